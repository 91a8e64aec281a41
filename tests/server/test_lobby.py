"""Before the game: making a table, coming to it, sitting down, what only a host may do, chat, a rematch."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from tests.server.play import (
    BOTH,
    FirstMove,
    again,
    key,
    people,
    refused,
    seated,
    settings,
    started,
    without_bots,
)
from tests.server.rig import Json, serving

import frostwall
from frostwall.core.types import Refused
from frostwall.words import Catalogue


def test_what_can_be_played_comes_with_its_options_and_their_explanations(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann = await server.guest("Ann")
            found = {game["name"]: game for game in (await ann.http.get("/api/games")).json()["games"]}
        assert list(found) == list(frostwall.games)
        for name, game in frostwall.games.items():
            words = Catalogue("en", name)
            assert found[name]["rules"] == {rules: list(seats) for rules, seats in game.rulesets().items()}
            for rules in game.rulesets():
                options = game.options(rules)
                assert found[name]["options"][rules] == [option.to_json() for option in options]
                for option in options:
                    assert words.option(option.key).help
            first, others = found[name]["bots"][:5], found[name]["bots"][5:]
            assert first == [
                {"name": bot, "levels": ["full"], "character": True}
                for bot in ("novice", "easy", "medium", "hard", "master")
            ]
            assert {"name": "greedy", "levels": ["easy", "medium", "full"], "character": False} in others
        assert found["silverfrost"]["sets"] == ["hearthside2", "hearthside"]

    asyncio.run(run())


WRONG: list[tuple[str, str, int, Json]] = [
    ("watch", "base", 4, {"edition": "klingon"}),
    ("watch", "base", 4, {"vp_cards": 21}),
    ("watch", "base", 4, {"player_trade": "perhaps"}),
    ("watch", "base", 4, {"heroes": "all"}),  # of another mode
    ("watch", "base", 4, {"no_such_option": 1}),
    ("watch", "base", 5, {}),
    ("watch", "brotherhood56", 4, {}),
    ("watch", "no_such_mode", 4, {}),
    ("silverfrost", "standard", 2, {"snow_side": "avalanche"}),
    ("silverfrost", "standard", 2, {"difficulty": 3}),  # of the solo game
    ("silverfrost", "standard", 1, {"difficulty": 5}),
    ("silverfrost", "standard", 5, {}),
]


def test_wrong_options_get_the_refusal_of_the_game_itself(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann = await server.guest("Ann")
            for game, rules, seats, options in WRONG:
                with pytest.raises(Refused) as own:
                    frostwall.games[game].setup(rules, seats, Random(0), **options)
                body = {"game": game, "rules": rules, "seats": seats, "options": options}
                answer = await ann.http.post("/api/tables", json=body)
                assert answer.status_code == 409
                found = refused(answer.json(), own.value.refusal.code)
                parts = {name: found[name] for name in ("code", "rule", "args", "needs")}
                assert parts == own.value.refusal.to_json()
            assert (await ann.http.get("/api/tables")).json() == {"tables": []}

    asyncio.run(run())


def test_a_table_that_cannot_be_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann = await server.guest("Ann")

            async def no(code: str, **body: Any) -> Json:
                answer = await ann.http.post("/api/tables", json=body)
                assert answer.status_code in (409, 422)
                return refused(answer.json(), code)

            found = await no("UNKNOWN_GAME", game="chess", seats=2)
            assert found["needs"] == {"games": list(frostwall.games)}
            found = await no("UNKNOWN_BOT", game="watch", seats=3, bots=["builder"])
            assert "greedy" in found["needs"]["bots"]
            found = await no("TOO_MANY", game="watch", seats=3, bots=["greedy"] * 3)
            assert found["args"] == {"what": "bots", "most": 2}
            found = await no("SET_NOT_OFFERED", game="silverfrost", seats=2, options={"set": "/etc"})
            assert found["needs"] == {"sets": ["hearthside2", "hearthside"]}
            await no("BAD_MESSAGE", game="watch", seats=3, colour="red")
            await no("BAD_MESSAGE", game="watch", seats=3, settings={"away_after": 1})

    asyncio.run(run())


def test_a_table_of_every_mode_and_every_number_of_seats_starts(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            for name, game in frostwall.games.items():
                for rules, counts in game.rulesets().items():
                    for seats in counts:
                        found = await started(server, name, [ann], rules=rules, seats=seats)
                        view = found.ears[0].latest(found.table)["view"]
                        assert (view["game"], view["rules"], len(view["seats"])) == (name, rules, seats)
                        info = await found.info()
                        assert (info["stage"], info["rules"]) == ("playing", rules)

    asyncio.run(run())


def test_the_mode_follows_the_seats_if_none_is_named(tmp_path: Path) -> None:
    async def run() -> list[str]:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            tables = [await ann.make("watch", seats) for seats in (3, 6)]
            return [(await ann.http.get(f"/api/tables/{table}")).json()["info"]["rules"] for table in tables]

    assert asyncio.run(run()) == ["base", "brotherhood56"]


def test_a_private_table_is_nowhere_to_be_found_without_its_invitation(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben = await people(server, 2)
            table = await ann.make("watch", 3)
            assert (await ben.http.get("/api/tables")).json() == {"tables": []}
            record = f"/api/records/{table}"
            for path in (
                f"/api/tables/{table}",
                record,
                f"{record}/views",
                f"{record}/luck",
                f"{record}/review",
            ):
                answer = await ben.http.get(path)
                assert answer.status_code == 403
                refused(answer.json(), "NOT_AT_TABLE")
            ears = await ben.socket()
            for ask in ({"type": "sync"}, {"type": "sit", "seat": 1}, {"type": "hint"}):
                refused(await ears.ask(table=table, **ask), "NOT_AT_TABLE")
            chat = await ben.ask(table, type="chat", key=key(), text="let me in")
            refused(chat, "NOT_AT_TABLE")
            wrong = await ben.http.post("/api/join", json={"invite": "nosuchinvite"})
            assert wrong.status_code == 404
            refused(wrong.json(), "NO_SUCH_INVITATION")
            refused(await ben.ask("nosuchtable", type="sync"), "NO_SUCH_TABLE")

            assert await ben.join(await ann.invited(table)) == table
            (line,) = (await ben.http.get("/api/tables")).json()["tables"]
            assert (line["id"], line["mine"], line["open"]) == (table, True, 2)
            assert (await ears.ask(table=table, type="sync"))["type"] == "synced"

    asyncio.run(run())


def test_a_listed_table_is_for_everybody(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben = await people(server, 2)
            table = await ann.make("watch", 3, settings=settings(listed=True, pace="turns"))
            for reader in (ben.http.get("/api/tables"), serving_list(server.base)):
                (line,) = (await reader).json()["tables"]
                assert (line["id"], line["mine"], line["pace"], line["names"]) == (
                    table,
                    False,
                    "turns",
                    ["Ann", None, None],
                )
            ears = await ben.socket()
            seen = await ears.ask(table=table, type="sync")
            assert (seen["you"]["seats"], seen["you"]["invite"]) == ([], None)
            assert (await ears.ask(table=table, type="sit", seat=2))["type"] == "done"
            assert ears.info(table)["seats"][2]["name"] == "Ben"

    async def serving_list(base: str) -> Any:

        async with httpx.AsyncClient(base_url=base) as nobody:
            return await nobody.get("/api/tables")

    asyncio.run(run())


def test_seats_are_taken_and_left(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben, cleo = await people(server, 3)
            table = await seated(server, "watch", [ann, ben])
            await cleo.join(await ann.invited(table))
            refused(await cleo.ask(table, type="sit", seat=1), "SEAT_TAKEN", seat=1)
            refused(await cleo.ask(table, type="sit", seat=3), "NO_SUCH_SEAT", seat=3)
            refused(await cleo.ask(table, type="stand"), "NOT_AT_TABLE")
            refused(await ben.ask(table, type="stand", seat=0), "NOT_YOUR_SEAT", seat=0)
            refused(await ann.ask(table, type="start"), "SEATS_OPEN", seats=[2])
            assert (await ben.ask(table, type="stand"))["type"] == "done"
            assert (await cleo.ask(table, type="sit", seat=1))["type"] == "done"
            assert (await ben.ask(table, type="sit", seat=2))["type"] == "done"
            refused(await ben.ask(table, type="start"), "NOT_HOST")
            assert (await ann.ask(table, type="start"))["type"] == "done"
            refused(await ann.ask(table, type="start"), "NOT_IN_LOBBY")
            refused(await ann.ask(table, type="sit", seat=1), "NOT_IN_LOBBY")
            info = (await ann.ask(table, type="sync"))["info"]
            assert [seat["name"] for seat in info["seats"]] == ["Ann", "Cleo", "Ben"]

    asyncio.run(run())


def test_before_the_start_nothing_of_the_game_is_there(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            table = await ann.make("watch", 3)
            seen = await ann.ask(table, type="sync")
            assert (seen["view"], seen["scene"], seen["seq"], seen["undo"]) == (None, None, 0, None)
            for ask in (
                {"type": "move", "decision": 0, "key": "k", "moves": ["settlement 0"]},
                {"type": "undo", "key": "k2"},
                {"type": "hint"},
                {"type": "preview", "moves": ["settlement 0"]},
                {"type": "why", "text": "settlement 0"},
                {"type": "pause", "on": True},
                {"type": "vote", "matter": "end", "yes": True},
                {"type": "concede"},
                {"type": "back"},
            ):
                refused(await ann.ask(table, **ask), "NOT_PLAYING")
            refused((await ann.http.get(f"/api/records/{table}")).json(), "NOT_PLAYING")
            refused(await ann.ask(table, type="rematch"), "NOT_OVER")

    asyncio.run(run())


def test_bots_sit_where_the_host_wants_them_at_the_level_it_wants(tmp_path: Path) -> None:
    async def run() -> None:
        workers = FirstMove()
        async with serving(tmp_path, limits=False, workers=workers) as server:
            ann, ben = await people(server, 2)
            table = await seated(server, "watch", [ann, ben], seats=4, bots=["random"], level="easy")
            refused(await ben.ask(table, type="fill", seat=2, bot="greedy"), "NOT_HOST")
            refused(await ann.ask(table, type="fill", seat=1, bot="greedy"), "SEAT_TAKEN", seat=1)
            refused(await ann.ask(table, type="fill", seat=2, bot="builder"), "UNKNOWN_BOT")
            refused(await ann.ask(table, type="fill", seat=5, bot="greedy"), "NO_SUCH_SEAT")
            refused(await ben.ask(table, type="empty", seat=3), "NOT_HOST")
            assert (await ann.ask(table, type="empty", seat=3))["type"] == "done"
            for seat, level in ((2, "medium"), (3, "full")):
                answer = await ann.ask(table, type="fill", seat=seat, bot="greedy", level=level)
                assert answer["type"] == "done"
            # A bot gives way to another, a person does not.
            assert (await ann.ask(table, type="empty", seat=1))["type"] == "done"
            assert (await ann.ask(table, type="fill", seat=1, bot="random"))["type"] == "done"
            info = (await ann.ask(table, type="sync"))["info"]
            shown = [(seat["kind"], seat["bot"], seat["level"]) for seat in info["seats"]]
            assert shown[1:] == [
                ("bot", "random", "full"),
                ("bot", "greedy", "medium"),
                ("bot", "greedy", "full"),
            ]
            ears = await ann.socket()
            await ears.ask(type="sync", table=table)
            assert (await ears.ask(type="start", table=table))["type"] == "done"
            await ears.ask(type="stand", table=table)
            await ears.until(lambda heard: heard["type"] == "update" and heard["seq"] >= 8)
            assert {(1, "random", "full"), (2, "greedy", "medium"), (3, "greedy", "full")} <= set(
                workers.asked
            )

    asyncio.run(run())


@pytest.mark.parametrize("game", BOTH)
def test_whom_the_host_removes_is_gone_and_stays_away(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        workers = FirstMove()
        workers.go.clear()
        async with serving(tmp_path, limits=False, workers=workers) as server:
            ann, ben, cleo = await people(server, 3)
            table = await seated(server, game, [ann, ben, cleo])
            invite = await ann.invited(table)
            refused(await ben.ask(table, type="remove", guest=ann.id), "NOT_HOST")
            refused(await ann.ask(table, type="remove", guest=ann.id), "NOT_YOURSELF")
            refused(await ann.ask(table, type="remove", guest="nobodyatall"), "NO_SUCH_GUEST")
            ears = await cleo.socket()
            await ears.ask(type="sync", table=table)
            assert (await ann.ask(table, type="remove", guest=cleo.id))["type"] == "done"
            await ears.until(lambda heard: heard.get("code") == "REMOVED")
            before = len(ears.heard)
            info = (await ann.ask(table, type="sync"))["info"]
            assert info["seats"][2]["kind"] == "open"
            refused(await cleo.ask(table, type="sync"), "REMOVED")
            refused(await cleo.ask(table, type="sit", seat=2), "REMOVED")
            # The old invitation is void, for her and for whatever name she takes; the table has a new one.
            elsewhere = await server.guest("Cleo again")
            for person in (cleo, elsewhere):
                back = await person.http.post("/api/join", json={"invite": invite})
                refused(back.json(), "NO_SUCH_INVITATION")
            new = await ann.invited(table)
            assert new == await ben.invited(table) != invite
            back = await cleo.http.post("/api/join", json={"invite": new})
            assert back.status_code == 403
            refused(back.json(), "REMOVED")

            # In a running game a bot plays on.
            await ann.ask(table, type="sit", seat=2)
            assert (await ann.ask(table, type="start"))["type"] == "done"
            assert (await ann.ask(table, type="remove", guest=ben.id))["type"] == "done"
            info = (await ann.ask(table, type="sync"))["info"]
            assert (info["seats"][1]["kind"], info["seats"][1]["guest"]) == ("bot", None)
            refused((await ben.http.get(f"/api/records/{table}")).json(), "REMOVED")
            assert len(ears.heard) == before  # she was sent nothing more

    asyncio.run(run())


def test_a_muted_guest_cannot_chat_until_it_may_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben = await people(server, 2)
            table = await seated(server, "watch", [ann, ben])
            refused(await ben.ask(table, type="mute", guest=ann.id, on=True), "NOT_HOST")
            assert (await ann.ask(table, type="mute", guest=ben.id, on=True))["type"] == "done"
            seen = await ben.ask(table, type="sync")
            assert seen["you"]["muted"]
            refused(await ben.ask(table, type="chat", key=key(), text="hello"), "MUTED")
            assert (await ann.ask(table, type="chat", key=key(), text="quiet now"))["type"] == "done"
            await ann.ask(table, type="mute", guest=ben.id, on=False)
            assert (await ben.ask(table, type="chat", key=key(), text="thanks"))["type"] == "done"
            texts = [line["text"] for line in (await ann.ask(table, type="sync"))["chat"]]
            assert texts == ["quiet now", "thanks"]

    asyncio.run(run())


def test_chat_is_heard_by_all_in_one_order_and_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, ben, eve = await people(server, 3)
            table = await seated(server, "watch", [ann, ben])
            await eve.join(await ann.invited(table))
            ears = [await person.socket() for person in (ann, ben, eve)]
            for one in ears:
                await one.ask(type="sync", table=table)
            same = {"type": "chat", "table": table, "key": "twice", "text": "once"}
            first = [await ears[0].ask(**same) for _ in range(2)]
            assert {**first[0], "ref": ""} == {**first[1], "ref": ""}
            await asyncio.gather(
                *(
                    one.ask(type="chat", table=table, key=key(), text=f"{n} <b>\u202e says")
                    for n in range(5)
                    for one in ears
                )
            )
            refused(await ears[0].ask(type="chat", table=table, key=key(), text=" \x07\n "), "BAD_MESSAGE")
            for one in ears:
                await one.until(lambda heard: heard["type"] == "chat" and heard["line"]["n"] == 16)
            heard = [[each["line"] for each in one.heard if each["type"] == "chat"] for one in ears]
            assert heard[0] == heard[1] == heard[2]
            assert [line["n"] for line in heard[0]] == list(range(1, 17))
            assert all(line["text"].isprintable() for line in heard[0])
        async with without_bots(tmp_path) as server:
            kept = (await (await again(server, eve)).ask(table, type="sync"))["chat"]
            assert kept == heard[0]

    asyncio.run(run())


def test_a_name_is_all_a_guest_needs(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann = await server.guest("  Ann \t of\u202e the  Wall ")
            me = (await ann.http.get("/api/me")).json()
            assert me == {"guest": ann.id, "name": "Ann of the Wall"}
            cookie = next(iter(ann.http.cookies.jar))
            assert cookie.has_nonstandard_attr("HttpOnly")
            for name in ("\u200b", " \n "):
                answer = await ann.http.post("/api/me", json={"name": name})
                assert answer.status_code == 409
                refused(answer.json(), "BAD_NAME")
            assert (await ann.http.post("/api/me", json={"name": "Anna"})).json()["guest"] == ann.id
            table = await ann.make("watch", 3)
            assert (await ann.ask(table, type="sync"))["info"]["seats"][0]["name"] == "Anna"

    asyncio.run(run())


@pytest.mark.parametrize("game", BOTH)
def test_a_rematch_keeps_people_bots_and_settings(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with serving(tmp_path, limits=False, workers=FirstMove()) as server:
            ann, ben = await people(server, 2)
            more = {"seats": 4, "bots": ["greedy", "random"], "level": "easy"}
            options = {"edition": "de"} if game == "watch" else {"snow_side": "snowstorm"}
            round_ = await started(
                server, game, [ann, ben], options=options, settings=settings(away_after=300), **more
            )
            refused(await round_.ask(0, type="rematch"), "NOT_OVER")
            for seat in (0, 1):
                await round_.ask(seat, type="vote", matter="end", yes=True)
            assert (await round_.info())["stage"] == "closed"
            answers = [await round_.ask(seat, type="rematch") for seat in (1, 0)]
            (new,) = {answer["result"]["table"] for answer in answers}
            assert (await round_.info())["rematch"] == new != round_.table
            before, now = await round_.info(), (await ann.ask(new, type="sync"))["info"]
            for same in ("game", "rules", "options", "settings", "guests"):
                assert (
                    [g["guest"] for g in now[same]] == [g["guest"] for g in before[same]]
                    if same == "guests"
                    else (now[same] == before[same])
                )
            for seat, old in zip(now["seats"], before["seats"], strict=True):
                assert {name: seat[name] for name in ("kind", "name", "guest", "bot", "level")} == {
                    name: old[name] for name in ("kind", "name", "guest", "bot", "level")
                }
            assert (now["stage"], now["host"], now["ending"]) == ("lobby", ben.id, None)
            assert now["commit"] != before["commit"]
            assert (await ben.ask(new, type="start"))["type"] == "done"

    asyncio.run(run())


def test_the_host_deletes_a_table_that_is_not_being_played(tmp_path: Path) -> None:
    async def run() -> None:
        async with without_bots(tmp_path) as server:
            ann, bob, cid = await people(server, 3)
            table = await ann.make("watch", 3)
            await bob.join(await ann.invited(table))
            ears = await bob.socket()
            await ears.ask(type="sync", table=table)
            assert (await bob.ask(table, type="close"))["code"] == "NOT_HOST"
            assert (await ann.ask(table, type="close"))["type"] == "done"
            await ears.until(lambda heard: heard.get("code") == "NO_SUCH_TABLE")
            assert (await ann.ask(table, type="sync"))["code"] == "NO_SUCH_TABLE"
            assert (await ann.http.get("/api/tables")).json()["tables"] == []
            round_ = await started(server, "watch", [ann, bob, cid])
            assert (await ann.ask(round_.table, type="close"))["code"] == "STILL_PLAYING"

    asyncio.run(run())


@pytest.mark.parametrize(("game", "seats"), [("watch", 3), ("silverfrost", 2)])
def test_what_a_set_up_takes_beside_options_is_none(tmp_path: Path, game: str, seats: int) -> None:
    async def main() -> None:
        async with without_bots(tmp_path) as server:
            (ann,) = await people(server, 1)
            for name in ("rng", "rules", "seats", "self", "mode", "options"):
                body: Json = {"game": game, "seats": seats, "options": {name: 1}}
                answer = await ann.http.post("/api/tables", json=body)
                refused(answer.json(), "BAD_OPTION", key=name, value="1")
                query = {**body, "options": json.dumps(body["options"])}
                answer = await ann.http.get("/api/daily/today", params=query)
                refused(answer.json(), "BAD_OPTION", key=name, value="1")
            body = {"game": game, "seats": seats, "rules": "none", "options": {"rng": 1}}
            refused((await ann.http.post("/api/tables", json=body)).json(), "UNKNOWN_RULES")

    asyncio.run(main())
