"""The events by which a review tells a move: all that it did, and not that somebody else's turn comes next."""

from collections.abc import Sequence

import pytest
from tests.server.play import golden

from frostwall import coach
from frostwall.coach.review import Decision, Moment, Option, Part
from frostwall.core.record import Line, Record, game_of
from frostwall.core.types import Event
from frostwall.games import games
from frostwall.lab.review.telling import Telling


def reviewed(name: str, seq: int) -> coach.Review:
    """A review that speaks of one line: of a mistake whose better move is the one that was made."""
    record = golden(name)
    line = record.lines[seq - 1]
    option = Option(line.text, 0.5)
    mistake = Decision(seq, 1, line.seat, option, (option,), loss=0.5, gain=0.0, error=0.0)
    even = (1 / record.header.seats,) * record.header.seats
    moments = (Moment(0, 0, -1, even), Moment(seq, 1, line.seat, even))
    until = Record(record.header, record.lines[:seq])
    return coach.gather(until, [Part(moments, (mistake,))])


def told(name: str, seq: int) -> tuple[Line, Sequence[Event], Sequence[Event]]:
    review = reviewed(name, seq)
    found = {each.line: each for each in coach.told(review, game_of(review.record, games))}[seq]
    return review.record.lines[-1], found.did, found.better


def test_what_a_move_does_to_others_is_told() -> None:
    """Somebody says yes: another seat would draw a card, and has no room for it."""
    line, did, better = told("silverfrost-reshuffle", 154)
    assert line.text == "yes"
    assert [(event.name, event.seat) for event in did] == [("full_hand", 3)]
    assert [(event.name, event.seat) for event in better] == [("full_hand", 3)]
    review = reviewed("silverfrost-reshuffle", 154)
    (entry,) = Telling(review, game_of(review.record, games), "en").mistakes(line.seat)
    assert "Seat 2 chooses" in entry.did
    assert "Seat 3" in entry.did


@pytest.mark.parametrize(
    ("name", "seq", "text", "events"),
    [
        ("base-3-aside", 15, "end", []),
        ("brotherhood56-5-nl", 32, "end", []),
        ("brotherhood56-5-nl", 36, "pass", []),
        ("brotherhood-3", 15, "guard 2", ["guard"]),
    ],
)
def test_whose_turn_comes_next_is_not_told(name: str, seq: int, text: str, events: list[str]) -> None:
    line, did, better = told(name, seq)
    assert line.text == text
    assert [event.name for event in did] == events
    assert [event.name for event in better] == events
