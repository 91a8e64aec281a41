"""The worked examples and bad inputs about the options of a table: editions, pieces, shuffled boards."""

from random import Random

import pytest
from tests.games.watch.bad import bad, bad_table
from tests.games.watch.layout import BLUE, RED, ROAD, Document, board, plus
from tests.games.watch.play import do, hand, moves, refused, seat_of
from tests.games.watch.scene import Scene, founding

from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import State

SMALL, LARGE = "brotherhood", "brotherhood56"


def facts(mode: str, seats: int, seed: int, **options: object) -> Document:
    return GAME.setup(mode, seats, Random(seed), **options).facts


def after_building(mode: str, seats: int, edition: str) -> State:
    """Red has built a road and holds enough for an exchange."""
    place = board(mode, seats)
    at = next(end for hexes in place.scene["paths"] if hexes["open"] for end in hexes["ends"])
    scene = Scene(seats, mode, edition=edition).settlement(RED, at)
    s = scene.hand(RED, **plus(ROAD, {"wool": 4})).turn(RED).state()
    do(s, RED, moves(s, RED, "road")[0])
    return s


# --- phases ---


@pytest.mark.parametrize("mode", ["base", SMALL])
def test_EX_D21_edition_nl_trades_before_it_builds(mode: str) -> None:
    exchange = "trade wool*4 for ore" if mode == "base" else "trade wool*3 for ore"
    refused(after_building(mode, 4, "nl"), RED, exchange, "NOT_TRADE_PHASE", "MODE-12")
    s = after_building(mode, 4, "watch")
    do(s, RED, exchange)
    assert hand(s, RED)["ore"] == 1


@pytest.mark.parametrize("seats", [5, 6])
def test_EX_D22_with_five_and_six_edition_nl_trades_and_builds_as_it_likes(seats: int) -> None:
    s = after_building(LARGE, seats, "nl")
    do(s, RED, "trade wool*3 for ore")
    assert hand(s, RED) == {"wool": 1, "ore": 1}


# --- roads ---


@pytest.mark.parametrize("edition", ["de", "pl"])
def test_EX_D23_fifteen_roads_with_four_players_and_fourteen_with_five(edition: str) -> None:
    for mode, seats, roads in (("base", 4, 15), (SMALL, 4, 15), (LARGE, 5, 14), (LARGE, 6, 14)):
        s = founding(seats, rules=mode, edition=edition)
        assert [seat_of(s, seat)["roads_left"] for seat in range(seats)] == [roads] * seats


@pytest.mark.parametrize("edition", ["watch", "de", "nl", "pl"])
@pytest.mark.parametrize("seats", [5, 6])
def test_ERR_93_fifteen_roads_with_five_or_six_players(seats: int, edition: str) -> None:
    bad_table("ERR-93", "COMP-1", {"roads_per_player": 15, "edition": edition}, seats, LARGE)


# --- offers ---


def test_ERR_94_another_offer_or_proposal_after_too_many_came_to_nothing() -> None:
    s = Scene(offers_per_turn=2).hand(RED, wool=1).hand(BLUE, ore=1).turn(RED).state()
    do(s, RED, "offer wool for ore", "withdraw", "offer wool for ore to 1", "withdraw")
    refusal = bad("ERR-94", s, RED, "offer wool for ore", "TRD-16")
    assert (refusal.args["offers"], refusal.needs["option"]) == (2, "offers_per_turn")
    do(s, BLUE, "propose ore for wool", "propose ore for brick")
    do(s, RED, "reject 1")
    bad("ERR-94", s, BLUE, "propose ore for wool", "TRD-16")


# --- boards ---


def test_EX_D30_with_five_and_six_routes_stay_in_place_unless_the_table_says_so() -> None:
    def mixed(mode: str, seats: int, **options: object) -> set[str]:
        standard = facts(mode, seats, 0)
        found = [facts(mode, seats, seed, board="shuffled_terrain", **options) for seed in range(8)]
        keys = ("terrain", "numbers", "routes")
        return {key for key in keys if any(each[key] != standard[key] for each in found)}

    for seats in (5, 6):
        for edition in ("watch", "de", "nl", "pl"):
            assert mixed(LARGE, seats, edition=edition) == {"terrain"}
        assert mixed(LARGE, seats, shuffle_routes=True) == {"terrain", "routes"}
    assert mixed(SMALL, 4) == {"terrain", "routes"}


@pytest.mark.parametrize("mode", ["base", SMALL])
def test_EX_D31_editions_nl_and_de_allow_the_same_kind_on_both_sides(mode: str) -> None:
    for edition, allowed in (("nl", True), ("de", True), ("watch", False), ("pl", False)):
        scene = Scene(4, mode, edition=edition).hand(RED, wool=2, ore=1).hand(BLUE, wool=1)
        s = scene.turn(RED).state()
        if not allowed:
            refused(s, RED, "offer wool*2 ore for wool to 1", "SAME_KIND", "TRD-7")
            continue
        do(s, RED, "offer wool*2 ore for wool to 1")
        do(s, BLUE, "accept")
        do(s, RED, "deal 1")
        assert (hand(s, RED), hand(s, BLUE)) == ({"wool": 1}, {"wool": 2, "ore": 1})


def test_EX_D32_edition_nl_keeps_the_numbers_of_brotherhood_in_place() -> None:
    random: Document = {"edition": "nl", "board": "full_random"}
    bad_table("ERR-95", "MODE-9", random, 4, SMALL)
    standard = facts(SMALL, 4, 0)["numbers"]
    found = [facts(SMALL, 4, seed, **random, random_numbers=True)["numbers"] for seed in range(4)]
    assert any(numbers != standard for numbers in found)
    assert facts("base", 4, 1, **random)["numbers"] != facts("base", 4, 1)["numbers"]


@pytest.mark.parametrize(("mode", "seats"), [(SMALL, 3), (SMALL, 4), (LARGE, 5), (LARGE, 6)])
def test_ERR_95_random_numbers_where_the_numbers_stay_in_place(mode: str, seats: int) -> None:
    bad_table("ERR-95", "MODE-9", {"board": "full_random", "random_numbers": False}, seats, mode)
    bad_table("ERR-95", "MODE-9", {"board": "full_random", "edition": "nl"}, seats, mode)
    GAME.setup(mode, seats, Random(0), board="shuffled_terrain", edition="nl")
