"""What speaks for a move of Silverfrost: what it changes for the seat, as the seat itself sees both positions.

Where a move shows something hidden, only the move itself is known: what a played card is worth. Where it asks the seat
something more, `ahead.py` tells what the answers can bring.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from frostwall.games.box import Advice, Reason, World
from frostwall.games.silverfrost.ahead import Ahead, after, ahead
from frostwall.games.silverfrost.engine.chapters.quests import meets
from frostwall.games.silverfrost.engine.deck import program

MOST: Final = 3
NAMED: Final = 3  # cards that are named as examples
ALIKE: Final = ("guild", "hot_spring", "beacon")  # areas in which all places do the same
View = dict[str, Any]
Found = Iterator[Reason]


def reasons(advice: Advice) -> Sequence[Reason]:
    """The best reasons for a move; there is always one."""
    seen = Seen(advice)
    found: dict[str, Reason] = {}
    for each in (_of_move(seen), _of_change(seen), _of_rest(seen), _of_kind(seen)):
        for reason in each:
            found.setdefault(reason.key, reason)
    return sorted(found.values(), key=_rank)[:MOST] or [Reason("bot")]


class Seen:
    """The two views, and what a seat reads in them."""

    def __init__(self, advice: Advice) -> None:
        self.scene: View = advice.scene
        self.move: View = advice.move
        self.kind = str(advice.move["kind"])
        self.text = str(advice.move["text"])
        self.seat = advice.seat
        self.before: View = advice.before
        self.after: View | None = advice.after
        self.world = advice.world

    def mine(self, view: View) -> View:
        found: View = view["seats"][self.seat]
        return found

    def then(self, text: str) -> World | None:
        """The position after another move of the seat; None where it shows something hidden."""
        return None if self.world is None else after(self.world, self.seat, text)

    def card(self, card: str) -> View:
        found: View = next(each for each in self.scene["cards"] if each["id"] == card)
        return found

    def quest_points(self, quest: str) -> int:
        return int(next(each["points"] for each in self.scene["quests"] if each["id"] == quest))


# What counts most comes first; all others keep their order.
RANKS: Final = (
    "wins",
    "all_out",
    "then_quests",
    "quests",
    "points",
    "most_snow",
    "then_points",
    "met",
    "least_lost",
)


def _rank(reason: Reason) -> int:
    return RANKS.index(reason.key) if reason.key in RANKS else len(RANKS)


def score(person: View) -> int:
    """What this person would have if the game ended now."""
    return sum(person["sources"].values())


def _of_move(seen: Seen) -> Found:
    move: View = seen.move
    if move["kind"] != "play" or seen.after is not None:
        return
    points = seen.card(move["card"])["points"]
    if points > 0:
        yield Reason("worth", {"card": move["card"], "count": points})


def _of_change(seen: Seen) -> Found:
    if seen.after is None:
        return
    mine, then = seen.mine(seen.before), seen.mine(seen.after)
    outcome = seen.after["outcome"]
    if outcome and seen.seat in outcome["winners"]:
        yield Reason("wins", wins=True)
    if score(then) > score(mine):
        yield Reason("points", {"count": score(then) - score(mine), "total": score(then)})
    quests = [quest for quest in then["completed"] if quest not in mine["completed"]]
    if quests:
        yield Reason("quests", {"count": len(quests)})
    yield from _newly_met(seen)
    animals = sum(then["animals"][kind] - mine["animals"][kind] for kind in ("normal", "guard"))
    if animals > 0:
        yield Reason("animals", {"count": animals})
    goods = {kind: n - mine["resources"][kind] for kind, n in then["resources"].items()}
    gained = {kind: n for kind, n in goods.items() if n > 0}
    if gained:
        yield Reason("goods", {"goods": gained})
    if then["fire"] > mine["fire"]:
        yield Reason("fire", {"count": then["fire"] - mine["fire"]})
    bonus = _snow_points(then) - _snow_points(mine)
    if seen.scene["snow_side"] == "flurry":  # there, each snow counts as well
        bonus -= then["snow"] - mine["snow"]
    if bonus > 0:
        yield Reason("most_snow", {"count": then["snow"], "bonus": bonus})
    if then["hand"]["count"] > mine["hand"]["count"]:
        yield Reason("draws", {"count": then["hand"]["count"] - mine["hand"]["count"]})
    yield from _thawed(mine, then)


def _snow_points(person: View) -> int:
    return int(person["sources"].get("snow", 0))


def _thawed(mine: View, then: View) -> Found:
    """Cards of the city that lie free of snow again."""
    was = {card["slot"]: card for card in mine["city"]}
    for card in then["city"]:
        old = was.get(card["slot"])
        if old is not None and old["card"] == card["card"] and old["snow"] and not card["snow"]:
            yield Reason("thaws", {"card": card["card"]})


# --- quests ---


def _is_met(world: World, seat: int, quest: str) -> bool:
    return meets(world.state, seat, world.state.deck.quest_names.index(quest))


def _newly_met(seen: Seen) -> Found:
    """A quest within reach of the seat whose requirements only the move meets."""
    then = seen.then(seen.text)
    if seen.world is None or then is None or seen.after is None:
        return
    board = seen.after["board"]
    open_ones = [*seen.mine(seen.after)["quests"]["quests"], *filter(None, board["highland"])]
    for quest in open_ones:
        if _is_met(then, seen.seat, quest) and not _is_met(seen.world, seen.seat, quest):
            yield Reason("meets", {"quest": quest, "count": seen.quest_points(quest)})


def _depends_on_others(world: World, quest: str) -> bool:
    """Does it ask for more than somebody else has?"""
    deck = world.state.deck
    at = deck.requirements[deck.quest_names.index(quest)]
    parts = [deck.code[at + 3 + i] for i in range(deck.code[at + 2])]
    return any(deck.code[part] not in (program.R_MIN, program.R_NAMED, program.R_GIVE) for part in parts)


def _kept_quest(seen: Seen, kept: Sequence[str], choice: Sequence[str]) -> Found:
    for quest in kept:
        yield Reason("quest_worth", {"quest": quest, "count": seen.quest_points(quest)})
        world = seen.world
        if world is None:
            continue
        if _is_met(world, seen.seat, quest):
            yield Reason("met", {"quest": quest})
        elif not _depends_on_others(world, quest) and any(_depends_on_others(world, each) for each in choice):
            yield Reason("alone", {"quest": quest})


# --- what the rest of the move can bring ---


def _of_rest(seen: Seen) -> Found:
    """What the answers that the move asks for can bring, beyond what it brings at once."""
    if seen.world is None or seen.after is None or seen.seat not in seen.after["actors"]:
        return
    if seen.kind in ("no", "none", "end", "continue"):  # what follows was coming anyway
        return
    found = ahead(seen.world, seen.seat, seen.text)
    if not any(end.answers for end in found.ends):
        return
    now, soon = seen.mine(seen.before), seen.mine(seen.after)
    yield from _then_quests(seen, found)
    points = found.most(lambda view: score(seen.mine(view))) - score(soon)
    if points > 0:
        yield Reason("then_points", {"count": points})
    yield from _then_cards(seen, found)
    goods = _goods(seen, found, soon)
    if goods:
        yield Reason("then_goods", {"goods": goods})
    elif points <= 0:
        best = max((_gained(seen.mine(end.view), soon) for end in found.ends), key=_total)
        if best:
            yield Reason("then_best", {"goods": best})
    fire = found.least(lambda view: seen.mine(view)["fire"]) - now["fire"]
    if fire > 0 and soon["fire"] <= now["fire"]:
        yield Reason("then_fire", {"count": fire})


def _then_quests(seen: Seen, found: Ahead) -> Found:
    quests = [str(move["quest"]) for move in found.answers("quest", "lowland")]
    if quests:
        best = max(quests, key=seen.quest_points)
        yield Reason("then_quests", {"quest": best, "count": seen.quest_points(best)})


def _then_cards(seen: Seen, found: Ahead) -> Found:
    """Cards that can then be played for nothing, else at all; the dearest first."""
    plays = list(found.answers("play"))
    free = [move["card"] for move in plays if not any(move["cost"].values())]
    cards = sorted(
        dict.fromkeys(free or [move["card"] for move in plays]),
        key=lambda card: -sum(n for n in seen.card(card)["cost"].values() if isinstance(n, int)),
    )
    if free:
        yield Reason("then_free", {"cards": cards[:NAMED]})
    elif cards:
        yield Reason("then_play", {"cards": cards[:NAMED]})


def _gained(then: View, now: View) -> dict[str, int]:
    more = {kind: n - now["resources"][kind] for kind, n in then["resources"].items()}
    return {kind: n for kind, n in more.items() if n > 0}


def _goods(seen: Seen, found: Ahead, now: View) -> dict[str, int]:
    """What comes whatever is answered."""

    def of(kind: str) -> Callable[[View], int]:
        return lambda view: int(seen.mine(view)["resources"][kind])

    more = {kind: found.least(of(kind)) - n for kind, n in now["resources"].items()}
    return {kind: n for kind, n in more.items() if n > 0}


def _total(goods: dict[str, int]) -> int:
    return sum(goods.values())


# --- what speaks for a move of its kind ---


def _of_kind(seen: Seen) -> Found:
    move: View = seen.move
    kind = str(move["kind"])
    yield from KINDS.get(kind, _nothing)(seen, move)


def _nothing(_seen: Seen, _move: View) -> Found:
    yield from ()


def _play(seen: Seen, move: View) -> Found:
    card = seen.card(move["card"])
    if not any(move["cost"].values()):
        yield Reason("free")
    season = seen.mine(seen.before)["season"]
    if card["type"] != "production" or season != seen.scene["seasons"][-1]:
        yield Reason("card_type", {"card": card["id"], "sort": card["type"]})


def _clear(seen: Seen, move: View) -> Found:
    mine = seen.mine(seen.before)
    card = next(card["card"] for card in mine["city"] if card["slot"] == move["slot"])
    yield Reason("thaws", {"card": card})


def _place(seen: Seen, move: View) -> Found:
    """The last free place of an area where all places do the same."""
    places = {each["id"]: each for each in seen.scene["places"]}
    area = places[move["place"]]["area"]
    others = [
        (places[name], stands["animals"])
        for name, stands in seen.before["board"]["places"].items()
        if name != move["place"] and places[name]["area"] == area
    ]
    if area in ALIKE and others and all(each["kind"] == "individual" and there for each, there in others):
        yield Reason("last_place", {"area": area})


def _above(seen: Seen, move: View) -> Found:
    """Snow that is cleared from a card of the valley."""
    lying = next(each for each in seen.before["board"]["valley"] if each and each["card"] == move["card"])
    if lying["snow"] == 1:
        yield Reason("thaws", {"card": move["card"]})
    mine = seen.mine(seen.before)
    cost = seen.card(move["card"])["cost"]
    if all(mine["resources"].get(kind, 0) >= n for kind, n in cost.items() if isinstance(n, int)):
        yield Reason("payable", {"card": move["card"]})


def _at(seen: Seen, move: View) -> Found:
    if seen.before["board"]["places"][move["place"]]["snow"] == 1:
        yield Reason("thaws_place", {"place": move["place"]})


def _on(seen: Seen, move: View) -> Found:
    """Where a card of one's own must be covered: whether the others would cost more."""
    if seen.before["phase"] != "city_snow":
        return
    lost: dict[str, int] = {}
    for each in seen.before["moves"]:
        then = seen.then(each["text"])
        if each["kind"] == "on" and then is not None:
            view: View = then.game.view(then.state, seen.seat)
            lost[each["text"]] = score(seen.mine(seen.before)) - score(seen.mine(view))
    own = lost.pop(move["text"], None)
    if own is not None and lost and own < min(lost.values()):
        yield Reason("least_lost", {"count": own, "next": min(lost.values())})


def _prepare(seen: Seen, _move: View) -> Found:
    mine: View = seen.mine(seen.before)
    if not any(mine["animals"][kind] for kind in ("normal", "guard")):
        yield Reason("all_out")
    yield Reason("season")


def _end(seen: Seen, _move: View) -> Found:
    mine: View = seen.mine(seen.before)
    if mine["fire"]:
        yield Reason("keeps_fire", {"count": mine["fire"]})


def _retain(seen: Seen, move: View) -> Found:
    choice = {quest for each in seen.before["moves"] for quest in each.get("quests", ())}
    yield from _kept_quest(seen, move["quests"], sorted(choice - set(move["quests"])))


def _keep(seen: Seen, move: View) -> Found:
    choice = {each["quest"] for each in seen.before["moves"] if "quest" in each}
    yield from _kept_quest(seen, [move["quest"]], sorted(choice - {move["quest"]}))


def _no(seen: Seen, _move: View) -> Found:
    """What saying yes would cost whatever is answered then."""
    if seen.world is None:
        return
    yes = ahead(seen.world, seen.seat, "yes")
    mine: View = seen.mine(seen.before)
    if not yes.whole:
        return
    cards = mine["hand"]["count"] - yes.most(lambda view: seen.mine(view)["hand"]["count"])
    if cards > 0:
        yield Reason("keeps_cards", {"count": mine["hand"]["count"]})
    if mine["fire"] > yes.most(lambda view: seen.mine(view)["fire"]):
        yield Reason("keeps_fire", {"count": mine["fire"]})


KINDS: Final[dict[str, Callable[[Seen, View], Found]]] = {
    "play": _play,
    "clear": _clear,
    "place": _place,
    "above": _above,
    "at": _at,
    "on": _on,
    "prepare": _prepare,
    "end": _end,
    "retain": _retain,
    "keep": _keep,
    "no": _no,
}
