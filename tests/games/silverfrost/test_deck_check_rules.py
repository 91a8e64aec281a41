"""Deck files: DATA-C1 to DATA-C10, each broken by one change to a copy of hearthside."""

from collections.abc import Callable

import pytest
from tests.games.silverfrost.deck_files import (
    GAIN,
    Files,
    Found,
    broken,
    card,
    entry,
    hearthside,
    places,
    put,
)

from frostwall.games.silverfrost.engine.deck.check.files import problems

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
