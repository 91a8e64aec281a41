"""Deck files: what is wrong with single entries, and how many entries a set may have."""

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
