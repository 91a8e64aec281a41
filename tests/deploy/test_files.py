"""The files that operators copy: what they name exists, and programs that read them find no mistake."""

import argparse
import asyncio
import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]  # it brings no types
from prometheus_client.parser import text_string_to_metric_families
from tests.deploy.proxies import DEPLOY, changed, program

from frostwall.cli import serve
from frostwall.server.config import Config
from frostwall.server.figures import Figures
from frostwall.server.http.app import make_app
from frostwall.server.http.door import Door, Patience
from frostwall.server.metrics import metrics_app
from frostwall.server.table.far import Gateway

TARGET = {"job", "instance"}  # labels that Prometheus adds
FIGURE = re.compile(r"\b(?:frostwall|process)_[a-z_]+")


def read(name: str) -> Any:
    return yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))


def expressions() -> list[str]:
    """What alerts and the dashboard ask Prometheus for."""
    alerts = [rule["expr"] for group in read("alerts.yml")["groups"] for rule in group["rules"]]
    panels = json.loads((DEPLOY / "grafana/frostwall.json").read_text(encoding="utf-8"))["panels"]
    return alerts + [target["expr"] for panel in panels for target in panel["targets"]]


@pytest.fixture
def given(tmp_path: Path) -> dict[str, set[str]]:
    """The figures that a server gives, each with its labels."""
    app = make_app(Config(f"sqlite:///{tmp_path / 'table.sqlite'}", workers=1))
    figures: Figures = app.state.hub.figures
    figures.answer("move", 0.01, "STALE")
    figures.turned_away["requests"] += 1
    figures.failures["late"] += 1
    figures.decisions.add(0.1)
    figures.answer_from_elsewhere("move", 0.01)
    figures.bus_troubles["lost"] += 1
    figures.taken["asked"] += 1
    figures.lost["taken"] += 1
    app.state.door = Door(10, 10, None, Patience(), figures)

    async def ask() -> str:
        app.state.hub.gateway = Gateway(app.state.hub, "nats://127.0.0.1")  # as if it had a bus
        transport = httpx.ASGITransport(metrics_app(app))
        async with httpx.AsyncClient(transport=transport, base_url="http://operator") as operator:
            return (await operator.get("/metrics")).text

    text = asyncio.run(ask())
    found: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


def test_alerts_and_dashboard_ask_for_figures_that_there_are(given: dict[str, set[str]]) -> None:
    assert len(expressions()) > 20
    for expression in expressions():
        names = FIGURE.findall(expression)
        assert names or expression.startswith("up"), expression
        for name in names:
            assert name in given, name
            for label in re.findall(rf"{name}\{{(\w+)=", expression):
                assert label in given[name] | TARGET, expression
        for label in re.findall(r"by \((\w+)\)", expression):
            assert all(label in given[name] | TARGET for name in names), expression


def test_what_a_server_gives_is_shown(given: dict[str, set[str]]) -> None:
    """A new figure is put into the dashboard, or it is forgotten."""
    shown = " ".join(expressions())
    ours = {re.sub(r"_(bucket|count|sum|created|total)$", "", name) for name in given if "frostwall" in name}
    assert {name for name in ours if name not in shown} == set()


def test_prometheus_reads_rules_and_configuration(tmp_path: Path) -> None:
    """And the rules about several servers say what they should."""
    promtool = program("promtool")
    for file in (
        DEPLOY / "alerts.yml",
        DEPLOY / "prometheus.yml",
        DEPLOY / "cluster.prometheus.yml",
        Path(__file__).parent / "alerts.test.yml",
    ):
        shutil.copy(file, tmp_path)
    for words in (
        ["check", "rules", "alerts.yml"],
        ["check", "config", "prometheus.yml"],
        ["check", "config", "cluster.prometheus.yml"],
        ["test", "rules", "alerts.test.yml"],
    ):
        done = subprocess.run(
            [promtool, *words], cwd=tmp_path, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        assert done.returncode == 0, done.stdout.decode()


def arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(exit_on_error=False)
    serve.COMMAND.arguments(parser)
    return parser.parse_args(words)


def test_the_service_is_one_that_systemd_starts(tmp_path: Path) -> None:
    text = (DEPLOY / "frostwall.service").read_text(encoding="utf-8")
    command = shlex.split(next(line for line in text.splitlines() if line.startswith("ExecStart=")))
    assert command[1] == "serve"
    place = arguments(command[2:])
    assert (place.log, place.metrics, place.public_url) == (
        "json",
        "127.0.0.1:9464",
        "https://play.example.org",
    )
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not installed")
    unit = tmp_path / "frostwall.service"
    unit.write_text(changed(DEPLOY / "frostwall.service", {"/opt/frostwall/bin/frostwall": sys.executable}))
    done = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def check_services(services: dict[str, Any], expected: set[str]) -> None:
    """What they name is there, and nobody from outside reaches figures, database, bus or Prometheus."""
    assert set(services) == expected | {"proxy", "database", "prometheus", "grafana"}
    for service in services.values():
        assert ("image" in service) != ("build" in service)
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert not source.startswith(".") or (DEPLOY / source).is_file(), source
    assert [name for name, service in services.items() if "ports" in service] == ["proxy", "grafana"]
    assert all(port.startswith("127.0.0.1:") for port in services["grafana"]["ports"])


def targets(name: str) -> list[str]:
    """Whom a Prometheus asks for figures."""
    found: list[str] = read(name)["scrape_configs"][0]["static_configs"][0]["targets"]
    return found


def test_what_the_services_of_compose_name_is_there() -> None:
    services = read("compose.yaml")["services"]
    check_services(services, {"server"})
    place = arguments(
        [word.replace("${FROSTWALL_SITE}", "play.example.org") for word in services["server"]["command"]]
    )
    networks = read("compose.yaml")["networks"]
    assert place.forwarded_allow_ips == networks["front"]["ipam"]["config"][0]["subnet"]
    assert place.metrics.rpartition(":")[2] == "9464"
    assert targets("prometheus.yml") == ["server:9464"]


def test_the_image_holds_what_compose_asks_for() -> None:
    """`--metrics` needs a package that playing does not."""
    dockerfile = (DEPLOY.parent / "Dockerfile").read_text(encoding="utf-8")
    assert "-r requirements/operate.txt" in dockerfile
    pinned = (DEPLOY.parent / "requirements/operate.txt").read_text(encoding="utf-8")
    for package in (
        "prometheus-client",
        "opentelemetry-sdk",
        "opentelemetry-exporter-otlp-proto-http",
        "nats-py",
    ):
        assert f"\n{package}==" in pinned


def test_what_the_image_is_made_from_is_sent_to_docker() -> None:
    """The build sees only what .dockerignore lets through."""
    root = DEPLOY.parent
    let_through = {
        line[1:]
        for line in (root / ".dockerignore").read_text(encoding="utf-8").splitlines()
        if line.startswith("!")
    }
    for line in (root / "Dockerfile").read_text(encoding="utf-8").splitlines():
        if line.startswith("COPY ") and "--from" not in line:
            for name in line.split()[1:-1]:
                assert name in let_through
                assert (root / name).exists()


def test_two_servers_share_what_they_must() -> None:
    found = read("cluster.yaml")
    services = found["services"]
    check_services(services, {"server1", "server2", "bus"})
    assert targets("cluster.prometheus.yml") == ["server1:9464", "server2:9464"]
    for name in ("server1", "server2"):
        words = [word.replace("${FROSTWALL_SITE}", "play.example.org") for word in services[name]["command"]]
        place = arguments(words)
        assert place.bus == "nats://bus:4222"
        assert place.metrics.rpartition(":")[2] == "9464"
        assert place.forwarded_allow_ips == found["networks"]["front"]["ipam"]["config"][0]["subnet"]
        assert f"{name}:8000" in services["proxy"]["environment"]["FROSTWALL_UPSTREAMS"]
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("caddy is not installed")
    words = [caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "cluster.Caddyfile")]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
