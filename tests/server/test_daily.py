"""The game of a day: one deal for everybody, and how the first attempts at it ended."""

import asyncio
import itertools
import json
import threading
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conftest import SOAK
from tests.server.play import FirstMove, Round, random_move, refused, started, without_bots
from tests.server.rig import Clock, Json, Person, serving
from tests.server.stores import guest, line, opened, run, table
from tests.server.test_records import make_sets

import frostwall
from frostwall.core.drive import Streams, daily_seed, setup_rng, stream_of, verify
from frostwall.core.record import Record, with_options
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE
from frostwall.server.config import DAY, Config, Keep
from frostwall.server.store import Append, AttemptRow, ResultRow
from frostwall.server.table import card_sets
from frostwall.server.table.daily import MOST_RESULTS

NOON = 1_794_830_400.0  # 2026-11-16, 12:00 UTC
TODAY, TOMORROW = "2026-11-16", "2026-11-17"
SOLO: Json = {"seats": 1, "day": "today"}
# Of a stream's draw k: what could come of it, and what did.
Drawn = dict[tuple[str, int], tuple[list[tuple[int, int]], int]]


async def results(person: Person, day: str = "today", **more: Any) -> Json:
    query = {"game": "silverfrost", "seats": 1, **more}
    answer = await person.http.get(f"/api/daily/{day}", params=query)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def finish(round_: Round, seed: int = 1) -> Json:
    """Play to the end as it comes; the outcome."""
    rng = Rng(seed)
    while (outcome := round_.match.outcome()) is None:
        seat = round_.acting
        await round_.go(seat, random_move(round_.match, seat, rng))
    return outcome.to_json()


# --- the deal -----------------------------------------------------------------------------------------


def test_two_servers_deal_the_same_game_of_a_day(tmp_path: Path) -> None:
    """Also one that was given a seed for tests; another day, difficulty or number of seats is another deal."""
    shapes: list[tuple[str, Json]] = [
        ("silverfrost", SOLO),
        ("silverfrost", {**SOLO, "options": {"difficulty": 1}}),
        ("silverfrost", {**SOLO, "options": {"difficulty": 2}}),
        ("silverfrost", {**SOLO, "day": "2026-11-15"}),
        ("silverfrost", {"seats": 2, "day": TODAY}),
        ("watch", {"seats": 3, "day": TODAY}),
    ]

    async def deals(folder: Path, config: Config) -> list[tuple[str, str, list[str]]]:
        found = []
        async with serving(
            folder, config=config, limits=False, workers=FirstMove(), clock=Clock(NOON)
        ) as server:
            ann = await server.guest("Ann")
            for game, shape in shapes:
                round_ = await started(server, game, [ann], **shape)
                rng = Rng(7)
                for _ in range(25):
                    seat = round_.acting
                    await round_.go(seat, random_move(round_.match, seat, rng))
                record = round_.match.record
                lines = [row.write() for row in record.lines]
                found.append((round_.match.seed, json.dumps(record.header.setup), lines))
        return found

    async def main() -> None:
        here, there = tmp_path / "here", tmp_path / "there"
        for folder in (here, there):
            folder.mkdir()
        first = await deals(here, Config(database="", workers=1))
        assert first == await deals(there, Config(database="", workers=1, seed="of a test"))
        seeds = [seed for seed, _, _ in first]
        assert seeds[:2] == [f"daily {TODAY} silverfrost standard 1"] * 2, "what is the default is not named"
        assert seeds[2] == f"daily {TODAY} silverfrost standard 1 difficulty=2"
        assert len(set(seeds)) == len(seeds) - 1
        assert len({tuple(lines) for _, _, lines in first}) == len(seeds) - 1

    asyncio.run(main())


@pytest.mark.parametrize(
    ("game", "seats", "streams"),
    [("silverfrost", 1, {"deck", "giants", "snow", "plan", "action"}), ("watch", 3, {"dice"})],
)
@settings(max_examples=60 if SOAK else 5, deadline=None)
@given(choices=st.lists(st.integers(0, 2**32), min_size=2, max_size=2))
def test_chance_is_the_same_whatever_the_players_do(
    game: str, seats: int, streams: set[str], choices: list[int]
) -> None:
    """Draw k of a stream gives the same in every game of the day, wherever the same can come of it."""
    played = frostwall.games[game]
    rules = next(iter(played.rulesets()))
    seed = daily_seed(TODAY, game, rules, seats, {})

    def draws(choice: int) -> Drawn:
        rng, chance = Rng(choice), Streams(seed)
        state = played.new_game(played.setup(rules, seats, setup_rng(seed)))
        found: Drawn = {}
        for _ in range(600):
            actors = played.actors(state)
            if not actors:
                break
            seat = actors[0]
            if seat == CHANCE:
                possible = played.chance(state)
                stream = stream_of(played, possible[0][0])
                move = chance.draw(played, state)
                found[stream, chance.counts[stream]] = possible, move
            else:
                move = played.random_move(state, seat, rng)
            played.apply(state, seat, move)
        return found

    one, other = (draws(choice) for choice in choices)
    same = [place for place in one.keys() & other.keys() if one[place][0] == other[place][0]]
    assert all(one[place][1] == other[place][1] for place in same)
    assert streams <= {stream for stream, _ in same}
    dice = [(one[place], other[place]) for place in one.keys() & other.keys() if place[0] == "dice"]
    assert all(mine == theirs for mine, theirs in dice), "nobody can change what dice can show"


def test_only_today_and_days_before_can_be_played(tmp_path: Path) -> None:
    async def main() -> None:
        clock = Clock(NOON + DAY / 2 - 1)
        async with without_bots(tmp_path, clock=clock) as server:
            ann = await server.guest("Ann")

            async def ask(day: str, **more: Any) -> Json:
                body = {"game": "silverfrost", "seats": 1, "day": day, **more}
                found: Json = (await ann.http.post("/api/tables", json=body)).json()
                return found

            for day in (TODAY, "today", "2025-02-28", "0001-01-01"):
                assert "table" in await ask(day)
            refused(await ask(TOMORROW), "DAY_TO_COME", day=TOMORROW, today=TODAY)
            refused(await ask("9999-12-31"), "DAY_TO_COME")
            refused(await ask("2026-02-30"), "NO_SUCH_DAY", day="2026-02-30")
            for day in ("", "20261116", "2026-W47-1", "tomorrow", f"{TODAY} "):
                refused(await ask(day), "BAD_MESSAGE")
            refused(await ask("today", record="frostwall 1\n"), "BAD_MESSAGE", problem="day")
            refused(await ask("today", options={"difficulty": 9}), "BAD_OPTION")
            for day, status in ((TOMORROW, 409), ("20261116", 404), ("2026-13-01", 404), ("x" * 300, 404)):
                answer = await ann.http.get(f"/api/daily/{day}", params={"game": "silverfrost", "seats": 1})
                assert answer.status_code == status
            for options in ("", "[]", '{"difficulty": [1]}', '{"difficulty": 1.5}', "[" * 2000):
                query: Json = {"game": "silverfrost", "seats": 1, "options": options}
                refused((await ann.http.get("/api/daily/today", params=query)).json(), "BAD_MESSAGE")
            clock.now += 2
            assert (await results(ann))["day"] == TOMORROW
            assert "table" in await ask(TOMORROW)

    asyncio.run(main())


def test_the_table_says_that_its_seed_is_no_secret(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limits=False, workers=FirstMove(), clock=Clock(NOON)) as server:
            ann = await server.guest("Ann")
            table = await ann.make("silverfrost", **SOLO)
            info = (await ann.http.get(f"/api/tables/{table}")).json()["info"]
            seed = daily_seed(TODAY, "silverfrost", "standard", 1, {})
            assert (info["day"], info["seed"], info["verifiable"]) == (TODAY, seed, False)
            assert info["commit"] is None
            refused(await ann.ask(table, type="word", text="mine"), "DAY_WITHOUT_WORDS")
            page = (await ann.http.get(f"/t/{table}")).text
            assert seed in page
            assert "/word" not in page
            await ann.ask(table, type="start")
            assert "seed:" not in (await ann.http.get(f"/api/records/{table}")).text
            await ann.ask(table, type="stand")  # a bot plays it to its end
            ears = await ann.socket()
            await ears.ask(type="sync", table=table)
            await ears.until(
                lambda heard: heard["type"] in ("table", "synced") and heard["info"]["stage"] == "over"
            )
            record = Record.read((await ann.http.get(f"/api/records/{table}")).text)
            assert (record.header.seed, record.header.commit, record.header.words) == (seed, None, None)
            report = verify(record, frostwall.games["silverfrost"])
            assert not report.problems
            assert report.setup_matches
            assert report.chance_matches
            found = await results(ann)
            assert found["results"] == [], "a bot has played it"
            assert found["mine"] == {"table": table, "stage": "over"}
            again = (await ann.ask(table, type="rematch"))["result"]["table"]
            fresh = (await ann.http.get(f"/api/tables/{again}")).json()["info"]
            assert (fresh["day"], fresh["verifiable"], fresh["seed"]) == (None, True, None)

    asyncio.run(main())


def test_the_plain_page_makes_a_game_of_the_day(tmp_path: Path) -> None:
    async def main() -> None:
        async with without_bots(tmp_path, clock=Clock(NOON)) as server:
            ann = await server.guest("Ann")
            page = (await ann.http.get("/new?game=silverfrost&seats=1")).text
            hidden = page.split('name="csrf" value="')[1].split('"')[0]
            form = {"csrf": hidden, "game": "silverfrost", "seats": "1", "sit": "1", "day": "today"}
            made = await ann.http.post("/new", data={**form, "option.difficulty": "3"})
            table = made.headers["location"].removeprefix("/t/")
            info = (await ann.http.get(f"/api/tables/{table}")).json()["info"]
            assert (info["day"], info["options"]) == (TODAY, {"difficulty": 3})

    asyncio.run(main())


# --- results ------------------------------------------------------------------------------------------


def test_only_first_attempts_that_are_finished_are_shown(tmp_path: Path) -> None:
    async def main() -> None:
        async with without_bots(tmp_path, clock=Clock(NOON)) as server:
            ann, bob, nobody = [await server.guest(name) for name in ("Ann", "Bob", "Nobody")]
            assert (await results(ann))["mine"] is None
            first = await started(server, "silverfrost", [ann], **SOLO)
            for person in (bob, nobody):
                text = json.dumps(await results(person))
                assert "Ann" not in text
                assert first.table not in text
                assert (await results(person))["mine"] is None
            assert (await results(ann))["mine"] == {"table": first.table, "stage": "playing"}

            second = await started(server, "silverfrost", [ann], **SOLO)
            better = await finish(second, seed=2)
            assert (await results(bob))["results"] == [], "the second attempt counts for nothing"
            assert (await results(ann))["mine"]["table"] == first.table
            outcome = await finish(first)
            assert outcome["points"] != better["points"]
            board: Any = first.match.game.view(first.match.state, -2)["board"]
            shown = {
                "name": "Ann",
                "points": outcome["points"][0],
                "won": outcome["winners"] == [0],
                "rival": sum(board["claw"]["sources"].values()),
                "at": NOON,
            }
            assert (await results(bob))["results"] == [{**shown, "mine": False}]
            assert (await results(ann))["results"] == [{**shown, "mine": True}]
            assert (await results(bob, options='{"difficulty": 1}'))["results"] != []
            for other in ({"options": '{"difficulty": 2}'}, {"day": "2026-11-15"}, {"seats": 2}):
                assert (await results(bob, **other))["results"] == []

            # Who deletes the table has had the first attempt all the same, with its result.
            assert (await ann.ask(first.table, type="close"))["type"] == "done"
            found = await results(ann)
            assert (found["results"], found["mine"]) == (
                [{**shown, "mine": True}],
                {"table": None, "stage": None},
            )
            third = await started(server, "silverfrost", [ann], **SOLO)
            await finish(third, seed=2)
            assert (await results(ann))["results"] == [{**shown, "mine": True}]

    asyncio.run(main())


def test_a_hint_takes_the_game_out_of_the_comparison(tmp_path: Path) -> None:
    """The table says beforehand that its seat is compared, and then that it no longer is."""

    async def main() -> None:
        async with without_bots(tmp_path, clock=Clock(NOON)) as server:
            ann = await server.guest("Ann")
            round_ = await started(server, "silverfrost", [ann], **SOLO)
            shape = (await ann.http.get(f"/api/tables/{round_.table}")).json()["info"]
            assert shape["compared"] == [0]
            await ann.ask(round_.table, type="hint")
            shape = (await ann.http.get(f"/api/tables/{round_.table}")).json()["info"]
            assert shape["compared"] == []
            await finish(round_)
            found = await results(ann)
            assert found["results"] == []
            assert found["mine"] == {"table": round_.table, "stage": "over"}, "it was the first attempt"

    asyncio.run(main())


def test_who_is_forgotten_goes_from_the_results(tmp_path: Path) -> None:
    async def main() -> None:
        async with without_bots(tmp_path, clock=Clock(NOON)) as server:
            ann, bob = await server.guest("Zebulon"), await server.guest("Bob")
            await finish(await started(server, "silverfrost", [ann], **SOLO))
            assert [row["name"] for row in (await results(bob))["results"]] == ["Zebulon"]
            await ann.http.post("/api/me", json={"name": "Zoe"})
            assert [row["name"] for row in (await results(bob))["results"]] == ["Zoe"]
            assert (await ann.http.delete("/api/me")).status_code == 200
            assert (await results(bob))["results"] == []

    asyncio.run(main())


def test_a_host_who_deletes_the_table_leaves_everybody_their_results(tmp_path: Path) -> None:
    async def main() -> None:
        async with without_bots(tmp_path, clock=Clock(NOON)) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            round_ = await started(server, "silverfrost", [ann, bob], seats=2, day="today")
            await finish(round_)
            before = (await results(bob, seats=2))["results"]
            assert sorted(row["name"] for row in before) == ["Ann", "Bob"]
            assert (await ann.ask(round_.table, type="close"))["type"] == "done"
            after = await results(bob, seats=2)
            assert after["results"] == before
            assert after["mine"] == {"table": None, "stage": None}
            assert (await ann.http.delete("/api/me")).status_code == 200
            assert [row["name"] for row in (await results(bob, seats=2))["results"]] == ["Bob"]

    asyncio.run(main())


def test_who_plays_several_seats_has_had_the_attempt_and_is_compared_with_nobody(tmp_path: Path) -> None:
    """Also when a bot takes over all seats but one in the middle of the game."""

    async def main() -> None:
        async with serving(tmp_path, limits=False, workers=FirstMove(), clock=Clock(NOON)) as server:
            ann, bob, cem = [await server.guest(name) for name in ("Ann", "Bob", "Cem")]
            both = await started(server, "silverfrost", [ann], seats=2, day="today")
            await started(server, "silverfrost", [bob, cem], seats=2, day="today")
            for person in (ann, bob, cem):
                assert (await results(person, seats=2))["mine"]["stage"] == "playing"
            assert (await ann.ask(both.table, type="empty", seat=1))["type"] == "done"
            rng = Rng(1)
            while both.match.outcome() is None:
                if 0 in both.match.actors():
                    await both.go(0, random_move(both.match, 0, rng))
                await asyncio.sleep(0)
            found = await results(ann, seats=2)
            assert (found["mine"], found["results"]) == ({"table": both.table, "stage": "over"}, [])
            # The next one is no first attempt, though one seat of it is played.
            alone = await started(server, "silverfrost", [ann, bob], seats=2, day="today")
            await finish(alone)
            assert (await results(ann, seats=2))["results"] == []

    asyncio.run(main())


def test_who_lets_bots_play_the_deal_has_had_the_attempt(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limits=False, workers=FirstMove(), clock=Clock(NOON)) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await ann.make("silverfrost", 1, day="today", sit=False, bots=["random"])
            assert (await results(ann))["mine"] is None, "nobody has seen anything yet"
            assert (await ann.ask(table, type="start"))["type"] == "done"
            assert (await results(ann))["mine"]["table"] == table
            await finish(await started(server, "silverfrost", [ann], **SOLO))
            await finish(await started(server, "silverfrost", [bob], **SOLO))
            assert [row["name"] for row in (await results(ann))["results"]] == ["Bob"]

    asyncio.run(main())


def test_a_set_of_cards_is_opened_once_and_while_nobody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sets = make_sets(tmp_path / "sets")
    opened_in: list[threading.Thread] = []

    def opening(game: Any, options: Any) -> Any:
        if "set" in options:
            opened_in.append(threading.current_thread())
        return with_options(game, options)

    async def main() -> None:
        config = Config(database="", workers=1, sets=sets)
        async with without_bots(tmp_path, clock=Clock(NOON), config=config) as server:
            ann = await server.guest("Ann")
            wanted = {"options": '{"set": "wintertale"}'}
            many = await asyncio.gather(*(results(ann, **wanted) for _ in range(5)))
            assert {found["seed"] for found in many} == {
                f'daily {TODAY} silverfrost standard 1 set="wintertale"'
            }
            mine = await started(server, "silverfrost", [ann], **SOLO, options={"set": "wintertale"})
            await mine.go(0)
            assert len(opened_in) == 1
            broken: Json = {"game": "silverfrost", "seats": 1, "options": '{"set": "begun"}'}
            for _ in range(3):
                answer = await ann.http.get("/api/daily/today", params=broken)
                refused(answer.json(), "BROKEN_SET", set="begun")
            assert len(opened_in) == 2
            # Of a set that was edited nothing is remembered.
            (sets / "begun" / "cards.toml").unlink()
            for file in (sets / "wintertale").glob("*.toml"):
                file.write_text(file.read_text() + "\n# edited\n")
            refused((await ann.http.get("/api/daily/today", params=broken)).json(), "BROKEN_SET", set="begun")
            await results(ann, **wanted)
            await results(ann, **wanted)
            assert len(opened_in) == 4
        assert threading.main_thread() not in opened_in

    monkeypatch.setattr(card_sets, "with_options", opening)
    asyncio.run(main())


# --- in the store -------------------------------------------------------------------------------------


def test_results_come_best_first_and_not_all_of_them(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            for n, (won, points) in enumerate(itertools.product((False, True), range(30))):
                await store.add_guest(guest(str(n)))
                row = table(str(n))
                await store.add_table(row)
                started = AttemptRow(f"guest{n}", "deal", 1.0)
                await store.append(Append(row, [line(1)], attempts=[started]))
                # Two and two have the same points: then the earlier one is before the other.
                result = ResultRow(f"guest{n}", points // 2, None, won, 100.0 - n)
                await store.append(Append(row, [line(2)], results=[result]))
            found = await store.results("deal", MOST_RESULTS)
            assert len(found) == MOST_RESULTS
            order = [(not row.won, -row.points, row.finished) for _, row in found]
            assert order == sorted(order)
            assert [name for name, _ in found[:2]] == ["59", "58"]
            assert await store.results("another", MOST_RESULTS) == []

    run(story())


def test_results_are_kept_as_long_as_tables_and_guests(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            for n in (1, 2, 3):
                await store.add_guest(guest(str(n), seen=n * DAY))
                row = table(str(n), "over", touched=n * DAY)
                await store.add_table(row)
                await store.append(Append(row, [line(1)], attempts=[AttemptRow(f"guest{n}", "deal", 1.0)]))
                result = ResultRow(f"guest{n}", n, n, True, 2.0)
                await store.append(Append(row, [line(2)], results=[result]))
            await store.forget(11.5 * DAY, Keep(lobby=None, finished=10, idle=None, guests=None))
            assert [name for name, _ in await store.results("deal", 9)] == ["3", "2"]
            assert await store.attempt("guest1", "deal") == (None, None)
            await store.forget(12.5 * DAY, Keep(lobby=None, finished=None, idle=None, guests=10))
            assert [name for name, _ in await store.results("deal", 9)] == ["3"]
            assert await store.attempt("guest1", "deal") is None
            # What a host has deleted has its time as if the table were still there.
            await store.delete_table("table3")
            assert await store.attempt("guest3", "deal") == (None, None)
            for days, names in ((10.0, ["3"]), (9.0, [])):
                await store.forget(
                    (2.0 + 10 * DAY) - 1, Keep(lobby=None, finished=days, idle=None, guests=None)
                )
                assert [name for name, _ in await store.results("deal", 9)] == names
            assert await store.attempt("guest3", "deal") == (None, None)
            await store.add_table(table("3"))
            # A guest who is gone meanwhile does not keep a table from its start.
            gone = AttemptRow("guest1", "deal", 1.0)
            await store.append(Append(table("3"), [line(1)], attempts=[gone]))
            assert await store.attempt("guest1", "deal") is None

    run(story())
