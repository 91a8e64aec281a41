"""One table from its making to its rematch, so that every message a client can send has been sent once."""

from dataclasses import replace
from typing import Final, get_args

from tests.server.protocol_scenes import Company, Exchange, Sitting
from tests.server.rig import Json, Server

from frostwall.server import wire

# No bot is quick enough to move while we look.
SETTINGS: Final = {"bot_pause": 5000, "listed": True}


async def conversation(server: Server) -> list[Exchange]:
    """Ann (seat 0) is the host, Ben and Cleo sit down, Sam looks on."""
    company = await Company.arrive(server)
    ann, ben, cleo = company.people[:3]
    sam = company.people[-1]
    table = await ann.make("watch", 3, settings=SETTINGS)
    for person in (ben, cleo, sam):
        await person.join(await ann.invited(table))
    tags = {
        "p0": company.sockets[0],
        "p1": company.sockets[1],
        "p2": company.sockets[2],
        "s": company.sockets[-1],
    }
    for ears in tags.values():
        await ears.ask(type="sync", table=table)
    sitting = Sitting(table, tags)
    await sitting.quiet()
    said: list[Exchange] = []

    async def say(seat: int, /, **message: object) -> Json:
        said.append(await sitting.say(seat, **message))
        found: Json = said[-1].heard[f"p{seat}"][-1]
        assert found["type"] != "refused" or message["type"] == "why", (message, found)
        return found

    await say(1, type="sit", seat=1)
    await say(0, type="fill", seat=2, bot="random", level="easy")
    await say(0, type="empty", seat=2)
    await say(2, type="sit", seat=2)
    await say(0, type="hints", on=True)
    await say(1, type="word", text="winter is coming")
    await say(0, type="mute", guest=cleo.id, on=True)
    await say(0, type="remove", guest=sam.id)
    await say(0, type="lock", on=True)
    del tags["s"]
    await say(0, type="start")
    first = tags["p0"].latest(table)["view"]
    seat, decision = first["actors"][0], first["decision"]["id"]
    own = tags[f"p{seat}"].latest(table)["view"]["moves"][0]["text"]
    await say(seat, type="why", text="roll")
    await say(seat, type="preview", moves=[own])
    await say(seat, type="hint")
    await say(seat, type="move", decision=decision, key="k1", moves=[own])
    await say(seat, type="undo", key="k2")
    await say(0, type="chat", key="k3", text="Sorry!")
    await say(0, type="sync", since=0, scene=False)
    await say(0, type="bot_pause", pause=4000)
    await say(0, type="pause", on=True)
    await say(2, type="stand")
    await say(2, type="back")
    await say(1, type="concede")
    await say(0, type="vote", matter="end", yes=True)
    await sitting.say(2, type="vote", matter="end", yes=True)
    again: str = (await say(0, type="rematch"))["result"]["table"]
    await say(2, type="unwatch")
    await say(0, type="close")
    names = {person.id: f"<{person.name}>" for person in company.people}
    return [_named(exchange, names | {table: "<table>", again: "<rematch>"}) for exchange in said]


def _named(exchange: Exchange, names: dict[str, str]) -> Exchange:
    """Without what is different every time: ids become names."""

    def clean(found: object) -> object:
        if isinstance(found, dict):
            return {key: clean(value) for key, value in found.items()}
        if isinstance(found, list):
            return [clean(value) for value in found]
        return names.get(found, found) if isinstance(found, str) else found

    heard = {tag: [clean(message) for message in of] for tag, of in exchange.heard.items()}
    infos = {tag: clean(info) for tag, info in exchange.infos.items()}
    said = clean(exchange.said)
    return replace(exchange, heard=heard, infos=infos, said=said)  # type: ignore[arg-type]


def asks() -> dict[str, str]:
    """Every message by its type, with what it is for."""
    members = get_args(get_args(wire.Ask)[0])
    return {
        get_args(member.model_fields["type"].annotation)[0]: " ".join((member.__doc__ or "").split())
        if member.__doc__ and member.__doc__ != wire.Asking.__doc__
        else ""
        for member in members
    }
