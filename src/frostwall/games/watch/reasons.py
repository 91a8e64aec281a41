"""What speaks for a move of the Watch: facts about the position before and after it, as the mover sees both.

Nothing here judges or guesses. A reason is a number of the views, or follows from them: what lies beside a corner, or
what a hand can pay for. The best ones come first.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, cast

from frostwall.games.box import Advice, Reason

MOST: Final = 3
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
Found = Iterator[Reason]


def reasons(advice: Advice) -> Sequence[Reason]:
    """The best reasons for a move; there is always one."""
    seen = Seen(advice)
    found = {reason.key: reason for reason in [*_of_position(seen), *_of_kind(seen)]}
    return list(found.values())[:MOST] or [Reason("bot")]


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
    return {kind: hand.get(kind, 0) - give.get(kind, 0) + take.get(kind, 0) for kind in {*hand, *give, *take}}


# --- what changes on the table ---


def _of_position(seen: Seen) -> Found:
    before, after = seen.mine(seen.before), seen.mine(seen.after)
    outcome = seen.after["outcome"]
    if outcome and seen.seat in outcome["winners"]:
        yield Reason("wins")
    if after["longest_road"] and not before["longest_road"]:
        yield Reason("longest_road", {"count": after["road_length"]})
    if after["strongest_patrol"] and not before["strongest_patrol"]:
        yield Reason("strongest_patrol", {"count": after["patrols"]})
    yield from _lands(seen)
    better = {kind: rate for kind, rate in after["rates"].items() if rate < before["rates"][kind]}
    if len(set(better.values())) == 1:
        kinds = [kind for kind in seen.scene["resources"] if kind in better]
        yield Reason("rate", {"kinds": kinds, "rate": better[kinds[0]]})
    if after["all_points"] > before["all_points"]:
        won = after["all_points"] - before["all_points"]
        yield Reason("points", {"count": won, "total": after["all_points"], "most": seen.scene["win_points"]})
    gained = {kind: n - before["hand"].get(kind, 0) for kind, n in after["hand"].items()}
    gained = {kind: n for kind, n in gained.items() if n > 0}
    if gained:
        yield from _pays_for(seen, after["hand"])
        yield Reason("gains", {"cards": gained})


def _lands(seen: Seen) -> Found:
    """What the lands bring now that they did not bring before, and what they no longer bring others."""
    new = seen.kinds_earned(seen.after) - seen.kinds_earned(seen.before)
    if new:
        yield Reason("covers", {"kinds": [kind for kind in seen.scene["resources"] if kind in new]})
    freed = seen.blocked(seen.before) - seen.blocked(seen.after)
    freed_kinds = [
        seen.scene["hexes"][number]["resource"]
        for number in sorted(freed)
        if seen.seat in seen.owners(seen.before, number)
    ]
    if any(freed_kinds):
        yield Reason("frees", {"kinds": sorted({kind for kind in freed_kinds if kind})})
    more = sum(
        ways(roll)
        for roll in ALL_ROLLS
        if sum(seen.income(seen.after, roll).values()) > sum(seen.income(seen.before, roll).values())
    )
    if more:
        yield Reason("rolls", {"count": more})
    for number in sorted(seen.blocked(seen.after) - seen.blocked(seen.before)):
        others = [seat for seat in seen.owners(seen.after, number) if seat != seen.seat]
        land = seen.scene["hexes"][number]
        if others and land["resource"]:
            throws = sum(ways(roll) for roll in ALL_ROLLS if falls(land["number"], roll))
            yield Reason("blocks", {"seats": others, "kind": land["resource"], "count": throws})


def _pays_for(seen: Seen, hand: Bag) -> Found:
    """What another hand pays for, or is nearer to."""
    new = [
        name for name in seen.payable(seen.before, hand) if name not in seen.payable(seen.before, seen.hand)
    ]
    if new:
        yield Reason("enables", {"kinds": new})
        return
    nearer = [
        name
        for name, cost in seen.costs.items()
        if 0 < lacking(hand, cost) < lacking(seen.hand, cost)
        and seen.mine(seen.before).get(PIECES.get(name, ""), 1)
    ]
    if nearer:
        yield Reason("nearer", {"kinds": nearer[:2]})


# --- what speaks for a move of its kind ---


def _of_kind(seen: Seen) -> Found:
    yield from KINDS.get(seen.kind, _hero)(seen)


def _always(key: str) -> Callable[[Seen], Found]:
    def found(_seen: Seen) -> Found:
        yield Reason(key)

    return found


def _road(seen: Seen) -> Found:
    mine = seen.before["board"]
    known = {*mine["settlements"][seen.seat], *mine["keeps"][seen.seat]}
    known |= {end for path in mine["roads"][seen.seat] for end in seen.scene["paths"][path]["ends"]}
    ends = seen.scene["paths"][seen.move["path"]]["ends"]
    for end in ends:
        if end not in known and seen.is_free(end):
            yield Reason("leads", {"kinds": seen.lands_at(end)})
    before, after = (seen.mine(view)["road_length"] for view in (seen.before, seen.after))
    if after > before:
        yield Reason("length", {"count": after})
    if known.issuperset(ends):
        yield Reason("joins")
    further = [
        at
        for end in ends
        if end not in known
        for at in seen.beyond(end)
        if at not in known and seen.is_free(at)
    ]
    if further:
        yield Reason("further", {"kinds": seen.lands_at(further[0])})
    elif after <= before:
        yield Reason(
            "line", {"count": after, "most": max(each["road_length"] for each in seen.after["seats"])}
        )


def _buy(seen: Seen) -> Found:
    yield Reason("pile", {"count": seen.before["pile"]})


def _end(seen: Seen) -> Found:
    mine = seen.mine(seen.before)
    if not seen.payable(seen.before, seen.hand):
        yield Reason("poor")
    elif mine["hand_size"]:
        yield Reason("saves", {"count": mine["hand_size"]})


def _discard(seen: Seen) -> Found:
    kept = exchanged(seen.hand, seen.move["cards"], {})
    payable = seen.payable(seen.before, kept)
    if payable:
        yield Reason("still_pays", {"kinds": payable})
    yield Reason("keeps", {"cards": {kind: n for kind, n in kept.items() if n}})


def _tormund(seen: Seen) -> Found:
    if seen.move["hex"] == "camp":
        yield Reason("nobody_blocked")
        return
    for other in seen.owners(seen.before, seen.move["hex"]):
        if other != seen.seat:
            yield from _victim_of(seen, other)
            return
    if seen.seat in seen.owners(seen.before, seen.move["hex"]):
        yield Reason("only_you")
    else:
        yield Reason("not_you")


def _victim(seen: Seen) -> Found:
    yield from _victim_of(seen, seen.move[next(name for name in ("victim", "seat") if name in seen.move)])


def _victim_of(seen: Seen, other: int) -> Found:
    points = [each["points"] for each in seen.before["seats"]]
    if points[other] > max(n for seat, n in enumerate(points) if seat != other):
        yield Reason("ahead", {"seat": other, "count": points[other]})
    if seen.before["seats"][other]["hand_size"]:
        yield Reason("holds", {"seat": other, "count": seen.before["seats"][other]["hand_size"]})


def _patrol(seen: Seen) -> Found:
    tormund = seen.before["board"]["tormund"]
    if tormund != "camp" and seen.seat in seen.owners(seen.before, tormund):
        yield Reason("tormund_on_you")
    yield Reason("patrols", {"count": seen.mine(seen.before)["patrols"] + 1})


def _winter(seen: Seen) -> Found:
    yield from _pays_for(seen, exchanged(seen.hand, {}, seen.move["cards"]))


def _free_roads(seen: Seen) -> Found:
    yield Reason("free_roads", {"cards": seen.scene["costs"]["road"]})


def _swap(seen: Seen) -> Found:
    """An exchange of cards, made or proposed."""
    give, take = _terms(seen)
    yield from _pays_for(seen, exchanged(seen.hand, give, take))
    if any(seen.hand.get(kind, 0) == 0 for kind in take):
        yield Reason("none_held", {"kinds": [kind for kind in take if not seen.hand.get(kind, 0)]})
    yield Reason("plenty", {"cards": {kind: seen.hand.get(kind, 0) for kind in give}})


def _no_swap(seen: Seen) -> Found:
    """Nothing is exchanged. What the exchange would have done speaks for that, or nothing does."""
    if seen.before["offer"] is None and "with" not in seen.move:
        yield Reason("hero_waits")
        return
    give, take = _terms(seen)
    if lacking(seen.hand, give):
        yield Reason("cannot_pay", {"cards": give})
        return
    hand = exchanged(seen.hand, give, take)
    broken = [
        name for name in seen.payable(seen.before, seen.hand) if name not in seen.payable(seen.before, hand)
    ]
    if broken:
        yield Reason("breaks", {"kinds": broken})
    elif not any(True for _ in _pays_for(seen, hand)):
        yield Reason("no_nearer")
    yield Reason("gives_away", {"cards": give})


def _terms(seen: Seen) -> tuple[Bag, Bag]:
    """What the seat would give, and what it would get."""
    move, offer = seen.move, seen.before["offer"]
    if "give" in move:
        return move["give"], move["take"]
    if offer is None:
        other = seen.before["seats"][move["with"]]["proposal"]
        return other["take"], other["give"]
    if offer["by"] != seen.seat:
        return offer["take"], offer["give"]
    answer = offer["answers"][move["with"]]
    if answer["answer"] == "countered":
        return answer["take"], answer["give"]
    return offer["give"], offer["take"]


def _withdraw(seen: Seen) -> Found:
    if not any(
        each and each["answer"] in ("accepted", "countered") for each in seen.before["offer"]["answers"]
    ):
        yield Reason("nobody_agrees")


def _guard(seen: Seen) -> Found:
    section = seen.move["to" if seen.kind == "aemon" else "section"]
    board = seen.before["board"]
    strength = [len(guards) for guards in board["wall"]]
    then = len(seen.after["board"]["wall"][section])
    if strength[section] == min(strength):
        yield Reason("weakest", {"guards": strength[section]})
    yield Reason(
        "wall",
        {"guards": then, "wildlings": sum(board["clearings"][section]["wildlings"].values())},
    )


def _gift(seen: Seen) -> Found:
    board = seen.before["board"]
    yield Reason("gift", {"count": board["in_gift"], "most": seen.scene["most_in_gift"]})


def _camp(seen: Seen) -> Found:
    board = seen.before["board"]
    waiting = sum(len(each["camps"]) for each in board["camps"])
    waiting += sum(sum(each["wildlings"].values()) for each in board["clearings"])
    yield Reason("before_the_wall", {"count": waiting})


def _take(seen: Seen) -> Found:
    card = seen.move["card"]
    yield from _pays_for(seen, exchanged(seen.hand, {}, {card: 1}))
    if not seen.hand.get(card):
        yield Reason("none_held", {"kinds": [card]})


def _ask_for(seen: Seen) -> Found:
    yield from _take(seen)
    yield from _victim(seen)


def _return(seen: Seen) -> Found:
    card = seen.move["card"]
    yield Reason("plenty", {"cards": {card: seen.hand[card]}})


def _hero(seen: Seen) -> Found:
    hero = seen.mine(seen.before).get("hero")
    if hero:
        yield Reason("hero", {"hero": hero["name"]})


def _nothing(_seen: Seen) -> Found:
    """All that speaks for it is what changes on the table."""
    yield from ()


KINDS: Final[dict[str, Callable[[Seen], Found]]] = {
    **dict.fromkeys(("settlement", "keep", "declare"), _nothing),
    "road": _road,
    "buy": _buy,
    "roll": _always("roll"),
    "building": _always("building"),
    "end": _end,
    "pass": _end,
    "discard": _discard,
    "tormund": _tormund,
    "victim": _victim,
    "spare": _always("spare"),
    "patrol": _patrol,
    "winter": _winter,
    "roads": _free_roads,
    **dict.fromkeys(("trade", "offer", "counter", "propose", "accept", "deal"), _swap),
    "decline": _no_swap,
    "reject": _no_swap,
    "withdraw": _withdraw,
    **dict.fromkeys(("guard", "recruits", "thorne", "yoren", "aemon"), _guard),
    "drive": _gift,
    "ygritte": _gift,
    "benjen": _camp,
    "benjen_clearing": _camp,
    "back": _camp,
    "flip": _always("flip"),
    "pick": _always("pick"),
    "remove": _always("remove"),
    "take": _take,
    "return": _return,
    "ask": _victim,
    "done": _always("done"),
    "choose": _always("choose"),
    "mormont": _ask_for,
}
