"""All tables of a server: guests and their sessions, making, finding and listing tables, records.

Here is the one door for everything that is asked, by socket, by HTTP or by a form. Not here: what a table does with it
(table), what goes over which wire (app, socket, pages).
"""

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from frostwall import bots
from frostwall.core.game import Game
from frostwall.core.record import Record
from frostwall.core.types import SPECTATOR, Seat
from frostwall.games import games
from frostwall.server import wire
from frostwall.server.config import Config
from frostwall.server.store.store import DAY, GuestRow, LineRow, Store, TableRow, Unavailable
from frostwall.server.table import daily, imports, updates
from frostwall.server.table.actor import Actor, Asked
from frostwall.server.table.document import (
    Guest,
    Refusing,
    SeatDocument,
    TableDocument,
    is_id,
    new_document,
    new_id,
    new_seed,
    packaged_sets,
    sets_in,
)
from frostwall.server.table.match import KEPT_EVENTS, line_shape
from frostwall.server.table.seats import clean_name
from frostwall.server.table.table import Table
from frostwall.server.workers.pool import Workers

log = logging.getLogger("frostwall.hub")

LEVELS: Final[tuple[wire.Level, ...]] = ("easy", "medium", "full")
MOST_TABLES: Final = 40  # of one guest that have not ended
MOST_RECORDS: Final = 100  # that one guest has brought along
MOST_SOCKETS: Final = 20  # of one guest
MOST_PAGE: Final = 100  # views in one page of a replay
IDLE: Final = 900.0  # seconds after which a table nobody looks at leaves memory
UPKEEP: Final = 300.0
SAW_EVERY: Final = 3600.0
MOST_AN_HOUR: Final = 60  # new tables of somebody who asks for a rematch
MOST_OF_ONE: Final = 100_000  # tables of one guest, when it goes


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


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
        self._tables: dict[str, Actor] = {}
        self._loading: dict[str, asyncio.Task[Actor | None]] = {}
        self._waiting: dict[str, list[Asked]] = {}  # by table: what was asked while it was looked for
        self._opening: set[asyncio.Task[None]] = set()
        self._upkeep: asyncio.Task[None] | None = None
        self.gone: set[str] = set()  # guests who asked to be forgotten
        self.began = clock()
        self._saw: dict[str, float] = {}
        self._sockets: dict[str, set[Callable[[], None]]] = {}  # how to close them, by guest
        self.hinted: set[str] = set()

    # --- life ---

    async def start(self) -> None:
        await self.store.open()
        await self.workers.start()
        self._upkeep = asyncio.create_task(self._keep_up())

    async def stop(self) -> None:
        if self._upkeep is not None:
            self._upkeep.cancel()
        for table in list(self._tables.values()):
            try:
                await table.stop()
            except Exception:
                log.exception("table %s", table.id)
        await self._note_who_is_here()
        await self.workers.close()
        await self.store.close()

    async def _keep_up(self) -> None:
        """Wake the running tables after a start; then forget what has had its time, again and again."""
        try:
            running = await self.store.running()
        except Unavailable:
            log.warning("running tables could not be read")
            running = []
        for row in running:
            try:
                await self.find(row.id)
            except Exception:  # noqa: BLE001 - one that cannot be read must not keep the others asleep
                log.warning("table %s could not be read", row.id)
        while True:
            try:
                # One by one, because their names stand in tables that others keep.
                await self._forget_guests()
                await self.store.forget(self.clock(), self.config.keep)
            except Unavailable:
                log.warning("upkeep: the database does not answer")
            except Exception:  # it must not be the last
                log.exception("upkeep")
            await asyncio.sleep(UPKEEP)
            await self._note_who_is_here()
            for table in list(self._tables.values()):
                if table.is_idle(self.clock(), IDLE):
                    del self._tables[table.id]
                    await table.stop()

    async def _forget_guests(self) -> None:
        """Those whose time is over, and who have not come back in this moment."""
        keep, count = self.config.keep, 1
        while count:
            count = 0
            for guest in await self.store.old_guests(self.clock(), keep):
                known = await self.store.guest(guest)
                limit = self.clock() - (keep.guests or 0) * DAY
                if known is not None and known.seen < limit and guest not in self._sockets:
                    await self.delete_guest(Guest(guest, ""))
                    count += 1

    async def _note_who_is_here(self) -> None:
        """Whoever has a socket is seen, without asking anything."""
        for guest in list(self._sockets):
            with contextlib.suppress(Unavailable):
                await self.store.saw_guest(guest, self.clock())

    # --- guests ---

    async def guest_of(self, token: str | None) -> Guest | None:
        if not token or len(token) > 100:
            return None
        row = await self.store.guest_by_token(token_hash(token))
        if row is None:
            return None
        now = self.clock()
        if now - self._saw.get(row.id, row.seen) > SAW_EVERY:
            self._saw[row.id] = now
            await self.store.saw_guest(row.id, now)
        return Guest(row.id, row.name)

    async def new_guest(self, name: str) -> tuple[Guest, str]:
        """A guest, and the token that goes into its cookie and nowhere else."""
        shown = clean_name(name)
        token = secrets.token_urlsafe(32)
        now = self.clock()
        row = GuestRow(new_id(12), token_hash(token), shown, now, now)
        await self.store.add_guest(row)
        return Guest(row.id, shown), token

    async def rename(self, guest: Guest, name: str) -> Guest:
        shown = clean_name(name)
        await self.store.rename_guest(guest.id, shown)
        return Guest(guest.id, shown)

    async def end_session(self, guest: Guest) -> None:
        """The token of this guest opens nothing any more, wherever it was kept."""
        await self.store.new_token(guest.id, token_hash(secrets.token_urlsafe(32)))
        self._close_sockets(guest)

    def add_socket(self, guest: Guest, close: Callable[[], None]) -> bool:
        """A socket of this guest is open, until `remove_socket`; false if there are too many. `close` is called when
        its session ends."""
        found = self._sockets.setdefault(guest.id, set())
        if len(found) >= MOST_SOCKETS:
            return False
        found.add(close)
        return True

    def remove_socket(self, guest: Guest, close: Callable[[], None]) -> None:
        found = self._sockets.get(guest.id, set())
        found.discard(close)
        if not found:
            self._sockets.pop(guest.id, None)

    def _close_sockets(self, guest: Guest) -> None:
        for close in list(self._sockets.get(guest.id, ())):
            close()

    async def delete_guest(self, guest: Guest) -> None:
        """Everything about a guest: its seats go to bots or open, its name goes from tables and chat. Nothing more is
        heard of it from now on, not even what waits at a table."""
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
            self.gone.discard(guest.id)  # it is still here, and may ask again
            raise
        for one in self._tables.values():  # where it only looked on and chatted, too
            one.forget_voice(guest.id)
        self._close_sockets(guest)

    # --- tables ---

    def known(self, table: str) -> Actor | None:
        """The table's actor if it is in memory."""
        return self._tables.get(table)

    def lines_after(self, table: str, since: int) -> int:
        """How much somebody has missed, of a table in memory: it is played anew if that is long."""
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
        await found.load()
        found.start()
        self._tables[table] = found
        return found

    async def at(self, table: str) -> Actor:
        found = await self.find(table) if is_id(table) else None
        if found is None:
            raise Refusing("NO_SUCH_TABLE")
        return found

    async def make_table(self, guest: Guest, ask: wire.NewTable) -> wire.Made:
        await self._check_count(guest)
        lines: list[LineRow] = []
        header: str | None = None
        # Opening a set of cards or folding a long record takes a while, and everybody else would wait.
        if ask.day is not None:
            document, seed = await asyncio.to_thread(daily.new_document, self, guest, ask)
            return await self._add(document, None, [], guest, seed)
        if ask.record is not None:
            document, header, lines = await asyncio.to_thread(
                imports.from_position, self, guest, ask, ask.record
            )
        else:
            document = await asyncio.to_thread(
                new_document, ask, guest.id, guest.name, self.registry, self.sets
            )
        document.verifiable = self.config.seed is None and ask.record is None
        return await self._add(document, header, lines, guest)

    async def _check_count(self, guest: Guest) -> None:
        rows = await self.store.tables_of(guest.id, limit=500)
        open_tables = [row for row in rows if row.stage in ("lobby", "playing")]
        if len(open_tables) >= MOST_TABLES:
            raise Refusing("TOO_MANY", what="tables", most=MOST_TABLES)

    async def _check_records(self, guest: Guest) -> None:
        """At `play` the disk is the person's own."""
        if self.config.local:
            return
        rows = await self.store.tables_of(guest.id, limit=500)
        closed = [TableDocument.model_validate_json(row.document) for row in rows if row.stage == "closed"]
        if sum(found.source == "import" and found.host == guest.id for found in closed) >= MOST_RECORDS:
            raise Refusing("TOO_MANY", what="records", most=MOST_RECORDS)

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
        """The table, its record and its chat; who looks at it is told."""
        await self.store.delete_table(table.id)
        for listener in list(table.listeners):
            listener.send(wire.Refused(table=table.id, code="NO_SUCH_TABLE").model_dump_json())
        table.listeners.clear()
        actor = self._tables.pop(table.id, None)
        if actor is not None:
            actor.end()

    async def make_rematch(self, table: Table, guest: Guest) -> str:
        # Everybody of this table gets another one into their list.
        rows = await self.store.tables_of(guest.id, limit=500)
        if sum(row.created > self.clock() - 3600 for row in rows) >= MOST_AN_HOUR:
            raise Refusing("TOO_MANY", what="tables", most=MOST_AN_HOUR)
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
            if await self.store.guest(other) is None:  # had its time, and was forgotten
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
            raise Refusing("NO_SUCH_INVITATION")
        table = await self.at(row.id)
        await table.invite_guest(guest)
        return row.id

    async def ask(self, guest: Guest, ask: wire.Ask) -> wire.Answer:
        """Everything that can be asked of a table, by somebody who waits for the answer."""
        answer: asyncio.Future[wire.Answer] = asyncio.get_running_loop().create_future()

        def tell(_: Asked, found: wire.Answer) -> None:
            if not answer.done():  # whoever asked may have been cancelled
                answer.set_result(found)

        asked = Asked(guest, ask, None, tell)
        self.hear(asked)
        try:
            return await answer
        finally:
            asked.over = True

    def hear(self, asked: Asked) -> None:
        """Everything that can be asked of a table. One that is in memory hears it at once, without a task."""
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
        except Refusing as problem:
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
        """The own tables, then the listed ones."""
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
        """A record to be watched, at a table of its own where nobody plays."""
        await self._check_count(guest)
        await self._check_records(guest)
        document, header, lines = await asyncio.to_thread(imports.to_watch, self, guest, text)
        return await self._add(document, header, lines, guest)

    async def record_text(self, guest: Guest, table: str, viewer: Seat | None = None) -> str:
        found = await self.at(table)
        found.check_entry(guest.id)
        return updates.record_for(found, found.viewer_for(guest.id, viewer)).write()

    async def views(
        self, guest: Guest, table: str, viewer: Seat | None, since: int, count: int
    ) -> wire.ViewPage:
        """A part of a replay. While the game runs, for the own seats and for onlookers; afterwards for everybody."""
        found = await self.at(table)
        found.check_entry(guest.id)
        match = found.match
        if match is None:
            raise Refusing("NOT_PLAYING")
        if found.has_ended():
            shown = SPECTATOR if viewer is None else viewer
            if not SPECTATOR <= shown < len(found.doc.seats) or shown == -1:
                raise Refusing("NO_SUCH_VIEWER", viewer=shown)
        else:
            shown = found.viewer_for(guest.id, viewer)
        record = Record(match.record.header, list(match.record.lines))
        if since > len(record.lines):
            raise Refusing("NO_SUCH_LINE", line=since, last=len(record.lines))
        masked = record.lines if found.has_ended() else match.masked(shown, public=False).lines
        lines = [line_shape(line) for line in masked]
        steps = await asyncio.to_thread(updates.view_steps, match.game, record, shown, since, count, lines)
        after = since + len(steps)
        return wire.ViewPage(
            record=table,
            viewer=shown,
            last=len(record.lines),
            scene=match.scene if since == 0 else None,
            steps=steps,
            next=after if after <= len(record.lines) else None,
        )

    async def log(self, guest: Guest, table: str, viewer: Seat, last: int) -> list[wire.EventShape]:
        """What the last lines did, for one viewer: as far back as the table remembers it. More would be a fold of the
        whole record, for every look at a page."""
        found = await self.at(table)
        found.check_entry(guest.id)
        if found.match is None:
            return []
        shown = found.viewer_for(guest.id, viewer)
        since = max(0, found.match.last - min(last, KEPT_EVENTS))
        return updates.events(found.match, shown, since)

    # --- what can be played ---

    def games(self) -> wire.GameList:
        return wire.GameList(games=[self._game(name, game) for name, game in self.registry.items()])

    def _game(self, name: str, game: Game[Any]) -> wire.GameShape:
        packaged = packaged_sets(game)
        return wire.GameShape(
            name=name,
            rules={rules: list(seats) for rules, seats in game.rulesets().items()},
            options={
                rules: [option.to_json() for option in game.options(rules)] for rules in game.rulesets()
            },
            bots=[wire.BotShape(name=bot, levels=list(LEVELS)) for bot in bots.names(name)],
            sets=[*packaged, *self.sets] if packaged else [],
        )


def _again(seat: SeatDocument) -> SeatDocument:
    """The same person or bot for another game."""
    return SeatDocument(kind=seat.kind, name=seat.name, guest=seat.guest, bot=seat.bot, level=seat.level)


__all__ = ["MOST_PAGE", "Guest", "Hub"]
