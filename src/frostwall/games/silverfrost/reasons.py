"""What speaks for a move of Silverfrost: what it changes for the seat, as the seat itself sees both positions.

Where a move shows something hidden, only the move itself is known: what a played card is worth.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from frostwall.games.box import Advice, Reason

MOST: Final = 3


def reasons(advice: Advice) -> Sequence[Reason]:
    """The best reasons for a move; there is always one."""
    found = list(_of_move(advice) if advice.after is None else _of_change(advice, advice.after))
    return [*found, *_of_kind(advice)][:MOST] or [Reason("bot")]


def _of_move(advice: Advice) -> Iterator[Reason]:
    move: dict[str, Any] = advice.move
    if move["kind"] != "play":
        return
    scene: dict[str, Any] = advice.scene
    points = next(card["points"] for card in scene["cards"] if card["id"] == move["card"])
    if points > 0:
        yield Reason("worth", {"card": move["card"], "count": points})


def _of_kind(advice: Advice) -> Iterator[Reason]:
    """What speaks for a move of its kind, whatever it changes now."""
    move: dict[str, Any] = advice.move
    scene: dict[str, Any] = advice.scene
    before: dict[str, Any] = advice.before
    mine = before["seats"][advice.seat]
    if move["kind"] == "play":
        card = next(card for card in scene["cards"] if card["id"] == move["card"])
        if not any(move["cost"].values()):
            yield Reason("free")
        yield Reason("card_type", {"card": card["id"], "sort": card["type"]})
    elif move["kind"] == "clear":
        card = next(card["card"] for card in mine["city"] if card["slot"] == move["slot"])
        yield Reason("thaws", {"card": card})
    elif move["kind"] == "prepare":
        yield Reason("season")
    elif move["kind"] == "end" and mine["fire"]:
        yield Reason("keeps_fire", {"count": mine["fire"]})


def _of_change(advice: Advice, after: dict[str, Any]) -> Iterator[Reason]:
    before: dict[str, Any] = advice.before
    mine, then = before["seats"][advice.seat], after["seats"][advice.seat]
    if after["outcome"] and advice.seat in after["outcome"]["winners"]:
        yield Reason("wins")
    if then["points"] > mine["points"]:
        yield Reason("points", {"count": then["points"] - mine["points"], "total": then["points"]})
    quests = [quest for quest in then["completed"] if quest not in mine["completed"]]
    if quests:
        yield Reason("quests", {"count": len(quests)})
    animals = sum(then["animals"][kind] - mine["animals"][kind] for kind in ("normal", "guard"))
    if animals > 0:
        yield Reason("animals", {"count": animals})
    goods = {kind: n - mine["resources"][kind] for kind, n in then["resources"].items()}
    gained = {kind: n for kind, n in goods.items() if n > 0}
    if gained:
        yield Reason("goods", {"goods": gained})
    if then["fire"] > mine["fire"]:
        yield Reason("fire", {"count": then["fire"] - mine["fire"]})
    if then["snow"] < mine["snow"]:
        yield Reason("snow", {"count": mine["snow"] - then["snow"]})
    if then["hand"]["count"] > mine["hand"]["count"]:
        yield Reason("draws", {"count": then["hand"]["count"] - mine["hand"]["count"]})
