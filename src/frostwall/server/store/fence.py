"""Writes of a table that name its epoch, and write nothing if another server has it by now (ADR 0029)."""

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa

from frostwall.server.store.schema import TableRow, tables


class Conflict(Exception):
    """Somebody else wrote: the line, key or id exists already, or the table is gone. Nothing was written."""


class Fenced(Conflict):
    """Another server has taken the table since. Nothing was written."""


save_tables: Final = sa.update(tables).where(
    tables.c.id == sa.bindparam("which"), tables.c.epoch == sa.bindparam("fence")
)
_epochs: Final = (
    sa.select(tables.c.id, tables.c.epoch)
    .where(tables.c.id.in_(sa.bindparam("which", expanding=True)))
    .order_by(tables.c.id)
)
_held_epochs: Final = _epochs.with_for_update(read=True)
_delete: Final = sa.delete(tables).where(
    tables.c.id == sa.bindparam("which"), tables.c.epoch == sa.bindparam("fence")
)
release: Final = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("which"), tables.c.epoch == sa.bindparam("fence"))
    .values(owner=None)
)


def saved(row: TableRow) -> dict[str, Any]:
    """The parameters of `save_tables`: all that may change in a table, if it is still the writer's."""
    found = vars(row).copy()
    found["which"] = found.pop("id")
    found["fence"] = found.pop("epoch")
    del found["created"]
    return found


def check_epochs(connection: sa.Connection, wanted: Sequence[tuple[str, int]], hold: bool = False) -> None:
    """Fenced if a table has another epoch. With `hold` it keeps this one until the transaction ends: a row that is
    only added beside the table's would otherwise come through after the table was taken. One statement for all, in
    order, so that servers never cross."""
    statement = _held_epochs if hold else _epochs
    names = sorted({table for table, _ in wanted})
    found = {row.id: row.epoch for row in connection.execute(statement, {"which": names})}
    if any(found.get(table, epoch) != epoch for table, epoch in wanted):
        raise Fenced("another server has the table")


def save_table(connection: sa.Connection, row: TableRow) -> None:
    if connection.execute(save_tables, saved(row)).rowcount != 1:
        check_epochs(connection, [(row.id, row.epoch)])
        raise Conflict("the table is gone")


def delete_table(connection: sa.Connection, table: str, epoch: int) -> None:
    if connection.execute(_delete, {"which": table, "fence": epoch}).rowcount != 1:
        check_epochs(connection, [(table, epoch)])
