"""The rulebook for people who choose options by their words: `key` = `value` becomes “Name: value”.

The rulebook's own text names options as the command line does. What is no option stays as it is.
"""

import re
from typing import Final

from frostwall.core.types import Option
from frostwall.games import games
from frostwall.words.catalogue import Catalogue
from frostwall.words.files import message_key

_QUOTED: Final = re.compile(r"`([^`]+)`(?: = `([^`]+)`)?")
_TRUTH: Final = {"yes": True, "on": True, "no": False, "off": False}


def tell(text: str, game: str, lang: str) -> str:
    """A text of the rulebook in which options and their values are called as they are where they are chosen."""
    catalogue = Catalogue(lang, game)
    options = {option.key: option for mode in games[game].rulesets() for option in games[game].options(mode)}
    named: list[str] = []  # the options that the text has spoken of, the last one first

    def words(found: re.Match[str]) -> str:
        name, value = found.groups()
        if name in options:
            named.insert(0, name)
            label = catalogue.option(name).label
            told = label if value is None else f"{label}: {_value(options[name], value, catalogue)}"
        else:
            of = next((key for key in [*named, *options] if _has(options[key], name, catalogue)), None)
            if of is None or value is not None:
                return found[0]
            told = _value(options[of], name, catalogue)
        return catalogue.text("quoted", text=told)

    return _QUOTED.sub(words, text)


def _has(option: Option, value: str, catalogue: Catalogue) -> bool:
    if option.kind == "bool":
        return value in _TRUTH
    return value in map(str, option.values) or catalogue.has(message_key("option", option.key, value))


def _value(option: Option, value: str, catalogue: Catalogue) -> str:
    if option.kind == "bool":
        return catalogue.yes_no(_TRUTH[value])
    return catalogue.option(option.key).value(int(value) if option.kind == "int" else value)
