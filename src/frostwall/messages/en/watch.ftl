### A Game of Thrones Catan: the words of the game.
### A key is the same in all languages. Terms are singular.

## Game, modes and players

term-game = A Game of Thrones Catan
term-base-game = base game
term-brotherhood = Brotherhood of the Watch
term-extension = 5-6 player extension
term-nights-watch = Night's Watch
term-rules-reference = rules reference
term-player = player
term-opponent = opponent
term-starting-player = starting player
term-turn = turn
term-clockwise = clockwise
term-hand = hand
term-supply = supply
term-victory-point = victory point
term-victory-point-short = VP
term-end-of-game = end of the game
term-tie = tie
term-true-victory = true victory
term-dramatic-victory = dramatic victory
term-heroic-tragedy = heroic tragedy

## Player colours

term-red = red
term-blue = blue
term-yellow = yellow
term-black = black

## Board

term-board = board
term-frame-piece = frame piece
term-terrain-hex = terrain hex
term-number-token = number token
term-red-numbers = red numbers
term-border-land = border land
term-intersection = intersection
term-path = path
term-trade-route = trade route

## Terrain

term-forest = forest
term-hills = hills
term-pasture = pasture
term-fields = fields
term-mountains = mountains
term-ice = ice field

## Resources

term-resource = resource
term-resource-card = resource card
term-lumber = lumber
term-brick = brick
term-wool = wool
term-grain = grain
term-ore = ore
term-resource-production = resource production

## Dice

term-production-roll = production roll
term-production-die = six-sided die
term-wildling-die = wildling die

## The Wall and the north

term-wall = the Wall
term-wall-section = Wall section
term-wall-position = position
term-gift = the Gift
term-frostfangs = Frostfangs
term-tormund = Tormund
term-tormunds-camp = Tormund's camp
term-clan-area = clan area
term-camp = camp
term-campfire = campfire
term-trail = trail
term-clearing = clearing

## Clans

term-clan-ice-river = Ice River clan
term-clan-cave-people = Cave People clan
term-clan-hornfoot = Hornfoot clan
term-clan-rattlebones = Rattlebones clan
term-clan-heart-tree = Heart Tree clan

## Wildlings

term-wildling = wildling
term-regular-wildling = regular wildling
term-climber = climber
term-giant = giant
term-mammoth = mammoth
term-wildling-token = wildling token
term-place-wildling = place a new wildling
term-advance = advance of the wildlings
term-rush = rush of the wildlings
term-breach = breach of the Wall
term-breach-track = breach track
term-breach-marker = breach marker

## Pieces and building

term-build = build
term-recruit = recruit
term-buy = buy
term-build-costs-card = build costs card
term-road = road
term-unbroken-road = unbroken road
term-settlement = settlement
term-keep = keep
term-guard = guard
term-vp-token = VP token
term-distance-rule = distance rule

## Set-up

term-setup = set-up
term-standard-setup = standard set-up
term-variable-setup = variable set-up
term-beginner-setup = beginner set-up

## Cards

term-development-card = development card
term-ranger-patrol = Ranger Patrol
term-progress-card = progress card
term-winter-is-coming = Winter is Coming
term-road-building = Road Building
term-new-recruits = New Recruits
term-victory-point-card = victory point card
term-longclaw = Longclaw
term-special-card = special card
term-longest-road = Longest Road
term-strongest-patrol = Strongest Patrol
term-discard-pile = discard pile

## Trade, theft and discards

term-trade = trade
term-trade-with-players = trade with players
term-trade-with-supply = trade with the supply
term-steal = steal
term-discard = discard

## Phases

term-founding-phase = founding phase
term-production-phase = production phase
term-trade-phase = trade phase
term-build-phase = build phase
term-combined-phase = combined trade/build phase
term-special-build-phase = special build phase

## Hero cards

term-hero-card = hero card
term-heroes-of-the-north = Heroes of the North
term-hero-display = hero display
term-hero-side-a = A side
term-hero-side-b = B side

## Heroes

term-hero-mormont = Jeor Mormont
term-hero-mormont-title = Lord Commander
term-hero-marsh = Bowen Marsh
term-hero-marsh-title = First Steward
term-hero-samwell = Samwell Tarly
term-hero-samwell-title = Steward
term-hero-yarwyck = Othell Yarwyck
term-hero-yarwyck-title = First Builder
term-hero-thorne = Ser Alliser Thorne
term-hero-thorne-title = Master-at-Arms
term-hero-melisandre = Melisandre
term-hero-melisandre-title = Red Priestess of R'hllor
term-hero-mance = Mance Rayder
term-hero-mance-title = King-beyond-the-Wall
term-hero-benjen = Benjen Stark
term-hero-benjen-title = First Ranger
term-hero-ygritte = Ygritte
term-hero-ygritte-title = Wildling Spearwife
term-hero-yoren = Yoren
term-hero-yoren-title = Wandering Crow
term-hero-qhorin = Qhorin Halfhand
term-hero-qhorin-title = Ranger
term-hero-aemon = Aemon Targaryen
term-hero-aemon-title = Maester of the Black
term-hero-gilly = Gilly
term-hero-gilly-title = Wildling Ally
term-hero-jon = Jon Snow
term-hero-jon-title = Bastard Leader
term-hero-osha = Osha
term-hero-osha-title = Wildling Informant

## Cards in numbers

cards-lumber = { $count } lumber
cards-brick = { $count } brick
cards-wool = { $count } wool
cards-grain = { $count } grain
cards-ore = { $count } ore
cards-patrol =
    { $count ->
        [one] a Ranger Patrol
       *[other] { $count } Ranger Patrols
    }
cards-winter =
    { $count ->
        [one] a Winter is Coming card
       *[other] { $count } Winter is Coming cards
    }
cards-roads =
    { $count ->
        [one] a Road Building card
       *[other] { $count } Road Building cards
    }
cards-recruits =
    { $count ->
        [one] a New Recruits card
       *[other] { $count } New Recruits cards
    }
cards-victory =
    { $count ->
        [one] a victory point card
       *[other] { $count } victory point cards
    }

## Names of development cards

card-patrol = { term-ranger-patrol }
card-winter = { term-winter-is-coming }
card-roads = { term-road-building }
card-recruits = { term-new-recruits }
card-victory = { term-victory-point-card }

## Events: founding and the turn

event-settlement =
    { $rule ->
        [BLD-1]
            { $you ->
                [seat] You build a settlement at intersection { $intersection }.
               *[none] { $seat } builds a settlement at intersection { $intersection }.
            }
       *[other]
            { $you ->
                [seat] You found a settlement at intersection { $intersection }.
               *[none] { $seat } founds a settlement at intersection { $intersection }.
            }
    }
event-road =
    { $rule ->
        [DEV-9]
            { $you ->
                [seat] You build a road on path { $path }, free of charge.
               *[none] { $seat } builds a road on path { $path }, free of charge.
            }
       *[other]
            { $you ->
                [seat] You build a road on path { $path }.
               *[none] { $seat } builds a road on path { $path }.
            }
    }
event-keep =
    { $you ->
        [seat] You turn your settlement at intersection { $intersection } into a keep.
       *[none] { $seat } turns the settlement at intersection { $intersection } into a keep.
    }
event-first-cards =
    { $you ->
        [seat] You start with { $cards }.
       *[none] { $seat } starts with { $cards }.
    }
event-turn =
    { $you ->
        [seat] Turn { $turn }: it is your turn.
       *[none] Turn { $turn }: { $seat } is up.
    }
event-dice =
    { $you ->
        [seat] You roll { $first } + { $second } = { $sum }.
       *[none] { $seat } rolls { $first } + { $second } = { $sum }.
    }
event-produce =
    { $you ->
        [seat] You get { $cards }.
       *[none] { $seat } gets { $cards }.
    }
event-shortage = The supply runs short: there is not enough { $kinds } for everything that is due.
event-building =
    { $you ->
        [seat] You finish trading and go on to building.
       *[none] { $seat } finishes trading and goes on to building.
    }

## Events: the seven and Tormund

event-seven =
    { $discarding ->
        [0] A 7: no resources for anybody, and nobody has to discard.
        [one] A 7: no resources for anybody. One player holds more than 7 cards and discards half of them.
       *[other] A 7: no resources for anybody. { $discarding } players hold more than 7 cards and discard half of them.
    }
event-sealed =
    { $masked ->
        [yes]
            { $total ->
                [one] { $seat } has chosen 1 card to discard.
               *[other] { $seat } has chosen { $total } cards to discard.
            }
       *[no]
            { $you ->
                [seat] You have chosen to discard { $chosen }.
               *[none] { $seat } has chosen to discard { $chosen }.
            }
    }
event-discard =
    { $you ->
        [seat] You discard { $cards }.
       *[none] { $seat } discards { $cards }.
    }
event-tormund =
    { $hex ->
        [camp]
            { $you ->
                [seat] You send Tormund back to his camp.
               *[none] { $seat } sends Tormund back to his camp.
            }
       *[other]
            { $you ->
                [seat] You move Tormund to hex { $hex }.
               *[none] { $seat } moves Tormund to hex { $hex }.
            }
    }
event-empty-hands =
    { $you ->
        [seat] There is nothing for you to steal: nobody at Tormund's hex holds a card.
       *[none] There is nothing for { $seat } to steal: nobody at Tormund's hex holds a card.
    }
event-nothing-to-steal =
    { $you ->
        [seat] You steal nothing: { $victim } holds no cards.
        [victim] { $seat } steals nothing: you hold no cards.
       *[none] { $seat } steals nothing: { $victim } holds no cards.
    }
event-spared =
    { $you ->
        [seat] You choose not to steal.
       *[none] { $seat } chooses not to steal.
    }
event-steal =
    { $you ->
        [seat] You steal { $cards } from { $victim }.
        [victim] { $seat } steals { $cards } from you.
       *[none] { $seat } steals { $cards } from { $victim }.
    }

## Events: development cards, special cards, the end

event-buy =
    { $you ->
        [seat] You buy a development card.
       *[none] { $seat } buys a development card.
    }
event-draw =
    { $masked ->
        [yes] { $seat } draws a development card.
       *[no]
            { $you ->
                [seat] You draw { $cards }.
               *[none] { $seat } draws { $cards }.
            }
    }
event-play =
    { $you ->
        [seat] You play { $card }.
       *[none] { $seat } plays { $card }.
    }
event-winter =
    { $you ->
        [seat] You take { $cards } from the supply.
       *[none] { $seat } takes { $cards } from the supply.
    }
event-longest-road =
    { $nobody ->
        [seat]
            { $you ->
                [from] You lose Longest Road; it is set aside until somebody alone has the longest road of 5 or more.
               *[none] { $from } loses Longest Road; it is set aside until somebody alone has the longest road of 5 or more.
            }
        [from]
            { $you ->
                [seat] You take Longest Road with { $length } roads in one line.
               *[none] { $seat } takes Longest Road with { $length } roads in one line.
            }
       *[none]
            { $you ->
                [seat] You take Longest Road from { $from } with { $length } roads in one line.
                [from] { $seat } takes Longest Road from you with { $length } roads in one line.
               *[none] { $seat } takes Longest Road from { $from } with { $length } roads in one line.
            }
    }
event-strongest-patrol =
    { $nobody ->
        [seat]
            { $you ->
                [from] You lose Strongest Patrol; it is set aside until somebody alone has the most Ranger Patrols.
               *[none] { $from } loses Strongest Patrol; it is set aside until somebody alone has the most Ranger Patrols.
            }
        [from]
            { $you ->
                [seat] You take Strongest Patrol with { $patrols } Ranger Patrols.
               *[none] { $seat } takes Strongest Patrol with { $patrols } Ranger Patrols.
            }
       *[none]
            { $you ->
                [seat] You take Strongest Patrol from { $from } with { $patrols } Ranger Patrols.
                [from] { $seat } takes Strongest Patrol from you with { $patrols } Ranger Patrols.
               *[none] { $seat } takes Strongest Patrol from { $from } with { $patrols } Ranger Patrols.
            }
    }
event-victory =
    { $victory_cards ->
        [0]
            { $you ->
                [seat] You win with { $points } victory points!
               *[none] { $seat } wins with { $points } victory points!
            }
        [one]
            { $you ->
                [seat] You win with { $points } victory points, one of them from a victory point card!
               *[none] { $seat } wins with { $points } victory points, one of them from a victory point card!
            }
       *[other]
            { $you ->
                [seat] You win with { $points } victory points, { $victory_cards } of them from victory point cards!
               *[none] { $seat } wins with { $points } victory points, { $victory_cards } of them from victory point cards!
            }
    }

## Events: trade

event-trade =
    { $you ->
        [seat] You give the supply { $cards } for { $back }.
       *[none] { $seat } gives the supply { $cards } for { $back }.
    }
event-offer =
    { $you ->
        [seat] You offer { $seats }: { $give } for { $take }.
       *[none] { $seat } offers { $seats }: { $give } for { $take }.
    }
event-accept =
    { $you ->
        [seat] You accept the offer.
       *[none] { $seat } accepts the offer.
    }
event-decline =
    { $you ->
        [seat] You decline the offer.
       *[none] { $seat } declines the offer.
    }
event-counter =
    { $you ->
        [seat] You make a counter-offer: { $give } for { $take }.
       *[none] { $seat } makes a counter-offer: { $give } for { $take }.
    }
event-offer-failed =
    { $you ->
        [seat] Nobody wants your offer.
       *[none] Nobody wants the offer { $seat } made.
    }
event-withdraw =
    { $you ->
        [seat] You withdraw your offer.
       *[none] { $seat } withdraws the offer.
    }
event-deal =
    { $you ->
        [seat] You give { $with } { $cards } and get { $back }.
        [with] { $seat } gives you { $cards } and gets { $back }.
       *[none] { $seat } gives { $with } { $cards } and gets { $back }.
    }
event-propose =
    { $you ->
        [seat] You propose a trade: { $give } for { $take }.
       *[none] { $seat } proposes a trade: { $give } for { $take }.
    }
event-proposal-closed =
    { $you ->
        [seat] Your proposal no longer stands.
       *[none] The proposal { $seat } made no longer stands.
    }

## Refusals: the moment

refusal-not-your-turn =
    { $rule ->
        [SET-11] Founding goes round the table: now { $active } is choosing.
       *[other] It is not your turn: now { $active } is deciding.
    }
refusal-pending-decision = Something else has to be finished first: { $decision }.
refusal-roll-first = Roll the dice first (“{ $needs-move }”).
refusal-already-rolled = You have already rolled the dice in this turn.
refusal-not-now =
    { $rule ->
        [TURN-5]
            { $you ->
                [active] You can play development cards only after the founding.
               *[none] You can play development cards in your own turn only; now it is the turn of { $active }.
            }
       *[other] Tormund moves only after a 7 or through a Ranger Patrol.
    }
refusal-not-trade-phase =
    { $rule ->
        [TRD-1] There is no trading at this moment: it begins once the player whose turn it is has rolled and the dice are resolved.
       *[other] Trading is over for this turn: your build phase has begun.
    }
refusal-not-build-phase = You are still in the trade phase; close it first (“{ $needs-move }”), then end your turn.
refusal-not-in-mode =
    { $rule ->
        [MODE-13] There is nothing to close: at this table you may trade and build in any order.
       *[other] The base game has no guards, heroes or New Recruits; they belong to Brotherhood of the Watch.
    }
refusal-cannot-win-now = There is nothing to declare: you win by yourself as soon as you have { $needs-points } victory points in your own turn.
refusal-not-winning = Victory point cards stay hidden; they are shown by themselves once they make you win.
refusal-hidden = You cannot look at that: hands and the pile of development cards are secret.

## Refusals: the seven and Tormund

refusal-no-discard-due = You have nothing to discard now.
refusal-wrong-discard =
    { $missing-count ->
        [0]
            { $needs-count ->
                [one] You have to discard exactly 1 card, not { $named }.
               *[other] You have to discard exactly { $needs-count } cards, not { $named }.
            }
       *[other]
            { $needs-count ->
                [one] You cannot discard what you do not hold: { $missing } too many. You have to discard exactly 1 of your cards; you named { $named }.
               *[other] You cannot discard what you do not hold: { $missing } too many. You have to discard exactly { $needs-count } of your cards; you named { $named }.
            }
    }
refusal-tormund-must-move = Tormund has to leave his place: choose another one.
refusal-bad-tormund-target =
    { $hex ->
        [camp] You cannot send Tormund to his camp here: at this table he has to go to another hex.
       *[other] Tormund cannot go to hex { $hex }: it is an ice field.
    }
refusal-bad-victim =
    { $you ->
        [victim] You cannot steal from yourself: at Tormund's hex you can choose { $needs-seats }.
       *[none] You cannot steal from { $victim }: at Tormund's hex you can choose { $needs-seats }.
    }
refusal-must-steal = You have to steal: choose a player with a settlement or keep at Tormund's hex.

## Refusals: building

refusal-no-such-place =
    { $rule ->
        [BLD-7] There is no path { $path }; the highest number is { $needs-most }.
        [TOR-4] There is no hex { $hex }; the highest number is { $needs-most }.
       *[other] There is no intersection { $intersection }; the highest number is { $needs-most }.
    }
refusal-cannot-pay = You cannot pay for that: it costs { $cost }, and you still need { $needs-cards }.
refusal-no-piece =
    { $piece ->
        [road] You have no road left: all of them are on the board.
        [settlement] You have no settlement left: turn one into a keep first to get it back.
       *[keep] You have no keep left: all of them are on the board.
    }
refusal-path-taken =
    { $you ->
        [owner] You already have a road on path { $path }.
       *[none] There already is a road of { $owner } on path { $path }.
    }
refusal-path-closed = You cannot build on path { $path }: paths between ice fields, or between ice and the frame, are closed.
refusal-road-not-connected = A road on path { $path } would not join your own: it has to touch your settlement, your keep or the free end of your road.
refusal-road-not-at-new-settlement = Your road has to touch the settlement you have just founded at intersection { $intersection }: build it on path { $needs-paths }.
refusal-bad-intersection =
    { $rule ->
        [BLD-12] You cannot found at intersection { $intersection }: intersection { $neighbour } is built on, and a settlement needs its own and every neighbouring intersection free.
       *[other] You cannot settle at intersection { $intersection }: it touches no land.
    }
refusal-distance-rule = You cannot build at intersection { $intersection }: intersection { $neighbour } is built on, and a settlement needs its own and every neighbouring intersection free.
refusal-no-own-road =
    { $needs-paths-count ->
        [0] No road of yours leads to intersection { $intersection }.
       *[other] No road of yours leads to intersection { $intersection } yet: a road on path { $needs-paths } would.
    }
refusal-not-your-settlement =
    { $needs-intersections-count ->
        [0] You have no settlement at intersection { $intersection }, nor anywhere else, to turn into a keep.
       *[other] A keep replaces a settlement of yours, and you have none at intersection { $intersection }; possible: { $needs-intersections }.
    }
refusal-not-your-piece = You build with your own pieces and for yourself only.
refusal-pieces-stay = What is built stays where it is.

## Refusals: development cards

refusal-pile-empty = There are no development cards left to buy.
refusal-no-such-card = You do not hold the card { $card }.
refusal-one-card-per-turn = You cannot play { $card } now: only one development card a turn, and you have played yours.
refusal-bought-this-turn = You cannot play { $card } in the turn in which you bought it.
refusal-no-effect =
    { $rule ->
        [DEV-7] Playing { $card } would bring you nothing: the supply is empty.
        [DEV-9] Playing { $card } would bring you nothing: you have no road left or no place for one.
       *[other] Playing { $card } would bring you nothing now.
    }
refusal-wrong-count =
    { $needs-count ->
        [one] Take exactly 1 card, not { $named }.
       *[other] Take exactly { $needs-count } cards, not { $named }.
    }
refusal-no-wildling-there = In the base game a Ranger Patrol only moves Tormund: there are no wildlings to drive out. Type “patrol” alone.

## Refusals: trade

refusal-no-gifts = No gifts: each side has to give at least one card.
refusal-same-kind =
    { $rule ->
        [TRD-8] You have to take another kind than you give.
       *[other] The same kind of card cannot stand on both sides of a trade.
    }
refusal-bad-rate = You cannot trade { $give } like this: your rate for { $kind } is { $rate }:1, so give { $rate } { $kind } for each card you take.
refusal-not-enough-cards = You cannot give { $cards }: you still need { $needs-cards }.
refusal-supply-empty = The supply cannot give you that: it lacks { $cards }.
refusal-resources-only = Only resource cards can be traded.
refusal-only-with-active-player =
    { $you ->
        [active] You can trade only after the founding.
       *[none] Only the player whose turn it is can make offers, and that is { $active }. You may make { $active } a proposal (“propose … for …”).
    }
refusal-no-player-trade = Trade between players is switched off at this table (option { $needs-option }).
refusal-bad-partner = You can make offers to the other players only: { $needs-seats }.
refusal-too-many-offers =
    { $offers ->
        [one] You have already made 1 offer in this turn; more are not allowed at this table.
       *[other] You have already made { $offers } offers in this turn; more are not allowed at this table.
    }
refusal-no-offer = There is no open offer now.
refusal-no-terms =
    { $you ->
        [with] You cannot make a deal with yourself.
       *[none] There is nothing to agree to: { $with } has neither accepted nor proposed anything.
    }
refusal-use-offer = In your own turn you make an offer, not a proposal (“offer … for …”).

## Phases and open decisions

phase-found-settlement = founding a settlement
phase-found-road = building the road of a new settlement
phase-pre-roll = before the roll
phase-rolling = the dice
phase-act = trading and building
phase-trade = the trade phase
phase-build = the build phase
phase-discard = discarding after a 7
phase-tormund = moving Tormund
phase-victim = choosing whom to steal from
phase-stealing = drawing the stolen card
phase-drawing = drawing a development card
phase-free-road = placing free roads
phase-offer = answering an offer
phase-after-patrol = comparing the Ranger Patrols
phase-over = the game is over

## Kinds of move

kind-settlement = build a settlement
kind-road = build a road
kind-keep = build a keep
kind-buy = buy a development card
kind-roll = roll the dice
kind-building = close the trade phase
kind-end = end the turn
kind-declare = declare victory
kind-discard = discard cards
kind-tormund = move Tormund
kind-victim = steal from a player
kind-spare = steal nothing
kind-patrol = play Ranger Patrol
kind-winter = play Winter is Coming
kind-roads = play Road Building
kind-trade = trade with the supply
kind-offer = make an offer
kind-accept = accept the offer
kind-decline = decline the offer
kind-counter = make a counter-offer
kind-withdraw = withdraw the offer
kind-deal = make the deal
kind-propose = propose a trade
kind-dice = the dice fall
kind-steal = a stolen card is drawn
kind-draw = a development card is drawn

## What a move is made of

argument-intersection = the number of an intersection
argument-path = the number of a path
argument-hex = the number of a hex or “camp”
argument-victim = the seat of the victim
argument-with = the seat of the partner
argument-seats = the seats it is for
argument-cards = the cards
argument-give = what you give
argument-take = what you take
argument-first = the first die
argument-second = the second die
argument-thief = the seat of the thief
argument-seat = a seat
argument-card = the card

## Where points come from, and how a game ends

source-settlements = settlements
source-keeps = keeps
source-longest-road = Longest Road
source-strongest-patrol = Strongest Patrol
source-victory-cards = victory point cards

ending-points = a win by victory points

## Options

option-edition = Edition
option-edition-help = The printed rulebooks differ in some points. An edition sets all those points at once; you may still change single options.
option-edition-watch = our recommended mix
option-edition-de = German rulebook
option-edition-nl = Dutch rulebook
option-edition-pl = Polish rulebook

option-board = Board
option-board-help = How terrain and numbers are laid out. Trade routes keep their places.
option-board-standard = standard layout
option-board-shuffled-terrain = terrain shuffled, numbers in place
option-board-full-random = terrain and numbers shuffled

option-start = Start
option-start-help = Whether you choose your first two settlements and roads yourselves. The beginner start needs the standard board.
option-start-founding = founding: you choose
option-start-beginner = beginner start: printed places

option-oldest = Oldest player
option-oldest-help = The seat that begins with the beginner start, counted from 0.

option-phases = Phases
option-phases-help = Whether you trade first and then build, or both in any order.
option-phases-separate = trade first, then build
option-phases-combined = trade and build in any order

option-roads-per-player = Roads per player
option-roads-per-player-help = How many roads everybody has; the editions differ.
option-roads-per-player-14 = 14 roads
option-roads-per-player-15 = 15 roads

option-tormund-camp-on-7 = Tormund's camp on a 7
option-tormund-camp-on-7-help = Whether Tormund may be sent back to his camp when a 7 is rolled. There is no theft then.

option-tormund-camp-on-patrol = Tormund's camp with a Ranger Patrol
option-tormund-camp-on-patrol-help = Whether a Ranger Patrol may send Tormund back to his camp. There is no theft then.

option-steal = Theft after a 7
option-steal-help = Whether you have to steal a card after moving Tormund on a 7. After a Ranger Patrol you always have to.
option-steal-must = you have to steal
option-steal-may = you may decline

option-same-kind-trade = Same kind on both sides
option-same-kind-trade-help = Whether players may trade wool for wool, say 1 for 2.

option-vp-cards = Victory point cards
option-vp-cards-help = How many victory point cards are among the development cards.

option-resource-cards-per-kind = Resource cards of each kind
option-resource-cards-per-kind-help = How many cards of each resource the supply holds at the start.

option-player-trade = Trade between players
option-player-trade-help = Whether players may trade with one another. Trade with the supply is always possible.

option-offers-per-turn = Offers per turn
option-offers-per-turn-help = How many offers or proposals each player may make in one turn.
