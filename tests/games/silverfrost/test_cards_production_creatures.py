"""Hearthside, card by card against its printed text: production creatures (TYPE-1)."""

from tests.games.silverfrost.scene import Scene, scene

FULL = ("row_cottage*4", "festival_herald*2", "craft_elder*2")  # a hand of 8


def autumn(t: Scene) -> Scene:
    """Seat 0 prepares for autumn; with one production card it is activated at once."""
    t.no_animals(0).go(0, "prepare")
    return t


def test_card_jay_forager() -> None:
    def played(seats: int = 2, *hand: str) -> Scene:
        t = scene(seats).hold(0, "jay_forager", *hand).goods(0, nut=2)
        t.do(0, "play jay_forager from hand paying nut*2")
        return t

    t = played()
    assert (t.resources(0), t.actors()) == ({"nut": 1}, [1])  # no card to give
    t = played(2, "row_cottage")
    t.do(0, "no")
    assert (t.resources(0), t.hand(0), t.hand(1)) == ({"nut": 1}, {"row_cottage": 1}, {})
    t = played(3, "row_cottage", "moss_loft")
    t.do(0, "yes")
    t.refused(0, "give row_cottage to 2", "WRONG_RECEIVER")
    t.do(0, "give row_cottage to 1")
    assert (t.resources(0), t.hand(0), t.hand(1)) == ({"nut": 3}, {"moss_loft": 1}, {"row_cottage": 1})
    assert t.actors() == [1]


def test_card_jay_forager_gives_to_a_full_hand() -> None:
    t = scene().hold(0, "jay_forager", "moss_loft").goods(0, nut=2).hold(1, *FULL)
    t.do(0, "play jay_forager from hand paying nut*2", "yes", "discard moss_loft")  # HAND-5
    assert (t.resources(0), t.hand_size(1), t.discards()) == ({"nut": 3}, 8, {"moss_loft": 1})


def test_card_jay_forager_again_in_autumn() -> None:
    t = autumn(scene().build(0, "jay_forager").hold(0, "moss_loft"))
    t.go(0, "yes", "give moss_loft to 1")
    assert (t.resources(0), t.hand(1)) == ({"nut": 3}, {"moss_loft": 1})


def test_card_stoker_stoat() -> None:
    def fire(t: Scene) -> int:
        t.hold(0, "stoker_stoat").goods(0, nut=2)
        t.do(0, "play stoker_stoat from hand paying nut*2")
        if t.decision() == "window":  # TURN-17: its first fire could clear a hearth
            t.do(0, "continue")
        assert (t.resources(0), t.decision() in ("ready", "closing")) == ({}, True)
        return t.fire(0)

    assert fire(scene()) == 1
    for hearth in (
        *("charcoal_kiln", "rye_oven", "kettle_smithy", "great_stove"),
        *("ember_brazier", "signal_fire", "hillside_sauna"),
    ):
        assert fire(scene().build(0, hearth)) == 2, hearth
    assert fire(scene().build(0, "rye_oven", "great_stove")) == 2  # once for all
    assert fire(scene().build(0, "rye_oven", snow=True)) == 1
    assert fire(scene().build(1, "rye_oven")) == 1
    assert fire(scene().build(0, "moss_loft")) == 1


def test_card_sledge_hauler() -> None:
    def played(*city: str) -> Scene:
        t = scene().hold(0, "sledge_hauler").goods(0, nut=3).build(0, *city)
        t.do(0, "play sledge_hauler from hand paying nut*3")
        assert t.legal(0) == ["option 0", "option 1"]
        return t

    t = played()
    t.do(0, "option 0")
    assert (t.resources(0), t.actors()) == ({"birch": 1, "moss": 1}, [1])
    t = played()
    t.do(0, "option 1")
    assert (t.resources(0), t.actors()) == ({"copper": 1}, [1])
    for sledge in ("sledge_depot", "rescue_sledge", "plough_yard"):
        t = played(sledge)
        t.do(0, "option 1")
        t.deal("draw 0 moss_loft")
        assert (t.resources(0), t.hand(0), t.actors()) == ({"copper": 1}, {"moss_loft": 1}, [1])
    t = scene().hold(0, "sledge_hauler").goods(0, nut=3).build(0, "sledge_depot", snow=True)
    t.do(0, "play sledge_hauler from hand paying nut*3", "option 1")
    assert (t.hand(0), t.actors()) == ({}, [1])


def test_card_barley_baker() -> None:
    def played(fire: int) -> Scene:
        t = scene().hold(0, "barley_baker").goods(0, nut=3, fire=fire)
        t.do(0, "play barley_baker from hand paying nut*3")
        return t

    assert played(0).actors() == [1]
    t = played(2)
    t.do(0, "no")
    assert (t.tokens(0), t.fire(0)) == (0, 2)
    t = played(2)
    t.do(0, "yes")
    assert (t.tokens(0), t.fire(0), t.actors()) == (2, 1, [1])


def test_card_tinker_shrew() -> None:
    def played(**goods: int) -> Scene:
        t = scene().hold(0, "tinker_shrew").goods(0, nut=2).goods(0, **goods)
        t.do(0, "play tinker_shrew from hand paying nut*2")
        return t

    t = played(fire=3)  # fire is no resource
    assert (t.resources(0), t.actors()) == ({}, [1])
    t = played(birch=2, moss=1)
    assert t.legal(0) == ["times 0", "times 1", "times 2"]
    t.do(0, "times 2", "resources birch moss")
    assert (t.resources(0), t.actors()) == ({"birch": 1, "copper": 2}, [1])
    t = played(birch=1)
    t.do(0, "times 0")
    assert (t.resources(0), t.actors()) == ({"birch": 1}, [1])
    t = played(copper=1)
    t.do(0, "times 1", "resources copper")
    assert t.resources(0) == {"copper": 1}


def test_card_tinker_shrew_is_not_paid_with_what_it_brings() -> None:
    t = scene().hold(0, "tinker_shrew").goods(0, nut=2, birch=1)
    t.do(0, "play tinker_shrew from hand paying nut*2", "times 1")
    t.refused(0, "resources copper")
    t.do(0, "resources birch")
    assert t.resources(0) == {"copper": 1}


def test_card_fire_guard() -> None:
    def fire(t: Scene) -> int:
        t.hold(0, "fire_guard").goods(0, nut=3)
        t.do(0, "play fire_guard from hand paying nut*3")
        assert t.decision() in ("ready", "closing")
        return t.fire(0)

    assert fire(scene()) == 1
    assert fire(scene().build(0, "air_guard")) == 2
    assert fire(scene().build(0, "fire_guard")) == 2  # another card of this name is another guard
    assert fire(scene().build(0, "air_guard", "mist_guard")) == 3
    assert fire(scene().build(0, "air_guard", "mist_guard", "forest_guard", "mountain_guard")) == 3
    assert fire(scene().build(0, "air_guard", "jay_forager")) == 2
    assert fire(scene().build(0, "air_guard", snow=True)) == 1
    assert fire(scene().build(1, "air_guard")) == 1


def test_card_fire_guard_again_in_autumn() -> None:
    t = autumn(scene().build(0, "fire_guard", "air_guard"))
    assert t.fire(0) == 2 + 2  # SEAS-A1 for two cards


def test_card_shift_foreman() -> None:
    def played(*city: str, fire: int = 1) -> Scene:
        t = scene().hold(0, "shift_foreman").goods(0, nut=4, fire=fire).build(0, *city)
        t.do(0, "play shift_foreman from hand paying nut*4")
        return t

    assert played("timber_slide", fire=0).actors() == [1]
    t = played("timber_slide", "stoker_stoat")
    t.do(0, "no")
    assert (t.fire(0), t.resources(0), t.actors()) == (1, {}, [1])
    # slots: 1 and 2 constructions, 3 and 4 creatures, 5 prosperity, 6 the foreman
    t = played("timber_slide", "moss_loft", "stoker_stoat", "fire_guard", "row_cottage", fire=2)
    t.do(0, "yes")
    assert t.legal(0, "city") == ["city 0 1", "city 0 2"]
    t.do(0, "city 0 1")
    assert t.resources(0) == {"birch": 2}
    assert t.legal(0, "city") == ["city 0 3", "city 0 4"]
    t.do(0, "city 0 4")
    assert (t.fire(0), t.actors()) == (2, [1])


def test_card_shift_foreman_with_one_kind_only() -> None:
    t = scene().hold(0, "shift_foreman").goods(0, nut=4, fire=1).build(0, "fire_guard")
    t.do(0, "play shift_foreman from hand paying nut*4", "yes", "city 0 1")
    assert (t.fire(0), t.actors()) == (1, [1])
    t = scene().hold(0, "shift_foreman").goods(0, nut=4, fire=1).build(0, "timber_slide")
    t.build(0, "jay_forager", snow=True).do(0, "play shift_foreman from hand paying nut*4", "yes", "city 0 1")
    assert (t.resources(0), t.actors()) == ({"birch": 1}, [1])


def test_card_pantry_marten() -> None:
    def played(*hand: str) -> Scene:
        t = scene().hold(0, *hand).goods(0, nut=2).valley("pantry_marten", *scene_valley())
        t.do(0, "play pantry_marten from valley paying nut*2")
        t.deal("look 0 moss_loft", "look 0 bath_otter", "look 0 air_guard", "look 0 bath_otter")
        return t

    def scene_valley() -> list[str]:
        return [
            "timber_slide",
            "copper_adit",
            "rye_oven",
            "hazel_bin",
            "jay_forager",
            "soot_sweep",
            "errand_hare",
        ]

    t = played()
    t.refused(0, "hold moss_loft", "WRONG_NUMBER")  # keep 2, not fewer
    t.go(0, "hold bath_otter bath_otter")
    assert t.hand(0) == {"bath_otter": 2}
    assert t.discards() == {"moss_loft": 1, "air_guard": 1}
    t = played(*FULL[:-1], "craft_elder")  # room for one
    t.refused(0, "hold bath_otter bath_otter", "WRONG_NUMBER")
    t.go(0, "hold air_guard")
    assert (t.hand_size(0), t.discards()) == (8, {"moss_loft": 1, "bath_otter": 2})
    t = played(*FULL)  # none: all four are discarded
    assert (t.hand_size(0), t.discards()) == (8, {"moss_loft": 1, "bath_otter": 2, "air_guard": 1})
