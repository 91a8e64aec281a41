"""Planning towards cards: which cards of hand and valley this seat wants, what resources and fire are worth for them,
and what a card in hand is worth keeping.

The potential of a supply is what it can still become: cards it pays for count nearly in full, the next ones the less
the more is missing, the rest at plain prices. A move is judged by how it changes the potential.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core.bits import bit
from frostwall.games.silverfrost.bots.greedy import weights as w
from frostwall.games.silverfrost.bots.greedy.cards import value_of
from frostwall.games.silverfrost.bots.greedy.effects import Tally
from frostwall.games.silverfrost.bots.greedy.outlook import Outlook, zeros
from frostwall.games.silverfrost.engine.chapters import prices, snow
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.effects import measure
from frostwall.games.silverfrost.engine.kinds import goods_count
from frostwall.games.silverfrost.engine.rules import SPACES, SPRING
from frostwall.games.silverfrost.engine.state import CITY, FIRE, NOTHING, V_SNOW, VALLEY, State

_UNKNOWN: Final = -1000000
_MOST_CARDS: Final = 256  # in a set
_NO_VALUES: Final[vec[i64]] = vec[i64]([_UNKNOWN] * _MOST_CARDS)
_WANTED: Final = 9  # so many cards are planned for
_WIDTH: Final = 8
# Words per wanted card: four resources, resources that need not be paid, fire, worth, card.
_LESS: Final = 4
_FIRE: Final = 5
_WORTH: Final = 6
_CARD: Final = 7
_NOT_WANTED: Final = -1


def inserted(values: vec[i64], value: i64) -> vec[i64]:
    """Into a few values that ascend."""
    values = append(values, value)
    at: i64 = len(values) - 1
    while at > 0 and values[at - 1] > value:
        values[at] = values[at - 1]
        at -= 1
    values[at] = value
    return values


class Plan:
    def __init__(self, s: State, who: i64) -> None:
        self.s = s
        self.who = who
        self.o = Outlook(s, who)
        self.values: vec[i64] = _NO_VALUES[: s.deck.cards]  # by card, as far as asked for
        self.worst: vec[i64] = vec[i64]()  # hand cards with what they are worth keeping, once asked for
        self.wanted: vec[i64] = vec[i64]()
        self.size: i64 = 0
        self.chimney_cards: i64 = 0
        self.hope: i64 = 100
        if self.o.season == SPRING:
            self.hope = min(100, 50 * self.o.animals)
        self.ready = False  # are the cards wanted known?
        self._now: i64 = 0

    # --- values ---

    def value(self, card: i64) -> i64:
        """In the city, costs not considered."""
        if self.values[card] == _UNKNOWN:
            self.values[card] = value_of(self.o, card)
        return self.values[card]

    def cost_worth(self, card: i64) -> i64:
        """What its cost is worth at plain prices, never much less than what it would take to get it."""
        deck = self.s.deck
        total: i64 = deck.cost_any[card] * max(20, self.o.price[0])
        kind: i64 = 0
        while kind < 4:
            total += deck.cost[4 * card + kind] * self.o.price[kind]
            kind += 1
        return total + deck.cost_gift[card] * self.o.price[4]

    def desire(self, card: i64) -> i64:
        """What a card in hand is worth beyond any other."""
        s = self.s
        if prices.is_second_copy(s, self.who, card) or s.deck.spaces[card] > self.o.free:
            return 0
        missing: i64 = self._missing(card)
        gain: i64 = self.value(card) - self.cost_worth(card)
        if gain <= 0:
            return 0
        share: i64 = w.MISSING[min(5, missing // 2)] * self.hope // 100
        return gain * share // 200

    def _missing(self, card: i64) -> i64:
        """Resources that this seat lacks for a card."""
        s = self.s
        lack: i64 = 0
        kind: i64 = 0
        while kind < 4:
            few: i64 = s.deck.cost[4 * card + kind] - s.get(self.who, kind)
            if few > 0:
                lack += few
            kind += 1
        if s.deck.creature[card] and self.o.chimneys > 0 and lack > 1:
            return 1
        return lack

    # --- the cards wanted ---

    def now(self) -> i64:
        """The potential as it is. Many decisions never ask for it, so the cards wanted are looked for only then."""
        if not self.ready:
            self.ready = True
            self._want()
            self._now = self.potential(0, 0, 0, 0, 0, NOTHING, 0)
        return self._now

    def _want(self) -> None:
        s = self.s
        found: vec[i64] = vec[i64]()
        base: i64 = self.who * s.deck.cards
        card: i64 = 0
        while card < s.deck.cards:
            if s.hand[base + card]:
                found = inserted(found, self._consider(card, 0))
            card += 1
        space: i64 = 0
        while space < SPACES:
            card = s.valley[VALLEY * space]
            if card != NOTHING:
                found = inserted(found, self._consider(card, s.valley[VALLEY * space + V_SNOW]))
            space += 1
        at: i64 = len(found) - 1
        while at >= 0 and self.size < _WANTED and found[at] != _NOT_WANTED:
            self._note((found[at] >> 8) & 255, found[at] & 255)
            at -= 1

    def _consider(self, card: i64, covered: i64) -> i64:
        """What comes first, the card and the fire it takes, as one number; or _NOT_WANTED."""
        s = self.s
        if s.deck.play_into[card] or s.deck.spaces[card] > self.o.free:
            return _NOT_WANTED
        if prices.is_second_copy(s, self.who, card):
            return _NOT_WANTED
        value: i64 = self.value(card)
        fire: i64 = 0
        if covered:
            fire = snow.clear_cost(s, self.who) * covered
            value += self.o.token * covered
        cost: i64 = self.cost_worth(card) + fire * self.o.price[4]
        if value <= cost or value <= 0:
            return _NOT_WANTED
        order: i64 = (value - cost) * 100 // (150 + cost)
        return (order << 16) + (card << 8) + fire

    def _note(self, card: i64, fire: i64) -> None:
        s = self.s
        o = self.o
        price: i64 = prices.price_of(
            s, self.who, card, steps.NORMAL, prices.NO_MINUS, self._best_advantage(card)
        )
        kind: i64 = 0
        while kind < 4:
            self.wanted = append(self.wanted, goods_count(price, kind))
            kind += 1
        self.wanted = append(self.wanted, price >> 25)
        self.wanted = append(self.wanted, fire + s.deck.cost_gift[card])
        worth: i64 = self.value(card)
        if fire:
            worth += o.token
        self.wanted = append(self.wanted, worth)
        self.wanted = append(self.wanted, card)
        if o.chimneys and prices.may_use_chimney(s, self.who, card) and self._finds_chimney(card):
            self.chimney_cards |= bit(self.size)
        self.size += 1

    def _best_advantage(self, card: i64) -> i64:
        """A slot that makes the card cheaper, or 0."""
        slots: i64 = self.o.advantages
        slot: i64 = 1
        while slots >> slot:
            if (slots >> slot) & 1 and prices.advantage_applies(self.s, self.who, slot, card, 0):
                return slot
            slot += 1
        return 0

    def _finds_chimney(self, card: i64) -> bool:
        slot: i64 = 1
        while slot < self.s.get(self.who, CITY):
            if prices.takes_chimney(self.s, self.who, slot, card):
                return True
            slot += 1
        return False

    # --- the potential ---

    # Long: this is greedy's innermost loop, and its goods stay in local variables.
    # Many paths: each good is compared on its own, for the same reason.
    def potential(
        self, birch: i64, moss: i64, copper: i64, nut: i64, fire: i64, played: i64, chimneys: i64
    ) -> i64:
        """Of what this seat has and these goods on top (or less), once a copy of `played` lies in the city and so
        many chimneys more are used."""
        s = self.s
        o = self.o
        b: i64 = s.get(self.who, 0) + birch
        m: i64 = s.get(self.who, 1) + moss
        c: i64 = s.get(self.who, 2) + copper
        n: i64 = s.get(self.who, 3) + nut
        f: i64 = s.get(self.who, FIRE) + fire
        left: i64 = o.chimneys - chimneys
        space: i64 = o.free
        if played != NOTHING:
            space -= s.deck.spaces[played]
        hopes: i64 = w.HOPES
        wanted = self.wanted
        total: i64 = 0
        i: i64 = 0
        while i < self.size:
            at: i64 = i * _WIDTH
            i += 1
            card: i64 = wanted[at + _CARD]
            if card == played or s.deck.spaces[card] > space:
                continue
            lack: i64 = 0
            few: i64 = wanted[at] - b
            if few > 0:
                lack += few
            few = wanted[at + 1] - m
            if few > 0:
                lack += few
            few = wanted[at + 2] - c
            if few > 0:
                lack += few
            few = wanted[at + 3] - n
            if few > 0:
                lack += few
            lack -= wanted[at + _LESS]
            few = wanted[at + _FIRE] - f
            if few > 0:
                lack = few if lack < 0 else lack + few
            worth: i64 = wanted[at + _WORTH]
            if lack <= 0:
                total += worth * w.ABOUT_TO // 100
            elif left > 0 and f > 0 and (self.chimney_cards >> (i - 1)) & 1:
                total += max(0, worth * w.ABOUT_TO // 100 - w.CHIMNEY[o.season])
                left -= 1
                f -= 1
                space -= s.deck.spaces[card]
                continue
            elif hopes > 0:
                if lack > 5:
                    continue
                hopes -= 1
                total += worth * w.MISSING[lack] * self.hope // 10000
            else:
                continue
            space -= s.deck.spaces[card]
            b = max(0, b - wanted[at])
            m = max(0, m - wanted[at + 1])
            c = max(0, c - wanted[at + 2])
            n = max(0, n - wanted[at + 3])
            f = max(0, f - wanted[at + _FIRE])
        price = o.price
        return total + b * price[0] + m * price[1] + c * price[2] + n * price[3] + o.fire_worth(f)

    def gain(self, birch: i64, moss: i64, copper: i64, nut: i64, fire: i64) -> i64:
        """What goods on top are worth now (or cost, below zero)."""
        before: i64 = self.now()
        return self.potential(birch, moss, copper, nut, fire, NOTHING, 0) - before

    def any_gain(self, birch: i64, moss: i64, copper: i64, nut: i64, fire: i64, n: i64) -> i64:
        """The same with n resources of one's choice, picked one after the other."""
        if n <= 0:
            return self.gain(birch, moss, copper, nut, fire)
        goods = zeros(4)
        goods[0] = birch
        goods[1] = moss
        goods[2] = copper
        goods[3] = nut
        best: i64 = 0
        while n > 0:
            top: i64 = 0
            which: i64 = -1
            kind: i64 = 0
            while kind < 4:
                goods[kind] += 1
                value: i64 = self.gain(goods[0], goods[1], goods[2], goods[3], fire)
                goods[kind] -= 1
                if which < 0 or value > top:
                    top = value
                    which = kind
                kind += 1
            goods[which] += 1
            best = top
            n -= 1
        return best

    def tally_worth(self, t: Tally, less: bool = False) -> i64:
        """What an effect brings now."""
        g = t.goods
        value: i64 = g[5] * w.POINT + self.more_cards(t.cards, less) + t.other
        if g[6] >= 0:
            return value + self.any_gain(g[0], g[1], g[2], g[3], g[4], g[6])
        return value + self.any_loss(g[0], g[1], g[2], g[3], g[4], -g[6])

    def any_loss(self, birch: i64, moss: i64, copper: i64, nut: i64, fire: i64, n: i64) -> i64:
        """As `gain`, when n resources of one's choice are paid on top of it."""
        goods = zeros(4)
        while n > 0:
            top: i64 = 0
            which: i64 = -1
            kind: i64 = 0
            while kind < 4:
                if self.s.get(self.who, kind) + goods[kind] > 0:
                    goods[kind] -= 1
                    value: i64 = self.gain(
                        birch + goods[0], moss + goods[1], copper + goods[2], nut + goods[3], fire
                    )
                    goods[kind] += 1
                    if which < 0 or value > top:
                        top = value
                        which = kind
                kind += 1
            if which >= 0:
                goods[which] -= 1
            n -= 1
        return self.gain(birch + goods[0], moss + goods[1], copper + goods[2], nut + goods[3], fire)

    # --- hand cards ---

    def cheapest(self, n: i64) -> list[int]:
        """The n hand cards least worth keeping, the worst first."""
        if len(self.worst) == 0:
            self.worst = self._by_desire()
        return [self.worst[i] & 255 for i in range(min(n, len(self.worst)))]

    def _by_desire(self) -> vec[i64]:
        s = self.s
        found: vec[i64] = vec[i64]()
        base: i64 = self.who * s.deck.cards
        card: i64 = 0
        while card < s.deck.cards:
            copies: i64 = s.hand[base + card]
            if copies:
                kept: i64 = self.desire(card)
                found = inserted(found, (kept << 8) + card)
                copies -= 1
                kept //= 2
                while copies > 0:
                    found = inserted(found, (kept << 8) + card)
                    copies -= 1
            card += 1
        return found

    def more_cards(self, n: i64, less: bool) -> i64:
        """What n cards more (or fewer) in hand are worth; `less`: an animal is placed for it."""
        animals: i64 = self.o.animals
        if less and animals > 0:
            animals -= 1
        after: i64 = self.o.hand + n
        if after > self.o.hand:
            after = min(after, self.o.hand + self.o.room)
        return self.o.hand_worth(max(0, after), animals) - self.o.hand_worth(self.o.hand, animals)

    def cards_worth(self, cards: list[int], less: bool) -> i64:
        """What it costs to part with these."""
        total: i64 = -self.more_cards(-len(cards), less)
        for card in cards:
            total += self.desire(card)
        return total

    def matches(self, card: i64, wanted: i64) -> bool:
        return measure.card_matches(self.s, card, wanted)
