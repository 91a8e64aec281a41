"""Starting a coroutine eagerly: it runs at once until it first has to wait, and only the rest becomes a task.

Most of what a table sends fits into the socket's buffer. A task for it would cost a turn of the loop and more time than
the sending itself. Python 3.12 has this as `asyncio.eager_task_factory`: this module goes when we drop Python 3.11.
"""

import asyncio
import types
from collections.abc import Coroutine, Generator
from typing import Any


def start(work: Coroutine[Any, None, None]) -> asyncio.Task[None] | None:
    """The task that runs the rest; None if nothing is left. What the coroutine raises before its first wait is raised
    here. Until then it must not ask for its own task, as timeouts do."""
    try:
        awaited = work.send(None)
    except StopIteration:
        return None
    return asyncio.create_task(_go_on(work, awaited))


async def _go_on(work: Coroutine[Any, None, None], awaited: Any) -> None:
    await _rest(work, awaited)


@types.coroutine
def _rest(work: Coroutine[Any, None, None], awaited: Any) -> Generator[Any, Any, None]:
    """Wait for what the coroutine waits for, and pass the result on to it."""
    try:
        while True:
            try:
                yield awaited
            except GeneratorExit:
                work.close()
                raise
            except BaseException as problem:  # noqa: BLE001 - the coroutine handles it
                awaited = work.throw(problem)
            else:
                awaited = work.send(None)
    except StopIteration:
        return
