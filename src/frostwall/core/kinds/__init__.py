"""Kinds of moves, each declared once. From the declaration follow packing, text, fields, parsing and who may see
which argument.

    declare   what a kind and its arguments are
    packing   a move as one integer: what hot code packs and reads
    notation  a move as text and as fields
    book      all kinds of one game

Nothing outside this package shifts or masks a move, except a game's own functions beside its declarations.
"""

from frostwall.core.kinds.book import Kinds
from frostwall.core.kinds.declare import BAG, MOVER, NAME, NAMES, NUMBER, SEATS, Arg, Kind
from frostwall.core.kinds.notation import NOTHING, Unreadable
from frostwall.core.kinds.packing import (
    MOST_NAMES,
    WIDE,
    bag_after_seat,
    first,
    first_bag,
    kind_of,
    list_names,
    name_at,
    names_of,
    pack1,
    pack2,
    pack3,
    pack_bag,
    pack_bags,
    pack_names,
    pack_seat_bag,
    pack_wide,
    second,
    second_bag,
    third,
    wide_give,
    wide_seats,
    wide_take,
    with_name,
)

__all__ = [
    "BAG",
    "MOST_NAMES",
    "MOVER",
    "NAME",
    "NAMES",
    "NOTHING",
    "NUMBER",
    "SEATS",
    "WIDE",
    "Arg",
    "Kind",
    "Kinds",
    "Unreadable",
    "bag_after_seat",
    "first",
    "first_bag",
    "kind_of",
    "list_names",
    "name_at",
    "names_of",
    "pack1",
    "pack2",
    "pack3",
    "pack_bag",
    "pack_bags",
    "pack_names",
    "pack_seat_bag",
    "pack_wide",
    "second",
    "second_bag",
    "third",
    "wide_give",
    "wide_seats",
    "wide_take",
    "with_name",
]
