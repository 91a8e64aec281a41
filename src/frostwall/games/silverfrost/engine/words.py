"""What the words of a frame may be, for positions that are loaded: a range of numbers, or one of the things named here.

A thing stands for a range that depends on the position or the set; position/document/frames.py knows them.
"""

from typing import Final

from frostwall.core.kinds import MOST_NAMES

Word = tuple[int, int]  # from, to
Words = tuple[Word, ...]  # of one frame, a first; those left out are 0

# Things.
STEP: Final = (-100, 0)  # a step of the program
SOURCE: Final = (-100, 1)  # a card in a city, or none
SLOTS: Final = (-100, 2)  # a set of slots
LOOKED: Final = (-100, 3)  # where a part of `looked` begins
LOOKED_OR_NONE: Final = (-100, 4)  # the same, or -1
TRIGGERS: Final = (-100, 5)  # where a part of `triggers` begins
FILTER: Final = (-100, 6)  # or -1
PERSON: Final = (-100, 7)  # or nobody
CARD: Final = (-100, 8)
PLACE: Final = (-100, 9)
GIANT: Final = (-100, 10)
EFFECT: Final = (-100, 11)  # of the set
ACTION: Final = (-100, 12)  # a card of Claw's
PEOPLE: Final = (-100, 13)  # a set of them
PRIZE: Final = (-100, 14)  # what a step of the program pays out

# Ranges.
ZERO: Final = (0, 0)
FLAG: Final = (0, 1)
NUMBER: Final = (0, 127)
CONTEXT: Final = (0, 7)
BAG: Final = (0, (1 << 56) - 1)
GOODS: Final = (1, 31)
NAMES: Final = (0, MOST_NAMES)
