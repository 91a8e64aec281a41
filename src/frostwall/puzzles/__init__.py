"""Puzzles: positions of games that were played, in which one move is clearly best by what the seat knows.

book.py holds them, solve.py judges answers, mine.py finds new ones, gather.py enough of them and kept.py keeps what was
found so far; again.py looks once more at those that are there.
"""

from frostwall.puzzles.again import again
from frostwall.puzzles.book import LEVELS, Book, Level, NoPuzzles, Option, Proof, Puzzle, book, read
from frostwall.puzzles.gather import gather, keep
from frostwall.puzzles.kept import Kept, OtherGames
from frostwall.puzzles.mine import Care, Miner
from frostwall.puzzles.solve import Told, Verdict, answer, position

__all__ = [
    "LEVELS",
    "Book",
    "Care",
    "Kept",
    "Level",
    "Miner",
    "NoPuzzles",
    "Option",
    "OtherGames",
    "Proof",
    "Puzzle",
    "Told",
    "Verdict",
    "again",
    "answer",
    "book",
    "gather",
    "keep",
    "position",
    "read",
]
