"""Wildlings between the camps and the Gift: the advance, arrivals in a clearing, the breach, the rush (WILD-11..29)."""

import pytest
from tests.games.watch.layout import BLACK, BLUE, RED, SETTLEMENT, YELLOW, Cards
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
    moves,
    names,
    nature,
    odds,
    phase,
    points,
    refused,
    roll,
    seat_of,
    tokens,
    view,
    wall,
)
from tests.games.watch.scene import Scene

from frostwall.core.types import CHANCE, Event
from frostwall.games.watch.engine.state import State


def north(seats: int = 4, /, **options: object) -> Scene:
    return Scene(seats, "brotherhood", **options)


def advance(scene: Scene, die: int) -> tuple[State, list[Event]]:
    """Red rolls two ones, which feed nobody, and this wildling die."""
    s = scene.turn(RED, rolled=False).state()
    return s, roll(s, 1, 1, die)


def settles(scene: Scene) -> Scene:
    """Red can build a settlement at 10 and so turn a token."""
    return scene.settlement(RED, 9).line(RED, 9, 15, 10).hand(RED, **SETTLEMENT).turn(RED)


def line(s: State) -> dict[int, int]:
    """How many wildlings stand where in the Gift."""
    return {h: sum(there.values()) for h, there in gift(s).items()}


# --- the advance ---


def test_WILD_1_a_wildling_goes_from_the_frostfangs_by_camp_and_clearing_into_the_gift_and_back() -> None:
    s = settles(north()).guard(1, YELLOW).state()
    do(s, RED, "settlement 10")
    assert (frostfangs(s)["regular"], camps(s, "cave_people")) == (24, [])
    tokens(s, "cave_people regular")
    assert (frostfangs(s)["regular"], camps(s, "cave_people")) == (23, ["regular"])
    do(s, RED, "end")
    roll(s, 1, 1, 4)
    assert (camps(s, "cave_people"), clearing(s, 1), gift(s)) == ([], {"regular": 1}, {})
    scene = north().clearing(1, regular=1).camps("ice_river", "regular").guard(1, YELLOW)
    s = scene.cards(YELLOW, patrol=1).turn(YELLOW, rolled=False).state()
    roll(s, 1, 1, 3)
    assert (clearing(s, 1), gift(s), frostfangs(s)["regular"]) == (
        {},
        {1: {"regular": 1}, 5: {"regular": 1}},
        22,
    )
    do(s, YELLOW, "patrol", "drive 5 regular")
    assert (gift(s), frostfangs(s)["regular"]) == ({1: {"regular": 1}}, 23)


@pytest.mark.parametrize("die", [9, 10, 11, 12])
def test_WILD_11_a_number_on_no_trail_does_nothing(die: int) -> None:
    camped = ("regular", "giant")
    scene = north().camps("ice_river", *camped).camps("cave_people", *camped).camps("hornfoot", *camped)
    s, events = advance(scene, die)
    assert event(events, "no_advance").args == {"die": die, "clan": None}
    assert [camps(s, clan) for clan in ("ice_river", "cave_people", "hornfoot")] == [list(camped)] * 3
    assert (gift(s), breaches(s), phase(s)) == ({}, 0, "act")


def test_WILD_11_b_a_clan_with_nobody_in_camp_sends_nobody() -> None:
    s, events = advance(north().camps("ice_river", "regular").camps("hornfoot", "regular"), 4)
    assert event(events, "no_advance").args == {"die": 4, "clan": "cave_people"}
    assert (camps(s, "ice_river"), camps(s, "hornfoot"), breaches(s)) == (["regular"], ["regular"], 0)


@pytest.mark.parametrize(
    ("die", "clan", "section"),
    [
        (1, "ice_river", 0),
        (2, "ice_river", 0),
        (3, "ice_river", 1),
        (4, "cave_people", 1),
        (5, "cave_people", 2),
        (6, "hornfoot", 2),
        (7, "hornfoot", 3),
        (8, "hornfoot", 3),
    ],
)
def test_WILD_12_WILD_13_the_first_of_the_trails_clan_goes_to_its_clearing_and_the_others_move_up(
    die: int, clan: str, section: int
) -> None:
    scene = north()
    for other in ("ice_river", "cave_people", "hornfoot"):
        scene.camps(other, "regular", "climber", "giant")
    for at in range(4):
        scene.guard(at, BLUE)
    s, events = advance(scene, die)
    for other in ("ice_river", "cave_people", "hornfoot"):
        assert camps(s, other) == (["climber", "giant"] if other == clan else ["regular", "climber", "giant"])
    assert [clearing(s, at) for at in range(4)] == [
        {"regular": 1} if at == section else {} for at in range(4)
    ]
    assert event(events, "advance").args == {"clan": clan, "wildling": "regular", "section": section}


# --- arrivals ---


@pytest.mark.parametrize(
    ("defenders", "waiting", "breached"),
    [(0, 0, True), (1, 0, False), (1, 1, True), (2, 1, False), (4, 4, True), (5, 4, False)],
)
def test_WILD_14_a_regular_stays_and_only_more_wildlings_than_guards_are_a_breach(
    defenders: int, waiting: int, breached: bool
) -> None:
    scene = north().guard(1, *[BLUE] * defenders).camps("cave_people", "regular")
    s, events = advance(scene.clearing(1, regular=waiting), 4)
    if breached:
        assert (breaches(s), clearing(s, 1), sum(line(s).values())) == (1, {}, waiting + 1)
        assert len(wall(s, 1)) == max(0, defenders - 1)
    else:
        assert (breaches(s), clearing(s, 1), line(s)) == (0, {"regular": waiting + 1}, {})
        assert len(wall(s, 1)) == defenders
        assert event(events, "wall_holds").args["wildlings"] == waiting + 1


def test_WILD_14_b_only_the_guards_of_the_clearings_own_section_defend_it() -> None:
    scene = north().guard(0, BLUE, BLUE).guard(2, BLUE, BLUE).camps("cave_people", "regular")
    s, _ = advance(scene, 4)
    assert (breaches(s), gift(s), guards(s, BLUE)) == (1, {1: {"regular": 1}}, 4)


@pytest.mark.parametrize("defenders", [0, 1, 5])
def test_WILD_15_a_climber_crosses_whatever_guards_there_are_and_it_is_no_breach(defenders: int) -> None:
    scene = north().guard(1, *[BLUE] * defenders).camps("cave_people", "climber")
    s, events = advance(scene.clearing(1, regular=defenders), 4)
    assert (gift(s), clearing(s, 1)) == ({1: {"climber": 1}}, {"regular": defenders} if defenders else {})
    assert (breaches(s), len(wall(s, 1)), view(s, RED)["board"]["in_gift"]) == (0, defenders, 1)
    assert "breach" not in names(events)
    assert event(events, "cross").args == {"wildling": "climber", "section": 1, "hex": 1}


@pytest.mark.parametrize(
    ("standing", "hex_"),
    [
        ({}, 1),
        ({1: 1}, 5),
        ({1: 1, 10: 1}, 5),
        ({1: 1, 5: 1, 10: 1}, 16),
        ({1: 1, 5: 1, 10: 1, 16: 1}, 1),
        ({1: 2, 5: 1, 10: 1, 16: 1}, 5),
        ({1: 2, 5: 2, 10: 1, 16: 1}, 10),
        ({0: 1, 2: 1}, 1),  # other lines do not matter
    ],
)
def test_WILD_15_WILD_21_it_takes_the_first_hex_of_the_line_with_the_fewest_wildlings(
    standing: dict[int, int], hex_: int
) -> None:
    """AMB-9"""
    scene = north().camps("cave_people", "climber")
    for h, n in standing.items():
        scene.wildlings(h, regular=n)
    s, events = advance(scene, 4)
    assert event(events, "cross").args["hex"] == hex_
    assert gift(s)[hex_]["climber"] == 1


@pytest.mark.parametrize(
    ("waiting", "left", "breached"),
    [(0, [BLUE, YELLOW], False), (2, [BLUE, YELLOW], False), (3, [YELLOW], True)],
)
def test_WILD_16_a_giant_expels_the_first_guard_goes_home_and_then_the_rest_are_compared(
    waiting: int, left: list[int], breached: bool
) -> None:
    scene = north().guard(1, RED, BLUE, YELLOW).clearing(1, regular=waiting).camps("cave_people", "giant")
    s, events = advance(scene, 4)
    assert (wall(s, 1), frostfangs(s)["giant"], guards(s, RED)) == (left, 8, 0)
    assert seat_of(s, RED)["guards_left"] == 7
    assert breaches(s) == (1 if breached else 0)
    assert sum(line(s).values()) == (waiting if breached else 0)
    assert "giant" not in str(gift(s))
    assert names(events).index("giant") < names(events).index("guard_lost")


def test_WILD_17_a_giant_without_a_guard_breaches_and_crosses() -> None:
    s, _ = advance(north().guard(0, BLUE).camps("cave_people", "giant"), 4)
    assert (gift(s), breaches(s), frostfangs(s)["giant"]) == ({1: {"giant": 1}}, 1, 7)
    assert guards(s, BLUE) == 1


# --- mammoths ---


def herd(seats: int = 4, /, **options: object) -> Scene:
    return north(seats, mammoths=True, **options)


def test_WILD_18_a_mammoth_stays_and_counts_as_one() -> None:
    s, _ = advance(herd().guard(1, BLUE).camps("cave_people", "mammoth"), 4)
    assert (clearing(s, 1), breaches(s)) == ({"mammoth": 1}, 0)
    s, _ = advance(herd().guard(1, BLUE).clearing(1, mammoth=1).camps("cave_people", "regular"), 4)
    assert (clearing(s, 1), breaches(s), guards(s, BLUE)) == ({"mammoth": 1}, 1, 0)
    assert sum(line(s).values()) == 1


@pytest.mark.parametrize(
    ("arrives", "defenders", "breached"),
    [("climber", 0, False), ("climber", 1, False), ("regular", 0, True), ("mammoth", 1, True)]
    + [("giant", 0, True), ("giant", 1, True), ("giant", 3, False)],
)
def test_WILD_19_GRD_6_mammoths_that_outnumber_the_guards_wait_for_the_next_arrival_but_a_climber(
    arrives: str, defenders: int, breached: bool
) -> None:
    """AMB-11: a giant's arrival counts."""
    scene = herd().clearing(1, mammoth=2).guard(1, *[BLUE] * defenders).camps("cave_people", arrives)
    s, _ = advance(scene, 4)
    assert breaches(s) == (1 if breached else 0)
    assert clearing(s, 1)["mammoth"] == (3 if arrives == "mammoth" else 2)


@pytest.mark.parametrize(
    ("waiting", "defenders", "breached", "left"),
    [(0, 0, True, 0), (1, 1, True, 0), (2, 1, True, 0), (1, 2, False, 2), (3, 2, True, 1)],
)
def test_WILD_24_a_breach_by_mammoths_alone_costs_a_guard_and_moves_the_marker_but_nobody_crosses(
    waiting: int, defenders: int, breached: bool, left: int
) -> None:
    """AMB-13"""
    scene = herd().guard(1, *[BLUE] * defenders).clearing(1, mammoth=waiting).camps("cave_people", "mammoth")
    s, events = advance(scene, 4)
    assert (clearing(s, 1), gift(s)) == ({"mammoth": waiting + 1}, {})
    assert (breaches(s), guards(s, BLUE)) == (1 if breached else 0, left)
    assert "cross" not in names(events)


SOUTH_WEST, SOUTH_EAST = (1, 5, 10, 16), (1, 6, 12, 19)


@pytest.mark.parametrize(
    ("mammoths", "hexes"), [(0, SOUTH_WEST), (1, SOUTH_EAST), (2, SOUTH_WEST), (3, SOUTH_EAST)]
)
def test_WILD_25_an_odd_number_of_mammoths_turns_every_crossing_to_the_south_east(
    mammoths: int, hexes: tuple[int, ...]
) -> None:
    there: Cards = {"mammoth": mammoths} if mammoths else {}
    s, _ = advance(herd().clearing(1, **there).wildlings(1, giant=1).camps("cave_people", "climber"), 4)
    assert line(s) == {1: 1, hexes[1]: 1}
    shown = view(s, RED)["board"]["clearings"][1]
    assert (shown["line"], shown["direction"]) == (
        list(hexes),
        "south_east" if mammoths % 2 else "south_west",
    )
    scene = herd().clearing(1, regular=1, **there).guard(1, *[BLUE] * (mammoths + 1))
    s, _ = advance(scene.camps("cave_people", "regular"), 4)
    assert (breaches(s), line(s), clearing(s, 1)) == (1, {1: 1, hexes[1]: 1}, there)


def test_WILD_25_b_a_mammoth_that_has_just_arrived_counts() -> None:
    """AMB-14"""
    scene = herd().clearing(1, regular=1, mammoth=1).guard(1, BLUE, BLUE).camps("cave_people", "mammoth")
    s, _ = advance(scene.wildlings(1, giant=1), 4)
    assert (breaches(s), line(s), clearing(s, 1)) == (1, {1: 1, 5: 1}, {"mammoth": 2})


def test_WILD_25_c_the_easternmost_clearing_always_uses_the_south_west() -> None:
    s, _ = advance(herd().clearing(3, mammoth=1).wildlings(3, giant=1).camps("hornfoot", "climber"), 7)
    assert line(s) == {3: 1, 7: 1}
    shown = view(s, RED)["board"]["clearings"]
    assert [entry["direction"] for entry in shown] == ["south_west"] * 4
    assert (shown[0]["line"], shown[3]["line"]) == ([0, 4, 9, 15], [3, 7, 12, 18])


def test_WILD_25_d_the_direction_is_computed_afresh_once_a_hero_has_removed_a_mammoth() -> None:
    """AMB-58"""
    scene = herd().clearing(1, mammoth=1).wildlings(1, giant=1).camps("cave_people", "climber")
    s = scene.hero(RED, "benjen").turn(RED, rolled=False).state()
    do(s, RED, "benjen_clearing 1 mammoth")
    tokens(s, "ice_river regular")
    do(s, RED, "flip")
    roll(s, 1, 1, 4)
    assert line(s) == {1: 1, 5: 1}


@pytest.mark.parametrize(("section", "die", "hexes"), [(1, 3, (1, 6, 12)), (2, 6, (2, 7))])
@pytest.mark.parametrize("skips", [True, False])
def test_WILD_21_WILD_25_short_lines_to_the_south_east_with_three_seats_start_again_at_their_first_hex(
    section: int, die: int, hexes: tuple[int, ...], skips: bool
) -> None:
    clan = "ice_river" if section == 1 else "hornfoot"
    scene = herd(3, breach_skips_occupied=skips).clearing(section, regular=4, mammoth=1)
    s, events = advance(scene.guard(section, *[BLUE] * 5).camps(clan, "giant"), die)
    crossed = [found.args["hex"] for found in events if found.name == "cross"]
    assert crossed == [hexes[i % len(hexes)] for i in range(4)]
    assert breaches(s) == 1


# --- the breach ---


def test_WILD_20_a_breach_removes_one_guard_lets_all_cross_and_moves_the_marker() -> None:
    scene = north().guard(1, RED, BLUE).clearing(1, regular=2).camps("ice_river", "regular", "climber")
    s, events = advance(scene, 3)
    assert (wall(s, 1), guards(s, RED), guards(s, BLUE)) == ([BLUE], 0, 1)
    assert (line(s), clearing(s, 1), breaches(s)) == ({1: 1, 5: 1, 10: 1}, {}, 1)
    order = [name for name in names(events) if name in ("breach", "guard_lost", "cross")]
    assert order == ["breach", "guard_lost", "cross", "cross", "cross"]
    assert camps(s, "ice_river") == ["climber"]
    assert event(events, "guard_lost").seat == RED


def crossing(scene: Scene) -> list[object]:
    """Five wildlings cross behind section 1: a giant comes upon five against five guards."""
    s, events = advance(scene.clearing(1, regular=5).guard(1, *[BLUE] * 5).camps("cave_people", "giant"), 4)
    assert (breaches(s), guards(s, BLUE)) == (1, 3)
    return [found.args["hex"] for found in events if found.name == "cross"]


def test_WILD_21_b_after_the_last_hex_of_the_line_the_next_stands_on_the_first_again() -> None:
    assert crossing(north()) == [1, 5, 10, 16, 1]
    assert crossing(north(breach_skips_occupied=False)) == [1, 5, 10, 16, 1]


def test_WILD_21_c_occupied_hexes_are_skipped_unless_the_table_plays_otherwise() -> None:
    """CON-13"""
    assert crossing(north().wildlings(1, climber=1)) == [5, 10, 16, 1, 5]
    assert crossing(north().wildlings(5, climber=2)) == [1, 10, 16, 1, 10]
    assert crossing(north(breach_skips_occupied=False).wildlings(1, climber=1)) == [1, 5, 10, 16, 1]
    assert crossing(north(edition="de").wildlings(5, climber=2)) == [1, 5, 10, 16, 1]


def test_WILD_21_e_the_line_behind_the_first_section_starts_at_the_first_hex() -> None:
    for skips in (True, False):
        scene = north(breach_skips_occupied=skips).clearing(0, regular=1).guard(0, BLUE)
        s, _ = advance(scene.camps("ice_river", "regular"), 1)
        assert line(s) == {0: 1, 4: 1}


def test_WILD_21_d_a_climber_skips_occupied_hexes_in_every_edition() -> None:
    s, _ = advance(
        north(breach_skips_occupied=False).wildlings(1, regular=1).camps("cave_people", "climber"), 4
    )
    assert line(s) == {1: 1, 5: 1}


def test_WILD_21_TOR_1_the_hex_of_tormund_is_not_skipped() -> None:
    s, _ = advance(north().tormund(1).camps("cave_people", "regular"), 4)
    assert (gift(s), view(s, RED)["board"]["tormund"]) == ({1: {"regular": 1}}, 1)
    assert view(s, RED)["board"]["in_gift"] == 1


# --- the sixth against five guards ---


def test_WILD_23_the_sixth_and_another_go_back_and_the_first_guard_leaves_without_a_breach() -> None:
    scene = (
        north().clearing(1, regular=5).guard(1, RED, BLUE, BLUE, BLUE, YELLOW).camps("cave_people", "regular")
    )
    s, events = advance(scene, 4)
    assert (clearing(s, 1), wall(s, 1), breaches(s)) == ({"regular": 4}, [BLUE, BLUE, BLUE, YELLOW], 0)
    assert (frostfangs(s)["regular"], guards(s, RED), gift(s)) == (20, 0, {})
    assert event(events, "sixth").args == {"section": 1, "wildling": "regular", "other": "regular"}


def besieged(newcomer: str, **options: object) -> Scene:
    scene = herd(**options).clearing(1, regular=3, mammoth=2).guard(1, *[BLUE] * 5)
    return scene.camps("cave_people", newcomer)


@pytest.mark.parametrize("newcomer", ["regular", "mammoth"])
@pytest.mark.parametrize("other", ["regular", "mammoth"])
def test_WILD_23_b_the_active_player_names_the_other_where_they_differ(newcomer: str, other: str) -> None:
    s, _ = advance(besieged(newcomer), 4)
    assert decides(s) == ("pick_sixth", RED)
    assert moves(s, RED) == ["back mammoth", "back regular"]
    assert view(s, BLUE)["board"]["clearings"][1]["newcomer"] == newcomer
    refused(s, RED, "back giant", "BAD_WILDLING", "WILD-23")
    refused(s, RED, "end", "PENDING_DECISION", "TURN-7")
    do(s, RED, f"back {other}")
    left = {"regular": 3, "mammoth": 2}
    left[other] -= 1
    assert (clearing(s, 1), breaches(s), len(wall(s, 1)), phase(s)) == (left, 0, 4, "act")


def test_WILD_23_c_the_other_is_drawn_at_random_where_the_table_plays_so() -> None:
    """CON-10"""
    s, _ = advance(besieged("mammoth", sixth_second="random"), 4)
    assert decides(s) == ("sixth", CHANCE)
    assert odds(s) == {"leaves regular": 3, "leaves mammoth": 2}
    nature(s, "leaves mammoth")
    assert (clearing(s, 1), frostfangs(s)["mammoth"], len(wall(s, 1))) == ({"regular": 3, "mammoth": 1}, 7, 4)


def test_WILD_23_d_five_against_four_or_four_guards_is_no_such_case() -> None:
    scene = north().clearing(1, regular=4).guard(1, *[BLUE] * 4).camps("cave_people", "regular")
    assert breaches(advance(scene, 4)[0]) == 1
    scene = herd().clearing(1, mammoth=6).guard(1, *[BLUE] * 5).camps("cave_people", "regular")
    assert breaches(advance(scene, 4)[0]) == 1  # the seventh


@pytest.mark.parametrize("mercy", [False, True])
def test_WILD_23_e_a_giant_acts_by_its_own_rule_unless_the_table_shows_mercy(mercy: bool) -> None:
    """AMB-10"""
    rule = "mercy" if mercy else "own_rule"
    scene = north(sixth_giant=rule).clearing(1, regular=5).guard(1, *[BLUE] * 5).camps("cave_people", "giant")
    s, _ = advance(scene, 4)
    if mercy:
        assert (breaches(s), clearing(s, 1), len(wall(s, 1)), gift(s)) == (0, {"regular": 4}, 4, {})
    else:
        assert (breaches(s), clearing(s, 1), len(wall(s, 1)), sum(line(s).values())) == (1, {}, 3, 5)
    assert frostfangs(s)["giant"] == 8


def test_WILD_23_f_mercy_concerns_the_sixth_only_and_never_a_climber() -> None:
    scene = (
        north(sixth_giant="mercy").clearing(1, regular=4).guard(1, *[BLUE] * 5).camps("cave_people", "giant")
    )
    s, _ = advance(scene, 4)
    assert (breaches(s), clearing(s, 1), len(wall(s, 1))) == (0, {"regular": 4}, 4)
    scene = (
        north(sixth_giant="mercy")
        .clearing(1, regular=5)
        .guard(1, *[BLUE] * 5)
        .camps("cave_people", "climber")
    )
    s, _ = advance(scene, 4)
    assert (clearing(s, 1), len(wall(s, 1)), gift(s)) == ({"regular": 5}, 5, {1: {"climber": 1}})


# --- in the Gift ---


def test_WILD_26_PROD_4_a_wildling_stops_its_hex_for_everybody_but_hinders_no_building() -> None:
    scene = north().settlement(RED, 16).keep(BLUE, 28).wildlings(5, regular=1).line(RED, 16, 10, 15)
    s = scene.hand(RED, **SETTLEMENT).turn(RED, rolled=False).state()
    roll(s, 2, 2)
    assert (hand(s, RED), hand(s, BLUE)) == (SETTLEMENT, {})
    do(s, RED, "settlement 15")  # AMB-60
    tokens(s, "ice_river regular")
    assert points(s, RED) == 2


def test_PROD_5_WILD_26_b_a_hex_yields_again_when_its_last_blocker_is_gone() -> None:
    """AMB-57: Tormund and wildlings block on their own."""
    scene = north().settlement(RED, 16).wildlings(5, regular=1, giant=1).tormund(5).cards(RED, patrol=1)
    s = scene.hero(RED, "ygritte").turn(RED).state()
    do(s, RED, "patrol", "drive 5 giant", "ygritte 5 regular", "flip", "end")
    roll(s, 2, 2)
    assert (gift(s), hand(s, RED)) == ({}, {"grain": 1})  # that of the Ranger Patrol
    do(s, BLUE, "end")
    roll(s, 3, 4)
    do(s, YELLOW, "tormund camp", "end")
    roll(s, 2, 2)
    assert hand(s, RED) == {"grain": 2}
    assert s.active == BLACK
