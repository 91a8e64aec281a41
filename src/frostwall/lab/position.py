"""A position as `replay` prints it: what each seat has, and what lies on the table."""

from collections.abc import Sequence
from typing import Any

from frostwall.core.game import Game
from frostwall.core.types import SPECTATOR, Seat
from frostwall.lab.words import Words, wrapped
from frostwall.words import Catalogue


class Position:
    """What a viewer sees of a state. Without a viewer each seat is shown as it sees itself."""

    def __init__(self, game: Game[Any], s: Any, viewer: Seat | None, names: Sequence[str], lang: str) -> None:
        seen: Any = game.view(s, SPECTATOR if viewer is None else viewer)
        self.view: dict[str, Any] = seen
        self.seats: list[dict[str, Any]] = seen["seats"]
        if viewer is None:
            views: list[Any] = [game.view(s, seat) for seat in range(len(self.seats))]
            self.seats = [view["seats"][seat] for seat, view in enumerate(views)]
        self.names = names
        self.words = Words(lang)
        self.terms = self.words.of_game(game)
        self.own = Catalogue(lang, f"{game.name}/report")

    def say(self, key: str, **args: str | int) -> str:
        """One of the game's own sentences, `report-position-...`."""
        return self.own.text(key, **args)

    def lines(self) -> list[str]:
        found: list[str] = []
        for seat, facts in enumerate(self.seats):
            found.append(f"  {self.terms.seat(seat, self.names)}")
            found.append(wrapped("; ".join(self.seat(seat, facts)), "    "))
        return found + [wrapped(line, "  ") for line in self.table()]

    def seat(self, _seat: Seat, facts: dict[str, Any]) -> list[str]:
        """What a seat has, thing by thing."""
        return self._told({name: value for name, value in facts.items() if name != "seat"})

    def table(self) -> list[str]:
        """What lies open for everybody."""
        return self._told(self.view["board"])

    def _told(self, facts: dict[str, Any]) -> list[str]:
        terms = self.terms
        return [f"{terms.term(name)}: {terms.fact(name, value, self.names)}" for name, value in facts.items()]
