### The table server: its plain pages, what it refuses, and what it says about a table.
### Keys table-... are words of the pages; refusal-... and notice-... are the server’s codes, for every client.

## The frame of every page

table-name = Frostwall
table-skip = Skip to the content
table-nav = Pages
table-home = Home
table-about = About
table-rules = Rules
table-language = Language
table-hello = You play as { $name }.
table-leave = Leave
table-leave-help = Ends the session in this browser. Your seats stay yours only as long as the session does.
table-footer = An unofficial fan project, free software under the MIT licence.
table-version = Version { $version }
table-rich = Show this with pictures (needs JavaScript)
table-back = Back
table-refused = That was not possible
table-refused-other = The server refused this ({ $code }).
table-refused-needed = What it would need:
table-rule = Rule { $rule }

## Games and modes

table-game-about = A game of this server.
table-seats =
    { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
table-pace =
    { $pace ->
        [turns] by turns, over days
       *[live] live
    }
table-stage =
    { $stage ->
        [lobby] not started
        [playing] running
        [over] finished
       *[closed] closed
    }

## Home

table-lead = Two winter board games for one table: play against bots at once, or send friends a link. No account, no e-mail.
table-name-title = What is your name?
table-name-label = Your name
table-name-help = Up to { $most } characters. It is shown to those at your tables; a cookie keeps it in this browser.
table-name-button = Come in
table-play-title = Play now
table-play-help = You against bots; the game begins at once.
table-play-button = Play { $game }
table-new-title = Set up a table
table-join-title = Join by invitation
table-join-label = Code or link
table-join-help = The link somebody sent you, or the code at its end.
table-join-button = Join
table-mine-title = My games
table-mine-turn = Your turn
table-mine-waiting = waiting for others
table-open-title = Open tables
table-open-none = No table is listed just now.
table-open-seats =
    { $open ->
        [0] no free seat
        [one] one free seat
       *[other] { $open } free seats
    }
table-go = Open
table-look-on = Watch
table-seat-free = free
table-replay-title = Watch a record
table-replay-help = A file that Frostwall wrote: watch it line by line, or play on from one of its positions.
table-replay-label = Record file
table-replay-button = Watch it

## Leaving

table-delete-title = Delete my data
table-delete-help = Your name, your session and your part in every table are deleted. In games that still run, a bot may play on for you. This cannot be undone.
table-delete-button = Delete everything about me
table-delete-keep = No, keep it

## A new table

table-setup-title = A table of { $game }
table-setup-mode = Mode and seats
table-setup-mode-label = Mode
table-setup-seats = Seats
table-setup-sit = I take the first seat
table-setup-bots = Bots
table-setup-bots-label = Bots in the other seats
table-setup-bots-none = none: I invite people
table-setup-bots-all = all other seats
table-setup-bots-count =
    { $count ->
        [one] one seat
       *[other] { $count } seats
    }
table-setup-bot = Opponent
table-setup-characters = Who they are
table-setup-bot-pause = Pause before a bot’s move
table-setup-bot-pause-help = In milliseconds, so that people can follow.
table-setup-table = The table
table-setup-listed = Who may find it
table-setup-listed-no = only those with the link
table-setup-listed-yes = everybody: it is listed on the home page
table-setup-pace = Pace
table-setup-pace-live = live: all sit at the table
table-setup-pace-turns = by turns: whenever there is time, over days
table-setup-away = Away after
table-setup-away-help = Seconds without a sign of life until a caretaker may play for somebody. Empty means { $live } live and { $turns } by turns.
table-setup-hints = Hints
table-setup-hints-value =
    { $on ->
        [yes] everybody may ask for one
       *[no] nobody gets any
    }
table-setup-caretaker = A caretaker bot plays for whoever is away
table-setup-caretaker-value =
    { $caretaker ->
        [auto] by itself
        [vote] if the others agree
       *[never] never
    }
table-setup-clock-move = Clock for one decision
table-setup-clock-game = Clock for one seat’s whole game
table-setup-clock-help = In seconds; empty means no clock.
table-setup-clock-none = no clock
table-setup-options = House rules
table-setup-options-help = Every point the rulebooks leave open or disagree on. The first value is the usual one.
table-setup-default = { $value } (usual)
table-setup-button = Set up the table

## An invitation

table-invited-title = You are invited
table-invited-by = { $name } invites you to a game of { $game }.
table-invited-by-nobody = You are invited to a game of { $game }.
table-invited-who = At the table: { $names }.
table-invited-open =
    { $open ->
        [0] All seats are taken; you may watch.
        [one] One seat is free.
       *[other] { $open } seats are free.
    }
table-invited-button = Join the table
table-invited-name-button = Join as this guest

## The table before the start

table-lobby-title = The table before the start
table-lobby-seats = Seats
table-lobby-seat = Seat { $number }
table-lobby-you = you
table-lobby-host = host
table-lobby-sit = Sit here
table-lobby-sit-also = Also sit here
table-lobby-sit-name = Name of the second person on this device
table-lobby-stand = Leave this seat
table-lobby-fill = Put a bot here
table-lobby-empty = Clear this seat
table-lobby-invite = Invite
table-lobby-invite-help = Send this link to those who should play. Whoever opens it may join or watch.
table-lobby-invite-label = Invitation link
table-lobby-qr = The invitation link as a QR code
table-lobby-dice = Fair dice
table-lobby-commit = Commitment
table-lobby-commit-help = The table has already chosen its secret seed. This is its fingerprint: after the game the seed is shown, and anybody can check that it fits and that every roll follows from it.
table-lobby-words = Words of the players
table-lobby-word-help = Add a word of your own: then not even this server could have chosen the dice.
table-lobby-word-label = My word for the dice
table-lobby-word-button = Add it
table-lobby-word-none = none so far
table-lobby-not-verifiable = This table’s seed was given by hand (for tests): its dice cannot be verified.
table-lobby-daily = The game of { $day } (UTC): everybody who plays it with these rules, on any server, gets the same deal. Its seed can be known beforehand, so nothing can be verified here and no words are added. How your first attempt ends is shown, with your name, to everybody on this server.
table-setup-daily = Game of the day: the same deal for everybody (its seed is known, nothing can be verified)
table-lobby-hints =
    { $on ->
        [yes] Allow hints
       *[no] Switch hints off
    }
table-lobby-settings = How it is played
table-lobby-options = House rules of this table
table-lobby-usual = Everything as usual.
table-lobby-start = Start the game
table-lobby-start-wait = The host starts the game once every seat is taken.
table-lobby-from = This table goes on from a position of a record.

## People at the table

table-guests = At the table
table-guest-here = here
table-guest-gone = not here now
table-guest-muted = muted
table-guest-mute = Mute
table-guest-unmute = Let speak
table-guest-remove = Remove
table-watchers =
    { $count ->
        [one] one person is watching
       *[other] { $count } people are watching
    }
table-you-look-on = You are watching.

## The running game

table-turn-yours = It is your turn
table-turn-other = { $names } to decide
table-turn-nobody = The table is at work
table-turn-bots = This page looks again by itself every { $seconds } seconds.
table-turn-about = { $phase } · turn { $turn }
table-paused = The table is paused.
table-lock = Lock the table
table-lock-help = Nobody new comes in, neither by the invitation nor to watch. Those who are here stay.
table-unlock = Open the table
table-unlock-help = The table is locked: nobody new comes in.
table-pause = Pause the table
table-resume = Let the table go on
table-look-again = Look again
table-moves = Your moves
table-moves-board = Choose a place on the board or from the lists; the numbers are the same.
table-moves-type = By notation
table-moves-label = Type a move
table-moves-help = As in the log: “{ $example }”. Several moves are separated by a semicolon.
table-moves-typed = These moves are in no list. Type one of them where the rules allow it; words in capitals stand for your choice (“name*2” is two of the same, a seat is its number from 0).
table-moves-button = Make the move
table-moves-why = Only ask
table-moves-legal = “{ $text }” is allowed now.
table-moves-none = There is nothing to choose right now.
table-moves-count =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }
table-moves-pick =
    { $total ->
        [one] Choose one:
       *[other] Choose { $total } in all:
    }
table-moves-pick-between = Choose { $min } to { $max }:
table-moves-give = You give
table-moves-take = You get
table-moves-do = Do it
table-hint = What would a bot do?
table-hint-price = A hint takes this game out of the day’s results.
table-hint-none = The bot has no advice here.
table-undo = Take my last move back
table-undo-ask = Ask the others to take back
table-undo-ask-whom = Ask { $who } to take my last move back
table-undo-to = Back to line
table-position = The position
table-position-words = The position in sentences
table-picture = The board. The same position is told in sentences below it.
table-people = Seats
table-hand = My hand
table-own = What I have
table-log = What happened
table-log-none = Nothing has happened yet.
table-log-undone = taken back
table-log-more = Older
table-meanwhile = Meanwhile
table-chat = Chat
table-chat-none = Nobody has said anything.
table-chat-label = Say something
table-chat-button = Send
table-chat-muted = The host has muted you here.
table-more = More
table-votes = Votes
table-vote-is =
    { $matter ->
        [end] { $by } proposes to end the game.
        [undo] { $by } asks to take this back:
       *[caretaker] { $by } wants a bot to play for { $seat }.
    }
table-vote-state = Agreed: { $yes }. Still to answer: { $needed }.
table-vote-nobody = nobody
table-vote-yes = Agree
table-vote-no = Disagree
table-vote-end = Propose to end the game
table-vote-caretaker = Propose a bot for { $name }
table-concede = Give up
table-concede-help = A bot plays your seat to the end.
table-concede-sure = Yes, give up
table-stand = Leave the game
table-stand-help = A caretaker plays on for you; you may come back.
table-back-here = I am here again
table-back-help = A bot is playing for you.
table-away = away
table-caretaker = a bot plays for them
table-conceded = has given up
table-clock-used = { $time } used
table-clock-left = { $time } left
table-seconds = { $n } s
table-minutes = { $n } min
table-hours = { $n } h
table-days = { $n } d
table-record-masked = Download the record so far, as I may see it

## Passing the device

table-pass-title = Pass the device to { $name }
table-pass-help = The next decision is { $name }’s. Nothing of the game is shown until the button is pressed.
table-pass-button = I am { $name }: show my view
table-pass-choose = Look at the table as { $name }

## The page of whoever runs the server

table-admin-title = The operator’s page
table-admin-token = Token
table-admin-token-help = It is in the file or the variable that the server was started with.
table-admin-enter = Enter
table-admin-leave = Leave
table-admin-wrong = That is not the token.
table-admin-now = Now
table-admin-again = Look again
table-admin-count-connections = Open connections: { $count }
table-admin-count-sockets = People’s sockets: { $count }
table-admin-count-tables = Tables in memory: { $count }
table-admin-count-messages = Messages that wait: { $count }
table-admin-count-bots = Bots that wait for a process: { $count }
table-admin-bot-memory = Memory of the bot processes, in MB: { $list }
table-admin-news = Announcement
table-admin-news-label = What everybody should know
table-admin-news-help = It stands in the chat of every table in memory, as news of the table.
table-admin-news-button = Announce
table-admin-bans = Bans
table-admin-bans-none = Nobody is banned.
table-admin-ban-line = { $network }, for another { $left }
table-admin-ban-label = An address or a range
table-admin-ban-hours = For how many hours
table-admin-ban-help = Like 203.0.113.7, 203.0.113.0/24 or 2001:db8::/64. Whoever comes from there is refused, and their sockets are closed.
table-admin-ban-button = Ban
table-admin-lift = Lift
table-admin-lift-label = Lift the ban of { $network }
table-admin-tables =
    { $count ->
        [0] No table is in memory
        [one] One table in memory
       *[other] { $count } tables in memory, the busiest first
    }
table-admin-tables-more =
    { $count ->
        [one] One more is not shown.
       *[other] { $count } more are not shown.
    }
table-admin-table-stage =
    { $stage ->
        [lobby] Not started.
        [playing] Being played.
       *[other] Over.
    }
table-admin-table-people =
    { $count ->
        [0] No people.
        [one] One person: { $names }.
       *[other] { $count } people: { $names }.
    }
table-admin-table-bots =
    { $count ->
        [0] No bots.
        [one] One bot.
       *[other] { $count } bots.
    }
table-admin-table-looking =
    { $count ->
        [0] Nobody is looking.
        [one] One socket is looking.
       *[other] { $count } sockets are looking.
    }
table-admin-table-load = Messages answered: { $answered }, in { $ms } ms; waiting: { $waiting }.
table-admin-table-used = Last used { $ago } ago.
table-admin-close = Close this table …
table-admin-close-help =
    { $stage ->
        [lobby] The table is deleted.
       *[other] The game ends here for everybody, and its record stays.
    }
table-admin-close-label = Close the table { $game } { $table }
table-admin-close-button = Close it
table-admin-done-announced =
    { $tables ->
        [one] One table was told.
       *[other] { $tables } tables were told.
    }
table-admin-done-banned = The ban holds from now on.
table-admin-done-lifted = The ban is lifted.
table-admin-done-closed = The table is closed.

## The end

table-over-title = The game is over
table-over-won = Won by { $names }: { $ending }.
table-over-nobody = Nobody wins: { $ending }.
table-over-ended =
    { $reason ->
        [agreed] The players agreed to end the game.
        [conceded] Everybody has given up.
        [operator] The operator of this server ended the game.
       *[other] The game was ended early ({ $reason }).
    }
table-over-rank = Place
table-over-total = Total
table-over-sources = Where from
table-over-seed = Seed
table-over-verify = The seed and the words give every roll and every card; the seed’s fingerprint was shown before the start. To check it all, download the record and run “{ $command }”.
table-over-verify-early = This game was ended early: the command therefore also says that the record ends before the game is over, and its exit code is 1. All moves up to there are checked.
table-over-download = Download the record
table-over-replay = Watch the game again
table-over-rematch = Play again with the same table
table-over-rematch-go = Go to the new table
table-close =
    { $what ->
        [record] Delete this record
       *[table] Delete the table
    }
table-close-help =
    { $what ->
        [record] The record is deleted from this server for good. This cannot be undone.
       *[table] The table is deleted for everybody and for good, with its record and its chat. This cannot be undone.
    }
table-close-sure = Yes, delete for good

## The position

table-board = The board
table-fact = What
table-fact-is = Now
table-points = Points
table-cards = Cards

## Replay

table-replay-of = A game of { $game }
table-replay-at = Line { $line } of { $last }
table-replay-start = Before the first line
table-replay-viewer = Seen by
table-replay-viewer-all = a spectator
table-replay-first = First
table-replay-prev = Back
table-replay-next = Next
table-replay-last = Last
table-replay-to = Line
table-replay-go = Go
table-replay-play = Play on from here
table-replay-review = What the coach says about this game (needs JavaScript)
table-replay-nav = Lines of the record
table-replay-by = { $seat } moves
table-replay-chance = Chance

## Rules

table-rules-title = Rules of { $game }
table-rules-search = Look for
table-rules-button = Search
table-rules-none = Nothing fits “{ $words }”.
table-rules-see = See also
table-rules-all = All rules of { $game }
table-rules-own = The rules in our own words.

## About

table-about-title = About this server
table-about-fan = Frostwall is an unofficial project by people who love these games. It is not made, endorsed or supported by their publishers; names belong to their owners. Nothing printed is copied: the rules are told in our own words.
table-about-code = Free software under the MIT licence. Engine, server, pages and drawings were made for this project.
table-about-uses = It runs on Python with FastAPI, Starlette, pydantic, uvicorn, SQLAlchemy, Alembic, Jinja, Fluent and segno; thanks to all who make them.
table-about-stored-title = What is stored
table-about-stored-name = Your name and a random key in a cookie: that is your whole account. No e-mail, no address, no tracking, nobody else’s cookie.
table-about-stored-tables = Tables with their moves, chat and who sat where.
table-about-stored-daily = Of a game of the day: that you have had your first attempt, and how it ended. Everybody on this server sees the result with your name, also when its table was deleted.
table-about-stored-keep-guests =
    { $days ->
        [0] Guests are kept until they delete themselves.
        [one] A guest who has not come back for one day is deleted.
       *[other] A guest who has not come back for { $days } days is deleted.
    }
table-about-stored-keep-lobby =
    { $days ->
        [0] Tables that never started are kept.
        [one] A table that never started is deleted after one day.
       *[other] A table that never started is deleted after { $days } days.
    }
table-about-stored-keep-idle =
    { $days ->
        [0] Running games are kept.
        [one] A running game that nobody has touched for one day is deleted.
       *[other] A running game that nobody has touched for { $days } days is deleted.
    }
table-about-stored-keep-finished =
    { $days ->
        [0] Finished games are kept.
        [one] A finished game is deleted after one day.
       *[other] A finished game is deleted after { $days } days.
    }
table-about-stored-delete = You can delete everything about yourself at any time.
table-about-fair-title = Fair dice
table-about-fair = Before a game the server publishes a fingerprint of its secret seed, and players may add words. All chance follows from both. After the game the seed is shown and everything can be checked. That proves the dice were fixed beforehand; it cannot prove that nobody who runs the server looked at them.

## The local network

table-lan-title = Play in the same network
table-lan-off = Only this computer can reach the server.
table-lan-on = Everybody in this network can reach the server at:
table-lan-turn-on = Let others in this network join
table-lan-turn-off = Only this computer again
table-lan-help = Phones and computers in the same Wi-Fi open the address or scan the code. Only do this in a network whose people you trust.
table-lan-qr = The address as a QR code
table-lan-none = No address in a local network was found.

## What the server refuses

refusal-bad-message = This message cannot be read: { $problem }.
refusal-no-session = You have no session here. Enter a name on the home page first.
refusal-still-playing = The game is still running: end it by a vote, or play it to its end.
refusal-not-to-move = There is nothing for you to decide now.
refusal-set-not-offered = There is no set of cards “{ $set }” at this table; possible: { $needs-sets }.
refusal-no-such-table = There is no such table, or it is not for you.
refusal-no-such-invitation = This invitation does not exist, or not any more.
refusal-not-at-table = You do not belong to this table.
refusal-not-your-seat = { $seat } is not your seat.
refusal-which-seat = You have several seats here. For which one: { $seats }?
refusal-seat-taken = That seat is taken by { $seat }.
refusal-not-host = Only the host of the table may do that.
refusal-not-in-lobby = The game has already begun.
refusal-not-playing = The game is not running.
refusal-not-over = The game is not over yet.
refusal-no-review = The coach cannot judge games with these rules.
refusal-review-failed = The coach could not look at this game. Please try again.
refusal-seats-open = Not every seat is taken yet. Still free: { $seats }.
refusal-stale = The table has moved on since this page was shown. Look at it again and choose again.
refusal-paused = The table is paused.
refusal-nothing-to-undo = There is nothing to take back.
refusal-undo-needs-consent = Only with consent: somebody else has moved since, or their cards changed hands.
refusal-undo-refused = That cannot be taken back: chance has decided since, or something hidden was shown.
refusal-not-asked = You are not asked: neither your moves nor your cards would change.
refusal-already-voted = You have already answered.
refusal-vote-open = A vote on taking back is already open; it comes first.
refusal-no-such-vote =
    { $matter ->
        [end] There is no vote on ending the game.
        [undo] There is no vote on taking back.
       *[caretaker] There is no vote on a caretaker.
    }
refusal-not-away = { $seat } is not away.
refusal-not-yet =
    { $seconds ->
        [one] Not yet: in one second.
       *[other] Not yet: in { $seconds } seconds.
    }
refusal-muted = The host has muted you at this table.
refusal-key-used = This key has been used for another move. Nothing was done.
refusal-locked = The host has locked this table: nobody new comes in.
refusal-removed = The host has removed you from this table.
refusal-too-fast =
    { $seconds ->
        [one] That was too much at once. Try again in one second.
       *[other] That was too much at once. Try again in { $seconds } seconds.
    }
refusal-too-many =
    { $what ->
        [tables] You have too many tables at once; at most { $most }.
        [guests] Too many people are at this table; at most { $most }.
        [sockets] Too many connections at once; at most { $most }.
        [bots] There are more bots than free seats; at most { $most }.
        [bots_alone] Only bots play at too many of your tables; at most { $most } at once.
       *[other] There is too much of this ({ $what }); at most { $most }.
    }
refusal-too-large = That is too large; at most { $most } bytes.
refusal-no-such-day = There is no such day: { $day }. A day is written like 2026-11-16.
refusal-day-to-come = The game of { $day } is still to come; today (in UTC) is { $today }.
refusal-day-without-words = The game of the day is the same for everybody: no words can be added to its dice.
refusal-bad-name = That name cannot be used: it needs 1 to { $most } visible characters.
refusal-no-such-viewer = You may not look at the game from there ({ $viewer }).
refusal-bad-record =
    { $line ->
        [none] This record cannot be used ({ $problem }).
       *[other] This record cannot be used: line { $line } ({ $problem }).
    }
refusal-busy = The server is busy. Please try again in a moment.
refusal-wrong-origin = This request came from another site and was refused.
refusal-bad-token = The page was too old or came from elsewhere. Load it again and repeat.
refusal-broken = Something went wrong on the server. Look at the table again; nothing that was shown as done is lost.
refusal-hints-off = At this table hints are switched off.
refusal-no-caretaker = At this table no bot plays for anybody.
refusal-no-such-guest = There is no such guest at this table.
refusal-no-such-line = There is no line { $line }; the last one is { $last }.
refusal-no-such-page = There is nothing here, or not any more.
refusal-no-time-left = The time of { $seat } for this game is up: a bot plays on.
refusal-not-local = Only the person at the computer that runs the server may do that.
refusal-not-yourself = You cannot do that to yourself.
refusal-record-over = After line { $line } the game of this record is over: nothing is left to play.
refusal-unknown-game = There is no game “{ $game }”; you can play { $needs-games }.
refusal-you-conceded = { $seat } has given up; a bot plays this seat to the end.
refusal-banned = The operator of this server does not let anybody in from your address.
refusal-bad-address = That is neither an address nor a range of addresses.
refusal-too-wide = That range is too wide: it needs at least { $most } fixed bits.
refusal-bad-hours = A ban lasts for a whole number of hours, from 1 to { $most }.
refusal-bad-news = An announcement has 1 to { $most } characters.
refusal-wrong-method = That cannot be done here.

## What the table says about itself

notice-announced = From the operator of this server: { $text }
notice-bot-failed =
    { $reason ->
        [stalled] The bot took too long for { $seat }; a random legal move was made instead.
        [illegal] The bot wanted something illegal for { $seat }; a random legal move was made instead.
       *[crashed] The bot failed for { $seat }; a random legal move was made instead.
    }
notice-caretaker = A bot now plays for { $seat }.
notice-back = { $seat } is back.
notice-clock-move = The time of { $seat } for this decision is up.
notice-clock-game = The time of { $seat } for this game is up.
notice-conceded = { $seat } has given up.
notice-ended =
    { $reason ->
        [agreed] The players have ended the game.
        [conceded] Everybody has given up: the game is over.
        [operator] The operator of this server ended the game.
       *[other] The game was ended ({ $reason }).
    }
notice-undone = As agreed, { $seat } took moves back.
notice-started = The game begins.
notice-locked = The table is locked: nobody new comes in.
notice-unlocked = The table is open again.
notice-paused = The table is paused.
notice-resumed = The table goes on.
notice-removed = { $name } was removed from the table.
notice-replaced = A bot now plays for { $name }.
notice-host = { $name } is host now.
notice-vote =
    { $matter ->
        [end] { $seat } proposes to end the game.
        [undo] { $seat } asks to take back.
       *[caretaker] { $seat } wants a bot to play for somebody who is away.
    }
notice-vote-failed =
    { $matter ->
        [end] No agreement: the game goes on.
        [undo] No agreement: nothing is taken back.
       *[caretaker] No agreement: no bot takes over.
    }
