"""Writes tests/golden anew: `python -m tests.golden_write [NAME ...]`.

A golden is a record and, beside it, what its lines did: their events and a digest of everybody's view. A change in
either is a change of the rules or of what a client sees, and has to be meant. Each golden is the first game, by number
from `start`, in which everything happened soon enough that it is kept for; after a change of the rules it may take a
while to find it again.
"""

import hashlib
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.games.silverfrost.lively import lively_move
from tests.games.watch.layout import PATHS
from tests.games.watch.play import EAGER, eager_move, view

from frostwall import games
from frostwall.core.drive import Streams, setup_rng, start_record
from frostwall.core.game import Game
from frostwall.core.record import Record, RecordError, Replay, compact, game_of, with_options
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, SPECTATOR, Event
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.heroes.hero import ROSTER
from frostwall.games.watch.engine.kinds import HEROES
from frostwall.games.watch.engine.state import State

GOLDEN = Path(__file__).parent / "golden"
TRIES = 3000


@dataclass(frozen=True)
class Golden:
    """`wants` are what must happen within `most` lines: names of events, "longest_road -1" for one by that seat, and
    more of `happened`. A game is played to its end, or, with `tail`, so many lines beyond the last of its wants."""

    name: str
    seats: int
    options: dict[str, object] = field(default_factory=dict)
    wants: frozenset[str] = frozenset()
    most: int = 600
    start: int = 0
    tail: int | None = None
    style: str = "eager"
    rules: str = "base"
    game: str = "watch"


def wants(*names: str) -> frozenset[str]:
    return frozenset(names)


TRADE = wants(
    *("offer", "accept", "decline", "counter", "deal", "withdraw", "offer_failed", "propose", "reject")
)
GOLDENS = [
    Golden("base-3", 3, {}, wants("longest_road", "strongest_patrol", "sealed", "steal")),
    Golden("base-4", 4, {}, wants("longest_road", "strongest_patrol", "sealed", "winter")),
    Golden("base-4-de", 4, {"edition": "de"}, wants("keep")),
    Golden("base-3-nl", 3, {"edition": "nl"}, wants("keep")),
    Golden("base-4-pl", 4, {"edition": "pl"}, wants("spared", "steal")),
    Golden("base-4-trade", 4, {"offers_per_turn": 30}, TRADE, style="merchants"),
    Golden("base-3-separate", 3, {"phases": "separate"}, wants("building", "deal", "trade", "buy")),
    Golden("base-3-beginner", 3, {"start": "beginner", "oldest": 2}, wants("keep", "victory")),
    Golden("base-4-beginner", 4, {"start": "beginner"}, wants("keep", "victory")),
    Golden("base-4-shortage", 4, {"resource_cards_per_kind": 10}, wants("shortage")),
    Golden("base-4-random", 4, {"board": "full_random", "vp_cards": 0}, wants("empty_hands")),
    Golden("base-3-aside", 3, {}, wants("longest_road -1"), 400, 900, tail=20, style="rivals"),
    Golden("base-4-undo", 4, {}, wants("keep"), style="hesitant"),
]

# Brotherhood: every table, every edition, every ending, every hero used on both sides.
SMALL, LARGE = "brotherhood", "brotherhood56"
NORTH = wants(
    "token", "camp", "advance", "cross", "guard", "guard_lost", "hero", "hero_flipped", "hero_picked"
)
GOLDENS += [
    Golden("brotherhood-3", 3, {}, NORTH | wants("rush", "giant", "breach"), 1500, 434, rules=SMALL),
    Golden(
        "brotherhood-4",
        4,
        {},
        NORTH | wants("wall_holds", "longest_road", "victory", "drive"),
        1100,
        rules=SMALL,
    ),
    Golden("brotherhood56-5", 5, {}, NORTH | wants("special_build"), 1400, rules=LARGE),
    Golden("brotherhood56-6", 6, {}, NORTH | wants("special_build", "breach"), 1400, rules=LARGE),
    Golden("brotherhood-4-de", 4, {"edition": "de"}, NORTH, 1500, rules=SMALL),
    Golden("brotherhood-3-nl", 3, {"edition": "nl"}, NORTH, 1500, rules=SMALL),
    Golden("brotherhood-4-pl", 4, {"edition": "pl"}, NORTH | wants("victory"), 1100, rules=SMALL),
    Golden("brotherhood56-6-de", 6, {"edition": "de"}, NORTH, 1400, rules=LARGE),
    Golden("brotherhood56-5-nl", 5, {"edition": "nl"}, NORTH, 1400, rules=LARGE),
    Golden("brotherhood56-5-pl", 5, {"edition": "pl"}, NORTH, 1400, rules=LARGE),
    Golden("ending-points", 3, {}, wants("victory"), 900, rules=SMALL, style="builders"),
    Golden(
        "ending-breaches", 4, {}, wants("overrun breaches", "winners 1"), 900, rules=SMALL, style="reckless"
    ),
    Golden("ending-wildlings", 4, {}, wants("overrun wildlings"), 1200, 1953, rules=SMALL, style="reckless"),
    Golden("ending-shared", 4, {}, wants("overrun", "winners 2"), 1200, 219, rules=SMALL, style="reckless"),
    Golden(
        "ending-nobody",
        3,
        {"tiebreak": "pl"},
        wants("overrun", "winners 0"),
        1200,
        56,
        rules=SMALL,
        style="reckless",
    ),
    Golden("tragedy", 4, {"heroic_tragedy": True}, wants("tragedy"), 1500, rules=SMALL, tail=5),
    Golden("mammoths", 4, {"mammoths": True}, wants("token mammoth", "breach"), 1500, rules=SMALL, tail=5),
    Golden("reshuffle", 4, {}, wants("tokens_shuffled"), 1500, rules=SMALL, tail=20, style="reckless"),
]
GOLDENS += [
    Golden(
        f"hero-{hero.name}",
        4,
        {"heroes": "all"},
        wants(f"hero {hero.name} A", f"hero {hero.name} B"),
        1500,
        tail=4,
        style=f"hero {hero.name}",
        rules=SMALL,
    )
    for hero in ROSTER
]

# Silverfrost: every number of seats, both snow sides, every difficulty, and what is rare.
COMMON = wants("place", "play", "season", "snow_falls", "city_snow", "clear_card", "complete", "use_giant")
FROST: list[tuple[str, int, dict[str, object], frozenset[str], int, int | None]] = [
    ("2", 2, {}, COMMON | wants("freezing_cold", "visit", "activate", "give_cards"), 700, None),
    ("3", 3, {}, COMMON | wants("visit", "react", "chimney"), 900, None),
    ("4", 4, {}, COMMON | wants("visit", "tuck", "remove"), 1100, None),
    ("2-storm", 2, {"snow_side": "snowstorm"}, COMMON, 700, None),
    ("4-storm", 4, {"snow_side": "snowstorm"}, COMMON, 1100, None),
    ("1", 1, {}, wants("claw_plan_b", "claw_token", "claw_collects", "claw_marks"), 600, None),
    ("1-d2", 1, {"difficulty": 2}, wants("claw_plan_c", "claw_draws"), 600, None),
    ("1-d3", 1, {"difficulty": 3}, wants("claw_plan_b", "complete"), 600, None),
    ("1-d4", 1, {"difficulty": 4}, wants("claw_plan_b", "complete -1"), 600, None),
    ("reshuffle", 4, {}, wants("reshuffle"), 1500, 15),
    ("mulligan", 3, {}, wants("mulligan"), 200, 5),
    ("window", 2, {}, wants("move continue"), 600, 10),
]
# The second edition of the card set: reactions to plays, gifts to somebody chosen, cards for other cities.
SECOND: list[tuple[str, int, dict[str, object], frozenset[str], int, int | None]] = [
    ("second-1", 1, {}, wants("react", "claw_plan_b", "complete", "use_giant"), 600, None),
    ("second-2", 2, {}, COMMON | wants("visit", "react", "activate", "give_cards"), 700, None),
    ("second-3", 3, {}, COMMON | wants("visit", "react", "remove"), 900, None),
    ("second-4", 4, {}, COMMON | wants("visit", "react", "activate", "chimney"), 1100, None),
]
GOLDENS += [
    Golden(
        f"silverfrost-{name}",
        seats,
        {**edition, **options},
        needed,
        most,
        tail=tail,
        rules="standard",
        game="silverfrost",
    )
    for edition, rows in (({"set": "hearthside"}, FROST), ({}, SECOND))
    for name, seats, options, needed, most, tail in rows
]

# --- what is kept beside a record ---


def log(record: Record, game: Game[Any]) -> str:
    """After each line its events and a digest of all views; at the end the outcome."""
    replay = Replay(record, game)
    rows: list[str] = []
    viewers = [*range(record.header.seats), SPECTATOR]
    while replay.ahead() is not None:
        step = replay.step()
        rows.append(step.line.write())
        rows += [f"  {_event_text(event)}" for event in step.events]
        seen = compact([game.view(replay.state, viewer) for viewer in viewers])
        rows.append(f"  = {hashlib.sha256(seen.encode()).hexdigest()[:10]}")
    outcome = game.outcome(replay.state)
    rows.append("open" if outcome is None else compact(outcome.to_json()))
    return "\n".join(rows) + "\n"


def _event_text(event: Event) -> str:
    secret = f" only {list(event.only)} {','.join(event.secret)}" if event.only is not None else ""
    return f"{event.name} {event.seat} {compact(event.args)} {event.rule}{secret}{' reveals' * event.reveals}"


def happened(events: list[Event]) -> set[str]:
    """The events, with and without their seat; heroes with their side, tokens with their kind, endings."""
    found = {name for event in events for name in (event.name, f"{event.name} {event.seat}")}
    for event in events:
        args = event.args
        if event.name == "hero":
            found.add(f"hero {args['hero']} {args['side']}")
        elif event.name == "token":
            found.add(f"token {args['wildling']}")
        elif event.name == "overrun":
            winners = args["winners"]
            assert isinstance(winners, list)
            found |= {f"overrun {args['ending']}", f"winners {len(winners)}"}
    return found


# --- the games ---


def play(golden: Golden, number: int) -> Record | None:
    """Game number so and so, or None if it is not what the golden wants."""
    if golden.game != "watch":
        return _play_lively(golden, number)
    seed = f"golden {golden.name} {number}"
    setup = GAME.setup(golden.rules, golden.seats, setup_rng(seed), **golden.options)
    streams = Streams(seed)
    record = start_record(GAME, setup, streams)
    rng = Rng(number, len(golden.name))
    s = GAME.new_game(setup)
    seen: set[str] = set()
    stop = golden.most
    while GAME.actors(s) and len(record.lines) < stop:
        if GAME.actors(s) == [CHANCE]:
            seat, move = CHANCE, streams.draw(GAME, s)
        else:
            seat, move = _choose(golden.style, s, rng)
        record.append(seat, GAME.text(move))
        events: list[Event] = []
        GAME.apply(s, seat, move, events)
        if golden.tail is not None and not golden.wants <= seen and golden.wants <= seen | happened(events):
            stop = len(record.lines) + golden.tail
        seen |= happened(events)
        if golden.style == "hesitant" and seat != CHANCE and rng.below(12) == 0:
            s = _undo(record, seat, rng)
    whole = golden.tail is not None or not GAME.actors(s)
    return record if whole and golden.wants <= seen else None


def _play_lively(golden: Golden, number: int) -> Record | None:
    game = with_options(games[golden.game], golden.options)
    seed = f"golden {golden.name} {number}"
    setup = game.setup(golden.rules, golden.seats, setup_rng(seed), **golden.options)
    streams = Streams(seed)
    record = start_record(game, setup, streams)
    rng = Rng(number, len(golden.name))
    s = game.new_game(setup)
    seen: set[str] = set()
    stop = golden.most
    while game.actors(s) and len(record.lines) < stop:
        seat, move = (CHANCE, streams.draw(game, s)) if game.actors(s) == [CHANCE] else lively_move(s, rng)
        record.append(seat, game.text(move))
        events: list[Event] = []
        game.apply(s, seat, move, events)
        now = happened(events) | {f"move {game.kinds.kind(move).name}"}
        if golden.tail is not None and not golden.wants <= seen and golden.wants <= seen | now:
            stop = len(record.lines) + golden.tail
        seen |= now
    whole = golden.tail is not None or not game.actors(s)
    return record if whole and golden.wants <= seen else None


# Builders care for points alone; the reckless never recruit, and call the wildlings.
TASTES: dict[str, dict[str, int]] = {
    "builders": {"guard": 20, "keep": 60, "settlement": 60},
    "reckless": {
        "guard": 0,
        "recruits": 0,
        "thorne": 0,
        "yoren": 0,
        "settlement": 60,
        "keep": 80,
        "road": 20,
    },
}


def _devoted(hero: str, s: State, rng: Rng) -> tuple[int, int]:
    """Who wants this hero, uses it when he can and keeps it as long as he may."""
    seat, move = eager_move(s, rng, {**EAGER, "guard": 10})
    if seat == CHANCE:
        return seat, move
    legal = {GAME.text(other): other for other in GAME.legal_moves(s, seat)}
    if f"pick {hero}" in legal:
        return seat, legal[f"pick {hero}"]
    held = view(s, seat)["seats"][seat]["hero"]
    if held["name"] == hero and "flip" in legal:
        return seat, legal["flip"]
    uses = [other for text, other in legal.items() if GAME.kinds.kind(other).code >= HEROES]
    if uses and (held["name"] == hero or rng.below(3) == 0):
        return seat, uses[rng.below(len(uses))]
    return seat, move


def _choose(style: str, s: State, rng: Rng) -> tuple[int, int]:
    if style == "merchants":
        return eager_move(s, rng, {**EAGER, "deal": 30, "accept": 8, "decline": 8}, talk=3)
    if style in TASTES:
        return eager_move(s, rng, {**EAGER, **TASTES[style]})
    if style.startswith("hero "):
        return _devoted(style.removeprefix("hero "), s, rng)
    if style != "rivals":
        return eager_move(s, rng)
    taste = {**EAGER, "road": 60, "settlement": 30, "keep": 1, "buy": 1, "trade": 20, "end": 1}
    seat, move = eager_move(s, rng, taste)
    if GAME.kinds.kind(move).name != "settlement":
        return seat, move
    # A settlement rather where it cuts a foreign line.
    places = [other for other in GAME.legal_moves(s, seat) if GAME.kinds.kind(other).name == "settlement"]
    places.sort(key=lambda other: -_foreign_roads(s, seat, int(str(GAME.fields(other)["intersection"]))))
    founding = int(str(GAME.view(s, SPECTATOR)["turn"])) == 0
    return seat, places[rng.below(min(6, len(places))) if founding else 0]


def _foreign_roads(s: State, seat: int, at: int) -> int:
    roads: list[list[int]] = view(s, SPECTATOR)["board"]["roads"]
    return sum(at in PATHS[path]["ends"] for o, paths in enumerate(roads) if o != seat for path in paths)


def _undo(record: Record, seat: int, rng: Rng) -> State:
    """The seat takes something back, as far as it may."""
    floor = record.undo_floor(GAME, seat)
    standing = [0, *(line.seq for line in record.effective())]
    targets = [seq for seq in standing if floor <= seq < standing[-1]]
    if targets:
        record.undo(GAME, seat, targets[rng.below(len(targets))])
    return record.fold(GAME)


def make(golden: Golden) -> Record:
    for number in range(golden.start, golden.start + TRIES):
        record = play(golden, number)
        if record is not None:
            return record
    raise SystemExit(f"{golden.name}: no such game among {TRIES}")


def files() -> list[Path]:
    return sorted(GOLDEN.glob("*.rec"))


def read(path: Path) -> tuple[Record, Game[Any]]:
    record = Record.read(path.read_text(encoding="utf-8"))
    return record, game_of(record, games)


def stored(golden: Golden) -> Record | None:
    """The record as it lies there, if it can still be played and shows all that it is kept for."""
    path = GOLDEN / f"{golden.name}.rec"
    if not path.exists():
        return None
    try:
        record, game = read(path)
        found = {name for step in record.steps(game) for name in happened(step.events)}
    except RecordError:
        return None
    return record if golden.wants <= found else None


def main(names: list[str]) -> None:
    """Write what the stored games do now; a game is looked for anew when it is named, missing or no longer possible."""
    GOLDEN.mkdir(exist_ok=True)
    chosen = [golden for golden in GOLDENS if not names or golden.name in names]
    for golden in chosen:
        record = (None if names else stored(golden)) or make(golden)
        (GOLDEN / f"{golden.name}.rec").write_text(record.write(), encoding="utf-8", newline="\n")
        (GOLDEN / f"{golden.name}.txt").write_text(
            log(record, game_of(record, games)), encoding="utf-8", newline="\n"
        )
        print(f"{golden.name}: {record.header.seed}, {len(record.lines)} lines")
    if not names:
        known = {golden.name for golden in GOLDENS}
        for path in [*GOLDEN.glob("*.rec"), *GOLDEN.glob("*.txt")]:
            if path.stem not in known:
                path.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
