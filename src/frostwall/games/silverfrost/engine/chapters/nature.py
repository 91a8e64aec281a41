"""Chance (EFF-53): what nature may deal next, and what follows from what it deals. A card is decided when it is drawn,
from a bag without order; what was put under a pile keeps its order there."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from frostwall.core.rng import Rng
from frostwall.core.types import Event, Json
from frostwall.games.silverfrost.engine import kinds
from frostwall.games.silverfrost.engine.chapters import giants, quests, snow, supply, valley
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.effects import answers, answers_listed, cards, city
from frostwall.games.silverfrost.engine.effects.measure import source_owner, source_slot
from frostwall.games.silverfrost.engine.frames import (
    CLAW_ACTION,
    CLAW_CARD,
    CLAW_DRAW,
    CLAW_PLAN,
    CLAW_STACK,
    DRAWING,
    FILLING,
    GIANTS,
    HIGHLAND,
    IN_SETUP,
    KEEP,
    LOOKED,
    LOOKING,
    PLAY,
    QUESTS,
    SNOWING,
    TUCKING,
)
from frostwall.games.silverfrost.engine.solo import claw
from frostwall.games.silverfrost.engine.state import HELD, State

# --- frames with nothing left to deal ---


def idle(s: State, events: list[Event] | None) -> bool:
    """Finish the frame on top if nature has nothing to deal; make a new pile where one is needed."""
    frame: i64 = s.frame()
    if frame == DRAWING:
        if supply.draw_is_over(s):
            s.pop()
            return True
        supply.make_pile(s, events)
    elif frame == FILLING:
        if valley.filling_is_over(s):
            s.pop()
            return True
        supply.make_pile(s, events)
    elif frame == GIANTS:
        if giants.rising_is_over(s):
            s.pop()
            return True
        giants.make_pile(s)
    elif frame == SNOWING:
        if s.word(0) <= 0 or supply.in_pile(s.snow_pile) + supply.in_pile(s.snow_gone) == 0:
            s.pop()
            return True
        snow.make_pile(s)
    elif frame == QUESTS:
        if s.word(0) <= 0 or quests.in_stack(s) == 0:
            _quests_drawn(s, events)
            return True
    elif frame == LOOKING:
        return _looking_is_over(s, events)
    elif frame == HIGHLAND:
        if s.word(0) <= 0 or supply.in_pile(s.highland) == 0:
            s.pop()
            return True
    else:
        return _claw_idle(s, frame, events)
    return False


def _claw_idle(s: State, frame: i64, events: list[Event] | None) -> bool:
    if frame == CLAW_PLAN or frame == CLAW_ACTION:
        claw.make_piles(s)
        return False
    if frame == CLAW_STACK:
        return False
    gone: bool = frame == TUCKING and not city.lies_there(s, s.word(1))
    if gone or s.word(0) <= 0 or not supply.can_draw(s):  # CLAW_DRAW, CLAW_CARD, TUCKING
        s.pop()
        return True
    supply.make_pile(s, events)
    return False


def _quests_drawn(s: State, events: list[Event] | None) -> None:
    """SET-16, GUILD-3: then one is kept; as many as may be kept anyway need no question (AMB-14)."""
    who: i64 = s.frame_seat()
    keep: i64 = s.word(1)
    start: i64 = s.word(2)
    s.pop()
    if keep == IN_SETUP or len(s.looked) <= start:
        return
    s.push(KEEP, who, keep, start)
    if len(s.looked) - start <= keep:
        every: i64 = 0
        quest: i64 = 0
        while quest < s.deck.quests:
            at: i64 = start
            while at < len(s.looked):
                if s.looked[at] == s.deck.cards + quest:
                    every |= (quest + 1) << (8 * _length(every))
                at += 1
            quest += 1
        answers.apply_answer(s, who, KEEP, kinds.names(kinds.RETAIN, every), events)


def _length(names: i64) -> i64:
    n: i64 = 0
    while names:
        names >>= 8
        n += 1
    return n


def _looking_is_over(s: State, events: list[Event] | None) -> bool:
    from_deck: bool = s.word(3) == p.DECK_PILE
    more: bool = supply.can_draw(s) if from_deck else supply.in_pile(s.discard) > 0
    if s.word(1) > 0 and more:
        if from_deck:
            supply.make_pile(s, events)
        return False
    who: i64 = s.frame_seat()
    pc: i64 = s.word(0)
    start: i64 = s.word(2)
    s.pop()
    if s.deck.code[pc] == p.DO_PLAY_CARD or s.deck.code[pc + 4] == p.PLAY_ONE:
        s.push(PLAY, who, pc, start)
        return True
    s.push(LOOKED, who, pc, start, 0)
    if answers_listed.looked_to_choose(s, who) == 0:
        s.pop()
        if not cards.dispose(s, who, start, s.deck.code[pc + 6], events):
            s.push(LOOKED, who, pc, start, 1)
    return True


# --- what nature may deal ---


def _bag(s: State, frame: i64) -> vec[i64]:
    """The bag the next one comes from."""
    if frame == GIANTS:
        return s.giant_pile
    if frame == SNOWING:
        return s.snow_pile
    if frame == QUESTS:
        return s.lowland
    if frame == HIGHLAND:
        return s.highland
    if frame == CLAW_PLAN:
        return s.plan_pile
    if frame == CLAW_ACTION:
        return s.action_pile
    if frame == LOOKING and s.word(3) == p.DISCARD_PILE:
        return s.discard
    return s.pile


def _move(s: State, frame: i64, what: i64) -> i64:
    if frame == DRAWING:
        return kinds.two(kinds.DRAW, s.frame_seat(), what)
    if frame == FILLING:
        return kinds.one(kinds.REVEAL, what)
    if frame == GIANTS:
        return kinds.one(kinds.RISE, what)
    if frame == SNOWING:
        return kinds.one(kinds.SNOW, what)
    if frame == QUESTS:
        return kinds.two(kinds.OFFER, s.frame_seat(), what)
    if frame == LOOKING:
        return kinds.two(kinds.LOOK, s.frame_seat(), what)
    if frame == HIGHLAND:
        return kinds.one(kinds.LAY, what)
    if frame == CLAW_PLAN:
        return kinds.one(kinds.PLAN, what)
    if frame == CLAW_ACTION:
        return kinds.one(kinds.ACTION, what)
    if frame == CLAW_DRAW:
        return kinds.one(kinds.HIDE, what)
    if frame == CLAW_CARD:
        return kinds.one(kinds.CLAW_PLAYS, what)
    if frame == TUCKING:
        return kinds.one(kinds.TUCK, what)
    return kinds.one(kinds.CLAW_QUEST, what)


def _tail_head(s: State, frame: i64) -> i64:
    """What lies on top of what was put under an empty pile, or -1."""
    if frame == QUESTS and supply.in_pile(s.lowland) - s.claw_low == 0:
        return s.lowland_tail[0] & 255
    if _bag_is_pile(s, frame) and supply.in_pile(s.pile) == 0:
        return s.pile_tail[0] & 255
    return -1


def _bag_is_pile(s: State, frame: i64) -> bool:
    if frame == LOOKING:
        return s.word(3) == p.DECK_PILE
    return (
        frame == DRAWING or frame == FILLING or frame == CLAW_DRAW or frame == CLAW_CARD or frame == TUCKING
    )


def chance(s: State) -> list[tuple[int, int]]:
    """Outcomes with their weights, ascending."""
    frame: i64 = s.frame()
    if frame == CLAW_STACK:
        return _errands(s)
    head: i64 = _tail_head(s, frame)
    if head >= 0:
        return [(int(_move(s, frame, head)), 1)]
    found: list[tuple[int, int]] = []
    what: i64 = 0
    for n in _bag(s, frame):
        if n:
            found.append((int(_move(s, frame, what)), int(n)))
        what += 1
    return found


def _errands(s: State) -> list[tuple[int, int]]:
    """SOLO-5, SOLO-27: the next quest of Claw's stack is of a level as its rest is mixed, and any unseen one of it."""
    low: i64 = supply.in_pile(s.lowland)
    high: i64 = supply.in_pile(s.highland)
    found: list[tuple[int, int]] = []
    quest: i64 = 0
    while quest < s.deck.quests:
        weight: i64 = s.lowland[quest] * s.claw_low * max(high, 1) + s.highland[quest] * s.claw_high * max(
            low, 1
        )
        if weight:
            found.append((int(_move(s, CLAW_STACK, quest)), int(weight)))
        quest += 1
    return found


def draw(s: State, rng: Rng) -> i64:
    """One outcome by weight: as if drawn from `chance`."""
    frame: i64 = s.frame()
    if frame == CLAW_STACK:
        errands = _errands(s)
        total: i64 = 0
        for _, weight in errands:
            total += weight
        n: i64 = rng.below(total)
        for m, weight in errands:
            if n < weight:
                return m
            n -= weight
    head: i64 = _tail_head(s, frame)
    if head >= 0:
        rng.below(1)
        return _move(s, frame, head)
    bag = _bag(s, frame)
    n = rng.below(supply.in_pile(bag))
    what: i64 = 0
    while n >= bag[what]:
        n -= bag[what]
        what += 1
    return _move(s, frame, what)


# --- what follows ---


def apply(s: State, m: i64, events: list[Event] | None) -> None:
    frame: i64 = s.frame()
    if frame == DRAWING:
        card: i64 = kinds.second(m)
        who: i64 = s.frame_seat()
        supply.take_top(s, card)
        s.add_to_hand(who, card)
        s.set_word(0, s.word(0) - 1)
        if events is not None:
            name = s.deck.card_names[card]
            supply.tell_cards(events, s, "draw", who, {name: 1}, None, f"hand:{who}", "GEN-5", (int(who),))
    elif frame == FILLING:
        valley.reveal(s, kinds.first(m), events)
    elif frame == GIANTS:
        giants.rise(s, kinds.first(m), events)
    elif frame == SNOWING:
        s.set_word(0, s.word(0) - 1)
        snow.fall(s, kinds.first(m), events)
    elif frame == QUESTS:
        _offer(s, kinds.second(m), events)
    elif frame == LOOKING:
        _look(s, kinds.second(m), events)
    elif frame == HIGHLAND:
        quest: i64 = kinds.first(m)
        s.highland[quest] = 0
        s.highland_open = append(s.highland_open, quest)
        s.set_word(0, s.word(0) - 1)
        supply.tell(events, s, "lay_quest", -1, {"quest": s.deck.quest_names[quest]}, "SET-4")
    elif frame == TUCKING:
        _tuck(s, kinds.first(m), events)
    else:
        claw.dealt(s, frame, kinds.first(m), events)


def _offer(s: State, quest: i64, events: list[Event] | None) -> None:
    who: i64 = s.frame_seat()
    if supply.in_pile(s.lowland) - s.claw_low > 0:
        s.lowland[quest] = 0
    else:
        s.lowland_tail, _ = pop(s.lowland_tail, 0)
    s.set_word(0, s.word(0) - 1)
    if s.word(1) == IN_SETUP:
        s.held[who * s.deck.quests + quest] = 1
        s.add(who, HELD, 1)
    else:
        s.looked = append(s.looked, s.deck.cards + quest)
    if events is not None:
        name = s.deck.quest_names[quest]
        target = f"held:{who}" if s.word(1) == IN_SETUP else None
        rule = "SET-16" if s.word(1) == IN_SETUP else "GUILD-3"
        supply.tell_cards(events, s, "draw_quest", who, {name: 1}, None, target, rule, (int(who),))


def _look(s: State, card: i64, events: list[Event] | None) -> None:
    who: i64 = s.frame_seat()
    if s.word(3) == p.DECK_PILE:
        supply.take_top(s, card)
    else:
        s.discard[card] -= 1
    s.looked = append(s.looked, card)
    s.set_word(1, s.word(1) - 1)
    if events is not None:
        name = s.deck.card_names[card]
        source = None if s.word(3) == p.DECK_PILE else "discard"
        supply.tell_cards(events, s, "look", who, {name: 1}, source, None, "GEN-5", (int(who),))


def _tuck(s: State, card: i64, events: list[Event] | None) -> None:
    """EFF-63: from the deck, face down; nobody sees it."""
    source: i64 = s.word(1)
    supply.take_top(s, card)
    s.set_word(0, s.word(0) - 1)
    supply.remember_tucked(s, source_owner(source), source_slot(source), card)
    if events is not None:
        lying = s.card_at(source_owner(source), source_slot(source))
        args: Json = {"card": s.deck.card_names[lying], "count": 1}
        supply.tell(events, s, "tuck_unseen", s.frame_seat(), args, "GEN-5")
