"""The database: guests, tables, record lines, chat. Nothing is acknowledged before it is stored here.

This is the store's door: other packages import from here and from no module below.
"""

from frostwall.server.store.backup import backup
from frostwall.server.store.database import StoreError, find_address, open_database
from frostwall.server.store.schema import (
    Append,
    AttemptRow,
    ChatRow,
    GuestRow,
    KeyRow,
    LineRow,
    ResultRow,
    TableRow,
)
from frostwall.server.store.store import Store
from frostwall.server.store.thread import Conflict, Point, Unavailable, Unstorable

__all__ = [
    "Append",
    "AttemptRow",
    "ChatRow",
    "Conflict",
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
    "find_address",
    "open_database",
]
