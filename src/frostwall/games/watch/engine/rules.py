"""Modes, options and editions as data (MODE-1..19, section 13): a frozen Ruleset of numbers and choices.

Rule code reads the fields of a Ruleset and never the name of a mode or an edition.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import from_dict
from frostwall.core.options import bad_option, read_value, unknown_option, whole
from frostwall.core.types import Json, Option, Refusal, Refused

RESOURCES: Final = ["lumber", "brick", "wool", "grain", "ore"]

TERRAINS: Final = ["forest", "hills", "pasture", "fields", "mountains"]  # PROD-3: in the order of RESOURCES
ICE: Final = -1

# Development cards (COMP-8..12).
CARDS: Final = ["patrol", "winter", "roads", "recruits", "victory"]
PATROL: Final = 0
WINTER: Final = 1
ROADS: Final = 2
RECRUITS: Final = 3
VICTORY: Final = 4

# Kinds of wildling and clans (COMP-20..22, WILD-2); a layout says which clans are in play and where.
WILDLINGS: Final = ["regular", "climber", "giant", "mammoth"]
CLIMBER: Final = 1
GIANT: Final = 2
MAMMOTH: Final = 3
CLANS: Final = ["ice_river", "cave_people", "hornfoot", "rattlebones", "heart_tree"]

COLOURS: Final = ["red", "blue", "yellow", "black", "green", "white"]  # COMP-6: the last two are our choice

# BLD-1
ROAD_COST: Final = from_dict({"lumber": 1, "brick": 1}, RESOURCES)
SETTLEMENT_COST: Final = from_dict({"lumber": 1, "brick": 1, "wool": 1, "grain": 1}, RESOURCES)
KEEP_COST: Final = from_dict({"grain": 2, "ore": 3}, RESOURCES)
CARD_COST: Final = from_dict({"wool": 1, "grain": 1, "ore": 1}, RESOURCES)
GUARD_COST: Final = from_dict({"lumber": 1, "brick": 1, "wool": 1}, RESOURCES)

BUILT_IN: Final = "built_in"  # MODE-19: our own reconstruction of the printed board
OWN: Final = "own"  # the table's own layout
UNLIMITED: Final = "unlimited"  # TRD-16
NO_LIMIT: Final = 10**9

MODES: Final[dict[str, tuple[int, ...]]] = {"base": (3, 4), "brotherhood": (3, 4), "brotherhood56": (5, 6)}

# Which options a mode has.
_ALL: Final = ("base", "brotherhood", "brotherhood56")
_BASE: Final = ("base",)
_SMALL: Final = ("base", "brotherhood")
_WATCH: Final = ("brotherhood", "brotherhood56")
_WATCH34: Final = ("brotherhood",)
_WATCH56: Final = ("brotherhood56",)

# The only place of option metadata. Values as in the rules; yes/no and on/off are booleans. A key has one entry for
# the modes that share its values and default; where the rules force a value it is the only one.
OPTIONS: Final = [
    Option("edition", "choice", ["watch", "de", "nl", "pl"], "watch", _ALL, "MODE-17"),
    Option("board", "choice", ["standard", "shuffled_terrain", "full_random"], "standard", _ALL, "MODE-7"),
    Option("layout", "file", [BUILT_IN], BUILT_IN, _ALL, "MODE-19"),
    Option("shuffle_routes", "bool", [True, False], True, _WATCH34, "MODE-8"),
    Option("shuffle_routes", "bool", [True, False], False, _WATCH56, "MODE-8"),  # CON-16
    Option("random_numbers", "bool", [True, False], True, _WATCH, "MODE-9"),
    Option("random_numbers", "bool", [True], True, _BASE, "MODE-9"),
    Option("start", "choice", ["founding", "beginner"], "founding", _BASE, "MODE-11"),
    Option("start", "choice", ["founding"], "founding", _WATCH, "MODE-11"),
    Option("oldest", "int", [0, 3], 0, _BASE, "SET-9"),
    Option("phases", "choice", ["separate", "combined"], "combined", _SMALL, "MODE-13"),
    Option("phases", "choice", ["combined"], "combined", _WATCH56, "MODE-13"),
    Option("heroes", "choice", ["base11", "extended7", "all"], "base11", _WATCH34, "MODE-15"),
    Option("heroes", "choice", ["extended7", "all"], "extended7", _WATCH56, "MODE-15"),
    Option("mammoths", "bool", [True, False], False, _WATCH34, "MODE-5"),
    Option("mammoths", "bool", [True], True, _WATCH56, "MODE-5"),
    Option("heroic_tragedy", "bool", [True, False], False, _WATCH, "MODE-16"),
    Option("roads_per_player", "choice", [14, 15], 14, _SMALL, "COMP-1"),
    Option("roads_per_player", "choice", [14], 14, _WATCH56, "COMP-1"),  # AMB-65
    Option("tormund_camp_on_7", "bool", [True, False], True, _ALL, "TOR-5"),
    Option("tormund_camp_on_patrol", "bool", [True, False], True, _ALL, "TOR-5"),
    Option("steal", "choice", ["must", "may"], "must", _ALL, "TOR-7"),
    Option("same_kind_trade", "bool", [True, False], False, _ALL, "TRD-7"),
    Option("win_timing", "choice", ["end_of_turn", "immediate"], "end_of_turn", _WATCH, "END-3"),
    Option("tiebreak", "choice", ["nl", "de", "pl"], "nl", _WATCH, "END-7"),
    Option("sixth_second", "choice", ["choose", "random"], "choose", _WATCH, "WILD-23"),
    Option("sixth_giant", "choice", ["own_rule", "mercy"], "own_rule", _WATCH, "WILD-23"),
    Option("preroll_heroes", "choice", ["any", "listed"], "any", _WATCH, "HERO-4"),
    Option("breach_skips_occupied", "bool", [True, False], True, _WATCH, "WILD-21"),
    Option("mance_take", "choice", ["must", "may"], "must", _WATCH, "HERO-MANCE"),
    Option("melisandre_substitution", "choice", ["may", "must"], "may", _WATCH, "HERO-A6"),
    Option("climbers_count", "bool", [True, False], True, _WATCH, "END-5"),
    Option("founding_tokens", "choice", ["none", "reveal"], "none", _WATCH, "SET-15"),
    Option("figure_shortage", "choice", ["skip", "unlimited"], "skip", _WATCH, "WILD-10"),
    Option("yoren_recheck", "bool", [True, False], True, _WATCH, "SPC-9"),
    Option("vp_cards", "int", [0, 20], 5, _ALL, "COMP-12"),
    Option("resource_cards_per_kind", "int", [10, 24], 19, _SMALL, "COMP-7"),
    Option("resource_cards_per_kind", "int", [10, 24], 24, _WATCH56, "COMP-7"),
    Option("player_trade", "bool", [True, False], True, _ALL, "TRD-5"),
    Option("offers_per_turn", "choice", [*range(1, 31), UNLIMITED], 12, _ALL, "TRD-16"),
]

# 13.3: what an edition changes against the defaults above, where the mode has the key.
EDITIONS: Final[dict[str, Json]] = {
    "watch": {},
    "de": {
        "roads_per_player": 15,
        "tormund_camp_on_patrol": False,
        "same_kind_trade": True,
        "tiebreak": "de",
        "breach_skips_occupied": False,
    },
    "nl": {
        "tormund_camp_on_7": False,
        "tormund_camp_on_patrol": False,
        "same_kind_trade": True,
        "shuffle_routes": False,
        "phases": "separate",
        "random_numbers": False,
    },
    "pl": {
        "roads_per_player": 15,
        "steal": "may",
        "win_timing": "immediate",
        "tiebreak": "pl",
        "sixth_second": "random",
        "preroll_heroes": "listed",
        "mance_take": "may",
        "melisandre_substitution": "must",
    },
}


class Ruleset:
    """Everything a table's mode, edition and options decide, as plain fields. Built once, never changed."""

    def __init__(self, mode: str, seats: int, options: Json) -> None:
        wall = mode != "base"
        extension = mode == "brotherhood56"
        self.mode = mode
        self.seats: i64 = seats
        self.options = options  # complete: every key with its value
        self.printed = f"watch_{seats}" if wall else "base"  # the layout that stands for the printed board
        self.layout = self.printed if options["layout"] == BUILT_IN else OWN
        self.board = str(options["board"])
        self.shuffle_routes = options.get("shuffle_routes") is True
        self.beginner = options["start"] == "beginner"
        self.combined = options["phases"] == "combined"
        self.cards_per_kind: i64 = whole(options["resource_cards_per_kind"])
        self.roads: i64 = whole(options["roads_per_player"])
        self.settlements: i64 = 5  # COMP-2
        self.keeps: i64 = 4  # COMP-3
        self.pile: i64 = _pile(mode, whole(options["vp_cards"]))
        self.basic_rate: i64 = 3 if wall else 4  # TRD-8
        self.camp_on_seven = options["tormund_camp_on_7"] is True
        self.camp_on_patrol = options["tormund_camp_on_patrol"] is True
        self.steal_must = options["steal"] == "must"
        self.same_kind_trade = options["same_kind_trade"] is True
        self.player_trade = options["player_trade"] is True
        limit = options["offers_per_turn"]
        self.failed_offers: i64 = NO_LIMIT if limit == UNLIMITED else whole(limit)  # TRD-16
        self.special_points: i64 = 1 if wall else 2  # SPC-6
        self.win_points: i64 = 10  # END-2
        self.wins_at_once = not wall  # END-2: at any moment of its turn
        # Brotherhood modes only.
        self.wall = wall  # guards, wildlings and heroes
        self.guards: i64 = 7 if wall else 0  # COMP-4
        self.frames: i64 = 20 if wall else 8  # decisions and steps that can be open at once
        self.special_build = extension  # X56-1
        self.wins_when_resolved = options.get("win_timing") == "immediate"  # END-3, CON-5
        self.tie_by_position = options.get("tiebreak") == "nl"  # END-7, CON-6: before the westernmost guard
        self.tie_by_hand = options.get("tiebreak") == "pl"  # instead of guards, and else everybody loses
        mammoths = options.get("mammoths") is True
        self.figures: i64 = _figures(mammoths, options.get("figure_shortage") == "unlimited")
        self.clan_tokens: i64 = from_dict(  # COMP-20, MODE-5: of each clan in play
            {"regular": 12, "climber": 4, "giant": 3, "mammoth": 2 if mammoths else 0}, WILDLINGS
        )
        self.founding_tokens = options.get("founding_tokens") == "reveal"  # AMB-1
        self.sixth_chosen = options.get("sixth_second") == "choose"  # CON-10
        self.sixth_giant = options.get("sixth_giant") == "mercy"  # AMB-10
        self.breach_skips = options.get("breach_skips_occupied") is True  # CON-13
        self.climbers_count = options.get("climbers_count") is True  # CON-45
        self.most_breaches: i64 = 3  # END-4
        self.most_in_gift: i64 = 8  # END-5
        self.heroes = str(options.get("heroes", ""))  # MODE-15
        self.tragedy = options.get("heroic_tragedy") is True  # MODE-16
        self.preroll_any = options.get("preroll_heroes") == "any"  # CON-11
        self.look_must_take = options.get("mance_take") == "must"  # CON-20
        self.must_replace = options.get("melisandre_substitution") == "must"  # CON-22
        self.patrol_recheck = options.get("yoren_recheck") is True  # AMB-15


def _pile(mode: str, victory: int) -> int:
    """COMP-8..12; no New Recruits in base (SET-5)."""
    if mode == "brotherhood56":
        counts = {"patrol": 20, "winter": 3, "roads": 3, "recruits": 3}
    elif mode == "brotherhood":
        counts = {"patrol": 14, "winter": 2, "roads": 2, "recruits": 2}
    else:
        counts = {"patrol": 14, "winter": 2, "roads": 2}
    counts["victory"] = victory
    return from_dict(counts, CARDS)


def _figures(mammoths: bool, unlimited: bool) -> int:
    """COMP-21, COMP-22; AMB-3: without a limit there are more than places for them."""
    few = {"regular": 24, "climber": 8, "giant": 8, "mammoth": 8 if mammoths else 0}
    return from_dict({kind: min(n, 1) * 100 if unlimited else n for kind, n in few.items()}, WILDLINGS)


def check_mode(mode: object) -> None:
    if not isinstance(mode, str) or mode not in MODES:
        raise Refused(Refusal("UNKNOWN_RULES", "MODE-1", {"rules": str(mode)[:60]}, {"rules": list(MODES)}))


def check_seats(mode: str, seats: int) -> None:
    check_mode(mode)
    if type(seats) is not int or seats not in MODES[mode]:  # MODE-1..4, ERR-6
        raise Refused(Refusal("BAD_PLAYER_COUNT", "MODE-4", {"seats": seats}, {"seats": list(MODES[mode])}))


def options_of(mode: str) -> list[Option]:
    check_mode(mode)
    return [option for option in OPTIONS if mode in option.rules]


def presets(mode: str, edition: str) -> Json:
    """Every key of a mode with what it is unless a table says otherwise. Where a mode forces a value, the edition does
    not change it (MODE-17)."""
    found: Json = {}
    for option in options_of(mode):
        value = EDITIONS[edition].get(option.key, option.default)
        found[option.key] = value if value in option.values or option.kind == "int" else option.default
    return found


def build(mode: str, seats: int, given: Mapping[str, object]) -> Ruleset:
    """The ruleset of a table, or a Refused that names the option that is wrong (ERR-6, ERR-7). A layout of the table's
    own is a document here; layouts.py checks it."""
    check_seats(mode, seats)
    known = {option.key: option for option in options_of(mode)}
    chosen: Json = {}
    for key, value in given.items():
        if key not in known:
            raise unknown_option(key, value, "MODE-6", list(known))
        own = key == "layout" and isinstance(value, dict)
        chosen[key] = value if own else read_value(known[key], value)
    full = presets(mode, str(chosen.get("edition", "watch")))
    full.update(chosen)
    if full["start"] == "beginner" and full["board"] != "standard":  # MODE-11
        raise bad_option("start", full["start"], "MODE-11", ["founding"])
    if full["board"] == "full_random" and full["random_numbers"] is not True:  # MODE-9, ERR-95
        allowed = ["standard", "shuffled_terrain", "random_numbers=yes"]
        raise bad_option("board", full["board"], "MODE-9", allowed)
    if "oldest" not in known:
        return Ruleset(mode, seats, full)
    if full["start"] != "beginner" and "oldest" in chosen and chosen["oldest"] != 0:  # CON-25
        raise bad_option("oldest", chosen["oldest"], "SET-9", [0])
    if not 0 <= whole(full["oldest"]) < seats:
        raise bad_option("oldest", full["oldest"], "SET-9", list(range(seats)))
    return Ruleset(mode, seats, full)


def differing(rules: Ruleset) -> Json:
    """The options a record names: those that differ from the edition's presets, and the edition itself."""
    usual = presets(rules.mode, str(rules.options["edition"]))
    usual["edition"] = "watch"
    return {key: value for key, value in rules.options.items() if value != usual[key]}
