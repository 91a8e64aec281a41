### Silverfrost: the words of the game. Names and texts of cards, giants, quests and places are in the files of a set.
### The keys are the same in all languages. Terms stand in the singular.

## Game, people and time

term-game = Silverfrost
term-mode-standard = standard game
term-solo = solo game
term-player = player
term-left = person to your left
term-starting-player = starting player
term-claw = Claw
term-turn = turn
term-season = season
term-season-summer = summer
term-season-autumn = autumn
term-season-winter = winter
term-season-spring = spring
term-freezing-cold = Freezing Cold
term-difficulty = difficulty
term-end-of-game = end of the game
term-scoring = scoring

## Resources and tokens

term-resource = resource
term-birch = birch
term-moss = moss
term-copper = copper
term-nut = nut
term-any = resource of your choice
term-fire = fire
term-snow = snow
term-point = point
term-chimney = chimney
term-claw-token = claw token
term-snow-tile = snow scoring tile
term-side-flurry = Flurry
term-side-snowstorm = Snowstorm
term-general-supply = general supply
term-own-supply = own supply

## Animals

term-animal = animal
term-guard = Silver Guard
term-species = species
term-species-red-panda = red panda
term-species-penguin = penguin
term-species-falcon = falcon
term-species-hare = hare
term-giant = giant

## Cards

term-card = card
term-creature = creature
term-construction = construction
term-unique = unique
term-common = common
term-card-type = card type
term-type-prosperity = prosperity
term-type-governance = governance
term-type-production = production
term-type-destination = destination
term-type-traveller = traveller
term-keyword-hearth = hearth
term-keyword-larder = larder
term-keyword-lantern = lantern
term-keyword-sledge = sledge
term-keyword-guard = guard
term-advantage = advantage when playing
term-ability = ability
term-quest = quest
term-level-lowland = lowland quest
term-level-highland = highland quest
term-requirement = requirement
term-snow-card = snow card
term-plan-card = plan card
term-action-card = action card
term-tactics-card = tactics card
term-face-down-cards = face-down cards

## Piles, areas and places

term-board = board
term-mountain = mountain
term-valley = valley
term-city = city
term-city-space = city space
term-hand = hand
term-hand-limit = hand limit
term-draw-deck = draw deck
term-discard-pile = discard pile
term-quest-stack = quest stack
term-giant-stack = giant stack
term-snow-deck = snow deck
term-place = place
term-individual-place = individual place
term-shared-place = shared place
term-open-place = open place
term-area-basic = basic place
term-area-hot-spring = Hot Spring
term-area-forge = Forge
term-area-guild = Guild
term-area-journey = Journey
term-area-beacon = beacon
term-area-destination = destination card
term-claw-area = Claw’s play area
term-claw-display = Claw’s display
term-claw-quest-stack = Claw’s quest stack

## Words that depend on what they name

seat-claw = { term-claw }
cards-birch = { $count } birch
cards-moss = { $count } moss
cards-copper = { $count } copper
cards-nut =
    { $count ->
        [one] 1 nut
       *[other] { $count } nuts
    }
cards-fire = { $count } fire
cards-point =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
cards-any =
    { $count ->
        [one] 1 resource of your choice
       *[other] { $count } resources of your choice
    }
# Cards and quests of the set.
cards-named =
    { $count ->
        [one] { $name }
       *[other] { $count } × { $name }
    }
quests-named =
    { $count ->
        [one] “{ $name }”
       *[other] { $count } × “{ $name }”
    }
# Quests the viewer may not know.
quests-hidden =
    { $count ->
        [0] no lowland quest
        [one] a lowland quest
       *[other] { $count } lowland quests
    }
word-goods =
    { $good ->
        [birch] { $n } birch
        [moss] { $n } moss
        [copper] { $n } copper
        [nut]
            { $n ->
                [one] 1 nut
               *[other] { $n } nuts
            }
        [fire] { $n } fire
       *[point]
            { $n ->
                [one] 1 point
               *[other] { $n } points
            }
    }
word-snow = { $n } snow
word-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
word-species =
    { $species ->
        [red_panda] red pandas
        [penguin] penguins
        [falcon] falcons
       *[hare] hares
    }
# What is placed: by you, by somebody else.
word-figure-yours =
    { $figure ->
        [guard] your Silver Guard
       *[animal] an animal
    }
word-figure =
    { $figure ->
        [guard] the Silver Guard
       *[animal] an animal
    }
# A place of the board, or a card with a place.
word-spot =
    { $place ->
        [none] { $card } (card { $slot })
       *[other] “{ $place }”
    }
word-play-from =
    { $from ->
        [hand] from hand
        [valley] from the valley
        [revealed] from the cards looked at
       *[discard] from the discard pile
    }
word-play-into =
    { $own ->
        [yes] { "" }
       *[no]
            { $you ->
                [city] , into your city
               *[none] , into the city of { $city }
            }
    }
word-play-chimney =
    { $chimney ->
        [none] { "" }
       *[other] , by a chimney on { $chimney }
    }
word-play-advantage =
    { $advantage ->
        [none] { "" }
       *[other] , with the advantage of { $advantage }
    }
word-chimney-gone =
    { $chimney ->
        [yes] { " " }The chimney on it leaves the game.
       *[no] { "" }
    }
# A card of the own city, and of any city, in a move.
word-card-of-yours =
    { $slot-card ->
        [none] card { $slot }
       *[other] { $slot-card } (card { $slot })
    }
word-card-there =
    { $you ->
        [city] { word-card-of-yours } in your city
       *[none] { word-card-of-yours } in the city of { $city }
    }
word-effect =
    { $effect ->
        [0] { "" }
       *[other] { " " }(effect { $effect })
    }
word-move-from =
    { $source ->
        [hand] from hand
        [valley] from the valley
        [revealed] from the cards looked at
       *[discard] from the discard pile
    }
word-move-chimney =
    { $chimney ->
        [0] { "" }
       *[other]
            { $chimney-card ->
                [none] , by a chimney on card { $chimney }
               *[other] , by a chimney on { $chimney-card } (card { $chimney })
            }
    }
word-move-advantage =
    { $advantage ->
        [0] { "" }
       *[other]
            { $advantage-card ->
                [none] , with the advantage of card { $advantage }
               *[other] , with the advantage of { $advantage-card } (card { $advantage })
            }
    }
word-move-into =
    { $into-count ->
        [0] { "" }
       *[other] , into the city of { $into }
    }
# Where in the files of a set.
word-file =
    { $entry ->
        [none]
            { $field ->
                [none] { $file }
               *[other] { $file }, { $field }
            }
       *[other]
            { $field ->
                [none] { $file }, { $entry }
               *[other] { $file }, { $entry }, { $field }
            }
    }
# Of a plan card and the action card on it.
word-corner =
    { $corner ->
        [0] the top left corner
        [1] the top right corner
        [2] the bottom right corner
       *[3] the bottom left corner
    }
word-arrow =
    { $arrow ->
        [down] down
       *[up] up
    }

## Set-up

event-species =
    { $you ->
        [seat] You play with the { word-species }.
       *[none] { $seat } plays with the { word-species }.
    }
event-lay-quest = The highland quest “{ $quest }” is laid out.
event-draw-quest =
    { $you ->
        [seat] You draw { $cards } from the quest stack.
       *[none] { $seat } draws { $cards } from the quest stack.
    }
event-chosen =
    { $you ->
        [seat] You have chosen which lowland quest to keep.
       *[none] { $seat } has chosen which lowland quest to keep.
    }
event-keep-quests =
    { $you ->
        [seat] You keep { $cards } of those drawn.
       *[none] { $seat } keeps { $cards } of those drawn.
    }
event-return-quest =
    { $you ->
        [seat] You put { $cards } back under the quest stack.
       *[none] { $seat } puts { $cards } back under the quest stack.
    }
event-mulligan =
    { $you ->
        [seat] You discard your whole hand ({ $cards }) and draw as many new cards.
       *[none] { $seat } discards their whole hand ({ $cards }) and draws as many new cards.
    }

## The turn: animals and cards

event-place =
    { $you ->
        [seat] You place { word-figure-yours } on “{ $place }”.
       *[none] { $seat } places { word-figure } on “{ $place }”.
    }
event-visit =
    { $own ->
        [yes]
            { $you ->
                [seat] You place { word-figure-yours } on your { $card }.
               *[none] { $seat } places { word-figure } on { $card } in their own city.
            }
       *[no]
            { $you ->
                [seat] You place { word-figure-yours } on { $card } in the city of { $owner }.
                [owner] { $seat } places { word-figure } on { $card } in your city.
               *[none] { $seat } places { word-figure } on { $card } in the city of { $owner }.
            }
    }
event-play =
    { $you ->
        [seat] You play { $card } { word-play-from }{ word-play-into }{ word-play-chimney }{ word-play-advantage }.
       *[none] { $seat } plays { $card } { word-play-from }{ word-play-into }{ word-play-chimney }{ word-play-advantage }.
    }
event-land =
    { $own ->
        [yes]
            { $you ->
                [seat] Your city gets { $card } as card { $slot }.
               *[none] The city of { $city } gets { $card } as card { $slot }.
            }
       *[no]
            { $you ->
                [city] Your city gets { $card } as card { $slot }.
               *[none] The city of { $city } gets { $card } as card { $slot }.
            }
    }
event-use =
    { $you ->
        [seat] You use the ability of { $card }.
       *[none] { $seat } uses the ability of { $card }.
    }
event-react =
    { $you ->
        [seat] Your { $card } takes effect.
       *[none] { $card } of { $seat } takes effect.
    }
event-activate =
    { $own ->
        [yes]
            { $you ->
                [seat] You activate your { $card }.
               *[none] { $seat } activates { $card }.
            }
       *[no]
            { $you ->
                [seat] You activate { $card } in the city of { $owner }.
                [owner] { $seat } activates { $card } in your city.
               *[none] { $seat } activates { $card } in the city of { $owner }.
            }
    }
event-copy =
    { $you ->
        [seat] You carry out the action of “{ $place }” without an animal.
       *[none] { $seat } carries out the action of “{ $place }” without an animal.
    }
event-recall =
    { $you ->
        [seat] You take { word-figure-yours } back.
       *[none] { $seat } takes { word-figure } back.
    }
event-move =
    { $you ->
        [seat] You move { word-figure-yours } to “{ $place }”.
       *[none] { $seat } moves { word-figure } to “{ $place }”.
    }
event-remove =
    { $you ->
        [seat] You remove { $card } from your city.{ word-chimney-gone }
       *[none] { $seat } removes { $card } from their city.{ word-chimney-gone }
    }
event-chimney =
    { $from ->
        [none]
            { $you ->
                [seat] You get back a chimney that had left the game.
               *[none] { $seat } gets back a chimney that had left the game.
            }
       *[other]
            { $to ->
                [none]
                    { $you ->
                        [seat] You take the chimney off { $from } and may use it again.
                       *[none] { $seat } takes the chimney off { $from } and may use it again.
                    }
               *[other]
                    { $you ->
                        [seat] You move the chimney from { $from } to { $to }.
                       *[none] { $seat } moves the chimney from { $from } to { $to }.
                    }
            }
    }
event-store =
    { $you ->
        [seat] You put tokens on { $card }.
       *[none] { $seat } puts tokens on { $card }.
    }

## Goods and cards

event-take =
    { $rule ->
        [DEST-4]
            { $you ->
                [seat] You take { word-goods } for the visit to your city.
               *[none] { $seat } takes { word-goods } for the visit to that city.
            }
        [GUARD-4]
            { $you ->
                [seat] You take { word-goods }, because your Silver Guard comes to an empty place.
               *[none] { $seat } takes { word-goods }, because the Silver Guard comes to an empty place.
            }
        [SEAS-A1]
            { $you ->
                [seat] You take { word-goods } for the cards in your city.
               *[none] { $seat } takes { word-goods } for the cards in their city.
            }
        [SEAS-W1]
            { $you ->
                [seat] You take { word-goods } for the cards in your city.
               *[none] { $seat } takes { word-goods } for the cards in their city.
            }
        [SEAS-F1]
            { $you ->
                [seat] You take { word-goods } for the cards in your city.
               *[none] { $seat } takes { word-goods } for the cards in their city.
            }
        [BEAC-2]
            { $you ->
                [seat] You take { word-goods } for the slot of the giant.
               *[none] { $seat } takes { word-goods } for the slot of the giant.
            }
        [SOLO-17]
            { $you ->
                [seat] You take { word-goods } for your Silver Guard.
               *[none] { $seat } takes { word-goods } for his Silver Guard.
            }
        [SOLO-22]
            { $you ->
                [seat] You take { word-goods } at the beacon.
               *[none] { $seat } takes { word-goods } at the beacon, as his action card says.
            }
       *[other]
            { $you ->
                [seat] You take { word-goods }.
               *[none] { $seat } takes { word-goods }.
            }
    }
event-pay =
    { $rule ->
        [SNOW-14]
            { $you ->
                [seat] You pay { word-goods } to clear snow.
               *[none] { $seat } pays { word-goods } to clear snow.
            }
        [WORK-6]
            { $you ->
                [seat] You pay { word-goods } for the place.
               *[none] { $seat } pays { word-goods } for the place.
            }
        [CHIM-2]
            { $you ->
                [seat] You pay { word-goods } to use a chimney.
               *[none] { $seat } pays { word-goods } to use a chimney.
            }
       *[other]
            { $you ->
                [seat] You pay { word-goods }.
               *[none] { $seat } pays { word-goods }.
            }
    }
event-give =
    { $to ->
        [none]
            { $you ->
                [seat] You pay { word-goods } to the supply, because nobody may receive the gift.
               *[none] { $seat } pays { word-goods } to the supply, because nobody may receive the gift.
            }
       *[other]
            { $arrives ->
                [no]
                    { $you ->
                        [seat] You give { $to } { word-goods }; it goes to the supply, because { $to } never takes resources.
                       *[none] { $seat } gives { $to } { word-goods }; it goes to the supply, because { $to } never takes resources.
                    }
               *[yes]
                    { $rule ->
                        [SOLO-51]
                            { $you ->
                                [seat] You give { $to } { word-goods } for the place, which bears a claw token.
                               *[none] { $seat } gives { $to } { word-goods } for the place, which bears a claw token.
                            }
                        [SOLO-52]
                            { $you ->
                                [seat] You give { $to } { word-goods } for the place, which bears a claw token.
                               *[none] { $seat } gives { $to } { word-goods } for the place, which bears a claw token.
                            }
                       *[other]
                            { $you ->
                                [seat] You give { $to } { word-goods }.
                                [to] { $seat } gives you { word-goods }.
                               *[none] { $seat } gives { $to } { word-goods }.
                            }
                    }
            }
    }
event-draw =
    { $you ->
        [seat] You draw { $cards }.
       *[none] { $seat } draws { $cards }.
    }
event-full-hand =
    { $rule ->
        [HAND-1]
            { $you ->
                [seat]
                    { $n ->
                        [one] Your hand is full: 1 card is not drawn.
                       *[other] Your hand is full: { $n } cards are not drawn.
                    }
               *[none]
                    { $n ->
                        [one] The hand of { $seat } is full: 1 card is not drawn.
                       *[other] The hand of { $seat } is full: { $n } cards are not drawn.
                    }
            }
       *[other]
            { $you ->
                [seat]
                    { $n ->
                        [one] Your hand has no room for 1 of the cards.
                       *[other] Your hand has no room for { $n } of the cards.
                    }
               *[none]
                    { $n ->
                        [one] The hand of { $seat } has no room for 1 of the cards.
                       *[other] The hand of { $seat } has no room for { $n } of the cards.
                    }
            }
    }
event-discard =
    { $rule ->
        [FORGE-1]
            { $you ->
                [seat] You discard { $cards } at the Forge.
               *[none] { $seat } discards { $cards } at the Forge.
            }
        [JOUR-2]
            { $you ->
                [seat] You discard { $cards } for the Journey.
               *[none] { $seat } discards { $cards } for the Journey.
            }
       *[other]
            { $you ->
                [seat] You discard { $cards }.
               *[none] { $seat } discards { $cards }.
            }
    }
event-give-cards =
    { $you ->
        [seat] You give { $to } { $cards }.
        [to] { $seat } gives you { $cards }.
       *[none] { $seat } gives { $to } { $cards }.
    }
event-take-card =
    { $you ->
        [seat] You take { $cards } into your hand.
       *[none] { $seat } takes { $cards } into their hand.
    }
event-discard-valley =
    { $you ->
        [seat] You put { $cards } from the valley on the discard pile.
       *[none] { $seat } puts { $cards } from the valley on the discard pile.
    }
event-look =
    { $source ->
        [discard]
            { $you ->
                [seat] You look at { $cards } from the discard pile.
               *[none] { $seat } looks at { $cards } from the discard pile.
            }
       *[none]
            { $you ->
                [seat] You look at { $cards } from the draw deck.
               *[none] { $seat } looks at { $cards } from the draw deck.
            }
    }
event-keep-cards =
    { $you ->
        [seat] You keep { $cards }.
       *[none] { $seat } keeps { $cards }.
    }
event-put-back =
    { $target ->
        [discard]
            { $you ->
                [seat] You put { $cards } on the discard pile.
               *[none] { $seat } puts { $cards } on the discard pile.
            }
       *[none]
            { $you ->
                [seat] You put { $cards } under the draw deck.
               *[none] { $seat } puts { $cards } under the draw deck.
            }
    }
event-tuck =
    { $you ->
        [seat] You put { $cards } face down under { $card }.
       *[none] { $seat } puts { $cards } face down under { $card }.
    }
event-tuck-looked =
    { $you ->
        [seat] You put { $cards } face down under the card that says so.
       *[none] { $seat } puts { $cards } face down under the card that says so.
    }
event-tuck-unseen =
    { $you ->
        [seat] You put the top card of the draw deck, unseen, under { $card }.
       *[none] { $seat } puts the top card of the draw deck, unseen, under { $card }.
    }
event-reshuffle =
    { $count ->
        [one] The draw deck is empty: the only card of the discard pile becomes the new one.
       *[other] The draw deck is empty: the { $count } cards of the discard pile are shuffled and become the new one.
    }
event-reveal =
    { $stacked ->
        [yes] The valley gets { $card } once more; it joins the one in space { $space }.
       *[no]
            { $space ->
                [0] There is no space in the valley for { $card }, so it goes to the discard pile.
               *[other] The valley gets { $card } in space { $space }.
            }
    }

## Giants and quests

event-giant-rises = The giant { $giant } appears on slot { $slot } of the mountain.
event-giant-leaves = The giant { $giant } leaves the mountain.
event-giants-leave = All giants leave the mountain.
event-use-giant =
    { $you ->
        [seat] You ask the giant { $giant } on slot { $slot } of the mountain for help.
       *[none] { $seat } asks the giant { $giant } on slot { $slot } of the mountain for help.
    }
event-complete =
    { $level ->
        [highland]
            { $you ->
                [seat] You complete the highland quest “{ $quest }”, worth { word-points } at the end.
               *[none] { $seat } completes the highland quest “{ $quest }”, worth { word-points } at the end.
            }
       *[lowland]
            { $you ->
                [seat] You complete the lowland quest “{ $quest }”, worth { word-points } at the end.
               *[none] { $seat } completes the lowland quest “{ $quest }”, worth { word-points } at the end.
            }
    }

## Snow

event-snow-falls =
    { $falls ->
        [yes]
            { $place ->
                [none] Snow falls on { $card } in the valley (space { $space }).
               *[other] Snow falls on “{ $place }”.
            }
       *[no]
            { $place ->
                [none]
                    { $card ->
                        [none] No snow falls: space { $space } of the valley is empty.
                       *[other] No more snow falls on { $card } in the valley (space { $space }): there is some already.
                    }
               *[other] No more snow falls on “{ $place }”: there is some already.
            }
    }
event-put-snow =
    { $place ->
        [none]
            { $you ->
                [seat] You put snow on { $card } in the valley.
               *[none] { $seat } puts snow on { $card } in the valley.
            }
       *[other]
            { $you ->
                [seat] You put snow on “{ $place }”.
               *[none] { $seat } puts snow on “{ $place }”.
            }
    }
event-city-snow =
    { $you ->
        [seat] Your { $card } (card { $slot }) gets snow.
       *[none] { $card } in the city of { $seat } (card { $slot }) gets snow.
    }
event-clear-place =
    { $you ->
        [seat] You clear { word-snow } from “{ $place }” and keep it.
       *[none] { $seat } clears { word-snow } from “{ $place }” and keeps it.
    }
event-clear-valley =
    { $you ->
        [seat] You clear { word-snow } from { $card } in the valley (space { $space }) and keep it.
       *[none] { $seat } clears { word-snow } from { $card } in the valley (space { $space }) and keeps it.
    }
event-clear-card =
    { $own ->
        [yes]
            { $you ->
                [seat] You clear the snow from your { $card } and keep it.
               *[none] { $seat } clears the snow from { $card } in their own city and keeps it.
            }
       *[no]
            { $you ->
                [seat] You clear the snow from { $card } in the city of { $owner } and keep it.
                [owner] { $seat } clears the snow from { $card } in your city and keeps it.
               *[none] { $seat } clears the snow from { $card } in the city of { $owner } and keeps it.
            }
    }

## Seasons and the end

event-season =
    { $you ->
        [seat] You prepare for { $season }.
       *[none] { $seat } prepares for { $season }.
    }
event-freezing-cold =
    { $you ->
        [seat] You are the first to reach winter, and Freezing Cold sets in: from now on, clearing snow costs everybody 2 fire instead of 1.
       *[none] { $seat } is the first to reach winter, and Freezing Cold sets in: from now on, clearing snow costs everybody 2 fire instead of 1.
    }
event-pass =
    { $you ->
        [seat] You pass and have no more turns.
       *[none] { $seat } passes and has no more turns.
    }
event-game-over = Everybody has passed: the game is over, and the points are counted.

## Claw

event-claw-plan = { $seat } turns up plan card { $plan }.
event-claw-skips = { $seat } skips { word-corner } of plan card { $plan }: he would play a card there, but he has 17 already and only places animals from now on.
event-claw-action =
    { $does ->
        [card]
            { $source ->
                [valley] { $seat } turns up action card { $action } for { word-corner } of plan card { $plan }: by the plan he plays a card, by the action card from the valley.
               *[deck] { $seat } turns up action card { $action } for { word-corner } of plan card { $plan }: by the plan he plays a card, by the action card from the draw deck.
            }
       *[animal] { $seat } turns up action card { $action } for { word-corner } of plan card { $plan }: by the plan he places an animal, by the action card here: “{ $where }”.
    }
word-claw-because =
    { $because ->
        [season] it is not his spring yet
        [quest] there is no quest he could complete
       *[occupied] somebody stands there
    }
word-claw-by =
    { $by ->
        [only] it is the only card of the type that comes first on his action card
        [points] of the type that comes first on his action card it has the most points
        [snow] of equal cards of the type that comes first on his action card it is the one with snow
       *[place] of equal cards of the type that comes first on his action card it lies first
    }
event-claw-plan-b =
    { $place ->
        [none] Plan B: { $seat } cannot place his animal where his action card says, “{ $wanted }”: { word-claw-because }. He goes { word-arrow } the tactics card from there, but finds no free place; the animal is laid aside.
       *[other] Plan B: { $seat } cannot place his animal where his action card says, “{ $wanted }”: { word-claw-because }. He goes { word-arrow } the tactics card from there, and the next free place is “{ $place }”.
    }
event-claw-token = After plan B { $seat } puts a claw token on a card without one, { $card } (space { $space } of the valley): { word-claw-by }.
event-claw-plan-c = Plan C: { $seat } should place an animal but has none left, so he takes 1 snow and plays a card, from where the same corner of his action card says.
event-claw-plays =
    { $from ->
        [valley] { $seat } plays { $card } from the valley: { word-claw-by }.
       *[deck] { $seat } plays the top card of the draw deck: { $card }.
    }
event-claw-nothing = { $seat } plays no card, because the valley is empty.
event-claw-draws = { $seat } puts { $cards } from the draw deck face down into his play area.
event-claw-marks = { $seat } puts a claw token on the shared place of the { $area }: from now on, the fire for that place goes to him.
event-claw-collects =
    { $snow ->
        [0] { $seat } collects { $cards } from space { $space } of the valley, where his claw token lies, face down into his play area.
       *[other] { $seat } collects { $cards } from space { $space } of the valley, where his claw token lies, face down into his play area, together with { $snow } snow.
    }

## Refusals: whose turn it is and what is open

refusal-nature-first = Wait a moment: first chance decides.
refusal-not-your-turn =
    { $rule ->
        [TURN-8] You can clear snow in your own turn only.
        [TURN-15] You can use abilities in your own turn only.
       *[other] It is not your turn.
    }
refusal-not-your-decision = Somebody else has to decide now.
refusal-no-decision = Nothing is being asked now; place an animal, play a card, prepare for the next season or pass.
refusal-pending-decision = Something else has to be decided first: { $decision }.
refusal-not-offered = That is no answer here; what has to be decided is: { $decision }.
refusal-payment-first = Finish the payment first; nothing else can be done in between.
refusal-not-now =
    { $rule ->
        [TURN-9] You can clear the snow of a city card only in a turn in which you place an animal or play a card, not when you prepare or pass.
       *[other] You can use abilities only in a turn in which you place an animal or play a card, not when you prepare or pass.
    }
refusal-bound-to-act = You have to place an animal or play a card in this turn; after that, neither would be possible any more.
refusal-action-done = You have had your action of this turn; you can still clear a city card or use an ability, or end the turn.
refusal-no-skipping = You cannot skip your turn: place an animal, play a card, prepare for the next season or pass.
refusal-last-season = It is spring for you, and no season follows; when all your animals are placed, you may pass.
refusal-not-spring-yet = You can pass in your spring only; before, prepare for the next season.
refusal-animals-left =
    { $needs-animals ->
        [one] First place your last animal.
       *[other] First place the { $needs-animals } animals you have left.
    }
refusal-has-passed =
    { $you ->
        [person] You have passed and have no more turns.
       *[none] You cannot choose { $person }, who has passed and receives nothing any more.
    }
refusal-no-mulligan = You can draw a new hand only once, when the set-up asks you; not now.
refusal-whole-hand-only = You can only exchange the whole hand, or keep it.
refusal-next-season-only = You always prepare for the season that follows yours; name none.
refusal-chosen-already = You have already chosen your lowland quest.
refusal-species-taken = Somebody already plays with the { word-species }; choose another species.

## Refusals: placing animals

refusal-no-animal =
    { $figure ->
        [guard] Your Silver Guard is not in your supply.
       *[animal] You have no normal animal left in your supply.
    }
refusal-not-in-play = “{ $place }” is not used with this number of players.
refusal-not-spring = You cannot go to “{ $place }” yet: the Journey is open to you once you have prepared for spring.
refusal-occupied =
    { $rule ->
        [GUARD-8] A Silver Guard stands on { word-spot }, and a normal animal cannot join it.
       *[other] There is already an animal on { word-spot }, and only one may be there.
    }
refusal-own-animal = On { word-spot } stands an animal of yours; your Silver Guard can only join animals of others.
refusal-other-guard = On { word-spot } stands another Silver Guard, and two of them cannot share a place.
refusal-no-sharing =
    { $rule ->
        [JOUR-6] “{ $place }” is occupied; on the Journey, the Silver Guard cannot share a place either.
        [DEST-6] This place on { $card } is occupied; on destination cards, the Silver Guard cannot share a place either.
       *[other] The Silver Guard cannot share { word-spot }.
    }
refusal-guild-full = You cannot go to “{ $place }”: two of your animals are at the Guild already, and no more may be there.
refusal-no-fire =
    { $rule ->
        [CARD-6] To play { $card } you need { $needs-fire } fire, some of it for the person to your left.
        [CHIM-2] To play { $card } by a chimney you need { $needs-fire } fire.
        [SNOW-16] To clear the snow on { word-spot } you need { $needs-fire } fire.
        [SNOW-17] To clear the snow on { word-spot } you need { $needs-fire } fire.
        [SNOW-18] To clear the snow on { word-spot } you need { $needs-fire } fire.
        [WORK-8] For { word-spot } and the snow on it you need { $needs-fire } fire.
       *[other] For { word-spot } you need { $needs-fire } fire.
    }
refusal-no-cards =
    { $needs-cards ->
        [one] For “{ $place }” you have to discard 1 card from your hand.
       *[other] For “{ $place }” you have to discard { $needs-cards } cards from your hand.
    }
refusal-no-such-card = There is no card { $slot } in that city.
refusal-no-destination = No animal can be placed on { $card } (card { $slot }): it is not a destination card with a place for you.
refusal-no-open-place = { $card } (card { $slot }) has no open place: of the cards of others you can visit only creature destinations.
refusal-just-played = { $card } (card { $slot }) has come into the city in this turn; it can be visited in later turns.
refusal-own-place-taken = Your place on { $card } (card { $slot }) is taken, and its open place is for others.
refusal-stays-on-journey = Animals on the Journey stay there to the end of the game.
refusal-own-open-place = The open place of your own card is for others; you use its other place.
refusal-no-taking-back = Animals stay where they are until you prepare for the next season.

## Refusals: playing cards

refusal-wrong-source =
    { $source ->
        [hand] Here you cannot play cards from your hand.
        [valley] Here you cannot play cards from the valley.
        [revealed] There are no revealed cards that you could play now.
       *[discard] You cannot play cards from the discard pile.
    }
refusal-not-there =
    { $source ->
        [hand] You do not have { $card } in your hand, or not so many of them.
        [valley] { $card } is not in the valley.
        [revealed] { $card } is not among the cards you look at.
       *[discard] { $card } cannot be played from the discard pile.
    }
refusal-card-does-not-fit = { $card } is none of the cards that may be chosen here.
refusal-wrong-city = { $card } cannot go there: a card comes into your own city unless it asks for another one; then name that person with “into”.
refusal-city-full = There is no space left for { $card } in that city.
refusal-second-copy = { $card } is unique and already lies in that city.
refusal-no-fire-for-snow = There is snow on { $card }; to clear it you need { $needs-fire } fire.
refusal-wrong-payment =
    { $needs-cost-less ->
        [0] { $card } costs exactly { $needs-cost }.
       *[other] { $card } costs { $needs-cost }, of which you leave out { $needs-cost-less }.
    }
refusal-cannot-pay =
    { $card ->
        [none] You do not have what you want to pay or give.
       *[other]
            { $needs-cost-less ->
                [0] You do not have what { $card } costs: { $needs-cost }.
               *[other] You do not have what { $card } costs: { $needs-cost }, of which you leave out { $needs-cost-less }.
            }
    }
refusal-gift-cost = { $card } is not paid for with resources or a chimney; instead you give the person to your left { $needs-fire } fire.
refusal-no-advantage =
    { $rule ->
        [CARD-10] With a chimney you cannot use card { $slot } of your city as an advantage at this table.
       *[other] Card { $slot } of your city gives no advantage for playing this card.
    }
refusal-advantage-must = A card of your city demands to be used when you play { $card }: add “using” and its number.
refusal-one-advantage = You can use only one advantage for each card you play.
refusal-no-creature = { $card } is not a creature; chimneys are only for playing creatures.
refusal-no-chimney = You have no chimney in your supply to play { $card } with.
refusal-chimney-pays-all = A chimney replaces the whole cost of { $card }; you pay no resources besides.
refusal-chimney-taken = Card { $slot } of your city already has a chimney.
refusal-chimney-does-not-fit = Card { $slot } of your city takes no chimney for a creature of this kind.
refusal-chimney-stays = A chimney stays on its card unless an effect moves it.

## Refusals: snow and abilities

refusal-under-snow =
    { $slot ->
        [none] { $card } lies under snow and counts as not present.
       *[other] Card { $slot } lies under snow and counts as not present.
    }
refusal-no-snow = There is no snow that you could clear.
refusal-snow-there =
    { $slot ->
        [none] There is snow already.
       *[other] There is snow already on card { $slot } of your city.
    }
refusal-not-next-for-snow = The snow goes to the card with the most printed points; among equals, the type decides. It is not yet the turn of card { $slot }.
refusal-cleared-already =
    { $needs-number ->
        [one] You have already cleared snow in your city in this turn; once a turn is allowed.
       *[other] You have already cleared snow in your city { $needs-number } times in this turn; more is not allowed.
    }
refusal-clear-by-using = You clear snow from a place or a valley card only by placing an animal there or playing the card.
refusal-no-ability = Card { $slot } of your city has no such ability.
refusal-used-already = You have already used this ability of card { $slot }.
refusal-cannot-use = The ability of card { $slot } cannot be used now: its condition does not hold, or nothing would come of it.

## Refusals: answers

refusal-mandatory = You cannot decline this.
refusal-cannot-accept = You cannot accept this, because you cannot pay for it in full.
refusal-wrong-number =
    { $needs-number ->
        [one] Choose exactly 1.
       *[other] Choose exactly { $needs-number }.
    }
refusal-wrong-cards =
    { $needs-exact ->
        [yes]
            { $needs-min ->
                [one] Choose exactly 1 card, not { $number }.
               *[other] Choose exactly { $needs-min } cards, not { $number }.
            }
       *[no] Choose at least { $needs-min } and at most { $needs-max } cards, not { $number }.
    }
refusal-wrong-receiver =
    { $rule ->
        [END-4] Whoever has passed receives nothing any more: the gift goes to { $needs-person }.
       *[other] The gift goes to { $needs-person }.
    }
refusal-not-from-valley = You cannot take a card from the valley now: drawing means from the draw deck, and discarding from your hand.
refusal-hand-full = You cannot choose { $person } here: that hand is full, or it has to be somebody else.
refusal-giant-not-open = The giant { $giant } is not at the mountain, or not to be chosen now.
refusal-wrong-level =
    { $rule ->
        [GUILD-1] “{ $quest }” is a quest of the other level: highland quests are named with “quest”, your own lowland quests with “lowland”.
       *[other] “{ $quest }” is not of the level that is asked for here.
    }
refusal-not-your-quest = You do not have the lowland quest “{ $quest }”.
refusal-quest-not-open = The highland quest “{ $quest }” does not lie open.
refusal-requirements = You do not meet all requirements of “{ $quest }” at this moment.
refusal-no-resource = Fire and points are not resources: choose among birch, moss, copper and nuts.
refusal-only-at-guild = You complete quests by placing an animal at the Guild, or when an effect says so.
refusal-only-in-season = Production cards work when they are played, when you prepare for autumn and spring, and when an effect activates them.
refusal-secret = Other people’s hands and lowland quests, face-down cards and stacks are secret.
refusal-side-fixed = The side of the snow scoring tile is chosen before the game and stays.
refusal-claw-decides = What Claw does is decided by his plan and action cards alone.
refusal-claw-takes-fire = The fire for a place with a claw token goes to Claw; you cannot keep it from him.

## Refusals: sets of cards

refusal-no-such-set = There is no set of cards “{ $set }”: give the directory of a set, or { $needs-sets }.
refusal-broken-set =
    { $errors ->
        [one] The set of cards “{ $set }” cannot be played; it has an error in { word-file }. The command “frostwall deck check” says more.
       *[other] The set of cards “{ $set }” cannot be played; it has { $errors } errors, the first in { word-file }. The command “frostwall deck check” says more.
    }

## Phases and open decisions

phase-species = choosing a species
phase-claw-species = choosing a species for Claw
phase-keep-quest = choosing which lowland quest to keep
phase-mulligan = keeping the hand or drawing a new one
phase-ready = choosing an action
phase-closing = ending the turn, or clearing snow and using abilities before
phase-window = clearing snow before it goes on, or not
phase-yes-no = using an effect or not
phase-option = choosing one of several effects
phase-cards = choosing cards of the hand
phase-resources = choosing resources
phase-times = choosing how often
phase-seat = choosing another person
phase-city-card = choosing a card in a city
phase-copy = choosing a place whose action to carry out
phase-giant = choosing a giant
phase-quest = choosing a quest, or none
phase-keep = choosing which of the quests drawn to keep
phase-animal = choosing an animal on the board or a card
phase-where = choosing where the animal goes
phase-clear-where = choosing where to clear snow
phase-snow-where = choosing where to put snow
phase-order = choosing which effect comes next
phase-produce = choosing which production card comes next
phase-valley = choosing a card of the valley
phase-play = playing a card by an effect
phase-city-snow = choosing which of several equal cards gets snow
phase-looked = choosing among the cards looked at
phase-claw-quest = choosing which highland quest Claw completes
phase-drawing = drawing cards
phase-filling = filling the valley
phase-giants = filling the mountain
phase-snowing = revealing snow cards
phase-quests = drawing lowland quests
phase-looking = looking at cards
phase-highland = laying out highland quests
phase-claw-plan = turning up a plan card
phase-claw-action = turning up an action card
phase-claw-draw = Claw’s face-down cards
phase-claw-card = the card that Claw plays from the draw deck
phase-claw-stack = the next quest of Claw’s stack
phase-tucking = putting cards of the draw deck under a card
phase-run = carrying out an effect
phase-triggers = effects that react
phase-land = a card coming into a city
phase-act = the action of a place
phase-arrived = an animal that has been placed
phase-played = what reacts to a card played
phase-begin = the condition of an effect
phase-season = the next season
phase-turn-end = the end of the turn
phase-deal = the set-up
phase-giving = giving
phase-after-giant = after using a giant
phase-guild-draw = the quests drawn at the Guild
phase-activated = activating more cards
phase-city-snowing = snow in a city
phase-claw-turn = Claw’s turn
phase-claw-season = Claw’s next season
phase-claw-act = Claw’s action
phase-options = more effects to choose from
phase-repeat = repeating an effect
phase-earning = what was paid for
phase-bound = an ability used before the action
phase-over = the game is over

## Kinds of move

kind-species = choose a species
kind-keep = keep a lowland quest
kind-mulligan = draw a new hand
kind-stay = keep the hand
kind-place = place an animal
kind-visit = place an animal on a destination card
kind-play = play a card
kind-prepare = prepare for the next season
kind-pass = pass
kind-clear = clear the snow of a city card
kind-use = use an ability
kind-end = end the turn
kind-continue = go on without clearing snow
kind-yes = yes
kind-no = no
kind-option = choose one of several effects
kind-discard = discard cards
kind-give = give cards
kind-under = put cards under a card
kind-hold = choose among the cards looked at
kind-retain = keep quests
kind-resources = choose resources
kind-times = say how often
kind-person = choose a person
kind-city = choose a card in a city
kind-copy = carry out the action of a place
kind-giant = choose a giant
kind-quest = choose a highland quest
kind-lowland = choose a lowland quest of your own
kind-exchange = exchange a lowland quest of your own
kind-recall = take an animal back from a place
kind-back = take an animal back from a card
kind-aside = take an animal back that lies beside the city
kind-at = choose the snow of a place
kind-above = choose the snow of a valley card
kind-on = choose the snow of a city card
kind-next = choose what comes next
kind-valley = choose a card of the valley
kind-none = choose nothing
kind-move = move an animal to a place
kind-call = move an animal to a card
kind-draw = a card is drawn
kind-reveal = a card comes into the valley
kind-rise = a giant comes to the mountain
kind-snow = a snow card is revealed
kind-offer = a lowland quest is drawn
kind-look = a card is looked at
kind-lay = a highland quest is laid out
kind-plan = a plan card is turned up
kind-action = an action card is turned up
kind-hide = Claw gets a face-down card
kind-claw = Claw plays the top card
kind-errand = Claw completes a quest of his stack
kind-tuck = a card of the draw deck goes under a card

## Moves, for a list to choose from

move-species = play with the { word-species }
move-keep = keep “{ $quest }”
move-place = place { word-figure-yours } on “{ $place }”
move-visit = place { word-figure-yours } on { word-card-there }
move-play =
    { $cost-count ->
        [0] play { $card } { word-move-from }{ word-move-chimney }{ word-move-advantage }{ word-move-into }
       *[other] play { $card } { word-move-from } for { $cost }{ word-move-advantage }{ word-move-into }
    }
move-clear = clear the snow from { word-card-of-yours }
move-use = use the ability of { word-card-of-yours }{ word-effect }
move-option = choose effect { $option }
move-discard = discard { $cards }
move-give = give { $to } { $cards }
move-under = put { $cards } under the card
move-hold = choose { $cards }
move-retain = keep { $quests }
move-resources = choose { $goods }
move-times =
    { $times ->
        [0] not at all
        [one] once
       *[other] { $times } times
    }
move-person = choose { $person }
move-city = choose { word-card-there }
move-copy = carry out the action of “{ $place }”
move-giant = choose the giant { $giant }
move-quest = choose the highland quest “{ $quest }”
move-lowland = choose your lowland quest “{ $quest }”
move-exchange = exchange your lowland quest “{ $quest }” for a new one
move-recall = take { word-figure-yours } back from “{ $place }”
move-back = take { word-figure-yours } back from { word-card-there }
move-aside = take { word-figure-yours } back from beside your city
move-at = the snow of “{ $place }”
move-above = the snow of { $card } in the valley
move-on = the snow of { word-card-of-yours }
move-next = go on with { word-card-of-yours }{ word-effect }
move-valley = choose { $card } in the valley
move-move = move { word-figure-yours } to “{ $place }”
move-call = move { word-figure-yours } to { word-card-there }

## What a move is made of

argument-species = the species
argument-quest = the quest
argument-quests = the quests
argument-figure = “animal” or “guard”
argument-place = the place
argument-city = whose city it is
argument-slot = the number of the card in the city
argument-card = the card
argument-cards = the cards
argument-source = where the card comes from
argument-cost = what you pay
argument-advantage = the number of the card with the advantage
argument-chimney = the number of the card that gets the chimney
argument-into = whose city it goes into
argument-effect = the number of the effect
argument-option = the number of the effect chosen
argument-to = who gets it
argument-goods = the resources
argument-times = how often
argument-person = the person
argument-giant = the giant
argument-seat = a seat
argument-snow = the snow card
argument-plan = the plan card
argument-action = the action card

## Where points come from, and how a game ends

source-cards = printed points of cards
source-prosperity = bonus points
source-quests = quests
source-snow = snow
source-tokens = point tokens
source-journey = Journey

ending-points = everybody has passed
ending-won = a win against Claw
ending-lost = a defeat by Claw

## Options

option-snow-side = Snow scoring tile
option-snow-side-help = Which side of the snow scoring tile counts: Flurry gives 1 point for each snow you cleared and 5 to whoever cleared the most, Snowstorm gives 12 to whoever cleared the most and nothing else.
option-snow-side-flurry = Flurry
option-snow-side-snowstorm = Snowstorm

option-difficulty = Difficulty
option-difficulty-help = How strong Claw is: with a higher number he has better quests and more bonus points.
option-difficulty-1 = 1: easy
option-difficulty-2 = 2: medium
option-difficulty-3 = 3: hard
option-difficulty-4 = 4: very hard

option-set = Set of cards
option-set-help = The cards, giants, quests and places you play with. Both editions of Hearthside are our own, not the printed cards.
option-set-hearthside2 = Hearthside, second edition
option-set-hearthside = Hearthside, first edition
option-set-hearthside2-note = Hearthside is our own card set, not the printed one: the rulebook gives the rules, but not what is on the cards.
option-set-hearthside-note = Hearthside is our own card set, not the printed one: the rulebook gives the rules, but not what is on the cards.

option-setup-first-player = Starting player
option-setup-first-player-help = Who begins; the rulebook’s “whoever feels cold most often” cannot be computed.
option-setup-first-player-random = by chance
option-setup-first-player-host = the first seat

option-setup-mulligan = New hand at the start
option-setup-mulligan-help = Whether everybody may once exchange the whole first hand.

option-turn-stuck-animals = Animals without a place
option-turn-stuck-animals-help = When somebody may prepare or pass whose animals cannot be placed anywhere.
option-turn-stuck-animals-may-prepare = at once
option-turn-stuck-animals-only-if-nothing-playable = only if no card can be played either

option-snow-clear-on-pass = Clearing snow when passing
option-snow-clear-on-pass-help = Whether you may also clear the snow of a city card in the turn in which you pass.

option-snow-effect-uses-turn-clear = Clearing by effects counts
option-snow-effect-uses-turn-clear-help = Whether snow that an effect clears in your city uses up the one clearing per turn.

option-end-passed-owner-gets-point = Point after passing
option-end-passed-owner-gets-point-help = Whether somebody who has passed still takes the point when another animal visits the open place in that city.

option-guild-draw-after-decline = Drawing without completing
option-guild-draw-after-decline-help = Whether you still draw quests at the Guild if you could complete one and decline.

option-card-snowed-unique-blocks = Unique cards under snow
option-card-snowed-unique-blocks-help = Whether a unique card under snow still forbids a second copy in the same city.

option-card-mountaineer-chimney = Chimney instead of a gift
option-card-mountaineer-chimney-help = Whether a creature that costs a gift of fire may be played by a chimney, too.

option-card-chimney-with-advantage = Chimney and advantage together
option-card-chimney-with-advantage-help = Whether you may use an advantage when you play a creature by a chimney.

option-city-removed-card-animal = Animal on a removed card
option-city-removed-card-animal-help = What happens to an animal whose card leaves the city.
option-city-removed-card-animal-stays-placed = it lies beside the city until the next season
option-city-removed-card-animal-card-not-removable = such a card cannot be removed

option-valley-refill-after-stack-play = Refill after a stack
option-valley-refill-after-stack-play-help = Whether a new card is revealed when somebody plays a valley card of which more lie in the same space.

option-valley-refill-by-effect = Refill after an effect
option-valley-refill-by-effect-help = When gaps are filled that an effect made in the valley.
option-valley-refill-by-effect-immediate = right away
option-valley-refill-by-effect-end-of-turn = at the end of the turn

option-snow-max-per-place = Snow on one place
option-snow-max-per-place-help = How much snow may lie on one place or valley card.
option-snow-max-per-place-1 = 1 snow
option-snow-max-per-place-unlimited = any amount

option-snow-storm-scout-valley = Board effects clear the valley
option-snow-storm-scout-valley-help = Whether an ability that clears snow on the board may also clear a valley card.

option-snow-storm-scout-beacon = Board effects clear beacons
option-snow-storm-scout-beacon-help = Whether an ability that clears snow on the board may also clear a beacon.

option-quest-guards-must-differ = Named cards must differ
option-quest-guards-must-differ-help = Whether a quest that asks for several of some named cards needs different ones.

option-end-fire-like-resources = No fire after passing
option-end-fire-like-resources-help = Whether somebody who has passed receives no fire either, just as no resources and cards.

option-score-snow-bonus-at-zero = Bonus without snow
option-score-snow-bonus-at-zero-help = Whether the bonus for the most snow is given if nobody has cleared any.

option-solo-quest-columns = Claw’s quests
option-solo-quest-columns-help = Which column of the difficulty table counts lowland and which highland quests.
option-solo-quest-columns-lowland-first = the first is lowland
option-solo-quest-columns-highland-first = the first is highland

option-solo-claw-start-fire = Claw’s first fire
option-solo-claw-start-fire-help = How much fire Claw begins with.
option-solo-claw-start-fire-1 = 1 fire
option-solo-claw-start-fire-0 = no fire

option-solo-guard-fire = Fire for Claw’s Silver Guard
option-solo-guard-fire-help = When Claw takes 1 fire for his Silver Guard.
option-solo-guard-fire-unless-yours = unless your animal is there
option-solo-guard-fire-only-if-empty = only if the place is empty

option-solo-guild-priority = Claw at the Guild
option-solo-guild-priority-help = How Claw chooses among the places of the Guild: individual, empty, with snow.
option-solo-guild-priority-count = the place that has most of these
option-solo-guild-priority-ordered = in this order

option-solo-quest-tie = Claw’s equal quests
option-solo-quest-tie-help = Which highland quest Claw completes if several have the highest value.
option-solo-quest-tie-first = the first laid out
option-solo-quest-tie-player-chooses = you choose

option-solo-claw-hot-spring = Claw at the Hot Spring
option-solo-claw-hot-spring-help = What Claw gets at the Hot Spring.
option-solo-claw-hot-spring-fire-and-cards = 2 fire and 2 face-down cards
option-solo-claw-hot-spring-fire-only = 2 fire
option-solo-claw-hot-spring-nothing = nothing

option-solo-plan-b-guard-shares = Claw’s Silver Guard in plan B
option-solo-plan-b-guard-shares-help = Whether Claw’s Silver Guard may also join an animal of yours when he looks for a place by plan B.

option-solo-cap17 = Claw’s limit of 17 cards
option-solo-cap17-help = When the limit of 17 cards holds from which on Claw only places animals.
option-solo-cap17-spring-only = in spring only
option-solo-cap17-always = always

option-solo-claw-gifts = Claw and gifts of quests
option-solo-claw-gifts-help = Whether Claw meets a requirement to give something.
option-solo-claw-gifts-possess = if he has it
option-solo-claw-gifts-never = never
option-solo-claw-gifts-ignore = always

option-solo-plan-b-journey = Claw’s Journey by plan B
option-solo-plan-b-journey-help = Where Claw goes on the Journey by plan B if no corner of his action card says it.
option-solo-plan-b-journey-shared = to the shared place
option-solo-plan-b-journey-highest = to the free place with the most points

option-solo-claw-species = Claw’s animals
option-solo-claw-species-help = Who chooses the species Claw plays with.
option-solo-claw-species-ask = you choose it
option-solo-claw-species-preferred = he takes the red pandas if they are free

## Bots to choose from, and how well one plays

# The characters: a name, and a sentence about the style.
character-silverfrost-novice = Pim
character-silverfrost-novice-style = Takes whatever glitters nearest, and wonders later what it was for.
character-silverfrost-easy = Tulla
character-silverfrost-easy-style = Gathers and gathers, and often builds too late.
character-silverfrost-medium = Bodo
character-silverfrost-medium-style = Impatient: a card that he can pay for is played at once.
character-silverfrost-hard = Ylva
character-silverfrost-hard-style = Sharp and quick, but she never looks far ahead.
character-silverfrost-master = Orla
character-silverfrost-master-style = Plays the next turns through in her head before she moves.
bot-kind-greedy = Planner: weighs every move
bot-kind-search = Seer: tries its moves some turns ahead
bot-kind-builder = Builder: plays for its city
bot-builder =
    { $level ->
        [easy] easy builder
        [medium] medium builder
       *[full] strong builder
    }
