"""A set of cards, giants, quests, snow and solo cards, and its board, as tables of numbers (section 12.2).

Read once from the TOML files of a directory under decks/, or of a table's own. Everything that distinguishes one
card from another is in these tables and in the program they point into; no rule names a card.
"""

import json
import tomllib
from collections.abc import Mapping
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.games.silverfrost.engine import kinds
from frostwall.games.silverfrost.engine.deck import program, steps
from frostwall.games.silverfrost.engine.deck.entries import (
    STATIC_HEADS,
    Table,
    as_printed,
    fire_cost_less,
    is_calm,
    statics,
    trigger_word,
)
from frostwall.games.silverfrost.engine.deck.steps import Compiler
from frostwall.games.silverfrost.engine.rules import (
    AREAS,
    GOODS,
    GUILD,
    JOURNEY,
    LEVELS,
    RESOURCES,
    SPACES,
    TYPES,
)

FILES: Final = ("cards", "giants", "quests", "board", "snow", "solo")

MOST_EFFECTS: Final = 12  # of one card, one for each trigger
NO_CHIMNEY: Final = 0  # `chimney`: 1 + the card type it serves, or
ANY_CHIMNEY: Final = 6
VALLEY_TARGET: Final = 100  # snow targets: a place, or 100 + a space of the valley
MARKERS: Final = ["none", "3+P", "4P"]
# Where an action card sends Claw: a basic place, or 100 + an area.
AREA_TARGET: Final = 100
JOURNEYS: Final = ["", "highest", "lowest", "shared"]
HIGHEST: Final = 1
LOWEST: Final = 2
SHARED: Final = 3


def _numbers(values: list[int]) -> "vec[i64]":
    found: vec[i64] = vec[i64]()
    for value in values:
        found = append(found, value)
    return found


def _any(numbers: "vec[i64]") -> bool:
    return any(number for number in numbers)


class DeckSet:
    """One set. Vectors are indexed by card, giant, quest, place, snow, plan or action number."""

    def __init__(self, name: str, texts: Mapping[str, Table], digest: str) -> None:
        self.name = name
        self.digest = digest
        self.origin = str(texts["cards"].get("origin", ""))
        self.texts = texts  # as read: names and texts for clients
        self._read_board(texts["board"])
        self._read_cards(list(texts["cards"]["card"]))
        self._read_giants(list(texts["giants"]["giant"]))
        self._read_quests(list(texts["quests"]["quest"]))
        self._read_snow(list(texts["snow"]["snow"]))
        self._read_solo(texts["solo"])
        self.code: vec[i64] = _numbers(self._compiler.code)
        self.matches: vec[i64] = _numbers(self._compiler.matches)
        self.filter_flags: vec[i64] = _numbers(self._compiler.flags)
        self.shares: vec[i64] = self._shares()
        self.cost_bag: vec[i64] = _numbers([_cost_bag(card["cost"]) for card in texts["cards"]["card"]])
        # Nothing that an ability of this set does can close a place of the board.
        self.calm = all(is_calm(card) for card in texts["cards"]["card"])
        self.kinds = kinds.make(
            self.card_names,
            self.giant_names,
            self.quest_names,
            self.place_names,
            self.snow_names,
            self.plan_names,
            self.action_names,
        )

    def _shares(self) -> "vec[i64]":
        """How many of a hundred cards of the deck fit each filter."""
        cards = int(self.cards)
        copies = list(self.copies)
        found: list[int] = []
        for at in range(0, len(self.matches), cards):
            found.append(
                100 * sum(copies[card] for card in range(cards) if self.matches[at + card]) // sum(copies)
            )
        return _numbers(found)

    # --- board (DATA-5..8, DATA-14, DATA-15) ---

    def _read_board(self, board: Table) -> None:
        places: list[Table] = list(board["place"])
        self.place_names: list[str] = [str(place["id"]) for place in places]
        self.places: i64 = len(places)
        self.area: vec[i64] = _numbers([AREAS.index(place["area"]) for place in places])
        self.shared: vec[i64] = _numbers([int(place["kind"] == "shared") for place in places])
        self.fire_cost: vec[i64] = _numbers([int(place.get("fire_cost", 0)) for place in places])
        self.min_players: vec[i64] = _numbers([int(place.get("min_players", 1)) for place in places])
        self.discard_cost: vec[i64] = _numbers([int(place.get("discard_cost", 0)) for place in places])
        self.journey_points: vec[i64] = _numbers([int(place.get("journey_points", 0)) for place in places])
        self.guild: vec[i64] = _numbers([at for at in range(len(places)) if self.area[at] == GUILD])
        # Where nothing is to be paid or counted: open to everybody unless snow lies or somebody stands there.
        free = [not place.get("fire_cost", 0) and not place.get("discard_cost", 0) for place in places]
        self.plain: vec[i64] = _numbers(
            [
                int(free[at] and self.area[at] != JOURNEY and self.area[at] != GUILD)
                for at in range(len(places))
            ]
        )
        gains: list[int] = []
        for place in places:
            gains += [int(place.get("gain", {}).get(good, 0)) for good in GOODS[:6]]
        self.gains: vec[i64] = _numbers(gains)  # six goods per place
        self.gain_cards: vec[i64] = _numbers([int(place.get("gain", {}).get("card", 0)) for place in places])
        self.slot_points: vec[i64] = _numbers([int(n) for n in board["giant_slots"]])
        self.columns: i64 = int(board.get("valley", {}).get("cols", SPACES // 2))

    # --- cards (DATA-1) ---

    def _read_cards(self, cards: list[Table]) -> None:
        self.card_names: list[str] = [str(card["id"]) for card in cards]
        self.cards: i64 = len(cards)
        n = len(cards)
        self.copies: vec[i64] = _numbers([int(card["copies"]) for card in cards])
        self.creature: vec[i64] = _numbers([int(card["kind"] == "creature") for card in cards])
        self.type: vec[i64] = _numbers([TYPES.index(card["type"]) for card in cards])
        self.unique: vec[i64] = _numbers([int(card["rarity"] == "unique") for card in cards])
        self.points: vec[i64] = _numbers([int(card["points"]) for card in cards])
        self.spaces: vec[i64] = _numbers([int(card.get("spaces", 1)) for card in cards])
        costs: list[int] = []
        for card in cards:
            costs += [int(card["cost"].get(kind, 0)) for kind in RESOURCES]
        self.cost: vec[i64] = _numbers(costs)  # four resources per card
        prices: list[int] = []
        for at in range(n):
            prices.append(sum(costs[4 * at + kind] << (5 * kind) for kind in range(4)))
        self.price: vec[i64] = _numbers(prices)  # the same, packed: five bits for each resource
        self.cost_any: vec[i64] = _numbers([int(card["cost"].get("any", 0)) for card in cards])
        gifts = [int(card["cost"].get("give_left", {}).get("fire", 0)) for card in cards]
        self.cost_gift: vec[i64] = _numbers(gifts)  # CARD-6: fire for the left person instead
        chimneys: list[int] = []
        for card in cards:
            serves = card.get("chimney")
            chimneys.append(
                NO_CHIMNEY if serves is None else ANY_CHIMNEY if serves == "any" else 1 + TYPES.index(serves)
            )
        self.chimney: vec[i64] = _numbers(chimneys)
        printed = [as_printed(card) for card in cards]
        self._compiler = Compiler(printed, self.place_names)
        # The types a card counts as, its own included, as bits.
        self.types: vec[i64] = _numbers([sum(1 << kind for kind in card.types) for card in printed])
        self._read_modifiers(cards)
        self._read_effects(cards)

    def _read_modifiers(self, cards: list[Table]) -> None:
        """Static modifiers (EFF-51), each a number per card."""
        self.hand_limit: vec[i64] = _static_numbers(cards, "hand_limit")
        self.city_spaces: vec[i64] = _static_numbers(cards, "city_spaces")
        self.snow_immune: vec[i64] = _static_numbers(cards, "snow_immune")
        self.clear_cost: vec[i64] = _static_numbers(cards, "clear_cost")
        self.extra_clear: vec[i64] = _static_numbers(cards, "extra_city_clear")
        self.guard_fire: vec[i64] = _static_numbers(cards, "guard_fire")
        self.not_copyable: vec[i64] = _static_numbers(cards, "not_copyable")
        self.not_removable: vec[i64] = _static_numbers(cards, "not_removable")
        self.animal_stays: vec[i64] = _static_numbers(cards, "animal_stays")
        self.play_into: vec[i64] = _numbers([int(bool(statics(card, "play_into"))) for card in cards])
        paid_to = [program.WHO.index(str((statics(card, "pay_cost_to") or ["self"])[0])) for card in cards]
        self.pay_cost_to: vec[i64] = _numbers(paid_to)
        shares: list[int] = []
        extra: list[int] = []
        cheaper: list[int] = []
        for card in cards:
            shares.append(self._space_partner(card))
            extra.append(self._second_place(card))
            cheaper += fire_cost_less(card)
        # Whether any card of the set has such a modifier: where none has, nobody looks for one.
        self.any_limit = _any(self.hand_limit)
        self.any_spaces = _any(self.city_spaces) or any(wanted >= 0 for wanted in shares)
        self.any_clearing = _any(self.clear_cost) or _any(self.extra_clear)
        self.any_guard_fire = _any(self.guard_fire)
        self.any_fire_cost = any(cheaper)
        self.shares_space: vec[i64] = _numbers(shares)
        self.extra_place: vec[i64] = _numbers(extra)
        self.fire_cost_less: vec[i64] = _numbers(cheaper)

    def _space_partner(self, card: Table) -> int:
        """The filter of the cards that it shares a space with, or -1."""
        partner = statics(card, "shares_space_with")
        return self._compiler.filter(partner[0].get("filter")) if partner else -1

    def _second_place(self, card: Table) -> int:
        """Whether the owner has a second place on it. -1: no; -2: always; else the condition."""
        second = statics(card, "extra_own_place")
        if not second:
            return -1
        asked = second[0].get("if") if isinstance(second[0], dict) else None
        return -2 if asked is None else self._compiler.condition(asked)

    def _read_effects(self, cards: list[Table]) -> None:
        """The effects of every card, one row of MOST_EFFECTS numbers each, -1 for none."""
        self._effect_rows: list[list[int]] = []
        rows: list[int] = []
        self.listens: vec[i64] = _numbers([0] * len(cards))  # the triggers a card has, as bits
        for at, card in enumerate(cards):
            mine: list[int] = []
            for effect in card["effects"]:
                mine += self._compile_effect(effect)
            triggers = {self._effect_rows[number][0] for number in mine}
            if (
                card["type"] == "production" and program.ON_PRODUCE not in triggers
            ):  # EFF-11: the same as when played
                for number in list(mine):
                    row = self._effect_rows[number]
                    if row[0] == program.ON_PLAY:
                        mine.append(self._row([program.ON_PRODUCE, *row[1:]]))
            listens: i64 = 0
            for number in mine:
                listens |= 1 << self._effect_rows[number][0]
            self.listens[at] = listens
            rows += (mine + [-1] * MOST_EFFECTS)[:MOST_EFFECTS]
        self.effects: vec[i64] = _numbers(rows)
        self.trigger: vec[i64] = _numbers([row[0] for row in self._effect_rows])
        self.trigger_filter: vec[i64] = _numbers([row[1] for row in self._effect_rows])
        self.trigger_word: vec[i64] = _numbers([row[2] for row in self._effect_rows])
        self.condition: vec[i64] = _numbers([row[3] for row in self._effect_rows])
        self.may: vec[i64] = _numbers([row[4] for row in self._effect_rows])
        self.once: vec[i64] = _numbers([row[5] for row in self._effect_rows])
        self.block: vec[i64] = _numbers([row[6] for row in self._effect_rows])
        self.any_static_cost = any(row[0] == program.STATIC_COST for row in self._effect_rows)
        # AMB-17: advantages that have to be used
        self.any_forced_advantage = any(
            row[0] == program.ON_ADVANTAGE and row[4] == 0 and self._compiler.code[row[6]] != steps.DO_COST
            for row in self._effect_rows
        )

    def _compile_effect(self, effect: Table) -> list[int]:
        """The numbers of the rows of one effect: one for each trigger it has. A row is trigger, filter of the trigger,
        its other parameter, condition, may, once per, block."""
        c = self._compiler
        on = effect["on"]
        names = on if isinstance(on, list) else [on]
        found: list[int] = []
        asked = c.condition(effect["if"]) if "if" in effect else -1
        may = int(bool(effect.get("may")))
        once = program.ONCE.index(effect.get("once_per", ""))
        steps = list(effect["do"])
        if on == "static":
            for step in steps:
                if "cost" in step:
                    wanted = c.filter(step["cost"].get("filter"))
                    block = c.effect([{"cost": {"minus": step["cost"]["minus"]}}])
                    found.append(self._row([program.STATIC_COST, wanted, 0, asked, 0, 0, block]))
            steps = [step for step in steps if not STATIC_HEADS & set(step)]
            if not steps:
                return found
            names = ["ability"]
        block = c.effect(steps)
        for name in names:
            word: Table = {}
            if isinstance(name, dict):
                name, word = next(iter(name.items()))
            for trigger in ["visit_own", "visit_open"] if name == "visit" else [name]:
                number = program.TRIGGERS.index(trigger)
                row = [
                    number,
                    c.filter(word.get("filter")),
                    trigger_word(trigger, word),
                    asked,
                    may,
                    once,
                    block,
                ]
                found.append(self._row(row))
        return found

    def _row(self, row: list[int]) -> int:
        self._effect_rows.append(row)
        return len(self._effect_rows) - 1

    # --- giants, quests, snow, solo ---

    def _read_giants(self, giants: list[Table]) -> None:
        self.giant_names: list[str] = [str(giant["id"]) for giant in giants]
        self.giants: i64 = len(giants)
        self.giant_copies: vec[i64] = _numbers([int(giant.get("copies", 1)) for giant in giants])
        blocks: list[int] = []
        for giant in giants:
            steps: list[Table] = []
            for effect in giant["effects"]:
                part: list[Table] = list(effect["do"])
                if effect.get("may"):
                    part = [{"may": {"then": part}}]
                if "if" in effect:
                    part = [{"if": effect["if"], "then": part}]
                steps += part
            blocks.append(self._compiler.effect(steps))
        self.giant_block: vec[i64] = _numbers(blocks)

    def _read_quests(self, quests: list[Table]) -> None:
        self.quest_names: list[str] = [str(quest["id"]) for quest in quests]
        self.quests: i64 = len(quests)
        self.quest_level: vec[i64] = _numbers([LEVELS.index(quest["level"]) for quest in quests])
        self.quest_points: vec[i64] = _numbers([int(quest["points"]) for quest in quests])
        self.requirements: vec[i64] = _numbers(
            [self._compiler.requirements(quest["requirements"]) for quest in quests]
        )

    def _read_snow(self, snow: list[Table]) -> None:
        self.snow_names: list[str] = [str(card["id"]) for card in snow]
        self.snow_cards: i64 = len(snow)
        self.snow_marker: vec[i64] = _numbers([MARKERS.index(card.get("marker", "none")) for card in snow])
        targets: list[int] = []
        for card in snow:
            target = card["target"]
            if "place" in target:
                targets.append(self.place_names.index(target["place"]))
            else:
                space = target["valley"]
                targets.append(VALLEY_TARGET + int(space["row"]) * self.columns + int(space["col"]))
        self.snow_target: vec[i64] = _numbers(targets)

    def _read_solo(self, solo: Table) -> None:
        plans: list[Table] = list(solo["plan"])
        self.plan_names: list[str] = [str(plan["id"]) for plan in plans]
        self.plans: i64 = len(plans)
        corners: list[int] = []
        for plan in plans:
            corners += [int(corner == "card") for corner in plan["corners"]]
        self.plan_card: vec[i64] = _numbers(
            corners
        )  # four corners per plan: 1 plays a card, 0 places an animal
        self.plan_cave: vec[i64] = _numbers([int(plan["cave"]) for plan in plans])
        self.plan_arrow: vec[i64] = _numbers([1 if plan["arrow"] == "down" else -1 for plan in plans])
        actions: list[Table] = list(solo["action"])
        self.action_names: list[str] = [str(action["id"]) for action in actions]
        self.actions: i64 = len(actions)
        order: list[int] = []
        where: list[int] = []
        points: list[int] = []
        journeys: list[int] = []
        sources: list[int] = []
        for action in actions:
            order += [TYPES.index(kind) for kind in action["type_order"]]
            for corner in action["corners"]:
                where.append(self._solo_place(str(corner["place"])))
                points.append(int(corner.get("beacon_points", -1)))
                journeys.append(JOURNEYS.index(corner.get("journey", "")))
                sources.append(int(corner["source"] == "valley"))
        self.type_order: vec[i64] = _numbers(order)  # five per action
        self.corner_place: vec[i64] = _numbers(where)  # four per action, as the next three
        self.corner_points: vec[i64] = _numbers(points)
        self.corner_journey: vec[i64] = _numbers(journeys)
        self.corner_valley: vec[i64] = _numbers(sources)
        self.tactics: vec[i64] = _numbers([self._solo_place(str(place)) for place in solo["tactics"]])
        stacks: list[int] = []
        bonus: list[int] = []  # metric, per, points, per face-down card, points
        for level in ("1", "2", "3", "4"):
            stack = solo["quest_stack"][level]
            stacks += [int(stack["lowland"]), int(stack["highland"])]
            row = solo["bonus"][level]
            symbol, hidden = row["by_symbol"], row["by_face_down_card"]
            metric = self._compiler.metric(symbol["metric"])
            bonus += [
                metric,
                int(symbol["per"]),
                int(symbol["points"]),
                int(hidden["per"]),
                int(hidden["points"]),
            ]
        self.quest_stack: vec[i64] = _numbers(stacks)
        self.bonus: vec[i64] = _numbers(bonus)

    def _solo_place(self, name: str) -> int:
        return self.place_names.index(name) if name in self.place_names else AREA_TARGET + AREAS.index(name)

    # --- questions the chapters share ---

    def has_trigger(self, card: i64, trigger: i64) -> bool:
        return (self.listens[card] >> trigger) & 1 == 1

    def effect_of(self, card: i64, trigger: i64) -> i64:
        """The first effect of a card with this trigger, or -1."""
        if not self.has_trigger(card, trigger):
            return -1
        at: i64 = card * MOST_EFFECTS
        end: i64 = at + MOST_EFFECTS
        while at < end:
            effect: i64 = self.effects[at]
            if effect < 0:
                return -1
            if self.trigger[effect] == trigger:
                return effect
            at += 1
        return -1

    def total_cost(self, card: i64) -> i64:
        at: i64 = 4 * card
        return self.cost[at] + self.cost[at + 1] + self.cost[at + 2] + self.cost[at + 3] + self.cost_any[card]

    def label(self) -> str:
        """How a record names the set."""
        return f"{self.name} sha256:{self.digest}"


def _cost_bag(cost: Table) -> int:
    """The resources as a bag (core/bag.py): without these nobody can pay. None if others would do, too."""
    if "any" in cost or "give_left" in cost:
        return 0
    return sum(int(cost.get(name, 0)) << (8 * kind) for kind, name in enumerate(RESOURCES))


def _static_numbers(cards: list[Table], head: str) -> "vec[i64]":
    return _numbers([sum(int(value) for value in statics(card, head)) for card in cards])


def digest_of(texts: Mapping[str, Table]) -> str:
    """A fingerprint of what the files say, whatever their layout."""
    return sha256(json.dumps(texts, sort_keys=True, ensure_ascii=True).encode()).hexdigest()


def read(directory: Traversable, name: str) -> DeckSet:
    """A set that has been checked (deck/check/); its translations, texts/LANG.toml, are no part of the fingerprint."""
    texts = {part: tomllib.loads((directory / f"{part}.toml").read_text("utf-8-sig")) for part in FILES}
    digest = digest_of(texts)
    for file in sorted((directory / "texts").iterdir(), key=lambda file: file.name):
        translate(texts, file.name.removesuffix(".toml"), tomllib.loads(file.read_text("utf-8")))
    return DeckSet(name, texts, digest)


def translate(texts: Mapping[str, Table], lang: str, said: Table) -> None:
    """Add texts in a further language, by kind and id, and names where the set's own files have none in it."""
    for part, kind in (("cards", "card"), ("giants", "giant"), ("quests", "quest"), ("board", "place")):
        for field, found in ("text", said.get(kind, {})), ("name", said.get("names", {}).get(kind, {})):
            for entry in texts[part][kind]:
                if entry["id"] in found:
                    entry[field][lang] = found[entry["id"]]


_DECKS: Final = files("frostwall.games.silverfrost") / "decks"
# The first edition: its records name it by this.
HEARTHSIDE: Final = read(_DECKS / "hearthside", "hearthside")
HEARTHSIDE_2: Final = read(_DECKS / "hearthside2", "hearthside2")
