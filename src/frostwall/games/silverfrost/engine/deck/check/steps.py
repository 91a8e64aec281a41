"""The steps of effects: combinators, primitives and static modifiers (sections 16.3 to 16.5 of the rules).

`STEPS` is the vocabulary. A step is a table with exactly one of its names and the side keys that belong to it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from frostwall.games.silverfrost.engine.deck.check.amounts import (
    ANIMAL_AREAS,
    MOST_CARDS,
    MOST_GAIN,
    STORED,
    bag,
    check_amount,
    check_bag,
    check_condition,
    check_filter,
    check_gift,
    check_variable_name,
    check_who,
)
from frostwall.games.silverfrost.engine.deck.check.shape import (
    AREAS,
    RESOURCES,
    TYPES,
    Check,
    Program,
    Spot,
    check_fields,
    fields,
    flag,
    number,
    shown,
    shown_keys,
    true,
    word,
    words,
)

MOST_LOOKED: Final = 8
MOST_DEPTH: Final = 6  # steps in steps
MOST_OPTIONS: Final = 6
MOST_SCORE: Final = 99
MOST_GIANTS: Final = 4  # as many as lie open
_OTHERS: Final = ("left", "chosen_other", "each_other", "owner")
_SNOW_PLACES: Final = ("own_city", "board", "valley")


@dataclass(frozen=True)
class Step:
    """How one word of the vocabulary is written: its value, and the keys beside it."""

    check: Check
    beside: Mapping[str, Check] = field(default_factory=dict)
    needed: tuple[str, ...] = ()


# --- combinators ---


def check_steps(spot: Spot, value: object) -> None:
    """A list of steps; how deep they nest is bounded."""
    program = spot.program if spot.program is not None else Program()
    if program.depth >= MOST_DEPTH:
        spot.error("too_deep", most=MOST_DEPTH)
        return
    program.depth += 1
    for i, step in enumerate(spot.listing(value, 1)):
        check_step(spot.at(i).with_program(program), step)
    program.depth -= 1


def _repeated(spot: Spot, value: object) -> None:
    """The steps of a `for_each`. One inside another could go on for hours."""
    if spot.program is not None and spot.program.repeating:
        spot.error("repeated_twice")
    elif spot.program is not None:
        spot.program.repeating = True
        check_steps(spot, value)
        spot.program.repeating = False


def _choose(spot: Spot, value: object) -> None:
    table = spot.table(value, ("options",), ("pick",))
    if table is None or "options" not in table:
        return
    options = spot.at("options").listing(table["options"], 2, MOST_OPTIONS)
    for i, option in enumerate(options):
        check_steps(spot.at("options").at(i), option)
    if "pick" in table:
        spot.at("pick").whole(table["pick"], 1, len(options) or MOST_OPTIONS)


def _payment(constant: bool) -> Check:
    """A bag, or hand cards to be discarded."""

    def check(spot: Spot, value: object) -> None:
        if isinstance(value, dict) and "discard" in value:
            fields({"discard": number(1, MOST_CARDS)}, ("discard",))(spot, value)
        else:
            check_bag(spot, value, constant=constant)

    return check


def _let(spot: Spot, value: object) -> None:
    table = spot.table(value, ("name", "amount"), ())
    if table is not None:  # the amount first: it cannot use the name
        check_fields(spot, table, {"amount": check_amount, "name": check_variable_name})


# --- primitives ---


def _between(high: int, more: Mapping[str, Check], needed: tuple[str, ...] = ()) -> Check:
    """A table with `min` and `max` cards, and further keys."""
    checks = {"min": number(0, high), "max": number(1, high), **more}

    def check(spot: Spot, value: object) -> None:
        fields(checks, ("min", "max", *needed))(spot, value)
        if isinstance(value, dict):
            least, most = value.get("min"), value.get("max")
            if type(least) is int and type(most) is int and least > most:
                spot.error("min_above_max", low=least, high=most)

    return check


_discard_between: Final = _between(MOST_CARDS, {"filter": check_filter, "as": check_variable_name})


def _discard(spot: Spot, value: object) -> None:
    if isinstance(value, dict):
        _discard_between(spot, value)
    else:
        spot.whole(value, 1, MOST_CARDS)


def _cost(spot: Spot, value: object) -> None:
    """What playing a card by an effect costs."""
    if isinstance(value, dict):
        fields({"minus": bag(*RESOURCES, "any", constant=True)}, ("minus",))(spot, value)
    else:
        spot.word(value, ("free", "normal"))


def _look(spot: Spot, value: object) -> None:
    checks: dict[str, Check] = {
        "n": number(1, MOST_LOOKED),
        "from": word("deck", "discard"),
        "rest": word("discard", "bottom", "give"),
        "keep": number(1, MOST_CARDS),
        "play": fields({"filter": check_filter, "cost": _cost}, ("cost",)),
        "tuck": true,
    }
    fields(checks, ("n", "from", "rest"))(spot, value)
    if not isinstance(value, dict):
        return
    if len({"keep", "play", "tuck"} & set(value)) != 1:
        spot.error("exactly_one_of", known="keep, play, tuck")
    looked, kept = value.get("n"), value.get("keep")
    if type(looked) is int and type(kept) is int and kept > looked:
        spot.at("keep").error("keeps_too_many", n=looked, found=kept)
    if spot.program is not None:
        if "play" in value:
            spot.program.events.add("play")
        if "tuck" in value and spot.program.of_giant:
            spot.at("tuck").error("needs_a_card")


def _snow_cost(spot: Spot, value: object) -> None:
    if isinstance(value, dict):
        fields({"discard": number(1, MOST_CARDS)}, ("discard",))(spot, value)
    else:
        spot.word(value, ("none", "fire"))


def _refund(spot: Spot, value: object) -> None:
    if isinstance(value, dict) and "cost_of" in value:
        fields({"cost_of": word("chosen")}, ("cost_of",))(spot, value)
    elif isinstance(value, dict):
        check_bag(spot, value)
    else:
        spot.word(value, ("none", "cost"))


def _remove_card(spot: Spot, value: object) -> None:
    checks: dict[str, Check] = {
        "filter": check_filter,
        "city": word("self"),
        "to": word("discard", "under_this", "hand"),
        "refund": _refund,
    }
    fields(checks, ("to",))(spot, value)
    if isinstance(value, dict) and value.get("to") == "under_this" and spot.program is not None:
        if spot.program.of_giant:
            spot.at("to").error("needs_a_card")


def _excluded(spot: Spot, value: object) -> None:
    places = spot.known.places
    for i, name in enumerate(spot.listing(value)):
        if not isinstance(name, str) or (places is not None and name not in places):
            spot.at(i).error("unknown_place", found=shown(name))


def _animal(spot: Spot, value: object) -> None:
    movable = [area for area in ANIMAL_AREAS if area != "journey"]  # those sent on the Journey stay there
    which = fields({"guard": flag, "area": word(*movable)})
    fields({"op": word("recall", "move", "place_extra"), "filter": which}, ("op",))(spot, value)
    if isinstance(value, dict) and value.get("op") == "place_extra" and spot.program is not None:
        spot.program.events.add("place_animal")


_QUEST: Final[dict[str, Check]] = {
    "draw": fields(
        {"op": word("draw"), "n": number(1, MOST_LOOKED), "keep": number(1, MOST_CARDS)}, ("op", "n", "keep")
    ),
    "complete": fields(
        {"op": word("complete"), "level": word("lowland", "highland", "any"), "ignore": flag}, ("op",)
    ),
    "swap": fields({"op": word("swap")}, ("op",)),
}


def _quest(spot: Spot, value: object) -> None:
    table = spot.table(value, ("op",))
    if table is None or "op" not in table:
        return
    op = spot.at("op").word(table["op"], tuple(_QUEST))
    if op is None:
        return
    _QUEST[op](spot, table)
    drawn, kept = table.get("n"), table.get("keep")
    if op == "draw" and type(drawn) is int and type(kept) is int and kept > drawn:
        spot.at("keep").error("keeps_too_many", n=drawn, found=kept)
    if op == "complete" and spot.program is not None:
        spot.program.events.add("quest")


def _take_stored(spot: Spot, value: object) -> None:
    if isinstance(value, dict):
        check_bag(spot, value, STORED)
    else:
        spot.word(value, ("all",))


_THIS: Final[dict[str, Check]] = {"on": word("this")}
_VALLEY: Final = fields({"n": number(1, MOST_CARDS), "filter": check_filter})

COMBINATORS: Final[dict[str, Step]] = {
    "seq": Step(check_steps),
    "choose": Step(_choose),
    "may": Step(fields({"pay": _payment(constant=False), "then": check_steps}, ("then",))),
    "up_to": Step(
        fields(
            {"n": number(1, MOST_GAIN), "pay": _payment(constant=True), "gain": bag(constant=True)},
            ("n", "pay", "gain"),
        )
    ),
    "if": Step(check_condition, {"then": check_steps, "else": check_steps}, ("then",)),
    "for_each": Step(check_amount, {"do": _repeated}, ("do",)),
    "let": Step(_let),
}

PRIMITIVES: Final[dict[str, Step]] = {
    "gain": Step(check_bag, {"who": check_who}),
    "pay": Step(check_bag),
    "draw": Step(check_amount, {"who": check_who}),
    "discard": Step(_discard),
    "look": Step(_look),
    "take_valley": Step(_VALLEY),
    "discard_valley": Step(_VALLEY),
    "give": Step(check_gift, {"to": word(*_OTHERS), "reward": check_steps}, ("to",)),
    "play_card": Step(
        fields(
            {
                "from": words("hand", "valley", "revealed", "discard"),
                "filter": check_filter,
                "cost": _cost,
                "may": flag,
            },
            ("from", "cost"),
        )
    ),
    "activate": Step(
        fields(
            {
                "which": word("produce", "play", "visit", "end_score"),
                "filter": check_filter,
                "n": number(1, MOST_CARDS),
                "city": check_who,
                "distinct": flag,
            },
            ("which",),
        )
    ),
    "copy_place": Step(
        fields(
            {
                # Nothing happens on the Journey: it is scored by the animal that stands there (JOUR-7).
                "areas": words(*(area for area in AREAS if area != "journey")),
                "exclude": _excluded,
                "with_own_animal": flag,
            },
            ("areas",),
        )
    ),
    "use_giant": Step(fields({"n": number(1, MOST_GIANTS), "points": flag, "discard": flag}, ("points",))),
    "clear_snow": Step(
        fields(
            {"where": word(*_SNOW_PLACES), "n": number(1, MOST_CARDS), "cost": _snow_cost}, ("where", "cost")
        )
    ),
    "add_snow": Step(
        fields(
            {"where": word(*_SNOW_PLACES, "city"), "n": number(1, MOST_CARDS), "who": check_who}, ("where",)
        )
    ),
    "chimney": Step(
        fields({"op": word("move", "take_back", "gain"), "from": check_filter, "to": check_filter}, ("op",))
    ),
    "remove_card": Step(_remove_card),
    "animal": Step(_animal),
    "quest": Step(_quest),
    "store": Step(bag(*STORED), _THIS),
    "take_stored": Step(_take_stored, _THIS),
    "tuck": Step(_between(MOST_CARDS, {"from": word("hand", "deck")}, ("from",)), _THIS),
    "score": Step(check_amount, {"times": number(1, MOST_GAIN), "cap": number(1, MOST_SCORE)}),
}


# --- static modifiers ---


def _tag(spot: Spot, value: object) -> None:
    spot.ident(value)


def _counts_as(spot: Spot, value: object) -> None:
    fields({"type": word(*TYPES), "tag": _tag})(spot, value)
    if isinstance(value, dict) and len({"type", "tag"} & set(value)) != 1:
        spot.error("exactly_one_of", known="type, tag")


def _cheaper(spot: Spot, value: object) -> None:
    """What is taken off a cost; of an advantage, the trigger says for which cards."""
    checks: dict[str, Check] = {"minus": bag(*RESOURCES, "any", constant=True)}
    if spot.program is None or "advantage" not in spot.program.triggers:
        checks["filter"] = check_filter
    fields(checks, ("minus",))(spot, value)


MODIFIERS: Final[dict[str, Step]] = {
    "cost": Step(_cheaper),
    "hand_limit": Step(number(1, 8)),
    "city_spaces": Step(number(1, 15)),
    "shares_space_with": Step(fields({"filter": check_filter}, ("filter",))),
    "play_into": Step(word("other_city")),
    "snow_immune": Step(true),
    "clear_cost": Step(number(1, 2)),
    "extra_city_clear": Step(number(1, 5)),
    "fire_cost": Step(fields({"minus": number(1, 2), "area": word(*AREAS)}, ("minus",))),
    "guard_fire": Step(number(1, 5)),
    "not_copyable": Step(true),
    "not_removable": Step(true),
    "counts_as": Step(_counts_as),
    "pay_cost_to": Step(word("left", "chosen_other")),
    "animal_stays": Step(true),
    "extra_own_place": Step(fields({"if": check_condition})),
}

STEPS: Final[dict[str, Step]] = {**COMBINATORS, **PRIMITIVES, **MODIFIERS}

# Steps that need a card in a city to lie on or to score for.
_NEEDS_A_CARD: Final = frozenset({"store", "take_stored", "tuck", "score"})
# CARD-S3: what follows a payment must not start another play, placing or giant in the middle of this one.
_NO_RIDER: Final = frozenset({"play_card", "activate", "copy_place", "use_giant", "animal", "quest"})
# At scoring nobody draws, plays or clears any more.
_AT_SCORING: Final = frozenset({*COMBINATORS, "gain", "pay", "score"})
# What a step brings about, in the words of the triggers `after_...`.
_EVENTS: Final = {"play_card": "play", "clear_snow": "clear_snow", "use_giant": "giant"}


# When a modifier holds: always while its card is live; a cheaper card also as an advantage.
_MOMENTS: Final = {"cost": {"static", "advantage"}}


def check_step(spot: Spot, value: object) -> None:
    table = spot.table(value)
    if table is None or spot.program is None:
        return
    heads = [key for key in table if key in STEPS]
    if not heads:
        spot.error("unknown_step", found=shown_keys(table))
        return
    if len(heads) > 1:
        spot.error("several_steps", found=shown_keys(table))
        return
    (name,) = heads
    step = STEPS[name]
    spot.table(table, (name, *step.needed), tuple(step.beside))
    _check_moment(spot, name, spot.program)
    spot.program.steps += 1
    if name in _EVENTS:
        spot.program.events.add(_EVENTS[name])
    if spot.program.depth == 1:
        spot.program.top.append(name)
    step.check(spot.at(name), table[name])
    check_fields(spot, table, step.beside)


def _check_moment(spot: Spot, name: str, program: Program) -> None:
    """Whether a step fits the triggers of its effect."""
    if program.of_giant and name in _NEEDS_A_CARD:
        spot.error("needs_a_card")
    elif name == "score" and not program.triggers <= {"end_score"}:
        spot.error("score_without_end")
    elif name in MODIFIERS and program.depth > 1:
        spot.error("modifier_nested", step=name)
    elif name in MODIFIERS and not program.triggers <= _MOMENTS.get(name, {"static"}):
        spot.error("modifier_not_static", step=name)
    elif "advantage" in program.triggers and name in _NO_RIDER:
        spot.error("not_a_rider", step=name)
    elif "end_score" in program.triggers and name not in _AT_SCORING:
        spot.error("not_at_scoring", step=name)
