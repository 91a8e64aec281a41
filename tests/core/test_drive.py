"""Chance streams, what bots are handed, playing, and verifying a record."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.small_game import Magpies
from tests.small_state import CARD, DEAL, Deck, State

from frostwall.core.drive import (
    Chance,
    ChanceHeader,
    Clock,
    Fast,
    IllegalMove,
    Result,
    SeatView,
    Streams,
    TooLong,
    bot_rngs,
    commitment,
    play,
    seat_view,
    setup_rng,
    start_record,
    verify,
)
from frostwall.core.game import Game, S
from frostwall.core.kinds import pack2, second
from frostwall.core.knowledge import Knowledge
from frostwall.core.record import Line, Record, RecordError
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Move, Setup

GAME = Magpies()


class RandomBot:
    name = "random"

    def choose(self, view: SeatView[State], clock: Clock) -> Move:
        return view.game.random_move(view.world, view.seat, clock.rng)


def game_with(chance: Chance, seed: str = "tomorrow", seats: int = 3, bots: int = 1) -> Result[State]:
    setup = GAME.setup("plain", seats, setup_rng(seed))
    return play(GAME, setup, [RandomBot()] * seats, chance, bot_rngs(bots, seats))


def record_of(result: Result[State]) -> Record:
    assert result.record is not None
    return result.record


# --- chance ---


def test_stream_by_hand() -> None:
    """Outcome k is HMAC-SHA256(seed, words|stream|k) modulo the sum of weights."""
    state = GAME.new_game(Setup("plain", 2, {}, {"first": 0}))
    streams = Streams("secret", ["red", "blue"])
    for k in range(4):
        digest = hmac.new(b"secret", f"red|blue|deck|{k}".encode(), hashlib.sha256).hexdigest()
        left = [card for card, weight in state.pile.draws() for _ in range(weight)]
        move = streams.draw(GAME, state)
        assert second(move) == left[int(digest, 16) % len(left)]
        GAME.apply(state, CHANCE, move)


def test_streams_resume() -> None:
    result = game_with(Streams("tomorrow"))
    record = record_of(result)
    cut = next(line.seq for line in record.lines[8:] if line.seat == CHANCE) - 1
    half = Record(record.header, record.lines[:cut])
    streams = Streams("tomorrow")
    streams.resume(half, GAME)
    assert streams.counts["deck"] == sum(line.seat == CHANCE for line in half.lines)
    assert GAME.text(streams.draw(GAME, half.fold(GAME))) == record.lines[cut].text


def test_streams_do_not_depend_on_what_happens_between() -> None:
    """The same deal for everyone: who plays how does not change the order of a stream."""
    deals = [
        [line.text for line in record_of(game_with(Streams("tomorrow"), bots=bots)).lines[:6]]
        for bots in range(5)
    ]
    assert all(deal == deals[0] for deal in deals)
    other = [line.text for line in record_of(game_with(Streams("today"))).lines[:6]]
    assert other != deals[0]
    words = [line.text for line in record_of(game_with(Streams("tomorrow", ["luck"]))).lines[:6]]
    assert words != deals[0]


def streams_of(n: int) -> Chance:
    return Streams(f"seed {n}")


@pytest.mark.parametrize("make", [streams_of, Fast])
def test_draws_follow_the_weights(make: Callable[[int], Chance]) -> None:
    state = GAME.new_game(Setup("plain", 2, {}, {"first": 0}))
    state.pile = Deck([1, 2, 0, 5], [])
    counts: Counter[int] = Counter()
    for n in range(2000):
        counts[second(make(n).draw(GAME, state))] += 1
    assert set(counts) == {0, 1, 3}
    for card, weight in ((0, 1), (1, 2), (3, 5)):
        assert abs(counts[card] - 250 * weight) < 120


def test_bad_seeds_and_words() -> None:
    for seed, words in (("", []), (" a", []), ("a ", []), ("a\nb", []), ("a\u2028b", []), ("x", ["a|b"])):
        with pytest.raises(ValueError, match="seed"):
            Streams(seed, words)


@given(st.text(min_size=1, max_size=20), st.integers(0, 10**6))
def test_setup_rng_is_a_function_of_the_seed(seed: str, bound: int) -> None:
    a, b = setup_rng(seed, ["w"]), setup_rng(seed, ["w"])
    assert [a.below(1000) for _ in range(4)] == [b.below(1000) for _ in range(4)]
    assert 0 <= a.below(bound + 1) <= bound


def test_setup_rng_differs_by_words() -> None:
    assert setup_rng("x").below(1 << 29) != setup_rng("x", ["w"]).below(1 << 29)


@pytest.mark.parametrize("seed", [-(1 << 63), -1, 0, (1 << 62) - 1, (1 << 63) - 1])
def test_every_generator_is_read_again(seed: int) -> None:
    record = record_of(game_with(Fast(seed)))
    report = verify(Record.read(record.write()), GAME)
    assert not report.problems, report.to_json()
    assert report.chance_matches


@pytest.mark.parametrize("seed", [1 << 63, -(1 << 63) - 1])
def test_a_generator_takes_64_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="64 bits"):
        Fast(seed)


def test_the_header_is_read_before_it_is_used() -> None:
    class Odd:
        def draw(self, game: Game[S], s: S) -> int:
            return game.chance(s)[0][0]

        def header(self) -> ChanceHeader:
            return {"generator": " odd"}

    with pytest.raises(RecordError, match="generator"):
        start_record(GAME, Setup("plain", 2, {}, {"first": 0}), Odd())


def numbers(rng: Rng) -> list[int]:
    return [rng.below(1 << 29) for _ in range(4)]


def backwards(rng: Rng) -> tuple[int, int, int]:
    """The words a generator began with, from where it stands now: each step is undone, down to the first."""
    a, b, c, n = rng.a, rng.b, rng.c, rng.n
    word = (1 << 32) - 1
    while n > 1:
        n -= 1
        was_c = b * pow(9, -1, 1 << 32) & word
        was_b = a ^ a >> 9 ^ a >> 18 ^ a >> 27
        total = c - (was_c << 21 | was_c >> 11) & word
        a, b, c = total - was_b - n & word, was_b, was_c
    return a, b, c


def test_a_bot_cannot_find_natures_dice() -> None:
    """A generator tells its seed to whoever runs it backwards; a bot's is not nature's in any stream."""
    plain = Rng(5 << 32 | 7, 3)
    numbers(plain)
    assert backwards(plain) == (7, 5, 3)
    for seat, rng in enumerate(bot_rngs(5 << 32 | 7, 4)):
        numbers(rng)
        low, high, stream = backwards(rng)
        assert {low, high}.isdisjoint({5, 7})
        digest = int(hashlib.sha256(f"{5 << 32 | 7}|bot|{seat}".encode()).hexdigest(), 16)
        assert (high << 32 | low, stream) == (digest >> 194 & (1 << 62) - 1, digest & (1 << 32) - 1)


def test_bots_have_generators_of_their_own() -> None:
    found = [numbers(rng) for rng in bot_rngs(1, 3)]
    assert found == [numbers(rng) for rng in bot_rngs(1, 3)]
    assert len({tuple(row) for row in [*found, numbers(Rng(1)), *map(numbers, bot_rngs(2, 3))]}) == 7


def test_commitment() -> None:
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


# --- what a bot is handed ---


def dealt() -> State:
    state = GAME.new_game(Setup("plain", 2, {}, {"first": 0}))
    for seat, card in ((0, 0), (0, 1), (1, 2), (1, 3)):
        GAME.apply(state, CHANCE, pack2(CARD, seat, card))
    return state


def test_seat_view() -> None:
    state = dealt()
    view = seat_view(GAME, state, 0, Rng(1), Knowledge(0))
    assert view.view() == GAME.view(state, 0)
    assert view.moves() == GAME.legal_moves(state, 0)
    worlds = list(islice(view.worlds(Rng(2)), 30))
    assert all(world.hands[0] == state.hands[0] for world in worlds)
    assert len({world.hands[1] for world in worlds}) > 3
    assert view.world is not state


def test_seat_view_uses_what_is_known() -> None:
    known = Knowledge(0, {"hand:1": {"spoon": 1}})
    view = seat_view(GAME, dealt(), 0, Rng(1), known)
    assert all(GAME.dump(world)["hands"][1].get("spoon") for world in islice(view.worlds(Rng(2)), 20))  # type: ignore[index]
    known.zones.clear()
    assert view.known.minimum("hand:1"), "a bot's knowledge is its own copy"


def test_bots_learn_what_they_may_know() -> None:
    """In play, a bot's worlds agree with what it has seen: a raided trinket is in the raider's hand."""
    seen: list[bool] = []

    class Watching:
        name = "watching"

        def choose(self, view: SeatView[State], clock: Clock) -> Move:
            for zone, cards in view.known.zones.items():
                if zone == f"hand:{1 - view.seat}":
                    hand = GAME.dump(view.world)["hands"][1 - view.seat]  # type: ignore[index]
                    seen.append(all(hand.get(name, 0) >= n for name, n in cards.items()))
            return GAME.random_move(view.world, view.seat, clock.rng)

    for n in range(20):
        play(GAME, Setup("plain", 2, {}, {"first": 0}), [Watching()] * 2, Fast(n), bot_rngs(n, 2))
    assert len(seen) > 20
    assert all(seen)


# --- playing ---


def test_play() -> None:
    result = game_with(Streams("tomorrow"))
    record = record_of(result)
    assert result.plies == len(record.lines)
    assert result.decisions == sum(line.seat != CHANCE for line in record.lines)
    assert GAME.dump(record.fold(GAME)) == GAME.dump(result.state)
    assert record.header.names == ["random"] * 3
    assert record.header.seed == "tomorrow"
    assert game_with(Streams("tomorrow")).record is not record
    assert record_of(game_with(Streams("tomorrow"))).write() == record.write()


def test_play_without_a_record() -> None:
    lines: list[Line] = []
    setup = Setup("plain", 2, {}, {"first": 0})
    bots = [RandomBot()] * 2
    silent = play(GAME, setup, bots, Fast(1), bot_rngs(1, 2), record=False)
    told = play(GAME, setup, bots, Fast(1), bot_rngs(1, 2), record=False, on_line=lines.append)
    assert silent.record is None
    assert told.record is None
    assert len(lines) == silent.plies
    assert GAME.dump(silent.state) == GAME.dump(told.state)


def test_play_asks_all_of_several_actors() -> None:
    class Feasting:
        name = "feasting"

        def choose(self, view: SeatView[State], clock: Clock) -> Move:
            asked.append((view.seat, len(view.view()["actors"])))  # type: ignore[arg-type]
            feast = GAME.parse("feast")
            return feast if feast in view.moves() else GAME.random_move(view.world, view.seat, clock.rng)

    asked: list[tuple[int, int]] = []
    play(GAME, Setup("plain", 3, {}, {"first": 0}), [Feasting()] * 3, Fast(1), bot_rngs(1, 3))
    assert asked[:4] == [(0, 1), (0, 3), (1, 2), (2, 1)]


def test_illegal_bot() -> None:
    class Cheating:
        name = "cheating"

        def choose(self, view: SeatView[State], clock: Clock) -> Move:
            return GAME.parse("accept")

    with pytest.raises(IllegalMove, match="bot cheating in seat 0 chose accept") as problem:
        play(GAME, Setup("plain", 2, {}, {"first": 0}), [Cheating()] * 2, Fast(1), bot_rngs(1, 2))
    assert problem.value.refusal.code == "NOT_NOW"


def test_too_long() -> None:
    setup = Setup("plain", 2, {}, {"first": 0})
    with pytest.raises(TooLong) as problem:
        play(GAME, setup, [RandomBot()] * 2, Fast(1), bot_rngs(1, 2), limit=5)
    assert problem.value.record is not None
    assert len(problem.value.record.lines) == 5


def test_one_bot_per_seat() -> None:
    with pytest.raises(ValueError, match="one bot"):
        play(GAME, Setup("plain", 2, {}, {"first": 0}), [RandomBot()], Fast(1), bot_rngs(1, 2))


# --- verifying ---


@pytest.mark.parametrize("chance", [Streams("tomorrow"), Streams("tomorrow", ["w"]), Fast(7)])
def test_verify(chance: Chance) -> None:
    seed = "tomorrow"
    setup = GAME.setup("plain", 3, setup_rng(seed, ["w"] if chance.header().get("words") else []))
    result = play(GAME, setup, [RandomBot()] * 3, chance, bot_rngs(1, 3))
    report = verify(Record.read(record_of(result).write()), GAME)
    assert not report.problems, report.to_json()
    assert report.legal
    assert report.finished
    assert report.chance_matches
    assert report.setup_matches is (None if isinstance(chance, Fast) else True)
    assert report.lines == result.plies


def good() -> Record:
    return Record.read(record_of(game_with(Streams("tomorrow"))).write())


def problems(record: Record) -> list[str]:
    return [problem.code for problem in verify(record, GAME).problems]


def test_verify_unfinished() -> None:
    record = good()
    del record.lines[12:]
    report = verify(record, GAME)
    assert not report.problems
    assert not report.finished


def test_verify_finds_chosen_dice() -> None:
    record = good()
    state = record.fold(GAME, 5)
    assert state.frames[-1][0] == DEAL
    other = next(m for m, _ in GAME.chance(state) if GAME.text(m) != record.lines[5].text)
    record.lines[5:] = [Line(6, CHANCE, GAME.text(other))]
    report = verify(record, GAME)
    assert report.chance_matches is False
    assert [(problem.code, problem.line) for problem in report.problems] == [
        ("chance_differs", record.file_line(6))
    ]


def test_verify_finds_another_seed() -> None:
    record = good()
    record.header.seed = "yesterday"
    assert {"commit_differs", "chance_differs"} <= set(problems(record))


def test_verify_finds_another_setup() -> None:
    record = good()
    first = record.header.setup["first"]
    assert isinstance(first, int)
    record.header.setup = {"first": (first + 1) % 3}
    del record.lines[6:]
    assert problems(record) == ["setup_differs"]


def test_verify_finds_an_illegal_line() -> None:
    record = good()
    record.lines[6] = Line(7, record.lines[6].seat, "accept")
    report = verify(record, GAME)
    assert not report.legal
    assert [problem.code for problem in report.problems] == ["refused_line"]
    refusal = report.problems[0].refusal
    assert refusal is not None
    assert refusal.code == "NOT_NOW"
    assert report.problems[0].to_json()["refusal"] == refusal.to_json()


def test_verify_without_seed() -> None:
    record = good()
    record.header.seed = None
    report = verify(record, GAME)
    assert report.chance_matches is None
    assert [problem.code for problem in report.problems] == ["no_seed"]


@pytest.mark.parametrize(
    "generator",
    [
        "sfc32",
        "sfc32 x",
        "mt19937 5",
        "sfc32 1_0",
        "sfc32 +1",
        "sfc32  1",
        "sfc32 --1",
        "sfc32 \u0661",
        "sfc32 9223372036854775808",
        "sfc32 " + "9" * 30,
    ],
)
def test_verify_unknown_generator(generator: str) -> None:
    record = good()
    record.header.seed = None
    record.header.commit = None
    record.header.generator = generator
    assert problems(record) == ["unknown_generator"]


def test_verify_masked() -> None:
    assert problems(good().for_viewer(GAME, 1, public_when_over=False))[0] == "masked"
