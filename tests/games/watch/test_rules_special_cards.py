"""Longest Road and Strongest Patrol in the base game (SPC)."""

import pytest
from tests.games.watch.layout import BLACK, BLUE, RED, ROAD, SETTLEMENT, YELLOW, path, times
from tests.games.watch.play import (
    do,
    event,
    length,
    longest_road,
    names,
    nature,
    phase,
    points,
    roll,
    strongest_patrol,
)
from tests.games.watch.scene import Scene

# --- Longest Road ---


def test_SPC_1_the_first_road_of_five_takes_the_longest_road() -> None:
    scene = Scene().settlement(RED, 9).line(RED, 9, 15, 10, 16).hand(RED, **times(ROAD, 2))
    s = scene.turn(RED).state()
    do(s, RED, f"road {path(16, 22)}")
    assert (length(s, RED), longest_road(s)) == (4, None)
    events = do(s, RED, f"road {path(22, 28)}")
    assert (length(s, RED), longest_road(s), points(s, RED)) == (5, RED, 3)
    taken = event(events, "longest_road")
    assert (taken.seat, taken.args) == (RED, {"from": -1, "length": 5})


RING = (10, 15, 21, 28, 22, 16, 10)  # around fields 4
TOP = (10, 5, 1, 6, 11, 16)  # the rest of the ring around hills 6


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ([], 0),
        ([(9, 15)], 1),
        ([(9, 15, 10, 16)], 3),
        ([(9, 15, 10), (22, 28, 35)], 2),  # two separate lines
        ([(9, 15, 10, 16, 22), (10, 5)], 4),  # a side branch
        ([(9, 15, 10), (15, 21, 27), (10, 16)], 4),  # 27-21-15-10-16 leaves 9 out
        ([(9, 15, 10), (15, 21)], 2),  # a star of three
        ([RING], 6),  # a loop
        ([RING, (15, 9)], 7),  # a loop with a tail
        ([RING, (15, 9), (28, 35)], 7),  # two tails: one of them and the loop
        ([RING, (15, 9), (21, 27)], 7),  # neighbouring tails: in by one, the long way round, out by the other
        ([RING, (15, 9, 14), (21, 27, 20)], 9),
        ([RING, (15, 9, 14, 20)], 9),
        ([RING, TOP], 11),  # two loops that share a path: the whole of it
        ([(9, 15, 10, 5, 0, 4, 9)], 6),  # a loop along the border
    ],
)
def test_SPC_2_length_is_the_most_roads_in_one_line_each_counted_once(
    lines: list[tuple[int, ...]], expected: int
) -> None:
    scene = Scene()
    for line in lines:
        scene.line(RED, *line)
    assert length(scene.state(), RED) == expected


@pytest.mark.parametrize("piece", ["settlement", "keep"])
def test_SPC_3_a_foreign_building_interrupts_the_line_and_an_own_one_does_not(piece: str) -> None:
    def scene(owner: int, at: int) -> Scene:
        found = Scene().line(RED, 9, 15, 10, 16, 22, 28, 35)
        return found.settlement(owner, at) if piece == "settlement" else found.keep(owner, at)

    assert length(scene(RED, 16).state(), RED) == 6
    assert length(scene(BLUE, 16).state(), RED) == 3
    assert length(scene(BLUE, 15).state(), RED) == 5
    assert length(scene(BLUE, 9).state(), RED) == 6  # at the end it does no harm
    assert length(scene(BLUE, 35).state(), RED) == 6


def test_SPC_3_b_a_line_may_end_at_a_foreign_building_from_both_sides() -> None:
    assert length(Scene().line(RED, *RING).settlement(BLUE, 10).state(), RED) == 6
    assert length(Scene().line(RED, *RING).line(RED, 15, 9).settlement(BLUE, 15).state(), RED) == 6
    assert length(Scene().line(RED, *RING).line(RED, 15, 9).settlement(BLUE, 28).state(), RED) == 6


def race(holder: int | None = None) -> Scene:
    """Red and Blue have five roads each."""
    scene = Scene().settlement(RED, 9).line(RED, 9, 15, 10, 16, 22, 28)
    scene.settlement(BLUE, 47).line(BLUE, 47, 54, 48, 55, 49, 56)
    return scene.holds(longest_road=holder)


def test_SPC_4_equal_length_changes_nothing_and_a_longer_road_takes_the_card_at_once() -> None:
    scene = Scene().settlement(RED, 9).line(RED, 9, 15, 10, 16, 22, 28)
    scene.settlement(BLUE, 47).line(BLUE, 47, 54, 48, 55, 49).hand(BLUE, **times(ROAD, 2))
    s = scene.turn(BLUE).state()
    events = do(s, BLUE, f"road {path(49, 56)}")
    assert (length(s, BLUE), longest_road(s), names(events)) == (5, RED, ["road"])
    assert (points(s, RED), points(s, BLUE)) == (3, 1)
    events = do(s, BLUE, f"road {path(56, 50)}")
    assert (length(s, BLUE), longest_road(s)) == (6, BLUE)
    assert (points(s, RED), points(s, BLUE)) == (1, 3)
    assert event(events, "longest_road").args == {"from": RED, "length": 6}


def test_SPC_4_b_the_holders_own_longer_road_changes_nothing() -> None:
    s = race(RED).hand(RED, **ROAD).turn(RED).state()
    events = do(s, RED, f"road {path(28, 35)}")
    assert (names(events), longest_road(s), points(s, RED)) == (["road"], RED, 3)


def cut(red: tuple[int, ...], blue: tuple[int, ...], at: int, via: int) -> Scene:
    """Black settles at `at`, which a black road reaches from `via`."""
    scene = Scene().line(RED, *red).line(BLUE, *blue).line(BLACK, at, via)
    return scene.hand(BLACK, **SETTLEMENT).turn(BLACK)


SOUTH = (47, 54, 48, 55, 49, 56, 50, 57, 51, 58)  # nine roads
NORTH = (14, 9, 4, 0, 5, 1, 6, 2, 7)  # eight roads


def test_SPC_5_a_holder_who_stays_among_the_longest_keeps_the_card() -> None:
    s = cut(SOUTH, NORTH[:6], 49, 42).state()
    assert (length(s, RED), length(s, BLUE), longest_road(s)) == (9, 5, RED)
    events = do(s, BLACK, "settlement 49")  # 4 and 5 are left
    assert (length(s, RED), longest_road(s), points(s, RED)) == (5, RED, 2)
    assert "longest_road" not in names(events)


def test_SPC_5_b_a_single_longer_player_takes_it_after_a_cut() -> None:
    s = cut(SOUTH, NORTH[:7], 49, 42).state()
    events = do(s, BLACK, "settlement 49")
    assert (longest_road(s), points(s, RED), points(s, BLUE)) == (BLUE, 0, 2)
    assert event(events, "longest_road").args == {"from": RED, "length": 6}


def test_SPC_5_c_if_nobody_has_five_the_card_is_set_aside() -> None:
    s = cut(SOUTH[:9], NORTH[:5], 49, 42).state()
    do(s, BLACK, "settlement 49")
    assert (length(s, RED), longest_road(s), points(s, RED)) == (4, None, 0)


def test_SPC_5_d_if_several_others_tie_the_card_is_set_aside_until_one_alone_is_longest() -> None:
    scene = cut(SOUTH[:9], NORTH[:6], 49, 42).line(YELLOW, 12, 17, 23, 30, 37, 45)
    s = scene.hand(YELLOW, **times(ROAD, 1)).hand(BLUE, **times(ROAD, 2)).state()
    do(s, BLACK, "settlement 49")
    assert (length(s, BLUE), length(s, YELLOW), longest_road(s)) == (5, 5, None)
    do(s, BLACK, "end")
    roll(s, 1, 1)
    do(s, RED, "end")
    roll(s, 1, 1)
    events = do(s, BLUE, f"road {path(1, 6)}")
    assert (longest_road(s), points(s, BLUE)) == (BLUE, 2)
    assert event(events, "longest_road").args == {"from": -1, "length": 6}


def test_SPC_5_e_a_cut_among_those_who_tie_gives_the_card_to_the_other() -> None:
    scene = Scene().line(RED, *SOUTH[:6]).line(BLUE, *NORTH[:6]).line(BLACK, 48, 41)
    s = scene.hand(BLACK, **SETTLEMENT).turn(BLACK).state()
    assert (length(s, RED), length(s, BLUE), longest_road(s)) == (5, 5, None)
    do(s, BLACK, "settlement 48")
    assert (length(s, RED), longest_road(s), points(s, BLUE)) == (3, BLUE, 2)


def test_SPC_5_f_while_two_tie_a_third_with_a_shorter_road_of_five_gets_nothing() -> None:
    scene = Scene().line(RED, *SOUTH[:7]).line(BLUE, *NORTH[:7]).line(YELLOW, 12, 17, 23, 30, 37)
    s = scene.hand(YELLOW, **ROAD).turn(YELLOW).state()
    assert (length(s, RED), length(s, BLUE), longest_road(s)) == (6, 6, None)
    do(s, YELLOW, f"road {path(37, 45)}")
    assert (length(s, YELLOW), longest_road(s)) == (5, None)


def test_SPC_5_g_the_one_who_cuts_may_take_the_card() -> None:
    scene = Scene().line(RED, *SOUTH[:8]).line(BLACK, 49, 42, 34, 27, 20, 14).hand(BLACK, **SETTLEMENT)
    s = scene.turn(BLACK).state()
    do(s, BLACK, "settlement 49")
    assert (length(s, RED), length(s, BLACK), longest_road(s), points(s, BLACK)) == (4, 5, BLACK, 3)


def test_SPC_6_each_special_card_is_worth_two_points() -> None:
    s = Scene().line(RED, *RING).patrols(RED, 3).turn(RED).state()
    assert (longest_road(s), strongest_patrol(s), points(s, RED)) == (RED, RED, 4)


# --- Strongest Patrol ---


def patrol(scene: Scene) -> Scene:
    return scene.cards(RED, patrol=1).turn(RED)


@pytest.mark.parametrize(("mine", "theirs", "holder", "after"), [
    (0, 0, None, None),
    (1, 0, None, None),
    (2, 0, None, RED),
    (2, 2, None, RED),
    (2, 3, BLUE, BLUE),
    (3, 3, BLUE, RED),
    (3, 4, BLUE, BLUE),
    (3, 3, RED, RED),
])  # fmt: skip
def test_SPC_8_three_open_patrols_take_the_card_and_more_than_the_holder_take_it_over(
    mine: int, theirs: int, holder: int | None, after: int | None
) -> None:
    scene = Scene().patrols(RED, mine).patrols(BLUE, theirs).holds(strongest_patrol=holder)
    s = patrol(scene).state()
    before = [points(s, RED), points(s, BLUE)]
    do(s, RED, "patrol", "tormund 18")
    assert strongest_patrol(s) == after
    changed = [2 * ((after == seat) - (holder == seat)) + before[seat] for seat in (RED, BLUE)]
    assert [points(s, RED), points(s, BLUE)] == changed


def test_SPC_8_b_the_card_is_given_after_the_theft_is_resolved() -> None:
    scene = Scene().patrols(RED, 2).settlement(BLUE, 5).settlement(YELLOW, 6).hand(BLUE, ore=1)
    s = patrol(scene).state()
    do(s, RED, "patrol")
    assert strongest_patrol(s) is None
    do(s, RED, "tormund 1")
    assert strongest_patrol(s) is None
    do(s, RED, "victim 1")
    assert strongest_patrol(s) is None
    events = nature(s, "steal 0 1 ore")
    assert names(events) == ["steal", "strongest_patrol"]
    assert event(events, "strongest_patrol").args == {"from": -1, "patrols": 3}
    assert (strongest_patrol(s), phase(s)) == (RED, "act")


def test_SPC_8_c_a_patrol_in_hand_does_not_count() -> None:
    s = Scene().cards(RED, patrol=5).turn(RED).state()
    assert strongest_patrol(s) is None
