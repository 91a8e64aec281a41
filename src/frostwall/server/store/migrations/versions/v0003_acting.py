"""Who is to move is a column: with every move it changes, and the document does not."""

import json
from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0003"
down_revision: Final = "0002"

AT_ONCE: Final = 500


def upgrade() -> None:
    op.add_column("tables", sa.Column("acting", sa.Text, nullable=False, server_default=sa.text("''")))
    tables = sa.table("tables", sa.column("id"), sa.column("document"), sa.column("acting"))
    connection = op.get_bind()
    last = ""
    while rows := connection.execute(
        sa.select(tables.c.id, tables.c.document)
        .where(tables.c.id > last)
        .order_by(tables.c.id)
        .limit(AT_ONCE)
    ).all():
        for table, text in rows:
            document = json.loads(text)
            acting = document.pop("acting", None)
            if acting is not None:
                connection.execute(
                    sa.update(tables)
                    .where(tables.c.id == table)
                    .values(
                        # As the server writes it.
                        document=json.dumps(document, ensure_ascii=False, separators=(",", ":")),
                        acting=",".join(map(str, acting)),
                    )
                )
        last = rows[-1][0]


def downgrade() -> None:
    """Who is to move stands in the document again."""
    tables = sa.table("tables", sa.column("id"), sa.column("document"), sa.column("acting"))
    connection = op.get_bind()
    last = ""
    while rows := connection.execute(
        sa.select(tables.c.id, tables.c.document, tables.c.acting)
        .where(tables.c.id > last)
        .order_by(tables.c.id)
        .limit(AT_ONCE)
    ).all():
        for table, text, acting in rows:
            document = {**json.loads(text), "acting": [int(seat) for seat in acting.split(",") if seat]}
            written = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
            connection.execute(sa.update(tables).where(tables.c.id == table).values(document=written))
        last = rows[-1][0]
    op.drop_column("tables", "acting")
