"""Several statements to PostgreSQL at once: they are sent together and answered together.

A transaction of a few moves is three statements, and waiting for each of them cost more than all the rest.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import sqlalchemy as sa

Work = tuple[str, Any, list[dict[str, Any]]]  # the name of its point, a statement, and its rows

_texts: dict[sa.Executable, str] = {}  # of statements that live as long as the process


def is_possible(connection: sa.Connection) -> bool:
    """With PostgreSQL, unless its client library is of a time before that."""
    if connection.dialect.name != "postgresql":
        return False
    import psycopg

    return psycopg.Pipeline.is_supported()


def execute(connection: sa.Connection, work: Sequence[Work], point: Callable[[str], None] | None) -> int:
    """Run each statement for its rows, within the transaction that has begun; how many rows the last one met. All of
    them fail if one does, as SQLAlchemy's errors. `point` is reached before each row is sent."""
    import psycopg

    driver: Any = connection.connection.driver_connection
    problem: psycopg.Error | None = None
    cursors = [driver.cursor() for _ in work]
    try:
        with driver.pipeline():
            for cursor, (name, statement, rows) in zip(cursors, work, strict=True):
                sent = rows if point is None else _watched(rows, name, point)
                cursor.executemany(_text(connection, statement, rows[0]), sent)
    except psycopg.Error as error:
        problem = error
    if problem is not None:
        raise sa.exc.DBAPIError.instance(
            "", None, problem, psycopg.Error, hide_parameters=True, dialect=connection.dialect
        )
    count: int = cursors[-1].rowcount
    return count


def _watched(rows: list[dict[str, Any]], name: str, point: Callable[[str], None]) -> Iterator[dict[str, Any]]:
    for row in rows:
        point(name)
        yield row


def _text(connection: sa.Connection, statement: Any, row: dict[str, Any]) -> str:
    found = _texts.get(statement)
    if found is None:
        found = _texts[statement] = str(statement.compile(dialect=connection.dialect, column_keys=list(row)))
    return found
