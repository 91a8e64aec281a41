### Silverfrost: de woorden van het spel. Namen van kaarten, reuzen, opdrachten en plekken staan in de kaartenset.
### De sleutels zijn in alle talen gelijk. Begrippen staan in het enkelvoud.

## Spel, personen en tijd

term-game = Silverfrost
term-mode-standard = standaardspel
term-solo = solospel
term-player = speler
term-left = speler links van je
term-starting-player = startspeler
term-claw = Klauw
term-turn = beurt
term-season = seizoen
term-season-summer = zomer
term-season-autumn = herfst
term-season-winter = winter
term-season-spring = lente
term-freezing-cold = Bittere kou
term-difficulty = moeilijkheidsgraad
term-end-of-game = einde van het spel
term-scoring = puntentelling

## Grondstoffen en fiches

term-resource = grondstof
term-birch = berk
term-moss = mos
term-copper = koper
term-nut = noot
term-any = grondstof naar keuze
term-fire = vuur
term-snow = sneeuw
term-point = punt
term-chimney = schoorsteen
term-claw-token = klauwfiche
term-snow-tile = sneeuwtelfiche
term-side-flurry = Sneeuwbui
term-side-snowstorm = Sneeuwstorm
term-general-supply = algemene voorraad
term-own-supply = eigen voorraad

## Dieren

term-animal = dier
term-guard = Zilverwacht
term-species = diersoort
term-species-red-panda = rode panda
term-species-penguin = pinguïn
term-species-falcon = valk
term-species-hare = haas
term-giant = reuzenwezen

## Kaarten

term-card = kaart
term-creature = wezen
term-construction = bouwwerk
term-unique = uniek
term-common = gewoon
term-card-type = kaarttype
term-type-prosperity = welvaart
term-type-governance = bestuur
term-type-production = productie
term-type-destination = bestemming
term-type-traveller = reiziger
term-keyword-hearth = haard
term-keyword-larder = voorraadkamer
term-keyword-lantern = lantaarn
term-keyword-sledge = slee
term-keyword-guard = wacht
term-advantage = voordeel bij het spelen
term-ability = vaardigheid
term-quest = opdracht
term-level-lowland = laaglandopdracht
term-level-highland = hooglandopdracht
term-requirement = voorwaarde
term-snow-card = sneeuwkaart
term-plan-card = plankaart
term-action-card = actiekaart
term-tactics-card = tactiekkaart
term-face-down-cards = gedekte kaarten

## Stapels, gebieden en plaatsen

term-board = speelbord
term-mountain = berg
term-valley = dal
term-city = stad
term-city-space = plaats in de stad
term-hand = hand
term-hand-limit = handlimiet
term-draw-deck = trekstapel
term-discard-pile = aflegstapel
term-quest-stack = opdrachtenstapel
term-giant-stack = reuzenstapel
term-snow-deck = sneeuwstapel
term-place = plek
term-individual-place = individuele plek
term-shared-place = gedeelde plek
term-open-place = open plek
term-area-basic = eenvoudige plek
term-area-hot-spring = Warme bron
term-area-forge = Smidse
term-area-guild = Gilde
term-area-journey = Reis
term-area-beacon = bakenvuur
term-area-destination = bestemmingskaart
term-claw-area = speelgebied van Klauw
term-claw-display = uitstalling van Klauw
term-claw-quest-stack = opdrachtenstapel van Klauw

## Woorden die afhangen van wat ze noemen

seat-claw = { term-claw }
cards-birch = { $count } berk
cards-moss = { $count } mos
cards-copper = { $count } koper
cards-nut =
    { $count ->
        [one] 1 noot
       *[other] { $count } noten
    }
cards-fire = { $count } vuur
cards-point =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
cards-any =
    { $count ->
        [one] 1 grondstof naar keuze
       *[other] { $count } grondstoffen naar keuze
    }
# Kaarten en opdrachten van de set.
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
# Opdrachten die de kijker niet mag kennen.
quests-hidden =
    { $count ->
        [0] geen laaglandopdracht
        [one] een laaglandopdracht
       *[other] { $count } laaglandopdrachten
    }
word-goods =
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
       *[point]
            { $n ->
                [one] 1 punt
               *[other] { $n } punten
            }
    }
word-snow = { $n } sneeuw
word-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
word-species =
    { $species ->
        [red_panda] rode panda’s
        [penguin] pinguïns
        [falcon] valken
       *[hare] hazen
    }
# Wat er geplaatst wordt: door jou, door iemand anders.
word-figure-yours =
    { $figure ->
        [guard] je Zilverwacht
       *[animal] een dier
    }
word-figure =
    { $figure ->
        [guard] de Zilverwacht
       *[animal] een dier
    }
# Een plek op het bord, of een kaart met een plek.
word-spot =
    { $place ->
        [none] { $card } (kaart { $slot })
       *[other] “{ $place }”
    }
word-play-from =
    { $from ->
        [hand] uit de hand
        [valley] uit het dal
        [revealed] uit de bekeken kaarten
       *[discard] van de aflegstapel
    }
word-play-into =
    { $own ->
        [yes] { "" }
       *[no]
            { $you ->
                [city] , in jouw stad
               *[none] , in de stad van { $city }
            }
    }
word-play-chimney =
    { $chimney ->
        [none] { "" }
       *[other] , met een schoorsteen op { $chimney }
    }
word-play-advantage =
    { $advantage ->
        [none] { "" }
       *[other] , met het voordeel van { $advantage }
    }
word-chimney-gone =
    { $chimney ->
        [yes] { " " }De schoorsteen erop gaat uit het spel.
       *[no] { "" }
    }
# Een kaart van de eigen stad, en van elke stad, in een zet.
word-card-of-yours =
    { $slot-card ->
        [none] kaart { $slot }
       *[other] { $slot-card } (kaart { $slot })
    }
word-card-there =
    { $you ->
        [city] { word-card-of-yours } in je stad
       *[none] { word-card-of-yours } in de stad van { $city }
    }
word-effect =
    { $effect ->
        [0] { "" }
       *[other] { " " }(effect { $effect })
    }
word-move-from =
    { $source ->
        [hand] uit de hand
        [valley] uit het dal
        [revealed] uit de bekeken kaarten
       *[discard] van de aflegstapel
    }
word-move-chimney =
    { $chimney ->
        [0] { "" }
       *[other]
            { $chimney-card ->
                [none] , met een schoorsteen op kaart { $chimney }
               *[other] , met een schoorsteen op { $chimney-card } (kaart { $chimney })
            }
    }
word-move-advantage =
    { $advantage ->
        [0] { "" }
       *[other]
            { $advantage-card ->
                [none] , met het voordeel van kaart { $advantage }
               *[other] , met het voordeel van { $advantage-card } (kaart { $advantage })
            }
    }
word-move-into =
    { $into-count ->
        [0] { "" }
       *[other] , in de stad van { $into }
    }
# Waar in de bestanden van een set.
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
# Van een plankaart en de actiekaart erop.
word-corner =
    { $corner ->
        [0] de hoek linksboven
        [1] de hoek rechtsboven
        [2] de hoek rechtsonder
       *[3] de hoek linksonder
    }
word-arrow =
    { $arrow ->
        [down] omlaag
       *[up] omhoog
    }

## Voorbereiding

event-species =
    { $you ->
        [seat] Je speelt met de { word-species }.
       *[none] { $seat } speelt met de { word-species }.
    }
event-lay-quest = De hooglandopdracht “{ $quest }” wordt opengelegd.
event-draw-quest =
    { $you ->
        [seat] Je trekt { $cards } van de opdrachtenstapel.
       *[none] { $seat } trekt { $cards } van de opdrachtenstapel.
    }
event-chosen =
    { $you ->
        [seat] Je hebt gekozen welke laaglandopdracht je houdt.
       *[none] { $seat } heeft een laaglandopdracht gekozen om te houden.
    }
event-keep-quests =
    { $you ->
        [seat] Je houdt { $cards } van de getrokken opdrachten.
       *[none] { $seat } houdt { $cards } van de getrokken opdrachten.
    }
event-return-quest =
    { $you ->
        [seat] Je legt { $cards } terug onder de opdrachtenstapel.
       *[none] { $seat } legt { $cards } terug onder de opdrachtenstapel.
    }
event-mulligan =
    { $you ->
        [seat] Je legt je hele hand af ({ $cards }) en trekt evenveel nieuwe kaarten.
       *[none] { $seat } legt de hele hand af ({ $cards }) en trekt evenveel nieuwe kaarten.
    }

## De beurt: dieren en kaarten

event-place =
    { $you ->
        [seat] Je plaatst { word-figure-yours } op “{ $place }”.
       *[none] { $seat } plaatst { word-figure } op “{ $place }”.
    }
event-visit =
    { $own ->
        [yes]
            { $you ->
                [seat] Je plaatst { word-figure-yours } op je { $card }.
               *[none] { $seat } plaatst { word-figure } op { $card } in de eigen stad.
            }
       *[no]
            { $you ->
                [seat] Je plaatst { word-figure-yours } op { $card } in de stad van { $owner }.
                [owner] { $seat } plaatst { word-figure } op { $card } in jouw stad.
               *[none] { $seat } plaatst { word-figure } op { $card } in de stad van { $owner }.
            }
    }
event-play =
    { $you ->
        [seat] Je speelt { $card } { word-play-from }{ word-play-into }{ word-play-chimney }{ word-play-advantage }.
       *[none] { $seat } speelt { $card } { word-play-from }{ word-play-into }{ word-play-chimney }{ word-play-advantage }.
    }
event-land =
    { $own ->
        [yes]
            { $you ->
                [seat] Je stad krijgt { $card } als kaart { $slot }.
               *[none] De stad van { $city } krijgt { $card } als kaart { $slot }.
            }
       *[no]
            { $you ->
                [city] Je stad krijgt { $card } als kaart { $slot }.
               *[none] De stad van { $city } krijgt { $card } als kaart { $slot }.
            }
    }
event-use =
    { $you ->
        [seat] Je gebruikt de vaardigheid van { $card }.
       *[none] { $seat } gebruikt de vaardigheid van { $card }.
    }
event-react =
    { $you ->
        [seat] Je { $card } treedt in werking.
       *[none] { $card } van { $seat } treedt in werking.
    }
event-activate =
    { $own ->
        [yes]
            { $you ->
                [seat] Je activeert je { $card }.
               *[none] { $seat } activeert { $card }.
            }
       *[no]
            { $you ->
                [seat] Je activeert { $card } in de stad van { $owner }.
                [owner] { $seat } activeert { $card } in jouw stad.
               *[none] { $seat } activeert { $card } in de stad van { $owner }.
            }
    }
event-copy =
    { $you ->
        [seat] Je voert de actie van “{ $place }” uit zonder dier.
       *[none] { $seat } voert de actie van “{ $place }” uit zonder dier.
    }
event-recall =
    { $you ->
        [seat] Je neemt { word-figure-yours } terug.
       *[none] { $seat } neemt { word-figure } terug.
    }
event-move =
    { $you ->
        [seat] Je verplaatst { word-figure-yours } naar “{ $place }”.
       *[none] { $seat } verplaatst { word-figure } naar “{ $place }”.
    }
event-remove =
    { $you ->
        [seat] Je haalt { $card } uit je stad.{ word-chimney-gone }
       *[none] { $seat } haalt { $card } uit de eigen stad.{ word-chimney-gone }
    }
event-chimney =
    { $from ->
        [none]
            { $you ->
                [seat] Je krijgt een schoorsteen terug die uit het spel was.
               *[none] { $seat } krijgt een schoorsteen terug die uit het spel was.
            }
       *[other]
            { $to ->
                [none]
                    { $you ->
                        [seat] Je neemt de schoorsteen van { $from } en mag hem weer gebruiken.
                       *[none] { $seat } neemt de schoorsteen van { $from } en mag hem weer gebruiken.
                    }
               *[other]
                    { $you ->
                        [seat] Je verplaatst de schoorsteen van { $from } naar { $to }.
                       *[none] { $seat } verplaatst de schoorsteen van { $from } naar { $to }.
                    }
            }
    }
event-store =
    { $you ->
        [seat] Je legt fiches op { $card }.
       *[none] { $seat } legt fiches op { $card }.
    }

## Grondstoffen en kaarten

event-take =
    { $rule ->
        [DEST-4]
            { $you ->
                [seat] Je pakt { word-goods } voor het bezoek aan je stad.
               *[none] { $seat } pakt { word-goods } voor het bezoek aan die stad.
            }
        [GUARD-4]
            { $you ->
                [seat] Je pakt { word-goods }, omdat je Zilverwacht op een lege plek komt.
               *[none] { $seat } pakt { word-goods }, omdat de Zilverwacht op een lege plek komt.
            }
        [SEAS-A1]
            { $you ->
                [seat] Je pakt { word-goods } voor de kaarten in je stad.
               *[none] { $seat } pakt { word-goods } voor de kaarten in de eigen stad.
            }
        [SEAS-W1]
            { $you ->
                [seat] Je pakt { word-goods } voor de kaarten in je stad.
               *[none] { $seat } pakt { word-goods } voor de kaarten in de eigen stad.
            }
        [SEAS-F1]
            { $you ->
                [seat] Je pakt { word-goods } voor de kaarten in je stad.
               *[none] { $seat } pakt { word-goods } voor de kaarten in de eigen stad.
            }
        [BEAC-2]
            { $you ->
                [seat] Je pakt { word-goods } voor het veld van het reuzenwezen.
               *[none] { $seat } pakt { word-goods } voor het veld van het reuzenwezen.
            }
        [SOLO-17]
            { $you ->
                [seat] Je pakt { word-goods } voor je Zilverwacht.
               *[none] { $seat } pakt { word-goods } voor zijn Zilverwacht.
            }
        [SOLO-22]
            { $you ->
                [seat] Je pakt { word-goods } bij het bakenvuur.
               *[none] { $seat } pakt { word-goods } bij het bakenvuur, zoals zijn actiekaart zegt.
            }
       *[other]
            { $you ->
                [seat] Je pakt { word-goods }.
               *[none] { $seat } pakt { word-goods }.
            }
    }
event-pay =
    { $rule ->
        [SNOW-14]
            { $you ->
                [seat] Je betaalt { word-goods } om sneeuw te ruimen.
               *[none] { $seat } betaalt { word-goods } om sneeuw te ruimen.
            }
        [WORK-6]
            { $you ->
                [seat] Je betaalt { word-goods } voor de plek.
               *[none] { $seat } betaalt { word-goods } voor de plek.
            }
        [CHIM-2]
            { $you ->
                [seat] Je betaalt { word-goods } voor een schoorsteen.
               *[none] { $seat } betaalt { word-goods } voor een schoorsteen.
            }
       *[other]
            { $you ->
                [seat] Je betaalt { word-goods }.
               *[none] { $seat } betaalt { word-goods }.
            }
    }
event-give =
    { $to ->
        [none]
            { $you ->
                [seat] Je betaalt { word-goods } aan de voorraad, omdat niemand het geschenk mag ontvangen.
               *[none] { $seat } betaalt { word-goods } aan de voorraad, omdat niemand het geschenk mag ontvangen.
            }
       *[other]
            { $arrives ->
                [no]
                    { $you ->
                        [seat] Je geeft { $to } { word-goods }; het gaat naar de voorraad, want { $to } neemt nooit grondstoffen aan.
                       *[none] { $seat } geeft { $to } { word-goods }; het gaat naar de voorraad, want { $to } neemt nooit grondstoffen aan.
                    }
               *[yes]
                    { $rule ->
                        [SOLO-51]
                            { $you ->
                                [seat] Je geeft { $to } { word-goods } voor de plek, waar een klauwfiche ligt.
                               *[none] { $seat } geeft { $to } { word-goods } voor de plek, waar een klauwfiche ligt.
                            }
                        [SOLO-52]
                            { $you ->
                                [seat] Je geeft { $to } { word-goods } voor de plek, waar een klauwfiche ligt.
                               *[none] { $seat } geeft { $to } { word-goods } voor de plek, waar een klauwfiche ligt.
                            }
                       *[other]
                            { $you ->
                                [seat] Je geeft { $to } { word-goods }.
                                [to] { $seat } geeft jou { word-goods }.
                               *[none] { $seat } geeft { $to } { word-goods }.
                            }
                    }
            }
    }
event-draw =
    { $you ->
        [seat] Je trekt { $cards }.
       *[none] { $seat } trekt { $cards }.
    }
event-full-hand =
    { $rule ->
        [HAND-1]
            { $you ->
                [seat]
                    { $n ->
                        [one] Je hand is vol: 1 kaart wordt niet getrokken.
                       *[other] Je hand is vol: { $n } kaarten worden niet getrokken.
                    }
               *[none]
                    { $n ->
                        [one] De hand van { $seat } is vol: 1 kaart wordt niet getrokken.
                       *[other] De hand van { $seat } is vol: { $n } kaarten worden niet getrokken.
                    }
            }
       *[other]
            { $you ->
                [seat]
                    { $n ->
                        [one] In je hand is geen plaats voor 1 van de kaarten.
                       *[other] In je hand is geen plaats voor { $n } van de kaarten.
                    }
               *[none]
                    { $n ->
                        [one] In de hand van { $seat } is geen plaats voor 1 van de kaarten.
                       *[other] In de hand van { $seat } is geen plaats voor { $n } van de kaarten.
                    }
            }
    }
event-discard =
    { $rule ->
        [FORGE-1]
            { $you ->
                [seat] Je legt { $cards } af bij de Smidse.
               *[none] { $seat } legt { $cards } af bij de Smidse.
            }
        [JOUR-2]
            { $you ->
                [seat] Je legt { $cards } af voor de Reis.
               *[none] { $seat } legt { $cards } af voor de Reis.
            }
       *[other]
            { $you ->
                [seat] Je legt { $cards } af.
               *[none] { $seat } legt { $cards } af.
            }
    }
event-give-cards =
    { $you ->
        [seat] Je geeft { $to } { $cards }.
        [to] { $seat } geeft jou { $cards }.
       *[none] { $seat } geeft { $to } { $cards }.
    }
event-take-card =
    { $you ->
        [seat] Je neemt { $cards } op de hand.
       *[none] { $seat } neemt { $cards } op de hand.
    }
event-discard-valley =
    { $you ->
        [seat] Je legt { $cards } uit het dal op de aflegstapel.
       *[none] { $seat } legt { $cards } uit het dal op de aflegstapel.
    }
event-look =
    { $source ->
        [discard]
            { $you ->
                [seat] Je bekijkt { $cards } van de aflegstapel.
               *[none] { $seat } bekijkt { $cards } van de aflegstapel.
            }
       *[none]
            { $you ->
                [seat] Je bekijkt { $cards } van de trekstapel.
               *[none] { $seat } bekijkt { $cards } van de trekstapel.
            }
    }
event-keep-cards =
    { $you ->
        [seat] Je houdt { $cards }.
       *[none] { $seat } houdt { $cards }.
    }
event-put-back =
    { $target ->
        [discard]
            { $you ->
                [seat] Je legt { $cards } op de aflegstapel.
               *[none] { $seat } legt { $cards } op de aflegstapel.
            }
       *[none]
            { $you ->
                [seat] Je legt { $cards } onder de trekstapel.
               *[none] { $seat } legt { $cards } onder de trekstapel.
            }
    }
event-tuck =
    { $you ->
        [seat] Je legt { $cards } gedekt onder { $card }.
       *[none] { $seat } legt { $cards } gedekt onder { $card }.
    }
event-tuck-looked =
    { $you ->
        [seat] Je legt { $cards } gedekt onder de kaart die dat zegt.
       *[none] { $seat } legt { $cards } gedekt onder de kaart die dat zegt.
    }
event-tuck-unseen =
    { $you ->
        [seat] Je legt de bovenste kaart van de trekstapel ongezien onder { $card }.
       *[none] { $seat } legt de bovenste kaart van de trekstapel ongezien onder { $card }.
    }
event-reshuffle =
    { $count ->
        [one] De trekstapel is leeg: de enige kaart van de aflegstapel wordt de nieuwe.
       *[other] De trekstapel is leeg: de { $count } kaarten van de aflegstapel worden geschud en worden de nieuwe.
    }
event-reveal =
    { $stacked ->
        [yes] Het dal krijgt nog eens { $card }; die komt bij de kaart op veld { $space }.
       *[no]
            { $space ->
                [0] In het dal is geen veld voor { $card }, dus gaat de kaart naar de aflegstapel.
               *[other] Het dal krijgt { $card } op veld { $space }.
            }
    }

## Reuzenwezens en opdrachten

event-giant-rises = Het reuzenwezen { $giant } verschijnt op veld { $slot } van de berg.
event-giant-leaves = Het reuzenwezen { $giant } verlaat de berg.
event-giants-leave = Alle reuzenwezens verlaten de berg.
event-use-giant =
    { $you ->
        [seat] Je vraagt het reuzenwezen { $giant } op veld { $slot } van de berg om hulp.
       *[none] { $seat } vraagt het reuzenwezen { $giant } op veld { $slot } van de berg om hulp.
    }
event-complete =
    { $level ->
        [highland]
            { $you ->
                [seat] Je voltooit de hooglandopdracht “{ $quest }”, aan het einde { word-points } waard.
               *[none] { $seat } voltooit de hooglandopdracht “{ $quest }”, aan het einde { word-points } waard.
            }
       *[lowland]
            { $you ->
                [seat] Je voltooit de laaglandopdracht “{ $quest }”, aan het einde { word-points } waard.
               *[none] { $seat } voltooit de laaglandopdracht “{ $quest }”, aan het einde { word-points } waard.
            }
    }

## Sneeuw

event-snow-falls =
    { $falls ->
        [yes]
            { $place ->
                [none] Er valt sneeuw op { $card } in het dal (veld { $space }).
               *[other] Er valt sneeuw op “{ $place }”.
            }
       *[no]
            { $place ->
                [none]
                    { $card ->
                        [none] Er valt geen sneeuw: veld { $space } van het dal is leeg.
                       *[other] Op { $card } in het dal (veld { $space }) valt geen sneeuw meer: daar ligt al wat.
                    }
               *[other] Op “{ $place }” valt geen sneeuw meer: daar ligt al wat.
            }
    }
event-put-snow =
    { $place ->
        [none]
            { $you ->
                [seat] Je legt sneeuw op { $card } in het dal.
               *[none] { $seat } legt sneeuw op { $card } in het dal.
            }
       *[other]
            { $you ->
                [seat] Je legt sneeuw op “{ $place }”.
               *[none] { $seat } legt sneeuw op “{ $place }”.
            }
    }
event-city-snow =
    { $you ->
        [seat] Je { $card } (kaart { $slot }) raakt ondergesneeuwd.
       *[none] { $card } in de stad van { $seat } (kaart { $slot }) raakt ondergesneeuwd.
    }
event-clear-place =
    { $you ->
        [seat] Je ruimt { word-snow } van “{ $place }” en houdt die.
       *[none] { $seat } ruimt { word-snow } van “{ $place }” en houdt die.
    }
event-clear-valley =
    { $you ->
        [seat] Je ruimt { word-snow } van { $card } in het dal (veld { $space }) en houdt die.
       *[none] { $seat } ruimt { word-snow } van { $card } in het dal (veld { $space }) en houdt die.
    }
event-clear-card =
    { $own ->
        [yes]
            { $you ->
                [seat] Je ruimt de sneeuw van je { $card } en houdt die.
               *[none] { $seat } ruimt de sneeuw van { $card } in de eigen stad en houdt die.
            }
       *[no]
            { $you ->
                [seat] Je ruimt de sneeuw van { $card } in de stad van { $owner } en houdt die.
                [owner] { $seat } ruimt de sneeuw van { $card } in jouw stad en houdt die.
               *[none] { $seat } ruimt de sneeuw van { $card } in de stad van { $owner } en houdt die.
            }
    }

## Seizoenen en het einde

event-season =
    { $you ->
        [seat] Je bereidt je voor op de { $season }.
       *[none] { $seat } bereidt zich voor op de { $season }.
    }
event-freezing-cold =
    { $you ->
        [seat] Jij bereikt als eerste de winter, en de Bittere kou valt in: vanaf nu kost sneeuw ruimen iedereen 2 vuur in plaats van 1.
       *[none] { $seat } bereikt als eerste de winter, en de Bittere kou valt in: vanaf nu kost sneeuw ruimen iedereen 2 vuur in plaats van 1.
    }
event-pass =
    { $you ->
        [seat] Je past en hebt geen beurten meer.
       *[none] { $seat } past en heeft geen beurten meer.
    }
event-game-over = Iedereen heeft gepast: het spel is afgelopen, en de punten worden geteld.

## Klauw

event-claw-plan = { $seat } draait plankaart { $plan } om.
event-claw-skips = { $seat } slaat { word-corner } van plankaart { $plan } over: daar zou hij een kaart spelen, maar hij heeft er al 17 en plaatst vanaf nu alleen dieren.
event-claw-action =
    { $does ->
        [card]
            { $source ->
                [valley] { $seat } draait actiekaart { $action } om voor { word-corner } van plankaart { $plan }: volgens het plan speelt hij een kaart, volgens de actiekaart uit het dal.
               *[deck] { $seat } draait actiekaart { $action } om voor { word-corner } van plankaart { $plan }: volgens het plan speelt hij een kaart, volgens de actiekaart van de trekstapel.
            }
       *[animal] { $seat } draait actiekaart { $action } om voor { word-corner } van plankaart { $plan }: volgens het plan plaatst hij een dier, volgens de actiekaart hier: “{ $where }”.
    }
word-claw-because =
    { $because ->
        [season] het is nog geen lente voor hem
        [quest] er is geen opdracht die hij kan voltooien
       *[occupied] er staat al iemand
    }
word-claw-by =
    { $by ->
        [only] het is de enige kaart van het type dat op zijn actiekaart vooraan staat
        [points] van het type dat op zijn actiekaart vooraan staat, heeft die de meeste punten
        [snow] van gelijke kaarten van het type dat op zijn actiekaart vooraan staat, is het die met sneeuw
       *[place] van gelijke kaarten van het type dat op zijn actiekaart vooraan staat, ligt die vooraan
    }
event-claw-plan-b =
    { $place ->
        [none] Plan B: { $seat } kan zijn dier niet plaatsen waar zijn actiekaart het heen stuurt, “{ $wanted }”: { word-claw-because }. Hij gaat vandaar { word-arrow } langs de tactiekkaart, maar vindt geen vrije plek; het dier wordt opzijgelegd.
       *[other] Plan B: { $seat } kan zijn dier niet plaatsen waar zijn actiekaart het heen stuurt, “{ $wanted }”: { word-claw-because }. Hij gaat vandaar { word-arrow } langs de tactiekkaart, en de eerste vrije plek is “{ $place }”.
    }
event-claw-token = Na plan B legt { $seat } een klauwfiche op een kaart zonder fiche, { $card } (veld { $space } van het dal): { word-claw-by }.
event-claw-plan-c = Plan C: { $seat } zou een dier moeten plaatsen maar heeft er geen meer. Hij pakt 1 sneeuw en speelt een kaart; vanwaar, zegt dezelfde hoek van zijn actiekaart.
event-claw-plays =
    { $from ->
        [valley] { $seat } speelt { $card } uit het dal: { word-claw-by }.
       *[deck] { $seat } speelt de bovenste kaart van de trekstapel: { $card }.
    }
event-claw-nothing = { $seat } speelt geen kaart, want het dal is leeg.
event-claw-draws = { $seat } legt { $cards } van de trekstapel gedekt in zijn speelgebied.
event-claw-marks = { $seat } legt een klauwfiche op de gedeelde plek ({ $area }): vanaf nu gaat het vuur voor die plek naar hem.
event-claw-collects =
    { $snow ->
        [0] { $seat } pakt { $cards } van veld { $space } van het dal, waar zijn klauwfiche ligt, en legt die gedekt in zijn speelgebied.
       *[other] { $seat } pakt { $cards } van veld { $space } van het dal, waar zijn klauwfiche ligt, en legt die gedekt in zijn speelgebied, samen met { $snow } sneeuw.
    }

## Weigeringen: wie aan de beurt is en wat open is

refusal-nature-first = Wacht even: eerst beslist het toeval.
refusal-not-your-turn =
    { $rule ->
        [TURN-8] Sneeuw ruimen kan alleen in je eigen beurt.
        [TURN-15] Vaardigheden gebruik je alleen in je eigen beurt.
       *[other] Je bent niet aan de beurt.
    }
refusal-not-your-decision = Nu moet iemand anders beslissen.
refusal-no-decision = Er wordt nu niets gevraagd; plaats een dier, speel een kaart, bereid je voor op het volgende seizoen of pas.
refusal-pending-decision = Er moet eerst iets anders beslist worden: { $decision }.
refusal-not-offered = Dat is hier geen antwoord; er moet beslist worden over: { $decision }.
refusal-payment-first = Maak eerst de betaling af; tussendoor kan er niets anders.
refusal-not-now =
    { $rule ->
        [TURN-9] De sneeuw van een stadskaart ruim je alleen in een beurt waarin je een dier plaatst of een kaart speelt, niet als je je voorbereidt of past.
       *[other] Vaardigheden gebruik je alleen in een beurt waarin je een dier plaatst of een kaart speelt, niet als je je voorbereidt of past.
    }
refusal-bound-to-act = Je moet deze beurt een dier plaatsen of een kaart spelen; hierna zou geen van beide meer kunnen.
refusal-action-done = Je hebt je actie van deze beurt gehad; je kunt nog een stadskaart sneeuwvrij maken of een vaardigheid gebruiken, of de beurt beëindigen.
refusal-no-skipping = Je kunt je beurt niet overslaan: plaats een dier, speel een kaart, bereid je voor op het volgende seizoen of pas.
refusal-last-season = Voor jou is het lente, en daarna komt geen seizoen meer; als al je dieren geplaatst zijn, mag je passen.
refusal-not-spring-yet = Passen kan pas in je lente; bereid je eerst voor op het volgende seizoen.
refusal-animals-left =
    { $needs-animals ->
        [one] Plaats eerst je laatste dier.
       *[other] Plaats eerst de { $needs-animals } dieren die je nog hebt.
    }
refusal-has-passed =
    { $you ->
        [person] Je hebt gepast en hebt geen beurten meer.
       *[none] Je kunt { $person } niet kiezen: die heeft gepast en krijgt niets meer.
    }
refusal-no-mulligan = Een nieuwe hand trek je alleen als de voorbereiding ernaar vraagt, één keer; nu niet.
refusal-whole-hand-only = Je kunt alleen de hele hand ruilen, of hem houden.
refusal-next-season-only = Je bereidt je altijd voor op het seizoen na het jouwe; noem er geen.
refusal-chosen-already = Je hebt je laaglandopdracht al gekozen.
refusal-species-taken = Iemand speelt al met de { word-species }; kies een andere diersoort.

## Weigeringen: dieren plaatsen

refusal-no-animal =
    { $figure ->
        [guard] Je Zilverwacht is niet in je voorraad.
       *[animal] Je hebt geen gewoon dier meer in je voorraad.
    }
refusal-not-in-play = “{ $place }” wordt met dit aantal spelers niet gebruikt.
refusal-not-spring = Je kunt nog niet naar “{ $place }”: de Reis is open voor je als je je op de lente hebt voorbereid.
refusal-occupied =
    { $rule ->
        [GUARD-8] Op { word-spot } staat een Zilverwacht, en daar kan geen gewoon dier bij.
       *[other] Op { word-spot } staat al een dier, en er mag er maar één staan.
    }
refusal-own-animal = Op { word-spot } staat een dier van jou; je Zilverwacht kan alleen bij dieren van anderen staan.
refusal-other-guard = Op { word-spot } staat een andere Zilverwacht, en twee ervan kunnen geen plek delen.
refusal-no-sharing =
    { $rule ->
        [JOUR-6] “{ $place }” is bezet; op de Reis kan ook de Zilverwacht geen plek delen.
        [DEST-6] Deze plek op { $card } is bezet; op bestemmingskaarten kan ook de Zilverwacht geen plek delen.
       *[other] De Zilverwacht kan { word-spot } niet delen.
    }
refusal-guild-full = Je kunt niet naar “{ $place }”: er staan al twee dieren van jou bij het Gilde, en meer mogen er niet staan.
refusal-no-fire =
    { $rule ->
        [CARD-6] Om { $card } te spelen heb je { $needs-fire } vuur nodig, deels voor de speler links van je.
        [CHIM-2] Om { $card } met een schoorsteen te spelen heb je { $needs-fire } vuur nodig.
        [SNOW-16] Om de sneeuw op { word-spot } te ruimen heb je { $needs-fire } vuur nodig.
        [SNOW-17] Om de sneeuw op { word-spot } te ruimen heb je { $needs-fire } vuur nodig.
        [SNOW-18] Om de sneeuw op { word-spot } te ruimen heb je { $needs-fire } vuur nodig.
        [WORK-8] Voor { word-spot } en de sneeuw erop heb je { $needs-fire } vuur nodig.
       *[other] Voor { word-spot } heb je { $needs-fire } vuur nodig.
    }
refusal-no-cards =
    { $needs-cards ->
        [one] Voor “{ $place }” moet je 1 kaart uit je hand afleggen.
       *[other] Voor “{ $place }” moet je { $needs-cards } kaarten uit je hand afleggen.
    }
refusal-no-such-card = In die stad is geen kaart { $slot }.
refusal-no-destination = Op { $card } (kaart { $slot }) kun je geen dier plaatsen: het is geen bestemmingskaart met een plek voor jou.
refusal-no-open-place = { $card } (kaart { $slot }) heeft geen open plek: van de kaarten van anderen bezoek je alleen wezens met een bestemming.
refusal-just-played = { $card } (kaart { $slot }) is deze beurt in de stad gekomen; bezoeken kan in latere beurten.
refusal-own-place-taken = Jouw plek op { $card } (kaart { $slot }) is bezet, en de open plek is voor anderen.
refusal-stays-on-journey = Dieren op de Reis blijven daar tot het einde van het spel.
refusal-own-open-place = De open plek van je eigen kaart is voor anderen; jij gebruikt de andere plek.
refusal-no-taking-back = Dieren blijven staan tot je je op het volgende seizoen voorbereidt.

## Weigeringen: kaarten spelen

refusal-wrong-source =
    { $source ->
        [hand] Hier kun je geen kaarten uit je hand spelen.
        [valley] Hier kun je geen kaarten uit het dal spelen.
        [revealed] Er zijn nu geen bekeken kaarten om te spelen.
       *[discard] Van de aflegstapel kun je geen kaarten spelen.
    }
refusal-not-there =
    { $source ->
        [hand] Je hebt { $card } niet in je hand, of niet zo vaak.
        [valley] { $card } ligt niet in het dal.
        [revealed] { $card } is niet bij de kaarten die je bekijkt.
       *[discard] { $card } kun je niet van de aflegstapel spelen.
    }
refusal-card-does-not-fit = { $card } hoort niet bij de kaarten die je hier kunt kiezen.
refusal-wrong-city = { $card } kan daar niet heen: een kaart komt in je eigen stad, tenzij ze om een andere vraagt; noem dan die speler met “into”.
refusal-city-full = In die stad is geen plaats meer voor { $card }.
refusal-second-copy = { $card } is uniek en ligt al in die stad.
refusal-no-fire-for-snow = Op { $card } ligt sneeuw; om die te ruimen heb je { $needs-fire } vuur nodig.
refusal-wrong-payment =
    { $needs-cost-less ->
        [0] { $card } kost precies { $needs-cost }.
       *[other] { $card } kost { $needs-cost }, waarvan je { $needs-cost-less } weglaat.
    }
refusal-cannot-pay =
    { $card ->
        [none] Je hebt niet wat je wilt betalen of geven.
       *[other]
            { $needs-cost-less ->
                [0] Je hebt niet wat { $card } kost: { $needs-cost }.
               *[other] Je hebt niet wat { $card } kost: { $needs-cost }, waarvan je { $needs-cost-less } weglaat.
            }
    }
refusal-gift-cost = { $card } betaal je niet met grondstoffen of een schoorsteen; in plaats daarvan geef je de speler links van je { $needs-fire } vuur.
refusal-no-advantage =
    { $rule ->
        [CARD-10] Samen met een schoorsteen kun je aan deze tafel het voordeel van kaart { $slot } van je stad niet gebruiken.
       *[other] Kaart { $slot } van je stad geeft geen voordeel bij het spelen van deze kaart.
    }
refusal-advantage-must = Een kaart van je stad wil gebruikt worden als je { $card } speelt: voeg “using” en haar nummer toe.
refusal-one-advantage = Bij elke kaart die je speelt, kun je maar één voordeel gebruiken.
refusal-no-creature = { $card } is geen wezen; met schoorstenen speel je alleen wezens.
refusal-no-chimney = Je hebt geen schoorsteen in je voorraad om { $card } mee te spelen.
refusal-chimney-pays-all = Een schoorsteen vervangt alle kosten van { $card }; daarnaast betaal je geen grondstoffen.
refusal-chimney-taken = Kaart { $slot } van je stad heeft al een schoorsteen.
refusal-chimney-does-not-fit = Op kaart { $slot } van je stad past geen schoorsteen voor zo’n wezen.
refusal-chimney-stays = Een schoorsteen blijft op zijn kaart, tenzij een effect hem verplaatst.

## Weigeringen: sneeuw en vaardigheden

refusal-under-snow =
    { $slot ->
        [none] { $card } ligt onder de sneeuw en telt als afwezig.
       *[other] Kaart { $slot } ligt onder de sneeuw en telt als afwezig.
    }
refusal-no-snow = Er is geen sneeuw die je kunt ruimen.
refusal-snow-there =
    { $slot ->
        [none] Daar ligt al sneeuw.
       *[other] Op kaart { $slot } van je stad ligt al sneeuw.
    }
refusal-not-next-for-snow = De sneeuw gaat naar de kaart met de meeste gedrukte punten; bij gelijke punten beslist het type. Kaart { $slot } is nog niet aan de beurt.
refusal-cleared-already =
    { $needs-number ->
        [one] Je hebt deze beurt al sneeuw in je stad geruimd; één keer per beurt mag het.
       *[other] Je hebt deze beurt al { $needs-number } keer sneeuw in je stad geruimd; meer mag niet.
    }
refusal-clear-by-using = Sneeuw op een plek of op een kaart in het dal ruim je alleen door er een dier te plaatsen of de kaart te spelen.
refusal-no-ability = Kaart { $slot } van je stad heeft die vaardigheid niet.
refusal-used-already = Je hebt deze vaardigheid van kaart { $slot } al gebruikt.
refusal-cannot-use = De vaardigheid van kaart { $slot } kan nu niet: aan de voorwaarde is niet voldaan, of er zou niets gebeuren.

## Weigeringen: antwoorden

refusal-mandatory = Dit kun je niet weigeren.
refusal-cannot-accept = Dit kun je niet aannemen, want je kunt het niet helemaal betalen.
refusal-wrong-number =
    { $needs-number ->
        [one] Kies er precies 1.
       *[other] Kies er precies { $needs-number }.
    }
refusal-wrong-cards =
    { $needs-exact ->
        [yes]
            { $needs-min ->
                [one] Kies precies 1 kaart, niet { $number }.
               *[other] Kies precies { $needs-min } kaarten, niet { $number }.
            }
       *[no] Kies minstens { $needs-min } en hoogstens { $needs-max } kaarten, niet { $number }.
    }
refusal-wrong-receiver =
    { $rule ->
        [END-4] Wie gepast heeft, krijgt niets meer: het geschenk gaat naar { $needs-person }.
       *[other] Het geschenk gaat naar { $needs-person }.
    }
refusal-not-from-valley = Je kunt nu geen kaart uit het dal nemen: trekken doe je van de trekstapel, afleggen uit je hand.
refusal-hand-full = Je kunt { $person } hier niet kiezen: in die hand is geen ruimte, of het moet een ander zijn.
refusal-giant-not-open = Het reuzenwezen { $giant } is niet bij de berg, of nu niet te kiezen.
refusal-wrong-level =
    { $rule ->
        [GUILD-1] “{ $quest }” is een opdracht van het andere niveau: hooglandopdrachten noem je met “quest”, je eigen laaglandopdrachten met “lowland”.
       *[other] “{ $quest }” is niet van het niveau dat hier gevraagd wordt.
    }
refusal-not-your-quest = Je hebt de laaglandopdracht “{ $quest }” niet.
refusal-quest-not-open = De hooglandopdracht “{ $quest }” ligt niet open.
refusal-requirements = Je voldoet nu niet aan alle voorwaarden van “{ $quest }”.
refusal-no-resource = Vuur en punten zijn geen grondstoffen: kies uit berk, mos, koper en noten.
refusal-only-at-guild = Opdrachten voltooi je door een dier bij het Gilde te plaatsen, of als een effect het zegt.
refusal-only-in-season = Productiekaarten werken als ze gespeeld worden, als je je op herfst en lente voorbereidt, en als een effect ze activeert.
refusal-secret = De hand en de laaglandopdrachten van anderen, gedekte kaarten en stapels zijn geheim.
refusal-side-fixed = De kant van het sneeuwtelfiche wordt voor het spel gekozen en blijft.
refusal-claw-decides = Wat Klauw doet, bepalen alleen zijn plan- en actiekaarten.
refusal-claw-takes-fire = Het vuur voor een plek met een klauwfiche gaat naar Klauw; daar kun je niets aan doen.

## Weigeringen: kaartensets

refusal-no-such-set = Er is geen kaartenset “{ $set }”: geef de map van een set, of { $needs-sets }.
refusal-broken-set =
    { $errors ->
        [one] De kaartenset “{ $set }” is niet te spelen; er zit een fout in { word-file }. De opdracht “frostwall deck check” zegt meer.
       *[other] De kaartenset “{ $set }” is niet te spelen; er zitten { $errors } fouten in, de eerste in { word-file }. De opdracht “frostwall deck check” zegt meer.
    }

## Fasen en open beslissingen

phase-species = een diersoort kiezen
phase-claw-species = een diersoort voor Klauw kiezen
phase-keep-quest = kiezen welke laaglandopdracht je houdt
phase-mulligan = de hand houden of een nieuwe trekken
phase-ready = een actie kiezen
phase-closing = de beurt beëindigen, of eerst sneeuw ruimen en vaardigheden gebruiken
phase-window = eerst sneeuw ruimen, of niet
phase-yes-no = een effect gebruiken of niet
phase-option = een van de effecten kiezen
phase-cards = kaarten uit de hand kiezen
phase-resources = grondstoffen kiezen
phase-times = kiezen hoe vaak
phase-seat = een andere speler kiezen
phase-city-card = een kaart in een stad kiezen
phase-copy = een plek kiezen waarvan je de actie uitvoert
phase-giant = een reuzenwezen kiezen
phase-quest = een opdracht kiezen, of geen
phase-keep = kiezen welke getrokken opdrachten je houdt
phase-animal = een dier op het bord of een kaart kiezen
phase-where = kiezen waar het dier heen gaat
phase-clear-where = kiezen waar je sneeuw ruimt
phase-snow-where = kiezen waar je sneeuw legt
phase-order = kiezen welk effect nu komt
phase-produce = kiezen welke productiekaart nu komt
phase-valley = een kaart in het dal kiezen
phase-play = een kaart spelen door een effect
phase-city-snow = kiezen welke van gelijke kaarten sneeuw krijgt
phase-looked = uit de bekeken kaarten kiezen
phase-claw-quest = kiezen welke hooglandopdracht Klauw voltooit
phase-drawing = kaarten trekken
phase-filling = het dal aanvullen
phase-giants = de berg aanvullen
phase-snowing = sneeuwkaarten omdraaien
phase-quests = laaglandopdrachten trekken
phase-looking = kaarten bekijken
phase-highland = hooglandopdrachten openleggen
phase-claw-plan = een plankaart omdraaien
phase-claw-action = een actiekaart omdraaien
phase-claw-draw = de gedekte kaarten van Klauw
phase-claw-card = de kaart die Klauw van de trekstapel speelt
phase-claw-stack = de volgende opdracht van de stapel van Klauw
phase-tucking = kaarten van de trekstapel onder een kaart leggen
phase-run = een effect uitvoeren
phase-triggers = effecten die reageren
phase-land = een kaart die in een stad komt
phase-act = de actie van een plek
phase-arrived = een dier dat geplaatst is
phase-played = wat op een gespeelde kaart reageert
phase-begin = de voorwaarde van een effect
phase-season = het volgende seizoen
phase-turn-end = het einde van de beurt
phase-deal = de voorbereiding
phase-giving = geven
phase-after-giant = na het gebruik van een reuzenwezen
phase-guild-draw = de opdrachten die bij het Gilde getrokken zijn
phase-activated = meer kaarten activeren
phase-city-snowing = sneeuw in een stad
phase-claw-turn = de beurt van Klauw
phase-claw-season = het volgende seizoen van Klauw
phase-claw-act = de actie van Klauw
phase-options = meer effecten om uit te kiezen
phase-repeat = een effect herhalen
phase-earning = waarvoor betaald is
phase-bound = een vaardigheid die voor de actie gebruikt is
phase-over = het spel is afgelopen

## Soorten zetten

kind-species = een diersoort kiezen
kind-keep = een laaglandopdracht houden
kind-mulligan = een nieuwe hand trekken
kind-stay = de hand houden
kind-place = een dier plaatsen
kind-visit = een dier op een bestemmingskaart plaatsen
kind-play = een kaart spelen
kind-prepare = je voorbereiden op het volgende seizoen
kind-pass = passen
kind-clear = de sneeuw van een stadskaart ruimen
kind-use = een vaardigheid gebruiken
kind-end = de beurt beëindigen
kind-continue = verdergaan zonder sneeuw te ruimen
kind-yes = ja
kind-no = nee
kind-option = een van de effecten kiezen
kind-discard = kaarten afleggen
kind-give = kaarten geven
kind-under = kaarten onder een kaart leggen
kind-hold = uit de bekeken kaarten kiezen
kind-retain = opdrachten houden
kind-resources = grondstoffen kiezen
kind-times = zeggen hoe vaak
kind-person = een speler kiezen
kind-city = een kaart in een stad kiezen
kind-copy = de actie van een plek uitvoeren
kind-giant = een reuzenwezen kiezen
kind-quest = een hooglandopdracht kiezen
kind-lowland = een eigen laaglandopdracht kiezen
kind-exchange = een eigen laaglandopdracht ruilen
kind-recall = een dier van een plek terugnemen
kind-back = een dier van een kaart terugnemen
kind-aside = een dier dat naast de stad ligt terugnemen
kind-at = de sneeuw van een plek kiezen
kind-above = de sneeuw van een kaart in het dal kiezen
kind-on = de sneeuw van een stadskaart kiezen
kind-next = kiezen wat nu komt
kind-valley = een kaart in het dal kiezen
kind-none = niets kiezen
kind-move = een dier naar een plek verplaatsen
kind-call = een dier naar een kaart verplaatsen
kind-draw = een kaart wordt getrokken
kind-reveal = een kaart komt in het dal
kind-rise = een reuzenwezen komt naar de berg
kind-snow = een sneeuwkaart wordt omgedraaid
kind-offer = een laaglandopdracht wordt getrokken
kind-look = een kaart wordt bekeken
kind-lay = een hooglandopdracht wordt opengelegd
kind-plan = een plankaart wordt omgedraaid
kind-action = een actiekaart wordt omgedraaid
kind-hide = Klauw krijgt een gedekte kaart
kind-claw = Klauw speelt de bovenste kaart
kind-errand = Klauw voltooit een opdracht van zijn stapel
kind-tuck = een kaart van de trekstapel gaat onder een kaart

## Zetten, voor een lijst om uit te kiezen

move-species = spelen met de { word-species }
move-keep = “{ $quest }” houden
move-place = { word-figure-yours } op “{ $place }” plaatsen
move-visit = { word-figure-yours } op { word-card-there } plaatsen
move-play =
    { $cost-count ->
        [0] { $card } spelen { word-move-from }{ word-move-chimney }{ word-move-advantage }{ word-move-into }
       *[other] { $card } spelen { word-move-from } voor { $cost }{ word-move-advantage }{ word-move-into }
    }
move-clear = de sneeuw van { word-card-of-yours } ruimen
move-use = de vaardigheid van { word-card-of-yours } gebruiken{ word-effect }
move-option = effect { $option } kiezen
move-discard = { $cards } afleggen
move-give = { $to } { $cards } geven
move-under = { $cards } onder de kaart leggen
move-hold = { $cards } kiezen
move-retain = { $quests } houden
move-resources = { $goods } kiezen
move-times =
    { $times ->
        [0] helemaal niet
        [one] één keer
       *[other] { $times } keer
    }
move-person = { $person } kiezen
move-city = { word-card-there } kiezen
move-copy = de actie van “{ $place }” uitvoeren
move-giant = het reuzenwezen { $giant } kiezen
move-quest = de hooglandopdracht “{ $quest }” kiezen
move-lowland = je laaglandopdracht “{ $quest }” kiezen
move-exchange = je laaglandopdracht “{ $quest }” ruilen voor een nieuwe
move-recall = { word-figure-yours } terugnemen van “{ $place }”
move-back = { word-figure-yours } terugnemen van { word-card-there }
move-aside = { word-figure-yours } naast je stad terugnemen
move-at = de sneeuw van “{ $place }”
move-above = de sneeuw van { $card } in het dal
move-on = de sneeuw van { word-card-of-yours }
move-next = verder met { word-card-of-yours }{ word-effect }
move-valley = { $card } in het dal kiezen
move-move = { word-figure-yours } naar “{ $place }” verplaatsen
move-call = { word-figure-yours } naar { word-card-there } verplaatsen

## Waaruit een zet bestaat

argument-species = de diersoort
argument-quest = de opdracht
argument-quests = de opdrachten
argument-figure = “animal” (dier) of “guard” (Zilverwacht)
argument-place = de plek
argument-city = van wie de stad is
argument-slot = het nummer van de kaart in de stad
argument-card = de kaart
argument-cards = de kaarten
argument-source = waar de kaart vandaan komt
argument-cost = wat je betaalt
argument-advantage = het nummer van de kaart met het voordeel
argument-chimney = het nummer van de kaart die de schoorsteen krijgt
argument-into = in wiens stad ze komt
argument-effect = het nummer van het effect
argument-option = het nummer van het gekozen effect
argument-to = wie het krijgt
argument-goods = de grondstoffen
argument-times = hoe vaak
argument-person = de speler
argument-giant = het reuzenwezen
argument-seat = een plaats
argument-snow = de sneeuwkaart
argument-plan = de plankaart
argument-action = de actiekaart

## Waar punten vandaan komen, en hoe een spel afloopt

source-cards = gedrukte punten van kaarten
source-prosperity = bonuspunten
source-quests = opdrachten
source-snow = sneeuw
source-tokens = puntenfiches
source-journey = Reis

ending-points = iedereen heeft gepast
ending-won = gewonnen van Klauw
ending-lost = verloren van Klauw

## Opties

option-snow-side = Sneeuwtelfiche
option-snow-side-help = Welke kant van het sneeuwtelfiche telt: Sneeuwbui geeft 1 punt voor elke sneeuw die je ruimde en 5 aan wie het meest ruimde, Sneeuwstorm geeft 12 aan wie het meest ruimde en verder niets.
option-snow-side-flurry = Sneeuwbui
option-snow-side-snowstorm = Sneeuwstorm

option-difficulty = Moeilijkheidsgraad
option-difficulty-help = Hoe sterk Klauw is: met een hoger getal heeft hij betere opdrachten en meer bonuspunten.
option-difficulty-1 = 1: makkelijk
option-difficulty-2 = 2: gemiddeld
option-difficulty-3 = 3: moeilijk
option-difficulty-4 = 4: heel moeilijk

option-set = Kaartenset
option-set-help = De kaarten, reuzenwezens, opdrachten en plekken waarmee je speelt. Beide edities van Hearthside zijn van onszelf, niet de gedrukte kaarten.
option-set-hearthside2 = Hearthside, tweede editie
option-set-hearthside = Hearthside, eerste editie
option-set-hearthside2-note = Hearthside is onze eigen kaartenset, niet de gedrukte: de spelregels zeggen hoe er gespeeld wordt, maar niet wat er op de kaarten staat.
option-set-hearthside-note = Hearthside is onze eigen kaartenset, niet de gedrukte: de spelregels zeggen hoe er gespeeld wordt, maar niet wat er op de kaarten staat.

option-setup-first-player = Startspeler
option-setup-first-player-help = Wie begint; wie het vaakst kou lijdt, zoals de spelregels willen, valt niet uit te rekenen.
option-setup-first-player-random = door het toeval
option-setup-first-player-host = de eerste plaats

option-setup-mulligan = Nieuwe hand bij het begin
option-setup-mulligan-help = Of iedereen één keer de hele eerste hand mag ruilen.

option-turn-stuck-animals = Dieren zonder plek
option-turn-stuck-animals-help = Wanneer iemand zich mag voorbereiden of mag passen wiens dieren nergens geplaatst kunnen worden.
option-turn-stuck-animals-may-prepare = meteen
option-turn-stuck-animals-only-if-nothing-playable = alleen als er ook geen kaart te spelen is

option-snow-clear-on-pass = Sneeuw ruimen bij het passen
option-snow-clear-on-pass-help = Of je de sneeuw van een stadskaart ook mag ruimen in de beurt waarin je past.

option-snow-effect-uses-turn-clear = Ruimen door effecten telt
option-snow-effect-uses-turn-clear-help = Of sneeuw die een effect in je stad ruimt, de ene keer per beurt opmaakt.

option-end-passed-owner-gets-point = Punt na het passen
option-end-passed-owner-gets-point-help = Of wie gepast heeft, nog het punt pakt als een ander dier de open plek in die stad bezoekt.

option-guild-draw-after-decline = Trekken zonder te voltooien
option-guild-draw-after-decline-help = Of je bij het Gilde toch opdrachten trekt als je er een kon voltooien maar dat niet doet.

option-card-snowed-unique-blocks = Unieke kaarten onder sneeuw
option-card-snowed-unique-blocks-help = Of een unieke kaart onder sneeuw nog steeds een tweede exemplaar in dezelfde stad verbiedt.

option-card-mountaineer-chimney = Schoorsteen in plaats van een geschenk
option-card-mountaineer-chimney-help = Of je een wezen dat een geschenk van vuur kost, ook met een schoorsteen mag spelen.

option-card-chimney-with-advantage = Schoorsteen en voordeel samen
option-card-chimney-with-advantage-help = Of je een voordeel mag gebruiken als je een wezen met een schoorsteen speelt.

option-city-removed-card-animal = Dier op een verwijderde kaart
option-city-removed-card-animal-help = Wat er gebeurt met een dier waarvan de kaart de stad verlaat.
option-city-removed-card-animal-stays-placed = het ligt tot het volgende seizoen naast de stad
option-city-removed-card-animal-card-not-removable = zo’n kaart kun je niet verwijderen

option-valley-refill-after-stack-play = Aanvullen na een stapel
option-valley-refill-after-stack-play-help = Of er een nieuwe kaart komt als iemand een kaart uit het dal speelt waarvan er meer op hetzelfde veld liggen.

option-valley-refill-by-effect = Aanvullen na een effect
option-valley-refill-by-effect-help = Wanneer gaten worden aangevuld die een effect in het dal maakte.
option-valley-refill-by-effect-immediate = meteen
option-valley-refill-by-effect-end-of-turn = aan het einde van de beurt

option-snow-max-per-place = Sneeuw op één plek
option-snow-max-per-place-help = Hoeveel sneeuw er op één plek of kaart in het dal mag liggen.
option-snow-max-per-place-1 = 1 sneeuw
option-snow-max-per-place-unlimited = zoveel als er valt

option-snow-storm-scout-valley = Bordeffecten ruimen het dal
option-snow-storm-scout-valley-help = Of een vaardigheid die sneeuw op het bord ruimt, ook een kaart in het dal sneeuwvrij mag maken.

option-snow-storm-scout-beacon = Bordeffecten ruimen bakenvuren
option-snow-storm-scout-beacon-help = Of een vaardigheid die sneeuw op het bord ruimt, ook een bakenvuur sneeuwvrij mag maken.

option-quest-guards-must-differ = Genoemde kaarten moeten verschillen
option-quest-guards-must-differ-help = Of een opdracht die om een aantal van bepaalde genoemde kaarten vraagt, verschillende nodig heeft.

option-end-fire-like-resources = Geen vuur na het passen
option-end-fire-like-resources-help = Of wie gepast heeft, ook geen vuur meer krijgt, net zomin als grondstoffen en kaarten.

option-score-snow-bonus-at-zero = Bonus zonder sneeuw
option-score-snow-bonus-at-zero-help = Of de bonus voor de meeste sneeuw gegeven wordt als niemand sneeuw geruimd heeft.

option-solo-quest-columns = Opdrachten van Klauw
option-solo-quest-columns-help = Welke kolom van de moeilijkheidstabel laaglandopdrachten telt en welke hooglandopdrachten.
option-solo-quest-columns-lowland-first = de eerste is laagland
option-solo-quest-columns-highland-first = de eerste is hoogland

option-solo-claw-start-fire = Eerste vuur van Klauw
option-solo-claw-start-fire-help = Met hoeveel vuur Klauw begint.
option-solo-claw-start-fire-1 = 1 vuur
option-solo-claw-start-fire-0 = geen vuur

option-solo-guard-fire = Vuur voor de Zilverwacht van Klauw
option-solo-guard-fire-help = Wanneer Klauw 1 vuur pakt voor zijn Zilverwacht.
option-solo-guard-fire-unless-yours = tenzij jouw dier daar staat
option-solo-guard-fire-only-if-empty = alleen als de plek leeg is

option-solo-guild-priority = Klauw bij het Gilde
option-solo-guild-priority-help = Hoe Klauw kiest uit de plekken van het Gilde: individueel, leeg, met sneeuw.
option-solo-guild-priority-count = de plek waarvoor het meeste daarvan geldt
option-solo-guild-priority-ordered = in deze volgorde

option-solo-quest-tie = Gelijke opdrachten van Klauw
option-solo-quest-tie-help = Welke hooglandopdracht Klauw voltooit als meerdere de hoogste waarde hebben.
option-solo-quest-tie-first = de eerst opengelegde
option-solo-quest-tie-player-chooses = jij kiest

option-solo-claw-hot-spring = Klauw bij de Warme bron
option-solo-claw-hot-spring-help = Wat Klauw bij de Warme bron krijgt.
option-solo-claw-hot-spring-fire-and-cards = 2 vuur en 2 gedekte kaarten
option-solo-claw-hot-spring-fire-only = 2 vuur
option-solo-claw-hot-spring-nothing = niets

option-solo-plan-b-guard-shares = De Zilverwacht van Klauw bij plan B
option-solo-plan-b-guard-shares-help = Of de Zilverwacht van Klauw ook bij een dier van jou mag staan als hij met plan B een plek zoekt.

option-solo-cap17 = Grens van 17 kaarten voor Klauw
option-solo-cap17-help = Wanneer de grens van 17 kaarten geldt waarna Klauw alleen nog dieren plaatst.
option-solo-cap17-spring-only = alleen in de lente
option-solo-cap17-always = altijd

option-solo-claw-gifts = Klauw en geschenken voor opdrachten
option-solo-claw-gifts-help = Of Klauw voldoet aan een voorwaarde waarbij je iets moet geven.
option-solo-claw-gifts-possess = als hij het heeft
option-solo-claw-gifts-never = nooit
option-solo-claw-gifts-ignore = altijd

option-solo-plan-b-journey = De Reis van Klauw bij plan B
option-solo-plan-b-journey-help = Waar Klauw met plan B op de Reis heen gaat als geen hoek van zijn actiekaart het zegt.
option-solo-plan-b-journey-shared = naar de gedeelde plek
option-solo-plan-b-journey-highest = naar de vrije plek met de meeste punten

option-solo-claw-species = Dieren van Klauw
option-solo-claw-species-help = Wie de diersoort kiest waarmee Klauw speelt.
option-solo-claw-species-ask = jij kiest
option-solo-claw-species-preferred = hij neemt de rode panda’s als die vrij zijn

## Bots om uit te kiezen, en hoe goed er een speelt

# De personages: een naam, en een zin over de stijl.
character-silverfrost-novice = Pim
character-silverfrost-novice-style = Pakt wat het dichtstbij glinstert en vraagt zich later af waarvoor.
character-silverfrost-easy = Tulla
character-silverfrost-easy-style = Verzamelt en verzamelt, en bouwt vaak te laat.
character-silverfrost-medium = Bodo
character-silverfrost-medium-style = Ongeduldig: een kaart die hij kan betalen, speelt hij meteen.
character-silverfrost-hard = Ylva
character-silverfrost-hard-style = Scherp en snel, maar ver vooruit kijkt ze nooit.
character-silverfrost-master = Orla
character-silverfrost-master-style = Speelt de volgende beurten in haar hoofd uit voordat ze zet.
bot-kind-greedy = Planner: weegt elke zet
bot-kind-search = Ziener: probeert zijn zetten een paar beurten vooruit
bot-kind-builder = Bouwer: speelt voor zijn stad
bot-builder =
    { $level ->
        [easy] makkelijke bouwer
        [medium] gemiddelde bouwer
       *[full] sterke bouwer
    }
