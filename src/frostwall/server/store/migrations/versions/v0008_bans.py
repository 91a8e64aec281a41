"""Addresses that the operator has banned for a time."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0008"
down_revision: Final = "0007"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("bans")
