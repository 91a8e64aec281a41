"""What one viewer may see, built up from what it may know (4.4). The static part of a table is in scene.py."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import to_dict
from frostwall.core.bits import members
from frostwall.core.kinds import BAG, NAMES, kind_of
from frostwall.core.types import CHANCE, SPECTATOR, Json
from frostwall.games.silverfrost.engine import decision, zones
from frostwall.games.silverfrost.engine import frames as f
from frostwall.games.silverfrost.engine.chapters import quests, score, snow, supply
from frostwall.games.silverfrost.engine.deck.tables import DeckSet
from frostwall.games.silverfrost.engine.effects import measure
from frostwall.games.silverfrost.engine.effects.source import source_owner, source_slot
from frostwall.games.silverfrost.engine.rules import (
    DESTINATION,
    GIANT_SLOTS,
    GOODS,
    RESOURCES,
    SEASONS,
    SPACES,
    SPECIES,
)
from frostwall.games.silverfrost.engine.state import (
    ASIDE_GUARD,
    ASIDE_NORMAL,
    CHIMNEYS,
    CHIMNEYS_GONE,
    CHIMNEYS_WAITING,
    CHOSEN,
    CITY,
    CORNERS,
    FIRE,
    FRESH,
    GUARD,
    HAND,
    HELD,
    NORMAL,
    NOT_CHOSEN,
    NOTHING,
    OPEN_BY,
    OPEN_GUARD,
    OWN_GUARD,
    OWN_NORMAL,
    POINTS,
    SEASON,
    SNOW,
    SNOWED,
    UNCOVERED,
    V_CARD,
    V_CLAW,
    V_COUNT,
    V_SNOW,
    VALLEY,
    WITH_CHIMNEY,
    State,
)
from frostwall.games.silverfrost.engine.state import SPECIES as SPECIES_WORD

LISTED: Final = 40  # a kind that chooses cards or resources with more moves is described, not listed
ACTIONS: Final = ["none", "place", "play", "prepare", "pass"]


def view(s: State, viewer: i64, actors: list[int], legal: list[int], outcome: Json | None) -> Json:
    """`legal` are the viewer's moves, none if it is no actor."""
    seats = [_seat(s, seat, viewer) for seat in range(s.rules.seats)]
    return _view(s, viewer, actors, legal, _common(s, outcome), seats)


def views(
    s: State, viewers: list[int], actors: list[int], legal: list[list[int]], outcome: Json | None
) -> list[Json]:
    """`view` for each of them. What is the same for several is built once and is the same object."""
    common = _common(s, outcome)
    strangers = [_seat(s, seat, SPECTATOR) for seat in range(s.rules.seats)]
    found: list[Json] = []
    for at, viewer in enumerate(viewers):
        seats = strangers
        if 0 <= viewer < s.rules.seats:
            seats = strangers.copy()
            seats[viewer] = _seat(s, viewer, viewer)
        found.append(_view(s, viewer, actors, legal[at], common, seats))
    return found


def _view(
    s: State, viewer: i64, actors: list[int], legal: list[int], common: Json, seats: list[Json]
) -> Json:
    choices: list[Json] = []
    listed = legal if len(legal) <= LISTED else _described(s.deck, legal, choices)
    kinds = s.deck.kinds
    found: Json = {
        **common,
        "viewer": int(viewer),
        "actors": actors,
        "decision": _decision(s, viewer, actors),
        "moves": [{"text": kinds.text(m), **kinds.fields(m)} for m in listed],
        "choices": choices,
        "seats": seats,
    }
    board = found["board"]
    if len(s.looked) and isinstance(board, dict):
        found["board"] = {**board, "looked": _looked(s, viewer)}
    return found


def _common(s: State, outcome: Json | None) -> Json:
    """What everybody sees; on the board only what everybody may look at."""
    found: Json = {
        "game": "silverfrost",
        "rules": s.rules.mode,
        "turn": int(s.turn),
        "phase": "over" if s.over else decision.top(s).name,
        "board": _board(s),
        "outcome": outcome,
        "active": None if s.over else int(s.active),
        "first": int(s.first),
        "action": ACTIONS[s.action],
        "clears": int(s.clears),
        "bound": s.bound,
    }
    if not s.over and s.frame() == f.WINDOW:  # TURN-17: slots of the cards that matter
        found["window"] = members(s.word(0), 0)
    return found


# --- moves ---


def _described(deck: DeckSet, legal: list[int], choices: list[Json]) -> list[int]:
    """Kinds that choose among many combinations of cards or resources become a Choice, if it admits exactly them."""
    by_kind: dict[int, list[int]] = {}
    for m in legal:
        by_kind.setdefault(int(kind_of(m)), []).append(m)
    described: set[int] = set()
    for code, moves in by_kind.items():
        if len(moves) > LISTED:
            choice = _choice(deck, code, moves)
            if choice is not None:
                choices.append(choice)
                described.add(code)
    return [m for m in legal if int(kind_of(m)) not in described]


def _choice(deck: DeckSet, code: int, moves: list[int]) -> Json | None:
    kind = deck.kinds.by_code[code]
    if len(kind.args) != 1 or kind.args[0].form not in (NAMES, BAG):
        return None
    argument = kind.args[0].name
    most: dict[str, int] = {}  # of each name in one move
    sizes: set[int] = set()
    for m in moves:
        counts = _counts(deck.kinds.fields(m)[argument])
        sizes.add(sum(counts.values()))
        for name, n in counts.items():
            most[name] = max(most.get(name, 0), n)
    least, greatest = min(sizes), max(sizes)
    if _ways(list(most.values()), least, greatest) != len(moves):
        return None
    if kind.args[0].form == BAG:
        if least != greatest:
            return None
        pick: Json = {"from": {name: most[name] for name in RESOURCES if name in most}, "total": least}
        return {"kind": kind.name, "pick": pick}
    names = [name for name in sorted(most) for _ in range(most[name])]
    return {"kind": kind.name, "from": names, "min": least, "max": greatest}


def _counts(value: object) -> dict[str, int]:
    """An argument of a move: names with repetition, or how many of each."""
    found: dict[str, int] = {}
    if isinstance(value, dict):
        for name, n in value.items():
            found[str(name)] = n
    elif isinstance(value, list):
        for name in value:
            found[str(name)] = found.get(str(name), 0) + 1
    return found


def _ways(most: list[int], least: int, greatest: int) -> int:
    """How many parts of such a size there are of things of which there are so many each."""
    ways = [1] + [0] * greatest
    for n in most:
        ways = [sum(ways[size - k] for k in range(min(n, size) + 1)) for size in range(greatest + 1)]
    return sum(ways[least:])


# --- the open decision ---


def _decision(s: State, viewer: i64, actors: list[int]) -> Json | None:
    if s.over:
        return None
    frame = decision.top(s)
    seat: i64 = supply.seat_number(s, s.frame_seat())
    found: Json = {
        "id": int(s.frame_opened()),
        "kind": frame.name,
        "seat": int(viewer) if viewer in actors else int(seat),
        "rule": frame.rule_of(s),
    }
    source = _source(s)
    if source is not None:
        found["source"] = source
    if frame.sealed:
        found["sealed"] = True
    return found


def _source(s: State) -> str | None:
    """The card or giant whose effect asks: that of the topmost effect in progress, or the card just played."""
    i: i64 = s.depth - 1
    while i >= 0:
        at: i64 = i * f.FRAME
        kind: i64 = s.frames[at]
        if kind == f.RUN and s.frames[at + 3] >= 0:
            card: i64 = s.card_at(source_owner(s.frames[at + 3]), source_slot(s.frames[at + 3]))
            return None if card == NOTHING else s.deck.card_names[card]
        if kind == f.PLAYED:
            return s.deck.card_names[s.frames[at + 2]]
        if kind == f.AFTER_GIANT:
            return s.deck.giant_names[s.frames[at + 2]]
        if kind == f.SEASON or kind == f.TURN_END or kind == f.CLOSING or kind == f.READY:
            return None
        i -= 1
    return None


# --- people ---


def _seat(s: State, seat: i64, viewer: i64) -> Json:
    own: bool = seat == viewer
    names = s.deck.card_names
    base: i64 = seat * s.deck.cards
    pick: i64 = s.get(seat, CHOSEN)
    hand: dict[str, int] = {}
    if own:
        for card, name in enumerate(names):
            if s.hand[base + card]:
                hand[name] = s.hand[base + card]
    found = _person(s, seat, viewer)
    found.update(
        {
            "seat": int(seat),
            "resources": {name: int(s.get(seat, kind)) for kind, name in enumerate(RESOURCES)},
            "chimneys": {
                "supply": int(s.get(seat, CHIMNEYS)),
                "waiting": int(s.get(seat, CHIMNEYS_WAITING)),
                "gone": int(s.get(seat, CHIMNEYS_GONE)),
            },
            "hand": {"count": int(s.get(seat, HAND)), "cards": hand if own else None},
            "hand_limit": int(measure.hand_limit(s, seat)),
            "clear_fire": int(snow.clear_cost(s, seat)),  # for each snow (SNOW-14)
            "quests": {"count": int(s.get(seat, HELD)), "quests": _quests(s, seat, False) if own else None},
            "has_chosen": pick != NOT_CHOSEN,
            "chosen": s.deck.quest_names[pick] if own and pick != NOT_CHOSEN else None,
        }
    )
    return found


def _person(s: State, who: i64, viewer: i64) -> Json:
    """What Claw has too."""
    species: i64 = s.get(who, SPECIES_WORD)
    found: Json = {
        "species": SPECIES[species] if species >= 0 else None,
        "season": SEASONS[s.get(who, SEASON)],
        "passed": s.passed(who),
        "fire": int(s.get(who, FIRE)),
        "points": int(s.get(who, POINTS)),
        "sources": score.by_source(s, who),  # as if the game ended now
        "snow": int(s.get(who, SNOW)),
        "animals": {
            "normal": int(s.get(who, NORMAL)),
            "guard": int(s.get(who, GUARD)),
            "aside": ["animal"] * s.get(who, ASIDE_NORMAL) + ["guard"] * s.get(who, ASIDE_GUARD),
        },
        "completed": _quests(s, who, True),
        "city": [
            _card(s, who, slot, viewer)
            for slot in range(1, s.get(who, CITY))
            if s.card_at(who, slot) != NOTHING
        ],
    }
    if not s.is_claw(who):  # INFO-5: his city has no limit
        found["free_spaces"] = int(measure.free_spaces(s, who))
    return found


def _quests(s: State, who: i64, done: bool) -> list[str]:
    base: i64 = who * s.deck.quests
    found: list[str] = []
    for quest, name in enumerate(s.deck.quest_names):
        if (s.done[base + quest] if done else s.held[base + quest]) == 1:
            found.append(name)
    return found


def _card(s: State, who: i64, slot: i64, viewer: i64) -> Json:
    """A card in a city; places only where it has some, the rest only where there is something to say."""
    at: i64 = s.at(who, slot)
    flags: i64 = s.flags[at]
    card: i64 = s.city[at]
    found: Json = {
        "slot": int(slot),
        "card": s.deck.card_names[card],
        "snow": flags & SNOWED != 0,
        "chimney": flags & WITH_CHIMNEY != 0,
    }
    if s.deck.type[card] == DESTINATION:
        found["own"] = ["animal"] * ((flags // OWN_NORMAL) & 3) + (["guard"] if flags & OWN_GUARD else [])
        guest: i64 = (flags // OPEN_BY) & 7
        if s.deck.creature[card]:
            figure = "guard" if flags & OPEN_GUARD else "animal"
            found["open"] = {"who": int(guest - 1), "figure": figure} if guest else None
    if s.stored[at]:
        found["stored"] = to_dict(s.stored[at], GOODS)
    under = [entry & 255 for entry in s.tucked if entry >> 8 == who * 256 + slot]
    if under:
        cards = [s.deck.card_names[tucked] for tucked in under]
        found["tucked"] = {"count": len(under), "cards": cards if zones.may_look_under(viewer, who) else None}
    if flags & FRESH:
        found["fresh"] = True
    return found


# --- the board ---


def _board(s: State) -> Json:
    deck = s.deck
    people = range(s.rules.people)
    places: Json = {}
    for place, name in enumerate(deck.place_names):
        if s.in_play(place):
            animals: list[Json] = []
            for who in people:
                animals += [{"who": who, "figure": "animal"}] * s.normal_at(place, who)
                if s.guard_at(place, who):
                    animals.append({"who": who, "figure": "guard"})
            places[name] = {"animals": animals, "snow": int(s.snow[place])}
    giants: list[str | None] = []
    for slot in range(GIANT_SLOTS):
        giants.append(None if s.giants[slot] == NOTHING else deck.giant_names[s.giants[slot]])
    found: Json = {
        "places": places,
        "valley": [_space(s, space) for space in range(SPACES)],
        "giants": giants,
        "highland": [None if quest == NOTHING else deck.quest_names[quest] for quest in s.highland_open],
        "deck": int(supply.in_pile(s.pile)) + len(s.pile_tail),
        "discard": int(supply.in_pile(s.discard)),
        "giant_pile": int(supply.in_pile(s.giant_pile)),
        "snow_pile": int(supply.in_pile(s.snow_pile)),
        "lowland": int(quests.in_stack(s)),
        "freezing": s.freezing,
        "snow_side": "snowstorm" if s.rules.snowstorm else "flurry",
        "looked": _looked(s, SPECTATOR),
    }
    if s.rules.solo:
        found["claw"] = _claw(s)
    return found


def _space(s: State, space: i64) -> Json:
    at: i64 = VALLEY * space
    card: i64 = s.valley[at + V_CARD]
    found: Json = {
        "card": None if card == NOTHING else s.deck.card_names[card],
        "count": int(s.valley[at + V_COUNT]),
        "snow": int(s.valley[at + V_SNOW]),
    }
    if s.rules.solo:
        found["claw"] = s.valley[at + V_CLAW] > 0
    return found


def _looked(s: State, viewer: i64) -> list[Json]:
    """Cards and quests drawn and not yet kept: for each who looks, how many, and to that seat which."""
    lookers = zones.lookers(s)
    cards: i64 = s.deck.cards
    by: dict[tuple[int, str], list[str]] = {}
    for at in range(len(s.looked)):
        entry: i64 = s.looked[at]
        kind = "cards" if entry < cards else "quests"
        name = s.deck.card_names[entry] if entry < cards else s.deck.quest_names[entry - cards]
        by.setdefault((int(supply.seat_number(s, lookers[at])), kind), []).append(name)
    found: list[Json] = []
    for (seat, kind), names in by.items():
        found.append(
            {
                "seat": seat,
                "kind": kind,
                "count": len(names),
                "names": names if seat == viewer and seat != CHANCE else None,
            }
        )
    return found


def _claw(s: State) -> Json:
    """SOLO-3..9: Claw's play area. His quest stack is not decided before it is turned."""
    deck = s.deck
    found = _person(s, s.rules.seats, SPECTATOR)
    display: list[Json] = []
    for at in range(0, len(s.display), CORNERS):
        corners: list[str] = []
        for corner in range(1, CORNERS):
            action: i64 = s.display[at + corner]
            corners.append(
                deck.action_names[action] if action >= 0 else "free" if action == UNCOVERED else "skipped"
            )
        display.append({"plan": deck.plan_names[s.display[at]], "corners": corners})
    found.update(
        {
            "who": int(s.rules.seats),
            "difficulty": int(s.rules.difficulty),
            "face_down": {"count": int(supply.in_pile(s.face_down)), "cards": None},
            "quests": {"count": int(s.claw_low + s.claw_high), "quests": None},
            "display": display,
            "plan_pile": int(supply.in_pile(s.plan_pile)),
            "action_pile": int(supply.in_pile(s.action_pile)),
            "plans_gone": [name for at, name in enumerate(deck.plan_names) if s.plan_gone[at]],
            "actions_gone": [name for at, name in enumerate(deck.action_names) if s.action_gone[at]],
            "forge": s.claw_forge,
            "guild": s.claw_guild,
        }
    )
    return found
