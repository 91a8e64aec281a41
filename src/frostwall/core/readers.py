"""Strict readers of a document's parts: what is not exactly as it should be is a ValueError that says so."""

from collections.abc import Sequence

from frostwall.core.bag import from_dict
from frostwall.core.types import Json


def number(value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ValueError(f"{str(value)[:40]} is not a number from {low} to {high}")
    return value


def flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{str(value)[:40]} is not true or false")
    return value


def index(value: object, names: Sequence[str]) -> int:
    if not isinstance(value, str) or value not in names:
        raise ValueError(f"{str(value)[:40]} is no name known here")
    return names.index(value)


def json_object(value: object) -> Json:
    if not isinstance(value, dict):
        raise ValueError("an object was expected")
    return value


def array(value: object) -> list[object]:
    if not isinstance(value, list):
        raise ValueError("a list was expected")
    return value


def exactly(value: object, n: int) -> list[object]:
    found = array(value)
    if len(found) != n:
        raise ValueError(f"{n} entries were expected")
    return found


def keys(entry: Json, required: Sequence[str], optional: Sequence[str] = ()) -> None:
    """Everything required is there, and nothing unknown."""
    missing = [key for key in required if key not in entry]
    if missing:
        raise ValueError(f"{missing[0]} is missing")
    for key in entry:
        if key not in required and key not in optional:
            raise ValueError(f"{str(key)[:40]} is not expected here")


def counts(value: object, names: Sequence[str], most: int = 127) -> list[int]:
    """{name: how many} as one number per name; a name that is not there counts 0."""
    found = [0] * len(names)
    for name, n in json_object(value).items():
        found[index(name, names)] = number(n, 1, most)
    return found


def chosen(value: object, names: Sequence[str]) -> list[int]:
    """A list of different names as 0 or 1 per name."""
    found = [0] * len(names)
    for name in array(value):
        at = index(name, names)
        if found[at]:
            raise ValueError(f"{name} is there twice")
        found[at] = 1
    return found


def bag(value: object, names: list[str]) -> int:
    """{name: how many} as a packed bag."""
    held: dict[str, int] = {}
    for name, n in json_object(value).items():
        held[name] = number(n, 0, 100)
    return from_dict(held, names)


# --- the other way ---


def named(values: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """Counts by name, without those that are not there."""
    return {name: int(n) for name, n in zip(names, values, strict=True) if n}


def listed(values: Sequence[int], names: Sequence[str]) -> list[str]:
    """The names that are there."""
    return [name for name, n in zip(names, values, strict=True) if n]
