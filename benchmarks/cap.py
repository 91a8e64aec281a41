"""A share of a core for one process, by a control group of Linux. Needs root."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PERIOD: Final = 100_000  # microseconds
GROUPS: Final = Path("/sys/fs/cgroup")


@contextmanager
def capped(process: int, share: float) -> Iterator[None]:
    """The process and those it starts together get this much of one core. Ends the program where that is impossible."""
    old = GROUPS / "cpu"
    top = old if old.is_dir() else GROUPS
    group = top / f"frostwall-{process}"
    quota = round(share * PERIOD)
    try:
        group.mkdir()
        if top is old:
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(quota))
        else:
            (group / "cpu.max").write_text(f"{quota} {PERIOD}")
        (group / "cgroup.procs").write_text(str(process))
    except OSError as problem:
        raise SystemExit(f"this machine lets us cap no process: {problem}") from None
    try:
        yield
    finally:
        for one in (group / "cgroup.procs").read_text().split():
            (top / "cgroup.procs").write_text(one)
        group.rmdir()
