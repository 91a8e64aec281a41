"""The north as bytes of a row (tensor.py): the Wall, its guards and heroes, and the wildlings."""

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.bag import size
from frostwall.core.bits import holds
from frostwall.core.tensor import byte, clear, clip, put_byte, spread
from frostwall.games.watch.engine import north as n
from frostwall.games.watch.engine.board import SOUTH_EAST
from frostwall.games.watch.engine.chapters import heroes, wildlings
from frostwall.games.watch.engine.frames import HERO_STEP, PICK_SIXTH
from frostwall.games.watch.engine.heroes.hero import ROSTER
from frostwall.games.watch.engine.rules import CLANS
from frostwall.games.watch.engine.state import State


def write_watch(s: State, who: i64, out: vec[i64], at: i64, hero_words: i64) -> None:
    """A seat's guards and its hero."""
    under: i64 = s.north[n.UNDER + who]
    tokens: i64 = 0
    while under:
        if (under & 7) - 1 != n.NO_TOKEN:
            tokens += 1
        under >>= 3
    hero: i64 = s.north[n.HEROES + who]
    word: i64 = s.north[n.GUARDS + who] | byte(tokens, 1)
    if holds(s.north[n.EXCUSED], who):
        word |= byte(1, 2)
    if hero & heroes.SIDE_B:
        word |= byte(1, 3)
    if hero & heroes.TAKEN:
        word |= byte(1, 4)
    if hero & heroes.USED:
        word |= byte(1, 5)
    out[at] = word
    clear(out, at + 1, hero_words)
    put_byte(out, at + 1, hero >> 3)


def write_north(s: State, seat: i64, out: vec[i64], at: i64, hero_words: i64) -> None:
    """All that belongs to no seat."""
    north = s.north
    word: i64 = north[n.DIE] | byte(north[n.BREACHES], 1) | byte(clip(n.in_gift(north, s.board, s.rules)), 2)
    face_down: i64 = n.tokens(north, n.DRAWN) + n.tokens(north, n.OLDER)
    word |= byte(clip(north[n.SUPPLY]), 3) | byte(clip(face_down), 4)
    word |= byte(clip(size(north[n.LOOKED])), 5)
    out[at + 2] = 0
    out[at + 3] = 0
    if not s.over and s.frame() == HERO_STEP and s.frame_seat() == seat:
        out[at + 2] = north[n.LOOKED]
        of: i64 = ROSTER[s.frame_a()].sees_hand_of(s)
        if of >= 0:
            word |= byte(_from(s, of, seat) + 1, 6)
            out[at + 3] = s.hand[of]
    out[at] = word
    out[at + 1] = north[n.FANGS]
    at += 4
    spread(out, at, hero_words, north[n.DISPLAY], 0)
    at += hero_words
    clans: i64 = len(CLANS)
    clan: i64 = 0
    while clan < clans:
        out[at + clan] = _queue_bytes(north[n.CAMPS + clan])
        out[at + clans + clan] = north[n.OPEN + clan]
        out[at + 2 * clans + clan] = north[n.DRAWN + clan] + north[n.OLDER + clan]
        clan += 1
    at += 3 * clans
    sections: i64 = s.board.sections
    section: i64 = 0
    while section < sections:
        out[at + section] = _section(s, seat, section)
        out[at + sections + section] = north[n.CLEARINGS + section]
        section += 1
    at += 2 * sections
    h: i64 = 0
    while h < s.board.hexes:
        out[at + h] = north[n.GIFT + h]
        h += 1


def _section(s: State, seat: i64, section: i64) -> i64:
    word: i64 = 0
    queue: i64 = s.north[n.WALL + section]
    at: i64 = 0
    while queue:
        word |= byte(_from(s, (queue & 7) - 1, seat) + 1, at)
        queue >>= 3
        at += 1
    if section < s.board.sections - 1 and wildlings.direction(s, section) == SOUTH_EAST:
        word |= byte(1, 5)
    if not s.over and s.frame() == PICK_SIXTH and s.frame_a() == section:
        word |= byte(s.frame_b() + 1, 6)
    return word


def _from(s: State, who: i64, seat: i64) -> i64:
    """A seat as this one counts."""
    if who >= seat:
        return who - seat
    return who - seat + s.rules.seats


def _queue_bytes(queue: i64) -> i64:
    """The entries of a queue, each plus 1, as bytes."""
    word: i64 = 0
    at: i64 = 0
    while queue:
        word |= byte(queue & 7, at)
        queue >>= 3
        at += 1
    return word
