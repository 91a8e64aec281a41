"""Benjen Stark, First Ranger (HERO-BENJEN): sends a wildling of a camp or clearing back, then a token is turned."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count
from frostwall.core.kinds import NAME, Arg, Kind, kind_of, pack2
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.chapters import score, wildlings
from frostwall.games.watch.engine.chapters.heroes import impossible
from frostwall.games.watch.engine.frames import REVEAL
from frostwall.games.watch.engine.heroes.hero import AROUND_ROLL, Hero
from frostwall.games.watch.engine.north import CAMPS, CLEARINGS, FROM_SUPPLY, length
from frostwall.games.watch.engine.rules import CLANS, WILDLINGS
from frostwall.games.watch.engine.state import State

FROM_CAMP: Final = Kind(71, "benjen", [Arg("clan", NAME, CLANS), Arg("camp", most=5)])
FROM_CLEARING: Final = Kind(72, "benjen_clearing", [Arg("section", most=5), Arg("wildling", NAME, WILDLINGS)])


class Benjen(Hero):
    def __init__(self) -> None:
        super().__init__("benjen", "HERO-BENJEN", AROUND_ROLL, [FROM_CAMP, FROM_CLEARING], always=True)

    def list_uses(self, s: State, seat: i64, moves: MoveSet) -> None:
        clan: i64 = 0
        while clan < len(CLANS):
            camps: i64 = length(s.north[CAMPS + clan])
            camp: i64 = 1
            while camp <= camps:
                moves.add(pack2(FROM_CAMP.code, clan, camp))
                camp += 1
            clan += 1
        section: i64 = 0
        while section < s.board.sections:
            kind: i64 = 0
            while kind < 4:
                if count(s.north[CLEARINGS + section], kind):
                    moves.add(pack2(FROM_CLEARING.code, section, kind))
                kind += 1
            section += 1

    def refuse_use(self, s: State, seat: i64, m: i64) -> Refusal | None:
        found = MoveSet()
        self.list_uses(s, seat, found)
        if found.total == 0:
            return impossible(self)
        if kind_of(m) == FROM_CAMP.code:
            clan: i64 = kinds.place(m)
            camp: i64 = kinds.second(m)
            if 1 <= camp <= length(s.north[CAMPS + clan]):
                return None
            args: Json = {"clan": CLANS[clan], "camp": camp, "section": None, "wildling": None}
            return Refusal("BAD_WILDLING", self.rule, args)
        section: i64 = kinds.place(m)
        kind: i64 = kinds.second(m)
        if section < s.board.sections and count(s.north[CLEARINGS + section], kind):
            return None
        args = {"clan": None, "camp": None, "section": section, "wildling": WILDLINGS[kind]}
        return Refusal("BAD_WILDLING", self.rule, args)

    def refuse_words(self, words: list[str]) -> Refusal | None:
        """ERR-81: a hex of the Gift, or any other place where he cannot reach."""
        if len(words) < 2 or words[1] in CLANS or words[0] != self.name:
            return None
        args: Json = {"clan": None, "camp": None, "section": None, "wildling": None}
        return Refusal("BAD_WILDLING", self.rule, args)

    def use(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        place: i64 = kinds.place(m)
        kind: i64 = kinds.second(m)
        args: Json
        if kind_of(m) == FROM_CAMP.code:  # CON-19: those behind it close up before the token is turned
            camp: i64 = kind
            kind = wildlings.leave_camp(s, place, camp - 1)
            args = {
                "wildling": WILDLINGS[kind],
                "clan": CLANS[place],
                "camp": camp,
                "section": None,
                "hex": None,
            }
        else:
            wildlings.leave_clearing(s, kind, place)
            args = {"wildling": WILDLINGS[kind], "clan": None, "camp": None, "section": place, "hex": None}
        if events is not None:
            events.append(Event("sent_back", seat, args, self.rule))
        s.push(REVEAL, seat, FROM_SUPPLY, score.HERO)
