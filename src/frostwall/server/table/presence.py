"""Who is at the table right now: whose sockets are open, who has asked lately, who is away and since when."""

from collections.abc import Callable
from typing import Final

# A page without script asks again every few seconds; silence of this length is absence.
POLLED: Final = 45.0
# It does not while its reader is to move, who may be typing.
THINKING: Final = 600.0
# A socket that closes may be a page that is loaded anew.
CLOSED: Final = 8.0


class Presence:
    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._open: dict[str, int] = {}  # sockets by guest
        self._last: dict[str, float] = {}  # when a guest was last heard
        self._silent: dict[str, float] = {}  # for how long a guest without a socket may be silent
        self._began = clock()  # a restart is nobody's absence
        self._missed: set[str] = set()  # guests of whose absence the table has been told

    def arrive(self, guest: str) -> bool:
        """A socket opened; true if the guest was not here."""
        was_here = self.is_here(guest)
        self._open[guest] = self._open.get(guest, 0) + 1
        self._hear(guest, POLLED)
        return not was_here

    def depart(self, guest: str) -> None:
        left = self._open.get(guest, 0) - 1
        self._hear(guest, CLOSED)
        if left > 0:
            self._open[guest] = left
        else:
            self._open.pop(guest, None)

    def hear(self, guest: str, silent: float = POLLED) -> bool:
        """The guest asked something without a socket; true if it was away. `silent` is how long it may be quiet now."""
        was_here = self.is_here(guest)
        self._hear(guest, silent)
        return not was_here

    def _hear(self, guest: str, silent: float) -> None:
        self._last[guest] = self._clock()
        self._silent[guest] = silent
        self._missed.discard(guest)

    def recall(self, guest: str, seen: float) -> None:
        """When a guest was last heard before this table was read from the store."""
        self._last.setdefault(guest, seen)

    def is_here(self, guest: str) -> bool:
        if guest in self._open:
            return True
        return guest in self._last and self._clock() - self._last[guest] < self._silent.get(guest, POLLED)

    def have_sockets(self, guests: set[str]) -> bool:
        """Then all of them are here, and will be until one closes."""
        return guests <= self._open.keys()

    def away_since(self, guest: str) -> float | None:
        return None if self.is_here(guest) else self._last.get(guest, self._began)

    def next_change(self, guest: str) -> float | None:
        """When a guest without a socket counts as away, until `tell` was asked after that."""
        if guest in self._open or guest not in self._last or guest in self._missed:
            return None
        return self._last[guest] + self._silent.get(guest, POLLED)

    def tell(self) -> None:
        """The table tells now who is away."""
        self._missed = {guest for guest in self._last if not self.is_here(guest)}
