"""What the rules know but forbid, said in words that are no move: each phrase gets its code and rule."""

from typing import Final

from frostwall.core.bits import members
from frostwall.core.types import Refusal
from frostwall.games.watch.engine.chapters.guards import open_sections
from frostwall.games.watch.engine.frames import FOUND_GUARD, TRAGEDY
from frostwall.games.watch.engine.heroes.hero import ROSTER, Hero
from frostwall.games.watch.engine.moment import refuse_moment
from frostwall.games.watch.engine.state import State

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
# The same in Brotherhood modes, where they say something else.
NORTH: Final[dict[str, tuple[str, str]]] = {
    "reveal": ("NOT_WINNING", "END-3"),
    "guard": ("LOWEST_POSITION_ONLY", "GRD-1"),
    "recruits": ("LOWEST_POSITION_ONLY", "GRD-1"),
    "recruit": ("LOWEST_POSITION_ONLY", "GRD-1"),
    "refuse": ("NO_CHOICE", "WILD-7"),
    "camp": ("NO_CHOICE", "WILD-8"),
    "trail": ("NO_CHOICE", "WILD-27"),
    "exchange": ("HERO_NOT_USED", "HERO-12"),
}
# Words that mean nothing forbidden there.
_PLAIN: Final = ("hero", "patrol")
_SECTIONS: Final = ("guard", "recruits")  # these only lack their section

_TRADES: Final = ("offer", "trade", "counter", "propose")
_BUILDS: Final = ("road", "settlement", "keep", "guard")
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


def forbidden(words: list[str], s: State, seat: int) -> Refusal | None:
    """The refusal of a phrase by this seat at this table."""
    if not words:
        return None
    refusal = _refuse_object(words, s) or _refuse_now(words, s)
    if refusal is not None:
        return refusal
    wall = s.rules.wall
    if wall and (words[0] in _PLAIN or (words[0] in _SECTIONS and len(words) < 3)):
        return None
    hero = _hero_of(words[0]) if wall else None
    if hero is not None:
        return _refuse_hero(hero, words, s, seat)
    known = (NORTH.get(words[0]) if wall else None) or PHRASES.get(words[0])
    return None if known is None else Refusal(known[0], known[1])


def _refuse_object(words: list[str], s: State) -> Refusal | None:
    """A verb with an object that it never has."""
    first, others = words[0], words[1:]
    if s.rules.wall and first in ("look", "peek") and any(word.startswith("token") for word in others):
        return Refusal("HIDDEN", "SET-20")
    if first in _TRADES and any(_is_not_traded(word.partition("*")[0]) for word in others):
        return Refusal("RESOURCES_ONLY", "TRD-3")
    if first in _BUILDS and "for" in others:
        return Refusal("NOT_YOUR_PIECE", "BLD-2")
    return None


def _refuse_now(words: list[str], s: State) -> Refusal | None:
    """What only the decision at hand forbids."""
    if words[0] == "skip" and s.frame() == TRAGEDY:  # ERR-88
        return Refusal("BAD_HERO_PICK", "MODE-16")
    if words == ["guard"] and s.frame() == FOUND_GUARD:  # ERR-13
        return Refusal(
            "SECTION_FULL", "SET-21", {"section": "none"}, {"sections": members(open_sections(s), 0)}
        )
    return None


def _hero_of(word: str) -> Hero | None:
    """The hero whose move begins with this word."""
    return next((hero for hero in ROSTER if any(kind.name == word for kind in hero.kinds)), None)


def _refuse_hero(hero: Hero, words: list[str], s: State, seat: int) -> Refusal | None:
    refusal = hero.refuse_words(words)
    if refusal is not None and 0 <= seat < s.rules.seats:  # the moment comes before the object
        refusal = refuse_moment(s, seat, hero.kinds[0].code) or refusal
    return refusal


def _is_not_traded(word: str) -> bool:
    return word in _NOT_TRADED or any(word == hero.name for hero in ROSTER)  # HERO-8
