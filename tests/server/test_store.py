"""What is written is read again, after a restart too; on a real SQLite file and a real PostgreSQL."""

from dataclasses import replace

import pytest
from tests.server.stores import answer_to, append, guest, line, opened, run, table

from frostwall.server.store import ChatRow, Conflict, LineRow, Store, Unavailable, Unstorable


def test_guests_are_found_by_token_and_id(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            await store.add_guest(guest("ann"))
            assert await store.guest("guestann") == guest("ann")
            assert await store.guest_by_token("hash of ann") == guest("ann")
            assert await store.guest("nobody") is None
            assert await store.guest_by_token("") is None
            with pytest.raises(Conflict):
                await store.add_guest(replace(guest("bea"), token_hash="hash of ann"))
            await store.rename_guest("guestann", "Änne 🐻")
            await store.saw_guest("guestann", 77.125)
            found = await store.guest("guestann")  # the mark may not be written yet; it is seen all the same
            assert found == replace(guest("ann"), name="Änne 🐻", seen=77.125)
        async with opened(database_url) as store:
            assert await store.guest_by_token("hash of ann") == found

    run(story())


def test_tables_are_kept_in_full(database_url: str) -> None:
    whole = replace(
        table("a", "lobby", 5.5, listed=True), header="frostwall 1\ngame: watch\n", document="ü" * 9000
    )

    async def story() -> None:
        async with opened(database_url) as store:
            await store.add_table(whole)
            await store.add_table(
                table("b"), [line(1), LineRow(2, -1, "dice 3 4 'x' \"y\" %s :z ?", '{"by": "x"}', 2.0)]
            )
            for bad in (replace(table("c"), id="tablea"), replace(table("c"), invite=whole.invite)):
                with pytest.raises(Conflict):
                    await store.add_table(bad, [line(1)])
            assert await store.table("tablec") is None
        async with opened(database_url) as store:
            assert await store.table("tablea") == whole
            assert await store.table_by_invite("invitation of a") == whole
            assert await store.table_by_invite("invitation of c") is None
            assert await store.lines("tablea") == []
            assert [found.text for found in await store.lines("tableb")] == [
                "roll",
                "dice 3 4 'x' \"y\" %s :z ?",
            ]
            changed = replace(
                whole, stage="playing", listed=False, header="h", document="{}", touched=9.0, invite="new"
            )
            await store.save_table(changed)
            assert await store.table("tablea") == changed
            assert await store.table("tableb") == table("b")
            with pytest.raises(Conflict):
                await store.save_table(table("gone"))

    run(story())


def test_lists_are_newest_first_and_limited(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            await store.add_guest(guest())
            for n, stage in enumerate(["lobby", "playing", "over", "playing", "closed"]):
                await store.add_table(table(str(n), stage, touched=float(n), listed=n != 1))
                if n < 4:
                    await store.join(f"table{n}", "guestann")
            assert [row.id for row in await store.listed()] == ["table4", "table3", "table2", "table0"]
            assert [row.id for row in await store.listed(2)] == ["table4", "table3"]
            assert [row.id for row in await store.tables_of("guestann")] == [
                "table3",
                "table2",
                "table1",
                "table0",
            ]
            assert [row.id for row in await store.tables_of("guestann", 1)] == ["table3"]
            assert [row.id for row in await store.running()] == ["table1", "table3"]

    run(story())


def test_answers_to_keys_survive_a_reopen(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            await store.add_table(table())
            await store.append(append(table(), [1, 2], key="k1"))
        async with opened(database_url) as store:
            assert await answer_to(store, "tablet", "guestann", "k1") == "answer to k1"
            assert await store.key("tablet", "guestbea", "k1") is None
            assert await store.key("tablet", "guestann", "k2") is None
            assert [found.seq for found in await store.lines("tablet")] == [1, 2]

    run(story())


def test_members_and_what_they_saw(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            await store.add_guest(guest())
            await store.add_table(table())
            assert await store.seen_line("tablet", "guestann") is None
            await store.saw_line("tablet", "guestann", 3)  # no member: not remembered
            assert await store.seen_line("tablet", "guestann") is None
            await store.join("tablet", "guestann")
            for seq in range(10):
                await store.saw_line("tablet", "guestann", seq)
            await store.join("tablet", "guestann")  # again: nothing changes
            assert await store.seen_line("tablet", "guestann") == 9
            for stranger in (("tablet", "nobody"), ("nowhere", "guestann")):
                with pytest.raises(Conflict):
                    await store.join(*stranger)
        async with opened(database_url) as store:
            assert await store.seen_line("tablet", "guestann") == 9

    run(story())


def test_chat_is_numbered_and_the_last_is_shown(database_url: str) -> None:
    said = [ChatRow(n, "guestann" if n % 2 else None, "Ann", f"<b>{n}</b>", float(n)) for n in range(1, 6)]

    async def story() -> None:
        async with opened(database_url) as store:
            await store.add_table(table())
            for row in said:
                await store.add_chat("tablet", row)
            assert await store.chat("tablet") == said
            assert await store.chat("tablet", 2) == said[-2:]
            with pytest.raises(Conflict):
                await store.add_chat("tablet", said[0])
            with pytest.raises(Conflict):
                await store.add_chat("nowhere", said[0])
            assert await store.chat("tablet") == said

    run(story())


def test_a_deleted_guest_leaves_only_what_was_said(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            for name in ("ann", "bea"):
                await store.add_guest(guest(name))
            await store.add_table(table())
            for n, name in enumerate(("ann", "bea")):
                await store.join("tablet", f"guest{name}")
                await store.add_chat("tablet", ChatRow(n, f"guest{name}", name, "hello", 1.0))
            await store.append(append(table(), [1], key="k"))
            await store.delete_guest("guestann")
            await store.delete_guest("guestann")
            assert await store.guest("guestann") is None
            assert await store.tables_of("guestann") == []
            assert await store.key("tablet", "guestann", "k") is None
            assert await store.chat("tablet") == [
                ChatRow(0, None, "", "hello", 1.0),
                ChatRow(1, "guestbea", "bea", "hello", 1.0),
            ]
            assert [row.id for row in await store.tables_of("guestbea")] == ["tablet"]

    run(story())


def test_a_deleted_table_takes_everything_with_it(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            await store.add_guest(guest())
            for name in ("t", "u"):
                await store.add_table(table(name))
                await store.join(f"table{name}", "guestann")
                await store.add_chat(f"table{name}", ChatRow(1, None, "", "hello", 1.0))
                await store.append(append(table(name), [1, 2], key="k"))
            await store.delete_table("tablet")
            assert await store.table("tablet") is None
            assert await store.lines("tablet") == []
            assert await store.chat("tablet") == []
            assert await store.key("tablet", "guestann", "k") is None
            assert await store.seen_line("tablet", "guestann") is None
            assert [row.id for row in await store.tables_of("guestann")] == ["tableu"]
            assert len(await store.lines("tableu")) == 2
            with pytest.raises(Conflict):
                await store.append(append(table(), [3]))
            with pytest.raises(Conflict):
                await store.append(append(table(), []))

    run(story())


def test_a_text_no_database_holds_fails_alone(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            await store.add_table(table())
            with pytest.raises(Unstorable):
                await store.add_chat("tablet", ChatRow(1, None, "", "half a pair: \ud83d", 1.0))
            await store.add_chat("tablet", ChatRow(1, None, "", "whole", 1.0))
            if database_url.startswith("postgresql"):
                with pytest.raises(Unstorable):
                    await store.append(append(replace(table(), header="\0"), [1]))
                with pytest.raises(Unstorable):
                    await store.add_chat("tablet", ChatRow(2, None, "", "\0", 1.0))

    run(story())


def test_a_closed_store_says_so(database_url: str) -> None:
    async def story() -> None:
        store = Store(database_url)
        with pytest.raises(Unavailable):
            await store.running()
        await store.open()
        await store.close()
        await store.close()
        with pytest.raises(Unavailable):
            await store.append(append(table(), [1]))
        with pytest.raises(Unavailable):
            await store.saw_guest("guestann", 1.0)

    run(story())


def test_memory_is_a_database_too() -> None:
    async def story() -> None:
        async with opened("sqlite://") as store:
            await store.add_table(table())
            await store.append(append(table(), [1]))
            with pytest.raises(Conflict):
                await store.append(append(table(), [1]))
            assert len(await store.lines("tablet")) == 1

    run(story())
