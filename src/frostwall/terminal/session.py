"""One table at the terminal: a record that grows, the state it folds to, and the bots in the other seats.

Here: making moves, chance and bots, undo, saving and resuming. Not here: anything a person reads or types.
A bot's generator is derived from the seed, its seat and the line it writes, so a resumed game goes on exactly as it
would have gone on.
"""

import os
import tempfile
from collections.abc import Container, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from frostwall.core.drive import Bot, IllegalMove, Streams, seat_view, setup_rng, start_record
from frostwall.core.game import Game
from frostwall.core.knowledge import Knowledge
from frostwall.core.record import Record, RecordError
from frostwall.core.types import CHANCE, Event, Move, Outcome, Refusal, Seat, Setup
from frostwall.folders import data_folder

PERSON: Final = "you"  # a record's name for the seat of the person
MAX_FILE: Final = 20_000_000


@dataclass(frozen=True)
class Happened:
    """One event as the person may know it, with the line that brought it."""

    seq: int
    event: Event


class Session:
    """A game that a person plays against bots."""

    def __init__(
        self, game: Game[Any], record: Record, person: Seat, bots: Mapping[Seat, Bot[Any]], file: Path | None
    ) -> None:
        if record.header.seed is None:
            raise ValueError("a game at the terminal draws its chance from a seed")
        self.game = game
        self.record = record
        self.person = person
        self.bots = dict(bots)
        self.file = file
        self.seats = record.header.seats
        self.seed = record.header.seed
        self.scene: dict[str, Any] = game.scene(record.header.to_setup())
        self.chance = Streams(self.seed, record.header.words or [])
        self.state: Any = None
        self.known: list[Knowledge] = []
        self.happened: list[Happened] = []
        self.save_problem: OSError | None = None
        record.fold(game)  # refuses what the rules do not allow
        self._rebuild()

    @classmethod
    def start(
        cls,
        game: Game[Any],
        setup: Setup,
        seed: str,
        person: Seat,
        bots: Mapping[Seat, Bot[Any]],
        file: Path | None,
    ) -> "Session":
        names = [bots[seat].name if seat in bots else PERSON for seat in range(setup.seats)]
        table = cls(game, start_record(game, setup, Streams(seed), names), person, bots, file)
        table.save()
        return table

    def _rebuild(self) -> None:
        """Fold the lines that count: state, what each seat knows, and what the person has seen."""
        self.state = self.record.new_game(self.game)
        self.known = [Knowledge(seat) for seat in range(self.seats)]
        self.happened = []
        self.chance.resume(self.record, self.game)
        for line in self.record.effective():
            self._take(line.seq, line.seat, self.game.parse(line.text))

    def _take(self, seq: int, seat: Seat, move: Move) -> list[Happened]:
        events: list[Event] = []
        self.game.apply(self.state, seat, move, events)
        for knowledge in self.known:
            knowledge.fold(events)
        new = [Happened(seq, event.for_viewer(self.person)) for event in events]
        self.happened += new
        return new

    # --- who is to move ---

    def view(self) -> dict[str, Any]:
        return self.game.view(self.state, self.person)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def actor(self) -> Seat | None:
        """Who moves next; None when the game is over."""
        actors = self.game.actors(self.state)
        return actors[0] if actors else None

    def before_this_turn(self, answers: Container[str] = ()) -> int:
        """The line that closed the person's last turn: what came after it is news. Moves of the kinds `answers` are
        made in other people's turns and do not count."""
        lines = [line for line in self.record.effective() if line.text.split(" ")[0] not in answers]
        at = len(lines)
        while at and lines[at - 1].seat in (self.person, CHANCE):
            at -= 1
        while at and lines[at - 1].seat != self.person:
            at -= 1
        return lines[at - 1].seq if at else 0

    # --- moves ---

    def judge(self, text: str) -> Move | Refusal:
        return self.game.judge(self.state, self.person, text)

    def preview(self, move: Move) -> list[Event]:
        """What a legal move would do at once, as the person may know it: tried in a world with the unknown re-dealt."""
        rng = setup_rng(self.seed, ["preview"])
        world = self.game.determinize(self.state, self.person, rng, self.known[self.person])
        events: list[Event] = []
        self.game.apply(world, self.person, move, events)
        return [event.for_viewer(self.person) for event in events]

    def make(self, move: Move) -> list[Happened]:
        """A legal move of the person."""
        return self._append(self.person, move)

    def advance(self) -> list[Happened]:
        """The next move of nature or a bot."""
        seat = self.actor()
        if seat is None or seat == self.person:
            return []
        if seat == CHANCE:
            return self._append(CHANCE, self.chance.draw(self.game, self.state))
        bot = self.bots[seat]
        rng = setup_rng(self.seed, ["bot", str(seat), str(len(self.record.lines) + 1)])
        move = bot.choose(seat_view(self.game, self.state, seat, rng, self.known[seat]), rng)
        refusal = self.game.refusal(self.state, seat, move)
        if refusal is not None:
            text = self.game.text(move) if self.game.kinds.well_formed(move) else str(move)
            raise IllegalMove(bot.name, seat, text, refusal)
        return self._append(seat, move)

    def _append(self, seat: Seat, move: Move) -> list[Happened]:
        line = self.record.append(seat, self.game.text(move))
        new = self._take(line.seq, seat, move)
        self.save()
        return new

    def undo(self) -> str:
        """Take back the person's last move and return its text; RecordError where that is not allowed."""
        lines = self.record.effective()
        own = [at for at, line in enumerate(lines) if line.seat == self.person]
        if not own:
            raise RecordError("undo_refused", {"to": 0, "floor": len(self.record.lines)})
        before = lines[own[-1] - 1].seq if own[-1] else 0
        self.record.undo(self.game, self.person, before)
        self._rebuild()
        self.save()
        return lines[own[-1]].text

    def may_undo(self) -> bool:
        lines = self.record.lines
        if not lines or lines[-1].seat != self.person:  # spares a replay: somebody else has moved
            return False
        return self.record.undo_floor(self.game, self.person) < len(lines)

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
