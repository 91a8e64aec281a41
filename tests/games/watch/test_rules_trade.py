"""Trading in the base game (TRD): with the supply, and between seats by offers and proposals."""

import pytest
from tests.games.watch.layout import BLACK, BLUE, KINDS, RED, ROAD, SCENE, YELLOW, path, plus
from tests.games.watch.play import (
    active,
    do,
    event,
    hand,
    hands,
    moves,
    names,
    nature,
    phase,
    refused,
    roll,
    seat_of,
    supply,
    view,
)
from tests.games.watch.scene import Scene

from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import State

ROUTES = [(at, route["kind"]) for route in SCENE["routes"] for at in route["ends"]]


def market(**options: object) -> State:
    """Red's turn; everybody has one kind of card, three of each."""
    scene = (
        Scene(4, "base", **options)
        .hand(RED, lumber=3)
        .hand(BLUE, brick=3)
        .hand(YELLOW, wool=3)
        .hand(BLACK, grain=3)
    )
    return scene.turn(RED).state()


# --- who and when ---


def test_TRD_1_trading_is_done_in_the_active_players_turn_after_the_dice() -> None:
    s = Scene().hand(RED, wool=4).hand(BLUE, ore=1).turn(RED, rolled=False).state()
    refused(s, RED, "trade wool*4 for ore", "ROLL_FIRST", "TURN-4")
    refused(s, RED, "offer wool for ore", "ROLL_FIRST", "TURN-4")
    refused(s, BLUE, "propose ore for wool", "NOT_TRADE_PHASE", "TRD-1")
    do(s, RED, "roll")
    refused(s, BLUE, "propose ore for wool", "NOT_TRADE_PHASE", "TRD-1")
    nature(s, "dice 1 1")
    do(s, BLUE, "propose ore for wool")
    do(s, RED, "trade wool*4 for ore")


def test_TRD_1_b_nobody_proposes_while_a_seven_is_resolved() -> None:
    s = Scene().hand(BLUE, ore=1).turn(RED, rolled=False).state()
    roll(s, 3, 4)
    refused(s, BLUE, "propose ore for wool", "NOT_TRADE_PHASE", "TRD-1")


def test_TRD_2_the_active_player_trades_as_often_as_the_cards_allow() -> None:
    s = Scene().hand(RED, wool=12).hand(BLUE, ore=2).turn(RED).state()
    do(s, RED, "trade wool*4 for ore", "trade wool*4 for ore", "trade wool*4 for ore")
    do(s, RED, "offer ore for lumber to 1", "withdraw", "offer ore for brick to 1", "withdraw")
    assert hand(s, RED) == {"ore": 3}


def test_TRD_2_b_completed_trades_are_never_limited() -> None:
    scene = Scene(offers_per_turn=1).hand(RED, wool=15).hand(BLUE, ore=15)
    s = scene.turn(RED).state()
    for _ in range(14):
        do(s, RED, "offer wool for ore to 1")
        do(s, BLUE, "accept")
        do(s, RED, "deal 1")
    for _ in range(14):
        do(s, BLUE, "propose wool for ore")
        do(s, RED, "deal 1")
    assert (hand(s, RED), hand(s, BLUE)) == ({"wool": 15}, {"ore": 15})


@pytest.mark.parametrize("limit", [1, 3])
def test_TRD_16_offers_that_come_to_nothing_are_limited_by_option(limit: int) -> None:
    s = market(offers_per_turn=limit)
    for _ in range(limit):
        do(s, RED, "offer lumber for ore", "withdraw")
    refusal = refused(s, RED, "offer lumber for ore", "TOO_MANY_OFFERS", "TRD-16")
    assert (refusal.args, refusal.needs) == ({"offers": limit}, {"option": "offers_per_turn"})
    for _ in range(limit):
        do(s, BLUE, "propose brick for ore")
        do(s, RED, "reject 1")
    refused(s, BLUE, "propose brick for lumber", "TOO_MANY_OFFERS", "TRD-16")
    do(s, YELLOW, "propose wool for lumber")  # each seat has its own count
    do(s, RED, "deal 2", "end")
    roll(s, 1, 1)
    do(s, BLUE, "offer brick for ore", "withdraw")  # counted anew in the next turn
    do(s, RED, "propose wool for brick")


def test_TRD_16_b_with_the_default_twelve_may_fail() -> None:
    s = market()
    for _ in range(12):
        do(s, RED, "offer lumber for ore to 1", "withdraw")
    refused(s, RED, "offer lumber for ore to 1", "TOO_MANY_OFFERS", "TRD-16")


def test_TRD_16_c_what_counts_is_turned_down_by_all_withdrawn_or_replaced() -> None:
    s = market(offers_per_turn=1)
    do(s, BLUE, "propose brick for ore", "propose brick for lumber")  # the first is replaced
    refused(s, BLUE, "propose brick for wool", "TOO_MANY_OFFERS", "TRD-16")
    do(s, RED, "deal 1", "offer lumber for ore to 1,2")
    do(s, BLUE, "decline")
    do(s, YELLOW, "decline")
    refused(s, RED, "offer lumber for ore", "TOO_MANY_OFFERS", "TRD-16")


def test_TRD_16_d_what_does_not_count_is_open_traded_or_without_its_cards() -> None:
    s = market(offers_per_turn=1)
    do(s, BLUE, "propose brick for lumber")
    do(s, RED, "offer lumber for brick to 1")
    do(s, BLUE, "accept")
    assert "proposal_closed" in names(do(s, RED, "deal 1"))  # Blue's cards may be gone
    do(s, BLUE, "propose brick for lumber")
    do(s, RED, "deal 1")
    do(s, BLUE, "propose brick for lumber")
    do(s, RED, "end")
    roll(s, 1, 1)
    do(s, BLUE, "offer brick for wool", "withdraw")


def test_TRD_16_e_only_the_active_seat_turns_down_an_open_proposal() -> None:
    s = market()
    refused(s, RED, "reject 1", "NO_TERMS", "TRD-5")
    refused(s, RED, "reject 5", "NO_TERMS", "TRD-5")
    do(s, BLUE, "propose brick for ore")
    refused(s, YELLOW, "reject 1", "NOT_YOUR_TURN", "TURN-1")
    assert moves(s, RED, "reject") == ["reject 1"]
    events = do(s, RED, "reject 1")
    assert [(found.name, found.args) for found in events] == [("reject", {"with": BLUE})]
    assert (seat_of(s, BLUE)["proposal"], hand(s, BLUE)) == (None, {"brick": 3})
    closed = market(player_trade=False)
    refused(closed, RED, "reject 1", "NO_PLAYER_TRADE", "TRD-5")


def test_TRD_3_only_resource_cards_change_hands() -> None:
    s = Scene().cards(RED, patrol=1).settlement(RED, 16).hand(RED, wool=1).turn(RED).state()
    for text in (
        "offer patrol for ore",
        "offer wool for victory",
        "trade settlement for ore",
        "offer points for ore",
    ):
        refused(s, RED, text, "RESOURCES_ONLY", "TRD-3")
    refused(s, BLUE, "propose roads for wool", "RESOURCES_ONLY", "TRD-3")


def test_TRD_4_every_trade_has_the_active_player_as_a_party() -> None:
    s = market()
    refused(s, BLUE, "offer brick for wool to 2", "ONLY_WITH_ACTIVE_PLAYER", "TRD-4")
    refused(s, BLUE, "trade brick*4 for ore", "NOT_YOUR_TURN", "TRD-4")
    refused(s, RED, "offer lumber for ore to 0", "BAD_PARTNER", "TRD-4")
    refused(s, RED, "offer lumber for ore to 0,1", "BAD_PARTNER", "TRD-4")
    three = Scene(3).hand(RED, lumber=1).turn(RED).state()
    refused(three, RED, "offer lumber for ore to 3", "BAD_PARTNER", "TRD-4")
    refused(s, RED, "propose lumber for ore", "USE_OFFER", "TRD-5")
    do(s, BLUE, "propose brick for lumber")
    refused(s, YELLOW, "deal 1", "NOT_YOUR_TURN", "TURN-1")


# --- offers ---


def test_TRD_5_an_offer_goes_to_all_others_or_to_those_named() -> None:
    s = market()
    events = do(s, RED, "offer lumber for brick")
    assert event(events, "offer").args == {"give": {"lumber": 1}, "take": {"brick": 1}, "seats": [1, 2, 3]}
    assert (phase(s), GAME.actors(s)) == ("offer", [BLUE, YELLOW, BLACK, RED])
    do(s, RED, "withdraw", "offer lumber for brick to 1,3")
    assert GAME.actors(s) == [BLUE, BLACK, RED]
    refused(s, YELLOW, "accept", "NOT_YOUR_TURN", "TURN-1")
    assert GAME.legal_moves(s, YELLOW) == []


def test_TRD_5_b_a_trade_happens_when_both_agree() -> None:
    s = market()
    do(s, RED, "offer lumber*2 for brick")
    assert moves(s, BLUE) == ["accept", "decline"]
    assert moves(s, YELLOW) == ["decline"]  # holds no brick
    assert moves(s, RED) == ["withdraw"]
    refused(s, RED, "deal 1", "NO_TERMS", "TRD-5")
    do(s, BLUE, "accept")
    assert hands(s) == [{"lumber": 3}, {"brick": 3}, {"wool": 3}, {"grain": 3}]  # nothing moves yet
    assert moves(s, RED) == ["deal 1", "withdraw"]
    events = do(s, RED, "deal 1")
    assert hands(s)[:2] == [{"lumber": 1, "brick": 1}, {"lumber": 2, "brick": 2}]
    args = event(events, "deal").args
    assert (args["with"], args["cards"], args["back"]) == (1, {"lumber": 2}, {"brick": 1})
    assert phase(s) == "act"
    assert view(s, RED)["offer"] is None


def test_TRD_5_c_the_active_player_chooses_among_those_who_accept() -> None:
    s = Scene().hand(RED, lumber=1).hand(BLUE, ore=1).hand(YELLOW, ore=1).hand(BLACK, ore=1).turn(RED).state()
    do(s, RED, "offer lumber for ore")
    do(s, BLACK, "accept")
    do(s, BLUE, "accept")
    assert GAME.actors(s) == [YELLOW, RED]
    assert moves(s, RED) == ["deal 1", "deal 3", "withdraw"]
    do(s, RED, "deal 3")
    assert hands(s) == [{"ore": 1}, {"ore": 1}, {"ore": 1}, {"lumber": 1}]


def test_TRD_5_d_a_counter_offer_may_be_taken() -> None:
    s = market()
    do(s, RED, "offer lumber for brick")
    events = do(s, BLUE, "counter brick*2 for lumber*3")
    assert event(events, "counter").args == {"give": {"brick": 2}, "take": {"lumber": 3}}
    answers = view(s, BLACK)["offer"]["answers"]
    assert answers[BLUE] == {"answer": "countered", "give": {"brick": 2}, "take": {"lumber": 3}}
    assert answers[YELLOW] == {"answer": "waiting"}
    assert answers[RED] is None
    do(s, RED, "deal 1")
    assert hands(s)[:2] == [{"brick": 2}, {"lumber": 3, "brick": 1}]


def test_TRD_5_e_a_counter_the_active_player_cannot_pay_is_not_taken() -> None:
    s = market()
    do(s, RED, "offer lumber for brick")
    do(s, BLUE, "counter brick for ore")
    assert moves(s, RED) == ["withdraw"]
    refused(s, RED, "deal 1", "NOT_ENOUGH_CARDS", "TRD-5")


def test_TRD_5_f_an_answer_is_given_once() -> None:
    s = market()
    do(s, RED, "offer lumber for brick")
    do(s, BLUE, "decline")
    for text in ("accept", "decline", "counter brick for lumber"):
        refused(s, BLUE, text, "PENDING_DECISION", "TURN-7")


def test_TRD_5_g_an_offer_everybody_declines_is_closed() -> None:
    s = market()
    do(s, RED, "offer lumber for brick to 1,2")
    assert names(do(s, BLUE, "decline")) == ["decline"]
    assert names(do(s, YELLOW, "decline")) == ["decline", "offer_failed"]
    assert (phase(s), GAME.actors(s)) == ("act", [RED])


def test_TRD_5_h_an_offer_may_be_withdrawn_even_after_somebody_accepted() -> None:
    s = market()
    do(s, RED, "offer lumber for brick")
    do(s, BLUE, "accept")
    assert names(do(s, RED, "withdraw")) == ["withdraw"]
    assert phase(s) == "act"
    refused(s, RED, "deal 1", "NO_TERMS", "TRD-5")
    assert hands(s)[:2] == [{"lumber": 3}, {"brick": 3}]


def test_TRD_5_i_offers_return_to_the_phase_they_came_from() -> None:
    s = market(phases="separate")
    do(s, RED, "offer lumber for brick")
    do(s, BLUE, "accept")
    do(s, RED, "deal 1")
    assert phase(s) == "trade"


def test_TRD_5_j_player_trade_can_be_switched_off() -> None:
    s = market(player_trade=False)
    refused(s, RED, "offer lumber for brick", "NO_PLAYER_TRADE", "TRD-5")
    refused(s, BLUE, "propose brick for lumber", "NO_PLAYER_TRADE", "TRD-5")
    refused(s, RED, "deal 1", "NO_PLAYER_TRADE", "TRD-5")
    do(s, RED, "end")


# --- proposals ---


def test_TRD_5_k_the_others_may_propose_and_the_active_player_takes_it_or_not() -> None:
    s = market()
    events = do(s, BLUE, "propose brick for lumber*2")
    assert event(events, "propose").args == {"give": {"brick": 1}, "take": {"lumber": 2}}
    assert (phase(s), GAME.actors(s)) == ("act", [RED])  # nobody has to answer
    assert view(s, BLACK)["seats"][BLUE]["proposal"] == {"give": {"brick": 1}, "take": {"lumber": 2}}
    assert "deal 1" in moves(s, RED)
    do(s, RED, "deal 1")
    assert hands(s)[:2] == [{"lumber": 1, "brick": 1}, {"lumber": 2, "brick": 2}]
    assert seat_of(s, BLUE)["proposal"] is None
    refused(s, RED, "deal 1", "NO_TERMS", "TRD-5")


def test_TRD_5_l_a_new_proposal_replaces_the_old_one() -> None:
    s = market()
    do(s, BLUE, "propose brick for ore")
    do(s, BLUE, "propose brick*2 for lumber")
    do(s, RED, "deal 1")
    assert hands(s)[:2] == [{"lumber": 2, "brick": 2}, {"lumber": 1, "brick": 1}]


def test_TRD_5_m_proposals_do_not_outlive_the_turn() -> None:
    s = market()
    do(s, BLUE, "propose brick for lumber")
    do(s, BLACK, "propose grain for lumber")
    do(s, RED, "end")
    assert all(seat_of(s, seat)["proposal"] is None for seat in range(4))
    roll(s, 1, 1)
    assert active(s) == BLUE
    refused(s, BLUE, "deal 3", "NO_TERMS", "TRD-5")


def test_TRD_5_n_a_proposal_the_active_player_cannot_pay_waits() -> None:
    s = market()
    do(s, BLUE, "propose brick for ore")
    assert "deal 1" not in moves(s, RED)
    refused(s, RED, "deal 1", "NOT_ENOUGH_CARDS", "TRD-5")


def test_TRD_5_o_a_theft_closes_the_victims_proposal() -> None:
    scene = Scene().settlement(BLUE, 5).hand(BLUE, ore=1, wool=1).hand(RED, brick=1).cards(RED, patrol=1)
    s = scene.turn(RED).state()
    do(s, BLUE, "propose ore for brick")
    do(s, RED, "patrol", "tormund 1")
    events = nature(s, "steal 0 1 wool")
    assert "proposal_closed" in names(events)
    refused(s, RED, "deal 1", "NO_TERMS", "TRD-5")


def test_TRD_5_p_proposals_may_be_made_while_an_offer_is_open_and_wait_behind_it() -> None:
    s = market()
    do(s, RED, "offer lumber for brick to 1")
    do(s, YELLOW, "propose wool for lumber")
    assert moves(s, RED) == ["withdraw"]
    refused(s, RED, "deal 2", "NO_TERMS", "TRD-5")
    do(s, RED, "withdraw", "deal 2")
    assert hands(s)[0] == {"lumber": 2, "wool": 1}


def test_TRD_5_q_an_offer_beyond_the_hand_is_refused_for_everybody_alike() -> None:
    s = market()
    refused(s, RED, "offer lumber*4 for brick", "NOT_ENOUGH_CARDS", "TRD-5")
    do(s, RED, "offer lumber for brick*4 to 1")  # what the others hold is secret
    refused(s, BLUE, "accept", "NOT_ENOUGH_CARDS", "TRD-5")
    assert moves(s, BLUE) == ["decline"]


def test_TRD_6_each_side_gives_at_least_one_card() -> None:
    s = market(same_kind_trade=True)
    for text in ("offer lumber for nothing", "offer nothing for brick", "trade lumber*3 for nothing"):
        refused(s, RED, text, "NO_GIFTS", "TRD-6")
    refused(s, BLUE, "propose brick for nothing", "NO_GIFTS", "TRD-6")


def test_TRD_7_no_kind_appears_on_both_sides_unless_the_option_allows_it() -> None:
    def table(**options: object) -> State:
        scene = Scene(4, "base", **options).hand(RED, wool=3, ore=1).hand(BLUE, wool=2, brick=1)
        return scene.turn(RED).state()

    s = table()
    for text in ("offer wool*2 for wool", "offer wool ore for brick wool"):
        refused(s, RED, text, "SAME_KIND", "TRD-7")
    refused(s, BLUE, "propose wool*2 for wool", "SAME_KIND", "TRD-7")
    s = table(same_kind_trade=True)
    do(s, RED, "offer wool ore for wool brick to 1")
    do(s, BLUE, "accept")
    do(s, RED, "deal 1")
    assert hands(s)[:2] == [{"brick": 1, "wool": 3}, {"wool": 2, "ore": 1}]


# --- the supply ---


@pytest.mark.parametrize("given", KINDS)
def test_TRD_8_without_a_route_four_equal_cards_buy_one_of_another_kind(given: str) -> None:
    s = Scene().hand(RED, **{given: 4}).turn(RED).state()
    others = [kind for kind in KINDS if kind != given]
    assert moves(s, RED, "trade") == sorted(f"trade {given}*4 for {kind}" for kind in others)
    refused(s, RED, f"trade {given}*4 for {given}", "SAME_KIND", "TRD-8")
    refused(s, RED, f"trade {given}*3 for {others[0]}", "BAD_RATE", "TRD-13")
    events = do(s, RED, f"trade {given}*4 for {others[0]}")
    assert hand(s, RED) == {others[0]: 1}
    assert supply(s) == {kind: 18 if kind == others[0] else 19 for kind in KINDS}
    assert event(events, "trade").args["back"] == {others[0]: 1}


@pytest.mark.parametrize("piece", ["settlement", "keep"])
@pytest.mark.parametrize(("at", "kind"), ROUTES)
def test_TRD_8_TRD_11_a_building_at_a_route_trades_at_its_rate(at: int, kind: str, piece: str) -> None:
    scene = Scene().settlement(RED, at) if piece == "settlement" else Scene().keep(RED, at)
    s = scene.hand(RED, lumber=4, brick=4, wool=4, grain=4, ore=3).turn(RED).state()
    expected = dict.fromkeys(KINDS, 3) if kind == "any" else {k: 2 if k == kind else 4 for k in KINDS}
    assert seat_of(s, RED)["rates"] == expected
    for given, rate in expected.items():
        take = "ore" if given != "ore" else "wool"
        text = f"trade {given}*{rate} for {take}"
        assert (text in moves(s, RED)) == (given != "ore" or rate <= 3)
        wrong = {2: 4, 3: 4, 4: 3}[rate]
        refused(s, RED, f"trade {given}*{wrong} for {take}", "BAD_RATE", "TRD-13")


def test_TRD_9_the_best_rate_counts_and_several_routes_add_up() -> None:
    scene = Scene().settlement(RED, 14).keep(RED, 54).settlement(RED, 50)
    s = scene.turn(RED).state()  # 3:1, wool, ore
    assert seat_of(s, RED)["rates"] == {"lumber": 3, "brick": 3, "wool": 2, "grain": 3, "ore": 2}
    assert seat_of(s, BLUE)["rates"] == dict.fromkeys(KINDS, 4)


def test_TRD_9_b_the_basic_rate_stays_where_no_route_helps() -> None:
    s = Scene().settlement(RED, 48, 49, 50, 51, 52).hand(RED, lumber=2).turn(RED).state()
    assert seat_of(s, RED)["rates"] == dict.fromkeys(KINDS, 2)
    do(s, RED, "trade lumber*2 for ore")


def test_TRD_10_a_two_to_one_route_helps_no_other_kind() -> None:
    s = Scene().settlement(RED, 49).hand(RED, wool=4, grain=2).turn(RED).state()
    assert moves(s, RED, "trade") == sorted(
        [f"trade grain*2 for {k}" for k in ("lumber", "brick", "wool", "ore")]
        + [f"trade wool*4 for {k}" for k in ("lumber", "brick", "grain", "ore")]
    )
    refused(s, RED, "trade wool*2 for ore", "BAD_RATE", "TRD-13")


def test_TRD_11_b_the_route_of_another_serves_nobody_else() -> None:
    s = Scene().settlement(BLUE, 49).hand(RED, grain=2).turn(RED).state()
    refused(s, RED, "trade grain*2 for ore", "BAD_RATE", "TRD-13")


def test_TRD_12_a_new_route_is_used_as_the_phases_allow() -> None:
    for phases in ("combined", "separate"):
        scene = Scene(phases=phases).settlement(RED, 34).line(RED, 34, 42, 49)
        s = scene.hand(RED, lumber=1, brick=1, wool=1, grain=3).turn(RED).state()
        do(s, RED, "settlement 49")
        assert ("trade grain*2 for ore" in moves(s, RED)) == (phases == "combined")


def test_TRD_13_several_exchanges_may_be_made_at_once() -> None:
    s = Scene().settlement(RED, 49).hand(RED, grain=6, wool=8).turn(RED).state()
    do(s, RED, "trade grain*6 for lumber brick ore")
    do(s, RED, "trade wool*8 for ore*2")
    assert hand(s, RED) == {"lumber": 1, "brick": 1, "ore": 3}


@pytest.mark.parametrize(
    "text",
    [
        "trade wool*5 for ore",
        "trade wool*7 for ore",
        "trade wool*8 for ore",
        "trade wool*4 brick*4 for ore*2",
    ],
)
def test_TRD_13_b_cards_beyond_a_multiple_of_the_rate_are_refused(text: str) -> None:
    s = Scene().hand(RED, wool=8, brick=4).turn(RED).state()
    refused(s, RED, text, "BAD_RATE", "TRD-13")


def test_TRD_14_the_supply_must_hold_the_card_asked_for() -> None:
    s = Scene().hand(RED, wool=8).supply(BLACK, ore=1).turn(RED).state()
    refused(s, RED, "trade wool*8 for ore*2", "SUPPLY_EMPTY", "TRD-14")
    do(s, RED, "trade wool*4 for ore")
    assert "trade wool*4 for ore" not in moves(s, RED)
    refused(s, RED, "trade wool*4 for ore", "SUPPLY_EMPTY", "TRD-14")


def test_trades_are_refused_after_building_in_separate_phases() -> None:
    scene = (
        Scene(phases="separate").settlement(RED, 16).hand(RED, **plus(ROAD, {"wool": 4})).hand(BLUE, ore=1)
    )
    s = scene.turn(RED).state()
    do(s, BLUE, "propose ore for wool")
    do(s, RED, f"road {path(16, 10)}")
    refused(s, RED, "deal 1", "NOT_TRADE_PHASE", "MODE-12")
    refused(s, BLUE, "propose ore for wool", "NOT_TRADE_PHASE", "TRD-1")
