"""The coach: looks at a finished game, and says what chance gave and what each seat made of it.

review.py looks at a record, told.py finds the events it speaks of, document.py says what came out as JSON; advice.py
says what speaks for a move. What people read of it is in lab/review and in the client.
"""

from frostwall.coach.advice import Advised, advise
from frostwall.coach.document import document, part_from_json, part_to_json
from frostwall.coach.review import Decision, Effort, NoBrain, Part, Review, SeatReview, gather, look, review
from frostwall.coach.told import Told, told

__all__ = [
    "Advised",
    "Decision",
    "Effort",
    "NoBrain",
    "Part",
    "Review",
    "SeatReview",
    "Told",
    "advise",
    "document",
    "gather",
    "look",
    "part_from_json",
    "part_to_json",
    "review",
    "told",
]
