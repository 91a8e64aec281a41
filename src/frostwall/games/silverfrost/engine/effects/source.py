"""Where an effect comes from, as one number: a card in a city, or no card; and whom its words mean."""

from typing import Final

from mypy_extensions import i64

from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.state import NOTHING, State

NO_SOURCE: Final = -1


def source_of(owner: i64, slot: i64) -> i64:
    return owner * 64 + slot


def source_owner(source: i64) -> i64:
    return source >> 6


def source_slot(source: i64) -> i64:
    return source & 63


def lies_there(s: State, source: i64) -> bool:
    """Is the card an effect comes from still in its city?"""
    return source >= 0 and s.card_at(source_owner(source), source_slot(source)) != NOTHING


def owner_of(source: i64, who: i64) -> i64:
    """Whose card it is; without a card, the user's."""
    return who if source < 0 else source_owner(source)


def means(s: State, whose: i64, who: i64, person: i64, source: i64) -> bool:
    """Is this one of the people that a word of program.WHO means, said by `who`?"""
    if whose == p.SELF:
        return person == who
    if whose == p.LEFT:
        return person == s.left(who)
    if whose == p.OWNER:
        return person == owner_of(source, who)
    return whose == p.EVERYBODY or person != who
