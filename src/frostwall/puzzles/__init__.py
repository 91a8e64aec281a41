"""Puzzles: positions of games that were played, in which one move is clearly best by what the seat knows.

book.py holds them, solve.py judges answers, mine.py finds new ones and gather.py enough of them.
"""

from frostwall.puzzles.book import LEVELS, Book, Level, NoPuzzles, Option, Proof, Puzzle, book, read
from frostwall.puzzles.gather import gather
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
    "answer",
    "book",
    "gather",
    "position",
    "read",
]
