"""New tables: from nothing, from a position, from a record, once more; and the lists in which people find them.

A part of the hub. What a table is when it is there, and where it is, is in `hub`.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from frostwall.core.game import Game
from frostwall.server import logs, wire
from frostwall.server.config import Config
from frostwall.server.denied import Denied
from frostwall.server.store import LineRow, Store, TableRow
from frostwall.server.table import daily, document, imports, rules
from frostwall.server.table.document import SeatDocument, TableDocument
from frostwall.server.table.guests import Guest
from frostwall.server.table.ids import new_id, new_seed
from frostwall.server.table.table import Table

MOST_TABLES: Final = 40  # of one guest that have not ended
MOST_RECORDS: Final = 100  # that one guest has imported
MOST_AN_HOUR: Final = 60  # new tables of somebody who asks for a rematch


class Maker:
    config: Config
    store: Store
    clock: Callable[[], float]
    registry: Mapping[str, Game[Any]]
    sets: Mapping[str, Path]
    _games: wire.GameList | None

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
        members: Sequence[str] = (),
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
        await self.store.add_table(row, lines, list(dict.fromkeys([guest.id, *members])))
        logs.note("table made", table=row.id, game=row.game)
        return wire.Made(table=row.id, invite=f"/j/{row.invite}")

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
        return (await self._add(fresh, None, [], guest, members=list(fresh.guests))).table

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
