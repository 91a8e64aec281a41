"""The whole state as a readable document, and back: cards, places and quests by name, only what is not empty.

A document belongs to its set, which it names: its open decisions point into that set's program. `load` refuses an
impossible position: what play cannot break but a document can is asked here and in the parts, the rest by State.check.
"""

from typing import Final

from frostwall.core.bits import bit, members
from frostwall.core.moves import MoveSet
from frostwall.core.readers import array, flag, index, json_object, keys, number
from frostwall.core.types import CHANCE, Json, Refusal, Refused
from frostwall.games.silverfrost.engine import decision, moves
from frostwall.games.silverfrost.engine import rules as rulebook
from frostwall.games.silverfrost.engine.chapters.setup import blank
from frostwall.games.silverfrost.engine.deck.tables import DeckSet
from frostwall.games.silverfrost.engine.position.document import board, city, frames, stack
from frostwall.games.silverfrost.engine.rules import SPACES
from frostwall.games.silverfrost.engine.state import NO_ACTION, NOBODY, SLOTS, State

ACTIONS: Final = ["none", "place", "play", "prepare", "pass"]
REQUIRED: Final = (
    "set",
    "rules",
    "seats",
    "options",
    "ply",
    "turn",
    "active",
    "first",
    "places",
    "valley",
    "giants",
    "piles",
    "highland_open",
    "frames",
)
OPTIONAL: Final = ("over", "freezing", "action", "clears", "bound", "standing", "gaps", "triggers", "looked")
MOST_PLIES: Final = 10**9


def dump(s: State) -> Json:
    found: Json = {
        "set": s.deck.label(),
        "rules": s.rules.mode,
        "seats": [city.dump(s, seat) for seat in range(s.rules.seats)],
        "options": _options(s),
        "ply": s.ply,
        "turn": s.turn,
        "active": s.active,
        "first": s.first,
        "places": board.dump_places(s),
        "valley": board.dump_valley(s),
        "giants": board.dump_giants(s),
        "piles": board.dump_piles(s),
        "highland_open": board.dump_highland(s),
        "frames": frames.dump_frames(s),
    }
    more: Json = {
        "over": s.over,
        "freezing": s.freezing,
        "action": ACTIONS[s.action] if s.action else None,
        "clears": s.clears,
        "bound": s.bound,
        "standing": members(s.standing, 0),
        "gaps": members(s.gaps, 0),
        "triggers": frames.dump_triggers(s),
        "looked": frames.dump_looked(s),
    }
    found.update({key: value for key, value in more.items() if value})
    if s.rules.solo:
        found["claw"] = {**city.dump(s, s.rules.seats), **board.dump_claw(s)}
    return found


def _options(s: State) -> Json:
    """Those that differ from the defaults. The set is named by its label, wherever its files lie."""
    found = rulebook.differing(s.rules, str(s.rules.options["set"]))
    found.pop("set", None)
    return found


# --- back ---


def load(document: Json, deck: DeckSet) -> State:
    try:
        s = _load(json_object(document), deck)
        s.check()
        _check(s)
    except Refused:
        raise
    except (AssertionError, KeyError, TypeError, ValueError, IndexError, OverflowError) as problem:
        reason = str(problem) or type(problem).__name__
        raise Refused(Refusal("IMPOSSIBLE_POSITION", "SET-1", {"reason": reason[:200]})) from None
    return s


def _load(document: Json, deck: DeckSet) -> State:
    if document.get("set") != deck.label():  # COMP-5
        raise ValueError(f"a position of the set {str(document.get('set'))[:90]}, not {deck.name}")
    seats = array(document["seats"])
    rules = rulebook.build(str(document["rules"]), len(seats), json_object(document["options"]), deck.name)
    keys(document, (*REQUIRED, "claw") if rules.solo else REQUIRED, OPTIONAL)
    s = blank(rules, deck)
    s.ply = number(document["ply"], 0, MOST_PLIES)
    s.turn = number(document["turn"], 0, MOST_PLIES)
    s.active = number(document["active"], NOBODY, rules.people - 1)
    s.first = number(document["first"], 0, rules.seats - 1)
    s.over = flag(document.get("over", False))
    s.freezing = flag(document.get("freezing", False))
    s.action = index(document.get("action", "none"), ACTIONS)
    s.clears = number(document.get("clears", 0), 0, 100)
    s.bound = flag(document.get("bound", False))
    for slot in array(document.get("standing", [])):
        s.standing |= bit(number(slot, 1, SLOTS - 1))
    for space in array(document.get("gaps", [])):
        s.gaps |= bit(number(space, 0, SPACES - 1))
    for who, entry in enumerate(seats):
        city.load(s, who, json_object(entry), ())
    if rules.solo:
        claw = json_object(document["claw"])
        city.load(s, rules.seats, claw, board.CLAW)
        board.load_claw(s, claw)
    board.load_places(s, json_object(document["places"]))
    board.load_valley(s, document["valley"])
    board.load_giants(s, document["giants"])
    board.load_piles(s, json_object(document["piles"]))
    board.load_highland(s, document["highland_open"])
    s.looked = frames.load_looked(document.get("looked", []), deck)
    s.triggers = frames.load_triggers(s, document.get("triggers", []))
    frames.load_frames(s, document["frames"])
    return s


# --- what only a document can get wrong ---


def _check(s: State) -> None:
    """Parts that do not belong together; and a position in which something is left to do by itself, or nothing at
    all, is none that play stops at."""
    if s.over != (s.depth == 0) or (s.active == NOBODY) != (s.over or s.turn == 0):
        raise ValueError("open decisions, turn and end do not agree")
    if s.over and not all(s.passed(who) for who in range(s.rules.people)):
        raise ValueError("over before all have passed")
    conserved = s.clone()
    conserved.action = NO_ACTION  # no season is being prepared for: all animals are there
    conserved.check()
    if s.turn == 0 and (s.gaps or s.clears or s.bound or s.action or s.freezing):
        raise ValueError("a turn before the first turn")
    city.check(s)
    board.check(s)
    stack.check(s)
    if s.over:
        return
    settled = s.clone()
    decision.settle(settled, None)
    if dump(settled) != dump(s):
        raise ValueError("nothing to decide")
    for seat in moves.actors(s):
        found = MoveSet()
        if seat != CHANCE:
            moves.list_moves(s, seat, found)
        if found.total == 0 and not (seat == CHANCE and decision.top(s).outcomes(s)):
            raise ValueError("nothing to choose from")
