"""The words and numbers of the rulebook and the table options (section 13): a frozen Ruleset.

Rule code reads the fields of a Ruleset and never an option's key. What depends on the cards is in deck.py.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from frostwall.core.options import read_value, unknown_option, whole
from frostwall.core.types import Json, Option, Refusal, Refused

# What a person can hold (GEN-7): the four resources, then fire and points, which are none.
RESOURCES: Final = ["birch", "moss", "copper", "nut"]
FIRE: Final = 4
POINT: Final = 5
ANY: Final = 6  # a resource of your choice
GOODS: Final = ["birch", "moss", "copper", "nut", "fire", "point", "any"]

SPECIES: Final = ["red_panda", "penguin", "falcon", "hare"]  # SET-12
SEASONS: Final = ["summer", "autumn", "winter", "spring"]
SUMMER: Final = 0
AUTUMN: Final = 1
WINTER: Final = 2
SPRING: Final = 3

# Card types, in the order in which city snow prefers them (SNOW-8).
TYPES: Final = ["prosperity", "governance", "production", "destination", "traveller"]
PRODUCTION: Final = 2
DESTINATION: Final = 3

AREAS: Final = ["basic", "hot_spring", "forge", "guild", "journey", "beacon", "destination"]
BASIC: Final = 0
HOT_SPRING: Final = 1
FORGE: Final = 2
GUILD: Final = 3
JOURNEY: Final = 4
BEACON: Final = 5
DESTINATIONS: Final = 6  # the places on destination cards

LOWLAND: Final = 0
HIGHLAND: Final = 1
LEVELS: Final = ["lowland", "highland"]

HAND_LIMIT: Final = 8  # HAND-1
CITY_SPACES: Final = 15  # CARD-2
FORGE_CARDS: Final = 3  # FORGE-1
SPACES: Final = 8  # VAL-1
GIANT_SLOTS: Final = 4  # SET-6
MOST_AT_GUILD: Final = 2  # GUILD-7
NEW_ANIMALS: Final = [2, 1, 1, 2]  # SET-12, SET-13: by season
CITY_SNOW: Final = [0, 3, 4, 2]  # SEAS-A6, SEAS-W6, SEAS-F5
CITIES_FULL: Final = 15  # SOLO-55: from here on Claw may pass
CLAW_STOPS: Final = 17  # SOLO-56

USUAL_SET: Final = "hearthside2"
MODES: Final[dict[str, tuple[int, ...]]] = {"standard": (1, 2, 3, 4)}
_ALL: Final = ("standard",)
_SOLO: Final = (1,)
_TOGETHER: Final = (2, 3, 4)

# The only place of option metadata; keys and values as in section 13.
OPTIONS: Final = [
    Option("snow_side", "choice", ["flurry", "snowstorm"], "flurry", _ALL, "SET-11", _TOGETHER),
    Option("snow_side", "choice", ["flurry"], "flurry", _ALL, "SOLO-4", _SOLO),
    Option("difficulty", "choice", [1, 2, 3, 4], 1, _ALL, "SOLO-2", _SOLO),
    Option("set", "choice", [], USUAL_SET, _ALL, "COMP-5"),
    Option("setup.firstPlayer", "choice", ["random", "host"], "random", _ALL, "SET-17", _TOGETHER),
    Option("setup.mulligan", "bool", [True, False], True, _ALL, "SET-19"),
    Option(
        "turn.stuckAnimals", "choice", ["mayPrepare", "onlyIfNothingPlayable"], "mayPrepare", _ALL, "TURN-6"
    ),
    Option("snow.clearOnPass", "bool", [True, False], False, _ALL, "TURN-9"),
    Option("snow.effectUsesTurnClear", "bool", [True, False], False, _ALL, "TURN-11"),
    Option("end.passedOwnerGetsPoint", "bool", [True, False], True, _ALL, "DEST-9"),
    Option("guild.drawAfterDecline", "bool", [True, False], True, _ALL, "GUILD-3"),
    Option("card.snowedUniqueBlocks", "bool", [True, False], True, _ALL, "CARD-3"),
    Option("card.mountaineerChimney", "bool", [True, False], False, _ALL, "CARD-6"),
    Option("card.chimneyWithAdvantage", "bool", [True, False], True, _ALL, "CARD-10"),
    Option(
        "city.removedCardAnimal",
        "choice",
        ["staysPlaced", "cardNotRemovable"],
        "staysPlaced",
        _ALL,
        "CARD-12",
    ),
    Option("valley.refillAfterStackPlay", "bool", [True, False], False, _ALL, "VAL-4"),
    Option("valley.refillByEffect", "choice", ["immediate", "endOfTurn"], "immediate", _ALL, "VAL-5"),
    Option("snow.maxPerPlace", "choice", [1, "unlimited"], 1, _ALL, "SNOW-5"),
    Option("snow.stormScoutValley", "bool", [True, False], True, _ALL, "SNOW-21"),
    Option("snow.stormScoutBeacon", "bool", [True, False], True, _ALL, "SNOW-21"),
    Option("quest.guardsMustDiffer", "bool", [True, False], False, _ALL, "QUEST-10"),
    Option("end.fireLikeResources", "bool", [True, False], False, _ALL, "END-3"),
    Option("score.snowBonusAtZero", "bool", [True, False], False, _ALL, "SCORE-7"),
    Option(
        "solo.questColumns",
        "choice",
        ["lowlandFirst", "highlandFirst"],
        "lowlandFirst",
        _ALL,
        "SOLO-5",
        _SOLO,
    ),
    Option("solo.clawStartFire", "choice", [1, 0], 1, _ALL, "SOLO-9", _SOLO),
    Option("solo.guardFire", "choice", ["unlessYours", "onlyIfEmpty"], "unlessYours", _ALL, "SOLO-17", _SOLO),
    Option("solo.guildPriority", "choice", ["count", "ordered"], "count", _ALL, "SOLO-25", _SOLO),
    Option("solo.questTie", "choice", ["first", "playerChooses"], "first", _ALL, "SOLO-27", _SOLO),
    Option(
        "solo.clawHotSpring",
        "choice",
        ["fireAndCards", "fireOnly", "nothing"],
        "fireAndCards",
        _ALL,
        "SOLO-31",
        _SOLO,
    ),
    Option("solo.planBGuardShares", "bool", [True, False], False, _ALL, "SOLO-33", _SOLO),
    Option("solo.cap17", "choice", ["springOnly", "always"], "springOnly", _ALL, "SOLO-56", _SOLO),
    Option("solo.clawGifts", "choice", ["possess", "never", "ignore"], "possess", _ALL, "SOLO-71", _SOLO),
    Option("solo.planBJourney", "choice", ["shared", "highest"], "shared", _ALL, "SOLO-29", _SOLO),
    Option("solo.clawSpecies", "choice", ["ask", "preferred"], "ask", _ALL, "SOLO-3", _SOLO),
]


class Ruleset:
    """Everything a table's seats and options decide, as plain fields. Built once, never changed."""

    def __init__(self, mode: str, seats: int, options: Json) -> None:
        self.mode = mode
        self.seats: i64 = seats
        self.solo = seats == 1
        self.people: i64 = 2 if seats == 1 else seats  # with Claw, who sits behind the last seat
        self.options = options  # complete: every key of this number of seats with its value
        self.snowstorm = options["snow_side"] == "snowstorm"  # SET-11
        self.difficulty: i64 = whole(options.get("difficulty", 1))
        self.host_begins = options.get("setup.firstPlayer") == "host"  # AMB-3
        self.mulligan = options["setup.mulligan"] is True  # AMB-4
        self.stuck_may_prepare = options["turn.stuckAnimals"] == "mayPrepare"  # AMB-5
        self.clear_on_pass = options["snow.clearOnPass"] is True  # AMB-6
        self.effect_uses_clear = options["snow.effectUsesTurnClear"] is True  # AMB-7
        self.passed_owner_point = options["end.passedOwnerGetsPoint"] is True  # AMB-12
        self.draw_after_decline = options["guild.drawAfterDecline"] is True  # AMB-13
        self.snowed_unique_blocks = options["card.snowedUniqueBlocks"] is True  # AMB-15
        self.gift_cost_chimney = options["card.mountaineerChimney"] is True  # AMB-16
        self.chimney_with_advantage = options["card.chimneyWithAdvantage"] is True  # AMB-18
        self.animal_protects = options["city.removedCardAnimal"] == "cardNotRemovable"  # AMB-20
        self.refill_after_stack = options["valley.refillAfterStackPlay"] is True  # AMB-23
        self.refill_late = options["valley.refillByEffect"] == "endOfTurn"  # AMB-24
        self.much_snow = options["snow.maxPerPlace"] == "unlimited"  # AMB-27
        self.ability_clears_valley = options["snow.stormScoutValley"] is True  # AMB-30
        self.ability_clears_beacons = options["snow.stormScoutBeacon"] is True  # AMB-79
        self.named_differ = options["quest.guardsMustDiffer"] is True  # AMB-33
        self.fire_like_resources = options["end.fireLikeResources"] is True  # AMB-34
        self.bonus_at_zero = options["score.snowBonusAtZero"] is True  # AMB-35
        # By number of people (SET-T1..T10); solo as with two.
        self.quests_open: i64 = self.people + 1  # SET-4
        self.snow_cards: list[int] = [0, 1 if seats == 4 else 2, 3 if self.people == 2 else 2, 1]
        # Solo only.
        self.highland_first = options.get("solo.questColumns") == "highlandFirst"  # AMB-36
        self.claw_fire: i64 = whole(options.get("solo.clawStartFire", 0))  # AMB-37
        self.guard_fire_if_empty = options.get("solo.guardFire") == "onlyIfEmpty"  # AMB-40
        self.guild_by_count = options.get("solo.guildPriority") == "count"  # AMB-44
        self.quest_tie_chosen = options.get("solo.questTie") == "playerChooses"  # AMB-45
        self.spring_fire = options.get("solo.clawHotSpring") != "nothing"  # AMB-47
        self.spring_cards = options.get("solo.clawHotSpring", "fireAndCards") == "fireAndCards"
        self.plan_b_shares = options.get("solo.planBGuardShares") is True  # AMB-49
        self.cap_always = options.get("solo.cap17") == "always"  # AMB-53
        self.claw_gives = str(options.get("solo.clawGifts", "possess"))  # AMB-59
        self.plan_b_highest = options.get("solo.planBJourney") == "highest"  # AMB-71
        self.claw_species_asked = options.get("solo.clawSpecies") == "ask"  # AMB-82


def check_mode(mode: object) -> None:
    if not isinstance(mode, str) or mode not in MODES:
        raise Refused(Refusal("UNKNOWN_RULES", "GEN-1", {"rules": str(mode)[:60]}, {"rules": list(MODES)}))


def check_seats(mode: str, seats: int) -> None:
    check_mode(mode)
    if type(seats) is not int or seats not in MODES[mode]:  # COMP-4, BAD-60
        raise Refused(Refusal("BAD_PLAYER_COUNT", "COMP-4", {"seats": seats}, {"seats": list(MODES[mode])}))


def options_of(mode: str, set_name: str) -> list[Option]:
    """Every option; the one of the set names the set this game was made for."""
    check_mode(mode)
    found: list[Option] = []
    for option in OPTIONS:
        if option.key == "set":
            found.append(
                Option("set", "choice", [set_name], set_name, option.rules, option.rule, option.seats)
            )
        else:
            found.append(option)
    return found


_usual: Final[dict[tuple[str, int, str], Ruleset]] = {}  # without options: all tables share one


def build(mode: str, seats: int, given: Mapping[str, object], set_name: str) -> Ruleset:
    """The ruleset of a table, or a Refused that names the option that is wrong."""
    check_seats(mode, seats)
    if given:
        return _build(mode, seats, given, set_name)
    key = (mode, seats, set_name)
    if key not in _usual:
        _usual[key] = _build(mode, seats, given, set_name)
    return _usual[key]


def _build(mode: str, seats: int, given: Mapping[str, object], set_name: str) -> Ruleset:
    known = {
        option.key: option
        for option in options_of(mode, set_name)
        if not option.seats or seats in option.seats
    }
    full: Json = {key: option.default for key, option in known.items()}
    for key, value in given.items():
        if key not in known:
            rule = next((option.rule for option in OPTIONS if option.key == key), "GEN-1")
            raise unknown_option(key, value, rule, list(known))
        full[key] = read_value(known[key], value)
    return Ruleset(mode, seats, full)


def differing(rules: Ruleset, set_name: str) -> Json:
    """The options a record names: those that differ from the defaults, and a set that is not the usual one."""
    found: Json = {}
    for option in options_of(rules.mode, set_name):
        if option.seats and rules.seats not in option.seats:
            continue
        default = USUAL_SET if option.key == "set" else option.default
        if rules.options[option.key] != default:
            found[option.key] = rules.options[option.key]
    return found
