"""The moments of Silverfrost's guided game: what each step shows, and where in a game it can be shown."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tests.learn_write import Done, Json

from frostwall import games
from frostwall.core.record import Record
from frostwall.core.types import CHANCE, Event

GAME: Final = games["silverfrost"]  # with the usual set

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
