"""Hearthside, card by card against its printed text: travellers (TYPE-3)."""

from tests.games.silverfrost.scene import Scene, scene
from tests.games.silverfrost.test_vocabulary import if_asked

FULL = ("row_cottage*4", "festival_herald*2", "craft_elder*2")  # a hand of 8


def test_card_mountaineer() -> None:
    def played(seats: int = 2) -> Scene:
        t = scene(seats).hold(0, "mountaineer").goods(0, fire=1).snow_on("birch_slope", "beacon_1")
        t.do(0, "play mountaineer from hand paying nothing")
        assert (t.fire(0), t.fire(1)) == (0, 1)
        return t

    t = played(3)
    assert t.fire(2) == 0
    t.do(0, "option 0", "resources copper")
    assert (t.resources(0), t.snow_tokens(0), t.actors()) == ({"copper": 1}, 0, [1])
    t = played()
    t.do(0, "option 1")
    assert sorted(t.legal(0, "at", "above", "on")) == ["at beacon_1", "at birch_slope"]
    t.do(0, "at birch_slope")
    assert (t.snow_tokens(0), t.snow_at("birch_slope"), t.fire(0), t.actors()) == (1, 0, 0, [1])


def test_card_mountaineer_cost() -> None:
    t = scene().season(0, "autumn").hold(0, "mountaineer").goods(0, nut=3).build(0, "timber_slide")
    t.refused(0, "play mountaineer from hand paying nothing", "NO_FIRE")
    t.refused(0, "play mountaineer from hand paying nut", "GIFT_COST")
    t = scene().season(0, "autumn").hold(0, "mountaineer").goods(0, fire=1).build(0, "timber_slide")
    t.refused(0, "play mountaineer from hand paying nothing chimney 1", "GIFT_COST")  # AMB-16
    t = scene(3).hold(0, "mountaineer").goods(0, fire=1).passed(1)  # AMB-34: passed or not
    t.do(0, "play mountaineer from hand paying nothing")
    assert (t.fire(1), t.fire(2)) == (1, 0)
    like = {"end.fireLikeResources": True}
    t = scene(2, like).hold(0, "mountaineer").goods(0, fire=1).passed(1)  # with the option: to the supply
    t.do(0, "play mountaineer from hand paying nothing")
    assert (t.fire(0), t.fire(1)) == (0, 0)


def test_card_air_guard() -> None:
    def played(t: Scene) -> Scene:
        t.hold(0, "air_guard").goods(0, nut=3).do(0, "play air_guard from hand paying nut*3")
        return t

    t = played(scene().animals(0, "moss_hollow").guard(0, "birch_slope"))
    if t.decision() != "ready":
        t.do(0, "recall guard birch_slope")
    assert (t.supply(0), t.at("birch_slope"), t.at("moss_hollow")) == ((0, 1), [], [(0, "animal")])
    t = played(scene().build(1, "bath_otter", guest=0, guest_guard=True))
    if t.decision() != "ready":
        t.do(0, "back guard 1 1")
    assert (t.supply(0), t.on_card(1, 1)) == ((1, 1), (0, 0, None))
    t = played(scene().animals(0, "moss_hollow"))  # the Guard is in supply: nothing happens
    assert (t.supply(0), t.actors()) == ((0, 1), [1])
    t = played(scene().season(0, "spring").guard(0, "journey_shared"))  # it stays on the Journey
    assert (t.supply(0)[1], t.at("journey_shared"), t.actors()) == (0, [(0, "guard")], [1])


def test_card_soot_sweep() -> None:
    def city(nut: int = 2) -> Scene:
        t = (
            scene()
            .season(0, "winter")
            .goods(0, nut=nut)
            .hold(0, "soot_sweep", "sledge_hauler", "row_cottage")
        )
        t.build(0, "timber_slide", chimney=True).build(0, "moss_loft", "avalanche_horn", "bath_otter")
        t.build(0, "copper_adit", snow=True).build(0, "hazel_bin", chimney=True)
        t.do(0, "play soot_sweep from hand paying nut*2")
        return t

    t = city()
    t.do(0, "no")
    assert (t.with_chimney(0), t.actors()) == ([1, 6], [1])
    t = city()
    t.do(0, "yes")
    assert t.legal(0, "city") == ["city 0 1", "city 0 6"]
    t.do(0, "city 0 1")
    # a printed chimney (not the horn), none on it, no snow, a construction
    if t.decision() == "city_card":
        assert t.legal(0, "city") == ["city 0 2"]
        t.do(0, "city 0 2")
    assert (t.with_chimney(0), t.fire(0)) == ([2, 6], 0)
    t.refused(0, "play row_cottage from hand paying nothing")  # a creature
    t.do(0, "play sledge_hauler from hand paying nothing")  # 3 fewer nuts
    t.do(0, "option 1")
    assert (t.resources(0), t.city(0)[-1], t.actors()) == ({"copper": 1}, "sledge_hauler", [1])


def test_card_soot_sweep_need_not_play_and_pays_the_rest() -> None:
    t = scene().season(0, "autumn").goods(0, nut=4).hold(0, "soot_sweep", "festival_herald")
    t.build(0, "timber_slide", chimney=True).build(0, "moss_loft")
    t.do(0, "play soot_sweep from hand paying nut*2", "yes", "city 0 1")
    if_asked(t, 0, "city 0 2")
    t.refused(0, "play festival_herald from hand paying nut", "WRONG_PAYMENT")
    assert t.legal(0, "play festival", "none") == ["play festival_herald from hand paying nut*2", "none"]
    t.do(0, "none")
    assert (t.resources(0), t.actors()) == ({"nut": 2}, [1])


def test_card_soot_sweep_without_a_chimney_or_a_target() -> None:
    t = (
        scene()
        .season(0, "autumn")
        .goods(0, nut=2)
        .hold(0, "soot_sweep")
        .build(0, "timber_slide", "moss_loft")
    )
    t.do(0, "play soot_sweep from hand paying nut*2")
    assert t.actors() == [1]  # no chimney on a card
    t = scene().season(0, "autumn").goods(0, nut=2).hold(0, "soot_sweep", "sledge_hauler")
    t.build(0, "timber_slide", chimney=True).do(0, "play soot_sweep from hand paying nut*2")
    if t.decision() == "yes_no":  # nowhere to move it: it cannot be accepted, and no creature is cheaper
        t.refused(0, "yes", "CANNOT_ACCEPT")
        t.do(0, "no")
    assert (t.with_chimney(0), t.hand(0), t.actors()) == ([1], {"sledge_hauler": 1}, [1])


def test_card_flue_finch() -> None:
    def played(*hand: str) -> Scene:
        t = scene().season(0, "winter").goods(0, nut=2).hold(0, "flue_finch", *hand)
        t.build(0, "timber_slide", "moss_loft", chimney=True)
        t.do(0, "play flue_finch from hand paying nut*2")
        return t

    t = played("row_cottage")
    t.do(0, "no")
    assert (t.with_chimney(0), t.hand(1), t.actors()) == ([1, 2], {}, [1])
    t = played("row_cottage")
    t.do(0, "yes", "give row_cottage to 1", "city 0 2")
    assert (t.with_chimney(0), t.hand(1), t.chimney_supply(0)) == ([1], {"row_cottage": 1}, (1, 0, 0))
    assert (t.hand(0), t.actors()) == ({}, [1])
    assert played().actors() == [1]  # no card to give


def test_card_flue_finch_needs_a_chimney_on_a_card_without_snow() -> None:
    t = scene().season(0, "autumn").goods(0, nut=2).hold(0, "flue_finch", "row_cottage")
    t.build(0, "timber_slide", chimney=True, snow=True).do(0, "play flue_finch from hand paying nut*2")
    assert (t.hand(0), t.actors()) == ({"row_cottage": 1}, [1])


def test_card_errand_hare() -> None:
    def played(mine: tuple[str, ...] = (), left: tuple[str, ...] = ()) -> Scene:
        t = scene(3).goods(0, nut=2).hold(0, "errand_hare", *mine).hold(1, *left)
        t.do(0, "play errand_hare from hand paying nut*2")
        t.deal("offer 0 young_sprouts", "offer 0 open_doors", "offer 0 full_shelves")
        t.refused(0, "retain young_sprouts open_doors", "WRONG_NUMBER")
        t.do(0, "retain open_doors")
        assert t.held(0) == ["open_doors"]
        return t

    t = played()  # none against none: not more
    t.deal("draw 0 moss_loft", "draw 0 moss_loft")
    assert (t.hand(0), t.actors()) == ({"moss_loft": 2}, [1])
    t = played(("rye_oven",), ("rye_oven",))
    t.deal("draw 0 moss_loft", "draw 0 moss_loft")
    assert t.hand_size(0) == 3
    t = played(("rye_oven",))  # more than the left person
    assert (t.hand_size(0), t.actors()) == (1, [1])


def test_card_errand_hare_puts_the_others_under_the_stack() -> None:
    t = scene().goods(0, nut=2).hold(0, "errand_hare", "rye_oven")
    t.do(0, "play errand_hare from hand paying nut*2")
    t.deal("offer 0 young_sprouts", "offer 0 open_doors", "offer 0 full_shelves")
    t.do(0, "retain open_doors")
    piles = t.dump()["piles"]
    assert isinstance(piles, dict)
    assert piles["lowland_under"] == [{"name": "young_sprouts", "by": 0}, {"name": "full_shelves", "by": 0}]


def test_card_scaffold_goat() -> None:
    def played(**goods: int) -> Scene:
        t = scene().season(0, "autumn").goods(0, nut=2, **goods)
        t.hold(0, "scaffold_goat", "hall_of_deeds", "jay_forager")
        t.build(0, "timber_slide", chimney=True).build(0, "bath_otter").build(0, "moss_loft", snow=True)
        t.do(0, "play scaffold_goat from hand paying nut*2")
        return t

    t = played(copper=3)
    t.do(0, "no")
    assert (t.city(0)[0], t.actors()) == ("timber_slide", [1])
    t = played(copper=3, birch=1)
    t.do(0, "yes")
    if t.decision() == "city_card":
        assert t.legal(0, "city") == ["city 0 1"]  # a construction without snow
        t.do(0, "city 0 1")
    assert (t.chimney_supply(0), t.discards()) == ((0, 1, 1), {"timber_slide": 1})  # CHIM-7
    t.refused(0, "play jay_forager from hand paying nothing")  # a construction
    # 7 resources, 4 fewer of your choice
    t.refused(0, "play hall_of_deeds from hand paying copper*2", "WRONG_PAYMENT")
    t.do(0, "play hall_of_deeds from hand paying birch copper*2")
    assert (t.resources(0), t.city(0)) == (
        {"copper": 1},
        ["bath_otter", "moss_loft", "scaffold_goat", "hall_of_deeds"],
    )


def test_card_scaffold_goat_plays_from_the_valley_or_not_at_all() -> None:
    t = scene().goods(0, nut=2).hold(0, "scaffold_goat").build(0, "row_cottage")
    t.do(0, "play scaffold_goat from hand paying nut*2", "yes")
    if_asked(t, 0, "city 0 1")
    t.go(0, "play rye_oven from valley paying nothing")
    assert t.city(0) == ["scaffold_goat", "rye_oven"]
    t = scene().goods(0, nut=2).hold(0, "scaffold_goat").build(0, "row_cottage")
    t.do(0, "play scaffold_goat from hand paying nut*2", "yes")
    if_asked(t, 0, "city 0 1")
    t.do(0, "none")
    assert (t.city(0), t.actors()) == (["scaffold_goat"], [1])
    t = scene().goods(0, nut=2).hold(0, "scaffold_goat").build(0, "bath_otter")  # no construction
    t.do(0, "play scaffold_goat from hand paying nut*2")
    assert t.actors() == [1]


def test_card_rescue_sledge() -> None:
    def played(seats: int, snowed: int, *hand: str) -> Scene:
        t = scene(seats).goods(0, birch=2, copper=1).hold(0, "rescue_sledge", *hand)
        t.build(0, *["moss_loft", "rye_oven", "hazel_bin"][:snowed], snow=True)
        t.do(0, "play rescue_sledge from hand paying birch*2 copper")
        return t

    t = played(2, 2)
    t.do(0, "on 2")
    assert (t.snowed(0), t.snow_tokens(0), t.fire(0), t.actors()) == ([1], 1, 0, [1])
    t = played(2, 3, "jay_forager")
    t.do(0, "on 2", "no")
    assert (t.snowed(0), t.hand_size(0)) == ([1, 3], 1)
    t = played(3, 3, "jay_forager")
    t.do(0, "on 2", "yes", "give jay_forager to 1", "on 1")
    assert (t.snowed(0), t.snow_tokens(0), t.hand(0), t.hand(1)) == ([3], 2, {}, {"jay_forager": 1})
    t = played(2, 0)  # nothing to clear
    assert (t.snow_tokens(0), t.actors()) == (0, [1])


def test_card_avalanche_horn() -> None:
    t = (
        scene()
        .goods(0, birch=1, moss=1)
        .hold(0, "avalanche_horn")
        .snow_on("moss_hollow")
        .animals(1, "birch_slope")
    )
    t.do(0, "play avalanche_horn from hand paying birch moss")
    t.refused(0, "at moss_hollow", "SNOW_THERE")
    t.refused(0, "at beacon_2")  # not in play with two
    assert {"at birch_slope", "at news_stone", "at beacon_1", "at journey_8"} <= set(t.legal(0))
    assert t.legal(0, "above", "none") == []  # not the valley; not declined
    t.do(0, "at birch_slope")
    assert (t.snow_at("birch_slope"), t.fire(0), t.actors()) == (1, 2, [1])
