"""The menu of Silverfrost: actions by their key, answers by their number.

Places, cards in the hand, spaces of the valley and slots of the city have the same number in the menu as on the screen.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from frostwall.terminal.groups import Group, kind_of

Tree = dict[str, Any]

# The order of the menu and the key of each group; groups that share a key are never open at once.
KEYS: Final[dict[str, str]] = {
    "place": "p",
    "guard": "g",
    "visit": "v",
    "hand": "h",
    "valley": "b",
    "revealed": "r",
    "prepare": "s",
    "pass": "f",
    "mulligan": "m",
    "stay": "s",
    "yes": "y",
    "no": "n",
    "answer": "a",
    "cards": "a",
    "goods": "a",
    "none": "n",
    "clear": "c",
    "use": "x",
    "end": "e",
    "continue": "e",
}
SINGLE: Final = ("prepare", "pass", "mulligan", "stay", "yes", "no", "none", "end", "continue")
ANSWERS: Final = ("answer", "cards", "goods")  # chosen by a number alone
CARD_SETS: Final = ("discard", "give", "under", "hold", "retain")  # any number of cards or quests at once
OF_HAND: Final = ("discard", "give", "under")  # of them those that choose from the hand
LISTED: Final = 12  # choices that are listed one by one


@dataclass
class Choice(Group):
    """`items` are cards or quests to choose some from."""

    items: list[str] = field(default_factory=list)
    fixed: dict[str, int] = field(default_factory=dict)  # the numbers of items that have some on the screen
    least: int = 1
    most: int = 1
    verb: str = ""  # the word of the notation, where the group's kind is not it
    tail: str = ""  # what follows the cards: `to 2`
    total: int = 0  # resources to choose, where they are not listed

    def holds(self, move: Tree) -> bool:
        return super().holds(move) or (self.verb != "" and self.verb == kind_of(move))

    @property
    def is_single(self) -> bool:
        return self.kind in SINGLE and len(self.moves) == 1

    @property
    def is_set(self) -> bool:
        return self.kind == "cards"

    def narrowed(self, number: str) -> "Choice | None":
        """The ways to do what has this number, if there are several: `h 3` with two payments."""
        chosen = [
            (pick, move)
            for pick, move in zip(self.picks(), self.moves, strict=True)
            if pick.split(".")[0] == number
        ]
        if len(chosen) < 2:
            return None
        return Choice(
            self.kind, self.key, [move for _, move in chosen], [str(i) for i in range(1, len(chosen) + 1)]
        )

    def chosen(self, names: list[str]) -> str:
        """The notation for these of the items."""
        words = [self.verb, *(sorted(names) or ["nothing"]), self.tail]
        return " ".join(word for word in words if word)


def own_hand(view: Tree) -> list[str]:
    """The viewer's hand in the order of its numbers."""
    if view["viewer"] < 0:
        return []
    return list(view["seats"][view["viewer"]]["hand"]["cards"] or {})


def valley_cards(view: Tree) -> list[str | None]:
    return [space["card"] for space in view["board"]["valley"]]


def menu(view: Tree, scene: Tree) -> list[Group]:
    """The groups of moves the person can choose from, in the order they are shown."""
    found: dict[str, Choice] = {}
    places = {entry["id"]: str(number) for number, entry in enumerate(scene["places"], 1)}
    for move in sorted(view["moves"], key=_goods_first):
        kind, number = _placed(move, view, places)
        group = found.setdefault(kind, Choice(kind, KEYS[kind]))
        group.moves.append(move)
        group.numbers.append(number or str(len(group.moves)))
    for group in found.values():
        if group.is_set:
            _gather(group)
    for choice in view["choices"]:
        group = _described(choice)
        found[group.kind] = group
    for group in found.values():
        if group.is_set and group.verb in OF_HAND:
            _number_by_hand(group, own_hand(view))
    return [found[kind] for kind in KEYS if kind in found]


def _goods_first(move: Tree) -> tuple[int, ...]:
    """Resources in their order, most of the first ones first; all other moves stay as they are."""
    return (
        tuple(-move["goods"].get(name, 0) for name in ("birch", "moss", "copper")) if "goods" in move else ()
    )


def _placed(move: Tree, view: Tree, places: dict[str, str]) -> tuple[str, str]:
    """The group of a move and its number there; without one they are counted."""
    kind = kind_of(move)
    if kind == "place":
        return ("guard" if move["figure"] == "guard" else "place"), places[move["place"]]
    if kind == "play":
        if move["source"] == "hand":
            return "hand", str(own_hand(view).index(move["card"]) + 1)
        if move["source"] == "valley":
            return "valley", str(valley_cards(view).index(move["card"]) + 1)
        return "revealed", ""
    if kind in ("clear", "use"):
        return kind, str(move["slot"])
    if kind == "times":
        return "answer", str(move["times"])
    if kind == "visit" or kind in SINGLE:
        return kind, ""
    if kind in CARD_SETS:
        return "cards", ""
    return "answer", ""


def _gather(group: Choice) -> None:
    """Sets of cards are chosen card by card: what there is, and how many may be chosen."""
    first = group.moves[0]
    argument = "quests" if "quests" in first else "cards"
    sets = [list(move[argument]) for move in group.moves]
    most = Counter[str]()
    for names in sets:
        most |= Counter(names)
    group.items = sorted(most.elements())
    group.least, group.most = min(map(len, sets)), max(map(len, sets))
    group.verb = kind_of(first)
    group.tail = f"to {first['to']}" if "to" in first else ""


def _described(choice: Tree) -> Choice:
    if "pick" in choice:
        total = int(choice["pick"]["total"])
        return Choice(
            "goods", KEYS["goods"], items=list(choice["pick"]["from"]), verb=choice["kind"], total=total
        )
    return Choice(
        "cards",
        KEYS["cards"],
        items=list(choice["from"]),
        least=choice["min"],
        most=choice["max"],
        verb=choice["kind"],
    )


def _number_by_hand(group: Choice, hand: list[str]) -> None:
    """Cards of the hand keep the numbers they have there."""
    numbers = {card: at for at, card in enumerate(hand, 1)}
    if all(item in numbers for item in group.items):
        group.items.sort(key=numbers.__getitem__)
        group.fixed = {item: numbers[item] for item in group.items}


def distinct(group: Choice) -> list[tuple[int, str, int]]:
    """The items of a set in the order of their numbers: the number, the item, how many there are of it."""
    counts = Counter(group.items).items()
    return [(group.fixed.get(item, at), item, n) for at, (item, n) in enumerate(counts, 1)]
