"""Modes, options, editions and components of the base game (MODE, COMP)."""

from random import Random
from typing import Any

import pytest
from tests.games.watch.layout import BLUE, HEXES, RED, ROAD, SETTLEMENT, Document, path, plus
from tests.games.watch.play import do, hand, moves, names, nature, phase, points, refused, roll, seat_of, view
from tests.games.watch.scene import Scene, founding

from frostwall.core.record import Record
from frostwall.core.types import Refusal, Refused, Setup
from frostwall.games.watch.engine.game import GAME

ICE = [8, 14, 20]
STANDARD: Document = GAME.setup("base", 4, Random(0)).facts
BOARDS = ["standard", "shuffled_terrain", "full_random"]


def facts(seed: int, **options: object) -> Document:
    return GAME.setup("base", 4, Random(seed), **options).facts


def refusal_of(options: Document, seats: int = 4, mode: str = "base") -> Refusal:
    with pytest.raises(Refused) as problem:
        GAME.setup(mode, seats, Random(0), **options)
    return problem.value.refusal


# --- modes ---


@pytest.mark.parametrize("seats", [3, 4])
def test_MODE_1_the_base_game_is_for_three_or_four_with_two_points_per_special_card(seats: int) -> None:
    assert GAME.rulesets()["base"] == (3, 4)
    s = founding(seats)
    assert len(view(s, 0)["seats"]) == seats
    scene: Document = GAME.scene(GAME.setup("base", seats, Random(0)))
    assert (scene["basic_rate"], scene["win_points"]) == (4, 10)
    line = Scene(seats).line(RED, 9, 15, 10, 16, 22, 28).patrols(RED, 3).turn(RED).state()
    assert points(line, RED) == 4
    for text in ("guard 1", "hero mormont", "recruits 1"):
        refused(line, RED, text, "NOT_IN_MODE", "MODE-1")


@pytest.mark.parametrize("seats", [1, 2, 5, 6])
def test_MODE_4_the_base_game_does_not_start_with_another_number_of_players(seats: int) -> None:
    refusal = refusal_of({}, seats)
    assert (refusal.code, refusal.rule) == ("BAD_PLAYER_COUNT", "MODE-4")
    assert refusal.needs == {"seats": [3, 4]}


def test_MODE_4_b_a_mode_that_does_not_exist_is_refused() -> None:
    assert refusal_of({}, mode="nonsense").code == "UNKNOWN_RULES"
    with pytest.raises(Refused):
        GAME.options("nonsense")


# --- options ---


def test_MODE_6_options_are_fixed_before_the_set_up_and_need_a_known_key_and_value() -> None:
    assert refusal_of({"colour": "red"}).code == "BAD_OPTION"
    keys = {option.key for option in GAME.options("base")}
    for option in GAME.options("base"):
        assert option.default == option.values[0] or option.default in option.values or option.kind == "int"
        refusal = refusal_of({option.key: "nonsense"})
        if option.key == "layout":
            assert (refusal.code, refusal.rule) == ("BAD_LAYOUT", "MODE-19")
            continue
        assert (refusal.code, refusal.rule) == ("BAD_OPTION", option.rule)
        assert refusal.args["key"] == option.key
    assert keys == {
        "edition",
        "board",
        "layout",
        "random_numbers",
        "start",
        "oldest",
        "phases",
        "roads_per_player",
        "tormund_camp_on_7",
        "tormund_camp_on_patrol",
        "steal",
        "same_kind_trade",
        "vp_cards",
        "resource_cards_per_kind",
        "player_trade",
        "offers_per_turn",
    }


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("roads_per_player", 16),
        ("roads_per_player", True),
        ("vp_cards", -1),
        ("vp_cards", 21),
        ("vp_cards", True),
        ("resource_cards_per_kind", 9),
        ("resource_cards_per_kind", 25),
        ("offers_per_turn", 0),
        ("offers_per_turn", 31),
        ("random_numbers", False),
        ("player_trade", 1),
        ("player_trade", "maybe"),
        ("board", 3),
        ("oldest", 1),
    ],
)
def test_MODE_6_b_a_value_out_of_range_is_refused(key: str, value: object) -> None:
    assert refusal_of({key: value}).code == "BAD_OPTION"


def test_MODE_6_c_values_may_come_as_words() -> None:
    words = {"player_trade": "no", "tormund_camp_on_7": "Off", "roads_per_player": "15", "vp_cards": "7"}
    setup = GAME.setup("base", 4, Random(0), **words)
    expected = {"player_trade": False, "tormund_camp_on_7": False, "roads_per_player": 15, "vp_cards": 7}
    assert setup.options == expected


def test_MODE_6_d_every_option_shows_at_the_table() -> None:
    given: dict[str, Any] = {
        "phases": "separate",
        "roads_per_player": 15,
        "steal": "may",
        "same_kind_trade": True,
        "vp_cards": 2,
        "resource_cards_per_kind": 24,
        "player_trade": False,
        "offers_per_turn": 3,
    }
    setup = GAME.setup("base", 3, Random(0), **given)
    scene: Document = GAME.scene(setup)
    for key, value in given.items():
        assert scene["options"][key] == value
    s = GAME.new_game(setup)
    assert seat_of(s, 0)["roads_left"] == 15
    assert view(s, 0)["pile"] == 20
    assert set(view(s, 0)["supply"].values()) == {24}


def test_MODE_7_the_standard_board_is_always_the_same() -> None:
    for seed in range(5):
        found = facts(seed)
        assert [found[key] for key in ("terrain", "numbers", "routes")] == [
            STANDARD[key] for key in ("terrain", "numbers", "routes")
        ]
    assert STANDARD["terrain"][:4] == ["pasture", "hills", "mountains", "fields"]
    assert STANDARD["numbers"][:4] == [10, 6, 9, 8]


def test_MODE_8_shuffled_terrain_moves_the_tiles_and_leaves_numbers_and_routes() -> None:
    seen = set()
    for seed in range(30):
        found = facts(seed, board="shuffled_terrain")
        assert sorted(found["terrain"]) == sorted(STANDARD["terrain"])
        assert (found["numbers"], found["routes"]) == (STANDARD["numbers"], STANDARD["routes"])
        seen.add(tuple(found["terrain"]))
    assert len(seen) == 30


def test_MODE_9_full_random_never_has_red_numbers_side_by_side() -> None:
    beside = [
        (a, b)
        for a in range(21)
        for b in range(a)
        if (HEXES[a]["q"] - HEXES[b]["q"], HEXES[a]["r"] - HEXES[b]["r"])
        in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    ]
    assert len(beside) == 46
    seen = set()
    for seed in range(60):
        found = facts(seed, board="full_random")
        numbers = found["numbers"]
        assert sorted(numbers) == sorted(STANDARD["numbers"])
        assert sorted(found["terrain"]) == sorted(STANDARD["terrain"])
        assert found["routes"] == STANDARD["routes"]
        assert not [(a, b) for a, b in beside if numbers[a] in (6, 8) and numbers[b] in (6, 8)]
        seen.add(tuple(numbers))
    assert len(seen) == 60


@pytest.mark.parametrize("board", BOARDS)
def test_MODE_10_ice_fields_stay_and_bear_no_number(board: str) -> None:
    for seed in range(20):
        found = facts(seed, board=board)
        assert [h for h, terrain in enumerate(found["terrain"]) if terrain == "ice"] == ICE
        assert [h for h, number in enumerate(found["numbers"]) if number == 0] == ICE
    assert all(HEXES[h]["resource"] is None for h in ICE)


def test_MODE_11_the_beginner_start_needs_the_standard_board() -> None:
    assert phase(founding(start="beginner")) == "pre_roll"
    assert phase(founding()) == "found_settlement"
    for board in BOARDS[1:]:
        refusal = refusal_of({"start": "beginner", "board": board})
        assert (refusal.code, refusal.rule) == ("BAD_OPTION", "MODE-11")


def test_MODE_12_in_separate_phases_the_first_build_closes_the_trade_phase() -> None:
    scene = Scene(phases="separate").settlement(RED, 16).hand(RED, **plus(ROAD, {"wool": 8}))
    s = scene.turn(RED, rolled=False).state()
    roll(s, 1, 1)
    assert phase(s) == "trade"
    do(s, RED, "trade wool*4 for ore")
    events = do(s, RED, f"road {path(16, 10)}")
    assert (names(events), phase(s)) == (["building", "road"], "build")
    refused(s, RED, "trade wool*4 for ore", "NOT_TRADE_PHASE", "MODE-12")
    refused(s, RED, "building", "NOT_TRADE_PHASE", "MODE-12")


def test_MODE_12_b_the_trade_phase_may_be_closed_by_word() -> None:
    s = Scene(phases="separate").hand(RED, wool=4).turn(RED).state()
    do(s, RED, "building")
    assert phase(s) == "build"
    refused(s, RED, "trade wool*4 for ore", "NOT_TRADE_PHASE", "MODE-12")
    do(s, RED, "end")


def test_MODE_12_c_buying_closes_the_trade_phase_and_free_pieces_do_not() -> None:
    scene = Scene(phases="separate").settlement(RED, 16).cards(RED, roads=1)
    s = scene.hand(RED, wool=5, grain=1, ore=1).turn(RED).state()
    do(s, RED, "roads", f"road {path(16, 10)}", f"road {path(16, 11)}")
    assert phase(s) == "trade"
    do(s, RED, "buy")
    nature(s, "draw 0 patrol")
    assert phase(s) == "build"
    refused(s, RED, "trade wool*4 for ore", "NOT_TRADE_PHASE", "MODE-12")


def test_MODE_13_in_the_combined_phase_trading_and_building_alternate_freely() -> None:
    scene = Scene().settlement(RED, 16).hand(RED, lumber=1, brick=1, wool=13, grain=1)
    s = scene.turn(RED).state()
    do(s, RED, f"road {path(16, 10)}", "trade wool*4 for ore", "buy")
    nature(s, "draw 0 patrol")
    do(s, RED, "trade wool*4 for lumber", "trade wool*4 for brick", f"road {path(16, 11)}", "end")
    refused(Scene().turn(RED).state(), RED, "building", "NOT_IN_MODE", "MODE-13")


def test_MODE_14_with_separate_phases_a_new_route_serves_from_the_next_own_trade_phase() -> None:
    scene = Scene(3, phases="separate").settlement(RED, 34).line(RED, 34, 42, 49)
    s = scene.hand(RED, **plus(SETTLEMENT, {"grain": 2})).turn(RED).state()
    refused(s, RED, "trade grain*2 for ore", "BAD_RATE", "TRD-13")
    do(s, RED, "settlement 49", "end")
    for seat in (1, 2):
        roll(s, 1, 1)
        do(s, seat, "building", "end")
    roll(s, 1, 1)
    do(s, RED, "trade grain*2 for ore")
    assert hand(s, RED) == {"ore": 1}


def test_MODE_14_b_with_combined_phases_a_new_route_serves_at_once() -> None:
    scene = Scene().settlement(RED, 34).line(RED, 34, 42, 49).hand(RED, **plus(SETTLEMENT, {"grain": 2}))
    s = scene.turn(RED).state()
    do(s, RED, "settlement 49", "trade grain*2 for ore")
    assert hand(s, RED) == {"ore": 1}


PRESETS = {
    "watch": (14, True, True, "must", False, "combined"),
    "de": (15, True, False, "must", True, "combined"),
    "nl": (14, False, False, "must", True, "separate"),
    "pl": (15, True, True, "may", False, "combined"),
}
PRESET_KEYS = (
    "roads_per_player",
    "tormund_camp_on_7",
    "tormund_camp_on_patrol",
    "steal",
    "same_kind_trade",
    "phases",
)


@pytest.mark.parametrize("edition", PRESETS)
def test_MODE_17_an_edition_presets_its_keys_and_no_others(edition: str) -> None:
    scene: Document = GAME.scene(GAME.setup("base", 4, Random(0), edition=edition))
    assert tuple(scene["options"][key] for key in PRESET_KEYS) == PRESETS[edition]
    defaults = {option.key: option.default for option in GAME.options("base")}
    for key, value in scene["options"].items():
        if key not in PRESET_KEYS and key != "edition":
            assert value == defaults[key]


@pytest.mark.parametrize("edition", PRESETS)
def test_MODE_17_b_single_keys_override_the_edition(edition: str) -> None:
    opposite = {"roads_per_player": 29 - PRESETS[edition][0], "steal": "may"}
    setup = GAME.setup("base", 4, Random(0), edition=edition, **opposite)
    scene: Document = GAME.scene(setup)
    assert scene["options"]["roads_per_player"] == opposite["roads_per_player"]
    assert scene["options"]["steal"] == "may"
    again: Document = GAME.scene(GAME.setup("base", 4, Random(0), **setup.options))
    assert again["options"] == scene["options"]


@pytest.mark.parametrize("edition", PRESETS)
def test_MODE_17_c_an_edition_plays_by_its_keys(edition: str) -> None:
    roads, on_seven, on_patrol, steal, same_kind, phases = PRESETS[edition]
    scene = Scene(edition=edition).settlement(BLUE, 5).hand(BLUE, wool=1).cards(RED, patrol=1)
    s = scene.hand(RED, wool=2).tormund(5).turn(RED, rolled=False).state()
    assert seat_of(s, RED)["roads_left"] == roads
    roll(s, 3, 4)
    assert ("tormund camp" in moves(s, RED)) == on_seven
    do(s, RED, "tormund 1")
    if steal == "may":
        assert moves(s, RED) == ["spare", "victim 1"]
        do(s, RED, "spare")
    else:
        nature(s, "steal 0 1 wool")
    if same_kind:
        do(s, RED, "offer wool*2 for wool", "withdraw")
    else:
        refused(s, RED, "offer wool*2 for wool", "SAME_KIND", "TRD-7")
    assert ("building" in moves(s, RED)) == (phases == "separate")
    do(s, RED, "patrol")
    assert ("tormund camp" in moves(s, RED)) == on_patrol


@pytest.mark.parametrize("edition", PRESETS)
@pytest.mark.parametrize("at", range(6))
def test_MODE_17_d_a_record_keeps_a_key_that_overrides_its_edition(edition: str, at: int) -> None:
    given: Document = {"edition": edition, PRESET_KEYS[at]: PRESETS["watch"][at]}
    setup = GAME.setup("base", 4, Random(0), **given)
    record = Record.read(Record.start(GAME, setup).write())
    s = record.fold(GAME)
    assert GAME.dump(s) == GAME.dump(GAME.new_game(setup))
    assert record.header.to_setup().options == setup.options


# --- components ---


def test_COMP_1_COMP_2_COMP_3_every_player_has_14_roads_5_settlements_and_4_keeps() -> None:
    s = founding()
    for seat in range(4):
        entry = seat_of(s, seat)
        left = (entry["roads_left"], entry["settlements_left"], entry["keeps_left"])
        assert left == (14, 5, 4)


@pytest.mark.parametrize("roads", [14, 15])
def test_COMP_1_b_the_option_decides_between_14_and_15_roads(roads: int) -> None:
    line = (47, 54, 48, 55, 49, 56, 50, 57, 51, 58, 52, 45, 37, 30, 23)
    scene = Scene(roads_per_player=roads).line(RED, *line).hand(RED, **plus(ROAD, ROAD))
    s = scene.turn(RED).state()
    if roads == 15:
        do(s, RED, f"road {path(23, 17)}")
        refused(s, RED, f"road {path(17, 11)}", "NO_PIECE", "BLD-3")
    else:
        refused(s, RED, f"road {path(23, 17)}", "NO_PIECE", "BLD-3")


def test_COMP_4_guards_are_not_used() -> None:
    refused(Scene().state(), RED, "guard 1", "NOT_IN_MODE", "MODE-1")


def test_COMP_6_the_colours_are_red_blue_yellow_black() -> None:
    assert STANDARD["colours"] == ["red", "blue", "yellow", "black"]
    three: Document = GAME.setup("base", 3, Random(0)).facts
    assert three["colours"] == ["red", "blue", "yellow"]


@pytest.mark.parametrize("n", [10, 19, 24])
def test_COMP_7_there_are_as_many_cards_of_each_kind_as_the_option_says(n: int) -> None:
    s = founding(resource_cards_per_kind=n)
    assert view(s, 0)["supply"] == {"lumber": n, "brick": n, "wool": n, "grain": n, "ore": n}


def test_COMP_8_COMP_9_COMP_10_COMP_11_COMP_12_COMP_31_the_pile_has_23_cards() -> None:
    document: Document = GAME.dump(founding())
    assert document["pile"] == {"patrol": 14, "winter": 2, "roads": 2, "victory": 5}
    assert view(founding(), 0)["pile"] == 23


@pytest.mark.parametrize("n", [0, 5, 20])
def test_COMP_12_b_the_option_says_how_many_victory_point_cards_there_are(n: int) -> None:
    assert view(founding(vp_cards=n), 0)["pile"] == 18 + n


def test_COMP_14_COMP_17_two_special_cards_and_tormund_are_in_play() -> None:
    board = view(founding(), 0)["board"]
    assert (board["longest_road"], board["strongest_patrol"], board["tormund"]) == (None, None, "camp")


def test_COMP_15_two_six_sided_dice_fall_equally_often_on_every_side() -> None:
    s = Scene().turn(RED, rolled=False).state()
    do(s, RED, "roll")
    fallen = GAME.chance(s)
    assert len(fallen) == 36
    assert {weight for _, weight in fallen} == {1}
    assert {GAME.text(move) for move, _ in fallen} == {
        f"dice {a} {b}" for a in range(1, 7) for b in range(1, 7)
    }
    assert [move for move, _ in fallen] == sorted(move for move, _ in fallen)


def test_COMP_16_the_wildling_die_is_not_used() -> None:
    s = Scene().turn(RED, rolled=False).state()
    assert names(roll(s, 1, 1))[0] == "dice"
    assert phase(s) == "act"


def test_COMP_25_COMP_26_eighteen_terrain_hexes_and_three_ice_fields() -> None:
    counts = {terrain: STANDARD["terrain"].count(terrain) for terrain in set(STANDARD["terrain"])}
    assert counts == {"fields": 4, "forest": 4, "pasture": 4, "hills": 3, "mountains": 3, "ice": 3}


def test_COMP_27_each_number_lies_twice_but_2_and_12_once() -> None:
    numbers = [n for n in STANDARD["numbers"] if n]
    assert sorted(numbers) == [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]


def test_COMP_28_there_is_a_two_to_one_route_for_each_kind_and_four_for_any() -> None:
    scene: Document = GAME.scene(GAME.setup("base", 4, Random(0)))
    found = sorted((route["kind"], route["rate"]) for route in scene["routes"])
    twos = [(kind, 2) for kind in ("brick", "grain", "lumber", "ore", "wool")]
    assert found == sorted([*twos, *[("any", 3)] * 4])
    places = [at for route in scene["routes"] for at in route["ends"]]
    assert len(set(places)) == len(places)


def test_a_set_up_that_was_tampered_with_is_refused() -> None:
    setup = GAME.setup("base", 4, Random(0))

    def code(change: Document) -> str:
        with pytest.raises(Refused) as problem:
            GAME.new_game(Setup("base", 4, {}, {**setup.facts, **change}))
        return problem.value.refusal.code

    terrain = list(STANDARD["terrain"])
    terrain[0], terrain[1] = terrain[1], terrain[0]
    changes: list[Document] = [
        {"terrain": terrain},
        {"numbers": [0] * 21},
        {"routes": ["any"] * 9},
        {"layout": "nowhere"},
        {"colours": ["red"] * 4},
        {"start_rolls": []},
        {"first": 4},
        {"first": (STANDARD["first"] + 1) % 4},
    ]
    for change in changes:
        assert code(change) == "BAD_SETUP"
