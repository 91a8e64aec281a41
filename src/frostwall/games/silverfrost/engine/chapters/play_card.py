"""Playing a card (chapter 6): the seven steps from its source into a city. Which plays there are is in plays.py."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.types import Event, Json
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.chapters import plays, prices, snow, supply, valley
from frostwall.games.silverfrost.engine.decision import Frame, Lying
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.deck.tables import MOST_EFFECTS
from frostwall.games.silverfrost.engine.effects import run, triggers
from frostwall.games.silverfrost.engine.effects.measure import BY_CHIMNEY, FROM_VALLEY
from frostwall.games.silverfrost.engine.effects.source import source_of
from frostwall.games.silverfrost.engine.frames import LAND, PAYEE, PLAYED, RUN, SEAT
from frostwall.games.silverfrost.engine.kinds import HAND, VALLEY_SOURCE, goods_count
from frostwall.games.silverfrost.engine.rules import FIRE
from frostwall.games.silverfrost.engine.state import (
    CARDS,
    CHIMNEYS,
    CITY,
    FRESH,
    NOBODY,
    NOTHING,
    SLOTS,
    V_COUNT,
    V_SNOW,
    VALLEY,
    WITH_CHIMNEY,
    State,
)

# --- the seven steps (6.2) ---


def play(s: State, who: i64, m: i64, way: i64, start: i64, events: list[Event] | None) -> None:
    """Steps 1 to 3; the card lands at once, or after the riders of an advantage (EFF-13)."""
    card: i64 = kinds.play_card(m)
    source: i64 = kinds.play_source(m)
    advantage: i64 = kinds.play_advantage(m)
    chimney: i64 = kinds.play_chimney(m)
    context: i64 = (FROM_VALLEY if source == VALLEY_SOURCE else 0) | (BY_CHIMNEY if chimney else 0)
    first: i64 = triggers.open_list(s)
    if source == VALLEY_SOURCE:
        space: i64 = valley.space_of(s, card)
        n: i64 = s.valley[VALLEY * space + V_SNOW]
        if n:  # CARD-S1
            supply.pay(s, who, FIRE, n * snow.clear_cost(s, who), "SNOW-14", events)
            snow.clear_valley(s, who, space, n, "SNOW-15", events)
        valley.take_one(s, space)
        if s.valley[VALLEY * space + V_COUNT] == 0 or s.rules.refill_after_stack:
            valley.mark_played(s, space)
    elif source == HAND:
        s.take_from_hand(who, card)
    else:
        supply.take_looked(s, start, card)
    _pay(s, who, m, card, way, events)
    city: i64 = who if kinds.play_into(m) == 0 else plays.city_in(s, kinds.play_into(m))
    if events is not None:
        _tell_play(s, who, m, city, events)
    if advantage:
        effect: i64 = prices.advantage_index(s, s.card_at(who, advantage))
        row: i64 = s.deck.effects[s.card_at(who, advantage) * MOST_EFFECTS + effect]
        triggers.mark_used(s, who, advantage, effect, row)
        if prices.has_rider(s, s.deck.block[row]):
            s.push(LAND, who, card, context, city, first)
            s.push(RUN, who, s.deck.block[row], source_of(who, advantage), 0, context)
            _ask_payee(s, who, m, card)
            return
    _land(s, who, city, card, context, first, events)
    _ask_payee(s, who, m, card)


def _ask_payee(s: State, who: i64, m: i64, card: i64) -> None:
    """EFF-51: somebody chosen gets what the card cost."""
    if s.deck.pay_cost_to[card] == p.CHOSEN_OTHER and kinds.play_cost(m) and s.rules.people > 2:
        if supply.receiver(s, who, 0) != NOBODY:
            s.push(SEAT, who, PAYEE, kinds.play_cost(m))


def _pay(s: State, who: i64, m: i64, card: i64, way: i64, events: list[Event] | None) -> None:
    """CARD-S3"""
    chimney: i64 = kinds.play_chimney(m)
    if chimney:
        supply.pay(s, who, FIRE, 1, "CHIM-2", events)
        s.add(who, CHIMNEYS, -1)
        s.flags[s.at(who, chimney)] |= WITH_CHIMNEY
        return
    gift: i64 = s.deck.cost_gift[card]
    if gift and way != steps.FREE:  # CARD-6, AMB-34
        supply.give_good(s, who, supply.receiver(s, who, FIRE), FIRE, gift, "CARD-6", events)
        return
    paid: i64 = kinds.play_cost(m)
    to: i64 = s.deck.pay_cost_to[card]
    kind: i64 = 0
    while kind < 4:
        n: i64 = goods_count(paid, kind)
        if (
            n and to != p.SELF and not (to == p.CHOSEN_OTHER and s.rules.people > 2)
        ):  # EFF-51: somebody else gets it
            supply.give_good(s, who, supply.receiver(s, who, kind), kind, n, "CARD-1", events)
        elif n:
            supply.pay(s, who, kind, n, "CARD-S3", events)
        kind += 1


def _tell_play(s: State, who: i64, m: i64, city: i64, events: list[Event]) -> None:
    name = s.deck.card_names[kinds.play_card(m)]
    source = kinds.play_source(m)
    chimney = kinds.play_chimney(m)
    advantage = kinds.play_advantage(m)
    supply.tell_cards(
        events,
        s,
        "play",
        who,
        {name: 1},
        supply.hand_zone(s, who) if source == HAND else None,
        None,
        "CARD-1",
        None,
        {
            "card": name,
            "from": kinds.SOURCES[source],
            "city": int(city),
            "chimney": s.deck.card_names[s.card_at(who, chimney)] if chimney else None,
            "advantage": s.deck.card_names[s.card_at(who, advantage)] if advantage else None,
        },
    )


def _land(
    s: State, who: i64, city: i64, card: i64, context: i64, first: i64, events: list[Event] | None
) -> None:
    """CARD-S4 and S5: into the city, and its effect; then comes what reacts to it."""
    slot: i64 = put_into_city(s, city, card)
    if events is not None:
        args: Json = {"card": s.deck.card_names[card], "slot": int(slot), "city": int(city)}
        supply.tell(events, s, "land", who, args, "CARD-S4")
    s.push(PLAYED, who, card, context, city, first, slot)
    run.begin_all(s, who, city, slot, p.ON_PLAY, context)


class Land(Frame):
    """A card that is paid for comes into a city; a: card, b: context, c: city, d: start of triggers."""

    def __init__(self) -> None:
        super().__init__(LAND, "land", words=(words.CARD, words.CONTEXT, words.PERSON, words.TRIGGERS))

    def settle(self, s: State, events: list[Event] | None) -> bool:
        who: i64 = s.frame_seat()
        card: i64 = s.word(0)
        context: i64 = s.word(1)
        city: i64 = s.word(2)
        first: i64 = s.word(3)
        s.pop()
        _land(s, who, city, card, context, first, events)
        return True


class Played(Frame):
    """CARD-S6: the effect of the card is resolved; now is found out what reacts to the play (AMB-84), and what reacted
    to its costs joins in (EFF-56). a: card, b: context, c: city, d: start of triggers, e: slot."""

    def __init__(self) -> None:
        a_to_e = (words.CARD, words.CONTEXT, words.PERSON, words.TRIGGERS, (0, SLOTS - 1))
        super().__init__(PLAYED, "played", "CARD-S6", words=a_to_e)

    def settle(self, s: State, events: list[Event] | None) -> bool:
        who: i64 = s.frame_seat()
        first: i64 = s.word(3)
        self._collect(s)
        s.pop()
        triggers.close_list(s, who, first)
        return True

    def _collect(self, s: State) -> None:
        triggers.collect_play(s, s.frame_seat(), s.word(2), s.word(4), s.word(0), s.word(1))

    def reading(self, s: State) -> list[int] | None:
        start: i64 = triggers.open_list(s)
        self._collect(s)
        return triggers.take_from(s, start)

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        """A card that left its city again leaves its slot empty."""
        lying: i64 = s.card_at(frame.c, frame.e) if frame.c >= 0 else NOTHING
        return frame.c >= 0 and (lying == frame.a or lying == NOTHING)


def put_into_city(s: State, city: i64, card: i64) -> i64:
    """The slot where it lies now. Claw's city has no limit (SOLO-40), ours has: beyond 62 his cards are discarded."""
    slot: i64 = s.get(city, CITY)
    if slot >= SLOTS:
        supply.discard_card(s, card)
        return 0
    s.lay(city, slot, card, FRESH)
    s.add(city, CITY, 1)
    s.add(city, CARDS, 1)
    return slot


FRAMES: Final[list[Frame]] = [Land(), Played()]
