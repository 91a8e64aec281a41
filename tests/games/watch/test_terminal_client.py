"""Brotherhood modes at the prompt: whole games by keys, panes, heroes by key and by words, special build turns."""

import itertools
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.watch.test_terminal_commands import check_menu
from tests.terminal.scripted import Scripted, client, first_choice, start, stored, typed

from frostwall.core.drive import verify
from frostwall.core.rng import Rng
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.terminal.client import WatchClient
from frostwall.games.watch.terminal.commands import complete, read
from frostwall.games.watch.terminal.groups import BROTHERHOOD, HERO_KINDS, KEYS, WatchGroup, menu
from frostwall.games.watch.terminal.screen import GIFT, NORTH
from frostwall.games.watch.terminal.words import WatchWords
from frostwall.terminal.commands import Do, Open, Read, Run
from frostwall.terminal.groups import kind_of
from frostwall.terminal.moment import Moment
from frostwall.terminal.paint import Row
from frostwall.terminal.session import TerminalSession

MODES = [("brotherhood", 3), ("brotherhood", 4), ("brotherhood56", 5), ("brotherhood56", 6)]
KINDS = GAME.kinds.by_name


def test_the_menu_knows_every_hero_before_a_game_is_loaded() -> None:
    """In a process of its own: here the engine is loaded, and has declared them all."""
    program = "from frostwall.games.watch.terminal.groups import HERO_KINDS; print(*HERO_KINDS)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == list(HERO_KINDS)
    assert {"mormont", "jon", "osha"} <= set(HERO_KINDS)


def words(table: TerminalSession, lang: str = "en") -> WatchWords:
    return WatchWords(lang, table.scene, 0, {})


def understood(table: TerminalSession, line: str, lang: str = "en", opened: str = "") -> Read:
    groups = menu(table.view(), table.scene)
    group = next((one for one in groups if one.kind == opened), None)
    return read(line, groups, group, words(table, lang).vocabulary(), KINDS)


def until(table: TerminalSession, phase: str, kind: str = "", seed: int = 7) -> TerminalSession:
    """Random moves of the person, until a decision of this kind is open."""
    rng = Rng(seed)
    while (actor := table.actor()) is not None:
        if actor != table.person:
            table.advance()
            continue
        view = table.view()
        if view["phase"] == phase and (not kind or kind in {kind_of(move) for move in view["moves"]}):
            return table
        table.make(GAME.random_move(table.state, table.person, rng))
    pytest.fail(f"no {phase} {kind}")


# --- whole games ---


@pytest.mark.parametrize(("rules", "seats"), MODES)
def test_a_whole_game_by_short_keys(rules: str, seats: int) -> None:
    table = start("whole", seats, "greedy", rules=rules)
    display = Scripted(first_choice)
    client(table, display).run()
    outcome = table.outcome()
    assert outcome is not None
    assert "Won by" in display.text
    assert not verify(table.record, GAME).problems
    assert all(char.isprintable() for said in display.said for char in said)


def test_every_legal_move_of_the_watch_has_a_key(soak: bool) -> None:
    """Every move can be made by a key, by its notation and by a number; and every decision is explained."""
    seen: set[str] = set()
    for game in range(24 if soak else 4):
        rules, seats = MODES[game % 4]
        options: dict[str, Any] = {"heroic_tragedy": "yes", "heroes": "all"} if game % 2 else {}
        if rules == "brotherhood" and game % 3 == 0:
            options |= {"mammoths": "yes", "phases": "separate"}
        table = start(f"keys {game}", seats, rules=rules, **options)
        rng = Rng(game)
        here = client(table, Scripted([]), "de" if game % 2 else "en")
        for _ in range(4000 if soak else 600):
            actor = table.actor()
            if actor is None:
                break
            if actor != table.person:
                table.advance()
                continue
            groups = menu(table.view(), table.scene)
            check_menu(table, groups)
            seen |= {kind_of(move) for group in groups for move in group.moves}
            assert here.moment().heading
            for group in groups:
                here.open(group)
                for move in group.moves:
                    assert move["kind"]
                    here.words.move(move, table.view())
            here.opened = None
            table.make(GAME.random_move(table.state, table.person, rng))
    assert {"guard", "flip", "pick", "settlement", "samwell"} <= seen
    assert set(KEYS) >= BROTHERHOOD


# --- keys and words ---


def test_guards() -> None:
    table = stored("guards")
    for line in ("2", "g 2", "g2", "guard 2"):
        assert understood(table, line) == Do("guard 2")
    display = typed(table, "g", "9", "2")
    assert "To recruit a guard, type a number" in display.text
    assert "9 is not one of the choices" in display.text
    assert "guard on section 2, position 2. SET-21" in display.text
    assert display.moments[0].marks.sections == {0, 1, 2, 3}


def test_a_hero_by_key_and_by_words() -> None:
    table = stored("wall")  # Bowen Marsh
    for line in ("h wool ore", "h w o", "h w for o", "marsh wool for ore", "marsh wool ore", "h 12"):
        assert understood(table, line) == Do("marsh wool for ore"), line
    assert understood(table, "h wolle erz", "de") == Do("marsh wool for ore")
    assert understood(table, "w o", opened="marsh") == Do("marsh wool for ore")
    assert understood(table, "h 99") != Do("marsh wool for ore")
    some = understood(table, "h w")
    assert isinstance(some, Open)
    assert {move["give"] for move in some.group.moves} | {move["take"] for move in some.group.moves} >= {
        "wool"
    }
    assert understood(table, "e", opened="marsh") == Do("end")
    assert understood(table, "help", opened="marsh") == Run("help", "")
    display = typed(table, "h", "w o", "undo", "h w o", "f")
    assert "Bowen Marsh: type what you give" in display.text
    assert "1) lumber for brick" in display.text
    assert "You use Bowen Marsh." in display.text
    assert "Taken back: marsh wool for ore." in display.text
    assert "HERO-9" in display.text


def test_another_hero_by_its_name() -> None:
    table = stored("wall")
    typed(table, "h w o")
    assert understood(table, "p mance") == Do("pick mance")
    assert understood(table, "pick Qhorin Halfhand") == Do("pick qhorin")
    assert understood(table, "p thorne") == Do("pick thorne")
    display = typed(table, "p", "yoren", "h", "heroes")
    assert "1) Jeor Mormont" in display.text
    assert "takes Yoren" in display.text or "take Yoren" in display.text
    assert "[HERO-5]" in display.text
    assert "Yoren, side A, taken in this turn" in display.text


def test_seats_and_resources_in_one_move() -> None:
    tables = (start(f"mormont {seed}", 4, rules="brotherhood") for seed in range(40))
    table = until(
        next(one for one in tables if one.view()["seats"][0]["hero"]["name"] == "mormont"), "pre_roll"
    )
    assert understood(table, "h wool blue") == Do("mormont wool 1")
    assert understood(table, "h b b") == Do("mormont brick 1")
    assert understood(table, "h lehm schwarz", "de") == Do("mormont brick 3")
    some = understood(table, "h yellow")
    assert isinstance(some, Open)
    assert {move["seat"] for move in some.group.moves} == {2}
    seen: dict[str, Any] = GAME.view(table.state, 1)
    holds = next(iter(seen["seats"][1]["hand"]))
    table.make(GAME.parse(f"mormont {holds} 1"))
    heading = client(table, Scripted([])).moment().heading
    assert heading[0][0] == "Blue gave you a card: which one do you give back?"
    assert understood(table, f"r {holds}") == Do(f"return 1 {holds}")
    table.make(GAME.parse(f"return 1 {holds}"))
    heading = client(table, Scripted([])).moment().heading
    assert heading[0][0] == "Jeor Mormont may ask a second player, or be done."
    assert understood(table, "a yellow") == Do("ask 2")
    assert understood(table, "d") == Do("done")


def test_h_says_why_a_hero_cannot_be_used() -> None:
    table = stored("special")
    display = typed(table, "h", "why h", "hero", "roll", "offer wool for ore")
    assert display.text.count("[X56-6]") == 5
    assert "Your hero Gilly (B):" in display.text
    base = typed(stored("middle"), "h", "heroes", "north", "wall", ".")
    assert "PLAYING" in base.text
    assert "The base game has no heroes." in base.text


def test_refusals_of_the_watch_have_their_rules() -> None:
    display = typed(
        stored("wall"),
        "guard 1",
        "pass",
        "flip",
        "recruits 0",
        "c 0",
        "declare",
        "drive 3 climber",
        "back giant",
    )
    for rule in ("GRD-2", "MODE-3", "HERO-12", "DEV-1", "END-3", "TURN-7"):
        assert f"[{rule}]" in display.text, rule


def test_words_of_closed_keys_belong_to_the_mode() -> None:
    base, wall = stored("middle"), stored("wall")
    assert understood(base, "p") == Do("patrol")
    assert understood(wall, "c 2") == Do("recruits 2")
    assert understood(base, "c") != understood(wall, "c 2")


def test_completion_of_heroes() -> None:
    table = stored("wall")
    groups = menu(table.view(), table.scene)

    def offered(buffer: str) -> list[str]:
        return complete(buffer, groups, list(table.scene["resources"]), sorted(KINDS))

    assert {"guard", "marsh", "north", "heroes"} <= set(offered(""))
    assert offered("guard ") == ["0", "3"]
    assert offered("marsh ") == ["lumber", "brick", "wool", "grain", "ore"]
    assert offered("h wool ") == ["for"]
    assert offered("h wool for o") == ["ore"]


def test_picks_of_places_with_several_wildlings() -> None:
    moves = [
        {"text": "drive 3 regular", "kind": "drive", "hex": 3, "wildling": "regular"},
        {"text": "drive 5 regular", "kind": "drive", "hex": 5, "wildling": "regular"},
        {"text": "drive 5 giant", "kind": "drive", "hex": 5, "wildling": "giant"},
    ]
    group = WatchGroup("drive", "d", moves)
    assert group.picks() == {"3": "drive 3 regular", "5.1": "drive 5 regular", "5.2": "drive 5 giant"}
    vocabulary = words(stored("wall")).vocabulary()
    for line in ("d 5.2", "d 5 giant", "drive 5 giant"):
        assert read(line, [group], None, vocabulary, KINDS) == Do("drive 5 giant")
    osha = [
        {"text": "osha 3", "kind": "osha", "hex": 3, "second": "none"},
        {"text": "osha 3 and 5", "kind": "osha", "hex": 3, "second": "5"},
    ]
    group = WatchGroup("osha", "h", osha)
    assert read("h 3", [group], None, vocabulary, KINDS) == Do("osha 3")
    assert read("h 3 5", [group], None, vocabulary, KINDS) == Do("osha 3 and 5")
    assert set(HERO_KINDS) <= set(KINDS)


# --- panes ---


def panes(table: TerminalSession, *lines: str) -> list[str]:
    display = Scripted(lines)
    display.panes = True
    here = client(table, display)
    for _ in lines:
        here.prompt()
    return [moment.pane for moment in [*display.moments, here.moment()]]


def test_panes_are_switched() -> None:
    assert panes(stored("wall"), ".", ".", "north", "north", "gift") == [
        GIFT,
        NORTH,
        GIFT,
        NORTH,
        NORTH,
        GIFT,
    ]


def test_the_pane_follows_the_decision() -> None:
    assert panes(stored("guards"), ".", ".") == [NORTH, GIFT, NORTH]
    assert panes(stored("wall"), "g", "r", "", "north", "r") == [GIFT, NORTH, GIFT, GIFT, NORTH, GIFT]
    assert panes(stored("wall"), "north", "map") == [GIFT, NORTH, GIFT, NORTH]  # the map is of the Gift


def test_wildlings_are_watched_in_the_north() -> None:
    table = start("watched", 3, rules="brotherhood")
    seen: set[tuple[str, bool]] = set()

    class Watching(Scripted):
        def follow(self, moment: Callable[[], Moment], new: list[Row], seconds: float) -> None:
            super().follow(moment, new, seconds)
            seen.add((moment().pane, "WILD-" in self.said[-1]))

    display = Watching(first_choice)
    here = client(table, display)
    for _ in range(400):
        if table.actor() is None:
            break
        here.prompt() if table.actor() == 0 else here.let_others_move()
    assert (NORTH, True) in seen
    assert (GIFT, False) in seen


def test_a_large_window_tells_what_a_small_one_draws() -> None:
    display = typed(stored("wall"), "north", "gift", "wall", ".", "board", "look 3")
    for sentence in (
        "The Wall has been breached 2 of 3 times; 1 of 8 wildlings are in the Gift.",
        "Cave People clan: camp 1 a regular wildling and camp 2 a climber.",
        "The first goes on 6 to section 2 and on 7 or 8 to section 3.",
        "Section 2: 5 guards (Red, Black, Blue, Black and Blue), 4 regular wildlings before it.",
        "Hex 3 (ore 8) is blocked by 1 climber.",
        "Tormund is in his camp.",
    ):
        assert sentence in display.text, sentence
    german = typed(stored("six"), "north", "heroes", "help", lang="de")
    assert "Ein Übertritt geht nach Südosten" in german.text
    assert "In der Auslage" in german.text
    assert "OPTIONEN DIESES TISCHS" in german.text


def test_help_lists_the_options_of_the_mode() -> None:
    text = typed(stored("wall"), "help").text
    assert "THE WATCH" in text
    for option in stored("wall").scene["options"]:
        assert f"({option})" in text
    base = typed(stored("middle"), "help").text
    assert "THE WATCH" not in base
    assert "(heroic_tragedy)" not in base


# --- the special build phase ---


def test_a_special_build_turn() -> None:
    table = stored("special")
    assert understood(table, "p") == Do("pass")
    display = typed(table, "r 7", "p")
    assert "You build a road on path 7. BLD-1" in display.text
    assert display.moments[0].heading[0][0].startswith("Special build phase")


def played(
    rules: str, seats: int, seed: str, lines: int = 500
) -> tuple[TerminalSession, Scripted, WatchClient]:
    table = start(seed, seats, rules=rules)
    display = Scripted(first_choice)
    here = client(table, display)
    for _ in range(lines):
        if table.actor() is None:
            break
        if table.actor() != table.person:
            here.let_others_move()
        elif not here.move_by_itself():
            here.prompt()
    return table, display, here


def test_special_build_turns_without_a_choice_are_passed_and_told() -> None:
    table, display, here = played("brotherhood56", 5, "passing")
    assert here.passed
    asked = [moment for moment in display.moments if moment.view["phase"] == "special_build"]
    assert all(len(moment.view["moves"]) > 1 for moment in asked)
    told = "You can build nothing in the special build phase: passed for you."
    assert told in display.text
    log = " ".join(
        part for line in here.presenter.paragraphs(here.presenter._built(table.happened)) for part, _ in line
    )
    assert log.count(told) == len(here.passed)
    assert (
        display.text.count("Special build phase")
        < sum(line.text == "pass" for line in table.record.lines) / 4
    )


def test_the_log_names_a_special_build_turn_only_if_something_is_built() -> None:
    table, _, here = played("brotherhood56", 6, "quiet", 900)
    events = here.presenter._built(table.happened)
    for one, other in itertools.pairwise(events):
        if one.event.name == "special_build" and one.seq not in here.passed:
            assert other.event.name not in ("turn", "special_build")


def test_a_moment_has_a_brief_menu_too() -> None:
    display = typed(stored("wall"), "")
    here: Moment = display.moments[0]
    assert [entry[0][0] for entry in here.brief] == [entry[0][0] for entry in here.menu]
