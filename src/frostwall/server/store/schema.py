"""What the database holds: the rows as the server sees them, and the tables they lie in.

The tables are declared here for the statements of `store`. The steps in `migrations/` make them, and a test compares
the two: a change here always needs a new step there. Times are seconds of the epoch.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa


@dataclass(frozen=True)
class GuestRow:
    """Somebody with a session. The token itself is nowhere in the database, only its hash."""

    id: str
    token_hash: str
    name: str
    created: float
    seen: float


@dataclass(frozen=True)
class TableRow:
    """A table: what is asked for in lists as columns, everything else in `document`, into which the store does not
    look. `header` is the record's (None in the lobby), `seed` the table's secret, `acting` who is to move: what every
    move changes is no part of the document. `epoch` is how often a server has taken the table: who writes names the
    one it has, and writes nothing if it is another's by now."""

    id: str
    game: str
    stage: str
    listed: bool
    invite: str
    seed: str
    header: str | None
    document: str
    created: float
    touched: float
    acting: str = ""  # seats with commas between
    epoch: int = 0


@dataclass(frozen=True)
class LineRow:
    """One line of a record; `notes` is the JSON text of a dict, or empty."""

    seq: int
    seat: int
    text: str
    notes: str
    at: float


@dataclass(frozen=True)
class KeyRow:
    """The answer that was given to a guest's key: the same key again gets it again."""

    guest: str
    key: str
    answer: str
    asked: str = ""  # a digest of what the key was given to; empty in rows of older versions


@dataclass(frozen=True)
class ChatRow:
    """One message of a table's chat, numbered. Of a guest who was deleted only the text stays."""

    n: int
    guest: str | None
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class AttemptRow:
    """Somebody begins the game of a day; `deal` is its seed, which says everything that makes it the same game."""

    guest: str
    deal: str
    started: float


@dataclass(frozen=True)
class ResultRow:
    """What became of it. `rival` are the points of an opponent that has no seat."""

    guest: str
    points: int
    rival: int | None
    won: bool
    finished: float


@dataclass(frozen=True)
class BanRow:
    """An address or a range of them that the operator keeps out until then."""

    network: str
    until: float


@dataclass(frozen=True)
class Append:
    """What one move writes, all or nothing: the new lines, the table as it is after them, the answer to the key, and
    of the game of a day who begins it and how it ended."""

    table: TableRow
    lines: Sequence[LineRow]
    key: KeyRow | None = None
    attempts: Sequence[AttemptRow] = ()
    results: Sequence[ResultRow] = ()


# Constraints have names of their own, so that later steps can name them on every database.
metadata: Final = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests: Final = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("token_hash", sa.Text, nullable=False, unique=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),
)

# `touched` has no index: it changes with every move, and the lists that sort by it are short.
tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("stage", sa.Text, nullable=False, index=True),
    sa.Column("listed", sa.Boolean, nullable=False, index=True),
    sa.Column("invite", sa.Text, nullable=False, unique=True),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("header", sa.Text),
    sa.Column("document", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("touched", sa.Double, nullable=False),
    sa.Column("acting", sa.Text, nullable=False, server_default=sa.text("''")),
    sa.Column("owner", sa.Text),  # the node that has it, unless that node is gone
    sa.Column("epoch", sa.BigInteger, nullable=False, server_default=sa.text("0")),
)


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


# Small rows that are only looked up by their key: without SQLite's hidden row number each is written once, not twice.
lines: Final = sa.Table(
    "lines",
    metadata,
    _of_table(),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("notes", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sqlite_with_rowid=False,
)

# `guest_id` is no reference: a key is written with every move, and what it answers outlives nobody (`delete_guest`).
keys: Final = sa.Table(
    "keys",
    metadata,
    _of_table(),
    sa.Column("guest_id", sa.Text, primary_key=True),
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("answer", sa.Text, nullable=False),
    sa.Column("asked", sa.Text, nullable=False, server_default=sa.text("''")),
    sqlite_with_rowid=False,
)

members: Final = sa.Table(
    "members",
    metadata,
    _of_table(),
    sa.Column(
        "guest_id", sa.Text, sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True, index=True
    ),
    sa.Column("seen_line", sa.Integer),
    sqlite_with_rowid=False,
)

chat: Final = sa.Table(
    "chat",
    metadata,
    _of_table(),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest_id", sa.Text, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sqlite_with_rowid=False,
)
# What the coach said about a finished game, as JSON.
reviews: Final = sa.Table("reviews", metadata, _of_table(), sa.Column("text", sa.Text, nullable=False))

# One row per guest and deal: the first attempt. It outlives its table, with the result, until both have had their time;
# that it was made stays as long as the guest, so that no other becomes the first.
attempts: Final = sa.Table(
    "attempts",
    metadata,
    sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("deal", sa.Text, primary_key=True, index=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    sa.Column("started", sa.Double, nullable=False),
    sa.Column("finished", sa.Double),
    sa.Column("points", sa.Integer),
    sa.Column("rival", sa.Integer),
    sa.Column("won", sa.Boolean),
    sqlite_with_rowid=False,
)

# The servers of this database, a row for each that lives; on SQLite there is none. `until` is by the database's clock.
nodes: Final = sa.Table(
    "nodes",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("bus", sa.Text),  # where other servers reach it; null: it wants to be alone
    sa.Column("lock", sa.Integer, nullable=False),  # the advisory lock that it holds while it is connected
    sa.Column("until", sa.DateTime(timezone=True), nullable=False),
)

# One row, written to find out whether writing works.
pulse: Final = sa.Table(
    "pulse",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
)

bans: Final = sa.Table(
    "bans",
    metadata,
    sa.Column("network", sa.Text, primary_key=True),
    sa.Column("until", sa.Double, nullable=False),
)
