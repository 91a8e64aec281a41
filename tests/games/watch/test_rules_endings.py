"""The end of a Brotherhood game: by points, by breaches, by wildlings in the Gift (END-3..10)."""

import pytest
from tests.games.watch.layout import BLACK, BLUE, CARD, GUARD, RED, SETTLEMENT, YELLOW, plus
from tests.games.watch.play import (
    breaches,
    do,
    event,
    guards,
    moves,
    names,
    nature,
    phase,
    points,
    refused,
    roll,
    tokens,
    view,
)
from tests.games.watch.scene import Scene

from frostwall.core.types import Outcome
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import State

KEEPS = (10, 17, 35, 44)


def north(seats: int = 4, /, **options: object) -> Scene:
    return Scene(seats, "brotherhood", **options)


def rich(points_: int, seat: int = RED, **options: object) -> Scene:
    """A seat with 8, 9 or 10 points on the board."""
    return north(**options).keep(seat, *KEEPS).settlement(seat, *(26, 39)[: points_ - 8])


def outcome(s: State) -> Outcome:
    found = GAME.outcome(s)
    assert found is not None, "the game goes on"
    return found


# --- by points ---


def test_END_1_SPC_6_special_cards_are_one_point_each_and_guards_count() -> None:
    scene = north().settlement(RED, 9).keep(RED, 44).line(RED, 9, 15, 10, 16, 22, 28).patrols(RED, 3)
    s = scene.guard(0, RED, RED, RED).cards(RED, victory=2).turn(RED).state()
    assert points(s, RED) == 1 + 2 + 1 + 1 + 1 + 2
    do(s, RED, "end")
    scene = rich(10).guard(0, *[RED] * 5).turn(RED)
    s = scene.state()
    do(s, RED, "declare")
    assert outcome(s).sources[RED] == {
        "settlements": 2,
        "keeps": 8,
        "longest_road": 0,
        "strongest_patrol": 0,
        "victory_cards": 0,
        "guards": 2,
    }


def test_END_3_with_ten_points_victory_may_be_declared_after_the_dice() -> None:
    s = rich(10).turn(RED, rolled=False).state()
    assert "declare" not in moves(s, RED)
    refused(s, RED, "declare", "CANNOT_WIN_NOW", "END-3")
    roll(s, 1, 2)
    assert phase(s) == "act"  # nothing happens by itself
    assert "declare" in moves(s, RED)
    refused(s, BLUE, "declare", "CANNOT_WIN_NOW", "END-3")
    events = do(s, RED, "declare")
    assert (outcome(s).winners, outcome(s).ending) == ([RED], "points")
    assert event(events, "victory").rule == "END-3"


def test_END_3_b_it_is_checked_when_the_turn_ends() -> None:
    """AMB-47"""
    s = rich(10).turn(RED).state()
    do(s, RED, "end")
    assert outcome(s).winners == [RED]


def test_END_3_c_below_ten_nobody_wins_and_hidden_cards_count() -> None:
    s = rich(9).turn(RED).state()
    refused(s, RED, "declare", "CANNOT_WIN_NOW", "END-3")
    do(s, RED, "end")
    assert (phase(s), GAME.outcome(s)) == ("pre_roll", None)
    s = rich(9).fresh(RED, victory=1).turn(RED).state()  # DEV-12: even one bought in this turn
    do(s, RED, "declare")
    assert outcome(s).winners == [RED]


def test_END_3_d_not_while_anything_is_still_open() -> None:
    scene = rich(9).line(RED, 26, 20, 27).hand(RED, **SETTLEMENT)
    s = scene.turn(RED).state()
    do(s, RED, "settlement 27")
    assert points(s, RED) == 10
    refused(s, RED, "declare", "PENDING_DECISION", "TURN-7")
    tokens(s, "ice_river regular")
    do(s, RED, "declare")


def test_END_3_e_ten_points_in_anothers_turn_wait_for_the_own_dice() -> None:
    s = rich(10, BLUE).turn(RED).state()
    do(s, RED, "end")
    assert (phase(s), GAME.outcome(s)) == ("pre_roll", None)
    refused(s, BLUE, "declare", "CANNOT_WIN_NOW", "END-3")
    roll(s, 1, 2)
    do(s, BLUE, "end")
    assert outcome(s).winners == [BLUE]


@pytest.mark.parametrize("timing", ["end_of_turn", "immediate"])
def test_END_3_END_10_points_lost_to_the_wildling_die_are_gone_before_the_check(timing: str) -> None:
    scene = rich(9, win_timing=timing).guard(1, RED, RED, RED).camps("cave_people", "giant")
    s = scene.turn(RED, rolled=False).state()
    assert points(s, RED) == 10
    roll(s, 1, 2, 4)
    assert (points(s, RED), phase(s)) == (9, "act")
    refused(s, RED, "declare", "CANNOT_WIN_NOW", "END-3")


def test_END_3_f_immediate_timing_ends_the_game_once_the_dice_are_resolved() -> None:
    """CON-5"""
    s = rich(10, win_timing="immediate").turn(RED, rolled=False).state()
    assert phase(s) == "pre_roll"
    roll(s, 3, 4)
    assert phase(s) == "tormund"
    do(s, RED, "tormund 0")
    assert (phase(s), outcome(s).winners) == ("over", [RED])


def test_END_3_g_immediate_timing_ends_it_with_the_tenth_point() -> None:
    s = rich(9, edition="pl").hand(RED, **GUARD).guard(0, RED, RED).turn(RED).state()
    do(s, RED, "guard 0")
    assert outcome(s).winners == [RED]
    s = rich(9, win_timing="immediate").hand(RED, **CARD).turn(RED).state()
    do(s, RED, "buy")
    nature(s, f"draw {RED} victory")
    assert outcome(s).winners == [RED]
    s = rich(9, win_timing="immediate").line(RED, 26, 20, 27).hand(RED, **SETTLEMENT).turn(RED).state()
    do(s, RED, "settlement 27")
    assert phase(s) == "token"  # what the action causes comes first
    tokens(s, "ice_river regular")
    assert outcome(s).winners == [RED]


def test_END_3_h_immediate_timing_is_still_the_own_turn_only() -> None:
    s = rich(10, BLUE, win_timing="immediate").turn(RED).state()
    do(s, RED, "end")
    assert phase(s) == "pre_roll"


def test_END_3_i_with_separate_phases_victory_is_declared_in_either() -> None:
    for during in ("trade", "build"):
        s = rich(10, phases="separate").turn(RED, phase=during).state()
        do(s, RED, "declare")
        assert outcome(s).winners == [RED]


def test_END_3_j_immediate_timing_with_separate_phases() -> None:
    s = rich(10, win_timing="immediate", phases="separate").turn(RED, rolled=False).state()
    roll(s, 1, 2)
    assert outcome(s).winners == [RED]
    scene = rich(9, win_timing="immediate", phases="separate").hand(RED, **GUARD).guard(0, RED, RED)
    s = scene.turn(RED, phase="build").state()
    do(s, RED, "guard 0")
    assert outcome(s).winners == [RED]


# --- by breaches ---


def breached(scene: Scene) -> State:
    """A regular wildling breaches behind section 1 in Red's turn."""
    s = scene.camps("cave_people", "regular").turn(RED, rolled=False).state()
    roll(s, 1, 2, 4)
    return s


def test_END_4_COMP_23_the_third_breach_ends_the_game_at_once() -> None:
    s = breached(north().guard(0, BLUE).breaches(1))
    assert (phase(s), breaches(s)) == ("act", 2)
    s = breached(north().guard(0, BLUE).breaches(2))
    assert (phase(s), breaches(s)) == ("over", 3)
    assert (outcome(s).winners, outcome(s).ending) == ([BLUE], "breaches")
    refused(s, RED, "end", "GAME_OVER", "END-4")


def test_END_4_b_also_before_the_roll() -> None:
    scene = north().breaches(2).camps("cave_people", *["regular"] * 4).clearing(0, regular=1).guard(0, BLACK)
    s = scene.hero(RED, "benjen").turn(RED, rolled=False).state()
    do(s, RED, "benjen_clearing 0 regular")
    events = tokens(s, "cave_people regular")
    assert (outcome(s).winners, outcome(s).ending) == ([BLACK], "breaches")
    assert event(events, "overrun").rule == "END-4"


def test_END_8_ten_points_do_not_help_against_the_wildlings() -> None:
    for timing in ("end_of_turn", "immediate"):
        s = breached(rich(10, win_timing=timing).guard(0, BLUE).breaches(2))
        assert (outcome(s).winners, points(s, RED)) == ([BLUE], 10)


# --- by wildlings in the Gift ---


def crowd(scene: Scene, n: int, kind: str = "regular") -> Scene:
    for h in range(n):
        scene.wildlings(h, **{kind: 1})
    return scene


@pytest.mark.parametrize(("before", "over"), [(6, False), (7, True)])
@pytest.mark.parametrize("arrives", ["climber", "regular"])
def test_END_5_the_eighth_wildling_in_the_gift_ends_the_game(before: int, over: bool, arrives: str) -> None:
    scene = crowd(north(), before).guard(0, YELLOW).camps("cave_people", arrives).turn(RED, rolled=False)
    s = scene.state()
    events = roll(s, 1, 2, 4)
    assert (phase(s) == "over") == over
    if over:
        assert (outcome(s).winners, outcome(s).ending) == ([YELLOW], "wildlings")
        assert event(events, "overrun").rule == "END-5"


def test_END_5_TOR_1_tormund_clearings_and_camps_do_not_count() -> None:
    scene = crowd(north(), 6).tormund(8).guard(2, BLUE, BLUE).clearing(2, regular=2)
    s = scene.camps("cave_people", "climber", "regular", "regular").turn(RED, rolled=False).state()
    roll(s, 1, 2, 4)
    assert (phase(s), view(s, RED)["board"]["in_gift"]) == ("act", 7)


@pytest.mark.parametrize("count", [True, False])
def test_END_5_b_climbers_count_unless_the_table_plays_otherwise(count: bool) -> None:
    """CON-45"""
    scene = crowd(north(climbers_count=count), 7, "climber").camps("cave_people", "climber")
    s = scene.turn(RED, rolled=False).state()
    assert view(s, RED)["board"]["in_gift"] == (7 if count else 0)
    roll(s, 1, 2, 4)
    assert (phase(s) == "over") is count
    s = crowd(north(climbers_count=count), 7).camps("cave_people", "climber").turn(RED, rolled=False).state()
    roll(s, 1, 2, 4)
    assert (phase(s) == "over") is count


def test_END_5_d_where_climbers_do_not_count_the_eighth_other_wildling_does() -> None:
    scene = crowd(north(climbers_count=False), 7).wildlings(7, climber=4).camps("cave_people", "regular")
    s = scene.turn(RED, rolled=False).state()
    assert view(s, RED)["board"]["in_gift"] == 7
    roll(s, 1, 2, 4)
    assert phase(s) == "over"


def test_END_5_c_a_breach_is_finished_before_the_count() -> None:
    """AMB-8: the third breach and the eighth wildling together are the third breach."""
    scene = crowd(north(), 6).breaches(2).clearing(1, regular=2).guard(1, RED, BLUE).guard(2, RED, BLUE)
    s = breached(scene)
    assert (breaches(s), view(s, RED)["board"]["in_gift"], guards(s, RED)) == (3, 9, 1)
    assert (outcome(s).ending, outcome(s).winners) == ("breaches", [BLUE])
    scene = crowd(north(), 7).clearing(1, regular=2).guard(1, RED, BLUE)
    s = breached(scene)
    assert (breaches(s), view(s, RED)["board"]["in_gift"], outcome(s).ending) == (1, 10, "wildlings")


# --- the winner ---


def test_END_6_most_guards_win_counted_after_the_last_breach() -> None:
    scene = north().breaches(2).clearing(1, regular=3).guard(1, RED, RED, BLUE).guard(3, YELLOW, YELLOW)
    s = breached(scene.settlement(YELLOW, 16))
    assert [guards(s, seat) for seat in range(4)] == [1, 1, 2, 0]
    assert outcome(s).winners == [YELLOW]


def tie(tiebreak: str = "nl") -> Scene:
    """Red and Blue have two guards each, the others fewer; section 1 lies open for the third breach."""
    return north(tiebreak=tiebreak).breaches(2).settlement(YELLOW, 16, 28)


def test_END_7_most_points_decide_a_tie_hidden_cards_included() -> None:
    for tiebreak in ("nl", "de", "pl"):
        scene = tie(tiebreak).guard(0, RED, BLUE, RED, BLUE).settlement(RED, 20).cards(BLUE, victory=2)
        assert outcome(breached(scene)).winners == [BLUE]  # AMB-38
        scene = tie(tiebreak).guard(0, RED, BLUE, RED, BLUE).settlement(RED, 20)
        assert outcome(breached(scene.hand(BLUE, ore=9))).winners == [RED]


@pytest.mark.parametrize(("tiebreak", "winner"), [("nl", BLUE), ("de", RED)])
def test_END_7_b_then_the_lowest_position_in_nl_and_the_westernmost_guard_in_de(
    tiebreak: str, winner: int
) -> None:
    """CON-6"""
    scene = tie(tiebreak).guard(0, YELLOW, RED, RED).guard(3, BLUE, BLUE)
    assert outcome(breached(scene)).winners == [winner]


def test_END_7_c_with_equal_positions_the_westernmost_guard_decides() -> None:
    scene = tie().guard(0, YELLOW, BLUE).guard(2, RED).guard(3, BLUE, RED)
    assert outcome(breached(scene)).winners == [BLUE]
    scene = tie().guard(0, RED, BLUE).guard(2, BLUE, RED)
    assert outcome(breached(scene)).winners == [RED]
    scene = tie().guard(2, BLUE, RED).guard(3, RED, BLUE)
    assert outcome(breached(scene)).winners == [BLUE]


def test_END_7_d_only_the_tied_players_are_compared() -> None:
    scene = tie().guard(0, YELLOW, BLUE, BLUE).guard(2, BLACK, RED).guard(3, RED)
    assert outcome(breached(scene)).winners == [RED]


def test_END_7_e_in_pl_most_resource_cards_decide_and_else_everybody_loses() -> None:
    scene = tie("pl").guard(0, RED, BLUE, RED, BLUE).hand(BLUE, ore=2).hand(RED, wool=1)
    assert outcome(breached(scene)).winners == [BLUE]
    scene = tie("pl").guard(0, RED, BLUE, RED, BLUE).hand(BLUE, ore=2).hand(RED, wool=2).hand(YELLOW, ore=9)
    s = breached(scene)
    assert (outcome(s).winners, outcome(s).ending) == ([], "breaches")
    assert outcome(s).ranking == [YELLOW, RED, BLUE, BLACK]


@pytest.mark.parametrize("tiebreak", ["nl", "de"])
def test_END_7_f_without_any_guard_the_tied_share_the_win(tiebreak: str) -> None:
    """AMB-37"""
    scene = (
        north(tiebreak=tiebreak).breaches(2).settlement(YELLOW, 16).settlement(RED, 26).settlement(BLACK, 39)
    )
    assert outcome(breached(scene)).winners == [RED, YELLOW, BLACK]
    scene = north(tiebreak=tiebreak).breaches(2).settlement(YELLOW, 16)
    assert outcome(breached(scene)).winners == [YELLOW]


def test_END_7_g_without_any_guard_and_points_equal_everybody_loses_in_pl() -> None:
    """AMB-37"""
    s = breached(north(tiebreak="pl").breaches(2).settlement(YELLOW, 16).settlement(RED, 26))
    assert outcome(s).winners == []


def test_END_9_the_others_are_ranked_by_points_behind_the_winner_and_all_cards_are_shown() -> None:
    scene = north().breaches(2).guard(0, BLACK).settlement(RED, 26).keep(YELLOW, 39).cards(BLUE, victory=3)
    s = breached(scene)
    assert outcome(s).ranking == [BLACK, BLUE, YELLOW, RED]
    assert outcome(s).points == [1, 3, 2, 0]
    assert view(s, RED)["seats"][BLUE]["cards"] == {"victory": 3}


def test_END_10_only_the_moment_of_the_check_counts() -> None:
    """Ten points before another's turn, nine after it."""
    scene = rich(9).guard(1, RED, RED, RED).camps("cave_people", "giant").turn(BLUE, rolled=False)
    s = scene.state()
    assert points(s, RED) == 10
    events = roll(s, 1, 2, 4)
    assert (points(s, RED), "victory" in names(events)) == (9, False)
    for seat in (BLUE, YELLOW, BLACK):
        do(s, seat, "end")
        roll(s, 1, 2)
    do(s, RED, "end")
    assert GAME.outcome(s) is None


def test_END_3_DEV_12_cards_are_revealed_only_to_win() -> None:
    s = rich(9).cards(RED, victory=1).hand(RED, **plus(CARD)).turn(RED).state()
    refused(s, RED, "reveal victory", "NOT_WINNING", "END-3")
    s = rich(9).cards(RED, victory=1).turn(RED, rolled=False).state()
    refused(s, RED, "reveal victory", "NOT_WINNING", "END-3")
