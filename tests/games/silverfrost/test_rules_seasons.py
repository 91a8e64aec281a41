"""Seasons (chapter 8), one rule per test."""

import pytest
from tests.games.silverfrost.scene import Scene, scene

SNOW_CARDS = {
    "autumn": {2: 2, 3: 2, 4: 1},
    "winter": {2: 3, 3: 2, 4: 2},
    "spring": {2: 1, 3: 1, 4: 1},
}
BEFORE = {"autumn": "summer", "winter": "autumn", "spring": "winter"}
CITY_SNOW = {"autumn": 3, "winter": 4, "spring": 2}
SEVEN = (
    "storm_scout",
    "shovel_squirrel",
    "lantern_warden",
    "plough_yard",
    "cocoa_parlour",
    "pulley_house",
    "bath_otter",
)


def before(season: str, seats: int = 2) -> Scene:
    """Seat 0 may prepare for this season."""
    t = scene(seats).season(0, BEFORE[season]).no_animals(0)
    return t.freezing() if season == "spring" else t


@pytest.mark.parametrize("season", list(BEFORE))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_SEAS_A5_SEAS_W5_SEAS_F4_snow_cards(season: str, seats: int) -> None:
    t = before(season, seats)
    t.do(0, "prepare")
    while t.decision() == "giants":
        t.deal(next(iter(t.outcomes())))
    n = 0
    while t.decision() == "snowing":
        t.deal(next(iter(t.outcomes())))
        n += 1
    assert n == SNOW_CARDS[season][seats]
    assert t.actors() == [1]  # SEAS-2: the turn is over


@pytest.mark.parametrize("season", list(BEFORE))
def test_SEAS_A6_SEAS_W6_SEAS_F5_city_snow(season: str) -> None:
    t = before(season).build(
        0, "hall_of_deeds", "bell_tower", "kettle_smithy", "hillside_sauna", "notice_board"
    )
    t.go(0, "prepare")
    while t.actors() == [0]:
        legal = t.legal(0)
        t.go(0, next((text for text in legal if text in ("no", "times 0")), legal[0]))
    assert len(t.snowed(0)) == CITY_SNOW[season]


@pytest.mark.parametrize(
    ("season", "fire", "animals", "chimneys"),
    [("autumn", 7, (2, 1), (1, 1, 0)), ("winter", 3, (3, 1), (2, 0, 0)), ("spring", 3, (5, 1), (2, 0, 0))],
)
def test_SEAS_fire_animals_chimney(
    season: str, fire: int, animals: tuple[int, int], chimneys: tuple[int, int, int]
) -> None:
    t = before(season).build(0, *SEVEN)
    t.go(0, "prepare")
    while t.actors() == [0]:
        t.go(0, t.legal(0)[0])
    assert t.in_season(0) == season
    assert t.fire(0) == fire  # SEAS-A1; SEAS-W1, SEAS-F1, SEAS-4: rounded down
    assert t.supply(0) == animals  # SEAS-A2, SEAS-W2, SEAS-F2
    assert t.chimney_supply(0) == chimneys  # SEAS-A3, SEAS-W3; none in spring


def test_SEAS_5_no_fire_for_snowed_cards() -> None:
    t = before("autumn").build(0, *SEVEN[:3]).build(0, *SEVEN[3:], snow=True)
    t.go(0, "prepare")
    assert t.fire(0) == 3


def test_AMB_68_cards_not_spaces() -> None:
    t = before("autumn").build(0, "notice_board", "storm_scout")
    t.go(0, "prepare")
    assert t.fire(0) == 2


@pytest.mark.parametrize("season", list(BEFORE))
def test_SEAS_6_production_in_autumn_and_spring_only(season: str) -> None:
    t = before(season).build(0, "timber_slide", "jay_forager")
    t.go(0, "prepare")
    order: list[str] = []
    while t.actors() == [0]:
        legal = t.legal(0)
        text = next((word for word in reversed(legal) if word.startswith("next")), legal[0])
        order += [text] if text.startswith("next") else []
        t.go(0, "no" if "no" in legal else text)
    produced = {} if season == "winter" else {"birch": 1, "nut": 1}
    assert t.resources(0) == produced
    assert order == ([] if season == "winter" else ["next 2 0"])  # in an order of your choice


def test_SEAS_6_each_once() -> None:
    t = before("autumn").build(0, "timber_slide", "stoker_stoat", "fire_guard")
    t.do(0, "prepare")
    assert t.legal(0) == ["next 1 0", "next 2 0", "next 3 0"]
    t.do(0, "next 2 0")
    assert t.legal(0) == ["next 1 0", "next 3 0"]
    t.go(0, "next 3 0")
    assert t.resources(0) == {"birch": 1}


def test_SEAS_2_all_animals_come_back_first() -> None:
    t = scene(3).season(0, "autumn").animals(0, "birch_slope").build(0, "bath_otter", own=1)
    t.build(1, "wax_chandler", guest=0, guest_guard=True)
    t.go(0, "prepare")
    assert t.supply(0) == (3, 1)
    assert (t.at("birch_slope"), t.on_card(0, 1), t.on_card(1, 1)) == ([], (0, 0, None), (0, 0, None))


def test_SEAS_2_other_players_animals_stay() -> None:
    t = scene().no_animals(0).animals(1, "birch_slope")
    t.go(0, "prepare")
    assert t.at("birch_slope") == [(1, "animal")]


def test_SEAS_3_in_the_new_season_from_the_taking_back_on() -> None:
    t = before("winter")
    t.do(0, "prepare")
    assert (t.decision(), t.in_season(0), t.supply(0)) == ("giants", "winter", (3, 1))


def test_SEAS_W4_freezing_cold_before_the_snow() -> None:
    t = before("winter").giants("story_swan", "larder_bear", "mossback_elk", "emberback_boar")
    t.do(0, "prepare")
    assert t.s.freezing
    t.deal("rise echo_puma", "rise soot_wolf", "rise pedlar_yak", "rise notice_owl")
    assert t.open_giants() == ["notice_owl", "pedlar_yak", "soot_wolf", "echo_puma"]
    assert t.decision() == "snowing"


def test_SEAS_W4_only_for_the_first() -> None:
    t = before("winter").freezing()
    giants = t.open_giants()
    t.do(0, "prepare")
    assert t.decision() == "snowing"
    assert t.open_giants() == giants


def test_SEAS_W4_for_the_first_of_all_not_of_a_neighbour() -> None:
    t = before("winter").season(1, "summer")
    t.go(0, "prepare")
    assert t.s.freezing


def test_TURN_13_everybody_in_a_season_of_their_own() -> None:
    t = before("spring")
    t.go(0, "prepare")
    while t.actors() == [0]:
        t.go(0, t.legal(0)[0])
    assert (t.in_season(0), t.in_season(1)) == ("spring", "summer")


def test_EFF_17_before_the_season_still_in_the_old_one() -> None:
    """The Ice House stores before the animals are taken back; the Bell Tower asks in the old season."""
    t = before("autumn").build(0, "ice_house", "bell_tower").goods(0, fire=1)
    t.do(0, "prepare")
    assert t.decision() == "order"
    t.do(0, "next 2 0")
    assert (t.decision(), t.in_season(0), t.supply(0)) == ("yes_no", "summer", (0, 0))
    t.go(0, "no")
    assert t.stored(0, 1) == {"birch": 1, "moss": 1, "copper": 1}
    assert t.in_season(0) == "autumn"


def test_JOUR_5_animals_on_the_journey_do_not_come_back() -> None:
    """Only in spring is there a Journey, and no season comes after it: whoever passes leaves them there (END-5)."""
    t = scene().season(0, "spring").animals(0, "journey_8").no_animals(0)
    t.do(0, "pass")
    assert t.at("journey_8") == [(0, "animal")]
