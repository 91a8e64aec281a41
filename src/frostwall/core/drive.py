"""Playing and verifying a game: the only place that owns randomness.

Here: the chance streams that can be verified (`Streams`) and the fast generator (`Fast`), what a bot is handed
(`SeatView`), `play` and `verify`. Not here: any bot, any loop over many games (lab), any clock or file.
"""

import hashlib
import hmac
import json
import re
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from typing import Final, Generic, Protocol, TypedDict

from frostwall.core.game import Game, S
from frostwall.core.knowledge import Knowledge
from frostwall.core.record import Line, Record, RecordError, Replay
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Json, Move, Refusal, Seat, Setup

_GENERATOR: Final = re.compile(r"sfc32 (-?[0-9]{1,19})")

# --- chance -----------------------------------------------------------------------------------------


def commitment(seed: str) -> str:
    """What is published before a game so that its seed cannot be changed afterwards."""
    return hashlib.sha256(seed.encode()).hexdigest()


def is_day(text: str) -> bool:
    """Is it a date, written as 2026-11-16 and in no other way?"""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def daily_seed(day: str, game: str, rules: str, seats: int, options: Json) -> str:
    """The seed of the game of a day (2026-11-16): known to everybody, and everywhere the same. `options` are those of a
    set-up, which names only what differs from the default."""
    chosen = [f"{key}={json.dumps(options[key])}" for key in sorted(options)]
    return " ".join(["daily", day, game, rules, str(seats), *chosen])


def setup_rng(seed: str, words: Sequence[str] = ()) -> Rng:
    """The generator for `game.setup`."""
    return _rng_of(_digest(seed, [*words, "setup"]))


def bot_rngs(seed: int, seats: int) -> list[Rng]:
    """One generator per seat, so that one bot's thinking does not change another's.

    A generator can be run backwards to its seed, and nature's may come from the same one: hence a hash between.
    """
    digests = [hashlib.sha256(f"{seed}|bot|{seat}".encode()).digest() for seat in range(seats)]
    return [_rng_of(int.from_bytes(digest, "big")) for digest in digests]


def _rng_of(digest: int) -> Rng:
    # 62 bits: what an Rng takes as its seed; the rest is used up by its stream.
    return Rng((digest >> 194) & ((1 << 62) - 1), digest & 0xFFFFFFFF)


def _digest(seed: str, parts: list[str]) -> int:
    return int.from_bytes(hmac.digest(seed.encode(), "|".join(parts).encode(), "sha256"), "big")


def _pick(outcomes: list[tuple[Move, int]], at: int) -> Move:
    """The outcome that covers place `at` when each lies as wide as its weight."""
    for move, weight in outcomes:
        at -= weight
        if at < 0:
            return move
    raise ValueError("the weights do not reach that far")


def stream_of(game: Game[S], move: Move) -> str:
    """The name of the stream a chance move is drawn from."""
    kind = game.kinds.kind(move)
    return kind.stream or kind.name


class ChanceHeader(TypedDict, total=False):
    """The keys of a record's header that say where its chance comes from."""

    commit: str
    seed: str
    words: list[str]
    generator: str


class Chance(Protocol):
    """Who makes nature's moves."""

    def draw(self, game: Game[S], s: S) -> Move: ...

    def header(self) -> ChanceHeader:
        """What a record's header says so that the draws can be repeated."""


class Streams:
    """Chance that can be verified: outcome k (from 0) of a stream is HMAC-SHA256 with the seed as key over
    "words|stream|k", as a number modulo the sum of weights, over `chance()` in ascending order.

    A number at or above the last whole multiple of that sum is rejected and "|1", "|2", ... is tried.
    By hand: printf 'dice|0' | openssl dgst -sha256 -hmac SEED
    """

    def __init__(self, seed: str, words: Sequence[str] = ()) -> None:
        if not seed or any("|" in word for word in words):
            raise ValueError("a seed must not be empty, a word must not contain |")
        if seed != seed.strip() or not seed.isprintable():
            # It could not be read again from a record's header.
            raise ValueError("a seed is one line of printable text, without spaces before or after it")
        self.seed = seed
        self.words: list[str] = list(words)
        self.counts: dict[str, int] = {}

    def draw(self, game: Game[S], s: S) -> Move:
        outcomes = game.chance(s)
        stream = stream_of(game, outcomes[0][0])
        k = self.counts.get(stream, 0)
        self.counts[stream] = k + 1
        total = 0
        for _, weight in outcomes:
            total += weight
        return _pick(outcomes, self._number(stream, k, total))

    def _number(self, stream: str, k: int, total: int) -> int:
        parts = [*self.words, stream, str(k)]
        end = (1 << 256) - (1 << 256) % total
        number = _digest(self.seed, parts)
        retry = 0
        while number >= end:
            retry += 1
            number = _digest(self.seed, [*parts, str(retry)])
        return number % total

    def resume(self, record: Record, game: Game[S]) -> None:
        """Count on where the record stops."""
        self.counts = {}
        for line in record.effective():
            if line.seat == CHANCE:
                stream = stream_of(game, game.parse(line.text))
                self.counts[stream] = self.counts.get(stream, 0) + 1

    def header(self) -> ChanceHeader:
        found: ChanceHeader = {"commit": commitment(self.seed), "seed": self.seed}
        if self.words:
            found["words"] = self.words
        return found


class Fast:
    """Chance for bulk simulation: one sfc32 generator for everything. It says so in the header."""

    def __init__(self, seed: int) -> None:
        if not -(1 << 63) <= seed < 1 << 63:
            raise ValueError("a generator's seed is a whole number of 64 bits")
        self.seed = seed
        self.rng = Rng(seed)

    def draw(self, game: Game[S], s: S) -> Move:
        outcomes = game.chance(s)
        total = 0
        for _, weight in outcomes:
            total += weight
        return _pick(outcomes, self.rng.below(total))

    def header(self) -> ChanceHeader:
        return {"generator": f"sfc32 {self.seed}"}


# --- bots -------------------------------------------------------------------------------------------


class SeatView(Generic[S]):
    """What a bot receives: a world in which everything its seat cannot know is re-dealt, and what it has learnt.

    Made by `seat_view` only, so that no bot ever holds the true state.
    """

    def __init__(self, game: Game[S], seat: Seat, world: S, known: Knowledge) -> None:
        self.game = game
        self.seat = seat
        self.world = world
        self.known = known

    def view(self) -> Json:
        return self.game.view(self.world, self.seat)

    def moves(self) -> list[Move]:
        return self.game.legal_moves(self.world, self.seat)

    def worlds(self, rng: Rng) -> Iterator[S]:
        """Fresh determinizations, as many as are asked for."""
        while True:
            yield self.game.determinize(self.world, self.seat, rng, self.known)


def seat_view(game: Game[S], s: S, seat: Seat, rng: Rng, known: Knowledge) -> SeatView[S]:
    return SeatView(game, seat, game.determinize(s, seat, rng, known), known.clone())


class Bot(Protocol[S]):
    @property
    def name(self) -> str: ...
    def choose(self, view: SeatView[S], rng: Rng) -> Move: ...


class IllegalMove(ValueError):
    """A bot chose a move its seat may not make."""

    def __init__(self, bot: str, seat: Seat, text: str, refusal: Refusal) -> None:
        super().__init__(f"bot {bot} in seat {seat} chose {text}: {refusal}")
        self.bot = bot
        self.seat = seat
        self.text = text
        self.refusal = refusal


class TooLong(Exception):
    """A game did not end within the limit; `record` shows how it got there, if one was kept."""

    def __init__(self, limit: int, record: Record | None) -> None:
        super().__init__(f"the game did not end within {limit} lines")
        self.limit = limit
        self.record = record


# --- playing ----------------------------------------------------------------------------------------


class Result(Generic[S]):
    """A game played to its end. `plies` counts all moves, `decisions` those of seats."""

    def __init__(self, state: S, record: Record | None, plies: int, decisions: int) -> None:
        self.state = state
        self.record = record
        self.plies = plies
        self.decisions = decisions


def play(
    game: Game[S],
    setup: Setup,
    bots: Sequence[Bot[S]],
    chance: Chance,
    rngs: Sequence[Rng],
    record: bool = True,
    on_line: Callable[[Line], None] | None = None,
    limit: int = 100_000,
) -> Result[S]:
    """Play a game between bots, one per seat. Of several actors the first in `actors` is asked first."""
    if len(bots) != setup.seats or len(rngs) != setup.seats:
        raise ValueError("one bot and one generator per seat")
    kept = start_record(game, setup, chance, [bot.name for bot in bots]) if record or on_line else None
    s = game.new_game(setup)
    known = [Knowledge(seat) for seat in range(setup.seats)]
    plies = 0
    decisions = 0
    actors = game.actors(s)
    while actors:
        if plies == limit:
            raise TooLong(limit, kept)
        seat = actors[0]
        if seat == CHANCE:
            move = chance.draw(game, s)
        else:
            move = _ask(game, s, seat, bots[seat], rngs[seat], known[seat])
            decisions += 1
        if kept is not None:
            line = kept.append(seat, game.text(move))
            if on_line is not None:
                on_line(line)
        events: list[Event] = []
        game.apply(s, seat, move, events)
        for knowledge in known:
            knowledge.fold(events)
        plies += 1
        actors = game.actors(s)
    return Result(s, kept if record else None, plies, decisions)


def start_record(game: Game[S], setup: Setup, chance: Chance, names: list[str] | None = None) -> Record:
    """An empty record whose header says where its chance comes from."""
    return Record.start(game, setup, names=names, **chance.header())


def _ask(game: Game[S], s: S, seat: Seat, bot: Bot[S], rng: Rng, known: Knowledge) -> Move:
    move = bot.choose(seat_view(game, s, seat, rng, known), rng)
    refusal = game.refusal(s, seat, move)
    if refusal is not None:
        text = game.text(move) if game.kinds.well_formed(move) else str(move)
        raise IllegalMove(bot.name, seat, text, refusal)
    return move


# --- verifying --------------------------------------------------------------------------------------


class Problem:
    """One thing that is wrong with a record: a code, plain arguments, and the line of the file if it has one.
    `refusal` is the game's, where the game refused the line."""

    def __init__(
        self, code: str, args: Json | None = None, line: int | None = None, refusal: Refusal | None = None
    ) -> None:
        self.code = code
        self.args: Json = args if args is not None else {}
        self.line = line
        self.refusal = refusal

    def to_json(self) -> Json:
        found: Json = {"code": self.code, "args": self.args, "line": self.line}
        if self.refusal is not None:
            found["refusal"] = self.refusal.to_json()
        return found

    def __repr__(self) -> str:
        return f"Problem({self.code}, {self.args}, line={self.line})"


class Report:
    """What `verify` found. None: the header does not say enough to tell."""

    def __init__(self) -> None:
        self.legal = False
        self.finished = False
        self.setup_matches: bool | None = None
        self.chance_matches: bool | None = None
        self.commit_matches: bool | None = None
        self.lines = 0
        self.problems: list[Problem] = []

    @property
    def ok(self) -> bool:
        return not self.problems

    def to_json(self) -> Json:
        return {
            "legal": self.legal,
            "finished": self.finished,
            "setup_matches": self.setup_matches,
            "chance_matches": self.chance_matches,
            "commit_matches": self.commit_matches,
            "lines": self.lines,
            "problems": [problem.to_json() for problem in self.problems],
        }


def verify(record: Record, game: Game[S]) -> Report:
    """Is every line legal, and do set-up and chance come from the seed (or generator) the header names?"""
    report = Report()
    chance = _header_chance(record, report)
    _verify_commit(record, report)
    try:
        replay = Replay(record, game, False)
        _verify_setup(record, game, report)
        line = replay.ahead()
        while line is not None:
            drawn = -1
            if chance is not None and line.seat == CHANCE and game.actors(replay.state) == [CHANCE]:
                drawn = chance.draw(game, replay.state)
            step = replay.step()
            report.lines += 1
            if drawn >= 0 and step.move is not None and drawn != step.move and report.chance_matches:
                # Only the first: after one foreign outcome a generator's later draws mean nothing.
                report.chance_matches = False
                args: Json = {"seq": line.seq, "text": line.text, "drawn": game.text(drawn)}
                report.problems.append(Problem("chance_differs", args, record.file_line(line.seq)))
            line = replay.ahead()
        report.legal = True
        report.finished = game.outcome(replay.state) is not None
    except RecordError as problem:
        report.problems.append(Problem(problem.code, problem.facts, problem.line, problem.refusal))
    if report.finished and record.header.commit is not None and record.header.seed is None:
        report.problems.append(Problem("no_seed"))
    return report


def _header_chance(record: Record, report: Report) -> Chance | None:
    """The chance the header names, or None if it names none."""
    header = record.header
    found: Chance | None = None
    try:
        if header.seed is not None:
            found = Streams(header.seed, header.words or [])
        elif header.generator is not None:
            found = Fast(_generator_seed(header.generator))
    except ValueError:
        report.problems.append(
            Problem("unknown_generator", {"generator": header.generator, "words": header.words})
        )
    if found is not None:
        report.chance_matches = True
    return found


def _generator_seed(generator: str) -> int:
    match = _GENERATOR.fullmatch(generator)
    if match is None:
        raise ValueError(generator)
    return int(match[1])


def _verify_commit(record: Record, report: Report) -> None:
    header = record.header
    if header.commit is not None and header.seed is not None:
        report.commit_matches = commitment(header.seed) == header.commit
        if not report.commit_matches:
            report.problems.append(Problem("commit_differs", {"commit": header.commit}))


def _verify_setup(record: Record, game: Game[S], report: Report) -> None:
    header = record.header
    if header.seed is None:
        return
    rng = setup_rng(header.seed, header.words or [])
    try:
        drawn = game.setup(header.rules, header.seats, rng, **header.options)
    except ValueError as problem:
        report.setup_matches = False
        report.problems.append(Problem("bad_setup", {"reason": str(problem)[:200]}))
        return
    report.setup_matches = Record.start(game, drawn).header.setup == header.setup
    if not report.setup_matches:
        report.problems.append(Problem("setup_differs"))
