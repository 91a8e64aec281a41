"""What a seat may know of the Watch as a row of bytes (core/tensor.py): the facts of its view, in a fixed layout."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.bag import size
from frostwall.core.index import Index
from frostwall.core.tensor import (
    MOST,
    Layout,
    Tensor,
    byte,
    clear,
    clip,
    copy,
    put_byte,
    spread,
    spread_double,
)
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.decisions import NAMES
from frostwall.games.watch.engine.frames import OFFERING
from frostwall.games.watch.engine.heroes.hero import ROSTER
from frostwall.games.watch.engine.rules import CARDS, CLANS, RESOURCES, TERRAINS, WILDLINGS
from frostwall.games.watch.engine.state import (
    ANSWER,
    COUNTER_GIVE,
    COUNTER_TAKE,
    COUNTERED,
    IN_CAMP,
    KEEPS_LEFT,
    NOT_CHOSEN,
    PROPOSAL_GIVE,
    PROPOSAL_TAKE,
    ROADS_LEFT,
    SETTLEMENTS_LEFT,
    TERMS,
    State,
)
from frostwall.games.watch.engine.tensor_north import write_north, write_watch

VERSION: Final = 1
_FORGET: Final = -1  # instead of who looked: nothing is to be remembered
_OF_TABLE: Final = 3  # words that are remembered for no seat
_SETS: Final = 6  # words for a seat's roads, settlements and keeps
_FACTS: Final = 7  # words of a seat before its roads
_TERMS: Final = 3  # the first of them that is about trade with others
PHASES: Final = 32  # the codes of decisions are below; what only waits is never open
# Moves that only the Brotherhood has; heroes declare further ones.
_OF_THE_WALL: Final = [
    kinds.GUARD,
    kinds.PLAY_RECRUITS,
    kinds.DRIVE,
    kinds.BACK,
    kinds.FLIP,
    kinds.PICK,
    kinds.REMOVE,
    kinds.PASS,
    kinds.TAKE,
    kinds.RETURN,
    kinds.ASK,
    kinds.DONE,
    kinds.CHOOSE,
]


def index_of(s: State) -> Index:
    """The action index of tables like this one."""
    limits: dict[str, int] = {
        "intersection": s.board.intersections,
        "path": s.board.paths,
        "hex": s.board.hexes,
        "section": s.board.sections,
    }
    absent: list[int] = []
    if not s.rules.wall:
        absent = [*_OF_THE_WALL, *(code for code in kinds.KINDS.by_code if code >= kinds.HEROES)]
    return Index(kinds.KINDS, s.rules.seats, limits, absent, exchanges=[kinds.TRADE])


class WatchTensor(Tensor[State]):
    def __init__(self, s: State) -> None:
        layout = Layout()
        self.seats: i64 = s.rules.seats
        self.wall = s.rules.wall
        self.hexes: i64 = s.board.hexes
        self.hex_words: i64 = (self.hexes + 7) // 8
        self.place_words: i64 = (s.board.intersections + 7) // 8
        self.path_words: i64 = (s.board.paths + 7) // 8
        self.hero_words: i64 = (len(ROSTER) + 7) // 8
        self._lay_out_table(layout, s)
        self.seat_at: i64 = layout.words
        for r in range(s.rules.seats):
            self._lay_out_seat(layout, s, r)
        self.seat_words: i64 = (layout.words - self.seat_at) // s.rules.seats
        self._lay_out_north(layout, s)
        super().__init__(VERSION, index_of(s), layout)
        # Who looked, where Tormund stood and what was open; and of each seat the sets of its places, and the words
        # that they make.
        self.piece_words: i64 = self.path_words + self.place_words
        self.memory = _OF_TABLE + self.seats * (_SETS + self.piece_words)
        self._scratch: vec[i64] = vec[i64]([0] * int(self.memory))

    # --- the layout ---

    def _lay_out_table(self, layout: Layout, s: State) -> None:
        self.table_at: i64 = layout.word(
            [
                ("turn", 1, "the number of the turn, 0 while founding", MOST),
                ("dice", 2, "the dice of this turn, 0 before the roll", 6),
                ("card_played", 1, "a development card was played this turn", 1),
                ("pile", 1, "development cards in the pile", MOST),
                ("all_points", 1, "the seat's points with its hidden cards", MOST),
                ("camp", 1, "Tormund stands in his camp", 1),
                ("over", 1, "the game is over", 1),
            ]
        )
        self.supply_at: i64 = layout.row("supply", 5, "resource cards in the supply", RESOURCES, 24)
        phases = [NAMES.get(code, "") for code in range(PHASES)]
        self.phase_at: i64 = layout.row("phase", PHASES, "the open decision, one of these", phases)
        self.hand_at: i64 = layout.row("hand", 5, "the seat's resource cards", RESOURCES, MOST)
        self.cards_at: i64 = layout.row("cards", 5, "its development cards", CARDS, MOST)
        self.fresh_at: i64 = layout.row("fresh", 5, "those of them bought this turn", CARDS, MOST)
        self.chosen_at: i64 = layout.row(
            "chosen", 5, "what it has chosen to discard, unseen by the others", RESOURCES, MOST
        )
        self.give_at: i64 = layout.row("offer.give", 5, "what the open offer gives", RESOURCES, MOST)
        self.take_at: i64 = layout.row("offer.take", 5, "what it asks for", RESOURCES, MOST)
        self.tormund_at: i64 = layout.row("tormund", s.board.hexes, "the hex where Tormund stands")
        self.terrain_at: i64 = layout.words
        for terrain, resource in zip(TERRAINS, RESOURCES, strict=True):
            layout.row(f"terrain.{terrain}", s.board.hexes, f"hexes that yield {resource}")
        self.number_at: i64 = layout.row(
            "number", s.board.hexes, "the number of each hex; 14 stands for 2 and 12", most=14
        )
        routes = len(s.board.geometry.routes)
        self.route_at: i64 = layout.row(
            "routes", routes, "each trade route: 0 to 4 for its resource, 5 for any; plus 1", most=6
        )

    def _lay_out_seat(self, layout: Layout, s: State, r: int) -> None:
        def name(what: str) -> str:
            return f"seat{r}.{what}"

        layout.word(
            [
                (name("hand_size"), 1, "resource cards in hand", MOST),
                (name("cards_size"), 1, "development cards held", MOST),
                (name("fresh_size"), 1, "those of them bought this turn", MOST),
                (name("patrols"), 1, "open Ranger Patrols", MOST),
                (name("road_length"), 1, "its longest line of roads", MOST),
                (name("points"), 1, "visible victory points", MOST),
                (name("roads_left"), 1, "roads it may still build", 15),
                (name("settlements_left"), 1, "settlements it may still build", 5),
            ]
        )
        layout.word(
            [
                (name("keeps_left"), 1, "keeps it may still build", 4),
                (name("longest_road"), 1, "has the Longest Road", 1),
                (name("strongest_patrol"), 1, "has the Strongest Patrol", 1),
                (name("active"), 1, "it is its turn", 1),
                (name("first"), 1, "it began", 1),
                (name("decides"), 1, "the open decision is its, or was opened by it", 1),
                (name("has_chosen"), 1, "it has chosen what to discard", 1),
                (name("answer"), 1, "to the open offer: 1 waiting, 2 accepted, 3 declined, 4 countered", 4),
            ]
        )
        layout.row(name("rates"), 5, "how many of a kind the supply asks for a card", RESOURCES, 4)
        for what, about in (
            ("counter.give", "its counter-offer gives"),
            ("counter.take", "its counter-offer asks for"),
            ("proposal.give", "its proposal gives"),
            ("proposal.take", "its proposal asks for"),
        ):
            layout.row(name(what), 5, about, RESOURCES, MOST)
        layout.row(name("roads"), s.board.paths, "the paths with its roads")
        layout.row(
            name("buildings"), s.board.intersections, "1 where its settlements are, 2 for its keeps", most=2
        )
        if s.rules.wall:
            layout.word(
                [
                    (name("guards"), 1, "guards on the Wall", 7),
                    (name("tokens"), 1, "wildling tokens under its settlements", 5),
                    (name("excused"), 1, "need not discard on this seven", 1),
                    (name("hero.side"), 1, "1: side B of its hero", 1),
                    (name("hero.new"), 1, "it took its hero this turn", 1),
                    (name("hero.used"), 1, "it used its hero this turn", 1),
                ]
            )
            layout.row(name("hero"), len(ROSTER), "its hero, one of these", [hero.name for hero in ROSTER])

    def _lay_out_north(self, layout: Layout, s: State) -> None:
        self.north_at: i64 = layout.words
        if not s.rules.wall:
            return
        layout.word(
            [
                ("wildling_die", 1, "this turn's wildling die, 0 before the roll", 12),
                ("breaches", 1, "breaches of the Wall", 3),
                ("in_gift", 1, "wildlings in the Gift that count towards the end", MOST),
                ("tokens.supply", 1, "wildling tokens in the supply", MOST),
                ("tokens.face_down", 1, "wildling tokens lying face down", MOST),
                ("looked_size", 1, "development cards being looked at", MOST),
                ("hand_seen.seat", 1, "whose hand a hero shows the seat, plus 1", 6),
            ]
        )
        layout.row("frostfangs", 4, "figures in the Frostfangs", WILDLINGS, MOST)
        layout.row("looked", 5, "the development cards that the seat looks at", CARDS, MOST)
        layout.row("hand_seen", 5, "the cards of the hand that a hero shows the seat", RESOURCES, MOST)
        layout.row("display", len(ROSTER), "heroes in the display", [hero.name for hero in ROSTER])
        for clan in CLANS:
            layout.row(f"camps.{clan}", 5, "the wildling in each camp, plus 1; camp 1 first", most=4)
        for clan in CLANS:
            layout.row(f"tokens.open.{clan}", 4, "its tokens lying open", WILDLINGS, MOST)
        for clan in CLANS:
            layout.row(f"tokens.unturned.{clan}", 4, "its tokens not turned yet", WILDLINGS, MOST)
        for section in range(s.board.sections):
            layout.word(
                [
                    (f"wall.{section}", 5, "who guards each position of the section, plus 1", 6),
                    (f"wall.{section}.south_east", 1, "a crossing turns to the south-east", 1),
                    (f"wall.{section}.newcomer", 1, "the wildling that came sixth, plus 1", 4),
                ]
            )
        for section in range(s.board.sections):
            layout.row(f"clearing.{section}", 4, "wildlings in the clearing", WILDLINGS, MOST)
        for h in range(s.board.hexes):
            layout.row(f"gift.{h}", 4, "wildlings on the hex", WILDLINGS, MOST)

    # --- a row ---

    def write(self, s: State, seat: i64, out: vec[i64], at: i64) -> None:
        self._scratch[0] = _FORGET
        self.rewrite(s, seat, out, at, self._scratch, 0)

    def rewrite(self, s: State, seat: i64, out: vec[i64], at: i64, seen: vec[i64], mark: i64) -> None:
        """Roads and buildings are written anew only where they have changed, and copied when another seat looks. The
        board never changes."""
        looked: i64 = seen[mark] - 1
        forget: bool = seen[mark] == _FORGET
        if looked < 0:
            clear(out, at + self.phase_at, self.hand_at - self.phase_at)
            clear(out, at + self.tormund_at, self.hex_words)
            self._write_board(s, out, at)
        self._write_table(s, seat, out, at)
        self._write_open(s, out, at, seen, mark)
        decides: i64 = _decides(s)
        to: i64 = at + self.seat_at
        r: i64 = 0
        who: i64 = seat
        while r < self.seats:
            if looked < 0:
                clear(out, to + _TERMS, _FACTS - _TERMS)
            self._write_facts(s, who, decides, out, to)
            if forget:
                self._write_pieces(s, who, out, to + _FACTS)
            else:
                sets: i64 = mark + _OF_TABLE + who * (_SETS + self.piece_words)
                pieces: i64 = sets + _SETS
                changed: bool = _have_changed(s, who, seen, sets)
                if changed or looked < 0:
                    self._write_pieces(s, who, seen, pieces)
                if changed or looked != seat:
                    copy(out, to + _FACTS, seen, pieces, self.piece_words)
            to += self.seat_words
            r += 1
            who += 1
            if who == self.seats:
                who = 0
        if self.wall:
            write_north(s, seat, out, at + self.north_at, self.hero_words)
        seen[mark] = seat + 1

    def _write_table(self, s: State, seat: i64, out: vec[i64], at: i64) -> None:
        word: i64 = clip(s.turn) | byte(s.rolled >> 3, 1) | byte(s.rolled & 7, 2)
        word |= byte(clip(size(s.pile)), 4) | byte(clip(s.all_points(seat)), 5)
        if s.card_played:
            word |= byte(1, 3)
        if s.tormund == IN_CAMP:
            word |= byte(1, 6)
        if s.over:
            word |= byte(1, 7)
        out[at + self.table_at] = word
        out[at + self.supply_at] = s.supply
        out[at + self.hand_at] = s.hand[seat]
        out[at + self.cards_at] = s.cards[seat]
        out[at + self.fresh_at] = s.fresh[seat]
        out[at + self.chosen_at] = 0
        if s.chosen[seat] != NOT_CHOSEN:
            out[at + self.chosen_at] = s.chosen[seat]

    def _write_open(self, s: State, out: vec[i64], at: i64, seen: vec[i64], mark: i64) -> None:
        """The open decision, and the hex where Tormund stands."""
        place: i64 = at + self.tormund_at
        if seen[mark + 1] != s.tormund:
            clear(out, place, self.hex_words)
            seen[mark + 1] = s.tormund
        if s.tormund != IN_CAMP:
            put_byte(out, place, s.tormund)
        place = at + self.phase_at
        out[place + seen[mark + 2]] = 0
        out[at + self.give_at] = 0
        out[at + self.take_at] = 0
        if not s.over:
            frame: i64 = s.frame()
            put_byte(out, place, frame)
            seen[mark + 2] = frame >> 3
            if frame == OFFERING:
                out[at + self.give_at] = s.frame_a()
                out[at + self.take_at] = s.frame_b()

    def _write_board(self, s: State, out: vec[i64], at: i64) -> None:
        """Terrain, numbers and routes, which never change: they are worked out once for each board."""
        board = s.board
        if len(board.row) == 0:
            board.row = self._board_row(s)
        copy(out, at + self.terrain_at, board.row, 0, len(board.row))

    def _board_row(self, s: State) -> vec[i64]:
        board = s.board
        number: i64 = self.number_at - self.terrain_at
        routes: i64 = self.route_at - self.terrain_at
        row = vec[i64]([0] * (routes + (len(board.route_kinds) + 7) // 8))
        h: i64 = 0
        while h < self.hexes:
            kind: i64 = board.terrain[h]
            if kind >= 0:
                put_byte(row, kind * self.hex_words, h)
            row[number + (h >> 3)] |= board.number[h] << ((h & 7) << 3)
            h += 1
        route: i64 = 0
        for of in board.route_kinds:
            kind = of
            row[routes + (route >> 3)] |= (kind + 1) << ((route & 7) << 3)
            route += 1
        return row

    def _write_facts(self, s: State, who: i64, decides: i64, out: vec[i64], at: i64) -> None:
        """All of a seat but its roads and buildings."""
        roads_left: i64 = 3 * who + ROADS_LEFT
        settlements_left: i64 = 3 * who + SETTLEMENTS_LEFT
        keeps_left: i64 = 3 * who + KEEPS_LEFT
        # None of these numbers comes near MOST.
        word: i64 = (
            size(s.hand[who]) | byte(s.patrols[who], 3) | byte(s.length[who], 4) | byte(s.points[who], 5)
        )
        cards: i64 = s.cards[who]
        if cards:
            word |= byte(size(cards), 1) | byte(size(s.fresh[who]), 2)
        out[at] = word | byte(s.left[roads_left], 6) | byte(s.left[settlements_left], 7)
        word = s.left[keeps_left]
        if s.longest_road == who:
            word |= byte(1, 1)
        if s.strongest_patrol == who:
            word |= byte(1, 2)
        if s.active == who:
            word |= byte(1, 3)
        if s.first == who:
            word |= byte(1, 4)
        if decides == who:
            word |= byte(1, 5)
        if s.chosen[who] != NOT_CHOSEN:
            word |= byte(1, 6)
        out[at + 1] = word
        out[at + 2] = s.rates[who]
        if s.rules.player_trade:
            self._write_terms(s, TERMS * who, out, at)
        if self.wall:
            write_watch(s, who, out, at + _FACTS + self.piece_words, self.hero_words)

    def _write_pieces(self, s: State, who: i64, out: vec[i64], at: i64) -> None:
        """The roads and buildings of a seat."""
        spread(out, at, self.path_words, s.roads[2 * who], s.roads[2 * who + 1])
        spread_double(out, at + self.path_words, self.place_words, s.settlements, s.keeps, who)

    def _write_terms(self, s: State, terms: i64, out: vec[i64], at: i64) -> None:
        """A seat's answer to the open offer, its counter-offer and its proposal."""
        out[at + 3] = 0
        out[at + 4] = 0
        if not s.over and s.frame() == OFFERING:
            out[at + 1] |= byte(s.terms[terms + ANSWER], 7)
            if s.terms[terms + ANSWER] == COUNTERED:
                out[at + 3] = s.terms[terms + COUNTER_GIVE]
                out[at + 4] = s.terms[terms + COUNTER_TAKE]
        out[at + 5] = s.terms[terms + PROPOSAL_GIVE]
        out[at + 6] = s.terms[terms + PROPOSAL_TAKE]


def _decides(s: State) -> i64:
    """The seat whose decision is open, or that opened it; -1 when the game is over."""
    if s.over:
        return -1
    return s.frame_seat()


def _have_changed(s: State, who: i64, seen: vec[i64], at: i64) -> bool:
    """Does the seat have other roads and buildings than those remembered? Then remember them."""
    low: i64 = 2 * who
    high: i64 = low + 1
    if (
        seen[at] == s.roads[low]
        and seen[at + 1] == s.roads[high]
        and seen[at + 2] == s.settlements[low]
        and seen[at + 3] == s.settlements[high]
        and seen[at + 4] == s.keeps[low]
        and seen[at + 5] == s.keeps[high]
    ):
        return False
    seen[at] = s.roads[low]
    seen[at + 1] = s.roads[high]
    seen[at + 2] = s.settlements[low]
    seen[at + 3] = s.settlements[high]
    seen[at + 4] = s.keeps[low]
    seen[at + 5] = s.keeps[high]
    return True
