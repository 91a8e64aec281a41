"""`frostwall play`, `serve` and `backup` as processes: what they print, how they end, and that their parts meet."""

import http.server
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.test_records import make_sets

from frostwall.cli import main as cli
from frostwall.cli import play
from frostwall.lab.words import Words
from frostwall.server import run as running_server
from frostwall.server.config import Config
from frostwall.server.http.lan import bind

pytest.importorskip("uvicorn", reason="the extra [server] is not installed")

from frostwall.cli import hosting
from frostwall.server.store import StoreError, database
from frostwall.words import Catalogue

COMMAND = [sys.executable, "-W", "error", "-m", "frostwall"]
posix = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


def environment(folder: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "FROSTWALL_DATABASE"}
    return {**kept, "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1", "XDG_DATA_HOME": str(folder)}


class Running:
    """A server as a process in a group of its own."""

    def __init__(self, child: subprocess.Popen[str]) -> None:
        self.child = child
        assert child.stdout is not None
        self.said: list[str] = []
        while not self.said or "http://" not in self.said[-1]:
            line = child.stdout.readline()
            if not line:
                raise AssertionError(child.communicate()[1])
            self.said.append(line.strip())
        found = re.search(r"http://[^/]+", self.said[-1])
        assert found is not None
        self.url = found[0]

    def stop(self, sent: signal.Signals = signal.SIGINT) -> tuple[int, str, str]:
        """Ctrl-C reaches the whole group, a service's end the server alone."""
        if sent == signal.SIGINT:
            os.killpg(self.child.pid, sent)
        else:
            self.child.send_signal(sent)
        # Not communicate(): it would miss what readline() has read ahead.
        assert self.child.stdout is not None
        assert self.child.stderr is not None
        out, err = self.child.stdout.read(), self.child.stderr.read()
        return self.child.wait(timeout=60), out, err

    def get(
        self, path: str, method: str = "GET", body: object = None, **headers: str
    ) -> tuple[int, str, str]:
        data = None if body is None else json.dumps(body).encode()
        given = {"Content-Type": "application/json", **headers}
        request = urllib.request.Request(f"{self.url}{path}", data, given, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, answer.read().decode(), answer.headers.get("set-cookie", "")
        except urllib.error.HTTPError as problem:
            with problem:
                return problem.code, problem.read().decode(), ""


@contextmanager
def start(folder: Path, *args: str, **more: str) -> Iterator[Running]:
    with subprocess.Popen(
        [*COMMAND, *args],
        env={**environment(folder), **more},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    ) as child:
        try:
            yield Running(child)
        finally:
            if child.poll() is None:
                os.killpg(child.pid, signal.SIGKILL)


def run(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *args],
        env=environment(folder),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def wait_for_the_last_of(group: int) -> None:
    """No process of the group stays; those of the bots may take a moment longer than the server."""
    for _ in range(600):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    raise AssertionError("a process was left behind")


# --- play ---


@posix
def test_play_from_start_to_end(tmp_path: Path) -> None:
    file = tmp_path / "frostwall" / "table.sqlite"
    with start(tmp_path, "play", "--no-browser", "--port", "0") as server:
        assert server.said == [f"Frostwall is running: {server.url}/"]
        assert json.loads(server.get("/health")[1])["status"] == "ok"
        assert server.get("/health", Host="evil.example")[0] == 400  # a name that others point here
        assert server.get("/health", Host="localhost:1")[0] == 200
        status, _, cookie = server.get("/api/me", "POST", {"name": "Anna"})
        assert status == 200
        assert "HttpOnly" in cookie
        assert "Secure" not in cookie  # browsers would not send it to this machine
        assert json.loads(server.get("/api/lan")[1])["addresses"] == []
        again = run(tmp_path, "play", "--no-browser")
        assert (again.returncode, again.stderr) == (0, "")
        assert again.stdout == f"Frostwall is running already: {server.url}/\n"
        taken = run(tmp_path, "serve", "--database", f"sqlite:///{file}")
        assert taken.returncode == 2
        assert f"({server.url})" in taken.stderr
        assert file.stat().st_mode & 0o777 == 0o600
        code, out, err = server.stop()
        assert (code, err) == (0, "")
        stop, stopped = out.splitlines()
        assert "Ctrl-C" in stop
        assert stopped.startswith("Frostwall has stopped.")
        wait_for_the_last_of(server.child.pid)
    with start(tmp_path, "play", "--no-browser", "--port", "0", "--lang", "de") as server:
        assert server.said == [f"Frostwall läuft: {server.url}/"]
        session = {"Cookie": cookie.split(";")[0]}
        assert json.loads(server.get("/api/me", **session)[1])["name"] == "Anna"  # nothing was lost
        assert server.stop(signal.SIGTERM)[::2] == (0, "")


@posix
def test_play_looks_for_a_free_port_and_a_network(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    with (
        start(tmp_path / "one", "play", "--no-browser", "--lan") as one,
        start(tmp_path / "two", "play", "--no-browser", "--seed", "7") as two,
    ):
        assert one.url != two.url
        assert one.get("/health")[0] == two.get("/health")[0] == 200
        port = two.url.rpartition(":")[2]
        done = run(tmp_path, "play", "--no-browser", "--port", port)
        assert done.returncode == 2
        assert f"Cannot listen on 127.0.0.1, port {port}" in done.stderr
        network = json.loads(one.get("/api/lan")[1])["addresses"]
        out = one.stop()[1]
        assert all(f"Friends on the local network open: {url}/" in out for url in network)
        assert ("No local network was found" in out) == (not network)
        assert "▀" not in out  # a code is for eyes, not for a pipe
        assert "nobody can verify" in two.stop()[2]


@posix
def test_what_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear friends, " * 1000)
    for command in (["play", "--no-browser", "--port", "0"], ["serve", "--port", "0"]):
        done = run(tmp_path, *command, "--database", f"sqlite:///{file}")
        assert (done.returncode, done.stdout, done.stderr) == (2, "", f"{file} is not a database.\n")
    assert file.read_text().startswith("Dear friends")


def test_a_browser_that_fails_is_no_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def fail(url: str) -> bool:
        opened.append(url)
        raise webbrowser.Error("none here")

    class Now:
        """A thread that is done at once."""

        def __init__(self, target: object, daemon: bool) -> None:
            assert callable(target)
            assert daemon
            target()

        def start(self) -> None:
            pass

    monkeypatch.setattr(webbrowser, "open", fail)
    monkeypatch.setattr(threading, "Thread", Now)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    play.open_browser("http://127.0.0.1:1/")
    assert opened == []  # no screen
    monkeypatch.setenv("DISPLAY", ":0")
    play.open_browser("http://127.0.0.1:1/")
    assert opened == ["http://127.0.0.1:1/"]


@pytest.mark.parametrize("where", ["terminal", "pipe", "old terminal"])
def test_a_code_is_drawn_on_a_terminal(
    where: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: where != "pipe")
    if where == "old terminal":
        monkeypatch.setattr(play, "_can_print", lambda _: False)
    play._print_network(["http://10.0.0.1:8765", "http://10.0.0.2:8765"], True, Words("en"))
    first, second, *code = capsys.readouterr().out.splitlines()
    assert (first[-21:], second[-21:]) == ("http://10.0.0.1:8765/", "http://10.0.0.2:8765/")
    assert bool(code) == (where == "terminal")


# --- serve ---


@posix
def test_serve_behind_a_proxy(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'table.sqlite'}"
    public = "https://play.example.org"
    with start(
        tmp_path, "serve", "--port", "0", "--public-url", f"{public}/", FROSTWALL_DATABASE=database
    ) as server:
        assert server.said == [f"Listening on {server.url}/"]
        name = {"Host": "play.example.org", "X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}
        status, _, cookie = server.get("/api/me", "POST", {"name": "Anna"}, Origin=public, **name)
        assert status == 200
        assert "Secure" in cookie
        assert "HttpOnly" in cookie
        evil = {**name, "Origin": "https://evil.example"}
        assert server.get("/api/me", "POST", {"name": "Eve"}, **evil)[0] == 403
        assert server.get("/health", Host="evil.example")[0] == 400
        assert server.get("/health")[0] == 200  # by its address, as a check of its health asks
        assert json.loads(server.get("/api/lan")[1]) == {
            "addresses": [],
            "may": False,
        }  # not from the internet
        code, out, err = server.stop(signal.SIGTERM)
    assert (code, out, err) == (0, "Stopped. Every game is saved.\n", "")


def test_a_password_is_not_told(tmp_path: Path) -> None:
    for url in (
        "postgresql://anna:hunter2@127.0.0.1:1/table",
        "postgresql://anna:hun@ter2@127.0.0.1:1/table",
    ):
        done = run(tmp_path, "serve", "--port", "0", "--database", url)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert not re.search("hunter2|ter2|anna:", done.stdout + done.stderr)


# --- backup ---


@posix
def test_a_backup_while_it_runs(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    with start(tmp_path, "play", "--no-browser", "--port", "0") as server:
        cookie = server.get("/api/me", "POST", {"name": "Anna"})[2]
        done = run(tmp_path, "backup", str(copy))
        assert (done.returncode, done.stdout, done.stderr) == (0, f"The copy is in {copy}.\n", "")
        server.stop()
    again = run(tmp_path, "backup", str(copy))
    assert again.returncode == 2
    assert "overwrites nothing" in again.stderr
    connection = sqlite3.connect(copy)
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    with start(tmp_path, "serve", "--port", "0", "--database", f"sqlite:///{copy}") as server:
        session = {"Cookie": cookie.split(";")[0]}
        assert json.loads(server.get("/api/me", **session)[1])["name"] == "Anna"


# --- sentences ---


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("code", sorted(database._SENTENCES))
def test_whatever_the_database_says_has_its_sentence(code: str, lang: str) -> None:
    names = re.findall(r"\{(\w+)\}", database._SENTENCES[code])
    problem = hosting.store_mistake(StoreError(code, dict.fromkeys(names, "x" * 2000)))
    text = Catalogue(lang, "cli").text(problem.key, **problem.facts)
    assert text.endswith(".")
    assert all(text.count("x" * 300) for _ in names)


@posix
def test_a_second_play_switches_the_network_on(tmp_path: Path) -> None:
    with start(tmp_path, "play", "--no-browser", "--port", "0") as server:
        again = run(tmp_path, "play", "--no-browser", "--lan")
        assert (again.returncode, again.stderr) == (0, "")
        network = json.loads(server.get("/api/lan")[1])["addresses"]
        already, *said = again.stdout.splitlines()
        assert already == f"Frostwall is running already: {server.url}/"
        none = ["No local network was found, so only this machine can join."]
        assert said == ([f"Friends on the local network open: {url}/" for url in network] or none)


@contextmanager
def answering(status: int, body: bytes) -> Iterator[tuple[str, list[tuple[str, Any]]]]:
    """A program that answers every request so; and what it was asked."""
    asked: list[tuple[str, Any]] = []

    class Answer(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append((self.path, json.loads(self.rfile.read(int(self.headers["content-length"])))))
            self.send_response(status)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    with http.server.HTTPServer(("127.0.0.1", 0), Answer) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}", asked
        finally:
            server.shutdown()
            thread.join()


def test_the_addresses_of_the_other_server_are_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False)
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:1")  # which does not lead to this machine
    with answering(200, b'{"addresses": ["http://10.0.0.1:8765", "http://10.0.0.2:8765\\u001b[2J"]}') as (
        url,
        asked,
    ):
        play._switch_lan_on(url, Words("en"))
    assert asked == [("/api/lan", {"on": True})]
    first, second = capsys.readouterr().out.splitlines()
    assert first == "Friends on the local network open: http://10.0.0.1:8765/"
    assert "\x1b" not in second


@pytest.mark.parametrize(
    ("status", "body"),
    [
        (403, b'{"code": "NOT_LOCAL"}'),
        (200, b"hello"),
        (200, b"[]"),
        (200, b'{"addresses": null}'),
        (500, b""),
    ],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_server_that_does_not_switch_is_shown_with_its_switch(
    status: int, body: bytes, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with answering(status, body) as (url, _):
        play._switch_lan_on(url, Words(lang))
    out, err = capsys.readouterr()
    assert out == ""
    assert f"{url}/lan." in err


def test_a_server_that_is_gone_is_no_matter(capsys: pytest.CaptureFixture[str]) -> None:
    with bind("127.0.0.1", 0) as taken:  # bound, but nobody listens
        url = f"http://127.0.0.1:{taken.getsockname()[1]}"
        play._switch_lan_on(url, Words("en"))
    assert f"{url}/lan." in capsys.readouterr().err


@pytest.mark.parametrize(("name", "lang"), [("serve", "en"), ("serve", "de"), ("play", "en")])
def test_a_set_that_cannot_be_played_is_named_at_the_start(
    tmp_path: Path, name: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sets = make_sets(tmp_path / "sets")
    served: list[Config] = []
    monkeypatch.setattr(running_server, "run", lambda make, config, *_: served.append(config))
    monkeypatch.setattr(running_server, "allow_many_connections", lambda: None)
    capsys.readouterr()
    database = f"sqlite:///{tmp_path / 'table.sqlite'}"
    command = [name, "--port", "0", "--database", database, "--sets", str(sets), "--lang", lang]
    assert cli.main(command) == 0
    assert [config.sets for config in served] == [sets]
    (told,) = capsys.readouterr().err.splitlines()
    assert str(sets / "begun") in told
    assert "frostwall deck check" in told  # the reason, as the table says it
    assert "wintertale" not in told
