"""Documents say that a table is locked, and how far its clocks were when a server let go of it."""

import json
from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0009"
down_revision: Final = "0008"

AT_ONCE: Final = 500
ADDED: Final = ("locked", "clocks")


def upgrade() -> None:
    """A document without them is a document."""


def downgrade() -> None:
    """An older server refuses a document with fields that it does not know."""
    tables = sa.table("tables", sa.column("id"), sa.column("document"))
    connection = op.get_bind()
    last = ""
    while rows := connection.execute(
        sa.select(tables.c.id, tables.c.document)
        .where(tables.c.id > last)
        .order_by(tables.c.id)
        .limit(AT_ONCE)
    ).all():
        for table, text in rows:
            document = {key: value for key, value in json.loads(text).items() if key not in ADDED}
            written = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
            connection.execute(sa.update(tables).where(tables.c.id == table).values(document=written))
        last = rows[-1][0]
