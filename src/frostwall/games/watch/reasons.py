"""What speaks for a move of the Watch: facts about the position before and after it, as the mover sees both.

Nothing here judges or guesses. A reason is a number of the views, or follows from them: what lies beside a corner, or
what a hand can pay for. The best ones come first.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from frostwall.core.types import Event
from frostwall.games.box import Advice, Reason
from frostwall.games.watch.reasons_roads import free_roads, road
from frostwall.games.watch.reasons_turn import buy, end, pays_for, terms, withdraw
from frostwall.games.watch.seen import ALL_ROLLS, Seen, exchanged, falls, lacking, ways

MOST: Final = 3
Found = Iterator[Reason]


def reasons(advice: Advice) -> Sequence[Reason]:
    """The best reasons for a move; there is always one."""
    seen = Seen(advice)
    found = {reason.key: reason for reason in [*_of_position(seen), *_of_kind(seen)]}
    return list(found.values())[:MOST] or [Reason("bot")]


# --- what changes on the table ---


def _of_position(seen: Seen) -> Found:
    before, after = seen.mine(seen.before), seen.mine(seen.after)
    outcome = seen.after["outcome"]
    enough = after["all_points"] >= seen.scene["win_points"] > before["all_points"]
    points = {"total": after["all_points"], "most": seen.scene["win_points"]}
    won = _won(seen)
    if won:
        yield Reason("wins_points", {"total": won, "most": seen.scene["win_points"]}, wins=True)
    elif outcome and seen.seat in outcome["winners"]:
        yield Reason("wins", wins=True)
    elif enough:
        yield Reason("enough", points, wins=True)
    if after["longest_road"] and not before["longest_road"]:
        yield Reason("longest_road", {"count": after["road_length"]})
    if after["strongest_patrol"] and not before["strongest_patrol"]:
        yield Reason("strongest_patrol", {"count": after["patrols"]})
    yield from _lands(seen)
    better = {kind: rate for kind, rate in after["rates"].items() if rate < before["rates"][kind]}
    if len(set(better.values())) == 1:
        kinds = [kind for kind in seen.scene["resources"] if kind in better]
        yield Reason("rate", {"kinds": kinds, "rate": better[kinds[0]]})
    if after["all_points"] > before["all_points"] and not enough:
        won = after["all_points"] - before["all_points"]
        yield Reason("points", {"count": won, "total": after["all_points"], "most": seen.scene["win_points"]})
    gained = {kind: n - before["hand"].get(kind, 0) for kind, n in after["hand"].items()}
    gained = {kind: n for kind, n in gained.items() if n > 0}
    if gained:
        yield from pays_for(seen, after["hand"])
        yield Reason("gains", {"cards": gained})


def _won(seen: Seen) -> int:
    """The points with which the move wins at once; 0 if it does not. What it shows is then the end and nothing else."""
    if seen.world is None:
        return 0
    events: list[Event] = []
    then = seen.world.state.clone()
    seen.world.game.apply(then, seen.seat, seen.world.game.parse(seen.move["text"]), events)
    hidden = any(event.reveals and event.name != "victory" for event in events)
    if hidden or not any(event.name == "victory" and event.seat == seen.seat for event in events):
        return 0
    return int(then.all_points(seen.seat))


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


# --- what speaks for a move of its kind ---


def _of_kind(seen: Seen) -> Found:
    yield from KINDS.get(seen.kind, _hero)(seen)


def _always(key: str) -> Callable[[Seen], Found]:
    def found(_seen: Seen) -> Found:
        yield Reason(key)

    return found


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
    yield from pays_for(seen, exchanged(seen.hand, {}, seen.move["cards"]))


def _swap(seen: Seen) -> Found:
    """An exchange of cards, made or proposed."""
    give, take = terms(seen)
    yield from pays_for(seen, exchanged(seen.hand, give, take))
    if any(seen.hand.get(kind, 0) == 0 for kind in take):
        yield Reason("none_held", {"kinds": [kind for kind in take if not seen.hand.get(kind, 0)]})
    yield Reason("plenty", {"cards": {kind: seen.hand.get(kind, 0) for kind in give}})


def _no_swap(seen: Seen) -> Found:
    """Nothing is exchanged. What the exchange would have done speaks for that, or nothing does."""
    if seen.before["offer"] is None and "with" not in seen.move:
        yield Reason("hero_waits")
        return
    give, take = terms(seen)
    if lacking(seen.hand, give):
        yield Reason("cannot_pay", {"cards": give})
        return
    hand = exchanged(seen.hand, give, take)
    broken = [
        name for name in seen.payable(seen.before, seen.hand) if name not in seen.payable(seen.before, hand)
    ]
    if broken:
        yield Reason("breaks", {"kinds": broken})
    elif not any(True for _ in pays_for(seen, hand)):
        yield Reason("no_nearer")
    other = seen.move.get("with") if seen.before["offer"] is None else seen.before["offer"]["by"]
    if other is not None and other != seen.seat:
        yield from (each for each in _victim_of(seen, other) if each.key == "ahead")
    yield Reason("gives_away", {"cards": give})


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
    yield from pays_for(seen, exchanged(seen.hand, {}, {card: 1}))
    if not seen.hand.get(card):
        yield Reason("none_held", {"kinds": [card]})


def _choose(seen: Seen) -> Found:
    if seen.move.get("card") == "victory":
        yield Reason("unplayed")
    yield Reason("choose")


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
    "road": road,
    "buy": buy,
    "roll": _always("roll"),
    "building": _always("building"),
    "end": end,
    "pass": end,
    "discard": _discard,
    "tormund": _tormund,
    "victim": _victim,
    "spare": _always("spare"),
    "patrol": _patrol,
    "winter": _winter,
    "roads": free_roads,
    **dict.fromkeys(("trade", "offer", "counter", "propose", "accept", "deal"), _swap),
    "decline": _no_swap,
    "reject": _no_swap,
    "withdraw": withdraw,
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
    "choose": _choose,
    "mormont": _ask_for,
}
