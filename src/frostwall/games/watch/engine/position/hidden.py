"""What a viewer cannot know: `determinize` deals it anew, reading nothing hidden.

Hidden are resource hands, development cards held and in the pile, those a hero's user looks at, and sealed discards.
The supply lies open, so the cards of all other hands together are public; only who holds which is not. What a wildling
token will show is hidden from nobody: it is not decided before it is turned.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core.bag import count, covers, from_dict, larger, single, size, to_dict
from frostwall.core.bits import bit, holds
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.games.watch.engine import zones
from frostwall.games.watch.engine.chapters.trade import committed
from frostwall.games.watch.engine.frames import HERO_STEP
from frostwall.games.watch.engine.heroes.hero import ROSTER
from frostwall.games.watch.engine.north import LOOKED
from frostwall.games.watch.engine.rules import CARDS, RESOURCES, VICTORY
from frostwall.games.watch.engine.state import NOBODY, NOT_CHOSEN, State
from frostwall.games.watch.engine.zones import PILE as PILE_ZONE

TRIES: Final = 50


def determinize(s: State, viewer: i64, rng: Rng, known: Knowledge | None) -> State:
    """A state that this viewer could not tell from s: own cards, sizes, public totals and known minima stay."""
    world = s.clone()
    _deal_hands(world, viewer, rng, known)
    _deal_cards(world, viewer, rng, known)
    _look_again(world, viewer, rng)
    _seal_again(world, viewer, rng)
    return world


def knowledge(s: State, viewer: i64) -> Knowledge:
    """What everybody knows before the first move: a beginners' set-up deals its first cards in the open (SET-9)."""
    hands = {zones.hand(seat): to_dict(s.hand[seat], RESOURCES) for seat in range(s.rules.seats)}
    return Knowledge.of_new_game(viewer, hands)


# --- resource hands ---


def _deal_hands(s: State, viewer: i64, rng: Rng, known: Knowledge | None) -> None:
    pool: i64 = 0
    seen: i64 = _seen_hand(s, viewer)
    seats: list[int] = [seat for seat in range(s.rules.seats) if seat != viewer and seat != seen]
    sizes: list[int] = []
    for seat in seats:
        pool += s.hand[seat]
        sizes.append(size(s.hand[seat]))
    drawn = _draw(s, seats, rng, known)
    minima = [_hand_minimum(s, seat, known, drawn, n) for seat, n in zip(seats, sizes, strict=True)]
    fixed: i64 = 0
    for minimum in minima:
        fixed += minimum
    if not covers(pool, fixed):  # claims and knowledge that cannot all hold: fall back to the public claims
        minima = [committed(s, seat) for seat in seats]
        fixed = 0
        for minimum in minima:
            fixed += minimum
    holders: vec[i64] = vec[i64]()
    for i in range(len(seats)):
        holders = _extend(holders, i, sizes[i] - size(minima[i]))
    loose = _shuffled(pool - fixed, rng)
    if known is not None:
        _respect_absence(holders, loose, [_absent(known, seat) for seat in seats])
    for i, seat in enumerate(seats):
        s.hand[seat] = minima[i]
    for at in range(len(loose)):
        s.hand[seats[holders[at]]] += single(loose[at])


def _draw(s: State, seats: list[int], rng: Rng, known: Knowledge | None) -> dict[str, dict[str, int]]:
    """How the hands in doubt may lie, by what the viewer believes. An offer says that its cards are there."""
    if known is None:
        return {}
    drawn = known.draw(rng)
    tries: i64 = 1
    while tries < TRIES and not _keeps_claims(s, seats, drawn):
        drawn = known.draw(rng)
        tries += 1
    return drawn


def _keeps_claims(s: State, seats: list[int], drawn: dict[str, dict[str, int]]) -> bool:
    for seat in seats:
        zone = f"hand:{seat}"
        if zone in drawn and not covers(from_dict(drawn[zone], RESOURCES), committed(s, seat)):
            return False
    return True


def _absent(known: Knowledge, seat: i64) -> i64:
    """The kinds this seat is known to hold none of, as a set."""
    found: i64 = 0
    for name in known.absent(f"hand:{seat}"):
        found |= bit(RESOURCES.index(name))
    return found


def _respect_absence(holders: vec[i64], cards: vec[i64], absent: list[int]) -> None:
    """Swap cards out of hands that are known to hold none of their kind, as far as that is possible."""
    for i in range(len(cards)):
        if not holds(absent[holders[i]], cards[i]):
            continue
        for j in range(len(cards)):
            mine_fits: bool = not holds(absent[holders[i]], cards[j])
            if mine_fits and not holds(absent[holders[j]], cards[i]):
                kept: i64 = cards[i]
                cards[i] = cards[j]
                cards[j] = kept
                break


def _seen_hand(s: State, viewer: i64) -> i64:
    """Whose hand a hero's step shows to this viewer right now, or NOBODY."""
    if s.over or s.frame() != HERO_STEP or s.frame_seat() != viewer:
        return NOBODY
    return ROSTER[s.frame_a()].sees_hand_of(s)


def _hand_minimum(
    s: State, seat: i64, known: Knowledge | None, drawn: dict[str, dict[str, int]], n: i64
) -> i64:
    claim: i64 = committed(s, seat)
    if known is None:
        return claim
    least: i64 = larger(claim, from_dict(known.believed(f"hand:{seat}", drawn), RESOURCES))
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

PILE: Final = -1


def _deal_cards(s: State, viewer: i64, rng: Rng, known: Knowledge | None) -> None:
    """Deal the cards that lie face down to where they lie. A running game shows that nobody has won in its own
    turn, so no seat gets more victory point cards than it has room for: deals that break this are thrown away,
    and after many of them the last one is mended. What the viewer has seen in the pile stays there."""
    if s.over:
        return  # DEV-13: they lie open
    kept: i64 = _kept_in_pile(s, viewer, known)
    s.pile -= kept
    pool: i64 = s.pile
    places: vec[i64] = vec[i64]()
    seat: i64 = 0
    while seat < s.rules.seats:
        if seat != viewer:
            pool += s.cards[seat]
            places = _extend(places, seat, size(s.cards[seat]))
        seat += 1
    places = _extend(places, PILE, size(s.pile))
    order = _shuffled(pool, rng)
    tries: i64 = 1
    while tries < TRIES and not _fits(s, places, order):
        order = _shuffled(pool, rng)
        tries += 1
    _mend(s, places, order, rng)
    _lay(s, viewer, order)
    s.pile += kept


def _kept_in_pile(s: State, viewer: i64, known: Knowledge | None) -> i64:
    """Cards this viewer knows to be in the pile: those it looks at, or has looked at."""
    if not s.rules.wall:
        return 0
    if s.north[LOOKED] and s.frame_seat() == viewer:
        return s.north[LOOKED]
    if known is None:
        return 0
    seen: i64 = from_dict(known.minimum(PILE_ZONE), CARDS)
    return seen if covers(s.pile, seen) else 0


def _extend(places: vec[i64], place: i64, n: i64) -> vec[i64]:
    while n > 0:
        places = append(places, place)
        n -= 1
    return places


def _victories(places: vec[i64], order: vec[i64], place: i64) -> i64:
    found: i64 = 0
    i: i64 = 0
    while i < len(places):
        if places[i] == place and order[i] == VICTORY:
            found += 1
        i += 1
    return found


def _fits(s: State, places: vec[i64], order: vec[i64]) -> bool:
    seat: i64 = 0
    while seat < s.rules.seats:
        if _victories(places, order, seat) > s.room[seat]:
            return False
        seat += 1
    return True


def _mend(s: State, places: vec[i64], order: vec[i64], rng: Rng) -> None:
    """Swap victory point cards out of where there is no room for them."""
    while not _fits(s, places, order):
        i: i64 = rng.below(len(places))
        j: i64 = rng.below(len(places))
        crowded: bool = places[i] != PILE and _victories(places, order, places[i]) > s.room[places[i]]
        roomy: bool = places[j] == PILE or _victories(places, order, places[j]) < s.room[places[j]]
        if crowded and roomy and order[i] == VICTORY and order[j] != VICTORY:
            order[i] = order[j]
            order[j] = VICTORY


def _lay(s: State, viewer: i64, order: vec[i64]) -> None:
    seat: i64 = 0
    at: i64 = 0
    while seat < s.rules.seats:
        if seat != viewer:
            new: i64 = size(s.fresh[seat])
            held: i64 = size(s.cards[seat])
            s.cards[seat] = 0
            s.fresh[seat] = 0
            i: i64 = 0
            while i < held:
                s.cards[seat] += single(order[at])
                if i < new:
                    s.fresh[seat] += single(order[at])
                at += 1
                i += 1
        seat += 1
    s.pile = 0
    while at < len(order):
        s.pile += single(order[at])
        at += 1


# --- cards a hero's user looks at ---


def _look_again(s: State, viewer: i64, rng: Rng) -> None:
    """For anybody else they are any cards of the pile."""
    if s.over or not s.rules.wall or s.north[LOOKED] == 0 or s.frame_seat() == viewer:
        return
    order = _shuffled(s.pile, rng)
    n: i64 = size(s.north[LOOKED])
    s.north[LOOKED] = 0
    i: i64 = 0
    while i < n:
        s.north[LOOKED] += single(order[i])
        i += 1


# --- sealed discards (SEV-3) ---


def _seal_again(s: State, viewer: i64, rng: Rng) -> None:
    for seat in range(s.rules.seats):
        if seat != viewer and s.chosen[seat] != NOT_CHOSEN:
            order = _shuffled(s.hand[seat], rng)
            cards: i64 = 0
            for i in range(size(s.hand[seat]) // 2):
                cards += single(order[i])
            s.chosen[seat] = cards
