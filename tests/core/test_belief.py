"""Belief against brute force: every way in which a small history can have gone, with its probability."""

from collections import defaultdict
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frostwall.core.belief import Bag, Belief
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.core.types import Event, Json

KINDS = ("brick", "ore", "wool")
HANDS = ("hand:0", "hand:1", "hand:2")
World = tuple[tuple[int, ...], ...]  # by hand, how many of each kind

# What happens: cards come in sight, are spent in sight, or one is stolen unseen.
Step = tuple[str, int, int]


def brute(history: list[Step]) -> dict[World, Fraction]:
    """The posterior by following every possible theft."""
    worlds: dict[World, Fraction] = {((0, 0, 0),) * 3: Fraction(1)}
    for what, a, b in history:
        found: dict[World, Fraction] = defaultdict(Fraction)
        for world, weight in worlds.items():
            hands = [list(hand) for hand in world]
            if what == "gain":
                hands[a][b] += 1
                found[_frozen(hands)] += weight
            elif what == "spend":
                if hands[a][b]:
                    hands[a][b] -= 1
                    found[_frozen(hands)] += weight
            elif what == "steal":
                whole = sum(hands[a])
                for kind, n in enumerate(world[a]):
                    if n:
                        after = [list(hand) for hand in world]
                        after[a][kind] -= 1
                        after[b][kind] += 1
                        found[_frozen(after)] += weight * n / whole
        worlds = found
    total = sum(worlds.values())
    return {world: weight / total for world, weight in worlds.items()}


def _frozen(hands: list[list[int]]) -> World:
    return tuple(tuple(hand) for hand in hands)


def believe(history: list[Step]) -> Belief:
    belief = Belief()
    for what, a, b in history:
        if what == "gain":
            belief.move("supply", HANDS[a], {KINDS[b]: 1}, 1)
        elif what == "spend":
            belief.move(HANDS[a], "supply", {KINDS[b]: 1}, 1)
        else:
            belief.move(HANDS[a], HANDS[b], None, 1)
    return belief


def posterior(belief: Belief) -> dict[World, float]:
    found: dict[World, float] = defaultdict(float)
    for case in belief.cases:
        hands = [case.zones.get(hand, belief.sure.get(hand, {})) for hand in HANDS]
        found[tuple(tuple(hand.get(kind, 0) for kind in KINDS) for hand in hands)] += case.weight
    return dict(found)


def variation(one: dict[World, float], other: dict[World, Fraction]) -> float:
    return sum(abs(one.get(world, 0.0) - float(other.get(world, 0))) for world in {*one, *other}) / 2


@st.composite
def histories(draw: st.DrawFn) -> list[Step]:
    """What can have happened: nobody spends or loses what they cannot have."""
    found: list[Step] = []
    for _ in range(draw(st.integers(1, 14))):
        worlds = brute(found)
        whole = [sum(hand) for hand in next(iter(worlds))]
        steps: list[Step] = [("gain", seat, kind) for seat, kind in product(range(3), range(3))]
        steps += [
            ("spend", seat, kind)
            for seat, kind in product(range(3), range(3))
            if any(world[seat][kind] for world in worlds)
        ]
        steps += [("steal", a, b) for a, b in product(range(3), range(3)) if a != b and whole[a]] * 3
        found.append(draw(st.sampled_from(steps)))
    return found


@given(histories())
def test_the_belief_is_the_posterior(history: list[Step]) -> None:
    assert variation(posterior(believe(history)), brute(history)) < 1e-9


@given(histories())
def test_draws_follow_the_posterior(history: list[Step]) -> None:
    belief, rng, n = believe(history), Rng(7), 2000
    drawn: dict[World, float] = defaultdict(float)
    for _ in range(n):
        zones = belief.draw(rng)
        hands = [zones.get(hand, belief.sure.get(hand, {})) for hand in HANDS]
        drawn[tuple(tuple(hand.get(kind, 0) for kind in KINDS) for hand in hands)] += 1 / n
    true = brute(history)
    # What chance alone does to so many draws.
    assert variation(dict(drawn), true) < 0.02 + 0.5 * (len(true) / n) ** 0.5


def test_a_theft_that_can_only_be_one_thing_leaves_no_doubt() -> None:
    belief = believe([("gain", 0, 0), ("gain", 0, 0), ("steal", 0, 1)])
    assert (belief.open, belief.sure["hand:1"]) == ([], {"brick": 1})


def test_what_is_spent_says_what_was_stolen() -> None:
    history: list[Step] = [("gain", 0, 0), ("gain", 0, 1), ("steal", 0, 1)]
    assert len(believe(history).cases) == 2
    belief = believe([*history, ("spend", 1, 1)])
    assert belief.open == []
    assert belief.sure["hand:0"] == {"brick": 1}


def test_a_look_and_a_denial_rule_cases_out() -> None:
    history: list[Step] = [("gain", 0, 0), ("gain", 0, 1), ("steal", 0, 1)]
    seen = believe(history)
    seen.see("hand:1", {"ore": 1})
    denied = believe(history)
    denied.exclude("hand:1", ["brick"])
    assert seen.sure == denied.sure
    assert seen.sure["hand:0"] == {"brick": 1}


def test_cards_from_a_pile_are_not_followed() -> None:
    belief = Belief()
    belief.move("supply", "hand:0", {"ore": 1}, 1)
    belief.move("pile", "hand:0", None, 1)
    belief.move("hand:0", "hand:1", None, 1)
    assert belief.strange == {"supply", "pile", "hand:0", "hand:1"}
    assert belief.draw(Rng(1)) == {}


@given(histories())
def test_a_belief_survives_as_data_and_as_a_copy(history: list[Step]) -> None:
    belief = believe(history)
    assert posterior(Belief.from_json(belief.to_json())) == posterior(belief) == posterior(belief.clone())


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"sure": {}, "cases": [], "strange": []},
        {"sure": {}, "cases": [{"weight": 2.0, "zones": {}}], "strange": []},
        {"sure": {"hand:0": {"ore": 0}}, "cases": [{"weight": 1.0, "zones": {}}], "strange": []},
        {
            "sure": {},
            "cases": [{"weight": 0.5, "zones": {}}, {"weight": 0.5, "zones": {"a": {}}}],
            "strange": [],
        },
        {"sure": {}, "cases": [{"weight": 1.0, "zones": {}}], "strange": [1]},
    ],
)
def test_a_belief_that_is_none_is_refused(wrong: Json) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Belief.from_json(wrong)


def test_knowledge_of_a_new_game_believes_and_other_knowledge_does_not() -> None:
    cards: Bag = {"ore": 1, "wool": 1}
    gain = Event("gain", 1, {"cards": cards, "count": 2, "source": "supply", "target": "hand:1"}, "X-1")
    theft = Event(
        "steal",
        2,
        {"cards": {"ore": 1}, "count": 1, "source": "hand:1", "target": "hand:2"},
        "X-2",
        only=(1, 2),
        secret=("cards",),
    )
    known = Knowledge.of_new_game(0, {})
    known.fold([gain, theft])
    drawn = [known.believed("hand:2", known.draw(Rng(n))) for n in range(200)]
    assert 70 < drawn.count({"ore": 1}) < 130
    assert drawn.count({"ore": 1}) + drawn.count({"wool": 1}) == 200
    late = Knowledge(0)
    late.fold([gain, theft])
    assert late.draw(Rng(1)) == {}
    assert late.believed("hand:1", {}) == {}
