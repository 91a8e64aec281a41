"""What places do (5.2 to 5.8), once an animal stands there or an effect copies them (AMB-64); and how an effect of a
card begins."""

from mypy_extensions import i64

from frostwall.core.types import Event
from frostwall.games.silverfrost.engine.chapters import giants, quests, supply
from frostwall.games.silverfrost.engine.effects import measure, triggers
from frostwall.games.silverfrost.engine.frames import CARDS, FORGE_CARDS, RUN, YES_NO
from frostwall.games.silverfrost.engine.rules import BEACON, FORGE, GOODS, GUILD, JOURNEY
from frostwall.games.silverfrost.engine.rules import FORGE_CARDS as MOST_CARDS
from frostwall.games.silverfrost.engine.state import HAND, State


def act(s: State, who: i64, place: i64, events: list[Event] | None) -> None:
    """The action of one place of the board."""
    area: i64 = s.deck.area[place]
    if area == FORGE:  # FORGE-1
        if s.get(who, HAND) > 0:
            s.push(CARDS, who, FORGE_CARDS, 0, min(MOST_CARDS, s.get(who, HAND)), -1, 0)
    elif area == GUILD:
        quests.at_guild(s, who)
    elif area == BEACON:
        giants.ask(s, who, 1, True, True)
    elif area != JOURNEY:  # BASIC-1, HOT-1; JOUR-7
        good: i64 = 0
        while good < len(GOODS) - 1:
            n: i64 = s.deck.gains[place * (len(GOODS) - 1) + good]
            if n:
                supply.gain(s, who, good, n, "BASIC-1" if area == 0 else "HOT-1", events)
            good += 1
        supply.draw(s, who, s.deck.gain_cards[place])


def begin(s: State, who: i64, owner: i64, slot: i64, effect: i64, row: i64, context: i64) -> None:
    """Put an effect of a city card on the stack, for the benefit of `who` (EFF-4). Its condition decides now; where
    it may be declined, its user is asked (GEN-2)."""
    source: i64 = measure.source_of(owner, slot)
    if s.deck.condition[row] >= 0 and not measure.holds(s, s.deck.condition[row], who, source, context):
        return
    if triggers.used_up(s, owner, slot, effect, row):
        return
    if s.deck.may[row]:
        s.push(RUN, who, s.deck.block[row], source, 0, context, effect + 1)
        s.push(YES_NO, who, -1, row, source, context)
        return
    triggers.mark_used(s, owner, slot, effect, row)
    s.push(RUN, who, s.deck.block[row], source, 0, context, 0)
