"""Card sets: those that come with a game, and those that the host of this server offers besides.

A client names a set by its id. The game's option holds the folder of its files, which is shown to nobody.
"""

import threading
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from frostwall.core.game import Game
from frostwall.core.record import Header, WithSet, set_in, with_options
from frostwall.core.types import Refusal, Refused

# The host's sets that have been opened, by game and folder: the game they belong to, the state of their files, and the
# game with the set or why it cannot be used. Opening one takes a fifth of a second, and anybody may ask for it.
_opened: Final[dict[tuple[str, str], tuple[Game[Any], object, Game[Any] | Refusal]]] = {}
_opening: Final = threading.Lock()


def sets_in(folder: Path | None) -> dict[str, Path]:
    """The sets that a host offers, by id: each is a folder in this one."""
    if folder is None:
        return {}
    return {place.name: place for place in sorted(folder.iterdir()) if place.is_dir()}


def packaged_sets(game: Game[Any]) -> list[str]:
    """The ids of the sets that come with the game, the usual one first; none if it is played without card sets."""
    return game.packaged() if isinstance(game, WithSet) else []


def former_set(header: Header, game: Game[Any]) -> str | None:
    """The id of the packaged set that a record was made with, if its options name none because that set was the usual
    one then and another is now."""
    found = set_in(header, game)
    return None if found is None or found == packaged_sets(game)[0] else found


def with_set(game: Game[Any], name: str, options: Mapping[str, object]) -> Game[Any]:
    """The game with the set in the folder that its options name; Refused if the set cannot be used.

    A set is read again only when one of its files has changed. Reading takes long: on the event loop, use a thread.
    """
    where = options.get("set")
    if where is None:
        return game
    place, state = (name, str(where)), _state_of(Path(str(where)))
    found = _known(place, game, state)
    if found is None:
        with _opening:  # others who ask for the same set meanwhile wait for it here
            found = _known(place, game, state)
            if found is None:
                try:
                    found = with_options(game, options)
                except Refused as problem:
                    found = problem.refusal
                _opened[place] = game, state, found
    if isinstance(found, Refusal):
        raise Refused(found)
    return found


def _known(place: tuple[str, str], game: Game[Any], state: object) -> Game[Any] | Refusal | None:
    known = _opened.get(place)
    return known[2] if known is not None and known[0] is game and known[1] == state else None


def _state_of(folder: Path) -> object:
    """Differs when a file in this folder was changed, added or removed."""
    try:
        files = [(file.name, file.stat()) for file in sorted(folder.iterdir())]
    except OSError:
        return None
    return [(name, found.st_mtime_ns, found.st_ctime_ns, found.st_size) for name, found in files]


def with_set_id(header: Header, options: Mapping[str, object]) -> Header:
    """A record's header as it is stored and handed out: its card set is named by the id in the table's options."""
    shown = replace(header)
    if "set" in shown.options:
        shown.options = {**shown.options, "set": options["set"]}
    return shown
