"""The page of a report: self-contained HTML with drawn plots, light and dark, each with its numbers as a table.

Here: the figures that every game has; a game adds its own in a subclass. Not here: counting (simulate), drawing
(drawing) and the sentences (words/*/cli.ftl, and of a game messages/*/report.ftl).
"""

from collections.abc import Sequence
from html import escape
from typing import Final

from frostwall import about
from frostwall.core.types import Json
from frostwall.lab import drawing as draw
from frostwall.lab.drawing import SERIES, STYLE, WIDTH, Scale
from frostwall.lab.plan import Plan
from frostwall.lab.statistics import percentile, wilson
from frostwall.lab.tally import UNFINISHED, Tally
from frostwall.lab.words import Words
from frostwall.words import Catalogue
from frostwall.words.wording import readable

FLAG: Final = "\N{WARNING SIGN}"


class Page:
    """Collects figures; knows the names of seats and how numbers are written.

    Keys of sentences are `cli-report-...` for those that every game shares, and `report-...` for the game's own.
    """

    def __init__(self, plan: Plan, tally: Tally, found: Json, lang: str) -> None:
        self.plan = plan
        self.tally = tally
        self.found = found
        self.words = Words(lang)
        self.terms = self.words.game(plan.game, plan.options)
        self.own = Catalogue(lang, f"{plan.game}/report")

    def say(self, key: str, **args: str | int) -> str:
        catalogue = self.words.own if key.startswith("cli-") else self.own
        return escape(catalogue.text(key, **args))

    def number(self, value: float, digits: int = 0) -> str:
        return escape(self.words.number(value, digits))

    def percent(self, share: float) -> str:
        return escape(self.words.percent(share))

    def tick(self, share: float) -> str:
        """A share on an axis, in whole percents where that is enough."""
        return escape(self.words.percent(share, 0 if abs(100 * share - round(100 * share)) < 1e-6 else 1))

    def seat(self, seat: int) -> str:
        return self.say("cli-seat-bot", seat=seat, bot=self.bot(seat))

    def bot(self, seat: int) -> str:
        """How well the bot of a seat plays."""
        return self.words.bot(self.plan.game, self.plan.bots[seat])

    def source(self, name: str) -> str:
        return escape(self.terms.source(name))

    def ending(self, name: str) -> str:
        return self.say("cli-unfinished") if name == UNFINISHED else escape(self.terms.ending(name))

    def figures(self) -> list[str]:
        """Each a <figure>; an empty one is left out."""
        return [self.wins(), self.lengths(), self.sources()]

    def source_names(self) -> list[str]:
        """Where points can come from, in the order of the page."""
        return sorted({source for _, source in self.tally.sources})

    def html(self) -> str:
        games = self.tally.games
        name = self.terms.text("term-game") if self.terms.has("term-game") else readable(self.plan.game)
        title = self.say("cli-report-title", game=name, games=games, shown=self.words.number(games))
        return (
            '<!doctype html>\n<html lang="'
            + self.say("cli-language")
            + '">\n<head>\n<meta charset="utf-8"/>\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
            f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
            f'<h1>{title}</h1>\n<p class="lead">{self.lead()}</p>\n{self._facts()}\n<div class="plots">\n'
            + "\n".join(plot for plot in self.figures() if plot)
            + f"\n</div>\n<footer>{self._footer()}</footer>\n</main>\n</body>\n</html>\n"
        )

    def lead(self) -> str:
        options = self.found["options"]
        assert isinstance(options, dict)
        chosen: list[str] = []
        for key, value in options.items():
            told = self.terms.option(key)
            # Somebody's own set of cards has a path and no name.
            chosen.append(f"{told.label}: {value if key == 'set' else told.value(value)}")
        bots = [self.bot(seat) for seat in range(self.plan.seats)]
        named = bots[0] if len(set(bots)) == 1 else ", ".join(bots)
        if self.plan.seats == 1:
            lead = self.say("cli-report-lead-solo", rules=self.plan.rules, bots=named)
        else:
            lead = self.say("cli-report-lead", rules=self.plan.rules, seats=self.plan.seats, bots=named)
        return " ".join([lead, *(f"{escape(text)}." for text in chosen)])

    def _facts(self) -> str:
        tally = self.tally
        facts = [
            ("cli-report-games", self.number(tally.games)),
            ("cli-report-mean-turns", self.number(_float(self.found["mean_turns"]), 1)),
            ("cli-report-decisions", self.number(tally.decisions / tally.games, 1)),
            *self.other_wins(),
            ("cli-report-rate", self.number(_float(self.found["games_per_second"]))),
        ]
        rows = "".join(f"<div><dt>{self.say(key)}</dt><dd>{value}</dd></div>" for key, value in facts)
        return f'<dl class="facts">{rows}</dl>'

    def other_wins(self) -> list[tuple[str, str]]:
        """Games that no seat won alone: a key and how many there were."""
        shared = [("cli-report-shared", self.number(self.tally.shared))] if self.plan.seats > 1 else []
        return [*shared, ("cli-report-nobody", self.number(self.tally.nobody))]

    def _footer(self) -> str:
        endings = ", ".join(
            f"{self.ending(name)}: {self.number(n)}" for name, n in sorted(self.tally.endings.items())
        )
        made = self.say("cli-report-made", version=about.describe(), seed=str(self.plan.seed))
        return f"{self.say('cli-report-endings')} {endings}.<br/>{made}<br/><code>{escape(self.command())}</code>"

    def command(self) -> str:
        """The command that gives these games again."""
        plan = self.plan
        options = "".join(
            f" --option {key}={'FILE' if isinstance(value, dict) else value}"
            for key, value in plan.options.items()
        )
        bots = plan.bots[0] if len(set(plan.bots)) == 1 else ",".join(plan.bots)
        return (
            f"frostwall sim {plan.game} --rules {plan.rules} --seats {plan.seats}{options} --bots {bots} "
            f"--games {plan.games} --seed {plan.seed}"
        )

    def figure(self, key: str, drawing: str, table: str, legend: str = "", **args: str | int) -> str:
        """A plot with its title, its text (`KEY-text`) and its numbers."""
        title = self.say(key)
        about_it = self.say(f"{key}-text", **args)
        return (
            f"<figure>\n<figcaption><h2>{title}</h2><p>{about_it}</p></figcaption>\n"
            f"{drawing}\n{legend}<details><summary>{self.say('cli-report-numbers')}</summary>"
            f'<div class="scroll">{table}</div></details>\n</figure>'
        )

    # --- the plots ---

    def wins(self) -> str:
        rows = [(self.seat(seat), self.tally.wins[seat], self.tally.games) for seat in range(self.plan.seats)]
        fair = 1 / self.plan.seats if len(set(self.plan.bots)) == 1 else None
        return self.shares("cli-report-wins", "cli-report-seat", rows, fair)

    def shares(
        self, key: str, head: str, rows: Sequence[tuple[str, int, int]], fair: float | None, off: float = 1.0
    ) -> str:
        """Bars of shares with their 95 % intervals, each a label, how many, and of how many. `fair` is marked by a
        line, and a share farther `off` than that is flagged."""
        row, left, top = 60, 236, 8
        cells: list[list[str]] = []
        parts: list[str] = []
        ends = [wilson(won, games) for _, won, games in rows]
        scale = Scale(0, max(0.05, *(high for _, high in ends)), left, WIDTH - 80)
        height = top + row * len(rows) + 40
        bottom = height - 34
        parts.extend(draw.columns(scale, top, bottom, self.tick))
        for at, (label, won, games) in enumerate(rows):
            low, high = ends[at]
            share = won / max(1, games)
            y = top + row * at + 12
            middle = y + 18
            parts.append(draw.label(left - 12, middle + 6, label))
            parts.append(draw.rect(left, y, scale(share) - left, 36, at))
            parts.append(draw.whisker(scale(low), scale(high), middle))
            flag = "" if fair is None or abs(share - fair) <= off else f" {FLAG}"
            parts.append(
                draw.text(scale(high) + 10, middle + 6, self.percent(share) + flag, "start", "strong")
            )
            interval = f"{self.percent(low)} – {self.percent(high)}"
            cells.append([label, self.number(won), self.percent(share) + flag, interval])
        if fair is not None:
            x = draw.short(scale(fair))
            parts.append(f'<path class="guide" d="M{x} {top}V{bottom}"/>')
        heads = [head, "cli-report-won", "cli-report-share", "cli-report-interval"]
        return self.figure(key, self.svg(height, parts, key), self.table(heads, cells))

    def lengths(self) -> str:
        turns = self.tally.turns
        bins, size = draw.bins(turns)
        left, top, height = 64, 22, 330
        bottom = height - 40
        starts = sorted(bins)
        across = Scale(starts[0], starts[-1] + size, left, WIDTH - 16)
        up = Scale(0, max(bins.values()), bottom, top)
        parts = [*draw.rows(up, left, WIDTH - 16, self.number, whole=True)]
        for start in starts:
            x, y = across(start), up(bins[start])
            parts.append(draw.rect(x + 1, y, max(1.0, across(start + size) - x - 2), bottom - y, 0))
        for tick in draw.ticks(starts[0], starts[-1] + size, whole=True):
            parts.append(draw.text(across(tick), bottom + 24, self.number(tick), "middle"))
        median = percentile(turns, 0.5)
        x = across(median + 0.5)
        parts.append(f'<path class="guide" d="M{draw.short(x)} {top - 6}V{bottom}"/>')
        parts.append(
            draw.text(x + 8, top + 6, self.say("cli-report-median", turns=median), "start", "strong")
        )
        rows = [
            [
                self.number(start) + (f" – {self.number(start + size - 1)}" if size > 1 else ""),
                self.number(bins[start]),
            ]
            for start in starts
        ]
        table = self.table(["cli-report-turns", "cli-report-games"], rows)
        few, many = percentile(turns, 0.05), percentile(turns, 0.95)
        drawing = self.svg(height, parts, "cli-report-lengths")
        return self.figure("cli-report-lengths", drawing, table, few=few, many=many)

    def sources(self) -> str:
        tally, seats = self.tally, range(self.plan.seats)
        names = self.source_names()
        if not tally.sources or not tally.finished:
            return ""
        row, left, top = 60, 236, 8
        means = {key: n / tally.finished for key, n in tally.sources.items()}
        totals = [sum(means.get((seat, name), 0) for name in names) for seat in seats]
        scale = Scale(0, max(1.0, *totals), left, WIDTH - 60)
        height = top + row * self.plan.seats + 40
        parts = [*draw.columns(scale, top, height - 34, self.number, whole=True)]
        rows: list[list[str]] = []
        for seat in seats:
            y = top + row * seat + 12
            parts.append(draw.label(left - 12, y + 24, self.seat(seat)))
            at = 0.0
            for i, name in enumerate(names):
                mean = means.get((seat, name), 0.0)
                wide = scale(at + mean) - scale(at)
                parts.append(draw.rect(scale(at), y, max(0.0, wide - 1.5), 36, i))
                at += mean
            parts.append(draw.text(scale(at) + 8, y + 24, self.number(totals[seat], 1), "start", "strong"))
            cells = [self.number(means.get((seat, name), 0.0), 2) for name in names]
            rows.append([self.seat(seat), *cells, self.number(totals[seat], 2)])
        legend = self.legend([self.source(name) for name in names], lines=False)
        heads = [self.say("cli-report-seat"), *map(self.source, names), self.say("cli-report-sum")]
        drawing = self.svg(height, parts, "cli-report-sources")
        return self.figure("cli-report-sources", drawing, draw.table(heads, rows), legend)

    # --- pieces of a page ---

    def svg(self, height: float, parts: Sequence[str], key: str) -> str:
        title = self.say(key)
        return (
            f'<svg viewBox="0 0 {WIDTH} {draw.short(height)}" role="img" aria-label="{title}">'
            f"<title>{title}</title>{''.join(parts)}</svg>"
        )

    def legend(self, labels: Sequence[str], lines: bool) -> str:
        items: list[str] = []
        for i, label in enumerate(labels):
            sign = f'<path class="curve c{i % SERIES}" d="M0 7H32"/>' if lines else draw.rect(0, 0, 32, 14, i)
            items.append(f'<li><svg viewBox="0 0 32 14" aria-hidden="true">{sign}</svg>{label}</li>')
        return f'<ul class="legend">{"".join(items)}</ul>\n'

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        return draw.table([self.say(key) for key in heads], rows)


def _float(value: object) -> float:
    assert isinstance(value, int | float)
    return float(value)
