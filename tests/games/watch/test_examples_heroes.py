"""The worked examples about heroes, points, trade and the special build phase in Brotherhood modes, one per ID."""

import pytest
from tests.games.watch.layout import (
    BLACK,
    BLUE,
    CARD,
    GREEN,
    KEEP,
    RED,
    ROAD,
    SETTLEMENT,
    YELLOW,
    board,
    path,
    plus,
    times,
)
from tests.games.watch.play import (
    active,
    breaches,
    camps,
    cards,
    clearing,
    decides,
    display,
    do,
    event,
    gift,
    guards,
    hand,
    hands,
    hero,
    length,
    longest_road,
    moves,
    names,
    nature,
    odds,
    phase,
    points,
    refused,
    roll,
    strongest_patrol,
    supply,
    tokens,
    tormund,
    view,
    wall,
)
from tests.games.watch.scene import Scene

from frostwall.core.types import CHANCE
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import State


def watch(**options: object) -> Scene:
    return Scene(4, "brotherhood", **options)


def five(**options: object) -> Scene:
    return Scene(5, "brotherhood56", **options)


def winners(s: State) -> list[int] | None:
    outcome = GAME.outcome(s)
    return None if outcome is None else outcome.winners


# --- trade and the Ranger Patrol ---


def test_EX_3_b_a_ranger_patrol_may_drive_a_wildling_out_instead() -> None:
    scene = watch().wildlings(1, regular=1, climber=1).tormund(5).cards(YELLOW, patrol=1)
    scene.settlement(RED, 5).settlement(BLUE, 11).hand(RED, wool=2).hand(BLUE, ore=1)
    s = scene.turn(YELLOW).state()
    do(s, YELLOW, "patrol")
    assert moves(s, YELLOW, "drive") == ["drive 1 climber", "drive 1 regular"]
    assert "tormund 1" in moves(s, YELLOW)
    robbed = s.clone()
    do(robbed, YELLOW, "tormund 1")  # both stand there then
    assert moves(robbed, YELLOW) == ["victim 0", "victim 1"]
    do(s, YELLOW, "drive 1 climber")
    assert (gift(s), tormund(s), hand(s, YELLOW)) == ({1: {"regular": 1}}, 5, {"brick": 1})
    assert (phase(s), hand(s, RED), hand(s, BLUE)) == ("act", {"wool": 2}, {"ore": 1})


@pytest.mark.parametrize(("rules", "seats"), [("brotherhood", 3), ("brotherhood", 4), ("brotherhood56", 5)])
def test_EX_4_three_equal_cards_buy_one_without_a_route(rules: str, seats: int) -> None:
    s = Scene(seats, rules).hand(RED, ore=3).turn(RED).state()
    do(s, RED, "trade ore*3 for lumber")
    assert hand(s, RED) == {"lumber": 1}


def test_EX_5_b_the_grain_route_helps_no_other_kind() -> None:
    s = watch().settlement(RED, 49).hand(RED, grain=6, wool=4).turn(RED).state()
    do(s, RED, "trade grain*2 for lumber", "trade grain*4 for brick ore")
    assert hand(s, RED) == {"wool": 4, "lumber": 1, "brick": 1, "ore": 1}
    refused(s, RED, "trade wool*4 for ore", "BAD_RATE", "TRD-13")
    refused(s, RED, "trade wool*2 for ore", "BAD_RATE", "TRD-13")
    do(s, RED, "trade wool*3 for ore")
    assert hand(s, RED) == {"wool": 1, "lumber": 1, "brick": 1, "ore": 2}


# --- Longest Road and its token ---


def line_of_ex_10(*, joined: bool) -> Scene:
    """Red's line of seven roads from 9 to 42, with a branch at 28."""
    scene = watch().settlement(RED, 9, 42).line(RED, 9, 15, 10, 16).line(RED, 22, 28, 35, 42)
    scene.line(RED, 28, 21)
    return scene.line(RED, 16, 22) if joined else scene


def test_EX_10_b_who_takes_the_longest_road_turns_a_token() -> None:
    s = line_of_ex_10(joined=False).hand(RED, **ROAD).turn(RED).state()
    assert (length(s, RED), longest_road(s), points(s, RED)) == (3, None, 2)
    events = do(s, RED, f"road {path(16, 22)}")
    assert (length(s, RED), longest_road(s), points(s, RED)) == (7, RED, 3)
    assert decides(s) == ("token", CHANCE)
    assert event(events, "longest_road").args == {"from": -1, "length": 7}
    turned = event(tokens(s, "hornfoot giant"), "token")
    assert (turned.seat, turned.rule, turned.args["cause"]) == (RED, "WILD-5", "longest_road")
    assert (camps(s, "hornfoot"), decides(s)) == (["giant"], ("act", RED))


def test_EX_11_b_the_settlements_token_comes_before_that_of_the_card() -> None:
    scene = line_of_ex_10(joined=True).settlement(BLUE, 23, 44).line(BLUE, 16, 11, 17, 23, 30, 37, 44)
    s = scene.hand(BLUE, **SETTLEMENT).turn(BLUE).state()
    assert (longest_road(s), points(s, RED), points(s, BLUE)) == (RED, 3, 2)
    do(s, BLUE, "settlement 16")
    assert (longest_road(s), decides(s)) == (RED, ("token", CHANCE))  # AMB-5
    first = tokens(s, "hornfoot regular")
    assert event(first, "token").args["cause"] == "settlement"
    assert event(first, "longest_road").args == {"from": RED, "length": 6}
    assert (longest_road(s), points(s, RED), points(s, BLUE)) == (BLUE, 2, 4)
    assert decides(s) == ("token", CHANCE)
    second = event(tokens(s, "hornfoot giant"), "token")
    assert (second.args["cause"], second.seat) == ("longest_road", BLUE)
    assert (camps(s, "hornfoot"), decides(s)) == (["regular", "giant"], ("act", BLUE))


def test_EX_D10_b_a_card_that_is_set_aside_turns_no_token() -> None:
    scene = watch().settlement(RED, 47, 50).line(RED, 47, 54, 48, 55, 49, 56, 50, 57)
    scene.settlement(BLUE, 27).line(BLUE, 49, 42, 34, 27, 20, 14)
    scene.settlement(YELLOW, 23).line(YELLOW, 12, 17, 23, 29, 22, 16)
    s = scene.hand(BLUE, **SETTLEMENT).turn(BLUE).state()
    do(s, BLUE, "settlement 49")
    events = tokens(s, "hornfoot giant")  # that of the settlement
    assert [length(s, seat) for seat in range(3)] == [4, 5, 5]
    assert (longest_road(s), points(s, RED), event(events, "longest_road").seat) == (None, 2, -1)
    assert decides(s) == ("act", BLUE)


def test_EX_14_b_the_ice_of_three_players_closes_paths_too() -> None:
    scene = Scene(3, "brotherhood").settlement(YELLOW, 30).line(YELLOW, 30, 24).hand(YELLOW, **times(ROAD, 2))
    s = scene.turn(YELLOW).state()
    refused(s, YELLOW, f"road {path(24, 31)}", "PATH_CLOSED", "BLD-8")  # between hexes 8 and 13
    do(s, YELLOW, f"road {path(24, 18)}", f"road {path(30, 37)}")  # land and ice


# --- the seven ---


def test_EX_24_b_the_wildling_die_waits_for_the_discards_and_the_theft() -> None:
    scene = watch().hand(RED, wool=6).hand(BLUE, lumber=8).hand(YELLOW, brick=11).hand(BLACK, ore=9)
    scene.settlement(BLUE, 5).camps("cave_people", "regular")
    s = scene.turn(RED, rolled=False).state()
    roll(s, 3, 4, die=4)
    assert (GAME.actors(s), breaches(s)) == ([BLUE, YELLOW, BLACK], 0)
    do(s, BLUE, "discard lumber*4")
    do(s, YELLOW, "discard brick*5")
    do(s, BLACK, "discard ore*4")
    assert hands(s) == [{"wool": 6}, {"lumber": 4}, {"brick": 6}, {"ore": 5}]
    do(s, RED, "tormund 1")
    assert (phase(s), breaches(s)) == ("stealing", 0)
    events = nature(s, "steal 0 1 lumber")
    assert names(events)[:2] == ["steal", "advance"]
    assert (breaches(s), gift(s), decides(s)) == (1, {1: {"regular": 1}}, ("act", RED))


# --- points ---


@pytest.mark.parametrize("how", ["declare", "end"])
def test_EX_26_settlements_keeps_road_guards_and_cards_make_ten(how: str) -> None:
    scene = watch().settlement(RED, 9, 42).keep(RED, 2, 30).line(RED, 9, 15, 10, 16, 22, 28)
    scene.guard(0, RED, RED).guard(3, RED).cards(RED, victory=2)
    s = scene.turn(RED, rolled=False).state()
    assert points(s, RED) == 10
    refused(s, RED, "declare", "CANNOT_WIN_NOW", "END-3")
    roll(s, 1, 1)
    assert winners(s) is None  # with `win_timing = end_of_turn`
    won = event(do(s, RED, how), "victory")
    assert (won.seat, won.rule, won.args) == (RED, "END-3", {"points": 10, "victory_cards": 2})
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.winners, outcome.points[RED]) == ([RED], 10)
    assert outcome.sources[RED] == {
        "settlements": 2,
        "keeps": 4,
        "longest_road": 1,
        "strongest_patrol": 0,
        "victory_cards": 2,
        "guards": 1,
    }


# --- heroes ---


def test_EX_9_mance_rayder_does_not_help_the_leader() -> None:
    scene = watch().hero(RED, "mance").settlement(RED, 9, 42).settlement(BLUE, 2, 30).settlement(YELLOW, 44)
    s = scene.hand(BLUE, ore=1).hand(YELLOW, ore=2).turn(RED).state()
    for seat in (BLUE, YELLOW, BLACK):
        refused(s, RED, f"mance {seat}", "BAD_TARGET", "HERO-MANCE")
    assert (moves(s, RED, "mance"), hero(s, RED)["usable"]) == ([], False)
    assert (hero(s, RED)["used"], hero(s, RED)["side"]) == (False, "A")


def test_EX_38_three_equal_dice_cost_the_display_a_hero() -> None:
    def state(tragedy: bool) -> State:
        scene = watch(heroic_tragedy=tragedy).hero(RED, "marsh").display("qhorin", "yoren", "ygritte")
        return scene.turn(RED, rolled=False).state()

    s = state(True)
    roll(s, 4, 4, die=4)
    assert decides(s) == ("tragedy", RED)
    assert moves(s, RED) == ["remove qhorin", "remove ygritte", "remove yoren"]
    refused(s, RED, "remove marsh", "BAD_HERO_PICK", "MODE-16")
    lost = event(do(s, RED, "remove yoren"), "tragedy")
    assert (lost.args, lost.rule, display(s)) == ({"hero": "yoren"}, "MODE-16", ["ygritte", "qhorin"])
    assert decides(s) == ("act", RED)
    for tragedy, dice in ((True, (4, 4, 5)), (True, (4, 5, 4)), (False, (4, 4, 4))):
        s = state(tragedy)
        roll(s, *dice)
        assert (decides(s), len(display(s))) == (("act", RED), 3)


def test_EX_40_osha_takes_a_card_for_two_hexes_the_wildlings_hold() -> None:
    scene = watch(heroes="extended7").hero(RED, "osha").keep(RED, 28).settlement(RED, 17)
    for h in (5, 10, 11, 2, 6):
        scene.wildlings(h, regular=1)
    s = scene.turn(RED, rolled=False).state()
    events = do(s, RED, "osha 10 and 11")
    assert hand(s, RED) == {"brick": 1, "lumber": 1}  # the keep does not double
    assert [happened.rule for happened in events if happened.name == "gain"] == ["HERO-OSHA"] * 2
    assert (decides(s), len(gift(s))) == (("after_hero", RED), 5)
    assert moves(s, RED, "flip") == ["flip"]
    do(s, RED, "flip")
    assert (hero(s, RED)["side"], decides(s)) == ("B", ("pre_roll", RED))


def test_EX_D3_samwell_takes_a_card_when_the_shortage_left_him_none() -> None:
    scene = watch().tile(4, "pasture", 10).tile(6, "mountains", 10).hero(RED, "samwell")
    scene.keep(RED, 20).settlement(BLUE, 9, 23).turn(YELLOW, rolled=False)
    s = scene.supply(BLACK, wool=2).state()
    events = roll(s, 4, 6)
    assert (hand(s, RED), hand(s, BLUE), supply(s)["wool"]) == ({}, {"ore": 1}, 2)
    assert event(events, "shortage").args == {"kinds": ["wool"]}
    assert decides(s) == ("hero_window", RED)
    assert "samwell wool" in moves(s, RED)
    assert "decline" in moves(s, RED)
    do(s, RED, "samwell wool")
    assert (hand(s, RED), supply(s)["wool"], decides(s)) == ({"wool": 1}, 1, ("after_hero", RED))
    do(s, RED, "flip")
    assert decides(s) == ("act", YELLOW)


def test_EX_D12_yarwyck_moves_a_road_with_one_free_end() -> None:
    scene = watch().hero(RED, "yarwyck").settlement(RED, 16).line(RED, 16, 10).line(RED, 16, 22, 28)
    s = scene.turn(RED).state()
    between = path(16, 22)  # between the settlement and a road
    assert moves(s, RED, "yarwyck") == sorted(f"yarwyck {at}" for at in (path(16, 10), path(22, 28)))
    refused(s, RED, f"yarwyck {between}", "BAD_ROAD_MOVE", "HERO-A4")
    do(s, RED, f"yarwyck {path(16, 10)}")
    assert f"road {path(10, 15)}" not in moves(s, RED)  # reached over the road itself
    events = do(s, RED, f"road {path(28, 35)}")
    assert view(s, RED)["board"]["roads"][RED] == sorted([between, path(22, 28), path(28, 35)])
    assert (event(events, "road_lifted").rule, event(events, "road").rule) == ("HERO-A4", "HERO-A4")
    assert (length(s, RED), seat_roads(s)) == (3, 11)
    assert decides(s) == ("after_hero", RED)


def seat_roads(s: State) -> int:
    """Roads left to red."""
    return int(view(s, RED)["seats"][RED]["roads_left"])


@pytest.mark.parametrize(("cards_held", "cards_then"), [(9, 9), (7, 8), (0, 1)])
def test_EX_D13_jon_snow_spares_his_holder_the_discard(cards_held: int, cards_then: int) -> None:
    scene = watch(heroes="extended7").hero(BLUE, "jon").hand(BLUE, wool=cards_held).hand(YELLOW, ore=8)
    s = scene.turn(RED, rolled=False).state()
    events = roll(s, 3, 4)
    if cards_held <= 7:
        assert (decides(s), "seven" in names(events)) == (("hero_window", BLUE), False)
        assert len(moves(s, BLUE)) == 5  # no decline
        events = do(s, BLUE, "jon wool")
    assert (event(events, "hero").rule, event(events, "excused").seat) == ("HERO-JON", BLUE)
    assert decides(s) == ("after_hero", BLUE)
    events = do(s, BLUE, "flip")
    assert (GAME.actors(s), event(events, "seven").args) == ([YELLOW], {"discarding": 1})
    do(s, YELLOW, "discard ore*4")
    assert (hand(s, BLUE), decides(s)) == ({"wool": cards_then}, ("tormund", RED))


def test_EX_D14_gilly_rolls_the_wildling_die_again() -> None:
    scene = watch(heroes="extended7").hero(BLACK, "gilly").camps("cave_people", "regular")
    s = scene.turn(RED, rolled=False).state()
    roll(s, 1, 1, die=5)
    assert (decides(s), breaches(s)) == (("hero_window", BLACK), 0)
    declined = s.clone()
    do(declined, BLACK, "decline")
    assert (breaches(declined), decides(declined)) == (1, ("act", RED))
    do(s, BLACK, "gilly")
    assert len(odds(s)) == 12
    again = event(nature(s, "wildling 11"), "wildling_die")
    assert again.args == {"die": 11, "again": True}
    assert decides(s) == ("after_hero", BLACK)
    events = do(s, BLACK, "flip")
    nothing = event(events, "no_advance")
    assert (nothing.args, nothing.rule) == ({"die": 11, "clan": None}, "WILD-11")
    assert (breaches(s), camps(s, "cave_people"), decides(s)) == (0, ["regular"], ("act", RED))


def test_EX_D16_jon_snow_just_taken_does_not_help() -> None:
    scene = watch(heroes="extended7").hero(RED, "benjen").clearing(1, regular=1).guard(1, BLUE)
    s = scene.hand(RED, wool=8).turn(RED, rolled=False).state()
    do(s, RED, "benjen_clearing 1 regular")
    tokens(s, "cave_people giant")
    do(s, RED, "pick jon")
    assert (hero(s, RED)["name"], hero(s, RED)["new"]) == ("jon", True)
    events = roll(s, 3, 4)
    assert "excused" not in names(events)
    assert (decides(s), GAME.actors(s)) == (("discard", RED), [RED])
    do(s, RED, "discard wool*4")
    assert (hand(s, RED), hero(s, RED)["side"]) == ({"wool": 4}, "A")


def test_EX_D20_yoren_may_cost_his_user_the_strongest_patrol() -> None:
    scene = watch().hero(RED, "yoren").patrols(RED, 3).patrols(BLUE, 3).holds(strongest_patrol=RED)
    s = scene.turn(RED).state()
    assert (points(s, RED), points(s, BLUE)) == (1, 0)
    events = do(s, RED, "yoren 2")
    assert (strongest_patrol(s), wall(s, 2)) == (BLUE, [RED])
    assert (points(s, RED), points(s, BLUE)) == (0, 1)
    assert event(events, "strongest_patrol").args == {"from": RED, "patrols": 3}
    assert decides(s) == ("token", CHANCE)
    turned = event(tokens(s, "hornfoot giant"), "token")
    assert (turned.seat, turned.args["cause"], turned.rule) == (BLUE, "strongest_patrol", "WILD-5")
    assert decides(s) == ("after_hero", RED)  # HERO-13: after the token
    seats = view(s, RED)["seats"]
    assert (seats[RED]["patrols"], seats[BLUE]["patrols"]) == (2, 3)


@pytest.mark.parametrize("phases", ["separate", "combined"])
def test_EX_D19_b_a_new_route_and_the_token_of_its_settlement(phases: str) -> None:
    scene = watch(phases=phases).settlement(RED, 34).line(RED, 34, 42, 49)
    s = scene.hand(RED, **plus(SETTLEMENT, {"grain": 2})).turn(RED).state()
    do(s, RED, "settlement 49")
    tokens(s, "hornfoot regular")
    if phases == "separate":
        refused(s, RED, "trade grain*2 for ore", "NOT_TRADE_PHASE", "MODE-12")
    else:
        do(s, RED, "trade grain*2 for ore")
        assert hand(s, RED) == {"ore": 1}


# --- five players ---


def test_EX_41_building_and_trading_alternate_in_one_phase() -> None:
    scene = five().settlement(RED, 0).hand(RED, **plus(times(ROAD, 2), CARD, {"ore": 6})).hand(BLUE, wool=1)
    s = scene.turn(RED).state()
    b = board("brotherhood56", 5)
    do(s, RED, f"road {b.path(0, 5)}", "trade ore*3 for wool", "buy")
    nature(s, "draw 0 patrol")
    do(s, RED, "offer ore for wool to 1")
    do(s, BLUE, "accept")
    do(s, RED, "deal 1", f"road {b.path(0, 6)}", "end")
    assert (hand(s, RED), cards(s, RED)) == ({"wool": 2, "ore": 2}, {"patrol": 1})
    assert decides(s) == ("special_build", BLUE)


def table_of_ex_42() -> State:
    """Black has ended his turn; Green, the first to build, has 9 points and builds a settlement."""
    scene = five().keep(GREEN, 1, 3, 24, 41).settlement(GREEN, 20).line(GREEN, 20, 27, 34)
    scene.hand(GREEN, **SETTLEMENT)
    s = scene.turn(BLACK).special_build(GREEN).state()
    assert points(s, GREEN) == 9
    do(s, GREEN, "settlement 34")
    tokens(s, "ice_river giant")
    return s


def test_EX_42_ten_points_in_a_special_build_turn_wait_for_the_own_turn() -> None:
    s = table_of_ex_42()
    assert (points(s, GREEN), winners(s), decides(s)) == (10, None, ("special_build", GREEN))
    refused(s, GREEN, "declare", "NOT_IN_SPECIAL_BUILD", "X56-6")
    do(s, GREEN, "pass")
    for seat in (RED, BLUE, YELLOW):
        assert decides(s) == ("special_build", seat)
        do(s, seat, "pass")
    assert (decides(s), winners(s)) == (("pre_roll", GREEN), None)
    refused(s, GREEN, "declare", "CANNOT_WIN_NOW", "END-3")
    roll(s, 1, 1)
    assert winners(s) is None
    do(s, GREEN, "end")
    assert winners(s) == [GREEN]


def test_EX_43_a_third_breach_in_a_special_build_turn_ends_the_game() -> None:
    scene = five().camps("rattlebones", "giant", "regular", "regular", "regular").breaches(2)
    scene.settlement(BLUE, 1).hand(BLUE, **KEEP).guard(0, YELLOW, YELLOW).guard(1, BLUE).keep(RED, 24, 41)
    s = scene.turn(RED).special_build(BLUE).state()
    do(s, BLUE, "keep 1")
    events = tokens(s, "rattlebones climber")
    over = event(events, "overrun")
    assert (over.rule, over.args["winners"], winners(s)) == ("END-4", [YELLOW], [YELLOW])
    assert (breaches(s), GAME.actors(s)) == (3, [])
    # the giant went to clearing 2; the rest of the chain is dropped (WILD-29)
    assert (gift(s), clearing(s, 3)) == ({2: {"giant": 1}}, {})
    assert camps(s, "rattlebones") == ["regular", "regular", "regular", "climber"]
    assert (guards(s, YELLOW), active(s)) == (2, RED)


def test_EX_D28_mormont_needs_somebody_who_holds_a_card() -> None:
    s = watch().hero(RED, "mormont").hand(RED, ore=1).turn(RED).state()
    assert moves(s, RED, "mormont") == []
    refused(s, RED, f"mormont ore {BLUE}", "HERO_IMPOSSIBLE", "HERO-A1")
    s = watch().hero(RED, "mormont").hand(BLUE, wool=1).turn(RED).state()
    do(s, RED, f"mormont ore {BLUE}")
    assert (hands(s), decides(s)) == ([{}, {"wool": 1}, {}, {}], ("after_hero", RED))


def test_EX_D29_mormont_asks_nobody_without_cards_first_or_second() -> None:
    s = watch().hero(RED, "mormont").hand(YELLOW, ore=3).hand(BLACK, wool=1).turn(RED).state()
    refused(s, RED, f"mormont ore {BLUE}", "BAD_TARGET", "HERO-A1")
    do(s, RED, f"mormont ore {YELLOW}", f"return {YELLOW} ore")
    assert moves(s, RED) == [f"ask {BLACK}", "done"]
    refused(s, RED, f"ask {BLUE}", "BAD_TARGET", "HERO-A1")
