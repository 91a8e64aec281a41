"""The special build phase of five and six players (chapter 11): each opponent of whoever just played, clockwise."""

from mypy_extensions import i64

from frostwall.core.types import Event
from frostwall.games.watch.engine.frames import SPECIAL_BUILD
from frostwall.games.watch.engine.state import State


def begin(s: State, events: list[Event] | None) -> None:  # X56-3
    """The turn's owner has ended it; the first opponent may build."""
    _open(s, (s.active + 1) % s.rules.seats, events)


def _open(s: State, seat: i64, events: list[Event] | None) -> None:
    s.replace(SPECIAL_BUILD, seat)
    if events is not None:
        events.append(Event("special_build", seat, {}, "X56-3"))


def pass_on(s: State, seat: i64, events: list[Event] | None) -> bool:
    """This seat builds no more. True: everybody has had his turn."""
    following: i64 = (seat + 1) % s.rules.seats
    if following == s.active:
        return True
    _open(s, following, events)
    return False
