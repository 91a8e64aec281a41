"""The decisions inside effects (EFF-52): what an answer does. Which answers there are is in answers_listed.py, why
another is refused in answers_refused.py.
"""

from librt.vecs import append
from mypy_extensions import i64

from frostwall.core.bits import bit
from frostwall.core.kinds import kind_of, name_at
from frostwall.core.types import Event, Json
from frostwall.games.silverfrost.engine import kinds
from frostwall.games.silverfrost.engine.chapters import (
    giants,
    places,
    placing,
    play_card,
    quests,
    snow,
    supply,
    valley,
)
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.effects import animals, city, goods, interpreter, run, triggers
from frostwall.games.silverfrost.engine.effects import cards as effect_cards
from frostwall.games.silverfrost.engine.effects import snow as effect_snow
from frostwall.games.silverfrost.engine.effects.measure import source_owner, source_slot
from frostwall.games.silverfrost.engine.frames import (
    ACTIVATE,
    ANIMAL,
    AT_FORGE,
    AT_GUILD,
    CARDS,
    CHIMNEY_FROM,
    CHIMNEY_TO,
    CITY_CARD,
    CITY_SNOW,
    CLEAR_WHERE,
    COPY,
    DISCARD,
    FORGE_CARDS,
    GAIN,
    GIANT,
    GIVE,
    GOODS,
    IGNORE,
    JOURNEY_COST,
    KEEP,
    LOOKED,
    OPTION,
    ORDER,
    PAY_GOODS,
    PAYEE,
    PLAY,
    PRODUCE,
    QUEST,
    REMOVE,
    SEAT,
    SNOW_WHERE,
    SWAP,
    TIMES,
    TUCK,
    VALLEY,
    WHERE,
    YES_NO,
)
from frostwall.games.silverfrost.engine.kinds import goods_count
from frostwall.games.silverfrost.engine.state import (
    ASIDE_GUARD,
    ASIDE_NORMAL,
    GUARD,
    HELD,
    NORMAL,
    NOTHING,
    V_SNOW,
    State,
)
from frostwall.games.silverfrost.engine.state import VALLEY as SPACE


def _pay_to(s: State, person: i64, events: list[Event] | None) -> None:
    """EFF-51: what a card cost goes to the person chosen."""
    paid: i64 = s.word(1)
    s.pop()
    kind: i64 = 0
    while kind < 4:
        supply.gain(s, person, kind, goods_count(paid, kind), "CARD-1", events)
        kind += 1


def apply_answer(s: State, who: i64, frame: i64, m: i64, events: list[Event] | None) -> None:
    kind: i64 = kind_of(m)
    if frame == YES_NO:
        _answer_may(s, who, kind == kinds.YES, events)
    elif frame == CARDS:
        _hand_cards(s, who, m, events)
    elif frame == GOODS:
        _goods(s, who, kinds.goods_of(m), events)
    elif frame == OPTION:
        run.take_option(s, kinds.first(m))
    elif frame == TIMES:
        goods.pay_times(s, kinds.first(m), events)
    elif frame == PLAY:
        _play(s, who, m, kind, events)
    elif frame == GIANT:
        giants.use(s, kinds.first(m), events)
    elif frame == QUEST:
        _answer_quest(s, who, m, kind, events)
    elif frame == ORDER:
        _next_trigger(s, m, events)
    elif frame == PRODUCE:
        s.pop()
        s.set_word(1, s.word(1) & ~bit(kinds.first(m)))
        produce(s, who, kinds.first(m), events)
    elif frame == CITY_SNOW:
        snow.choose_city_snow(s, kinds.first(m), events)
    elif frame == VALLEY:
        effect_cards.choose_valley(s, kinds.first(m), events)
    elif frame == CITY_CARD:
        _city_card(s, kinds.first(m), kinds.second(m), events)
    else:
        _apply_more(s, who, frame, m, kind, events)


def _apply_more(s: State, who: i64, frame: i64, m: i64, kind: i64, events: list[Event] | None) -> None:
    if frame == CLEAR_WHERE:
        _clear(s, who, m, kind, events)
    elif frame == SNOW_WHERE:
        _put_snow(s, who, m, kind, events)
    elif frame == KEEP:
        _retain(s, who, kinds.names_of(m), events)
    elif frame == LOOKED:
        _hold(s, who, kinds.names_of(m), events)
    elif frame == SEAT:
        if s.word(0) == PAYEE:
            _pay_to(s, kinds.first(m), events)
        elif s.deck.code[s.word(0)] == p.DO_GIVE:
            goods.give_to_chosen(s, kinds.first(m))
        else:
            goods.serve_chosen(s, kinds.first(m), events)
    elif frame == COPY:
        s.pop()
        if events is not None:
            supply.tell(events, s, "copy", who, {"place": s.deck.place_names[kinds.first(m)]}, "SNOW-10")
        places.act(s, who, kinds.first(m), events)
    elif frame == ANIMAL:
        _lift(s, who, m, kind, events)
    elif frame == WHERE:
        _set_down(s, who, m, kind, events)


def produce(s: State, who: i64, slot: i64, events: list[Event] | None) -> None:
    """SEAS-6: one production card."""
    if events is not None:
        args: Json = {"card": s.deck.card_names[s.card_at(who, slot)], "slot": int(slot), "owner": int(who)}
        supply.tell(events, s, "activate", who, args, "SEAS-6")
    city.run_card(s, who, who, slot, p.ON_PRODUCE)


def _answer_may(s: State, who: i64, yes: bool, events: list[Event] | None) -> None:
    """EFF-25: the payment is made before the block runs; an effect as a whole waits below (EFF-3)."""
    code = s.deck.code
    pc: i64 = s.word(0)
    row: i64 = s.word(1)
    s.pop()
    if pc < 0:
        effect: i64 = s.word(4) - 1
        source: i64 = s.word(1)
        if not yes:
            s.pop()
            return
        s.set_word(4, 0)
        triggers.mark_used(s, source_owner(source), source_slot(source), effect, row)
        return
    if not yes:
        return
    source = s.word(1)
    variables: i64 = s.word(2)
    run.run_block(s, code[pc + 2])
    if code[pc + 4]:
        goods.pay_bag(s, pc + 5, who, source, variables, 1, events)
        supply.ask_discards(s, who, code[pc + 3])


def _hand_cards(s: State, who: i64, m: i64, events: list[Event] | None) -> None:
    purpose: i64 = s.word(0)
    extra: i64 = s.word(4)
    chosen: i64 = kinds.names_of(m)
    s.pop()
    n: i64 = 0
    cards: dict[str, int] = {}
    while n < 5 and name_at(chosen, n) >= 0:
        card: i64 = name_at(chosen, n)
        if purpose == GIVE:
            supply.give_card(s, who, extra, card)
        else:
            s.take_from_hand(who, card)
            if purpose == TUCK:
                supply.remember_tucked(s, source_owner(extra), source_slot(extra), card)
            else:
                supply.discard_card(s, card)
        if events is not None:
            cards[s.deck.card_names[card]] = cards.get(s.deck.card_names[card], 0) + 1
        n += 1
    if events is not None and n:
        _tell_cards(s, who, purpose, extra, cards, events)
    if purpose == DISCARD and extra:
        run.set_variable(s, extra - 1, n)
    elif purpose == FORGE_CARDS and n:
        supply.ask_goods(s, who, GAIN, n, AT_FORGE)


def _tell_cards(
    s: State, who: i64, purpose: i64, extra: i64, cards: dict[str, int], events: list[Event]
) -> None:
    hand = f"hand:{who}"
    mine = (int(who),)
    if purpose == GIVE:
        only = mine if s.is_claw(extra) else (int(who), int(extra))
        more: Json = {"to": int(supply.seat_number(s, extra))}
        supply.tell_cards(
            events, s, "give_cards", who, cards, hand, supply.hand_zone(s, extra), "LEFT-1", only, more
        )
    elif purpose == TUCK:
        owner = source_owner(extra)
        more = {"card": s.deck.card_names[s.card_at(owner, source_slot(extra))]}
        supply.tell_cards(events, s, "tuck", who, cards, hand, None, "GEN-5", mine, more)
    else:
        rule = "JOUR-2" if purpose == JOURNEY_COST else "FORGE-1" if purpose == FORGE_CARDS else "GEN-5"
        supply.tell_cards(events, s, "discard", who, cards, hand, "discard", rule, mine)


def _goods(s: State, who: i64, bag: i64, events: list[Event] | None) -> None:
    purpose: i64 = s.word(0)
    to: i64 = s.word(2)
    s.pop()
    kind: i64 = 0
    while kind < 4:
        n: i64 = goods_count(bag, kind)
        if n:
            if purpose == GAIN:
                supply.gain(s, who, kind, n, "GEN-7", events)
            elif purpose == PAY_GOODS:
                supply.pay(s, who, kind, n, "GEN-7", events)
            else:
                supply.give_good(s, who, to, kind, n, "LEFT-1", events)
        kind += 1


def _play(s: State, who: i64, m: i64, kind: i64, events: list[Event] | None) -> None:
    """A card played by an effect, or none; what was looked at and not played goes where the effect says."""
    pc: i64 = s.word(0)
    start: i64 = s.word(1)
    way: i64 = effect_cards.play_way(s, pc)
    s.pop()
    if kind == kinds.PLAY:
        play_card.play(s, who, m, way, start, events)
    if start >= 0:
        rest: i64 = s.deck.code[pc + 6] if s.deck.code[pc] == p.DO_LOOK else p.REST_DISCARD
        if not effect_cards.dispose(s, who, start, rest, events):
            s.push(LOOKED, who, pc, start, 1)


def _answer_quest(s: State, who: i64, m: i64, kind: i64, events: list[Event] | None) -> None:
    flags: i64 = s.word(1)
    s.pop()
    if kind == kinds.NO:
        s.pop()  # AMB-13: no draw for somebody who could have completed one; GUILD_DRAW lies below
        return
    if kind == kinds.NONE:
        return
    quest: i64 = kinds.first(m)
    if flags & SWAP:  # EFF-47: under the stack, and a new one
        s.held[who * s.deck.quests + quest] = 0
        s.add(who, HELD, -1)
        s.lowland_tail = append(s.lowland_tail, quest + 256 * who)
        if events is not None:
            name = s.deck.quest_names[quest]
            supply.tell_cards(
                events, s, "return_quest", who, {name: 1}, f"held:{who}", None, "GUILD-3", (int(who),)
            )
        quests.draw(s, who, 1, 1)
        return
    ignore: bool = flags & IGNORE != 0
    quests.complete(s, who, quest, "GUILD-1" if flags & AT_GUILD else "QUEST-1", events)
    if not ignore:
        quests.make_gifts(s, who, quest, events)


def _next_trigger(s: State, m: i64, events: list[Event] | None) -> None:
    """The answer to ORDER."""
    who: i64 = s.frame_seat()
    at: i64 = s.word(0)
    wanted: i64 = triggers.entry(who, kinds.first(m), kinds.second(m), 0)
    s.pop()
    while s.triggers[at] & 0xFFFFFF != wanted:
        at += 1
    interpreter.start_trigger(s, at, events)


def _city_card(s: State, owner: i64, slot: i64, events: list[Event] | None) -> None:
    purpose: i64 = s.word(0)
    if purpose == ACTIVATE:
        city.activate(s, owner, slot, events)
    elif purpose == REMOVE:
        city.remove_card(s, slot, events)
    elif purpose == CHIMNEY_FROM:
        city.lift_chimney(s, slot, events)
    elif purpose == CHIMNEY_TO:
        city.set_chimney(s, slot, events)


def _clear(s: State, who: i64, m: i64, kind: i64, events: list[Event] | None) -> None:
    effect_snow.pay_for_clearing(s, who, events)
    start: i64 = triggers.open_list(s, who)
    if kind == kinds.SNOW_CARD:
        snow.clear_card(s, who, who, kinds.first(m), "SNOW-21", events)
    elif kind == kinds.SNOW_PLACE:
        snow.clear_place(s, who, kinds.first(m), 1, "SNOW-21", events)
    else:
        snow.clear_valley(s, who, valley.space_of(s, kinds.first(m)), 1, "SNOW-21", events)
    triggers.close_list(s, who, start)


def _put_snow(s: State, who: i64, m: i64, kind: i64, events: list[Event] | None) -> None:
    s.set_word(1, s.word(1) - 1)
    args: Json = {}
    if kind == kinds.SNOW_PLACE:
        s.snow[kinds.first(m)] += 1
        args = {"place": s.deck.place_names[kinds.first(m)], "card": None}
    else:
        s.valley[SPACE * valley.space_of(s, kinds.first(m)) + V_SNOW] += 1
        args = {"place": None, "card": s.deck.card_names[kinds.first(m)]}
    supply.tell(events, s, "put_snow", who, args, "SNOW-2")


def _retain(s: State, who: i64, chosen: i64, events: list[Event] | None) -> None:
    """GUILD-3: these stay, the others go under the stack in the order drawn (EFF-62)."""
    start: i64 = s.word(1)
    s.pop()
    at: i64 = start
    kept: dict[str, int] = {}
    while at < len(s.looked):
        quest: i64 = s.looked[at] - s.deck.cards
        if _holds_name(chosen, quest):
            s.held[who * s.deck.quests + quest] = 1
            s.add(who, HELD, 1)
            kept[s.deck.quest_names[quest]] = 1
        else:
            s.lowland_tail = append(s.lowland_tail, quest + 256 * who)
        at += 1
    s.looked = s.looked[:start]
    if events is not None:
        supply.tell_cards(events, s, "keep_quests", who, kept, None, f"held:{who}", "GUILD-3", (int(who),))


def _holds_name(chosen: i64, name: i64) -> bool:
    i: i64 = 0
    while i < 5 and name_at(chosen, i) >= 0:
        if name_at(chosen, i) == name:
            return True
        i += 1
    return False


def _hold(s: State, who: i64, chosen: i64, events: list[Event] | None) -> None:
    """EFF-34: the cards picked are kept or tucked, the rest goes where the step says; or (c = 1) they are given and
    what is left is discarded (HAND-5)."""
    pc: i64 = s.word(0)
    start: i64 = s.word(1)
    giving: bool = s.word(2) == 1
    s.pop()
    to: i64 = supply.receiver(s, who, NOTHING) if giving else who
    cards: dict[str, int] = {}
    i: i64 = 0
    while i < 5 and name_at(chosen, i) >= 0:
        card: i64 = name_at(chosen, i)
        play_card.take_looked(s, start, card)
        if giving and s.is_claw(to):
            s.face_down[card] += 1
        elif giving or s.deck.code[pc + 4] == p.KEEP_SOME:
            s.add_to_hand(to, card)
        else:
            source: i64 = s.word(1)
            supply.remember_tucked(s, source_owner(source), source_slot(source), card)
        if events is not None:
            cards[s.deck.card_names[card]] = cards.get(s.deck.card_names[card], 0) + 1
        i += 1
    if events is not None and i:
        name = (
            "give_cards" if giving else "keep_cards" if s.deck.code[pc + 4] == p.KEEP_SOME else "tuck_looked"
        )
        only = (int(who),) if s.is_claw(to) or to == who else (int(who), int(to))
        more: Json | None = {"to": int(supply.seat_number(s, to))} if giving else None
        target = None if name == "tuck_looked" else supply.hand_zone(s, to)
        supply.tell_cards(events, s, name, who, cards, None, target, "GEN-5", only, more)
    if not effect_cards.dispose(s, who, start, s.deck.code[pc + 6], events):
        s.push(LOOKED, who, pc, start, 1)


def _lift(s: State, who: i64, m: i64, kind: i64, events: list[Event] | None) -> None:
    """The answer to ANIMAL: back to supply, and for a move on to the next question."""
    pc: i64 = s.word(0)
    s.pop()
    guard: bool = kinds.figure_of(m) == 1
    if kind == kinds.RECALL:
        animals.lift_from_place(s, who, guard, kinds.figure_place(m))
    elif kind == kinds.RECALL_CARD:
        animals.lift_from_card(s, who, guard, kinds.figure_place(m), kinds.figure_slot(m))
    else:
        s.add(who, ASIDE_GUARD if guard else ASIDE_NORMAL, -1)
        s.add(who, GUARD if guard else NORMAL, 1)
    supply.tell(events, s, "recall", who, {"figure": "guard" if guard else "animal"}, "WORK-9")
    if s.deck.code[pc + 2] == p.MOVE:
        s.push(WHERE, who, pc, 1 if guard else 0, 1)


def _set_down(s: State, who: i64, m: i64, kind: i64, events: list[Event] | None) -> None:
    """The answer to WHERE."""
    moving: bool = s.word(2) == 1
    s.pop()
    if kind == kinds.NONE:
        return
    guard: bool = kinds.figure_of(m) == 1
    if moving:
        place: i64 = kinds.figure_place(m)
        s.add(who, GUARD if guard else NORMAL, -1)
        s.put_animal(place, who, guard)
        if events is not None:
            args: Json = {"place": s.deck.place_names[place], "figure": "guard" if guard else "animal"}
            supply.tell(events, s, "move", who, args, "WORK-9")
    elif kind == kinds.PLACE:
        placing.place_animal(s, who, guard, kinds.figure_place(m), events)
    else:
        placing.visit_card(s, who, guard, kinds.figure_place(m), kinds.figure_slot(m), events)
