"""Reading a data set: its rows as arrays, the position of a row, and whether everything is as it was written."""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from frostwall.core.record import Record, RecordError
from frostwall.core.types import Refused
from frostwall.lab import Mistake, game_for
from frostwall.lab.dataset.make import HEAD, RECORDS, SPEC, parquet
from frostwall.lab.dataset.rows import Rows

Arrays = dict[str, Any]


class BrokenData(Mistake):
    """A data set that is not what it was; the text says which file."""

    def __str__(self) -> str:
        return f"{self.facts['file']} is no whole data set: {self.facts['reason']}."


def _broken(file: Path, reason: str) -> BrokenData:
    return BrokenData("cli-dataset-broken", {"file": str(file), "reason": reason[:200]})


class Dataset:
    """The data set in a directory. BrokenData if there is none, or if one of its files is missing or has another
    checksum; `check=False` skips the checksums of the parts."""

    def __init__(self, folder: Path | str, check: bool = True) -> None:
        self.folder = Path(folder)
        self.about = self._json(HEAD)
        self.spec = self._json(SPEC)
        try:
            self.parts: list[dict[str, Any]] = list(self.about["parts"])
            self.rows = sum(int(part["rows"]) for part in self.parts)
            self.games = sum(int(part["games"]) for part in self.parts)
            self.size = int(self.spec["actions"]["size"])
        except (KeyError, TypeError, ValueError) as problem:
            raise _broken(self.folder / HEAD, "it cannot be understood") from problem
        if check:
            for part in self.parts:
                self._bytes(part)

    def __len__(self) -> int:
        return self.rows

    def batches(self, rows: int = 4096) -> Iterator[Arrays]:
        """All rows in their order, at most so many at a time: an array for each column. Observations are signed bytes,
        masks booleans."""
        for part in self.parts:
            for batch in self._table(part).to_batches(max_chunksize=rows):
                yield self._arrays(batch)

    def arrays(self) -> Arrays:
        """All rows at once."""
        found = list(self.batches())
        return {name: np.concatenate([batch[name] for batch in found]) for name in found[0]}

    def record(self, name: str) -> Record:
        """The record of a game, by the name in the column `record`."""
        file = self.folder / RECORDS / f"{name}.rec"
        try:
            return Record.read(file.read_text(encoding="utf-8"))
        except (OSError, ValueError) as problem:
            raise _broken(file, str(problem)) from problem

    def position(self, name: str, line: int) -> tuple[Any, Any]:
        """The game and the state before this line: what a row was made from."""
        record = self.record(name)
        game = game_for(record.header.game, record.header.options)
        return game, record.fold(game, to=line - 1)

    def verify(self) -> None:
        """Make every row again from its record. BrokenData where a file is not what comes out."""
        rows: Rows | None = None
        for part in self.parts:
            table = self._table(part)
            names = list(dict.fromkeys(table.column("record").to_pylist()))
            records = {name: self.record(name) for name in names}
            texts = "".join(record.write() for record in records.values())
            file = self.folder / str(part["file"])
            if sha256(texts.encode()).hexdigest() != part["records_sha256"]:
                raise _broken(file, "its records are others")
            try:
                if rows is None:
                    game, s = self.position(names[0], 1)
                    rows = Rows(game, s)
                again = [row for name, record in records.items() for row in rows.of(name, record)]
            except (Refused, RecordError, ValueError) as problem:
                raise _broken(file, f"its records cannot be replayed ({problem})") from problem
            if pq.read_table(pa.BufferReader(parquet(again, rows.schema))) != table:
                raise _broken(file, "its rows do not follow from its records")

    def _json(self, name: str) -> dict[str, Any]:
        file = self.folder / name
        try:
            found = json.loads(file.read_bytes())
        except OSError as problem:
            raise _broken(file, problem.strerror or "it cannot be read") from problem
        except ValueError as problem:
            raise _broken(file, "it was cut off or changed") from problem
        if not isinstance(found, dict):
            raise _broken(file, "it cannot be understood")
        return found

    def _bytes(self, part: dict[str, Any]) -> bytes:
        file = self.folder / str(part["file"])
        try:
            data = file.read_bytes()
        except OSError as problem:
            raise _broken(file, problem.strerror or "it cannot be read") from problem
        if sha256(data).hexdigest() != part["sha256"]:
            raise _broken(file, "it was cut off or changed")
        return data

    def _table(self, part: dict[str, Any]) -> Any:
        file = self.folder / str(part["file"])
        try:
            return pq.read_table(file)
        except (OSError, pa.ArrowException) as problem:
            raise _broken(file, "it was cut off or changed") from problem

    def _arrays(self, batch: Any) -> Arrays:
        found: Arrays = {}
        for name in batch.schema.names:
            column = batch.column(name)
            if name in ("observation", "mask"):
                wide = column.type.byte_width
                start = column.offset * wide
                data = np.frombuffer(column.buffers()[1], np.uint8)[start : start + len(column) * wide]
                found[name] = data.reshape(len(column), wide)
            else:
                found[name] = column.to_numpy(zero_copy_only=False)
        found["observation"] = found["observation"].view(np.int8)
        bits = np.unpackbits(found["mask"], axis=1, count=self.size, bitorder="little")
        found["mask"] = bits.astype(bool)
        return found
