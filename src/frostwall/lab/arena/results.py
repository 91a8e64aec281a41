"""The file of a contest: its first line says what is played, every further one is a game. A contest that was stopped
goes on where the file ends."""

import json
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from frostwall.lab import Mistake
from frostwall.lab.arena.contest import Contest
from frostwall.lab.arena.games import Game

FORMAT: Final = 1


class Results:
    """Use it in a `with`. Games are written as they come, each in a line of its own."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.head = json.dumps({"frostwall arena": FORMAT, **contest.to_json()}, sort_keys=True)
        self._whole = 0  # bytes of whole lines
        self.games: list[Game] = self._read()

    def _read(self) -> list[Game]:
        """The games that are there. A last line that was cut off is dropped; it is played again."""
        try:
            data = self.path.read_bytes()
            text = data[: data.rfind(b"\n") + 1].decode()
        except FileNotFoundError:
            return []
        except (OSError, ValueError) as problem:
            raise self._mistake("cli-cannot-read", problem) from problem
        if not data:
            return []
        lines = text.splitlines()
        if not lines or lines[0] != self.head:
            raise Mistake("cli-arena-other", {"file": str(self.path)})
        try:
            games = [Game.from_json(json.loads(line)) for line in lines[1:]]
        except (ValueError, TypeError) as problem:
            raise Mistake("cli-arena-broken", {"file": str(self.path)}) from problem
        if [game.k for game in games] != list(range(1, len(games) + 1)):
            raise Mistake("cli-arena-broken", {"file": str(self.path)})
        self._whole = len(text.encode())
        return games

    def __enter__(self) -> Self:
        try:
            self._file = self.path.open("a", encoding="utf-8", newline="\n")
            self._file.truncate(self._whole)
            if self._whole == 0:
                self._write(self.head)
        except OSError as problem:
            raise self._mistake("cli-cannot-write", problem) from problem
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _problem: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def add(self, game: Game) -> None:
        self.games.append(game)
        try:
            self._write(json.dumps(game.to_json()))
        except OSError as problem:
            raise self._mistake("cli-cannot-write", problem) from problem

    def _write(self, line: str) -> None:
        self._file.write(line + "\n")
        self._file.flush()

    def _mistake(self, key: str, problem: Exception) -> Mistake:
        reason = getattr(problem, "strerror", None) or str(problem)
        return Mistake(key, {"file": str(self.path), "reason": reason})
