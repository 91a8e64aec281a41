"""Nothing is left out: every card, giant and quest of hearthside has its test, and every word of the effect vocabulary
(section 16) is used by the packaged set or by a card made for a test."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from frostwall.games.silverfrost.engine.deck.tables import HEARTHSIDE

HERE = Path(__file__).parent

# How a word is written: `key`, `key=value`, `key.inner`, `key.inner=value`, `key[]` for a list, and `key+beside=value`
# for keys of one table. Several spellings of one word are separated by |.
VOCABULARY = {
    "shape of effects": "on if may once_per=turn once_per=season once_per=game do",
    "triggers": """on=play on=produce on=visit on=visit_own on=visit_open on=advantage on=after_play
        on=after_place_animal on=after_open_visit on=after_clear_snow on=after_quest on=after_giant on=before_season
        on=after_season on=static on=giant on=end_score""",
    "parameters of triggers": """advantage.filter after_play.filter after_play.who=self after_clear_snow.where
        after_quest.level after_season.season area=forge area=destination guard=True guard=False""",
    "conditions": """has has.filter has.min has.city=left compare compare.op=> compare.op=>= compare.with=left
        compare.with=each_other season season.in=winter paid_by=chimney paid_by=resources source=hand|source=valley
        owns free_spaces not all[] any_of[]""",
    "metrics": """cards.filter cards.city=self cards.city=left cards.city=owner pairs.filter_a pairs.filter_b
        "different_types resource=birch resource=moss resource=copper resource=nut resource=total of=fire|metric=fire
        count=points metric=hand_cards "snow_cleared snow_in_city.who=self snow_in_city.who=left "snow_on_board
        count=quests_done quests_done.level=lowland quests_done.level=highland "quests_held animals.placed
        animals.supply animals.area=guild chimneys_placed|count=chimneys_placed stored.kind=moss count=tucked
        "empty_spaces "hand_room valley.filter""",
    "amounts": "count per+of min[] max[] sum[] var paid",
    "persons": """who=self who=left who=chosen_other who=each_other who=owner who=all to=left to=chosen_other
        to=each_other to=owner city=self city=left city=chosen_other city=each_other city=owner city=all""",
    "bags": """gain.birch gain.moss gain.copper gain.nut gain.any gain.fire gain.point pay.any pay.fire pay.point
        cost_of=chosen""",
    "filters": """kind=creature kind=construction type=production type=governance type=traveller type=destination
        type=prosperity rarity=unique rarity=common name tag=guard points.min points.max has_chimney=True
        has_chimney=False not_self distinct_names cost_at_most snowed""",
    "EFF-23": "seq[]",
    "EFF-24": "choose.options choose.pick",
    "EFF-25": "may.pay may.then pay.discard",
    "EFF-26": "up_to.n up_to.pay up_to.gain",
    "EFF-27": "if+then if+else",
    "EFF-28": "for_each+do",
    "EFF-29": "let.name let.amount",
    "EFF-30": "gain gain+who",
    "EFF-31": "pay",
    "EFF-32": "draw draw+who",
    "EFF-33": "discard.min discard.max discard.filter discard.as",
    "EFF-34": """look.n look.from=deck look.from=discard look.keep look.play look.tuck look.rest=discard
        look.rest=bottom look.rest=give""",
    "EFF-35": "take_valley.n take_valley.filter",
    "EFF-36": "discard_valley.n discard_valley.filter",
    "EFF-37": "give+to give+reward give.cards give.any give.fire",
    "EFF-38": """play_card.from=hand play_card.from=valley play_card.from=revealed play_card.from=discard
        play_card.filter play_card.cost=free play_card.cost=normal cost.minus play_card.may""",
    "EFF-39": """activate.which=produce activate.which=play activate.which=visit activate.which=end_score
        activate.filter activate.n activate.city activate.distinct=True activate.distinct=False""",
    "EFF-40": "copy_place.areas copy_place.exclude copy_place.with_own_animal=True",
    "EFF-41": "use_giant.n use_giant.points use_giant.discard=False",
    "EFF-42": """clear_snow.where=own_city clear_snow.where=board clear_snow.where=valley clear_snow.n
        clear_snow.cost=none clear_snow.cost=fire cost.discard""",
    "EFF-43": """add_snow.where=own_city add_snow.where=board add_snow.where=valley add_snow.where=city add_snow.n
        add_snow.who""",
    "EFF-44": "chimney.op=move chimney.op=take_back chimney.op=gain chimney.from chimney.to",
    "EFF-45": """remove_card.filter remove_card.city=self remove_card.to=discard remove_card.to=under_this
        remove_card.to=hand remove_card.refund=none remove_card.refund=cost""",
    "EFF-46": "animal.op=recall animal.op=move animal.op=place_extra filter.guard filter.area=forge",
    "EFF-47": """quest.op=draw quest.n quest.keep quest.op=complete quest.level=lowland quest.level=any
        quest.ignore=True quest.op=swap""",
    "EFF-48": "store take_stored=all take_stored.moss tuck.min tuck.max tuck.from=hand tuck.from=deck",
    "EFF-49": "score score+times score+cap",
    "EFF-50": """all_of[] metric+min metric+op=> metric+op=>= named.tag named.names named.min named.distinct
        give.nut""",
    "EFF-51": """cost.filter hand_limit city_spaces spaces shares_space_with.filter play_into=other_city snow_immune
        clear_cost extra_city_clear fire_cost.minus fire_cost.area=beacon guard_fire not_copyable not_removable
        counts_as.type counts_as.tag pay_cost_to=left pay_cost_to=chosen_other animal_stays extra_own_place
        extra_own_place.if""",
    "EFF-52": """"yesNo "option "cards "cityCards "resources "payment "player "place "giant "quest "animal
        "snowTarget "order "amount""",
}


# --- the tests there are ---


def functions(pattern: str) -> set[str]:
    """The tests in these files."""
    return {
        node.name
        for path in HERE.glob(pattern)
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }


@pytest.mark.parametrize(
    ("prefix", "pattern", "names"),
    [
        ("test_card_", "test_cards_*.py", HEARTHSIDE.card_names),
        ("test_giant_", "test_giants.py", HEARTHSIDE.giant_names),
        ("test_quest_", "test_quests_set.py", HEARTHSIDE.quest_names),
    ],
)
def test_EFF_54_every_entry_of_the_set_has_its_test(prefix: str, pattern: str, names: list[str]) -> None:
    there = functions(pattern)
    assert [name for name in names if prefix + name not in there] == []


def test_EFF_54_no_test_speaks_of_an_entry_that_is_not_there() -> None:
    """A test is named after its entry, with more behind it if there are several."""
    for prefix, pattern, names in (
        ("test_card_", "test_cards_*.py", HEARTHSIDE.card_names),
        ("test_giant_", "test_giants.py", HEARTHSIDE.giant_names),
        ("test_quest_", "test_quests_set.py", HEARTHSIDE.quest_names),
    ):
        told = {name.removeprefix(prefix) for name in functions(pattern) if name.startswith(prefix)}
        assert {name for name in told if not any(name.startswith(entry) for entry in names)} == set()


@pytest.mark.parametrize(("file", "kind"), [("cards", "card"), ("giants", "giant"), ("quests", "quest")])
def test_EFF_54_texts_name_the_same_numbers_in_every_language(file: str, kind: str) -> None:
    for entry in HEARTHSIDE.texts[file][kind]:
        numbers = {lang: sorted(re.findall(r"\d+", text)) for lang, text in entry["text"].items()}
        assert all(found == numbers["en"] for found in numbers.values()), entry["id"]


# --- the words there are ---


def literal(node: ast.AST) -> object:
    """Tables and lists of a test as far as they are written out."""
    if isinstance(node, ast.Dict):
        pairs = zip(node.keys, node.values, strict=True)
        return {key.value: literal(value) for key, value in pairs if isinstance(key, ast.Constant)}
    if isinstance(node, ast.List | ast.Tuple):
        return [literal(item) for item in node.elts]
    return node.value if isinstance(node, ast.Constant) else None


def words(value: object) -> Iterator[str]:
    """Every spelling of VOCABULARY in a value."""
    if isinstance(value, dict):
        for key, inner in value.items():
            for spelling in spellings(str(key), inner):
                yield spelling
                for other in value:
                    if other != key:
                        yield f"{other}+{spelling}"
            if isinstance(inner, dict):
                for name, deeper in inner.items():
                    if key == "on":
                        yield f"on={name}"
                    for spelling in spellings(str(name), deeper):
                        yield f"{key}.{spelling}"
            yield from words(inner)
    elif isinstance(value, list):
        for item in value:
            yield from words(item)


def spellings(key: str, value: object) -> Iterator[str]:
    yield key
    if isinstance(value, list):
        yield f"{key}[]"
        for item in value:
            yield f"{key}={item}"
    elif not isinstance(value, dict):
        yield f"{key}={value}"


@cache
def used() -> frozenset[str]:
    found = {word for file in ("cards", "giants", "quests") for word in words(HEARTHSIDE.texts[file])}
    for path in HERE.glob("test_vocabulary*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Dict):
                found.update(words(literal(node)))
            elif isinstance(node, ast.Call):  # table(..., spaces=2)
                found.update(keyword.arg for keyword in node.keywords if keyword.arg)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(f'"{node.value}')
    return frozenset(found)


@pytest.mark.parametrize("chapter", VOCABULARY)
def test_EFF_54_every_word_of_the_vocabulary_is_used(chapter: str) -> None:
    asked = VOCABULARY[chapter].split()
    assert [word for word in asked if not used() & set(word.split("|"))] == []


def test_EFF_54_a_word_that_nobody_uses_is_found() -> None:
    assert not {"conjure", "gain.gold", "on=full_moon", "chimney.op=build"} & used()
