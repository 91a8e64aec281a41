"""The turn (chapter 4): what may be done and when, and the loop that works off whatever nobody decides."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.kinds import kind_of
from frostwall.core.moves import MoveSet
from frostwall.core.types import CHANCE, Event, Json, Refusal
from frostwall.games.silverfrost.engine import kinds
from frostwall.games.silverfrost.engine.chapters import (
    giants,
    nature,
    places,
    placing,
    play_card,
    prices,
    quests,
    seasons,
    setup,
    snow,
    supply,
    valley,
)
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.deck.tables import MOST_EFFECTS
from frostwall.games.silverfrost.engine.effects import (
    answers,
    answers_listed,
    cards,
    goods,
    interpreter,
    measure,
    run,
    triggers,
)
from frostwall.games.silverfrost.engine.effects import city as effect_city
from frostwall.games.silverfrost.engine.effects import snow as effect_snow
from frostwall.games.silverfrost.engine.frames import (
    ACT,
    ACTIVATED,
    AFTER_GIANT,
    ANIMAL,
    AUTOMATIC,
    BOUND,
    CARDS,
    CITY_CARD,
    CITY_SNOWING,
    CLAW_ACT,
    CLAW_SEASON,
    CLAW_TURN,
    CLEAR_WHERE,
    CLOSING,
    COPY,
    DEAL,
    EARNING,
    FRAME,
    GIANT,
    GIVING,
    GUILD_DRAW,
    KEEP_QUEST,
    LAND,
    NATURE,
    OPTIONS,
    READY,
    REPEAT,
    RUN,
    SEASON,
    SNOW_WHERE,
    TRIGGERS,
    TURN_END,
    VALLEY,
    is_payment,
)
from frostwall.games.silverfrost.engine.rules import FIRE, SPRING
from frostwall.games.silverfrost.engine.solo import claw
from frostwall.games.silverfrost.engine.state import (
    CHOSEN,
    CITY,
    FRESH,
    HAND,
    NO_ACTION,
    NOBODY,
    NOT_CHOSEN,
    NOTHING,
    PASSED,
    PASSING,
    PLACING,
    PLAYING,
    SLOTS,
    SNOWED,
    State,
)
from frostwall.games.silverfrost.engine.state import SEASON as IN_SEASON

SEARCH: Final = 300  # positions looked at to find that an ability leaves something to do


# --- who is up ---


def actors(s: State) -> list[int]:
    if s.over:
        return []
    frame: i64 = s.frame()
    if frame >= NATURE:  # settle leaves no automatic frame on top
        return [CHANCE]
    if frame == KEEP_QUEST:
        return [seat for seat in range(s.rules.seats) if s.get(seat, CHOSEN) == NOT_CHOSEN]
    return [int(s.frame_seat())]


def first_actor(s: State) -> i64:
    frame: i64 = s.frame()
    if frame >= NATURE:
        return CHANCE
    if frame == KEEP_QUEST:
        seat: i64 = 0
        while s.get(seat, CHOSEN) != NOT_CHOSEN:
            seat += 1
        return seat
    return s.frame_seat()


# --- the actions (TURN-2..7) ---


def has_action(s: State, who: i64) -> bool:
    """TURN-4, TURN-5: is there an animal to place or a card to play?"""
    return placing.can_place(s, who) or play_card.can_play(s, who)


def animals_done(s: State, who: i64) -> bool:
    """TURN-6, AMB-5: all animals are placed, or none of the rest can be."""
    if s.animals_in_supply(who) == 0:
        return True
    if placing.can_place(s, who):
        return False
    return s.rules.stuck_may_prepare or not play_card.can_play(s, who)


def list_ready(s: State, who: i64, moves: MoveSet) -> None:
    placing.list_placements(s, who, moves)
    placed: bool = moves.total == 0
    play_card.list_plays(s, who, 3, -1, p.NORMAL, prices.NO_MINUS, 0, moves)
    if not s.bound and (
        s.animals_in_supply(who) == 0 or (placed and (s.rules.stuck_may_prepare or moves.total == 0))
    ):
        moves.add(kinds.PASS if s.get(who, IN_SEASON) == SPRING else kinds.PREPARE)
    elif moves.total == 0:
        moves.add(kinds.END)  # bound to act, yet nothing is possible: no turn is without a way out
    list_extras(s, who, moves)


# --- TURN-8, TURN-15: what may be done beside the action ---


def extras_allowed(s: State, who: i64) -> bool:
    """In an own turn of placing or playing, or before it; never inside a payment (AMB-62)."""
    if s.active != who:
        return False
    frame: i64 = s.frame()
    if s.action == NO_ACTION:
        return frame == READY
    if s.action != PLACING and s.action != PLAYING:
        return False
    return frame < NATURE and not is_payment(frame, s.word(0))


def list_extras(s: State, who: i64, moves: MoveSet) -> None:
    if not extras_allowed(s, who):
        return
    cost: i64 = snow.clear_cost(s, who)
    can_clear: bool = s.get(who, FIRE) >= cost and s.clears < snow.most_clears(s, who)
    last: i64 = s.get(who, CITY)
    slot: i64 = 1
    while slot < last:
        at: i64 = s.at(who, slot)
        card: i64 = s.city[at]
        if card != NOTHING:
            if s.flags[at] & SNOWED:
                if can_clear and (s.action != NO_ACTION or _action_after_clearing(s, who, slot, cost)):
                    moves.add(kinds.one(kinds.CLEAR, slot))
            elif s.deck.has_trigger(card, p.ABILITY):
                effect: i64 = 0
                while effect < MOST_EFFECTS and s.deck.effects[card * MOST_EFFECTS + effect] >= 0:
                    if refuse_use(s, who, slot, effect) is None:
                        moves.add(kinds.two(kinds.USE, slot, effect))
                    effect += 1
        slot += 1


def any_extra(s: State, who: i64) -> bool:
    """For CLOSING: is there anything list_extras would list?"""
    last: i64 = s.get(who, CITY)
    slot: i64 = 1
    while slot < last:
        at: i64 = s.at(who, slot)
        card: i64 = s.city[at]
        if card != NOTHING and (s.flags[at] & SNOWED or s.deck.has_trigger(card, p.ABILITY)):
            found = MoveSet()
            list_extras(s, who, found)
            return found.total > 0
        slot += 1
    return False


def refuse_clear(s: State, who: i64, slot: i64) -> Refusal | None:
    """TURN-8..10, SNOW-19"""
    if s.active != who:
        return Refusal("NOT_YOUR_TURN", "TURN-8")
    if not extras_allowed(s, who):
        return Refusal("NOT_NOW", "TURN-9")
    args: Json = {"slot": int(slot)}
    if slot >= s.get(who, CITY) or s.card_at(who, slot) == NOTHING:
        return Refusal("NO_SUCH_CARD", "SNOW-19", args)
    if not s.has_flag(who, slot, SNOWED):
        return Refusal("NO_SNOW", "SNOW-14")
    if s.clears >= snow.most_clears(s, who):
        return Refusal("CLEARED_ALREADY", "SNOW-19", {}, {"number": int(snow.most_clears(s, who))})
    cost: i64 = snow.clear_cost(s, who)
    if s.get(who, FIRE) < cost:
        snowed = s.deck.card_names[s.card_at(who, slot)]
        return Refusal("NO_FIRE_FOR_SNOW", "SNOW-14", {"card": snowed}, {"fire": int(cost)})
    if s.action == NO_ACTION and not _action_after_clearing(s, who, slot, cost):
        return Refusal("BOUND_TO_ACT", "TURN-10")
    return None


def _action_after_clearing(s: State, who: i64, slot: i64, cost: i64) -> bool:
    """TURN-10: would a placement or a play be left?"""
    if s.rules.clear_on_pass and not s.bound and s.get(who, IN_SEASON) == SPRING and animals_done(s, who):
        return True
    at: i64 = s.at(who, slot)
    s.add(who, FIRE, -cost)
    s.flags[at] &= ~SNOWED
    possible: bool = has_action(s, who)
    s.flags[at] |= SNOWED
    s.add(who, FIRE, cost)
    return possible


def clear(s: State, who: i64, slot: i64, events: list[Event] | None) -> None:
    if s.action == NO_ACTION and not (s.rules.clear_on_pass and s.get(who, IN_SEASON) == SPRING):
        s.bound = True
    snow.clear_own(s, who, slot, events)


def refuse_use(s: State, who: i64, slot: i64, effect: i64) -> Refusal | None:
    """TURN-15, EFF-55"""
    if s.active != who:
        return Refusal("NOT_YOUR_TURN", "TURN-15")
    if not extras_allowed(s, who):
        return Refusal("NOT_NOW", "TURN-15")
    args: Json = {"slot": int(slot)}
    if slot < 1 or slot >= s.get(who, CITY) or s.card_at(who, slot) == NOTHING:
        return Refusal("NO_SUCH_CARD", "TURN-15", args)
    row: i64 = s.deck.effects[s.card_at(who, slot) * MOST_EFFECTS + effect] if effect < MOST_EFFECTS else -1
    if row < 0 or s.deck.trigger[row] != p.ABILITY:
        return Refusal("NO_ABILITY", "TURN-15", args)
    if not s.is_live(who, slot):
        return Refusal("UNDER_SNOW", "SNOW-11", args)
    if triggers.used_up(s, who, slot, effect, row):
        return Refusal("USED_ALREADY", "TURN-15", args)
    source: i64 = measure.source_of(who, slot)
    if s.deck.condition[row] >= 0 and not measure.holds(s, s.deck.condition[row], who, source, 0):
        return Refusal("CANNOT_USE", "TURN-15", args)
    block: i64 = s.deck.block[row]
    # Whether a secret hand allows it must not show in a turn that ends by itself.
    usable: bool = interpreter.possible(s, block, who, source, True) or interpreter.is_secret(s, block)
    if effect_city.is_running(s, source) or not usable:
        return Refusal("CANNOT_USE", "TURN-15", args)
    if s.action == NO_ACTION and not _ability_leaves_action(s, who, slot, effect):
        return Refusal("BOUND_TO_ACT", "TURN-10")
    return None


def use_ability(s: State, who: i64, slot: i64, effect: i64, events: list[Event] | None) -> None:
    row: i64 = triggers.effect_row(s, who, slot, effect)
    if s.action == NO_ACTION:
        s.bound = True
        s.push(BOUND, who)
    if events is not None:
        args: Json = {"card": s.deck.card_names[s.card_at(who, slot)], "slot": int(slot)}
        supply.tell(events, s, "use", who, args, "TURN-15")
    triggers.mark_used(s, who, slot, effect, row)
    s.push(RUN, who, s.deck.block[row], measure.source_of(who, slot), 0, measure.BY_ABILITY)


def is_bound(s: State) -> bool:
    """An ability used before the action is being resolved: what is done now must leave an action (TURN-10)."""
    if s.action != NO_ACTION or not s.bound:
        return False
    i: i64 = 0
    while i < s.depth:
        if s.frames[i * FRAME] == BOUND:
            return True
        i += 1
    return False


def _ability_leaves_action(s: State, who: i64, slot: i64, effect: i64) -> bool:
    world = s.clone()
    use_ability(world, who, slot, effect, None)
    settle(world, None)
    return _reaches_action(world, who, SEARCH) >= 0


def answer_leaves_action(s: State, who: i64, m: i64) -> bool:
    world = s.clone()
    answers.apply_answer(world, who, world.frame(), m, None)
    world.ply += 1
    settle(world, None)
    return _reaches_action(world, who, SEARCH) >= 0


def _reaches_action(s: State, who: i64, left: i64) -> i64:
    """Can the ability be finished with an action left? The budget that remains, or -1 for no. What nature deals only
    adds cards, so there the hand as it is decides."""
    if left <= 0:
        return 0
    frame: i64 = s.frame()
    if frame == READY or frame >= NATURE:
        return left if has_action(s, who) else -1
    if s.frame_seat() != who:
        return left if has_action(s, who) else -1
    found = MoveSet()
    answers_listed.list_answers(s, who, frame, found)
    for m in found.list():
        world = s.clone()
        answers.apply_answer(world, who, frame, m, None)
        settle(world, None)
        rest: i64 = _reaches_action(world, who, left - 1)
        if rest >= 0:
            return rest
    return -1


# --- what a seat does with its turn ---


def refuse_turn_move(s: State, who: i64, m: i64) -> Refusal | None:
    """For READY and CLOSING: place, visit, play, prepare, pass, end, clear, use."""
    kind: i64 = kind_of(m)
    if kind == kinds.CLEAR:
        return refuse_clear(s, who, kinds.first(m))
    if kind == kinds.USE:
        return refuse_use(s, who, kinds.first(m), kinds.second(m))
    if s.frame() == CLOSING:
        return None if kind == kinds.END else Refusal("ACTION_DONE", "TURN-2")
    if kind == kinds.PLACE:
        return placing.refuse_place(s, who, kinds.figure_of(m) == 1, kinds.figure_place(m))
    if kind == kinds.VISIT:
        return placing.refuse_visit(
            s, who, kinds.figure_of(m) == 1, kinds.figure_place(m), kinds.figure_slot(m)
        )
    if kind == kinds.PLAY:
        return play_card.refuse_play(s, who, m, 3, -1, p.NORMAL, prices.NO_MINUS, 0)
    if kind == kinds.PREPARE or kind == kinds.PASS:
        return _refuse_leaving(s, who, kind)
    if kind == kinds.END:
        if s.bound and not has_action(s, who):
            return None
        return Refusal("NO_SKIPPING", "TURN-3")
    return Refusal("NOT_OFFERED", "TURN-2", {"decision": "ready"})


def _refuse_leaving(s: State, who: i64, kind: i64) -> Refusal | None:
    spring: bool = s.get(who, IN_SEASON) == SPRING
    if kind == kinds.PREPARE and spring:
        return Refusal("LAST_SEASON", "SEAS-1")
    if kind == kinds.PASS and not spring:
        return Refusal("NOT_SPRING_YET", "TURN-7")
    if s.bound:
        return Refusal("BOUND_TO_ACT", "TURN-10")
    if not animals_done(s, who):
        rule = "TURN-6" if kind == kinds.PREPARE else "TURN-7"
        return Refusal("ANIMALS_LEFT", rule, {}, {"animals": int(s.animals_in_supply(who))})
    return None


def apply_turn_move(s: State, who: i64, m: i64, events: list[Event] | None) -> None:
    kind: i64 = kind_of(m)
    if kind == kinds.CLEAR:
        clear(s, who, kinds.first(m), events)
        return
    if kind == kinds.USE:
        use_ability(s, who, kinds.first(m), kinds.second(m), events)
        return
    s.pop()
    if kind == kinds.END:
        s.push(TURN_END, who)
    elif kind == kinds.PREPARE:
        s.push(TURN_END, who)
        seasons.prepare(s, who)
    elif kind == kinds.PASS:
        s.action = PASSING
        s.put(who, PASSED, 1)
        supply.tell(events, s, "pass", who, {}, "END-1")
        s.push(TURN_END, who)
    else:
        s.push(CLOSING, who)
        if kind == kinds.PLACE:
            s.action = PLACING
            placing.place_animal(s, who, kinds.figure_of(m) == 1, kinds.figure_place(m), events)
        elif kind == kinds.VISIT:
            s.action = PLACING
            placing.visit_card(
                s, who, kinds.figure_of(m) == 1, kinds.figure_place(m), kinds.figure_slot(m), events
            )
        else:
            s.action = PLAYING
            play_card.play(s, who, m, p.NORMAL, 0, events)


# --- working off what nobody decides ---


def settle(s: State, events: list[Event] | None) -> None:
    """Until a seat or nature has to decide, or the game is over."""
    while not s.over:
        frame: i64 = s.frame()
        if frame >= AUTOMATIC:
            _automatic(s, frame, events)
        elif frame >= NATURE:
            if not nature.idle(s, events):
                return
        elif frame == CLOSING:
            if any_extra(s, s.frame_seat()):
                return
            who: i64 = s.frame_seat()
            s.pop()
            s.push(TURN_END, who)
        elif not _nothing_to_decide(s, frame, events):
            return


def _nothing_to_decide(s: State, frame: i64, _events: list[Event] | None) -> bool:
    """Decisions that have lapsed since they were put on the stack."""
    if frame == VALLEY:
        if cards.valley_is_over(s):
            cards.end_valley(s)
            return True
    elif frame == CLEAR_WHERE:
        if effect_snow.clearing_is_over(s):
            s.pop()
            return True
    elif frame == SNOW_WHERE:
        if effect_snow.snow_where_is_over(s):
            s.pop()
            return True
    elif frame == CITY_CARD or frame == ANIMAL or frame == COPY or frame == GIANT:
        # What could be chosen may be gone since: by an ability used meanwhile (AMB-62).
        found = MoveSet()
        answers_listed.list_answers(s, s.frame_seat(), frame, found)
        if found.total == 0:
            s.pop()
            return True
    elif frame == CARDS and (s.word(2) <= 0 or s.get(s.frame_seat(), HAND) == 0):
        s.pop()
        return True
    return False


def _automatic(s: State, frame: i64, events: list[Event] | None) -> None:
    if frame == RUN:
        interpreter.step(s, events)
    elif frame == TRIGGERS:
        interpreter.work_off(s, events)
    elif frame == ACT:
        who: i64 = s.frame_seat()
        place: i64 = s.word(0)
        s.pop()
        places.act(s, who, place, events)
    elif frame == TURN_END:
        _end_turn(s, events)
    elif frame == SEASON:
        seasons.step(s, events)
    elif frame == CITY_SNOWING:
        snow.city_snow(s, events)
    elif frame == OPTIONS:
        run.options(s)
    elif frame == GIVING:
        goods.giving(s, events)
    elif frame == GUILD_DRAW:
        who = s.frame_seat()
        s.pop()
        quests.draw(s, who, 2, 1)
    elif frame == AFTER_GIANT:
        giants.after(s, events)
    elif frame == ACTIVATED:
        effect_city.activated(s)
    elif frame == LAND:
        who = s.frame_seat()
        card: i64 = s.word(0)
        context: i64 = s.word(1)
        city: i64 = s.word(2)
        first: i64 = s.word(3)
        s.pop()
        play_card.land(s, who, city, card, context, first, events)
    elif frame == REPEAT:
        run.repeat(s)
    elif frame == EARNING:
        goods.earn(s, events)
    elif frame == BOUND:
        s.pop()
    elif frame == DEAL:
        setup.deal(s, events)
    elif frame == CLAW_TURN:
        claw.turn(s, events)
    elif frame == CLAW_SEASON:
        claw.season(s, events)
    elif frame == CLAW_ACT:
        claw.act(s, events)


def _end_turn(s: State, events: list[Event] | None) -> None:
    """VAL-4, then the next person who has not passed (TURN-1)."""
    if s.word(0) == 0:
        s.set_word(0, 1)
        valley.fill(s, True)
        return
    s.pop()
    s.gaps = 0
    s.clears = 0
    s.bound = False
    s.action = NO_ACTION
    forget_turn(s)
    begin_next(s, s.active, events)


def forget_turn(s: State) -> None:
    """What a card does once per turn it may do again; cards played are no longer new (AMB-67)."""
    who: i64 = 0
    while who < s.rules.people:
        at: i64 = who * SLOTS + 1
        end: i64 = who * SLOTS + s.get(who, CITY)
        while at < end:
            s.flags[at] &= ~FRESH
            s.used[at] = (s.used[at] >> 12) << 12
            at += 1
        who += 1


def begin_next(s: State, last: i64, events: list[Event] | None) -> None:
    """END-6: the next turn, or the end of the game."""
    steps: i64 = 1
    while steps <= s.rules.people:
        who: i64 = (last + steps) % s.rules.people
        if not s.passed(who):
            begin_turn(s, who)
            return
        steps += 1
    if s.rules.solo:
        claw.collect(s, "SOLO-58", events)
    s.over = True
    s.active = NOBODY
    supply.tell(events, s, "game_over", NOBODY, {}, "END-6")


def begin_turn(s: State, who: i64) -> None:
    s.turn += 1
    s.active = who
    s.push(CLAW_TURN if s.is_claw(who) else READY, who)
