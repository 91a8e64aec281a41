"""All tables of a server: making, finding, listing and deleting them, and forgetting guests.

Everything that is asked of a table goes through here, whether by socket, by HTTP or by a form. Not here: what a table
does with it (actor, handlers), sessions (guests), how it is sent (http, pages).
"""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from frostwall.core.game import Game
from frostwall.games import games
from frostwall.server import wire
from frostwall.server.config import DAY, Config
from frostwall.server.denied import Denied
from frostwall.server.figures import Figures
from frostwall.server.store import LineRow, Store, TableRow, Unavailable
from frostwall.server.table import daily, document, imports, rules, waking
from frostwall.server.table.actor import Actor, Asked
from frostwall.server.table.card_sets import sets_in
from frostwall.server.table.document import SeatDocument, TableDocument
from frostwall.server.table.guests import Guest, Guests
from frostwall.server.table.ids import is_id, new_id, new_seed
from frostwall.server.table.table import Table
from frostwall.server.table.waking import Asleep
from frostwall.server.workers import Workers

log = logging.getLogger("frostwall.hub")

MOST_TABLES: Final = 40  # of one guest that have not ended
MOST_RECORDS: Final = 100  # that one guest has imported
IDLE: Final = 120.0  # seconds after which a table nobody looks at leaves memory
LOOK_ROUND: Final = 15.0  # seconds between two looks for such tables, and for those that are due
UPKEEP: Final = 300.0
MOST_AN_HOUR: Final = 60  # new tables of somebody who asks for a rematch
MOST_OF_ONE: Final = 100_000  # tables of one guest who is forgotten


class Hub:
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
        self.hinted: set[str] = set()
        self.figures = workers.figures = Figures()

    # --- life ---

    async def start(self) -> None:
        await self.store.open()
        await self.workers.start()
        self._chores = [asyncio.create_task(self._keep_up()), asyncio.create_task(self._wake())]

    async def stop(self) -> None:
        for chore in self._chores:
            chore.cancel()
        for table in list(self._tables.values()):
            try:
                await table.stop()
            except Exception:
                log.exception("table %s", table.id)
        await self.guests.note_who_is_here()
        await self.workers.close()
        await self.store.close()

    async def _wake(self) -> None:
        """Wake the running tables that need it, after a start and whenever one is due; let idle ones leave memory."""
        try:
            for row in await self.store.running():
                if row.id not in self._tables:
                    self._asleep[row.id] = waking.after_start(row, self.clock)
        except Unavailable:
            log.warning("running tables could not be read")
        while True:
            for table in [
                name for name, one in self._asleep.items() if one.due is not None and one.due <= self.clock()
            ]:
                try:
                    await self.find(table)
                except Exception:  # noqa: BLE001 - one that cannot be read must not keep the others asleep
                    log.warning("table %s could not be read", table)
                    self._asleep.pop(table, None)
            for actor in list(self._tables.values()):
                if actor.is_idle(self.clock(), IDLE):
                    del self._tables[actor.id]
                    if actor.doc.stage == "playing":
                        self._asleep[actor.id] = waking.fallen_asleep(actor)
                    await actor.stop()
            await asyncio.sleep(LOOK_ROUND)

    async def _keep_up(self) -> None:
        """Every few minutes, forget what is too old."""
        while True:
            try:
                # One by one, because their names also stand at tables that are kept.
                await self._forget_guests()
                await self.store.forget(self.clock(), self.config.keep)
            except Unavailable:
                log.warning("upkeep: the database does not answer")
            except Exception:  # there must be a next time
                log.exception("upkeep")
            await asyncio.sleep(UPKEEP)
            await self.guests.note_who_is_here()

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
                    table = await self.find(row.id)
                    if table is not None:
                        await table.forget_guest(guest.id)
                except Unavailable:
                    raise
                except Exception:  # noqa: BLE001 - one that cannot be read must not keep somebody here
                    log.warning("table %s could not be read", row.id)
            await self.store.delete_guest(guest.id)
        except BaseException:
            self.gone.discard(guest.id)  # they are still here, and may ask again
            raise
        for one in self._tables.values():  # also where they only looked on and chatted
            one.forget_voice(guest.id)
        self.guests.close_sockets(guest)

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

    async def _load(self, table: str) -> Actor | None:
        row = await self.store.table(table)
        if row is None:
            return None
        found = Actor(self, row)
        if table in self._asleep:
            found.presence = self._asleep[table].presence
        await found.load()
        found.start()
        self._tables[table] = found
        self._asleep.pop(table, None)
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

    async def make_table(self, guest: Guest, ask: wire.NewTable) -> wire.Made:
        await self._check_count(guest)
        lines: list[LineRow] = []
        header: str | None = None
        # In a thread: opening a card set or folding a long record takes long, and everybody else would wait.
        if ask.day is not None:
            found, seed = await asyncio.to_thread(daily.new_document, self, guest, ask)
            return await self._add(found, None, [], guest, seed)
        if ask.record is not None:
            found, header, lines = await asyncio.to_thread(
                imports.from_position, self, guest, ask, ask.record
            )
        else:
            found = await asyncio.to_thread(self._new_document, guest, ask)
        found.verifiable = self.config.seed is None and ask.record is None
        return await self._add(found, header, lines, guest)

    def _new_document(self, guest: Guest, ask: wire.NewTable) -> TableDocument:
        mode, chosen = rules.checked_rules(
            self.registry, self.sets, ask.game, ask.rules, ask.seats, ask.options
        )
        return document.new_document(mode, rules.with_documents(ask, chosen), guest)

    async def _check_count(self, guest: Guest) -> None:
        rows = await self.store.tables_of(guest.id, limit=500)
        open_tables = [row for row in rows if row.stage in ("lobby", "playing")]
        if len(open_tables) >= MOST_TABLES:
            raise Denied("TOO_MANY", what="tables", most=MOST_TABLES)

    async def _check_records(self, guest: Guest) -> None:
        """Denied if the guest has imported too many records. With `frostwall play` the disk is their own."""
        if self.config.local:
            return
        rows = await self.store.tables_of(guest.id, limit=500)
        closed = [TableDocument.model_validate_json(row.document) for row in rows if row.stage == "closed"]
        if sum(found.source == "import" and found.host == guest.id for found in closed) >= MOST_RECORDS:
            raise Denied("TOO_MANY", what="records", most=MOST_RECORDS)

    async def _add(
        self,
        document: TableDocument,
        header: str | None,
        lines: list[LineRow],
        guest: Guest,
        seed: str | None = None,
    ) -> wire.Made:
        now = self.clock()
        row = TableRow(
            id=document.id,
            game=document.game,
            stage=document.stage,
            listed=document.settings.listed,
            invite=new_id(14),
            seed=seed or self.config.seed or new_seed(),
            header=header,
            document=document.model_dump_json(),
            created=now,
            touched=now,
        )
        await self.store.add_table(row, lines)
        await self.store.join(row.id, guest.id)
        return wire.Made(table=row.id, invite=f"/j/{row.invite}")

    async def delete_table(self, table: Table) -> None:
        """Delete the table, its record and its chat, and tell those who follow it."""
        await self.store.delete_table(table.id)
        for listener in list(table.listeners):
            listener.send(wire.Refused(table=table.id, code="NO_SUCH_TABLE").model_dump_json())
        table.listeners.clear()
        actor = self._tables.pop(table.id, None)
        if actor is not None:
            actor.end()

    async def make_rematch(self, table: Table, guest: Guest) -> str:
        # A limit, because every guest of this table gets another one in their list.
        rows = await self.store.tables_of(guest.id, limit=500)
        if sum(row.created > self.clock() - 3600 for row in rows) >= MOST_AN_HOUR:
            raise Denied("TOO_MANY", what="tables", most=MOST_AN_HOUR)
        document = table.doc.model_copy(deep=True)
        fresh = TableDocument(
            id=new_id(),
            game=document.game,
            rules=document.rules,
            options=document.options,
            settings=document.settings,
            seats=[_again(seat) for seat in document.seats],
            host=guest.id,
            guests=document.guests,
            removed=document.removed,
            muted=document.muted,
            verifiable=self.config.seed is None,
        )
        for other in list(fresh.guests):
            if await self.store.guest(other) is None:  # forgotten meanwhile
                del fresh.guests[other]
        for n, seat in enumerate(fresh.seats):
            if seat.kind == "person" and seat.guest not in fresh.guests:  # or was removed
                fresh.seats[n] = SeatDocument()
        made = await self._add(fresh, None, [], guest)
        for other in fresh.guests:
            await self.store.join(made.table, other)
        return made.table

    async def join(self, guest: Guest, invite: str) -> str:
        row = await self.store.table_by_invite(invite) if is_id(invite) else None
        if row is None:
            raise Denied("NO_SUCH_INVITATION")
        table = await self.at(row.id)
        await table.invite_guest(guest)
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
        known = self._tables.get(table)
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
        found: Actor | None = None
        no = wire.Refused(code="BROKEN")
        try:
            found = await self.at(table)
        except Denied as problem:
            no = problem.answer
        except Unavailable:
            no = wire.Refused(code="BUSY")
        except Exception:
            log.exception("table %s could not be read", table)
        finally:
            for asked in self._waiting.pop(table):
                if found is not None:
                    found.hear(asked)
                else:
                    asked.reply(no)

    async def tables(self, guest: Guest | None) -> list[wire.TableLine]:
        """The guest's tables, then the listed ones."""
        rows = await self.store.tables_of(guest.id) if guest is not None else []
        own = {row.id for row in rows}
        rows += [row for row in await self.store.listed() if row.id not in own and row.stage != "closed"]
        me = "" if guest is None else guest.id
        found = [(row, TableDocument.model_validate_json(row.document)) for row in rows]
        return [self._line(row, document, me) for row, document in found if document.may_enter(me)]

    @staticmethod
    def _line(row: TableRow, document: TableDocument, me: str) -> wire.TableLine:
        own = document.seats_of(me)
        acting = row.acting.split(",")
        return wire.TableLine(
            id=row.id,
            game=row.game,
            rules=document.rules,
            stage=document.stage,
            names=[seat.name or seat.bot for seat in document.seats],
            seats=len(document.seats),
            open=sum(seat.kind == "open" for seat in document.seats),
            pace=document.settings.pace,
            mine=me in document.guests,
            my_turn=document.stage == "playing" and any(str(seat) in acting for seat in own),
            touched=row.touched,
        )

    # --- records ---

    async def add_record(self, guest: Guest, text: str) -> wire.Made:
        """Import a record to replay it, at a table of its own where nobody plays."""
        await self._check_count(guest)
        await self._check_records(guest)
        found, header, lines = await asyncio.to_thread(imports.to_replay, self, guest, text)
        return await self._add(found, header, lines, guest)

    # --- what can be played ---

    def games(self) -> wire.GameList:
        if self._games is None:
            self._games = rules.offered(self.registry, self.sets)
        return self._games


def _again(seat: SeatDocument) -> SeatDocument:
    """The same person or bot for another game."""
    return SeatDocument(kind=seat.kind, name=seat.name, guest=seat.guest, bot=seat.bot, level=seat.level)
