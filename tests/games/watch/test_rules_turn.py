"""The order of a turn in the base game (TURN)."""

import pytest
from tests.games.watch.layout import BLACK, BLUE, CARD, KEEP, RED, ROAD, YELLOW, path, plus, times
from tests.games.watch.play import (
    active,
    do,
    event,
    moves,
    names,
    nature,
    phase,
    refused,
    roll,
    seat_of,
    view,
)
from tests.games.watch.scene import Scene

from frostwall.core.types import CHANCE, SPECTATOR
from frostwall.games.watch.engine.game import GAME


@pytest.mark.parametrize("seats", [3, 4])
def test_TURN_1_play_goes_clockwise_and_a_turn_is_roll_then_trade_and_build(seats: int) -> None:
    s = Scene(seats).turn(seats - 1).state()
    for seat in [*range(seats), *range(seats)]:
        before = view(s, 0)["turn"]
        events = do(s, active(s), "end")
        assert (active(s), GAME.actors(s), phase(s)) == (seat, [seat], "pre_roll")
        assert view(s, 0)["turn"] == before + 1
        assert event(events, "turn").args == {"turn": before + 1}
        roll(s, 1, 1)
        assert phase(s) == "act"


def test_TURN_2_rolling_is_a_must_and_happens_once() -> None:
    s = Scene().hand(RED, wool=1).turn(RED, rolled=False).state()
    assert moves(s, RED) == ["roll"]
    assert view(s, RED)["dice"] is None
    roll(s, 2, 3)
    assert view(s, RED)["dice"] == [2, 3]
    refused(s, RED, "roll", "ALREADY_ROLLED", "TURN-2")
    assert moves(s, RED) == ["end"]


def test_TURN_3_the_two_dice_are_rolled_by_nature() -> None:
    s = Scene().turn(RED, rolled=False).state()
    do(s, RED, "roll")
    assert GAME.actors(s) == [CHANCE]
    assert all(GAME.legal_moves(s, seat) == [] for seat in range(4))
    refused(s, RED, "dice 3 4", "NATURE_ONLY", "TURN-3")
    events = nature(s, "dice 6 5")
    assert event(events, "dice").args == {"first": 6, "second": 5, "sum": 11}
    refusal = GAME.refusal(s, CHANCE, GAME.parse("dice 1 1"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("NOT_AN_OUTCOME", "TURN-3")


def test_TURN_4_nothing_is_traded_or_built_before_the_dice_are_resolved() -> None:
    scene = Scene().settlement(RED, 16).hand(RED, **plus(times(ROAD, 4), KEEP, {"wool": 1}))
    s = scene.turn(RED, rolled=False).state()
    for text in (
        f"road {path(16, 10)}",
        "keep 16",
        "buy",
        "trade lumber*4 for ore",
        "offer ore for wool",
        "end",
    ):
        refused(s, RED, text, "ROLL_FIRST", "TURN-4")
    roll(s, 1, 1)
    do(s, RED, "keep 16", "trade lumber*4 for ore", "end")


def test_TURN_5_one_development_card_per_turn_at_any_moment_of_it() -> None:
    def scene() -> Scene:
        return Scene().settlement(RED, 16).cards(RED, winter=2)

    before = scene().turn(RED, rolled=False).state()
    do(before, RED, "winter ore*2")
    assert phase(before) == "pre_roll"
    roll(before, 1, 1)
    refused(before, RED, "winter ore*2", "ONE_CARD_PER_TURN", "TURN-5")
    after = scene().turn(RED).state()
    do(after, RED, "winter ore*2")
    refused(after, RED, "winter ore*2", "ONE_CARD_PER_TURN", "TURN-5")
    for _ in range(4):
        do(after, active(after), "end")
        if active(after) != RED:
            roll(after, 1, 1)
    do(after, RED, "winter wool*2")  # a new turn, a new card


def test_TURN_5_b_only_in_the_own_turn() -> None:
    s = Scene().cards(BLUE, patrol=1).turn(RED, rolled=False).state()
    refused(s, BLUE, "patrol", "NOT_NOW", "TURN-5")
    roll(s, 1, 1)
    refused(s, BLUE, "patrol", "NOT_NOW", "TURN-5")


def test_TURN_5_c_victory_point_cards_are_never_played() -> None:
    s = Scene().cards(RED, victory=3).turn(RED).state()
    assert moves(s, RED) == ["end"]
    refused(s, RED, "reveal", "NOT_WINNING", "DEV-12")


def test_TURN_7_no_card_is_played_while_something_is_being_resolved() -> None:
    scene = Scene().settlement(BLUE, 5, 16).hand(BLUE, wool=8).cards(RED, winter=1, patrol=1, roads=1)
    s = scene.settlement(RED, 29).hand(RED, **CARD).turn(RED, rolled=False).state()
    do(s, RED, "roll")
    refused(s, RED, "winter ore*2", "PENDING_DECISION", "TURN-7")
    nature(s, "dice 3 4")
    refused(s, RED, "winter ore*2", "PENDING_DECISION", "TURN-7")
    do(s, BLUE, "discard wool*4")
    refused(s, RED, "winter ore*2", "PENDING_DECISION", "TURN-7")
    do(s, RED, "tormund 1")
    refused(s, RED, "winter ore*2", "PENDING_DECISION", "TURN-7")
    nature(s, "steal 0 1 wool")
    do(s, RED, "buy")
    refused(s, RED, "winter ore*2", "PENDING_DECISION", "TURN-7")
    nature(s, "draw 0 patrol")
    do(s, RED, "roads")
    refused(s, RED, "winter ore*2", "PENDING_DECISION", "TURN-7")


def test_TURN_8_any_number_of_builds_in_a_turn_and_it_ends_when_the_player_says_so() -> None:
    scene = Scene().settlement(RED, 16).hand(RED, **plus(times(ROAD, 5), times(CARD, 2)))
    s = scene.turn(RED).state()
    for a, b in ((16, 10), (10, 15), (15, 21), (21, 28), (28, 35)):
        do(s, RED, f"road {path(a, b)}")
    for card in ("winter", "patrol"):
        do(s, RED, "buy")
        nature(s, f"draw 0 {card}")
    assert (active(s), phase(s)) == (RED, "act")
    do(s, RED, "end")
    assert active(s) == BLUE


def test_TURN_8_b_with_separate_phases_the_turn_ends_in_the_build_phase_only() -> None:
    s = Scene(phases="separate").turn(RED).state()
    refused(s, RED, "end", "NOT_BUILD_PHASE", "TURN-8")
    assert moves(s, RED) == ["building"]
    do(s, RED, "building", "end")


def test_TURN_9_sizes_are_public_and_contents_are_secret() -> None:
    scene = Scene().hand(RED, wool=2, ore=1).cards(RED, winter=1, victory=1).fresh(RED, patrol=1)
    s = scene.patrols(RED, 2).settlement(RED, 16).turn(RED).state()
    own = seat_of(s, RED)
    assert own["hand"] == {"wool": 2, "ore": 1}
    assert own["cards"] == {"patrol": 1, "winter": 1, "victory": 1}
    assert (own["fresh"], own["all_points"]) == ({"patrol": 1}, 2)
    for viewer in (BLUE, YELLOW, BLACK, SPECTATOR):
        seen = view(s, viewer)["seats"][RED]
        hidden = [seen[key] for key in ("hand", "cards", "fresh", "all_points", "chosen")]
        assert hidden == [None] * 5
        assert (seen["hand_size"], seen["cards_size"], seen["fresh_size"]) == (3, 3, 1)
        assert (seen["patrols"], seen["points"]) == (2, 1)
        assert (view(s, viewer)["moves"], view(s, viewer)["choices"]) == ([], [])


def test_TURN_9_b_a_drawn_card_is_shown_to_its_buyer_only() -> None:
    s = Scene().hand(RED, **CARD).turn(RED).state()
    do(s, RED, "buy")
    events = nature(s, "draw 0 victory")
    drawn = event(events, "draw")
    assert drawn.for_viewer(RED).args["cards"] == {"victory": 1}
    assert drawn.for_viewer(BLUE).args["cards"] is None
    assert drawn.reveals
    move = GAME.parse("draw 0 victory")
    assert GAME.kinds.text(move, GAME.kinds.hidden_args(move, CHANCE, BLUE)) == "draw 0 ?"
    assert GAME.kinds.text(move, GAME.kinds.hidden_args(move, CHANCE, RED)) == "draw 0 victory"


def test_TURN_10_the_trade_phase_is_entered_after_the_dice_and_left_for_good() -> None:
    scene = Scene(phases="separate").settlement(RED, 16).hand(RED, **plus(ROAD, {"wool": 4})).tormund(5)
    s = scene.turn(RED, rolled=False).state()
    roll(s, 3, 4)
    assert phase(s) == "tormund"
    do(s, RED, "tormund camp")
    assert phase(s) == "trade"
    assert names(do(s, RED, f"road {path(16, 10)}")) == ["building", "road"]
    assert phase(s) == "build"
    assert "trade wool*4 for ore" not in moves(s, RED)


# --- words that are no move ---


@pytest.mark.parametrize(
    "text",
    ["", "   ", "dance", "road", "road x", "road -1", "road 200", "settlement 1 2", "offer wool", "tormund"],
)
def test_a_text_that_means_nothing_is_refused(text: str) -> None:
    s = Scene().turn(RED).state()
    refused(s, RED, text, "UNKNOWN_TEXT", "")


def test_places_that_are_not_on_the_board_are_refused() -> None:
    s = Scene().settlement(RED, 16).turn(RED).cards(RED, patrol=1).state()
    refused(s, RED, "road 100", "NO_SUCH_PLACE", "BLD-7")
    refused(s, RED, "settlement 100", "NO_SUCH_PLACE", "BLD-9")
    refused(s, RED, "keep 100", "NO_SUCH_PLACE", "BLD-9")
    do(s, RED, "patrol")
    refused(s, RED, "tormund 30", "NO_SUCH_PLACE", "TOR-4")


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    s = Scene(3).turn(RED).state()
    refused(s, 3, "end", "NO_SUCH_SEAT", "MODE-1")
    refused(s, SPECTATOR, "end", "NO_SUCH_SEAT", "MODE-1")


def test_moves_of_another_moment_are_refused() -> None:
    s = Scene().turn(RED).state()
    for text in ("tormund 1", "victim 1", "spare"):
        refused(s, RED, text, "NOT_NOW", "TOR-2")
    for text in ("accept", "decline", "withdraw", "counter wool for ore"):
        refused(s, RED, text, "NO_OFFER", "TRD-5")
