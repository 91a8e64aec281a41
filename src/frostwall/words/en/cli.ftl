### The command line and the lab: mistakes, summaries, the report’s page.

cli-language = en
cli-decimal-sign = .
cli-group-sign = ,
cli-percent = { $value }%
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
        [-2] This record is the one a spectator may read; nobody else’s view can be made from it.
       *[other] This record is the one seat { $viewer } may read; nobody else’s view can be made from it.
    }
cli-no-rulebook = The game “{ $game }” has no rulebook.
cli-unknown-rule = The rulebook has no rule { $rule }; frostwall rules lists what it has.
cli-rules-nothing = The rulebook has nothing about “{ $words }”; frostwall rules lists what it has.
cli-unknown-rival = There is no yardstick “{ $rival }”; known here: { $rivals }.
cli-no-rival = { $rival } is not installed; install it with: { $command }

## sim

cli-sim-title =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of { $game } ({ $rules }), { $seats } seats, seed { $seed }
cli-sim-title-solo =
    { $games ->
        [one] One solo game
       *[other] { $games } solo games
    } of { $game } ({ $rules }), seed { $seed }
cli-sim-seat = seat
cli-sim-bot = bot
cli-sim-wins = wins
cli-sim-share = share
cli-sim-interval = 95% interval
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

## arena

cli-arena-title = { $games } games of { $game } ({ $rules }), { $seats } seats, { $tables ->
        [one] one line-up
       *[other] { $tables } line-ups
    }, each in all seats; seed { $seed }
cli-arena-bot = bot
cli-arena-seats = seats taken
cli-arena-share = wins
cli-arena-interval = 95% interval
cli-arena-parity = parity
cli-arena-points = mean points
cli-arena-rating = rating
cli-arena-speed = ms/decision
cli-arena-faults-head = faults
cli-arena-verdict =
    { $verdict ->
        [better] { $bot } is better than the others
        [worse] { $bot } is worse than the others
        [level] { $bot } is as good as the others, within the margin that was asked for
        [open] { $bot }: nothing is proven
       *[untested] { $bot }
    }: { $margin } ± { $error } points of winning share above parity ({ $deals ->
        [one] one deal
       *[other] { $deals } deals
    }).
cli-arena-no-ratings = There are no ratings: openskill is not installed (pip install "frostwall[arena]").
cli-arena-faults = A game in which a bot failed or moved illegally is lost for it; --json names them.
cli-arena-line-ups = “{ $given }” is no kind of line-up; known: { $known }.
cli-arena-too-few = { $bots } bots cannot be lined up in this way at { $seats } seats: name at least two different bots, or one for each seat with --line-ups table.
cli-arena-too-many = That makes { $tables } line-ups, more than { $most }: take --line-ups pairs or ladder.
cli-arena-other = { $file } holds the games of another contest; name another file, or repeat the arguments exactly.
cli-arena-broken = { $file } cannot be read as the games of a contest.
cli-arena-page = Arena: { $game }, { $games } games
cli-arena-lead = Rules { $rules }, { $seats } seats. Every line-up plays every deal in all rotations.
cli-arena-plot = Winning share above parity
cli-arena-plot-text = Parity is what a bot would win if all were equally good. The whiskers are 95% intervals.

## lab compare

cli-compare-title =
    { $game } ({ $rules }): { $deals ->
        [one] one deal
       *[other] { $shown } deals
    }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, seed { $seed }
cli-compare-usual = the usual rules
cli-compare-measure = measure
cli-compare-win = wins of seat { $seat }
cli-compare-points = points of seat { $seat }
cli-compare-turns = turns
cli-compare-decisions = decisions
cli-compare-source = points per seat: { $name }
cli-compare-ending = ended by: { $name }
cli-compare-note = Every variant plays the same deals, and the intervals are those of the differences within a deal. * marks a difference whose 95% interval leaves out zero; among { $measures } measures about one in twenty does so by chance.
cli-compare-progress = { $done } of { $total } deals, { $seconds } s left
cli-compare-lead = Every variant plays the same deals. Bots: { $bots }.
cli-compare-table = All measures
cli-compare-plot-wins = Who wins
cli-compare-plot-wins-text = Share of wins by seat; a shared win is divided. The whiskers are 95% intervals.
cli-compare-plot-changes = What changes for whom
cli-compare-plot-changes-text = Wins gained or lost against variant A, in percentage points, on the same deals.
cli-compare-plot-lengths = How long it takes
cli-compare-plot-lengths-text = Share of games by their number of turns.
cli-compare-plot-sources = Where points come from
cli-compare-plot-sources-text = Mean points of a seat at the end.
cli-compare-plot-endings = How it ends
cli-compare-plot-endings-text = Share of games by ending.
cli-compare-how-many = Name two to { $most } variants: give an option several times with different values, or --variant for whole sets of options.
cli-compare-mixed = Options that are given several times must all have the same number of values, and do not go together with --variant.
cli-compare-same = Two of the variants are the same; there is nothing to compare.

## dataset

cli-dataset-progress = { $done } of { $total } parts, { $seconds } s left
cli-dataset-made =
    { $folder }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $rows } rows in { $parts ->
        [one] one file
       *[other] { $parts } files
    }, { $seconds } s.
cli-dataset-next = Read it with frostwall.lab.dataset.Dataset; check it with: frostwall verify { $folder }
cli-dataset-whole =
    { $folder } is whole: { $rows } rows of { $games ->
        [one] one game
       *[other] { $games } games
    } follow from their records.
cli-dataset-other = { $file } holds something else than this data set; name a new directory, or repeat the arguments exactly.
cli-dataset-endless = Game { $game } did not end, so it has no outcome; take other bots or another seed.
cli-dataset-broken = { $file } is no whole data set: { $reason }.

## train

cli-train-gather = { $done } of { $total } games played, { $seconds } s left
cli-train-fit = { $done } of { $total } epochs, { $seconds } s left
cli-train-match = { $done } of { $total } games against the last generation, { $seconds } s left
cli-train-kept = Generation { $number } is kept: { $rows } rows, AUC { $auc }, log loss { $loss }, calibration error { $error }; it won { $wins } [{ $low } to { $high }] of { $games } games, parity { $parity }; { $seconds } s of processor time.
cli-train-dropped = Generation { $number } is not proven better: { $rows } rows, AUC { $auc }, log loss { $loss }, calibration error { $error }; it won { $wins } [{ $low } to { $high }] of { $games } games, parity { $parity }; { $seconds } s of processor time.
cli-train-best = { $file } is the network of generation { $number }.
cli-train-none = No generation is proven better than the bot it started from, so there is no best network.
cli-train-nothing = Nothing in { $game } under the rules { $rules } can be taught; rules that can: { $known }.
cli-train-other = { $folder } holds another course; name a new directory, or repeat the arguments exactly.
cli-train-broken = { $file } cannot be read; name a new directory.
cli-train-version = { $folder } was begun by a release of Frostwall whose networks read other rows; name a new directory.
cli-train-net = The course cannot go on. { $reason }
cli-train-page = Training: { $game }, { $rules }
cli-train-lead = { $games } games in the first generation. Each is kept only if the arena proves it better than the one before; those that were not stand in parentheses.
cli-train-plot-loss = Loss on games held back
cli-train-plot-loss-text = After each epoch, one curve for each generation. Lower is better.
cli-train-plot-true = What it says and what comes of it
cli-train-plot-true-text = Predicted and actual share of wins of the last generation. On the line every prediction comes true.
cli-train-plot-match = Against the generation before
cli-train-plot-match-text = Wins above or below parity, with 95% intervals. The first meets the bot it started from.
cli-train-head-generation = generation
cli-train-head-rows = rows
cli-train-head-auc = AUC
cli-train-head-loss = log loss
cli-train-head-error = calibration error
cli-train-head-wins = wins / games
cli-train-head-cpu = processor s

## Workers

cli-executor = “{ $given }” is no executor; known: { $known }.
cli-address-alone = --address is the address of a Ray cluster; add --executor ray.
cli-ray-none = There is no Ray cluster at “{ $address }”: { $reason }.
cli-ray-version = The Ray cluster has version { $there } of frostwall, and this is { $here }; install the same one on both.
cli-ray-package = A worker of the Ray cluster lacks a package: { $reason }.
cli-ray-lost = The Ray cluster was lost: { $reason }.

## bot

cli-bot-made = { $folder } holds a bot that works. Change { $file }, then try it:
cli-bot-exists = { $file } exists already; name a directory that does not.
cli-bot-bad-name = “{ $name }” cannot be the name of a bot: take letters, digits and hyphens, a letter first, and a name that no bot has.
cli-bad-budget = A budget is a time such as 0.2s or 50ms, not “{ $value }”.
cli-bot-progress = { $done } of { $total } decisions, { $seconds } s left
cli-bot-checked = { $game }: { $decisions } decisions in { $games } games at { $tables } kinds of table, { $kinds } kinds of decision; { $mean } ms for a decision, { $slowest } ms for the slowest.
cli-bot-fault =
    { $what ->
        [illegal] It made a move that is not legal
        [raised] It raised an error
        [differs] The same seed gave two different moves
        [mutates] It changed the position it was handed; try moves on a copy
       *[slow] It took longer than its budget
    } ({ $table }, decision { $decision }, line { $move }): { $detail }

## replay

cli-replay-title = A record of { $game } ({ $rules }), { $seats } seats
cli-replay-title-solo = A record of { $game } ({ $rules }), a solo game
cli-replay-undo = Taken back: the game stands as after move { $to }.
cli-replay-masked =
    { $viewer ->
        [-2] This is what a spectator may read. Hidden moves are left out, so the position cannot be shown.
       *[other] This is what seat { $viewer } may read. Hidden moves are left out, so the position cannot be shown.
    }
cli-replay-position = The position in turn { $turn }:
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
cli-bench-plies = moves/s
cli-bench-stepped = move by move from Python
cli-bench-ratio = decisions, times as many
cli-bench-clone = clone, µs
cli-bench-table = { $rules }, { $seats } seats
cli-bench-table-of = { $game } { $rules }, { $seats } seats
cli-bench-table-solo = { $game } { $rules }, solo
cli-bench-terms = Random seats, no trade between players, one core, median of { $rounds } rounds.
cli-bench-progress = round { $done } of { $total }, { $seconds } s left

## The report

cli-report-title =
    { $games ->
        [one] { $game }: one game
       *[other] { $game }: { $shown } games
    }
cli-report-lead = Rules { $rules }, { $seats } seats, bots: { $bots }.
cli-report-lead-solo = Rules { $rules }, solo, bot: { $bots }.
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
cli-report-interval = 95% interval
cli-report-turns = Turns
cli-report-sum = Sum
cli-report-median = median { $turns }

cli-report-wins = Who wins
cli-report-wins-text = Share of sole wins by seat, with 95% intervals. The dashed line is an even share, where all bots are the same.
cli-report-lengths = How long games last
cli-report-lengths-text = Games by number of turns; nine in ten last between { $few } and { $many } turns.
cli-report-sources = Where points come from
cli-report-sources-text = Mean points at the end, by seat and source.

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
cli-reverted = The database { $where } has version { $revision } now.
cli-bad-seed = A seed is a line of 1 to 200 characters without spaces at its ends.
cli-no-database = Name the database with --database or in the variable { $variable }: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
cli-bad-public-url = --public-url takes what people type, such as https://play.example.org without a path, not “{ $url }”.
cli-bad-log = --log takes text or json, not “{ $value }”.
cli-bad-traces = --traces takes the address of a receiver, such as http://127.0.0.1:4318/v1/traces, not “{ $value }”.
cli-bad-place = { $option } takes an address and a port, as in 127.0.0.1:9464, not “{ $value }”.
cli-bad-admin-token = --admin needs a token of at least { $least } characters, in a file (--admin-token-file) or in the variable { $variable }.
cli-bad-bus = --bus takes nats://HOST:PORT, not “{ $url }”.
cli-bus-needs-postgresql = Several servers with --bus need a PostgreSQL; a file has one server.
cli-no-bus = The bus at { $url } does not answer: { $reason }.
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
cli-store-database-newer = The database { $where } was made by a newer Frostwall ({ $revision }); bring this one up to date, or the database back with `frostwall revert` of that one.
cli-store-no-such-revision = The database { $where } has version { $found } and cannot be brought back to { $revision }; there are { $known }.
cli-store-database-unreachable = The database { $where } does not answer: { $reason }.
cli-store-database-in-use = Another Frostwall uses { $where }; stop that one first, or start both with --bus.
cli-store-database-failed = The database { $where } could not be opened: { $reason }.
cli-store-backup-exists = { $where } exists already; a backup overwrites nothing.
cli-store-backup-in-use = { $where } is a database in use; a backup goes into a new file.
cli-store-backup-not-writable = Cannot write { $where }: { $reason }.

# --- frostwall review ---
cli-review-title = Review of a game of { $game } ({ $rules }), { $seats ->
    [1] solo
   *[other] { $seats } seats
}
cli-review-seat = Seat { $seat }
cli-review-player = Player
cli-review-start = At the start
cli-review-luck = Luck (chances)
cli-review-play = Own moves
cli-review-others = Others’ moves
cli-review-end = At the end
cli-review-lost = Lost by mistakes
cli-review-sum = Chances to win in percent: at the start, what luck (dice and draws) changed, what the player’s own moves changed, what the others’ moves changed, and at the end.
cli-review-lost-text = “Lost by mistakes” is the sum of what each mistake cost, judged by what its player knew. It can be more than the own moves changed: what the mistakes of others give back can be lost again.
cli-review-graph = Chances to win
cli-review-graph-text = After every line of the record. The upright lines are the turning points.
cli-review-parts = Luck and play
cli-review-parts-text = From the chance at the start, luck, own moves and the others’ moves lead to the chance at the end, all in percentage points.
cli-review-turning = Turning points
cli-review-turning-text = The moments that changed most, in the order of the game.
cli-review-chose = { $player } chooses “{ $move }”.
cli-review-change = { $player }: { $before } → { $after }
cli-review-mistakes = Costliest moves of { $player }
cli-review-mistakes-head = Costliest moves
cli-review-finds = Best finds of { $player }
cli-review-finds-head = Best finds
cli-review-nothing = No costly move and no special find.
cli-review-place = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}, line { $line }{ $by ->
    [chance] {", by chance"}
   *[player] {""}
}:
cli-review-better = It cost { $cost } of the game. Better: { $better }
cli-review-found = Worth { $gain } more than the obvious move.
cli-review-found-than = Worth { $gain } more than the obvious move: { $obvious }
cli-review-how = Every move was judged by what its player knew at the time; the curve knows every card, hidden ones too. So a mistake may cost more or less than the curve falls. Both are estimates by the bot’s network and trial games.
cli-review-progress = { $done } of { $total } lines, { $seconds } s left
cli-review-no-net = Nobody here can judge a game of { $game } with the rules “{ $rules }”: there is no network for it.
cli-review-bad-net = The game cannot be judged. { $reason }

## Puzzles

cli-mine-progress = { $done } of { $total } games, { $seconds } s left
cli-mine-found = { $count } puzzles in { $games } games.
cli-mine-again-progress = { $done } of { $total } puzzles, { $seconds } s left
cli-mine-again-found = { $count } of { $asked } puzzles stand.
cli-mine-again-alone = --again looks at the puzzles of a file; --games and --each are for finding new ones.
cli-mine-not-puzzles = { $file } holds no puzzles of { $game }.
cli-mine-other = { $file } holds other games than those of this search, and stays as it is; name another file with --out.
cli-puzzle-none =
    There are no puzzles for { $game }{ $puzzle ->
        [none] .
       *[other] { " " }named “{ $puzzle }”.
    }
cli-puzzle-done = You have solved all of these. Add --all to see them again.
cli-puzzle-unknown = { $option } “{ $given }” is not known here. Choose one of: { $known }.
