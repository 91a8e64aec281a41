"""Reading the value of a table option, as a person says it or JSON holds it."""

from typing import Final

from frostwall.core.types import Json, Option, Refusal, Refused

_YES: Final = {"yes": True, "on": True, "true": True, "no": False, "off": False, "false": False}


def read_value(option: Option, value: object) -> object:
    """The value, or a Refused that names the option and what it may be."""
    if option.kind == "bool":
        if isinstance(value, str):
            value = _YES.get(value.lower(), value)
        if isinstance(value, bool) and value in option.values:
            return value
        words = ["yes" if allowed else "no" for allowed in option.values]
        raise bad_option(option.key, value, option.rule, words)
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 6:
        value = int(value)
    if option.kind == "int":
        low, high = whole(option.values[0]), whole(option.values[1])
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        raise bad_option(option.key, value, option.rule, [f"{low}..{high}"])
    if not any(type(value) is type(allowed) and value == allowed for allowed in option.values):
        raise bad_option(option.key, value, option.rule, option.values)
    return value


def bad_option(key: str, value: object, rule: str, allowed: list[object] | list[str] | list[int]) -> Refused:
    """The option cannot have this value; `allowed` are those it can."""
    return _refused(key, value, rule, False, list(allowed))


def unknown_option(key: str, value: object, rule: str, known: list[str]) -> Refused:
    """There is no such option here; `known` are those there are."""
    return _refused(key, value, rule, True, list(known))


def _refused(key: str, value: object, rule: str, unknown: bool, possible: list[object]) -> Refused:
    word = ("yes" if value else "no") if isinstance(value, bool) else str(value)[:60]
    args: Json = {"key": key, "value": word, "unknown": unknown}
    return Refused(Refusal("BAD_OPTION", rule, args, {"values": possible}))


def whole(value: object) -> int:
    """A value that an option has made sure is a number."""
    if not isinstance(value, int):
        raise TypeError(f"{value!r} is not a number")
    return value
