"""The page of a course: self-contained HTML with its curves, light and dark."""

from collections.abc import Sequence
from html import escape
from typing import Final

from frostwall import about
from frostwall.lab import drawing as draw
from frostwall.lab.drawing import STYLE, WIDTH, Scale
from frostwall.lab.train.run import Course, Generation
from frostwall.lab.words import Words

HEIGHT: Final = 330
LEFT: Final = 80
BOTTOM: Final = HEIGHT - 40


def html(course: Course, done: Sequence[Generation], command: str, lang: str) -> str:
    words = Words(lang)

    def say(key: str, **args: str | int) -> str:
        return escape(words.say(f"cli-train-{key}", **args))

    title = say("page", game=course.game, rules=course.rules)
    figures = [
        _figure(say("plot-loss"), say("plot-loss-text"), _losses(done, words), say("plot-loss")),
        _figure(say("plot-true"), say("plot-true-text"), _calibration(done, words), say("plot-true")),
        _figure(say("plot-match"), say("plot-match-text"), _matches(done, words), say("plot-match")),
    ]
    heads = [say(f"head-{name}") for name in ("generation", "rows", "auc", "loss", "error", "wins", "cpu")]
    made = escape(words.say("cli-report-made", version=about.describe(), seed=str(course.seed)))
    return (
        f'<!doctype html>\n<html lang="{escape(words.say("cli-language"))}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n"
        f'<p class="lead">{say("lead", games=words.number(course.games))}</p>\n'
        f'<div class="plots">{"".join(figures)}</div>\n'
        f'<div class="scroll">{draw.table(heads, [_cells(one, words) for one in done])}</div>\n'
        f"<footer>{made}<br/><code>{escape(command)}</code></footer>\n</main>\n</body>\n</html>\n"
    )


def _cells(one: Generation, words: Words) -> list[str]:
    low, high = one.interval
    wins = f"{words.percent(one.wins)} [{words.percent(low)}, {words.percent(high)}] / {one.played}"
    found = [str(one.number) if one.kept else f"({one.number})", words.number(one.rows)]
    found += [words.number(_of(one, name), 3) for name in ("auc", "log_loss", "calibration")]
    return [escape(cell) for cell in [*found, wins, words.number(sum(one.cpu.values()))]]


def _of(one: Generation, name: str) -> float:
    return float(str(one.quality[name]))


def _figure(title: str, said: str, parts: list[str], name: str) -> str:
    plot = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{name}">{"".join(parts)}</svg>'
    return f"<figure><figcaption><h2>{title}</h2><p>{said}</p></figcaption>{plot}</figure>"


def _losses(done: Sequence[Generation], words: Words) -> list[str]:
    """The loss on games held back, epoch by epoch, one curve for each generation."""
    curves = [[float(str(point["held"])) for point in one.curve] for one in done]
    every = [loss for curve in curves for loss in curve]
    across = Scale(0, max(len(curve) for curve in curves), LEFT, WIDTH - 20)
    down = Scale(min(every) - 0.005, max(every) + 0.005, BOTTOM, 10)
    parts = _axes(across, down, words, 3)
    for at, curve in enumerate(curves):
        places = [f"{draw.short(across(n))} {draw.short(down(loss))}" for n, loss in enumerate(curve, 1)]
        parts.append(f'<path class="curve c{at % draw.SERIES}" d="M{"L".join(places)}"/>')
    return parts


def _calibration(done: Sequence[Generation], words: Words) -> list[str]:
    """What the last generation said against what came of it."""
    across, down = Scale(0, 1, LEFT, WIDTH - 20), Scale(0, 1, BOTTOM, 10)
    parts = _axes(across, down, words, 1)
    parts.append(f'<path class="guide" d="M{across(0)} {down(0)}L{across(1)} {down(1)}"/>')
    bins = done[-1].quality["bins"]
    assert isinstance(bins, list)
    for said, came, _ in bins:
        parts.append(
            f'<circle class="dot" cx="{draw.short(across(said))}" cy="{draw.short(down(came))}" r="6"/>'
        )
    return parts


def _matches(done: Sequence[Generation], words: Words) -> list[str]:
    """Each generation's share of wins above parity against the one it had to beat."""
    scale = Scale(-1, 1, LEFT, WIDTH - 20)
    parts = draw.columns(scale, 10, BOTTOM, lambda share: escape(words.percent(share, 0)))
    parts.append(f'<path class="guide" d="M{draw.short(scale(0))} 10V{BOTTOM}"/>')
    high = min(46.0, (BOTTOM - 20) / len(done))
    for at, one in enumerate(done):
        y = 14 + at * high
        start, end = sorted((scale(0), scale(one.wins - one.parity)))
        parts.append(draw.text(LEFT - 12, y + high / 2 + 4, str(one.number), "end", "strong"))
        parts.append(draw.rect(start, y, end - start, high - 10, at))
        low, top = (scale(value - one.parity) for value in one.interval)
        parts.append(draw.whisker(low, top, y + (high - 10) / 2))
    return parts


def _axes(across: Scale, down: Scale, words: Words, digits: int) -> list[str]:
    parts = draw.rows(down, LEFT, WIDTH - 20, lambda value: escape(words.number(value, digits)))
    return parts + draw.columns(across, 10, BOTTOM, lambda value: escape(words.number(value, 1)))
