"""What the operator does to tables."""

import asyncio

from frostwall.server import logs
from frostwall.server.denied import Denied
from frostwall.server.table import ending
from frostwall.server.table.actor import Actor
from frostwall.server.table.chat import notice
from frostwall.server.table.hub import Hub


async def close(hub: Hub, table: str) -> None:
    """End a game, or delete a table that was never started."""
    actor = await hub.at(table)

    async def work() -> None:
        if actor.doc.stage == "lobby":
            await hub.delete_table(actor)
        elif actor.doc.stage == "playing":
            await ending.end(actor, ending.OPERATOR)
        else:
            raise Denied("GAME_OVER")

    await actor.within(work)
    logs.note("table closed by the operator", table=table)


async def announce(hub: Hub, text: str) -> int:
    """Tell all tables in memory something; how many were told."""
    actors = hub.tables_in_memory()
    told = await asyncio.gather(*(_tell(actor, text) for actor in actors), return_exceptions=True)
    return sum(problem is None for problem in told)


async def _tell(actor: Actor, text: str) -> None:
    await actor.within(lambda: notice(actor, "announced", text=text))
