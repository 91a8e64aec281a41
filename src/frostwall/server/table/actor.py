"""The actor of one table: one task, one queue, no locks. Every message passes here, one after another.

The flow of a move: judge on a clone, draw chance, append to the store, and only after the commit take the draft,
acknowledge and broadcast.
"""

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

from frostwall.core.types import SPECTATOR
from frostwall.server import logs, wire
from frostwall.server.denied import Denied
from frostwall.server.store import Conflict, Fenced, TableRow, Unavailable
from frostwall.server.table import clocks, commit, deadlines, updates, votes
from frostwall.server.table.bots import BotDesk, Chosen, Nudge
from frostwall.server.table.chat import notice_of
from frostwall.server.table.document import SeatDocument
from frostwall.server.table.guests import Guest
from frostwall.server.table.handlers import HANDLERS
from frostwall.server.table.match import KEPT_EVENTS
from frostwall.server.table.presence import POLLED, THINKING
from frostwall.server.table.table import House, Keyed, Later, Listener, Table
from frostwall.server.table.waking import may_sleep

log = logging.getLogger("frostwall.table")

MOST_MESSAGES: Final = 200  # waiting at one table

T = TypeVar("T")


@dataclass(eq=False)
class Asked:
    """A message to a table. `tell` gets the answer, once, unless the guest has gone."""

    guest: Guest
    ask: wire.Ask
    listener: Listener | None
    tell: Callable[["Asked", wire.Answer], None]
    came: float = field(default_factory=time.perf_counter)
    request: str = field(default_factory=logs.request.get)  # in which it came
    span: object = field(default_factory=logs.span.get)
    over: bool = False  # answered, or nobody waits for the answer any more
    moved: Callable[[], None] | None = (
        None  # if it comes from another server: tell it that the table is not here
    )
    hops: int = 0  # how often it was passed on

    def reply(self, answer: wire.Answer) -> None:
        if self.over:
            return
        self.over = True
        ask = self.ask
        if answer.table != ask.table or answer.ref != ask.ref:
            answer = answer.model_copy(update={"table": ask.table, "ref": ask.ref})
        try:
            self.tell(self, answer)
        except Exception:  # this answer is lost, but the table goes on
            log.exception("table %s, message %s", ask.table, ask.type)


@dataclass
class Left:
    listener: Listener


@dataclass
class Work:
    """Something the hub does at this table, in its turn like everything else."""

    work: Callable[[], Awaitable[None]]
    done: asyncio.Future[None]


Item = Asked | Chosen | Left | Work | Nudge | None


class Actor(Table):
    def __init__(self, hub: House, row: TableRow) -> None:
        super().__init__(hub, row)
        self._items: deque[Item] = deque()
        self._idle: asyncio.Future[None] | None = None  # the task waits for this
        self._task: asyncio.Task[None] | None = None
        self._slow: set[asyncio.Task[None]] = set()
        self._ended = False
        self._lost = False
        self.bots = BotDesk(self, self._put)
        self.answered = 0  # messages since it is in memory
        self.worked = 0.0  # seconds for them

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=f"table {self.id}")

    async def stop(self) -> None:
        """Finish what is under way, then end."""
        self.bots.stop()
        if self._task is not None:
            self._put(None)
            await self._task
            self.bots.stop()  # one that was asked meanwhile

    def is_idle(self, now: float, after: float) -> bool:
        """May it leave memory?"""
        return not self._items and not self._slow and now - self.touched > after and may_sleep(self)

    # --- the door ---

    def hear(self, asked: Asked) -> None:
        if not self._is_full():
            self._put(asked)
        else:
            asked.reply(wire.Refused(code="BUSY"))

    def left(self, listener: Listener) -> None:
        """A socket is gone. If the queue is full, the note about it is dropped: nothing is sent there any more
        anyway."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.presence.depart(listener.guest)
            if not self._is_full():
                self._put(Left(listener))

    def _is_full(self) -> bool:
        """For messages from outside. The table's own work always finds a place."""
        return len(self._items) >= MOST_MESSAGES

    def _put(self, item: Item) -> None:
        self._items.append(item)
        idle, self._idle = self._idle, None
        if idle is not None and not idle.done():
            idle.set_result(None)

    async def _next(self) -> Item:
        while not self._items:
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
        return self._items.popleft()

    async def _run(self) -> None:
        logs.table.set(self.id)
        while True:
            self.bots.plan()
            deadline = clocks.next_deadline(self)
            try:
                if deadline is None:
                    item = await self._next()
                else:
                    async with asyncio.timeout(max(0.0, deadline - self.hub.clock())):
                        item = await self._next()
            except TimeoutError:
                await self._guarded(deadlines.tick, self)
                continue
            if item is None or self.is_lost():
                self._hand_on(item)
                return
            if isinstance(item, Asked):
                logs.request.set(item.request)
                await self._answer(item)
                logs.request.set("")
            elif isinstance(item, Chosen):
                await self._take(item)
            elif isinstance(item, Left):
                await self._guarded(self._say_left, item.listener)
            elif isinstance(item, Work):
                await self._do(item)
            if self._ended:
                self._send_away()
                return
            if self.is_lost():
                self._hand_on(None)
                return

    async def _take(self, item: Chosen) -> None:
        """A bot has chosen."""
        came = time.perf_counter()
        self.marks = []
        await self._guarded(self.bots.take, item)
        if self.hub.traces is not None and self.marks:
            self.hub.traces.message("bot", self.id, came, self.marks, None, "", None)

    def end(self) -> None:
        """The table is deleted; finish only what is under way."""
        self._ended = True
        self.bots.stop()

    async def put_down(self) -> None:
        """Finish what is under way, because this server stops. Clocks stop here, and go on where the table is next."""
        await self.stop()
        if not self._lost:
            doc = clocks.keep(self)
            if doc is not None:
                await commit.save(self, doc, touched=self.row.touched)

    async def give_away(self) -> None:
        """Put the table down and let another server have it."""
        try:
            await self.put_down()
            await self.hub.store.release(self.id, self.row.epoch)
        finally:
            self.lose()
            self._hand_on(None)

    def is_lost(self) -> bool:
        return self._lost

    def lose(self) -> None:
        """Another server has the table, or may have it: write and say nothing more. What waits is asked again where
        the table is now."""
        if self._lost:
            return
        self._lost = True
        self.bots.stop()
        self.hub.lost(self)
        for listener in self.listeners:
            listener.come_again()
        self.listeners.clear()
        self._put(None)

    def _hand_on(self, item: Item) -> None:
        if not self._lost:
            return
        for one in [item, *self._items]:
            if isinstance(one, Asked):
                self.hub.hear(one)
            elif isinstance(one, Work) and not one.done.done():
                one.done.set_exception(Fenced("another server has the table"))
        self._items.clear()

    def _send_away(self) -> None:
        while self._items:
            item = self._items.popleft()
            if isinstance(item, Asked):
                item.reply(wire.Refused(code="NO_SUCH_TABLE"))
            elif isinstance(item, Work) and not item.done.done():
                item.done.set_exception(Denied("NO_SUCH_TABLE"))

    async def _guarded(self, work: Callable[[T], Awaitable[None]], what: T) -> None:
        """Do the table's own work. If it fails, the task goes on: the problem is logged and the table is read again."""
        try:
            await self._read_again()
            await work(what)
        except Fenced:
            self.lose()
        except (Conflict, Unavailable, Denied) as problem:
            log.warning("table %s: %s", self.id, type(problem).__name__)
            self.in_doubt = True
            await asyncio.sleep(0.5)
        except Exception:
            log.exception("table %s", self.id)
            self.in_doubt = True
            await asyncio.sleep(0.5)

    async def _read_again(self) -> None:
        """If nobody knows whether a write was made: read everything from the store and send it to all who may still see
        the table."""
        if not self.in_doubt:
            return
        began = self.match is None
        await self.load()
        for listener in list(self.listeners):
            if not self.doc.may_enter(listener.guest):
                updates.drop(self, listener.guest)
                continue
            if began or listener.viewer not in (SPECTATOR, *self.doc.seats_of(listener.guest)):
                listener.viewer = self.viewer_for(listener.guest, None)
            updates.send_sync(self, listener, scene=True)

    async def _do(self, item: Work) -> None:
        try:
            await self._read_again()
            await item.work()
        except Exception as problem:  # noqa: BLE001 - it is raised again where it was asked for
            self.in_doubt = not isinstance(problem, Denied)
            if isinstance(problem, Fenced):
                self.lose()
            if not item.done.done():
                item.done.set_exception(problem)
        else:
            if not item.done.done():  # the caller may have gone
                item.done.set_result(None)

    async def within(self, work: Callable[[], Awaitable[None]]) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(Work(work, done))
        await done

    async def invite_guest(self, guest: Guest) -> None:
        """A guest comes by the invitation."""

        async def work() -> None:
            if guest.id in self.doc.removed:
                raise Denied("REMOVED")
            if self.doc.guests.get(guest.id) == guest.name:
                return
            if self.doc.locked and guest.id not in self.doc.guests:
                raise Denied("LOCKED")
            doc = self.change()
            gone = None if guest.id in doc.guests else self.make_room(doc)
            doc.guests[guest.id] = guest.name
            await self.hub.store.join(self.id, guest.id, self.row.epoch)
            await commit.save(self, doc)
            if gone is not None and not doc.may_enter(gone):
                updates.drop(self, gone, "NOT_AT_TABLE")

        await self.within(work)

    async def forget_guest(self, guest: str) -> None:
        """Remove the guest's name and seats; in a running game bots play on."""

        async def work() -> None:
            doc = self.change()
            for seat in doc.seats_of(guest):
                if doc.stage == "lobby":
                    doc.seats[seat] = SeatDocument()
                elif doc.stage == "playing":
                    doc.give_to_bot(seat)
                else:
                    doc.seats[seat] = SeatDocument(kind="person")
            for known in (doc.guests, doc.words):
                known.pop(guest, None)
            if doc.host == guest:
                doc.host = next((seat.guest for seat in doc.seats if seat.guest is not None), "")
            doc.compared.pop(guest, None)
            doc.muted = [found for found in doc.muted if found != guest]
            doc.removed = [found for found in doc.removed if found != guest]
            playing = doc.stage == "playing" and doc.seats != self.doc.seats
            await commit.save(self, doc, names=True, touched=self.row.touched)
            self.forget_voice(guest)
            if playing:
                await notice_of(self, "replaced", None, "")
                await votes.count(self)

        await self.within(work)

    def forget_voice(self, guest: str) -> None:
        """Send this guest nothing more. What they said stays, without their name, as in the store."""
        updates.drop(self, guest)
        gone = {"guest": None, "name": ""}
        self.chat = [line.model_copy(update=gone) if line.guest == guest else line for line in self.chat]

    async def _answer(self, item: Asked) -> None:
        ask = item.ask
        if item.guest.id in self.hub.gone:  # forgotten while this message waited
            item.reply(wire.Refused(code="NO_SESSION"))
            return
        self.touched = self.hub.clock()
        self.marks = [("queue", time.perf_counter())]
        try:
            if self.in_doubt:
                await self._read_again()
            if ask.type == "sync":
                answer: wire.Answer = await self._sync(item, ask)
            else:
                self.check_entry(item.guest.id)
                if item.listener is None and self.presence.hear(item.guest.id):
                    updates.send_table(self)
                found = await HANDLERS[ask.type](self, item.guest, ask)
                if isinstance(found, Later):
                    self._later(item, found)
                    return
                answer = found
        except Denied as no:
            answer = no.answer
        except Fenced:
            self.lose()
            self.hub.hear(item)
            return
        except (Conflict, Unavailable):
            # It is not known whether it was written. The store knows: it has an answer to the key if it was.
            self.in_doubt = True
            try:
                answer = await self._settle(item.guest, ask)
            except Fenced:
                self.lose()
                self.hub.hear(item)
                return
        except Exception:
            log.exception("table %s, message %s", self.id, ask.type)
            self.in_doubt = True
            answer = wire.Refused(code="BROKEN")
        self._reply(item, answer)

    def _reply(self, item: Asked, answer: wire.Answer) -> None:
        if not self.hub.store.serves(
            self.node
        ):  # another server may have the table: this may be of yesterday
            self.lose()
            answer = wire.Refused(code="BUSY")
        refused = answer.code if isinstance(answer, wire.Refused) else None
        ask = item.ask
        self.answered += 1
        if self.marks:
            self.worked += time.perf_counter() - self.marks[0][1]
        self.hub.figures.answer(ask.type, time.perf_counter() - item.came, refused)
        item.reply(answer)
        if logs.wants_events():
            logs.note("message", kind=ask.type, refused=refused, ms=logs.milliseconds(item.came))
        if self.hub.traces is not None:
            marks = [] if isinstance(ask, wire.Hint) else self.marks  # others were answered meanwhile
            self.hub.traces.message(ask.type, self.id, item.came, marks, item.span, item.request, refused)

    def waiting(self) -> int:
        """How many messages have not been answered."""
        return len(self._items)

    def _later(self, item: Asked, later: Later) -> None:
        async def wait() -> None:
            try:
                answer = await later.answer
            except Denied as no:
                answer = no.answer
            except Exception:
                log.exception("table %s, message %s", self.id, item.ask.type)
                answer = wire.Refused(code="BROKEN")
            self._reply(item, answer)

        task = asyncio.create_task(wait())
        self._slow.add(task)
        task.add_done_callback(self._slow.discard)

    async def _settle(self, guest: Guest, ask: wire.Ask) -> wire.Answer:
        try:
            await self._read_again()
            stored = await self.stored(guest.id, ask) if isinstance(ask, Keyed) else None
        except Denied as no:
            return no.answer if no.answer.code == "KEY_USED" else wire.Refused(code="BUSY")
        except Fenced:
            raise
        except (Unavailable, Conflict):
            return wire.Refused(code="BUSY")
        except Exception:
            log.exception("table %s", self.id)
            return wire.Refused(code="BUSY")
        return wire.Refused(code="BUSY") if stored is None else stored

    async def _say_left(self, listener: Listener) -> None:
        if self.match is not None:
            await self.hub.store.saw_line(self.id, listener.guest, self.match.last)
        await self.hub.store.saw_guest(listener.guest, self.hub.clock())
        if not self.presence.is_here(listener.guest) or not self.doc.seats_of(listener.guest):
            updates.send_table(self)

    def _silence(self, guest: str) -> float:
        """How long a guest without a socket may be silent before they count as away."""
        acting = self.match is not None and any(
            seat in self.match.actors() for seat in self.doc.seats_of(guest)
        )
        return THINKING if acting else POLLED

    async def _sync(self, item: Asked, ask: wire.Sync) -> wire.Answer:
        guest, listener = item.guest, item.listener
        self.check_entry(guest.id)
        viewer = self.viewer_for(guest.id, ask.seat)
        since = ask.since
        if since is None or since < 0:
            seen = await self.hub.store.seen_line(self.id, guest.id)
            least = self.match.last + since if self.match is not None and since is not None else None
            known = [found for found in (seen, least) if found is not None]
            since = max(0, min(known)) if known else None
        arrived = False
        if item.over:
            pass  # the socket has gone meanwhile: do not list it
        elif listener is not None:
            listener.viewer = viewer
            if listener not in self.listeners:
                arrived = self.presence.arrive(guest.id)
                self.listeners.append(listener)
        else:
            arrived = self.presence.hear(guest.id, self._silence(guest.id))
        match = self.match
        news: tuple[list[wire.LineShape], list[wire.EventShape]] = ([], [])
        if match is not None:
            if since is not None and since <= match.last:
                if match.last - since <= KEPT_EVENTS:
                    news = updates.happened(match, viewer, since)
                else:  # this folds the whole game; other tables must not wait for it
                    news = await asyncio.to_thread(updates.happened, match, viewer, since)
            if guest.id in self.doc.guests:
                await self.hub.store.saw_line(self.id, guest.id, match.last)
        answer = updates.synced(self, guest.id, viewer, ask.scene, news)
        if arrived:
            updates.send_table(self)
            if self.doc.votes:
                with contextlib.suppress(Denied):  # that is no answer to this message
                    await votes.count(self)
        return answer
