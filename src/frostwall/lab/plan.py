"""What is to be simulated."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Plan:
    """What is to be simulated. Options are a person's words; the game reads them."""

    game: str
    rules: str
    seats: int
    options: dict[str, object]
    bots: tuple[str, ...]
    seed: int
    games: int
    records: Path | None = None
    sample: int = 0  # the first so many games are observed move by move
    variants: tuple[Mapping[str, object], ...] = ()  # further options, taken in turn

    def table(self, k: int) -> tuple[dict[str, object], int]:
        """The options of game k, and the number its seeds are made from: every variant plays the same games."""
        if not self.variants:
            return self.options, k
        number, at = divmod(k - 1, len(self.variants))
        return {**self.options, **self.variants[at]}, number + 1

    def all_random(self) -> bool:
        return all(name == "random" for name in self.bots)
