"""What a game may add to simulations and replays. A game without a face gets the generic page and position."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from frostwall.core import drive
from frostwall.core.game import Game
from frostwall.core.record import Record
from frostwall.core.types import Json, Seat
from frostwall.lab.plan import Plan
from frostwall.lab.tally import Tally


class Observer(Protocol):
    """Watches one game, move by move, and counts what a report shows. It must not change the game."""

    def chance(self) -> drive.Chance:
        """Nature, observed."""

    def seated(self, seated: list[drive.Bot[Any]]) -> list[drive.Bot[Any]]:
        """The bots, observed."""

    def count(self, s: Any, tally: Tally) -> None:
        """The game is over: add what was seen to the tally's notes."""


@dataclass(frozen=True)
class Draw:
    """An outcome of chance: what it gave to each seat, and what was to be expected just before it."""

    line: int
    got: list[int]
    expected: list[float]


class ReportFace:
    """A game's face in the laboratory. `lang` is the language to speak."""

    def sample(self, _games: int) -> int:
        """How many of the games a report observes."""
        return 0

    def observer(self, game: Game[Any], nature: drive.Fast) -> Observer:
        """An observer of one game. Asked for only if there is a sample."""
        raise NotImplementedError

    def variants(self, _seats: int, _options: Mapping[str, object]) -> Sequence[Mapping[str, object]]:
        """The options that a report compares: it spreads its games over them evenly."""
        return ()

    def findings(self, _tally: Tally) -> Json:
        """What the notes of the observers add to `sim --json`."""
        return {}

    def summary(self, _plan: Plan, _tally: Tally, _lang: str) -> list[str]:
        """Lines that it adds to what `sim` prints."""
        return []

    def page(self, plan: Plan, tally: Tally, found: Json, lang: str) -> str:
        """The report as a page of HTML; a subclass of lab.page.Page makes one."""
        raise NotImplementedError

    def position(
        self, game: Game[Any], s: Any, viewer: Seat | None, names: Sequence[str], lang: str
    ) -> list[str]:
        """The lines of a position that `replay` prints. Without a viewer each seat is shown as it sees itself; a
        subclass of lab.position.Position makes them."""
        raise NotImplementedError

    def luck(self, _game: Game[Any], _record: Record) -> Iterable[Draw]:
        """How chance treated the seats of a finished game, where that can be counted."""
        return ()
