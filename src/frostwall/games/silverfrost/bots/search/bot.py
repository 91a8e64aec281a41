"""The bot `search` of Silverfrost."""

from importlib import resources
from typing import Final

from frostwall.core.drive import Clock, SeatView
from frostwall.core.net import Net
from frostwall.core.net_file import read
from frostwall.core.search import Effort, Judged, Search
from frostwall.core.types import Move
from frostwall.games.silverfrost.bots.search.features import ENCODER, VERSION
from frostwall.games.silverfrost.bots.search.mind import AHEAD, SilverfrostMind
from frostwall.games.silverfrost.engine.state import State

GAIN: Final = 2
SECONDS: Final = 0.2
NODES: Final = {1: 900, 2: 900, 3: 800, 4: 600}  # by seats, in SECONDS

NET: Final = resources.files("frostwall.games.silverfrost.bots.search") / "nets" / "standard.net"


class SearchSilverfrost:
    """With another network than the one that comes with the game if it is given."""

    def __init__(self, net: Net | None = None, effort: Effort | None = None) -> None:
        self.name = "search"
        self.games = ("silverfrost",)
        self.budget = SECONDS
        self._net = net
        self._effort = effort  # None: the usual one
        self._search: Search[State] | None = None

    def __reduce__(self) -> tuple[object, ...]:
        return SearchSilverfrost, (self._net, self._effort)

    def choose(self, view: SeatView[State], clock: Clock) -> Move:
        return self.search().choose(view, clock, self._effort_at(view, clock))

    def judge(self, view: SeatView[State], clock: Clock) -> list[Judged]:
        """Every move worth a thought, the best first."""
        return self.search().judge(view, clock, self._effort_at(view, clock))

    def _effort_at(self, view: SeatView[State], clock: Clock) -> Effort:
        """More time means more worlds."""
        if self._effort is not None:
            return self._effort
        seats = view.world.rules.seats
        return Effort(NODES[seats], AHEAD[seats], GAIN).within(clock, SECONDS)

    def search(self) -> Search[State]:
        """What thinks for it."""
        if self._search is None:
            net = self._net
            if net is None:
                net = read(NET.read_bytes(), NET.name, ENCODER, VERSION)
            self._search = Search(SilverfrostMind(), net)
        return self._search
