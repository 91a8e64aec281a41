"""The store of one server: guests, tables, record lines, answers to keys, members, chat, attempts at the game of a day.

Every method is one question or one change; a change returns after its commit. All of them run on one thread (`thread`),
which puts the changes that wait into one transaction. The tables are declared in `schema`; `database` opens them and
`backup` copies them. The store knows no rules: it looks into no document and no line.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from frostwall.server.config import DAY, Keep
from frostwall.server.figures import Times
from frostwall.server.store import fence, forgetting, nodes
from frostwall.server.store.database import find_address
from frostwall.server.store.schema import (
    Append,
    BanRow,
    ChatRow,
    GuestRow,
    KeyRow,
    LineRow,
    ResultRow,
    TableRow,
    attempts,
    bans,
    chat,
    guests,
    keys,
    lines,
    members,
    pulse,
    reviews,
    tables,
)
from frostwall.server.store.thread import DatabaseThread, Point, Unavailable

TABLES_AT_ONCE: Final = 10  # deleted in one transaction, each with its lines: others wait meanwhile

T = TypeVar("T")


_guest: Final = sa.select(guests).where(guests.c.id == sa.bindparam("which"))
_guest_by_token: Final = sa.select(guests).where(guests.c.token_hash == sa.bindparam("which"))
_tables: Final = sa.select(*(column for column in tables.c if column.name != "owner"))
_table: Final = _tables.where(tables.c.id == sa.bindparam("which"))
_table_by_invite: Final = _tables.where(tables.c.invite == sa.bindparam("which"))
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
    _tables.where(tables.c.listed.is_(True))
    .order_by(tables.c.touched.desc(), tables.c.id)
    .limit(sa.bindparam("most"))
)
_tables_of: Final = (
    _tables.join(members, members.c.table_id == tables.c.id)
    .where(members.c.guest_id == sa.bindparam("which"))
    .order_by(tables.c.touched.desc(), tables.c.id)
    .limit(sa.bindparam("most"))
)
_running: Final = _tables.where(tables.c.stage == "playing").order_by(tables.c.touched, tables.c.id)
_is_member: Final = sa.select(members.c.seen_line).where(
    members.c.table_id == sa.bindparam("which"), members.c.guest_id == sa.bindparam("guest")
)
_join_sqlite: Final = sqlite.insert(members).on_conflict_do_nothing()
_join_postgres: Final = postgresql.insert(members).on_conflict_do_nothing()
_review: Final = sa.select(reviews.c.text).where(reviews.c.table_id == sa.bindparam("which"))
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
_lift: Final = sa.delete(bans).where(bans.c.network == sa.bindparam("which"))


class Store:
    """The database of one server. `on_point` is called on the thread at every step of a write: tests end the process
    there."""

    def __init__(self, url: str, on_point: Point | None = None) -> None:
        """Raises StoreError for a URL that names no database we know."""
        self._address = find_address(url)
        self._thread = DatabaseThread(self._address, on_point)
        self._node: nodes.Node | None = None

    async def open(self) -> None:
        """Connect, and bring the database to the present shape. Raises StoreError."""
        await self._thread.open()

    async def close(self) -> None:
        """Wait for what is under way. Afterwards everything raises Unavailable."""
        await self._thread.close()
        if self._node is not None:
            await asyncio.to_thread(self._node.close)

    # --- this server among others ----------------------------------------------------------------------

    async def enter(self, bus: str | None = None) -> None:
        """Become a server of this database, not just a reader. On PostgreSQL that is one at a time, or several that
        share a bus: StoreError if another one is in the way and does not leave within some seconds."""
        if not self._address.is_sqlite:
            node = nodes.Node(self._address, bus)
            await asyncio.to_thread(node.open)
            self._node = node

    @property
    def commits(self) -> Times:
        """How long transactions that wrote something took."""
        return self._thread.commits

    @property
    def writes(self) -> int:
        """How many writes were in them."""
        return self._thread.writes

    @property
    def node(self) -> str:
        """The name under which this server takes tables. It changes when the server was away for too long."""
        return "" if self._node is None else self._node.id

    def serves(self, node: str) -> bool:
        """May tables taken under this name still be shown? Not if another server may have taken them since."""
        return self._node is None or self._node.serves(node)

    async def take(self, table: str) -> TableRow | None:
        """A table's row, to write to it from now on. Elsewhere if another server has it."""
        if self._node is None:
            return await self.table(table)
        me = self._node.id
        if not self._node.serves(me):
            raise Unavailable("this server is not in use")
        found = await self._write(lambda connection: nodes.take(connection, me, table))
        if isinstance(found, nodes.Elsewhere):
            raise found
        return found

    async def _write(self, work: Callable[[sa.Connection], T], fence: tuple[str, int] | None = None) -> T:
        found: T = await self._thread.ask(work, fence=fence)
        return found

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        found: T = await self._thread.ask(work, reads=True)
        return found

    async def _change(self, statement: sa.Executable, row: dict[str, Any]) -> None:
        await self._write(lambda connection: _run(connection, statement, row))

    async def nodes(self) -> dict[str, str]:
        """All servers of this database that live and share a bus, with their names there."""
        me = self.node
        return await self._write(lambda connection: nodes.living(connection, me))

    async def adopt(self, most: int) -> list[TableRow]:
        """Take some of the running tables that no server has."""
        me = self.node
        if not self.serves(me):
            return []
        return await self._write(lambda connection: nodes.adopt(connection, me, most))

    async def token_hashes(self, wanted: Sequence[str]) -> dict[str, str]:
        """Of those of these guests who are still there."""
        which = sa.select(guests.c.id, guests.c.token_hash).where(guests.c.id.in_(wanted))
        return await self._read(
            lambda connection: {row.id: row.token_hash for row in connection.execute(which)}
        )

    async def release(self, table: str, epoch: int) -> None:
        """Let another server have the table, unless one has it already."""
        await self._change(fence.release, {"which": table, "fence": epoch})

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
        await self._write(lambda connection: forgetting.delete_guests(connection, [guest]))

    # --- bans ------------------------------------------------------------------------------------------

    async def bans(self, now: float) -> list[BanRow]:
        """Those that hold."""
        which = sa.select(bans.c.network, bans.c.until).where(bans.c.until > now)
        return await self._read(lambda connection: [BanRow(*row) for row in connection.execute(which)])

    async def ban(self, row: BanRow, now: float) -> None:
        """From now on, whatever was said of this range before. Bans that are over are deleted."""
        await self._write(lambda connection: _ban(connection, row, now))

    async def lift_ban(self, network: str) -> None:
        await self._write(lambda connection: _run(connection, _lift, {"which": network}))

    # --- health ----------------------------------------------------------------------------------------

    async def beat(self, at: float) -> None:
        """Write a number and read one. Raises Unavailable where that fails: a full disk, a locked file, no server."""
        await self._write(lambda connection: _beat(connection, at))
        if await self._read(lambda connection: connection.scalar(sa.select(pulse.c.at))) is None:
            raise Unavailable("what was written cannot be read")

    # --- tables ----------------------------------------------------------------------------------------

    async def add_table(
        self, row: TableRow, lines: Sequence[LineRow] = (), members: Sequence[str] = ()
    ) -> None:
        """Conflict if the id or the invitation exists, or a member does not."""
        await self._write(lambda connection: _add_table(connection, row, lines, members))

    async def save_table(self, row: TableRow) -> None:
        """Everything but `created`. Conflict if there is no such table (any more), Fenced if it is another server's."""
        await self._write(lambda connection: fence.save_table(connection, row))

    async def table(self, table: str) -> TableRow | None:
        return await self._read(lambda connection: _one_table(connection, _table, table))

    async def table_by_invite(self, invite: str) -> TableRow | None:
        return await self._read(lambda connection: _one_table(connection, _table_by_invite, invite))

    async def lines(self, table: str) -> list[LineRow]:
        found = await self._read(lambda connection: connection.execute(_lines, {"which": table}).all())
        return [LineRow(*row) for row in found]

    async def append(self, append: Append) -> None:
        """All or nothing. Conflict: a line or the key exists already, or the table is gone; Fenced: it is another
        server's."""
        await self._thread.ask(None, append)

    async def key(self, table: str, guest: str, key: str) -> KeyRow | None:
        """What this key was given to, and what was answered."""
        which = {"which": table, "guest": guest, "key": key}
        found = await self._read(lambda connection: connection.execute(_key, which).one_or_none())
        return None if found is None else KeyRow(*found)

    async def delete_table(self, table: str, epoch: int = 0) -> None:
        """Delete the table with its lines, keys, members and chat. Attempts at the game of a day stay, with their
        results: they do not belong to the host alone. Fenced if it is another server's."""
        await self._write(lambda connection: fence.delete_table(connection, table, epoch))

    async def listed(self, limit: int = 100) -> list[TableRow]:
        return await self._read(lambda connection: _all_tables(connection, _listed, {"most": limit}))

    async def tables_of(self, guest: str, limit: int = 100) -> list[TableRow]:
        which = {"which": guest, "most": limit}
        return await self._read(lambda connection: _all_tables(connection, _tables_of, which))

    async def running(self) -> list[TableRow]:
        """The tables in the middle of a game, those that have waited longest first."""
        return await self._read(lambda connection: _all_tables(connection, _running, {}))

    # --- members ---------------------------------------------------------------------------------------

    async def join(self, table: str, guest: str, epoch: int = 0) -> None:
        """Once or many times. Conflict if there is no such table or guest, Fenced if it is another server's."""
        await self._write(lambda connection: _join(connection, table, guest), (table, epoch))

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

    async def add_chat(self, table: str, row: ChatRow, key: KeyRow | None = None, epoch: int = 0) -> None:
        """Conflict if the number or the key exists already, or the table does not; Fenced if it is another server's."""
        await self._write(lambda connection: _add_chat(connection, table, row, key), (table, epoch))

    async def chat(self, table: str, last: int = 200) -> list[ChatRow]:
        """The last messages, oldest first."""
        which = {"which": table, "most": last}
        found = await self._read(lambda connection: connection.execute(_chat, which).all())
        return [ChatRow(*row) for row in reversed(found)]

    # --- reviews ----------------------------------------------------------------------------------------

    async def review(self, table: str) -> str | None:
        """What was kept of a review."""
        return await self._read(lambda connection: connection.scalar(_review, {"which": table}))

    async def keep_review(self, table: str, text: str) -> None:
        """Every server finds the same, so another one's is as good; Conflict if the table is gone."""
        await self._write(lambda connection: _keep_review(connection, table, text))

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

    async def forget(self, now: float, keep: Keep, spare: Sequence[str] = ()) -> int:
        """Delete what is older than `keep` allows, a little at a time; how many tables and guests went. The tables in
        `spare` stay: somebody is there. So do those of other servers, who know whether somebody is there."""
        count = 0
        own = sa.or_(tables.c.owner == self.node, nodes.is_free)
        for stages, days in (
            (["lobby"], keep.lobby),
            (["over", "closed"], keep.finished),
            (["playing"], keep.idle),
        ):
            if days is not None:
                old = sa.select(tables.c.id).where(
                    tables.c.stage.in_(stages),
                    tables.c.touched < now - days * DAY,
                    tables.c.id.not_in(spare),
                    own,
                )
                # Held while they are deleted: one that is being used at this moment is not old any more.
                some = old.limit(TABLES_AT_ONCE).with_for_update(skip_locked=True)
                count += await self._forget(some, forgetting.delete_tables_and_results)
        if keep.finished is not None:
            await self._change(forgetting.forget_results, {"before": now - keep.finished * DAY})
        if keep.guests is not None:
            count += await self._forget(
                forgetting.old_guests(now - keep.guests * DAY), forgetting.delete_guests
            )
        return count

    async def old_guests(self, now: float, keep: Keep) -> list[str]:
        """Some of the guests who were not seen for too long and play nowhere."""
        if keep.guests is None:
            return []
        which = forgetting.old_guests(now - keep.guests * DAY)
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


def _add_table(
    connection: sa.Connection, row: TableRow, added: Sequence[LineRow], members: Sequence[str]
) -> None:
    connection.execute(sa.insert(tables), vars(row))
    if added:
        connection.execute(sa.insert(lines), [{"table_id": row.id, **vars(line)} for line in added])
    for guest in members:
        _join(connection, row.id, guest)


def _one_table(connection: sa.Connection, statement: sa.Executable, which: str) -> TableRow | None:
    found = connection.execute(statement, {"which": which}).one_or_none()
    return None if found is None else TableRow(*found)


def _all_tables(connection: sa.Connection, statement: sa.Executable, which: dict[str, Any]) -> list[TableRow]:
    return [TableRow(*row) for row in connection.execute(statement, which)]


def _keep_review(connection: sa.Connection, table: str, text: str) -> None:
    connection.execute(sa.delete(reviews).where(reviews.c.table_id == table))
    connection.execute(sa.insert(reviews), {"table_id": table, "text": text})


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


def _ban(connection: sa.Connection, row: BanRow, now: float) -> None:
    connection.execute(sa.delete(bans).where(bans.c.until <= now))
    _run(connection, _lift, {"which": row.network})
    connection.execute(sa.insert(bans), vars(row))


def _beat(connection: sa.Connection, at: float) -> None:
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    # At once: another server may write the first one at the same moment.
    row = insert(pulse).values(id=1, at=at)
    connection.execute(row.on_conflict_do_update(index_elements=[pulse.c.id], set_={"at": at}))


def _join(connection: sa.Connection, table: str, guest: str) -> None:
    statement = _join_sqlite if connection.dialect.name == "sqlite" else _join_postgres
    connection.execute(statement, {"table_id": table, "guest_id": guest, "seen_line": None})
