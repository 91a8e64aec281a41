"""What one line of a record did when it was folded, and how it reads to a viewer."""

from dataclasses import dataclass

from frostwall.core.game import Game, S
from frostwall.core.record.text import HIDDEN, Line
from frostwall.core.types import Event, Move, Seat


@dataclass(frozen=True)
class Step:
    """What one line did when it was folded. `actors` are those before it; `move` is None for an undo."""

    line: Line
    move: Move | None
    events: list[Event]
    actors: list[Seat]
    sealed: bool
    ends: bool  # the game is over with it
    reveals: bool  # it may have shown something hidden to the seat that made it
    touched: tuple[Seat, ...]  # the other seats whose cards it moved

    @property
    def closes(self) -> bool:
        """Is this the last of the sealed choices, the one that makes all of them take effect?"""
        return self.sealed and self.actors == [self.line.seat]


def make_step(
    game: Game[S], line: Line, move: Move, events: list[Event], actors: list[Seat], ends: bool
) -> Step:
    """What a move did, as a Step."""
    reveals = any(event.reveals for event in events)
    touched = _touched(events, line.seat)
    return Step(line, move, events, actors, game.kinds.kind(move).sealed, ends, reveals, touched)


def _touched(events: list[Event], mover: Seat) -> tuple[Seat, ...]:
    """Whose cards these events moved, besides the mover's: zones such as "hand:2" name their seat."""
    found: set[Seat] = set()
    for event in events:
        if event.args.get("count"):
            for zone in (event.args.get("source"), event.args.get("target")):
                parts = zone.split(":") if isinstance(zone, str) else []
                if len(parts) > 1 and parts[1].isdigit():
                    found.add(int(parts[1]))
    return tuple(sorted(found - {mover}))


def masked_line(game: Game[S], step: Step, viewer: Seat, is_open: bool) -> Line:
    """The line as a viewer may read it while the game runs; a sealed choice that is not open is `?` to others."""
    line = step.line
    text = line.text
    if step.sealed and line.seat != viewer and not is_open:
        text = HIDDEN
    elif step.move is not None:
        text = game.kinds.text(step.move, game.kinds.hidden_args(step.move, line.seat, viewer))
    return Line(line.seq, line.seat, text, line.notes)
