"""A position of the Watch as `replay` prints it: hands, pieces, and with a Wall the north."""

from typing import Any, Final

from frostwall.core.types import Seat
from frostwall.lab.position import Position

NOT_OF_SEATS: Final = ("wall",)  # lists of a board that may happen to be as long as the table has seats


class WatchPosition(Position):
    def seat(self, seat: Seat, facts: dict[str, Any]) -> list[str]:
        return [*self._held(facts), *self._hero(facts), *self._pieces(seat)]

    def _held(self, facts: dict[str, Any]) -> list[str]:
        """Points, hand and cards of a seat: what is hidden is a number of cards."""
        points = facts.get("all_points")
        shown = [self.say("report-position-points", points=facts["points"] if points is None else points)]
        for key in ("hand", "cards"):
            size, cards = facts[f"{key}_size"], facts.get(key)
            text = self.terms.text("cards-hidden", count=size) if cards is None else self.terms.cards(cards)
            shown.append(
                self.say(f"report-position-{key}", cards=self.terms.cards({}) if size == 0 else text)
            )
        return shown

    def _hero(self, facts: dict[str, Any]) -> list[str]:
        hero = facts.get("hero")
        return (
            [f"{self.terms.text('term-hero-' + hero['name'])} {hero['side']}"]
            if isinstance(hero, dict)
            else []
        )

    def _pieces(self, seat: Seat) -> list[str]:
        """The seat's own in every list of the board that has one entry for each seat."""
        shown: list[str] = []
        for key, places in self.view["board"].items():
            of_seats = isinstance(places, list) and len(places) == len(self.seats) and key not in NOT_OF_SEATS
            if of_seats and isinstance(places[seat], list):
                shown.append(f"{self._label(key)}: {' '.join(map(str, places[seat])) or '–'}")
        return shown

    def _label(self, key: str) -> str:
        """What a list of places on the board is called, where there are words for it."""
        name = key.replace("_", "-")
        if self.own.has(f"report-position-{name}"):
            return self.say(f"report-position-{name}")
        return (
            self.terms.text(f"source-{name}") if self.terms.has(f"source-{name}") else key.replace("_", " ")
        )

    def table(self) -> list[str]:
        """The north and what lies beside the board; nothing for a table without a Wall."""
        board = self.view["board"]
        if "wall" not in board:
            return []
        term = self.terms.text
        wall = [
            f"{section}: {', '.join(self.terms.seat(seat, self.names) for seat in guards) or '–'}"
            for section, guards in enumerate(board["wall"])
        ]
        clearings = [
            f"{row['section']}: {self._wildlings(row['wildlings'])}"
            for row in board["clearings"]
            if row["wildlings"]
        ]
        camps = [
            f"{term('term-clan-' + row['clan'].replace('_', '-'))}: {', '.join(map(self._wildling, row['camps']))}"
            for row in board["camps"]
            if row["camps"]
        ]
        gift = [f"{row['hex']}: {self._wildlings(row['wildlings'])}" for row in board["gift"]]
        heroes = [term(f"term-hero-{name}") for name in self.view["display"]]
        return [
            f"{term('term-wall')}: {'; '.join(wall)}",
            f"{term('term-clearing')}: {'; '.join(clearings) or '–'}",
            f"{term('term-camp')}: {'; '.join(camps) or '–'}",
            f"{term('term-gift')}: {'; '.join(gift) or '–'}",
            f"{term('term-breach')}: {board['breaches']}",
            f"{term('term-hero-display')}: {', '.join(heroes) or '–'}",
        ]

    def _wildlings(self, counts: dict[str, int]) -> str:
        return ", ".join(f"{n} × {self._wildling(kind)}" for kind, n in counts.items())

    def _wildling(self, kind: str) -> str:
        return self.terms.text("term-regular-wildling" if kind == "regular" else f"term-{kind}")
