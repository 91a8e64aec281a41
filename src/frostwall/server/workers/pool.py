"""The bot processes of a server: a bot's decision goes out as a Job and comes back as a Choice, within a time budget.
The coach looks at finished games here, too, a few lines at a time.

A worker gets only what its seat may know (`job_for` re-deals the rest) and its answer is judged here like anybody's. A
bot that stalls, crashes or answers nonsense costs its process or its turn, never the table: a random legal move stands
in, and the Choice says why. While decisions wait for a process, bots get less time, so that the queue does not grow; so
do those of a guest whose time is nearly used up.
Not here: when a bot is asked, and what the table tells people about it.

Each worker has a thread of this process that waits at its pipe: that works with every event loop on every system.
"""

import asyncio
import hashlib
import logging
import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from multiprocessing import resource_tracker
from typing import TYPE_CHECKING, Any, Final, Literal

import orjson

from frostwall import bots, coach
from frostwall.core.drive import History, SeatView, seat_view
from frostwall.core.game import Game, S
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.core.types import Json, Refusal, Setup
from frostwall.games import games
from frostwall.server.figures import Figures
from frostwall.server.workers import worker
from frostwall.server.workers.fair import Fair
from frostwall.server.workers.memory import resident

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from frostwall.server.wire import Level

Failure = Literal["stalled", "crashed", "illegal"]
Answer = dict[str, Any]

BOTS: Final = "frostwall.bots:make"
_START: Final = 60.0  # seconds for a process to come up: an import on a busy machine
LEAST_SHARE: Final = 0.1  # of its usual time that a bot gets however many wait
_LONGEST_ANSWER: Final = 1 << 20  # a part of a review; a move is some words
_log: Final = logging.getLogger(__name__)
_spawning: Final = multiprocessing.get_context("spawn")  # a fork would copy the server's secrets and sockets
# multiprocessing keeps one list of children, which is not meant for several threads.
_children: Final = threading.Lock()


class Closed(Exception):
    """The workers have ended."""


class Unseen(Exception):
    """A process could not look at a game."""


@dataclass(frozen=True)
class Job:
    """One decision of a bot. What it holds of a position is hidden from logs: the seat's own hand is in it."""

    game: str
    options: Json  # of the record's header
    seat: int
    world: Json = field(repr=False)  # a determinized position
    known: Json = field(repr=False)
    bot: str
    level: "Level"
    seed: tuple[int, int] = field(repr=False)  # of the bot's generator
    # For a bot that remembers: how the game began and all that its seat has seen.
    past: Json | None = field(default=None, repr=False)
    # The same world once more, for judging the answer: reading the document again would take milliseconds.
    view: SeatView[Any] | None = field(default=None, repr=False, compare=False)
    advise: bool = False  # say also how sure the move is, and the next best one

    def message(self, share: float = 1.0) -> bytes:
        """What the worker receives; it takes this share of the bot's time."""
        return orjson.dumps(
            {
                "share": share,
                "game": self.game,
                "options": self.options,
                "seat": self.seat,
                "world": self.world,
                "known": self.known,
                "bot": self.bot,
                "level": self.level,
                "seed": self.seed,
                "past": self.past,
                "advise": self.advise,
            }
        )


@dataclass(frozen=True)
class Look:
    """Some lines of a game that is over, for the coach; `first` and `stop` as in `coach.look`."""

    game: str
    options: Json  # of the record's header
    record: str
    first: int
    stop: int
    effort: coach.Effort

    def message(self, _share: float) -> bytes:
        return orjson.dumps(
            {
                "game": self.game,
                "options": self.options,
                "review": self.record,
                "first": self.first,
                "stop": self.stop,
                "effort": asdict(self.effort),
            }
        )


@dataclass(frozen=True)
class Choice:
    """A legal move, the bot that made it, and why that is not the bot that was asked."""

    text: str
    by: str
    failed: Failure | None = None
    sure: str | None = None  # of a hint: clear, likely or even
    next: str | None = None  # of a hint: the next best move


def job_for(
    game: Game[S],
    header_options: Mapping[str, object],
    state: S,
    seat: int,
    known: Knowledge,
    bot: str,
    level: "Level",
    rng_seed: tuple[int, int],
    past: Json | None = None,
) -> Job:
    """The job of deciding for this seat. Only a world made from what the seat may know goes into it."""
    view = seat_view(game, state, seat, Rng(*_seed(rng_seed, "world")), known)
    return Job(
        game.name,
        dict(header_options),
        seat,
        game.dump(view.world),
        known.to_json(),
        bot,
        level,
        _seed(rng_seed, "bot"),
        past,
        view,
    )


def past_of(setup: Setup, history: History) -> Json:
    """What a bot that remembers is told, as data."""
    return {
        "setup": {"rules": setup.rules, "seats": setup.seats, "options": setup.options, "facts": setup.facts},
        "events": [[event.to_json() for event in events] for _, events in history],
    }


def _seed(source: tuple[int, int], use: str) -> tuple[int, int]:
    """A generator can be run backwards, so a worker gets none that others use, nor the numbers it was made from."""
    digest = int.from_bytes(hashlib.sha256(f"{source[0]}|{source[1]}|{use}".encode()).digest(), "big")
    return digest >> 194, digest & 0xFFFFFFFF  # 62 and 32 bits: what an Rng takes


# --- judging ----------------------------------------------------------------------------------------


def _judged(job: Job, answer: Answer | None, failed: Failure | None) -> Choice:
    """What the bot said if it may be done, else a random move."""
    view = job.view
    if view is None:
        game = worker.game_named(job.game, orjson.dumps(job.options))
        view = SeatView(game, job.seat, game.load(job.world), Knowledge.from_json(job.known))
    if answer is not None:
        move = view.game.judge(view.world, job.seat, str(answer.get("text")))
        if not isinstance(move, Refusal):
            sure, following = answer.get("sure"), answer.get("next")
            return Choice(view.game.text(move), job.bot, None, sure, following)
        failed = "illegal"
        _log.warning("bot %s of %s made an illegal move: %s", job.bot, job.game, move.code)
    move = view.game.random_move(view.world, job.seat, Rng(*_seed(job.seed, "instead")))
    return Choice(view.game.text(move), "random", failed)


def _part(answer: Answer | None, failed: Failure | None) -> Json:
    if answer is None or not isinstance(answer.get("part"), dict):
        raise Unseen(failed)
    found: Json = answer["part"]
    return found


# --- one process ------------------------------------------------------------------------------------


class _Worker:
    """One process and the near end of its pipe. All methods block; each worker has a thread of its own for them."""

    def __init__(self, budget: float, maker: str) -> None:
        self.budget = budget
        self.maker = maker
        self.closed = False
        self.pid: int | None = None
        self._process: SpawnProcess | None = None
        self._pipe: Connection[bytes, bytes] | None = None

    def start(self) -> bool:
        """Start the process and wait until it is ready; false if that fails."""
        if self._process is not None:
            return True
        with _children:
            if self.closed:
                return False
            near, far = _spawning.Pipe()
            process = _spawning.Process(
                target=worker.serve,
                args=(far, self.maker, self.budget, dict(games.added), dict(bots.plugins.added)),
                name="frostwall-bot",
                daemon=True,
            )
            try:
                _keep_interrupts_out()
                process.start()
            except (
                OSError,
                RuntimeError,
                ValueError,
            ) as problem:  # the system has no process or no pipe left
                near.close()
                _log.error("a bot process could not be started: %s", problem)
                return False
            finally:
                far.close()  # the process has the only one now: when it ends, ours reads the end
            self._process = process
            self._pipe = near
            self.pid = process.pid
        try:
            if near.poll(_START) and near.recv_bytes(len(worker.READY)) == worker.READY:
                return True
        except (EOFError, OSError):
            pass
        if not self.closed:
            _log.error("a bot process did not start")
        self.end()
        return False

    def ask(self, message: bytes) -> tuple[Answer | None, Failure | None]:
        """What the process answers, or how it failed. A process that ends meanwhile is started once more: somebody may
        have killed it."""
        answer, failed, died = self._ask(message)
        if died and not self.closed:
            answer, failed, _ = self._ask(message)
        return answer, failed

    def _ask(self, message: bytes) -> tuple[Answer | None, Failure | None, bool]:
        """The same once, and whether the process has ended by itself."""
        if not self.start() or self._pipe is None:
            return None, "crashed", False
        try:
            self._pipe.send_bytes(message)
            if not self._pipe.poll(self.budget):
                _log.warning("a bot took longer than %s s", self.budget)
                self.end()
                return None, "stalled", False
            answer: Answer = dict(orjson.loads(self._pipe.recv_bytes(_LONGEST_ANSWER)))
        except (EOFError, OSError, TypeError, ValueError):
            if not self.closed:
                _log.warning("a bot process has ended by itself, or said what nobody understands")
            self.end()
            return None, "crashed", True
        if "problem" in answer:
            _log.warning("a bot failed: %s", answer["problem"])
            return None, "crashed", False
        return answer, None, False

    def close(self) -> None:
        """From any thread: start nothing more. A thread that waits for an answer sees the pipe close."""
        with _children:
            self.closed = True
            if self._process is not None:
                self._process.kill()

    def end(self) -> None:
        """Kill the process and forget it."""
        with _children:
            if self._pipe is not None:
                self._pipe.close()
            if self._process is not None:
                self._process.kill()
                self._process.join()
                self._process.close()
            self._process = self._pipe = self.pid = None


def _keep_interrupts_out() -> None:
    """Ctrl-C in a terminal, or a signal to the group, reaches all of its processes. A process that this thread starts
    has these signals blocked from the beginning."""
    if sys.platform != "win32":
        # Started first: it lets signals in again when it starts its own process.
        resource_tracker.ensure_running()
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})


# --- all of them ------------------------------------------------------------------------------------


class _Waiting:
    """What a process is to be sent, who turns its answer into a result, and who waits for that since when."""

    def __init__(self, job: Job | Look, read: Callable[[Answer | None, Failure | None], Any]) -> None:
        loop = asyncio.get_running_loop()
        self.job = job
        self.read = read
        self.future: asyncio.Future[Any] = loop.create_future()
        self.since = loop.time()


def share_of_time(processes: int, waiting: int) -> float:
    """How much of its usual time a bot gets while so many others wait. The longer the queue the shorter the time, so
    that waiting and thinking together take at most about twice as long as thinking alone."""
    return max(LEAST_SHARE, processes / (processes + waiting))


class Workers:
    """`count` processes, each with `budget` seconds per decision. `maker` names the function that makes the bots."""

    def __init__(self, count: int, budget: float, maker: str = BOTS) -> None:
        if count < 1 or budget <= 0:
            raise ValueError("at least one worker, and some time")
        self._workers = [_Worker(budget, maker) for _ in range(count)]
        self._threads: ThreadPoolExecutor | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._jobs: Fair[_Waiting] = Fair(count)
        self._waiting: set[asyncio.Future[Any]] = set()
        self._closed = False
        self.figures = Figures()

    def waiting(self) -> int:
        """How many decisions no process has taken up."""
        return len(self._jobs)

    def share(self) -> float:
        """The part of its usual time that a bot gets now, whosever it is."""
        return share_of_time(len(self._workers), len(self._jobs))

    def _share_of(self, owner: str) -> float:
        return max(LEAST_SHARE, min(self.share(), self._jobs.share(owner)))

    def memory(self) -> list[int | None]:
        """The bytes that each process holds: 0 where it does not run, None where the system does not say."""
        return [0 if one.pid is None else resident(one.pid) for one in self._workers]

    async def start(self) -> None:
        """Bring the processes up, in the background. Without it the first job does."""
        if self._closed:
            raise Closed
        if self._threads is None:
            self._threads = ThreadPoolExecutor(len(self._workers), "frostwall-bot")
            self._tasks = [
                asyncio.create_task(self._work(one, self._threads), name="frostwall-bot")
                for one in self._workers
            ]

    async def close(self) -> None:
        """End the processes, whatever they are doing. Callers that still wait for a choice get Closed."""
        self._closed = True
        for future in self._waiting:
            if not future.done():
                future.set_exception(Closed())
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self._end)

    async def choose(self, job: Job, owner: str = "") -> Choice:
        """The bot's move, or a random one in its place. The budget counts from when a worker takes up the job. Jobs of
        one owner wait behind each other rather than before those of others."""
        found: Choice = await self._ask(job, partial(_judged, job), owner)
        return found

    async def look(self, look: Look, owner: str = "") -> Json:
        """What the coach says about some lines of a game; Unseen if it cannot."""
        found: Json = await self._ask(look, _part, owner)
        return found

    async def _ask(
        self, job: Job | Look, read: Callable[[Answer | None, Failure | None], Any], owner: str
    ) -> Any:
        await self.start()
        waiting = _Waiting(job, read)
        self._waiting.add(waiting.future)
        try:
            self._jobs.put(owner, waiting)
            return await waiting.future
        finally:
            self._waiting.discard(waiting.future)

    async def _work(self, one: _Worker, threads: ThreadPoolExecutor) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(threads, one.start)
        while True:
            owner, asked = await self._jobs.get()
            future = asked.future
            begun = loop.time()
            self.figures.waits.add(begun - asked.since)
            try:
                if future.done():
                    continue  # nobody waits for it any more
                message = asked.job.message(self._share_of(owner))
                answer, failed = await loop.run_in_executor(threads, one.ask, message)
            finally:
                seconds = loop.time() - begun
                self._jobs.done(owner, seconds)
            self.figures.decisions.add(seconds)
            if failed is not None:
                self.figures.failures[failed] += 1
            if not future.done():
                try:
                    future.set_result(asked.read(answer, failed))
                except Exception as problem:  # noqa: BLE001 - no bot's fault, and for the caller to see
                    future.set_exception(problem)
            if failed is not None:
                await loop.run_in_executor(threads, one.start)  # a new one, before anybody has to wait for it

    def _end(self) -> None:
        for one in self._workers:
            one.close()
        if self._threads is not None:
            self._threads.shutdown()
        for one in self._workers:
            one.end()
