"""`frostwall terminal`: hands over to the terminal client, which is loaded only when it is asked for."""

import argparse
from typing import Final

from frostwall.cli.extras import needing
from frostwall.games.box import Command


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    with needing("terminal"):
        from frostwall.terminal.main import add_arguments

    add_arguments(parser)


def _run(place: argparse.Namespace, _lang: str) -> int:
    from frostwall.terminal.main import run

    return run(place)


COMMAND: Final = Command("terminal", "play a game in the terminal", _add_arguments, _run)
