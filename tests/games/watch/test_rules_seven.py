"""The seven and Tormund in the base game (SEV, TOR)."""

import pytest
from tests.games.watch.layout import BLACK, BLUE, HEXES, RED, YELLOW
from tests.games.watch.play import (
    do,
    event,
    hand,
    hands,
    moves,
    names,
    nature,
    odds,
    phase,
    refused,
    roll,
    seat_of,
    supply,
    view,
)
from tests.games.watch.scene import Scene

from frostwall.core.types import CHANCE, SPECTATOR
from frostwall.games.watch.engine.game import GAME

SEVENS = [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)]
LAND = [h for h in range(21) if HEXES[h]["terrain"] != "ice"]


# --- the seven ---


@pytest.mark.parametrize(("a", "b"), SEVENS)
def test_SEV_1_on_a_seven_nobody_receives_resources(a: int, b: int) -> None:
    s = Scene().settlement(RED, 10, 22).settlement(BLUE, 30).turn(RED, rolled=False).state()
    events = roll(s, a, b)
    assert hands(s) == [{}, {}, {}, {}]
    assert names(events) == ["dice", "seven"]


@pytest.mark.parametrize("n", range(13))
def test_SEV_2_whoever_has_more_than_seven_cards_returns_half_rounded_down(n: int) -> None:
    s = Scene().hand(RED, wool=n).turn(RED, rolled=False).state()
    roll(s, 3, 4)
    if n <= 7:
        assert phase(s) == "tormund"
    else:
        assert GAME.actors(s) == [RED]
        assert moves(s, RED) == [f"discard wool*{n // 2}"]
        do(s, RED, f"discard wool*{n // 2}")
        assert hand(s, RED) == {"wool": n - n // 2}
        assert supply(s)["wool"] == 19 - n + n // 2


def test_SEV_2_b_the_cards_to_return_are_of_the_players_own_choice() -> None:
    s = Scene().hand(RED, lumber=2, brick=2, wool=4).turn(RED, rolled=False).state()
    roll(s, 3, 4)
    expected = {(a, b, c) for a in range(3) for b in range(3) for c in range(5) if a + b + c == 4}
    assert len(moves(s, RED)) == len(expected)
    do(s, RED, "discard lumber brick wool*2")
    assert hand(s, RED) == {"lumber": 1, "brick": 1, "wool": 2}


def test_SEV_2_c_development_cards_do_not_count() -> None:
    scene = Scene().hand(RED, wool=7).cards(RED, patrol=4, winter=2).patrols(RED, 2)
    s = scene.turn(RED, rolled=False).state()
    roll(s, 3, 4)
    assert phase(s) == "tormund"


def test_SEV_2_d_a_large_hand_is_described_instead_of_listed() -> None:
    scene = Scene().hand(RED, lumber=5, brick=5, wool=5, grain=5, ore=5)
    s = scene.turn(RED, rolled=False).state()
    roll(s, 3, 4)
    seen = view(s, RED)
    assert seen["moves"] == []
    everything = {"lumber": 5, "brick": 5, "wool": 5, "grain": 5, "ore": 5}
    assert seen["choices"] == [{"kind": "discard", "pick": {"from": everything, "total": 12}}]
    assert len(moves(s, RED)) == sum(
        1 for n in range(6**5) if n % 6 + n // 6 % 6 + n // 36 % 6 + n // 216 % 6 + n // 1296 == 12
    )


def test_SEV_3_discards_are_secret_and_take_effect_together() -> None:
    scene = Scene().hand(RED, wool=8).hand(BLUE, ore=9).hand(YELLOW, brick=10)
    s = scene.turn(RED, rolled=False).state()
    roll(s, 3, 4)
    assert GAME.actors(s) == [RED, BLUE, YELLOW]
    before = supply(s)
    events = do(s, YELLOW, "discard brick*5")
    sealed = event(events, "sealed")
    assert sealed.for_viewer(YELLOW).args["chosen"] == {"brick": 5}
    assert sealed.for_viewer(RED).args["chosen"] is None
    assert sealed.for_viewer(SPECTATOR).args["chosen"] is None
    assert (supply(s), hand(s, YELLOW)) == (before, {"brick": 10})
    for viewer in (RED, BLUE, BLACK, SPECTATOR):
        seen = view(s, viewer)["seats"][YELLOW]
        assert (seen["has_chosen"], seen["chosen"], seen["hand_size"]) == (True, None, 10)
    assert seat_of(s, YELLOW)["chosen"] == {"brick": 5}
    assert view(s, RED)["decision"]["sealed"] is True
    assert GAME.actors(s) == [RED, BLUE]
    do(s, RED, "discard wool*4")
    assert supply(s) == before
    events = do(s, BLUE, "discard ore*4")
    assert names(events) == ["discard"] * 3
    assert [e.seat for e in events] == [RED, BLUE, YELLOW]
    assert hands(s) == [{"wool": 4}, {"ore": 5}, {"brick": 5}, {}]
    assert not seat_of(s, YELLOW)["has_chosen"]


def test_SEV_3_b_the_next_step_waits_for_all_discards() -> None:
    s = Scene().hand(BLUE, ore=9).hand(BLACK, wool=8).turn(RED, rolled=False).state()
    roll(s, 3, 4)
    refused(s, RED, "tormund 1", "PENDING_DECISION", "TURN-7")
    do(s, BLUE, "discard ore*4")
    refused(s, RED, "tormund 1", "PENDING_DECISION", "TURN-7")
    do(s, BLACK, "discard wool*4")
    assert (phase(s), GAME.actors(s)) == ("tormund", [RED])


def test_SEV_5_then_the_active_player_must_move_tormund_and_steal() -> None:
    s = Scene().settlement(BLUE, 5).hand(BLUE, ore=1).turn(RED, rolled=False).state()
    roll(s, 3, 4)
    refused(s, RED, "end", "PENDING_DECISION", "TURN-7")
    assert moves(s, RED) == sorted(f"tormund {h}" for h in LAND)
    events = do(s, RED, "tormund 1")
    assert event(events, "tormund").args == {"hex": 1}
    assert GAME.actors(s) == [CHANCE]  # one candidate: nothing to choose
    nature(s, "steal 0 1 ore")
    assert (hand(s, RED), phase(s)) == ({"ore": 1}, "act")


# --- Tormund ---


def test_TOR_1_tormund_stands_in_his_camp_or_on_one_terrain_hex() -> None:
    s = Scene().cards(RED, patrol=1).turn(RED).state()
    assert view(s, RED)["board"]["tormund"] == "camp"
    do(s, RED, "patrol", "tormund 18")
    assert view(s, RED)["board"]["tormund"] == 18


def test_TOR_2_tormund_moves_only_by_a_seven_or_a_ranger_patrol() -> None:
    s = Scene().turn(RED, rolled=False).state()
    refused(s, RED, "tormund 1", "NOT_NOW", "TOR-2")
    roll(s, 4, 4)
    refused(s, RED, "tormund 1", "NOT_NOW", "TOR-2")


@pytest.mark.parametrize("place", LAND)
def test_TOR_3_tormund_must_leave_his_place(place: int) -> None:
    s = Scene().tormund(place).turn(RED, rolled=False).state()
    roll(s, 3, 4)
    refused(s, RED, f"tormund {place}", "TORMUND_MUST_MOVE", "TOR-3")
    expected = {f"tormund {h}" for h in LAND if h != place} | {"tormund camp"}
    assert set(moves(s, RED)) == expected


def test_TOR_4_any_terrain_hex_is_a_target_and_no_ice_field() -> None:
    s = Scene().turn(RED, rolled=False).state()
    roll(s, 3, 4)
    for ice in (8, 14, 20):
        refused(s, RED, f"tormund {ice}", "BAD_TORMUND_TARGET", "TOR-4")
    assert len(moves(s, RED)) == 18


@pytest.mark.parametrize("on_seven", [True, False])
@pytest.mark.parametrize("on_patrol", [True, False])
def test_TOR_5_tormunds_camp_is_a_target_by_option_and_brings_no_theft(
    on_seven: bool, on_patrol: bool
) -> None:
    options = {"tormund_camp_on_7": on_seven, "tormund_camp_on_patrol": on_patrol}
    scene = Scene(4, "base", **options).settlement(BLUE, 5).hand(BLUE, ore=2).tormund(5).cards(RED, patrol=1)
    seven = scene.turn(RED, rolled=False).state()
    patrol = seven.clone()
    roll(seven, 3, 4)
    do(patrol, RED, "patrol")
    for s, allowed, after in ((seven, on_seven, "act"), (patrol, on_patrol, "pre_roll")):
        if allowed:
            events = do(s, RED, "tormund camp")
            assert event(events, "tormund").rule == "TOR-5"
            assert (phase(s), view(s, RED)["board"]["tormund"]) == (after, "camp")
            assert hand(s, BLUE) == {"ore": 2}
        else:
            refused(s, RED, "tormund camp", "BAD_TORMUND_TARGET", "TOR-5")


@pytest.mark.parametrize("options", [{}, {"tormund_camp_on_7": False}])
def test_TOR_5_b_from_the_camp_there_is_no_way_to_the_camp(options: dict[str, bool]) -> None:
    s = Scene(4, "base", **options).turn(RED, rolled=False).state()
    roll(s, 3, 4)
    refused(s, RED, "tormund camp", "TORMUND_MUST_MOVE", "TOR-3")


def test_TOR_6_the_mover_robs_one_of_those_with_a_building_at_the_hex() -> None:
    scene = Scene().settlement(BLUE, 5).keep(YELLOW, 16).settlement(BLACK, 30).settlement(RED, 6)
    scene.hand(BLUE, ore=1, wool=3).hand(YELLOW, brick=1).hand(BLACK, grain=1)
    s = scene.turn(RED, rolled=False).state()
    roll(s, 3, 4)
    do(s, RED, "tormund 1")
    assert moves(s, RED) == ["victim 1", "victim 2"]
    refused(s, RED, "victim 3", "BAD_VICTIM", "TOR-6")
    refused(s, RED, "victim 0", "BAD_VICTIM", "TOR-6")
    do(s, RED, "victim 1")
    assert odds(s) == {"steal 0 1 wool": 3, "steal 0 1 ore": 1}
    nature(s, "steal 0 1 wool")
    assert (hand(s, RED), hand(s, BLUE)) == ({"wool": 1}, {"wool": 2, "ore": 1})


def test_TOR_6_b_without_a_candidate_nobody_is_robbed() -> None:
    s = Scene().settlement(RED, 5).hand(BLUE, ore=1).turn(RED, rolled=False).state()
    roll(s, 3, 4)
    events = do(s, RED, "tormund 1")
    assert (names(events), phase(s)) == (["tormund"], "act")


def test_TOR_7_a_theft_after_a_seven_may_be_declined_only_where_the_option_says_so() -> None:
    scene = Scene(steal="may").settlement(BLUE, 5).hand(BLUE, ore=1).cards(RED, patrol=1)
    s = scene.turn(RED, rolled=False).state()
    roll(s, 3, 4)
    do(s, RED, "tormund 1")
    assert moves(s, RED) == ["spare", "victim 1"]
    taken = s.clone()
    events = do(s, RED, "spare")
    assert (names(events), phase(s), hand(s, BLUE)) == (["spared"], "act", {"ore": 1})
    do(taken, RED, "victim 1")
    nature(taken, "steal 0 1 ore")
    assert hand(taken, RED) == {"ore": 1}


def test_TOR_7_b_a_theft_by_ranger_patrol_is_a_must_in_every_edition() -> None:
    scene = Scene(steal="may").settlement(BLUE, 5).hand(BLUE, ore=1).cards(RED, patrol=1)
    s = scene.turn(RED).state()
    do(s, RED, "patrol", "tormund 1")
    assert GAME.actors(s) == [CHANCE]
    scene = Scene(steal="may").settlement(BLUE, 5).settlement(YELLOW, 6).hand(BLUE, ore=1)
    s = scene.cards(RED, patrol=1).turn(RED).state()
    do(s, RED, "patrol", "tormund 1")
    assert moves(s, RED) == ["victim 1", "victim 2"]
    refused(s, RED, "spare", "MUST_STEAL", "TOR-7")


def test_TOR_8_a_victim_without_cards_may_be_named_and_loses_nothing() -> None:
    scene = Scene().settlement(BLUE, 5).settlement(YELLOW, 6).hand(BLUE, ore=1).cards(YELLOW, patrol=2)
    s = scene.turn(RED, rolled=False).state()
    roll(s, 3, 4)
    do(s, RED, "tormund 1")
    events = do(s, RED, "victim 2")
    assert (names(events), phase(s)) == (["nothing_to_steal"], "act")
    assert hands(s) == [{}, {"ore": 1}, {}, {}]


@pytest.mark.parametrize("steal", ["must", "may"])
def test_TOR_8_b_if_all_candidates_are_empty_handed_the_step_is_skipped(steal: str) -> None:
    scene = Scene(steal=steal).settlement(BLUE, 5).settlement(YELLOW, 6)
    s = scene.turn(RED, rolled=False).state()
    roll(s, 3, 4)
    events = do(s, RED, "tormund 1")
    assert (names(events), phase(s)) == (["tormund", "empty_hands"], "act")


def test_TOR_9_only_thief_and_victim_know_the_stolen_card() -> None:
    s = Scene().settlement(BLUE, 5).hand(BLUE, ore=1, wool=1).turn(RED, rolled=False).state()
    roll(s, 3, 4)
    do(s, RED, "tormund 1")
    stolen = event(nature(s, "steal 0 1 ore"), "steal")
    assert stolen.reveals
    for viewer in (RED, BLUE):
        assert stolen.for_viewer(viewer).args["cards"] == {"ore": 1}
    for viewer in (YELLOW, BLACK, SPECTATOR):
        assert stolen.for_viewer(viewer).args["cards"] is None
    move = GAME.parse("steal 0 1 ore")
    shown = [GAME.kinds.text(move, GAME.kinds.hidden_args(move, CHANCE, v)) for v in (RED, BLUE, YELLOW)]
    assert shown == ["steal 0 1 ore", "steal 0 1 ore", "steal 0 1 ?"]
