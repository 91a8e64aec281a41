"""Rulings of section 13 that concern effects, where the tests of the vocabulary do not speak of them: AMB-30, AMB-62,
AMB-64, AMB-66, AMB-68, AMB-79, AMB-80."""

import pytest
from tests.games.silverfrost.scene import Scene, deck_with, scene
from tests.games.silverfrost.test_vocabulary import PLAY, do, if_asked, table

TYPES = {
    "production": "jay_forager",
    "governance": "storm_scout",
    "traveller": "air_guard",
    "destination": "bath_otter",
    "prosperity": "forest_guard",
}
POINT = {"gain": {"point": 1}}


@pytest.mark.parametrize(("valley", "beacon"), [(True, True), (True, False), (False, True), (False, False)])
def test_AMB_30_AMB_79_what_storm_scout_reaches(valley: bool, beacon: bool) -> None:
    options = {"snow.stormScoutValley": valley, "snow.stormScoutBeacon": beacon}
    t = scene(2, options).build(0, "storm_scout").hold(0, "jay_forager").valley_snow("rye_oven")
    t.snow_on("birch_slope", "beacon_1")
    do(t, 0, "use 1 0", "discard jay_forager")
    found = ["above rye_oven"] * valley + ["at beacon_1"] * beacon + ["at birch_slope"]
    assert sorted(t.legal(0, "above", "at")) == found


def test_AMB_62_at_every_decision_of_the_active_person() -> None:
    t = table({"gain": {"any": 1}}).build(0, "moss_loft", snow=True).goods(0, fire=1)
    do(t, 0, PLAY, "clear 1", "resources nut")
    assert (t.snow_tokens(0), t.resources(0), t.actors()) == (1, {"nut": 1}, [1])


def test_AMB_62_not_inside_a_payment() -> None:
    t = (
        table({"may": {"pay": {"any": 1}, "then": [POINT]}})
        .build(0, "moss_loft", snow=True)
        .goods(0, fire=1, nut=1)
    )
    do(t, 0, PLAY, "yes")
    t.refused(0, "clear 1", "PAYMENT_FIRST")
    do(t, 0, "resources nut", "clear 1")
    assert (t.tokens(0), t.snow_tokens(0)) == (1, 1)


def test_AMB_62_not_in_another_persons_decision() -> None:
    t = table({"gain": {"any": 1}, "who": "left"}).build(0, "moss_loft", snow=True).goods(0, fire=1)
    do(t, 0, PLAY)
    assert t.actors() == [1]
    t.refused(0, "clear 1")
    do(t, 1, "resources nut")
    do(t, 0, "clear 1")


def test_AMB_62_what_is_cleared_in_between_counts_at_once() -> None:
    """SNOW-23: the card can be activated by the effect that is being resolved."""
    step = {"activate": {"which": "produce", "filter": {}, "n": 2}}
    t = table(step).build(0, "stoker_stoat").build(0, "timber_slide", snow=True).goods(0, fire=1)
    do(t, 0, PLAY, "clear 2", "city 0 2", "city 0 1")
    assert (t.resources(0), t.fire(0)) == ({"birch": 1}, 1)


def test_AMB_64_a_place_is_copied_whoever_stands_there_but_not_under_snow() -> None:
    step = {"copy_place": {"areas": ["hot_spring"]}}
    t = do(table(step).guard(1, "hot_spring_1"), 0, PLAY)
    if_asked(t, 0, "copy hot_spring_1")
    t.deal_any()
    assert (t.fire(0), t.hand_size(0)) == (2, 2)
    t = do(table(step).snow_on("hot_spring_1"), 0, PLAY)
    assert (t.fire(0), t.actors()) == (0, [1])


def test_AMB_64_copying_makes_no_reaction_to_placing() -> None:
    effect = {"on": {"after_place_animal": {}}, "do": [POINT]}
    post = {"id": "post", "type": "governance", "effects": [effect]}
    t = table({"copy_place": {"areas": ["forge"]}}, also=[post]).build(0, "post").hold(0, "moss_loft")
    do(t, 0, PLAY, "copy forge_individual", "discard nothing")
    assert t.tokens(0) == 0


@pytest.mark.parametrize("kind", TYPES)
def test_AMB_66_a_chimney_serves_creatures_of_a_card_type(kind: str) -> None:
    def city(chimney: str) -> Scene:
        loft = {"id": "moss_loft", "chimney": chimney}
        t = scene(2, None, deck_with(cards=[loft])).season(0, "autumn").build(0, "moss_loft").goods(0, fire=1)
        return t.hold(0, *TYPES.values())

    served = {
        text.split()[1] for text in city(kind).legal(0, "play") if "from hand" in text and "chimney" in text
    }
    assert served == {TYPES[kind]}
    served = {
        text.split()[1] for text in city("any").legal(0, "play") if "from hand" in text and "chimney" in text
    }
    assert served == set(TYPES.values())


def test_AMB_68_fire_is_for_cards_not_for_spaces() -> None:
    t = scene().build(0, "notice_board", "row_cottage").no_animals(0)
    t.go(0, "prepare")
    assert t.fire(0) == 2  # one of them takes no space


def test_AMB_80_an_ability_is_used_between_clearing_and_action() -> None:
    t = (
        scene()
        .build(0, "shovel_squirrel")
        .build(0, "moss_loft", "rye_oven", snow=True)
        .hold(0, "jay_forager")
    )
    do(t.goods(0, fire=1), 0, "clear 2", "use 1 0", "discard jay_forager")
    if_asked(t, 0, "on 3")
    assert (t.snowed(0), t.snow_tokens(0), t.decision()) == ([], 2, "ready")
    t.refused(0, "prepare", "BOUND_TO_ACT")
    do(t, 0, "place animal birch_slope")
