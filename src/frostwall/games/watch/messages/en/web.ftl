### The web client at a table of the Watch. Keys are `web-watch-...`.

## The table

web-answered-offer = deciding on your offer
web-waits-offer =
    { $mine ->
        [yes] Waiting for { $who } to answer your offer
       *[no] Waiting for { $who } to answer the offer of { $by }
    }
web-watch-what-here = What do you want to do here?
web-watch-hand = Your resource cards
web-watch-fresh = bought this turn: playable from your next one
web-watch-cards-in-hand = Resource cards in hand
web-watch-development = Development cards
web-watch-road-length = Longest own road
web-watch-patrols = Ranger Patrols played
web-watch-guards = Guards on the Wall
web-watch-build-road = Road
web-watch-build-settlement = Settlement
web-watch-build-keep = Keep
web-watch-build-buy = Card
web-watch-build-guard = Guard
web-watch-missing = You lack { $cards }.
web-watch-no-place = There is no place for it now.
web-watch-end-turn = End turn
web-watch-end-sure = You can still build. End anyway?
web-watch-discard = Discard
web-watch-enough = Only this
web-watch-hand-seen = { $who } holds { $cards }.

## What is chosen from a list

web-watch-field-seat = whom?
web-watch-field-victim = whom?
web-watch-field-with = with whom?
web-watch-field-to = to whom?
web-watch-field-card = which card?
web-watch-field-cards = which cards?
web-watch-field-wildling = which wildling?
web-watch-field-hero = which hero?
web-watch-field-give = give what?
web-watch-field-take = take what?
web-watch-field-instead = instead of which card?
web-watch-field-second = and which other?
web-watch-field-clan = which clan?

## Heroes

web-watch-hero-decline = do not use the hero now
web-watch-heroes = Heroes
web-watch-hero-side =
    { $side ->
        [A] A side up: after using it, keep it with the B side up, or take another hero.
       *[B] B side up: after the next use you take another hero.
    }
web-watch-hero-use = Use
web-watch-hero-display = In the display:

## Trade

web-watch-trade = Trade
web-watch-give = I give
web-watch-get = I get
web-watch-bank = Supply
web-watch-offer = { $who } offers { $give } for { $take }.
web-watch-offer-do =
    { $count ->
        [0] Offer to everybody
       *[other] Offer
    }
web-watch-holds =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-watch-refused-by = Already declined in this turn by { $who }.
web-watch-for = for
web-watch-accept = Accept
web-watch-decline = Decline
web-watch-trading = Tap the cards you give and the cards you want.
web-watch-counter = Counter-offer
web-watch-propose = Propose
web-watch-offers = Offers
web-watch-answer =
    { $answer ->
        [accepted] { $who } accepts.
        [declined] { $who } declines.
       *[waiting] { $who } has not answered yet.
    }

## Places

web-watch-place-corner = { $numbers } corner
web-watch-place-corner-lands = { $numbers } corner ({ $lands })
web-watch-place-corner-of =
    { $way ->
        [n] north corner of { $hex }
        [ne] north-east corner of { $hex }
        [se] south-east corner of { $hex }
        [s] south corner of { $hex }
        [sw] south-west corner of { $hex }
       *[nw] north-west corner of { $hex }
    }
web-watch-place-corner-ice = corner in the ice
# Where a road lies: "builds a road between fields 4 and hills 6".
web-watch-place-between = between { $one } and { $other }
web-watch-place-side =
    { $way ->
        [ne] on the north-east side of { $hex }
        [e] on the east side of { $hex }
        [se] on the south-east side of { $hex }
        [sw] on the south-west side of { $hex }
        [w] on the west side of { $hex }
       *[nw] on the north-west side of { $hex }
    }
web-watch-place-side-ice = in the ice
# Several places have this name; it says which of them.
web-watch-place-way =
    { $way ->
        [n] { $name } in the north
        [ne] { $name } in the north-east
        [e] { $name } in the east
        [se] { $name } in the south-east
        [s] { $name } in the south
        [sw] { $name } in the south-west
        [w] { $name } in the west
       *[nw] { $name } in the north-west
    }
web-watch-place-path = path { $where }
web-watch-place-owned = { $what } of { $who }
web-watch-place-route = trade route
web-watch-place-section =
    { $number ->
        [1] first Wall section
        [2] second Wall section
        [3] third Wall section
        [4] fourth Wall section
        [5] fifth Wall section
        [6] sixth Wall section
       *[other] Wall section { $number }
    }
web-watch-place-section-full =
    { $other ->
        [none] { $section } (below { $one })
       *[other] { $section } (between { $one } and { $other })
    }
web-watch-place-clearing = clearing before the { $section }
web-watch-place-position = { $section }, position { $position }
web-watch-place-camp = { $clan }, camp { $camp }
# A clan without the word for it, on a narrow banner.
web-watch-clan =
    { $clan ->
        [ice_river] Ice River
        [cave_people] Cave People
        [hornfoot] Hornfoot
        [rattlebones] Rattlebones
       *[heart_tree] Heart Tree
    }
web-watch-place-tormund = Tormund’s camp
web-watch-place-standing =
    { $cards ->
        [one] { $who } with 1 card
       *[other] { $who } with { $cards } cards
    }
web-watch-place-wildlings =
    { $kind ->
        [climber] { $count ->
                [one] 1 climber
               *[other] { $count } climbers
            }
        [giant] { $count ->
                [one] 1 giant
               *[other] { $count } giants
            }
        [mammoth] { $count ->
                [one] 1 mammoth
               *[other] { $count } mammoths
            }
       *[regular] { $count ->
                [one] 1 regular wildling
               *[other] { $count } regular wildlings
            }
    }
# Beside the board while Tormund is moved: the hexes at which others have built.
web-watch-hits = Who stands where
web-watch-hits-you = you
web-watch-hits-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
web-watch-place-tower = the tower
web-watch-explain-tower =
    { $left ->
        [one] Breaches: { $breaches } of { $ofBreaches }. Wildlings in the Gift: { $wildlings } of { $ofWildlings }. One more in the Gift, or the last breach, ends the game.
       *[other] Breaches: { $breaches } of { $ofBreaches }. Wildlings in the Gift: { $wildlings } of { $ofWildlings }. { $left } more in the Gift, or the last breach, end the game.
    }
web-watch-explain-section =
    { $guard ->
        [none] Guards: 0. Wildlings in the clearing: { $wildlings }. After a breach here, each wildling that gets through blocks one of these hexes: { $line }.
       *[other] Guards: { $guards }. Wildlings in the clearing: { $wildlings }. A breach here costs { $guard } a guard, and each wildling that gets through blocks one of these hexes: { $line }.
    }
web-watch-explain-hex =
    { $who ->
        [none] { $hex } (nobody there)
       *[other] { $hex } ({ $who })
    }
web-watch-explain-camp =
    { $wildling ->
        [none] Empty. Camps taken in this clan: { $full } of 5.
       *[other] Taken: { $wildling }. Camps taken in this clan: { $full } of 5.
    }
web-watch-explain-way =
    { $guards ->
        [one] From here wildlings come to the { $section }, with 1 guard. Behind it lie { $line }.
       *[other] From here wildlings come to the { $section }, with { $guards } guards. Behind it lie { $line }.
    }
web-watch-card-patrol =
    { $north ->
        [yes] Move Tormund and steal a card, or drive a wildling out of the Gift for a card. Counts for Strongest Patrol.
       *[no] Move Tormund and steal a card. Counts for Strongest Patrol.
    }
web-watch-card-winter = Take two cards of your choice from the supply.
web-watch-card-roads = Build two roads free of charge.
web-watch-card-recruits = Post a guard on the Wall free of charge.
web-watch-card-victory = A point for you. The others do not see it until the end.
web-watch-place-tormund-here = Tormund is here

## Comfort

web-watch-comfort-confirm = Ask before a turn ends with things to build
web-watch-comfort-decline = Decline offers I cannot pay

## The numbers of a finished game

web-watch-sum = Sum
web-watch-dice-plot = Dice against expectation
web-watch-times = Rolls
web-watch-expected = expected with fair dice
web-watch-gains-cause = Cards gained, by cause
web-watch-losses-cause = Cards lost, by cause
web-watch-gains-kind = Cards gained, by resource
web-watch-losses-kind = Cards lost, by resource
web-watch-guards-plot = Guards on the Wall
web-watch-north-plot = The north: breaches and wildlings in the Gift
web-watch-breaches = Breaches
web-watch-in-gift = Wildlings in the Gift
web-watch-unknown = unseen cards
web-watch-cause-production = production
web-watch-cause-trade = trade
web-watch-cause-robbed-gain = stolen from others
web-watch-cause-robbed-loss = stolen by others
web-watch-cause-discarded = discarded
web-watch-cause-spent = spent on building
web-watch-cause-special = heroes and cards

## The story of a finished game

web-watch-story-breach =
    { $count ->
        [one] The wildlings broke through the Wall at { word-section }: the first breach of { $most }.
       *[other] The wildlings broke through the Wall at { word-section }: breach { $count } of { $most }.
    }
web-watch-story-held =
    { $wildlings ->
        [one] The Wall only just held at { word-section }: one guard against one wildling.
       *[other] The Wall only just held at { word-section }: { $guards } guards against { $wildlings } wildlings.
    }
web-watch-story-held-well =
    { $count ->
        [one] The Wall was attacked once, at { word-section }, and held easily.
       *[other] The Wall held all { $count } times. The hardest test was { word-section }, with { $guards } guards against { $wildlings ->
            [one] one wildling
           *[other] { $wildlings } wildlings
        }.
    }
web-watch-story-gift =
    { $count ->
        [one] A wildling stood in the Gift; { $most } would have ended the game.
       *[other] { $count } wildlings stood in the Gift; { $most } would have ended the game.
    }
web-watch-story-road = { $who } took { source-longest-road } from { $from } with { $size } roads in one line.
web-watch-story-patrol = { $who } took { source-strongest-patrol } from { $from } with { $size } patrols.
web-watch-story-hero = { $who } used { word-hero } { $count } times, more often than anybody used a hero.
web-watch-story-hidden =
    { $count ->
        [one] { $who } won with a victory point card that nobody had seen.
       *[other] { $who } won with { $count } victory point cards that nobody had seen.
    }
web-watch-story-overrun =
    { $ending ->
        [breaches] The Wall fell for good. { $who } won by the guards on it.
       *[other] The wildlings overran the Gift. { $who } won by the guards on the Wall.
    }
web-watch-story-overrun-all =
    { $ending ->
        [breaches] The Wall fell for good, and everybody lost.
       *[other] The wildlings overran the Gift, and everybody lost.
    }
web-watch-luck-help = Cards that the dice brought, beside what the buildings could expect at each roll.
web-watch-luck-best = { $who } had the best dice: { $got } cards, where { $expected } were to be expected.
web-watch-luck-worst = { $who } had the worst dice: { $got } cards, where { $expected } were to be expected.
web-watch-luck-dry = { $who } received nothing from { $count } rolls in a row.
web-watch-luck-thief =
    { $count ->
        [one] { $who } was the boldest thief, with one stolen card.
       *[other] { $who } was the boldest thief, with { $count } stolen cards.
    }
web-watch-luck-robbed =
    { $count ->
        [one] { $who } was robbed most often: once.
       *[other] { $who } was robbed most often: { $count } times.
    }
web-watch-luck-sevens =
    { $count ->
        [0] No seven fell; { $expected } were to be expected.
        [one] One seven fell; { $expected } were to be expected.
       *[other] { $count } sevens fell; { $expected } were to be expected.
    }

## Replay

web-watch-mark-seven = Seven
web-watch-mark-breach = Breach
web-watch-mark-settlement = Settlement
web-watch-mark-keep = Keep
web-watch-mark-end = End

## What moves on the board

web-watch-dice-shown = Dice: { $first } and { $second }
web-watch-dice-wildling = Wildling die: { $die }
web-watch-breach-moment = The Wall is breached
web-watch-declined-for-you = Declined for you: you cannot pay { $cards }.

## The board

web-watch-board = Board
web-watch-zoom-in = Zoom in
web-watch-zoom-out = Zoom out
web-watch-zoom-whole = Show the whole board

## Why something cannot be clicked. Where the refusal of a typed move speaks of notation or numbers, this says it without.

web-why-roll-first = Roll the dice first.
web-why-not-build-phase = You are still in the trade phase: close it first.
web-why-not-in-special-build = In the special build phase one player after another builds, recruits and buys, or passes; nothing else.
web-why-bad-tormund-target =
    { $hex ->
        [camp] Tormund cannot go back to his camp here.
       *[other] Tormund does not go to ice fields.
    }
web-why-no-such-place = This is no place for it.
web-why-lowest-position-only = A guard takes the lowest free position of a section by itself: choose the section.
web-why-section-full =
    { $needs-sections-count ->
        [0] Every section of the Wall is full.
       *[other] This section is full: five guards stand here.
    }
web-why-path-taken =
    { $you ->
        [owner] You already have a road here.
       *[none] There already is a road of { $owner } here.
    }
web-why-path-closed = Nobody can build between ice fields, or between ice and the frame.
web-why-road-not-connected = A road here would not join your own: it has to touch your settlement, your keep or the free end of your road.
web-why-road-not-at-new-settlement = Your road has to touch the settlement you have just founded.
web-why-bad-intersection = No settlement can stand here: it needs land beside it, and its own intersection and every neighbouring one free.
web-why-distance-rule = Too close: a settlement needs its own intersection and every neighbouring one free.
web-why-no-own-road = No road of yours leads here yet.
web-why-not-your-settlement = A keep replaces a settlement of yours, and you have none here.
web-why-no-wildling-there = No wildling stands here.
web-why-bad-wildling = There is no such wildling here.
web-why-bad-hero-pick = This hero cannot be chosen now.
web-why-bad-target = This player cannot be chosen now.
web-why-bad-road-move = Othell Yarwyck cannot move this road: it has to touch your other pieces at one end only, and needs another legal place.
web-why-bad-guard-move = This guard cannot go there: it has to be your own, enough have to stay for the wildlings before them, and the other section needs a free position.
web-why-bad-hex = Osha takes cards only for hexes at your settlements and keeps that wildlings occupy.
web-why-must-take = You have seen the hand, so you have to take a card of it.
web-why-only-with-active-player =
    { $you ->
        [active] You can trade only after the founding.
       *[none] It is the turn of { $active }: you may propose something to { $active }.
    }
web-why-no-player-trade = At this table nobody trades with other players.
web-why-too-many-offers = No more offers this turn: too many of yours have come to nothing. You may still answer others and trade with the supply.
web-why-use-offer = In your own turn you make an offer, not a proposal.

## What is to be done now: one sentence for each decision, and what the others wait for

web-watch-victim =
    { $cards ->
        [one] { $who } (1 card)
       *[other] { $who } ({ $cards } cards)
    }
web-watch-next =
    { $place ->
        [intersection] { $what }: choose a glowing intersection.
        [path] { $what }: choose a glowing path.
        [hex] { $what }: choose a glowing hex.
        [section] { $what }: choose a glowing section of the Wall.
        [position] { $what }: choose a glowing guard.
        [camp] { $what }: choose a glowing camp.
        [clearing] { $what }: choose a glowing clearing.
       *[other] { $what }: choose a glowing place.
    }
web-watch-task-found-settlement =
    { $founded ->
        [0] Choose a glowing intersection for your first settlement.
       *[other] Choose a glowing intersection for your second settlement. It brings a card from each land beside it.
    }
web-watch-task-found-road =
    { $roads ->
        [0] Choose a glowing path beside your settlement for your first road.
       *[other] Choose a glowing path beside the new settlement for your second road.
    }
web-watch-task-found-guard = Choose a glowing section of the Wall for your first guard.
web-watch-task-pre-roll =
    { $more ->
        [yes] Roll the dice. A development card or your hero may come first.
       *[no] Roll the dice.
    }
web-watch-task-act =
    { $declare ->
        [yes] You have the points: declare victory!
       *[no] { $build ->
            [yes] Build, trade, or end your turn.
           *[no] You cannot pay for anything yet: trade, or end your turn.
        }
    }
web-watch-task-trade =
    { $declare ->
        [yes] You have the points: declare victory!
       *[no] Trade as you like, then close the trade phase to build.
    }
web-watch-task-build =
    { $declare ->
        [yes] You have the points: declare victory!
       *[no] { $build ->
            [yes] Build, or end your turn.
           *[no] You cannot pay for anything more: end your turn.
        }
    }
web-watch-task-special-build =
    { $build ->
        [yes] Between the turns you may build, recruit or buy. Then pass.
       *[no] Between the turns you may build, but you cannot pay for anything: pass.
    }
web-watch-task-discard =
    { $discard ->
        [one] A 7, and you hold too many cards: choose 1 to give up.
       *[other] A 7, and you hold too many cards: choose { $discard } to give up.
    }
web-watch-task-tormund =
    { $drive ->
        [yes] Choose a glowing hex: send Tormund there, or drive a wildling out of the Gift.
       *[no] Choose a glowing hex and send Tormund there. It brings nothing while he stays.
    }
web-watch-task-victim =
    { $spare ->
        [yes] Choose whom Tormund robs: { $victims }, or nobody.
       *[no] Choose whom Tormund robs: { $victims }.
    }
web-watch-task-offer =
    { $own ->
        [yes]
            { $answers ->
                [waiting] Your offer stands. Wait for { $who }, or withdraw it.
                [some] Somebody has agreed: make the deal, or wait for { $who }.
                [all] Everybody has answered: make a deal, or withdraw your offer.
               *[none] Nobody wants it: withdraw your offer.
            }
       *[no] { $offerer } makes you an offer: accept it, decline it, or ask for something else.
    }
web-watch-task-free-road = Choose a glowing path for your free road.
web-watch-task-pick-sixth = The clearing is full: choose which wildling goes back with the newcomer.
web-watch-task-after-hero =
    { $flip ->
        [yes] You have used { $hero }. Keep the card with its B side up for one more use, or take another hero.
       *[no] You have used { $hero } for the last time: take another hero.
    }
web-watch-task-hero-window = You may use { $hero } now.
web-watch-task-hero-step =
    { $step ->
        [take] { $hero }: choose the card you take.
        [return] { $hero }: choose the card you give in return.
        [ask] { $hero }: ask a second player, or leave it at that.
        [done] { $hero }: ask a second player, or leave it at that.
        [choose] { $hero }: choose one of the development cards you are looking at.
       *[other] { $hero }: one more choice.
    }
web-watch-task-tragedy = Three equal dice, a heroic tragedy: choose the hero of the display who leaves the game.

web-watch-wait-found-settlement = { $who } chooses an intersection for a settlement.
web-watch-wait-found-road = { $who } chooses a path for a road.
web-watch-wait-found-guard = { $who } chooses a section of the Wall for a guard.
web-watch-wait-pre-roll = { $who } is about to roll the dice.
web-watch-wait-act = { $who } trades and builds.
web-watch-wait-trade = { $who } trades.
web-watch-wait-build = { $who } builds.
web-watch-wait-special-build = { $who } may build between the turns.
web-watch-wait-discard =
    { $count ->
        [one] { $who } chooses cards to discard.
       *[other] { $who } choose cards to discard.
    }
web-watch-wait-tormund = { $who } moves Tormund.
web-watch-wait-victim = { $who } chooses whom Tormund robs.
web-watch-wait-offer = The offer of { $offerer } waits for answers.
web-watch-wait-free-road = { $who } places a free road.
web-watch-wait-pick-sixth = { $who } chooses which wildling goes back.
web-watch-wait-after-hero = { $who } keeps { $hero } or takes another hero.
web-watch-wait-hero-window = { $who } may use { $hero }.
web-watch-wait-hero-step = { $who } uses { $hero }.
web-watch-wait-tragedy = { $who } chooses which hero leaves the game.

## Why a hint is a good move (games/watch/reasons.py)

web-watch-said = { $what }: { $about }
web-watch-terms = { $give } for { $take }
web-reason-bot = That is what our strongest bot would do.
web-reason-wins = It wins the game.
web-reason-longest-road = It takes Longest Road, with { $count } roads in one line.
web-reason-strongest-patrol = It takes Strongest Patrol, with { $count } Ranger Patrols.
web-reason-points =
    { $count ->
        [one] It brings you a victory point: { $total } of { $most }.
       *[other] It brings you { $count } victory points: { $total } of { $most }.
    }
web-reason-covers = It covers { $kinds }, which you lack.
web-reason-frees = It frees your { $kinds }.
web-reason-rolls = On { $count } of 36 rolls you then get more cards.
web-reason-rate = You can then trade { $kinds } at { $rate }:1.
web-reason-gains = You get { $cards }.
web-reason-enables = Your cards are then enough for: { $kinds }.
web-reason-nearer = It brings you nearer to: { $kinds }.
web-reason-blocks = It blocks the { $kind } of { $seats }, which pays on { $count } of 36 rolls.
web-reason-leads = It leads to a free intersection with { $kinds }.
web-reason-length = Your longest road grows to { $count }.
web-reason-joins = It joins your roads.
web-reason-further = One road more, and you reach a free intersection with { $kinds }.
web-reason-line = Your longest road has { $count }; the longest at the table has { $most }.
web-reason-pile =
    { $count ->
        [one] The pile has one development card left.
       *[other] The pile still has { $count } development cards.
    }
web-reason-wins-points = You win: { $total } of { $most } points.
web-reason-enough = You then have { $total } of { $most } points, enough to win.
web-reason-far = { $count } roads more, and you reach a free intersection with { $kinds }.
web-reason-route = A settlement there could trade { $kinds } at { $rate }:1.
web-reason-roads-longest = With these roads you can take Longest Road: { $count } in one line.
web-reason-roads-grow = With these roads your longest road can grow to { $count }; the longest at the table has { $most }.
web-reason-unseen =
    { $count ->
        [one] One development card is left that you have not seen. Victory points among the unseen: { $victory }. Ranger Patrols: { $patrols }.
       *[other] Of the { $count } development cards that you have not seen, { $victory } are victory points and { $patrols } are Ranger Patrols.
    }
web-reason-needs-one = You need one more point, and there are still victory points among the unseen cards.
web-reason-patrol-race = One more Ranger Patrol, and you can take Strongest Patrol.
web-reason-only-card = Your cards are enough for nothing else.
web-reason-nothing-else = You can do nothing else this turn.
web-reason-no-trade-helps = None of the trades would by itself be enough to build or buy anything.
web-reason-short =
    { $count ->
        [one] You are one card short of: { $kinds }.
       *[other] You are { $count } cards short of: { $kinds }.
    }
web-reason-safe = With { $count } cards you lose none to a 7.
web-reason-stays-on = Tormund still blocks land of { $seats }.
web-reason-not-on-you = Tormund stands on no land of yours.
web-reason-unplayed = The victory point counts without being played.
web-reason-roll = Trading and building come after the roll.
web-reason-building = Only then can you build.
web-reason-poor = You can build or buy nothing with these cards.
web-reason-saves =
    { $count ->
        [one] You keep your card for later.
       *[other] You keep your { $count } cards for later.
    }
web-reason-still-pays = What you keep is enough for: { $kinds }.
web-reason-keeps = You keep { $cards }.
web-reason-nobody-blocked = In his camp Tormund blocks no hex.
web-reason-not-you = You have built nothing there.
web-reason-only-you = Only you have built there, so nobody is robbed.
web-reason-ahead = { $seat } leads with { $count } points.
web-reason-holds =
    { $count ->
        [one] { $seat } holds 1 card.
       *[other] { $seat } holds { $count } cards.
    }
web-reason-spare = You need not steal here.
web-reason-tormund-on-you = Tormund stands on land of yours.
web-reason-patrols =
    { $count ->
        [1] It is your first Ranger Patrol.
        [2] It is your second Ranger Patrol.
       *[other] It is your Ranger Patrol number { $count }.
    }
web-reason-free-roads = It saves you { $cards } for each road.
web-reason-none-held = You hold no { $kinds }.
web-reason-plenty = You have { $cards }.
web-reason-cannot-pay = You do not have { $cards }.
web-reason-breaks = With the trade your cards would no longer be enough for: { $kinds }.
web-reason-no-nearer = The trade would bring you no nearer to building or buying anything.
web-reason-gives-away = You would give away { $cards }.
web-reason-nobody-agrees = Nobody has agreed to your offer.
web-reason-weakest =
    { $guards ->
        [0] No section of the Wall is weaker: nobody guards it.
        [one] No section of the Wall is weaker: it has 1 guard.
       *[other] No section of the Wall is weaker: it has { $guards } guards.
    }
web-reason-wall =
    { $guards ->
        [one] Then 1 guard stands there, against { $wildlings } in the clearing.
       *[other] Then { $guards } guards stand there, against { $wildlings } in the clearing.
    }
web-reason-gift =
    { $count ->
        [one] One wildling is in the Gift; at { $most } the game ends.
       *[other] { $count } wildlings are in the Gift; at { $most } the game ends.
    }
web-reason-before-the-wall =
    { $count ->
        [one] One wildling is on the way to the Wall.
       *[other] { $count } wildlings are on the way to the Wall.
    }
web-reason-flip = You may use this hero once more.
web-reason-pick = Another hero can be used twice, once on each side.
web-reason-remove = Nobody holds this hero.
web-reason-done = You keep what you have got.
web-reason-choose = You can keep only one of the cards you see.
web-reason-hero = It is the moment for { word-hero }.
web-reason-hero-waits = Your hero stays ready for another time.
