"""Five and six players: the combined phase and the special build phase (X56)."""

import pytest
from tests.games.watch.layout import (
    BLACK,
    BLUE,
    CARD,
    GREEN,
    GUARD,
    KEEP,
    RED,
    ROAD,
    SETTLEMENT,
    WHITE,
    YELLOW,
    board,
    plus,
)
from tests.games.watch.play import (
    breaches,
    camps,
    cards,
    clearing,
    decides,
    do,
    gift,
    guards,
    hand,
    hero,
    longest_road,
    moves,
    nature,
    phase,
    points,
    refused,
    roll,
    seat_of,
    tokens,
    wall,
)
from tests.games.watch.scene import Scene

from frostwall.core.types import CHANCE
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import State

FIVE = board("brotherhood56", 5)
path = FIVE.path
EVERYTHING = plus(ROAD, SETTLEMENT, KEEP, CARD, GUARD)


def north(seats: int = 5, /, **options: object) -> Scene:
    return Scene(seats, "brotherhood56", **options)


def builder(**options: object) -> Scene:
    """Red's turn is over; Blue, with a settlement at 11 and two roads to 12, has his special build turn."""
    scene = north(**options).settlement(BLUE, 11).line(BLUE, 11, 18, 12)
    return scene.hand(BLUE, **EVERYTHING).turn(RED).special_build(BLUE)


def test_X56_1_the_special_build_phase_lies_between_two_turns() -> None:
    s = north().turn(RED, rolled=False).state()
    roll(s, 1, 2)
    assert decides(s) == ("act", RED)
    refused(s, RED, "pass", "NOTHING_TO_ANSWER", "TURN-7")
    do(s, RED, "end")
    for seat in (BLUE, YELLOW, BLACK, GREEN):
        assert decides(s) == ("special_build", seat)
        do(s, seat, "pass")
    assert decides(s) == ("pre_roll", BLUE)


def test_X56_2_MODE_13_trading_and_building_alternate_freely_recruiting_included() -> None:
    scene = (
        north().settlement(RED, 11).line(RED, 11, 18, 12).hand(RED, **plus(EVERYTHING, {"ore": 3, "wool": 3}))
    )
    s = scene.turn(RED).state()
    do(
        s,
        RED,
        "guard 1",
        "trade ore*3 for brick",
        f"road {path(12, 19)}",
        "trade wool*3 for brick",
        "settlement 12",
    )
    tokens(s, "rattlebones giant")
    do(s, RED, "buy")
    assert phase(s) == "drawing"


@pytest.mark.parametrize("seats", [5, 6])
@pytest.mark.parametrize("who", [RED, BLACK, GREEN])
def test_X56_3_every_opponent_builds_once_clockwise_but_not_who_just_played(seats: int, who: int) -> None:
    s = north(seats).turn(who).state()
    do(s, who, "end")
    order = [(who + step) % seats for step in range(1, seats)]
    for seat in order:
        assert (decides(s), s.active) == (("special_build", seat), who)
        for other in order:
            if other != seat:
                refused(s, other, "pass", "NOT_IN_SPECIAL_BUILD", "X56-3")
        refused(s, who, "guard 1", "NOT_YOUR_TURN", "X56-3")
        do(s, seat, "pass")
    assert decides(s) == ("pre_roll", (who + 1) % seats)


def test_X56_4_the_builder_builds_and_buys_whatever_he_can_pay() -> None:
    s = builder().state()
    do(s, BLUE, f"road {path(12, 19)}", "settlement 12")
    tokens(s, "ice_river regular")
    do(s, BLUE, "keep 12")
    tokens(s, "ice_river regular", "hornfoot giant")
    do(s, BLUE, "guard 4", "buy")
    nature(s, f"draw {BLUE} winter")
    assert (hand(s, BLUE), cards(s, BLUE), wall(s, 4)) == ({}, {"winter": 1}, [BLUE])
    assert (decides(s), points(s, BLUE)) == (("special_build", BLUE), 3)
    assert moves(s, BLUE) == ["pass"]
    do(s, BLUE, "pass")
    assert decides(s) == ("special_build", YELLOW)


def test_X56_5_only_the_cards_in_his_hand_pay() -> None:
    scene = north().settlement(BLUE, 11).hand(BLUE, lumber=1, brick=1).hand(YELLOW, **EVERYTHING)
    s = scene.turn(RED).special_build(BLUE).state()
    refused(s, BLUE, "guard 1", "CANNOT_PAY", "BLD-1")
    refused(s, BLUE, "buy", "CANNOT_PAY", "BLD-1")
    refused(s, BLUE, "keep 11", "CANNOT_PAY", "BLD-1")
    do(s, BLUE, f"road {path(11, 18)}")


def test_X56_6_TRD_15_no_card_no_trade_no_hero_no_victory() -> None:
    scene = (
        builder().cards(BLUE, patrol=1, winter=1, roads=1, recruits=1).hero(BLUE, "marsh").hand(BLUE, ore=6)
    )
    s = scene.hand(YELLOW, wool=1).keep(BLUE, 28, 33, 44).guard(0, *[BLUE] * 5).state()
    assert {text.split()[0] for text in moves(s, BLUE)} == {
        "pass",
        "road",
        "settlement",
        "keep",
        "guard",
        "buy",
    }
    assert points(s, BLUE) == 9
    for text in (
        "patrol",
        "winter ore*2",
        "roads",
        "recruits 1",
        "marsh ore for wool",
        "trade ore*3 for wool",
    ):
        refused(s, BLUE, text, "NOT_IN_SPECIAL_BUILD", "X56-6")
    for text in ("offer ore for wool", "declare", "roll", "end"):
        refused(s, BLUE, text, "NOT_IN_SPECIAL_BUILD", "X56-6")
    assert hero(s, BLUE)["usable"] is False
    for seat in (BLUE, YELLOW):
        refused(s, seat, "propose wool for ore", "NOT_IN_SPECIAL_BUILD", "X56-6")


@pytest.mark.parametrize(
    "name", ["marsh", "benjen", "samwell", "gilly", "jon", "thorne", "melisandre", "yoren"]
)
def test_X56_6_b_no_hero_whatsoever(name: str) -> None:
    texts = {
        "marsh": "marsh ore for wool",
        "benjen": "benjen ice_river 1",
        "samwell": "samwell ore",
        "gilly": "gilly",
        "jon": "jon ore",
        "thorne": "thorne 0 instead of wool ore",
        "melisandre": "melisandre",
        "yoren": "yoren 0",
    }
    s = builder().hero(BLUE, name).camps("ice_river", "regular").patrols(BLUE, 1).state()
    refused(s, BLUE, texts[name], "NOT_IN_SPECIAL_BUILD", "X56-6")


def test_X56_7_tokens_special_cards_and_rushes_come_at_once_with_the_builder_as_actor() -> None:
    scene = builder().camps("cave_people", *["regular"] * 4).clearing(1, regular=3, mammoth=2)
    s = scene.guard(1, *[BLACK] * 5).guard(2, BLACK).state()
    do(s, BLUE, "settlement 12")
    tokens(s, "cave_people regular")
    assert (decides(s), s.active) == (("pick_sixth", BLUE), RED)
    do(s, BLUE, "back mammoth")
    assert (clearing(s, 1), clearing(s, 2)) == ({"regular": 3, "mammoth": 1}, {"regular": 1})
    assert decides(s) == ("special_build", BLUE)


def test_X56_7_b_longest_road_changes_hands_and_turns_its_token() -> None:
    scene = north().settlement(BLUE, 11).line(BLUE, 11, 18, 12, 19, 26).hand(BLUE, **ROAD)
    s = scene.turn(RED).special_build(BLUE).state()
    do(s, BLUE, f"road {path(26, 33)}")
    assert (longest_road(s), decides(s)) == (BLUE, ("token", CHANCE))
    tokens(s, "rattlebones mammoth")
    assert (camps(s, "rattlebones"), decides(s)) == (["mammoth"], ("special_build", BLUE))


def test_X56_7_c_whoever_receives_longest_road_turns_the_token_also_here() -> None:
    """AMB-28: neither the builder nor the active player."""
    scene = builder().line(RED, 25, 33, 26, 19, 12, 6, 1, 7).settlement(RED, 25)
    scene.line(GREEN, 36, 28, 21, 14, 20, 27).settlement(GREEN, 36)
    s = scene.state()
    assert longest_road(s) == RED  # seven; Green has five
    do(s, BLUE, "settlement 12")
    tokens(s, "ice_river regular")
    assert (longest_road(s), decides(s)) == (GREEN, ("token", CHANCE))
    assert tokens(s, "ice_river regular")[0].seat == GREEN
    assert decides(s) == ("special_build", BLUE)


def test_X56_8_the_third_breach_ends_the_game_here_too() -> None:
    s = builder().breaches(2).camps("cave_people", *["regular"] * 4).guard(0, GREEN).state()
    do(s, BLUE, "settlement 12")
    tokens(s, "cave_people regular")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (breaches(s), outcome.winners, outcome.ending) == (3, [GREEN], "breaches")


def test_X56_8_b_and_the_eighth_wildling_in_the_gift() -> None:
    scene = builder().camps("cave_people", "climber", "regular", "regular", "regular").guard(0, GREEN)
    for h in range(5, 12):
        scene.wildlings(h, regular=1)
    s = scene.state()
    do(s, BLUE, "settlement 12")
    tokens(s, "cave_people regular")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.winners, outcome.ending, gift(s)[1]) == ([GREEN], "wildlings", {"climber": 1})


def nearly(**options: object) -> Scene:
    """Blue has nine points and can recruit the guard for the tenth."""
    scene = north(**options).keep(BLUE, 11, 26, 28, 44).settlement(BLUE, 13).guard(0, BLUE, BLUE)
    return scene.hand(BLUE, **GUARD).turn(RED).special_build(BLUE)


def passes(s: State, *seats: int) -> None:
    for seat in seats:
        do(s, seat, "pass")


@pytest.mark.parametrize("timing", ["end_of_turn", "immediate"])
def test_X56_9_ten_points_wait_for_the_own_turn_and_its_dice(timing: str) -> None:
    s = nearly(win_timing=timing).state()
    do(s, BLUE, "guard 0")
    assert (points(s, BLUE), phase(s)) == (10, "special_build")
    passes(s, BLUE, YELLOW, BLACK, GREEN)
    assert decides(s) == ("pre_roll", BLUE)
    refused(s, BLUE, "declare", "CANNOT_WIN_NOW", "END-3")
    roll(s, 1, 2)
    if timing == "end_of_turn":
        assert phase(s) == "act"
        do(s, BLUE, "declare")
    assert phase(s) == "over"


def test_X56_9_b_and_are_lost_if_the_dice_take_them() -> None:
    s = nearly().camps("ice_river", "giant").state()
    do(s, BLUE, "guard 0")
    passes(s, BLUE, YELLOW, BLACK, GREEN)
    roll(s, 1, 2, 1)
    assert (points(s, BLUE), guards(s, BLUE), phase(s)) == (9, 2, "act")


def test_X56_9_END_3_who_ends_his_turn_with_ten_points_wins_before_the_special_build_phase() -> None:
    scene = north().keep(RED, 11, 26, 28, 44).settlement(RED, 13, 22)
    s = scene.turn(RED).state()
    do(s, RED, "end")
    assert phase(s) == "over"


def test_X56_9_c_hidden_points_of_others_win_nothing_when_a_turn_ends() -> None:
    scene = north().keep(BLUE, 11, 26, 28, 44).settlement(BLUE, 13, 22).turn(RED)
    s = scene.state()
    do(s, RED, "end")
    passes(s, BLUE, YELLOW, BLACK, GREEN)
    assert phase(s) == "pre_roll"


def test_DEV_11_X56_4_b_a_card_bought_in_a_special_build_turn_may_be_played_in_the_next_own_turn() -> None:
    """AMB-27"""
    s = builder().state()
    do(s, BLUE, "buy")
    nature(s, f"draw {BLUE} winter")
    assert seat_of(s, BLUE)["fresh"] == {"winter": 1}
    passes(s, BLUE, YELLOW, BLACK, GREEN)
    do(s, BLUE, "winter ore*2")  # even before the roll


def test_HERO_5_X56_1_b_the_special_build_phase_belongs_to_the_turn_before_it() -> None:
    """AMB-55: a hero used or taken in Red's turn is free again when Blue's turn begins."""
    scene = north().hero(BLUE, "samwell").hero(RED, "marsh").hand(RED, ore=1).tormund(5)
    s = scene.turn(RED, rolled=False).state()
    roll(s, 1, 2)
    do(s, BLUE, "samwell ore", "pick qhorin")
    do(s, RED, "end")
    assert (phase(s), hero(s, BLUE)["new"]) == ("special_build", True)
    passes(s, BLUE, YELLOW, BLACK, GREEN)
    assert hero(s, BLUE)["new"] is False
    do(s, BLUE, "qhorin")


def test_TURN_5_X56_6_c_the_one_card_of_the_turn_is_counted_anew_after_the_phase() -> None:
    scene = north().cards(RED, patrol=1).cards(BLUE, patrol=2).turn(RED)
    s = scene.state()
    do(s, RED, "patrol", "tormund 0", "end")
    passes(s, BLUE, YELLOW, BLACK, GREEN)
    do(s, BLUE, "patrol", "tormund 1")
    refused(s, BLUE, "patrol", "ONE_CARD_PER_TURN", "TURN-5")


# --- six boards ---


@pytest.mark.parametrize(
    ("seats", "die", "clan", "section"),
    [
        (5, 5, "cave_people", 2),
        (5, 9, "rattlebones", 2),
        (5, 10, "rattlebones", 3),
        (5, 6, "hornfoot", 3),
        (5, 8, "hornfoot", 4),
        (6, 9, "rattlebones", 2),
        (6, 10, "rattlebones", 3),
        (6, 11, "heart_tree", 3),
        (6, 12, "heart_tree", 4),
        (6, 6, "hornfoot", 4),
        (6, 7, "hornfoot", 5),
    ],
)
def test_X56_10_SET_24_the_new_clans_use_their_own_trails(
    seats: int, die: int, clan: str, section: int
) -> None:
    scene = north(seats).camps(clan, "regular").turn(RED, rolled=False)
    for at in range(seats):
        scene.guard(at, WHITE if seats == 6 else GREEN)
    s = scene.state()
    roll(s, 1, 2, die)
    assert [at for at in range(seats) if clearing(s, at)] == [section]


@pytest.mark.parametrize(("seats", "die"), [(5, 11), (5, 12)])
def test_X56_10_WILD_11_numbers_of_a_clan_that_is_not_in_play_do_nothing(seats: int, die: int) -> None:
    scene = north(seats)
    for clan in ("ice_river", "cave_people", "rattlebones", "hornfoot"):
        scene.camps(clan, "regular")
    s = scene.turn(RED, rolled=False).state()
    roll(s, 1, 2, die)
    assert all(
        camps(s, clan) == ["regular"] for clan in ("ice_river", "cave_people", "rattlebones", "hornfoot")
    )


@pytest.mark.parametrize(
    ("seats", "clan", "sections"),
    [(5, "rattlebones", [2, 3]), (5, "hornfoot", [3, 4]), (6, "rattlebones", [2, 3])]
    + [(6, "heart_tree", [3, 4]), (6, "hornfoot", [4, 5])],
)
def test_X56_10_WILD_27_c_the_new_clans_rush_by_their_lower_trail_first(
    seats: int, clan: str, sections: list[int]
) -> None:
    ends = (11, 18, 12) if seats == 5 else (13, 21, 14)
    scene = north(seats).settlement(RED, ends[0]).line(RED, *ends).hand(RED, **SETTLEMENT).turn(RED)
    for at in range(seats):
        scene.guard(at, BLUE)
    s = scene.camps(clan, *["regular"] * 4).state()
    do(s, RED, f"settlement {ends[2]}")
    events = tokens(s, f"{clan} regular")
    assert [found.args["section"] for found in events if found.name == "advance"] == sections


@pytest.mark.parametrize("seats", [5, 6])
def test_X56_10_WILD_25_e_behind_the_inner_sections_an_odd_mammoth_leads_south_east(seats: int) -> None:
    place = board("brotherhood56", seats)
    for section, die, clan in ((0, 1, "ice_river"), (seats - 1, 7, "hornfoot")):
        scene = north(seats).clearing(section, mammoth=1).camps(clan, "climber").wildlings(section, giant=1)
        s = scene.turn(RED, rolled=False).state()
        roll(s, 1, 2, die)
        way = "south_east" if section == 0 else "south_west"
        assert gift(s)[place.line(section, way)[1]] == {"climber": 1}
