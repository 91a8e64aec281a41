"""The languages: every part that offers, follows or tests one reads this list.

A complete language has every text that English has, looked at since the English last changed (`make messages` and
tests/test_messages_languages.py). Only complete ones are followed when a browser or a terminal asks for them; the
others can be chosen where it is said that they are unfinished, and what they lack is English.
"""

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Language:
    """A language: its code, its name in itself, and whether nothing is missing."""

    code: str
    name: str
    complete: bool


LANGUAGES: Final = (
    Language("en", "English", complete=True),  # the first is what every text is written in
    Language("de", "Deutsch", complete=True),
    Language("nl", "Nederlands", complete=True),
    Language("pl", "Polski", complete=True),
)
ALL: Final = tuple(each.code for each in LANGUAGES)
COMPLETE: Final = tuple(each.code for each in LANGUAGES if each.complete)
UNFINISHED: Final = tuple(each.code for each in LANGUAGES if not each.complete)
ENGLISH: Final = ALL[0]


# A line of help, which is English in every language.
HELP: Final = (
    f"language of the texts: {', '.join(COMPLETE)}"
    + (f", or, unfinished, {', '.join(UNFINISHED)}" if UNFINISHED else "")
    + " (default: the system's if it is one of the finished ones, else en)"
)


def followed(asked: Iterable[str]) -> str | None:
    """The first language asked for that is complete; `de-AT` and `de_AT.UTF-8` ask for `de`."""
    codes = (one.strip().lower().replace("_", "-").split("-")[0] for one in asked)
    return next((code for code in codes if code in COMPLETE), None)


def of_system(environ: Mapping[str, str] = os.environ) -> str:
    """The language the terminal is set to, else English. LANGUAGE lists several, as for gettext."""
    asked = environ.get("LANGUAGE", "").split(":")
    asked += [environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return followed(asked) or ENGLISH
