"""The bot `search` of the Watch."""

from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from frostwall.core.drive import Clock, SeatView
from frostwall.core.net import Net
from frostwall.core.net_file import read
from frostwall.core.search import Effort, Judged, Search
from frostwall.core.types import Move
from frostwall.games.watch.bots.search.features import VERSION
from frostwall.games.watch.bots.search.mind import AHEAD, WatchMind
from frostwall.games.watch.engine.state import State

GAIN: Final = 5
SECONDS: Final = 0.2
# In how many worlds, in SECONDS; fewer, but further ahead, where the first places are chosen.
NODES: Final = {"base": 1400, "brotherhood": 1400, "brotherhood56": 500}


def net_file(rules: str) -> Traversable:
    """Where the network for these rules is."""
    return resources.files("frostwall.games.watch.bots.search") / "nets" / f"{rules}.net"


class SearchWatch:
    """With other networks than those that come with the game if they are given, by rules. It plays loyally to the Wall;
    what it says of moves is how likely they win, by the Wall's fall too, unless `loyal` is set."""

    def __init__(
        self, nets: Mapping[str, Net] | None = None, effort: Effort | None = None, loyal: bool = False
    ) -> None:
        self.name = "search"
        self.games = ("watch",)
        self.budget = SECONDS
        self._nets: dict[str, Net] = {} if nets is None else dict(nets)
        self._effort = effort  # None: the usual one
        self._loyal = loyal
        self._searches: dict[tuple[str, bool], Search[State]] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return SearchWatch, (self._nets, self._effort, self._loyal)

    def choose(self, view: SeatView[State], clock: Clock) -> Move:
        return self.search(view.world.rules.mode, True).choose(view, clock, self._effort_at(view, clock))

    def judge(self, view: SeatView[State], clock: Clock) -> list[Judged]:
        """Every move worth a thought, the best first."""
        found = self.search(view.world.rules.mode, self._loyal)
        return found.judge(view, clock, self._effort_at(view, clock))

    def _effort_at(self, view: SeatView[State], clock: Clock) -> Effort:
        """More time means more worlds."""
        if self._effort is not None:
            return self._effort
        mode = view.world.rules.mode
        usual = Effort(NODES[mode], AHEAD[mode], GAIN).within(clock, SECONDS)
        return usual.reaching(self.search(mode).mind.ahead(view.world))

    def search(self, rules: str, loyal: bool = False) -> Search[State]:
        """What thinks under these rules."""
        if (rules, loyal) not in self._searches:
            net = self._nets.get(rules)
            if net is None:
                file = net_file(rules)
                net = read(file.read_bytes(), file.name, f"watch.{rules}", VERSION)
            self._searches[rules, loyal] = Search(WatchMind(rules, loyal), net)
        return self._searches[rules, loyal]
