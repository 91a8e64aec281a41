"""Several people at one device: it shows only what the seat may see to which it was turned."""

import asyncio
from pathlib import Path

import pytest
from tests.server.play import Round, people, refused, seated, started, without_bots
from tests.server.rig import Json

from frostwall.core.types import SPECTATOR


async def turn(round_: Round, seat: int) -> Json:
    """Hand the device on."""
    answer = await round_.ears[0].ask(type="sync", table=round_.table, seat=seat, scene=False)
    assert answer["type"] == "synced", answer
    return answer


@pytest.mark.parametrize(("game", "seats"), [("watch", 3), ("silverfrost", 2), ("silverfrost", 3)])
def test_a_device_shows_only_the_seat_it_is_turned_to(tmp_path: Path, game: str, seats: int) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            round_ = await started(server, game, await people(server, 1), seats=seats)
            ears = round_.ears[0]
            begun = ears.latest(round_.table)
            assert begun["you"]["seats"] == list(range(seats))
            # Nobody's hand until somebody says who is looking.
            assert begun["view"] == round_.match.view(SPECTATOR)
            assert begun["undo"] is None
            turned = SPECTATOR
            for n in range(4 * seats):
                seat = round_.acting
                found = await turn(round_, seat)
                assert found["you"]["viewer"] == seat
                assert found["view"] == round_.match.view(seat)
                turned = seat
                before = len(ears.heard)
                await round_.go(seat, round_.some_move(seat, n))
                updates = [heard for heard in ears.heard[before:] if heard["type"] == "update"]
                assert [update["view"]["viewer"] for update in updates] == [turned]
                assert updates[0]["lines"] == round_.match.news_for(turned, updates[0]["since"])[0]
            found = await turn(round_, SPECTATOR)  # "pass the device"
            assert found["view"] == round_.match.view(SPECTATOR)
            refused(await ears.ask(type="sync", table=round_.table, seat=seats), "NOT_YOUR_SEAT")

    asyncio.run(run())


def test_a_move_says_for_whom_where_it_is_not_plain(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            round_ = await started(server, "silverfrost", [ann], seats=2)
            while len(round_.match.actors()) == 1:
                # Only one of the own seats is to move: it is that one.
                decision = round_.match.decision_id(round_.acting)
                ask: Json = {"type": "move", "decision": decision, "moves": [round_.some_move(round_.acting)]}
                answer = await ann.ask(round_.table, **ask, key=f"k{round_.match.last}")
                assert answer["type"] == "done"
            both = round_.match.actors()
            decision = round_.match.decision_id(0)
            ask = {"type": "move", "decision": decision, "moves": [round_.some_move(0)], "key": "both"}
            refused(await ann.ask(round_.table, **ask), "WHICH_SEAT", seats=both)
            for ask in ({"type": "hint"}, {"type": "why", "text": "end"}, {"type": "undo", "key": "x"}):
                refused(await ann.ask(round_.table, **ask), "WHICH_SEAT")
            await round_.go(1)
            await round_.go(0)

    asyncio.run(run())


def test_a_mixed_table_of_one_device_and_another(tmp_path: Path) -> None:
    """Two share a device with names of their own, the third has one for itself."""

    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben = await people(server, 2)
            table = await seated(server, "watch", [ann, ben])
            assert (await ann.ask(table, type="sit", seat=2, name="Ann's aunt"))["type"] == "done"
            refused(await ann.ask(table, type="sit", seat=2), "SEAT_TAKEN")
            device, own = await ann.socket(), await ben.socket()
            for ears in (device, own):
                await ears.ask(type="sync", table=table)
            assert (await device.ask(type="start", table=table))["type"] == "done"
            await own.until(lambda heard: heard["type"] == "synced" and heard["view"] is not None)
            round_ = Round(server, table, [ann, ben, ann], [device, own, device])
            names = [seat["name"] for seat in (await round_.info())["seats"]]
            assert names == ["Ann", "Ben", "Ann's aunt"]
            for _ in range(6):
                seat = round_.acting
                if seat != 1:
                    await turn(round_, seat)
                await round_.go(seat)
                assert own.latest(table)["view"]["viewer"] == 1
            refused(await round_.ask(1, type="sync", seat=2), "NOT_YOUR_SEAT", seat=2)
            # They vote and concede with one voice, and give up seat by seat.
            await round_.ask(0, type="concede", seat=2)
            info = await round_.info(1)
            assert [seat["conceded"] for seat in info["seats"]] == [False, False, True]
            await round_.ask(0, type="stand", seat=0)
            assert (await round_.ask(0, type="back"))["result"] == {"seats": [0]}

    asyncio.run(run())
