"""`frostwall layout new` and `frostwall layout check`: layout files that players write themselves (MODE-19).

The check is the engine's (engine/layout.py), the sentences are in messages/*/layout.ftl. The engine is imported when a
command runs: every start of `frostwall` loads this module.
"""

import argparse
import sys
from importlib import resources
from pathlib import Path
from typing import Final

from frostwall.games.box import Command
from frostwall.words import Catalogue, languages

MISTAKE: Final = 2
MOST_SHOWN: Final = 500  # characters; Fluent refuses variables of more than 1000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `frostwall layout`."""
    commands = parser.add_subparsers(dest="layout_command", metavar="check|new", required=True)
    said = "what is wrong with a layout file of the Watch"
    check = commands.add_parser("check", help=said, description=said, allow_abbrev=False)
    check.add_argument("path", metavar="FILE", help="the layout file")
    said = "begin a layout of your own: our board of a mode as a file to change"
    new = commands.add_parser("new", help=said, description=said, allow_abbrev=False)
    new.add_argument("path", metavar="FILE", help="a file that does not exist yet")
    new.add_argument("--rules", metavar="R", default="brotherhood", help="the mode (default: brotherhood)")
    new.add_argument("--seats", metavar="N", help="number of players (default: as many as can sit)")
    for command in (check, new):
        command.add_argument("--lang", metavar="LANG", help=languages.HELP)


def run(place: argparse.Namespace, lang: str) -> int:
    """Carry out `frostwall layout ...`; returns the exit code."""
    say = Catalogue(lang, "watch/layout")
    path = Path(place.path)
    return _check(path, say) if place.layout_command == "check" else _new(path, place.rules, place.seats, say)


def _check(path: Path, say: Catalogue) -> int:
    from frostwall.core.rng import Rng
    from frostwall.core.types import Refused
    from frostwall.games.watch.engine import layout
    from frostwall.games.watch.engine.game import GAME

    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as trouble:
        return _complain(say.text("layout-cannot-read", path=_shown(path), reason=_reason(trouble)))
    try:
        document = layout.read(text)
        mode, players = document.get("mode"), document.get("players")
        if not isinstance(mode, str) or mode not in GAME.rulesets():
            raise layout.bad("mode", "other_mode")
        if type(players) is not int or players not in GAME.rulesets()[mode]:
            raise layout.bad("players", "other_players")
        setup = GAME.setup(mode, players, Rng(0), layout=document)
    except Refused as problem:
        return _complain(say.refusal(problem.refusal))
    notes = GAME.scene(setup)["notes"]
    assert isinstance(notes, list)
    for note in notes:
        print(say.note(note))
    print(say.text("layout-fits", rules=mode, seats=players, path=_shown(path)))
    return 0


def _new(path: Path, rules: str, seats: str | None, say: Catalogue) -> int:
    from frostwall.core.types import Refused
    from frostwall.games.watch.engine.rules import MODES, check_mode, check_seats

    try:
        check_mode(rules)
        players = int(seats) if seats is not None and seats.isdecimal() and len(seats) < 4 else 0
        players = max(MODES[rules]) if seats is None else players
        check_seats(rules, players)
    except Refused as problem:
        return _complain(say.refusal(problem.refusal))
    name = "base" if rules == "base" else f"watch_{players}"
    file = resources.files("frostwall.games.watch.engine").joinpath("layouts").joinpath(f"{name}.toml")
    text = file.read_text(encoding="utf-8").replace(
        f'name = "{name}"', f'mode = "{rules}"\nplayers = {players}'
    )
    try:
        with path.open("x", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError:
        return _complain(say.text("layout-exists", path=_shown(path)))
    except (OSError, ValueError) as trouble:
        return _complain(say.text("layout-cannot-write", path=_shown(path), reason=_reason(trouble)))
    print(say.text("layout-made", path=_shown(path), rules=rules, seats=players))
    return 0


def _shown(path: Path) -> str:
    """A path as a sentence can hold it."""
    text = str(path)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


def _reason(trouble: OSError | ValueError) -> str:
    return (trouble.strerror if isinstance(trouble, OSError) else None) or str(trouble)


def _complain(text: str) -> int:
    print(text, file=sys.stderr)
    return MISTAKE


LAYOUT: Final = Command("layout", "check a layout file of the Watch, or begin one", add_arguments, run)
