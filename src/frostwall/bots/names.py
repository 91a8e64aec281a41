"""What bots are called at a table. They have names like people, the same in every language; how well one plays is said
beside its name, in the words of the catalogue."""

from collections.abc import Container, Iterator
from itertools import count
from typing import Final

NAMES: Final = ("Eira", "Talvi", "Nives", "Lumi", "Yuki", "Zima")  # snow or winter, each in another language


def free_name(taken: Container[str | None]) -> str:
    """The first name that nobody has yet."""
    return next(name for name in _all_names() if name not in taken)


def _all_names() -> Iterator[str]:
    yield from NAMES
    for number in count(2):
        yield from (f"{name} {number}" for name in NAMES)
