### De terminal aan een tafel van Silverfrost.

## Letters en tekens

ui-letter-red-panda = R
ui-letter-penguin = P
ui-letter-falcon = V
ui-letter-hare = H
ui-letter-claw = K
ui-letter-birch = b
ui-letter-moss = m
ui-letter-copper = k
ui-letter-nut = n
ui-letter-fire = v

## Het scherm

ui-welcome = Welkom bij Silverfrost. Jij bent { $seat }; ? toont je zetten, “card NAAM” een tekst, help legt de rest uit.
ui-welcome-back = Welkom terug bij Silverfrost. Jij bent { $seat }; ? toont je zetten, “card NAAM” een tekst, help legt de rest uit.
ui-too-small = Het venster is kleiner dan { $columns } bij { $rows }, dus er wordt niets getekend. Met “map” teken je het bord.
ui-set-ours = De kaarten zijn een set van onszelf, “{ $set }”, niet de gedrukte.
ui-set-other = De kaarten zijn die van de set “{ $set }”.
ui-chance = De kaarten beslissen.
ui-head-season = Seiz.
ui-head-fire = Vuur
ui-head-goods = Grondst.
ui-head-points = Pnt
ui-head-snow = Snw
ui-head-chimneys = Sch
ui-head-animals = Dier
ui-head-hand = Hand
ui-head-quests = Opdr.
ui-head-city = Stad
ui-area-basic = Eenvoudig
ui-area-hot-spring = Warme bron
ui-area-forge = Smidse
ui-area-guild = Gilde
ui-area-journey = Reis
ui-area-beacon = Bakens
ui-type-short-production = prod
ui-type-short-governance = best
ui-type-short-traveller = reiz
ui-type-short-destination = doel
ui-type-short-prosperity = welv
ui-passed-out = gepast
ui-mountain = Berg
ui-highland = Hooglandopdrachten
ui-quests = Je opdrachten
ui-valley = Dal (stapel { $deck }, afgelegd { $discard })
ui-weather = sneeuw ruimen kost { $fire } vuur, { $snow } sneeuwkaarten
ui-hand = Je hand ({ $count }/{ $most })
ui-looked = Je bekijkt:
ui-own-city =
    { $cards ->
        [one] Je stad (1 kaart, { $free } vrij)
       *[other] Je stad ({ $cards } kaarten, { $free } vrij)
    }
ui-city =
    { $cards ->
        [one] Stad van { $seat } (1 kaart, { $free } vrij)
       *[other] Stad van { $seat } ({ $cards } kaarten, { $free } vrij)
    }
ui-city-claw =
    { $cards ->
        [one] Stad van { $seat } (1 kaart)
       *[other] Stad van { $seat } ({ $cards } kaarten)
    }
ui-tucked = +{ $count } eronder
ui-empty = leeg
ui-none = geen
ui-nothing = niets
ui-claw-mark = klauw
ui-claw-title = Klauw
ui-claw-state = plannen { $plans }; { $face_down } kaarten gedekt; opdrachten: { $quests } te doen, { $done } gedaan
ui-claw-plan =
    { $left ->
        [0] { $plan } (op)
       *[other] { $plan } ({ $left } vrij)
    }
ui-pane-board = het bord
ui-pane-cards = dal en hand
ui-pane-town = de steden
ui-goods-card =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
ui-times = { $name } x{ $count }

## Beslissingen

ui-asked-by = { $source }: { $text }
ui-decide-species = Met welke dieren speel je? Typ een nummer.
ui-decide-claw-species = Met welke dieren speelt Klauw? Typ een nummer.
ui-decide-keep-quest = Welke laaglandopdracht houd je? Niemand ziet haar.
ui-decide-mulligan = Houd je hand, of leg alles af en trek er evenveel?
ui-decide-ready = Jouw beurt ({ $season }): plaats een dier of speel een kaart.
ui-decide-ready-act = Jouw beurt ({ $season }): speel een kaart.
ui-decide-ready-prepare = Jouw beurt ({ $season }): speel een kaart, of bereid je voor op het volgende seizoen.
ui-decide-ready-pass = Jouw beurt ({ $season }): speel een kaart, of pas voor de rest van het spel.
ui-decide-ready-only-prepare = Jouw beurt ({ $season }): bereid je voor op het volgende seizoen.
ui-decide-ready-only-pass = Jouw beurt ({ $season }): je kunt alleen nog passen.
ui-decide-closing = Ruim sneeuw of gebruik een vaardigheid, of beëindig je beurt.
ui-decide-window = Als je nu de sneeuw van { $cards } ruimt, verandert dat wat er komt. Ruim sneeuw, of ga verder.
ui-decide-yes-no = Wil je dit?
ui-decide-option = Kies er één: typ het nummer.
ui-decide-cards-discard =
    { $least ->
        [0] Leg hoogstens { $most } kaarten af: typ hun nummers, 0 voor geen.
       *[other]
            { $most ->
                [one] Leg een kaart af: typ haar nummer.
               *[other] Leg kaarten af, hoogstens { $most }: typ hun nummers.
            }
    }
ui-decide-cards-give =
    { $most ->
        [one] Geef { $seat } een kaart: typ haar nummer.
       *[other] Geef { $seat } kaarten, hoogstens { $most }: typ hun nummers.
    }
ui-decide-cards-under =
    { $most ->
        [one] Leg een kaart onder deze: typ haar nummer.
       *[other] Leg kaarten onder deze, hoogstens { $most }: typ hun nummers.
    }
ui-decide-cards-forge =
    { $most ->
        [one] Smidse: leg een kaart af (0: geen) voor een grondstof.
       *[other] Smidse: leg hoogstens { $most } kaarten af (0: geen), elk voor een grondstof.
    }
ui-decide-cards-journey = Reis: leg { $most } kaarten af. Typ hun nummers.
ui-decide-resources =
    { $total ->
        [0] Welke grondstoffen? Typ een nummer, of letters zoals bm.
       *[other] Kies { $total } grondstoffen met hun letters, zoals bbm.
    }
ui-decide-times = Hoe vaak? Typ een getal.
ui-decide-seat = Wie kies je? Typ een nummer.
ui-decide-city-card = Kies een kaart in een stad: typ een nummer.
ui-decide-copy = Van welke plek voer je de actie uit? Typ een nummer.
ui-decide-giant = Welk reuzenwezen gebruik je? Typ een nummer.
ui-decide-quest-none = Je kunt nu geen opdracht voltooien: typ n.
ui-decide-quest = Welke opdracht voltooi je? Typ een nummer, of n voor geen.
ui-decide-keep =
    { $most ->
        [one] Welke van de opdrachten houd je? Typ een nummer.
       *[other] Houd hoogstens { $most } van deze opdrachten: typ hun nummers.
    }
ui-decide-animal = Welk dier? Typ een nummer.
ui-decide-where = Waar gaat het heen? Typ een nummer.
ui-decide-clear-where = Waar ruim je sneeuw? Typ een nummer.
ui-decide-snow-where = Waar gaat de sneeuw heen? Typ een nummer.
ui-decide-order = Welk effect komt nu? Typ een nummer.
ui-decide-produce = Welke kaart produceert nu? Typ een nummer.
ui-decide-valley = Kies een kaart in het dal: typ een nummer.
ui-decide-play = Speel een kaart door dit effect, of n voor geen.
ui-decide-city-snow = Welke van deze kaarten krijgt de sneeuw? Typ een nummer.
ui-decide-looked =
    { $most ->
        [one] Welke van de kaarten houd je? Typ haar nummer.
       *[other] Houd hoogstens { $most } van deze kaarten: typ hun nummers.
    }
ui-decide-claw-quest = Welke opdracht voltooit Klauw? Typ een nummer.

## Wat je kunt doen, voluit en in één woord

ui-kind-place = een dier plaatsen
ui-kind-guard = je Zilverwacht plaatsen
ui-kind-visit = een bestemmingskaart bezoeken
ui-kind-hand = een kaart uit je hand spelen
ui-kind-valley = een kaart uit het dal spelen
ui-kind-revealed = een kaart spelen
ui-kind-prepare = je voorbereiden op het volgende seizoen
ui-kind-pass = passen voor de rest van het spel
ui-kind-mulligan = een nieuwe hand trekken
ui-kind-stay = deze hand houden
ui-kind-yes = ja
ui-kind-no = nee
ui-kind-answer = kiezen
ui-kind-clear-snow = sneeuw ruimen
ui-kind-put-snow = sneeuw leggen
ui-effect-of = het effect van { $card }
ui-kind-cards = kaarten kiezen
ui-kind-goods = grondstoffen kiezen
ui-kind-none = niets daarvan
ui-kind-clear = sneeuw in je stad ruimen
ui-kind-use = een vaardigheid gebruiken
ui-kind-end = de beurt beëindigen
ui-kind-continue = verdergaan zonder te ruimen
ui-key-place = dier
ui-key-guard = wacht
ui-key-visit = bezoek
ui-key-hand = hand
ui-key-valley = dal
ui-key-revealed = spelen
ui-key-prepare = seizoen
ui-key-pass = passen
ui-key-mulligan = nieuwe hand
ui-key-stay = houden
ui-key-yes = ja
ui-key-no = nee
ui-key-answer = kiezen
ui-key-cards = kaarten
ui-key-goods = grondstoffen
ui-key-none = geen
ui-key-clear = ruimen
ui-key-use = vaardigheid
ui-key-end = einde
ui-key-continue = verder
ui-more = alle zetten; card NAAM: de tekst; help
ui-by-letters = met letters, zoals bbm
ui-play-for = { $card } voor { $cost }
ui-play-chimney = { $card } voor 1 vuur en een schoorsteen op { $construction }
ui-play-using = , met { $card }
ui-play-into = , in de stad van { $seat }
ui-play-snow = { " " }en { $fire } vuur voor de sneeuw
ui-place-snow = { " " }(en { $fire } vuur voor de sneeuw)
ui-gift = een geschenk van { $goods }
ui-gift-to = een geschenk van { $goods } aan { $seat }
ui-card-of = { $card } van { $seat }
ui-figure-at = { $figure }: { $place }
ui-slot = veld { $slot }
ui-so-often =
    { $times ->
        [0] helemaal niet
        [one] één keer
       *[other] { $times } keer
    }
ui-or = of
ui-option = keuze { $number }
ui-option-is = { $text }
ui-cost-give = 1 geschenk naar links: { $goods }
ui-number-of-what = { $word } van wat? Zet een toets voor het nummer: p { $word } plaatst een dier, h { $word } speelt uit je hand, b { $word } uit het dal.
ui-usage-why = Vraag naar een zet, zoals “why p 22”, “why h 2” of “why prepare”.
ui-usage-rules = Zoek in de spelregels op woorden of op nummer: “rules schoorsteen”, “rules TURN-8”.
ui-usage-card = Typ de naam van een kaart, reuzenwezen, opdracht of plek, zoals “card roggeoven”.
ui-undo-refused = Dat kun je niet terugnemen: sindsdien heeft iemand anders gezet, is er een kaart getrokken of is er iets verborgens gezien.

## Teksten

ui-card-title = Teksten
ui-card-none = Niets in deze set heet “{ $name }”.
ui-also = Ook: { $names }.
ui-number = nummer { $number }
ui-a-creature = wezen
ui-a-construction = bouwwerk
ui-a-giant = reuzenwezen
ui-a-lowland-quest =
    { $points ->
        [one] laaglandopdracht, 1 punt
       *[other] laaglandopdracht, { $points } punten
    }
ui-a-highland-quest =
    { $points ->
        [one] hooglandopdracht, 1 punt
       *[other] hooglandopdracht, { $points } punten
    }
ui-rarity-unique = uniek
ui-rarity-common = gewoon
ui-copies =
    { $count ->
        [one] 1 exemplaar
       *[other] { $count } exemplaren
    }
ui-card-facts =
    { $points ->
        [one] Kost { $cost }; 1 punt.
       *[other] Kost { $cost }; { $points } punten.
    }
ui-card-chimney = Schoorsteen voor wezens van het type: { $type }.
ui-any-type = elk
ui-card-keywords =
    { $count ->
        [one] Trefwoord: { $keywords }.
       *[other] Trefwoorden: { $keywords }.
    }
ui-card-spaces =
    { $spaces ->
        [0] Neemt geen plaats in een stad in.
       *[other] Neemt { $spaces } plaatsen in een stad in.
    }
ui-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
ui-place-individual = voor één dier
ui-place-shared = voor elk aantal dieren
ui-place-gain = pak { $goods }
ui-place-in-forge = leg hoogstens 3 kaarten af, pak evenveel grondstoffen naar keuze
ui-place-in-guild = voltooi een opdracht, of trek nieuwe
ui-place-in-beacon = gebruik een reuzenwezen, pak de punten erboven
ui-place-journey = leg { $cards } kaarten af; aan het einde { $points } punten; alleen in de lente
ui-place-fire = kost { $fire } vuur

## Zinnen over de tafel

ui-you-have = Je hebt { $goods }. Dieren om te plaatsen: { $animals }. Schoorstenen: { $chimneys }.
ui-animals =
    { $guard ->
        [yes]
            { $animals ->
                [0] de Zilverwacht
               *[other] { $animals } en de Zilverwacht
            }
       *[no] { $animals }
    }
ui-your-cards = Je kaarten: { $cards }.
ui-say-card = { $number } { $card } voor { $cost }
ui-has-completed = { $seat } heeft voltooid: { $quests }.
ui-say-giant =
    { $points ->
        [one] { $giant }, 1 punt:
       *[other] { $giant }, { $points } punten:
    }
ui-say-no-giant =
    { $points ->
        [one] Niemand op het veld met 1 punt.
       *[other] Niemand op het veld met { $points } punten.
    }
ui-say-snow = { $snow } sneeuw
ui-say-here = Daar: { $names }
ui-say-animal = { $seat }
ui-say-guard = { $seat } (Zilverwacht)
ui-say-valley =
    { $count ->
        [one] { $number } { $card }, { $type }, voor { $cost }, punten { $points }.
       *[other] { $number } { $card } ({ $count } stuks), { $type }, voor { $cost }, punten { $points }.
    }
ui-say-claw-token = klauwfiche
ui-seat-is = { $seat }: { $season }. Heeft { $goods }; punten { $points }, sneeuw geruimd { $snow }, schoorstenen { $chimneys } en { $waiting } te komen, dieren om te plaatsen { $animals }, hand { $hand }, opdrachten { $quests } te doen en { $done } gedaan.
ui-say-city = Stad: { $cards }. Vrije plaatsen: { $free }.
ui-say-city-claw = Stad: { $cards }.
ui-mark-snow = sneeuw
ui-mark-chimney = schoorsteen
ui-say-claw = Klauw, moeilijkheidsgraad { $difficulty }: { $season }. { $fire } vuur, punten { $points }, sneeuw geruimd { $snow }, dieren om te plaatsen { $animals }, { $face_down } kaarten gedekt, opdrachten { $quests } te doen en { $done } gedaan.
ui-say-plan = Plan { $plan }: { $corners }.
ui-corner-free = vrij
ui-corner-skipped = overgeslagen
ui-corner-used = gebruikt
ui-city-title = Je stad
ui-cities-title = Steden
ui-quests-title = Opdrachten
ui-seats-title = Iedereen
ui-no-claw = Klauw speelt alleen tegen wie alleen speelt.

## Het einde

ui-ended = Gewonnen door { $winners }.
ui-source-cards = Kaarten
ui-source-prosperity = Bonus van kaarten
ui-source-quests = Opdrachten
ui-source-snow = Sneeuw
ui-source-tokens = Puntenfiches
ui-source-journey = Reis
ui-source-total = Totaal

## Hulp

ui-help =
    SPELEN
      Typ de toets van een zet en een nummer van het scherm: “p 3” plaatst een dier op plek 3, “g 3” je
      Zilverwacht, “v 1” bezoekt een bestemmingskaart, “h 2” speelt de tweede kaart van je hand, “b 5” de
      kaart op veld 5 van het dal. Een toets alleen toont zijn keuzes; “h 2.1” is een van de manieren om te betalen.
      s is het volgende seizoen, f past, c ruimt sneeuw in je stad, x gebruikt een vaardigheid, e beëindigt de beurt of gaat verder.
      Waar iets gevraagd wordt, typ je het nummer van het antwoord; y en n zijn ja en nee.
      Meerdere kaarten tegelijk: “1 3 3”; 0 voor geen. Grondstoffen met letters: “bbm” is 2 berk en 1 mos.
      Namen werken ook: “play roggeoven”. Tab vult aan wat je typt.

    VRAGEN
      ? of moves        alles wat je nu mag doen
      card roggeoven    de tekst van een kaart, reuzenwezen, opdracht of plek; ook “? roggeoven”; card alleen: je hand
      why p 22          of dat mag, en welke regel dat zegt
      hint              wat je nu zou kunnen doen: een goede zet, waarom, hoe zeker dat is, en de op een na beste
      rules schoorsteen zoek in de spelregels; ook op nummer: rules TURN-8
      hand, city        wat je hebt; je stad met de teksten
      cities, seats     alle steden met de teksten; iedereen in zinnen
      quests            je opdrachten en die van het hoogland, met hun teksten
      board, log        nog eens het bord (met --plain in zinnen); alles wat er gebeurde
      “.”               in een klein venster: het bord, dal en hand, de steden

    HET SPEL
      undo              neem je laatste zet terug, tenzij iemand zette of iets verborgens gezien is
      save BESTAND      bewaar een kopie; het spel zelf wordt na elke zet bewaard
      resume            hoe je later met dit spel verdergaat
      lang TAAL         een andere taal; “lang” alleen zegt welke er zijn
      quit              stoppen; het spel is bewaard

    HET SCHERM
      Dieren zijn letters: [H] een haas, [H+] zijn Zilverwacht. Een nummer met haakje, 3), kun je nu kiezen.
      b berk, m mos, k koper, n noot, v vuur, # een kaart, ? een grondstof naar keuze; >v geef je naar links.
      Tekens: * sneeuw, ^ een schoorsteen, ! uniek, ~ een plek voor elk aantal dieren, -v kost vuur; 5#=8: 5 kaarten voor 8 punten.
      Een kaart: naam, kosten, punten, type. Dier: dieren om te plaatsen, + met de Zilverwacht. Sch 0+2: er komen er nog 2.
      Opdr. 1+2: 1 te doen, 2 gedaan. Pnt zijn puntenfiches; wat een stad waard is, wordt aan het einde geteld.
ui-help-solo =
    KLAUW
      claw              wat hij heeft, en de plannen die voor hem liggen
      Een dier van hem is [K], “klauw” een klauwfiche in het dal. Zijn rij: Hand telt zijn gedekte kaarten.
