"""Chance: streams that anyone can verify (`Streams`), and the fast generator for many games (`Fast`)."""

import hashlib
import hmac
import json
from collections.abc import Sequence
from datetime import date
from typing import Protocol, TypedDict

from frostwall.core.game import Game, S
from frostwall.core.record import Record
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Json, Move


def commitment(seed: str) -> str:
    """What is published before a game so that its seed cannot be changed afterwards."""
    return hashlib.sha256(seed.encode()).hexdigest()


def is_day(text: str) -> bool:
    """Is it a date, written as 2026-11-16 and in no other way?"""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def daily_seed(day: str, game: str, rules: str, seats: int, options: Json) -> str:
    """The seed of the game of a day (2026-11-16): known to everybody, and everywhere the same. `options` are those of a
    set-up, which names only what differs from the default. A value that is a document stands there by its digest."""
    chosen: list[str] = []
    for key in sorted(options):
        text = json.dumps(options[key], sort_keys=True)
        if isinstance(options[key], dict):
            text = hashlib.sha256(text.encode()).hexdigest()[:16]
        chosen.append(f"{key}={text}")
    return " ".join(["daily", day, game, rules, str(seats), *chosen])


def setup_rng(seed: str, words: Sequence[str] = ()) -> Rng:
    """The generator for `game.setup`."""
    return _rng_of(_digest(seed, [*words, "setup"]))


def bot_rngs(seed: int, seats: int) -> list[Rng]:
    """One generator per seat, so that one bot's thinking does not change another's.

    A generator can be run backwards to its seed, and nature's may come from the same one: hence a hash between.
    """
    digests = [hashlib.sha256(f"{seed}|bot|{seat}".encode()).digest() for seat in range(seats)]
    return [_rng_of(int.from_bytes(digest, "big")) for digest in digests]


def _rng_of(digest: int) -> Rng:
    # 62 bits: what an Rng takes as its seed; the rest is used up by its stream.
    return Rng((digest >> 194) & ((1 << 62) - 1), digest & 0xFFFFFFFF)


def _digest(seed: str, parts: list[str]) -> int:
    return int.from_bytes(hmac.digest(seed.encode(), "|".join(parts).encode(), "sha256"), "big")


def _pick(outcomes: list[tuple[Move, int]], at: int) -> Move:
    """The outcome that covers place `at` when each lies as wide as its weight."""
    for move, weight in outcomes:
        at -= weight
        if at < 0:
            return move
    raise ValueError("the weights do not reach that far")


def stream_of(game: Game[S], move: Move) -> str:
    """The name of the stream a chance move is drawn from."""
    kind = game.kinds.kind(move)
    return kind.stream or kind.name


class ChanceHeader(TypedDict, total=False):
    """The keys of a record's header that say where its chance comes from."""

    commit: str
    seed: str
    words: list[str]
    generator: str


class Chance(Protocol):
    """A source of nature's moves."""

    def draw(self, game: Game[S], s: S) -> Move:
        """Nature's next move."""

    def header(self) -> ChanceHeader:
        """What a record's header says so that the draws can be repeated."""


class Streams:
    """Chance that can be verified: outcome k (from 0) of a stream is HMAC-SHA256 with the seed as key over
    "words|stream|k", as a number modulo the sum of weights, over `chance()` in ascending order.

    A number at or above the last whole multiple of that sum is rejected and "|1", "|2", ... is tried.
    By hand: printf 'dice|0' | openssl dgst -sha256 -hmac SEED
    """

    def __init__(self, seed: str, words: Sequence[str] = ()) -> None:
        if not seed or any("|" in word for word in words):
            raise ValueError("a seed must not be empty, a word must not contain |")
        if seed != seed.strip() or not seed.isprintable():
            # It could not be read again from a record's header.
            raise ValueError("a seed is one line of printable text, without spaces before or after it")
        self.seed = seed
        self.words: list[str] = list(words)
        self.counts: dict[str, int] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return _streams, (self.seed, self.words, self.counts)

    def draw(self, game: Game[S], s: S) -> Move:
        outcomes = game.chance(s)
        stream = stream_of(game, outcomes[0][0])
        k = self.counts.get(stream, 0)
        self.counts[stream] = k + 1
        total = 0
        for _, weight in outcomes:
            total += weight
        return _pick(outcomes, self._number(stream, k, total))

    def _number(self, stream: str, k: int, total: int) -> int:
        parts = [*self.words, stream, str(k)]
        end = (1 << 256) - (1 << 256) % total
        number = _digest(self.seed, parts)
        retry = 0
        while number >= end:
            retry += 1
            number = _digest(self.seed, [*parts, str(retry)])
        return number % total

    def resume(self, record: Record, game: Game[S]) -> None:
        """Count on where the record stops."""
        self.counts = {}
        for line in record.effective():
            if line.seat == CHANCE:
                stream = stream_of(game, game.parse(line.text))
                self.counts[stream] = self.counts.get(stream, 0) + 1

    def header(self) -> ChanceHeader:
        found: ChanceHeader = {"commit": commitment(self.seed), "seed": self.seed}
        if self.words:
            found["words"] = self.words
        return found


def _streams(seed: str, words: list[str], counts: dict[str, int]) -> Streams:
    found = Streams(seed, words)
    found.counts = counts
    return found


class Fast:
    """Chance for bulk simulation: one sfc32 generator for everything. It says so in the header."""

    def __init__(self, seed: int) -> None:
        if not -(1 << 63) <= seed < 1 << 63:
            raise ValueError("a generator's seed is a whole number of 64 bits")
        self.seed = seed
        self.rng = Rng(seed)

    def __reduce__(self) -> tuple[object, ...]:
        return _fast, (self.seed, self.rng)

    def draw(self, game: Game[S], s: S) -> Move:
        outcomes = game.chance(s)
        total = 0
        for _, weight in outcomes:
            total += weight
        return _pick(outcomes, self.rng.below(total))

    def header(self) -> ChanceHeader:
        return {"generator": f"sfc32 {self.seed}"}


def _fast(seed: int, rng: Rng) -> Fast:
    found = Fast(seed)
    found.rng = rng
    return found
