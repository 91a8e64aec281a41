"""Reading values out of a document that may be anybody's text: each has its type and range, or a ValueError."""

from frostwall.core.bag import from_dict
from frostwall.core.types import Json


def bag(value: object, names: list[str]) -> int:
    counts: dict[str, int] = {}
    for name, n in json_object(value).items():
        counts[name] = number(n, 0, 100)
    return from_dict(counts, names)


def number(value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ValueError(f"{value!r} is not a number from {low} to {high}")
    return value


def flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{value!r} is not true or false")
    return value


def index(value: object, names: list[str]) -> int:
    if not isinstance(value, str) or value not in names:
        raise ValueError(f"{value!r} is none of {', '.join(names)}")
    return names.index(value)


def only(entry: Json, keys: tuple[str, ...]) -> None:
    if set(entry) != set(keys):
        raise ValueError(f"expected {', '.join(sorted(keys))}")


def json_object(value: object) -> Json:
    if not isinstance(value, dict):
        raise ValueError("an object was expected")
    return value


def array(value: object) -> list[object]:
    if not isinstance(value, list):
        raise ValueError("a list was expected")
    return value
