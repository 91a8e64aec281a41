"""The end of the game and scoring (chapter 10), one rule per test."""

import pytest
from tests.games.silverfrost.scene import Scene, scene

from frostwall.core.types import Outcome


def last(seats: int = 2, **options: object) -> Scene:
    """Seat 0 is the last who has not passed, and may pass."""
    return scene(seats, options).passed(*range(1, seats)).season(0, "spring").no_animals(0)


def end(t: Scene) -> Outcome:
    t.do(0, "pass")
    found = t.outcome()
    assert found is not None
    return found


def test_END_2_no_more_turns() -> None:
    t = scene(3).season(0, "spring").no_animals(0)
    t.do(0, "pass")
    for seat, place in ((1, "birch_edge"), (2, "birch_edge"), (1, "news_stone"), (2, "news_stone")):
        assert t.actors() == [seat]
        t.go(seat, f"place {'animal' if place == 'birch_edge' else 'guard'} {place}")
    assert t.actors() == [1]


def test_END_3_no_resources_and_cards_but_points() -> None:
    """A visit of the open place of a passed player: the porch's owner gets no resource, but the point."""
    t = scene(3).passed(1).build(1, "wax_chandler", "guest_porch")
    t.do(0, "visit animal 1 1")
    assert (t.tokens(1), t.resources(1), t.actors()) == (1, {}, [2])


def test_END_4_gifts_of_resources_go_on() -> None:
    play = "play sledge_depot from hand paying birch moss*2"
    for passed, got in (((1,), {0: {}, 1: {}, 2: {"copper": 1}}), ((1, 2), {0: {}, 1: {}, 2: {}})):
        t = scene(3).passed(*passed).goods(0, birch=1, moss=2, copper=1).hold(0, "sledge_depot")
        t.go(0, play, "yes")
        if t.decision() == "resources":
            t.go(0, "resources copper")
        assert {seat: t.resources(seat) for seat in range(3)} == got
        assert t.fire(0) == 2  # EFF-59: the gift counts as made


def test_AMB_34_gifts_of_fire_go_on() -> None:
    for option, got in ((True, [0, 0, 1]), (False, [0, 1, 0])):
        t = scene(3, {"end.fireLikeResources": option}).passed(1).goods(0, fire=2)
        t.giants("lantern_leopard", "larder_bear", "mossback_elk", "emberback_boar")
        t.go(0, "place animal beacon_1", "giant lantern_leopard", "yes")
        assert [t.fire(seat) for seat in range(3)] == got
        assert t.tokens(0) == 3


def test_END_5_animals_of_a_passed_player_stay() -> None:
    t = scene().season(0, "spring").animals(0, "birch_slope").no_animals(0)
    t.do(0, "pass")
    assert t.at("birch_slope") == [(0, "animal")]
    t.refused(1, "place animal birch_slope", "OCCUPIED")


def test_END_6_over_when_all_have_passed() -> None:
    t = scene().season(0, "spring").no_animals(0).season(1, "spring").no_animals(1)
    t.do(0, "pass")
    assert (t.outcome(), t.actors()) == (None, [1])
    t.do(1, "pass")
    assert t.outcome() is not None
    assert t.actors() == []


# --- scoring ---


def test_SCORE_1_printed_points() -> None:
    t = last().build(0, "bell_tower", "notice_board", "rye_oven").build(0, "great_stove", snow=True)
    found = end(t)
    assert (found.points, found.sources) == ([5, 0], [{"cards": 5}, {}])


def test_SCORE_2_bonus_of_prosperity() -> None:
    t = last().build(0, "hall_of_deeds").completed(0, "young_sprouts", "steady_hands")
    t.build(0, "festival_herald").build(0, "bath_otter*2").build(0, "mist_guard", snow=True)
    assert t.begin().sources(0) == {"cards": 4 + 3 + 2, "prosperity": 2 * 2 + 2 * 2, "quests": 5}


def test_SCORE_5_SCORE_6_tokens_and_journey() -> None:
    t = (
        scene()
        .passed(1)
        .season(0, "spring")
        .goods(0, point=7)
        .animals(0, "journey_6", "journey_shared")
        .no_animals(0)
    )
    assert t.begin().sources(0) == {"tokens": 7, "journey": 8}
    assert end(t).winners == [0]


def test_SCORE_leftovers_are_worth_nothing() -> None:
    t = last().goods(0, birch=5, nut=5, fire=5).hold(0, "moss_loft").lowland(0, "young_sprouts")
    assert t.begin().points(0) == 0


@pytest.mark.parametrize(
    ("side", "snow", "points"),
    [
        ("flurry", (6, 6, 2), (11, 11, 2)),
        ("flurry", (3, 1, 0), (8, 1, 0)),
        ("flurry", (0, 0, 0), (0, 0, 0)),
        ("snowstorm", (6, 6, 2), (12, 12, 0)),
        ("snowstorm", (1, 0, 0), (12, 0, 0)),
        ("snowstorm", (0, 0, 0), (0, 0, 0)),
    ],
)
def test_SCORE_7_SCORE_8_cleared_snow(side: str, snow: tuple[int, ...], points: tuple[int, ...]) -> None:
    t = scene(3, {"snow_side": side})
    for seat, n in enumerate(snow):
        t.cleared(seat, n)
    assert tuple(t.begin().points(seat) for seat in range(3)) == points


@pytest.mark.parametrize(("side", "points"), [("flurry", 5), ("snowstorm", 12)])
def test_AMB_35_a_bonus_for_nothing(side: str, points: int) -> None:
    t = scene(2, {"snow_side": side, "score.snowBonusAtZero": True}).begin()
    assert [t.points(seat) for seat in (0, 1)] == [points, points]


def test_SCORE_9_the_most_points_win() -> None:
    found = end(last(3).goods(0, point=5).goods(1, point=9).goods(2, point=7))
    assert (found.winners, found.ranking) == ([1], [1, 2, 0])


def test_SCORE_10_snow_breaks_a_tie() -> None:
    """10 points each: 4 tokens, one snow and the 5 of the most; or 10 tokens."""
    assert end(last().goods(0, point=4).cleared(0, 1).goods(1, point=10)).winners == [0]


def test_SCORE_10_then_quests() -> None:
    t = last().completed(0, "young_sprouts", "dry_and_soft").completed(1, "council_by_candlelight")
    assert end(t).winners == [0]  # 4 points each


def test_SCORE_10_then_fire() -> None:
    assert end(last().goods(0, point=4, fire=1, birch=9).goods(1, point=4, fire=2)).winners == [1]


def test_SCORE_10_then_resources() -> None:
    assert end(
        last().goods(0, point=4, fire=2, birch=2, nut=1).goods(1, point=4, fire=2, copper=2)
    ).winners == [0]


def test_SCORE_10_then_shared() -> None:
    found = end(last(3).goods(0, point=4, birch=2).goods(1, point=4, moss=2).goods(2, point=3))
    assert found.winners == [0, 1]
