"""`frostwall puzzle`: positions with one best move, in the terminal."""

import argparse
from typing import Final

from frostwall import puzzles
from frostwall.cli.arguments import add_lang, read_game
from frostwall.cli.extras import needing
from frostwall.games import games
from frostwall.games.box import Command
from frostwall.lab import Mistake
from frostwall.puzzles import LEVELS, Book, NoPuzzles, Puzzle


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    first, *others = games
    known = " or ".join([f"{first} (default)", *others])
    parser.add_argument("game", nargs="?", default=first, metavar="GAME", help=known)
    parser.add_argument("--theme", metavar="T", help="only those about this")
    parser.add_argument("--level", metavar="L", help=f"only {', '.join(LEVELS)} ones")
    parser.add_argument("--puzzle", metavar="ID", help="only this one; --list shows them")
    parser.add_argument("--list", action="store_true", help="list the puzzles and what is solved, and leave")
    parser.add_argument("--all", action="store_true", help="those that are solved already, too")
    parser.add_argument("--plain", action="store_true", help="sentences instead of a drawn screen")
    parser.add_argument("--no-colour", "--no-color", action="store_true", help="no colours")
    add_lang(parser)


def _run(place: argparse.Namespace, lang: str) -> int:
    with needing("terminal"):
        from frostwall.terminal.main import display_for
        from frostwall.terminal.puzzle import Solved, Solving
    game = read_game(place.game).name
    try:
        book = puzzles.book(game)
        asked = [book.find(place.puzzle)] if place.puzzle else _chosen(book, place)
    except NoPuzzles as problem:
        raise Mistake(
            "cli-puzzle-none", {"game": problem.game, "puzzle": problem.puzzle or "none"}
        ) from problem
    solved = Solved(game).read()
    if place.list:
        for each in asked:
            mark = "+" if each.id in solved else " "
            print(f"{mark} {each.id}  {each.level:<6}  {each.theme}")
        return 0
    if not place.all and not place.puzzle:
        asked = [each for each in asked if each.id not in solved]
    if not asked:
        raise Mistake("cli-puzzle-done", {})
    display, _, _ = display_for(place.no_colour, place.plain)
    Solving(game, lang, display).run(asked)
    return 0


def _chosen(book: Book, place: argparse.Namespace) -> list[Puzzle]:
    themes = list(dict.fromkeys(each.theme for each in book.puzzles))
    for name, given, known in (("--theme", place.theme, themes), ("--level", place.level, list(LEVELS))):
        if given is not None and given not in known:
            raise Mistake("cli-puzzle-unknown", {"option": name, "given": given, "known": ", ".join(known)})
    return [
        each
        for each in book.puzzles
        if place.theme in (None, each.theme) and place.level in (None, each.level)
    ]


COMMAND: Final = Command("puzzle", "solve puzzles in the terminal", _add_arguments, _run)
