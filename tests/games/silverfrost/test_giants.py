"""Hearthside, giant by giant against its printed text (BEAC-2)."""

from tests.games.silverfrost.scene import Scene, scene
from tests.games.silverfrost.test_vocabulary import if_asked

FULL = ("row_cottage*4", "festival_herald*2", "craft_elder*2")  # a hand of 8


def called(giant: str, t: Scene | None = None) -> Scene:
    """Seat 0 stands on a beacon and has chosen this giant, on the slot without points. Its fire is paid."""
    t = scene() if t is None else t
    others = [
        name for name in ("larder_bear", "mossback_elk", "emberback_boar", "soot_wolf") if name != giant
    ]
    t.goods(0, fire=1).giants(giant, *others[:3])
    t.do(0, "place animal beacon_1", f"giant {giant}")
    return t


def over(t: Scene) -> bool:
    """Nothing is asked any more, and the mountain is full again."""
    t.deal_any()
    return t.decision() in ("ready", "closing") and "-" not in t.open_giants()


# --- resources and fire ---


def test_giant_grandmother_ibex() -> None:
    t = called("grandmother_ibex")
    t.deal("draw 0 moss_loft")
    assert (t.resources(0), t.hand(0), t.tokens(0), over(t)) == ({"birch": 3}, {"moss_loft": 1}, 0, True)
    assert "grandmother_ibex" not in t.open_giants()


def test_giant_larder_bear() -> None:
    t = called("larder_bear")
    assert (t.resources(0), t.fire(0), over(t)) == ({"nut": 4}, 0, True)


def test_giant_mossback_elk() -> None:
    t = called("mossback_elk")
    assert (t.resources(0), over(t)) == ({"moss": 3}, True)


def test_giant_copperhorn_ram() -> None:
    t = called("copperhorn_ram")
    t.deal("draw 0 moss_loft")
    assert (t.resources(0), t.hand_size(0), over(t)) == ({"copper": 2}, 1, True)


def test_giant_pedlar_yak() -> None:
    t = called("pedlar_yak")
    assert t.legal(0) == [f"option {n}" for n in range(5)]
    t.do(0, "option 0")
    assert t.resources(0) == {"birch": 2}
    t.refused(0, "option 0")  # different ones
    t.do(0, "option 1")
    assert (t.resources(0), over(t)) == ({"birch": 2, "moss": 1, "nut": 1}, True)
    t = called("pedlar_yak")
    t.do(0, "option 4")
    t.deal("draw 0 moss_loft", "draw 0 moss_loft", "draw 0 rye_oven")
    t.do(0, "option 3")
    assert (t.hand_size(0), t.fire(0), over(t)) == (3, 1, True)
    t = called("pedlar_yak")
    t.do(0, "option 2", "option 3")
    assert (t.resources(0), t.fire(0), over(t)) == ({"copper": 1}, 1, True)


def test_giant_emberback_boar() -> None:
    t = called("emberback_boar")
    assert (t.fire(0), t.resources(0), over(t)) == (3, {}, True)


# --- cards and valley ---


def test_giant_far_seeing_eagle() -> None:
    t = called("far_seeing_eagle")
    t.deal("draw 0 moss_loft", "draw 0 moss_loft", "draw 0 rye_oven")
    assert (t.hand_size(0), t.fire(0), over(t)) == (3, 1, True)
    t = called("far_seeing_eagle", scene().hold(0, *FULL[:-1], "craft_elder"))
    t.deal("draw 0 moss_loft")
    assert (t.hand_size(0), t.fire(0), over(t)) == (8, 1, True)


def test_giant_riddling_condor() -> None:
    t = called("riddling_condor")
    t.deal("look 0 moss_loft", "look 0 bath_otter", "look 0 air_guard", "look 0 rye_oven", "look 0 hazel_bin")
    t.refused(0, "hold moss_loft", "WRONG_NUMBER")
    t.do(0, "hold air_guard bath_otter")
    assert t.discards() == {"moss_loft": 1, "rye_oven": 1, "hazel_bin": 1}
    t.do(0, "resources copper")
    assert (t.hand(0), t.resources(0)) == ({"bath_otter": 1, "air_guard": 1}, {"copper": 1})
    assert over(t)


def test_giant_sweeping_wolverine() -> None:
    t = called("sweeping_wolverine")
    t.do(0, "no", "valley rye_oven")
    t.deal("reveal bath_otter")
    assert (t.hand(0), t.resources(0), t.discards(), over(t)) == ({"rye_oven": 1}, {"nut": 2}, {}, True)
    t = called("sweeping_wolverine", scene().valley_snow("moss_loft"))
    t.do(0, "yes")
    t.refused(0, "valley moss_loft", "UNDER_SNOW")
    t.do(0, "valley rye_oven", "valley hazel_bin", "valley jay_forager")
    t.deal("reveal bath_otter", "reveal air_guard", "reveal craft_elder")
    assert t.discards() == {"rye_oven": 1, "hazel_bin": 1, "jay_forager": 1}
    t.do(0, "valley bath_otter")  # a new card may be taken
    t.deal("reveal mist_guard")
    assert (t.hand(0), t.resources(0), over(t)) == ({"bath_otter": 1}, {"nut": 2}, True)


def test_giant_choosy_chamois() -> None:
    t = called("choosy_chamois", scene().valley_snow("moss_loft"))
    t.refused(0, "valley moss_loft", "UNDER_SNOW")
    t.do(0, "valley rye_oven", "valley hazel_bin")
    t.deal("reveal bath_otter", "reveal air_guard")  # VAL-5: before the next step
    assert (t.hand(0), t.fire(0), over(t)) == ({"rye_oven": 1, "hazel_bin": 1}, 1, True)
    t = called("choosy_chamois", scene().hold(0, *FULL))
    assert (t.hand_size(0), t.fire(0), over(t)) == (8, 1, True)  # HAND-2


# --- snow ---


def test_giant_plough_bison() -> None:
    t = called("plough_bison", scene().build(0, "moss_loft", "rye_oven", "hazel_bin", snow=True))
    t.do(0, "on 1", "on 3")
    assert (t.snowed(0), t.snow_tokens(0), t.fire(0), over(t)) == ([2], 2, 0, True)
    t = called("plough_bison", scene().build(0, "moss_loft", snow=True))
    if_asked(t, 0, "on 1")
    assert (t.snowed(0), t.snow_tokens(0), over(t)) == ([], 1, True)
    assert over(called("plough_bison"))


def test_giant_thaw_wind_musk_ox() -> None:
    t = scene().snow_on("birch_slope", "beacon_3").valley_snow("rye_oven", "moss_loft")
    t = called("thaw_wind_musk_ox", t.build(0, "moss_loft", snow=True))
    assert sorted(t.legal(0, "at", "above", "on")) == ["at beacon_3", "at birch_slope"]
    t.do(0, "at beacon_3")
    assert sorted(t.legal(0, "at", "above", "on")) == ["above moss_loft", "above rye_oven"]
    t.do(0, "above rye_oven")
    t.deal("draw 0 jay_forager", "draw 0 jay_forager")
    assert (t.snow_tokens(0), t.fire(0), t.hand_size(0), t.snowed(0)) == (2, 0, 2, [1])
    assert over(t)
    t = called("thaw_wind_musk_ox")  # nothing to clear: the cards remain
    t.deal("draw 0 jay_forager", "draw 0 jay_forager")
    assert (t.snow_tokens(0), over(t)) == (0, True)


def test_giant_avalanche_mammoth() -> None:
    t = called("avalanche_mammoth", scene().snow_on("birch_slope"))
    t.refused(0, "at birch_slope", "SNOW_THERE")
    assert t.legal(0, "above", "none", "no") == []  # a place on the board, and not declined
    t.do(0, "at hot_spring_1")
    assert (t.snow_at("hot_spring_1"), t.resources(0), t.tokens(0)) == (1, {"birch": 2}, 1)
    assert over(t)


# --- production, chimneys, building ---


def test_giant_twice_calling_stag() -> None:
    t = called(
        "twice_calling_stag", scene().build(0, "timber_slide", "jay_forager", "stoker_stoat", "row_cottage")
    )
    t.do(0, "city 0 3")
    assert t.legal(0, "city") == ["city 0 1", "city 0 2"]  # each once
    t.do(0, "city 0 1")
    assert (t.fire(0), t.resources(0), over(t)) == (1, {"birch": 1}, True)
    t = called("twice_calling_stag", scene().build(0, "timber_slide").build(0, "stoker_stoat", snow=True))
    if_asked(t, 0, "city 0 1")
    assert (t.resources(0), t.fire(0), over(t)) == ({"birch": 1}, 0, True)


def test_giant_neighbour_lynx() -> None:
    t = scene(3).build(1, "timber_slide", "fire_guard", "row_cottage").build(1, "rye_oven", snow=True)
    t = called("neighbour_lynx", t.build(2, "moss_loft").build(0, "moss_loft", "air_guard"))
    assert t.legal(0, "city") == ["city 1 1", "city 1 2"]
    t.do(0, "city 1 2")
    t.do(0, "resources copper")
    # as if it were yours: the other guard is the one in the own city
    assert (t.fire(0), t.fire(1), t.resources(0), over(t)) == (2, 0, {"copper": 1}, True)
    t = called("neighbour_lynx")  # no such card
    t.do(0, "resources nut")
    assert (t.resources(0), over(t)) == ({"nut": 1}, True)


def test_giant_neighbour_lynx_gives_to_the_left_of_its_user() -> None:
    t = called("neighbour_lynx", scene(3).build(1, "jay_forager").hold(0, "moss_loft"))
    if_asked(t, 0, "city 1 1")
    t.do(0, "yes", "give moss_loft to 1", "resources nut")
    assert (t.resources(0), t.resources(1), t.hand(1)) == ({"nut": 4}, {}, {"moss_loft": 1})


def test_giant_soot_wolf() -> None:
    t = scene().season(0, "winter").build(0, "timber_slide", chimney=True)
    t = called("soot_wolf", t.build(0, "moss_loft", chimney=True).build(0, "rye_oven"))
    t.do(0, "city 0 2")
    assert (t.with_chimney(0), t.chimney_supply(0), t.fire(0), over(t)) == ([1], (1, 0, 0), 1, True)
    t = called("soot_wolf", scene().season(0, "autumn").build(0, "timber_slide", chimney=True, snow=True))
    assert (t.with_chimney(0), t.fire(0), over(t)) == ([1], 1, True)  # under snow


def test_giant_hearth_vulture() -> None:
    t = scene().season(0, "winter").build(0, "timber_slide", "moss_loft", chimney=True)
    t = called("hearth_vulture", t)
    t.deal("draw 0 rye_oven")
    assert (t.resources(0), t.fire(0), t.hand_size(0), over(t)) == ({"nut": 2}, 2, 1, True)
    t = called(
        "hearth_vulture", scene().season(0, "autumn").build(0, "timber_slide", chimney=True, snow=True)
    )
    t.deal("draw 0 rye_oven")
    assert (t.resources(0), t.fire(0), over(t)) == ({"nut": 2}, 0, True)


def test_giant_beam_bearing_bull() -> None:
    t = called("beam_bearing_bull", scene().hold(0, "great_stove", "jay_forager").goods(0, copper=2, nut=2))
    t.refused(0, "play jay_forager from hand paying nut*2")  # a construction
    assert "play great_stove from hand paying copper" in t.legal(0)
    t.do(0, "play great_stove from hand paying copper")
    assert (t.resources(0), t.city(0), over(t)) == ({"copper": 1, "nut": 2}, ["great_stove"], True)
    t = called("beam_bearing_bull", scene().hold(0, "timber_slide"))  # never below nothing
    t.do(0, "play timber_slide from hand paying nothing")
    assert (t.city(0), t.resources(0), over(t)) == (["timber_slide"], {"birch": 1}, True)
    t = called("beam_bearing_bull")
    t.do(0, "play rye_oven from valley paying nothing")
    assert (t.city(0), over(t)) == (["rye_oven"], True)
    t = called("beam_bearing_bull")
    t.do(0, "none")
    assert (t.city(0), over(t)) == ([], True)


def test_giant_echo_puma() -> None:
    t = scene().animals(1, "birch_slope").snow_on("moss_hollow").hold(0, "moss_loft")
    t = called("echo_puma", t)
    basic = [
        "birch_slope",
        "birch_edge",
        "moss_bank",
        "copper_seam",
        "copper_scree",
        "nut_cellar",
        "nut_path",
    ]
    assert sorted(t.legal(0, "copy")) == sorted(
        f"copy {place}" for place in [*basic, "news_stone", "forge_individual", "forge_shared"]
    )
    t.do(0, "copy birch_slope")  # even if it is occupied
    assert (t.resources(0), t.fire(0), over(t)) == ({"birch": 3}, 1, True)
    t = called("echo_puma", scene().hold(0, "moss_loft", "rye_oven"))
    t.do(0, "copy forge_shared", "discard moss_loft", "resources copper")  # without its fire
    assert (t.resources(0), t.fire(0), over(t)) == ({"copper": 1}, 1, True)


# --- quests and animals ---


def test_giant_errand_crane() -> None:
    def crane() -> Scene:
        return called(
            "errand_crane", scene().build(0, "timber_slide").lowland(0, "young_sprouts", "open_doors")
        )

    t = crane()
    t.do(0, "yes")
    if t.decision() == "quest":
        t.refused(0, "lowland open_doors", "REQUIREMENTS")
        t.do(0, "lowland young_sprouts")
    t.deal("draw 0 moss_loft")
    assert (t.done(0), t.held(0), t.hand_size(0), over(t)) == (["young_sprouts"], ["open_doors"], 1, True)
    t = crane()
    t.do(0, "no")
    t.deal("draw 0 moss_loft")
    assert (t.done(0), over(t)) == ([], True)
    t = called("errand_crane", scene().build(0, "air_guard", "fire_guard"))
    t.do(0, "yes", "quest nobility_in_distress")
    t.deal("draw 0 moss_loft")
    assert (t.done(0), t.held(0), over(t)) == (["nobility_in_distress"], [], True)  # no new quest


def test_giant_notice_owl() -> None:
    t = called("notice_owl")
    t.deal("offer 0 young_sprouts", "offer 0 open_doors", "offer 0 full_shelves")
    t.do(0, "retain full_shelves", "resources moss")
    assert (t.held(0), t.resources(0), t.fire(0), over(t)) == (["full_shelves"], {"moss": 1}, 1, True)


def test_giant_homeward_reindeer() -> None:
    def reindeer() -> Scene:
        t = scene().season(0, "spring").animals(0, "moss_hollow", "journey_shared").guard(0, "birch_slope")
        return called("homeward_reindeer", t.animals(1, "copper_seam"))

    t = reindeer()
    assert sorted(t.legal(0)) == [
        "recall animal beacon_1",
        "recall animal moss_hollow",
        "recall guard birch_slope",
    ]
    t.do(0, "recall animal beacon_1")  # the animal on the beacon itself
    t.deal("draw 0 moss_loft")
    assert (t.at("beacon_1"), t.hand_size(0), over(t)) == ([], 1, True)
    t = reindeer()
    t.do(0, "recall guard birch_slope")
    assert t.supply(0)[1] == 1


# --- points ---


def test_giant_counting_argali() -> None:
    cards = (
        "row_cottage*4",
        "timber_slide*2",
        "moss_loft*2",
        "copper_adit*2",
        "hazel_bin*2",
        "jay_forager*2",
    )

    def points(n: int, snowed: int = 0) -> int:
        t = scene().build(0, *["row_cottage", "timber_slide", "moss_loft"][:snowed], snow=True)
        names = [name for card in cards for name in [card.partition("*")[0]] * int(card[-1])]
        names.sort(key="row_cottage".__eq__)
        t = called("counting_argali", t.build(0, *names[:n]))
        assert t.fire(0) == 1
        assert over(t)
        return t.tokens(0)

    assert [points(n) for n in (0, 3, 4, 7, 8, 11, 12)] == [0, 0, 1, 1, 2, 2, 3]
    assert points(14) == 3
    assert points(3, snowed=2) == 0


def test_giant_counting_argali_gives_at_most_3() -> None:
    board = ("notice_board", "timber_slide*3", "moss_loft*2", "row_cottage*4", "copper_adit*2", "hazel_bin*2")
    t = called("counting_argali", scene().build(0, *board, "rye_oven*2"))
    assert (len(t.city(0)), t.tokens(0)) == (16, 3)


def test_giant_bartering_takin() -> None:
    t = called("bartering_takin", scene().goods(0, birch=3, copper=1))
    assert t.resources(0) == {"birch": 3, "copper": 1, "nut": 1}
    assert t.legal(0) == ["times 0", "times 1", "times 2", "times 3"]
    t.do(0, "times 3", "resources birch*2 nut")
    assert (t.tokens(0), t.resources(0), over(t)) == (3, {"birch": 1, "copper": 1}, True)
    t = called("bartering_takin")  # the nut just taken may be paid
    t.do(0, "times 1")
    if_asked(t, 0, "resources nut")
    assert (t.tokens(0), t.resources(0), over(t)) == (1, {}, True)
    t = called("bartering_takin")
    t.do(0, "times 0")
    assert (t.tokens(0), t.resources(0), over(t)) == (0, {"nut": 1}, True)


# --- gifts to the person to your left ---


def test_giant_open_hoofed_pony() -> None:
    t = called("open_hoofed_pony", scene(3).goods(0, nut=1))
    t.do(0, "resources birch*2 copper")
    t.do(0, "resources nut")  # one you had before
    assert (t.resources(0), t.resources(1), t.resources(2)) == ({"birch": 2, "copper": 1}, {"nut": 1}, {})
    assert over(t)


def test_giant_story_swan() -> None:
    t = called("story_swan", scene(3))
    t.deal("draw 0 moss_loft", "draw 0 moss_loft", "draw 0 rye_oven", "draw 0 jay_forager")
    t.do(0, "give rye_oven to 1")
    assert (t.hand(0), t.hand(1), t.tokens(0)) == ({"moss_loft": 2, "jay_forager": 1}, {"rye_oven": 1}, 1)
    assert over(t)
    t = called("story_swan", scene().hold(0, *FULL).hold(1, "moss_loft"))  # a full hand draws none
    t.do(0, "give row_cottage to 1")
    assert (t.hand_size(0), t.hand_size(1), t.tokens(0), over(t)) == (7, 2, 1, True)


def test_giant_lantern_leopard() -> None:
    t = called("lantern_leopard", scene(3).goods(0, fire=1))
    t.do(0, "yes")
    assert (t.fire(0), t.fire(1), t.fire(2), t.tokens(0), over(t)) == (0, 1, 0, 3, True)
    t = called("lantern_leopard", scene().goods(0, fire=1))
    t.do(0, "no")
    assert (t.fire(0), t.fire(1), t.tokens(0), over(t)) == (1, 0, 0, True)
    t = called("lantern_leopard")  # the only fire was that of the beacon
    assert (t.tokens(0), over(t)) == (0, True)
