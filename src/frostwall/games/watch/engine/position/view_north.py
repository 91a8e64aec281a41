"""The part of a view and a scene that only Brotherhood modes have: the Wall, the wildlings, the tokens, the heroes."""

from mypy_extensions import i64

from frostwall.core.bag import size, to_dict
from frostwall.core.bits import holds, members
from frostwall.core.types import Json
from frostwall.games.watch.engine.board import SOUTH_EAST, Geometry
from frostwall.games.watch.engine.chapters import guards, heroes, wildlings
from frostwall.games.watch.engine.frames import HERO_STEP, PICK_SIXTH
from frostwall.games.watch.engine.heroes.hero import ROSTER, WINDOWS
from frostwall.games.watch.engine.moment import refuse_moment
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
    LOOKED,
    NO_TOKEN,
    OLDER,
    OPEN,
    SUPPLY,
    UNDER,
    WALL,
    entries,
    guard_points,
    in_gift,
    tokens,
)
from frostwall.games.watch.engine.rules import CARDS, CLANS, GUARD_COST, RESOURCES, WILDLINGS, Ruleset
from frostwall.games.watch.engine.state import KEEPS_LEFT, State

# --- the view ---


def table(s: State, viewer: i64) -> Json:
    """What lies beside the board."""
    looking: bool = size(s.north[LOOKED]) > 0
    shown: bool = looking and s.frame() == HERO_STEP and s.frame_seat() == viewer
    return {
        "wildling_die": s.north[DIE] or None,
        "display": [ROSTER[number].name for number in members(s.north[DISPLAY], 0)],
        "looked": to_dict(s.north[LOOKED], CARDS) if shown else None,
        "looked_size": size(s.north[LOOKED]),
        "hand_seen": _hand_seen(s, viewer),
    }


def _hand_seen(s: State, viewer: i64) -> Json | None:
    """The hand that a hero's step shows to its user, and nobody else."""
    if s.over or s.frame() != HERO_STEP or s.frame_seat() != viewer:
        return None
    of: i64 = ROSTER[s.frame_a()].sees_hand_of(s)
    return None if of < 0 else {"seat": of, "cards": to_dict(s.hand[of], RESOURCES)}


def board(s: State) -> Json:
    geometry = s.board.geometry
    clans = geometry.clans()
    return {
        "wall": [entries(s.north[WALL + section]) for section in range(s.board.sections)],
        "clearings": [_clearing(s, section) for section in range(s.board.sections)],
        "camps": [
            {"clan": CLANS[clan], "camps": [WILDLINGS[kind] for kind in entries(s.north[CAMPS + clan])]}
            for clan in clans
        ],
        "gift": [{"hex": h, "wildlings": to_dict(s.north[GIFT + h], WILDLINGS)} for h in members(s.held, 0)],
        "in_gift": in_gift(s.north, s.board, s.rules),
        "frostfangs": to_dict(s.north[FANGS], WILDLINGS),
        "breaches": s.north[BREACHES],
        "tokens": {
            "face_down": tokens(s.north, DRAWN) + tokens(s.north, OLDER),
            "supply": s.north[SUPPLY],
            "open": {CLANS[clan]: to_dict(s.north[OPEN + clan], WILDLINGS) for clan in clans},
            # All tokens less those lying open: what face-down ones can still show, taken together.
            "unturned": {
                CLANS[clan]: to_dict(s.north[DRAWN + clan] + s.north[OLDER + clan], WILDLINGS)
                for clan in clans
            },
        },
    }


def _clearing(s: State, section: i64) -> Json:
    east: bool = wildlings.direction(s, section) == SOUTH_EAST
    last: bool = section == s.board.sections - 1
    found: Json = {
        "section": section,
        "wildlings": to_dict(s.north[CLEARINGS + section], WILDLINGS),
        "direction": "south_east" if east and not last else "south_west",
        "line": wildlings.line_of(s, section),
    }
    if not s.over and s.frame() == PICK_SIXTH and s.frame_a() == section:
        found["newcomer"] = WILDLINGS[s.frame_b()]
    return found


def seat(s: State, who: i64) -> Json:
    word: i64 = s.north[UNDER + who]
    return {
        "guards": s.north[GUARDS + who],
        "guards_left": guards.guards_left(s, who),
        "guard_points": guard_points(s.north[GUARDS + who]),
        "hero": hero(s, who, False),
        "tokens": {
            "settlements": [of != NO_TOKEN for of in entries(word)],
            "keeps": 2 * s.left[3 * who + KEEPS_LEFT],
        },
        "excused": holds(s.north[EXCUSED], who),
    }


def hero(s: State, who: i64, own: bool) -> Json:
    """A hero lies open, and so does whether this is its moment; whether it can do anything may depend on the hand, so
    only its owner is told."""
    entry = heroes.hero_of(s, who)
    why = None if s.over else refuse_moment(s, who, entry.kinds[0].code)
    known: bool = own or why is not None
    if why is None and own and not s.over:
        why = heroes.why_impossible(s, who)
    return {
        "name": entry.name,
        "side": "B" if heroes.has_flag(s, who, heroes.SIDE_B) else "A",
        "new": heroes.has_flag(s, who, heroes.TAKEN),
        "used": heroes.has_flag(s, who, heroes.USED),
        "usable": why is None if known and not s.over else None,
        "why": None if why is None else why.to_json(),
    }


# --- the scene ---


def scene(geometry: Geometry, rules: Ruleset) -> Json:
    last = geometry.sections - 1
    return {
        "sections": [
            {
                "section": section,
                "hex": geometry.hexes.index((section, 0)),
                "trails": sorted(label for label, _, to in geometry.trails if to == section),
                "south_west": geometry.line(section, -1),
                "south_east": geometry.line(section, 0 if section < last else -1),
            }
            for section in range(geometry.sections)
        ],
        "clans": [
            {
                "clan": CLANS[clan],
                "trails": [
                    {"label": label, "section": to} for label, of, to in geometry.trails if of == clan
                ],
                "rush": geometry.ends_of_trails(clan),
            }
            for clan in geometry.clans()
        ],
        "wildlings": list(WILDLINGS),
        "figures": to_dict(rules.figures, WILDLINGS),
        "clan_tokens": to_dict(rules.clan_tokens, WILDLINGS),
        "guards": rules.guards,
        "guard_cost": to_dict(GUARD_COST, RESOURCES),
        "heroes": [
            {"name": entry.name, "rule": entry.rule, "letter": entry.letter, "window": WINDOWS[entry.window]}
            for entry in ROSTER
        ],
        "most_breaches": rules.most_breaches,
        "most_in_gift": rules.most_in_gift,
    }
