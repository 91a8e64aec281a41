"""Hearthside, second edition, card by card against its printed text: what differs from the first edition."""

from tests.games.silverfrost.scene import Scene
from tests.games.silverfrost.second import FULL, QUIET, called, played, second


def bonus(t: Scene) -> int:
    """What the prosperity cards of seat 0 add at scoring."""
    return t.begin().sources(0).get("prosperity", 0)


def autumn(t: Scene) -> Scene:
    """Seat 0 prepares for autumn."""
    t.no_animals(0).go(0, "prepare")
    return t


# --- production ---


def test_card_charcoal_kiln() -> None:
    t = played(second(), "charcoal_kiln", "moss copper")
    assert (t.fire(0), t.actors()) == (1, [1])  # no birch: nothing is asked
    t = played(second().goods(0, birch=2), "charcoal_kiln", "moss copper")
    t.do(0, "yes")
    assert (t.fire(0), t.resources(0)) == (2, {"birch": 1})
    t = played(second().goods(0, birch=1), "charcoal_kiln", "moss copper")
    t.do(0, "no")
    assert (t.fire(0), t.resources(0)) == (1, {"birch": 1})


def test_card_rye_oven() -> None:
    assert played(second(), "rye_oven", "birch moss copper").resources(0) == {"nut": 1}  # this one
    t = second().build(0, "hazel_bin").build(0, "pantry_marten", snow=True).build(1, "hazel_bin")
    assert played(t, "rye_oven", "birch moss copper").resources(0) == {"nut": 2}
    t = second().build(0, "hazel_bin*2", "ice_house")
    assert played(t, "rye_oven", "birch moss copper").resources(0) == {"nut": 3}  # at most


def test_card_kettle_smithy() -> None:
    assert played(second(), "kettle_smithy", "birch moss copper").resources(0) == {}
    t = second().build(0, "rye_oven").build(0, "great_stove", snow=True)
    assert played(t, "kettle_smithy", "birch moss copper").resources(0) == {"copper": 1}
    t = second().build(0, "rye_oven*2", "charcoal_kiln*2")
    assert played(t, "kettle_smithy", "birch moss copper").resources(0) == {"copper": 3}


def test_card_sledge_depot() -> None:
    t = played(second(3).goods(0, nut=1), "sledge_depot", "birch moss copper")
    t.deal("draw 0 row_cottage")
    t.do(0, "yes")
    assert t.legal(0) == ["person 1", "person 2"]
    t.do(0, "person 2", "resources nut")
    assert (t.resources(0), t.fire(0), t.resources(1), t.resources(2)) == ({}, 2, {}, {"nut": 1})
    t = played(second().goods(0, nut=1), "sledge_depot", "birch moss copper")
    t.deal("draw 0 row_cottage")
    t.do(0, "no")
    assert (t.resources(0), t.fire(0), t.hand(0)) == ({"nut": 1}, 0, {"row_cottage": 1})


def test_card_jay_forager() -> None:
    t = played(second(3).hold(0, "row_cottage"), "jay_forager", "nut*2")
    t.do(0, "yes", "person 2", "give row_cottage to 2")
    assert (t.resources(0), t.hand(1), t.hand(2)) == ({"nut": 3}, {}, {"row_cottage": 1})
    t = played(second(3).hold(0, "row_cottage"), "jay_forager", "nut*2")
    t.do(0, "no")
    assert (t.resources(0), t.hand(0)) == ({"nut": 1}, {"row_cottage": 1})


def test_card_mountaineer() -> None:
    t = second(3).hold(0, "mountaineer").goods(0, fire=1, nut=3)
    t.do(0, "play mountaineer from hand paying nothing")
    t.deal("draw 0 moss_loft", "draw 0 moss_loft")  # no fire is left
    assert (t.fire(0), t.fire(1), t.hand(0), t.resources(0)) == (0, 1, {"moss_loft": 2}, {"nut": 3})
    t = second().hold(0, "mountaineer").goods(0, fire=2)
    t.do(0, "play mountaineer from hand paying nothing")
    assert (t.fire(0), t.hand(0), t.actors()) == (1, {}, [1])
    second().hold(0, "mountaineer").goods(0, nut=3).refused(0, "play mountaineer from hand paying nut*3")


def test_card_stoker_stoat() -> None:
    t = played(second(), "stoker_stoat", "nut*3")
    assert (t.fire(0), t.actors()) == (1, [1])
    t = played(second().build(0, "rye_oven"), "stoker_stoat", "nut*3")
    t.deal("draw 0 moss_loft")
    assert (t.fire(0), t.hand(0)) == (1, {"moss_loft": 1})
    t = played(second().build(0, "rye_oven", snow=True), "stoker_stoat", "nut*3")
    assert (t.fire(0), t.hand(0)) == (1, {})


def test_card_baker_badger() -> None:
    def baked(*city: str) -> Scene:
        t = played(second().build(0, *city), "baker_badger", "nut*3")
        t.deal("draw 0 moss_loft")
        return t

    assert baked("charcoal_kiln").actors() == [1]  # no larder
    assert baked("hazel_bin").actors() == [1]  # no hearth
    t = baked("rye_oven")  # both in one
    t.do(0, "resources copper")
    assert (t.resources(0), t.tokens(0), t.hand(0)) == ({"copper": 1}, 1, {"moss_loft": 1})


# --- governance ---


def test_card_lamp_dormouse() -> None:
    def valley(t: Scene) -> Scene:
        return t.valley("timber_slide", *QUIET[1:]).goods(0, birch=3)

    t = valley(second().build(0, "lamp_dormouse").hold(0, "timber_slide"))
    t.do(0, "play timber_slide from valley paying birch*3")
    t.deal("draw 0 moss_loft")
    assert t.hand(0) == {"timber_slide": 1, "moss_loft": 1}
    t = valley(second().build(0, "lamp_dormouse").hold(0, "timber_slide"))
    t.go(0, "play timber_slide from hand paying birch*3")
    assert t.hand(0) == {}
    t = valley(second().build(0, "lamp_dormouse", snow=True))
    t.go(0, "play timber_slide from valley paying birch*3")
    assert t.hand(0) == {}
    t = valley(second().build(1, "lamp_dormouse"))
    t.go(0, "play timber_slide from valley paying birch*3")
    assert (t.hand(0), t.hand(1)) == ({}, {})


def test_card_larder_vole() -> None:
    t = played(second().build(0, "larder_vole"), "scroll_burrow", "birch moss*2")
    assert t.resources(0) == {"nut": 1}
    t = played(second().build(0, "larder_vole"), "silver_quartermaster", "nut*2")
    assert t.resources(0) == {}  # not a creature
    t = played(second().build(0, "larder_vole", snow=True), "scroll_burrow", "birch moss*2")
    assert t.resources(0) == {}


def test_card_larder_vole_feeds_after_the_effect_of_what_is_played() -> None:
    t = played(second().build(0, "larder_vole"), "rye_oven", "birch moss copper")  # CARD-S6
    assert t.resources(0) == {"nut": 3}  # two larders, then the reaction


def test_card_tally_magpie() -> None:
    t = played(second().build(0, "tally_magpie"), "larder_vole", "nut*3")
    t.deal("draw 0 moss_loft")
    assert t.hand(0) == {"moss_loft": 1}
    t = played(second().build(0, "tally_magpie"), "row_cottage", "birch copper")
    assert (t.hand(0), t.actors()) == ({}, [1])  # a common card


def test_card_bell_tower() -> None:
    def preparing(snow: bool = False) -> Scene:
        t = second().build(0, "bell_tower", snow=snow).no_animals(0)
        t.giants("pedlar_yak", "mossback_elk", "emberback_boar", "soot_wolf")
        t.do(0, "prepare")
        return t

    t = preparing()
    assert t.in_season(0) == "summer"  # before
    t.do(0, "yes", "giant emberback_boar")
    assert (t.fire(0), t.tokens(0)) == (2, 0)  # no points for its slot, no fire to pay
    t.deal("rise echo_puma")
    t.deal_any()
    assert (t.in_season(0), t.open_giants()) == (
        "autumn",
        ["echo_puma", "pedlar_yak", "mossback_elk", "soot_wolf"],
    )
    t = preparing()
    t.go(0, "no")
    assert (t.in_season(0), t.open_giants()[2]) == ("autumn", "emberback_boar")
    t = preparing(snow=True)
    t.deal_any()
    assert t.in_season(0) == "autumn"


def test_card_offcut_shed() -> None:
    t = played(second().build(0, "offcut_shed"), "larder_vole", "nut*3")
    assert t.legal(0) == ["option 0", "option 1"]
    t.do(0, "option 1")
    assert t.resources(0) == {"moss": 1}
    t = played(second().build(0, "offcut_shed"), "larder_vole", "nut*3")
    t.do(0, "option 0")
    assert t.resources(0) == {"birch": 1}
    t = played(second().build(0, "offcut_shed"), "row_cottage", "birch copper")
    assert (t.resources(0), t.actors()) == ({}, [1])


def test_card_sledge_run() -> None:
    t = played(second().build(0, "sledge_run"), "air_guard", "nut*3")
    t.do(0, "resources copper")
    assert t.resources(0) == {"copper": 1}
    t = played(second().build(0, "sledge_run"), "larder_vole", "nut*3")
    assert (t.resources(0), t.actors()) == ({}, [1])


def test_card_sledge_run_after_a_traveller_for_another_city() -> None:
    t = second().build(0, "sledge_run").hold(0, "gift_sledge").goods(0, birch=1)
    t.do(0, "play gift_sledge from hand paying birch into 1", "resources nut*2")
    t.deal("draw 0 moss_loft")
    t.do(0, "resources moss")
    assert (t.resources(0), t.city(1)) == ({"moss": 1, "nut": 2}, ["gift_sledge"])


def test_card_scroll_burrow() -> None:
    t = second().build(0, "scroll_burrow").hold(0, *FULL)
    t.do(0, "place animal news_stone")
    t.deal("draw 0 moss_loft", "draw 0 moss_loft", "draw 0 rye_oven")
    assert (t.hand_size(0), t.actors()) == (11, [1])
    t = second().build(0, "scroll_burrow", snow=True).hold(0, *FULL)
    t.do(0, "place animal news_stone")
    assert t.hand_size(0) == 8
    t = second().build(0, "scroll_burrow").no_animals(0)
    t.do(0, "prepare")
    assert t.in_season(0) == "summer"
    t.deal("draw 0 moss_loft", "draw 0 moss_loft")
    assert t.hand(0) == {"moss_loft": 2}


# --- traveller ---


def test_card_bear_lodger() -> None:
    t = second(3).hold(0, "bear_lodger").goods(0, nut=1)
    t.refused(0, "play bear_lodger from hand paying nut", "WRONG_CITY")
    t.do(0, "play bear_lodger from hand paying nut into 2")
    t.deal("draw 0 moss_loft", "draw 0 moss_loft")
    assert (t.fire(0), t.hand(0), t.fire(2)) == (1, {"moss_loft": 2}, 0)
    assert (t.city(0), t.city(2), t.sources(2)) == ([], ["bear_lodger"], {"cards": 1})


def test_card_parcel_puffin() -> None:
    t = played(second(3).goods(0, moss=1), "parcel_puffin", "nut*3")
    t.do(0, "yes", "person 2", "resources moss", "resources copper*2")
    t.deal("draw 0 moss_loft")
    assert (t.resources(0), t.resources(2), t.hand(0)) == ({"copper": 2}, {"moss": 1}, {"moss_loft": 1})
    t = played(second(), "parcel_puffin", "nut*3")
    assert (t.resources(0), t.hand(0), t.actors()) == ({}, {}, [1])  # nothing to give
    t = played(second().goods(0, moss=1), "parcel_puffin", "nut*3")
    t.do(0, "no")
    assert (t.resources(0), t.actors()) == ({"moss": 1}, [1])


def test_card_carol_wren() -> None:
    t = played(second().build(0, "timber_slide", "hazel_bin"), "carol_wren", "nut*3")
    assert t.legal(0, "city") == ["city 0 1", "city 0 2"]
    t.do(0, "city 0 1")
    assert (t.resources(0), t.actors()) == ({"birch": 1}, [1])
    t = played(second().build(0, "timber_slide", "hazel_bin", "guest_porch"), "carol_wren", "nut*3")
    t.do(0, "city 0 1", "city 0 1")  # the same one again
    assert t.resources(0) == {"birch": 4}
    t = played(second().build(0, "rye_oven").build(0, "guest_porch", snow=True), "carol_wren", "nut*3")
    t.do(0, "city 0 1")
    assert (t.resources(0), t.actors()) == ({"nut": 1}, [1])


def test_card_gift_sledge() -> None:
    t = second(3).hold(0, "gift_sledge").goods(0, birch=1)
    assert t.legal(0, "play gift_sledge") == [
        "play gift_sledge from hand paying birch into 1",
        "play gift_sledge from hand paying birch into 2",
    ]
    t.do(0, "play gift_sledge from hand paying birch into 1", "resources copper nut")
    t.deal("draw 0 moss_loft")
    assert (t.resources(0), t.hand(0)) == ({"copper": 1, "nut": 1}, {"moss_loft": 1})
    assert (t.city(1), t.resources(1), t.sources(1)) == (["gift_sledge"], {}, {"cards": 1})


# --- destination ---


def test_card_signal_fire() -> None:
    t = second().build(0, "signal_fire").giants("pedlar_yak", "mossback_elk", "emberback_boar", "soot_wolf")
    t.do(0, "visit animal 0 1", "giant emberback_boar")
    t.deal("rise echo_puma")
    assert (t.fire(0), t.tokens(0)) == (3, 2)  # itself a hearth; the points of the slot
    assert t.open_giants() == ["echo_puma", "pedlar_yak", "mossback_elk", "soot_wolf"]


def test_card_skating_pond() -> None:
    t = second().build(0, "skating_pond").animals(1, "hot_spring_1").snow_on("moss_hollow")
    t.do(0, "visit animal 0 1")
    assert "copy moss_hollow" not in t.legal(0)
    assert not [text for text in t.legal(0) if "forge" in text or "guild" in text]
    t.do(0, "copy hot_spring_1")
    t.deal("draw 0 moss_loft", "draw 0 moss_loft", "draw 0 rye_oven")
    assert (t.fire(0), t.hand_size(0)) == (2, 3)


def test_card_mist_guard() -> None:
    t = second(3).build(0, "mist_guard").valley("timber_slide", "rye_oven", *QUIET[2:])
    t.do(0, "visit animal 0 1", "valley timber_slide", "valley rye_oven")
    t.deal_any("reveal bath_otter", "reveal air_guard")
    t.do(0, "person 2", "give rye_oven to 2")
    assert (t.fire(0), t.hand(0), t.hand(1)) == (1, {"timber_slide": 1}, {})
    assert (t.hand(2), t.actors()) == ({"rye_oven": 1}, [1])


def test_card_candle_lemming() -> None:
    t = second().build(0, "candle_lemming").goods(0, fire=3)
    t.do(0, "visit animal 0 1")
    assert t.legal(0) == ["times 0", "times 1", "times 2"]
    t.do(0, "times 2")
    t.deal("draw 0 moss_loft")
    assert (t.fire(0), t.tokens(0), t.resources(0)) == (1, 2, {"nut": 2})
    t = second().build(1, "candle_lemming")
    t.do(0, "visit animal 1 1")
    t.deal("draw 0 moss_loft")
    assert (t.tokens(0), t.tokens(1), t.hand(0)) == (0, 1, {"moss_loft": 1})  # the host's point


def test_card_market_marmot() -> None:
    t = second(3).build(0, "market_marmot").hold(0, "jay_forager", "great_stove").goods(0, copper=1)
    t.do(0, "visit animal 0 1", "yes", "person 2", "give jay_forager to 2")
    t.do(0, "play great_stove from hand paying copper")
    assert (t.city(0), t.hand(2), t.resources(0)) == (
        ["market_marmot", "great_stove"],
        {"jay_forager": 1},
        {},
    )
    t = second().build(0, "market_marmot").hold(0, "jay_forager")
    t.do(0, "visit animal 0 1", "no")
    assert (t.hand(0), t.actors()) == ({"jay_forager": 1}, [1])
    t = second().build(0, "market_marmot")
    t.do(0, "visit animal 0 1")
    assert t.actors() == [1]  # no card to give


# --- prosperity ---


def test_card_forest_guard() -> None:
    assert bonus(second().build(0, "forest_guard")) == 2
    assert bonus(second().build(0, "forest_guard", "fire_guard*2", "larder_vole")) == 6
    assert bonus(second().build(0, "forest_guard", "fire_guard*3", "air_guard")) == 8
    assert bonus(second().build(0, "forest_guard").build(0, "air_guard", snow=True)) == 2


def test_card_festival_fox() -> None:
    assert bonus(second().build(0, "festival_fox")) == 2
    assert bonus(second().build(0, "festival_fox", "guest_porch", "skating_pond", "rye_oven")) == 6
    assert bonus(second().build(0, "festival_fox", "guest_porch", "skating_pond*2", "candle_lemming")) == 8
    assert bonus(second().build(0, "festival_fox").build(1, "guest_porch")) == 2


def test_card_craft_elder() -> None:
    assert bonus(second().build(0, "craft_elder", "timber_slide*2")) == 0
    assert bonus(second().build(0, "craft_elder", "timber_slide", "jay_forager")) == 2
    city = ("timber_slide*3", "moss_loft*2", "jay_forager*2", "fire_guard*3")
    assert bonus(second().build(0, "craft_elder", *city)) == 8


def test_card_moose_matron() -> None:
    assert bonus(second().build(0, "moose_matron")) == 0
    assert bonus(second().build(0, "moose_matron", "air_guard")) == 1
    assert bonus(second().build(0, "moose_matron", "air_guard", "fire_guard", "rye_oven")) == 1
    assert bonus(second().build(0, "moose_matron", "air_guard", "fire_guard*3")) == 2


def test_card_feast_table() -> None:
    assert bonus(second().build(0, "feast_table")) == 2
    assert bonus(second().build(0, "feast_table", "rye_oven", "larder_vole")) == 6
    assert bonus(second().build(0, "feast_table", "rye_oven*2", "hazel_bin*2")) == 8


def test_card_ember_brazier() -> None:
    assert bonus(second().build(0, "ember_brazier").goods(0, fire=6)) == 2
    assert bonus(second().build(0, "ember_brazier", "signal_fire", "hazel_bin")) == 4
    assert bonus(second().build(0, "ember_brazier", "rye_oven*2", "charcoal_kiln*2")) == 8
    t = autumn(second().build(0, "ember_brazier", "row_cottage*3"))
    assert t.snowed(0) == [2, 3, 4]  # the brazier has the most points


def test_card_terrace_town() -> None:
    assert bonus(second().build(0, "terrace_town", "larder_vole")) == 0
    assert bonus(second().build(0, "terrace_town", "larder_vole", "air_guard")) == 1
    snowed = second().build(0, "terrace_town", "larder_vole").build(0, "air_guard", snow=True)
    assert bonus(snowed) == 0
    city = ("row_cottage*3", "fire_guard*3", "timber_slide*3", "stoker_stoat*3", "sledge_depot*2")  # 14
    t = second().build(0, "terrace_town", *city).hold(0, "larder_vole").goods(0, nut=3)
    t.do(0, "play larder_vole from hand paying nut*3")
    assert len(t.city(0)) == 16
    t = second().build(0, "larder_vole", *city).hold(0, "air_guard").goods(0, nut=3)
    t.refused(0, "play air_guard from hand paying nut*3", "CITY_FULL")


# --- combinations ---


def test_combination_of_shed_and_vole() -> None:
    """A creature brings wood, a construction brings a nut: each play pays for a part of the next."""
    t = second().build(0, "larder_vole", "offcut_shed").hold(0, "row_cottage", "silver_quartermaster")
    t.goods(0, nut=2, copper=1)
    t.do(0, "play silver_quartermaster from hand paying nut*2", "option 0")
    assert t.resources(0) == {"birch": 1, "copper": 1}
    t.do(1, "place animal birch_slope")
    t.deal_any()
    t.do(0, "play row_cottage from hand paying birch copper")
    assert t.resources(0) == {"nut": 1}


def test_combination_of_boar_and_hearths() -> None:
    assert called("emberback_boar", second().build(0, "rye_oven", "charcoal_kiln")).fire(0) == 4


def test_two_reactions_to_one_play_in_an_order_of_ones_choice() -> None:
    t = second().build(0, "tally_magpie", "offcut_shed").hold(0, "larder_vole").goods(0, nut=3)
    t.do(0, "play larder_vole from hand paying nut*3")
    assert t.decision() == "order"
    texts = t.legal(0)
    t.do(0, texts[1], "option 1")
    t.deal("draw 0 moss_loft")
    assert (t.resources(0), t.hand(0)) == ({"moss": 1}, {"moss_loft": 1})
