"""The end of a game: who won, and where the points came from."""

from collections.abc import Sequence

from frostwall.server.pages.face import Cell, Grid, Sentences, Tree
from frostwall.server.pages.speech import Speech


def outcome_of(
    view: Tree, ending: str | None, catalogue: Sentences, names: Sequence[str], say: Speech
) -> Tree:
    """Who won and where the points came from; of a game ended early, how it stood."""
    outcome = view["outcome"]
    if outcome is None:
        rows = [
            [Cell(names[seat]), Cell(str(one.get("points", "–")), number=True)]
            for seat, one in enumerate(view["seats"])
        ]
        text = say("over-ended", reason=ending or "agreed")
        return {"text": text, "grid": Grid(text, [say("people"), say("points")], rows, "outcome")}
    told = catalogue.ending(outcome["ending"])
    winners = [names[seat] for seat in outcome["winners"]]
    text = (
        say("over-won", names=catalogue.join(winners), ending=told)
        if winners
        else say("over-nobody", ending=told)
    )
    rows = []
    for rank, seat in enumerate(outcome["ranking"], 1):
        sources = [f"{catalogue.source(name)} {n}" for name, n in outcome["sources"][seat].items() if n]
        rows.append(
            [
                Cell(str(rank)),
                Cell(names[seat]),
                Cell(str(outcome["points"][seat]), number=True),
                Cell(", ".join(sources) or "–"),
            ]
        )
    heads = [say("over-rank"), say("people"), say("over-total"), say("over-sources")]
    return {"text": text, "grid": Grid(text, heads, rows, "outcome")}
