"""Every move of the Watch, declared once: notation, arguments, who may see them. Rule code packs and reads
moves with the functions below each declaration."""

from typing import Final

from mypy_extensions import i64

from frostwall.core import kinds as core
from frostwall.core.kinds import BAG, NAME, SEATS, Arg, Kind, Kinds
from frostwall.watch.board import CAMP
from frostwall.watch.rules import CARDS, RESOURCES

# Founding and building
SETTLEMENT: Final = 1
ROAD: Final = 2
KEEP: Final = 3
BUY: Final = 4
# The turn
ROLL: Final = 5
BUILDING: Final = 6  # closes the trade phase (MODE-12)
END: Final = 7
DECLARE: Final = 8  # victory
# The seven and Tormund
DISCARD: Final = 9
TORMUND: Final = 10
VICTIM: Final = 11
SPARE: Final = 12  # no theft, where the edition allows it
# Development cards
PLAY_PATROL: Final = 13
PLAY_WINTER: Final = 14
PLAY_ROADS: Final = 15
# Trade
TRADE: Final = 16  # with the supply
OFFER: Final = 17
ACCEPT: Final = 18
DECLINE: Final = 19
COUNTER: Final = 20
WITHDRAW: Final = 21
DEAL: Final = 22
PROPOSE: Final = 23
# Nature
DICE: Final = 40
STEAL: Final = 41
DRAW: Final = 42


def _cards(name: str) -> Arg:
    return Arg(name, BAG, RESOURCES)


def _seat(name: str) -> Arg:
    return Arg(name, most=5)


KINDS: Final = Kinds(
    [
        Kind(SETTLEMENT, "settlement", [Arg("intersection", most=119)]),
        Kind(ROAD, "road", [Arg("path", most=119)]),
        Kind(KEEP, "keep", [Arg("intersection", most=119)]),
        Kind(BUY, "buy"),
        Kind(ROLL, "roll"),
        Kind(BUILDING, "building"),
        Kind(END, "end"),
        Kind(DECLARE, "declare"),
        Kind(DISCARD, "discard", [_cards("cards")], sealed=True),
        Kind(TORMUND, "tormund", [Arg("hex", most=61, words={"camp": CAMP})]),
        Kind(VICTIM, "victim", [_seat("victim")]),
        Kind(SPARE, "spare"),
        Kind(PLAY_PATROL, "patrol"),
        Kind(PLAY_WINTER, "winter", [_cards("cards")]),
        Kind(PLAY_ROADS, "roads"),
        # Several equal exchanges in one trade are judged, not listed: single ones reach everything (TRD-13).
        Kind(TRADE, "trade", [_cards("give"), _cards("take")], "trade {give} for {take}", listed=False),
        Kind(
            OFFER,
            "offer",
            [_cards("give"), _cards("take"), Arg("seats", SEATS)],
            "offer {give} for {take}",
            tail="to {seats}",
            listed=False,
        ),
        Kind(ACCEPT, "accept"),
        Kind(DECLINE, "decline"),
        Kind(COUNTER, "counter", [_cards("give"), _cards("take")], "counter {give} for {take}", listed=False),
        Kind(WITHDRAW, "withdraw"),
        Kind(DEAL, "deal", [_seat("with")]),
        Kind(PROPOSE, "propose", [_cards("give"), _cards("take")], "propose {give} for {take}", listed=False),
        Kind(DICE, "dice", [Arg("first", most=6), Arg("second", most=6)], stream="dice"),
        Kind(
            STEAL,
            "steal",
            [_seat("thief"), _seat("victim"), Arg("card", NAME, RESOURCES, only=("thief", "victim"))],
            stream="steal",
        ),
        Kind(DRAW, "draw", [_seat("seat"), Arg("card", NAME, CARDS, only=("seat",))], stream="deck"),
    ]
)


# --- one place ---


def settlement(intersection: i64) -> i64:
    return core.pack1(SETTLEMENT, intersection)


def road(path: i64) -> i64:
    return core.pack1(ROAD, path)


def keep(intersection: i64) -> i64:
    return core.pack1(KEEP, intersection)


def tormund(hex_or_camp: i64) -> i64:
    return core.pack1(TORMUND, hex_or_camp)


def victim(seat: i64) -> i64:
    return core.pack1(VICTIM, seat)


def deal(seat: i64) -> i64:
    return core.pack1(DEAL, seat)


def place(m: i64) -> i64:
    """The intersection, path, hex or seat of a move that names one thing."""
    return core.first(m)


# --- cards ---


def discard(cards: i64) -> i64:
    return core.pack_bag(DISCARD, cards)


def winter(cards: i64) -> i64:
    return core.pack_bag(PLAY_WINTER, cards)


def trade(give: i64, take: i64) -> i64:
    return core.pack_bags(TRADE, give, take, 0)


def offer(give: i64, take: i64, seats: i64) -> i64:
    return core.pack_bags(OFFER, give, take, seats)


def cards_of(m: i64) -> i64:
    return core.first_bag(m)


def give_of(m: i64) -> i64:
    return core.first_bag(m)


def take_of(m: i64) -> i64:
    return core.second_bag(m)


# --- nature ---


def dice(a: i64, b: i64) -> i64:
    return core.pack2(DICE, a, b)


def dice_first(m: i64) -> i64:
    return core.first(m)


def dice_second(m: i64) -> i64:
    return core.second(m)


def steal(thief: i64, victim: i64, card: i64) -> i64:
    return core.pack3(STEAL, thief, victim, card)


def steal_card(m: i64) -> i64:
    return core.third(m)


def draw(seat: i64, card: i64) -> i64:
    return core.pack2(DRAW, seat, card)


def draw_card(m: i64) -> i64:
    return core.second(m)
