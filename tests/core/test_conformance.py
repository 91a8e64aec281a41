"""check_game passes on the small game and fails, for the right reason, on variants that each break one promise."""

import json
import re

import pytest
from tests.core.broken_games import Broken, LeakingView
from tests.small_game import Magpies
from tests.small_state import KINDS

from frostwall.core.conformance import CheckFailure, check_game
from frostwall.core.conformance.rules import sub_multisets
from frostwall.core.record import Record


def test_small_game(soak: bool) -> None:
    tally = check_game(Magpies(), games=40 if soak else 6)
    assert set(tally.kinds) == {kind.name for kind in KINDS.by_code.values()}
    assert tally.twins > 20
    assert tally.sealed > 3
    assert tally.unlisted > 3
    assert all(seen.hits for seen in tally.zones.values() if seen.samples > 5)
    assert "hidden zones vary" in tally.summary()


def test_given_mode_only() -> None:
    assert check_game(Magpies(), rules="plain", seats=3, games=2, options={"rounds": 2}, probes=2).games == 2
    with pytest.raises(CheckFailure, match="rulesets"):
        check_game(Magpies(), rules="fancy")


def test_is_repeatable() -> None:
    first, second = (check_game(Magpies(), seats=2, games=2, seed=5, probes=3) for _ in range(2))
    assert first == second


def test_sub_multisets() -> None:
    assert sub_multisets([("a", 2), ("b", 1)], 2) == [{"a": 1, "b": 1}, {"a": 2}]
    assert sub_multisets([], 0) == [{}]
    assert sub_multisets([("a", 1)], 2) == []


# --- one broken variant per promise -----------------------------------------------------------------

VARIANTS = Broken.__subclasses__()


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.__name__)
def test_broken_promise(variant: type[Broken]) -> None:
    with pytest.raises(CheckFailure) as failure:
        check_game(variant(), games=variant.games, limit=2000)
    assert re.match(variant.promise, str(failure.value)), str(failure.value)[:300]


@pytest.mark.parametrize("part", ["undo_floor", "fold"])
def test_an_end_that_may_be_undone(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """That the end holds is the record's part of the bargain; the suite notices when it does not."""
    monkeypatch.setattr(Record, part, lambda *_, **__: 0)
    with pytest.raises(CheckFailure, match="the end is not undone"):
        check_game(Magpies(), games=1)


def test_failure_is_a_bug_report() -> None:
    """The text ends with a record that leads to the position."""
    with pytest.raises(CheckFailure) as failure:
        check_game(LeakingView())
    text = str(failure.value)
    record = Record.read(text[text.index("frostwall 1") :])
    state = record.fold(Magpies())
    assert json.dumps(Magpies().dump(state))
    assert failure.value.promise.startswith("secret view")
