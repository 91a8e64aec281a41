"""Special cards and victory points (8.7, END-1); winning is in ending.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.bag import count, size
from frostwall.core.types import Event
from frostwall.games.watch.engine.decision import Decision, Step
from frostwall.games.watch.engine.frames import AFTER_BUILDING, AFTER_PATROL, REVEAL
from frostwall.games.watch.engine.north import FROM_SUPPLY, GUARDS, guard_points
from frostwall.games.watch.engine.rules import VICTORY
from frostwall.games.watch.engine.state import NOBODY, State, count_pieces, longest_line, longest_through

LONGEST_MINIMUM: Final = 5  # SPC-1
PATROL_MINIMUM: Final = 3  # SPC-8

# What uncovers a wildling token (WILD-3..6).
SETTLEMENT: Final = 0
KEEP: Final = 1
LONGEST_ROAD: Final = 2
STRONGEST_PATROL: Final = 3
HERO: Final = 4
CAUSES: Final = ["settlement", "keep", "longest_road", "strongest_patrol", "hero"]


def road_built(s: State, seat: i64, path: i64, events: list[Event] | None) -> None:
    """A road only lengthens its owner's lines, so only lines through it need a look."""
    length: i64 = longest_through(s, seat, path)
    if length > s.length[seat]:
        s.length[seat] = length
        if length >= LONGEST_MINIMUM:
            update_longest_road(s, events)


def road_lifted(s: State, seat: i64) -> None:
    s.length[seat] = longest_line(s, seat)


def line_cut(s: State, builder: i64, events: list[Event] | None) -> None:
    """SPC-3: a new building may interrupt the lines of the other seats."""
    seat: i64 = 0
    while seat < s.rules.seats:
        if seat != builder:
            s.length[seat] = longest_line(s, seat)
        seat += 1
    if s.rules.wall:
        s.push(AFTER_BUILDING, builder)  # AMB-5: the settlement's token comes first
    else:
        update_longest_road(s, events)


class AfterBuilding(Step):
    """Longest Road, once a settlement's token is resolved (AMB-5)."""

    def settle(self, s: State, events: list[Event] | None) -> bool:
        s.pop()
        update_longest_road(s, events)
        return True


def update_longest_road(s: State, events: list[Event] | None) -> None:  # SPC-1, SPC-4, SPC-5
    before: i64 = s.longest_road
    after: i64 = road_holder(s)
    if after != before:
        s.longest_road = after
        _hand_over(s, before, after, LONGEST_ROAD)
        if events is not None:
            length = s.length[after] if after != NOBODY else 0
            events.append(Event("longest_road", after, {"from": before, "length": length}, "SPC-4"))


def patrol_laid(s: State, seat: i64, events: list[Event] | None) -> None:  # SPC-8
    """Who keeps the card however few patrols he has left (AMB-15) loses it only to one who lays more."""
    if s.rules.wall and not s.rules.patrol_recheck:
        holder: i64 = s.strongest_patrol
        enough: i64 = PATROL_MINIMUM
        if holder != NOBODY:
            enough = max(PATROL_MINIMUM, s.patrols[holder] + 1)
        if s.patrols[seat] >= enough:
            _give_strongest_patrol(s, seat, events)
    else:
        _give_strongest_patrol(s, patrol_holder(s), events)


class AfterPatrol(Step):
    """Strongest Patrol, once the option of a Ranger Patrol is completely resolved (AMB-62)."""

    def settle(self, s: State, events: list[Event] | None) -> bool:
        seat: i64 = s.frame_seat()
        s.pop()
        patrol_laid(s, seat, events)
        return True


def patrol_spent(s: State, events: list[Event] | None) -> None:  # SPC-9
    if s.rules.patrol_recheck:
        _give_strongest_patrol(s, patrol_holder(s), events)


def _give_strongest_patrol(s: State, after: i64, events: list[Event] | None) -> None:
    before: i64 = s.strongest_patrol
    if after != before:
        s.strongest_patrol = after
        _hand_over(s, before, after, STRONGEST_PATROL)
        if events is not None:
            patrols = s.patrols[after] if after != NOBODY else 0
            events.append(Event("strongest_patrol", after, {"from": before, "patrols": patrols}, "SPC-8"))


def road_holder(s: State) -> i64:
    """Who has Longest Road by the lines as they lie now."""
    return _holder(s, s.longest_road, s.length, LONGEST_MINIMUM)


def patrol_holder(s: State) -> i64:
    return _holder(s, s.strongest_patrol, s.patrols, PATROL_MINIMUM)


def _holder(s: State, holder: i64, scores: vec[i64], minimum: i64) -> i64:
    """Who has the special card now: the holder keeps it in a tie, a sole leader takes it, else it lies aside."""
    best: i64 = 0
    leader: i64 = NOBODY
    leaders: i64 = 0
    seat: i64 = 0
    while seat < s.rules.seats:
        score: i64 = scores[seat]
        if score > best:
            best = score
            leader = seat
            leaders = 1
        elif score == best:
            leaders += 1
        seat += 1
    if best < minimum:
        return NOBODY
    if holder != NOBODY and scores[holder] == best:
        return holder
    if leaders != 1:
        return NOBODY
    return leader


def _hand_over(s: State, before: i64, after: i64, card: i64) -> None:
    if before != NOBODY:
        s.points[before] -= s.rules.special_points  # SPC-6, END-10
    if after != NOBODY:
        s.points[after] += s.rules.special_points
        if s.rules.wall:  # SPC-7, AMB-28: the seat that receives it turns a token
            s.push(REVEAL, after, FROM_SUPPLY, card)


# --- what a check for victory tells ---


def victory_is_open(s: State, seat: i64, knower: i64) -> bool:
    """Could this seat win or not win now, as far as the knower can tell? Then the check tells him something."""
    if seat == knower:
        return False
    unseen: i64 = count(s.pile, VICTORY)
    elsewhere: i64 = size(s.pile)  # places that can take the victory point cards nobody has seen
    p: i64 = 0
    while p < s.rules.seats:
        if p != knower:
            unseen += count(s.cards[p], VICTORY)
            if p != seat:
                elsewhere += s.room[p]
        p += 1
    most: i64 = min(s.room[seat], unseen)
    least: i64 = max(0, unseen - elsewhere)
    need: i64 = s.rules.win_points - s.points[seat]
    return least < need <= most


def sources(s: State, seat: i64) -> dict[str, int]:
    """Where a seat's points come from (END-1)."""
    special: i64 = s.rules.special_points
    found: dict[str, int] = {
        "settlements": count_pieces(s.settlements, seat),
        "keeps": 2 * count_pieces(s.keeps, seat),
        "longest_road": special if s.longest_road == seat else 0,
        "strongest_patrol": special if s.strongest_patrol == seat else 0,
        "victory_cards": count(s.cards[seat], VICTORY),
    }
    if s.rules.wall:
        found["guards"] = guard_points(s.north[GUARDS + seat])
    return found


DECISIONS: Final[list[Decision]] = [
    AfterBuilding(AFTER_BUILDING, "after_building", of_others=True),
    AfterPatrol(AFTER_PATROL, "after_patrol", wall=False),
]
