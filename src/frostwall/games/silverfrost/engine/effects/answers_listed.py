"""The decisions inside effects (EFF-52): which answers each one has.

Options follow from the position each time they are asked for, so that snow cleared or an ability used in between
counts (AMB-62).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core.bits import bit
from frostwall.core.kinds import MOST_NAMES, kind_of, with_name
from frostwall.core.moves import MoveSet
from frostwall.games.silverfrost.engine import kinds
from frostwall.games.silverfrost.engine.chapters import giants, placing, prices, quests, snow, supply
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.effects import (
    animals,
    cards,
    city,
    goods,
    interpreter,
    measure,
    triggers,
)
from frostwall.games.silverfrost.engine.effects import snow as effect_snow
from frostwall.games.silverfrost.engine.frames import (
    ACTIVATE,
    ANIMAL,
    CARDS,
    CHIMNEY_FROM,
    CITY_CARD,
    CITY_SNOW,
    CLEAR_WHERE,
    COPY,
    GAIN,
    GIANT,
    GIVE,
    GOODS,
    IGNORE,
    KEEP,
    LOOKED,
    MAY_DECLINE,
    OPTION,
    ORDER,
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
from frostwall.games.silverfrost.engine.rules import (
    DESTINATIONS,
    GIANT_SLOTS,
    GUILD,
    HIGHLAND,
    JOURNEY,
    MOST_AT_GUILD,
    SPACES,
)
from frostwall.games.silverfrost.engine.state import (
    ASIDE_GUARD,
    ASIDE_NORMAL,
    CITY,
    NOTHING,
    SNOWED,
    V_SNOW,
    State,
)
from frostwall.games.silverfrost.engine.state import VALLEY as SPACE

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
        times: i64 = goods.least_times(s, s.word(0))
        most: i64 = goods.most_times(s, s.word(0), who, s.below(1))
        while times <= most:
            moves.add(kinds.one(kinds.TIMES, times))
            times += 1
    elif frame == PLAY:
        cards.list_play(s, s.word(0), who, s.word(1), moves)
        if cards.play_may(s, s.word(0)) or moves.total == 0:
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
            if city.can_copy(s, s.word(0), who, place):
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
        return interpreter.can_accept(s, s.word(0), who, s.below(1))
    block: i64 = s.below(0)
    return interpreter.possible(s, block, who, s.below(1))


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


def least_cards(s: State, who: i64) -> i64:
    """GEN-3: as many as there are, where fewer than the minimum fit."""
    return min(s.word(1), cards.hand_fitting(s, who, s.word(3)))


def _list_cards(s: State, who: i64, moves: MoveSet) -> None:
    kind: i64 = card_move(s)
    to: i64 = s.word(4) if kind == kinds.GIVE else 0
    _add_cards(s, who, 0, 0, 0, 0, least_cards(s, who), s.word(2), s.word(3), kind, to, moves)


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
                if free or prices.owns(s, who, bag):
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
        return goods.chosen_receivers(s, pc, who, s.below(3))
    found: i64 = 0
    person: i64 = 0
    while person < s.rules.people:
        if person != who and (pc != PAYEE or supply.receives(s, person, 0)):
            found |= bit(person)
        person += 1
    return found


def _city_card_fits(s: State, who: i64, owner: i64, slot: i64) -> bool:
    """For CITY_CARD."""
    purpose: i64 = s.word(0)
    pc: i64 = s.word(1)
    if purpose == ACTIVATE:
        return city.activatable(s, pc, who, s.word(4), s.word(2), owner, slot)
    if owner != who:
        return False
    if purpose == REMOVE:
        return city.removable(s, pc, who, slot, s.below(1))
    if purpose == CHIMNEY_FROM:
        return city.chimney_holder(s, who, slot, s.deck.code[pc + 3], s.word(4))
    return city.chimney_target(s, who, slot, s.deck.code[pc + 4], s.word(4)) and (s.word(2) >> slot) & 1 == 0


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
            if effect_snow.clears_board(s, place, s.word(3) == 1):
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
            if effect_snow.takes_snow(s, place):
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
        if animals.wants_figure(s, pc, guard == 1):
            place: i64 = 0
            while place < s.deck.places:
                stands: bool = s.guard_at(place, who) if guard else s.normal_at(place, who) > 0
                if stands and animals.recallable_area(s, pc, s.deck.area[place]):
                    moves.add(kinds.figure_at(kinds.RECALL, guard, place))
                place += 1
            if animals.recallable_area(s, pc, DESTINATIONS):
                _list_animals_on_cards(s, who, guard, moves)
            if s.deck.code[pc + 4] == -1 and s.get(who, ASIDE_GUARD if guard else ASIDE_NORMAL) > 0:
                moves.add(kinds.aside(guard))
        guard += 1


def _list_animals_on_cards(s: State, who: i64, guard: i64, moves: MoveSet) -> None:
    owner: i64 = 0
    while owner < s.rules.people:
        slot: i64 = 1
        while slot < s.get(owner, CITY):
            if animals.stands_on(s, who, guard == 1, owner, slot):
                moves.add(kinds.figure_on(kinds.RECALL_CARD, guard, owner, slot))
            slot += 1
        owner += 1


def _list_where(s: State, who: i64, moves: MoveSet) -> None:
    """For WHERE: one more placement, or where a moved animal goes. Nowhere to go: none."""
    pc: i64 = s.word(0)
    moving: bool = s.word(2) == 1
    if not moving:
        placing.list_placements(s, who, moves)
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
    if s.snow[place] or area == JOURNEY or (area == GUILD and placing.at_guild(s, who) >= MOST_AT_GUILD):
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
        if (asked == -1 or asked == area) and animals.wants_figure(s, pc, kinds.figure_of(m) == 1):
            moves.singles[kept] = m
            kept += 1
        i += 1
    moves.total -= moves.single_words - kept
    moves.single_words = kept
