"""Planning with counted cards: waiting, swapping, sparing."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.bag import from_dict, to_dict
from frostwall.games.watch.bots.greedy import planning
from frostwall.games.watch.engine.rules import RESOURCES

FOUR = from_dict(dict.fromkeys(RESOURCES, 4), RESOURCES)
PLENTY = from_dict(dict.fromkeys(RESOURCES, 19), RESOURCES)


def bag(**cards: int) -> int:
    return from_dict(cards, RESOURCES)


def rates(**better: int) -> int:
    return from_dict({**dict.fromkeys(RESOURCES, 4), **better}, RESOURCES)


def income(**pips: int) -> vec[i64]:
    return vec[i64]([pips.get(name, 0) for name in RESOURCES])


KEEP = bag(grain=2, ore=3)


def test_what_can_be_paid_takes_no_time() -> None:
    assert planning.wait(bag(grain=2, ore=3, wool=1), KEEP, income(), FOUR) == 0
    assert planning.wait(bag(grain=2, ore=2, wool=4), KEEP, income(), FOUR) == 0  # one exchange
    assert planning.wait(bag(grain=2, ore=2, wool=3), KEEP, income(), rates(wool=3)) == 0


def test_waiting_is_the_expected_time_in_quarter_rolls() -> None:
    assert planning.wait(bag(grain=2, ore=2), KEEP, income(ore=6), FOUR) == 6 * 4  # six ways in 36: six rolls
    assert planning.wait(bag(grain=2, ore=2), KEEP, income(wool=6), rates(wool=2)) == 12 * 4
    assert planning.wait(bag(grain=2, ore=2), KEEP, income(), FOUR) == planning.FOREVER


def test_more_cards_and_more_income_never_take_longer() -> None:
    hands = [bag(wool=n, ore=m) for n in range(5) for m in range(3)]
    for hand in hands:
        for kind in RESOURCES:
            earned = income(ore=3, grain=2)
            now = planning.wait(hand, KEEP, earned, FOUR)
            assert planning.wait(hand + bag(**{kind: 1}), KEEP, earned, FOUR) <= now
            assert planning.wait(hand, KEEP, income(**{"ore": 3, "grain": 2, kind: 6}), FOUR) <= now
            assert planning.wait(hand, KEEP, earned, rates(**{kind: 2})) <= now


def test_an_exchange_gives_what_the_price_does_not_need() -> None:
    swap = planning.swap_towards(bag(grain=2, ore=1, wool=5, lumber=4), KEEP, FOUR, PLENTY)
    assert swap is not None
    assert to_dict(swap.give, RESOURCES) == {"wool": 4}  # the fullest kind
    assert to_dict(swap.take, RESOURCES) == {"ore": 1}
    swap = planning.swap_towards(bag(grain=2, ore=1, wool=5, lumber=3), KEEP, rates(lumber=2), PLENTY)
    assert swap is not None
    assert to_dict(swap.give, RESOURCES) == {"lumber": 2}  # the cheapest
    assert (
        planning.swap_towards(bag(grain=5, ore=2), KEEP, FOUR, PLENTY) is None
    )  # three to spare are too few


def test_no_exchange_for_what_the_supply_lacks() -> None:
    dry = PLENTY - bag(ore=19)
    assert planning.swap_towards(bag(grain=2, wool=8), KEEP, FOUR, dry) is None
    assert not planning.swaps_complete(bag(grain=2, ore=2, wool=4), KEEP, FOUR, dry)
    assert planning.swaps_complete(bag(grain=2, ore=2, wool=4), KEEP, FOUR, PLENTY)
    assert not planning.swaps_complete(bag(grain=2, ore=1, wool=4), KEEP, FOUR, PLENTY)


def test_sparing_keeps_the_plan() -> None:
    hand = bag(grain=2, ore=3, wool=2, lumber=2)
    gone = planning.spare(hand, KEEP, bag(wool=1, grain=1, ore=1), income(lumber=1, wool=9), 4)
    assert to_dict(gone, RESOURCES) == {"wool": 2, "lumber": 2}
    gone = planning.spare(hand, KEEP, bag(wool=1, grain=1, ore=1), income(lumber=1, wool=9), 3)
    assert to_dict(gone, RESOURCES) == {"wool": 1, "lumber": 2}  # the second plan's wool stays


@pytest.mark.parametrize("n", range(10))
def test_sparing_takes_exactly_so_many(n: int) -> None:
    hand = bag(grain=2, ore=3, wool=2, lumber=2)
    assert sum(to_dict(planning.spare(hand, KEEP, KEEP, income(ore=5), n), RESOURCES).values()) == n


def test_beyond_and_the_only_missing_card() -> None:
    assert planning.beyond(bag(grain=3, ore=1, wool=2), KEEP) == bag(grain=1, wool=2)
    assert planning.lacks_one(bag(grain=3, ore=2), KEEP) == RESOURCES.index("ore")
    assert planning.lacks_one(bag(grain=1, ore=2), KEEP) == planning.NOTHING
    assert planning.lacks_one(KEEP, KEEP) == planning.NOTHING


def test_the_scarcest_kind_is_one_the_supply_has() -> None:
    assert planning.scarcest(income(lumber=3, brick=2, wool=1, grain=4, ore=5), PLENTY) == RESOURCES.index(
        "wool"
    )
    assert planning.scarcest(income(lumber=3), bag(lumber=1)) == RESOURCES.index("lumber")
    assert planning.scarcest(income(), 0) == planning.NOTHING
