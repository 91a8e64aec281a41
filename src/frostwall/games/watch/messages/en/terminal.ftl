### The terminal client at a table of the Watch.

## Letters: one per seat, one per resource

ui-letter-red = R
ui-letter-blue = B
ui-letter-yellow = Y
ui-letter-black = K
ui-letter-green = G
ui-letter-white = W
ui-letter-lumber = l
ui-letter-brick = b
ui-letter-wool = w
ui-letter-grain = g
ui-letter-ore = o
ui-letter-regular = R
ui-letter-climber = C
ui-letter-giant = G
ui-letter-mammoth = M

## The screen

ui-ice = ice
ui-hex = hex
ui-camp = Tormund’s camp
ui-any = anything
ui-head-points = VP
ui-head-hand = Res
ui-head-cards = Dev
ui-head-patrols = Pat
ui-head-road = Rd
ui-head-guards = Gd
ui-head-hero = Hero
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
ui-piece-guard = guard
ui-ready = ready
ui-none-left = none
ui-lacks = -{ $letters }
ui-welcome = Welcome to the Watch. You play { $seat }; ? lists your moves, help explains the rest.
ui-welcome-back = Welcome back to the Watch. You play { $seat }; ? lists your moves, help explains the rest.
ui-too-small = The window is smaller than { $columns } by { $rows }, so there is no drawn screen. The command “map” draws the board.

## Decisions

ui-decide-found-settlement = Found a settlement: type the number of an intersection; look 36 tells what lies at 36.
ui-decide-found-road = Found a road: type the number of a path at your new settlement.
ui-decide-pre-roll = Your turn: roll the dice, or play a development card first.
ui-decide-pre-roll-hero = Your turn: roll the dice, or play a card or your hero first.
ui-decide-act = Trade and build, then end your turn.
ui-decide-trade = Trade, then go on to building.
ui-decide-build = Build, then end your turn.
ui-decide-discard = Discard { $count } of your { $hand } cards.
ui-decide-tormund = Move Tormund: type the number of a hex.
ui-decide-tormund-patrol = Ranger Patrol: move Tormund (t 5), or drive out a wildling (d).
ui-decide-victim = Whom do you steal from?
ui-decide-free-road = Place a free road: type the number of a path.
ui-decide-offer = { $seat } gives { $give } for your { $take }: do you accept?
ui-decide-found-guard = Put your first guard on the Wall: type the number of a section.
ui-decide-special-build = Special build phase: build what you can pay for, or pass.
ui-decide-pick-sixth = Six wildlings at section { $section }: which one goes back with the sixth?
ui-decide-tragedy = Three equal dice: which hero of the display leaves the game?
ui-decide-after-hero = { $hero } was used: keep it, B side up, or pick another.
ui-decide-after-hero-b = { $hero } was used for the last time: pick another.
ui-decide-hero-window-samwell = The roll brought you nothing: does { $hero } take a card?
ui-decide-hero-window-gilly = Does { $hero } have the wildling die rolled again?
ui-decide-hero-window-jon = { $hero } takes a card from the supply: which one?
ui-decide-hero-step-mormont = { $hero } may ask a second player, or be done.
ui-decide-hero-step-mormont-return = { $seat } gave you a card: which one do you give back?
ui-decide-hero-step-mance = { $seat } holds { $cards }: which card do you take?
ui-decide-hero-step-melisandre = Which of these development cards do you keep?
ui-decide-hero-step-yarwyck = Where does the road go? Type the number of a path.
ui-decide-own-offer = Your offer is on the table: make a deal or withdraw it.

## How to type things

ui-usage-discard = Type { $count } cards by their letters, such as d { $short }, or in full: discard { $long }.
ui-usage-offer = Type what you give and what you want: o { $h } { $w }, or offer { $have } for { $want }; “to 1” or “to blue” asks one player only.
ui-usage-counter = Type what you would give and what you want: c { $h } { $w }, or counter { $have } for { $want }.
ui-usage-place = To { $kind }, type a number; Enter goes back.
ui-usage-hero = { $hero }: type a number, or the words of your choice; Enter goes back.
ui-usage-mormont = { $hero } asks whom for what? Type a resource and a player, such as “wool blue”; Enter goes back.
ui-usage-marsh = { $hero }: type what you give and what you take, such as “wool ore”; Enter goes back.
ui-usage-thorne = { $hero }: type section, the card you do not pay and the one you pay instead: “2 wool ore”.
ui-usage-melisandre = { $hero }: type the card you do not pay and the one you pay instead: “wool brick”; or a number.
ui-usage-aemon = { $hero }: type the section and position of your guard and its new section: “0 1 3”.
ui-usage-why = Ask about a move, such as “why road 17”.
ui-usage-rules = Search the rulebook by words or by a rule: “rules distance”, “rules BLD-12”.
ui-usage-map = Type “map intersections”, “map paths” or “map hexes”.
ui-usage-look = Type a number, such as “look 17”.
ui-not-open = You cannot { $kind } now; ? lists what you can do, costs shows what is missing.
ui-number-of-what = { $word } of what? Put the move before the number, such as “road { $word }”.

## Moves in a word, where the menu is crowded

ui-key-roll = roll
ui-key-accept = accept
ui-key-decline = no
ui-key-counter = counter
ui-key-deal = deal
ui-key-reject = turn down
ui-key-withdraw = withdraw
ui-key-flip = flip
ui-key-pick = pick
ui-key-return = give back
ui-key-take = take
ui-key-choose = choose
ui-key-ask = ask
ui-key-done = done
ui-key-back = back
ui-key-remove = remove
ui-key-settlement = settlement
ui-key-road = road
ui-key-keep = keep
ui-key-guard = guard
ui-key-buy = card
ui-key-tormund = Tormund
ui-key-drive = drive out
ui-key-victim = steal
ui-key-spare = spare
ui-key-discard = discard
ui-key-trade = trade
ui-key-offer = offer
ui-key-patrol = patrol
ui-key-winter = winter
ui-key-roads = free roads
ui-key-recruits = recruits
ui-key-building = to building
ui-key-declare = victory
ui-key-pass = pass
ui-key-end = end

## The north

ui-clan-ice-river = Ice River
ui-clan-cave-people = Cave People
ui-clan-hornfoot = Hornfoot
ui-clan-rattlebones = Rattlebones
ui-clan-heart-tree = Heart Tree
ui-clan-short-ice-river = Ice
ui-clan-short-cave-people = Cave
ui-clan-short-hornfoot = Horn
ui-clan-short-rattlebones = Rattl
ui-clan-short-heart-tree = Heart
ui-breaches = Breach
ui-in-gift = In Gift
ui-tokens = Tokens
ui-takes = Crossing takes, in this order:
ui-wildling-die = wildlings { $die }
ui-pane-north = the north
ui-pane-gift = the Gift
ui-title-north = The north and the Wall
ui-title-wall = The Wall
ui-title-gift = The Gift
ui-title-heroes = Heroes
ui-passed = You can build nothing in the special build phase: passed for you.
ui-count-regular =
    { $count ->
        [one] 1 regular wildling
       *[other] { $count } regular wildlings
    }
ui-count-climber =
    { $count ->
        [one] 1 climber
       *[other] { $count } climbers
    }
ui-count-giant =
    { $count ->
        [one] 1 giant
       *[other] { $count } giants
    }
ui-count-mammoth =
    { $count ->
        [one] 1 mammoth
       *[other] { $count } mammoths
    }
ui-no-wildlings = no wildlings
ui-section = section { $section }
ui-section-paid = section { $section }, { $instead }
ui-foe-at = { $wildling } at { $place }
ui-foe-before = { $wildling } before section { $section }
ui-camp-of = { $wildling } in camp { $camp } of the { $clan }
ui-guard-from-to = from section { $section }, position { $position }, to section { $to }
ui-instead = { $card } instead of { $instead }
ui-instead-nothing = at the usual price
ui-ask-for = { $resource } of { $seat }
ui-say-die = The wildling die shows { $die }.
ui-say-danger = The Wall has been breached { $breaches } of { $most_breaches } times; { $gift } of { $most_gift } wildlings are in the Gift.
ui-say-frostfangs = In the Frostfangs: { $wildlings }. Face-down wildling tokens: { $tokens }.
ui-say-camp = camp { $camp } a { $wildling }
ui-say-no-camp = no wildling in camp
ui-say-trail = on { $die } to section { $section }
ui-say-trails = The first goes { $trails }.
ui-say-section =
    { $guards ->
        [0] no guard, { $wildlings } before it.
        [one] 1 guard ({ $names }), { $wildlings } before it.
       *[other] { $guards } guards ({ $names }), { $wildlings } before it.
    }
ui-say-south-west = A crossing runs south-west: { $hexes }.
ui-say-south-east = A crossing runs south-east: { $hexes }.
ui-say-open = The next regular wildling breaches the Wall here.
ui-say-held = Hex { $hex } ({ $what }) is blocked by { $wildlings }.
ui-say-gift-free = No wildling is in the Gift.
ui-say-tormund = Tormund stands on hex { $hex } ({ $what }).
ui-seat-guards =
    { $guards ->
        [one] 1 guard, hero { $hero } ({ $side }).
       *[other] { $guards } guards, hero { $hero } ({ $side }).
    }
ui-your-hero = Your hero { $hero } ({ $side }):
ui-hero-usable = h uses it now.
ui-hero-later = not now.
ui-hero-side = side { $side }
ui-hero-new = side { $side }, taken in this turn
ui-hero-used = side { $side }, used in this turn
ui-display = Display:
ui-display-title = In the display
ui-no-heroes = The base game has no heroes.
ui-decline-hero = do not use the hero

## Answers

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
ui-undo-refused = You cannot take that back: since then somebody else has moved, dice have fallen or something hidden was seen.
ui-paused = Paused. Enter goes on; commands work, and so does “propose”.


## Help

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
      hint              what you might do now: a good move, why, how sure that is, and the next best one
      rules distance    search the rulebook; also by rule: rules BLD-12
      look 17           what the intersection, path or hex of that number is
      map               all intersection numbers; also “map paths”, “map hexes”
      costs, hand       prices, rates and routes; your cards
      board, log        the board again (in sentences with --plain); all that happened

    THE GAME
      undo              take back your last move, unless somebody moved or something hidden was seen
      save FILE         save a copy; the game itself is saved after every move
      resume            how to go on with this game later
      lang LANGUAGE     another language; “lang” alone says which there are
      quit              leave; the game is saved

    THE SCREEN
      Letters on the board are seats: a small letter is a road, ⌂ a settlement, ♜ a keep.
      Dots under a number: how many of the 36 throws bring it. A star: who holds the special card.
      VP points, Res cards in hand, Dev development cards, Pat patrols, Rd longest road.
ui-help-north =
    THE WATCH
      “.”               in a small window: the north or the Gift; also “north” and “gift”
      wall              the Wall in sentences: guards, wildlings, what a crossing would take
      h                 your hero: lists what it can do, or says why not now; “h wool blue” chooses by words
      heroes            everybody’s hero and the display, with what they do
      g 2               recruit a guard for section 2
      d 5, t 5          after a Ranger Patrol: drive out the wildling of hex 5, or move Tormund there
      p                 pass in the special build phase; done for you when you can build nothing
      v                 declare victory; checked for you when you end your turn
      Wildlings: R regular, C climber, G giant, M mammoth. Camps: 1 goes first; in one row it is the left one.
      On the Wall: the number of the section, then its guards from position 1 on by their seat’s letter.
      ↙ or ↘: which way a crossing runs. !: the next regular wildling breaches the Wall here.
      In the Gift: [2R] stands for 2 regular wildlings; the hex brings nothing. T stands for Tormund beside them.
      Gd guards on the Wall. Behind a hero: A or B side, + taken in this turn, x used in this turn.
