"""The worked examples about wildlings, tokens and the Wall, one test per ID."""

import pytest
from tests.games.watch.layout import BLACK, BLUE, GUARD, KEEP, RED, ROAD, SETTLEMENT, YELLOW, board, path
from tests.games.watch.play import (
    breaches,
    camps,
    clearing,
    decides,
    do,
    event,
    frostfangs,
    gift,
    guards,
    hand,
    longest_road,
    names,
    nature,
    odds,
    phase,
    points,
    refused,
    roll,
    token_pool,
    tokens,
    tormund,
    view,
    wall,
)
from tests.games.watch.scene import Scene

from frostwall.core.types import CHANCE, Event
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import State


def watch(**options: object) -> Scene:
    return Scene(4, "brotherhood", **options)


def before_roll(scene: Scene) -> State:
    return scene.turn(RED, rolled=False).state()


def crossed(events: list[Event]) -> list[object]:
    """The hexes taken by those who crossed, in their order."""
    return [happened.args["hex"] for happened in events if happened.name == "cross"]


# --- breaches ---


def test_EX_16_those_who_cross_take_the_first_hexes_of_the_line() -> None:
    s = before_roll(watch().camps("cave_people", "regular").clearing(1, regular=2).guard(1, RED, BLUE))
    events = roll(s, 1, 1, die=4)
    assert crossed(events) == [1, 5, 10]
    assert gift(s) == {1: {"regular": 1}, 5: {"regular": 1}, 10: {"regular": 1}}
    assert clearing(s, 1) == {}
    assert [happened.rule for happened in events if happened.name == "cross"] == ["WILD-21"] * 3

    scene = watch().camps("cave_people", "regular").clearing(1, regular=2).guard(1, BLUE, BLUE)
    s = before_roll(scene.keep(BLUE, 28))  # at hex 5 with its 4, hex 10 with its 10, hex 11 with its 8
    roll(s, 1, 1, die=4)
    for seat, dice, gained in ((RED, (1, 3), {}), (BLUE, (4, 6), {}), (YELLOW, (2, 6), {"lumber": 2})):
        do(s, seat, "end")
        roll(s, *dice)
        assert hand(s, BLUE) == gained


def test_EX_17_more_than_the_line_holds_begin_again_at_its_first_hex() -> None:
    s = before_roll(watch().camps("cave_people", "regular").clearing(1, regular=5).guard(1, RED, BLUE, BLUE))
    assert crossed(roll(s, 1, 1, die=4)) == [1, 5, 10, 16, 1, 5]
    assert gift(s) == {1: {"regular": 2}, 5: {"regular": 2}, 10: {"regular": 1}, 16: {"regular": 1}}
    assert (breaches(s), GAME.outcome(s)) == (1, None)


def test_EX_18_tormunds_hex_is_not_skipped() -> None:
    scene = watch().camps("cave_people", "regular").tormund(1).settlement(BLUE, 1).hero(RED, "ygritte")
    s = before_roll(scene)
    assert crossed(roll(s, 1, 1, die=4)) == [1]
    assert (tormund(s), gift(s)) == (1, {1: {"regular": 1}})
    do(s, RED, "ygritte 1 regular", "flip", "end")
    assert "produce" not in names(roll(s, 3, 3))  # Tormund still blocks it


def test_EX_19_a_sixth_against_five_guards_goes_back_with_another() -> None:
    scene = watch().camps("cave_people", "regular", "giant").clearing(1, regular=5)
    s = before_roll(scene.guard(1, RED, BLUE, YELLOW, BLACK, RED))
    events = roll(s, 1, 1, die=4)
    assert (clearing(s, 1), wall(s, 1)) == ({"regular": 4}, [BLUE, YELLOW, BLACK, RED])
    assert (breaches(s), gift(s), camps(s, "cave_people")) == (0, {}, ["giant"])
    assert frostfangs(s) == {"regular": 20, "climber": 8, "giant": 7}
    sixth = event(events, "sixth")
    assert (sixth.args, sixth.rule) == ({"section": 1, "wildling": "regular", "other": "regular"}, "WILD-23")
    lost = event(events, "guard_lost")
    assert (lost.seat, lost.rule, guards(s, RED)) == (RED, "WILD-23", 1)


@pytest.mark.parametrize(("die", "section"), [(4, 1), (5, 2)])
def test_EX_20_the_number_says_along_which_trail_the_clan_advances(die: int, section: int) -> None:
    s = before_roll(watch().camps("cave_people", "giant").guard(1, BLUE).guard(2, BLUE))
    events = roll(s, 1, 1, die=die)
    moved = event(events, "advance")
    expected = {"clan": "cave_people", "wildling": "giant", "section": section}
    assert (moved.args, moved.rule) == (expected, "WILD-12")
    assert (wall(s, section), wall(s, 3 - section)) == ([], [BLUE])
    assert (camps(s, "cave_people"), frostfangs(s)["giant"]) == ([], 8)


# --- the rush ---


def rush_of_ex_27() -> State:
    """Red has built; nature is about to turn the token under the settlement."""
    scene = watch().camps("cave_people", "giant", "climber", "regular", "regular").guard(2, BLUE)
    scene.settlement(RED, 0).line(RED, 0, 5, 10).hand(RED, **SETTLEMENT)
    s = scene.turn(RED).state()
    do(s, RED, "settlement 10")
    assert decides(s) == ("token", CHANCE)
    return s


def test_EX_27_a_fifth_in_a_clan_makes_the_first_two_rush() -> None:
    s = rush_of_ex_27()
    events = tokens(s, "cave_people regular")
    assert event(events, "token").args == {
        "clan": "cave_people",
        "wildling": "regular",
        "cause": "settlement",
    }
    assert (event(events, "token").rule, event(events, "token").seat) == ("WILD-3", RED)
    assert event(events, "camp").args["camp"] == 5
    moved = [happened for happened in events if happened.name == "advance"]
    assert [(m.args["wildling"], m.args["section"]) for m in moved] == [("giant", 1), ("climber", 2)]
    assert [m.rule for m in moved] == ["WILD-27", "WILD-27"]
    assert camps(s, "cave_people") == ["regular", "regular", "regular"]
    assert decides(s) == ("act", RED)


def test_EX_28_a_giant_breaches_where_nobody_stands_and_a_climber_crosses_anyway() -> None:
    s = rush_of_ex_27()
    events = tokens(s, "cave_people regular")
    assert gift(s) == {1: {"giant": 1}, 2: {"climber": 1}}
    assert (breaches(s), event(events, "breach").args) == (1, {"section": 1, "breaches": 1})
    assert (wall(s, 2), clearing(s, 1), clearing(s, 2)) == ([BLUE], {}, {})
    assert "guard_lost" not in names(events)
    assert [happened.rule for happened in events if happened.name == "cross"] == ["WILD-21", "WILD-15"]
    order = [name for name in names(events) if name in ("advance", "breach", "cross")]
    assert order == [
        "advance",
        "breach",
        "cross",
        "advance",
        "cross",
    ]  # the first is resolved before the second


@pytest.mark.parametrize(
    ("clan", "low", "high"), [("ice_river", 0, 1), ("cave_people", 1, 2), ("hornfoot", 2, 3)]
)
def test_EX_34_a_rush_takes_the_lower_trail_then_the_higher_and_the_rest_close_up(
    clan: str, low: int, high: int
) -> None:
    scene = watch().camps(clan, "climber", "regular", "giant", "climber").guard(high, BLUE)
    scene.settlement(RED, 16).line(RED, 16, 22, 28).hand(RED, **SETTLEMENT)
    s = scene.turn(RED).state()
    do(s, RED, "settlement 28")
    events = tokens(s, f"{clan} giant")
    assert camps(s, clan) == ["giant", "climber", "giant"]
    assert gift(s) == {low: {"climber": 1}}  # hexes 0 to 3 lie behind their sections
    assert [clearing(s, section) for section in range(4) if section != high] == [{}] * 3
    assert (clearing(s, high), wall(s, high), breaches(s)) == ({"regular": 1}, [BLUE], 0)
    assert event(events, "rush").rule == "WILD-27"


# --- the advance ---


def test_EX_29_as_many_guards_as_wildlings_hold_the_wall() -> None:
    scene = watch().camps("cave_people", "regular", "giant", "climber").clearing(2, regular=1)
    s = before_roll(scene.guard(2, RED, BLUE, RED, BLACK))
    events = roll(s, 1, 1, die=5)
    assert (clearing(s, 2), wall(s, 2)) == ({"regular": 2}, [RED, BLUE, RED, BLACK])
    assert (camps(s, "cave_people"), breaches(s), gift(s)) == (["giant", "climber"], 0, {})
    held = event(events, "wall_holds")
    assert (held.args, held.rule) == ({"section": 2, "wildlings": 2, "guards": 4}, "WILD-14")


def test_EX_30_a_giant_takes_a_guard_and_the_rest_are_too_few() -> None:
    scene = watch().camps("ice_river", "giant", "climber").clearing(1, regular=2).guard(1, RED, BLUE)
    s = before_roll(scene)
    events = roll(s, 1, 1, die=3)
    assert (wall(s, 1), guards(s, RED), guards(s, BLUE)) == ([], 0, 0)
    lost = [(happened.seat, happened.rule) for happened in events if happened.name == "guard_lost"]
    assert lost == [(RED, "WILD-16"), (BLUE, "WILD-20")]
    numbers = [board("brotherhood").hexes[h]["number"] for h in (1, 5)]
    assert (crossed(events), numbers) == ([1, 5], [6, 4])
    assert (camps(s, "ice_river"), breaches(s)) == (["climber"], 1)
    assert frostfangs(s) == {"regular": 22, "climber": 7, "giant": 8}


def table_of_ex_31() -> Scene:
    return watch().camps("cave_people", "regular", "giant").guard(2, BLUE)


def test_EX_31_one_wildling_breaches_where_nobody_stands() -> None:
    s = before_roll(table_of_ex_31())
    events = roll(s, 1, 1, die=4)
    assert (crossed(events), breaches(s), clearing(s, 1)) == ([1], 1, {})
    assert (event(events, "breach").rule, "guard_lost" in names(events)) == ("WILD-20", False)
    assert camps(s, "cave_people") == ["giant"]


def test_EX_32_one_guard_holds_one_wildling() -> None:
    s = before_roll(table_of_ex_31())
    events = roll(s, 1, 1, die=5)
    assert (clearing(s, 2), wall(s, 2), breaches(s), gift(s)) == ({"regular": 1}, [BLUE], 0, {})
    assert "breach" not in names(events)


def test_EX_33_a_breach_costs_the_guard_on_position_1_and_no_other() -> None:
    s = before_roll(watch().camps("cave_people", "regular").clearing(2, regular=2).guard(2, RED, BLUE))
    events = roll(s, 1, 1, die=5)
    assert (crossed(events), wall(s, 2), breaches(s)) == ([2, 6, 11], [BLUE], 1)
    assert event(events, "guard_lost").seat == RED
    assert view(s, RED)["seats"][RED]["guards_left"] == 7  # and can be recruited again
    assert next(name for name in names(events) if name in ("guard_lost", "cross")) == "guard_lost"


# --- new wildlings ---


def test_EX_35_who_receives_the_longest_road_turns_a_token() -> None:
    scene = watch().camps("cave_people", "regular", "regular", "climber").settlement(RED, 0)
    s = scene.line(RED, 0, 5, 10, 16, 22).hand(RED, **ROAD).turn(RED).state()
    before = token_pool(s)["supply"]
    do(s, RED, f"road {path(22, 28)}")
    assert (longest_road(s), decides(s)) == (RED, ("token", CHANCE))
    events = tokens(s, "cave_people giant")
    assert camps(s, "cave_people") == ["regular", "regular", "climber", "giant"]
    assert event(events, "camp").args == {"clan": "cave_people", "wildling": "giant", "camp": 4}
    assert (event(events, "token").rule, event(events, "camp").rule) == ("WILD-5", "WILD-8")
    assert (frostfangs(s)["giant"], token_pool(s)["supply"]) == (7, before - 1)
    assert token_pool(s)["open"]["cave_people"] == {"giant": 1}
    assert "rush" not in names(events)


def test_EX_36_a_new_wildling_takes_the_free_camp_nearest_the_wall() -> None:
    scene = watch().camps("ice_river", "regular", "climber").camps("hornfoot", "giant")
    s = scene.settlement(RED, 0).hand(RED, **KEEP).turn(RED).state()
    do(s, RED, "keep 0")
    assert event(tokens(s, "ice_river giant"), "camp").args["camp"] == 3
    assert camps(s, "ice_river") == ["regular", "climber", "giant"]
    assert (camps(s, "hornfoot"), camps(s, "cave_people")) == (["giant"], [])


def test_EX_37_guards_give_points_from_the_third_and_the_fifth_on() -> None:
    scene = watch().guard(0, RED, RED).camps("ice_river", "giant").hand(RED, **GUARD)
    s = scene.turn(RED).state()
    assert points(s, RED) == 0
    placed = event(do(s, RED, "guard 2"), "guard")
    assert (placed.args["section"], placed.args["position"], placed.rule) == (2, 1, "GRD-1")
    assert points(s, RED) == 1
    do(s, RED, "end")
    roll(s, 1, 1, die=1)  # the giant
    assert (points(s, RED), guards(s, RED)) == (0, 2)

    s = watch().guard(0, RED, RED).guard(1, RED, RED).hand(RED, lumber=3, brick=3, wool=3).turn(RED).state()
    assert points(s, RED) == 1
    do(s, RED, "guard 3")
    assert points(s, RED) == 2
    do(s, RED, "guard 3", "guard 3")
    assert (guards(s, RED), points(s, RED)) == (7, 2)


# --- mammoths ---


@pytest.mark.parametrize(
    ("section", "mammoths", "clan", "die", "hex_due"),
    [
        (0, 0, "ice_river", 1, 4),
        (1, 2, "ice_river", 3, 5),
        (2, 1, "cave_people", 5, 7),
        (3, 1, "hornfoot", 7, 7),
    ],
)
def test_EX_39_an_odd_number_of_mammoths_turns_the_line_south_east(
    section: int, mammoths: int, clan: str, die: int, hex_due: int
) -> None:
    def scene(kind: str) -> State:
        found = watch(mammoths=True).camps(clan, kind).clearing(section, mammoth=mammoths)
        return before_roll(found.wildlings(section, regular=1))  # the first hex is the same both ways

    s = scene("climber")
    events = roll(s, 1, 1, die=die)
    assert (crossed(events), breaches(s)) == ([hex_due], 0)
    s = scene("regular")
    events = roll(s, 1, 1, die=die)
    assert (crossed(events), breaches(s)) == ([hex_due], 1)
    assert clearing(s, section) == ({"mammoth": mammoths} if mammoths else {})


def test_EX_D4_a_hex_with_a_wildling_is_skipped_until_all_have_one() -> None:
    scene = watch().camps("cave_people", "regular").clearing(1, regular=3).guard(1, RED, BLUE, RED)
    s = before_roll(scene.wildlings(1, climber=1))
    assert crossed(roll(s, 1, 1, die=4)) == [5, 10, 16, 1]
    assert gift(s)[1] == {"regular": 1, "climber": 1}


def test_EX_D5_a_giant_is_no_sixth_wildling() -> None:
    scene = watch().camps("cave_people", "giant").clearing(1, regular=5)
    s = before_roll(scene.guard(1, RED, BLUE, YELLOW, BLACK, RED))
    events = roll(s, 1, 1, die=4)
    assert (wall(s, 1), clearing(s, 1), breaches(s)) == ([YELLOW, BLACK, RED], {}, 1)
    assert crossed(events) == [1, 5, 10, 16, 1]
    lost = [(happened.seat, happened.rule) for happened in events if happened.name == "guard_lost"]
    assert lost == [(RED, "WILD-16"), (BLUE, "WILD-20")]
    assert (frostfangs(s)["giant"], "sixth" in names(events)) == (8, False)


def table_of_ex_d6() -> State:
    scene = watch(mammoths=True).camps("cave_people", "mammoth", "climber").clearing(1, mammoth=1)
    s = before_roll(scene.guard(1, BLUE).wildlings(1, regular=1))
    roll(s, 1, 1, die=4)
    return s


def test_EX_D6_mammoths_breach_without_crossing() -> None:
    s = table_of_ex_d6()
    assert (wall(s, 1), clearing(s, 1), breaches(s)) == ([], {"mammoth": 2}, 1)
    assert (gift(s), guards(s, BLUE)) == ({1: {"regular": 1}}, 0)


def test_EX_D7_a_climber_starts_no_comparison() -> None:
    s = table_of_ex_d6()
    do(s, RED, "end")
    events = roll(s, 1, 1, die=4)
    assert (crossed(events), breaches(s)) == ([5], 1)  # south-west: two mammoths
    assert clearing(s, 1) == {"mammoth": 2}
    assert "breach" not in names(events)


def test_EX_D9_the_rush_of_a_keeps_first_token_comes_before_its_second() -> None:
    scene = watch().camps("cave_people", "giant", "climber", "regular", "regular").guard(2, BLUE)
    s = scene.settlement(RED, 0).hand(RED, **KEEP).turn(RED).state()
    supply = token_pool(s)["supply"]
    do(s, RED, "keep 0")
    events = tokens(s, "cave_people regular")
    assert camps(s, "cave_people") == ["regular"] * 3
    assert (breaches(s), gift(s)) == (1, {1: {"giant": 1}, 2: {"climber": 1}})
    assert (event(events, "token").rule, decides(s)) == ("WILD-4", ("token", CHANCE))
    assert view(s, RED)["seats"][RED]["tokens"]["settlements"] == [True] * 4  # the fifth is not back yet
    tokens(s, "cave_people giant")
    assert camps(s, "cave_people") == ["regular", "regular", "regular", "giant"]
    seat = view(s, RED)["seats"][RED]
    assert (seat["tokens"], phase(s)) == ({"settlements": [True] * 5, "keeps": 6}, "act")
    assert token_pool(s)["supply"] == supply - 1  # the fresh one under the settlement


def test_EX_D15_without_a_face_down_token_the_open_ones_are_shuffled() -> None:
    scene = watch().open_tokens("cave_people", giant=2).open_tokens("hornfoot", climber=1, regular=3)
    scene.settlement(RED, 0).line(RED, 0, 5, 10, 16, 22).hand(RED, **ROAD).no_supply_tokens()
    s = scene.turn(RED).state()
    pool = token_pool(s)
    assert (pool["supply"], pool["face_down"]) == (0, 51)
    events = do(s, RED, f"road {path(22, 28)}")
    shuffled = event(events, "tokens_shuffled")
    assert (shuffled.args, shuffled.rule) == ({"count": 6}, "WILD-9")
    assert odds(s) == {
        "token cave_people giant": 2,
        "token hornfoot climber": 1,
        "token hornfoot regular": 3,
    }
    nature(s, "token hornfoot climber")
    pool = token_pool(s)
    assert (pool["supply"], pool["open"]["hornfoot"], pool["open"]["cave_people"]) == (5, {"climber": 1}, {})
    assert camps(s, "hornfoot") == ["climber"]


# --- the end ---


def test_EX_D17_the_eighth_wildling_in_the_gift_ends_the_game_a_climber_too() -> None:
    scene = watch().camps("cave_people", "climber").wildlings(0, regular=4).wildlings(3, regular=2, giant=1)
    scene.guard(1, YELLOW).guard(0, RED).guard(0, YELLOW).keep(RED, 0, 2, 20)
    s = before_roll(scene)
    events = roll(s, 1, 1, die=4)
    over = event(events, "overrun")
    assert (over.rule, over.args["wildlings"], over.args["breaches"]) == ("END-5", 8, 0)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.winners == [YELLOW]
    assert (phase(s), GAME.actors(s)) == ("over", [])

    s = before_roll(watch().camps("cave_people", "climber").wildlings(0, regular=6))
    roll(s, 1, 1, die=4)
    assert (sum(sum(there.values()) for there in gift(s).values()), GAME.outcome(s)) == (7, None)


def test_EX_D18_the_last_breach_is_finished_before_the_guards_are_counted() -> None:
    scene = watch().camps("cave_people", "regular").clearing(1, regular=2).guard(1, RED, YELLOW).breaches(2)
    scene.guard(3, RED, BLUE, BLUE).wildlings(0, regular=6).keep(RED, 0, 2, 20)
    s = before_roll(scene)
    events = roll(s, 1, 1, die=4)
    assert (crossed(events), breaches(s)) == ([1, 5, 10], 3)
    over = event(events, "overrun")
    assert (over.rule, over.args["wildlings"], names(events)[-1]) == ("END-4", 9, "overrun")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.winners == [
        BLUE
    ]  # red has one guard left; before the removal he had as many and more points
    assert wall(s, 1) == [YELLOW]


@pytest.mark.parametrize(
    ("tiebreak", "red_cards", "winners"),
    [("nl", 1, [BLUE]), ("de", 0, [RED]), ("pl", 2, [RED]), ("pl", 0, [BLUE]), ("pl", 1, [])],
)
def test_EX_D11_a_tie_for_most_guards(tiebreak: str, red_cards: int, winners: list[int]) -> None:
    scene = watch(tiebreak=tiebreak).guard(0, YELLOW, RED, RED, RED, RED).guard(2, BLUE, BLUE, BLUE, BLUE)
    scene.keep(RED, 0, 2, 20).keep(BLUE, 28, 30, 43).hand(RED, ore=red_cards).hand(BLUE, ore=1)
    s = scene.camps("hornfoot", "regular").breaches(2).turn(BLACK, rolled=False).state()
    assert (points(s, RED), points(s, BLUE)) == (7, 7)
    roll(s, 1, 1, die=7)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.winners, breaches(s)) == (winners, 3)


def test_EX_D8_points_lost_to_the_dice_do_not_win() -> None:
    scene = watch().keep(RED, 0, 2, 20, 28).settlement(RED, 30).guard(0, RED, RED).guard(1, RED)
    s = before_roll(scene.camps("ice_river", "giant"))
    assert points(s, RED) == 10
    refused(s, RED, "declare", "CANNOT_WIN_NOW", "END-3")
    roll(s, 1, 4, die=2)
    assert (points(s, RED), GAME.outcome(s)) == (9, None)
    refused(s, RED, "declare", "CANNOT_WIN_NOW", "END-3")
    do(s, RED, "end")
    assert (GAME.outcome(s), decides(s)) == (None, ("pre_roll", BLUE))
