"""Open decisions, waiting reactions and cards looked at, as part of a position's document.

A frame's words are plain numbers: some are places in the program of the set in play, so a position belongs to its set.
What a word may be is in one table here; where it is a place in the program, the step there has to be one that asks
such a question. How frames may lie on each other is in document_stack.py.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core.kinds import MOST_NAMES
from frostwall.core.readers import array, index, json_object, keys, number
from frostwall.core.types import Json
from frostwall.games.silverfrost.engine import frames as f
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.deck.tables import MOST_EFFECTS, DeckSet
from frostwall.games.silverfrost.engine.state import NOBODY, NOTHING, SLOTS, State

WORDS: Final = "abcde"
MOST: Final = 127
LONGEST: Final = 400  # frames, reactions, cards looked at

# What a word of a frame may be: from, to; or one of these.
PC: Final = (-100, 0)  # a step of the program
SOURCE: Final = (-100, 1)  # a card in a city, or none
MASK: Final = (-100, 2)  # a set of slots
LOOK: Final = (-100, 3)  # where a part of `looked` begins
PART: Final = (-100, 4)  # the same, or -1
REACT: Final = (-100, 5)  # where a part of `triggers` begins
FILTER: Final = (-100, 6)
PERSON: Final = (-100, 7)  # or nobody
CARD: Final = (-100, 8)
PLACE: Final = (-100, 9)
GIANT: Final = (-100, 10)
ROW: Final = (-100, 11)  # an effect of the set
ACTION: Final = (-100, 12)  # a card of Claw's
PEOPLE: Final = (-100, 13)  # a set of them
PRIZE: Final = (-100, 14)  # what a step of the program pays out
NUMBER: Final = (0, MOST)
BOOL: Final = (0, 1)
CONTEXT: Final = (0, 7)
WHERE: Final = (0, len(p.WHERE) - 1)
ZERO: Final = (0, 0)
BAG: Final = (0, (1 << 56) - 1)
GOODS: Final = (1, 31)
NAMES: Final = (0, MOST_NAMES)

RANGES: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    f.SPECIES: (),
    f.KEEP_QUEST: (),
    f.MULLIGAN: (),
    f.READY: (),
    f.CLOSING: (),
    f.YES_NO: ((-1, -1), ROW, SOURCE, CONTEXT),  # of a whole effect; else a step: see _Words
    f.OPTION: (PC, NUMBER, NUMBER),
    f.CARDS: ((0, 6), NUMBER, NAMES, FILTER, (-1, 4 * 64)),
    f.GOODS: ((0, 2), GOODS, PERSON),
    f.TIMES: (PC,),
    f.SEAT: (PC, NUMBER),
    f.CITY_CARD: ((0, 3), PC, BAG, NUMBER, SOURCE),
    f.COPY: (PC,),
    f.GIANT: (BOOL, BOOL, (1, MOST)),
    f.QUEST: ((0, 2), (0, 15)),
    f.KEEP: (NAMES, LOOK),
    f.ANIMAL: (PC,),
    f.WHERE: (PC, BOOL, BOOL),
    f.CLEAR_WHERE: (WHERE, NUMBER, NUMBER, BOOL),
    f.SNOW_WHERE: (WHERE, NUMBER),
    f.ORDER: (REACT,),
    f.PRODUCE: (MASK,),
    f.VALLEY: (BOOL, NUMBER, FILTER),
    f.PLAY: (PC, PART),
    f.CITY_SNOW: (NUMBER,),
    f.LOOKED: (PC, LOOK, BOOL),
    f.CLAW_QUEST: (NUMBER,),
    f.DRAWING: (NUMBER,),
    f.FILLING: (BOOL,),
    f.GIANTS: (),
    f.SNOWING: (NUMBER,),
    f.QUESTS: (NUMBER, (f.IN_SETUP, MOST_NAMES), LOOK),
    f.LOOKING: (PC, NUMBER, LOOK, BOOL),
    f.HIGHLAND: (NUMBER,),
    f.CLAW_PLAN: (),
    f.CLAW_ACTION: ((0, 3),),
    f.CLAW_DRAW: (NUMBER,),
    f.CLAW_CARD: (NUMBER,),
    f.CLAW_STACK: (),
    f.TUCKING: (NUMBER, SOURCE),
    f.RUN: (PC, SOURCE, BAG, CONTEXT, (f.NESTED, MOST_EFFECTS)),
    f.TRIGGERS: (REACT,),
    f.LAND: (CARD, CONTEXT, PERSON, REACT),
    f.ACT: (PLACE,),
    f.SEASON: ((0, 6), MASK),
    f.TURN_END: (BOOL,),
    f.DEAL: ((0, 9),),
    f.GIVING: (PC, PEOPLE, BOOL, SOURCE, BOOL),
    f.AFTER_GIANT: (GIANT, BOOL),
    f.GUILD_DRAW: (),
    f.ACTIVATED: (PC, BAG, NUMBER, SOURCE),
    f.CITY_SNOWING: (NUMBER,),
    f.CLAW_TURN: ((0, 2),),
    f.CLAW_SEASON: ((0, 3),),
    f.CLAW_ACT: (BOOL, ACTION),
    f.OPTIONS: (PC, NUMBER, NUMBER),
    f.REPEAT: (PC, NUMBER),
    f.EARNING: (PRIZE, NUMBER),
    f.BOUND: (),
}

# Which steps of the program ask such a question.
ASKED_BY: Final[dict[int, tuple[int, ...]]] = {
    f.YES_NO: (p.DO_MAY,),
    f.OPTION: (p.DO_CHOOSE,),
    f.OPTIONS: (p.DO_CHOOSE,),
    f.TIMES: (p.DO_UP_TO, p.DO_TUCK),
    f.SEAT: (p.DO_GAIN, p.DO_DRAW, p.DO_GIVE, p.DO_ADD_SNOW),
    f.COPY: (p.DO_COPY_PLACE,),
    f.ANIMAL: (p.DO_ANIMAL,),
    f.WHERE: (p.DO_ANIMAL,),
    f.PLAY: (p.DO_PLAY_CARD, p.DO_LOOK),
    f.LOOKED: (p.DO_LOOK,),
    f.LOOKING: (p.DO_LOOK, p.DO_PLAY_CARD),
    f.GIVING: (p.DO_GIVE,),
    f.ACTIVATED: (p.DO_ACTIVATE,),
}
CITY_CARD_STEPS: Final = (p.DO_ACTIVATE, p.DO_REMOVE, p.DO_CHIMNEY, p.DO_CHIMNEY)  # by purpose

NOBODYS: Final = (f.KEEP_QUEST, f.FILLING, f.GIANTS, f.SNOWING, f.HIGHLAND, f.DEAL)
CLAWS: Final = (
    f.CLAW_PLAN,
    f.CLAW_ACTION,
    f.CLAW_DRAW,
    f.CLAW_CARD,
    f.CLAW_STACK,
    f.CLAW_TURN,
    f.CLAW_SEASON,
    f.CLAW_ACT,
)
KINDS: Final = {name: kind for kind, name in f.FRAME_NAMES.items()}


# --- there ---


def dump_frames(s: State) -> list[Json]:
    found: list[Json] = []
    for at in range(0, s.depth * f.FRAME, f.FRAME):
        frame: Json = {"frame": f.FRAME_NAMES[s.frames[at]], "seat": s.frames[at + 1]}
        for i, word in enumerate(WORDS):
            if s.frames[at + 2 + i]:
                frame[word] = s.frames[at + 2 + i]
        frame["opened"] = s.frames[at + 7]
        found.append(frame)
    return found


def dump_triggers(s: State) -> list[Json]:
    found: list[Json] = []
    for entry in s.triggers:
        reaction: Json = {"who": (entry >> 16) & 255, "slot": (entry >> 8) & 255, "effect": entry & 255}
        if entry >> 24:
            reaction["context"] = entry >> 24
        found.append(reaction)
    return found


def dump_looked(s: State) -> list[Json]:
    cards = s.deck.cards
    return [
        {"card": s.deck.card_names[entry]} if entry < cards else {"quest": s.deck.quest_names[entry - cards]}
        for entry in s.looked
    ]


# --- back ---


def load_looked(value: object, deck: DeckSet) -> vec[i64]:
    found: vec[i64] = vec[i64]()
    for entry in _short(value):
        thing = json_object(entry)
        if "card" in thing:
            keys(thing, ("card",))
            found = append(found, index(thing["card"], deck.card_names))
        else:
            keys(thing, ("quest",))
            found = append(found, deck.cards + index(thing["quest"], deck.quest_names))
    return found


def load_triggers(s: State, value: object) -> vec[i64]:
    """Cities have been read."""
    found: vec[i64] = vec[i64]()
    for entry in _short(value):
        reaction = json_object(entry)
        keys(reaction, ("who", "slot", "effect"), ("context",))
        who = number(reaction["who"], 0, s.rules.people - 1)
        slot = number(reaction["slot"], 1, SLOTS - 1)
        effect = number(reaction["effect"], 0, MOST_EFFECTS - 1)
        context = number(reaction.get("context", 0), 0, CONTEXT[1])
        card = s.card_at(who, slot)
        if card != NOTHING and s.deck.effects[card * MOST_EFFECTS + effect] < 0:
            raise ValueError("a reaction without an effect")
        found = append(found, (context << 24) | (who << 16) | (slot << 8) | effect)
    return found


def load_frames(s: State, value: object) -> None:
    """Everything else of the position has been read."""
    entries = _short(value)
    s.frames = vec[i64]()
    words_of = _Words(s)
    for entry in entries:
        frame = json_object(entry)
        keys(frame, ("frame", "seat", "opened"), tuple(WORDS))
        name = frame["frame"]
        if not isinstance(name, str) or name not in KINDS:
            raise ValueError(f"{str(name)[:40]} is no open decision")
        kind = KINDS[name]
        words = [number(frame.get(word, 0), -1, (1 << 63) - 1) for word in WORDS]
        words_of.check(kind, words)
        for word in (kind, _seat(s, kind, frame["seat"]), *words, number(frame["opened"], 0, s.ply)):
            s.frames = append(s.frames, word)
    s.depth = len(entries)


def _short(value: object) -> list[object]:
    entries = array(value)
    if len(entries) > LONGEST:
        raise ValueError("too many of them")
    return entries


def _seat(s: State, kind: int, value: object) -> int:
    """Whose step it is: some are nobody's, some are Claw's, all decisions a seat's."""
    if kind in NOBODYS:
        return number(value, NOBODY, NOBODY)
    if kind in CLAWS:
        return number(value, s.rules.seats, s.rules.people - 1)
    return number(value, 0, (s.rules.people if kind == f.TURN_END else s.rules.seats) - 1)


class _Words:
    """What the words of a frame may be in this position."""

    def __init__(self, s: State) -> None:
        deck = s.deck
        self.s = s
        self.steps = steps_of(deck)
        self.prizes = [pc + 5 + 2 * deck.code[pc + 4] for pc, op in self.steps.items() if op == p.DO_UP_TO]
        self.limits: dict[tuple[int, int], tuple[int, int]] = {
            MASK: (0, (1 << SLOTS) - 1),
            LOOK: (0, len(s.looked)),
            PART: (-1, len(s.looked)),
            REACT: (0, len(s.triggers)),
            FILTER: (-1, len(deck.filter_flags) - 1),
            PERSON: (-1, s.rules.people - 1),
            CARD: (0, deck.cards - 1),
            PLACE: (0, deck.places - 1),
            GIANT: (0, deck.giants - 1),
            ROW: (0, len(deck.trigger) - 1),
            ACTION: (0, deck.actions - 1),
            PEOPLE: (0, (1 << s.rules.people) - 1),
        }

    def check(self, kind: int, words: list[int]) -> None:
        name = f.FRAME_NAMES[kind]
        spec = RANGES[kind]
        if kind == f.YES_NO and words[0] != -1:
            spec = (PC,)
        elif kind == f.SEAT and words[0] == f.PAYEE:
            spec = ((f.PAYEE, f.PAYEE), (1, (1 << 20) - 1))
        elif kind == f.CITY_CARD and words[0] == f.REMOVE:
            spec = spec[:2]
        spec += (ZERO,) * (len(WORDS) - len(spec))
        for at, (value, wanted) in enumerate(zip(words, spec, strict=True)):
            if wanted == PC:
                self._step(kind, value, words)
            elif wanted == PRIZE:
                if value not in self.prizes:
                    raise ValueError("nothing is earned there")
            elif wanted == SOURCE:
                self._source(value, name)
            else:
                low, high = self.limits.get(wanted, wanted)
                if not low <= value <= high or (wanted == MASK and value & 1):  # slots count from 1
                    raise ValueError(f"{WORDS[at]} of {name} is out of range")

    def _step(self, kind: int, pc: int, words: list[int]) -> None:
        op = self.steps.get(pc, -1)
        asked: tuple[int, ...] = ASKED_BY.get(kind, ())
        if kind == f.CITY_CARD:
            asked = (CITY_CARD_STEPS[min(words[0], 3)],)
        if op < 0 or (asked and op not in asked):
            raise ValueError(f"no step of the set asks for {f.FRAME_NAMES[kind]} there")

    def _source(self, source: int, name: str) -> None:
        """A card that may have left the city since."""
        slot = source & 63
        if source != -1 and not (0 <= source >> 6 < self.s.rules.people and 1 <= slot < SLOTS):
            raise ValueError(f"the source of {name} is no city card")


_STEPS: dict[str, dict[int, int]] = {}


def steps_of(deck: DeckSet) -> dict[int, int]:
    """Every step of the set's program, the ends of blocks too: where it stands, and what it does."""
    label = deck.label()
    if label not in _STEPS:
        found: dict[int, int] = {}
        for block in [*deck.block, *deck.giant_block]:
            _walk(deck, block, found)
        _STEPS.clear()  # one set at a time is enough
        _STEPS[label] = found
    return _STEPS[label]


def _walk(deck: DeckSet, pc: int, found: dict[int, int]) -> None:
    code = deck.code
    while pc >= 0 and pc not in found:
        op = code[pc]
        found[pc] = op
        if op == p.STOP:
            return
        inner: list[int] = []
        if op == p.DO_GIVE:
            inner = [code[pc + 4]]
        elif op in (p.DO_MAY, p.DO_SEQ):
            inner = [code[pc + 2]]
        elif op == p.DO_IF:
            inner = [code[pc + 3], code[pc + 4]]
        elif op == p.DO_FOR_EACH:
            inner = [code[pc + 3]]
        elif op == p.DO_CHOOSE:
            inner = [code[pc + 4 + i] for i in range(code[pc + 3])]
        for block in inner:
            _walk(deck, block, found)
        pc = code[pc + 1]
