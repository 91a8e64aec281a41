"""What a report adds for the Watch: how points grow, and the dice."""

from frostwall.games.watch.report.observer import COURSE, STEPS, expected_dice, rolled_dice
from frostwall.lab import drawing as draw
from frostwall.lab import game_for
from frostwall.lab.drawing import SERIES, WIDTH, Scale
from frostwall.lab.page import Page
from frostwall.lab.simulate import first_setup


class WatchPage(Page):
    def figures(self) -> list[str]:
        return [self.wins(), self.lengths(), self.sources(), self.course(), self.dice()]

    def course(self) -> str:
        tally, seats = self.tally, range(self.plan.seats)
        if not any(note[0] == COURSE for note in tally.notes):
            return ""
        left, top, height = 44, 12, 330
        bottom = height - 40
        steps = range(STEPS + 1)
        values = [[tally.notes[COURSE, seat, step] / tally.observed for step in steps] for seat in seats]
        across = Scale(0, 1, left, WIDTH - 30)
        up = Scale(0, max(1.0, *(max(line) for line in values)), bottom, top)
        parts = [*draw.rows(up, left, WIDTH - 30, self.number, whole=True)]
        for i in range(5):
            parts.append(draw.text(across(i / 4), bottom + 24, self.tick(i / 4), "middle"))
        for seat, line in enumerate(values):
            points = " ".join(
                f"{draw.short(across(i / STEPS))},{draw.short(up(value))}" for i, value in enumerate(line)
            )
            parts.append(f'<polyline class="curve c{seat % SERIES}" points="{points}"/>')
        shown = range(0, STEPS + 1, 2)
        heads = [self.say("cli-report-seat"), *(self.tick(step / STEPS) for step in shown)]
        rows = [[self.seat(seat), *(self.number(values[seat][i], 1) for i in shown)] for seat in seats]
        legend = self.legend([self.seat(seat) for seat in seats], lines=True)
        drawing = self.svg(height, parts, "report-course")
        return self.figure("report-course", drawing, draw.table(heads, rows), legend, games=tally.observed)

    def dice(self) -> str:
        rolled = rolled_dice(self.tally)
        if not rolled:
            return ""
        expected = expected_dice(game_for(self.plan.game, self.plan.options), first_setup(self.plan))
        total = rolled.total()
        left, top, height = 64, 12, 330
        bottom = height - 40
        sums = sorted(set(expected) | set(rolled))
        up = Scale(0, max(*expected.values(), max(rolled.values()) / total), bottom, top)
        wide = (WIDTH - 16 - left) / len(sums)
        parts = [*draw.rows(up, left, WIDTH - 16, self.tick)]
        rows: list[list[str]] = []
        for i, number in enumerate(sums):
            x = left + i * wide
            share, fair = rolled[number] / total, expected.get(number, 0.0)
            parts.append(draw.rect(x + 5, up(share), wide - 10, bottom - up(share), 0))
            parts.append(
                f'<circle class="dot" cx="{draw.short(x + wide / 2)}" cy="{draw.short(up(fair))}" r="5"/>'
            )
            parts.append(draw.text(x + wide / 2, bottom + 24, self.number(number), "middle"))
            rows.append(
                [self.number(number), self.number(rolled[number]), self.percent(share), self.percent(fair)]
            )
        table = self.table(["report-dice-sum", "report-rolled", "cli-report-share", "report-expected"], rows)
        drawing = self.svg(height, parts, "report-dice")
        rolls = self.words.number(total)
        return self.figure("report-dice", drawing, table, games=self.tally.observed, rolls=rolls)
