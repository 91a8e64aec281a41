"""What the report shows of the Watch alone: how points grow, and the dice."""

from frostwall.games.watch.report.observer import STEPS, expected_dice
from frostwall.lab import drawing as draw
from frostwall.lab import game_for
from frostwall.lab.drawing import SERIES, WIDTH, Scale
from frostwall.lab.page import Page


class WatchPage(Page):
    def figures(self) -> list[str]:
        return [self.wins(), self.lengths(), self.sources(), self.course(), self.dice()]

    def course(self) -> str:
        tally, seats = self.tally, range(self.plan.seats)
        if not tally.watched or not tally.course:
            return ""
        left, top, height = 44, 12, 330
        bottom = height - 40
        values = [[tally.course[seat, step] / tally.watched for step in range(STEPS + 1)] for seat in seats]
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
        drawing = self.svg(height, parts, "course")
        return self.figure("course", drawing, draw.table(heads, rows), legend, games=tally.watched)

    def dice(self) -> str:
        rolled = self.tally.dice
        expected = (
            expected_dice(game_for(self.plan.game, self.plan.options), self.plan.first_setup())
            if rolled
            else {}
        )
        if not expected:
            return ""
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
        heads = ["cli-report-dice-sum", "cli-report-rolled", "cli-report-share", "cli-report-expected"]
        drawing = self.svg(height, parts, "dice")
        return self.figure(
            "dice",
            drawing,
            self.table(heads, rows),
            games=self.tally.watched,
            rolls=self.words.number(total),
        )
