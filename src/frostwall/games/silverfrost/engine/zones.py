"""Where hidden cards and quests lie, by the names that events and Knowledge use; and who may look at them (4.4)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.games.silverfrost.engine.decision import FRAMES, NO_PART
from frostwall.games.silverfrost.engine.frames import FRAME
from frostwall.games.silverfrost.engine.state import NOBODY, State

DISCARD: Final = "discard"
CLAW: Final = "claw"  # his face-down cards


def hand(seat: i64) -> str:
    return f"hand:{seat}"


def held(seat: i64) -> str:
    """Unfinished lowland quests."""
    return f"held:{seat}"


def under(owner: i64, slot: i64) -> str:
    """Face down under a city card."""
    return f"under:{owner}:{slot}"


def may_look_under(_viewer: i64, _owner: i64) -> bool:
    """EFF-63, INFO-4: cards under a city card lie face down; who put them there has seen them, but nobody may look."""
    return False


def lookers(s: State) -> vec[i64]:
    """For every entry of `looked` the seat that looks at it, or NOBODY."""
    found: vec[i64] = vec[i64]()
    n: i64 = len(s.looked)
    i: i64 = 0
    while i < n:
        found = append(found, NOBODY)
        i += 1
    frame: i64 = 0
    while frame < s.depth:
        at: i64 = frame * FRAME
        word: i64 = FRAMES[s.frames[at]].looks
        if word != NO_PART:
            i = s.frames[at + 2 + word]
            while 0 <= i < n:
                found[i] = s.frames[at + 1]
                i += 1
        frame += 1
    return found
