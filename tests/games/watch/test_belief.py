"""What seats of the Watch believe about each other's hands, in stored games: never that the truth is impossible."""

from pathlib import Path
from typing import Any

import pytest

from frostwall.core.bag import to_dict
from frostwall.core.belief import Bag, added
from frostwall.core.knowledge import Knowledge
from frostwall.core.record import Record, Replay
from frostwall.core.rng import Rng
from frostwall.core.types import SPECTATOR
from frostwall.games import games
from frostwall.games.watch.engine.rules import RESOURCES
from frostwall.games.watch.engine.state import State

GAME = games["watch"]
STORED = sorted((Path(__file__).parents[2] / "golden").glob("b*.rec"))


def hands(s: State) -> dict[str, dict[str, int]]:
    return {f"hand:{seat}": to_dict(s.hand[seat], RESOURCES) for seat in range(s.rules.seats)}


def cases(known: Knowledge) -> list[tuple[dict[str, Bag], float]]:
    """All the ways in which the hands in doubt may lie, with their weights."""
    assert known.belief is not None
    entries: Any = known.belief.to_json()["cases"]
    return [
        ({zone: added(known.minimum(zone), bag) for zone, bag in entry["zones"].items()}, entry["weight"])
        for entry in entries
    ]


def doubt(known: Knowledge, true: dict[str, Bag]) -> int:
    """How many ways the hands may lie; fails unless the true one is among them."""
    assert known.belief is not None
    assert known.belief.followed == set(true)
    for zone, cards in true.items():
        if zone not in known.belief.open:
            assert known.minimum(zone) == cards, zone
    mine = {zone: true[zone] for zone in known.belief.open}
    assert any(zones == mine for zones, _ in cases(known))
    return len(known.belief.cases)


@pytest.mark.parametrize("file", STORED, ids=[file.stem for file in STORED])
def test_the_truth_is_always_believed_to_be_possible(file: Path) -> None:
    record = Record.read(file.read_text(encoding="utf-8"))
    lines = record.effective()
    replay = Replay(Record(record.header, lines), GAME)
    known = [GAME.knowledge(replay.state, viewer) for viewer in [*range(record.header.seats), SPECTATOR]]
    most = 0
    for n in range(len(lines)):
        step = replay.step()
        for knowledge in known:
            knowledge.fold(step.events)
        if n % 5 == 0 or n == len(lines) - 1:
            true = hands(replay.state)
            for knowledge in known:
                most = max(most, doubt(knowledge, true))
    assert most >= 1


def test_a_world_has_hands_as_often_as_they_are_likely() -> None:
    """An unseen theft from a known hand, as a third seat sees it: total variation at most 0.02."""
    record = Record.read((STORED[0].parent / "base-4.rec").read_text(encoding="utf-8"))
    replay = Replay(record, GAME)
    known = GAME.knowledge(replay.state, 0)
    tested = 0
    for _ in record.lines:
        step = replay.step()
        known.fold(step.events)
        assert known.belief is not None
        stolen = any(event.name == "steal" and 0 not in (event.only or ()) for event in step.events)
        if not stolen or len(known.belief.cases) < 2 or tested == 3:
            continue
        tested += 1
        n, rng = 4000, Rng(tested)
        drawn: dict[str, float] = {}
        for _ in range(n):
            world = GAME.determinize(replay.state, 0, rng, known)
            here = hands(world)
            key = str([here[zone] for zone in known.belief.open])
            drawn[key] = drawn.get(key, 0) + 1 / n
        true = {
            str(
                [{name: zones[zone][name] for name in RESOURCES if name in zones[zone]} for zone in zones]
            ): weight
            for zones, weight in cases(known)
        }
        assert sum(abs(true.get(key, 0) - drawn.get(key, 0)) for key in {*true, *drawn}) / 2 <= 0.02
    assert tested == 3
