"""What greedy reads off the table in the Watch: odds, who leads, whose pieces stand where."""

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.bag import size
from frostwall.core.bits import lowest, popcount
from frostwall.games.watch.engine.board import TWO_AND_TWELVE
from frostwall.games.watch.engine.state import IN_CAMP, State


def pips(number: i64) -> i64:
    """In how many of 36 rolls this number falls."""
    if number == TWO_AND_TWELVE:
        return 2
    return number - 1 if number < 7 else 13 - number


def threat(s: State, seat: i64) -> i64:
    """How near a rival is to winning, as far as anybody can see: three for a point, one for a hidden card."""
    standing: i64 = 3 * s.points[seat] + size(s.cards[seat])
    return standing * standing


def most(scores: vec[i64], seats: i64, but: i64) -> i64:
    """The highest score of the other seats."""
    found: i64 = 0
    seat: i64 = 0
    while seat < seats:
        if seat != but and scores[seat] > found:
            found = scores[seat]
        seat += 1
    return found


def pieces_at(s: State, seat: i64, h: i64) -> i64:
    """Settlements at a hex, keeps counted twice: the cards it yields to the seat."""
    low: i64 = s.board.hex_low[h]
    high: i64 = s.board.hex_high[h]
    n: i64 = popcount(low & s.settlements[2 * seat]) + 2 * popcount(low & s.keeps[2 * seat])
    if high:
        n += popcount(high & s.settlements[2 * seat + 1]) + 2 * popcount(high & s.keeps[2 * seat + 1])
    return n


def is_blocked(s: State, seat: i64) -> bool:
    """Does Tormund or a wildling stand at an own building?"""
    if s.tormund != IN_CAMP and pieces_at(s, seat, s.tormund) > 0:
        return True
    held: i64 = s.held
    while held:
        if pieces_at(s, seat, lowest(held)) > 0:
            return True
        held &= held - 1
    return False
