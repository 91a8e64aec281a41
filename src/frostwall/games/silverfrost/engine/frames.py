"""The codes of the kinds of frame on a state's stack (4.3, EFF-53), as far as several modules name them. What a kind
is and does stands in its object (decision.py); a code that only that object's module needs may stand there too.

A frame is eight words: kind, seat, five arguments a to e, and the ply that opened it. The seat decides, or, for a step
that waits, is the one whose step it is. Decisions made inside an effect lie directly above its RUN frame, whose program
counter already stands behind the step that asks; `pc` is that step.
"""

from typing import Final

FRAME: Final = 8

# --- decisions of a seat ---
SPECIES: Final = 1  # SET-12
KEEP_QUEST: Final = 2  # SET-16: several seats at once, sealed
MULLIGAN: Final = 3  # SET-19
READY: Final = 4  # a turn begins: place, play, prepare, pass
CLOSING: Final = 5  # the action is done; clear a city card or use an ability, or end
# Inside effects
YES_NO: Final = 6  # a: pc of a `may`, or -1; b: effect that may be used; c: source
OPTION: Final = 7  # a: pc, b: options taken, c: picks left
CARDS: Final = 8  # hand cards; a: purpose, b: min, c: max, d: filter (-1 any), e: receiver, pc or variable
GOODS: Final = 9  # resources; a: purpose, b: how many, c: receiver, or AT_FORGE
TIMES: Final = 10  # a: pc
SEAT: Final = 11  # another person; a: pc, or PAYEE; b: how many, or what was paid
CITY_CARD: Final = 12  # a: purpose, b: pc, c: cards taken already, d: how many more, e: whose cities
COPY: Final = 13  # a place to use without an animal; a: pc
GIANT: Final = 14  # a: points of the slot, b: discard it, c: how many more
QUEST: Final = 15  # which to complete; a: level or ANY_LEVEL, b: flags
KEEP: Final = 16  # of the quests just drawn; a: how many to keep, b: start in `looked`
ANIMAL: Final = 17  # which to take back or move; a: pc
WHERE: Final = 18  # an animal moved or placed once more; a: pc, b: guard, c: by moving
CLEAR_WHERE: Final = 19  # snow to clear by an effect; a: where, b: how many more, c: price, d: by an ability
SNOW_WHERE: Final = 20  # snow to put somewhere; a: where, b: how many more
ORDER: Final = 21  # which trigger comes next; a: start in `triggers`
PRODUCE: Final = 22  # which production card comes next; a: cards left
VALLEY: Final = 23  # a: purpose, b: how many more, c: filter
PLAY: Final = 24  # a card to play by an effect; a: pc
CITY_SNOW: Final = 25  # which of several equal cards gets snow; a: tokens left
LOOKED: Final = 26  # which of the cards looked at to keep; a: pc, b: start in `looked`
CLAW_QUEST: Final = (
    27  # solo.questTie: which highland quest Claw completes; a: quests, as bits of open places
)
WINDOW: Final = 28  # TURN-17: clear snow before it goes on, or not; a: slots of the cards that matter
CLAW_SPECIES: Final = 29  # SOLO-3: Claw's, chosen by the person

# --- nature ---
NATURE: Final = 40
DRAWING: Final = 40  # cards for a hand; a: how many, b: 1 once the limit of the hand is counted in
FILLING: Final = 41  # gaps in the valley; a: 1 with the gaps of cards played this turn
GIANTS: Final = 42  # SEAS-W4 B, BEAC-3: empty slots of the mountain
SNOWING: Final = 43  # snow cards; a: how many
QUESTS: Final = (
    44  # lowland quests; a: how many, b: how many to keep (IN_SETUP: SET-16), c: start in `looked`
)
LOOKING: Final = 45  # cards to look at; a: pc, b: how many, c: start in `looked`, d: source pile
HIGHLAND: Final = 46  # quests laid out in set-up; a: how many
CLAW_PLAN: Final = 47
CLAW_ACTION: Final = 48  # a: corner
CLAW_DRAW: Final = 49  # cards face down for Claw; a: how many
CLAW_CARD: Final = 50  # the top card, face up into his city
CLAW_STACK: Final = 51  # the next quest of his stack
TUCKING: Final = 53  # cards of the deck under a card, face down; a: how many, b: source

# --- steps that wait until everything above them is resolved ---
RUN: Final = 60  # an effect; a: pc, b: source, c: variables, d: context, e: effect
TRIGGERS: Final = 61  # a: start in `triggers`
LAND: Final = (
    62  # a card that is paid for comes into a city; a: card, b: context, c: city, d: start of triggers
)
ACT: Final = 63  # the action of a place; a: place
SEASON: Final = 64  # a: step, b: production cards left
TURN_END: Final = 65  # a: step
DEAL: Final = 66  # set-up; a: step
GIVING: Final = 67  # a: pc, b: receivers left, c: all of it is at hand, d: source, e: some is given
EARNING: Final = 68  # up_to; a: bag of the program, b: times
AFTER_GIANT: Final = 69  # a: giant, b: discard it
GUILD_DRAW: Final = 70  # GUILD-3
ACTIVATED: Final = 71  # more cards of an `activate`; a: pc, b: taken, c: left, d: source
CITY_SNOWING: Final = 72  # a: tokens left
CLAW_TURN: Final = 73  # a: step
CLAW_SEASON: Final = 74  # a: step
CLAW_ACT: Final = 75  # a: by plan B, b: action card
OPTIONS: Final = 76  # a: pc, b: taken, c: left
REPEAT: Final = 77  # for_each; a: pc, b: left
BOUND: Final = 78  # an ability used before the action is over
ARRIVED: Final = 79  # an animal stands there; a: place, b: the card visited, c: guard, d: start of triggers
PLAYED: Final = (
    80  # CARD-S6: a card is in its city; a: card, b: context, c: city, d: start of triggers, e: slot
)
BEGIN: Final = (
    81  # an effect with a condition; a: effect of the set, b: source, c: effect of the card, d: context
)

# Purposes of CARDS
DISCARD: Final = 0  # e: variable + 1, or 0
GIVE: Final = 1  # e: receiver
TUCK: Final = 2  # e: source
JOURNEY_COST: Final = 3  # JOUR-2: a payment
PAY_CARDS: Final = 4  # the price of a `may`, an ability or a clearing: a payment
SURPLUS: Final = 5  # HAND-5: what the receiver cannot take
FORGE_CARDS: Final = 6
# Purposes of GOODS
GAIN: Final = 0
PAY_GOODS: Final = 1
GIVE_GOODS: Final = 2
# Purposes of CITY_CARD
ACTIVATE: Final = 0
REMOVE: Final = 1
CHIMNEY_FROM: Final = 2
CHIMNEY_TO: Final = 3
# Purposes of VALLEY
TAKE: Final = 0
REPLACE: Final = 1
# Flags of QUEST
MAY_DECLINE: Final = 1
IGNORE: Final = 2  # requirements do not matter
AT_GUILD: Final = 4
SWAP: Final = 8  # the quest goes under the stack and a new one is drawn
ANY_LEVEL: Final = 2

AT_FORGE: Final = 1  # `c` of GOODS when gained
PAYEE: Final = -1  # `a` of SEAT: who gets what a card cost
NESTED: Final = -1  # `e` of RUN: a block inside the effect below
IN_SETUP: Final = -1  # `keep` of QUESTS
