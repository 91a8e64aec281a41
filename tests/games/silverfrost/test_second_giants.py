"""Hearthside, second edition, giant by giant against its printed text: what differs from the first edition."""

from tests.games.silverfrost.second import FULL, QUIET, called, over, second


def test_giant_grandmother_ibex() -> None:
    t = called("grandmother_ibex")
    t.deal("draw 0 moss_loft")
    assert (t.resources(0), t.hand(0), over(t)) == ({}, {"moss_loft": 1}, True)
    t = second().build(0, "rye_oven", "larder_vole", "timber_slide").build(0, "hazel_bin", snow=True)
    t = called("grandmother_ibex", t)
    t.deal("draw 0 moss_loft")
    assert t.resources(0) == {"birch": 2}
    t = called("grandmother_ibex", second().build(0, "timber_slide*3", "rye_oven*2"))
    assert t.resources(0) == {"birch": 4}


def test_giant_larder_bear() -> None:
    t = called(
        "larder_bear", second().hold(0, "hearth_teller", "row_cottage").goods(0, nut=2, birch=1, copper=1)
    )
    assert not t.legal(0, "play row_cottage")  # a creature
    t.do(0, "play hearth_teller from hand paying nut")
    assert (t.city(0), t.resources(0)) == (["hearth_teller"], {"nut": 1, "birch": 1, "copper": 1})
    assert over(t)
    t = called("larder_bear", second().valley("jay_forager", *QUIET[1:]))
    t.do(0, "play jay_forager from valley paying nothing")
    assert (t.city(0), t.resources(0)) == (["jay_forager"], {"nut": 1})
    t = called("larder_bear", second().hold(0, "larder_vole"))
    t.do(0, "none")
    assert (t.city(0), over(t)) == ([], True)


def test_giant_mossback_elk() -> None:
    assert called("mossback_elk").resources(0) == {"moss": 1}  # this one included
    t = second().season(0, "winter").animals(0, "birch_edge", "nut_path")
    assert called("mossback_elk", t).resources(0) == {"moss": 3}
    t = second().season(0, "spring").animals(0, "birch_edge", "nut_path", "birch_edge", "nut_path")
    assert called("mossback_elk", t).resources(0) == {"moss": 4}


def test_giant_copperhorn_ram() -> None:
    t = called("copperhorn_ram")
    assert (t.resources(0), over(t)) == ({"copper": 1}, True)
    t = called("copperhorn_ram", second().hold(0, "row_cottage*3"))
    assert t.legal(0) == ["times 0", "times 1", "times 2"]
    t.do(0, "times 2", "discard row_cottage*2")
    assert (t.resources(0), t.hand(0), over(t)) == ({"copper": 3}, {"row_cottage": 1}, True)


def test_giant_emberback_boar() -> None:
    assert called("emberback_boar").fire(0) == 2
    t = second().build(0, "rye_oven").build(0, "great_stove", snow=True)
    assert called("emberback_boar", t).fire(0) == 3
    assert called("emberback_boar", second().build(0, "rye_oven*2", "great_stove")).fire(0) == 4


def test_giant_far_seeing_eagle() -> None:
    t = called("far_seeing_eagle")
    t.deal_any()
    assert (t.hand_size(0), t.fire(0)) == (5, 1)
    t = called("far_seeing_eagle", second().hold(0, *FULL[:2]))  # 6
    t.deal_any()
    assert (t.hand_size(0), t.fire(0)) == (8, 1)
    t = called("far_seeing_eagle", second().build(0, "scroll_burrow").hold(0, *FULL))
    t.deal_any()
    assert t.hand_size(0) == 11  # up to the limit of this city


def test_giant_counting_argali() -> None:
    assert (called("counting_argali").fire(0), called("counting_argali").resources(0)) == (1, {})
    t = second().build(0, "timber_slide*3", "rye_oven", "hazel_bin*2", "larder_vole")
    t = called("counting_argali", t.build(0, "air_guard", snow=True))  # 7 clear ones
    t.do(0, "resources copper")
    assert (t.resources(0), t.fire(0), over(t)) == ({"copper": 1}, 1, True)
    city = ("timber_slide*3", "rye_oven*2", "hazel_bin*2", "larder_vole", "fire_guard*3", "stoker_stoat*3")
    t = called("counting_argali", second().build(0, *city))
    t.do(0, "resources birch moss nut")
    assert t.resources(0) == {"birch": 1, "moss": 1, "nut": 1}


def test_giant_bartering_takin() -> None:
    t = called("bartering_takin", second().goods(0, birch=3))
    assert t.legal(0) == ["times 0", "times 1", "times 2", "times 3"]
    t.do(0, "times 3", "resources birch*2 nut")
    assert (t.resources(0), over(t)) == ({"birch": 1, "copper": 3}, True)
    t = called("bartering_takin")
    t.do(0, "times 0")
    assert (t.resources(0), over(t)) == ({"nut": 1}, True)


def test_giant_lantern_leopard() -> None:
    t = called("lantern_leopard")
    t.deal("draw 0 moss_loft")
    assert (t.tokens(0), t.hand(0), over(t)) == (1, {"moss_loft": 1}, True)
    t = called("lantern_leopard", second().build(0, "guest_porch").build(0, "skating_pond", snow=True))
    assert t.tokens(0) == 2
    assert called("lantern_leopard", second().build(0, "guest_porch", "skating_pond*2")).tokens(0) == 3


def test_giant_open_hoofed_pony() -> None:
    t = called("open_hoofed_pony", second(3))
    t.do(0, "resources copper moss", "yes", "person 2", "resources moss")
    t.deal("draw 0 moss_loft")
    assert (t.resources(0), t.resources(2), t.fire(0)) == ({"copper": 1}, {"moss": 1}, 1)
    assert (t.hand(0), over(t)) == ({"moss_loft": 1}, True)
    t = called("open_hoofed_pony")
    t.do(0, "resources nut*2", "no")
    assert (t.resources(0), t.fire(0), over(t)) == ({"nut": 2}, 0, True)


def test_giant_story_swan() -> None:
    t = called("story_swan", second(3))
    t.deal("draw 0 moss_loft", "draw 0 moss_loft", "draw 0 rye_oven", "draw 0 jay_forager")
    t.do(0, "yes", "person 2", "give moss_loft*2 to 2")
    assert (t.hand(2), t.tokens(0), t.hand_size(0), over(t)) == ({"moss_loft": 2}, 2, 2, True)
    t = called("story_swan")
    t.deal_any()
    t.do(0, "no")
    assert (t.hand_size(0), t.tokens(0), over(t)) == (4, 0, True)
