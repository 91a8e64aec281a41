"""Guests: who has a session, under which name, and which sockets they have open."""

import asyncio
import contextlib
import hashlib
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.store import GuestRow, Store, Unavailable
from frostwall.server.table.ids import new_id

MOST_SOCKETS: Final = 20  # of one guest
LONGEST_TOKEN: Final = 100
POLICY: Final = 1008  # how a socket is closed: the session is over
RESTARTS: Final = 1012  # and: come again
SEEN_EVERY: Final = 3600.0  # seconds between two notes that a guest was here


@dataclass(frozen=True)
class Guest:
    """Somebody with a session: a public id and a name."""

    id: str
    name: str


def clean_name(name: str) -> str:
    """A name as it is shown: printable, one line, not empty."""
    found = " ".join("".join(char if char.isprintable() else " " for char in name).split())
    if not found or len(found) > wire.LONGEST_NAME:
        raise Denied("BAD_NAME", most=wire.LONGEST_NAME)
    return found


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Guests:
    """The guests of a server. Their seats and names at tables are the hub's."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._tokens: dict[str, str] = {}  # hashes of the tokens that were shown lately
        self._seen: dict[str, float] = {}  # when it was last noted that a guest was here
        self.on_ended: Callable[[str], None] = lambda _: None  # a session is over: tell other servers
        self._sockets: dict[str, set[Callable[[int], None]]] = {}  # how to close them, by guest

    # --- sessions ---

    async def of_token(self, token: str | None) -> Guest | None:
        if not token or len(token) > LONGEST_TOKEN:
            return None
        row = await self._store.guest_by_token(token_hash(token))
        if row is None:
            return None
        self._tokens[row.id] = row.token_hash
        now = self._clock()
        if now - self._seen.get(row.id, row.seen) > SEEN_EVERY:
            self._seen[row.id] = now
            await self._store.saw_guest(row.id, now)
        return Guest(row.id, row.name)

    async def add(self, name: str) -> tuple[Guest, str]:
        """A new guest, and the token of their session. The token goes into a cookie and is stored nowhere else."""
        shown = clean_name(name)
        token = secrets.token_urlsafe(32)
        now = self._clock()
        row = GuestRow(new_id(12), token_hash(token), shown, now, now)
        await self._store.add_guest(row)
        return Guest(row.id, shown), token

    async def rename(self, guest: Guest, name: str) -> Guest:
        shown = clean_name(name)
        await self._store.rename_guest(guest.id, shown)
        return Guest(guest.id, shown)

    async def end_session(self, guest: Guest) -> None:
        """Make the guest's token invalid, wherever it was kept, and close their sockets."""
        await self._store.new_token(guest.id, token_hash(secrets.token_urlsafe(32)))
        self.close_sockets(guest)
        self.on_ended(guest.id)

    # --- sockets ---

    def add_socket(self, guest: Guest, close: Callable[[int], None]) -> bool:
        """A socket of this guest is open, until `remove_socket`; false if there are too many. `close` is called with
        a reason when the session ends, or this server's part in it."""
        found = self._sockets.setdefault(guest.id, set())
        if len(found) >= MOST_SOCKETS:
            return False
        found.add(close)
        return True

    def remove_socket(self, guest: Guest, close: Callable[[int], None]) -> None:
        found = self._sockets.get(guest.id, set())
        found.discard(close)
        if not found:
            self._sockets.pop(guest.id, None)

    def socket_count(self) -> int:
        return sum(map(len, self._sockets.values()))

    def has_socket(self, guest: str) -> bool:
        return guest in self._sockets

    def close_sockets(self, guest: Guest) -> None:
        for close in list(self._sockets.get(guest.id, ())):
            close(POLICY)

    async def recheck(self) -> list[str]:
        """Close the sockets of sessions that have been ended at another server; the guests who are gone."""
        wanted = list(self._sockets)
        found = await self._store.token_hashes(wanted)
        for guest, token in found.items():
            if self._tokens.setdefault(guest, token) != token:
                self.close_sockets(Guest(guest, ""))
        return [guest for guest in wanted if guest not in found]

    def close_all_sockets(self) -> None:
        """Their clients come again, to this server or to another."""
        for found in list(self._sockets.values()):
            for close in list(found):
                close(RESTARTS)

    async def send_away(self, seconds: float) -> None:
        """The same, in no order and spread over some time."""
        closes = [close for found in self._sockets.values() for close in found]
        random.shuffle(closes)
        for close in closes:
            close(RESTARTS)
            await asyncio.sleep(seconds / len(closes))

    async def note_who_is_here(self) -> None:
        """A guest with an open socket counts as seen, even if they ask for nothing."""
        self._tokens = {guest: token for guest, token in self._tokens.items() if guest in self._sockets}
        for guest in list(self._sockets):
            with contextlib.suppress(Unavailable):
                await self._store.saw_guest(guest, self._clock())
