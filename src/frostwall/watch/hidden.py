"""What a viewer cannot know: `determinize` deals it anew, reading nothing hidden.

Hidden in the base game are resource hands, development cards held and in the pile, and sealed discards. The
supply lies open, so the cards of all other hands together are public; only who holds which is not.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core.bag import count, covers, from_dict, larger, single, size
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.watch.rules import RESOURCES, VICTORY
from frostwall.watch.state import NOT_CHOSEN, State
from frostwall.watch.trade import committed


def determinize(s: State, viewer: i64, rng: Rng, known: Knowledge | None) -> State:
    """A state that this viewer could not tell from s: own cards, sizes, public totals and known minima stay."""
    world = s.clone()
    _deal_hands(world, viewer, rng, known)
    _deal_cards(world, viewer, rng)
    _seal_again(world, viewer, rng)
    return world


# --- resource hands ---


def _deal_hands(s: State, viewer: i64, rng: Rng, known: Knowledge | None) -> None:
    pool: i64 = 0
    seats: list[int] = [seat for seat in range(s.rules.seats) if seat != viewer]
    sizes: list[int] = []
    for seat in seats:
        pool += s.hand[seat]
        sizes.append(size(s.hand[seat]))
    minima = [_hand_minimum(s, seat, known, n) for seat, n in zip(seats, sizes, strict=True)]
    fixed: i64 = 0
    for minimum in minima:
        fixed += minimum
    if not covers(pool, fixed):  # claims and knowledge that cannot all hold: fall back to the public claims
        minima = [committed(s, seat) for seat in seats]
        fixed = 0
        for minimum in minima:
            fixed += minimum
    loose = _shuffled(pool - fixed, rng)
    at: i64 = 0
    for i, seat in enumerate(seats):
        hand: i64 = minima[i]
        need: i64 = sizes[i] - size(hand)
        while need > 0:
            hand += single(loose[at])
            at += 1
            need -= 1
        s.hand[seat] = hand


def _hand_minimum(s: State, seat: i64, known: Knowledge | None, n: i64) -> i64:
    claim: i64 = committed(s, seat)
    if known is None:
        return claim
    least: i64 = larger(claim, from_dict(known.minimum(f"hand:{seat}"), RESOURCES))
    return least if size(least) <= n else claim


def _shuffled(cards: i64, rng: Rng) -> vec[i64]:
    order: vec[i64] = vec[i64]()
    kind: i64 = 0
    while kind < 7:
        n: i64 = count(cards, kind)
        while n > 0:
            order = append(order, kind)
            n -= 1
        kind += 1
    i: i64 = len(order) - 1
    while i > 0:
        j: i64 = rng.below(i + 1)
        kept: i64 = order[i]
        order[i] = order[j]
        order[j] = kept
        i -= 1
    return order


# --- development cards ---


def _deal_cards(s: State, viewer: i64, rng: Rng) -> None:
    pool: i64 = s.pile
    sizes: list[tuple[int, int, int]] = []
    for seat in range(s.rules.seats):
        if seat != viewer:
            pool += s.cards[seat]
            sizes.append((seat, size(s.cards[seat]) - size(s.fresh[seat]), size(s.fresh[seat])))
    # END-2: a running game shows that the active seat has not won, so few enough of its cards are victory points.
    room: i64 = 127
    if s.turn > 0 and not s.over and s.rules.wins_at_once:
        room = s.rules.win_points - 1 - s.points[s.active]
    loose = _shuffled(pool, rng)
    sizes.sort(key=lambda entry: entry[0] != s.active)  # the active seat first, while there is a choice
    for seat, old, new in sizes:
        limit: i64 = room if seat == s.active else 127
        kept: i64 = _take(loose, old, limit)
        loose = _without(loose, old, limit)
        limit -= count(kept, VICTORY)
        fresh: i64 = _take(loose, new, limit)
        loose = _without(loose, new, limit)
        s.cards[seat] = kept + fresh
        s.fresh[seat] = fresh
    pile: i64 = 0
    for card in loose:
        pile += single(card)
    s.pile = pile


def _take(loose: vec[i64], n: i64, victories: i64) -> i64:
    """The first n cards, passing over victory point cards beyond the limit."""
    found: i64 = 0
    for card in loose:
        if n == 0:
            break
        if card == VICTORY:
            if victories == 0:
                continue
            victories -= 1
        found += single(card)
        n -= 1
    return found


def _without(loose: vec[i64], n: i64, victories: i64) -> vec[i64]:
    """What `_take` leaves."""
    left: vec[i64] = vec[i64]()
    for card in loose:
        if n > 0 and (card != VICTORY or victories > 0):
            if card == VICTORY:
                victories -= 1
            n -= 1
        else:
            left = append(left, card)
    return left


# --- sealed discards (SEV-3) ---


def _seal_again(s: State, viewer: i64, rng: Rng) -> None:
    for seat in range(s.rules.seats):
        if seat != viewer and s.chosen[seat] != NOT_CHOSEN:
            order = _shuffled(s.hand[seat], rng)
            cards: i64 = 0
            for i in range(size(s.hand[seat]) // 2):
                cards += single(order[i])
            s.chosen[seat] = cards
