"""What effects and requirements look up: filters, metrics, amounts, bags, conditions.

Section 16.1 and 16.2 of the rules, in snake_case. Every check is bounded: what nests deeper than `MOST_NESTED` is
refused, not followed.
"""

from collections.abc import Callable, Iterable
from typing import Final

from frostwall.games.silverfrost.engine.deck.check.shape import (
    AREAS,
    KINDS,
    LEVELS,
    RARITIES,
    RESOURCES,
    SEASONS,
    TYPES,
    Check,
    Spot,
    check_fields,
    fields,
    flag,
    is_ident,
    is_whole,
    number,
    shown,
    shown_key,
    shown_keys,
    true,
    word,
    words,
)

WHO: Final = ("self", "left", "chosen_other", "each_other", "owner", "all")
BAG: Final = (*RESOURCES, "any", "fire", "point")
STORED: Final = (*RESOURCES, "fire", "point")
# Where an animal can be: the areas of the board, or a destination card.
ANIMAL_AREAS: Final = (*AREAS, "destination")

MOST_GAIN: Final = 20  # a constant in a bag or an amount
MOST_POINTS: Final = 15  # printed on a card, a quest or a place
MOST_COUNT: Final = 30  # that a condition or a requirement may ask for
MOST_PER: Final = 20
MOST_NESTED: Final = 6  # conditions in conditions, amounts in amounts
MOST_PARTS: Final = 6  # of a sum, or of all / any_of

# Triggers at which something is being played, so that `paid_by` and `source` have an answer.
_PLAYING: Final = frozenset({"play", "advantage", "after_play"})


# --- filters ---


def _names(spot: Spot, value: object) -> None:
    cards = spot.known.cards
    for i, name in enumerate(spot.listing(value, 1)):
        if not isinstance(name, str) or (cards is not None and name not in cards):
            spot.at(i).error("unknown_card", found=shown(name))


def check_tags(spot: Spot, value: object) -> None:
    """Tags that are asked for; one that no card carries is only suspicious."""
    tags = spot.known.tags
    for i, tag in enumerate(spot.listing(value, 1)):
        if spot.at(i).ident(tag) is not None and tags is not None and tag not in tags:
            spot.at(i).warning("unknown_tag", found=shown(tag))


def _points(spot: Spot, value: object) -> None:
    table = spot.table(value, (), ("min", "max"))
    if table is None:
        return
    if not table:
        spot.error("empty_table", known="min, max")
    check_fields(spot, table, {"min": number(0, MOST_POINTS), "max": number(0, MOST_POINTS)})
    low, high = table.get("min", 0), table.get("max", MOST_POINTS)
    if type(low) is int and type(high) is int and low > high:
        spot.error("min_above_max", low=low, high=high)


check_filter: Final[Check] = fields(
    {
        "kind": word(*KINDS),
        "type": words(*TYPES),
        "rarity": word(*RARITIES),
        "name": _names,
        "tag": check_tags,
        "points": _points,
        "has_chimney": flag,
        "not_self": flag,
        "distinct_names": flag,
        "cost_at_most": number(0, MOST_COUNT),
        "snowed": flag,
    }
)


def check_who(spot: Spot, value: object) -> None:
    if spot.word(value, WHO) == "owner" and spot.program is not None and spot.program.of_giant:
        spot.error("no_owner")


# --- metrics ---


def _of_this_card(spot: Spot) -> None:
    """`tucked` and `stored` are those of the card; a giant, a quest or a table of the solo game has none."""
    if spot.program is None or spot.program.of_giant:
        spot.error("needs_a_card")


def _animals(spot: Spot, value: object) -> None:
    table = spot.table(value, (), ("area", "placed", "supply"))
    if table is None:
        return
    if len(table) != 1:
        spot.error("exactly_one_of", known="area, placed, supply")
    check_fields(spot, table, {"area": word(*ANIMAL_AREAS), "placed": true, "supply": true})


def _stored(spot: Spot, value: object) -> None:
    _of_this_card(spot)
    fields({"kind": word(*STORED)}, ("kind",))(spot, value)


_PLAIN_METRICS: Final = (
    "different_types",
    "fire",
    "points",
    "hand_cards",
    "snow_cleared",
    "snow_on_board",
    "quests_done",
    "quests_held",
    "chimneys_placed",
    "tucked",
    "empty_spaces",
    "hand_room",
)
_METRICS: Final[dict[str, Check]] = {
    "cards": fields({"filter": check_filter, "city": check_who}),
    "pairs": fields({"filter_a": check_filter, "filter_b": check_filter}, ("filter_a", "filter_b")),
    "resource": word(*RESOURCES, "total"),
    "snow_in_city": fields({"who": check_who}),
    "quests_done": fields({"level": word(*LEVELS)}),
    "animals": _animals,
    "stored": _stored,
    "valley": fields({"filter": check_filter}),
}


def check_metric(spot: Spot, value: object) -> None:
    """A plain word, or a table with one key."""
    if isinstance(value, str):
        if spot.word(value, _PLAIN_METRICS) == "tucked":
            _of_this_card(spot)
        return
    name, inner = _single(spot, value, _METRICS)
    if name in _METRICS:
        _METRICS[name](spot.at(name), inner)
    elif name:
        spot.error("unknown_metric", found=shown_key(name), known=", ".join([*_PLAIN_METRICS, *_METRICS]))


def _single(spot: Spot, value: object, known: Iterable[str]) -> tuple[str, object]:
    """The one key of a table and its value, or an empty key."""
    table = spot.table(value)
    if table is None:
        return "", None
    if len(table) != 1:
        spot.error("exactly_one_of", known=", ".join(known))
        return "", None
    return next(iter(table.items()))


# --- amounts and bags ---


def check_amount(spot: Spot, value: object, depth: int = 1) -> None:
    """A number, or how it is found: EFF `Amount`."""
    if is_whole(value) or not isinstance(value, dict):
        spot.whole(value, 0, MOST_GAIN)
        return
    keys = set(value)
    if depth > MOST_NESTED:
        spot.error("too_deep", most=MOST_NESTED)
    elif keys == {"count"}:
        check_metric(spot.at("count"), value["count"])
    elif keys == {"per", "of"}:
        spot.at("per").whole(value["per"], 1, MOST_PER)
        check_metric(spot.at("of"), value["of"])
    elif len(keys) == 1 and keys <= {"min", "max", "sum"}:
        (key,) = keys
        for i, part in enumerate(spot.at(key).listing(value[key], 2, MOST_PARTS)):
            check_amount(spot.at(key).at(i), part, depth + 1)
    elif len(keys) == 1 and keys <= {"var", "paid"}:
        (key,) = keys
        _variable(spot.at(key), value[key])
    else:
        spot.error("unknown_amount", found=shown_keys(value))


def _variable(spot: Spot, value: object) -> None:
    known = spot.program.variables if spot.program is not None else set()
    if not isinstance(value, str) or value not in known:
        spot.error("unknown_variable", found=shown(value))


def check_bag(spot: Spot, value: object, kinds: tuple[str, ...] = BAG, constant: bool = False) -> None:
    """How much of which kinds. `constant`: only numbers, at least 1 each."""
    table = spot.table(value, (), kinds)
    if table is None:
        return
    if not table:
        spot.error("empty_table", known=", ".join(kinds))
    for kind in kinds:
        if kind in table and constant:
            spot.at(kind).whole(table[kind], 1, MOST_GAIN)
        elif kind in table:
            check_amount(spot.at(kind), table[kind])


def bag(*kinds: str, constant: bool = False) -> Check:
    def check(spot: Spot, value: object) -> None:
        check_bag(spot, value, kinds or BAG, constant)

    return check


# --- conditions ---


def _while_playing(*known: str) -> Callable[[Spot, object, int], None]:
    def check(spot: Spot, value: object, _depth: int) -> None:
        spot.word(value, known)
        if spot.program is None or not spot.program.triggers & _PLAYING:
            spot.error("nothing_is_played")

    return check


def _plain(check: Check) -> Callable[[Spot, object, int], None]:
    def with_depth(spot: Spot, value: object, _depth: int) -> None:
        check(spot, value)

    return with_depth


def _not(spot: Spot, value: object, depth: int) -> None:
    check_condition(spot, value, depth + 1)


def _several(spot: Spot, value: object, depth: int) -> None:
    for i, part in enumerate(spot.listing(value, 1, MOST_PARTS)):
        check_condition(spot.at(i), part, depth + 1)


_CONDITIONS: Final[dict[str, Callable[[Spot, object, int], None]]] = {
    "has": _plain(
        fields({"filter": check_filter, "min": number(1, MOST_COUNT), "city": check_who}, ("filter", "min"))
    ),
    "compare": _plain(
        fields(
            {"metric": check_metric, "op": word(">", ">="), "with": word("left", "each_other")},
            ("metric", "op", "with"),
        )
    ),
    "season": _plain(fields({"in": words(*SEASONS)}, ("in",))),
    "paid_by": _while_playing("chimney", "resources"),
    "source": _while_playing("hand", "valley"),
    "owns": _plain(check_bag),
    "free_spaces": _plain(fields({"min": number(1, MOST_COUNT)}, ("min",))),
    "not": _not,
    "all": _several,
    "any_of": _several,
}


def check_condition(spot: Spot, value: object, depth: int = 1) -> None:
    """EFF-21: a table with one key."""
    if depth > MOST_NESTED:
        spot.error("too_deep", most=MOST_NESTED)
        return
    name, inner = _single(spot, value, _CONDITIONS)
    if name in _CONDITIONS:
        _CONDITIONS[name](spot.at(name), inner, depth)
    elif name:
        spot.error("unknown_condition", found=shown_key(name), known=", ".join(_CONDITIONS))


# --- requirements of quests ---


def check_gifts(spot: Spot, value: object) -> None:
    """A quest asks for one gift at most: two would have to be payable together (QUEST-7)."""
    parts = value.get("all_of") if isinstance(value, dict) else None
    if isinstance(parts, list) and sum(isinstance(part, dict) and "give" in part for part in parts) > 1:
        spot.at("all_of").error("one_gift")


def check_requirement(spot: Spot, value: object) -> None:
    """One part of what a quest asks for: EFF-50."""
    table = spot.table(value)
    if table is None:
        return
    if "give" in table:
        fields({"give": check_gift, "to": word("left")}, ("give", "to"))(spot, table)
    elif "named" in table:
        fields({"named": _named}, ("named",))(spot, table)
    elif "min" in table:
        fields({"metric": check_metric, "min": number(1, MOST_COUNT)}, ("metric", "min"))(spot, table)
    else:
        checks = {"metric": check_metric, "op": word(">", ">="), "with": word("left")}
        fields(checks, ("metric", "op", "with"))(spot, table)


def _named(spot: Spot, value: object) -> None:
    checks = {"tag": check_tags, "names": _names, "min": number(1, MOST_COUNT), "distinct": flag}
    fields(checks, ("min",))(spot, value)
    if isinstance(value, dict) and ("tag" in value) == ("names" in value):
        spot.error("exactly_one_of", known="tag, names")


MOST_CARDS: Final = 5  # handled at once: discarded, given, tucked or kept


def check_gift(spot: Spot, value: object) -> None:
    """What is given: hand cards, or a bag without points."""
    if isinstance(value, dict) and "cards" in value:
        fields({"cards": number(1, MOST_CARDS)}, ("cards",))(spot, value)
    else:
        check_bag(spot, value, (*RESOURCES, "any", "fire"))


def check_variable_name(spot: Spot, value: object) -> None:
    """A new variable of the effect: `let` or the `as` of a discard."""
    if not isinstance(value, str) or not is_ident(value):
        spot.error("bad_id", found=shown(value))
    elif spot.program is not None:
        spot.program.variables.add(value)
