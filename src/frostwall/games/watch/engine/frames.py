"""Frames: open decisions and waiting steps on a state's stack (5.2). Here are the codes of their kinds; what each kind
is stands in its chapter as a class (decision.py). A decision that only its own chapter opens may declare its code
there.
"""

from typing import Final

# A frame is five words: kind, seat, two arguments, and the ply that opened it.
FRAME: Final = 5
FOUND_SETTLEMENT: Final = 1  # a: round
FOUND_ROAD: Final = 2  # a: round, b: the settlement just placed
PRE_ROLL: Final = 3
ROLLING: Final = 4  # nature
ACT: Final = 5
TRADING: Final = 6
BUILD: Final = 7
DISCARDING: Final = 8  # several seats
MOVE_TORMUND: Final = 9  # a: 1 for a Ranger Patrol, 0 for a seven
CHOOSE_VICTIM: Final = 10  # a: cause, b: hex
STEALING: Final = 11  # nature; a: victim
DRAWING: Final = 12  # nature
FREE_ROAD: Final = 13  # a: roads left to place
OFFERING: Final = 14  # several seats; a: give, b: take
# Brotherhood
FOUND_GUARD: Final = 15
ROLLING_WILDLING: Final = 16  # nature: the wildling die
HERO_WINDOW: Final = 17  # a: which window (heroes/hero.py)
HERO_STEP: Final = 18  # a: hero, b: its own
AFTER_HERO: Final = 19  # a: hero
TRAGEDY: Final = 20
TOKEN: Final = 21  # nature; a: the pool it comes from, b: what uncovered it
PICK_SIXTH: Final = 22  # a: section, b: the kind that came sixth
SIXTH: Final = 23  # nature, as PICK_SIXTH
LOOKING: Final = 24  # nature: development cards to look at; a: hero, b: how many
SPECIAL_BUILD: Final = 25
# Steps that wait until everything above them is resolved (WILD-29). Nobody decides.
AFTER_PATROL: Final = 40  # Strongest Patrol once the option is resolved
AFTER_BUILDING: Final = 41  # Longest Road once a settlement's token is resolved
REVEAL: Final = 42  # a token is turned; a: what it lies under (north.py), b: what uncovered it
COVER: Final = 43  # a settlement goes back to the build costs card, over a token
RUSH: Final = 44  # a: clan, b: 0 for the first wildling, 1 for the second
WILDLINGS_MOVE: Final = 45  # the wildling die is resolved
WINDOW: Final = 46  # a: which heroes' window opens now
TRAGIC: Final = 47  # heroic tragedy, if the dice say so
DISCARDS: Final = 48  # who has to discard is settled
HERO_DONE: Final = 49  # a: hero; what follows a use
