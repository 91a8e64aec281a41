"""Hearthside, quest by quest against its printed text: met and just not met, and the gifts (QUEST-2..13)."""

from tests.games.silverfrost.scene import Scene, scene

from frostwall.games.silverfrost.engine.deck.tables import HEARTHSIDE

FULL = ("row_cottage*4", "festival_herald*2", "craft_elder*2")  # a hand of 8
# Cards of one type, kind or rarity, as many as a quest may ask for.
POOLS = {
    "production": [
        "timber_slide",
        "moss_loft",
        "rye_oven",
        "jay_forager",
        "stoker_stoat",
        "fire_guard",
        "barley_baker",
    ],
    "governance": [
        "mountain_guard",
        "shovel_squirrel",
        "storm_scout",
        "plough_yard",
        "notice_board",
        "bell_tower",
    ],
    "traveller": ["mountaineer", "errand_hare", "rescue_sledge", "avalanche_horn", "air_guard", "soot_sweep"],
    "destination": ["bath_otter", "hillside_sauna", "ice_house", "mist_guard", "wax_chandler", "signal_fire"],
    "prosperity": [
        "row_cottage",
        "forest_guard",
        "craft_elder",
        "chimney_row",
        "hall_of_deeds",
        "ember_brazier",
    ],
    "creature": [
        "jay_forager",
        "fire_guard",
        "storm_scout",
        "air_guard",
        "bath_otter",
        "forest_guard",
        "errand_hare",
    ],
    "construction": [
        "timber_slide",
        "rye_oven",
        "plough_yard",
        "rescue_sledge",
        "ice_house",
        "row_cottage",
        "moss_loft",
    ],
    "unique": [
        "kettle_smithy",
        "storm_scout",
        "plough_yard",
        "air_guard",
        "ice_house",
        "forest_guard",
        "craft_elder",
    ],
    "common": [
        "timber_slide",
        "jay_forager",
        "mountaineer",
        "rescue_sledge",
        "bath_otter",
        "row_cottage",
        "moss_loft",
    ],
}


def some(n: int, *pools: str) -> list[str]:
    """N cards of each of these."""
    return [card for pool in pools for card in POOLS[pool][:n]]


def completes(quest: str, t: Scene) -> bool:
    """Seat 0 comes to the Guild with this quest, and completes it if that is possible."""
    number = HEARTHSIDE.quest_names.index(quest)
    lowland = HEARTHSIDE.quest_level[number] == 0
    t.lowland(0, quest) if lowland else t.highland(quest)
    t.do(0, "place animal guild_1")
    text = f"{'lowland' if lowland else 'quest'} {quest}"
    if text not in t.legal(0):
        t.refused(0, text, "REQUIREMENTS")
        return False
    t.do(0, text)
    assert (t.done(0), t.held(0), quest in t.open_quests()) == ([quest], [], False)
    assert t.sources(0)["quests"] == HEARTHSIDE.quest_points[number]
    return True


def compares_type(quest: str, kind: str) -> None:
    """More cards of a type than the person to your left."""
    assert completes(quest, scene().build(0, *some(1, kind)))
    assert not completes(quest, scene())  # none against none is not more
    assert not completes(quest, scene().build(0, *some(1, kind)).build(1, *some(1, kind)))
    assert completes(quest, scene().build(0, *some(2, kind)).build(1, *some(1, kind)))
    assert completes(quest, scene().build(0, *some(1, kind)).build(1, *some(2, kind), snow=True))
    assert not completes(quest, scene().build(0, *some(3, kind), snow=True))
    assert completes(quest, scene(3).build(0, *some(1, kind)).build(2, *some(2, kind)))  # not on the left
    others = [other for other in ("production", "governance", "traveller", "destination") if other != kind]
    assert not completes(quest, scene().build(0, *some(1, *others)))


def needs(quest: str, pool: str, n: int, **goods: int) -> None:
    """So many cards of a pool; the rest is given."""
    assert completes(quest, scene().goods(0, **goods).build(0, *some(n, pool)))
    assert completes(quest, scene().goods(0, **goods).build(0, *some(n + 1, pool)))  # QUEST-6
    assert not completes(quest, scene().goods(0, **goods).build(0, *some(n - 1, pool)))
    snowed = scene().goods(0, **goods).build(0, *some(n - 1, pool)).build(0, POOLS[pool][n], snow=True)
    assert not completes(quest, snowed)  # QUEST-3


def compares(quest: str, good: str, strict: bool, city: list[str]) -> None:
    """A good compared with the left person's; the city meets the rest."""

    def holds(mine: int, theirs: int) -> bool:
        return completes(quest, scene().build(0, *city).goods(0, **{good: mine}).goods(1, **{good: theirs}))

    assert holds(2, 1)
    assert holds(2, 2) is not strict
    assert not holds(2, 3)
    assert holds(1, 0)
    assert not holds(0, 0)  # QUEST-5


# --- lowland: one card type compared ---


def test_quest_young_sprouts() -> None:
    compares_type("young_sprouts", "production")


def test_quest_steady_hands() -> None:
    compares_type("steady_hands", "governance")


def test_quest_restless_paws() -> None:
    compares_type("restless_paws", "traveller")


def test_quest_open_doors() -> None:
    compares_type("open_doors", "destination")


def test_quest_finest_window() -> None:
    compares_type("finest_window", "prosperity")


# --- lowland: a number of one type, kind or rarity ---


def test_quest_full_shelves() -> None:
    needs("full_shelves", "production", 4)


def test_quest_council_by_candlelight() -> None:
    needs("council_by_candlelight", "governance", 3)


def test_quest_sledge_party() -> None:
    needs("sledge_party", "traveller", 3)


def test_quest_round_of_visits() -> None:
    needs("round_of_visits", "destination", 3)


def test_quest_silver_and_velvet() -> None:
    needs("silver_and_velvet", "prosperity", 3)


def test_quest_crowded_tables() -> None:
    needs("crowded_tables", "creature", 5)


def test_quest_row_of_roofs() -> None:
    needs("row_of_roofs", "construction", 5)


def test_quest_one_of_a_kind() -> None:
    needs("one_of_a_kind", "unique", 5)


def test_quest_everyday_comforts() -> None:
    needs("everyday_comforts", "common", 5)
    assert completes("everyday_comforts", scene().build(0, "row_cottage*4", "timber_slide"))  # copies count


def test_quest_something_of_everything() -> None:
    four = some(1, "production", "governance", "traveller", "destination")
    assert completes("something_of_everything", scene().build(0, *four, "row_cottage"))
    assert not completes("something_of_everything", scene().build(0, *four, "bath_otter"))
    assert not completes(
        "something_of_everything", scene().build(0, *four).build(0, "row_cottage", snow=True)
    )


def test_quest_guests_and_rules() -> None:
    assert completes("guests_and_rules", scene().build(0, *some(2, "governance", "destination")))
    for more, fewer in (("governance", "destination"), ("destination", "governance")):
        assert not completes("guests_and_rules", scene().build(0, *some(3, more), *some(1, fewer)))


# --- lowland: kinds and resources compared ---


def test_quest_many_mouths() -> None:
    compares("many_mouths", "nut", False, some(1, "creature"))
    one = scene().goods(0, nut=1).build(0, *some(1, "creature"))
    assert not completes("many_mouths", one.build(1, *some(1, "creature")))
    assert not completes("many_mouths", scene().goods(0, nut=1).build(0, *some(3, "construction")))


def test_quest_builders_pride() -> None:
    compares("builders_pride", "copper", False, some(1, "construction"))
    one = scene().goods(0, copper=1).build(0, *some(1, "construction"))
    assert not completes("builders_pride", one.build(1, *some(1, "construction")))
    assert not completes("builders_pride", scene().goods(0, copper=1).build(0, *some(3, "creature")))


def test_quest_dry_and_soft() -> None:
    def holds(birch: int, moss: int) -> bool:
        return completes("dry_and_soft", scene().goods(0, birch=birch, moss=moss).goods(1, birch=2, moss=1))

    assert holds(2, 1)
    assert not holds(1, 1)
    assert not holds(2, 0)
    assert completes("dry_and_soft", scene().goods(0, birch=1, moss=1))
    assert not completes("dry_and_soft", scene().goods(0, birch=1))


def test_quest_kettle_maker() -> None:
    compares("kettle_maker", "copper", True, some(2, "production"))
    needs("kettle_maker", "production", 2, copper=1)


def test_quest_provisions_for_the_road() -> None:
    compares("provisions_for_the_road", "nut", True, some(2, "traveller"))
    needs("provisions_for_the_road", "traveller", 2, nut=1)


def test_quest_bulging_sacks() -> None:
    def holds(mine: dict[str, int], left: dict[str, int]) -> bool:
        return completes("bulging_sacks", scene().goods(0, **mine).goods(1, **left))

    assert holds({"birch": 3, "moss": 1, "copper": 1, "nut": 1}, {})
    assert not holds({"birch": 3, "moss": 1, "copper": 1}, {})
    assert not holds({"birch": 5, "fire": 3, "point": 3}, {})  # neither is a resource
    assert not holds({"birch": 6}, {"nut": 6})
    assert holds({"birch": 7}, {"nut": 6})


def test_quest_warm_night() -> None:
    def holds(mine: int, left: int) -> bool:
        return completes("warm_night", scene().goods(0, fire=mine).goods(1, fire=left))

    assert holds(4, 4)
    assert not holds(3, 0)
    assert not holds(4, 5)
    assert holds(5, 5)


def test_quest_warm_night_counts_the_fire_of_the_guard() -> None:
    t = scene().goods(0, fire=3).lowland(0, "warm_night")
    t.do(0, "place guard guild_1", "lowland warm_night")  # QUEST-2: at the very moment
    assert t.done(0) == ["warm_night"]


def test_quest_fireside_tales() -> None:
    def holds(cards: int, hand: int, left: int) -> bool:
        mine = [
            "festival_herald",
            "craft_elder",
            "bath_otter",
            "moss_loft",
            "copper_adit",
            "hazel_bin",
            "rye_oven",
        ]
        theirs = ["row_cottage*4", "festival_herald", "craft_elder", "bath_otter"]
        t = scene().build(0, *some(cards, "traveller")).hold(0, *mine[:hand])
        return completes("fireside_tales", t.hold(1, *theirs[: left - 3 if left else 0]))

    assert holds(3, 6, 0)
    assert not holds(2, 6, 0)
    assert not holds(3, 5, 0)
    assert holds(3, 6, 5)
    assert not holds(3, 6, 6)  # as many are not more
    assert holds(3, 7, 6)


# --- lowland: snow, chimneys, gifts ---


def test_quest_morning_shovel() -> None:
    assert completes("morning_shovel", scene().cleared(0, 3))
    assert not completes("morning_shovel", scene().cleared(0, 2).cleared(1, 5))


def test_quest_smoke_on_the_roof() -> None:
    def city(creatures: int, chimney: bool = False, snow: bool = False) -> Scene:
        t = scene().season(0, "autumn").build(0, *some(creatures, "creature"))
        return t.build(0, "timber_slide", chimney=chimney, snow=snow)

    assert completes("smoke_on_the_roof", city(3, chimney=True))
    assert not completes("smoke_on_the_roof", city(2, chimney=True))
    assert not completes("smoke_on_the_roof", city(3))
    assert not completes("smoke_on_the_roof", city(3, chimney=True, snow=True))


def test_quest_basket_next_door() -> None:
    t = scene(3).goods(0, nut=3).build(0, *some(3, "creature"))
    assert completes("basket_next_door", t)
    assert (t.resources(0), t.resources(1), t.resources(2)) == ({"nut": 1}, {"nut": 2}, {})
    assert not completes("basket_next_door", scene().goods(0, nut=1).build(0, *some(3, "creature")))
    assert not completes("basket_next_door", scene().goods(0, nut=2).build(0, *some(2, "creature")))
    t = scene(3).goods(0, nut=2).build(0, *some(3, "creature")).passed(1)  # AMB-32
    assert completes("basket_next_door", t)
    assert (t.resources(1), t.resources(2)) == ({}, {"nut": 2})
    t = scene(2).goods(0, nut=2).build(0, *some(3, "creature")).passed(1)
    assert completes("basket_next_door", t)
    assert (t.resources(0), t.resources(1)) == ({}, {})


def test_quest_lent_drawings() -> None:
    t = scene(3).hold(0, "jay_forager", "moss_loft", "hazel_bin").build(0, *some(3, "construction"))
    assert completes("lent_drawings", t)
    t.refused(0, "give moss_loft to 1", "WRONG_CARDS")
    t.do(0, "give moss_loft hazel_bin to 1")
    assert (t.hand(0), t.hand(1), t.hand(2)) == ({"jay_forager": 1}, {"moss_loft": 1, "hazel_bin": 1}, {})
    assert t.outcomes()  # then the two quests are drawn
    assert not completes("lent_drawings", scene().hold(0, "jay_forager").build(0, *some(3, "construction")))
    t = scene().hold(0, "jay_forager", "moss_loft").build(0, *some(2, "construction"), "bath_otter")
    assert not completes("lent_drawings", t)


def test_quest_lent_drawings_to_a_hand_with_room_for_one() -> None:
    t = (
        scene()
        .hold(0, "jay_forager", "moss_loft", "hazel_bin")
        .build(0, *some(2, "construction"), "ice_house")
    )
    t.hold(1, "festival_herald*2", "craft_elder*2", "errand_hare*2", "bath_otter")
    assert completes("lent_drawings", t)
    t.do(0, "give moss_loft to 1", "discard hazel_bin")  # HAND-5, AMB-22: the giver picks
    assert (t.hand_size(1), t.hand(0), t.discards()) == (8, {"jay_forager": 1}, {"hazel_bin": 1})


# --- highland ---


def test_quest_coast_to_coast() -> None:
    needs("coast_to_coast", "production", 5, birch=1)
    compares("coast_to_coast", "birch", False, some(5, "production"))


def test_quest_winding_path() -> None:
    needs("winding_path", "destination", 4, moss=1)
    compares("winding_path", "moss", False, some(4, "destination"))


def test_quest_nobility_in_distress() -> None:
    guards = ("mountain_guard", "fire_guard", "air_guard", "mist_guard", "forest_guard")
    for first in guards:
        for second in guards:
            if first != second:
                assert completes("nobility_in_distress", scene().build(0, first, second))
        assert not completes("nobility_in_distress", scene().build(0, first, "bath_otter"))
    assert completes("nobility_in_distress", scene().build(0, "fire_guard*2"))  # AMB-33
    differ = scene(2, {"quest.guardsMustDiffer": True}).build(0, "fire_guard*2")
    assert not completes("nobility_in_distress", differ)
    assert not completes(
        "nobility_in_distress", scene().build(0, "air_guard").build(0, "fire_guard", snow=True)
    )


def test_quest_winter_council() -> None:
    def holds(mine: int, left: int, cards: int = 4) -> bool:
        hands = ["row_cottage", "bath_otter", "moss_loft"]
        t = scene().build(0, *some(cards, "governance")).hold(0, *hands[:mine]).hold(1, *hands[:left])
        return completes("winter_council", t)

    assert holds(1, 1)
    assert holds(2, 1)
    assert not holds(1, 2)
    assert not holds(0, 0)
    assert not holds(1, 0, cards=3)


def test_quest_great_trek() -> None:
    needs("great_trek", "traveller", 4, nut=1)
    compares("great_trek", "nut", False, some(4, "traveller"))


def test_quest_jubilee_lights() -> None:
    needs("jubilee_lights", "prosperity", 3, fire=1)
    compares("jubilee_lights", "fire", False, some(3, "prosperity"))


def test_quest_many_paws_many_shovels() -> None:
    def holds(mine: int, left: int, creatures: int = 6) -> bool:
        t = scene().build(0, *some(creatures, "creature")).cleared(0, mine).cleared(1, left)
        return completes("many_paws_many_shovels", t)

    assert holds(2, 2)
    assert holds(1, 0)
    assert not holds(2, 3)
    assert not holds(0, 0)
    assert not holds(2, 2, creatures=5)


def test_quest_walls_against_the_wind() -> None:
    needs("walls_against_the_wind", "construction", 6, copper=1)
    compares("walls_against_the_wind", "copper", False, some(6, "construction"))


def test_quest_humming_workshops() -> None:
    def holds(mine: int, left: int) -> bool:
        cards = ["moss_loft", "copper_adit", "hazel_bin", "rye_oven", "sledge_hauler", "tinker_shrew"]
        more = ["timber_slide", "jay_forager", "stoker_stoat", "fire_guard", "barley_baker", "great_stove"]
        t = scene().build(0, *more[:mine], *["kettle_smithy"][: mine - 6]).build(1, *cards[:left])
        return completes("humming_workshops", t)

    assert holds(6, 5)
    assert not holds(6, 6)
    assert not holds(5, 0)
    assert holds(7, 6)


def test_quest_three_paths_meet() -> None:
    types = ("governance", "traveller", "destination")
    assert completes("three_paths_meet", scene().build(0, *some(2, *types)))
    for short in types:
        others = [kind for kind in types if kind != short]
        assert not completes("three_paths_meet", scene().build(0, *some(3, *others), *some(1, short)))


def test_quest_road_to_the_pass() -> None:
    def holds(mine: int, left: int) -> bool:
        return completes("road_to_the_pass", scene().cleared(0, mine).cleared(1, left))

    assert holds(5, 4)
    assert not holds(5, 5)
    assert not holds(4, 0)
    assert holds(6, 5)


def test_quest_torches_for_the_neighbours() -> None:
    t = scene(3).goods(0, fire=3).build(0, *some(6, "unique"))
    assert completes("torches_for_the_neighbours", t)
    assert (t.fire(0), t.fire(1), t.fire(2)) == (1, 2, 0)
    assert not completes("torches_for_the_neighbours", scene().goods(0, fire=1).build(0, *some(6, "unique")))
    needs("torches_for_the_neighbours", "unique", 6, fire=2)
    t = scene(3).goods(0, fire=2).build(0, *some(6, "unique")).passed(1)  # AMB-34
    assert completes("torches_for_the_neighbours", t)
    assert (t.fire(1), t.fire(2)) == (2, 0)


def test_quest_two_warm_hearths() -> None:
    def city(chimneys: int, constructions: int, snow: bool = False) -> Scene:
        t = scene().season(0, "winter")
        names = ["timber_slide", "rye_oven", "plough_yard", "ice_house"][:constructions]
        for n, name in enumerate(names):
            t.build(0, name, chimney=n < chimneys, snow=snow and n == 0)
        return t

    assert completes("two_warm_hearths", city(2, 4))
    assert not completes("two_warm_hearths", city(1, 4))
    assert not completes("two_warm_hearths", city(2, 3))
    assert not completes("two_warm_hearths", city(2, 4, snow=True).build(0, "row_cottage"))


def test_quest_town_on_the_mountain() -> None:
    def holds(mine: int, left: int, snowed: int = 0) -> bool:
        cards = [*some(6, "construction"), *some(6, "creature")]
        theirs = [*some(4, "traveller"), *some(4, "governance"), "hillside_sauna", "copper_adit", "hazel_bin"]
        t = scene().build(0, *cards[:mine]).build(0, *["kettle_smithy", "soot_sweep"][:snowed], snow=True)
        return completes("town_on_the_mountain", t.build(1, *[*theirs, "great_stove"][:left]))

    assert holds(11, 10)
    assert not holds(10, 0)
    assert not holds(10, 0, snowed=2)  # without snow
    assert not holds(11, 11)
    assert holds(12, 11)
