"""The Watch's position on a page: tables of seats, hand, costs and the Wall, and the board in sentences."""

from frostwall.games.watch.terminal import report
from frostwall.games.watch.terminal.words import WatchWords
from frostwall.server.pages.cells import number, seat_cell, sentences
from frostwall.server.pages.face import Cell, Grid, Position, Say, Tree


def position(view: Tree, words: WatchWords, say: Say) -> Position:
    """All that a page shows of this view."""
    found = Position(_people(view, words, say))
    if view["viewer"] >= 0:
        _own(found, view, words, say)
    if view["dice"]:
        found.lines.append(say("dice-are", dice=" + ".join(map(str, view["dice"]))))
    if view["offer"]:
        found.grids.append(_offer(view, words, say))
    if words.has_wall:
        found.grids += _north(view, words, say)
        found.lines.append(
            say(
                "north-line",
                breaches=view["board"]["breaches"],
                most=words.scene["most_breaches"],
                gift=view["board"]["in_gift"],
                full=words.scene["most_in_gift"],
            )
        )
        heroes = ", ".join(words.hero(name) for name in view["display"])
        found.lines.append(f"{say('heroes')}: {heroes or '–'}")
    found.sentences = sentences(report.board(view, words))
    return found


def _people(view: Tree, words: WatchWords, say: Say) -> Grid:
    heads = ["people", "points", "cards", "development-short", "patrols", "road"]
    heads += ["guards", "hero"] if words.has_wall else []
    rows: list[list[Cell]] = []
    for seat in view["seats"]:
        every = seat["all_points"]
        line = [
            seat_cell(words, seat["seat"]),
            number(seat["points"] if every is None else every),
            number(seat["hand_size"]),
            number(seat["cards_size"]),
            number(seat["patrols"], say("holds") if seat["strongest_patrol"] else ""),
            number(seat["road_length"], say("holds") if seat["longest_road"] else ""),
        ]
        if words.has_wall:
            hero = seat["hero"]
            line += [number(seat["guards"]), Cell(f"{words.hero(hero['name'])} {hero['side']}")]
        rows.append(line)
    return Grid(say("people"), [say(head) for head in heads], rows, "people")


def _own(found: Position, view: Tree, words: WatchWords, say: Say) -> None:
    own = view["seats"][view["viewer"]]
    held = own["hand"] or {}
    found.own.append(
        Grid(
            say("hand"),
            [say(head) for head in ("resource", "count", "rate", "supply")],
            [
                [
                    Cell(words.capital(shown)),
                    number(held.get(name, 0)),
                    number(f"{own['rates'][name]}:1"),
                    number(view["supply"][name]),
                ]
                for name, shown in words.resources.items()
            ],
            "hand",
        )
    )
    left = {
        "road": own["roads_left"],
        "settlement": own["settlements_left"],
        "keep": own["keeps_left"],
        "guard": own.get("guards_left", 0),
        "card": view["pile"],
    }
    rows: list[list[Cell]] = []
    for piece, cost in words.costs.items():
        lack = {name: n - held.get(name, 0) for name, n in cost.items() if n > held.get(name, 0)}
        rows.append(
            [
                Cell(words.text(f"ui-piece-{piece}")),
                Cell(words.cards(cost)),
                number(left[piece]),
                Cell(words.cards(lack) if lack else say("ready")),
            ]
        )
    heads = [say(head) for head in ("piece", "cost", "left", "missing")]
    found.own.append(Grid(say("costs"), heads, rows, "costs"))
    found.own_lines.append(say("your-cards", cards=words.cards(own["cards"] or {})))
    if own["fresh"]:
        found.own_lines.append(say("fresh", cards=words.cards(own["fresh"])))
    if words.has_wall and own["hero"]:
        usable = own["hero"]["usable"]  # the terminal names the key that uses it
        state = say("hero-usable") if usable else words.hero_state(own["hero"])[0]
        found.own_lines.append(f"{words.hero(own['hero']['name'])} {own['hero']['side']}: {state}")


def _offer(view: Tree, words: WatchWords, say: Say) -> Grid:
    offer = view["offer"]
    title = say(
        "offer-is",
        seat=words.names[offer["by"]],
        give=words.cards(offer["give"]),
        take=words.cards(offer["take"]),
    )
    rows: list[list[Cell]] = []
    for seat, answer in enumerate(offer["answers"]):
        if answer is not None:
            told = say("offer-answer", answer=answer["answer"])
            if "give" in answer:
                told += ": " + words.text(
                    "ui-swap", give=words.cards(answer["give"]), take=words.cards(answer["take"])
                )
            rows.append([seat_cell(words, seat), Cell(told)])
    return Grid(title, [say("people"), say("offer")], rows, "offer")


def _north(view: Tree, words: WatchWords, say: Say) -> list[Grid]:
    board = view["board"]
    rows: list[list[Cell]] = []
    for section, guards in enumerate(board["wall"]):
        names = words.catalogue.join([words.names[seat] for seat in guards])
        foes = board["clearings"][section]["wildlings"]
        rows.append(
            [
                Cell(str(section)),
                Cell(f"{len(guards)}: {names}" if guards else "–"),
                Cell(words.wildlings(foes) if foes else "–"),
            ]
        )
    wall = Grid(say("north"), [say("section"), say("guards"), say("clearing")], rows, "wall")
    camps = [
        [
            Cell(words.capital(words.clan(one["clan"]))),
            Cell(", ".join(words.wildling(kind) for kind in one["camps"]) or "–"),
        ]
        for one in board["camps"]
    ]
    return [wall, Grid(say("clan-camps"), [say("clan"), say("in-camps")], camps, "camps")]
