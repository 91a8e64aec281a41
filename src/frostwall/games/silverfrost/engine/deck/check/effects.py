"""Effects of cards and giants: their triggers, and what fits which type of card (section 16.2, DATA-C5, DATA-C10)."""

from collections.abc import Mapping
from typing import Final

from frostwall.games.silverfrost.engine.deck.check.amounts import ANIMAL_AREAS, check_condition, check_filter
from frostwall.games.silverfrost.engine.deck.check.shape import (
    LEVELS,
    SEASONS,
    Check,
    Program,
    Spot,
    Table,
    fields,
    flag,
    shown,
    word,
)
from frostwall.games.silverfrost.engine.deck.check.steps import MODIFIERS, check_steps

MOST_EFFECTS: Final = 6  # of one card or giant
MOST_STEPS: Final = 60  # of one card or giant, nested ones included
MOST_VARIABLES: Final = 4  # of one effect
MOST_TRIGGERS: Final = 12  # of one card, all effects together; `visit` is two

# The triggers of cards with their parameters.
_CARD_TRIGGERS: Final[dict[str, Mapping[str, Check]]] = {
    "play": {},
    "produce": {},
    "visit": {},
    "visit_own": {},
    "visit_open": {},
    "advantage": {"filter": check_filter},
    "after_play": {"filter": check_filter, "who": word("self")},
    "after_place_animal": {"area": word(*ANIMAL_AREAS), "guard": flag},
    "after_open_visit": {},
    "after_clear_snow": {"where": word("own_city", "board", "valley")},
    "after_quest": {"level": word(*LEVELS, "any")},
    "after_giant": {},
    "before_season": {"season": word(*SEASONS)},
    "after_season": {"season": word(*SEASONS)},
    "static": {},
    "end_score": {},
}
_GIANT_TRIGGERS: Final[dict[str, Mapping[str, Check]]] = {"giant": {}}

_LASTING: Final = (
    *("advantage", "after_play", "after_place_animal", "after_open_visit", "after_clear_snow"),
    *("after_quest", "after_giant", "before_season", "after_season"),
)
_SEASONAL: Final = ("after_open_visit", "before_season", "after_season")
# DATA-C5: what a card of a type may do besides lasting modifiers.
_FITTING: Final[dict[str, tuple[str, ...]]] = {
    "production": ("play", "produce"),
    "traveller": ("play",),
    "prosperity": ("end_score",),
    "destination": ("visit", "visit_own", "visit_open", *_SEASONAL),
    "governance": _LASTING,
}
# ... and what it must do: one of these.
_EXPECTED: Final[dict[str, tuple[str, ...]]] = {
    "production": ("play",),
    "traveller": ("play",),
    "prosperity": ("end_score",),
    "destination": ("visit", "visit_own"),
    "governance": (*_LASTING, "static"),
}
# A trigger, and the event that sets it off again.
_ENDLESS: Final = {
    "after_play": "play",
    "after_clear_snow": "clear_snow",
    "after_giant": "giant",
    "after_quest": "quest",
    "after_place_animal": "place_animal",
    "giant": "giant",
}


def check_effects(spot: Spot, value: object, of_giant: bool = False) -> list[frozenset[str]]:
    """Every effect of an entry; returns the triggers of each."""
    if isinstance(value, list) and not value and not of_giant:
        return []
    programs: list[Program] = []
    # Nothing lasts on a giant, so nothing can be limited.
    optional = ("if", "may") if of_giant else ("if", "may", "once_per")
    for i, effect in enumerate(spot.listing(value, 1, MOST_EFFECTS)):
        table = spot.at(i).table(effect, ("on", "do"), optional)
        programs.append(Program() if table is None else _check_effect(spot.at(i), table, of_giant))
    steps = sum(program.steps for program in programs)
    if steps > MOST_STEPS:
        spot.error("too_many_steps", most=MOST_STEPS, found=steps)
    rows = sum(_rows(program) for program in programs)
    if rows > MOST_TRIGGERS:
        spot.error("too_many_triggers", most=MOST_TRIGGERS, found=rows)
    return [program.triggers for program in programs]


def _rows(program: Program) -> int:
    """How many single effects one is: for each moment its own, and for each kind of cheaper cards."""
    if "static" in program.triggers:
        return max(1, program.top.count("cost"))
    return len(program.triggers) + ("visit" in program.triggers)


def _check_effect(spot: Spot, effect: Table, of_giant: bool) -> Program:
    triggers = _triggers(spot.at("on"), effect["on"], of_giant) if "on" in effect else frozenset()
    program = Program(triggers, of_giant, "once_per" in effect)
    inside = spot.with_program(program)
    if "if" in effect:
        check_condition(inside.at("if"), effect["if"])
    if "may" in effect:
        spot.at("may").flag(effect["may"])
    if "once_per" in effect:
        spot.at("once_per").word(effect["once_per"], ("turn", "season", "game"))
    if "do" in effect:
        check_steps(inside.at("do"), effect["do"])
    if len(program.variables) > MOST_VARIABLES:
        spot.error("too_many_variables", most=MOST_VARIABLES, found=len(program.variables))
    if not program.limited:
        for trigger in sorted(triggers):
            if _ENDLESS.get(trigger) in program.events:
                spot.at("do").error("endless", trigger=trigger)
    if "static" in triggers:
        _check_static(spot, effect, program)
    return program


def _triggers(spot: Spot, value: object, of_giant: bool) -> frozenset[str]:
    """The triggers of an effect: a name, a list of names, or { name = { parameters } }."""
    known = _GIANT_TRIGGERS if of_giant else _CARD_TRIGGERS
    several = isinstance(value, list)
    found: set[str] = set()
    for i, one in enumerate(spot.listing(value, 1, len(known))) if several else [(0, value)]:
        here = spot.at(i) if several else spot
        name, inner = next(iter(one.items())) if isinstance(one, dict) and len(one) == 1 else (one, {})
        if not isinstance(name, str) or name not in known:
            here.error("unknown_trigger", found=shown(name), known=", ".join(known))
        elif name in found:
            here.error("trigger_twice", trigger=name)
        else:
            found.add(name)
            if isinstance(one, dict):
                fields(known[name])(here.at(name), inner)
    # They are no moments: nothing else can happen at the same one.
    for alone in ("static", "advantage", "end_score"):
        if alone in found and len(found) > 1:
            spot.error("trigger_alone", trigger=alone)
    if found == {"static"} and value != "static":
        spot.error("static_plain")
    return frozenset(found)


def _check_static(spot: Spot, effect: Table, program: Program) -> None:
    """EFF-18, EFF-55: either modifiers, which simply hold, or an ability, which has to be limited."""
    modifiers = [name for name in program.top if name in MODIFIERS]
    if modifiers and len(modifiers) < len(program.top):
        spot.at("do").error("modifier_and_steps", step=modifiers[0])
    elif modifiers:
        # Only whether a card is cheaper is asked each time.
        keys = ("may", "once_per") if set(modifiers) == {"cost"} else ("if", "may", "once_per")
        for key in keys:
            if key in effect:
                spot.at(key).error("modifier_always_holds", step=modifiers[0])
    elif program.top and not program.limited:
        spot.error("ability_unlimited")


def check_fitting(spot: Spot, kind: object, triggers: list[frozenset[str]]) -> None:
    """DATA-C5: the effects fit the type of the card."""
    if not isinstance(kind, str) or kind not in _FITTING:
        return
    for i, some in enumerate(triggers):
        for trigger in sorted(some):
            if trigger == "advantage" and kind != "governance":
                spot.at(i).at("on").warning("advantage_unusual", type=kind)
            elif trigger != "static" and trigger not in _FITTING[kind]:
                spot.at(i).at("on").error("trigger_of_other_type", trigger=trigger, type=kind)
    every = frozenset().union(*triggers)
    if not every & set(_EXPECTED[kind]):
        spot.error("trigger_missing", type=kind, known=", ".join(_EXPECTED[kind]))
