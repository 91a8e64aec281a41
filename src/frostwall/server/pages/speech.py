"""The sentences of the pages in one language: their own, those about games, refusals and events."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from frostwall.core.types import SPECTATOR, Event, Refusal
from frostwall.games import games
from frostwall.server import wire
from frostwall.server.pages.face import GamePage, Say, Sentences
from frostwall.words import Catalogue
from frostwall.words.files import message_key
from frostwall.words.generic import GenericCatalogue
from frostwall.words.wording import readable

OWN: Final = "table"  # the catalogue of the pages
SECONDS: Final = {"day": 86_400, "hour": 3600, "minute": 60}


class Speech:
    """The sentences of one language, for one page."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.own = Catalogue(lang, OWN)

    def __call__(self, key: str, **args: str | int) -> str:
        """A sentence of the pages: `say("home")` is `table-home`."""
        return self.own.text(f"table-{key}", **args)

    def learn(self, key: str, **args: str | int) -> str:
        """A sentence about learning, which the client has too: `say.learn("puzzle-title")`."""
        return Catalogue(self.lang, "learn").text(f"learn-{key}", **args)

    def theme(self, game: str, theme: str, part: str = "") -> str:
        """What puzzles of a theme are about; with the part `help` in a sentence."""
        found = Catalogue(self.lang, f"{game}/learn")
        return found.text(message_key("learn-puzzle-theme", theme, *([part] if part else [])))

    def hint(self, part: str, **args: str) -> str:
        """A sentence of a hint, which the client has too."""
        return Catalogue(self.lang, "web").text(f"web-hint-{part}", **args)

    def reason(self, game: str, page: GamePage, reason: Mapping[str, Any], viewer: int) -> str:
        """What speaks for a move, by the game's sentences for the client."""
        found = GenericCatalogue(self.lang, f"{game}/web", page.catalogue.set_names)
        return found.reason(reason["key"], reason["args"], page.names, viewer)

    # --- games ---

    def game(self, name: str) -> Catalogue:
        """A game's catalogue. What a game without sentences does is told in the words of its notation."""
        return GenericCatalogue(self.lang, name)

    def games(self) -> list[Catalogue]:
        """The catalogues of all games."""
        return [Catalogue(self.lang, name) for name in games]

    def _about(self, game: str, key: str) -> str | None:
        """What a game's `pages.ftl` says about the game and its modes."""
        found = Catalogue(self.lang, f"{game}/pages")
        name = f"pages-{key}".replace("_", "-")
        return found.text(name) if found.has(name) else None

    def game_name(self, game: str) -> str:
        return self._about(game, "name") or readable(game)

    def game_about(self, game: str) -> str:
        return self._about(game, "about") or self("game-about")

    def game_credits(self, game: str) -> str:
        """Whose work a game is, where it says so."""
        return self._about(game, "credits") or ""

    def mode(self, game: str, rules: str) -> str:
        return self._about(game, f"mode-{rules}") or readable(rules).lower()

    def seat_names(self, seats: Sequence[wire.SeatShape]) -> list[str]:
        """The names of the people and bots at a table. Two of the same name are told apart by their seats."""
        given = [seat.name or seat.bot or self("lobby-seat", number=seat.seat + 1) for seat in seats]
        return [name if given.count(name) == 1 else f"{name} {at + 1}" for at, name in enumerate(given)]

    def bot(self, game: str, bot: str) -> str:
        """What a bot is like, for a list to choose from."""
        return self.game(game).bot_kind(bot)

    def bot_style(self, game: str, bot: str) -> str:
        """A sentence about how a character plays; empty for any other bot."""
        return self.game(game).bot_style(bot)

    # --- sentences ---

    def refusal(
        self,
        refused: wire.Refused,
        game: Sentences | None = None,
        names: Sequence[str] = (),
        viewer: int = SPECTATOR,
    ) -> str:
        """Why not: a code of the server, or one of the game. The rule is not in it: pages link it."""
        key = message_key("refusal", refused.code)
        near: list[Sentences] = [self.own] if game is None else [self.own, game]
        told = next((one for one in near if one.has(key)), None)
        if told is None:
            told = game if isinstance(game, GenericCatalogue) else self._elsewhere(key)
        if told is not None:
            try:
                text = told.refusal(
                    Refusal(refused.code, refused.rule, refused.args, refused.needs), names, viewer
                )
                return text.removesuffix(f" [{refused.rule}]")
            except (KeyError, ValueError):  # arguments nobody foresaw must not cost the page
                pass
        return self("refused-other", code=refused.code)

    def _elsewhere(self, key: str) -> Sentences | None:
        """Some codes of the server have their sentence in a game's messages."""
        return next((one for one in self.games() if one.has(key)), None)

    def event(self, event: wire.EventShape, game: Sentences, names: Sequence[str], viewer: int) -> str:
        return game.event(Event(event.name, event.seat, event.args, event.rule), names, viewer)

    def notice(self, code: str, args: Mapping[str, Any], names: Sequence[str]) -> str:
        """What the table says about itself; seats by their names."""
        found: dict[str, str | int] = {}
        for name, value in args.items():
            found[name] = self.own.seat(value, names) if name == "seat" and isinstance(value, int) else value
        return self.own.text(f"notice-{code.replace('_', '-')}", **found)

    def time(self, seconds: float) -> str:
        """A span in its largest fitting unit: `90 s`, `5 min`, `2 d`."""
        whole = max(0, round(seconds))
        for unit, size in SECONDS.items():
            if whole >= 2 * size:
                return self(f"{unit}s", n=round(whole / size))
        return self("seconds", n=whole)

    def capital(self, text: str) -> str:
        return text[:1].upper() + text[1:]


class GameSpeech:
    """What the pages of a game say: words from the game's own `pages.ftl`, and those that all pages share."""

    def __init__(self, say: Say, game: str) -> None:
        self.lang = say.lang
        self._say = say
        self._own = Catalogue(say.lang, f"{game}/pages")

    def __call__(self, key: str, **args: str | int) -> str:
        own = f"pages-{key}"
        return self._own.text(own, **args) if self._own.has(own) else self._say(key, **args)
