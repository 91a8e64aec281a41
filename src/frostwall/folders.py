"""Where a person's programs keep their data, on each system."""

from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str], platform: str) -> Path:
    """The folder of this program; it may not exist yet."""
    chosen = environment.get("XDG_DATA_HOME")
    if chosen:
        base = Path(chosen)
    elif platform == "win32":
        base = Path(environment.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path.home() / ".local" / "share"
    return base / "frostwall"
