"""Things people say that are no move but that the rules know and forbid: each gets its refusal (section 15)."""

from frostwall.core.types import Refusal
from frostwall.games.silverfrost.engine.state import State

_FORBIDDEN = {
    "open": ("OWN_OPEN_PLACE", "DEST-3"),  # BAD-25: the open place of one's own card
    "unplace": ("NO_TAKING_BACK", "WORK-9"),  # BAD-30
    "chimney": ("CHIMNEY_STAYS", "CHIM-6"),  # BAD-44
    "peek": ("SECRET", "INFO-1"),  # BAD-59
    "side": ("SIDE_FIXED", "SET-11"),  # BAD-58
    "direct": ("CLAW_DECIDES", "SOLO-13"),  # BAD-62
    "withhold": ("CLAW_TAKES_FIRE", "SOLO-51"),  # BAD-61
    "complete": ("ONLY_AT_GUILD", "QUEST-1"),  # BAD-33
    "produce": ("ONLY_IN_SEASON", "SEAS-6"),  # BAD-55
    "sweep": ("CLEAR_BY_USING", "SNOW-24"),  # BAD-13
    "skip": ("NO_SKIPPING", "TURN-3"),  # BAD-2
}


def forbidden(words: list[str], _s: State, _seat: int) -> Refusal | None:
    if (
        words and words[0] == "resources" and any(word.startswith(("fire", "point")) for word in words)
    ):  # BAD-31
        return Refusal("NO_RESOURCE", "GEN-7")
    if len(words) > 1 and words[0] == "prepare":  # BAD-6
        return Refusal("NEXT_SEASON_ONLY", "SEAS-1")
    if len(words) > 1 and words[0] == "mulligan":  # BAD-57
        return Refusal("WHOLE_HAND_ONLY", "SET-19")
    if words.count("using") > 1:  # BAD-45
        return Refusal("ONE_ADVANTAGE", "CARD-7")
    if not words or words[0] not in _FORBIDDEN:
        return None
    code, rule = _FORBIDDEN[words[0]]
    return Refusal(code, rule)
