"""Company for the greedy bot, and ways to watch it play: what its tests share."""

from collections.abc import Callable, Sequence

from frostwall import bots
from frostwall.core.bag import nth, size
from frostwall.core.drive import Bot, Clock, Fast, Result, SeatView, bot_rngs, play, seat_view
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Move
from frostwall.games.watch.bots.greedy.bot import GreedyWatch
from frostwall.games.watch.engine.frames import OFFERING
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.rules import RESOURCES
from frostwall.games.watch.engine.state import State

Options = dict[str, object]


def table_name(table: object) -> str:
    return str(table).replace(" ", "").replace("'", "")


# --- company for the greedy bot ---


class Talker:
    """Plays at random, and at random makes offers, counter-offers and (through `World`) proposals of any kind."""

    def __init__(self, talk: int = 50) -> None:
        self.name = "talker"
        self.talk = talk  # how often, in percent

    def choose(self, view: SeatView[State], clock: Clock) -> Move:
        if clock.rng.below(100) < self.talk:
            said = self.say(view.world, view.seat, clock.rng)
            if said is not None:
                return said
        return GAME.random_move(view.world, view.seat, clock.rng)

    def say(self, s: State, seat: int, rng: Rng) -> Move | None:
        give, take = _some(rng, s.hand[seat]), _some(rng, 0)
        word = "offer"
        if s.frame() == OFFERING:
            word = "counter"
        elif seat != s.active:
            word = "propose"
        move = GAME.parse(f"{word} {give} for {take}")
        return move if GAME.refusal(s, seat, move) is None else None


def _some(rng: Rng, hand: int) -> str:
    """A card of this hand, or of any kind; sometimes more."""
    kind = nth(hand, rng.below(size(hand))) if hand else rng.below(5)
    more = rng.below(5) if rng.below(4) == 0 else kind
    return " ".join(f"{RESOURCES[k]}*{1 + rng.below(8) // 7}" for k in {kind, more})


class Stubborn:
    """Plays greedily but answers every offer in the same way."""

    def __init__(self, reply: int) -> None:
        self.name = "stubborn"
        self.reply = reply
        self.bot = GreedyWatch()

    def choose(self, view: SeatView[State], clock: Clock) -> Move:
        if view.world.frame() == OFFERING and self.reply in view.moves():
            return self.reply
        return self.bot.choose(view, clock)


class Watched:
    """The greedy bot with somebody looking over its shoulder at every decision."""

    def __init__(self, look: Callable[[SeatView[State], Move], None]) -> None:
        self.name = "greedy"
        self.look = look
        self.bot = GreedyWatch()

    def choose(self, view: SeatView[State], clock: Clock) -> Move:
        move = self.bot.choose(view, clock)
        self.look(view, move)
        return move


def game(
    seed: int, table: tuple[int, Options], seated: Sequence[Bot[State]], rules: str = "base"
) -> Result[State]:
    """`play` refuses illegal moves itself."""
    seats, options = table
    setup = GAME.setup(rules, seats, Rng(seed), **options)
    return play(GAME, setup, seated, Fast(seed), bot_rngs(seed, seats), limit=20_000)


def mixed(seed: int, seats: int) -> list[Bot[State]]:
    """Greedy bots in changing company."""
    company: list[Bot[State]] = [GreedyWatch(), Talker(), bots.make("random", "watch"), GreedyWatch()]
    return [company[(seed + seat) % 4] for seat in range(seats)]


def hidden(s: State, seat: int) -> list[int]:
    others = [other for other in range(s.rules.seats) if other != seat]
    return [s.pile] + [s.hand[other] for other in others] + [s.cards[other] for other in others]


def each_decision(
    seed: int,
    table: tuple[int, Options],
    look: Callable[[State, int, Knowledge, int], None],
    rules: str = "base",
) -> None:
    """A game in mixed company in which the true state of every decision is looked at."""
    seats, options = table
    s = GAME.new_game(GAME.setup(rules, seats, Rng(seed), **options))
    seated, rngs, chance = mixed(seed, seats), bot_rngs(seed, seats), Fast(seed)
    known = [Knowledge(seat) for seat in range(seats)]
    while not s.over:
        seat = GAME.actors(s)[0]
        if seat == CHANCE:
            move = chance.draw(GAME, s)
        else:
            look(s, seat, known[seat], s.ply)
            move = seated[seat].choose(seat_view(GAME, s, seat, rngs[seat], known[seat]), Clock(rngs[seat]))
        events: list[Event] = []
        GAME.apply(s, seat, move, events)
        for knowledge in known:
            knowledge.fold(events)


def chosen(s: State, seat: int, seed: int = 0) -> str:
    """The greedy bot's move, which is legal."""
    view = seat_view(GAME, s, seat, Rng(1), Knowledge(seat))
    move = GreedyWatch().choose(view, Clock(Rng(seed, 2)))
    assert GAME.refusal(s, seat, move) is None
    return GAME.text(move)
