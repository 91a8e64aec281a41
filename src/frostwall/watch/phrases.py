"""What the rules know but forbid, said in words that are no move: each phrase gets its code and rule."""

from typing import Final

from frostwall.core.types import Refusal

# First words of a phrase -> code, rule.
PHRASES: Final[dict[str, tuple[str, str]]] = {
    "give": ("NO_GIFTS", "TRD-6"),
    "look": ("HIDDEN", "TURN-9"),
    "peek": ("HIDDEN", "TURN-9"),
    "move": ("PIECES_STAY", "BLD-4"),
    "reveal": ("NOT_WINNING", "DEV-12"),
    "option": ("BAD_OPTION", "MODE-6"),
    "patrol": ("NO_WILDLING_THERE", "DEV-5"),
    "guard": ("NOT_IN_MODE", "MODE-1"),
    "recruits": ("NOT_IN_MODE", "MODE-1"),
    "hero": ("NOT_IN_MODE", "MODE-1"),
    "recruit": ("NOT_IN_MODE", "MODE-1"),
}

_TRADES: Final = ("offer", "trade", "counter", "propose")
_BUILDS: Final = ("road", "settlement", "keep")
# Things that are no resource cards and so never change hands (TRD-3, DEV-2).
_NOT_TRADED: Final = (
    "patrol",
    "winter",
    "roads",
    "recruits",
    "victory",
    "card",
    "cards",
    "road",
    "settlement",
    "keep",
    "guard",
    "hero",
    "points",
)


def forbidden(words: list[str]) -> Refusal | None:
    if not words:
        return None
    if words[0] in _TRADES and any(word.partition("*")[0] in _NOT_TRADED for word in words[1:]):
        return Refusal("RESOURCES_ONLY", "TRD-3")
    if words[0] in _BUILDS and "for" in words[1:]:
        return Refusal("NOT_YOUR_PIECE", "BLD-2")
    known = PHRASES.get(words[0])
    return None if known is None else Refusal(known[0], known[1])
