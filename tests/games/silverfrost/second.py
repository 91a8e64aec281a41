"""Scenes with the second edition of Hearthside."""

from tests.games.silverfrost.scene import Scene, scene

from frostwall.games.silverfrost.engine.deck.tables import HEARTHSIDE_2

# In the valley of a scene: cards that the tests do not need elsewhere.
QUIET = (
    "mission_house",
    "hall_of_deeds",
    "hearth_teller",
    "pulley_house",
    "storm_scout",
    "shovel_squirrel",
    "mountain_guard",
    "moose_matron",
)
FULL = ("row_cottage*4", "festival_fox*2", "craft_elder*2")  # a hand of 8


def second(seats: int = 2) -> Scene:
    return scene(seats, None, HEARTHSIDE_2).valley(*QUIET)


def played(t: Scene, card: str, paying: str) -> Scene:
    """Seat 0 plays a card from its hand for exactly what it holds of these goods."""
    t.hold(0, card)
    for part in paying.split():
        good, _, n = part.partition("*")
        if good != "nothing":
            t.goods(0, **{good: int(n) if n else 1})
    t.do(0, f"play {card} from hand paying {paying}")
    return t


def called(giant: str, t: Scene | None = None) -> Scene:
    """Seat 0 stands on a beacon and has chosen this giant, on the slot without points. Its fire is paid."""
    t = second() if t is None else t
    others = [name for name in ("soot_wolf", "echo_puma", "notice_owl", "pedlar_yak") if name != giant]
    t.goods(0, fire=1).giants(giant, *others[:3])
    t.do(0, "place animal beacon_1", f"giant {giant}")
    return t


def over(t: Scene) -> bool:
    """Nothing is asked any more, and the mountain is full again."""
    t.deal_any()
    return t.decision() in ("ready", "closing") and "-" not in t.open_giants()
