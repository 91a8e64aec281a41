"""The bots of Silverfrost, greedy and builder: always legal, never peek, beat random, and know what they are doing."""

from collections import Counter
from collections.abc import Callable, Sequence

import pytest
from tests.games.silverfrost.second import second

from frostwall import bots
from frostwall.core.drive import Bot, Clock, Fast, Result, SeatView, bot_rngs, play, seat_view
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Json, Move
from frostwall.games.silverfrost.bots.builder import BuilderSilverfrost
from frostwall.games.silverfrost.bots.greedy.bot import GreedySilverfrost
from frostwall.games.silverfrost.bots.greedy.plan import Plan
from frostwall.games.silverfrost.bots.greedy.turn import play_worth
from frostwall.games.silverfrost.engine.chapters.score import points
from frostwall.games.silverfrost.engine.decisions import FRAME_NAMES
from frostwall.games.silverfrost.engine.frames import READY
from frostwall.games.silverfrost.engine.game import GAME
from frostwall.games.silverfrost.engine.state import FIRE, HAND, NORMAL, SEASON, SNOWED, State

Options = dict[str, object]

# Every number of seats, and every option away from its default at least once.
TABLES: list[tuple[int, Options]] = [
    (1, {"difficulty": 2}),
    (1, {"difficulty": 4, "solo.questColumns": "highlandFirst", "solo.clawStartFire": 0}),
    (1, {"solo.guardFire": "onlyIfEmpty", "solo.guildPriority": "ordered", "solo.questTie": "playerChooses"}),
    (1, {"solo.clawHotSpring": "fireOnly", "solo.planBGuardShares": True, "solo.cap17": "always"}),
    (1, {"solo.clawGifts": "ignore", "solo.planBJourney": "highest", "difficulty": 3}),
    (2, {}),
    (2, {"snow_side": "snowstorm", "setup.mulligan": False, "turn.stuckAnimals": "onlyIfNothingPlayable"}),
    (2, {"snow.clearOnPass": True, "snow.effectUsesTurnClear": True, "guild.drawAfterDecline": False}),
    (3, {"setup.firstPlayer": "host", "end.passedOwnerGetsPoint": False, "card.snowedUniqueBlocks": False}),
    (
        3,
        {
            "card.mountaineerChimney": True,
            "card.chimneyWithAdvantage": False,
            "snow.maxPerPlace": "unlimited",
        },
    ),
    (4, {"city.removedCardAnimal": "cardNotRemovable", "valley.refillAfterStackPlay": True}),
    (
        4,
        {"valley.refillByEffect": "endOfTurn", "snow.stormScoutValley": False, "score.snowBonusAtZero": True},
    ),
    (4, {"snow.stormScoutBeacon": False, "quest.guardsMustDiffer": True, "end.fireLikeResources": True}),
]
NAMES = ["greedy", "builder"]


def table_name(table: object) -> str:
    return str(table).replace(" ", "").replace("'", "")


def game(seed: int, table: tuple[int, Options], seated: Sequence[Bot[State]]) -> Result[State]:
    """`play` refuses illegal moves itself."""
    seats, options = table
    setup = GAME.setup("standard", seats, Rng(seed), **options)
    return play(GAME, setup, seated, Fast(seed), bot_rngs(seed, seats), limit=5_000)


def company(seed: int, seats: int) -> list[Bot[State]]:
    """All bots there are, in changing places."""
    names = [*NAMES, "random"]
    return [bots.make(names[(seed + seat) % 3], "silverfrost") for seat in range(seats)]


class Watched:
    """A bot with somebody looking over its shoulder."""

    def __init__(self, bot: Bot[State], look: Callable[[SeatView[State], Move], None]) -> None:
        self.name = bot.name
        self.bot = bot
        self.look = look

    def choose(self, view: SeatView[State], clock: Clock) -> Move:
        move = self.bot.choose(view, clock)
        self.look(view, move)
        return move


# --- legal ---


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_always_legal(table: tuple[int, Options], soak: bool) -> None:
    for seed in range(40 if soak else 1):
        for seated in ([GreedySilverfrost() for _ in range(table[0])], company(seed, table[0])):
            result = game(seed, table, seated)
            assert result.state.over
            result.state.check()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", NAMES)
def test_every_seat_count_of_each_bot(name: str, seats: int, soak: bool) -> None:
    for seed in range(100, 130 if soak else 102):
        result = game(seed, (seats, {}), [bots.make(name, "silverfrost") for _ in range(seats)])
        assert result.state.over
        result.state.check()


def test_positions_of_random_play_are_answered_legally(soak: bool) -> None:
    """Wherever random bots wander, all bots find a legal move; nearly every kind of decision comes up."""
    seen: Counter[str] = Counter()
    for seed in range(200 if soak else 8):
        seats = 1 + seed % 4
        s = GAME.new_game(GAME.setup("standard", seats, Rng(seed)))
        known = [Knowledge(seat) for seat in range(seats)]
        chance, rng = Fast(seed), Rng(seed, 9)
        while not s.over:
            seat = GAME.actors(s)[0]
            move = chance.draw(GAME, s) if seat == CHANCE else GAME.random_move(s, seat, rng)
            if seat != CHANCE:
                seen[FRAME_NAMES[s.frame()]] += 1
                for bot in (GreedySilverfrost(), BuilderSilverfrost()):
                    found = bot.choose(seat_view(GAME, s, seat, rng, known[seat]), Clock(rng))
                    assert GAME.refusal(s, seat, found) is None, (bot.name, GAME.text(found))
            GAME.apply(s, seat, move)
    assert len(seen) >= 18, seen


# --- honest ---


def hidden(s: State, seat: int) -> list[object]:
    """What this seat cannot see."""
    cards, quests = s.deck.cards, s.deck.quests
    others = [other for other in range(s.rules.seats) if other != seat]
    hands = [[s.hand[other * cards + card] for card in range(cards)] for other in others]
    held = [[s.held[other * quests + quest] for quest in range(quests)] for other in others]
    return [hands, held, list(s.pile), list(s.discard), list(s.face_down)]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("table", [TABLES[0], TABLES[5], TABLES[8], TABLES[12]], ids=table_name)
def test_it_does_not_peek(table: tuple[int, Options], name: str, soak: bool) -> None:
    """Whatever lies in other hands and in the piles: the choice is the same. The true state is one of the worlds."""
    differing = 0
    for seed in range(10 if soak else 1):
        seats, options = table
        s = GAME.new_game(GAME.setup("standard", seats, Rng(seed), **options))
        chance, bot = Fast(seed), bots.make(name, "silverfrost")
        known = [Knowledge(seat) for seat in range(seats)]
        while not s.over:
            seat = GAME.actors(s)[0]
            if seat == CHANCE:
                move = chance.draw(GAME, s)
            else:
                move = bot.choose(SeatView(GAME, seat, s.clone(), known[seat]), Clock(Rng(s.ply, 3)))
                views = [seat_view(GAME, s, seat, Rng(s.ply, 10 + k), known[seat]) for k in range(2)]
                forgotten = GAME.determinize(s, seat, Rng(s.ply, 20))
                for view in [*views, SeatView(GAME, seat, forgotten, known[seat])]:
                    differing += hidden(view.world, seat) != hidden(s, seat)
                    assert bot.choose(view, Clock(Rng(s.ply, 3))) == move
            events: list[Event] = []
            GAME.apply(s, seat, move, events)
            for knowledge in known:
                knowledge.fold(events)
    assert differing > 50


def test_the_world_is_left_as_it_was() -> None:
    def look(view: SeatView[State], _move: Move) -> None:
        assert GAME.dump(view.world) == before[-1]

    class Remembering(Watched):
        def choose(self, view: SeatView[State], clock: Clock) -> Move:
            before.append(GAME.dump(view.world))
            return super().choose(view, clock)

    before: list[Json] = []
    game(4, (2, {}), [Remembering(bots.make(name, "silverfrost"), look) for name in NAMES])
    assert len(before) > 50


def test_the_same_generators_give_the_same_game() -> None:
    records = [game(3, (3, {}), company(3, 3)).record for _ in range(2)]
    lines = [[(line.seat, line.text) for line in record.lines] for record in records if record is not None]
    assert len(lines) == 2
    assert lines[0] == lines[1]


# --- strong ---


def _wins(name: str, games: int, first: int, table: tuple[int, Options]) -> int:
    """Games won by one bot, its seat going round, against random ones."""
    seats = table[0]
    won = 0
    for i in range(games):
        seated = [bots.make(name if seat == i % seats else "random", "silverfrost") for seat in range(seats)]
        outcome = GAME.outcome(game(first + i, table, seated).state)
        assert outcome is not None
        won += outcome.winners == [i % seats]
    return won


@pytest.mark.parametrize("name", NAMES)
def test_it_beats_a_random_bot(name: str, soak: bool) -> None:
    """At least 95 of 100 with two seats."""
    games = 300 if soak else 20
    assert _wins(name, games, 9000, (2, {})) * 100 >= 95 * games


@pytest.mark.parametrize("table", [table for table in TABLES if table[0] > 1], ids=table_name)
def test_greedy_beats_random_bots_whatever_the_options(table: tuple[int, Options], soak: bool) -> None:
    games = 40 if soak else 4
    assert _wins("greedy", games, 7000, table) * 4 >= 3 * games


def test_greedy_plays_like_somebody_who_knows_the_game(soak: bool) -> None:
    """About 60 points a seat; random bots have 15."""
    games = 60 if soak else 6
    total = 0
    for seed in range(games):
        s = game(seed, (2, {}), [GreedySilverfrost(), GreedySilverfrost()]).state
        total += points(s, 0) + points(s, 1)
    assert 45 * 2 * games < total < 85 * 2 * games


def test_greedy_leaves_little_under_snow(soak: bool) -> None:
    games = 40 if soak else 4
    left = 0
    for seed in range(50, 50 + games):
        s = game(seed, (2, {}), [GreedySilverfrost(), GreedySilverfrost()]).state
        left += sum(1 for flags in s.flags if flags & SNOWED)
    assert left < 3 * games


# --- sensible ---


def test_it_does_not_prepare_before_it_has_spent_what_it_has() -> None:
    """With two or three resources left on average; a city card costs about four."""
    prepared = 0
    left = 0

    def look(view: SeatView[State], move: Move) -> None:
        nonlocal prepared, left
        if GAME.text(move) in ("prepare", "pass"):
            prepared += 1
            left += view.world.resources(view.seat)
            assert view.world.get(view.seat, NORMAL) == 0

    for seed in range(3):
        game(seed, (2, {}), [Watched(GreedySilverfrost(), look) for _ in range(2)])
    assert prepared == 3 * 2 * 4
    assert left < 4 * prepared


def chosen(s: State, seat: int, name: str = "greedy") -> str:
    view = seat_view(GAME, s, seat, Rng(1), Knowledge(seat))
    move = bots.make(name, "silverfrost").choose(view, Clock(Rng(1, 2)))
    assert GAME.refusal(s, seat, move) is None
    return GAME.text(move)


def first_turn(seed: int = 1, seats: int = 2) -> State:
    """The first turn of a game whose set-up was random."""
    s = GAME.new_game(GAME.setup("standard", seats, Rng(seed)))
    chance, rng = Fast(seed), Rng(seed, 1)
    while s.frame() != READY:
        seat = GAME.actors(s)[0]
        GAME.apply(s, seat, chance.draw(GAME, s) if seat == CHANCE else GAME.random_move(s, seat, rng))
    return s


def test_with_everything_at_hand_it_plays_a_card() -> None:
    for seed in range(5):
        s = first_turn(seed)
        seat = GAME.actors(s)[0]
        for kind in range(4):
            s.put(seat, kind, 6)
        for name in NAMES:
            assert chosen(s, seat, name).startswith("play")


def test_in_spring_a_full_hand_goes_on_the_journey() -> None:
    """One animal is left, the Silver Guard, and nothing can be paid for: eight points for five cards."""
    for seed in range(5):
        s = first_turn(seed)
        seat = GAME.actors(s)[0]
        s.put(seat, SEASON, 3)
        s.put(seat, FIRE, 0)
        s.put(seat, NORMAL, 0)
        while s.get(seat, HAND) < 8:
            card = next(card for card in range(s.deck.cards) if s.pile[card])
            s.pile[card] -= 1
            s.add_to_hand(seat, card)
        assert chosen(s, seat) == "place guard journey_8"


def test_a_quest_that_can_be_completed_is_completed() -> None:
    taken: Counter[str] = Counter()

    def look(view: SeatView[State], move: Move) -> None:
        texts = [GAME.text(m) for m in view.moves()]
        if any(text.startswith(("quest", "lowland")) for text in texts) and "none" in texts:
            taken[GAME.text(move).split()[0]] += 1

    for seed in range(4):
        game(seed, (2, {}), [Watched(GreedySilverfrost(), look) for _ in range(2)])
    assert taken["quest"] + taken["lowland"] > 5
    assert taken["none"] <= 1


def test_the_builder_plays_silverfrost_only() -> None:
    assert bots.names("silverfrost") == [
        "greedy",
        "search",
        "builder",
        *bots.characters("silverfrost"),
        "random",
    ]
    assert "builder" not in bots.names("watch")
    for name in NAMES:
        assert bots.make(name, "silverfrost").name == name


@pytest.mark.parametrize(("points", "expected"), [((0, 4, 2, 3), 2), ((0, 2, 2, 2), 1), ((0, 3, 2, 2), 2)])
def test_a_card_for_another_city_goes_to_whoever_has_the_fewest_points(
    points: tuple[int, ...], expected: int
) -> None:
    """Of several, to the next one clockwise: no seat is favoured by its number."""
    for who in range(4):
        t = second(4).turn(who).hold(who, "gift_sledge").goods(who, birch=1).no_animals(who)
        for step in range(4):
            t.goods((who + step) % 4, point=points[step])
        wanted = f"play gift_sledge from hand paying birch into {(who + expected) % 4}"
        plays = [t.game.parse(text) for text in t.legal(who, "play gift_sledge")]
        assert len(plays) == 3
        worths = [int(play_worth(Plan(t.s, who), move)) for move in plays]
        assert t.game.text(plays[worths.index(max(worths))]) == wanted
        view = seat_view(t.game, t.s, who, Rng(1), Knowledge(who))
        assert t.game.text(BuilderSilverfrost().choose(view, Clock(Rng(1)))) == wanted
