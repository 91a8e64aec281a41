"""All tables of a server: making, finding, listing and deleting them, and forgetting guests.

Everything that is asked of a table goes through here, whether by socket, by HTTP or by a form. Not here: what a table
does with it (actor, handlers), sessions (guests), how it is sent (http, pages).
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from random import uniform
from typing import TYPE_CHECKING, Any, Final

from frostwall.core.game import Game
from frostwall.games import games
from frostwall.server import logs, wire
from frostwall.server.bans import Bans
from frostwall.server.config import DAY, Config
from frostwall.server.denied import Denied
from frostwall.server.figures import Figures
from frostwall.server.store import Elsewhere, Fenced, Store, Unavailable
from frostwall.server.table import waking
from frostwall.server.table.actor import Actor, Asked
from frostwall.server.table.card_sets import sets_in
from frostwall.server.table.guests import Guest, Guests
from frostwall.server.table.ids import is_id
from frostwall.server.table.making import Maker
from frostwall.server.table.reviews import Reviews
from frostwall.server.table.table import Listener, Table
from frostwall.server.table.waking import Asleep
from frostwall.server.workers import Workers

if TYPE_CHECKING:
    from frostwall.server.table.far import Far, Gateway
    from frostwall.server.traces import Traces

log = logging.getLogger("frostwall.hub")

IDLE: Final = 120.0  # seconds after which a table nobody looks at leaves memory
LOOK_ROUND: Final = 15.0  # seconds between two looks for such tables, and for those that are due
AT_A_TIME: Final = 20  # tables whose documents are read before somebody else is answered
UPKEEP: Final = 300.0
LOOK_AT_NODE: Final = 0.5  # seconds
MOST_ROUTES: Final = 10  # times that a table is looked for while it changes hands
ROUTE: Final = 0.1  # seconds in between
SWEEP: Final = 3.0  # seconds between two looks for running tables that nobody has
SWEEP_AT_ONCE: Final = 20
RECHECK: Final = 60.0  # seconds between two looks for guests who are gone
MOST_OF_ONE: Final = 100_000  # tables of one guest who is forgotten


class Hub(Maker):
    def __init__(
        self,
        config: Config,
        store: Store,
        workers: Workers,
        clock: Callable[[], float] = time.time,
        on_point: Callable[[str], None] | None = None,
        registry: Mapping[str, Game[Any]] | None = None,
    ) -> None:
        self.config = config
        self.store = store
        self.workers = workers
        self.clock = clock
        self.on_point: Callable[[str], None] = on_point if on_point is not None else lambda _: None
        self.registry = registry if registry is not None else games
        self.sets: Mapping[str, Path] = sets_in(config.sets)
        self._games: wire.GameList | None = None
        self._tables: dict[str, Actor] = {}
        self._loading: dict[str, asyncio.Task[Actor | None]] = {}
        self._waiting: dict[str, list[Asked]] = {}  # by table: what was asked while it was being found
        self._opening: set[asyncio.Task[None]] = set()
        self._asleep: dict[str, Asleep] = {}  # running tables that are not in memory
        self._chores: list[asyncio.Task[None]] = []
        self.gone: set[str] = set()  # guests who asked to be forgotten
        self.began = clock()
        self.guests = Guests(store, clock)
        self.bans = Bans(store, clock)
        self.hinted: set[str] = set()
        self.reviews = Reviews(store, workers)
        self.figures = workers.figures = Figures()
        self.traces: Traces | None = None
        self.gateway: Gateway | None = None  # to tables of other servers
        self._taken: dict[str, float] = {}  # when this one took a table, if there are others
        self._leaves = False
        self._look_now = asyncio.Event()

    # --- life ---

    async def start(self) -> None:
        await self.store.open()
        try:
            await self._enter()
            await self.workers.start()
        except BaseException:
            await self.store.close()
            if self.gateway is not None:
                await self.gateway.bus.close()
            raise
        chores = [self._keep_up(), self._wake()]
        if self.store.node:
            chores.append(self._look_at_node())
        if self.gateway is not None:
            chores += [self.gateway.look_around(), self._sweep(), self._recheck_guests()]
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def _enter(self) -> None:
        if self.config.bus is None:
            await self.store.enter()
            return
        from frostwall.server.table.far import Gateway

        self.gateway = Gateway(self, self.config.bus)
        await self.gateway.bus.open()
        await self.store.enter(self.gateway.bus.name)
        self.guests.on_ended = lambda guest: self._tell_all("ended", guest)

    def _tell_all(self, kind: str, guest: str) -> None:
        if self.gateway is not None:
            self.gateway.tell_all([kind, guest])

    async def stop(self) -> None:
        self._leaves = True
        for chore in self._chores:
            chore.cancel()
        # All at once: what they write goes into few transactions.
        await asyncio.gather(*(self._stop_table(table) for table in list(self._tables.values())))
        if self.gateway is not None:
            await self.gateway.bus.close()
        await self.guests.note_who_is_here()
        await self.reviews.stop()
        await self.workers.close()
        await self.store.close()

    async def _stop_table(self, table: Actor) -> None:
        try:
            await (table.put_down() if self.gateway is None else table.give_away())
        except Exception:
            log.exception("table %s", table.id)

    async def _sweep(self) -> None:
        """Take running tables that nobody has, a few at a time: their bots and clocks go on here."""
        while True:
            count = 0
            try:
                rows = await self.store.adopt(SWEEP_AT_ONCE)
                count = len(rows)
                for row in rows:
                    self._taken[row.id] = self.clock()
                    self.figures.taken["abandoned"] += 1
                    if row.id not in self._tables:
                        self._asleep[row.id] = waking.after_start(row, self.clock)
            except Unavailable:
                pass  # the node itself will notice
            if count:
                self._look_now.set()
            await asyncio.sleep(uniform(0, 0.1) if count == SWEEP_AT_ONCE else uniform(SWEEP / 2, SWEEP))

    async def _recheck_guests(self) -> None:
        """Guests who were forgotten, and sessions that were ended, while the bus did not say so."""
        while True:
            await asyncio.sleep(RECHECK)
            try:
                for guest in await self.guests.recheck():
                    self.guest_gone(guest)
            except Unavailable:
                log.warning("guests could not be read")

    async def _wake(self) -> None:
        """Wake the running tables that need it, after a start and whenever one is due; let idle ones leave memory."""
        try:
            # Among several servers, `_sweep` finds those that nobody has.
            rows = await self.store.running() if self.gateway is None else []
            for n, row in enumerate(rows):
                if row.id not in self._tables:
                    self._asleep[row.id] = waking.after_start(row, self.clock)
                if n % AT_A_TIME == 0:
                    await asyncio.sleep(0)  # there may be thousands, and people ask already
        except Unavailable:
            log.warning("running tables could not be read")
        while True:
            self._look_now.clear()  # before looking: what comes meanwhile is looked at next
            for table in waking.due(self._asleep, self.clock()):
                try:
                    if await self.find(table) is not None:
                        continue
                except Elsewhere:
                    pass
                except Exception:  # noqa: BLE001 - one that cannot be read must not keep the others asleep
                    log.warning("table %s could not be read", table)
                self._asleep.pop(table, None)  # deleted, broken, or another server's
            for actor in list(self._tables.values()):
                if actor.is_idle(self.clock(), IDLE):
                    del self._tables[actor.id]
                    if actor.doc.stage == "playing":
                        self._asleep[actor.id] = waking.fallen_asleep(actor)
                    await actor.stop()
            await self._read_bans()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_ROUND):
                    await self._look_now.wait()

    async def _read_bans(self) -> None:
        try:
            await self.bans.read()
        except Unavailable:
            log.warning("bans could not be read")

    async def _look_at_node(self) -> None:
        """Let go of everything when another server may have taken it; clients find their way by themselves."""
        while True:
            await asyncio.sleep(LOOK_AT_NODE)
            gone = [actor for actor in self._tables.values() if not self.store.serves(actor.node)]
            for actor in gone:
                actor.lose()
            if not self.store.serves(self.store.node):
                self.guests.close_all_sockets()
                if self.gateway is not None:  # others see to them
                    self._asleep.clear()

    async def _keep_up(self) -> None:
        """Every few minutes, forget what is too old."""
        while True:
            try:
                # One by one, because their names also stand at tables that are kept.
                await self._forget_guests()
                await self._forget_tables()
            except Unavailable:
                log.warning("upkeep: the database does not answer")
            except Exception:  # there must be a next time
                log.exception("upkeep")
            await asyncio.sleep(UPKEEP)
            await self.guests.note_who_is_here()

    async def _forget_tables(self) -> None:
        """Delete what nobody has used for too long. Whoever looks at a table uses it, though nobody moves."""
        seen = [actor.id for actor in self._tables.values() if actor.listeners]
        days = [days for days in vars(self.config.keep).values() if days is not None]
        oldest = self.clock() - min(days, default=0) * DAY
        spare = [table for table in seen if self._tables[table].row.touched < oldest]
        await self.store.forget(self.clock(), self.config.keep, spare)
        for actor in list(self._tables.values()):
            if actor.row.touched < oldest and actor.id not in spare:
                if await self.store.table(actor.id) is None:
                    self._tables.pop(actor.id, None)
                    actor.end()

    async def _forget_guests(self) -> None:
        """Delete the guests who have not been here for too long."""
        keep, count = self.config.keep, 1
        while count:
            count = 0
            for guest in await self.store.old_guests(self.clock(), keep):
                known = await self.store.guest(guest)
                limit = self.clock() - (keep.guests or 0) * DAY
                if known is not None and known.seen < limit and not self.guests.has_socket(guest):
                    await self.delete_guest(Guest(guest, ""))
                    count += 1

    # --- guests ---

    async def delete_guest(self, guest: Guest) -> None:
        """Delete everything about a guest. Their seats go to bots or become open, their name goes from tables and
        chat. From now on their messages are ignored, even those that already wait at a table."""
        self.gone.add(guest.id)
        try:
            for row in await self.store.tables_of(guest.id, limit=MOST_OF_ONE):
                try:
                    await self._at_owner("forget", row.id, guest)
                except Unavailable:
                    raise
                except Denied:
                    pass  # it was deleted meanwhile
                except Exception:  # noqa: BLE001 - one that cannot be read must not keep somebody here
                    log.warning("table %s could not be read", row.id)
            await self.store.delete_guest(guest.id)
        except BaseException:
            self.gone.discard(guest.id)  # they are still here, and may ask again
            raise
        self.guest_gone(guest.id)
        self._tell_all("gone", guest.id)

    def guest_gone(self, guest: str) -> None:
        """A guest has been forgotten, here or at another server."""
        self.gone.add(guest)
        for one in self._tables.values():  # also where they only looked on and chatted
            one.forget_voice(guest)
        self.guests.close_sockets(Guest(guest, ""))

    def session_ended(self, guest: str) -> None:
        """Somebody has signed out at another server."""
        self.guests.close_sockets(Guest(guest, ""))

    # --- tables ---

    def known(self, table: str) -> Actor | None:
        """The table's actor if it is in memory."""
        return self._tables.get(table)

    def tables_in_memory(self) -> list[Actor]:
        return list(self._tables.values())

    def lines_after(self, table: str, since: int) -> int:
        """How many lines of a table in memory a client has missed. Many lines mean that the whole record is folded."""
        actor = self._tables.get(table)
        if since < 0 or actor is None or actor.match is None:
            return 0
        return max(0, actor.match.last - since)

    async def find(self, table: str) -> Actor | None:
        """The table's actor, from memory or from the store."""
        known = self._tables.get(table)
        if known is not None:
            return known
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _at_owner(self, what: str, table: str, guest: Guest) -> None:
        """Have something done at a table, wherever it is; once more if it changes hands meanwhile."""
        for _ in range(MOST_ROUTES):
            try:
                return await self.do_here(what, table, guest)
            except Fenced:
                continue
            except Elsewhere as where:
                if self.gateway is None:
                    raise
                with contextlib.suppress(Unavailable):
                    return await self.gateway.do(where.owner, what, table, guest)
            await asyncio.sleep(ROUTE)
        raise Unavailable("the table goes from server to server")

    async def do_here(self, what: str, table: str, guest: Guest) -> None:
        """What servers ask of each other about a guest at a table."""
        found = await self.at(table)
        if what == "invite":
            await found.invite_guest(guest)
        elif what == "forget":
            await found.forget_guest(guest.id)

    async def read(self, table: str) -> Table:
        """A table to be looked at and not changed: the actor if it is here, else a copy that nobody else sees."""
        try:
            return await self.at(table)
        except Elsewhere:
            row = await self.store.table(table)
            if row is None:
                raise Denied("NO_SUCH_TABLE") from None
        copy = Table(self, row)
        await copy.load()
        return copy

    def taken_at(self, table: str) -> float:
        """Since when this server has the table."""
        return self._taken.get(table, self.began)

    def door(self, table: str) -> "Actor | Far | None":
        """Where a table that somebody here follows takes messages, as far as that is known."""
        found = self._tables.get(table)
        if found is None and self.gateway is not None:
            return self.gateway.far.get(table)
        return found

    def leave(self, table: str, listener: Listener) -> None:
        door = self.door(table)
        if door is not None:
            door.left(listener)

    def lost(self, table: Table) -> None:
        """This server no longer has a table."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
            self.figures.lost["stopped" if self._leaves else "taken"] += 1

    async def _load(self, table: str) -> Actor | None:
        if self._leaves:
            raise Unavailable("this server stops")
        row = await self.store.take(table)
        if row is None:
            return None
        if self.gateway is not None and table not in self._asleep:
            self._taken[table] = self.clock()
            self.figures.taken["asked"] += 1
        found = Actor(self, row)
        if table in self._asleep:
            found.presence = self._asleep[table].presence
        await found.load()
        found.start()
        self._tables[table] = found
        self._asleep.pop(table, None)
        if self.gateway is not None:
            self.gateway.is_here(table)
        return found

    def bots_alone(self, host: str) -> int:
        """How many running tables of a host have nobody but bots; those are always in memory."""
        docs = [actor.doc for actor in self._tables.values()]
        return sum(doc.host == host and doc.stage == "playing" and not doc.persons() for doc in docs)

    async def at(self, table: str) -> Actor:
        found = await self.find(table) if is_id(table) else None
        if found is None:
            raise Denied("NO_SUCH_TABLE")
        return found

    async def delete_table(self, table: Table) -> None:
        """Delete the table, its record and its chat, and tell those who follow it."""
        await self.store.delete_table(table.id, table.row.epoch)
        logs.note("table deleted", table=table.id)
        for listener in list(table.listeners):
            listener.send(wire.Refused(table=table.id, code="NO_SUCH_TABLE").model_dump_json())
        table.listeners.clear()
        actor = self._tables.pop(table.id, None)
        if actor is not None:
            actor.end()

    async def join(self, guest: Guest, invite: str) -> str:
        row = await self.store.table_by_invite(invite) if is_id(invite) else None
        if row is None:
            raise Denied("NO_SUCH_INVITATION")
        await self._at_owner("invite", row.id, guest)
        logs.note("guest joined", table=row.id)
        return row.id

    async def ask(self, guest: Guest, ask: wire.Ask) -> wire.Answer:
        """Pass a message to its table and wait for the answer."""
        answer: asyncio.Future[wire.Answer] = asyncio.get_running_loop().create_future()

        def tell(_: Asked, found: wire.Answer) -> None:
            if not answer.done():  # the caller may have been cancelled
                answer.set_result(found)

        asked = Asked(guest, ask, None, tell)
        self.hear(asked)
        try:
            return await answer
        finally:
            asked.over = True

    def hear(self, asked: Asked) -> None:
        """Pass a message to its table. A table in memory gets it at once, without a task."""
        table = asked.ask.table
        waiting = self._waiting.get(table)
        # What another server passes on is for this one; if the table is not here, that server looks again.
        known = self._tables.get(table) if asked.moved is not None else self.door(table)
        if asked.guest.id in self.gone:  # a socket outlives the session it was opened with
            asked.reply(wire.Refused(code="NO_SESSION"))
        elif waiting is not None:
            waiting.append(asked)
        elif known is not None:
            known.hear(asked)
        else:
            self._waiting[table] = [asked]
            task = asyncio.create_task(self._open_door(table))
            self._opening.add(task)
            task.add_done_callback(self._opening.discard)

    async def _open_door(self, table: str) -> None:
        """Find the table, and hand it everything that was asked meanwhile, in the order in which it came."""
        found: Actor | Far | None = None
        no = wire.Refused(code="BROKEN")
        try:
            found = await self._route(table)
        except Denied as problem:
            no = problem.answer
        except Unavailable:
            no = wire.Refused(code="BUSY")
        except Exception:
            log.exception("table %s could not be read", table)
        finally:
            for asked in self._waiting.pop(table):
                if asked.moved is not None and (self._leaves or not isinstance(found, Actor | None)):
                    asked.over = True
                    asked.moved()
                elif found is not None:
                    found.hear(asked)
                else:
                    asked.reply(no)

    async def _route(self, table: str) -> "Actor | Far":
        """The table, here or at another server."""
        for _ in range(MOST_ROUTES):
            try:
                return await self.at(table)
            except Elsewhere as where:
                if self.gateway is None:
                    raise
                far = None if where.owner is None else await self.gateway.reach(table, where.owner)
                if far is not None:
                    return far
            except Fenced:
                pass  # taken while it was being read
            await asyncio.sleep(ROUTE)
        raise Unavailable("the table goes from server to server")
