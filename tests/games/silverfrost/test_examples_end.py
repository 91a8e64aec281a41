"""The worked examples of tests/spec/silverfrost.toml about passed players and scoring, by ID."""

import pytest
from tests.games.silverfrost.scene import Scene, deck_with, scene

DESTINATIONS = ("signal_fire", "ice_house", "mission_house", "bath_otter")


def gives(seats: int, *passed: int) -> Scene:
    """Seat 0 plays the Sledge Depot and gives a nut to the left for 2 fire."""
    t = scene(seats).passed(*passed).hold(0, "sledge_depot").goods(0, birch=1, moss=2, nut=1)
    t.go(0, "play sledge_depot from hand paying birch moss*2", "yes", "resources nut")
    assert (t.resources(0), t.fire(0)) == ({}, 2)
    return t


def test_TEST_34_gifts_pass_over_those_who_have_passed() -> None:
    t = gives(3)
    assert (t.resources(1), t.resources(2)) == ({"nut": 1}, {})
    t = gives(3, 1)
    assert (t.resources(1), t.resources(2)) == ({}, {"nut": 1})
    for t in (gives(3, 1, 2), gives(2, 1)):
        assert (t.resources(1), t.actors()) == ({}, [0])


def test_TEST_34_b_cards_too_are_passed_on_or_discarded() -> None:
    for passed, hands, discards in (((1,), [0, 0, 1], {}), ((1, 2), [0, 0, 0], {"rye_oven": 1})):
        t = scene(3).passed(*passed).hold(0, "jay_forager", "rye_oven").goods(0, nut=2)
        t.do(0, "play jay_forager from hand paying nut*2", "yes")
        t.refused(0, "give rye_oven to 1")
        t.do(0, t.legal(0, "give", "discard")[0])
        assert ([t.hand_size(seat) for seat in range(3)], t.discards()) == (hands, discards)
        assert t.resources(0) == {"nut": 3}


@pytest.mark.parametrize(
    ("option", "passed", "fires", "moss"),
    [
        (False, (1,), [0, 1, 0], [0, 0, 1]),
        (False, (1, 2), [0, 1, 0], [0, 0, 0]),
        (True, (1,), [0, 0, 1], [0, 0, 1]),
        (True, (1, 2), [0, 0, 0], [0, 0, 0]),
    ],
)
def test_TEST_68_fire_reaches_who_has_passed(
    option: bool, passed: tuple[int, ...], fires: list[int], moss: list[int]
) -> None:
    t = scene(3, {"end.fireLikeResources": option}).passed(*passed).goods(0, fire=1)
    t.hold(0, "mountaineer").do(0, "play mountaineer from hand paying nothing")
    assert [t.fire(seat) for seat in range(3)] == fires
    give = {"on": "play", "do": [{"give": {"fire": 1, "moss": 1}, "to": "left"}]}
    deck = deck_with(cards=[{"id": "hut", "type": "traveller", "effects": [give]}])
    t = scene(3, {"end.fireLikeResources": option}, deck).passed(*passed).goods(0, fire=1, moss=1)
    t.hold(0, "hut").do(0, "play hut from hand paying nothing")
    assert [t.fire(seat) for seat in range(3)] == fires  # each part of a gift goes its own way
    assert [t.amount(seat, "moss") for seat in range(3)] == moss


def test_TEST_70_clearing_before_passing() -> None:
    def last(**options: object) -> Scene:
        t = scene(2, options).season(0, "spring").no_animals(0).goods(0, fire=3)
        return t.build(0, "jay_forager", snow=True)

    t = last()
    t.refused(0, "clear 1", "BOUND_TO_ACT", "TURN-10")
    t.do(0, "pass")
    t = last(**{"snow.clearOnPass": True})
    t.do(0, "clear 1", "pass")
    assert (t.snow_tokens(0), t.has_passed(0)) == (1, True)


@pytest.mark.parametrize(("moss", "legal"), [(2, False), (3, True)])
def test_TEST_35_who_has_passed_still_counts(moss: int, legal: bool) -> None:
    t = scene(3).passed(1).goods(1, moss=3).build(0, *DESTINATIONS).goods(0, moss=moss)
    t.do(0, "place animal guild_1")
    if legal:
        t.do(0, "quest winding_path")
        assert t.done(0) == ["winding_path"]
    else:
        t.refused(0, "quest winding_path", "REQUIREMENTS")


@pytest.mark.parametrize(("side", "points"), [("flurry", [11, 11, 2]), ("snowstorm", [12, 12, 0])])
def test_TEST_36_points_for_snow(side: str, points: list[int]) -> None:
    t = scene(3, {"snow_side": side}).passed(1, 2).season(0, "spring").no_animals(0)
    t.cleared(0, 6).cleared(1, 6).cleared(2, 2)
    t.do(0, "pass")
    outcome = t.outcome()
    assert outcome is not None
    assert outcome.points == points
    assert [sources.get("snow", 0) for sources in outcome.sources] == points


def test_TEST_37_a_tie_goes_to_snow_and_then_to_quests() -> None:
    t = scene().passed(0).season(1, "spring").no_animals(1).turn(1).cleared(0, 5).cleared(1, 5)
    t.completed(0, "young_sprouts", "warm_night", "dry_and_soft")  # 2 points each
    t.completed(1, "steady_hands", "restless_paws")  # 3 points each
    t.goods(1, fire=9, birch=9)
    t.do(1, "pass")
    outcome = t.outcome()
    assert outcome is not None
    assert (outcome.points, outcome.winners, outcome.ranking) == ([16, 16], [0], [0, 1])
