"""The step that plays a card (EFF-38), and the choice of a card by it or of those looked at (EFF-34)."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.kinds import kind_of
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Refusal
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.chapters import play_card, plays, supply
from frostwall.games.silverfrost.engine.decision import Decision, Frame, is_answer
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.effects import looking
from frostwall.games.silverfrost.engine.effects.step import Step
from frostwall.games.silverfrost.engine.frames import LOOKING, PLAY
from frostwall.games.silverfrost.engine.state import State


class PlayCard(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        if (s.deck.code[pc + 2] >> 3) & 1:  # the discard pile is face down: its cards are looked at first
            s.push(LOOKING, who, pc, supply.in_pile(s.discard), len(s.looked), steps.DISCARD_PILE)
        else:
            s.push(PLAY, who, pc, -1)

    def possible(self, s: State, pc: i64, who: i64, source: i64, ability: bool) -> bool:
        found = MoveSet()
        _list_plays(s, pc, who, -1, found)
        return found.total > 0

    def is_secret(self, s: State, pc: i64) -> bool:
        return True


# The terms of a PLAY decision stand in a `play_card` or a `look`.


def _sources(s: State, pc: i64) -> i64:
    """As bits of kinds.SOURCES; cards of the discard pile have been looked at."""
    if s.deck.code[pc] == steps.DO_LOOK:
        return 4
    sources: i64 = s.deck.code[pc + 2]
    return sources | 4 if (sources >> 3) & 1 else sources


def _filter(s: State, pc: i64) -> i64:
    return s.deck.code[pc + 3] if s.deck.code[pc] == steps.DO_PLAY_CARD else s.deck.code[pc + 7]


def _way(s: State, pc: i64) -> i64:
    return s.deck.code[pc + 5] if s.deck.code[pc] == steps.DO_PLAY_CARD else s.deck.code[pc + 8]


def _minus(s: State, pc: i64) -> i64:
    return pc + 6 if s.deck.code[pc] == steps.DO_PLAY_CARD else pc + 9


def _may_decline(s: State, pc: i64) -> bool:
    return s.deck.code[pc] == steps.DO_LOOK or s.deck.code[pc + 4] == 1


def _list_plays(s: State, pc: i64, who: i64, start: i64, moves: MoveSet) -> None:
    plays.list_plays(s, who, _sources(s, pc), _filter(s, pc), _way(s, pc), _minus(s, pc), start, moves)


class Play(Decision):
    """a: pc, b: start in `looked`, or -1."""

    def __init__(self) -> None:
        asking = (steps.DO_PLAY_CARD, steps.DO_LOOK)
        super().__init__(
            PLAY, "play", "CARD-11", (words.STEP, words.LOOKED_OR_NONE), asked_by=asking, looks=1
        )

    def reading(self, s: State) -> list[int] | None:
        """What somebody else could play is known to that person alone."""
        return None

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        _list_plays(s, s.word(0), who, s.word(1), moves)
        if _may_decline(s, s.word(0)) or moves.total == 0:
            moves.add(kinds.NONE)

    def takes(self, kind: i64) -> bool:
        return kind == kinds.PLAY or is_answer(kind)

    def why_not(self, s: State, who: i64, m: i64, kind: i64) -> Refusal:
        if kind != kinds.PLAY:
            return self.not_offered(kind)
        pc: i64 = s.word(0)
        problem = plays.refuse_play(
            s, who, m, _sources(s, pc), _filter(s, pc), _way(s, pc), _minus(s, pc), s.word(1)
        )
        return problem or self.not_offered(kind)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        """A card, or none; what was looked at and not played goes where the effect says."""
        pc: i64 = s.word(0)
        start: i64 = s.word(1)
        way: i64 = _way(s, pc)
        s.pop()
        if kind_of(m) == kinds.PLAY:
            play_card.play(s, who, m, way, start, events)
        if start >= 0:
            rest: i64 = s.deck.code[pc + 6] if s.deck.code[pc] == steps.DO_LOOK else steps.REST_DISCARD
            looking.put_away(s, who, pc, start, rest, events)


FRAMES: Final[list[Frame]] = [Play()]
STEPS: Final[list[Step]] = [PlayCard(steps.DO_PLAY_CARD)]
