"""Trading (chapter 7): with the supply at the best rate, and with other seats by offers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.bag import count, covers, missing, nth, several, shared_kinds, single, size, to_dict
from frostwall.core.bits import bit, holds, members
from frostwall.core.kinds import kind_of
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.watch.engine import kinds, zones
from frostwall.games.watch.engine.chapters.hands import close_proposal
from frostwall.games.watch.engine.decision import Decision
from frostwall.games.watch.engine.frames import ACT, OFFERING, SPECIAL_BUILD, TRADING
from frostwall.games.watch.engine.rules import RESOURCES
from frostwall.games.watch.engine.state import (
    ACCEPTED,
    ANSWER,
    COUNTER_GIVE,
    COUNTER_TAKE,
    COUNTERED,
    DECLINED,
    PROPOSAL_GIVE,
    PROPOSAL_TAKE,
    PROPOSALS_FAILED,
    TERMS,
    UNASKED,
    WAITING,
    State,
)

# --- with the supply (TRD-8..14) ---

# Every single exchange as a ready move: rate 2, 3 or 4, kind given, kind taken.
EXCHANGES: Final[vec[i64]] = vec[i64](
    [
        kinds.trade(several(give, rate), single(take))
        for rate in range(2, 5)
        for give in range(5)
        for take in range(5)
    ]
)


def list_trades(s: State, seat: i64, moves: MoveSet) -> None:
    hand: i64 = s.hand[seat]
    rates: i64 = s.rates[seat]
    give: i64 = 0
    while give < 5:
        rate: i64 = count(rates, give)
        if count(hand, give) >= rate:
            take: i64 = 0
            while take < 5:
                if take != give and count(s.supply, take):
                    moves.add(EXCHANGES[((rate - 2) * 5 + give) * 5 + take])
                take += 1
        give += 1


def refuse_trade(s: State, seat: i64, give: i64, take: i64) -> Refusal | None:
    if give == 0 or take == 0:
        return Refusal("NO_GIFTS", "TRD-6")
    if shared_kinds(give, take):  # TRD-8
        return Refusal("SAME_KIND", "TRD-8")
    kind: i64 = nth(give, 0)
    rate: i64 = count(s.rates[seat], kind)
    wanted: i64 = size(take)
    if count(give, kind) != size(give) or size(give) != rate * wanted:  # TRD-8, TRD-13
        args: Json = {"give": to_dict(give, RESOURCES), "kind": RESOURCES[kind], "rate": rate}
        return Refusal("BAD_RATE", "TRD-13", args, {"rate": rate})
    if not covers(s.hand[seat], give):
        return _not_enough(s, seat, give)
    if not covers(s.supply, take):  # TRD-14
        return Refusal("SUPPLY_EMPTY", "TRD-14", {"cards": to_dict(missing(s.supply, take), RESOURCES)})
    return None


def trade(s: State, seat: i64, give: i64, take: i64, events: list[Event] | None) -> None:
    s.hand[seat] += take - give
    s.supply += give - take
    if events is not None:
        args = zones.moved(give, zones.hand(seat), zones.SUPPLY)
        args["back"] = to_dict(take, RESOURCES)
        events.append(Event("trade", seat, args, "TRD-8"))


def _not_enough(s: State, seat: i64, give: i64) -> Refusal:
    lack = to_dict(missing(s.hand[seat], give), RESOURCES)
    return Refusal("NOT_ENOUGH_CARDS", "TRD-5", {"cards": to_dict(give, RESOURCES)}, {"cards": lack})


# --- terms of a trade between seats (TRD-3..7) ---


def refuse_terms(s: State, seat: i64, give: i64, take: i64) -> Refusal | None:
    """May this seat put these terms forward? Only its own cards are looked at."""
    if give == 0 or take == 0:
        return Refusal("NO_GIFTS", "TRD-6")
    if not s.rules.same_kind_trade and shared_kinds(give, take):
        return Refusal("SAME_KIND", "TRD-7")
    if not covers(s.hand[seat], give):
        return _not_enough(s, seat, give)
    return None


def _open_for_trade(s: State) -> bool:
    return s.frame() == ACT or s.frame() == TRADING or s.frame() == OFFERING


def _no_player_trade(s: State) -> Refusal | None:
    if s.rules.player_trade:
        return None
    return Refusal("NO_PLAYER_TRADE", "TRD-5", {}, {"option": "player_trade"})


# --- offers by the active seat ---


def refuse_offer(s: State, seat: i64, give: i64, take: i64, seats: i64) -> Refusal | None:
    refusal = _no_player_trade(s)
    if refusal is not None:
        return refusal
    others: i64 = (bit(s.rules.seats) - 1) & ~bit(seat)
    if seats & ~others:
        return Refusal("BAD_PARTNER", "TRD-4", {}, {"seats": members(others, 0)})
    refusal = refuse_terms(s, seat, give, take)
    return _too_many(s, s.failed_offers) if refusal is None else refusal


def _too_many(s: State, failed: i64) -> Refusal | None:
    """TRD-16: the table's limit on offers that come to nothing."""
    if failed < s.rules.failed_offers:
        return None
    return Refusal("TOO_MANY_OFFERS", "TRD-16", {"offers": failed}, {"option": "offers_per_turn"})


def offer(s: State, seat: i64, give: i64, take: i64, seats: i64, events: list[Event] | None) -> None:
    """Opens a decision of the addressed seats (all others when none is named)."""
    if seats == 0:
        seats = (bit(s.rules.seats) - 1) & ~bit(seat)
    s.push(OFFERING, seat, give, take)
    other: i64 = 0
    while other < s.rules.seats:
        s.terms[TERMS * other + ANSWER] = WAITING if holds(seats, other) else UNASKED
        other += 1
    if events is not None:
        args: Json = {
            "give": to_dict(give, RESOURCES),
            "take": to_dict(take, RESOURCES),
            "seats": members(seats, 0),
        }
        events.append(Event("offer", seat, args, "TRD-5"))


# --- deals ---


def list_deals(s: State, seat: i64, moves: MoveSet) -> None:
    if not s.rules.player_trade:
        return
    other: i64 = 0
    while other < s.rules.seats:
        if other != seat and _on_table(s, other) and covers(s.hand[seat], _price(s, other)):
            moves.add(kinds.deal(other))
        other += 1


def _on_table(s: State, other: i64) -> bool:
    """Has this seat put terms forward that the active seat may take now?"""
    if s.frame() == OFFERING:
        answer: i64 = s.terms[TERMS * other + ANSWER]
        return answer == ACCEPTED or answer == COUNTERED
    return s.terms[TERMS * other + PROPOSAL_GIVE] != 0


def _price(s: State, other: i64) -> i64:
    """What the active seat gives in a deal with this seat."""
    at: i64 = TERMS * other
    if s.frame() != OFFERING:
        return s.terms[at + PROPOSAL_TAKE]
    return s.frame_a() if s.terms[at + ANSWER] == ACCEPTED else s.terms[at + COUNTER_TAKE]


def _ware(s: State, other: i64) -> i64:
    """What the active seat gets in a deal with this seat."""
    at: i64 = TERMS * other
    if s.frame() != OFFERING:
        return s.terms[at + PROPOSAL_GIVE]
    return s.frame_b() if s.terms[at + ANSWER] == ACCEPTED else s.terms[at + COUNTER_GIVE]


def refuse_deal(s: State, seat: i64, other: i64) -> Refusal | None:
    refusal = _no_player_trade(s)
    if refusal is not None:
        return refusal
    if other >= s.rules.seats or other == seat or not _on_table(s, other):
        return Refusal("NO_TERMS", "TRD-5", {"with": other})
    if not covers(s.hand[seat], _price(s, other)):
        return _not_enough(s, seat, _price(s, other))
    return None


def deal(s: State, seat: i64, other: i64, events: list[Event] | None) -> None:
    give: i64 = _price(s, other)
    take: i64 = _ware(s, other)
    by_offer: bool = s.frame() == OFFERING
    if by_offer:
        _close_offer(s)
    s.hand[seat] += take - give
    s.hand[other] += give - take
    if events is not None:
        args = zones.moved(give, zones.hand(seat), zones.hand(other))
        args["with"] = other
        args["back"] = to_dict(take, RESOURCES)
        events.append(Event("deal", seat, args, "TRD-5"))
    close_proposal(s, other, events if by_offer else None)  # a proposal that was taken needs no further word


# --- the decision that an offer opens ---


class Offering(Decision):
    """The addressed seats answer; the seat that made the offer deals with one of them or withdraws it."""

    def actors(self, s: State) -> list[int]:
        own: i64 = s.frame_seat()
        return [seat for seat in range(s.rules.seats) if self._waits_for(s, seat)] + [own]

    def _waits_for(self, s: State, seat: i64) -> bool:
        return s.terms[TERMS * seat + ANSWER] == WAITING

    def first_actor(self, s: State) -> i64:
        seat: i64 = 0
        while seat < s.rules.seats:
            if self._waits_for(s, seat):
                return seat
            seat += 1
        return s.frame_seat()

    def list_moves(self, s: State, seat: i64, moves: MoveSet) -> None:
        if seat == s.frame_seat():
            moves.add(kinds.WITHDRAW)
            list_deals(s, seat, moves)
            return
        if covers(s.hand[seat], s.frame_b()):
            moves.add(kinds.ACCEPT)
        moves.add(kinds.DECLINE)

    def refuse(self, s: State, seat: i64, m: i64) -> Refusal | None:
        kind: i64 = kind_of(m)
        own: bool = seat == s.frame_seat()
        if own != (kind == kinds.WITHDRAW or kind == kinds.DEAL):
            return self.pending()
        if kind == kinds.DEAL:
            return refuse_deal(s, seat, kinds.place(m))
        if kind == kinds.ACCEPT and not covers(s.hand[seat], s.frame_b()):
            return _not_enough(s, seat, s.frame_b())
        if kind == kinds.COUNTER:
            return refuse_terms(s, seat, kinds.give_of(m), kinds.take_of(m))
        return None

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        kind: i64 = kind_of(m)
        if kind == kinds.ACCEPT:
            _answer(s, seat, ACCEPTED, "accept", events)
        elif kind == kinds.DECLINE:
            _answer(s, seat, DECLINED, "decline", events)
            _close_if_declined(s, events)
        elif kind == kinds.COUNTER:
            _counter(s, seat, kinds.give_of(m), kinds.take_of(m), events)
        elif kind == kinds.DEAL:
            deal(s, seat, kinds.place(m), events)
        elif kind == kinds.PROPOSE:
            propose(s, seat, kinds.give_of(m), kinds.take_of(m), events)
        else:
            s.failed_offers += 1  # TRD-16
            _close_offer(s)
            if events is not None:
                events.append(Event("withdraw", seat, {}, "TRD-5"))


def _answer(s: State, seat: i64, answer: i64, name: str, events: list[Event] | None) -> None:
    s.terms[TERMS * seat + ANSWER] = answer
    if events is not None:
        events.append(Event(name, seat, {}, "TRD-5"))


def _close_if_declined(s: State, events: list[Event] | None) -> None:
    other: i64 = 0
    while other < s.rules.seats:
        answer: i64 = s.terms[TERMS * other + ANSWER]
        if answer != UNASKED and answer != DECLINED:
            return
        other += 1
    s.failed_offers += 1  # TRD-16
    _close_offer(s)  # nobody is left to deal with
    if events is not None:
        events.append(Event("offer_failed", s.active, {}, "TRD-5"))


def _counter(s: State, seat: i64, give: i64, take: i64, events: list[Event] | None) -> None:
    at: i64 = TERMS * seat
    s.terms[at + ANSWER] = COUNTERED
    s.terms[at + COUNTER_GIVE] = give
    s.terms[at + COUNTER_TAKE] = take
    if events is not None:
        args: Json = {"give": to_dict(give, RESOURCES), "take": to_dict(take, RESOURCES)}
        events.append(Event("counter", seat, args, "TRD-5"))


def _close_offer(s: State) -> None:
    other: i64 = 0
    while other < s.rules.seats:
        at: i64 = TERMS * other
        s.terms[at + ANSWER] = UNASKED
        s.terms[at + COUNTER_GIVE] = 0
        s.terms[at + COUNTER_TAKE] = 0
        other += 1
    s.pop()


# --- proposals by the other seats ---


def refuse_propose(s: State, seat: i64, give: i64, take: i64) -> Refusal | None:
    if s.frames[0] == SPECIAL_BUILD:  # TRD-15
        return Refusal("NOT_IN_SPECIAL_BUILD", "X56-6")
    if s.turn == 0 or not _open_for_trade(s):
        return Refusal("NOT_TRADE_PHASE", "TRD-1")
    refusal = _no_player_trade(s)
    if refusal is not None:
        return refusal
    if seat == s.active:
        return Refusal("USE_OFFER", "TRD-5")
    refusal = refuse_terms(s, seat, give, take)
    return _too_many(s, s.terms[TERMS * seat + PROPOSALS_FAILED]) if refusal is None else refusal


def propose(s: State, seat: i64, give: i64, take: i64, events: list[Event] | None) -> None:
    at: i64 = TERMS * seat
    if s.terms[at + PROPOSAL_GIVE]:  # TRD-16: replaced
        s.terms[at + PROPOSALS_FAILED] += 1
    s.terms[at + PROPOSAL_GIVE] = give
    s.terms[at + PROPOSAL_TAKE] = take
    if events is not None:
        args: Json = {"give": to_dict(give, RESOURCES), "take": to_dict(take, RESOURCES)}
        events.append(Event("propose", seat, args, "TRD-5"))


def list_rejections(s: State, moves: MoveSet) -> None:
    if not s.rules.player_trade:
        return
    other: i64 = 0
    while other < s.rules.seats:
        if s.terms[TERMS * other + PROPOSAL_GIVE]:
            moves.add(kinds.reject(other))
        other += 1


def refuse_reject(s: State, other: i64) -> Refusal | None:
    refusal = _no_player_trade(s)
    if refusal is not None:
        return refusal
    if other >= s.rules.seats or s.terms[TERMS * other + PROPOSAL_GIVE] == 0:
        return Refusal("NO_TERMS", "TRD-5", {"with": other})
    return None


def reject(s: State, seat: i64, other: i64, events: list[Event] | None) -> None:
    """The active seat turns a proposal down."""
    at: i64 = TERMS * other
    s.terms[at + PROPOSAL_GIVE] = 0
    s.terms[at + PROPOSAL_TAKE] = 0
    s.terms[at + PROPOSALS_FAILED] += 1  # TRD-16
    if events is not None:
        events.append(Event("reject", seat, {"with": other}, "TRD-5"))


def end_turn(s: State) -> None:
    """Nothing that was put forward outlives the turn."""
    if not s.rules.player_trade:
        return
    s.failed_offers = 0
    at: i64 = 0
    while at < len(s.terms):
        s.terms[at] = 0
        at += 1


def committed(s: State, seat: i64) -> i64:
    """The cards this seat has publicly claimed to hold, kind by kind: what others may count on."""
    at: i64 = TERMS * seat
    claim: i64 = s.terms[at + PROPOSAL_GIVE]
    if s.depth and s.frame() == OFFERING:
        shown: i64 = 0
        if seat == s.active:
            shown = s.frame_a()
        elif s.terms[at + ANSWER] == ACCEPTED:
            shown = s.frame_b()
        elif s.terms[at + ANSWER] == COUNTERED:
            shown = s.terms[at + COUNTER_GIVE]
        claim = claim + missing(claim, shown)
    return claim


DECISIONS: Final[list[Decision]] = [
    Offering(
        OFFERING,
        "offer",
        "TRD-5",
        (kinds.ACCEPT, kinds.DECLINE, kinds.COUNTER, kinds.WITHDRAW, kinds.DEAL),
    ),
]
