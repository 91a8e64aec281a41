"""The local network: which addresses this machine has there, listening on them, and an address as a QR code.

Not here: what is answered there (the same app as on this machine), and when it is switched on (run, api.lan).
"""

import asyncio
import ipaddress
import socket
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Final, Protocol

import segno

# Nothing is sent to these: connecting a datagram socket only asks the system which of its addresses it would use.
# The last one is reserved for documentation and stands for "anywhere".
_PROBES: Final = ("192.168.0.1", "10.0.0.1", "172.16.0.1", "100.64.0.1", "192.0.2.1")
QUIET_ZONE: Final = 2  # modules of light around a code; readers manage with less than the norm's four
_BLACK_ON_WHITE: Final = "\x1b[30;107m"
_PLAIN: Final = "\x1b[0m"


# --- addresses --------------------------------------------------------------------------------------


def is_local(address: str) -> bool:
    """Is the address reachable from private networks only? `--lan` never opens a table to the internet."""
    try:
        found = ipaddress.IPv4Address(address)
    except ValueError:
        return False
    return not (found.is_global or found.is_loopback or found.is_link_local or found.is_unspecified)


def local_addresses() -> list[str]:
    """This machine's addresses on local networks, the one of the default route first."""
    found: list[str] = []
    for probe in reversed(_PROBES):
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
            one.connect((probe, 9))
            found.append(str(one.getsockname()[0]))
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [address for address in dict.fromkeys(found) if is_local(address)]


def bind(host: str, port: int) -> socket.socket:
    """A socket bound to this address; OSError if that fails."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):  # Windows, where "reuse" would take a port from its owner
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:  # a port that was in use a moment ago is free
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.setblocking(False)
    except BaseException:
        listener.close()
        raise
    return listener


def url_of(listener: socket.socket) -> str:
    """Where a browser finds it."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


# --- the switch -------------------------------------------------------------------------------------


class Listening(Protocol):
    """A server that has begun to listen on some sockets."""

    async def stop(self) -> None: ...


class Network:
    """The local network, switched on and off while the server runs (config.Lan)."""

    def __init__(
        self,
        port: int,
        listen: Callable[[Sequence[socket.socket]], Listening],
        announce: Callable[[Sequence[str]], None],
        find: Callable[[], list[str]] = local_addresses,
    ) -> None:
        self._port = port
        self._listen = listen
        self._announce = announce  # told the addresses whenever they change
        self._find = find
        self._turn = asyncio.Lock()  # two people may press the button at once
        self._running: Listening | None = None
        self._hosts: list[str] = []
        self._urls: list[str] = []

    def addresses(self) -> list[str]:
        return list(self._urls)

    async def switch(self, on: bool) -> list[str]:
        """Switching on again looks for new addresses: a laptop may have changed its network."""
        async with self._turn:
            wanted = await asyncio.to_thread(self._find) if on else []
            if wanted != self._hosts:
                before = self._urls
                await self._stop()
                self._start(wanted)
                if self._urls != before:
                    self._announce(self._urls)
            return self.addresses()

    async def close(self) -> None:
        """The server ends: stop without telling anybody."""
        async with self._turn:
            await self._stop()

    def _start(self, hosts: Sequence[str]) -> None:
        sockets: list[socket.socket] = []
        for host in hosts:
            for port in (self._port, 0):  # the same number as on this machine, else any
                with suppress(OSError):
                    sockets.append(bind(host, port))
                    break
        if not sockets:
            return
        self._running = self._listen(sockets)
        self._hosts = list(hosts)
        self._urls = [url_of(listener) for listener in sockets]

    async def _stop(self) -> None:
        running, self._running, self._hosts, self._urls = self._running, None, [], []
        if running is not None:
            await running.stop()


# --- QR codes ---------------------------------------------------------------------------------------


def qr_lines(text: str, colour: bool = True) -> list[str]:
    """A QR code for a terminal, two rows of modules per line. In colour it is always black on white. Without colour it
    assumes a dark terminal; most readers also accept an inverted code."""
    code = segno.make(text, micro=False, error="m", boost_error=False)
    rows = [[bool(module) for module in row] for row in code.matrix_iter(border=QUIET_ZONE)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    lines: list[str] = []
    for upper, lower in zip(rows[::2], rows[1::2], strict=True):
        pairs: Iterable[tuple[bool, bool]] = zip(upper, lower, strict=True)
        if colour:
            signs = (" ▄▀█"[2 * above + below] for above, below in pairs)
            lines.append(_BLACK_ON_WHITE + "".join(signs) + _PLAIN)
        else:
            lines.append("".join("█▀▄ "[2 * above + below] for above, below in pairs))
    return lines
