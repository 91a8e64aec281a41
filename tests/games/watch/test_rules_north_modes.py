"""Modes, options and editions of Brotherhood games (MODE, section 13)."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from tests.games.watch.layout import BLUE, CARD, KINDS, RED, SETTLEMENT, Cards, Document, board
from tests.games.watch.play import (
    do,
    frostfangs,
    gift,
    hand,
    moves,
    nature,
    outcomes,
    phase,
    points,
    refused,
    roll,
    seat_of,
    token_pool,
    view,
)
from tests.games.watch.scene import Scene, founding

from frostwall.core.rng import Rng
from frostwall.core.types import Refusal, Refused, Setup
from frostwall.games.watch.engine.decisions import open_decision
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import State

SMALL, LARGE = "brotherhood", "brotherhood56"
TABLES = [(SMALL, 3), (SMALL, 4), (LARGE, 5), (LARGE, 6)]
each_table = pytest.mark.parametrize(("mode", "seats"), TABLES)


def options_of(mode: str, seats: int, **given: object) -> Document:
    scene: Document = GAME.scene(GAME.setup(mode, seats, Random(0), **given))
    found: Document = scene["options"]
    return found


def refusal_of(mode: str, seats: int, **given: object) -> Refusal:
    with pytest.raises(Refused) as problem:
        GAME.setup(mode, seats, Random(0), **given)
    return problem.value.refusal


# --- modes ---


@pytest.mark.parametrize("seats", [3, 4])
def test_MODE_2_brotherhood_is_for_three_or_four_and_keeps_the_rules_of_the_base_game(seats: int) -> None:
    assert GAME.rulesets()[SMALL] == (3, 4)
    s = founding(seats, rules=SMALL)
    assert (len(view(s, 0)["seats"]), view(s, 0)["rules"]) == (seats, SMALL)
    scene = board(SMALL, seats).scene
    assert (scene["basic_rate"], scene["win_points"]) == (3, 10)
    assert scene["costs"] == board().scene["costs"]
    assert scene["guard_cost"] == {"lumber": 1, "brick": 1, "wool": 1}


@pytest.mark.parametrize("seats", [5, 6])
def test_MODE_3_brotherhood56_is_for_five_or_six(seats: int) -> None:
    assert GAME.rulesets()[LARGE] == (5, 6)
    s = founding(seats, rules=LARGE)
    assert len(view(s, 0)["seats"]) == seats


@pytest.mark.parametrize(
    ("mode", "seats"), [(SMALL, 2), (SMALL, 5), (SMALL, 6), (LARGE, 3), (LARGE, 4), (LARGE, 7)]
)
def test_MODE_4_c_no_mode_starts_with_another_number_of_players(mode: str, seats: int) -> None:
    refusal = refusal_of(mode, seats)
    assert (refusal.code, refusal.needs) == (
        "BAD_PLAYER_COUNT",
        {"seats": [3, 4] if mode == SMALL else [5, 6]},
    )


def test_MODE_3_b_the_pass_of_the_special_build_phase_belongs_to_five_and_six() -> None:
    s = Scene(rules=SMALL).turn(RED).state()
    refused(s, RED, "pass", "NOT_IN_MODE", "MODE-3")
    do(s, RED, "end")
    assert phase(s) == "pre_roll"


@pytest.mark.parametrize("mammoths", [False, True])
def test_MODE_5_mammoths_are_an_option_with_three_or_four_and_a_must_with_five_or_six(mammoths: bool) -> None:
    assert options_of(SMALL, 4)["mammoths"] is False
    s = founding(4, rules=SMALL, mammoths=mammoths)
    assert (token_pool(s)["face_down"], frostfangs(s).get("mammoth", 0)) == ((63, 8) if mammoths else (57, 0))
    assert options_of(LARGE, 5)["mammoths"] is True
    refusal = refusal_of(LARGE, 5, mammoths=False)
    assert (refusal.code, refusal.rule) == ("BAD_OPTION", "MODE-5")


def test_MODE_5_b_without_mammoths_there_is_none_even_where_figures_are_unlimited() -> None:
    s = founding(4, rules=SMALL, figure_shortage="unlimited")
    assert frostfangs(s).get("mammoth", 0) == 0


@pytest.mark.parametrize("seats", [3, 4])
def test_MODE_5_c_the_heroes_of_the_extension_come_without_its_mammoths_and_the_other_way_round(
    seats: int,
) -> None:
    s = founding(seats, rules=SMALL, heroes="all")
    assert token_pool(s)["face_down"] == 57
    s = founding(seats, rules=SMALL, mammoths=True)
    assert len(view(s, 0)["display"]) == 11 - seats


# --- options ---


@each_table
def test_MODE_15_MODE_13_heroes_and_phases_by_mode(mode: str, seats: int) -> None:
    found = options_of(mode, seats)
    large = mode == LARGE
    assert found["heroes"] == ("extended7" if large else "base11")
    assert (found["phases"], found["start"], found["heroic_tragedy"]) == ("combined", "founding", False)
    if large:
        assert refusal_of(mode, seats, heroes="base11").rule == "MODE-15"
        assert refusal_of(mode, seats, phases="separate").rule == "MODE-13"
    assert refusal_of(mode, seats, start="beginner").rule == "MODE-11"


@pytest.mark.parametrize(
    "key", ["heroes", "mammoths", "heroic_tragedy", "win_timing", "tiebreak", "yoren_recheck"]
)
def test_MODE_6_b_options_of_brotherhood_are_refused_in_the_base_game(key: str) -> None:
    refusal = refusal_of("base", 4, **{key: "on"})
    assert (refusal.code, refusal.args["key"]) == ("BAD_OPTION", key)


@each_table
def test_MODE_6_c_every_option_takes_its_values_and_nothing_else(mode: str, seats: int) -> None:
    for option in GAME.options(mode):
        values = option.values if option.kind != "int" else [option.default]
        if option.kind == "bool":
            assert values == ([True] if mode == LARGE and option.key == "mammoths" else [True, False])
        for value in values:
            chosen = options_of(mode, seats, **{option.key: value})
            assert chosen[option.key] == value
            assert type(chosen[option.key]) is type(value)
        refusal = refusal_of(mode, seats, **{option.key: "nonsense"})
        code = "BAD_LAYOUT" if option.key == "layout" else "BAD_OPTION"
        assert (refusal.code, refusal.rule) == (code, option.rule)


# 13.3, the column of each edition: what is not said of an edition is as in `watch`.
WATCH: Document = {
    "roads_per_player": 14,
    "tormund_camp_on_7": True,
    "tormund_camp_on_patrol": True,
    "steal": "must",
    "win_timing": "end_of_turn",
    "tiebreak": "nl",
    "same_kind_trade": False,
    "sixth_second": "choose",
    "preroll_heroes": "any",
    "breach_skips_occupied": True,
    "shuffle_routes": True,
    "mance_take": "must",
    "melisandre_substitution": "may",
    "climbers_count": True,
    "founding_tokens": "none",
    "figure_shortage": "skip",
    "sixth_giant": "own_rule",
    "yoren_recheck": True,
    "vp_cards": 5,
    "phases": "combined",
    "random_numbers": True,
    "offers_per_turn": 12,
}
FORCED: Document = {"roads_per_player": 14, "phases": "combined"}  # with 5-6 players, whatever the edition
EDITIONS: dict[str, Document] = {
    "watch": {},
    "de": {
        "roads_per_player": 15,
        "tormund_camp_on_patrol": False,
        "tiebreak": "de",
        "same_kind_trade": True,
        "breach_skips_occupied": False,
    },
    "nl": {
        "tormund_camp_on_7": False,
        "tormund_camp_on_patrol": False,
        "same_kind_trade": True,
        "shuffle_routes": False,
        "phases": "separate",
        "random_numbers": False,
    },
    "pl": {
        "roads_per_player": 15,
        "steal": "may",
        "win_timing": "immediate",
        "tiebreak": "pl",
        "sixth_second": "random",
        "preroll_heroes": "listed",
        "mance_take": "may",
        "melisandre_substitution": "must",
    },
}


@pytest.mark.parametrize("edition", EDITIONS)
@each_table
def test_MODE_17_an_edition_presets_exactly_the_keys_of_its_table(
    mode: str, seats: int, edition: str
) -> None:
    expected = {**WATCH, **EDITIONS[edition], "resource_cards_per_kind": 24 if mode == LARGE else 19}
    if mode == LARGE:
        expected |= {**FORCED, "shuffle_routes": False}
    found = options_of(mode, seats, edition=edition)
    assert {key: found[key] for key in expected} == expected
    plain = options_of(mode, seats)
    others = set(found) - set(expected) - {"edition"}
    assert {key: found[key] for key in others} == {key: plain[key] for key in others}


def test_MODE_17_b_single_keys_override_the_edition() -> None:
    found = options_of(SMALL, 4, edition="pl", tiebreak="de", mance_take="must")
    assert (found["tiebreak"], found["mance_take"], found["sixth_second"]) == ("de", "must", "random")
    setup = GAME.setup(SMALL, 4, Random(0), edition="pl", tiebreak="de", mance_take="may")
    assert setup.options == {"edition": "pl", "tiebreak": "de"}  # what a record names


# --- boards ---


@each_table
@pytest.mark.parametrize("kind", ["standard", "shuffled_terrain", "full_random"])
def test_MODE_7_MODE_8_MODE_9_MODE_10_what_is_shuffled_on_each_board(
    mode: str, seats: int, kind: str
) -> None:
    standard: Document = GAME.setup(mode, seats, Random(0)).facts
    place = board(mode, seats)
    changed: set[str] = set()
    for seed in range(12):
        facts: Document = GAME.setup(mode, seats, Random(seed), board=kind).facts
        for key in ("terrain", "numbers", "routes"):
            assert sorted(facts[key]) == sorted(standard[key])  # the same tiles, AMB-61
            if facts[key] != standard[key]:
                changed.add(key)
        ice = [h for h, terrain in enumerate(facts["terrain"]) if terrain == "ice"]
        assert ice == [h for h, terrain in enumerate(standard["terrain"]) if terrain == "ice"]
        assert [h for h, number in enumerate(facts["numbers"]) if number == 0] == ice
        reds = [h for h, number in enumerate(facts["numbers"]) if number in (6, 8)]
        assert not any(place.touch(a, b) for i, a in enumerate(reds) for b in reds[:i])
    expected = {"standard": set(), "shuffled_terrain": {"terrain"}, "full_random": {"terrain", "numbers"}}[
        kind
    ]
    if mode == SMALL and kind != "standard":  # CON-16
        expected.add("routes")
    assert changed == expected


@pytest.mark.parametrize("way", [{"shuffle_routes": False}, {"edition": "nl", "random_numbers": True}])
def test_MODE_8_b_routes_stay_where_the_table_plays_so(way: Document) -> None:
    """CON-16"""
    standard: Document = GAME.setup(SMALL, 4, Random(0)).facts
    for seed in range(8):
        setup = GAME.setup(SMALL, 4, Random(seed), board="full_random", **way)
        facts: Document = setup.facts
        assert facts["routes"] == standard["routes"]
        moved = {**facts, "routes": facts["routes"][::-1]}
        with pytest.raises(Refused):
            GAME.new_game(Setup(SMALL, 4, setup.options, moved))


def test_MODE_8_c_a_shuffled_route_serves_its_new_kind() -> None:
    for seed in range(6):
        setup = GAME.setup(SMALL, 4, Random(seed), board="shuffled_terrain")
        scene: Document = GAME.scene(setup)
        facts: Document = setup.facts
        assert [route["kind"] for route in scene["routes"]] == facts["routes"]
        assert sorted(facts["routes"]) == sorted(KINDS)
        for route in scene["routes"]:
            assert all(scene["intersections"][at]["routes"] == [route["kind"]] for at in route["ends"])


# --- options that change a rule of the base game in Brotherhood too ---


def test_TRD_7_COMP_1_options_of_the_base_game_hold_here_too() -> None:
    s = Scene(rules=SMALL, edition="de").hand(RED, ore=2).hand(BLUE, ore=1).turn(RED).state()
    do(s, RED, "offer ore*2 for ore")
    assert seat_of(s, RED)["roads_left"] == 15
    s = Scene(rules=SMALL).hand(RED, ore=2).hand(BLUE, ore=1).turn(RED).state()
    refused(s, RED, "offer ore*2 for ore", "SAME_KIND", "TRD-7")


@pytest.mark.parametrize(
    ("edition", "on_seven", "on_patrol"),
    [("watch", True, True), ("de", True, False), ("nl", False, False), ("pl", True, True)],
)
def test_TOR_5_tormunds_camp_as_a_target_by_edition(edition: str, on_seven: bool, on_patrol: bool) -> None:
    """CON-2, CON-3"""
    scene = Scene(rules=SMALL, edition=edition).tormund(5).cards(RED, patrol=1).turn(RED, rolled=False)
    s = scene.state()
    do(s, RED, "patrol")
    assert ("tormund camp" in moves(s, RED)) is on_patrol
    s = scene.state()
    roll(s, 3, 4)
    assert ("tormund camp" in moves(s, RED)) is on_seven


def test_TOR_7_after_a_seven_the_theft_may_be_declined_in_pl_but_not_after_a_ranger_patrol() -> None:
    """CON-4"""
    scene = Scene(rules=SMALL, edition="pl").settlement(BLUE, 16).hand(BLUE, ore=1).cards(RED, patrol=1)
    s = scene.turn(RED, rolled=False).state()
    roll(s, 3, 4)
    do(s, RED, "tormund 5", "spare")
    assert (hand(s, BLUE), phase(s)) == ({"ore": 1}, "act")
    do(s, RED, "patrol", "tormund 1")
    assert phase(s) == "stealing"


def test_PROD_4_b_a_hex_with_tormund_or_a_wildling_yields_to_nobody_and_the_others_do() -> None:
    """Number 4 lies on 5, 9 and 14."""
    scene = Scene(rules=SMALL).settlement(RED, 28).keep(RED, 33).settlement(BLUE, 39).tormund(5)
    s = scene.wildlings(9, giant=1).turn(RED, rolled=False).state()
    roll(s, 2, 2)
    expected: list[Cards] = [{}, {"brick": 1}]
    assert [hand(s, RED), hand(s, BLUE)] == expected
    assert (gift(s), points(s, RED)) == ({9: {"giant": 1}}, 3)


# --- nature ---


def looking() -> State:
    scene = Scene(4, SMALL, heroes="all").hero(RED, "melisandre").hand(RED, **CARD).turn(RED)
    s = scene.pile(BLUE, patrol=2, winter=1, victory=2).state()
    do(s, RED, "melisandre")
    return s


def falling() -> State:
    s = Scene(4, SMALL).turn(RED, rolled=False).state()
    do(s, RED, "roll")
    nature(s, "dice 1 2")
    return s


def turning() -> State:
    scene = Scene(4, SMALL, mammoths=True).settlement(RED, 9).line(RED, 9, 15, 10).hand(RED, **SETTLEMENT)
    s = scene.open_tokens("ice_river", regular=10).turn(RED).state()
    do(s, RED, "settlement 10")
    return s


def besieged() -> State:
    scene = Scene(4, SMALL, mammoths=True, sixth_second="random").clearing(1, regular=3, mammoth=2)
    s = scene.guard(1, *[BLUE] * 5).camps("cave_people", "regular").turn(RED, rolled=False).state()
    roll(s, 1, 2, 4)
    return s


@pytest.mark.parametrize("position", [looking, falling, turning, besieged])
def test_TURN_3_SET_20_nature_draws_in_bulk_what_its_odds_say(position: Callable[[], State]) -> None:
    s = position()
    expected = outcomes(s)
    rng = Rng(5)
    n = 400 * len(expected)
    drawn = Counter(open_decision(s).draw(s, rng) for _ in range(n))
    assert set(drawn) == set(expected)
    for move, weight in expected.items():
        share = n * weight / sum(expected.values())
        assert abs(drawn[move] - share) < 6 * share**0.5
