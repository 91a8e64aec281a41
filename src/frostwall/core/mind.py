"""What a game brings along so that `core/search.py` can play it and `lab/train` can teach it.

A game subclasses `Mind` with four things: the moves worth a thought (`candidates`) and how far to look `ahead`, a
quick player (`reply`, and its loop `play_on`), and a row of what a seat knows at the end of a turn (`write`).
"""

from collections.abc import Mapping, Sequence
from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from frostwall.core.engine import NOBODY, Engine, drawn
from frostwall.core.game import S
from frostwall.core.knowledge import Knowledge
from frostwall.core.net import ONE
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Move

ENDLESS: Final = 1 << 40  # a turn that no game reaches


class Table:
    """A table to learn from."""

    def __init__(self, rules: str, seats: int, options: Mapping[str, object]) -> None:
        self.rules = rules
        self.seats = seats
        self.options = options


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S]):
    """For one set of rules. `encoder` names what the bytes of a row mean, `version` goes up when one of them comes to
    mean something else, and a row has `words` words of eight bytes."""

    def __init__(self, game: Engine[S], encoder: str, version: int, words: int) -> None:
        self.game = game
        self.encoder = encoder
        self.version = version
        self.words: i64 = words

    def tables(self) -> Sequence[Table]:
        """The tables that its network must know, each as often as it stands here."""
        raise NotImplementedError

    def candidates(self, s: S, seat: i64, known: Knowledge, rng: Rng) -> list[Move]:
        """The moves worth a thought, none twice, and first of all the one that the quick player would make. All are
        legal in every world that the seat cannot tell from this one. A single one needs no thought."""
        raise NotImplementedError

    def ahead(self, s: S) -> int:
        """How many turns ahead moves are compared here."""
        raise NotImplementedError

    def reply(self, s: S, seat: i64, rng: Rng) -> i64:
        """The quick player's legal move for a seat that must decide. It reads only what the seat knows."""
        raise NotImplementedError

    def write(self, s: S, seat: i64, out: vec[i64], at: i64) -> None:
        """What the seat knows between two turns: add to the words from `at` on, which are 0. The row must not change
        when the hidden cards are dealt again."""
        raise NotImplementedError

    def stop_turn(self, s: S, turns: i64) -> i64:
        """The turn at whose start a world is judged, if it is played on for so many turns."""
        return s.turn + turns

    def play_on(self, s: S, until: i64, seed: i64) -> None:
        """Let the quick player play all seats until turn `until` begins, or the game is over. Each turn has chance of
        its own, so that the dice of a later turn do not depend on how many were cast before."""
        turn: i64 = s.turn
        rng = Rng(seed, turn)
        while turn < until:
            seat: i64 = self.game.advance(s, rng)
            if seat == NOBODY:
                return
            self.game.apply(s, seat, self.reply(s, seat, rng))
            if s.turn != turn:
                turn = s.turn
                rng = Rng(seed, turn)

    def draw(self, s: S, rng: Rng) -> None:
        """Make nature's next move, as `play_on` would."""
        self.game.apply(s, CHANCE, drawn(self.game.chance(s), rng))

    def may_wait(self, _s: S, _move: Move) -> bool:
        """Does the seat's move mean the same if it is made later in the turn? An answer does not: the same words may
        answer another question then."""
        return True

    def result(self, s: S, seat: i64) -> i64:
        """What a finished game was worth to the seat, in parts of ONE: the winners share it."""
        outcome = self.game.outcome(s)
        if outcome is None:
            raise ValueError("the game is not over")
        if seat in outcome.winners:
            return ONE // len(outcome.winners)
        return 0

    def chance(self, worth: float) -> float:
        """How likely a seat is to win if the network says that a position is worth so much to it. Here that is the
        same; a game whose `result` counts more than the win says otherwise."""
        return worth
