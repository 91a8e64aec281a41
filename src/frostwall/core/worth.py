"""What a position is worth to every seat. The true state is looked at, so this is for games that are over."""

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.game import S
from frostwall.core.mind import Mind
from frostwall.core.net import ONE, Net
from frostwall.core.types import Outcome


class Worth(Generic[S]):
    """Asks the network of a game; keeps nothing between two positions."""

    def __init__(self, mind: Mind[S], net: Net) -> None:
        self.mind = mind
        self.net = net
        self._row: vec[i64] = vec[i64]([0] * int(mind.words))

    def shares(self, s: S, seats: int, worlds: int, seed: int) -> list[float]:
        """How likely each seat is to win. The quick player ends the turn as often as there are `worlds`, each time with
        other chance; a network never judges the middle of a turn. Of several seats the shares make up the whole game,
        or what nobody can win any more."""
        game = self.mind.game
        outcome = game.outcome(s)
        if outcome is not None:
            return _won(outcome, seats)
        total = [0.0] * seats
        until: i64 = self.mind.stop_turn(s, 1)
        base: i64 = seed
        for world in range(worlds):
            there = s.clone()
            self.mind.play_on(there, until, base ^ (world << 20))
            for seat, share in enumerate(self._shares(there, seats)):
                total[seat] += share
        return [share / worlds for share in total]

    def _shares(self, s: S, seats: int) -> list[float]:
        outcome = self.mind.game.outcome(s)
        if outcome is not None:
            return _won(outcome, seats)
        found: list[float] = []
        for seat in range(seats):
            self._clear()
            self.mind.write(s, seat, self._row, 0)
            found.append(self.mind.chance(int(self.net.value(self._row, 0)) / ONE))
        whole = sum(found)
        return [each / whole for each in found] if seats > 1 else found

    def _clear(self) -> None:
        i: i64 = 0
        while i < self.mind.words:
            self._row[i] = 0
            i += 1


def _won(outcome: Outcome, seats: int) -> list[float]:
    """What a finished game was worth, whatever the network learns from: its winners share it."""
    found = [0.0] * seats
    for seat in outcome.winners:
        found[seat] = 1.0 / len(outcome.winners)
    return found
