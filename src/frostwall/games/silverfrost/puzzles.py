"""What the puzzles of Silverfrost are about."""

from importlib import resources
from typing import Final

from frostwall.core.types import Json
from frostwall.games.box import Preset, PuzzleFace

# By the kind of the best move. What is not named answers an effect.
_KINDS: Final = {
    "place": "places",
    "visit": "places",
    "copy": "places",
    "play": "cards",
    "prepare": "seasons",
    "pass": "seasons",
    "clear": "snow",
    "at": "snow",
    "above": "snow",
    "on": "snow",
    "keep": "quests",
    "quest": "quests",
    "lowland": "quests",
    "retain": "quests",
    "exchange": "quests",
    "giant": "giants",
}
_NEVER: Final = {"mulligan", "stay", "species", "next"}


def theme(_scene: Json, view: Json, move: Json) -> str | None:
    kind = str(move["kind"])
    if kind in _NEVER or view["phase"] == "order":
        return None
    return _KINDS.get(kind, "effects")


def gist(move: Json) -> object:
    """Which card is played or where an animal goes; not with which goods, from which animal, or into which space."""
    kind = move["kind"]
    if kind == "play":
        return kind, move["card"], move["source"]
    if kind == "place":
        return kind, move["place"]
    if kind == "visit":
        return kind, move["city"], move["slot"]
    return tuple(sorted((key, str(value)) for key, value in move.items() if key != "text"))


FACE: Final = PuzzleFace(
    file=resources.files("frostwall.games.silverfrost") / "puzzles.json",
    themes=("places", "cards", "snow", "quests", "giants", "effects", "seasons"),
    tables=(
        Preset("standard", 2),
        Preset("standard", 3),
        Preset("standard", 2, {"snow_side": "snowstorm"}),
        Preset("standard", 1, {"difficulty": 2}),
        Preset("standard", 4),
    ),
    theme=theme,
    gist=gist,
)
