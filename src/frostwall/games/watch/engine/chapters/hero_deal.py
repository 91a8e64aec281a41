"""Dealing the heroes (SET-22, SET-23): who starts with whom, and which lie in the display."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bits import bit
from frostwall.core.rng import Rng, shuffle
from frostwall.core.types import Refusal, Refused
from frostwall.games.watch.engine.chapters.heroes import word
from frostwall.games.watch.engine.heroes.hero import ROSTER
from frostwall.games.watch.engine.north import DISPLAY, HEROES
from frostwall.games.watch.engine.rules import Ruleset
from frostwall.games.watch.engine.state import State

DISPLAY_SIZE: Final = {3: 7, 4: 7, 5: 8, 6: 7}  # with `heroes = extended7`


def dealt(seats: int) -> list[int]:
    """The heroes dealt to players 1, 2, ...: the highest letter first (AMB-49)."""
    by_letter = {hero.letter: hero.number for hero in ROSTER if hero.letter}
    return [by_letter[seats - place] for place in range(seats)]


def _left(rules: Ruleset) -> list[int]:
    """Every hero of the box in use that is not dealt."""
    given = dealt(rules.seats)
    extension = rules.heroes != "base11"
    return [hero.number for hero in ROSTER if hero.number not in given and (extension or not hero.extension)]


def _split(rules: Ruleset) -> tuple[list[int], list[int]]:
    """With `extended7`: those that always lie in the display, and those some of which are drawn."""
    left = _left(rules)
    sure = [number for number in left if ROSTER[number].always or ROSTER[number].letter]
    return sure, [number for number in left if number not in sure]


def deal_display(rules: Ruleset, rng: Rng) -> list[str]:
    """The names in the display at the start; with `extended7` some are drawn."""
    chosen = _left(rules)
    if rules.heroes == "extended7":
        sure, drawn = _split(rules)
        shuffle(drawn, rng)
        chosen = sorted(sure + drawn[: DISPLAY_SIZE[rules.seats] - len(sure)])
    return [ROSTER[number].name for number in chosen]


def read_display(rules: Ruleset, names: object) -> list[int]:
    """The display of a record's facts; refused unless it could have been dealt."""
    known = {hero.name: hero.number for hero in ROSTER}
    if not isinstance(names, list) or not all(isinstance(name, str) and name in known for name in names):
        raise _bad_display()
    chosen: list[int] = [known[name] for name in names]
    if rules.heroes == "extended7":
        sure, drawn = _split(rules)
        fits = set(sure) <= set(chosen) <= set(sure + drawn) and len(chosen) == DISPLAY_SIZE[rules.seats]
    else:
        fits = set(chosen) == set(_left(rules))
    if not fits or chosen != sorted(set(chosen)):
        raise _bad_display()
    return chosen


def _bad_display() -> Refused:
    return Refused(Refusal("BAD_SETUP", "SET-22", {"fact": "display"}))


def deal(s: State, names: object) -> None:
    for number in read_display(s.rules, names):
        s.north[DISPLAY] |= bit(number)
    seats: i64 = s.rules.seats
    for place, number in enumerate(dealt(seats)):
        s.north[HEROES + (s.first + place) % seats] = word(number, 0)
