"""Open decisions, waiting reactions and cards looked at, as part of a position's document.

A frame's words are plain numbers: some are places in the program of the set in play, so a position belongs to its set.
What a word may be, each kind of frame says (decision.py); where it is a place in the program, the step there has to be
one that asks such a question. How frames may lie on each other is in stack.py.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core.readers import array, index, json_object, keys, number
from frostwall.core.types import Json
from frostwall.games.silverfrost.engine import words as w
from frostwall.games.silverfrost.engine.decision import A_PERSON, CLAWS, FRAMES, NOBODYS, Frame
from frostwall.games.silverfrost.engine.decisions import FRAME_NAMES
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.deck.tables import MOST_EFFECTS, DeckSet
from frostwall.games.silverfrost.engine.effects.source import source_owner, source_slot
from frostwall.games.silverfrost.engine.effects.step import STEPS
from frostwall.games.silverfrost.engine.frames import FRAME
from frostwall.games.silverfrost.engine.state import NOBODY, NOTHING, SLOTS, State

WORDS: Final = "abcde"
LONGEST: Final = 400  # frames, reactions, cards looked at
KINDS: Final = {name: FRAMES[code] for code, name in FRAME_NAMES.items()}


# --- there ---


def dump_frames(s: State) -> list[Json]:
    found: list[Json] = []
    for at in range(0, s.depth * FRAME, FRAME):
        frame: Json = {"frame": FRAMES[s.frames[at]].name, "seat": s.frames[at + 1]}
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
        context = number(reaction.get("context", 0), 0, w.CONTEXT[1])
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
        given = json_object(entry)
        keys(given, ("frame", "seat", "opened"), tuple(WORDS))
        name = given["frame"]
        if not isinstance(name, str) or name not in KINDS:
            raise ValueError(f"{str(name)[:40]} is no open decision")
        frame = KINDS[name]
        words = [number(given.get(word, 0), -1, (1 << 63) - 1) for word in WORDS]
        words_of.check(frame, words)
        for word in (frame.code, _seat(s, frame, given["seat"]), *words, number(given["opened"], 0, s.ply)):
            s.frames = append(s.frames, word)
    s.depth = len(entries)


def _short(value: object) -> list[object]:
    entries = array(value)
    if len(entries) > LONGEST:
        raise ValueError("too many of them")
    return entries


def _seat(s: State, frame: Frame, value: object) -> int:
    """Whose step it is: some are nobody's, some are Claw's, all decisions a seat's."""
    if frame.whose == NOBODYS:
        return number(value, NOBODY, NOBODY)
    if frame.whose == CLAWS:
        return number(value, s.rules.seats, s.rules.people - 1)
    return number(value, 0, (s.rules.people if frame.whose == A_PERSON else s.rules.seats) - 1)


class _Words:
    """What the words of a frame may be in this position."""

    def __init__(self, s: State) -> None:
        deck = s.deck
        self.s = s
        self.steps = steps_of(deck)
        self.prizes = [
            pc + 5 + (2 * deck.code[pc + 4] if op == steps.DO_UP_TO else 0)
            for pc, op in self.steps.items()
            if op == steps.DO_UP_TO or (op == steps.DO_REMOVE and deck.code[pc + 4] == steps.BAG_REFUND)
        ]
        self.limits: dict[w.Word, w.Word] = {
            w.SLOTS: (0, (1 << SLOTS) - 1),
            w.LOOKED: (0, len(s.looked)),
            w.LOOKED_OR_NONE: (-1, len(s.looked)),
            w.TRIGGERS: (0, len(s.triggers)),
            w.FILTER: (-1, len(deck.filter_flags) - 1),
            w.PERSON: (-1, s.rules.people - 1),
            w.CARD: (0, deck.cards - 1),
            w.PLACE: (0, deck.places - 1),
            w.GIANT: (0, deck.giants - 1),
            w.EFFECT: (0, len(deck.trigger) - 1),
            w.ACTION: (0, deck.actions - 1),
            w.PEOPLE: (0, (1 << s.rules.people) - 1),
        }

    def check(self, frame: Frame, words: list[int]) -> None:
        wanted = frame.words_with(words)
        wanted += (w.ZERO,) * (len(WORDS) - len(wanted))
        for at, (value, word) in enumerate(zip(words, wanted, strict=True)):
            if word == w.STEP:
                self._step(frame, value, words)
            elif word == w.PRIZE:
                if value not in self.prizes:
                    raise ValueError("nothing is earned there")
            elif word == w.SOURCE:
                self._source(value, frame.name)
            else:
                low, high = self.limits.get(word, word)
                if not low <= value <= high or (word == w.SLOTS and value & 1):  # slots count from 1
                    raise ValueError(f"{WORDS[at]} of {frame.name} is out of range")

    def _step(self, frame: Frame, pc: int, words: list[int]) -> None:
        op = self.steps.get(pc, -1)
        asked = frame.asked_with(words)
        if op < 0 or (asked and op not in asked):
            raise ValueError(f"no step of the set asks for {frame.name} there")

    def _source(self, source: int, name: str) -> None:
        """A card that may have left the city since."""
        there = 0 <= source_owner(source) < self.s.rules.people and 1 <= source_slot(source) < SLOTS
        if source != -1 and not there:
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
    while pc >= 0 and pc not in found:
        op = deck.code[pc]
        found[pc] = op
        if op == p.STOP:
            return
        for block in STEPS[op].blocks(deck, pc):
            _walk(deck, block, found)
        pc = deck.code[pc + 1]
