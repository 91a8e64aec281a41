### The terminal client at a table of Silverfrost. A key ui-X of the client is looked up here first.

## Letters and signs

ui_silverfrost-letter-red-panda = R
ui_silverfrost-letter-penguin = P
ui_silverfrost-letter-falcon = F
ui_silverfrost-letter-hare = H
ui_silverfrost-letter-claw = C
ui_silverfrost-letter-birch = b
ui_silverfrost-letter-moss = m
ui_silverfrost-letter-copper = c
ui_silverfrost-letter-nut = n
ui_silverfrost-letter-fire = f

## The screen

ui_silverfrost-seat-number = Seat { $number }
ui_silverfrost-welcome = Welcome to Silverfrost. You are { $seat }; ? lists your moves, “card NAME” shows a text, help explains the rest.
ui_silverfrost-welcome-back = Welcome back to Silverfrost. You are { $seat }; ? lists your moves, “card NAME” shows a text, help explains the rest.
ui_silverfrost-set-ours = The cards are a set of our own, “{ $set }”, not the printed ones.
ui_silverfrost-set-other = The cards are those of the set “{ $set }”.
ui_silverfrost-chance = The cards decide.
ui_silverfrost-head-season = Season
ui_silverfrost-head-fire = Fire
ui_silverfrost-head-goods = Resources
ui_silverfrost-head-points = Pts
ui_silverfrost-head-snow = Snow
ui_silverfrost-head-chimneys = Chim
ui_silverfrost-head-animals = Anim
ui_silverfrost-head-hand = Hand
ui_silverfrost-head-quests = Quests
ui_silverfrost-head-city = City
ui_silverfrost-area-basic = Basic
ui_silverfrost-area-hot-spring = Hot Spring
ui_silverfrost-area-forge = Forge
ui_silverfrost-area-guild = Guild
ui_silverfrost-area-journey = Journey
ui_silverfrost-area-beacon = Beacons
ui_silverfrost-type-short-production = prod
ui_silverfrost-type-short-governance = gov
ui_silverfrost-type-short-traveller = trav
ui_silverfrost-type-short-destination = dest
ui_silverfrost-type-short-prosperity = pros
ui_silverfrost-passed-out = passed
ui_silverfrost-mountain = Mountain
ui_silverfrost-highland = Highland quests
ui_silverfrost-quests = Your quests
ui_silverfrost-valley = Valley (deck { $deck }, discard { $discard })
ui_silverfrost-weather = clearing snow costs { $fire } fire, { $snow } snow cards
ui_silverfrost-hand = Your hand ({ $count }/{ $most })
ui_silverfrost-looked = You look at:
ui_silverfrost-own-city =
    { $cards ->
        [one] Your city (1 card, { $free } free)
       *[other] Your city ({ $cards } cards, { $free } free)
    }
ui_silverfrost-city =
    { $cards ->
        [one] City of { $seat } (1 card, { $free } free)
       *[other] City of { $seat } ({ $cards } cards, { $free } free)
    }
ui_silverfrost-city-claw =
    { $cards ->
        [one] City of { $seat } (1 card)
       *[other] City of { $seat } ({ $cards } cards)
    }
ui_silverfrost-tucked = +{ $count } under
ui_silverfrost-empty = empty
ui_silverfrost-none = none
ui_silverfrost-nothing = nothing
ui_silverfrost-claw-mark = claw
ui_silverfrost-claw-title = Claw
ui_silverfrost-claw-state = plans { $plans }; { $face_down } cards face down; quests { $quests } to do, { $done } done
ui_silverfrost-claw-plan =
    { $left ->
        [0] { $plan } (used up)
       *[other] { $plan } ({ $left } free)
    }
ui_silverfrost-pane-board = the board
ui_silverfrost-pane-cards = valley and hand
ui_silverfrost-pane-town = the cities
ui_silverfrost-goods-card =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
ui_silverfrost-times = { $name } x{ $count }

## Decisions

ui_silverfrost-asked-by = { $source }: { $text }
ui_silverfrost-decide-species = Which animals do you play? Type a number.
ui_silverfrost-decide-keep-quest = Which lowland quest do you keep? Nobody sees it.
ui_silverfrost-decide-mulligan = Keep your hand, or discard all of it and draw as many?
ui_silverfrost-decide-ready = Your turn ({ $season }): place an animal or play a card.
ui_silverfrost-decide-ready-act = Your turn ({ $season }): play a card.
ui_silverfrost-decide-ready-prepare = Your turn ({ $season }): play a card, or prepare for the next season.
ui_silverfrost-decide-ready-pass = Your turn ({ $season }): play a card, or pass for the rest of the game.
ui_silverfrost-decide-ready-only-prepare = Your turn ({ $season }): prepare for the next season.
ui_silverfrost-decide-ready-only-pass = Your turn ({ $season }): nothing is left to do but pass.
ui_silverfrost-decide-closing = Clear snow or use an ability, or end your turn.
ui_silverfrost-decide-yes-no = Do you want this?
ui_silverfrost-decide-option = Choose one: type its number.
ui_silverfrost-decide-cards-discard =
    { $least ->
        [0] Discard up to { $most } cards: type their numbers, 0 for none.
       *[other]
            { $most ->
                [one] Discard a card: type its number.
               *[other] Discard cards, at most { $most }: type their numbers.
            }
    }
ui_silverfrost-decide-cards-give =
    { $most ->
        [one] Give a card to { $seat }: type its number.
       *[other] Give cards to { $seat }, at most { $most }: type their numbers.
    }
ui_silverfrost-decide-cards-under =
    { $most ->
        [one] Put a card under this one: type its number.
       *[other] Put cards under this one, at most { $most }: type their numbers.
    }
ui_silverfrost-decide-cards-forge =
    { $most ->
        [one] Forge: discard a card (0: none) for a resource.
       *[other] Forge: discard up to { $most } cards (0: none), each for a resource.
    }
ui_silverfrost-decide-cards-journey = Journey: discard { $most } cards. Type their numbers.
ui_silverfrost-decide-resources =
    { $total ->
        [0] Which resources? Type a number, or letters such as bm.
       *[other] Choose { $total } resources by their letters, such as bbm.
    }
ui_silverfrost-decide-times = How often? Type a number.
ui_silverfrost-decide-seat = Whom do you choose? Type a number.
ui_silverfrost-decide-city-card = Choose a card in a city: type a number.
ui_silverfrost-decide-copy = Which place's action do you carry out? Type a number.
ui_silverfrost-decide-giant = Which giant do you use? Type a number.
ui_silverfrost-decide-quest-none = You can complete no quest now: type n.
ui_silverfrost-decide-quest = Which quest do you complete? Type a number, or n for none.
ui_silverfrost-decide-keep =
    { $most ->
        [one] Which of the quests do you keep? Type a number.
       *[other] Keep at most { $most } of these quests: type their numbers.
    }
ui_silverfrost-decide-animal = Which animal? Type a number.
ui_silverfrost-decide-where = Where does it go? Type a number.
ui_silverfrost-decide-clear-where = Where do you clear snow? Type a number.
ui_silverfrost-decide-snow-where = Where does the snow go? Type a number.
ui_silverfrost-decide-order = Which effect comes next? Type a number.
ui_silverfrost-decide-produce = Which card produces next? Type a number.
ui_silverfrost-decide-valley = Choose a card of the valley: type a number.
ui_silverfrost-decide-play = Play a card by this effect, or n for none.
ui_silverfrost-decide-city-snow = Which of these cards gets the snow? Type a number.
ui_silverfrost-decide-looked =
    { $most ->
        [one] Which of the cards do you keep? Type its number.
       *[other] Keep at most { $most } of these cards: type their numbers.
    }
ui_silverfrost-decide-claw-quest = Which quest does Claw complete? Type a number.

## What can be done, in full and in a word

ui_silverfrost-kind-place = place an animal
ui_silverfrost-kind-guard = place your Silver Guard
ui_silverfrost-kind-visit = visit a destination card
ui_silverfrost-kind-hand = play a card from your hand
ui_silverfrost-kind-valley = play a card from the valley
ui_silverfrost-kind-revealed = play a card
ui_silverfrost-kind-prepare = prepare for the next season
ui_silverfrost-kind-pass = pass for the rest of the game
ui_silverfrost-kind-mulligan = draw a new hand
ui_silverfrost-kind-stay = keep this hand
ui_silverfrost-kind-yes = yes
ui_silverfrost-kind-no = no
ui_silverfrost-kind-answer = choose
ui_silverfrost-kind-cards = choose cards
ui_silverfrost-kind-goods = choose resources
ui_silverfrost-kind-none = nothing of this
ui_silverfrost-kind-clear = clear snow in your city
ui_silverfrost-kind-use = use an ability
ui_silverfrost-kind-end = end the turn
ui_silverfrost-key-place = animal
ui_silverfrost-key-guard = guard
ui_silverfrost-key-visit = visit
ui_silverfrost-key-hand = hand
ui_silverfrost-key-valley = valley
ui_silverfrost-key-revealed = play
ui_silverfrost-key-prepare = season
ui_silverfrost-key-pass = pass
ui_silverfrost-key-mulligan = new hand
ui_silverfrost-key-stay = keep
ui_silverfrost-key-yes = yes
ui_silverfrost-key-no = no
ui_silverfrost-key-answer = choose
ui_silverfrost-key-cards = cards
ui_silverfrost-key-goods = resources
ui_silverfrost-key-none = none
ui_silverfrost-key-clear = clear
ui_silverfrost-key-use = ability
ui_silverfrost-key-end = end
ui_silverfrost-more = all moves; card NAME: its text; help
ui_silverfrost-by-letters = by letters, such as bbm
ui_silverfrost-play-for = { $card } for { $cost }
ui_silverfrost-play-chimney = { $card } for 1 fire and a chimney on { $construction }
ui_silverfrost-play-using = , with { $card }
ui_silverfrost-play-into = , into the city of { $seat }
ui_silverfrost-play-snow = { " " }and { $fire } fire for the snow
ui_silverfrost-place-snow = { " " }(and { $fire } fire for the snow)
ui_silverfrost-gift = a gift of { $goods }
ui_silverfrost-gift-to = a gift of { $goods } to { $seat }
ui_silverfrost-card-of = { $card } of { $seat }
ui_silverfrost-figure-at = { $figure }: { $place }
ui_silverfrost-slot = slot { $slot }
ui_silverfrost-so-often =
    { $times ->
        [0] not at all
        [one] once
       *[other] { $times } times
    }
ui_silverfrost-or = or
ui_silverfrost-option = choice { $number }
ui_silverfrost-option-is = { $text }
ui_silverfrost-cost-give = 1 gift to the left: { $goods }
ui_silverfrost-not-open = You cannot { $kind } now; ? lists what you can do.
ui_silverfrost-number-of-what = { $word } of what? Put a key before the number: p { $word } places an animal, h { $word } plays from your hand, b { $word } from the valley.
ui_silverfrost-usage-why = Ask about a move, such as “why p 22”, “why h 2” or “why prepare”.
ui_silverfrost-usage-rules = Search the rulebook by words or by a rule: “rules chimney”, “rules TURN-8”.
ui_silverfrost-usage-card = Type the name of a card, giant, quest or place, such as “card rye oven”.
ui_silverfrost-paused = Paused. Enter goes on; commands work.
ui_silverfrost-undo-refused = You cannot take that back: since then somebody else has moved, a card was drawn or something hidden was seen.

## Texts

ui_silverfrost-card-title = Texts
ui_silverfrost-card-none = Nothing in this set is called “{ $name }”.
ui_silverfrost-also = Also: { $names }.
ui_silverfrost-number = number { $number }
ui_silverfrost-a-creature = creature
ui_silverfrost-a-construction = construction
ui_silverfrost-a-giant = giant
ui_silverfrost-a-lowland-quest =
    { $points ->
        [one] lowland quest, 1 point
       *[other] lowland quest, { $points } points
    }
ui_silverfrost-a-highland-quest =
    { $points ->
        [one] highland quest, 1 point
       *[other] highland quest, { $points } points
    }
ui_silverfrost-rarity-unique = unique
ui_silverfrost-rarity-common = common
ui_silverfrost-copies =
    { $count ->
        [one] 1 copy
       *[other] { $count } copies
    }
ui_silverfrost-card-facts =
    { $points ->
        [one] Costs { $cost }; 1 point.
       *[other] Costs { $cost }; { $points } points.
    }
ui_silverfrost-card-chimney = Chimney for creatures of the type: { $type }.
ui_silverfrost-any-type = any
ui_silverfrost-card-spaces =
    { $spaces ->
        [0] Takes no space in a city.
       *[other] Takes { $spaces } spaces in a city.
    }
ui_silverfrost-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ui_silverfrost-place-individual = for one animal
ui_silverfrost-place-shared = for any number of animals
ui_silverfrost-place-gain = take { $goods }
ui_silverfrost-place-in-forge = discard up to 3 cards, take as many resources of your choice
ui_silverfrost-place-in-guild = complete a quest, or draw new ones
ui_silverfrost-place-in-beacon = use a giant, take the points above it
ui_silverfrost-place-journey = discard { $cards } cards; { $points } points at the end; only in spring
ui_silverfrost-place-fire = costs { $fire } fire

## Sentences about the table

ui_silverfrost-you-have = You have { $goods }. Animals to place: { $animals }. Chimneys: { $chimneys }.
ui_silverfrost-animals =
    { $guard ->
        [yes]
            { $animals ->
                [0] the Silver Guard
               *[other] { $animals } and the Silver Guard
            }
       *[no] { $animals }
    }
ui_silverfrost-your-cards = Your cards: { $cards }.
ui_silverfrost-say-card = { $number } { $card } for { $cost }
ui_silverfrost-has-completed = { $seat } has completed { $quests }.
ui_silverfrost-say-giant =
    { $points ->
        [one] { $giant }, 1 point:
       *[other] { $giant }, { $points } points:
    }
ui_silverfrost-say-no-giant =
    { $points ->
        [one] Nobody at the slot with 1 point.
       *[other] Nobody at the slot with { $points } points.
    }
ui_silverfrost-say-snow = { $snow } snow
ui_silverfrost-say-here = There: { $names }
ui_silverfrost-say-animal = { $seat }
ui_silverfrost-say-guard = { $seat } (Silver Guard)
ui_silverfrost-say-valley =
    { $count ->
        [one] { $number } { $card }, { $type }, for { $cost }, points { $points }.
       *[other] { $number } { $card } ({ $count } of them), { $type }, for { $cost }, points { $points }.
    }
ui_silverfrost-say-claw-token = claw token
ui_silverfrost-seat-is = { $seat }: { $season }. Has { $goods }; points { $points }, snow cleared { $snow }, chimneys { $chimneys } and { $waiting } to come, animals to place { $animals }, hand { $hand }, quests { $quests } to do and { $done } done.
ui_silverfrost-say-city = City: { $cards }. Free spaces: { $free }.
ui_silverfrost-say-city-claw = City: { $cards }.
ui_silverfrost-mark-snow = snow
ui_silverfrost-mark-chimney = chimney
ui_silverfrost-say-claw = Claw, difficulty { $difficulty }: { $season }. { $fire } fire, points { $points }, snow cleared { $snow }, animals to place { $animals }, { $face_down } cards face down, quests { $quests } to do and { $done } done.
ui_silverfrost-say-plan = Plan { $plan }: { $corners }.
ui_silverfrost-corner-free = free
ui_silverfrost-corner-skipped = skipped
ui_silverfrost-corner-used = used
ui_silverfrost-city-title = Your city
ui_silverfrost-cities-title = Cities
ui_silverfrost-quests-title = Quests
ui_silverfrost-seats-title = Everybody
ui_silverfrost-no-claw = Claw only plays against somebody who plays alone.

## The end

ui_silverfrost-ended = Won by { $winners }.
ui_silverfrost-source-cards = Cards
ui_silverfrost-source-prosperity = Bonus of cards
ui_silverfrost-source-quests = Quests
ui_silverfrost-source-snow = Snow
ui_silverfrost-source-tokens = Point tokens
ui_silverfrost-source-journey = Journey
ui_silverfrost-source-total = Total

## Help

ui_silverfrost-help =
    PLAYING
      Type the key of a move and a number from the screen: “p 3” places an animal on place 3, “g 3” your
      Silver Guard, “v 1” visits a destination card, “h 2” plays the second card of your hand, “b 5” the
      card in space 5 of the valley. A key alone lists its choices; “h 2.1” is one of several ways to pay.
      s prepares for the next season, f passes, c clears snow in your city, x uses an ability, e ends the turn.
      Where something is asked, type the number of the answer; y and n say yes and no.
      Several cards at once: “1 3 3”; 0 for none. Resources by letters: “bbm” is 2 birch and 1 moss.
      Names work too: “place birch slope”, “play rye oven”. Tab completes what you type.

    ASKING
      ? or moves        everything you may do now
      card rye oven     the text of a card, giant, quest or place; also “? rye oven”; card alone: your hand
      why p 22          whether that is legal, and which rule says so
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
      lang de           German; “lang en” English
      quit              leave; the game is saved

    THE SCREEN
      Animals are letters: [H] a hare, [H+] its Silver Guard. A number with a bracket, 3), can be chosen now.
      b birch, m moss, c copper, n nut, f fire, # a card, ? a resource of your choice; >f is given to the left.
      Signs: * snow, ^ a chimney, ! unique, ~ a place for any number of animals, -f costs fire; 5#=8: 5 cards for 8 points.
      A card: name, cost, points, type. Anim: animals to place, + with the Silver Guard. Chim 0+2: 2 still to come.
      Quests 1+2: 1 to do, 2 done. Pts are point tokens; what a city is worth is counted at the end.
ui_silverfrost-help-solo =
    CLAW
      claw              what he has, and the plans that lie before him
      An animal of his is [C], “claw” a claw token in the valley. His row: Hand counts his face-down cards.
