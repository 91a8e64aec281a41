"""What bots are called at a table. They have names like people, the same in every language; how well one plays is said
beside its name, in the words of the catalogue. A character has a name of its own."""

from collections.abc import Container, Iterator, Sequence
from itertools import count
from typing import Final

NAMES: Final = ("Eira", "Talvi", "Nives", "Lumi", "Yuki", "Zima")  # snow or winter, each in another language


def free_name(taken: Container[str | None], own: str | None = None) -> str:
    """The first name that nobody has yet: the bot's own one, with a number if need be, or one of ours."""
    return next(name for name in _all_names(NAMES if own is None else (own,)) if name not in taken)


def _all_names(names: Sequence[str]) -> Iterator[str]:
    yield from names
    for number in count(2):
        yield from (f"{name} {number}" for name in names)
