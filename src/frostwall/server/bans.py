"""Addresses that the operator keeps out for a time. They are in the database, and so outlive a restart."""

import ipaddress
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from frostwall.server.denied import Denied
from frostwall.server.store import BanRow, Store

HOUR: Final = 3600.0
LONGEST: Final = 24 * 365  # hours
WIDEST: Final = {
    4: 8,
    6: 16,
}  # bits of a range; with fewer, half of the world would be out by a slip of the finger
POLICY: Final = 1008  # how a socket is closed

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Bans:
    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._until: dict[Network, float] = {}
        self._sockets: dict[Callable[[int], None], str] = {}  # how to close them, and where they come from

    async def read(self) -> None:
        """What the database says; another server may have changed it."""
        rows = await self._store.bans(self._clock())
        self._until = {ipaddress.ip_network(row.network): row.until for row in rows}
        self._close()

    def listed(self) -> list[BanRow]:
        """Those that hold now, the next to end first."""
        now = self._clock()
        held = [BanRow(str(network), until) for network, until in self._until.items() if until > now]
        return sorted(held, key=lambda ban: ban.until)

    def holds(self, host: str) -> bool:
        if not self._until:
            return False
        try:
            found = ipaddress.ip_address(host)
        except ValueError:
            return False
        address = (found.ipv4_mapped or found) if isinstance(found, ipaddress.IPv6Address) else found
        now = self._clock()
        return any(address in network and until > now for network, until in self._until.items())

    async def add(self, text: str, hours: float) -> None:
        """Keep an address or a range out, from now on and for so long. Open sockets from there are closed."""
        try:
            network = ipaddress.ip_network(text.strip(), strict=False)
        except ValueError:
            raise Denied("BAD_ADDRESS") from None
        if network.prefixlen < WIDEST[network.version]:
            raise Denied("TOO_WIDE", most=WIDEST[network.version])
        if not 0 < hours <= LONGEST:
            raise Denied("BAD_HOURS", most=LONGEST)
        until = self._clock() + hours * HOUR
        await self._store.ban(BanRow(str(network), until), self._clock())
        self._until[network] = until
        self._close()

    async def lift(self, text: str) -> None:
        await self._store.lift_ban(text)
        self._until = {network: until for network, until in self._until.items() if str(network) != text}

    @contextmanager
    def watching(self, host: str, close: Callable[[int], None]) -> Iterator[None]:
        """A socket from there is open."""
        self._sockets[close] = host
        try:
            yield
        finally:
            del self._sockets[close]

    def _close(self) -> None:
        for close, host in list(self._sockets.items()):
            if self.holds(host):
                close(POLICY)
