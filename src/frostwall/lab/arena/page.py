"""The page of a contest: self-contained HTML, light and dark."""

from html import escape
from typing import Final

from frostwall import about
from frostwall.lab import drawing as draw
from frostwall.lab.arena.contest import Contest
from frostwall.lab.arena.standing import Standing
from frostwall.lab.arena.summary import cells, heads, verdict
from frostwall.lab.drawing import STYLE, WIDTH, Scale
from frostwall.lab.words import Words

ROW: Final = 56
LEFT: Final = 210
TOP: Final = 8


def html(contest: Contest, standing: Standing, command: str, lang: str) -> str:
    words = Words(lang)
    title = escape(words.say("cli-arena-page", game=contest.game, games=words.number(standing.games)))
    lead = escape(words.say("cli-arena-lead", rules=contest.rules, seats=contest.seats))
    table = draw.table(
        [escape(head) for head in heads(words)],
        [[escape(cell) for cell in cells(row, words)] for row in standing.rows],
    )
    said = "".join(f"<p>{escape(verdict(duel, words))}</p>" for duel in standing.duels)
    made = escape(words.say("cli-report-made", version=about.describe(), seed=str(contest.seed)))
    return (
        f'<!doctype html>\n<html lang="{escape(words.say("cli-language"))}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n"
        f'<p class="lead">{lead}</p>\n<div class="plots"><figure>'
        f"<figcaption><h2>{escape(words.say('cli-arena-plot'))}</h2>"
        f"<p>{escape(words.say('cli-arena-plot-text'))}</p></figcaption>{_plot(standing, words)}</figure></div>\n"
        f'<div class="scroll">{table}</div>\n{said}\n'
        f"<footer>{made}<br/><code>{escape(command)}</code></footer>\n</main>\n</body>\n</html>\n"
    )


def _plot(standing: Standing, words: Words) -> str:
    """Each bot's share of wins above or below parity, with its interval."""
    ends = [(row.interval[0] - row.parity, row.interval[1] - row.parity) for row in standing.rows]
    reach = max(0.05, *(max(abs(low), abs(high)) for low, high in ends))
    scale = Scale(-reach, reach, LEFT, WIDTH - 30)
    height = TOP + ROW * len(standing.rows) + 40
    bottom = height - 34
    parts = draw.columns(scale, TOP, bottom, lambda value: escape(words.percent(value, 0)))
    parts.append(f'<path class="guide" d="M{draw.short(scale(0))} {TOP}V{bottom}"/>')
    for at, row in enumerate(standing.rows):
        y = TOP + ROW * at + 10
        margin = row.share - row.parity
        start, end = sorted((scale(0), scale(margin)))
        parts.append(draw.label(LEFT - 12, y + 24, escape(row.bot)))
        parts.append(draw.rect(start, y, end - start, 36, at))
        parts.append(draw.whisker(scale(ends[at][0]), scale(ends[at][1]), y + 18))
    name = escape(words.say("cli-arena-plot"))
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{name}">{"".join(parts)}</svg>'
