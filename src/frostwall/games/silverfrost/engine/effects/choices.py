"""Every way to choose some of several cards or quests, each way once: for cards of a hand and for what was drawn."""

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.kinds import with_name
from frostwall.core.moves import MoveSet
from frostwall.games.silverfrost.engine import kinds


def list_choices(
    cards: vec[i64], end: i64, least: i64, most: i64, kind: i64, to: i64, moves: MoveSet
) -> None:
    """A move for each choice of the first `end` of these numbers, which ascend; for GIVE `to` gets them."""
    _choose(cards, end, 0, 0, 0, least, most, kind, to, moves)


def _choose(
    cards: vec[i64],
    end: i64,
    at: i64,
    chosen: i64,
    n: i64,
    least: i64,
    most: i64,
    kind: i64,
    to: i64,
    moves: MoveSet,
) -> None:
    """Those that begin with the n chosen ones, all of them before `at`."""
    if n >= least:
        moves.add(kinds.give(chosen, to) if kind == kinds.GIVE else kinds.names(kind, chosen))
    if n == most or n + end - at < least:
        return
    last: i64 = -1
    while at < end:
        card: i64 = cards[at]
        at += 1
        if card != last:
            _choose(cards, end, at, with_name(chosen, card), n + 1, least, most, kind, to, moves)
            last = card
