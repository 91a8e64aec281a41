"""The decisions inside effects (EFF-52): why an answer is refused."""

from mypy_extensions import i64

from frostwall.core.kinds import kind_of, name_at
from frostwall.core.moves import MoveSet
from frostwall.core.types import Json, Refusal
from frostwall.games.silverfrost.engine import kinds
from frostwall.games.silverfrost.engine.chapters import placing, play_card, quests, supply, valley
from frostwall.games.silverfrost.engine.effects import answers_listed, cards, measure
from frostwall.games.silverfrost.engine.frames import (
    ANIMAL,
    AT_FORGE,
    CARDS,
    CITY_CARD,
    CITY_SNOW,
    CLEAR_WHERE,
    FORGE_CARDS,
    GAIN,
    GIANT,
    GIVE,
    GOODS,
    JOURNEY_COST,
    KEEP,
    LOOKED,
    PLAY,
    QUEST,
    REMOVE,
    SEAT,
    SNOW_WHERE,
    SWAP,
    VALLEY,
    WHERE,
    YES_NO,
)
from frostwall.games.silverfrost.engine.kinds import goods_total
from frostwall.games.silverfrost.engine.rules import HIGHLAND, JOURNEY, LOWLAND
from frostwall.games.silverfrost.engine.state import CITY, NOTHING, SNOWED, State


def refuse_answer(s: State, who: i64, frame: i64, m: i64) -> Refusal | None:
    found = MoveSet()
    answers_listed.list_answers(s, who, frame, found)
    if m in found.list():
        return None
    kind: i64 = kind_of(m)
    if frame == CARDS and kind == answers_listed.card_move(s):
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
        wanted: i64 = s.word(0) if frame == KEEP else answers_listed.looked_to_choose(s, who)
        full: bool = frame == LOOKED and s.word(2) == 0 and wanted < s.deck.code[s.word(0) + 5]
        rule = "GUILD-3" if frame == KEEP else "HAND-1" if full else "GEN-3"
        return Refusal("WRONG_NUMBER", rule, {}, {"number": int(wanted)})
    if frame == PLAY and kind == kinds.PLAY:
        pc: i64 = s.word(0)
        return play_card.refuse_play(
            s,
            who,
            m,
            cards.play_sources(s, pc),
            s.deck.code[cards.play_terms(s, pc)],
            cards.play_way(s, pc),
            cards.play_minus(s, pc),
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
        problem = placing.refuse_place(s, who, kinds.figure_of(m) == 1, kinds.figure_place(m))
        return problem or Refusal("NOT_OFFERED", "TURN-12", {"decision": ""})
    if frame == WHERE and kind == kinds.VISIT:
        guard = kinds.figure_of(m) == 1
        problem = placing.refuse_visit(s, who, guard, kinds.figure_place(m), kinds.figure_slot(m))
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
    needs: Json = {"min": int(answers_listed.least_cards(s, who)), "max": int(s.word(2))}
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
