"""What goes when guests and tables are forgotten, and what stays."""

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa

from frostwall.server.store.schema import attempts, chat, guests, keys, members, tables

GUESTS_AT_ONCE: Final = 100

_NO_RESULT: Final = {"finished": None, "points": None, "rival": None, "won": None}
# Results whose table was deleted are kept as long as if it were still there.
forget_results: Final = (
    sa.update(attempts)
    .where(attempts.c.table_id.is_(None), attempts.c.finished < sa.bindparam("before"))
    .values(_NO_RESULT)
)


def delete_tables_and_results(connection: sa.Connection, which: Sequence[str]) -> None:
    """Delete tables that are too old, with their results. It stays known who has had a first attempt."""
    connection.execute(sa.update(attempts).where(attempts.c.table_id.in_(which)).values(_NO_RESULT))
    connection.execute(
        sa.delete(tables).where(tables.c.id.in_(which))
    )  # the rest goes with them; attempts lose their table


def old_guests(before: float) -> sa.Select[Any]:
    at_table = (
        sa.select(members.c.guest_id)
        .join(tables, tables.c.id == members.c.table_id)
        .where(members.c.guest_id == guests.c.id, tables.c.stage == "playing")
    )
    return sa.select(guests.c.id).where(guests.c.seen < before, ~at_table.exists()).limit(GUESTS_AT_ONCE)


def delete_guests(connection: sa.Connection, which: Sequence[str]) -> None:
    # By table, as keys are found by it first. Moves and chat write keys: where somebody sat or said something.
    sat_at = sa.select(members.c.table_id).where(members.c.guest_id.in_(which))
    said_at = sa.select(chat.c.table_id).where(chat.c.guest_id.in_(which))
    was_at = sa.union(sat_at, said_at)
    connection.execute(sa.delete(keys).where(keys.c.table_id.in_(was_at), keys.c.guest_id.in_(which)))
    connection.execute(sa.update(chat).where(chat.c.guest_id.in_(which)).values(guest_id=None, name=""))
    connection.execute(sa.delete(guests).where(guests.c.id.in_(which)))  # members go with them
