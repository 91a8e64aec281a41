"""What the load benchmark plays: tables with four people each, written into a database before a server starts, and the
recording of one game that says where each begins and what the null table sends.

Here: rows through the server's own Store, the databases, how fast a database commits by itself. Not here: serving
(load_servers), playing (load_clients), reporting (table_load).
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import frostwall
from frostwall.core.record import Record
from frostwall.server import wire
from frostwall.server.store import GuestRow, LineRow, Store, TableRow, find_address, open_database
from frostwall.server.table.document import SeatDocument, TableDocument
from frostwall.server.table.guests import token_hash
from frostwall.server.table.ids import new_id, new_seed

SEATS: Final = 4
NAMES: Final = ("Arya", "Brienne", "Cotter", "Davos")
AT_ONCE: Final = 400  # writes that wait together while tables are laid


@dataclass(frozen=True)
class Moment:
    """One move of the recorded game: what was stored, and what each seat was sent."""

    seq: int
    lines: list[LineRow]
    updates: list[str]


@dataclass
class Recording:
    game: str
    rules: str
    header: str
    moments: list[Moment] = field(default_factory=list)

    def lines_to(self, moment: int) -> list[LineRow]:
        return [line for found in self.moments[:moment] for line in found.lines]


@dataclass(frozen=True)
class Laid:
    """A table in the database: where it stands in the recording, and the sessions of its four people."""

    id: str
    moment: int
    guests: list[str]
    tokens: list[str]


def header_of(game: str, rules: str) -> str:
    """The header of a record without a line."""
    found = frostwall.games[game]
    setup = found.setup(rules, SEATS, Random(5))
    return Record.start(found, setup, names=list(NAMES)).write()


async def lay(url: str, recording: Recording, count: int) -> list[Laid]:
    """Tables in the middle of their games, spread evenly over the recording, so that messages of all sizes occur at
    once. Both servers get the same rows."""
    store = Store(url)
    await store.open()
    most = max(1, len(recording.moments) - 1)
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(n: int) -> Laid:
        async with gate:
            return await _lay_one(store, recording, n * most // count)

    try:
        return list(await asyncio.gather(*(one(n) for n in range(count))))
    finally:
        await store.close()


async def _lay_one(store: Store, recording: Recording, moment: int) -> Laid:
    now = time.time()
    tokens = [secrets.token_urlsafe(32) for _ in range(SEATS)]
    guests = [new_id(12) for _ in range(SEATS)]
    for guest, token, name in zip(guests, tokens, NAMES, strict=True):
        await store.add_guest(GuestRow(guest, token_hash(token), name, now, now))
    document = TableDocument(
        id=new_id(),
        game=recording.game,
        rules=recording.rules,
        options={},
        settings=wire.Settings(),
        seats=[
            SeatDocument(kind="person", name=name, guest=guest)
            for name, guest in zip(NAMES, guests, strict=True)
        ],
        host=guests[0],
        stage="playing",
        guests=dict(zip(guests, NAMES, strict=True)),
        verifiable=False,
    )
    row = TableRow(
        id=document.id,
        game=recording.game,
        stage="playing",
        listed=False,
        invite=new_id(14),
        seed=new_seed(),
        header=recording.header,
        document=document.model_dump_json(),
        created=now,
        touched=now,
    )
    await store.add_table(row, recording.lines_to(moment), guests)
    return Laid(row.id, moment, guests, tokens)


async def lines_of(url: str, table: str) -> list[LineRow]:
    store = Store(url)
    await store.open()
    try:
        return await store.lines(table)
    finally:
        await store.close()


# --- databases ---------------------------------------------------------------------------------------


class Databases:
    """Fresh databases of one kind, on a disk and as durable as the server makes them."""

    def __init__(self, kind: str, folder: Path) -> None:
        self.kind = kind
        self._folder = folder
        self._postgres: Any = None
        if kind == "postgresql":
            from tests.server.postgres import Postgres

            self._postgres = Postgres(durable=True)

    def fresh(self) -> str:
        if self._postgres is not None:
            url: str = self._postgres.new_database()
            return url
        return f"sqlite:///{self._folder / f'{new_id()}.sqlite'}"

    def process(self) -> int:
        """The number of PostgreSQL's first process."""
        found: int = self._postgres.process()
        return found

    def close(self) -> None:
        if self._postgres is not None:
            self._postgres.close()


@contextlib.contextmanager
def databases(kind: str, folder: Path) -> Iterator[Databases]:
    found = Databases(kind, folder)
    try:
        yield found
    finally:
        found.close()


def raw_commits(url: str, seconds: float, size: int = 900) -> float:
    """Transactions a second, one after another, of one row about as large as a table's document: what the disk and the
    database allow to somebody who does not put several writes into one."""
    _, connection = open_database(find_address(url))
    text = "x" * size
    try:
        with connection.begin():
            connection.exec_driver_sql("CREATE TABLE raw_commits (n INTEGER PRIMARY KEY, text TEXT)")
        sign = "?" if connection.dialect.name == "sqlite" else "%s"
        statement = f"INSERT INTO raw_commits VALUES ({sign}, {sign})"
        count = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            with connection.begin():
                connection.exec_driver_sql(statement, (count, text))
            count += 1
        return count / (time.perf_counter() - start)
    finally:
        connection.close()
