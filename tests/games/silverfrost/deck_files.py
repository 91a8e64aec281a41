"""Sets to break: copies of hearthside, and what the check finds after a change."""

import copy
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from frostwall.games import silverfrost
from frostwall.games.silverfrost.engine.deck.check.files import Problem, problems, read_set

SOURCE = Path(silverfrost.__file__).parent
HEARTHSIDE = SOURCE / "decks" / "hearthside"

GAIN: dict[str, object] = {"gain": {"birch": 1}}

Files = dict[str, Any]
Found = tuple[str, str, str, str]  # file, entry, field, code


@cache
def original() -> Files:
    return dict(read_set(HEARTHSIDE))


def hearthside() -> Files:
    """A copy to break."""
    return copy.deepcopy(original())


def places(found: list[Problem], severity: str = "error") -> list[Found]:
    return [(p.file, p.entry, p.field, p.code) for p in found if p.severity == severity]


def broken(change: Callable[[Files], object]) -> list[Found]:
    """The errors of hearthside after one change."""
    files = hearthside()
    change(files)
    return places(problems(files))


def entry(files: Files, name: str, ident: str) -> Any:
    """An entry by its id: `entry(files, "cards.card", "timber_slide")`."""
    file, _, kind = name.partition(".")
    return next(item for item in files[file][kind] if item["id"] == ident)


def card(files: Files, ident: str = "timber_slide") -> Any:
    return entry(files, "cards.card", ident)


def put(kind: str, ident: str, /, **values: object) -> Callable[[Files], object]:
    """A change: these keys of an entry get these values."""
    return lambda files: entry(files, kind, ident).update(values)


def effect_errors(*effects: object, ident: str = "timber_slide") -> list[tuple[str, str]]:
    """Field and code of what is wrong with a card that has these effects."""
    found = broken(lambda files: card(files, ident).update(effects=list(effects)))
    assert all(file == "cards.toml" and name == ident for file, name, _, _ in found)
    return [(field, code) for _, _, field, code in found]


def do(*steps: object) -> list[tuple[str, str]]:
    """What is wrong with these steps on a production card; fields from `effects[0].do` on."""
    found = effect_errors({"on": ["play", "produce"], "do": list(steps)})
    return [(field.removeprefix("effects[0].do"), code) for field, code in found]
