"""A position of Silverfrost as `replay` prints it: what a seat has, and what lies on the table."""

from collections.abc import Sequence
from typing import Any, Final

from frostwall.core.types import Seat
from frostwall.lab.position import Position

CLAW: Final = -1  # as the catalogue counts seats


class SilverfrostPosition(Position):
    def seat(self, _seat: Seat, facts: dict[str, Any]) -> list[str]:
        """Cards and quests that the viewer may not know are a number."""
        terms, hand, quests = self.terms, facts["hand"], facts["quests"]
        size, held = hand["count"], quests["count"]
        cards = (
            terms.text("cards-hidden", count=size) if hand["cards"] is None else terms.named(hand["cards"])
        )
        known = str(held) if quests["quests"] is None else self.named(quests["quests"], "quest")
        chimneys = facts["chimneys"]["supply"] + facts["chimneys"]["waiting"]
        goods = {**facts["resources"], "fire": facts["fire"], "point": facts["points"]}
        return [
            *self._person(facts, goods),
            self.say("report-position-chimneys", chimneys=chimneys),
            self.say("report-position-hand", cards=terms.text("cards-none") if size == 0 else cards),
            self.say("report-position-quests", quests=known),
        ]

    def table(self) -> list[str]:
        """What lies open for everybody, Claw's play area included."""
        board, terms = self.view["board"], self.terms
        snow = terms.term("snow")
        valley = [
            (f"{row['count']} × " if row["count"] > 1 else "")
            + terms.name("card", row["card"])
            + (f" ({snow})" if row["snow"] else "")
            for row in board["valley"]
            if row["card"] is not None
        ]
        places: list[str] = []
        for place, row in board["places"].items():
            there = [
                terms.seat(CLAW if one["who"] >= len(self.seats) else one["who"], self.names)
                + (f" ({terms.term('guard')})" if one["figure"] == "guard" else "")
                for one in row["animals"]
            ]
            there += [snow] * min(1, row["snow"])
            if there:
                places.append(f"{terms.name('place', place)}: {', '.join(there)}")
        giants = [name for name in board["giants"] if name is not None]
        highland = [name for name in board["highland"] if name is not None]
        found = [
            self.say("report-position-valley", cards=", ".join(valley) or "–"),
            self.say("report-position-giants", giants=self.named(giants, "giant")),
            self.say("report-position-highland", quests=self.named(highland, "quest")),
            self.say("report-position-animals", places="; ".join(places) or "–"),
            self.say("report-position-deck", cards=board["deck"], discarded=board["discard"]),
        ]
        claw = board.get("claw")
        if claw is not None:
            goods = {"fire": claw["fire"], "point": claw["points"]}
            found.append(f"{terms.term('claw')}: {'; '.join(self._person(claw, goods))}")
        return found

    def _person(self, facts: dict[str, Any], goods: dict[str, int]) -> list[str]:
        """What a seat has, and Claw too."""
        terms = self.terms
        snow, chimney = terms.term("snow"), terms.term("chimney")
        city: list[str] = []
        for row in facts["city"]:
            marks = [mark for mark, there in ((snow, row["snow"]), (chimney, row["chimney"])) if there]
            name = f"{row['slot']} {terms.name('card', row['card'])}"
            city.append(name + (f" ({', '.join(marks)})" if marks else ""))
        animals = facts["animals"]["normal"] + facts["animals"]["guard"]
        return [
            terms.term(f"season_{facts['season']}"),
            self.say("report-position-supply", goods=terms.cards(goods)),
            self.say("report-position-left", animals=animals),
            self.say("report-position-cleared", snow=facts["snow"]),
            self.say("report-position-completed", quests=self.named(facts["completed"], "quest")),
            self.say("report-position-city", cards=", ".join(city) or "–"),
        ]

    def named(self, ids: Sequence[str], what: str) -> str:
        """Names in a row; those of quests in quotation marks, for they may be phrases with commas."""
        names = [self.terms.name(what, one) for one in ids]
        if what == "quest":
            names = [self.terms.text("quests-named", name=name, count=1) for name in names]
        return ", ".join(names) or "–"
