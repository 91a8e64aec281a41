"""The action index and the rows of every table: the mask is the legal moves, each is reached in one way, and neither
tells a seat what it may not know."""

import hashlib
import json
from pathlib import Path
from random import Random

import pytest
from tests.core.tables import TABLES, Table, allowed, engine, positions, row, start

from frostwall.core.compose import PENDING, ActionError
from frostwall.core.encode import Encoder
from frostwall.core.knowledge import Knowledge

pytestmark = pytest.mark.engine

DIGESTS = Path(__file__).with_name("rows.json")
NAMES = ["-".join(map(str, table)) for table in TABLES]
MANY = 300  # legal moves that are not spelled out one by one in the gate


def next_numbers(steps: list[list[int]], at: int) -> tuple[int, set[int]]:
    """Where moves that agree so far first differ, and their numbers there: read off their full lists."""
    while len(steps) > 1 and len({each[at] for each in steps}) == 1:
        at += 1
    return at, {each[at] for each in steps} if len(steps) > 1 else set()


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_the_mask_is_the_legal_moves(table: Table, soak: bool) -> None:
    game = engine(table[0])
    between = 0
    for seed in range(20 if soak else 2):
        rng = Random(seed)
        for s, seat, encoder in positions(table, seed, 4000 if soak else 250):
            steps = {m: encoder.index.steps(m, seat) for m in game.legal_moves(s, seat)}
            assert all(steps.values())
            assert allowed(encoder) == {each[0] for each in steps.values()}
            # One move, number by number: at each stop the mask is what the moves that are left go on with.
            number = rng.choice(sorted(allowed(encoder)))
            left = [m for m, each in steps.items() if each[0] == number]
            at = 1
            made = encoder.step(number)
            while made == PENDING:
                between += 1
                at, expected = next_numbers([steps[m] for m in left], at)
                assert allowed(encoder) == expected
                assert len(expected) > 1
                number = rng.choice(sorted(expected))
                left = [m for m in left if steps[m][at] == number]
                made = encoder.step(number)
                at += 1
            assert left == [made]
    assert between > 0


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_every_legal_move_has_one_path(table: Table, soak: bool) -> None:
    game = engine(table[0])
    for n, (s, seat, encoder) in enumerate(positions(table, 11, 4000 if soak else 160)):
        legal = game.legal_moves(s, seat)
        if len(legal) > MANY and not soak and n % 4:
            continue
        paths = {m: tuple(encoder.path(m)) for m in legal}
        assert len(set(paths.values())) == len(legal)
        for m in legal[:: 1 if soak else 9]:
            encoder.look(s, seat)
            made = [encoder.step(number) for number in paths[m]]
            assert made == [PENDING] * (len(made) - 1) + [m]


@pytest.mark.parametrize("table", TABLES[:6], ids=NAMES[:6])
@pytest.mark.parametrize("same_kind", [False, True])
def test_offers_are_composed(table: Table, same_kind: bool, soak: bool) -> None:
    """They are not listed, so the mask has more than the legal moves: terms that the game does not refuse."""
    game = engine(table[0])
    made: dict[str, int] = {}
    rng = Random(1)
    for s, seat, encoder in positions(
        table, 21, 4000 if soak else 250, offers=True, same_kind_trade=same_kind
    ):
        legal = {encoder.index.first(m, seat) for m in game.legal_moves(s, seat)}
        more = allowed(encoder) - legal
        assert legal <= allowed(encoder)
        assert all(encoder.index.label(i) in ("offer", "counter") for i in more)
        for i in more:
            encoder.look(s, seat)
            move = encoder.step(i)
            steps = [i]
            while move == PENDING:
                assert len(allowed(encoder)) > 1
                steps.append(rng.choice(sorted(allowed(encoder))))
                move = encoder.step(steps[-1])
            assert game.refusal(s, seat, move) is None
            encoder.look(s, seat)
            assert encoder.path(move) == steps
            made[encoder.index.label(i)] = made.get(encoder.index.label(i), 0) + 1
    assert set(made) == {"offer", "counter"}


@pytest.mark.parametrize("table", [TABLES[1], TABLES[3], TABLES[-1]], ids=[NAMES[1], NAMES[3], NAMES[-1]])
def test_a_row_does_not_depend_on_what_stood_there(table: Table, soak: bool) -> None:
    """A batch writes each row over the last one; nothing of it may remain, nor of a move that was begun."""
    for n, (s, seat, encoder) in enumerate(positions(table, 5, 2000 if soak else 120)):
        fresh = Encoder(engine(table[0]), s, encoder.offers)
        for at in range(len(fresh.observation)):
            fresh.observation[at] = 0x0707070707070707
        fresh.look(s, seat)
        assert row(fresh) == row(encoder), n
        assert allowed(fresh) == allowed(encoder)
        assert fresh.choice.count() == len(allowed(fresh))
        number = max(allowed(fresh))
        if fresh.step(number) == PENDING:
            assert row(fresh) != row(encoder)
            assert fresh.choice.count() == len(allowed(fresh))
            fresh.look(s, seat)
            assert row(fresh) == row(encoder)


@pytest.mark.parametrize("table", [TABLES[1], TABLES[3], TABLES[-1]], ids=[NAMES[1], NAMES[3], NAMES[-1]])
def test_a_wrong_number_changes_nothing(table: Table) -> None:
    game = engine(table[0])
    for s, _seat, encoder in positions(table, 3, 40):
        before = game.dump(s), allowed(encoder), row(encoder)
        wrong = next(i for i in range(encoder.size) if not encoder.choice.allows(i))
        with pytest.raises(
            ActionError, match=rf"^The mask does not allow action {wrong} here; it allows \d+ "
        ):
            encoder.step(wrong)
        for none in (-1, int(encoder.size), 10**6):
            with pytest.raises(
                ActionError, match=rf"^There is no action {none}: this table has the actions 0 to"
            ):
                encoder.step(none)
        assert (game.dump(s), allowed(encoder), row(encoder)) == before


def test_a_move_outside_the_mask_has_no_path() -> None:
    game = engine("watch")
    s = start(("watch", "base", 4), 0)
    encoder = Encoder(game, s)
    encoder.look(s, 0)
    with pytest.raises(ActionError, match=r"^'end' is not among the moves that the mask allows here"):
        encoder.path(game.parse("end"))
    encoder.look(s, 1)  # it is not its decision
    assert allowed(encoder) == set()


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_rows_and_masks_show_nothing_hidden(table: Table, soak: bool) -> None:
    """The secrecy of views, on tensors: what re-deals everything hidden from a seat changes neither."""
    game = engine(table[0])
    rng = Random(5)
    for n, (s, seat, encoder) in enumerate(positions(table, 5, 4000 if soak else 250)):
        if n % (1 if soak else 5):
            continue
        for viewer in range(table[2]):
            encoder.look(s, viewer)
            here = allowed(encoder), row(encoder)
            for known in (None, Knowledge(viewer)):
                encoder.look(game.determinize(s, viewer, rng, known), viewer)
                assert (allowed(encoder), row(encoder)) == here
        encoder.look(s, seat)
        number = max(allowed(encoder))
        if encoder.step(number) == PENDING:  # a move begun
            here = allowed(encoder), row(encoder)
            encoder.look(game.determinize(s, seat, rng), seat)
            assert encoder.step(number) == PENDING
            assert (allowed(encoder), row(encoder)) == here


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_the_specification_says_what_each_byte_is(table: Table) -> None:
    encoder = Encoder(engine(table[0]), start(table, 1))
    spec = encoder.spec()
    features = spec["features"]
    assert isinstance(features, list)
    assert len({each["name"] for each in features}) == len(features)
    end = 0
    for each in features:
        assert each["start"] >= end
        assert each["about"]
        assert not each["names"] or len(each["names"]) == each["size"]
        end = each["start"] + each["size"]
    assert spec["width"] == encoder.width
    assert end <= encoder.width < end + 8
    labels = [encoder.index.label(i) for i in range(encoder.size)]
    assert len(set(labels)) == len(labels)
    with pytest.raises(IndexError, match="there is no action"):
        encoder.index.label(int(encoder.size))
    most = [0] * encoder.width
    for each in features:
        most[each["start"] : each["start"] + each["size"]] = [each["most"]] * each["size"]
    for _, _, encoder in positions(table, 2, 150):
        assert all(value <= limit for value, limit in zip(row(encoder), most, strict=True))


def digest(table: Table) -> str:
    """Of the rows and masks of one random game, of what the bytes mean, and of the versions."""
    total = hashlib.sha256()
    for n, (_, _, encoder) in enumerate(positions(table, 8, 300)):
        if n == 0:
            total.update(json.dumps(encoder.spec(), sort_keys=True).encode())
        total.update(row(encoder))
        total.update(bytes(sorted(i % 256 for i in allowed(encoder))))
    return total.hexdigest()[:16]


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_rows_are_those_of_their_version(table: Table) -> None:
    """The same compiled and pure, today and tomorrow. After a change on purpose raise the version of the index or of
    the game's tensor and run `python -m tests.rows_write`."""
    assert digest(table) == json.loads(DIGESTS.read_text())["-".join(map(str, table))]
