"""`frostwall bot`: begin a bot of your own, and check that it is fit to play."""

import argparse
import re
import shlex
from functools import partial
from importlib import resources
from pathlib import Path
from typing import Final

from frostwall import bots
from frostwall.cli.arguments import add_lang, read_bot, read_budget, read_game, read_whole
from frostwall.cli.files import reason
from frostwall.games import games
from frostwall.games.box import Command
from frostwall.lab import Mistake
from frostwall.lab.check_bot import Check, check_bot
from frostwall.lab.words import Bar, Words

FAULTY: Final = 1
DECISIONS: Final = 5000
MOST: Final = 10_000_000


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="bot_command", metavar="new|check", required=True)
    said = "begin a bot of your own: a package with a bot and its test"
    new = commands.add_parser("new", help=said, description=said, allow_abbrev=False)
    new.add_argument("path", metavar="DIR", help="a directory that does not exist yet; its name is the bot's")
    said = "whether a bot is legal, repeatable and quick enough, in every mode"
    check = commands.add_parser("check", help=said, description=said, allow_abbrev=False)
    check.add_argument("bot", metavar="BOT", help="a name, name:level or package.module:Class")
    check.add_argument("--game", metavar="GAME", help="only this one (default: all that it plays)")
    check.add_argument("--decisions", metavar="N", default=str(DECISIONS), help=f"default {DECISIONS}")
    check.add_argument("--budget", metavar="TIME", help="for a decision, such as 0.2s or 50ms")
    check.add_argument("--seed", metavar="S", default="1", help="same seed, same games (default 1)")
    for command in (new, check):
        add_lang(command)


def _run(place: argparse.Namespace, lang: str) -> int:
    words = Words(lang)
    return _new(Path(place.path), words) if place.bot_command == "new" else _check(place, words)


# --- new --------------------------------------------------------------------------------------------


def _new(folder: Path, words: Words) -> int:
    name = re.sub(r"[^a-z0-9]+", "-", folder.absolute().name.lower()).strip("-")
    if not name or name[0].isdigit() or name in bots.names():
        raise Mistake("cli-bot-bad-name", {"name": folder.name[:40]})
    package = name.replace("-", "_")
    template = resources.files("frostwall.lab") / "bot_template"
    texts = {
        f"{package}.py": "bot.txt",
        f"test_{package}.py": "test_bot.txt",
        "pyproject.toml": "pyproject.txt",
    }
    try:
        folder.mkdir(parents=True)
        for file, source in texts.items():
            text = (template / source).read_text(encoding="utf-8")
            text = text.replace("PACKAGE", package).replace("NAME", name).replace("GAME", next(iter(games)))
            (folder / file).write_text(text, encoding="utf-8", newline="\n")
    except FileExistsError as problem:
        raise Mistake("cli-bot-exists", {"file": str(folder)}) from problem
    except (OSError, ValueError) as problem:
        raise Mistake("cli-no-directory", {"file": str(folder), "reason": reason(problem)}) from problem
    print(words.say("cli-bot-made", folder=str(folder), file=f"{package}.py"))
    print(f"    cd {shlex.quote(str(folder))}")
    print(f"    frostwall bot check {package}:Bot")
    print(f"    frostwall arena {next(iter(games))} --bots {package}:Bot,random")
    return 0


# --- check ------------------------------------------------------------------------------------------


def _check(place: argparse.Namespace, words: Words) -> int:
    decisions = read_whole("--decisions", place.decisions, 1, MOST)
    seed = read_whole("--seed", place.seed, 0, 2**62)
    budget = None if place.budget is None else read_budget(place.budget)
    if place.game is not None:
        read_game(place.game)
    asked = [place.game] if place.game is not None else _games_of(place.bot)
    code = 0
    for name in asked:
        label = read_bot(place.bot, name)
        bot, level = bots.parse(label, name) or (label, "full")
        bar = Bar(words, "cli-bot-progress")
        try:
            found = check_bot(partial(bots.make, bot, name, level), games[name], decisions, seed, budget, bar)
        finally:
            bar.close()
        _print(found, name, words)
        code = FAULTY if found.faults else code
    return code


def _games_of(text: str) -> list[str]:
    """The games that a bot plays: those it names, else all that know it."""
    first = next(iter(games))
    given = [name for name in games if _knows(text, name)]
    if not given:
        read_bot(text, first)  # says what is wrong
    return given


def _knows(text: str, game: str) -> bool:
    try:
        label = read_bot(text, game)
    except Mistake as problem:
        if problem.key == "error-broken-bot":
            raise
        return False
    return bots.parse(label, game) is not None


def _print(found: Check, game: str, words: Words) -> None:
    mean = 1000 * found.seconds / max(1, found.decisions)
    print(
        words.say(
            "cli-bot-checked",
            game=game,
            decisions=words.number(found.decisions),
            games=words.number(found.games),
            tables=len(found.tables),
            kinds=len(found.kinds),
            mean=words.number(mean, 2),
            slowest=words.number(1000 * found.slowest, 1),
        )
    )
    for fault in found.faults:
        print(
            words.say(
                "cli-bot-fault",
                what=fault.what,
                table=fault.table,
                decision=fault.decision,
                move=len(fault.lines) + 1,
                detail=fault.detail[:400],
            )
        )


COMMAND: Final = Command("bot", "begin a bot of your own, or check one", _add_arguments, _run)
