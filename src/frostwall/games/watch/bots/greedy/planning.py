"""Planning with counted cards: how long a hand needs for a price, what to swap, what to spare.

A hand and a price are packed bags; an income is, per kind, the expected cards of one roll in 36ths; rates are a
bag too: how many cards of a kind the supply takes for one other card. Time is counted in quarters of a roll.
Not here: what is worth buying, and anything about a board.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.bag import count, covers, missing, several, single, size

KINDS: Final = 5
NOTHING: Final = -1

# Beyond this a price counts as out of reach: 60 rolls are most of a game.
FOREVER: Final = 240
# 36ths of a card per roll, four quarters to the roll: what one card is in the units of an income. Twelve times that,
# so that it can be divided by any rate.
_CARD: Final = 144
_WHOLE: Final = 12
# What is left of _WHOLE when the supply takes so many cards for one.
_SWAPPED: Final[vec[i64]] = vec[i64]([0, 12, 6, 4, 3])


def wait(hand: i64, price: i64, income: vec[i64], rates: i64) -> i64:
    """How long until the hand and what it earns pay the price, swaps with the supply included.

    By expectation: parts of cards count. What is still lacking shrinks with time, never faster than at first, so a
    step as long as it would take at the present speed falls short until the last one.
    """
    if covers(hand, price) or _pays_now(hand, price, rates):
        return 0
    time: i64 = 0
    while time < FOREVER:
        balance: i64 = 0
        speed: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            earned: i64 = income[kind]
            extra: i64 = (count(hand, kind) - count(price, kind)) * _CARD + earned * time
            worth: i64 = _WHOLE
            if extra >= 0:
                worth = _SWAPPED[count(rates, kind)]
            balance += extra * worth
            speed += earned * worth
            kind += 1
        if balance >= 0 and time > 0:
            return time
        if speed == 0:
            return FOREVER
        time += max(1, -balance // speed)
    return FOREVER


def _pays_now(hand: i64, price: i64, rates: i64) -> bool:
    if size(hand) < size(price):
        return False  # a swap never gives more than it takes
    balance: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        extra: i64 = count(hand, kind) - count(price, kind)
        if extra > 0:
            extra //= count(rates, kind)
        balance += extra
        kind += 1
    return balance >= 0


class Swap:
    """One exchange with the supply: so many cards of a kind for one of another."""

    def __init__(self, give: i64, take: i64) -> None:
        self.give = give
        self.take = take


def swap_towards(hand: i64, price: i64, rates: i64, supply: i64) -> Swap | None:
    """An exchange of cards the price does not need for one that it lacks: the cheapest, of the fullest kind."""
    lack: i64 = missing(hand, price)
    give: i64 = NOTHING
    best: i64 = 0
    take: i64 = NOTHING
    kind: i64 = 0
    while kind < KINDS:
        extra: i64 = count(hand, kind) - count(price, kind)
        rate: i64 = count(rates, kind)
        if extra >= rate and extra + 100 * (10 - rate) > best:
            give = kind
            best = extra + 100 * (10 - rate)
        if take == NOTHING and count(lack, kind) and count(supply, kind):
            take = kind
        kind += 1
    if give == NOTHING or take == NOTHING:
        return None
    return Swap(several(give, count(rates, give)), single(take))


def swaps_complete(hand: i64, price: i64, rates: i64, supply: i64) -> bool:
    """Can exchanges alone make the hand pay the price now?"""
    return _pays_now(hand, price, rates) and covers(supply, missing(hand, price))


def spare(hand: i64, first: i64, second: i64, income: vec[i64], n: i64) -> i64:
    """The n cards to part with: what no plan needs, then what only the second needs; of those the kind that comes
    back soonest and of which there are most."""
    gone: i64 = 0
    while n > 0 and hand:
        worst: i64 = NOTHING
        lowest: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            held: i64 = count(hand, kind)
            if held:
                worth: i64 = -min(income[kind], 40) - 3 * held
                if held <= count(first, kind):
                    worth += 400
                if held <= count(first, kind) + count(second, kind):
                    worth += 200
                if worst == NOTHING or worth < lowest:
                    worst = kind
                    lowest = worth
            kind += 1
        hand -= single(worst)
        gone += single(worst)
        n -= 1
    return gone


def beyond(hand: i64, price: i64) -> i64:
    """The cards of a hand that the price does not need."""
    return hand - price + missing(hand, price)


def scarcest(income: vec[i64], supply: i64) -> i64:
    """The kind with the least income that the supply still has, or NOTHING."""
    found: i64 = NOTHING
    kind: i64 = 0
    while kind < KINDS:
        if count(supply, kind) and (found == NOTHING or income[kind] < income[found]):
            found = kind
        kind += 1
    return found


def lacks_one(hand: i64, price: i64) -> i64:
    """The kind of the only card the hand lacks for the price, or NOTHING."""
    lack: i64 = missing(hand, price)
    if size(lack) != 1:
        return NOTHING
    kind: i64 = 0
    while count(lack, kind) == 0:
        kind += 1
    return kind
