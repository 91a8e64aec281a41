"""Guards on the Wall (GRD)."""

from itertools import product

import pytest
from tests.games.watch.layout import BLACK, BLUE, CARD, GUARD, KEEP, RED, YELLOW, board, plus, times
from tests.games.watch.play import (
    breaches,
    clearing,
    do,
    event,
    guards,
    hand,
    moves,
    names,
    phase,
    points,
    refused,
    roll,
    seat_of,
    supply,
    wall,
)
from tests.games.watch.scene import Scene

from frostwall.games.watch.engine.north import entries, queue_of, without


def north(seats: int = 4, /, **options: object) -> Scene:
    return Scene(seats, "brotherhood", **options)


def test_GRD_1_BLD_1_a_guard_costs_lumber_brick_and_wool_and_takes_the_lowest_free_position() -> None:
    s = north().guard(2, BLUE, YELLOW).hand(RED, **times(GUARD, 2)).turn(RED).state()
    before = supply(s)
    events = do(s, RED, "guard 2")
    assert (wall(s, 2), hand(s, RED)) == ([BLUE, YELLOW, RED], GUARD)
    assert supply(s) == plus(before, GUARD)
    assert event(events, "guard").args["position"] == 3
    do(s, RED, "guard 0")
    assert (wall(s, 0), hand(s, RED), seat_of(s, RED)["guards_left"]) == ([RED], {}, 5)


@pytest.mark.parametrize("lacking", ["lumber", "brick", "wool"])
def test_GRD_1_BLD_2_it_needs_its_full_cost(lacking: str) -> None:
    have = {**plus(GUARD, KEEP, CARD), lacking: 0}
    s = north().hand(RED, **have).turn(RED).state()
    refused(s, RED, "guard 1", "CANNOT_PAY", "BLD-1")


def test_GRD_1_b_the_owner_chooses_the_section_but_not_the_position() -> None:
    s = north().hand(RED, **GUARD).turn(RED).state()
    assert moves(s, RED, "guard") == ["guard 0", "guard 1", "guard 2", "guard 3"]
    refused(s, RED, "guard 1 3", "LOWEST_POSITION_ONLY", "GRD-1")
    refused(s, RED, "guard 4", "NO_SUCH_PLACE", "GRD-1")


def test_GRD_2_five_guards_fill_a_section() -> None:
    s = north().guard(1, RED, BLUE, YELLOW, BLACK).hand(RED, **times(GUARD, 2)).turn(RED).state()
    do(s, RED, "guard 1")
    assert len(wall(s, 1)) == 5
    refused(s, RED, "guard 1", "SECTION_FULL", "GRD-2")
    assert moves(s, RED, "guard") == ["guard 0", "guard 2", "guard 3"]


def test_GRD_3_those_behind_a_guard_that_leaves_move_one_position_down() -> None:
    scene = north().guard(1, RED, BLUE, RED, YELLOW).camps("cave_people", "giant", "giant")
    s = scene.turn(RED, rolled=False).state()
    roll(s, 1, 1, 4)
    assert wall(s, 1) == [BLUE, RED, YELLOW]
    do(s, RED, "end")
    roll(s, 1, 1, 4)
    assert wall(s, 1) == [RED, YELLOW]
    s = north(heroes="all").guard(1, RED, BLUE, YELLOW).hero(BLUE, "aemon").turn(BLUE).state()
    do(s, BLUE, "aemon 1 2 to 0")
    assert (wall(s, 1), wall(s, 0)) == ([RED, YELLOW], [BLUE])


def test_GRD_3_b_whoever_leaves_the_order_of_the_others_stays() -> None:
    for row in product(range(3), repeat=4):
        for gone in range(4):
            assert entries(without(queue_of(list(row)), gone)) == [*row[:gone], *row[gone + 1 :]]


def test_GRD_4_COMP_4_a_removed_guard_can_be_recruited_again() -> None:
    scene = north().guard(1, RED, BLUE).guard(0, *[RED] * 4).guard(2, RED, RED).camps("cave_people", "giant")
    s = scene.hand(RED, **times(GUARD, 2)).turn(RED, rolled=False).state()
    assert (guards(s, RED), seat_of(s, RED)["guards_left"]) == (7, 0)
    roll(s, 1, 1, 12)
    refused(s, RED, "guard 1", "NO_PIECE", "BLD-3")
    assert moves(s, RED, "guard") == []
    s = scene.turn(RED, rolled=False).state()
    roll(s, 1, 1, 4)
    assert (guards(s, RED), seat_of(s, RED)["guards_left"]) == (6, 1)
    do(s, RED, "guard 1")
    assert (wall(s, 1), guards(s, RED)) == ([BLUE, RED], 7)


@pytest.mark.parametrize(("n", "expected"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 2)])
def test_GRD_5_three_guards_are_one_point_and_five_are_two(n: int, expected: int) -> None:
    s = north().guard(0, *[RED] * min(n, 4)).guard(3, *[RED] * max(0, n - 4)).turn(RED).state()
    assert (points(s, RED), seat_of(s, RED)["guard_points"]) == (expected, expected)


def test_GRD_5_b_points_follow_the_guards_at_once_in_both_directions() -> None:
    scene = north().guard(0, RED, RED).hand(RED, **times(GUARD, 3)).camps("ice_river", "giant")
    s = scene.turn(RED).state()
    seen = [points(s, RED)]
    for section in (1, 2, 3):
        do(s, RED, f"guard {section}")
        seen.append(points(s, RED))
    assert seen == [0, 1, 1, 2]
    do(s, RED, "end")
    roll(s, 1, 1, 1)
    assert (points(s, RED), points(s, BLUE)) == (1, 0)


def test_GRD_5_COMP_24_points_are_not_limited_by_the_eight_tokens() -> None:
    """AMB-39: six players with five guards each would need twelve."""
    scene = Scene(6, rules="brotherhood56")
    for seat in range(6):
        scene.guard(seat, *[seat] * 5)
    s = scene.state()
    assert [points(s, seat) for seat in range(6)] == [2] * 6


def test_GRD_6_placing_or_moving_a_guard_starts_no_comparison_and_undoes_no_breach() -> None:
    """AMB-11"""
    scene = north(mammoths=True, heroes="all").clearing(1, mammoth=3).guard(0, RED, RED).breaches(1)
    s = scene.hero(RED, "aemon").hand(RED, **GUARD).turn(RED).state()
    events = do(s, RED, "guard 1", "aemon 0 1 to 1")
    assert (breaches(s), clearing(s, 1), wall(s, 1)) == (1, {"mammoth": 3}, [RED, RED])
    assert {"breach", "wall_holds"}.isdisjoint(names(events))


@pytest.mark.parametrize("before", ["trade", "build"])
def test_MODE_12_GRD_1_c_recruiting_is_building_and_closes_the_trade_phase(before: str) -> None:
    s = north(phases="separate").hand(RED, **plus(GUARD, {"ore": 3})).turn(RED, phase=before).state()
    do(s, RED, "guard 1")
    assert phase(s) == "build"
    refused(s, RED, "trade ore*3 for wool", "NOT_TRADE_PHASE", "MODE-12")


def test_MODE_12_DEV_8_c_a_guard_from_a_card_does_not_close_the_trade_phase() -> None:
    s = north(phases="separate").cards(RED, recruits=1).hand(RED, ore=3).turn(RED, phase="trade").state()
    do(s, RED, "recruits 1")
    assert phase(s) == "trade"
    do(s, RED, "trade ore*3 for wool")


def test_TURN_4_no_guard_is_recruited_before_the_roll_or_in_anothers_turn() -> None:
    s = north().hand(RED, **GUARD).hand(BLUE, **GUARD).turn(RED, rolled=False).state()
    refused(s, RED, "guard 1", "ROLL_FIRST", "TURN-4")
    refused(s, BLUE, "guard 1", "NOT_YOUR_TURN", "TURN-1")


def test_TRD_8_the_basic_rate_is_three_and_a_route_pays_two_for_its_kind_only() -> None:
    s = north().settlement(RED, 48).hand(RED, wool=6, ore=4).turn(RED).state()
    assert seat_of(s, RED)["rates"] == {"lumber": 3, "brick": 3, "wool": 2, "grain": 3, "ore": 3}
    do(s, RED, "trade wool*2 for grain", "trade ore*3 for grain")
    assert hand(s, RED) == {"wool": 4, "ore": 1, "grain": 2}
    refused(s, RED, "trade wool*3 for grain", "BAD_RATE", "TRD-13")
    assert {route["rate"] for route in board("brotherhood", 4).scene["routes"]} == {2}
