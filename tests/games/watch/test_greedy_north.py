"""The greedy bot in Brotherhood: it answers every decision, never peeks, holds the Wall, uses its heroes, wins."""

from collections import Counter

import pytest
from tests.games.watch.company import (
    Options,
    Watched,
    chosen,
    each_decision,
    game,
    hidden,
    mixed,
    table_name,
)
from tests.games.watch.layout import BLACK, BLUE, RED, YELLOW, board, path
from tests.games.watch.play import do, moves, nature, phase, roll, wall
from tests.games.watch.scene import Scene, founded

from frostwall import bots
from frostwall.core.drive import Clock, SeatView, seat_view
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.core.types import Move
from frostwall.games.watch.bots.greedy.bot import GreedyWatch, decide
from frostwall.games.watch.bots.greedy.plan import NO_MOVE
from frostwall.games.watch.engine.decision import Nature, Step
from frostwall.games.watch.engine.decisions import DECISION_OF, NAMES
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import BY_POINTS, State

Table = tuple[str, int, Options]

# Every mode and number of seats, every edition, every option of Brotherhood that changes a decision.
TABLES: list[Table] = [
    ("brotherhood", 3, {}),
    ("brotherhood", 4, {}),
    ("brotherhood56", 5, {}),
    ("brotherhood56", 6, {}),
    ("brotherhood", 4, {"heroes": "extended7", "mammoths": True, "heroic_tragedy": True}),
    ("brotherhood", 3, {"phases": "separate", "edition": "pl", "heroes": "all", "board": "full_random"}),
    (
        "brotherhood",
        4,
        {"edition": "de", "mammoths": True, "board": "shuffled_terrain", "founding_tokens": "reveal"},
    ),
    ("brotherhood56", 5, {"edition": "nl", "heroes": "all", "heroic_tragedy": True}),
    ("brotherhood56", 6, {"edition": "pl", "sixth_giant": "mercy", "steal": "may", "sixth_second": "choose"}),
    ("brotherhood", 3, {"player_trade": False, "resource_cards_per_kind": 10, "climbers_count": False}),
]
MODES = TABLES[:4]


# --- legal ---


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_it_plays_every_mode_to_the_end(table: Table, soak: bool) -> None:
    rules, seats, options = table
    for seed in range(40 if soak else 2):
        result = game(seed, (seats, options), [GreedyWatch() for _ in range(seats)], rules)
        assert result.state.over
        result.state.check()
        game(seed, (seats, options), mixed(seed, seats), rules)


@pytest.mark.parametrize("table", MODES, ids=table_name)
def test_the_random_bot_plays_every_mode_to_the_end(table: Table) -> None:
    rules, seats, options = table
    result = game(1, (seats, options), [bots.make("random", "watch") for _ in range(seats)], rules)
    assert result.state.over


def test_every_decision_of_every_mode_has_its_own_answer(soak: bool) -> None:
    asked = {NAMES[code] for code in NAMES if not isinstance(DECISION_OF[code], (Nature, Step))}
    seen: Counter[str] = Counter()

    def look(view: SeatView[State], move: Move) -> None:
        assert decide(view.world, view.seat, view.known, Rng(1)) != NO_MOVE
        seen[NAMES[view.world.frame()]] += 1

    for seed in range(20 if soak else 1):
        for rules, seats, options in TABLES:
            game(seed, (seats, options), [Watched(look) for _ in range(seats)], rules)
    rare = {"pick_sixth", "tragedy", "victim"}  # tragedy: one turn in 432 on average
    assert asked - rare <= set(seen)


# --- honest ---


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_it_does_not_peek(table: Table, soak: bool) -> None:
    """As in the base game: in every world its seat cannot tell from the true one, it chooses the same."""
    rules, seats, options = table
    differing = 0

    def compare(s: State, seat: int, known: Knowledge, n: int) -> None:
        nonlocal differing
        bot = GreedyWatch()
        expected = bot.choose(SeatView(GAME, seat, s, known), Clock(Rng(n, 3)))
        views = [seat_view(GAME, s, seat, Rng(n, 10), known)]
        forgotten = [GAME.determinize(s, seat, Rng(n, 20))]
        for view in [*views, *(SeatView(GAME, seat, world, known) for world in forgotten)]:
            assert bot.choose(view, Clock(Rng(n, 3))) == expected
            differing += hidden(view.world, seat) != hidden(s, seat)

    for seed in range(20 if soak else 1):
        each_decision(seed, (seats, options), compare, rules)
    assert differing > 50


# --- strong ---


@pytest.mark.parametrize("table", MODES, ids=table_name)
def test_it_beats_random_bots(table: Table, soak: bool) -> None:
    """One greedy bot, its seat going round; by chance it would win a third to a sixth."""
    rules, seats, options = table
    games = 120 if soak else 12
    won = 0
    for i in range(games):
        seated = [bots.make("greedy" if seat == i % seats else "random", "watch") for seat in range(seats)]
        won += game(9000 + i, (seats, options), seated, rules).state.winners == 1 << (i % seats)
    assert won >= games * 3 // 4


@pytest.mark.parametrize("table", MODES, ids=table_name)
def test_greedy_bots_hold_the_wall_better_than_random_ones(table: Table, soak: bool) -> None:
    """Of 1000 games each the wildlings end 9 to 31 in a hundred of random bots by seats, and at most 2 of greedy ones;
    the margin is for few games."""
    games = 200 if soak else 10
    lost: dict[str, int] = {}
    turns: dict[str, int] = {}
    rules, seats, options = table
    for name in ("greedy", "random"):
        ends = [
            game(5000 + i, (seats, options), [bots.make(name, "watch") for _ in range(seats)], rules).state
            for i in range(games)
        ]
        lost[name] = sum(s.ending != BY_POINTS for s in ends)
        turns[name] = sum(s.turn for s in ends)
    assert lost["greedy"] <= lost["random"] + (0 if soak else 2)
    assert lost["greedy"] <= games // 7
    assert 2 * turns["greedy"] < turns["random"]


# --- sensible: guards ---


def north(**options: object) -> Scene:
    """Red and the others at good places of the four-seat board."""
    scene = Scene(4, "brotherhood", **options).settlement(RED, 28, 36).line(RED, 28, 22).line(RED, 36, 29)
    scene.settlement(BLUE, 12).line(BLUE, 12, 18).settlement(YELLOW, 20).line(YELLOW, 20, 14)
    return scene.settlement(BLACK, 41).line(BLACK, 41, 33)


def held(**options: object) -> Scene:
    """The same with a guard of everybody on the Wall, and heroes that are of no use now."""
    scene = north(**options).guard(0, RED).guard(1, BLUE).guard(2, YELLOW).guard(3, BLACK)
    return scene.hero(RED, "thorne", used=True)


def test_founding_guards_cover_the_sections_one_by_one() -> None:
    s = founded(4)
    placed: list[str] = []
    while phase(s) == "found_guard":
        seat = GAME.actors(s)[0]
        placed.append(chosen(s, seat))
        do(s, seat, placed[-1])
    assert sorted(placed) == ["guard 0", "guard 1", "guard 2", "guard 3"]


GUARD = {"lumber": 1, "brick": 1, "wool": 1}


@pytest.mark.parametrize("weak", [0, 1, 2, 3])
def test_it_recruits_where_the_wall_is_weak(weak: int) -> None:
    clan = ["ice_river", "ice_river", "cave_people", "hornfoot"][weak]
    scene = held().guard((weak + 2) % 4, BLUE).breaches(1)
    scene.clearing(weak, regular=1).camps(clan, "regular", "regular")
    assert chosen(scene.hand(RED, **GUARD).turn(RED).state(), RED) == f"guard {weak}"


@pytest.mark.parametrize(("section", "behind"), [(0, 4), (3, 7)])
def test_of_two_weak_sections_it_mans_the_one_before_its_own_hexes(section: int, behind: int) -> None:
    """Sections 0 and 3 are alike: two numbers of the die, one clan, one regular wildling each."""
    places = board("brotherhood", 4)
    own = next(at for at in places.around(section) if at in places.around(behind))
    scene = Scene(4, "brotherhood").keep(RED, own).hero(RED, "thorne", used=True).breaches(1)
    for weak, clan in ((0, "ice_river"), (3, "hornfoot")):
        scene.guard(weak, BLUE).clearing(weak, regular=1).camps(clan, "regular")
    scene.guard(1, YELLOW, BLACK).guard(2, YELLOW, BLACK)
    assert chosen(scene.hand(RED, **GUARD).turn(RED).state(), RED) == f"guard {section}"


def test_with_two_breaches_the_wall_comes_before_a_keep() -> None:
    scene = held().clearing(2, regular=1).camps("cave_people", "regular").guard(0, BLUE, BLUE)
    hand = {**GUARD, "grain": 2, "ore": 3}
    assert chosen(scene.breaches(2).hand(RED, **hand).turn(RED).state(), RED) == "guard 2"
    assert not chosen(held().hand(RED, **hand).turn(RED).state(), RED).startswith("guard")


def test_who_has_most_guards_lets_the_last_breach_come() -> None:
    """END-6: it would win."""
    scene = held().clearing(2, regular=1).camps("cave_people", "regular").guard(0, RED, RED, RED).breaches(2)
    hand = {**GUARD, "grain": 2, "ore": 3}
    assert not chosen(scene.hand(RED, **hand).turn(RED).state(), RED).startswith("guard")


def test_the_guard_that_brings_the_tenth_point_is_recruited() -> None:
    scene = (
        Scene(rules="brotherhood").keep(RED, 28, 36, 7, 26).settlement(RED, 48).hero(RED, "thorne", used=True)
    )
    s = scene.guard(0, RED).guard(1, RED).hand(RED, **GUARD).turn(RED).state()
    assert s.points[RED] == 9
    assert chosen(s, RED).startswith("guard")
    do(s, RED, chosen(s, RED))
    assert chosen(s, RED) == "declare"


def test_new_recruits_go_to_the_weak_section() -> None:
    scene = held().clearing(3, regular=1).camps("hornfoot", "regular").cards(RED, recruits=1)
    assert chosen(scene.turn(RED).state(), RED) == "recruits 3"


def test_a_build_that_would_bring_a_rush_and_the_end_is_not_made() -> None:
    """Two breaches, and every clan has four in camp before clearings that are full."""
    scene = held().breaches(2).guard(0, BLUE)
    for section in range(4):
        scene.clearing(section, regular=1 if section else 2)
    for clan in ("ice_river", "cave_people", "hornfoot"):
        scene.camps(clan, *["regular"] * 4)
    s = scene.hand(RED, grain=2, ore=3).turn(RED).state()
    assert "keep 28" in moves(s, RED)
    assert chosen(s, RED) == "end"


# --- sensible: cards and the special build phase ---


def test_a_patrol_drives_a_wildling_from_an_own_hex() -> None:
    """Before the roll, for the card and for what the hex yields; else Tormund goes to the leader's."""
    s = held().wildlings(11, regular=1).cards(RED, patrol=1).turn(RED, rolled=False).state()
    assert chosen(s, RED) == "patrol"
    do(s, RED, "patrol")
    assert chosen(s, RED) == "drive 11 regular"
    s = held().wildlings(3, regular=1).hand(BLUE, ore=2).cards(RED, patrol=2).turn(RED).state()
    assert chosen(s, RED) == "patrol"
    do(s, RED, "patrol")
    assert chosen(s, RED).startswith("tormund")


def test_a_patrol_empties_a_gift_that_is_nearly_full() -> None:
    scene = held().cards(RED, patrol=2).guard(0, BLUE)
    for h in (0, 1, 2, 3, 4, 8, 7):
        scene.wildlings(h, regular=1)
    s = scene.turn(RED).state()
    do(s, RED, chosen(s, RED))
    assert chosen(s, RED).startswith("drive")


def test_in_the_special_build_phase_it_builds_or_passes() -> None:
    def table(**hand: int) -> State:
        scene = Scene(5, "brotherhood56").settlement(RED, 30).hand(RED, **hand)
        return scene.turn(BLUE).special_build(RED).state()

    assert chosen(table(grain=2, ore=3), RED) == "keep 30"
    assert chosen(table(ore=1), RED) == "pass"
    assert chosen(table(ore=9), RED) == "pass"  # no trade in it


# --- sensible: heroes ---


def with_hero(name: str, **options: object) -> Scene:
    scene = north(**options).guard(0, RED).guard(1, BLUE).guard(2, YELLOW).guard(3, BLACK)
    return scene.hero(RED, name)


def test_marsh_exchanges_for_the_card_that_is_missing() -> None:
    s = with_hero("marsh").hand(RED, grain=2, ore=2, lumber=1).turn(RED).state()
    assert chosen(s, RED) == "marsh lumber for ore"


def test_mormont_asks_for_the_card_that_is_missing_and_gives_back_what_is_not_needed() -> None:
    s = (
        with_hero("mormont")
        .hand(RED, grain=2, ore=2, lumber=1)
        .hand(BLUE, ore=3)
        .hand(YELLOW, wool=1)
        .turn(RED)
        .state()
    )
    assert chosen(s, RED) == "mormont ore 1"
    do(s, RED, "mormont ore 1")
    assert chosen(s, RED) == "return 1 lumber"
    do(s, RED, "return 1 lumber")
    assert chosen(s, RED) == "done"


def test_samwell_takes_the_card_that_is_missing() -> None:
    s = with_hero("samwell").hand(RED, grain=2, ore=2).turn(BLUE, rolled=False).state()
    roll(s, 1, 1)
    assert phase(s) == "hero_window"
    assert chosen(s, RED) == "samwell ore"


def test_yarwyck_moves_a_road_that_leads_nowhere() -> None:
    """The road to 29 leads to a place that is taken; one from 22 leads to a site."""
    scene = with_hero("yarwyck", player_trade=False).settlement(BLACK, 30).hand(RED, wool=1, grain=1)
    s = scene.turn(RED).state()
    move = chosen(s, RED)
    assert move == f"yarwyck {path(36, 29)}"
    do(s, RED, move)
    assert chosen(s, RED) == f"road {path(22, 16)}"


def test_thorne_pays_with_what_there_is() -> None:
    scene = with_hero("thorne", player_trade=False).breaches(2).clearing(2, regular=1).guard(0, BLUE)
    s = scene.camps("cave_people", "regular").hand(RED, lumber=1, brick=1, ore=1).turn(RED).state()
    assert chosen(s, RED) == "thorne 2 instead of wool ore"


def test_melisandre_keeps_the_best_card() -> None:
    scene = with_hero("melisandre", player_trade=False).pile(BLACK, roads=1, victory=1, winter=1)
    s = scene.hand(RED, wool=1, grain=1, lumber=1).turn(RED).state()
    move = chosen(s, RED)
    assert move.startswith("melisandre")
    do(s, RED, move)
    nature(s, "look 0 winter roads victory")
    assert chosen(s, RED) == "choose victory"


def test_mance_takes_the_missing_card_from_a_leader() -> None:
    scene = with_hero("mance").keep(BLUE, 3).hand(RED, grain=2, ore=2).hand(BLUE, wool=2, ore=1)
    s = scene.turn(RED).state()
    assert chosen(s, RED) == "mance 1"
    do(s, RED, "mance 1")
    assert chosen(s, RED) == "take 1 ore"


def test_benjen_clears_the_weak_section() -> None:
    scene = with_hero("benjen").breaches(2).clearing(2, regular=1).camps("cave_people", "regular")
    s = scene.guard(0, BLUE).turn(RED, rolled=False).state()
    assert chosen(s, RED) == "benjen_clearing 2 regular"


def test_ygritte_and_osha_care_for_own_hexes() -> None:
    s = with_hero("ygritte").wildlings(11, regular=1).wildlings(3, climber=1).turn(RED, rolled=False).state()
    assert chosen(s, RED) == "ygritte 11 regular"
    scene = with_hero("ygritte").display("yarwyck").wildlings(3, climber=1)
    assert chosen(scene.turn(RED, rolled=False).state(), RED) == "roll"
    scene = with_hero("osha", heroes="all").wildlings(11, regular=1).wildlings(16, regular=1)
    assert chosen(scene.turn(RED, rolled=False).state(), RED).startswith("osha")


def test_yoren_turns_a_patrol_into_a_guard_but_keeps_strongest_patrol() -> None:
    scene = with_hero("yoren").clearing(3, regular=1).camps("hornfoot", "regular")
    assert chosen(scene.patrols(RED, 1).turn(RED).state(), RED) == "yoren 3"
    scene = with_hero("yoren").clearing(3, regular=1).camps("hornfoot", "regular")
    assert chosen(scene.patrols(RED, 3).turn(RED).state(), RED) == "end"


def test_qhorin_takes_a_card_and_frees_the_own_hex() -> None:
    assert chosen(with_hero("qhorin").tormund(11).turn(RED, rolled=False).state(), RED) == "qhorin"


def test_aemon_moves_a_guard_to_where_he_is_needed() -> None:
    scene = with_hero("aemon", heroes="all").breaches(2).guard(0, RED, BLUE, BLUE)
    s = scene.clearing(2, regular=1).camps("cave_people", "regular").turn(RED, rolled=False).state()
    assert chosen(s, RED).endswith("to 2")


def test_gilly_has_a_die_rolled_again_that_would_breach_the_wall() -> None:
    def table(die: int) -> State:
        scene = with_hero("gilly", heroes="all").breaches(2).clearing(2, regular=1).guard(0, BLUE)
        s = scene.camps("cave_people", "regular").turn(BLUE, rolled=False).state()
        roll(s, 3, 3, die)
        while phase(s) == "hero_window" and GAME.actors(s) != [RED]:
            do(s, GAME.actors(s)[0], "decline")
        return s

    assert chosen(table(5), RED) == "gilly"
    assert chosen(table(12), RED) == "decline"


def test_jon_takes_the_card_that_is_missing() -> None:
    s = with_hero("jon", heroes="all").hand(RED, grain=2, ore=2).turn(BLUE, rolled=False).state()
    roll(s, 3, 4)
    assert chosen(s, RED) == "jon ore"


def test_after_a_use_it_takes_the_hero_that_promises_most() -> None:
    s = with_hero("qhorin").tormund(11).display("samwell", "yarwyck").turn(RED, rolled=False).state()
    do(s, RED, "qhorin")
    assert chosen(s, RED) == "pick samwell"
    s = with_hero("marsh").hand(RED, ore=1).display("yarwyck", "benjen").turn(RED).state()
    do(s, RED, "marsh ore for wool")
    assert chosen(s, RED) == "flip"


def test_a_tragedy_costs_the_hero_it_would_miss_least() -> None:
    s = with_hero("marsh", heroic_tragedy=True).display("samwell", "yarwyck").turn(RED, rolled=False).state()
    roll(s, 3, 3, 3)
    assert chosen(s, RED) == "remove yarwyck"


def test_the_mammoth_goes_back_with_the_sixth() -> None:
    scene = Scene(rules="brotherhood", mammoths=True).guard(1, RED, BLUE, YELLOW, RED, BLUE)
    s = (
        scene.clearing(1, regular=4, mammoth=1)
        .camps("cave_people", "regular")
        .turn(RED, rolled=False)
        .state()
    )
    roll(s, 3, 3, 4)
    assert phase(s) == "pick_sixth"
    assert chosen(s, RED) == "back mammoth"
    do(s, RED, "back mammoth")
    assert len(wall(s, 1)) == 4
