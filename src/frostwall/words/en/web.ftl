### What the web client says, whatever the game. Keys are `web-...`; a game adds its own in games/*/messages.

## Everywhere

web-skip = Skip to the content
web-menu = Menu
web-language = Language
web-language-unfinished = { $name } (unfinished)
web-settings = Settings
web-theme = Look
web-theme-is =
    { $theme ->
        [light] light
        [dark] dark
       *[system] like the system
    }
web-sound = Sound
web-volume = Volume
web-comfort-hints = A hint for each of my decisions
web-rules = Rules
web-home = Home
web-close = Close
web-cancel = Cancel
web-none = nothing
web-refused = This cannot be done now.
web-loading = Loading …
web-plain = Pages without script
web-connection =
    { $status ->
        [connecting] Connecting …
       *[lost] Connection lost. Trying again; nothing you did is lost.
    }
web-your-name = Your name
web-name-title = What is your name?
web-name-why = The others at the table see this name. This browser remembers it.
web-name-change = Change the name
web-go-on = Go on
web-somebody = Guest
web-enter = Come in
web-your-turn = Your turn
web-your-turn-of = { $name }, your turn
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
web-play-bots = Play
web-offer-first = Best first game
web-offer-choices = How to play
web-offer-seats =
    { $count ->
        [1] alone
       *[other] { $count } players
    }
web-offer-more = More options
web-play-friends = Invite friends
web-learn = Learn
web-puzzles = Puzzles
web-puzzles-help = Positions from real games: find the best move.
web-my-games = My games
web-finished =
    { $count ->
        [one] One finished game
       *[other] { $count } finished games
    }
web-see-again = see it again
web-stage-lobby = not begun
web-stage-playing = continue
web-stage-over = finished
web-stage-closed = ended
web-join-title = Join a table
web-join-text = A name is all it takes: no account, no e-mail.
web-invited =
    { $who ->
        [none] You are invited to { $game }
       *[other] { $who } invites you to { $game }
    }
web-invited-seats =
    { $open ->
        [0] { $seats } seats, none free: you can watch.
       *[other] { $seats } seats, { $open } free.
    }
web-invited-names = At the table: { $names }.
web-join = Join
web-joining = Joining …
web-code = Code or link
web-open-tables = Open tables
web-seats-free =
    { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
web-look-on = watch
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
web-opponent = Opponent
web-opponents = Opponents
web-other-bots = Other bots
web-who = Who
web-private = Only by invitation
web-listed = Listed for everybody
web-pace = Pace
web-pace-live = live
web-pace-turns = by turns, over days
web-hints = Hints
web-hints-allowed = allowed
web-hints-off = off
web-hints-allow = Allow hints
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
web-settings-hints-off = At this table nobody gets hints.
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
web-lobby-rules = How it is played
web-chair = Chair { $n }
web-chair-free = free
web-chair-you = you
web-chair-invite = Invite a friend
web-chair-change = Change the bot
web-host = host
web-away = away
web-sit = Sit here
web-sit-beside = Somebody beside you, by name
web-stand = Stand up
web-add-bot = Put a bot here
web-take-out = Free this chair
web-fill = Fill with bots
web-start = Start the game
web-seats-open =
    { $count ->
        [one] One chair is still free.
       *[other] { $count } chairs are still free.
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
web-fair-title =
    { $chance ->
        [dice] Fair dice
        [cards] Fair cards
       *[other] Fair chance
    }
web-fair-why =
    { $chance ->
        [dice] The server has chosen its secret for the dice and shows its fingerprint before anybody moves. Add a word of your own, and not even the server could have chosen the rolls.
        [cards] The server has chosen its secret for the cards and shows its fingerprint before anybody moves. Add a word of your own, and not even the server could have chosen the deal.
       *[other] The server has chosen its secret for what is left to chance and shows its fingerprint before anybody moves. Add a word of your own, and not even the server could have chosen the outcome.
    }
web-fair-not =
    { $chance ->
        [dice] The dice of this table cannot be verified.
        [cards] The draws of this table cannot be verified.
       *[other] The chance of this table cannot be verified.
    }
web-fair-print = Fingerprint:
web-fair-word = Your word
web-fair-add = Add
web-fair-said = Words: { $words }
web-fair-seed = The secret was
web-fair-fingerprint = Its fingerprint, shown before the game:
web-pass-to = Pass the device to { $name }
web-pass-why = Only then are the cards of { $name } shown.
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
web-watching = You are watching.
web-log = Log
web-chat = Chat
web-chat-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
web-chat-from = New message from { $name }
web-say = Say something
web-send = Send
web-operator = the operator of this server
web-gone-guest = somebody who left
web-typed = Type a move
web-typed-do = Do it
web-points = Points
web-conceded = has given up
web-caretaker-plays = a bot plays
web-caretaker-you = A bot plays for you.
web-back = Let me play
web-undo = Undo
web-undo-ask = Ask the others to take back my last move
web-undo-ask-whom = Ask { $who } to take this back
web-undone-by =
    { $moves ->
        [one] { $who } took back a move.
       *[other] { $who } took back { $moves } moves.
    }
web-log-undone =
    { $moves ->
        [one] A move taken back by { $who }
       *[other] { $moves } moves taken back by { $who }
    }
web-recap = Since your last turn
web-recap-step = { $n } of { $all }
web-recap-back = The one before
web-recap-on = The next one
web-recap-skip = Skip what happened since your last turn
web-latest = What happened last
web-bots-pace = Bots move
web-bots-pace-is =
    { $pause ->
        [0] at once
        [250] quickly
        [700] at a normal pace
       *[1500] slowly, so that everybody can follow
    }
web-hint = Hint
web-hint-says = A good move: { $move }.
web-hint-sure = { $sure ->
    [clear] It is clearly better than the next best move: { $move }.
    [even] Just as good: { $move }.
   *[likely] The next best move: { $move }.
}
web-hint-do = Do it
web-hint-show = Show
web-chosen = { $chosen } of { $total } chosen
web-less = one { $what } less
web-more = one { $what } more

## Table menu

web-table-menu = Table …
web-download = Download the record
web-comfort = Preferences
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
        [undo] { $by } asks to take this back:
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
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
web-concede = Give up
web-concede-sure = Really give up? A bot plays on.
web-delete = Delete the table
web-delete-sure = Really delete? Record and chat go too.
web-lock = Lock the table
web-lock-help = Nobody new comes in; those who are here stay.
web-unlock = Open the table
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
        [operator] Ended by the operator of this server
       *[other] The game has ended
    }
web-rematch = Rematch
web-rematch-go = To the rematch
web-line = Line { $line } of { $last }
web-seen-by = Seen by
web-spectator = a spectator
web-timeline = Timeline
web-first = First line
web-previous = Back
web-play = Play
web-stop = Stop
web-next = Next
web-last = Last line

## Rules and about

web-rules-title = Rules: { $game }
web-rules-contents = Contents
web-rules-cards = All cards
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [one] One rule found
       *[other] { $count } rules found
    }
web-rules-none = There is no rulebook of this game here.
web-about-title = About Frostwall
web-about-fan = Frostwall is an unofficial, non-commercial fan project. It is not connected with the publishers or authors of the board games whose rules it follows, and uses none of their art, logos or texts.
web-about-licence = The program is free software under the MIT licence.
web-about-engine =
    Version { $version }, with the { $engine ->
        [compiled] compiled engine
       *[pure] pure Python engine
    }.
web-about-credits = Credits
web-about-icons = Icons by Lorc, Delapouite and contributors,
web-about-data = What is stored
web-about-kept = A cookie for your session, the name you chose, your tables and their chat, and of games of the day that you have had your first attempt and how it ended, which everybody on this server sees with your name. Nothing else, and nothing for advertising. Finished records can be read by everybody at the table.

## The numbers of a finished game, the check of its chance

web-end-open = The whole story
web-end-loading = Reading the game …
web-end-turns =
    { $count ->
        [one] One turn
       *[other] { $count } turns
    }
web-end-back = Back to the board
web-end-sources = Points by source
web-share-title = Keep and share
web-share-picture = Picture of the end of the game: { $title }
web-share-save = Save picture
web-share-copy = Copy link
web-share-copied = Link copied.
web-share = Share …
web-share-who =
    { $who ->
        [all] The link opens the replay for everybody on this server.
       *[table] The link opens the replay for those who were at this table; nobody else gets in. The picture is for everybody.
    }
web-story-title = How it went
web-story-see = See this moment in the replay
web-story-alone =
    { $points ->
        [one] { $who } finished with { $points } point.
       *[other] { $who } finished with { $points } points.
    }
web-story-result =
    { $ahead ->
        [one] { $who } won with { $points } points, just one ahead of { $second }.
       *[other] { $who } won with { $points } points, { $ahead } ahead of { $second }.
    }
web-story-tied = { $who } and { $second } both had { $points } points; { $who } won all the same.
web-story-changes =
    { $count ->
        [one] The lead changed hands once.
       *[other] The lead changed hands { $count } times.
    }
web-story-lead-first =
    { $points ->
        [one] { $who } took the lead first, with one point.
       *[other] { $who } took the lead first, with { $points } points.
    }
web-story-lead-only =
    { $points ->
        [one] { $who } took the lead with one point and never lost it.
       *[other] { $who } took the lead with { $points } points and never lost it.
    }
web-story-lead = { $who } overtook { $from } with { $points } points and stayed ahead to the end.
web-story-leap = { $who } gained { $points } points in a single turn, more than anybody in any other.
web-story-drop = { $who } lost { $points } points in a single turn.
web-story-behind = { $who } was { $points } points behind { $first } here, and won all the same.
web-story-count = { $who } was { $points } points ahead on the table; the final count went to { $first }.
web-story-last =
    { $before ->
        [one] { $who } began the last turn with one point and ended it with { $after }.
       *[other] { $who } began the last turn with { $before } points and ended it with { $after }.
    }
web-luck-title = Dice and cards
web-luck-got = Received
web-luck-expected = Expected
web-luck-difference = Difference
web-stats-table = As a table
web-stats-points = Points over time
web-stats-turn = Turn
web-stats-total = Total
web-stats-number = Number
web-fair-checking =
    { $chance ->
        [dice] Checking the dice in your browser …
       *[other] Checking the secret in your browser …
    }
web-fair-rolls =
    { $rolls ->
        [one] The one roll of this game follows from the secret.
       *[other] All { $rolls } rolls of this game follow from the secret.
    }
web-fair-differs = Only { $verified } of { $rolls } rolls follow from the secret; the first that does not is roll { $first }.
web-fair-commit = The secret is the one whose fingerprint was shown before the game.
web-fair-commit-not = The secret does not fit the fingerprint shown before the game!
web-fair-only =
    { $chance ->
        [cards] Which card comes next depends on what is left of the deck, so this page checks the secret only, not each draw. To check every draw, download the record and run: frostwall verify
       *[other] What can happen next depends on the position, so this page checks the secret only, not each outcome. To check every outcome, download the record and run: frostwall verify
    }
web-fair-none = No fingerprint was shown before this game: the secret cannot be checked.
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
web-replay-speed = Speed
web-replay-keys = Keys: ← → step, ↑ ↓ turn, N and P event, Home and End, space plays.
web-replay-mark-at = { $mark }, line { $line }

## The game of the day

web-daily-title = Game of the day
web-daily-help = The same deal for everybody who plays it with the same rules, on every server. Its seed can be known beforehand, so its chance cannot be verified. Your first attempt counts, and everybody on this server sees its result with your name.
web-daily-play = Play the game of the day
web-daily-go-on = Go on with it
web-daily-again = Play it again (does not count)
web-daily-replay = Watch my game
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
web-daily-first = Only everybody’s first attempt counts, played without hints and without the help of a bot.
web-daily-all = Show all { $count }
web-daily-best = The best { $count } are shown.
web-daily-place = Place
web-daily-name = Name
web-daily-you = { $name } (you)
web-daily-points = Points
web-daily-end = Result
web-daily-won = won
web-daily-lost = lost
web-daily-lobby = This is the game of { $date } (UTC). Everybody who plays it with these rules, on any server, gets the same deal, so no words are added. Its seed can be known beforehand: the chance of this table cannot be verified. How your first attempt ends is shown, with your name, to everybody on this server.
web-daily-hint = A hint takes this game out of the day’s results.
web-daily-hint-ask = Ask for it all the same
web-daily-hint-not = Without a hint
web-daily-seed = Its seed
web-daily-known = This was the game of { $date } (UTC). Its seed could be known beforehand by everybody, so nothing about its chance can be verified.
web-daily-new = Game of the day: the same deal for everybody

## A game that the client has no words of its own for

web-generic-mode = { $game } ({ $mode })
web-generic-help = Played with lists: the client does not draw this game.
web-generic-board = The table
web-generic-typed = Some moves are not listed here. Type them.
web-generic-counted =
    { $count ->
        [one] { $name }
       *[other] { $count } × { $name }
    }
web-generic-event =
    { $who ->
        [none] { $facts ->
            [none] { $what }
           *[other] { $what } ({ $facts })
        }
       *[other] { $facts ->
            [none] { $who }: { $what }
           *[other] { $who }: { $what } ({ $facts })
        }
    }
web-generic-fact = { $name }: { $value }
web-generic-of = { $what } of { $who }
web-generic-end = End

# --- the coach, after a game ---
web-percent = { $value }%
web-coach-share = Send this review to somebody:
web-replay-from-here = Play from here
web-replay-from-here-help = with bots in the other seats; you play for { $who }
web-coach-title = The coach
web-coach-offer = How likely was each player to win, and when? What was luck, and which moves would have been better?
web-coach-ask = Review this game
web-coach-thinking = The coach looks at every move …
web-coach-how = Every move was judged by what its player knew at the time; the curves know every card, hidden ones too. So a mistake may cost more or less than the curve falls. Both are estimates from trial games.
web-coach-judged = Moves are judged by what their player knew at the time; the curves of the review know every card. So the numbers may differ.
web-coach-sum = Chances to win in percent: at the start, what luck (dice and draws) changed, what the player’s own moves changed, what the others’ moves changed, and at the end.
web-coach-chances = Chances to win
web-coach-turn = Turn
web-coach-curves = The curves begin before the first move. Their first step is what the moves before turn 1 brought.
web-coach-lost = What mistakes cost, added up
web-coach-lost-how = Only moves that were clearly worse than another one count. It can be more than 100%, because chances rise again in between.
web-coach-part = { $part ->
    [start] At the start
    [luck] Luck (chances)
    [play] Own moves
    [others] Others’ moves
   *[end] At the end
}
web-coach-point = { $kind ->
    [turning] Turning point
    [mistake] Costly move
   *[find] Good find
}
web-coach-turning = Turning points
web-coach-mistakes = Costliest moves: { $who }
web-coach-finds = Best finds: { $who }
web-coach-better = It cost { $cost } of the game. Better: { $better }
web-coach-found = Worth { $gain } more than the obvious move.
web-coach-found-than = Worth { $gain } more than the obvious move: { $obvious }
web-coach-by-chance = by chance
web-coach-chose = { $who } chooses “{ $move }”.
web-coach-change = { $who } { $from } → { $to }
