"""Running a coroutine at once, as far as it need not wait; only what is left then becomes a task.

Most of what a table sends is taken by the socket's buffer without waiting. A task for it would cost a turn of the loop
and more time than the sending. (Python 3.12 has this as `eager_start`; we run on 3.11 too.)
"""

import asyncio
import types
from collections.abc import Coroutine, Generator
from typing import Any


def run_at_once(work: Coroutine[Any, None, None]) -> asyncio.Task[None] | None:
    """None if it has ended already; what it raised is raised here. It must not ask for its own task (as timeouts do)
    before it has waited."""
    try:
        awaited = work.send(None)
    except StopIteration:
        return None
    return asyncio.create_task(_go_on(work, awaited))


async def _go_on(work: Coroutine[Any, None, None], awaited: Any) -> None:
    await _rest(work, awaited)


@types.coroutine
def _rest(work: Coroutine[Any, None, None], awaited: Any) -> Generator[Any, Any, None]:
    """The task waits for what the coroutine waits for, and passes on what comes of it."""
    try:
        while True:
            try:
                yield awaited
            except GeneratorExit:
                work.close()
                raise
            except BaseException as problem:  # noqa: BLE001 - it is the coroutine's
                awaited = work.throw(problem)
            else:
                awaited = work.send(None)
    except StopIteration:
        return
