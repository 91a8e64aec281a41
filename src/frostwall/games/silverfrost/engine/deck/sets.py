"""Opening a set of cards by its name or its directory: checked first, then read, then kept."""

import copyreg
from pathlib import Path
from typing import Any, Final

from frostwall.core.pickled import Reduced
from frostwall.core.types import Refusal, Refused
from frostwall.games.silverfrost.engine.deck.check import files
from frostwall.games.silverfrost.engine.deck.tables import HEARTHSIDE, HEARTHSIDE_2, DeckSet, digest_of

# The usual set first.
PACKAGED: Final = {HEARTHSIDE_2.name: HEARTHSIDE_2, HEARTHSIDE.name: HEARTHSIDE}

_opened: dict[tuple[str, str], DeckSet] = {}


def place_of(where: str) -> str:
    """How a table names a set: a packaged one by its name, another by the full path of its directory, so that a record
    finds it again from anywhere."""
    return where if where in PACKAGED else str(Path(where).resolve())


def open_set(where: str) -> DeckSet:
    """A packaged set by name, or somebody's own by directory. Refused, with the first problem named, if a file is
    wrong: a game must not break over its cards later."""
    if where in PACKAGED:
        return PACKAGED[where]
    directory = Path(where)
    if not directory.is_dir():
        raise Refused(Refusal("NO_SUCH_SET", "COMP-5", {"set": where[:200]}, {"sets": list(PACKAGED)}))
    found: list[files.Problem] = []
    texts = files.read_set(directory, found)
    errors = [problem for problem in [*found, *files.problems(texts)] if problem.is_error]
    if errors:
        first = errors[0]
        args = {
            "set": where[:200],
            "errors": len(errors),
            "file": first.file,
            "entry": first.entry,
            "field": first.field,
        }
        raise Refused(Refusal("BROKEN_SET", "COMP-5", args))
    digest = digest_of(texts)
    name = str(texts["cards"]["set_id"])
    if (where, digest) not in _opened:
        _opened[where, digest] = DeckSet(name, texts, digest)
    return _opened[where, digest]


# --- pickle -----------------------------------------------------------------------------------------

_arrived: dict[str, DeckSet] = {}  # by digest: all states of a table share one


def _reduce(deck: DeckSet) -> Reduced[DeckSet]:
    """A packaged set travels by its name and digest, another one as it is: no path need lead to it over there."""
    packaged = any(deck.digest == known.digest for known in PACKAGED.values())
    return arrive, (deck.name, deck.digest, None if packaged else dict(deck.texts))


def arrive(name: str, digest: str, texts: dict[str, Any] | None) -> DeckSet:
    """The set again; Refused if this version of the package has other cards under its name."""
    for known in (*PACKAGED.values(), *_opened.values(), *_arrived.values()):
        if known.digest == digest:
            return known
    if texts is None:
        raise Refused(Refusal("NO_SUCH_SET", "COMP-5", {"set": name}, {"sets": list(PACKAGED)}))
    _arrived[digest] = DeckSet(name, texts, digest)
    return _arrived[digest]


copyreg.pickle(DeckSet, _reduce)
