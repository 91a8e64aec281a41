"""Sentences of the catalogue for the web client, which makes them again: `python -m tests.sentences_write`.

web/src/lib/catalogue.ts is a second writing of messages/__init__.py. Here: events of the stored games, moves that could
be made in them, refusals of moves tried in them, and refusals that are hard to reach, each in English and German.
web/tests/sentences.test.ts compares; tests/test_messages_web.py fails when the file is not what is written here.
"""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tests import test_messages_table
from tests.games.silverfrost import message_samples as silverfrost
from tests.games.watch import message_samples as watch
from tests.golden_write import files, read
from tests.message_source import key

from frostwall.core.record import Replay
from frostwall.core.rng import Rng
from frostwall.core.types import SPECTATOR, Event, Refusal
from frostwall.games.silverfrost.wording import names_of_scene
from frostwall.words import Catalogue

FILE: Final = Path(__file__).resolve().parents[1] / "web" / "tests" / "fixtures" / "sentences.json"
# One name has signs in it that must not reach a page or a terminal.
NAMES: Final = ["Anna", "Bram", "Cela \u202eX", "Dora", "Emil", "Fritz"]
MOST: Final = 400_000
LANGUAGES: Final = ("en", "de")
ODD_TEXTS: Final = (
    "",
    "xyzzy",
    "road",
    "road x",
    "road 999",
    "settlement 3 4",
    "trade wool",
    "discard wool*2 cat",
)

Facts = dict[str, Any]


def shape(facts: Any) -> str:
    """What a sentence may differ by: words in full, of numbers whether they are one, of bags and lists their size."""
    if isinstance(facts, dict):
        return ",".join(f"{name}:{shape(value)}" for name, value in facts.items())
    if isinstance(facts, (list, tuple)):
        return f"[{min(len(facts), 3)}]"
    if isinstance(facts, int) and not isinstance(facts, bool):
        return "1" if facts == 1 else "0" if facts == 0 else "n"
    return str(facts)


class Sentences:
    """What was found, without repetitions: `most` of each group, one of each shape."""

    def __init__(self) -> None:
        self.rows: list[Facts] = []
        self.sets: dict[str, Facts] = {}
        self._seen: set[str] = set()
        self._count: Counter[str] = Counter()
        self._catalogues: dict[tuple[str, str], Catalogue] = {}

    def catalogue(self, lang: str, game: str) -> Catalogue:
        if (lang, game) not in self._catalogues:
            names = names_of_scene(self.sets[game]) if game in self.sets else None
            self._catalogues[lang, game] = Catalogue(lang, game, names)
        return self._catalogues[lang, game]

    def wants(self, group: str, facts: Facts, most: int) -> bool:
        what = f"{group} {shape(facts)}"
        if what in self._seen or self._count[group] >= most:
            return False
        self._seen.add(what)
        self._count[group] += 1
        return True

    def add(self, game: str, what: str, facts: Facts, seats: int, viewer: int, **more: Any) -> None:
        row: Facts = {"game": game, what: facts, "seats": seats, "viewer": viewer, **more}
        for lang in LANGUAGES:
            row[lang] = self._tell(self.catalogue(lang, game), what, facts, NAMES[:seats], viewer, more)
        self.rows.append(row)

    def _tell(
        self, catalogue: Catalogue, what: str, facts: Facts, names: list[str], viewer: int, more: Facts
    ) -> str:
        if what == "event":
            return catalogue.event(
                Event(facts["name"], facts["seat"], facts["args"], facts["rule"]), names, viewer
            )
        if what == "refusal":
            refusal = Refusal(facts["code"], facts["rule"], facts["args"], facts["needs"])
            text = catalogue.refusal(refusal, names, viewer)
            return text.removesuffix(f" [{refusal.rule}]")  # the client links the rule
        cities = {(int(at.split("/")[0]), int(at.split("/")[1])): card for at, card in more["cities"].items()}
        return catalogue.move(facts, names, viewer, cities)

    # --- what is put into words ---

    def event(self, game: str, event: Event, seats: int, turn: int) -> None:
        """Told to whom it concerns and to somebody else."""
        concerned = max(event.seat, 0)
        for viewer in (concerned, SPECTATOR if turn % 2 else (concerned + 1) % seats):
            shown: Facts = dict(event.for_viewer(viewer).to_json())
            others = [name for name, value in shown["args"].items() if value == viewer]
            group = f"{game} event {event.name}"
            if self.wants(group, {**shown, "you": viewer == event.seat, "others": str(others)}, 6):
                self.add(game, "event", shown, seats, viewer)

    def refusal(self, game: str, refusal: Refusal, seats: int, viewer: int, most: int = 4) -> None:
        found = refusal.to_json()
        if self.wants(f"{game} refusal {refusal.code}", found, most):
            self.add(game, "refusal", found, seats, viewer)

    def move(self, game: str, fields: Facts, seats: int, viewer: int, view: Facts) -> None:
        if not self.wants(f"{game} move {fields['kind']}", fields, 4):
            return
        at = {
            f"{seat}/{card['slot']}": card["card"]
            for seat, one in enumerate(view["seats"])
            for card in one.get("city", ())
        }
        asked = {f"{seat}/{fields[name]}" for name in SLOTS if name in fields for seat in range(seats)}
        cities = {place: card for place, card in at.items() if place in asked}
        self.add(game, "move", fields, seats, viewer, cities=cities)


SLOTS: Final = ("slot", "advantage", "chimney")


def _play(found: Sentences) -> None:
    rng = Rng(11)
    for path in files():
        record, game = read(path)
        name, seats = record.header.game, record.header.seats
        scene: Facts = dict(game.scene(record.header.to_setup()))
        if "cards" in scene and "places" in scene and name not in found.sets:
            found.sets[name] = {
                f"{what}s": [
                    {"id": entry["id"], "name": entry.get("name", {})} for entry in scene[f"{what}s"]
                ]
                for what in ("card", "giant", "quest", "place")
            }
        replay = Replay(record, game)
        turn = 0
        while replay.ahead() is not None:
            for event in replay.step().events:
                found.event(name, event, seats, turn)
            turn += 1
            if turn % 9:
                continue
            s = replay.state
            for _ in range(6):
                seat = rng.below(seats)
                odd = rng.below(6) == 0
                text = (
                    ODD_TEXTS[rng.below(len(ODD_TEXTS))] if odd else game.kinds.text(game.kinds.random(rng))
                )
                refusal = game.judge(s, seat, text)
                if isinstance(refusal, Refusal):
                    found.refusal(name, refusal, seats, seat)
            for seat in game.actors(s):
                if seat >= 0:
                    view: Facts = dict(game.view(s, seat))
                    for fields in view["moves"]:
                        told = {key: value for key, value in fields.items() if key != "text"}
                        found.move(name, told, seats, seat, view)


def _sampled() -> Iterator[tuple[str, Refusal]]:
    """Every place in the source that refuses, with arguments as it passes them; the table server's too."""
    for site in watch.refusals():
        for refusal in watch.samples(site):
            yield "watch", _sorted(refusal)
    for site in silverfrost.refusals():
        for refusal in silverfrost.samples(site):
            yield "silverfrost", _sorted(refusal)
    known = test_messages_table.own("en")
    for sent in test_messages_table.refusals():
        if key("refusal", sent.code) in known:
            args = {name: test_messages_table.SAMPLES[name] for name in sorted(sent.args)}
            needs = {name: test_messages_table.SAMPLES[name] for name in sorted(sent.needs)}
            yield "table", Refusal(sent.code, "", args, needs)


def _sorted(refusal: Refusal) -> Refusal:
    """The names of its arguments come from a set."""
    args, needs = dict(sorted(refusal.args.items())), dict(sorted(refusal.needs.items()))
    return Refusal(refusal.code, refusal.rule, args, needs)


def document() -> Facts:
    found = Sentences()
    _play(found)
    for game, refusal in sorted(
        _sampled(), key=lambda one: json.dumps([one[0], one[1].to_json()], sort_keys=True)
    ):
        found.refusal(game, refusal, 4, 0, most=5)
    return {"names": NAMES, "sets": found.sets, "rows": found.rows}


def text() -> str:
    """One sentence per line, so that a difference can be read."""
    made = document()
    rows = ",\n".join(_line(row) for row in made["rows"])
    return f'{{"names":{_line(made["names"])},\n"sets":{_line(made["sets"])},\n"rows":[\n{rows}\n]}}\n'


def _line(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


if __name__ == "__main__":
    written = text()
    FILE.write_text(written, encoding="utf-8", newline="\n")
    print(f"{FILE.name}: {len(written.encode())} bytes")
