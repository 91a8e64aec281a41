"""A game at the terminal: a session with one person, bots in the other seats, and the file it is saved in.

Not here: anything a person reads or types. A bot's generator is derived from the seed, its seat and the line it writes,
so a resumed game goes on exactly as it would have gone on.
"""

import os
import tempfile
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from frostwall.core.drive import Bot, Clock, Reminder, Streams, ask, remembering, setup_rng, start_record
from frostwall.core.game import Game
from frostwall.core.record import Record, RecordError, Step
from frostwall.core.session import Draft, Session
from frostwall.core.types import CHANCE, Event, Move, Refusal, Seat, Setup
from frostwall.folders import data_folder

PERSON: Final = "you"  # a record's name for the seat of the person
MAX_FILE: Final = 20_000_000


@dataclass(frozen=True)
class Happened:
    """One event as the person may know it, with the line that brought it."""

    seq: int
    event: Event


class TerminalSession(Session[Any]):
    """A game that a person plays against bots. It is saved after every move."""

    gives_hints: bool = True
    greeting: str = ""  # said at the beginning, in place of a welcome to the game

    def __init__(
        self, game: Game[Any], record: Record, person: Seat, bots: Mapping[Seat, Bot[Any]], file: Path | None
    ) -> None:
        if record.header.seed is None:
            raise ValueError("a game at the terminal draws its chance from a seed")
        self.person = person
        self.bots = dict(bots)
        setup = record.header.to_setup()
        minds = {seat: remembering(bot) for seat, bot in bots.items()}
        self.reminders = {
            seat: Reminder(mind, seat, setup) for seat, mind in minds.items() if mind is not None
        }
        self.file = file
        self.seats = record.header.seats
        self.happened: list[Happened] = []
        self.save_problem: OSError | None = None
        super().__init__(game, record, record.header.seed, record.header.words or [])

    @classmethod
    def start(
        cls,
        game: Game[Any],
        setup: Setup,
        seed: str,
        person: Seat,
        bots: Mapping[Seat, Bot[Any]],
        file: Path | None,
    ) -> "TerminalSession":
        names = [bots[seat].name if seat in bots else PERSON for seat in range(setup.seats)]
        session = cls(game, start_record(game, setup, Streams(seed), names), person, bots, file)
        session.save()
        return session

    def _fold(self) -> list[Step]:
        done = super()._fold()
        self.happened = self._seen(self.standing)
        return done

    def _seen(self, steps: Sequence[Step]) -> list[Happened]:
        return [
            Happened(step.line.seq, event.for_viewer(self.person)) for step in steps for event in step.events
        ]

    # --- who is to move ---

    def view(self) -> dict[str, Any]:
        return self.game.view(self.state, self.person)

    def actor(self) -> Seat | None:
        """Who moves next; None when the game is over."""
        actors = self.actors()
        return actors[0] if actors else None

    def before_this_turn(self, answers: Container[str] = ()) -> int:
        """The line that closed the person's last turn: what came after it is news. Moves of the kinds `answers` are
        made in other people's turns and do not count."""
        standing = [step.line for step in self.standing]
        lines = [line for line in standing if line.text.split(" ")[0] not in answers]
        at = len(lines)
        while at and lines[at - 1].seat in (self.person, CHANCE):
            at -= 1
        while at and lines[at - 1].seat != self.person:
            at -= 1
        return lines[at - 1].seq if at else 0

    # --- moves ---

    def judge(self, text: str) -> Move | Refusal:
        return self.game.judge(self.state, self.person, text)

    def make(self, move: Move) -> list[Happened]:
        """A legal move of the person."""
        return self._play(self.draft_move(self.person, move))

    def advance(self) -> list[Happened]:
        """The next move of nature or a bot."""
        seat = self.actor()
        if seat is None or seat == self.person:
            return []
        if seat == CHANCE:
            return self._play(self.draft_chance(most=1))
        bot = self.bots[seat]
        rng = setup_rng(self.seed, ["bot", str(seat), str(self.last + 1)])
        if seat in self.reminders:
            self.reminders[seat].tell(self.history(seat))
        move = ask(
            self.game, self.state, seat, bot, self.known_to(seat), Clock(rng, getattr(bot, "budget", None))
        )
        return self._play(self.draft_move(seat, move))

    def _play(self, draft: Draft[Any]) -> list[Happened]:
        new = self._seen(draft.steps)
        self.take(draft)
        self.happened += new
        self.save()
        return new

    def undo(self) -> str:
        """Take back the person's last move and return its text; RecordError where that is not allowed."""
        to = self.before_last_move(self.person)
        if to is None:
            raise RecordError("undo_refused", {"to": 0, "floor": self.last})
        text = next(step.line.text for step in reversed(self.standing) if step.line.seat == self.person)
        self.take(self.draft_undo(self.person, to))
        self.save()
        return text

    def may_undo(self) -> bool:
        return self.undo_target(self.person) is not None

    # --- files ---

    def save(self) -> None:
        """Autosave. A full or read-only disk does not stop the game; the problem is kept to be told."""
        if self.file is None:
            return
        try:
            write_file(self.file, self.record.write())
            self.save_problem = None
        except OSError as problem:
            self.save_problem = problem


def write_file(path: Path, text: str) -> None:
    """Write all of it or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read_file(path: Path) -> Record:
    """The record in a file: OSError or RecordError, nothing else."""
    with path.open("rb") as file:
        data = file.read(MAX_FILE + 1)
    if len(data) > MAX_FILE:
        raise RecordError("too_large", {"lines": MAX_FILE})
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise RecordError("not_a_record", line=1) from problem
    return Record.read(text)


def games_folder() -> Path:
    """Where games are saved by themselves."""
    return data_folder() / "games"


def latest(folder: Path, game: str) -> Path | None:
    """The autosaved game that was played last."""
    files = sorted(folder.glob(f"{game}-*.rec"), key=lambda path: path.stat().st_mtime)
    return files[-1] if files else None
