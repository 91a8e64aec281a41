"""Production in the base game (PROD)."""

import pytest
from tests.games.watch.layout import BLACK, BLUE, HEXES, INTERSECTIONS, RED, YELLOW
from tests.games.watch.play import do, event, hand, hands, names, roll, supply
from tests.games.watch.scene import Scene

from frostwall.core.types import Refusal
from frostwall.games.watch.engine.game import GAME

KIND = {"forest": "lumber", "hills": "brick", "pasture": "wool", "fields": "grain", "mountains": "ore"}
DICE = {
    2: (1, 1),
    3: (1, 2),
    4: (1, 3),
    5: (1, 4),
    6: (1, 5),
    8: (2, 6),
    9: (3, 6),
    10: (4, 6),
    11: (5, 6),
    12: (6, 6),
}


@pytest.mark.parametrize("roller", [RED, BLUE, YELLOW, BLACK])
def test_PROD_1_every_hex_with_the_number_produces_for_everybody_whoever_rolled(roller: int) -> None:
    scene = Scene().settlement(RED, 10).settlement(BLUE, 22).settlement(YELLOW, 57).settlement(BLACK, 30)
    s = scene.turn(roller, rolled=False).state()
    roll(s, 2, 2)  # fields 4 and mountains 4
    assert hands(s) == [{"grain": 1}, {"grain": 1}, {"ore": 1}, {}]


def test_PROD_2_a_settlement_yields_one_a_keep_two_and_all_add_up() -> None:
    scene = Scene().settlement(RED, 0).keep(RED, 15).settlement(BLUE, 34).keep(BLUE, 28)
    s = scene.turn(RED, rolled=False).state()
    roll(s, 5, 5)  # pasture 10 and mountains 10
    assert hands(s) == [{"wool": 3}, {"ore": 3}, {}, {}]


@pytest.mark.parametrize("h", [h for h in range(21) if HEXES[h]["number"]])
def test_PROD_3_each_terrain_yields_its_kind(h: int) -> None:
    entry = HEXES[h]
    assert entry["resource"] == KIND[entry["terrain"]]
    at = next(place["intersection"] for place in INTERSECTIONS if h in place["hexes"])
    s = Scene().settlement(RED, at).turn(RED, rolled=False).state()
    roll(s, *DICE[entry["number"]])
    assert hand(s, RED) == {entry["resource"]: 1}


def test_PROD_3_b_ice_and_frame_yield_nothing() -> None:
    s = Scene().settlement(RED, 31).turn(RED, rolled=False).state()  # hills 11 and two ice fields
    for a, b in ((1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (4, 4), (4, 5), (5, 5), (6, 6)):
        roll(s, a, b)
        assert hand(s, RED) == {}
        for seat in range(4):
            do(s, seat, "end")
            if seat < 3:
                roll(s, 1, 1)
    roll(s, 5, 6)
    assert hand(s, RED) == {"brick": 1}


def test_PROD_4_a_hex_with_tormund_does_not_produce_for_anybody() -> None:
    scene = Scene().settlement(RED, 5, 16).keep(BLUE, 6).tormund(1)
    s = scene.turn(RED, rolled=False).state()
    events = roll(s, 3, 3)
    assert hands(s) == [{}, {}, {}, {}]
    assert names(events) == ["dice"]


def test_PROD_5_a_hex_produces_again_once_its_blocker_is_gone() -> None:
    scene = Scene().settlement(RED, 5).keep(BLUE, 6).tormund(1).cards(RED, patrol=1)
    s = scene.turn(RED, rolled=False).state()
    do(s, RED, "patrol", "tormund camp")
    roll(s, 3, 3)
    assert hands(s) == [{"brick": 1}, {"brick": 2}, {}, {}]


def test_PROD_5_b_what_is_built_at_a_blocked_hex_yields_once_it_is_free() -> None:
    scene = Scene().settlement(RED, 5).tormund(1).cards(RED, patrol=1).hand(RED, grain=2, ore=3)
    s = scene.turn(RED).state()
    do(s, RED, "keep 5", "patrol", "tormund 19", "end")
    roll(s, 3, 3)
    assert hand(s, RED) == {"brick": 2}


@pytest.mark.parametrize(
    ("left", "red", "blue"),
    [(0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 2, 1), (4, 2, 1)],
)
def test_PROD_6_when_the_supply_cannot_pay_all_of_several_nobody_is_paid(
    left: int, red: int, blue: int
) -> None:
    s = Scene().keep(RED, 5).settlement(BLUE, 6).supply(BLACK, brick=left).turn(RED, rolled=False).state()
    events = roll(s, 3, 3)
    assert (hand(s, RED).get("brick", 0), hand(s, BLUE).get("brick", 0)) == (red, blue)
    assert supply(s)["brick"] == left - red - blue
    assert ("shortage" in names(events)) == (left < 3)


@pytest.mark.parametrize("left", [0, 1, 2, 3, 4, 5])
def test_PROD_6_b_a_sole_claimant_takes_what_is_left(left: int) -> None:
    scene = Scene().keep(RED, 5, 16).supply(BLACK, brick=left)
    s = scene.turn(YELLOW, rolled=False).state()
    events = roll(s, 3, 3)
    assert hand(s, RED).get("brick", 0) == min(4, left)
    assert ("shortage" in names(events)) == (left < 4)


def test_PROD_7_a_shortage_of_one_kind_does_not_touch_the_others() -> None:
    scene = Scene().keep(RED, 0).settlement(BLUE, 9).settlement(RED, 28).keep(YELLOW, 34)
    s = scene.supply(BLACK, wool=2).turn(BLACK, rolled=False).state()
    events = roll(s, 4, 6)
    assert [hand(s, seat) for seat in (RED, BLUE, YELLOW)] == [{"ore": 1}, {}, {"ore": 2}]
    assert event(events, "shortage").args == {"kinds": ["wool"]}


def test_PROD_8_production_happens_by_itself_and_cannot_be_refused() -> None:
    s = Scene().settlement(RED, 5).turn(BLUE, rolled=False).state()
    events = roll(s, 3, 3)
    produced = event(events, "produce")
    assert (produced.seat, produced.args["cards"], produced.rule) == (RED, {"brick": 1}, "PROD-2")
    assert GAME.actors(s) == [BLUE]
    assert isinstance(GAME.judge(s, RED, "decline"), Refusal)
