"""Modes, options and editions as data (MODE-1..17, section 13): a frozen Ruleset of numbers and choices.

Rule code reads the fields of a Ruleset and never the name of a mode or an edition.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import from_dict
from frostwall.core.types import Json, Option, Refusal, Refused

RESOURCES: Final = ["lumber", "brick", "wool", "grain", "ore"]

TERRAINS: Final = ["forest", "hills", "pasture", "fields", "mountains"]  # PROD-3: in the order of RESOURCES
ICE: Final = -1

# Development cards (COMP-8..12).
CARDS: Final = ["patrol", "winter", "roads", "recruits", "victory"]
PATROL: Final = 0
WINTER: Final = 1
ROADS: Final = 2
VICTORY: Final = 4

COLOURS: Final = ["red", "blue", "yellow", "black"]

# BLD-1
ROAD_COST: Final = from_dict({"lumber": 1, "brick": 1}, RESOURCES)
SETTLEMENT_COST: Final = from_dict({"lumber": 1, "brick": 1, "wool": 1, "grain": 1}, RESOURCES)
KEEP_COST: Final = from_dict({"grain": 2, "ore": 3}, RESOURCES)
CARD_COST: Final = from_dict({"wool": 1, "grain": 1, "ore": 1}, RESOURCES)

MODES: Final[dict[str, tuple[int, ...]]] = {"base": (3, 4)}

_BASE: Final = ("base",)

# The only place of option metadata. Values as in the rules; yes/no and on/off are booleans.
OPTIONS: Final = [
    Option("edition", "choice", ["watch", "de", "nl", "pl"], "watch", _BASE, "MODE-17"),
    Option("board", "choice", ["standard", "shuffled_terrain", "full_random"], "standard", _BASE, "MODE-7"),
    Option("start", "choice", ["founding", "beginner"], "founding", _BASE, "MODE-11"),
    Option("oldest", "int", [0, 3], 0, _BASE, "SET-9"),
    Option("phases", "choice", ["separate", "combined"], "combined", _BASE, "MODE-13"),
    Option("roads_per_player", "choice", [14, 15], 14, _BASE, "COMP-1"),
    Option("tormund_camp_on_7", "bool", [True, False], True, _BASE, "TOR-5"),
    Option("tormund_camp_on_patrol", "bool", [True, False], True, _BASE, "TOR-5"),
    Option("steal", "choice", ["must", "may"], "must", _BASE, "TOR-7"),
    Option("same_kind_trade", "bool", [True, False], False, _BASE, "TRD-7"),
    Option("vp_cards", "int", [0, 20], 5, _BASE, "COMP-12"),
    Option("resource_cards_per_kind", "int", [10, 24], 19, _BASE, "COMP-7"),
    Option("player_trade", "bool", [True, False], True, _BASE, "TRD-5"),
    Option("offers_per_turn", "int", [1, 30], 12, _BASE, "TRD-2"),
]

# 13.3: what an edition changes against the defaults above.
EDITIONS: Final[dict[str, Json]] = {
    "watch": {},
    "de": {"roads_per_player": 15, "tormund_camp_on_patrol": False, "same_kind_trade": True},
    "nl": {"tormund_camp_on_7": False, "tormund_camp_on_patrol": False},
    "pl": {"roads_per_player": 15, "steal": "may"},
}

_YES: Final = {"yes": True, "on": True, "true": True, "no": False, "off": False, "false": False}


class Ruleset:
    """Everything a table's mode, edition and options decide, as plain fields. Built once, never changed."""

    def __init__(self, mode: str, seats: int, options: Json) -> None:
        self.mode = mode
        self.seats: i64 = seats
        self.options = options  # complete: every key with its value
        self.board = str(options["board"])
        self.beginner = options["start"] == "beginner"
        self.combined = options["phases"] == "combined"
        self.cards_per_kind: i64 = _int(options["resource_cards_per_kind"])
        self.roads: i64 = _int(options["roads_per_player"])
        self.settlements: i64 = 5  # COMP-2
        self.keeps: i64 = 4  # COMP-3
        self.pile: i64 = from_dict(  # COMP-8..12: no New Recruits in base (SET-5)
            {"patrol": 14, "winter": 2, "roads": 2, "victory": _int(options["vp_cards"])}, CARDS
        )
        self.basic_rate: i64 = 4  # TRD-8
        self.camp_on_seven = options["tormund_camp_on_7"] is True
        self.camp_on_patrol = options["tormund_camp_on_patrol"] is True
        self.steal_must = options["steal"] == "must"
        self.same_kind_trade = options["same_kind_trade"] is True
        self.player_trade = options["player_trade"] is True
        self.offers_per_turn: i64 = _int(options["offers_per_turn"])
        self.special_points: i64 = 2  # SPC-6
        self.win_points: i64 = 10  # END-2
        self.wins_at_once = True  # END-2: at any moment of the own turn


def _int(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"{value!r} is not a number")
    return value


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


def build(mode: str, seats: int, given: Mapping[str, object]) -> Ruleset:
    """The ruleset of a table, or a Refused that names the option that is wrong (ERR-6, ERR-7)."""
    check_seats(mode, seats)
    known = {option.key: option for option in options_of(mode)}
    chosen: Json = {}
    for key, value in given.items():
        if key not in known:
            raise _bad_option(key, value, "MODE-6", list(known))
        chosen[key] = read_value(known[key], value)
    edition = str(chosen.get("edition", "watch"))
    full: Json = {key: option.default for key, option in known.items()}
    full.update({key: value for key, value in EDITIONS[edition].items() if key in known})
    full.update(chosen)
    if full["start"] == "beginner" and full["board"] != "standard":  # MODE-11
        raise _bad_option("start", full["start"], "MODE-11", ["founding"])
    if full["start"] != "beginner" and "oldest" in chosen and chosen["oldest"] != 0:  # CON-25
        raise _bad_option("oldest", chosen["oldest"], "SET-9", [0])
    if not 0 <= _int(full["oldest"]) < seats:
        raise _bad_option("oldest", full["oldest"], "SET-9", list(range(seats)))
    return Ruleset(mode, seats, full)


def read_value(option: Option, value: object) -> object:
    """An option's value from a person's word or from JSON."""
    if option.kind == "bool":
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in _YES:
            return _YES[value.lower()]
        raise _bad_option(option.key, value, option.rule, ["yes", "no"])
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 6:
        value = int(value)
    if option.kind == "int":
        low, high = _int(option.values[0]), _int(option.values[1])
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        raise _bad_option(option.key, value, option.rule, [f"{low}..{high}"])
    if not any(type(value) is type(allowed) and value == allowed for allowed in option.values):
        raise _bad_option(option.key, value, option.rule, option.values)
    return value


def differing(rules: Ruleset) -> Json:
    """The options a record names: those that differ from the edition's defaults, and the edition itself."""
    edition = str(rules.options["edition"])
    found: Json = {}
    for option in options_of(rules.mode):
        default = EDITIONS[edition].get(option.key, option.default)
        if option.key == "edition":
            default = "watch"
        if rules.options[option.key] != default:
            found[option.key] = rules.options[option.key]
    return found


def _bad_option(key: str, value: object, rule: str, allowed: list[object] | list[str] | list[int]) -> Refused:
    return Refused(
        Refusal("BAD_OPTION", rule, {"key": key, "value": str(value)[:60]}, {"values": list(allowed)})
    )
