"""What never changes at a table: the set in play with its names and texts, the board, and what the options decide."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from frostwall.core.types import Json
from frostwall.games.silverfrost.engine.deck.tables import DeckSet
from frostwall.games.silverfrost.engine.rules import (
    AREAS,
    CITY_SPACES,
    FORGE_CARDS,
    HAND_LIMIT,
    LEVELS,
    RESOURCES,
    SEASONS,
    SPECIES,
    TYPES,
    Ruleset,
)

CARD: Final = (
    "id",
    "name",
    "copies",
    "kind",
    "type",
    "rarity",
    "cost",
    "points",
    "spaces",
    "chimney",
    "advantage",
    "tags",
    "text",
)
GIANT: Final = ("id", "name", "copies", "text")
QUEST: Final = ("id", "name", "level", "points", "text")
PLACE: Final = (
    "id",
    "name",
    "area",
    "kind",
    "fire_cost",
    "min_players",
    "gain",
    "discard_cost",
    "journey_points",
)
SNOW: Final = ("id", "marker", "target")
PLAN: Final = ("id", "corners", "cave", "arrow")
ACTION: Final = ("id", "type_order", "corners")
USUAL: Final[Json] = {
    "copies": 1,
    "spaces": 1,
    "chimney": None,
    "tags": [],
    "text": {},
    "fire_cost": 0,
    "min_players": 1,
    "gain": {},
    "discard_cost": 0,
    "journey_points": 0,
    "marker": "none",
}


def scene(deck: DeckSet, rules: Ruleset) -> Json:
    texts = deck.texts
    board = texts["board"]
    valley = board.get("valley", {})
    found: Json = {
        "game": "silverfrost",
        "rules": rules.mode,
        "seats": int(rules.seats),
        "order": list(range(rules.seats)),  # clockwise: the next one sits to the left (LEFT-1)
        "solo": rules.solo,
        "options": rules.options,
        "set": {"name": deck.name, "origin": deck.origin, "label": deck.label()},
        "species": list(SPECIES),
        "seasons": list(SEASONS),
        "resources": list(RESOURCES),
        "types": list(TYPES),
        "areas": list(AREAS),
        "levels": list(LEVELS),
        "hand_limit": HAND_LIMIT,
        "city_spaces": CITY_SPACES,
        "forge_cards": FORGE_CARDS,
        "snow_side": "snowstorm" if rules.snowstorm else "flurry",
        "cards": _entries(texts["cards"]["card"], CARD),
        "giants": _entries(texts["giants"]["giant"], GIANT),
        "quests": _entries(texts["quests"]["quest"], QUEST),
        "places": [
            entry
            for place, entry in enumerate(_entries(board["place"], PLACE))
            if deck.min_players[place] <= rules.people
        ],
        "giant_slots": [int(n) for n in deck.slot_points],
        "valley": {"rows": int(valley.get("rows", 2)), "cols": int(deck.columns)},
        "snow": _entries(texts["snow"]["snow"], SNOW),
    }
    if rules.solo:
        found["claw"] = {
            "who": int(rules.seats),
            "difficulty": int(rules.difficulty),
            "plans": _entries(texts["solo"]["plan"], PLAN),
            "actions": _entries(texts["solo"]["action"], ACTION),
            "tactics": [str(place) for place in texts["solo"]["tactics"]],
            "bonus": _plain(texts["solo"]["bonus"][str(rules.difficulty)]),
        }
    return found


def _entries(rows: Iterable[Mapping[str, Any]], keys: tuple[str, ...]) -> list[Json]:
    """The entries of a file as clients read them: these keys, what is left out with its usual value."""
    found: list[Json] = []
    for row in rows:
        found.append(
            {key: _plain(row.get(key, USUAL.get(key))) for key in keys if key in row or key in USUAL}
        )
    return found


def _plain(value: object) -> object:
    """A copy that nobody else holds."""
    if isinstance(value, Mapping):
        return {str(key): _plain(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(inner) for inner in value]
    return value
