"""The whole state as a readable document, and back. `load` refuses an impossible position: what play cannot break
but a document can (open decisions, claims, holders) is asked here, the rest by State.check."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.bag import covers, to_dict
from frostwall.core.bits import bit, has, members, put
from frostwall.core.readers import array, bag, flag, index, json_object, keys, number
from frostwall.core.types import Json, Refusal, Refused
from frostwall.games.watch.engine import rules as rulebook
from frostwall.games.watch.engine.board import ANY, Board
from frostwall.games.watch.engine.chapters import ending, score, trade
from frostwall.games.watch.engine.chapters.setup import blank, read_board, refresh
from frostwall.games.watch.engine.decision import AFTER_ROLL, FOUNDING, NEVER, Step
from frostwall.games.watch.engine.decisions import DECISION_OF, NAMES
from frostwall.games.watch.engine.frames import (
    ACT,
    AFTER_BUILDING,
    AFTER_PATROL,
    BUILD,
    DISCARDING,
    FRAME,
    OFFERING,
    TRADING,
)
from frostwall.games.watch.engine.north import BREACHES, in_gift
from frostwall.games.watch.engine.position import document_north
from frostwall.games.watch.engine.rules import CARDS, ICE, RESOURCES, TERRAINS
from frostwall.games.watch.engine.state import (
    ANSWER,
    BY_BREACHES,
    BY_POINTS,
    BY_WILDLINGS,
    COUNTER_GIVE,
    COUNTER_TAKE,
    ENDINGS,
    IN_CAMP,
    NOBODY,
    NOT_CHOSEN,
    PROPOSAL_GIVE,
    PROPOSAL_TAKE,
    PROPOSALS_FAILED,
    RUNNING,
    TERMS,
    UNASKED,
    State,
    pieces,
)

MOST_ABOUT: Final = 4095  # of a frame's arguments
ANSWERS: Final = ["unasked", "waiting", "accepted", "declined", "countered"]  # by the values of ANSWER
DOCUMENT: Final = (
    "rules",
    "seats",
    "options",
    "board",
    "ply",
    "turn",
    "active",
    "first",
    "over",
    "ending",
    "winners",
    "dice",
    "tormund",
    "card_played",
    "failed_offers",
    "supply",
    "pile",
    "longest_road",
    "strongest_patrol",
    "frames",
)
SEAT: Final = (
    "hand",
    "cards",
    "fresh",
    "room",
    "patrols",
    "roads",
    "settlements",
    "keeps",
    "chosen",
    "answer",
    "counter",
    "proposal",
    "proposals_failed",
)


def board_facts(board: Board) -> Json:
    """What lies on the board, as a set-up says it."""
    return {
        "layout": board.geometry.name,
        "terrain": ["ice" if kind == ICE else TERRAINS[kind] for kind in board.terrain],
        "numbers": [int(number) for number in board.number],
        "routes": ["any" if kind == ANY else RESOURCES[kind] for kind in board.route_kinds],
    }


def dump(s: State) -> Json:
    found: Json = {
        "rules": s.rules.mode,
        "seats": [_dump_seat(s, seat) for seat in range(s.rules.seats)],
        "options": rulebook.differing(s.rules),
        "board": board_facts(s.board),
        "ply": s.ply,
        "turn": s.turn,
        "active": s.active,
        "first": s.first,
        "over": s.over,
        "ending": ENDINGS[s.ending],
        "winners": members(s.winners, 0),
        "dice": [s.rolled // 8, s.rolled % 8] if s.rolled else None,
        "tormund": "camp" if s.tormund == IN_CAMP else s.tormund,
        "card_played": s.card_played,
        "failed_offers": s.failed_offers,
        "supply": to_dict(s.supply, RESOURCES),
        "pile": to_dict(s.pile, CARDS),
        "longest_road": s.longest_road,
        "strongest_patrol": s.strongest_patrol,
        "frames": [_dump_frame(s, i) for i in range(s.depth)],
    }
    if s.rules.wall:
        found["north"] = document_north.dump(s)
    return found


def _dump_seat(s: State, seat: i64) -> Json:
    chosen: i64 = s.chosen[seat]
    at: i64 = TERMS * seat
    found: Json = {
        "hand": to_dict(s.hand[seat], RESOURCES),
        "cards": to_dict(s.cards[seat], CARDS),
        "fresh": to_dict(s.fresh[seat], CARDS),
        "room": s.room[seat],
        "patrols": s.patrols[seat],
        "roads": pieces(s.roads, seat),
        "settlements": pieces(s.settlements, seat),
        "keeps": pieces(s.keeps, seat),
        "chosen": None if chosen == NOT_CHOSEN else to_dict(chosen, RESOURCES),
        "answer": ANSWERS[s.terms[at + ANSWER]],
        "counter": _dump_terms(s.terms[at + COUNTER_GIVE], s.terms[at + COUNTER_TAKE]),
        "proposal": _dump_terms(s.terms[at + PROPOSAL_GIVE], s.terms[at + PROPOSAL_TAKE]),
        "proposals_failed": s.terms[at + PROPOSALS_FAILED],
    }
    if s.rules.wall:
        found.update(document_north.dump_seat(s, seat))
    return found


def _dump_terms(give: i64, take: i64) -> Json | None:
    return {"give": to_dict(give, RESOURCES), "take": to_dict(take, RESOURCES)} if give else None


def _dump_frame(s: State, i: i64) -> Json:
    at: i64 = FRAME * i
    frame: Json = {
        "decision": NAMES[s.frames[at]],
        "seat": s.frames[at + 1],
        "opened": s.frames[at + 4],
    }
    if s.frames[at] == OFFERING:
        frame["terms"] = _dump_terms(s.frames[at + 2], s.frames[at + 3])
    else:
        frame["about"] = [s.frames[at + 2], s.frames[at + 3]]
    return frame


# --- back ---


def load(document: Json) -> State:
    try:
        s = _load(document)
        s.check()
        _check_end(s)
        _check_holders(s)
        if not s.over:
            _check_decisions(s)
            _check_claims(s)
    except Refused:
        raise
    except (AssertionError, KeyError, TypeError, ValueError, IndexError, OverflowError) as problem:
        reason = str(problem) or type(problem).__name__
        raise Refused(Refusal("IMPOSSIBLE_POSITION", "SET-1", {"reason": reason[:200]})) from None
    return s


def _load(document: Json) -> State:
    seats = array(document["seats"])
    rules = rulebook.build(str(document["rules"]), len(seats), json_object(document["options"]))
    keys(document, (*DOCUMENT, "north") if rules.wall else DOCUMENT)
    board = read_board(rules, json_object(document["board"]))
    s = blank(rules, board, number(document["first"], 0, len(seats) - 1))
    s.ply = number(document["ply"], 0, 10**9)
    s.turn = number(document["turn"], 0, 10**9)
    s.active = number(document["active"], 0, len(seats) - 1)
    s.over = flag(document["over"])
    s.ending = index(document["ending"], ENDINGS)
    s.winners = 0
    for seat in array(document["winners"]):
        s.winners |= bit(number(seat, 0, len(seats) - 1))
    s.rolled = _load_dice(document["dice"])
    tormund = document["tormund"]
    s.tormund = IN_CAMP if tormund == "camp" else number(tormund, 0, board.hexes - 1)
    s.card_played = flag(document["card_played"])
    s.failed_offers = number(document["failed_offers"], 0, rules.failed_offers)
    s.supply = bag(document["supply"], RESOURCES)
    s.pile = bag(document["pile"], CARDS)
    s.longest_road = number(document["longest_road"], -1, len(seats) - 1)
    s.strongest_patrol = number(document["strongest_patrol"], -1, len(seats) - 1)
    for i, entry in enumerate(seats):
        _load_seat(s, i, json_object(entry))
    if rules.wall:
        document_north.load(s, json_object(document["north"]))
    frames = array(document["frames"])
    if len(frames) > rules.frames:
        raise ValueError("too many open decisions")
    for i, entry in enumerate(frames):
        _load_frame(s, i, json_object(entry))
    s.depth = len(frames)
    refresh(s)
    return s


def _load_dice(dice: object) -> int:
    if dice is None:
        return 0
    a, b = array(dice)
    return 8 * number(a, 1, 6) + number(b, 1, 6)


def _load_frame(s: State, i: i64, frame: Json) -> None:
    names = {name: kind for kind, name in NAMES.items()}
    kind = names[str(frame["decision"])]
    keys(frame, ("decision", "seat", "opened", "terms" if kind == OFFERING else "about"))
    at: i64 = FRAME * i
    s.frames[at] = kind
    s.frames[at + 1] = number(frame["seat"], 0, s.rules.seats - 1)
    s.frames[at + 4] = number(frame["opened"], 0, 10**9)
    if kind == OFFERING:
        terms = json_object(frame["terms"])
        s.frames[at + 2] = _terms(terms, "give")
        s.frames[at + 3] = _terms(terms, "take")
    else:
        a, b = array(frame["about"])
        s.frames[at + 2] = number(a, 0, MOST_ABOUT)
        s.frames[at + 3] = number(b, 0, MOST_ABOUT)


# --- what only a document can get wrong ---


def _check_end(s: State) -> None:
    """END-2..5: a game is over exactly when somebody has won by points or the wildlings have ended it."""
    if s.over != (s.ending != RUNNING) or (not s.over and s.winners):
        raise ValueError("over without an ending, or an ending without being over")
    enough: bool = s.turn > 0 and s.all_points(s.active) >= s.rules.win_points
    if s.ending == BY_POINTS and not (enough and s.winners == bit(s.active)):
        raise ValueError("another seat has won")
    if s.rules.wall:
        _check_wildlings_end(s)
    if s.over:
        return
    now: bool = s.rules.wins_at_once and s.turn > 0
    if s.rules.wins_when_resolved and s.frame() in (ACT, TRADING, BUILD):
        now = True
    if now and s.room[s.active] + s.points[s.active] >= s.rules.win_points:
        raise ValueError("a winner that has not won")


def _check_wildlings_end(s: State) -> None:
    by_breaches: bool = s.north[BREACHES] >= s.rules.most_breaches
    by_number: bool = in_gift(s.north, s.board, s.rules) >= s.rules.most_in_gift
    overrun: bool = s.ending == BY_BREACHES or s.ending == BY_WILDLINGS
    if overrun != (by_breaches or by_number) or (overrun and (s.ending == BY_BREACHES) != by_breaches):
        raise ValueError("the wildlings have ended the game, or have not")
    if overrun and s.winners != ending.most_guards(s):
        raise ValueError("another seat has won")


def _check_holders(s: State) -> None:
    """SPC-4, SPC-5, SPC-8; a Ranger Patrol counts once its option is resolved."""
    open_steps = [s.frames[FRAME * i] for i in range(s.depth)]
    if AFTER_BUILDING not in open_steps and score.road_holder(s) != s.longest_road:
        raise ValueError("Longest Road lies with the wrong seat")
    kept: bool = s.rules.wall and not s.rules.patrol_recheck and s.strongest_patrol != NOBODY  # AMB-15
    if AFTER_PATROL not in open_steps and not kept and score.patrol_holder(s) != s.strongest_patrol:
        raise ValueError("Strongest Patrol lies with the wrong seat")


def _check_decisions(s: State) -> None:
    """The lowest open decision is the turn's, the others interrupt it; most are the active seat's."""
    lowest: i64 = DECISION_OF[s.frames[0]].lowest
    if lowest == NEVER:
        raise ValueError("no turn is open")
    if (s.turn == 0) != (lowest == FOUNDING) or (s.rolled > 0) != (lowest == AFTER_ROLL):
        raise ValueError("turn, dice and decision do not agree")
    if s.rules.wall:
        document_north.check(s)
    for i in range(s.depth):
        _check_frame(s, i)
    if isinstance(DECISION_OF[s.frame()], Step):
        raise ValueError("nothing to decide")


def _check_frame(s: State, i: i64) -> None:
    at: i64 = FRAME * i
    seat: i64 = s.frames[at + 1]
    decision = DECISION_OF[s.frames[at]]
    if s.turn > 0 and seat != s.active and not (s.rules.wall and decision.of_others):
        raise ValueError("a decision of another seat")
    if i > 0 and not decision.interrupts:
        raise ValueError("a turn within a turn")
    if 0 < i < s.depth - 1 and not decision.waits:
        raise ValueError("a decision that cannot wait for another")
    if decision.wall and not s.rules.wall:
        raise ValueError("a decision of another mode")
    if not decision.fits(s, i, seat, s.frames[at + 2], s.frames[at + 3]):
        raise ValueError("a decision that cannot be open")


def _check_claims(s: State) -> None:
    """Discards wait, answers are given and cards are promised only where they can be."""
    for seat in range(s.rules.seats):
        if s.chosen[seat] != NOT_CHOSEN and s.frame() != DISCARDING:
            raise ValueError("a discard without a seven")
        if s.terms[TERMS * seat + ANSWER] != UNASKED and s.frame() != OFFERING:
            raise ValueError("an answer without an offer")
        if not covers(s.hand[seat], trade.committed(s, seat)):
            raise ValueError("cards promised that are not held")


# --- a seat ---


def _load_seat(s: State, seat: i64, entry: Json) -> None:
    keys(entry, (*SEAT, *document_north.SEAT) if s.rules.wall else SEAT)
    if s.rules.wall:
        document_north.load_seat(s, seat, entry)
    board = s.board
    s.hand[seat] = bag(entry["hand"], RESOURCES)
    s.cards[seat] = bag(entry["cards"], CARDS)
    s.fresh[seat] = bag(entry["fresh"], CARDS)
    s.room[seat] = number(entry["room"], 0, 40)
    s.patrols[seat] = number(entry["patrols"], 0, 20)
    _places(s.roads, seat, array(entry["roads"]), board.paths)
    _places(s.settlements, seat, array(entry["settlements"]), board.intersections)
    _places(s.keeps, seat, array(entry["keeps"]), board.intersections)
    chosen = entry["chosen"]
    s.chosen[seat] = NOT_CHOSEN if chosen is None else bag(chosen, RESOURCES)
    at: i64 = TERMS * seat
    s.terms[at + ANSWER] = ANSWERS.index(str(entry["answer"]))
    if entry["counter"] is not None:
        s.terms[at + COUNTER_GIVE] = _terms(json_object(entry["counter"]), "give")
        s.terms[at + COUNTER_TAKE] = _terms(json_object(entry["counter"]), "take")
    if entry["proposal"] is not None:
        s.terms[at + PROPOSAL_GIVE] = _terms(json_object(entry["proposal"]), "give")
        s.terms[at + PROPOSAL_TAKE] = _terms(json_object(entry["proposal"]), "take")
    s.terms[at + PROPOSALS_FAILED] = number(entry["proposals_failed"], 0, s.rules.failed_offers)


def _terms(terms: Json, side: str) -> int:
    keys(terms, ("give", "take"))
    cards = bag(terms[side], RESOURCES)
    if cards == 0:
        raise ValueError("an empty side of a trade")
    return cards


def _places(sets: vec[i64], seat: i64, numbers: list[object], limit: i64) -> None:
    for entry in numbers:
        at: i64 = number(entry, 0, limit - 1)
        if has(sets, seat, at):
            raise ValueError("two pieces on one place")
        put(sets, seat, at)
