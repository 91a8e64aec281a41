"""What a review found: tables that stop, guests who ask too much, sessions and votes that outlive their reason."""

import asyncio
from pathlib import Path

import pytest
import websockets
from starlette.requests import HTTPConnection
from tests.server.play import (
    FirstMove,
    NoBots,
    end_by_vote,
    golden,
    key,
    leave,
    people,
    refused,
    seated,
    settings,
    started,
    without_bots,
)
from tests.server.rig import Clock, Ears, quiet, serving

from frostwall.server import wire
from frostwall.server.http import app
from frostwall.server.http.limits import Buckets, address_of
from frostwall.server.store import Unavailable
from frostwall.server.table import guests, hub, imports, moves
from frostwall.server.table.actor import Actor, Asked
from frostwall.server.table.guests import Guest
from frostwall.server.workers import Choice, Job

# --- a table goes on --------------------------------------------------------------------------------


def test_whoever_goes_while_joining_does_not_stop_the_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben = await people(server, 2)
            table = await seated(server, "silverfrost", [ann])
            actor = server.hub.known(table)
            assert actor is not None
            joining = asyncio.create_task(actor.invite_guest(Guest(ben.id, ben.name)))
            await asyncio.sleep(0)
            joining.cancel()
            async with asyncio.timeout(5):
                assert (await ann.ask(table, type="sync"))["type"] == "synced"

    asyncio.run(run())


def test_a_socket_is_answered_though_the_table_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            table = await ann.make("silverfrost", 2)
            ears = await ann.socket()
            with monkeypatch.context() as patch:

                async def fails(table: str) -> None:
                    raise Unavailable("not now")

                patch.setattr(server.hub.store, "table", fails)
                async with asyncio.timeout(5):
                    refused(await ears.ask(type="sync", table=table), "BUSY")

                async def breaks(table: str) -> None:
                    raise ValueError("no such thing")

                quiet()
                patch.setattr(server.hub.store, "table", breaks)
                async with asyncio.timeout(5):
                    refused(await ears.ask(type="sync", table=table), "BROKEN")
            assert (await ears.ask(type="sync", table=table))["type"] == "synced"

    asyncio.run(run())


def test_a_rematch_does_without_those_who_are_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            round_ = await started(server, "silverfrost", await people(server, 2))
            await end_by_vote(round_)
            await server.hub.store.delete_guest(round_.people[1].id)  # as after a year
            answer = await round_.ask(0, type="rematch")
            assert answer["type"] == "done", answer
            info = (await round_.people[0].ask(answer["result"]["table"], type="sync"))["info"]
            assert [seat["kind"] for seat in info["seats"]] == ["person", "open"]
            assert [guest["guest"] for guest in info["guests"]] == [round_.people[0].id]

    asyncio.run(run())


def test_a_table_that_cannot_be_read_keeps_nobody_from_being_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        quiet()
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            broken, good = [await ann.make("silverfrost", 2) for _ in range(2)]
            find = server.hub.find

            async def some(table: str) -> object:
                if table == broken:
                    raise ValueError("rules of another time")
                return await find(table)

            monkeypatch.setattr(server.hub, "find", some)
            assert (await ann.http.delete("/api/me")).status_code == 200
            assert (await ann.http.get("/api/me")).json() is None
            row = await server.hub.store.table(good)
            assert row is not None
            assert ann.id not in row.document

    asyncio.run(run())


def test_a_message_overtakes_none_that_waits_for_the_table_to_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever turn of the loop it comes in, while those before it are being handed over."""

    async def run() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            table = await ann.make("silverfrost", 2)
            assert server.hub.known(table) is None
            loop = asyncio.get_running_loop()
            asked: list[Asked] = []
            answers: list[wire.Answer] = []
            enough: asyncio.Future[None] = loop.create_future()

            def hear_answer(_: Asked, answer: wire.Answer) -> None:
                answers.append(answer)
                if len(answers) == 20:
                    enough.set_result(None)

            def say() -> None:
                text = str(len(asked))
                ask = wire.Chat(table=table, key=text, text=text)
                asked.append(Asked(Guest(ann.id, ann.name), ask, None, hear_answer))
                server.hub.hear(asked[-1])

            def say_on() -> None:
                say()
                if len(asked) < 20:
                    loop.call_soon(say_on)

            start = Actor.start

            def start_and_say(actor: Actor) -> None:
                start(actor)
                loop.call_soon(say_on)

            monkeypatch.setattr(Actor, "start", start_and_say)
            for _ in range(3):
                say()
            await asyncio.wait_for(enough, 10)
            assert {answer.type for answer in answers} == {"done"}
            actor = server.hub.known(table)
            assert actor is not None
            assert [line.text for line in actor.chat] == [str(n) for n in range(20)]

    asyncio.run(run())


def test_a_table_goes_on_though_it_could_not_be_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        quiet()
        async with without_bots(tmp_path) as server:
            round_ = await started(server, "silverfrost", await people(server, 2))
            actor = server.hub.known(round_.table)
            assert actor is not None

            async def lost(*_: object) -> None:
                raise Unavailable("unknown whether it was written")

            async def broken() -> None:
                raise ValueError("rules of another time")

            with monkeypatch.context() as patch:
                patch.setattr(server.hub.store, "append", lost)
                patch.setattr(actor, "load", broken)
                async with asyncio.timeout(5):
                    refused(await round_.move(round_.acting, round_.some_move(round_.acting)), "BUSY")
            await round_.go(round_.acting)

    asyncio.run(run())


# --- one guest asks too much ------------------------------------------------------------------------


def test_moves_are_not_taken_back_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each costs a fold of the whole record, undone lines included."""
    monkeypatch.setattr(moves, "MOST_UNDOS", 3)

    async def run() -> None:
        async with without_bots(tmp_path) as server:
            round_ = await started(server, "watch", await people(server, 1))
            seat = round_.acting
            for _ in range(3):
                await round_.go(seat)
                answer = await round_.ask(seat, type="undo", key=key(), seat=seat)
                assert answer["type"] == "done", answer
            await round_.go(seat)
            answer = await round_.ask(seat, type="undo", key=key(), seat=seat)
            refused(answer, "TOO_MANY", what="undos", most=3)

    asyncio.run(run())


def test_a_guest_has_so_many_sockets_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "MOST_SOCKETS", 2)

    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben = await people(server, 2)
            first, second, third = [await ann.socket() for _ in range(3)]
            with pytest.raises(ConnectionError):
                await third.until(lambda _: False, 5)
            assert third.closed == 1013
            other = await ben.socket()
            for ears in (first, second, other):
                assert (await ears.ask(type="sync", table="nowhere"))["code"] == "NO_SUCH_TABLE"
            await second.close()
            for _ in range(100):
                fourth = await ann.socket()
                if await _answers(fourth):
                    return
            raise AssertionError("a closed socket counts for ever")

    asyncio.run(run())


async def _answers(ears: Ears) -> bool:
    try:
        await ears.ask(type="sync", table="nowhere")
    except (ConnectionError, websockets.ConnectionClosed):
        return False
    return True


def test_a_guest_asks_for_one_hint_at_a_time(tmp_path: Path) -> None:
    class Slow(NoBots):
        def __init__(self) -> None:
            self.asked = 0
            self.go = asyncio.Event()

        async def choose(self, job: Job) -> Choice:
            self.asked += 1
            await self.go.wait()
            assert job.view is not None
            return Choice(job.view.game.text(job.view.moves()[0]), job.bot)

    async def run() -> None:
        workers = Slow()
        async with serving(tmp_path, limits=False, workers=workers) as server:
            round_ = await started(server, "watch", await people(server, 1))
            seat = round_.acting
            ref = await round_.ears[seat].say(type="hint", table=round_.table, seat=seat)
            refused(await round_.ask(seat, type="hint", seat=seat), "BUSY")
            assert workers.asked == 1
            workers.go.set()
            answer = await round_.ears[seat].until(lambda heard: heard.get("ref") == ref)
            assert answer["type"] == "done"
            assert (await round_.ask(seat, type="hint", seat=seat))["type"] == "done"

    asyncio.run(run())


def test_a_guest_brings_so_many_records_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "MOST_RECORDS", 2)

    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben = await people(server, 2)
            text = {"text": golden("silverfrost-2").write()}
            for person in (ann, ben):
                for _ in range(2):
                    assert (await person.http.post("/api/records", json=text)).status_code == 201
                answer = await person.http.post("/api/records", json=text)
                refused(answer.json(), "TOO_MANY", what="records", most=2)

    asyncio.run(run())


def test_a_record_that_is_far_too_long_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imports, "MOST_LINES", 100)

    async def run() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            text = golden("base-4").write()
            answer = await ann.http.post("/api/records", json={"text": text})
            refused(answer.json(), "BAD_RECORD", problem="too_large")
            answer = await ann.http.post("/api/tables", json={"game": "watch", "seats": 4, "record": text})
            refused(answer.json(), "BAD_RECORD", problem="too_large")

    asyncio.run(run())


def test_renaming_and_listing_and_replaying_have_limits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Buckets of ten into which nothing flows.
    monkeypatch.setattr(app, "Buckets", lambda rate, **_: Buckets(rate, 10, lambda: 0.0))

    async def run() -> None:
        async with serving(tmp_path, workers=NoBots()) as server:
            ann, ben, cleo = await people(server, 3)
            text = golden("base-4").write()
            table = (await ann.http.post("/api/records", json={"text": text})).json()["table"]
            await ann.http.get(f"/api/tables/{table}")
            replays = [await ann.http.get(f"/api/records/{table}/views?count=1") for _ in range(4)]
            assert [answer.status_code for answer in replays] == [200, 200, 429, 429]
            renamed = [await ben.http.post("/api/me", json={"name": "Ben"}) for _ in range(11)]
            assert [answer.status_code for answer in renamed] == [200] * 10 + [429]
            listed = [await cleo.http.get("/api/tables") for _ in range(11)]
            assert [answer.status_code for answer in listed] == [200] * 10 + [429]

    asyncio.run(run())


def test_addresses_of_one_customer_count_as_one() -> None:
    def of(host: str) -> str:
        return address_of(HTTPConnection({"type": "http", "client": (host, 1), "headers": []}))

    assert of("192.0.2.7") == "192.0.2.7"
    assert of("2001:db8:1:2::7") == of("2001:db8:1:2:ffff::1") != of("2001:db8:1:3::7")


def test_an_answer_to_one_table_too_many_says_to_what(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            ears = await ann.socket()
            tables = [await ann.make("silverfrost", 2) for _ in range(21)]
            for table in tables[:20]:
                assert (await ears.ask(type="sync", table=table))["type"] == "synced"
            refused(await ears.ask(type="sync", table=tables[20]), "TOO_MANY", what="tables")

    asyncio.run(run())


# --- sessions ---------------------------------------------------------------------------------------


def test_an_ended_session_ends_its_sockets(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben = await people(server, 2)
            table = await ann.make("silverfrost", 2)
            ears, other = await ann.socket(), await ben.socket()
            assert (await ears.ask(type="sync", table=table))["type"] == "synced"
            await server.hub.guests.end_session(Guest(ann.id, ann.name))
            with pytest.raises((ConnectionError, TimeoutError)):
                await ears.until(lambda _: False, 5)
            assert ears.closed == 1008
            assert (await other.ask(type="sync", table="nowhere"))["code"] == "NO_SUCH_TABLE"

    asyncio.run(run())


def test_a_form_with_strange_letters_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            answer = await ann.http.post("/me/delete", data={"csrf": "ä"})
            assert answer.status_code == 403

    asyncio.run(run())


def test_who_was_removed_sees_no_more_of_a_private_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben = await people(server, 2)
            table = await seated(server, "silverfrost", [ann, ben])
            await ann.ask(table, type="remove", guest=ben.id)
            assert table not in (await ben.http.get("/api/tables")).text
            assert table in (await ann.http.get("/api/tables")).text

    asyncio.run(run())


def test_who_may_not_enter_is_not_heard(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben = await people(server, 2)
            table = await ann.make("silverfrost", 2)
            ears = await ann.socket()
            await ears.ask(type="sync", table=table)
            before = len(ears.heard)
            refused(await ben.ask(table, type="chat", key=key(), text="hello"), "NOT_AT_TABLE")
            await ears.ask(type="sync", table=table)
            assert [heard["type"] for heard in ears.heard[before:]] == ["synced"]

    asyncio.run(run())


def test_who_only_chatted_is_forgotten_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben = await people(server, 2)
            table = await ann.make("silverfrost", 2, settings=settings(listed=True))
            assert (await ben.ask(table, type="chat", key=key(), text="hello"))["type"] == "done"
            assert (await ben.http.delete("/api/me")).status_code == 200
            (line,) = (await ann.ask(table, type="sync"))["chat"]
            assert (line["guest"], line["name"], line["text"]) == (None, "", "hello")

    asyncio.run(run())


# --- votes ------------------------------------------------------------------------------------------


def test_who_has_given_up_stands_in_no_vote(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, limits=False, workers=FirstMove()) as server:
            round_ = await started(server, "watch", await people(server, 3))
            assert (await round_.ask(2, type="concede"))["type"] == "done"
            assert (await round_.ask(0, type="vote", matter="end", yes=True))["type"] == "done"
            refused(await round_.ask(2, type="vote", matter="end", yes=False), "YOU_CONCEDED", seat=2)
            refused(await round_.ask(2, type="concede"), "YOU_CONCEDED", seat=2)
            assert len((await round_.info())["votes"]) == 1

    asyncio.run(run())


def test_who_is_away_for_a_moment_keeps_a_voice_about_ending(tmp_path: Path) -> None:
    """A restart, a tunnel, a game by turns: nobody ends it alone before the table's own delay is over."""

    async def run() -> None:
        clock = Clock()
        async with without_bots(tmp_path, clock=clock) as server:
            more = {"settings": settings(away_after=60)}
            round_ = await started(server, "watch", await people(server, 3), **more)
            for seat in (1, 2):
                await leave(round_, seat)
            clock.now += 30
            await round_.nudge()
            await round_.ask(0, type="vote", matter="end", yes=True)
            info = await round_.nudge()
            assert (info["stage"], info["votes"][0]["needed"]) == ("playing", [1, 2])
            clock.now += 31
            assert (await round_.nudge())["stage"] == "closed"

    asyncio.run(run())


def test_who_comes_back_during_the_vote_keeps_the_seat(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with without_bots(tmp_path, clock=clock) as server:
            more = {"settings": settings(away_after=60)}
            round_ = await started(server, "watch", await people(server, 3), **more)
            await leave(round_, 2)
            clock.now += 61
            vote = {"type": "vote", "matter": "caretaker", "yes": True, "seat": 2}
            assert (await round_.ask(0, **vote))["type"] == "done"
            round_.ears[2] = await round_.people[2].socket()
            await round_.info(2)
            assert (await round_.ask(1, **vote))["type"] == "done"
            info = await round_.info()
            assert (info["seats"][2]["caretaker"], info["votes"]) == (None, [])

    asyncio.run(run())
