"""Reviews of finished games: the coach looks at a few lines at a time in the bot processes, among the bots' own jobs,
and what it finds is kept with the record. Whoever asks is told how far it is."""

import asyncio
import logging
import time
from dataclasses import dataclass, field
from typing import Any, Final

import orjson

from frostwall import about, coach
from frostwall.coach.document import FORMAT
from frostwall.core.game import Game
from frostwall.core.record import Record, options_with_set
from frostwall.games import games
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.store import Store
from frostwall.server.table.guests import Guest
from frostwall.server.table.table import Table
from frostwall.server.workers import Closed, Look, Unseen, Workers

log = logging.getLogger("frostwall.reviews")

MOST_LINES: Final = 16  # looked at in one go
SECONDS: Final = 0.5  # that one go may take: others wait for the same processes
# Without the compiled engine a closer look would take many minutes.
EFFORT: Final = coach.Effort() if about.compiled() else coach.Effort(worlds=4, nodes=8, compared=6, turns=1)
MOST: Final = 3  # reviews under way for one guest


@dataclass
class _Running:
    guest: str
    total: int
    done: int = 0
    failed: bool = False
    task: asyncio.Task[None] | None = field(default=None, repr=False)


class Reviews:
    def __init__(self, store: Store, workers: Workers) -> None:
        self._store = store
        self._workers = workers
        self._running: dict[str, _Running] = {}

    async def stop(self) -> None:
        tasks = [each.task for each in self._running.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def find(self, at: Table, guest: Guest) -> wire.Reviewed:
        """The review of a table's game, or how far it is; the first to ask makes it begin. It knows all cards: only
        once the game is over."""
        at.check_entry(guest.id)
        if at.match is None:
            raise Denied("NOT_PLAYING")
        if not at.has_ended():
            raise Denied("NOT_OVER")
        table, match = at.id, at.match
        if match.record.header.rules not in games.box(match.game.name).brains:
            raise Denied("NO_REVIEW")
        if table not in self._running:  # in this order: it is kept before it counts as no longer running
            review = await self._kept(table)
            if review is not None:
                total = len(review.moments)
                return wire.Reviewed(record=table, done=total, total=total, review=review)
        running = self._running.get(table)
        if running is None:
            running = self._begin(table, guest.id, match.game, match.record)
        if running.failed:
            del self._running[table]  # the next to ask makes it begin again
            raise Denied("REVIEW_FAILED")
        return wire.Reviewed(record=table, done=running.done, total=running.total, review=None)

    async def _kept(self, table: str) -> wire.Review | None:
        """None if there is none, or only one in a format of before."""
        text = await self._store.review(table)
        found = None if text is None else orjson.loads(text)
        if found is None or found["format"] != FORMAT:
            return None
        return wire.Review.model_validate(found)

    def _begin(self, table: str, guest: str, game: Game[Any], record: Record) -> _Running:
        if sum(each.guest == guest and not each.failed for each in self._running.values()) >= MOST:
            raise Denied("BUSY")
        copied = Record(record.header, list(record.lines))
        running = _Running(guest, len(copied.effective()) + 1)
        self._running[table] = running
        running.task = asyncio.create_task(self._make(table, game, copied, running))
        return running

    async def _make(self, table: str, game: Game[Any], record: Record, running: _Running) -> None:
        try:
            options = options_with_set(record.header, game)
            text = await asyncio.to_thread(record.write)
            parts = []
            lines = 1
            again = False
            while running.done < running.total:
                begun = time.monotonic()
                look = Look(game.name, options, text, running.done, running.done + lines, EFFORT)
                try:
                    parts.append(coach.part_from_json(await self._workers.look(look, running.guest)))
                except Unseen:
                    if again:
                        raise
                    again, lines = True, 1  # the machine was busy, or that was too much for one go
                    continue
                again = False
                running.done = min(running.done + lines, running.total)
                took = time.monotonic() - begun
                lines = min(2 * lines, MOST_LINES) if took < SECONDS / 2 else 1 if took > SECONDS else lines
            found = await asyncio.to_thread(_document, game, record, parts)
            await self._store.keep_review(table, found)
            self._running.pop(table, None)
        except Closed:
            running.failed = True
        except Unseen as problem:
            log.warning("the game of table %s cannot be reviewed: %s", table, problem)
            running.failed = True
        except Exception:
            log.exception("the game of table %s cannot be reviewed", table)
            running.failed = True


def _document(game: Game[Any], record: Record, parts: list[coach.Part]) -> str:
    found = coach.document(coach.gather(record, parts), game)
    return wire.Review.model_validate(found).model_dump_json()
