"""Playing on from a position, looking at it, and somebody who plays at random."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from tests.games.watch.layout import KINDS, Cards, Document

from frostwall.core.kinds import Unreadable
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Move, Refusal, Refused
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import State

SOAK = os.environ.get("FROSTWALL_SOAK") == "1"  # large counts: `make soak`

# --- playing on ---


@dataclass(frozen=True)
class Said:
    """A move that was accepted and made."""

    move: Move
    events: list[Event]


def say(s: State, seat: int, text: str) -> Said | Refusal:
    """What a seat says at the table: a legal move is made, anything else is refused and changes nothing."""
    before = GAME.dump(s)
    judged = GAME.judge(s, seat, text)
    assert GAME.dump(s) == before, "judging changed the state"
    listed = GAME.legal_moves(s, seat)
    if isinstance(judged, Refusal):
        assert _move(text) not in listed, f"{text} is listed but refused: {judged}"
        return judged
    if GAME.kinds.kind(judged).listed:
        assert judged in listed, f"{text} is accepted but not listed"
    events: list[Event] = []
    GAME.apply(s, seat, judged, events)
    s.check()
    return Said(judged, events)


def _move(text: str) -> Move | None:
    try:
        return GAME.parse(text)
    except Unreadable:
        return None


def do(s: State, seat: int, *texts: str) -> list[Event]:
    """These moves are accepted; what happened."""
    events: list[Event] = []
    for text in texts:
        said = say(s, seat, text)
        assert isinstance(said, Said), f"{text} was refused: {said}"
        events += said.events
    return events


def refused(s: State, seat: int, text: str, code: str, rule: str) -> Refusal:
    """This text is refused with this code and rule."""
    said = say(s, seat, text)
    assert isinstance(said, Refusal), f"{text} was accepted"
    assert (said.code, said.rule) == (code, rule), f"{text}: {said}"
    return said


def nature(s: State, text: str) -> list[Event]:
    """Nature's answer, where it has to give one."""
    assert GAME.actors(s) == [CHANCE], f"nature does not decide but {GAME.actors(s)}"
    move = GAME.parse(text)
    assert move in outcomes(s), f"{text} is no outcome"
    assert GAME.refusal(s, CHANCE, move) is None
    events: list[Event] = []
    GAME.apply(s, CHANCE, move, events)
    s.check()
    return events


def outcomes(s: State) -> dict[Move, int]:
    """Nature's possible answers with their weights."""
    return dict(GAME.chance(s))


def odds(s: State) -> dict[str, int]:
    """The same, readable."""
    return {GAME.text(move): weight for move, weight in GAME.chance(s)}


def roll(s: State, a: int, b: int, die: int = 12) -> list[Event]:
    """The active seat rolls these dice; in Brotherhood modes the wildling die too. 12 labels no trail with fewer than
    six seats."""
    events = do(s, active(s), "roll") + nature(s, f"dice {a} {b}")
    if phase(s) == "rolling_wildling":
        events += nature(s, f"wildling {die}")
    return events


def tokens(s: State, *texts: str) -> list[Event]:
    """Nature turns these tokens, one after the other: `tokens(s, "cave_people giant", "hornfoot regular")`."""
    return [happened for text in texts for happened in nature(s, f"token {text}")]


# --- looking ---


def view(s: State, viewer: int) -> Document:
    return GAME.view(s, viewer)


def seat_of(s: State, seat: int) -> Document:
    """A seat as it sees itself."""
    found: Document = view(s, seat)["seats"][seat]
    return found


def hand(s: State, seat: int) -> Cards:
    found: Cards = seat_of(s, seat)["hand"]
    return found


def hands(s: State, seats: int = 4) -> list[Cards]:
    return [hand(s, seat) for seat in range(seats)]


def cards(s: State, seat: int) -> Cards:
    found: Cards = seat_of(s, seat)["cards"]
    return found


def points(s: State, seat: int) -> int:
    """Visible points and hidden cards."""
    return int(seat_of(s, seat)["all_points"])


def length(s: State, seat: int) -> int:
    return int(seat_of(s, seat)["road_length"])


def active(s: State) -> int:
    return int(view(s, 0)["active"])


def phase(s: State) -> str:
    return str(view(s, 0)["phase"])


def supply(s: State) -> Cards:
    found: Cards = view(s, 0)["supply"]
    return found


def longest_road(s: State) -> int | None:
    found: int | None = view(s, 0)["board"]["longest_road"]
    return found


def strongest_patrol(s: State) -> int | None:
    found: int | None = view(s, 0)["board"]["strongest_patrol"]
    return found


def decides(s: State) -> tuple[str, int]:
    """The open decision and whose it is (CHANCE for nature), of those with one seat."""
    return phase(s), GAME.actors(s)[0]


def camps(s: State, clan: str) -> list[str]:
    """Kinds in a clan's camps, camp 1 first."""
    by_clan: dict[str, list[str]] = {row["clan"]: row["camps"] for row in view(s, 0)["board"]["camps"]}
    return by_clan[clan]


def clearing(s: State, section: int) -> Cards:
    found: Cards = view(s, 0)["board"]["clearings"][section]["wildlings"]
    return found


def wall(s: State, section: int) -> list[int]:
    """The seats of the guards on a section, position 1 first."""
    found: list[int] = view(s, 0)["board"]["wall"][section]
    return found


def gift(s: State) -> dict[int, Cards]:
    """Wildlings in the Gift by hex."""
    return {entry["hex"]: entry["wildlings"] for entry in view(s, 0)["board"]["gift"]}


def frostfangs(s: State) -> Cards:
    found: Cards = view(s, 0)["board"]["frostfangs"]
    return found


def breaches(s: State) -> int:
    return int(view(s, 0)["board"]["breaches"])


def token_pool(s: State) -> Document:
    """face_down and supply (numbers), open and unturned (bags by clan)."""
    found: Document = view(s, 0)["board"]["tokens"]
    return found


def hero(s: State, seat: int) -> Document:
    """name, side, new, used, usable and why, as its owner sees them."""
    found: Document = seat_of(s, seat)["hero"]
    return found


def display(s: State) -> list[str]:
    found: list[str] = view(s, 0)["display"]
    return found


def guards(s: State, seat: int) -> int:
    """Guards on the Wall."""
    return int(seat_of(s, seat)["guards"])


def tormund(s: State) -> int | str:
    found: int | str = view(s, 0)["board"]["tormund"]
    return found


def moves(s: State, seat: int, kind: str = "") -> list[str]:
    """The listed legal moves, or those of one kind."""
    texts = [GAME.text(move) for move in GAME.legal_moves(s, seat)]
    return sorted(text for text in texts if not kind or text.split()[0] == kind)


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def event(events: list[Event], name: str) -> Event:
    """The one event of this name."""
    found = [event for event in events if event.name == name]
    assert len(found) == 1, f"{len(found)} events {name} in {events}"
    return found[0]


# --- playing at random ---

# How eagerly each kind of move is chosen; what is not named counts 3.
EAGER = {"keep": 14, "settlement": 14, "road": 6, "buy": 6, "roads": 8, "winter": 8, "patrol": 5, "trade": 5}
EAGER |= {"deal": 8, "accept": 4, "decline": 4, "withdraw": 1, "end": 3, "building": 3, "roll": 6}


def eager_move(s: State, rng: Rng, taste: Mapping[str, int] = EAGER, talk: int = 10) -> tuple[int, Move]:
    """One legal move by one who has to decide, nature included; seats like to build, and one time in `talk` they look
    for a trade to offer.

    The same generator gives the same game on every Python, compiled or not.
    """
    actors = GAME.actors(s)
    if actors == [CHANCE]:
        fallen = [move for move, weight in GAME.chance(s) for _ in range(weight)]
        return CHANCE, fallen[rng.below(len(fallen))]
    if rng.below(talk) == 0:
        offered = _some_offer(s, rng)
        if offered is not None:
            return offered
    seat = actors[rng.below(len(actors))]
    by_kind: dict[str, list[Move]] = {}
    for move in GAME.legal_moves(s, seat):
        by_kind.setdefault(GAME.kinds.kind(move).name, []).append(move)
    names = [name for name in by_kind for _ in range(taste.get(name, 3))] or list(by_kind)
    chosen = by_kind[names[rng.below(len(names))]]
    return seat, chosen[rng.below(len(chosen))]


def _some_offer(s: State, rng: Rng) -> tuple[int, Move] | None:
    """An offer, counter-offer, proposal or several exchanges at once, if a few tries find one that is legal."""
    seats = len(view(s, CHANCE)["seats"])
    for _ in range(6):
        seat = rng.below(seats)
        give, take = KINDS[rng.below(5)], KINDS[rng.below(5)]
        n = 1 + rng.below(2)
        word = ("offer", "propose", "counter", "trade")[rng.below(4)]
        text = f"{word} {give}*{n} for {take}"
        if word == "trade":
            text = (
                f"trade {give}*{n * 4} for {take}*{n}" if n > 1 else f"trade {give}*4 for {take} {KINDS[0]}"
            )
        judged = GAME.judge(s, seat, text)
        if not isinstance(judged, Refusal):
            return seat, judged
    return None


def options_at_random(rng: Rng, seats: int, rules: str = "base") -> dict[str, object]:
    """Some options with some values, as far as they go together."""
    chosen: dict[str, object] = {}
    for option in GAME.options(rules):
        if rng.below(2) == 0:
            if option.kind == "int":
                low, high = option.values
                assert isinstance(low, int)
                assert isinstance(high, int)
                value: object = low + rng.below(high - low + 1)
            else:
                value = option.values[rng.below(len(option.values))]
            try:
                GAME.setup(rules, seats, Random(0), **{**chosen, option.key: value})
            except Refused:
                continue
            chosen[option.key] = value
    return chosen
