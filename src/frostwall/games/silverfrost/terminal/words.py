"""The words of a table of Silverfrost: names and texts from its set of cards, seats by their species, moves."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from frostwall.core.types import Event, Refusal
from frostwall.games.silverfrost.wording import names_of_scene
from frostwall.terminal.groups import Group, kind_of
from frostwall.terminal.paint import Colour
from frostwall.terminal.words import Words
from frostwall.words.files import message_key

Tree = dict[str, Any]

COLOURS: Final = {"red_panda": "red", "penguin": "blue", "falcon": "yellow", "hare": "white", None: "black"}
# The colour in which a card is written, by its type.
TYPE_COLOURS: Final[dict[str, Colour]] = {
    "production": (71, 2),
    "governance": "name_blue",
    "traveller": (173, 3),
    "destination": "name_red",
    "prosperity": "pick_path",
}
SIGNS: Final = {"fire": "f", "card": "#", "any": "?"}  # beside the letters of the resources
# Kinds of move about a city: the argument that names whose city, if it is not the person's.
IN_CITY: Final = ("visit", "city", "back", "call")
# Decisions whose answers are things that have snow or get it.
SNOWY: Final = {"clear_where": "clear-snow", "snow_where": "put-snow", "city_snow": "put-snow"}


class SilverWords(Words):
    def __init__(self, lang: str, scene: Tree, person: int, bots: dict[int, str]) -> None:
        people = scene["seats"] + (1 if scene["solo"] else 0)
        super().__init__(lang, "silverfrost", scene, people, person, bots, names_of_scene(scene))
        self.colours = [COLOURS[None]] * people
        self.resources = {name: self.catalogue.term(name) for name in scene["resources"]}
        self.resource_letters = {name: self.text(f"ui-letter-{name}") for name in scene["resources"]}
        self.entries: dict[str, Tree] = {}  # everything that has a name, by its id
        for kind in ("cards", "giants", "quests", "places"):
            self.entries |= {entry["id"]: {**entry, "what": kind} for entry in scene[kind]}
        self.place_numbers = {entry["id"]: number for number, entry in enumerate(scene["places"], 1)}

    def name_seats(self, view: Tree) -> None:
        """Seats are known by their species once they have chosen it; Claw by his name."""
        people = list(view["seats"])
        if "claw" in view["board"]:
            people.append(view["board"]["claw"])
        for who, one in enumerate(people):
            self.colours[who] = COLOURS[one["species"]]
            if who >= len(view["seats"]):
                self.names[who], self.letters[who] = self.catalogue.term("claw"), self.text("ui-letter-claw")
            elif one["species"] is not None:
                self.names[who] = self.species(one["species"])
                self.letters[who] = self._ui("ui-letter", one["species"])

    # --- names ---

    def named(self, entry: Mapping[str, Any]) -> str:
        name: Mapping[str, str] = entry["name"]
        return str(name.get(self.lang) or name["en"])

    def name(self, thing: str) -> str:
        """A card, giant, quest or place by its id."""
        return self.named(self.entries[thing]) if thing in self.entries else thing.replace("_", " ")

    def about(self, thing: str) -> str:
        """The text of a card, giant or quest."""
        text = self.entries[thing].get("text") or {}
        return str(text.get(self.lang) or text.get("en", ""))

    def short_place(self, place: str) -> str:
        """A place below the name of its area: `first basin`."""
        return self.name(place).split(", ", 1)[-1]

    def _ui(self, group: str, name: str) -> str:
        return self.text(f"{group}-{name}".replace("_", "-"))

    def species(self, name: str) -> str:
        return self.capital(self.catalogue.term(f"species-{name}"))

    def season(self, name: str) -> str:
        return self.catalogue.term(f"season-{name}")

    def area(self, name: str) -> str:
        return self._ui("ui-area", name)

    def type(self, name: str) -> str:
        return self.catalogue.term(f"type-{name}")

    def keyword(self, tag: str) -> str:
        """A keyword of a card. One that only somebody's own set uses is written as its files have it."""
        known = self.catalogue.has(message_key("term", f"keyword-{tag}"))
        return self.catalogue.term(f"keyword-{tag}") if known else tag.replace("_", " ")

    def type_short(self, name: str) -> str:
        return self._ui("ui-type-short", name)

    def vocabulary_names(self) -> dict[str, str]:
        """Every name in this language and in English, in lower case, and the id it stands for."""
        return _names(self.lang, tuple((thing, self._shown(entry)) for thing, entry in self.entries.items()))

    def _shown(self, entry: Tree) -> tuple[str, ...]:
        names = [self.named(entry).lower(), str(entry["name"]["en"]).lower()]
        if entry["what"] == "places":
            names += [name.split(", ", 1)[-1] for name in names]
        return tuple(dict.fromkeys(names))

    # --- sentences of the engine ---

    def event(self, event: Event) -> str:
        return self.catalogue.event(event, self.names[: self.scene["seats"]], self.person)

    def refusal(self, refusal: Refusal) -> str:
        return self.catalogue.refusal(refusal, self.names[: self.scene["seats"]], self.person)

    def kind(self, kind: str, view: Tree) -> str:
        asked = (view["decision"] or {}).get("kind")
        if kind == "answer" and asked in SNOWY:
            return self._ui("ui-kind", SNOWY[asked])
        return self.text(f"ui-kind-{kind}")

    def brief(self, kind: str) -> str:
        return self.text(f"ui-key-{kind}")

    # --- goods and costs ---

    def goods(self, counts: Mapping[str, int]) -> str:
        """`2 birch and 1 fire`."""
        drawn = [self.text("ui-goods-card", count=counts["card"])] if counts.get("card") else []
        held = {name: n for name, n in counts.items() if n and name != "card"}
        return self.catalogue.join([*([self.catalogue.cards(held)] if held or not drawn else []), *drawn])

    def cards(self, counts: Mapping[str, int]) -> str:
        """Cards or resources, counted."""
        if all(name in self.resources for name in counts):
            return self.goods(counts)
        return self.catalogue.join([self.counted(name, n) for name, n in counts.items()])

    def counted(self, thing: str, n: int) -> str:
        return self.name(thing) if n == 1 else self.text("ui-times", name=self.name(thing), count=n)

    def signs(self, counts: Mapping[str, int]) -> str:
        """Goods by their letters: `bbm`, a card as #."""
        letters = {**self.resource_letters, **SIGNS, "fire": self.text("ui-letter-fire")}
        return "".join(letters.get(name, name[:1]) * n for name, n in counts.items())

    def cost_signs(self, card: str) -> str:
        """What a card costs by letters; what is given to the left stands behind an arrow."""
        cost = self.entries[card].get("cost") or {}
        paid = self.signs({name: n for name, n in cost.items() if isinstance(n, int)})
        given = "".join(self.signs(what) for what in cost.values() if isinstance(what, Mapping))
        return paid + (f">{given}" if given else "") or "-"

    def cost(self, card: str) -> str:
        cost = self.entries[card].get("cost") or {}
        parts = [self.goods({name: n for name, n in cost.items() if isinstance(n, int)})]
        given = [what for what in cost.values() if isinstance(what, Mapping)]
        if given:
            parts = [self.text("ui-cost-give", goods=self.goods(given[0]))]
        return parts[0]

    def printed(self, card: str) -> dict[str, int]:
        """The printed cost as a payment; a free choice is paid in birch."""
        cost = self.entries[card].get("cost") or {}
        found = {name: n for name, n in cost.items() if name in self.resources}
        if cost.get("any"):
            found["birch"] = found.get("birch", 0) + int(cost["any"])
        return found

    # --- moves ---

    def card_at(self, view: Tree, who: int, slot: int) -> str:
        """The card in a slot of somebody's city."""
        for card in self.city(view, who):
            if card["slot"] == slot:
                return self.name(card["card"])
        return self.text("ui-slot", slot=slot)

    def city(self, view: Tree, who: int) -> list[Tree]:
        people = [*view["seats"], *([view["board"]["claw"]] if "claw" in view["board"] else [])]
        return list(people[who]["city"])

    def figure(self, name: str) -> str:
        return self.catalogue.term(name)

    def move(self, move: Tree, view: Tree) -> str:
        kind = kind_of(move)
        if kind == "play":
            return self.playing(move, view)
        if kind in IN_CITY:
            whose = move["city"]
            card = self.card_at(view, whose, move["slot"])
            if whose != self.person:
                card = self.text("ui-card-of", card=card, seat=self.names[whose])
            shown = card if "figure" not in move else self.text(
                "ui-figure-at", figure=self.figure(move["figure"]), place=card
            )  # fmt: skip
            return shown + self._snow_here(move, view)
        if kind == "place":
            return self.name(move["place"]) + self._snow_here(move, view)
        if "place" in move:
            place = self.name(move["place"])
            figure = move.get("figure")
            return place if figure is None else self.text(
                "ui-figure-at", figure=self.figure(figure), place=place
            )  # fmt: skip
        if "slot" in move:
            return self.card_at(view, self.person, move["slot"])
        if kind == "giant":
            return self.giant(move["giant"], view)
        for argument in ("card", "giant", "quest"):
            if argument in move:
                return self.name(move[argument])
        for argument in ("cards", "quests"):
            if argument in move:
                return self.listed(move[argument])
        return self._answer(move, view)

    def _answer(self, move: Tree, view: Tree) -> str:
        kind = kind_of(move)
        if kind == "species":
            return self.species(move["species"])
        if kind == "resources":
            return self.goods(move["goods"])
        if kind == "option":
            return self.option_text(view, move["option"])
        if kind == "times":
            return self.text("ui-so-often", times=move["times"])
        if kind == "person":
            return self.seat(move["person"])
        if kind == "aside":
            return self.figure(move["figure"])
        source = (view["decision"] or {}).get("source")
        if kind in ("yes", "no") and source in self.entries:
            return self.text("ui-effect-of", card=self.name(source))
        return self.text(f"ui-kind-{kind}")

    def listed(self, names: list[str]) -> str:
        counts = {name: names.count(name) for name in names}
        return self.cards(counts) if counts else self.text("ui-nothing")

    def option_text(self, view: Tree, option: int) -> str:
        """A part of a text that offers a choice; the number alone where the parts cannot be told apart."""
        source = (view["decision"] or {}).get("source")
        parts = split_options(self.about(source), self.text("ui-or")) if source in self.entries else []
        offered = [move["option"] for move in view["moves"] if kind_of(move) == "option"]
        parts = parts if offered and max(offered) < len(parts) else []
        number = option + 1
        if option < len(parts):
            return self.text("ui-option-is", number=number, text=parts[option])
        return self.text("ui-option", number=number)

    def playing(self, move: Tree, view: Tree) -> str:
        """`Rye Oven for 1 birch and 1 moss, chimney on Great Stove`."""
        found = self.text("ui-play-for", card=self.name(move["card"]), cost=self._price(move, view))
        if move["chimney"]:
            built = self.card_at(view, self.person, move["chimney"])
            found = self.text("ui-play-chimney", card=self.name(move["card"]), construction=built)
        fire = self.fire_for_snow(move, view)
        if fire:
            found += self.text("ui-play-snow", fire=fire)
        if move["advantage"]:
            found += self.text("ui-play-using", card=self.card_at(view, self.person, move["advantage"]))
        if move["into"]:
            found += self.text("ui-play-into", seat=self.names[move["into"][0]])
        return found

    def _price(self, move: Tree, view: Tree) -> str:
        """What is paid for a card: resources, or a gift to the left (CARD-6)."""
        gift = (self.entries[move["card"]].get("cost") or {}).get("give_left")
        if not gift:
            return self.goods(move["cost"])
        to = self.left_person(view)
        seat = "" if to is None else self.names[to]
        return self.text("ui-gift-to" if seat else "ui-gift", goods=self.goods(gift), seat=seat)

    def left_person(self, view: Tree) -> int | None:
        """Who gets the fire that the person gives to the left (END-4, AMB-34)."""
        people = [*view["seats"], *([view["board"]["claw"]] if "claw" in view["board"] else [])]
        for step in range(1, len(people)):
            who = (self.person + step) % len(people)
            if not people[who]["passed"] or not self.scene["options"].get("end.fireLikeResources", False):
                return who
        return None

    def fire_for_snow(self, move: Tree, view: Tree) -> int:
        """What clearing the snow costs in the course of a move (SNOW-14)."""
        kind, board = kind_of(move), view["board"]
        snow = 0
        if kind == "place":
            snow = board["places"][move["place"]]["snow"]
        elif kind == "visit":
            city = self.city(view, move["city"])
            snow = sum(1 for card in city if card["slot"] == move["slot"] and card["snow"])
        elif kind == "play" and move["source"] == "valley":
            snow = sum(space["snow"] for space in board["valley"] if space["card"] == move["card"])
        return int(snow) * int(view["seats"][view["viewer"]]["clear_fire"])

    def _snow_here(self, move: Tree, view: Tree) -> str:
        fire = self.fire_for_snow(move, view)
        return self.text("ui-place-snow", fire=fire) if fire else ""

    def giant(self, giant: str, view: Tree) -> str:
        """A giant and the points of its slot: `Far-Seeing Eagle (+3)`."""
        for points, here in zip(self.scene["giant_slots"], view["board"]["giants"], strict=True):
            if here == giant:
                return f"{self.name(giant)} (+{points})"
        return self.name(giant)

    def usage(self, group: Group, view: Tree) -> str:
        return self.capital(self.text("ui-usage-number", kind=self.kind(group.kind, view)))


@cache
def _names(_lang: str, entries: tuple[tuple[str, tuple[str, ...]], ...]) -> dict[str, str]:
    return {name: thing for thing, names in entries for name in names}


def split_options(text: str, word: str) -> list[str]:
    """The parts of `Choose one: take 1 birch; draw 1 card.` or of `Take 1 fire, or draw 2 cards.`"""
    _, colon, rest = text.partition(": ")
    if colon and ";" in rest:
        return [part.strip(" .") for part in rest.split(";")]
    sentences = [sentence.strip(" .") for sentence in text.split(". ") if f" {word} " in sentence]
    if len(sentences) != 1 or sentences[0].count(f" {word} ") != 1:
        return []
    return [part.strip(" ,") for part in sentences[0].split(f" {word} ")]
