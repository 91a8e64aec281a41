"""Quests (5.7, chapter 9): what they ask, completing them, and drawing new ones."""

from mypy_extensions import i64

from frostwall.core.types import Event, Json
from frostwall.games.silverfrost.engine.chapters import supply
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.effects import measure, triggers
from frostwall.games.silverfrost.engine.effects.measure import NO_SOURCE
from frostwall.games.silverfrost.engine.frames import (
    ANY_LEVEL,
    AT_GUILD,
    CARDS,
    GIVE,
    GIVE_GOODS,
    GUILD_DRAW,
    MAY_DECLINE,
    PAY_CARDS,
    QUEST,
    QUESTS,
    SURPLUS,
)
from frostwall.games.silverfrost.engine.rules import ANY, FIRE, HIGHLAND, LOWLAND
from frostwall.games.silverfrost.engine.state import CITY, DONE, HAND, HELD, NOBODY, NOTHING, State

# --- requirements (QUEST-2..13, EFF-50) ---


def meets(s: State, who: i64, quest: i64) -> bool:
    """All requirements at this very moment, gifts included (QUEST-7)."""
    pc: i64 = s.deck.requirements[quest]
    n: i64 = s.deck.code[pc + 2]
    i: i64 = 0
    while i < n:
        if not _part_met(s, who, s.deck.code[pc + 3 + i]):
            return False
        i += 1
    return True


def _part_met(s: State, who: i64, pc: i64) -> bool:
    code = s.deck.code
    op: i64 = code[pc]
    if op == p.R_MIN:
        return measure.metric(s, code[pc + 2], who, NO_SOURCE) >= code[pc + 3]
    if op == p.R_NAMED:
        return _named(s, who, code[pc + 2], code[pc + 4] == 1 or s.rules.named_differ) >= code[pc + 3]
    if op == p.R_GIVE:
        return _can_give(s, who, pc)
    return measure.holds(s, pc, who, NO_SOURCE, 0)


def _named(s: State, who: i64, wanted: i64, distinct: bool) -> i64:
    """QUEST-10, AMB-33"""
    if not distinct:
        return measure.count_cards(s, who, wanted, NO_SOURCE)
    found: i64 = 0
    slot: i64 = 1
    while slot < s.get(who, CITY):
        if measure.fits(s, who, slot, wanted, NO_SOURCE) and not _again(s, who, slot, wanted):
            found += 1
        slot += 1
    return found


def _again(s: State, who: i64, slot: i64, wanted: i64) -> bool:
    """Does an earlier slot hold a fitting card of the same name?"""
    earlier: i64 = 1
    while earlier < slot:
        same: bool = s.card_at(who, earlier) == s.card_at(who, slot)
        if same and measure.fits(s, who, earlier, wanted, NO_SOURCE):
            return True
        earlier += 1
    return False


def _can_give(s: State, who: i64, pc: i64) -> bool:
    """QUEST-7; AMB-59: Claw meets a gift if he has the amount."""
    code = s.deck.code
    cards: i64 = measure.amount(s, code[pc + 2], who, NO_SOURCE, 0)
    if s.is_claw(who):
        if s.rules.claw_gives != "possess":
            return s.rules.claw_gives == "ignore"
        goods: i64 = 0
        i: i64 = 0
        while i < code[pc + 3]:
            goods += measure.amount(s, code[pc + 5 + 2 * i], who, NO_SOURCE, 0)
            i += 1
        return s.get(who, FIRE) >= goods and supply.in_pile(s.face_down) >= cards
    return s.get(who, HAND) >= cards and measure.can_pay(s, pc + 3, who, NO_SOURCE, 0, 1)


def can_complete(s: State, who: i64, quest: i64, level: i64, ignore: bool) -> bool:
    """QUEST-12: an open highland quest, or a lowland quest of one's own."""
    mine: i64 = s.deck.quest_level[quest]
    if level != ANY_LEVEL and level != mine:
        return False
    if mine == LOWLAND and not s.holds_quest(who, quest):
        return False
    if mine == HIGHLAND and not is_open(s, quest):
        return False
    return ignore or meets(s, who, quest)


def is_open(s: State, quest: i64) -> bool:
    at: i64 = 0
    while at < len(s.highland_open):
        if s.highland_open[at] == quest:
            return True
        at += 1
    return False


def any_completable(s: State, who: i64, level: i64, ignore: bool) -> bool:
    quest: i64 = 0
    while quest < s.deck.quests:
        if can_complete(s, who, quest, level, ignore):
            return True
        quest += 1
    return False


# --- completing (GUILD-1..8) ---


def at_guild(s: State, who: i64) -> None:
    """GUILD-1, GUILD-3: complete one or none, then draw two and keep one. The question is always asked: whether
    somebody could complete a secret quest is nobody's business (AMB-13)."""
    s.push(GUILD_DRAW, who)
    s.push(QUEST, who, ANY_LEVEL, MAY_DECLINE | AT_GUILD)


def complete(s: State, who: i64, quest: i64, rule: str, events: list[Event] | None) -> None:
    """Put it beside the city; gifts it asks for are made at once (QUEST-7)."""
    level: i64 = s.deck.quest_level[quest]
    if level == LOWLAND:
        s.held[who * s.deck.quests + quest] = 0
        s.add(who, HELD, -1)
    else:
        at: i64 = 0
        while at < len(s.highland_open):
            if s.highland_open[at] == quest:
                s.highland_open[at] = NOTHING  # GUILD-8
            at += 1
    s.done[who * s.deck.quests + quest] = 1
    s.add(who, DONE, 1)
    if events is not None:
        args: Json = {
            "quest": s.deck.quest_names[quest],
            "level": "highland" if level == HIGHLAND else "lowland",
            "points": int(s.deck.quest_points[quest]),
        }
        supply.tell(events, s, "complete", who, args, rule)
    start: i64 = triggers.open_list(s, who)
    triggers.collect_quest(s, who, level)
    triggers.close_list(s, who, start)


def make_gifts(s: State, who: i64, quest: i64, events: list[Event] | None) -> None:
    """AMB-32: to the left person, or the next who is still in the game."""
    code = s.deck.code
    pc: i64 = s.deck.requirements[quest]
    i: i64 = 0
    while i < code[pc + 2]:
        part: i64 = code[pc + 3 + i]
        if code[part] == p.R_GIVE:
            cards: i64 = measure.amount(s, code[part + 2], who, NO_SOURCE, 0)
            give_cards(s, who, supply.receiver(s, who, NOTHING), cards)
            k: i64 = 0
            while k < code[part + 3]:
                good: i64 = code[part + 4 + 2 * k]
                n: i64 = measure.amount(s, code[part + 5 + 2 * k], who, NO_SOURCE, 0)
                if good == ANY:
                    supply.ask_goods(s, who, GIVE_GOODS, n, supply.receiver(s, who, 0))
                else:
                    supply.give_good(s, who, supply.receiver(s, who, good), good, n, "QUEST-7", events)
                k += 1
        i += 1


def give_cards(s: State, who: i64, to: i64, n: i64) -> None:
    """HAND-5: what the receiver cannot take is discarded; the giver picks both (AMB-22). With nobody to receive
    them all are (END-4)."""
    if n <= 0:
        return
    if to == NOBODY:
        s.push(CARDS, who, PAY_CARDS, n, n, -1, 0)
        return
    fit: i64 = min(n, measure.hand_room(s, to))
    if n > fit:
        s.push(CARDS, who, SURPLUS, n - fit, n - fit, -1, to)
    if fit > 0:
        s.push(CARDS, who, GIVE, fit, fit, -1, to)


# --- drawing (GUILD-3..5, EFF-62) ---


def in_stack(s: State) -> i64:
    """AMB-14: lowland quests to draw. Claw's lie in his own stack."""
    return supply.in_pile(s.lowland) - s.claw_low + len(s.lowland_tail)


def draw(s: State, who: i64, n: i64, keep: i64) -> None:
    few: i64 = min(n, in_stack(s))
    if few > 0:
        s.push(QUESTS, who, few, keep, len(s.looked))
