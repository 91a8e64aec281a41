"""The record: format, defects, undo, folding, and what a viewer may read."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.small_game import Magpies
from tests.small_state import State

from frostwall.core.drive import Clock, Fast, SeatView, bot_rngs, play
from frostwall.core.game import Game
from frostwall.core.record import Header, Line, Record, RecordError, game_of, with_options
from frostwall.core.record.text import MAX_LINES
from frostwall.core.types import CHANCE, SPECTATOR, Event, Refusal, Refused, Setup

GAME = Magpies()
HEADER = [
    "frostwall 1",
    "game: magpies",
    "rules: plain",
    "rules_version: 1",
    "seats: 2",
    "options: {}",
    'setup: {"first":0}',
]
DEAL = ["1 * card 0 bead", "2 * card 0 coin", "3 * card 1 ring", "4 * card 1 bead"]


def text(*lines: str, header: list[str] | None = None) -> str:
    return "\n".join([*(header or HEADER), "", *lines]) + "\n"


def record(*moves: str) -> Record:
    """A record that goes on after the deal; moves are "SEAT TEXT"."""
    found = Record.read(text(*DEAL))
    for move in moves:
        seat, _, words = move.partition(" ")
        found.append(CHANCE if seat == "*" else int(seat), words)
    return found


def refused(source: str | Record, to: int | None = None) -> RecordError:
    with pytest.raises(RecordError) as problem:
        (Record.read(source) if isinstance(source, str) else source).fold(GAME, to)
    return problem.value


class RandomBot:
    name = "random"

    def choose(self, view: SeatView[State], clock: Clock) -> int:
        moves = view.moves()
        return moves[clock.rng.below(len(moves))]


# --- the format ---


def test_round_trip() -> None:
    source = text(
        *DEAL,
        "5 0 draw ; by=caretaker:greedy why=late",
        header=[*HEADER, 'names: ["Ann","Jürgen"]', "commit: " + "0" * 64, 'words: ["a","b c"]'],
    )
    found = Record.read(source)
    assert found.write() == source
    assert found.header.names == ["Ann", "Jürgen"]
    assert found.lines[4] == Line(5, 0, "draw", {"by": "caretaker:greedy", "why": "late"})
    assert found.lines[0].seat == CHANCE
    assert Record.read(source.replace("\n", "\r\n")).write() == source


def test_start() -> None:
    assert GAME.setup("plain", 3, Random(0), rounds=3).options == {}, "only what differs from the default"
    setup = Setup("plain", 3, {}, {"first": 2})
    started = Record.start(GAME, setup, names=["a", "b", "c"], seed="x", generator="sfc32 5")
    assert started.header.options == {}
    assert Record.start(GAME, Setup("plain", 3, {"rounds": 4}, {"first": 2})).header.options == {"rounds": 4}
    again = Record.read(started.write())
    assert again.header == started.header
    assert GAME.dump(again.fold(GAME)) == GAME.dump(GAME.new_game(setup))
    with pytest.raises(RecordError, match="names"):
        Record.start(GAME, setup, names=["only one"])


def test_header_lines_are_counted() -> None:
    for header in (Header("a", "b", 1, 2, {}, {}), Header("a", "b", 1, 2, {}, {}, seed="x", viewer=1)):
        assert header.count_lines() == len(header.lines())


DEFECTS = {
    "empty": ("", "not_a_record", 1),
    "something else": ("hello\n", "not_a_record", 1),
    "no number": ("frostwall x\n", "not_a_record", 1),
    "version 0": (text(header=["frostwall 0", *HEADER[1:]]), "not_a_record", 1),
    "newer": (text(header=["frostwall 2", *HEADER[1:]]), "newer_format", 1),
    "no blank line": ("\n".join(HEADER) + "\n", "truncated", 8),
    "half a header": ("frostwall 1\ngame: mag", "truncated", 2),
    "half a line": (text(*DEAL)[:-3], "truncated", 12),
    "no final newline": (text(*DEAL)[:-1], "truncated", 12),
    "unknown key": (text(header=[*HEADER, "colour: red"]), "bad_header", 8),
    "key twice": (text(header=[*HEADER, "seats: 2"]), "bad_header", 8),
    "no colon": (text(header=[*HEADER, "seats"]), "bad_header", 8),
    "no seats": (text(header=HEADER[:4] + HEADER[5:]), "missing_header", 6),
    "seats 0": (text(header=[*HEADER[:4], "seats: 0", *HEADER[5:]]), "bad_header", 5),
    "seats many": (text(header=[*HEADER[:4], "seats: 100", *HEADER[5:]]), "bad_header", 5),
    "seats text": (text(header=[*HEADER[:4], "seats: two", *HEADER[5:]]), "bad_header", 5),
    "setup no json": (text(header=[*HEADER[:6], "setup: {"]), "bad_header", 7),
    "setup no object": (text(header=[*HEADER[:6], "setup: [1]"]), "bad_header", 7),
    "setup nan": (text(header=[*HEADER[:6], 'setup: {"a":NaN}']), "bad_header", 7),
    "setup deep": (text(header=[*HEADER[:6], "setup: " + "[" * 60000]), "bad_header", 7),
    "setup digits": (text(header=[*HEADER[:6], 'setup: {"a":' + "9" * 5000 + "}"]), "bad_header", 7),
    "setup surrogate": (text(header=[*HEADER[:6], 'setup: {"a":"\\ud800"}']), "bad_header", 7),
    "setup huge": (text(header=[*HEADER[:6], 'setup: {"a":"' + "x" * 70000 + '"}']), "line_too_long", 7),
    "names too few": (text(header=[*HEADER, 'names: ["a"]']), "bad_header", 8),
    "names numbers": (text(header=[*HEADER, "names: [1,2]"]), "bad_header", 8),
    "commit short": (text(header=[*HEADER, "commit: abc"]), "bad_header", 8),
    "viewer 2 of 2": (text(header=[*HEADER, "viewer: 2"]), "bad_header", 8),
    "viewer nature": (text(header=[*HEADER, "viewer: -1"]), "bad_header", 8),
    "seed with spaces": (text(header=[*HEADER, "seed:  x"]), "bad_header", 8),
    "line without seat": (text("1 card"), "bad_line", 9),
    "line without text": (text("1 *"), "bad_line", 9),
    "two spaces": (text("1 *  card 0 bead"), "bad_line", 9),
    "trailing space": (text("1 * card 0 bead "), "bad_line", 9),
    "control character": (text("1 * card\x07 0 bead"), "bad_line", 9),
    "line separator": (text("1 * card\u2028 0 bead"), "bad_line", 9),
    "bad note": (text("1 * card 0 bead ; by"), "bad_line", 9),
    "empty notes": (text("1 * card 0 bead ; "), "bad_line", 9),
    "note twice": (text("1 * card 0 bead ; a=1 a=2"), "bad_line", 9),
    "foreign seat": (text(*DEAL, "5 2 draw"), "bad_line", 13),
    "gap": (text(DEAL[0], DEAL[2]), "sequence_gap", 10),
    "starts at 0": (text("0 * card 0 bead"), "sequence_gap", 9),
    "blank line": (text(DEAL[0], "", DEAL[1]), "bad_line", 10),
    "long line": (text("1 * card " + "x" * 5000), "line_too_long", 9),
    "many lines": (text(*["x"] * (MAX_LINES + 1)), "too_large", None),
    "undo by nature": (text(*DEAL, "5 * undo 3"), "bad_line", 13),
    "undo of the future": (text(*DEAL, "5 0 undo 5"), "bad_line", 13),
    "undo nothing": (text(*DEAL, "5 0 undo"), "bad_line", 13),
    "undo chance": (text(*DEAL, "5 0 undo 3"), "refused_line", 13),
    "masked": (text("1 * card 0 ?"), "masked", 9),
    "unreadable": (text("1 * card 0 gold"), "refused_line", 9),
    "not an outcome": (text("1 * card 1 bead"), "refused_line", 9),
    "claimed chance": (text("1 0 card 0 bead"), "refused_line", 9),
    "wrong seat": (text(*DEAL, "5 1 draw"), "refused_line", 13),
    "nature out of turn": (text(*DEAL, "5 * card 0 bead"), "refused_line", 13),
    "unknown game": (text(header=[HEADER[0], "game: chess", *HEADER[2:]]), "unknown_game", None),
    "unknown rules": (text(header=[*HEADER[:2], "rules: x", *HEADER[3:]]), "unknown_rules", None),
    "older rules": (text(header=[*HEADER[:3], "rules_version: 0", *HEADER[4:]]), "older_rules_version", None),
    "newer rules": (text(header=[*HEADER[:3], "rules_version: 2", *HEADER[4:]]), "newer_rules_version", None),
    "seats 5": (text(header=[*HEADER[:4], "seats: 5", *HEADER[5:]]), "bad_header", None),
    "bad option": (text(header=[*HEADER[:5], 'options: {"x":1}', HEADER[6]]), "bad_setup", None),
    "bad setup": (text(header=[*HEADER[:6], 'setup: {"first":7}']), "bad_setup", None),
    "strange setup": (text(header=[*HEADER[:6], 'setup: {"first":[]}']), "bad_setup", None),
    "foreign set": (text(header=[*HEADER, "set: hearthside sha256:00"]), "wrong_set", None),
}


@pytest.mark.parametrize("defect", DEFECTS)
def test_defect(defect: str) -> None:
    source, code, line = DEFECTS[defect]
    problem = refused(source)
    assert (problem.code, problem.line) == (code, line)
    assert problem.to_json()["code"] == code


def test_refused_line_says_why() -> None:
    problem = refused(text(*DEAL, "5 0 raid 0 bead"))
    assert problem.refusal is not None
    assert problem.refusal.code == "NOT_THERE"
    assert problem.facts == {"seq": 5, "seat": 0, "text": "raid 0 bead", "code": "NOT_THERE"}
    unreadable = refused(text(*DEAL, "5 0 fly away"))
    assert unreadable.refusal is not None
    assert unreadable.refusal.code == "UNKNOWN_TEXT"


def test_append_refuses_what_cannot_be_read() -> None:
    found = record()
    for words in ("", "two\nlines", "a ; b", "draw ;", "undo 9"):
        with pytest.raises(RecordError):
            found.append(0, words)
    with pytest.raises(RecordError):
        found.append(7, "draw")
    assert len(found.lines) == len(DEAL)


class Dealt(Magpies):
    """The small game with exchangeable sets."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.set_name = name

    def set_of(self, setup: Setup) -> str:
        return self.set_name

    def with_set(self, where: str) -> "Dealt":
        if where == "nowhere":
            raise Refused(Refusal("NO_SUCH_SET", ""))
        return Dealt(where)

    def packaged(self) -> list[str]:
        return ["shiny", "dull"]


def test_set() -> None:
    made = Record.start(Dealt("shiny sha256:1"), Setup("plain", 2, {}, {"first": 0}))
    assert "set: shiny sha256:1\n" in made.write()
    made.fold(Dealt("shiny sha256:1"))
    with pytest.raises(RecordError) as problem:
        made.fold(Dealt("dull sha256:2"))
    assert problem.value.code == "wrong_set"
    assert problem.value.facts == {"have": "dull sha256:2", "need": "shiny sha256:1"}


def test_the_game_with_the_set_that_the_options_ask_for() -> None:
    game = Dealt("shiny sha256:1")
    assert with_options(game, {}) is game
    assert with_options(GAME, {"set": "dull"}) is GAME
    other = with_options(game, {"set": "dull"})
    assert isinstance(other, Dealt)
    assert other.set_name == "dull"
    made = Record.start(other, Setup("plain", 2, {"set": "nowhere"}, {"first": 0}))
    with pytest.raises(RecordError) as problem:
        game_of(made, {"magpies": game})
    assert problem.value.refusal == Refusal("NO_SUCH_SET", "")


def test_game_of() -> None:
    games: dict[str, Game[State]] = {"magpies": GAME}
    assert game_of(record(), games) is GAME
    with pytest.raises(RecordError, match="unknown_game"):
        game_of(Record(Header("chess", "x", 1, 2, {}, {})), games)


@given(st.text(max_size=300))
def test_any_text(source: str) -> None:
    for candidate in (source, "frostwall 1\n" + source, text(*DEAL) + source + "\n"):
        try:
            Record.read(candidate).fold(GAME)
        except RecordError as problem:
            assert problem.code  # noqa: PT017


@given(st.integers(0, 10**6), st.integers(0, 10**6), st.text(max_size=4))
def test_any_damage(start: int, length: int, put: str) -> None:
    """A good record with a piece replaced is read, or refused by a RecordError."""
    whole = record(
        "0 look", "* card 0 ring", "* card 0 coin", "* card 0 spoon", "0 keep ring", "1 feast"
    ).write()
    at = start % len(whole)
    try:
        Record.read(whole[:at] + put + whole[at + length % 30 :]).fold(GAME)
    except RecordError as problem:
        assert problem.code  # noqa: PT017


# --- undo ---


def seqs(found: Record, to: int | None = None) -> list[int]:
    return [line.seq for line in found.effective(to)]


def test_effective() -> None:
    found = record("0 swap bead for ring", "1 decline", "0 undo 4", "0 draw", "0 undo 6", "0 undo 7")
    assert seqs(found, 6) == [1, 2, 3, 4, 5, 6]
    assert seqs(found, 7) == [1, 2, 3, 4]
    assert seqs(found, 8) == [1, 2, 3, 4, 8]
    assert seqs(found, 9) == [1, 2, 3, 4, 5, 6], "an undo can also bring back"
    assert seqs(found) == [1, 2, 3, 4]
    assert GAME.dump(found.fold(GAME)) == GAME.dump(record().fold(GAME))
    assert GAME.dump(found.fold(GAME, 9)) == GAME.dump(found.fold(GAME, 6))
    with pytest.raises(RecordError, match="no_such_line"):
        found.effective(99)


def test_undone_lines_are_judged_too() -> None:
    found = record("0 raid 0 bead", "0 undo 4")
    assert refused(found).code == "refused_line"


def test_undo_below_chance_is_refused() -> None:
    found = record("0 draw", "* card 0 ring", "0 undo 5")
    assert refused(found).facts["code"] == "UNDO_FLOOR"


def test_undo_below_a_reveal_is_refused() -> None:
    assert refused(record("0 raid 1 spoon", "1 undo 4")).facts["code"] == "UNDO_FLOOR"


def test_floor_is_the_last_foreign_line() -> None:
    found = record("0 swap bead for ring")
    assert found.undo_floor(GAME, 0) == 4
    assert found.undo_floor(GAME, 1) == 5, "nothing of its own to undo"
    found.append(1, "decline")
    assert found.undo_floor(GAME, 0) == 6
    assert found.undo_floor(GAME, 1) == 5
    found.append(0, "look")
    assert found.undo_floor(GAME, 0) == 6
    found.append(CHANCE, "card 0 ring")
    assert found.undo_floor(GAME, 0) == 8


def test_floor_is_a_reveal() -> None:
    found = record("0 raid 1 spoon")
    assert found.undo_floor(GAME, 0) == 5
    assert found.undo_floor(GAME, 0, consent=True) == 5


def test_floor_of_a_new_game() -> None:
    assert Record.start(GAME, Setup("plain", 2, {}, {"first": 0})).undo_floor(GAME, 0) == 0


def test_consent_passes_foreign_moves_only() -> None:
    found = record("0 swap bead for ring", "1 decline")
    assert found.undo_floor(GAME, 0) == 6
    assert found.undo_floor(GAME, 0, consent=True) == 4
    found.undo(GAME, 0, 4, consent=True)
    assert found.lines[-1].write() == "7 0 undo 4"
    assert seqs(found) == [1, 2, 3, 4]
    with pytest.raises(RecordError, match="undo_refused"):
        found.undo(GAME, 0, 3, consent=True)
    with pytest.raises(RecordError, match="undo_refused"):
        found.undo(GAME, 0, 6, consent=True)


def feast() -> Record:
    """Three magpies; 0 called a feast."""
    setup = Setup("plain", 3, {}, {"first": 0})
    found = Record.start(GAME, setup)
    for seat, cards in enumerate((("bead", "coin"), ("ring", "bead"), ("spoon", "coin"))):
        for card in cards:
            found.append(CHANCE, f"card {seat} {card}")
    found.append(0, "feast")
    return found


def test_sealed_choice_may_be_undone_until_the_last() -> None:
    found = feast()
    assert found.undo_floor(GAME, 0) == 6
    found.append(1, "stake bead ring")
    assert found.undo_floor(GAME, 0) == 8, "the feast cannot go while somebody's choice waits"
    found.append(0, "stake bead coin")
    assert found.undo_floor(GAME, 1) == 7
    assert found.undo_floor(GAME, 2) == 9
    found.undo(GAME, 1, 7)
    assert [line.write() for line in found.lines[9:]] == ["10 1 undo 7", "11 0 stake bead coin"]
    assert GAME.actors(found.fold(GAME)) == [1, 2]
    found.append(1, "stake bead ring")
    found.append(2, "stake coin spoon")
    state = found.fold(GAME)
    assert state.points == [0, 1, 1]
    for seat in range(3):
        assert found.undo_floor(GAME, seat) == 13, "the last is in"


def test_last_sealed_choice_holds_without_a_reveal() -> None:
    """Nobody learns anything from empty stakes, yet the last choice cannot be undone: the others' took effect."""
    found = feast()
    for seat, cards in ((0, "bead coin"), (1, "bead ring"), (2, "coin spoon")):
        found.append(seat, f"stake {cards}")
    found.append(1, "feast")
    for seat in (0, 1, 2):
        found.append(seat, "stake nothing")
    steps = list(found.steps(GAME))
    assert steps[-1].closes
    assert [step.closes for step in steps[7:10]] == [False, False, True]
    assert found.undo_floor(GAME, 2) == 14


class Quiet(Magpies):
    """The small game without its last event: nothing but the end itself holds."""

    def apply(self, s: State, seat: int, m: int, events: list[Event] | None = None) -> None:
        super().apply(s, seat, m, events)
        if events is not None:
            events[:] = [event for event in events if event.name != "over"]


def ending() -> Record:
    """Two rounds; the last line is nothing but a seat's own move."""
    found = Record.start(Quiet(), Setup("plain", 2, {"rounds": 2}, {"first": 0}))
    for seat, card in ((0, "bead"), (0, "coin"), (1, "ring"), (1, "bead")):
        found.append(CHANCE, f"card {seat} {card}")
    for seat in (0, 1, 0):
        found.append(seat, "draw")
        found.append(CHANCE, f"card {seat} spoon")
    found.append(1, "look")
    for card in ("ring", "ring", "coin"):
        found.append(CHANCE, f"card 1 {card}")
    found.append(1, "keep coin")
    return found


def test_the_end_is_a_floor() -> None:
    """The record is public from then on, so not even a move that is only its seat's own is taken back."""
    game, found = Quiet(), ending()
    last = len(found.lines)
    steps = list(found.steps(game))
    assert game.outcome(found.fold(game)) is not None
    assert [step.ends for step in steps] == [False] * (last - 1) + [True]
    assert not steps[-1].reveals
    for seat in (0, 1):
        for consent in (False, True):
            assert found.undo_floor(game, seat, consent) == last
            for to in (last - 1, last):
                with pytest.raises(RecordError, match="undo_refused"):
                    found.undo(game, seat, to, consent)
    assert len(found.lines) == last
    for to in (last - 1, last):
        longer = Record(found.header, list(found.lines))
        longer.append(1, f"undo {to}")
        with pytest.raises(RecordError) as problem:
            longer.fold(game)
        assert problem.value.facts["code"] == "UNDO_FLOOR"
        with pytest.raises(RecordError):
            longer.for_viewer(game, 0)


def test_before_the_end_the_same_move_may_be_undone() -> None:
    found = ending()
    found.header.options = {}
    assert found.undo_floor(Quiet(), 1) == len(found.lines) - 1


# --- folding and events ---


def test_events() -> None:
    found = record("0 look", "* card 0 ring", "* card 0 coin", "* card 0 spoon", "0 keep ring", "1 draw")
    for viewer, cards in ((0, {"ring": 1}), (1, None), (SPECTATOR, None), (None, {"ring": 1})):
        told = found.events(GAME, viewer, start=9, to=9)
        assert [line.seq for line, _ in told] == [9]
        kept = told[0][1][0]
        assert (kept.name, kept.args["cards"]) == ("kept", cards)
    assert len(found.events(GAME)) == 10


# --- secrecy ---


def test_for_viewer_masks_arguments() -> None:
    found = record("0 look", "* card 0 ring", "* card 0 coin", "* card 0 spoon", "0 keep ring", "1 draw")
    found.header.seed = "secret"
    found.header.generator = "sfc32 5"
    found.header.names = ["a", "b"]
    seen = found.for_viewer(GAME, 1)
    assert [line.text for line in seen.lines[:3]] == ["card 0 ?", "card 0 ?", "card 1 ring"]
    assert [line.text for line in seen.lines[5:9]] == ["card 0 ?", "card 0 ?", "card 0 ?", "keep ?"]
    assert "secret" not in seen.write()
    assert "sfc32" not in seen.write()
    assert seen.header.names == ["a", "b"]
    assert seen.header.viewer == 1
    assert found.header.seed == "secret", "the record itself is as before"
    again = Record.read(seen.write())
    assert again.write() == seen.write()
    assert refused(again).code == "masked"
    assert [line.text for line in found.for_viewer(GAME, 0).lines] == [
        line.text.replace("card 1 ring", "card 1 ?").replace("card 1 bead", "card 1 ?")
        for line in found.lines
    ]


def test_for_viewer_hides_waiting_choices() -> None:
    found = feast()
    found.append(1, "stake bead ring")
    found.append(0, "stake bead coin")
    found.undo(GAME, 1, 7)
    for viewer, texts in ((1, ["stake bead ring", "?", "undo 7", "?"]), (2, ["?", "?", "undo 7", "?"])):
        assert [line.text for line in found.for_viewer(GAME, viewer).lines[7:]] == texts
    found.append(1, "stake bead ring")
    found.append(2, "stake coin spoon")
    texts = ["?", "?", "undo 7", "stake bead coin", "stake bead ring", "stake coin spoon"]
    assert [line.text for line in found.for_viewer(GAME, 2).lines[7:]] == texts


def played() -> Record:
    found = play(GAME, Setup("plain", 2, {}, {"first": 0}), [RandomBot()] * 2, Fast(3), bot_rngs(3, 2)).record
    assert found is not None
    return found


def test_a_finished_record_is_public() -> None:
    found = played()
    assert found.for_viewer(GAME, 1).write() == found.write()
    assert "?" in found.for_viewer(GAME, 1, public_when_over=False).write()


def test_seed_and_generator_are_secret_while_the_game_runs() -> None:
    found = played()
    found.header.seed = "secret"
    running = Record(found.header, found.lines[:-1])
    for viewer in (0, 1, SPECTATOR):
        masked = running.for_viewer(GAME, viewer)
        assert (masked.header.seed, masked.header.generator) == (None, None)
        assert found.for_viewer(GAME, viewer).header == found.header
    assert running.header.generator == "sfc32 3"
