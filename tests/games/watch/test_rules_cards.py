"""Development cards of the base game (DEV)."""

import pytest
from tests.games.watch.layout import BLACK, BLUE, CARD, KINDS, RED, ROAD, YELLOW, path, times
from tests.games.watch.play import (
    active,
    cards,
    do,
    event,
    hand,
    hands,
    longest_road,
    moves,
    names,
    nature,
    odds,
    phase,
    points,
    refused,
    roll,
    seat_of,
    strongest_patrol,
    supply,
    view,
)
from tests.games.watch.scene import Scene

from frostwall.core.types import CHANCE
from frostwall.games.watch.engine.game import GAME


def test_DEV_1_buying_takes_a_card_of_the_pile_at_random() -> None:
    s = Scene().hand(RED, **times(CARD, 2)).turn(RED).state()
    do(s, RED, "buy")
    assert GAME.actors(s) == [CHANCE]
    assert odds(s) == {"draw 0 patrol": 14, "draw 0 winter": 2, "draw 0 roads": 2, "draw 0 victory": 5}
    nature(s, "draw 0 winter")
    assert (cards(s, RED), view(s, RED)["pile"], phase(s)) == ({"winter": 1}, 22, "act")
    do(s, RED, "buy")
    assert odds(s) == {"draw 0 patrol": 14, "draw 0 winter": 1, "draw 0 roads": 2, "draw 0 victory": 5}


def test_DEV_1_b_an_empty_pile_sells_nothing() -> None:
    s = Scene(vp_cards=0).hand(RED, **CARD).turn(RED).pile(BLACK).state()
    assert view(s, RED)["pile"] == 0
    assert "buy" not in moves(s, RED)
    refused(s, RED, "buy", "PILE_EMPTY", "DEV-1")


def test_DEV_1_c_the_last_card_can_be_bought() -> None:
    s = Scene(vp_cards=0).hand(RED, **CARD).turn(RED).pile(BLACK, roads=1).state()
    do(s, RED, "buy")
    assert odds(s) == {"draw 0 roads": 1}
    nature(s, "draw 0 roads")
    assert view(s, RED)["pile"] == 0


def test_DEV_2_development_cards_are_never_traded_or_stolen() -> None:
    scene = Scene().settlement(BLUE, 5).cards(BLUE, patrol=3).turn(RED, rolled=False)
    s = scene.state()
    roll(s, 3, 4)
    assert names(do(s, RED, "tormund 1")) == ["tormund", "empty_hands"]
    refused(s, BLUE, "propose patrol for ore", "RESOURCES_ONLY", "TRD-3")


def test_DEV_3_ranger_patrols_stay_open_and_progress_cards_leave_the_game() -> None:
    scene = Scene().settlement(RED, 16).cards(RED, patrol=1, winter=1, roads=1)
    s = scene.turn(RED).state()
    patrol, winter, roads = s, s.clone(), s.clone()
    events = do(patrol, RED, "patrol", "tormund 18")
    assert (cards(patrol, RED), seat_of(patrol, BLUE)["patrols"]) == ({"winter": 1, "roads": 1}, 0)
    assert view(patrol, BLUE)["seats"][RED]["patrols"] == 1
    assert event(events, "play").args["target"] == "patrols:0"
    events = do(winter, RED, "winter ore*2")
    assert (cards(winter, RED), view(winter, RED)["pile"]) == ({"patrol": 1, "roads": 1}, 20)
    assert event(events, "play").args["target"] == "out"
    events = do(roads, RED, "roads", f"road {path(16, 10)}", f"road {path(16, 11)}")
    assert (cards(roads, RED), view(roads, RED)["pile"]) == ({"patrol": 1, "winter": 1}, 20)
    assert event(events, "play").args["target"] == "out"


@pytest.mark.parametrize("rolled", [False, True])
def test_DEV_4_a_ranger_patrol_moves_tormund_and_steals_without_discards_or_production(rolled: bool) -> None:
    scene = Scene().settlement(BLUE, 5, 16).hand(BLUE, wool=9).hand(YELLOW, ore=12).cards(RED, patrol=1)
    s = scene.turn(RED, rolled=rolled).state()
    do(s, RED, "patrol")
    assert (phase(s), GAME.actors(s)) == ("tormund", [RED])
    do(s, RED, "tormund 1")
    nature(s, "steal 0 1 wool")
    assert hands(s) == [{"wool": 1}, {"wool": 8}, {"ore": 12}, {}]
    assert phase(s) == ("act" if rolled else "pre_roll")


def test_DEV_4_b_a_ranger_patrol_in_separate_phases_returns_to_its_phase() -> None:
    for phase_name in ("trade", "build"):
        s = Scene(phases="separate").cards(RED, patrol=1).turn(RED, phase=phase_name).state()
        do(s, RED, "patrol", "tormund 18")
        assert phase(s) == phase_name


def test_DEV_6_a_ranger_patrol_counts_for_the_strongest_patrol() -> None:
    s = Scene().patrols(RED, 2).cards(RED, patrol=1).turn(RED).state()
    do(s, RED, "patrol", "tormund 18")
    assert strongest_patrol(s) == RED


PAIRS = [f"{a}*2" for a in KINDS] + [f"{a} {b}" for i, a in enumerate(KINDS) for b in KINDS[i + 1 :]]


@pytest.mark.parametrize("pair", PAIRS)
def test_DEV_7_winter_is_coming_takes_two_cards_equal_or_different(pair: str) -> None:
    s = Scene().cards(RED, winter=1).turn(RED, rolled=False).state()
    assert moves(s, RED, "winter") == sorted(f"winter {p}" for p in PAIRS)
    do(s, RED, f"winter {pair}")
    assert sum(hand(s, RED).values()) == 2
    assert sum(supply(s).values()) == 93
    assert phase(s) == "pre_roll"


def test_DEV_7_b_the_cards_of_winter_is_coming_serve_for_building_this_turn() -> None:
    s = Scene().settlement(RED, 16).cards(RED, winter=1).turn(RED).state()
    do(s, RED, "winter lumber brick", f"road {path(16, 10)}")


@pytest.mark.parametrize("text", ["winter wool", "winter wool*3", "winter nothing"])
def test_DEV_7_c_winter_is_coming_takes_exactly_two(text: str) -> None:
    s = Scene().cards(RED, winter=1).turn(RED).state()
    refusal = refused(s, RED, text, "WRONG_COUNT", "DEV-7")
    assert refusal.needs == {"count": 2}


def test_DEV_7_d_with_an_almost_empty_supply_winter_is_coming_takes_what_there_is() -> None:
    scene = Scene().cards(RED, winter=1).supply(BLACK, lumber=0, brick=0, wool=0, grain=1, ore=0)
    s = scene.turn(RED).state()
    assert moves(s, RED, "winter") == ["winter grain"]
    refused(s, RED, "winter grain*2", "WRONG_COUNT", "DEV-7")
    refused(s, RED, "winter ore", "SUPPLY_EMPTY", "DEV-7")
    do(s, RED, "winter grain")
    assert hand(s, RED) == {"grain": 1}


def test_DEV_7_e_winter_is_coming_takes_only_kinds_that_are_left() -> None:
    scene = Scene().cards(RED, winter=1).supply(BLACK, lumber=0, brick=0, wool=1, grain=1, ore=0)
    s = scene.turn(RED).state()
    assert moves(s, RED, "winter") == ["winter wool grain"]
    refused(s, RED, "winter wool*2", "SUPPLY_EMPTY", "DEV-7")


def test_DEV_7_f_with_an_empty_supply_winter_is_coming_cannot_be_played() -> None:
    scene = Scene().cards(RED, winter=1).supply(BLACK, **dict.fromkeys(KINDS, 0))
    s = scene.turn(RED).state()
    assert moves(s, RED) == ["end"]
    refused(s, RED, "winter wool*2", "NO_EFFECT", "DEV-7")


@pytest.mark.parametrize("rolled", [False, True])
def test_DEV_9_road_building_lays_two_roads_free_of_charge(rolled: bool) -> None:
    s = Scene().settlement(RED, 16).cards(RED, roads=1).turn(RED, rolled=rolled).state()
    do(s, RED, "roads")
    assert phase(s) == "free_road"
    refused(s, RED, f"road {path(10, 15)}", "ROAD_NOT_CONNECTED", "BLD-6")
    do(s, RED, f"road {path(16, 10)}")
    refused(s, RED, f"road {path(16, 10)}", "PATH_TAKEN", "BLD-5")
    refused(s, RED, "end", "PENDING_DECISION", "TURN-7")  # the second one is a must too
    do(s, RED, f"road {path(10, 15)}")  # one after the other: it joins the first
    assert (phase(s), seat_of(s, RED)["roads_left"]) == ("act" if rolled else "pre_roll", 12)


def test_DEV_9_b_with_one_road_left_only_one_is_laid() -> None:
    line = (47, 54, 48, 55, 49, 56, 50, 57, 51, 58, 52, 45, 37, 30)  # 13 roads
    s = Scene().line(RED, *line).cards(RED, roads=1).turn(RED).state()
    do(s, RED, "roads", f"road {path(30, 23)}")
    assert phase(s) == "act"


def test_DEV_9_c_with_one_place_left_only_one_road_is_laid() -> None:
    scene = Scene().line(RED, 0, 4).settlement(BLUE, 5, 9)
    s = scene.cards(RED, roads=1).turn(RED).state()
    assert moves(s, RED) == ["end", "roads"]
    do(s, RED, "roads")
    assert moves(s, RED) == sorted([f"road {path(0, 5)}", f"road {path(4, 9)}"])
    do(s, RED, f"road {path(0, 5)}", f"road {path(4, 9)}")
    scene = Scene().line(RED, 0, 4, 9).settlement(BLUE, 5, 9)
    s = scene.cards(RED, roads=1).turn(RED).state()
    do(s, RED, "roads", f"road {path(0, 5)}")
    assert phase(s) == "act"


def test_DEV_9_d_without_a_place_or_a_piece_road_building_cannot_be_played() -> None:
    scene = Scene().line(RED, 5, 0, 4, 9).settlement(BLUE, 5, 9)
    s = scene.cards(RED, roads=1).turn(RED).state()
    assert moves(s, RED) == ["end"]
    refused(s, RED, "roads", "NO_EFFECT", "DEV-9")


def test_DEV_9_e_the_first_free_road_may_win_the_longest_road() -> None:
    scene = Scene().settlement(RED, 9).line(RED, 9, 15, 10, 16, 22).cards(RED, roads=1)
    s = scene.turn(RED).state()
    do(s, RED, "roads", f"road {path(22, 28)}")
    assert (longest_road(s), phase(s)) == (RED, "free_road")


def test_DEV_10_a_victory_point_card_is_a_hidden_point() -> None:
    s = Scene().settlement(RED, 16).cards(RED, victory=2).turn(RED).state()
    assert points(s, RED) == 3
    seen = view(s, BLUE)["seats"][RED]
    assert (seen["points"], seen["all_points"], seen["cards"], seen["cards_size"]) == (1, None, None, 2)


def test_DEV_11_a_card_is_not_played_in_the_turn_it_was_bought() -> None:
    s = Scene().settlement(RED, 16).hand(RED, **CARD).turn(RED).state()
    do(s, RED, "buy")
    nature(s, "draw 0 patrol")
    assert "patrol" not in moves(s, RED)
    refused(s, RED, "patrol", "BOUGHT_THIS_TURN", "DEV-11")
    do(s, RED, "end")
    while active(s) != RED:
        roll(s, 1, 1)
        do(s, active(s), "end")
    do(s, RED, "patrol")


def test_DEV_11_b_an_older_card_of_the_same_kind_may_be_played() -> None:
    s = Scene().cards(RED, winter=1).hand(RED, **CARD).turn(RED).state()
    do(s, RED, "buy")
    nature(s, "draw 0 winter")
    do(s, RED, "winter ore*2")
    assert (cards(s, RED), seat_of(s, RED)["fresh"]) == ({"winter": 1}, {"winter": 1})


def test_DEV_12_a_just_bought_victory_point_card_wins_at_once() -> None:
    scene = Scene().keep(RED, 10, 17, 35, 44).cards(RED, victory=1).hand(RED, **CARD)
    s = scene.turn(RED).state()
    do(s, RED, "buy")
    events = nature(s, "draw 0 victory")
    assert event(events, "victory").args == {"points": 10, "victory_cards": 2}
    assert GAME.actors(s) == []


def test_DEV_12_b_victory_point_cards_are_not_shown_without_winning() -> None:
    s = Scene().settlement(RED, 16).cards(RED, victory=4).turn(RED).state()
    refused(s, RED, "reveal", "NOT_WINNING", "DEV-12")


def test_DEV_13_all_victory_point_cards_are_shown_at_the_end() -> None:
    scene = Scene().keep(RED, 10, 17, 35, 44).cards(RED, victory=2).cards(BLUE, victory=1, patrol=1)
    s = scene.settlement(BLUE, 26).turn(BLACK).state()
    assert view(s, YELLOW)["seats"][BLUE]["cards"] is None
    do(s, BLACK, "end")
    for viewer in (BLUE, YELLOW, -2):
        seen = view(s, viewer)["seats"]
        assert seen[RED]["cards"] == {"victory": 2}
        assert seen[BLUE]["cards"] == {"patrol": 1, "victory": 1}
        assert (seen[RED]["all_points"], seen[BLUE]["all_points"]) == (10, 2)


def test_cards_bought_are_paid_and_counted() -> None:
    s = Scene().hand(RED, **times(CARD, 3), **ROAD).turn(RED).state()
    for n in range(1, 4):
        do(s, RED, "buy")
        nature(s, "draw 0 patrol")
        assert cards(s, RED) == {"patrol": n}
    assert hand(s, RED) == ROAD
