"""A Chromium for the tests, the machine's own or a fetched one; `python -m tests.web.browser` makes sure of it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
HELP = (
    "No Chromium or Chrome was found for the tests in a browser. Install one (Debian, as root: apt-get update && "
    "apt-get install -y --no-install-recommends chromium), or fetch one by: python -m playwright install chromium"
)


def find() -> str | None:
    """The program; by FROSTWALL_BROWSER, on the path, at the usual place, or where Playwright keeps its own."""
    named = os.environ.get("FROSTWALL_BROWSER")
    found = [named] if named else [shutil.which(name) for name in NAMES]
    return next((each for each in [*found, *PLACES, _of_playwright()] if each and Path(each).exists()), None)


def _of_playwright() -> str | None:
    home = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    usual = (Path.home() / ".cache/ms-playwright", Path.home() / "Library/Caches/ms-playwright")
    for folder in [Path(home)] if home else usual:
        for pattern in ("chromium-*/chrome-linux*/chrome", "chromium-*/chrome-mac*/*.app/Contents/MacOS/*"):
            found = sorted(folder.glob(pattern))
            if found:
                return str(found[-1])
    return None


def fetch() -> None:
    """By the system's packages where we may, else by Playwright."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = ["-qq", "-o", "Dpkg::Use-Pty=0"]
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in ["update"], ["install", "-y", "--no-install-recommends", "chromium"]:
            subprocess.run(
                ["apt-get", *quiet, *command], env=environment, stdout=subprocess.DEVNULL, check=False
            )
    if find() is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


if __name__ == "__main__":
    if find() is None:
        sys.stderr.write("no browser is here for the tests: fetching Chromium\n")
        fetch()
    if find() is None:
        sys.exit(HELP)
