"""`frostwall mine`: searches games of good bots for puzzles."""

import argparse
from pathlib import Path
from typing import Final

from frostwall import puzzles
from frostwall.cli.arguments import add_lang, read_game, read_whole
from frostwall.cli.files import check_writable, read_text, write_text
from frostwall.games.box import Command
from frostwall.lab import Mistake
from frostwall.lab.words import Bar, Words, columns
from frostwall.puzzles import LEVELS, Book, Kept, NoPuzzles, OtherGames

GAMES: Final = 100
EACH: Final = 3
MOST: Final = 1_000_000


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game to play")
    parser.add_argument("--out", required=True, metavar="FILE", help="where to write the puzzles")
    parser.add_argument("--games", metavar="N", help=f"games to look through (default {GAMES})")
    parser.add_argument(
        "--each", metavar="N", help=f"puzzles of one theme, level and ruleset (default {EACH})"
    )
    parser.add_argument(
        "--again", metavar="FILE", help="look once more at the puzzles of a file, and keep those that stand"
    )
    parser.add_argument("--seed", metavar="S", help="a whole number; the same one finds the same (default 1)")
    add_lang(parser)


def _run(place: argparse.Namespace, lang: str) -> int:
    words = Words(lang)
    game = read_game(place.game).name
    played = GAMES if place.games is None else read_whole("--games", place.games, 1, MOST)
    each = EACH if place.each is None else read_whole("--each", place.each, 1, MOST)
    seed = 1 if place.seed is None else read_whole("--seed", place.seed, 0, MOST)
    if place.again is not None and (place.games, place.each) != (None, None):
        raise Mistake("cli-mine-again-alone")
    asked = None if place.again is None else _read(place.again, game)
    kept = Path(f"{place.out}.games")  # what was found so far: the command without --again goes on from there
    try:
        Kept(kept, game, seed if asked is None else None)  # before the work: is it of this search?
    except OtherGames as problem:
        raise Mistake("cli-mine-other", {"file": str(problem.file)}) from problem
    check_writable(place.out)
    bar = Bar(words, "cli-mine-progress" if asked is None else "cli-mine-again-progress")
    try:
        if asked is None:
            book = puzzles.gather(game, kept, played, seed, each, progress=bar)
        else:
            book = puzzles.again(asked, seed, progress=bar)
            puzzles.keep(book, kept)
    except NoPuzzles as problem:
        raise Mistake("cli-puzzle-none", {"game": problem.game, "puzzle": "none"}) from problem
    finally:
        bar.close()
    write_text(place.out, book.write())
    if asked is None:
        print(words.say("cli-mine-found", count=len(book.puzzles), games=played))
    else:
        print(words.say("cli-mine-again-found", count=len(book.puzzles), asked=len(asked.puzzles)))
    print("\n".join(_table(book)))
    return 0


def _read(file: str, game: str) -> Book:
    """The puzzles in a file, if they are of this game."""
    try:
        book = puzzles.read(read_text(file))
    except (ValueError, KeyError, TypeError) as problem:
        raise Mistake("cli-mine-not-puzzles", {"file": file, "game": game}) from problem
    if book.game != game or not book.puzzles:
        raise Mistake("cli-mine-not-puzzles", {"file": file, "game": game})
    return book


def _table(book: Book) -> list[str]:
    """How many there are by theme and level."""
    themes = list(dict.fromkeys(each.theme for each in book.puzzles))
    rows = [["", *LEVELS]]
    for theme in themes:
        counts = [
            sum(each.theme == theme and each.level == level for each in book.puzzles) for level in LEVELS
        ]
        rows.append([theme, *map(str, counts)])
    return columns(rows, left=[0])


COMMAND: Final = Command("mine", "search games for puzzles", _add_arguments, _run)
