"""Anything anybody might say at any moment of a game (section 15): it is a legal move that is listed, or it is refused,
naming a rule and changing nothing. The texts are made of the words of the game, so most of them mean something."""

from random import Random

import pytest

from frostwall.core.kinds import BAG, NAME, NAMES, SEATS, Arg, Kind
from frostwall.core.types import CHANCE, Refusal
from frostwall.games.silverfrost.engine.game import GAME
from frostwall.games.silverfrost.engine.rules import RESOURCES
from frostwall.games.silverfrost.engine.state import State

PHRASES = (
    "open animal 1",
    "unplace animal birch_slope",
    "chimney 1 2",
    "peek deck",
    "side snowstorm",
    "direct guild",
    "withhold forge_shared",
    "complete young_sprouts",
    "produce 1",
    "sweep birch_slope",
    "skip",
)


def argument(rng: Random, arg: Arg, s: State) -> str:
    if arg.form == NAME:
        return rng.choice(arg.names)
    if arg.form == NAMES:
        return " ".join(rng.choice(arg.names) for _ in range(rng.randrange(4))) or "nothing"
    if arg.form == BAG:
        return (
            " ".join(f"{kind}*{rng.randrange(1, 4)}" for kind in RESOURCES if rng.random() < 0.3) or "nothing"
        )
    if arg.form == SEATS:
        return str(rng.randrange(s.rules.people))
    return str(
        rng.choice([0, 1, 1, 2, 3, 4, rng.randrange(arg.most + 1)])
        if arg.most > 4
        else rng.randrange(arg.most + 1)
    )


def sentence(rng: Random, kind: Kind, s: State) -> str:
    args = {arg.name: arg for arg in kind.args}
    words = [*kind.words]
    for tail in kind.tails:
        if rng.random() < 0.2:
            words += tail
    return " ".join(argument(rng, args[word[1:-1]], s) if word[0] == "{" else word for word in words)


def near(rng: Random, legal: list[str]) -> str:
    """A legal move with one word of another one."""
    words = rng.choice(legal).split()
    other = rng.choice(legal).split()
    at = rng.randrange(len(words))
    words[at] = other[at] if at < len(other) else words[at]
    return " ".join(words)


def say(s: State, seat: int, text: str, listed: list[int]) -> None:
    before = GAME.dump(s)
    judged = GAME.judge(s, seat, text)
    assert GAME.dump(s) == before, text
    if isinstance(judged, Refusal):
        assert judged.rule, (text, judged)
        assert judged.code
    else:
        assert judged in listed, text


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_BAD_64_anything_is_listed_or_refused_by_a_rule(seats: int, soak: bool) -> None:
    kinds = list(GAME.kinds.by_code.values())
    for seed in range(40 if soak else 2):
        rng = Random(10 * seats + seed)
        s = GAME.new_game(GAME.setup("standard", seats, rng))
        while GAME.actors(s):
            legal = {seat: GAME.legal_moves(s, seat) for seat in range(seats)}
            texts = [GAME.text(move) for moves in legal.values() for move in moves]
            for _ in range(2):
                seat = rng.randrange(seats)
                choice = rng.randrange(10)
                if choice == 0:
                    text = rng.choice(PHRASES)
                elif choice < 5 and texts:
                    text = near(rng, texts)
                else:
                    text = sentence(rng, rng.choice(kinds), s)
                say(s, seat, text, legal[seat])
            seat = GAME.actors(s)[0]
            if seat == CHANCE:
                outcomes = GAME.chance(s)
                GAME.apply(s, CHANCE, rng.choices([m for m, _ in outcomes], [n for _, n in outcomes])[0])
            else:
                GAME.apply(s, seat, rng.choice(legal[seat]))
        for seat in range(seats):
            say(s, seat, "pass", [])
