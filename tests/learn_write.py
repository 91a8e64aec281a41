"""The guided first games of the Watch: `python -m tests.learn_write`, with `search` to look for other games.

Each course is one game between bots with a fixed seed, and a few moments of it as one player sees them: the view, the
places to look at or to click, and what happened. web/src/games/watch/learn/*.json is written from here, a test keeps
it fresh; the sentences are in games/watch/messages/*/learn.ftl, in the order of the steps here.
"""

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from frostwall import games
from frostwall.core.drive import Streams, bot_rngs, play, setup_rng
from frostwall.core.record import Record
from frostwall.core.types import Event
from frostwall.games.watch.bots.greedy.bot import GreedyWatch

GAMES_OF_CLIENT: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "games"
FOLDER: Final = GAMES_OF_CLIENT / "watch" / "learn"
GAME: Final = games["watch"]
SEATS: Final = 4
GAMES: Final = {"base": "learn base 1", "brotherhood": "learn brotherhood 6"}  # the seeds

Json = dict[str, Any]


@dataclass
class Done:
    """One line of the game."""

    seq: int
    seat: int
    fields: Json
    events: list[Event]

    def has(self, name: str, **args: object) -> bool:
        return any(
            event.name == name
            and all(
                (event.seat if key == "seat" else event.args.get(key)) == value for key, value in args.items()
            )
            for event in self.events
        )


@dataclass
class Story:
    """A whole game, told by the one who wins it."""

    record: Record
    me: int
    lines: list[Done]
    scene: Json

    def view(self, seq: int) -> Json:
        return dict(GAME.view(self.record.fold(GAME, seq), self.me))

    def first(self, after: int, wanted: Callable[[Done], bool]) -> Done | None:
        return next((line for line in self.lines if line.seq > after and wanted(line)), None)

    def mine(self, after: int, kind: str) -> Done | None:
        return self.first(after, lambda line: line.seat == self.me and line.fields["kind"] == kind)


@dataclass
class Moment:
    """A position, and what to look at. `done` is what the reader does, or what has just happened."""

    seq: int
    marks: list[tuple[str, int | str]] = field(default_factory=list)
    done: Done | None = None
    produced: list[int] = field(default_factory=list)
    built: list[str] = field(default_factory=list)
    line: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Step:
    """`turn`: the reader clicks one of the marks."""

    name: str
    rules: tuple[str, ...]
    find: Callable[[Story, int], Moment | None]
    turn: bool = False
    tells: tuple[str, ...] = ()  # the events worth telling; all if empty


NORTH: Final = ("wildling_die", "advance", "wall_holds", "giant", "breach", "guard_lost", "cross", "sixth")


# --- the moments -------------------------------------------------------------------------------------


def _hexes(hexes: list[int]) -> list[tuple[str, int | str]]:
    return [("hex", each) for each in hexes]


def numbers(story: Story, after: int) -> Moment | None:
    return Moment(
        0, [("hex", hexagon["hex"]) for hexagon in story.scene["hexes"] if hexagon["number"] in (6, 8)]
    )


def mine(kind: str, place: str, least: int = 0) -> Callable[[Story, int], Moment | None]:
    """Before a move of one's own that is made at a place of the board."""

    def find(story: Story, after: int) -> Moment | None:
        done = story.mine(max(after, least), kind)
        if done is None or not isinstance(done.fields[place], int):
            return None
        return Moment(done.seq - 1, [(place, done.fields[place])], done)

    return find


def built_later(kind: str, place: str) -> Callable[[Story, int], Moment | None]:
    """The same, once the game has begun."""

    def find(story: Story, after: int) -> Moment | None:
        began = story.first(0, lambda line: line.has("dice"))
        return None if began is None else mine(kind, place, began.seq)(story, after)

    return find


def first_cards(story: Story, after: int) -> Moment | None:
    done = story.first(after, lambda line: line.has("first_cards", seat=story.me))
    if done is None:
        return None
    at = done.fields["intersection"]
    hexes = story.scene["intersections"][at]["hexes"]
    numbered = [each for each in hexes if story.scene["hexes"][each]["number"]]
    return Moment(done.seq, _hexes(numbered), done, produced=numbered, built=[f"intersection:{at}"])


def harvest(story: Story, after: int) -> Moment | None:
    done = story.first(after, lambda line: line.has("dice") and line.has("produce", seat=story.me))
    if done is None:
        return None
    number = done.fields["first"] + done.fields["second"]
    board = story.view(done.seq)["board"]
    own = {*board["settlements"][story.me], *board["keeps"][story.me]}
    around = {each for at in own for each in story.scene["intersections"][at]["hexes"]}
    hexes = [each for each in sorted(around) if story.scene["hexes"][each]["number"] == number]
    return Moment(done.seq, _hexes(hexes), done, produced=hexes)


def exchange(story: Story, after: int) -> Moment | None:
    """A trade with the supply; to look at: the trade routes."""
    done = story.mine(after, "trade")
    if done is None:
        return None
    board = story.view(done.seq)["board"]
    taken = {at for kind in ("settlements", "keeps") for own in board[kind] for at in own}
    ends = [end for route in story.scene["routes"] for end in route["ends"] if end not in taken]
    return Moment(done.seq, [("intersection", end) for end in ends], done)


def bought(story: Story, after: int) -> Moment | None:
    done = story.first(after, lambda line: line.fields["kind"] == "draw" and line.fields["seat"] == story.me)
    return None if done is None else Moment(done.seq, [], done)


def won(story: Story, after: int) -> Moment | None:
    done = story.lines[-1]
    board = story.view(done.seq)["board"]
    own = [f"intersection:{at}" for kind in ("settlements", "keeps") for at in board[kind][story.me]]
    return Moment(done.seq, [], done, built=own)


def wall(story: Story, after: int) -> Moment | None:
    return Moment(0, [("section", section["section"]) for section in story.scene["sections"]])


def hero(story: Story, after: int) -> Moment | None:
    done = story.mine(after, "roll")
    return None if done is None else Moment(done.seq - 1)


def token(story: Story, after: int) -> Moment | None:
    """What one's own building brings: a wildling in an empty camp."""
    done = story.first(after, lambda line: line.has("camp", seat=story.me))
    if done is None:
        return None
    camp = next(event for event in done.events if event.name == "camp")
    return Moment(done.seq, [("camp", f"{camp.args['clan']}/{camp.args['camp']}")], done)


def at_clearing(*names: str, **args: object) -> Callable[[Story, int], Moment | None]:
    """Something happens in a clearing: to look at, the clearing, its section, and the line of a crossing."""

    def find(story: Story, after: int) -> Moment | None:
        last = names[-1]
        done = story.first(after, lambda line: all(map(line.has, names)) and line.has(last, **args))
        if done is None:
            return None
        event = next(each for each in done.events if each.name == names[0])
        section = event.args["section"]
        assert isinstance(section, int)
        crossing = any(each.name == "cross" for each in done.events)
        line = story.view(done.seq)["board"]["clearings"][section]["line"] if crossing else []
        return Moment(done.seq, [("clearing", section)], done, line=line)

    return find


COURSES: Final[dict[str, list[Step]]] = {
    "base": [
        Step("numbers", ("PROD-3", "COMP-27"), numbers, turn=True),
        Step("settle", ("SET-11", "BLD-12"), mine("settlement", "intersection"), turn=True),
        Step("road", ("SET-12", "BLD-5"), mine("road", "path"), turn=True),
        Step("first", ("SET-13",), first_cards),
        Step("harvest", ("PROD-1", "TURN-1"), harvest, tells=("dice", "produce")),
        Step("build", ("BLD-1", "BLD-5"), built_later("road", "path"), turn=True),
        Step("settlement", ("BLD-9", "BLD-12"), built_later("settlement", "intersection"), turn=True),
        Step("trade", ("TRD-4", "TRD-8"), exchange),
        Step("tormund", ("SEV-1", "TOR-6"), mine("tormund", "hex"), turn=True),
        Step("keep", ("BLD-15",), mine("keep", "intersection"), turn=True),
        Step("cards", ("DEV-3", "SPC-6"), bought),
        Step("won", ("END-1", "END-2"), won),
    ],
    "brotherhood": [
        Step("wall", ("MODE-2", "COMP-18"), wall),
        Step("guard", ("SET-21", "GRD-1"), mine("guard", "section"), turn=True),
        Step("hero", ("HERO-1", "HERO-9"), hero),
        Step("token", ("WILD-7", "WILD-8"), token),
        Step("advance", ("WILD-11", "WILD-2"), at_clearing("advance", wildling="regular"), tells=NORTH),
        Step("recruit", ("GRD-1", "GRD-5"), built_later("guard", "section"), turn=True),
        Step("holds", ("WILD-14", "WILD-19"), at_clearing("wall_holds"), tells=NORTH),
        Step(
            "climber",
            ("WILD-15", "WILD-16"),
            at_clearing("advance", "cross", wildling="climber"),
            tells=NORTH,
        ),
        Step("breach", ("WILD-20", "WILD-21"), at_clearing("breach"), tells=NORTH),
        Step("patrol", ("DEV-5", "WILD-26"), mine("drive", "hex"), turn=True),
        Step("won", ("END-3", "END-4", "END-6"), won),
    ],
}

# --- the game ----------------------------------------------------------------------------------------


@cache
def story(course: str, seed: str) -> Story:
    setup = GAME.setup(course, SEATS, setup_rng(seed))
    rngs = bot_rngs(int.from_bytes(seed.encode()[-6:], "big"), SEATS)
    result = play(GAME, setup, [GreedyWatch() for _ in range(SEATS)], Streams(seed), rngs)
    record = result.record
    assert record is not None
    outcome = GAME.outcome(result.state)
    assert outcome is not None
    lines = [
        Done(step.line.seq, step.line.seat, GAME.fields(GAME.parse(step.line.text)), step.events)
        for step in record.steps(GAME)
    ]
    return Story(record, outcome.winners[0] if outcome.winners else 0, lines, dict(GAME.scene(setup)))


def moments(course: str, told: Story) -> Iterator[tuple[Step, Moment | None]]:
    """Each step later in the game than the one before."""
    after = 0
    for step in COURSES[course]:
        found = step.find(told, after)
        yield step, found
        if found is None:
            return
        after = found.done.seq if found.done is not None else found.seq


def search(course: str, most: int = 400) -> str:
    """A seed whose game shows everything, won by points."""
    best = 0
    for number in range(most):
        seed = f"learn {course} {number}"
        told = story(course, seed)
        found = [moment for _, moment in moments(course, told)]
        outcome = GAME.outcome(told.record.fold(GAME))
        if all(found) and outcome is not None and outcome.ending == "points":
            return seed
        if len(found) > best:
            best = len(found)
            print(f"{seed}: {best} of {len(COURSES[course])}", flush=True)
        story.cache_clear()
    raise SystemExit(f"{course}: no such game among {most}")


# --- what is stored ----------------------------------------------------------------------------------

SEAT_FIELDS: Final = (
    *("seat", "points", "all_points", "hand", "hand_size", "cards", "cards_size", "fresh", "fresh_size"),
    *("patrols", "road_length", "longest_road", "strongest_patrol", "guards", "guard_points"),
)
VIEW_FIELDS: Final = ("turn", "phase", "dice", "wildling_die", "outcome")


def _seats(view: Json) -> list[Json]:
    found: list[Json] = []
    for seat in view["seats"]:
        kept = {name: seat[name] for name in SEAT_FIELDS if name in seat and seat[name] is not None}
        if "hero" in seat:
            kept["hero"] = {name: seat["hero"][name] for name in ("name", "side")}
        found.append(kept)
    return found


def _board(view: Json) -> Json:
    return {name: value for name, value in view["board"].items() if name != "tokens"}


def _step(told: Story, step: Step, moment: Moment) -> Json:
    view = told.view(moment.seq)
    board, seats = _board(view), _seats(view)
    found: Json = {
        "step": step.name,
        "rules": list(step.rules),
        "view": {
            **{name: view[name] for name in VIEW_FIELDS if name in view},
            "board": board,
            "seats": seats,
        },
        "marks": [{"place": place, "ref": ref} for place, ref in moment.marks],
        "highlight": {"built": moment.built, "produced": moment.produced},
        "line": moment.line,
        "events": [],
        "after": None,
    }
    events = [] if moment.done is None else moment.done.events
    shown = [
        event.for_viewer(told.me).to_json() for event in events if not step.tells or event.name in step.tells
    ]
    if step.turn:
        later = view if moment.done is None else told.view(moment.done.seq)
        changed = {name: value for name, value in _board(later).items() if value != board.get(name)}
        found["after"] = {"board": changed, "seats": _seats(later), "events": shown[:3]}
    else:
        found["events"] = shown[-4:] if step.name == "won" else shown[:5]
    return found


def text(course: str) -> str:
    told = story(course, GAMES[course])
    steps: list[str] = []
    for step, moment in moments(course, told):
        assert moment is not None, f"{course}: no moment for {step.name}"
        steps.append(compact(_step(told, step, moment)))
    names = (
        "game",
        "rules",
        "seats",
        "colours",
        "hexes",
        "intersections",
        "paths",
        "routes",
        "costs",
        "resources",
    )
    north = ("sections", "clans", "figures", "guard_cost", "most_breaches", "most_in_gift", "win_points")
    scene = {name: told.scene[name] for name in (*names, *north) if name in told.scene}
    head = f'"scene":{compact(scene)},\n"me":{told.me},\n"seed":{compact(GAMES[course])},\n"steps":[\n'
    return "{" + head + ",\n".join(steps) + "\n]}\n"


def compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def main(words: list[str]) -> None:
    for course in GAMES:
        if "search" in words:
            if course in words or len(words) == 1:
                print(course, search(course))
            continue
        written = text(course)
        (FOLDER / f"{course}.json").write_text(written, encoding="utf-8", newline="\n")
        print(f"{course}.json: {len(written.encode())} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
