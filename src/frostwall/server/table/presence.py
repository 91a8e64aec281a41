"""Who is at the table right now: whose sockets are open, who has asked lately, who is away and since when."""

from collections.abc import Callable
from typing import Final

# A page without script asks again every few seconds; silence of this length is absence.
POLLED: Final = 45.0
# It does not reload while its reader is to move: they may be typing.
THINKING: Final = 600.0
# A socket may close because its page is being reloaded.
CLOSED: Final = 8.0


class Presence:
    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._open: dict[str, int] = {}  # sockets by guest
        self._last: dict[str, float] = {}  # when a guest was last heard
        self._silent: dict[str, float] = {}  # for how long a guest without a socket may be silent
        self._began = clock()  # nobody is away because the server restarted
        self._missed: set[str] = set()  # guests who were reported as away

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
        """The guest asked something without a socket; true if they were away. `silent` is how long they may be silent
        now."""
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
        """Do all of them have an open socket? Then nobody goes away until one closes."""
        return guests <= self._open.keys()

    def away_since(self, guest: str) -> float | None:
        return None if self.is_here(guest) else self._last.get(guest, self._began)

    def next_change(self, guest: str) -> float | None:
        """When a guest without a socket will count as away; None once that has been reported."""
        if guest in self._open or guest not in self._last or guest in self._missed:
            return None
        return self._last[guest] + self._silent.get(guest, POLLED)

    def tell(self) -> None:
        """The table reports now who is away."""
        self._missed = {guest for guest in self._last if not self.is_here(guest)}
