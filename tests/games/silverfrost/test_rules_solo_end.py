"""Claw's seasons, his end, gifts, comparisons and scoring (11.7 to 11.10), one rule per test."""

from typing import Any

import pytest
from tests.games.silverfrost.scene import ANIMAL, CLAW, Scene, deck_with, scene

from frostwall.core.types import SPECTATOR
from frostwall.games.silverfrost.engine import state

FIFTEEN = (
    "timber_slide*3",
    "moss_loft*2",
    "copper_adit*2",
    "hazel_bin*2",
    "charcoal_kiln*2",
    "jay_forager*2",
    "stoker_stoat*2",
)
VALLEY = ("moss_loft", "copper_adit", "hazel_bin", "charcoal_kiln", "rye_oven", "jay_forager", "stoker_stoat")
BEFORE = {"autumn": "summer", "winter": "autumn", "spring": "winter"}


def preparing(season: str = "autumn", **options: object) -> Scene:
    """You are in this season, Claw in the one before with all animals placed: he prepares."""
    t = scene(1, options).season(0, season).season(CLAW, BEFORE[season]).no_animals(CLAW)
    if season != "autumn":
        t.freezing()
    return t.turn(CLAW)


def snow_cards(t: Scene) -> int:
    n = 0
    while t.decision() == "snowing":
        t.deal(next(iter(t.outcomes())))
        n += 1
    return n


@pytest.mark.parametrize(
    ("season", "cards", "animals"), [("autumn", 2, (2, 1)), ("winter", 3, (3, 1)), ("spring", 1, (5, 1))]
)
def test_SOLO_48_animals_and_snow(season: str, cards: int, animals: tuple[int, int]) -> None:
    t = preparing(season).build(CLAW, "rye_oven", "timber_slide", "bell_tower")
    giants = t.open_giants()
    assert snow_cards(t) == cards
    assert (t.in_season(CLAW), t.supply(CLAW)) == (season, animals)
    assert t.snowed(CLAW) == []  # SOLO-49
    assert (t.fire(CLAW), t.resources(CLAW)) == (0, {})  # SOLO-50
    assert t.open_giants() == giants  # SOLO-54


def test_SOLO_46_only_after_you_and_only_without_animals() -> None:
    t = scene(1).season(0, "autumn").animals(CLAW, "nut_path").turn(CLAW)
    assert t.decision() == "claw_action"  # his Guard is still to come
    t = scene(1).no_animals(CLAW).turn(CLAW)
    assert t.decision() == "claw_action"  # you are in the same season


def test_AMB_51_one_season_at_a_time() -> None:
    t = scene(1).season(0, "winter").freezing().no_animals(CLAW).turn(CLAW)
    snow_cards(t)
    t.deal_any("plan plan_2")
    assert t.in_season(CLAW) == "autumn"
    t.go(0, "place animal birch_edge", prefer=["action action_02"])
    assert t.in_season(CLAW) == "autumn"  # his new animals first


def test_SOLO_47_AMB_52_clawed_cards_then_the_refill_then_snow() -> None:
    t = preparing().claw_token("timber_slide", "rye_oven").valley_snow("rye_oven")
    assert t.decision() == "filling"
    assert (t.face_down_count(), t.snow_tokens(CLAW)) == (2, 1)
    t.deal("reveal row_cottage", "reveal bath_otter")
    assert t.in_valley()[0] == "row_cottage"
    assert t.decision() == "snowing"
    t.deal("snow snow_01")
    assert t.in_valley()[0] == "row_cottage snow"


def test_SOLO_51_the_forge_from_autumn_on() -> None:
    t = preparing()
    snow_cards(t)
    t.deal_any()
    assert (t.s.claw_forge, t.s.claw_guild) == (True, False)
    t = preparing("winter").claw_marks(forge=True)
    snow_cards(t)
    t.deal_any()
    assert (t.s.claw_forge, t.s.claw_guild) == (True, True)  # SOLO-52


@pytest.mark.parametrize("place", ["forge_shared", "guild_shared"])
def test_SOLO_51_SOLO_52_your_fire_goes_to_him(place: str) -> None:
    t = scene(1).season(0, "winter").season(CLAW, "winter").freezing().claw_marks(forge=True, guild=True)
    t.goods(0, fire=1)
    t.do(0, f"place animal {place}")
    assert (t.fire(0), t.fire(CLAW)) == (0, 1)


def test_SOLO_51_only_the_shared_place_and_only_its_cost() -> None:
    t = (
        scene(1)
        .season(0, "autumn")
        .season(CLAW, "autumn")
        .claw_marks(forge=True)
        .goods(0, fire=2)
        .snow_on("forge_shared")
    )
    t.do(0, "place animal forge_shared")
    assert (t.fire(0), t.fire(CLAW)) == (0, 1)  # clearing is paid to the supply
    t = scene(1).season(0, "autumn").season(CLAW, "autumn").claw_marks(forge=True).goods(0, fire=2)
    t.do(0, "place animal beacon_1")
    assert (t.fire(0), t.fire(CLAW)) == (1, 0)


def test_AMB_72_also_after_he_has_passed() -> None:
    t = (
        scene(1)
        .season(0, "spring")
        .freezing()
        .claw_marks(forge=True, guild=True)
        .goods(0, fire=1)
        .passed(CLAW)
    )
    t.do(0, "place animal forge_shared")
    assert t.fire(CLAW) == 1


def test_AMB_72_other_gifts_are_discarded() -> None:
    t = (
        scene(1)
        .season(0, "spring")
        .freezing()
        .passed(CLAW)
        .goods(0, nut=2)
        .hold(0, "jay_forager", "row_cottage")
    )
    t.do(0, "play jay_forager from hand paying nut*2", "yes", "discard row_cottage")
    assert (t.face_down_count(), t.discards(), t.resources(0)) == (0, {"row_cottage": 1}, {"nut": 3})
    for option, fire in ((False, 1), (True, 0)):  # AMB-34
        t = scene(1, {"end.fireLikeResources": option}).season(0, "spring").freezing().passed(CLAW)
        t.goods(0, fire=1).hold(0, "mountaineer").do(0, "play mountaineer from hand paying nothing")
        assert (t.fire(0), t.fire(CLAW)) == (0, fire)


def test_SOLO_53_a_fresh_display() -> None:
    t = scene(1).season(0, "autumn").no_animals(CLAW).display("plan_1", "action_01", "action_02").turn(CLAW)
    snow_cards(t)
    t.deal("plan plan_7")
    assert (t.s.display[0], list(t.s.display[1:])) == (
        t.deck.plan_names.index("plan_7"),
        [state.UNCOVERED] * 4,
    )
    assert (sum(t.s.plan_gone), sum(t.s.action_gone)) == (1, 2)


# --- the end ---


def springs(*cards: str, **options: object) -> Scene:
    t = scene(1, {"difficulty": 2, **options}).season(0, "spring").season(CLAW, "spring").freezing()
    return t.build(CLAW, *cards)


def test_SOLO_55_he_passes_with_fifteen_cards_and_no_animals() -> None:
    fourteen = (*FIFTEEN[:-1], "stoker_stoat")
    t = springs(*fourteen).no_animals(CLAW).turn(CLAW)
    t.deal("action action_01", "claw row_cottage")  # plan C
    assert t.has_passed(CLAW)  # AMB-55: at the end of this very turn
    t = springs(*fourteen[:-1]).no_animals(CLAW).turn(CLAW)
    t.deal("action action_01", "claw row_cottage")
    assert not t.has_passed(CLAW)


def test_SOLO_55_not_with_animals_left() -> None:
    t = springs(*FIFTEEN).turn(CLAW)
    t.deal("action action_01")
    assert not t.has_passed(CLAW)


def test_SOLO_56_AMB_54_seventeen_cards() -> None:
    t = springs(*FIFTEEN, "row_cottage*2").display("plan_5").turn(CLAW)  # cave 0 a card, 1 an animal
    t.deal("action action_02")
    assert t.s.display[1] == state.SKIPPED  # no action card for it
    assert t.at("birch_slope") == [(CLAW, ANIMAL)]


def test_SOLO_56_not_with_sixteen_and_not_without_animals() -> None:
    t = springs(*FIFTEEN, "row_cottage").display("plan_5").turn(CLAW)
    t.deal("action action_01", "claw row_cottage")
    assert len(t.city(CLAW)) == 17


@pytest.mark.parametrize(("option", "skips"), [("springOnly", False), ("always", True)])
def test_AMB_53_before_spring(option: str, skips: bool) -> None:
    t = scene(1, {"solo.cap17": option}).build(CLAW, *FIFTEEN, "row_cottage*2").display("plan_5").turn(CLAW)
    t.begin()
    assert (t.s.display[1] == state.SKIPPED) == skips


def test_SOLO_57_whoever_has_not_passed_goes_on() -> None:
    t = springs(*FIFTEEN).passed(CLAW)
    t.go(0, "place animal birch_edge")
    assert t.actors() == [0]
    t = springs().no_animals(0)
    t.do(0, "pass")
    assert t.decision() == "claw_action"
    t.deal("action action_01")
    assert t.decision() == "claw_action"


def test_SOLO_58_SOLO_59_clawed_cards_at_the_end() -> None:
    rest = ("row_cottage", "mist_guard", "air_guard", "bell_tower", "bath_otter", "storm_scout", "soot_sweep")
    t = springs(*FIFTEEN).passed(CLAW).no_animals(0).valley("rye_oven*2", *rest).claw_token("rye_oven")
    t.valley_snow("rye_oven")
    t.do(0, "pass")
    assert t.decision() == "over"
    assert (t.face_down_count(), t.snow_tokens(CLAW)) == (2, 1)
    assert t.in_valley() == ["-", *rest]


# --- gifts and effects ---


def test_SOLO_60_cards_for_claw_lie_face_down() -> None:
    t = (
        scene(1)
        .goods(0, nut=2)
        .hold(0, "jay_forager", "row_cottage")
        .face_down("moss_loft*2", "rye_oven*2", "hazel_bin*2")
    )
    t.face_down("copper_adit*2")
    t.do(0, "play jay_forager from hand paying nut*2", "yes", "give row_cottage to 1")
    assert (t.face_down_count(), t.resources(0)) == (9, {"nut": 3})  # AMB-56: no limit


def test_SOLO_61_a_draw_for_claw() -> None:
    deck = deck_with(
        cards=[
            {
                "id": "host",
                "type": "traveller",
                "effects": [{"on": "play", "do": [{"draw": 2, "who": "left"}]}],
            }
        ]
    )
    t = scene(1, deck=deck).hold(0, "host")
    t.do(0, "play host from hand paying nothing")
    t.deal("hide moss_loft", "hide rye_oven")
    assert t.face_down_count() == 2


def test_SOLO_62_open_places_in_his_city() -> None:
    t = scene(1).build(CLAW, "bath_otter", "hillside_sauna")
    assert t.legal(0, "visit") == ["visit animal 1 1", "visit guard 1 1"]
    t.go(0, "visit animal 1 1", "resources nut")
    assert (t.resources(0), t.tokens(CLAW)) == ({"nut": 1}, 1)


def test_SOLO_62_his_cards_do_not_react() -> None:
    t = scene(1).build(CLAW, "bath_otter", "guest_porch")
    t.do(0, "visit animal 1 1")
    assert t.decision() == "resources"
    t.do(0, "resources nut")
    assert t.resources(CLAW) == {}


def test_SOLO_63_AMB_57_resources_go_to_the_supply() -> None:
    t = scene(1).goods(0, birch=1, moss=2, copper=1).hold(0, "sledge_depot")
    t.go(0, "play sledge_depot from hand paying birch moss*2", "yes")
    if t.decision() == "resources":
        t.go(0, "resources copper")
    assert (t.resources(0), t.resources(CLAW), t.fire(0)) == ({}, {}, 2)


def test_SOLO_64_he_takes_fire() -> None:
    t = scene(1).goods(0, fire=1).hold(0, "mountaineer")
    t.do(0, "play mountaineer from hand paying nothing")
    assert (t.fire(0), t.fire(CLAW)) == (0, 1)


def test_SOLO_68_nothing_may_be_taken_from_his_face_down_cards_and_no_snow_in_his_city() -> None:
    deck = deck_with(
        cards=[
            {
                "id": "blizzard",
                "type": "traveller",
                "effects": [{"on": "play", "do": [{"add_snow": {"where": "city", "n": 1, "who": "left"}}]}],
            }
        ],
        checked=False,
    )
    t = scene(1, deck=deck).hold(0, "blizzard").build(CLAW, "rye_oven")
    t.do(0, "play blizzard from hand paying nothing")
    assert t.snowed(CLAW) == []


# --- comparisons ---


def completable(t: Scene) -> list[str]:
    t.do(0, "place animal guild_1")
    return [text.split()[1] for text in t.legal(0, "quest", "lowland")]


@pytest.mark.parametrize(
    ("birch", "moss", "fire", "met"), [(2, 2, 2, True), (2, 1, 2, False), (1, 1, 0, True)]
)
def test_SOLO_69_AMB_74_his_fire_counts_as_resources(birch: int, moss: int, fire: int, met: bool) -> None:
    """Two comparisons: in each of them all his fire counts."""
    t = scene(1).lowland(0, "dry_and_soft").goods(0, birch=birch, moss=moss).goods(CLAW, fire=fire)
    assert completable(t) == (["dry_and_soft"] if met else [])


@pytest.mark.parametrize(("hidden", "met"), [(5, True), (6, False)])
def test_SOLO_70_face_down_cards_count_as_his_hand(hidden: int, met: bool) -> None:
    t = scene(1).lowland(0, "fireside_tales").build(0, "moss_loft", "rye_oven", "hazel_bin")
    cards = ("timber_slide", "timber_slide", "timber_slide", "bath_otter", "bath_otter", "mist_guard")
    t.hold(0, "row_cottage*3", "sledge_depot*3").face_down(*cards[:hidden])
    assert t.face_down_count() == hidden
    assert completable(t) == (["fireside_tales"] if met else [])


def test_AMB_81_comparisons_by_card_effects() -> None:
    """The Errand Hare draws if you have not more hand cards than the left person."""
    for hidden, step in ((3, "drawing"), (0, "claw_action")):
        t = scene(1).goods(0, nut=2).hold(0, "errand_hare", "moss_loft*2")
        if hidden:
            t.face_down("row_cottage*3")
        t.do(0, "play errand_hare from hand paying nut*2")
        t.deal("offer 0 row_of_roofs", "offer 0 sledge_party", "offer 0 open_doors")
        t.do(0, "retain open_doors")
        assert t.decision() == step


def test_SOLO_71_his_own_quests() -> None:
    """All cards of his city, only yours without snow."""
    t = (
        scene(1)
        .highland("humming_workshops", None, None)
        .build(CLAW, "timber_slide*3", "hazel_bin*2", "fire_guard")
    )
    t.build(0, "rye_oven*2", "moss_loft*2", "charcoal_kiln*2", snow=True).turn(CLAW)
    t.deal("action action_06")
    assert t.done(CLAW) == ["humming_workshops"]


@pytest.mark.parametrize(
    ("option", "fire", "met"),
    [("possess", 2, True), ("possess", 1, False), ("never", 9, False), ("ignore", 0, True)],
)
def test_AMB_59_gifts_he_would_have_to_make(option: str, fire: int, met: bool) -> None:
    t = scene(1, {"solo.clawGifts": option}).highland("torches_for_the_neighbours", None, None)
    t.build(CLAW, "bell_tower", "signal_fire", "storm_scout", "mist_guard", "hall_of_deeds", "chimney_row")
    t.goods(CLAW, fire=fire).turn(CLAW)
    t.deal("action action_06")
    assert (t.done(CLAW) == ["torches_for_the_neighbours"]) == met
    assert t.fire(CLAW) == fire  # he pays nothing


# --- scoring ---


@pytest.mark.parametrize(("difficulty", "bonus"), [(1, 2 + 2), (2, 4 + 3), (3, 6 + 7), (4, 8 + 7)])
def test_SOLO_72_SOLO_73_SOLO_74_claws_points(difficulty: int, bonus: int) -> None:
    """Two prosperity cards and seven face-down cards; the table is that of the set."""
    t = scene(1, {"difficulty": difficulty}).season(0, "spring").season(CLAW, "spring").freezing()
    t.build(CLAW, "hall_of_deeds", "chimney_row", "bath_otter").completed(CLAW, "young_sprouts").goods(
        CLAW, point=3
    )
    t.cleared(CLAW, 2).cleared(0, 1).animals(CLAW, "journey_6").face_down(
        "moss_loft*2", "rye_oven*2", "timber_slide*3"
    )
    assert t.begin().sources(CLAW) == {
        "cards": 4 + 3 + 1,
        "prosperity": bonus,
        "quests": 2,
        "snow": 2 + 5,
        "tokens": 3,
        "journey": 6,
    }
    assert t.sources(0) == {"snow": 1}


def test_SOLO_72_a_tie_for_the_most_snow() -> None:
    t = scene(1).cleared(CLAW, 3).cleared(0, 3).begin()
    assert (t.points(CLAW), t.points(0)) == (8, 8)  # SOLO-76


@pytest.mark.parametrize(("mine", "won"), [(9, False), (10, False), (11, True)])
def test_SOLO_75_more_points_than_claw(mine: int, won: bool) -> None:
    t = scene(1).season(0, "spring").freezing().passed(CLAW).no_animals(0).goods(CLAW, point=10)
    t.goods(0, point=mine, fire=9, birch=9)
    t.go(0, "pass")
    found = t.outcome()
    assert found is not None
    assert found.winners == ([0] if won else [])


def test_SOLO_75_the_view_tells_everybodys_points_so_far() -> None:
    t = scene(1).season(0, "spring").freezing().passed(CLAW).no_animals(0).goods(CLAW, point=10)
    t.goods(0, point=4)
    before: Any = t.begin().game.view(t.s, 0)
    assert before["board"]["claw"]["sources"] == t.sources(CLAW)
    assert before["seats"][0]["sources"] == t.sources(0)
    assert before["seats"][0]["sources"]["tokens"] == 4
    t.go(0, "pass")
    after: Any = t.game.view(t.s, SPECTATOR)
    found = after["board"]["claw"]["sources"]
    assert found == t.sources(CLAW)
    assert sum(found.values()) == t.points(CLAW) >= 10
