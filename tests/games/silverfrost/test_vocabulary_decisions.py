"""The decisions inside effects (16.6): EFF-52 every kind of them, EFF-53 saved and resumed anywhere; and whole games
with a set that uses the rest of the vocabulary."""

from collections.abc import Callable
from functools import cache

import pytest
from tests.games.silverfrost.scene import Scene, deck_with, scene
from tests.games.silverfrost.test_vocabulary import PLAY, built, do, over, table

from frostwall.core.conformance import check_game
from frostwall.games.silverfrost.engine.game import Silverfrost

POINT = {"gain": {"point": 1}}


def hut(*steps: dict[str, object], seats: int = 2) -> Scene:
    return table(*steps, seats=seats)


# Decision kinds of EFF-52 with a position that asks one, and what it is called here.
ASKED: dict[str, tuple[Callable[[], Scene], str, list[str]]] = {
    "yesNo": (lambda: do(hut({"may": {"then": [POINT]}}), 0, PLAY), "yes_no", ["no", "yes"]),
    "option": (
        lambda: do(hut({"choose": {"options": [[POINT], [POINT]]}}), 0, PLAY),
        "option",
        ["option 0", "option 1"],
    ),
    "cards": (
        lambda: do(hut({"discard": {"min": 0, "max": 1}}).hold(0, "moss_loft"), 0, PLAY),
        "cards",
        ["discard moss_loft", "discard nothing"],
    ),
    "cityCards": (
        lambda: do(hut({"remove_card": {"to": "discard"}}).build(0, "moss_loft"), 0, PLAY),
        "city_card",
        ["city 0 1", "city 0 2"],
    ),
    "resources": (
        lambda: do(hut({"gain": {"any": 1}}), 0, PLAY),
        "resources",
        ["resources birch", "resources copper", "resources moss", "resources nut"],
    ),
    "payment": (
        lambda: do(
            hut({"play_card": {"from": ["hand"], "cost": "normal"}})
            .season(0, "autumn")
            .build(0, "moss_loft")
            .hold(0, "jay_forager")
            .goods(0, nut=2, fire=1),
            0,
            PLAY,
        ),
        "play",
        ["play jay_forager from hand paying nothing chimney 1", "play jay_forager from hand paying nut*2"],
    ),
    "player": (
        lambda: do(hut({"gain": {"fire": 1}, "who": "chosen_other"}, seats=3), 0, PLAY),
        "seat",
        ["person 1", "person 2"],
    ),
    "place": (
        lambda: do(hut({"copy_place": {"areas": ["forge"]}}), 0, PLAY),
        "copy",
        ["copy forge_individual", "copy forge_shared"],
    ),
    "giant": (
        lambda: do(hut({"use_giant": {"points": True}}).giants("larder_bear", "mossback_elk"), 0, PLAY),
        "giant",
        ["giant larder_bear", "giant mossback_elk"],
    ),
    "quest": (
        lambda: do(hut({"quest": {"op": "swap"}}).lowland(0, "open_doors", "full_shelves"), 0, PLAY),
        "quest",
        ["exchange full_shelves", "exchange open_doors"],
    ),
    "animal": (
        lambda: do(hut({"animal": {"op": "recall"}}).animals(0, "birch_slope").guard(0, "guild_1"), 0, PLAY),
        "animal",
        ["recall animal birch_slope", "recall guard guild_1"],
    ),
    "snowTarget": (
        lambda: do(
            hut({"clear_snow": {"where": "board", "cost": "none"}}).snow_on("birch_slope", "guild_1"), 0, PLAY
        ),
        "clear_where",
        ["at birch_slope", "at guild_1"],
    ),
    "order": (
        lambda: do(
            built({"on": {"after_play": {"filter": {}}}, "do": [POINT]})
            .build(0, "hut")
            .hold(0, "row_cottage")
            .goods(0, birch=1, moss=1, copper=1),
            0,
            "play row_cottage from hand paying birch moss copper",
        ),
        "order",
        ["next 1 0", "next 2 0"],
    ),
    "amount": (
        lambda: do(
            hut({"up_to": {"n": 2, "pay": {"nut": 1}, "gain": {"point": 1}}}).goods(0, nut=1), 0, PLAY
        ),
        "times",
        ["times 0", "times 1"],
    ),
}


@pytest.mark.parametrize("kind", ASKED)
def test_EFF_52_the_legal_answers_are_listed_and_others_refused(kind: str) -> None:
    build, name, answers = ASKED[kind]
    t = build()
    assert (t.decision(), sorted(t.legal(0))) == (name, answers)
    for text in (
        "place animal birch_slope",
        "end",
        "prepare",
        "yes",
        "none",
        "option 5",
        "times 9",
        "person 0",
    ):
        if text not in answers:
            t.refused(0, text)
    t.refused(1, answers[0], "NOT_YOUR_DECISION")
    for answer in answers:
        again = build()
        again.go(0, answer)
        assert again.decision() != name or again.legal(0) != t.legal(0)


@pytest.mark.parametrize("kind", ASKED)
def test_EFF_53_a_game_is_saved_and_resumed_at_every_decision(kind: str) -> None:
    build, _, answers = ASKED[kind]
    for answer in answers:
        t = build()
        resumed = build()
        resumed.s = resumed.game.load(t.dump())
        t.go(0, answer)
        resumed.go(0, answer)
        assert resumed.dump() == t.dump()


def test_EFF_52_a_card_type_is_chosen_by_options() -> None:
    """The kind `cardType` is an option for each type."""
    kinds = ("production", "governance", "traveller")
    options = [[{"take_valley": {"n": 1, "filter": {"type": [kind]}}}] for kind in kinds]
    t = table({"choose": {"options": options}}).valley("moss_loft", "air_guard", "plough_yard")
    do(t, 0, PLAY, "option 2", "valley air_guard")
    assert t.hand(0) == {"air_guard": 1}


def test_EFF_53_what_is_put_under_a_stack_keeps_its_order() -> None:
    step = {"look": {"n": 2, "from": "deck", "keep": 1, "rest": "bottom"}}
    t = table(step, {"draw": 2}).build(1, "row_cottage").draw_deck("moss_loft", "rye_oven", "bath_otter")
    do(t.hide_discards(1, 1), 0, PLAY)
    t.deal("look 0 moss_loft", "look 0 rye_oven")
    do(t, 0, "hold rye_oven")
    t.deal("draw 0 bath_otter")
    assert list(t.outcomes()) == ["draw 0 moss_loft"]


# --- whole games ---


def card(ident: str, type_: str, *effects: object, **more: object) -> dict[str, object]:
    return {"id": ident, "type": type_, "effects": list(effects), "copies": 2, **more}


def on_play(*steps: object, **more: object) -> dict[str, object]:
    return {"on": "play", "do": list(steps), **more}


def creature(ident: str, *steps: object, **more: object) -> dict[str, object]:
    effects = ({"on": "visit", "do": list(steps)},)
    return card(ident, "destination", *effects, kind="creature", cost={"nut": 1}, **more)


CARDS = [
    card(
        "a_seat", "traveller", on_play({"gain": {"any": 1}, "who": "chosen_other"}, {"draw": 1, "who": "all"})
    ),
    card("a_gift", "traveller", on_play({"give": {"cards": 2}, "to": "chosen_other", "reward": [POINT]})),
    card(
        "a_share",
        "traveller",
        on_play({"give": {"any": 1}, "to": "each_other", "reward": [{"gain": {"fire": 2}}]}),
    ),
    card("a_pay", "traveller", on_play({"pay": {"any": 1}}, {"gain": {"point": 3}}, may=True)),
    card(
        "a_hunt",
        "traveller",
        on_play(
            {"discard": {"min": 0, "max": 3, "as": "gone"}},
            {"let": {"name": "n", "amount": {"sum": [{"paid": "gone"}, 1]}}},
            {"for_each": {"var": "n"}, "do": [{"gain": {"any": 1}}]},
        ),
    ),
    card("a_look", "traveller", on_play({"look": {"n": 3, "from": "deck", "keep": 1, "rest": "give"}})),
    card(
        "a_glance", "traveller", on_play({"look": {"n": 2, "from": "deck", "tuck": True, "rest": "bottom"}})
    ),
    card(
        "a_find",
        "traveller",
        on_play({"look": {"n": 3, "from": "discard", "play": {"cost": "free"}, "rest": "discard"}}),
    ),
    card(
        "a_play",
        "traveller",
        on_play({"play_card": {"from": ["hand", "valley"], "cost": {"minus": {"any": 2}}, "may": True}}),
    ),
    card(
        "a_dig",
        "traveller",
        on_play(
            {"play_card": {"from": ["discard"], "filter": {"cost_at_most": 2}, "cost": "free", "may": True}}
        ),
    ),
    card("a_sweep", "traveller", on_play({"discard_valley": {"n": 2}}, {"take_valley": {"n": 1}})),
    card(
        "a_call",
        "production",
        on_play(
            {"activate": {"which": "produce", "filter": {"not_self": True}, "n": 2, "city": "each_other"}}
        ),
    ),
    card(
        "an_echo", "traveller", on_play({"activate": {"which": "visit", "filter": {}, "n": 1, "city": "all"}})
    ),
    card(
        "a_copy",
        "traveller",
        on_play({"copy_place": {"areas": ["basic", "hot_spring", "forge", "guild", "beacon"]}}),
    ),
    card("a_giant", "traveller", on_play({"use_giant": {"n": 2, "points": True, "discard": False}})),
    card("a_thaw", "traveller", on_play({"clear_snow": {"where": "valley", "n": 2, "cost": "fire"}})),
    card("a_spade", "traveller", on_play({"clear_snow": {"where": "board", "n": 1, "cost": {"discard": 1}}})),
    card(
        "a_storm",
        "traveller",
        on_play(
            {"add_snow": {"where": "city", "n": 1, "who": "each_other"}}, {"add_snow": {"where": "valley"}}
        ),
    ),
    card("a_flue", "traveller", on_play({"chimney": {"op": "gain"}}, {"chimney": {"op": "move"}})),
    card(
        "a_wreck",
        "traveller",
        on_play({"remove_card": {"to": "under_this", "refund": "cost", "filter": {"not_self": True}}}),
    ),
    card("a_return", "traveller", on_play({"remove_card": {"to": "hand", "filter": {"not_self": True}}})),
    card("a_path", "traveller", on_play({"animal": {"op": "move"}})),
    card("an_extra", "traveller", on_play({"animal": {"op": "place_extra"}})),
    card(
        "a_swap",
        "traveller",
        on_play({"quest": {"op": "swap"}}, {"quest": {"op": "complete", "ignore": True}}),
    ),
    card(
        "a_pile",
        "traveller",
        on_play(
            {"tuck": {"min": 0, "max": 2, "from": "hand"}}, {"tuck": {"min": 1, "max": 1, "from": "deck"}}
        ),
    ),
    card(
        "a_boon",
        "governance",
        {"on": {"advantage": {"filter": {}}}, "do": [{"gain": {"any": 1}}]},
        advantage=True,
    ),
    card(
        "a_tool",
        "governance",
        {"on": "static", "once_per": "season", "do": [{"pay": {"fire": 1}}, {"draw": 2}]},
    ),
    card(
        "a_relic",
        "governance",
        {"on": "static", "once_per": "game", "do": [{"gain": {"fire": 2}}]},
        {"on": {"after_clear_snow": {"where": "own_city"}}, "do": [POINT]},
        {"on": {"after_quest": {"level": "highland"}}, "do": [POINT]},
    ),
    card(
        "a_favour",
        "traveller",
        on_play({"activate": {"which": "produce", "filter": {}, "n": 1, "city": "chosen_other"}}),
    ),
    card(
        "a_shed",
        "governance",
        {
            "on": "static",
            "do": [{"hand_limit": 2}, {"city_spaces": 1}, {"clear_cost": 1}, {"extra_city_clear": 1}],
        },
    ),
    card(
        "a_forge",
        "governance",
        {
            "on": "static",
            "do": [
                {"cost": {"filter": {"kind": "construction"}, "minus": {"birch": 1}}},
                {"fire_cost": {"minus": 1}},
                {"guard_fire": 1},
            ],
        },
    ),
    card(
        "a_watch",
        "governance",
        {"on": {"after_play": {"filter": {}}}, "do": [POINT]},
        {"on": {"after_place_animal": {}}, "once_per": "turn", "do": [{"draw": 1}]},
    ),
    card(
        "a_bell",
        "governance",
        {"on": {"after_season": {"season": "autumn"}}, "may": True, "do": [{"gain": {"any": 2}}]},
        {"on": {"before_season": {}}, "do": [{"store": {"moss": 1}}]},
    ),
    card(
        "a_burden",
        "prosperity",
        {"on": "static", "do": [{"play_into": "other_city"}, {"pay_cost_to": "left"}]},
        {"on": "end_score", "do": [{"score": 1}]},
        cost={"moss": 1},
    ),
    creature("an_inn", {"take_stored": "all"}, {"store": {"nut": 1}}, {"gain": {"point": 1}, "who": "owner"}),
    creature("a_tavern", {"give": {"any": 1}, "to": "owner", "reward": [{"draw": 2}]}),
    {
        **creature("a_tomb", POINT),
        "effects": [
            {"on": "visit", "do": [POINT]},
            {"on": "static", "do": [{"animal_stays": True}, {"extra_own_place": {}}]},
        ],
    },
]


@cache
def game() -> Silverfrost:
    return Silverfrost(deck_with(cards=CARDS))


@pytest.mark.conformance
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_EFF_53_whole_games_with_the_vocabulary_keep_every_promise(seats: int, soak: bool) -> None:
    tally = check_game(game(), "standard", seats, games=20 if soak else 1, probes=24 if soak else 8, every=20)
    assert tally.games >= 1


def test_EFF_53_the_set_of_these_games_is_playable_from_a_scene() -> None:
    t = scene(2, None, game().deck).hold(0, "a_gift", "moss_loft*2")
    do(t, 0, "play a_gift from hand paying nothing")
    do(t, 0, "give moss_loft moss_loft to 1")
    assert (t.tokens(0), t.hand(1), over(t)) == (1, {"moss_loft": 2}, True)
