"""One game in progress: the record, the state it folds to, what each seat has learnt, and nature's streams.

Here: drafts of moves and of an undo (a draft changes nothing until `take`), views, masked lines and events, previews.
Not here: who may ask (table), storing (store), waiting, clocks, sockets.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from frostwall.core.drive import Streams, setup_rng
from frostwall.core.game import Game
from frostwall.core.kinds import Unreadable
from frostwall.core.knowledge import Knowledge
from frostwall.core.record import (
    Line,
    Record,
    RecordError,
    Replay,
    Step,
    make_step,
    masked_line,
    opened,
    undo_floor,
    undo_lines,
)
from frostwall.core.types import CHANCE, SPECTATOR, Event, Json, Outcome, Refusal, Seat

# Events of older lines are folded anew when somebody asks for them.
KEPT_EVENTS: Final = 300


@dataclass(frozen=True)
class Draft:
    """What a message would add. It holds nothing that is anybody's yet."""

    lines: list[Line]
    steps: list[Step]
    state: Any
    counts: dict[str, int]  # of the streams, after it
    undoes: bool = False


@dataclass(frozen=True)
class Foreseen:
    """What moves would do as far as it can be known. `stopped` says what comes then: chance, reveal, decision, end."""

    events: list[Event]
    stopped: str | None


class Match:
    def __init__(self, game: Game[Any], record: Record, seed: str, words: Sequence[str] = ()) -> None:
        self.game = game
        self.record = record
        self.seed = seed
        self.setup = record.header.to_setup()
        self.scene = game.scene(self.setup)
        self.chance = Streams(seed, words)
        self._decisions: dict[Seat, tuple[int, int | None]] = {}  # the last line, and the decision shown then
        self._fold()

    def _fold(self) -> None:
        """Everything from the record; refuses (RecordError) what the rules do not allow."""
        replay = Replay(self.record, self.game)
        self._known = {seat: Knowledge(seat) for seat in range(self.record.header.seats)}
        done = [replay.step() for _ in self.record.lines]
        self.state: Any = replay.state
        standing = {line.seq for line in self.record.effective()}
        self.standing: list[Step] = [step for step in done if step.line.seq in standing]
        self._unlearnt = list(self.standing)
        self._learn()
        self._open: set[int] = opened(done)
        self._recent: list[Step] = done[-KEPT_EVENTS:]
        self.standing = [self._thin(step, len(done) - KEPT_EVENTS) for step in self.standing]
        self.chance.resume(self.record, self.game)

    @staticmethod
    def _thin(step: Step, floor: int) -> Step:
        return step if step.line.seq > floor or not step.events else replace(step, events=[])

    def known_to(self, seat: Seat) -> Knowledge:
        """What a seat has learnt by now."""
        self._learn()
        return self._known[seat]

    def _learn(self) -> None:
        """Most moves are made at tables where nobody asks for this; it is done when somebody does."""
        for step in self._unlearnt:
            for knowledge in self._known.values():
                knowledge.fold(step.events)
        self._unlearnt = []

    # --- who is to move ---

    @property
    def last(self) -> int:
        return len(self.record.lines)

    def actors(self) -> list[Seat]:
        return self.game.actors(self.state)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def view(self, viewer: Seat) -> Json:
        view = self.game.view(self.state, viewer)
        self._show(viewer, view)
        return view

    def views(self, viewers: list[Seat]) -> list[Json]:
        """`view` for each of them; nothing in them is to be changed: they share what is the same."""
        found = self.game.views(self.state, viewers)
        for viewer, view in zip(viewers, found, strict=True):
            self._show(viewer, view)
        return found

    def _show(self, viewer: Seat, view: Json) -> None:
        shown = view["decision"]
        self._decisions[viewer] = (len(self.record.lines), shown["id"] if isinstance(shown, dict) else None)

    def decision_id(self, seat: Seat) -> int | None:
        """Which decision is open, as this seat sees it."""
        found = self._decisions.get(seat)
        if found is None or found[0] != self.last:
            self.view(seat)
            found = self._decisions[seat]
        return found[1]

    def asking_seat(self) -> Seat | None:
        """Whose matter the open decision is: of an offer, who made it."""
        found = self.view(SPECTATOR)["decision"]
        return found["seat"] if isinstance(found, dict) else None

    # --- drafts ---

    def draft_moves(self, seat: Seat, texts: Sequence[str], by: str | None = None) -> Draft | Refusal:
        """These moves, all or none, and what nature answers."""
        game = self.game
        state = self.state.clone()
        lines: list[Line] = []
        steps: list[Step] = []
        notes = {} if by is None else {"by": by}
        for n, text in enumerate(texts):
            # Not past a reveal either: a later move that is refused would take it back after it was seen.
            if n and (game.actors(state) != [seat] or steps[-1].reveals):
                return Refusal("MOVES_TOO_FAR", "", {"moves": n})
            move = game.judge(state, seat, text)
            if isinstance(move, Refusal):
                return move
            self._add(state, lines, steps, seat, move, notes)
        return self._with_chance(state, lines, steps)

    def draft_begin(self) -> Draft:
        """What nature does before anybody moves."""
        return self._with_chance(self.state.clone(), [], [])

    def _with_chance(self, state: Any, lines: list[Line], steps: list[Step]) -> Draft:
        # The streams count on only when the draft is taken.
        before = dict(self.chance.counts)
        try:
            while self.game.actors(state) == [CHANCE]:
                move = self.chance.draw(self.game, state)
                self._add(state, lines, steps, CHANCE, move, {})
            counts = dict(self.chance.counts)
        finally:
            self.chance.counts = before
        return Draft(lines, steps, state, counts)

    def _add(
        self,
        state: Any,
        lines: list[Line],
        steps: list[Step],
        seat: Seat,
        move: int,
        notes: Mapping[str, str],
    ) -> None:
        line = Line(self.last + len(lines) + 1, seat, self.game.text(move), notes)
        actors = self.game.actors(state)
        events: list[Event] = []
        self.game.apply(state, seat, move, events)
        ends = self.game.outcome(state) is not None
        lines.append(line)
        steps.append(make_step(self.game, line, move, events, actors, ends))

    def draft_undo(self, seat: Seat, to: int, consent: bool = False) -> Draft:
        """RecordError where the floor forbids it."""
        lines = undo_lines(self.standing, self.last, seat, to, consent)
        state = Record(self.record.header, [*self.record.lines, *lines]).fold(self.game)
        return Draft(lines, [], state, {}, undoes=True)

    def take(self, draft: Draft) -> None:
        """The draft is stored: now it is the game."""
        self.record.lines += draft.lines
        if draft.undoes:
            self._fold()
            return
        self.state = draft.state
        self.chance.counts = draft.counts
        for step in draft.steps:
            self._unlearnt.append(step)
            self.standing.append(step)
            self._recent.append(step)
            if step.closes:
                self._open |= self._waiting(step.line.seq)
        if len(self._unlearnt) >= KEPT_EVENTS:
            self._learn()
        if len(self._recent) >= 2 * KEPT_EVENTS:
            self._recent = self._recent[-KEPT_EVENTS:]
            self.standing = [self._thin(step, self.last - KEPT_EVENTS) for step in self.standing]

    def _waiting(self, closing: int) -> set[int]:
        """The sealed choices that a closing one opens: those since the last closing one, and itself."""
        found = {closing}
        for step in reversed(self.standing[:-1]):
            if step.closes:
                break
            if step.sealed:
                found.add(step.line.seq)
        return found

    # --- undo ---

    def undo_target(self, seat: Seat) -> int | None:
        """The line before the own last move, if this seat may go back there alone."""
        if not self.standing or self.standing[-1].ends:
            return None
        last = self.standing[-1]
        if last.line.seat != seat and not last.sealed:
            return None
        floor = undo_floor(self._since_chance(), self.last, seat)
        return self.before_last_move(seat) if floor < self.last else None

    def _since_chance(self) -> list[Step]:
        """The last line of nature and what came after it: no undo goes further back, and when nature acts no sealed
        choice waits. Looking through the whole game with every move would take longer than the move."""
        for at in range(len(self.standing) - 1, -1, -1):
            if self.standing[at].line.seat == CHANCE:
                return self.standing[at:]
        return self.standing

    def before_last_move(self, seat: Seat) -> int | None:
        for at in range(len(self.standing) - 1, -1, -1):
            if self.standing[at].line.seat == seat:
                return self.standing[at - 1].line.seq if at else 0
        return None

    # --- what a viewer may know ---

    def public_news(self, since: int) -> tuple[list[Json], list[Json]] | None:
        """The lines after `since` and what they did, if everybody may know all of it. An onlooker knows least."""
        lines: list[Json] = []
        events: list[Json] = []
        for step in self._steps(since):
            line = step.line
            if step.sealed or (
                step.move is not None and self.game.kinds.hidden_args(step.move, line.seat, SPECTATOR)
            ):
                return None
            lines.append(line_shape(line))
            for event in step.events:
                if event.only is not None:
                    return None
                events.append({"seq": line.seq, **event.to_json()})
        return lines, events

    def lines_for(self, viewer: Seat, since: int) -> list[Json]:
        """The lines after `since`, as `wire.LineShape`."""
        return [self._line(step, viewer) for step in self._steps(since)]

    def events_for(self, viewer: Seat, since: int) -> list[Json]:
        """What they did, as `wire.EventShape`."""
        return [shape for step in self._steps(since) for shape in shapes(step, viewer)]

    def _line(self, step: Step, viewer: Seat) -> Json:
        line = masked_line(self.game, step, viewer, step.line.seq in self._open)
        return line_shape(line)

    def _steps(self, since: int) -> list[Step]:
        """What the lines after `since` did, undone ones too."""
        missing = self.last - since - len(self._recent)
        if missing > 0:
            return list(self.record.steps(self.game))[since:]
        return self._recent[len(self._recent) - (self.last - since) :] if since < self.last else []

    def masked(self, viewer: Seat, public: bool) -> Record:
        """The whole record as a viewer may read it; `public` once the game has ended."""
        if public:
            return Record(self.record.header, list(self.record.lines))
        return self.record.for_viewer(self.game, viewer)

    # --- asking without moving ---

    def why(self, seat: Seat, text: str | None, fields: Json | None) -> Refusal | str:
        """Why not; or, if it may be done, its notation."""
        if text is None:
            try:
                text = self.game.text(self.game.kinds.from_fields(fields or {}))
            except Unreadable as problem:
                return Refusal("UNKNOWN_TEXT", "", {"reason": problem.reason, "word": problem.word[:40]})
        found = self.game.judge(self.state, seat, text)
        return found if isinstance(found, Refusal) else self.game.text(found)

    def preview(self, seat: Seat, texts: Sequence[str]) -> Foreseen | Refusal:
        """Tried in a world in which everything the seat cannot know is re-dealt, and only as far as it is the same in
        all of them."""
        rng = setup_rng(self.seed, ["preview"])
        world = self.game.determinize(self.state, seat, rng, self.known_to(seat))
        found: list[Event] = []
        for n, text in enumerate(texts):
            if n and self.game.actors(world) != [seat]:
                return Foreseen(found, self._what_comes(world, seat))
            move = self.game.judge(world, seat, text)
            if isinstance(move, Refusal):
                return move
            events: list[Event] = []
            self.game.apply(world, seat, move, events)
            for event in events:
                if event.reveals:
                    return Foreseen(found, "reveal")
                found.append(event.for_viewer(seat))
        return Foreseen(found, self._what_comes(world, seat))

    def _what_comes(self, world: Any, seat: Seat) -> str | None:
        actors = self.game.actors(world)
        if not actors:
            return "end"
        if actors == [CHANCE]:
            return "chance"
        return None if seat in actors else "decision"


def shapes(step: Step, viewer: Seat) -> list[Json]:
    """The events of one line as a viewer may know them."""
    seq = step.line.seq
    return [{"seq": seq, **event.for_viewer(viewer).to_json()} for event in step.events]


def line_shape(line: Line) -> Json:
    return {"seq": line.seq, "seat": line.seat, "text": line.text, "notes": dict(line.notes)}


__all__ = ["SPECTATOR", "Draft", "Foreseen", "Match", "RecordError", "line_shape", "shapes"]
