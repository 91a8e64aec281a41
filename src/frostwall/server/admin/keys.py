"""Who may see the operator's page: whoever knows the token, until they leave or twelve hours have passed."""

import hashlib
import hmac
import secrets
import time
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from frostwall.server.http.limits import Buckets

COOKIE: Final = "frostwall_admin"
LASTS: Final = 12 * 3600
SHORTEST: Final = 16  # characters of a token


class Keys:
    def __init__(self, token: str) -> None:
        self._token = _digest(token)
        self._open: dict[str, float] = {}  # until when each session lasts
        self.tries = Buckets(rate=0.1, burst=10, clock=time.monotonic)  # wrong tokens, of all together

    def fits(self, token: str) -> bool:
        """In constant time, whatever its length."""
        return hmac.compare_digest(_digest(token), self._token)

    def may(self, request: Request) -> bool:
        """By a session, or by a header for programs."""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            return self.fits(token.strip())
        return self._open.get(request.cookies.get(COOKIE, ""), 0.0) > time.monotonic()

    def enter(self, answer: Response, secure: bool) -> None:
        now = time.monotonic()
        self._open = {session: until for session, until in self._open.items() if until > now}
        session = secrets.token_urlsafe(32)
        self._open[session] = now + LASTS
        answer.set_cookie(
            COOKIE, session, max_age=LASTS, path="/", httponly=True, samesite="strict", secure=secure
        )

    def leave(self, request: Request, answer: Response) -> None:
        self._open.pop(request.cookies.get(COOKIE, ""), None)
        answer.delete_cookie(COOKIE, path="/")

    def csrf(self, request: Request) -> str:
        """What a form of this session carries."""
        session = request.cookies.get(COOKIE, "")
        return hmac.new(self._token, session.encode(), hashlib.sha256).hexdigest() if session else ""

    def is_own(self, request: Request, given: str) -> bool:
        """Was the form ours? A program with the token in a header needs none: no browser sends that by itself."""
        wanted = self.csrf(request)
        return bool(wanted) and hmac.compare_digest(wanted.encode(), given.encode())


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
