"""What Brotherhood adds to a position that `replay` prints: the Wall, the wildlings, the heroes."""

from collections.abc import Sequence
from typing import Any

from frostwall.words import Catalogue


def table_lines(view: dict[str, Any], names: Sequence[str], catalogue: Catalogue) -> list[str]:
    """The north and what lies beside the board; nothing for a table without a Wall."""
    board = view["board"]
    if "wall" not in board:
        return []
    term = catalogue.text
    wall = [
        f"{section}: {', '.join(catalogue.seat(seat, names) for seat in guards) or '–'}"
        for section, guards in enumerate(board["wall"])
    ]
    clearings = [
        f"{row['section']}: {_wildlings(row['wildlings'], catalogue)}"
        for row in board["clearings"]
        if row["wildlings"]
    ]
    camps = [
        f"{term('term-clan-' + row['clan'].replace('_', '-'))}: {', '.join(_name(k, catalogue) for k in row['camps'])}"
        for row in board["camps"]
        if row["camps"]
    ]
    gift = [f"{row['hex']}: {_wildlings(row['wildlings'], catalogue)}" for row in board["gift"]]
    heroes = [term(f"term-hero-{name}") for name in view["display"]]
    return [
        f"{term('term-wall')}: {'; '.join(wall)}",
        f"{term('term-clearing')}: {'; '.join(clearings) or '–'}",
        f"{term('term-camp')}: {'; '.join(camps) or '–'}",
        f"{term('term-gift')}: {'; '.join(gift) or '–'}",
        f"{term('term-breach')}: {board['breaches']}",
        f"{term('term-hero-display')}: {', '.join(heroes) or '–'}",
    ]


def seat_words(facts: dict[str, Any], catalogue: Catalogue) -> list[str]:
    """A seat's hero and its side."""
    hero = facts.get("hero")
    return [f"{catalogue.text('term-hero-' + hero['name'])} {hero['side']}"] if isinstance(hero, dict) else []


def _wildlings(counts: dict[str, int], catalogue: Catalogue) -> str:
    return ", ".join(f"{n} × {_name(kind, catalogue)}" for kind, n in counts.items())


def _name(kind: str, catalogue: Catalogue) -> str:
    return catalogue.text("term-regular-wildling" if kind == "regular" else f"term-{kind}")
