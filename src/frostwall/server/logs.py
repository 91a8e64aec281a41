"""The log of a server: as text for people, or one JSON object a line for programs that collect them.

Every line that belongs to a request or a table names both. No line holds what is secret or personal: a name, a chat
message, a move, an invitation, a session, a seed. Therefore the words of an exception are left out where they may
repeat what somebody sent; the file and line of every call stand there. Not here: how repeated lines are held back
(http.door).
"""

import json
import logging
import secrets
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

if TYPE_CHECKING:
    from frostwall.server.traces import Traces

STYLES: Final = ("text", "json")
# What Python itself writes into these, names of attributes and types, is no secret.
SPEAKING: Final = (
    AttributeError,
    ImportError,
    NameError,
    OSError,
    RecursionError,
    TypeError,
    ZeroDivisionError,
)

request: Final = ContextVar("request", default="")  # the id of what is being answered
table: Final = ContextVar("table", default="")  # whose work it is
span: Final[ContextVar[object]] = ContextVar("span", default=None)  # of the request, where there are traces

events: Final = logging.getLogger(__name__)  # what happens all the time: only in a log for programs


@contextmanager
def to_stderr(style: str) -> Iterator[None]:
    """Write the log to stderr meanwhile."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines() if style == "json" else Text())
    root = logging.getLogger()
    root.setLevel(logging.WARNING)
    root.addHandler(handler)
    events.setLevel(logging.INFO if style == "json" else logging.WARNING)
    try:
        yield
    finally:
        root.removeHandler(handler)


def note(event: str, **facts: str | float | None) -> None:
    """Something that happened, for whoever collects such lines. Facts are codes, ids and figures."""
    if events.isEnabledFor(logging.INFO):
        events.info(event, extra={"facts": facts})


def wants_events() -> bool:
    return events.isEnabledFor(logging.INFO)


class Text(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        record.exc_text = None  # what another handler may have kept is not as careful
        return super().format(record)

    def formatException(self, ei: Any) -> str:  # noqa: N802 - logging's name
        return tell(ei[1])


class Lines(logging.Formatter):
    """One JSON object for each record, on one line."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        found: dict[str, Any] = {
            "time": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        ids = {"table": table.get(), "request": request.get()}
        found |= {name: kept for name, kept in ids.items() if kept}
        found |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[1] is not None:
            found["error"] = type(record.exc_info[1]).__name__
            found["trace"] = tell(record.exc_info[1])
        return json.dumps(found, ensure_ascii=False)


def tell(problem: BaseException) -> str:
    """A traceback with the exception's kind, and its words only where nobody else can have put anything into them."""
    parts: list[str] = []
    seen: set[int] = set()
    one: BaseException | None = problem
    while one is not None and id(one) not in seen:
        seen.add(id(one))
        words = f": {one}" if isinstance(one, SPEAKING) else ""
        stack = "".join(traceback.format_tb(one.__traceback__))
        parts.append(f"Traceback (most recent call last):\n{stack}{type(one).__name__}{words}")
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
    return "\n\n".join(reversed(parts))


class Watched:
    """Gives every request an id, and notes how it was answered: by its route, never by its address."""

    def __init__(self, app: ASGIApp, traces: "Traces | None") -> None:
        self.app = app
        self._traces = traces

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request.set(secrets.token_hex(8))
        if scope["type"] == "websocket" or not (self._traces or wants_events()):
            await self.app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 500
        open_span = None if self._traces is None else self._traces.begin_request()
        span.set(open_span)

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            route = getattr(scope.get("route"), "path", "other")
            method = scope["method"] if scope["method"] in METHODS else "other"
            note("request", method=method, route=route, status=status, ms=milliseconds(begun))
            if self._traces is not None:
                self._traces.end_request(open_span, method, route, status, request.get())


METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def milliseconds(since: float) -> float:
    return round(1000 * (time.perf_counter() - since), 2)
