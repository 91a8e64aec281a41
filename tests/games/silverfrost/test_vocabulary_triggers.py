"""When effects happen (16.2): triggers EFF-10 to EFF-20."""

from itertools import pairwise

import pytest
from tests.games.silverfrost.scene import Scene, deck_with, scene
from tests.games.silverfrost.test_vocabulary import PLAY, built, do, if_asked, over, table

POINT = {"gain": {"point": 1}}
FIRE = {"gain": {"fire": 1}}
MOSS = {"gain": {"moss": 1}}


# --- EFF-10, EFF-11 ---


def test_EFF_10_play_is_once_when_played() -> None:
    t = do(table(POINT), 0, PLAY)
    assert t.tokens(0) == 1
    t.no_animals(0).go(1, "place animal birch_slope")
    t.go(0, "prepare")
    assert (t.in_season(0), t.tokens(0)) == ("autumn", 1)  # a traveller produces nothing


def test_EFF_11_production_produces_what_it_brings_when_played() -> None:
    t = table(POINT, type="production")
    t.build(0, "hut").no_animals(0).go(0, "prepare")
    assert t.tokens(0) == 1


def test_EFF_11_production_may_differ_from_playing() -> None:
    effects = [{"on": "play", "do": [POINT]}, {"on": "produce", "do": [FIRE, MOSS]}]
    t = do(table(effects=effects, type="production"), 0, PLAY)
    assert (t.tokens(0), t.fire(0), t.resources(0)) == (1, 0, {})
    t = table(effects=effects, type="production").build(0, "hut").no_animals(0)
    t.go(0, "prepare")
    assert (t.tokens(0), t.fire(0), t.resources(0)) == (0, 2, {"moss": 1})  # 1 fire of SEAS-A1
    activate = {"activate": {"which": "produce", "filter": {"name": ["hut"]}, "n": 1}}
    giant = {"id": "larder_bear", "effects": [{"on": "giant", "do": [activate]}]}
    card = {"id": "hut", "type": "production", "effects": effects}
    t = scene(2, None, deck_with(cards=[card], giants=[giant])).build(0, "hut").goods(0, fire=1)
    do(t, 0, "place animal beacon_1", "giant larder_bear")
    if_asked(t, 0, "city 0 1")
    assert (t.fire(0), t.resources(0), t.tokens(0)) == (1, {"moss": 1}, 1)  # the point of the slot


# --- EFF-12 ---


def test_EFF_12_own_and_open_visits_may_differ() -> None:
    effects = [{"on": "visit_own", "do": [POINT]}, {"on": "visit_open", "do": [FIRE]}]
    inn = {"id": "inn", "kind": "creature", "type": "destination", "cost": {"nut": 1}, "effects": effects}
    deck = deck_with(cards=[inn])
    t = do(scene(2, None, deck).build(0, "inn"), 0, "visit animal 0 1")
    assert (t.tokens(0), t.fire(0)) == (1, 0)
    t = do(scene(2, None, deck).build(1, "inn"), 0, "visit animal 1 1")
    assert (t.tokens(0), t.fire(0), t.tokens(1)) == (0, 1, 1)


# --- EFF-13, AMB-17, AMB-18 ---


def advantage(*steps: object, may: bool = False, filter_: object = None) -> dict[str, object]:
    effect: dict[str, object] = {"on": {"advantage": {"filter": filter_ or {}}}, "do": list(steps)}
    return {**effect, "may": True} if may else effect


def test_EFF_13_a_rider_follows_the_payment_and_comes_before_the_card() -> None:
    t = built(advantage({"draw": 1}, may=True), advantage=True).hold(0, "moss_loft").goods(0, birch=2)
    t.do(0, "play moss_loft from hand paying birch*2 using 1")
    assert (t.city(0), t.resources(0), t.hand(0)) == (["hut"], {}, {})  # paid, not yet there
    t.deal("draw 0 rye_oven")
    assert (t.city(0), t.resources(0), t.hand(0)) == (["hut", "moss_loft"], {"moss": 1}, {"rye_oven": 1})
    assert t.decision() == "yes_no"  # the loft may discard the card drawn


def test_EFF_13_what_a_rider_brings_cannot_pay() -> None:
    t = built(advantage({"gain": {"birch": 2}}, may=True), advantage=True).hold(0, "moss_loft")
    t.refused(0, "play moss_loft from hand paying birch*2 using 1", "CANNOT_PAY")


def test_EFF_13_cost_and_rider_together() -> None:
    t = built(advantage({"cost": {"minus": {"birch": 1}}}, POINT, may=True), advantage=True)
    do(t.hold(0, "moss_loft").goods(0, birch=2), 0, "play moss_loft from hand paying birch using 1")
    assert (t.resources(0), t.tokens(0)) == ({"birch": 1, "moss": 1}, 1)


def test_EFF_13_AMB_17_a_rider_without_may_must_be_used() -> None:
    t = built(advantage({"add_snow": {"where": "own_city", "n": 1}}), advantage=True)
    t.hold(0, "moss_loft").goods(0, birch=2)
    t.refused(0, "play moss_loft from hand paying birch*2", "ADVANTAGE_MUST")
    do(t, 0, "play moss_loft from hand paying birch*2 using 1")
    assert t.snowed(0) == [1]


def test_EFF_13_AMB_17_a_reduction_need_not_be_used() -> None:
    t = (
        built(advantage({"cost": {"minus": {"birch": 1}}}), advantage=True)
        .hold(0, "moss_loft")
        .goods(0, birch=2)
    )
    do(t, 0, "play moss_loft from hand paying birch*2")
    assert t.resources(0) == {"moss": 1}


def test_EFF_13_at_most_one_advantage() -> None:
    t = (
        built(advantage(POINT), advantage=True)
        .build(0, "cocoa_parlour")
        .hold(0, "jay_forager")
        .goods(0, nut=2)
    )
    assert t.legal(0, "play jay_forager from hand") == [
        "play jay_forager from hand paying nut*2 using 1",
        "play jay_forager from hand paying nut using 2",
    ]


def test_EFF_13_AMB_18_with_a_chimney_a_reduction_is_void_and_a_rider_works() -> None:
    t = built(advantage({"cost": {"minus": {"nut": 2}}}, POINT, may=True), advantage=True).season(0, "autumn")
    t.build(0, "timber_slide").hold(0, "errand_hare").goods(0, fire=1)
    t.do(0, "play errand_hare from hand paying nothing using 1 chimney 2")
    assert (t.fire(0), t.tokens(0), t.with_chimney(0)) == (0, 1, [2])


def test_EFF_13_AMB_18_chimney_without_advantage_by_option() -> None:
    card = {"id": "hut", "type": "governance", "advantage": True, "effects": [advantage(POINT, may=True)]}
    t = scene(2, {"card.chimneyWithAdvantage": False}, deck_with(cards=[card])).season(0, "autumn")
    t.build(0, "hut", "timber_slide").hold(0, "errand_hare").goods(0, fire=1, nut=2)
    t.refused(0, "play errand_hare from hand paying nothing using 1 chimney 2", "NO_ADVANTAGE")
    t.do(0, "play errand_hare from hand paying nut*2 using 1")
    assert t.tokens(0) == 1


def test_EFF_13_once_per_season() -> None:
    t = built({**advantage(POINT, may=True), "once_per": "season"}, advantage=True)
    do(
        t.hold(0, "timber_slide*2").goods(0, birch=3, moss=2),
        0,
        "play timber_slide from hand paying birch moss using 1",
    )
    do(t, 1, "place animal birch_slope")
    t.refused(0, "play timber_slide from hand paying birch moss using 1", "NO_ADVANTAGE")
    do(t, 0, "play timber_slide from hand paying birch moss")
    assert t.tokens(0) == 1


# --- EFF-14 ---


def test_EFF_14_after_play() -> None:
    effect = {"on": {"after_play": {"filter": {"type": ["production"]}, "who": "self"}}, "do": [POINT]}
    t = do(
        built(effect).hold(0, "timber_slide").goods(0, birch=1, moss=1),
        0,
        "play timber_slide from hand paying birch moss",
    )
    assert (t.tokens(0), t.resources(0)) == (1, {"birch": 1})
    t = do(
        built(effect).hold(0, "errand_hare", "moss_loft").goods(0, nut=2),
        0,
        "play errand_hare from hand paying nut*2",
    )
    assert t.tokens(0) == 0
    t = built(effect).turn(1).hold(1, "timber_slide").goods(1, birch=1, moss=1)  # somebody else's play
    do(t, 1, "play timber_slide from hand paying birch moss")
    assert t.tokens(0) == 0


def test_EFF_14_never_for_the_card_itself() -> None:
    effect = {"on": {"after_play": {"filter": {}}}, "do": [POINT]}
    t = do(table(effects=[effect], type="governance"), 0, PLAY)
    assert t.tokens(0) == 0
    t = do(table(effects=[effect], type="governance").build(0, "hut"), 0, PLAY)
    assert t.tokens(0) == 1  # the other one reacts


def test_EFF_14_after_the_effect_of_the_card_played() -> None:
    effect = {
        "on": {"after_play": {"filter": {}}},
        "do": [{"gain": {"point": {"count": {"resource": "birch"}}}}],
    }
    t = do(
        built(effect).hold(0, "timber_slide").goods(0, birch=1, moss=1),
        0,
        "play timber_slide from hand paying birch moss",
    )
    assert t.tokens(0) == 1


def test_EFF_14_conditions_know_how_it_was_paid_and_where_it_came_from() -> None:
    for condition, by_chimney in (({"paid_by": "chimney"}, True), ({"paid_by": "resources"}, False)):
        effect = {"on": {"after_play": {"filter": {}}}, "if": condition, "do": [POINT]}
        for text in ("paying nothing chimney 2", "paying nut*2"):
            t = built(effect).season(0, "autumn").build(0, "moss_loft").hold(0, "jay_forager")
            do(t.goods(0, fire=1, nut=2), 0, f"play jay_forager from hand {text}")
            assert t.tokens(0) == int(by_chimney == ("chimney" in text))
    effect = {"on": {"after_play": {"filter": {}}}, "if": {"source": "valley"}, "do": [POINT]}
    t = built(effect).goods(0, birch=1, moss=1)
    t.go(0, "play timber_slide from valley paying birch moss")
    assert t.tokens(0) == 1


# --- EFF-15 ---


@pytest.mark.parametrize(
    ("parameters", "text", "reacts"),
    [
        ({}, "place animal birch_slope", True),
        ({"area": "basic"}, "place animal birch_slope", True),
        ({"area": "beacon"}, "place animal birch_slope", False),
        ({"area": "forge"}, "place guard forge_individual", True),
        ({"guard": True}, "place animal birch_slope", False),
        ({"guard": True}, "place guard birch_slope", True),
        ({"guard": False}, "place guard birch_slope", False),
        ({"area": "basic", "guard": True}, "place guard forge_individual", False),
        ({"area": "destination"}, "visit animal 0 2", True),
        ({"area": "destination"}, "visit animal 1 1", True),
    ],
)
def test_EFF_15_after_placing_an_animal(parameters: dict[str, object], text: str, reacts: bool) -> None:
    t = (
        built({"on": {"after_place_animal": parameters}, "do": [POINT]})
        .build(0, "wax_chandler")
        .build(1, "wax_chandler")
    )
    t.do(0, text)
    while t.decision() not in ("ready", "closing"):
        t.do(0, t.legal(0, "times 0", "discard nothing")[0])
    assert t.tokens(0) == int(reacts)


def test_EFF_15_after_the_action_of_the_place() -> None:
    effect = {"on": {"after_place_animal": {}}, "do": [{"gain": {"point": {"count": {"resource": "birch"}}}}]}
    assert do(built(effect), 0, "place animal birch_slope").tokens(0) == 3


def test_EFF_15_after_an_open_visit() -> None:
    effect = {"on": "after_open_visit", "do": [FIRE]}
    t = do(built(effect).build(0, "wax_chandler").turn(1), 1, "visit animal 0 2")
    assert (t.fire(0), t.tokens(0)) == (1, 1)
    t = do(built(effect).build(0, "wax_chandler"), 0, "visit animal 0 2")  # the owner is nobody's guest
    assert t.fire(0) == 0


def test_EFF_15_a_destination_reacts_to_its_own_visitors() -> None:
    effects = [{"on": "visit", "do": [MOSS]}, {"on": "after_open_visit", "do": [FIRE]}]
    inn = {"id": "inn", "kind": "creature", "type": "destination", "cost": {"nut": 1}, "effects": effects}
    t = scene(2, None, deck_with(cards=[inn])).build(1, "inn", "wax_chandler").goods(0, fire=1)
    do(t, 0, "visit animal 1 1")
    assert (t.fire(1), t.tokens(1), t.resources(0)) == (1, 1, {"moss": 1})
    t = scene(2, None, deck_with(cards=[inn])).build(1, "inn", "wax_chandler")
    do(t, 0, "visit animal 1 2")
    assert (t.fire(1), t.tokens(1)) == (0, 1)


# --- EFF-16 ---


@pytest.mark.parametrize("where", ["own_city", "board", "valley", None])
def test_EFF_16_after_clearing(where: str | None) -> None:
    effect = {"on": {"after_clear_snow": {} if where is None else {"where": where}}, "do": [POINT]}

    def city() -> Scene:
        t = built(effect).goods(0, fire=1, birch=2, moss=1).build(0, "row_cottage", snow=True)
        return t.snow_on("birch_slope").valley_snow("timber_slide")

    t = do(city(), 0, "clear 2")
    assert t.tokens(0) == int(where in (None, "own_city"))
    t = do(city(), 0, "place animal birch_slope")
    assert t.tokens(0) == int(where in (None, "board"))
    t = city()
    t.go(0, "play timber_slide from valley paying birch moss")
    assert t.tokens(0) == int(where in (None, "valley"))


@pytest.mark.parametrize("level", ["lowland", "highland", "any", None])
def test_EFF_16_after_a_quest(level: str | None) -> None:
    effect = {"on": {"after_quest": {} if level is None else {"level": level}}, "do": [POINT]}
    t = do(built(effect).build(0, "timber_slide").lowland(0, "young_sprouts"), 0, "place animal guild_1")
    t.do(0, "lowland young_sprouts")
    assert t.tokens(0) == int(level != "highland")
    t = do(built(effect).build(0, "air_guard", "mist_guard"), 0, "place animal guild_1")
    t.do(0, "quest nobility_in_distress")
    assert t.tokens(0) == int(level != "lowland")


def test_EFF_16_after_a_giant_and_the_refill() -> None:
    t = built({"on": "after_giant", "do": [POINT]}).goods(0, fire=1)
    t.do(0, "place animal beacon_1", "giant grandmother_ibex")
    t.deal("draw 0 moss_loft")
    assert t.tokens(0) == 0
    t.deal("rise soot_wolf")
    assert (t.tokens(0), over(t)) == (1, True)


# --- EFF-17 ---


def test_EFF_17_before_a_season_in_the_old_one() -> None:
    animals = {"count": {"animals": {"placed": True}}}
    steps = [
        {"gain": {"point": animals}},
        {"if": {"season": {"in": ["summer"]}}, "then": [{"gain": {"moss": 1}}]},
    ]
    t = built({"on": "before_season", "do": steps}).no_animals(0)
    t.go(0, "prepare")
    assert (t.tokens(0), t.resources(0)) == (2, {"moss": 1})


def test_EFF_17_after_the_last_step_of_the_season() -> None:
    effect = {"on": "after_season", "do": [{"gain": {"point": {"count": {"snow_in_city": {}}}}}]}
    t = built(effect, points=0).build(0, "row_cottage", "moss_loft", "timber_slide").no_animals(0)
    t.do(0, "prepare")
    while t.in_season(0) == "summer" or t.actors() != [1]:
        t.deal_any()
        if t.actors() == [0]:
            t.do(0, t.legal(0)[0])
    assert t.tokens(0) == 3  # SEAS-A6 is done


@pytest.mark.parametrize("season", ["autumn", "winter", "spring"])
def test_EFF_17_only_one_season(season: str) -> None:
    seasons = ["summer", "autumn", "winter", "spring"]
    for now, new in pairwise(seasons):
        t = built({"on": {"after_season": {"season": season}}, "do": [POINT]}, points=0)
        t.season(0, now).build(0, "bell_tower*2", "hall_of_deeds*2").no_animals(0)
        t.freezing().go(0, "prepare")
        while t.actors() == [0]:
            t.go(0, t.legal(0)[0])
        assert (t.in_season(0), t.tokens(0)) == (new, int(new == season))


def test_EFF_17_a_destination_may_have_it_too() -> None:
    effects = [{"on": "visit", "do": [MOSS]}, {"on": "after_season", "do": [POINT]}]
    inn = {"id": "inn", "type": "destination", "points": 0, "effects": effects}
    t = scene(2, None, deck_with(cards=[inn])).build(0, "inn", "row_cottage*3").no_animals(0)
    t.go(0, "prepare")
    assert t.tokens(0) == 1


# --- once_per of reactions, EFF-19, EFF-20 ---


def test_EFF_16_once_per_turn_of_a_reaction() -> None:
    effect = {"on": {"after_clear_snow": {}}, "once_per": "turn", "do": [POINT]}
    t = built(effect).goods(0, fire=2).build(0, "row_cottage", snow=True).snow_on("birch_slope")
    do(t, 0, "clear 2", "place animal birch_slope")
    assert (t.tokens(0), t.snow_tokens(0)) == (1, 2)


def test_EFF_19_giants_may_be_optional_and_conditional() -> None:
    def giant(**effect: object) -> Scene:
        entry = {"id": "larder_bear", "effects": [{"on": "giant", "do": [{"gain": {"fire": 5}}], **effect}]}
        t = scene(2, None, deck_with(giants=[entry])).goods(0, fire=1, nut=0)
        return do(t, 0, "place animal beacon_1", "giant larder_bear")

    assert giant().fire(0) == 5
    t = giant(may=True)
    do(t, 0, "no")
    assert (t.fire(0), t.tokens(0)) == (0, 1)
    assert giant(**{"if": {"owns": {"nut": 1}}}).fire(0) == 0


def test_EFF_20_end_score_with_conditions() -> None:
    def scored(effect: dict[str, object], nuts: int) -> int:
        return built(effect, type="prosperity").goods(0, nut=nuts).begin().sources(0).get("prosperity", 0)

    score = {"score": 4}
    assert scored({"on": "end_score", "do": [score]}, 0) == 4
    effect: dict[str, object] = {"on": "end_score", "if": {"owns": {"nut": 1}}, "do": [score]}
    assert (scored(effect, 0), scored(effect, 1)) == (0, 4)
    nested = {"if": {"owns": {"nut": 1}}, "then": [score], "else": [{"score": 1}]}
    effect = {"on": "end_score", "do": [nested]}
    assert (scored(effect, 0), scored(effect, 1)) == (1, 4)


def bonus(*steps: object) -> int:
    t = built({"on": "end_score", "do": list(steps)}, type="prosperity").begin()
    return t.sources(0).get("prosperity", 0)


def test_EFF_20_end_score_in_a_sequence() -> None:
    assert bonus({"seq": [{"score": 2}, {"score": 1}]}) == 3


def test_EFF_20_end_score_for_each() -> None:
    assert bonus({"for_each": 3, "do": [{"score": 2}]}) == 6


def test_EFF_20_end_score_of_a_variable() -> None:
    assert bonus({"let": {"name": "n", "amount": 3}}, {"score": {"var": "n"}}) == 3
