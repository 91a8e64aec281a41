"""Puzzles: positions of games that were played, in which one move is clearly best by what the seat knows.

book.py holds them, solve.py judges answers, mine.py finds new ones and gather.py enough of them; again.py looks once
more at those that are there.
"""

from frostwall.puzzles.again import again
from frostwall.puzzles.book import LEVELS, Book, Level, NoPuzzles, Option, Proof, Puzzle, book, read
from frostwall.puzzles.gather import gather, keep
from frostwall.puzzles.mine import Care, Miner
from frostwall.puzzles.solve import Told, Verdict, answer, position

__all__ = [
    "LEVELS",
    "Book",
    "Care",
    "Level",
    "Miner",
    "NoPuzzles",
    "Option",
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
