"""What a report observes in a game of Silverfrost: each bot's decisions over its shoulder, and the final position.

A card counts as *seen* by a seat in a game when it lay in the seat's hand or in the valley at one of the seat's own
decisions about its turn, whether the seat could pay for it or not. What was played otherwise has been seen as well, so
whoever *played* a card has seen it. Both count once per game and seat, however often and with however many copies.

Only whole numbers are noted, so that adding up in any order gives the same.
"""

from collections import Counter
from typing import Any, Final

from frostwall.core import drive
from frostwall.core.game import Game
from frostwall.core.kinds import kind_of
from frostwall.core.types import Json, Move, Outcome, Seat
from frostwall.games.silverfrost.engine import frames, kinds
from frostwall.games.silverfrost.engine.chapters import score
from frostwall.games.silverfrost.engine.rules import HIGHLAND, SEASONS
from frostwall.games.silverfrost.engine.state import CARDS, NOTHING, SEASON, SNOW, V_CARD, VALLEY, State
from frostwall.lab.tally import Note, Tally

DIFFICULTIES: Final = (1, 2, 3, 4)

# What is noted, and of what. By card: (game, seat) pairs.
SEEN: Final = "seen"
PLAYED: Final = "played"
WON: Final = "won"  # of those played: by a winner, sole or not
# By quest: of a lowland quest (game, seat) pairs, of a highland quest games.
HELD: Final = "held"  # in a supply, or laid out
DONE: Final = "done"
CLAW_DONE: Final = "claw_done"
# By giant: decisions at which it lay open, and those for it.
OPEN: Final = "open"
USED: Final = "used"
# By place and season. A destination card is OWN or OTHERS.
PLACED: Final = "placed"
OWN: Final = "own"
OTHERS: Final = "others"
# By seat.
CLEARED: Final = "cleared"
CLEARED_SQUARES: Final = "cleared_squares"
# Of the winners' points by source, their sum and the sum of their squares; how many winners.
WINNERS: Final = "winners"
WINNER_POINTS: Final = "winner_points"
WINNER_SQUARES: Final = "winner_squares"
# Cities at the end, their cards (with snow or without), and those that have LARGE cards or more.
CITIES: Final = "cities"
CITY_CARDS: Final = "city_cards"
LARGE_CITIES: Final = "large_cities"
LARGE: Final = 12
# By order of play, from 0 for whoever began.
ORDER_WON: Final = "order_won"
# By difficulty of a solo game.
GAMES: Final = "games"
WINS: Final = "wins"
POINTS: Final = "points"
POINTS_SQUARES: Final = "points_squares"
CLAW: Final = "claw"
CLAW_SQUARES: Final = "claw_squares"


class SilverfrostObserver:
    """The observer of one game."""

    def __init__(self, game: Game[Any], nature: drive.Fast) -> None:
        self.game = game
        self.nature = nature
        self.notes: Counter[Note] = Counter()
        self.seen: set[tuple[Seat, int]] = set()  # and the card
        self.played: set[tuple[Seat, int]] = set()
        self.held: set[tuple[Seat, int]] = set()
        self.laid: set[int] = set()
        self.open_giants: set[int] = set()  # at the last choice of one

    def chance(self) -> drive.Chance:
        """Nature's moves are not observed."""
        return self.nature

    def seated(self, seated: list[drive.Bot[Any]]) -> list[drive.Bot[Any]]:
        return [Shoulder(bot, self) for bot in seated]

    # --- at a decision ---

    def before(self, s: State, seat: Seat) -> None:
        """What the seat has before it. Of what is hidden from it nothing is read."""
        frame = s.frame()
        if frame == frames.READY:
            self._see_cards(s, seat)
            self._see_quests(s, seat)
        elif frame == frames.GIANT:
            self.open_giants = {giant for giant in s.giants if giant != NOTHING}

    def _see_cards(self, s: State, seat: Seat) -> None:
        deck = s.deck
        cards = range(deck.cards)
        self.seen.update((seat, card) for card in cards if s.hand_count(seat, card))
        spaces = range(0, len(s.valley), VALLEY)
        self.seen.update((seat, s.valley[at + V_CARD]) for at in spaces if s.valley[at + V_CARD] != NOTHING)

    def after(self, s: State, seat: Seat, season: str, move: Move) -> None:
        kind = kind_of(move)
        if kind == kinds.PLAY:
            self.played.add((seat, kinds.play_card(move)))
        elif kind == kinds.PLACE:
            self.notes[PLACED, s.deck.place_names[kinds.figure_place(move)], season] += 1
        elif kind == kinds.VISIT:
            self.notes[PLACED, OWN if kinds.figure_place(move) == seat else OTHERS, season] += 1
        elif kind == kinds.GIANT:
            self.notes[USED, s.deck.giant_names[kinds.first(move)]] += 1
            for giant in self.open_giants:
                self.notes[OPEN, s.deck.giant_names[giant]] += 1

    def _see_quests(self, s: State, seat: Seat) -> None:
        quests = s.deck.quests
        self.held.update((seat, quest) for quest in range(quests) if s.held[seat * quests + quest])
        self.laid.update(quest for quest in s.highland_open if quest != NOTHING)

    # --- at the end ---

    def count(self, s: State, tally: Tally) -> None:
        outcome = self.game.outcome(s)
        if outcome is None:
            return
        notes = self.notes
        for seat, card in self.seen | self.played:
            name = s.deck.card_names[card]
            notes[SEEN, name] += 1
            if (seat, card) in self.played:
                notes[PLAYED, name] += 1
                notes[WON, name] += seat in outcome.winners
        self._count_quests(s)
        for seat in range(s.rules.seats):
            cleared = s.get(seat, SNOW)
            notes[CLEARED, seat] += cleared
            notes[CLEARED_SQUARES, seat] += cleared * cleared
            cards = s.get(seat, CARDS)
            notes[CITIES,] += 1
            notes[CITY_CARDS,] += cards
            notes[LARGE_CITIES,] += cards >= LARGE
        for seat in outcome.winners:
            notes[WINNERS,] += 1
            for source, points in zip(score.SOURCES, score.sources(s, seat), strict=True):
                notes[WINNER_POINTS, source] += points
                notes[WINNER_SQUARES, source] += points * points
        if s.rules.solo:
            self._count_solo(s, outcome)
        elif len(outcome.winners) == 1:
            notes[ORDER_WON, (outcome.winners[0] - s.first) % s.rules.seats] += 1
        tally.observed += 1
        tally.notes.update(notes)

    def _count_quests(self, s: State) -> None:
        deck = s.deck
        for seat in range(s.rules.seats):
            self._see_quests(s, seat)
        for quest, name in enumerate(deck.quest_names):
            done = [seat for seat in range(s.rules.people) if s.done[seat * deck.quests + quest]]
            ours = [seat for seat in done if not s.is_claw(seat)]
            if deck.quest_level[quest] == HIGHLAND:
                held = int(quest in self.laid or bool(done))
            else:
                held = sum((seat, quest) in self.held or seat in ours for seat in range(s.rules.seats))
            self.notes[HELD, name] += held
            self.notes[DONE, name] += len(ours)
            self.notes[CLAW_DONE, name] += len(done) - len(ours)

    def _count_solo(self, s: State, outcome: Outcome) -> None:
        """SOLO-75: who wins, and the points of both sides."""
        level, mine, his = int(s.rules.difficulty), outcome.points[0], int(score.points(s, s.rules.seats))
        self.notes[GAMES, level] += 1
        self.notes[WINS, level] += len(outcome.winners)
        self.notes[POINTS, level] += mine
        self.notes[POINTS_SQUARES, level] += mine * mine
        self.notes[CLAW, level] += his
        self.notes[CLAW_SQUARES, level] += his * his


class Shoulder(drive.Wrapper[State]):
    """A bot that is observed. It chooses as if nobody were there."""

    def __init__(self, bot: drive.Bot[State], observer: SilverfrostObserver) -> None:
        super().__init__(bot)
        self.observer = observer

    def choose(self, view: drive.SeatView[State], clock: drive.Clock) -> Move:
        s = view.world
        season = SEASONS[s.get(view.seat, SEASON)]  # before a bot tries things out in its world
        self.observer.before(s, view.seat)
        move = super().choose(view, clock)
        self.observer.after(s, view.seat, season, move)
        return move


# --- the notes as JSON ------------------------------------------------------------------------------

_BALANCE: Final = {
    "cards": (SEEN, PLAYED, WON),
    "quests": (HELD, DONE, CLAW_DONE),
    "giants": (OPEN, USED),
}


def findings(notes: Counter[Note]) -> Json:
    """What `sim --json` says of the games observed; the words are explained above."""
    balance: Json = {}
    for chapter, counted in _BALANCE.items():
        names = sorted({str(note[1]) for note in notes if note[0] in counted})
        balance[chapter] = {name: {what: notes[what, name] for what in counted} for name in names}
    places = sorted({str(note[1]) for note in notes if note[0] == PLACED})
    balance["placements"] = {
        place: {season: notes[PLACED, place, season] for season in SEASONS} for place in places
    }
    seats = sorted(note[1] for note in notes if note[0] == CLEARED)
    balance["snow_cleared_by_seat"] = [notes[CLEARED, seat] for seat in seats]
    winners, cities = notes[WINNERS,], notes[CITIES,]
    if winners:
        balance["winner_points"] = {
            source: round(notes[WINNER_POINTS, source] / winners, 4) for source in score.SOURCES
        }
    if cities:
        balance["cities"] = {
            "cities": cities,
            "mean_cards": round(notes[CITY_CARDS,] / cities, 4),
            f"with_{LARGE}_cards": notes[LARGE_CITIES,],
        }
    found: Json = {"balance": balance}
    levels = [level for level in DIFFICULTIES if notes[GAMES, level]]
    if levels:
        found["by_difficulty"] = [
            {
                "difficulty": level,
                "games": notes[GAMES, level],
                "solo_wins": notes[WINS, level],
                "mean_points": round(notes[POINTS, level] / notes[GAMES, level], 4),
                "mean_claw_points": round(notes[CLAW, level] / notes[GAMES, level], 4),
            }
            for level in levels
        ]
    return found
