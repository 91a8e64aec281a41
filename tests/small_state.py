"""Magpies, the small game of the tests: its kinds of moves and its state. The rules are in small_game.py."""

from dataclasses import dataclass

from frostwall.core import bag as bags
from frostwall.core.kinds import BAG, MOVER, NAME, SEATS, WIDE, Arg, Kind, Kinds, wide_give

NAMES = ["bead", "coin", "ring", "spoon"]
COPIES = 3
SWAPS = 2

CARD, DRAW, LOOK, KEEP, RAID, FEAST, STAKE, ACCEPT, DECLINE = range(1, 10)
SWAP = WIDE  # two bags and a set of seats
_GIVE_TAKE = (Arg("give", BAG, NAMES), Arg("take", BAG, NAMES), Arg("to", SEATS))
KINDS = Kinds(
    [
        Kind(CARD, "card", (Arg("seat", most=2), Arg("trinket", NAME, NAMES, only=("seat",))), stream="deck"),
        Kind(DRAW, "draw"),
        Kind(LOOK, "look"),
        Kind(KEEP, "keep", (Arg("trinket", NAME, NAMES, only=(MOVER,)),)),
        Kind(RAID, "raid", (Arg("seat", most=2), Arg("trinket", NAME, NAMES))),
        Kind(FEAST, "feast"),
        Kind(STAKE, "stake", (Arg("cards", BAG, NAMES),), sealed=True),
        Kind(SWAP, "swap", _GIVE_TAKE, "swap {give} for {take}", tails=["to {to}"], listed=False),
        Kind(ACCEPT, "accept"),
        Kind(DECLINE, "decline"),
    ]
)

# An open decision is a frame (what, seat, number) on a stack; nature decides DEAL and PEEK.
TURN, DEAL, PEEK, CHOOSE, STAKES, OFFER = "turn", "deal", "peek", "choose", "stakes", "offer"
Frame = tuple[str, int, int]
ALLOWED = {
    TURN: (DRAW, LOOK, RAID, FEAST, SWAP),
    CHOOSE: (KEEP,),
    STAKES: (STAKE,),
    OFFER: (ACCEPT, DECLINE),
    DEAL: (),
    PEEK: (),
}


class Deck:
    """A face-down pile as a bag with a tail: drawing is chance over the bag, then the tail in order.

    No order of hidden cards is ever stored, so none can leak.
    """

    def __init__(self, counts: list[int], tail: list[int]) -> None:
        self.counts = list(counts)
        self.tail = list(tail)

    def clone(self) -> "Deck":
        return Deck(self.counts, self.tail)

    def size(self) -> int:
        return sum(self.counts) + len(self.tail)

    def draws(self) -> list[tuple[int, int]]:
        """The cards the next draw can give, with their weights, ascending."""
        found = [(card, n) for card, n in enumerate(self.counts) if n]
        return found or [(card, 1) for card in self.tail[:1]]

    def take(self, card: int) -> None:
        """Draw this card: from the bag, or the head of the tail once the bag is empty."""
        if card not in [drawn for drawn, _ in self.draws()]:
            raise ValueError("the deck cannot give that card")
        if any(self.counts):
            self.counts[card] -= 1
        else:
            self.tail.pop(0)

    def take_in(self, other: "Deck") -> None:
        """Reshuffle: the other pile's cards go into this bag."""
        self.counts = [a + b for a, b in zip(self.counts, other.counts, strict=True)]
        other.counts = [0] * len(other.counts)

    def dump(self) -> dict[str, list[int]]:
        return {"counts": self.counts[:], "tail": self.tail[:]}


@dataclass
class State:
    """`looking` are the trinkets of an open look, `stakes` the face-down choices (None: not chosen yet)."""

    turn: int  # turns still to begin
    frames: list[Frame]
    hands: list[int]
    points: list[int]
    stakes: list[int | None]
    looking: int
    pile: Deck
    discard: Deck
    ply: int = 0
    opened: int = 0  # the line that opened the decision

    def clone(self) -> "State":
        pile, discard = self.pile.clone(), self.discard.clone()
        lists = (self.frames[:], self.hands[:], self.points[:], self.stakes[:])
        return State(self.turn, *lists, self.looking, pile, discard, self.ply, self.opened)

    def check(self) -> None:
        for name, total in zip(NAMES, self.all_cards(), strict=True):
            assert total == COPIES, f"{total} of {name}"
        for hand, stake in zip(self.hands, self.stakes, strict=True):
            assert stake is None or bags.covers(hand, stake), "staked what is not in hand"
        for below, (what, _, number) in zip([("", 0, 0), *self.frames], self.frames, strict=False):
            assert what in ALLOWED, "unknown frame"
            assert what != OFFER or bags.covers(self.hands[below[1]], wide_give(number)), (
                "offered what is not there"
            )

    def all_cards(self) -> list[int]:
        counts = [int(a + b) for a, b in zip(self.pile.counts, self.discard.counts, strict=True)]
        for card in self.pile.tail:
            counts[card] += 1
        for held in [*self.hands, self.looking]:
            counts = [n + bags.count(held, card) for card, n in enumerate(counts)]
        return counts
