"""Answers that are the same for everybody: made once, kept in memory with their compressed forms, known by a tag."""

import gzip
import hashlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

# What the client's build compresses beside a file, best first.
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
REVALIDATE: Final = "no-cache"  # another server, or the same one after an update, may offer something else


@dataclass(frozen=True)
class File:
    """One file, and its compressed versions by encoding."""

    kind: str
    tag: str
    plain: bytes
    packed: Mapping[str, bytes]

    @classmethod
    def of(cls, kind: str, plain: bytes, packed: Mapping[str, bytes]) -> "File":
        return cls(kind, f'"{hashlib.sha256(plain).hexdigest()[:20]}"', plain, packed)

    @classmethod
    def made(cls, kind: str, plain: bytes) -> "File":
        """The same, compressed here."""
        return cls.of(kind, plain, {"gzip": gzip.compress(plain, 9, mtime=0)})

    def answer(self, asked: Headers, cache: str, vary: str = "accept-encoding") -> Response:
        headers = {"cache-control": cache, "etag": self.tag, "vary": vary}
        if self.tag in (tag.strip().removeprefix("W/") for tag in asked.get("if-none-match", "").split(",")):
            return Response(status_code=304, headers=headers)
        body = self.plain
        encoding = best_encoding(asked.get("accept-encoding", ""), self.packed)
        if encoding is not None:
            body = self.packed[encoding]
            headers["content-encoding"] = encoding
        return Response(body, headers={**headers, "content-type": self.kind})


def best_encoding(accepted: str, packed: Mapping[str, bytes]) -> str | None:
    """The best encoding that we have and the browser accepts."""
    taken = set()
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight):
            taken.add(name.strip())
    return next((name for name in ENCODINGS if name in packed and name in taken), None)


def answer_once(
    request: Request,
    name: str,
    make: Callable[[], str],
    cache: str = REVALIDATE,
    kind: str = "application/json",
) -> Response:
    """A text that does not change while the server runs, made when it is first asked for."""
    kept: dict[str, File] = request.app.state.made
    if name not in kept:
        kept[name] = File.made(kind, make().encode())
    return kept[name].answer(request.headers, cache)
