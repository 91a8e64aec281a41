"""What speaks for a road of the Watch: where it leads, and what Road Building makes of the roads that there are."""

from collections.abc import Iterator
from typing import Final

from frostwall.games.box import Reason, World
from frostwall.games.watch.engine.frames import FREE_ROAD
from frostwall.games.watch.seen import Seen

LONG: Final = 3  # roads in a line that are worth a word
FAR: Final = 3  # roads ahead at which somebody still looks
Found = Iterator[Reason]


def road(seen: Seen) -> Found:
    """A road of the seat's own, and the corners that it leads to."""
    mine = seen.before["board"]
    known = {*mine["settlements"][seen.seat], *mine["keeps"][seen.seat]}
    known |= {end for path in mine["roads"][seen.seat] for end in seen.scene["paths"][path]["ends"]}
    ends = seen.scene["paths"][seen.move["path"]]["ends"]
    new = [end for end in ends if end not in known]
    free = [end for end in new if seen.is_free(end)]
    for end in free:
        yield Reason("leads", {"kinds": seen.lands_at(end)})
    before, after = (seen.mine(view)["road_length"] for view in (seen.before, seen.after))
    if after > before and after >= LONG:
        yield Reason("length", {"count": after})
    if known.issuperset(ends):
        yield Reason("joins")
    ahead = _ahead(seen, new, known)
    if ahead:
        yield _further(seen, *ahead)
    yield from _routes(seen, free or ([ahead[0]] if ahead else []))
    if not ahead and after <= before:
        longest = max(each["road_length"] for each in seen.after["seats"])
        yield Reason("line", {"count": after, "most": longest})


def _ahead(seen: Seen, starts: list[int], known: set[int]) -> tuple[int, int] | None:
    """The next free corner beyond these, and how many roads it takes."""
    reached, edge = {*known, *starts}, [at for at in starts if not seen.is_taken(at)]
    for roads in range(1, FAR + 1):
        edge = [at for end in edge for at in seen.beyond(end) if at not in reached]
        found = next((at for at in edge if seen.is_free(at)), None)
        if found is not None:
            return found, roads
        reached.update(edge)
        edge = [at for at in edge if not seen.is_taken(at)]
    return None


def _further(seen: Seen, corner: int, roads: int) -> Reason:
    kinds = seen.lands_at(corner)
    return (
        Reason("further", {"kinds": kinds}) if roads == 1 else Reason("far", {"kinds": kinds, "count": roads})
    )


def _routes(seen: Seen, corners: list[int]) -> Found:
    """Trade routes at corners where the seat could found."""
    rates = seen.mine(seen.before)["rates"]
    for route in seen.scene["routes"]:
        kinds = [kind for kind in seen.scene["resources"] if route["kind"] in (kind, "any")]
        kinds = [kind for kind in kinds if route["rate"] < rates[kind]]
        if kinds and any(corner in route["ends"] for corner in corners):
            yield Reason("route", {"kinds": kinds, "rate": route["rate"]})
            return


def free_roads(seen: Seen) -> Found:
    """Road Building: what its roads can do, tried on the board."""
    mine = seen.mine(seen.before)
    if seen.world is not None and not mine["longest_road"]:
        longest, taken = _longest(seen.world, seen)
        most = max(each["road_length"] for each in seen.before["seats"])
        if taken:
            yield Reason("roads_longest", {"count": longest})
        elif longest > mine["road_length"] and longest >= LONG:
            yield Reason("roads_grow", {"count": longest, "most": most})
    yield Reason("free_roads", {"cards": seen.scene["costs"]["road"]})


def _longest(world: World, seen: Seen) -> tuple[int, bool]:
    """The longest line that these roads can make, and whether it takes Longest Road."""
    game, seat = world.game, seen.seat
    waiting = [(world.state, str(seen.move["text"]))]
    best = (False, 0)
    while waiting:
        now, text = waiting.pop()
        then = now.clone()
        game.apply(then, seat, game.parse(text), [])
        best = max(best, (then.longest_road == seat, int(then.length[seat])))
        if then.frame() == FREE_ROAD and game.actors(then) == [seat]:
            moves = (game.text(move) for move in game.legal_moves(then, seat))
            waiting += [(then, move) for move in moves if move.startswith("road ")]
    return best[1], best[0]
