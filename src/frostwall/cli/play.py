"""`frostwall play`: a server on this machine, until Ctrl-C.

Here: the arguments, what is printed, opening the browser. Not here: listening (server/run.py), what is answered
(server/http/) and the database (server/store/).
"""

import argparse
import json
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from typing import Final

from frostwall.cli.arguments import add_lang, add_seed_of_chance, read_seed_of_chance, read_whole
from frostwall.cli.extras import needing
from frostwall.cli.hosting import (
    LOCAL,
    add_sets,
    hold,
    listen_on,
    own_database,
    read_sets,
    run_until_stopped,
    say_broken_sets,
    warn_of_seed,
)
from frostwall.games.box import Command
from frostwall.lab import Mistake
from frostwall.lab.words import Words, clean
from frostwall.server.config import LOOPBACK, Config, Keep

DEFAULT_PORT: Final = 8765
ANSWER_SECONDS: Final = 10.0  # for a server on this machine to look for its networks
LONGEST_ANSWER: Final = 65_536


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lan", action="store_true", help="let friends on the local network join")
    parser.add_argument("--port", metavar="N", help=f"default {DEFAULT_PORT}, or the next one that is free")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.add_argument("--database", metavar="URL", help="default: a file in your data folder")
    add_sets(parser)
    add_seed_of_chance(parser)
    add_lang(parser)


def _run(place: argparse.Namespace, lang: str) -> int:
    words = Words(lang)
    with needing("server"):
        from frostwall.server import run
        from frostwall.server.http import lan
        from frostwall.server.http.app import make_app
        from frostwall.server.http.client_files import find_client
    port = None if place.port is None else read_whole("--port", place.port, 0, 65_535)
    config = Config(
        database=place.database or own_database(),
        seed=read_seed_of_chance(place.seed),
        local=True,
        sets=read_sets(place.sets),
        hosts=_names_here(),
        # A person's own games stay; only tables that were never started go.
        keep=Keep(finished=None, idle=None, guests=None),
        client=find_client(),
        lang=lang,
    )

    def listener() -> socket.socket:
        if port is None:
            return run.bind_next(LOCAL, DEFAULT_PORT)
        return listen_on(LOCAL, port)

    try:
        with hold(config.database, listener) as held:
            url = lan.url_of(held)
            say_broken_sets(config, words)

            def ready() -> None:
                print(words.say("cli-play-running", url=f"{url}/"))
                print(words.say("cli-play-stop"), flush=True)
                warn_of_seed(config, words)
                if not place.no_browser:
                    open_browser(f"{url}/")

            seen: list[str] = []  # addresses on the local network, of the whole session

            def announce(urls: Sequence[str]) -> None:
                seen.extend(urls)
                _print_network(urls, bool(seen), words)

            hosting = run.Hosting(held, lan=place.lan, grace=0.5)
            run_until_stopped(lambda: run.run(make_app, config, hosting, ready, announce))
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


COMMAND: Final = Command("play", "play in the browser, alone or with friends", _add_arguments, _run)
