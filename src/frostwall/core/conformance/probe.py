"""What the conformance suite works on: one position of a random game, the tally of a whole run, and how it fails.

Nothing here checks; the promises themselves are in rules.py and secrecy.py.
"""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Generic, NoReturn

from frostwall.core.game import Game, S
from frostwall.core.kinds import BAG, NAMES, SEATS, Arg, Kind, Kinds, list_names
from frostwall.core.knowledge import Knowledge
from frostwall.core.record import Record
from frostwall.core.types import CHANCE, SPECTATOR, Event, Json, Move, Seat


class CheckFailure(AssertionError):
    """A promise that does not hold. The text ends with the record so far: it is a whole bug report."""

    def __init__(self, promise: str, detail: str, record: Record | None = None) -> None:
        shown = f"\n\n{record.write()}" if record is not None else ""
        super().__init__(f"{promise}: {detail}{shown}")
        self.promise = promise
        self.detail = detail
        self.record = record


@dataclass
class Seen:
    """How often something was looked at, and how often it did what it is there for."""

    samples: int = 0
    hits: int = 0


@dataclass
class Tally:
    """What a run has met. `check_game` returns it; some promises are judged on it as a whole."""

    games: int = 0
    plies: int = 0
    probes: int = 0
    kinds: Counter[str] = field(default_factory=Counter)  # moves made, by kind
    probed: Counter[str] = field(
        default_factory=Counter
    )  # positions probed, by the kind of move made there (+: several actors)
    view_bytes: int = 0  # of the largest view
    unlisted: int = 0  # legal moves made that legal_moves does not list
    twins: int = 0  # pairs of positions that differ only in what a viewer cannot know
    sealed: int = 0  # simultaneous choices made in several orders
    zones: dict[str, Seen] = field(
        default_factory=dict
    )  # hidden zones: how often re-dealt, how often differently
    reveals: dict[tuple[str, str], Seen] = field(
        default_factory=dict
    )  # (kind, event): flagged, really revealing

    def summary(self) -> str:
        """What was tried, in one line."""
        varied = sum(1 for seen in self.zones.values() if seen.hits)
        return (
            f"{self.games} games, {self.plies} plies, {self.probes} probes, {len(self.kinds)} kinds, "
            f"{self.unlisted} unlisted moves, {self.sealed} sealed choices, {self.twins} twins, "
            f"{varied} of {len(self.zones)} hidden zones vary, largest view {self.view_bytes} bytes"
        )


@dataclass
class Position(Generic[S]):
    """A position reached by a random game. Checks work on clones; `state` must be as they found it."""

    game: Game[S]
    state: S
    record: Record  # up to here
    rng: Random
    tally: Tally
    known: dict[Seat, Knowledge]
    played: Move  # the move that was made here, and by whom
    mover: Seat

    @property
    def seats(self) -> list[Seat]:
        return list(range(self.record.header.seats))

    @property
    def viewers(self) -> list[Seat]:
        return [*self.seats, SPECTATOR]

    def actors(self) -> list[Seat]:
        return self.game.actors(self.state)

    def options(self, seat: Seat) -> list[Move]:
        """What this seat, or nature, can do here."""
        if seat == CHANCE:
            return [move for move, _ in self.game.chance(self.state)]
        return self.game.legal_moves(self.state, seat)

    def sample(self, moves: list[Move], n: int) -> list[Move]:
        """At most n of the moves; the one that was made in the game is always among them."""
        if len(moves) <= n:
            return moves
        chosen = self.rng.sample(moves, n)
        if self.played in moves and self.played not in chosen:
            chosen[0] = self.played
        return chosen

    def text(self, move: Move) -> str:
        return self.game.text(move) if self.game.kinds.well_formed(move) else f"move {move}"

    def fail(self, promise: str, detail: str) -> NoReturn:
        raise CheckFailure(promise, detail, self.record)

    def expect(self, holds: bool, promise: str, detail: str) -> None:
        if not holds:
            self.fail(promise, detail)


def played_out(game: Game[S], s: S, seat: Seat, move: Move) -> tuple[S, list[Event]]:
    """What the move would lead to; the state itself stays."""
    after = s.clone()
    events: list[Event] = []
    game.apply(after, seat, move, events)
    return after, events


def frozen(game: Game[S], s: S) -> str:
    """The whole state as one comparable text."""
    return json.dumps(game.dump(s), sort_keys=True)


def documents(value: object) -> list[Json]:
    """A list inside a view."""
    return value if isinstance(value, list) else []


def leaves(value: object, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], object]]:
    """Every single value of a document with its path."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*path, str(key)))
    elif isinstance(value, (list, tuple)):
        for at, inner in enumerate(value):
            yield from leaves(inner, (*path, str(at)))
    else:
        yield path, value


def differing(a: object, b: object) -> dict[tuple[str, ...], tuple[object, object]]:
    """The leaves in which two documents differ; a missing one is None."""
    first, second = dict(leaves(a)), dict(leaves(b))
    found: dict[tuple[str, ...], tuple[object, object]] = {}
    for path in sorted(first.keys() | second.keys()):
        pair = (first.get(path), second.get(path))
        if pair[0] != pair[1] or (path in first) != (path in second):
            found[path] = pair
    return found


def first_difference(a: object, b: object) -> str:
    for path, (here, there) in differing(a, b).items():
        return f"{'/'.join(path)}: {here!r} against {there!r}"
    return "no difference"


def shows(event: Event, viewer: Seat) -> bool:
    """Does this event show hidden information to this viewer? Then two worlds may differ from here on."""
    return event.reveals and (event.only is None or viewer in event.only)


def unrevealed(events: list[Event], viewer: Seat) -> list[Json]:
    """What the viewer is told, up to the first event that shows it something hidden."""
    found: list[Json] = []
    for event in events:
        if shows(event, viewer):
            break
        found.append(event.for_viewer(viewer).to_json())
    return found


def reveals(events: list[Event]) -> bool:
    return any(event.reveals for event in events)


# --- moves that are well-formed, legal or not -------------------------------------------------------


def random_value(arg: Arg, rng: Random) -> int:
    if arg.form == BAG:
        counts = [0] * 5
        for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 4))):
            counts[rng.randrange(len(arg.names))] += 1
        return sum(n << (5 * lane) for lane, n in enumerate(counts))
    if arg.form == SEATS:
        return rng.choice((0, rng.randrange(64)))
    if arg.form == NAMES:
        return list_names(sorted(rng.randrange(len(arg.names)) for _ in range(rng.randrange(4))))
    return rng.choice([rng.randint(0, arg.most), *arg.words.values()])


def random_of(kind: Kind, rng: Random) -> Move:
    return kind.make([random_value(arg, rng) for arg in kind.args])


def mutated(kinds: Kinds, move: Move, rng: Random) -> Move:
    """The move with one argument changed."""
    kind = kinds.kind(move)
    if not kind.args:
        return random_of(rng.choice(list(kinds.by_code.values())), rng)
    values = [arg.value(move) for arg in kind.args]
    at = rng.randrange(len(values))
    arg = kind.args[at]
    nearby = values[at] + rng.choice((-1, 1))
    is_number = arg.form not in (BAG, SEATS, NAMES)
    values[at] = nearby if is_number and 0 <= nearby <= arg.most else random_value(arg, rng)
    return kind.make(values)
