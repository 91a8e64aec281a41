### Silverfrost: die Wörter des Spiels. Namen und Texte von Karten, Riesenwesen, Aufträgen und Orten stehen im Kartensatz.
### Die Schlüssel sind in allen Sprachen gleich. Begriffe stehen in der Einzahl.

## Spiel, Personen und Zeit

term-game = Silverfrost
term-mode-standard = Standardspiel
term-solo = Solomodus
term-player = Person
term-left = Person zu deiner Linken
term-starting-player = Startperson
term-claw = Klaue
term-turn = Zug
term-season = Jahreszeit
term-season-summer = Sommer
term-season-autumn = Herbst
term-season-winter = Winter
term-season-spring = Frühling
term-freezing-cold = Eiseskälte
term-difficulty = Schwierigkeitsgrad
term-end-of-game = Spielende
term-scoring = Wertung

## Ressourcen und Plättchen

term-resource = Ressource
term-birch = Birke
term-moss = Moos
term-copper = Kupfer
term-nut = Nuss
term-any = Ressource deiner Wahl
term-fire = Feuer
term-snow = Schnee
term-point = Punkt
term-chimney = Schornstein
term-claw-token = Klauenplättchen
term-snow-tile = Schnee-Wertungsplättchen
term-side-flurry = Gestöber
term-side-snowstorm = Schneesturm
term-general-supply = allgemeiner Vorrat
term-own-supply = eigener Vorrat

## Tiere

term-animal = Tier
term-guard = Silberwache
term-species = Tierart
term-species-red-panda = Roter Panda
term-species-penguin = Pinguin
term-species-falcon = Falke
term-species-hare = Hase
term-giant = Riesenwesen

## Karten

term-card = Karte
term-creature = Wesen
term-construction = Bauwerk
term-unique = einzigartig
term-common = gewöhnlich
term-card-type = Kartentyp
term-type-prosperity = Wohlstand
term-type-governance = Verwaltung
term-type-production = Produktion
term-type-destination = Ziel
term-type-traveller = Bewegung
term-keyword-hearth = Feuerstelle
term-keyword-larder = Vorratskammer
term-keyword-lantern = Laterne
term-keyword-sledge = Schlitten
term-keyword-guard = Wache
term-advantage = Vorteil beim Ausspielen
term-ability = Fähigkeit
term-quest = Auftrag
term-level-lowland = Tieflandauftrag
term-level-highland = Hochlandauftrag
term-requirement = Voraussetzung
term-snow-card = Schneekarte
term-plan-card = Plankarte
term-action-card = Handlungskarte
term-tactics-card = Taktikkarte
term-face-down-cards = verdeckte Karten

## Stapel, Bereiche und Orte

term-board = Spielplan
term-mountain = Berg
term-valley = Tal
term-city = Stadt
term-city-space = Platz
term-hand = Hand
term-hand-limit = Handkartenlimit
term-draw-deck = Nachziehstapel
term-discard-pile = Ablagestapel
term-quest-stack = Auftragsstapel
term-giant-stack = Riesenwesenstapel
term-snow-deck = Schneestapel
term-place = Ort
term-individual-place = individueller Ort
term-shared-place = gemeinschaftlicher Ort
term-open-place = offener Ort
term-area-basic = Einfacher Ort
term-area-hot-spring = Heiße Quelle
term-area-forge = Schmiede
term-area-guild = Gilde
term-area-journey = Reise
term-area-beacon = Leuchtfeuer
term-area-destination = Zielkarte
term-claw-area = Klaues Spielbereich
term-claw-display = Klaues Auslage
term-claw-quest-stack = Klaues Auftragsstapel

## Wörter, die davon abhängen, was sie nennen

seat-claw = { term-claw }
cards-birch =
    { $count ->
        [one] 1 Birke
       *[other] { $count } Birken
    }
cards-moss = { $count } Moos
cards-copper = { $count } Kupfer
cards-nut =
    { $count ->
        [one] 1 Nuss
       *[other] { $count } Nüsse
    }
cards-fire = { $count } Feuer
cards-point =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
cards-any =
    { $count ->
        [one] 1 Ressource deiner Wahl
       *[other] { $count } Ressourcen deiner Wahl
    }
# Karten und Aufträge des Kartensatzes.
cards-named =
    { $count ->
        [one] „{ $name }“
       *[other] { $count } × „{ $name }“
    }
quests-named =
    { $count ->
        [one] „{ $name }“
       *[other] { $count } × „{ $name }“
    }
# Aufträge, die der Betrachter nicht kennen darf.
quests-hidden =
    { $count ->
        [0] keinen Tieflandauftrag
        [one] einen Tieflandauftrag
       *[other] { $count } Tieflandaufträge
    }
word-goods =
    { $good ->
        [birch]
            { $n ->
                [one] 1 Birke
               *[other] { $n } Birken
            }
        [moss] { $n } Moos
        [copper] { $n } Kupfer
        [nut]
            { $n ->
                [one] 1 Nuss
               *[other] { $n } Nüsse
            }
        [fire] { $n } Feuer
       *[point]
            { $n ->
                [one] 1 Punkt
               *[other] { $n } Punkte
            }
    }
word-snow = { $n } Schnee
word-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
word-species =
    { $species ->
        [red_panda] Roten Pandas
        [penguin] Pinguinen
        [falcon] Falken
       *[hare] Hasen
    }
# Was eingesetzt wird: von dir, von jemand anderem.
word-figure-yours =
    { $figure ->
        [guard] deine Silberwache
       *[animal] ein Tier
    }
word-figure =
    { $figure ->
        [guard] die Silberwache
       *[animal] ein Tier
    }
# Ein Ort des Spielplans oder eine Karte mit einem Ort.
word-spot =
    { $place ->
        [none] „{ $card }“ (Nummer { $slot })
       *[other] „{ $place }“
    }
word-play-from =
    { $from ->
        [hand] aus der Hand
        [valley] aus dem Tal
        [revealed] von den angesehenen Karten
       *[discard] aus dem Ablagestapel
    }
word-play-into =
    { $own ->
        [yes] { "" }
       *[no]
            { $you ->
                [city] , in deine Stadt
               *[none] , in die Stadt von { $city }
            }
    }
word-play-chimney =
    { $chimney ->
        [none] { "" }
       *[other] , mit einem Schornstein auf „{ $chimney }“
    }
word-play-advantage =
    { $advantage ->
        [none] { "" }
       *[other] , mit dem Vorteil von „{ $advantage }“
    }
word-chimney-gone =
    { $chimney ->
        [yes] { " " }Der Schornstein darauf kommt aus dem Spiel.
       *[no] { "" }
    }
# Eine Karte der eigenen und irgendeiner Stadt, in einer Aktion.
word-card-of-yours =
    { $slot-card ->
        [none] Karte { $slot }
       *[other] „{ $slot-card }“ (Nummer { $slot })
    }
word-card-there =
    { $you ->
        [city] { word-card-of-yours } in deiner Stadt
       *[none] { word-card-of-yours } in der Stadt von { $city }
    }
word-effect =
    { $effect ->
        [0] { "" }
       *[other] { " " }(Effekt { $effect })
    }
word-move-from =
    { $source ->
        [hand] aus der Hand
        [valley] aus dem Tal
        [revealed] von den angesehenen Karten
       *[discard] aus dem Ablagestapel
    }
word-move-chimney =
    { $chimney ->
        [0] { "" }
       *[other]
            { $chimney-card ->
                [none] , mit einem Schornstein auf Karte { $chimney }
               *[other] , mit einem Schornstein auf „{ $chimney-card }“ (Nummer { $chimney })
            }
    }
word-move-advantage =
    { $advantage ->
        [0] { "" }
       *[other]
            { $advantage-card ->
                [none] , mit dem Vorteil von Karte { $advantage }
               *[other] , mit dem Vorteil von „{ $advantage-card }“ (Nummer { $advantage })
            }
    }
word-move-into =
    { $into-count ->
        [0] { "" }
       *[other] , in die Stadt von { $into }
    }
# Wo in den Dateien eines Kartensatzes.
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
# Einer Plankarte und der Handlungskarte darauf.
word-corner =
    { $corner ->
        [0] die Ecke oben links
        [1] die Ecke oben rechts
        [2] die Ecke unten rechts
       *[3] die Ecke unten links
    }
word-arrow =
    { $arrow ->
        [down] nach unten
       *[up] nach oben
    }

## Aufbau

event-species =
    { $you ->
        [seat] Du spielst mit den { word-species }.
       *[none] { $seat } spielt mit den { word-species }.
    }
event-lay-quest = Der Hochlandauftrag „{ $quest }“ wird ausgelegt.
event-draw-quest =
    { $you ->
        [seat] Du ziehst { $cards } vom Auftragsstapel.
       *[none] { $seat } zieht { $cards } vom Auftragsstapel.
    }
event-chosen =
    { $you ->
        [seat] Du hast gewählt, welchen Tieflandauftrag du behältst.
       *[none] { $seat } hat gewählt, welcher Tieflandauftrag bleibt.
    }
event-keep-quests =
    { $you ->
        [seat] Du behältst { $cards } von den gezogenen.
       *[none] { $seat } behält { $cards } von den gezogenen.
    }
event-return-quest =
    { $you ->
        [seat] Du legst { $cards } zurück unter den Auftragsstapel.
       *[none] { $seat } legt { $cards } zurück unter den Auftragsstapel.
    }
event-mulligan =
    { $you ->
        [seat] Du wirfst deine ganze Hand ab ({ $cards }) und ziehst ebenso viele neue Karten.
       *[none] { $seat } wirft die ganze Hand ab ({ $cards }) und zieht ebenso viele neue Karten.
    }

## Der Zug: Tiere und Karten

event-place =
    { $you ->
        [seat] Du setzt { word-figure-yours } auf „{ $place }“ ein.
       *[none] { $seat } setzt { word-figure } auf „{ $place }“ ein.
    }
event-visit =
    { $own ->
        [yes]
            { $you ->
                [seat] Du setzt { word-figure-yours } auf deiner Karte „{ $card }“ ein.
               *[none] { $seat } setzt { word-figure } auf der eigenen Karte „{ $card }“ ein.
            }
       *[no]
            { $you ->
                [seat] Du setzt { word-figure-yours } auf „{ $card }“ in der Stadt von { $owner } ein.
                [owner] { $seat } setzt { word-figure } auf „{ $card }“ in deiner Stadt ein.
               *[none] { $seat } setzt { word-figure } auf „{ $card }“ in der Stadt von { $owner } ein.
            }
    }
event-play =
    { $you ->
        [seat] Du spielst „{ $card }“ { word-play-from } aus{ word-play-into }{ word-play-chimney }{ word-play-advantage }.
       *[none] { $seat } spielt „{ $card }“ { word-play-from } aus{ word-play-into }{ word-play-chimney }{ word-play-advantage }.
    }
event-land =
    { $own ->
        [yes]
            { $you ->
                [seat] Deine Stadt bekommt „{ $card }“ als Karte { $slot }.
               *[none] Die Stadt von { $city } bekommt „{ $card }“ als Karte { $slot }.
            }
       *[no]
            { $you ->
                [city] Deine Stadt bekommt „{ $card }“ als Karte { $slot }.
               *[none] Die Stadt von { $city } bekommt „{ $card }“ als Karte { $slot }.
            }
    }
event-use =
    { $you ->
        [seat] Du nutzt die Fähigkeit von „{ $card }“.
       *[none] { $seat } nutzt die Fähigkeit von „{ $card }“.
    }
event-react =
    { $you ->
        [seat] Deine Karte „{ $card }“ kommt zur Wirkung.
       *[none] Die Karte „{ $card }“ von { $seat } kommt zur Wirkung.
    }
event-activate =
    { $own ->
        [yes]
            { $you ->
                [seat] Du aktivierst deine Karte „{ $card }“.
               *[none] { $seat } aktiviert „{ $card }“.
            }
       *[no]
            { $you ->
                [seat] Du aktivierst „{ $card }“ in der Stadt von { $owner }.
                [owner] { $seat } aktiviert „{ $card }“ in deiner Stadt.
               *[none] { $seat } aktiviert „{ $card }“ in der Stadt von { $owner }.
            }
    }
event-copy =
    { $you ->
        [seat] Du führst die Aktion von „{ $place }“ ohne Tier aus.
       *[none] { $seat } führt die Aktion von „{ $place }“ ohne Tier aus.
    }
event-recall =
    { $you ->
        [seat] Du nimmst { word-figure-yours } zurück.
       *[none] { $seat } nimmt { word-figure } zurück.
    }
event-move =
    { $you ->
        [seat] Du versetzt { word-figure-yours } auf „{ $place }“.
       *[none] { $seat } versetzt { word-figure } auf „{ $place }“.
    }
event-remove =
    { $you ->
        [seat] Du entfernst „{ $card }“ aus deiner Stadt.{ word-chimney-gone }
       *[none] { $seat } entfernt „{ $card }“ aus der eigenen Stadt.{ word-chimney-gone }
    }
event-chimney =
    { $from ->
        [none]
            { $you ->
                [seat] Du bekommst einen Schornstein zurück, der schon aus dem Spiel war.
               *[none] { $seat } bekommt einen Schornstein zurück, der schon aus dem Spiel war.
            }
       *[other]
            { $to ->
                [none]
                    { $you ->
                        [seat] Du nimmst den Schornstein von „{ $from }“ und kannst ihn wieder verwenden.
                       *[none] { $seat } nimmt den Schornstein von „{ $from }“ und kann ihn wieder verwenden.
                    }
               *[other]
                    { $you ->
                        [seat] Du versetzt den Schornstein von „{ $from }“ auf „{ $to }“.
                       *[none] { $seat } versetzt den Schornstein von „{ $from }“ auf „{ $to }“.
                    }
            }
    }
event-store =
    { $you ->
        [seat] Du legst Plättchen auf „{ $card }“.
       *[none] { $seat } legt Plättchen auf „{ $card }“.
    }

## Ressourcen, Feuer, Punkte und Karten

event-take =
    { $rule ->
        [DEST-4]
            { $you ->
                [seat] Du nimmst { word-goods } für den Besuch in deiner Stadt.
               *[none] { $seat } nimmt { word-goods } für den Besuch in dieser Stadt.
            }
        [GUARD-4]
            { $you ->
                [seat] Du nimmst { word-goods }, weil deine Silberwache auf einen leeren Ort kommt.
               *[none] { $seat } nimmt { word-goods }, weil die Silberwache auf einen leeren Ort kommt.
            }
        [SEAS-A1]
            { $you ->
                [seat] Du nimmst { word-goods } für die Karten in deiner Stadt.
               *[none] { $seat } nimmt { word-goods } für die Karten in der eigenen Stadt.
            }
        [SEAS-W1]
            { $you ->
                [seat] Du nimmst { word-goods } für die Karten in deiner Stadt.
               *[none] { $seat } nimmt { word-goods } für die Karten in der eigenen Stadt.
            }
        [SEAS-F1]
            { $you ->
                [seat] Du nimmst { word-goods } für die Karten in deiner Stadt.
               *[none] { $seat } nimmt { word-goods } für die Karten in der eigenen Stadt.
            }
        [BEAC-2]
            { $you ->
                [seat] Du nimmst { word-goods } für den Platz des Riesenwesens.
               *[none] { $seat } nimmt { word-goods } für den Platz des Riesenwesens.
            }
        [SOLO-17]
            { $you ->
                [seat] Du nimmst { word-goods } für deine Silberwache.
               *[none] { $seat } nimmt { word-goods } für seine Silberwache.
            }
        [SOLO-22]
            { $you ->
                [seat] Du nimmst { word-goods } am Leuchtfeuer.
               *[none] { $seat } nimmt { word-goods } am Leuchtfeuer, wie es seine Handlungskarte sagt.
            }
       *[other]
            { $you ->
                [seat] Du nimmst { word-goods }.
               *[none] { $seat } nimmt { word-goods }.
            }
    }
event-pay =
    { $rule ->
        [SNOW-14]
            { $you ->
                [seat] Du zahlst { word-goods }, um Schnee zu beseitigen.
               *[none] { $seat } zahlt { word-goods }, um Schnee zu beseitigen.
            }
        [WORK-6]
            { $you ->
                [seat] Du zahlst { word-goods } für den Ort.
               *[none] { $seat } zahlt { word-goods } für den Ort.
            }
        [CHIM-2]
            { $you ->
                [seat] Du zahlst { word-goods }, um einen Schornstein zu verwenden.
               *[none] { $seat } zahlt { word-goods }, um einen Schornstein zu verwenden.
            }
       *[other]
            { $you ->
                [seat] Du zahlst { word-goods }.
               *[none] { $seat } zahlt { word-goods }.
            }
    }
event-give =
    { $to ->
        [none]
            { $you ->
                [seat] Du zahlst { word-goods } in den Vorrat, weil niemand das Geschenk bekommen darf.
               *[none] { $seat } zahlt { word-goods } in den Vorrat, weil niemand das Geschenk bekommen darf.
            }
       *[other]
            { $arrives ->
                [no]
                    { $you ->
                        [seat] Du gibst { $to } { word-goods }; das kommt in den Vorrat, denn { $to } nimmt nie Ressourcen.
                       *[none] { $seat } gibt { $to } { word-goods }; das kommt in den Vorrat, denn { $to } nimmt nie Ressourcen.
                    }
               *[yes]
                    { $rule ->
                        [SOLO-51]
                            { $you ->
                                [seat] Du gibst { $to } { word-goods } für den Ort mit dem Klauenplättchen.
                               *[none] { $seat } gibt { $to } { word-goods } für den Ort mit dem Klauenplättchen.
                            }
                        [SOLO-52]
                            { $you ->
                                [seat] Du gibst { $to } { word-goods } für den Ort mit dem Klauenplättchen.
                               *[none] { $seat } gibt { $to } { word-goods } für den Ort mit dem Klauenplättchen.
                            }
                       *[other]
                            { $you ->
                                [seat] Du gibst { $to } { word-goods }.
                                [to] { $seat } gibt dir { word-goods }.
                               *[none] { $seat } gibt { $to } { word-goods }.
                            }
                    }
            }
    }
event-draw =
    { $you ->
        [seat] Du ziehst { $cards }.
       *[none] { $seat } zieht { $cards }.
    }
event-full-hand =
    { $rule ->
        [HAND-1]
            { $you ->
                [seat]
                    { $n ->
                        [one] Deine Hand ist voll: 1 Karte wird nicht gezogen.
                       *[other] Deine Hand ist voll: { $n } Karten werden nicht gezogen.
                    }
               *[none]
                    { $n ->
                        [one] Die Hand von { $seat } ist voll: 1 Karte wird nicht gezogen.
                       *[other] Die Hand von { $seat } ist voll: { $n } Karten werden nicht gezogen.
                    }
            }
       *[other]
            { $you ->
                [seat]
                    { $n ->
                        [one] Für 1 der Karten ist auf deiner Hand kein Platz.
                       *[other] Für { $n } der Karten ist auf deiner Hand kein Platz.
                    }
               *[none]
                    { $n ->
                        [one] Für 1 der Karten ist auf der Hand von { $seat } kein Platz.
                       *[other] Für { $n } der Karten ist auf der Hand von { $seat } kein Platz.
                    }
            }
    }
event-discard =
    { $rule ->
        [FORGE-1]
            { $you ->
                [seat] Du wirfst in der Schmiede { $cards } ab.
               *[none] { $seat } wirft in der Schmiede { $cards } ab.
            }
        [JOUR-2]
            { $you ->
                [seat] Du wirfst für die Reise { $cards } ab.
               *[none] { $seat } wirft für die Reise { $cards } ab.
            }
       *[other]
            { $you ->
                [seat] Du wirfst { $cards } ab.
               *[none] { $seat } wirft { $cards } ab.
            }
    }
event-give-cards =
    { $you ->
        [seat] Du gibst { $to } { $cards }.
        [to] { $seat } gibt dir { $cards }.
       *[none] { $seat } gibt { $to } { $cards }.
    }
event-take-card =
    { $you ->
        [seat] Du nimmst { $cards } auf die Hand.
       *[none] { $seat } nimmt { $cards } auf die Hand.
    }
event-discard-valley =
    { $you ->
        [seat] Du legst { $cards } aus dem Tal auf den Ablagestapel.
       *[none] { $seat } legt { $cards } aus dem Tal auf den Ablagestapel.
    }
event-look =
    { $source ->
        [discard]
            { $you ->
                [seat] Du siehst dir { $cards } aus dem Ablagestapel an.
               *[none] { $seat } sieht sich { $cards } aus dem Ablagestapel an.
            }
       *[none]
            { $you ->
                [seat] Du siehst dir { $cards } vom Nachziehstapel an.
               *[none] { $seat } sieht sich { $cards } vom Nachziehstapel an.
            }
    }
event-keep-cards =
    { $you ->
        [seat] Du behältst { $cards }.
       *[none] { $seat } behält { $cards }.
    }
event-put-back =
    { $target ->
        [discard]
            { $you ->
                [seat] Du legst { $cards } auf den Ablagestapel.
               *[none] { $seat } legt { $cards } auf den Ablagestapel.
            }
       *[none]
            { $you ->
                [seat] Du legst { $cards } unter den Nachziehstapel.
               *[none] { $seat } legt { $cards } unter den Nachziehstapel.
            }
    }
event-tuck =
    { $you ->
        [seat] Du legst { $cards } verdeckt unter „{ $card }“.
       *[none] { $seat } legt { $cards } verdeckt unter „{ $card }“.
    }
event-tuck-looked =
    { $you ->
        [seat] Du legst { $cards } verdeckt unter die Karte, die das verlangt.
       *[none] { $seat } legt { $cards } verdeckt unter die Karte, die das verlangt.
    }
event-tuck-unseen =
    { $you ->
        [seat] Du legst die oberste Karte des Nachziehstapels ungesehen unter „{ $card }“.
       *[none] { $seat } legt die oberste Karte des Nachziehstapels ungesehen unter „{ $card }“.
    }
event-reshuffle =
    { $count ->
        [one] Der Nachziehstapel ist leer: Die einzige Karte des Ablagestapels wird der neue.
       *[other] Der Nachziehstapel ist leer: Die { $count } Karten des Ablagestapels werden gemischt und bilden den neuen.
    }
event-reveal =
    { $stacked ->
        [yes] Ins Tal kommt noch einmal „{ $card }“, zur gleichen Karte auf Platz { $space }.
       *[no]
            { $space ->
                [0] Im Tal ist kein Platz für „{ $card }“; die Karte kommt auf den Ablagestapel.
               *[other] Ins Tal kommt „{ $card }“ auf Platz { $space }.
            }
    }

## Riesenwesen und Aufträge

event-giant-rises = Das Riesenwesen „{ $giant }“ erscheint auf Platz { $slot } des Berges.
event-giant-leaves = Das Riesenwesen „{ $giant }“ verlässt den Berg.
event-giants-leave = Alle Riesenwesen verlassen den Berg.
event-use-giant =
    { $you ->
        [seat] Du bittest das Riesenwesen „{ $giant }“ auf Platz { $slot } des Berges um Hilfe.
       *[none] { $seat } bittet das Riesenwesen „{ $giant }“ auf Platz { $slot } des Berges um Hilfe.
    }
event-complete =
    { $level ->
        [highland]
            { $you ->
                [seat] Du erledigst den Hochlandauftrag „{ $quest }“; er bringt am Ende { word-points }.
               *[none] { $seat } erledigt den Hochlandauftrag „{ $quest }“; er bringt am Ende { word-points }.
            }
       *[lowland]
            { $you ->
                [seat] Du erledigst den Tieflandauftrag „{ $quest }“; er bringt am Ende { word-points }.
               *[none] { $seat } erledigt den Tieflandauftrag „{ $quest }“; er bringt am Ende { word-points }.
            }
    }

## Schnee

event-snow-falls =
    { $falls ->
        [yes]
            { $place ->
                [none] Schnee fällt auf „{ $card }“ im Tal (Platz { $space }).
               *[other] Schnee fällt auf „{ $place }“.
            }
       *[no]
            { $place ->
                [none]
                    { $card ->
                        [none] Es fällt kein Schnee: Platz { $space } im Tal ist leer.
                       *[other] Auf „{ $card }“ im Tal (Platz { $space }) fällt kein weiterer Schnee: Dort liegt schon welcher.
                    }
               *[other] Auf „{ $place }“ fällt kein weiterer Schnee: Dort liegt schon welcher.
            }
    }
event-put-snow =
    { $place ->
        [none]
            { $you ->
                [seat] Du legst Schnee auf „{ $card }“ im Tal.
               *[none] { $seat } legt Schnee auf „{ $card }“ im Tal.
            }
       *[other]
            { $you ->
                [seat] Du legst Schnee auf „{ $place }“.
               *[none] { $seat } legt Schnee auf „{ $place }“.
            }
    }
event-city-snow =
    { $you ->
        [seat] Deine Karte „{ $card }“ (Nummer { $slot }) wird eingeschneit.
       *[none] Die Karte „{ $card }“ in der Stadt von { $seat } (Nummer { $slot }) wird eingeschneit.
    }
event-clear-place =
    { $you ->
        [seat] Du beseitigst { word-snow } von „{ $place }“ und behältst ihn.
       *[none] { $seat } beseitigt { word-snow } von „{ $place }“ und behält ihn.
    }
event-clear-valley =
    { $you ->
        [seat] Du beseitigst { word-snow } von „{ $card }“ im Tal (Platz { $space }) und behältst ihn.
       *[none] { $seat } beseitigt { word-snow } von „{ $card }“ im Tal (Platz { $space }) und behält ihn.
    }
event-clear-card =
    { $own ->
        [yes]
            { $you ->
                [seat] Du beseitigst den Schnee von deiner Karte „{ $card }“ und behältst ihn.
               *[none] { $seat } beseitigt den Schnee von der eigenen Karte „{ $card }“ und behält ihn.
            }
       *[no]
            { $you ->
                [seat] Du beseitigst den Schnee von „{ $card }“ in der Stadt von { $owner } und behältst ihn.
                [owner] { $seat } beseitigt den Schnee von „{ $card }“ in deiner Stadt und behält ihn.
               *[none] { $seat } beseitigt den Schnee von „{ $card }“ in der Stadt von { $owner } und behält ihn.
            }
    }

## Jahreszeiten und Spielende

event-season =
    { $you ->
        [seat] Du bereitest dich auf den { $season } vor.
       *[none] { $seat } bereitet sich auf den { $season } vor.
    }
event-freezing-cold =
    { $you ->
        [seat] Du erreichst als erste Person den Winter, und die Eiseskälte bricht herein: Von nun an müssen alle 2 Feuer statt 1 zahlen, um Schnee zu beseitigen.
       *[none] { $seat } erreicht als erste Person den Winter, und die Eiseskälte bricht herein: Von nun an müssen alle 2 Feuer statt 1 zahlen, um Schnee zu beseitigen.
    }
event-pass =
    { $you ->
        [seat] Du passt und hast keine Züge mehr.
       *[none] { $seat } passt und hat keine Züge mehr.
    }
event-game-over = Alle haben gepasst: Das Spiel ist zu Ende, und die Punkte werden gezählt.

## Klaue

event-claw-plan = { $seat } deckt Plankarte { $plan } auf.
event-claw-skips = { $seat } überspringt { word-corner } von Plankarte { $plan }: Dort würde er eine Karte ausspielen, aber er hat schon 17 und setzt jetzt nur noch Tiere ein.
event-claw-action =
    { $does ->
        [card]
            { $source ->
                [valley] { $seat } deckt Handlungskarte { $action } für { word-corner } von Plankarte { $plan } auf: Laut Plan spielt er eine Karte aus, laut Handlungskarte aus dem Tal.
               *[deck] { $seat } deckt Handlungskarte { $action } für { word-corner } von Plankarte { $plan } auf: Laut Plan spielt er eine Karte aus, laut Handlungskarte vom Nachziehstapel.
            }
       *[animal] { $seat } deckt Handlungskarte { $action } für { word-corner } von Plankarte { $plan } auf: Laut Plan setzt er ein Tier ein, laut Handlungskarte hier: „{ $where }“.
    }
word-claw-because =
    { $because ->
        [season] Für ihn ist noch nicht Frühling
        [quest] Er könnte keinen Auftrag erledigen
       *[occupied] Dort steht schon jemand
    }
word-claw-by =
    { $by ->
        [only] Sie ist die einzige Karte des Kartentyps, der auf seiner Handlungskarte zuerst kommt
        [points] Von den Karten des Kartentyps, der auf seiner Handlungskarte zuerst kommt, hat sie die meisten Punkte
        [snow] Von gleichwertigen Karten des Kartentyps, der auf seiner Handlungskarte zuerst kommt, ist sie die mit Schnee
       *[place] Von gleichwertigen Karten des Kartentyps, der auf seiner Handlungskarte zuerst kommt, liegt sie an erster Stelle
    }
event-claw-plan-b =
    { $place ->
        [none] Plan B: { $seat } kann sein Tier nicht einsetzen, wo seine Handlungskarte es sagt, „{ $wanted }“: { word-claw-because }. Er geht von dort auf der Taktikkarte { word-arrow }, findet aber keinen freien Ort; das Tier wird beiseitegelegt.
       *[other] Plan B: { $seat } kann sein Tier nicht einsetzen, wo seine Handlungskarte es sagt, „{ $wanted }“: { word-claw-because }. Er geht von dort auf der Taktikkarte { word-arrow }, und der nächste freie Ort ist „{ $place }“.
    }
event-claw-token = Nach Plan B legt { $seat } ein Klauenplättchen auf eine Karte, die noch keines hat: „{ $card }“ (Platz { $space } im Tal). { word-claw-by }.
event-claw-plan-c = Plan C: { $seat } müsste ein Tier einsetzen, hat aber keines mehr. Er nimmt 1 Schnee und spielt eine Karte aus; woher, sagt dieselbe Ecke seiner Handlungskarte.
event-claw-plays =
    { $from ->
        [valley] { $seat } spielt „{ $card }“ aus dem Tal aus. { word-claw-by }.
       *[deck] { $seat } spielt die oberste Karte des Nachziehstapels aus: „{ $card }“.
    }
event-claw-nothing = { $seat } spielt keine Karte aus, weil das Tal leer ist.
event-claw-draws = { $seat } legt { $cards } vom Nachziehstapel verdeckt in seinen Spielbereich.
event-claw-marks = { $seat } legt ein Klauenplättchen auf den gemeinschaftlichen Ort der { $area }: Das Feuer für diesen Ort geht von nun an an ihn.
event-claw-collects =
    { $snow ->
        [0] { $seat } sammelt { $cards } von Platz { $space } im Tal, wo sein Klauenplättchen liegt, verdeckt in seinen Spielbereich ein.
       *[other] { $seat } sammelt { $cards } von Platz { $space } im Tal, wo sein Klauenplättchen liegt, verdeckt in seinen Spielbereich ein, dazu { $snow } Schnee.
    }

## Ablehnungen: wer dran ist und was offen ist

refusal-nature-first = Warte einen Augenblick: Erst entscheidet der Zufall.
refusal-not-your-turn =
    { $rule ->
        [TURN-8] Schnee beseitigen kannst du nur in deinem eigenen Zug.
        [TURN-15] Fähigkeiten kannst du nur in deinem eigenen Zug nutzen.
       *[other] Du bist nicht am Zug.
    }
refusal-not-your-decision = Jetzt hat jemand anderes zu entscheiden.
refusal-no-decision = Gerade ist nichts zu beantworten; setz ein Tier ein, spiel eine Karte aus, bereite dich auf die nächste Jahreszeit vor oder passe.
refusal-pending-decision = Erst ist etwas anderes zu entscheiden: { $decision }.
refusal-not-offered = Das ist hier keine Antwort; zu entscheiden ist: { $decision }.
refusal-payment-first = Zahle erst zu Ende; dazwischen geht nichts anderes.
refusal-not-now =
    { $rule ->
        [TURN-9] Den Schnee einer Stadtkarte kannst du nur in einem Zug beseitigen, in dem du ein Tier einsetzt oder eine Karte ausspielst, nicht beim Vorbereiten oder Passen.
       *[other] Fähigkeiten kannst du nur in einem Zug nutzen, in dem du ein Tier einsetzt oder eine Karte ausspielst, nicht beim Vorbereiten oder Passen.
    }
refusal-bound-to-act = Du musst in diesem Zug ein Tier einsetzen oder eine Karte ausspielen; danach ginge beides nicht mehr.
refusal-action-done = Deine Aktion in diesem Zug ist getan; du kannst noch eine Stadtkarte von Schnee befreien, eine Fähigkeit nutzen oder den Zug beenden.
refusal-no-skipping = Du kannst deinen Zug nicht auslassen: Setz ein Tier ein, spiel eine Karte aus, bereite dich auf die nächste Jahreszeit vor oder passe.
refusal-last-season = Für dich ist Frühling, und es folgt keine Jahreszeit mehr; wenn alle deine Tiere eingesetzt sind, darfst du passen.
refusal-not-spring-yet = Passen kannst du erst in deinem Frühling; vorher bereitest du dich auf die nächste Jahreszeit vor.
refusal-animals-left =
    { $needs-animals ->
        [one] Setz erst dein letztes Tier ein.
       *[other] Setz erst deine { $needs-animals } übrigen Tiere ein.
    }
refusal-has-passed =
    { $you ->
        [person] Du hast gepasst und hast keine Züge mehr.
       *[none] { $person } hat gepasst und bekommt nichts mehr.
    }
refusal-no-mulligan = Eine neue Hand ziehen kannst du nur einmal, wenn du beim Aufbau gefragt wirst; jetzt nicht.
refusal-whole-hand-only = Du kannst nur die ganze Hand tauschen oder sie behalten.
refusal-next-season-only = Du bereitest dich immer auf die Jahreszeit vor, die auf deine folgt; nenne keine.
refusal-chosen-already = Deinen Tieflandauftrag hast du schon gewählt.
refusal-species-taken = Mit den { word-species } spielt schon jemand; wähle eine andere Tierart.

## Ablehnungen: Tiere einsetzen

refusal-no-animal =
    { $figure ->
        [guard] Deine Silberwache ist nicht in deinem Vorrat.
       *[animal] Du hast kein normales Tier mehr in deinem Vorrat.
    }
refusal-not-in-play = „{ $place }“ wird bei dieser Personenzahl nicht benutzt.
refusal-not-spring = Nach „{ $place }“ kannst du noch nicht: Die Reise steht dir offen, sobald du dich auf den Frühling vorbereitet hast.
refusal-occupied =
    { $rule ->
        [GUARD-8] Auf { word-spot } steht eine Silberwache; ein normales Tier kann nicht dazu.
       *[other] Auf { word-spot } steht schon ein Tier, und dort ist nur für eines Platz.
    }
refusal-own-animal = Auf { word-spot } steht ein eigenes Tier; deine Silberwache kann nur zu Tieren anderer.
refusal-other-guard = Auf { word-spot } steht schon eine andere Silberwache, und zwei davon können sich keinen Ort teilen.
refusal-no-sharing =
    { $rule ->
        [JOUR-6] „{ $place }“ ist besetzt; auf der Reise kann sich auch die Silberwache keinen Ort teilen.
        [DEST-6] Dieser Ort auf „{ $card }“ ist besetzt; auf Zielkarten kann sich auch die Silberwache keinen Ort teilen.
       *[other] Die Silberwache kann sich { word-spot } nicht teilen.
    }
refusal-guild-full = Auf „{ $place }“ kannst du nicht: Zwei deiner Tiere sind schon in der Gilde, mehr dürfen es nicht sein.
refusal-no-fire =
    { $rule ->
        [CARD-6] Um „{ $card }“ auszuspielen, brauchst du { $needs-fire } Feuer, auch für die Person zu deiner Linken.
        [CHIM-2] Um „{ $card }“ mit einem Schornstein auszuspielen, brauchst du { $needs-fire } Feuer.
        [SNOW-16] Um den Schnee von { word-spot } zu beseitigen, brauchst du { $needs-fire } Feuer.
        [SNOW-17] Um den Schnee von { word-spot } zu beseitigen, brauchst du { $needs-fire } Feuer.
        [SNOW-18] Um den Schnee von { word-spot } zu beseitigen, brauchst du { $needs-fire } Feuer.
        [WORK-8] Für { word-spot } und den Schnee darauf brauchst du { $needs-fire } Feuer.
       *[other] Für { word-spot } brauchst du { $needs-fire } Feuer.
    }
refusal-no-cards =
    { $needs-cards ->
        [one] Für „{ $place }“ musst du 1 Karte aus der Hand abwerfen.
       *[other] Für „{ $place }“ musst du { $needs-cards } Karten aus der Hand abwerfen.
    }
refusal-no-such-card = Eine Karte { $slot } gibt es in dieser Stadt nicht.
refusal-no-destination = Auf „{ $card }“ (Nummer { $slot }) kann kein Tier eingesetzt werden: Das ist keine Zielkarte mit einem Ort für dich.
refusal-no-open-place = „{ $card }“ (Nummer { $slot }) hat keinen offenen Ort: Bei anderen kannst du nur Wesen-Zielkarten besuchen.
refusal-just-played = „{ $card }“ (Nummer { $slot }) ist erst in diesem Zug in die Stadt gekommen; besuchen kannst du die Karte in späteren Zügen.
refusal-own-place-taken = Dein Ort auf „{ $card }“ (Nummer { $slot }) ist besetzt, und der offene Ort ist für die anderen da.
refusal-stays-on-journey = Tiere auf der Reise bleiben dort bis zum Spielende.
refusal-own-open-place = Der offene Ort deiner eigenen Karte ist für die anderen da; du benutzt ihren anderen Ort.
refusal-no-taking-back = Tiere bleiben, wo sie sind, bis du dich auf die nächste Jahreszeit vorbereitest.

## Ablehnungen: Karten ausspielen

refusal-wrong-source =
    { $source ->
        [hand] Aus der Hand kannst du hier keine Karte ausspielen.
        [valley] Aus dem Tal kannst du hier keine Karte ausspielen.
        [revealed] Es sind gerade keine Karten aufgedeckt, von denen du eine ausspielen könntest.
       *[discard] Aus dem Ablagestapel kannst du keine Karte ausspielen.
    }
refusal-not-there =
    { $source ->
        [hand] Du hast „{ $card }“ nicht oder nicht so oft auf der Hand.
        [valley] „{ $card }“ liegt nicht im Tal.
        [revealed] „{ $card }“ ist nicht unter den Karten, die du dir ansiehst.
       *[discard] „{ $card }“ kann nicht aus dem Ablagestapel ausgespielt werden.
    }
refusal-card-does-not-fit = „{ $card }“ gehört nicht zu den Karten, die hier gewählt werden dürfen.
refusal-wrong-city = „{ $card }“ kann dort nicht hin: Eine Karte kommt in deine eigene Stadt, wenn sie nicht selbst eine andere verlangt; dann nenne diese Person mit „into“.
refusal-city-full = Für „{ $card }“ ist in dieser Stadt kein Platz mehr.
refusal-second-copy = „{ $card }“ ist einzigartig und liegt schon in dieser Stadt.
refusal-no-fire-for-snow = Auf „{ $card }“ liegt Schnee; um ihn zu beseitigen, brauchst du { $needs-fire } Feuer.
refusal-wrong-payment =
    { $needs-cost-less ->
        [0] „{ $card }“ kostet genau { $needs-cost }.
       *[other] „{ $card }“ kostet { $needs-cost }; davon lässt du { $needs-cost-less } weg.
    }
refusal-cannot-pay =
    { $card ->
        [none] Du hast nicht, was du zahlen oder geben willst.
       *[other]
            { $needs-cost-less ->
                [0] Du hast nicht, was „{ $card }“ kostet: { $needs-cost }.
               *[other] Du hast nicht, was „{ $card }“ kostet: { $needs-cost }; davon lässt du { $needs-cost-less } weg.
            }
    }
refusal-gift-cost = „{ $card }“ bezahlst du weder mit Ressourcen noch mit einem Schornstein; stattdessen gibst du der Person zu deiner Linken { $needs-fire } Feuer.
refusal-no-advantage =
    { $rule ->
        [CARD-10] Mit einem Schornstein kannst du Karte { $slot } deiner Stadt an diesem Tisch nicht als Vorteil nutzen.
       *[other] Karte { $slot } deiner Stadt gibt beim Ausspielen dieser Karte keinen Vorteil.
    }
refusal-advantage-must = Eine Karte deiner Stadt muss genutzt werden, wenn du „{ $card }“ ausspielst: Ergänze „using“ und ihre Nummer.
refusal-one-advantage = Für jede Karte, die du ausspielst, kannst du nur einen Vorteil nutzen.
refusal-no-creature = „{ $card }“ ist kein Wesen; mit Schornsteinen spielst du nur Wesen aus.
refusal-no-chimney = Du hast keinen Schornstein im Vorrat, um „{ $card }“ auszuspielen.
refusal-chimney-pays-all = Ein Schornstein ersetzt die ganzen Kosten von „{ $card }“; Ressourcen zahlst du dann keine.
refusal-chimney-taken = Karte { $slot } deiner Stadt hat schon einen Schornstein.
refusal-chimney-does-not-fit = Karte { $slot } deiner Stadt nimmt keinen Schornstein für ein Wesen dieser Art.
refusal-chimney-stays = Ein Schornstein bleibt auf seiner Karte, wenn kein Effekt ihn versetzt.

## Ablehnungen: Schnee und Fähigkeiten

refusal-under-snow =
    { $slot ->
        [none] „{ $card }“ liegt unter Schnee und zählt nicht.
       *[other] Karte { $slot } liegt unter Schnee und zählt nicht.
    }
refusal-no-snow = Dort liegt kein Schnee, den du beseitigen könntest.
refusal-snow-there =
    { $slot ->
        [none] Dort liegt schon Schnee.
       *[other] Auf Karte { $slot } deiner Stadt liegt schon Schnee.
    }
refusal-not-next-for-snow = Der Schnee kommt auf die Karte mit den meisten aufgedruckten Punkten, bei gleichen entscheidet der Kartentyp. Karte { $slot } ist noch nicht an der Reihe.
refusal-cleared-already =
    { $needs-number ->
        [one] Du hast in diesem Zug schon Schnee in deiner Stadt beseitigt; das geht nur einmal.
       *[other] Du hast in diesem Zug schon { $needs-number }-mal Schnee in deiner Stadt beseitigt; öfter geht es nicht.
    }
refusal-clear-by-using = Schnee auf einem Ort oder einer Talkarte beseitigst du nur, indem du dort ein Tier einsetzt oder die Karte ausspielst.
refusal-no-ability = Karte { $slot } deiner Stadt hat keine solche Fähigkeit.
refusal-used-already = Diese Fähigkeit von Karte { $slot } hast du schon genutzt.
refusal-cannot-use = Die Fähigkeit von Karte { $slot } kannst du jetzt nicht nutzen: Ihre Bedingung ist nicht erfüllt, oder sie bewirkt nichts.

## Ablehnungen: Antworten

refusal-mandatory = Das kannst du nicht ablehnen.
refusal-cannot-accept = Das kannst du nicht annehmen, weil du es nicht vollständig bezahlen kannst.
refusal-wrong-number =
    { $needs-number ->
        [one] Wähle genau 1.
       *[other] Wähle genau { $needs-number }.
    }
refusal-wrong-cards =
    { $needs-exact ->
        [yes]
            { $needs-min ->
                [one] Wähle genau 1 Karte, nicht { $number }.
               *[other] Wähle genau { $needs-min } Karten, nicht { $number }.
            }
       *[no] Wähle mindestens { $needs-min } und höchstens { $needs-max } Karten, nicht { $number }.
    }
refusal-wrong-receiver =
    { $rule ->
        [END-4] Wer gepasst hat, bekommt nichts mehr: Das Geschenk geht an { $needs-person }.
       *[other] Das Geschenk geht an { $needs-person }.
    }
refusal-not-from-valley = Aus dem Tal kannst du jetzt keine Karte nehmen: Gezogen wird vom Nachziehstapel, abgeworfen aus der Hand.
refusal-hand-full = { $person } kann hier nicht gewählt werden: Die Hand dort ist voll, oder es muss jemand anderes sein.
refusal-giant-not-open = Das Riesenwesen „{ $giant }“ ist nicht am Berg oder jetzt nicht zu wählen.
refusal-wrong-level =
    { $rule ->
        [GUILD-1] „{ $quest }“ ist ein Auftrag der anderen Art: Hochlandaufträge nennst du mit „quest“, deine Tieflandaufträge mit „lowland“.
       *[other] „{ $quest }“ gehört nicht zu der Art von Aufträgen, die hier verlangt ist.
    }
refusal-not-your-quest = Den Tieflandauftrag „{ $quest }“ hast du nicht.
refusal-quest-not-open = Der Hochlandauftrag „{ $quest }“ liegt nicht offen aus.
refusal-requirements = Du erfüllst im Augenblick nicht alle Voraussetzungen von „{ $quest }“.
refusal-no-resource = Feuer und Punkte sind keine Ressourcen: Wähle unter Birke, Moos, Kupfer und Nüssen.
refusal-only-at-guild = Aufträge erledigst du, indem du ein Tier in der Gilde einsetzt oder wenn ein Effekt es sagt.
refusal-only-in-season = Produktionskarten wirken, wenn du sie ausspielst, wenn du dich auf Herbst und Frühling vorbereitest und wenn ein Effekt sie aktiviert.
refusal-secret = Die Handkarten und Tieflandaufträge anderer, verdeckte Karten und Stapel sind geheim.
refusal-side-fixed = Die Seite des Schnee-Wertungsplättchens wird vor dem Spiel gewählt und bleibt.
refusal-claw-decides = Was Klaue tut, entscheiden allein seine Plan- und Handlungskarten.
refusal-claw-takes-fire = Das Feuer für einen Ort mit Klauenplättchen geht an Klaue; vorenthalten kannst du es ihm nicht.

## Ablehnungen: Kartensätze

refusal-no-such-set = Einen Kartensatz „{ $set }“ gibt es nicht: Nenne das Verzeichnis eines Kartensatzes oder { $needs-sets }.
refusal-broken-set =
    { $errors ->
        [one] Mit dem Kartensatz „{ $set }“ kann nicht gespielt werden; er hat einen Fehler in { word-file }. Mehr sagt der Befehl „frostwall deck check“.
       *[other] Mit dem Kartensatz „{ $set }“ kann nicht gespielt werden; er hat { $errors } Fehler, den ersten in { word-file }. Mehr sagt der Befehl „frostwall deck check“.
    }

## Phasen und offene Entscheidungen

phase-species = eine Tierart wählen
phase-claw-species = eine Tierart für Klaue wählen
phase-keep-quest = wählen, welcher Tieflandauftrag bleibt
phase-mulligan = die Hand behalten oder eine neue ziehen
phase-ready = eine Aktion wählen
phase-closing = den Zug beenden, vorher noch Schnee beseitigen oder Fähigkeiten nutzen
phase-window = Schnee beseitigen, bevor es weitergeht, oder nicht
phase-yes-no = einen Effekt nutzen oder nicht
phase-option = einen von mehreren Effekten wählen
phase-cards = Handkarten wählen
phase-resources = Ressourcen wählen
phase-times = wählen, wie oft
phase-seat = eine andere Person wählen
phase-city-card = eine Karte in einer Stadt wählen
phase-copy = einen Ort wählen, dessen Aktion ausgeführt wird
phase-giant = ein Riesenwesen wählen
phase-quest = einen Auftrag wählen oder keinen
phase-keep = wählen, welche der gezogenen Aufträge bleiben
phase-animal = ein eingesetztes Tier wählen
phase-where = wählen, wohin das Tier kommt
phase-clear-where = wählen, wo Schnee beseitigt wird
phase-snow-where = wählen, wohin Schnee kommt
phase-order = wählen, welcher Effekt als nächster kommt
phase-produce = wählen, welche Produktionskarte als nächste kommt
phase-valley = eine Karte im Tal wählen
phase-play = durch einen Effekt eine Karte ausspielen
phase-city-snow = wählen, welche von mehreren gleichwertigen Karten Schnee bekommt
phase-looked = unter den angesehenen Karten wählen
phase-claw-quest = wählen, welchen Hochlandauftrag Klaue erledigt
phase-drawing = Karten ziehen
phase-filling = das Tal auffüllen
phase-giants = den Berg auffüllen
phase-snowing = Schneekarten aufdecken
phase-quests = Tieflandaufträge ziehen
phase-looking = Karten ansehen
phase-highland = Hochlandaufträge auslegen
phase-claw-plan = eine Plankarte aufdecken
phase-claw-action = eine Handlungskarte aufdecken
phase-claw-draw = Klaues verdeckte Karten
phase-claw-card = die Karte, die Klaue vom Nachziehstapel ausspielt
phase-claw-stack = der nächste Auftrag aus Klaues Stapel
phase-tucking = Karten vom Nachziehstapel unter eine Karte legen
phase-run = einen Effekt ausführen
phase-triggers = Effekte, die reagieren
phase-land = eine Karte, die in eine Stadt kommt
phase-act = die Aktion eines Ortes
phase-arrived = ein eingesetztes Tier
phase-played = was auf eine ausgespielte Karte reagiert
phase-begin = die Bedingung eines Effekts
phase-season = die nächste Jahreszeit
phase-turn-end = das Ende des Zuges
phase-deal = der Aufbau
phase-giving = Geschenke
phase-after-giant = nach der Hilfe eines Riesenwesens
phase-guild-draw = die in der Gilde gezogenen Aufträge
phase-activated = weitere Karten aktivieren
phase-city-snowing = Schnee in einer Stadt
phase-claw-turn = Klaues Zug
phase-claw-season = Klaues nächste Jahreszeit
phase-claw-act = Klaues Aktion
phase-options = weitere Effekte zur Wahl
phase-repeat = einen Effekt wiederholen
phase-earning = das, wofür gezahlt wurde
phase-bound = eine vor der Aktion genutzte Fähigkeit
phase-over = das Spiel ist zu Ende

## Arten von Aktionen

kind-species = eine Tierart wählen
kind-keep = einen Tieflandauftrag behalten
kind-mulligan = eine neue Hand ziehen
kind-stay = die Hand behalten
kind-place = ein Tier einsetzen
kind-visit = ein Tier auf einer Zielkarte einsetzen
kind-play = eine Karte ausspielen
kind-prepare = auf die nächste Jahreszeit vorbereiten
kind-pass = passen
kind-clear = den Schnee einer Stadtkarte beseitigen
kind-use = eine Fähigkeit nutzen
kind-end = den Zug beenden
kind-continue = weiter, ohne Schnee zu beseitigen
kind-yes = ja
kind-no = nein
kind-option = einen von mehreren Effekten wählen
kind-discard = Karten abwerfen
kind-give = Karten geben
kind-under = Karten unter eine Karte legen
kind-hold = unter den angesehenen Karten wählen
kind-retain = Aufträge behalten
kind-resources = Ressourcen wählen
kind-times = sagen, wie oft
kind-person = eine Person wählen
kind-city = eine Karte in einer Stadt wählen
kind-copy = die Aktion eines Ortes ausführen
kind-giant = ein Riesenwesen wählen
kind-quest = einen Hochlandauftrag wählen
kind-lowland = einen eigenen Tieflandauftrag wählen
kind-exchange = einen eigenen Tieflandauftrag tauschen
kind-recall = ein Tier von einem Ort zurücknehmen
kind-back = ein Tier von einer Karte zurücknehmen
kind-aside = ein Tier zurücknehmen, das neben der Stadt liegt
kind-at = den Schnee eines Ortes wählen
kind-above = den Schnee einer Talkarte wählen
kind-on = den Schnee einer Stadtkarte wählen
kind-next = wählen, was als Nächstes kommt
kind-valley = eine Karte im Tal wählen
kind-none = nichts wählen
kind-move = ein Tier auf einen Ort versetzen
kind-call = ein Tier auf eine Karte versetzen
kind-draw = eine Karte wird gezogen
kind-reveal = eine Karte kommt ins Tal
kind-rise = ein Riesenwesen kommt an den Berg
kind-snow = eine Schneekarte wird aufgedeckt
kind-offer = ein Tieflandauftrag wird gezogen
kind-look = eine Karte wird angesehen
kind-lay = ein Hochlandauftrag wird ausgelegt
kind-plan = eine Plankarte wird aufgedeckt
kind-action = eine Handlungskarte wird aufgedeckt
kind-hide = Klaue bekommt eine verdeckte Karte
kind-claw = Klaue spielt die oberste Karte aus
kind-errand = Klaue erledigt einen Auftrag seines Stapels
kind-tuck = eine Karte vom Nachziehstapel kommt unter eine Karte

## Aktionen, zur Auswahl in einer Liste

move-species = mit den { word-species } spielen
move-keep = „{ $quest }“ behalten
move-place = { word-figure-yours } auf „{ $place }“ einsetzen
move-visit = { word-figure-yours } auf { word-card-there } einsetzen
move-play =
    { $cost-count ->
        [0] „{ $card }“ { word-move-from } ausspielen{ word-move-chimney }{ word-move-advantage }{ word-move-into }
       *[other] „{ $card }“ { word-move-from } für { $cost } ausspielen{ word-move-advantage }{ word-move-into }
    }
move-clear = den Schnee von { word-card-of-yours } beseitigen
move-use = die Fähigkeit von { word-card-of-yours }{ word-effect } nutzen
move-option = Effekt { $option } wählen
move-discard = { $cards } abwerfen
move-give = { $to } { $cards } geben
move-under = { $cards } unter die Karte legen
move-hold = { $cards } wählen
move-retain = { $quests } behalten
move-resources = { $goods } wählen
move-times =
    { $times ->
        [0] gar nicht
        [one] einmal
       *[other] { $times }-mal
    }
move-person = { $person } wählen
move-city = { word-card-there } wählen
move-copy = die Aktion von „{ $place }“ ausführen
move-giant = das Riesenwesen „{ $giant }“ wählen
move-quest = den Hochlandauftrag „{ $quest }“ wählen
move-lowland = deinen Tieflandauftrag „{ $quest }“ wählen
move-exchange = deinen Tieflandauftrag „{ $quest }“ gegen einen neuen tauschen
move-recall = { word-figure-yours } von „{ $place }“ zurücknehmen
move-back = { word-figure-yours } von { word-card-there } zurücknehmen
move-aside = { word-figure-yours } neben deiner Stadt zurücknehmen
move-at = der Schnee von „{ $place }“
move-above = der Schnee von „{ $card }“ im Tal
move-on = der Schnee von { word-card-of-yours }
move-next = mit { word-card-of-yours }{ word-effect } fortfahren
move-valley = „{ $card }“ im Tal wählen
move-move = { word-figure-yours } auf „{ $place }“ versetzen
move-call = { word-figure-yours } auf { word-card-there } versetzen

## Woraus eine Aktion besteht

argument-species = die Tierart
argument-quest = der Auftrag
argument-quests = die Aufträge
argument-figure = „animal“ (Tier) oder „guard“ (Silberwache)
argument-place = der Ort
argument-city = wessen Stadt es ist
argument-slot = die Nummer der Karte in der Stadt
argument-card = die Karte
argument-cards = die Karten
argument-source = woher die Karte kommt
argument-cost = was du zahlst
argument-advantage = die Nummer der Karte mit dem Vorteil
argument-chimney = die Nummer der Karte, die den Schornstein bekommt
argument-into = in wessen Stadt sie kommt
argument-effect = die Nummer des Effekts
argument-option = die Nummer des gewählten Effekts
argument-to = wer es bekommt
argument-goods = die Ressourcen
argument-times = wie oft
argument-person = die Person
argument-giant = das Riesenwesen
argument-seat = ein Platz
argument-snow = die Schneekarte
argument-plan = die Plankarte
argument-action = die Handlungskarte

## Woher Punkte kommen und wie ein Spiel endet

source-cards = aufgedruckte Punkte der Karten
source-prosperity = Bonuspunkte
source-quests = Aufträge
source-snow = Schnee
source-tokens = Punkteplättchen
source-journey = Reise

ending-points = alle haben gepasst
ending-won = ein Sieg gegen Klaue
ending-lost = eine Niederlage gegen Klaue

## Optionen

option-snow-side = Schnee-Wertungsplättchen
option-snow-side-help = Welche Seite des Schnee-Wertungsplättchens gilt: Gestöber bringt 1 Punkt für jeden Schnee, den du beseitigt hast, und 5 für den meisten; Schneesturm bringt 12 für den meisten und sonst nichts.
option-snow-side-flurry = Gestöber
option-snow-side-snowstorm = Schneesturm

option-difficulty = Schwierigkeitsgrad
option-difficulty-help = Wie stark Klaue ist: Je höher die Zahl, desto besser sind seine Aufträge und desto mehr Bonuspunkte bekommt er.
option-difficulty-1 = 1: leicht
option-difficulty-2 = 2: mittel
option-difficulty-3 = 3: schwer
option-difficulty-4 = 4: sehr schwer

option-set = Kartensatz
option-set-help = Die Karten, Riesenwesen, Aufträge und Orte, mit denen gespielt wird. Beide Auflagen von Hearthside sind von uns, nicht die gedruckten Karten.
option-set-hearthside2 = Hearthside, zweite Auflage
option-set-hearthside = Hearthside, erste Auflage
option-set-hearthside2-note = Hearthside ist unser eigener Kartensatz, nicht der gedruckte: Das Regelheft nennt die Regeln, aber nicht, was auf den Karten steht.
option-set-hearthside-note = Hearthside ist unser eigener Kartensatz, nicht der gedruckte: Das Regelheft nennt die Regeln, aber nicht, was auf den Karten steht.

option-setup-first-player = Startperson
option-setup-first-player-help = Wer beginnt; „wer am häufigsten friert“ aus dem Regelheft lässt sich nicht berechnen.
option-setup-first-player-random = durch Zufall
option-setup-first-player-host = der erste Platz

option-setup-mulligan = Neue Hand zu Beginn
option-setup-mulligan-help = Ob alle einmal die ganze erste Hand tauschen dürfen.

option-turn-stuck-animals = Tiere ohne Ort
option-turn-stuck-animals-help = Wann jemand sich vorbereiten oder passen darf, dessen Tiere nirgends eingesetzt werden können.
option-turn-stuck-animals-may-prepare = sofort
option-turn-stuck-animals-only-if-nothing-playable = nur wenn auch keine Karte ausgespielt werden kann

option-snow-clear-on-pass = Schnee beseitigen beim Passen
option-snow-clear-on-pass-help = Ob du auch in dem Zug, in dem du passt, den Schnee einer Stadtkarte beseitigen darfst.

option-snow-effect-uses-turn-clear = Beseitigen durch Effekte zählt
option-snow-effect-uses-turn-clear-help = Ob Schnee, den ein Effekt in deiner Stadt beseitigt, als das eine Beseitigen des Zuges zählt.

option-end-passed-owner-gets-point = Punkt nach dem Passen
option-end-passed-owner-gets-point-help = Ob jemand, der gepasst hat, noch den Punkt bekommt, wenn ein fremdes Tier den offenen Ort in dieser Stadt besucht.

option-guild-draw-after-decline = Ziehen ohne zu erledigen
option-guild-draw-after-decline-help = Ob du in der Gilde auch Aufträge ziehst, wenn du einen erledigen könntest und darauf verzichtest.

option-card-snowed-unique-blocks = Einzigartige Karten unter Schnee
option-card-snowed-unique-blocks-help = Ob eine einzigartige Karte auch unter Schnee eine zweite in derselben Stadt verbietet.

option-card-mountaineer-chimney = Schornstein statt Geschenk
option-card-mountaineer-chimney-help = Ob ein Wesen, das ein Geschenk von Feuer kostet, auch mit einem Schornstein ausgespielt werden darf.

option-card-chimney-with-advantage = Schornstein und Vorteil zusammen
option-card-chimney-with-advantage-help = Ob du einen Vorteil nutzen darfst, wenn du ein Wesen mit einem Schornstein ausspielst.

option-city-removed-card-animal = Tier auf einer entfernten Karte
option-city-removed-card-animal-help = Was mit einem Tier geschieht, dessen Karte die Stadt verlässt.
option-city-removed-card-animal-stays-placed = es liegt bis zur nächsten Jahreszeit neben der Stadt
option-city-removed-card-animal-card-not-removable = eine solche Karte kann nicht entfernt werden

option-valley-refill-after-stack-play = Auffüllen nach einem Stapel
option-valley-refill-after-stack-play-help = Ob eine neue Karte aufgedeckt wird, wenn jemand eine Talkarte ausspielt, von der auf demselben Platz noch mehr liegen.

option-valley-refill-by-effect = Auffüllen nach einem Effekt
option-valley-refill-by-effect-help = Wann Lücken aufgefüllt werden, die ein Effekt ins Tal gerissen hat.
option-valley-refill-by-effect-immediate = sofort
option-valley-refill-by-effect-end-of-turn = am Ende des Zuges

option-snow-max-per-place = Schnee auf einem Ort
option-snow-max-per-place-help = Wie viel Schnee auf einem Ort oder einer Talkarte liegen darf.
option-snow-max-per-place-1 = 1 Schnee
option-snow-max-per-place-unlimited = beliebig viel

option-snow-storm-scout-valley = Effekte des Spielplans im Tal
option-snow-storm-scout-valley-help = Ob eine Fähigkeit, die Schnee auf dem Spielplan beseitigt, auch eine Talkarte befreien darf.

option-snow-storm-scout-beacon = Effekte des Spielplans am Leuchtfeuer
option-snow-storm-scout-beacon-help = Ob eine Fähigkeit, die Schnee auf dem Spielplan beseitigt, auch ein Leuchtfeuer befreien darf.

option-quest-guards-must-differ = Genannte Karten verschieden
option-quest-guards-must-differ-help = Ob ein Auftrag, der mehrere von genannten Karten verlangt, verschiedene braucht.

option-end-fire-like-resources = Kein Feuer nach dem Passen
option-end-fire-like-resources-help = Ob jemand, der gepasst hat, auch kein Feuer mehr bekommt, so wie keine Ressourcen und Karten.

option-score-snow-bonus-at-zero = Bonus ohne Schnee
option-score-snow-bonus-at-zero-help = Ob es den Bonus für den meisten Schnee auch gibt, wenn niemand welchen beseitigt hat.

option-solo-quest-columns = Klaues Aufträge
option-solo-quest-columns-help = Welche Spalte der Schwierigkeitstabelle Tiefland- und welche Hochlandaufträge zählt.
option-solo-quest-columns-lowland-first = die erste zählt Tieflandaufträge
option-solo-quest-columns-highland-first = die erste zählt Hochlandaufträge

option-solo-claw-start-fire = Klaues erstes Feuer
option-solo-claw-start-fire-help = Mit wie viel Feuer Klaue beginnt.
option-solo-claw-start-fire-1 = 1 Feuer
option-solo-claw-start-fire-0 = kein Feuer

option-solo-guard-fire = Feuer für Klaues Silberwache
option-solo-guard-fire-help = Wann Klaue 1 Feuer für seine Silberwache nimmt.
option-solo-guard-fire-unless-yours = außer wenn ein Tier von dir dort ist
option-solo-guard-fire-only-if-empty = nur wenn der Ort leer ist

option-solo-guild-priority = Klaue in der Gilde
option-solo-guild-priority-help = Wie Klaue unter den Orten der Gilde wählt: individuell, leer, mit Schnee.
option-solo-guild-priority-count = den Ort, auf den am meisten davon zutrifft
option-solo-guild-priority-ordered = in dieser Reihenfolge

option-solo-quest-tie = Klaues gleichwertige Aufträge
option-solo-quest-tie-help = Welchen Hochlandauftrag Klaue erledigt, wenn mehrere den höchsten Wert haben.
option-solo-quest-tie-first = den zuerst ausgelegten
option-solo-quest-tie-player-chooses = du wählst

option-solo-claw-hot-spring = Klaue an der Heißen Quelle
option-solo-claw-hot-spring-help = Was Klaue an der Heißen Quelle bekommt.
option-solo-claw-hot-spring-fire-and-cards = 2 Feuer und 2 verdeckte Karten
option-solo-claw-hot-spring-fire-only = 2 Feuer
option-solo-claw-hot-spring-nothing = nichts

option-solo-plan-b-guard-shares = Klaues Silberwache bei Plan B
option-solo-plan-b-guard-shares-help = Ob Klaues Silberwache auch zu einem Tier von dir darf, wenn er nach Plan B einen Ort sucht.

option-solo-cap17 = Klaues Grenze von 17 Karten
option-solo-cap17-help = Wann die Grenze von 17 Karten gilt, ab der Klaue nur noch Tiere einsetzt.
option-solo-cap17-spring-only = nur im Frühling
option-solo-cap17-always = immer

option-solo-claw-gifts = Klaue und Geschenke für Aufträge
option-solo-claw-gifts-help = Ob Klaue eine Voraussetzung erfüllt, etwas zu geben.
option-solo-claw-gifts-possess = wenn er es hat
option-solo-claw-gifts-never = nie
option-solo-claw-gifts-ignore = immer

option-solo-plan-b-journey = Klaues Reise nach Plan B
option-solo-plan-b-journey-help = Wohin Klaue nach Plan B auf die Reise geht, wenn keine Ecke seiner Handlungskarte es sagt.
option-solo-plan-b-journey-shared = auf den gemeinschaftlichen Ort
option-solo-plan-b-journey-highest = auf den freien Ort mit den meisten Punkten

option-solo-claw-species = Klaues Tiere
option-solo-claw-species-help = Wer die Tierart wählt, mit der Klaue spielt.
option-solo-claw-species-ask = du wählst sie
option-solo-claw-species-preferred = er nimmt die Roten Pandas, wenn sie frei sind

## Bots zur Auswahl, und wie gut einer spielt

# Die Figuren: ein Name, und ein Satz über die Spielweise.
character-silverfrost-novice = Pim
character-silverfrost-novice-style = Nimmt, was am nächsten glitzert, und fragt sich später, wozu.
character-silverfrost-easy = Tulla
character-silverfrost-easy-style = Sammelt und sammelt und baut oft zu spät.
character-silverfrost-medium = Bodo
character-silverfrost-medium-style = Ungeduldig: Eine Karte, die er bezahlen kann, spielt er sofort aus.
character-silverfrost-hard = Ylva
character-silverfrost-hard-style = Scharf und schnell, doch weit voraus blickt sie nie.
character-silverfrost-master = Orla
character-silverfrost-master-style = Spielt die nächsten Züge im Kopf durch, bevor sie zieht.
bot-kind-greedy = Planer: wägt jeden Zug ab
bot-kind-search = Seher: spielt seine Züge ein Stück voraus durch
bot-kind-builder = Baumeister: baut an seiner Stadt
bot-builder =
    { $level ->
        [easy] leichter Baumeister
        [medium] mittlerer Baumeister
       *[full] starker Baumeister
    }
