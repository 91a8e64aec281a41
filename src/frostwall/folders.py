"""Where this program keeps a person's games, on each system."""

import os
import sys
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

NAME: Final = "frostwall"


def data_folder() -> Path:
    """The folder of this program; it may not exist yet. One that an earlier version made is still used."""
    folder = user_data_path(NAME, appauthor=False)
    earlier = _earlier_folder()
    return folder if earlier is None or folder.is_dir() or not earlier.is_dir() else earlier


def _earlier_folder() -> Path | None:
    """Where versions before 0.2 kept them if these variables were set: they followed them on every system, relative
    paths included."""
    names = ["XDG_DATA_HOME", *(["LOCALAPPDATA"] if sys.platform == "win32" else [])]
    chosen = next((value for value in map(os.environ.get, names) if value), None)
    return None if chosen is None else Path(chosen) / NAME
