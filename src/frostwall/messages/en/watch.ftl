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
