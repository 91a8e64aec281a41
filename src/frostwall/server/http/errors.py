"""Answers to requests that fail: every refusal as JSON with its HTTP status, or as a page for a browser."""

from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.http import auth
from frostwall.server.pages.home import refusal_page
from frostwall.server.store import Conflict, Unavailable

STATUS: Final = {
    "NO_SESSION": 401,
    "NOT_AT_TABLE": 403,
    "REMOVED": 403,
    "LOCKED": 403,
    "NOT_HOST": 403,
    "NOT_LOCAL": 403,
    "WRONG_ORIGIN": 403,
    "BAD_TOKEN": 403,
    "NO_SUCH_TABLE": 404,
    "NO_SUCH_INVITATION": 404,
    "NO_SUCH_LINE": 404,
    "NO_SUCH_VIEWER": 404,
    "NO_SUCH_PAGE": 404,
    "NO_SUCH_DAY": 404,
    "TOO_LARGE": 413,
    "BAD_MESSAGE": 422,
    "BAD_RECORD": 422,
    "TOO_FAST": 429,
    "BUSY": 503,
    "BROKEN": 500,
}
CONFLICT: Final = 409  # of every other code

# What the OpenAPI document says of every route.
REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": wire.Refused} for code in (400, 401, 403, 404, 405, 409, 413, 422, 429, 500, 503)
}


def status_of(code: str) -> int:
    return STATUS.get(code, CONFLICT)


def refusal_response(answer: wire.Refused) -> JSONResponse:
    return JSONResponse(answer.model_dump(mode="json"), status_code=status_of(answer.code))


def add_errors(app: FastAPI) -> None:
    def wants_page(request: Request) -> bool:
        return not request.url.path.startswith(("/api/", "/openapi"))

    @app.exception_handler(Denied)
    async def denied(request: Request, problem: Denied) -> Response:
        if wants_page(request):
            return await refusal_page(request, problem.answer, status_of(problem.answer.code))
        return refusal_response(problem.answer)

    @app.exception_handler(RequestValidationError)
    async def bad_message(request: Request, problem: RequestValidationError) -> Response:
        first = problem.errors()[0]
        place = ".".join(str(part) for part in first["loc"])[:80]
        return await denied(request, Denied("BAD_MESSAGE", problem=f"{place}: {first['type']}"))

    @app.exception_handler(Conflict)  # somebody else wrote meanwhile: a guest was deleted, a table closed
    @app.exception_handler(Unavailable)
    async def unavailable(request: Request, _: Exception) -> Response:
        return await denied(request, Denied("BUSY"))

    @app.exception_handler(HTTPException)
    async def http(request: Request, problem: HTTPException) -> Response:
        if wants_page(request) and problem.status_code == 404:
            return await refusal_page(request, wire.Refused(code="NO_SUCH_PAGE"), 404)
        code = {404: "NO_SUCH_PAGE", 405: "WRONG_METHOD"}.get(problem.status_code, "BAD_MESSAGE")
        found = JSONResponse(wire.Refused(code=code).model_dump(mode="json"), problem.status_code)
        found.headers.update(problem.headers or {})
        return found

    @app.exception_handler(Exception)
    async def broken(request: Request, _: Exception) -> Response:
        # This answer is made outside of all middleware.
        found = refusal_response(wire.Refused(code="BROKEN"))
        auth.add_headers(found.headers, request.app.state.config, request.url.path)
        return found
