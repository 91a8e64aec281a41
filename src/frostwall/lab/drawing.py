"""Drawing a report: the style sheet, scales and round ticks, and the pieces of SVG and HTML a page is made of."""

import math
import unicodedata
from collections import Counter
from collections.abc import Callable, Sequence
from html import escape, unescape
from typing import Final

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
h2.table { margin-top: 2rem; }
footer { margin-top: 2rem; font-size: .88rem; }
code { font-size: .92em; overflow-wrap: anywhere; }
""" + "".join(
    f".f{i} {{ fill: var(--s{i}); }} svg .c{i} {{ stroke: var(--s{i}); stroke-dasharray: {dash}; }}\n"
    for i, dash in enumerate(("none", "12 4", "3 4", "16 4 3 4", "8 3", "2 6"))
)


class Scale:
    """Values from `low` to `high` onto pixels from `start` to `end`."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1
        self.start = start
        self.end = end

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


Number = Callable[[float], str]


def ticks(low: float, high: float, about: int = 6, whole: bool = False) -> list[float]:
    """Round values between two ends: steps of 1, 2 or 5 times a power of ten. Of what is written as whole numbers, only
    `whole` ones, or one number would stand at several ticks."""
    rough = max((high - low) / about, 1.0 if whole else 0.0)
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * n for n in (1, 2, 5, 10) if power * n >= rough * 0.999)
    first = math.ceil(low / step - 1e-9)
    last = math.floor(high / step + 1e-9)
    return [round(n * step, 10) for n in range(first, last + 1)]


def bins(counts: Counter[int]) -> tuple[dict[int, int], int]:
    """Counts of whole numbers gathered into at most about BINS bins of equal, round size."""
    low, high = min(counts), max(counts)
    size = max(1, math.ceil((high - low + 1) / BINS))
    first = low - low % size
    found = dict.fromkeys(range(first, high + 1, size), 0)
    for value, n in counts.items():
        found[value - (value - first) % size] += n
    return found, size


def columns(scale: Scale, top: float, bottom: float, write: Number, whole: bool = False) -> list[str]:
    """Upright grid lines with their values below."""
    found: list[str] = []
    for tick in ticks(scale.low, scale.high, whole=whole):
        x = scale(tick)
        found.append(f'<path class="grid" d="M{short(x)} {short(top)}V{short(bottom)}"/>')
        found.append(text(x, bottom + 24, write(tick), "middle"))
    return found


def rows(scale: Scale, left: float, right: float, write: Number, whole: bool = False) -> list[str]:
    """Level grid lines with their values on the left."""
    found: list[str] = []
    for tick in ticks(scale.low, scale.high, 5, whole):
        y = scale(tick)
        found.append(f'<path class="grid" d="M{short(left)} {short(y)}H{short(right)}"/>')
        found.append(text(left - 8, y + 6, write(tick), "end"))
    return found


def rect(x: float, y: float, wide: float, high: float, series: int) -> str:
    place = f'x="{short(x)}" y="{short(y)}" width="{short(max(0.0, wide))}" height="{short(max(0.0, high))}"'
    return f'<rect class="f{series % SERIES}" {place} rx="2"/>'


def whisker(low: float, high: float, y: float) -> str:
    """An interval as a level line with ends."""
    ends = "".join(f"M{short(end)} {short(y - 6)}v12" for end in (low, high))
    line = f"M{short(low)} {short(y)}H{short(high)}{ends}"
    return f'<path class="halo" d="{line}"/><path class="mark" d="{line}"/>'


def text(x: float, y: float, said: str, anchor: str, style: str = "") -> str:
    styled = f' class="{style}"' if style else ""
    return f'<text x="{short(x)}" y="{short(y)}" text-anchor="{anchor}"{styled}>{said}</text>'


def label(x: float, y: float, said: str, mark: str = "") -> str:
    """Words that end at `x`, left of what they name; if too long for that, they are cut and a title tells them
    in full. `said` is escaped already; `mark` is never cut."""
    name, tail = unescape(said), f" {mark}" if mark else ""
    room = x - _wide(tail)
    if _wide(name) <= room:
        return text(x, y, said + tail, "end", "strong")
    while name and _wide(name) + _wide("…") > room:
        name = name[:-1]
    return text(x, y, f"<title>{said}</title>{escape(name.rstrip())}…{tail}", "end", "strong")


def _wide(said: str) -> float:
    """About how many pixels words take in the size of the style sheet."""
    return sum(
        17.0
        if unicodedata.east_asian_width(char) in "WF"
        else 14.0
        if char in "mwMW@%—…\N{WARNING SIGN}"
        else 5.0
        if char in " .,:;!'|ijlItfr()"
        else 11.0
        if char.isupper()
        else 9.2
        for char in said
    )


def table(heads: Sequence[str], cells: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{name}</th>' for name in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in cells)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def short(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
