"""How much memory a process holds, where the system says so."""

import os
from pathlib import Path


def resident(pid: int) -> int | None:
    """The bytes of a process that are in memory; None if it has ended, or on a system other than Linux."""
    try:
        pages = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]
    except (OSError, IndexError):
        return None
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
