"""Traces for OpenTelemetry: a span for every request, and one for every message to a table with its parts.

Imported only where traces are asked for. A span names a route, a table, a kind of message and a code, never a person or
what was said.
"""

import time
from collections.abc import Sequence
from typing import Any, Final

from opentelemetry import trace
from opentelemetry.context import Context
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import SpanKind, Status, StatusCode

from frostwall import about

NANO: Final = 1_000_000_000


class Traces:
    def __init__(self, url: str) -> None:
        """Send spans to this address, as OTLP over HTTP. How many are kept is in OpenTelemetry's own variables, such as
        OTEL_TRACES_SAMPLER."""
        resource = Resource.create({"service.name": "frostwall", "service.version": about.VERSION})
        self._provider = TracerProvider(resource=resource, shutdown_on_exit=False)
        self._provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=url)))
        self._tracer = self._provider.get_tracer("frostwall")

    def close(self) -> None:
        """Send what is left; takes as long as the receiver does, at most some seconds."""
        self._provider.shutdown()

    def begin_request(self) -> trace.Span:
        return self._tracer.start_span("request", context=Context(), kind=SpanKind.SERVER)

    def end_request(self, span: Any, method: str, route: str, status: int, request: str) -> None:
        span.update_name(f"{method} {route}")
        span.set_attributes(
            {
                "http.request.method": method,
                "http.route": route,
                "http.response.status_code": status,
                "frostwall.request": request,
            }
        )
        if status >= 500:
            span.set_status(Status(StatusCode.ERROR))
        span.end()

    def message(
        self,
        kind: str,
        table: str,
        came: float,
        marks: Sequence[tuple[str, float]],
        parent: object,
        request: str,
        refused: str | None,
    ) -> None:
        """A message that has been answered. Each mark says what ended when, by `perf_counter`; what comes after the
        last one is told as `tell`."""
        now, clock = time.time_ns(), time.perf_counter()

        def at(moment: float) -> int:
            return now - int((clock - moment) * NANO)

        around = Context()
        if isinstance(parent, trace.Span):
            around = trace.set_span_in_context(parent, around)
        whole = self._tracer.start_span(kind, context=around, start_time=at(came))
        whole.set_attributes({"frostwall.table": table, "frostwall.request": request})
        if refused is not None:
            whole.set_attribute("frostwall.refused", refused)
        within = trace.set_span_in_context(whole, Context())
        for name, moment in (*marks, ("tell", clock)):
            part = self._tracer.start_span(name, context=within, start_time=at(came))
            part.end(at(moment))
            came = moment
        whole.end(now)
