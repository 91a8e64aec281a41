"""Hearthside, card by card against its printed text: production constructions (TYPE-1)."""

from tests.games.silverfrost.scene import Scene, scene

FULL = ("row_cottage*4", "festival_herald*2", "craft_elder*2")  # a hand of 8


def autumn(t: Scene) -> Scene:
    """Seat 0 prepares for autumn; with one production card it is activated at once."""
    t.no_animals(0).go(0, "prepare")
    return t


def test_card_timber_slide() -> None:
    def birch(t: Scene) -> int:
        t.hold(0, "timber_slide").goods(0, birch=1, moss=1)
        t.do(0, "play timber_slide from hand paying birch moss")
        assert t.actors() == [1]
        assert "moss" not in t.resources(0)
        return t.amount(0, "birch")

    assert birch(scene()) == 1
    assert birch(scene().build(0, "row_cottage")) == 1  # two constructions with this one
    assert birch(scene().build(0, "row_cottage", "ice_house")) == 2
    assert birch(scene().build(0, "row_cottage", "jay_forager", "bath_otter")) == 1  # creatures are none
    assert birch(scene().build(0, "row_cottage").build(0, "ice_house", snow=True)) == 1
    assert birch(scene().build(1, "row_cottage", "ice_house", "bell_tower")) == 1  # another city's


def test_card_timber_slide_again_in_autumn() -> None:
    t = autumn(scene().build(0, "timber_slide", "row_cottage", "ice_house"))
    assert t.resources(0) == {"birch": 2}
    t = autumn(scene().build(0, "timber_slide", snow=True))
    assert t.resources(0) == {}


def test_card_moss_loft() -> None:
    def played(*hand: str) -> Scene:
        t = scene().hold(0, "moss_loft", *hand).goods(0, birch=2)
        t.do(0, "play moss_loft from hand paying birch*2")
        return t

    t = played()  # nothing to discard: nothing is asked
    assert (t.resources(0), t.actors()) == ({"moss": 1}, [1])
    t = played("jay_forager", "row_cottage")
    assert t.resources(0) == {"moss": 1}
    t.do(0, "no")
    assert (t.resources(0), t.hand_size(0), t.actors()) == ({"moss": 1}, 2, [1])
    t = played("jay_forager", "row_cottage")
    t.do(0, "yes")
    t.refused(0, "discard jay_forager row_cottage", "WRONG_CARDS")
    t.do(0, "discard jay_forager")
    assert (t.resources(0), t.hand(0)) == ({"moss": 2}, {"row_cottage": 1})
    assert t.discards() == {"jay_forager": 1}


def test_card_moss_loft_again_in_autumn() -> None:
    t = autumn(scene().build(0, "moss_loft").hold(0, "jay_forager"))
    t.go(0, "yes", "discard jay_forager")
    assert t.resources(0) == {"moss": 2}


def test_card_copper_adit() -> None:
    def played(fire: int) -> Scene:
        t = scene().hold(0, "copper_adit").goods(0, birch=2, moss=1, fire=fire)
        t.do(0, "play copper_adit from hand paying birch*2 moss")
        return t

    t = played(0)
    assert (t.resources(0), t.actors()) == ({"copper": 1}, [1])
    t = played(2)
    t.do(0, "no")
    assert (t.resources(0), t.fire(0)) == ({"copper": 1}, 2)
    t = played(2)
    t.do(0, "yes")
    assert (t.resources(0), t.fire(0), t.actors()) == ({"copper": 2}, 1, [1])


def test_card_copper_adit_again_in_autumn() -> None:
    t = autumn(scene().build(0, "copper_adit"))
    assert t.fire(0) == 1  # SEAS-A1, in time to be paid
    t.go(0, "yes")
    assert (t.resources(0), t.fire(0)) == ({"copper": 2}, 0)


def test_card_hazel_bin() -> None:
    def nuts(t: Scene) -> int:
        t.hold(0, "hazel_bin").goods(0, birch=1, copper=1)
        t.do(0, "play hazel_bin from hand paying birch copper")
        assert t.actors() == [1]
        return t.amount(0, "nut")

    assert nuts(scene()) == 1  # none against none: at least 1 creature is needed
    assert nuts(scene().build(0, "bath_otter")) == 2
    assert nuts(scene().build(0, "bath_otter").build(1, "jay_forager")) == 2  # as many
    assert nuts(scene().build(0, "bath_otter").build(1, "jay_forager*2")) == 1
    assert nuts(scene().build(0, "bath_otter", snow=True)) == 1
    assert nuts(scene().build(0, "bath_otter").build(1, "jay_forager").build(1, "mist_guard", snow=True)) == 2
    assert nuts(scene().build(0, "row_cottage").build(1, "row_cottage")) == 1  # constructions are none
    # the person to the left, not the others
    assert nuts(scene(3).build(0, "bath_otter").build(2, "jay_forager*2")) == 2


def test_card_charcoal_kiln() -> None:
    def played(birch: int) -> Scene:
        t = scene().hold(0, "charcoal_kiln").goods(0, moss=1, copper=1, birch=birch)
        t.do(0, "play charcoal_kiln from hand paying moss copper")
        return t

    t = played(0)
    assert (t.fire(0), t.actors()) == (1, [1])
    t = played(3)
    assert t.fire(0) == 1
    assert t.legal(0) == ["times 0", "times 1", "times 2"]  # at most 2
    t.do(0, "times 2")
    assert (t.fire(0), t.resources(0), t.actors()) == (3, {"birch": 1}, [1])
    t = played(1)
    t.refused(0, "times 2")
    t.do(0, "times 1")
    assert (t.fire(0), t.resources(0)) == (2, {})
    t = played(1)
    t.do(0, "times 0")
    assert (t.fire(0), t.resources(0)) == (1, {"birch": 1})


def test_card_rye_oven() -> None:
    def played(fire: int) -> Scene:
        t = scene().hold(0, "rye_oven").goods(0, birch=1, moss=1, copper=1, fire=fire)
        t.do(0, "play rye_oven from hand paying birch moss copper")
        return t

    t = played(0)
    assert (t.resources(0), t.actors()) == ({}, [1])
    t = played(1)
    t.do(0, "no")
    assert (t.resources(0), t.fire(0)) == ({}, 1)
    t = played(3)
    t.do(0, "yes")
    assert (t.resources(0), t.fire(0), t.actors()) == ({"nut": 3}, 2, [1])


def test_card_kettle_smithy() -> None:
    def played(copper: int) -> Scene:
        t = scene().hold(0, "kettle_smithy").goods(0, moss=1, copper=2 + copper)
        t.do(0, "play kettle_smithy from hand paying moss copper*2")
        return t

    t = played(0)
    assert (t.tokens(0), t.actors()) == (0, [1])
    t = played(3)
    assert t.legal(0) == ["times 0", "times 1", "times 2"]
    t.do(0, "times 2")
    assert (t.tokens(0), t.resources(0)) == (4, {"copper": 1})
    t = played(1)
    t.do(0, "times 1")
    assert (t.tokens(0), t.resources(0)) == (2, {})
    t = played(1)
    t.do(0, "times 0")
    assert (t.tokens(0), t.resources(0)) == (0, {"copper": 1})


def test_card_kettle_smithy_is_unique() -> None:
    t = scene().hold(0, "kettle_smithy").goods(0, moss=1, copper=2).build(0, "kettle_smithy")
    t.refused(0, "play kettle_smithy from hand paying moss copper*2", "SECOND_COPY")


def test_card_sledge_depot() -> None:
    def played(seats: int = 2, **goods: int) -> Scene:
        t = scene(seats).hold(0, "sledge_depot").goods(0, birch=1, moss=2).goods(0, **goods)
        t.do(0, "play sledge_depot from hand paying birch moss*2")
        t.deal("draw 0 row_cottage")
        return t

    t = played()
    assert (t.hand(0), t.actors()) == ({"row_cottage": 1}, [1])
    t = played(fire=2)  # fire is no resource
    assert t.actors() == [1]
    t = played(nut=1)
    t.do(0, "no")
    assert (t.resources(0), t.fire(0), t.resources(1)) == ({"nut": 1}, 0, {})
    t = played(3, nut=1, copper=1)
    t.do(0, "yes")
    assert sorted(t.legal(0)) == ["resources copper", "resources nut"]
    t.do(0, "resources copper")
    assert (t.resources(0), t.fire(0)) == ({"nut": 1}, 2)
    assert (t.resources(1), t.resources(2), t.fire(1)) == ({"copper": 1}, {}, 0)


def test_card_great_stove() -> None:
    def played(*city: str, fire: int = 0, snowed: tuple[str, ...] = ()) -> Scene:
        t = scene().hold(0, "great_stove").goods(0, birch=1, moss=2, copper=1, fire=fire).build(0, *city)
        t.build(0, *snowed, snow=True)
        t.do(0, "play great_stove from hand paying birch moss*2 copper")
        return t

    t = played("jay_forager")
    assert (t.fire(0), t.actors()) == (0, [1])  # nothing to give
    t = played("jay_forager*2", "bath_otter", "row_cottage")
    assert t.fire(0) == 1
    t.do(0, "no")
    assert (t.fire(0), t.hand_size(0), t.fire(1)) == (1, 0, 0)
    assert played("jay_forager*2", "bath_otter*2").fire(0) == 2
    assert played("jay_forager*2", "bath_otter", snowed=("bath_otter",)).fire(0) == 1
    t = played("jay_forager*2", "bath_otter*2", "fire_guard*2", "barley_baker*2")
    assert t.fire(0) == 3  # eight creatures: at most 3
    t.do(0, "yes")
    t.deal("draw 0 moss_loft", "draw 0 moss_loft")
    assert (t.fire(0), t.fire(1), t.hand(0), t.actors()) == (2, 1, {"moss_loft": 2}, [1])


def test_card_great_stove_draws_only_up_to_the_limit() -> None:
    t = scene().goods(0, birch=1, moss=2, copper=1, fire=1).hold(0, *FULL[:-1], "craft_elder", "great_stove")
    t.do(0, "play great_stove from hand paying birch moss*2 copper", "yes")
    t.deal("draw 0 moss_loft")
    assert (t.hand_size(0), t.fire(1), t.actors()) == (8, 1, [1])
