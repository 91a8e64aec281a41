"""What a review says, in sentences: the moves that were made, the better ones, and the turning points."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from frostwall import coach
from frostwall.coach import Decision, Option, Review
from frostwall.core.game import Game
from frostwall.core.types import CHANCE, SPECTATOR, Event, Seat
from frostwall.lab.replay import names_of
from frostwall.lab.words import Words


@dataclass(frozen=True)
class Entry:
    """A line of the game: where it is, what it did, and what somebody should know about it."""

    place: str
    did: str
    note: str


class Telling:
    """Keeps the sentences of the lines that are spoken of."""

    def __init__(self, review: Review, game: Game[Any], lang: str) -> None:
        self.review = review
        self.game = game
        self.words = Words(lang)
        self.catalogue = self.words.of_game(game)
        seats = review.record.header.seats
        self.names = names_of(review.record.header) or [self._seat(seat) for seat in range(seats)]
        self._shares = {moment.line: moment.shares for moment in review.moments}
        # The turn in which it was made: the end of a turn leads to the next one.
        self._turns = {moment.line: moment.turn for moment in review.moments}
        decisions = {each.line: each for each in review.decisions}
        self._turns |= {line: each.turn for line, each in decisions.items()}
        self._by = {moment.line: moment.by for moment in review.moments}
        self._did: dict[int, str] = {}
        self._better: dict[int, str] = {}
        self._obvious: dict[int, str] = {}
        for each in coach.told(review, game):
            made = decisions.get(each.line)
            self._did[each.line] = self._sentence(each.did, made, made.played if made else None)
            self._better[each.line] = self._sentence(each.better, made, made.best if made else None)
            self._obvious[each.line] = self._sentence(each.obvious, made, made.obvious if made else None)

    def _seat(self, seat: Seat) -> str:
        return self.words.say("cli-review-seat", seat=seat)

    def _sentence(self, events: Sequence[Event], made: Decision | None, option: Option | None) -> str:
        """What happened, as somebody tells it who sees everything. Where nothing tells what the seat did, as at the end
        of its turn, the kind of its move does."""
        told = [self.catalogue.event(event, self.names, SPECTATOR) for event in events]
        if made and option and all(event.seat != made.seat for event in events):
            kind = self.game.kinds.kind(self.game.parse(option.text)).name
            player, move = self.names[made.seat], self.catalogue.kind(kind)
            told.insert(0, self.words.say("cli-review-chose", player=player, move=move))
        return " ".join(told)

    # --- for the page and the terminal ---

    def title(self) -> str:
        header = self.review.record.header
        rules = self.words.mode(header.game, header.rules)
        return self.words.say("cli-review-title", game=self._game(), rules=rules, seats=header.seats)

    def _game(self) -> str:
        named = self.catalogue.has("term-game")
        return self.catalogue.text("term-game") if named else self.game.name

    def heads(self) -> list[str]:
        keys = ("player", "start", "luck", "play", "others", "end", "lost")
        return [self.words.say(f"cli-review-{key}") for key in keys]

    def rows(self) -> list[list[str]]:
        found = []
        for each in self.review.seats:
            parts = [self.signed(part) for part in (each.luck, each.play, each.others)]
            ends = [self.words.percent(share, 0) for share in (each.start, each.end)]
            found.append([self.names[each.seat], ends[0], *parts, ends[1], self.signed(-each.lost)])
        return found

    def signed(self, share: float) -> str:
        """A change in points of a hundred."""
        number = self.words.number(abs(100 * share))
        sign = "" if number == "0" else "+" if share > 0 else "\N{MINUS SIGN}"
        return sign + number

    def turning(self) -> list[Entry]:
        """In the order of the game."""
        return [self._turning_point(line) for line in sorted(self.review.turning)]

    def _turning_point(self, line: int) -> Entry:
        before, after = self._around(line)
        changes = sorted(range(len(after)), key=lambda seat: -abs(after[seat] - before[seat]))[:2]
        note = ", ".join(
            self.words.say(
                "cli-review-change",
                player=self.names[seat],
                before=self.words.percent(before[seat], 0),
                after=self.words.percent(after[seat], 0),
            )
            for seat in sorted(changes)
        )
        return self._told(line, note)

    def _around(self, line: int) -> tuple[Sequence[float], Sequence[float]]:
        at = next(i for i, moment in enumerate(self.review.moments) if moment.line == line)
        return self.review.moments[at - 1].shares, self.review.moments[at].shares

    def mistakes(self, seat: Seat) -> Iterator[Entry]:
        for each in self.review.seats[seat].mistakes:
            better = self._better[each.line]
            note = self.words.say("cli-review-better", cost=self._points(each.loss), better=better)
            yield self._told(each.line, note)

    def finds(self, seat: Seat) -> Iterator[Entry]:
        for each in self.review.seats[seat].finds:
            gain, obvious = self._points(each.gain), self._obvious[each.line]
            key = "cli-review-found-than" if obvious else "cli-review-found"
            facts = {"obvious": obvious} if obvious else {}
            yield self._told(each.line, self.words.say(key, gain=gain, **facts))

    def _points(self, share: float) -> str:
        return self.words.percent(share, 0 if share >= 0.095 else 1)

    def _told(self, line: int, note: str) -> Entry:
        by = "chance" if self._by.get(line) == CHANCE else "player"
        place = self.words.say("cli-review-place", turn=self._turns[line], line=line, by=by)
        return Entry(place, self._did[line], note)
