"""The checklist of bad inputs, rows 16 to 36: placing animals, places, quests."""

import pytest
from tests.games.silverfrost.bad import bad
from tests.games.silverfrost.scene import Scene, scene


def test_BAD_16_placing_an_animal_that_is_not_in_supply() -> None:
    t = scene().animals(0, "birch_slope")  # of six animals four wait at the seasons
    bad(16, t, 0, "place animal moss_hollow", "TURN-4", "NO_ANIMAL")
    t = scene().guard(0, "birch_slope")
    bad(16, t, 0, "place guard moss_hollow", "TURN-4", "NO_ANIMAL")
    t = scene().no_animals(0).build(0, "hillside_sauna")  # the other player's animals do not help
    for text in (
        "place animal moss_hollow",
        "place guard moss_hollow",
        "visit animal 0 1",
        "visit guard 0 1",
    ):
        bad(16, t, 0, text, "TURN-4", "NO_ANIMAL")


def test_BAD_16_an_animal_laid_aside_counts_as_placed() -> None:
    bad(16, scene().aside(0), 0, "place animal moss_hollow", "TURN-4", "NO_ANIMAL")


@pytest.mark.parametrize("other", [0, 1])
def test_BAD_17_placing_on_an_occupied_place(other: int) -> None:
    t = scene().season(0, "autumn").animals(other, "birch_slope")
    bad(17, t, 0, "place animal birch_slope", "WORK-4", "OCCUPIED")


def test_BAD_17_on_an_occupied_own_place() -> None:
    t = scene().season(0, "autumn").build(0, "hillside_sauna", own=1)
    bad(17, t, 0, "visit animal 0 1", "WORK-4", "OCCUPIED")


def test_BAD_17_on_an_occupied_open_place() -> None:
    t = scene(3).build(1, "bath_otter", guest=2)
    bad(17, t, 0, "visit animal 1 1", "WORK-4", "OCCUPIED")


@pytest.mark.parametrize(
    ("seats", "place", "rule"),
    [
        (1, "beacon_2", "SET-3"),
        (2, "beacon_2", "SET-3"),
        (2, "beacon_4", "SET-3"),
        (3, "beacon_4", "SET-3"),
        (1, "guild_3", "GUILD-2"),
        (2, "guild_3", "GUILD-2"),
        (3, "guild_4", "GUILD-2"),
    ],
)
def test_BAD_18_placing_where_no_place_is(seats: int, place: str, rule: str) -> None:
    t = scene(seats).goods(0, fire=3)
    for figure in ("animal", "guard"):
        bad(18, t, 0, f"place {figure} {place}", rule, "NOT_IN_PLAY")


def test_BAD_19_placing_on_snow_without_clearing_it() -> None:
    t = scene().snow_on("birch_slope")
    assert bad(19, t, 0, "place animal birch_slope", "SNOW-16", "NO_FIRE").needs == {"fire": 1}
    t = scene().freezing().goods(0, fire=1).snow_on("birch_slope")
    assert bad(19, t, 0, "place animal birch_slope", "SNOW-16", "NO_FIRE").needs == {"fire": 2}
    t = scene().goods(0, fire=1).snow_on("beacon_1")  # WORK-8: snow and the place's own cost add up
    assert bad(19, t, 0, "place animal beacon_1", "WORK-8", "NO_FIRE").needs == {"fire": 2}


@pytest.mark.parametrize("place", ["beacon_1", "forge_shared", "guild_shared"])
def test_BAD_20_placing_without_the_fire(place: str) -> None:
    assert bad(20, scene(), 0, f"place animal {place}", "WORK-6", "NO_FIRE").needs == {"fire": 1}


@pytest.mark.parametrize("place", ["journey_8", "journey_6", "journey_4"])
def test_BAD_20_no_journey_without_the_fire(place: str) -> None:
    t = scene().season(0, "spring").hold(0, "moss_loft*2", "rye_oven*2", "row_cottage")
    bad(20, t, 0, f"place animal {place}", "WORK-6", "NO_FIRE")


def test_BAD_20_a_guard_that_joins_brings_no_fire() -> None:
    t = scene().goods(1, fire=1).animals(1, "beacon_1")
    bad(20, t, 0, "place guard beacon_1", "WORK-6", "NO_FIRE")


def test_BAD_21_the_guard_onto_an_own_animal_or_a_foreign_guard() -> None:
    t = scene().animals(0, "birch_slope").guard(1, "moss_hollow")
    bad(21, t, 0, "place guard birch_slope", "GUARD-2", "OWN_ANIMAL")
    bad(21, t, 0, "place guard moss_hollow", "GUARD-2", "OTHER_GUARD")
    t = scene().animals(1, "nut_cellar").guard(1, "nut_path").season(1, "autumn")
    t.goods(0, fire=1)
    t.do(0, "place guard nut_cellar")  # with a foreign normal animal it may


def test_BAD_22_the_guard_onto_an_occupied_own_place() -> None:
    t = scene().build(0, "hillside_sauna", own=1)
    bad(22, t, 0, "visit guard 0 1", "DEST-6", "NO_SHARING")
    t = scene().build(0, "bath_otter", own=1)  # a creature: its open place does not matter
    bad(22, t, 0, "visit guard 0 1", "DEST-6", "NO_SHARING")


def test_BAD_22_the_guard_onto_an_occupied_open_place() -> None:
    t = scene(3).build(1, "bath_otter", guest=2)
    bad(22, t, 0, "visit guard 1 1", "DEST-6", "NO_SHARING")


def test_BAD_22_the_guard_onto_an_occupied_journey_place() -> None:
    t = scene().season(0, "spring").season(1, "spring").goods(0, fire=2).animals(1, "journey_4")
    t.hold(0, "moss_loft*2", "rye_oven")
    bad(22, t, 0, "place guard journey_4", "JOUR-6", "NO_SHARING")


def test_BAD_23_a_normal_animal_joining_a_guard() -> None:
    for seat in (0, 1):
        t = scene().guard(seat, "birch_slope")
        bad(23, t, 0, "place animal birch_slope", "GUARD-8", "OCCUPIED")


def test_BAD_24_a_third_animal_at_the_guild() -> None:
    t = scene().season(0, "autumn").goods(0, fire=3).animals(0, "guild_1", "guild_shared")
    for place in ("guild_2", "guild_shared"):
        bad(24, t, 0, f"place guard {place}", "GUILD-7", "GUILD_FULL")
    t = scene().season(0, "winter").goods(0, fire=3).animals(0, "guild_1").guard(0, "guild_shared")
    for place in ("guild_2", "guild_shared"):
        bad(24, t, 0, f"place animal {place}", "GUILD-7", "GUILD_FULL")


def test_BAD_25_the_open_place_of_an_own_card() -> None:
    t = scene().season(0, "autumn").build(0, "bath_otter")
    bad(25, t, 0, "open animal 1", "DEST-3", "OWN_OPEN_PLACE")
    bad(25, t, 0, "open 0 1", "DEST-3", "OWN_OPEN_PLACE")


def test_BAD_25_the_own_place_of_a_foreign_card() -> None:
    """A visit in a foreign city means the open place, so with that one taken the free own place does not help."""
    t = scene(3).build(1, "bath_otter", guest=2)
    refusal = t.refused(0, "visit animal 1 1")
    assert refusal.rule in ("WORK-4", "DEST-2", "DEST-3")


def test_BAD_26_an_open_place_of_a_construction() -> None:
    t = scene().build(1, "hillside_sauna", "moss_loft")
    for figure in ("animal", "guard"):
        bad(26, t, 0, f"visit {figure} 1 1", "DEST-2", "NO_OPEN_PLACE")
    bad(26, t, 0, "visit animal 1 2", "DEST-2", "NO_DESTINATION")  # nor one of a card that is no destination


def test_BAD_26_a_card_that_is_no_destination_or_not_there() -> None:
    t = scene().build(0, "moss_loft").build(1, "jay_forager")
    bad(26, t, 0, "visit animal 0 1", "DEST-1", "NO_DESTINATION")
    bad(26, t, 0, "visit animal 1 1", "DEST-1", "NO_DESTINATION")
    bad(26, t, 0, "visit animal 0 2", "WORK-2", "NO_SUCH_CARD")
    bad(26, t, 0, "visit animal 0 0", "WORK-2", "NO_SUCH_CARD")
    bad(26, t, 0, "visit animal 3 1", "WORK-2", "NO_SUCH_CARD")


def test_BAD_27_a_destination_in_the_turn_it_was_played() -> None:
    t = scene().build(0, "hillside_sauna", "bath_otter", fresh=True)
    bad(27, t, 0, "visit animal 0 1", "DEST-7", "JUST_PLAYED")
    bad(27, t, 0, "visit guard 0 2", "DEST-7", "JUST_PLAYED")


def test_BAD_27_after_playing_it() -> None:
    t = scene().goods(0, birch=2, moss=1, fire=1).hold(0, "hillside_sauna").build(0, "moss_loft", snow=True)
    t.do(0, "play hillside_sauna from hand paying birch*2 moss")
    refusal = t.refused(0, "visit animal 0 2")
    assert refusal.rule in ("TURN-2", "DEST-7")  # the action is done, too


def test_BAD_27_a_snowed_destination_without_clearing() -> None:
    t = scene().build(0, "hillside_sauna", snow=True).build(1, "bath_otter", snow=True)
    own = t.refused(0, "visit animal 0 1", "NO_FIRE")
    foreign = t.refused(0, "visit animal 1 1", "NO_FIRE")
    assert own.rule in ("DEST-8", "SNOW-17")
    assert foreign.rule in ("DEST-8", "SNOW-18")


@pytest.mark.parametrize("season", ["summer", "autumn", "winter"])
@pytest.mark.parametrize("place", ["journey_8", "journey_4", "journey_shared"])
def test_BAD_28_a_journey_before_spring(season: str, place: str) -> None:
    t = scene().season(0, season).season(1, "spring").goods(0, fire=3)
    t.hold(0, "moss_loft*2", "rye_oven*2", "row_cottage")
    for figure in ("animal", "guard"):
        bad(28, t, 0, f"place {figure} {place}", "JOUR-1", "NOT_SPRING")


@pytest.mark.parametrize(
    ("place", "cards"), [("journey_8", 5), ("journey_6", 4), ("journey_4", 3), ("journey_shared", 2)]
)
def test_BAD_29_too_few_cards_for_the_journey(place: str, cards: int) -> None:
    t = scene().season(0, "spring").goods(0, fire=3).hold(0, f"row_cottage*{cards - 1}")
    assert bad(29, t, 0, f"place animal {place}", "JOUR-2", "NO_CARDS").needs == {"cards": cards}


def test_BAD_29_discarding_a_wrong_number() -> None:
    t = scene().season(0, "spring").goods(0, fire=3).hold(0, "row_cottage*4", "moss_loft")
    t.do(0, "place animal journey_4")
    bad(29, t, 0, "discard row_cottage row_cottage", "JOUR-2", "WRONG_CARDS")
    bad(29, t, 0, "discard nothing", "JOUR-2", "WRONG_CARDS")
    bad(29, t, 0, "discard row_cottage row_cottage row_cottage row_cottage", "JOUR-2", "WRONG_CARDS")
    assert t.refused(0, "discard row_cottage row_cottage rye_oven", "NOT_THERE").rule in ("JOUR-2", "HAND-3")
    t.do(0, "discard row_cottage row_cottage moss_loft")


def test_BAD_30_taking_an_animal_back() -> None:
    t = scene().season(0, "spring").animals(0, "birch_slope", "journey_8")
    for text in ("unplace animal birch_slope", "unplace animal journey_8"):
        bad(30, t, 0, text, "WORK-9", "NO_TAKING_BACK")
    for text in ("recall animal birch_slope", "recall animal journey_8"):
        assert t.refused(0, text, "NO_DECISION").rule == "TURN-12"


def test_BAD_30_taking_an_animal_back_from_the_journey_by_an_effect() -> None:
    t = scene().giants("homeward_reindeer", "larder_bear", "mossback_elk", "emberback_boar").goods(0, fire=1)
    t.season(0, "spring").animals(0, "birch_slope", "journey_8")
    t.do(0, "place animal beacon_1", "giant homeward_reindeer")
    assert t.decision() == "animal"
    bad(30, t, 0, "recall animal journey_8", "JOUR-5")


def forge(*cards: str) -> Scene:
    t = scene().hold(0, *cards)
    t.do(0, "place animal forge_individual")
    return t


def test_BAD_31_more_than_three_cards_at_the_forge() -> None:
    t = forge("row_cottage*4", "moss_loft")
    bad(31, t, 0, "discard row_cottage row_cottage row_cottage row_cottage", "FORGE-1", "WRONG_CARDS")


def test_BAD_31_choosing_fire_at_the_forge() -> None:
    t = forge("row_cottage")
    t.do(0, "discard row_cottage")
    for good in ("fire", "fire*2", "point"):
        bad(31, t, 0, f"resources {good}", "GEN-7", "NO_RESOURCE")


def test_BAD_31_more_or_fewer_resources_than_cards() -> None:
    t = forge("row_cottage*2")
    t.do(0, "discard row_cottage row_cottage")
    for text in ("resources birch*3", "resources birch moss copper", "resources birch"):
        bad(31, t, 0, text, "FORGE-1", "WRONG_NUMBER")


def test_BAD_32_a_giant_that_is_not_open() -> None:
    t = scene().goods(0, fire=1)
    t.do(0, "place animal beacon_1")
    bad(32, t, 0, "giant story_swan", "BEAC-2", "GIANT_NOT_OPEN")


def guild(*lowland: str) -> Scene:
    """Seat 0 may complete something: three cards of each type that they need."""
    t = scene().lowland(0, *lowland).build(0, "moss_loft", "rye_oven", "hazel_bin", "timber_slide")
    t.do(0, "place animal guild_1")
    return t


def test_BAD_33_two_quests_in_one_visit() -> None:
    t = guild("young_sprouts", "full_shelves")
    t.go(0, "lowland young_sprouts")
    assert t.decision() == "keep"
    bad(33, t, 0, "complete full_shelves", "QUEST-1", "ONLY_AT_GUILD")
    assert t.refused(0, "lowland full_shelves").rule in ("TURN-12", "QUEST-1", "GUILD-1")


def test_BAD_33_completing_without_a_visit() -> None:
    t = scene().lowland(0, "young_sprouts").build(0, "moss_loft")
    bad(33, t, 0, "complete young_sprouts", "QUEST-1", "ONLY_AT_GUILD")
    assert t.refused(0, "lowland young_sprouts").rule in ("TURN-12", "QUEST-1")


def test_BAD_34_requirements_with_snowed_cards() -> None:
    t = scene().lowland(0, "full_shelves", "young_sprouts")
    t.build(0, "moss_loft", "rye_oven", "hazel_bin").build(0, "timber_slide", snow=True)
    t.build(1, "jay_forager*2", "stoker_stoat")
    t.do(0, "place animal guild_1")
    bad(34, t, 0, "lowland full_shelves", "QUEST-2", "REQUIREMENTS")
    bad(34, t, 0, "lowland young_sprouts", "QUEST-2", "REQUIREMENTS")  # equal is not more


def test_BAD_34_nothing_where_at_least_one_is_asked() -> None:
    t = scene().lowland(0, "dry_and_soft").goods(0, birch=1)
    t.do(0, "place animal guild_1")
    bad(34, t, 0, "lowland dry_and_soft", "QUEST-2", "REQUIREMENTS")


def test_BAD_34_a_highland_quest() -> None:
    t = scene().build(0, "mist_guard")
    t.do(0, "place animal guild_1")
    bad(34, t, 0, "quest nobility_in_distress", "QUEST-2", "REQUIREMENTS")


def test_BAD_34_a_gift_that_cannot_be_made_in_full() -> None:
    t = scene().lowland(0, "basket_next_door").goods(0, nut=1).build(0, "jay_forager*2", "stoker_stoat")
    t.do(0, "place animal guild_1")
    bad(34, t, 0, "lowland basket_next_door", "QUEST-2", "REQUIREMENTS")


def test_BAD_35_the_lowland_quest_just_drawn() -> None:
    t = guild()
    t.do(0, "none")
    t.deal("offer 0 young_sprouts", "offer 0 full_shelves")
    bad(35, t, 0, "complete young_sprouts", "QUEST-1")
    assert t.refused(0, "lowland young_sprouts").rule in ("TURN-12", "GUILD-4")


def test_BAD_35_another_players_quest_or_one_not_laid_out() -> None:
    t = scene().lowland(1, "young_sprouts").build(0, "moss_loft", "bell_tower", "plough_yard", "notice_board")
    t.do(0, "place animal guild_1")
    bad(35, t, 0, "lowland young_sprouts", "QUEST-12", "NOT_YOUR_QUEST")
    bad(35, t, 0, "lowland steady_hands", "QUEST-12", "NOT_YOUR_QUEST")
    bad(35, t, 0, "quest great_trek", "QUEST-12", "QUEST_NOT_OPEN")
    t = scene().highland(None, "winding_path", "great_trek").completed(1, "coast_to_coast")
    t.do(0, "place animal guild_1")
    bad(35, t, 0, "quest coast_to_coast", "QUEST-12", "QUEST_NOT_OPEN")  # taken by the other player


def test_BAD_35_a_quest_of_the_other_level() -> None:
    t = guild("young_sprouts")
    assert t.refused(0, "quest young_sprouts", "WRONG_LEVEL").rule == "GUILD-1"
    assert t.refused(0, "lowland nobility_in_distress", "WRONG_LEVEL").rule == "GUILD-1"


def test_BAD_36_keeping_both_or_none() -> None:
    t = guild()
    t.do(0, "none")
    t.deal("offer 0 young_sprouts", "offer 0 full_shelves")
    for text in ("retain young_sprouts full_shelves", "retain nothing"):
        bad(36, t, 0, text, "GUILD-3", "WRONG_NUMBER")
    bad(36, t, 0, "retain restless_paws", "GUILD-3")  # none of the two
