"""What an entry of a deck file says: words of its effects that the tables (tables.py) are filled from."""

from collections.abc import Mapping
from typing import Any, Final

from frostwall.games.silverfrost.engine.deck import program
from frostwall.games.silverfrost.engine.deck.expressions import Printed
from frostwall.games.silverfrost.engine.rules import AREAS, RESOURCES, TYPES

Table = Mapping[str, Any]

STATIC_HEADS: Final = {
    "cost",
    "hand_limit",
    "city_spaces",
    "shares_space_with",
    "play_into",
    "snow_immune",
    "clear_cost",
    "extra_city_clear",
    "fire_cost",
    "guard_fire",
    "not_copyable",
    "not_removable",
    "counts_as",
    "pay_cost_to",
    "animal_stays",
    "extra_own_place",
}
_CALM: Final = {"clear_snow", "gain", "draw", "who"}


def trigger_word(trigger: str, word: Table) -> int:
    """A trigger's parameter as one number: 0 for none."""
    if trigger == "after_place_animal":
        area = 1 + AREAS.index(word["area"]) if "area" in word else 0
        guard = 1 + int(word["guard"]) if "guard" in word else 0
        return area + 16 * guard
    if trigger == "after_clear_snow":
        return 1 + program.WHERE.index(word["where"]) if "where" in word else 0
    if trigger == "after_quest":
        return 1 + program.LEVELS.index(word["level"]) if word.get("level", "any") != "any" else 0
    if trigger in ("before_season", "after_season"):
        return 1 + ["summer", "autumn", "winter", "spring"].index(word["season"]) if "season" in word else 0
    if trigger == "after_play":
        return program.WHO.index(word.get("who", "self"))
    return 0


def statics(card: Table, head: str) -> list[Any]:
    found: list[Any] = []
    for effect in card["effects"]:
        if effect["on"] == "static":
            found += [step[head] for step in effect["do"] if head in step]
    return found


def fire_cost_less(card: Table) -> list[int]:
    """How much less fire a placement costs with this card, area by area."""
    found = statics(card, "fire_cost")
    return [sum(int(less["minus"]) for less in found if less.get("area", name) == name) for name in AREAS]


def as_printed(card: Table) -> Printed:
    types = {TYPES.index(card["type"])}
    tags = {str(tag) for tag in card.get("tags", [])}
    for also in statics(card, "counts_as"):
        if "type" in also:
            types.add(TYPES.index(also["type"]))
        if "tag" in also:
            tags.add(str(also["tag"]))
    cost = sum(int(card["cost"].get(kind, 0)) for kind in [*RESOURCES, "any"])
    return Printed(
        str(card["id"]),
        card["kind"] == "creature",
        TYPES.index(card["type"]),
        card["rarity"] == "unique",
        int(card["points"]),
        cost,
        tags,
        types,
    )


def is_calm(card: Table) -> bool:
    """Do its abilities, and whatever it does when snow is cleared, but clear, gain and draw? Then they take nobody's
    animal away, and no place on the board that was open is closed after them."""
    for effect in card["effects"]:
        on = effect["on"]
        names = {
            name if isinstance(name, str) else next(iter(name))
            for name in (on if isinstance(on, list) else [on])
        }
        if names & {"ability", "static", "after_clear_snow"}:
            if any(set(step) - _CALM - STATIC_HEADS for step in effect["do"]):
                return False
    return True
