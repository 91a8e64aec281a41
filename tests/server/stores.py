"""Rows and stores for tests: everything has a default, a test names what it is about."""

import asyncio
import json
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, TypeVar

import sqlalchemy as sa

from frostwall.server.store import Append, GuestRow, KeyRow, LineRow, Point, Store, TableRow
from frostwall.server.store.database import VERSION_TABLE

T = TypeVar("T")
Rows = dict[str, list[dict[str, Any]]]


def run(story: Coroutine[Any, Any, T]) -> T:
    """A test's story on an event loop of its own; a minute is a hang."""
    return asyncio.run(asyncio.wait_for(story, 60))


@asynccontextmanager
async def opened(url: str, on_point: Point | None = None) -> AsyncIterator[Store]:
    store = Store(url, on_point)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def guest(name: str = "ann", seen: float = 0.0) -> GuestRow:
    return GuestRow(id=f"guest{name}", token_hash=f"hash of {name}", name=name, created=1.5, seen=seen)


def table(name: str = "t", stage: str = "playing", touched: float = 0.0, listed: bool = False) -> TableRow:
    return TableRow(
        id=f"table{name}",
        game="watch",
        stage=stage,
        listed=listed,
        invite=f"invitation of {name}",
        seed=f"seed of {name}",
        header=None,
        document='{"seats": []}',
        created=1.25,
        touched=touched,
    )


def line(seq: int, text: str = "roll") -> LineRow:
    return LineRow(seq=seq, seat=seq % 4, text=text, notes="", at=1000.0 + seq)


def append(row: TableRow, seqs: Sequence[int], key: str | None = None) -> Append:
    """These lines; the document names the last, so that a test sees which append was saved."""
    document = f'{{"last": {seqs[-1] if seqs else 0}}}'
    answer = None if key is None else KeyRow("guestann", key, f"answer to {key}")
    return Append(replace(row, document=document), [line(seq) for seq in seqs], answer)


async def answer_to(store: Store, table: str, guest: str, key: str) -> str | None:
    found = await store.key(table, guest, key)
    return None if found is None else found.answer


def contents(connection: sa.Connection) -> Rows:
    """All rows of all tables, in a fixed order."""
    found: Rows = {}
    for name in sorted(sa.inspect(connection).get_table_names()):
        if name != VERSION_TABLE:
            rows = connection.execute(sa.select(sa.Table(name, sa.MetaData(), autoload_with=connection)))
            found[name] = sorted((readable(dict(row._mapping)) for row in rows), key=repr)
    return found


def readable(row: dict[str, Any]) -> dict[str, Any]:
    """A document is the same however it is spaced."""
    return row | {"document": json.loads(row["document"])} if "document" in row else row
