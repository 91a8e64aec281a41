"""Hearthside, card by card against its printed text: governance (TYPE-2)."""

from tests.games.silverfrost.scene import Scene, scene


def test_card_mountain_guard() -> None:
    def used() -> Scene:
        t = scene().build(0, "mountain_guard").goods(0, fire=1).giants("larder_bear", "mossback_elk")
        t.do(0, "place animal beacon_1", "giant mossback_elk")
        assert t.open_giants()[:2] == ["-", "larder_bear"]  # EFF-56: after the refill
        t.deal_any("rise soot_wolf", "rise echo_puma", "rise story_swan")
        assert t.legal(0) == ["option 0", "option 1"]
        return t

    t = used()
    t.do(0, "option 0")
    assert (t.fire(0), t.resources(0), t.tokens(0), t.actors()) == (1, {"moss": 3}, 1, [1])
    t = used()
    t.do(0, "option 1")
    t.deal("draw 0 moss_loft", "draw 0 moss_loft")
    assert (t.fire(0), t.hand(0), t.actors()) == (0, {"moss_loft": 2}, [1])


def test_card_mountain_guard_under_snow_or_for_others() -> None:
    t = scene().build(0, "mountain_guard", snow=True).goods(0, fire=1)
    t.go(0, "place animal beacon_1", "giant larder_bear")
    assert (t.fire(0), t.actors()) == (0, [1])
    t = scene().build(1, "mountain_guard").goods(0, fire=1)
    t.go(0, "place animal beacon_1", "giant larder_bear")
    assert t.decision() == "ready"


def test_card_mountain_guard_itself() -> None:
    t = scene().hold(0, "mountain_guard").goods(0, nut=3)
    t.do(0, "play mountain_guard from hand paying nut*3")
    assert (t.city(0), t.resources(0), t.actors()) == (["mountain_guard"], {}, [1])


def test_card_shovel_squirrel() -> None:
    t = scene().build(0, "shovel_squirrel").build(0, "moss_loft", "rye_oven", snow=True)
    t.hold(0, "jay_forager*2").build(1, "bath_otter", snow=True)
    t.do(0, "use 1 0", "discard jay_forager")  # before the action
    assert t.legal(0, "on") == ["on 2", "on 3"]  # the own city alone
    t.do(0, "on 3")
    assert (t.snowed(0), t.snow_tokens(0), t.hand(0), t.fire(0)) == ([2], 1, {"jay_forager": 1}, 0)
    t.refused(0, "use 1 0", "USED_ALREADY")  # once per turn
    t.refused(0, "prepare", "BOUND_TO_ACT")
    t.do(0, "place animal birch_slope")
    assert t.actors() == [1]
    t.do(1, "place animal moss_hollow")
    t.do(0, "place guard copper_scree")  # in the next turn again, and after the action
    t.do(0, "use 1 0", "discard jay_forager", "on 2")
    assert (t.snowed(0), t.snow_tokens(0), t.actors()) == ([], 2, [1])


def test_card_shovel_squirrel_needs_a_card_snow_and_a_turn_of_placing_or_playing() -> None:
    t = scene().build(0, "shovel_squirrel").build(0, "moss_loft", snow=True)
    t.refused(0, "use 1 0", "CANNOT_USE")  # no card to discard
    t = scene().build(0, "shovel_squirrel").build(0, "moss_loft").hold(0, "jay_forager")
    t.refused(0, "use 1 0", "CANNOT_USE")  # no snow
    t = scene().build(0, "shovel_squirrel", "moss_loft", snow=True).hold(0, "jay_forager")
    t.refused(0, "use 1 0", "UNDER_SNOW")
    t = scene().build(0, "shovel_squirrel").build(0, "moss_loft", snow=True).hold(0, "craft_elder")
    t.no_animals(0).refused(0, "use 1 0", "BOUND_TO_ACT")  # it could only prepare


def test_card_storm_scout() -> None:
    t = scene().build(0, "storm_scout").build(0, "moss_loft", snow=True).hold(0, "jay_forager*2")
    t.snow_on("birch_slope", "beacon_1").valley_snow("rye_oven")
    t.do(0, "use 1 0", "discard jay_forager")
    assert sorted(t.legal(0, "at", "above", "on")) == ["above rye_oven", "at beacon_1", "at birch_slope"]
    t.do(0, "at beacon_1")
    assert (t.snow_at("beacon_1"), t.snow_tokens(0), t.fire(0)) == (0, 1, 0)
    t.refused(0, "use 1 0", "USED_ALREADY")
    t.do(0, "place animal moss_bank")
    t.deal_any()
    t.do(1, "place animal moss_hollow")
    t.do(0, "use 1 0", "discard jay_forager", "above rye_oven")
    assert (t.snow_tokens(0), "rye_oven" in t.in_valley(), t.snow_at("birch_slope")) == (2, True, 1)


def test_card_storm_scout_during_a_decision() -> None:
    t = scene().build(0, "storm_scout").hold(0, "jay_forager*2").snow_on("birch_slope")
    t.do(0, "place animal forge_individual")
    t.do(0, "use 1 0", "discard jay_forager", "at birch_slope")  # AMB-62: not inside a payment, but here
    t.do(0, "discard nothing")
    assert (t.snow_tokens(0), t.actors()) == (1, [1])


def test_card_storm_scout_options() -> None:
    t = scene(2, {"snow.stormScoutValley": False, "snow.stormScoutBeacon": False})
    t.build(0, "storm_scout").hold(0, "jay_forager").snow_on("birch_slope", "beacon_1").valley_snow(
        "rye_oven"
    )
    t.do(0, "use 1 0", "discard jay_forager")
    assert t.legal(0, "at", "above") == ["at birch_slope"]


def test_card_lantern_warden() -> None:
    valley = (
        "plough_yard",
        "timber_slide",
        "ice_house",
        "copper_adit",
        "rye_oven",
        "hazel_bin",
        "jay_forager",
    )

    def city() -> Scene:
        t = scene().build(0, "lantern_warden").goods(0, birch=2, moss=1).valley(*valley, "errand_hare")
        return t.hold(0, "plough_yard")

    t = city()
    t.do(0, "play plough_yard from valley paying birch*2 moss using 1")
    t.deal("draw 0 moss_loft")
    assert (t.fire(0), t.hand(0), t.city(0)) == (
        1,
        {"plough_yard": 1, "moss_loft": 1},
        ["lantern_warden", "plough_yard"],
    )
    t = city()  # you may
    t.go(0, "play plough_yard from valley paying birch*2 moss")
    assert (t.fire(0), t.hand(0)) == (0, {"plough_yard": 1})
    t = city()  # only from the valley
    t.refused(0, "play plough_yard from hand paying birch*2 moss using 1", "NO_ADVANTAGE")
    t = city()  # only a unique card
    t.refused(0, "play timber_slide from valley paying birch moss using 1", "NO_ADVANTAGE")
    t = scene().build(0, "lantern_warden", snow=True).goods(0, birch=2, moss=1).valley(*valley, "errand_hare")
    t.refused(0, "play plough_yard from valley paying birch*2 moss using 1", "UNDER_SNOW")


def test_card_lantern_warden_brings_fire_too_late_to_pay_with() -> None:
    t = (
        scene()
        .build(0, "lantern_warden")
        .goods(0, birch=2, moss=1)
        .valley("plough_yard")
        .valley_snow("plough_yard")
    )
    t.refused(0, "play plough_yard from valley paying birch*2 moss using 1", "NO_FIRE_FOR_SNOW")


def test_card_silver_quartermaster() -> None:
    t = scene().build(0, "silver_quartermaster").hold(0, "fire_guard", "barley_baker").goods(0, nut=3)
    t.refused(0, "play barley_baker from hand paying nut using 1", "NO_ADVANTAGE")  # no guard
    assert t.legal(0, "play fire_guard") == [
        "play fire_guard from hand paying nut*3",
        "play fire_guard from hand paying nut using 1",
    ]
    t.do(0, "play fire_guard from hand paying nut using 1")
    assert (t.resources(0), t.hand(0), t.actors()) == ({"nut": 2}, {"barley_baker": 1}, [1])


def test_card_silver_quartermaster_after_placing_the_guard() -> None:
    t = scene().build(0, "silver_quartermaster")
    t.do(0, "place guard birch_slope")
    t.deal("draw 0 moss_loft")
    assert (t.hand(0), t.fire(0), t.actors()) == ({"moss_loft": 1}, 1, [1])
    t = scene().build(0, "silver_quartermaster")
    t.do(0, "place animal birch_slope")
    assert (t.hand(0), t.actors()) == ({}, [1])
    t = scene().build(0, "silver_quartermaster").build(0, "bath_otter")  # on a destination card too
    t.do(0, "visit guard 0 2", "resources moss")
    t.deal("draw 0 moss_loft", "draw 0 rye_oven")
    assert t.hand(0) == {"moss_loft": 1, "rye_oven": 1}


def test_card_bell_tower() -> None:
    def preparing(fire: int) -> Scene:
        t = scene().build(0, "bell_tower").goods(0, fire=fire).no_animals(0)
        t.giants("larder_bear", "mossback_elk", "emberback_boar", "copperhorn_ram")
        t.do(0, "prepare")
        return t

    t = preparing(1)
    assert t.in_season(0) == "summer"  # before
    t.do(0, "yes", "giant mossback_elk")
    assert t.open_giants() == ["-", "larder_bear", "emberback_boar", "copperhorn_ram"]
    t.deal("rise soot_wolf")
    assert (t.resources(0), t.tokens(0)) == ({"moss": 3}, 0)  # no points for its slot
    assert t.open_giants() == ["soot_wolf", "larder_bear", "emberback_boar", "copperhorn_ram"]
    t.deal_any()
    assert (t.in_season(0), t.fire(0), t.actors()) == ("autumn", 1, [1])
    t = preparing(1)
    t.go(0, "no")
    assert (t.open_giants()[1], t.fire(0), t.in_season(0)) == ("mossback_elk", 2, "autumn")
    t = preparing(0)  # nothing to pay with: not asked
    t.deal_any()
    assert (t.in_season(0), t.fire(0)) == ("autumn", 1)


def test_card_bell_tower_before_every_season() -> None:
    t = scene().season(0, "winter").build(0, "bell_tower").goods(0, fire=1).freezing().no_animals(0)
    t.go(0, "prepare", "yes", "giant larder_bear")
    assert (t.in_season(0), t.resources(0)) == ("spring", {"nut": 4})
    t = scene().build(0, "bell_tower", snow=True).goods(0, fire=1).no_animals(0)
    t.go(0, "prepare")
    assert (t.in_season(0), t.fire(0)) == ("autumn", 1)


def test_card_plough_yard() -> None:
    def city(fire: int) -> Scene:
        return scene().build(0, "plough_yard").goods(0, fire=fire)

    t = city(1).build(0, "moss_loft", snow=True)  # own city
    t.do(0, "clear 2")
    t.deal("draw 0 rye_oven")
    assert t.hand(0) == {"rye_oven": 1}
    t = city(1).snow_on("moss_hollow")  # a place
    t.do(0, "place animal moss_hollow")
    t.deal("draw 0 rye_oven")
    assert (t.hand(0), t.resources(0), t.actors()) == ({"rye_oven": 1}, {"moss": 2}, [1])
    t = city(1).build(1, "bath_otter", snow=True)  # another city
    t.do(0, "visit animal 1 1", "resources nut")
    t.deal("draw 0 rye_oven", "draw 0 moss_loft")
    assert t.hand_size(0) == 2
    t = city(1).valley_snow("moss_loft").goods(0, birch=2)  # the valley
    t.do(0, "play moss_loft from valley paying birch*2")
    t.deal("draw 0 rye_oven")  # CARD-S6: after the effect of the card played, which found no card to discard
    assert (t.hand(0), t.resources(0), t.snow_tokens(0)) == ({"rye_oven": 1}, {"moss": 1}, 1)


def test_card_plough_yard_once_per_turn_and_not_for_itself() -> None:
    t = (
        scene()
        .build(0, "plough_yard")
        .build(0, "moss_loft", snow=True)
        .goods(0, fire=2)
        .snow_on("moss_hollow")
    )
    t.do(0, "clear 2")
    t.deal("draw 0 rye_oven")
    t.do(0, "place animal moss_hollow")
    assert (t.snow_tokens(0), t.hand(0), t.actors()) == (2, {"rye_oven": 1}, [1])
    t = scene().build(0, "plough_yard", snow=True).goods(0, fire=2).snow_on("moss_hollow")
    t.do(0, "clear 1")
    assert (t.hand(0), t.decision()) == ({}, "ready")
    t.do(0, "place animal moss_hollow")  # now it is clear
    t.deal("draw 0 rye_oven")
    assert t.hand(0) == {"rye_oven": 1}


def test_card_pulley_house() -> None:
    t = (
        scene()
        .build(0, "pulley_house")
        .hold(0, "great_stove", "rye_oven")
        .goods(0, birch=1, moss=2, copper=1)
    )
    t.refused(0, "play rye_oven from hand paying birch using 1", "NO_ADVANTAGE")  # 2 points
    payments = {text for text in t.legal(0, "play great_stove") if text.endswith("using 1")}
    assert payments == {
        f"play great_stove from hand paying {paid} using 1"
        for paid in ("birch moss", "birch copper", "moss*2", "moss copper")
    }
    t.refused(0, "play great_stove from hand paying birch using 1", "WRONG_PAYMENT")
    t.do(0, "play great_stove from hand paying moss*2 using 1")
    assert t.resources(0) == {"birch": 1, "copper": 1}


def test_card_pulley_house_not_for_creatures() -> None:
    t = scene().build(0, "pulley_house").hold(0, "festival_herald").goods(0, nut=5)
    t.refused(0, "play festival_herald from hand paying nut*3 using 1", "NO_ADVANTAGE")
    t.do(0, "play festival_herald from hand paying nut*5")


def test_card_cocoa_parlour() -> None:
    t = scene().build(0, "cocoa_parlour").goods(0, nut=3).hold(0, "sledge_hauler", "air_guard", "bath_otter")
    t.refused(0, "play bath_otter from hand paying nut*2 using 1", "NO_ADVANTAGE")  # a destination
    t.refused(0, "play sledge_hauler from hand paying nut using 1", "WRONG_PAYMENT")
    assert "play sledge_hauler from hand paying nut*3" in t.legal(0)  # it need not be used
    assert "play sledge_hauler from hand paying nut*2 using 1" in t.legal(0)  # production
    t.do(0, "play air_guard from hand paying nut*2 using 1")  # traveller
    assert t.resources(0) == {"nut": 1}
    t = scene().build(0, "cocoa_parlour").goods(0, nut=3).hold(0, "mountain_guard")
    t.refused(0, "play mountain_guard from hand paying nut*2 using 1", "NO_ADVANTAGE")  # governance


def test_card_notice_board() -> None:
    t = scene().build(0, "notice_board", "timber_slide").lowland(0, "young_sprouts")
    t.go(0, "place animal guild_1", "lowland young_sprouts", "resources copper")
    assert (t.resources(0), t.tokens(0)) == ({"copper": 1}, 1)
    t = scene().build(0, "notice_board", "air_guard", "fire_guard")
    t.go(0, "place animal guild_1", "quest nobility_in_distress", "resources moss")
    assert (t.resources(0), t.tokens(0)) == ({"moss": 1}, 1)
    t = scene().build(0, "notice_board", "timber_slide").lowland(0, "young_sprouts")
    t.go(0, "place animal guild_1", "none")
    assert (t.decision(), t.tokens(0)) == ("keep", 0)


def test_card_notice_board_takes_no_space() -> None:
    city = ("timber_slide*3", "moss_loft*2", "row_cottage*4", "copper_adit*2", "hazel_bin*2", "rye_oven*2")
    t = scene().build(0, *city).hold(0, "notice_board", "errand_hare").goods(0, birch=2, nut=2)
    t.refused(0, "play errand_hare from hand paying nut*2", "CITY_FULL")
    t.do(0, "play notice_board from hand paying birch*2")
    assert (len(t.city(0)), t.hand_size(0)) == (16, 1)


def test_card_guest_porch() -> None:
    t = scene().build(0, "guest_porch").goods(0, nut=3).hold(0, "bath_otter", "air_guard")
    t.refused(0, "play air_guard from hand paying nut using 1", "NO_ADVANTAGE")
    t.do(0, "play bath_otter from hand paying nut using 1")
    assert t.resources(0) == {"nut": 2}


def test_card_guest_porch_after_a_visit() -> None:
    t = scene().build(1, "guest_porch", "wax_chandler")
    t.do(0, "visit animal 1 2")
    assert t.actors() == [1]
    t.do(1, "resources copper")
    assert (t.resources(1), t.tokens(1), t.resources(0)) == ({"copper": 1}, 1, {})
    t = scene().build(0, "guest_porch", "wax_chandler")  # its owner is no guest
    t.do(0, "visit animal 0 2")
    assert (t.resources(0), t.decision(), t.actors()) == ({}, "ready", [1])
    t = scene().build(1, "guest_porch", snow=True).build(1, "wax_chandler")
    t.do(0, "visit animal 1 2")
    assert (t.decision(), t.tokens(1)) == ("ready", 1)
