"""Whom a bot gives something to: whoever has the fewest points, and of several the next one clockwise. No seat may be
favoured by its number."""

from mypy_extensions import i64

from frostwall.games.silverfrost.engine.chapters import prices, score
from frostwall.games.silverfrost.engine.state import NOBODY, State


def standing(s: State, who: i64, person: i64) -> i64:
    """The lower, the better a receiver."""
    return 8 * score.points(s, person) + (person - who) % s.rules.people


def city_for(s: State, who: i64, card: i64) -> i64:
    """The city into which a card for another city should go (EFF-51), or NOBODY."""
    best: i64 = NOBODY
    person: i64 = 0
    while person < s.rules.people:
        if (
            person != who
            and not s.is_claw(person)
            and prices.fits_into(s, person, card)
            and not prices.is_second_copy(s, person, card)
            and (best == NOBODY or standing(s, who, person) < standing(s, who, best))
        ):
            best = person
        person += 1
    return best
