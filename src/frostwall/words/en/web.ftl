### What the web client says beside the games' own words. Keys are `web-...`.

## Everywhere

web-skip = Skip to the content
web-menu = Menu
web-language = Language
web-sound = Sound when it is your turn
web-rules = Rules
web-home = Home
web-close = Close
web-cancel = Cancel
web-none = nothing
web-loading = Loading …
web-plain = Pages without script
web-connection =
    { $status ->
        [connecting] Connecting …
       *[lost] Connection lost. Trying again; nothing you did is lost.
    }
web-your-name = Your name
web-somebody = Guest
web-enter = Come in
web-your-turn = Your turn
web-fan = An unofficial, non-commercial fan project. About, credits, data
web-time =
    { $hours ->
        [0] { $minutes ->
            [0] { $seconds } seconds
            [1] 1 minute
           *[other] { $minutes } minutes
        }
        [1] 1 hour
       *[other] { $hours } hours
    }

## Start

web-start-what = Two winter board games for your table: against bots at once, or with friends by a link. No account, no e-mail.
web-game = Game
web-game-watch = The Watch
web-game-watch-base = The Watch: base game
web-game-watch-base-help = Settle the Gift, trade and build. Three or four players, about an hour: the quickest way in.
web-game-watch-brotherhood = The Watch: Brotherhood
web-game-watch-brotherhood-help = Guard the Wall together against wildlings, with heroes at your side, and still be the first to win.
web-game-watch-brotherhood56 = The Watch: Brotherhood for five and six
web-game-silverfrost = Silverfrost
web-game-silverfrost-standard = Silverfrost
web-game-silverfrost-standard-help = Build a city in a snowed-in valley, one animal and one card at a time. One to four players.
web-play-bots = Play now
web-play-friends = Invite friends
web-learn = Learn
web-my-games = My games
web-stage-lobby = not begun
web-stage-playing = running
web-stage-over = finished
web-stage-closed = ended
web-join-title = Join a table
web-join-text = You are invited. A name is all it takes.
web-join = Join
web-joining = Joining …
web-code = Code or link
web-open-tables = Open tables
web-seats-free =
    { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
web-watch = watch
web-replay-title = Replay
web-replay-help = Watch a recorded game, move by move.
web-choose-file = Choose a record

## A new table

web-new-title = A new table
web-new-game = The game
web-new-table = The table
web-mode = Mode
web-seats = Seats
web-bots = Bots
web-level = Strength
web-level-easy = easy
web-level-medium = medium
web-level-full = full
web-who = Who
web-private = Only by invitation
web-listed = Listed for everybody
web-pace = Pace
web-pace-live = live
web-pace-turns = by turns, over days
web-caretaker = When somebody is away
web-caretaker-vote = the others may vote for a bot
web-caretaker-auto = a bot takes over
web-caretaker-never = everybody waits
web-away-after = after
web-clock = Time per decision
web-clock-game = Time per seat and game
web-clock-none = no limit
web-settings-pace =
    { $pace ->
        [turns] By turns, over days.
       *[live] Live.
    }
web-settings-away =
    { $caretaker ->
        [auto] When somebody is away for { $time }, a bot takes over.
        [vote] When somebody is away for { $time }, the others may vote for a bot.
       *[never] Whoever is away is waited for.
    }
web-settings-clock-move = Each decision has { $time }.
web-settings-clock-game = Each seat has { $time } for the whole game.
web-options = Rules and variants ({ $count })
web-options-none = The standard rules, nothing changed.
web-make = Make the table

## The lobby

web-table = Table
web-lobby-title = The table is set
web-host = host
web-away = away
web-bot = Bot { $bot }, { $level ->
        [easy] easy
        [medium] medium
       *[full] full strength
    }
web-bot-short = bot
web-open-seat = free
web-sit = Sit here
web-sit-beside = Name of somebody beside you
web-stand = Stand up
web-add-bot = Bot
web-take-out = Take out
web-bot-name = Bot
web-fill = Fill with bots
web-start = Start the game
web-seats-open =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-wait-host = The host starts the game.
web-invite = Invitation
web-invite-why = Whoever opens this link may sit down or watch. It holds no password.
web-qr = Code for phones
web-qr-alt = QR code of the invitation
web-lan-off = Only this device reaches this server.
web-lan-on = Friends in your network find this server at
web-lan-none = No local network was found.
web-lan-turn-on = Let friends in this network join
web-lan-turn-off = Only this device again
web-copy = Copy
web-copied = Copied
web-dice-title =
    { $game ->
        [silverfrost] Fair cards
       *[other] Fair dice
    }
web-dice-why =
    { $game ->
        [silverfrost] The server has chosen its secret for the cards and shows its fingerprint before anybody moves. Add a word of your own, and not even the server could have chosen the deal.
       *[other] The server has chosen its secret for the dice and shows its fingerprint before anybody moves. Add a word of your own, and not even the server could have chosen the rolls.
    }
web-dice-not = The dice of this table cannot be verified.
web-dice-word = Your word
web-dice-add = Add
web-dice-words = Words: { $words }
web-dice-seed = The secret was
web-dice-commit = Its fingerprint, shown before the game:
web-pass-to = Pass the device to { $name }
web-pass-why = The next decision is not for everybody’s eyes.
web-pass-here = I am { $name }

## At the table

web-over = The game is over
web-waiting =
    { $who ->
        [none] Chance decides
       *[other] Waiting for { $who }
    }
web-paused = paused
web-actions = What you can do
web-what-here = What do you want to do here?
web-choose-place = choose a place on the board
web-watching = You are watching.
web-log = Log
web-chat = Chat
web-say = Say something
web-send = Send
web-gone-guest = somebody who left
web-typed = Type a move
web-typed-do = Do it
web-hand = Your resource cards
web-fresh = bought this turn: playable from your next one
web-points = Points
web-cards-in-hand = Resource cards in hand
web-development = Development cards
web-road-length = Longest own road
web-patrols = Ranger Patrols played
web-guards = Guards on the Wall
web-conceded = has given up
web-caretaker-plays = { $bot } plays
web-caretaker-you = { $bot } plays for you.
web-back = I play myself
web-build-road = Road
web-build-settlement = Settlement
web-build-keep = Keep
web-build-buy = Card
web-build-guard = Guard
web-missing = You lack { $cards }.
web-no-place = There is no place for it now.
web-end-turn = End turn
web-end-sure = You can still build. End anyway?
web-undo = Undo
web-undo-ask = Ask to undo
web-hint = Hint
web-hint-says = A bot would play: { $move }
web-discard = { $chosen } of { $total } chosen
web-discard-do = Discard
web-less = one { $what } less
web-more = one { $what } more
web-field-seat = whom?
web-field-victim = whom?
web-field-with = with whom?
web-field-to = to whom?
web-field-card = which card?
web-field-cards = which cards?
web-field-wildling = which wildling?
web-field-hero = which hero?
web-field-give = give what?
web-field-take = take what?
web-field-instead = instead of which card?
web-field-second = and which other?
web-field-clan = which clan?
web-enough = Only this
web-hand-seen = { $who } holds { $cards }.
web-hero-decline = do not use the hero now
web-heroes = Heroes
web-hero-side = side { $side }
web-hero-use = Use
web-hero-display = On display:

## Trade

web-trade = Trade
web-give = I give
web-get = I get
web-bank = With the supply
web-bank-rate = as many as the supply takes for one card
web-offer = { $who } offers { $give } for { $take }.
web-offer-to = Offer to
web-offer-all = Nobody chosen: to everybody.
web-offer-do = Offer
web-counter = Counter-offer
web-propose = Propose
web-offers = Offers
web-answer =
    { $answer ->
        [accepted] { $who } accepts.
        [declined] { $who } declines.
       *[waiting] { $who } has not answered yet.
    }

## Places

web-place-hex = hex { $number }
web-place-intersection = intersection { $number }
web-place-path = path { $number }, from { $from } to { $to }
web-place-route = trade route
web-place-section = Wall section { $number }
web-place-clearing = clearing { $number }
web-place-position = Wall section { $section }, position { $position }
web-place-camp = { $clan }, camp { $camp }
web-place-tormund = Tormund’s camp
web-place-tormund-here = Tormund is here

## Table menu

web-table-menu = Table …
web-download = Download the record
web-comfort = Comfort
web-comfort-confirm = Ask before a turn ends with things to build
web-comfort-decline = Decline offers I cannot pay
web-comfort-notify = Notify me when it is my turn
web-comfort-speed = Animations
web-speed =
    { $speed ->
        [0] off
        [2] quick
       *[1] normal
    }
web-vote =
    { $matter ->
        [end] { $by } wants to end the game.
        [undo] { $by } asks to take moves back.
       *[caretaker] { $by } wants a bot to play for { $seat }.
    }
web-vote-waits = Waiting for { $who }
web-vote-end = Vote to end the game
web-vote-caretaker = A bot for { $name }?
web-rest = Let a bot play for me
web-replace = A bot instead of { $name }
web-replace-sure = Really a bot instead of { $name }? For the whole game
web-onlookers =
    { $count ->
        [one] One person looks on.
       *[other] { $count } people look on.
    }
web-concede = Give up
web-concede-sure = Really give up? A bot plays on.
web-delete = Delete the table
web-delete-sure = Really delete? Record and chat go too.
web-pause = Pause
web-resume = Go on
web-mute = Mute
web-unmute = Unmute
web-remove = Remove
web-remove-sure = Really? For good

## The end and replays

web-won =
    { $count ->
        [one] { $who } wins
       *[other] { $who } win together
    }
web-nobody-won = Nobody wins
web-ended-early =
    { $why ->
        [agreed] Ended by agreement
        [conceded] Everybody has given up
       *[other] The game has ended
    }
web-rematch = Rematch
web-rematch-go = To the rematch
web-line = Line { $line } of { $last }
web-seen-by = Seen by
web-spectator = an onlooker
web-timeline = Timeline
web-first = First line
web-previous = Back
web-play = Play
web-stop = Stop
web-next = Next
web-last = Last line
web-no-face = This game has no board in the browser yet.

## Rules and about

web-rules-title = Rules: { $game }
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [one] One rule found
       *[other] { $count } rules found
    }
web-about-title = About Frostwall
web-about-fan = Frostwall is an unofficial, non-commercial fan project. It is not connected with the publishers or authors of the board games whose rules it follows, and uses none of their art, logos or texts.
web-about-licence = The program is free software under the MIT licence.
web-about-credits = Credits
web-about-icons = Icons by Lorc, Delapouite and contributors,
web-about-data = What is stored
web-about-kept = A cookie for your session, the name you chose, your tables and their chat, and of games of the day that you have had your first attempt and how it ended, which everybody on this server sees with your name. Nothing else, and nothing for advertising. Finished records can be read by everybody at the table.

## The numbers of a finished game, the check of its dice

web-end-open = The whole story
web-end-loading = Reading the game …
web-end-turns =
    { $count ->
        [one] One turn
       *[other] { $count } turns
    }
web-end-back = Back to the board
web-end-sources = Points by source
web-stats-table = As a table
web-stats-points = Points over time
web-stats-turn = Turn
web-stats-sum = Sum
web-stats-total = Total
web-stats-dice = Dice against expectation
web-stats-times = Rolls
web-stats-expected = expected with fair dice
web-stats-gains-cause = Cards gained, by cause
web-stats-losses-cause = Cards lost, by cause
web-stats-gains-kind = Cards gained, by resource
web-stats-losses-kind = Cards lost, by resource
web-stats-guards = Guards on the Wall
web-stats-north = The north: breaches and wildlings in the Gift
web-stats-breaches = Breaches
web-stats-in-gift = Wildlings in the Gift
web-stats-number = Number
web-stats-unknown = unseen cards
web-stats-cause-production = production
web-stats-cause-trade = trade
web-stats-cause-robbed-gain = stolen from others
web-stats-cause-robbed-loss = stolen by others
web-stats-cause-discarded = discarded
web-stats-cause-spent = spent on building
web-stats-cause-special = heroes and cards
web-fair-checking = Checking the dice in your browser …
web-fair-rolls =
    { $rolls ->
        [one] The one roll of this game follows from the secret.
       *[other] All { $rolls } rolls of this game follow from the secret.
    }
web-fair-differs = Only { $verified } of { $rolls } rolls follow from the secret; the first that does not is roll { $first }.
web-fair-commit = The secret is the one whose fingerprint was shown before the game.
web-fair-commit-not = The secret does not fit the fingerprint shown before the game!
web-fair-here = Checked in your browser, without asking the server.
web-fair-cannot = Your browser only checks on secure pages. Download the record and run: frostwall verify
web-fair-words = Words of the players:

## Replay

web-replay-numbers = Numbers
web-replay-marks = Go to
web-replay-key-next = Next event
web-replay-key-previous = Previous event
web-replay-turn = Turn { $turn }
web-replay-turn-of = Turn { $turn }: { $who }
web-replay-setup = Before the first turn
web-replay-quiet = Nothing has happened yet.
web-replay-undone = taken back
web-replay-speed = Speed
web-replay-keys = Keys: ← → step, ↑ ↓ turn, N and P event, Home and End, space plays.
web-replay-mark-seven = Seven
web-replay-mark-breach = Breach
web-replay-mark-settlement = Settlement
web-replay-mark-keep = Keep
web-replay-mark-end = End
web-replay-mark-at = { $mark }, line { $line }

## What moves on the board

web-dice-shown = Dice: { $first } and { $second }
web-dice-wildling = Wildling die: { $die }
web-breach-moment = The Wall is breached
web-declined-for-you = Declined for you: you cannot pay { $cards }.

## The board: zoom

web-board = Board
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-whole = Show the whole board

## The game of the day, and playing alone

web-daily-solo = Silverfrost alone
web-daily-solo-help = You build your city, and Claw builds his: an opponent who follows his cards, as hard as you like.
web-daily-difficulty = Difficulty
web-daily-level =
    { $level ->
        [1] 1: easy
        [2] 2: medium
        [3] 3: hard
       *[other] { $level }: very hard
    }
web-daily-solo-play = Play alone against Claw
web-daily-title = Game of the day
web-daily-help = The same deal for everybody who plays it with the same rules, on every server. Its seed can be known beforehand, so its chance cannot be verified. Your first attempt counts, and everybody on this server sees its result with your name.
web-daily-play = Play the game of the day
web-daily-go-on = Go on with it
web-daily-again = Play it again (does not count)
web-daily-watch = Watch my game
web-daily-state =
    { $state ->
        [none] You have not played it yet.
        [playing] You have begun it.
        [over] You have played it.
        [closed] You have begun it and not played it to its end.
       *[other] You have played it and deleted the table.
    }
web-daily-failed = The server does not answer.
web-daily-retry = Try again
web-daily-results = Results
web-daily-results-of = Results of { $date }
web-daily-none = Nobody here has finished it yet.
web-daily-first = Only everybody's first attempt counts, played without the help of a bot.
web-daily-all = Show all { $count }
web-daily-best = The best { $count } are shown.
web-daily-place = Place
web-daily-name = Name
web-daily-you = { $name } (you)
web-daily-points = Points
web-daily-claw = Claw
web-daily-end = Result
web-daily-won = won
web-daily-lost = lost
web-daily-lobby = This is the game of { $date } (UTC). Everybody who plays it with these rules, on any server, gets the same deal, so no words are added. Its seed can be known beforehand: the chance of this table cannot be verified. How your first attempt ends is shown, with your name, to everybody on this server.
web-daily-seed = Its seed
web-daily-known = This was the game of { $date } (UTC). Its seed could be known beforehand by everybody, so nothing about its chance can be verified.
web-daily-new = Game of the day: the same deal for everybody
