"""The page of a comparison: self-contained HTML, light and dark, each plot with its numbers in the table below."""

from collections.abc import Sequence
from html import escape
from typing import Final

from frostwall import about
from frostwall.lab import drawing as draw
from frostwall.lab.compare.found import ENDING, SHARES, SOURCE, WIN, Found, Row, judge
from frostwall.lab.compare.summary import cells, heads, label, named, signed, title, value
from frostwall.lab.compare.trial import Comparison
from frostwall.lab.drawing import SERIES, STYLE, WIDTH, Scale
from frostwall.lab.words import Words
from frostwall.words.wording import readable

LEFT: Final = 236
TOP: Final = 8
BAR: Final = 26
GAP: Final = 18


def html(comparison: Comparison, found: Found, command: str, lang: str) -> str:
    return _Page(comparison, found, Words(lang)).html(command)


class _Page:
    def __init__(self, comparison: Comparison, found: Found, words: Words) -> None:
        self.comparison = comparison
        self.found = found
        self.words = words
        self.rows = judge(found, comparison.seats)
        self.names = named(comparison, words)

    def say(self, key: str, **facts: str | int) -> str:
        return escape(self.words.say(key, **facts))

    def html(self, command: str) -> str:
        said = escape(title(self.comparison, self.found, self.words, self._game()))
        bots = ", ".join(
            dict.fromkeys(self.words.bot(self.comparison.game, name) for name in self.comparison.bots)
        )
        table = draw.table(
            [escape(head) for head in heads(self.comparison, self.words)],
            [[escape(cell) for cell in cells(self.comparison, row, self.words)] for row in self.rows],
        )
        figures = [
            self._bars("wins", self._of(WIN)),
            self._changes(self._of(WIN)),
            self._lengths(),
            self._bars("sources", self._of(SOURCE)),
            self._bars("endings", self._of(ENDING)),
        ]
        made = self.say("cli-report-made", version=about.describe(), seed=str(self.comparison.seed))
        return (
            f'<!doctype html>\n<html lang="{self.say("cli-language")}">\n<head>\n<meta charset="utf-8"/>\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
            f"<title>{said}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{said}</h1>\n"
            f'<p class="lead">{self.say("cli-compare-lead", bots=bots)}</p>\n'
            f'<div class="plots">\n{"".join(figure for figure in figures if figure)}</div>\n'
            f'<h2 class="table">{self.say("cli-compare-table")}</h2>\n<div class="scroll">{table}</div>\n'
            f"<p>{self.say('cli-compare-note', measures=len(self.rows))}</p>\n"
            f"<footer>{made}<br/><code>{escape(command)}</code></footer>\n</main>\n</body>\n</html>\n"
        )

    def _game(self) -> str:
        terms = self.words.game(self.comparison.game)
        return terms.text("term-game") if terms.has("term-game") else readable(self.comparison.game)

    def _of(self, kind: str) -> list[Row]:
        return [row for row in self.rows if row.kind == kind]

    def _figure(
        self, key: str, height: float, parts: Sequence[str], lines: bool = False, first: int = 0
    ) -> str:
        name = self.say(f"cli-compare-plot-{key}")
        return (
            f"<figure>\n<figcaption><h2>{name}</h2><p>{self.say(f'cli-compare-plot-{key}-text')}</p></figcaption>\n"
            f'<svg viewBox="0 0 {WIDTH} {draw.short(height)}" role="img" aria-label="{name}">{"".join(parts)}</svg>\n'
            f"{self._legend(lines, first)}</figure>\n"
        )

    def _legend(self, lines: bool, first: int) -> str:
        items: list[str] = []
        for at, name in enumerate(self.names[first:], first):
            sign = (
                f'<path class="curve c{at % SERIES}" d="M0 7H32"/>' if lines else draw.rect(0, 0, 32, 14, at)
            )
            items.append(f'<li><svg viewBox="0 0 32 14" aria-hidden="true">{sign}</svg>{escape(name)}</li>')
        return f'<ul class="legend">{"".join(items)}</ul>\n'

    def _bars(self, key: str, rows: list[Row]) -> str:
        """A group of bars for each row, one for each variant, with their intervals."""
        if len(rows) < 2:  # nothing to compare: there is one ending, or no points
            return ""
        tall = BAR * len(self.names) + GAP
        height = TOP + tall * len(rows) + 40
        bottom = height - 34
        low = min(0.0, *(estimate.low for row in rows for estimate in row.values))
        high = max(estimate.high for row in rows for estimate in row.values)
        scale = Scale(low, high or 1.0, LEFT, WIDTH - 90)
        parts = draw.columns(scale, TOP, bottom, lambda number: self._axis(rows[0], number))
        for at, row in enumerate(rows):
            y = TOP + tall * at + GAP / 2
            parts.append(draw.label(LEFT - 12, y + tall / 2 - 3, escape(self._name(row))))
            for series, estimate in enumerate(row.values):
                top = y + BAR * series
                start, end = sorted((scale(0), scale(estimate.mean)))
                parts.append(draw.rect(start, top, end - start, BAR - 4, series))
                parts.append(draw.whisker(scale(estimate.low), scale(estimate.high), top + BAR / 2 - 2))
                said = escape(value(row, estimate.mean, self.words))
                parts.append(draw.text(scale(estimate.high) + 10, top + BAR / 2 + 4, said, "start", "strong"))
        return self._figure(key, height, parts)

    def _changes(self, rows: list[Row]) -> str:
        """How much more or less each seat wins than under the first variant, deal by deal."""
        others = range(len(self.names) - 1)
        tall = BAR * len(others) + GAP
        height = TOP + tall * len(rows) + 40
        bottom = height - 34
        reach = max(
            0.01, *(abs(end) for row in rows for found in row.changes for end in (found.low, found.high))
        )
        scale = Scale(-reach, reach, LEFT, WIDTH - 90)
        parts = draw.columns(scale, TOP, bottom, lambda number: escape(signed(rows[0], number, self.words)))
        parts.append(f'<path class="guide" d="M{draw.short(scale(0))} {TOP}V{bottom}"/>')
        for at, row in enumerate(rows):
            y = TOP + tall * at + GAP / 2
            parts.append(draw.label(LEFT - 12, y + tall / 2 - 3, escape(self._name(row))))
            for series in others:
                change, top = row.changes[series], y + BAR * series
                start, end = sorted((scale(0), scale(change.mean)))
                parts.append(draw.rect(start, top, end - start, BAR - 4, series + 1))
                parts.append(draw.whisker(scale(change.low), scale(change.high), top + BAR / 2 - 2))
                said = escape(signed(row, change.mean, self.words))
                parts.append(draw.text(scale(change.high) + 10, top + BAR / 2 + 4, said, "start", "strong"))
        return self._figure("changes", height, parts, first=1)

    def _lengths(self) -> str:
        """The share of games that took so many turns, a curve for each variant."""
        together = sum(self.found.turns[1:], self.found.turns[0].copy())
        size = 2 * draw.bins(together)[1]
        first = min(together) - min(together) % size
        starts = range(first, max(together) + 1, size)
        left, top, height = 64, 22, 330
        bottom = height - 40
        shares = [
            [
                sum(turns[turn] for turn in range(start, start + size)) / max(1, turns.total())
                for start in starts
            ]
            for turns in self.found.turns
        ]
        across = Scale(starts[0], starts[-1] + size, left, WIDTH - 16)
        up = Scale(0, max(max(row) for row in shares), bottom, top)
        parts = draw.rows(up, left, WIDTH - 16, lambda share: escape(self.words.percent(share, 0)))
        for tick in draw.ticks(starts[0], starts[-1] + size, whole=True):
            parts.append(draw.text(across(tick), bottom + 24, escape(self.words.number(tick)), "middle"))
        for series, row in enumerate(shares):
            places = [
                f"{draw.short(across(start + size / 2))} {draw.short(up(share))}"
                for start, share in zip(starts, row)
            ]
            parts.append(f'<path class="curve c{series % SERIES}" d="M{"L".join(places)}"/>')
        return self._figure("lengths", height, parts, lines=True)

    def _name(self, row: Row) -> str:
        """The label of a row where the title of its plot says what is measured."""
        if row.kind == WIN:
            seat = int(row.name)
            return self.words.say(
                "cli-seat-bot",
                seat=seat,
                bot=self.words.bot(self.comparison.game, self.comparison.bots[seat]),
            )
        return label(self.comparison, row, self.words, short=True)

    def _axis(self, row: Row, number: float) -> str:
        if row.kind in SHARES:
            return escape(
                self.words.percent(number, 0 if abs(100 * number - round(100 * number)) < 1e-6 else 1)
            )
        return escape(self.words.number(number, 0 if number == round(number) else 1))
