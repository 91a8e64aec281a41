"""`frostwall play`, `frostwall serve` and `frostwall backup`: the table in the browser.

Here: the arguments, what is printed, opening the browser. Not here: listening (server/run.py), what is answered
(server/app.py), the database (server/store.py) and the sentences (messages/*/cli.ftl). Nothing of the extra `server` is
imported before one of these commands runs.
"""

import argparse
import errno
import ipaddress
import json
import logging
import os
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from frostwall.folders import data_folder
from frostwall.games import games
from frostwall.lab import Mistake
from frostwall.lab.words import Words, clean
from frostwall.server.config import LOOPBACK, Config, default_workers
from frostwall.words import MissingExtra

if TYPE_CHECKING:
    from frostwall.server.store.database import StoreError

DEFAULT_PORT: Final = 8765
DEFAULT_SERVE_PORT: Final = 8000
DEFAULT_KEEP_DAYS: Final = 365
LOBBY_DAYS: Final = 30  # tables that were never started
MOST_KEEP_DAYS: Final = 36_500
MOST_WORKERS: Final = 64
DATABASE_VARIABLE: Final = "FROSTWALL_DATABASE"
FILE_NAME: Final = "table.sqlite"
ANSWER_SECONDS: Final = 10.0  # for a server on this machine to look for its networks
LONGEST_ANSWER: Final = 65_536
LOCAL: Final = "127.0.0.1"  # not `localhost`: that may lead to another program's ::1

_WHOLE: Final = re.compile(r"[0-9]{1,9}")
_SEED: Final = re.compile(r"\S(.{0,198}\S)?")  # as the terminal takes it


class MissingServer(MissingExtra):
    """The packages of the table in the browser are not installed."""

    def __init__(self, package: str) -> None:
        ImportError.__init__(
            self,
            f"The table in the browser needs the package {package}; install it with: pip install 'frostwall[server]'",
        )


@contextmanager
def _extra() -> Iterator[None]:
    """Around imports from the server: what it needs may not be installed."""
    try:
        yield
    except ModuleNotFoundError as problem:
        package = (problem.name or "").split(".")[0]
        if package in ("", "frostwall"):
            raise
        raise MissingServer(package) from problem


# --- arguments --------------------------------------------------------------------------------------


def add_play_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `frostwall play`."""
    parser.add_argument("--lan", action="store_true", help="let friends on the local network join")
    parser.add_argument("--port", metavar="N", help=f"default {DEFAULT_PORT}, or the next one that is free")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.add_argument("--database", metavar="URL", help="default: a file in your data folder")
    _common(parser)


def add_serve_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `frostwall serve`."""
    parser.add_argument(
        "--host", metavar="H", default=LOCAL, help=f"the address to listen on (default {LOCAL})"
    )
    parser.add_argument(
        "--port", metavar="P", default=str(DEFAULT_SERVE_PORT), help=f"default {DEFAULT_SERVE_PORT}"
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        help=f"sqlite:///FILE or postgresql://...; default: the variable {DATABASE_VARIABLE}",
    )
    parser.add_argument("--public-url", metavar="URL", help="what people type: https://play.example.org")
    parser.add_argument("--sets", metavar="DIR", help="a directory of sets of cards that tables may choose")
    parser.add_argument(
        "--keep-days",
        metavar="N",
        default=str(DEFAULT_KEEP_DAYS),
        help=f"delete what nobody touched for so long; 0: never (default {DEFAULT_KEEP_DAYS})",
    )
    parser.add_argument("--workers", metavar="N", help="processes in which bots think (default: by cores)")
    parser.add_argument(
        "--forwarded-allow-ips",
        metavar="LIST",
        default=LOCAL,
        help=f"the reverse proxies whose headers are believed, or * (default {LOCAL})",
    )
    _common(parser)


def add_backup_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `frostwall backup`."""
    parser.add_argument("file", metavar="FILE", help="the copy to write: one SQLite file")
    parser.add_argument(
        "--database",
        metavar="URL",
        help=f"of what (default: the variable {DATABASE_VARIABLE}, else the file of `frostwall play`)",
    )
    _lang(parser)


def _common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", metavar="S", help="the seed of all chance, for tests: nobody can verify it")
    _lang(parser)


def _lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", metavar="LANG", help="language of the texts: en or de (default en)")


def _whole(name: str, text: str, low: int, high: int) -> int:
    value = int(text) if _WHOLE.fullmatch(text) else None
    if value is None or not low <= value <= high:
        raise Mistake(
            "cli-bad-number", {"name": name, "value": text[:40], "low": str(low), "high": str(high)}
        )
    return value


def _seed(text: str | None) -> str | None:
    if text is not None and not (_SEED.fullmatch(text) and text.isprintable()):
        raise Mistake("cli-bad-seed")
    return text


def _own_database() -> str:
    """The database of `frostwall play`."""
    return f"sqlite:///{data_folder(os.environ, sys.platform).absolute() / FILE_NAME}"


def _public_url(text: str | None) -> str | None:
    if text is None:
        return None
    try:
        parts = urlsplit(text)
        plain = not (
            parts.path.strip("/") or parts.query or parts.fragment or parts.username or parts.password
        )
        if parts.scheme in ("http", "https") and parts.hostname and plain and parts.port != 0:
            if re.fullmatch(r"[\x21-\x7e]+", text):
                return f"{parts.scheme}://{parts.netloc.lower()}"
    except ValueError:
        pass
    raise Mistake("cli-bad-public-url", {"url": text.rpartition("@")[2][:80]})  # not a password


def _proxies(text: str) -> str:
    if text.strip() == "*":
        return "*"
    found: list[str] = []
    for part in (part.strip() for part in text.split(",")):
        try:
            ipaddress.ip_network(part)
        except ValueError:
            raise Mistake("cli-bad-proxies", {"value": part[:40]}) from None
        found.append(part)
    return ",".join(found)


# --- play -------------------------------------------------------------------------------------------


def play(place: argparse.Namespace, words: Words) -> int:
    """`frostwall play`: on this machine, until Ctrl-C."""
    with _extra():
        from frostwall.server import run
        from frostwall.server.http import lan
        from frostwall.server.http.app import make_app
        from frostwall.server.http.client_files import find_client
        from frostwall.server.store.store import Keep
    port = None if place.port is None else _whole("--port", place.port, 0, 65_535)
    config = Config(
        database=place.database or _own_database(),
        seed=_seed(place.seed),
        local=True,
        hosts=_names_here(),
        # A person's own games stay; only tables that were never started go.
        keep=Keep(finished=None, idle=None, guests=None),
        client=find_client(),
        lang=words.lang,
    )

    def listener() -> socket.socket:
        if port is None:
            return run.bind_next(LOCAL, DEFAULT_PORT)
        return _bind(LOCAL, port)

    try:
        with _held(config.database, listener) as held:
            url = lan.url_of(held)

            def ready() -> None:
                print(words.say("cli-play-running", url=f"{url}/"))
                print(words.say("cli-play-stop"), flush=True)
                _say_seed(config, words)
                if not place.no_browser:
                    open_browser(f"{url}/")

            seen: list[str] = []  # addresses on the local network, of the whole session

            def announce(urls: Sequence[str]) -> None:
                seen.extend(urls)
                _print_network(urls, bool(seen), words)

            hosting = run.Hosting(held, lan=place.lan, grace=0.5)
            _go(lambda: run.run(make_app, config, hosting, ready, announce))
    except run.InUse as other:
        if other.url is None:
            raise Mistake("cli-in-use", {"url": "?"}) from other
        print(words.say("cli-play-already", url=f"{other.url}/"), flush=True)
        if place.lan:
            _switch_lan_on(other.url, words)
        if not place.no_browser:
            open_browser(f"{other.url}/")
        return 0
    over = "\r" if sys.stdout.isatty() else ""  # the ^C that a terminal shows
    print(f"{over}{words.say('cli-play-stopped')}", flush=True)
    return 0


def _names_here() -> tuple[str, ...]:
    """The names of this machine; addresses in numbers are answered anyway."""
    name = socket.gethostname().lower()
    return tuple(dict.fromkeys((*LOOPBACK, name, f"{name.removesuffix('.local')}.local")))


def _switch_lan_on(url: str, words: Words) -> None:
    """Ask the server that runs already to listen on the local network too, and print where that is."""
    import http.client
    import urllib.request

    asked = urllib.request.Request(f"{url}/api/lan", b'{"on": true}', {"Content-Type": "application/json"})
    # On this machine: not by a proxy that the environment may name.
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(asked, timeout=ANSWER_SECONDS) as answer:
            urls = [clean(str(one)) for one in json.loads(answer.read(LONGEST_ANSWER))["addresses"]]
    except (OSError, http.client.HTTPException, ValueError, LookupError, TypeError):
        print(words.say("cli-lan-elsewhere", url=f"{url}/lan"), file=sys.stderr)
        return
    _print_network(urls, False, words)


def _print_network(urls: Sequence[str], was_on: bool, words: Words) -> None:
    if not urls:
        print(words.say("cli-lan-off" if was_on else "cli-lan-none"), flush=True)
        return
    for url in urls:
        print(words.say("cli-lan-on", url=f"{url}/"))
    if sys.stdout.isatty() and _can_print("▀▄█"):
        from frostwall.server.http.lan import qr_lines

        print("\n".join(qr_lines(f"{urls[0]}/", "NO_COLOR" not in os.environ)))
    sys.stdout.flush()


def _can_print(signs: str) -> bool:
    try:
        signs.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def open_browser(url: str) -> None:
    """Show the page, where there is something to show it. A browser that fails or hangs is not our concern."""
    graphical = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if not graphical:  # without a screen `webbrowser` would start a browser of text in this terminal
        return

    def show() -> None:
        try:
            webbrowser.open(url)
        except Exception:  # noqa: BLE001 - whatever it is, the address stands in the terminal
            return

    threading.Thread(target=show, daemon=True).start()


# --- serve ------------------------------------------------------------------------------------------


def serve(place: argparse.Namespace, words: Words) -> int:
    """`frostwall serve`: for others, until a signal comes."""
    with _extra():
        from frostwall.server import run
        from frostwall.server.http import lan
        from frostwall.server.http.app import make_app
        from frostwall.server.http.client_files import find_client
        from frostwall.server.store.store import Keep
    port = _whole("--port", place.port, 0, 65_535)
    database = place.database or os.environ.get(DATABASE_VARIABLE)
    if not database:
        raise Mistake("cli-no-database", {"variable": DATABASE_VARIABLE})
    public_url = _public_url(place.public_url)
    proxies = _proxies(place.forwarded_allow_ips)
    days = _whole("--keep-days", place.keep_days, 0, MOST_KEEP_DAYS) or None
    workers = place.workers and _whole("--workers", place.workers, 1, MOST_WORKERS)
    sets = None if place.sets is None else Path(place.sets).absolute()
    if sets is not None and not sets.is_dir():
        raise Mistake("cli-no-sets", {"file": place.sets[:200]})
    config = Config(
        database=database,
        public_url=public_url,
        sets=sets,
        seed=_seed(place.seed),
        hosts=None if public_url is None else (*LOOPBACK, str(urlsplit(public_url).hostname)),
        workers=workers or default_workers(),
        keep=Keep(
            lobby=None if days is None else min(days, LOBBY_DAYS), finished=days, idle=days, guests=days
        ),
        client=find_client(),
        lang=words.lang,
    )
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    run.allow_many_connections()
    try:
        with _held(database, lambda: _bind(place.host, port)) as held:
            url = lan.url_of(held)
            _say_broken_sets(config, words)

            def ready() -> None:
                print(words.say("cli-serve-running", url=f"{url}/"), flush=True)
                _say_seed(config, words)

            _go(lambda: run.run(make_app, config, run.Hosting(held, proxies=proxies), ready))
    except run.InUse as other:
        raise Mistake("cli-in-use", {"url": other.url or "?"}) from other
    print(words.say("cli-serve-stopped"), flush=True)
    return 0


def _say_seed(config: Config, words: Words) -> None:
    if config.seed is not None:
        print(words.say("cli-seed-known"), file=sys.stderr)


def _say_broken_sets(config: Config, words: Words) -> None:
    """The sets that no table will be able to choose, and why. Whatever plays is kept for the tables."""
    from frostwall.server.pages.words import Speech
    from frostwall.server.table.document import Refusing, game_with, packaged_sets, sets_in

    try:
        sets = sets_in(config.sets)
    except OSError as problem:
        raise Mistake(
            "cli-cannot-read", {"file": str(config.sets)[:200], "reason": _reason(problem)}
        ) from problem
    for game in (game for game in games if packaged_sets(games[game])):
        for name, folder in sets.items():
            try:
                game_with(games, game, {"set": name}, sets)
            except Refusing as no:
                reason = Speech(words.lang).refusal(no.answer)
                told = words.say("cli-broken-set", file=clean(str(folder))[:200], reason=clean(reason))
                print(told, file=sys.stderr)


# --- both -------------------------------------------------------------------------------------------


@contextmanager
def _held(database: str, listener: Callable[[], socket.socket]) -> Iterator[socket.socket]:
    """The listener, with the file of the database held for this process."""
    from frostwall.server.run import NoLock, lock
    from frostwall.server.store.database import StoreError, find_address

    try:
        file = find_address(database).file
    except StoreError as problem:
        raise _mistake(problem) from None  # the URL may hold a password
    if file is None:
        with closing(listener()) as found:
            yield found
        return
    try:
        if database == _own_database():
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        file.touch(mode=0o600)  # it holds the seeds of running games: for its owner alone
    except (OSError, ValueError) as problem:
        raise Mistake("cli-cannot-write", {"file": str(file)[:200], "reason": _reason(problem)}) from problem
    try:
        with lock(file, listener) as found:
            yield found
    except NoLock as no:
        facts: dict[str, str | int] = {"file": str(no.path)[:200], "reason": _reason(no.problem)}
        raise Mistake("cli-cannot-write", facts) from no


def _bind(host: str, port: int) -> socket.socket:
    from frostwall.server.http.lan import bind

    try:
        return bind(host, port)
    except (OSError, UnicodeError, OverflowError) as problem:
        facts: dict[str, str | int] = {"host": host[:80], "port": str(port), "reason": _reason(problem)}
        raise Mistake("cli-cannot-listen", facts) from problem


def _go(run: Callable[[], None]) -> None:
    """Run until it ends; a database that cannot be opened is something a person can put right."""
    from frostwall.server.store.database import StoreError

    try:
        run()
    except StoreError as problem:
        raise _mistake(problem) from problem


def _mistake(problem: "StoreError") -> Mistake:
    facts: dict[str, str | int] = {name: fact[:300] for name, fact in problem.facts.items()}
    return Mistake(f"cli-store-{problem.code.lower().replace('_', '-')}", facts)


def _reason(problem: Exception) -> str:
    return (problem.strerror if isinstance(problem, OSError) else None) or str(problem)


# --- backup -----------------------------------------------------------------------------------------


def backup(place: argparse.Namespace, words: Words) -> int:
    """`frostwall backup FILE`: a copy, also while a server runs."""
    with _extra():
        from frostwall.server.store import store
        from frostwall.server.store.database import StoreError
    database = place.database or os.environ.get(DATABASE_VARIABLE) or _own_database()
    try:
        store.backup(database, Path(place.file))
    except StoreError as problem:
        raise _mistake(problem) from problem
    except (OSError, ValueError) as problem:
        raise Mistake("cli-cannot-write", {"file": place.file[:200], "reason": _reason(problem)}) from problem
    print(words.say("cli-backup-made", file=place.file[:200]))
    return 0
