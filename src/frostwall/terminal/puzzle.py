"""Puzzles in the terminal: the position is shown by the game's own face, and the first move made is the answer."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from frostwall import puzzles
from frostwall.core.record import RecordError, game_of
from frostwall.core.types import Move, Refusal, Seat
from frostwall.folders import data_folder
from frostwall.games import games
from frostwall.lab.verdict import said
from frostwall.lab.words import wrapped
from frostwall.puzzles import Book, Puzzle
from frostwall.terminal.client import Quit
from frostwall.terminal.face import Player, TerminalFace
from frostwall.terminal.generic import GenericClient
from frostwall.terminal.plain import Plain
from frostwall.terminal.screen import Screen
from frostwall.terminal.session import Happened, TerminalSession, write_file
from frostwall.words import Catalogue

LEAVE: Final = ("q", "quit", "exit")


class Answered(Exception):
    """The person has made a move."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class PuzzleSession(TerminalSession):
    """A position that nobody plays on from: a move is an answer, and nothing is saved or taken back."""

    gives_hints = False  # it would be the answer

    def __init__(self, book: Book, puzzle: Puzzle, greeting: str) -> None:
        self.greeting = greeting
        record = book.record(puzzle)
        record.header.seed = puzzle.id
        super().__init__(game_of(record, games), record, puzzle.seat, {}, None)

    def actor(self) -> Seat | None:
        return self.person

    def make(self, move: Move) -> list[Happened]:
        raise Answered(self.game.text(move))

    def may_undo(self) -> bool:
        return False

    def undo(self) -> str:
        raise RecordError("undo_refused", {"to": 0, "floor": self.last})


class Solved:
    """Which puzzles were solved in this terminal, kept in the person's data folder."""

    def __init__(self, game: str, folder: Path | None = None) -> None:
        self.file = (folder or data_folder()) / f"puzzles-{game}.json"

    def read(self) -> set[str]:
        try:
            return set(json.loads(self.file.read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):  # none yet, or nothing that can be read
            return set()

    def add(self, puzzle: str) -> None:
        write_file(self.file, json.dumps(sorted({*self.read(), puzzle})) + "\n")


class Solving:
    """Asks one puzzle after the other, until the person leaves or there is none left."""

    def __init__(self, game: str, lang: str, display: Screen | Plain) -> None:
        self.book = puzzles.book(game)
        self.lang = lang
        self.display = display
        self.own = Catalogue(lang, "ui")
        self.words = Catalogue(lang, "learn")
        self.themes = Catalogue(lang, f"{game}/learn")
        self.solved = Solved(game)

    def run(self, asked: Sequence[Puzzle]) -> None:
        for puzzle in asked:
            if not self._solve(puzzle):
                return
            if puzzle is not asked[-1] and self._typed("ui-puzzle-next") is None:
                return

    def _solve(self, puzzle: Puzzle) -> bool:
        """Until it is solved or its answer is asked for; False if the person leaves."""
        while True:
            session = PuzzleSession(self.book, puzzle, self._greeting(puzzle))
            face: TerminalFace = games.box(session.game.name).terminal or GenericClient
            player = face(session, self.lang, self.display, True)
            text = self._answer(player)
            if text is None:
                return False
            verdict = puzzles.answer(session, puzzle, text)
            if isinstance(verdict, Refusal):
                raise TypeError("a move that was made is legal")
            told = said(verdict, session.game, session.person, self.lang, player.names, player.named)
            print(f"{told.heading} {told.cost}".rstrip())
            if verdict.right:
                self.solved.add(puzzle.id)
            else:
                typed = self._typed("ui-puzzle-wrong")
                if typed is None:
                    return False
                if not typed:
                    continue
            print(f"{wrapped(told.best, '  ')}\n{wrapped(told.next, '  ')}")
            return True

    def _greeting(self, puzzle: Puzzle) -> str:
        place = self.words.text(
            "learn-puzzle-of", number=self.book.puzzles.index(puzzle) + 1, all=len(self.book.puzzles)
        )
        theme = self.themes.text(f"learn-puzzle-theme-{puzzle.theme}")
        level = self.words.text("learn-puzzle-level", level=puzzle.level)
        return f"{place} · {theme} · {level}. {self.words.text('learn-puzzle-task')}."

    def _answer(self, player: Player) -> str | None:
        """What the person answers; None if they leave."""
        self.display.open()
        try:
            player.run()
        except Answered as answered:
            return answered.text
        except Quit:
            return None
        finally:
            self.display.close()
        return None

    def _typed(self, key: str) -> str | None:
        """What the person types at this prompt; None if they leave."""
        try:
            typed = input(self.own.text(key) + " ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return None
        return None if typed in LEAVE else typed
