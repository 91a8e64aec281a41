"""The menu: the moves of one kind that are open now, with what to type for each."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

Tree = dict[str, Any]


def kind_of(move: Tree) -> str:
    return str(move["kind"])


@dataclass
class Group:
    """Moves that are chosen alike. A group without moves must be typed: there are too many to list.

    `numbers` has one for each move; without them the moves are counted from 1."""

    kind: str
    key: str  # what opens the group
    moves: list[Tree] = field(default_factory=list)
    numbers: list[str] = field(default_factory=list)

    def picks(self) -> dict[str, str]:
        """What to type for each move, and its notation. Moves that share a number are told apart: `3.1`, `3.2`."""
        numbers = self.numbers or [str(number) for number in range(1, len(self.moves) + 1)]
        several = {number for number, n in Counter(numbers).items() if n > 1}
        seen: Counter[str] = Counter()
        found: dict[str, str] = {}
        for number, move in zip(numbers, self.moves, strict=True):
            seen[number] += 1
            found[f"{number}.{seen[number]}" if number in several else number] = str(move["text"])
        return found

    def holds(self, move: Tree) -> bool:
        """Is this one of its moves, also where they are too many to list?"""
        return move in self.moves or (not self.moves and self.kind == kind_of(move))

    @property
    def is_single(self) -> bool:
        """One move, and nothing to choose."""
        return len(self.moves) == 1
