"""Packages that only some commands need: what is missing is said in a sentence that tells how to install it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from frostwall.words import MissingExtra

# By extra of the package: what needs it. In English only: the catalogue may be what is missing.
NEEDED_BY: Final = {
    "cluster": "The option --bus",
    "data": "A data set",
    "metrics": "frostwall serve --metrics",
    "ray": "The executor ray",
    "server": "The table in the browser",
    "terminal": "The terminal",
    "traces": "frostwall serve --traces",
    "train": "Training",
}


class MissingPackage(MissingExtra):
    """A package of an extra is not installed."""

    def __init__(self, extra: str, package: str) -> None:
        ImportError.__init__(
            self,
            f"{NEEDED_BY[extra]} needs the package {package}; install it with: pip install 'frostwall[{extra}]'",
        )


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Put this around imports of what an extra brings."""
    try:
        yield
    except ModuleNotFoundError as problem:
        package = (problem.name or "").split(".")[0]
        if package in ("", "frostwall"):
            raise
        raise MissingPackage(extra, package) from problem
