"""The guided first game of Silverfrost: `python -m tests.learn_write_silverfrost`, with `search` to look for another.

One game with a fixed seed, and a few moments of it as its winner sees them, in the order of the game: the view, the
things to look at, the move that the reader makes by a click, and what came of it. The winner is a guide: a bot that
does what the next step shows as soon as it may. The game is stored as web/src/games/silverfrost/learn/silverfrost.json,
a test keeps that fresh; the sentences are in games/silverfrost/messages/*/learn.ftl, in the order of the steps here.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from tests.learn_write import GAMES_OF_CLIENT, Done, Json, compact

from frostwall import games
from frostwall.core.drive import Clock, SeatView, Streams, bot_rngs, play, setup_rng
from frostwall.core.record import Record
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Move
from frostwall.games.silverfrost.bots.greedy.answers import answer as answered
from frostwall.games.silverfrost.bots.greedy.bot import GreedySilverfrost
from frostwall.games.silverfrost.bots.greedy.plan import Plan
from frostwall.games.silverfrost.bots.greedy.turn import closing, ready
from frostwall.games.silverfrost.engine import frames
from frostwall.games.silverfrost.engine.state import State

FILE: Final = GAMES_OF_CLIENT / "silverfrost" / "learn" / "silverfrost.json"
GAME: Final = games["silverfrost"]  # with the usual set
SEATS: Final = 2
SEED: Final = "learn silverfrost 477"
MOST: Final = 200_000  # bytes

BEGINS: Final = {"place", "visit", "prepare", "pass"}  # what begins a turn
EXTRA: Final = {"clear", "use", "end"}  # what may follow the action in one's turn, and is a story of its own


@dataclass
class Story:
    """A whole game, told by the one who wins it."""

    record: Record
    me: int
    lines: list[Done]
    scene: Json

    def view(self, seq: int) -> Json:
        return dict(GAME.view(self.record.fold(GAME, seq), self.me))

    def season(self, seq: int) -> str:
        """One's own, before a line."""
        found = "summer"
        for line in self.lines[: seq - 1]:
            for event in line.events:
                if event.name == "season" and event.seat == self.me:
                    found = str(event.args["season"])
        return found

    def mine(self, after: int, kind: str, wanted: Callable[[Done], bool] = lambda _: True) -> Done | None:
        own = (each for each in self.lines if each.seq > after and each.seat == self.me)
        return next((each for each in own if each.fields["kind"] == kind and wanted(each)), None)

    def whole(self, done: Done) -> list[Done]:
        """A move with everything that comes of it."""
        found = [done]
        for line in self.lines[done.seq :]:
            if line.seat not in (self.me, CHANCE) or line.fields["kind"] in BEGINS | EXTRA:
                break
            found.append(line)
        return found

    def events(self, done: Done) -> list[Event]:
        return [event for line in self.whole(done) for event in line.events]


@dataclass
class Moment:
    """A position and what to look at; `done` is what the reader does there, `told` what has just happened."""

    seq: int
    marks: list[str] = field(default_factory=list)
    done: Done | None = None
    told: Done | None = None

    @property
    def last(self) -> int:
        return self.seq if self.done is None else self.done.seq


@dataclass(frozen=True)
class Step:
    name: str
    rules: tuple[str, ...]
    shows: str  # what of the table the step is about: the board, one's own city, the hand
    find: Callable[[Story, int], Moment | None]
    turn: bool = False  # the reader does something
    tells: tuple[str, ...] = ()  # the events worth telling, also as "take point"; all if empty

    def told(self, event: Event) -> bool:
        names = (event.name, f"{event.name} {event.args.get('good')}")
        return not self.tells or any(name in self.tells for name in names)


# --- the moments -------------------------------------------------------------------------------------


def start(story: Story, after: int) -> Moment | None:
    first = next(line for line in story.lines if line.seat == story.me and line.fields["kind"] in BEGINS)
    return Moment(first.seq - 1)


def _before(done: Done | None) -> Moment | None:
    return None if done is None else Moment(done.seq - 1, done=done)


def placing(
    area: str, figure: str, when: tuple[str, ...], brings: str = "place"
) -> Callable[[Story, int], Moment | None]:
    """An animal goes to a place of the board, and an event comes of it; `area` also says `basic`."""

    def find(story: Story, after: int) -> Moment | None:
        areas = {place["id"]: place["area"] for place in story.scene["places"]}
        return _before(
            story.mine(
                after,
                "place",
                lambda line: (
                    areas[line.fields["place"]] == area
                    and line.has("place", figure=figure)
                    and any(event.name == brings for event in story.events(line))
                    and story.season(line.seq) in when
                ),
            )
        )

    return find


def construction(story: Story, after: int) -> Moment | None:
    kinds = {card["id"]: card["kind"] for card in story.scene["cards"]}
    return _before(
        story.mine(
            after,
            "play",
            lambda line: (
                kinds[line.fields["card"]] == "construction"
                and line.has("pay")
                and line.has("land", city=story.me)
                and not line.has("clear_valley")
                and story.season(line.seq) == "summer"
            ),
        )
    )


def types(story: Story, after: int) -> Moment | None:
    """One card of each type in the valley or one's city; one type may be missing, it has a step of its own later."""
    line = next(each for each in story.lines if each.seq == after)
    seq = story.whole(line)[-1].seq
    view = story.view(seq)
    own = view["seats"][story.me]
    lying = [(f"valley:{space['card']}", space["card"]) for space in view["board"]["valley"]]
    lying += [(f"city:{story.me}:{card['slot']}", card["card"]) for card in own["city"]]
    type_of = {card["id"]: card["type"] for card in story.scene["cards"]}
    firsts = {type_of[card]: key for key, card in reversed(lying)}
    marks = [firsts[each] for each in story.scene["types"] if each in firsts]
    return Moment(seq, marks) if len(marks) >= len(story.scene["types"]) - 1 else None


def prepare(story: Story, after: int) -> Moment | None:
    return _before(story.mine(after, "prepare"))


def clear(story: Story, after: int) -> Moment | None:
    return _before(story.mine(after, "clear"))


def chimney(story: Story, after: int) -> Moment | None:
    return _before(story.mine(after, "play", lambda line: line.fields["chimney"] not in (0, None)))


def answer(kind: str) -> Callable[[Story, int], Moment | None]:
    """Chosen when the animal stands there already."""

    def find(story: Story, after: int) -> Moment | None:
        return _before(story.mine(after, kind))

    return find


def cold(story: Story, after: int) -> Moment | None:
    done = next((each for each in story.lines if each.seq > after and each.has("freezing_cold")), None)
    if done is None:
        return None
    seq = next(each.seq for each in story.lines if each.seq > done.seq and each.seat == story.me) - 1
    board = story.view(seq)["board"]
    snowed = [f"place:{place}" for place, state in board["places"].items() if state["snow"]]
    snowed += [f"valley:{space['card']}" for space in board["valley"] if space["snow"]]
    return Moment(seq, snowed, told=done)


def visit(story: Story, after: int) -> Moment | None:
    """One's own destination card, where it brings something."""
    return _before(
        story.mine(
            after,
            "visit",
            lambda line: (
                line.fields["city"] == story.me and any(event.name == "take" for event in story.events(line))
            ),
        )
    )


def over(story: Story, after: int) -> Moment | None:
    return Moment(story.lines[-1].seq)


EVER: Final = ("summer", "autumn", "winter", "spring")
STEPS: Final = [
    Step("goal", ("TURN-2", "SEAS-1", "SCORE-9"), "board", start),
    Step(
        "place", ("WORK-4", "WORK-5", "BASIC-1"), "board", placing("basic", "animal", ("summer",)), turn=True
    ),
    Step("play", ("CARD-1", "CARD-2", "CARD-4"), "hand", construction, True, ("pay", "play", "take")),
    Step("types", ("TYPE-1", "TYPE-2", "TYPE-3", "TYPE-4", "TYPE-5"), "board", types),
    Step(
        *("prepare", ("TURN-6", "SEAS-2", "SEAS-A1", "SNOW-7"), "city", prepare, True),
        ("season", "take fire", "activate", "snow_falls", "city_snow"),
    ),
    Step(
        *("snow", ("SNOW-12", "SNOW-14", "SNOW-19", "SCORE-7"), "city", clear, True),
        ("pay", "clear_card"),
    ),
    Step(
        *("guard", ("GUARD-2", "GUARD-4", "HOT-1", "HAND-1"), "board"),
        placing("hot_spring", "guard", ("summer", "autumn")),
        turn=True,
    ),
    Step("chimney", ("CHIM-1", "CHIM-2", "CHIM-3"), "board", chimney, True, ("pay", "play")),
    Step(
        *("forge", ("FORGE-1", "FORGE-2"), "board", placing("forge", "animal", EVER, "discard")),
        turn=True,
    ),
    Step(
        *("giants", ("BEAC-1", "BEAC-2", "BEAC-3"), "board", answer("giant"), True),
        ("use_giant", "take point", "activate", "giant_leaves", "giant_rises"),
    ),
    Step(
        *("cold", ("SEAS-W4", "SNOW-10", "SNOW-16"), "board", cold),
        tells=("season", "freezing_cold", "giants_leave", "snow_falls"),
    ),
    Step(
        *("guild", ("GUILD-1", "GUILD-3", "QUEST-4"), "board", answer("quest"), True),
        ("complete", "draw_quest", "keep_quests"),
    ),
    Step("visit", ("DEST-1", "DEST-2", "DEST-4"), "city", visit, turn=True),
    Step("journey", ("JOUR-1", "JOUR-2", "JOUR-5"), "board", placing("journey", "animal", EVER), turn=True),
    Step("over", ("END-1", "END-6", "SCORE-1"), "city", over),
]

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
