"""Primitives about snow, chimneys, animals, quests and what lies on cards (16.4): EFF-42 to EFF-44, EFF-46 to EFF-49,
EFF-60 to EFF-65; AMB-63, AMB-67."""

import pytest
from tests.games.silverfrost.scene import Scene, deck_with, scene
from tests.games.silverfrost.test_vocabulary import FULL, PLAY, built, do, if_asked, over, played, table

POINT = {"gain": {"point": 1}}


# --- EFF-42, EFF-60 ---


def snowy(t: Scene) -> Scene:
    """Snow in the own city (slots 1 and 2), on the board and in the valley."""
    t.build(0, "moss_loft", "rye_oven", snow=True).build(1, "bath_otter", snow=True)
    return (
        t.snow_on("birch_slope", "beacon_1", "news_stone")
        .animals(1, "birch_slope")
        .valley_snow("jay_forager")
    )


@pytest.mark.parametrize(
    ("where", "targets"),
    [
        ("own_city", ["on 1", "on 2"]),
        ("board", ["at beacon_1", "at birch_slope", "at news_stone"]),  # occupied and shared ones included
        ("valley", ["above jay_forager"]),
    ],
)
def test_EFF_42_clear_snow_where(where: str, targets: list[str]) -> None:
    t = do(snowy(table({"clear_snow": {"where": where, "n": 1, "cost": "none"}})), 0, PLAY)
    if t.decision() == "clear_where":
        assert sorted(t.legal(0, "on", "at", "above")) == targets
        do(t, 0, targets[0])
    assert (t.snow_tokens(0), t.fire(0)) == (1, 0)


def test_EFF_42_clear_snow_for_fire() -> None:
    step = {"clear_snow": {"where": "board", "n": 2, "cost": "fire"}}
    t = do(snowy(table(step)).goods(0, fire=3), 0, PLAY, "at birch_slope", "at beacon_1")
    assert (t.snow_tokens(0), t.fire(0)) == (2, 1)
    t = do(snowy(table(step)).freezing().goods(0, fire=3), 0, PLAY, "at birch_slope")
    assert (t.snow_tokens(0), t.fire(0), over(t)) == (1, 1, True)  # 2 each: not enough for another
    t = do(snowy(table(step)), 0, PLAY)
    assert (t.snow_tokens(0), over(t)) == (0, True)


def test_EFF_42_clear_snow_for_discards() -> None:
    step = {"clear_snow": {"where": "own_city", "n": 2, "cost": {"discard": 2}}}
    t = do(
        snowy(table(step)).hold(0, "row_cottage*3"),
        0,
        PLAY,
        "discard row_cottage row_cottage",
        "on 1",
        "on 2",
    )
    assert (t.snow_tokens(0), t.hand(0), t.snowed(0)) == (2, {"row_cottage": 1}, [])
    t = do(snowy(table(step)).hold(0, "row_cottage"), 0, PLAY)
    assert (t.snow_tokens(0), t.hand_size(0)) == (0, 1)  # never in part


def test_EFF_42_AMB_7_the_turns_own_clearing_is_left() -> None:
    step = {"clear_snow": {"where": "own_city", "n": 1, "cost": "none"}}
    t = do(snowy(table(step)).goods(0, fire=1), 0, PLAY, "on 1")
    do(t, 0, "clear 2")
    assert t.snow_tokens(0) == 2
    t = snowy(table(step, options={"snow.effectUsesTurnClear": True})).goods(0, fire=1)
    do(t, 0, PLAY, "on 1")
    assert (t.snow_tokens(0), t.actors()) == (1, [1])


# --- EFF-43 ---


def test_EFF_43_add_snow_on_the_board() -> None:
    t = do(table({"add_snow": {"where": "board", "n": 2}}).snow_on("birch_slope"), 0, PLAY)
    t.refused(0, "at birch_slope", "SNOW_THERE")
    do(t, 0, "at moss_hollow")
    t.refused(0, "at moss_hollow", "SNOW_THERE")
    do(t, 0, "at beacon_3")
    assert (t.snow_at("moss_hollow"), t.snow_at("beacon_3"), over(t)) == (1, 1, True)


def test_EFF_43_add_snow_in_the_valley() -> None:
    t = do(
        table({"add_snow": {"where": "valley", "n": 1}}).valley_snow("rye_oven").valley_snow("moss_loft"),
        0,
        PLAY,
    )
    t.refused(0, "above rye_oven", "SNOW_THERE")
    do(t, 0, "above jay_forager")
    assert "jay_forager snow" in t.in_valley()


def test_EFF_43_add_snow_to_cities() -> None:
    def after(who: str | None, where: str = "city") -> list[list[int]]:
        step: dict[str, object] = {"where": where, "n": 1}
        if who:
            step["who"] = who
        t = table({"add_snow": step}, seats=3, points=0)
        for seat in range(3):
            t.build(seat, "craft_elder" if seat < 2 else "chimney_row", "timber_slide")
        do(t, 0, PLAY)
        if t.decision() == "seat":
            do(t, 0, "person 2")
        return [t.snowed(seat) for seat in range(3)]

    assert after(None, "own_city") == [[1], [], []]  # SNOW-7: the highest points
    assert after("self") == [[1], [], []]
    assert after("left") == [[], [1], []]
    assert after("each_other") == [[], [1], [1]]
    assert after("all") == [[1], [1], [1]]


def test_EFF_43_add_snow_to_a_chosen_city() -> None:
    t = table({"add_snow": {"where": "city", "n": 1, "who": "chosen_other"}}, seats=3)
    do(t.build(1, "craft_elder").build(2, "chimney_row"), 0, PLAY)
    assert t.legal(0) == ["person 1", "person 2"]
    do(t, 0, "person 2")
    assert (t.snowed(1), t.snowed(2)) == ([], [1])


def test_EFF_43_add_snow_to_the_owners_city() -> None:
    effects = [{"on": "visit", "do": [{"add_snow": {"where": "city", "n": 1, "who": "owner"}}]}]
    inn = {"id": "inn", "kind": "creature", "type": "destination", "cost": {"nut": 1}, "effects": effects}
    t = scene(3, None, deck_with(cards=[inn])).build(2, "inn", "craft_elder").build(0, "chimney_row")
    do(t, 0, "visit animal 2 1")
    assert (t.snowed(0), t.snowed(2)) == ([], [2])


def test_EFF_43_the_owner_of_equal_cards_chooses() -> None:
    t = do(table({"add_snow": {"where": "city", "n": 1, "who": "left"}}).build(1, "timber_slide*2"), 0, PLAY)
    assert (t.actors(), t.legal(1)) == ([1], ["on 1", "on 2"])  # SNOW-8
    do(t, 1, "on 2")
    assert t.snowed(1) == [2]


def test_EFF_43_SOLO_68_never_into_the_city_of_claw() -> None:
    t = do(
        table({"add_snow": {"where": "city", "n": 1, "who": "left"}}, seats=1).build(1, "timber_slide"),
        0,
        PLAY,
    )
    assert t.snowed(1) == []


# --- EFF-44, EFF-61 ---


def test_EFF_44_move_a_chimney() -> None:
    t = table({"chimney": {"op": "move", "from": {"kind": "construction"}, "to": {"points": {"max": 1}}}})
    t.season(0, "winter").build(0, "timber_slide", "moss_loft", chimney=True)
    t.build(0, "copper_adit", "avalanche_horn", "rye_oven", "hazel_bin").build(0, "plough_yard", snow=True)
    do(t, 0, PLAY, "city 0 2")
    # EFF-61: a printed chimney, none on it, no snow; its kind does not matter; here at most 1 point
    assert t.legal(0) == ["city 0 3", "city 0 6"]
    do(t, 0, "city 0 6")
    assert (t.with_chimney(0), t.fire(0), t.chimney_supply(0)) == ([1, 6], 0, (0, 0, 0))


def test_EFF_44_CHIM_7_the_chimney_to_move_leaves_with_its_card() -> None:
    """AMB-62: an ability used in the middle of the move removes the card it stands on."""
    remove = {"remove_card": {"filter": {"name": ["timber_slide"]}, "to": "discard"}}
    axe = {
        "id": "axe",
        "type": "governance",
        "effects": [{"on": "static", "once_per": "turn", "do": [remove]}],
    }
    t = table({"chimney": {"op": "move"}}, POINT, also=[axe]).season(0, "winter")
    t.build(0, "timber_slide", chimney=True).build(0, "axe", "rye_oven")
    do(t, 0, PLAY, "city 0 1")
    assert "city 0 3" in t.legal(0)
    do(t, 0, "use 2 0")
    if_asked(t, 0, "city 0 1")
    assert (t.with_chimney(0), t.chimney_supply(0), t.tokens(0)) == ([], (1, 0, 1), 1)


def test_EFF_44_take_back_a_chimney() -> None:
    t = table({"chimney": {"op": "take_back", "from": {"points": {"min": 2}}}}, POINT).season(0, "winter")
    do(t.build(0, "timber_slide", "rye_oven", chimney=True), 0, PLAY)
    if not over(t):
        assert t.legal(0) == ["city 0 2"]
        do(t, 0, "city 0 2")
    assert (t.with_chimney(0), t.chimney_supply(0), t.tokens(0)) == ([1], (1, 0, 0), 1)


def test_EFF_44_gain_a_chimney_that_had_left_the_game() -> None:
    t = do(table({"chimney": {"op": "gain"}}).season(0, "winter").chimneys(0, 1), 0, PLAY)
    assert t.chimney_supply(0) == (2, 0, 0)
    t = do(table({"chimney": {"op": "gain"}}, POINT).season(0, "winter"), 0, PLAY)
    assert (t.chimney_supply(0), t.tokens(0)) == ((2, 0, 0), 1)  # CHIM-1: never a third


def test_EFF_44_nothing_to_move() -> None:
    t = do(table({"chimney": {"op": "move"}}, POINT).build(0, "timber_slide"), 0, PLAY)
    assert (t.tokens(0), over(t)) == (1, True)


# --- EFF-46, EFF-64, AMB-63 ---


def test_EFF_46_recall_with_filters() -> None:
    def recalled(wanted: dict[str, object]) -> list[str]:
        t = table({"animal": {"op": "recall", "filter": wanted}}, POINT).season(0, "spring")
        t.animals(0, "birch_slope", "guild_1", "journey_shared").guard(0, "forge_shared")
        do(t.build(0, "bath_otter", own=1).build(1, "mist_guard", guest=0), 0, PLAY)
        return sorted(t.legal(0, "recall", "back", "aside"))

    normal = ["back animal 0 1", "back animal 1 1", "recall animal birch_slope", "recall animal guild_1"]
    assert recalled({}) == [*normal, "recall guard forge_shared"]  # not from the Journey
    assert recalled({"guard": False}) == normal
    assert recalled({"area": "destination"}) == normal[:2]
    assert recalled({"area": "guild", "guard": False}) == ["recall animal guild_1"]


def test_EFF_64_recall_of_an_animal_beside_the_city() -> None:
    t = do(table({"animal": {"op": "recall"}}).aside(0), 0, PLAY)
    if_asked(t, 0, "aside animal")
    assert t.supply(0) == (1, 1)
    t = do(table({"animal": {"op": "recall"}}).build(1, "bath_otter", guest=0, guest_guard=True), 0, PLAY)
    if_asked(t, 0, "back guard 1 1")
    assert (t.supply(0), t.on_card(1, 1)) == ((1, 1), (0, 0, None))


def test_EFF_46_AMB_63_moving_is_no_placing() -> None:
    t = table({"animal": {"op": "move", "filter": {"guard": True}}}, POINT).guard(0, "birch_slope")
    t.animals(1, "moss_hollow").snow_on("copper_seam")
    do(t, 0, PLAY)
    if_asked(t, 0, "recall guard birch_slope")
    assert "move guard nut_cellar" in t.legal(0)
    assert not {"move guard moss_hollow", "move guard copper_seam", "move guard journey_shared"} & set(
        t.legal(0)
    )
    do(t, 0, "move guard nut_cellar")
    assert (t.at("nut_cellar"), t.fire(0), t.resources(0), t.tokens(0)) == ([(0, "guard")], 0, {}, 1)


def test_EFF_46_GUILD_7_moving_does_not_crowd_the_guild() -> None:
    t = (
        table({"animal": {"op": "move"}})
        .season(0, "winter")
        .animals(0, "guild_1", "guild_shared", "birch_slope")
    )
    do(t, 0, PLAY, "recall animal birch_slope")
    assert t.legal(0, "move animal guild") == []


def test_EFF_46_an_extra_placement() -> None:
    t = do(table({"animal": {"op": "place_extra"}}).animals(1, "birch_slope"), 0, PLAY)
    t.refused(0, "place animal birch_slope")
    t.do(0, "place guard birch_slope")  # GUARD-2 holds: it says "place"
    assert (t.resources(0), t.fire(0), t.actors()) == ({"birch": 3}, 0, [1])
    t = do(table({"animal": {"op": "place_extra"}}), 0, PLAY)
    do(t, 0, "place guard moss_hollow")
    assert (t.fire(0), t.resources(0)) == (1, {"moss": 2})  # GUARD-4
    t = do(table({"animal": {"op": "place_extra"}}, POINT).no_animals(0), 0, PLAY)
    assert (t.tokens(0), over(t)) == (1, True)


def test_EFF_46_wrong_extra_placements_are_told() -> None:
    t = do(table({"animal": {"op": "place_extra"}}).animals(1, "birch_slope"), 0, PLAY)
    t.refused(0, "place animal birch_slope", "OCCUPIED", "WORK-4")


def test_EFF_46_an_extra_placement_in_one_area() -> None:
    t = do(table({"animal": {"op": "place_extra", "filter": {"area": "forge", "guard": False}}}), 0, PLAY)
    assert t.legal(0, "place", "visit") == ["place animal forge_individual"]


def test_EFF_46_AMB_67_not_on_the_card_just_played() -> None:
    extra = {"animal": {"op": "place_extra"}}
    effects = [{"on": {"after_play": {"filter": {}}}, "once_per": "turn", "do": [extra]}]
    t = scene(2, None, deck_with(cards=[{"id": "hut", "type": "governance", "effects": effects}]))
    t.build(0, "hut", "wax_chandler").hold(0, "ice_house").goods(0, birch=1, moss=1, copper=1)
    do(t, 0, "play ice_house from hand paying birch moss copper")
    assert t.legal(0, "visit") == ["visit animal 0 2", "visit guard 0 2"]


# --- EFF-47, EFF-62 ---


def test_EFF_47_draw_quests() -> None:
    t = played({"quest": {"op": "draw", "n": 3, "keep": 2}})
    t.deal("offer 0 young_sprouts", "offer 0 open_doors", "offer 0 full_shelves")
    t.refused(0, "retain open_doors", "WRONG_NUMBER")
    do(t, 0, "retain young_sprouts full_shelves")
    assert (t.held(0), over(t)) == (["young_sprouts", "full_shelves"], True)


def test_EFF_47_complete_a_quest_without_the_draw() -> None:
    def hut(level: str) -> Scene:
        t = table({"quest": {"op": "complete", "level": level}}).build(
            0, "timber_slide", "air_guard", "mist_guard"
        )
        return do(t.lowland(0, "young_sprouts", "full_shelves"), 0, PLAY)

    assert hut("lowland").legal(0) == ["lowland young_sprouts"]
    assert hut("highland").legal(0) == ["quest nobility_in_distress"]
    t = hut("any")
    assert sorted(t.legal(0)) == ["lowland young_sprouts", "quest nobility_in_distress"]
    do(t, 0, "lowland young_sprouts")
    assert (t.done(0), over(t)) == (["young_sprouts"], True)  # EFF-62: no new quest


def test_EFF_47_complete_ignoring_the_requirements() -> None:
    t = do(
        table({"quest": {"op": "complete", "level": "lowland", "ignore": True}}).lowland(
            0, "basket_next_door"
        ),
        0,
        PLAY,
    )
    do(t, 0, "lowland basket_next_door")
    assert (t.done(0), t.resources(1)) == (["basket_next_door"], {})  # nor are its gifts asked for


def test_EFF_47_complete_with_a_gift() -> None:
    t = (
        table({"quest": {"op": "complete"}})
        .lowland(0, "basket_next_door")
        .build(0, "jay_forager*2", "bath_otter")
    )
    do(t.goods(0, nut=2), 0, PLAY, "lowland basket_next_door")
    assert t.resources(1) == {"nut": 2}


def test_EFF_47_swap_a_quest() -> None:
    t = do(table({"quest": {"op": "swap"}}).lowland(0, "young_sprouts", "open_doors"), 0, PLAY)
    do(t, 0, "exchange open_doors")
    t.deal("offer 0 full_shelves")
    if_asked(t, 0, "retain full_shelves")
    assert t.held(0) == ["young_sprouts", "full_shelves"]
    piles = t.dump()["piles"]
    assert isinstance(piles, dict)
    assert piles["lowland_under"] == [{"name": "open_doors", "by": 0}]
    assert over(do(table({"quest": {"op": "swap"}}), 0, PLAY))  # none to swap


# --- EFF-48, EFF-63 ---


def inn(*effects: object) -> dict[str, object]:
    return {
        "id": "inn",
        "kind": "creature",
        "type": "destination",
        "cost": {"nut": 1},
        "effects": list(effects),
    }


def test_EFF_48_store_and_take_stored() -> None:
    store = {"on": "visit_open", "do": [{"store": {"moss": 2, "fire": 1, "point": 1}, "on": "this"}]}
    take = {"on": "visit_own", "do": [{"take_stored": {"moss": 1, "point": 1}, "on": "this"}]}
    t = do(scene(2, None, deck_with(cards=[inn(store, take)])).build(1, "inn"), 0, "visit animal 1 1")
    assert (t.stored(1, 1), t.resources(0)) == (
        {"moss": 2, "fire": 1, "point": 1},
        {},
    )  # from the general supply
    do(t, 1, "visit animal 1 1")
    assert (t.stored(1, 1), t.resources(1), t.tokens(1)) == ({"moss": 1, "fire": 1}, {"moss": 1}, 1 + 1)


def test_EFF_63_take_stored_is_for_the_user() -> None:
    take = {"on": "visit", "do": [{"take_stored": "all"}]}
    t = scene(2, None, deck_with(cards=[inn(take)])).build(
        1, "inn", stored={"moss": 2, "fire": 3, "point": 1}
    )
    do(t, 0, "visit animal 1 1")
    assert (t.resources(0), t.fire(0), t.tokens(0), t.stored(1, 1)) == ({"moss": 2}, 3, 1, {})


def test_EFF_48_store_a_counted_amount() -> None:
    t = played({"store": {"nut": {"count": {"cards": {"filter": {}}}}}})
    assert t.stored(0, 1) == {"nut": 1}


def test_EFF_48_tuck_from_the_hand_and_the_deck() -> None:
    t = do(table({"tuck": {"min": 1, "max": 2, "from": "hand"}, "on": "this"}).hold(0, *FULL[1:]), 0, PLAY)
    t.refused(0, "under nothing", "WRONG_CARDS")
    do(t, 0, "under craft_elder festival_herald")
    assert (t.tucked(0, 1), t.hand_size(0)) == (2, 2)
    t = played({"tuck": {"min": 2, "max": 2, "from": "deck"}})
    t.deal("tuck moss_loft", "tuck rye_oven")
    assert (t.tucked(0, 1), t.hand_size(0), over(t)) == (2, 0, True)


def test_EFF_48_tuck_from_the_hand_as_far_as_possible() -> None:
    t = do(table({"tuck": {"min": 2, "max": 3, "from": "hand"}}, POINT).hold(0, "moss_loft"), 0, PLAY)
    if_asked(t, 0, "under moss_loft")
    assert (t.tucked(0, 1), t.tokens(0)) == (1, 1)


def test_EFF_48_tuck_between_a_minimum_and_a_maximum_of_the_deck() -> None:
    """EFF-48 asks for the amount where it is not fixed."""
    t = played({"tuck": {"min": 0, "max": 2, "from": "deck"}})
    assert t.actors() == [0]


# --- EFF-49, EFF-65 ---


def test_EFF_49_score_times_and_cap() -> None:
    def bonus(score: object, n: int = 3, **side: object) -> int:
        t = built({"on": "end_score", "do": [{"score": score, **side}]}, type="prosperity")
        return (
            t.build(0, *["jay_forager", "bath_otter", "air_guard", "mist_guard"][:n])
            .begin()
            .sources(0)["prosperity"]
        )

    creatures = {"cards": {"filter": {"kind": "creature"}}}
    assert bonus({"count": creatures}) == 3
    assert bonus({"count": creatures}, times=2) == 6
    assert bonus({"count": creatures}, times=2, cap=5) == 5
    assert bonus({"per": 2, "of": creatures}, times=3) == 3
    assert bonus({"sum": [1, {"count": creatures}]}) == 4


def test_EFF_65_each_card_scores_on_its_own() -> None:
    effect = {
        "on": "end_score",
        "do": [{"score": {"count": {"cards": {"filter": {"name": ["hut"]}}}}, "cap": 1}],
    }
    t = built(effect, type="prosperity").build(0, "hut*2").begin()
    assert t.sources(0)["prosperity"] == 3


def test_EFF_49_several_scores_of_one_card() -> None:
    steps = [{"score": {"count": {"resource": "total"}}}, {"score": {"count": "quests_held"}, "times": 2}]
    t = (
        built({"on": "end_score", "do": steps}, type="prosperity")
        .goods(0, moss=1, nut=2)
        .lowland(0, "open_doors")
    )
    assert t.begin().sources(0)["prosperity"] == 5


def test_EFF_49_leftovers_compared_with_others() -> None:
    step = {
        "if": {"compare": {"metric": "snow_cleared", "op": ">", "with": "each_other"}},
        "then": [{"score": 3}],
    }
    for mine, points in ((2, 3), (1, 0)):
        t = built({"on": "end_score", "do": [step]}, type="prosperity").cleared(0, mine).cleared(1, 1)
        assert t.begin().sources(0).get("prosperity", 0) == points
