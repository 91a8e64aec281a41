"""TURN-10: whether an ability leaves something to do is mostly known without trying everything out. Here everything is
tried out all the same, in positions of random games, and the answers are compared."""

import pytest

from frostwall.core.engine import NOBODY
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng
from frostwall.games.silverfrost.engine import decision
from frostwall.games.silverfrost.engine.chapters import extras
from frostwall.games.silverfrost.engine.deck import program
from frostwall.games.silverfrost.engine.deck.tables import MOST_EFFECTS
from frostwall.games.silverfrost.engine.effects import triggers
from frostwall.games.silverfrost.engine.effects.source import source_of
from frostwall.games.silverfrost.engine.effects.step import possible
from frostwall.games.silverfrost.engine.frames import READY
from frostwall.games.silverfrost.engine.game import GAME
from frostwall.games.silverfrost.engine.state import CITY, State


def abilities(s: State, who: int) -> list[tuple[int, int]]:
    """What could be used now, by slot and effect, if only something were left to do."""
    found = []
    for slot in range(1, s.get(who, CITY)):
        if s.is_live(who, slot):
            for effect in range(MOST_EFFECTS):
                row = triggers.effect_row(s, who, slot, effect)
                if row < 0 or s.deck.trigger[row] != program.ABILITY:
                    continue
                if not triggers.used_up(s, who, slot, effect, row):
                    if possible(s, s.deck.block[row], who, source_of(who, slot), True):
                        found.append((slot, effect))
    return found


def tried_out(s: State, who: int, slot: int, effect: int) -> bool:
    world = s.clone()
    extras._use_ability(world, who, slot, effect, None)
    decision.settle(world, None)
    return extras._reaches_action(world, who, extras.SEARCH) >= 0


def kept(s: State, who: int) -> list[int]:
    """The answers after which something is left to do, or all."""
    found = MoveSet()
    decision.top(s).list_moves(s, who, found)
    every = found.list()
    return [
        m for m in every if extras._reaches_action(extras._after(s, who, m), who, extras.SEARCH) >= 0
    ] or every


def compared(s: State, who: int) -> int:
    """How many answers were compared; the position stays as it is."""
    before = GAME.dump(s), list(s.own)
    checked = 0
    if s.frame() == READY:
        for slot, effect in abilities(s, who):
            assert extras._ability_leaves_action(s, who, slot, effect) == tried_out(s, who, slot, effect)
            checked += 1
    elif decision.top(s).interruptible and extras.is_bound(s):
        assert GAME.legal_moves(s, who) == kept(s, who)
        checked += 1
    if checked:
        assert (GAME.dump(s), list(s.own)) == before
    return checked


@pytest.mark.parametrize("where", ["hearthside", "hearthside2"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_TURN_10_what_is_known_is_what_trying_out_finds(where: str, seats: int, soak: bool) -> None:
    game = GAME.with_set(where)
    checked = 0
    for seed in range(300 if soak else 30):
        s = game.new_game(game.setup("standard", seats, Rng(seed)))
        nature, seated = Rng(seed, 1), Rng(seed, 2)
        while True:
            seat = game.advance(s, nature)
            if seat == NOBODY:
                break
            checked += compared(s, seat)
            game.apply(s, seat, game.random_move(s, seat, seated))
    assert checked > 20
