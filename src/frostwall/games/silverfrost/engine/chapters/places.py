"""What places do (5.2 to 5.8), once an animal stands there or an effect copies them (AMB-64)."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.types import Event
from frostwall.games.silverfrost.engine import words
from frostwall.games.silverfrost.engine.chapters import giants, quests, supply
from frostwall.games.silverfrost.engine.decision import Frame
from frostwall.games.silverfrost.engine.frames import ACT, CARDS, FORGE_CARDS
from frostwall.games.silverfrost.engine.rules import BASIC, BEACON, FORGE, GOODS, GUILD, JOURNEY
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
                supply.gain(s, who, good, n, "BASIC-1" if area == BASIC else "HOT-1", events)
            good += 1
        supply.draw(s, who, s.deck.gain_cards[place])


class Act(Frame):
    """The action of a place, once everything before it is resolved; a: place."""

    def __init__(self) -> None:
        super().__init__(ACT, "act", words=(words.PLACE,))

    def settle(self, s: State, events: list[Event] | None) -> bool:
        who: i64 = s.frame_seat()
        place: i64 = s.word(0)
        s.pop()
        act(s, who, place, events)
        return True


FRAMES: Final[list[Frame]] = [Act()]
