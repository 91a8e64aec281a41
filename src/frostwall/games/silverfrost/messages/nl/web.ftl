### De browser aan een tafel van Silverfrost.

web-silver-jump = Delen van de tafel

## Het toneel: plekken, dal, berg, seizoenen (board/)

web-silver-good =
    { $good ->
        [birch] { $n } berk
        [moss] { $n } mos
        [copper] { $n } koper
        [nut]
            { $n ->
                [one] 1 noot
               *[other] { $n } noten
            }
        [fire] { $n } vuur
        [card]
            { $n ->
                [one] 1 kaart
               *[other] { $n } kaarten
            }
        [snow] { $n } sneeuw
        [quest]
            { $n ->
                [one] 1 opdracht
               *[other] { $n } opdrachten
            }
        [any]
            { $n ->
                [one] 1 grondstof naar keuze
               *[other] { $n } grondstoffen naar keuze
            }
        [chimney]
            { $n ->
                [one] 1 schoorsteen
               *[other] { $n } schoorstenen
            }
        [give_left] { $n } voor de speler links van je
       *[point]
            { $n ->
                [one] 1 punt
               *[other] { $n } punten
            }
    }
web-silver-scene = Het bord: berg, plekken en dal
web-silver-basic = Eenvoudige plekken
web-silver-gives = geeft { $what }
web-silver-costs = kost { $what }
web-silver-discards =
    { $n ->
        [one] leg 1 kaart af
       *[other] leg { $n } kaarten af
    }
web-silver-discard-up = hoogstens { $cards } kaarten voor grondstoffen naar keuze
web-silver-complete = voltooi 1 opdracht
web-silver-call = gebruik 1 reuzenwezen
web-silver-only-spring = alleen in de lente
web-silver-scores =
    { $n ->
        [one] telt voor 1 punt
       *[other] telt voor { $n } punten
    }
web-silver-snowed = onder sneeuw
web-silver-stands = hier: { $who }
web-silver-empty = hier is niemand
web-silver-guard-of = Zilverwacht van { $who }
web-silver-may = nu te kiezen
web-silver-chosen = gekozen
web-silver-slot =
    { $n ->
        [one] veld voor een reuzenwezen, 1 punt waard
       *[other] veld voor een reuzenwezen, { $n } punten waard
    }
web-silver-slot-empty = geen reuzenwezen
web-silver-stack =
    { $n ->
        [one] 1 kaart op dit veld
       *[other] { $n } kaarten op dit veld
    }
web-silver-claw-token = klauwfiche
web-silver-space-empty = leeg veld
web-silver-quest-gone = al door iemand voltooid
web-silver-quests = Open hooglandopdrachten
web-silver-piles = Stapels
web-silver-pile-deck = Trek
web-silver-pile-discard = Afleg
web-silver-pile-giants = Reuzen
web-silver-pile-snow = Sneeuw
web-silver-pile-lowland = Laag
web-silver-pile = { $name }: { $n }
web-silver-freezing =
    { $on ->
        [yes] Bittere kou: sneeuw ruimen kost { $fire } vuur
       *[no] Nog geen Bittere kou: sneeuw ruimen kost { $fire } vuur
    }
web-silver-clearing = Sneeuw ruimen
web-silver-seasons = Seizoenen
web-silver-in-season = { $season }: { $who }
web-silver-in-season-nobody = { $season }: niemand
web-silver-passed = { $who } (gepast)

## Kaarten, steden, hand, mensen en de leesweergave (cards/, table/)

web-silver-spaces =
    { $n ->
        [0] neemt geen plaats in
        [one] neemt 1 plaats in
       *[other] neemt { $n } plaatsen in
    }
web-silver-done = voltooid
web-silver-give-left = geef { $what } aan de speler links van je
web-silver-costs-nothing = kost niets
web-silver-chimney-for = schoorsteen voor { $type }
web-silver-chimney-any = schoorsteen voor elk wezen
web-silver-with-chimney = er staat een schoorsteen op
web-silver-stored = erop: { $what }
web-silver-tucked =
    { $n ->
        [one] 1 kaart eronder
       *[other] { $n } kaarten eronder
    }
web-silver-tucked-cards = eronder: { $cards }
web-silver-fresh = deze beurt gespeeld
web-silver-place-own = plek voor de eigenaar
web-silver-place-open = open plek voor anderen
web-silver-cities = Steden
web-silver-city-mine = Je stad
web-silver-city-of = Stad van { $who }
web-silver-city-full =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }, { $free ->
        [0] geen plaats vrij
        [one] 1 plaats vrij
       *[other] { $free } plaatsen vrij
    }
web-silver-card-slot = kaart { $slot }
web-silver-hand = Je hand
web-silver-hand-count = { $n } van hoogstens { $limit }
web-silver-hand-none = Je hand is leeg.
web-silver-copies = { $n } × { $what }
web-silver-looked-cards = Bekeken kaarten
web-silver-looked-quests = Bekeken opdrachten
web-silver-my-quests = Je laaglandopdrachten
web-silver-my-done = Voltooide opdrachten
web-silver-picked-n = { $n } gekozen
web-silver-people = De spelers
web-silver-first = startspeler
web-silver-turn-of = aan de beurt
web-silver-has-passed = gepast
web-silver-animals =
    { $n ->
        [0] geen dier meer om te plaatsen
        [one] nog 1 dier om te plaatsen
       *[other] nog { $n } dieren om te plaatsen
    }
web-silver-guard-ready = Zilverwacht klaar
web-silver-hand-cards =
    { $n ->
        [one] 1 van { $limit } kaarten in de hand
       *[other] { $n } van { $limit } kaarten in de hand
    }
web-silver-face-down =
    { $n ->
        [one] 1 gedekte kaart
       *[other] { $n } gedekte kaarten
    }
web-silver-held =
    { $n ->
        [one] 1 opdracht in bezit
       *[other] { $n } opdrachten in bezit
    }
web-silver-finished =
    { $n ->
        [one] 1 opdracht voltooid
       *[other] { $n } opdrachten voltooid
    }
web-silver-chimneys = schoorstenen: { $supply } in voorraad, { $waiting } te komen
web-silver-cleared = { $n } sneeuw geruimd
web-silver-score =
    { $n ->
        [one] tot nu toe 1 punt
       *[other] tot nu toe { $n } punten
    }
web-silver-score-now = Als het spel nu afliep
web-silver-score-total = Punten
web-silver-tokens =
    { $n ->
        [one] 1 punt in fiches
       *[other] { $n } punten in fiches
    }
web-silver-city-cards =
    { $n ->
        [one] 1 kaart in de stad
       *[other] { $n } kaarten in de stad
    }
web-silver-reading = Leesweergave
web-silver-legend = Wat de symbolen zeggen
web-silver-legend-points = punten aan het einde
web-silver-legend-type = type van de kaart
web-silver-legend-creature = wezen: woont in de stad
web-silver-legend-construction = bouwwerk: een gebouw
web-silver-legend-unique = uniek: maar één in elke stad
web-silver-legend-chimney = een wezen van dit type kan hier intrekken voor 1 vuur en een schoorsteen
web-silver-individual = voor maar één dier
web-silver-shared = voor elk aantal dieren
web-silver-players = vanaf { $n } spelers

## Het blad: wat er te beslissen is, en hoe (tray/)

web-silver-decide-species = Met welke dieren speel je?
web-silver-decide-claw-species = Met welke dieren speelt Klauw?
web-silver-decide-keep-quest = Welke laaglandopdracht houd je? Niemand ziet haar.
web-silver-decide-mulligan = Houd je je hand, of leg je alles af en trek je evenveel nieuwe kaarten?
web-silver-decide-ready = Jouw beurt ({ $season }): plaats een dier of speel een kaart. Wat oplicht, kun je kiezen.
web-silver-decide-ready-place = Jouw beurt ({ $season }): plaats een dier. Wat oplicht, kun je kiezen.
web-silver-decide-ready-act = Jouw beurt ({ $season }): speel een kaart. Wat oplicht, kun je kiezen.
web-silver-decide-ready-prepare = Jouw beurt ({ $season }): speel een kaart, of bereid je voor op het volgende seizoen.
web-silver-decide-ready-pass = Jouw beurt ({ $season }): speel een kaart, of pas voor de rest van het spel.
web-silver-decide-ready-only-prepare = Jouw beurt ({ $season }): bereid je voor op het volgende seizoen.
web-silver-decide-ready-only-pass = Jouw beurt ({ $season }): je kunt alleen nog passen.
web-silver-decide-closing = Ruim sneeuw of gebruik een vaardigheid, of beëindig je beurt.
web-silver-decide-window = Als je nu de sneeuw van { $cards } ruimt, verandert dat wat er komt. Ruim sneeuw, of ga verder.
web-silver-decide-yes-no = Wil je dit?
web-silver-decide-option = Kies er één.
web-silver-decide-cards-discard =
    { $min ->
        [0]
            { $max ->
                [one] Leg een kaart af, of geen.
               *[other] Leg hoogstens { $max } kaarten af, of geen.
            }
       *[other]
            { $max ->
                [one] Leg een kaart af.
               *[other] Leg kaarten af, hoogstens { $max }.
            }
    }
web-silver-decide-cards-give =
    { $max ->
        [one] Welke kaart geef je aan { $seat }?
       *[other] Welke kaarten geef je aan { $seat }? Hoogstens { $max }.
    }
web-silver-decide-cards-under =
    { $max ->
        [one] Welke kaart leg je onder deze?
       *[other] Welke kaarten leg je onder deze? Hoogstens { $max }.
    }
web-silver-decide-cards-forge =
    { $max ->
        [one] Smidse: leg een kaart af voor een grondstof, of geen.
       *[other] Smidse: leg hoogstens { $max } kaarten af, elk voor een grondstof, of geen.
    }
web-silver-decide-cards-journey =
    { $max ->
        [one] Reis: leg een kaart af.
       *[other] Reis: leg { $max } kaarten af.
    }
web-silver-decide-resources =
    { $total ->
        [one] Welke grondstof?
       *[other] Welke { $total } grondstoffen?
    }
web-silver-decide-times = Hoe vaak?
web-silver-decide-seat = Wie kies je?
web-silver-decide-city-card = Kies een kaart in een stad.
web-silver-decide-copy = Van welke plek voer je de actie uit?
web-silver-decide-giant = Welk reuzenwezen vraag je om hulp?
web-silver-decide-quest = Welke opdracht voltooi je?
web-silver-decide-quest-none = Je kunt nu geen opdracht voltooien.
web-silver-decide-quest-exchange = Welke laaglandopdracht ruil je voor een nieuwe?
web-silver-decide-keep =
    { $max ->
        [one] Welke van deze opdrachten houd je?
       *[other] Welke van deze opdrachten houd je? Hoogstens { $max }.
    }
web-silver-decide-animal = Welk dier?
web-silver-decide-where = Waar gaat het dier heen?
web-silver-decide-clear-where = Waar ruim je sneeuw?
web-silver-decide-snow-where = Waar gaat de sneeuw heen?
web-silver-decide-order = Welk effect komt nu?
web-silver-decide-produce = Welke kaart produceert nu?
web-silver-decide-valley = Kies een kaart in het dal.
web-silver-decide-play = Welke kaart speel je door dit effect?
web-silver-decide-city-snow = Welke van deze kaarten krijgt de sneeuw?
web-silver-decide-looked =
    { $max ->
        [one] Welke van deze kaarten houd je?
       *[other] Welke van deze kaarten houd je? Hoogstens { $max }.
    }
web-silver-decide-claw-quest = Welke opdracht voltooit Klauw?

web-silver-chip-place = Dier plaatsen
web-silver-chip-visit = Kaart bezoeken
web-silver-chip-play = Kaart spelen
web-silver-chip-clear = Sneeuw ruimen
web-silver-chip-use = Vaardigheid

web-silver-answer-yes = Ja
web-silver-answer-no = Nee
web-silver-answer-none = Geen
web-silver-answer-stay = Deze hand houden
web-silver-answer-mulligan = Nieuwe hand trekken
web-silver-answer-prepare = Op naar het volgende seizoen
web-silver-answer-pass = Passen
web-silver-answer-end = Beurt beëindigen
web-silver-answer-continue = Verder
web-silver-said-clear = Sneeuw ruimen: { $what }
web-silver-said-snow = Sneeuw leggen: { $what }
web-silver-said-effect = { $answer }: het effect van { $card }

web-silver-then-snowing = Dan valt er sneeuw.
web-silver-then-giants = Dan komt er een nieuw reuzenwezen.
web-silver-then-claw-plan = Dan draait Klauw een plan om.
web-silver-then-claw-action = Dan is Klauw aan zet.
web-silver-then-end = Dan is het spel afgelopen.

web-silver-when-giant = Een reuzenwezen helpt als een dier van jou naar een bakenvuur gaat.
web-silver-when-quest = Een opdracht voltooi je als een dier van jou naar het Gilde gaat.

web-silver-tray-wait = Je kunt rondkijken: wijs een kaart aan om haar te lezen, of klik op iets om te vragen waarom het niet kan.
web-silver-tray-cost = kost
web-silver-tray-gain = levert op
web-silver-tray-looking = vooruitkijken …
web-silver-tray-unforeseen = Wat het doet, was niet te voorzien.
web-silver-tray-nothing = niets
web-silver-tray-without = zonder
web-silver-tray-own-city = je eigen stad
web-silver-tray-card-of = { $card } ({ $who })
web-silver-tray-card-n = { $card } (kaart { $slot })
web-silver-tray-or = of
web-silver-tray-option = Effect { $number }
web-silver-comfort-confirm = Elke actie bevestigen, ook als er niets te beslissen valt
web-silver-tray-play = Spelen
web-silver-tray-how = Bekijk hoe
web-silver-tray-confirm = Bevestigen
web-silver-tray-confirm-none = Geen kiezen
web-silver-tray-back = Terug
web-silver-tray-field =
    { $field ->
        [kind] Wat wil je doen?
        [figure] Welk dier?
        [cost] Hoe betaal je?
        [chimney] Met een schoorsteen?
        [advantage] Met een voordeel?
        [into] In welke stad?
        [source] Waarvandaan?
        [effect] Welk effect?
       *[other] Welke?
    }
web-silver-tray-count =
    { $exact ->
        [yes] { $count } van { $max } gekozen
       *[no]
            { $min ->
                [0] { $count } gekozen, hoogstens { $max }
               *[other] { $count } gekozen, { $min } tot { $max }
            }
    }
web-silver-tray-less =
    { $good ->
        [birch] Eén berk minder
        [moss] Eén mos minder
        [copper] Eén koper minder
       *[nut] Eén noot minder
    }
web-silver-tray-more =
    { $good ->
        [birch] Eén berk meer
        [moss] Eén mos meer
        [copper] Eén koper meer
       *[nut] Eén noot meer
    }
web-silver-tray-list =
    { $open ->
        [yes] Lijst verbergen
       *[no] Als lijst tonen
    }

## Terugkijken en eindscherm (replay/)

web-silver-mark-autumn = de herfst begint
web-silver-mark-winter = de winter begint
web-silver-mark-spring = de lente begint
web-silver-mark-quest = opdracht voltooid
web-silver-mark-giant = reuzenwezen gebruikt
web-silver-mark-pass = past
web-silver-mark-cold = Bittere kou
web-silver-mark-end = Einde
web-silver-mark-of = { $who }: { $what }
web-silver-tally-passed = gepast
web-silver-tally-city =
    { $n ->
        [one] 1 kaart in de stad
       *[other] { $n } kaarten in de stad
    }
web-silver-end-won = { $who } wint van Klauw
web-silver-end-lost = Klauw wint
web-silver-end-tie = Evenveel punten: de meeste geruimde sneeuw beslist, dan de meeste voltooide opdrachten, het meeste vuur, de meeste grondstoffen over.
web-silver-end-cities = De steden aan het einde
web-silver-city-snow = onder sneeuw, zonder punten
web-silver-city-quests = Opdrachten:
web-silver-points-note = Elke beurt geteld: gedrukte punten van kaarten zonder sneeuw, opdrachten, puntenfiches en de Reis. Bonuspunten en sneeuw komen aan het einde.
web-silver-seasons-plot = Seizoenen
web-silver-from = { $what } vanaf beurt
web-silver-gained = Gepakte grondstoffen en vuur
web-silver-spent = Uitgegeven grondstoffen en vuur
web-silver-cards-plot = Kaarten in de stad
web-silver-visits = Waar dieren geplaatst zijn
web-silver-snow-plot = Geruimde sneeuw
web-silver-quests-plot = Voltooide opdrachten

## Klauw: zijn speelgebied en zijn beurt in stappen (claw/)

web-silver-claw-who =
    { $passed ->
        [yes] Moeilijkheidsgraad { $n }, { $season }, gepast
       *[no] Moeilijkheidsgraad { $n }, { $season }
    }
web-silver-claw-what = Wat deed Klauw?
web-silver-claw-points = punten
web-silver-claw-city = kaarten in zijn stad
web-silver-claw-animals = dieren over
web-silver-claw-aside =
    { $n ->
        [one] 1 opzijgelegd
       *[other] { $n } opzijgelegd
    }
web-silver-claw-quests = voltooide opdrachten
web-silver-claw-tokens = klauwfiches op
web-silver-claw-none = geen
web-silver-claw-plan = Plankaart { $n }
web-silver-claw-action = Actiekaart { $n }
web-silver-claw-current = nu
web-silver-claw-lies =
    { $corner ->
        [0] Actiekaart { $n }, linksboven
        [1] Actiekaart { $n }, rechtsboven
        [2] Actiekaart { $n }, rechtsonder
       *[3] Actiekaart { $n }, linksonder
    }
web-silver-claw-uncovered = Er ligt nog geen actiekaart op.
web-silver-claw-at =
    { $corner ->
        [0] linksboven
        [1] rechtsboven
        [2] rechtsonder
       *[3] linksonder
    }
web-silver-claw-corner =
    { $corner ->
        [0] linksboven
        [1] rechtsboven
        [2] rechtsonder
       *[3] linksonder
    }: { $does ->
        [card] speelt een kaart
       *[animal] plaatst een dier
    }, { $state ->
        [used] nu in gebruik
        [free] vrij
        [skipped] overgeslagen
       *[covered] bedekt door actiekaart { $action }
    }
web-silver-claw-cave =
    { $corner ->
        [0] hij begint bij de grot, linksboven
        [1] hij begint bij de grot, rechtsboven
        [2] hij begint bij de grot, rechtsonder
       *[3] hij begint bij de grot, linksonder
    }
web-silver-claw-arrow =
    { $arrow ->
        [up] plan B gaat omhoog langs de tactiekkaart
       *[down] plan B gaat omlaag langs de tactiekkaart
    }
web-silver-claw-order = Volgorde van de types
web-silver-claw-beacon =
    { $n ->
        [one] { $place }, 1 punt
       *[other] { $place }, { $n } punten
    }
web-silver-claw-journey =
    { $wish ->
        [highest] { $place }, de meeste punten
        [lowest] { $place }, de minste punten
       *[shared] { $place }, gedeelde plek
    }
web-silver-claw-source =
    { $source ->
        [deck] trekstapel
       *[valley] dal
    }
web-silver-claw-plans = Plankaarten
web-silver-claw-actions = Actiekaarten
web-silver-claw-left = { $n } in de stapel
web-silver-claw-gone = afgelegd: { $list }
web-silver-claw-tactics = De tactiekkaart
web-silver-claw-tactics-why = Kan een dier niet naar de plek die de actiekaart noemt, dan zoekt Klauw die plek hier op en gaat hij in de richting van de pijl verder naar de eerste plek die wel kan.
web-silver-claw-scores = Waar Klauw punten voor krijgt
web-silver-claw-scores-all = De gedrukte punten van de kaarten in zijn stad, zijn voltooide opdrachten, zijn punten, 1 punt per sneeuw en nog 5 voor de meeste sneeuw, en zijn dieren op de Reis.
web-silver-claw-bonus-type =
    { $per ->
        [one] { $points ->
            [one] 1 punt voor elke kaart van het type { $type } in zijn stad
           *[other] { $points } punten voor elke kaart van het type { $type } in zijn stad
        }
       *[other] { $points ->
            [one] 1 punt voor elke { $per } kaarten van het type { $type } in zijn stad
           *[other] { $points } punten voor elke { $per } kaarten van het type { $type } in zijn stad
        }
    }
web-silver-claw-bonus-other =
    { $points ->
        [one] 1 punt voor elke { $per } van wat de kaartenset hiervoor telt
       *[other] { $points } punten voor elke { $per } van wat de kaartenset hiervoor telt
    }
web-silver-claw-bonus-down =
    { $per ->
        [one] { $points ->
            [one] 1 punt voor elke gedekte kaart
           *[other] { $points } punten voor elke gedekte kaart
        }
       *[other] { $points ->
            [one] 1 punt voor elke { $per } gedekte kaarten
           *[other] { $points } punten voor elke { $per } gedekte kaarten
        }
    }
web-silver-claw-tie = Bij een gelijke stand wint Klauw.
web-silver-claw-turn = De beurt van Klauw
web-silver-claw-step = Stap { $n } van { $of }
web-silver-claw-back = Terug
web-silver-claw-next = Verder
web-silver-claw-done = Klaar
web-silver-claw-skip = Overslaan
web-silver-claw-mode = Stap voor stap
web-silver-claw-chain =
    { $arrow ->
        [up] De weg omhoog langs de tactiekkaart
       *[down] De weg omlaag langs de tactiekkaart
    }
web-silver-claw-wanted =
    { $because ->
        [season] gewenst, maar het is nog geen lente voor hem
        [quest] gewenst, maar er is geen opdracht die hij kan voltooien
       *[occupied] gewenst, maar er staat al iemand
    }
web-silver-claw-passed = kan ook niet
web-silver-claw-taken = kan: hij gaat naar “{ $place }”
web-silver-claw-way =
    { $arrow ->
        [up] De pijl van zijn plankaart wijst omhoog langs de tactiekkaart; boven de eerste plek gaat het verder met de laatste.
       *[down] De pijl van zijn plankaart wijst omlaag langs de tactiekkaart; onder de laatste plek gaat het verder met de eerste.
    }

## Het verhaal van een afgelopen spel (replay/story.ts)

web-silver-story-season = { $who } bereikte als eerste de { $season }.
web-silver-story-quest =
    { $points ->
        [one] { $who } voltooide de waardevolste opdracht, “{ $quest }”, voor { $points } punt.
       *[other] { $who } voltooide de waardevolste opdracht, “{ $quest }”, voor { $points } punten.
    }
web-silver-story-card = { $who } bouwde de kaart met de meeste gedrukte punten: “{ $card }”, { $points }.
web-silver-story-snow = { $who } ruimde de meeste sneeuw: { $count } in totaal, te beginnen hier.
web-silver-story-pass-first = { $who } paste als eerste.
web-silver-story-pass-last = { $who } speelde het langst door en paste als laatste.

## Waarom een tip een goede zet is (games/silverfrost/reasons.py)

web-reason-bot = Dat zou onze sterkste bot doen.
web-reason-wins = Daarmee win je het spel.
web-reason-worth =
    { $count ->
        [one] { $card } is een punt waard.
       *[other] { $card } is { $count } punten waard.
    }
web-reason-points =
    { $count ->
        [one] Het levert je een punt op: { $total } als het spel nu afgelopen was.
       *[other] Het levert je { $count } punten op: { $total } als het spel nu afgelopen was.
    }
web-reason-quests =
    { $count ->
        [one] Je voltooit er een opdracht mee.
       *[other] Je voltooit er { $count } opdrachten mee.
    }
web-reason-animals =
    { $count ->
        [one] Een dier komt bij je terug.
       *[other] { $count } dieren komen bij je terug.
    }
web-reason-free = Het kost je niets.
web-reason-card-type =
    { $sort ->
        [production] { $card } produceert en betaalt zich in de volgende seizoenen nog eens uit.
        [governance] { $card } helpt je vanaf nu telkens weer.
        [traveller] { $card } werkt meteen.
        [destination] { $card } geeft je dieren een eigen plek.
       *[prosperity] { $card } telt aan het einde van het spel.
    }
web-reason-most-snow = Met { $count } sneeuw heeft dan niemand meer geruimd dan jij: dat telt voor { $bonus } punten.
web-reason-meets =
    { $count ->
        [one] Je voldoet dan aan de opdracht “{ $quest }”; die is een punt waard.
       *[other] Je voldoet dan aan de opdracht “{ $quest }”; die is { $count } punten waard.
    }
web-reason-met = Je voldoet al aan de opdracht “{ $quest }”.
web-reason-alone = Of je “{ $quest }” voltooit, hangt van niemand anders af.
web-reason-quest-worth =
    { $count ->
        [one] “{ $quest }” is een punt waard.
       *[other] “{ $quest }” is { $count } punten waard.
    }
web-reason-then-quests =
    { $count ->
        [one] Je kunt dan de opdracht “{ $quest }” voltooien, die een punt waard is.
       *[other] Je kunt dan de opdracht “{ $quest }” voltooien, die { $count } punten waard is.
    }
web-reason-then-points =
    { $count ->
        [one] Wat je daarna kiest, kan je een punt opleveren.
       *[other] Wat je daarna kiest, kan je { $count } punten opleveren.
    }
web-reason-then-free =
    { $cards-count ->
        [one] Je kunt dan gratis spelen: { $cards }.
       *[other] Een van deze kun je dan gratis spelen: { $cards }.
    }
web-reason-then-play =
    { $cards-count ->
        [one] Je kunt dan spelen: { $cards }.
       *[other] Een van deze kun je dan spelen: { $cards }.
    }
web-reason-then-goods = Je krijgt dan { $goods }.
web-reason-then-best = Wat je daarna kiest, kan je { $goods } opleveren.
web-reason-then-fire = Je krijgt dan { $count } vuur.
web-reason-last-place = Het is de laatste vrije plek: { $area }.
web-reason-payable = { $card } kun je betalen.
web-reason-thaws-place = “{ $place }” is weer vrij van sneeuw.
web-reason-least-lost =
    { $count ->
        [0] Het kost je geen punt; sneeuw op elke andere kaart zou je minstens { $next } kosten.
        [one] Het kost je 1 punt; sneeuw op elke andere kaart zou je minstens { $next } kosten.
       *[other] Het kost je { $count } punten; sneeuw op elke andere kaart zou je minstens { $next } kosten.
    }
web-reason-all-out = Al je dieren zijn geplaatst.
web-reason-keeps-cards =
    { $count ->
        [one] Je houdt de kaart in je hand.
       *[other] Je houdt alle { $count } kaarten in je hand.
    }
web-reason-thaws = { $card } is weer vrij van sneeuw.
web-reason-season = Je dieren komen terug, en het volgende seizoen levert weer iets op.
web-reason-keeps-fire = Je houdt { $count } vuur over voor later.
web-reason-goods = Je krijgt { $goods }.
web-reason-fire = Het levert je { $count } vuur op.
web-reason-draws =
    { $count ->
        [one] Je krijgt een kaart.
       *[other] Je krijgt { $count } kaarten.
    }

## De kaarten in het spelregelboek (rules/)

web-silver-gallery-type = Elk type
web-silver-gallery-kind = Wezens en bouwwerken
web-silver-gallery-tag = Elk trefwoord
web-silver-gallery-search = Een woord op de kaart
web-silver-gallery-found =
    { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    }
