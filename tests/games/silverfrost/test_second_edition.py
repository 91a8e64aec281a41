"""The second edition of Hearthside as a whole: nothing is left untested, what it promises is true of its files, and the
first edition is what it was."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.silverfrost.test_coverage_of_set import functions

import frostwall
from frostwall.core.record import Record, game_of
from frostwall.games.silverfrost.engine.deck.tables import HEARTHSIDE, HEARTHSIDE_2, DeckSet
from frostwall.games.silverfrost.engine.game import GAME, Silverfrost

Entry = dict[str, Any]
# The wording alone is new; what it asks or does is that of the first edition, whose test holds for it.
REWORDED = {
    "card": set[str](),
    "giant": {"avalanche_mammoth", "echo_puma"},
    "quest": {
        "many_mouths",
        "builders_pride",
        "dry_and_soft",
        "morning_shovel",
        "coast_to_coast",
        "winding_path",
        "winter_council",
        "great_trek",
        "jubilee_lights",
        "many_paws_many_shovels",
        "walls_against_the_wind",
        "road_to_the_pass",
    },
}
MEANING = ("kind", "type", "rarity", "spaces", "advantage", "effects", "level", "requirements")
KEYWORDS = {"hearth", "larder", "lantern", "sledge", "guard"}


def entries(deck: DeckSet, kind: str) -> dict[str, Entry]:
    return {entry["id"]: entry for entry in deck.texts[f"{kind}s"][kind]}


@pytest.mark.parametrize("kind", ["card", "giant", "quest"])
def test_EFF_54_every_entry_is_tested_here_or_means_what_the_first_edition_tests(kind: str) -> None:
    there = functions(f"test_second_{kind}s.py")
    first = entries(HEARTHSIDE, kind)
    for name, entry in entries(HEARTHSIDE_2, kind).items():
        old = first.get(name)
        means_the_same = old is not None and all(old.get(key) == entry.get(key) for key in MEANING)
        if f"test_{kind}_{name}" in there:
            assert name not in REWORDED[kind], name
        elif name in REWORDED[kind]:
            assert means_the_same, name
        else:
            assert old is not None, name
            assert means_the_same, name
            assert old["text"]["en"] == entry["text"]["en"], name


def test_EFF_54_no_test_speaks_of_an_entry_that_is_not_there() -> None:
    for kind in ("card", "giant", "quest"):
        prefix = f"test_{kind}_"
        told = {
            name.removeprefix(prefix)
            for name in functions(f"test_second_{kind}s.py")
            if name.startswith(prefix)
        }
        names = list(entries(HEARTHSIDE_2, kind))
        assert {name for name in told if not any(name.startswith(entry) for entry in names)} == set()


@pytest.mark.parametrize("kind", ["card", "giant", "quest"])
def test_EFF_54_texts_name_the_same_numbers_in_every_language(kind: str) -> None:
    for name, entry in entries(HEARTHSIDE_2, kind).items():
        numbers = {lang: sorted(re.findall(r"\d+", text)) for lang, text in entry["text"].items()}
        assert all(found == numbers["en"] for found in numbers.values()), name
        assert set(entry["name"]) == {"en", "de", "nl", "pl"}, name


def test_keywords_that_texts_speak_of_are_on_cards_and_have_a_word() -> None:
    tags = {tag for card in entries(HEARTHSIDE_2, "card").values() for tag in card["tags"]}
    assert tags == KEYWORDS
    messages = Path(frostwall.__file__).parent / "games" / "silverfrost" / "messages"
    for lang in ("en", "de", "nl", "pl"):
        terms = (messages / lang / "game.ftl").read_text("utf-8")
        assert all(f"\nterm-keyword-{tag} = " in terms for tag in tags), lang


def test_the_kinds_of_cards_that_the_first_edition_lacks() -> None:
    """Reactions to plays, cards for other cities, hand and city limits, gifts to a person of one's choice."""
    effects = {name: str(card["effects"]) for name, card in entries(HEARTHSIDE_2, "card").items()}
    giants = {name: str(giant["effects"]) for name, giant in entries(HEARTHSIDE_2, "giant").items()}

    def with_word(word: str, found: dict[str, str]) -> set[str]:
        return {name for name, text in found.items() if f"'{word}'" in text}

    reacting = with_word("after_play", effects)
    assert reacting == {"lamp_dormouse", "larder_vole", "tally_magpie", "offcut_shed", "sledge_run"}
    assert with_word("play_into", effects) == {"bear_lodger", "gift_sledge"}
    assert with_word("hand_limit", effects) == {"scroll_burrow"}
    assert with_word("city_spaces", effects) == {"terrace_town"}
    assert len(with_word("chosen_other", effects)) >= 5
    assert with_word("chosen_other", giants) == {"open_hoofed_pony", "story_swan"}
    # Cards that are at their best together with others: they count, ask for or react to them.
    combining = {name for name, text in effects.items() if "'tag'" in text} | reacting
    assert len(combining) >= 12


def plain_yield(giant: Entry) -> bool:
    """Goods and cards in fixed numbers, nothing else."""
    steps = giant["effects"][0]["do"]
    return all(
        set(step) <= {"gain", "draw"}
        and all(isinstance(n, int) for n in (step["gain"].values() if "gain" in step else [step["draw"]]))
        for step in steps
    )


def test_every_giant_is_different_and_no_quest_template_is_used_often() -> None:
    giants = list(entries(HEARTHSIDE_2, "giant").values())
    assert len({str(giant["effects"]) for giant in giants}) == 27
    assert [giant["id"] for giant in giants if plain_yield(giant)] == []
    shapes: dict[str, int] = {}
    for quest in entries(HEARTHSIDE_2, "quest").values():
        if quest["level"] == "lowland":
            shape = re.sub(r"'[a-z_]+'\]|\d+", "?", str(quest["requirements"]))
            shapes[shape] = shapes.get(shape, 0) + 1
    assert max(shapes.values()) <= 2  # in the first edition five compare a type and five count one


# --- the first edition ---


def test_the_first_edition_is_what_it_was() -> None:
    assert HEARTHSIDE.label() == (
        "hearthside sha256:b0f7d24b6f63e44dc235f8a70dad9cd66b7f366777ed6bcb7002b6ab4026a2e7"
    )


def test_a_record_without_an_option_opens_the_set_of_its_header() -> None:
    """Records from the time of the first edition name it in the header alone."""
    text = (Path(__file__).parents[2] / "golden" / "silverfrost-2.rec").read_text("utf-8")
    record = Record.read(text)
    assert "set" not in record.header.options
    game = game_of(record, frostwall.games)
    assert isinstance(game, Silverfrost)
    assert game.deck.label() == record.header.set


@pytest.mark.parametrize("name", ["hearthside2", "hearthside"])
def test_a_packaged_set_is_chosen_by_its_name(name: str) -> None:
    game = GAME.with_set(name)
    record = Record.start(game, game.setup("standard", 2, Random(1), set=name))
    assert record.header.options == ({} if name == "hearthside2" else {"set": name})
    again = game_of(Record.read(record.write()), frostwall.games)
    assert isinstance(again, Silverfrost)
    assert again.deck.name == name
    assert GAME.packaged() == ["hearthside2", "hearthside"]
