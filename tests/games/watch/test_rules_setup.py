"""Set-up and founding of the base game (SET)."""

from random import Random

import pytest
from tests.games.watch.layout import HEXES, INTERSECTIONS, RED, Document, neighbours, path
from tests.games.watch.play import (
    active,
    do,
    event,
    hand,
    hands,
    moves,
    names,
    nature,
    phase,
    points,
    refused,
    seat_of,
    supply,
    view,
)
from tests.games.watch.scene import Scene, founding

from frostwall.core.types import CHANCE
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import State


def found_all(s: State, seats: int, places: list[tuple[int, int]]) -> None:
    """Everybody founds in order, at these settlements with roads to these neighbours."""
    first = active(s)
    order = [(first + i) % seats for i in range(seats)]
    for seat, (at, to) in zip(order + order[::-1], places, strict=True):
        do(s, seat, f"settlement {at}", f"road {path(at, to)}")


PLACES = [(16, 10), (30, 23), (35, 28), (44, 37), (9, 15), (49, 42), (12, 17), (26, 20)]


def test_SET_1_the_frame_fixes_hexes_intersections_and_paths() -> None:
    assert len(HEXES) == 21
    assert len(INTERSECTIONS) == 60
    rows = [sum(1 for h in HEXES if h["r"] == r) for r in range(4)]
    assert rows == [4, 5, 6, 6]


def test_SET_2_every_terrain_hex_bears_one_number() -> None:
    for entry in HEXES:
        assert (entry["number"] == 0) == (entry["terrain"] == "ice")
        assert entry["number"] in (0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12)


def test_SET_3_shuffling_uses_the_tiles_of_the_standard_layout() -> None:
    standard: Document = GAME.setup("base", 4, Random(0)).facts
    for seed in range(10):
        found: Document = GAME.setup("base", 4, Random(seed), board="shuffled_terrain").facts
        assert sorted(found["terrain"]) == sorted(standard["terrain"])


def test_SET_4_the_supply_lies_open_in_five_piles() -> None:
    for viewer in (0, 3, -2):
        assert view(founding(), viewer)["supply"] == dict.fromkeys(
            ("lumber", "brick", "wool", "grain", "ore"), 19
        )


def test_SET_5_the_pile_is_face_down_and_without_new_recruits() -> None:
    s = founding()
    assert view(s, 0)["pile"] == 23
    document: Document = GAME.dump(s)
    assert "recruits" not in document["pile"]
    refused(Scene().state(), RED, "recruits 1", "NOT_IN_MODE", "MODE-1")


def test_SET_6_both_special_cards_lie_ready_and_are_worth_two_points() -> None:
    s = founding()
    assert view(s, 0)["board"]["longest_road"] is None
    assert view(s, 0)["board"]["strongest_patrol"] is None
    assert points(Scene().patrols(RED, 3).turn(RED).state(), RED) == 2


def test_SET_7_tormund_starts_in_his_camp() -> None:
    assert view(founding(), 0)["board"]["tormund"] == "camp"
    assert view(founding(start="beginner"), 0)["board"]["tormund"] == "camp"


def test_SET_8_everybody_has_all_pieces_of_a_colour_and_a_secret_hand() -> None:
    s = Scene().hand(1, wool=2).state()
    entry = view(s, 0)["seats"][1]
    assert (entry["hand"], entry["hand_size"]) == (None, 2)
    refused(s, 0, "keep 16 for 1", "NOT_YOUR_PIECE", "BLD-2")


BEGINNER = {
    "red": ([28, 29], [path(28, 22), path(29, 23)], {"lumber": 1, "wool": 1, "grain": 1}),
    "blue": ([9, 11], [path(9, 15), path(11, 17)], {"lumber": 1, "brick": 1, "ore": 1}),
    "yellow": ([27, 43], [path(27, 34), path(43, 35)], {"brick": 1, "wool": 1, "ore": 1}),
    "black": ([10, 44], [path(10, 16), path(44, 37)], {"lumber": 1, "grain": 1, "ore": 1}),
}


@pytest.mark.parametrize("seats", [3, 4])
def test_SET_9_the_beginner_start_stands_on_printed_places_and_pays_the_starred_settlement(
    seats: int,
) -> None:
    setup = GAME.setup("base", seats, Random(5), start="beginner")
    table: Document = GAME.scene(setup)
    colours: list[str] = table["colours"]
    assert colours == (["red", "blue", "yellow", "black"] if seats == 4 else ["blue", "yellow", "black"])
    s = GAME.new_game(setup)
    s.check()
    board = view(s, 0)["board"]
    for seat, colour in enumerate(colours):
        settlements, roads, cards = BEGINNER[colour]
        assert board["settlements"][seat] == settlements
        assert board["roads"][seat] == roads
        assert hand(s, seat) == cards
        assert points(s, seat) == 2
    total = {kind: 19 - sum(h.get(kind, 0) for h in hands(s, seats)) for kind in supply(s)}
    assert supply(s) == total


@pytest.mark.parametrize("oldest", [0, 1, 2])
def test_SET_9_b_the_oldest_player_takes_the_first_turn_of_a_beginner_start(oldest: int) -> None:
    s = founding(3, start="beginner", oldest=oldest)
    assert (active(s), phase(s), GAME.actors(s)) == (oldest, "pre_roll", [oldest])
    do(s, oldest, "roll")
    nature(s, "dice 1 1")
    do(s, oldest, "end")
    assert active(s) == (oldest + 1) % 3


@pytest.mark.parametrize("seats", [3, 4])
def test_SET_10_the_highest_roll_begins_and_those_tied_roll_again(seats: int) -> None:
    ties = 0
    starters = set()
    for seed in range(80):
        facts: Document = GAME.setup("base", seats, Random(seed)).facts
        rows: list[list[int]] = facts["start_rolls"]
        taking_part = set(range(seats))
        for row in rows:
            assert {seat for seat in range(seats) if row[seat]} == taking_part
            assert all(2 <= row[seat] <= 12 for seat in taking_part)
            taking_part = {seat for seat in taking_part if row[seat] == max(row)}
        assert taking_part == {facts["first"]}
        assert active(founding(seats, seed)) == facts["first"]
        ties += len(rows) > 1
        starters.add(facts["first"])
    assert ties > 5
    assert starters == set(range(seats))


@pytest.mark.parametrize("seats", [3, 4])
def test_SET_11_SET_12_founding_goes_round_once_and_back(seats: int) -> None:
    s = founding(seats, seed=3)
    first = active(s)
    order = [(first + i) % seats for i in range(seats)]
    seen = []
    for at, to in PLACES[: 2 * seats]:
        seat = GAME.actors(s)[0]
        seen.append(seat)
        assert GAME.actors(s) == [seat]
        assert phase(s) == "found_settlement"
        do(s, seat, f"settlement {at}")
        assert (phase(s), GAME.actors(s)) == ("found_road", [seat])
        assert moves(s, seat) == sorted(f"road {path(at, n)}" for n in neighbours(at))
        do(s, seat, f"road {path(at, to)}")
    assert seen == order + order[::-1]


def test_SET_11_b_any_free_intersection_that_obeys_the_distance_rule_will_do() -> None:
    s = founding()
    first = active(s)
    usable = [entry["intersection"] for entry in INTERSECTIONS if entry["hexes"]]
    assert len(usable) == 53
    assert moves(s, first) == sorted(f"settlement {at}" for at in usable)
    do(s, first, "settlement 16", f"road {path(16, 10)}")
    left = set(usable) - {16, *neighbours(16)}
    assert moves(s, (first + 1) % 4) == sorted(f"settlement {at}" for at in left)


def test_SET_12_b_the_second_settlement_needs_no_link_to_the_first_but_its_road_touches_it() -> None:
    s = founding(3)
    order = [(active(s) + i) % 3 for i in range(3)]
    for seat, (at, to) in zip(order, PLACES[:3], strict=True):
        do(s, seat, f"settlement {at}", f"road {path(at, to)}")
    do(s, order[2], "settlement 12")
    assert moves(s, order[2]) == sorted(f"road {path(12, n)}" for n in neighbours(12))


@pytest.mark.parametrize(
    ("at", "cards"),
    [(0, {"wool": 1}), (9, {"wool": 1, "lumber": 1}), (36, {"wool": 1, "grain": 1, "ore": 1})],
)
def test_SET_13_the_second_settlement_draws_a_card_per_terrain_hex_around_it(
    at: int, cards: dict[str, int]
) -> None:
    s = founding(3)
    order = [(active(s) + i) % 3 for i in range(3)]
    for seat, (place, to) in zip(order, [(16, 10), (30, 23), (48, 41)], strict=True):
        events = do(s, seat, f"settlement {place}", f"road {path(place, to)}")
        assert names(events) == ["settlement", "road"]
    assert hands(s, 3) == [{}, {}, {}]
    events = do(s, order[2], f"settlement {at}")
    assert hand(s, order[2]) == cards
    assert event(events, "first_cards").args["cards"] == cards
    assert supply(s) == {kind: 19 - cards.get(kind, 0) for kind in supply(s)}


def test_SET_13_b_two_hexes_of_a_kind_give_two_cards() -> None:
    s = founding(3, seed=0, board="shuffled_terrain")
    terrain: list[str] = GAME.dump(s)["board"]["terrain"]  # type: ignore[index]
    twice = next(
        entry["intersection"]
        for entry in INTERSECTIONS
        if len(entry["hexes"]) > len({terrain[h] for h in entry["hexes"]})
    )
    order = [(active(s) + i) % 3 for i in range(3)]
    for seat in order:
        free = [text for text in moves(s, seat) if text != f"settlement {twice}"]
        far = [text for text in free if int(text.split()[1]) not in neighbours(twice)]
        do(s, seat, far[0])
        do(s, seat, moves(s, seat)[0])
    do(s, order[2], f"settlement {twice}")
    assert sum(hand(s, order[2]).values()) == len(INTERSECTIONS[twice]["hexes"])
    assert max(hand(s, order[2]).values()) == 2


def test_SET_14_an_intersection_without_terrain_cannot_be_chosen() -> None:
    s = founding()
    for entry in INTERSECTIONS:
        if not entry["hexes"]:
            text = f"settlement {entry['intersection']}"
            refused(s, active(s), text, "BAD_INTERSECTION", "SET-14")


def test_SET_15_founding_pieces_cost_nothing() -> None:
    s = founding()
    before = supply(s)
    do(s, active(s), "settlement 16", f"road {path(16, 10)}")
    assert supply(s) == before
    entry = seat_of(s, active(s))
    assert (entry["settlements_left"], entry["roads_left"]) == (4, 13)


@pytest.mark.parametrize("seats", [3, 4])
def test_SET_16_player_1_takes_the_first_turn(seats: int) -> None:
    s = founding(seats, seed=2)
    first = active(s)
    found_all(s, seats, PLACES[: 2 * seats])
    assert (view(s, 0)["turn"], active(s), phase(s)) == (1, first, "pre_roll")
    assert all(points(s, seat) == 2 for seat in range(seats))
    assert all(1 <= sum(h.values()) <= 3 for h in hands(s, seats))
    do(s, first, "roll")
    assert GAME.actors(s) == [CHANCE]
