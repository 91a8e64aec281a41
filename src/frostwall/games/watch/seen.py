"""What a seat of the Watch reads in its views before and after a move: what lands bring, and what a hand pays for."""

from typing import Any, Final, cast

from frostwall.games.box import Advice

ALL_ROLLS: Final = range(2, 13)
PIECES: Final = {
    "road": "roads_left",
    "settlement": "settlements_left",
    "keep": "keeps_left",
    "guard": "guards_left",
}
# What the places of a game's own costs are called in the words of the game.
TERMS: Final = {"card": "development_card"}
Bag = dict[str, int]
View = dict[str, Any]


class Seen:
    """The two views, and what a seat reads in them."""

    def __init__(self, advice: Advice) -> None:
        self.scene: dict[str, Any] = advice.scene
        self.move: dict[str, Any] = advice.move
        self.kind = str(advice.move["kind"])
        self.seat = advice.seat
        self.before: dict[str, Any] = advice.before
        # Where chance decides or something is shown, what is known afterwards is what was known before.
        self.after: dict[str, Any] = advice.before if advice.after is None else advice.after
        self.world = advice.world

    def mine(self, view: View) -> dict[str, Any]:
        return cast("dict[str, Any]", view["seats"][self.seat])

    @property
    def hand(self) -> Bag:
        return cast(Bag, self.mine(self.before)["hand"])

    @property
    def costs(self) -> dict[str, Bag]:
        """Of everything that is built or bought, by its term."""
        found = {TERMS.get(name, name): cost for name, cost in self.scene["costs"].items()}
        return found | ({"guard": self.scene["guard_cost"]} if "guard_cost" in self.scene else {})

    def payable(self, view: View, hand: Bag) -> list[str]:
        """What this hand pays for, where a piece or a card is left."""
        mine = self.mine(view)
        return [
            name
            for name, cost in self.costs.items()
            if not lacking(hand, cost) and (mine[PIECES[name]] if name in PIECES else view["pile"])
        ]

    def hexes_at(self, corner: int) -> list[int]:
        return cast("list[int]", self.scene["intersections"][corner]["hexes"])

    def blocked(self, view: View) -> set[int]:
        """The hexes that bring nothing: Tormund's, and those that wildlings hold."""
        board = view["board"]
        return {board["tormund"], *(each["hex"] for each in board.get("gift", ()))} - {"camp"}

    def owners(self, view: View, number: int) -> list[int]:
        """Who has built at a hex."""
        board = view["board"]
        return [
            seat
            for seat in range(len(view["seats"]))
            if any(number in self.hexes_at(at) for at in [*board["settlements"][seat], *board["keeps"][seat]])
        ]

    def income(self, view: View, roll: int) -> Bag:
        """The cards that a roll brings the seat."""
        found: Bag = {}
        board = view["board"]
        for worth, corners in (1, board["settlements"]), (2, board["keeps"]):
            for number in (number for at in corners[self.seat] for number in self.hexes_at(at)):
                land = self.scene["hexes"][number]
                if land["resource"] and falls(land["number"], roll) and number not in self.blocked(view):
                    found[land["resource"]] = found.get(land["resource"], 0) + worth
        return found

    def kinds_earned(self, view: View) -> set[str]:
        return {kind for roll in ALL_ROLLS for kind in self.income(view, roll)}

    def lands_at(self, corner: int) -> list[str]:
        """What the hexes at a corner bring, in the order of the scene."""
        found = {self.scene["hexes"][number]["resource"] for number in self.hexes_at(corner)}
        return [kind for kind in self.scene["resources"] if kind in found]

    def is_free(self, corner: int) -> bool:
        """Could a settlement stand here: land beside it, nobody on it, nobody next to it?"""
        built = {at for what in ("settlements", "keeps") for each in self.after["board"][what] for at in each}
        near = {end for path in self.scene["paths"] if corner in path["ends"] for end in path["ends"]}
        return bool(self.lands_at(corner)) and not built & {corner, *near}

    def is_taken(self, corner: int) -> bool:
        """Has somebody else built here? Then no road goes on."""
        board = self.after["board"]
        built = [each for what in ("settlements", "keeps") for each in enumerate(board[what])]
        return any(corner in corners for seat, corners in built if seat != self.seat)

    def beyond(self, corner: int) -> list[int]:
        """The corners that one more road from here reaches."""
        built = {path for each in self.after["board"]["roads"] for path in each}
        open_paths = [path["ends"] for number, path in enumerate(self.scene["paths"]) if number not in built]
        return [end for ends in open_paths if corner in ends for end in ends if end != corner]


def ways(roll: int) -> int:
    """In how many of 36 throws of two dice."""
    return 6 - abs(7 - roll)


def falls(number: int, roll: int) -> bool:
    """One hex has both rare numbers, 2 and 12."""
    return roll in (2, 12) if number > 12 else roll == number


def lacking(hand: Bag, cost: Bag) -> int:
    return sum(max(0, count - hand.get(kind, 0)) for kind, count in cost.items())


def exchanged(hand: Bag, give: Bag, take: Bag) -> Bag:
    return {
        kind: hand.get(kind, 0) - give.get(kind, 0) + take.get(kind, 0)
        for kind in dict.fromkeys((*hand, *give, *take))
    }
