"""Heroes of the windows in anybody's roll: Samwell, Jon Snow, Gilly."""

from collections.abc import Callable

import pytest
from tests.games.watch.layout import BLUE, KINDS, RED, YELLOW
from tests.games.watch.play import (
    breaches,
    camps,
    decides,
    display,
    do,
    event,
    gift,
    hand,
    hero,
    moves,
    nature,
    phase,
    refused,
    roll,
    seat_of,
    view,
)
from tests.games.watch.scene import Scene

from frostwall.core.types import CHANCE
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import State


def north(seats: int = 4, /, **options: object) -> Scene:
    return Scene(seats, "brotherhood", **{"heroes": "all", **options})


# --- Samwell Tarly ---


def samwell(scene: Scene, roller: int = BLUE) -> State:
    return scene.hero(RED, "samwell").turn(roller, rolled=False).state()


@pytest.mark.parametrize("roller", [RED, BLUE])
def test_HERO_A3_samwell_takes_a_card_when_a_roll_brought_his_holder_nothing(roller: int) -> None:
    s = samwell(north().settlement(RED, 9).settlement(BLUE, 16), roller)
    roll(s, 2, 2)
    assert (hand(s, BLUE), decides(s)) == ({"grain": 1}, ("hero_window", RED))
    assert moves(s, RED) == sorted(["decline", *(f"samwell {kind}" for kind in KINDS)])
    do(s, RED, "samwell ore", "flip")
    assert (hand(s, RED), decides(s)) == ({"ore": 1}, ("act", roller))


def test_HERO_A3_b_he_may_be_declined() -> None:
    s = samwell(north())
    roll(s, 2, 2)
    do(s, RED, "decline")
    assert (hand(s, RED), hero(s, RED)["used"], decides(s)) == ({}, False, ("act", BLUE))


def test_HERO_A3_c_not_after_any_card_from_the_roll_nor_on_a_seven() -> None:
    s = samwell(north().settlement(RED, 16))
    roll(s, 2, 2)
    assert (hand(s, RED), decides(s)) == ({"grain": 1}, ("act", BLUE))
    refused(s, RED, "samwell ore", "HERO_NOT_NOW", "HERO-A3")
    s = samwell(north())
    roll(s, 3, 4)
    assert phase(s) == "tormund"
    do(s, BLUE, "tormund 0")
    assert decides(s) == ("act", BLUE)


def test_HERO_A3_d_a_blocked_hex_and_a_shortage_are_nothing_too() -> None:
    """AMB-20: also the kind that nobody got."""
    s = samwell(north().settlement(RED, 16).wildlings(5, regular=1))
    roll(s, 2, 2)
    assert decides(s) == ("hero_window", RED)
    s = samwell(north().settlement(RED, 16).settlement(BLUE, 28).supply(YELLOW, grain=1))
    roll(s, 2, 2)
    assert (decides(s), hand(s, RED), hand(s, BLUE)) == (("hero_window", RED), {}, {})
    do(s, RED, "samwell grain")
    assert hand(s, RED) == {"grain": 1}


def test_HERO_A3_e_a_sole_claimant_who_gets_the_rest_has_received_something() -> None:
    s = samwell(north().keep(RED, 16).supply(YELLOW, grain=1))
    roll(s, 2, 2)
    assert (hand(s, RED), decides(s)) == ({"grain": 1}, ("act", BLUE))


def test_HERO_A3_f_he_takes_only_what_the_supply_has() -> None:
    s = samwell(north(resource_cards_per_kind=10).supply(YELLOW, lumber=0, brick=0, wool=0, grain=0))
    roll(s, 2, 3)
    assert moves(s, RED) == ["decline", "samwell ore"]
    refused(s, RED, "samwell wool", "SUPPLY_EMPTY", "HERO-A3")
    empty = north(resource_cards_per_kind=10).supply(YELLOW, lumber=0, brick=0, wool=0, grain=0, ore=0)
    s = samwell(empty)
    roll(s, 2, 3)
    assert decides(s) == ("act", BLUE)


# --- Jon Snow ---


def jon(n: int, roller: int = BLUE, **options: object) -> Scene:
    return north(**options).hero(RED, "jon").hand(RED, ore=n).turn(roller, rolled=False)


@pytest.mark.parametrize("roller", [RED, BLUE])
def test_HERO_JON_SEV_4_with_seven_cards_or_fewer_he_takes_one_and_discards_nothing(roller: int) -> None:
    s = jon(7, roller).hand(YELLOW, wool=8).state()
    roll(s, 3, 4)
    assert decides(s) == ("hero_window", RED)
    assert moves(s, RED) == sorted(f"jon {kind}" for kind in KINDS)
    refused(s, RED, "decline", "HERO_FORCED", "HERO-JON")
    do(s, RED, "jon wool")
    assert decides(s) == ("after_hero", RED)
    do(s, RED, "flip")
    assert (hand(s, RED), GAME.actors(s), phase(s)) == ({"ore": 7, "wool": 1}, [YELLOW], "discard")
    do(s, YELLOW, "discard wool*4")
    assert decides(s) == ("tormund", roller)


def test_HERO_JON_b_with_more_than_seven_he_discards_nothing_and_gains_nothing() -> None:
    s = jon(9).state()
    roll(s, 3, 4)
    assert decides(s) == ("after_hero", RED)  # forced and without a choice
    do(s, RED, "pick osha")
    assert (hand(s, RED), decides(s)) == ({"ore": 9}, ("tormund", BLUE))


def test_HERO_JON_c_taken_in_this_turn_he_does_not_help() -> None:
    """AMB-24"""
    s = jon(9).hero(RED, "jon", new=True).state()
    roll(s, 3, 4)
    assert decides(s) == ("discard", RED)
    s = jon(7).hero(RED, "jon", new=True).state()
    roll(s, 3, 4)
    assert decides(s) == ("tormund", BLUE)


def test_HERO_JON_d_with_an_empty_supply_he_is_used_for_nothing() -> None:
    """AMB-24"""
    scene = jon(3, resource_cards_per_kind=10)
    s = scene.supply(YELLOW, lumber=0, brick=0, wool=0, grain=0, ore=0).state()
    roll(s, 3, 4)
    assert (decides(s), hand(s, RED)) == (("after_hero", RED), {"ore": 3})
    do(s, RED, "flip")
    assert (hero(s, RED)["side"], decides(s)) == ("B", ("discard", YELLOW))


def test_HERO_JON_e_neither_another_number_nor_a_ranger_patrol_is_a_seven() -> None:
    s = jon(9, RED).cards(RED, patrol=1).state()
    do(s, RED, "patrol", "tormund 0")
    assert hero(s, RED)["used"] is False
    roll(s, 3, 3)
    assert (decides(s), hero(s, RED)["used"]) == (("act", RED), False)


def test_HERO_JON_f_on_every_seven_again_until_his_b_side_is_used() -> None:
    s = jon(1).state()
    roll(s, 3, 4)
    do(s, RED, "jon ore", "flip")
    do(s, BLUE, "tormund 0", "end")
    roll(s, 3, 4)
    do(s, RED, "jon ore")
    assert moves(s, RED) == sorted(f"pick {name}" for name in display(s))


def test_SEV_4_he_excuses_from_that_seven_only() -> None:
    s = jon(9).state()
    roll(s, 3, 4)
    assert seat_of(s, RED)["excused"] is True
    do(s, RED, "pick osha")
    do(s, BLUE, "tormund 0", "end")
    assert seat_of(s, RED)["excused"] is False
    roll(s, 3, 4)
    assert decides(s) == ("discard", RED)


# --- Gilly ---


def gilly(roller: int = RED, holder: int = BLUE) -> State:
    scene = north().hero(holder, "gilly").camps("cave_people", "regular").turn(roller, rolled=False)
    return scene.state()


@pytest.mark.parametrize("holder", [RED, BLUE])
def test_HERO_GILLY_gilly_has_the_wildling_die_rolled_again_and_the_new_result_stands(holder: int) -> None:
    s = gilly(RED, holder)
    roll(s, 1, 2, 4)
    assert (decides(s), breaches(s)) == (("hero_window", holder), 0)
    assert moves(s, holder) == ["decline", "gilly"]
    do(s, holder, "gilly")
    assert (decides(s), breaches(s)) == (("rolling_wildling", CHANCE), 0)
    events = nature(s, "wildling 11")
    assert event(events, "wildling_die").args == {"die": 11, "again": True}
    assert decides(s) == ("after_hero", holder)
    do(s, holder, "flip")
    assert (breaches(s), camps(s, "cave_people"), decides(s)) == (0, ["regular"], ("act", RED))
    assert view(s, RED)["wildling_die"] == 11


def test_HERO_GILLY_b_only_the_wildling_die_and_only_once() -> None:
    s = gilly()
    roll(s, 1, 2, 11)
    do(s, BLUE, "gilly")
    nature(s, "wildling 5")
    do(s, BLUE, "flip")
    assert (view(s, RED)["dice"], breaches(s), gift(s)) == ([1, 2], 1, {2: {"regular": 1}})
    refused(s, BLUE, "gilly", "HERO_NOT_NOW", "HERO-GILLY")
    assert hero(s, BLUE)["used"] is True


def test_HERO_GILLY_c_declined_the_first_result_stands() -> None:
    s = gilly()
    roll(s, 1, 2, 4)
    do(s, BLUE, "decline")
    assert (breaches(s), decides(s)) == (1, ("act", RED))


def test_HERO_GILLY_d_after_samwell_and_after_the_seven() -> None:
    """AMB-23"""
    scene = north().hero(BLUE, "gilly").hero(YELLOW, "samwell").hand(RED, ore=8)
    s = scene.turn(RED, rolled=False).state()
    roll(s, 3, 4)
    do(s, RED, "discard ore*4", "tormund 0")
    assert decides(s) == ("hero_window", BLUE)
    s = scene.turn(RED, rolled=False).state()
    roll(s, 1, 2)
    assert decides(s) == ("hero_window", YELLOW)
    do(s, YELLOW, "samwell ore", "flip")
    assert decides(s) == ("hero_window", BLUE)


def test_HERO_GILLY_e_taken_in_this_turn_she_opens_no_window() -> None:
    s = north().hero(RED, "marsh").hand(RED, ore=1).turn(RED, rolled=False).state()
    do(s, RED, "marsh ore for wool", "pick gilly")
    roll(s, 1, 2)
    assert decides(s) == ("act", RED)


# --- nothing else in between ---


def in_window() -> State:
    s = north().hero(BLUE, "samwell").cards(RED, winter=1).turn(RED, rolled=False).state()
    roll(s, 1, 2)
    return s


def after_use() -> State:
    s = north().hero(RED, "marsh").hand(RED, ore=1).cards(RED, winter=1).turn(RED).state()
    do(s, RED, "marsh ore for wool")
    return s


def in_a_step() -> State:
    scene = north().hero(RED, "mance").keep(BLUE, 16).hand(BLUE, ore=1).cards(RED, winter=1)
    s = scene.turn(RED).state()
    do(s, RED, f"mance {BLUE}")
    return s


def looking() -> State:
    scene = north().hero(RED, "melisandre").hand(RED, wool=1, grain=1, ore=1).cards(RED, winter=1)
    s = scene.turn(RED).state()
    do(s, RED, "melisandre")
    nature(s, f"look {RED} patrol*3")
    return s


def before_the_sixth() -> State:
    scene = north(mammoths=True).clearing(1, regular=3, mammoth=2).guard(1, *[BLUE] * 5)
    s = scene.camps("cave_people", "regular").cards(RED, winter=1).turn(RED, rolled=False).state()
    roll(s, 1, 2, 4)
    return s


def in_tragedy() -> State:
    s = north(heroic_tragedy=True).cards(RED, winter=1).turn(RED, rolled=False).state()
    roll(s, 2, 2, 2)
    return s


@pytest.mark.parametrize("position", [in_window, after_use, in_a_step, looking, before_the_sixth, in_tragedy])
def test_TURN_7_no_card_build_or_trade_while_something_is_being_resolved(
    position: Callable[[], State],
) -> None:
    """AMB-29"""
    s = position()
    for text in ("winter ore*2", "guard 0", "trade ore*3 for wool", "end", "declare"):
        refused(s, RED, text, "PENDING_DECISION", "TURN-7")
    refused(s, BLUE, "propose ore for wool", "NOT_TRADE_PHASE", "TRD-1")
    assert GAME.load(GAME.dump(s)).depth == s.depth  # such a position can be kept
