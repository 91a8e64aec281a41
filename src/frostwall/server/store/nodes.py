"""Which servers a PostgreSQL has: each one is a node with a row that it renews, and tables belong to nodes.

A node is gone when its time is over by the database's clock, or at once when its connection has ended: it holds an
advisory lock there. Nothing that is written depends on this (that is what epochs are for), only how soon a table
finds another server. SQLite has no nodes: its file is locked.
"""

import logging
import secrets
import threading
import time
from typing import Final

import sqlalchemy as sa

from frostwall.server.store.database import LOCK_NUMBER, Address, StoreError, connect, make_engine
from frostwall.server.store.schema import TableRow, tables
from frostwall.server.store.thread import Unavailable

BEAT: Final = 2.0  # seconds between two renewals
LIFE: Final = 10  # seconds that a renewal is good for, by the database's clock
SERVES: Final = 8.0  # seconds after sending one in which a node still answers, by its own clock
WAIT: Final = 15.0  # seconds that a server waits at its start for another one to leave

_log: Final = logging.getLogger(__name__)

_add: Final = sa.text(
    f"""INSERT INTO nodes (id, bus, lock, until)
    VALUES (:me, :bus, :lock, clock_timestamp() + interval '{LIFE} seconds')"""
)
_renew: Final = sa.text(
    f"""UPDATE nodes SET until = clock_timestamp() + interval '{LIFE} seconds'
    WHERE id = :me AND until > clock_timestamp()"""
)
_remove: Final = sa.text("DELETE FROM nodes WHERE id = :me")
# Just after PostgreSQL has started, everybody's connection has ended: then only the time counts.
_bury: Final = sa.text(
    f"""DELETE FROM nodes WHERE id <> :me AND (until <= clock_timestamp() OR (
        pg_postmaster_start_time() < clock_timestamp() - interval '5 seconds'
        AND NOT EXISTS (
            SELECT 1 FROM pg_locks
            JOIN pg_database ON pg_database.oid = pg_locks.database AND datname = current_database()
            WHERE locktype = 'advisory' AND objsubid = 2 AND classid = {LOCK_NUMBER} AND objid = nodes.lock::oid
        )))"""
)
_hold: Final = sa.text(f"SELECT pg_try_advisory_lock({LOCK_NUMBER}, :lock)")
_in_turn: Final = sa.text(f"SELECT pg_advisory_xact_lock({LOCK_NUMBER})")
# A second server would be in the way of one that is alone, whichever of them that is.
_others: Final = sa.text(
    "SELECT count(*) FROM nodes WHERE id <> :me AND (bus IS NULL OR CAST(:bus AS text) IS NULL)"
)
_living: Final = sa.text("SELECT id, bus FROM nodes WHERE bus IS NOT NULL")
is_free: Final = sa.or_(
    tables.c.owner.is_(None), sa.text("NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = tables.owner)")
)
_columns: Final = [column for column in tables.c if column.name != "owner"]
# Nobody waits for a row: it is locked by a write of whoever has the table, or by somebody who is taking it.
_take: Final = (
    sa.update(tables)
    .where(
        tables.c.id
        == sa.select(tables.c.id)
        .where(tables.c.id == sa.bindparam("which"), sa.or_(tables.c.owner == sa.bindparam("me"), is_free))
        .with_for_update(skip_locked=True, key_share=True)
        .scalar_subquery()
    )
    .values(owner=sa.bindparam("me"), epoch=tables.c.epoch + 1)
    .returning(*_columns)
)
_adopt: Final = (
    sa.update(tables)
    .where(
        tables.c.id.in_(
            sa.select(tables.c.id)
            .where(tables.c.stage == "playing", is_free)
            .limit(sa.bindparam("most"))
            .with_for_update(skip_locked=True, key_share=True)
        )
    )
    .values(owner=sa.bindparam("me"), epoch=tables.c.epoch + 1)
    .returning(*_columns)
)
_owner: Final = sa.select(tables.c.owner).where(tables.c.id == sa.bindparam("which"))


class Elsewhere(Unavailable):
    """Another node has the table; None: it is being written or taken at this moment."""

    def __init__(self, owner: str | None) -> None:
        super().__init__("another server has the table")
        self.owner = owner


def take(connection: sa.Connection, me: str, table: str) -> TableRow | Elsewhere | None:
    """Make a table this node's: its row with the new epoch; None if there is no such table. That it is elsewhere is
    returned, not raised: nothing else in this transaction is to fail for it."""
    which = {"which": table, "me": me}
    found = connection.execute(_take, which).one_or_none()
    if found is None:
        owner = connection.execute(_owner, which).one_or_none()
        if owner is None:
            return None
        if owner[0] not in (None, me) and connection.execute(_bury, which).rowcount:
            found = connection.execute(_take, which).one_or_none()
        if found is None:
            return Elsewhere(None if owner[0] == me else owner[0])
    return TableRow(*found)


def living(connection: sa.Connection, me: str) -> dict[str, str]:
    """All nodes that share a bus, with their names there."""
    connection.execute(_bury, {"me": me})
    return {row.id: row.bus for row in connection.execute(_living)}


def adopt(connection: sa.Connection, me: str, most: int) -> list[TableRow]:
    """Take running tables that nobody has."""
    connection.execute(_bury, {"me": me})
    return [TableRow(*row) for row in connection.execute(_adopt, {"me": me, "most": most})]


class Node:
    """This server among those of its database: a thread with a connection of its own, so that nothing makes it wait."""

    def __init__(self, address: Address, bus: str | None) -> None:
        self.id = ""
        self._address = address
        self._bus = bus
        self._engine = make_engine(address).execution_options(isolation_level="AUTOCOMMIT")
        self._connection: sa.Connection | None = None
        self._lock = 0
        self._is_locked = False
        self._sent = float("-inf")  # when the last renewal that came through was sent
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._run, name="frostwall-node", daemon=True)
        self._told = float("-inf")

    def serves(self, node: str) -> bool:
        """May tables that were taken by this node still be shown to people?"""
        return node == self.id and time.monotonic() - self._sent < SERVES

    def open(self) -> None:
        """Enter the database, and stay there. If another server is in the way, wait for it to leave; StoreError if it
        stays."""
        give_up = time.monotonic() + WAIT
        connection = connect(self._address, self._engine)
        while not self._enter(connection):
            if time.monotonic() > give_up or self._ends.is_set():
                self._drop()
                raise self._address.fails("DATABASE_IN_USE")
            self._complain("another server uses the database; waiting for it to leave")
            self._ends.wait(0.1)
        self._thread.start()

    def close(self) -> None:
        """Leave: from now on others may take its tables."""
        self._ends.set()
        if self._thread.is_alive():
            self._thread.join()
        try:
            if self.id:
                connection = self._connection or connect(self._address, self._engine)
                connection.execute(_remove, {"me": self.id})
                self._connection = connection
        except (sa.exc.SQLAlchemyError, StoreError):
            pass  # its time will be over soon
        self.id = ""
        self._drop()

    # --- on the thread ---

    def _run(self) -> None:
        wait = BEAT
        while not self._ends.wait(wait):
            try:
                self._beat()
                wait = BEAT
            except (sa.exc.SQLAlchemyError, StoreError) as problem:
                self._complain(f"the database does not answer this server ({type(problem).__name__})")
                self._drop()
                wait = BEAT / 4

    def _beat(self) -> None:
        connection = self._connection
        if connection is None:
            connection = self._connection = connect(self._address, self._engine)
        if not self.id:
            if not self._enter(connection):
                self._complain("another server uses the database; this one answers nobody until it leaves")
            return
        self._hold(connection)
        sent = time.monotonic()
        if connection.execute(_renew, {"me": self.id}).rowcount:
            self._sent = sent
        else:
            # Its time was over, and its tables may be others' by now. It begins anew, under another name.
            self.id, self._sent = "", float("-inf")
            _log.warning("this server was away for too long; its tables are read again")
            self._drop()

    def _enter(self, connection: sa.Connection) -> bool:
        """Become a node, unless somebody is in the way."""
        self._connection = connection
        me, self._lock = secrets.token_hex(8), secrets.randbelow(2**31)
        which = {"me": me, "bus": self._bus, "lock": self._lock}
        sent = time.monotonic()
        connection.execute(sa.text("BEGIN"))
        try:
            connection.execute(_in_turn)
            connection.execute(_bury, which)
            free = not connection.execute(_others, which).scalar_one()
            if free:
                self._is_locked = False
                self._hold(connection)
                connection.execute(_add, which)
        finally:
            connection.execute(sa.text("COMMIT"))
        if free:
            self.id, self._sent = me, sent
        return free

    def _hold(self, connection: sa.Connection) -> None:
        """An earlier connection may still have the lock for a moment."""
        if not self._is_locked:
            self._is_locked = bool(connection.execute(_hold, {"lock": self._lock}).scalar_one())

    def _complain(self, problem: str) -> None:
        if time.monotonic() - self._told > 60:
            self._told = time.monotonic()
            _log.warning("%s", problem)

    def _drop(self) -> None:
        connection, self._connection, self._is_locked = self._connection, None, False
        if connection is not None:
            try:
                connection.close()
            except sa.exc.SQLAlchemyError:
                connection.invalidate()
