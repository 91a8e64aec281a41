"""Wildling tokens and what turns them, the rush, Ranger Patrol, New Recruits (WILD-3..10, WILD-27..29, SPC-7, DEV)."""

import pytest
from tests.games.watch.layout import BLACK, BLUE, GUARD, KEEP, RED, ROAD, SETTLEMENT, YELLOW, path, plus
from tests.games.watch.play import (
    breaches,
    camps,
    cards,
    clearing,
    decides,
    do,
    event,
    frostfangs,
    gift,
    guards,
    hand,
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
    token_pool,
    tokens,
    tormund,
    view,
    wall,
)
from tests.games.watch.scene import Scene

from frostwall.core.types import CHANCE
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import State


def north(seats: int = 4, /, **options: object) -> Scene:
    return Scene(seats, "brotherhood", **options)


def settles(scene: Scene) -> Scene:
    """Red can build a settlement at 10."""
    return scene.settlement(RED, 9).line(RED, 9, 15, 10).hand(RED, **SETTLEMENT).turn(RED)


def upgrades(scene: Scene) -> Scene:
    """Red can build a keep at 9."""
    return scene.settlement(RED, 9).hand(RED, **KEEP).turn(RED)


def supply_of(s: State) -> int:
    return int(token_pool(s)["supply"])


def turned(s: State) -> int:
    """Tokens lying open."""
    return sum(n for bag in token_pool(s)["open"].values() for n in bag.values())


# --- builds ---


def test_WILD_3_BLD_14_a_settlement_turns_the_one_token_under_it() -> None:
    s = settles(north()).state()
    before = supply_of(s)
    assert seat_of(s, RED)["tokens"] == {"settlements": [True] * 4, "keeps": 8}
    do(s, RED, "settlement 10")
    assert decides(s) == ("token", CHANCE)
    assert seat_of(s, RED)["tokens"] == {"settlements": [True] * 3, "keeps": 8}
    events = tokens(s, "cave_people giant")
    assert event(events, "token").args == {"clan": "cave_people", "wildling": "giant", "cause": "settlement"}
    assert event(events, "token").rule == "WILD-3"
    assert (camps(s, "cave_people"), supply_of(s), turned(s)) == (["giant"], before, 1)
    assert token_pool(s)["open"]["cave_people"] == {"giant": 1}
    assert decides(s) == ("act", RED)


def test_WILD_3_b_a_token_shows_each_face_down_face_by_its_number() -> None:
    s = settles(north(mammoths=True).open_tokens("hornfoot", giant=3, regular=2)).state()
    do(s, RED, "settlement 10")
    expected = {
        f"token {clan} {kind}": n
        for clan in ("ice_river", "cave_people", "hornfoot")
        for kind, n in (("regular", 12), ("climber", 4), ("giant", 3), ("mammoth", 2))
    }
    expected["token hornfoot regular"] = 10
    del expected["token hornfoot giant"]
    assert odds(s) == expected


def test_WILD_3_d_also_in_the_very_first_turn() -> None:
    s = GAME.load({**GAME.dump(settles(north()).state()), "turn": 1})
    do(s, RED, "settlement 10")
    assert phase(s) == "token"


def test_WILD_4_BLD_17_a_keep_turns_its_two_tokens_one_after_the_other_then_the_settlement_returns_over_a_new_one() -> (
    None
):
    s = upgrades(north()).state()
    before = supply_of(s)
    do(s, RED, "keep 9")
    assert seat_of(s, RED)["tokens"] == {"settlements": [True] * 4, "keeps": 6}
    events = tokens(s, "cave_people regular")
    assert event(events, "token").args["cause"] == "keep"
    assert (decides(s), camps(s, "cave_people"), supply_of(s)) == (("token", CHANCE), ["regular"], before)
    tokens(s, "cave_people climber")
    assert (decides(s), camps(s, "cave_people")) == (("act", RED), ["regular", "climber"])
    assert seat_of(s, RED)["tokens"] == {"settlements": [True] * 5, "keeps": 6}
    assert (supply_of(s), turned(s), seat_of(s, RED)["settlements_left"]) == (before - 1, 2, 5)


def test_WILD_4_WILD_29_the_rush_of_the_first_token_is_finished_before_the_second_is_turned() -> None:
    scene = upgrades(north(mammoths=True)).camps("cave_people", "mammoth", "regular", "regular", "regular")
    s = scene.clearing(1, regular=3, mammoth=2).guard(1, *[BLUE] * 5).guard(2, BLACK).state()
    do(s, RED, "keep 9")
    tokens(s, "cave_people regular")
    assert (decides(s), clearing(s, 2)) == (("pick_sixth", RED), {})  # the sixth first, then camp 2
    do(s, RED, "back mammoth")
    assert (decides(s), clearing(s, 2), wall(s, 2)) == (("token", CHANCE), {"regular": 1}, [BLACK])
    tokens(s, "cave_people giant")
    assert camps(s, "cave_people") == ["regular", "regular", "regular", "giant"]
    assert (decides(s), clearing(s, 1)) == (("act", RED), {"regular": 3, "mammoth": 1})


def test_WILD_7_a_token_comes_at_once_and_cannot_be_declined_or_put_off() -> None:
    s = settles(north()).hand(RED, **ROAD).state()
    do(s, RED, "settlement 10")
    for text in ("end", f"road {path(10, 16)}", "trade lumber*3 for ore"):
        refused(s, RED, text, "PENDING_DECISION", "TURN-7")
    refused(s, RED, "refuse token", "NO_CHOICE", "WILD-7")
    refused(s, RED, "camp 3", "NO_CHOICE", "WILD-8")


@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_WILD_8_the_figure_takes_the_free_camp_of_its_clan_nearest_the_wall(taken: int) -> None:
    s = settles(north()).camps("hornfoot", *["climber"] * taken).camps("ice_river", "giant").state()
    do(s, RED, "settlement 10")
    events = tokens(s, "hornfoot giant")
    assert camps(s, "hornfoot") == ["climber"] * taken + ["giant"]
    assert event(events, "camp").args == {"clan": "hornfoot", "wildling": "giant", "camp": taken + 1}
    assert (camps(s, "ice_river"), camps(s, "cave_people"), frostfangs(s)["giant"]) == (["giant"], [], 6)


def test_WILD_10_without_a_figure_nothing_is_placed_and_the_token_is_spent() -> None:
    """AMB-3"""
    scene = settles(north()).camps("ice_river", *["giant"] * 4).camps("hornfoot", *["giant"] * 4)
    s = scene.state()
    do(s, RED, "settlement 10")
    events = tokens(s, "hornfoot giant")
    assert (camps(s, "hornfoot"), camps(s, "ice_river"), turned(s)) == (["giant"] * 4, ["giant"] * 4, 1)
    assert "no_figure" in names(events)
    assert "rush" not in names(events)
    assert breaches(s) == 0


def test_WILD_10_b_figures_never_run_out_where_the_table_plays_so() -> None:
    scene = settles(north(figure_shortage="unlimited")).camps("ice_river", *["giant"] * 4)
    s = scene.camps("hornfoot", *["giant"] * 4).state()
    do(s, RED, "settlement 10")
    assert "rush" in names(tokens(s, "hornfoot giant"))
    assert len(camps(s, "hornfoot")) == 3


# --- the supply of tokens ---


def test_WILD_9_without_a_face_down_token_the_open_ones_are_shuffled_into_a_new_supply() -> None:
    scene = north().settlement(RED, 9).line(RED, 9, 15, 10, 16, 22).hand(RED, **ROAD).no_supply_tokens()
    s = scene.turn(RED).state()
    lying = turned(s)
    assert (supply_of(s), lying) == (0, 57 - 4 * 8 - 4 - 3 * 5)
    faces = {
        f"token {clan} {kind}": n for clan, bag in token_pool(s)["open"].items() for kind, n in bag.items()
    }
    events = do(s, RED, f"road {path(22, 28)}")
    assert event(events, "tokens_shuffled").args == {"count": lying}
    assert odds(s) == faces  # only what lay open, nothing that lies under pieces
    nature(s, next(iter(odds(s))))
    assert (supply_of(s), turned(s)) == (lying - 1, 1)


def test_WILD_9_b_tokens_under_pieces_stay_there_and_are_another_lot() -> None:
    scene = north().settlement(RED, 9, 30).line(RED, 9, 15, 10, 16, 22).no_supply_tokens()
    s = scene.hand(RED, **plus(ROAD, SETTLEMENT, KEEP)).open_tokens("cave_people", giant=3).turn(RED).state()
    below = {
        f"token {clan} {kind}": n
        for clan, bag in token_pool(s)["unturned"].items()
        for kind, n in bag.items()
    }
    lying = turned(s)
    do(s, RED, f"road {path(22, 28)}")
    assert "token cave_people giant" in odds(s)
    tokens(s, "cave_people giant")
    do(s, RED, "settlement 22")
    assert odds(s) == below
    assert "token cave_people giant" not in below
    tokens(s, "hornfoot climber")
    do(s, RED, "keep 9")
    assert odds(s) == {**below, "token hornfoot climber": below["token hornfoot climber"] - 1}
    tokens(s, "hornfoot climber", "hornfoot climber")
    # Of the shuffled ones one was turned and one lies under the settlement that returned last.
    assert (supply_of(s), turned(s)) == (lying - 2, 4)
    assert seat_of(s, RED)["tokens"]["settlements"] == [True] * 3


def test_WILD_9_BLD_17_b_the_returned_settlements_token_is_drawn_after_both_of_the_keep() -> None:
    """AMB-6: the tokens just turned are in the reshuffle."""
    full = north(3, founding_tokens="none").settlement(RED, 9).hand(RED, **KEEP).no_supply_tokens()
    s = full.turn(RED).state()
    lying = turned(s)
    do(s, RED, "keep 9")
    tokens(s, "hornfoot giant")
    events = tokens(s, "hornfoot giant")
    assert event(events, "tokens_shuffled").args == {"count": lying + 2}
    assert (turned(s), supply_of(s)) == (0, lying + 1)


def test_WILD_9_c_a_settlement_without_a_token_turns_none() -> None:
    """AMB-4"""
    s = settles(north()).no_token_under(RED, 1).state()
    before = turned(s)
    events = do(s, RED, "settlement 10")
    assert "no_token" in names(events)
    assert (decides(s), turned(s)) == (("act", RED), before)
    assert seat_of(s, RED)["tokens"]["settlements"] == [True] * 3


# --- special cards ---


def five(scene: Scene, seat: int = RED) -> Scene:
    """Red lacks one road to Longest Road."""
    return scene.settlement(seat, 9).line(seat, 9, 15, 10, 16, 22).hand(seat, **ROAD).turn(seat)


def test_WILD_5_SPC_7_whoever_receives_longest_road_turns_a_token_of_the_supply() -> None:
    s = five(north()).state()
    before = supply_of(s)
    do(s, RED, f"road {path(22, 28)}")
    assert (longest_road(s), points(s, RED), decides(s)) == (RED, 2, ("token", CHANCE))
    events = tokens(s, "ice_river regular")
    assert event(events, "token").args["cause"] == "longest_road"
    assert (supply_of(s), turned(s), camps(s, "ice_river")) == (before - 1, 1, ["regular"])


def test_SPC_7_b_every_receipt_turns_one_also_that_of_the_same_player_again() -> None:
    scene = five(north()).line(BLUE, 47, 54, 48, 55, 49, 56).hand(RED, **ROAD)
    s = scene.settlement(BLUE, 47).state()
    assert longest_road(s) == BLUE
    assert "token" not in phase(s)
    do(s, RED, f"road {path(22, 28)}")
    assert (longest_road(s), phase(s)) == (BLUE, "act")  # equal: nobody receives anything
    do(s, RED, f"road {path(28, 35)}")
    assert (longest_road(s), phase(s)) == (RED, "token")


def cut(scene: Scene) -> Scene:
    """Yellow holds Longest Road with 7; Red can settle at 16, inside it, leaving 3 and 4; Blue has 6."""
    scene.line(YELLOW, 9, 15, 10, 16, 22, 28, 35, 42).settlement(YELLOW, 9)
    scene.line(BLUE, 31, 38, 45, 52, 58, 51, 57).settlement(BLUE, 31)
    return scene.line(RED, 16, 11, 6).settlement(RED, 6).hand(RED, **SETTLEMENT).turn(RED)


def test_SPC_7_WILD_5_a_settlement_turns_its_own_token_before_that_of_the_card_it_moves() -> None:
    """AMB-5, AMB-28: the receiver turns the second one, in another's turn."""
    s = cut(north()).state()
    assert longest_road(s) == YELLOW
    do(s, RED, "settlement 16")
    assert (longest_road(s), decides(s)) == (YELLOW, ("token", CHANCE))
    events = tokens(s, "ice_river regular")
    assert event(events, "token").args["cause"] == "settlement"
    assert event(events, "longest_road").seat == BLUE
    assert (longest_road(s), decides(s)) == (BLUE, ("token", CHANCE))
    second = event(tokens(s, "ice_river regular"), "token")
    assert (second.seat, second.args["cause"]) == (BLUE, "longest_road")
    assert (points(s, BLUE), points(s, YELLOW)) == (2, 1)


def test_SPC_7_d_the_receiver_is_the_actor_of_what_his_token_brings() -> None:
    """AMB-28"""
    scene = cut(north(mammoths=True)).camps("cave_people", "regular", "regular", "regular", "regular")
    s = scene.clearing(1, regular=3, mammoth=2).guard(1, *[BLACK] * 5).state()
    do(s, RED, "settlement 16")
    tokens(s, "ice_river regular", "cave_people regular")
    assert decides(s) == ("pick_sixth", BLUE)
    do(s, BLUE, "back mammoth")
    assert s.active == RED


def test_SPC_7_e_a_card_that_is_set_aside_turns_no_token() -> None:
    scene = north().line(YELLOW, 9, 15, 10, 16, 22, 28).settlement(YELLOW, 9)
    scene.line(RED, 16, 11, 6).settlement(RED, 6).hand(RED, **SETTLEMENT).turn(RED)
    s = scene.state()
    do(s, RED, "settlement 16")
    tokens(s, "ice_river regular")
    assert (longest_road(s), phase(s), points(s, YELLOW)) == (None, "act", 1)


def test_SPC_8_WILD_5_b_strongest_patrol_turns_a_token_after_the_option_is_resolved() -> None:
    """AMB-62, SPC-6"""
    scene = north().patrols(RED, 2).cards(RED, patrol=1).settlement(BLUE, 16).hand(BLUE, ore=1)
    s = scene.turn(RED).state()
    do(s, RED, "patrol")
    assert (strongest_patrol(s), decides(s)) == (None, ("tormund", RED))
    do(s, RED, "tormund 5")
    assert (strongest_patrol(s), decides(s)) == (None, ("stealing", CHANCE))
    events = nature(s, f"steal {RED} {BLUE} ore")
    assert event(events, "strongest_patrol").args == {"from": -1, "patrols": 3}
    assert (strongest_patrol(s), points(s, RED), decides(s)) == (RED, 1, ("token", CHANCE))
    assert event(tokens(s, "hornfoot giant"), "token").args["cause"] == "strongest_patrol"


def test_SPC_8_DEV_6_with_option_two_the_wildling_has_left_the_gift_before_the_token() -> None:
    """AMB-62: the eighth wildling would have ended the game."""
    scene = north().patrols(RED, 2).cards(RED, patrol=1).turn(RED)
    for h in (0, 1, 2, 3, 4, 5, 6):
        scene.wildlings(h, regular=1)
    s = scene.camps("ice_river", "climber", "regular", "regular", "regular").guard(1, BLUE).state()
    do(s, RED, "patrol", "drive 6 regular")
    assert (strongest_patrol(s), len(gift(s))) == (RED, 6)
    tokens(s, "ice_river regular")
    assert (phase(s), sum(sum(there.values()) for there in gift(s).values())) == ("act", 7)


def test_DEV_9_SPC_7_f_the_token_of_the_first_free_road_comes_before_the_second_road() -> None:
    s = five(north()).cards(RED, roads=1).state()
    do(s, RED, "roads", f"road {path(22, 28)}")
    assert (longest_road(s), decides(s)) == (RED, ("token", CHANCE))
    tokens(s, "hornfoot regular")
    assert decides(s) == ("free_road", RED)
    do(s, RED, f"road {path(28, 35)}")
    assert (phase(s), hand(s, RED)) == ("act", ROAD)


# --- the rush ---


def test_WILD_27_the_fifth_starts_a_rush_by_the_lower_trail_then_by_the_higher() -> None:
    scene = settles(north()).camps("hornfoot", "regular", "regular", "climber", "giant")
    s = scene.guard(2, BLUE).guard(3, BLUE, BLUE).state()
    do(s, RED, "settlement 10")
    events = tokens(s, "hornfoot regular")
    assert camps(s, "hornfoot") == ["climber", "giant", "regular"]
    assert (clearing(s, 2), clearing(s, 3), breaches(s)) == ({"regular": 1}, {"regular": 1}, 0)
    walked = [found.args["section"] for found in events if found.name == "advance"]
    assert walked == [2, 3]
    assert event(events, "camp").args["camp"] == 5


@pytest.mark.parametrize(
    ("clan", "sections"), [("ice_river", [0, 1]), ("cave_people", [1, 2]), ("hornfoot", [2, 3])]
)
def test_WILD_27_b_each_clan_rushes_to_its_own_two_clearings(clan: str, sections: list[int]) -> None:
    scene = settles(north()).camps(clan, *["regular"] * 4)
    for section in range(4):
        scene.guard(section, BLUE)
    s = scene.state()
    do(s, RED, "settlement 10")
    tokens(s, f"{clan} regular")
    assert [section for section in range(4) if clearing(s, section)] == sections


def test_WILD_28_a_rush_comes_from_any_token_and_may_breach() -> None:
    s = five(north()).camps("cave_people", "regular", "giant", "climber", "climber").state()
    do(s, RED, f"road {path(22, 28)}")
    tokens(s, "cave_people climber")
    assert (breaches(s), gift(s)) == (2, {1: {"regular": 1}, 2: {"giant": 1}})
    scene = north().hero(RED, "benjen").camps("cave_people", *["regular"] * 4).clearing(0, regular=1)
    s = scene.guard(0, BLUE).turn(RED, rolled=False).state()
    do(s, RED, "benjen_clearing 0 regular")
    tokens(s, "cave_people climber")
    assert (breaches(s), camps(s, "cave_people")) == (2, ["regular", "regular", "climber"])


def test_WILD_29_b_what_comes_first_is_finished_before_the_next_arrival_and_dropped_when_the_game_ends() -> (
    None
):
    """AMB-7, AMB-8"""
    scene = upgrades(north()).breaches(2).camps("cave_people", *["regular"] * 4).guard(0, BLUE)
    s = scene.state()
    do(s, RED, "keep 9")
    events = tokens(s, "cave_people regular")
    assert (phase(s), breaches(s), gift(s)) == ("over", 3, {1: {"regular": 1}})
    assert len(camps(s, "cave_people")) == 4
    assert names(events)[-1] == "overrun"
    assert turned(s) == 1


def test_WILD_29_c_a_settlements_rush_that_ends_the_game_leaves_longest_road_where_it_was() -> None:
    s = cut(north()).breaches(2).camps("cave_people", *["regular"] * 4).state()
    do(s, RED, "settlement 16")
    tokens(s, "cave_people regular")
    assert (phase(s), longest_road(s)) == ("over", YELLOW)


# --- Ranger Patrol, option 2 ---


def test_DEV_5_option_two_takes_a_card_of_the_hex_and_sends_one_of_its_wildlings_home() -> None:
    scene = north().wildlings(5, regular=1, climber=1).wildlings(7, giant=1).cards(RED, patrol=1)
    s = scene.turn(RED).state()
    do(s, RED, "patrol")
    assert moves(s, RED, "drive") == ["drive 5 climber", "drive 5 regular", "drive 7 giant"]  # AMB-59
    assert moves(s, RED, "tormund")
    refused(s, RED, "drive 5 giant", "NO_WILDLING_THERE", "DEV-5")
    refused(s, RED, "drive 6 regular", "NO_WILDLING_THERE", "DEV-5")
    do(s, RED, "drive 5 climber")
    assert (hand(s, RED), gift(s)[5], frostfangs(s)["climber"]) == ({"grain": 1}, {"regular": 1}, 8)
    assert (tormund(s), seat_of(s, RED)["patrols"], phase(s)) == ("camp", 1, "act")


def test_DEV_5_b_an_exhausted_kind_brings_no_card_but_the_wildling_goes() -> None:
    """AMB-34"""
    s = north().wildlings(5, regular=1).cards(RED, patrol=1).supply(BLUE, grain=0).turn(RED).state()
    do(s, RED, "patrol", "drive 5 regular")
    assert (hand(s, RED), gift(s)) == ({}, {})


def test_DEV_5_c_with_no_wildling_in_the_gift_there_is_only_option_one() -> None:
    """AMB-53; those in clearings and camps are out of reach"""
    scene = north().clearing(1, regular=1).guard(1, BLUE).camps("hornfoot", "regular").cards(RED, patrol=1)
    s = scene.turn(RED).state()
    do(s, RED, "patrol")
    assert (moves(s, RED, "drive"), len(moves(s, RED, "tormund"))) == ([], 21)
    refused(s, RED, "drive 5 regular", "NO_WILDLING_THERE", "DEV-5")


def test_DEV_5_d_a_rolled_seven_drives_nobody_away() -> None:
    s = north().wildlings(5, regular=1).turn(RED, rolled=False).state()
    roll(s, 3, 4)
    assert moves(s, RED, "drive") == []
    refused(s, RED, "drive 5 regular", "PENDING_DECISION", "TURN-7")


def test_DEV_5_e_it_may_be_played_before_the_roll() -> None:
    s = (
        north()
        .wildlings(5, regular=1)
        .settlement(RED, 16)
        .cards(RED, patrol=1)
        .turn(RED, rolled=False)
        .state()
    )
    do(s, RED, "patrol", "drive 5 regular")
    roll(s, 2, 2)
    assert hand(s, RED) == {"grain": 2}


# --- New Recruits ---


def test_DEV_8_new_recruits_place_a_guard_free_of_charge_on_the_lowest_free_position() -> None:
    s = north().cards(RED, recruits=1).guard(2, BLUE).hand(RED, **GUARD).turn(RED, rolled=False).state()
    assert moves(s, RED, "recruits") == [f"recruits {section}" for section in range(4)]
    do(s, RED, "recruits 2")
    assert (wall(s, 2), hand(s, RED), cards(s, RED)) == ([BLUE, RED], GUARD, {})
    assert view(s, RED)["card_played"] is True
    assert (phase(s), guards(s, RED)) == ("pre_roll", 1)


def test_DEV_8_b_without_a_guard_or_a_free_position_it_cannot_be_played() -> None:
    """AMB-32"""
    s = north().cards(RED, recruits=1).guard(0, *[RED] * 5).guard(1, RED, RED).turn(RED).state()
    assert moves(s, RED, "recruits") == []
    refused(s, RED, "recruits 2", "NO_EFFECT", "DEV-8")
    s = north().cards(RED, recruits=1).guard(0, *[RED] * 5).guard(1, RED).turn(RED).state()
    do(s, RED, "recruits 2")  # the last one
    scene = north().cards(RED, recruits=1)
    for section, seats in enumerate(((RED, BLUE), (BLUE, YELLOW), (YELLOW, BLACK), (BLACK, RED))):
        scene.guard(section, *[seats[0]] * 3, *[seats[1]] * 2)
    s = scene.turn(RED).state()
    refused(s, RED, "recruits 2", "NO_EFFECT", "DEV-8")
    s = north().cards(RED, recruits=1).guard(0, *[BLUE] * 5).turn(RED).state()
    refused(s, RED, "recruits 0", "SECTION_FULL", "GRD-2")
    assert moves(s, RED, "recruits") == ["recruits 1", "recruits 2", "recruits 3"]
