"""Placing animals (chapter 5), one rule per test."""

import pytest
from tests.games.silverfrost.scene import ANIMAL, GUARD, Scene, deck_with, scene


def giants(t: Scene, first: str) -> Scene:
    """This giant on the leftmost slot, which is worth 0."""
    return t.giants(first, "larder_bear", "mossback_elk", "emberback_boar")


# --- places ---


@pytest.mark.parametrize(
    ("place", "goods", "cards"),
    [
        ("birch_slope", {"birch": 3}, 0),
        ("birch_edge", {"birch": 2}, 0),
        ("moss_hollow", {"moss": 2}, 0),
        ("moss_bank", {"moss": 1}, 1),
        ("copper_seam", {"copper": 1}, 1),
        ("copper_scree", {"copper": 1}, 0),
        ("nut_cellar", {"nut": 2}, 1),
        ("nut_path", {"nut": 1}, 1),
        ("news_stone", {}, 3),
    ],
)
def test_BASIC_1_what_basic_places_give(place: str, goods: dict[str, int], cards: int) -> None:
    t = scene()
    t.go(0, f"place animal {place}")
    assert (t.resources(0), t.hand_size(0), t.fire(0)) == (goods, cards, 0)
    assert t.at(place) == [(0, ANIMAL)]


def test_HOT_1_two_fire_and_two_cards() -> None:
    t = scene()
    t.go(0, "place animal hot_spring_1")
    assert (t.fire(0), t.hand_size(0)) == (2, 2)


def test_WORK_3_free_choice_of_the_animal() -> None:
    legal = scene().legal(0, "place")
    assert "place animal birch_slope" in legal
    assert "place guard birch_slope" in legal


def test_WORK_5_shared_places_take_any_number() -> None:
    t = (
        scene(3)
        .season(0, "autumn")
        .animals(0, "birch_edge", "birch_edge")
        .animals(1, "birch_edge")
        .guard(2, "birch_edge")
    )
    t.do(0, "place guard birch_edge")
    assert len(t.at("birch_edge")) == 5
    assert t.fire(0) == 0  # GUARD-6: neither power on an occupied shared place


def test_WORK_10_a_visit_without_use() -> None:
    t = scene().hold(0, "row_cottage*4", "timber_slide*3", "moss_loft")
    t.do(0, "place animal news_stone")
    assert (t.hand_size(0), t.actors()) == (8, [1])
    t = scene()
    t.do(0, "place animal forge_individual")  # nothing to discard
    assert t.actors() == [1]


def test_FORGE_1_each_resource_on_its_own() -> None:
    t = scene().hold(0, "row_cottage", "moss_loft", "rye_oven")
    t.do(
        0,
        "place animal forge_individual",
        "discard moss_loft row_cottage rye_oven",
        "resources birch moss nut",
    )
    assert t.resources(0) == {"birch": 1, "moss": 1, "nut": 1}
    assert t.discards() == {"moss_loft": 1, "row_cottage": 1, "rye_oven": 1}


def test_FORGE_2_the_shared_place_costs_fire() -> None:
    t = scene().goods(0, fire=1).animals(1, "forge_shared")
    t.do(0, "place animal forge_shared")
    assert t.fire(0) == 0


@pytest.mark.parametrize(("slot", "points"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_BEAC_2_BEAC_6_points_of_the_slot(slot: int, points: int) -> None:
    t = scene().goods(0, fire=1)
    name = t.open_giants()[slot]
    t.go(0, "place animal beacon_3", f"giant {name}")
    assert (t.tokens(0), t.fire(0)) == (points, 3 if name == "emberback_boar" else 0)


def test_BEAC_3_the_left_ones_move_right() -> None:
    t = scene().goods(0, fire=1)
    t.do(0, "place animal beacon_1", "giant larder_bear")
    t.deal("rise story_swan")
    assert t.open_giants() == ["story_swan", "grandmother_ibex", "mossback_elk", "emberback_boar"]


def test_BEAC_4_signal_fire_and_bell_tower_refill_too() -> None:
    t = scene().goods(0, fire=1).build(0, "signal_fire")
    t.do(0, "visit animal 0 1", "yes", "giant emberback_boar")
    t.deal("rise story_swan")
    assert t.open_giants() == ["story_swan", "grandmother_ibex", "larder_bear", "mossback_elk"]
    t = scene().no_animals(0).goods(0, fire=1).build(0, "bell_tower")
    t.do(0, "prepare", "yes", "giant emberback_boar")
    t.deal("rise story_swan")
    assert t.open_giants() == ["story_swan", "grandmother_ibex", "larder_bear", "mossback_elk"]


def test_BEAC_5_every_beacon_gives_all_giants() -> None:
    for place in ("beacon_1", "beacon_3"):
        t = scene().goods(0, fire=1)
        t.do(0, f"place animal {place}")
        assert len(t.legal(0, "giant")) == 4


def test_BEAC_7_an_empty_stack_of_giants() -> None:
    t = scene().goods(0, fire=1)
    for giant in range(t.deck.giants):
        t.s.giant_gone[giant] += t.s.giant_pile[giant]
        t.s.giant_pile[giant] = 0
    t.do(0, "place animal beacon_1", "giant larder_bear")
    assert len(t.outcomes()) == 24  # the discarded ones, the one just used included
    t.deal("rise story_swan")
    assert sum(t.s.giant_gone) == 0


def test_BEAC_8_a_giant_without_use() -> None:
    t = giants(scene(), "plough_bison").giants(
        "larder_bear", "mossback_elk", "emberback_boar", "plough_bison"
    )
    t.goods(0, fire=1)
    t.go(0, "place animal beacon_1", "giant plough_bison")  # no snow in the city
    assert t.tokens(0) == 3


# --- destination cards ---


def test_DEST_1_an_own_place_of_a_construction_and_of_a_creature() -> None:
    t = scene().build(0, "hillside_sauna", "bath_otter")
    assert t.legal(0, "visit") == [
        "visit animal 0 1",
        "visit guard 0 1",
        "visit animal 0 2",
        "visit guard 0 2",
    ]
    t.do(0, "visit animal 0 1")
    assert (t.fire(0), t.on_card(0, 1)) == (1, (1, 0, None))


def test_DEST_4_the_owner_takes_a_point() -> None:
    t = scene(3).build(2, "wax_chandler")
    t.do(0, "visit animal 2 1")
    assert [t.tokens(seat) for seat in range(3)] == [0, 0, 1]
    assert t.on_card(2, 1) == (0, 0, 0)


def test_DEST_4_no_point_on_an_own_place() -> None:
    t = scene().build(0, "wax_chandler")
    t.do(0, "visit animal 0 1")
    assert t.tokens(0) == 0


def test_DEST_5_the_visitors_city_counts() -> None:
    """The Hearth Teller activates production in the city of the visitor."""
    t = scene().build(1, "hearth_teller", "timber_slide").build(0, "stoker_stoat")
    t.do(0, "visit animal 1 1", "city 0 1")
    assert (t.fire(0), t.resources(1)) == (1, {})


def test_DEST_6_own_and_open_place_are_two_places() -> None:
    t = scene(3).build(1, "bath_otter", own=1)
    t.do(0, "visit guard 1 1", "resources nut")
    t.deal_any()
    assert t.on_card(1, 1) == (1, 0, 0)
    assert t.fire(0) == 2  # 1 of the Guard: nobody else is on that place; 1 of the card
    t = scene().turn(1).build(1, "wax_chandler", guest=0)
    t.do(1, "visit animal 1 1")
    assert t.on_card(1, 1) == (1, 0, 0)


def test_DEST_7_playing_a_destination_brings_nothing() -> None:
    t = scene().goods(0, nut=3).hold(0, "bath_otter")
    t.do(0, "play bath_otter from hand paying nut*3")
    assert (t.resources(0), t.fire(0), t.hand_size(0), t.actors()) == ({}, 0, 0, [1])
    t.do(1, "place animal birch_slope")
    t.go(0, "visit animal 0 1", "resources nut")
    assert t.resources(0) == {"nut": 1}


def test_DEST_8_snow_blocks_both_places() -> None:
    t = scene().build(0, "bath_otter", snow=True).build(1, "bath_otter", snow=True)
    assert t.legal(0, "visit animal") == []
    assert t.legal(0, "visit guard") == ["visit guard 0 1", "visit guard 1 1"]  # GUARD-4 pays for the snow


def test_DEST_9_the_open_place_of_a_passed_player() -> None:
    for option, points in ((True, 1), (False, 0)):  # AMB-12
        t = scene(3, {"end.passedOwnerGetsPoint": option}).passed(1).build(1, "wax_chandler")
        t.do(0, "visit animal 1 1")
        assert t.tokens(1) == points


# --- the Guild ---


def test_GUILD_3_completing_then_drawing() -> None:
    t = scene().lowland(0, "young_sprouts").build(0, "moss_loft")
    t.do(0, "place animal guild_1", "lowland young_sprouts")
    assert t.done(0) == ["young_sprouts"]
    t.deal("offer 0 steady_hands", "offer 0 restless_paws")
    t.do(0, "retain restless_paws")
    assert t.held(0) == ["restless_paws"]
    assert [t.deck.quest_names[entry & 255] for entry in t.s.lowland_tail] == ["steady_hands"]
    assert t.actors() == [1]


def test_GUILD_3_without_a_quest_to_complete() -> None:
    t = scene()
    t.do(0, "place animal guild_1")
    assert t.legal(0) == ["none"]
    t.do(0, "none")
    t.deal("offer 0 steady_hands", "offer 0 restless_paws")
    t.do(0, "retain steady_hands")
    assert t.held(0) == ["steady_hands"]


def test_AMB_13_declining_a_quest() -> None:
    for option in (True, False):
        t = scene(2, {"guild.drawAfterDecline": option}).lowland(0, "young_sprouts").build(0, "moss_loft")
        t.do(
            0, "place animal guild_1", "none" if option else "no"
        )  # where declining costs the draw, it is said
        assert t.decision() == ("quests" if option else "ready")
        assert t.held(0) == ["young_sprouts"]


def test_AMB_13_drawing_if_there_was_nothing_to_decline() -> None:
    t = scene(2, {"guild.drawAfterDecline": False}).lowland(0, "young_sprouts")
    t.do(0, "place animal guild_1", "none")
    assert t.decision() == "quests"


def test_GUILD_5_few_quests_in_the_stack() -> None:
    for left in (0, 1):
        t = scene()
        names = [name for n, name in enumerate(t.deck.quest_names) if t.s.lowland[n]]
        t.completed(1, *names[left:])
        t.do(0, "place animal guild_1", "none")
        if left:
            t.deal(f"offer 0 {names[0]}")  # AMB-14: a single one must be kept
        assert t.held(0) == names[:left]
        assert t.actors() == [1]


def test_GUILD_6_any_number_of_lowland_quests() -> None:
    quests = ["young_sprouts", "steady_hands", "restless_paws", "open_doors", "finest_window", "full_shelves"]
    t = scene().lowland(0, *quests)
    t.do(0, "place animal guild_1", "none")
    t.deal("offer 0 sledge_party", "offer 0 row_of_roofs")
    t.do(0, "retain sledge_party")
    assert len(t.held(0)) == 7


def test_GUILD_8_a_highland_quest_is_not_replaced() -> None:
    t = scene().build(0, "mist_guard", "fire_guard")
    t.go(0, "place animal guild_1", "quest nobility_in_distress")
    assert t.open_quests() == ["coast_to_coast", "winding_path"]
    assert t.done(0) == ["nobility_in_distress"]


def test_GUILD_2_individual_places_by_players() -> None:
    for seats, n in ((1, 2), (2, 2), (3, 3), (4, 4)):
        legal = scene(seats).legal(0, "place animal guild")
        assert legal == [f"place animal guild_{k}" for k in range(1, n + 1)]


# --- the Journey ---


def test_JOUR_3_fire_and_discards() -> None:
    t = scene().season(0, "spring").goods(0, fire=1).hold(0, "row_cottage*4", "moss_loft")
    t.do(0, "place animal journey_8")
    t.do(0, "discard moss_loft row_cottage row_cottage row_cottage row_cottage")
    assert (t.fire(0), t.hand_size(0), t.actors()) == (0, 0, [1])  # JOUR-7: no action
    assert t.sources(0)["journey"] == 8


def test_JOUR_4_several_animals_and_each_scores() -> None:
    t = scene().season(0, "spring").season(1, "spring").animals(1, "journey_shared")
    t.animals(0, "journey_shared", "journey_shared", "journey_6").guard(0, "journey_4").begin()
    assert t.sources(0)["journey"] == 2 + 2 + 6 + 4  # JOUR-5
    assert t.sources(1)["journey"] == 2


def test_JOUR_6_the_guards_fire_pays() -> None:
    t = scene().season(0, "spring").hold(0, "row_cottage*3")
    t.do(0, "place guard journey_4", "discard row_cottage row_cottage row_cottage")
    assert (t.fire(0), t.at("journey_4")) == (0, [(0, GUARD)])


# --- the Silver Guard ---


def test_GUARD_5_fire_on_every_kind_of_empty_place() -> None:
    for place, fire in (("birch_edge", 1), ("birch_slope", 1), ("hot_spring_1", 3), ("forge_individual", 1)):
        t = scene()
        t.go(0, f"place guard {place}")
        assert t.fire(0) == fire
    t = scene().season(0, "spring").hold(0, "row_cottage*2")
    t.do(0, "place guard journey_shared")
    assert t.fire(0) == 1
    t = scene().build(0, "wax_chandler").build(1, "wax_chandler")
    t.do(0, "visit guard 0 1", "times 0")
    assert t.fire(0) == 1
    t = scene().build(1, "wax_chandler")
    t.do(0, "visit guard 1 1", "times 0")
    assert t.fire(0) == 1


def test_GUARD_6_no_fire_where_somebody_stands() -> None:
    for place in ("birch_slope", "birch_edge"):
        t = scene().animals(1, place)
        t.do(0, f"place guard {place}")
        assert t.fire(0) == 0
    t = scene().animals(0, "birch_edge")  # an own animal on a shared place
    t.do(0, "place guard birch_edge")
    assert t.fire(0) == 0


def test_GUARD_7_never_more_than_two() -> None:
    t = scene(3).animals(1, "birch_slope").guard(2, "birch_slope")
    t.refused(0, "place guard birch_slope", "OTHER_GUARD")
    t.refused(0, "place animal birch_slope")


def test_GUARD_9_sharing_saves_neither_snow_nor_fire() -> None:
    t = scene().goods(0, fire=2).animals(1, "beacon_1").snow_on("beacon_1")
    t.do(0, "place guard beacon_1")
    assert (t.fire(0), t.snow_tokens(0)) == (0, 1)
    t = scene().goods(0, fire=1).animals(1, "beacon_1").snow_on("beacon_1")
    t.refused(0, "place guard beacon_1", "NO_FIRE")


def test_AMB_63_moving_is_no_placing() -> None:
    """A moved Guard brings no fire and does not share; the place must be free and without snow."""
    deck = deck_with(
        cards=[
            {
                "id": "mover",
                "type": "traveller",
                "effects": [{"on": "play", "do": [{"animal": {"op": "move", "filter": {"guard": True}}}]}],
            }
        ]
    )
    t = (
        scene(2, deck=deck)
        .hold(0, "mover")
        .guard(0, "birch_slope")
        .animals(1, "moss_hollow")
        .snow_on("nut_cellar")
    )
    t.do(0, "play mover from hand paying nothing", "recall guard birch_slope")
    moves = t.legal(0, "move")
    assert "move guard moss_hollow" not in moves
    assert "move guard nut_cellar" not in moves
    t.do(0, "move guard beacon_1")
    assert (t.fire(0), t.at("beacon_1"), t.decision()) == (0, [(0, GUARD)], "ready")


def test_GUILD_7_binds_a_moved_animal_too() -> None:
    deck = deck_with(
        cards=[
            {
                "id": "mover",
                "type": "traveller",
                "effects": [{"on": "play", "do": [{"animal": {"op": "move", "filter": {"area": "basic"}}}]}],
            }
        ]
    )
    t = scene(2, deck=deck).season(0, "autumn").hold(0, "mover").animals(0, "guild_1", "birch_slope")
    t.guard(0, "guild_shared")
    t.do(0, "play mover from hand paying nothing", "recall animal birch_slope")
    assert t.legal(0, "move animal guild") == []
