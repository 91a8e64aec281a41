"""What the puzzles of the Watch are about."""

from importlib import resources
from typing import Any, Final

from frostwall.core.types import Json
from frostwall.games.box import Preset, PuzzleFace

# By the kind of the best move. Some heroes help at the Wall; what is not named is another hero's.
_KINDS: Final = {
    "settlement": "building",
    "road": "building",
    "keep": "building",
    "building": "building",
    "end": "patience",
    "pass": "patience",
    "buy": "cards",
    "patrol": "cards",
    "winter": "cards",
    "roads": "cards",
    "recruits": "wall",
    "guard": "wall",
    "drive": "wall",
    "back": "wall",
    "thorne": "wall",
    "yoren": "wall",
    "aemon": "wall",
    "benjen": "wall",
    "benjen_clearing": "wall",
    "ygritte": "wall",
    "flip": "heroes",
    "trade": "trade",
    "accept": "trade",
    "decline": "trade",
    "deal": "trade",
    "withdraw": "trade",
    "reject": "trade",
    "discard": "tormund",
    "tormund": "tormund",
    "victim": "tormund",
    "spare": "tormund",
}
_MAY_OFFER: Final = {"act", "trade"}
_NEVER: Final = {"roll", "declare", "offer", "counter", "propose", "done"}


def theme(scene: Json, view: Json, move: Json) -> str | None:
    table: dict[str, Any] = scene
    seen: dict[str, Any] = view
    kind = str(move["kind"])
    if kind in _NEVER:
        return None
    if str(seen["phase"]).startswith("found_"):
        return "founding"
    # Whoever may offer anything to anybody has more moves than can be compared.
    if seen["phase"] in _MAY_OFFER and table["options"]["player_trade"]:
        return None
    if kind == "decline" and not seen["offer"]:
        return "heroes"
    return _KINDS.get(kind, "heroes")


def gist(move: Json) -> object:
    """Every part of a move matters, except in what order cards are named."""
    return tuple(sorted((key, str(value)) for key, value in move.items() if key != "text"))


FACE: Final = PuzzleFace(
    file=resources.files("frostwall.games.watch") / "puzzles.json",
    themes=("founding", "building", "trade", "cards", "tormund", "patience", "wall", "heroes"),
    # Boards differ, so that no two foundings are alike.
    tables=(
        Preset("base", 4, {"player_trade": False, "board": "full_random"}),
        Preset("brotherhood", 4, {"player_trade": False, "board": "full_random"}),
        Preset("base", 3, {"player_trade": False, "board": "shuffled_terrain"}),
        Preset("brotherhood", 3, {"player_trade": False, "heroes": "all", "board": "shuffled_terrain"}),
        Preset("base", 4, {"board": "full_random"}),
        Preset("brotherhood", 4, {"heroes": "all", "board": "full_random"}),
    ),
    theme=theme,
    gist=gist,
)
