"""Hands that are dealt from a pile: belief with blanks against every way in which a small history can have gone.

Two hands, a pile, and two cards on the table that everybody sees, of which the pile has one more each, or several. What
lies in no hand and not on the table is the pile, or was discarded.
"""

from collections import defaultdict
from math import comb
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from frostwall.core.belief import BLANK, Bag
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.core.types import Event, Json

HANDS = ("hand:0", "hand:1")
ZONES = (*HANDS, "discard")
TABLE: Bag = {"owl": 1, "fox": 1}
PILE: Bag = {"owl": 1, "fox": 1, "mouse": 58}
SEVERAL: Bag = {"owl": 3, "fox": 2, "mouse": 118}  # as many as a set of cards has, and as often
KINDS = ("owl", "fox", "mouse")
Hand = tuple[int, ...]  # how many of each kind
World = tuple[Hand, Hand, Hand]  # two hands and the pile
Step = tuple[str, int, int]


def _less(bag: Hand, kind: int) -> Hand:
    return tuple(n - (at == kind) for at, n in enumerate(bag))


def _more(bag: Hand, kind: int) -> Hand:
    return tuple(n + (at == kind) for at, n in enumerate(bag))


def after(worlds: dict[World, float], step: Step) -> dict[World, float]:
    """What may follow. An unseen card is any of its zone; one that is shown has to be there."""
    what, a, b = step
    found: dict[World, float] = defaultdict(float)
    for world, weight in worlds.items():
        zones = list(world)
        if what == "take":
            zones[a] = _more(zones[a], b)
            found[zones[0], zones[1], zones[2]] += weight
        elif what == "show":
            if zones[a][b]:
                zones[a] = _less(zones[a], b)
                found[zones[0], zones[1], zones[2]] += weight
        else:
            source = 2 if what == "deal" else a
            whole = sum(world[source])
            for kind, n in enumerate(world[source]):
                if n:
                    zones = list(world)
                    zones[source] = _less(zones[source], kind)
                    if what != "drop":
                        target = a if what == "deal" else b
                        zones[target] = _more(zones[target], kind)
                    found[zones[0], zones[1], zones[2]] += weight * n / whole
    total = sum(found.values())
    return {world: weight / total for world, weight in found.items()} if total else {}


def event(step: Step) -> Event:
    what, a, b = step
    args: Json = {"cards": None, "count": 1, "source": None, "target": HANDS[a]}
    if what == "take":
        args["cards"] = {KINDS[b]: 1}
    elif what == "show":
        args.update({"cards": {KINDS[b]: 1}, "source": HANDS[a], "target": None})
    elif what == "pass":
        args.update({"source": HANDS[a], "target": HANDS[b]})
    elif what == "drop":
        args.update({"source": HANDS[a], "target": "discard"})
    return Event(what, 0, args, "X-1")


class Story:
    """What happened, what can have happened, and what somebody believes who saw it."""

    def __init__(self, pile: Bag = PILE) -> None:
        self.pile = pile
        self.steps: list[Step] = []
        start: World = ((0, 0, 0), (0, 0, 0), tuple(pile[kind] for kind in KINDS))
        self.worlds: dict[World, float] = {start: 1.0}
        self.known = Knowledge.of_new_game(9, {zone: {} for zone in ZONES}, pile)
        self.table = dict(TABLE)

    def go_on(self, step: Step) -> None:
        self.steps.append(step)
        self.worlds = after(self.worlds, step)
        self.known.fold([event(step)])
        if step[0] in ("take", "show"):
            self.table[KINDS[step[2]]] += 1 if step[0] == "show" else -1

    def possible(self) -> list[Step]:
        sizes = [sum(hand) for hand in next(iter(self.worlds))[:2]]
        found: list[Step] = [("deal", seat, 0) for seat in (0, 1)]
        for seat in (0, 1):
            for kind in (0, 1):
                if self.table[KINDS[kind]]:
                    found += [("take", seat, kind)] * 2
                if any(world[seat][kind] for world in self.worlds):
                    found.append(("show", seat, kind))
            if sizes[seat]:
                found += [("pass", seat, 1 - seat), ("drop", seat, 0)]
        return found

    def true(self) -> dict[tuple[Hand, Hand], float]:
        """Where the owls and foxes are."""
        found: dict[tuple[Hand, Hand], float] = defaultdict(float)
        for world, weight in self.worlds.items():
            found[world[0][:2], world[1][:2]] += weight
        return found

    def believed(self) -> dict[tuple[Hand, Hand], float]:
        """The same if each case is dealt out: the blanks get cards that nobody is known to hold."""
        found: dict[tuple[Hand, Hand], float] = defaultdict(float)
        belief = self.known.belief
        assert belief is not None
        hidden = [self.pile[kind] + TABLE[kind] - self.table[kind] for kind in ("owl", "fox")]
        everything = sum(self.pile.values()) + sum(TABLE.values()) - sum(self.table.values())
        for case, weight in belief.cases.items():
            drawn = {zone: belief._bag(case[at]) for at, zone in enumerate(belief.open)}
            hands: list[Bag] = []
            for zone in ZONES:
                whole = dict(self.known.zones.get(zone, {}))
                for name, n in drawn.get(zone, {}).items():
                    whole[name] = whole.get(name, 0) + n
                hands.append(whole)
            named = [tuple(hand.get(kind, 0) for kind in ("owl", "fox")) for hand in hands]
            loose = [hidden[kind] - sum(zone[kind] for zone in named) for kind in (0, 1)]
            places = everything - sum(sum(hand.values()) - hand.get(BLANK, 0) for hand in hands)
            blanks = [hand.get(BLANK, 0) for hand in hands[:2]]
            dealt: dict[tuple[Hand, Hand], float] = defaultdict(float)
            for owls, chance in _dealt(loose[0], blanks, places).items():
                rest = [blanks[0] - owls[0], blanks[1] - owls[1]]
                for foxes, also in _dealt(loose[1], rest, places - loose[0]).items():
                    key = (
                        (named[0][0] + owls[0], named[0][1] + foxes[0]),
                        (named[1][0] + owls[1], named[1][1] + foxes[1]),
                    )
                    dealt[key] += chance * also * self.kept(blanks, owls, foxes)
            total = sum(dealt.values())
            for hands_dealt, chance in dealt.items():
                found[hands_dealt] += weight * chance / total
        return found

    def kept(self, blanks: list[int], owls: tuple[int, int], foxes: tuple[int, int]) -> float:
        """How often hands with so many of them among their blanks are kept: of those that lay there when others of
        their kind were shown, n are so in one of C(n + times, times) cases."""
        found = 1.0
        for at, zone in enumerate(HANDS):
            for name, n in (("owl", owls[at]), ("fox", foxes[at])):
                times, old = self.known.shown(zone).get(name, (0, 0))
                old = min(old, blanks[at])
                share = 0.0
                for m in range(max(0, n - blanks[at] + old), min(n, old) + 1):
                    ways = comb(old, m) * comb(blanks[at] - old, n - m) / comb(blanks[at], n)
                    share += ways / comb(m + times, times)
                found *= share
        return found


def _dealt(n: int, blanks: list[int], places: int) -> dict[tuple[int, int], float]:
    """How n equal cards may lie in the blanks of two hands, among so many places."""
    found: dict[tuple[int, int], float] = {}
    for a in range(min(n, blanks[0]) + 1):
        for b in range(min(n - a, blanks[1]) + 1):
            ways = comb(blanks[0], a) * comb(blanks[1], b) * comb(places - sum(blanks), n - a - b)
            found[a, b] = ways / comb(places, n)
    return found


def variation(one: dict[tuple[Hand, Hand], float], other: dict[tuple[Hand, Hand], float]) -> float:
    return sum(abs(one.get(key, 0.0) - other.get(key, 0.0)) for key in {*one, *other}) / 2


@given(st.data())
def test_blanks_follow_the_posterior(data: st.DataObject) -> None:
    story = Story()
    for _ in range(data.draw(st.integers(1, 12))):
        story.go_on(data.draw(st.sampled_from(story.possible())))
    assert variation(story.believed(), story.true()) < 1e-9, story.steps


def test_blanks_follow_it_closely_where_cards_have_several_copies(soak: bool) -> None:
    """Not exactly: where a card that is shown may have been a known one or a blank, the rest is dealt as if it had been
    the known one."""
    found: list[float] = []
    for seed in range(5000 if soak else 300):
        rng = Random(seed)
        story = Story(SEVERAL)
        for _ in range(rng.randint(1, 12)):
            story.go_on(rng.choice(story.possible()))
        found.append(variation(story.believed(), story.true()))
    assert sum(found) / len(found) < 0.0003
    assert sum(each > 0.02 for each in found) <= len(found) // 1000


def test_new_cards_of_a_hand_may_be_what_its_old_ones_were() -> None:
    """It showed an owl, dropped the rest unseen, and drew again."""
    story = Story(SEVERAL)
    hand: list[Step] = [("deal", 0, 0)] * 4
    for step in [*hand, ("show", 0, 0), *[("drop", 0, 0)] * 3, *hand]:
        story.go_on(step)
    assert story.known.shown("hand:0") == {}
    assert variation(story.believed(), story.true()) < 0.001


def test_who_showed_one_of_several_copies_need_not_have_another() -> None:
    story = Story({"owl": 4, "fox": 2, "mouse": 30})
    for step in [("deal", 0, 0)] * 5 + [("show", 0, 0)]:
        story.go_on(step)
    assert story.known.shown("hand:0") == {"owl": (1, 4)}
    assert variation(story.believed(), story.true()) < 1e-9
    story.go_on(("deal", 0, 0))
    assert story.known.shown("hand:0") == {"owl": (1, 4)}  # the new one may be any
    assert variation(story.believed(), story.true()) < 1e-9


def told(*steps: Step) -> Story:
    story = Story()
    for step in steps:
        story.go_on(step)
    return story


def test_a_known_card_stays_likely_when_another_is_dropped_unseen() -> None:
    story = told(("deal", 0, 0), ("deal", 0, 0), ("deal", 0, 0), ("take", 0, 0), ("drop", 0, 0))
    drawn = [story.known.believed("hand:0", story.known.draw(Rng(n))) for n in range(2000)]
    assert abs(drawn.count({"owl": 1}) / 2000 - 3 / 4) < 0.03
    assert drawn.count({"owl": 1}) + drawn.count({}) == 2000
    assert story.known.minimum("hand:0") == {}


def test_a_card_that_is_given_unseen_is_in_one_of_two_hands() -> None:
    story = told(("take", 0, 1), ("deal", 0, 0), ("pass", 0, 1))
    story.go_on(("show", 1, 1))
    # It was given, unless a card of the pile happens to be another fox.
    found = [story.known.believed("hand:0", story.known.draw(Rng(n))) for n in range(1000)]
    assert 0 < found.count({"fox": 1}) < 60
    assert variation(story.believed(), story.true()) < 1e-9


def test_a_pile_that_is_shuffled_anew_may_hold_what_was_seen() -> None:
    """Both owls have been shown and discarded. After that no blank is one, until the discard pile is the pile."""
    steps: list[Step] = [("deal", 0, 0), ("show", 0, 0), ("deal", 0, 0), ("deal", 0, 0)]
    known = Knowledge.of_new_game(9, {zone: {} for zone in ZONES}, {"owl": 1, "mouse": 9})
    known.fold([event(step) for step in steps[:2]])
    known.fold([moved_to_discard("owl")])
    args: Json = {"cards": None, "count": 1, "source": "discard", "target": None}
    known.fold([Event("reshuffle", 0, args, "X-2")])
    assert known.belief is not None
    assert known.belief.unseen == {"owl": 2, "mouse": 9}
    known.fold([event(step) for step in (*steps[2:], ("take", 0, 1), ("drop", 0, 0), ("show", 0, 0))])
    assert known.belief.followed == set(ZONES)
    drawn = [known.draw(Rng(n)).get("hand:0", known.zones["hand:0"]) for n in range(50)]
    assert {sum(hand.values()) for hand in drawn} == {1}


def moved_to_discard(name: str) -> Event:
    return Event("lay", 0, {"cards": {name: 1}, "count": 1, "source": None, "target": "discard"}, "X-1")


def test_a_shown_card_of_which_none_can_be_left_is_believed_all_the_same() -> None:
    """No event said where it came from: the cases stay, and none is likelier for it."""
    story = told(("take", 0, 0), ("deal", 0, 0), ("drop", 0, 0), ("show", 0, 0))
    story.known.fold([event(("deal", 0, 0)), event(("take", 0, 1)), event(("drop", 0, 0))])
    for _ in range(2):
        story.known.fold([event(("deal", 0, 0)), event(("show", 0, 0))])
    belief = story.known.belief
    assert belief is not None
    assert belief.followed == set(ZONES)
    assert abs(sum(belief.cases.values()) - 1.0) < 1e-9


def test_what_is_shown_from_a_hand_of_blanks_is_one_of_them() -> None:
    story = told(("deal", 0, 0), ("deal", 0, 0), ("show", 0, 0))
    assert story.known.zones["hand:0"] == {BLANK: 1}
    assert story.known.minimum("hand:0") == {}
    assert variation(story.believed(), story.true()) < 1e-9


@given(st.data())
def test_a_belief_with_blanks_survives_as_data(data: st.DataObject) -> None:
    story = Story()
    for _ in range(data.draw(st.integers(1, 8))):
        story.go_on(data.draw(st.sampled_from(story.possible())))
    again = Knowledge.from_json(story.known.to_json())
    assert again.to_json() == story.known.to_json()
    assume(story.steps)
    step: Step = ("deal", 0, 0)
    again.fold([event(step)])
    story.known.fold([event(step)])
    assert again.to_json() == story.known.to_json()


@pytest.mark.parametrize("hand", HANDS)
def test_who_did_not_follow_the_game_knows_only_what_is_certain(hand: str) -> None:
    known = Knowledge(9)
    known.fold([event(("take", HANDS.index(hand), 0)), event(("drop", HANDS.index(hand), 0))])
    assert known.minimum(hand) == {}
    assert known.draw(Rng(1)) == {}
