"""Verifying a record: is every line legal, and do set-up and chance come from the seed the header names?"""

import re
from typing import Final

from frostwall.core.drive.streams import Chance, Fast, Streams, commitment, setup_rng
from frostwall.core.game import Game, S
from frostwall.core.record import Record, RecordError, Replay
from frostwall.core.types import CHANCE, Json, Refusal

_GENERATOR: Final = re.compile(r"sfc32 (-?[0-9]{1,19})")


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
