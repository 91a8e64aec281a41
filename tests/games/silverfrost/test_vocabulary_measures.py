"""What effects look up (16.1, 16.2): filters, amounts, metrics, conditions, and the requirements of quests."""

from collections.abc import Callable
from functools import partial

import pytest
from tests.games.silverfrost.scene import Scene
from tests.games.silverfrost.test_vocabulary import FULL, PLAY, do, over, table

Build = Callable[[Scene], object]


def nothing(_: Scene) -> None:
    """An empty table."""


def points(amount: object, build: Build = nothing, seats: int = 2) -> int:
    """What an amount comes to, as the point tokens a hut brings when it is played."""
    t = table({"gain": {"point": amount}}, seats=seats)
    build(t)
    do(t, 0, PLAY)
    assert over(t)
    return t.tokens(0)


def holds(condition: object, build: Build = nothing, seats: int = 2) -> bool:
    """Whether the hut's condition holds."""
    t = table(
        {"if": condition, "then": [{"gain": {"point": 1}}], "else": [{"gain": {"fire": 9}}]}, seats=seats
    )
    build(t)
    before = t.fire(0)
    do(t, 0, PLAY)
    assert (t.tokens(0), t.fire(0) - before) in ((1, 0), (0, 9))
    return t.tokens(0) == 1


# --- amounts ---


def test_EFF_30_amounts() -> None:
    three: Build = lambda t: t.goods(0, moss=3)  # noqa: E731
    moss = {"resource": "moss"}
    assert points(4) == 4
    assert points({"count": moss}, three) == 3
    assert points({"per": 2, "of": moss}, three) == 1  # rounded down
    assert points({"min": [2, {"count": moss}]}, three) == 2
    assert points({"min": [5, {"count": moss}]}, three) == 3
    assert points({"max": [2, {"count": moss}]}, three) == 3
    assert points({"max": [5, {"count": moss}]}, three) == 5
    assert points({"sum": [2, {"count": moss}, {"per": 3, "of": moss}]}, three) == 6
    assert points({"count": moss}) == 0


def test_EFF_29_variables() -> None:
    t = table(
        {"let": {"name": "n", "amount": {"count": {"resource": "moss"}}}},
        {"gain": {"moss": 2}},
        {"gain": {"point": {"var": "n"}}},
    )
    do(t.goods(0, moss=3), 0, PLAY)
    assert (t.tokens(0), t.resources(0)) == (3, {"moss": 5})  # as it was


def test_EFF_29_a_variable_of_a_nested_step_is_known_afterwards() -> None:
    let = {"let": {"name": "n", "amount": {"count": {"resource": "moss"}}}}
    t = table({"seq": [let]}, {"gain": {"point": {"var": "n"}}})
    do(t.goods(0, moss=3), 0, PLAY)
    assert t.tokens(0) == 3


def test_EFF_33_what_was_paid_is_known_afterwards() -> None:
    discard = {"discard": {"min": 0, "max": 3, "as": "gone"}}
    t = do(table(discard, {"gain": {"point": {"paid": "gone"}}}).hold(0, "row_cottage*3"), 0, PLAY)
    do(t, 0, "discard row_cottage row_cottage")
    assert (t.tokens(0), t.discards()) == (2, {"row_cottage": 2})


def test_EFF_33_what_was_paid_in_a_nested_step_is_known_afterwards() -> None:
    discard = {"discard": {"min": 1, "max": 3, "as": "gone"}}
    t = table({"may": {"then": [discard]}}, {"gain": {"point": {"paid": "gone"}}}).hold(0, "row_cottage*3")
    do(t, 0, PLAY, "yes", "discard row_cottage row_cottage")
    assert t.tokens(0) == 2


# --- filters ---

CITY = (
    "timber_slide",
    "jay_forager",
    "bath_otter",
    "forest_guard",
    "fire_guard*2",
    "row_cottage*2",
    "chimney_row",
)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ({}, 9),
        ({"kind": "creature"}, 5),
        ({"kind": "construction"}, 4),
        ({"type": ["production"]}, 4),
        ({"type": ["production", "destination"]}, 5),
        ({"rarity": "unique"}, 2),
        ({"rarity": "common"}, 7),
        ({"name": ["row_cottage", "bath_otter"]}, 3),
        ({"tag": ["guard"]}, 3),
        ({"points": {"min": 2}}, 2),
        ({"points": {"max": 1}}, 7),
        ({"points": {"min": 2, "max": 3}}, 2),
        ({"has_chimney": True}, 1),
        ({"has_chimney": False}, 8),
        ({"distinct_names": True}, 7),
        ({"cost_at_most": 2}, 2),
        ({"kind": "creature", "rarity": "unique"}, 1),
    ],
)
def test_EFF_22_filters(wanted: dict[str, object], found: int) -> None:
    def build(t: Scene) -> None:
        t.season(0, "autumn").build(0, "timber_slide", chimney=True).build(0, *CITY[1:])
        t.build(0, "rye_oven", snow=True).build(1, "row_cottage*2")

    # the hut itself lies there too: a common construction of 1 point without a cost
    own = points({"count": {"cards": {"filter": wanted}}}, build) - points(
        {"count": {"cards": {"filter": wanted}}}
    )
    assert own == found


def test_EFF_22_not_self_is_this_card_not_this_name() -> None:
    count = {"count": {"cards": {"filter": {"name": ["hut"], "not_self": True}}}}
    assert points(count) == 0
    assert points(count, lambda t: t.build(0, "hut")) == 1


# --- metrics ---


def test_EFF_22_cards_in_whose_city() -> None:
    def build(t: Scene) -> None:
        t.build(0, "row_cottage").build(1, "bath_otter*2").build(2, "timber_slide*3")

    for city, n in (("self", 2), ("left", 2), ("each_other", 5), ("all", 7)):
        assert points({"count": {"cards": {"filter": {}, "city": city}}}, build, seats=3) == n, city


def test_EFF_22_cards_in_the_city_of_the_owner() -> None:
    inn = {
        "id": "inn",
        "kind": "creature",
        "type": "destination",
        "cost": {"nut": 1},
        "effects": [
            {
                "on": "visit",
                "do": [{"gain": {"point": {"count": {"cards": {"filter": {}, "city": "owner"}}}}}],
            }
        ],
    }
    t = table(also=[inn], effects=[{"on": "play", "do": [{"gain": {"moss": 1}}]}], seats=3)
    do(t.build(2, "inn", "row_cottage").build(1, "timber_slide*3"), 0, "visit animal 2 1")
    assert (t.tokens(0), t.tokens(2)) == (2, 1)


def test_EFF_22_pairs_are_disjoint() -> None:
    pairs = {"pairs": {"filter_a": {"kind": "creature"}, "filter_b": {"tag": ["guard"]}}}
    count = {"count": pairs}
    assert points(count, lambda t: t.build(0, "air_guard")) == 0  # not a pair with itself
    assert points(count, lambda t: t.build(0, "air_guard", "mist_guard")) == 1
    assert points(count, lambda t: t.build(0, "air_guard", "bath_otter")) == 1
    assert points(count, lambda t: t.build(0, "air_guard", "mist_guard", "forest_guard", "bath_otter")) == 2
    assert points(count, lambda t: t.build(0, "air_guard").build(0, "bath_otter", snow=True)) == 0


@pytest.mark.parametrize(
    ("metric", "build", "value"),
    [
        (
            "different_types",
            lambda t: t.build(0, "row_cottage*2", "bath_otter").build(0, "timber_slide", snow=True),
            3,
        ),
        ({"resource": "birch"}, lambda t: t.goods(0, birch=2, moss=1, fire=5), 2),
        ({"resource": "moss"}, lambda t: t.goods(0, birch=2, moss=1), 1),
        ({"resource": "copper"}, lambda t: t.goods(0, copper=4), 4),
        ({"resource": "nut"}, lambda t: t.goods(0, nut=4, fire=1), 4),
        ({"resource": "total"}, lambda t: t.goods(0, birch=1, moss=1, copper=2, nut=3, fire=5, point=0), 7),
        ("fire", lambda t: t.goods(0, fire=4, nut=2), 4),
        ("hand_cards", lambda t: t.hold(0, "moss_loft*2", "rye_oven"), 3),
        ("snow_cleared", lambda t: t.cleared(0, 5).cleared(1, 9), 5),
        (
            {"snow_in_city": {"who": "self"}},
            lambda t: t.build(0, "moss_loft*2", snow=True).build(0, "rye_oven"),
            2,
        ),
        ({"snow_in_city": {"who": "left"}}, lambda t: t.build(1, "moss_loft*2", snow=True), 2),
        ("snow_on_board", lambda t: t.snow_on("birch_slope", "beacon_1").valley_snow("rye_oven"), 2),
        ("quests_done", lambda t: t.completed(0, "young_sprouts", "coast_to_coast", "open_doors"), 3),
        (
            {"quests_done": {"level": "lowland"}},
            lambda t: t.completed(0, "young_sprouts", "coast_to_coast"),
            1,
        ),
        (
            {"quests_done": {"level": "highland"}},
            lambda t: t.completed(0, "young_sprouts", "coast_to_coast"),
            1,
        ),
        ("quests_held", lambda t: t.lowland(0, "young_sprouts", "open_doors").lowland(1, "full_shelves"), 2),
        ({"animals": {"placed": True}}, lambda t: t.animals(0, "birch_slope").guard(0, "guild_1"), 2),
        ({"animals": {"supply": True}}, lambda t: t.season(0, "winter").animals(0, "birch_slope"), 3),
        ({"animals": {"area": "guild"}}, lambda t: t.animals(0, "guild_shared").guard(0, "birch_edge"), 1),
        ({"animals": {"area": "destination"}}, lambda t: t.build(0, "bath_otter", own=1), 1),
        ("chimneys_placed", lambda t: t.season(0, "winter").build(0, "timber_slide", chimney=True), 1),
        ("empty_spaces", lambda t: t.build(0, "row_cottage*4", "notice_board"), 15 - 4 - 1),
        ("hand_room", lambda t: t.hold(0, "moss_loft*2"), 6),
        ("hand_room", lambda t: t.hold(0, *FULL), 0),
        ({"valley": {"filter": {"kind": "creature"}}}, nothing, 2),
    ],
)
def test_EFF_22_metrics(metric: object, build: Build, value: int) -> None:
    assert points({"count": metric}, build) == value


def test_EFF_22_points_are_point_tokens() -> None:
    t = do(
        table({"gain": {"birch": {"count": "points"}}}).goods(0, point=3).build(0, "hall_of_deeds"), 0, PLAY
    )
    assert t.resources(0) == {"birch": 3}


def test_EFF_22_snow_in_cities_of_several() -> None:
    def build(t: Scene) -> None:
        t.build(0, "moss_loft", snow=True).build(1, "rye_oven", snow=True).build(2, "rye_oven", snow=True)

    assert points({"count": {"snow_in_city": {"who": "each_other"}}}, build, seats=3) == 2
    assert points({"count": {"snow_in_city": {"who": "all"}}}, build, seats=3) == 3
    assert points({"count": {"snow_in_city": {}}}, build, seats=3) == 1


def test_EFF_22_snow_in_the_city_of_the_owner() -> None:
    effects = [{"on": "visit", "do": [{"gain": {"point": {"count": {"snow_in_city": {"who": "owner"}}}}}]}]
    inn = {"id": "inn", "kind": "creature", "type": "destination", "cost": {"nut": 1}, "effects": effects}
    t = table({"gain": {"moss": 1}}, also=[inn], seats=3).build(2, "inn").build(2, "moss_loft", snow=True)
    do(t.build(1, "rye_oven", "hazel_bin", snow=True), 0, "visit animal 2 1")
    assert t.tokens(0) == 1


def test_EFF_22_stored_and_tucked_are_those_of_this_card() -> None:
    inn = {
        "id": "inn",
        "type": "destination",
        "effects": [
            {
                "on": "visit",
                "do": [
                    {"gain": {"point": {"count": {"stored": {"kind": "moss"}}}}},
                    {"gain": {"fire": {"count": "tucked"}}},
                ],
            }
        ],
    }
    t = table(also=[inn], effects=[{"on": "play", "do": [{"gain": {"moss": 1}}]}])
    t.build(0, "inn", stored={"moss": 2, "birch": 1}, tucked=["row_cottage*3"])
    do(t.build(0, "inn", stored={"moss": 5}), 0, "visit animal 0 1")
    assert (t.tokens(0), t.fire(0)) == (2, 3)


def test_EFF_22_the_valley_is_counted_by_spaces() -> None:
    """A stack is one card to see; snowed spaces are not counted."""
    assert points({"count": {"valley": {}}}, lambda t: t.valley_snow("rye_oven")) == 7


# --- conditions ---


def test_EFF_21_has() -> None:
    guards = {"has": {"filter": {"tag": ["guard"]}, "min": 2}}
    assert holds(guards, lambda t: t.build(0, "air_guard", "mist_guard"))
    assert not holds(guards, lambda t: t.build(0, "air_guard").build(0, "mist_guard", snow=True))
    left = {"has": {"filter": {"tag": ["guard"]}, "min": 1, "city": "left"}}
    assert holds(left, lambda t: t.build(1, "air_guard"), seats=3)
    assert not holds(left, lambda t: t.build(0, "air_guard").build(2, "air_guard"), seats=3)


def test_EFF_21_compare() -> None:
    more = {"compare": {"metric": {"resource": "moss"}, "op": ">", "with": "left"}}
    as_many = {"compare": {"metric": {"resource": "moss"}, "op": ">=", "with": "left"}}

    def moss(*amounts: int) -> Build:
        return lambda t: [t.goods(who, moss=n) for who, n in enumerate(amounts)]

    assert (holds(more, moss(2, 1)), holds(more, moss(2, 2)), holds(more, moss(1, 0))) == (True, False, True)
    assert (holds(as_many, moss(2, 2)), holds(as_many, moss(1, 2)), holds(as_many, moss(0, 0))) == (
        True,
        False,
        False,
    )
    each = {"compare": {"metric": {"resource": "moss"}, "op": ">", "with": "each_other"}}
    assert holds(each, moss(3, 2, 2), seats=3)
    assert not holds(each, moss(3, 2, 3), seats=3)
    each = {"compare": {"metric": {"resource": "moss"}, "op": ">=", "with": "each_other"}}
    assert holds(each, moss(3, 2, 3), seats=3)
    assert not holds(each, moss(0, 0, 0), seats=3)
    assert not holds(each, moss(3, 2, 4), seats=3)


def test_EFF_21_compare_with_claw_counts_his_fire_and_face_down_cards() -> None:
    """AMB-81"""
    moss = {"compare": {"metric": {"resource": "moss"}, "op": ">", "with": "left"}}
    hand = {"compare": {"metric": "hand_cards", "op": ">=", "with": "left"}}
    assert holds(moss, lambda t: t.goods(0, moss=2).goods(1, fire=1), seats=1)
    assert not holds(moss, lambda t: t.goods(0, moss=2).goods(1, fire=2), seats=1)
    assert holds(hand, lambda t: t.hold(0, "moss_loft").face_down("rye_oven"), seats=1)
    assert not holds(hand, lambda t: t.hold(0, "moss_loft").face_down("rye_oven*2"), seats=1)


def test_EFF_21_season() -> None:
    cold = {"season": {"in": ["autumn", "winter"]}}
    seasons = ("summer", "autumn", "winter", "spring")

    def met_in(season: str) -> bool:
        return holds(cold, lambda t: t.season(0, season))

    met = [met_in(season) for season in seasons]
    assert met == [False, True, True, False]


def test_EFF_21_paid_by() -> None:
    def hut(way: str) -> Scene:
        steps = {"if": {"paid_by": way}, "then": [{"gain": {"point": 1}}]}
        t = table(steps, kind="creature", cost={"nut": 1}).season(0, "autumn")
        return t.goods(0, nut=1, fire=1).build(0, "timber_slide")

    for way, by_chimney in (("chimney", True), ("resources", False)):
        t = do(hut(way), 0, "play hut from hand paying nothing chimney 1")
        assert t.tokens(0) == int(by_chimney)
        t = do(hut(way), 0, "play hut from hand paying nut")
        assert t.tokens(0) == int(not by_chimney)


def test_EFF_21_source() -> None:
    for source in ("hand", "valley"):
        t = table({"if": {"source": source}, "then": [{"gain": {"point": 1}}]})
        do(t.valley("hut"), 0, f"play hut from {source} paying nothing")
        assert t.tokens(0) == 1
        other = "valley" if source == "hand" else "hand"
        t = table({"if": {"source": source}, "then": [{"gain": {"point": 1}}]})
        do(t.valley("hut"), 0, f"play hut from {other} paying nothing")
        assert t.tokens(0) == 0


def test_EFF_21_owns() -> None:
    bag = {"owns": {"moss": 1, "any": 2, "fire": 1}}
    assert holds(bag, lambda t: t.goods(0, moss=1, nut=1, birch=1, fire=1))
    assert holds(bag, lambda t: t.goods(0, moss=3, fire=1))
    assert not holds(bag, lambda t: t.goods(0, moss=2, fire=1))
    assert not holds(bag, lambda t: t.goods(0, moss=3))
    assert holds({"owns": {"point": 2}}, lambda t: t.goods(0, point=0)) is False


def test_EFF_21_free_spaces() -> None:
    city = ("timber_slide*3", "moss_loft*2", "row_cottage*4", "copper_adit*2", "hazel_bin*2")
    assert holds({"free_spaces": {"min": 1}}, lambda t: t.build(0, *city))  # 13 and the hut
    assert not holds({"free_spaces": {"min": 2}}, lambda t: t.build(0, *city))


def _owning(moss: int, nut: int, t: Scene) -> None:
    t.goods(0, moss=moss, nut=nut)


def test_EFF_21_not_all_any_of() -> None:
    moss, nut = {"owns": {"moss": 1}}, {"owns": {"nut": 1}}
    for has_moss in (0, 1):
        for has_nut in (0, 1):
            build = partial(_owning, has_moss, has_nut)
            assert holds({"not": moss}, build) is (not has_moss)
            assert holds({"all": [moss, nut]}, build) is bool(has_moss and has_nut)
            assert holds({"any_of": [moss, nut]}, build) is bool(has_moss or has_nut)
            assert holds({"all": [moss, {"not": nut}]}, build) is bool(has_moss and not has_nut)


# --- requirements of quests ---


def completes(requirement: dict[str, object], build: Build = nothing, seats: int = 2) -> Scene | None:
    """The table after completing a quest that asks just this, or None if that is not possible."""
    quest = {"id": "errand", "requirements": {"all_of": [requirement]}}
    t = table({"gain": {"moss": 1}}, quests=[quest], seats=seats).lowland(0, "errand")
    build(t)
    do(t, 0, "place animal guild_1")
    if "lowland errand" not in t.legal(0):
        t.refused(0, "lowland errand", "REQUIREMENTS")
        return None
    return do(t, 0, "lowland errand")


def test_EFF_50_a_metric_and_a_minimum() -> None:
    asked: dict[str, object] = {"metric": "quests_done", "min": 2}
    assert completes(asked, lambda t: t.completed(0, "open_doors", "full_shelves"))
    assert not completes(asked, lambda t: t.completed(0, "open_doors"))


def test_EFF_50_comparisons() -> None:
    for op, equal in ((">", False), (">=", True)):
        asked: dict[str, object] = {"metric": "quests_held", "op": op, "with": "left"}
        assert bool(completes(asked, lambda t: t.lowland(1, "open_doors"))) is equal
        assert completes(asked, lambda t: t.lowland(0, "full_shelves").lowland(1, "open_doors"))


def test_EFF_50_a_passed_left_person_still_counts() -> None:
    asked: dict[str, object] = {"metric": {"resource": "moss"}, "op": ">", "with": "left"}
    assert not completes(asked, lambda t: t.goods(0, moss=1).goods(1, moss=1).passed(1), seats=3)


def test_EFF_50_named_cards() -> None:
    cards = ["row_cottage", "bath_otter"]
    asked: dict[str, object] = {"named": {"names": cards, "min": 2}}
    assert completes(asked, lambda t: t.build(0, "row_cottage*2"))
    assert not completes(asked, lambda t: t.build(0, "row_cottage", "rye_oven"))
    distinct: dict[str, object] = {"named": {"names": cards, "min": 2, "distinct": True}}
    assert not completes(distinct, lambda t: t.build(0, "row_cottage*2"))
    assert completes(distinct, lambda t: t.build(0, "row_cottage", "bath_otter"))
    tagged: dict[str, object] = {"named": {"tag": ["guard"], "min": 2, "distinct": True}}
    assert not completes(tagged, lambda t: t.build(0, "fire_guard*2"))
    assert completes(tagged, lambda t: t.build(0, "fire_guard", "air_guard"))


def test_EFF_50_gifts() -> None:
    asked: dict[str, object] = {"give": {"any": 2, "fire": 1}, "to": "left"}
    t = completes(asked, lambda t: t.goods(0, moss=1, nut=2, fire=1), seats=3)
    assert t is not None
    do(t, 0, "resources moss nut")
    assert (t.resources(0), t.resources(1), t.fire(1), t.resources(2)) == (
        {"nut": 1},
        {"moss": 1, "nut": 1},
        1,
        {},
    )
    assert not completes(asked, lambda t: t.goods(0, moss=1, fire=2))
    cards: dict[str, object] = {"give": {"cards": 1}, "to": "left"}
    assert completes(cards) is not None  # the hut itself
    t = completes(cards, lambda t: t.hold(0, "moss_loft"))
    assert t is not None
    do(t, 0, "give moss_loft to 1")
    assert (t.hand(0), t.hand(1)) == ({"hut": 1}, {"moss_loft": 1})


def test_EFF_50_in_solo_games_the_left_person_is_claw() -> None:
    asked: dict[str, object] = {"give": {"moss": 1}, "to": "left"}
    t = completes(asked, lambda t: t.goods(0, moss=1), seats=1)
    assert t is not None
    assert (t.resources(0), t.resources(1)) == ({}, {})  # AMB-57: to the supply, and the gift is made
