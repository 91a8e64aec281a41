"""The files of messages: which of them a catalogue reads, in which order, and the Fluent bundle they make."""

import re
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from frostwall.games import games
from frostwall.words.wording import PLAIN, Wording

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK: Final = "en"
GAME_FILE: Final = "game"  # of a game's messages, the words of its rules
# What a client says whatever is played, by the name of the files in which games add to it.
SHARED: Final = {"terminal": "ui"}
# Between the thousands of a number in some languages; Python does not call them printable.
_SPACES: Final = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
_TERM: Final = re.compile(r"^term-([a-z0-9-]+) = (.+)$", re.MULTILINE)
_OWN: Final = resources.files("frostwall.words")


class MissingExtra(ImportError):
    """The package that reads the messages is not installed; the text is for people."""

    def __init__(self) -> None:
        super().__init__(
            "Texts need the package fluent.runtime; install it with: pip install 'frostwall[terminal]'"
        )


def message_key(*parts: str) -> str:
    """The key of a message: `message_key("event", "raid_failed")` is `event-raid-failed`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[._]", "-", "-".join(parts)).lower()


def to_fluent(value: str | int) -> object:
    """A value as Fluent takes it. Names and words may be other people's text: control characters, which could
    rewrite a terminal's screen, are replaced."""
    if isinstance(value, int):
        return _number(value)
    if value.isprintable():
        return value
    return "".join(
        char if char.isprintable() or char in _SPACES else "\N{REPLACEMENT CHARACTER}" for char in value
    )


@lru_cache(1024)
def _number(value: int) -> object:
    """Not grouped, or line 1234 would be "1,234"."""
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)


def wording_of(name: str) -> Wording:
    """How the arguments of a catalogue's sentences are read. If a game does not say it, its kinds of moves do."""
    game = name.partition("/")[0]
    if game not in games:
        return PLAIN
    found = games.box(game).wording
    if found is not PLAIN:
        return found
    kinds = games[game].kinds.by_code.values()
    several = {arg.name for kind in kinds for arg in kind.args if arg.form == "seats"}
    return Wording(seat=PLAIN.seat, seats=PLAIN.seats | several, named=PLAIN.named)


@cache
def languages() -> tuple[str, ...]:
    places = [_OWN, *(box.messages for box in games.boxes() if box.messages is not None)]
    return tuple(
        sorted({folder.name for place in places for folder in place.iterdir() if _holds_texts(folder)})
    )


def _holds_texts(folder: Traversable) -> bool:
    return folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())


def _files(lang: str, name: str) -> list[Traversable]:
    """The files of one catalogue, each able to say anew what one before it says: `chess` reads what all share and the
    words of the game's rules, `chess/terminal` then the client's file and the game's own for it, `cli` a client's."""
    game, _, part = name.partition("/")
    found = [_OWN / lang / "core.ftl"]
    if game not in games:
        return [*found, _OWN / lang / f"{name}.ftl"]
    folder = games.box(game).messages
    own = [] if folder is None else [folder / lang / f"{GAME_FILE}.ftl"]
    if part in SHARED:
        found.append(_OWN / lang / f"{SHARED[part]}.ftl")
    if part and folder is not None:
        own.append(folder / lang / f"{part}.ftl")
    return found + own


@cache
def terms(lang: str, game: str) -> dict[str, str]:
    """What a game's things are called, by their identifiers. A term is one line without variables."""
    folder = games.box(game).messages
    file = None if folder is None else folder / lang / f"{GAME_FILE}.ftl"
    if file is None or not file.is_file():
        return {}
    return dict(_TERM.findall(file.read_text(encoding="utf-8")))


@cache
def bundle(lang: str, name: str) -> "FluentBundle":
    try:
        from fluent.runtime import FluentBundle, FluentResource
    except ImportError as problem:
        raise MissingExtra from problem
    # No isolation marks: terminals print them, and no name here is written from right to left.
    found = FluentBundle([lang], use_isolating=False)
    for file in _files(lang, name):
        if file.is_file():
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return found
