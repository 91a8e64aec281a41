"""Building in the base game (BLD)."""

import pytest
from tests.games.watch.layout import (
    BLACK,
    BLUE,
    CARD,
    INTERSECTIONS,
    KEEP,
    PATHS,
    RED,
    ROAD,
    SETTLEMENT,
    YELLOW,
    neighbours,
    path,
    plus,
    times,
)
from tests.games.watch.play import (
    do,
    event,
    hand,
    moves,
    nature,
    points,
    refused,
    roll,
    seat_of,
    supply,
    view,
)
from tests.games.watch.scene import Scene

from frostwall.games.watch.engine.game import GAME

CLOSED = [(13, 19), (19, 25), (25, 31), (25, 32), (32, 39), (38, 46), (39, 46), (46, 53), (52, 59), (53, 59)]


# --- costs and limits ---


@pytest.mark.parametrize(
    ("text", "cost"),
    [(f"road {path(16, 11)}", ROAD), ("settlement 15", SETTLEMENT), ("keep 16", KEEP), ("buy", CARD)],
)
def test_BLD_1_building_costs_its_cards_which_return_to_the_supply(text: str, cost: dict[str, int]) -> None:
    scene = Scene().settlement(RED, 16).line(RED, 16, 10, 15)
    for missing in cost:
        poor = {kind: n - (kind == missing) for kind, n in cost.items()}
        s = Scene().settlement(RED, 16).line(RED, 16, 10, 15).hand(RED, **poor).turn(RED).state()
        assert text not in moves(s, RED)
        refusal = refused(s, RED, text, "CANNOT_PAY", "BLD-1")
        assert refusal.needs == {"cards": {missing: 1}}
    s = scene.hand(RED, **cost).turn(RED).state()
    assert supply(s) == {kind: 19 - cost.get(kind, 0) for kind in supply(s)}
    events = do(s, RED, text)
    assert hand(s, RED) == {}
    assert set(supply(s).values()) == {19}
    assert events[0].args["cards"] == cost


def test_BLD_2_building_needs_moment_cost_piece_and_place() -> None:
    s = Scene().settlement(RED, 16).hand(RED, **ROAD).turn(RED, rolled=False).state()
    refused(s, RED, f"road {path(16, 10)}", "ROLL_FIRST", "TURN-4")
    roll(s, 1, 1)
    refused(s, RED, f"road {path(30, 37)}", "ROAD_NOT_CONNECTED", "BLD-6")
    refused(s, RED, "settlement 16 for 1", "NOT_YOUR_PIECE", "BLD-2")
    do(s, RED, f"road {path(16, 10)}")
    refused(s, RED, f"road {path(16, 11)}", "CANNOT_PAY", "BLD-1")


def test_BLD_3_nobody_builds_more_than_there_are_pieces() -> None:
    line = (47, 54, 48, 55, 49, 56, 50, 57, 51, 58, 52, 45, 37, 30)  # 13 roads
    s = Scene().line(RED, *line).hand(RED, **times(ROAD, 2)).turn(RED).state()
    assert seat_of(s, RED)["roads_left"] == 1
    do(s, RED, f"road {path(30, 23)}")
    assert moves(s, RED, "road") == []
    refused(s, RED, f"road {path(23, 17)}", "NO_PIECE", "BLD-3")
    keeps = Scene().keep(RED, 0, 2, 16, 28).settlement(RED, 12).hand(RED, **KEEP).turn(RED).state()
    assert moves(keeps, RED, "keep") == []
    refused(keeps, RED, "keep 12", "NO_PIECE", "BLD-3")


def test_BLD_4_roads_and_keeps_stay() -> None:
    s = Scene().settlement(RED, 16).line(RED, 16, 10).turn(RED).state()
    refused(s, RED, f"move road {path(16, 10)} {path(16, 11)}", "PIECES_STAY", "BLD-4")


# --- roads ---


def test_BLD_5_at_most_one_road_lies_on_a_path() -> None:
    scene = Scene().settlement(RED, 16).line(RED, 16, 10).settlement(BLUE, 23).line(BLUE, 23, 17, 11, 16)
    s = scene.hand(RED, **ROAD).turn(RED).state()
    refused(s, RED, f"road {path(16, 10)}", "PATH_TAKEN", "BLD-5")
    refused(s, RED, f"road {path(16, 11)}", "PATH_TAKEN", "BLD-5")


def test_BLD_6_a_road_joins_an_own_building_or_an_own_road() -> None:
    s = Scene().settlement(RED, 16).line(RED, 16, 10).keep(RED, 30).hand(RED, **ROAD).turn(RED).state()
    joined = [(16, 11), (16, 22), (10, 5), (10, 15), (30, 23), (30, 24), (30, 37)]
    assert moves(s, RED, "road") == sorted(f"road {path(a, b)}" for a, b in joined)


@pytest.mark.parametrize("piece", ["settlement", "keep"])
def test_BLD_6_b_a_road_does_not_pass_a_foreign_building(piece: str) -> None:
    scene = Scene().settlement(RED, 16).line(RED, 16, 10, 15).hand(RED, **ROAD)
    scene = scene.settlement(BLUE, 15) if piece == "settlement" else scene.keep(BLUE, 15)
    s = scene.turn(RED).state()
    for a, b in ((15, 9), (15, 21)):
        refused(s, RED, f"road {path(a, b)}", "ROAD_NOT_CONNECTED", "BLD-6")
    assert moves(s, RED, "road") == sorted(f"road {path(a, b)}" for a, b in ((16, 11), (16, 22), (10, 5)))


def test_BLD_6_c_a_path_behind_a_foreign_building_may_be_joined_from_its_other_end() -> None:
    scene = Scene().settlement(RED, 16).line(RED, 16, 10, 15).settlement(BLUE, 15).line(RED, 16, 22, 28, 21)
    s = scene.hand(RED, **times(ROAD, 2)).turn(RED).state()
    do(s, RED, f"road {path(21, 15)}")  # from 21, up to the foreign settlement
    refused(s, RED, f"road {path(15, 9)}", "ROAD_NOT_CONNECTED", "BLD-6")


def test_BLD_6_d_a_new_foreign_settlement_closes_the_way_at_once() -> None:
    scene = Scene().settlement(RED, 16).line(RED, 16, 10, 15).settlement(BLUE, 27).line(BLUE, 27, 21, 15)
    s = scene.hand(BLUE, **SETTLEMENT).hand(RED, **ROAD).turn(BLUE).state()
    do(s, BLUE, "settlement 15", "end")
    for seat in (YELLOW, BLACK):
        roll(s, 1, 1)
        do(s, seat, "end")
    roll(s, 1, 1)
    refused(s, RED, f"road {path(15, 9)}", "ROAD_NOT_CONNECTED", "BLD-6")


def test_BLD_6_e_own_buildings_do_not_stop_a_road() -> None:
    scene = Scene().settlement(RED, 16, 15).line(RED, 16, 10, 15).hand(RED, **ROAD)
    s = scene.turn(RED).state()
    do(s, RED, f"road {path(15, 9)}")


def test_BLD_7_paths_between_terrain_and_terrain_frame_or_ice_are_buildable() -> None:
    open_paths = [entry for entry in PATHS if entry["open"]]
    assert len(open_paths) == 70
    for entry in open_paths:
        a, b = entry["ends"]
        assert set(INTERSECTIONS[a]["hexes"]) & set(INTERSECTIONS[b]["hexes"])
        at = a if INTERSECTIONS[a]["hexes"] else b
        s = Scene().settlement(RED, at).hand(RED, **ROAD).turn(RED).state()
        do(s, RED, f"road {entry['path']}")


@pytest.mark.parametrize(("a", "b"), CLOSED)
def test_BLD_8_paths_in_the_ice_are_closed(a: int, b: int) -> None:
    at = 31 if 31 in (a, b) else 38 if 38 in (a, b) else 52 if 52 in (a, b) else 13
    s = Scene().settlement(RED, at).hand(RED, **ROAD).turn(RED).state()
    refused(s, RED, f"road {path(a, b)}", "PATH_CLOSED", "BLD-8")


def test_BLD_8_b_ten_paths_are_closed_and_no_others() -> None:
    closed = sorted(tuple(entry["ends"]) for entry in PATHS if not entry["open"])
    assert closed == sorted(CLOSED)


# --- settlements ---


def test_BLD_9_a_settlement_stands_on_an_intersection_with_terrain() -> None:
    s = Scene().settlement(RED, 13).hand(RED, **SETTLEMENT).turn(RED).state()
    for entry in INTERSECTIONS:
        if not entry["hexes"]:
            refused(s, RED, f"settlement {entry['intersection']}", "BAD_INTERSECTION", "BLD-9")


def test_BLD_10_border_land_is_a_legal_place_with_a_smaller_yield() -> None:
    scene = Scene().settlement(RED, 16).line(RED, 16, 10, 5, 0, 4).hand(RED, **SETTLEMENT)
    s = scene.turn(RED).state()
    assert INTERSECTIONS[0]["hexes"] == [0]
    do(s, RED, "settlement 0", "end")
    roll(s, 5, 5)
    assert hand(s, RED) == {"wool": 1}
    south = [entry for entry in INTERSECTIONS if entry["y"] >= 20 and entry["hexes"]]
    assert [entry["intersection"] for entry in south if not entry["routes"]] == []


def test_BLD_11_outside_founding_a_settlement_touches_an_own_road() -> None:
    scene = Scene().settlement(RED, 16).line(RED, 16, 10, 15).line(BLUE, 30, 37).hand(RED, **SETTLEMENT)
    s = scene.turn(RED).state()
    assert moves(s, RED, "settlement") == ["settlement 15"]
    for at in (30, 37, 35):
        refused(s, RED, f"settlement {at}", "NO_OWN_ROAD", "BLD-11")


def test_BLD_11_b_the_road_of_a_chain_that_was_cut_still_serves() -> None:
    scene = Scene().settlement(RED, 16).line(RED, 16, 10, 15, 9, 14).settlement(BLUE, 15)
    s = scene.hand(RED, **SETTLEMENT).turn(RED).state()
    do(s, RED, "settlement 14")


@pytest.mark.parametrize("owner", [RED, BLUE])
@pytest.mark.parametrize("piece", ["settlement", "keep"])
def test_BLD_12_no_building_stands_next_to_another(owner: int, piece: str) -> None:
    for near in [15, *neighbours(15)]:
        scene = Scene().settlement(RED, 30).line(RED, 9, 15, 10).line(RED, 15, 21).hand(RED, **SETTLEMENT)
        scene = scene.settlement(owner, near) if piece == "settlement" else scene.keep(owner, near)
        s = scene.turn(RED).state()
        refusal = refused(s, RED, "settlement 15", "DISTANCE_RULE", "BLD-12")
        assert refusal.args == {"intersection": 15, "neighbour": near}
        assert "settlement 15" not in moves(s, RED)


def test_BLD_12_b_two_paths_away_is_far_enough() -> None:
    scene = Scene().settlement(BLUE, 14, 16).settlement(YELLOW, 27).line(RED, 9, 15).hand(RED, **SETTLEMENT)
    s = scene.turn(RED).state()
    do(s, RED, "settlement 15")


def test_BLD_13_with_all_five_settlements_out_one_must_be_upgraded_first() -> None:
    scene = Scene().settlement(RED, 0, 2, 9, 12, 28).line(RED, 28, 22, 16)
    s = scene.hand(RED, **plus(SETTLEMENT, KEEP)).turn(RED).state()
    refusal = refused(s, RED, "settlement 16", "NO_PIECE", "BLD-13")
    assert refusal.needs == {"first": "keep"}
    do(s, RED, "keep 28", "settlement 16")
    assert seat_of(s, RED)["settlements_left"] == 0


def test_BLD_13_b_a_settlement_at_a_hex_held_by_tormund_is_allowed() -> None:
    s = Scene().settlement(RED, 22).line(RED, 22, 16, 10).tormund(1).hand(RED, **SETTLEMENT).turn(RED).state()
    do(s, RED, "settlement 10")


# --- keeps ---


def test_BLD_15_a_keep_replaces_an_own_settlement() -> None:
    scene = Scene().settlement(RED, 16, 30).keep(RED, 28).settlement(BLUE, 12).hand(RED, **KEEP)
    s = scene.turn(RED).state()
    assert moves(s, RED, "keep") == ["keep 16", "keep 30"]
    for at in (12, 28, 35):
        refused(s, RED, f"keep {at}", "NOT_YOUR_SETTLEMENT", "BLD-15")
    before = points(s, RED)
    events = do(s, RED, "keep 16")
    assert event(events, "keep").args["intersection"] == 16
    assert points(s, RED) == before + 1
    assert view(s, RED)["board"]["keeps"][RED] == [16, 28]
    assert view(s, RED)["board"]["settlements"][RED] == [30]


def test_BLD_16_the_replaced_settlement_may_be_built_again() -> None:
    s = Scene().settlement(RED, 16).hand(RED, **KEEP).turn(RED).state()
    assert (seat_of(s, RED)["settlements_left"], seat_of(s, RED)["keeps_left"]) == (4, 4)
    do(s, RED, "keep 16")
    assert (seat_of(s, RED)["settlements_left"], seat_of(s, RED)["keeps_left"]) == (5, 3)


def test_building_a_whole_turn_leaves_everything_consistent() -> None:
    scene = Scene().settlement(RED, 16).line(RED, 16, 10)
    s = scene.hand(RED, **plus(times(ROAD, 2), SETTLEMENT, KEEP, CARD)).turn(RED).state()
    do(s, RED, f"road {path(10, 15)}", f"road {path(15, 9)}", "settlement 15", "keep 15", "buy")
    nature(s, "draw 0 patrol")
    assert hand(s, RED) == {}
    assert GAME.dump(GAME.load(GAME.dump(s))) == GAME.dump(s)
