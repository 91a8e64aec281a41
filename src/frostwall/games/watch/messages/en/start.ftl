### What the start page says of the Watch: its name, its modes, what they are about. Keys are `start-watch-...`.

start-watch = The Watch
start-watch-base = The Watch: base game
start-watch-base-help = Settle the Gift, trade and build. Three or four players, about an hour: the quickest way in.
start-watch-brotherhood = The Watch: Brotherhood
start-watch-brotherhood-help = Guard the Wall together against wildlings, with heroes at your side, and still be the first to win.
start-watch-brotherhood56 = The Watch: Brotherhood for five and six
start-watch-board = Board
start-watch-board-value =
    { $value ->
        [full_random] random board
       *[standard] standard board
    }
