"""Effects in deck files: the whole vocabulary of section 16 is accepted, and what is wrong is named by its field."""

from collections.abc import Iterator

import pytest
from tests.games.silverfrost.deck_files import GAIN, card, do, effect_errors, hearthside

from frostwall.games.silverfrost.engine.deck.check import amounts
from frostwall.games.silverfrost.engine.deck.check import steps as check_steps
from frostwall.games.silverfrost.engine.deck.tables import DeckSet

# --- what is right ---

STEPS: list[dict[str, object]] = [
    {"seq": [GAIN, {"draw": 1}]},
    {"choose": {"pick": 2, "options": [[GAIN], [{"draw": 1}], [{"gain": {"any": 2}, "who": "left"}]]}},
    {"choose": {"options": [[GAIN], [{"draw": 1, "who": "each_other"}]]}},
    {"may": {"pay": {"discard": 2}, "then": [GAIN]}},
    {"may": {"pay": {"any": 2}, "then": [GAIN]}},
    {"up_to": {"n": 3, "pay": {"any": 1}, "gain": {"point": 1}}},
    {"if": {"free_spaces": {"min": 2}}, "then": [GAIN], "else": [{"pay": {"fire": 1}}]},
    {"for_each": {"count": {"cards": {"filter": {"tag": ["hearth"]}}}}, "do": [GAIN]},
    {"let": {"name": "x", "amount": {"per": 2, "of": "hand_cards"}}},
    {"discard": 1},
    {"discard": {"min": 0, "max": 3, "filter": {"kind": "creature"}, "as": "y"}},
    {
        "gain": {
            "birch": {"var": "y"},
            "moss": {"paid": "y"},
            "point": {"max": [1, {"sum": [1, {"var": "x"}]}]},
        }
    },
    {"look": {"n": 8, "from": "deck", "keep": 5, "rest": "bottom"}},
    {"look": {"n": 3, "from": "discard", "play": {"filter": {}, "cost": "free"}, "rest": "give"}},
    {"look": {"n": 1, "from": "deck", "tuck": True, "rest": "discard"}},
    {"take_valley": {"n": 2, "filter": {"type": ["production"]}}},
    {"discard_valley": {}},
    {"give": {"cards": 2}, "to": "chosen_other", "reward": [GAIN]},
    {"give": {"birch": 1, "fire": 1}, "to": "each_other"},
    {"give": {"any": 1}, "to": "owner"},
    {"play_card": {"from": ["hand", "valley", "revealed", "discard"], "cost": "normal", "may": True}},
    {"play_card": {"from": ["hand"], "filter": {"cost_at_most": 3}, "cost": {"minus": {"any": 3}}}},
    {"activate": {"which": "visit", "filter": {"not_self": True}, "n": 2, "city": "all", "distinct": True}},
    {"copy_place": {"areas": ["basic", "guild"], "exclude": ["birch_slope"], "with_own_animal": True}},
    {"use_giant": {"n": 2, "points": False, "discard": False}},
    {"clear_snow": {"where": "valley", "n": 2, "cost": "fire"}},
    {"clear_snow": {"where": "own_city", "cost": {"discard": 2}}},
    {"add_snow": {"where": "city", "n": 1, "who": "left"}},
    {"chimney": {"op": "move", "from": {"has_chimney": True}, "to": {"kind": "construction"}}},
    {"chimney": {"op": "gain"}},
    {"remove_card": {"filter": {"rarity": "common"}, "city": "self", "to": "hand", "refund": {"any": 2}}},
    {"remove_card": {"to": "under_this", "refund": {"cost_of": "chosen"}}},
    {"animal": {"op": "place_extra", "filter": {"guard": False, "area": "destination"}}},
    {"quest": {"op": "draw", "n": 3, "keep": 2}},
    {"quest": {"op": "complete", "level": "highland", "ignore": True}},
    {"quest": {"op": "swap"}},
    {"store": {"birch": 1, "point": 1}},
    {"take_stored": "all"},
    {"take_stored": {"birch": 1}},
    {"tuck": {"min": 0, "max": 5, "from": "deck"}},
]
MODIFIERS: list[dict[str, object]] = [
    {"cost": {"filter": {"points": {"min": 1, "max": 3}}, "minus": {"any": 1}}},
    {"hand_limit": 1},
    {"city_spaces": 1},
    {"shares_space_with": {"filter": {"name": ["timber_slide"]}}},
    {"play_into": "other_city"},
    {"snow_immune": True},
    {"clear_cost": 1},
    {"extra_city_clear": 1},
    {"fire_cost": {"minus": 1, "area": "beacon"}},
    {"fire_cost": {"minus": 1}},
    {"guard_fire": 1},
    {"not_copyable": True},
    {"not_removable": True},
    {"counts_as": {"type": "production"}},
    {"counts_as": {"tag": "guard"}},
    {"pay_cost_to": "left"},
    {"animal_stays": True},
    {"extra_own_place": {}},
    {"extra_own_place": {"if": {"owns": {"fire": 3}}}},
]
CONDITIONS: list[dict[str, object]] = [
    {"has": {"filter": {"snowed": True, "distinct_names": True}, "min": 2, "city": "left"}},
    {"compare": {"metric": {"resource": "total"}, "op": ">=", "with": "each_other"}},
    {"season": {"in": ["summer", "autumn", "winter", "spring"]}},
    {"paid_by": "chimney"},
    {"source": "hand"},
    {"owns": {"birch": 1, "any": 2}},
    {"free_spaces": {"min": 1}},
    {"not": {"paid_by": "resources"}},
    {"all": [{"source": "valley"}, {"owns": {"fire": 1}}]},
    {"any_of": [{"source": "valley"}, {"not": {"owns": {"fire": 1}}}]},
]
METRICS: list[object] = [
    *("different_types", "fire", "points", "hand_cards", "snow_cleared", "snow_on_board", "quests_done"),
    *("quests_held", "chimneys_placed", "tucked", "empty_spaces", "hand_room"),
    {"cards": {"filter": {"kind": "creature"}, "city": "left"}},
    {"cards": {}},
    {"pairs": {"filter_a": {"kind": "creature"}, "filter_b": {"kind": "construction"}}},
    {"resource": "birch"},
    {"snow_in_city": {"who": "left"}},
    {"quests_done": {"level": "highland"}},
    {"animals": {"area": "guild"}},
    {"animals": {"placed": True}},
    {"animals": {"supply": True}},
    {"stored": {"kind": "birch"}},
    {"valley": {"filter": {"rarity": "unique"}}},
]
TRIGGERS: dict[str, list[object]] = {
    "governance": [
        {"after_play": {"filter": {"type": ["prosperity"]}, "who": "self"}},
        {"after_place_animal": {"area": "forge", "guard": True}},
        "after_open_visit",
        {"after_clear_snow": {"where": "own_city"}},
        {"after_quest": {"level": "lowland"}},
        "after_giant",
        "before_season",
        {"after_season": {"season": "winter"}},
        ["after_giant", "after_quest"],
    ],
    "production": ["play", ["play", "produce"]],
    "traveller": ["play"],
    "destination": ["visit", ["visit_own", "visit_open"]],
}


OWNERS = {
    "governance": "mountain_guard",
    "production": "timber_slide",
    "traveller": "air_guard",
    "destination": "bath_otter",
}


def vocabulary() -> Iterator[tuple[str, list[object]]]:
    """A card and effects for it: together they use every word of section 16."""

    def play(*steps: object) -> tuple[str, list[object]]:
        return "timber_slide", [{"on": ["play", "produce"], "do": list(steps)}]

    for step in STEPS:
        yield play(STEPS[8], STEPS[10], step)  # these two give the variables
    for metric in METRICS:
        yield play({"draw": {"count": metric}})
    for condition in CONDITIONS:
        yield play({"if": condition, "then": [GAIN]})
    for modifier in MODIFIERS:
        yield "bath_otter", [{"on": "visit", "do": [GAIN]}, {"on": "static", "do": [modifier]}]
    yield "mountain_guard", [{"on": "static", "once_per": "season", "may": True, "do": [GAIN]}]
    yield "row_cottage", [{"on": "end_score", "do": [{"score": {"count": "fire"}, "times": 2, "cap": 6}]}]
    for kind, triggers in TRIGGERS.items():
        for on in triggers:
            yield OWNERS[kind], [{"on": on, "if": {"owns": {"fire": 1}}, "may": True, "do": [GAIN]}]


def test_DATA_C10_the_whole_vocabulary_is_accepted() -> None:
    for ident, effects in vocabulary():
        assert effect_errors(*effects, ident=ident) == [], effects
    used = {name for step in (*STEPS, *MODIFIERS) for name in step}
    assert set(check_steps.STEPS) - used == {"score", "pay", "draw"}  # these are used inside others
    assert {name for condition in CONDITIONS for name in condition} == set(amounts._CONDITIONS)
    named = {next(iter(metric)) for metric in METRICS if isinstance(metric, dict)}
    assert named == set(amounts._METRICS)
    assert {metric for metric in METRICS if isinstance(metric, str)} == set(amounts._PLAIN_METRICS)


def test_what_is_accepted_the_engine_can_read() -> None:
    for ident, effects in vocabulary():
        files = hearthside()
        card(files, ident)["effects"] = effects
        assert DeckSet("mine", files, "").card_names[0] == "timber_slide"


# --- what is wrong ---


def nested(depth: int) -> dict[str, object]:
    step: dict[str, object] = {"draw": 1}
    for _ in range(depth - 1):
        step = {"seq": [step]}
    return step


STEP_ERRORS: list[tuple[object, str, str]] = [
    ({"gain": {"birch": "three"}}, "[0].gain.birch", "not_a_number"),
    ({"gain": {"birch": 21}}, "[0].gain.birch", "not_a_number"),
    ({"gain": {"birch": -1}}, "[0].gain.birch", "not_a_number"),
    ({"gain": {"gold": 1}}, "[0].gain", "unknown_key"),
    ({"gain": {}}, "[0].gain", "empty_table"),
    ({"gain": {"cost_of": "chosen"}}, "[0].gain", "unknown_key"),
    ({"gain": {"birch": 1}, "whom": "left"}, "[0]", "unknown_key"),
    ({"gain": {"birch": 1}, "draw": 1}, "[0]", "several_steps"),
    ({}, "[0]", "unknown_step"),
    ("gain", "[0]", "not_a_table"),
    ({"draw": {"count": "gold"}}, "[0].draw.count", "not_one_of"),
    ({"draw": {"count": {"gold": 1}}}, "[0].draw.count", "unknown_metric"),
    ({"draw": {"count": {"animals": {}}}}, "[0].draw.count.animals", "exactly_one_of"),
    ({"draw": {"times": 2}}, "[0].draw", "unknown_amount"),
    ({"draw": {"per": 0, "of": "fire"}}, "[0].draw.per", "not_a_number"),
    ({"draw": {"min": [1]}}, "[0].draw.min", "list_length"),
    ({"draw": {"var": "x"}}, "[0].draw.var", "unknown_variable"),
    ({"discard": 6}, "[0].discard", "not_a_number"),
    ({"discard": {"min": 3, "max": 2}}, "[0].discard", "min_above_max"),
    ({"give": {"cards": 6}, "to": "left"}, "[0].give.cards", "not_a_number"),
    ({"give": {"cards": 1, "fire": 1}, "to": "left"}, "[0].give", "unknown_key"),
    ({"give": {"point": 1}, "to": "left"}, "[0].give", "unknown_key"),
    ({"give": {"fire": 1}}, "[0]", "key_missing"),
    ({"give": {"fire": 1}, "to": "self"}, "[0].to", "not_one_of"),
    ({"tuck": {"min": 0, "max": 6, "from": "hand"}}, "[0].tuck.max", "not_a_number"),
    ({"look": {"n": 9, "from": "deck", "keep": 1, "rest": "discard"}}, "[0].look.n", "not_a_number"),
    ({"look": {"n": 8, "from": "deck", "keep": 6, "rest": "discard"}}, "[0].look.keep", "not_a_number"),
    ({"look": {"n": 2, "from": "deck", "keep": 3, "rest": "discard"}}, "[0].look.keep", "keeps_too_many"),
    ({"look": {"n": 2, "from": "deck", "rest": "discard"}}, "[0].look", "exactly_one_of"),
    ({"quest": {"op": "draw", "n": 1, "keep": 2}}, "[0].quest.keep", "keeps_too_many"),
    ({"quest": {"op": "swap", "n": 1}}, "[0].quest", "unknown_key"),
    ({"quest": {"op": "burn"}}, "[0].quest.op", "not_one_of"),
    ({"play_card": {"from": ["hand"], "cost": "cheap"}}, "[0].play_card.cost", "not_one_of"),
    ({"play_card": {"from": [], "cost": "free"}}, "[0].play_card.from", "list_too_short"),
    ({"copy_place": {"areas": ["journey"]}}, "[0].copy_place.areas[0]", "not_one_of"),
    ({"animal": {"op": "recall", "filter": {"area": "journey"}}}, "[0].animal.filter.area", "not_one_of"),
    ({"choose": {"options": [[{"draw": 1}]]}}, "[0].choose.options", "list_length"),
    ({"choose": {"options": [[{"draw": 1}]] * 7}}, "[0].choose.options", "list_length"),
    ({"choose": {"pick": 3, "options": [[{"draw": 1}]] * 2}}, "[0].choose.pick", "not_a_number"),
    (
        {"up_to": {"n": 2, "pay": {"any": {"count": "fire"}}, "gain": {"fire": 1}}},
        "[0].up_to.pay.any",
        "not_a_number",
    ),
    ({"if": {"luck": 1}, "then": [{"draw": 1}]}, "[0].if", "unknown_condition"),
    ({"if": {"has": {"filter": {}, "min": 0}}, "then": [{"draw": 1}]}, "[0].if.has.min", "not_a_number"),
    ({"if": {"owns": {"fire": 1}}}, "[0]", "key_missing"),
    ({"if": {"owns": {"fire": 1}}, "then": []}, "[0].then", "list_too_short"),
    ({"take_valley": {"filter": {"colour": "red"}}}, "[0].take_valley.filter", "unknown_key"),
    ({"take_valley": {"filter": {"name": ["moon"]}}}, "[0].take_valley.filter.name[0]", "unknown_card"),
    (
        {"take_valley": {"filter": {"points": {"min": 3, "max": 2}}}},
        "[0].take_valley.filter.points",
        "min_above_max",
    ),
    ({"take_valley": {"filter": {"points": {}}}}, "[0].take_valley.filter.points", "empty_table"),
    ({"take_valley": {"filter": {"not_self": 1}}}, "[0].take_valley.filter.not_self", "not_a_flag"),
    ({"score": 1}, "[0]", "score_without_end"),
    ({"hand_limit": 1}, "[0]", "modifier_not_static"),
    ({"seq": [{"snow_immune": True}]}, "[0].seq[0]", "modifier_nested"),
    (
        {"for_each": 2, "do": [{"seq": [{"for_each": 2, "do": [{"draw": 1}]}]}]},
        "[0].do[0].seq[0].do",
        "repeated_twice",
    ),
    (nested(7), "[0].seq[0].seq[0].seq[0].seq[0].seq[0].seq", "too_deep"),
]


@pytest.mark.parametrize(("step", "field", "code"), STEP_ERRORS, ids=lambda value: str(value)[:60])
def test_DATA_C10_a_wrong_step_is_named(step: object, field: str, code: str) -> None:
    assert do(step) == [(field, code)]


def test_DATA_C10_limits_of_effects() -> None:
    assert do(nested(6)) == []
    assert do(*[{"draw": 1}] * 60) == []
    play = {"on": "play", "do": [{"draw": 1}]}
    assert effect_errors({**play, "do": [{"draw": 1}] * 61}) == [("effects", "too_many_steps")]
    assert effect_errors(*[play] * 7) == [("effects", "list_length"), ("effects", "trigger_missing")]
    lets = [{"let": {"name": f"x{i}", "amount": 1}} for i in range(5)]
    assert effect_errors({"on": "play", "do": lets}) == [("effects[0]", "too_many_variables")]
    several = ["after_giant", "after_quest", "after_open_visit"]
    assert effect_errors(*[{"on": several, "do": [GAIN]}] * 5, ident="mountain_guard") == [
        ("effects", "too_many_triggers")
    ]
    deep: object = {"owns": {"fire": 1}}
    for _ in range(50):
        deep = {"not": deep}
    assert [code for _, code in do({"if": deep, "then": [GAIN]})] == ["too_deep"]
    amount: object = 1
    for _ in range(50):
        amount = {"sum": [1, amount]}
    assert [code for _, code in do({"draw": amount})] == ["too_deep"]


@pytest.mark.parametrize(
    ("trigger", "step"),
    [
        ("after_play", {"play_card": {"from": ["hand"], "cost": "free"}}),
        ("after_play", {"look": {"n": 1, "from": "deck", "play": {"cost": "free"}, "rest": "discard"}}),
        ("after_clear_snow", {"may": {"then": [{"clear_snow": {"where": "board", "cost": "none"}}]}}),
        ("after_giant", {"use_giant": {"points": True}}),
        ("after_quest", {"quest": {"op": "complete"}}),
        ("after_place_animal", {"animal": {"op": "place_extra"}}),
    ],
)
def test_DATA_C10_nothing_sets_itself_off_without_end(trigger: str, step: object) -> None:
    effect = {"on": trigger, "do": [step]}
    assert effect_errors(effect, ident="mountain_guard") == [("effects[0].do", "endless")]
    assert effect_errors({**effect, "once_per": "turn"}, ident="mountain_guard") == []


@pytest.mark.parametrize(
    ("effect", "field", "code"),
    [
        ({"on": "static", "do": [GAIN]}, "", "ability_unlimited"),
        ({"on": "static", "do": [{"hand_limit": 1}, GAIN]}, ".do", "modifier_and_steps"),
        (
            {"on": "static", "do": [{"hand_limit": 1}], "once_per": "turn"},
            ".once_per",
            "modifier_always_holds",
        ),
        (
            {"on": "static", "do": [{"hand_limit": 1}], "if": {"owns": {"fire": 1}}},
            ".if",
            "modifier_always_holds",
        ),
        ({"on": ["static"], "do": [{"hand_limit": 1}]}, ".on", "static_plain"),
        ({"on": "static", "do": [{"snow_immune": False}]}, ".do[0].snow_immune", "not_true"),
        ({"on": "static", "do": [{"counts_as": {}}]}, ".do[0].counts_as", "exactly_one_of"),
        ({"on": ["after_giant", "after_giant"], "do": [GAIN]}, ".on[1]", "trigger_twice"),
        ({"on": {"after_giant": {"who": "left"}}, "do": [GAIN]}, ".on.after_giant", "unknown_key"),
        (
            {"on": {"after_season": {"season": "monsoon"}}, "do": [GAIN]},
            ".on.after_season.season",
            "not_one_of",
        ),
        ({"on": "after_giant", "do": [GAIN], "once_per": "day"}, ".once_per", "not_one_of"),
        ({"on": "after_giant", "do": [GAIN], "may": "yes"}, ".may", "not_a_flag"),
        ({"on": "after_giant", "do": [GAIN], "when": 1}, "", "unknown_key"),
        ({"on": "after_giant", "do": []}, ".do", "list_too_short"),
        (
            {"on": "after_giant", "if": {"paid_by": "chimney"}, "do": [GAIN]},
            ".if.paid_by",
            "nothing_is_played",
        ),
        ({"on": "after_giant", "do": [{"cost": {"minus": {"any": 1}}}]}, ".do[0]", "modifier_not_static"),
    ],
)
def test_DATA_C10_a_wrong_effect_is_named(effect: object, field: str, code: str) -> None:
    assert effect_errors(effect, ident="mountain_guard") == [(f"effects[0]{field}", code)]


def test_DATA_C10_moments_that_allow_less() -> None:
    advantage = {"on": {"advantage": {"filter": {}}}, "do": [{"quest": {"op": "swap"}}]}
    assert effect_errors(advantage, ident="pulley_house") == [("effects[0].do[0]", "not_a_rider")]
    advantage["do"] = [{"cost": {"filter": {}, "minus": {"any": 1}}}]
    assert effect_errors(advantage, ident="pulley_house") == [("effects[0].do[0].cost", "unknown_key")]
    scoring = {"on": "end_score", "do": [{"draw": 1}, {"score": 1, "times": 2, "cap": 9}]}
    assert effect_errors(scoring, ident="row_cottage") == [("effects[0].do[0]", "not_at_scoring")]
    both = {"on": ["end_score", "play"], "do": [{"gain": {"point": 1}}]}
    assert ("effects[0].on", "trigger_alone") in effect_errors(both, ident="row_cottage")
