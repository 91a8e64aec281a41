"""Every move of Silverfrost, declared once. The words for cards, giants, quests and places are those of the set in
play, so each set has its own book of kinds; codes and packing are the same for all."""

from typing import Final

from mypy_extensions import i64

from frostwall.core import kinds as core
from frostwall.core.kinds import BAG, MOVER, NAME, NAMES, SEATS, Arg, Kind, Kinds
from frostwall.games.silverfrost.engine.rules import RESOURCES
from frostwall.games.silverfrost.engine.rules import SPECIES as ANIMALS

# Set-up
SPECIES: Final = 1
KEEP: Final = 2  # a lowland quest of those drawn
MULLIGAN: Final = 3
STAY: Final = 4  # keep the hand
# The turn
PLACE: Final = 5
VISIT: Final = 6  # a destination card
PLAY: Final = 7
PREPARE: Final = 8
PASS: Final = 9
CLEAR: Final = 10  # snow in one's own city (TURN-8)
USE: Final = 11  # an ability (TURN-15)
END: Final = 12
# Answers
YES: Final = 13
NO: Final = 14
OPTION: Final = 15
DISCARD: Final = 16
TAKE_GOODS: Final = 17
TIMES: Final = 18
PERSON: Final = 19
CITY: Final = 20  # a card in a city
COPY: Final = 21  # the action of a place
GIANT: Final = 22
QUEST: Final = 23  # an open highland quest
LOWLAND: Final = 24  # a lowland quest of one's own
RECALL: Final = 25  # an animal from a place
RECALL_CARD: Final = 26  # an animal from a card
SNOW_PLACE: Final = 27  # snow of a place: to clear or to put
SNOW_VALLEY: Final = 28
SNOW_CARD: Final = 29
ORDER: Final = 30
VALLEY: Final = 31  # a card of the valley
NONE: Final = 32  # decline
MOVE: Final = 33  # an animal to a place, by an effect
MOVE_CARD: Final = 34
RECALL_ASIDE: Final = 35  # an animal that lies beside a city
RETAIN: Final = 36  # lowland quests of those drawn
GIVE: Final = 37  # cards to a person
UNDER: Final = 38  # cards under a card
HOLD: Final = 39  # cards of those looked at
EXCHANGE: Final = 40  # a lowland quest of one's own for another, unseen by the others
CONTINUE: Final = 41  # TURN-18: clear nothing now
# Nature
DRAW: Final = 44
REVEAL: Final = 45  # a card for the valley
RISE: Final = 46  # a giant
SNOW: Final = 47  # a snow card
OFFER: Final = 48  # a lowland quest to a seat
LOOK: Final = 49
LAY: Final = 50  # a highland quest laid out
PLAN: Final = 51
ACTION: Final = 52
HIDE: Final = 53  # a card face down for Claw
CLAW_PLAYS: Final = 54  # the top card for his city
CLAW_QUEST: Final = 55
TUCK: Final = 57  # a card of the deck under a card

HAND: Final = 0
VALLEY_SOURCE: Final = 1
REVEALED: Final = 2
SOURCES: Final = ["hand", "valley", "revealed", "discard"]
FIGURES: Final = ["animal", "guard"]


# Long: one entry for each kind of move.
def make(cards: list[str], giants: list[str], quests: list[str], places: list[str], snow: list[str],
         plans: list[str], actions: list[str]) -> Kinds:  # fmt: skip
    """The book of kinds of a set with these names."""

    def seat(name: str) -> Arg:
        return Arg(name, most=4, domain="seat")

    def slot() -> Arg:
        return Arg("slot", most=62)

    def figure() -> Arg:
        return Arg("figure", NAME, FIGURES, bits=1)

    def card(only: tuple[str, ...] | None = None) -> Arg:
        return Arg("card", NAME, cards, only=only)

    def place() -> Arg:
        return Arg("place", NAME, places)

    def quest(only: tuple[str, ...] | None = None) -> Arg:
        return Arg("quest", NAME, quests, only=only)

    return Kinds(
        [
            Kind(SPECIES, "species", [Arg("species", NAME, ANIMALS)]),
            Kind(KEEP, "keep", [quest(only=(MOVER,))], sealed=True),
            Kind(MULLIGAN, "mulligan"),
            Kind(STAY, "stay"),
            Kind(PLACE, "place", [figure(), place()]),
            Kind(VISIT, "visit", [figure(), seat("city"), slot()]),
            Kind(
                PLAY,
                "play",
                [
                    card(),
                    Arg("source", NAME, SOURCES, bits=2),
                    Arg("cost", BAG, RESOURCES, bits=20),
                    Arg("advantage", most=62, bits=6, domain="slot"),
                    Arg("chimney", most=62, bits=6, domain="slot"),
                    Arg("into", SEATS),
                ],
                "play {card} from {source} paying {cost}",
                tails=["using {advantage}", "chimney {chimney}", "into {into}"],
            ),
            Kind(PREPARE, "prepare"),
            Kind(PASS, "pass"),
            Kind(CLEAR, "clear", [slot()]),
            Kind(USE, "use", [slot(), Arg("effect", most=12)]),
            Kind(END, "end"),
            Kind(YES, "yes"),
            Kind(NO, "no"),
            Kind(OPTION, "option", [Arg("option", most=6)]),
            Kind(DISCARD, "discard", [Arg("cards", NAMES, cards, only=(MOVER,))]),
            Kind(
                GIVE,
                "give",
                [Arg("cards", NAMES, cards, only=(MOVER, "to")), seat("to")],
                "give {cards} to {to}",
            ),
            Kind(UNDER, "under", [Arg("cards", NAMES, cards, only=(MOVER,))]),
            Kind(HOLD, "hold", [Arg("cards", NAMES, cards, only=(MOVER,))]),
            Kind(RETAIN, "retain", [Arg("quests", NAMES, quests, only=(MOVER,))]),
            Kind(TAKE_GOODS, "resources", [Arg("goods", BAG, RESOURCES)]),
            Kind(TIMES, "times", [Arg("times", most=31)]),
            Kind(PERSON, "person", [seat("person")]),
            Kind(CITY, "city", [seat("city"), slot()]),
            Kind(COPY, "copy", [place()]),
            Kind(GIANT, "giant", [Arg("giant", NAME, giants)]),
            Kind(QUEST, "quest", [quest()]),
            Kind(LOWLAND, "lowland", [quest()]),
            Kind(EXCHANGE, "exchange", [quest(only=(MOVER,))]),
            Kind(RECALL, "recall", [figure(), place()]),
            Kind(RECALL_CARD, "back", [figure(), seat("city"), slot()]),
            Kind(RECALL_ASIDE, "aside", [figure()]),
            Kind(SNOW_PLACE, "at", [place()]),
            Kind(SNOW_VALLEY, "above", [card()]),
            Kind(SNOW_CARD, "on", [slot()]),
            Kind(ORDER, "next", [slot(), Arg("effect", most=12)]),
            Kind(VALLEY, "valley", [card()]),
            Kind(NONE, "none"),
            Kind(CONTINUE, "continue"),
            Kind(MOVE, "move", [figure(), place()]),
            Kind(MOVE_CARD, "call", [figure(), seat("city"), slot()]),
            Kind(DRAW, "draw", [seat("seat"), card(only=("seat",))], stream="deck"),
            Kind(REVEAL, "reveal", [card()], stream="deck"),
            Kind(RISE, "rise", [Arg("giant", NAME, giants)], stream="giants"),
            Kind(SNOW, "snow", [Arg("snow", NAME, snow)], stream="snow"),
            Kind(OFFER, "offer", [seat("seat"), quest(only=("seat",))], stream="quests"),
            Kind(LOOK, "look", [seat("seat"), card(only=("seat",))], stream="deck"),
            Kind(LAY, "lay", [quest()], stream="highland"),
            Kind(PLAN, "plan", [Arg("plan", NAME, plans)], stream="plan"),
            Kind(ACTION, "action", [Arg("action", NAME, actions)], stream="action"),
            Kind(HIDE, "hide", [card(only=())], stream="deck"),
            Kind(CLAW_PLAYS, "claw", [card()], stream="deck"),
            Kind(CLAW_QUEST, "errand", [quest()], stream="claw_quests"),
            Kind(TUCK, "tuck", [card(only=())], stream="deck"),
        ]
    )


# --- packing; the order of arguments is that of the declarations above ---


def place(guard: i64, where: i64) -> i64:
    return PLACE | (guard << 8) | (where << 9)


def visit(guard: i64, city: i64, slot: i64) -> i64:
    return VISIT | (guard << 8) | (city << 9) | (slot << 17)


def figure_at(kind: i64, guard: i64, where: i64) -> i64:
    """RECALL, MOVE: an animal and a place."""
    return kind | (guard << 8) | (where << 9)


def figure_on(kind: i64, guard: i64, city: i64, slot: i64) -> i64:
    """RECALL_CARD, MOVE_CARD: an animal and a card."""
    return kind | (guard << 8) | (city << 9) | (slot << 17)


def aside(guard: i64) -> i64:
    return RECALL_ASIDE | (guard << 8)


def figure_of(m: i64) -> i64:
    return (m >> 8) & 1


def figure_place(m: i64) -> i64:
    return (m >> 9) & 255


def figure_slot(m: i64) -> i64:
    return (m >> 17) & 255


def play(card: i64, source: i64, cost: i64, advantage: i64, chimney: i64, into: i64) -> i64:
    """`cost` is four counts of five bits; `into` a set of at most one seat."""
    return (
        PLAY
        | (card << 8)
        | (source << 16)
        | (cost << 18)
        | (advantage << 38)
        | (chimney << 44)
        | (into << 50)
    )


def play_card(m: i64) -> i64:
    return (m >> 8) & 255


def play_source(m: i64) -> i64:
    return (m >> 16) & 3


def play_cost(m: i64) -> i64:
    return (m >> 18) & 0xFFFFF


def play_advantage(m: i64) -> i64:
    return (m >> 38) & 63


def play_chimney(m: i64) -> i64:
    return (m >> 44) & 63


def play_into(m: i64) -> i64:
    return (m >> 50) & 63


def one(kind: i64, what: i64) -> i64:
    return core.pack1(kind, what)


def two(kind: i64, what: i64, more: i64) -> i64:
    return core.pack2(kind, what, more)


def first(m: i64) -> i64:
    return core.first(m)


def second(m: i64) -> i64:
    return core.second(m)


def names(kind: i64, chosen: i64) -> i64:
    return core.pack_names(kind, chosen)


def give(chosen: i64, to: i64) -> i64:
    return GIVE | (chosen << 8) | (to << 48)


def names_of(m: i64) -> i64:
    return core.names_of(m)


def give_to(m: i64) -> i64:
    return (m >> 48) & 255


def goods(bag: i64) -> i64:
    """`bag` is four counts of five bits."""
    return TAKE_GOODS | (bag << 8)


def goods_of(m: i64) -> i64:
    return (m >> 8) & 0xFFFFF


def goods_count(bag: i64, kind: i64) -> i64:
    """How many of a resource a narrow bag holds."""
    return (bag >> (5 * kind)) & 31


def goods_total(bag: i64) -> i64:
    return (bag & 31) + ((bag >> 5) & 31) + ((bag >> 10) & 31) + ((bag >> 15) & 31)
