"""`frostwall terminal GAME`: arguments, the session they describe, and what is printed before and after."""

import argparse
import os
import re
import secrets
import signal
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from frostwall import bots as bot_names
from frostwall.core.drive import Bot, daily_seed, is_day, setup_rng
from frostwall.core.game import Game
from frostwall.core.record import Record, RecordError, game_of, with_options
from frostwall.core.types import Refused, Seat, Setup
from frostwall.games import games
from frostwall.games.option_files import read_files
from frostwall.terminal.client import Quit
from frostwall.terminal.face import TerminalFace
from frostwall.terminal.generic import GenericClient
from frostwall.terminal.paint import FEW, MANY, NONE, Row, render, row
from frostwall.terminal.plain import Plain
from frostwall.terminal.screen import SMALLEST, Screen, is_large_enough, window_size
from frostwall.terminal.session import PERSON, TerminalSession, games_folder, latest, read_file
from frostwall.words import Catalogue, MissingExtra, languages
from frostwall.words.generic import GenericCatalogue

MISTAKE: Final = 2
LATEST: Final = "-"
TODAY: Final = "-"
# How strong, as people type it: the level that it means, and the character.
STRENGTHS: Final = {"easy": ("easy", "easy"), "medium": ("medium", "medium"), "strong": ("full", "hard")}
SIGNS: Final = "─│·•▀▄▸…⌂♜"


class Mistake(Exception):
    """What was asked for cannot be done: a key of the catalogue and its arguments."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.given = args


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `frostwall terminal`."""
    first, *others = games
    known = " or ".join([f"{first} (default)", *others])
    parser.add_argument("game", nargs="?", default=first, metavar="GAME", help=known)
    parser.add_argument("--rules", metavar="R", help="the mode (default: the first one of the game)")
    parser.add_argument(
        "--seats", type=int, metavar="N", help="how many play, you included (default: the most)"
    )
    parser.add_argument("--seat", type=int, metavar="N", help="where you sit, counted from 0 (default: 0)")
    parser.add_argument(
        "--bots",
        metavar="HOW",
        help="how the others play: novice, easy, medium, hard or master; one for all or a list: easy,hard,easy "
        "(default: as in your last game; in the first one easy)",
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="an option of the game; repeatable"
    )
    parser.add_argument("--options", action="store_true", help="list the options of the mode and leave")
    parser.add_argument("--seed", metavar="S", help="the seed of all chance (default: a new one)")
    parser.add_argument(
        "--day",
        nargs="?",
        const=TODAY,
        metavar="DATE",
        help="the game of a day, as everybody gets it: 2026-11-16, or today's without DATE",
    )
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="where to keep the game (default: your data folder)"
    )
    parser.add_argument(
        "--resume",
        nargs="?",
        const=LATEST,
        metavar="FILE",
        help="go on with a game; the last one without FILE",
    )
    parser.add_argument(
        "--no-colour", "--no-color", action="store_true", help="no colours (also: the variable NO_COLOR)"
    )
    parser.add_argument("--plain", action="store_true", help="sentences instead of a drawn screen")
    parser.add_argument("--fast", action="store_true", help="no pauses while others move")
    parser.add_argument("--lang", metavar="L", help=languages.HELP)


def run(namespace: argparse.Namespace) -> int:
    """Play; the exit code. A person's mistake is one sentence on stderr."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    lang = namespace.lang or languages.of_system()
    try:
        catalogue = _catalogue(lang, namespace.game)
    except MissingExtra as problem:
        return _complain(str(problem))
    try:
        if namespace.options:
            return _list_options(namespace, lang, catalogue)
        session = _session(namespace, lang)
    except Mistake as problem:
        return _complain(catalogue.text(problem.key, **problem.given))
    except Refused as problem:
        return _complain(catalogue.refusal(problem.refusal))
    except RecordError as problem:  # a record says itself what was played
        return _complain(_catalogue(lang, namespace.game).record_error(problem))
    return _play(session, lang, namespace)


def _catalogue(lang: str, game: str) -> Catalogue:
    """The words of the client and the game, as far as there are such a language and such a game."""
    return GenericCatalogue(
        lang if lang in languages.ALL else languages.ENGLISH, f"{game}/terminal" if game in games else "ui"
    )


def _complain(sentence: str) -> int:
    sys.stderr.write(" ".join(sentence.split()) + "\n")
    return MISTAKE


# --- the session ---


def _session(namespace: argparse.Namespace, lang: str) -> TerminalSession:
    game = _game(namespace, lang)
    if namespace.resume is not None:
        return _resume(game, namespace)
    rules, seats = _mode(game, namespace)
    options = _with_files(game, rules, _options(namespace.option))
    game = with_options(game, options)
    if namespace.day is not None:
        if namespace.seed is not None:
            raise Mistake("ui-day-and-seed")
        seed = _seed_of_day(namespace.day, game.setup(rules, seats, setup_rng("-"), **options), game.name)
    else:
        seed = namespace.seed if namespace.seed is not None else secrets.token_hex(8)
        if not re.fullmatch(r"\S(.{0,198}\S)?", seed) or not seed.isprintable():
            raise Mistake("ui-bad-seed")
    setup = game.setup(rules, seats, setup_rng(seed), **options)
    person = _seat(namespace.seat if namespace.seat is not None else 0, seats)
    bots = _bots(
        _usual_bots(game) if namespace.bots is None else namespace.bots,
        [seat for seat in range(seats) if seat != person],
        game,
    )
    return TerminalSession.start(game, setup, seed, person, bots, _new_file(namespace.record, game.name))


def _seed_of_day(day: str, setup: Setup, game: str) -> str:
    """That of the table server: days begin in UTC, and a set of cards is known by the name of its folder."""
    today = datetime.now(UTC).date().isoformat()
    found = today if day == TODAY else day
    if not is_day(found):
        raise Mistake("ui-bad-day", day=_shown(day))
    if found > today:
        raise Mistake("ui-day-to-come", day=found, today=today)
    options = dict(setup.options)
    if "set" in options:
        options["set"] = Path(str(options["set"])).name
    return daily_seed(found, game, setup.rules, setup.seats, options)


def _game(namespace: argparse.Namespace, lang: str) -> Game[Any]:
    if lang not in languages.ALL:
        raise Mistake("error-unknown-language", lang=_shown(lang), languages=", ".join(languages.COMPLETE))
    game = games.get(namespace.game)
    if game is None:
        raise Mistake("error-unknown-game", game=_shown(namespace.game), games=", ".join(games))
    return game


def _mode(game: Game[Any], namespace: argparse.Namespace) -> tuple[str, int]:
    """The mode and how many play: a mode also stands for its extension, if that is made for so many."""
    modes = game.rulesets()
    rules = namespace.rules or next(iter(modes))
    if namespace.seats is None:
        return rules, max(modes.get(rules, (0,)))
    if namespace.seats not in modes.get(rules, (namespace.seats,)):
        larger = [mode for mode in modes if mode.startswith(rules) and namespace.seats in modes[mode]]
        rules = larger[0] if larger else rules
    return rules, namespace.seats


def _list_options(namespace: argparse.Namespace, lang: str, catalogue: Catalogue) -> int:
    game = _game(namespace, lang)
    rules, seats = _mode(game, namespace)
    game.setup(rules, seats, setup_rng("options"))  # refuses what there is no such mode for
    for option in game.options(rules):
        if option.seats and seats not in option.seats:
            continue
        about = catalogue.option(option.key)
        values = [str(value) for value in option.values]
        if option.kind == "bool":
            values = ["yes" if value else "no" for value in option.values]
        elif option.kind == "int":
            values = [f"{values[0]}..{values[-1]}"]
        elif option.kind == "file":
            values.append(catalogue.text("ui-option-file"))
        usual = catalogue.text("ui-option-default", value=about.value(option.default))
        shown = [row(f"{option.key}={'|'.join(values)}"), row(f"    {about.label} ({usual}). {about.help}")]
        note = about.note(option.default)
        _print([*shown, row(f"    {note}")] if note else shown, NONE)
    return 0


def _options(given: list[str]) -> dict[str, object]:
    found: dict[str, object] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise Mistake("ui-bad-option", text=_shown(text))
        found[key.replace("-", "_")] = value
    return found


def _with_files(game: Game[Any], rules: str, options: dict[str, object]) -> dict[str, object]:
    try:
        return read_files(game.options(rules), options)
    except (OSError, ValueError) as problem:
        if isinstance(problem, Refused):
            raise
        file = str(getattr(problem, "filename", None) or "")
        raise Mistake("ui-cannot-read", file=_shown(file), reason=_shown(_why(problem))) from problem


def _seat(seat: Seat, seats: int) -> Seat:
    if not 0 <= seat < seats:
        raise Mistake("ui-bad-seat", seat=seat, last=seats - 1)
    return seat


def _usual_bots(game: Game[Any]) -> str:
    """Those of the last game played here; before that one for whoever is new."""
    path = latest(games_folder(), game.name)
    names: list[str] = []
    if path is not None:
        try:
            names = read_file(path).header.names or []
        except (OSError, ValueError):  # whatever lies there, a new game can begin
            names = []
    last = {name for name in names if bot_names.parse(name, game.name) is not None}
    return last.pop() if len(last) == 1 else bot_names.label(*bot_names.newcomer(game.name))


def _bots(text: str, seats: list[Seat], game: Game[Any]) -> dict[Seat, Bot[Any]]:
    """A bot for each seat. They are named by how strong they are, or by their labels."""
    given = [name.strip() for name in text.split(",")]
    if len(given) == 1:
        given *= len(seats)
    if len(given) != len(seats):
        raise Mistake("ui-bad-bots", given=len(given), seats=len(seats))
    found: dict[Seat, Bot[Any]] = {}
    for seat, name in zip(seats, given, strict=True):
        bot = _strength(name, game.name) or _bot(name, game.name)
        if bot is None:
            known = ", ".join(dict.fromkeys([*STRENGTHS, *bot_names.table_names(game.name)]))
            raise Mistake("error-unknown-bot", bot=_shown(name), bots=known)
        found[seat] = bot_names.make(bot[0], game.name, bot[1])
    return found


def _strength(text: str, game: str) -> tuple[str, str] | None:
    """The bot that is as strong as this word says: a character, or where the game has none its best bot."""
    if text not in STRENGTHS:
        return None
    level, character = STRENGTHS[text]
    if character in bot_names.characters(game):
        return bot_names.parse(character, game)
    return bot_names.strongest(game), level


def _bot(text: str, game: str) -> tuple[str, str] | None:
    """A bot by its label or by its class. One that peeks does not play with people."""
    try:
        found = bot_names.parse(bot_names.named(text, game), game)
    except bot_names.BrokenBot as problem:
        raise Mistake("error-broken-bot", bot=_shown(text), reason=_shown(problem.reason)) from problem
    return found if found is not None and found[0] in bot_names.table_names(game) else None


def _new_file(chosen: Path | None, game: str) -> Path:
    if chosen is not None:
        if chosen.exists():
            raise Mistake("ui-file-exists", file=_shown(str(chosen)))
        if not chosen.absolute().parent.is_dir():
            raise Mistake("ui-no-folder", file=_shown(str(chosen)))
        return chosen
    folder = games_folder()
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    path = folder / f"{game}-{stamp}.rec"
    while path.exists():
        path = path.with_stem(path.stem + "x")
    return path


def _resume(game: Game[Any], namespace: argparse.Namespace) -> TerminalSession:
    fixed = (namespace.rules, namespace.seats, namespace.seed, namespace.day, namespace.option or None)
    if any(value is not None for value in fixed):
        raise Mistake("ui-resume-fixed")
    path = Path(namespace.resume)
    if namespace.resume == LATEST:
        folder = games_folder()
        found = latest(folder, game.name)
        if found is None:
            raise Mistake("ui-nothing-to-resume", folder=str(folder))
        path = found
    try:
        record = read_file(path)
    except (OSError, ValueError) as problem:
        if isinstance(problem, RecordError):
            raise
        raise Mistake("ui-cannot-read", file=_shown(str(path)), reason=_shown(_why(problem))) from problem
    if record.header.game not in games:
        raise RecordError("unknown_game", {"game": record.header.game})
    namespace.game = record.header.game  # a record says itself what was played
    game = games[record.header.game]
    if record.header.viewer is not None:
        raise RecordError("masked", {"viewer": record.header.viewer})
    if record.header.seed is None:
        raise Mistake("ui-no-seed", file=_shown(str(path)))
    game = game_of(record, {game.name: game})
    person, bots = _seats_of(record, game, namespace)
    file = path if namespace.record is None else _new_file(namespace.record, game.name)
    return TerminalSession(game, record, person, bots, file)


def _seats_of(
    record: Record, game: Game[Any], namespace: argparse.Namespace
) -> tuple[Seat, dict[Seat, Bot[Any]]]:
    """Who sits where in a resumed game: as its header says, unless the command line says otherwise."""
    names = record.header.names or [PERSON] * record.header.seats
    people = [seat for seat, name in enumerate(names) if bot_names.parse(name, game.name) is None]
    person = _seat(namespace.seat if namespace.seat is not None else (people or [0])[0], record.header.seats)
    others = [seat for seat in range(record.header.seats) if seat != person]
    if namespace.bots is not None:
        return person, _bots(namespace.bots, others, game)
    new = bot_names.label(*bot_names.newcomer(game.name))
    named = [new if seat in people else names[seat] for seat in others]
    return person, _bots(",".join(named), others, game)


def _shown(text: str) -> str:
    return "".join(char if char.isprintable() else "?" for char in text[:200])


def _why(problem: Exception) -> str:
    return str(getattr(problem, "strerror", None) or problem)


# --- playing ---


def _play(session: TerminalSession, lang: str, namespace: argparse.Namespace) -> int:
    interactive = is_interactive()
    display, depth, drawn = display_for(namespace.no_colour, namespace.plain)
    face: TerminalFace = games.box(session.game.name).terminal or GenericClient
    player = face(session, lang, display, namespace.fast or not interactive)
    if interactive and not drawn and not namespace.plain:
        _print([row(player.words.text("ui-too-small", columns=SMALLEST[0], rows=SMALLEST[1]))], depth)
    _leave_in_order()
    display.open()
    try:
        player.run()
    except Quit as left:
        if left.ended and not drawn:
            _print([[]], depth)  # the prompt still waits in its row
    finally:
        display.close()
    _print(player.farewell(drawn), depth)
    return 0


def is_interactive() -> bool:
    """Does a person sit at a terminal that can be drawn on?"""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") != "dumb"


def display_for(no_colour: bool, plain: bool) -> tuple[Screen | Plain, int, bool]:
    """What to show a game on, how many colours it has, and whether it is a drawn screen."""
    interactive = is_interactive()
    depth = _depth(interactive, no_colour)
    unicode = _can_print(SIGNS)
    drawn = interactive and is_large_enough(*window_size()) and not plain
    display = Screen(depth, unicode) if drawn else Plain(depth, unicode, echo=not sys.stdin.isatty())
    return display, depth, drawn


def _leave_in_order() -> None:
    """When the window is closed or the program is told to stop, the terminal is put back first."""

    def leave(number: int, _frame: object) -> None:
        raise SystemExit(128 + number)

    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), leave)


def _print(lines: list[Row], depth: int) -> None:
    for line in lines:
        sys.stdout.write(render(line, depth) + "\n")
    sys.stdout.flush()


def _depth(interactive: bool, off: bool) -> int:
    """How many colours the terminal shows."""
    if off or not interactive or os.environ.get("NO_COLOR"):
        return NONE
    term = os.environ.get("TERM", "")
    if "256" in term or os.environ.get("COLORTERM") or sys.platform == "win32":
        return MANY
    return MANY if term in ("xterm-kitty", "alacritty", "foot", "xterm-ghostty", "wezterm") else FEW


def _can_print(signs: str) -> bool:
    try:
        signs.encode(sys.stdout.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True
