"""Who asks: what every route wants to know before it answers."""

from typing import Annotated

from fastapi import Depends, Request

from frostwall.server.http import auth
from frostwall.server.http.limits import address_of, throttle
from frostwall.server.table.guests import Guest
from frostwall.server.table.hub import Hub


async def _somebody(request: Request) -> Guest:
    """The guest whose session this is; Denied without one."""
    if request.method != "GET":
        auth.check_origin(request)
    found = await auth.known_guest(request)
    throttle(request, "asks", found.id)
    return found


async def _anybody(request: Request) -> Guest | None:
    """The guest whose session this is, or None."""
    found = await auth.guest(request)
    throttle(request, "asks", address_of(request) if found is None else found.id)
    return found


AskedHub = Annotated[Hub, Depends(auth.hub_of)]
Somebody = Annotated[Guest, Depends(_somebody)]
Anybody = Annotated[Guest | None, Depends(_anybody)]
