"""The worked examples of tests/spec/watch.toml that can be tried in the base game, one test per ID."""

from random import Random

import pytest
from tests.games.watch.layout import BLACK, BLUE, RED, ROAD, SETTLEMENT, YELLOW, Document, path, plus, times
from tests.games.watch.play import (
    active,
    do,
    event,
    hand,
    hands,
    length,
    longest_road,
    moves,
    nature,
    odds,
    phase,
    points,
    refused,
    roll,
    supply,
)
from tests.games.watch.scene import Scene

from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import State


def test_EX_1_a_settlement_needs_a_road_and_no_building_next_door() -> None:
    scene = Scene().settlement(RED, 16).line(RED, 15, 10, 16, 11, 17).settlement(BLUE, 12)
    s = scene.hand(RED, **times(SETTLEMENT, 2)).turn(RED).state()
    do(s, RED, "settlement 15")
    refused(s, RED, "settlement 17", "DISTANCE_RULE", "BLD-12")


def test_EX_2_a_keep_yields_two_cards_and_a_settlement_one() -> None:
    scene = Scene().tile(4, "forest", 8).tile(2, "mountains", 8)
    s = scene.settlement(BLUE, 7).keep(BLUE, 17).keep(RED, 20).turn(YELLOW, rolled=False).state()
    roll(s, 4, 4)
    assert hands(s) == [{"lumber": 2}, {"ore": 3}, {}, {}]


def test_EX_3_a_ranger_patrol_moves_tormund_and_robs_one_of_those_at_his_new_hex() -> None:
    scene = Scene().settlement(RED, 5).settlement(BLUE, 11).hand(RED, wool=2).hand(BLUE, ore=1, grain=2)
    s = scene.cards(YELLOW, patrol=1).tormund(5).turn(YELLOW).state()
    do(s, YELLOW, "patrol", "tormund 1")
    assert moves(s, YELLOW) == ["victim 0", "victim 1"]
    do(s, YELLOW, "victim 1")
    assert odds(s) == {"steal 2 1 grain": 2, "steal 2 1 ore": 1}
    nature(s, "steal 2 1 ore")
    assert hands(s) == [{"wool": 2}, {"grain": 2}, {"ore": 1}, {}]
    assert phase(s) == "act"


def test_EX_5_the_grain_route_takes_two_grain_for_a_card_and_helps_no_other_kind() -> None:
    s = Scene().settlement(RED, 49).hand(RED, grain=6, wool=4).turn(RED).state()
    do(s, RED, "trade grain*2 for lumber")
    assert hand(s, RED) == {"grain": 4, "wool": 4, "lumber": 1}
    do(s, RED, "trade grain*4 for brick ore")
    assert hand(s, RED) == {"wool": 4, "lumber": 1, "brick": 1, "ore": 1}
    for text in ("trade wool*2 for ore", "trade wool*3 for ore", "trade wool*4 for ore*2"):
        refused(s, RED, text, "BAD_RATE", "TRD-13")
    do(s, RED, "trade wool*4 for ore")
    assert hand(s, RED) == {"lumber": 1, "brick": 1, "ore": 2}


def table_of_ex_6() -> Scene:
    return Scene().hand(RED, lumber=2, ore=3).hand(BLUE, brick=1).hand(YELLOW, brick=1).turn(RED)


def test_EX_6_the_active_player_chooses_among_the_offers_of_the_others() -> None:
    s = table_of_ex_6().state()
    do(s, BLUE, "propose brick for ore*3")
    do(s, YELLOW, "propose brick for lumber ore")
    assert moves(s, RED, "deal") == ["deal 1", "deal 2"]
    do(s, RED, "deal 2")
    assert hands(s) == [{"lumber": 1, "brick": 1, "ore": 2}, {"brick": 1}, {"lumber": 1, "ore": 1}, {}]


def test_EX_7_players_whose_turn_it_is_not_do_not_trade_with_each_other() -> None:
    s = table_of_ex_6().hand(YELLOW, wool=1).state()
    refused(s, BLUE, "offer brick for wool to 2", "ONLY_WITH_ACTIVE_PLAYER", "TRD-4")
    refused(s, YELLOW, "offer wool for brick to 1", "ONLY_WITH_ACTIVE_PLAYER", "TRD-4")


def test_EX_8_a_kind_is_not_traded_for_itself() -> None:
    s = Scene().hand(RED, wool=2, ore=3).turn(RED).state()
    refused(s, RED, "offer wool*2 for wool", "SAME_KIND", "TRD-7")
    refused(s, RED, "offer ore*3 for ore", "SAME_KIND", "TRD-7")


def line_of_ex_10(*, joined: bool) -> Scene:
    """Red's line of seven roads from 9 to 42, with a branch at 28."""
    scene = Scene().settlement(RED, 9, 42).line(RED, 9, 15, 10, 16).line(RED, 22, 28, 35, 42)
    scene.line(RED, 28, 21)
    return scene.line(RED, 16, 22) if joined else scene


def test_EX_10_the_longest_road_counts_the_line_without_its_branch() -> None:
    s = line_of_ex_10(joined=False).hand(RED, **ROAD).turn(RED).state()
    assert (length(s, RED), longest_road(s), points(s, RED)) == (3, None, 2)
    events = do(s, RED, f"road {path(16, 22)}")
    assert (length(s, RED), longest_road(s), points(s, RED)) == (7, RED, 4)
    assert event(events, "longest_road").args == {"from": -1, "length": 7}


def test_EX_11_a_settlement_inside_the_line_takes_the_longest_road_away() -> None:
    scene = line_of_ex_10(joined=True).settlement(BLUE, 23, 44).line(BLUE, 16, 11, 17, 23, 30, 37, 44)
    s = scene.hand(BLUE, **SETTLEMENT).turn(BLUE).state()
    assert (length(s, RED), length(s, BLUE), longest_road(s)) == (7, 6, RED)
    do(s, BLUE, "settlement 16")
    assert (length(s, RED), length(s, BLUE), longest_road(s)) == (4, 6, BLUE)
    assert (points(s, RED), points(s, BLUE)) == (2, 5)


def test_EX_12_a_line_split_by_a_foreign_settlement_counts_its_longer_part() -> None:
    scene = Scene().settlement(BLUE, 47, 50).line(BLUE, 47, 54, 48, 55, 49, 56, 50, 57)
    scene.settlement(RED, 27).line(RED, 48, 41, 34, 27, 21, 15, 9).line(RED, 27, 20)
    s = scene.hand(RED, **SETTLEMENT).turn(RED).state()
    assert (length(s, RED), length(s, BLUE), longest_road(s)) == (6, 7, BLUE)
    do(s, RED, "settlement 48")
    assert (length(s, RED), length(s, BLUE), longest_road(s)) == (6, 5, RED)


def test_EX_13_a_road_does_not_continue_behind_a_foreign_settlement() -> None:
    scene = Scene().settlement(BLUE, 16).line(BLUE, 16, 10, 15).settlement(YELLOW, 15)
    s = scene.hand(BLUE, **times(ROAD, 2)).turn(BLUE).state()
    refused(s, BLUE, f"road {path(15, 21)}", "ROAD_NOT_CONNECTED", "BLD-6")
    refused(s, BLUE, f"road {path(15, 9)}", "ROAD_NOT_CONNECTED", "BLD-6")
    do(s, BLUE, f"road {path(10, 5)}")
    do(s, BLUE, f"road {path(16, 22)}")


def test_EX_14_roads_join_own_pieces_and_never_run_between_ice_fields() -> None:
    scene = Scene().settlement(YELLOW, 31).line(YELLOW, 31, 24, 18).settlement(BLUE, 18)
    s = scene.hand(YELLOW, **times(ROAD, 2)).turn(YELLOW).state()
    refused(s, YELLOW, f"road {path(18, 12)}", "ROAD_NOT_CONNECTED", "BLD-6")
    refused(s, YELLOW, f"road {path(31, 25)}", "PATH_CLOSED", "BLD-8")
    do(s, YELLOW, f"road {path(31, 38)}")
    do(s, YELLOW, f"road {path(24, 30)}")


def test_EX_15_a_settlement_needs_distance_and_an_own_road() -> None:
    scene = Scene().settlement(BLUE, 16).line(BLUE, 16, 10, 15, 9).settlement(RED, 14)
    s = scene.hand(BLUE, **SETTLEMENT).turn(BLUE).state()
    refused(s, BLUE, "settlement 9", "DISTANCE_RULE", "BLD-12")
    refused(s, BLUE, "settlement 30", "NO_OWN_ROAD", "BLD-11")
    do(s, BLUE, "settlement 15")


def test_EX_21_several_hexes_with_the_number_add_up() -> None:
    tiles = Scene().tile(5, "hills", 4).tile(11, "pasture", 4)
    s = tiles.settlement(BLUE, 15).settlement(RED, 22).turn(RED, rolled=False).state()
    roll(s, 1, 3)
    assert hands(s) == [{"brick": 1, "wool": 1}, {"brick": 1}, {}, {}]

    tiles = Scene().tile(5, "hills", 4).tile(11, "pasture", 4)
    s = tiles.keep(BLUE, 15).settlement(RED, 22).turn(RED, rolled=False).state()
    roll(s, 2, 2)
    assert hands(s) == [{"brick": 1, "wool": 1}, {"brick": 2}, {}, {}]


@pytest.mark.parametrize("keep", [False, True])
def test_EX_22_every_building_at_the_hex_is_paid(keep: bool) -> None:
    scene = Scene().settlement(RED, 5, 6)
    scene = scene.keep(BLUE, 16) if keep else scene.settlement(BLUE, 16)
    s = scene.turn(YELLOW, rolled=False).state()
    roll(s, 1, 5)
    n = 2 if keep else 1
    assert hands(s) == [{"brick": 2}, {"brick": n}, {}, {}]
    do(s, YELLOW, "end")
    roll(s, 3, 1)
    assert hands(s) == [{"brick": 2}, {"brick": n, "grain": n}, {}, {}]


@pytest.mark.parametrize("seats", [3, 4])
def test_EX_23_the_beginner_start_pays_blue_a_brick_a_lumber_and_an_ore(seats: int) -> None:
    setup = GAME.setup("base", seats, Random(1), start="beginner")
    table: Document = GAME.scene(setup)
    blue = table["colours"].index("blue")
    assert hand(GAME.new_game(setup), blue) == {"lumber": 1, "brick": 1, "ore": 1}


def test_EX_24_on_a_seven_more_than_seven_cards_are_halved_rounded_down() -> None:
    scene = Scene().hand(RED, wool=6).hand(BLUE, lumber=8).hand(YELLOW, brick=11).hand(BLACK, ore=9)
    s = scene.turn(RED, rolled=False).state()
    roll(s, 3, 4)
    assert GAME.actors(s) == [BLUE, YELLOW, BLACK]
    refused(s, RED, "discard wool*3", "NO_DISCARD_DUE", "SEV-2")
    do(s, BLUE, "discard lumber*4")
    do(s, YELLOW, "discard brick*5")
    do(s, BLACK, "discard ore*4")
    assert hands(s) == [{"wool": 6}, {"lumber": 4}, {"brick": 6}, {"ore": 5}]


def test_EX_25_the_roller_of_a_seven_moves_tormund_who_robs_and_blocks() -> None:
    scene = Scene().tile(1, "hills", 8).tile(5, "fields", 4).tormund(5)
    scene.settlement(RED, 5).settlement(BLUE, 11).hand(RED, wool=1).hand(BLUE, ore=1)
    s = scene.turn(BLACK, rolled=False).state()
    roll(s, 6, 1)
    do(s, BLACK, "tormund 1")
    assert moves(s, BLACK) == ["victim 0", "victim 1"]
    do(s, BLACK, "victim 0")
    nature(s, "steal 3 0 wool")
    do(s, BLACK, "end")
    roll(s, 2, 6)
    assert hands(s) == [{}, {"ore": 1}, {}, {"wool": 1}]
    do(s, RED, "end")
    roll(s, 3, 4)
    do(s, BLUE, "tormund camp", "end")
    roll(s, 4, 4)
    assert (hand(s, RED), hand(s, BLUE)) == ({"brick": 1}, {"brick": 1, "ore": 1})


def test_EX_44_four_equal_cards_or_three_or_two_at_a_route_buy_one_card() -> None:
    scene = Scene(3).settlement(RED, 10).settlement(BLUE, 14).settlement(YELLOW, 58)
    scene.hand(RED, wool=4).hand(BLUE, wool=3).hand(YELLOW, lumber=2)
    s = scene.turn(RED).state()
    for seat, given in ((RED, "wool*4"), (BLUE, "wool*3"), (YELLOW, "lumber*2")):
        assert active(s) == seat
        do(s, seat, f"trade {given} for ore", "end")
        assert hand(s, seat) == {"ore": 1}
        if seat != YELLOW:
            roll(s, 1, 1)


def test_EX_45_nobody_wins_in_the_turn_of_another() -> None:
    scene = Scene().keep(BLUE, 10, 17, 35, 44).cards(BLUE, victory=2).settlement(RED, 26)
    s = scene.turn(RED).state()
    assert points(s, BLUE) == 10
    refused(s, BLUE, "declare", "CANNOT_WIN_NOW", "END-2")
    assert GAME.outcome(s) is None
    events = do(s, RED, "end")
    assert event(events, "victory").seat == BLUE
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.winners == [BLUE]


def table_of_ex_d1() -> Scene:
    """On a 10 Red is due 2 wool, Blue 1 wool and 1 ore."""
    return Scene().keep(RED, 0).settlement(BLUE, 9, 28).turn(YELLOW, rolled=False)


def test_EX_D1_a_kind_that_runs_short_goes_to_nobody_of_several() -> None:
    s = table_of_ex_d1().supply(BLACK, wool=2).state()
    events = roll(s, 4, 6)
    assert (hand(s, RED), hand(s, BLUE), supply(s)["wool"]) == ({}, {"ore": 1}, 2)
    assert event(events, "shortage").args == {"kinds": ["wool"]}


def test_EX_D2_the_only_one_due_takes_what_is_left() -> None:
    s = Scene().keep(RED, 0).turn(YELLOW, rolled=False).supply(BLACK, wool=1).state()
    roll(s, 5, 5)
    assert (hand(s, RED), supply(s)["wool"]) == ({"wool": 1}, 0)


def test_EX_D10_a_cut_that_leaves_two_longest_sets_the_card_aside() -> None:
    scene = Scene().settlement(RED, 47, 50).line(RED, 47, 54, 48, 55, 49, 56, 50, 57)
    scene.settlement(BLUE, 27).line(BLUE, 49, 42, 34, 27, 20, 14)
    scene.settlement(YELLOW, 23).line(YELLOW, 12, 17, 23, 29, 22, 16)
    s = scene.hand(BLUE, **SETTLEMENT).turn(BLUE).state()
    assert (longest_road(s), points(s, RED)) == (RED, 4)
    events = do(s, BLUE, "settlement 49")
    assert [length(s, seat) for seat in range(3)] == [4, 5, 5]
    assert (longest_road(s), points(s, RED)) == (None, 2)
    assert event(events, "longest_road").seat == -1


@pytest.mark.parametrize("phases", ["separate", "combined"])
def test_EX_D19_a_new_route_is_used_at_once_only_when_the_phases_are_combined(phases: str) -> None:
    scene = Scene(phases=phases).settlement(RED, 34).line(RED, 34, 42, 49)
    s = scene.hand(RED, **plus(SETTLEMENT, {"grain": 2})).turn(RED).state()
    do(s, RED, "settlement 49")
    if phases == "separate":
        refused(s, RED, "trade grain*2 for ore", "NOT_TRADE_PHASE", "MODE-12")
    else:
        do(s, RED, "trade grain*2 for ore")
        assert hand(s, RED) == {"ore": 1}


# --- offers that come to nothing ---


def market(limit: object) -> State:
    scene = Scene(offers_per_turn=limit).hand(RED, wool=9, lumber=4).hand(BLUE, ore=9, wool=1)
    return scene.hand(YELLOW, brick=3).turn(RED).state()


def trade_with_blue(s: State) -> None:
    do(s, RED, "offer wool for ore to 1")
    do(s, BLUE, "accept")
    do(s, RED, "deal 1")


def fail(s: State) -> None:
    do(s, RED, "offer wool for ore to 1,2")
    for seat in (BLUE, YELLOW):
        do(s, seat, "decline")


def test_EX_D24_completed_trades_do_not_count_towards_the_limit_on_offers() -> None:
    s = market(2)
    for _ in range(3):
        trade_with_blue(s)
    fail(s)
    fail(s)
    refused(s, RED, "offer wool for ore", "TOO_MANY_OFFERS", "TRD-16")
    do(s, RED, "trade lumber*4 for grain")
    do(s, YELLOW, "propose brick for wool")
    do(s, RED, "deal 2")
    assert hand(s, YELLOW) == {"brick": 2, "wool": 1}


def test_EX_D25_a_table_may_lift_the_limit() -> None:
    s = market("unlimited")
    for _ in range(40):
        fail(s)
    do(s, RED, "offer wool for ore")


def test_EX_D26_every_player_has_an_own_count_for_each_turn() -> None:
    s = market(1)
    do(s, BLUE, "propose ore for wool")
    do(s, RED, "reject 1")
    refused(s, BLUE, "propose ore for wool", "TOO_MANY_OFFERS", "TRD-16")
    do(s, RED, "offer wool for ore to 1", "withdraw", "end")
    roll(s, 1, 1)
    do(s, BLUE, "end")
    roll(s, 1, 1)
    do(s, BLUE, "propose ore for brick")


def test_EX_D27_an_offer_that_leads_to_a_trade_on_other_terms_does_not_count() -> None:
    s = market(1)
    do(s, RED, "offer wool for ore to 1")
    do(s, BLUE, "counter ore for wool*2")
    do(s, RED, "deal 1", "offer wool for ore to 1")
    assert phase(s) == "offer"
