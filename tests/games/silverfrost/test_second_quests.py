"""Hearthside, second edition, quest by quest against its printed text: what differs from the first edition."""

from tests.games.silverfrost.scene import Scene
from tests.games.silverfrost.second import second

from frostwall.games.silverfrost.engine.deck.tables import HEARTHSIDE_2


def completes(quest: str, t: Scene) -> bool:
    """Seat 0 comes to the Guild with this lowland quest, and completes it if that is possible."""
    t.lowland(0, quest)
    t.do(0, "place animal guild_1")
    text = f"lowland {quest}"
    if text not in t.legal(0):
        t.refused(0, text, "REQUIREMENTS")
        return False
    t.do(0, text)
    assert quest in t.done(0)
    assert t.sources(0)["quests"] >= HEARTHSIDE_2.quest_points[HEARTHSIDE_2.quest_names.index(quest)]
    return True


def test_quest_four_couples() -> None:
    city = ["rye_oven", "hazel_bin", "timber_slide*2", "larder_vole", "air_guard", "fire_guard"]
    assert not completes("four_couples", second().build(0, *city))
    assert completes("four_couples", second().build(0, *city, "stoker_stoat"))
    assert not completes("four_couples", second().build(0, *city).build(0, "stoker_stoat", snow=True))


def test_quest_full_house() -> None:
    city = ["timber_slide*3", "fire_guard*3", "row_cottage*2"]
    assert not completes("full_house", second().build(0, *city))
    assert completes("full_house", second().build(0, *city, "larder_vole"))
    assert not completes("full_house", second().build(0, *city).build(0, "larder_vole", snow=True))


def test_quest_grand_houses() -> None:
    assert completes("grand_houses", second().build(0, "great_stove", "signal_fire"))
    assert not completes("grand_houses", second().build(0, "great_stove", "craft_elder", "rye_oven"))
    assert not completes("grand_houses", second().build(0, "great_stove").build(0, "signal_fire", snow=True))


def test_quest_small_and_merry() -> None:
    assert completes("small_and_merry", second().build(0, "timber_slide*3", "fire_guard*2"))
    assert not completes("small_and_merry", second().build(0, "timber_slide*3", "fire_guard", "rye_oven"))


def test_quest_smell_of_bread() -> None:
    assert completes("smell_of_bread", second().build(0, "rye_oven", "hazel_bin"))
    assert not completes("smell_of_bread", second().build(0, "rye_oven"))
    assert not completes("smell_of_bread", second().build(0, "hazel_bin", "larder_vole"))
    assert completes("smell_of_bread", second().build(0, "hazel_bin", "larder_vole", "great_stove"))


def test_quest_street_of_lights() -> None:
    assert completes("street_of_lights", second().build(0, "guest_porch", "lamp_dormouse"))
    assert completes("street_of_lights", second().build(0, "skating_pond*2"))
    assert not completes("street_of_lights", second().build(0, "guest_porch", "rye_oven"))


def test_quest_sledge_party() -> None:
    assert completes("sledge_party", second().build(0, "rescue_sledge", "air_guard"))
    assert not completes("sledge_party", second().build(0, "sledge_depot", "air_guard"))
    assert completes("sledge_party", second().build(0, "sledge_depot", "air_guard", "carol_wren"))
    assert not completes("sledge_party", second().build(0, "errand_hare", "air_guard", "carol_wren"))


def test_quest_council_by_candlelight() -> None:
    assert completes("council_by_candlelight", second().build(0, "guest_porch", "larder_vole"))
    assert not completes("council_by_candlelight", second().build(0, "sledge_run", "larder_vole"))
    assert completes("council_by_candlelight", second().build(0, "sledge_run", "larder_vole", "skating_pond"))
    assert not completes("council_by_candlelight", second().build(0, "guest_porch", "skating_pond"))


def test_quest_warm_doorstep() -> None:
    t = second(3).build(0, "rye_oven", "great_stove").goods(0, fire=2)
    assert completes("warm_doorstep", t)
    assert (t.fire(0), t.fire(1), t.fire(2)) == (1, 1, 0)
    assert not completes("warm_doorstep", second().build(0, "rye_oven", "great_stove"))
    assert not completes("warm_doorstep", second().build(0, "rye_oven", "hazel_bin").goods(0, fire=2))


def test_quest_bulging_sacks() -> None:
    assert completes("bulging_sacks", second().goods(0, birch=3, nut=2).goods(1, moss=4))
    assert not completes("bulging_sacks", second().goods(0, birch=3, nut=1, fire=3))
    assert not completes("bulging_sacks", second().goods(0, birch=5).goods(1, moss=5))


def test_quest_fireside_tales() -> None:
    def holds(cards: int, hand: int, left: int) -> bool:
        city = ["air_guard", "larder_vole", "rye_oven"][:cards]
        mine = ["fire_guard", "hazel_bin", "timber_slide", "stoker_stoat", "sledge_depot"][:hand]
        return completes(
            "fireside_tales", second().build(0, *city).hold(0, *mine).hold(1, f"row_cottage*{left}")
        )

    assert holds(3, 5, 4)
    assert not holds(2, 5, 4)
    assert not holds(3, 4, 1)
    t = second().build(0, "air_guard", "larder_vole", "rye_oven").hold(0, "row_cottage*4", "hazel_bin")
    assert not completes("fireside_tales", t.hold(1, "stoker_stoat*3", "timber_slide*2"))  # as many


def test_quest_under_the_drifts() -> None:
    def holds(snowed: int, clear: int) -> bool:
        t = second().build(0, *["fire_guard", "air_guard", "larder_vole"][:clear])
        return completes(
            "under_the_drifts", t.build(0, *["rye_oven", "hazel_bin", "timber_slide"][:snowed], snow=True)
        )

    assert holds(3, 3)
    assert not holds(2, 3)
    assert not holds(3, 2)


def test_quest_at_strangers_tables() -> None:
    assert completes("at_strangers_tables", second().season(0, "autumn").build(0, "bath_otter", own=1))
    assert not completes("at_strangers_tables", second().build(0, "bath_otter"))
    t = second().season(0, "autumn").build(0, "skating_pond").build(1, "bath_otter", guest=0)
    assert completes("at_strangers_tables", t)  # yours or not
    t = second().season(0, "autumn").build(1, "bath_otter", guest=0)
    assert not completes("at_strangers_tables", t)


def test_quest_a_good_name() -> None:
    assert completes("a_good_name", second().completed(0, "full_shelves", "grand_houses"))
    assert not completes("a_good_name", second().completed(0, "full_shelves"))
