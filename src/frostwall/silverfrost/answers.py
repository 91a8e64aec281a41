"""The decisions inside effects (EFF-52): which answers each one has, why another is refused, and what an answer does.

Every decision is a frame; its options follow from the position each time they are asked for, so that snow cleared or
an ability used in between counts (AMB-62).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core.bits import bit
from frostwall.core.kinds import MOST_NAMES, kind_of, name_at, with_name
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json, Refusal
from frostwall.silverfrost import (
    effects,
    giants,
    kinds,
    measure,
    places,
    play_card,
    quests,
    snow,
    supply,
    triggers,
    valley,
    workers,
)
from frostwall.silverfrost import program as p
from frostwall.silverfrost.frames import (
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
    MAY_DECLINE,
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
from frostwall.silverfrost.kinds import goods_count, goods_total
from frostwall.silverfrost.measure import source_owner, source_slot
from frostwall.silverfrost.rules import (
    DESTINATIONS,
    GIANT_SLOTS,
    GUILD,
    HIGHLAND,
    JOURNEY,
    LOWLAND,
    MOST_AT_GUILD,
    SPACES,
)
from frostwall.silverfrost.state import (
    ASIDE_GUARD,
    ASIDE_NORMAL,
    CITY,
    GUARD,
    HELD,
    NORMAL,
    NOTHING,
    SNOWED,
    V_SNOW,
    State,
)
from frostwall.silverfrost.state import VALLEY as SPACE

# --- which answers there are ---


def list_answers(s: State, who: i64, frame: i64, moves: MoveSet) -> None:
    if frame == YES_NO:
        moves.add(kinds.NO)
        if may_say_yes(s):
            moves.add(kinds.YES)
    elif frame == CARDS:
        _list_cards(s, who, moves)
    elif frame == GOODS:
        _list_goods(s, who, moves)
    elif frame == OPTION:
        n: i64 = s.deck.code[s.word(0) + 3]
        option: i64 = 0
        while option < n:
            if (s.word(1) >> option) & 1 == 0:
                moves.add(kinds.one(kinds.OPTION, option))
            option += 1
    elif frame == TIMES:
        times: i64 = effects.least_times(s, s.word(0))
        most: i64 = effects.most_times(s, s.word(0), who, s.below(1))
        while times <= most:
            moves.add(kinds.one(kinds.TIMES, times))
            times += 1
    elif frame == PLAY:
        effects.list_play(s, s.word(0), who, s.word(1), moves)
        if effects.play_may(s, s.word(0)) or moves.total == 0:
            moves.add(kinds.NONE)
    elif frame == GIANT:
        slot: i64 = 0
        while slot < GIANT_SLOTS:
            if s.giants[slot] != NOTHING and giants.slot_of(s, s.giants[slot]) == slot:
                moves.add(kinds.one(kinds.GIANT, s.giants[slot]))
            slot += 1
    elif frame == QUEST:
        _list_quests(s, who, moves)
    elif frame == ORDER:
        at: i64 = s.word(0)
        while at < len(s.triggers):
            entry: i64 = s.triggers[at]
            if triggers.entry_person(entry) == who and not _listed_before(s, at):
                moves.add(kinds.two(kinds.ORDER, triggers.entry_slot(entry), triggers.entry_effect(entry)))
            at += 1
    elif frame == PRODUCE:
        _list_slots(s, who, s.word(0), kinds.ORDER, moves)
    elif frame == CITY_SNOW:
        _list_slots(s, who, snow.tied(s, who), kinds.SNOW_CARD, moves)
    else:
        _list_more(s, who, frame, moves)


def _list_more(s: State, who: i64, frame: i64, moves: MoveSet) -> None:
    if frame == VALLEY:
        space: i64 = 0
        while space < SPACES:
            if _takes_from(s, space):
                moves.add(kinds.one(kinds.VALLEY, s.valley[SPACE * space]))
            space += 1
    elif frame == CITY_CARD:
        _list_city_cards(s, who, moves)
    elif frame == CLEAR_WHERE:
        _list_snow(s, who, moves)
    elif frame == SNOW_WHERE:
        _list_dry(s, moves)
    elif frame == KEEP:
        _list_looked(s, kinds.RETAIN, s.word(1), s.word(0), s.word(0), s.deck.cards, moves)
    elif frame == LOOKED:
        n: i64 = looked_to_choose(s, who)
        if s.word(2) == 1:
            to: i64 = supply.receiver(s, who, NOTHING)
            _add_looked(_looked_counts(s, s.word(1), 0), 0, 0, 0, 0, n, n, kinds.GIVE, to, moves)
        else:
            _list_looked(s, kinds.HOLD, s.word(1), n, n, 0, moves)
    elif frame == SEAT:
        person: i64 = 0
        found: i64 = people_to_choose(s, who)
        while person < s.rules.people:
            if (found >> person) & 1:
                moves.add(kinds.one(kinds.PERSON, person))
            person += 1
    elif frame == COPY:
        place: i64 = 0
        while place < s.deck.places:
            if effects.can_copy(s, s.word(0), who, place):
                moves.add(kinds.one(kinds.COPY, place))
            place += 1
    elif frame == ANIMAL:
        _list_animals(s, who, moves)
    elif frame == WHERE:
        _list_where(s, who, moves)


def may_say_yes(s: State) -> bool:
    """EFF-3. The effect to be used lies below."""
    who: i64 = s.frame_seat()
    if s.word(0) >= 0:
        return effects.can_accept(s, s.word(0), who, s.below(1))
    block: i64 = s.below(0)
    return effects.possible(s, block, who, s.below(1))


def _listed_before(s: State, at: i64) -> bool:
    """Two reactions of one card's effect in one list count once."""
    i: i64 = s.word(0)
    while i < at:
        if s.triggers[i] & 0xFFFFFF == s.triggers[at] & 0xFFFFFF:
            return True
        i += 1
    return False


def _list_slots(_s: State, _who: i64, found: i64, kind: i64, moves: MoveSet) -> None:
    slot: i64 = 1
    while found >> slot:
        if (found >> slot) & 1:
            moves.add(kinds.one(kind, slot))
        slot += 1


# --- cards of a hand, or looked at ---


def card_move(s: State) -> i64:
    """The kind of move that answers CARDS."""
    purpose: i64 = s.word(0)
    if purpose == GIVE:
        return kinds.GIVE
    if purpose == TUCK:
        return kinds.UNDER
    return kinds.DISCARD


def _least_cards(s: State, who: i64) -> i64:
    """GEN-3: as many as there are, where fewer than the minimum fit."""
    return min(s.word(1), effects.hand_fitting(s, who, s.word(3)))


def _list_cards(s: State, who: i64, moves: MoveSet) -> None:
    kind: i64 = card_move(s)
    to: i64 = s.word(4) if kind == kinds.GIVE else 0
    _add_cards(s, who, 0, 0, 0, 0, _least_cards(s, who), s.word(2), s.word(3), kind, to, moves)


def _add_cards(
    s: State,
    who: i64,
    card: i64,
    used: i64,
    chosen: i64,
    n: i64,
    least: i64,
    most: i64,
    wanted: i64,
    kind: i64,
    to: i64,
    moves: MoveSet,
) -> None:
    """Every way to choose so many cards of the hand, each once."""
    if n >= least:
        moves.add(kinds.give(chosen, to) if kind == kinds.GIVE else kinds.names(kind, chosen))
    if n == most:
        return
    base: i64 = who * s.deck.cards
    while card < s.deck.cards:
        if s.hand[base + card] > used and measure.card_matches(s, card, wanted):
            _add_cards(
                s, who, card, used + 1, with_name(chosen, card), n + 1, least, most, wanted, kind, to, moves
            )
        card += 1
        used = 0


def _looked_counts(s: State, start: i64, off: i64) -> vec[i64]:
    counts: vec[i64] = vec[i64]()
    size: i64 = s.deck.quests if off else s.deck.cards
    i: i64 = 0
    while i < size:
        counts = append(counts, 0)
        i += 1
    at: i64 = start
    while at < len(s.looked):
        counts[s.looked[at] - off] += 1
        at += 1
    return counts


def looked_to_choose(s: State, who: i64) -> i64:
    """How many of the cards looked at are to be picked: to keep, to tuck, or for the left person (c = 1)."""
    n: i64 = len(s.looked) - s.word(1)
    pc: i64 = s.word(0)
    if s.word(2) == 1:
        return min(n, MOST_NAMES, measure.hand_room(s, supply.receiver(s, who, NOTHING)))
    wanted: i64 = min(n, s.deck.code[pc + 5])
    if s.deck.code[pc + 4] == p.KEEP_SOME:
        return min(wanted, measure.hand_room(s, who))  # AMB-61
    return wanted


def _list_looked(s: State, kind: i64, start: i64, least: i64, most: i64, off: i64, moves: MoveSet) -> None:
    counts = _looked_counts(s, start, off)
    n: i64 = len(s.looked) - start
    _add_looked(counts, 0, 0, 0, 0, min(least, n), min(most, n), kind, 0, moves)


def _add_looked(
    counts: vec[i64],
    card: i64,
    used: i64,
    chosen: i64,
    n: i64,
    least: i64,
    most: i64,
    kind: i64,
    to: i64,
    moves: MoveSet,
) -> None:
    if n >= least:
        moves.add(kinds.give(chosen, to) if kind == kinds.GIVE else kinds.names(kind, chosen))
    if n == most:
        return
    while card < len(counts):
        if counts[card] > used:
            _add_looked(counts, card, used + 1, with_name(chosen, card), n + 1, least, most, kind, to, moves)
        card += 1
        used = 0


# --- resources ---


def _list_goods(s: State, who: i64, moves: MoveSet) -> None:
    n: i64 = s.word(1)
    free: bool = s.word(0) == GAIN
    birch: i64 = 0
    while birch <= n:
        moss: i64 = 0
        while birch + moss <= n:
            copper: i64 = 0
            while birch + moss + copper <= n:
                bag: i64 = birch | (moss << 5) | (copper << 10) | ((n - birch - moss - copper) << 15)
                if free or play_card.owns(s, who, bag):
                    moves.add(kinds.goods(bag))
                copper += 1
            moss += 1
        birch += 1


# --- quests ---


def quest_move(s: State, quest: i64) -> i64:
    return kinds.one(kinds.QUEST if s.deck.quest_level[quest] == HIGHLAND else kinds.LOWLAND, quest)


def _list_quests(s: State, who: i64, moves: MoveSet) -> None:
    flags: i64 = s.word(1)
    quest: i64 = 0
    while quest < s.deck.quests:
        if flags & SWAP:
            if s.holds_quest(who, quest):
                moves.add(kinds.one(kinds.EXCHANGE, quest))
        elif quests.can_complete(s, who, quest, s.word(0), flags & IGNORE != 0):
            moves.add(quest_move(s, quest))
        quest += 1
    if moves.total == 0:
        moves.add(kinds.NONE)
    elif flags & MAY_DECLINE:  # AMB-13: where declining costs the draw, it is said
        moves.add(kinds.NONE if s.rules.draw_after_decline else kinds.NO)


# --- people, cards, places, animals ---


def people_to_choose(s: State, who: i64) -> i64:
    """For SEAT: as bits."""
    pc: i64 = s.word(0)
    if pc != PAYEE and s.deck.code[pc] == p.DO_GIVE:
        return effects.chosen_receivers(s, pc, who, s.below(3))
    found: i64 = 0
    person: i64 = 0
    while person < s.rules.people:
        if person != who and (pc != PAYEE or supply.receives(s, person, 0)):
            found |= bit(person)
        person += 1
    return found


def _pay_to(s: State, person: i64, events: list[Event] | None) -> None:
    """EFF-51: what a card cost goes to the person chosen."""
    paid: i64 = s.word(1)
    s.pop()
    kind: i64 = 0
    while kind < 4:
        supply.gain(s, person, kind, goods_count(paid, kind), "CARD-1", events)
        kind += 1


def _city_card_fits(s: State, who: i64, owner: i64, slot: i64) -> bool:
    """For CITY_CARD."""
    purpose: i64 = s.word(0)
    pc: i64 = s.word(1)
    if purpose == ACTIVATE:
        return effects.activatable(s, pc, who, s.word(4), s.word(2), owner, slot)
    if owner != who:
        return False
    if purpose == REMOVE:
        return effects.removable(s, pc, who, slot, s.below(1))
    if purpose == CHIMNEY_FROM:
        return effects.chimney_holder(s, who, slot, s.deck.code[pc + 3], s.word(4))
    return (
        effects.chimney_target(s, who, slot, s.deck.code[pc + 4], s.word(4)) and (s.word(2) >> slot) & 1 == 0
    )


def _list_city_cards(s: State, who: i64, moves: MoveSet) -> None:
    owner: i64 = 0
    while owner < s.rules.people:
        slot: i64 = 1
        while slot < s.get(owner, CITY):
            if s.card_at(owner, slot) != NOTHING and _city_card_fits(s, who, owner, slot):
                moves.add(kinds.two(kinds.CITY, owner, slot))
            slot += 1
        owner += 1


def _takes_from(s: State, space: i64) -> bool:
    """For VALLEY: SNOW-13."""
    card: i64 = s.valley[SPACE * space]
    return (
        card != NOTHING and s.valley[SPACE * space + V_SNOW] == 0 and measure.card_matches(s, card, s.word(2))
    )


def _reaches_valley(s: State) -> bool:
    """For CLEAR_WHERE; AMB-30."""
    where: i64 = s.word(0)
    return where == p.IN_VALLEY or (where == p.BOARD and s.word(3) == 1 and s.rules.ability_clears_valley)


def _list_snow(s: State, who: i64, moves: MoveSet) -> None:
    where: i64 = s.word(0)
    if where == p.OWN_CITY:
        slot: i64 = 1
        while slot < s.get(who, CITY):
            if s.card_at(who, slot) != NOTHING and s.has_flag(who, slot, SNOWED):
                moves.add(kinds.one(kinds.SNOW_CARD, slot))
            slot += 1
    if where == p.BOARD:
        place: i64 = 0
        while place < s.deck.places:
            if effects.clears_board(s, place, s.word(3) == 1):
                moves.add(kinds.one(kinds.SNOW_PLACE, place))
            place += 1
    if _reaches_valley(s):
        space: i64 = 0
        while space < SPACES:
            if s.valley[SPACE * space + V_SNOW]:
                moves.add(kinds.one(kinds.SNOW_VALLEY, s.valley[SPACE * space]))
            space += 1


def _list_dry(s: State, moves: MoveSet) -> None:
    """For SNOW_WHERE: places or valley cards without snow."""
    if s.word(0) == p.BOARD:
        place: i64 = 0
        while place < s.deck.places:
            if effects.takes_snow(s, place):
                moves.add(kinds.one(kinds.SNOW_PLACE, place))
            place += 1
        return
    space: i64 = 0
    while space < SPACES:
        if s.valley[SPACE * space] != NOTHING and s.valley[SPACE * space + V_SNOW] == 0:
            moves.add(kinds.one(kinds.SNOW_VALLEY, s.valley[SPACE * space]))
        space += 1


def _list_animals(s: State, who: i64, moves: MoveSet) -> None:
    """For ANIMAL: where one may be taken from."""
    pc: i64 = s.word(0)
    guard: i64 = 0
    while guard < 2:
        if effects.wants_figure(s, pc, guard == 1):
            place: i64 = 0
            while place < s.deck.places:
                stands: bool = s.guard_at(place, who) if guard else s.normal_at(place, who) > 0
                if stands and effects.recallable_area(s, pc, s.deck.area[place]):
                    moves.add(kinds.figure_at(kinds.RECALL, guard, place))
                place += 1
            if effects.recallable_area(s, pc, DESTINATIONS):
                _list_animals_on_cards(s, who, guard, moves)
            if s.deck.code[pc + 4] == -1 and s.get(who, ASIDE_GUARD if guard else ASIDE_NORMAL) > 0:
                moves.add(kinds.aside(guard))
        guard += 1


def _list_animals_on_cards(s: State, who: i64, guard: i64, moves: MoveSet) -> None:
    owner: i64 = 0
    while owner < s.rules.people:
        slot: i64 = 1
        while slot < s.get(owner, CITY):
            if effects.stands_on(s, who, guard == 1, owner, slot):
                moves.add(kinds.figure_on(kinds.RECALL_CARD, guard, owner, slot))
            slot += 1
        owner += 1


def _list_where(s: State, who: i64, moves: MoveSet) -> None:
    """For WHERE: one more placement, or where a moved animal goes. Nowhere to go: none."""
    pc: i64 = s.word(0)
    moving: bool = s.word(2) == 1
    if not moving:
        workers.list_placements(s, who, moves)
        _keep_area(s, pc, moves)
    else:
        guard: i64 = s.word(1)
        place: i64 = 0
        while place < s.deck.places:
            if s.in_play(place) and _free_spot(s, who, place):
                moves.add(kinds.figure_at(kinds.MOVE, guard, place))
            place += 1
    if moves.total == 0:
        moves.add(kinds.NONE)


def _free_spot(s: State, who: i64, place: i64) -> bool:
    """AMB-63: moving is no placing: an empty or shared place without snow; no cost, no power of the Silver Guard."""
    area: i64 = s.deck.area[place]
    if s.snow[place] or area == JOURNEY or (area == GUILD and workers.at_guild(s, who) >= MOST_AT_GUILD):
        return False
    return s.deck.shared[place] == 1 or s.occupied[place] == 0


def _keep_area(s: State, pc: i64, moves: MoveSet) -> None:
    """EFF-46: only animals and areas the filter names."""
    i: i64 = 0
    kept: i64 = 0
    while i < moves.single_words:
        m: i64 = moves.singles[i]
        area: i64 = s.deck.area[kinds.figure_place(m)] if kind_of(m) == kinds.PLACE else DESTINATIONS
        asked: i64 = s.deck.code[pc + 4]
        if (asked == -1 or asked == area) and effects.wants_figure(s, pc, kinds.figure_of(m) == 1):
            moves.singles[kept] = m
            kept += 1
        i += 1
    moves.total -= moves.single_words - kept
    moves.single_words = kept


# --- why an answer is refused ---


def refuse_answer(s: State, who: i64, frame: i64, m: i64) -> Refusal | None:
    found = MoveSet()
    list_answers(s, who, frame, found)
    if m in found.list():
        return None
    kind: i64 = kind_of(m)
    if frame == CARDS and kind == card_move(s):
        return _refuse_cards(s, who, m)
    if frame == GOODS and kind == kinds.TAKE_GOODS:
        if goods_total(kinds.goods_of(m)) != s.word(1):
            rule = "FORGE-1" if s.word(0) == GAIN and s.word(2) == AT_FORGE else "GEN-3"
            return Refusal("WRONG_NUMBER", rule, {}, {"number": int(s.word(1))})
        return Refusal("CANNOT_PAY", "GEN-3", {"card": None}, {"cost": {}})
    if frame == GIANT and kind == kinds.GIANT:
        return Refusal("GIANT_NOT_OPEN", "BEAC-2", {"giant": s.deck.giant_names[kinds.first(m)]})
    if frame == QUEST and (kind == kinds.QUEST or kind == kinds.LOWLAND) and s.word(1) & SWAP == 0:
        return _refuse_quest(s, who, kinds.first(m), kind)
    if (frame == KEEP and kind == kinds.RETAIN) or (frame == LOOKED and kind == kinds.HOLD):
        wanted: i64 = s.word(0) if frame == KEEP else looked_to_choose(s, who)
        full: bool = frame == LOOKED and s.word(2) == 0 and wanted < s.deck.code[s.word(0) + 5]
        rule = "GUILD-3" if frame == KEEP else "HAND-1" if full else "GEN-3"
        return Refusal("WRONG_NUMBER", rule, {}, {"number": int(wanted)})
    if frame == PLAY and kind == kinds.PLAY:
        pc: i64 = s.word(0)
        return play_card.refuse_play(
            s,
            who,
            m,
            effects.play_sources(s, pc),
            s.deck.code[effects.play_terms(s, pc)],
            effects.play_way(s, pc),
            effects.play_minus(s, pc),
            s.word(1),
        )
    return _refuse_more(s, who, frame, m, kind)


def _refuse_more(s: State, who: i64, frame: i64, m: i64, kind: i64) -> Refusal:
    if frame == VALLEY and kind == kinds.VALLEY:
        card: i64 = kinds.first(m)
        args: Json = {"card": s.deck.card_names[card]}
        space: i64 = valley.space_of(s, card)
        if space == NOTHING:
            return Refusal("NOT_THERE", "HAND-3", {**args, "source": "valley"})
        if valley.snow_on(s, space):
            return Refusal("UNDER_SNOW", "SNOW-13", {"slot": None, **args})
        return Refusal("CARD_DOES_NOT_FIT", "CARD-11", args)
    if frame == CITY_CARD and kind == kinds.CITY:
        owner: i64 = kinds.first(m)
        slot: i64 = kinds.second(m)
        if owner >= s.rules.people or slot >= s.get(owner, CITY) or s.card_at(owner, slot) == NOTHING:
            return Refusal("NO_SUCH_CARD", "WORK-2", {"slot": int(slot)})
        if s.has_flag(owner, slot, SNOWED):
            rule = "SNOW-12" if s.word(0) == REMOVE else "SNOW-11"
            return Refusal("UNDER_SNOW", rule, {"slot": int(slot)})
        return Refusal("CARD_DOES_NOT_FIT", "CARD-11", {"card": s.deck.card_names[s.card_at(owner, slot)]})
    if frame == CITY_SNOW and kind == kinds.SNOW_CARD:
        slot = kinds.first(m)
        if slot < s.get(who, CITY) and s.card_at(who, slot) != NOTHING and s.has_flag(who, slot, SNOWED):
            return Refusal("SNOW_THERE", "SNOW-9", {"slot": int(slot)})
        return Refusal("NOT_NEXT_FOR_SNOW", "SNOW-8", {"slot": int(slot)})
    if frame == CLEAR_WHERE and (
        kind == kinds.SNOW_CARD or kind == kinds.SNOW_PLACE or kind == kinds.SNOW_VALLEY
    ):
        return Refusal("NO_SNOW", "SNOW-14")
    if frame == SNOW_WHERE and (kind == kinds.SNOW_PLACE or kind == kinds.SNOW_VALLEY):
        return Refusal("SNOW_THERE", "SNOW-5", {"slot": None})
    if frame == SEAT and kind == kinds.PERSON:
        return _refuse_person(s, who, kinds.first(m))
    if frame == ANIMAL and kind == kinds.RECALL and s.deck.area[kinds.figure_place(m)] == JOURNEY:
        return Refusal("STAYS_ON_JOURNEY", "JOUR-5")
    if frame == WHERE and kind == kinds.PLACE:
        problem = workers.refuse_place(s, who, kinds.figure_of(m) == 1, kinds.figure_place(m))
        return problem or Refusal("NOT_OFFERED", "TURN-12", {"decision": ""})
    if frame == WHERE and kind == kinds.VISIT:
        guard = kinds.figure_of(m) == 1
        problem = workers.refuse_visit(s, who, guard, kinds.figure_place(m), kinds.figure_slot(m))
        return problem or Refusal("NOT_OFFERED", "TURN-12", {"decision": ""})
    if frame == YES_NO and kind == kinds.YES:
        return Refusal("CANNOT_ACCEPT", "GEN-3")
    if kind == kinds.NONE or kind == kinds.NO:
        return Refusal("MANDATORY", "GEN-2")
    return Refusal("NOT_OFFERED", "TURN-12", {"decision": ""})


def _refuse_cards(s: State, who: i64, m: i64) -> Refusal:
    """Wrong number, cards that are not there, or, for gifts, another receiver."""
    purpose: i64 = s.word(0)
    if kind_of(m) == kinds.GIVE and kinds.give_to(m) != s.word(4):
        rule = "END-4" if kinds.give_to(m) < s.rules.people and s.passed(kinds.give_to(m)) else "LEFT-2"
        return Refusal("WRONG_RECEIVER", rule, {}, {"person": int(supply.seat_number(s, s.word(4)))})
    chosen: i64 = kinds.names_of(m)
    n: i64 = 0
    while name_at(chosen, n) >= 0 and n < 5:
        card: i64 = name_at(chosen, n)
        same: i64 = 0
        i: i64 = 0
        while i <= n:
            if name_at(chosen, i) == card:
                same += 1
            i += 1
        if s.hand_count(who, card) < same:
            return Refusal("NOT_THERE", "HAND-3", {"card": s.deck.card_names[card], "source": "hand"})
        if not measure.card_matches(s, card, s.word(3)):
            return Refusal("CARD_DOES_NOT_FIT", "GEN-5", {"card": s.deck.card_names[card]})
        n += 1
    rule = "GEN-3"
    if purpose == FORGE_CARDS:
        rule = "FORGE-1"
    elif purpose == JOURNEY_COST:
        rule = "JOUR-2"
    elif purpose == GIVE and n > s.word(2):
        rule = "HAND-5"
    needs: Json = {"min": int(_least_cards(s, who)), "max": int(s.word(2))}
    return Refusal("WRONG_CARDS", rule, {"number": int(n)}, needs)


def _refuse_quest(s: State, who: i64, quest: i64, kind: i64) -> Refusal:
    args: Json = {"quest": s.deck.quest_names[quest]}
    level: i64 = s.deck.quest_level[quest]
    if kind != (kinds.QUEST if level == HIGHLAND else kinds.LOWLAND):
        return Refusal("WRONG_LEVEL", "GUILD-1", args)
    if level == LOWLAND and not s.holds_quest(who, quest):
        return Refusal("NOT_YOUR_QUEST", "QUEST-12", args)
    if level == HIGHLAND and not quests.is_open(s, quest):
        return Refusal("QUEST_NOT_OPEN", "QUEST-12", args)
    if not quests.meets(s, who, quest):
        return Refusal("REQUIREMENTS", "QUEST-2", args)
    return Refusal("WRONG_LEVEL", "QUEST-1", args)


def _refuse_person(s: State, who: i64, person: i64) -> Refusal:
    if person < s.rules.people and person != who and s.passed(person):
        return Refusal("HAS_PASSED", "END-3", {"person": int(supply.seat_number(s, person))})
    if person < s.rules.people and person != who:
        return Refusal("HAND_FULL", "HAND-4", {"person": int(supply.seat_number(s, person))})
    return Refusal("NO_SUCH_SEAT", "LEFT-1", {"seat": int(person)})


# --- what an answer does ---


def apply_answer(s: State, who: i64, frame: i64, m: i64, events: list[Event] | None) -> None:
    kind: i64 = kind_of(m)
    if frame == YES_NO:
        _answer_may(s, who, kind == kinds.YES, events)
    elif frame == CARDS:
        _hand_cards(s, who, m, events)
    elif frame == GOODS:
        _goods(s, who, kinds.goods_of(m), events)
    elif frame == OPTION:
        effects.take_option(s, kinds.first(m))
    elif frame == TIMES:
        effects.pay_times(s, kinds.first(m), events)
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
        effects.choose_valley(s, kinds.first(m), events)
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
            effects.give_to_chosen(s, kinds.first(m))
        else:
            effects.serve_chosen(s, kinds.first(m), events)
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
    effects.run_card(s, who, who, slot, p.ON_PRODUCE)


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
    effects.run_block(s, code[pc + 2])
    if code[pc + 4]:
        effects.pay_bag(s, pc + 5, who, source, variables, 1, events)
        effects.ask_discards(s, who, code[pc + 3])


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
        effects.set_variable(s, extra - 1, n)
    elif purpose == FORGE_CARDS and n:
        effects.ask_goods(s, who, GAIN, n, AT_FORGE)


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
    way: i64 = effects.play_way(s, pc)
    s.pop()
    if kind == kinds.PLAY:
        play_card.play(s, who, m, way, start, events)
    if start >= 0:
        rest: i64 = s.deck.code[pc + 6] if s.deck.code[pc] == p.DO_LOOK else p.REST_DISCARD
        if not effects.dispose(s, who, start, rest, events):
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
    effects.start_trigger(s, at, events)


def _city_card(s: State, owner: i64, slot: i64, events: list[Event] | None) -> None:
    purpose: i64 = s.word(0)
    if purpose == ACTIVATE:
        effects.activate(s, owner, slot, events)
    elif purpose == REMOVE:
        effects.remove_card(s, slot, events)
    elif purpose == CHIMNEY_FROM:
        effects.lift_chimney(s, slot, events)
    elif purpose == CHIMNEY_TO:
        effects.set_chimney(s, slot, events)


def _clear(s: State, who: i64, m: i64, kind: i64, events: list[Event] | None) -> None:
    effects.pay_for_clearing(s, who, events)
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
    if not effects.dispose(s, who, start, s.deck.code[pc + 6], events):
        s.push(LOOKED, who, pc, start, 1)


def _lift(s: State, who: i64, m: i64, kind: i64, events: list[Event] | None) -> None:
    """The answer to ANIMAL: back to supply, and for a move on to the next question."""
    pc: i64 = s.word(0)
    s.pop()
    guard: bool = kinds.figure_of(m) == 1
    if kind == kinds.RECALL:
        effects.lift_from_place(s, who, guard, kinds.figure_place(m))
    elif kind == kinds.RECALL_CARD:
        effects.lift_from_card(s, who, guard, kinds.figure_place(m), kinds.figure_slot(m))
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
        workers.place_animal(s, who, guard, kinds.figure_place(m), events)
    else:
        workers.visit_card(s, who, guard, kinds.figure_place(m), kinds.figure_slot(m), events)
