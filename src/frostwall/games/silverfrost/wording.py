"""What the arguments of the events and refusals of Silverfrost stand for, and what a set gives names to."""

from collections.abc import Mapping
from typing import Any, Final

from frostwall.words.wording import SetNames, Wording

FILES: Final = {
    "card": "cards",
    "giant": "giants",
    "quest": "quests",
    "place": "board",
}  # and the file of each

WORDING: Final = Wording(
    seat=("seat", "owner", "city", "to", "person"),
    seats=("seats", "into"),
    named={"decision": "phase", "season": "term-season", "area": "term-area", "type": "term-type"},
    nobody="seat-claw",
    secret=("cards",),
    of_set={
        ("", "cards"): "card",
        ("", "quests"): "quest",
        ("draw_quest", "cards"): "quest",
        ("keep_quests", "cards"): "quest",
        ("return_quest", "cards"): "quest",
        ("", "card"): "card",
        ("", "advantage"): "card",
        ("", "giant"): "giant",
        ("", "quest"): "quest",
        ("", "place"): "place",
        ("", "where"): "place",
        ("", "wanted"): "place",
        ("play", "chimney"): "card",
        ("chimney", "from"): "card",
        ("chimney", "to"): "card",
    },
    numbered=("plan", "action", "snow"),
    from_zero=(("", "space"), ("use_giant", "slot"), ("giant_rises", "slot")),
    optional=("place", "card", "slot", "entry", "field"),
    owners=("owner", "city"),
    slots={"slot": "city", "advantage": "", "chimney": ""},
)


def names_of_scene(scene: Mapping[str, Any]) -> SetNames:
    return SetNames({what: scene.get(f"{what}s", ()) for what in FILES})


def names_of_texts(texts: Mapping[str, Mapping[str, Any]]) -> SetNames:
    """From what was read from the files of a set, a DeckSet's `texts`."""
    return SetNames({what: texts[file].get(what, ()) for what, file in FILES.items()})
