"""Hearthside, card by card against its printed text: destinations (TYPE-4)."""

import pytest
from tests.games.silverfrost.scene import Scene, scene
from tests.games.silverfrost.test_vocabulary import if_asked

FULL = ("row_cottage*4", "festival_herald*2", "craft_elder*2")  # a hand of 8
CONSTRUCTIONS = ("signal_fire", "hillside_sauna", "ice_house", "mission_house")
CREATURES = ("mist_guard", "bath_otter", "hearth_teller", "chronicle_keeper", "wax_chandler")


@pytest.mark.parametrize("card", [*CONSTRUCTIONS, *CREATURES])
def test_cards_of_this_type_do_nothing_when_played(card: str) -> None:
    t = scene().hold(0, card).goods(0, birch=2, moss=2, copper=1, nut=4).snow_on("birch_slope")
    t.do(0, next(text for text in t.legal(0, f"play {card}") if text.startswith(f"play {card} from hand")))
    assert (t.fire(0), t.tokens(0), t.hand(0), t.decision(), t.actors()) == (0, 0, {}, "ready", [1])


@pytest.mark.parametrize("card", CONSTRUCTIONS)
def test_cards_of_this_type_have_an_open_place_only_as_creatures(card: str) -> None:
    scene().build(1, card).goods(0, fire=2).refused(0, "visit animal 1 1", "NO_OPEN_PLACE")


def test_card_signal_fire() -> None:
    def visited(fire: int) -> Scene:
        t = scene().build(0, "signal_fire").goods(0, fire=fire)
        t.giants("larder_bear", "mossback_elk", "emberback_boar", "copperhorn_ram")
        t.do(0, "visit animal 0 1")
        return t

    t = visited(0)
    assert (t.actors(), t.on_card(0, 1)) == ([1], (1, 0, None))
    t = visited(2)
    t.do(0, "no")
    assert (t.fire(0), t.open_giants()[2], t.actors()) == (2, "emberback_boar", [1])
    t = visited(2)
    t.do(0, "yes", "giant emberback_boar")
    t.deal("rise soot_wolf")
    assert (t.fire(0), t.tokens(0)) == (2 - 1 + 3, 2)
    assert t.open_giants() == ["soot_wolf", "larder_bear", "mossback_elk", "copperhorn_ram"]


def test_card_hillside_sauna() -> None:
    def visited(season: str, snowed: int) -> Scene:
        t = scene().season(0, season).build(0, "hillside_sauna")
        t.build(0, *["moss_loft", "rye_oven"][:snowed], snow=True).do(0, "visit animal 0 1")
        return t

    t = visited("summer", 0)
    assert (t.fire(0), t.snow_tokens(0), t.actors()) == (1, 0, [1])
    for season, fire in (("summer", 1), ("autumn", 1), ("winter", 2), ("spring", 1)):
        t = visited(season, 2)
        assert t.fire(0) == fire
        t.do(0, "on 3")
        assert (t.fire(0), t.snowed(0), t.snow_tokens(0)) == (fire, [2], 1)


def test_card_ice_house() -> None:
    t = scene().build(0, "ice_house", stored={"birch": 2, "moss": 2, "copper": 2})
    t.do(0, "visit animal 0 1")
    t.deal("draw 0 moss_loft")
    assert (t.resources(0), t.stored(0, 1), t.hand(0)) == (
        {"birch": 2, "moss": 2, "copper": 2},
        {},
        {"moss_loft": 1},
    )
    t = scene().build(0, "ice_house")  # nothing stored: still a card
    t.do(0, "visit animal 0 1")
    t.deal("draw 0 moss_loft")
    assert (t.resources(0), t.hand(0), t.actors()) == ({}, {"moss_loft": 1}, [1])


def test_card_ice_house_before_a_season() -> None:
    t = scene().build(0, "ice_house").no_animals(0)
    t.go(0, "prepare")
    assert (t.stored(0, 1), t.resources(0)) == ({"birch": 1, "moss": 1, "copper": 1}, {})
    t = scene().season(0, "winter").freezing().build(0, "ice_house", stored={"moss": 1}).no_animals(0)
    t.go(0, "prepare")
    assert t.stored(0, 1) == {"birch": 1, "moss": 2, "copper": 1}
    t = scene().build(0, "ice_house", snow=True).no_animals(0)
    t.go(0, "prepare")
    assert t.stored(0, 1) == {}
    t = scene().build(1, "ice_house").no_animals(0)  # somebody else's season
    t.go(0, "prepare")
    assert t.stored(1, 1) == {}


def test_card_mission_house() -> None:
    def visited() -> Scene:
        t = scene().build(0, "mission_house", "air_guard", "fire_guard").lowland(0, "open_doors")
        t.do(0, "visit animal 0 1")
        return t

    def drawn(t: Scene) -> Scene:
        t.deal("offer 0 young_sprouts", "offer 0 full_shelves")
        t.do(0, "retain full_shelves")
        return t

    t = visited()  # a lowland quest
    if_asked(t, 0, "yes")
    assert sorted(t.legal(0, "lowland", "quest")) == ["lowland open_doors", "quest nobility_in_distress"]
    t.do(0, "lowland open_doors")
    drawn(t)
    assert (t.done(0), t.held(0), t.actors()) == (["open_doors"], ["full_shelves"], [1])
    t = visited()  # a highland quest
    t.do(0, "yes", "quest nobility_in_distress")
    drawn(t)
    assert (t.done(0), t.held(0)) == (["nobility_in_distress"], ["open_doors", "full_shelves"])
    assert "nobility_in_distress" not in t.open_quests()
    t = visited()  # you may
    t.do(0, "no")
    drawn(t)
    assert (t.done(0), t.held(0)) == ([], ["open_doors", "full_shelves"])


def test_card_mission_house_without_a_quest_to_complete() -> None:
    t = scene().build(0, "mission_house")
    t.do(0, "visit animal 0 1")
    if t.decision() == "yes_no":  # asked all the same: nobody shall learn of secret quests
        t.refused(0, "yes", "CANNOT_ACCEPT")
        t.do(0, "no")
    t.deal("offer 0 young_sprouts", "offer 0 full_shelves")
    t.do(0, "retain young_sprouts")
    assert (t.held(0), t.done(0)) == (["young_sprouts"], [])


def test_card_mist_guard() -> None:
    t = scene(3).build(0, "mist_guard").valley_snow("moss_loft")
    t.do(0, "visit animal 0 1")
    assert t.fire(0) == 1
    t.refused(0, "valley moss_loft", "UNDER_SNOW")
    t.do(0, "valley timber_slide", "valley rye_oven", "valley jay_forager")
    t.deal("reveal bath_otter", "reveal air_guard", "reveal craft_elder")
    t.do(0, "give rye_oven to 1")
    assert t.hand(0) == {"timber_slide": 1, "jay_forager": 1}
    assert (t.hand(1), t.hand(2), t.actors()) == ({"rye_oven": 1}, {}, [1])


def test_card_mist_guard_by_a_guest_and_with_a_full_hand() -> None:
    t = scene(3).build(1, "mist_guard").hold(0, *FULL)
    t.do(0, "visit animal 1 1")
    assert (t.fire(0), t.tokens(1), t.decision()) == (1, 1, "cards")  # HAND-2: no room for a card
    t.do(0, "give row_cottage to 1")  # left of the visitor (DEST-5)
    assert (t.hand_size(0), t.hand(1)) == (7, {"row_cottage": 1})


def test_card_bath_otter() -> None:
    t = scene().build(0, "bath_otter")
    t.do(0, "visit animal 0 1", "resources copper")
    t.deal("draw 0 moss_loft")
    assert (t.resources(0), t.fire(0), t.hand(0), t.actors()) == ({"copper": 1}, 1, {"moss_loft": 1}, [1])
    t = scene().build(1, "bath_otter")
    t.do(0, "visit animal 1 1", "resources nut")
    t.deal("draw 0 moss_loft")
    assert (t.resources(0), t.fire(0), t.tokens(0)) == ({"nut": 1}, 1, 0)
    assert (t.resources(1), t.fire(1), t.tokens(1), t.hand(1)) == ({}, 0, 1, {})
    assert t.on_card(1, 1) == (0, 0, 0)


def test_card_hearth_teller() -> None:
    t = scene().build(0, "hearth_teller", "timber_slide", "stoker_stoat", "fire_guard", "row_cottage")
    t.do(0, "visit animal 0 1")
    assert t.legal(0, "city") == ["city 0 2", "city 0 3", "city 0 4"]
    t.do(0, "city 0 3")
    assert t.legal(0, "city") == ["city 0 2", "city 0 4"]  # each once
    t.do(0, "city 0 2")
    assert (t.fire(0), t.resources(0), t.actors()) == (1, {"birch": 1}, [1])


def test_card_hearth_teller_for_a_guest_and_with_less_than_two() -> None:
    t = scene().build(1, "hearth_teller", "timber_slide").build(0, "fire_guard")
    t.build(0, "stoker_stoat", snow=True)
    t.do(0, "visit animal 1 1")  # the visitor's city (AMB-11); one card without snow
    if t.decision() == "city_card":
        assert t.legal(0, "city") == ["city 0 1"]
        t.do(0, "city 0 1")
    assert (t.fire(0), t.resources(0), t.resources(1), t.tokens(1)) == (1, {}, {}, 1)
    t = scene().build(0, "hearth_teller")
    t.do(0, "visit animal 0 1")
    assert t.actors() == [1]


def test_card_chronicle_keeper() -> None:
    def visited(tucked: int = 0, hand: int = 3) -> Scene:
        t = scene().build(0, "chronicle_keeper", tucked=[f"row_cottage*{tucked}"] if tucked else [])
        t.hold(0, *["moss_loft", "rye_oven", "jay_forager"][:hand]).do(0, "visit animal 0 1")
        return t

    t = visited()
    t.do(0, "no")
    assert (t.tokens(0), t.hand_size(0), t.actors()) == (0, 3, [1])
    t = visited()
    t.do(0, "yes")
    t.refused(0, "under moss_loft rye_oven jay_forager", "WRONG_CARDS")
    t.refused(0, "under nothing", "WRONG_CARDS")
    t.do(0, "under moss_loft")
    assert (t.tokens(0), t.tucked(0, 1), t.hand(0)) == (1, 1, {"rye_oven": 1, "jay_forager": 1})
    t = visited(1)
    t.do(0, "yes", "under moss_loft rye_oven")
    assert (t.tokens(0), t.tucked(0, 1)) == (3, 3)
    t = visited(3)
    t.do(0, "yes", "under moss_loft rye_oven")
    assert (t.tokens(0), t.tucked(0, 1)) == (4, 5)  # at most 4
    t = visited(3, hand=0)  # nothing to put there: nothing to take
    assert (t.tokens(0), t.actors()) == (0, [1])


def test_card_chronicle_keeper_by_a_guest() -> None:
    t = scene().build(1, "chronicle_keeper", tucked=["row_cottage"]).hold(0, "moss_loft")
    t.do(0, "visit animal 1 1", "yes", "under moss_loft")
    assert (t.tokens(0), t.tokens(1), t.tucked(1, 1)) == (2, 1, 2)


def test_card_wax_chandler() -> None:
    def visited(fire: int) -> Scene:
        t = scene().build(0, "wax_chandler").goods(0, fire=fire)
        t.do(0, "visit animal 0 1")
        return t

    assert visited(0).actors() == [1]
    t = visited(3)
    assert t.legal(0) == ["times 0", "times 1", "times 2"]
    t.do(0, "times 2")
    assert (t.fire(0), t.tokens(0)) == (1, 4)
    t = visited(1)
    t.do(0, "times 1")
    assert (t.fire(0), t.tokens(0)) == (0, 2)
    t = visited(1)
    t.do(0, "times 0")
    assert (t.fire(0), t.tokens(0)) == (1, 0)
    t = scene().build(1, "wax_chandler").goods(0, fire=1)
    t.do(0, "visit animal 1 1", "times 1")
    assert (t.fire(0), t.tokens(0), t.tokens(1)) == (0, 2, 1)
