### The web client at a table of the Watch. Keys are `web-watch-...`.

## The table

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
