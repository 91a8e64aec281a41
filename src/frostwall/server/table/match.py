"""The game of one table: a session, and what each viewer may see of it.

Not here: who may ask (table), storing (store), waiting, clocks, sockets.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from frostwall.core.game import Game
from frostwall.core.kinds import Unreadable
from frostwall.core.record import Line, Record, Step, masked_line, opened
from frostwall.core.session import Draft, Foreseen, Session
from frostwall.core.types import SPECTATOR, Json, Refusal, Seat

# Events of older lines are folded again when somebody asks for them.
KEPT_EVENTS: Final = 300


class Match(Session[Any]):
    def __init__(self, game: Game[Any], record: Record, seed: str, words: Sequence[str] = ()) -> None:
        self._decisions: dict[Seat, tuple[int, int | None]] = {}  # the last line, and the decision shown then
        super().__init__(game, record, seed, words)

    def _fold(self) -> list[Step]:
        done = super()._fold()
        self._learn()  # before old events are dropped
        self._open: set[int] = opened(done)  # sealed choices that were opened
        self._recent: list[Step] = done[-KEPT_EVENTS:]
        self._drop_events()
        return done

    def _drop_events(self) -> None:
        """Drop the events of old lines: with hundreds of tables they would fill most of the memory."""
        floor = self.last - KEPT_EVENTS
        self.standing = [
            step if step.line.seq > floor or not step.events else replace(step, events=[])
            for step in self.standing
        ]

    def take(self, draft: Draft[Any]) -> None:
        super().take(draft)
        if draft.undoes:
            return
        self._recent += draft.steps
        for at in range(len(self.standing) - len(draft.steps), len(self.standing)):
            if self.standing[at].closes:
                self._open |= self._opened_by(at)
        if len(self._recent) >= 2 * KEPT_EVENTS:
            self._recent = self._recent[-KEPT_EVENTS:]
            self._drop_events()

    def _opened_by(self, closing: int) -> set[int]:
        """The sealed choices that a closing one opens: those since the last closing one, and itself."""
        found = {self.standing[closing].line.seq}
        for at in range(closing - 1, -1, -1):
            step = self.standing[at]
            if step.closes:
                break
            if step.sealed:
                found.add(step.line.seq)
        return found

    def whole_standing(self) -> list[Step]:
        if self.last <= KEPT_EVENTS:
            return self.standing
        kept = {step.line.seq for step in self.standing}
        return [step for step in self.record.steps(self.game) if step.line.seq in kept]

    # --- views ---

    def view(self, viewer: Seat) -> Json:
        view = self.game.view(self.state, viewer)
        self._show(viewer, view)
        return view

    def views(self, viewers: list[Seat]) -> list[Json]:
        """`view` for each of them. They share what is the same: change nothing in them."""
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

    def has_decided(self, seat: Seat, decision: int | None, last: int) -> bool:
        """Has this seat moved since line `last`, or is that decision of its no longer open?"""
        moved = any(line.seat == seat for line in self.record.lines[last:])
        return moved or self.decision_id(seat) != decision

    def asking_seat(self) -> Seat | None:
        """The seat that the open decision belongs to: of an offer, the one that made it."""
        found = self.view(SPECTATOR)["decision"]
        return found["seat"] if isinstance(found, dict) else None

    # --- what a viewer may know ---

    def public_news(self, since: int) -> tuple[list[Json], list[Json]] | None:
        """The lines after `since` and what they did, if everybody may know all of it, even onlookers; else None."""
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

    def news_for(self, viewer: Seat, since: int) -> tuple[list[Json], list[Json]]:
        """The lines after `since`, as `wire.LineShape`, and what they did, as `wire.EventShape`."""
        steps = self._steps(since)
        lines = [self._line(step, viewer) for step in steps]
        return lines, [shape for step in steps for shape in shapes(step, viewer)]

    def _line(self, step: Step, viewer: Seat) -> Json:
        line = masked_line(self.game, step, viewer, step.line.seq in self._open)
        return line_shape(line)

    def _steps(self, since: int) -> list[Step]:
        """What the lines after `since` did, undone ones too."""
        missing = self.last - since - len(self._recent)
        if missing > 0:
            return list(self.record.steps(self.game))[since:]
        return self._recent[len(self._recent) - (self.last - since) :] if since < self.last else []

    def counting(self, since: int) -> set[int]:
        """The lines after `since` that were not taken back."""
        found: set[int] = set()
        for step in reversed(self.standing):
            if step.line.seq <= since:
                break
            found.add(step.line.seq)
        return found

    def masked(self, viewer: Seat, public: bool) -> Record:
        """The whole record as a viewer may read it; `public` once the game has ended."""
        if public:
            return Record(self.record.header, list(self.record.lines))
        return self.record.for_viewer(self.game, viewer)

    # --- asking without moving ---

    def why(self, seat: Seat, text: str | None, fields: Json | None) -> Refusal | str:
        """Why the move is refused; or its notation, if it is legal."""
        if text is None:
            try:
                text = self.game.text(self.game.kinds.from_fields(fields or {}))
            except Unreadable as problem:
                return Refusal("UNKNOWN_TEXT", "", {"reason": problem.reason, "word": problem.word[:40]})
        found = self.game.judge(self.state, seat, text)
        return found if isinstance(found, Refusal) else self.game.text(found)


def shapes(step: Step, viewer: Seat) -> list[Json]:
    """The events of one line as a viewer may know them."""
    seq = step.line.seq
    return [{"seq": seq, **event.for_viewer(viewer).to_json()} for event in step.events]


def line_shape(line: Line) -> Json:
    return {"seq": line.seq, "seat": line.seat, "text": line.text, "notes": dict(line.notes)}


def foreseen_shape(found: Foreseen) -> Json:
    """What moves would do, as the answer to `preview` says it."""
    return {
        "events": [event.to_json() for event in found.events],
        "stopped": found.stopped,
        "dealt": [event.to_json() for event in found.dealt],
        "then": found.then,
        "comes": found.comes,
    }
