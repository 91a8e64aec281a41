### The web client at a table of the Watch. Keys are `web-watch-...`.

## The table

web-watch-waits-offer =
    { $mine ->
        [yes] Waiting for { $who } to answer your offer
       *[no] Waiting for { $who } to answer the offer of { $by }
    }
web-watch-what-here = What do you want to do here?
web-watch-choose-place = choose a place on the board
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
web-watch-hero-side = side { $side }
web-watch-hero-use = Use
web-watch-hero-display = On display:

## Trade

web-watch-trade = Trade
web-watch-give = I give
web-watch-get = I get
web-watch-bank = With the supply
web-watch-bank-rate = as many as the supply takes for one card
web-watch-offer = { $who } offers { $give } for { $take }.
web-watch-offer-to = Offer to
web-watch-offer-all = Nobody chosen: to everybody.
web-watch-offer-do = Offer
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

web-watch-place-hex = hex { $number }
web-watch-place-intersection = intersection { $number }
web-watch-place-path = path { $number }, from { $from } to { $to }
web-watch-place-route = trade route
web-watch-place-section = Wall section { $number }
web-watch-place-clearing = clearing { $number }
web-watch-place-position = Wall section { $section }, position { $position }
web-watch-place-camp = { $clan }, camp { $camp }
web-watch-place-tormund = Tormund’s camp
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
web-why-bad-intersection = No settlement can stand here: it needs land beside it, and its own corner and every neighbouring one free.
web-why-distance-rule = Too close: a settlement needs its own corner and every neighbouring one free.
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
