"""The whole state as a readable document, and back. `load` refuses an impossible position: what play cannot break
but a document can (open decisions, claims, holders) is asked here, the rest by State.check."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.bag import covers, from_dict, to_dict
from frostwall.core.bits import has, put
from frostwall.core.types import Json, Refusal, Refused
from frostwall.watch import rules as rulebook
from frostwall.watch import score, trade
from frostwall.watch.board import ANY
from frostwall.watch.rules import CARDS, ICE, RESOURCES, TERRAINS
from frostwall.watch.setup import DEPTH, blank, read_board, refresh
from frostwall.watch.state import (
    ACT,
    AFTER_PATROL,
    ANSWER,
    BUILD,
    CHOOSE_VICTIM,
    COUNTER_GIVE,
    COUNTER_TAKE,
    DISCARDING,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FRAME,
    FRAME_NAMES,
    FREE_ROAD,
    IN_CAMP,
    NOBODY,
    NOT_CHOSEN,
    OFFERING,
    PRE_ROLL,
    PROPOSAL_GIVE,
    PROPOSAL_TAKE,
    PROPOSALS_MADE,
    ROLLING,
    STEALING,
    TERMS,
    TRADING,
    UNASKED,
    State,
    pieces,
)

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
    "winner",
    "dice",
    "tormund",
    "card_played",
    "offers",
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
    "proposals_made",
)


def dump(s: State) -> Json:
    board = s.board
    return {
        "rules": s.rules.mode,
        "seats": [_dump_seat(s, seat) for seat in range(s.rules.seats)],
        "options": rulebook.differing(s.rules),
        "board": {
            "layout": board.geometry.name,
            "terrain": ["ice" if kind == ICE else TERRAINS[kind] for kind in board.terrain],
            "numbers": [int(number) for number in board.number],
            "routes": ["any" if kind == ANY else RESOURCES[kind] for kind in board.route_kinds],
        },
        "ply": s.ply,
        "turn": s.turn,
        "active": s.active,
        "first": s.first,
        "over": s.over,
        "winner": s.winner,
        "dice": [s.rolled // 8, s.rolled % 8] if s.rolled else None,
        "tormund": "camp" if s.tormund == IN_CAMP else s.tormund,
        "card_played": s.card_played,
        "offers": s.offers,
        "supply": to_dict(s.supply, RESOURCES),
        "pile": to_dict(s.pile, CARDS),
        "longest_road": s.longest_road,
        "strongest_patrol": s.strongest_patrol,
        "frames": [_dump_frame(s, i) for i in range(s.depth)],
    }


def _dump_seat(s: State, seat: i64) -> Json:
    chosen: i64 = s.chosen[seat]
    at: i64 = TERMS * seat
    return {
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
        "proposals_made": s.terms[at + PROPOSALS_MADE],
    }


def _dump_terms(give: i64, take: i64) -> Json | None:
    return {"give": to_dict(give, RESOURCES), "take": to_dict(take, RESOURCES)} if give else None


def _dump_frame(s: State, i: i64) -> Json:
    at: i64 = FRAME * i
    frame: Json = {
        "decision": FRAME_NAMES[s.frames[at]],
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
    _only(document, DOCUMENT)
    seats = _list(document["seats"])
    rules = rulebook.build(str(document["rules"]), len(seats), _object(document["options"]))
    board = read_board(rules, _object(document["board"]))
    s = blank(rules, board, _number(document["first"], 0, len(seats) - 1))
    s.ply = _number(document["ply"], 0, 10**9)
    s.turn = _number(document["turn"], 0, 10**9)
    s.active = _number(document["active"], 0, len(seats) - 1)
    s.over = _bool(document["over"])
    s.winner = _number(document["winner"], -1, len(seats) - 1)
    s.rolled = _load_dice(document["dice"])
    tormund = document["tormund"]
    s.tormund = IN_CAMP if tormund == "camp" else _number(tormund, 0, board.hexes - 1)
    s.card_played = _bool(document["card_played"])
    s.offers = _number(document["offers"], 0, rules.offers_per_turn)
    s.supply = _bag(document["supply"], RESOURCES)
    s.pile = _bag(document["pile"], CARDS)
    s.longest_road = _number(document["longest_road"], -1, len(seats) - 1)
    s.strongest_patrol = _number(document["strongest_patrol"], -1, len(seats) - 1)
    for seat, entry in enumerate(seats):
        _load_seat(s, seat, _object(entry))
    frames = _list(document["frames"])
    if len(frames) > DEPTH:
        raise ValueError("too many open decisions")
    for i, entry in enumerate(frames):
        _load_frame(s, i, _object(entry))
    s.depth = len(frames)
    refresh(s)
    return s


def _load_dice(dice: object) -> int:
    if dice is None:
        return 0
    a, b = _list(dice)
    return 8 * _number(a, 1, 6) + _number(b, 1, 6)


def _load_frame(s: State, i: i64, frame: Json) -> None:
    names = {name: kind for kind, name in FRAME_NAMES.items()}
    kind = names[str(frame["decision"])]
    _only(frame, ("decision", "seat", "opened", "terms" if kind == OFFERING else "about"))
    at: i64 = FRAME * i
    s.frames[at] = kind
    s.frames[at + 1] = _number(frame["seat"], 0, s.rules.seats - 1)
    s.frames[at + 4] = _number(frame["opened"], 0, 10**9)
    if kind == OFFERING:
        terms = _object(frame["terms"])
        s.frames[at + 2] = _terms(terms, "give")
        s.frames[at + 3] = _terms(terms, "take")
    else:
        a, b = _list(frame["about"])
        s.frames[at + 2] = _number(a, 0, 255)
        s.frames[at + 3] = _number(b, 0, 255)


# --- what only a document can get wrong ---


def _check_end(s: State) -> None:
    """END-2: a game is over exactly when the active seat has won."""
    won: bool = s.turn > 0 and s.all_points(s.active) >= s.rules.win_points
    if s.rules.wins_at_once and s.over != won:
        raise ValueError("over without a winner, or won without being over")
    if not s.over and s.turn > 0 and s.room[s.active] + s.points[s.active] >= s.rules.win_points:
        raise ValueError("a winner that has not won")
    if (s.winner == NOBODY) == s.over or (s.over and s.winner != s.active):
        raise ValueError("another seat has won")


def _check_holders(s: State) -> None:
    """SPC-4, SPC-5, SPC-8; a Ranger Patrol counts once its option is resolved."""
    if score.road_holder(s) != s.longest_road:
        raise ValueError("Longest Road lies with the wrong seat")
    resolving = any(s.frames[FRAME * i] == AFTER_PATROL for i in range(s.depth))
    if not resolving and score.patrol_holder(s) != s.strongest_patrol:
        raise ValueError("Strongest Patrol lies with the wrong seat")


_FOUNDING: Final = (FOUND_SETTLEMENT, FOUND_ROAD)
_AFTER_ROLL: Final = (ACT, TRADING, BUILD)
_TURN: Final = (FOUND_SETTLEMENT, FOUND_ROAD, PRE_ROLL, ROLLING, ACT, TRADING, BUILD)


def _check_decisions(s: State) -> None:
    """The lowest open decision is the turn's, the others interrupt it, all are the active seat's."""
    lowest: i64 = s.frames[0]
    if lowest not in _TURN:
        raise ValueError("no turn is open")
    if (s.turn == 0) != (lowest in _FOUNDING) or (s.rolled > 0) != (lowest in _AFTER_ROLL):
        raise ValueError("turn, dice and decision do not agree")
    if lowest in _AFTER_ROLL and (lowest == ACT) != s.rules.combined:
        raise ValueError("this table has other phases")
    for i in range(s.depth):
        if s.turn > 0 and s.frames[FRAME * i + 1] != s.active:
            raise ValueError("a decision of another seat")
        if i > 0 and s.frames[FRAME * i] in _TURN:
            raise ValueError("a turn within a turn")
    _check_top(s)


def _check_top(s: State) -> None:
    top: i64 = s.frame()
    a: i64 = s.frame_a()
    if top == AFTER_PATROL:
        raise ValueError("nothing to decide")
    at: i64 = s.frame_b()
    if top == FOUND_ROAD and (at >= s.board.intersections or not has(s.settlements, s.frame_seat(), at)):
        raise ValueError("no settlement to found a road at")
    if top == CHOOSE_VICTIM and (s.tormund == IN_CAMP or at != s.tormund):
        raise ValueError("Tormund stands elsewhere")
    if top == STEALING and (a >= s.rules.seats or a == s.active):
        raise ValueError("no such victim")
    if top == FREE_ROAD and not 1 <= a <= 2:
        raise ValueError("not so many free roads")


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
    _only(entry, SEAT)
    board = s.board
    s.hand[seat] = _bag(entry["hand"], RESOURCES)
    s.cards[seat] = _bag(entry["cards"], CARDS)
    s.fresh[seat] = _bag(entry["fresh"], CARDS)
    s.room[seat] = _number(entry["room"], 0, 40)
    s.patrols[seat] = _number(entry["patrols"], 0, 20)
    _places(s.roads, seat, _list(entry["roads"]), board.paths)
    _places(s.settlements, seat, _list(entry["settlements"]), board.intersections)
    _places(s.keeps, seat, _list(entry["keeps"]), board.intersections)
    chosen = entry["chosen"]
    s.chosen[seat] = NOT_CHOSEN if chosen is None else _bag(chosen, RESOURCES)
    at: i64 = TERMS * seat
    s.terms[at + ANSWER] = ANSWERS.index(str(entry["answer"]))
    if entry["counter"] is not None:
        s.terms[at + COUNTER_GIVE] = _terms(_object(entry["counter"]), "give")
        s.terms[at + COUNTER_TAKE] = _terms(_object(entry["counter"]), "take")
    if entry["proposal"] is not None:
        s.terms[at + PROPOSAL_GIVE] = _terms(_object(entry["proposal"]), "give")
        s.terms[at + PROPOSAL_TAKE] = _terms(_object(entry["proposal"]), "take")
    s.terms[at + PROPOSALS_MADE] = _number(entry["proposals_made"], 0, s.rules.offers_per_turn)


def _terms(terms: Json, side: str) -> int:
    _only(terms, ("give", "take"))
    cards = _bag(terms[side], RESOURCES)
    if cards == 0:
        raise ValueError("an empty side of a trade")
    return cards


def _places(sets: vec[i64], seat: i64, numbers: list[object], limit: i64) -> None:
    for entry in numbers:
        number: i64 = _number(entry, 0, limit - 1)
        if has(sets, seat, number):
            raise ValueError("two pieces on one place")
        put(sets, seat, number)


def _bag(value: object, names: list[str]) -> int:
    counts: dict[str, int] = {}
    for name, n in _object(value).items():
        counts[name] = _number(n, 0, 100)
    return from_dict(counts, names)


def _number(value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ValueError(f"{value!r} is not a number from {low} to {high}")
    return value


def _bool(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{value!r} is not true or false")
    return value


def _only(entry: Json, keys: tuple[str, ...]) -> None:
    if set(entry) != set(keys):
        raise ValueError(f"expected {', '.join(sorted(keys))}")


def _object(value: object) -> Json:
    if not isinstance(value, dict):
        raise ValueError("an object was expected")
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise ValueError("a list was expected")
    return value
