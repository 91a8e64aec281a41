"""`frostwall serve`: tables for the internet, until a signal comes."""

import argparse
import ipaddress
import os
import re
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from frostwall.cli.arguments import add_lang, add_seed_of_chance, read_seed_of_chance, read_whole
from frostwall.cli.extras import needing
from frostwall.cli.files import reason
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
from frostwall.server.bus_error import NoBus
from frostwall.server.config import LOOPBACK, Config, Keep, default_workers

DEFAULT_PORT: Final = 8000
TOKEN_VARIABLE: Final = "FROSTWALL_ADMIN_TOKEN"
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
    _add_operator(parser)
    add_seed_of_chance(parser)
    add_lang(parser)


def _add_operator(parser: argparse.ArgumentParser) -> None:
    """What whoever runs the server sees of it."""
    parser.add_argument(
        "--metrics",
        metavar="HOST:PORT",
        help="show figures for Prometheus at this address, which should be reachable for you alone",
    )
    parser.add_argument(
        "--admin",
        metavar="HOST:PORT",
        help="show the operator's page at this address; its token is in --admin-token-file, "
        f"or in the variable {TOKEN_VARIABLE}",
    )
    parser.add_argument("--admin-token-file", metavar="FILE", help="a file with the token, on one line")
    parser.add_argument(
        "--log",
        metavar="STYLE",
        default="text",
        help="text, or json: a JSON object a line, also for every request and message (default text)",
    )
    parser.add_argument(
        "--traces",
        metavar="URL",
        help="send traces to this receiver of OpenTelemetry: http://127.0.0.1:4318/v1/traces",
    )
    parser.add_argument(
        "--bus",
        metavar="URL",
        help="nats://..., for several servers of one PostgreSQL (extra `cluster`)",
    )


def _run(place: argparse.Namespace, lang: str) -> int:
    words = Words(lang)
    with needing("server"):
        from frostwall.server import logs, run
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
    admin = None if place.admin is None else _place_of_admin(place)
    each = read_whole("--connections-each", place.connections_each, 1, MOST_CONNECTIONS)
    config = Config(
        database=database,
        public_url=public_url,
        sets=read_sets(place.sets),
        seed=read_seed_of_chance(place.seed),
        hosts=None if public_url is None else (*LOOPBACK, str(urlsplit(public_url).hostname)),
        workers=workers or default_workers(),
        keep=_keep(days),
        client=find_client(),
        traces=None if place.traces is None else _receiver(place.traces),
        bus=None if place.bus is None else _bus(place.bus, database),
        lang=lang,
    )
    style = _style(place.log)
    run.allow_many_connections()
    try:
        with logs.to_stderr(style), hold(database, lambda: listen_on(place.host, port)) as held:
            url = lan.url_of(held)
            say_broken_sets(config, words)

            def ready() -> None:
                print(words.say("cli-serve-running", url=f"{url}/"), flush=True)
                warn_of_seed(config, words)

            hosting = run.Hosting(
                held,
                proxies=proxies,
                connections=connections,
                connections_each=each,
                metrics=None if figures is None else listen_on(*figures),
                admin=None if admin is None else (listen_on(*admin[0]), admin[1]),
            )
            run_until_stopped(lambda: run.run(make_app, config, hosting, ready))
    except run.InUse as other:
        raise Mistake("cli-in-use", {"url": other.url or "?"}) from other
    except NoBus as no:
        where = str(config.bus).rpartition("@")[2]
        raise Mistake("cli-no-bus", {"url": where[:80], "reason": str(no)}) from no
    print(words.say("cli-serve-stopped"), flush=True)
    return 0


def _keep(days: int | None) -> Keep:
    lobby = None if days is None else min(days, LOBBY_DAYS)
    return Keep(lobby=lobby, finished=days, idle=days, guests=days)


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


def _bus(url: str, database: str) -> str:
    with needing("cluster"):
        from frostwall.server import bus  # noqa: F401 - before anything is opened
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("nats", "tls") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good:
        raise Mistake("cli-bad-bus", {"url": url.rpartition("@")[2][:80]})  # not a password
    if database.startswith("sqlite"):
        raise Mistake("cli-bus-needs-postgresql")
    return url


def _place_of_metrics(text: str) -> tuple[str, int]:
    with needing("metrics"):
        from frostwall.server import metrics  # noqa: F401 - before anything is opened
    return _place_of("--metrics", text)


def _place_of(option: str, text: str) -> tuple[str, int]:
    host, colon, port = text.rpartition(":")
    if not colon or not host:
        raise Mistake("cli-bad-place", {"option": option, "value": text[:40]})
    return host.strip("[]"), read_whole(option, port, 0, 65_535)


def _place_of_admin(place: argparse.Namespace) -> tuple[tuple[str, int], str]:
    """Where the operator's page is, and its token."""
    return _place_of("--admin", place.admin), _token(place.admin_token_file)


def _token(file: str | None) -> str:
    """The token of the operator's page. Not an argument: everybody on the machine sees those."""
    from frostwall.server.admin.keys import SHORTEST

    try:
        text = os.environ.get(TOKEN_VARIABLE, "") if file is None else Path(file).read_text(encoding="utf-8")
    except (OSError, ValueError) as problem:
        raise Mistake("cli-cannot-read", {"file": str(file)[:200], "reason": reason(problem)}) from problem
    if len(text.strip()) < SHORTEST or not text.strip().isprintable():
        raise Mistake("cli-bad-admin-token", {"variable": TOKEN_VARIABLE, "least": SHORTEST})
    return text.strip()


def _style(text: str) -> str:
    from frostwall.server.logs import STYLES

    if text not in STYLES:
        raise Mistake("cli-bad-log", {"value": text[:40]})
    return text


def _receiver(text: str) -> str:
    with needing("traces"):
        from frostwall.server import traces  # noqa: F401 - before anything is opened
    if not re.fullmatch(r"https?://[\x21-\x7e]+", text):
        raise Mistake("cli-bad-traces", {"value": text.rpartition("@")[2][:80]})
    return text


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
