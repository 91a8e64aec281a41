"""The reference of a review's JSON names exactly the fields that a review has."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.server.play import golden

from frostwall import coach
from frostwall.core.record import Record, game_of
from frostwall.games import games

PAGE = Path(__file__).parents[2] / "docs/reference/review.md"
QUICK = coach.Effort(worlds=2, nodes=6, compared=4, turns=1)


def keys(found: Any) -> Iterator[str]:
    """All fields, but not those of an event: they are the game's."""
    if isinstance(found, dict):
        for key, value in found.items():
            yield key
            if key != "args":
                yield from keys(value)
    elif isinstance(found, list):
        for each in found:
            yield from keys(each)


def test_every_field_is_explained_and_no_other() -> None:
    record, game = golden("base-4-trade"), game_of(golden("base-4-trade"), games)
    short = Record(record.header, record.lines[:32])
    found: dict[str, Any] = coach.document(coach.review(short, game, QUICK), game)
    assert all(found[key] for key in found), "nothing would be seen of an empty list"
    assert any(each["better"] for each in found["told"])
    explained = re.findall(r"^\| `(\w+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(explained) == set(keys(found))
