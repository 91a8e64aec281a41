"""Victory points and the end of the base game (END)."""

from random import Random

import pytest
from tests.games.watch.layout import BLACK, BLUE, CARD, KEEP, RED, ROAD, SETTLEMENT, YELLOW, path
from tests.games.watch.play import do, event, longest_road, names, nature, phase, points, refused, roll, view
from tests.games.watch.scene import Scene

from frostwall.core.rng import Rng
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import State

FOUR = (10, 17, 35, 44)  # places for four keeps


def winner(s: State) -> int | None:
    outcome = GAME.outcome(s)
    return None if outcome is None else outcome.winners[0]


@pytest.mark.parametrize(
    ("settlements", "keeps", "road", "patrols", "cards", "expected"),
    [
        (2, 0, False, 0, 0, 2),
        (5, 0, False, 0, 0, 5),
        (0, 4, False, 0, 0, 8),
        (1, 1, True, 0, 0, 5),
        (1, 0, False, 3, 0, 3),
        (0, 1, True, 3, 1, 7),
        (2, 2, True, 0, 1, 9),
    ],
)
def test_END_1_points_come_from_buildings_special_cards_and_victory_point_cards(
    settlements: int, keeps: int, road: bool, patrols: int, cards: int, expected: int
) -> None:
    places = (0, 2, 16, 28, 30, 41, 43)
    scene = (
        Scene().settlement(RED, *places[:settlements]).keep(RED, *places[settlements : settlements + keeps])
    )
    if road:
        scene.line(RED, 47, 54, 48, 55, 49, 56)
    s = scene.patrols(RED, patrols).cards(RED, victory=cards).turn(BLUE).state()
    assert points(s, RED) == expected
    assert view(s, BLUE)["seats"][RED]["points"] == expected - cards


def test_END_1_b_everybody_starts_with_two_points() -> None:
    s = GAME.new_game(GAME.setup("base", 4, Random(0), start="beginner"))
    assert [points(s, seat) for seat in range(4)] == [2, 2, 2, 2]


def nine(**options: object) -> Scene:
    """Red has four keeps and one victory point card."""
    return Scene(4, "base", **options).keep(RED, *FOUR).cards(RED, victory=1)


def test_END_2_the_tenth_point_in_the_own_turn_wins_at_once() -> None:
    scene = nine().line(RED, 10, 15, 9).hand(RED, **SETTLEMENT)
    s = scene.turn(RED).state()
    assert points(s, RED) == 9
    events = do(s, RED, "settlement 9")
    assert names(events) == ["settlement", "victory"]
    assert (winner(s), GAME.actors(s), phase(s)) == (RED, [], "over")
    assert all(GAME.legal_moves(s, seat) == [] for seat in range(4))


def test_END_2_b_a_keep_wins_at_once() -> None:
    scene = Scene().keep(RED, *FOUR[:3]).settlement(RED, 44).cards(RED, victory=2).hand(RED, **KEEP)
    s = scene.turn(RED).state()
    do(s, RED, "keep 44")
    assert winner(s) == RED


def test_END_2_c_a_special_card_wins_at_once() -> None:
    s = Scene().keep(RED, *FOUR).line(RED, 9, 15, 10, 16, 22).hand(RED, **ROAD).turn(RED).state()
    do(s, RED, f"road {path(22, 28)}")
    assert (points(s, RED), winner(s)) == (10, RED)
    s = Scene().keep(RED, *FOUR).patrols(RED, 2).cards(RED, patrol=1).turn(RED, rolled=False).state()
    do(s, RED, "patrol")
    assert winner(s) is None
    do(s, RED, "tormund 18")
    assert winner(s) == RED


def test_END_2_d_a_road_of_road_building_wins_in_the_middle_of_the_card() -> None:
    scene = Scene().keep(RED, *FOUR).line(RED, 9, 15, 10, 16, 22).cards(RED, roads=1)
    s = scene.turn(RED, rolled=False).state()
    do(s, RED, "roads", f"road {path(22, 28)}")
    assert (winner(s), GAME.actors(s)) == (RED, [])


def test_END_2_e_a_bought_victory_point_card_wins_at_once() -> None:
    s = nine(phases="separate").hand(RED, **CARD).turn(RED, phase="build").state()
    do(s, RED, "buy")
    events = nature(s, "draw 0 victory")
    won = event(events, "victory")
    assert (winner(s), won.args, won.rule) == (RED, {"points": 10, "victory_cards": 2}, "END-2")


def test_END_2_f_whoever_starts_the_turn_with_ten_points_wins_before_the_roll() -> None:
    s = nine().settlement(RED, 26).turn(BLACK).state()
    assert (points(s, RED), winner(s)) == (10, None)
    events = do(s, BLACK, "end")
    assert names(events) == ["turn", "victory"]
    assert winner(s) == RED
    assert view(s, RED)["dice"] is None


def test_END_2_g_points_reached_in_the_turn_of_another_wait_for_the_own_turn() -> None:
    scene = Scene().keep(BLUE, *FOUR).line(BLUE, 14, 9, 4, 0, 5, 1)  # five roads
    scene.line(RED, 47, 54, 48, 55, 49, 56, 50).line(YELLOW, 48, 41).hand(YELLOW, **SETTLEMENT)
    s = scene.turn(YELLOW).state()
    assert (longest_road(s), points(s, BLUE)) == (RED, 8)
    do(s, YELLOW, "settlement 48")  # Red is cut to four
    assert (longest_road(s), points(s, BLUE), winner(s)) == (BLUE, 10, None)
    refused(s, BLUE, "declare", "CANNOT_WIN_NOW", "END-2")
    for seat in (YELLOW, BLACK, RED):
        assert winner(s) is None
        do(s, seat, "end")
        if seat != RED:
            roll(s, 1, 1)
    assert winner(s) == BLUE


def test_END_2_h_more_than_ten_points_win_too() -> None:
    scene = Scene().keep(RED, *FOUR).settlement(RED, 26).line(RED, 9, 15, 10, 16, 22).hand(RED, **ROAD)
    s = scene.turn(RED).state()
    do(s, RED, f"road {path(22, 28)}")
    assert (points(s, RED), winner(s)) == (11, RED)


def test_END_2_i_nine_points_do_not_win() -> None:
    s = nine().turn(BLACK).state()
    do(s, BLACK, "end")
    assert winner(s) is None
    refused(s, RED, "declare", "CANNOT_WIN_NOW", "END-2")


def test_END_2_j_after_the_end_nothing_more_is_played() -> None:
    s = nine().settlement(RED, 26).turn(BLACK).state()
    do(s, BLACK, "end")
    for seat in range(4):
        for text in ("roll", "end", "propose wool for ore"):
            refused(s, seat, text, "GAME_OVER", "END-2")


def test_END_2_k_a_running_game_shows_that_the_active_player_has_not_won() -> None:
    """Whoever does not see the cards can still count: with 8 open points at most one of them is a victory point."""
    s = Scene(vp_cards=20).keep(RED, *FOUR).cards(RED, patrol=3, victory=1).turn(RED).state()
    rng = Rng(1)
    imagined = {points(GAME.determinize(s, BLUE, rng), RED) for _ in range(200)}
    assert imagined == {8, 9}


def test_END_9_the_others_are_ranked_by_points_behind_the_winner() -> None:
    scene = nine().settlement(RED, 26).settlement(BLUE, 2).cards(BLUE, victory=2).settlement(YELLOW, 31, 52)
    s = scene.keep(BLACK, 49).settlement(BLACK, 8).cards(BLACK, victory=1).turn(BLACK).state()
    do(s, BLACK, "end")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.winners, outcome.ending) == ([RED], "points")
    assert outcome.points == [10, 3, 2, 4]
    assert outcome.ranking == [RED, BLACK, BLUE, YELLOW]
    assert outcome.sources[BLACK] == {
        "settlements": 1,
        "keeps": 2,
        "longest_road": 0,
        "strongest_patrol": 0,
        "victory_cards": 1,
    }
    assert [sum(entry.values()) for entry in outcome.sources] == outcome.points
    assert view(s, YELLOW)["outcome"] == outcome.to_json()


def test_END_10_points_may_fall_again_and_only_the_own_turn_counts() -> None:
    scene = Scene().keep(RED, *FOUR).line(RED, 47, 54, 48, 55, 49, 56).line(YELLOW, 48, 41)
    s = scene.hand(YELLOW, **SETTLEMENT).turn(YELLOW).state()
    assert (points(s, RED), winner(s)) == (10, None)
    do(s, YELLOW, "settlement 48", "end")
    roll(s, 1, 1)
    do(s, BLACK, "end")
    assert (points(s, RED), winner(s), phase(s)) == (8, None, "pre_roll")


def test_a_lost_position_is_not_over_before_somebody_wins() -> None:
    s = Scene().turn(BLUE).state()
    assert GAME.outcome(s) is None
    assert view(s, BLUE)["outcome"] is None
