"""What is running: the version, compiled or pure, and a hash of the sources it was made from.

A compiled module left over from an older source silently wins on import. So every build records the hash of the
sources it was made from, `frostwall --version` prints it, and tests/test_build.py compares it with the tree's.
"""

import hashlib
import importlib
import json
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

VERSION = "0.2.0"

PACKAGE = Path(__file__).resolve().parent
# Written into the wheel by hatch_build.py and by nothing else: absent in the tree and in an editable install.
BUILD_FILE = "_build.json"
_GENERATED = (*EXTENSION_SUFFIXES, ".pyc", ".so", ".pyd", BUILD_FILE)
# The built web client, in a wheel; it has a hash of its own in the build's facts.
_CLIENT = ("server", "web")


def package_files(package: Path) -> list[Path]:
    """All files of the package that a person wrote: code, rules, messages, layouts."""
    return sorted(
        path
        for path in package.rglob("*")
        if path.is_file()
        and not path.name.endswith(_GENERATED)
        and path.relative_to(package).parts[:2] != _CLIENT
        and not any(part == "__pycache__" or part.startswith(".") for part in path.relative_to(package).parts)
    )


def files_hash(root: Path, files: list[Path]) -> str:
    """Hash names and contents; lengths are hashed too, so bytes cannot move from one file to the next unseen."""
    total = hashlib.sha256()
    for path in files:
        data = path.read_bytes()
        total.update(f"{path.relative_to(root).as_posix()}\0{len(data)}\0".encode())
        total.update(data)
    return total.hexdigest()[:8]


def tree_hash(package: Path) -> str:
    """Hash the whole package: a stale message file matters as much as a stale extension."""
    return files_hash(package, package_files(package))


def build_facts() -> dict[str, object] | None:
    """What the build hook recorded, or None when the sources run as they lie in the tree."""
    path = PACKAGE / BUILD_FILE
    if not path.is_file():
        return None
    facts: dict[str, object] = json.loads(path.read_text(encoding="utf-8"))
    return facts


def compiled() -> bool:
    """Whether the engine that would run is machine code; asks the module itself, not the build's intention."""
    try:
        file = importlib.import_module("frostwall.core.bag").__file__
    except ModuleNotFoundError:
        return False
    return file is not None and file.endswith(tuple(EXTENSION_SUFFIXES))


def source_hash() -> str:
    """Hash of the sources this package was built from: recorded in a wheel, computed in an editable install."""
    facts = build_facts()
    return tree_hash(PACKAGE) if facts is None else str(facts["sources"])


def engine() -> str:
    """Which engine runs, as a word for programs; `describe` is for people."""
    return "compiled" if compiled() else "pure"


def describe() -> str:
    """One line for `frostwall --version`, e.g. ``frostwall 0.2.0 (compiled, sources 3fa9c1d2)``."""
    return f"frostwall {VERSION} ({'compiled' if compiled() else 'pure Python'}, sources {source_hash()})"
