### The command line and the lab: mistakes, summaries, the report's page.

cli-language = en
cli-decimal-sign = .
cli-group-sign = ,
cli-percent = { $value } %
cli-seat-bot = seat { $seat } · { $bot }
cli-unfinished = not finished
cli-in-file = { $file }: { $text }

## Mistakes

cli-bad-number = { $name } takes a whole number from { $low } to { $high }, not “{ $value }”.
cli-bad-option = An option is given as KEY=VALUE, not as “{ $option }”.
cli-unknown-option = There is no option “{ $option }” with the rules “{ $rules }”. Known here: { $known }.
cli-option-twice = The option “{ $option }” is given twice.
cli-bots-and-seats =
    { $bots ->
        [one] One bot is named
       *[other] { $bots } bots are named
    } for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }; name one for all or one for each.
cli-cannot-read = Cannot read { $file }: { $reason }.
cli-cannot-write = Cannot write { $file }: { $reason }.
cli-no-directory = Cannot use { $file } as a directory: { $reason }.
cli-not-text = { $file } is not a text file, so it is no record.
cli-too-large = { $file } is too large for a record: more than { $limit } bytes.
cli-worker-died = A worker process ended unexpectedly, so the simulation was stopped.
cli-masked-for =
    { $viewer ->
        [-2] This record is the one a spectator may read; nobody else's view can be made from it.
       *[other] This record is the one seat { $viewer } may read; nobody else's view can be made from it.
    }
cli-unknown-rule = The rulebook has no rule { $rule }; frostwall rules lists what it has.
cli-rules-nothing = The rulebook has nothing about “{ $words }”; frostwall rules lists what it has.
cli-unknown-rival = There is no yardstick “{ $rival }”; known here: { $rivals }.
cli-no-catanatron = Catanatron is not installed; install it with: { $command }

## sim

cli-sim-title =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of { $game } ({ $rules }), { $seats } seats, seed { $seed }
cli-sim-seat = seat
cli-sim-bot = bot
cli-sim-wins = wins
cli-sim-share = share
cli-sim-interval = 95 % interval
cli-sim-points = mean points
cli-sim-ending = ending
cli-sim-games = games
cli-sim-shared = Shared wins: { $shared }, won by nobody: { $nobody }.
cli-sim-turns = Turns: { $mean } ± { $margin } on average, median { $median }, nine games in ten between { $low } and { $high }.
cli-sim-speed =
    { $decisions } decisions and { $plies } moves in { $seconds } s: { $rate } games per second with { $workers ->
        [one] one worker
       *[other] { $workers } workers
    }, { $mode ->
        [compiled] compiled
       *[pure] pure Python
    }.
cli-sim-progress = { $done } of { $total } games, { $seconds } s left

## replay

cli-replay-title = A record of { $game } ({ $rules }), { $seats } seats
cli-replay-undo = Taken back: the game stands as after move { $to }.
cli-replay-masked =
    { $viewer ->
        [-2] This is what a spectator may read. Hidden moves are left out, so the position cannot be shown.
       *[other] This is what seat { $viewer } may read. Hidden moves are left out, so the position cannot be shown.
    }
cli-replay-position = The position in turn { $turn }:
cli-places-roads = roads
cli-position-points = points: { $points }
cli-position-hand = hand: { $cards }
cli-position-cards = cards: { $cards }
cli-replay-stopped = Stopped after move { $to } of { $last }.
cli-replay-open = The game is not over; the record ends with move { $last }.
cli-replay-over =
    { $count ->
        [0] The game is over ({ $ending }), and nobody wins.
        [one] The game is over ({ $ending }): { $winners } wins.
       *[other] The game is over ({ $ending }): { $winners } win together.
    }

## verify

cli-verify-legal =
    { $legal ->
        [yes]
            { $all ->
                [one] Moves: the only one is legal.
               *[other] Moves: all { $all } are legal.
            }
       *[no] Moves: { $lines } of { $all } were checked, then one is not legal.
    }
cli-verify-finished =
    { $finished ->
        [yes] End: the game is played to its end.
       *[no] End: the game is not played to its end.
    }
cli-verify-setup =
    { $state ->
        [yes] Set-up: it is the one the seed gives.
        [no] Set-up: it is not the one the seed gives.
       *[unknown] Set-up: possible by the rules; whether it was drawn fairly cannot be checked, because the header names no seed.
    }
cli-verify-chance =
    { $state ->
        [yes]
            { $source ->
                [seed] Chance: every draw is the one the seed gives.
               *[generator] Chance: every draw is the one the generator in the header gives.
            }
        [no]
            { $source ->
                [seed] Chance: not every draw is the one the seed gives.
               *[generator] Chance: not every draw is the one the generator in the header gives.
            }
       *[unknown] Chance: every draw is possible; whether they were drawn fairly cannot be checked, because the header names neither seed nor generator.
    }
cli-verify-commit =
    { $state ->
        [yes] Promise: the seed is the one promised before the game.
        [no] Promise: the seed is not the one promised before the game.
       *[unknown] Promise: cannot be checked, because the header does not hold both a commitment and a seed.
    }
cli-verify-ok = The record is in order.
cli-verify-unfinished =
    { $lines ->
        [0] The record has no moves, so there is no finished game to verify.
       *[other] The record ends after move { $lines }, before the game is over.
    }

## rules

cli-rules-fallback = There is no rulebook in “{ $lang }” yet; this is the English one.
cli-rules-see = See also: { $titles }.
cli-rules-more = Also about this:

## bench

cli-bench-games = games/s
cli-bench-decisions = decisions/s
cli-bench-stepped = move by move from Python
cli-bench-ratio = decisions, times as many
cli-bench-clone = clone, µs
cli-bench-table = { $rules }, { $seats } seats
cli-bench-terms = Random seats, no trade between players, one core, median of { $rounds } rounds.
cli-bench-progress = round { $done } of { $total }, { $seconds } s left

## The report

cli-report-title =
    { $games ->
        [one] { $game }: one game
       *[other] { $game }: { $shown } games
    }
cli-report-lead = Rules { $rules }, { $seats } seats, bots: { $bots }.
cli-report-games = Games
cli-report-mean-turns = Turns on average
cli-report-decisions = Decisions per game
cli-report-shared = Shared wins
cli-report-nobody = Won by nobody
cli-report-rate = Games per second
cli-report-numbers = The numbers
cli-report-endings = Endings:
cli-report-made = Made by { $version } from seed { $seed }. The same games again:
cli-report-seat = Seat
cli-report-won = Wins
cli-report-share = Share
cli-report-interval = 95 % interval
cli-report-expected = Expected
cli-report-rolled = Rolls
cli-report-turns = Turns
cli-report-sum = Sum
cli-report-median = median { $turns }
cli-report-dice-sum = Sum of the dice

cli-report-wins = Who wins
cli-report-wins-text = Share of sole wins by seat, with 95 % intervals. The dashed line is an even share, where all bots are the same.
cli-report-lengths = How long games last
cli-report-lengths-text = Games by number of turns; nine in ten last between { $few } and { $many } turns.
cli-report-sources = Where points come from
cli-report-sources-text = Mean points at the end, by seat and source.
cli-report-course = How points grow
cli-report-course-text = Public points from the first roll (0 %) to the last (100 %), mean of the first { $games } games.
cli-report-dice = Dice
cli-report-dice-text = Bars: { $rolls } rolls in the first { $games } games. Circles: what fair dice give.

## Silverfrost: simulation and report

cli-sim-title-solo =
    { $games ->
        [one] One solo game
       *[other] { $games } solo games
    } of { $game } ({ $rules }), seed { $seed }
cli-sim-level = difficulty
cli-sim-claw = Claw's mean points
cli-sim-claw-won = Won by Claw: { $games }.
cli-report-claw-won = Won by Claw
cli-replay-title-solo = A record of { $game } ({ $rules }), a solo game
cli-position-supply = supply: { $goods }
cli-position-left = animals not placed: { $animals }
cli-position-cleared = snow cleared: { $snow }
cli-position-chimneys = chimneys left: { $chimneys }
cli-position-quests = quests: { $quests }
cli-position-completed = completed: { $quests }
cli-position-city = city: { $cards }
cli-position-valley = valley: { $cards }
cli-position-giants = giants: { $giants }
cli-position-highland = highland quests: { $quests }
cli-position-animals = on the board: { $places }
cli-position-deck = draw deck: { $cards }, discard pile: { $discarded }
cli-report-lead-solo = Rules { $rules }, solo, bot: { $bots }.
cli-report-lead-spread = The games are spread evenly over the four difficulties, each with the same seeds. So the same games come back, and the intervals of figures over all of them are too narrow.
cli-report-seats = Who wins, by seat
cli-report-seats-text = Share of sole wins by seat, with 95 % intervals. The dashed line is the fair share, where all bots are the same; a seat more than 5 percentage points off it is flagged ⚠.
cli-report-order = Who wins, by order of play
cli-report-order-text = Share of sole wins by place in the order of play: the first is whoever began. Flags as for seats; the starting player is drawn by lot, so this shows what seats cannot.
cli-report-place-in-order = Order of play
cli-report-order-place =
    { $place ->
        [1] starting player
       *[other] in place { $place }
    }
cli-report-difficulty = Wins against Claw
cli-report-difficulty-text = Share of solo games won by difficulty, with 95 % intervals.
cli-report-level = Difficulty
cli-report-both-sides = Points of both sides
cli-report-both-sides-text = Mean points at the end by difficulty, of the bot and of Claw, with 95 % intervals.
cli-report-points = Points at the end
cli-report-points-text = Mean points by seat, with 95 % intervals.
cli-report-mean = Mean
cli-report-cards = How often cards are played
cli-report-cards-text =
    Of the times a seat saw a card it could ever have paid, how often it played it. A time is one game and one seat: the card lay in that seat's hand or in the valley when the seat was to take its turn, and in one such moment of the game, the same or another, the seat's resources covered the printed cost. What it played by a chimney or an effect without ever having the cost counts too. However often that happened, and with however many copies, it counts once; so does playing it. Bars are 95 % intervals, dashed lines stand at { $rare } % and { $common } %; { $flagged ->
        [0] no card lies outside of them.
        [one] one card outside of them is flagged ⚠.
       *[other] { $flagged } cards outside of them are flagged ⚠.
    }
cli-report-card = Card
cli-report-type = Type
cli-report-copies = Copies
cli-report-played = Played
cli-report-seen = Seen and payable
cli-report-flag = Flag
cli-report-never-seen = never seen and payable
cli-report-rare =
    { $sure ->
        [yes] rarely played
       *[no] perhaps rarely played
    }
cli-report-common =
    { $sure ->
        [yes] played very often
       *[no] perhaps played very often
    }
cli-report-card-wins = Who wins with a card
cli-report-card-wins-text = Of the times a seat played a card in a game, how often that seat won, alone or with others; bars are 95 % intervals. The dashed line is the mean of all seats, { $mean }. Playing more of everything wins too, so most cards lie to the right of it.
cli-report-by-winners = Played by winners
cli-report-quests = Quests completed
cli-report-quests-text = Of a lowland quest: in how many of the games and seats in which it lay in the seat's supply that seat completed it. Of a highland quest: in how many of the games in which it was laid out a seat completed it. Bars are 95 % intervals.
cli-report-quest = Quest
cli-report-quest-level = Level
cli-report-quest-points = Points
cli-report-done = Completed
cli-report-held = Held or laid out
cli-report-claw-done = By Claw
cli-report-giants = Giants used
cli-report-giants-text = Of the choices of a giant at which this one lay open, how many were for it; bars are 95 % intervals. A game has { $used } such choices on average.
cli-report-giant = Giant
cli-report-used = Used
cli-report-open = Lay open
cli-report-places = Where animals go
cli-report-places-text = Share of all placements by place; a seat places { $each } animals in a game on average. The bars show the seasons one after the other, the table gives shares of each season's placements.
cli-report-place = Place
cli-report-placed = Placements
cli-report-whole = All seasons
cli-report-own-card = destination card, own city
cli-report-others-card = destination card, another's city
cli-report-snow = Snow cleared
cli-report-snow-text = Mean snow cleared in a game by seat, with 95 % intervals.
cli-bench-table-of = { $game } { $rules }, { $seats } seats
cli-bench-table-solo = { $game } { $rules }, solo
cli-bench-plies = moves/s

## play, serve and backup

cli-play-running = Frostwall is running: { $url }
cli-play-stop = Your games are saved with every move. Ctrl-C stops it.
cli-play-stopped = Frostwall has stopped. Every game is saved; frostwall play goes on with it.
cli-play-already = Frostwall is running already: { $url }
cli-lan-on = Friends on the local network open: { $url }
cli-lan-off = Nobody on the local network can join now.
cli-lan-none = No local network was found, so only this machine can join.
cli-lan-elsewhere = That Frostwall could not be asked to let friends on the local network join; if frostwall play started it, the switch is at { $url }.
cli-seed-known = The seed of all chance was given, so nobody can verify the dice. This is meant for tests.
cli-serve-running = Listening on { $url }
cli-serve-stopped = Stopped. Every game is saved.
cli-backup-made = The copy is in { $file }.
cli-bad-seed = A seed is a line of 1 to 200 characters without spaces at its ends.
cli-no-database = Name the database with --database or in the variable { $variable }: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
cli-bad-public-url = --public-url takes what people type, such as https://play.example.org without a path, not “{ $url }”.
cli-bad-proxies = --forwarded-allow-ips takes addresses or networks with commas between them, or *, not “{ $value }”.
cli-no-sets = --sets takes a directory that exists, not “{ $file }”.
cli-broken-set = No table can choose { $file }. { $reason }
cli-cannot-listen = Cannot listen on { $host }, port { $port }: { $reason }.
cli-in-use = Another Frostwall uses this database ({ $url }); stop that one first.
cli-store-bad-database-url = --database takes sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
cli-store-unknown-database = --database takes sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; “{ $scheme }” is not known here.
cli-store-no-such-database = There is no database of Frostwall at { $where }.
cli-store-database-not-writable = The database { $where } cannot be written: { $reason }.
cli-store-not-a-database = { $where } is not a database.
cli-store-database-newer = The database { $where } was made by a newer Frostwall ({ $revision }); bring this one up to date.
cli-store-database-unreachable = The database { $where } does not answer: { $reason }.
cli-store-database-failed = The database { $where } could not be opened: { $reason }.
cli-store-backup-exists = { $where } exists already; a backup overwrites nothing.
cli-store-backup-in-use = { $where } is a database in use; a backup goes into a new file.
cli-store-backup-not-writable = Cannot write { $where }: { $reason }.
