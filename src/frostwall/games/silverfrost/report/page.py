"""What a report adds for Silverfrost: its balance, measured. Seats and the order of play, cards, quests, giants, snow
and places; in solo games, the difficulties. What is counted how is said in observer.py and on the page itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from frostwall.core.types import Json
from frostwall.games.silverfrost.engine.chapters.score import SOURCES
from frostwall.games.silverfrost.engine.deck.tables import DeckSet
from frostwall.games.silverfrost.engine.game import Silverfrost
from frostwall.games.silverfrost.engine.rules import LEVELS, SEASONS, TYPES
from frostwall.games.silverfrost.report import observer
from frostwall.games.silverfrost.report.observer import DIFFICULTIES, OTHERS, OWN
from frostwall.lab import drawing as draw
from frostwall.lab import game_for
from frostwall.lab.drawing import WIDTH, Scale
from frostwall.lab.page import FLAG, Page
from frostwall.lab.plan import Plan
from frostwall.lab.statistics import mean_interval, wilson
from frostwall.lab.tally import UNFINISHED, Tally

OFF: Final = 0.05  # a seat's share of wins farther than this from the fair one is flagged
RARE: Final = 0.05  # so is a card that is played less often than this,
COMMON: Final = 0.60  # or more often
LINE: Final = 26  # pixels


@dataclass(frozen=True)
class Share:
    """A line of a plot: a label, how many of how many, and words before and after them in the table."""

    label: str
    part: int
    whole: int
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    flag: str = ""

    def value(self) -> float:
        return self.part / self.whole if self.whole else -1.0


class SilverfrostPage(Page):
    def __init__(self, plan: Plan, tally: Tally, found: Json, lang: str) -> None:
        super().__init__(plan, tally, found, lang)
        game = game_for(plan.game, plan.options)
        assert isinstance(game, Silverfrost)
        self.deck: DeckSet = game.deck
        self.solo = plan.seats == 1

    def figures(self) -> list[str]:
        who = [self.difficulties(), self.both_sides()] if self.solo else [self.seats(), self.order()]
        found = [*who, self.points(), self.sources(), self.lengths()]
        if self.tally.observed:
            found += [
                self.winners(),
                self.snow(),
                self.cards(),
                self.card_wins(),
                self.quests(),
                self.places(),
                self.giants(),
            ]
        return found

    def source_names(self) -> list[str]:
        return list(SOURCES)

    def name(self, what: str, word: str) -> str:
        return escape(self.terms.name(what, word))

    def term(self, *words: str) -> str:
        return escape(self.terms.term("_".join(words)))

    def lead(self) -> str:
        return super().lead() + (f" {self.say('report-lead-spread')}" if self.plan.variants else "")

    def command(self) -> str:
        return super().command() + (" --report FILE.html" if self.plan.variants else "")

    def other_wins(self) -> list[tuple[str, str]]:
        """Solo games that the seat did not win are Claw's."""
        if not self.solo:
            return super().other_wins()
        return [("report-claw-won", self.number(self.tally.nobody - self.tally.endings[UNFINISHED]))]

    # --- who wins ---

    def seats(self) -> str:
        rows = [(self.seat(seat), self.tally.wins[seat], self.tally.games) for seat in range(self.plan.seats)]
        return self.shares("report-seats", "cli-report-seat", rows, self._fair(), OFF)

    def order(self) -> str:
        """The starting player is drawn, so seats cannot differ where bots do not; places in the order can."""
        tally = self.tally
        rows = [
            (
                self.say("report-order-place", place=place + 1),
                tally.notes[observer.ORDER_WON, place],
                tally.observed,
            )
            for place in range(self.plan.seats)
        ]
        return (
            self.shares("report-order", "report-place-in-order", rows, self._fair(), OFF)
            if tally.observed
            else ""
        )

    def _fair(self) -> float | None:
        return 1 / self.plan.seats if len(set(self.plan.bots)) == 1 else None

    def _levels(self) -> list[int]:
        return [level for level in DIFFICULTIES if self.tally.notes[observer.GAMES, level]]

    def _level(self, level: int) -> str:
        return escape(self.terms.option("difficulty").value(level))

    def difficulties(self) -> str:
        notes = self.tally.notes
        rows = [
            (
                self._level(level),
                notes[observer.WINS, level],
                notes[observer.GAMES, level],
            )
            for level in self._levels()
        ]
        return self.shares("report-difficulty", "report-level", rows, None) if rows else ""

    def both_sides(self) -> str:
        notes = self.tally.notes
        rows: list[tuple[str, int, int, int]] = []
        for level in self._levels():
            games = notes[observer.GAMES, level]
            mine, his = notes[observer.POINTS, level], notes[observer.CLAW, level]
            squares = notes[observer.POINTS_SQUARES, level]
            his_squares = notes[observer.CLAW_SQUARES, level]
            rows.append((f"{level}: {escape(self.bot(0))}", mine, squares, games))
            rows.append((f"{level}: {self.term('claw')}", his, his_squares, games))
        return self.means("report-both-sides", "report-level", rows, 2) if rows else ""

    # --- points and snow ---

    def points(self) -> str:
        tally, seats = self.tally, range(self.plan.seats)
        rows = [(self.seat(seat), tally.points[seat], tally.squares[seat], tally.finished) for seat in seats]
        return self.means("report-points", "cli-report-seat", rows, 1) if tally.finished else ""

    def winners(self) -> str:
        """What the winners' points come from."""
        notes = self.tally.notes
        winners = notes[observer.WINNERS,]
        rows = [
            (
                self.source(name),
                notes[observer.WINNER_POINTS, name],
                notes[observer.WINNER_SQUARES, name],
                winners,
            )
            for name in SOURCES
        ]
        return self.means("report-winners", "report-source", rows, 1, 300) if winners else ""

    def snow(self) -> str:
        notes = self.tally.notes
        rows = [
            (
                self.seat(seat),
                notes[observer.CLEARED, seat],
                notes[observer.CLEARED_SQUARES, seat],
                self.tally.observed,
            )
            for seat in range(self.plan.seats)
        ]
        return self.means("report-snow", "cli-report-seat", rows, 1)

    def means(
        self, key: str, head: str, rows: Sequence[tuple[str, int, int, int]], group: int, left: int = 236
    ) -> str:
        """Bars of means with their 95 % intervals, each a label, a sum, a sum of squares and how many. `group` bars
        that stand together have a colour each; `left` is the room for the labels."""
        row, top = 44, 8
        ends = [mean_interval(total, squares, n) for _, total, squares, n in rows]
        scale = Scale(0, max(1.0, *(high for _, high in ends)), left, WIDTH - 80)
        height = top + row * len(rows) + 40
        parts = [*draw.columns(scale, top, height - 34, self.number, whole=True)]
        cells: list[list[str]] = []
        for at, ((label, total, _, n), (low, high)) in enumerate(zip(rows, ends, strict=True)):
            mean, y = total / max(1, n), top + row * at + 8
            parts.append(draw.label(left - 12, y + 20, label))
            parts.append(draw.rect(left, y, scale(mean) - left, 28, at % group if group > 1 else at))
            parts.append(draw.whisker(max(left, scale(low)), scale(high), y + 14))
            parts.append(draw.text(scale(high) + 10, y + 20, self.number(mean, 1), "start", "strong"))
            interval = f"{self.number(low, 2)} – {self.number(high, 2)}"
            cells.append([label, self.number(n), self.number(mean, 2), interval])
        heads = [head, "cli-report-games", "report-mean", "cli-report-interval"]
        return self.figure(key, self.svg(height, parts, key), self.table(heads, cells))

    # --- cards ---

    def cards(self) -> str:
        notes, deck = self.tally.notes, self.deck
        rows: list[Share] = []
        for card, name in enumerate(deck.card_names):
            seen, played = notes[observer.SEEN, name], notes[observer.PLAYED, name]
            before = (self.term("type", TYPES[deck.type[card]]), self.number(int(deck.copies[card])))
            flag = self._card_flag(played, seen)
            rows.append(Share(self.name("card", name), played, seen, before, (flag,), flag))
        rows.sort(key=Share.value, reverse=True)
        heads = [
            "report-card",
            "report-type",
            "report-copies",
            "report-played",
            "report-seen",
            "cli-report-share",
            "cli-report-interval",
            "report-flag",
        ]
        flagged = sum(1 for row in rows if row.flag)
        return self.lines(
            "report-cards",
            heads,
            rows,
            (RARE, COMMON),
            flagged=flagged,
            rare=_whole(RARE),
            common=_whole(COMMON),
        )

    def _card_flag(self, played: int, seen: int) -> str:
        """Outside the band, and surely so when the whole interval is."""
        if not seen:
            return self.say("report-never-seen")
        share, (low, high) = played / seen, wilson(played, seen)
        if share < RARE:
            return self.say("report-rare", sure="yes" if high < RARE else "no")
        return self.say("report-common", sure="yes" if low > COMMON else "no") if share > COMMON else ""

    def card_wins(self) -> str:
        notes = self.tally.notes
        names = self.deck.card_names
        rows = [
            Share(
                self.name("card", name),
                notes[observer.WON, name],
                notes[observer.PLAYED, name],
            )
            for name in names
        ]
        rows.sort(key=Share.value, reverse=True)
        heads = [
            "report-card",
            "report-by-winners",
            "report-played",
            "cli-report-share",
            "cli-report-interval",
        ]
        tally = self.tally
        won = sum(tally.wins.values()) + tally.shared
        mean = won / max(1, tally.games * self.plan.seats)
        return self.lines("report-card-wins", heads, rows, (mean,), mean=self.words.percent(mean))

    # --- quests, giants, places ---

    def quests(self) -> str:
        notes, deck = self.tally.notes, self.deck
        rows: list[Share] = []
        for quest, name in enumerate(deck.quest_names):
            held, done = notes[observer.HELD, name], notes[observer.DONE, name]
            before = (
                self.term("level", LEVELS[deck.quest_level[quest]]),
                self.number(int(deck.quest_points[quest])),
            )
            his = (self.number(notes[observer.CLAW_DONE, name]),) if self.solo else ()
            rows.append(Share(self.name("quest", name), done, held, before, his))
        rows.sort(key=Share.value, reverse=True)
        heads = [
            "report-quest",
            "report-quest-level",
            "report-quest-points",
            "report-done",
            "report-held",
            "cli-report-share",
            "cli-report-interval",
        ]
        return self.lines("report-quests", [*heads, *(["report-claw-done"] if self.solo else [])], rows, ())

    def giants(self) -> str:
        notes = self.tally.notes
        rows = [
            Share(self.name("giant", name), notes[observer.USED, name], notes[observer.OPEN, name])
            for name in self.deck.giant_names
        ]
        rows.sort(key=Share.value, reverse=True)
        used = sum(row.part for row in rows) / self.tally.observed
        heads = ["report-giant", "report-used", "report-open", "cli-report-share", "cli-report-interval"]
        return self.lines("report-giants", heads, rows, (), used=self.words.number(used, 1))

    def places(self) -> str:
        """How placements fall on the places, with the four seasons side by side."""
        notes, deck = self.tally.notes, self.deck
        people = 2 if self.solo else self.plan.seats
        names = {
            name: self.name("place", name)
            for place, name in enumerate(deck.place_names)
            if deck.min_players[place] <= people
        }
        names[OWN] = self.say("report-own-card")
        names[OTHERS] = self.say("report-others-card")
        by = {(place, season): notes[observer.PLACED, place, season] for place in names for season in SEASONS}
        seasons = {season: sum(by[place, season] for place in names) for season in SEASONS}
        total = max(1, sum(seasons.values()))
        sums = {place: sum(by[place, season] for season in SEASONS) for place in names}
        left, top = 260, 8
        scale = Scale(0, max(0.01, max(sums.values()) / total), left, WIDTH - 80)
        height = top + LINE * len(names) + 40
        parts = [*draw.columns(scale, top, height - 34, self.tick)]
        cells: list[list[str]] = []
        for at, (place, label) in enumerate(names.items()):
            y, start = top + LINE * at + 4, 0.0
            parts.append(draw.label(left - 10, y + 15, label))
            for i, season in enumerate(SEASONS):
                share = by[place, season] / total
                parts.append(
                    draw.rect(scale(start), y, max(0.0, scale(start + share) - scale(start) - 1), 18, i)
                )
                start += share
            parts.append(draw.text(scale(start) + 8, y + 15, self.percent(start), "start", "strong"))
            shares = [self.percent(by[place, season] / max(1, seasons[season])) for season in SEASONS]
            cells.append([label, self.number(sums[place]), *shares, self.percent(sums[place] / total)])
        words = [self.term("season", season) for season in SEASONS]
        heads = [
            self.say("report-place"),
            self.say("report-placed"),
            *words,
            self.say("report-whole"),
        ]
        legend = self.legend(words, lines=False)
        drawing = self.svg(height, parts, "report-places")
        each = self.words.number(total / self.tally.observed / self.plan.seats, 1)
        return self.figure("report-places", drawing, draw.table(heads, cells), legend, each=each)

    # --- a plot of many shares ---

    def lines(
        self,
        key: str,
        heads: Sequence[str],
        rows: Sequence[Share],
        guides: Sequence[float],
        **args: str | int,
    ) -> str:
        """A dot with its 95 % interval for each; where there was nothing to count, a dash."""
        left, top = 260, 8
        ends = [wilson(row.part, row.whole)[1] for row in rows if row.whole]
        scale = Scale(0, max([0.1, *guides, *ends]), left, WIDTH - 30)
        height = top + LINE * len(rows) + 40
        bottom = height - 34
        parts = [*draw.columns(scale, top, bottom, self.tick)]
        for guide in guides:
            parts.append(f'<path class="guide" d="M{draw.short(scale(guide))} {top}V{bottom}"/>')
        cells: list[list[str]] = []
        for at, row in enumerate(rows):
            y = top + LINE * at + 13
            parts.append(draw.label(left - 10, y + 6, row.label, FLAG if row.flag else ""))
            low, high = wilson(row.part, row.whole)
            share, interval = "–", "–"
            if row.whole:
                share, interval = self.percent(row.value()), f"{self.percent(low)} – {self.percent(high)}"
                x, start, end = (draw.short(scale(share_at)) for share_at in (row.value(), low, high))
                parts.append(f'<path class="mark" d="M{start} {y}H{end}"/>')
                parts.append(f'<circle class="f{1 if row.flag else 0}" cx="{x}" cy="{y}" r="6"/>')
            else:
                parts.append(draw.text(left + 8, y + 6, "–", "start"))
            counts = [self.number(row.part), self.number(row.whole)]
            cells.append([row.label, *row.before, *counts, share, interval, *row.after])
        return self.figure(key, self.svg(height, parts, key), self.table(heads, cells), "", **args)


def _whole(share: float) -> int:
    return round(100 * share)
