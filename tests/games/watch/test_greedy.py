"""The greedy bot of the Watch: always legal, never peeks, ends its bargaining, wins, and knows what it is doing."""

from collections import Counter
from typing import Any, cast

import pytest
from tests.games.watch.company import (
    Options,
    Stubborn,
    Talker,
    Watched,
    chosen,
    each_decision,
    game,
    hidden,
    mixed,
    table_name,
)
from tests.games.watch.layout import BLACK, BLUE, HEXES, INTERSECTIONS, RED, YELLOW, path
from tests.games.watch.play import do, nature
from tests.games.watch.scene import Scene, founding

from frostwall import bots
from frostwall.core.drive import Bot, Clock, Fast, SeatView, seat_view
from frostwall.core.kinds import kind_of
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Move
from frostwall.games.watch.bots.greedy.bot import GreedyWatch, decide
from frostwall.games.watch.bots.greedy.plan import NO_MOVE
from frostwall.games.watch.bots.greedy.standing import pieces_at
from frostwall.games.watch.bots.greedy.weights import DANGER, OFFERS
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.decision import Nature, Step
from frostwall.games.watch.engine.decisions import DECISION_OF, NAMES
from frostwall.games.watch.engine.frames import OFFERING
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import TERMS, State

# Every option appears, every edition, both starts and phases, 3 and 4 seats.
TABLES: list[tuple[int, Options]] = [
    (4, {}),
    (3, {}),
    (4, {"phases": "separate"}),
    (3, {"phases": "separate", "board": "full_random", "edition": "pl"}),
    (4, {"start": "beginner", "oldest": 2}),
    (3, {"start": "beginner", "phases": "separate", "edition": "de"}),
    (4, {"board": "shuffled_terrain", "edition": "nl", "steal": "may"}),
    (4, {"board": "full_random", "edition": "de", "offers_per_turn": 1}),
    (4, {"player_trade": False, "vp_cards": 0, "tormund_camp_on_7": False}),
    (4, {"resource_cards_per_kind": 10, "same_kind_trade": True, "vp_cards": 20, "phases": "separate"}),
    (3, {"resource_cards_per_kind": 24, "roads_per_player": 15, "tormund_camp_on_patrol": False}),
]


# Together they have every decision there is.
PHASES: list[tuple[int, Options]] = [(4, {}), (3, {"phases": "separate", "steal": "may"})]


# --- legal ---


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_always_legal(table: tuple[int, Options], soak: bool) -> None:
    for seed in range(60 if soak else 2):
        result = game(seed, table, [GreedyWatch() for _ in range(table[0])])
        assert result.state.over
        result.state.check()
        game(seed, table, mixed(seed, table[0]))


def test_every_decision_of_the_base_game_has_its_own_answer(soak: bool) -> None:
    seen: Counter[str] = Counter()

    def look(view: SeatView[State], move: Move) -> None:
        assert decide(view.world, view.seat, view.known, Rng(1)) != NO_MOVE
        seen[NAMES[view.world.frame()]] += 1

    for seed in range(40 if soak else 3):
        for table in PHASES:
            game(seed, table, [Watched(look) for _ in range(table[0])])
    asked = [code for code in NAMES if not isinstance(DECISION_OF[code], (Nature, Step))]
    assert set(seen) == {NAMES[code] for code in asked if not DECISION_OF[code].wall}


class OtherGame:
    """Stands in for a game with a decision that greedy does not know."""

    def random_move(self, s: State, seat: int, rng: Rng) -> Move:
        return 12345


def test_an_unknown_decision_gets_the_uniform_move_of_the_game() -> None:
    s = GAME.new_game(GAME.setup("base", 4, Rng(1)))
    s.frames[0] = 60
    known = Knowledge(s.first)
    assert decide(s, s.first, known, Rng(1)) == NO_MOVE
    view: SeatView[State] = SeatView(cast(Any, OtherGame()), s.first, s, known)
    assert GreedyWatch().choose(view, Clock(Rng(1))) == 12345


def test_proposals_and_counters_of_others_are_answered_legally(soak: bool) -> None:
    """`play` asks actors only; here the others put proposals forward in between."""
    dealt: Counter[str] = Counter()
    for seed in range(60 if soak else 12):
        _table_talk(seed, dealt)
    assert dealt["proposal"] > 0
    assert dealt["offer"] > 0
    assert dealt["counter"] > 0


def _table_talk(seed: int, dealt: Counter[str]) -> None:
    seats = 3 + seed % 2
    s = GAME.new_game(GAME.setup("base", seats, Rng(seed)))
    talker, bot, rng, nature = Talker(70), GreedyWatch(), Rng(seed, 1), Rng(seed, 2)
    known = [Knowledge(seat) for seat in range(seats)]
    chance = Fast(seed)
    while not s.over and s.ply < 5000:
        seat = GAME.actors(s)[0]
        events: list[Event] = []
        if seat == CHANCE:
            GAME.apply(s, CHANCE, chance.draw(GAME, s), events)
        else:
            proposer = nature.below(seats)
            proposal = talker.say(s, proposer, rng) if proposer % 2 and proposer != s.active else None
            if proposal is not None and kind_of(proposal) == kinds.PROPOSE:
                GAME.apply(s, proposer, proposal, events)
            player: Bot[State] = talker if seat % 2 else bot
            move = player.choose(seat_view(GAME, s, seat, rng, known[seat]), Clock(rng))
            assert GAME.refusal(s, seat, move) is None, GAME.text(move)
            if kind_of(move) == kinds.DEAL and player is bot:
                partner = kinds.place(move)
                assert s.points[partner] < DANGER
                replied = s.terms[TERMS * partner]
                dealt["proposal" if s.frame() != OFFERING else ("offer" if replied == 2 else "counter")] += 1
            GAME.apply(s, seat, move, events)
        for knowledge in known:
            knowledge.fold(events)


# --- honest ---


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_it_does_not_peek(table: tuple[int, Options], soak: bool) -> None:
    """Whatever the others hold, as far as its seat can tell: the choice is the same. The true state is one of the
    worlds."""
    differing = 0

    def compare(s: State, seat: int, known: Knowledge, n: int) -> None:
        nonlocal differing
        bot = GreedyWatch()
        expected = bot.choose(SeatView(GAME, seat, s, known), Clock(Rng(n, 3)))
        views = [seat_view(GAME, s, seat, Rng(n, 10 + k), known) for k in range(2)]
        # Who remembers every roll knows most cards. In these worlds that is forgotten, so much more differs; what
        # was seen reaches the bot only as Knowledge.
        forgotten = [GAME.determinize(s, seat, Rng(n, 20 + k)) for k in range(2)]
        for view in [*views, *(SeatView(GAME, seat, world, known) for world in forgotten)]:
            assert bot.choose(view, Clock(Rng(n, 3))) == expected
            differing += hidden(view.world, seat) != hidden(s, seat)

    for seed in range(20 if soak else 1):
        each_decision(seed, table, compare)
    assert differing > 100


def test_the_same_generators_give_the_same_game() -> None:
    records = [game(3, (4, {}), mixed(3, 4)).record for _ in range(2)]
    assert records[0] is not None
    assert records[1] is not None
    lines = [[(line.seat, line.text) for line in record.lines] for record in records if record is not None]
    assert lines[0] == lines[1]


# --- bargaining ends ---


@pytest.mark.parametrize("reply", [kinds.DECLINE, kinds.ACCEPT, None], ids=["decline", "accept", "greedy"])
def test_offers_end_and_are_never_repeated_in_a_turn(reply: int | None, soak: bool) -> None:
    made = 0
    for seed in range(40 if soak else 2):
        for table in PHASES:
            offers: dict[int, list[Move]] = {}

            def look(view: SeatView[State], move: Move, offers: dict[int, list[Move]] = offers) -> None:
                if kind_of(move) == kinds.OFFER:
                    offers.setdefault(view.world.turn, []).append(move)

            bot: Bot[State] = Watched(look)
            others = [GreedyWatch() if reply is None else Stubborn(reply) for _ in range(table[0] - 1)]
            game(seed, table, [bot, *others])
            for turn_offers in offers.values():
                assert len(turn_offers) <= OFFERS
                assert len(set(turn_offers)) == len(turn_offers)
                made += len(turn_offers)
    assert made > 5


def test_no_offers_where_there_is_no_player_trade() -> None:
    result = game(5, (4, {"player_trade": False}), [GreedyWatch() for _ in range(4)])
    assert result.record is not None
    assert not [line for line in result.record.lines if line.text.startswith("offer")]


# --- strong ---


def _wins(games: int, first: int, table: tuple[int, Options]) -> int:
    """Games won by one greedy bot, its seat going round, against random ones."""
    seats = table[0]
    won = 0
    for i in range(games):
        seated = [bots.make("greedy" if seat == i % seats else "random", "watch") for seat in range(seats)]
        won += game(first + i, table, seated).state.winners == 1 << (i % seats)
    return won


def test_it_beats_three_random_bots(soak: bool) -> None:
    games = 400 if soak else 40
    assert _wins(games, 9000, (4, {})) >= games * 9 // 10


@pytest.mark.parametrize("table", TABLES[1:], ids=table_name)
def test_it_beats_random_bots_whatever_the_options(table: tuple[int, Options], soak: bool) -> None:
    games = 60 if soak else 6
    assert _wins(games, 7000, table) >= games * 5 // 6


def test_games_of_greedy_bots_are_short(soak: bool) -> None:
    """Random bots need some 300 turns; this many would mean that they get in each other's way."""
    games = 60 if soak else 4
    turns = [game(seed, (4, {}), [GreedyWatch() for _ in range(4)]).state.turn for seed in range(games)]
    assert sum(turns) < 90 * games


# --- sensible: single decisions ---


def town(seats: int = 4, **options: object) -> Scene:
    """Red at two good places in the middle, the others around it. The best free site is 16, a road away."""
    scene = Scene(seats, "base", **options).settlement(RED, 28, 36).line(RED, 28, 22).line(RED, 36, 29)
    scene.settlement(BLUE, 12).line(BLUE, 12, 18).settlement(YELLOW, 20).line(YELLOW, 20, 14)
    if seats > 3:
        scene.settlement(BLACK, 41).line(BLACK, 41, 33)
    return scene


def pips_at(at: int) -> int:
    return sum(6 - abs(7 - int(HEXES[h]["number"])) for h in INTERSECTIONS[at]["hexes"])


def test_founding_goes_where_the_numbers_are_and_not_always_to_the_same_places() -> None:
    best = max(pips_at(at) for at in range(len(INTERSECTIONS)))
    openings: set[str] = set()
    for seed in range(20):
        s = founding()
        made: list[str] = []
        while s.turn == 0:
            seat = GAME.actors(s)[0]
            made.append(chosen(s, seat, seed))
            do(s, seat, made[-1])
        assert pips_at(int(made[0].split()[1])) >= best - 1
        assert min(pips_at(int(move.split()[1])) for move in made if move.startswith("settlement")) >= 5
        openings.add(" ".join(made))
    assert len(openings) > 3


@pytest.mark.parametrize(
    ("hand", "move"),
    [
        ({"grain": 2, "ore": 3}, "keep 28"),  # eleven pips against nine
        ({"lumber": 1, "brick": 1, "wool": 1, "grain": 1}, "settlement 16"),
        ({"lumber": 1, "brick": 1, "wool": 1, "grain": 3, "ore": 3}, "settlement 16"),
        ({}, "end"),
    ],
)
def test_it_builds_what_it_can(hand: dict[str, int], move: str) -> None:
    assert chosen(town().line(RED, 22, 16).hand(RED, **hand).turn(RED).state(), RED) == move


def test_it_builds_roads_towards_the_best_site() -> None:
    s = town().hand(RED, lumber=1, brick=1).turn(RED).state()
    assert chosen(s, RED) == f"road {path(22, 16)}"


def test_without_a_near_goal_it_looks_farther() -> None:
    """Everything within three roads is built up and no card is left: the roads lead on."""
    scene = Scene().keep(RED, 0).line(RED, 0, 5, 10).keep(BLUE, 16, 9, 1).keep(YELLOW, 28, 20)
    s = scene.hand(RED, lumber=1, brick=1).pile(BLACK).turn(RED).state()
    assert chosen(s, RED) == f"road {path(10, 15)}"


def test_it_buys_cards_when_nothing_is_left_to_build() -> None:
    scene = Scene().keep(RED, 28, 36, 7, 26).hand(RED, wool=1, grain=1, ore=1)
    assert chosen(scene.turn(RED).state(), RED) == "buy"


def test_the_winning_purchase_comes_first() -> None:
    scene = Scene().keep(RED, 28, 36, 7, 26).settlement(RED, 48).line(RED, 28, 22, 16)
    s = scene.hand(RED, lumber=1, brick=1, wool=1, grain=1, ore=1).turn(RED).state()
    assert s.points[RED] == 9
    assert chosen(s, RED) == "settlement 16"


def test_the_supply_completes_a_purchase() -> None:
    s = town(player_trade=False).hand(RED, grain=2, ore=2, wool=4).turn(RED).state()
    assert chosen(s, RED) == "trade wool*4 for ore"
    do(s, RED, "trade wool*4 for ore")
    assert chosen(s, RED) == "keep 28"


def test_what_comes_second_is_paid_for_before_the_trade_phase_closes() -> None:
    scene = town(phases="separate", player_trade=False).line(RED, 22, 16)
    s = scene.hand(RED, grain=3, ore=3, lumber=5, wool=1).turn(RED, phase="trade").state()
    assert chosen(s, RED) == "trade lumber*4 for brick"
    do(s, RED, "trade lumber*4 for brick")
    made = [chosen(s, RED)]
    do(s, RED, made[0])
    made.append(chosen(s, RED))
    assert sorted(made) == ["keep 16", "settlement 16"]


def test_the_trade_phase_is_closed_when_there_is_nothing_to_do() -> None:
    assert chosen(town(phases="separate").turn(RED, phase="trade").state(), RED) == "building"
    assert chosen(town(phases="separate").turn(RED, phase="build").state(), RED) == "end"


# --- bargaining ---


def test_one_missing_card_is_asked_of_those_who_hold_cards() -> None:
    s = town().hand(RED, grain=2, ore=2, wool=2).hand(BLUE, ore=1).hand(BLACK, brick=2).turn(RED).state()
    assert chosen(s, RED) == "offer wool for ore to 1,3"
    do(s, RED, "offer wool for ore to 1,3")
    do(s, BLUE, "decline")
    do(s, BLACK, "decline")
    assert chosen(s, RED) == "offer wool*2 for ore to 1,3"
    do(s, RED, "offer wool*2 for ore to 1,3")
    do(s, BLACK, "decline")
    do(s, BLUE, "accept")
    assert chosen(s, RED) == "deal 1"
    do(s, RED, "deal 1")
    assert chosen(s, RED) == "keep 28"


def test_after_two_refusals_it_lets_be() -> None:
    s = town().hand(RED, grain=2, ore=2, wool=2).hand(BLUE, ore=1).turn(RED).state()
    for _ in range(2):
        move = chosen(s, RED)
        assert move.startswith("offer")
        do(s, RED, move)
        do(s, BLUE, "decline")
    assert not chosen(s, RED).startswith("offer")


def test_no_offer_for_a_card_that_nobody_else_has() -> None:
    s = town().hand(RED, grain=2, ore=2, lumber=2).hand(BLUE, wool=5).turn(RED).state()
    assert chosen(s, RED) == "end"


def test_it_agrees_to_what_serves_its_plan() -> None:
    s = town().hand(RED, grain=2, ore=2, lumber=1).hand(BLUE, ore=1).turn(BLUE).state()
    do(s, BLUE, "offer ore for lumber to 0")
    assert chosen(s, RED) == "accept"


@pytest.mark.parametrize("terms", ["ore for grain", "wool for ore*2", "wool for ore"])
def test_it_declines_what_does_not(terms: str) -> None:
    s = town().hand(RED, grain=2, ore=2).hand(BLUE, ore=1, wool=1, lumber=1).turn(BLUE).state()
    do(s, BLUE, f"offer {terms} to 0")
    assert chosen(s, RED) == "decline"


def test_it_does_not_feed_a_seat_that_can_see_the_end() -> None:
    scene = town().keep(BLUE, 3, 24, 52, 54)
    s = scene.hand(RED, grain=2, ore=2, lumber=1).hand(BLUE, ore=1).turn(BLUE).state()
    assert s.points[BLUE] >= DANGER
    do(s, BLUE, "offer ore for lumber to 0")
    assert chosen(s, RED) == "decline"
    s = scene.turn(RED).state()
    assert not chosen(s, RED).startswith("offer")


def test_of_two_who_agree_it_takes_the_weaker() -> None:
    scene = town().keep(BLUE, 3, 24).hand(RED, grain=2, ore=2, wool=1).hand(BLUE, ore=1).hand(BLACK, ore=1)
    s = scene.turn(RED).state()
    do(s, RED, "offer wool for ore to 1,3")
    do(s, BLUE, "accept")
    do(s, BLACK, "accept")
    assert chosen(s, RED) == "deal 3"


# --- cards ---


def test_a_patrol_before_the_roll_frees_the_own_hex_or_takes_strongest_patrol() -> None:
    assert chosen(town().cards(RED, patrol=1).tormund(11).turn(RED, rolled=False).state(), RED) == "patrol"
    assert chosen(town().cards(RED, patrol=1).tormund(3).turn(RED, rolled=False).state(), RED) == "roll"
    scene = town().cards(RED, patrol=1).patrols(RED, 2)
    assert chosen(scene.turn(RED, rolled=False).state(), RED) == "patrol"


def test_winter_completes_a_purchase() -> None:
    s = town().hand(RED, grain=2, ore=1).cards(RED, winter=1).turn(RED).state()
    assert chosen(s, RED) == "winter ore*2"
    s = town().hand(RED, wool=1).cards(RED, winter=1).turn(RED).state()
    assert chosen(s, RED) == "end"


def test_road_building_leads_to_a_site() -> None:
    s = town().cards(RED, roads=1).turn(RED).state()
    assert chosen(s, RED) == "roads"
    do(s, RED, "roads")
    assert chosen(s, RED) == f"road {path(22, 16)}"
    do(s, RED, chosen(s, RED))
    do(s, RED, chosen(s, RED))
    assert chosen(s, RED) == "end"


# --- the seven ---


def test_it_discards_what_no_plan_needs() -> None:
    s = town().hand(RED, grain=2, ore=3, lumber=3, wool=1).turn(RED, rolled=False).state()
    do(s, RED, "roll")
    nature(s, "dice 3 4")
    assert chosen(s, RED) == "discard lumber*3 wool"


def test_tormund_goes_to_the_best_hex_of_the_leader() -> None:
    s = town().keep(BLUE, 3).hand(BLUE, ore=1).turn(RED, rolled=False).state()
    do(s, RED, "roll")
    nature(s, "dice 3 4")
    assert chosen(s, RED) == "tormund 3"  # an eight, with a settlement and a keep of blue


def test_it_robs_the_fullest_hand() -> None:
    scene = town(steal="may").settlement(BLACK, 3).hand(BLUE, ore=1).hand(BLACK, ore=4)
    s = scene.turn(RED, rolled=False).state()
    do(s, RED, "roll")
    nature(s, "dice 3 4")
    do(s, RED, "tormund 3")
    assert chosen(s, RED) == "victim 3"


def test_tormund_never_hurts_its_own_buildings_without_need(soak: bool) -> None:
    moved = 0

    def look(view: SeatView[State], move: Move) -> None:
        nonlocal moved
        if kind_of(move) == kinds.TORMUND and kinds.place(move) < view.world.board.hexes:
            moved += 1
            assert pieces_at(view.world, view.seat, kinds.place(move)) == 0

    for seed in range(40 if soak else 3):
        game(seed, (4, {}), [Watched(look) for _ in range(4)])
    assert moved > 10
