"""Carrying out what cards do in reaction to an event (EFF-56, AMB-69): one person after the other, in the order each
chooses. Which cards react is written down in triggers.py."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.chapters import supply
from frostwall.games.silverfrost.engine.decision import Decision, Frame
from frostwall.games.silverfrost.engine.effects import run, triggers
from frostwall.games.silverfrost.engine.effects.source import source_of
from frostwall.games.silverfrost.engine.frames import ORDER, TRIGGERS
from frostwall.games.silverfrost.engine.state import NOTHING, State


class Reactions(Frame):
    """The next person's reactions, one after the other; a: start in `triggers`."""

    def __init__(self) -> None:
        super().__init__(TRIGGERS, "triggers", words=(words.TRIGGERS,))

    def settle(self, s: State, events: list[Event] | None) -> bool:
        start: i64 = s.word(0)
        if len(s.triggers) <= start:
            s.pop()
            return True
        who: i64 = _next_person(s, start)
        only: i64 = -1
        count: i64 = 0
        at: i64 = start
        while at < len(s.triggers):
            if triggers.entry_person(s.triggers[at]) == who:
                only = at
                count += 1
            at += 1
        if count > 1:
            s.push(ORDER, who, start)
        else:
            _start(s, only, events)
        return True


def _next_person(s: State, start: i64) -> i64:
    """The active person first, then clockwise."""
    turn: i64 = 0
    while turn < s.rules.people:
        who: i64 = (s.active + turn) % s.rules.people
        at: i64 = start
        while at < len(s.triggers):
            if triggers.entry_person(s.triggers[at]) == who:
                return who
            at += 1
        turn += 1
    return 0


def _start(s: State, at: i64, events: list[Event] | None) -> None:
    entry: i64 = s.triggers[at]
    triggers.remove(s, at)
    who: i64 = triggers.entry_person(entry)
    slot: i64 = triggers.entry_slot(entry)
    if s.card_at(who, slot) == NOTHING:
        return
    effect: i64 = triggers.entry_effect(entry)
    row: i64 = triggers.effect_row(s, who, slot, effect)
    if events is not None:
        args: Json = {"card": s.deck.card_names[s.card_at(who, slot)], "slot": int(slot)}
        supply.tell(events, s, "react", who, args, "CARD-S6")
    run.begin(s, who, source_of(who, slot), effect, row, triggers.entry_context(entry))


class Order(Decision):
    """Which reaction comes next; a: start in `triggers`."""

    def __init__(self) -> None:
        super().__init__(ORDER, "order", "CARD-S6", (words.TRIGGERS,), (TRIGGERS,))

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        at: i64 = s.word(0)
        while at < len(s.triggers):
            entry: i64 = s.triggers[at]
            if triggers.entry_person(entry) == who and not self._listed_before(s, at):
                moves.add(kinds.two(kinds.ORDER, triggers.entry_slot(entry), triggers.entry_effect(entry)))
            at += 1

    def _listed_before(self, s: State, at: i64) -> bool:
        """Two reactions of one card's effect in one list count once."""
        i: i64 = s.word(0)
        while i < at:
            if s.triggers[i] & 0xFFFFFF == s.triggers[at] & 0xFFFFFF:
                return True
            i += 1
        return False

    def why_not(self, s: State, who: i64, m: i64, kind: i64) -> Refusal:
        """AMB-84: which cards react was found out once, before the first of them did."""
        if kind == kinds.ORDER:
            return Refusal("NOT_OFFERED", "CARD-S6", {"decision": self.name})
        return self.not_offered(kind)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        at: i64 = s.word(0)
        wanted: i64 = triggers.entry(who, kinds.first(m), kinds.second(m), 0)
        s.pop()
        while s.triggers[at] & 0xFFFFFF != wanted:
            at += 1
        _start(s, at, events)


FRAMES: Final[list[Frame]] = [Reactions(), Order()]
