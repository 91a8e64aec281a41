"""What typed lines mean: keys, numbers, notation, letters, other languages, garbage; and what Tab offers."""

import pytest
from tests.terminal.scripted import shared, start

from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Refusal
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.terminal.commands import COMMANDS, Vocabulary, complete, read
from frostwall.games.watch.terminal.groups import BAGS, KEYS, PLACES, menu
from frostwall.games.watch.terminal.words import WatchWords
from frostwall.terminal.commands import Do, Nothing, Open, Read, Run, Say
from frostwall.terminal.groups import Group
from frostwall.terminal.session import TerminalSession
from frostwall.words.languages import COMPLETE

KINDS = GAME.kinds.by_name


def vocabulary(lang: str = "en") -> Vocabulary:
    return WatchWords(lang, shared("middle").scene, 0, {}).vocabulary()


def understood(line: str, name: str = "middle", opened: str = "", lang: str = "en") -> Read:
    table = shared(name)
    groups = menu(table.view(), table.scene)
    group = next((one for one in groups if one.kind == opened), None)
    return read(line, groups, group, vocabulary(lang), KINDS)


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("road 14", "road 14"),
        ("r 14", "road 14"),
        ("r14", "road 14"),
        ("  R   14  ", "road 14"),
        ("k 50", "keep 50"),
        ("e", "end"),
        ("end", "end"),
        ("b", "buy"),
        ("t1", "trade wool*4 for lumber"),
        ("t wwww o", "trade wool*4 for ore"),
        ("trade 4 wool for ore", "trade wool*4 for ore"),
        ("trade 4wool -> ore", "trade wool*4 for ore"),
        ("o w o", "offer wool for ore"),
        ("offer wool*2 for ore to 1", "offer wool*2 for ore to 1"),
        ("o ww for o to blue", "offer wool*2 for ore to 1"),
        ("o ww for o to blue, k", "offer wool*2 for ore to 1,3"),
        ("propose wool for ore", "propose wool for ore"),
        ("discard wool*2 ore*2", "discard wool*2 ore*2"),
        ("d wwoo", "discard wool*2 ore*2"),
        ("w wo", "winter wool ore"),
        ("road 999", "road 999"),
        ("deal B", "deal 1"),
        ("v yellow", "victim 2"),
        ("dance the polka", "dance the polka"),
    ],
)
def test_moves(line: str, text: str) -> None:
    assert understood(line) == Do(text)


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("o w e", "offer wool for ore"),
        ("offer wolle für erz an blau", "offer wool for ore to 1"),
        ("d hl", "discard lumber brick"),
    ],
)
def test_german(line: str, text: str) -> None:
    assert understood(line, lang="de") == Do(text)


def test_numbers_alone() -> None:
    assert understood("33", "founding") == Do("settlement 33")
    assert understood("999", "founding") == Do("settlement 999")
    assert understood("14") == Say("ui-number-of-what", "14")
    assert understood("14", opened="road") == Do("road 14")
    assert understood("999", opened="road") == Say("ui-no-such-choice", "999")
    assert understood("2", opened="trade") == Do("trade wool*4 for brick")
    assert understood("wwww g", opened="trade") == Do("trade wool*4 for grain")
    assert understood("help", opened="trade") == Run("help", "")
    assert understood("r 14", opened="trade") == Do("road 14")
    assert understood("w o", opened="offer") == Do("offer wool for ore")


def test_groups_are_opened() -> None:
    for line, kind in (("r", "road"), ("road", "road"), ("t", "trade"), ("o", "offer"), ("trade", "trade")):
        found = understood(line)
        assert isinstance(found, Open)
        assert found.group.kind == kind


def test_a_key_that_is_closed_is_explained() -> None:
    assert understood("s") == Say("ui-not-open", "settlement")
    assert understood("settlement") == Say("ui-not-open", "settlement")
    assert understood("s 12") == Do("settlement 12")
    assert understood("x") == Do("spare")
    assert understood("r", "founding") == Do("roll")
    assert understood("r 3", "founding") == Do("road 3")


def test_commands() -> None:
    for name in COMMANDS:
        assert understood(name) == Run(name, "")
        assert understood(f"{name.upper()} Some File.rec") == Run(name, "Some File.rec")
    assert understood("?") == Run("moves", "")
    assert understood("u") == Run("undo", "")
    assert understood("q") == Run("quit", "")
    assert understood("") == Nothing()
    assert understood(" \t ") == Nothing()


@pytest.mark.parametrize(
    "line", ["\x1b[A", "\x00", "r\x0014", "\u202eroad", "\ud800", "ﷺ" * 40, "*" * 400, "1" * 400]
)
def test_garbage_is_read_without_trouble(line: str) -> None:
    found = understood(line)
    assert isinstance(found, Do | Say)
    assert line.isprintable() or found == Say("ui-bad-signs")


def test_long_lines() -> None:
    assert understood("r" * 401) == Say("ui-too-long")
    assert understood("x " * 5000) == Say("ui-too-long")


# --- the menu against the engine ---


def decisions(seed: str) -> list[tuple[TerminalSession, list[Group]]]:
    """The person's decisions of a game between random seats, each with its menu, checked as they come."""
    table = start(seed, seats=3)
    rng = Rng(7)
    found: list[tuple[TerminalSession, list[Group]]] = []
    while (actor := table.actor()) is not None:
        if actor != table.person:
            table.advance()
            continue
        found.append((table, menu(table.view(), table.scene)))
        check_menu(table, found[-1][1])
        table.make(GAME.random_move(table.state, table.person, rng))
    return found


def check_menu(table: TerminalSession, groups: list[Group]) -> None:
    """Keys are unique, and every legal move can be made by a key and by its notation."""
    words = vocabulary()
    assert len({group.key for group in groups}) == len(groups)
    listed = 0
    for group in groups:
        assert group.kind in KEYS
        for pick, move in zip(group.picks(), group.moves, strict=True):
            listed += 1
            line = group.key if group.is_single else f"{group.key} {pick}"
            assert read(line, groups, None, words, KINDS) == Do(move["text"])
            assert read(move["text"], groups, None, words, KINDS) == Do(move["text"])
            if not group.is_single:
                assert read(pick, groups, group, words, KINDS) == Do(move["text"])
            assert not isinstance(table.judge(move["text"]), Refusal)
    assert listed == len(table.view()["moves"])
    assert groups


def test_every_legal_move_has_a_key(soak: bool) -> None:
    seen: set[str] = set()
    for game in range(20 if soak else 3):
        for _, groups in decisions(f"menu {game}"):
            seen |= {group.kind for group in groups}
    assert {"settlement", "road", "roll", "end", "trade", "tormund"} <= seen


def test_nature_is_not_asked() -> None:
    table = shared("founding")
    assert table.actor() != CHANCE
    assert {kind for kind in KINDS if kind not in KEYS} == {
        *("propose", "dice", "steal", "draw", "wildling", "token", "leaves", "look"),
    }
    assert set(PLACES) | set(BAGS) <= set(KINDS)


# --- completion ---


def offered(buffer: str, name: str = "middle") -> list[str]:
    table = shared(name)
    return complete(buffer, menu(table.view(), table.scene), list(table.scene["resources"]), sorted(KINDS))


def test_completion() -> None:
    assert {"road", "keep", "buy", "trade", "offer", "end", "help", "rules"} <= set(offered(""))
    assert offered("ro") == ["road"]
    assert offered("road ") == ["14", "15", "31", "32", "43", "44", "52", "55", "73", "74"]
    assert offered("road 7") == ["73", "74"]
    assert offered("r 7") == ["73", "74"]
    assert offered("road 14 ") == []
    assert "settlement" in offered("why se")
    assert offered("why road 7") == ["73", "74"]
    assert offered("map p") == ["paths"]
    assert offered("lang ") == list(COMPLETE)
    assert offered("trade wo") == ["wool"]
    assert "for" in offered("trade wool*4 ")
    assert "to" in offered("offer wool for ore ")
    assert offered("nonsense ") == []
