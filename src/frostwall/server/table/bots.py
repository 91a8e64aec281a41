"""The bots of one table: who is asked next, after which pause, and what becomes of the answer.

A bot's answer comes back through the table's queue and is judged like anybody's. Not here: the processes they think in
(workers), and when a bot plays for a person (caretakers).
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from frostwall.bots import remembers, strongest
from frostwall.core.drive import commitment
from frostwall.core.record import options_with_set
from frostwall.core.types import CHANCE, Refusal, Seat
from frostwall.server import wire
from frostwall.server.table import clocks, commit
from frostwall.server.table.chat import notice
from frostwall.server.table.table import Table
from frostwall.server.workers import Choice, Job, job_for, past_of

log = logging.getLogger("frostwall.table")

# How long a bot lets people answer its offer before it decides without them.
PATIENCE: Final = 20.0
# Of the table's pause before a bot's move, in hundredths: at least and at most, and of that where the seat goes on.
LEAST: Final = 75
MOST: Final = 125
GOING_ON: Final = 60


@dataclass
class Chosen:
    """A bot has answered."""

    seat: Seat
    decision: int | None
    last: int  # the line after which it was asked
    bot: str  # who was asked; a random move may stand in for it
    choice: Choice
    by: str | None


@dataclass
class Nudge:
    """Look again at what is to be done."""


def job(table: Table, seat: Seat, bot: str, level: wire.Level, purpose: str) -> Job:
    """What a worker gets to decide for a seat. Its generator is derived from the table's secret, so that a decision can
    be repeated."""
    match = table.playing()
    digest = int(commitment(f"{table.row.seed}|{purpose}|{seat}|{match.last}")[:24], 16)
    seed = digest & ((1 << 62) - 1), (digest >> 62) & 0xFFFFFFFF
    options = options_with_set(match.record.header, match.game)
    past = None
    if remembers(bot, table.doc.game):
        past = past_of(match.record.header.to_setup(), match.history(seat))
    return job_for(match.game, options, match.state, seat, match.known_to(seat), bot, level, seed, past)


class BotDesk:
    def __init__(self, table: Table, put: Callable[[Chosen | Nudge], None]) -> None:
        self.table = table
        self._put = put
        self._task: asyncio.Task[None] | None = None

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def of(self, seat: Seat) -> tuple[str, wire.Level, str | None] | None:
        """The bot that is to move for a seat, and what its line's note says."""
        if seat in self.table.overdue:
            name = strongest(self.table.doc.game)
            return name, "full", f"clock:{name}"
        found = self.table.doc.bot_of(seat)
        if found is None:
            return None
        by = None if self.table.doc.seats[seat].kind == "bot" else f"caretaker:{found[0]}"
        return found[0], found[1], by

    def next(self) -> tuple[Seat, float] | None:
        """The seat whose bot is asked next, and after how many seconds."""
        if self.table.match is None or self.table.doc.stage != "playing" or self.table.doc.paused:
            return None
        if self._waits():
            return None
        actors = [seat for seat in self.table.match.actors() if seat != CHANCE]
        waiting = [seat for seat in actors if self.of(seat) is not None]
        if not waiting:
            return None
        pause = self.table.doc.settings.bot_pause / 1000
        if len(actors) > 1:
            # An offer stands. The seat that made it decides last, so that everybody may answer first.
            asking = self.table.match.asking_seat()
            first = [seat for seat in waiting if seat != asking]
            if first:
                return first[0], pause * self._tempo(first[0])
            return waiting[0], max(pause, PATIENCE)
        return waiting[0], pause * self._tempo(waiting[0])

    def _tempo(self, seat: Seat) -> float:
        """How long this decision takes as a part of the usual pause: nobody moves like clockwork, and a turn that was
        planned goes on faster. It tells nothing of the seat's cards, not even whether there was a choice."""
        match = self.table.playing()
        drawn = int(commitment(f"{self.table.row.seed}|tempo|{seat}|{match.last}")[:8], 16)
        goes_on = bool(match.record.lines) and match.record.lines[-1].seat == seat
        part = (LEAST + drawn % (MOST - LEAST + 1)) / 100
        return part * GOING_ON / 100 if goes_on else part

    def _waits(self) -> bool:
        """Bots wait while people vote on an undo."""
        return any(vote.matter == "undo" for vote in self.table.doc.votes)

    def plan(self) -> None:
        """Start the clocks of those who are to move, and the next bot."""
        clocks.run(self.table)
        match = self.table.match
        if match is None or self.table.doc.stage != "playing" or self.table.doc.paused:
            return
        wanted = any(seat != CHANCE and self.of(seat) is not None for seat in match.actors())
        if wanted and (self._task is None or self._task.done()):
            self._task = None if self.next() is None else asyncio.create_task(self._ask())

    async def _ask(self) -> None:
        """Wait a moment, ask the bot, and put its answer into the queue like any message."""
        try:
            seat = await self._after_pause()
            bot = None if seat is None else self.of(seat)
            if seat is None or bot is None:
                return
            decision, last = self.table.playing().decision_id(seat), self.table.playing().last
            choice = await self.table.hub.workers.choose(
                job(self.table, seat, bot[0], bot[1], "bot"), self.table.doc.host
            )
            self._put(Chosen(seat, decision, last, bot[0], choice, bot[2]))
        except Exception:
            log.exception("table %s, bot", self.table.id)
            await asyncio.sleep(1)
            self._put(Nudge())

    async def _after_pause(self) -> Seat | None:
        """The seat whose bot is to move, after its pause. The pause begins again if somebody moves meanwhile."""
        while True:
            found = self.next()
            if found is None:
                return None
            last, pause = self.table.playing().last, self.table.doc.settings.bot_pause
            left = found[1]
            while left > 0 and self.table.match is not None and self.table.match.last == last:
                await asyncio.sleep(min(left, 0.2))
                left = left - 0.2 if self.table.doc.settings.bot_pause == pause else 0.0
            if self.next() == found and self.table.playing().last == last:
                return found[0]

    async def take(self, chosen: Chosen) -> None:
        match = self.table.match
        if match is None or self.table.doc.stage != "playing" or self.table.doc.paused or self._waits():
            return
        # A move may leave the same decision open; then the bot is asked again before its first answer was taken.
        decided = match.has_decided(chosen.seat, chosen.decision, chosen.last)
        if decided or chosen.seat not in match.actors() or self.of(chosen.seat) is None:
            return
        by = chosen.by if chosen.choice.failed is None else f"random:{chosen.choice.failed}"
        draft = match.draft_moves(chosen.seat, [chosen.choice.text], by)
        if isinstance(draft, Refusal):  # others have moved since it was asked
            return
        await commit.commit(self.table, draft, self.table.doc, mover=chosen.seat)
        if chosen.choice.failed is not None:
            await notice(
                self.table, "bot_failed", seat=chosen.seat, bot=chosen.bot, reason=chosen.choice.failed
            )
