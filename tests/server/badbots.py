"""Bots that misbehave, for the workers' tests. A process finds them by `tests.server.badbots:make`."""

import os
import time
from pathlib import Path
from typing import Any

from frostwall import bots
from frostwall.core.drive import Bot, Clock, SeatView
from frostwall.core.types import CHANCE, Move


class Bad:
    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: SeatView[Any], clock: Clock) -> Move:
        match self.name:
            case "sleeps":
                time.sleep(3600)
            case "loops":
                while True:
                    pass
            case "raises":
                raise ValueError(f"the hand is {view.view()['seats']}")
            case "leaves":
                raise SystemExit(3)
            case "dies":
                os._exit(7)
            case "dies_once":  # the file is there when it comes again
                mark = Path(os.environ["DIES_ONCE"])
                if not mark.exists():
                    mark.touch()
                    os._exit(7)
            case "eats":
                return len(bytearray(64 << 30))
            case "cheats":  # well-formed, and nobody's to make
                return _nature(view)
            case "babbles":
                return -12345
            case "says_nothing":
                return None  # type: ignore[return-value]
            case "tells_seconds":
                with Path(os.environ["TELLS_SECONDS"]).open("a") as file:
                    print(clock.seconds, file=file)
            case "prints":
                print("PRINTED", flush=True)
                os.write(1, b"PRINTED")
            case "spoils":  # plays on in the world it was handed, and answers for where that led
                game, s = view.game, view.world
                while game.actors(s) in ([view.seat], [CHANCE]):
                    chance = game.actors(s) == [CHANCE]
                    move = game.chance(s)[0][0] if chance else game.random_move(s, view.seat, clock.rng)
                    game.apply(s, CHANCE if chance else view.seat, move)
                return game.random_move(s, game.actors(s)[0], clock.rng)
        return view.moves()[0]


def _nature(view: SeatView[Any]) -> Move:
    s = view.world.clone()
    while view.game.actors(s) != [CHANCE]:
        view.game.apply(s, view.game.actors(s)[0], view.game.legal_moves(s, view.game.actors(s)[0])[0])
    return view.game.chance(s)[0][0]


def make(name: str, game: str, level: str = "full") -> Bot[Any]:
    if name in bots.names():
        return bots.make(name, game, level)
    return Bad(name)


def make_nothing(name: str, game: str, level: str = "full") -> Bot[Any]:
    raise RuntimeError
