"""Real reverse proxies of the tests' own, with the configurations of `deploy/`.

Only ports, names and waits are replaced. Where a program is missing the tests that need it are skipped; with CI set it
is installed, or they fail.
"""

import fcntl
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.server.postgres import IN_CI

DEPLOY = Path(__file__).parents[2] / "deploy"
PACKAGES = {"caddy": "caddy", "nginx": "nginx-light", "promtool": "prometheus", "openssl": "openssl"}


def program(name: str) -> str:
    """The path of a program, which CI installs."""
    found = shutil.which(name)
    if found is None and IN_CI:
        found = _install(name)
    if found is None:
        pytest.skip(f"{name} is not installed (Debian: {PACKAGES[name]})")
    return found


def _install(name: str) -> str | None:
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return None
    with Path(tempfile.gettempdir(), "fw-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if shutil.which(name) is None:  # else another worker was first
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            for words in (["update"], ["install", "-y", "--no-install-recommends", PACKAGES[name]]):
                subprocess.run([apt, "-qq", *words], env=quiet, stdout=subprocess.DEVNULL, check=False)
    return shutil.which(name)


def changed(file: Path, changes: Mapping[str, str]) -> str:
    """The text of a file with some of it replaced; all of that must be there."""
    text = file.read_text(encoding="utf-8")
    for before, after in changes.items():
        assert before in text, before
        text = text.replace(before, after)
    return text


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@dataclass(frozen=True)
class Proxy:
    name: str
    url: str
    log: Path

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])


@contextmanager
def running(name: str, folder: Path, upstream: str) -> Iterator[Proxy]:
    """A proxy before the server at `upstream` ("127.0.0.1:8000"), as "cluster" before several of them. It waits only a
    second for a head."""
    port = free_port()
    start = {"caddy": _caddy, "nginx": _nginx, "cluster": _cluster}[name]
    scheme, command, environment, log = start(folder, port, upstream)
    with log.open("ab") as said:
        process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=said, stderr=said)
    try:
        end = time.monotonic() + 20
        while True:
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"{name} does not start:\n{log.read_text()}")
            time.sleep(0.02)
        yield Proxy(name, f"{scheme}://127.0.0.1:{port}", log)
    finally:
        process.terminate()
        process.wait(20)


def _caddy(folder: Path, port: int, upstream: str) -> tuple[str, list[str], dict[str, str], Path]:
    return _caddy_with("Caddyfile", folder, port, {"FROSTWALL_UPSTREAM": upstream})


def _cluster(folder: Path, port: int, upstream: str) -> tuple[str, list[str], dict[str, str], Path]:
    return _caddy_with("cluster.Caddyfile", folder, port, {"FROSTWALL_UPSTREAMS": upstream})


def _caddy_with(
    file: str, folder: Path, port: int, upstream: dict[str, str]
) -> tuple[str, list[str], dict[str, str], Path]:
    config = folder / "Caddyfile"
    config.write_text(changed(DEPLOY / file, {"read_header 10s": "read_header 1s"}), encoding="utf-8")
    environment = {
        **upstream,
        "FROSTWALL_SITE": f"http://127.0.0.1:{port}",
        "FROSTWALL_CADDY_ADMIN": "off",
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    command = [program("caddy"), "run", "--config", str(config), "--adapter", "caddyfile"]
    return "http", command, environment, folder / "caddy.log"


def _nginx(folder: Path, port: int, upstream: str) -> tuple[str, list[str], dict[str, str], Path]:
    certificate, key, log = folder / "cert.pem", folder / "key.pem", folder / "nginx.log"
    subprocess.run(
        [program("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
        + ["-keyout", str(key), "-out", str(certificate), "-days", "1", "-subj", "/CN=127.0.0.1"],
        check=True,
        capture_output=True,
    )
    site = changed(
        DEPLOY / "nginx.conf",
        {
            "listen 80;": f"listen 127.0.0.1:{free_port()};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
            "server_name play.example.org;": "server_name 127.0.0.1;",
            "server 127.0.0.1:8000;": f"server {upstream};",
            "/etc/letsencrypt/live/play.example.org/fullchain.pem": str(certificate),
            "/etc/letsencrypt/live/play.example.org/privkey.pem": str(key),
            "/var/log/nginx/frostwall.log": str(log),
            "client_header_timeout 10s;": "client_header_timeout 1s;",
        },
    )
    (folder / "site.conf").write_text(site, encoding="utf-8")
    paths = "".join(
        f"{name}_temp_path {folder}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;\n" if os.geteuid() == 0 else ""
    around = (
        f"{user}daemon off;\npid {folder}/nginx.pid;\nerror_log {log} crit;\nevents {{}}\n"
        f"http {{\n{paths}include {folder}/site.conf;\n}}\n"
    )
    (folder / "nginx.conf").write_text(around, encoding="utf-8")
    return "https", [program("nginx"), "-c", str(folder / "nginx.conf"), "-e", str(log)], {}, log
