"""Claw's seasons (11.7), and the clawed cards that come to him."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.types import Event, Json
from frostwall.games.silverfrost.engine.chapters import seasons, supply, valley
from frostwall.games.silverfrost.engine.decision import CLAWS, Frame, Lying
from frostwall.games.silverfrost.engine.frames import CLAW_PLAN, CLAW_SEASON, CLAW_TURN, SNOWING
from frostwall.games.silverfrost.engine.rules import AUTUMN, NEW_ANIMALS, SEASONS, SPACES, WINTER
from frostwall.games.silverfrost.engine.solo import display
from frostwall.games.silverfrost.engine.solo.places import claw
from frostwall.games.silverfrost.engine.state import (
    NOBODY,
    NORMAL,
    NOTHING,
    SEASON,
    SNOW,
    V_CLAW,
    V_COUNT,
    V_SNOW,
    VALLEY,
    State,
)


class Season(Frame):
    """a: the next step."""

    def __init__(self) -> None:
        super().__init__(CLAW_SEASON, "claw_season", words=((0, 3),), on=(CLAW_TURN,), whose=CLAWS)

    def settle(self, s: State, events: list[Event] | None) -> bool:
        who: i64 = claw(s)
        at: i64 = s.word(0)
        s.set_word(0, at + 1)
        if at == 0:
            collect(s, "SOLO-47", events)
            valley.fill(s, True)  # AMB-52
            return True
        if at == 1:
            seasons.take_back(s, who)
            s.add(who, SEASON, 1)
            s.add(who, NORMAL, NEW_ANIMALS[s.get(who, SEASON)])
            supply.tell(events, s, "season", who, {"season": SEASONS[s.get(who, SEASON)]}, "SOLO-48")
            s.push(SNOWING, NOBODY, s.rules.snow_cards[s.get(who, SEASON)])
            return True
        if at == 2:
            if s.get(who, SEASON) == AUTUMN:
                s.claw_forge = True
                supply.tell(events, s, "claw_marks", who, {"area": "forge"}, "SOLO-51")
            elif s.get(who, SEASON) == WINTER:
                s.claw_guild = True
                supply.tell(events, s, "claw_marks", who, {"area": "guild"}, "SOLO-52")
            display.discard(s, len(s.display))  # SOLO-53
            s.push(CLAW_PLAN, who)
            return True
        s.pop()
        return True

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        return seasons.season_fits(s, frame)


def collect(s: State, rule: str, events: list[Event] | None) -> None:
    """SOLO-47, SOLO-58: clawed stacks, and their snow, come to him."""
    who: i64 = claw(s)
    space: i64 = 0
    while space < SPACES:
        at: i64 = VALLEY * space
        if s.valley[at + V_CLAW]:
            card: i64 = s.valley[at]
            n: i64 = s.valley[at + V_COUNT]
            s.face_down[card] += n
            s.add(who, SNOW, s.valley[at + V_SNOW])
            if events is not None:
                more: Json = {"snow": int(s.valley[at + V_SNOW]), "space": int(space)}
                cards = {s.deck.card_names[card]: int(n)}
                supply.tell_cards(events, s, "claw_collects", who, cards, None, "claw", rule, None, more)
            s.valley[at] = NOTHING
            s.valley[at + V_COUNT] = 0
            s.valley[at + V_SNOW] = 0
            s.valley[at + V_CLAW] = 0
        space += 1


FRAMES: Final[list[Frame]] = [Season()]
