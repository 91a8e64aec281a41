"""The part of a state's document that only Brotherhood modes have, and what a document can get wrong about it."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import to_dict
from frostwall.core.bits import bit, members
from frostwall.core.readers import array, bag, flag, index, json_object, keys, number
from frostwall.core.types import Json
from frostwall.games.watch.engine.chapters.heroes import SIDE_B, TAKEN, USED, has_flag, hero_of, word
from frostwall.games.watch.engine.frames import (
    HERO_STEP,
)
from frostwall.games.watch.engine.heroes.hero import ROSTER
from frostwall.games.watch.engine.north import (
    BREACHES,
    CAMPS,
    CLEARINGS,
    DIE,
    DISPLAY,
    DRAWN,
    EXCUSED,
    FANGS,
    GIFT,
    GUARDS,
    HEROES,
    LOOKED,
    OLDER,
    OPEN,
    SHUFFLED,
    SUPPLY,
    UNDER,
    WALL,
    entries,
    queue_of,
)
from frostwall.games.watch.engine.rules import CARDS, CLANS, WILDLINGS
from frostwall.games.watch.engine.state import State

NORTH: Final = (
    "wildling_die",
    "camps",
    "clearings",
    "wall",
    "gift",
    "frostfangs",
    "breaches",
    "tokens",
    "display",
    "excused",
    "looked",
)
TOKENS: Final = ("drawn", "older", "open", "supply", "shuffled")
HERO: Final = ("name", "side", "taken", "used")
UNDER_NAMES: Final = ["none", "drawn", "older"]
SEAT: Final = ("hero", "under")


def dump(s: State) -> Json:
    clans = s.board.geometry.clans()
    return {
        "wildling_die": s.north[DIE] or None,
        "camps": {
            CLANS[clan]: [WILDLINGS[kind] for kind in entries(s.north[CAMPS + clan])] for clan in clans
        },
        "clearings": [to_dict(s.north[CLEARINGS + i], WILDLINGS) for i in range(s.board.sections)],
        "wall": [entries(s.north[WALL + section]) for section in range(s.board.sections)],
        "gift": {str(h): to_dict(s.north[GIFT + h], WILDLINGS) for h in members(s.held, 0)},
        "frostfangs": to_dict(s.north[FANGS], WILDLINGS),
        "breaches": s.north[BREACHES],
        "tokens": {
            "drawn": {CLANS[clan]: to_dict(s.north[DRAWN + clan], WILDLINGS) for clan in clans},
            "older": {CLANS[clan]: to_dict(s.north[OLDER + clan], WILDLINGS) for clan in clans},
            "open": {CLANS[clan]: to_dict(s.north[OPEN + clan], WILDLINGS) for clan in clans},
            "supply": s.north[SUPPLY],
            "shuffled": s.north[SHUFFLED],
        },
        "display": [ROSTER[hero].name for hero in members(s.north[DISPLAY], 0)],
        "excused": members(s.north[EXCUSED], 0),
        "looked": to_dict(s.north[LOOKED], CARDS),
    }


def dump_seat(s: State, seat: i64) -> Json:
    return {
        "hero": {
            "name": hero_of(s, seat).name,
            "side": "B" if has_flag(s, seat, SIDE_B) else "A",
            "taken": has_flag(s, seat, TAKEN),
            "used": has_flag(s, seat, USED),
        },
        "under": [UNDER_NAMES[of] for of in entries(s.north[UNDER + seat])],
    }


# --- back ---


def load(s: State, entry: Json) -> None:
    keys(entry, NORTH)
    clans: list[str] = [CLANS[clan] for clan in s.board.geometry.clans()]
    sections = s.board.sections
    die = entry["wildling_die"]
    s.north[DIE] = 0 if die is None else number(die, 1, 12)
    camps = json_object(entry["camps"])
    keys(camps, tuple(clans))
    for name in clans:
        queue = [index(kind, WILDLINGS) for kind in array(camps[name])]
        s.north[CAMPS + CLANS.index(name)] = _queue(queue)
    for i, there in enumerate(_exactly(entry["clearings"], sections)):
        s.north[CLEARINGS + i] = bag(there, WILDLINGS)
    for i, guards in enumerate(_exactly(entry["wall"], sections)):
        seats = [number(seat, 0, s.rules.seats - 1) for seat in array(guards)]
        s.north[WALL + i] = _queue(seats)
        for seat in seats:
            s.north[GUARDS + seat] += 1
    s.held = 0
    for place, there in json_object(entry["gift"]).items():
        h: i64 = number(int(place), 0, s.board.hexes - 1)
        s.north[GIFT + h] = bag(there, WILDLINGS)
        if s.north[GIFT + h] == 0 or str(h) != place:
            raise ValueError("a hex without wildlings")
        s.held |= bit(h)
    s.north[FANGS] = bag(entry["frostfangs"], WILDLINGS)
    s.north[BREACHES] = number(entry["breaches"], 0, s.rules.most_breaches)
    _load_tokens(s, json_object(entry["tokens"]), clans)
    s.north[DISPLAY] = _heroes(array(entry["display"]))
    s.north[EXCUSED] = 0
    for who in array(entry["excused"]):
        s.north[EXCUSED] |= bit(number(who, 0, s.rules.seats - 1))
    s.north[LOOKED] = bag(entry["looked"], CARDS)


def _queue(values: list[int]) -> i64:
    if len(values) > 6:
        raise ValueError("too many in one place")
    return queue_of(values)


def _exactly(value: object, n: int) -> list[object]:
    found = array(value)
    if len(found) != n:
        raise ValueError(f"{n} entries were expected")
    return found


def _load_tokens(s: State, entry: Json, clans: list[str]) -> None:
    keys(entry, TOKENS)
    for pool, name in ((DRAWN, "drawn"), (OLDER, "older"), (OPEN, "open")):
        rows = json_object(entry[name])
        keys(rows, tuple(clans))
        for clan in clans:
            s.north[pool + CLANS.index(clan)] = bag(rows[clan], WILDLINGS)
    s.north[SUPPLY] = number(entry["supply"], 0, 200)
    s.north[SHUFFLED] = number(entry["shuffled"], 0, 10**6)


def _heroes(values: list[object]) -> i64:
    names = [hero.name for hero in ROSTER]
    found: i64 = 0
    for value in values:
        found |= bit(index(value, names))
    return found


def load_seat(s: State, seat: i64, entry: Json) -> None:
    hero = json_object(entry["hero"])
    keys(hero, HERO)
    flags: i64 = SIDE_B * index(hero["side"], ["A", "B"])
    flags += (TAKEN if flag(hero["taken"]) else 0) + (USED if flag(hero["used"]) else 0)
    s.north[HEROES + seat] = word(index(hero["name"], [known.name for known in ROSTER]), flags)
    under = [index(of, UNDER_NAMES) for of in array(entry["under"])]
    s.north[UNDER + seat] = _queue(under)


# --- what only a document can get wrong ---


def check(s: State) -> None:
    """Heroes are in one place each, and cards of the pile are shown only while somebody looks."""
    held: list[int] = [hero_of(s, seat).number for seat in range(s.rules.seats)]
    shown = members(s.north[DISPLAY], 0)
    if len(set(held + shown)) != len(held) + len(shown):
        raise ValueError("a hero in two places")
    if s.rules.heroes == "base11" and any(ROSTER[hero].extension for hero in held + shown):
        raise ValueError("a hero of the extension")
    if (s.north[LOOKED] != 0) != (not s.over and _looks(s)):
        raise ValueError("cards looked at by nobody")


def _looks(s: State) -> bool:
    """Does the hero of the open step need cards to look at? Its own question answers."""
    if s.frame() != HERO_STEP or s.frame_a() >= len(ROSTER):
        return False
    return ROSTER[s.frame_a()].looks_at_pile
