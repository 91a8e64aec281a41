"""Scoring told a second time (10.2, 11.10), from the document of a finished game and the files of the set, and compared
with the engine after games played at random."""

from random import Random
from typing import Any

import pytest
from tests.games.silverfrost.deck_files import original
from tests.games.silverfrost.editions import FIRST as GAME

from frostwall.core.types import CHANCE
from frostwall.games.silverfrost.engine.chapters import score

Document = dict[str, Any]
CARDS: dict[str, Document] = {card["id"]: card for card in original()["cards"]["card"]}
PLACES: dict[str, Document] = {place["id"]: place for place in original()["board"]["place"]}
QUESTS: dict[str, Document] = {quest["id"]: quest for quest in original()["quests"]["quest"]}
BONUS: Document = original()["solo"]["bonus"]
RESOURCES = ("birch", "moss", "copper", "nut")


class Person:
    def __init__(self, document: Document, who: int) -> None:
        people = [*document["seats"], *([document["claw"]] if "claw" in document else [])]
        self.d: Document = people[who]
        self.who = who
        self.document = document
        self.goods: dict[str, int] = self.d.get("goods", {})
        self.live: list[Document] = [lying for lying in self.d.get("city", []) if not lying.get("snow")]
        self.snow: int = self.d.get("snow", 0)
        self.most: int = max(person.get("snow", 0) for person in people)

    def count(self, wanted: Document) -> int:
        found = [CARDS[lying["card"]] for lying in self.live]
        return sum(
            wanted.get("kind", card["kind"]) == card["kind"]
            and card["type"] in wanted.get("type", [card["type"]])
            and card["id"] in wanted.get("name", [card["id"]])
            and ("tag" not in wanted or bool(set(wanted["tag"]) & set(card.get("tags", []))))
            for card in found
        )

    def metric(self, metric: Any) -> int:
        if isinstance(metric, dict) and "cards" in metric:
            return self.count(metric["cards"]["filter"])
        if isinstance(metric, dict):
            return min(self.count(metric["pairs"]["filter_a"]), self.count(metric["pairs"]["filter_b"]))
        plain = {
            "snow_cleared": self.snow,
            "quests_done": len(self.d.get("done", [])),
            "chimneys_placed": sum(bool(lying.get("chimney")) for lying in self.live),
            "fire": self.goods.get("fire", 0),
        }
        return plain[metric]

    def prosperity(self) -> int:
        found = 0
        for lying in self.live:
            for effect in CARDS[lying["card"]]["effects"]:
                for step in effect["do"] if effect["on"] == "end_score" else []:
                    amount = step["score"]
                    n = (
                        self.metric(amount["count"])
                        if "count" in amount
                        else self.metric(amount["of"]) // amount["per"]
                    )
                    found += min(n * step.get("times", 1), step.get("cap", 999))
        return found

    def claw_bonus(self) -> int:
        row = BONUS[str(self.document["options"].get("difficulty", 1))]
        symbol, hidden = row["by_symbol"], row["by_face_down_card"]
        face_down = sum(self.d.get("face_down", {}).values())
        by_symbol = self.count(symbol["metric"]["cards"]["filter"]) // symbol["per"] * symbol["points"]
        return int(by_symbol + face_down // hidden["per"] * hidden["points"])

    def snow_points(self) -> int:
        first = self.snow == self.most and (
            self.snow > 0 or self.document["options"].get("score.snowBonusAtZero", False)
        )
        if self.document["options"].get("snow_side") == "snowstorm":
            return 12 if first else 0
        return self.snow + (5 if first else 0)

    def journey(self) -> int:
        return sum(
            PLACES[name]["journey_points"]
            * (entry.get("animals", {}).get(str(self.who), 0) + (self.who in entry.get("guards", [])))
            for name, entry in self.document["places"].items()
        )

    def sources(self) -> dict[str, int]:
        claw = self.who == len(self.document["seats"])
        found = {
            "cards": sum(CARDS[lying["card"]]["points"] for lying in self.live),
            "prosperity": self.claw_bonus() if claw else self.prosperity(),
            "quests": sum(QUESTS[name]["points"] for name in self.d.get("done", [])),
            "snow": self.snow_points(),
            "tokens": self.goods.get("point", 0),
            "journey": self.journey(),
        }
        return {name: n for name, n in found.items() if n}

    def rank(self) -> tuple[int, ...]:
        """SCORE-9, SCORE-10"""
        left = sum(self.goods.get(kind, 0) for kind in RESOURCES)
        return (
            sum(self.sources().values()),
            self.snow,
            len(self.d.get("done", [])),
            self.goods.get("fire", 0),
            left,
        )


def chosen(rng: Random, texts: list[str]) -> str:
    """Anything, but cards and quests whenever it pleases, so that there is something to score."""
    plays = [text for text in texts if text.startswith(("play", "clear", "quest", "lowland"))]
    return rng.choice(plays) if plays and rng.random() < 0.8 else rng.choice(texts)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_SCORE_1_to_10_SOLO_72_to_76(seats: int, soak: bool) -> None:
    for seed in range(60 if soak else 3):
        rng = Random(500 * seats + seed)
        options: dict[str, object] = {"score.snowBonusAtZero": rng.random() < 0.5}
        if seats == 1:
            options["difficulty"] = rng.randrange(1, 5)
        else:
            options["snow_side"] = rng.choice(("flurry", "snowstorm"))
        s = GAME.new_game(GAME.setup("standard", seats, rng, **options))
        for who in range(seats):
            for good in range(5):
                s.add(who, good, rng.randrange(20))
        while GAME.actors(s):
            seat = GAME.actors(s)[0]
            if seat == CHANCE:
                outcomes = GAME.chance(s)
                GAME.apply(s, CHANCE, rng.choices([m for m, _ in outcomes], [n for _, n in outcomes])[0])
            else:
                texts = [GAME.text(move) for move in GAME.legal_moves(s, seat)]
                GAME.apply(s, seat, GAME.parse(chosen(rng, texts)))
        document: Document = GAME.dump(s)
        people = [Person(document, who) for who in range(s.rules.people)]
        outcome = GAME.outcome(s)
        assert outcome is not None
        assert outcome.sources == [person.sources() for person in people[:seats]]
        assert outcome.points == [sum(found.values()) for found in outcome.sources]
        ranks = [person.rank() for person in people]
        if seats == 1:
            assert sum(people[1].sources().values()) == score.points(s, 1)
            assert outcome.winners == ([0] if ranks[0][0] > ranks[1][0] else [])  # SOLO-75
        else:
            assert outcome.winners == [seat for seat in range(seats) if ranks[seat] == max(ranks)]
            assert [ranks[seat] for seat in outcome.ranking] == sorted(ranks, reverse=True)
