"""Layouts of a table's own (MODE-18, MODE-19, SET-2): what is read, what is refused, and what is played on them."""

import pickle
import tomllib
from collections.abc import Callable
from importlib import resources
from random import Random

import pytest
from tests.games.watch.bad import bad_table
from tests.games.watch.layout import Document
from tests.games.watch.play import do, phase, seat_of

from frostwall.core.record import Record, RecordError
from frostwall.core.rng import Rng
from frostwall.core.types import Refused, Setup
from frostwall.games.watch.engine.game import GAME

SMALL, LARGE = "brotherhood", "brotherhood56"
TABLES = [("base", 3), ("base", 4), (SMALL, 3), (SMALL, 4), (LARGE, 5), (LARGE, 6)]
each_table = pytest.mark.parametrize(("mode", "seats"), TABLES)


def text_of(mode: str, seats: int) -> str:
    """The built-in layout as somebody would begin an own one from it."""
    name = "base" if mode == "base" else f"watch_{seats}"
    folder = resources.files("frostwall.games.watch.engine") / "layouts"
    text = (folder / f"{name}.toml").read_text(encoding="utf-8")
    return text.replace(f'name = "{name}"', f'mode = "{mode}"\nplayers = {seats}')


def own(mode: str = SMALL, seats: int = 4) -> Document:
    return tomllib.loads(text_of(mode, seats))


def exchanged() -> Document:
    """Two hexes of the built-in layout have changed places."""
    layout = own()
    first, second = layout["hexes"][0], layout["hexes"][2]
    first[2:], second[2:] = second[2:], first[2:]
    return layout


# --- playing on one ---


def test_EX_D33_two_exchanged_hexes_lie_as_in_the_file() -> None:
    setup = GAME.setup(SMALL, 4, Random(0), layout=exchanged())
    scene: Document = GAME.scene(setup)
    usual: Document = GAME.scene(GAME.setup(SMALL, 4, Random(0)))
    lying = [(found["terrain"], found["number"]) for found in scene["hexes"]]
    expected = [(found["terrain"], found["number"]) for found in usual["hexes"]]
    expected[0], expected[2] = expected[2], expected[0]
    assert lying == expected
    assert (scene["options"]["layout"], usual["options"]["layout"]) == ("own", "built_in")
    assert scene["notes"] == []


@each_table
def test_MODE_19_the_built_in_layout_as_a_file_is_the_built_in_layout(mode: str, seats: int) -> None:
    built_in = GAME.setup(mode, seats, Random(3))
    setup = GAME.setup(mode, seats, Random(3), layout=text_of(mode, seats))
    for key in ("terrain", "numbers", "routes"):
        assert setup.facts[key] == built_in.facts[key]
    for key in ("hexes", "intersections", "paths", "routes", "notes"):
        assert GAME.scene(setup)[key] == GAME.scene(built_in)[key]
    again = GAME.setup(mode, seats, Random(3), layout=setup.options["layout"])
    assert (again.options, again.facts) == (setup.options, setup.facts)


@each_table
def test_MODE_19_b_a_layout_is_saved_with_the_game(mode: str, seats: int) -> None:
    layout = own(mode, seats)
    layout["hexes"].reverse()
    layout["routes"].pop()
    setup = GAME.setup(mode, seats, Random(1), layout=layout)
    record = Record.read(Record.start(GAME, setup).write())
    s = record.fold(GAME)
    scene: Document = GAME.scene(record.header.to_setup())
    assert len(scene["routes"]) == len(layout["routes"])
    assert GAME.dump(GAME.load(GAME.dump(s))) == GAME.dump(s)
    GAME.playout(s, Rng(5, 1), Rng(5, 2), 400)
    s.check()


def test_a_state_on_an_own_layout_pickles() -> None:
    state = GAME.new_game(GAME.setup(SMALL, 4, Random(0), layout=exchanged()))
    found = pickle.loads(pickle.dumps(state))
    assert GAME.dump(found) == GAME.dump(state)


@pytest.mark.parametrize("board", ["standard", "shuffled_terrain", "full_random"])
def test_MODE_19_SET_2_every_board_works_on_an_own_layout(board: str) -> None:
    layout = own()
    layout["hexes"][0][2:] = ["forest", 2]
    usual: Document = GAME.setup(SMALL, 4, Random(0), layout=layout).facts
    for seed in range(6):
        facts: Document = GAME.setup(SMALL, 4, Random(seed), layout=layout, board=board).facts
        for key in ("terrain", "numbers", "routes"):
            assert sorted(facts[key]) == sorted(usual[key])
        assert (facts["numbers"] == usual["numbers"]) == (board != "full_random")
        assert (facts["terrain"] == usual["terrain"]) == (board == "standard")


def test_MODE_19_c_other_numbers_of_a_kind_are_reported() -> None:
    layout = own()
    layout["hexes"][0][2:] = ["forest", 2]
    layout["routes"][0][3] = "ore"
    scene: Document = GAME.scene(GAME.setup(SMALL, 4, Random(0), layout=layout))
    assert scene["notes"] == [
        {"note": "layout_terrain", "kind": "forest", "have": 5, "box": 4},
        {"note": "layout_terrain", "kind": "mountains", "have": 4, "box": 5},
        {"note": "layout_number", "number": "2", "have": 2, "box": 1},
        {"note": "layout_number", "number": "9", "have": 1, "box": 2},
        {"note": "layout_route", "kind": "wool", "have": 0, "box": 1},
        {"note": "layout_route", "kind": "ore", "have": 2, "box": 1},
    ]


def test_MODE_19_d_ice_and_two_routes_at_one_intersection() -> None:
    """Ice may lie elsewhere; whoever stands where two routes meet uses both (TRD-11)."""
    layout = own("base", 4)
    rows = {(row[0], row[1]): row for row in layout["hexes"]}
    rows[3, 1][2:], rows[-1, 1][2:] = ["hills", 3], ["ice", 0]
    layout["routes"] = [[-3, 3, "SE", "wool"], [-3, 3, "SW", "ore"], [-3, 3, "W", "any"]]
    setup = GAME.setup("base", 4, Random(0), layout={key: layout[key] for key in layout if key != "beginner"})
    scene: Document = GAME.scene(setup)
    assert [place["hex"] for place in scene["hexes"] if place["terrain"] == "ice"] == [4, 14, 20]
    meeting = [
        place["intersection"] for place in scene["intersections"] if place["routes"] == ["wool", "ore"]
    ]
    assert len(meeting) == 1
    s = GAME.new_game(setup)
    first = GAME.actors(s)[0]
    do(s, first, f"settlement {meeting[0]}")
    assert seat_of(s, first)["rates"] == {"lumber": 4, "brick": 4, "wool": 2, "grain": 4, "ore": 2}
    generic = [place["intersection"] for place in scene["intersections"] if "any" in place["routes"]]
    assert len(generic) == 2


def test_MODE_19_e_without_beginner_places_there_is_no_beginner_start() -> None:
    layout = own("base", 4)
    s = GAME.new_game(GAME.setup("base", 4, Random(0), layout=layout, start="beginner"))
    assert phase(s) == "pre_roll"
    del layout["beginner"]
    with pytest.raises(Refused) as problem:
        GAME.setup("base", 4, Random(0), layout=layout, start="beginner")
    assert (problem.value.refusal.code, problem.value.refusal.rule) == ("BAD_OPTION", "MODE-19")
    assert problem.value.refusal.args["key"] == "start"
    GAME.setup("base", 4, Random(0), layout=layout)


def test_MODE_19_f_numbers_that_cannot_be_kept_apart_are_not_dealt_at_random() -> None:
    layout = own()
    for row in layout["hexes"]:
        row[3] = 6
    GAME.setup(SMALL, 4, Random(0), layout=layout)  # beside each other where the file says so
    bad_table("ERR-95", "MODE-9", {"layout": layout, "board": "full_random"}, 4, SMALL)


def test_MODE_19_g_a_record_with_a_broken_layout_is_refused() -> None:
    setup = GAME.setup(SMALL, 4, Random(0), layout=own())
    broken: Document = {**setup.options, "layout": {**own(), "players": 3}}
    with pytest.raises(RecordError) as problem:
        Record.start(GAME, Setup(SMALL, 4, broken, setup.facts)).fold(GAME)
    assert problem.value.refusal is not None
    assert problem.value.refusal.code == "BAD_LAYOUT"
    with pytest.raises(RecordError):  # a built-in board is not an own one
        Record.start(GAME, Setup(SMALL, 4, {}, setup.facts)).fold(GAME)


# --- what is refused ---


def edit(key: str, at: int, *values: object) -> Callable[[Document], None]:
    def change(layout: Document) -> None:
        row = layout[key][at]
        row[len(row) - len(values) :] = values

    return change


def without(key: str, at: int | None = None) -> Callable[[Document], None]:
    def change(layout: Document) -> None:
        if at is None:
            del layout[key]
        else:
            del layout[key][at]

    return change


def put(key: str, value: object) -> Callable[[Document], None]:
    def change(layout: Document) -> None:
        layout[key] = value

    return change


BAD: dict[str, tuple[Callable[[Document], None], str, str]] = {
    "another mode": (put("mode", "base"), "mode", "other_mode"),
    "other players": (put("players", 3), "players", "other_players"),
    "an unknown key": (put("title", "mine"), "title", "unknown"),
    "beginner places": (put("beginner", []), "beginner", "unknown"),
    "no hexes": (without("hexes"), "hexes", "missing"),
    "a row that is none": (put("hexes", [[0, 0, "forest"]]), "hexes 1", "unreadable"),
    "a missing place": (without("hexes", 4), "hexes [-1, 1]", "missing_place"),
    "a doubled place": (
        lambda layout: layout["hexes"].append([0, 0, "forest", 4]),
        "hexes [0, 0]",
        "doubled_place",
    ),
    "a place off the frame": (edit("hexes", 0, 9, 9, "forest", 4), "hexes [9, 9]", "no_place"),
    "an unknown terrain": (edit("hexes", 0, "swamp", 4), "hexes [0, 0]", "no_terrain"),
    "land without a number": (edit("hexes", 0, 0), "hexes [0, 0]", "no_number"),
    "a seven": (edit("hexes", 0, 7), "hexes [0, 0]", "no_number"),
    "2 & 12 with four": (edit("hexes", 0, 14), "hexes [0, 0]", "no_number"),
    "a number on ice": (edit("hexes", 4, "ice", 4), "hexes [-1, 1]", "number_on_ice"),
    "an ice field too many": (edit("hexes", 4, "ice", 0), "hexes", "ice_count"),
    "a section too few": (put("sections", 3), "sections", "section_count"),
    "a route on an inner path": (edit("routes", 0, -2, 2, "E", "wool"), "routes [-2, 2, E]", "inner_path"),
    "a route off the frame": (edit("routes", 0, -4, 4, "E", "wool"), "routes [-4, 4, E]", "no_path"),
    "a route on an unknown side": (edit("routes", 0, "S", "wool"), "routes [-3, 3, S]", "no_path"),
    "two routes on a path": (edit("routes", 1, -3, 3, "SE", "ore"), "routes [-3, 3, SE]", "doubled_route"),
    "a 3:1 route": (edit("routes", 0, "any"), "routes [-3, 3, SE]", "no_route"),
    "a trail to no clearing": (edit("trails", 0, 4), "trails [1]", "no_clearing"),
    "a number on two trails": (edit("trails", 1, 1, "ice_river", 0), "trails [1]", "doubled_label"),
    "a number not on the die": (edit("trails", 1, 13, "ice_river", 0), "trails [13]", "no_label"),
    "a clan not in play": (edit("trails", 0, "heart_tree", 0), "trails [1]", "no_clan"),
    "a clan with one clearing": (edit("trails", 2, 0), "trails ice_river", "two_clearings"),
}


@pytest.mark.parametrize("what", BAD)
def test_ERR_98_a_layout_that_does_not_fit_is_refused_by_its_entry(what: str) -> None:
    change, entry, problem = BAD[what]
    layout = own()
    change(layout)
    with pytest.raises(Refused) as refusing:
        GAME.setup(SMALL, 4, Random(0), layout=layout)
    assert refusing.value.refusal.args == {"entry": entry, "problem": problem}
    bad_table("ERR-98", "MODE-19", {"layout": layout}, 4, SMALL)


def test_ERR_98_b_a_layout_with_ice_in_the_wrong_places() -> None:
    layout = own(SMALL, 3)
    rows = {(row[0], row[1]): row for row in layout["hexes"]}
    rows[3, 1][2:], rows[3, 0][2:] = ["hills", 3], ["ice", 0]
    layout["routes"].pop()
    assert _entry(layout, 3) == ("hexes [3, 0]", "no_land_behind")  # of a section
    layout = own(SMALL, 3)
    layout["routes"][0] = [3, 2, "E", "wool"]
    assert _entry(layout, 3) == ("routes [3, 2, E]", "closed_path")
    rows = {(row[0], row[1]): row for row in layout["hexes"]}
    rows[2, 3][2:], rows[1, 2][2:] = ["hills", 3], ["ice", 0]  # an island in the south-east
    layout["routes"] = [[-3, 3, "SE", "wool"]]
    assert _entry(layout, 3) == ("hexes", "not_connected")


def _entry(layout: Document, seats: int, mode: str = SMALL) -> tuple[object, object]:
    with pytest.raises(Refused) as refusing:
        GAME.setup(mode, seats, Random(0), layout=layout)
    refusal = refusing.value.refusal
    assert (refusal.code, refusal.rule) == ("BAD_LAYOUT", "MODE-19")
    return refusal.args["entry"], refusal.args["problem"]


def test_ERR_98_c_beginner_places_that_are_none() -> None:
    def broken(key: str, value: object) -> Document:
        layout = own("base", 4)
        layout["beginner"][0][key] = value
        return layout

    assert _entry(broken("colour", "green"), 4, "base") == ("beginner 1", "no_colour")
    assert _entry(broken("settlement", [9, 9, "N"]), 4, "base") == ("beginner 1", "no_intersection")
    assert _entry(broken("road_to", [-1, 1, "N"]), 4, "base") == ("beginner 1", "no_path")
    assert _entry(broken("star", True), 4, "base") == ("beginner red", "two_founded")
    assert _entry(broken("star", 1), 4, "base") == ("beginner 1", "unreadable")
    layout = own("base", 4)
    layout["beginner"][1] = {**layout["beginner"][2], "colour": "red", "star": True}
    assert _entry(layout, 4, "base")[1] == "no_founding"  # Blue's place
    layout = own("base", 3)
    layout["beginner"] = [place for place in layout["beginner"] if place["colour"] != "red"]
    GAME.setup("base", 3, Random(0), layout=layout, start="beginner")  # SET-9: red is left out


@pytest.mark.parametrize("text", ["", "nonsense", "hexes = [", "a = 1\n" * 5000, "mode = 3"])
def test_ERR_98_d_a_text_that_is_no_layout(text: str) -> None:
    bad_table("ERR-98", "MODE-19", {"layout": text}, 4, SMALL)


@pytest.mark.parametrize("value", [3, True, None, ["built_in"]])
def test_ERR_98_e_something_that_is_neither_text_nor_layout(value: object) -> None:
    with pytest.raises(Refused) as refusing:
        GAME.setup(SMALL, 4, Random(0), layout=value)
    assert refusing.value.refusal.code == "BAD_OPTION"
