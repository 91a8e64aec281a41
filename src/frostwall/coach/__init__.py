"""The coach: gives hints during a game, and afterwards says what chance gave and what each seat made of it.

hint.py says what a seat might do, advice.py what speaks for a move. review.py looks at a record, told.py finds the
events it speaks of, document.py says what came out as JSON. What people read of it is in lab/review and in the clients.
"""

from frostwall.coach.advice import Advised, advise, apart
from frostwall.coach.document import document, part_from_json, part_to_json
from frostwall.coach.hint import NODES, Hint, Pick, Sure, hint, pick
from frostwall.coach.review import (
    Decision,
    Effort,
    NoBrain,
    Option,
    Part,
    Review,
    SeatReview,
    gather,
    look,
    review,
)
from frostwall.coach.told import Told, told

__all__ = [
    "NODES",
    "Advised",
    "Decision",
    "Effort",
    "Hint",
    "NoBrain",
    "Option",
    "Part",
    "Pick",
    "Review",
    "SeatReview",
    "Sure",
    "Told",
    "advise",
    "apart",
    "document",
    "gather",
    "hint",
    "look",
    "part_from_json",
    "part_to_json",
    "pick",
    "review",
    "told",
]
