### What simulations and replays say of this game.

## The summary that `sim` prints

report-summary-level = difficulty
report-summary-claw = Claw’s mean points
report-summary-claw-won = Won by Claw: { $games }.

## The report

report-claw-won = Won by Claw
report-lead-spread = The games are spread evenly over the four difficulties, each with the same seeds. So the same games come back, and the intervals of figures over all of them are too narrow.
report-seats = Who wins, by seat
report-seats-text = Share of sole wins by seat, with 95% intervals. The dashed line is the fair share, where all bots are the same; a seat more than 5 percentage points off it is flagged ⚠.
report-order = Who wins, by order of play
report-order-text = Share of sole wins by place in the order of play: the first is whoever began. Flags as for seats; the starting player is drawn by lot, so this shows what seats cannot.
report-place-in-order = Order of play
report-order-place =
    { $place ->
        [1] starting player
       *[other] in place { $place }
    }
report-difficulty = Wins against Claw
report-difficulty-text = Share of solo games won by difficulty, with 95% intervals.
report-level = Difficulty
report-both-sides = Points of both sides
report-both-sides-text = Mean points at the end by difficulty, of the bot and of Claw, with 95% intervals.
report-points = Points at the end
report-points-text = Mean points by seat, with 95% intervals.
report-mean = Mean
report-cards = How often cards are played
report-cards-text =
    Of the times a seat saw a card, how often it played it. A time is one game and one seat: the card lay in that seat’s hand or in the valley when the seat was to take its turn, whether it could pay for it or not. However often that happened, and with however many copies, it counts once; so does playing it. Bars are 95% intervals, dashed lines stand at { $rare }% and { $common }%; { $flagged ->
        [0] no card lies outside of them.
        [one] one card outside of them is flagged ⚠.
       *[other] { $flagged } cards outside of them are flagged ⚠.
    }
report-card = Card
report-type = Type
report-copies = Copies
report-played = Played
report-seen = Seen
report-flag = Flag
report-never-seen = never seen
report-rare =
    { $sure ->
        [yes] rarely played
       *[no] perhaps rarely played
    }
report-common =
    { $sure ->
        [yes] played very often
       *[no] perhaps played very often
    }
report-card-wins = Who wins with a card
report-card-wins-text = Of the times a seat played a card in a game, how often that seat won, alone or with others; bars are 95% intervals. The dashed line is the mean of all seats, { $mean }. Playing more of everything wins too, so most cards lie to the right of it.
report-by-winners = Played by winners
report-quests = Quests completed
report-quests-text = Of a lowland quest: in how many of the games and seats in which it lay in the seat’s supply that seat completed it. Of a highland quest: in how many of the games in which it was laid out a seat completed it. Bars are 95% intervals.
report-quest = Quest
report-quest-level = Level
report-quest-points = Points
report-done = Completed
report-held = Held or laid out
report-claw-done = By Claw
report-giants = Giants used
report-giants-text = Of the choices of a giant at which this one lay open, how many were for it; bars are 95% intervals. A game has { $used } such choices on average.
report-giant = Giant
report-used = Used
report-open = Lay open
report-places = Where animals go
report-places-text = Share of all placements by place; a seat places { $each } animals in a game on average. The bars show the seasons one after the other, the table gives shares of each season’s placements.
report-place = Place
report-placed = Placements
report-whole = All seasons
report-own-card = destination card, own city
report-others-card = destination card, another’s city
report-winners = What winners score for
report-winners-text = Mean points of the winners at the end, by where they come from, with 95% intervals.
report-source = Points for
report-snow = Snow cleared
report-snow-text = Mean snow cleared in a game by seat, with 95% intervals.

## The position that `replay` prints

report-position-supply = supply: { $goods }
report-position-left = animals not placed: { $animals }
report-position-cleared = snow cleared: { $snow }
report-position-chimneys = chimneys left: { $chimneys }
report-position-quests = quests: { $quests }
report-position-completed = completed: { $quests }
report-position-city = city: { $cards }
report-position-valley = valley: { $cards }
report-position-giants = giants: { $giants }
report-position-highland = highland quests: { $quests }
report-position-animals = on the board: { $places }
report-position-deck = draw deck: { $cards }, discard pile: { $discarded }
report-position-hand = hand: { $cards }
