"""How a server is set up: what `frostwall play` and `frostwall serve` tell the app, and the switch for a local network.

Here: plain data that needs no package of the extra `server`. Not here: reading arguments (cli) and listening (run).
"""

import ipaddress
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Protocol
from urllib.parse import urlsplit

DAY: Final = 86_400.0  # seconds
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
BOT_BUDGET: Final = 5.0  # seconds for one decision


def default_workers() -> int:
    """Processes in which bots think: one core is left to the tables."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(4, cores - 1))


@dataclass(frozen=True)
class Keep:
    """For how many days things are kept after they were last touched; None keeps them forever."""

    lobby: float | None = 30  # tables that were never started
    finished: float | None = None
    idle: float | None = 365  # tables in the middle of a game
    guests: float | None = 400  # who have not been here; never somebody at a running table


@dataclass(frozen=True)
class Config:
    """What the app is told when it is made."""

    database: str  # sqlite:///FILE or postgresql://...; may hold a password: never shown or logged
    public_url: str | None = (
        None  # `https://play.example.org`, no slash at the end; None: whatever a browser asked for
    )
    sets: Path | None = None  # a folder with card sets, one folder each, that tables may choose from
    seed: str | None = None  # of all tables, for tests: they are not verifiable then
    local: bool = False  # `play`: the person at this machine is the host and may switch the local network on
    hosts: tuple[str, ...] | None = None  # the names this server answers to, without ports; None: any
    workers: int = field(default_factory=default_workers)
    bot_budget: float = BOT_BUDGET
    keep: Keep = Keep()  # how long tables and guests are kept
    client: Path | None = None  # the folder of the built web client; None: only the plain pages
    traces: str | None = None  # where OpenTelemetry's spans are sent
    bus: str | None = None  # nats://..., which several servers of one PostgreSQL share; may hold a password
    lang: str = "en"  # of pages, where a browser asks for no language we have

    def answers_to(self, host: str) -> bool:
        """May a request carry this Host header? Another site can point a name of its own at this machine and then talk
        to it as if it were its own server (DNS rebinding). A numeric address cannot be such a name."""
        if self.hosts is None:
            return True
        name = host_of(host)
        return name is not None and (name in self.hosts or is_address(name))

    @property
    def is_secure(self) -> bool:
        """Do browsers come by https, so that cookies can be marked Secure?"""
        return self.public_url is not None and self.public_url.startswith("https://")


class Lan(Protocol):
    """The local network, as the app may switch it. On `app.state.lan`; None there: a server without the switch."""

    async def switch(self, on: bool) -> list[str]:
        """Start or stop listening there. Returns the addresses that friends can open now; none without a network."""
        ...

    def addresses(self) -> list[str]:
        """`http://192.168.1.5:8765`, best first; empty while it is off."""
        ...


def host_of(header: str) -> str | None:
    """The name in a Host header, without its port and in lower case; None if there is none."""
    if any(sign in header for sign in "/\\?#@ ") or not header.isprintable():
        return None
    try:
        return urlsplit(f"//{header}").hostname
    except ValueError:
        return None


def is_address(name: str) -> bool:
    """Is it a numeric address?"""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
