"""Which server has a table, how often that changed, and which servers there are."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0006"
down_revision: Final = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("owner", sa.Text))
    op.add_column("tables", sa.Column("epoch", sa.BigInteger, nullable=False, server_default=sa.text("0")))
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("bus", sa.Text),
        sa.Column("lock", sa.Integer, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("nodes")
    op.drop_column("tables", "epoch")
    op.drop_column("tables", "owner")
