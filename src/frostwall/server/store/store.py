"""The store of one server: guests, tables, record lines, answers to keys, members, chat, attempts at the game of a day.

Every method is one question or one change; a change returns after its commit. All of them run on one thread (`thread`),
which puts the changes that wait into one transaction. The tables are declared in `schema`; `database` opens them and
`backup` copies them. The store knows no rules: it looks into no document and no line.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from frostwall.server.config import DAY, Keep
from frostwall.server.store.database import find_address
from frostwall.server.store.schema import (
    Append,
    ChatRow,
    GuestRow,
    KeyRow,
    LineRow,
    ResultRow,
    TableRow,
    attempts,
    chat,
    guests,
    keys,
    lines,
    members,
    pulse,
    tables,
)
from frostwall.server.store.thread import Conflict, DatabaseThread, Point, Unavailable, saved

TABLES_AT_ONCE: Final = 10  # deleted in one transaction, each with its lines: others wait meanwhile
GUESTS_AT_ONCE: Final = 100

T = TypeVar("T")


_guest: Final = sa.select(guests).where(guests.c.id == sa.bindparam("which"))
_guest_by_token: Final = sa.select(guests).where(guests.c.token_hash == sa.bindparam("which"))
_table: Final = sa.select(tables).where(tables.c.id == sa.bindparam("which"))
_table_by_invite: Final = sa.select(tables).where(tables.c.invite == sa.bindparam("which"))
_save: Final = sa.update(tables).where(tables.c.id == sa.bindparam("which"))
_lines: Final = (
    sa.select(lines.c.seq, lines.c.seat, lines.c.text, lines.c.notes, lines.c.at)
    .where(lines.c.table_id == sa.bindparam("which"))
    .order_by(lines.c.seq)
)
_key: Final = sa.select(keys.c.guest_id, keys.c.key, keys.c.answer, keys.c.asked).where(
    keys.c.table_id == sa.bindparam("which"),
    keys.c.guest_id == sa.bindparam("guest"),
    keys.c.key == sa.bindparam("key"),
)
_listed: Final = (
    sa.select(tables)
    .where(tables.c.listed.is_(True))
    .order_by(tables.c.touched.desc(), tables.c.id)
    .limit(sa.bindparam("most"))
)
_tables_of: Final = (
    sa.select(tables)
    .join(members, members.c.table_id == tables.c.id)
    .where(members.c.guest_id == sa.bindparam("which"))
    .order_by(tables.c.touched.desc(), tables.c.id)
    .limit(sa.bindparam("most"))
)
_running: Final = sa.select(tables).where(tables.c.stage == "playing").order_by(tables.c.touched, tables.c.id)
_is_member: Final = sa.select(members.c.seen_line).where(
    members.c.table_id == sa.bindparam("which"), members.c.guest_id == sa.bindparam("guest")
)
_join_sqlite: Final = sqlite.insert(members).on_conflict_do_nothing()
_join_postgres: Final = postgresql.insert(members).on_conflict_do_nothing()
_chat: Final = (
    sa.select(chat.c.n, chat.c.guest_id, chat.c.name, chat.c.text, chat.c.at)
    .where(chat.c.table_id == sa.bindparam("which"))
    .order_by(chat.c.n.desc())
    .limit(sa.bindparam("most"))
)
_attempt: Final = (
    sa.select(attempts.c.table_id, tables.c.stage)
    .outerjoin(tables, tables.c.id == attempts.c.table_id)
    .where(attempts.c.guest_id == sa.bindparam("guest"), attempts.c.deal == sa.bindparam("which"))
)
_results: Final = (
    sa.select(
        guests.c.name,
        attempts.c.guest_id,
        attempts.c.points,
        attempts.c.rival,
        attempts.c.won,
        attempts.c.finished,
    )
    .join(guests, guests.c.id == attempts.c.guest_id)
    .where(attempts.c.deal == sa.bindparam("which"), attempts.c.finished.is_not(None))
    .order_by(attempts.c.won.desc(), attempts.c.points.desc(), attempts.c.finished, attempts.c.guest_id)
    .limit(sa.bindparam("most"))
)
_NO_RESULT: Final = {"finished": None, "points": None, "rival": None, "won": None}
# Results whose table was deleted are kept as long as if it were still there.
_forget_results: Final = (
    sa.update(attempts)
    .where(attempts.c.table_id.is_(None), attempts.c.finished < sa.bindparam("before"))
    .values(_NO_RESULT)
)


class Store:
    """The database of one server. `on_point` is called on the thread at every step of a write: tests end the process
    there."""

    def __init__(self, url: str, on_point: Point | None = None) -> None:
        """Raises StoreError for a URL that names no database we know."""
        self._thread = DatabaseThread(find_address(url), on_point)

    async def open(self) -> None:
        """Connect, and bring the database to the present shape. Raises StoreError."""
        await self._thread.open()

    async def close(self) -> None:
        """Wait for what is under way. Afterwards everything raises Unavailable."""
        await self._thread.close()

    async def _write(self, work: Callable[[sa.Connection], T]) -> T:
        found: T = await self._thread.ask(work)
        return found

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        found: T = await self._thread.ask(work, reads=True)
        return found

    async def _change(self, statement: sa.Executable, row: dict[str, Any]) -> None:
        await self._write(lambda connection: _run(connection, statement, row))

    # --- guests ----------------------------------------------------------------------------------------

    async def add_guest(self, row: GuestRow) -> None:
        await self._change(sa.insert(guests), vars(row))

    async def guest_by_token(self, token_hash: str) -> GuestRow | None:
        return await self._read(lambda connection: self._find_guest(connection, _guest_by_token, token_hash))

    async def guest(self, guest: str) -> GuestRow | None:
        return await self._read(lambda connection: self._find_guest(connection, _guest, guest))

    def _find_guest(self, connection: sa.Connection, statement: sa.Executable, which: str) -> GuestRow | None:
        found = connection.execute(statement, {"which": which}).one_or_none()
        if found is None:
            return None
        row = GuestRow(*found)
        seen = self._thread.marked((row.id,))
        return row if seen is None else replace(row, seen=seen)

    async def rename_guest(self, guest: str, name: str) -> None:
        await self._change(
            sa.update(guests).where(guests.c.id == sa.bindparam("which")), {"which": guest, "name": name}
        )

    async def new_token(self, guest: str, token_hash: str) -> None:
        """From now on this token is the guest's, and no other."""
        await self._change(
            sa.update(guests).where(guests.c.id == sa.bindparam("which")),
            {"which": guest, "token_hash": token_hash},
        )

    async def saw_guest(self, guest: str, at: float) -> None:
        """Written within a second or so; nobody waits for it."""
        self._thread.mark((guest,), at)

    async def delete_guest(self, guest: str) -> None:
        """Delete the guest with their memberships, attempts and keys. What they said stays, without their name. The
        caller changes what documents and records say of them."""
        await self._write(lambda connection: _delete_guests(connection, [guest]))

    # --- health ----------------------------------------------------------------------------------------

    async def beat(self, at: float) -> None:
        """Write a number and read one. Raises Unavailable where that fails: a full disk, a locked file, no server."""
        await self._write(lambda connection: _beat(connection, at))
        if await self._read(lambda connection: connection.scalar(sa.select(pulse.c.at))) is None:
            raise Unavailable("what was written cannot be read")

    # --- tables ----------------------------------------------------------------------------------------

    async def add_table(self, row: TableRow, lines: Sequence[LineRow] = ()) -> None:
        """Conflict if the id or the invitation exists."""
        await self._write(lambda connection: _add_table(connection, row, lines))

    async def save_table(self, row: TableRow) -> None:
        """Everything but `created`. Conflict if there is no such table (any more)."""
        await self._write(lambda connection: _save_table(connection, row))

    async def table(self, table: str) -> TableRow | None:
        return await self._read(lambda connection: _one_table(connection, _table, table))

    async def table_by_invite(self, invite: str) -> TableRow | None:
        return await self._read(lambda connection: _one_table(connection, _table_by_invite, invite))

    async def lines(self, table: str) -> list[LineRow]:
        found = await self._read(lambda connection: connection.execute(_lines, {"which": table}).all())
        return [LineRow(*row) for row in found]

    async def append(self, append: Append) -> None:
        """All or nothing. Conflict: a line or the key exists already, or the table is gone."""
        await self._thread.ask(None, append)

    async def key(self, table: str, guest: str, key: str) -> KeyRow | None:
        """What this key was given to, and what was answered."""
        which = {"which": table, "guest": guest, "key": key}
        found = await self._read(lambda connection: connection.execute(_key, which).one_or_none())
        return None if found is None else KeyRow(*found)

    async def delete_table(self, table: str) -> None:
        """Delete the table with its lines, keys, members and chat. Attempts at the game of a day stay, with their
        results: they do not belong to the host alone."""
        await self._write(lambda connection: _delete_tables(connection, [table]))

    async def listed(self, limit: int = 100) -> list[TableRow]:
        return await self._read(lambda connection: _all_tables(connection, _listed, {"most": limit}))

    async def tables_of(self, guest: str, limit: int = 100) -> list[TableRow]:
        which = {"which": guest, "most": limit}
        return await self._read(lambda connection: _all_tables(connection, _tables_of, which))

    async def running(self) -> list[TableRow]:
        """The tables in the middle of a game, those that have waited longest first."""
        return await self._read(lambda connection: _all_tables(connection, _running, {}))

    # --- members ---------------------------------------------------------------------------------------

    async def join(self, table: str, guest: str) -> None:
        """Once or many times. Conflict if there is no such table or guest."""
        await self._write(lambda connection: _join(connection, table, guest))

    async def saw_line(self, table: str, guest: str, seq: int) -> None:
        """Written within a second or so; nobody waits for it. Guests who are no members are not remembered."""
        self._thread.mark((table, guest), seq)

    async def seen_line(self, table: str, guest: str) -> int | None:
        return await self._read(lambda connection: self._find_line(connection, table, guest))

    def _find_line(self, connection: sa.Connection, table: str, guest: str) -> int | None:
        found = connection.execute(_is_member, {"which": table, "guest": guest}).one_or_none()
        marked = self._thread.marked((table, guest))
        if found is None or marked is None:
            return None if found is None else found.seen_line
        return int(marked)

    # --- chat ------------------------------------------------------------------------------------------

    async def add_chat(self, table: str, row: ChatRow, key: KeyRow | None = None) -> None:
        """Conflict if the number or the key exists already, or the table does not."""
        await self._write(lambda connection: _add_chat(connection, table, row, key))

    async def chat(self, table: str, last: int = 200) -> list[ChatRow]:
        """The last messages, oldest first."""
        which = {"which": table, "most": last}
        found = await self._read(lambda connection: connection.execute(_chat, which).all())
        return [ChatRow(*row) for row in reversed(found)]

    # --- the game of a day -----------------------------------------------------------------------------

    async def attempt(self, guest: str, deal: str) -> tuple[str | None, str | None] | None:
        """The table of a guest's first attempt and its stage; no table if it was deleted."""
        which = {"which": deal, "guest": guest}
        found = await self._read(lambda connection: connection.execute(_attempt, which).one_or_none())
        return None if found is None else (found.table_id, found.stage)

    async def results(self, deal: str, most: int) -> list[tuple[str, ResultRow]]:
        """How first attempts ended, with the guests' names: best first."""
        which = {"which": deal, "most": most}
        found = await self._read(lambda connection: connection.execute(_results, which).all())
        return [(row[0], ResultRow(*row[1:])) for row in found]

    # --- upkeep ----------------------------------------------------------------------------------------

    async def forget(self, now: float, keep: Keep) -> int:
        """Delete what is older than `keep` allows, a little at a time; how many tables and guests went."""
        count = 0
        for stages, days in (
            (["lobby"], keep.lobby),
            (["over", "closed"], keep.finished),
            (["playing"], keep.idle),
        ):
            if days is not None:
                old = sa.select(tables.c.id).where(
                    tables.c.stage.in_(stages), tables.c.touched < now - days * DAY
                )
                count += await self._forget(old.limit(TABLES_AT_ONCE), _delete_tables_and_results)
        if keep.finished is not None:
            await self._change(_forget_results, {"before": now - keep.finished * DAY})
        if keep.guests is not None:
            count += await self._forget(_old_guests(now - keep.guests * DAY), _delete_guests)
        return count

    async def old_guests(self, now: float, keep: Keep) -> list[str]:
        """Some of the guests who were not seen for too long and play nowhere."""
        if keep.guests is None:
            return []
        which = _old_guests(now - keep.guests * DAY)
        return await self._read(lambda connection: list(connection.execute(which).scalars()))

    async def _forget(
        self, which: sa.Executable, delete: Callable[[sa.Connection, Sequence[str]], None]
    ) -> int:
        def some(connection: sa.Connection) -> int:
            found = connection.execute(which).scalars().all()
            delete(connection, found)
            return len(found)

        count = 0
        while deleted := await self._write(some):
            count += deleted
        return count


# --- on the thread -------------------------------------------------------------------------------------


def _run(connection: sa.Connection, statement: sa.Executable, row: dict[str, Any]) -> None:
    connection.execute(statement, row)


def _add_table(connection: sa.Connection, row: TableRow, added: Sequence[LineRow]) -> None:
    connection.execute(sa.insert(tables), vars(row))
    if added:
        connection.execute(sa.insert(lines), [{"table_id": row.id, **vars(line)} for line in added])


def _save_table(connection: sa.Connection, row: TableRow) -> None:
    if connection.execute(_save, saved(row)).rowcount != 1:
        raise Conflict("the table is gone")


def _one_table(connection: sa.Connection, statement: sa.Executable, which: str) -> TableRow | None:
    found = connection.execute(statement, {"which": which}).one_or_none()
    return None if found is None else TableRow(*found)


def _all_tables(connection: sa.Connection, statement: sa.Executable, which: dict[str, Any]) -> list[TableRow]:
    return [TableRow(*row) for row in connection.execute(statement, which)]


def _delete_tables_and_results(connection: sa.Connection, which: Sequence[str]) -> None:
    """Delete tables that are too old, with their results. It stays known who has had a first attempt."""
    connection.execute(sa.update(attempts).where(attempts.c.table_id.in_(which)).values(_NO_RESULT))
    _delete_tables(connection, which)


def _delete_tables(connection: sa.Connection, which: Sequence[str]) -> None:
    connection.execute(
        sa.delete(tables).where(tables.c.id.in_(which))
    )  # the rest goes with them; attempts lose their table


def _old_guests(before: float) -> sa.Select[Any]:
    at_table = (
        sa.select(members.c.guest_id)
        .join(tables, tables.c.id == members.c.table_id)
        .where(members.c.guest_id == guests.c.id, tables.c.stage == "playing")
    )
    return sa.select(guests.c.id).where(guests.c.seen < before, ~at_table.exists()).limit(GUESTS_AT_ONCE)


def _delete_guests(connection: sa.Connection, which: Sequence[str]) -> None:
    # By table, as keys are found by it first. Moves and chat write keys: where somebody sat or said something.
    sat_at = sa.select(members.c.table_id).where(members.c.guest_id.in_(which))
    said_at = sa.select(chat.c.table_id).where(chat.c.guest_id.in_(which))
    was_at = sa.union(sat_at, said_at)
    connection.execute(sa.delete(keys).where(keys.c.table_id.in_(was_at), keys.c.guest_id.in_(which)))
    connection.execute(sa.update(chat).where(chat.c.guest_id.in_(which)).values(guest_id=None, name=""))
    connection.execute(sa.delete(guests).where(guests.c.id.in_(which)))  # members go with them


def _add_chat(connection: sa.Connection, table: str, row: ChatRow, key: KeyRow | None) -> None:
    said = {
        "table_id": table,
        "n": row.n,
        "guest_id": row.guest,
        "name": row.name,
        "text": row.text,
        "at": row.at,
    }
    connection.execute(sa.insert(chat), said)
    if key is not None:
        answer = {
            "table_id": table,
            "guest_id": key.guest,
            "key": key.key,
            "answer": key.answer,
            "asked": key.asked,
        }
        connection.execute(sa.insert(keys), answer)


def _beat(connection: sa.Connection, at: float) -> None:
    if not connection.execute(sa.update(pulse).values(at=at)).rowcount:
        connection.execute(sa.insert(pulse), {"id": 1, "at": at})


def _join(connection: sa.Connection, table: str, guest: str) -> None:
    statement = _join_sqlite if connection.dialect.name == "sqlite" else _join_postgres
    connection.execute(statement, {"table_id": table, "guest_id": guest, "seen_line": None})
