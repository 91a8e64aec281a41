"""The command `frostwall`: finds the command that is asked for, runs it, and puts mistakes into words.

A person's mistake is one clear sentence on stderr and exit code 2, never a traceback. The commands stand in modules of
their own, their sentences in words/*/cli.ftl; a game may bring commands in its box.
"""

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Final, NoReturn

from frostwall import about
from frostwall.cli import (
    arena,
    backup,
    bench,
    bot,
    dataset,
    lab,
    mine,
    play,
    puzzle,
    replay,
    revert,
    review,
    rules,
    serve,
    sim,
    terminal,
    train,
    verify,
)
from frostwall.core.record import RecordError
from frostwall.core.types import Refused
from frostwall.games import BrokenGame, games
from frostwall.games.box import Command
from frostwall.lab import Mistake
from frostwall.lab.words import Words, clean, one_line
from frostwall.words import MissingExtra, languages

MISTAKE: Final = 2
INTERRUPTED: Final = 130  # 128 + SIGINT, as shells say it
BROKEN_PIPE: Final = 141  # 128 + SIGPIPE

BEFORE_GAMES: Final = (
    play.COMMAND,
    serve.COMMAND,
    backup.COMMAND,
    revert.COMMAND,
    terminal.COMMAND,
    puzzle.COMMAND,
    sim.COMMAND,
    arena.COMMAND,
    bot.COMMAND,
    lab.COMMAND,
    dataset.COMMAND,
    train.COMMAND,
    mine.COMMAND,
    replay.COMMAND,
    review.COMMAND,
    verify.COMMAND,
    rules.COMMAND,
)
AFTER_GAMES: Final = (bench.COMMAND,)


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
    print(one_line(sentence), file=sys.stderr)
    return MISTAKE


def _dispatch(given: list[str]) -> int:
    lang = languages.of_system()
    place = argparse.Namespace()
    try:
        commands = _commands()
        parser = _parser(commands, given)
        place = parser.parse_args(given)
        if place.command is None:
            parser.print_help()
            return 0
        lang = _known_language(str(getattr(place, "lang", None) or lang))
        return commands[place.command].run(place, lang)
    except SystemExit as done:  # argparse has printed a help or a version
        return int(done.code or 0)
    except Usage as problem:
        return _complain(f"{problem.command}: {clean(str(problem))}. See {problem.command} --help.")
    except (MissingExtra, BrokenGame) as problem:  # nothing can be translated: the catalogue needs both
        return _complain(str(problem))
    except (Mistake, Refused, RecordError) as problem:
        return _complain(_sentence(problem, place, Words(lang)))


def _commands() -> dict[str, Command]:
    of_games = [command for box in games.boxes() for command in box.commands]
    found: dict[str, Command] = {}
    for command in (*BEFORE_GAMES, *of_games, *AFTER_GAMES):
        if found.setdefault(command.name, command) is not command:
            raise ValueError(f"two commands are named {command.name!r}")
    return found


def _parser(commands: Mapping[str, Command], given: Sequence[str]) -> Parser:
    parser = Parser(
        prog="frostwall",
        description="Exact, fast simulators of board games: play, simulate, replay, look up the rules.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action=Version, nargs=0, help="what is running, and exit")
    listed = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name, command in commands.items():
        sub = listed.add_parser(name, help=command.help, description=command.help, allow_abbrev=False)
        if name in given:  # others need not load what their arguments are made of
            command.arguments(sub)
    return parser


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


def _known_language(lang: str) -> str:
    if lang not in languages.ALL:
        raise Mistake("error-unknown-language", {"lang": lang, "languages": ", ".join(languages.COMPLETE)})
    return lang
