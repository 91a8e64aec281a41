"""Taking back: alone as far as the derived floor, further by consent, never past chance or something shown."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.play import (
    BOTH,
    FirstMove,
    Round,
    again,
    from_position,
    golden,
    key,
    kind_open,
    leave,
    line_where,
    people,
    refused,
    settings,
    several_decide,
    started,
    without_bots,
)
from tests.server.rig import Clock, Json, Person, Server, serving

import frostwall
from frostwall.core.record import Record, game_of, undo_floor
from frostwall.core.types import CHANCE
from frostwall.server.table import moves
from frostwall.server.table.clocks import VOTE
from frostwall.server.workers import Choice, Job


def may_undo(round_: Round) -> list[int | None]:
    """What each seat was told it may take back."""
    return [ears.latest(round_.table)["undo"] for ears in round_.ears]


async def undo(round_: Round, seat: int, /, **more: object) -> Json:
    answer = await round_.ask(seat, type="undo", key=key(), seat=seat, **more)
    if answer["type"] == "done" and answer["seq"] is not None:
        await round_.seen(answer["seq"])
    return answer


def test_the_own_last_moves_are_taken_back_one_by_one(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            round_ = await started(server, "watch", await people(server, 3))
            seat = round_.acting
            assert may_undo(round_) == [None] * 3
            refused(await undo(round_, seat), "NOTHING_TO_UNDO")
            first = round_.ears[seat].latest(round_.table)["view"]
            await round_.go(seat, "settlement 0")
            between = round_.ears[seat].latest(round_.table)["view"]
            assert may_undo(round_) == [0 if viewer == seat else None for viewer in range(3)]
            await round_.go(seat, "road 0")
            assert may_undo(round_) == [1 if viewer == seat else None for viewer in range(3)]
            other = (seat + 1) % 3
            no = await undo(round_, other)
            refused(no, "NOTHING_TO_UNDO")

            answer = await undo(round_, seat)
            assert (answer["type"], answer["seq"]) == ("done", 3)
            update = round_.ears[other].latest(round_.table)
            assert update["lines"] == [{"seq": 3, "seat": seat, "text": "undo 1", "notes": {}}]
            assert same_but_ids(round_.ears[seat].latest(round_.table)["view"], between)
            await undo(round_, seat)
            assert same_but_ids(round_.ears[seat].latest(round_.table)["view"], first)
            assert may_undo(round_) == [None] * 3
            # All at once.
            await round_.go(seat, "settlement 5", "road 9")
            await undo(round_, seat, to=0)
            assert same_but_ids(round_.ears[seat].latest(round_.table)["view"], first)
            refused(await undo(round_, seat, to=77), "UNDO_REFUSED", to=77)

    asyncio.run(run())


def same_but_ids(one: Json, other: Json) -> bool:
    return {**one, "decision": None} == {**other, "decision": None} and (
        {**one["decision"], "id": 0} == {**other["decision"], "id": 0}
    )


def test_an_undo_has_a_key_like_a_move(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            crowd = await people(server, 3)
            round_ = await started(server, "watch", crowd)
            seat = round_.acting
            await round_.go(seat, "settlement 0")
            await round_.go(seat, "road 0")
            ask = {"type": "undo", "key": "once", "seat": seat}
            answers = [await round_.ask(seat, **ask) for _ in range(3)]
            assert [answer["seq"] for answer in answers] == [3, 3, 3]
        async with without_bots(tmp_path) as server:
            answer = await (await again(server, crowd[seat])).ask(round_.table, **ask)
            assert answer["seq"] == 3
            assert len(await server.hub.store.lines(round_.table)) == 3

    asyncio.run(run())


@pytest.mark.parametrize(("name", "kind"), [("base-4", "discard"), ("silverfrost-4", "keep_quest")])
def test_a_sealed_choice_may_be_changed_until_the_last_is_in(tmp_path: Path, name: str, kind: str) -> None:
    """The waiting choices of others are made again by the table; nobody learns what was chosen first."""

    async def run() -> None:
        record = golden(name)
        wanted = kind_open(kind)
        to = line_where(record, lambda game, state: several_decide(game, state) and wanted(game, state))
        async with without_bots(tmp_path) as server:
            round_ = await from_position(server, record, to, await people(server, record.header.seats))
            first, second, *rest = round_.match.actors()
            await round_.go(first, round_.some_move(first, 0))
            await round_.go(second)
            kept = round_.match.record.lines[-1].text
            assert [may_undo(round_)[seat] is not None for seat in (first, second)] == [True, True]
            assert all(may_undo(round_)[seat] is None for seat in rest)
            assert (await undo(round_, first))["type"] == "done"
            assert round_.match.record.lines[-1].text == kept  # the other's, again
            assert sorted(round_.match.actors()) == sorted([first, *rest])
            for seat in rest:
                texts = [line["text"] for line in round_.ears[seat].latest(round_.table)["lines"]]
                assert texts[1:] == ["?"]
            await round_.go(first, round_.some_move(first, 1))
            for seat in rest:
                await round_.go(seat)
            # All are in, and have taken effect together: nothing is the own any more.
            assert may_undo(round_) == [None] * len(round_.ears)
            no = await undo(round_, first)
            assert no["code"] in ("UNDO_NEEDS_CONSENT", "UNDO_REFUSED")
            # What was chosen first stays hidden from the others, though all else is open now.
            for viewer in range(len(round_.ears)):
                text = round_.match.news_for(viewer, 0)[0][to]["text"]
                assert (text == "?") == (viewer != first)

    asyncio.run(run())


def test_beyond_the_own_right_those_concerned_must_agree(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            round_ = await started(server, "watch", await people(server, 3))
            first = round_.acting
            await round_.go(first, "settlement 0", "road 0")
            second = round_.acting
            await round_.go(second, "settlement 30")
            refused(await undo(round_, first, to=0), "UNDO_NEEDS_CONSENT", to=0, seats=[second])
            refused(await undo(round_, second, to=1), "UNDO_NEEDS_CONSENT", to=1, seats=[first])
            third = ({0, 1, 2} - {first, second}).pop()

            assert (await undo(round_, first, to=1, consent=True))["type"] == "done"
            (vote,) = (await round_.info())["votes"]
            assert (vote["matter"], vote["to"], vote["yes"]) == ("undo", 1, [first])
            assert vote["needed"] == [second]
            refused(await round_.ask(third, type="vote", matter="undo", yes=False), "NOT_ASKED")
            await round_.ask(second, type="vote", matter="undo", yes=False)
            assert (await round_.info())["votes"] == []
            assert round_.match.last == 3

            await undo(round_, first, to=1, consent=True)
            assert round_.match.last == 3
            await round_.ask(second, type="vote", matter="undo", yes=True)
            await round_.seen(4)
            await round_.says("undone", seat=first, to=1)
            assert round_.match.record.lines[3].text == "undo 1"
            assert (await round_.info())["votes"] == []
            assert round_.acting == first
            await round_.go(first, "road 0")

            # A move ends the question.
            await round_.go(second, "settlement 30")
            await undo(round_, first, to=1, consent=True)
            await round_.go(second, round_.some_move(second))
            assert (await round_.info())["votes"] == []

    asyncio.run(run())


# --- other people's cards ------------------------------------------------------------------------------

DEAL = 48  # base-4-trade: seat 0 has offered, seat 1 has accepted and seat 2 declined


async def dealt(server: Server, crowd: list[Person], **more: Any) -> Round:
    """Seat 0 has just dealt with seat 1."""
    round_ = await from_position(server, golden("base-4-trade"), DEAL, crowd, **more)
    await round_.go(0, "deal 1")
    return round_


def asks(round_: Round) -> list[list[int]]:
    return [ears.latest(round_.table)["consent"] for ears in round_.ears]


def test_a_deal_is_taken_back_only_if_the_other_one_agrees(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            round_ = await dealt(server, await people(server, 4))
            assert may_undo(round_) == [None] * 4
            assert asks(round_) == [[1], [], [], []]
            refused(await undo(round_, 0), "UNDO_NEEDS_CONSENT", to=DEAL, seats=[1])
            assert (await undo(round_, 0, consent=True))["type"] == "done"
            (vote,) = (await round_.info())["votes"]
            assert (vote["to"], vote["yes"], vote["needed"]) == (DEAL, [0], [1])
            # Whom it does not concern is not asked, and cannot stop it.
            refused(await round_.ask(2, type="vote", matter="undo", yes=False), "NOT_ASKED")
            # The one who is asked refuses: the deal stands.
            await round_.ask(1, type="vote", matter="undo", yes=False)
            await round_.says("vote_failed", seat=1, matter="undo")
            assert round_.match.last == DEAL + 1
            await undo(round_, 0, consent=True)
            await round_.ask(1, type="vote", matter="undo", yes=True)
            await round_.seen(DEAL + 2)
            assert round_.match.record.lines[-1].text == f"undo {DEAL}"
            await round_.says("undone", seat=0, to=DEAL)

    asyncio.run(run())


def test_what_came_after_a_deal_is_the_own(tmp_path: Path) -> None:
    """Only the deal itself is the other one's business."""

    async def run() -> None:
        async with without_bots(tmp_path) as server:
            round_ = await dealt(server, await people(server, 4))
            await round_.go(0, "offer brick for lumber")
            assert may_undo(round_)[0] == DEAL + 1
            assert (await undo(round_, 0))["type"] == "done"
            assert asks(round_)[0] == [1]
            refused(await undo(round_, 0), "UNDO_NEEDS_CONSENT", to=DEAL)

    asyncio.run(run())


def test_the_question_survives_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            crowd = await people(server, 4)
            round_ = await dealt(server, crowd)
            await undo(round_, 0, consent=True)
        async with without_bots(tmp_path) as server:
            ben = await again(server, crowd[1])
            found = await ben.ask(round_.table, type="sync", scene=False, since=0)
            assert [(vote["to"], vote["needed"]) for vote in found["info"]["votes"]] == [(DEAL, [1])]
            refused(await (await again(server, crowd[3])).ask(round_.table, **NO), "NOT_ASKED")
            assert (await ben.ask(round_.table, **YES))["type"] == "done"
            found = await ben.ask(round_.table, type="sync", scene=False, since=DEAL)
            assert [line["text"] for line in found["lines"]] == ["deal 1", f"undo {DEAL}"]
            assert {event["name"] for event in found["meanwhile"]} == {"deal"}

    asyncio.run(run())


YES: Json = {"type": "vote", "matter": "undo", "yes": True}
NO: Json = {**YES, "yes": False}


def test_who_is_away_has_not_agreed(tmp_path: Path) -> None:
    """The question ends unanswered. Only when a bot plays for them is nobody asked."""

    async def run() -> None:
        clock = Clock()
        async with without_bots(tmp_path, clock=clock) as server:
            round_ = await dealt(server, await people(server, 4), settings=settings(away_after=10))
            await leave(round_, 1)
            await undo(round_, 0, consent=True)
            clock.now += VOTE - 1
            assert len((await round_.nudge())["votes"]) == 1
            clock.now += 2
            assert (await round_.nudge())["votes"] == []
            assert round_.match.last == DEAL + 1
            for seat in (0, 2, 3):
                await round_.ask(seat, type="vote", matter="caretaker", yes=True, seat=1)
            assert (await round_.info())["seats"][1]["caretaker"]
            assert (await undo(round_, 0))["type"] == "done"

    asyncio.run(run())


def test_bots_agree_at_once(tmp_path: Path) -> None:
    """With one person and bots a deal goes back like any other own move."""

    async def run() -> None:
        async with without_bots(tmp_path) as server:
            round_ = await dealt(server, await people(server, 1), bots=["random"] * 3)
            assert (may_undo(round_)[0], asks(round_)[0]) == (DEAL, [])
            assert (await undo(round_, 0))["type"] == "done"
            assert round_.match.record.lines[-1].text == f"undo {DEAL}"

    asyncio.run(run())


def test_who_shares_the_device_is_asked_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            round_ = await dealt(server, await people(server, 1))
            refused(await undo(round_, 0), "UNDO_NEEDS_CONSENT", to=DEAL, seats=[1])
            await undo(round_, 0, consent=True)
            (vote,) = (await round_.info())["votes"]
            assert vote["needed"] == [1]
            assert (await round_.ask(0, **YES))["type"] == "done"
            assert round_.match.record.lines[-1].text == f"undo {DEAL}"

    asyncio.run(run())


@pytest.mark.parametrize(("name", "kind"), [("base-4-trade", "deal"), ("hero-mance", "take")])
def test_a_line_says_whose_cards_it_moved(name: str, kind: str) -> None:
    record = golden(name)
    steps = list(record.steps(game_of(record, frostwall.games)))
    found = [step for step in steps if step.line.text.split(" ")[0] == kind]
    assert found
    for step in found:
        assert step.touched == (int(step.line.text.split(" ")[1]),)
    assert {step.touched for step in steps if step.line.text.split(" ")[0] in ("road", "guard", "trade")} == {
        ()
    }


class Few(FirstMove):
    """Bots that stop answering after `most` moves."""

    most = 1000

    async def choose(self, job: Job, owner: str = "") -> Choice:
        if len(self.asked) >= self.most:
            await asyncio.Event().wait()
        return await super().choose(job, owner)


def test_bots_agree_to_everything(tmp_path: Path) -> None:
    async def run() -> None:
        workers = Few()
        async with serving(tmp_path, limits=False, workers=workers) as server:
            round_ = await started(server, "watch", await people(server, 1), seats=3, bots=["random"] * 2)
            await round_.ears[0].until(lambda heard: (heard.get("view") or {}).get("actors") == [0])
            here, workers.most = round_.match.last, len(workers.asked) + 1
            while round_.acting == 0:
                await round_.go(0)
            await round_.ears[0].until(
                lambda heard: (
                    heard["type"] == "update"
                    and any(line["seat"] > 0 for line in heard["lines"])
                    and heard["seq"] > here
                )
            )
            refused(await undo(round_, 0, to=here), "UNDO_NEEDS_CONSENT", to=here)
            assert (await undo(round_, 0, to=here, consent=True))["type"] == "done"
            await round_.says("undone", seat=0, to=here)

    asyncio.run(run())


@pytest.mark.parametrize("name", ["base-4", "silverfrost-2"])
def test_nothing_goes_back_past_chance_or_what_was_shown(tmp_path: Path, name: str) -> None:
    """Not alone, and not if all agree."""

    async def run() -> None:
        record = golden(name)
        for after in (60, 130):
            floor = next(line.seq for line in record.lines[after:] if line.seat == CHANCE)
            async with without_bots(
                tmp_path / str(after), database=f"sqlite:///{tmp_path}/{after}.sqlite"
            ) as server:
                to = line_where(record, lambda game, state: CHANCE not in game.actors(state), after=floor - 1)
                round_ = await from_position(server, record, to, await people(server, record.header.seats))
                seat = round_.acting
                hard = undo_floor(round_.match.standing, round_.match.last, seat, consent=True)
                assert hard >= floor
                for target in (0, floor - 1, hard - 1):
                    for consent in (False, True):
                        no = refused(
                            await undo(round_, seat, to=target, consent=consent), "UNDO_REFUSED", to=target
                        )
                        assert no["args"]["floor"] == undo_floor(
                            round_.match.standing, round_.match.last, seat, consent=True
                        )
                assert (await round_.info())["votes"] == []
                assert round_.match.last == to

    asyncio.run(run())


def test_a_roll_is_not_taken_back(tmp_path: Path) -> None:
    async def run() -> None:
        record = golden("base-4")
        to = line_where(
            record,
            lambda game, state: game.view(state, -2)["phase"] == "roll" or _may_roll(game, state),
            after=60,
        )
        async with without_bots(tmp_path) as server:
            round_ = await from_position(server, record, to, await people(server, 4))
            seat = round_.acting
            await round_.go(seat, "roll")
            assert may_undo(round_)[seat] is None
            for more in ({}, {"to": to}, {"to": to, "consent": True}):
                refused(await undo(round_, seat, **more), "UNDO_REFUSED", to=to)

    asyncio.run(run())


def _may_roll(game: Any, state: Any) -> bool:
    actors = game.actors(state)
    return len(actors) == 1 and actors[0] >= 0 and game.refusal(state, actors[0], game.parse("roll")) is None


@pytest.mark.parametrize("game", BOTH)
def test_what_the_update_promises_may_be_taken_back_may_be(tmp_path: Path, game: str) -> None:
    """Over many moves: `undo` names a line exactly when taking back works, and back there everything is as it was."""

    async def run() -> None:
        async with without_bots(tmp_path) as server:
            round_ = await started(server, game, await people(server, BOTH[game]))
            yes = no = 0
            for n in range(60):
                seat = round_.acting
                views = [ears.latest(round_.table)["view"] for ears in round_.ears]
                await round_.go(seat, round_.some_move(seat, n))
                promised = may_undo(round_)
                everybody = range(len(round_.ears))
                assert promised == [round_.match.undo_target(viewer, everybody) for viewer in everybody]
                for viewer, line in enumerate(promised):
                    if line is None:
                        answer = await undo(round_, viewer)
                        assert answer["type"] == "refused", answer
                        no += 1
                    elif viewer == seat and n % 2:
                        assert (await undo(round_, viewer))["type"] == "done"
                        yes += 1
                        now = round_.ears[viewer].latest(round_.table)["view"]
                        assert {**now, "decision": 0} == {**views[viewer], "decision": 0}
                        await round_.go(seat, round_.some_move(seat, n))
                        break
            assert yes > 3
            assert no > 3
            text = (await round_.people[0].http.get(f"/api/records/{round_.table}")).text
            assert len(Record.read(text).lines) == round_.match.last

    asyncio.run(run())


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
