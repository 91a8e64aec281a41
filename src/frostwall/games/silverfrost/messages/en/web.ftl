### The web client at a table of Silverfrost.

web-silver-jump = Parts of the table

## The scene: places, valley, mountain, seasons (board/)

web-silver-good =
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
        [card]
            { $n ->
                [one] 1 card
               *[other] { $n } cards
            }
        [snow] { $n } snow
        [quest]
            { $n ->
                [one] 1 quest
               *[other] { $n } quests
            }
        [any]
            { $n ->
                [one] 1 resource of your choice
               *[other] { $n } resources of your choice
            }
        [chimney]
            { $n ->
                [one] 1 chimney
               *[other] { $n } chimneys
            }
        [give_left] { $n } to the person to your left
       *[point]
            { $n ->
                [one] 1 point
               *[other] { $n } points
            }
    }
web-silver-scene = The board: mountain, places and valley
web-silver-basic = Basic places
web-silver-gives = gives { $what }
web-silver-costs = costs { $what }
web-silver-discards =
    { $n ->
        [one] discard 1 card
       *[other] discard { $n } cards
    }
web-silver-discard-up = up to { $cards } cards for resources of your choice
web-silver-complete = complete 1 quest
web-silver-call = use 1 giant
web-silver-only-spring = only in spring
web-silver-scores =
    { $n ->
        [one] scores 1 point
       *[other] scores { $n } points
    }
web-silver-snowed = under snow
web-silver-stands = here: { $who }
web-silver-empty = nobody here
web-silver-guard-of = Silver Guard of { $who }
web-silver-may = can be chosen now
web-silver-chosen = chosen
web-silver-slot =
    { $n ->
        [one] giant’s slot worth 1 point
       *[other] giant’s slot worth { $n } points
    }
web-silver-slot-empty = no giant
web-silver-stack =
    { $n ->
        [one] 1 card in this space
       *[other] { $n } cards in this space
    }
web-silver-claw-token = claw token
web-silver-space-empty = empty space
web-silver-quest-gone = completed by somebody
web-silver-quests = Open highland quests
web-silver-piles = Piles
web-silver-pile-deck = Draw
web-silver-pile-discard = Discard
web-silver-pile-giants = Giants
web-silver-pile-snow = Snow
web-silver-pile-lowland = Lowland
web-silver-pile = { $name }: { $n }
web-silver-freezing =
    { $on ->
        [yes] Freezing Cold: clearing snow costs { $fire } fire
       *[no] No Freezing Cold yet: clearing snow costs { $fire } fire
    }
web-silver-clearing = Clear snow
web-silver-seasons = Seasons
web-silver-in-season = { $season }: { $who }
web-silver-in-season-nobody = { $season }: nobody
web-silver-passed = { $who } (passed)

## Cards, cities, hand, people and the reading view (cards/, table/)

web-silver-spaces =
    { $n ->
        [0] takes no space
        [one] takes 1 space
       *[other] takes { $n } spaces
    }
web-silver-done = completed
web-silver-give-left = give { $what } to the person to your left
web-silver-costs-nothing = costs nothing
web-silver-chimney-for = chimney for { $type }
web-silver-chimney-any = chimney for any creature
web-silver-with-chimney = a chimney is on it
web-silver-stored = holds { $what }
web-silver-tucked =
    { $n ->
        [one] 1 card under it
       *[other] { $n } cards under it
    }
web-silver-tucked-cards = under it: { $cards }
web-silver-fresh = played this turn
web-silver-place-own = place for its owner
web-silver-place-open = open place for others
web-silver-cities = Cities
web-silver-city-mine = Your city
web-silver-city-of = City of { $who }
web-silver-city-full =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $free ->
        [0] no free space
        [one] 1 free space
       *[other] { $free } free spaces
    }
web-silver-card-slot = card { $slot }
web-silver-hand = Your hand
web-silver-hand-count = { $n } of at most { $limit }
web-silver-hand-none = Your hand is empty.
web-silver-copies = { $n } × { $what }
web-silver-looked-cards = Cards looked at
web-silver-looked-quests = Quests looked at
web-silver-my-quests = Your lowland quests
web-silver-my-done = Completed quests
web-silver-picked-n = { $n } chosen
web-silver-people = The players
web-silver-first = starting player
web-silver-turn-of = to move
web-silver-has-passed = passed
web-silver-animals =
    { $n ->
        [0] no animal left to place
        [one] 1 animal left to place
       *[other] { $n } animals left to place
    }
web-silver-guard-ready = Silver Guard ready
web-silver-hand-cards =
    { $n ->
        [one] 1 of { $limit } cards in hand
       *[other] { $n } of { $limit } cards in hand
    }
web-silver-face-down =
    { $n ->
        [one] 1 face-down card
       *[other] { $n } face-down cards
    }
web-silver-held =
    { $n ->
        [one] 1 quest held
       *[other] { $n } quests held
    }
web-silver-finished =
    { $n ->
        [one] 1 quest completed
       *[other] { $n } quests completed
    }
web-silver-chimneys = { $supply } chimneys in supply, { $waiting } waiting
web-silver-cleared = { $n } snow cleared
web-silver-score =
    { $n ->
        [one] 1 point so far
       *[other] { $n } points so far
    }
web-silver-score-now = If the game ended now
web-silver-score-total = Points
web-silver-tokens =
    { $n ->
        [one] 1 point in tokens
       *[other] { $n } points in tokens
    }
web-silver-city-cards =
    { $n ->
        [one] 1 card in the city
       *[other] { $n } cards in the city
    }
web-silver-reading = Reading view
web-silver-legend = What the symbols say
web-silver-legend-points = points at the end
web-silver-legend-type = type of the card
web-silver-legend-creature = creature: lives in the city
web-silver-legend-construction = construction: a building
web-silver-legend-unique = unique: only one in each city
web-silver-legend-chimney = a creature of this type can move in for 1 fire and a chimney
web-silver-individual = for one animal only
web-silver-shared = for any number of animals
web-silver-players = from { $n } players on

## The tray: what is to be decided, and the ways to decide it (tray/)

web-silver-decide-species = Which animals do you play with?
web-silver-decide-claw-species = Which animals does Claw play with?
web-silver-decide-keep-quest = Which lowland quest do you keep? Nobody sees it.
web-silver-decide-mulligan = Do you keep your hand, or discard all of it and draw as many new cards?
web-silver-decide-ready = Your turn in { $season }: place an animal or play a card. What glows can be chosen.
web-silver-decide-ready-place = Your turn in { $season }: place an animal. What glows can be chosen.
web-silver-decide-ready-act = Your turn in { $season }: play a card. What glows can be chosen.
web-silver-decide-ready-prepare = Your turn in { $season }: play a card, or prepare for the next season.
web-silver-decide-ready-pass = Your turn in { $season }: play a card, or pass for the rest of the game.
web-silver-decide-ready-only-prepare = Your turn in { $season }: prepare for the next season.
web-silver-decide-ready-only-pass = Your turn in { $season }: nothing is left to do but pass.
web-silver-decide-closing = Clear snow or use an ability, or end your turn.
web-silver-decide-window = Clearing { $cards } now would change what comes next. Clear snow, or go on.
web-silver-decide-yes-no = Do you want this?
web-silver-decide-option = Choose one.
web-silver-decide-cards-discard =
    { $min ->
        [0]
            { $max ->
                [one] Discard a card, or none.
               *[other] Discard up to { $max } cards, or none.
            }
       *[other]
            { $max ->
                [one] Discard a card.
               *[other] Discard cards, at most { $max }.
            }
    }
web-silver-decide-cards-give =
    { $max ->
        [one] Which card do you give to { $seat }?
       *[other] Which cards do you give to { $seat }? At most { $max }.
    }
web-silver-decide-cards-under =
    { $max ->
        [one] Which card do you put under this one?
       *[other] Which cards do you put under this one? At most { $max }.
    }
web-silver-decide-cards-forge =
    { $max ->
        [one] Forge: discard a card for a resource, or none.
       *[other] Forge: discard up to { $max } cards, each for a resource, or none.
    }
web-silver-decide-cards-journey =
    { $max ->
        [one] Journey: discard a card.
       *[other] Journey: discard { $max } cards.
    }
web-silver-decide-resources =
    { $total ->
        [one] Which resource?
       *[other] Which { $total } resources?
    }
web-silver-decide-times = How often?
web-silver-decide-seat = Whom do you choose?
web-silver-decide-city-card = Choose a card in a city.
web-silver-decide-copy = Which place’s action do you carry out?
web-silver-decide-giant = Which giant do you ask for help?
web-silver-decide-quest = Which quest do you complete?
web-silver-decide-quest-none = You can complete no quest now.
web-silver-decide-quest-exchange = Which lowland quest do you exchange for a new one?
web-silver-decide-keep =
    { $max ->
        [one] Which of these quests do you keep?
       *[other] Which of these quests do you keep? At most { $max }.
    }
web-silver-decide-animal = Which animal?
web-silver-decide-where = Where does the animal go?
web-silver-decide-clear-where = Where do you clear snow?
web-silver-decide-snow-where = Where does the snow go?
web-silver-decide-order = Which effect comes next?
web-silver-decide-produce = Which card produces next?
web-silver-decide-valley = Choose a card of the valley.
web-silver-decide-play = Which card do you play by this effect?
web-silver-decide-city-snow = Which of these cards gets the snow?
web-silver-decide-looked =
    { $max ->
        [one] Which of these cards do you keep?
       *[other] Which of these cards do you keep? At most { $max }.
    }
web-silver-decide-claw-quest = Which quest does Claw complete?

web-silver-chip-place = Place an animal
web-silver-chip-visit = Visit a card
web-silver-chip-play = Play a card
web-silver-chip-clear = Clear snow
web-silver-chip-use = Use an ability

web-silver-answer-yes = Yes
web-silver-answer-no = No
web-silver-answer-none = None
web-silver-answer-stay = Keep this hand
web-silver-answer-mulligan = Draw a new hand
web-silver-answer-prepare = Prepare for the next season
web-silver-answer-pass = Pass
web-silver-answer-end = End turn
web-silver-answer-continue = Go on
web-silver-said-clear = Clear snow: { $what }
web-silver-said-snow = Put snow: { $what }
web-silver-said-effect = { $answer }: the effect of { $card }

web-silver-then-snowing = Then snow falls.
web-silver-then-giants = Then a new giant appears.
web-silver-then-claw-plan = Then Claw turns up a plan.
web-silver-then-claw-action = Then Claw acts.
web-silver-then-end = Then the game is over.

web-silver-when-giant = A giant helps when one of your animals goes to a beacon.
web-silver-when-quest = A quest is completed when one of your animals goes to the Guild.

web-silver-tray-wait = You can look around: rest on a card to read it, or click something to ask why it cannot be done.
web-silver-tray-cost = costs
web-silver-tray-gain = brings
web-silver-tray-looking = looking ahead …
web-silver-tray-unforeseen = What it does could not be foreseen.
web-silver-tray-nothing = nothing
web-silver-tray-without = without
web-silver-tray-own-city = your own city
web-silver-tray-card-of = { $card } ({ $who })
web-silver-tray-card-n = { $card } (card { $slot })
web-silver-tray-or = or
web-silver-tray-option = Effect { $number }
web-silver-comfort-confirm = Confirm every action, even where there is nothing to decide
web-silver-tray-play = Play
web-silver-tray-how = See how
web-silver-tray-confirm = Confirm
web-silver-tray-confirm-none = Choose none
web-silver-tray-back = Back
web-silver-tray-field =
    { $field ->
        [kind] What do you want to do?
        [figure] Which animal?
        [cost] How do you pay?
        [chimney] By a chimney?
        [advantage] With an advantage?
        [into] Into which city?
        [source] From where?
        [effect] Which effect?
       *[other] Which one?
    }
web-silver-tray-count =
    { $exact ->
        [yes] { $count } of { $max } chosen
       *[no]
            { $min ->
                [0] { $count } chosen, at most { $max }
               *[other] { $count } chosen, { $min } to { $max }
            }
    }
web-silver-tray-less =
    { $good ->
        [birch] One birch less
        [moss] One moss less
        [copper] One copper less
       *[nut] One nut less
    }
web-silver-tray-more =
    { $good ->
        [birch] One birch more
        [moss] One moss more
        [copper] One copper more
       *[nut] One nut more
    }
web-silver-tray-list =
    { $open ->
        [yes] Hide the list
       *[no] Show as a list
    }

## Replay and end screen (replay/)

web-silver-mark-autumn = autumn begins
web-silver-mark-winter = winter begins
web-silver-mark-spring = spring begins
web-silver-mark-quest = quest completed
web-silver-mark-giant = giant used
web-silver-mark-pass = passes
web-silver-mark-cold = Freezing Cold
web-silver-mark-end = End
web-silver-mark-of = { $who }: { $what }
web-silver-tally-passed = passed
web-silver-tally-city =
    { $n ->
        [one] 1 card in the city
       *[other] { $n } cards in the city
    }
web-silver-end-won = { $who } wins against Claw
web-silver-end-lost = Claw wins
web-silver-end-tie = Equal points: most snow cleared decides, then most quests completed, most fire, most resources left.
web-silver-end-cities = The cities at the end
web-silver-city-snow = under snow, without its points
web-silver-city-quests = Quests:
web-silver-points-note = Counted each turn: printed points of cards without snow, quests, point tokens and the Journey. Bonus points and snow come at the end.
web-silver-seasons-plot = Seasons
web-silver-from = { $what } from turn
web-silver-gained = Resources and fire taken
web-silver-spent = Resources and fire spent
web-silver-cards-plot = Cards in the city
web-silver-visits = Where animals were placed
web-silver-snow-plot = Snow collected
web-silver-quests-plot = Quests completed

## Claw: his play area and his turn in steps (claw/)

web-silver-claw-who =
    { $passed ->
        [yes] Difficulty { $n }, { $season }, passed
       *[no] Difficulty { $n }, { $season }
    }
web-silver-claw-what = What did Claw do?
web-silver-claw-points = points
web-silver-claw-city = cards in his city
web-silver-claw-animals = animals left
web-silver-claw-aside =
    { $n ->
        [one] 1 laid aside
       *[other] { $n } laid aside
    }
web-silver-claw-quests = completed quests
web-silver-claw-tokens = claw tokens on
web-silver-claw-none = none
web-silver-claw-plan = Plan card { $n }
web-silver-claw-action = Action card { $n }
web-silver-claw-current = current
web-silver-claw-lies =
    { $corner ->
        [0] Action card { $n }, at the top left
        [1] Action card { $n }, at the top right
        [2] Action card { $n }, at the bottom right
       *[3] Action card { $n }, at the bottom left
    }
web-silver-claw-uncovered = No action card lies on it yet.
web-silver-claw-at =
    { $corner ->
        [0] top left
        [1] top right
        [2] bottom right
       *[3] bottom left
    }
web-silver-claw-corner =
    { $corner ->
        [0] top left
        [1] top right
        [2] bottom right
       *[3] bottom left
    }: { $does ->
        [card] plays a card
       *[animal] places an animal
    }, { $state ->
        [used] in use now
        [free] free
        [skipped] skipped
       *[covered] covered by action card { $action }
    }
web-silver-claw-cave =
    { $corner ->
        [0] he begins at the cave, top left
        [1] he begins at the cave, top right
        [2] he begins at the cave, bottom right
       *[3] he begins at the cave, bottom left
    }
web-silver-claw-arrow =
    { $arrow ->
        [up] plan B goes up the tactics card
       *[down] plan B goes down the tactics card
    }
web-silver-claw-order = Order of types
web-silver-claw-beacon =
    { $n ->
        [one] { $place }, 1 point
       *[other] { $place }, { $n } points
    }
web-silver-claw-journey =
    { $wish ->
        [highest] { $place }, most points
        [lowest] { $place }, fewest points
       *[shared] { $place }, shared place
    }
web-silver-claw-source =
    { $source ->
        [deck] draw deck
       *[valley] valley
    }
web-silver-claw-plans = Plan cards
web-silver-claw-actions = Action cards
web-silver-claw-left = { $n } in the stack
web-silver-claw-gone = discarded: { $list }
web-silver-claw-tactics = The tactics card
web-silver-claw-tactics-why = When an animal cannot go where the action card says, Claw looks for that place here and goes on in the direction of the arrow to the next place that is possible.
web-silver-claw-scores = What Claw scores
web-silver-claw-scores-all = The printed points of the cards in his city, his completed quests, his points, 1 point per snow and 5 more for the most snow, and his animals on the Journey.
web-silver-claw-bonus-type =
    { $per ->
        [one] { $points ->
            [one] 1 point for every { $type } card in his city
           *[other] { $points } points for every { $type } card in his city
        }
       *[other] { $points ->
            [one] 1 point for every { $per } { $type } cards in his city
           *[other] { $points } points for every { $per } { $type } cards in his city
        }
    }
web-silver-claw-bonus-other =
    { $points ->
        [one] 1 point for every { $per } of what the set of cards counts for this
       *[other] { $points } points for every { $per } of what the set of cards counts for this
    }
web-silver-claw-bonus-down =
    { $per ->
        [one] { $points ->
            [one] 1 point for every face-down card
           *[other] { $points } points for every face-down card
        }
       *[other] { $points ->
            [one] 1 point for every { $per } face-down cards
           *[other] { $points } points for every { $per } face-down cards
        }
    }
web-silver-claw-tie = In a tie Claw wins.
web-silver-claw-turn = Claw’s turn
web-silver-claw-step = Step { $n } of { $of }
web-silver-claw-back = Back
web-silver-claw-next = Next
web-silver-claw-done = Done
web-silver-claw-skip = Skip
web-silver-claw-mode = Step by step
web-silver-claw-chain =
    { $arrow ->
        [up] The way up the tactics card
       *[down] The way down the tactics card
    }
web-silver-claw-wanted =
    { $because ->
        [season] wanted, but it is not his spring yet
        [quest] wanted, but there is no quest he could complete
       *[occupied] wanted, but somebody stands there
    }
web-silver-claw-passed = not possible either
web-silver-claw-taken = possible: he goes to “{ $place }”
web-silver-claw-way =
    { $arrow ->
        [up] The arrow of his plan card points up the tactics card; above the first place it goes on with the last.
       *[down] The arrow of his plan card points down the tactics card; below the last place it goes on with the first.
    }

## The story of a finished game (replay/story.ts)

web-silver-story-season = { $who } reached { $season } first.
web-silver-story-quest =
    { $points ->
        [one] { $who } completed the most valuable quest, “{ $quest }”, for { $points } point.
       *[other] { $who } completed the most valuable quest, “{ $quest }”, for { $points } points.
    }
web-silver-story-card = { $who } built the card with the most printed points: “{ $card }”, { $points }.
web-silver-story-snow = { $who } cleared the most snow: { $count } in all, beginning here.
web-silver-story-pass-first = { $who } was first to pass.
web-silver-story-pass-last = { $who } played on longest and passed last.

## Why a hint is a good move (games/silverfrost/reasons.py)

web-reason-bot = That is what our strongest bot would do.
web-reason-wins = It wins the game.
web-reason-worth =
    { $count ->
        [one] { $card } is worth a point.
       *[other] { $card } is worth { $count } points.
    }
web-reason-points =
    { $count ->
        [one] It brings you a point: { $total } if the game ended now.
       *[other] It brings you { $count } points: { $total } if the game ended now.
    }
web-reason-quests =
    { $count ->
        [one] It completes a quest.
       *[other] It completes { $count } quests.
    }
web-reason-animals =
    { $count ->
        [one] An animal comes back to you.
       *[other] { $count } animals come back to you.
    }
web-reason-free = It costs you nothing.
web-reason-card-type =
    { $sort ->
        [production] { $card } produces: it pays again in the seasons to come.
        [governance] { $card } helps you again and again from now on.
        [traveller] { $card } does its work at once.
        [destination] { $card } gives your animals a place of their own.
       *[prosperity] { $card } counts at the end of the game.
    }
web-reason-most-snow = With { $count } snow nobody has then cleared more than you: that counts { $bonus } points.
web-reason-meets =
    { $count ->
        [one] You then meet what the quest “{ $quest }” asks; it is worth a point.
       *[other] You then meet what the quest “{ $quest }” asks; it is worth { $count } points.
    }
web-reason-met = You already meet what the quest “{ $quest }” asks.
web-reason-alone = Whether you complete “{ $quest }” depends on nobody else.
web-reason-quest-worth =
    { $count ->
        [one] “{ $quest }” is worth a point.
       *[other] “{ $quest }” is worth { $count } points.
    }
web-reason-then-quests =
    { $count ->
        [one] You can then complete the quest “{ $quest }”, worth a point.
       *[other] You can then complete the quest “{ $quest }”, worth { $count } points.
    }
web-reason-then-points =
    { $count ->
        [one] What you then choose can bring you a point.
       *[other] What you then choose can bring you { $count } points.
    }
web-reason-then-free =
    { $cards-count ->
        [one] You can then play for nothing: { $cards }.
       *[other] One of these you can then play for nothing: { $cards }.
    }
web-reason-then-play =
    { $cards-count ->
        [one] You can then play: { $cards }.
       *[other] One of these you can then play: { $cards }.
    }
web-reason-then-goods = You then get { $goods }.
web-reason-then-best = What you then choose can bring you { $goods }.
web-reason-then-fire = You then get { $count } fire.
web-reason-last-place = It is the last free place: { $area }.
web-reason-payable = You can pay for { $card }.
web-reason-thaws-place = “{ $place }” is free of snow again.
web-reason-least-lost =
    { $count ->
        [0] It costs you no point; snow on any other card would cost you at least { $next }.
        [one] It costs you 1 point; snow on any other card would cost you at least { $next }.
       *[other] It costs you { $count } points; snow on any other card would cost you at least { $next }.
    }
web-reason-all-out = All your animals are placed.
web-reason-keeps-cards =
    { $count ->
        [one] You keep the card in your hand.
       *[other] You keep all { $count } cards in your hand.
    }
web-reason-thaws = { $card } is free of snow again.
web-reason-season = Your animals come back, and the next season brings its own.
web-reason-keeps-fire = You keep { $count } fire for later.
web-reason-goods = You get { $goods }.
web-reason-fire = It brings you { $count } fire.
web-reason-draws =
    { $count ->
        [one] You get a card.
       *[other] You get { $count } cards.
    }

## The cards in the rulebook (rules/)

web-silver-gallery-type = Every type
web-silver-gallery-kind = Creatures and constructions
web-silver-gallery-tag = Every keyword
web-silver-gallery-search = A word on the card
web-silver-gallery-found =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
