### A Game of Thrones Catan: the words of the game.
### A key is the same in all languages. Terms are singular.

## Game, modes and players

term-game = A Game of Thrones Catan
term-base-game = base game
term-brotherhood = Brotherhood of the Watch
term-extension = 5-6 player extension
term-nights-watch = Night’s Watch
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
term-green = green
term-white = white

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
term-tormunds-camp = Tormund’s camp
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
term-hero-melisandre-title = Red Priestess of R’hllor
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

## Words that depend on what they name

word-hero =
    { $hero ->
        [mormont] { term-hero-mormont }
        [marsh] { term-hero-marsh }
        [samwell] { term-hero-samwell }
        [yarwyck] { term-hero-yarwyck }
        [thorne] { term-hero-thorne }
        [melisandre] { term-hero-melisandre }
        [mance] { term-hero-mance }
        [benjen] { term-hero-benjen }
        [ygritte] { term-hero-ygritte }
        [yoren] { term-hero-yoren }
        [qhorin] { term-hero-qhorin }
        [aemon] { term-hero-aemon }
        [gilly] { term-hero-gilly }
        [jon] { term-hero-jon }
       *[osha] { term-hero-osha }
    }
word-hero-returned =
    { $returned ->
        [mormont] { term-hero-mormont }
        [marsh] { term-hero-marsh }
        [samwell] { term-hero-samwell }
        [yarwyck] { term-hero-yarwyck }
        [thorne] { term-hero-thorne }
        [melisandre] { term-hero-melisandre }
        [mance] { term-hero-mance }
        [benjen] { term-hero-benjen }
        [ygritte] { term-hero-ygritte }
        [yoren] { term-hero-yoren }
        [qhorin] { term-hero-qhorin }
        [aemon] { term-hero-aemon }
        [gilly] { term-hero-gilly }
        [jon] { term-hero-jon }
       *[osha] { term-hero-osha }
    }
word-hero-needed =
    { $needs-hero ->
        [mormont] { term-hero-mormont }
        [marsh] { term-hero-marsh }
        [samwell] { term-hero-samwell }
        [yarwyck] { term-hero-yarwyck }
        [thorne] { term-hero-thorne }
        [melisandre] { term-hero-melisandre }
        [mance] { term-hero-mance }
        [benjen] { term-hero-benjen }
        [ygritte] { term-hero-ygritte }
        [yoren] { term-hero-yoren }
        [qhorin] { term-hero-qhorin }
        [aemon] { term-hero-aemon }
        [gilly] { term-hero-gilly }
        [jon] { term-hero-jon }
       *[osha] { term-hero-osha }
    }
# Who does something, at the beginning of a sentence and inside it.
word-wildling-first =
    { $wildling ->
        [climber] A climber
        [giant] A giant
        [mammoth] A mammoth
       *[regular] A regular wildling
    }
word-wildling =
    { $wildling ->
        [climber] a climber
        [giant] a giant
        [mammoth] a mammoth
       *[regular] a regular wildling
    }
# The one just spoken of, at the beginning of a sentence.
word-wildling-the =
    { $wildling ->
        [climber] The climber
        [giant] The giant
        [mammoth] The mammoth
       *[regular] The wildling
    }
# To whom something is done.
word-wildling-whom =
    { $wildling ->
        [climber] a climber
        [giant] a giant
        [mammoth] a mammoth
       *[regular] a regular wildling
    }
word-other =
    { $other ->
        [climber] a climber
        [giant] a giant
        [mammoth] a mammoth
       *[regular] a regular wildling
    }
word-clan =
    { $clan ->
        [ice_river] { term-clan-ice-river }
        [cave_people] { term-clan-cave-people }
        [hornfoot] { term-clan-hornfoot }
        [rattlebones] { term-clan-rattlebones }
       *[heart_tree] { term-clan-heart-tree }
    }
# Where something happens. A client that shows the board gives places by name, others by number ($named).
word-at-intersection =
    { $named ->
        [yes] at the { $intersection }
       *[no] at intersection { $intersection }
    }
word-on-path =
    { $named ->
        [yes] { $path }
       *[no] on path { $path }
    }
word-hex =
    { $named ->
        [yes] { $hex }
       *[no] hex { $hex }
    }
word-section =
    { $named ->
        [yes] the { $section }
       *[no] section { $section }
    }
word-section-holds =
    { $named ->
        [yes] The { $section } holds
       *[no] Section { $section } holds
    }
word-to-section =
    { $named ->
        [yes] the { $to }
       *[no] section { $to }
    }
# Where a wildling stood north of the Wall: in a camp, or else in a clearing.
word-from-north =
    { $clan ->
        [ice_river] from camp { $camp } of the { term-clan-ice-river }
        [cave_people] from camp { $camp } of the { term-clan-cave-people }
        [hornfoot] from camp { $camp } of the { term-clan-hornfoot }
        [rattlebones] from camp { $camp } of the { term-clan-rattlebones }
        [heart_tree] from camp { $camp } of the { term-clan-heart-tree }
       *[none] from the clearing before { word-section }
    }

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
card-lumber = { term-lumber }
card-brick = { term-brick }
card-wool = { term-wool }
card-grain = { term-grain }
card-ore = { term-ore }
card-none = no card

## Events: founding and the turn

event-settlement =
    { $rule ->
        [BLD-1]
            { $you ->
                [seat] You build a settlement { word-at-intersection }.
               *[none] { $seat } builds a settlement { word-at-intersection }.
            }
       *[other]
            { $you ->
                [seat] You found a settlement { word-at-intersection }.
               *[none] { $seat } founds a settlement { word-at-intersection }.
            }
    }
event-road =
    { $rule ->
        [DEV-9]
            { $you ->
                [seat] You build a road { word-on-path }, free of charge.
               *[none] { $seat } builds a road { word-on-path }, free of charge.
            }
        [HERO-A4]
            { $you ->
                [seat] You lay it again { word-on-path }.
               *[none] { $seat } lays it again { word-on-path }.
            }
       *[other]
            { $you ->
                [seat] You build a road { word-on-path }.
               *[none] { $seat } builds a road { word-on-path }.
            }
    }
event-keep =
    { $you ->
        [seat] You turn your settlement { word-at-intersection } into a keep.
       *[none] { $seat } turns the settlement { word-at-intersection } into a keep.
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
                [seat] You move Tormund to { word-hex }.
               *[none] { $seat } moves Tormund to { word-hex }.
            }
    }
event-empty-hands =
    { $you ->
        [seat] There is nothing for you to steal: nobody at Tormund’s hex holds a card.
       *[none] There is nothing for { $seat } to steal: nobody at Tormund’s hex holds a card.
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
    { $rule ->
        [HERO-A6]
            { $you ->
                [seat] You pay { $cards } to choose a development card.
               *[none] { $seat } pays { $cards } to choose a development card.
            }
       *[other]
            { $you ->
                [seat] You buy a development card.
               *[none] { $seat } buys a development card.
            }
    }
event-draw =
    { $rule ->
        [HERO-A6]
            { $masked ->
                [yes] { $seat } keeps one of them; the others go back into the pile.
               *[no]
                    { $you ->
                        [seat] You keep { $cards }; the others go back into the pile.
                       *[none] { $seat } keeps { $cards }; the others go back into the pile.
                    }
            }
       *[other]
            { $masked ->
                [yes] { $seat } draws a development card.
               *[no]
                    { $you ->
                        [seat] You draw { $cards }.
                       *[none] { $seat } draws { $cards }.
                    }
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

## Events: guards

event-guard =
    { $rule ->
        [SET-21]
            { $you ->
                [seat] You post your first guard on { word-section }, position { $position }.
               *[none] { $seat } posts a first guard on { word-section }, position { $position }.
            }
        [GRD-1]
            { $you ->
                [seat] You recruit a guard for { word-section }, position { $position }.
               *[none] { $seat } recruits a guard for { word-section }, position { $position }.
            }
        [HERO-A5]
            { $you ->
                [seat] You recruit a guard for { word-section }, position { $position }, and pay { $cards }.
               *[none] { $seat } recruits a guard for { word-section }, position { $position }, and pays { $cards }.
            }
       *[other]
            { $you ->
                [seat] You post a guard on { word-section }, position { $position }, free of charge.
               *[none] { $seat } posts a guard on { word-section }, position { $position }, free of charge.
            }
    }
event-guard-lost =
    { $you ->
        [seat] You lose the guard on position 1 of { word-section }; it returns to your supply.
       *[none] { $seat } loses the guard on position 1 of { word-section }.
    }
event-guard-moved =
    { $you ->
        [seat] You move a guard from { word-section } to { word-to-section }, position { $position }.
       *[none] { $seat } moves a guard from { word-section } to { word-to-section }, position { $position }.
    }

## Events: wildlings

event-token =
    { $cause ->
        [settlement]
            { $you ->
                [seat] You turn up the wildling token of your new settlement: { word-wildling } of the { word-clan }.
               *[none] { $seat } turns up the wildling token of the new settlement: { word-wildling } of the { word-clan }.
            }
        [keep]
            { $you ->
                [seat] You turn up a wildling token of your new keep: { word-wildling } of the { word-clan }.
               *[none] { $seat } turns up a wildling token of the new keep: { word-wildling } of the { word-clan }.
            }
        [longest_road]
            { $you ->
                [seat] You turn up a wildling token for Longest Road: { word-wildling } of the { word-clan }.
               *[none] { $seat } turns up a wildling token for Longest Road: { word-wildling } of the { word-clan }.
            }
        [strongest_patrol]
            { $you ->
                [seat] You turn up a wildling token for Strongest Patrol: { word-wildling } of the { word-clan }.
               *[none] { $seat } turns up a wildling token for Strongest Patrol: { word-wildling } of the { word-clan }.
            }
       *[hero]
            { $you ->
                [seat] You turn up a wildling token for the one sent back: { word-wildling } of the { word-clan }.
               *[none] { $seat } turns up a wildling token for the one sent back: { word-wildling } of the { word-clan }.
            }
    }
event-no-token =
    { $you ->
        [seat] You would have to turn up a wildling token, but there is none.
       *[none] { $seat } would have to turn up a wildling token, but there is none.
    }
event-tokens-shuffled =
    { $count ->
        [one] No face-down wildling token is left to draw: the open one becomes the new supply.
       *[other] No face-down wildling token is left to draw: the { $count } open ones are shuffled into a new supply.
    }
event-no-figure = The Frostfangs have no figure left for { word-wildling-whom }: nothing is placed.
event-camp = { word-wildling-the } takes camp { $camp } of the { word-clan }.
event-rush = All five camps of the { word-clan } are taken: the wildlings rush the Wall!
event-wildling-die =
    { $again ->
        [yes] The wildling die is rolled again and shows { $die }.
       *[no] The wildling die shows { $die }.
    }
event-no-advance =
    { $masked ->
        [yes] No wildling advances: no trail has the number { $die }.
       *[no] No wildling advances on { $die }: the { word-clan } has none in camp.
    }
event-advance =
    { $rule ->
        [WILD-27] { word-wildling-first } of the { word-clan } storms into the clearing before { word-section }.
       *[other] { word-wildling-first } of the { word-clan } advances into the clearing before { word-section }.
    }
event-giant = The giant drives the first guard from { word-section } and returns to the Frostfangs.
event-wall-holds =
    { $wildlings ->
        [0] { word-section-holds }: nobody is left in the clearing before it.
        [one]
            { $guards ->
                [one] { word-section-holds }: 1 wildling against 1 guard.
               *[other] { word-section-holds }: 1 wildling against { $guards } guards.
            }
       *[other]
            { $guards ->
                [one] { word-section-holds }: { $wildlings } wildlings against 1 guard.
               *[other] { word-section-holds }: { $wildlings } wildlings against { $guards } guards.
            }
    }
event-sixth = Six wildlings against five guards: { word-section } holds. The newcomer, { word-wildling }, and with it { word-other } return to the Frostfangs.
event-breach =
    { $breaches ->
        [1] The Wall is breached at { word-section }! It is the first breach; the third ends the game.
        [2] The Wall is breached at { word-section }! It is the second breach; the third ends the game.
       *[3] The Wall is breached at { word-section }! It is the third breach.
    }
event-cross =
    { $rule ->
        [WILD-15] { word-wildling-the } scales the Wall at { word-section } and occupies { word-hex }.
       *[other] { word-wildling-first } crosses the Wall at { word-section } and occupies { word-hex }.
    }
event-drive =
    { $you ->
        [seat] You drive { word-wildling-whom } from { word-hex } back to the Frostfangs.
       *[none] { $seat } drives { word-wildling-whom } from { word-hex } back to the Frostfangs.
    }
event-sent-back =
    { $rule ->
        [HERO-YGRITTE]
            { $you ->
                [seat] You send { word-wildling-whom } from { word-hex } back to the Frostfangs.
               *[none] { $seat } sends { word-wildling-whom } from { word-hex } back to the Frostfangs.
            }
       *[other]
            { $you ->
                [seat] You send { word-wildling-whom } { word-from-north } back to the Frostfangs.
               *[none] { $seat } sends { word-wildling-whom } { word-from-north } back to the Frostfangs.
            }
    }
event-overrun =
    { $ending ->
        [breaches]
            { $winners-count ->
                [0] The Wall has fallen after { $breaches } breaches. The tie for the most guards cannot be broken: everybody loses.
                [one]
                    { $you ->
                        [winners] The Wall has fallen after { $breaches } breaches. The guards on the Wall decide: you win!
                       *[none] The Wall has fallen after { $breaches } breaches. The guards on the Wall decide: { $winners } wins!
                    }
               *[other]
                    { $you ->
                        [winners] The Wall has fallen after { $breaches } breaches. The guards on the Wall decide: you share the win!
                       *[none] The Wall has fallen after { $breaches } breaches. The guards on the Wall decide: { $winners } win together!
                    }
            }
       *[wildlings]
            { $winners-count ->
                [0] The Gift is overrun by { $wildlings } wildlings. The tie for the most guards cannot be broken: everybody loses.
                [one]
                    { $you ->
                        [winners] The Gift is overrun by { $wildlings } wildlings. The guards on the Wall decide: you win!
                       *[none] The Gift is overrun by { $wildlings } wildlings. The guards on the Wall decide: { $winners } wins!
                    }
               *[other]
                    { $you ->
                        [winners] The Gift is overrun by { $wildlings } wildlings. The guards on the Wall decide: you share the win!
                       *[none] The Gift is overrun by { $wildlings } wildlings. The guards on the Wall decide: { $winners } win together!
                    }
            }
    }

## Events: heroes

event-hero =
    { $side ->
        [B]
            { $you ->
                [seat] You use { word-hero } once more.
               *[none] { $seat } uses { word-hero } once more.
            }
       *[A]
            { $you ->
                [seat] You use { word-hero }.
               *[none] { $seat } uses { word-hero }.
            }
    }
event-hero-declined =
    { $you ->
        [seat] You do not use { word-hero } now.
       *[none] { $seat } does not use { word-hero } now.
    }
event-hero-flipped =
    { $you ->
        [seat] You keep { word-hero }, B side up, for one more use.
       *[none] { $seat } keeps { word-hero }, B side up, for one more use.
    }
event-hero-picked =
    { $you ->
        [seat] You return { word-hero-returned } to the display and take { word-hero }.
       *[none] { $seat } returns { word-hero-returned } to the display and takes { word-hero }.
    }
event-hero-kept =
    { $you ->
        [seat] You keep { word-hero }, A side up, as newly taken: the display is empty.
       *[none] { $seat } keeps { word-hero }, A side up, as newly taken: the display is empty.
    }
event-tragedy =
    { $you ->
        [seat] Three equal dice, a heroic tragedy: you remove { word-hero } from the game.
       *[none] Three equal dice, a heroic tragedy: { $seat } removes { word-hero } from the game.
    }
event-mormont-asked =
    { $cards-count ->
        [0]
            { $you ->
                [seat] You ask { $asked } for { $kind } and get none.
                [asked] { $seat } asks you for { $kind }, but you have none.
               *[none] { $seat } asks { $asked } for { $kind } and gets none.
            }
       *[other]
            { $you ->
                [seat] You ask { $asked } for { $kind } and get { $cards }.
                [asked] { $seat } asks you for { $kind } and gets { $cards }.
               *[none] { $seat } asks { $asked } for { $kind } and gets { $cards }.
            }
    }
event-mormont-returned =
    { $you ->
        [seat] You give { $with } { $cards } in return.
        [with] { $seat } gives you { $cards } in return.
       *[none] { $seat } gives { $with } { $cards } in return.
    }
event-hand-seen =
    { $masked ->
        [yes] { $seat } looks at the hand of { $of }.
       *[no]
            { $you ->
                [seat] You look at the hand of { $of }: { $cards }.
                [of] { $seat } looks at your hand: { $cards }.
               *[none] { $seat } looks at the hand of { $of }: { $cards }.
            }
    }
event-taken =
    { $you ->
        [seat] You take { $cards } from { $victim }.
        [victim] { $seat } takes { $cards } from you.
       *[none] { $seat } takes { $cards } from { $victim }.
    }
event-looked =
    { $masked ->
        [yes]
            { $shown ->
                [one] { $seat } looks at the last development card of the pile.
               *[other] { $seat } looks at { $shown } development cards of the pile.
            }
       *[no]
            { $you ->
                [seat]
                    { $shown ->
                        [one] You look at the last development card of the pile: { $cards }.
                       *[other] You look at { $shown } development cards of the pile: { $cards }.
                    }
               *[none]
                    { $shown ->
                        [one] { $seat } looks at the last development card of the pile: { $cards }.
                       *[other] { $seat } looks at { $shown } development cards of the pile: { $cards }.
                    }
            }
    }
event-patrol-spent =
    { $you ->
        [seat] You give up one of your open Ranger Patrols.
       *[none] { $seat } gives up an open Ranger Patrol.
    }
event-road-lifted =
    { $you ->
        [seat] You take up your road { word-on-path }.
       *[none] { $seat } takes up the road { word-on-path }.
    }
event-excused =
    { $you ->
        [seat] You discard nothing on this 7.
       *[none] { $seat } discards nothing on this 7.
    }
event-gain =
    { $you ->
        [seat] You take { $cards } from the supply.
       *[none] { $seat } takes { $cards } from the supply.
    }
event-special-build =
    { $you ->
        [seat] Special build phase: you may build and buy.
       *[none] Special build phase: { $seat } may build and buy.
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
        [seat] You give { $cards } to { $with } and get { $back }.
        [with] { $seat } gives you { $cards } and gets { $back }.
       *[none] { $seat } gives { $cards } to { $with } and gets { $back }.
    }
event-propose =
    { $you ->
        [seat] You propose a trade: { $give } for { $take }.
       *[none] { $seat } proposes a trade: { $give } for { $take }.
    }
event-reject =
    { $you ->
        [seat] You turn down the proposal { $with } made.
        [with] { $seat } turns down your proposal.
       *[none] { $seat } turns down the proposal { $with } made.
    }
event-proposal-closed =
    { $you ->
        [seat] Your proposal no longer stands.
       *[none] The proposal { $seat } made no longer stands.
    }

## Refusals: the moment

refusal-not-your-turn =
    { $you ->
        [active] Wait a moment: first chance decides, then you go on.
       *[none]
            { $rule ->
                [SET-11] Founding goes round the table: now { $active } is choosing.
                [SET-12] Founding goes round the table: now { $active } is choosing.
                [SET-21] Founding goes round the table: now { $active } is choosing.
                [X56-3] You have just had your turn: the special build phase is for the others, now for { $active }.
               *[other] It is not your turn: now { $active } is deciding.
            }
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
        [MODE-3] You can pass only in the special build phase, and only five or six players have one.
       *[other] Guards, heroes and New Recruits belong to Brotherhood of the Watch; the base game has none.
    }
refusal-cannot-win-now =
    { $rule ->
        [END-2] There is nothing to declare: you win automatically as soon as you have { $needs-points } victory points in your own turn.
       *[other] You cannot win now: it takes { $needs-points } victory points in your own turn, once the dice and everything they cause are resolved.
    }
refusal-not-winning = Victory point cards stay hidden; they are shown automatically once they win you the game.
refusal-hidden = You cannot look at that: hands, the pile of development cards and face-down wildling tokens are secret.
refusal-nothing-to-answer = This answers a question that nobody has asked now.
refusal-not-in-special-build =
    { $rule ->
        [X56-3] The special build phase goes round clockwise: now { $active } may build.
       *[other] In the special build phase you can only build, recruit and buy, or pass (“pass”): no trade, no cards, no heroes, no victory.
    }

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
        [victim] You cannot steal from yourself: at Tormund’s hex you can choose { $needs-seats }.
       *[none] You cannot steal from { $victim }: at Tormund’s hex you can choose { $needs-seats }.
    }
refusal-must-steal = You have to steal: choose a player with a settlement or keep at Tormund’s hex.

## Refusals: building

refusal-no-such-place =
    { $rule ->
        [BLD-7] There is no path { $path }; the highest number is { $needs-most }.
        [GRD-1] There is no section { $section } of the Wall; the highest number is { $needs-most }.
        [TOR-4] There is no hex { $hex }; the highest number is { $needs-most }.
        [DEV-5] There is no hex { $hex }; the highest number is { $needs-most }.
        [HERO-YGRITTE] There is no hex { $hex }; the highest number is { $needs-most }.
       *[other] There is no intersection { $intersection }; the highest number is { $needs-most }.
    }
refusal-cannot-pay = You cannot pay for that: it costs { $cost }, and you still need { $needs-cards }.
refusal-no-piece =
    { $piece ->
        [road] You have no road left: all of them are on the board.
        [settlement] You have no settlement left: turn one into a keep first to get it back.
        [guard] You have no guard left: all of them stand on the Wall.
       *[keep] You have no keep left: all of them are on the board.
    }
refusal-lowest-position-only = Name the section only (“guard 0”, say): the guard takes its lowest free position by itself.
refusal-section-full =
    { $needs-sections-count ->
        [0] Every section of the Wall is full.
       *[other]
            { $section ->
                [none] Choose a section of the Wall for your guard; free positions: section { $needs-sections }.
               *[other] Section { $section } is full: five guards stand there. Free positions: section { $needs-sections }.
            }
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
refusal-no-such-card =
    { $rule ->
        [HERO-MANCE] There is no { $card } in that hand: take a card that you see there.
        [HERO-A6] There is no { $card } among the cards you are looking at: choose one of those.
        [HERO-YOREN] You have no open { $card } to give up: only cards you have played count.
       *[other] You do not hold the card { $card }.
    }
refusal-one-card-per-turn = You cannot play { $card } now: only one development card a turn, and you have played yours.
refusal-bought-this-turn = You cannot play { $card } in the turn in which you bought it.
refusal-no-effect =
    { $rule ->
        [DEV-7] Playing { $card } would bring you nothing: the supply is empty.
        [DEV-8] Playing { $card } would bring you nothing: you have no guard left, or the Wall has no free position.
        [DEV-9] Playing { $card } would bring you nothing: you have no road left or no place for one.
       *[other] Playing { $card } would bring you nothing now.
    }
refusal-wrong-count =
    { $needs-count ->
        [one] Take exactly 1 card, not { $named }.
       *[other] Take exactly { $needs-count } cards, not { $named }.
    }
refusal-no-wildling-there =
    { $bare ->
        [yes] In the base game a Ranger Patrol only moves Tormund: there are no wildlings to drive out. Type “patrol” alone.
       *[no]
            { $needs-hexes-count ->
                [0] There is no wildling in the Gift to drive out: move Tormund instead.
               *[other] You cannot drive { word-wildling-whom } from hex { $hex }: none stands there. You find wildlings on hex { $needs-hexes }.
            }
    }

## Refusals: wildlings

refusal-no-choice =
    { $rule ->
        [WILD-8] Nobody chooses the camp: a new wildling takes the free camp of its clan nearest the Wall.
        [WILD-27] Nobody chooses the trail: the wildling die and the order of the camps decide it.
       *[other] Nobody can decline or postpone a wildling token: it is turned up at once.
    }
refusal-bad-wildling =
    { $rule ->
        [WILD-23] You cannot send { word-wildling-whom } back with the newcomer: there is no other in this clearing. Possible: “back” with { $needs-wildlings }.
        [HERO-YGRITTE] You cannot send { word-wildling-whom } from hex { $hex } back: none stands there. You find wildlings on hex { $needs-hexes }.
       *[other] There is no such wildling there. Benjen Stark sends one back from a camp (“benjen hornfoot 1”) or from a clearing (“benjen_clearing 2 regular”), never from the Gift.
    }

## Refusals: heroes

refusal-not-your-hero = { word-hero } is not your hero; yours is { word-hero-needed }.
refusal-hero-new = You cannot use { word-hero } yet: a hero rests in the turn in which it was taken.
refusal-one-hero-per-turn = You cannot use { word-hero } again: only one hero a turn, and you have used yours.
refusal-hero-not-now =
    { $rule ->
        [HERO-3] You can use { word-hero } in your own turn only.
        [HERO-4] At this table { word-hero } can be used only after the roll.
       *[other]
            { $hero ->
                [samwell] Samwell Tarly helps only right after production: when a roll other than 7 has brought you no card.
                [gilly] Gilly helps only after a roll, before the wildling die is resolved.
                [jon] Jon Snow is used automatically: on every 7 that is rolled, before anybody discards.
                [mance] Mance Rayder can be used only once the dice of your turn are completely resolved.
                [thorne] Ser Alliser Thorne can be used only when you may build: after the roll, not in the trade phase.
                [melisandre] Melisandre can be used only when you may build: after the roll, not in the trade phase.
                [yoren] Yoren can be used only when you may build: after the roll, not in the trade phase.
               *[other] This is not the moment for { word-hero }.
            }
    }
refusal-hero-impossible =
    { $hero ->
        [marsh] Bowen Marsh has nothing to exchange: it takes a card in your hand and another kind in the supply.
        [yarwyck] Othell Yarwyck finds no road to move: it takes one that touches your other pieces at one end only, and another legal place.
        [thorne] Ser Alliser Thorne cannot help: it takes a guard, a free position on the Wall, and the cost of the guard with exactly one card replaced.
        [melisandre] Melisandre cannot help: it takes a development card in the pile and the cards to pay for it.
        [mance] Mance Rayder finds nobody: it takes an opponent with more victory points than you and a card in hand.
        [benjen] Benjen Stark finds no wildling in the camps and clearings.
        [ygritte] Ygritte finds no wildling in the Gift.
        [yoren] Yoren cannot help: it takes an open Ranger Patrol of yours, a guard and a free position on the Wall.
        [qhorin] Qhorin Halfhand cannot help: it takes Tormund on a hex, and a card of that hex’s kind in the supply.
        [aemon] Aemon Targaryen cannot move any guard of yours: enough guards have to stay for the wildlings before them, and another section needs a free position.
        [osha] Osha cannot help: it takes a hex at your settlement or keep that wildlings occupy, and a card of its kind in the supply for each hex.
       *[other] { word-hero } cannot be used now: the whole effect has to be possible.
    }
refusal-hero-not-used = You exchange or turn a hero only right after using it.
refusal-hero-forced = You cannot decline: { word-hero } has to be used on every rolled 7. Choose a card.
refusal-bad-hero-pick =
    { $bare ->
        [yes] You cannot skip a heroic tragedy: three equal dice cost the display a hero (“remove …”).
       *[no]
            { $rule ->
                [HERO-9] You cannot keep { word-hero }: the B side was the last use. Choose another hero: { $needs-heroes }.
                [MODE-16] You cannot remove { word-hero }: choose a hero of the display: { $needs-heroes }.
               *[other] You cannot take { word-hero }: choose another hero that lies in the display: { $needs-heroes }.
            }
    }
refusal-bad-target =
    { $needs-seats-count ->
        [0]
            { $rule ->
                [HERO-A1] Jeor Mormont asks at most two different players for one and the same kind (“ask …” for the second).
               *[other] Nobody has both more victory points than you and a card in hand, so Mance Rayder cannot be used.
            }
       *[other]
            { $you ->
                [seat] You cannot choose yourself; possible: { $needs-seats }.
               *[none]
                    { $rule ->
                        [HERO-MANCE] Mance Rayder looks at the hand of an opponent with more victory points than you and at least one card. You cannot choose { $seat }; possible: { $needs-seats }.
                       *[other] You cannot choose { $seat } for this; possible: { $needs-seats }.
                    }
            }
    }
refusal-bad-substitute =
    { $rule ->
        [HERO-A5] Ser Alliser Thorne replaces exactly one of lumber, brick and wool by a card of another kind.
       *[other] Melisandre replaces one of wool, grain and ore by a card of another kind, and never more than one.
    }
refusal-bad-road-move = Othell Yarwyck cannot do that with path { $path }; possible: { $needs-paths }. The road touches your other pieces at one end only, and its new place is legal without it.
refusal-bad-guard-move = You cannot move a guard from section { $section }, position { $position }, to section { $to }: it has to be your own guard, those left must be at least as many as the wildlings before them, and the other section needs a free position.
refusal-bad-hex =
    { $needs-hexes-count ->
        [0] Osha takes cards for one hex or two different ones, no more (“osha 5”, “osha 5 and 9”).
       *[other] You cannot choose hex { $hex }: Osha takes cards for one or two different hexes that wildlings occupy, at your settlements and keeps, if the supply has their kind. Possible: { $needs-hexes }.
    }
refusal-must-take = You have seen the hand, so you have to take a card of it (“take …”).

## Refusals: trade

refusal-no-gifts = No gifts: each side has to give at least one card.
refusal-same-kind =
    { $rule ->
        [TRD-8] You have to take another kind than you give.
        [HERO-A2] You have to take another kind than you give.
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
        [one] One offer of yours has come to nothing in this turn, and this table allows no more (option { $needs-option }). You may still answer others and trade with the supply.
       *[other] { $offers } offers of yours have come to nothing in this turn, and this table allows no more (option { $needs-option }). You may still answer others and trade with the supply.
    }
refusal-bad-layout =
    { $problem ->
        [not_toml] This is not a layout file: it cannot be read as TOML.
        [too_long] This file is too long for a layout.
        [other_mode] This layout is for another mode.
        [other_players] This layout is for another number of players.
        [unknown] Layout, entry “{ $entry }”: this mode has no such key.
        [missing] Layout, entry “{ $entry }”: this list is missing.
        [unreadable] Layout, entry “{ $entry }”: this entry does not have the right form.
        [no_place] Layout, entry “{ $entry }”: this board has no such place.
        [doubled_place] Layout, entry “{ $entry }”: this place occurs twice.
        [missing_place] Layout, entry “{ $entry }”: this place is missing.
        [no_terrain] Layout, entry “{ $entry }”: there is no such terrain.
        [no_number] Layout, entry “{ $entry }”: land needs a number from 2 to 6 or from 8 to 12.
        [number_on_ice] Layout, entry “{ $entry }”: an ice field has no number; write 0.
        [ice_count] Layout, entry “{ $entry }”: this board has another number of ice fields.
        [not_connected] Layout, entry “{ $entry }”: the land is not connected.
        [section_count] Layout, entry “{ $entry }”: the Wall has another number of sections here.
        [no_land_behind] Layout, entry “{ $entry }”: there must be land behind every section of the Wall.
        [no_path] Layout, entry “{ $entry }”: there is no such path to build on.
        [closed_path] Layout, entry “{ $entry }”: nobody can build on this path, so no trade route can be there.
        [inner_path] Layout, entry “{ $entry }”: a trade route needs a path with land on one side only.
        [doubled_route] Layout, entry “{ $entry }”: this path has two trade routes.
        [no_route] Layout, entry “{ $entry }”: there is no such trade route; 3:1 routes are for the base game only.
        [no_label] Layout, entry “{ $entry }”: the wildling die shows 1 to 12.
        [doubled_label] Layout, entry “{ $entry }”: this number stands on two trails.
        [no_clan] Layout, entry “{ $entry }”: this clan does not take part.
        [no_clearing] Layout, entry “{ $entry }”: this trail leads to no clearing.
        [two_clearings] Layout, entry “{ $entry }”: the trails of a clan must lead to exactly two clearings.
        [no_colour] Layout, entry “{ $entry }”: there is no such colour.
        [no_intersection] Layout, entry “{ $entry }”: there is no such intersection.
        [no_founding] Layout, entry “{ $entry }”: a settlement cannot stand here, or the star lacks its three hexes.
       *[two_founded] Layout, entry “{ $entry }”: every colour needs two settlements, one of them with a star.
    }
refusal-no-offer = There is no open offer now.
refusal-no-terms =
    { $you ->
        [with] You cannot make a deal with yourself.
       *[none] There is nothing to answer: { $with } has neither accepted nor proposed anything.
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
phase-found-guard = posting the first guard
phase-rolling-wildling = the wildling die
phase-hero-window = using a hero or not
phase-hero-step = finishing the use of a hero
phase-after-hero = keeping or exchanging the hero
phase-tragedy = choosing the hero of a heroic tragedy
phase-token = turning up a wildling token
phase-pick-sixth = choosing which wildling goes back
phase-sixth = drawing which wildling goes back
phase-looking = looking at development cards
phase-special-build = the special build phase
phase-after-building = comparing the roads
phase-reveal = turning up a wildling token
phase-cover = putting the settlement back on its token
phase-rush = the rush of the wildlings
phase-wildlings-move = the advance of the wildlings
phase-window = asking the heroes
phase-tragic = looking for a heroic tragedy
phase-discards = finding out who discards
phase-hero-done = finishing the use of a hero
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
kind-reject = turn the proposal down
kind-dice = the dice fall
kind-steal = a stolen card is drawn
kind-draw = a development card is drawn
kind-guard = recruit a guard
kind-recruits = play New Recruits
kind-drive = drive a wildling out of the Gift
kind-back = choose which wildling goes back
kind-flip = keep the hero, B side up
kind-pick = take another hero
kind-remove = remove a hero from the game
kind-pass = build nothing more
kind-take = take a card from a hand
kind-return = give a card in return
kind-ask = ask another player
kind-done = leave it at that
kind-choose = choose a development card
kind-wildling = the wildling die falls
kind-token = a wildling token is turned up
kind-leaves = a wildling is drawn to go back
kind-look = development cards are shown
kind-mormont = use Jeor Mormont
kind-marsh = use Bowen Marsh
kind-samwell = use Samwell Tarly
kind-yarwyck = use Othell Yarwyck
kind-thorne = use Ser Alliser Thorne
kind-melisandre = use Melisandre
kind-mance = use Mance Rayder
kind-benjen = use Benjen Stark on a camp
kind-benjen-clearing = use Benjen Stark on a clearing
kind-ygritte = use Ygritte
kind-yoren = use Yoren
kind-qhorin = use Qhorin Halfhand
kind-aemon = use Aemon Targaryen
kind-gilly = use Gilly
kind-jon = use Jon Snow
kind-osha = use Osha

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
argument-second = the second die or hex
argument-thief = the seat of the thief
argument-seat = a seat
argument-card = the card
argument-section = the number of a Wall section
argument-position = the position of the guard
argument-to = who or where to
argument-wildling = the kind of wildling
argument-clan = the clan
argument-camp = the number of the camp
argument-die = the number on the wildling die
argument-hero = the hero
argument-instead = the card to be replaced

## Where points come from, and how a game ends

source-settlements = settlements
source-keeps = keeps
source-longest-road = Longest Road
source-strongest-patrol = Strongest Patrol
source-victory-cards = victory point cards
source-guards = guards

ending-points = a win by victory points
ending-breaches = the third breach of the Wall
ending-wildlings = the Gift overrun by wildlings

## What each hero does

hero-mormont-help = In your own turn: name a resource and ask an opponent for a card of it. Whoever has one hands it over and gets any card of yours back; then you may ask one more opponent for the same resource.
hero-marsh-help = In your own turn: exchange one card for one of another kind from the supply.
hero-samwell-help = In anybody’s turn, right after production: if a roll other than 7 has brought you no card, take one of your choice from the supply.
hero-yarwyck-help = In your own turn: take up one of your roads that touches your other pieces at one end only, and lay it again at another legal place.
hero-thorne-help = While you may build: recruit a guard and pay a card of another kind instead of one of lumber, brick and wool.
hero-melisandre-help = While you may build: buy a development card and choose it from the top three of the pile. One card of its cost may be replaced by another kind.
hero-mance-help = In your own turn, after the dice are resolved: look at the hand of an opponent with more victory points than you and take a card of your choice.
hero-benjen-help = In your own turn, before or after the roll: send a wildling from a camp or clearing back to the Frostfangs. Then a new wildling token is turned up.
hero-ygritte-help = In your own turn, before or after the roll: send a wildling from the Gift back to the Frostfangs.
hero-yoren-help = While you may build: give up one of your open Ranger Patrols and post a guard free of charge.
hero-qhorin-help = In your own turn, before or after the roll: send Tormund from his hex back to his camp and take a card of that hex’s kind.
hero-aemon-help = In your own turn, before or after the roll: move one of your guards to another section. Those left behind must be at least as many as the wildlings before them.
hero-gilly-help = In anybody’s turn, after the roll: have the wildling die rolled again before it is resolved. The new number stands.
hero-jon-help = On every 7 that anybody rolls; you cannot decline. You discard nothing, and with 7 cards or fewer you take a card of your choice from the supply.
hero-osha-help = In your own turn: choose one or two hexes at your settlements and keeps that wildlings occupy, and take a card of each one’s kind.

## Options

option-edition = Edition
option-edition-help = The printed rulebooks differ in some points. An edition sets all those points at once; you may still change single options.
option-edition-watch = our recommended mix
option-edition-de = German rulebook
option-edition-nl = Dutch rulebook
option-edition-pl = Polish rulebook

option-board = Board
option-board-help = How terrain and numbers are laid out. Trade routes keep their places in the base game; in Brotherhood of the Watch with 3 or 4 players they are shuffled with the terrain, unless you switch that off.
option-board-standard = standard layout
option-board-shuffled-terrain = terrain shuffled, numbers in place
option-board-full-random = terrain and numbers shuffled

option-shuffle-routes = Shuffled trade routes
option-shuffle-routes-help = Whether a shuffled board also shuffles the trade routes among their places.

option-random-numbers = Numbers at random
option-random-numbers-help = Whether a board may shuffle the numbers, too. The Dutch rulebook never moves them in Brotherhood of the Watch.

option-layout = Layout
option-layout-help = The places of terrain, numbers, trade routes and trails before anything is shuffled. A table may bring a layout file of its own.
option-layout-built-in = our reconstruction
option-layout-own = the table’s own
option-layout-built-in-note = Our boards are reconstructions: the rulebooks show terrain, numbers, trade routes and beginner places in pictures only. If you own the game, enter the printed board as a layout of your own (MODE-19; “frostwall layout new” begins one).
option-layout-own-note = This table plays on a layout of its own, not on our reconstruction of the printed board (MODE-19).

note-layout-terrain = Hexes of { $kind }: { $have } in the layout, { $box } in the game.
note-layout-number = Number { $number }: { $have } in the layout, { $box } in the game.
note-layout-route = Trade routes for { $kind }: { $have } in the layout, { $box } in the game.
note-layout-any-route = Trade routes at 3:1: { $have } in the layout, { $box } in the game.

option-start = Start
option-start-help = Whether you choose your first two settlements and roads yourselves. The beginner start is for the base game on the standard board.
option-start-founding = founding: you choose
option-start-beginner = beginner start: printed places

option-oldest = Oldest player
option-oldest-help = The seat that begins with the beginner start, counted from 0.

option-phases = Phases
option-phases-help = Whether you trade first and then build, or both in any order. Five and six players always do both in any order.
option-phases-separate = trade first, then build
option-phases-combined = trade and build in any order

option-heroes = Heroes
option-heroes-help = Which heroes take part. Some are dealt to the players, the others lie in the display.
option-heroes-base11 = the 11 of the base box
option-heroes-extended7 = all 15, a display of 7 or 8
option-heroes-all = all 15, everyone not dealt in the display

option-mammoths = Mammoths
option-mammoths-help = Whether mammoths are among the wildlings. A mammoth never crosses the Wall, but it stays in its clearing and may turn the others to the south-east.

option-heroic-tragedy = Heroic tragedy
option-heroic-tragedy-help = Whether three equal dice cost the display a hero: the player who rolled removes one from the game.

option-roads-per-player = Roads per player
option-roads-per-player-help = How many roads everybody has; the editions differ. Five and six players always have 14.
option-roads-per-player-14 = 14 roads
option-roads-per-player-15 = 15 roads

option-tormund-camp-on-7 = Tormund’s camp on a 7
option-tormund-camp-on-7-help = Whether Tormund may be sent back to his camp when a 7 is rolled. There is no theft then.

option-tormund-camp-on-patrol = Tormund’s camp with a Ranger Patrol
option-tormund-camp-on-patrol-help = Whether a Ranger Patrol may send Tormund back to his camp. There is no theft then.

option-steal = Theft after a 7
option-steal-help = Whether you have to steal a card after moving Tormund on a 7. After a Ranger Patrol you always have to.
option-steal-must = you have to steal
option-steal-may = you may decline

option-same-kind-trade = Same kind on both sides
option-same-kind-trade-help = Whether players may trade wool for wool, say 1 for 2.

option-win-timing = Moment of victory
option-win-timing-help = When the game itself checks whether you have enough victory points. In your own turn, once the dice are resolved, you may always declare victory.
option-win-timing-end-of-turn = at the end of your turn
option-win-timing-immediate = as soon as everything is resolved

option-tiebreak = Tie for the most guards
option-tiebreak-help = Who wins if the wildlings end the game and several players have the most guards. Victory points are always compared first.
option-tiebreak-nl = lowest position, then westernmost guard
option-tiebreak-de = westernmost guard
option-tiebreak-pl = most resource cards, else everybody loses

option-sixth-second = Second wildling to go back
option-sixth-second-help = A sixth wildling before five guards goes back to the Frostfangs together with another one. This says how the other one is found.
option-sixth-second-choose = whoever caused it chooses
option-sixth-second-random = by chance

option-sixth-giant = Giant as the sixth
option-sixth-giant-help = What a giant does when it arrives as the sixth wildling before five guards.
option-sixth-giant-own-rule = drives a guard away, then there is a breach
option-sixth-giant-mercy = goes back like any sixth wildling

option-preroll-heroes = Heroes before the roll
option-preroll-heroes-help = Which heroes you may use before you roll the dice.
option-preroll-heroes-any = all whose text does not forbid it
option-preroll-heroes-listed = only Benjen, Ygritte, Qhorin and Aemon

option-breach-skips-occupied = Breach skips occupied hexes
option-breach-skips-occupied-help = Whether wildlings that cross in a breach pass over hexes where others already stand. Otherwise they take the hexes of the line in order.

option-mance-take = Mance Rayder takes a card
option-mance-take-help = Whether you have to take a card after looking at a hand with Mance Rayder.
option-mance-take-must = you have to
option-mance-take-may = you may decline

option-melisandre-substitution = Melisandre’s other card
option-melisandre-substitution-help = Whether you have to pay one card of another kind when you use Melisandre.
option-melisandre-substitution-may = you may
option-melisandre-substitution-must = you have to

option-climbers-count = Climbers count in the Gift
option-climbers-count-help = Whether climbers are among the eight wildlings in the Gift that end the game.

option-founding-tokens = Tokens while founding
option-founding-tokens-help = Whether the settlements of the founding phase turn up wildling tokens, too.
option-founding-tokens-none = no tokens
option-founding-tokens-reveal = each settlement turns one up

option-figure-shortage = No figure left
option-figure-shortage-help = What happens if a token calls for a wildling and the Frostfangs have no figure of that kind left.
option-figure-shortage-skip = nothing is placed
option-figure-shortage-unlimited = figures never run out

option-yoren-recheck = Yoren and Strongest Patrol
option-yoren-recheck-help = Whether Strongest Patrol is compared anew when Yoren takes an open Ranger Patrol away. Otherwise its holder keeps it until somebody plays more.

option-vp-cards = Victory point cards
option-vp-cards-help = How many victory point cards are among the development cards.

option-resource-cards-per-kind = Resource cards of each kind
option-resource-cards-per-kind-help = How many cards of each resource the supply holds at the start.

option-player-trade = Trade between players
option-player-trade-help = Whether players may trade with one another. Trade with the supply is always possible.

option-offers-per-turn = Fruitless offers per turn
option-offers-per-turn-help = How many offers or proposals of each player may come to nothing in one turn, so that a turn ends. Completed trades are never counted.
option-offers-per-turn-unlimited = unlimited

## Bots to choose from

# The characters: a name, and a sentence about the style.
character-watch-novice = Tam
character-watch-novice-style = Keeps to himself: he would rather go without than trade.
character-watch-easy = Odda
character-watch-easy-style = Loves roads, and builds them even where they lead nowhere.
character-watch-medium = Hark
character-watch-medium-style = Spends what he has at once, and seldom saves for something better.
character-watch-hard = Sigrun
character-watch-hard-style = Careful: she thinks ahead, and takes few risks.
character-watch-master = Maren
character-watch-master-style = Plays the next rounds through in her head before she moves.
bot-kind-greedy = Planner: thinks its whole turn through
bot-kind-search = Seer: tries its moves some turns ahead
