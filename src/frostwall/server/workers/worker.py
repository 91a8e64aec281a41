"""One bot process: it loads the games and their bots, then answers jobs over a pipe until the pipe closes.

Of a running game it receives worlds in which everything its seat cannot know is re-dealt, and nothing else: no true
state, no seed of a table, no database. Of one that is over it receives the record. This is the process's side; `pool`
starts, watches and ends it. Nothing here may import the web server: a worker should start quickly and stay small.
"""

import os
import signal
import sys
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING, Any, Final

import orjson

from frostwall import bots, coach
from frostwall.core.drive import Bot, Clock, SeatView, remembering
from frostwall.core.game import Game
from frostwall.core.knowledge import Knowledge
from frostwall.core.record import Record
from frostwall.core.rng import Rng
from frostwall.core.types import Event, Json, Setup
from frostwall.games import games
from frostwall.lab import game_for

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Maker = Callable[[str, str, str], Bot[Any]]  # of a bot's name, a game's name and a level

READY: Final = b"ready"
# A bot that eats memory should meet its own limit before the machine's: the system might end the server instead.
MOST_MEMORY: Final = 1 << 30
# The table's messages matter more than a bot's thinking.
_NICENESS: Final = 5


def serve(
    pipe: "Connection[bytes, bytes]",
    maker: str,
    budget: float,
    added: Mapping[str, str],
    plugins: Mapping[str, str],
) -> None:
    """The life of a worker. It ends with the pipe, and so with the server, however that ends. `added` are the games
    and `plugins` the bots that the server has added to its registries."""
    _settle_in()
    for name, where in added.items():
        games.add(name, where)
    for name, where in plugins.items():
        bots.plugins.add(name, where)
    load_games()
    make = lru_cache(maxsize=64)(maker_named(maker))  # a bot keeps nothing between two decisions
    try:
        pipe.send_bytes(READY)
        while True:
            job = pipe.recv_bytes()
            # The server kills a worker that stalls. The alarm is for a server that has gone: the signal's default
            # also ends a bot that never returns to the interpreter.
            _set_alarm(2 * budget + 1)
            answer = _answer(orjson.loads(job), make, budget)
            _set_alarm(0)
            pipe.send_bytes(orjson.dumps(answer))
    except (EOFError, OSError):
        return  # the server has gone


def _answer(job: dict[str, Any], make: Maker, budget: float) -> dict[str, object]:
    try:
        if "review" in job:
            return {"part": _look(job)}
        game = game_named(job["game"], orjson.dumps(job["options"]))
        bot = make(job["bot"], job["game"], job["level"])
        view = SeatView(game, job["seat"], game.load(job["world"]), Knowledge.from_json(job["known"]))
        _remind(bot, job["seat"], job["past"])
        rng = Rng(*job["seed"])
        if job.get("advise") and hasattr(bot, "judge"):
            found = coach.pick(bot.judge(view, Clock(rng, budget / 2, coach.NODES)))
            other = None if found.next is None else game.text(found.next)
            return {"text": game.text(found.move), "sure": found.sure, "next": other}
        usual = min(budget, getattr(bot, "budget", None) or budget)
        move = bot.choose(view, Clock(rng, usual * job["share"]))
        return {"text": game.text(move) if game.kinds.well_formed(move) else str(move)[:40]}
    except MemoryError:
        os._exit(1)  # what it holds is given back at once
    except BaseException as problem:  # noqa: BLE001 - a bot may fail in any way; the table plays on
        return {"problem": _where(problem)}


def _look(job: dict[str, Any]) -> Json:
    """What the coach says about some lines of a game that is over."""
    record = record_read(job["review"])
    game = game_named(job["game"], orjson.dumps(job["options"]))
    part = coach.look(record, game, coach.Effort(**job["effort"]), job["first"], job["stop"])
    return coach.part_to_json(part)


@lru_cache(maxsize=4)
def record_read(text: str) -> Record:
    return Record.read(text)


def _remind(bot: Bot[Any], seat: int, past: dict[str, Any] | None) -> None:
    """Tell a bot that remembers what its seat has seen: it may have played elsewhere meanwhile."""
    mind = remembering(bot)
    if mind is None or past is None:
        return
    mind.start(seat, Setup(**past["setup"]))
    for events in past["events"]:
        mind.observe([Event(each["name"], each["seat"], each["args"], each["rule"]) for each in events])


def _where(problem: BaseException) -> str:
    """What went wrong and where, without its text: that could name cards of a hand."""
    frames = extract_tb(problem.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return type(problem).__name__ + place


def load_games() -> None:
    """Import all engines and bots now, so that no decision has to wait for it."""
    for box in games.boxes():
        _ = box.engine, box.bots, box.characters


@lru_cache(maxsize=16)
def game_named(name: str, options: bytes) -> Game[Any]:
    """The game with the card set that its options name. It is cached, because reading a set takes long; the options are
    JSON so that they can be a key."""
    return game_for(name, orjson.loads(options))


def maker_named(path: str) -> Maker:
    """The function that "package.module:function" names."""
    module, _, name = path.partition(":")
    found: Maker = getattr(import_module(module), name)
    return found


def _settle_in() -> None:
    # Ctrl-C and SIGTERM are meant for the server, which then closes the pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    # What a bot prints would stand between the server's own lines.
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    if sys.platform != "win32":
        import resource

        os.nice(_NICENESS)
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        most = MOST_MEMORY if hard == resource.RLIM_INFINITY else min(MOST_MEMORY, hard)
        resource.setrlimit(resource.RLIMIT_DATA, (most, hard))


def _set_alarm(seconds: float) -> None:
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)
