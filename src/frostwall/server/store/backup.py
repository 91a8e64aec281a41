"""A consistent copy of a database as one SQLite file, while a server may be writing; `serve` can open it as it is.

SQLite copies itself. Of PostgreSQL all rows are read in one snapshot and put into a file made by the same migrations.
The copy appears under its name only when it is complete.
"""

import contextlib
import os
import sqlite3
import tempfile
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from frostwall.server.store.database import (
    BUSY_WAIT,
    VERSION_TABLE,
    Address,
    StoreError,
    connect,
    current_revision,
    find_address,
    known_revisions,
    make_engine,
    migrate,
)

ROWS_AT_ONCE: Final = 1000
NODES: Final = "nodes"


def backup(url: str, target: Path, overwrite: bool = False) -> None:
    """Copy the database at `url` to the file `target`. Raises StoreError; then `target` is as it was."""
    source = find_address(url)
    if source.is_memory or (source.file is not None and not source.file.is_file()):
        raise source.fails("NO_SUCH_DATABASE")
    _check_target(source, target, overwrite)
    partial: Path | None = None
    problem: str | None = None
    try:
        # Beside its place, so that it can be renamed; for this user alone, as it holds seeds.
        handle, name = tempfile.mkstemp(prefix=f".{target.name}-", suffix=".partial", dir=target.parent)
        os.close(handle)
        partial = Path(name)
        if source.file is not None:
            _copy_file(source, source.file, partial)
        else:
            _copy_rows(source, partial)
        _to_disk(partial)
        _check_target(source, target, overwrite)
        partial.replace(target)
        partial = None
        if os.name == "posix":
            _to_disk(target.parent)
    except OSError as error:
        problem = error.strerror or "?"
    finally:
        if partial is not None:
            partial.unlink(missing_ok=True)
    if problem is not None:
        raise StoreError("BACKUP_NOT_WRITABLE", {"where": str(target), "reason": problem})


def _check_target(source: Address, target: Path, overwrite: bool) -> None:
    if not target.exists():
        return
    if source.file is not None and target.samefile(source.file):
        raise StoreError("BACKUP_IN_USE", {"where": str(target)})
    if not overwrite:
        raise StoreError("BACKUP_EXISTS", {"where": str(target)})
    if target.with_name(target.name + "-wal").exists():
        # Somebody has it open, or left changes beside it that would be applied to the copy.
        raise StoreError("BACKUP_IN_USE", {"where": str(target)})


def _to_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _copy_file(source: Address, file: Path, partial: Path) -> None:
    problem: StoreError | None = None
    try:
        with (
            contextlib.closing(sqlite3.connect(file, timeout=BUSY_WAIT)) as old,
            contextlib.closing(sqlite3.connect(partial)) as new,
        ):
            found = old.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (VERSION_TABLE,)).fetchone()
            if found is None:
                problem = source.fails("NO_SUCH_DATABASE")
            else:
                # In one step: it reads one state, and in WAL mode holds up no writer. In several it would begin anew
                # after every commit of the server.
                old.backup(new, pages=-1)
                new.execute("PRAGMA journal_mode=DELETE").close()  # one file, nothing beside it
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorname == "SQLITE_NOTADB":
            problem = source.fails("NOT_A_DATABASE")
        else:
            problem = source.fails("DATABASE_FAILED", str(error))
    if problem is not None:
        raise problem


def _copy_rows(source: Address, partial: Path) -> None:
    target = Address(sa.URL.create("sqlite+pysqlite", database=str(partial)), str(partial), partial)
    engine = sa.create_engine(target.url, poolclass=sa.NullPool, hide_parameters=True)
    problem: str | None = None
    try:
        with connect(source, make_engine(source)) as old, engine.connect() as new:
            old.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            with old.begin():
                revision = current_revision(old)
                if revision is None:
                    raise source.fails("NO_SUCH_DATABASE")
                if revision not in known_revisions():
                    raise source.fails("DATABASE_NEWER", revision=revision)
                # Of the same age as the source, which may not have been opened by this version yet: so the columns
                # are the ones found there, not the ones declared today.
                migrate(target, new, revision)
                shape = sa.MetaData()
                shape.reflect(new)
                new.rollback()
                with new.begin():
                    for table in shape.sorted_tables:
                        if table.name not in (VERSION_TABLE, NODES):  # a copy has no server yet
                            _copy_table(table, old, new)
    except sa.exc.DBAPIError as error:
        problem = str(error.orig)
    if problem is not None:
        raise source.fails("DATABASE_FAILED", problem)


def _copy_table(table: sa.Table, old: sa.Connection, new: sa.Connection) -> None:
    rows = old.execute(sa.select(table), execution_options={"yield_per": ROWS_AT_ONCE})
    for some in rows.mappings().partitions():
        new.execute(sa.insert(table), [dict(row) for row in some])
