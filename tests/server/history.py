"""A checker over the whole history of a database that several servers share.

Triggers of PostgreSQL note every row that is written beside a table: in which epoch it was committed and by which
server. What people were told is compared with that: nothing acknowledged is lost or doubled, epochs grow along every
record, and nobody writes in an epoch that is another server's.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import psycopg
from tests.server.steady import Steady
from tests.server.test_kill import stored

_NOTE: Final = """
CREATE TABLE history (
    n bigserial PRIMARY KEY, table_id text, kind text, what text, epoch bigint, writer text
);
CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO history (table_id, kind, what, epoch, writer)
    SELECT id, TG_TABLE_NAME, to_jsonb(NEW)->>TG_ARGV[1], epoch, current_setting('application_name')
    FROM tables WHERE id = to_jsonb(NEW)->>TG_ARGV[0];
    RETURN NULL;
END $$;
CREATE TRIGGER note AFTER UPDATE OF epoch ON tables FOR EACH ROW EXECUTE FUNCTION note('id', 'epoch');
"""
# At the end of the transaction, which still holds the table's row: nobody can have taken it since.
_NOTE_LATE: Final = """
CREATE CONSTRAINT TRIGGER note AFTER INSERT ON {table} DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION note('table_id', '{column}');
"""


class Noted(NamedTuple):
    kind: str
    what: str
    epoch: int
    writer: str


def named(url: str, name: str) -> str:
    """The URL for a server that is to be known by this name."""
    return f"{url}&application_name={name}"


def keep(url: str) -> None:
    """Begin the history of a database that a server has made."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(_NOTE)
        for table, column in (("lines", "seq"), ("chat", "n"), ("keys", "key")):
            connection.execute(_NOTE_LATE.format(table=table, column=column).encode())


def noted(url: str) -> dict[str, list[Noted]]:
    """By table, in the order in which it was committed."""
    found: dict[str, list[Noted]] = defaultdict(list)
    with psycopg.connect(url) as connection:
        rows = connection.execute("SELECT table_id, kind, what, epoch, writer FROM history ORDER BY n")
        for table, *rest in rows:
            found[table].append(Noted(*rest))
    return found


def check_epochs(rows: list[Noted]) -> None:
    """Each epoch is one server's, which took the table for it, and whoever wrote in it is that server."""
    owners: dict[int, str] = {}
    for row in rows:
        if row.kind == "tables":
            assert row.epoch == max(owners, default=0) + 1, "epochs are counted one by one"
            owners[row.epoch] = row.writer
        elif row.epoch > 0:
            assert row.epoch == max(owners), "epochs grow along the history"
            assert row.writer == owners[row.epoch], f"{row.writer} wrote into a table of {owners[row.epoch]}"
    lines = [int(row.what) for row in rows if row.kind == "lines"]
    assert lines == sorted(set(lines)), "lines are written once, in order"


def acknowledged(clients: Sequence[Steady]) -> dict[str, dict[str, Any]]:
    """By table and key, what was answered; a key has one answer, whoever was asked."""
    found: dict[str, dict[str, Any]] = defaultdict(dict)
    for client in clients:
        for answer in client.answers.values():
            if answer["type"] == "done" and answer.get("key"):
                known = found[client.table].setdefault(answer["key"], answer["seq"])
                assert known == answer["seq"], "one key, two answers"
    return found


async def check(url: str, clients: Sequence[Steady]) -> int:
    """What these clients were told against what there is; how many acknowledgements that were. Each of their keys was
    given to one move or one word of the chat."""
    history, told = noted(url), acknowledged(clients)
    for table in {client.table for client in clients}:
        check_epochs(history[table])
        end = await stored(url, table)
        end.fold()  # every line once, in order, and legal
        assert Counter(row.what for row in history[table] if row.kind == "lines") == Counter(
            str(line.seq) for line in end.lines
        ), "no line is taken back"
        with psycopg.connect(url) as connection:
            rows = connection.execute("SELECT key, answer FROM keys WHERE table_id = %s", (table,))
            kept = {key: json.loads(answer) for key, answer in rows}
        for key, seq in told[table].items():
            assert key in kept, "an acknowledged move is lost"
            assert kept[key]["seq"] == seq
        said = sum(line.guest is not None for line in end.chat)
        assert sum(line.seat >= 0 for line in end.lines) + said == len(kept), "moved twice, or not at all"
        for client in clients:
            assert client.table != table or client.seq <= len(end.lines), "told, yet never stored"
    return sum(map(len, told.values()))
