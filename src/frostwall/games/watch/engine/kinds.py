"""Every move of the Watch, declared once: notation, arguments, who may see them. Rule code packs and reads
moves with the functions below each declaration."""

from typing import Final

from mypy_extensions import i64

from frostwall.core import kinds as core
from frostwall.core.kinds import BAG, MOVER, NAME, SEATS, WIDE, Arg, Kind, Kinds
from frostwall.games.watch.engine.board import CAMP
from frostwall.games.watch.engine.rules import CARDS, CLANS, RESOURCES, WILDLINGS

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
OFFER: Final = WIDE  # two bags and a set of seats: the widest move
ACCEPT: Final = 18
DECLINE: Final = 19
COUNTER: Final = 20
WITHDRAW: Final = 21
DEAL: Final = 22
PROPOSE: Final = 23
# Brotherhood
GUARD: Final = 24
PLAY_RECRUITS: Final = 25
DRIVE: Final = 26  # a Ranger Patrol drives a wildling out of the Gift (DEV-5)
BACK: Final = 27  # which wildling goes back with the sixth (WILD-23)
FLIP: Final = 28  # the hero just used (HERO-9)
PICK: Final = 29  # another hero
REMOVE: Final = 30  # heroic tragedy
PASS: Final = 31  # in the special build phase
# Steps of heroes
TAKE: Final = 32  # a card of somebody's hand
RETURN: Final = 33  # a card to somebody
ASK: Final = 34  # somebody else
DONE: Final = 35
CHOOSE: Final = 36  # a development card
# Trade again
REJECT: Final = 37  # a proposal
# Nature
DICE: Final = 40
STEAL: Final = 41
DRAW: Final = 42
WILDLING_DIE: Final = 43
TURNED: Final = 44  # a wildling token
LEAVES: Final = 45  # with the sixth wildling
LOOK: Final = 46  # at development cards
# Heroes declare their own kinds (heroes/), with codes from here on.
HEROES: Final = 64


def _cards(name: str) -> Arg:
    return Arg(name, BAG, RESOURCES)


def _seat(name: str) -> Arg:
    return Arg(name, most=5, domain="seat")


def _section() -> Arg:
    return Arg("section", most=5)


def _wildling() -> Arg:
    return Arg("wildling", NAME, WILDLINGS)


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
            tails=["to {seats}"],
            listed=False,
        ),
        Kind(ACCEPT, "accept"),
        Kind(DECLINE, "decline"),
        Kind(COUNTER, "counter", [_cards("give"), _cards("take")], "counter {give} for {take}", listed=False),
        Kind(WITHDRAW, "withdraw"),
        Kind(DEAL, "deal", [_seat("with")]),
        Kind(PROPOSE, "propose", [_cards("give"), _cards("take")], "propose {give} for {take}", listed=False),
        Kind(REJECT, "reject", [_seat("with")]),
        Kind(GUARD, "guard", [_section()]),
        Kind(PLAY_RECRUITS, "recruits", [_section()]),
        Kind(DRIVE, "drive", [Arg("hex", most=61), _wildling()]),
        Kind(BACK, "back", [_wildling()]),
        Kind(FLIP, "flip"),
        Kind(PASS, "pass"),
        Kind(TAKE, "take", [_seat("victim"), Arg("card", NAME, RESOURCES, only=(MOVER, "victim"))]),
        Kind(RETURN, "return", [_seat("to"), Arg("card", NAME, RESOURCES, only=(MOVER, "to"))]),
        Kind(ASK, "ask", [_seat("seat")]),
        Kind(DONE, "done"),
        Kind(CHOOSE, "choose", [Arg("card", NAME, CARDS, only=(MOVER,))]),
        Kind(WILDLING_DIE, "wildling", [Arg("die", most=12)], stream="wildling"),
        Kind(TURNED, "token", [Arg("clan", NAME, CLANS), _wildling()], stream="token"),
        Kind(LEAVES, "leaves", [_wildling()], stream="sixth"),
        Kind(LOOK, "look", [_seat("seat"), Arg("cards", BAG, CARDS, only=("seat",))], stream="look"),
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


def reject(seat: i64) -> i64:
    return core.pack1(REJECT, seat)


def guard(section: i64) -> i64:
    return core.pack1(GUARD, section)


def recruits(section: i64) -> i64:
    return core.pack1(PLAY_RECRUITS, section)


def back(wildling: i64) -> i64:
    return core.pack1(BACK, wildling)


def place(m: i64) -> i64:
    """The intersection, path, hex, section or seat of a move that names one thing first."""
    return core.first(m)


def second(m: i64) -> i64:
    """The second thing a move names: a kind of wildling, a card."""
    return core.second(m)


def third(m: i64) -> i64:
    return core.third(m)


def drive(h: i64, wildling: i64) -> i64:
    return core.pack2(DRIVE, h, wildling)


# --- heroes ---


def take(victim: i64, card: i64) -> i64:
    return core.pack2(TAKE, victim, card)


def give_back(to: i64, card: i64) -> i64:
    return core.pack2(RETURN, to, card)


def ask(seat: i64) -> i64:
    return core.pack1(ASK, seat)


def choose(card: i64) -> i64:
    return core.pack1(CHOOSE, card)


def pick(hero: i64) -> i64:
    return core.pack1(PICK, hero)


def remove(hero: i64) -> i64:
    return core.pack1(REMOVE, hero)


# --- cards ---


def discard(cards: i64) -> i64:
    return core.pack_bag(DISCARD, cards)


def winter(cards: i64) -> i64:
    return core.pack_bag(PLAY_WINTER, cards)


def trade(give: i64, take: i64) -> i64:
    return core.pack_bags(TRADE, give, take)


def offer(give: i64, take: i64, seats: i64) -> i64:
    return core.pack_wide(give, take, seats)


def counter(give: i64, take: i64) -> i64:
    return core.pack_bags(COUNTER, give, take)


def cards_of(m: i64) -> i64:
    return core.first_bag(m)


def give_of(m: i64) -> i64:
    """Of a trade, a counter-offer or a proposal."""
    return core.first_bag(m)


def take_of(m: i64) -> i64:
    return core.second_bag(m)


def offer_give(m: i64) -> i64:
    return core.wide_give(m)


def offer_take(m: i64) -> i64:
    return core.wide_take(m)


def offer_seats(m: i64) -> i64:
    """Whom it addresses, as a set; empty: everybody."""
    return core.wide_seats(m)


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


def wildling_die(n: i64) -> i64:
    return core.pack1(WILDLING_DIE, n)


def turned(clan: i64, wildling: i64) -> i64:
    return core.pack2(TURNED, clan, wildling)


def leaves(wildling: i64) -> i64:
    return core.pack1(LEAVES, wildling)


def look(seat: i64, cards: i64) -> i64:
    return core.pack_seat_bag(LOOK, seat, cards)


def look_cards(m: i64) -> i64:
    return core.bag_after_seat(m)
