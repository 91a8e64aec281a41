"""What came out of a simulation: a summary for a terminal, and a page of self-contained HTML with drawn plots, light
and dark, each with its numbers as a table.

Not here: counting (simulate) and wording (the message catalogue).
"""

import math
from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import Final, Protocol

from frostwall import about
from frostwall.core.types import Json
from frostwall.lab import game_for
from frostwall.lab.simulate import (
    STEPS,
    UNFINISHED,
    Plan,
    Tally,
    expected_dice,
    mean_interval,
    percentile,
    turns_interval,
    wilson,
)
from frostwall.lab.words import Words, columns

WIDTH: Final = 720
BINS: Final = 30
SERIES: Final = 6  # colours in the style sheet

STYLE: Final = """
:root { color-scheme: light dark; --page: #f3f6f9; --card: #ffffff; --ink: #16212c; --soft: #566675;
  --line: #d5dee6; --accent: #1f6f9f; --s0: #1f6f9f; --s1: #c8553d; --s2: #b8860b; --s3: #5b6b7a;
  --s4: #3d8a5f; --s5: #8a5aa8; }
@media (prefers-color-scheme: dark) { :root { --page: #0e151c; --card: #17212b; --ink: #e6edf3;
  --soft: #9db0c1; --line: #2c3a47; --accent: #6bb8e6; --s0: #6bb8e6; --s1: #f0907a; --s2: #e3b84b;
  --s3: #a9b8c6; --s4: #74c69d; --s5: #c39be0; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .4rem; letter-spacing: -.01em; }
h2 { font-size: 1.1rem; margin: 0; }
.lead, figcaption p, footer { color: var(--soft); }
.lead { margin: 0 0 1.5rem; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .75rem;
  margin: 0 0 1.25rem; }
.facts div, figure { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
.facts div { padding: .8rem 1rem; }
.facts dt { color: var(--soft); font-size: .85rem; }
.facts dd { margin: 0; font-size: 1.45rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(29rem, 100%), 1fr)); gap: 1.25rem; }
figure { margin: 0; padding: 1.1rem 1.25rem; }
figcaption p { margin: .15rem 0 .6rem; font-size: .92rem; }
svg { display: block; width: 100%; height: auto; overflow: visible; }
svg text { fill: var(--soft); font-size: 17px; font-family: inherit; }
svg text.strong { fill: var(--ink); }
svg .grid { stroke: var(--line); stroke-width: 1; }
svg .axis { stroke: var(--soft); stroke-width: 1; }
svg .mark { stroke: var(--ink); stroke-width: 2; fill: none; }
svg .halo { stroke: var(--card); stroke-width: 6; fill: none; opacity: .75; }
svg .guide { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 5 5; }
svg .dot { fill: var(--card); stroke: var(--ink); stroke-width: 2; }
svg .curve { fill: none; stroke-width: 3; stroke-linejoin: round; }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; margin: .6rem 0 0; padding: 0; list-style: none;
  font-size: .9rem; }
.legend svg { display: inline-block; width: 1.6rem; height: .8rem; margin-right: .4rem; vertical-align: -.05rem; }
details { margin-top: .7rem; font-size: .9rem; }
summary { cursor: pointer; color: var(--accent); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin-top: .5rem; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .2rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
footer { margin-top: 2rem; font-size: .88rem; }
code { font-size: .92em; overflow-wrap: anywhere; }
""" + "".join(
    f".f{i} {{ fill: var(--s{i}); }} svg .c{i} {{ stroke: var(--s{i}); stroke-dasharray: {dash}; }}\n"
    for i, dash in enumerate(("none", "12 4", "3 4", "16 4 3 4", "8 3", "2 6"))
)


class Page:
    """Collects figures; knows the names of seats and how numbers are written."""

    def __init__(self, plan: Plan, tally: Tally, found: Json, words: Words) -> None:
        self.plan = plan
        self.tally = tally
        self.found = found
        self.words = words
        self.terms = words.game(plan.game)

    def say(self, key: str, **args: str | int) -> str:
        return escape(self.words.say(key, **args))

    def number(self, value: float, digits: int = 0) -> str:
        return escape(self.words.number(value, digits))

    def percent(self, share: float) -> str:
        return escape(self.words.percent(share))

    def tick(self, share: float) -> str:
        """A share on an axis, in whole percents where that is enough."""
        return escape(self.words.percent(share, 0 if abs(100 * share - round(100 * share)) < 1e-6 else 1))

    def seat(self, seat: int) -> str:
        return self.say("cli-seat-bot", seat=seat, bot=self.plan.bots[seat])

    def source(self, name: str) -> str:
        return escape(self.terms.source(name))

    def ending(self, name: str) -> str:
        return self.say("cli-unfinished") if name == UNFINISHED else escape(self.terms.ending(name))

    def html(self) -> str:
        plots = [self.wins(), self.lengths(), self.sources(), self.course(), self.dice()]
        games = self.tally.games
        name = self.terms.text("term-game")
        title = self.say("cli-report-title", game=name, games=games, shown=self.words.number(games))
        return (
            '<!doctype html>\n<html lang="'
            + self.say("cli-language")
            + '">\n<head>\n<meta charset="utf-8"/>\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
            f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
            f'<h1>{title}</h1>\n<p class="lead">{self._lead()}</p>\n{self._facts()}\n<div class="plots">\n'
            + "\n".join(plot for plot in plots if plot)
            + f"\n</div>\n<footer>{self._footer()}</footer>\n</main>\n</body>\n</html>\n"
        )

    def _lead(self) -> str:
        options = self.found["options"]
        assert isinstance(options, dict)
        texts = {key: self.terms.option(key) for key in options}
        chosen = [f"{texts[key].label}: {texts[key].value(value)}" for key, value in options.items()]
        bots = dict.fromkeys(self.plan.bots)
        lead = self.say(
            "cli-report-lead",
            rules=self.plan.rules,
            seats=self.plan.seats,
            bots=next(iter(bots)) if len(bots) == 1 else ", ".join(self.plan.bots),
        )
        return " ".join([lead, *(f"{escape(text)}." for text in chosen)])

    def _facts(self) -> str:
        tally = self.tally
        facts = [
            ("cli-report-games", self.number(tally.games)),
            ("cli-report-mean-turns", self.number(_float(self.found["mean_turns"]), 1)),
            ("cli-report-decisions", self.number(tally.decisions / tally.games, 1)),
            ("cli-report-shared", self.number(tally.shared)),
            ("cli-report-nobody", self.number(tally.nobody)),
            ("cli-report-rate", self.number(_float(self.found["games_per_second"]))),
        ]
        rows = "".join(f"<div><dt>{self.say(key)}</dt><dd>{value}</dd></div>" for key, value in facts)
        return f'<dl class="facts">{rows}</dl>'

    def _footer(self) -> str:
        endings = ", ".join(
            f"{self.ending(name)}: {self.number(n)}" for name, n in sorted(self.tally.endings.items())
        )
        made = self.say("cli-report-made", version=about.describe(), seed=str(self.plan.seed))
        return f"{self.say('cli-report-endings')} {endings}.<br/>{made}<br/><code>{escape(self.command())}</code>"

    def command(self) -> str:
        """The command that gives these games again."""
        plan = self.plan
        options = "".join(f" --option {key}={value}" for key, value in plan.options.items())
        bots = plan.bots[0] if len(set(plan.bots)) == 1 else ",".join(plan.bots)
        return (
            f"frostwall sim {plan.game} --rules {plan.rules} --seats {plan.seats}{options} --bots {bots} "
            f"--games {plan.games} --seed {plan.seed}"
        )

    def figure(self, name: str, drawing: str, table: str, legend: str = "", **args: str | int) -> str:
        title = self.say(f"cli-report-{name}")
        about_it = self.say(f"cli-report-{name}-text", **args)
        return (
            f"<figure>\n<figcaption><h2>{title}</h2><p>{about_it}</p></figcaption>\n"
            f"{drawing}\n{legend}<details><summary>{self.say('cli-report-numbers')}</summary>"
            f'<div class="scroll">{table}</div></details>\n</figure>'
        )

    # --- the plots ---

    def wins(self) -> str:
        games = self.tally.games
        row, left, top = 60, 190, 8
        rows: list[list[str]] = []
        parts: list[str] = []
        ends = [wilson(self.tally.wins[seat], games) for seat in range(self.plan.seats)]
        scale = Scale(0, max(0.05, *(high for _, high in ends)), left, WIDTH - 80)
        height = top + row * self.plan.seats + 40
        bottom = height - 34
        parts.extend(_columns(scale, top, bottom, self.tick))
        for seat, (low, high) in enumerate(ends):
            share = self.tally.wins[seat] / games
            y = top + row * seat + 12
            middle = y + 18
            parts.append(_text(left - 12, middle + 6, self.seat(seat), "end", "strong"))
            parts.append(_rect(left, y, scale(share) - left, 36, seat))
            ends_here = "".join(f"M{_n(scale(end))} {middle - 6}v12" for end in (low, high))
            whisker = f"M{_n(scale(low))} {middle}H{_n(scale(high))}{ends_here}"
            parts.append(f'<path class="halo" d="{whisker}"/><path class="mark" d="{whisker}"/>')
            parts.append(_text(scale(high) + 10, middle + 6, self.percent(share), "start", "strong"))
            interval = f"{self.percent(low)} – {self.percent(high)}"
            rows.append([self.seat(seat), self.number(self.tally.wins[seat]), self.percent(share), interval])
        if len(set(self.plan.bots)) == 1:
            x = _n(scale(1 / self.plan.seats))
            parts.append(f'<path class="guide" d="M{x} {top}V{bottom}"/>')
        heads = ["cli-report-seat", "cli-report-won", "cli-report-share", "cli-report-interval"]
        drawing = self._svg(height, parts, "wins")
        return self.figure("wins", drawing, self._table(heads, rows))

    def lengths(self) -> str:
        turns = self.tally.turns
        bins, size = _bins(turns)
        left, top, height = 64, 22, 330
        bottom = height - 40
        starts = sorted(bins)
        across = Scale(starts[0], starts[-1] + size, left, WIDTH - 16)
        up = Scale(0, max(bins.values()), bottom, top)
        parts = [*_rows(up, left, WIDTH - 16, self.number)]
        for start in starts:
            x, y = across(start), up(bins[start])
            parts.append(_rect(x + 1, y, max(1.0, across(start + size) - x - 2), bottom - y, 0))
        for tick in ticks(starts[0], starts[-1] + size):
            parts.append(_text(across(tick), bottom + 24, self.number(tick), "middle"))
        median = percentile(turns, 0.5)
        x = across(median + 0.5)
        parts.append(f'<path class="guide" d="M{_n(x)} {top - 6}V{bottom}"/>')
        parts.append(_text(x + 8, top + 6, self.say("cli-report-median", turns=median), "start", "strong"))
        rows = [
            [
                self.number(start) + (f" – {self.number(start + size - 1)}" if size > 1 else ""),
                self.number(bins[start]),
            ]
            for start in starts
        ]
        table = self._table(["cli-report-turns", "cli-report-games"], rows)
        few, many = percentile(turns, 0.05), percentile(turns, 0.95)
        return self.figure("lengths", self._svg(height, parts, "lengths"), table, few=few, many=many)

    def sources(self) -> str:
        tally, seats = self.tally, range(self.plan.seats)
        names = list(dict.fromkeys(source for _, source in tally.sources))
        if not names or not tally.finished:
            return ""
        row, left, top = 60, 190, 8
        means = {key: n / tally.finished for key, n in tally.sources.items()}
        totals = [sum(means.get((seat, name), 0) for name in names) for seat in seats]
        scale = Scale(0, max(1.0, *totals), left, WIDTH - 60)
        height = top + row * self.plan.seats + 40
        parts = [*_columns(scale, top, height - 34, self.number)]
        rows: list[list[str]] = []
        for seat in seats:
            y = top + row * seat + 12
            parts.append(_text(left - 12, y + 24, self.seat(seat), "end", "strong"))
            at = 0.0
            for i, name in enumerate(names):
                mean = means.get((seat, name), 0.0)
                wide = scale(at + mean) - scale(at)
                parts.append(_rect(scale(at), y, max(0.0, wide - 1.5), 36, i))
                at += mean
            parts.append(_text(scale(at) + 8, y + 24, self.number(totals[seat], 1), "start", "strong"))
            cells = [self.number(means.get((seat, name), 0.0), 2) for name in names]
            rows.append([self.seat(seat), *cells, self.number(totals[seat], 2)])
        legend = self._legend([self.source(name) for name in names], lines=False)
        heads = [self.say("cli-report-seat"), *map(self.source, names), self.say("cli-report-sum")]
        return self.figure("sources", self._svg(height, parts, "sources"), _table(heads, rows), legend)

    def course(self) -> str:
        tally, seats = self.tally, range(self.plan.seats)
        if not tally.watched or not tally.course:
            return ""
        left, top, height = 44, 12, 330
        bottom = height - 40
        values = [[tally.course[seat, step] / tally.watched for step in range(STEPS + 1)] for seat in seats]
        across = Scale(0, 1, left, WIDTH - 30)
        up = Scale(0, max(1.0, *(max(line) for line in values)), bottom, top)
        parts = [*_rows(up, left, WIDTH - 30, self.number)]
        for i in range(5):
            parts.append(_text(across(i / 4), bottom + 24, self.tick(i / 4), "middle"))
        for seat, line in enumerate(values):
            points = " ".join(f"{_n(across(i / STEPS))},{_n(up(value))}" for i, value in enumerate(line))
            parts.append(f'<polyline class="curve c{seat % SERIES}" points="{points}"/>')
        shown = range(0, STEPS + 1, 2)
        heads = [self.say("cli-report-seat"), *(self.tick(step / STEPS) for step in shown)]
        rows = [[self.seat(seat), *(self.number(values[seat][i], 1) for i in shown)] for seat in seats]
        legend = self._legend([self.seat(seat) for seat in seats], lines=True)
        drawing = self._svg(height, parts, "course")
        return self.figure("course", drawing, _table(heads, rows), legend, games=tally.watched)

    def dice(self) -> str:
        rolled = self.tally.dice
        expected = expected_dice(game_for(self.plan.game, self.plan.options), self.plan.first_setup()) if rolled else {}
        if not expected:
            return ""
        total = rolled.total()
        left, top, height = 64, 12, 330
        bottom = height - 40
        sums = sorted(set(expected) | set(rolled))
        up = Scale(0, max(*expected.values(), max(rolled.values()) / total), bottom, top)
        wide = (WIDTH - 16 - left) / len(sums)
        parts = [*_rows(up, left, WIDTH - 16, self.tick)]
        rows: list[list[str]] = []
        for i, number in enumerate(sums):
            x = left + i * wide
            share, fair = rolled[number] / total, expected.get(number, 0.0)
            parts.append(_rect(x + 5, up(share), wide - 10, bottom - up(share), 0))
            parts.append(f'<circle class="dot" cx="{_n(x + wide / 2)}" cy="{_n(up(fair))}" r="5"/>')
            parts.append(_text(x + wide / 2, bottom + 24, self.number(number), "middle"))
            rows.append(
                [self.number(number), self.number(rolled[number]), self.percent(share), self.percent(fair)]
            )
        heads = ["cli-report-dice-sum", "cli-report-rolled", "cli-report-share", "cli-report-expected"]
        drawing = self._svg(height, parts, "dice")
        return self.figure(
            "dice",
            drawing,
            self._table(heads, rows),
            games=self.tally.watched,
            rolls=self.words.number(total),
        )

    # --- pieces of a page ---

    def _svg(self, height: float, parts: Sequence[str], name: str) -> str:
        title = self.say(f"cli-report-{name}")
        return (
            f'<svg viewBox="0 0 {WIDTH} {_n(height)}" role="img" aria-label="{title}">'
            f"<title>{title}</title>{''.join(parts)}</svg>"
        )

    def _legend(self, labels: Sequence[str], lines: bool) -> str:
        items: list[str] = []
        for i, label in enumerate(labels):
            sign = f'<path class="curve c{i % SERIES}" d="M0 7H32"/>' if lines else _rect(0, 0, 32, 14, i)
            items.append(f'<li><svg viewBox="0 0 32 14" aria-hidden="true">{sign}</svg>{label}</li>')
        return f'<ul class="legend">{"".join(items)}</ul>\n'

    def _table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        return _table([self.say(key) for key in heads], rows)


def page(plan: Plan, tally: Tally, found: Json, words: Words) -> str:
    """The whole report as one file of HTML."""
    return Page(plan, tally, found, words).html()


# --- the same for a terminal ------------------------------------------------------------------------


def print_summary(plan: Plan, tally: Tally, found: Json, words: Words) -> None:
    number, terms, games = words.number, words.game(plan.game), tally.games
    print(
        words.say(
            "cli-sim-title",
            games=games,
            game=plan.game,
            rules=plan.rules,
            seats=plan.seats,
            seed=str(plan.seed),
        )
    )
    print()
    heads = ("seat", "bot", "wins", "share", "interval", "points")
    rows = [[words.say(f"cli-sim-{head}") for head in heads]]
    for seat in range(plan.seats):
        wins = tally.wins[seat]
        low, high = wilson(wins, games)
        low_points, high_points = mean_interval(tally.points[seat], tally.squares[seat], tally.finished)
        mean = number(tally.points[seat] / max(1, tally.finished), 2)
        points = f"{mean} ± {number((high_points - low_points) / 2, 2)}"
        share = words.percent(wins / games)
        interval = f"{number(100 * low, 1)}–{number(100 * high, 1)}"
        rows.append([str(seat), plan.bots[seat], number(wins), share, interval, points])
    print("\n".join(columns(rows, (1,))))
    print()
    rows = [[words.say(f"cli-sim-{head}") for head in ("ending", "games", "share", "interval")]]
    for name, n in sorted(tally.endings.items()):
        low, high = wilson(n, games)
        interval = f"{number(100 * low, 1)}–{number(100 * high, 1)}"
        label = words.say("cli-unfinished") if name == UNFINISHED else terms.ending(name)
        rows.append([label, number(n), words.percent(n / games), interval])
    print("\n".join(columns(rows, (0,))))
    print()
    print(words.say("cli-sim-shared", shared=tally.shared, nobody=tally.nobody))
    turns = tally.turns
    first, last = turns_interval(turns)
    print(
        words.say(
            "cli-sim-turns",
            mean=number((first + last) / 2, 1),
            margin=number((last - first) / 2, 1),
            median=percentile(turns, 0.5),
            low=percentile(turns, 0.05),
            high=percentile(turns, 0.95),
        )
    )
    seconds = float(str(found["seconds"]))
    print(
        words.say(
            "cli-sim-speed",
            decisions=number(tally.decisions),
            plies=number(tally.plies),
            seconds=number(seconds, 2),
            rate=number(games / max(seconds, 1e-4)),
            workers=int(str(found["workers"])),
            mode="compiled" if about.compiled() else "pure",
        )
    )


# --- drawing ----------------------------------------------------------------------------------------


class Scale:
    """Values from `low` to `high` onto pixels from `start` to `end`."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1
        self.start = start
        self.end = end

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


class Number(Protocol):
    def __call__(self, value: float, /) -> str: ...


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round values between two ends: steps of 1, 2 or 5 times a power of ten."""
    rough = (high - low) / about
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * n for n in (1, 2, 5, 10) if power * n >= rough * 0.999)
    first = math.ceil(low / step - 1e-9)
    last = math.floor(high / step + 1e-9)
    return [round(n * step, 10) for n in range(first, last + 1)]


def _bins(counts: Counter[int]) -> tuple[dict[int, int], int]:
    """Counts of whole numbers gathered into at most about BINS bins of equal, round size."""
    low, high = min(counts), max(counts)
    size = max(1, math.ceil((high - low + 1) / BINS))
    first = low - low % size
    found = dict.fromkeys(range(first, high + 1, size), 0)
    for value, n in counts.items():
        found[value - (value - first) % size] += n
    return found, size


def _columns(scale: Scale, top: float, bottom: float, write: Number) -> list[str]:
    """Upright grid lines with their values below."""
    found: list[str] = []
    for tick in ticks(scale.low, scale.high):
        x = scale(tick)
        found.append(f'<path class="grid" d="M{_n(x)} {_n(top)}V{_n(bottom)}"/>')
        found.append(_text(x, bottom + 24, write(tick), "middle"))
    return found


def _rows(scale: Scale, left: float, right: float, write: Number) -> list[str]:
    """Level grid lines with their values on the left."""
    found: list[str] = []
    for tick in ticks(scale.low, scale.high, 5):
        y = scale(tick)
        found.append(f'<path class="grid" d="M{_n(left)} {_n(y)}H{_n(right)}"/>')
        found.append(_text(left - 8, y + 6, write(tick), "end"))
    return found


def _rect(x: float, y: float, wide: float, high: float, series: int) -> str:
    place = f'x="{_n(x)}" y="{_n(y)}" width="{_n(max(0.0, wide))}" height="{_n(max(0.0, high))}"'
    return f'<rect class="f{series % SERIES}" {place} rx="2"/>'


def _text(x: float, y: float, text: str, anchor: str, style: str = "") -> str:
    styled = f' class="{style}"' if style else ""
    return f'<text x="{_n(x)}" y="{_n(y)}" text-anchor="{anchor}"{styled}>{text}</text>'


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{name}</th>' for name in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _n(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _float(value: object) -> float:
    assert isinstance(value, int | float)
    return float(value)
