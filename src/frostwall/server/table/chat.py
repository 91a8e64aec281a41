"""A table's chat: what guests say, and what the table says about itself."""

from typing import Final

from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.store import ChatRow, KeyRow
from frostwall.server.table.guests import Guest
from frostwall.server.table.table import KEPT_CHAT, NOTICE, Table, chat_shape, key_row

ONLOOKERS_LINES: Final = 10  # that people without a seat may say
ONLOOKERS_SECONDS: Final = 30.0  # in so long, all together


async def say(table: Table, guest: Guest, ask: wire.Chat) -> wire.Answer:
    known = table.remembered(guest.id, ask)
    if known is not None:
        return known
    if guest.id in table.doc.muted:
        raise Denied("MUTED")
    _count_onlooker(table, guest)
    text = " ".join("".join(char if char.isprintable() else " " for char in ask.text).split())
    if not text:
        raise Denied("BAD_MESSAGE", problem="text")
    stored = await table.stored(guest.id, ask)
    if stored is not None:
        return stored
    answer = wire.Done(table=table.id, key=ask.key)
    row = key_row(guest, ask, answer)
    await add_chat(table, guest.id, guest.name, text, None, row)
    table.remember(guest.id, ask, answer)
    return answer


def _count_onlooker(table: Table, guest: Guest) -> None:
    """All who have no seat count together: names cost nothing, and a crowd must not talk the players down."""
    if guest.id == table.doc.host or table.doc.seats_of(guest.id):
        return
    now = table.hub.clock()
    while table.onlookers_said and now - table.onlookers_said[0] > ONLOOKERS_SECONDS:
        table.onlookers_said.popleft()
    if len(table.onlookers_said) >= ONLOOKERS_LINES:
        wait = ONLOOKERS_SECONDS - (now - table.onlookers_said[0])
        raise Denied("TOO_FAST", seconds=round(wait, 1))
    table.onlookers_said.append(now)


async def notice(table: Table, code: str, **args: object) -> None:
    """The table says something about itself."""
    await add_chat(table, None, "", "", wire.Notice(code=code, args=args))


async def notice_of(table: Table, code: str, guest: str | None, name: str) -> None:
    """The same about a guest. Their name is stored like that of a guest who chats, so that it is forgotten with
    them."""
    await add_chat(table, guest, name, "", wire.Notice(code=code, args={}))


async def add_chat(
    table: Table,
    guest: str | None,
    name: str,
    text: str,
    notice: wire.Notice | None,
    key: KeyRow | None = None,
) -> None:
    n = table.chat_count + 1
    kept = text if notice is None else NOTICE + notice.model_dump_json()
    row = ChatRow(n, guest, name, kept, table.hub.clock())
    await table.hub.store.add_chat(table.id, row, key, table.row.epoch)
    table.chat_count = n
    shape = chat_shape(row)
    table.chat = [*table.chat[-KEPT_CHAT + 1 :], shape]
    data = wire.ChatNews(table=table.id, line=shape).model_dump_json()
    for listener in table.listeners:
        listener.send(data)
