### The terminal client.

## Letters: one per seat, one per resource

ui-letter-red = R
ui-letter-blue = B
ui-letter-yellow = Y
ui-letter-black = K

ui-letter-lumber = l
ui-letter-brick = b
ui-letter-wool = w
ui-letter-grain = g
ui-letter-ore = o

## The screen

ui-you = you
ui-ice = ice
ui-hex = hex
ui-camp = Tormund's camp
ui-any = anything
ui-turn = Turn { $turn } · { $seat }
ui-log = What happened
ui-head-points = VP
ui-head-hand = Res
ui-head-cards = Dev
ui-head-patrols = Pat
ui-head-road = Rd
ui-head-rate = rate
ui-head-supply = supply
ui-head-build = cost  left lacks
ui-hand = Your hand: { $count }
ui-cards = Development cards:
ui-no-cards = none.
ui-pile = ({ $count } in the pile)
ui-fresh = { $cards } ({ $count } new)
ui-build = Build
ui-piece-road = road
ui-piece-settlement = settlement
ui-piece-keep = keep
ui-piece-card = card
ui-ready = ready
ui-none-left = none
ui-lacks = -{ $letters }
ui-undo = undo
ui-more = all moves, help
ui-prompt = { "> " }
ui-prompt-over = { "Enter leaves > " }
ui-page-back = { "Enter: back " }
ui-page-more = { "Enter: more, a word: back " }
ui-playing = { $seat } is playing. Ctrl-C interrupts.
ui-over = The game is over.
ui-welcome = Welcome to the Watch. You play { $seat }; ? lists your moves, help explains the rest.
ui-welcome-back = Welcome back to the Watch. You play { $seat }; ? lists your moves, help explains the rest.
ui-too-small = The window is smaller than { $columns } by { $rows }, so there is no drawn screen. The command “map” draws the board.

## Decisions

ui-decide-found-settlement = Found a settlement: type the number of an intersection; look 36 tells what lies at 36.
ui-decide-found-road = Found a road: type the number of a path at your new settlement.
ui-decide-pre-roll = Your turn: roll the dice, or play a development card first.
ui-decide-act = Trade and build, then end your turn.
ui-decide-trade = Trade, then go on to building.
ui-decide-build = Build, then end your turn.
ui-decide-discard = Discard { $count } of your { $hand } cards.
ui-decide-tormund = Move Tormund: type the number of a hex.
ui-decide-victim = Whom do you steal from?
ui-decide-free-road = Place a free road: type the number of a path.
ui-decide-offer = { $seat } gives { $give } for your { $take }: do you accept?
ui-decide-own-offer = Your offer is on the table: make a deal or withdraw it.

## How to type things

ui-usage-discard = Type { $count } cards by their letters, such as d { $short }, or in full: discard { $long }.
ui-usage-offer = Type what you give and what you want: o { $h } { $w }, or offer { $have } for { $want }; “to 1” or “to blue” asks one player only.
ui-usage-counter = Type what you would give and what you want: c { $h } { $w }, or counter { $have } for { $want }.
ui-usage-place = To { $kind }, type a number; Enter goes back.
ui-usage-number = To { $kind }, type the number before your choice; Enter goes back.
ui-usage-why = Ask about a move, such as “why road 17”.
ui-usage-rules = Search the rulebook by words or by a rule: “rules distance”, “rules BLD-12”.
ui-usage-map = Type “map intersections”, “map paths” or “map hexes”.
ui-usage-lang = The languages are { $languages }.
ui-usage-look = Type a number, such as “look 17”.
ui-usage-save = Type a file to save a copy to, such as “save game.rec”.
ui-hint-moves = Type ? for your moves, or help.
ui-not-open = You cannot { $kind } now; ? lists what you can do, costs shows what is missing.
ui-bad-signs = That line has signs in it that cannot be read.
ui-too-long = That line is too long to be a move.
ui-no-such-choice = { $word } is not one of the choices.
ui-number-of-what = { $word } of what? Put the move before the number, such as “road { $word }”.

## Answers

ui-legal = “{ $text }” is legal now.
ui-why-title = Why not “{ $text }”?
ui-moves-title = Your moves
ui-moves-none = You have no move to make now.
ui-rules-title = Rules: { $words }
ui-rules-none = The rulebook has nothing about “{ $words }”.
ui-rules-fallback = There is no rulebook in this language yet; this is the English one.
ui-log-title = What happened so far
ui-costs-title = Costs and rates
ui-cost-ready = You can pay this.
ui-cost-missing = You lack { $cards }.
ui-rates = Your rates with the supply:
ui-routes = Trade routes:
ui-route-at = { $rate }:1 for { $resource } at intersections { $ends }
ui-route = 2:1 { $resource }
ui-route-any = 3:1
ui-swap = { $give } for { $take }
ui-intersection-is =
    { $pips ->
        [one] { $what } (1 pip)
       *[other] { $what } ({ $pips } pips)
    }
ui-path-is = between intersections { $a } and { $b }
ui-closed = Closed: no road can be built here.
ui-stands-here = Here stands a { $piece } of { $seat }.
ui-look-title = Number { $number }
ui-look-nothing = There is no place with the number { $number }.
ui-you-hold =
    { $count ->
        [0] You hold no resource cards.
        [one] You hold { $cards } (1 card).
       *[other] You hold { $cards } ({ $count } cards).
    }
ui-you-hold-cards = Your development cards: { $cards }.
ui-seat-is = { $seat }: { $points } VP, { $hand } resource cards, { $cards } development cards, { $patrols } patrols, road of { $road }.
ui-has = Holds { $what }.
ui-board-hexes = Hexes, with their intersections:
ui-board-hex = hex { $hex }: { $what } at { $places }
ui-board-settlements = settlements at { $places }
ui-board-keeps = keeps at { $places }
ui-board-roads = roads on { $places }
ui-board-none = nothing on the board
ui-tormund-camp = Tormund is in his camp.
ui-undone = Taken back: { $text }.
ui-undo-refused = You cannot take that back: since then somebody else has moved, dice have fallen or something hidden was seen.
ui-saved = Saved as { $file }.
ui-saved-here = The game is saved after every move, in { $file }.
ui-save-problem = The game could not be saved: { $reason }.
ui-file-exists = { $file } is there already; choose another name.
ui-resume = To go on with this game later: frostwall terminal { $game } --resume { $file }
ui-language = Now in English.
ui-interrupted = Type quit to leave, or press Ctrl-C again; the game is saved.
ui-paused = Paused. Enter goes on; commands work, and so does “propose”.

## The end

ui-ended = Won by { $winners }: { $ending }.
ui-kept = The game is saved in { $file }. Go on with: frostwall terminal { $game } --resume { $file }
ui-kept-over = The record is in { $file }. Watch it again with: frostwall replay { $file }
ui-not-kept = The game was not saved.

## Mistakes on the command line

ui-bad-seat = There is no seat { $seat } at this table; seats are counted from 0 to { $last }.
ui-bad-seed = A seed is a line of 1 to 200 characters without spaces at its ends.
ui-bad-option = “{ $text }” is not an option of the form key=value.
ui-bad-bots =
    { $seats ->
       *[other] { $given } bots are named for { $seats } seats; name one for all or one for each.
    }
ui-resume-fixed = A resumed game keeps its rules, seats, options and seed; leave those out.
ui-no-folder = The folder of { $file } does not exist.
ui-cannot-read = { $file } cannot be read: { $reason }.
ui-nothing-to-resume = There is no game to go on with in { $folder }.
ui-no-seed = { $file } does not name the seed of its chance, so the game cannot go on from it.

## Help

ui-help-title = Help
ui-help =
    PLAYING
      Type the key of a move: r, s, k, b, t, o, e and so on; the menu shows those that are open.
      Places have numbers on the board: “r 17”, “road 17”, or “17” where only one thing can be meant.
      Cards are written in full or by their letters: “d wwoo” is “discard wool*2 ore*2”.
      “t” lists trades with the supply; “t wwww o” is “trade wool*4 for ore”.
      “o w o” offers wool for ore to everybody, “offer wool for ore to blue” to one player.
      “propose wool for ore” asks the player whose turn it is (press Ctrl-C while others move).
      Tab completes what you type, the arrow keys bring back earlier lines.

    ASKING
      ? or moves        everything you may do now, with what it is about
      why road 17       whether that is legal, and which rule says so
      rules distance    search the rulebook; also by rule: rules BLD-12
      look 17           what the intersection, path or hex of that number is
      map               all intersection numbers; also “map paths”, “map hexes”
      costs, hand       prices, rates and routes; your cards
      board, log        the board again (in sentences with --plain); all that happened

    THE GAME
      undo              take back your last move, unless somebody moved or something hidden was seen
      save FILE         save a copy; the game itself is saved after every move
      resume            how to go on with this game later
      lang de           German; “lang en” English
      quit              leave; the game is saved

    THE SCREEN
      Letters on the board are seats: a small letter is a road, ⌂ a settlement, ♜ a keep.
      Dots under a number: how many of the 36 throws bring it. A star: who holds the special card.
      VP points, Res cards in hand, Dev development cards, Pat patrols, Rd longest road.
