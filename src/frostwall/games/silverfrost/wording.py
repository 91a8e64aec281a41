"""What the arguments of the events and refusals of Silverfrost stand for."""

from typing import Final

from frostwall.words.wording import Wording

WORDING: Final = Wording(
    seat=("seat", "owner", "city", "to", "person"),
    seats=("seats", "into"),
    named={"decision": "phase", "season": "term-season", "area": "term-area", "type": "term-type"},
    nobody="seat-claw",
    secret=("cards",),
    of_set={
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
    quests=("draw_quest", "keep_quests", "return_quest"),
    numbered=("plan", "action", "snow"),
    from_zero=(("", "space"), ("use_giant", "slot"), ("giant_rises", "slot")),
    optional=("place", "card", "slot", "entry", "field"),
    city=("owner", "city"),
    slots=("slot", "advantage", "chimney"),
)
