"""`frostwall serve`: tables for the internet, until a signal comes."""

import argparse
import ipaddress
import logging
import os
import re
from typing import Final
from urllib.parse import urlsplit

from frostwall.cli.arguments import add_lang, add_seed_of_chance, read_seed_of_chance, read_whole
from frostwall.cli.extras import needing
from frostwall.cli.hosting import (
    DATABASE_VARIABLE,
    LOCAL,
    add_sets,
    hold,
    listen_on,
    read_sets,
    run_until_stopped,
    say_broken_sets,
    warn_of_seed,
)
from frostwall.games.box import Command
from frostwall.lab import Mistake
from frostwall.lab.words import Words
from frostwall.server.config import LOOPBACK, Config, Keep, default_workers

DEFAULT_PORT: Final = 8000
DEFAULT_KEEP_DAYS: Final = 365
LOBBY_DAYS: Final = 30  # tables that were never started
MOST_KEEP_DAYS: Final = 36_500
MOST_WORKERS: Final = 64
DEFAULT_CONNECTIONS: Final = 4_000
DEFAULT_CONNECTIONS_EACH: Final = 250
MOST_CONNECTIONS: Final = 1_000_000


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", metavar="H", default=LOCAL, help=f"the address to listen on (default {LOCAL})"
    )
    parser.add_argument("--port", metavar="P", default=str(DEFAULT_PORT), help=f"default {DEFAULT_PORT}")
    parser.add_argument(
        "--database",
        metavar="URL",
        help=f"sqlite:///FILE or postgresql://...; default: the variable {DATABASE_VARIABLE}",
    )
    parser.add_argument("--public-url", metavar="URL", help="what people type: https://play.example.org")
    add_sets(parser)
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
    parser.add_argument(
        "--connections",
        metavar="N",
        default=str(DEFAULT_CONNECTIONS),
        help=f"the most that may be open at once (default {DEFAULT_CONNECTIONS})",
    )
    parser.add_argument(
        "--connections-each",
        metavar="N",
        default=str(DEFAULT_CONNECTIONS_EACH),
        help=f"the most of one address that is no proxy (default {DEFAULT_CONNECTIONS_EACH})",
    )
    parser.add_argument(
        "--metrics",
        metavar="HOST:PORT",
        help="show figures for Prometheus at this address, which should be reachable for you alone",
    )
    add_seed_of_chance(parser)
    add_lang(parser)


def _run(place: argparse.Namespace, lang: str) -> int:
    words = Words(lang)
    with needing("server"):
        from frostwall.server import run
        from frostwall.server.http import lan
        from frostwall.server.http.app import make_app
        from frostwall.server.http.client_files import find_client
    port = read_whole("--port", place.port, 0, 65_535)
    database = place.database or os.environ.get(DATABASE_VARIABLE)
    if not database:
        raise Mistake("cli-no-database", {"variable": DATABASE_VARIABLE})
    public_url = _public_url(place.public_url)
    proxies = _proxies(place.forwarded_allow_ips)
    days = read_whole("--keep-days", place.keep_days, 0, MOST_KEEP_DAYS) or None
    workers = place.workers and read_whole("--workers", place.workers, 1, MOST_WORKERS)
    connections = read_whole("--connections", place.connections, 1, MOST_CONNECTIONS)
    figures = None if place.metrics is None else _place_of_metrics(place.metrics)
    each = read_whole("--connections-each", place.connections_each, 1, MOST_CONNECTIONS)
    config = Config(
        database=database,
        public_url=public_url,
        sets=read_sets(place.sets),
        seed=read_seed_of_chance(place.seed),
        hosts=None if public_url is None else (*LOOPBACK, str(urlsplit(public_url).hostname)),
        workers=workers or default_workers(),
        keep=Keep(
            lobby=None if days is None else min(days, LOBBY_DAYS), finished=days, idle=days, guests=days
        ),
        client=find_client(),
        lang=lang,
    )
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    run.allow_many_connections()
    try:
        with hold(database, lambda: listen_on(place.host, port)) as held:
            url = lan.url_of(held)
            say_broken_sets(config, words)

            def ready() -> None:
                print(words.say("cli-serve-running", url=f"{url}/"), flush=True)
                warn_of_seed(config, words)

            operator = None if figures is None else listen_on(*figures)
            hosting = run.Hosting(
                held, proxies=proxies, connections=connections, connections_each=each, metrics=operator
            )
            run_until_stopped(lambda: run.run(make_app, config, hosting, ready))
    except run.InUse as other:
        raise Mistake("cli-in-use", {"url": other.url or "?"}) from other
    print(words.say("cli-serve-stopped"), flush=True)
    return 0


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


def _place_of_metrics(text: str) -> tuple[str, int]:
    with needing("metrics"):
        from frostwall.server import metrics  # noqa: F401 - before anything is opened
    host, colon, port = text.rpartition(":")
    if not colon or not host:
        raise Mistake("cli-bad-metrics", {"value": text[:40]})
    return host.strip("[]"), read_whole("--metrics", port, 0, 65_535)


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


COMMAND: Final = Command("serve", "run tables for the internet", _add_arguments, _run)
