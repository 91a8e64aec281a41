"""The flow of a move: decisions, keys, all or nothing, nature, what each viewer is sent; why and preview."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.play import (
    BOTH,
    again,
    from_position,
    golden,
    key,
    kind_open,
    line_where,
    people,
    refused,
    several_decide,
    started,
    without_bots,
)
from tests.server.rig import Json

from frostwall.core.types import CHANCE, Event
from frostwall.games.silverfrost.wording import names_of_scene
from frostwall.server.table import records
from frostwall.server.table.guests import Guest
from frostwall.words import Catalogue


@pytest.mark.parametrize("game", BOTH)
def test_a_move_is_stored_before_anybody_hears_of_it(tmp_path: Path, game: str) -> None:
    """The acknowledgement names the last line; the update brings each viewer its own view of it."""

    async def run() -> None:
        async with without_bots(tmp_path) as server:
            round_ = await started(server, game, await people(server, BOTH[game]))
            for _ in range(8):
                seat = round_.acting
                before = round_.match.last
                view = round_.ears[seat].latest(round_.table)["view"]
                assert seat in view["actors"]
                assert view["decision"]["id"] == round_.match.decision_id(seat)
                answer = await round_.go(seat)
                stored = await server.hub.store.lines(round_.table)
                assert len(stored) >= answer["seq"] > before
                for viewer, ears in enumerate(round_.ears):
                    update = ears.latest(round_.table)
                    assert (update["type"], update["since"], update["seq"]) == (
                        "update",
                        before,
                        answer["seq"],
                    )
                    assert update["view"]["viewer"] == viewer
                    assert update["lines"] == round_.match.news_for(viewer, before)[0]
                    assert update["events"] == round_.match.news_for(viewer, before)[1]
                    if viewer != seat:
                        assert update["view"]["moves"] == [] or viewer in update["view"]["actors"]

    asyncio.run(run())


@pytest.mark.parametrize("game", BOTH)
def test_only_who_is_to_decide_moves_and_only_in_the_open_decision(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            crowd = await people(server, BOTH[game] + 1)
            round_ = await started(server, game, crowd[:-1])
            eve = crowd[-1]
            await eve.join(await crowd[0].invited(round_.table))
            seat = round_.acting
            other = (seat + 1) % BOTH[game]
            text = round_.some_move(seat)
            open_now = round_.match.decision_id(seat)
            stale = refused(await round_.move(seat, text, decision=99), "STALE")
            assert stale["needs"] == {"decision": open_now}
            own = await round_.ask(other, type="why", text=text)
            answer = await round_.move(other, text, decision=round_.match.decision_id(other))
            assert (answer["code"], answer["rule"]) == (own["code"], own["rule"])
            refused(answer, own["code"])
            refused(await round_.move(other, text, seat=seat), "NOT_YOUR_SEAT", seat=seat)
            looking_on = {"type": "move", "decision": open_now, "key": key(), "moves": [text]}
            refused(await eve.ask(round_.table, **looking_on), "NOT_AT_TABLE")
            nonsense = await round_.move(seat, "fly to the moon")
            assert nonsense["code"] == "UNKNOWN_TEXT"
            assert round_.match.last == len(await server.hub.store.lines(round_.table))
            last = round_.match.last
            first, second = await asyncio.gather(
                round_.move(seat, text), round_.move(seat, round_.some_move(seat, 1))
            )
            assert {first["type"], second["type"]} <= {"done", "refused"}
            assert first["type"] == "done"
            assert round_.match.last > last
            late = await round_.move(seat, text, decision=open_now)
            if round_.match.decision_id(seat) != open_now:
                refused(late, "STALE")

    asyncio.run(run())


def test_several_moves_are_made_all_or_none(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            round_ = await started(server, "watch", await people(server, 3))
            seat = round_.acting
            heard = [len(ears.heard) for ears in round_.ears]
            refused(await round_.move(seat, "settlement 0", "settlement 30"), "PENDING_DECISION")
            bad = await round_.move(seat, "settlement 0", "road 71")
            assert bad["type"] == "refused"
            assert bad["rule"]
            far = await round_.move(seat, "settlement 0", "road 0", "settlement 30")
            refused(far, "MOVES_TOO_FAR", moves=2)
            assert round_.match.last == 0
            assert await server.hub.store.lines(round_.table) == []
            assert [len(ears.heard) for ears in round_.ears] == [
                count + 3 * (n == seat) for n, count in enumerate(heard)
            ]
            await round_.go(seat, "settlement 0", "road 0")
            assert [line.text for line in round_.match.record.lines] == ["settlement 0", "road 0"]

    asyncio.run(run())


def test_moves_do_not_reach_past_chance(tmp_path: Path) -> None:
    """Nobody may say beforehand what to do after the dice have fallen."""

    async def run() -> None:
        async with without_bots(tmp_path) as server:
            crowd = await people(server, 4)
            record = golden("base-4")
            to = line_where(record, lambda game, state: _can(game, state, "roll"), after=60)
            round_ = await from_position(server, record, to, crowd)
            seat = round_.acting
            refused(await round_.move(seat, "roll", "end"), "MOVES_TOO_FAR", moves=1)
            assert round_.match.last == to
            await round_.go(seat, "roll")
            lines = round_.match.record.lines[to:]
            assert [line.seat for line in lines[:2]] == [seat, CHANCE]
            assert lines[1].text.startswith("dice ")

            silver = golden("silverfrost-2")
            to = line_where(silver, kind_open("keep_quest"))
            round_ = await from_position(server, silver, to, crowd[:2])
            await round_.go(0)
            text = round_.some_move(1)
            refused(await round_.move(1, text, text), "MOVES_TOO_FAR", moves=1)

    asyncio.run(run())


def _can(game: Any, state: Any, text: str) -> bool:
    actors = game.actors(state)
    return (
        bool(actors)
        and actors[0] >= 0
        and text in [game.text(move) for move in game.legal_moves(state, actors[0])]
    )


@pytest.mark.parametrize("game", BOTH)
def test_the_same_key_gets_the_same_answer_and_moves_once(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            crowd = await people(server, BOTH[game])
            round_ = await started(server, game, crowd)
            seat = round_.acting
            text, decision = round_.some_move(seat), round_.match.decision_id(seat)
            ask: Json = {"type": "move", "decision": decision, "key": "one", "moves": [text], "seat": seat}
            answers = await asyncio.gather(*(round_.ask(seat, **ask) for _ in range(5)))
            assert {(answer["type"], answer["seq"], answer["key"]) for answer in answers} == {
                ("done", answers[0]["seq"], "one")
            }
            last = round_.match.last
            assert [line.seat for line in round_.match.record.lines].count(seat) == 1
            # By another way it is still the message that was answered; with other moves in it, it is not.
            by_http = await crowd[seat].ask(round_.table, **ask)
            assert by_http["seq"] == answers[0]["seq"]
            refused(await crowd[seat].ask(round_.table, **{**ask, "moves": ["whatever"]}), "KEY_USED")
            assert round_.match.last == last
            # The key is this guest's: another may use the same word.
            other = round_.acting
            if other != seat:
                answer = await round_.move(other, round_.some_move(other), key="one")
                assert answer["seq"] > last
            no = await round_.move(seat, "fly", key="two", decision=-5)
            same = await round_.move(seat, "fly", key="two", decision=-5)
            assert (no["code"], same["code"]) == ("STALE", "STALE")
            last = round_.match.last
        async with without_bots(tmp_path) as server:
            person = await again(server, crowd[seat])
            answer = await person.ask(round_.table, **ask)
            assert (answer["type"], answer["seq"]) == ("done", answers[0]["seq"])
            refused(await person.ask(round_.table, **{**ask, "moves": ["whatever"]}), "KEY_USED")
            assert len(await server.hub.store.lines(round_.table)) == last

    asyncio.run(run())


def test_a_key_holds_after_a_restart_though_the_move_could_be_made_again(tmp_path: Path) -> None:
    """A trade with the bank leaves the same decision open: only the key says that it was made already."""

    async def run() -> None:
        record = golden("base-4")
        to = line_where(record, lambda game, state: len(_trades(game, state)) > 0, after=100)
        async with without_bots(tmp_path) as server:
            crowd = await people(server, 4)
            round_ = await from_position(server, record, to, crowd)
            seat = round_.acting
            text = _trades(round_.match.game, round_.match.state)[0]
            decision = round_.match.decision_id(seat)
            ask: Json = {"type": "move", "decision": decision, "key": "trade", "moves": [text], "seat": seat}
            first = await round_.ask(seat, **ask)
            assert first["type"] == "done"
        async with without_bots(tmp_path) as server:
            person = await again(server, crowd[seat])
            answer = await person.ask(round_.table, **ask)
            assert (answer["type"], answer["seq"]) == ("done", first["seq"])
            assert len(await server.hub.store.lines(round_.table)) == to + 1

    asyncio.run(run())


def _trades(game: Any, state: Any) -> list[str]:
    """Trades with the bank that can be made twice in the same decision."""
    actors = game.actors(state)
    if len(actors) != 1 or actors[0] < 0:
        return []
    seat = actors[0]
    found = []
    for move in game.legal_moves(state, seat):
        text = game.text(move)
        if text.startswith("trade "):
            copy = state.clone()
            game.apply(copy, seat, move)
            if game.refusal(copy, seat, move) is None:
                found.append(text)
    return found


@pytest.mark.parametrize("game", BOTH)
def test_why_answers_for_texts_and_for_fields_and_changes_nothing(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            round_ = await started(server, game, await people(server, BOTH[game]))
            seat = round_.acting
            rules = round_.match.game
            text = round_.some_move(seat)
            fields = rules.fields(rules.parse(text))
            for ask in ({"text": text}, {"fields": fields}):
                answer = await round_.ask(seat, type="why", **ask)
                assert answer["result"] == {"legal": True, "text": text}
            refused(await round_.ask(seat, type="why"), "BAD_MESSAGE")
            refused(await round_.ask(seat, type="why", text=text, fields=fields), "BAD_MESSAGE")
            other = (seat + 1) % BOTH[game]
            answers = [
                await round_.ask(other, type="why", **ask) for ask in ({"text": text}, {"fields": fields})
            ]
            for answer in answers:
                own = rules.judge(round_.match.state, other, text)
                assert {name: answer[name] for name in ("code", "rule", "args", "needs")} == own.to_json()  # type: ignore[union-attr]
                refused(answer, own.code)  # type: ignore[union-attr]
            refused(await round_.ask(seat, type="why", fields={"kind": "fly"}), "UNKNOWN_TEXT")
            assert round_.match.last == len(await server.hub.store.lines(round_.table))

    asyncio.run(run())


@pytest.mark.parametrize("game", BOTH)
def test_a_preview_is_what_then_happens(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            round_ = await started(server, game, await people(server, BOTH[game]))
            stops = set()
            for n in range(12):
                seat = round_.acting
                text = round_.some_move(seat, n)
                shown = await round_.ask(seat, type="preview", moves=[text])
                assert shown["type"] == "done", shown
                last = round_.match.last
                assert last == len(await server.hub.store.lines(round_.table))
                await round_.go(seat, text)
                update = round_.ears[seat].latest(round_.table)
                real = [event for event in update["events"] if event["seq"] == last + 1]
                stops.add(shown["result"]["stopped"])
                if shown["result"]["stopped"] != "reveal":
                    assert [{"seq": last + 1, **event} for event in shown["result"]["events"]] == real
            assert stops <= {None, "chance", "decision", "reveal", "end"}
            assert len(stops) > 1
            other = (round_.acting + 1) % BOTH[game]
            if other not in round_.match.actors():
                no = await round_.ask(other, type="preview", moves=[round_.some_move(round_.acting)])
                refused(no, no["code"])

    asyncio.run(run())


def test_a_preview_of_several_moves_goes_on_until_it_cannot_know(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            round_ = await started(server, "watch", await people(server, 3))
            seat = round_.acting
            shown = await round_.ask(seat, type="preview", moves=["settlement 0", "road 0", "settlement 30"])
            assert shown["result"]["stopped"] == "decision"
            names = [event["name"] for event in shown["result"]["events"]]
            await round_.go(seat, "settlement 0", "road 0")
            assert names == [event["name"] for event in round_.ears[seat].latest(round_.table)["events"]]

    asyncio.run(run())


@pytest.mark.parametrize(("name", "kind"), [("base-4", "discard"), ("silverfrost-4", "keep_quest")])
def test_sealed_choices_are_shown_only_as_made_until_the_last_is_in(
    tmp_path: Path, name: str, kind: str
) -> None:
    """Whoever chooses first learns nothing, and gives nothing away; the order of the messages does not matter."""

    async def run() -> None:
        record = golden(name)
        wanted = kind_open(kind)
        to = line_where(record, lambda game, state: several_decide(game, state) and wanted(game, state))
        async with without_bots(tmp_path) as server:
            crowd = await people(server, record.header.seats)
            round_ = await from_position(server, record, to, crowd)
            choosing = round_.match.actors()
            before = [ears.latest(round_.table)["view"] for ears in round_.ears]
            first = choosing[-1]
            await round_.go(first)
            for viewer, ears in enumerate(round_.ears):
                update = ears.latest(round_.table)
                (line,) = update["lines"]
                assert (line["text"] == "?") == (viewer != first)
                view = update["view"]
                assert sorted(view["actors"]) == [seat for seat in choosing if seat != first]
                if viewer != first:
                    changed = {name for name in view if view[name] != before[viewer][name]}
                    assert changed <= {"actors", "seats"}
            answers = await asyncio.gather(
                *(round_.move(seat, round_.some_move(seat)) for seat in choosing[:-1])
            )
            assert [answer["type"] for answer in answers] == ["done"] * len(answers)
            await round_.seen(max(answer["seq"] for answer in answers))
            masked = [line["text"] for ears in round_.ears for line in ears.latest(round_.table)["lines"]]
            assert "?" not in masked

    asyncio.run(run())


@pytest.mark.parametrize("game", BOTH)
def test_who_missed_lines_ends_with_the_same_view(tmp_path: Path, game: str) -> None:
    """`since` brings what happened meanwhile; so does coming back without saying where one was."""

    async def run() -> None:
        async with without_bots(tmp_path) as server:
            crowd = await people(server, BOTH[game])
            round_ = await started(server, game, crowd)
            late = crowd[-1]
            await round_.go(round_.acting)
            seen = round_.match.last
            gone = round_.ears.pop()
            await gone.close()
            for _ in range(6):
                seat = round_.acting
                if seat == len(crowd) - 1:
                    await late.ask(
                        round_.table,
                        type="move",
                        decision=round_.match.decision_id(seat),
                        key=key(),
                        moves=[round_.some_move(seat)],
                    )
                else:
                    await round_.go(seat)
            device = await late.socket()
            back = await device.ask(type="sync", table=round_.table)
            assert back["you"]["viewer"] == len(crowd) - 1
            assert back["meanwhile"] == round_.match.news_for(len(crowd) - 1, seen)[1]
            told = await device.ask(type="sync", table=round_.table, since=2, scene=False)
            assert told["meanwhile"] == round_.match.news_for(len(crowd) - 1, 2)[1]
            assert told["view"] == back["view"] == round_.match.view(len(crowd) - 1)
            assert told["scene"] is None
            assert back["scene"] == round_.match.scene

    asyncio.run(run())


@pytest.mark.parametrize("game", BOTH)
def test_the_log_has_a_sentence_and_a_rule_for_everything_that_happens(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            crowd = await people(server, BOTH[game])
            round_ = await started(server, game, crowd)
            for n in range(25):
                await round_.go(round_.acting, round_.some_move(round_.acting, n))
            answer = await round_.ask(0, type="sync", since=0)
            scene = answer["scene"]
            for lang in ("en", "de"):
                words = Catalogue(lang, game, names_of_scene(scene) if game == "silverfrost" else None)
                for event in answer["meanwhile"]:
                    found = Event(event["name"], event["seat"], event["args"], event["rule"])
                    assert words.event(found, [person.name for person in crowd], 0)
                    assert event["rule"], event
            log, _ = await records.log(server.hub, Guest(crowd[0].id, crowd[0].name), round_.table, 0, 10)
            assert [event.seq for event in log] == [
                event["seq"] for event in answer["meanwhile"] if event["seq"] > round_.match.last - 10
            ]

    asyncio.run(run())
