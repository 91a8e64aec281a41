"""Records: fair dice that can be checked, what may be downloaded when, replays, imports, sets of cards."""

import asyncio
import json
import shutil
from dataclasses import replace
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.play import (
    BOTH,
    FirstMove,
    again,
    end_by_vote,
    from_position,
    golden,
    key,
    line_where,
    people,
    refused,
    seated,
    started,
    without_bots,
)
from tests.server.rig import Json, Person, serving

import frostwall
from frostwall.cli import main as cli
from frostwall.core.drive import commitment, verify
from frostwall.core.record import Record, game_of, with_options
from frostwall.core.types import SPECTATOR
from frostwall.games.silverfrost.engine.deck.tables import HEARTHSIDE
from frostwall.server.config import Config


async def record_of(person: Person, table: str, **more: Any) -> str:
    answer = await person.http.get(f"/api/records/{table}", params=more)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"] == f'attachment; filename="{table}.rec"'
    return answer.text


# --- fair dice --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BOTH)
def test_the_dice_are_committed_to_before_anybody_gives_a_word_and_can_be_checked_at_the_end(
    tmp_path: Path, game: str
) -> None:
    async def run() -> None:
        async with serving(tmp_path, limits=False) as server:
            crowd = await people(server, 2)
            seats = BOTH[game]
            table = await seated(server, game, crowd, seats=seats + 1, bots=["greedy"] * (seats - 1))
            before = (await crowd[1].ask(table, type="sync"))["info"]
            commit = before["commit"]
            assert len(commit) == 64
            assert (before["verifiable"], before["seed"], before["words"]) == (True, None, [])
            assert (await crowd[0].ask(table, type="word", text="frost"))["type"] == "done"
            assert (await crowd[1].ask(table, type="word", text="  seven  wolves "))["type"] == "done"
            refused(await crowd[1].ask(table, type="word", text="a|b"), "BAD_MESSAGE")
            outsider = await server.guest("Eve")
            await outsider.join(await crowd[0].invited(table))
            refused(await outsider.ask(table, type="word", text="mine"), "NOT_AT_TABLE")
            ears = await crowd[0].socket()
            await ears.ask(type="sync", table=table)
            assert ears.info(table)["words"] == ["frost", "seven wolves"]
            assert (await ears.ask(type="start", table=table))["type"] == "done"
            refused(await crowd[1].ask(table, type="word", text="late"), "NOT_IN_LOBBY")
            running = (await crowd[1].ask(table, type="sync"))["info"]
            assert (running["commit"], running["seed"]) == (commit, None)
            for person in crowd:
                assert (await person.ask(table, type="stand"))["type"] == "done"
            over = await ears.until(
                lambda heard: heard["type"] == "table" and heard["info"]["stage"] == "over", 120
            )
            info = over["info"]
            assert info["commit"] == commit == commitment(info["seed"])
            text = await record_of(outsider, table)
            for said in ears.raw[: ears.heard.index(over)]:
                assert info["seed"] not in said
            record = Record.read(text)
            assert (record.header.commit, record.header.seed) == (commit, info["seed"])
            assert record.header.words == ["frost", "seven wolves"]
            report = verify(record, frostwall.games[game]).to_json()
            assert report.pop("lines") == len(record.lines)
            assert report.pop("problems") == []
            assert set(report.values()) == {True}
            file = tmp_path / "played.rec"
            file.write_text(text)
            assert cli.main(["verify", str(file)]) == 0
            # Other words, other dice: they took part.
            record.header.words = ["frost"]
            assert verify(record, frostwall.games[game]).problems

    asyncio.run(run())


def test_a_server_with_a_seed_of_its_own_promises_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        config = Config(database="", seed="same for all", workers=1)
        async with without_bots(tmp_path, config=config) as server:
            crowd = await people(server, 3)
            rounds = [await started(server, "watch", crowd) for _ in range(2)]
            for round_ in rounds:
                info = await round_.info()
                assert (info["verifiable"], info["commit"], info["seed"]) == (False, None, None)
                seat = round_.acting
                await round_.go(seat, "settlement 0", "road 0")
                await end_by_vote(round_)
            one, two = [Record.read(await record_of(crowd[0], round_.table)) for round_ in rounds]
            assert (one.header.commit, one.header.seed) == (None, "same for all")
            assert one.header.setup == two.header.setup
            assert [line.write() for line in one.lines] == [line.write() for line in two.lines]

    asyncio.run(run())


def test_undo_does_not_bring_other_dice(tmp_path: Path) -> None:
    """What is drawn is the next of its stream, whatever was taken back before."""

    async def run() -> None:
        config = Config(database="", seed="a seed", workers=1)
        drawn: list[list[str]] = []
        for undoing in (False, True):
            async with without_bots(
                tmp_path / str(undoing), config=config, database=f"sqlite:///{tmp_path}/{undoing}.db"
            ) as server:
                round_ = await started(server, "silverfrost", await people(server, 2))
                for n in range(25):
                    seat = round_.acting
                    await round_.go(seat)
                    if undoing and n % 3 == 0 and round_.match.undo_target(seat) is not None:
                        await round_.ask(seat, type="undo", key=key())
                        await round_.go(seat)
                drawn.append([line.text for line in round_.match.record.lines if line.seat == -1])
        assert drawn[0] == drawn[1]

    asyncio.run(run())


# --- what may be read -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BOTH)
def test_a_running_game_gives_each_viewer_only_its_own_masked_record(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            crowd = await people(server, BOTH[game] + 1)
            round_ = await started(server, game, crowd[:-1])
            eve = crowd[-1]
            await eve.join(await crowd[0].invited(round_.table))
            for n in range(30):
                seat = round_.acting
                await round_.go(seat, round_.some_move(seat, n))
            match = round_.match
            for viewer, person in [*enumerate(crowd[:-1]), (SPECTATOR, eve)]:
                text = await record_of(person, round_.table)
                assert text == match.record.for_viewer(match.game, viewer).write()
                found = Record.read(text)
                assert (found.header.viewer, found.header.seed) == (viewer, None)
                assert await record_of(person, round_.table, viewer=SPECTATOR) == (
                    match.record.for_viewer(match.game, SPECTATOR).write()
                )
            for path in (f"/api/records/{round_.table}", f"/api/records/{round_.table}/views"):
                for person in (crowd[1], eve):
                    refused((await person.http.get(path, params={"viewer": 0})).json(), "NOT_YOUR_SEAT")
            # A masked record can be printed, not brought back.
            masked = await record_of(crowd[0], round_.table)
            if "?" in masked:
                no = await crowd[0].http.post("/api/records", json={"text": masked})
                refused(no.json(), "BAD_RECORD", problem="masked")
            # Luck is told at the end: what was to be expected depends on hidden things.
            refused((await eve.http.get(f"/api/records/{round_.table}/luck")).json(), "NOT_OVER")
            await end_by_vote(round_)
            luck = (await eve.http.get(f"/api/records/{round_.table}/luck")).json()
            rolls = [line.seq for line in match.record.lines if line.text.startswith("dice ")]
            assert [draw["line"] for draw in luck["draws"]] == rolls
            assert all(len(draw["got"]) == len(draw["expected"]) == BOTH[game] for draw in luck["draws"])
            whole = [await record_of(person, round_.table) for person in crowd]
            assert len(set(whole)) == 1
            assert [line.write() for line in Record.read(whole[0]).lines] == [
                line.write() for line in match.record.lines
            ]

    asyncio.run(run())


async def all_pages(person: Person, table: str, count: int, **more: Any) -> tuple[list[Json], list[Json]]:
    pages: list[Json] = []
    since: int | None = 0
    while since is not None:
        params = {"since": since, "count": count, **more}
        answer = await person.http.get(f"/api/records/{table}/views", params=params)
        assert answer.status_code == 200, answer.text
        pages.append(answer.json())
        since = pages[-1]["next"]
    return pages, [step for page in pages for step in page["steps"]]


def check_replay(record: Record, game: Any, viewer: int, steps: list[Json]) -> None:
    """Step n is the fold of the first n lines."""
    assert len(steps) == len(record.lines) + 1
    events = record.events(game, viewer)
    for n in range(0, len(steps), 7):
        assert steps[n]["view"] == game.view(record.fold(game, n), viewer)
    assert steps[0]["line"] is None
    for step, (line, found) in zip(steps[1:], events, strict=True):
        assert step["line"]["seq"] == line.seq
        assert [{**event, "seq": 0} for event in step["events"]] == [
            {"seq": 0, **event.to_json()} for event in found
        ]


@pytest.mark.parametrize("game", BOTH)
def test_pages_of_a_replay_join_up_to_the_game(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            crowd = await people(server, BOTH[game])
            round_ = await started(server, game, crowd)
            for n in range(12):
                seat = round_.acting
                await round_.go(seat, round_.some_move(seat, n))
                if n % 5 == 4 and round_.match.undo_target(seat) is not None:
                    await round_.ask(seat, type="undo", key=key())
            match = round_.match
            for viewer, person in enumerate(crowd):
                pages, steps = await all_pages(person, round_.table, 9)
                assert [page["viewer"] for page in pages] == [viewer] * len(pages)
                assert [page["scene"] is not None for page in pages] == [True] + [False] * (len(pages) - 1)
                check_replay(match.record, match.game, viewer, steps)
                assert [step["line"] for step in steps[1:]] == match.news_for(viewer, 0)[0]
            far = await crowd[0].http.get(f"/api/records/{round_.table}/views", params={"since": 9999})
            refused(far.json(), "NO_SUCH_LINE", line=9999, last=match.last)
            await end_by_vote(round_)
            for viewer in range(len(crowd)):  # now for everybody, from any seat
                _, steps = await all_pages(crowd[0], round_.table, 100, viewer=viewer)
                check_replay(match.record, match.game, viewer, steps)
                assert "?" not in [step["line"]["text"] for step in steps[1:]]
            no = await crowd[0].http.get(f"/api/records/{round_.table}/views", params={"viewer": -1})
            refused(no.json(), "NO_SUCH_VIEWER", viewer=-1)

    asyncio.run(run())


# --- bringing a record ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["hero-samwell", "silverfrost-2", "base-4-undo"])
def test_a_record_is_brought_to_be_watched(tmp_path: Path, name: str) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben = await people(server, 2)
            record = Record.read(golden(name).write())
            record.lines[-1] = replace(record.lines[-1], notes={"by": "caretaker:greedy"})
            answer = await ann.http.post("/api/records", json={"text": record.write()})
            assert answer.status_code == 201, answer.text
            table = answer.json()["table"]
            info = (await ann.ask(table, type="sync"))["info"]
            assert (info["stage"], info["source"], info["verifiable"]) == ("closed", "import", False)
            assert Record.read(await record_of(ann, table)).write() == record.write()
            game = game_of(record, frostwall.games)
            _, steps = await all_pages(ann, table, 100, viewer=1)
            check_replay(record, game, 1, steps)
            refused(await ann.ask(table, type="sit", seat=0), "NOT_IN_LOBBY")
            refused(await ann.ask(table, type="start"), "NOT_IN_LOBBY")
            refused((await ben.http.get(f"/api/records/{table}")).json(), "NOT_AT_TABLE")

    asyncio.run(run())


def test_everybody_in_a_brought_record_has_a_name(tmp_path: Path) -> None:
    """Bots are there by name and label, or by the label alone."""

    async def run() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            record = Record.read(golden("base-4-undo").write())
            record.header.names = ["Ann (really)", "Talvi (greedy:easy)", "greedy", "random"]
            answer = await ann.http.post("/api/records", json={"text": record.write()})
            seats = (await ann.ask(answer.json()["table"], type="sync"))["info"]["seats"]
            assert [(seat["name"], seat["bot"], seat["level"]) for seat in seats] == [
                ("Ann (really)", None, None),
                ("Talvi", "greedy", "easy"),
                ("Eira", "greedy", "full"),
                ("Nives", "random", "full"),
            ]

    asyncio.run(run())


def test_a_record_that_is_none_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            good = golden("hero-samwell").write()
            wrong = good.replace("\n3 ", "\n4 ", 1)
            chess = good.replace("game: watch", "game: chess")
            cheat = good.replace("dice", "dine", 1)
            for text in (
                "",
                "hello",
                good[:-1],
                wrong,
                chess,
                cheat,
                good.replace("rules_version: 2", "rules_version: 99"),
                good.replace("rules_version: 2", "rules_version: 1"),
            ):
                for path, body in (
                    ("/api/records", {"text": text}),
                    ("/api/tables", {"game": "watch", "seats": 3, "record": text}),
                ):
                    answer = await ann.http.post(path, json=body)
                    assert answer.status_code == 422, (text[:40], answer.text)
                    refused(answer.json(), "BAD_RECORD")
            assert (await ann.http.get("/api/tables")).json() == {"tables": []}

    asyncio.run(run())


@pytest.mark.parametrize("name", ["base-4", "silverfrost-2"])
def test_a_table_starts_from_a_position(tmp_path: Path, name: str) -> None:
    """It goes on with dice of its own, and its record says where it comes from by its lines alone."""

    async def run() -> None:
        record = golden(name)
        game = game_of(record, frostwall.games)
        to = line_where(record, lambda game, state: -1 not in game.actors(state), after=70)
        async with serving(tmp_path, limits=False, workers=FirstMove()) as server:
            crowd = await people(server, 2)
            seats = record.header.seats
            more: Json = {"bots": ["random"] * (seats - 2)} if seats > 2 else {}
            round_ = await from_position(server, record, to, crowd, **more)
            info = await round_.info()
            assert (info["source"], info["verifiable"], info["commit"]) == ("position", False, None)
            assert [line.write() for line in round_.match.record.lines[:to]] == [
                line.write() for line in record.lines[:to]
            ]
            expected = record.fold(game, to)
            assert (
                round_.ears[0].latest(round_.table)["view"]["board"] == game.view(expected, 0)["board"]
                or seats > 2
            )
            await round_.ask(0, type="stand")
            await round_.ask(1, type="stand")
            await round_.ears[0].until(lambda heard: heard["type"] == "update" and heard["seq"] > to + 15)
            for person in crowd:
                await person.ask(round_.table, type="back")
            info = await end_by_vote(round_)
            assert info["seed"] is None
            found = Record.read(await record_of(crowd[0], round_.table))
            assert (found.header.seed, found.header.commit) == (None, None)
            report = verify(found, game)
            assert (report.legal, report.problems) == (True, [])

            late = {"game": "watch", "seats": 4, "record": record.write()}
            over = await crowd[0].http.post("/api/tables", json=late)
            refused(over.json(), "RECORD_OVER", line=len(record.lines))
            beyond = await crowd[0].http.post("/api/tables", json={**late, "to": 100_000})
            refused(beyond.json(), "NO_SUCH_LINE", line=100_000, last=len(record.lines))

    asyncio.run(run())


# --- sets of cards ----------------------------------------------------------------------------------


def make_sets(folder: Path) -> Path:
    """A set that plays and one that is only begun."""
    packaged = resources.files("frostwall.games.silverfrost") / "decks" / "hearthside"
    with resources.as_file(packaged) as place:
        shutil.copytree(place, folder / "wintertale")
    for file in (folder / "wintertale").glob("*.toml"):
        file.write_text(file.read_text().replace('set_id = "hearthside"', 'set_id = "wintertale"'))
    assert cli.main(["deck", "new", str(folder / "begun")]) == 0
    return folder


def test_the_first_edition_is_chosen_by_its_name(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            crowd = await people(server, 2)
            round_ = await started(server, "silverfrost", crowd, options={"set": "hearthside"})
            for n in range(10):
                seat = round_.acting
                await round_.go(seat, round_.some_move(seat, n))
            text = await record_of(crowd[0], round_.table)
            header = Record.read(text).header
            assert header.options == {"set": "hearthside"}
            assert header.set == HEARTHSIDE.label()
        async with without_bots(tmp_path) as server:  # and after a restart
            person = await again(server, crowd[0])
            assert await record_of(person, round_.table) == text

    asyncio.run(run())


def test_records_and_tables_from_the_time_of_the_first_edition(tmp_path: Path) -> None:
    """They name the set in the header alone. The record is watched and played on; the table goes on after a restart."""

    async def run() -> None:
        async with without_bots(tmp_path) as server:
            crowd = await people(server, 2)
            game = with_options(frostwall.games["silverfrost"], {"set": "hearthside"})
            record = Record.start(game, game.setup("standard", 2, Random(1), set="hearthside"))
            record.header.options.clear()
            text = record.write()
            answer = await crowd[0].http.post("/api/records", json={"text": text})
            assert answer.status_code == 201, answer.text
            assert await record_of(crowd[0], answer.json()["table"]) == text
            onward = await from_position(server, Record.read(text), 0, crowd)
            table = onward.table
            row = await server.hub.store.table(table)
            assert row is not None
            assert row.header is not None
            document = {**json.loads(row.document), "options": {}}  # as it was stored then
            assert "options: {}" in row.header
            await server.hub.store.save_table(replace(row, document=json.dumps(document)))
        async with without_bots(tmp_path) as server:
            person = await again(server, crowd[0])
            assert (await person.ask(table, type="sync"))["view"]["seats"]
            assert Record.read(await record_of(person, table)).header.set == HEARTHSIDE.label()

    asyncio.run(run())


def test_a_set_of_ones_own_is_named_by_its_id_and_never_by_its_path(tmp_path: Path) -> None:
    async def run() -> None:
        sets = make_sets(tmp_path / "sets")
        config = Config(database="", sets=sets, workers=1)
        async with without_bots(tmp_path, config=config) as server:
            crowd = await people(server, 2)
            games = (await crowd[0].http.get("/api/games")).json()["games"]
            assert games[-1]["sets"] == ["hearthside2", "hearthside", "begun", "wintertale"]
            for wanted in (str(sets / "wintertale"), "../wintertale", "sets/wintertale"):
                body = {"game": "silverfrost", "seats": 2, "options": {"set": wanted}}
                answer = await crowd[0].http.post("/api/tables", json=body)
                refused(answer.json(), "SET_NOT_OFFERED")
            broken = {"game": "silverfrost", "seats": 2, "options": {"set": "begun"}}
            answer = await crowd[0].http.post("/api/tables", json=broken)
            refused(answer.json(), "BROKEN_SET", set="begun")
            assert str(tmp_path) not in answer.text

            round_ = await started(server, "silverfrost", crowd, options={"set": "wintertale"})
            for n in range(20):
                seat = round_.acting
                await round_.go(seat, round_.some_move(seat, n))
            running = await record_of(crowd[0], round_.table)
            assert Record.read(running).header.options == {"set": "wintertale"}
            info = await end_by_vote(round_)
            assert info["options"] == {"set": "wintertale"}
            assert info["set"].startswith("wintertale sha256:")
            text = await record_of(crowd[0], round_.table)
            assert Record.read(text).header.options == {"set": "wintertale"}
            for ears in round_.ears:
                assert str(tmp_path) not in "".join(ears.raw)

            # The same record comes back, to be watched and to be played on.
            answer = await crowd[0].http.post("/api/records", json={"text": text})
            assert answer.status_code == 201, answer.text
            watched = answer.json()["table"]
            assert str(tmp_path) not in await record_of(crowd[0], watched)
            assert Record.read(await record_of(crowd[0], watched)).write() == text
            onward = await from_position(server, Record.read(text), 25, crowd)
            await onward.go(onward.acting)
            rec = round_.match.record
            assert str(tmp_path) not in (await crowd[0].http.get(f"/api/tables/{onward.table}")).text
            elsewhere = text.replace('"wintertale"', f'"{sets}/wintertale"')
            refused(
                (await crowd[0].http.post("/api/records", json={"text": elsewhere})).json(), "SET_NOT_OFFERED"
            )
            # With the folder in its place it is a record like any other.
            game = with_options(frostwall.games["silverfrost"], {"set": str(sets / "wintertale")})
            assert verify(rec, game).legal
        async with without_bots(tmp_path, config=config) as server:  # and after a restart
            person = await again(server, crowd[0])
            assert await record_of(person, round_.table) == text
            assert (await person.ask(onward.table, type="sync"))["view"]["seats"]

    asyncio.run(run())
