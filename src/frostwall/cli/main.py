"""The command line: `frostwall COMMAND ...`.

Here: reading arguments, calling the lab, the record and the rulebook, and printing what they say. A person's mistake
is one clear sentence on stderr and exit code 2, never a traceback. Not here: playing (drive, lab), the terminal
client, and the sentences (messages/*/cli.ftl).
"""

import argparse
import os
import re
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NoReturn

from frostwall import about, bots
from frostwall.cli import server as tables
from frostwall.core.game import Game
from frostwall.core.record import Record, RecordError
from frostwall.core.types import SPECTATOR, Refused, Seat
from frostwall.games import games
from frostwall.games.silverfrost import commands as deck_commands
from frostwall.lab import Mistake, bench, replay, report, simulate
from frostwall.lab.words import Bar, Words, clean, columns, json_text, wrapped
from frostwall.words import Catalogue, MissingExtra
from frostwall.words.rulebook import Entry, Rulebook

MISTAKE: Final = 2
INTERRUPTED: Final = 130  # 128 + SIGINT, as shells say it
BROKEN_PIPE: Final = 141  # 128 + SIGPIPE
LANGUAGE: Final = "en"
DEFAULT_GAMES: Final = 1000
DEFAULT_SEED: Final = 1
MOST_GAMES: Final = 10_000_000
MOST_RECORDS: Final = 100_000
MOST_WORKERS: Final = 256
MOST_SEED: Final = 2**63 - 1
MOST_SECONDS: Final = 3600
MAX_FILE: Final = 20_000_000  # bytes of a record
FULL_ENTRIES: Final = 3  # of a search in the rulebook; the rest by title

_WHOLE: Final = re.compile(r"-?[0-9]{1,30}")
_RULE: Final = re.compile(r"(?:[a-z]+:)?[a-z]+-[0-9]+", re.IGNORECASE)


class Usage(Exception):
    """Arguments that argparse could not read: its message, and the command they were for."""

    def __init__(self, command: str, message: str) -> None:
        super().__init__(message)
        self.command = command


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Usage(self.prog, message)


class Version(argparse.Action):
    """Prints the version; argparse's own action would hash the sources at every start."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        print(about.describe())
        parser.exit()


# --- the door ---------------------------------------------------------------------------------------


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # where a sign cannot be shown, another stands for it
    try:
        code = _dispatch(list(sys.argv[1:] if argv is None else argv))
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return BROKEN_PIPE
    except OSError as problem:  # a full disk behind stdout
        _drop_output()
        return _complain(f"frostwall: {problem.strerror or problem}.")
    return code


def _drop_output() -> None:
    """Nobody reads any more: what is left in the buffer must not fail again when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(sentence: str) -> int:
    print(" ".join(sentence.split()), file=sys.stderr)
    return MISTAKE


def _dispatch(given: list[str]) -> int:
    words = Words(LANGUAGE)
    place = argparse.Namespace()
    try:
        parser = _parser(given)
        place = parser.parse_args(given)
        if place.command is None:
            parser.print_help()
            return 0
        words = _words(str(getattr(place, "lang", None) or LANGUAGE))
        return COMMANDS[place.command].run(place, words)
    except SystemExit as done:  # argparse has printed a help or a version
        return int(done.code or 0)
    except Usage as problem:
        return _complain(f"{problem.command}: {clean(str(problem))}. See {problem.command} --help.")
    except MissingExtra as problem:
        return _complain(str(problem))
    except (Mistake, Refused, RecordError) as problem:
        return _complain(_sentence(problem, place, words))


def _sentence(problem: Mistake | Refused | RecordError, place: argparse.Namespace, words: Words) -> str:
    """The mistake in words; where the package for that is missing, its code and facts."""
    try:
        if isinstance(problem, Refused):
            return words.game(str(getattr(place, "game", ""))).refusal(problem.refusal)
        if isinstance(problem, RecordError):
            text = words.game(str(getattr(place, "game", ""))).record_error(problem)
            return words.say("cli-in-file", file=clean(place.file), text=text)
        facts = {name: clean(fact) if isinstance(fact, str) else fact for name, fact in problem.facts.items()}
        return words.say(problem.key, **facts)
    except MissingExtra as missing:
        return f"{clean(str(problem))} ({missing})"


def _words(lang: str) -> Words:
    known = Catalogue.languages()
    if lang not in known:
        raise Mistake("error-unknown-language", {"lang": lang, "languages": ", ".join(known)})
    return Words(lang)


def _parser(given: Sequence[str]) -> Parser:
    parser = Parser(
        prog="frostwall",
        description="Exact, fast simulators of board games: play, simulate, replay, look up the rules.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action=Version, nargs=0, help="what is running, and exit")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name, command in COMMANDS.items():
        sub = commands.add_parser(name, help=command.help, description=command.help, allow_abbrev=False)
        # The terminal client is loaded only when it is asked for.
        if name != "terminal" or name in given:
            command.arguments(sub)
    return parser


# --- arguments --------------------------------------------------------------------------------------


def _whole(name: str, text: str, low: int, high: int) -> int:
    value = int(text) if _WHOLE.fullmatch(text) else None
    if value is None or not low <= value <= high:
        raise Mistake(
            "cli-bad-number", {"name": name, "value": text[:40], "low": str(low), "high": str(high)}
        )
    return value


def _game(name: str) -> Game[Any]:
    if name not in games:
        raise Mistake("error-unknown-game", {"game": name[:40], "games": ", ".join(games)})
    return games[name]


def _record(file: str) -> Record:
    """The record in a file, whatever that file turns out to be."""
    try:
        with Path(file).open("rb") as stream:
            data = stream.read(MAX_FILE + 1)
    except (OSError, ValueError) as problem:
        raise Mistake("cli-cannot-read", {"file": file, "reason": _reason(problem)}) from problem
    if len(data) > MAX_FILE:
        raise Mistake("cli-too-large", {"file": file, "limit": str(MAX_FILE)})
    try:
        return Record.read(data.decode("utf-8"))
    except UnicodeDecodeError as problem:
        raise Mistake("cli-not-text", {"file": file}) from problem


def _reason(problem: OSError | ValueError) -> str:
    return (problem.strerror if isinstance(problem, OSError) else None) or str(problem)


def _check_writable(file: str) -> None:
    """Say before the work, not after it, that a file cannot be written."""
    try:
        with Path(file).open("a", encoding="utf-8"):
            pass
    except (OSError, ValueError) as problem:
        raise Mistake("cli-cannot-write", {"file": file, "reason": _reason(problem)}) from problem


def _write(file: str, text: str) -> None:
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError as problem:
        raise Mistake("cli-cannot-write", {"file": file, "reason": _reason(problem)}) from problem


def _lang(parser: Parser) -> None:
    parser.add_argument("--lang", metavar="LANG", help="language of the texts: en or de (default en)")


# --- sim --------------------------------------------------------------------------------------------


def _sim_arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games)}")
    parser.add_argument("--rules", metavar="R", help="the mode (default: the game's first)")
    parser.add_argument(
        "--seats", metavar="N", help="number of seats (default: as many as can sit, or bots named)"
    )
    parser.add_argument(
        "--option", metavar="KEY=VALUE", action="append", default=[], help="a table option; may be repeated"
    )
    parser.add_argument(
        "--bots", metavar="NAME|A,B,..", default="random", help="one bot for all seats, or one each"
    )
    parser.add_argument("--games", metavar="N", default=str(DEFAULT_GAMES), help=f"default {DEFAULT_GAMES}")
    parser.add_argument(
        "--seed",
        metavar="S",
        default=str(DEFAULT_SEED),
        help=f"same seed, same games (default {DEFAULT_SEED})",
    )
    parser.add_argument("--workers", metavar="W", help="processes (default: one per core); changes no result")
    parser.add_argument("--json", metavar="FILE|-", help="write the result as one JSON object; - is stdout")
    parser.add_argument("--records", metavar="DIR", help="write every game's record into this directory")
    parser.add_argument(
        "--report",
        metavar="FILE.html",
        help="write a page with plots; solo games without a difficulty are spread over all of them",
    )
    _lang(parser)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _plan(place: argparse.Namespace) -> simulate.Plan:
    game = _game(place.game)
    rules: str = place.rules if place.rules is not None else next(iter(game.rulesets()))
    known = [option.key for option in game.options(rules)]  # refuses unknown rules
    named = [name.strip() for name in place.bots.split(",")]
    most = max(game.rulesets()[rules])
    seats = _whole("--seats", place.seats, 1, 99) if place.seats else len(named) if len(named) > 1 else most
    for name in named:
        if name not in bots.names(place.game):
            raise Mistake("error-unknown-bot", {"bot": name[:40], "bots": ", ".join(bots.names(place.game))})
    if len(named) not in (1, seats):
        raise Mistake("cli-bots-and-seats", {"bots": len(named), "seats": seats})
    games = _whole("--games", place.games, 1, MOST_RECORDS if place.records is not None else MOST_GAMES)
    options = _options(place.option, known, rules)
    plan = simulate.Plan(
        game=place.game,
        rules=rules,
        seats=seats,
        options=options,
        bots=tuple(named * seats if len(named) == 1 else named),
        seed=_whole("--seed", place.seed, 0, MOST_SEED),
        games=games,
        records=None if place.records is None else Path(place.records),
        sample=0 if place.report is None else simulate.sample_of(place.game, games),
        # A report on solo games compares the difficulties, unless one is asked for.
        spread=place.report is not None
        and seats == 1
        and "difficulty" in known
        and "difficulty" not in options,
    )
    plan.first_setup()  # refuses seats, values and a set of cards that is not one
    return plan


def _options(given: Sequence[str], known: Sequence[str], rules: str) -> dict[str, object]:
    found: dict[str, object] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals or not key or not value:
            raise Mistake("cli-bad-option", {"option": text[:60]})
        key = key.replace("-", "_")
        if key not in known:
            facts: dict[str, str | int] = {"option": key[:40], "rules": rules, "known": ", ".join(known)}
            raise Mistake("cli-unknown-option", facts)
        if key in found:
            raise Mistake("cli-option-twice", {"option": key})
        found[key] = value
    return found


def _sim(place: argparse.Namespace, words: Words) -> int:
    plan = _plan(place)
    workers = _cores() if place.workers is None else _whole("--workers", place.workers, 1, MOST_WORKERS)
    if place.json != "-" or place.report is not None:
        words.say("cli-language")  # without words there is no summary and no page: say so before the work
    for file in (None if place.json == "-" else place.json, place.report):
        if file is not None:
            _check_writable(file)
    if plan.records is not None:
        try:
            plan.records.mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError) as problem:
            raise Mistake(
                "cli-no-directory", {"file": place.records, "reason": _reason(problem)}
            ) from problem
    bar = Bar(words, "cli-sim-progress")
    start = time.perf_counter()
    try:
        tally = simulate.simulate(plan, workers, bar)
    finally:
        bar.close()
    found = simulate.result(plan, tally, time.perf_counter() - start, workers)
    if place.report is not None:
        _write(place.report, report.page(plan, tally, found, words))
    if place.json is not None:
        text = json_text(found)
        if place.json == "-":
            print(text)
            return 0
        _write(place.json, text + "\n")
    report.print_summary(plan, tally, found, words)
    return 0


# --- replay and verify ------------------------------------------------------------------------------


def _replay_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--to", metavar="N", help="only up to line N")
    parser.add_argument("--viewer", metavar="SEAT", help="as this seat saw it, or `spectator`")
    _lang(parser)


def _replay(place: argparse.Namespace, words: Words) -> int:
    record = _record(place.file)
    place.game = record.header.game  # in whose words a mistake is told
    last = len(record.lines)
    to = last if place.to is None else _whole("--to", place.to, 0, last)
    viewer: Seat | None = None
    if place.viewer is not None:
        most = record.header.seats - 1
        viewer = SPECTATOR if place.viewer == "spectator" else _whole("--viewer", place.viewer, 0, most)
    replay.print_record(record, to, viewer, words)
    return 0


def _verify_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record")
    _lang(parser)


def _verify(place: argparse.Namespace, words: Words) -> int:
    record = _record(place.file)
    place.game = record.header.game
    problem = replay.print_check(record, words)
    if problem is None:
        return 0
    _complain(words.say("cli-in-file", file=clean(place.file), text=problem))
    return 1


# --- rules ------------------------------------------------------------------------------------------


def _rules_arguments(parser: Parser) -> None:
    parser.add_argument(
        "words", metavar="ID|WORDS", nargs="*", help="a rule such as SET-3, or what to look for"
    )
    parser.add_argument(
        "--game", metavar="GAME", default=next(iter(games)), help="whose rules (default: watch)"
    )
    _lang(parser)


def _rules(place: argparse.Namespace, words: Words) -> int:
    game = _game(place.game)
    book = Rulebook(game.name, words.lang)
    if book.is_fallback:
        print(words.say("cli-rules-fallback", lang=words.lang), file=sys.stderr)
    asked = " ".join(place.words).strip()
    if not asked:
        for chapter in book.chapters():
            print(f"{chapter}")
            entries = book.entries(chapter)
            print("\n".join(columns([["", ", ".join(entry.ids), entry.title] for entry in entries], (1, 2))))
        return 0
    exact = book.entry(asked)
    if exact is None and _RULE.fullmatch(asked):
        raise Mistake("cli-unknown-rule", {"rule": asked[:40]})
    found = [exact] if exact is not None else book.search(asked)
    if not found:
        raise Mistake("cli-rules-nothing", {"words": asked[:80]})
    print("\n\n".join(_entry(entry, book, words) for entry in found[:FULL_ENTRIES]))
    if len(found) > FULL_ENTRIES:
        titles = [f"{entry.title} [{', '.join(entry.ids)}]" for entry in found[FULL_ENTRIES:]]
        print(f"\n{words.say('cli-rules-more')}")
        print("\n".join(f"  {title}" for title in titles))
    return 0


def _entry(entry: Entry, book: Rulebook, words: Words) -> str:
    rows = [f"{entry.title} [{', '.join(entry.ids)}]", wrapped(entry.text, "  ")]
    related = [other for name in entry.see if (other := book.entry(name)) is not None]
    if related:
        titles = "; ".join(f"{other.title} [{other.ids[0]}]" for other in related)
        rows.append(wrapped(words.say("cli-rules-see", titles=titles), "  "))
    return "\n".join(rows)


# --- bench ------------------------------------------------------------------------------------------


def _bench_arguments(parser: Parser) -> None:
    rivals = ", ".join(bench.RIVALS)
    parser.add_argument("--against", metavar="NAME", help=f"also run a yardstick: {rivals}")
    parser.add_argument(
        "--seconds", metavar="N", default=str(bench.DEFAULT_SECONDS), help=f"default {bench.DEFAULT_SECONDS}"
    )
    parser.add_argument("--json", metavar="FILE|-", help="write the result as one JSON object; - is stdout")
    _lang(parser)


def _bench(place: argparse.Namespace, words: Words) -> int:
    seconds = _whole("--seconds", place.seconds, 1, MOST_SECONDS)
    if place.json != "-":
        words.say("cli-language")
        if place.json is not None:
            _check_writable(place.json)
    bar = Bar(words, "cli-bench-progress")
    try:
        found = bench.bench(place.against, seconds, bar)
    finally:
        bar.close()
    text = json_text(found)
    if place.json == "-":
        print(text)
        return 0
    if place.json is not None:
        _write(place.json, text + "\n")
    bench.print_result(found, words)
    return 0


# --- terminal ---------------------------------------------------------------------------------------


def _terminal_arguments(parser: Parser) -> None:
    from frostwall.terminal.main import add_arguments

    add_arguments(parser)


def _terminal(place: argparse.Namespace, _words: Words) -> int:
    from frostwall.terminal.main import run

    return run(place)


# ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Command:
    """A command's line in the help, its arguments, and what it does."""

    help: str
    arguments: Callable[[Parser], None]
    run: Callable[[argparse.Namespace, Words], int]


COMMANDS: Final[dict[str, Command]] = {
    "play": Command("play in the browser, alone or with friends", tables.add_play_arguments, tables.play),
    "serve": Command("run tables for the internet", tables.add_serve_arguments, tables.serve),
    "backup": Command("copy all tables into one file", tables.add_backup_arguments, tables.backup),
    "terminal": Command("play a game in the terminal", _terminal_arguments, _terminal),
    "sim": Command("let bots play many games", _sim_arguments, _sim),
    "replay": Command("print a record, move by move", _replay_arguments, _replay),
    "verify": Command("check a finished record: legal, and from its seed", _verify_arguments, _verify),
    "rules": Command("look up the rules", _rules_arguments, _rules),
    "deck": Command(
        "check deck files, or begin a set of your own", deck_commands.add_arguments, deck_commands.run
    ),
    "bench": Command("measure the engine's speed", _bench_arguments, _bench),
}
