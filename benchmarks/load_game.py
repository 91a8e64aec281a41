"""A game without rules, for the null table of the load benchmark: it plays one recorded game, whatever is asked."""

from dataclasses import dataclass, field
from typing import Any, Self

from benchmarks.load_world import SEATS, Recording

import frostwall
from frostwall.core.knowledge import Knowledge
from frostwall.core.record import Line, Record, Replay
from frostwall.core.types import CHANCE, Event, Json, Move, Refusal, Seat, Setup


@dataclass
class Place:
    """How many lines of the recording were played. After the last it begins again."""

    ply: int = 0
    turn: int = 0

    def clone(self) -> Self:
        return type(self)(self.ply, self.turn)

    def check(self) -> None:
        pass


@dataclass(frozen=True)
class Then:
    """The recorded game before one of its lines, and what that line did."""

    actors: list[Seat]
    views: list[Json]  # by seat
    move: Move
    events: list[Event] = field(default_factory=list)


class Unruled:
    """What the server asks of a game while it is played, without judging, applying or looking at anything. Notation,
    scene and everything else are the recorded game's own."""

    def __init__(self, recording: Recording) -> None:
        self._game = frostwall.games[recording.game]
        self._texts: dict[Move, str] = {}
        rows = recording.lines_to(len(recording.moments))
        lines = [Line(row.seq, row.seat, row.text, {}) for row in rows]
        replay = Replay(Record(Record.read(recording.header).header, lines), self._game)
        self._course: list[Then] = []
        for line in lines:
            state = replay.state
            actors = self._game.actors(state)
            views = [] if actors == [CHANCE] else self._game.views(state, list(range(SEATS)))
            step = replay.step()
            assert step.move is not None
            self._texts[step.move] = line.text
            self._course.append(Then(actors, views, step.move, step.events))
        # The last decision that is open: what comes after it may be the end.
        while not self._course[-1].views:
            self._course.pop()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def new_game(self, _setup: Setup) -> Place:
        return Place()

    def knowledge(self, _s: Place, viewer: Seat) -> Knowledge:
        return Knowledge(viewer)

    def _then(self, s: Place) -> Then:
        return self._course[s.ply % len(self._course)]

    def actors(self, s: Place) -> list[Seat]:
        return self._then(s).actors

    def judge(self, s: Place, _seat: Seat, _text: str) -> Move:
        return self._then(s).move

    def refusal(self, _s: Place, _seat: Seat, _m: Move) -> Refusal | None:
        return None

    def chance(self, s: Place) -> list[tuple[Move, int]]:
        return [(self._then(s).move, 1)]

    def apply(self, s: Place, _seat: Seat, _m: Move, events: list[Event] | None = None) -> None:
        if events is not None:
            events += self._then(s).events
        s.ply += 1

    def outcome(self, _s: Place) -> None:
        return None

    def view(self, s: Place, viewer: Seat) -> Json:
        return self._then(s).views[viewer]

    def views(self, s: Place, viewers: list[Seat]) -> list[Json]:
        found = self._then(s).views
        return [found[viewer] for viewer in viewers]

    def text(self, m: Move) -> str:
        return self._texts[m]
