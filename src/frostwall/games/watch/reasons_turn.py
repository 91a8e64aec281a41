"""What speaks for ending a turn of the Watch, for buying a card, and for calling an offer back."""

from collections.abc import Iterator
from typing import Final

from frostwall.core.bag import count
from frostwall.games.box import Reason
from frostwall.games.watch.engine.rules import CARDS
from frostwall.games.watch.seen import PIECES, Bag, Seen, exchanged, lacking

BUILT: Final = ("road", "settlement", "keep", "buy", "guard")  # kinds of moves
SAFE: Final = range(5, 8)  # cards that somebody may hold without losing half of them to a 7, if only just
NEAR: Final = 2  # cards short
PATROLS: Final = 3  # that Strongest Patrol asks for
Found = Iterator[Reason]


def pays_for(seen: Seen, hand: Bag) -> Found:
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


def terms(seen: Seen, other: int | None = None) -> tuple[Bag, Bag]:
    """What the seat would give, and what it would get; from this other one, if the move does not say it."""
    move, offer = seen.move, seen.before["offer"]
    if "give" in move:
        return move["give"], move["take"]
    if offer is None:
        proposal = seen.before["seats"][move["with"]]["proposal"]
        return proposal["take"], proposal["give"]
    if offer["by"] != seen.seat:
        return offer["take"], offer["give"]
    answer = offer["answers"][move["with"] if other is None else other]
    if answer["answer"] == "countered":
        return answer["take"], answer["give"]
    return offer["give"], offer["take"]


# --- ending a turn ---


def end(seen: Seen) -> Found:
    """Why nothing more is done: what else may be done, and what it would not bring."""
    mine = seen.mine(seen.before)
    moves = seen.before["moves"]
    kinds = {str(each["kind"]) for each in moves} - {"end", "pass"}
    if not kinds:
        yield Reason("nothing_else")
        return
    if (mine.get("hero") or {}).get("usable"):
        yield Reason("hero_waits")
    if "patrol" in kinds:
        yield from _no_patrol(seen)
    trades = [exchanged(seen.hand, each["give"], each["take"]) for each in moves if each["kind"] == "trade"]
    if trades and not kinds & set(BUILT) and not any(seen.payable(seen.before, hand) for hand in trades):
        yield Reason("no_trade_helps")
    yield from _short(seen)
    if mine["hand_size"] in SAFE:
        yield Reason("safe", {"count": mine["hand_size"]})
    if not kinds & set(BUILT):
        yield Reason("poor")
    elif mine["hand_size"]:
        yield Reason("saves", {"count": mine["hand_size"]})


def _no_patrol(seen: Seen) -> Found:
    """Whether a patrol that could be played has something to drive away."""
    tormund = seen.before["board"]["tormund"]
    if tormund == "camp":
        yield Reason("nobody_blocked")
        return
    owners = seen.owners(seen.before, tormund)
    if seen.seat not in owners:
        yield Reason("stays_on", {"seats": owners}) if owners else Reason("not_on_you")


def _short(seen: Seen) -> Found:
    """What the hand comes nearest to."""
    missing = {
        name: lacking(seen.hand, cost)
        for name, cost in seen.costs.items()
        if seen.mine(seen.before).get(PIECES.get(name, ""), 1)
        and 0 < lacking(seen.hand, cost) < sum(cost.values())
    }
    least = min(missing.values(), default=NEAR + 1)
    if least <= NEAR:
        yield Reason("short", {"kinds": [name for name, n in missing.items() if n == least], "count": least})


# --- development cards ---


def buy(seen: Seen) -> Found:
    mine = seen.mine(seen.before)
    unseen = _unseen(seen)
    victory, patrols = unseen.get("victory", 0), unseen.get("patrol", 0)
    if victory and mine["all_points"] == seen.scene["win_points"] - 1:
        yield Reason("needs_one")
    held = mine["patrols"] + mine["cards"].get("patrol", 0)
    holder = max((each["patrols"] for each in seen.before["seats"] if each["strongest_patrol"]), default=0)
    if patrols and not mine["strongest_patrol"] and held + 1 == max(PATROLS, holder + 1):
        yield Reason("patrol_race")
    if unseen:
        total = sum(unseen.values())
        yield Reason("unseen", {"count": total, "victory": victory, "patrols": patrols})
    else:
        yield Reason("pile", {"count": seen.before["pile"]})
    if seen.payable(seen.before, seen.hand) == ["development_card"]:
        yield Reason("only_card")


def _unseen(seen: Seen) -> Bag:
    """The cards that the seat has not seen, by kind: they lie in the pile or in other hands. Which is which differs
    between the worlds that the seat cannot tell apart; all of them together do not."""
    if seen.world is None:
        return {}
    s = seen.world.state
    cards = s.pile + sum(s.cards[seat] for seat in range(len(seen.before["seats"])) if seat != seen.seat)
    return {card: n for number, card in enumerate(CARDS) if (n := count(cards, number))}


# --- offers ---


def withdraw(seen: Seen) -> Found:
    offer = seen.before["offer"]
    agreed = [
        other
        for other, each in enumerate(offer["answers"])
        if each and each["answer"] in ("accepted", "countered")
    ]
    if not agreed:
        yield Reason("nobody_agrees")
        return
    for other in agreed:
        give, take = terms(seen, other)
        hand = exchanged(seen.hand, give, take)
        now, then = (seen.payable(seen.before, each) for each in (seen.hand, hand))
        broken = [name for name in now if name not in then]
        if broken:
            yield Reason("breaks", {"kinds": broken})
        elif not any(True for _ in pays_for(seen, hand)):
            yield Reason("no_nearer")
        yield Reason("gives_away", {"cards": give})
