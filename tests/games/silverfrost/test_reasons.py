"""What a hint says for its move, compared with the engine."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.message_files import COMPLETE, language
from tests.server.worlds import SEED, played

from frostwall.core.record import Record
from frostwall.core.session import Session
from frostwall.games import games
from frostwall.games.box import Advice

BOX = games.box("silverfrost")
GAME = BOX.engine
KEPT = {"points": "points", "fire": "fire"}  # reasons that are a number of the seat's view


@pytest.mark.parametrize("seed", range(3))
def test_every_move_has_reasons_and_they_are_true(seed: int) -> None:
    rng = Random(seed)
    record = played(GAME, "standard", 2, 150, rng)
    keys: Counter[str] = Counter()
    for line in rng.sample(range(len(record.lines)), 25):
        session: Session[Any] = Session(GAME, Record(record.header, record.lines[:line]), SEED)
        for seat in session.actors():
            for move in GAME.legal_moves(session.state, seat)[:12] if seat >= 0 else ():
                before: dict[str, Any] = GAME.view(session.state, seat)
                advice = Advice(
                    session.scene, seat, GAME.kinds.fields(move), before, session.view_after(seat, move)
                )
                true = session.state.clone()
                GAME.apply(true, seat, move, [])
                after: dict[str, Any] = GAME.view(true, seat)
                found = BOX.reasons(advice)
                assert 1 <= len(found) <= 3
                for reason in found:
                    keys[reason.key] += 1
                    mine, then = before["seats"][seat], after["seats"][seat]
                    if reason.key in KEPT:
                        name = KEPT[reason.key]
                        assert reason.args["count"] == then[name] - mine[name]
                    if reason.key == "goods":
                        goods: dict[str, int] = reason.args["goods"]  # type: ignore[assignment]  # of any JSON
                        assert all(then["resources"][k] - mine["resources"][k] == n for k, n in goods.items())
                    if reason.key == "animals":
                        gone, back = (
                            sum(each["animals"][k] for k in ("normal", "guard")) for each in (mine, then)
                        )
                        assert reason.args["count"] == back - gone
                    for lang in COMPLETE:
                        said = language(lang, "silverfrost")[f"web-reason-{reason.key.replace('_', '-')}"]
                        assert said.variables <= set(reason.args), reason
    assert len(keys) > 2, keys
