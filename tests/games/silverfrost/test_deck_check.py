"""Deck files: what the check accepts, and what it refuses with the file, the entry and the field named.

The broken sets are copies of hearthside with one thing changed, so that the problem found is the one made.
"""

import ast
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.silverfrost.deck_files import (
    GAIN,
    HEARTHSIDE,
    SOURCE,
    Files,
    Found,
    broken,
    card,
    entry,
    hearthside,
    places,
    put,
)

from frostwall.games import silverfrost
from frostwall.games.silverfrost.engine.deck.check import amounts, effects, steps
from frostwall.games.silverfrost.engine.deck.check.files import FILES, check_path, counts, problems, read_set

MESSAGES = Path(silverfrost.__file__).parent / "messages"


# --- what is right ---


def test_hearthside_has_no_problem() -> None:
    assert check_path(HEARTHSIDE) == []
    assert counts(read_set(HEARTHSIDE)) == {
        "cards": 53,
        "cards_copies": 123,
        "giants": 27,
        "giants_copies": 27,
        "quests": 42,
        "places": 26,
        "snow_cards": 24,
        "plan_cards": 8,
        "action_cards": 20,
    }


@pytest.mark.parametrize("name", FILES)
def test_each_file_is_right_by_itself(name: str) -> None:
    assert check_path(HEARTHSIDE / f"{name}.toml") == []


# --- files ---


def test_BAD_63_a_set_that_fails_is_refused_and_the_entry_is_named(tmp_path: Path) -> None:
    for name in FILES:
        text = (HEARTHSIDE / f"{name}.toml").read_text("utf-8")
        if name == "cards":
            text = text.replace("gain = { birch = 1 }", 'gain = { birch = "three" }', 1)
        (tmp_path / f"{name}.toml").write_text(text, "utf-8")
    (found,) = check_path(tmp_path)
    assert places([found]) == [("cards.toml", "timber_slide", "effects[0].do[0].gain.birch", "not_a_number")]
    assert found.args == {"low": 0, "high": 20, "found": '"three"'}


def test_a_missing_file_is_a_problem(tmp_path: Path) -> None:
    assert places(check_path(tmp_path)) == [(f"{name}.toml", "", "", "file_missing") for name in FILES]
    assert read_set(tmp_path) == {}
    assert places(problems({})) == [(f"{name}.toml", "", "", "file_missing") for name in FILES]
    files = hearthside()
    del files["board"]
    assert places(problems(files)) == [("board.toml", "", "", "file_missing")]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"card = [", "not_toml"),
        (b"a = 1\na = 2", "not_toml"),
        (b"a = " + b"9" * 5000, "not_toml"),
        (b"a = " + b"[" * 5000, "not_toml"),
        (b"\xff\xfe", "not_text"),
        (b"#" * 1_000_001, "file_too_large"),
    ],
)
def test_a_malformed_file_is_a_problem(tmp_path: Path, data: bytes, code: str) -> None:
    (tmp_path / "cards.toml").write_bytes(data)
    assert places(check_path(tmp_path / "cards.toml")) == [("cards.toml", "", "", code)]
    found = [problem for problem in places(check_path(tmp_path)) if problem[0] == "cards.toml"]
    assert found == [("cards.toml", "", "", code)]


def test_a_byte_order_mark_is_no_problem(tmp_path: Path) -> None:
    for name in FILES:
        (tmp_path / f"{name}.toml").write_bytes(b"\xef\xbb\xbf" + (HEARTHSIDE / f"{name}.toml").read_bytes())
    assert check_path(tmp_path) == []
    assert read_set(tmp_path) == read_set(HEARTHSIDE)


WRITTEN = [
    ("cards.card", "timber_slide"),
    ("giants.giant", "larder_bear"),
    ("quests.quest", "young_sprouts"),
    ("board.place", "journey_8"),
]


@pytest.mark.parametrize(("kind", "ident"), WRITTEN)
@pytest.mark.parametrize("sign", ["\n", "\t", "\x1b[2J", "\x7f", "\u202e", "\u2028"])
def test_names_and_texts_are_printable(kind: str, ident: str, sign: str) -> None:
    file = f"{kind.split('.', maxsplit=1)[0]}.toml"
    for key in ("name", "text"):
        if key not in entry(hearthside(), kind, ident):
            continue

        def change(files: Files, key: str = key) -> None:
            entry(files, kind, ident)[key]["de"] = f"Eis{sign}bär"

        assert broken(change) == [(file, ident, f"{key}.de", "not_printable")]


def test_a_name_may_have_spaces_that_do_not_break() -> None:
    assert broken(lambda files: card(files)["name"].update(de="Eis\u00a0bär\u202fÄ")) == []


@pytest.mark.parametrize(("kind", "ident"), WRITTEN)
@pytest.mark.parametrize("word", ["from", "to", "paying", "using", "chimney", "into", "nothing"])
def test_words_of_the_notation_are_no_ids(kind: str, ident: str, word: str) -> None:
    found = broken(put(kind, ident, id=word))
    assert (f"{kind.split('.', maxsplit=1)[0]}.toml", word, "id", "reserved_word") in found


def test_a_file_of_another_name_is_known_by_what_it_holds(tmp_path: Path) -> None:
    mine = tmp_path / "my_snow.toml"
    mine.write_text(
        (HEARTHSIDE / "snow.toml").read_text("utf-8").replace('marker = "none"', 'marker = "never"', 1),
        "utf-8",
    )
    assert places(check_path(mine)) == [("my_snow.toml", "snow_01", "marker", "not_one_of")]
    mine.write_text("a = 1", "utf-8")
    assert places(check_path(mine)) == [("my_snow.toml", "", "", "not_a_deck_file")]


def test_a_single_file_is_not_compared_with_others(tmp_path: Path) -> None:
    mine = tmp_path / "snow.toml"
    text = (HEARTHSIDE / "snow.toml").read_text("utf-8")
    mine.write_text(text.replace("journey_8", "moon"), "utf-8")
    assert check_path(mine) == []


def test_the_head_of_a_file() -> None:
    def change(files: Files) -> None:
        files["cards"].update(schema_version=True, set_id="My Set", origin=" ", more=1)
        del files["giants"]["set_id"]
        files["snow"]["set_id"] = "another"

    assert broken(change) == [
        ("cards.toml", "", "", "unknown_key"),
        ("cards.toml", "", "schema_version", "other_schema"),
        ("cards.toml", "", "set_id", "bad_id"),
        ("cards.toml", "", "origin", "not_a_text"),
        ("giants.toml", "", "", "key_missing"),
        *((f"{name}.toml", "", "set_id", "other_set") for name in ("quests", "board", "snow", "solo")),
    ]


# --- DATA-C1 to DATA-C10, one change each ---


CASES: dict[str, tuple[Callable[[Files], object], list[Found]]] = {
    "DATA-C1 a card too few": (
        put("cards.card", "timber_slide", copies=3),
        [("cards.toml", "", "", "count_wrong")],
    ),
    "DATA-C1 a giant too many": (
        put("giants.giant", "larder_bear", copies=2),
        [("giants.toml", "", "", "count_wrong")],
    ),
    "DATA-C1 a quest of the wrong level": (
        put("quests.quest", "young_sprouts", level="highland"),
        [("quests.toml", "", "", "count_wrong")] * 2,
    ),
    "DATA-C1 a snow card too few": (
        lambda files: files["snow"]["snow"].pop(),
        [("snow.toml", "", "", "count_wrong")],
    ),
    "DATA-C1 solo cards": (
        lambda files: (files["solo"]["plan"].pop(), files["solo"]["action"].pop()),
        [("solo.toml", "", "", "count_wrong")] * 2,
    ),
    "DATA-C1 too few names": (
        lambda files: files["cards"].update(card=files["cards"]["card"][:7], declared_counts={"cards": 60}),
        [
            ("cards.toml", "", "card", "too_few_names"),
            ("cards.toml", "", "", "count_wrong"),
        ],
    ),
    "DATA-C1 declared sums have limits": (
        lambda files: files["giants"].update(declared_counts={"giants": 1, "dwarfs": 7}),
        [
            ("giants.toml", "", "declared_counts", "unknown_key"),
            ("giants.toml", "", "declared_counts.giants", "not_a_number"),
        ],
    ),
    "DATA-C2 a construction costs no nuts": (
        put("cards.card", "timber_slide", cost={"nut": 1}),
        [("cards.toml", "timber_slide", "cost.nut", "construction_costs_nuts")],
    ),
    "DATA-C2 a construction costs no gift": (
        put("cards.card", "timber_slide", cost={"give_left": {"fire": 1}}),
        [("cards.toml", "timber_slide", "cost.give_left", "construction_costs_gift")],
    ),
    "DATA-C2 a creature costs only nuts": (
        put("cards.card", "jay_forager", cost={"nut": 1, "moss": 1}),
        [("cards.toml", "jay_forager", "cost.moss", "creature_costs_other")],
    ),
    "DATA-C2 nuts or a gift": (
        put("cards.card", "mountaineer", cost={"nut": 1, "give_left": {"fire": 1}}),
        [("cards.toml", "mountaineer", "cost", "exactly_one_of")],
    ),
    "DATA-C2 the gift is fire": (
        put("cards.card", "mountaineer", cost={"give_left": {"nut": 1}}),
        [
            ("cards.toml", "mountaineer", "cost.give_left", "key_missing"),
            ("cards.toml", "mountaineer", "cost.give_left", "unknown_key"),
        ],
    ),
    "DATA-C3 no chimney on a creature": (
        put("cards.card", "jay_forager", chimney="production"),
        [("cards.toml", "jay_forager", "chimney", "creature_with_chimney")],
    ),
    "DATA-C3 a star without an advantage": (
        put("cards.card", "timber_slide", advantage=True),
        [("cards.toml", "timber_slide", "advantage", "advantage_wrong")],
    ),
    "DATA-C3 an advantage without a star": (
        lambda files: card(files, "pulley_house").pop("advantage"),
        [("cards.toml", "pulley_house", "advantage", "advantage_wrong")],
    ),
    "DATA-C4 a construction has no open place": (
        put("cards.card", "signal_fire", effects=[{"on": ["visit_own", "visit_open"], "do": [GAIN]}]),
        [("cards.toml", "signal_fire", "effects", "no_open_place")],
    ),
    "DATA-C4 a creature's open place does something": (
        put("cards.card", "bath_otter", effects=[{"on": "visit_own", "do": [GAIN]}]),
        [("cards.toml", "bath_otter", "effects", "open_place_idle")],
    ),
    "DATA-C4 an open place that is written down must be right": (
        put("cards.card", "signal_fire", open_place=True),
        [("cards.toml", "signal_fire", "open_place", "open_place_wrong")],
    ),
    "DATA-C4 only a destination has a place": (
        put("cards.card", "mountain_guard", effects=[{"on": "static", "do": [{"extra_own_place": {}}]}]),
        [("cards.toml", "mountain_guard", "effects[0]", "not_a_destination")],
    ),
    "DATA-C5 a traveller does not produce": (
        put("cards.card", "air_guard", effects=[{"on": ["play", "produce"], "do": [GAIN]}]),
        [("cards.toml", "air_guard", "effects[0].on", "trigger_of_other_type")],
    ),
    "DATA-C5 a destination does not act when played": (
        lambda files: card(files, "bath_otter")["effects"].append({"on": "play", "do": [GAIN]}),
        [("cards.toml", "bath_otter", "effects[1].on", "trigger_of_other_type")],
    ),
    "DATA-C5 a prosperity card scores": (
        put("cards.card", "row_cottage", effects=[{"on": "static", "do": [{"snow_immune": True}]}]),
        [("cards.toml", "row_cottage", "effects", "trigger_missing")],
    ),
    "DATA-C5 governance lasts": (
        put("cards.card", "mountain_guard", effects=[{"on": "play", "do": [GAIN]}]),
        [
            ("cards.toml", "mountain_guard", "effects[0].on", "trigger_of_other_type"),
            ("cards.toml", "mountain_guard", "effects", "trigger_missing"),
        ],
    ),
    "DATA-C6 a target that does not exist": (
        put("snow.snow", "snow_02", target={"place": "moon"}),
        [("snow.toml", "snow_02", "target.place", "unknown_place")],
    ),
    "DATA-C6 a target that is not always in play": (
        put("snow.snow", "snow_02", target={"place": "beacon_4"}),
        [("snow.toml", "snow_02", "target.place", "target_not_in_play")],
    ),
    "DATA-C6 a space outside the valley": (
        put("snow.snow", "snow_01", target={"valley": {"row": 2, "col": 0}}),
        [("snow.toml", "snow_01", "target.valley.row", "not_a_number")],
    ),
    "DATA-C6 one target": (
        put("snow.snow", "snow_01", target={"place": "guild_1", "valley": {"row": 0, "col": 0}}),
        [("snow.toml", "snow_01", "target", "exactly_one_of")],
    ),
    "DATA-C7 the shared Journey place": (
        put("board.place", "journey_shared", journey_points=3, fire_cost=1),
        [
            ("board.toml", "journey_shared", "fire_cost", "fire_cost_wrong"),
            ("board.toml", "journey_shared", "journey_points", "shared_journey_points"),
        ],
    ),
    "DATA-C7 two shared Journey places": (
        put("board.place", "journey_4", kind="shared", fire_cost=0, journey_points=2),
        [("board.toml", "", "place", "exactly_one_place")],
    ),
    "DATA-C7 other Journey places cost fire": (
        put("board.place", "journey_8", fire_cost=0),
        [("board.toml", "journey_8", "fire_cost", "fire_cost_wrong")],
    ),
    "DATA-C7 the Forge": (
        lambda files: files["board"]["place"].remove(entry(files, "board.place", "forge_shared")),
        [("board.toml", "", "place", "exactly_one_place")],
    ),
    "DATA-C7 the Guild": (
        put("board.place", "guild_shared", kind="individual", fire_cost=0),
        [("board.toml", "", "place", "exactly_one_place")],
    ),
    "DATA-C7 four beacons": (
        lambda files: files["board"]["place"].append(
            {**entry(files, "board.place", "beacon_1"), "id": "beacon_5"}
        ),
        [("board.toml", "", "place", "beacon_count")],
    ),
    "DATA-C7 beacons by number of players": (
        put("board.place", "beacon_2", min_players=4),
        [
            ("board.toml", "beacon_2", "min_players", "beacon_players"),
            ("snow.toml", "snow_17", "target.place", "target_not_in_play"),
        ],
    ),
    "DATA-C7 a season only repeats the rules": (
        lambda files: files["board"]["seasons"]["winter"]["snow_cards"].update({"3": 5}),
        [("board.toml", "", "seasons.winter.snow_cards.3", "season_differs")],
    ),
    "DATA-C7 true is not 1": (
        lambda files: files["board"]["seasons"]["winter"].update(animals=True),
        [("board.toml", "", "seasons.winter.animals", "season_differs")],
    ),
    "DATA-C8 each type once": (
        lambda files: entry(files, "solo.action", "action_03")["type_order"].__setitem__(4, "production"),
        [("solo.toml", "action_03", "type_order[4]", "type_twice")],
    ),
    "DATA-C8 the tactics lack a place": (
        lambda files: files["solo"]["tactics"].remove("forge"),
        [("solo.toml", "", "tactics", "tactics_missing")],
    ),
    "DATA-C8 the tactics name a place twice": (
        lambda files: files["solo"]["tactics"].append("forge"),
        [("solo.toml", "", "tactics[9]", "tactics_twice")],
    ),
    "DATA-C9 no such giant slot": (
        lambda files: entry(files, "solo.action", "action_01")["corners"][1].update(beacon_points=7),
        [("solo.toml", "action_01", "corners[1].beacon_points", "no_such_slot")],
    ),
    "DATA-C10 an unknown step": (
        put("giants.giant", "larder_bear", effects=[{"on": "giant", "do": [{"dance": 1}]}]),
        [("giants.toml", "larder_bear", "effects[0].do[0]", "unknown_step")],
    ),
    "DATA-C10 a metric with a wrong parameter": (
        put(
            "quests.quest",
            "young_sprouts",
            requirements={"all_of": [{"metric": {"resource": "gold"}, "min": 1}]},
        ),
        [("quests.toml", "young_sprouts", "requirements.all_of[0].metric.resource", "not_one_of")],
    ),
}


def cases(rule: str) -> list[str]:
    return [name for name in CASES if name.split()[0] == rule]


def check_case(name: str) -> None:
    change, expected = CASES[name]
    assert broken(change) == expected


@pytest.mark.parametrize("name", cases("DATA-C1"))
def test_DATA_C1_sums(name: str) -> None:
    check_case(name)


@pytest.mark.parametrize("name", cases("DATA-C2"))
def test_DATA_C2_costs(name: str) -> None:
    check_case(name)


@pytest.mark.parametrize("name", cases("DATA-C3"))
def test_DATA_C3_chimneys_and_advantages(name: str) -> None:
    check_case(name)


@pytest.mark.parametrize("name", cases("DATA-C4"))
def test_DATA_C4_places_on_cards(name: str) -> None:
    check_case(name)


@pytest.mark.parametrize("name", cases("DATA-C5"))
def test_DATA_C5_effects_fit_the_type(name: str) -> None:
    check_case(name)


@pytest.mark.parametrize("name", cases("DATA-C6"))
def test_DATA_C6_targets_of_snow(name: str) -> None:
    check_case(name)


@pytest.mark.parametrize("name", cases("DATA-C7"))
def test_DATA_C7_places_and_seasons(name: str) -> None:
    check_case(name)


@pytest.mark.parametrize("name", cases("DATA-C8"))
def test_DATA_C8_type_orders_and_tactics(name: str) -> None:
    check_case(name)


@pytest.mark.parametrize("name", cases("DATA-C9"))
def test_DATA_C9_points_of_giant_slots(name: str) -> None:
    check_case(name)


@pytest.mark.parametrize("name", cases("DATA-C10"))
def test_DATA_C10_the_vocabulary(name: str) -> None:
    check_case(name)


def test_DATA_C1_other_sums_can_be_declared() -> None:
    def change(files: Files) -> None:
        files["snow"]["snow"].pop()
        files["snow"]["declared_counts"] = {"snow_cards": 23}
        card(files)["copies"] = 3
        files["cards"]["declared_counts"] = {"cards": 122}

    assert broken(change) == []


def test_DATA_C5_an_advantage_elsewhere_is_only_unusual() -> None:
    files = hearthside()
    advantage = {"on": {"advantage": {"filter": {}}}, "do": [{"cost": {"minus": {"any": 1}}}]}
    card(files)["effects"].append(advantage)
    card(files)["advantage"] = True
    assert places(problems(files)) == []
    assert places(problems(files), "warning") == [
        ("cards.toml", "timber_slide", "effects[1].on", "advantage_unusual")
    ]


def test_DATA_C6_too_little_snow_is_a_warning() -> None:
    files = hearthside()
    files["snow"]["snow"] = files["snow"]["snow"][:11]
    files["snow"]["declared_counts"] = {"snow_cards": 11}
    found = problems(files)
    assert places(found) == []
    assert [problem.args["players"] for problem in found] == [1, 2, 3, 4]
    assert {problem.code for problem in found} == {"snow_runs_out"}


# --- entries ---


OTHER_CASES: dict[str, tuple[Callable[[Files], object], list[Found]]] = {
    "a key that is missing": (
        lambda files: card(files).pop("points"),
        [("cards.toml", "timber_slide", "", "key_missing")],
    ),
    "an unknown key": (
        put("cards.card", "timber_slide", pionts=1),
        [("cards.toml", "timber_slide", "", "unknown_key")],
    ),
    "a wrong type": (
        put("cards.card", "timber_slide", points="1", tags="hearth", name="Timber", spaces=1.0),
        [
            ("cards.toml", "timber_slide", "name", "not_a_table"),
            ("cards.toml", "timber_slide", "points", "not_a_number"),
            ("cards.toml", "timber_slide", "spaces", "not_a_number"),
            ("cards.toml", "timber_slide", "tags", "not_a_list"),
        ],
    ),
    "a bool is no number": (
        put("cards.card", "timber_slide", points=True),
        [("cards.toml", "timber_slide", "points", "not_a_number")],
    ),
    "numbers out of range": (
        put("cards.card", "timber_slide", copies=13, points=16, spaces=4, cost={"birch": 10}),
        [
            ("cards.toml", "timber_slide", "copies", "not_a_number"),
            ("cards.toml", "timber_slide", "points", "not_a_number"),
            ("cards.toml", "timber_slide", "spaces", "not_a_number"),
            ("cards.toml", "timber_slide", "cost.birch", "not_a_number"),
            ("cards.toml", "", "", "count_wrong"),
        ],
    ),
    "an id that is none": (
        put("cards.card", "timber_slide", id="Timber-Slide"),
        [("cards.toml", "", "card[0].id", "bad_id")],
    ),
    "an id twice": (
        put("giants.giant", "larder_bear", id="mossback_elk"),
        [("giants.toml", "mossback_elk", "id", "id_twice")],
    ),
    "an entry that is no table": (
        lambda files: files["snow"]["snow"].__setitem__(3, "snow"),
        [("snow.toml", "", "snow[3]", "not_a_table"), ("snow.toml", "", "", "count_wrong")],
    ),
    "texts in two languages": (
        put("quests.quest", "young_sprouts", text={"en": "More."}, name={"en": "", "de": "Junge Sprossen"}),
        [
            ("quests.toml", "young_sprouts", "name.en", "not_a_text"),
            ("quests.toml", "young_sprouts", "text", "key_missing"),
        ],
    ),
    "a language that is none": (
        put("quests.quest", "young_sprouts", text={"en": "More.", "de": "Mehr.", "Klingon": "Hol"}),
        [("quests.toml", "young_sprouts", "text", "not_a_language")],
    ),
    "a card that a filter names": (
        put(
            "quests.quest",
            "young_sprouts",
            requirements={"all_of": [{"named": {"names": ["timber_slide", "moon"], "min": 2}}]},
        ),
        [("quests.toml", "young_sprouts", "requirements.all_of[0].named.names[1]", "unknown_card")],
    ),
    "a place that an effect names": (
        put(
            "giants.giant",
            "echo_puma",
            effects=[{"on": "giant", "do": [{"copy_place": {"areas": ["basic"], "exclude": ["moon"]}}]}],
        ),
        [("giants.toml", "echo_puma", "effects[0].do[0].copy_place.exclude[0]", "unknown_place")],
    ),
    "a giant's trigger": (
        put("giants.giant", "larder_bear", effects=[{"on": "play", "do": [GAIN]}]),
        [("giants.toml", "larder_bear", "effects[0].on", "unknown_trigger")],
    ),
    "a card's trigger": (
        lambda files: card(files)["effects"].append({"on": "giant", "do": [GAIN]}),
        [("cards.toml", "timber_slide", "effects[1].on", "unknown_trigger")],
    ),
    "a giant without a card": (
        put(
            "giants.giant",
            "larder_bear",
            effects=[
                {"on": "giant", "do": [{"store": {"birch": 1}}, {"draw": {"count": "tucked"}}]},
                {"on": "giant", "do": [{"gain": {"birch": 1}, "who": "owner"}], "once_per": "turn"},
            ],
        ),
        [
            ("giants.toml", "larder_bear", "effects[0].do[0]", "needs_a_card"),
            ("giants.toml", "larder_bear", "effects[0].do[1].draw.count", "needs_a_card"),
            ("giants.toml", "larder_bear", "effects[1]", "unknown_key"),
            ("giants.toml", "larder_bear", "effects[1].do[0].who", "no_owner"),
        ],
    ),
    "a giant that calls giants": (
        put(
            "giants.giant", "larder_bear", effects=[{"on": "giant", "do": [{"use_giant": {"points": True}}]}]
        ),
        [("giants.toml", "larder_bear", "effects[0].do", "endless")],
    ),
    "two advantages": (
        lambda files: card(files, "pulley_house").update(effects=card(files, "pulley_house")["effects"] * 2),
        [("cards.toml", "pulley_house", "effects", "several_advantages")],
    ),
    "giant slots": (
        lambda files: files["board"].update(giant_slots=[0, 1, 1, 3]),
        [
            ("board.toml", "", "giant_slots", "slots_alike"),
            *(
                ("solo.toml", f"action_{n:02}", f"corners[{corner}].beacon_points", "no_such_slot")
                for n, corner in ((2, 0), (4, 3), (6, 1), (12, 3), (17, 0), (20, 3))
            ),
        ],
    ),
    "the valley": (
        lambda files: files["board"].update(valley={"rows": 2, "cols": 5}),
        [("board.toml", "", "valley", "valley_size")],
    ),
    "a place": (
        lambda files: entry(files, "board.place", "birch_slope").update(
            gain={"gold": 1}, discard_cost=2, journey_points=4
        ),
        [
            ("board.toml", "birch_slope", "gain", "unknown_key"),
            ("board.toml", "birch_slope", "discard_cost", "only_on_the_journey"),
            ("board.toml", "birch_slope", "journey_points", "only_on_the_journey"),
        ],
    ),
    "what places give": (
        lambda files: (
            entry(files, "board.place", "hot_spring_1").update(gain={"fire": 3}),
            entry(files, "board.place", "guild_1").update(gain={"fire": 1}),
            entry(files, "board.place", "news_stone").update(gain={}),
        ),
        [
            ("board.toml", "news_stone", "gain", "basic_without_gain"),
            ("board.toml", "hot_spring_1", "gain", "hot_spring_gain"),
            ("board.toml", "guild_1", "gain", "gain_not_here"),
        ],
    ),
    "a place named like an area": (
        put("board.place", "news_stone", id="forge"),
        [("board.toml", "forge", "id", "id_is_area")],
    ),
    "solo corners": (
        lambda files: entry(files, "solo.action", "action_01").update(
            corners=[
                {"place": "forge", "source": "hand", "journey": "lowest"},
                {"place": "guild_1", "source": "deck"},
                {"place": "journey", "source": "deck"},
                {"place": "nut_cellar", "source": "valley", "beacon_points": 1},
            ]
        ),
        [
            ("solo.toml", "action_01", "corners[0].source", "not_one_of"),
            ("solo.toml", "action_01", "corners[0].journey", "exactly_on_area"),
            ("solo.toml", "action_01", "corners[1].place", "not_a_basic_place"),
            ("solo.toml", "action_01", "corners[2].journey", "exactly_on_area"),
            ("solo.toml", "action_01", "corners[3].beacon_points", "exactly_on_area"),
            ("solo.toml", "action_01", "corners", "action_without_beacon"),
            ("solo.toml", "", "tactics", "tactics_missing"),
        ],
    ),
    "a place that the solo game lacks": (
        put("board.place", "nut_cellar", min_players=3),
        [
            ("snow.toml", "snow_16", "target.place", "target_not_in_play"),
            *(
                ("solo.toml", f"action_{n:02}", f"corners[{corner}].place", "not_in_solo")
                for n, corner in ((1, 3), (4, 1), (10, 0), (13, 2), (20, 0))
            ),
            ("solo.toml", "", "tactics[4]", "not_in_solo"),
        ],
    ),
    "plan cards": (
        put("solo.plan", "plan_1", corners=["card"] * 4, cave=4, arrow="left"),
        [
            ("solo.toml", "plan_1", "cave", "not_a_number"),
            ("solo.toml", "plan_1", "arrow", "not_one_of"),
            ("solo.toml", "plan_1", "corners", "plan_without_animal"),
        ],
    ),
    "solo tables": (
        lambda files: (
            files["solo"]["quest_stack"].update({"4": {"lowland": 4, "highland": 1}}),
            files["solo"]["bonus"]["2"]["by_face_down_card"].update(per=0),
            files["solo"]["example"].update(plan="plan_9"),
        ),
        [
            ("solo.toml", "", "quest_stack.4", "quest_stack_differs"),
            ("solo.toml", "", "bonus.2.by_face_down_card.per", "not_a_number"),
            ("solo.toml", "", "example.plan", "unknown_solo_card"),
        ],
    ),
}


@pytest.mark.parametrize("name", OTHER_CASES)
def test_entries(name: str) -> None:
    change, expected = OTHER_CASES[name]
    assert broken(change) == expected


def test_what_is_missed_but_not_needed_is_a_warning() -> None:
    files = hearthside()
    del card(files)["name"]["nl"]
    card(files, "moss_loft")["name"]["de"] = card(files)["name"]["de"].upper()
    entry(files, "quests.quest", "nobility_in_distress")["requirements"]["all_of"][0]["named"]["tag"] = [
        "cook"
    ]
    files["board"]["giant_slots"] = [3, 2, 1, 0]
    found = problems(files)
    assert places(found) == []
    assert sorted(places(found, "warning")) == [
        ("board.toml", "", "giant_slots", "slots_fall"),
        ("cards.toml", "moss_loft", "name.de", "name_twice"),
        ("cards.toml", "timber_slide", "name", "translation_missing"),
        ("quests.toml", "nobility_in_distress", "requirements.all_of[0].named.tag[0]", "unknown_tag"),
    ]


# --- limits of a set ---


def many(name: str, count: int) -> Callable[[Files], object]:
    """So many entries of a kind, made from its first one."""
    file, _, kind = name.partition(".")

    def change(files: Files) -> None:
        first = files[file][kind][0]
        files[file][kind] = [{**first, "id": f"e{i}"} for i in range(count)]

    return change


@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("cards.card", 200),
        ("giants.giant", 60),
        ("quests.quest", 120),
        ("board.place", 48),
        ("snow.snow", 60),
        ("solo.plan", 30),
        ("solo.action", 60),
    ],
)
def test_there_are_only_so_many_entries(name: str, most: int) -> None:
    file, _, kind = name.partition(".")
    too_many = (f"{file}.toml", "", kind, "too_many_entries")
    assert too_many in broken(many(name, most + 1))
    assert too_many not in broken(many(name, most))


def test_limits_of_the_whole_deck() -> None:
    def change(files: Files) -> None:
        for i, one in enumerate(files["cards"]["card"]):
            one["tags"] = [*one["tags"], f"tag_{i}"]
        card(files)["spaces"] = 0  # four copies, and the notice board
        limits = {"on": "static", "do": [{"hand_limit": 3}, {"city_spaces": 15}]}
        card(files, "row_cottage")["effects"].append(limits)

    found = [code for _, _, _, code in broken(change)]
    assert found == ["too_many_tags", "hand_raised_too_much", "too_many_spaces"]


# --- messages ---


def codes() -> dict[str, set[str]]:
    """Every code the check can note, with the names of its facts, as the source has them."""
    found: dict[str, set[str]] = {}
    for path in (SOURCE / "engine/deck/check").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            if node.func.attr in ("error", "warning"):
                code = node.args[0]
                assert isinstance(code, ast.Constant), f"{path.name}:{node.lineno}: write the code out"
                facts = {str(word.arg) for word in node.keywords}
                assert found.setdefault(str(code.value), facts) == facts, code.value
    return found


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_problem_has_its_sentence(lang: str) -> None:
    text = (MESSAGES / lang / "deck.ftl").read_text("utf-8")
    messages = dict(
        re.findall(r"^deck-problem-([a-z-]+) =((?:.*\n)(?:[ ]+.*\n|\n(?=[ ]))*)", text, re.MULTILINE)
    )
    known = {code.replace("_", "-"): facts for code, facts in codes().items()}
    assert set(messages) == set(known)
    for code, message in messages.items():
        assert set(re.findall(r"\$([a-z_-]+)", message)) == known[code], code


# --- junk ---

WORDS = [
    *steps.STEPS,
    *amounts._CONDITIONS,
    *amounts._METRICS,
    *effects._CARD_TRIGGERS,
    *(
        "id",
        "name",
        "on",
        "do",
        "filter",
        "min",
        "max",
        "then",
        "place",
        "corners",
        "target",
        "effects",
        "birch",
    ),
]
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 25),
    st.integers(),
    st.floats(),
    st.dates(),
    st.text(max_size=5),
    st.sampled_from(WORDS),
)
JUNK = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.one_of(st.sampled_from(WORDS), st.text(max_size=3)), inner, max_size=4),
    ),
    max_leaves=12,
)


def small_set() -> Files:
    """Hearthside with a few entries of each kind: quick to check many times."""
    files = hearthside()
    for name, kind in (("cards", "card"), ("giants", "giant"), ("quests", "quest"), ("snow", "snow")):
        files[name][kind] = files[name][kind][:2]
    files["solo"]["plan"] = files["solo"]["plan"][:1]
    files["solo"]["action"] = files["solo"]["action"][:1]
    files["board"]["place"] = files["board"]["place"][::5]
    return files


@given(st.data())
def test_junk_anywhere_never_raises(data: st.DataObject) -> None:
    files = small_set()
    for _ in range(8):
        at: Any = files[data.draw(st.sampled_from(FILES))]
        while True:  # down to somewhere
            keys = list(at) if isinstance(at, dict) else list(range(len(at)))
            if not keys:
                break
            key = data.draw(st.sampled_from(keys))
            if not isinstance(at[key], (dict, list)) or data.draw(st.integers(0, 5)) == 0:
                at[key] = data.draw(JUNK)
                break
            at = at[key]
    for problem in problems(files):
        assert problem.severity in ("error", "warning")
        assert all(isinstance(fact, (str, int)) for fact in problem.args.values())
    counts(files)


@given(st.dictionaries(st.sampled_from(FILES), st.dictionaries(st.sampled_from(WORDS), JUNK, max_size=4)))
def test_junk_alone_never_raises(files: Files) -> None:
    assert problems(files)


@given(st.one_of(st.text(max_size=60), st.text("[]{}=\"'\n,.#a1", max_size=60)))
def test_junk_as_text_never_raises(text: str) -> None:
    try:
        table = tomllib.loads(text)
    except ValueError:
        return
    for name in FILES:
        assert problems({name: table})
