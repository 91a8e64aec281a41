"""Games of the Watch to tell: their events, and refusals of moves probed on the way."""

from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from tests.games.watch.message_samples import GAME, HEROES, NAMES, RARE, RESOURCES
from tests.message_source import literals

from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Refusal
from frostwall.games.watch.engine.phrases import NORTH, PHRASES
from frostwall.games.watch.engine.rules import CLANS


@dataclass
class Story:
    """A game played to its end by chance, with trade among seats, and refusals of moves probed on the way."""

    seats: int
    events: list[Event] = field(default_factory=list)
    refusals: list[tuple[int, Refusal]] = field(default_factory=list)
    sources: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Table:
    """What a game is played with, and how it is loaded to bring what is rare."""

    rules: str
    seats: int
    options: dict[str, object] = field(default_factory=dict)
    tokens: tuple[str, ...] = ()  # wildlings that come first
    die: int = 0  # what the wildling die shows most
    crowd: bool = False  # guards go to section 0 while they can


EVERY_HERO: dict[str, object] = {"heroes": "all", "heroic_tragedy": True}
TABLES = [
    Table("base", 3),
    Table("base", 4, {"steal": "may", "phases": "separate", "tormund_camp_on_7": False}),
    Table("base", 3, {"resource_cards_per_kind": 10, "offers_per_turn": 1, "vp_cards": 20}),
    Table("base", 4, {"edition": "de", "start": "beginner", "oldest": 2}),
    Table("base", 3, {"player_trade": False, "board": "full_random"}),
    Table("brotherhood", 3, EVERY_HERO),
    Table("brotherhood", 4, {"edition": "pl", "phases": "separate", "mammoths": True}, ("giant",)),
    Table("brotherhood56", 5, EVERY_HERO, ("regular", "mammoth"), 1, crowd=True),
    Table("brotherhood56", 6, {"founding_tokens": "reveal", "climbers_count": False}, ("climber",), 1),
    Table("brotherhood", 4, {"founding_tokens": "reveal", "edition": "nl", **EVERY_HERO}, ("climber",)),
    Table("brotherhood56", 6, {"edition": "de", "sixth_second": "random"}, ("mammoth",), 4, crowd=True),
    Table("brotherhood56", 6, EVERY_HERO),
]
PROBED = [
    *(
        "",
        "roll twice now",
        "offer wool",
        "road",
        "road x",
        "road 999",
        "trade for ore",
        "offer wool*99 for ore",
    ),
    *(
        "castle 3",
        "offer wool for ore to 9",
        "tormund",
        "discard",
        "road 3 for Anna",
        "offer patrol for wool",
    ),
    *(f"guard {section}" for section in range(6)),
    *(
        "recruits 5",
        "pass",
        "declare",
        "flip",
        "decline",
        "done",
        "back climber",
        "drive 3 giant",
        "guard 1 2",
    ),
    *(f"pick {hero}" for hero in HEROES),
    *("remove osha", "take 1 wool", "return 1 ore", "ask 0", "choose patrol"),
    *(f"{word} something" for word in (*PHRASES, *NORTH)),
    *("look tokens", "roll " * 99),
]


def story(seed: int) -> Story:
    table = TABLES[seed % len(TABLES)]
    seats = table.seats
    rng = Random(seed)
    s = GAME.new_game(GAME.setup(table.rules, seats, Rng(seed), **table.options))
    found = Story(seats)

    def act(seat: int, move: int) -> None:
        GAME.apply(s, seat, move, found.events)

    while actors := GAME.actors(s):
        _probe(s, found, rng)
        seat = rng.choice(actors)
        if seat == CHANCE:
            act(seat, _luck(table, GAME.chance(s), rng))
            continue
        move = GAME.random_move(s, seat, rng)
        kind = GAME.kinds.kind(move).name
        if kind == "victim":  # an empty hand is rare: look for it
            hands: Any = GAME.view(s, seat)["seats"]
            victims = [m for m in GAME.legal_moves(s, seat) if GAME.fields(m)["kind"] == "victim"]
            move = min(victims, key=lambda m: hands[GAME.fields(m)["victim"]]["hand_size"])
        elif kind == "guard" and table.crowd:
            move = next(m for m in GAME.legal_moves(s, seat) if GAME.fields(m)["kind"] == "guard")
        elif kind == "patrol" or rng.random() < 0.2:  # a proposal before a theft may be closed by it
            give, take = rng.sample(RESOURCES, 2)
            verb = "propose" if kind == "patrol" else rng.choice(["offer", "counter"])
            who = (seat + rng.randrange(1, seats)) % seats if verb == "propose" else seat
            judged = GAME.judge(s, who, f"{verb} {give} for {take}")
            if not isinstance(judged, Refusal):
                act(who, judged)
                if verb != "propose":
                    continue
        act(seat, move)
    _probe(s, found, rng, always=True)
    outcome = GAME.outcome(s)
    assert outcome is not None
    found.sources = outcome.sources[0]
    return found


def _luck(table: Table, chance: list[tuple[int, int]], rng: Random) -> int:
    """What nature brings; a table may have its tokens and its die loaded."""
    outcomes = [move for move, _ in chance]
    fields = {move: GAME.fields(move) for move in outcomes}
    kind = fields[outcomes[0]]["kind"]
    if kind == "token" and table.tokens:
        loaded = [move for move in outcomes if fields[move]["wildling"] in table.tokens]
        loaded.sort(key=lambda move: fields[move]["clan"] != CLANS[0])
        if loaded and (table.crowd or rng.random() < 0.8):
            return loaded[0] if table.crowd else rng.choice(loaded)
    if kind == "wildling" and table.die and rng.random() < 0.7:
        return next(move for move in outcomes if fields[move]["die"] == table.die)
    return rng.choices(outcomes, [weight for _, weight in chance])[0]


def _probe(s: Any, found: Story, rng: Random, always: bool = False) -> None:
    if not always and rng.random() > 0.1:
        return
    for _ in range(12):
        seat = rng.choice([*range(found.seats), *GAME.actors(s), 9])
        refusal = GAME.refusal(s, seat, GAME.kinds.random(Rng(rng.getrandbits(40))))
        if refusal is not None:
            found.refusals.append((seat, refusal))
    seat = rng.randrange(found.seats)
    judged = GAME.judge(s, seat, rng.choice(PROBED))
    if isinstance(judged, Refusal):
        found.refusals.append((seat, judged))


@cache
def stories() -> list[Story]:
    """Some games, and more until every event there is has happened."""
    found: list[Story] = []
    missing = literals("Event") - {event.name for event in RARE}
    while (missing and len(found) < 200) or len(found) < 2 * len(TABLES):
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
