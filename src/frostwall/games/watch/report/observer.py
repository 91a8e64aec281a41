"""What a report observes in a game of the Watch: the dice, and how points grow."""

from collections import Counter
from typing import Any, Final

from frostwall.core import drive
from frostwall.core.game import Game, S
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, SPECTATOR, Move, Setup
from frostwall.lab.tally import Tally

STEPS: Final = 20  # of the course of a game that a report shows

# What is noted, and of what.
DICE: Final = "dice"  # by sum: rolls
COURSE: Final = "course"  # by seat and step: public points


class WatchObserver:
    """Stands in for nature: counts dice, and sees how the points stood at each roll."""

    def __init__(self, nature: drive.Fast) -> None:
        self.fast = nature
        self.dice: Counter[int] = Counter()
        self.seen: list[list[int]] = []

    def draw(self, game: Game[S], s: S) -> Move:
        move = self.fast.draw(game, s)
        total = dice_sum(game, move)
        if total is not None:
            self.dice[total] += 1
            self.seen.append(public_points(game, s))
        return move

    def header(self) -> drive.ChanceHeader:
        return self.fast.header()

    def chance(self) -> drive.Chance:
        return self

    def seated(self, seated: list[drive.Bot[Any]]) -> list[drive.Bot[Any]]:
        """Seats are not observed."""
        return seated

    def count(self, _s: Any, tally: Tally) -> None:
        tally.observed += 1
        for total, n in self.dice.items():
            tally.notes[DICE, total] += n
        # The points at equal steps of the game, from its first dice to its last.
        for step in range(STEPS + 1 if self.seen else 0):
            for seat, points in enumerate(self.seen[step * (len(self.seen) - 1) // STEPS]):
                tally.notes[COURSE, seat, step] += points


def rolled_dice(tally: Tally) -> Counter[int]:
    """How often each sum fell in the games observed."""
    return Counter({int(note[1]): n for note, n in tally.notes.items() if note[0] == DICE})


def dice_sum(game: Game[S], move: Move) -> int | None:
    """The sum of the dice, if the move is nature's roll."""
    kind = game.kinds.kind(move)
    if kind.name != "dice":
        return None
    values = game.fields(move)
    return sum(value for value in values.values() if isinstance(value, int))


def public_points(game: Game[S], s: S) -> list[int]:
    """The points everybody sees, by seat; empty when the game shows none while it runs."""
    seats = game.view(s, SPECTATOR)["seats"]
    points = [one.get("points") for one in seats] if isinstance(seats, list) else []
    return [n for n in points if isinstance(n, int)]


def expected_dice(game: Game[Any], setup: Setup) -> dict[int, float]:
    """How often each sum falls, by the weights of the first roll of a game; empty when it never comes."""
    s = game.new_game(setup)
    rng = Rng(1)
    for _ in range(1000):
        actors = game.actors(s)
        if not actors:
            break
        if actors[0] != CHANCE:
            game.apply(s, actors[0], game.random_move(s, actors[0], rng))
            continue
        outcomes = game.chance(s)
        sums = [(dice_sum(game, move), weight) for move, weight in outcomes]
        if sums[0][0] is None:
            game.apply(s, CHANCE, outcomes[0][0])
            continue
        total = sum(weight for _, weight in outcomes)
        found: Counter[int] = Counter()
        for number, weight in sums:
            if number is not None:
                found[number] += weight
        return {number: found[number] / total for number in sorted(found)}
    return {}
