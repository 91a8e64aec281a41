"""Records every byte that people are sent, and finds secrets in it."""

import base64
import html
import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import httpx
from tests.server.rig import Ears, Person, Server

from frostwall.games import silverfrost

CARD: Final = "canary_ermine"
CARD_NAMES: Final = (CARD, "Canary Ermine", "Kanari-Hermelin")
FOLDER: Final = "canary-folder-7be1"
LOGS: Final = "the log"


@dataclass(frozen=True)
class Sent:
    """Something that reached somebody. `kind` says how: header, set-cookie, body, socket, log."""

    who: str
    kind: str
    text: str


@dataclass(frozen=True)
class Secret:
    name: str
    text: str
    # Who may know it, and by which way.
    allowed: Callable[[Sent], bool] = lambda _: False

    def forms(self) -> set[str]:
        """The secret in all the shapes in which it could be written down."""
        found = {
            self.text,
            html.escape(self.text),
            quote(self.text),
            json.dumps(self.text)[1:-1],
            self.text[::-1],
        }
        for shift in range(3):  # inside of a longer text in base64
            code = base64.b64encode(b"x" * shift + self.text.encode()).decode()
            found.add(code[4:-4] if len(code) > 16 else code)
        found.add(self.text.encode().hex())
        return {form.lower() for form in found}


def leaks(sent: Iterable[Sent], secrets: Iterable[Secret]) -> list[str]:
    """Which secrets reached whom they must not, and how."""
    found: list[str] = []
    forms = [(secret, secret.forms()) for secret in secrets]
    for entry in sent:
        text = entry.text.lower()
        for secret, shapes in forms:
            if any(shape in text for shape in shapes) and not secret.allowed(entry):
                found.append(f"{secret.name} reached {entry.who} by {entry.kind}: {entry.text[:200]}")
    return found


@dataclass
class Recorder:
    sent: list[Sent] = field(default_factory=list)
    tokens: dict[str, str] = field(default_factory=dict)
    _heard: list[tuple[str, Ears]] = field(default_factory=list)

    def client(self, server: Server, who: str) -> httpx.AsyncClient:
        async def keep(response: httpx.Response) -> None:
            await response.aread()
            self._keep(who, response)

        return httpx.AsyncClient(base_url=server.base, timeout=60, event_hooks={"response": [keep]})

    def _keep(self, who: str, response: httpx.Response) -> None:
        for name, value in response.headers.multi_items():
            kind = "set-cookie" if name == "set-cookie" else "header"
            self.sent.append(Sent(who, kind, f"{name}: {value}"))
        self.sent.append(Sent(who, "body", without_scene(response.text)))

    async def guest(self, server: Server, who: str) -> Person:
        http = self.client(server, who)
        answer = await http.post("/api/me", json={"name": who})
        assert answer.status_code == 200, answer.text
        self.tokens[who] = answer.cookies["frostwall_session"]
        person = Person(server, who, answer.json()["guest"], http)
        server.people.append(person)
        return person

    async def socket(self, person: Person) -> Ears:
        ears = await person.socket()
        self._heard.append((person.name, ears))
        return ears

    def take_sockets(self) -> None:
        """What the sockets have heard until now."""
        for who, ears in self._heard:
            self.sent += [Sent(who, "socket", without_scene(text)) for text in ears.raw]
            if ears.connection.close_reason:
                self.sent.append(Sent(who, "socket", ears.connection.close_reason))
            ears.raw.clear()


def without_scene(text: str) -> str:
    """The catalogue of all cards is public; where one of them is, is not."""
    try:
        found: Any = json.loads(text)
    except ValueError:
        return text
    if not isinstance(found, dict) or "scene" not in found:
        return text
    return json.dumps({**found, "scene": None})


def write_set(folder: Path) -> Path:
    """Hearthside with one card of its own in a single copy: a folder of sets for a server."""
    packaged = Path(silverfrost.__file__).parent / "decks" / "hearthside"
    place = folder / FOLDER / "mine"
    place.mkdir(parents=True)
    for file in packaged.glob("*.toml"):
        text = file.read_text("utf-8")
        if file.name == "cards.toml":
            text = text.replace('id = "wax_chandler"', f'id = "{CARD}"')
            text = text.replace(
                'en = "Wax Chandler", de = "Wachszieher"', 'en = "Canary Ermine", de = "Kanari-Hermelin"'
            )
            at = text.index(CARD)
            text = text[:at] + text[at:].replace("copies = 2", "copies = 1", 1)
            at = text.index('id = "row_cottage"')
            text = text[:at] + text[at:].replace("copies = 4", "copies = 5", 1)
        (place / file.name).write_text(text, "utf-8")
    return folder / FOLDER
