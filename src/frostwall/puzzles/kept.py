"""The file of what was found so far: its first line says by which search, every further one is a game and its puzzles.
A search that was stopped goes on where the file ends."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Final

from frostwall.core.types import Json
from frostwall.games import games
from frostwall.puzzles.book import Puzzle, packed, unpacked
from frostwall.puzzles.mine import Care

FORMAT: Final = 1

Part = tuple[str, str, list[Puzzle]]  # rules, a record and its puzzles


class OtherGames(Exception):
    """A file that holds something else than the games of this search. It is left as it is."""

    def __init__(self, file: Path) -> None:
        super().__init__(str(file))
        self.file = file


class Kept:
    """What a search with this seed and care has found, or without a seed what was taken from a book: a search may go on
    from there, and then the file is its own."""

    def __init__(self, path: Path, game: str, seed: int | None = None, care: Care | None = None) -> None:
        self.path = path
        book: Json = {"frostwall mine": FORMAT, "game": game, "rules_version": games[game].rules_version}
        search: Json = book if seed is None else {**book, "seed": seed, "care": asdict(care or Care())}
        self.head = json.dumps(search)
        self.parts = self._read((self.head, json.dumps(book)))

    def _read(self, heads: tuple[str, str]) -> list[Part]:
        """The games that are there. A last line that was cut off is dropped; it is played again."""
        if not self.path.exists():
            return []
        data = self.path.read_bytes()
        if not data:
            return []
        try:
            head, *lines = data[: data.rfind(b"\n") + 1].decode().splitlines()
            if head not in heads:
                raise OtherGames(self.path)
            rows = [json.loads(line) for line in lines]
            return [(rules, text, [unpacked(one) for one in puzzles]) for rules, text, puzzles in rows]
        except (ValueError, TypeError, KeyError) as problem:
            raise OtherGames(self.path) from problem

    def write(self) -> None:
        """The whole file anew."""
        part = self.path.with_name(f"{self.path.name}.part")
        lines = [self.head, *map(_line, self.parts)]
        part.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")
        part.replace(self.path)

    def add(self, part: Part) -> None:
        self.parts.append(part)
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(_line(part) + "\n")


def _line(part: Part) -> str:
    rules, text, puzzles = part
    return json.dumps([rules, text, [packed(one) for one in puzzles]])
