"""The step that draws, completes or exchanges quests (EFF-47); its decisions are those of the guild."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.types import Event
from frostwall.games.silverfrost.engine.chapters import quests
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.effects import measure
from frostwall.games.silverfrost.engine.effects.step import Step
from frostwall.games.silverfrost.engine.frames import IGNORE, QUEST, SWAP
from frostwall.games.silverfrost.engine.state import HELD, State


class Quest(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        code = s.deck.code
        op: i64 = code[pc + 2]
        if op == steps.QUEST_DRAW:
            quests.draw(s, who, measure.amount(s, code[pc + 3], who, source, s.word(2)), code[pc + 4])
        elif op == steps.QUEST_COMPLETE:
            s.push(QUEST, who, code[pc + 3], IGNORE if code[pc + 4] else 0)
        elif s.get(who, HELD) > 0:
            s.push(QUEST, who, 0, SWAP)

    def reading(self, s: State, pc: i64, who: i64, source: i64) -> list[int] | None:
        if s.deck.code[pc + 2] != steps.QUEST_DRAW:
            return None
        return [measure.amount(s, s.deck.code[pc + 3], who, source, s.word(2))]

    def possible(self, s: State, pc: i64, who: i64, source: i64, ability: bool) -> bool:
        code = s.deck.code
        if code[pc + 2] == steps.QUEST_DRAW:
            return quests.in_stack(s) > 0
        if code[pc + 2] == steps.QUEST_SWAP:
            return s.get(who, HELD) > 0
        return quests.any_completable(s, who, code[pc + 3], code[pc + 4] == 1)

    def is_secret(self, s: State, pc: i64) -> bool:
        return s.deck.code[pc + 2] != steps.QUEST_DRAW


STEPS: Final[list[Step]] = [Quest(steps.DO_QUEST)]
