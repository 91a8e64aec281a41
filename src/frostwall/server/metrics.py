"""A server's figures in the format of Prometheus, for a listener that only its operator reaches."""

from collections.abc import Iterator
from typing import Any

from fastapi import FastAPI
from prometheus_client import CollectorRegistry, ProcessCollector, make_asgi_app
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from frostwall import about
from frostwall.server.figures import BOUNDS, Figures, Times


def metrics_app(app: FastAPI) -> Any:
    """An ASGI app that answers every address with the figures of `app`."""
    registry = CollectorRegistry()
    registry.register(ServerFigures(app))
    ProcessCollector(registry=registry)  # memory, processor time, open files; on Linux
    return make_asgi_app(registry)


class ServerFigures(Collector):
    def __init__(self, app: FastAPI) -> None:
        self._app = app

    def describe(self) -> list[Metric]:
        return []  # nothing is known before the server runs

    def collect(self) -> Iterator[Metric]:
        state = self._app.state
        figures: Figures = state.hub.figures
        build = GaugeMetricFamily("frostwall_build", "The version that runs.", labels=["version", "engine"])
        build.add_metric([about.VERSION, about.engine()], 1)
        yield build
        yield _times("frostwall_answer_seconds", "From a message to its answer.", "kind", figures.answers)
        yield _counts("frostwall_refusals", "Messages that were refused.", "code", figures.refusals)
        yield _counts("frostwall_turned_away", "Who met a limit.", "limit", figures.turned_away)
        yield _times(
            "frostwall_bot_decision_seconds", "How long bots thought.", "by", {"bot": figures.decisions}
        )
        yield _times(
            "frostwall_bot_wait_seconds",
            "How long decisions waited for a process.",
            "by",
            {"bot": figures.waits},
        )
        store = state.hub.store
        yield _times("frostwall_commit_seconds", "Transactions that wrote.", "by", {"store": store.commits})
        yield _counts("frostwall_writes", "Writes in those transactions.", "by", {"store": store.writes})
        yield _counts("frostwall_bot_failures", "Bots that failed.", "how", figures.failures)
        yield from self._among_others(figures)
        yield self._memory()
        for name, text, value in self._now():
            yield GaugeMetricFamily(f"frostwall_{name}", text, value)

    def _among_others(self, figures: Figures) -> Iterator[Metric]:
        """What servers on one PostgreSQL have to do with each other. Without a bus there is only one at a time."""
        yield _counts("frostwall_tables_lost", "Tables that are another server's now.", "why", figures.lost)
        gateway = self._app.state.hub.gateway
        if gateway is None:
            return
        bus = gateway.bus
        yield _counts("frostwall_tables_taken", "Tables that no server had.", "why", figures.taken)
        yield _times(
            "frostwall_passed_on_seconds",
            "From passing a message on to the answer of another server.",
            "kind",
            figures.passed_on,
        )
        yield _counts("frostwall_bus_messages", "Messages between servers.", "way", bus.messages())
        troubles = {**figures.bus_troubles, "reconnected": bus.reconnects()}
        yield _counts("frostwall_bus_troubles", "What went wrong with the bus.", "what", troubles)

    def _memory(self) -> GaugeMetricFamily:
        family = GaugeMetricFamily(
            "frostwall_bot_memory_bytes", "What a bot process holds in memory.", labels=["process"]
        )
        for number, held in enumerate(self._app.state.hub.workers.memory()):
            if held is not None:
                family.add_metric([str(number)], held)
        return family

    def _now(self) -> Iterator[tuple[str, str, float]]:
        state = self._app.state
        hub = state.hub
        yield "connections", "Connections that are open.", len(state.door)
        yield "sockets", "Sockets of guests.", hub.guests.socket_count()
        yield "tables", "Tables in memory.", len(hub.tables_in_memory())
        yield (
            "tables_playing",
            "Of those, being played.",
            sum(table.doc.stage == "playing" for table in hub.tables_in_memory()),
        )
        yield (
            "messages_waiting",
            "Messages that tables have not answered.",
            sum(table.waiting() for table in hub.tables_in_memory()),
        )
        yield "bots_waiting", "Decisions that wait for a bot process.", hub.workers.waiting()
        yield "bot_time_share", "The part of its usual time that a bot gets.", hub.workers.share()
        if hub.gateway is not None:
            yield "bus_connected", "Whether the bus can be reached.", hub.gateway.bus.is_connected
            yield "servers", "Servers that share the tables.", 1 + hub.gateway.company()
            yield "tables_elsewhere", "Tables of others that somebody here follows.", len(hub.gateway.far)


def _times(name: str, text: str, label: str, found: dict[str, Times]) -> HistogramMetricFamily:
    family = HistogramMetricFamily(name, text, labels=[label])
    for key, times in found.items():
        sofar = 0
        buckets: list[tuple[str, float]] = []
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), times.counts, strict=True):
            sofar += count
            buckets.append((bound, sofar))
        family.add_metric([key], buckets, times.total)
    return family


def _counts(name: str, text: str, label: str, found: dict[str, int]) -> CounterMetricFamily:
    family = CounterMetricFamily(name, text, labels=[label])
    for key, count in found.items():
        family.add_metric([key], count)
    return family
