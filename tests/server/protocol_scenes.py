"""Moves over a real socket, one scene per kind of move: where each can be made, and who is sent what.

A golden record that has a move of the kind is cut before it, a table is started from there with a person in every seat
and one who looks on, and the recorded move is made anew. What nature answers comes from the server's own seed.
"""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from tests.server.rig import QUICK, Ears, Json, Person, Server

import frostwall
from frostwall.core.game import Game
from frostwall.core.record import Record, game_of
from frostwall.core.types import CHANCE, Refusal, Seat
from frostwall.server.table.match import Match

GOLDEN: Final = Path(__file__).parents[1] / "golden"
NAMES: Final = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Finn")
WATCHER: Final = "Sam"
SEED: Final = "protocol"
LONGEST: Final = 6  # moves of a scene
TRIES: Final = 60  # positions looked at for an outcome of nature


@dataclass(frozen=True)
class Scene:
    """A position, and what is to be done there."""

    kind: str
    record: Record
    moves: list[tuple[Seat, str]]


@dataclass
class Exchange:
    """One message and everything sent because of it. Listeners are `p0`, `p1`, ... and `s`, who looks on."""

    sender: Seat
    said: Json
    heard: dict[str, list[Json]]
    before: dict[str, Json | None]  # the view each listener had
    infos: dict[str, Json]  # what each knew of the table


@dataclass
class Played:
    scene: Scene
    exchanges: list[Exchange] = field(default_factory=list)
    kinds: set[str] = field(default_factory=set)


# --- positions --------------------------------------------------------------------------------------


@cache
def _goldens(game: str) -> list[Record]:
    found = [Record.read(file.read_text(encoding="utf-8")) for file in sorted(GOLDEN.glob("*.rec"))]
    return [record for record in found if record.header.game == game]


def kinds_of(game: str) -> dict[str, bool]:
    """Every kind of move by name; true if it is nature's."""
    kinds = frostwall.games[game].kinds.by_code.values()
    return {kind.name: bool(kind.stream) for kind in kinds}


def _kind(game: Game[Any], text: str) -> str:
    return game.kinds.kind(game.parse(text)).name


@cache
def _places(game: str) -> dict[str, list[tuple[Record, int]]]:
    """Where the records have a move of each kind: the earliest lines first."""
    found: dict[str, list[tuple[int, int]]] = {}
    records = [
        record for record in _goldens(game) if all(not line.text.startswith("undo ") for line in record.lines)
    ]
    for n, record in enumerate(records):
        playing = game_of(record, frostwall.games)
        for line in record.lines:
            found.setdefault(_kind(playing, line.text), []).append((line.seq, n))
    return {kind: [(records[n], seq) for seq, n in sorted(places)] for kind, places in found.items()}


def _cut(record: Record, to: int) -> Record:
    return Record(record.header, record.lines[:to])


def scene_of(game: str, kind: str, shown: set[str]) -> Scene | None:
    """The earliest position where a seat made such a move, and what followed until nature or a kind shown already.
    Sealed choices are followed until the last of them is in."""
    playing = frostwall.games[game]
    places = _places(game).get(kind, [])
    if any(found.name == kind and found.sealed for found in playing.kinds.by_code.values()):
        # Where two choose, the second has something not to know.
        places = [place for place in places if _begins_several(*place)]
    for record, seq in places[:1]:
        playing = game_of(record, frostwall.games)
        moves = []
        known = shown - {kind}
        for line in record.lines[seq - 1 : seq - 1 + LONGEST]:
            found = _kind(playing, line.text)
            if line.seat == CHANCE or (
                found in known and not playing.kinds.kind(playing.parse(line.text)).sealed
            ):
                break
            moves.append((line.seat, line.text))
            known.add(found)
        return Scene(kind, _cut(record, seq - 1), moves)
    return None


def _begins_several(record: Record, seq: int) -> bool:
    word = record.lines[seq - 1].text.split()[0]
    around = [line.text.split()[0] == word for line in record.lines[max(0, seq - 2) : seq + 1]]
    return around[-3:] == [False, True, True]


def scene_of_nature(game: str, kind: str) -> Scene | None:
    """The first position where a seat's move makes nature answer with this kind, by the seed of the server here."""
    for record, seq in _places(game).get(kind, [])[:TRIES]:
        at = seq - 1
        while at and record.lines[at - 1].seat == CHANCE:
            at -= 1
        if at == 0:
            return Scene(kind, _cut(record, 0), [])
        line = record.lines[at - 1]
        cut = _cut(record, at - 1)
        playing = game_of(cut, frostwall.games)
        draft = Match(playing, _cut(cut, at - 1), SEED).draft_moves(line.seat, [line.text])
        if isinstance(draft, Refusal):
            raise AssertionError(draft)
        if any(_kind(playing, drawn.text) == kind for drawn in draft.lines):
            return Scene(kind, cut, [(line.seat, line.text)])
    return None


# --- at a real table --------------------------------------------------------------------------------


@dataclass
class Company:
    """People with a socket each, the last of them to look on, who go from table to table together."""

    people: list[Person]
    sockets: list[Ears]
    tables: int = 0

    @classmethod
    async def arrive(cls, server: Server) -> "Company":
        people = [await server.guest(name) for name in (*NAMES, WATCHER)]
        return cls(people, [await person.socket() for person in people])

    async def sit_down(self, record: Record, **more: Any) -> "Sitting":
        """A table from a position with a person in every seat and one who looks on. Not yet started."""
        self.tables += 1
        seats = record.header.seats
        body: Json = {"settings": {**QUICK, "listed": True}, "record": record.write(), **more}
        table = await self.people[0].make(record.header.game, seats, **body)
        tags = {f"p{seat}": self.sockets[seat] for seat in range(seats)} | {"s": self.sockets[-1]}
        for seat, ears in enumerate(tags.values()):
            await ears.ask(type="sync", table=table)
            if 0 < seat < seats:
                await ears.ask(type="sit", table=table, seat=seat)
        sitting = Sitting(table, tags)
        await sitting.quiet()
        return sitting


@dataclass
class Sitting:
    """A table and who is at it."""

    table: str
    ears: dict[str, Ears]

    async def quiet(self) -> None:
        """Until everything under way has arrived: what a table sends, it sends in order, and then answers this."""
        for ears in self.ears.values():
            await ears.ask(type="why", table=self.table, text="end")

    async def say(self, seat: Seat, /, **message: Any) -> Exchange:
        """Send it for a seat, and listen to what everybody is sent."""
        sender = f"p{seat}"
        before = {tag: ears.latest(self.table)["view"] for tag, ears in self.ears.items()}
        infos = {tag: dict(ears.info(self.table)) for tag, ears in self.ears.items()}
        marks = {tag: len(ears.heard) for tag, ears in self.ears.items()}
        answer = await self.ears[sender].ask(table=self.table, **message)
        await self.quiet()
        heard = {
            tag: [found for found in ears.heard[marks[tag] :] if found.get("ref") is None or found == answer]
            for tag, ears in self.ears.items()
        }
        return Exchange(seat, message, heard, before, infos)

    async def leave(self) -> None:
        for ears in self.ears.values():
            await ears.ask(type="unwatch", table=self.table)
            ears.heard.clear()


def _read(line: str) -> Json:
    seq, seat, text = line.split(" ", 2)
    return {"seq": int(seq), "seat": CHANCE if seat == "*" else int(seat), "text": text, "notes": {}}


async def play(company: Company, scene: Scene) -> Played:
    """Make the moves of a scene, until nature has moved: the record's next line belongs to another outcome."""
    sitting = await company.sit_down(scene.record)
    played = Played(scene)
    started = await sitting.say(0, type="start")
    if not scene.moves:  # nature began
        for tag, person in zip(
            sitting.ears, (*company.people[: len(sitting.ears) - 1], company.people[-1]), strict=True
        ):
            text = (await person.http.get(f"/api/records/{sitting.table}")).text
            rows = [line.strip() for line in text.split("\n\n", 1)[1].splitlines()]
            started.heard[tag].append({"type": "record", "lines": [_read(row) for row in rows]})
            played.kinds.update(row.split()[2] for row in rows)
        played.exchanges.append(started)
    game = game_of(scene.record, frostwall.games)
    for n, (seat, text) in enumerate(scene.moves, 1):
        decision = sitting.ears[f"p{seat}"].latest(sitting.table)["view"]["decision"]["id"]
        exchange = await sitting.say(seat, type="move", decision=decision, key=f"k{n}", moves=[text])
        assert exchange.heard[f"p{seat}"][-1]["type"] == "done", (scene.kind, text, exchange.heard)
        played.exchanges.append(exchange)
        played.kinds.add(_kind(game, text))
        lines = [line for found in exchange.heard["s"] for line in found.get("lines", [])]
        drawn = [line["text"].split()[0] for line in lines if line["seat"] == CHANCE]
        played.kinds.update(drawn)
        if drawn:
            break
    await sitting.leave()
    return played
