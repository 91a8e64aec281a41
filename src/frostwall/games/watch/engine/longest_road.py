"""Longest Road: the length of a line (SPC-2, SPC-3, AMB-45). Sets of places come as two words each: the roads of one
seat, and the intersections where foreign buildings stop its lines."""

from mypy_extensions import i64

from frostwall.core.bits import WORD_BITS, holds
from frostwall.games.watch.engine.board import Board


def longest(board: Board, low: i64, high: i64, stop_low: i64, stop_high: i64) -> i64:
    """The most of these roads in one line; each counts once."""
    best: i64 = 0
    at: i64 = 0
    while at < board.intersections:
        here: i64 = _walk(board, low, high, stop_low, stop_high, at)
        if here > best:
            best = here
        at += 1
    return best


def longest_with(board: Board, low: i64, high: i64, stop_low: i64, stop_high: i64, path: i64) -> i64:
    """The longest line of these roads and a road on this path that uses it."""
    low &= ~board.path_low(path)
    high &= ~board.path_high(path)
    return _through(board, low, high, stop_low, stop_high, board.ends[2 * path], board.ends[2 * path + 1], 1)


def _stops(stop_low: i64, stop_high: i64, at: i64) -> bool:
    return holds(stop_low, at) if at < WORD_BITS else holds(stop_high, at - WORD_BITS)


def _walk(board: Board, low: i64, high: i64, stop_low: i64, stop_high: i64, at: i64) -> i64:
    """The longest line that starts at this intersection."""
    best: i64 = 0
    i: i64 = 0
    while i < 3:
        path: i64 = board.paths_at[3 * at + i]
        if path >= 0:
            low_bit: i64 = board.path_low(path)
            high_bit: i64 = board.path_high(path)
            if low & low_bit or high & high_bit:
                beyond: i64 = board.beyond[3 * at + i]
                here: i64 = 1
                if not _stops(stop_low, stop_high, beyond):
                    here += _walk(board, low & ~low_bit, high & ~high_bit, stop_low, stop_high, beyond)
                if here > best:
                    best = here
        i += 1
    return best


def _through(
    board: Board, low: i64, high: i64, stop_low: i64, stop_high: i64, at: i64, other: i64, so_far: i64
) -> i64:
    """Lengthen a line at one end in every way; for each, lengthen its other end as far as possible."""
    best: i64 = so_far
    if not _stops(stop_low, stop_high, other):
        best += _walk(board, low, high, stop_low, stop_high, other)
    if _stops(stop_low, stop_high, at):
        return best
    i: i64 = 0
    while i < 3:
        path: i64 = board.paths_at[3 * at + i]
        if path >= 0:
            low_bit: i64 = board.path_low(path)
            high_bit: i64 = board.path_high(path)
            if low & low_bit or high & high_bit:
                beyond: i64 = board.beyond[3 * at + i]
                rest_low: i64 = low & ~low_bit
                rest_high: i64 = high & ~high_bit
                here: i64 = _through(
                    board, rest_low, rest_high, stop_low, stop_high, beyond, other, so_far + 1
                )
                if here > best:
                    best = here
        i += 1
    return best
