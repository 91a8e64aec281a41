### The Watch on the pages without script: its name, its modes and its position.

## The game and its modes

pages-name = The Watch
pages-about = Settle the Gift, hold the Wall: roads, keeps, trade, wildlings and heroes. Three to six seats.
pages-mode-base = base game
pages-mode-brotherhood = Brotherhood of the Watch
pages-mode-brotherhood56 = Brotherhood for five and six

## The position

pages-north = The north and the Wall
pages-section = Section
pages-guards = Guards
pages-clearing = Wildlings before it
pages-clan-camps = Camps
pages-clan = Clan
pages-in-camps = Wildlings there
pages-north-line = Breaches: { $breaches } of { $most }. Wildlings in the Gift: { $gift } of { $full }.
pages-heroes = Heroes in the display
pages-dice-are = Dice: { $dice }
pages-offer = The offer
pages-offer-is = { $seat } gives { $give } for { $take }.
pages-offer-answer =
    { $answer ->
        [accepted] accepts
        [declined] declines
        [countered] offers something else
       *[waiting] has not answered
    }
pages-resource = Resource
pages-count = Count
pages-rate = Rate
pages-supply = In the supply
pages-costs = What things cost
pages-piece = Piece
pages-cost = Cost
pages-left = Left
pages-missing = Missing
pages-ready = you can pay
pages-development-short = Dev. cards
pages-patrols = Patrols
pages-road = Road
pages-hero = Hero
pages-hero-usable = can be used now.
pages-holds = holds it
pages-your-cards = Development cards: { $cards }.
pages-fresh = Bought this turn: { $cards }.
