"""The pictures in docs/pictures, drawn by the running program: `python -m tests.terminal.pictures` writes them anew."""

from html import escape
from pathlib import Path

from tests.games.silverfrost import test_terminal_screens as silverfrost
from tests.games.watch.screens import LARGE, SMALL, WINDOW, moment

from frostwall import bots
from frostwall.core.drive import Clock, seat_view, setup_rng
from frostwall.games.silverfrost.engine.game import GAME as SILVERFROST
from frostwall.games.watch.terminal.screen import GIFT, NORTH
from frostwall.terminal.paint import MANY, Colour, Row, shades
from frostwall.terminal.session import TerminalSession

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
# Name, game, window and pane of each picture.
SHOWN = (
    ("founding", "founding", WINDOW, GIFT),
    ("middle", "middle", WINDOW, GIFT),
    ("wall", "wall", (124, 42), GIFT),
    ("north", "wall", SMALL, NORTH),
    ("six", "six", LARGE, GIFT),
)
# Name, seats, decisions of the person before it, and window of each picture of Silverfrost.
SILVER = (("silverfrost", 4, 40, (120, 40)), ("claw", 1, 24, WINDOW))
CELL = (8, 17)  # pixels of one character
GROUND = "#14181d"
INK = "#d8dee6"
FONT = 'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="13.3"'


def hex_colour(colour: Colour) -> str:
    """One of the 256 colours of a terminal as a browser names it."""
    number = shades(colour)[0]
    if number >= 232:
        grey = 8 + 10 * (number - 232)
        return f"#{grey:02x}{grey:02x}{grey:02x}"
    levels = (0, 95, 135, 175, 215, 255)
    number -= 16
    return "#" + "".join(f"{levels[n]:02x}" for n in (number // 36, number // 6 % 6, number % 6))


def svg(lines: list[Row], columns: int) -> str:
    wide, high = CELL
    size = (columns * wide + 16, len(lines) * high + 16)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}" width="{size[0]}" {FONT}>',
        f'<rect width="100%" height="100%" rx="6" fill="{GROUND}"/>',
    ]
    for y, line in enumerate(lines):
        x = 0
        for text, style in line:
            out += _span(text, 8 + x * wide, 8 + y * high, style.fg, style.bg, style.bold)
            x += len(text)
    return "\n".join([*out, "</svg>", ""])


def _span(text: str, x: int, y: int, fg: Colour, bg: Colour, bold: bool) -> list[str]:
    wide, high = CELL
    ink = hex_colour(fg) if fg else INK
    found: list[str] = []
    if bg:
        found.append(
            f'<rect x="{x}" y="{y}" width="{len(text) * wide}" height="{high}" fill="{hex_colour(bg)}"/>'
        )
    for i, char in enumerate(text):
        if char in "▀▄":  # half blocks as shapes: a font would leave gaps between them
            top = y if char == "▀" else y + high / 2
            found.append(
                f'<rect x="{x + i * wide}" y="{top}" width="{wide}" height="{high / 2}" fill="{ink}"/>'
            )
    words = "".join(" " if char in "▀▄" else char for char in text)
    if words.strip():
        weight = ' font-weight="bold"' if bold else ""
        found.append(
            f'<text x="{x}" y="{y + 13}" fill="{ink}" textLength="{len(text) * wide}" xml:space="preserve"{weight}>'
            f"{escape(words)}</text>"
        )
    return found


def played(name: str, seats: int, count: int) -> TerminalSession:
    """A game of greedy bots, the person's seat included, at the next turn of the person after so many decisions."""
    table = silverfrost.start(name, seats, "greedy")
    bot = bots.make("greedy", "silverfrost")
    decisions = 0
    while table.actor() is not None and not (
        decisions >= count and table.actor() == table.person and table.view()["phase"] == "ready"
    ):
        if table.actor() != table.person:
            table.advance()
            continue
        rng = setup_rng(name, ["person", str(decisions)])
        seat = seat_view(SILVERFROST, table.state, table.person, rng, table.known_to(table.person))
        table.make(bot.choose(seat, Clock(rng)))
        decisions += 1
    return table


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    for name, record, window, pane in SHOWN:
        lines = moment(record, pane=pane).compose(*window, MANY, True)
        (PICTURES / f"terminal-{name}.svg").write_text(svg(lines, window[0]), encoding="utf-8")
    for name, seats, count, window in SILVER:
        lines = silverfrost.moment(played(name, seats, count)).compose(*window, MANY, True)
        (PICTURES / f"terminal-{name}.svg").write_text(svg(lines, window[0]), encoding="utf-8")


if __name__ == "__main__":
    main()
