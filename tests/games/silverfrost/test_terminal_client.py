"""Silverfrost at the prompt: whole games by keys, every move by its number and its words, texts, refusals, the end."""

import contextlib
import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.silverfrost.test_terminal_screens import decisions, start, until, words
from tests.terminal.scripted import Scripted

from frostwall.core.drive import verify
from frostwall.core.rng import Rng
from frostwall.games.silverfrost.engine.chapters import score
from frostwall.games.silverfrost.engine.game import GAME
from frostwall.games.silverfrost.terminal.board import BOARD, CARDS, TOWN
from frostwall.games.silverfrost.terminal.client import SilverClient
from frostwall.games.silverfrost.terminal.commands import COMMANDS, complete, read
from frostwall.games.silverfrost.terminal.groups import KEYS, Choice, distinct, menu, own_hand
from frostwall.games.silverfrost.terminal.screen import SilverMoment
from frostwall.terminal.client import Quit
from frostwall.terminal.commands import Do, Nothing, Open, Read, Run, Say
from frostwall.terminal.moment import Moment
from frostwall.terminal.paint import row
from frostwall.terminal.plain import Plain
from frostwall.terminal.session import TerminalSession
from frostwall.words.languages import COMPLETE

KINDS = GAME.kinds.by_name


def client(table: TerminalSession, display: Any, lang: str = "en") -> SilverClient:
    return SilverClient(table, lang, display, fast=True)


def typed(table: TerminalSession, *lines: str, lang: str = "en") -> Scripted:
    """What is said when these lines are typed, one decision after the other."""
    display = Scripted(lines)
    with contextlib.suppress(Quit):
        client(table, display, lang).run()
    return display


def groups_of(table: TerminalSession) -> list[Choice]:
    return [group for group in menu(table.view(), table.scene) if isinstance(group, Choice)]


def understood(table: TerminalSession, line: str, lang: str = "en", opened: Choice | None = None) -> Read:
    return read(line, groups_of(table), opened, words(table, lang), table.view(), KINDS)


def some_key(seed: int) -> Callable[[Moment], str]:
    """Types something that the menu offers, as a person would."""
    rng = Rng(seed)

    def type_it(moment: Moment) -> str:
        assert isinstance(moment, SilverMoment)
        groups = menu(moment.view, moment.words.scene)
        if not groups:
            return ""
        group = groups[rng.below(len(groups))]
        assert isinstance(group, Choice)
        if group.is_single:
            return group.key
        if group.is_set:
            pool = [str(at) for at, _, n in distinct(group) for _ in range(n)]
            count = group.least + rng.below(group.most - group.least + 1)
            return " ".join(pool.pop(rng.below(len(pool))) for _ in range(count)) or "0"
        if not group.moves:
            return "".join(moment.words.resource_letters[name] for name in (group.items * 9)[: group.total])
        picks = list(group.picks())
        return f"{group.key} {picks[rng.below(len(picks))]}"

    return type_it


# --- whole games ---


@pytest.mark.parametrize(("seats", "lang"), [(1, "en"), (2, "de"), (3, "en"), (4, "de")])
def test_a_whole_game_by_keys(seats: int, lang: str) -> None:
    table = start(f"whole {seats}", seats)
    display = Scripted(some_key(seats))
    client(table, display, lang).run()
    outcome = table.outcome()
    assert outcome is not None
    assert not verify(table.record, GAME).problems
    assert ("Won by" if lang == "en" else "Gewonnen hat") in display.text
    assert all(char.isprintable() for said in display.said for char in said)
    assert "not one of the choices" not in display.text
    total = next(line for line in reversed(display.said) if line.startswith(("Total", "Summe")))
    points = [int(number) for number in re.findall(r"\d+", total)]
    assert points[:seats] == [outcome.points[seat] for seat in outcome.ranking]
    if seats == 1:
        assert points[1] == score.points(table.state, 1)


def test_the_end_shows_every_source() -> None:
    table = start("sheet", 3)
    display = Scripted(some_key(1))
    client(table, display).run()
    text = display.text[display.text.index("Won by") :]
    for source in ("Cards", "Bonus of cards", "Quests", "Snow", "Point tokens", "Journey", "Total"):
        assert re.search(rf"^{source} .*\d", text, re.MULTILINE), source


def test_SOLO_13_the_reasons_of_claw_are_told() -> None:
    table = start("claw", 1)
    display = Scripted(some_key(3))
    client(table, display).run()
    for sentence in (
        "Claw turns up action card",
        "plan card",
        "SOLO-13",
        "Plan B: Claw cannot",
        "claw token",
    ):
        assert sentence in display.text, sentence
    first = [line for line in display.said if line.startswith(" C ")]
    assert first  # his turns begin a paragraph with his letter


# --- moves ---


def test_every_legal_move_has_a_key(soak: bool) -> None:
    """Every move can be made by its key and number, by its notation, and where it is an answer by the number alone."""
    seen: set[str] = set()
    for game in range(16 if soak else 4):
        table = start(f"keys {game}", game % 4 + 1)
        here = client(table, Scripted([]), "de" if game % 2 else "en")
        for view in decisions(table, game):
            for group in groups_of(table):
                assert group.key == KEYS[group.kind]
                _check(table, group)
                here.open(group)
                seen |= {move["kind"] for move in group.moves}
            keys = [group.key for group in groups_of(table)]
            assert len(keys) == len(set(keys)), view["phase"]
            here.opened = None
    assert {
        "place",
        "play",
        "visit",
        "clear",
        "end",
        "discard",
        "giant",
        "resources",
        "prepare",
        "pass",
    } <= seen


def _check(table: TerminalSession, group: Choice) -> None:
    for move in group.moves:
        assert understood(table, move["text"]) == Do(move["text"])
    if group.is_single:
        assert understood(table, group.key) == Do(group.moves[0]["text"])
    elif group.is_set:
        numbers = {name: at for at, name, _ in distinct(group)}
        for move in group.moves:
            names: list[str] = move.get("cards") or move.get("quests") or []
            line = " ".join(str(numbers[name]) for name in names) or "0"
            for text in (line, f"{group.key} {line}", f"{group.verb} {line}"):
                found = understood(table, text)
                assert isinstance(found, Do)
                assert GAME.parse(found.text) == GAME.parse(move["text"])
    else:
        for pick, text in group.picks().items():
            assert understood(table, f"{group.key} {pick}") == Do(text)
            assert understood(table, f"{group.key}{pick}") == Do(text)
            assert understood(table, pick, opened=group) == Do(text)
            if group.kind == "answer":
                assert understood(table, pick) == Do(text)


def test_places_by_number_and_by_name() -> None:
    table = until(start("names", 2), "ready")
    number = words(table).place_numbers["moss_bank"]
    for line in (f"p {number}", f"p{number}", "p moss bank", "place moss bank", "P Moss Bank"):
        assert understood(table, line) == Do("place animal moss_bank"), line
    assert understood(table, "place moosufer", "de") == Do("place animal moss_bank")
    assert understood(table, f"g {number}") == Do("place guard moss_bank")
    assert understood(table, "g moss bank") == Do("place guard moss_bank")
    several = understood(table, "p moss")
    assert isinstance(several, Open)
    assert {move["place"] for move in several.group.moves} == {"moss_bank", "moss_hollow"}
    assert isinstance(understood(table, "p"), Open)
    assert understood(table, "7") == Say("ui-number-of-what", "7")
    assert understood(table, "p 99") == Say("ui-no-such-choice", "99")


def test_several_ways_to_pay_are_offered() -> None:
    for game in range(40):
        table = start(f"pay {game}", 2)
        for _ in decisions(table, game):
            for group in groups_of(table):
                picks = [pick for pick in group.picks() if "." in pick]
                if group.kind in ("hand", "valley") and picks:
                    number = picks[0].split(".")[0]
                    found = understood(table, f"{group.key} {number}")
                    assert isinstance(found, Open)
                    assert isinstance(found.group, Choice)
                    assert len(found.group.moves) > 1
                    first = found.group.moves[0]
                    assert understood(table, "1", opened=found.group) == Do(str(first["text"]))
                    return
    pytest.fail("no card can be paid in two ways")


def test_lines_that_are_no_moves() -> None:
    table = until(start("lines", 2), "ready")
    assert understood(table, "") == Nothing()
    assert understood(table, "p\x07") == Say("ui-bad-signs")
    assert understood(table, "p" * 500) == Say("ui-too-long")
    assert understood(table, "?") == Run("moves", "")
    assert understood(table, "? rye oven") == Run("card", "rye oven")
    assert understood(table, ".") == Run("pane", "")
    assert understood(table, "q") == Run("quit", "")
    assert understood(table, "look rye oven") == Run("card", "rye oven")
    for command in COMMANDS:
        assert understood(table, command) == Run(command, "")
    assert understood(table, "foo bar") == Do("foo bar")
    assert understood(table, "y") == Do("yes")
    assert understood(table, "e") == Do("end")


def test_completion() -> None:
    table = until(start("tab", 2), "ready")
    groups = groups_of(table)
    said = words(table)
    assert "place" in complete("pl", groups, said)
    assert complete("place ", groups, said) == ["animal", "guard"]
    assert "birch_slope" in complete("place animal bir", groups, said)
    assert complete("card rye", groups, said) == ["rye_oven"]
    assert complete("lang ", groups, said) == list(COMPLETE)
    assert complete("why pla", groups, said) == ["place"]
    assert client(table, display := Scripted([])).display is display
    assert "quests" in display.after("qu")


# --- asking ---


def test_the_text_of_a_card() -> None:
    table = until(start("text", 2), "ready")
    display = typed(
        table, "card rye oven", "? grandmother ibex", "card nobody", "card far summit", "card young sprouts"
    )
    for sentence in (
        "Rye Oven  construction, production, common, 2 copies",
        "Keywords: hearth, larder.",
        "Chimney for creatures of the type: destination.",
        "Grandmother Ibex  giant",
        "Nothing in this set is called “nobody”.",
        "Far Summit  Journey, number 16",
        "Young Sprouts  lowland quest, 2 points",
    ):
        assert sentence in display.text, sentence
    for thing in ("rye_oven", "grandmother_ibex", "young_sprouts"):
        assert words(table).about(thing) in display.text
    german = typed(table, "card roggenofen", "card rye oven", lang="de")
    assert german.text.count(words(table, "de").about("rye_oven")) == 2


def test_a_word_that_names_several_things() -> None:
    table = until(start("text", 2), "ready")
    display = typed(table, "card guild", "card guard", "card")
    for name in ("Guild, first table", "Guild, long bench", "Fire Guard", "Mist Guard"):
        assert name in display.text
    for card in table.view()["seats"][0]["hand"]["cards"]:
        assert words(table).about(card) in display.text


def test_JOUR_1_a_refusal_shows_its_rule() -> None:
    table = until(start("refusal", 2), "ready")
    display = typed(table, "p 16", "why p 16", "place far summit")
    assert display.text.count("[JOUR-1]") == 3
    assert "Going on the Journey" in display.text  # the rulebook's entry


def test_TURN_6_why_not_prepare() -> None:
    table = until(start("refusal", 2), "ready")
    display = typed(table, "s", "why prepare", "why s", "f", "e")
    assert display.text.count("[TURN-6]") == 3
    assert "When you may prepare" in display.text
    assert "[TURN-7]" in display.text


def test_TURN_14_a_card_that_cannot_be_paid() -> None:
    table = until(start("refusal", 2), "ready")
    display = typed(table, "h 1", "b 1")
    assert re.search(r"\[(TURN-14|CARD-4)\]", display.text)


def test_why_a_legal_move_and_what_it_would_do() -> None:
    table = until(start("why", 2), "ready")
    display = typed(table, "why p 1", "why p")
    assert "“place animal birch_slope” is legal now." in display.text
    assert "3 birch" in display.text


def test_commands_tell_about_the_table() -> None:
    table = until(start("commands", 2), "ready", 14)
    display = typed(
        table, "hand", "city", "cities", "seats", "quests", "moves", "help", "rules TURN-8", "log", "claw"
    )
    view = table.view()
    for sentence in (
        "You have ",
        "Your cards: ",
        "Free spaces: ",
        "animals to place ",
        "PLAYING",
        "place an animal",
    ):
        assert sentence in display.text, sentence
    for quest in view["seats"][0]["quests"]["quests"]:
        assert words(table).about(quest) in display.text
    assert "Claw only plays against somebody who plays alone." in display.text
    solo = typed(until(start("commands", 1), "ready", 8), "claw", "help")
    assert "Claw, difficulty 1:" in solo.text
    assert "Plan " in solo.text


def test_languages_undo_and_panes() -> None:
    table = until(start("undo", 2), "ready")
    display = typed(table, "lang de", "p 1", "undo", ".", ".", ".", "lang xx", "board")
    assert "Ab jetzt auf Deutsch." in display.text
    panes = [moment.pane for moment in display.moments]
    assert {BOARD, CARDS, TOWN} <= set(panes)
    assert "Dein Zug" in "".join(text for text, _ in display.moments[-1].heading)


def test_sentences_for_a_screen_reader(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = until(start("plain", 1), "ready", 10)
    lines = iter(["board", "?", "hand"])

    def answer(_prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    with pytest.raises(Quit):
        client(table, Plain(0, False, echo=True)).run()
    text = capsys.readouterr().out
    said = words(table)
    assert "\x1b" not in text
    for entry in table.scene["places"]:
        assert f"{said.place_numbers[entry['id']]} {said.short_place(entry['id'])}: " in text
    for giant in table.view()["board"]["giants"]:
        assert giant is None or said.about(giant) in text
    assert "Claw, difficulty 1:" in text
    assert "Your turn (" in text


# --- what a newcomer stumbled over ---


def test_the_plain_display_asks_again_when_the_question_has_changed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = until(start("plain", 2), "ready")
    moment = client(table, Scripted([])).moment()
    display = Plain(0, False, echo=False)
    monkeypatch.setattr("builtins.input", lambda _prompt: "")

    def printed(heading: str, *entries: str) -> str:
        moment.heading, moment.menu = row(heading), [row(entry) for entry in entries]
        display.ask(moment, "> ")
        return capsys.readouterr().out

    assert "first" in printed("first", "e end")
    assert printed("first", "e end") == ""
    assert "second" in printed("second", "e end")
    assert "c clear" in printed("second", "c clear", "e end")
    assert printed("second", "c clear", "e end") == ""


def test_cards_of_the_hand_keep_their_numbers() -> None:
    """Where cards of the hand are chosen, each has the number that it has in the hand."""
    seen = set()
    for game in range(4):
        table = start(f"hand {game}", 2)
        for view in decisions(table, game):
            for group in groups_of(table):
                if group.is_set and group.verb in ("discard", "give", "under"):
                    hand = own_hand(view)
                    assert distinct(group)
                    for at, card, _ in distinct(group):
                        assert hand[at - 1] == card
                    seen.add([name for _, name, _ in distinct(group)] != sorted(set(group.items)))
    assert True in seen
    table = until(start("hand", 2), "ready")
    few = Choice("cards", "a", items=["c"], verb="discard", fixed={"c": 3})
    assert distinct(few) == [(3, "c", 1)]
    assert read("3", [few], None, words(table), table.view(), KINDS) == Do("discard c")
    assert read("1", [few], None, words(table), table.view(), KINDS) == Say("ui-no-such-choice", "1")
