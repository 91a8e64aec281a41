"""Options of a command line that take a file: the file's contents in place of its name."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from frostwall.core.types import Json, Option


def read_files(options: Sequence[Option], given: Mapping[str, object]) -> Json:
    """What was chosen on a command line, with the contents of a file in place of its name where an option takes a file.
    Raises OSError, or UnicodeDecodeError for a file that is no text. A file that is no TOML is left to the game."""
    found: Json = dict(given)
    for option in options:
        value = given.get(option.key)
        if option.kind != "file" or not isinstance(value, str) or value in option.values:
            continue
        text = Path(value).read_text(encoding="utf-8")
        try:
            found[option.key] = tomllib.loads(text)
        except tomllib.TOMLDecodeError:
            found[option.key] = text
    return found
