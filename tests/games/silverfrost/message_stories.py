"""Games of Silverfrost to tell: their events, and refusals of moves probed on the way."""

from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from tests.games.silverfrost.message_samples import CARDS, GIANTS, NAMES, PLACES, QUESTS, RARE, event_names

from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Refusal
from frostwall.games.silverfrost.engine.game import GAME
from frostwall.games.silverfrost.engine.phrases import _FORBIDDEN


@dataclass
class Story:
    """A game played to its end by chance, and refusals of moves probed on the way."""

    seats: int
    events: list[Event] = field(default_factory=list)
    refusals: list[tuple[int, Refusal]] = field(default_factory=list)
    moves: list[tuple[int, dict[str, object], dict[tuple[int, int], str]]] = field(default_factory=list)
    endings: str = ""


TABLES: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (2, {}),
    (3, {"snow_side": "snowstorm"}),
    (4, {}),
    (1, {"difficulty": 4, "solo.questTie": "playerChooses"}),
    (2, {"snow.clearOnPass": True, "turn.stuckAnimals": "onlyIfNothingPlayable"}),
]
PROBED = [
    *("", "end", "prepare", "pass", "yes", "no", "none", "option 1", "discard nothing", "give nothing to 1"),
    *("place animal", "place animal nowhere", "place animal 3 4", "resources birch*2", "times 2", "person 0"),
    *(f"place {figure} {place}" for figure in ("animal", "guard") for place in PLACES),
    *(f"visit animal {city} {slot}" for city in range(4) for slot in (1, 2, 9)),
    *(f"play {card} from {source} paying {cost}" for card in CARDS[::5] for source in ("hand", "valley", "revealed")
      for cost in ("nothing", "nut*2", "birch moss"))
    ,
    *(f"play {card} from hand paying nothing chimney 1" for card in CARDS[::5]),
    *(f"play {card} from hand paying nothing using 1" for card in CARDS[::5]),
    *(f"clear {slot}" for slot in (1, 2, 9)),
    *(f"use {slot} 0" for slot in (1, 2, 9)),
    *(f"giant {giant}" for giant in GIANTS[:3]),
    *(f"quest {quest}" for quest in QUESTS[::6]),
    *(f"lowland {quest}" for quest in QUESTS[::6]),
    *(f"discard {card}" for card in CARDS[::9]),
    *(f"{word} something" for word in _FORBIDDEN),
    *("species hare", "mulligan", "stay", "place " * 99),
]  # fmt: skip


def story(seed: int) -> Story:
    seats, options = TABLES[seed % len(TABLES)]
    rng = Random(seed)
    s = GAME.new_game(GAME.setup("standard", seats, Rng(seed), **options))
    found = Story(seats)
    while actors := GAME.actors(s):
        _probe(s, found, rng)
        seat = rng.choice(actors)
        if seat == CHANCE:
            chance = GAME.chance(s)
            move = rng.choices([m for m, _ in chance], [weight for _, weight in chance])[0]
        else:
            move = GAME.random_move(s, seat, rng)
            found.moves.append((seat, GAME.fields(move), _cities(GAME.view(s, seat))))
        GAME.apply(s, seat, move, found.events)
    _probe(s, found, rng, always=True)
    outcome = GAME.outcome(s)
    assert outcome is not None
    found.endings = outcome.ending
    return found


def _cities(view: dict[str, Any]) -> dict[tuple[int, int], str]:
    """Which card lies where."""
    return {
        (seat, card["slot"]): card["card"] for seat, one in enumerate(view["seats"]) for card in one["city"]
    }


def _probe(s: Any, found: Story, rng: Random, always: bool = False) -> None:
    if not always and rng.random() > 0.2:
        return
    for _ in range(8):
        seat = rng.choice([*range(found.seats), *GAME.actors(s), 9])
        refusal = GAME.refusal(s, seat, GAME.kinds.random(Rng(rng.getrandbits(40))))
        if refusal is not None:
            found.refusals.append((seat, refusal))
    for text in rng.sample(PROBED, 4):
        seat = rng.choice([seat for seat in (*GAME.actors(s), 0) if seat != CHANCE])
        judged = GAME.judge(s, seat, text)
        if isinstance(judged, Refusal):
            found.refusals.append((seat, judged))


@cache
def stories() -> list[Story]:
    """Some games, and more until every event there is has happened."""
    found: list[Story] = []
    missing = event_names() - {event.name for event in RARE}
    while (missing and len(found) < 120) or len(found) < 6 * len(TABLES):
        found.append(story(len(found)))
        missing = missing - {event.name for event in found[-1].events}
    return found


def distinct_events(most: int) -> list[tuple[int, Event]]:
    """Different events of all games with their number of seats, at most so many of each name and rule."""
    seen: set[str] = set()
    count: dict[tuple[str, str], int] = {}
    found: list[tuple[int, Event]] = [(len(NAMES), event) for event in RARE]
    for one in stories():
        for event in one.events:
            text = f"{event}"
            if text not in seen and count.get((event.name, event.rule), 0) < most:
                seen.add(text)
                count[event.name, event.rule] = count.get((event.name, event.rule), 0) + 1
                found.append((one.seats, event))
    return found
