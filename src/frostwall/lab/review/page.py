"""A review as a page: self-contained HTML with the curve of every seat, light and dark."""

from collections.abc import Iterable
from html import escape
from typing import Final

from frostwall import about
from frostwall.lab import drawing as draw
from frostwall.lab.drawing import SERIES, STYLE, WIDTH, Scale
from frostwall.lab.review.telling import Entry, Telling

HEIGHT: Final = 340
LEFT: Final = 64
TOP: Final = 12

OWN_STYLE: Final = """
.plots.wide { grid-template-columns: minmax(0, 1fr); }
figure { min-width: 0; overflow-wrap: anywhere; }
thead th { white-space: normal; vertical-align: bottom; overflow-wrap: normal; }
.told { margin: .6rem 0 0; padding: 0; list-style: none; }
.told li { padding: .55rem 0; border-top: 1px solid var(--line); }
.told b { color: var(--soft); font-weight: 500; font-size: .85rem; display: block; }
.told i { font-style: normal; color: var(--accent); display: block; }
h3 { font-size: .95rem; margin: 1rem 0 0; color: var(--soft); }
.scroll + p { margin: .7rem 0 0; color: var(--soft); font-size: .92rem; }
@media (max-width: 36rem) {
  main { padding-inline: .75rem; }
  figure { padding-inline: .8rem; }
  table { font-size: .8rem; }
  th, td { padding-inline: .15rem; }
  thead th { font-size: .7rem; }
  svg text { font-size: 26px; }
}
"""


def html(telling: Telling) -> str:
    words = telling.words
    title = escape(telling.title())
    table = draw.table(
        [escape(head) for head in telling.heads()], [[escape(cell) for cell in row] for row in telling.rows()]
    )
    lost = f"<p>{escape(words.say('cli-review-lost-text'))}</p>"
    seats = "".join(_seat(telling, each.seat) for each in telling.review.seats)
    return (
        f'<!doctype html>\n<html lang="{escape(words.say("cli-language"))}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{title}</title>\n<style>{STYLE}{OWN_STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n"
        f'<p class="lead">{escape(words.say("cli-review-how"))}</p>\n'
        f'<div class="plots wide">{_figure("graph", telling, _graph(telling) + _legend(telling))}'
        f'{_figure("parts", telling, f"""<div class="scroll">{table}</div>{lost}""")}'
        f"{_figure('turning', telling, _list(telling.turning()))}</div>\n"
        f'<div class="plots" style="margin-top:1.25rem">{seats}</div>\n'
        f"<footer>{escape(about.describe())}</footer>\n"
        "</main>\n</body>\n</html>\n"
    )


def _figure(part: str, telling: Telling, inside: str) -> str:
    say = telling.words.say
    head = escape(say(f"cli-review-{part}"))
    return (
        f"<figure><figcaption><h2>{head}</h2><p>{escape(say(f'cli-review-{part}-text'))}</p></figcaption>"
        f"{inside}</figure>"
    )


def _graph(telling: Telling) -> str:
    """The share of every seat, line by line; turning points are marked by upright lines."""
    moments = telling.review.moments
    across = Scale(0, moments[-1].line, LEFT, WIDTH - 16)
    up = Scale(0, 1, HEIGHT - 40, TOP)
    parts = draw.rows(up, LEFT, WIDTH - 16, lambda value: escape(telling.words.percent(value, 0)))
    for tick in draw.ticks(0, moments[-1].line, whole=True):
        parts.append(draw.text(across(tick), HEIGHT - 14, escape(telling.words.number(tick)), "middle"))
    for line in telling.review.turning:
        parts.append(f'<path class="grid" d="M{draw.short(across(line))} {TOP}V{HEIGHT - 40}"/>')
    for seat in range(len(telling.names)):
        path = "L".join(
            f"{draw.short(across(each.line))} {draw.short(up(each.shares[seat]))}" for each in moments
        )
        parts.append(f'<path class="curve c{seat % SERIES}" d="M{path}"/>')
    name = escape(telling.words.say("cli-review-graph"))
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{name}">'
        f"<title>{name}</title>{''.join(parts)}</svg>"
    )


def _legend(telling: Telling) -> str:
    items = "".join(
        f'<li><svg viewBox="0 0 32 14" aria-hidden="true"><path class="curve c{seat % SERIES}" d="M0 7H32"/></svg>'
        f"{escape(name)}</li>"
        for seat, name in enumerate(telling.names)
    )
    return f'<ul class="legend">{items}</ul>'


def _seat(telling: Telling, seat: int) -> str:
    """The mistakes and finds of one seat."""
    say = telling.words.say
    name = telling.names[seat]
    found = f"<h2>{escape(name)}</h2>"
    mistakes, finds = list(telling.mistakes(seat)), list(telling.finds(seat))
    if mistakes:
        found += f"<h3>{escape(say('cli-review-mistakes-head'))}</h3>{_list(mistakes)}"
    if finds:
        found += f"<h3>{escape(say('cli-review-finds-head'))}</h3>{_list(finds)}"
    if not mistakes and not finds:
        found += f"<p>{escape(say('cli-review-nothing'))}</p>"
    return f"<figure>{found}</figure>"


def _list(told: Iterable[Entry]) -> str:
    items = "".join(
        f"<li><b>{escape(each.place)}</b>{escape(each.did)}<i>{escape(each.note)}</i></li>" for each in told
    )
    return f'<ul class="told">{items}</ul>'
