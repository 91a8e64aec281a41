"""The HTTP interface is what its OpenAPI says: schemathesis asks it everything it declares, and more."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.conftest import SOAK
from tests.server.rig import serving
from tests.server.worlds import EchoBots

from frostwall.server.config import Config
from frostwall.server.http.app import make_app
from frostwall.server.http.limits import Buckets

EXAMPLES = 300 if SOAK else 20
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


class Running:
    """A server in a thread of its own, as schemathesis asks without asyncio."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.base = ""
        self.token = ""
        self.table = ""
        self._up = threading.Event()
        self._down: asyncio.Event | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)

    async def _serve(self) -> None:
        self._loop, self._down = asyncio.get_running_loop(), asyncio.Event()
        async with serving(self.folder, workers=EchoBots()) as server:
            person = await server.guest("Ann")
            self.base, self.token = server.base, person.cookie.split("=", 1)[1]
            self.table = await person.make("watch", 3, bots=["random", "random"])
            self._up.set()
            await self._down.wait()

    @contextmanager
    def up(self) -> Iterator["Running"]:
        self._thread.start()
        assert self._up.wait(60)
        try:
            yield self
        finally:
            assert self._loop is not None
            assert self._down is not None
            self._loop.call_soon_threadsafe(self._down.set)
            self._thread.join(60)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Buckets, "take", lambda *_: 0.0)
        with Running(tmp_path_factory.mktemp("openapi")).up() as found:
            yield found


def _schema() -> dict[str, Any]:
    found: dict[str, Any] = make_app(Config(database="sqlite://"), workers=EchoBots()).openapi()  # type: ignore[arg-type]
    return found


def _config() -> SchemathesisConfig:
    found = SchemathesisConfig()
    found.projects.default.phases.coverage.enabled = SOAK
    return found


SCHEMA = schemathesis.openapi.from_dict(_schema(), config=_config())


@SCHEMA.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=not SOAK,
    database=None,
)
def test_every_answer_is_one_that_was_declared(case: "schemathesis.Case[Any]", running: Running) -> None:
    """With and without a session; table ids that exist now and then."""
    parameters = case.path_parameters
    for name in ("table", "record"):
        if name in parameters and len(str(parameters[name])) % 2:
            parameters[name] = running.table
            if isinstance(case.body, dict) and "table" in case.body:
                case.body["table"] = running.table
    cookies = {"frostwall_session": running.token} if case.operation.method != "delete" else {}
    response = case.call(base_url=running.base, cookies=cookies)
    case.validate_response(response, checks=CHECKS)


def test_the_interface_is_declared_at_its_usual_place(running: Running) -> None:
    answer = httpx.get(f"{running.base}/openapi.json")
    assert answer.status_code == 200
    assert answer.json() == json.loads(json.dumps(_schema()))
    paths = answer.json()["paths"]
    assert {"/api/me", "/api/tables", "/api/records/{record}/views"} <= set(paths)
    for path, methods in paths.items():
        for method, operation in methods.items():
            assert {"401", "404", "422"} <= set(operation["responses"]), (path, method)
