"""The database: guests, tables, record lines, chat. Nothing is acknowledged before it is stored here.

This is the store's door: other packages import from here and from no module below.
"""

from frostwall.server.store.backup import backup
from frostwall.server.store.database import (
    StoreError,
    connect,
    downgrade,
    find_address,
    make_engine,
    open_database,
)
from frostwall.server.store.fence import Conflict, Fenced
from frostwall.server.store.nodes import Elsewhere
from frostwall.server.store.schema import (
    Append,
    AttemptRow,
    BanRow,
    ChatRow,
    GuestRow,
    KeyRow,
    LineRow,
    ResultRow,
    TableRow,
)
from frostwall.server.store.store import Store
from frostwall.server.store.thread import Point, Unavailable, Unstorable

__all__ = [
    "Append",
    "AttemptRow",
    "BanRow",
    "ChatRow",
    "Conflict",
    "Elsewhere",
    "Fenced",
    "GuestRow",
    "KeyRow",
    "LineRow",
    "Point",
    "ResultRow",
    "Store",
    "StoreError",
    "TableRow",
    "Unavailable",
    "Unstorable",
    "backup",
    "connect",
    "downgrade",
    "find_address",
    "make_engine",
    "open_database",
]
