"""One game in progress, without a server: drafts, previews, undo and masked lines, over whole golden records."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.play import GOLDEN, golden

import frostwall
from frostwall.core.drive import setup_rng
from frostwall.core.record import Line, Record, RecordError, game_of, undo_floor
from frostwall.core.rng import Rng
from frostwall.core.session import Draft, Foreseen
from frostwall.core.types import CHANCE, SPECTATOR, Json, Refusal
from frostwall.server.table.match import Match, line_shape

RECORDS = ("base-4-undo", "hero-samwell", "base-3-aside", "silverfrost-2", "silverfrost-mulligan")
# A table lets nature answer at once, so nobody takes back a roll as somebody does here in line 33.
LAST = {"base-4-undo": 31}


def played(name: str) -> Iterator[tuple[Match, Line]]:
    """A match that takes the record line by line as a table would; before each line, the match and the line.

    Nature's lines come out of the match itself: they must be those of the record.
    """
    record = golden(name)
    lines = record.lines[: LAST.get(name)]
    game = game_of(record, frostwall.games)
    match = Match(game, Record(record.header, []), record.header.seed or "", record.header.words or [])
    match.take(match.draft_chance())
    while match.last < len(lines):
        line = lines[match.last]
        yield match, line
        target = line.undone_to()
        if target is not None:
            draft: Draft[Any] | Refusal = match.draft_undo(line.seat, target, consent=True)
        else:
            draft = match.draft_moves(line.seat, [line.text])
        assert isinstance(draft, Draft), (line, draft)
        match.take(draft)
        made = [one.write() for one in match.record.lines[: len(lines)]]
        assert made == [one.write() for one in lines[: len(made)]]


def wandering(name: str, seats: int, seed: int, moves: int) -> Iterator[Match]:
    """A match of random moves, of which many are taken back, alone or by consent; after each change, the match."""
    game = frostwall.games[name]
    rng = Rng(seed, 0)
    setup = game.setup(next(iter(game.rulesets())), seats, setup_rng(str(seed)))
    match = Match(game, Record.start(game, setup), str(seed))
    match.take(match.draft_chance())
    for _ in range(moves):
        actors = match.actors()
        if not actors:
            return
        back = [(seat, match.undo_target(seat)) for seat in range(seats)]
        alone = [(seat, to) for seat, to in back if to is not None]
        draft: Draft[Any] | Refusal | None = None
        if alone and rng.below(3) == 0:
            seat, to = alone[rng.below(len(alone))]
            draft = match.draft_undo(seat, to)
        elif rng.below(8) == 0:
            seat = actors[0]
            floor = undo_floor(match.standing, match.last, seat, consent=True)
            if floor < match.last:
                draft = match.draft_undo(seat, floor, consent=True)
        if draft is None:
            seat = actors[rng.below(len(actors))]
            draft = match.draft_moves(seat, [game.text(game.random_move(match.state, seat, rng))])
        assert isinstance(draft, Draft)
        match.take(draft)
        yield match


def seats_of(match: Match) -> range:
    return range(match.record.header.seats)


def same(one: Match, other: Match) -> None:
    game = one.game
    assert game.dump(one.state) == game.dump(other.state)
    assert one.chance.counts == other.chance.counts
    for seat in seats_of(one):
        assert one.known_to(seat).to_json() == other.known_to(seat).to_json()
    for viewer in (SPECTATOR, *seats_of(one)):
        assert one.news_for(viewer, 0)[0] == other.news_for(viewer, 0)[0]
        assert one.news_for(viewer, 0)[1] == other.news_for(viewer, 0)[1]
        assert one.undo_target(max(viewer, 0)) == other.undo_target(max(viewer, 0))


@pytest.mark.parametrize("name", RECORDS)
def test_moves_and_nature_make_the_same_record_again(name: str) -> None:
    """The streams of the table draw what `frostwall sim` drew."""
    assert sum(1 for _ in played(name)) > 5


def read_again(match: Match) -> Match:
    text = Record(match.record.header, list(match.record.lines)).write()
    return Match(match.game, Record.read(text), match.seed, match.record.header.words or [])


@pytest.mark.parametrize("name", RECORDS)
def test_a_match_read_again_is_the_match_that_was_played(name: str) -> None:
    """A restart costs nobody anything: state, knowledge, streams, masked lines, what may be undone."""
    for match, line in played(name):
        if line.seq % 37 == 1 or line.undone_to() is not None:
            same(match, read_again(match))


@pytest.mark.parametrize(("game", "seats"), [("watch", 3), ("silverfrost", 2), ("silverfrost", 3)])
def test_so_it_is_after_moves_were_taken_back(game: str, seats: int, soak: bool) -> None:
    undone = 0
    for seed in range(30 if soak else 2):
        for n, match in enumerate(wandering(game, seats, seed, 400 if soak else 90)):
            undone += match.record.lines[-1].undone_to() is not None
            if n % 15 == 0:
                same(match, read_again(match))
                viewer = n % (seats + 1) - 1 if n % (seats + 1) else SPECTATOR
                masked = match.record.for_viewer(match.game, viewer)
                assert match.news_for(viewer, 0)[0] == [line_shape(line) for line in masked.lines]
        copy = Record.read(match.record.write())
        assert match.game.dump(copy.fold(match.game)) == match.game.dump(match.state)
    assert undone > 3


@pytest.mark.parametrize("name", RECORDS)
def test_a_draft_changes_nothing_until_it_is_taken(name: str) -> None:
    for match, line in played(name):
        if line.seq % 11:
            continue
        before = (match.game.dump(match.state), dict(match.chance.counts), match.record.write())
        draft = match.draft_moves(line.seat, [line.text])
        if (
            isinstance(draft, Draft)
            and len(draft.lines) == 1
            and match.game.actors(draft.state) == [line.seat]
        ):
            for move in match.game.legal_moves(draft.state, line.seat)[:3]:
                match.draft_moves(line.seat, [line.text, match.game.text(move)])
        match.preview(line.seat, [line.text])
        match.why(line.seat, line.text, None)
        assert (match.game.dump(match.state), dict(match.chance.counts), match.record.write()) == before


@pytest.mark.parametrize("name", RECORDS)
def test_masked_lines_are_those_of_the_record(name: str) -> None:
    """As the game goes on a viewer is sent, line by line, what `Record.for_viewer` would show it."""
    for match, line in played(name):
        if line.seq % 23:
            continue
        for viewer in (SPECTATOR, *seats_of(match)):
            masked = match.record.for_viewer(match.game, viewer)
            shown = [line_shape(line) for line in masked.lines]
            assert match.news_for(viewer, 0)[0] == shown
            since = match.last // 2
            assert match.news_for(viewer, since)[0] == shown[since:]
            events = [
                {"seq": one.seq, **event.to_json()}
                for one, found in match.record.events(match.game, viewer, since + 1)
                for event in found
            ]
            assert match.news_for(viewer, since)[1] == events
            news = match.public_news(since)
            assert news is None or news == (shown[since:], events)


def moves_to_try(match: Match, seat: int) -> list[str]:
    moves = match.game.legal_moves(match.state, seat)
    return [match.game.text(move) for move in moves[:: max(1, len(moves) // 4)]]


@pytest.mark.parametrize("name", RECORDS)
def test_a_preview_is_what_then_happens_up_to_chance_a_reveal_or_another_decision(name: str) -> None:
    """Not what nature would bring, and nothing that the seat does not know yet."""
    stops: set[str | None] = set()
    for match, line in played(name):
        if line.seq % 3 == 0:
            continue
        for seat in match.actors():
            for text in moves_to_try(match, seat):
                found = match.preview(seat, [text])
                assert not isinstance(found, Refusal)
                draft = match.draft_moves(seat, [text])
                assert isinstance(draft, Draft)
                own = [step for step in draft.steps if step.line.seat == seat]
                real = [event for step in own for event in step.events]
                shown = [event.to_json() for event in found.events]
                stops.add(found.stopped)
                if found.stopped == "reveal":
                    assert any(event.reveals for event in real)
                    assert len(found.events) < len(real)
                else:
                    assert not any(event.reveals for event in real)
                    assert len(shown) == len(real)
                assert shown == [event.for_viewer(seat).to_json() for event in real[: len(shown)]]
                assert (found.stopped == "chance") == (len(draft.lines) > 1 and found.stopped != "reveal")
    assert {"chance", "decision"} & stops


def test_a_preview_counts_the_cards_that_are_dealt_but_does_not_name_them() -> None:
    """And what comes after them is what comes after them, whichever they are."""
    counted = 0
    for match, line in played("silverfrost-2"):
        for seat in match.actors() if line.seq % 5 == 0 else []:
            for text in moves_to_try(match, seat):
                found = match.preview(seat, [text])
                assert isinstance(found, Foreseen)
                draft = match.draft_moves(seat, [text])
                assert isinstance(draft, Draft)
                real = [event for step in draft.steps for event in step.events][len(found.events) :]
                shown = [event.to_json() for event in found.dealt]
                assert shown == [event.for_viewer(SPECTATOR).to_json() for event in real[: len(shown)]]
                assert all(event.args["cards"] is None for event in found.dealt if event.reveals)
                counted += sum(event.name == "draw" for event in found.dealt)
                assert found.dealt or found.then == found.stopped
    assert counted


@pytest.mark.parametrize("name", ["base-3-aside", "silverfrost-2"])
def test_a_preview_does_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    for match, line in played(name):
        if line.seq % 17:
            continue
        for seat in match.actors():
            other = Match(match.game, Record(match.record.header, list(match.record.lines)), "another seed")
            other.state = match.game.determinize(match.state, seat, Rng(line.seq, 1), match.known_to(seat))
            for text in moves_to_try(match, seat):
                one, two = match.preview(seat, [text]), other.preview(seat, [text])
                assert not isinstance(one, Refusal)
                assert not isinstance(two, Refusal)
                for told, again in ((one.events, two.events), (one.dealt, two.dealt)):
                    assert [event.to_json() for event in told] == [event.to_json() for event in again]
                assert (one.stopped, one.then) == (two.stopped, two.then)


@pytest.mark.parametrize("name", RECORDS)
def test_what_may_be_undone_is_derived_from_the_record(name: str) -> None:
    """`undo_target` is a line the record's own floor allows, and None exactly when there is nothing."""
    counted: dict[bool, int] = {True: 0, False: 0}
    for match, line in played(name):
        if line.seq % 7 and line.undone_to() is None:
            continue
        for seat in seats_of(match):
            floor = match.record.undo_floor(match.game, seat)
            target = match.undo_target(seat)
            counted[target is not None] += 1
            if target is None:
                assert floor == match.last
                continue
            assert target >= floor
            copy = Record(match.record.header, list(match.record.lines))
            copy.undo(match.game, seat, target)
            draft = match.draft_undo(seat, target)
            assert [one.write() for one in draft.lines] == [one.write() for one in copy.lines[match.last :]]
        hard = undo_floor(match.standing, match.last, match.actors()[0], consent=True)
        chance = [one.seq for one in match.record.effective() if one.seat == CHANCE]
        if chance:
            assert hard >= chance[-1]
            with pytest.raises(RecordError):
                match.draft_undo(match.actors()[0], chance[-1] - 1, consent=True)
    assert counted[True]
    assert counted[False]


ALL_RECORDS = sorted(file.stem for file in GOLDEN.glob("*.rec"))


@pytest.mark.parametrize("name", ALL_RECORDS)
def test_looking_back_to_nature_is_enough_to_know_what_may_be_undone(name: str) -> None:
    """`undo_target` looks no further than nature's last line; the floor over the whole game says the same, and no
    sealed choice waits when nature acts."""
    record = golden(name)
    game = game_of(record, frostwall.games)
    match = Match(game, record, record.header.seed or "", record.header.words or [])
    steps, last = match.standing, match.last
    counted: dict[bool, int] = {True: 0, False: 0}
    waiting = 0
    for at, step in enumerate(steps, 1):
        match.standing = steps[:at]
        if step.line.seat == CHANCE:
            assert not waiting, "a sealed choice waits while nature acts"
        waiting = 0 if step.closes else waiting + step.sealed
        for seat in seats_of(match):
            floor = undo_floor(match.standing, last, seat)
            expected = None if step.ends or floor == last else match.before_last_move(seat)
            assert match.undo_target(seat) == expected, (step.line.seq, seat)
            counted[expected is not None] += 1
    assert counted[False]
    assert counted[True]


def test_why_takes_a_text_or_the_fields_of_a_move() -> None:
    game: Any
    for name in ("base-4-undo", "silverfrost-2"):
        for match, line in played(name):
            game = match.game
            if line.seq % 19 or line.undone_to() is not None:
                continue
            move = game.parse(line.text)
            assert match.why(line.seat, line.text, None) == line.text
            assert match.why(line.seat, None, game.fields(move)) == line.text
            other = (line.seat + 1) % match.record.header.seats
            if other not in match.actors():
                by_text, by_fields = (
                    match.why(other, line.text, None),
                    match.why(other, None, game.fields(move)),
                )
                assert isinstance(by_text, Refusal)
                assert isinstance(by_fields, Refusal)
                assert by_text.to_json() == by_fields.to_json()
        wrong: list[Json] = [{}, {"kind": "fly"}, {"kind": 3}, {"kind": "roll", "more": 1}]
        for bad in wrong:
            found = match.why(0, None, bad)
            assert isinstance(found, Refusal)
            assert found.code == "UNKNOWN_TEXT"
