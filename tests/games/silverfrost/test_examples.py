"""The worked examples of tests/spec/silverfrost.toml about quests, the Guard, the left person and snow, by ID.

Examples about places and cards are in test_examples_play.py, about the end of the game and passed players in
test_examples_end.py, about Claw in test_examples_solo.py.
"""

from random import Random

import pytest
from tests.games.silverfrost.scene import GIANTS, VALLEY, Scene, named, scene

from frostwall.core.types import CHANCE
from frostwall.games.silverfrost.engine.game import GAME

PRODUCTION = ("timber_slide", "moss_loft", "copper_adit", "hazel_bin", "charcoal_kiln")
DESTINATIONS = ("signal_fire", "ice_house", "mission_house", "bath_otter")
# No card of these does anything when a season is prepared for: 4, 3, 2 and 1 points.
QUIET = ("hall_of_deeds", "sculpture_garden", "forest_guard", "row_cottage")


@pytest.mark.parametrize(
    ("seats", "beacons"), [(2, ["1", "3"]), (3, ["1", "2", "3"]), (4, ["1", "2", "3", "4"])]
)
def test_TEST_1_beacons_by_the_number_of_players(seats: int, beacons: list[str]) -> None:
    s = GAME.new_game(GAME.setup("standard", seats, Random(1)))
    while s.turn == 0:
        seat = GAME.actors(s)[0]
        move = GAME.chance(s)[0][0] if seat == CHANCE else GAME.legal_moves(s, seat)[0]
        GAME.apply(s, seat, move)
    moves = [GAME.text(move) for move in GAME.legal_moves(s, s.active)]
    assert [move[-1] for move in moves if move.startswith("place animal beacon")] == beacons


def test_TEST_2_a_new_deck_is_shuffled_in_the_middle_of_a_draw() -> None:
    t = scene().hold(0, "jay_forager", "stoker_stoat", "great_stove", "moss_loft", "hazel_bin")
    t.draw_deck("rye_oven")
    discards = sum(t.discards().values())
    t.do(0, "place animal news_stone")
    assert t.outcomes() == {"draw 0 rye_oven": 1}
    t.deal("draw 0 rye_oven")
    assert (t.discards(), t.deck_size(), len(t.outcomes()) > 10) == ({}, discards, True)
    t.deal("draw 0 timber_slide", "draw 0 rye_oven")
    assert (t.hand_size(0), t.hand(0)["rye_oven"]) == (8, 2)
    assert (t.discards(), t.deck_size(), t.actors()) == ({}, discards - 2, [1])


# --- quests ---


def young_sprouts(*, snow: bool) -> Scene:
    t = scene().lowland(0, "young_sprouts").build(0, "timber_slide", "moss_loft")
    t.build(0, "copper_adit", snow=snow)
    return t.build(1, "timber_slide", "moss_loft").build(1, "hazel_bin", "rye_oven", snow=True)


def test_TEST_3_snowed_cards_of_the_left_person_do_not_count() -> None:
    t = young_sprouts(snow=False)
    t.do(0, "place animal guild_1")
    assert t.legal(0, "lowland", "quest") == ["lowland young_sprouts"]
    t.do(0, "lowland young_sprouts")
    assert (t.done(0), t.held(0), t.sources(0)["quests"]) == (["young_sprouts"], [], 2)


def test_TEST_4_own_snowed_cards_do_not_count_and_more_is_strict() -> None:
    t = young_sprouts(snow=True)
    t.do(0, "place animal guild_1")
    assert t.legal(0, "lowland", "quest") == []
    t.refused(0, "lowland young_sprouts", "REQUIREMENTS")
    t.do(0, "none")
    assert t.done(0) == []


@pytest.mark.parametrize(
    ("live", "birch", "left", "legal"),
    [(5, 2, 2, True), (5, 3, 2, True), (4, 2, 2, False), (5, 1, 2, False)],
)
def test_TEST_5_coast_to_coast_asks_for_five_cards_and_as_much_birch(
    live: int, birch: int, left: int, legal: bool
) -> None:
    t = scene().build(0, *PRODUCTION[:live]).build(0, *PRODUCTION[live:], snow=True)
    t.goods(0, birch=birch).goods(1, birch=left)
    t.do(0, "place animal guild_1")
    if legal:
        t.do(0, "quest coast_to_coast")
        assert (t.done(0), "coast_to_coast" in t.open_quests()) == (["coast_to_coast"], False)
    else:
        t.refused(0, "quest coast_to_coast", "REQUIREMENTS")


def test_TEST_6_at_least_as_many_means_at_least_one() -> None:
    t = scene().build(0, *PRODUCTION)
    t.do(0, "place animal guild_1")
    t.refused(0, "quest coast_to_coast", "REQUIREMENTS")
    t = scene().build(0, *PRODUCTION).goods(0, birch=1)
    t.do(0, "place animal guild_1", "quest coast_to_coast")
    assert t.done(0) == ["coast_to_coast"]


def test_TEST_7_two_guard_cards_without_snow() -> None:
    t = scene().build(0, "mist_guard", "forest_guard")
    t.do(0, "place animal guild_1", "quest nobility_in_distress")
    assert t.done(0) == ["nobility_in_distress"]
    t = scene().build(0, "mist_guard").build(0, "forest_guard", snow=True)
    t.do(0, "place animal guild_1")
    t.refused(0, "quest nobility_in_distress", "REQUIREMENTS")


def winding_path(chip: int, amilla: int, asks: int) -> Scene:
    """Chip is seat 0 with four destinations, Amilla seat 1 with three, Fynn seat 2 without moss."""
    t = scene(3).build(0, *DESTINATIONS).build(1, *DESTINATIONS[:3])
    t.goods(0, moss=chip).goods(1, moss=amilla).turn(asks)
    t.do(asks, "place animal guild_1")
    return t


def test_TEST_9_each_compares_with_the_person_on_the_own_left() -> None:
    winding_path(2, 3, asks=1).refused(1, "quest winding_path", "REQUIREMENTS")
    winding_path(2, 3, asks=0).refused(0, "quest winding_path", "REQUIREMENTS")
    for t in (winding_path(3, 3, asks=0), winding_path(2, 2, asks=0)):
        t.do(0, "quest winding_path")
        assert t.done(0) == ["winding_path"]


# --- the Guard, the left person ---


def test_TEST_8_the_fire_of_the_guard_pays_for_the_beacon() -> None:
    t = scene()
    t.refused(0, "place animal beacon_1", "NO_FIRE")
    t.do(0, "place guard beacon_1", "giant larder_bear")
    assert (t.fire(0), t.resources(0), t.tokens(0)) == (0, {"nut": 4}, 1)


def test_TEST_10_a_visitor_gives_to_the_person_on_the_own_left() -> None:
    t = scene(3).build(2, "mist_guard")
    t.go(0, "visit animal 2 1", *[f"valley {card}" for card in VALLEY[:3]])
    assert t.legal(0) == [f"give {card} to 1" for card in VALLEY[:3]]
    t.refused(0, "give moss_loft to 2", "WRONG_RECEIVER", "LEFT-2")
    t.do(0, "give moss_loft to 1")
    assert (t.hand(0), t.hand(1), t.hand(2)) == ({"timber_slide": 1, "copper_adit": 1}, {"moss_loft": 1}, {})
    assert [t.tokens(seat) for seat in range(3)] == [0, 0, 1]


# --- snow ---


@pytest.mark.parametrize("seats", [2, 3])
def test_TEST_11_first_the_snow_cards_then_the_own_city(seats: int) -> None:
    t = scene(seats).build(0, *QUIET).no_animals(0)
    t.do(0, "prepare")
    t.deal("snow snow_01")
    assert (t.in_valley()[0], t.snowed(0)) == ("timber_slide snow", [])
    t.deal("snow snow_02")
    assert (t.snow_at("journey_8"), t.snowed(0)) == (1, [1, 2, 3])
    assert (t.actors(), t.in_season(0)) == ([1], "autumn")


def test_TEST_12_city_snow_without_a_card_left_lapses() -> None:
    t = scene().build(0, *QUIET[:2]).build(0, *QUIET[2:], snow=True).no_animals(0)
    t.go(0, "prepare")
    assert (t.snowed(0), t.actors()) == ([1, 2, 3, 4], [1])


def test_TEST_13_a_visited_destination_and_one_more_card_are_cleared() -> None:
    t = scene().build(0, "ice_house", "row_cottage", snow=True).goods(0, fire=2)
    t.go(0, "visit animal 0 1")
    assert (t.snowed(0), t.fire(0), t.snow_tokens(0)) == ([2], 1, 1)
    t.do(0, "clear 2")
    assert (t.snowed(0), t.fire(0), t.snow_tokens(0), t.actors()) == ([], 0, 2, [1])


def test_TEST_16_freezing_cold_comes_once() -> None:
    t = scene().season(0, "autumn").season(1, "autumn").no_animals(0).no_animals(1)
    t.build(0, "row_cottage", snow=True).goods(0, fire=1)
    before = t.go(0, "prepare")
    giants = t.open_giants()
    assert t.s.freezing
    assert not set(giants) & {*GIANTS, "-"}
    assert len(named(before, "giant_rises")) == 4
    after = t.go(1, "prepare")
    assert t.s.freezing
    assert t.open_giants() == giants
    assert named(after, "giant_rises") == []
    assert t.refused(0, "clear 1", "NO_FIRE_FOR_SNOW").needs == {"fire": 2}


@pytest.mark.parametrize("fire", [1, 2])
def test_TEST_26_the_fire_of_the_guard_pays_for_snow_and_beacon(fire: int) -> None:
    t = scene().freezing().snow_on("beacon_1").goods(0, fire=fire)
    if fire == 1:
        t.refused(0, "place guard beacon_1", "NO_FIRE")
    else:
        t.do(0, "place guard beacon_1", "giant larder_bear")
        assert (t.fire(0), t.snow_tokens(0), t.snow_at("beacon_1"), t.tokens(0)) == (0, 1, 0, 1)


def test_TEST_27_of_equal_cards_the_type_decides() -> None:
    t = scene().build(0, "hall_of_deeds", "craft_elder", "great_stove", "festival_herald").no_animals(0)
    t.go(0, "prepare", "no")
    assert (t.snowed(0), t.actors()) == ([1, 2, 4], [1])


def test_TEST_28_of_equal_cards_of_a_type_the_owner_chooses() -> None:
    t = scene().build(0, "hall_of_deeds", "chimney_row", "plough_yard", "pulley_house").no_animals(0)
    t.go(0, "prepare")
    assert (t.snowed(0), t.legal(0)) == ([1, 2], ["on 3", "on 4"])
    t.refused(0, "on 1", "SNOW_THERE", "SNOW-9")
    t.do(0, "on 4")
    assert (t.snowed(0), t.actors()) == ([1, 2, 4], [1])


def test_TEST_29_winter_brings_a_fire_for_two_cards_without_snow() -> None:
    t = scene().season(0, "autumn").no_animals(0)
    t.build(0, "row_cottage*4", "sculpture_garden").build(0, "hall_of_deeds", "festival_herald", snow=True)
    t.go(0, "prepare")
    assert (t.fire(0), t.in_season(0)) == (2, "winter")


@pytest.mark.parametrize(("seats", "season", "cards"), [(4, "summer", 1), (3, "autumn", 2)])
def test_TEST_39_snow_cards_by_the_number_of_players(seats: int, season: str, cards: int) -> None:
    t = scene(seats).season(0, season).no_animals(0)
    t.go(0, "prepare")
    revealed = sum(t.s.snow_gone)
    assert revealed == cards
