### The terminal client at a table of Silverfrost.

## Letters and signs

ui-letter-red-panda = R
ui-letter-penguin = P
ui-letter-falcon = F
ui-letter-hare = H
ui-letter-claw = C
ui-letter-birch = b
ui-letter-moss = m
ui-letter-copper = c
ui-letter-nut = n
ui-letter-fire = f

## The screen

ui-welcome = Welcome to Silverfrost. You are { $seat }; ? lists your moves, “card NAME” shows a text, help explains the rest.
ui-welcome-back = Welcome back to Silverfrost. You are { $seat }; ? lists your moves, “card NAME” shows a text, help explains the rest.
ui-too-small = The window is smaller than { $columns } by { $rows }, so there is no drawn screen. The command “map” draws the board.
ui-set-ours = The cards are a set of our own, “{ $set }”, not the printed ones.
ui-set-other = The cards are those of the set “{ $set }”.
ui-chance = The cards decide.
ui-head-season = Season
ui-head-fire = Fire
ui-head-goods = Resources
ui-head-points = Pts
ui-head-snow = Snow
ui-head-chimneys = Chim
ui-head-animals = Anim
ui-head-hand = Hand
ui-head-quests = Quests
ui-head-city = City
ui-area-basic = Basic
ui-area-hot-spring = Hot Spring
ui-area-forge = Forge
ui-area-guild = Guild
ui-area-journey = Journey
ui-area-beacon = Beacons
ui-type-short-production = prod
ui-type-short-governance = gov
ui-type-short-traveller = trav
ui-type-short-destination = dest
ui-type-short-prosperity = pros
ui-passed-out = passed
ui-mountain = Mountain
ui-highland = Highland quests
ui-quests = Your quests
ui-valley = Valley (deck { $deck }, discard { $discard })
ui-weather = clearing snow costs { $fire } fire, { $snow } snow cards
ui-hand = Your hand ({ $count }/{ $most })
ui-looked = You look at:
ui-own-city =
    { $cards ->
        [one] Your city (1 card, { $free } free)
       *[other] Your city ({ $cards } cards, { $free } free)
    }
ui-city =
    { $cards ->
        [one] City of { $seat } (1 card, { $free } free)
       *[other] City of { $seat } ({ $cards } cards, { $free } free)
    }
ui-city-claw =
    { $cards ->
        [one] City of { $seat } (1 card)
       *[other] City of { $seat } ({ $cards } cards)
    }
ui-tucked = +{ $count } under
ui-empty = empty
ui-none = none
ui-nothing = nothing
ui-claw-mark = claw
ui-claw-title = Claw
ui-claw-state = plans { $plans }; { $face_down } cards face down; quests { $quests } to do, { $done } done
ui-claw-plan =
    { $left ->
        [0] { $plan } (used up)
       *[other] { $plan } ({ $left } free)
    }
ui-pane-board = the board
ui-pane-cards = valley and hand
ui-pane-town = the cities
ui-goods-card =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
ui-times = { $name } x{ $count }

## Decisions

ui-asked-by = { $source }: { $text }
ui-decide-species = Which animals do you play with? Type a number.
ui-decide-claw-species = Which animals does Claw play with? Type a number.
ui-decide-keep-quest = Which lowland quest do you keep? Nobody sees it.
ui-decide-mulligan = Keep your hand, or discard all of it and draw as many?
ui-decide-ready = Your turn ({ $season }): place an animal or play a card.
ui-decide-ready-act = Your turn ({ $season }): play a card.
ui-decide-ready-prepare = Your turn ({ $season }): play a card, or prepare for the next season.
ui-decide-ready-pass = Your turn ({ $season }): play a card, or pass for the rest of the game.
ui-decide-ready-only-prepare = Your turn ({ $season }): prepare for the next season.
ui-decide-ready-only-pass = Your turn ({ $season }): nothing is left to do but pass.
ui-decide-closing = Clear snow or use an ability, or end your turn.
ui-decide-window = Clearing { $cards } now would change what comes next. Clear snow, or go on.
ui-decide-yes-no = Do you want this?
ui-decide-option = Choose one: type its number.
ui-decide-cards-discard =
    { $least ->
        [0] Discard up to { $most } cards: type their numbers, 0 for none.
       *[other]
            { $most ->
                [one] Discard a card: type its number.
               *[other] Discard cards, at most { $most }: type their numbers.
            }
    }
ui-decide-cards-give =
    { $most ->
        [one] Give a card to { $seat }: type its number.
       *[other] Give cards to { $seat }, at most { $most }: type their numbers.
    }
ui-decide-cards-under =
    { $most ->
        [one] Put a card under this one: type its number.
       *[other] Put cards under this one, at most { $most }: type their numbers.
    }
ui-decide-cards-forge =
    { $most ->
        [one] Forge: discard a card (0: none) for a resource.
       *[other] Forge: discard up to { $most } cards (0: none), each for a resource.
    }
ui-decide-cards-journey = Journey: discard { $most } cards. Type their numbers.
ui-decide-resources =
    { $total ->
        [0] Which resources? Type a number, or letters such as bm.
       *[other] Choose { $total } resources by their letters, such as bbm.
    }
ui-decide-times = How often? Type a number.
ui-decide-seat = Whom do you choose? Type a number.
ui-decide-city-card = Choose a card in a city: type a number.
ui-decide-copy = Which place’s action do you carry out? Type a number.
ui-decide-giant = Which giant do you use? Type a number.
ui-decide-quest-none = You can complete no quest now: type n.
ui-decide-quest = Which quest do you complete? Type a number, or n for none.
ui-decide-keep =
    { $most ->
        [one] Which of the quests do you keep? Type a number.
       *[other] Keep at most { $most } of these quests: type their numbers.
    }
ui-decide-animal = Which animal? Type a number.
ui-decide-where = Where does it go? Type a number.
ui-decide-clear-where = Where do you clear snow? Type a number.
ui-decide-snow-where = Where does the snow go? Type a number.
ui-decide-order = Which effect comes next? Type a number.
ui-decide-produce = Which card produces next? Type a number.
ui-decide-valley = Choose a card of the valley: type a number.
ui-decide-play = Play a card by this effect, or n for none.
ui-decide-city-snow = Which of these cards gets the snow? Type a number.
ui-decide-looked =
    { $most ->
        [one] Which of the cards do you keep? Type its number.
       *[other] Keep at most { $most } of these cards: type their numbers.
    }
ui-decide-claw-quest = Which quest does Claw complete? Type a number.

## What can be done, in full and in a word

ui-kind-place = place an animal
ui-kind-guard = place your Silver Guard
ui-kind-visit = visit a destination card
ui-kind-hand = play a card from your hand
ui-kind-valley = play a card from the valley
ui-kind-revealed = play a card
ui-kind-prepare = prepare for the next season
ui-kind-pass = pass for the rest of the game
ui-kind-mulligan = draw a new hand
ui-kind-stay = keep this hand
ui-kind-yes = yes
ui-kind-no = no
ui-kind-answer = choose
ui-kind-clear-snow = clear snow
ui-kind-put-snow = put snow
ui-effect-of = the effect of { $card }
ui-kind-cards = choose cards
ui-kind-goods = choose resources
ui-kind-none = nothing of this
ui-kind-clear = clear snow in your city
ui-kind-use = use an ability
ui-kind-end = end the turn
ui-kind-continue = go on without clearing
ui-key-place = animal
ui-key-guard = guard
ui-key-visit = visit
ui-key-hand = hand
ui-key-valley = valley
ui-key-revealed = play
ui-key-prepare = season
ui-key-pass = pass
ui-key-mulligan = new hand
ui-key-stay = keep
ui-key-yes = yes
ui-key-no = no
ui-key-answer = choose
ui-key-cards = cards
ui-key-goods = resources
ui-key-none = none
ui-key-clear = clear
ui-key-use = ability
ui-key-end = end
ui-key-continue = go on
ui-more = all moves; card NAME: its text; help
ui-by-letters = by letters, such as bbm
ui-play-for = { $card } for { $cost }
ui-play-chimney = { $card } for 1 fire and a chimney on { $construction }
ui-play-using = , with { $card }
ui-play-into = , into the city of { $seat }
ui-play-snow = { " " }and { $fire } fire for the snow
ui-place-snow = { " " }(and { $fire } fire for the snow)
ui-gift = a gift of { $goods }
ui-gift-to = a gift of { $goods } to { $seat }
ui-card-of = { $card } of { $seat }
ui-figure-at = { $figure }: { $place }
ui-slot = slot { $slot }
ui-so-often =
    { $times ->
        [0] not at all
        [one] once
       *[other] { $times } times
    }
ui-or = or
ui-option = choice { $number }
ui-option-is = { $text }
ui-cost-give = 1 gift to the left: { $goods }
ui-number-of-what = { $word } of what? Put a key before the number: p { $word } places an animal, h { $word } plays from your hand, b { $word } from the valley.
ui-usage-why = Ask about a move, such as “why p 22”, “why h 2” or “why prepare”.
ui-usage-rules = Search the rulebook by words or by a rule: “rules chimney”, “rules TURN-8”.
ui-usage-card = Type the name of a card, giant, quest or place, such as “card rye oven”.
ui-undo-refused = You cannot take that back: since then somebody else has moved, a card was drawn or something hidden was seen.

## Texts

ui-card-title = Texts
ui-card-none = Nothing in this set is called “{ $name }”.
ui-also = Also: { $names }.
ui-number = number { $number }
ui-a-creature = creature
ui-a-construction = construction
ui-a-giant = giant
ui-a-lowland-quest =
    { $points ->
        [one] lowland quest, 1 point
       *[other] lowland quest, { $points } points
    }
ui-a-highland-quest =
    { $points ->
        [one] highland quest, 1 point
       *[other] highland quest, { $points } points
    }
ui-rarity-unique = unique
ui-rarity-common = common
ui-copies =
    { $count ->
        [one] 1 copy
       *[other] { $count } copies
    }
ui-card-facts =
    { $points ->
        [one] Costs { $cost }; 1 point.
       *[other] Costs { $cost }; { $points } points.
    }
ui-card-chimney = Chimney for creatures of the type: { $type }.
ui-any-type = any
ui-card-keywords =
    { $count ->
        [one] Keyword: { $keywords }.
       *[other] Keywords: { $keywords }.
    }
ui-card-spaces =
    { $spaces ->
        [0] Takes no space in a city.
       *[other] Takes { $spaces } spaces in a city.
    }
ui-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ui-place-individual = for one animal
ui-place-shared = for any number of animals
ui-place-gain = take { $goods }
ui-place-in-forge = discard up to 3 cards, take as many resources of your choice
ui-place-in-guild = complete a quest, or draw new ones
ui-place-in-beacon = use a giant, take the points above it
ui-place-journey = discard { $cards } cards; { $points } points at the end; only in spring
ui-place-fire = costs { $fire } fire

## Sentences about the table

ui-you-have = You have { $goods }. Animals to place: { $animals }. Chimneys: { $chimneys }.
ui-animals =
    { $guard ->
        [yes]
            { $animals ->
                [0] the Silver Guard
               *[other] { $animals } and the Silver Guard
            }
       *[no] { $animals }
    }
ui-your-cards = Your cards: { $cards }.
ui-say-card = { $number } { $card } for { $cost }
ui-has-completed = { $seat } has completed { $quests }.
ui-say-giant =
    { $points ->
        [one] { $giant }, 1 point:
       *[other] { $giant }, { $points } points:
    }
ui-say-no-giant =
    { $points ->
        [one] Nobody at the slot with 1 point.
       *[other] Nobody at the slot with { $points } points.
    }
ui-say-snow = { $snow } snow
ui-say-here = There: { $names }
ui-say-animal = { $seat }
ui-say-guard = { $seat } (Silver Guard)
ui-say-valley =
    { $count ->
        [one] { $number } { $card }, { $type }, for { $cost }, points { $points }.
       *[other] { $number } { $card } ({ $count } of them), { $type }, for { $cost }, points { $points }.
    }
ui-say-claw-token = claw token
ui-seat-is = { $seat }: { $season }. Has { $goods }; points { $points }, snow cleared { $snow }, chimneys { $chimneys } and { $waiting } to come, animals to place { $animals }, hand { $hand }, quests { $quests } to do and { $done } done.
ui-say-city = City: { $cards }. Free spaces: { $free }.
ui-say-city-claw = City: { $cards }.
ui-mark-snow = snow
ui-mark-chimney = chimney
ui-say-claw = Claw, difficulty { $difficulty }: { $season }. { $fire } fire, points { $points }, snow cleared { $snow }, animals to place { $animals }, { $face_down } cards face down, quests { $quests } to do and { $done } done.
ui-say-plan = Plan { $plan }: { $corners }.
ui-corner-free = free
ui-corner-skipped = skipped
ui-corner-used = used
ui-city-title = Your city
ui-cities-title = Cities
ui-quests-title = Quests
ui-seats-title = Everybody
ui-no-claw = Claw only plays against somebody who plays alone.

## The end

ui-ended = Won by { $winners }.
ui-source-cards = Cards
ui-source-prosperity = Bonus of cards
ui-source-quests = Quests
ui-source-snow = Snow
ui-source-tokens = Point tokens
ui-source-journey = Journey
ui-source-total = Total

## Help

ui-help =
    PLAYING
      Type the key of a move and a number from the screen: “p 3” places an animal on place 3, “g 3” your
      Silver Guard, “v 1” visits a destination card, “h 2” plays the second card of your hand, “b 5” the
      card in space 5 of the valley. A key alone lists its choices; “h 2.1” is one of several ways to pay.
      s prepares for the next season, f passes, c clears snow in your city, x uses an ability, e ends the turn or goes on.
      Where something is asked, type the number of the answer; y and n say yes and no.
      Several cards at once: “1 3 3”; 0 for none. Resources by letters: “bbm” is 2 birch and 1 moss.
      Names work too: “place birch slope”, “play rye oven”. Tab completes what you type.

    ASKING
      ? or moves        everything you may do now
      card rye oven     the text of a card, giant, quest or place; also “? rye oven”; card alone: your hand
      why p 22          whether that is legal, and which rule says so
      hint              what you might do now: a good move, why, how sure that is, and the next best one
      rules chimney     search the rulebook; also by rule: rules TURN-8
      hand, city        your things; your city with the texts
      cities, seats     all cities with the texts; everybody in sentences
      quests            your quests and those of the highland, with their texts
      board, log        the board again (in sentences with --plain); all that happened
      “.”               in a small window: the board, valley and hand, the cities

    THE GAME
      undo              take back your last move, unless somebody moved or something hidden was seen
      save FILE         save a copy; the game itself is saved after every move
      resume            how to go on with this game later
      lang LANGUAGE     another language; “lang” alone says which there are
      quit              leave; the game is saved

    THE SCREEN
      Animals are letters: [H] a hare, [H+] its Silver Guard. A number with a bracket, 3), can be chosen now.
      b birch, m moss, c copper, n nut, f fire, # a card, ? a resource of your choice; >f is given to the left.
      Signs: * snow, ^ a chimney, ! unique, ~ a place for any number of animals, -f costs fire; 5#=8: 5 cards for 8 points.
      A card: name, cost, points, type. Anim: animals to place, + with the Silver Guard. Chim 0+2: 2 still to come.
      Quests 1+2: 1 to do, 2 done. Pts are point tokens; what a city is worth is counted at the end.
ui-help-solo =
    CLAW
      claw              what he has, and the plans that lie before him
      An animal of his is [C], “claw” a claw token in the valley. His row: Hand counts his face-down cards.
