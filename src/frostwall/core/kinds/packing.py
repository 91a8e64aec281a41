"""A move as one i64: the kind in 8 bits, then its arguments, together at most 62 bits.

Widths, unless an argument says fewer: a number or a name 8 bits, a bag of five kinds 25, a set of seats 6, a list of up
to five names 40.

Two bags and a set of seats need 56 bits, two more than that leaves. So one code, WIDE, has a short form: its lowest six
bits say what it is and its arguments begin behind them. A game has at most one such kind.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from frostwall.core import bag as bags

MOVE_BITS: Final = 62  # compiled code keeps such an integer without a Python object
KIND_BITS: Final = 8
WIDE_BITS: Final = 6
WIDE: Final = 63
MOST_NAMES: Final = 5


def is_code(code: int) -> bool:
    """May a kind have this code? Those that end like WIDE would be taken for it."""
    return 0 < code < 256 and (code == WIDE or code & 63 != WIDE)


def kind_of(m: i64) -> i64:
    kind: i64 = m & 255
    if kind & 63 == WIDE:
        return WIDE
    return kind


def pack1(kind: i64, a: i64) -> i64:
    return kind | (a << 8)


def pack2(kind: i64, a: i64, b: i64) -> i64:
    return kind | (a << 8) | (b << 16)


def pack3(kind: i64, a: i64, b: i64, c: i64) -> i64:
    return kind | (a << 8) | (b << 16) | (c << 24)


def first(m: i64) -> i64:
    return (m >> 8) & 255


def second(m: i64) -> i64:
    return (m >> 16) & 255


def third(m: i64) -> i64:
    return (m >> 24) & 255


# --- bags ---


def pack_bag(kind: i64, cards: i64) -> i64:
    return kind | (bags.narrow(cards) << 8)


def pack_bags(kind: i64, give: i64, take: i64) -> i64:
    return kind | (bags.narrow(give) << 8) | (bags.narrow(take) << 33)


def pack_seat_bag(kind: i64, seat: i64, cards: i64) -> i64:
    return kind | (seat << 8) | (bags.narrow(cards) << 16)


def first_bag(m: i64) -> i64:
    return bags.widen((m >> 8) & 0x1FFFFFF)


def second_bag(m: i64) -> i64:
    return bags.widen((m >> 33) & 0x1FFFFFF)


def bag_after_seat(m: i64) -> i64:
    return bags.widen((m >> 16) & 0x1FFFFFF)


# --- the wide kind: two bags and a set of seats ---


def pack_wide(give: i64, take: i64, seats: i64) -> i64:
    return WIDE | (bags.narrow(give) << 6) | (bags.narrow(take) << 31) | (seats << 56)


def wide_give(m: i64) -> i64:
    return bags.widen((m >> 6) & 0x1FFFFFF)


def wide_take(m: i64) -> i64:
    return bags.widen((m >> 31) & 0x1FFFFFF)


def wide_seats(m: i64) -> i64:
    return (m >> 56) & 63


# --- lists of names ---


def pack_names(kind: i64, names: i64) -> i64:
    return kind | (names << 8)


def names_of(m: i64) -> i64:
    """The list of names that a move begins with, as `name_at` reads it."""
    return (m >> 8) & 0xFFFFFFFFFF


def name_at(names: i64, at: i64) -> i64:
    """One name of a list: its number, or -1 behind the last."""
    return ((names >> (at << 3)) & 255) - 1


def with_name(names: i64, name: i64) -> i64:
    """The list with one more name, which must not be smaller than the others."""
    at: i64 = 0
    while names >> (at << 3):
        at += 1
    return names | ((name + 1) << (at << 3))


def list_names(numbers: Sequence[int]) -> int:
    """A list of names from their numbers in ascending order."""
    packed: i64 = 0
    for number in numbers:
        packed = with_name(packed, number)
    return packed


def well_formed_names(packed: i64, most: i64) -> bool:
    """Are these numbers from 1 to `most`, ascending, without a gap?"""
    last: i64 = 1
    while packed:
        name: i64 = packed & 255
        if name < last or name > most:
            return False
        last = name
        packed >>= 8
    return True
