"""How effects are carried out: partly or not at all, when reactions come and in which order, abilities (GEN-2, GEN-3,
TURN-15, EFF-3, EFF-56, AMB-61, AMB-69); one rule per test."""

from tests.games.silverfrost.scene import Scene, deck_with, scene


def giant(t: Scene, name: str) -> Scene:
    """Seat 0 uses this giant."""
    t.giants(name, "larder_bear", "mossback_elk", "emberback_boar").goods(0, fire=1)
    t.do(0, "place animal beacon_1", f"giant {name}")
    return t


# --- as far as possible ---


def test_GEN_3_what_is_mandatory_is_done_as_far_as_possible() -> None:
    """Three cards of the valley with room for one; then one is given away."""
    t = scene().build(0, "mist_guard").hold(0, "row_cottage*4", "sledge_depot*3")
    t.do(0, "visit animal 0 1", "valley moss_loft")
    t.deal_any("reveal bath_otter")
    assert (t.fire(0), t.hand_size(0)) == (1, 8)
    t.do(0, "give row_cottage to 1")
    assert (t.hand_size(0), t.hand_size(1)) == (7, 1)


def test_GEN_3_nothing_to_take() -> None:
    t = scene().valley_snow(
        "timber_slide",
        "moss_loft",
        "copper_adit",
        "hazel_bin",
        "charcoal_kiln",
        "rye_oven",
        "jay_forager",
        "stoker_stoat",
    )
    t = giant(t, "choosy_chamois")
    assert (t.hand_size(0), t.fire(0)) == (0, 1)  # the second step is done all the same


def test_GEN_3_nothing_to_give() -> None:
    """The Story Swan draws four and gives one; its reward is only for a gift made (EFF-59)."""
    t = scene().build(1, "chronicle_keeper").draw_deck().hide_discards(1, 1)
    t = giant(t, "story_swan")
    assert (t.hand_size(0), t.tokens(0)) == (0, 0)


def test_EFF_3_a_may_without_a_payment_needs_its_first_step() -> None:
    """Three valley cards to discard: with two left nobody is asked."""
    names = ("timber_slide", "moss_loft", "copper_adit", "hazel_bin", "charcoal_kiln", "rye_oven")
    t = giant(scene().valley_snow(*names), "sweeping_wolverine")
    assert t.decision() == "valley"
    t = giant(scene().valley_snow(*names[1:]), "sweeping_wolverine")
    assert sorted(t.legal(0)) == ["no", "yes"]


def test_EFF_3_a_may_with_a_payment_needs_only_the_payment() -> None:
    """The Signal Fire costs a fire although no giant lies open."""
    t = scene().goods(0, fire=1).build(0, "signal_fire").giants(None, None, None, None)
    for number in range(t.deck.giants):
        t.s.giant_pile[number], t.s.giant_gone[number] = 0, t.s.giant_pile[number] + t.s.giant_gone[number]
    t.do(0, "visit animal 0 1")
    assert t.decision() == "yes_no"


def test_EFF_3_activating_in_the_left_city() -> None:
    deck = deck_with(
        cards=[
            {
                "id": "borrower",
                "type": "traveller",
                "effects": [
                    {
                        "on": "play",
                        "do": [
                            {
                                "may": {
                                    "then": [
                                        {
                                            "activate": {
                                                "which": "produce",
                                                "city": "left",
                                                "filter": {"type": ["production"]},
                                            }
                                        }
                                    ]
                                }
                            }
                        ],
                    }
                ],
            }
        ]
    )
    t = scene(2, deck=deck).hold(0, "borrower").build(1, "stoker_stoat")
    t.do(0, "play borrower from hand paying nothing")
    assert t.decision() == "yes_no"  # the own city has nothing to activate, the left one has
    t.do(0, "yes", "city 1 1")
    assert (t.fire(0), t.fire(1)) == (1, 0)
    t = scene(2, deck=deck).hold(0, "borrower").build(0, "stoker_stoat")
    t.do(0, "play borrower from hand paying nothing")
    assert t.actors() == [1]  # and here it is the other way round


def test_GEN_3_a_payment_is_never_made_in_part() -> None:
    t = scene().goods(0, copper=1, moss=1).hold(0, "kettle_smithy").goods(0, copper=2)
    t.do(0, "play kettle_smithy from hand paying moss copper*2")
    assert sorted(t.legal(0)) == ["times 0", "times 1"]  # one copper is left


def test_AMB_61_looking_with_a_full_hand() -> None:
    t = (
        scene()
        .no_animals(0)
        .build(0, "pantry_marten")
        .hold(0, "row_cottage*4", "sledge_depot*3", "avalanche_horn")
    )
    t.do(0, "prepare")
    t.deal("look 0 bath_otter", "look 0 mist_guard", "look 0 air_guard", "look 0 bell_tower")
    assert (t.hand_size(0), t.decision()) == (8, "snowing")
    assert t.discards() == {"bath_otter": 1, "mist_guard": 1, "air_guard": 1, "bell_tower": 1}


def test_EFF_57_exactly_as_many_as_it_says() -> None:
    t = giant(scene(), "riddling_condor")
    t.deal(
        "look 0 bath_otter",
        "look 0 mist_guard",
        "look 0 air_guard",
        "look 0 bell_tower",
        "look 0 plough_yard",
    )
    for text in ("hold bath_otter", "hold nothing", "hold bath_otter mist_guard air_guard"):
        t.refused(0, text, "WRONG_NUMBER")
    t.do(0, "hold bath_otter mist_guard")
    assert t.hand(0) == {"bath_otter": 1, "mist_guard": 1}


def test_EFF_57_as_many_resources_as_it_says() -> None:
    """FORGE-1 is named only at the Forge."""
    t = scene().build(0, "bath_otter")
    t.do(0, "visit animal 0 1")
    for text in ("resources birch*2", "resources nothing"):
        assert t.refused(0, text, "WRONG_NUMBER").rule in ("GEN-3", "GEN-7")


def test_EFF_57_several_cards_of_one_stack() -> None:
    rest = (
        "copper_adit",
        "hazel_bin",
        "charcoal_kiln",
        "rye_oven",
        "jay_forager",
        "stoker_stoat",
        "moss_loft",
    )
    t = giant(scene().valley("timber_slide*3", *rest), "choosy_chamois")
    t.do(0, "valley timber_slide", "valley timber_slide")
    assert (t.hand(0), t.in_valley()[0]) == ({"timber_slide": 2}, "timber_slide")  # no gap, nothing revealed
    assert t.fire(0) == 1


# --- reactions ---


def test_EFF_56_clearing_while_placing_reacts_after_the_action() -> None:
    t = scene().goods(0, fire=2).build(0, "plough_yard").snow_on("beacon_1")
    t.do(0, "place animal beacon_1")
    assert (t.decision(), t.hand_size(0)) == ("giant", 0)
    t.do(0, "giant emberback_boar")
    t.deal("rise story_swan")
    assert (t.decision(), t.fire(0)) == ("drawing", 3)


def test_EFF_56_clearing_while_playing_reacts_in_the_sixth_step() -> None:
    t = scene().goods(0, fire=1, birch=1, moss=1).build(0, "plough_yard").valley_snow("timber_slide")
    t.do(0, "play timber_slide from valley paying birch moss")
    assert (t.decision(), t.resources(0)) == ("drawing", {"birch": 1})  # its own effect came first


def test_EFF_56_after_a_giant_means_after_the_refill() -> None:
    t = scene().build(0, "mountain_guard").goods(0, fire=1)
    t.do(0, "place animal beacon_1", "giant emberback_boar")
    assert t.decision() == "giants"
    t.deal("rise story_swan")
    assert t.decision() == "option"


def test_EFF_56_once_per_turn() -> None:
    t = (
        scene()
        .goods(0, fire=3)
        .build(0, "plough_yard")
        .build(0, "wax_chandler", "moss_loft", "rye_oven", snow=True)
    )
    t.go(0, "visit animal 0 2", "times 0")
    assert t.hand_size(0) == 1
    t.go(0, "clear 3")
    assert t.hand_size(0) == 1
    t.go(1, "place animal birch_edge")
    t.go(0, "clear 4")
    assert t.hand_size(0) == 2  # in a later turn again


def test_AMB_69_each_orders_the_own_reactions() -> None:
    t = scene().goods(0, fire=1).build(0, "silver_quartermaster", "plough_yard").snow_on("birch_slope")
    t.do(0, "place guard birch_slope")
    assert t.resources(0) == {"birch": 3}
    assert sorted(t.legal(0)) == ["next 1 1", "next 2 0"]
    t.go(0, "next 2 0")
    assert (t.hand_size(0), t.actors()) == (2, [1])


def test_AMB_69_the_active_player_first() -> None:
    t = scene(3).build(0, "silver_quartermaster").build(2, "wax_chandler", "guest_porch")
    t.do(0, "visit guard 2 1", "times 0")
    assert t.decision() == "drawing"
    t.deal("draw 0 moss_loft")
    assert (t.decision(), t.actors()) == ("resources", [2])
    t.do(2, "resources nut")
    assert (t.resources(2), t.tokens(2)) == ({"nut": 1}, 1)
    assert t.actors() == [1]


def test_TURN_8_not_in_the_middle_of_another_players_decision() -> None:
    t = scene(3).goods(0, fire=2).build(0, "moss_loft", snow=True).build(2, "wax_chandler", "guest_porch")
    t.do(0, "visit animal 2 1", "times 0")
    assert t.actors() == [2]
    assert t.refused(0, "clear 1").rule == "TURN-16"
    t.do(2, "resources nut")
    t.do(0, "clear 1")
    assert t.actors() == [1]


# --- abilities ---


def test_TURN_15_at_the_moments_of_turn_8() -> None:
    for moment in ("before", "during", "after"):
        t = scene().goods(0, fire=1).hold(0, "row_cottage").build(0, "storm_scout").snow_on("birch_slope")
        use = ("use 1 0", "discard row_cottage", "at birch_slope")
        if moment == "before":
            t.do(0, *use)
        t.do(0, "place animal beacon_1")
        if moment == "during":
            t.do(0, *use)
            assert t.decision() == "giant"
        t.do(0, "giant emberback_boar")
        t.deal_any()
        if moment == "after":
            t.do(0, *use)
        assert (t.snow_tokens(0), t.actors()) == (1, [1])


def test_TURN_15_again_in_the_next_turn() -> None:
    t = scene().hold(0, "row_cottage*2").build(0, "storm_scout").snow_on("birch_slope", "moss_hollow")
    t.do(0, "use 1 0", "discard row_cottage", "at birch_slope", "place animal birch_slope")
    t.go(1, "place animal birch_edge")
    t.do(0, "use 1 0", "discard row_cottage", "at moss_hollow", "place guard moss_hollow")
    assert t.snow_tokens(0) == 2


def test_TURN_15_binds() -> None:
    t = scene().no_animals(0).goods(0, birch=1, moss=1).hold(0, "row_cottage").build(0, "storm_scout")
    t.snow_on("birch_slope")
    assert "prepare" in t.legal(0)
    t.do(0, "use 1 0", "discard row_cottage", "at birch_slope")
    assert t.legal(0) == ["play timber_slide from valley paying birch moss"]


def test_TURN_15_the_discard_must_leave_something_to_play() -> None:
    """Two cards in hand, one of them playable: only the other may be discarded."""
    t = scene().no_animals(0).goods(0, birch=2).hold(0, "notice_board", "row_cottage").build(0, "storm_scout")
    t.valley(
        "bell_tower",
        "hall_of_deeds",
        "chimney_row",
        "signal_fire",
        "great_stove",
        "rye_oven",
        "ice_house",
        "hazel_bin",
    )
    t.snow_on("birch_slope")
    t.do(0, "use 1 0")
    assert t.legal(0) == ["discard row_cottage"]
    assert t.refused(0, "discard notice_board").rule == "TURN-10"
