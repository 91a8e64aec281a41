"""Hearthside, card by card against its printed text: prosperity (TYPE-5)."""

import pytest
from tests.games.silverfrost.scene import Scene, scene

CARDS = {
    "forest_guard": "nut*4",
    "festival_herald": "nut*5",
    "craft_elder": "nut*5",
    "sculpture_garden": "birch moss*3 copper",
    "hall_of_deeds": "birch*2 moss*2 copper*3",
    "chimney_row": "birch*2 moss*2 copper*2",
    "ember_brazier": "birch moss copper*3",
    "row_cottage": "birch moss copper",
}


def bonus(t: Scene, who: int = 0) -> int:
    return t.begin().sources(who).get("prosperity", 0)


@pytest.mark.parametrize("card", CARDS)
def test_cards_of_this_type_cost_what_they_say_and_do_nothing_when_played(card: str) -> None:
    t = scene().hold(0, card).goods(0, birch=2, moss=3, copper=3, nut=5)
    t.do(0, f"play {card} from hand paying {CARDS[card]}")
    assert (t.city(0), t.tokens(0), t.fire(0), t.actors()) == ([card], 0, 0, [1])


def test_card_forest_guard() -> None:
    assert bonus(scene().build(0, "forest_guard")) == 2  # this one included
    assert bonus(scene().build(0, "forest_guard", "air_guard", "bath_otter")) == 4
    assert bonus(scene().build(0, "forest_guard", "fire_guard*2")) == 6
    assert bonus(scene().build(0, "forest_guard", "fire_guard*3", "mist_guard", "mountain_guard")) == 6
    assert bonus(scene().build(0, "forest_guard").build(0, "air_guard", snow=True)) == 2
    assert bonus(scene().build(0, "forest_guard").build(1, "air_guard")) == 2
    assert bonus(scene().build(0, "air_guard").build(0, "forest_guard", snow=True)) == 0


def test_card_festival_herald() -> None:
    assert bonus(scene().build(0, "festival_herald")) == 0
    assert bonus(scene().build(0, "festival_herald", "bath_otter")) == 2
    assert bonus(scene().build(0, "festival_herald", "ice_house", "jay_forager")) == 0  # neither is both
    assert bonus(scene().build(0, "festival_herald", "bath_otter*2", "mist_guard")) == 6
    assert bonus(scene().build(0, "festival_herald", "bath_otter*2", "mist_guard", "wax_chandler")) == 6
    assert bonus(scene().build(0, "festival_herald").build(0, "bath_otter", snow=True)) == 0


def test_card_craft_elder() -> None:
    assert bonus(scene().build(0, "craft_elder", "timber_slide*2")) == 0
    assert bonus(scene().build(0, "craft_elder", "timber_slide", "jay_forager")) == 1
    assert bonus(scene().build(0, "craft_elder", "timber_slide*2", "moss_loft", "jay_forager*2")) == 2
    assert bonus(scene().build(0, "craft_elder", "ice_house", "bath_otter")) == 0  # production alone
    assert bonus(scene().build(0, "craft_elder", "timber_slide").build(0, "jay_forager", snow=True)) == 0
    city = ("timber_slide*3", "moss_loft*2", "rye_oven*2", "jay_forager*2", "stoker_stoat*2", "fire_guard*3")
    assert bonus(scene().build(0, "craft_elder", *city)) == 7  # no limit


def test_card_sculpture_garden() -> None:
    for cleared, points in ((0, 0), (1, 0), (2, 1), (3, 1), (11, 5), (12, 6), (14, 6)):
        assert bonus(scene().build(0, "sculpture_garden").cleared(0, cleared)) == points
    assert bonus(scene().build(0, "sculpture_garden").cleared(1, 6)) == 0


def test_card_hall_of_deeds() -> None:
    quests = ("young_sprouts", "coast_to_coast", "open_doors", "full_shelves", "winding_path")
    for n, points in ((0, 0), (1, 2), (3, 6), (4, 8), (5, 8)):
        assert bonus(scene().build(0, "hall_of_deeds").completed(0, *quests[:n])) == points
    assert bonus(scene().build(0, "hall_of_deeds").lowland(0, "young_sprouts")) == 0  # not completed


def test_card_chimney_row() -> None:
    assert bonus(scene().build(0, "chimney_row", "timber_slide")) == 0
    t = scene().season(0, "winter").build(0, "chimney_row").build(0, "timber_slide", chimney=True)
    assert bonus(t) == 2
    assert bonus(scene().season(0, "winter").build(0, "chimney_row", "timber_slide", chimney=True)) == 4
    t = scene().season(0, "winter").build(0, "chimney_row", chimney=True)
    assert bonus(t.build(0, "timber_slide", chimney=True, snow=True)) == 2


def test_card_ember_brazier() -> None:
    for fire, points in ((0, 0), (1, 0), (2, 1), (9, 4), (10, 5), (13, 5)):
        assert bonus(scene().build(0, "ember_brazier").goods(0, fire=fire)) == points
    assert bonus(scene().build(0, "ember_brazier").goods(0, birch=4)) == 0


def test_card_ember_brazier_is_spared_by_city_snow() -> None:
    t = scene().build(0, "ember_brazier", "row_cottage*3", "timber_slide").no_animals(0)
    t.go(0, "prepare")
    assert t.snowed(0) == [2, 3, 4]  # the brazier has the most points
    t = scene().build(0, "ember_brazier").no_animals(0)
    t.go(0, "prepare")
    assert t.snowed(0) == []


def test_card_row_cottage() -> None:
    for n, points in ((1, 1), (2, 4), (3, 9), (4, 12)):  # each gives 1 for each, at most 3
        assert bonus(scene().build(0, f"row_cottage*{n}")) == points
    assert bonus(scene().build(0, "row_cottage*2").build(0, "row_cottage", snow=True)) == 4
    assert bonus(scene().build(0, "row_cottage", "chimney_row").build(1, "row_cottage")) == 1


def test_cards_of_this_type_score_on_top_of_their_printed_points() -> None:
    t = scene().build(0, "forest_guard", "row_cottage").begin()
    assert t.sources(0) == {"cards": 3, "prosperity": 3}
