"""Quests (5.7, chapter 9): what they ask, completing them, and drawing new ones."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from frostwall.core.kinds import MOST_NAMES, kind_of, name_at, with_name
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.chapters import supply
from frostwall.games.silverfrost.engine.decision import Chance, Decision, Frame, Lying
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.effects import looking, measure, triggers
from frostwall.games.silverfrost.engine.effects.source import NO_SOURCE
from frostwall.games.silverfrost.engine.frames import (
    ANY_LEVEL,
    AT_GUILD,
    CARDS,
    GIVE,
    GIVE_GOODS,
    GUILD_DRAW,
    IGNORE,
    IN_SETUP,
    KEEP,
    MAY_DECLINE,
    PAY_CARDS,
    QUEST,
    QUESTS,
    SURPLUS,
    SWAP,
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


class Quest(Decision):
    """Which to complete, or to exchange; a: level or ANY_LEVEL, b: flags."""

    def __init__(self) -> None:
        super().__init__(QUEST, "quest", "GUILD-1", ((0, 2), (0, 15)))

    def reading(self, s: State) -> list[int] | None:
        """Of another person's quests only the open ones: the others are secret."""
        if s.frame_seat() == s.active or s.word(1) & SWAP:
            return None
        return [
            quest
            for quest in range(s.deck.quests)
            if s.deck.quest_level[quest] == HIGHLAND
            and can_complete(s, s.frame_seat(), quest, s.word(0), s.word(1) & IGNORE != 0)
        ]

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        flags: i64 = s.word(1)
        deck = s.deck
        quest: i64 = 0
        while quest < deck.quests:
            if not s.holds_quest(who, quest) and (flags & SWAP or deck.quest_level[quest] == LOWLAND):
                pass
            elif flags & SWAP:
                moves.add(kinds.one(kinds.EXCHANGE, quest))
            elif can_complete(s, who, quest, s.word(0), flags & IGNORE != 0):
                moves.add(kinds.one(_kind_of_quest(s, quest), quest))
            quest += 1
        if moves.total == 0:
            moves.add(kinds.NONE)
        elif flags & MAY_DECLINE:  # AMB-13: where declining costs the draw, it is said
            moves.add(kinds.NONE if s.rules.draw_after_decline else kinds.NO)

    def why_not(self, s: State, who: i64, m: i64, kind: i64) -> Refusal:
        if (kind != kinds.QUEST and kind != kinds.LOWLAND) or s.word(1) & SWAP:
            return self.not_offered(kind)
        quest: i64 = kinds.first(m)
        args: Json = {"quest": s.deck.quest_names[quest]}
        level: i64 = s.deck.quest_level[quest]
        if kind != _kind_of_quest(s, quest):
            return Refusal("WRONG_LEVEL", "GUILD-1", args)
        if level == LOWLAND and not s.holds_quest(who, quest):
            return Refusal("NOT_YOUR_QUEST", "QUEST-12", args)
        if level == HIGHLAND and not is_open(s, quest):
            return Refusal("QUEST_NOT_OPEN", "QUEST-12", args)
        if not meets(s, who, quest):
            return Refusal("REQUIREMENTS", "QUEST-2", args)
        return Refusal("WRONG_LEVEL", "QUEST-1", args)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        flags: i64 = s.word(1)
        kind: i64 = kind_of(m)
        s.pop()
        if kind == kinds.NO:
            s.pop()  # AMB-13: no draw for somebody who could have completed one; GUILD_DRAW lies below
            return
        if kind == kinds.NONE:
            return
        quest: i64 = kinds.first(m)
        if flags & SWAP:  # EFF-47: under the stack, and a new one
            put_under(s, who, quest, "GUILD-3", events)
            draw(s, who, 1, 1)
            return
        complete(s, who, quest, "GUILD-1" if flags & AT_GUILD else "QUEST-1", events)
        if flags & IGNORE == 0:
            make_gifts(s, who, quest, events)

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        return frame.b & AT_GUILD == 0 or below.kind == GUILD_DRAW


def _kind_of_quest(s: State, quest: i64) -> i64:
    """The kind of move that completes it."""
    return kinds.QUEST if s.deck.quest_level[quest] == HIGHLAND else kinds.LOWLAND


def put_under(s: State, who: i64, quest: i64, rule: str, events: list[Event] | None) -> None:
    """A lowland quest of one's own goes under the stack."""
    s.held[who * s.deck.quests + quest] = 0
    s.add(who, HELD, -1)
    s.lowland_tail = append(s.lowland_tail, quest + 256 * who)
    if events is not None:
        name = s.deck.quest_names[quest]
        supply.tell_cards(events, s, "return_quest", who, {name: 1}, f"held:{who}", None, rule, (int(who),))


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
    start: i64 = triggers.open_list(s)
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
            give_cards(s, who, supply.receiver(s, who, NOTHING), cards, events)
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


def give_cards(s: State, who: i64, to: i64, n: i64, events: list[Event] | None) -> None:
    """HAND-5: what the receiver cannot take is discarded; the giver picks both (AMB-22). With nobody to receive
    them all are (END-4)."""
    if n <= 0:
        return
    if to == NOBODY:
        s.push(CARDS, who, PAY_CARDS, n, n, -1, 0)
        return
    fit: i64 = min(n, measure.hand_room(s, to))
    supply.tell_full(events, s, to, n - fit, "HAND-5")
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


class GuildDraw(Frame):
    """GUILD-3: draw two and keep one."""

    def __init__(self) -> None:
        super().__init__(GUILD_DRAW, "guild_draw")

    def settle(self, s: State, events: list[Event] | None) -> bool:
        who: i64 = s.frame_seat()
        s.pop()
        draw(s, who, 2, 1)
        return True


class Quests(Chance):
    """Lowland quests; a: how many more, b: how many to keep (IN_SETUP: SET-16), c: start in `looked`."""

    def __init__(self) -> None:
        a_to_c = (words.NUMBER, (IN_SETUP, MOST_NAMES), words.LOOKED)
        super().__init__(QUESTS, "quests", "GUILD-3", a_to_c, looks=2, looks_at_quests=True)

    def settle(self, s: State, events: list[Event] | None) -> bool:
        """SET-16, GUILD-3: then one is kept; as many as may be kept anyway need no question (AMB-14)."""
        if s.word(0) > 0 and in_stack(s) > 0:
            return False
        who: i64 = s.frame_seat()
        keep: i64 = s.word(1)
        start: i64 = s.word(2)
        s.pop()
        if keep == IN_SETUP or len(s.looked) <= start:
            return True
        if len(s.looked) - start <= keep:
            _keep(s, who, start, _all_looked_at(s, start), events)
        else:
            s.push(KEEP, who, keep, start)
        return True

    def bag(self, s: State) -> vec[i64]:
        return s.lowland

    def head(self, s: State) -> i64:
        """Claw's quests are among the unseen ones, but not in the stack."""
        if supply.in_pile(s.lowland) != s.claw_low:
            return -1
        return s.lowland_tail[0] & 255

    def move(self, s: State, what: i64) -> i64:
        return kinds.two(kinds.OFFER, s.frame_seat(), what)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        quest: i64 = kinds.second(m)
        seat: i64 = s.frame_seat()
        in_setup: bool = s.word(1) == IN_SETUP
        if supply.in_pile(s.lowland) - s.claw_low > 0:
            s.lowland[quest] = 0
        else:
            s.lowland_tail, _ = pop(s.lowland_tail, 0)
        s.set_word(0, s.word(0) - 1)
        if in_setup:
            s.held[seat * s.deck.quests + quest] = 1
            s.add(seat, HELD, 1)
        else:
            s.looked = append(s.looked, s.deck.cards + quest)
        if events is not None:
            name = s.deck.quest_names[quest]
            target = f"held:{seat}" if in_setup else None
            rule = "SET-16" if in_setup else "GUILD-3"
            supply.tell_cards(events, s, "draw_quest", seat, {name: 1}, None, target, rule, (int(seat),))

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        return frame.b != IN_SETUP or s.turn == 0


def _all_looked_at(s: State, start: i64) -> i64:
    """The quests looked at, as names in ascending order."""
    found: i64 = 0
    quest: i64 = 0
    while quest < s.deck.quests:
        at: i64 = start
        while at < len(s.looked):
            if s.looked[at] == s.deck.cards + quest:
                found = with_name(found, quest)
            at += 1
        quest += 1
    return found


class Keep(Decision):
    """Of the quests just drawn; a: how many to keep, b: start in `looked`."""

    def __init__(self) -> None:
        super().__init__(KEEP, "keep", "GUILD-3", (words.NAMES, words.LOOKED), looks=1, looks_at_quests=True)

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        looking.list_looked(s, s.word(1), s.deck.cards, s.word(0), kinds.RETAIN, 0, moves)

    def why_not(self, s: State, who: i64, m: i64, kind: i64) -> Refusal:
        if kind != kinds.RETAIN:
            return self.not_offered(kind)
        return Refusal("WRONG_NUMBER", "GUILD-3", {}, {"number": int(s.word(0))})

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        start: i64 = s.word(1)
        s.pop()
        _keep(s, who, start, kinds.names_of(m), events)


def _keep(s: State, who: i64, start: i64, chosen: i64, events: list[Event] | None) -> None:
    """GUILD-3: these stay, the others go under the stack in the order drawn (EFF-62)."""
    at: i64 = start
    kept: dict[str, int] = {}
    while at < len(s.looked):
        quest: i64 = s.looked[at] - s.deck.cards
        if _is_named(chosen, quest):
            s.held[who * s.deck.quests + quest] = 1
            s.add(who, HELD, 1)
            kept[s.deck.quest_names[quest]] = 1
        else:
            s.lowland_tail = append(s.lowland_tail, quest + 256 * who)
        at += 1
    s.looked = s.looked[:start]
    if events is not None:
        supply.tell_cards(events, s, "keep_quests", who, kept, None, f"held:{who}", "GUILD-3", (int(who),))


def _is_named(chosen: i64, name: i64) -> bool:
    i: i64 = 0
    while i < MOST_NAMES and name_at(chosen, i) >= 0:
        if name_at(chosen, i) == name:
            return True
        i += 1
    return False


FRAMES: Final[list[Frame]] = [Quest(), GuildDraw(), Quests(), Keep()]
