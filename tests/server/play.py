"""Tables in the state a test needs, and the people at them: making, starting, moving, turning the clock.

A position comes from a golden record, whose lines are found by what is open after them. Tests that need no bot start no
process for one.
"""

import asyncio
import contextlib
import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from tests.server.rig import QUICK, Ears, Json, Person, Server, serving

import frostwall
from frostwall.core.game import Game
from frostwall.core.record import Record, Replay, game_of
from frostwall.core.rng import Rng
from frostwall.core.types import Refusal
from frostwall.server.table.match import Match
from frostwall.server.workers import Choice, Job
from frostwall.words import Catalogue

GOLDEN = Path(__file__).parent.parent / "golden"
BOTH = {"watch": 3, "silverfrost": 2}  # the fewest seats with company
_keys = itertools.count()


class NoBots:
    """Workers of a server at which no bot is ever asked."""

    async def start(self) -> None: ...
    async def close(self) -> None: ...

    def waiting(self) -> int:
        return 0

    def share(self) -> float:
        return 1.0

    def memory(self) -> list[int | None]:
        return []

    async def choose(self, job: Job, owner: str = "") -> Choice:
        raise AssertionError(f"a bot was asked for seat {job.seat}")


class FirstMove(NoBots):
    """Workers without processes: every bot makes the first legal move. For tests of who is asked, not of how."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, str, str]] = []
        self.go = asyncio.Event()
        self.go.set()

    async def choose(self, job: Job, owner: str = "") -> Choice:
        self.asked.append((job.seat, job.bot, job.level))
        await self.go.wait()
        assert job.view is not None
        return Choice(job.view.game.text(job.view.moves()[0]), job.bot)


def without_bots(folder: Path, **more: Any) -> contextlib.AbstractAsyncContextManager[Server]:
    return serving(folder, limits=False, workers=NoBots(), **more)


def key() -> str:
    return f"k{next(_keys)}"


# --- tables -----------------------------------------------------------------------------------------


@dataclass
class Round:
    """A started table. `ears[n]` is the socket of whoever has seat n; with one person for all of them, the same one."""

    server: Server
    table: str
    people: list[Person]
    ears: list[Ears]

    @property
    def match(self) -> Match:
        return match_of(self.server, self.table)

    @property
    def acting(self) -> int:
        """The seat that is to move; of several the first."""
        return self.match.actors()[0]

    def some_move(self, seat: int, n: int = 0) -> str:
        return some_move(self.match, seat, n)

    async def ask(self, seat: int, /, **message: Any) -> Json:
        return await self.ears[seat].ask(table=self.table, **message)

    async def move(self, seat: int, /, *texts: str, **more: Any) -> Json:
        """Make moves in the open decision."""
        message = {
            "decision": self.match.decision_id(seat),
            "key": key(),
            "moves": list(texts),
            "seat": seat,
            **more,
        }
        return await self.ask(seat, type="move", **message)

    async def go(self, seat: int, /, *texts: str, **more: Any) -> Json:
        """Make moves that are legal, and wait until everybody who listens has seen them."""
        answer = await self.move(seat, *(texts or (self.some_move(seat),)), **more)
        assert answer["type"] == "done", answer
        await self.seen(answer["seq"])
        return answer

    async def seen(self, seq: int) -> None:
        for ears in self.ears:
            if ears.closed is None:
                await ears.until(lambda _, ears=ears: ears.latest(self.table)["seq"] >= seq)  # type: ignore[misc]

    async def nudge(self, seat: int = 0) -> Json:
        """Make the table look at its clock, by a message that changes nothing; what it looks like afterwards. What is
        due is done before the next message is taken up."""
        for _ in range(2):
            await self.ask(seat, type="sync", scene=False, seat=-2)
        return await self.info(seat)

    async def info(self, seat: int = 0) -> Json:
        found: Json = (await self.ask(seat, type="sync", scene=False))["info"]
        return found

    async def notices(self, seat: int = 0) -> list[Json]:
        answer = await self.ask(seat, type="sync", scene=False)
        return [line["notice"] for line in answer["chat"] if line["notice"] is not None]

    async def says(self, code: str, reader: int = 0, /, **args: Any) -> None:
        """The table has said this about itself."""
        name = args.pop("name", "")
        answer = await self.ask(reader, type="sync", scene=False)
        found = [(line["notice"], line["name"]) for line in answer["chat"] if line["notice"] is not None]
        assert ({"code": code, "args": args}, name) in found, found
        args |= {"name": name} if name else {}
        words = Catalogue("en", "table")
        names = [f"Seat {n}" for n in range(6)]
        variables = {
            name: names[value] if name == "seat" else value
            for name, value in args.items()
            if value is not None
        }
        assert words.text(f"notice-{code.replace('_', '-')}", **variables)


def match_of(server: Server, table: str) -> Match:
    found = server.hub._tables[table].match
    assert found is not None
    return found


def some_move(match: Match, seat: int, n: int = 0) -> str:
    """The n-th legal move (counted round)."""
    moves = match.game.legal_moves(match.state, seat)
    return match.game.text(moves[n % len(moves)])


def random_move(match: Match, seat: int, rng: Rng) -> str:
    return match.game.text(match.game.random_move(match.state, seat, rng))


async def seated(server: Server, game: str, people: Sequence[Person], **more: Any) -> str:
    """A table in the lobby at which these people sit, the first of them the host."""
    seats = more.pop("seats", max(len(people), BOTH[game]))
    table = await people[0].make(game, seats, **more)
    invite = await people[0].invited(table)
    for n, person in enumerate(people[1:], 1):
        await person.join(invite)
        answer = await person.ask(table, type="sit", seat=n)
        assert answer["type"] == "done", answer
    return table


async def started(server: Server, game: str, people: Sequence[Person], **more: Any) -> Round:
    """The same, begun, and everybody looking on. One person alone takes all the seats that have no bot."""
    table = await seated(server, game, people, **more)
    if len(people) == 1:
        info = (await people[0].http.get(f"/api/tables/{table}")).json()["info"]
        for seat in info["seats"]:
            if seat["kind"] == "open":
                await people[0].ask(table, type="sit", seat=seat["seat"])
    ears = [await person.socket() for person in people]
    for one in ears:
        answer = await one.ask(type="sync", table=table)
        assert answer["type"] == "synced", answer
    answer = await ears[0].ask(type="start", table=table)
    assert answer["type"] == "done", answer
    for one in ears:
        await one.until(lambda heard: heard["type"] == "synced" and heard["view"] is not None)
    while len(ears) < len(server.hub._tables[table].doc.seats):
        ears.append(ears[0])
    return Round(server, table, list(people), ears)


async def again(server: Server, person: Person) -> Person:
    """The same browser at a server that was started anew."""
    http = httpx.AsyncClient(base_url=server.base, timeout=60, cookies=person.http.cookies)
    found = Person(server, person.name, person.id, http)
    server.people.append(found)
    return found


async def leave(round_: Round, seat: int) -> None:
    """Close the socket of a seat, and wait until the table has noticed."""
    gone = asyncio.Event()
    actor = round_.server.hub._tables[round_.table]
    depart = actor.presence.depart

    def noted(guest: str) -> None:
        depart(guest)
        gone.set()

    actor.presence.depart = noted  # type: ignore[method-assign]
    await round_.ears[seat].close()
    await gone.wait()
    actor.presence.depart = depart  # type: ignore[method-assign]


async def people(server: Server, count: int) -> list[Person]:
    return [await server.guest(name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")[:count]]


# --- positions --------------------------------------------------------------------------------------


@cache
def golden(name: str) -> Record:
    return Record.read((GOLDEN / f"{name}.rec").read_text())


def line_where(record: Record, wanted: Callable[[Game[Any], Any], bool], after: int = 0) -> int:
    """The first line after which a position is as wanted."""
    game = game_of(record, frostwall.games)
    replay = Replay(record, game, False)
    for line in record.lines:
        replay.step()
        if line.seq > after and wanted(game, replay.state):
            return line.seq
    raise LookupError("no such position")


def kind_open(kind: str) -> Callable[[Game[Any], Any], bool]:
    """Positions in which a decision of this kind is open."""

    def found(game: Game[Any], state: Any) -> bool:
        decision = game.view(state, -2)["decision"]
        return isinstance(decision, dict) and decision["kind"] == kind

    return found


def several_decide(game: Game[Any], state: Any) -> bool:
    return len(game.actors(state)) > 1


async def from_position(
    server: Server, record: Record, to: int, people: Sequence[Person], **more: Any
) -> Round:
    """A table that goes on where the record is after line `to`."""
    text = record.write()
    head = record.header
    return await started(server, head.game, people, seats=head.seats, record=text, to=to, **more)


# --- answers ----------------------------------------------------------------------------------------


def refused(answer: Json, code: str, **args: Any) -> Json:
    """The answer is this refusal, complete, and there are words for it in both languages."""
    assert answer.get("type") == "refused", answer
    assert answer["code"] == code, answer
    assert {"table", "ref", "code", "rule", "args", "needs"} <= answer.keys()
    for name, value in args.items():
        assert answer["args"].get(name) == value, answer
    no = Refusal(answer["code"], answer["rule"], answer["args"], answer["needs"])
    where = f"refusal-{code.lower().replace('_', '-')}"
    for lang in ("en", "de"):
        assert any(_in_words(no, where, Catalogue(lang, name)) for name in ("table", *frostwall.games))
    return answer


async def end_by_vote(round_: Round) -> Json:
    """Everybody agrees to end it here."""
    for person in round_.people:
        await person.ask(round_.table, type="vote", matter="end", yes=True)
    info = await round_.info()
    assert info["stage"] == "closed"
    return info


def _in_words(no: Refusal, where: str, catalogue: Catalogue) -> bool:
    """Has this catalogue a sentence for the refusal? Two games may use one code for different things."""
    try:
        return catalogue.has(where) and bool(catalogue.refusal(no, [f"Seat {n}" for n in range(6)]))
    except ValueError:
        return False


async def until_over(round_: Round, seat: int = 0, seconds: float = 120) -> Json:
    """Wait for the end of the game; the table's news of it."""
    found = await round_.ears[seat].until(
        lambda heard: heard["type"] == "table" and heard["info"]["stage"] in ("over", "closed"), seconds
    )
    info: Json = found["info"]
    return info


def settings(**more: Any) -> Json:
    return {**QUICK, **more}
