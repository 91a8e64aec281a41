"""Tables of every game, mode and number of seats, and positions of random games at them."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from frostwall.core.compose import PENDING
from frostwall.core.encode import Encoder
from frostwall.core.engine import NOBODY, Engine
from frostwall.core.rng import Rng
from frostwall.games import games

Table = tuple[str, str, int]

TABLES: Final[list[Table]] = [
    (name, rules, seats)
    for name in ("watch", "silverfrost")
    for rules, counts in games[name].rulesets().items()
    for seats in counts
]


def engine(name: str) -> Any:
    """A game, with all that an Engine has."""
    found = games[name]
    assert isinstance(found, Engine)
    return found


def start(table: Table, seed: int, **options: object) -> Any:
    name, rules, seats = table
    game = games[name]
    return game.new_game(game.setup(rules, seats, Random(seed), **options))


def positions(
    table: Table, seed: int, most: int, offers: bool = False, **options: object
) -> Iterator[tuple[Any, int, Encoder[Any]]]:
    """A random game: the state, the seat that decides, and an encoder that looks at it. Moves are chosen number by
    number, so rare kinds come up more often than among all moves alike."""
    game = engine(table[0])
    s = start(table, seed, **options)
    encoder = Encoder(game, s, offers)
    nature, rng = Rng(seed), Rng(seed, 1)
    for _ in range(most):
        seat = game.advance(s, nature)
        if seat == NOBODY:
            return
        encoder.look(s, seat)
        yield s, seat, encoder
        encoder.look(s, seat)
        move = PENDING
        while move == PENDING:
            move = encoder.step(encoder.choice.pick(rng))
        game.apply(s, seat, move)


def allowed(encoder: Encoder[Any]) -> set[int]:
    return {i for i in range(encoder.size) if encoder.choice.allows(i)}


def row(encoder: Encoder[Any]) -> bytes:
    """The observation as bytes."""
    return b"".join(int(word).to_bytes(8, "little") for word in encoder.observation)
