"""What an invitation tells whoever has it: who invites to what. Nothing of the game, and no list of who looks on."""

from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.table.hub import Hub
from frostwall.server.table.ids import is_id


async def invited(hub: Hub, code: str) -> wire.Invited:
    row = await hub.store.table_by_invite(code) if is_id(code) else None
    if row is None:
        raise Denied("NO_SUCH_INVITATION")
    doc = (await hub.read(row.id)).doc
    return wire.Invited(
        host=doc.guests.get(doc.host),
        game=doc.game,
        rules=doc.rules,
        stage=doc.stage,
        pace=doc.settings.pace,
        names=[seat.name or "" for seat in doc.seats if seat.kind != "open"],
        seats=len(doc.seats),
        open=sum(seat.kind == "open" for seat in doc.seats) if doc.stage == "lobby" else 0,
    )
