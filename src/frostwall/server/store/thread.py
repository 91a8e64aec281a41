"""The one thread that talks to the database: it takes everything that waits and commits it in one transaction.

Here: the queue, the transactions, and what happens when one fails. What is written is in `store`. A future is resolved
only after the commit, so its caller may tell others. While a commit is under way further writes gather: a busy server
makes few large commits, an idle one makes small ones at once.
"""

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from frostwall.server.figures import Times
from frostwall.server.store import piped, schema
from frostwall.server.store.database import Address, StoreError, connect, open_database
from frostwall.server.store.fence import Conflict, check_epochs, save_tables, saved
from frostwall.server.store.schema import Append

MOST_WRITES: Final = 500  # in one transaction
_CROSSED: Final = ("40P01", "40001")  # PostgreSQL's codes for deadlock and for serialization
MARKS_WAIT: Final = 1.0  # seconds that a mark may wait for a transaction to go along with

Point = Callable[[str], None]
Work = Callable[[sa.Connection], Any]
Mark = tuple[str, ...]

_log: Final = logging.getLogger(__name__)


class Unavailable(Exception):
    """The database is gone, or it is unknown whether the write came through. Read again before writing again."""


class Unstorable(ValueError):
    """This write alone is refused: its text holds what a database cannot (a NUL, half a surrogate pair)."""


class _Lost(Exception):
    """The transaction failed as a whole, not for one of its writes."""


class _Crossed(Exception):
    """Two servers wrote the same things in opposite order, and PostgreSQL ended one of them. Smaller transactions get
    past each other, and single writes always do."""


class Job:
    """Something to do on the thread. `work` is None for an append, which is merged with its neighbours. `fence` is a
    table and its epoch, where the work itself does not ask for it."""

    __slots__ = ("append", "failure", "fence", "future", "reads", "result", "work")

    def __init__(
        self,
        future: asyncio.Future[Any],
        work: Work | None,
        append: Append | None = None,
        reads: bool = False,
        fence: tuple[str, int] | None = None,
    ) -> None:
        self.future = future
        self.work = work
        self.append = append
        self.reads = reads
        self.fence = fence
        self.result: Any = None
        self.failure: Exception | None = None


# --- statements, compiled once and cached by SQLAlchemy ------------------------------------------------

_insert_lines: Final = sa.insert(schema.lines)
_insert_keys: Final = sa.insert(schema.keys)
_bound: Final = [
    sa.bindparam("deal", type_=sa.Text),
    sa.bindparam("which", type_=sa.Text),
    sa.bindparam("started", type_=sa.Double),
]
# Only of guests who are still here, and only the first of each deal.
_attempted: Final = (
    ["guest_id", "deal", "table_id", "started"],
    sa.select(schema.guests.c.id, *_bound).where(schema.guests.c.id == sa.bindparam("who")),
)
_add_attempts: Final = {
    "sqlite": sqlite.insert(schema.attempts).from_select(*_attempted).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(schema.attempts).from_select(*_attempted).on_conflict_do_nothing(),
}
_save_results: Final = sa.update(schema.attempts).where(
    schema.attempts.c.table_id == sa.bindparam("which"), schema.attempts.c.guest_id == sa.bindparam("who")
)
# Another server may have written a later one.
_later: Final[dict[str, Callable[..., sa.ColumnElement[Any]]]] = {
    "sqlite": sa.func.max,
    "postgresql": sa.func.greatest,
}
_mark_guests: Final = {
    dialect: sa.update(schema.guests)
    .where(schema.guests.c.id == sa.bindparam("which"))
    .values(seen=later(schema.guests.c.seen, sa.bindparam("value", type_=sa.Double)))
    for dialect, later in _later.items()
}
_seen_line: Final = sa.func.coalesce(schema.members.c.seen_line, 0)
_mark_members: Final = {
    dialect: sa.update(schema.members)
    .where(
        schema.members.c.table_id == sa.bindparam("which"), schema.members.c.guest_id == sa.bindparam("who")
    )
    .values(seen_line=later(_seen_line, sa.bindparam("value", type_=sa.Integer)))
    for dialect, later in _later.items()
}


class DatabaseThread:
    """Starts with `open`, ends with `close`. Everything public is called on the event loop."""

    def __init__(self, address: Address, point: Point | None) -> None:
        self._address = address
        self._point = point
        self._waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._engine: sa.Engine | None = None
        self._connection: sa.Connection | None = None
        self._ends = False
        self._marks: dict[Mark, float] = {}  # the newest wins; written with the next transaction
        self._marks_lock = threading.Lock()
        self._marks_due = 0.0
        self.commits = Times()
        self.writes = 0  # that were committed

    async def open(self) -> None:
        """Start the thread and open the database there. Raises StoreError."""
        assert self._thread is None, "a store is opened once"
        self._loop = asyncio.get_running_loop()
        opened = self._loop.create_future()
        # A daemon: a process that ends without `close` loses nothing that was acknowledged.
        self._thread = threading.Thread(
            target=self._run, args=(Job(opened, None),), name="frostwall-store", daemon=True
        )
        self._thread.start()
        try:
            await opened
        except BaseException:
            self._ends = True
            self._waiting.put(None)
            raise

    async def close(self) -> None:
        """Write what waits, then end the thread."""
        thread = self._thread
        if thread is None or self._ends:
            return
        self._ends = True
        self._waiting.put(None)
        await asyncio.to_thread(thread.join)

    def ask(
        self,
        work: Work | None,
        append: Append | None = None,
        reads: bool = False,
        fence: tuple[str, int] | None = None,
    ) -> asyncio.Future[Any]:
        """Do this on the thread. A caller that is cancelled does not cancel the write."""
        if self._loop is None or self._ends:
            raise Unavailable("the store is not open")
        future = self._loop.create_future()
        self._waiting.put(Job(future, work, append, reads, fence))
        return future

    def mark(self, mark: Mark, value: float) -> None:
        """Write this some time soon; nobody waits for it."""
        if self._loop is None or self._ends:
            raise Unavailable("the store is not open")
        with self._marks_lock:
            first = not self._marks
            self._marks[mark] = value
            if first:
                self._marks_due = time.monotonic() + MARKS_WAIT
        if first:
            # Only to set the thread's alarm: a job that reads nothing.
            self._waiting.put(Job(self._loop.create_future(), _nothing, reads=True))

    def marked(self, mark: Mark) -> float | None:
        """A mark that is not written yet. For work on the thread, which then knows all there are."""
        with self._marks_lock:
            return self._marks.get(mark)

    # --- on the thread ---------------------------------------------------------------------------------

    def _run(self, opening: Job) -> None:
        try:
            self._engine, self._connection = open_database(self._address)
        except Exception as error:  # noqa: BLE001 - it is raised again in `open`
            opening.failure = error
        self._tell([opening])
        if opening.failure is not None:
            return
        more = True
        while more:
            jobs, more = self._take()
            writes = [job for job in jobs if not job.reads]
            if writes or (self._marks and (not more or time.monotonic() >= self._marks_due)):
                self._settle(writes, self._take_marks())
                self._tell(writes)
            reads = [job for job in jobs if job.reads]
            for job in reads:
                self._read(job)
            self._tell(reads)
        self._drop_connection()

    def _take(self) -> tuple[list[Job], bool]:
        """Everything that waits, and whether more will come."""
        jobs: list[Job] = []
        try:
            wait = max(0.0, self._marks_due - time.monotonic()) if self._marks else None
            job = self._waiting.get(timeout=wait)
            while job is not None:
                jobs.append(job)
                if len(jobs) == MOST_WRITES:
                    return jobs, True
                job = self._waiting.get_nowait()
        except queue.Empty:
            return jobs, True
        return jobs, False

    def _tell(self, jobs: list[Job]) -> None:
        """Resolve the futures, with one wake-up of the loop for all."""
        if jobs and self._loop is not None:
            # A loop that was closed first has nobody left to tell.
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(_resolve, jobs)

    def _settle(self, writes: list[Job], marks: dict[Mark, float]) -> None:
        """Write these jobs in one transaction. If one of them is bad, halve them until it fails alone."""
        bad: Exception | None = None
        try:
            try:
                self._transact(writes, marks)
            except _Lost:
                # Nothing was written; most likely the connection had died while nobody used it. Once more, with a
                # fresh one.
                self._transact(writes, marks)
        except (_Lost, Unavailable) as error:
            for job in writes:
                job.failure = Unavailable(str(error))
        except Exception as error:  # noqa: BLE001 - a bad write must neither end the thread nor take others along
            bad = error
        # Outside of `except`, see _transact.
        if bad is None:
            return
        if writes and marks:
            self._settle(writes, {})
            self._settle([], marks)
        elif len(writes) > 1:
            half = len(writes) // 2
            self._settle(writes[:half], {})
            self._settle(writes[half:], {})
        elif writes:
            writes[0].failure = _own(bad)
        else:
            _log.warning("marks were not written: %s", _named(bad))

    def _take_marks(self) -> dict[Mark, float]:
        with self._marks_lock:
            marks, self._marks = self._marks, {}
        return marks

    def _transact(self, writes: list[Job], marks: dict[Mark, float]) -> None:
        """One transaction. Raises _Lost if it failed as a whole and nothing was written, Unavailable if that is not
        known, and whatever a bad write raised."""
        transaction: sa.RootTransaction | None = None
        problem, begun = "", time.perf_counter()
        # Ours are raised outside of `except`: the driver's error is not to hang on them, where a log would print it.
        try:
            transaction = self._fill(writes, marks)
        except (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.InternalError) as error:
            self._drop_after(error)
            problem = _named(error)
        if transaction is None:
            raise _Crossed if problem.endswith(_CROSSED) and len(writes) > 1 else _Lost(problem)
        try:
            transaction.commit()
            self._reach("after_commit")
        except Exception as error:  # noqa: BLE001 - nothing may make this look like a write that failed
            self._drop_after(error)  # and with it what may still be open
            problem = _named(error)
        if problem:
            raise Unavailable(f"unknown whether it was written: {problem}")
        self.commits.add(time.perf_counter() - begun)
        self.writes += len(writes)

    def _fill(self, writes: list[Job], marks: dict[Mark, float]) -> sa.RootTransaction:
        """A transaction with everything in it, ready to be committed."""
        connection = self._connected()
        transaction = connection.begin()
        try:
            self._reach("begin")
            fences = [job.fence for job in writes if job.fence is not None]
            if fences and not self._address.is_sqlite:  # a file has one server
                check_epochs(connection, fences, hold=True)
            self._write_marks(connection, marks)
            self._write(connection, writes)
            self._reach("before_commit")
        except BaseException:
            transaction.rollback()
            raise
        return transaction

    def _write(self, connection: sa.Connection, writes: list[Job]) -> None:
        """In the order in which they came; appends next to each other share their statements."""
        appends: list[Append] = []
        for job in writes:
            if job.append is not None:
                appends.append(job.append)
                continue
            self._write_appends(connection, appends)
            appends = []
            if job.work is not None:
                job.result = job.work(connection)
        self._write_appends(connection, appends)

    def _write_appends(self, connection: sa.Connection, appends: list[Append]) -> None:
        if not appends:
            return
        appends.sort(key=lambda append: append.table.id)  # servers that share tables then never cross
        lines = [{"table_id": append.table.id, **vars(line)} for append in appends for line in append.lines]
        keys = [
            {
                "table_id": append.table.id,
                "guest_id": append.key.guest,
                "key": append.key.key,
                "answer": append.key.answer,
                "asked": append.key.asked,
            }
            for append in appends
            if append.key is not None
        ]
        work: list[piped.Work] = [("line", _insert_lines, lines), ("key", _insert_keys, keys)]
        work = [one for one in work if one[2]]
        work.append(("document", save_tables, [saved(append.table) for append in appends]))
        if piped.is_possible(connection):
            count = piped.execute(connection, work, self._point)
        else:
            count = [self._many(connection, *one) for one in work][-1]
        if count != len(appends):
            check_epochs(connection, [(append.table.id, append.table.epoch) for append in appends])
            raise Conflict("the table is gone")
        self._write_attempts(connection, appends)

    def _write_attempts(self, connection: sa.Connection, appends: list[Append]) -> None:
        attempts = [
            {"which": append.table.id, "who": row.guest, "deal": row.deal, "started": row.started}
            for append in appends
            for row in append.attempts
        ]
        results = [
            {
                "which": append.table.id,
                "who": row.guest,
                "points": row.points,
                "rival": row.rival,
                "won": row.won,
                "finished": row.finished,
            }
            for append in appends
            for row in append.results
        ]
        self._many(connection, "attempt", _add_attempts[connection.dialect.name], attempts)
        self._many(connection, "result", _save_results, results)

    def _many(
        self, connection: sa.Connection, point: str, statement: sa.Executable, rows: list[dict[str, Any]]
    ) -> int:
        """Run a statement for all rows; how many it met. Where a test watches, row by row: it may stop between."""
        if not rows:
            return 0
        if self._point is None:
            return connection.execute(statement, rows).rowcount
        count = 0
        for row in rows:
            self._point(point)
            count += connection.execute(statement, [row]).rowcount
        return count

    def _write_marks(self, connection: sa.Connection, marks: dict[Mark, float]) -> None:
        guests = [{"which": mark[0], "value": value} for mark, value in marks.items() if len(mark) == 1]
        members = [
            {"which": mark[0], "who": mark[1], "value": int(value)}
            for mark, value in marks.items()
            if len(mark) == 2
        ]
        if guests:
            connection.execute(_mark_guests[connection.dialect.name], guests)
        if members:
            connection.execute(_mark_members[connection.dialect.name], members)

    def _read(self, job: Job) -> None:
        assert job.work is not None
        for attempt in range(2):
            try:
                connection = self._connected()
                connection.info["reads"] = True
                try:
                    with connection.begin():
                        job.result = job.work(connection)
                    return
                finally:
                    connection.info["reads"] = False
            except _Lost as error:
                job.failure = Unavailable(str(error))
                return
            except sa.exc.DataError as error:
                # The caller named what no database can hold; the connection is as good as before.
                job.failure = _own(error)
                return
            except sa.exc.DBAPIError as error:
                self._drop_after(error)
                if attempt:
                    job.failure = Unavailable(_named(error))
            except Exception as error:  # noqa: BLE001 - the thread goes on
                job.failure = _own(error)
                return

    def _reach(self, point: str) -> None:
        if self._point is not None:
            self._point(point)

    def _connected(self) -> sa.Connection:
        if self._connection is None:
            assert self._engine is not None
            problem = ""
            try:
                self._connection = connect(self._address, self._engine)
            except StoreError as error:
                problem = str(error)
            if self._connection is None:
                raise _Lost(problem)
        return self._connection

    def _drop_after(self, error: Exception) -> None:
        """A connection is worth nothing after such an error, except one to memory, which is all there is."""
        _log.warning("the database failed: %s", _named(error))
        if not self._address.is_memory:
            self._drop_connection()

    def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(sa.exc.SQLAlchemyError):
                connection.close()


def _nothing(_connection: sa.Connection) -> None:
    pass


def _resolve(jobs: list[Job]) -> None:
    for job in jobs:
        if job.future.done():
            continue  # the caller was cancelled
        if job.failure is not None:
            job.future.set_exception(job.failure)
        else:
            job.future.set_result(job.result)


def _named(error: BaseException) -> str:
    """What may be logged of a driver's error: its kind. Its text can quote rows, and so seeds and invitations."""
    cause = getattr(error, "orig", None) or error
    code = getattr(cause, "sqlstate", None) or getattr(cause, "sqlite_errorname", None)
    return f"{type(cause).__name__} {code}" if code else type(cause).__name__


def _own(error: Exception) -> Exception:
    """A driver's error about one write as one of ours, without its text."""
    if isinstance(error, sa.exc.IntegrityError):
        return Conflict("somebody else has written this")
    if isinstance(error, (sa.exc.DataError, UnicodeError)):
        return Unstorable("a text that the database cannot hold")
    if isinstance(error, sa.exc.SQLAlchemyError):
        return Unavailable(_named(error))
    return error
