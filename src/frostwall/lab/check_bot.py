"""Is a bot fit to play? It is asked in whole games over all modes and numbers of seats, a third of whose moves are
random, so that it meets positions that it would never get into itself.

Checked: every move is legal, a fresh bot with the same seed makes the same move, the world it is handed stays as it
was, it answers within its budget, and it does not raise. Not checked: whether it plays well (arena).
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from frostwall.core.conformance.suite import some_options
from frostwall.core.drive import Bot, Clock, Fast, Reminder, SeatView, remembering, seat_view
from frostwall.core.game import Game
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Setup

BUDGET: Final = 1.0  # seconds for a decision, if neither the bot nor the person says
TRIES: Final = 3  # a busy machine is no reason to call a bot slow
NODES: Final = 30  # for two that must agree

Maker = Callable[[], Bot[Any]]


@dataclass(frozen=True)
class Fault:
    """What a bot did wrong, and where: the record's lines lead there."""

    what: str  # illegal, raised, differs, mutates, slow
    table: str  # rules and seats
    decision: str
    detail: str
    lines: list[str] = field(repr=False)


@dataclass
class Check:
    games: int = 0
    decisions: int = 0
    tables: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)  # of decisions
    seconds: float = 0.0
    slowest: float = 0.0
    faults: list[Fault] = field(default_factory=list)


def check_bot(
    make: Maker,
    game: Game[Any],
    decisions: int = 5000,
    seed: int = 1,
    budget: float | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Check:
    """Ask for this many decisions, equally many at every kind of table; ends early with the first fault."""
    tables = [(rules, seats) for rules, numbers in game.rulesets().items() for seats in numbers]
    allowed = budget if budget is not None else getattr(make(), "budget", None) or BUDGET
    found = Check()
    while found.decisions < decisions and not found.faults:
        rules, seats = tables[found.games % len(tables)]
        rng = Random(f"{seed} {found.games}")
        options = some_options(game, rules, seats, rng) if found.games >= len(tables) else {}
        setup = game.setup(rules, seats, Random(rng.getrandbits(60)), **options)
        try:
            trial = _Trial(make, game, setup, Rng(rng.getrandbits(60)), allowed, found)
            trial.run(-(-decisions * (found.games // len(tables) + 1) // len(tables)))
        except _Faulty as faulty:
            found.faults.append(faulty.fault)
        found.games += 1
        if progress is not None:
            progress(min(found.decisions, decisions), decisions)
    return found


class _Faulty(Exception):
    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.what)
        self.fault = fault


class _Trial:
    """One game."""

    def __init__(
        self, make: Maker, game: Game[Any], setup: Setup, rng: Rng, budget: float, check: Check
    ) -> None:
        self.make = make
        self.game = game
        self.setup = setup
        self.rng = rng
        self.budget = budget
        self.check = check
        self.table = f"{setup.rules}/{setup.seats}"
        self.history: list[list[Event]] = []
        self.lines: list[str] = []

    def run(self, most: int) -> None:
        """Play until the game ends, or its kind of table has had so many decisions."""
        game, rng = self.game, self.rng
        chance = Fast(rng.below(1 << 30))
        s = game.new_game(self.setup)
        known = [game.knowledge(s, seat) for seat in range(self.setup.seats)]
        bots = [self.make() for _ in known]
        reminders = [self._reminder(bot, seat) for seat, bot in enumerate(bots)]
        while (actors := game.actors(s)) and self.check.tables[self.table] < most:
            seat = actors[rng.below(len(actors))]
            if seat == CHANCE:
                move = chance.draw(game, s)
            else:
                self._tell(reminders[seat], seat)
                chosen = self._ask(s, seat, bots[seat], known[seat])
                move = game.random_move(s, seat, rng) if rng.below(3) == 0 else chosen
            self.lines.append(f"{seat} {game.text(move)}")
            events: list[Event] = []
            game.apply(s, seat, move, events)
            self.history.append(events)
            for knowledge in known:
                knowledge.fold(events)

    def _reminder(self, bot: Bot[Any], seat: int) -> Reminder[Any] | None:
        mind = remembering(bot)
        return None if mind is None else Reminder(mind, seat, self.setup)

    def _tell(self, reminder: Reminder[Any] | None, seat: int) -> None:
        if reminder is not None:
            seen = [[event.for_viewer(seat) for event in events] for events in self.history]
            reminder.tell(list(enumerate(seen)))

    def _ask(self, s: Any, seat: int, bot: Bot[Any], known: Knowledge) -> int:
        """The bot's move, after it was checked."""
        game, check = self.game, self.check
        view = seat_view(game, s, seat, self.rng, known)
        decision = _decision(view)
        before = game.dump(view.world)
        seed = self.rng.below(1 << 30)
        clock = Clock(Rng(seed, 1), self.budget)
        try:
            move = bot.choose(view, clock)
            used = clock.used()
            refusal = game.refusal(s, seat, move)
            twin = self._twin(seat, known, before, seed)
        except Exception as problem:  # a bot may raise anything
            raise self._fault("raised", decision, f"{type(problem).__name__}: {problem}") from problem
        check.decisions += 1
        check.tables[self.table] += 1
        check.kinds[decision] += 1
        check.seconds += used
        check.slowest = max(check.slowest, used)
        if refusal is not None:
            text = game.text(move) if game.kinds.well_formed(move) else str(move)
            raise self._fault("illegal", decision, f"{text}: {refusal}")
        if game.dump(view.world) != before:
            raise self._fault("mutates", decision, game.text(move))
        if twin[0] != move and self._differs(seat, known, before, seed):
            raise self._fault("differs", decision, f"{game.text(move)} / {game.text(twin[0])}")
        if used > self.budget and twin[1] > self.budget and self._stays_slow(seat, known, before, seed):
            raise self._fault("slow", decision, f"{used:.3f} s")
        return move

    def _differs(self, seat: int, known: Knowledge, world: Any, seed: int) -> bool:
        """Do two fresh bots still disagree when nodes are counted? Time may cut one short sooner than the other."""
        one, other = (self._twin(seat, known, world, seed, NODES)[0] for _ in range(2))
        return one != other

    def _twin(
        self, seat: int, known: Knowledge, world: Any, seed: int, nodes: int | None = None
    ) -> tuple[int, float]:
        """What a fresh bot answers to the same question, and how long that takes."""
        bot = self.make()
        self._tell(self._reminder(bot, seat), seat)
        view = SeatView(self.game, seat, self.game.load(world), known.clone())
        clock = Clock(Rng(seed, 1), None if nodes is not None else self.budget, nodes)
        return bot.choose(view, clock), clock.used()

    def _stays_slow(self, seat: int, known: Knowledge, world: Any, seed: int) -> bool:
        return all(self._twin(seat, known, world, seed)[1] > self.budget for _ in range(TRIES - 2))

    def _fault(self, what: str, decision: str, detail: str) -> "_Faulty":
        return _Faulty(Fault(what, self.table, decision, detail, list(self.lines)))


def _decision(view: SeatView[Any]) -> str:
    shown = view.view()["decision"]
    return str(shown["kind"]) if isinstance(shown, dict) else "?"
