"""Every kind of frame and every step of an effect, in one list each. A new one stands in the list of its own module; a
new module is added here."""

from typing import Final

from frostwall.games.silverfrost.engine.chapters import (
    extras,
    giants,
    places,
    placing,
    play_card,
    quests,
    seasons,
    setup,
    snow,
    supply,
    turn,
    valley,
    windows,
)
from frostwall.games.silverfrost.engine.decision import FRAMES, enlist
from frostwall.games.silverfrost.engine.effects import (
    activate,
    animals,
    cards,
    city,
    control,
    giving,
    goods,
    looking,
    play,
    reactions,
    run,
    step,
    storing,
)
from frostwall.games.silverfrost.engine.effects import places as effect_places
from frostwall.games.silverfrost.engine.effects import quests as effect_quests
from frostwall.games.silverfrost.engine.effects import snow as effect_snow
from frostwall.games.silverfrost.engine.effects import valley as effect_valley
from frostwall.games.silverfrost.engine.solo import animals as claw_animals
from frostwall.games.silverfrost.engine.solo import cards as claw_cards
from frostwall.games.silverfrost.engine.solo import display as claw_display
from frostwall.games.silverfrost.engine.solo import seasons as claw_seasons
from frostwall.games.silverfrost.engine.solo import turn as claw_turn

__all__ = ["FRAMES", "FRAME_NAMES"]

enlist(
    [
        *setup.FRAMES,
        *turn.FRAMES,
        *extras.FRAMES,
        *windows.FRAMES,
        *supply.FRAMES,
        *valley.FRAMES,
        *snow.FRAMES,
        *giants.FRAMES,
        *quests.FRAMES,
        *placing.FRAMES,
        *places.FRAMES,
        *play_card.FRAMES,
        *seasons.FRAMES,
        *claw_turn.FRAMES,
        *claw_display.FRAMES,
        *claw_animals.FRAMES,
        *claw_cards.FRAMES,
        *claw_seasons.FRAMES,
        *run.FRAMES,
        *reactions.FRAMES,
        *control.FRAMES,
        *goods.FRAMES,
        *giving.FRAMES,
        *cards.FRAMES,
        *looking.FRAMES,
        *play.FRAMES,
        *effect_valley.FRAMES,
        *activate.FRAMES,
        *city.FRAMES,
        *storing.FRAMES,
        *effect_places.FRAMES,
        *animals.FRAMES,
        *effect_snow.FRAMES,
    ]
)
step.enlist(
    [
        *control.STEPS,
        *goods.STEPS,
        *giving.STEPS,
        *cards.STEPS,
        *looking.STEPS,
        *play.STEPS,
        *effect_valley.STEPS,
        *activate.STEPS,
        *city.STEPS,
        *storing.STEPS,
        *effect_places.STEPS,
        *animals.STEPS,
        *effect_snow.STEPS,
        *effect_quests.STEPS,
    ]
)
FRAME_NAMES: Final[dict[int, str]] = {int(frame.code): frame.name for frame in FRAMES if frame.name}
