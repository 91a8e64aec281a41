"""Positions counted to a small depth, and the legal moves found the hard way.

The counts are (moves by seats, outcomes of nature, finished games) on all ways of that many plies. They change when a
rule changes, and then somebody has to say why.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations_with_replacement, product

import pytest
from tests.games.watch.layout import BLACK, BLUE, CARD, KEEP, RED, ROAD, SETTLEMENT, YELLOW, board, plus
from tests.games.watch.play import SOAK, do, eager_move, options_at_random, view
from tests.games.watch.scene import Scene, founding

from frostwall.core import bag as bags
from frostwall.core.kinds import BAG, SEATS, Arg, Kind
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Move
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import State

# --- counting ---

Count = tuple[int, int, int]


def perft(s: State, depth: int) -> Count:
    actors = GAME.actors(s)
    if not actors:
        return (0, 0, 1)
    if depth == 0:
        return (0, 0, 0)
    moves = chance = terminal = 0
    for seat in actors:
        if seat == CHANCE:
            choices = [move for move, _ in GAME.chance(s)]
            chance += len(choices)
        else:
            choices = GAME.legal_moves(s, seat)
            moves += len(choices)
        for move in choices:
            after = s.clone()
            GAME.apply(after, seat, move)
            deeper = perft(after, depth - 1)
            moves, chance, terminal = moves + deeper[0], chance + deeper[1], terminal + deeper[2]
    return (moves, chance, terminal)


# --- positions ---


def rich() -> State:
    """Red may build, buy, trade, play and deal."""
    scene = (
        Scene().settlement(RED, 16, 49).line(RED, 16, 10, 15).settlement(BLUE, 5, 12).settlement(YELLOW, 30)
    )
    scene.hand(RED, **plus(SETTLEMENT, KEEP, CARD)).hand(BLUE, ore=2, wool=1).hand(YELLOW, brick=1)
    scene.cards(RED, patrol=1, winter=1, roads=1, victory=1).tormund(5)
    s = scene.turn(RED).state()
    do(s, BLUE, "propose ore for wool")
    return s


def seven() -> State:
    """Two seats have to discard, then Red moves Tormund among three victims."""
    scene = Scene(steal="may").settlement(BLUE, 5).settlement(YELLOW, 16).settlement(BLACK, 6)
    scene.hand(RED, wool=5, ore=3).hand(BLUE, brick=8).hand(YELLOW, grain=1)
    s = scene.turn(RED, rolled=False).state()
    do(s, RED, "roll")
    GAME.apply(s, CHANCE, GAME.parse("dice 3 4"))
    return s


def offer() -> State:
    s = Scene(3).hand(RED, wool=2, ore=1).hand(BLUE, brick=1).hand(YELLOW, brick=2).turn(RED).state()
    do(s, RED, "offer wool for brick")
    return s


def almost_won() -> State:
    scene = Scene(3, phases="separate").keep(RED, 10, 17, 35, 44).cards(RED, victory=1, roads=1, patrol=1)
    scene.line(RED, 9, 15, 10, 16, 22).patrols(RED, 2).hand(RED, **plus(SETTLEMENT, ROAD, CARD))
    return scene.turn(RED).state()


def short_supply() -> State:
    scene = Scene(3, resource_cards_per_kind=10).keep(RED, 5, 15).settlement(BLUE, 6, 22)
    scene.hand(RED, lumber=4).cards(RED, winter=1).supply(YELLOW, brick=2, ore=0, wool=1)
    return scene.turn(RED, rolled=False).state()


def besieged(hero: str, rules: str = "brotherhood", seats: int = 4) -> State:
    """Red may build, recruit, play and use this hero; wildlings are everywhere."""
    scene = Scene(seats, rules, heroes="all", mammoths=True).settlement(RED, 16, 49).line(RED, 16, 10, 15)
    scene.settlement(BLUE, 5, 12).hand(RED, **plus(SETTLEMENT, CARD)).hand(BLUE, ore=2, wool=1)
    scene.cards(RED, patrol=1, recruits=1).patrols(RED, 1).tormund(5)
    scene.guard(0, RED, BLUE).guard(1, BLUE, RED, RED).camps(
        "cave_people", "giant", "mammoth", "climber", "regular"
    )
    scene.clearing(0, regular=1).clearing(1, regular=1, mammoth=1).wildlings(0, regular=1).wildlings(
        5, giant=1
    )
    return scene.hero(RED, hero).turn(RED).state()


def rushing() -> State:
    """A keep: two tokens, and four of a clan in their camps."""
    scene = Scene(3, "brotherhood").settlement(RED, 16).hand(RED, **KEEP).guard(0, RED).guard(1, BLUE)
    scene.camps("ice_river", "regular", "giant", "regular", "climber").breaches(2)
    s = scene.turn(RED).state()
    do(s, RED, "keep 16")
    return s


def sixth() -> State:
    """The sixth wildling against five guards, of two kinds."""
    scene = Scene(3, "brotherhood", mammoths=True, edition="pl").guard(0, RED, RED, BLUE, YELLOW, RED)
    scene.clearing(0, regular=3, mammoth=2).camps("ice_river", "regular").turn(RED, rolled=False)
    s = scene.state()
    do(s, RED, "roll")
    GAME.apply(s, CHANCE, GAME.parse("dice 1 1"))
    GAME.apply(s, CHANCE, GAME.parse("wildling 1"))
    return s


HEROES = [hero["name"] for hero in board("brotherhood", 4).scene["heroes"]]

POSITIONS: dict[str, Callable[[], State]] = {
    "founding_watch_3": lambda: founding(3, seed=1, rules="brotherhood"),
    "founding_watch_6": lambda: founding(6, seed=1, rules="brotherhood56", founding_tokens="reveal"),
    "rushing": rushing,
    "sixth": sixth,
    **{f"besieged_{hero}": partial(besieged, hero) for hero in HEROES},
    "founding_3": lambda: founding(3, seed=1),
    "founding_4": lambda: founding(4, seed=1, board="full_random"),
    "beginner_3": lambda: founding(3, start="beginner", oldest=1),
    "beginner_4": lambda: founding(4, start="beginner", edition="nl"),
    "rich": rich,
    "seven": seven,
    "offer": offer,
    "almost_won": almost_won,
    "short_supply": short_supply,
}

COUNTS: list[tuple[str, list[Count]]] = [
    ("founding_3", [(53, 0, 0), (193, 0, 0), (7091, 0, 0)]),
    ("founding_4", [(53, 0, 0), (193, 0, 0)]),
    ("beginner_3", [(1, 0, 0), (1, 36, 0), (179, 36, 0), (327, 162, 0), (907, 1314, 0)]),
    ("beginner_4", [(1, 0, 0), (1, 36, 0), (142, 36, 0), (253, 210, 0), (793, 366, 0)]),
    ("rich", [(40, 0, 0), (1132, 4, 0), (22766, 178, 0)]),
    ("seven", [(5, 0, 0), (13, 0, 0), (157, 0, 0), (461, 0, 0), (765, 40, 0)]),
    ("offer", [(5, 0, 0), (20, 0, 0), (43, 0, 0), (65, 36, 0), (217, 324, 0)]),
    ("almost_won", [(22, 0, 6), (352, 4, 113), (1946, 56, 566)]),
    ("short_supply", [(10, 0, 0), (19, 36, 0), (821, 360, 0)]),
    ("founding_watch_3", [(48, 0, 0), (174, 0, 0)]),
    ("founding_watch_6", [(80, 0, 0), (80, 1600, 0)]),
    ("rushing", [(0, 9, 0), (0, 90, 0), (81, 90, 0)]),
    ("sixth", [(0, 2, 0), (2, 2, 0), (4, 2, 0)]),
    ("besieged_mormont", [(29, 0, 0), (483, 17, 0)]),
    ("besieged_marsh", [(44, 0, 0), (880, 17, 0)]),
    ("besieged_samwell", [(24, 0, 0), (332, 17, 0)]),
    ("besieged_yarwyck", [(25, 0, 0), (365, 17, 0)]),
    ("besieged_thorne", [(56, 0, 0), (972, 17, 0)]),
    ("besieged_melisandre", [(35, 0, 0), (452, 325, 0)]),
    ("besieged_mance", [(24, 0, 0), (332, 17, 0)]),
    ("besieged_benjen", [(31, 0, 0), (479, 101, 0)]),
    ("besieged_ygritte", [(26, 0, 0), (398, 17, 0)]),
    ("besieged_yoren", [(28, 0, 0), (464, 17, 0)]),
    ("besieged_qhorin", [(25, 0, 0), (365, 17, 0)]),
    ("besieged_aemon", [(33, 0, 0), (653, 17, 0)]),
    ("besieged_gilly", [(24, 0, 0), (332, 17, 0)]),
    ("besieged_jon", [(24, 0, 0), (332, 17, 0)]),
    ("besieged_osha", [(25, 0, 0), (365, 17, 0)]),
]


@pytest.mark.parametrize(("name", "counts"), COUNTS, ids=[name for name, _ in COUNTS])
def test_the_ways_to_play_on_are_counted(name: str, counts: list[Count]) -> None:
    for depth, expected in enumerate(counts, 1):
        assert perft(POSITIONS[name](), depth) == expected, f"depth {depth}"


# --- legal moves the hard way ---


def every_bag(most: int, kinds: int = 5) -> Iterator[int]:
    for n in range(most + 1):
        for cards in combinations_with_replacement(range(kinds), n):
            yield bags.narrow(sum(bags.single(kind) for kind in cards))


# How many cards a bag of the kind has at most.
MOST_CARDS = {"discard": 6, "winter": 3, "trade": 4, "look": 3}


def every_value(kind: Kind, arg: Arg) -> list[int]:
    if arg.form == BAG:
        return list(every_bag(1 if arg.name == "take" else MOST_CARDS[kind.name]))
    assert arg.form != SEATS
    return [*range(arg.most + 1), *arg.words.values()]


EVERY_MOVE: list[Move] = [
    kind.make(values)
    for kind in GAME.kinds.by_code.values()
    if kind.listed or kind.name == "trade"
    for values in product(*(every_value(kind, arg) for arg in kind.args))
]

TRIED = set(EVERY_MOVE)


def check_the_hard_way(s: State, seats: int) -> None:
    actors = GAME.actors(s)
    for seat in [CHANCE, *range(seats)]:
        found = [move for move in EVERY_MOVE if GAME.refusal(s, seat, move) is None]
        assert len(set(found)) == len(found)
        if seat == CHANCE:
            assert sorted(found) == [move for move, _ in GAME.chance(s)]
        else:
            legal = GAME.legal_moves(s, seat)
            assert len(set(legal)) == len(legal)
            assert sorted(found) == sorted(set(legal) & TRIED), f"seat {seat} of {actors}"
            for move in set(legal) - TRIED:  # the discards of a large hand
                assert GAME.refusal(s, seat, move) is None
            assert bool(legal) == (seat in actors)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_legal_moves_are_exactly_those_not_refused(name: str) -> None:
    s = POSITIONS[name]()
    seats = len(view(s, 0)["seats"])
    check_the_hard_way(s, seats)
    rng = Rng(1)
    for _ in range(60 if SOAK else 5):
        if GAME.actors(s):
            seat, move = eager_move(s, rng)
            GAME.apply(s, seat, move)
            check_the_hard_way(s, seats)


@pytest.mark.parametrize("seed", range(20 if SOAK else 1))
@pytest.mark.parametrize(("rules", "seats"), [("base", 3), ("brotherhood", 4), ("brotherhood56", 5)])
def test_the_legal_moves_of_random_games_are_exactly_those_not_refused(
    rules: str, seats: int, seed: int
) -> None:
    rng = Rng(seed)
    s = GAME.new_game(GAME.setup(rules, seats, rng, **options_at_random(rng, seats, rules)))
    ply = 0
    while GAME.actors(s):
        seat, move = eager_move(s, rng)
        GAME.apply(s, seat, move)
        ply += 1
        if ply % 50 == 0:
            check_the_hard_way(s, seats)


def test_random_moves_are_drawn_from_the_legal_moves() -> None:
    for name in ("rich", "seven", "almost_won", "founding_4"):
        s = POSITIONS[name]()
        seat = GAME.actors(s)[0]
        legal = GAME.legal_moves(s, seat)
        rng = Rng(3)
        drawn = {GAME.random_move(s, seat, rng) for _ in range(40 * len(legal))}
        assert drawn == set(legal)
