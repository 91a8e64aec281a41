"""What a viewer cannot know (4.4): `determinize` deals it anew, reading nothing hidden.

Hidden cards are those of other hands, the draw deck and what others put under it, the discard pile, cards under city
cards, Claw's face-down cards and what others look at; hidden quests the other lowland quests. Each is taken up from
where it lies into one pool, whose content is what the viewer does not see anywhere, and dealt back in the same numbers,
known ones first. Zones are dealt in a fixed order, so the same pool and the same generator give the same world.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core.belief import Shown, combinations
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.games.silverfrost.engine import zones
from frostwall.games.silverfrost.engine.chapters.setup import filled
from frostwall.games.silverfrost.engine.state import CHOSEN, HELD, NOT_CHOSEN, State

_TRIES: Final = 20  # to deal a hand that is likely enough; nearly always the first one is


def determinize(s: State, viewer: i64, rng: Rng, known: Knowledge | None) -> State:
    """A state that this viewer could not tell from s: what it sees, sizes and known minima stay."""
    world = s.clone()
    _deal_cards(world, viewer, rng, known)
    _deal_quests(world, viewer, rng, known)
    _seal_again(world, viewer, rng)
    return world


def knowledge(s: State, viewer: i64) -> Knowledge:
    """What everybody knows before the first card is dealt: which cards there are. Hands and the discard pile are
    followed from here on."""
    unseen: dict[str, int] = {}
    for card, name in enumerate(s.deck.card_names):
        n = s.pile[card]
        if n:
            unseen[name] = n
    empty: dict[str, dict[str, int]] = {zones.DISCARD: {}}
    for seat in range(s.rules.seats):
        empty[zones.hand(seat)] = {}
    return Knowledge.of_new_game(viewer, empty, unseen)


# --- a pool, and drawing from it ---


def _spread(pool: vec[i64]) -> vec[i64]:
    """The things of a pool one by one, in ascending order."""
    found: vec[i64] = vec[i64]()
    what: i64 = 0
    while what < len(pool):
        n: i64 = pool[what]
        while n > 0:
            found = append(found, what)
            n -= 1
        what += 1
    return found


class _Stock:
    """Things to deal, each place taking any of those left."""

    def __init__(self, pool: vec[i64], rng: Rng) -> None:
        self.things = _spread(pool)
        self.at: i64 = 0
        self.rng = rng

    def draw(self) -> i64:
        other: i64 = self.at + self.rng.below(len(self.things) - self.at)
        found: i64 = self.things[other]
        self.things[other] = self.things[self.at]
        self.things[self.at] = found
        self.at += 1
        return found

    def draw_into(self, counts: vec[i64], base: i64, n: i64) -> None:
        while n > 0:
            counts[base + self.draw()] += 1
            n -= 1

    def draw_hand(
        self, counts: vec[i64], base: i64, n: i64, names: list[str], shown: dict[str, Shown]
    ) -> None:
        """The same for a hand that may have shown cards which came there unseen (core/belief.py)."""
        if not shown:
            self.draw_into(counts, base, n)
            return
        first: i64 = self.at
        for _ in range(_TRIES):
            self.at = first
            while self.at < first + n:
                self.draw()
            if self._is_likely(first, n, names, shown):
                break
        while first < self.at:
            counts[base + self.things[first]] += 1
            first += 1

    def _is_likely(self, first: i64, n: i64, names: list[str], shown: dict[str, Shown]) -> bool:
        """Of hands with further copies of what was shown only some are kept."""
        for name, (times, blanks) in shown.items():
            if name not in names:
                continue
            what: i64 = names.index(name)
            more = 0
            at: i64 = first
            end: i64 = first + min(n, blanks)
            while at < end:
                if self.things[at] == what:
                    more += 1
                at += 1
            if more and self.rng.below(combinations(more + times, times)):
                return False
        return True

    def rest_into(self, counts: vec[i64]) -> None:
        while self.at < len(self.things):
            counts[self.things[self.at]] += 1
            self.at += 1


def _lift(counts: vec[i64], base: i64, n: i64, pool: vec[i64]) -> i64:
    """Take up a zone of n kinds; how many there were."""
    total: i64 = 0
    what: i64 = 0
    while what < n:
        there: i64 = counts[base + what]
        if there:
            pool[what] += there
            total += there
            counts[base + what] = 0
        what += 1
    return total


def _reserve(
    least: dict[str, int], names: list[str], size: i64, pool: vec[i64], counts: vec[i64], base: i64
) -> i64:
    """Put what the viewer believes to lie in a zone back there; how many of its places are left. What cannot be true,
    because the zone is smaller or the things are elsewhere, is no knowledge."""
    if not least:
        return size
    total: i64 = 0
    for name, n in least.items():
        if name not in names or n > pool[names.index(name)]:
            return size
        total += n
    if total > size:
        return size
    for name, n in least.items():
        what: i64 = names.index(name)
        pool[what] -= n
        counts[base + what] += n
    return size - total


# --- cards ---


def _deal_cards(s: State, viewer: i64, rng: Rng, known: Knowledge | None) -> None:
    cards: i64 = s.deck.cards
    names = s.deck.card_names
    if known is None:
        known = Knowledge(viewer)
    drawn = known.draw(rng)
    pool = filled(cards, 0)
    sizes: vec[i64] = vec[i64]()
    seat: i64 = 0
    while seat < s.rules.seats:
        sizes = append(sizes, 0 if seat == viewer else _lift(s.hand, seat * cards, cards, pool))
        seat += 1
    discarded: i64 = _lift(s.discard, 0, cards, pool)
    face_down: i64 = _lift(s.face_down, 0, cards, pool)
    _lift(s.pile, 0, cards, pool)
    at: i64 = 0
    while at < len(s.pile_tail):
        if s.pile_tail[at] >> 8 != viewer:
            pool[s.pile_tail[at] & 255] += 1
        at += 1
    at = 0
    while at < len(s.tucked):
        if not zones.may_look_under(viewer, s.tucked[at] >> 16):
            pool[s.tucked[at] & 255] += 1
        at += 1
    lookers = zones.lookers(s)
    at = 0
    while at < len(s.looked):
        if s.looked[at] < cards and not _sees(viewer, lookers[at]):
            pool[s.looked[at]] += 1
        at += 1
    seat = 0
    while seat < s.rules.seats:
        if seat != viewer:
            likely = known.believed(zones.hand(seat), drawn)
            sizes[seat] = _reserve(likely, names, sizes[seat], pool, s.hand, seat * cards)
        seat += 1
    discarded = _reserve(known.believed(zones.DISCARD, drawn), names, discarded, pool, s.discard, 0)
    face_down = _reserve(known.minimum(zones.CLAW), names, face_down, pool, s.face_down, 0)
    stock = _Stock(pool, rng)
    seat = 0
    while seat < s.rules.seats:
        stock.draw_hand(s.hand, seat * cards, sizes[seat], names, known.shown(zones.hand(seat)))
        seat += 1
    stock.draw_into(s.face_down, 0, face_down)
    stock.draw_into(s.discard, 0, discarded)
    at = 0
    while at < len(s.pile_tail):
        if s.pile_tail[at] >> 8 != viewer:
            s.pile_tail[at] = (s.pile_tail[at] >> 8 << 8) + stock.draw()
        at += 1
    _tuck_again(s, viewer, stock)
    at = 0
    while at < len(s.looked):
        if s.looked[at] < cards and not _sees(viewer, lookers[at]):
            s.looked[at] = stock.draw()
        at += 1
    stock.rest_into(s.pile)


def _sees(viewer: i64, looker: i64) -> bool:
    return viewer >= 0 and viewer == looker


def _tuck_again(s: State, viewer: i64, stock: _Stock) -> None:
    """Entries are sorted by city, slot and card: those of one slot stand together and stay there."""
    at: i64 = 0
    while at < len(s.tucked):
        if not zones.may_look_under(viewer, s.tucked[at] >> 16):
            s.tucked[at] = (s.tucked[at] >> 8 << 8) + stock.draw()
        at += 1
    at = 1
    while at < len(s.tucked):
        entry: i64 = s.tucked[at]
        to: i64 = at
        while to > 0 and s.tucked[to - 1] > entry:
            s.tucked[to] = s.tucked[to - 1]
            to -= 1
        s.tucked[to] = entry
        at += 1


# --- lowland quests; the other highland quests are those nobody has seen ---


def _deal_quests(s: State, viewer: i64, rng: Rng, known: Knowledge | None) -> None:
    quests: i64 = s.deck.quests
    names = s.deck.quest_names
    if known is None:
        known = Knowledge(viewer)
    pool = filled(quests, 0)
    sizes: vec[i64] = vec[i64]()
    seat: i64 = 0
    while seat < s.rules.seats:
        sizes = append(sizes, 0 if seat == viewer else _lift(s.held, seat * quests, quests, pool))
        seat += 1
    _lift(s.lowland, 0, quests, pool)
    at: i64 = 0
    while at < len(s.lowland_tail):
        if s.lowland_tail[at] >> 8 != viewer:
            pool[s.lowland_tail[at] & 255] += 1
        at += 1
    lookers = zones.lookers(s)
    at = 0
    while at < len(s.looked):
        if s.looked[at] >= s.deck.cards and not _sees(viewer, lookers[at]):
            pool[s.looked[at] - s.deck.cards] += 1
        at += 1
    seat = 0
    while seat < s.rules.seats:
        if seat != viewer:
            least = known.minimum(zones.held(seat))
            sizes[seat] = _reserve(least, names, sizes[seat], pool, s.held, seat * quests)
        seat += 1
    stock = _Stock(pool, rng)
    seat = 0
    while seat < s.rules.seats:
        stock.draw_into(s.held, seat * quests, sizes[seat])
        seat += 1
    at = 0
    while at < len(s.lowland_tail):
        if s.lowland_tail[at] >> 8 != viewer:
            s.lowland_tail[at] = (s.lowland_tail[at] >> 8 << 8) + stock.draw()
        at += 1
    at = 0
    while at < len(s.looked):
        if s.looked[at] >= s.deck.cards and not _sees(viewer, lookers[at]):
            s.looked[at] = s.deck.cards + stock.draw()
        at += 1
    stock.rest_into(s.lowland)


# --- sealed choices (SET-16) ---


def _seal_again(s: State, viewer: i64, rng: Rng) -> None:
    """Which of its quests another seat has chosen to keep is nobody's business before all have."""
    seat: i64 = 0
    while seat < s.rules.seats:
        if seat != viewer and s.get(seat, CHOSEN) != NOT_CHOSEN:
            nth: i64 = rng.below(s.get(seat, HELD))
            quest: i64 = 0
            while True:
                if s.holds_quest(seat, quest):
                    if nth == 0:
                        break
                    nth -= 1
                quest += 1
            s.put(seat, CHOSEN, quest)
        seat += 1
