"""The guided first game of Silverfrost: `python -m tests.learn_write_silverfrost`, with `search` to look for another.

One game with a fixed seed, and a few moments of it as its winner sees them, in the order of the game: the view, the
things to look at, the move that the reader makes by a click, and what came of it. The winner is a guide: a bot that
does what the next step shows as soon as it may. The game is stored as web/src/games/silverfrost/learn/silverfrost.json,
a test keeps that fresh; the sentences are in games/silverfrost/messages/*/learn.ftl, in the order of the steps here.
"""

import sys
from collections.abc import Iterator
from functools import cache
from typing import Final

from tests.learn_moments import GAME, STEPS, Moment, Step, Story
from tests.learn_write import GAMES_OF_CLIENT, Done, Json, compact

from frostwall.core.drive import Clock, SeatView, Streams, bot_rngs, play, setup_rng
from frostwall.core.rng import Rng
from frostwall.core.types import Event, Move
from frostwall.games.silverfrost.bots.greedy.answers import answer as answered
from frostwall.games.silverfrost.bots.greedy.bot import GreedySilverfrost
from frostwall.games.silverfrost.bots.greedy.plan import Plan
from frostwall.games.silverfrost.bots.greedy.turn import closing, ready
from frostwall.games.silverfrost.engine import frames
from frostwall.games.silverfrost.engine.state import State

FILE: Final = GAMES_OF_CLIENT / "silverfrost" / "learn" / "silverfrost.json"
SEATS: Final = 2
SEED: Final = "learn silverfrost 477"
MOST: Final = 200_000  # bytes


# --- the game ----------------------------------------------------------------------------------------

# What the guide wants to do, in the order of the steps: a kind of move, and where.
WISHES: Final = [
    ("place", "basic"),
    ("play", "construction"),
    ("prepare", ""),
    ("clear", ""),
    ("place", "hot_spring"),
    ("play", "chimney"),
    ("place", "forge"),
    ("giant", ""),
    ("quest", ""),
    ("visit", ""),
    ("place", "journey"),
]
WAYS: Final = {"giant": "beacon", "quest": "guild"}  # where an animal has to go first


class Guide:
    """Plays one game: what it wishes next as soon as it may, otherwise like greedy."""

    def __init__(self, scene: Json) -> None:
        self.name = "guide"
        self.greedy = GreedySilverfrost()
        self.areas = {place["id"]: place["area"] for place in scene["places"]}
        self.kinds = {card["id"]: card["kind"] for card in scene["cards"]}
        self.wishes = list(WISHES)

    def choose(self, view: SeatView[State], clock: Clock) -> Move:
        if not self.wishes:
            return self.greedy.choose(view, clock)
        kind, where = self.wishes[0]
        offered = [(move, GAME.fields(move)) for move in view.moves()]
        wished = [move for move, fields in offered if self.is_wished(fields, view.seat, kind, where)]
        if wished:
            self.wishes.pop(0)
        elif kind in WAYS:
            wished = [
                move for move, fields in offered if self.is_wished(fields, view.seat, "place", WAYS[kind])
            ]
        return self.best(view, wished, clock.rng) if wished else self.greedy.choose(view, clock)

    def is_wished(self, fields: Json, me: int, kind: str, where: str) -> bool:
        if fields["kind"] != kind:
            return False
        if kind == "place":
            figure = "guard" if where == "hot_spring" else "animal"
            return bool(self.areas[fields["place"]] == where and fields["figure"] == figure)
        if kind == "visit":
            return bool(fields["city"] == me and fields["figure"] == "animal")
        if where == "construction":
            return bool(self.kinds[fields["card"]] == where and fields["cost"] and not fields["advantage"])
        return where != "chimney" or bool(fields["chimney"])

    def best(self, view: SeatView[State], wished: list[Move], rng: Rng) -> Move:
        frame = view.world.frame()
        plan = Plan(view.world, view.seat)
        if frame == frames.READY:
            found = ready(plan, wished)
        elif frame == frames.CLOSING:
            found = closing(plan, wished)
        else:
            found = answered(plan, frame, wished)
        return found if found in wished else wished[rng.below(len(wished))]


@cache
def story(seed: str) -> Story:
    setup = GAME.setup("standard", SEATS, setup_rng(seed))
    scene = dict(GAME.scene(setup))
    rngs = bot_rngs(int.from_bytes(seed.encode()[-6:], "big"), SEATS)
    result = play(GAME, setup, [Guide(scene), GreedySilverfrost()], Streams(seed), rngs)
    record = result.record
    assert record is not None
    outcome = GAME.outcome(result.state)
    assert outcome is not None
    lines = [
        Done(step.line.seq, step.line.seat, GAME.fields(GAME.parse(step.line.text)), step.events)
        for step in record.steps(GAME)
    ]
    return Story(record, outcome.winners[0], lines, scene)


def moments(told: Story) -> Iterator[tuple[Step, Moment | None]]:
    """Each step later in the game than the one before."""
    after = 0
    for step in STEPS:
        found = step.find(told, after)
        yield step, found
        if found is None:
            return
        after = found.last


def search(most: int = 600) -> str:
    """A seed whose game shows everything in this order."""
    best = 0
    for number in range(most):
        seed = f"learn silverfrost {number}"
        found = [moment for _, moment in moments(story(seed))]
        if all(found):
            return seed
        if len(found) > best:
            best = len(found)
            print(f"{seed}: {best} of {len(STEPS)}", flush=True)
        story.cache_clear()
    raise SystemExit(f"no such game among {most}")


# --- what is stored ----------------------------------------------------------------------------------

DROPPED: Final = ("moves", "choices")


def _marks_after(told: Story, done: Done) -> list[str]:
    """Where something new is to be seen."""
    found: list[str] = []
    for event in told.events(done):
        if event.name == "land":
            found.append(f"city:{event.args['city']}:{event.args['slot']}")
            if done.fields.get("chimney"):
                found.append(f"city:{told.me}:{done.fields['chimney']}")
        elif event.name in ("clear_card", "visit"):
            found.append(f"city:{event.args['owner']}:{event.args['slot']}")
        elif event.name == "place":
            found.append(f"place:{event.args['place']}")
        elif event.name == "city_snow":
            found.append(f"city:{event.seat}:{event.args['slot']}")
        elif event.name == "snow_falls" and event.args["place"]:
            found.append(f"place:{event.args['place']}")
        elif event.name == "snow_falls" and event.args["card"]:
            found.append(f"valley:{event.args['card']}")
        elif event.name == "complete":
            found.append(f"quest:{event.args['quest']}")
    return found


# What follows from something else that is told, or lies open on the board.
UNTOLD: Final = (
    "land",
    "reveal",
    "giant_rises",
    "reshuffle",
    "draw_quest",
    "return_quest",
    "chosen",
    "lay_quest",
)

DETAILS: Final = (
    "take",
    "pay",
    "draw",
    "discard",
    "keep_quests",
    "use",
    "clear_place",
    "clear_valley",
    "clear_card",
)


def _meanwhile(told: Story, before: Moment | None, moment: Moment) -> list[Event]:
    """Everything that changed the table between two steps; of the opponent what was done, not what came of it."""
    if before is None:
        return []
    first = told.whole(before.done)[-1].seq if before.done else before.seq
    last = moment.told.seq - 1 if moment.told else moment.seq
    events = [event for line in told.lines[first:last] for event in line.events]
    return [
        event
        for event in events
        if event.name not in UNTOLD and (event.seat == told.me or event.name not in DETAILS)
    ]


def _step(told: Story, step: Step, moment: Moment, before: Moment | None) -> Json:
    view = told.view(moment.seq)
    done = moment.done or moment.told
    events = [] if done is None else told.events(done) if moment.done else _since(told, moment)
    shown = [event.for_viewer(told.me).to_json() for event in events if step.told(event)]
    found: Json = {
        "step": step.name,
        "rules": list(step.rules),
        "shows": step.shows,
        "view": {name: value for name, value in view.items() if name not in DROPPED},
        "marks": moment.marks,
        "move": None,
        "since": [event.for_viewer(told.me).to_json() for event in _meanwhile(told, before, moment)],
        "events": [],
        "after": None,
    }
    if moment.done is None:
        found["events"] = shown
        return found
    later = told.view(told.whole(moment.done)[-1].seq)
    board = {name: value for name, value in later["board"].items() if value != view["board"].get(name)}
    text = told.record.effective()[moment.done.seq - 1].text
    found["move"] = {"text": text, **moment.done.fields}
    found["after"] = {
        "board": board,
        "seats": later["seats"],
        "marks": _marks_after(told, moment.done),
        "events": shown,
    }
    return found


def _since(told: Story, moment: Moment) -> list[Event]:
    assert moment.told is not None
    return [event for line in told.lines[moment.told.seq - 1 : moment.seq] for event in line.events]


def _seen(scene: Json, steps: str) -> Json:
    """Of the set only what is to be seen in some step."""
    found = dict(scene)
    for what in ("cards", "giants", "quests"):
        found[what] = [entry for entry in scene[what] if f'"{entry["id"]}"' in steps]
    return found


def text() -> str:
    told = story(SEED)
    steps: list[str] = []
    before: Moment | None = None
    for step, moment in moments(told):
        assert moment is not None, f"no moment for {step.name}"
        assert step.turn == (moment.done is not None), step.name
        steps.append(compact(_step(told, step, moment, before)))
        before = moment
    told_steps = ",\n".join(steps)
    scene = _seen(told.scene, told_steps)
    head = f'"scene":{compact(scene)},\n"me":{told.me},\n"seed":{compact(SEED)},\n"steps":[\n'
    return "{" + head + told_steps + "\n]}\n"


def main(words: list[str]) -> None:
    if "search" in words:
        print(search())
        return
    written = text()
    FILE.write_text(written, encoding="utf-8", newline="\n")
    print(f"{FILE.name}: {len(written.encode())} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
