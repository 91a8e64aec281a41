"""The game of the day: who began which deal first, and how it ended."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"


def upgrade() -> None:
    op.create_table(
        "attempts",
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("deal", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("finished", sa.Double),
        sa.Column("points", sa.Integer),
        sa.Column("rival", sa.Integer),
        sa.Column("won", sa.Boolean),
        sa.PrimaryKeyConstraint("guest_id", "deal", name="pk_attempts"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_attempts_guest_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_attempts_table_id", ondelete="SET NULL"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_attempts_deal", "attempts", ["deal"])
    op.create_index("ix_attempts_table_id", "attempts", ["table_id"])


def downgrade() -> None:
    """Who began a game of the day, and how it ended, is lost; the tables stay."""
    op.drop_table("attempts")
