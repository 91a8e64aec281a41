"""Tables that another server has: what is asked here is passed on, what happens there is told here.

The server where a socket is open is the table's gateway for it. It knows a table of another server as `Far`, which
takes messages like an actor; there its socket is a `FarListener`. A table that moves, a server that dies and messages
that get lost all end in the same way: the gateway looks for the table again and asks for a fresh view.
"""

import asyncio
import contextlib
import itertools
import logging
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from frostwall.core.types import SPECTATOR, Seat
from frostwall.server import wire
from frostwall.server.bus import Bus, Frame
from frostwall.server.denied import Denied
from frostwall.server.figures import Figures
from frostwall.server.store import Conflict, Store, Unavailable
from frostwall.server.table.actor import Actor, Asked
from frostwall.server.table.guests import Guest
from frostwall.server.table.table import Listener

log: Final = logging.getLogger("frostwall.far")

ANSWER: Final = 5.0  # seconds for another server to answer
LOOK: Final = 1.0  # seconds between two looks at which servers there are
MOST_HOPS: Final = 5  # times that a message looks for its table
AGAIN: Final = 0.25  # seconds before a view is asked for again
PATIENCE: Final = 30.0  # seconds for which it is


class Office(Protocol):
    """What the gateway needs of the hub."""

    store: Store
    figures: Figures

    def hear(self, asked: Asked) -> None: ...
    def known(self, table: str) -> Actor | None: ...
    def leave(self, table: str, listener: Listener) -> None: ...
    async def do_here(self, what: str, table: str, guest: Guest) -> None: ...
    def guest_gone(self, guest: str) -> None: ...
    def session_ended(self, guest: str) -> None: ...


class FarListener:
    """A socket at another server that follows a table of this one."""

    def __init__(self, bus: Bus, peer: str, table: str, number: int, guest: Guest) -> None:
        self.guest = guest.id
        self.name = guest.name
        self.viewer: Seat = SPECTATOR
        self.peer = peer
        self.table = table
        self.number = number
        self._bus = bus

    def send(self, data: str) -> None:
        self._bus.news(self.peer, self.table, self.number, data)

    def come_again(self) -> None:
        self._bus.post(self.peer, ["moved", self.table])

    def is_over(self) -> bool:
        return False


@dataclass(eq=False)
class Far:
    """A table of another server, as long as this one knows no better."""

    gateway: "Gateway"
    table: str
    node: str
    peer: str
    listeners: list[Listener] = field(default_factory=list)
    syncs: dict[Listener, wire.Sync] = field(default_factory=dict)  # what each asked for last

    def hear(self, asked: Asked) -> None:
        self.gateway.pass_on(self, asked)

    def left(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            del self.syncs[listener]
            self.gateway.say_left(self, listener)


@dataclass
class Waiting:
    """A message that was passed on."""

    asked: Asked
    far: Far
    late: asyncio.TimerHandle
    since: float = field(default_factory=time.perf_counter)


class Gateway:
    def __init__(self, office: Office, url: str) -> None:
        self._office = office
        self.bus = Bus(url, self._hear, self._missed)
        self.far: dict[str, Far] = {}
        self._peers: dict[str, str] = {}  # the bus's name of each node
        self._numbers = itertools.count(1)
        self._sockets: dict[Listener, int] = {}
        self._by_number: dict[int, Listener] = {}
        self._asks: dict[int, Waiting] = {}
        self._works: dict[int, asyncio.Future[str | None]] = {}
        self._listeners: dict[tuple[str, str, int], FarListener] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # --- as the gateway of a table elsewhere ---

    async def reach(self, table: str, node: str) -> Far | None:
        """The table at a node, if that can be reached by the bus."""
        if node not in self._peers:
            await self._look()
        peer = self._peers.get(node)
        if peer is None or not self.bus.is_connected:
            return None
        known = self.far.get(table)
        if known is not None and known.peer == peer:
            return known
        if known is not None:
            self._look_again(known)
        found = self.far[table] = Far(self, table, node, peer)
        return found

    def pass_on(self, far: Far, asked: Asked) -> None:
        asked.hops += 1
        if asked.hops > MOST_HOPS or not self.bus.is_connected:
            asked.reply(wire.Refused(code="BUSY"))
            return
        number = next(self._numbers)
        late = asyncio.get_running_loop().call_later(ANSWER, self._unanswered, number)
        self._asks[number] = Waiting(asked, far, late)
        socket = None if asked.listener is None else self._number_of(asked.listener)
        guest, text = asked.guest, asked.ask.model_dump_json()
        self.bus.post(far.peer, ["ask", number, far.table, guest.id, guest.name, socket, text])

    def _number_of(self, listener: Listener) -> int:
        number = self._sockets.get(listener)
        if number is None:
            number = self._sockets[listener] = next(self._numbers)
            self._by_number[number] = listener
        return number

    def say_left(self, far: Far, listener: Listener) -> None:
        """There this socket is not to be sent to any more; what is under way does not reach it."""
        number = self._sockets.pop(listener, None)
        if number is not None:
            del self._by_number[number]
            self.bus.post(far.peer, ["left", far.table, number])

    def _unanswered(self, number: int) -> None:
        waiting = self._asks.pop(number)
        self._office.figures.bus_troubles["unanswered"] += 1
        self._let_go(waiting)
        waiting.asked.reply(wire.Refused(code="BUSY"))
        self._look_again(waiting.far)

    def _answered(self, number: int, text: str) -> None:
        waiting = self._asks.pop(number, None)
        if waiting is None:
            return  # too late
        waiting.late.cancel()
        kind, seconds = waiting.asked.ask.type, time.perf_counter() - waiting.since
        self._office.figures.answer_from_elsewhere(kind, seconds)
        answer, asked, far = wire.answer_adapter.validate_json(text), waiting.asked, waiting.far
        listener = asked.listener
        if isinstance(asked.ask, wire.Sync) and listener is not None and isinstance(answer, wire.Synced):
            if asked.over:  # the socket has gone meanwhile
                self.say_left(far, listener)
            else:
                if listener not in far.listeners:
                    far.listeners.append(listener)
                far.syncs[listener] = asked.ask
        else:
            self._let_go(waiting)
        asked.reply(answer)

    def _let_go(self, waiting: Waiting) -> None:
        """A socket that does not follow the table needs no number."""
        listener = waiting.asked.listener
        if listener is not None and listener not in waiting.far.listeners:
            self.say_left(waiting.far, listener)

    def _elsewhere(self, number: int) -> None:
        """The table has moved: look for it again."""
        waiting = self._asks.pop(number, None)
        if waiting is None:
            return
        waiting.late.cancel()
        self._let_go(waiting)
        self._look_again(waiting.far)
        if waiting.asked.hops > MOST_HOPS:
            waiting.asked.reply(wire.Refused(code="BUSY"))
        else:
            self._office.hear(waiting.asked)

    def is_here(self, table: str) -> None:
        """This server has a table now that another one had."""
        far = self.far.get(table)
        if far is not None:
            self._look_again(far)

    def _look_again(self, far: Far) -> None:
        """Forget where the table is. Who follows it gets a fresh view from wherever it is found."""
        if self.far.get(far.table) is far:
            del self.far[far.table]
        listeners, far.listeners = far.listeners, []
        for listener in listeners:
            self.say_left(far, listener)
            ask = far.syncs.pop(listener).model_copy(update={"since": None, "ref": None, "scene": True})
            self._refresh(listener, ask, asyncio.get_running_loop().time() + PATIENCE)

    def _refresh(self, listener: Listener, ask: wire.Sync, until: float) -> None:
        loop = asyncio.get_running_loop()

        def tell(_: Asked, answer: wire.Answer) -> None:
            if isinstance(answer, wire.Refused) and answer.code == "BUSY":
                if loop.time() < until and not listener.is_over():
                    loop.call_later(AGAIN, self._refresh, listener, ask, until)
                else:
                    listener.come_again()
            elif listener.is_over():  # meanwhile
                self._office.leave(ask.table, listener)
            else:
                listener.send(answer.model_dump_json())

        if not listener.is_over():
            self._office.hear(Asked(Guest(listener.guest, listener.name), ask, listener, tell))

    async def do(self, node: str | None, what: str, table: str, guest: Guest) -> None:
        """Have something done at a table of another node. Denied as if it were here, Unavailable if it is not known."""
        far = None if node is None else await self.reach(table, node)
        if far is None:
            raise Unavailable("the table cannot be reached")
        number = next(self._numbers)
        done = self._works[number] = asyncio.get_running_loop().create_future()
        self.bus.post(far.peer, ["do", number, what, table, guest.id, guest.name])
        try:
            async with asyncio.timeout(ANSWER):
                problem = await done
        except TimeoutError:
            self._office.figures.bus_troubles["unanswered"] += 1
            problem = "BUSY"
        finally:
            del self._works[number]
        if problem == "BUSY":
            self._look_again(far)
            raise Unavailable("the table did not answer")
        if problem is not None:
            no = wire.Refused.model_validate_json(problem)
            raise Denied(no.code, **no.args)

    # --- as the owner of a table ---

    def _asked(self, peer: str, frame: Frame) -> None:
        _, number, table, guest, name, socket, text = frame
        who = Guest(guest, name)
        ask = wire.ask_adapter.validate_json(text)
        listener: FarListener | None = None
        if socket is not None:
            key = (peer, table, socket)
            listener = self._listeners.get(key)
            if listener is None and ask.type == "sync":
                listener = self._listeners[key] = FarListener(self.bus, peer, table, socket, who)

        def tell(_: Asked, answer: wire.Answer) -> None:
            if listener is not None and ask.type == "sync" and not isinstance(answer, wire.Synced):
                self._unlist(listener)
            self.bus.post(peer, ["answer", number, answer.model_dump_json()])

        def moved() -> None:
            self.bus.post(peer, ["elsewhere", number])

        self._office.hear(Asked(who, ask, listener, tell, moved=moved))

    def _left(self, peer: str, table: str, socket: int) -> None:
        listener = self._listeners.get((peer, table, socket))
        if listener is not None:
            self._unlist(listener)

    def _unlist(self, listener: FarListener) -> None:
        self._listeners.pop((listener.peer, listener.table, listener.number), None)
        actor = self._office.known(listener.table)
        if actor is not None:
            actor.left(listener)

    def _drop_listeners(self, peer: str) -> set[str]:
        """Let go of a server's sockets; the tables they followed."""
        dropped = [listener for listener in self._listeners.values() if listener.peer == peer]
        for listener in dropped:
            self._unlist(listener)
        return {listener.table for listener in dropped}

    def _work(self, peer: str, frame: Frame) -> None:
        _, number, what, table, guest, name = frame

        async def work() -> None:
            problem: str | None = None
            try:
                await self._office.do_here(what, table, Guest(guest, name))
            except Denied as no:
                problem = no.answer.model_dump_json()
            except (Unavailable, Conflict):
                problem = "BUSY"
            except Exception:
                log.exception("table %s", table)
                problem = "BUSY"
            self.bus.post(peer, ["done", number, problem])

        self._start(work())

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- frames ---

    def _hear(self, peer: str, frame: Frame) -> None:
        kind = frame[0]
        if kind == "news":
            for number in frame[2]:
                listener = self._by_number.get(number)
                if listener is not None:
                    listener.send(frame[3])
        elif kind == "answer":
            self._answered(frame[1], frame[2])
        elif kind == "ask":
            self._asked(peer, frame)
        elif kind == "elsewhere":
            self._elsewhere(frame[1])
        elif kind == "left":
            self._left(peer, frame[1], frame[2])
        elif kind == "moved":
            far = self.far.get(frame[1])
            if far is not None and far.peer == peer:
                self._look_again(far)
        elif kind == "do":
            self._work(peer, frame)
        elif kind == "done":
            done = self._works.get(frame[1])
            if done is not None and not done.done():
                done.set_result(frame[2])
        elif kind == "gone":
            self._office.guest_gone(frame[1])
        elif kind == "ended":
            self._office.session_ended(frame[1])

    def _missed(self, peer: str) -> None:
        """Something of this server was lost. Nobody knows what: begin anew with it, in both directions."""
        self._office.figures.bus_troubles["lost"] += 1
        for table in self._drop_listeners(peer):
            self.bus.post(peer, ["moved", table])
        for far in [far for far in self.far.values() if far.peer == peer]:
            self._look_again(far)

    def company(self) -> int:
        """How many other servers there are."""
        return len(self._peers)

    def tell_all(self, frame: Frame) -> None:
        for peer in self._peers.values():
            self.bus.post(peer, frame)

    # --- which servers there are ---

    async def look_around(self) -> None:
        """Notice servers that come and go, and say that this one lives."""
        for beat in itertools.count():
            with contextlib.suppress(Unavailable):  # the node itself will notice
                await self._look()
            if beat % 2 == 0:
                self.tell_all(["beat"])
            await asyncio.sleep(LOOK)

    async def _look(self) -> None:
        found = await self._office.store.nodes()
        gone = {peer for node, peer in self._peers.items() if node not in found} - set(found.values())
        lost = self._peers.keys() - found.keys()
        self._peers = {node: peer for node, peer in found.items() if peer != self.bus.name}
        for peer in gone:
            self._drop_listeners(peer)
            self.bus.forget(peer)
        for far in [far for far in self.far.values() if far.node in lost]:
            self._look_again(far)
