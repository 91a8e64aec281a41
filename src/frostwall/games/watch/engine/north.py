"""What Brotherhood adds to a state, as one vector of words: camps, clearings, the Wall, wildlings in the Gift, the
wildling tokens, heroes. Here are the places of the words, the short queues some of them hold, and their invariants;
the rules are in wildlings.py, guards.py and heroes/.

A wildling token has no face before it is turned: face down lie only numbers of tokens and the bags they come from
(docs/adr/0011). The bags are public, what a token will show is not decided yet, so there is nothing to hide.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.bag import count, size
from frostwall.core.bits import holds
from frostwall.games.watch.engine.board import Board
from frostwall.games.watch.engine.rules import CLANS, CLIMBER, Ruleset

# Places in the vector.
CAMPS: Final = 0  # a queue per clan; camp 1 first
CLEARINGS: Final = 5  # a bag per section
WALL: Final = 11  # a queue of seats per section; position 1 first
GIFT: Final = 17  # a bag per hex
DRAWN: Final = (
    46  # a bag per clan: face-down tokens of the running supply, those laid under pieces from it too
)
OLDER: Final = 51  # the same for tokens laid under pieces before the supply was last shuffled
OPEN: Final = 56  # tokens lying open, a bag per clan
UNDER: Final = 61  # per seat, a queue: what lies under the settlements on its build costs card
HEROES: Final = 67  # per seat: its hero, side, and what it did this turn (chapters/heroes.py)
GUARDS: Final = 73  # (derived) guards on the Wall, per seat
FANGS: Final = 79  # figures in the Frostfangs, a bag
BREACHES: Final = 80
DIE: Final = 81  # this turn's wildling die, 0 before the roll
SUPPLY: Final = 82  # number of tokens in the supply
SHUFFLED: Final = 83  # how often the supply was shuffled anew
DISPLAY: Final = 84  # heroes in the display, a set
EXCUSED: Final = 85  # seats that need not discard on this seven, a set
LOOKED: Final = 86  # development cards being looked at, a bag; they are still part of the pile
WORDS: Final = 87

CAMP_LIMIT: Final = 5  # WILD-2
SECTION_LIMIT: Final = 5  # GRD-2

# What lies under a settlement on the build costs card.
NO_TOKEN: Final = 0  # AMB-4
FROM_DRAWN: Final = 1
FROM_OLDER: Final = 2
FROM_SUPPLY: Final = 3  # for a token that is drawn when it is turned


# --- queues: up to twenty entries of 0..6, each kept as one more in three bits ---


def length(queue: i64) -> i64:
    n: i64 = 0
    while queue:
        n += 1
        queue >>= 3
    return n


def entry(queue: i64, i: i64) -> i64:
    """The i-th entry, counted from 0."""
    return ((queue >> (3 * i)) & 7) - 1


def joined(queue: i64, value: i64) -> i64:
    """The queue with one more at its end."""
    return queue | ((value + 1) << (3 * length(queue)))


def without(queue: i64, i: i64) -> i64:
    """The queue after its i-th entry left and those behind it closed up."""
    below: i64 = queue & ((0x1000000000000000 >> (60 - 3 * i)) - 1)
    return below | ((queue >> (3 * i + 3)) << (3 * i))


def entries(queue: i64) -> list[int]:
    found: list[int] = []
    while queue:
        found.append((queue & 7) - 1)
        queue >>= 3
    return found


def queue_of(values: list[int]) -> i64:
    queue: i64 = 0
    for value in values:
        queue = joined(queue, value)
    return queue


# --- counts ---


def guard_points(guards: i64) -> i64:
    """GRD-5"""
    if guards < 3:
        return 0
    return 1 if guards < 5 else 2


def tokens(words: vec[i64], pool: i64) -> i64:
    """How many tokens a pool (DRAWN, OLDER, OPEN) holds."""
    n: i64 = 0
    clan: i64 = 0
    while clan < len(CLANS):
        n += size(words[pool + clan])
        clan += 1
    return n


def uncover(words: vec[i64], seat: i64) -> i64:
    """A settlement leaves the build costs card, the one that lay there longest; what lay under it."""
    under: i64 = entry(words[UNDER + seat], 0)
    words[UNDER + seat] = without(words[UNDER + seat], 0)
    return under


def keep_tokens(words: vec[i64]) -> i64:
    """Where the tokens under a keep on its card come from: they were laid at the start."""
    return FROM_OLDER if words[SHUFFLED] else FROM_DRAWN


def in_gift(words: vec[i64], board: Board, rules: Ruleset) -> i64:
    """The wildlings that count towards the eight (END-5, CON-45)."""
    n: i64 = 0
    h: i64 = 0
    while h < board.hexes:
        there: i64 = words[GIFT + h]
        if there:
            n += size(there)
            if not rules.climbers_count:
                n -= count(there, CLIMBER)
        h += 1
    return n


# --- invariants ---


def check(
    words: vec[i64], rules: Ruleset, board: Board, held: i64, keeps_left: list[int], turning: list[int]
) -> None:
    """Figures, tokens and guards are conserved, every queue and derived word fits."""
    figures: i64 = words[FANGS]
    wildlings_here = 0
    for clan in range(len(CLANS)):
        camp = entries(words[CAMPS + clan])
        assert len(camp) < CAMP_LIMIT, "a clan that should have rushed"
        assert not camp or clan in board.geometry.clans(), "wildlings of a clan that is not in play"
        for kind in camp:
            figures += 1 << (8 * kind)
    for section in range(6):
        assert section < board.sections or words[CLEARINGS + section] == words[WALL + section] == 0
        figures += words[CLEARINGS + section]
        assert count(words[CLEARINGS + section], CLIMBER) == 0, "a climber waits in a clearing"
        guards = entries(words[WALL + section])
        assert len(guards) <= SECTION_LIMIT, "more guards than places"
    for h in range(29):
        assert h < board.hexes or words[GIFT + h] == 0
        figures += words[GIFT + h]
        wildlings_here = size(words[GIFT + h])
        assert (wildlings_here > 0) == holds(held, h), "held hexes are stale"
        assert wildlings_here == 0 or holds(board.land, h), "a wildling on the ice"
    assert figures == rules.figures, "wildling figures are not conserved"
    on_wall = [entries(words[WALL + section]) for section in range(6)]
    for seat in range(6):
        guards_here = sum(guards.count(seat) for guards in on_wall)
        assert seat < rules.seats or guards_here == 0, "a guard of nobody"
        assert guards_here <= rules.guards, "more guards than there are"
        assert words[GUARDS + seat] == guards_here, "guards are miscounted"
    _check_tokens(words, rules, board, keeps_left, turning)


def _check_tokens(
    words: vec[i64], rules: Ruleset, board: Board, keeps_left: list[int], turning: list[int]
) -> None:
    for clan in range(len(CLANS)):
        total = words[DRAWN + clan] + words[OLDER + clan] + words[OPEN + clan]
        expected = rules.clan_tokens if clan in board.geometry.clans() else 0
        assert total == expected, "wildling tokens are not conserved"
    under = [entries(words[UNDER + seat]) for seat in range(rules.seats)]
    from_drawn = turning[0] + sum(row.count(FROM_DRAWN) for row in under)
    from_older = turning[1] + sum(row.count(FROM_OLDER) for row in under)
    if words[SHUFFLED]:
        from_older += 2 * sum(keeps_left)
    else:
        from_drawn += 2 * sum(keeps_left)
    assert tokens(words, DRAWN) == words[SUPPLY] + from_drawn, "tokens of the supply are miscounted"
    assert tokens(words, OLDER) == from_older, "tokens under pieces are miscounted"
