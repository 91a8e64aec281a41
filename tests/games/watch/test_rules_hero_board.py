"""Heroes that act on the board and the Wall: Yarwyck, Thorne, Benjen, Ygritte, Yoren, Aemon."""

import pytest
from tests.games.watch.layout import BLACK, BLUE, GUARD, RED, ROAD, YELLOW, Cards, path
from tests.games.watch.play import (
    camps,
    clearing,
    decides,
    do,
    event,
    frostfangs,
    gift,
    guards,
    hand,
    length,
    longest_road,
    moves,
    names,
    phase,
    points,
    refused,
    roll,
    seat_of,
    strongest_patrol,
    token_pool,
    tokens,
    view,
    wall,
)
from tests.games.watch.scene import Scene

from frostwall.core.types import CHANCE
from frostwall.games.watch.engine.state import State


def north(seats: int = 4, /, **options: object) -> Scene:
    return Scene(seats, "brotherhood", **{"heroes": "all", **options})


# --- Othell Yarwyck ---


def yarwyck() -> Scene:
    return north().hero(RED, "yarwyck").turn(RED)


def roads(s: State, seat: int = RED) -> list[int]:
    found: list[int] = view(s, RED)["board"]["roads"][seat]
    return found


def test_HERO_A4_yarwyck_lays_an_end_of_a_line_elsewhere_free_of_charge() -> None:
    s = yarwyck().settlement(RED, 16).line(RED, 16, 22, 28).state()
    assert moves(s, RED, "yarwyck") == [
        f"yarwyck {path(22, 28)}"
    ]  # the other touches own pieces at both ends
    refused(s, RED, f"yarwyck {path(16, 22)}", "BAD_ROAD_MOVE", "HERO-A4")
    do(s, RED, f"yarwyck {path(22, 28)}")
    assert (roads(s), decides(s)) == (sorted([path(16, 22), path(22, 28)]), ("hero_step", RED))
    assert moves(s, RED) == sorted(f"road {path(*ends)}" for ends in ((16, 10), (16, 11), (22, 29)))
    refused(s, RED, f"road {path(22, 28)}", "BAD_ROAD_MOVE", "HERO-A4")  # the same path
    refused(s, RED, f"road {path(28, 35)}", "BAD_ROAD_MOVE", "HERO-A4")  # not legal without that road
    events = do(s, RED, f"road {path(16, 10)}")
    assert (roads(s), seat_of(s, RED)["roads_left"]) == (sorted([path(16, 22), path(16, 10)]), 12)
    assert names(events) == ["road_lifted", "road"]
    assert decides(s) == ("after_hero", RED)


@pytest.mark.parametrize(
    ("lines", "movable"),
    [
        ([(16, 22)], [(16, 22)]),  # between a settlement and a free intersection
        ([(16, 22, 28)], [(22, 28)]),
        ([(16, 22, 28), (22, 29)], [(22, 28), (22, 29)]),
        ([(16, 10, 15, 21, 28, 22, 16)], []),  # a ring has no end
        ([(16, 22), (45, 52)], [(16, 22)]),  # a road that touches no own piece stays
    ],
)
def test_HERO_A4_b_exactly_one_end_touches_own_pieces(
    lines: list[tuple[int, ...]], movable: list[tuple[int, int]]
) -> None:
    scene = yarwyck().settlement(RED, 16)
    for line in lines:
        scene.line(RED, *line)
    s = scene.state()
    assert moves(s, RED, "yarwyck") == sorted(f"yarwyck {path(a, b)}" for a, b in movable)


def test_HERO_A4_c_foreign_pieces_are_ignored_and_foreign_roads_stay() -> None:
    scene = yarwyck().settlement(RED, 16).line(RED, 16, 22, 28).settlement(BLUE, 28).line(BLUE, 28, 35)
    s = scene.state()
    assert moves(s, RED, "yarwyck") == [f"yarwyck {path(22, 28)}"]
    refused(s, RED, f"yarwyck {path(28, 35)}", "BAD_ROAD_MOVE", "HERO-A4")
    do(s, RED, f"yarwyck {path(22, 28)}", f"road {path(22, 29)}", "flip", "end")
    # the path it left is free again for whoever reaches it
    scene = yarwyck().settlement(RED, 16).line(RED, 16, 22, 28).settlement(BLUE, 28).hand(BLUE, **ROAD)
    s = scene.state()
    do(s, RED, f"yarwyck {path(22, 28)}", f"road {path(16, 10)}", "flip", "end")
    roll(s, 1, 2)
    do(s, BLUE, f"road {path(22, 28)}")


def test_HERO_A4_d_a_road_behind_a_foreign_building_still_touches_its_own_neighbour() -> None:
    """Own roads on both sides of a Blue settlement at 22: the outer one has one bare end and a place elsewhere."""
    s = yarwyck().settlement(RED, 10).line(RED, 10, 16, 22, 28).settlement(BLUE, 22).state()
    assert moves(s, RED, "yarwyck") == [f"yarwyck {path(22, 28)}"]
    do(s, RED, f"yarwyck {path(22, 28)}")
    assert f"road {path(22, 29)}" not in moves(s, RED)  # not through the foreign settlement
    do(s, RED, f"road {path(16, 11)}")


def test_HERO_A4_e_a_settlement_may_lose_its_only_road() -> None:
    """AMB-16"""
    scene = yarwyck().settlement(RED, 16).line(RED, 16, 22).settlement(RED, 44).line(RED, 44, 37)
    s = scene.state()
    do(s, RED, f"yarwyck {path(16, 22)}", f"road {path(44, 51)}")
    assert roads(s) == sorted([path(44, 37), path(44, 51)])


def test_HERO_A4_f_longest_road_is_measured_once_the_road_lies_again() -> None:
    """AMB-16: the holder never loses the card in between and turns no token."""
    scene = yarwyck().settlement(RED, 9).line(RED, 9, 15, 10, 16, 22, 28)
    scene.settlement(BLUE, 47).line(BLUE, 47, 54, 48, 55, 49, 56)
    s = scene.holds(longest_road=RED).state()
    events = do(s, RED, f"yarwyck {path(22, 28)}", f"road {path(22, 29)}")
    assert (longest_road(s), length(s, RED), phase(s)) == (RED, 5, "after_hero")
    assert "longest_road" not in names(events)
    s = scene.holds(longest_road=RED).state()
    do(s, RED, f"yarwyck {path(22, 28)}", f"road {path(15, 21)}")
    assert (length(s, RED), longest_road(s), decides(s)) == (4, BLUE, ("token", CHANCE))
    assert event(tokens(s, "ice_river giant"), "token").seat == BLUE
    assert (points(s, RED), points(s, BLUE), decides(s)) == (1, 2, ("after_hero", RED))


def test_HERO_A4_g_without_another_place_he_cannot_be_used() -> None:
    """HERO-7: Red's only other exits are taken."""
    scene = yarwyck().settlement(RED, 0).line(RED, 0, 4).line(BLUE, 0, 5, 10)
    s = scene.settlement(BLUE, 10).state()
    assert moves(s, RED, "yarwyck") == []
    refused(s, RED, f"yarwyck {path(0, 4)}", "HERO_IMPOSSIBLE", "HERO-7")


def test_HERO_A4_i_one_other_place_is_enough() -> None:
    s = yarwyck().settlement(RED, 0).line(RED, 0, 4).state()
    assert moves(s, RED, "yarwyck") == [f"yarwyck {path(0, 4)}"]
    do(s, RED, f"yarwyck {path(0, 4)}")
    assert moves(s, RED) == [f"road {path(0, 5)}"]


def test_HERO_A4_h_all_roads_on_the_board_are_no_hindrance() -> None:
    line = (9, 15, 10, 16, 22, 28, 35, 43, 36, 44, 37, 30, 24, 31, 38)
    s = yarwyck().settlement(RED, 9).line(RED, *line).hand(RED, **ROAD).state()
    assert seat_of(s, RED)["roads_left"] == 0
    do(s, RED, f"yarwyck {path(31, 38)}", f"road {path(31, 25)}", "flip")
    refused(s, RED, f"road {path(31, 38)}", "NO_PIECE", "BLD-3")


# --- Ser Alliser Thorne ---


def thorne(**have: int) -> Scene:
    return north().hero(RED, "thorne").hand(RED, **have).turn(RED)


def test_HERO_A5_thorne_recruits_with_one_cost_card_replaced() -> None:
    s = thorne(lumber=1, brick=1, ore=1).guard(1, BLUE).state()
    assert moves(s, RED, "thorne") == [f"thorne {section} instead of wool ore" for section in range(4)]
    do(s, RED, "thorne 1 instead of wool ore")
    assert (wall(s, 1), hand(s, RED), decides(s)) == ([BLUE, RED], {}, ("after_hero", RED))


def test_HERO_A5_b_the_substitute_is_any_other_kind_also_one_of_the_cost() -> None:
    """AMB-52"""
    s = thorne(lumber=2, brick=1).state()
    do(s, RED, "thorne 0 instead of wool lumber")
    assert (hand(s, RED), guards(s, RED)) == ({}, 1)


def test_HERO_A5_c_exactly_one_is_replaced() -> None:
    """CON-22: with the plain cost the use would be void."""
    s = thorne(**GUARD).state()
    assert moves(s, RED, "thorne") == []
    refused(s, RED, "thorne 0 instead of wool wool", "BAD_SUBSTITUTE", "HERO-A5")
    s = thorne(lumber=1, ore=2).state()  # two would have to be replaced
    assert moves(s, RED, "thorne") == []
    refused(s, RED, "thorne 0 instead of wool ore", "CANNOT_PAY", "BLD-1")
    refused(s, RED, "thorne 0 instead of grain ore", "BAD_SUBSTITUTE", "HERO-A5")


def test_HERO_A5_d_it_needs_a_guard_and_a_free_position() -> None:
    have: Cards = {"lumber": 1, "brick": 1, "ore": 1}
    s = thorne(**have).guard(0, *[RED] * 5).guard(1, RED, RED).state()
    refused(s, RED, "thorne 2 instead of wool ore", "HERO_IMPOSSIBLE", "HERO-7")
    s = thorne(**have).guard(0, *[BLUE] * 5).state()
    refused(s, RED, "thorne 0 instead of wool ore", "SECTION_FULL", "GRD-2")
    assert len(moves(s, RED, "thorne")) == 3


# --- Benjen Stark ---


def benjen() -> Scene:
    scene = north(mammoths=True).hero(RED, "benjen").camps("hornfoot", "giant", "climber", "regular")
    return scene.clearing(1, mammoth=1, regular=1).guard(1, BLUE, BLUE).turn(RED, rolled=False)


def test_HERO_BENJEN_WILD_6_benjen_sends_one_home_and_turns_a_token_of_the_supply() -> None:
    s = benjen().state()
    assert moves(s, RED, "benjen") == [f"benjen hornfoot {camp}" for camp in (1, 2, 3)]
    assert moves(s, RED, "benjen_clearing") == ["benjen_clearing 1 mammoth", "benjen_clearing 1 regular"]
    before = token_pool(s)["supply"]
    do(s, RED, "benjen hornfoot 2")
    assert (camps(s, "hornfoot"), frostfangs(s)["climber"]) == (["giant", "regular"], 8)
    events = tokens(s, "hornfoot giant")  # CON-19: those behind have closed up
    assert (camps(s, "hornfoot"), token_pool(s)["supply"]) == (["giant", "regular", "giant"], before - 1)
    assert (event(events, "token").rule, event(events, "token").args["cause"]) == ("WILD-6", "hero")
    assert decides(s) == ("after_hero", RED)


@pytest.mark.parametrize("kind", ["mammoth", "regular"])
def test_HERO_BENJEN_b_also_any_wildling_of_a_clearing(kind: str) -> None:
    s = benjen().turn(RED).state()
    do(s, RED, f"benjen_clearing 1 {kind}")
    tokens(s, "ice_river giant")
    assert clearing(s, 1) == {"mammoth" if kind == "regular" else "regular": 1}
    assert (frostfangs(s)[kind], camps(s, "ice_river")) == (8 if kind == "mammoth" else 23, ["giant"])


def test_HERO_BENJEN_c_not_one_of_the_gift_nor_where_nobody_is() -> None:
    s = benjen().wildlings(5, regular=1).state()
    for text in (
        "benjen hornfoot 4",
        "benjen ice_river 1",
        "benjen_clearing 0 regular",
        "benjen_clearing 1 giant",
    ):
        refused(s, RED, text, "BAD_WILDLING", "HERO-BENJEN")
    refused(s, RED, "benjen hornfoot 0", "BAD_WILDLING", "HERO-BENJEN")
    s = north().hero(RED, "benjen").wildlings(5, regular=1).turn(RED).state()
    refused(s, RED, "benjen hornfoot 1", "HERO_IMPOSSIBLE", "HERO-7")


def test_HERO_BENJEN_d_the_same_figure_may_come_back_as_the_last_of_its_kind() -> None:
    scene = north().hero(RED, "benjen").camps("ice_river", *["giant"] * 4).camps("hornfoot", *["giant"] * 4)
    s = scene.turn(RED).state()
    do(s, RED, "benjen ice_river 1")
    tokens(s, "cave_people giant")
    assert (camps(s, "cave_people"), frostfangs(s).get("giant", 0)) == (["giant"], 0)


# --- Ygritte ---


@pytest.mark.parametrize("rolled", [True, False])
def test_HERO_YGRITTE_ygritte_sends_one_of_the_gift_home_without_a_card(rolled: bool) -> None:
    scene = (
        north().hero(RED, "ygritte").wildlings(5, regular=1, climber=1).clearing(1, regular=1).guard(1, BLUE)
    )
    s = scene.turn(RED, rolled=rolled).state()
    assert moves(s, RED, "ygritte") == ["ygritte 5 climber", "ygritte 5 regular"]
    do(s, RED, "ygritte 5 climber")
    assert (gift(s), hand(s, RED), frostfangs(s)["climber"]) == ({5: {"regular": 1}}, {}, 8)
    assert (decides(s), token_pool(s)["face_down"]) == (("after_hero", RED), 57)


def test_HERO_YGRITTE_b_only_one_that_stands_there() -> None:
    scene = (
        north().hero(RED, "ygritte").wildlings(5, regular=1).tormund(6).clearing(1, regular=1).guard(1, BLUE)
    )
    s = scene.turn(RED).state()
    for text in ("ygritte 5 climber", "ygritte 6 regular", "ygritte 1 regular"):
        refused(s, RED, text, "BAD_WILDLING", "HERO-YGRITTE")


# --- Yoren ---


def yoren(patrols: int, **options: object) -> Scene:
    return north(**options).hero(RED, "yoren").patrols(RED, patrols).turn(RED)


def test_HERO_YOREN_yoren_spends_an_open_patrol_for_a_guard() -> None:
    s = yoren(1).guard(2, BLUE).cards(RED, patrol=1).state()
    events = do(s, RED, "yoren 2")
    assert (wall(s, 2), seat_of(s, RED)["patrols"], seat_of(s, RED)["cards"]) == (
        [BLUE, RED],
        0,
        {"patrol": 1},
    )
    assert event(events, "patrol_spent").args["target"] == "out"
    assert (hand(s, RED), decides(s), view(s, RED)["pile"]) == ({}, ("after_hero", RED), 23)


def test_HERO_YOREN_b_it_needs_an_open_patrol_a_guard_and_a_free_position() -> None:
    s = yoren(0).cards(RED, patrol=2).patrols(BLUE, 2).state()
    refused(s, RED, "yoren 2", "NO_SUCH_CARD", "HERO-YOREN")
    s = yoren(1).guard(0, *[RED] * 5).guard(1, RED, RED).state()
    refused(s, RED, "yoren 2", "HERO_IMPOSSIBLE", "HERO-7")
    s = yoren(1).guard(0, *[BLUE] * 5).state()
    refused(s, RED, "yoren 0", "SECTION_FULL", "GRD-2")
    assert moves(s, RED, "yoren") == ["yoren 1", "yoren 2", "yoren 3"]


@pytest.mark.parametrize(
    ("own", "blue", "yellow", "holder", "after"),
    [
        (3, 0, 0, RED, None),  # below three: set aside
        (4, 0, 0, RED, RED),
        (4, 3, 0, RED, RED),  # a tie: the holder keeps it
        (4, 4, 0, RED, BLUE),
        (3, 3, 0, RED, BLUE),  # EX-D20
        (4, 4, 4, RED, None),  # two others lead
        (2, 3, 0, BLUE, BLUE),  # no holder, no change
    ],
)
def test_SPC_9_strongest_patrol_is_checked_again_after_yoren(
    own: int, blue: int, yellow: int, holder: int, after: int | None
) -> None:
    """AMB-15"""
    scene = yoren(own).patrols(BLUE, blue).patrols(YELLOW, yellow).holds(strongest_patrol=holder)
    s = scene.state()
    do(s, RED, "yoren 1")
    assert strongest_patrol(s) == after
    if after == BLUE != holder:  # AMB-28: the receiver turns a token
        assert decides(s) == ("token", CHANCE)
        assert event(tokens(s, "ice_river giant"), "token").seat == BLUE
    assert decides(s) == ("after_hero", RED)
    assert points(s, BLUE) == (1 if after == BLUE else 0)


def test_SPC_9_b_without_the_recheck_the_holder_keeps_it_until_another_lays_more() -> None:
    """AMB-15, `yoren_recheck = no`"""
    scene = yoren(3, yoren_recheck=False).patrols(BLUE, 1).cards(BLUE, patrol=2).holds(strongest_patrol=RED)
    s = scene.state()
    do(s, RED, "yoren 1", "flip", "end")
    assert (strongest_patrol(s), seat_of(s, RED)["patrols"], points(s, RED)) == (RED, 2, 1)
    roll(s, 1, 2)
    do(s, BLUE, "patrol", "tormund 0")
    assert strongest_patrol(s) == RED  # two are not three
    do(s, BLUE, "end")
    for seat in (YELLOW, BLACK, RED):
        roll(s, 1, 2)
        do(s, seat, "end")
    roll(s, 1, 2)
    do(s, BLUE, "patrol", "tormund 1")
    assert (strongest_patrol(s), decides(s)) == (BLUE, ("token", CHANCE))


def test_SPC_9_c_without_the_recheck_an_equal_number_is_not_more() -> None:
    scene = yoren(4, yoren_recheck=False).patrols(BLUE, 2).cards(BLUE, patrol=1).holds(strongest_patrol=RED)
    s = scene.state()
    do(s, RED, "yoren 1", "flip", "end")
    roll(s, 1, 2)
    do(s, BLUE, "patrol", "tormund 0")
    assert (strongest_patrol(s), phase(s)) == (RED, "act")


# --- Aemon Targaryen ---


def aemon() -> Scene:
    return north(mammoths=True).hero(RED, "aemon").guard(1, BLUE, RED, YELLOW).guard(0, BLACK)


@pytest.mark.parametrize("rolled", [True, False])
def test_HERO_AEMON_aemon_moves_an_own_guard_to_another_section(rolled: bool) -> None:
    s = aemon().turn(RED, rolled=rolled).state()
    assert moves(s, RED, "aemon") == [f"aemon 1 2 to {section}" for section in (0, 2, 3)]
    do(s, RED, "aemon 1 2 to 0")
    assert (wall(s, 1), wall(s, 0), guards(s, RED)) == ([BLUE, YELLOW], [BLACK, RED], 1)
    assert decides(s) == ("after_hero", RED)


def test_HERO_AEMON_b_neither_a_foreign_guard_nor_the_same_or_a_full_section() -> None:
    s = aemon().guard(2, *[BLACK] * 5).turn(RED).state()
    for text in ("aemon 1 1 to 0", "aemon 1 2 to 1", "aemon 1 2 to 2", "aemon 3 1 to 0", "aemon 1 4 to 0"):
        refused(s, RED, text, "BAD_GUARD_MOVE", "HERO-AEMON")


@pytest.mark.parametrize(("waiting", "may"), [(0, True), (2, True), (3, False)])
def test_HERO_AEMON_c_the_guards_left_are_at_least_as_many_as_the_wildlings(waiting: int, may: bool) -> None:
    """AMB-12"""
    there: Cards = {"regular": waiting} if waiting else {}
    s = aemon().clearing(1, **there).turn(RED).state()
    assert bool(moves(s, RED, "aemon")) is may
    if not may:
        refused(s, RED, "aemon 1 2 to 0", "HERO_IMPOSSIBLE", "HERO-7")
    s = aemon().clearing(1, mammoth=4).turn(RED).state()  # also when they are outnumbered already
    assert moves(s, RED, "aemon") == []


def test_HERO_AEMON_d_the_last_guard_may_leave_an_empty_clearing() -> None:
    s = north().hero(RED, "aemon").guard(3, RED).turn(RED).state()
    do(s, RED, "aemon 3 1 to 0")
    assert (wall(s, 3), wall(s, 0)) == ([], [RED])
