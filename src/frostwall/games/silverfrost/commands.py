"""`frostwall deck check` and `frostwall deck new`: deck files that players write themselves.

Here: the arguments, printing what the check found, and writing the template of a set. Not here: the check
(engine/deck/check/), the template (engine/deck/template/) and the sentences (messages/*/deck.ftl). The engine is
imported when a command runs: every start of `frostwall` loads this module.
"""

import argparse
import json
import shlex
import sys
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from frostwall.games.box import Command
from frostwall.words import Catalogue, languages

if TYPE_CHECKING:
    from frostwall.games.silverfrost.engine.deck.check.files import Problem

MISTAKE: Final = 2
MOST_SHOWN: Final = 500  # characters; Fluent refuses variables of more than 1000
_SET_ID: Final = 'set_id = "my_set"'  # as the template has it


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `frostwall deck`."""
    commands = parser.add_subparsers(dest="deck_command", metavar="check|new", required=True)
    said = "what is wrong with deck files, entry by entry"
    check = commands.add_parser("check", help=said, description=said, allow_abbrev=False)
    check.add_argument("path", metavar="FILE|DIR", help="one file, or the directory of a set")
    said = "begin a set of your own: six files with examples"
    new = commands.add_parser("new", help=said, description=said, allow_abbrev=False)
    new.add_argument("path", metavar="DIR", help="a directory that is empty or does not exist yet")
    new.add_argument(
        "--from", dest="of", metavar="SET", help="copy a packaged set, which can be played at once"
    )
    for command in (check, new):
        command.add_argument("--lang", metavar="LANG", help=languages.HELP)


def run(place: argparse.Namespace, lang: str) -> int:
    """Carry out `frostwall deck ...`; returns the exit code."""
    say = Catalogue(lang, "silverfrost/deck")
    path = Path(place.path)
    return _check(path, say) if place.deck_command == "check" else _new(path, place.of, say)


def _shown(path: Path) -> str:
    """A path as a sentence can hold it."""
    text = str(path)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


def _print_how(path: Path, say: Catalogue, key: str) -> None:
    """A command with the path as a shell reads it; a command cut short would be of no use."""
    from frostwall.games.silverfrost.engine.deck.sets import PACKAGED

    plain = str(path)
    # A directory named like a packaged set is told from it by its path.
    quoted = shlex.quote(f"./{plain}" if plain in PACKAGED else plain)
    if len(quoted) <= MOST_SHOWN:
        print(say.text(key, path=quoted))


def sentence(problem: "Problem", say: Catalogue) -> str:
    """One problem in words: `cards.toml: timber_slide: points: a number from 0 to 15 is expected, found 99`."""
    where = ": ".join(part for part in (problem.file, problem.entry, problem.field) if part)
    text = say.text(f"deck-problem-{problem.code.replace('_', '-')}", **problem.args)
    return say.text(f"deck-{problem.severity}-line", where=where[:MOST_SHOWN], text=text)


def _check(path: Path, say: Catalogue) -> int:
    from frostwall.games.silverfrost.engine.deck.check import files

    try:
        if not path.exists():
            return _complain(say.text("deck-no-such-path", path=_shown(path)))
        found = files.check_path(path)
        whole = path.is_dir()
        counts = files.counts(files.read_set(path)) if whole else {}
    except (OSError, ValueError) as trouble:  # a path that is none, or may not be read
        return _complain(say.text("deck-cannot-read", path=_shown(path), reason=_reason(trouble)))
    for problem in found:
        print(sentence(problem, say))
    errors = sum(problem.is_error for problem in found)
    if whole:
        print(say.text("deck-counts", **counts))
    verdict = "deck-verdict" if whole else "deck-file-verdict"
    print(say.text(verdict, errors=errors, warnings=len(found) - errors))
    if whole and not errors:
        _print_how(path, say, "deck-play")
    return MISTAKE if errors else 0


def _new(path: Path, of: str | None, say: Catalogue) -> int:
    """Files to begin with: the template, or a copy of a packaged set under a name of its own."""
    from frostwall.games.silverfrost.engine.deck.check.files import FILES
    from frostwall.games.silverfrost.engine.deck.sets import PACKAGED

    if of is not None and of not in PACKAGED:
        return _complain(say.text("deck-no-such-set", set=of[:MOST_SHOWN], sets=", ".join(PACKAGED)))
    try:
        if path.exists() and not path.is_dir():
            return _complain(say.text("deck-not-a-directory", path=_shown(path)))
        if path.is_dir() and any(path.iterdir()):
            return _complain(say.text("deck-not-empty", path=_shown(path)))
        path.mkdir(parents=True, exist_ok=True)
        game = resources.files("frostwall.games.silverfrost")
        source = game / "engine" / "deck" / "template" if of is None else game / "decks" / of
        before = _SET_ID if of is None else f'set_id = "{of}"'
        own = f'set_id = "{_set_id(path.resolve().name)}"'
        for name in FILES:
            text = (source / f"{name}.toml").read_text(encoding="utf-8")
            if of is not None:
                text = _translated(text, PACKAGED[of].texts[name])
            (path / f"{name}.toml").write_text(text.replace(before, own), encoding="utf-8")
    except (OSError, ValueError) as trouble:
        return _complain(say.text("deck-cannot-write", path=_shown(path), reason=_reason(trouble)))
    if of is not None:
        print(say.text("deck-copy-made", path=_shown(path), set=of))
        _print_how(path, say, "deck-play")
        return 0
    print(say.text("deck-new-made", path=_shown(path)))
    _print_how(path, say, "deck-new-next")
    _print_how(path, say, "deck-new-play")
    return 0


def _translated(text: str, read: Mapping[str, Any]) -> str:
    """A file of a packaged set with the texts of all its languages, which the package keeps in files of their own."""
    for entry in [one for kind in ("card", "giant", "quest") for one in read.get(kind, ())]:
        said = [f"{lang} = {json.dumps(one, ensure_ascii=False)}" for lang, one in entry["text"].items()]
        text = text.replace(f"{', '.join(said[:2])} }}", f"{', '.join(said)} }}")
    return text


def _set_id(name: str) -> str:
    """The name of a directory as the id of a set."""
    signs = [char if char.isascii() and char.isalnum() else "_" for char in name.lower()]
    text = "".join(signs).strip("_")[:30]
    return text if text[:1].isalpha() else f"set_{text}" if text else "my_set"


def _reason(trouble: OSError | ValueError) -> str:
    return (trouble.strerror if isinstance(trouble, OSError) else None) or str(trouble)


def _complain(text: str) -> int:
    print(text, file=sys.stderr)
    return MISTAKE


DECK: Final = Command("deck", "check deck files, or begin a set of your own", add_arguments, run)
