"""A game in progress: its record, the state it folds to, what each seat has learnt, and nature's streams.

Every client that lets people play has one. Here: drafts of moves and of an undo, previews, how far a seat may undo. A
draft changes nothing until it is taken, so a client can store it first. Not here: who may ask, where a record is kept,
waiting and clocks, and everything that people read.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Final, Generic

from frostwall.core.drive import History, Streams, setup_rng
from frostwall.core.game import Game, S
from frostwall.core.knowledge import Knowledge
from frostwall.core.record import (
    Line,
    Record,
    Replay,
    Step,
    concerned,
    is_hard,
    make_step,
    undo_floor,
    undo_lines,
)
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, SPECTATOR, Event, Json, Move, Outcome, Refusal, Seat

MOST_UNLEARNT: Final = 300  # steps whose events are kept only because no seat has learnt them yet


@dataclass(frozen=True)
class Draft(Generic[S]):
    """What moves or an undo would add to a game, and the state after them."""

    lines: list[Line]
    steps: list[Step]
    state: S
    counts: dict[str, int]  # of the streams, after it
    undoes: bool = False


@dataclass(frozen=True)
class Foreseen:
    """What moves would do, as far as their seat can know. `stopped` says why no more can be foreseen: chance, reveal,
    decision (of another seat), end; None if the seat itself goes on.

    Where nature then deals cards face down, `dealt` says how many to whom, with all that follows from it, and `then`
    what comes after that; otherwise `dealt` is empty and `then` is `stopped`. `comes` is the phase of the chance that
    nothing is foreseen of."""

    events: list[Event]
    stopped: str | None
    dealt: Sequence[Event] = ()
    then: str | None = None
    comes: str | None = None


class Session(Generic[S]):
    """Made from a record, whose lines are judged; RecordError if the rules do not allow one of them."""

    def __init__(self, game: Game[S], record: Record, seed: str, words: Sequence[str] = ()) -> None:
        self.game = game
        self.record = record
        self.seed = seed
        self.scene: dict[str, Any] = game.scene(record.header.to_setup())
        self.chance = Streams(seed, words)
        self._fold()

    def _fold(self) -> list[Step]:
        """Derive everything from the record. Returns what each line did, undone ones too."""
        replay = Replay(self.record, self.game)
        done = [replay.step() for _ in self.record.lines]
        counting = {line.seq for line in self.record.effective()}
        self.state: S = replay.state
        self.standing: list[Step] = [step for step in done if step.line.seq in counting]
        first = self.game.new_game(self.record.header.to_setup())
        self._known = {seat: self.game.knowledge(first, seat) for seat in range(self.record.header.seats)}
        self._unlearnt = list(self.standing)
        self.chance.resume(self.record, self.game)
        return done

    # --- who is to move ---

    @property
    def last(self) -> int:
        """The number of the record's last line."""
        return len(self.record.lines)

    def actors(self) -> list[Seat]:
        return self.game.actors(self.state)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    # --- what seats have learnt ---

    def known_to(self, seat: Seat) -> Knowledge:
        self._learn()
        return self._known[seat]

    def _learn(self) -> None:
        """Fold the events that wait. Only bots and previews ask for knowledge, so most moves need not pay for it."""
        for step in self._unlearnt:
            for knowledge in self._known.values():
                knowledge.fold(step.events)
        self._unlearnt = []

    def history(self, seat: Seat) -> History:
        """Everything that has happened and stands, as this seat may know it."""
        return [
            (step.line.seq, [event.for_viewer(seat) for event in step.events])
            for step in self.whole_standing()
        ]

    def whole_standing(self) -> list[Step]:
        """The lines that stand, with all their events."""
        return self.standing

    # --- moves ---

    def draft_moves(self, seat: Seat, texts: Sequence[str], by: str | None = None) -> Draft[S] | Refusal:
        """These moves, all or none, and what nature answers. `by` notes in the record who made them for the seat."""
        game = self.game
        state = self.state.clone()
        lines: list[Line] = []
        steps: list[Step] = []
        notes = {} if by is None else {"by": by}
        for n, text in enumerate(texts):
            # Not past a reveal either: if a later move were refused, the seat would have seen something for nothing.
            if n and (game.actors(state) != [seat] or steps[-1].reveals):
                return Refusal("MOVES_TOO_FAR", "", {"moves": n})
            move = game.judge(state, seat, text)
            if isinstance(move, Refusal):
                return move
            self._add(state, lines, steps, seat, move, notes)
        return self._with_chance(state, lines, steps, None)

    def draft_move(self, seat: Seat, move: Move) -> Draft[S]:
        """One legal move, without what nature answers."""
        state = self.state.clone()
        lines: list[Line] = []
        steps: list[Step] = []
        self._add(state, lines, steps, seat, move, {})
        return Draft(lines, steps, state, self.chance.counts)

    def draft_chance(self, most: int | None = None) -> Draft[S]:
        """What nature does now: all of it, or at most so many moves."""
        return self._with_chance(self.state.clone(), [], [], most)

    def _with_chance(self, state: S, lines: list[Line], steps: list[Step], most: int | None) -> Draft[S]:
        # The streams count on only when the draft is taken: until then on a copy.
        before = self.chance.counts
        self.chance.counts = dict(before)
        end = None if most is None else len(lines) + most
        try:
            while len(lines) != end and self.game.actors(state) == [CHANCE]:
                move = self.chance.draw(self.game, state)
                self._add(state, lines, steps, CHANCE, move, {})
            counts = self.chance.counts
        finally:
            self.chance.counts = before
        return Draft(lines, steps, state, counts)

    def _add(
        self,
        state: S,
        lines: list[Line],
        steps: list[Step],
        seat: Seat,
        move: Move,
        notes: Mapping[str, str],
    ) -> None:
        line = Line(self.last + len(lines) + 1, seat, self.game.text(move), notes)
        actors = self.game.actors(state)
        events: list[Event] = []
        self.game.apply(state, seat, move, events)
        ends = self.game.outcome(state) is not None
        lines.append(line)
        steps.append(make_step(self.game, line, move, events, actors, ends))

    def take(self, draft: Draft[S]) -> None:
        """Make the draft part of the game. It must be the last one that was made of this position."""
        self.record.lines += draft.lines
        if draft.undoes:
            self._fold()
            return
        self.state = draft.state
        self.chance.counts = draft.counts
        self.standing += draft.steps
        self._unlearnt += draft.steps
        if len(self._unlearnt) >= MOST_UNLEARNT:
            self._learn()

    # --- undo ---

    def draft_undo(
        self, seat: Seat, to: int, consent: bool = False, asked: Collection[Seat] = ()
    ) -> Draft[S]:
        """Take back everything after line `to`; RecordError where the floor forbids it. Without consent the cards of
        the seats `asked` stay where they are."""
        lines = undo_lines(self.standing, self.last, seat, to, consent, asked)
        state = Record(self.record.header, [*self.record.lines, *lines]).fold(self.game)
        return Draft(lines, [], state, {}, undoes=True)

    def undo_target(self, seat: Seat, asked: Collection[Seat] = ()) -> int | None:
        """The line before the seat's last move, if the seat may go back there alone."""
        if not self.standing or self.standing[-1].ends:
            return None
        last = self.standing[-1]
        if last.line.seat != seat and not last.sealed:
            return None
        floor = undo_floor(self._since_chance(), self.last, seat, asked=asked)
        return self.before_last_move(seat) if floor < self.last else None

    def undo_asks(self, seat: Seat, asked: Collection[Seat]) -> list[Seat]:
        """Whom of the seats `asked` the seat would have to ask to take back the last move of all, its own; empty where
        it need not or cannot."""
        if not self.standing:
            return []
        last = self.standing[-1]
        if last.line.seat != seat or last.sealed or is_hard(last):
            return []
        return [other for other in last.touched if other in asked]

    def concerned(self, seat: Seat, to: int) -> list[Seat]:
        """The other seats whose moves or cards an undo to line `to` would change."""
        return concerned(self.standing, seat, to)

    def _since_chance(self) -> list[Step]:
        """Nature's last line and what came after it: no undo goes further back, and when nature acts no sealed choice
        waits. Looking through the whole game after every move would take longer than the move."""
        for at in range(len(self.standing) - 1, -1, -1):
            if self.standing[at].line.seat == CHANCE:
                return self.standing[at:]
        return self.standing

    def before_last_move(self, seat: Seat) -> int | None:
        for at in range(len(self.standing) - 1, -1, -1):
            if self.standing[at].line.seat == seat:
                return self.standing[at - 1].line.seq if at else 0
        return None

    # --- asking without moving ---

    def preview(self, seat: Seat, texts: Sequence[str]) -> Foreseen | Refusal:
        """What these moves would do. They are tried in a world in which everything the seat cannot know is re-dealt,
        and only as far as the result is the same in all such worlds."""
        rng = setup_rng(self.seed, ["preview"])
        world = self.game.determinize(self.state, seat, rng, self.known_to(seat))
        found: list[Event] = []
        for n, text in enumerate(texts):
            if n and self.game.actors(world) != [seat]:
                stopped = self._what_comes(world, seat)
                return Foreseen(found, stopped, then=stopped)
            move = self.game.judge(world, seat, text)
            if isinstance(move, Refusal):
                return move
            events: list[Event] = []
            self.game.apply(world, seat, move, events)
            for event in events:
                if event.reveals:
                    return Foreseen(found, "reveal", then="reveal")
                found.append(event.for_viewer(seat))
        stopped = self._what_comes(world, seat)
        if stopped != "chance":
            return Foreseen(found, stopped, then=stopped)
        dealt, comes = self._deal(world, seat, rng)
        return Foreseen(
            found, stopped, dealt, self._what_comes(world, seat) if comes is None else "chance", comes
        )

    def _deal(self, world: S, seat: Seat, rng: Rng) -> tuple[list[Event], str | None]:
        """What nature deals face down from here on, each event without what is hidden, and the phase of the first
        other chance: what that brings differs from world to world."""
        found: list[Event] = []
        while self._what_comes(world, seat) == "chance":
            phase = str(self.game.view(world, seat)["phase"])
            moves = self.game.chance(world)
            at = rng.below(sum(weight for _, weight in moves))
            ends = accumulate(weight for _, weight in moves)
            move = next(move for (move, _), end in zip(moves, ends, strict=True) if at < end)
            events: list[Event] = []
            self.game.apply(world, CHANCE, move, events)
            if not events or not events[0].secret:
                return found, phase
            found += [event.for_viewer(SPECTATOR) for event in events]
        return found, None

    def view_after(self, seat: Seat, move: Move) -> Json | None:
        """What the seat would see after this legal move of its own; None where that shows something hidden."""
        rng = setup_rng(self.seed, ["preview"])
        world = self.game.determinize(self.state, seat, rng, self.known_to(seat))
        events: list[Event] = []
        self.game.apply(world, seat, move, events)
        return None if any(event.reveals for event in events) else self.game.view(world, seat)

    def _what_comes(self, world: S, seat: Seat) -> str | None:
        actors = self.game.actors(world)
        if not actors:
            return "end"
        if actors == [CHANCE]:
            return "chance"
        return None if seat in actors else "decision"
