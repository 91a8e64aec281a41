"""Other sets of cards: opened by their directory, named in records, refused when they are not what a record wants."""

import shutil
from pathlib import Path
from random import Random

import pytest

import frostwall
from frostwall.cli.main import main
from frostwall.core.record import Record, RecordError, game_of, with_options
from frostwall.core.types import Refused
from frostwall.games import silverfrost
from frostwall.games.silverfrost.engine.deck.sets import open_set
from frostwall.games.silverfrost.engine.game import GAME, Silverfrost

HEARTHSIDE = Path(silverfrost.__file__).parent / "decks" / "hearthside2"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A set of one's own: the packaged one under another name, with dearer Row Cottages."""
    there = tmp_path / "mine"
    shutil.copytree(HEARTHSIDE, there)
    for file in there.glob("*.toml"):
        text = file.read_text("utf-8").replace('set_id = "hearthside2"', 'set_id = "mine"')
        if file.stem == "cards":
            before, after = text.split('id = "row_cottage"')
            text = before + 'id = "row_cottage"' + after.replace("points = 1", "points = 2", 1)
        file.write_text(text, "utf-8")
    return there


def opened(where: Path) -> Silverfrost:
    game = with_options(GAME, {"set": str(where)})
    assert isinstance(game, Silverfrost)
    return game


def test_a_set_is_opened_by_its_directory(mine: Path) -> None:
    game = opened(mine)
    assert game.deck.name == "mine"
    card = game.deck.card_names.index("row_cottage")
    assert (game.deck.points[card], GAME.deck.points[card]) == (2, 1)
    assert game.options("standard")[3].values == [str(mine)]
    assert with_options(GAME, {}) is GAME
    assert GAME.with_set("hearthside2") is GAME


def test_a_record_names_its_set_and_finds_it_again(mine: Path) -> None:
    game = opened(mine)
    setup = game.setup("standard", 2, Random(1), set=str(mine))
    record = Record.start(game, setup)
    assert record.header.set == game.deck.label()
    assert str(record.header.set).startswith("mine sha256:")
    again = Record.read(record.write())
    assert game.dump(again.fold(game_of(again, frostwall.games))) == game.dump(game.new_game(setup))


def test_a_record_is_refused_with_another_set(mine: Path) -> None:
    game = opened(mine)
    record = Record.start(game, game.setup("standard", 2, Random(1), set=str(mine)))
    with pytest.raises(RecordError) as problem:
        record.fold(GAME)
    assert problem.value.code == "wrong_set"
    assert "mine" in str(problem.value.facts["need"])
    assert "hearthside" in str(problem.value.facts["have"])


def test_a_record_is_refused_when_its_files_have_changed(mine: Path) -> None:
    game = opened(mine)
    record = Record.start(game, game.setup("standard", 2, Random(1), set=str(mine)))
    cards = mine / "cards.toml"
    cards.write_text(cards.read_text("utf-8").replace("points = 4", "points = 3", 1), "utf-8")
    with pytest.raises(RecordError) as problem:
        record.fold(game_of(record, frostwall.games))
    assert problem.value.code == "wrong_set"


def test_a_position_is_refused_with_another_set(mine: Path) -> None:
    game = opened(mine)
    s = game.new_game(game.setup("standard", 3, Random(1), set=str(mine)))
    document = game.dump(s)
    assert game.dump(game.load(document)) == document
    with pytest.raises(Refused) as problem:
        GAME.load(document)
    assert "mine" in str(problem.value.refusal.args["reason"])


def test_the_layout_of_the_files_does_not_matter(mine: Path) -> None:
    label = opened(mine).deck.label()
    cards = mine / "cards.toml"
    cards.write_text("# a remark\n\n" + cards.read_text("utf-8"), "utf-8")
    assert opened(mine).deck.label() == label


def test_BAD_63_a_broken_set_is_refused_by_name(mine: Path) -> None:
    with pytest.raises(Refused) as problem:
        open_set(str(mine / "nowhere"))
    assert problem.value.refusal.code == "NO_SUCH_SET"
    quests = mine / "quests.toml"
    quests.write_text(quests.read_text("utf-8").replace('level = "lowland"', 'level = "uphill"', 1), "utf-8")
    with pytest.raises(Refused) as problem:
        open_set(str(mine))
    refusal = problem.value.refusal
    assert (refusal.code, refusal.args["file"], refusal.args["entry"]) == (
        "BROKEN_SET",
        "quests.toml",
        "young_sprouts",
    )
    assert refusal.args["field"] == "level"


def test_the_set_of_another_game_is_no_value_of_the_option(mine: Path) -> None:
    with pytest.raises(Refused) as problem:
        GAME.setup("standard", 2, Random(1), set=str(mine))
    assert problem.value.refusal.code == "BAD_OPTION"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_record_whose_set_is_gone_is_told_in_a_sentence(
    mine: Path, tmp_path: Path, command: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = opened(mine)
    file = tmp_path / "game.rec"
    file.write_text(Record.start(game, game.setup("standard", 2, Random(1), set=str(mine))).write(), "utf-8")
    quests = mine / "quests.toml"
    quests.write_text(quests.read_text("utf-8").replace('level = "lowland"', 'level = "uphill"', 1), "utf-8")
    assert main([command, str(file), "--lang", lang]) == 2
    assert "quests.toml" in capsys.readouterr().err
    shutil.rmtree(mine)
    assert main([command, str(file), "--lang", lang]) == 2
    assert "mine" in capsys.readouterr().err


def test_a_set_is_found_again_from_another_directory(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(mine.parent)
    game = with_options(GAME, {"set": "mine"})
    record = Record.start(game, game.setup("standard", 2, Random(1), set="mine"))
    assert record.header.options == {"set": str(mine.resolve())}
    monkeypatch.chdir(mine)
    again = game_of(record, frostwall.games)
    assert isinstance(again, Silverfrost)
    assert again.deck.label() == record.header.set
