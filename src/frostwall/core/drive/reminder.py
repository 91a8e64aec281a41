"""Keeps a bot that remembers up to date where moves can be taken back."""

from collections.abc import Sequence
from typing import Generic

from frostwall.core.drive.seat_view import Remembering
from frostwall.core.game import S
from frostwall.core.types import Event, Seat, Setup

# What happened, as one seat may know it: of each line its number and its events.
History = Sequence[tuple[int, Sequence[Event]]]


class Reminder(Generic[S]):
    """Of one bot in one seat."""

    def __init__(self, mind: Remembering[S], seat: Seat, setup: Setup) -> None:
        self.mind = mind
        self.seat = seat
        self.setup = setup
        self.told: list[int] = []
        mind.start(seat, setup)

    def tell(self, history: History) -> None:
        """Tell what is new. If lines it was told of have been taken back, the bot starts again."""
        lines = [line for line, _ in history]
        if lines[: len(self.told)] != self.told:
            self.mind.start(self.seat, self.setup)
            self.told = []
        for _, events in history[len(self.told) :]:
            self.mind.observe(events)
        self.told = lines
