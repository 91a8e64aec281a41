"""Claw's turn (11.2 to 11.6), one rule per test. His display is a bare plan_1 unless a test says otherwise: corners
animal, card, animal, card from the cave on, arrow down. On the tactics card follow from top to bottom hot_spring,
birch_slope, beacon, copper_seam, nut_cellar, guild, forge, moss_hollow, journey."""

import pytest
from tests.games.silverfrost.scene import ANIMAL, CLAW, GUARD, Scene, scene

from frostwall.games.silverfrost.engine import state

VALLEY = ("moss_loft", "copper_adit", "hazel_bin", "charcoal_kiln", "rye_oven", "jay_forager", "stoker_stoat")


def solo(**options: object) -> Scene:
    return scene(1, options).turn(CLAW)


def spring(difficulty: int = 2, **options: object) -> Scene:
    return solo(difficulty=difficulty, **options).season(0, "spring").season(CLAW, "spring").freezing()


# --- the turn ---


def test_SOLO_11_the_cave_first_then_clockwise() -> None:
    t = scene(1).display("plan_4").turn(CLAW)  # cave 3: a card; then 0 and 1 animals, then 2
    t.deal("action action_02")  # corner 3: from the valley
    assert list(t.s.display[1:]).count(state.UNCOVERED) == 3
    assert t.s.display[1 + 3] == t.deck.action_names.index("action_02")
    assert len(t.city(CLAW)) == 1
    t.deal_any()
    t.do(0, "place animal birch_edge")
    t.deal("action action_01")  # corner 0: Forge
    assert t.at("forge_individual") == [(CLAW, ANIMAL)]
    t.do(0, "place guard birch_edge")
    t.deal("action action_04")  # corner 1: nut cellar
    assert t.at("nut_cellar") == [(CLAW, GUARD)]


def test_SOLO_12_a_new_plan_card_when_all_corners_are_covered() -> None:
    t = scene(1).display("plan_1", "action_01", "action_02", "action_03", "action_04").turn(CLAW)
    assert t.decision() == "claw_plan"
    t.deal("plan plan_2", "action action_08")  # cave 1: moss hollow
    assert t.at("moss_hollow") == [(CLAW, ANIMAL)]


def test_SOLO_14_a_stack_is_made_as_soon_as_the_last_card_is_revealed() -> None:
    """So what is discarded later is not in it: the plan cards of this season do not come back in the next."""
    t = scene(1).display("plan_1", "action_01", "action_02", "action_03", "action_04").no_animals(0)
    t.animals(CLAW, "news_stone").turn(CLAW)
    for plan, name in enumerate(t.deck.plan_names):
        if name not in ("plan_1", "plan_2"):
            t.s.plan_pile[plan], t.s.plan_gone[plan] = 0, 1
    t.deal("plan plan_2", "action action_08")  # the last plan card; his Guard goes to the moss hollow
    t.do(0, "prepare")
    while t.decision() == "snowing":  # yours, then his
        t.deal(next(iter(t.outcomes())))
    assert (t.decision(), t.in_season(CLAW)) == ("claw_plan", "autumn")
    assert sorted(t.outcomes()) == [f"plan plan_{n}" for n in range(3, 9)]


def test_SOLO_14_the_action_cards_too() -> None:
    """The last one is revealed right before a season: those of the display are not in the new stack."""
    shown = ("action_01", "action_02", "action_03", "action_04")
    t = scene(1).display("plan_1", *shown).no_animals(0).animals(CLAW, "news_stone").turn(CLAW)
    for action, name in enumerate(t.deck.action_names):
        if name not in (*shown, "action_08"):
            t.s.action_pile[action], t.s.action_gone[action] = 0, 1
    t.deal("plan plan_2", "action action_08")
    t.do(0, "prepare")
    while t.decision() == "snowing":
        t.deal(next(iter(t.outcomes())))
    t.deal("plan plan_3")
    t.do(0, "place animal birch_edge")
    assert t.decision() == "claw_action"
    others = [name for name in t.deck.action_names if name not in (*shown, "action_08")]
    assert sorted(t.outcomes()) == sorted(f"action {name}" for name in others)


def test_AMB_39_all_action_cards_lie_in_the_display() -> None:
    """The oldest plan card and its action cards make room."""
    names = [f"action_{n:02}" for n in range(1, 21)]
    t = scene(1)
    for n in range(5):
        t.display(f"plan_{n + 1}", *names[4 * n : 4 * n + 4])
    t.no_animals(CLAW).turn(CLAW)
    t.deal("plan plan_6")
    assert sorted(t.outcomes()) == [f"action {name}" for name in names[:4]]
    assert t.s.display[0] == t.deck.plan_names.index("plan_2")


# --- placing ---


def test_SOLO_16_the_guard_last() -> None:
    t = solo().season(0, "autumn").season(CLAW, "autumn")
    t.deal("action action_01")
    assert t.at("forge_individual") == [(CLAW, ANIMAL)]
    t = solo().animals(CLAW, "nut_path")
    t.deal("action action_01")
    assert t.at("forge_individual") == [(CLAW, GUARD)]


def test_SOLO_17_fire_for_the_guard_unless_you_are_there() -> None:
    t = solo().animals(CLAW, "nut_path")
    t.deal("action action_16")  # birch slope
    assert t.fire(CLAW) == 1
    t = solo().animals(CLAW, "nut_path").animals(0, "birch_slope")
    t.deal("action action_16")
    assert (t.at("birch_slope"), t.fire(CLAW)) == ([(0, ANIMAL), (CLAW, GUARD)], 0)  # SOLO-18


@pytest.mark.parametrize(("option", "fire"), [("unlessYours", 1), ("onlyIfEmpty", 0)])
def test_AMB_40_only_his_own_animals_there(option: str, fire: int) -> None:
    t = solo(**{"solo.guardFire": option}).season(0, "winter").season(CLAW, "winter").freezing()
    t.animals(CLAW, "guild_1", "guild_2", "guild_shared")
    t.deal("action action_06")  # Guild; SOLO-26: a fourth of his species
    assert t.at("guild_shared") == [(CLAW, ANIMAL), (CLAW, GUARD)]
    assert t.fire(CLAW) == fire


def test_SOLO_18_not_onto_an_own_animal_or_your_guard() -> None:
    t = solo().animals(CLAW, "nut_path").guard(0, "birch_slope")
    t.deal("action action_16")  # plan B: down to the beacons
    assert t.at("beacon_1") == [(CLAW, GUARD)]


def test_SOLO_19_snow_is_cleared_without_fire() -> None:
    t = solo().snow_on("birch_slope").freezing()
    t.deal("action action_16")
    assert (t.snow_at("birch_slope"), t.snow_tokens(CLAW), t.fire(CLAW)) == (0, 1, 0)


def test_SOLO_20_SOLO_64_he_pays_nothing() -> None:
    t = solo().goods(CLAW, fire=2)
    t.deal("action action_02")  # a beacon
    assert t.fire(CLAW) == 2


def test_SOLO_21_basic_places_give_him_nothing() -> None:
    t = solo()
    t.deal("action action_04")  # copper seam
    assert (t.at("copper_seam"), t.face_down_count(), t.resources(CLAW)) == ([(CLAW, ANIMAL)], 0, {})
    t.refused(0, "place animal copper_seam", "OCCUPIED")


def test_SOLO_22_beacon() -> None:
    t = solo()
    t.deal("action action_02")  # 2 points
    assert (t.tokens(CLAW), t.decision()) == (2, "giants")
    t.deal("rise story_swan")
    assert t.open_giants() == ["story_swan", "grandmother_ibex", "larder_bear", "emberback_boar"]


def test_SOLO_23_a_beacon_by_plan_b() -> None:
    t = solo().animals(0, "birch_slope")
    t.deal("action action_16")  # birch slope; its beacon corner says 3
    t.deal("rise story_swan")
    assert (t.at("beacon_1"), t.tokens(CLAW)) == ([(CLAW, ANIMAL)], 3)
    assert t.open_giants() == ["story_swan", "grandmother_ibex", "larder_bear", "mossback_elk"]


def test_AMB_43_which_beacon() -> None:
    t = solo().snow_on("beacon_3")
    t.deal("action action_02")
    assert t.at("beacon_3") == [(CLAW, ANIMAL)]  # with snow before without
    t = solo().animals(CLAW, "nut_path").animals(0, "beacon_1").snow_on("beacon_1")
    t.deal("action action_02")
    assert t.at("beacon_3") == [(CLAW, GUARD)]  # unoccupied before occupied


def test_SOLO_24_only_the_individual_forge_place() -> None:
    t = solo()
    t.deal("action action_01")
    assert (t.at("forge_individual"), t.fire(CLAW)) == ([(CLAW, ANIMAL)], 1)
    t = solo().animals(0, "forge_individual")
    t.deal("action action_01")
    assert t.at("forge_shared") == []
    assert t.at("moss_hollow") == [(CLAW, ANIMAL)]


def test_SOLO_25_priorities_at_the_guild() -> None:
    t = solo().snow_on("guild_2")
    t.deal("action action_06")
    assert t.at("guild_2") == [(CLAW, ANIMAL)]  # individual, unoccupied, with snow
    assert t.snow_tokens(CLAW) == 1
    t = solo().snow_on("guild_shared").animals(0, "guild_1")
    t.deal("action action_06")
    assert t.at("guild_2") == [(CLAW, ANIMAL)]  # individual comes first


@pytest.mark.parametrize(("option", "place"), [("ordered", "guild_1"), ("count", "guild_shared")])
def test_AMB_44_ordered_or_counted(option: str, place: str) -> None:
    """His Guard: individual but occupied, or shared, unoccupied and with snow."""
    t = solo(**{"solo.guildPriority": option}).season(0, "autumn").animals(0, "guild_1", "guild_2")
    t.animals(CLAW, "nut_path").snow_on("guild_shared")
    t.deal("action action_06")
    assert (CLAW, GUARD) in t.at(place)


def test_SOLO_27_the_best_highland_quest_he_meets() -> None:
    t = solo().build(CLAW, "fire_guard*2", "timber_slide*3").goods(CLAW, fire=1)
    t.deal("action action_06")
    assert t.done(CLAW) == ["nobility_in_distress"]  # 5 points, Coast to Coast has 4
    assert t.open_quests() == ["coast_to_coast", "winding_path"]
    assert t.s.claw_low == 5


def test_SOLO_27_otherwise_the_next_of_his_stack() -> None:
    t = solo()
    t.deal("action action_06", "errand silver_and_velvet")
    assert (t.done(CLAW), t.s.claw_low) == (["silver_and_velvet"], 4)


@pytest.mark.parametrize("option", ["first", "playerChooses"])
def test_AMB_45_equal_values(option: str) -> None:
    t = solo(**{"solo.questTie": option}).highland(
        "coast_to_coast", "humming_workshops", "nobility_in_distress"
    )
    t.build(CLAW, "fire_guard*2", "timber_slide*3", "hazel_bin")
    t.deal("action action_06")
    if option == "first":
        assert t.done(CLAW) == ["humming_workshops"]
    else:
        assert sorted(t.legal(0)) == ["quest humming_workshops", "quest nobility_in_distress"]
        assert t.refused(0, "quest coast_to_coast").rule == "SOLO-27"
        t.do(0, "quest nobility_in_distress")
        assert t.done(CLAW) == ["nobility_in_distress"]


def test_SOLO_29_not_before_spring() -> None:
    t = solo().season(0, "spring").freezing()
    t.deal("action action_08")  # journey, highest; wrapping around (AMB-48): hot spring
    assert t.at("hot_spring_1") == [(CLAW, ANIMAL)]


def test_SOLO_29_highest_lowest_shared() -> None:
    t = spring()
    t.deal("action action_08")
    assert t.at("journey_8") == [(CLAW, ANIMAL)]
    t = spring().animals(0, "journey_8")
    t.deal("action action_08")
    assert t.at("journey_6") == [(CLAW, ANIMAL)]
    t = spring()
    t.deal("action action_11")
    assert t.at("journey_shared") == [(CLAW, ANIMAL)]
    t = spring().display("plan_3")  # cave 2
    t.deal("action action_10")
    assert t.at("journey_4") == [(CLAW, ANIMAL)]


def test_SOLO_29_no_such_place_left() -> None:
    t = spring().animals(0, "journey_8", "journey_6", "journey_4")
    t.deal("action action_08")
    assert t.at("hot_spring_1") == [(CLAW, ANIMAL)]


def test_SOLO_30_difficulty_1_always_the_shared_place() -> None:
    t = spring(1)
    t.deal("action action_08")
    assert t.at("journey_shared") == [(CLAW, ANIMAL)]


@pytest.mark.parametrize(("option", "place"), [("shared", "journey_shared"), ("highest", "journey_8")])
def test_AMB_71_the_journey_by_plan_b_without_a_corner(option: str, place: str) -> None:
    t = spring(2, **{"solo.planBJourney": option}).display("plan_3").animals(0, "moss_hollow")
    t.deal("action action_02")  # corner 2: moss hollow; no Journey on this card
    assert t.at(place) == [(CLAW, ANIMAL)]


@pytest.mark.parametrize(
    ("option", "fire", "cards"), [("fireAndCards", 2, 2), ("fireOnly", 2, 0), ("nothing", 0, 0)]
)
def test_SOLO_31_hot_spring(option: str, fire: int, cards: int) -> None:
    t = solo(**{"solo.clawHotSpring": option})
    t.deal("action action_03")
    t.deal_any()
    assert (t.fire(CLAW), t.face_down_count(), t.at("hot_spring_1")) == (fire, cards, [(CLAW, ANIMAL)])


# --- plan B ---


def test_SOLO_33_upwards() -> None:
    t = scene(1).display("plan_2").animals(0, "birch_slope").turn(CLAW)
    t.deal("action action_02")  # corner 1: birch slope, arrow up: hot spring
    assert t.at("hot_spring_1") == [(CLAW, ANIMAL)]


def test_SOLO_33_passing_over_places_that_are_taken() -> None:
    t = solo().season(0, "autumn").animals(0, "copper_seam", "nut_cellar")
    t.deal("action action_04")  # copper seam; nut cellar is taken too
    assert t.at("guild_1") == [(CLAW, ANIMAL)]
    t.deal_any()


@pytest.mark.parametrize(("option", "place"), [(False, "birch_slope"), (True, "hot_spring_1")])
def test_AMB_49_his_guard_does_not_share_in_the_search(option: bool, place: str) -> None:
    t = scene(1, {"solo.planBGuardShares": option}).display("plan_3").animals(CLAW, "nut_path")
    t.guard(0, "moss_hollow").animals(0, "hot_spring_1").turn(CLAW)
    t.deal("action action_02")  # moss hollow; journey is closed; hot spring holds your normal animal
    assert (CLAW, GUARD) in t.at(place)


def test_AMB_49_no_place_at_all() -> None:
    t = solo().season(0, "spring").season(CLAW, "winter").freezing().claw_quests(0)
    t.animals(0, "hot_spring_1", "birch_slope", "beacon_1", "beacon_3", "copper_seam").guard(0, "nut_cellar")
    t.animals(CLAW, "forge_individual", "moss_hollow")
    t.deal("action action_16")
    assert (t.s.get(CLAW, state.ASIDE_NORMAL), t.supply(CLAW)) == (1, (0, 1))
    assert [card for card in t.in_valley() if "claw" in card] == ["rye_oven claw"]


def test_SOLO_35_a_token_for_every_plan_b() -> None:
    t = solo().animals(0, "forge_individual").claw_token("rye_oven")
    t.deal(
        "action action_01"
    )  # production first: rye oven has one already; then 1 point, first in reading order
    assert t.in_valley()[0] == "timber_slide claw"
    t = solo()
    t.deal("action action_01")  # no plan B
    assert not [card for card in t.in_valley() if "claw" in card]


def test_SOLO_36_all_have_one() -> None:
    t = solo().animals(0, "forge_individual").claw_token("timber_slide", *VALLEY)
    t.deal("action action_01")
    assert t.actors() == [0]
    assert all("claw" in card for card in t.in_valley())


# --- playing a card ---


def test_SOLO_37_plan_c() -> None:
    t = solo().no_animals(CLAW)
    t.deal("action action_01", "claw moss_loft")  # corner 0: deck
    assert (t.city(CLAW), t.snow_tokens(CLAW)) == (["moss_loft"], 1)


def test_AMB_50_plan_c_in_spring() -> None:
    t = spring().no_animals(CLAW)
    t.deal("action action_01", "claw moss_loft")
    assert (t.city(CLAW), t.snow_tokens(CLAW), t.has_passed(CLAW)) == (["moss_loft"], 1, False)


def card_corner(**options: object) -> Scene:
    """Claw plays a card: the cave of plan_5 is a card corner (0)."""
    return scene(1, options).display("plan_5").turn(CLAW)


def test_SOLO_39_SOLO_40_no_cost_no_text_any_number() -> None:
    t = (
        card_corner()
        .build(CLAW, "storm_scout")
        .build(CLAW, *["timber_slide*3", "moss_loft*2"], "hazel_bin*2")
    )
    t.build(CLAW, "copper_adit*2", "charcoal_kiln*2", "rye_oven*2", "row_cottage")
    t.deal("action action_01", "claw storm_scout")
    assert t.city(CLAW).count("storm_scout") == 2
    assert len(t.city(CLAW)) == 16


def test_SOLO_42_by_type_points_snow_and_place() -> None:
    t = card_corner()
    t.deal("action action_03")  # production first, from the valley
    assert t.city(CLAW) == ["rye_oven"]  # 2 points
    t = card_corner().valley("timber_slide", "moss_loft", "mist_guard", "hearth_teller", "bath_otter")
    t.valley_snow("hearth_teller").deal(
        "action action_14"
    )  # destination first; 2 points each: the snowed one
    assert (t.city(CLAW), t.snow_tokens(CLAW)) == (["hearth_teller"], 1)  # SOLO-43
    t = card_corner().valley("timber_slide", "moss_loft", "mist_guard", "hearth_teller", "bath_otter")
    t.deal("action action_14")
    assert t.city(CLAW) == ["mist_guard"]  # the first from left to right
    t = card_corner()
    t.deal("action action_17")  # prosperity is absent: production comes next
    assert t.city(CLAW) == ["rye_oven"]


def test_SOLO_42_left_to_right_then_top_to_bottom() -> None:
    """Equal cards on spaces 3 (upper row) and 4 (lower row)."""
    t = card_corner().valley("mountaineer", "soot_sweep", "avalanche_horn", "timber_slide", "moss_loft")
    t.deal("action action_03")
    assert t.city(CLAW) == ["timber_slide"]


def test_SOLO_44_a_clawed_card_may_be_played_by_both() -> None:
    t = scene(1).goods(0, birch=2, moss=2).claw_token("timber_slide", "moss_loft").valley_snow("moss_loft")
    t.do(0, "play timber_slide from valley paying birch moss")
    t.deal("reveal row_cottage")
    assert t.in_valley()[0] == "row_cottage"  # the token has gone back
    t = scene(1).goods(0, birch=2, moss=2).valley("timber_slide*2", *VALLEY).claw_token("timber_slide")
    t.do(0, "play timber_slide from valley paying birch moss")
    assert t.in_valley()[0] == "timber_slide claw"  # it stays on what is left


def test_SOLO_44_an_effect_takes_a_clawed_card() -> None:
    t = scene(1).goods(0, fire=1).giants("choosy_chamois", "larder_bear", "mossback_elk", "emberback_boar")
    t.claw_token("timber_slide", "moss_loft")
    t.do(0, "place animal beacon_1", "giant choosy_chamois", "valley timber_slide", "valley moss_loft")
    t.deal("reveal row_cottage", "reveal bath_otter")
    assert not [card for card in t.in_valley() if "claw" in card]


def test_SOLO_45_the_valley_is_refilled() -> None:
    t = card_corner()
    t.deal("action action_03")
    assert t.decision() == "filling"
    t.deal("reveal row_cottage")
    assert (t.in_valley()[5], t.actors()) == ("row_cottage", [0])
