### Der Terminal-Client an einem Tisch von Silverfrost.

## Buchstaben und Zeichen

ui-letter-red-panda = R
ui-letter-penguin = P
ui-letter-falcon = F
ui-letter-hare = H
ui-letter-claw = K
ui-letter-birch = b
ui-letter-moss = m
ui-letter-copper = k
ui-letter-nut = n
ui-letter-fire = f

## Der Bildschirm

ui-welcome = Willkommen bei Silverfrost. Du bist { $seat }; ? zeigt deine Züge, „card NAME“ einen Text, help erklärt den Rest.
ui-welcome-back = Willkommen zurück bei Silverfrost. Du bist { $seat }; ? zeigt deine Züge, „card NAME“ einen Text, help erklärt den Rest.
ui-too-small = Das Fenster ist kleiner als { $columns } mal { $rows }, darum gibt es keinen gezeichneten Bildschirm. Der Befehl „map“ zeichnet den Spielplan.
ui-set-ours = Die Karten sind unser eigener Satz „{ $set }“, nicht die gedruckten.
ui-set-other = Die Karten sind die des Satzes „{ $set }“.
ui-chance = Die Karten entscheiden.
ui-head-season = Zeit
ui-head-fire = Feu
ui-head-goods = Ressourcen
ui-head-points = Pkt
ui-head-snow = Schn
ui-head-chimneys = Scho
ui-head-animals = Tier
ui-head-hand = Hand
ui-head-quests = Auftr
ui-head-city = Stadt
ui-area-basic = Einfach
ui-area-hot-spring = Heiße Quelle
ui-area-forge = Schmiede
ui-area-guild = Gilde
ui-area-journey = Reise
ui-area-beacon = Leuchtfeuer
ui-type-short-production = Prod
ui-type-short-governance = Verw
ui-type-short-traveller = Bew
ui-type-short-destination = Ziel
ui-type-short-prosperity = Wohl
ui-passed-out = gepasst
ui-mountain = Berg
ui-highland = Hochlandaufträge
ui-quests = Deine Aufträge
ui-valley = Tal (Stapel { $deck }, Ablage { $discard })
ui-weather = Schnee zu beseitigen kostet { $fire } Feuer, { $snow } Schneekarten
ui-hand = Deine Hand ({ $count }/{ $most })
ui-looked = Du siehst dir an:
ui-own-city =
    { $cards ->
        [one] Deine Stadt (1 Karte, { $free } frei)
       *[other] Deine Stadt ({ $cards } Karten, { $free } frei)
    }
ui-city =
    { $cards ->
        [one] Stadt von { $seat } (1 Karte, { $free } frei)
       *[other] Stadt von { $seat } ({ $cards } Karten, { $free } frei)
    }
ui-city-claw =
    { $cards ->
        [one] Stadt von { $seat } (1 Karte)
       *[other] Stadt von { $seat } ({ $cards } Karten)
    }
ui-tucked = +{ $count } darunter
ui-empty = leer
ui-none = keine
ui-nothing = nichts
ui-claw-mark = Klaue
ui-claw-title = Klaue
ui-claw-state = Pläne { $plans }; { $face_down } verdeckte Karten; Aufträge { $quests } offen, { $done } erledigt
ui-claw-plan =
    { $left ->
        [0] { $plan } (verbraucht)
       *[other] { $plan } ({ $left } frei)
    }
ui-pane-board = der Spielplan
ui-pane-cards = Tal und Hand
ui-pane-town = die Städte
ui-goods-card =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
ui-times = { $name } x{ $count }

## Entscheidungen

ui-asked-by = { $source }: { $text }
ui-decide-species = Welche Tierart spielst du? Tippe eine Nummer.
ui-decide-claw-species = Welche Tierart spielt Klaue? Tippe eine Nummer.
ui-decide-keep-quest = Welchen Tieflandauftrag behältst du? Niemand sieht ihn.
ui-decide-mulligan = Behältst du deine Hand, oder wirfst du alles ab und ziehst neu?
ui-decide-ready = Dein Zug ({ $season }): Setz ein Tier ein oder spiel eine Karte aus.
ui-decide-ready-act = Dein Zug ({ $season }): Spiel eine Karte aus.
ui-decide-ready-prepare = Dein Zug ({ $season }): Karte ausspielen oder nächste Jahreszeit vorbereiten.
ui-decide-ready-pass = Dein Zug ({ $season }): Karte ausspielen oder bis zum Schluss passen.
ui-decide-ready-only-prepare = Dein Zug ({ $season }): Bereite dich auf die nächste Jahreszeit vor.
ui-decide-ready-only-pass = Dein Zug ({ $season }): Du kannst nur noch passen.
ui-decide-closing = Beseitige Schnee, nutze eine Fähigkeit oder beende deinen Zug.
ui-decide-window = Wenn du jetzt { $cards } vom Schnee befreist, ändert das, was folgt. Befreien oder weiter?
ui-decide-yes-no = Möchtest du das?
ui-decide-option = Wähle eines davon: Tippe seine Nummer.
ui-decide-cards-discard =
    { $least ->
        [0] Wirf bis zu { $most } Karten ab: Tippe ihre Nummern, 0 für keine.
       *[other]
            { $most ->
                [one] Wirf eine Karte ab: Tippe ihre Nummer.
               *[other] Wirf Karten ab, höchstens { $most }: Tippe ihre Nummern.
            }
    }
ui-decide-cards-give =
    { $most ->
        [one] Gib eine Karte an { $seat }: Tippe ihre Nummer.
       *[other] Gib Karten an { $seat }, höchstens { $most }: Tippe ihre Nummern.
    }
ui-decide-cards-under =
    { $most ->
        [one] Leg eine Karte darunter: Tippe ihre Nummer.
       *[other] Leg Karten darunter, höchstens { $most }: Tippe ihre Nummern.
    }
ui-decide-cards-forge =
    { $most ->
        [one] Schmiede: Wirf 1 Karte ab (0: keine) für 1 Ressource.
       *[other] Schmiede: Wirf bis zu { $most } Karten ab (0: keine), je 1 Ressource.
    }
ui-decide-cards-journey = Reise: Wirf { $most } Karten ab. Tippe ihre Nummern.
ui-decide-resources =
    { $total ->
        [0] Welche Ressourcen? Tippe eine Nummer oder Buchstaben, etwa bm.
       *[other] Wähle { $total } Ressourcen mit ihren Buchstaben, etwa bbm.
    }
ui-decide-times = Wie oft? Tippe eine Zahl.
ui-decide-seat = Wen wählst du? Tippe eine Nummer.
ui-decide-city-card = Wähle eine Karte in einer Stadt: Tippe eine Nummer.
ui-decide-copy = Die Aktion welches Ortes führst du aus? Tippe eine Nummer.
ui-decide-giant = Welches Riesenwesen nutzt du? Tippe eine Nummer.
ui-decide-quest-none = Du kannst jetzt keinen Auftrag erledigen: Tippe n.
ui-decide-quest = Welchen Auftrag erledigst du? Tippe eine Nummer, n für keinen.
ui-decide-keep =
    { $most ->
        [one] Welchen der Aufträge behältst du? Tippe eine Nummer.
       *[other] Behalte höchstens { $most } dieser Aufträge: Tippe ihre Nummern.
    }
ui-decide-animal = Welches Tier? Tippe eine Nummer.
ui-decide-where = Wohin? Tippe eine Nummer.
ui-decide-clear-where = Wo beseitigst du Schnee? Tippe eine Nummer.
ui-decide-snow-where = Wohin kommt der Schnee? Tippe eine Nummer.
ui-decide-order = Welcher Effekt kommt als nächster? Tippe eine Nummer.
ui-decide-produce = Welche Karte produziert als nächste? Tippe eine Nummer.
ui-decide-valley = Wähle eine Karte im Tal: Tippe eine Nummer.
ui-decide-play = Spiel durch diesen Effekt eine Karte aus; n für keine.
ui-decide-city-snow = Welche dieser Karten wird eingeschneit? Tippe eine Nummer.
ui-decide-looked =
    { $most ->
        [one] Welche der Karten behältst du? Tippe ihre Nummer.
       *[other] Behalte höchstens { $most } dieser Karten: Tippe ihre Nummern.
    }
ui-decide-claw-quest = Welchen Auftrag erledigt Klaue? Tippe eine Nummer.

## Was man tun kann, ausführlich und in einem Wort

ui-kind-place = ein Tier einsetzen
ui-kind-guard = die Silberwache einsetzen
ui-kind-visit = eine Zielkarte besuchen
ui-kind-hand = eine Handkarte ausspielen
ui-kind-valley = eine Karte aus dem Tal ausspielen
ui-kind-revealed = eine Karte ausspielen
ui-kind-prepare = auf die nächste Jahreszeit vorbereiten
ui-kind-pass = bis zum Schluss passen
ui-kind-mulligan = eine neue Hand ziehen
ui-kind-stay = diese Hand behalten
ui-kind-yes = ja
ui-kind-no = nein
ui-kind-answer = wählen
ui-kind-clear-snow = Schnee beseitigen
ui-kind-put-snow = Schnee legen
ui-effect-of = der Effekt von { $card }
ui-kind-cards = Karten wählen
ui-kind-goods = Ressourcen wählen
ui-kind-none = nichts davon
ui-kind-clear = Schnee in deiner Stadt beseitigen
ui-kind-use = eine Fähigkeit nutzen
ui-kind-end = den Zug beenden
ui-kind-continue = weiter, ohne Schnee zu beseitigen
ui-key-place = Tier
ui-key-guard = Wache
ui-key-visit = Besuch
ui-key-hand = Hand
ui-key-valley = Tal
ui-key-revealed = spielen
ui-key-prepare = Jahreszeit
ui-key-pass = passen
ui-key-mulligan = neue Hand
ui-key-stay = behalten
ui-key-yes = ja
ui-key-no = nein
ui-key-answer = wählen
ui-key-cards = Karten
ui-key-goods = Ressourcen
ui-key-none = keine
ui-key-clear = Schnee weg
ui-key-use = Fähigkeit
ui-key-end = Ende
ui-key-continue = weiter
ui-more = alle Züge; card NAME: sein Text; help
ui-by-letters = mit Buchstaben, etwa bbm
ui-play-for = { $card } für { $cost }
ui-play-chimney = { $card } für 1 Feuer und einen Schornstein auf { $construction }
ui-play-using = , mit { $card }
ui-play-into = , in die Stadt von { $seat }
ui-play-snow = { " " }und { $fire } Feuer für den Schnee
ui-place-snow = { " " }(und { $fire } Feuer für den Schnee)
ui-gift = ein Geschenk von { $goods }
ui-gift-to = ein Geschenk von { $goods } an { $seat }
ui-card-of = { $card } von { $seat }
ui-figure-at = { $figure }: { $place }
ui-slot = Platz { $slot }
ui-so-often =
    { $times ->
        [0] gar nicht
        [one] einmal
       *[other] { $times }-mal
    }
ui-or = oder
ui-option = Möglichkeit { $number }
ui-option-is = { $text }
ui-cost-give = 1 Geschenk nach links: { $goods }
ui-number-of-what = { $word } wovon? Stelle eine Taste vor die Nummer: p { $word } setzt ein Tier ein, h { $word } spielt aus der Hand, b { $word } aus dem Tal.
ui-usage-why = Frage nach einem Zug, etwa „why p 22“, „why h 2“ oder „why prepare“.
ui-usage-rules = Suche im Regelbuch mit Wörtern oder einer Regel: „rules schornstein“, „rules TURN-8“.
ui-usage-card = Tippe den Namen einer Karte, eines Riesenwesens, Auftrags oder Orts, etwa „card roggenofen“.
ui-undo-refused = Das lässt sich nicht zurücknehmen: Seither war jemand anderes am Zug, eine Karte wurde gezogen oder Verdecktes wurde gesehen.

## Texte

ui-card-title = Texte
ui-card-none = Im Kartensatz heißt nichts „{ $name }“.
ui-also = Außerdem: { $names }.
ui-number = Nummer { $number }
ui-a-creature = Wesen
ui-a-construction = Bauwerk
ui-a-giant = Riesenwesen
ui-a-lowland-quest =
    { $points ->
        [one] Tieflandauftrag, 1 Punkt
       *[other] Tieflandauftrag, { $points } Punkte
    }
ui-a-highland-quest =
    { $points ->
        [one] Hochlandauftrag, 1 Punkt
       *[other] Hochlandauftrag, { $points } Punkte
    }
ui-rarity-unique = einzigartig
ui-rarity-common = gewöhnlich
ui-copies =
    { $count ->
        [one] 1 Exemplar
       *[other] { $count } Exemplare
    }
ui-card-facts =
    { $points ->
        [one] Kostet { $cost }; 1 Punkt.
       *[other] Kostet { $cost }; { $points } Punkte.
    }
ui-card-chimney = Schornstein für Wesen vom Typ: { $type }.
ui-any-type = beliebig
ui-card-keywords =
    { $count ->
        [one] Stichwort: { $keywords }.
       *[other] Stichwörter: { $keywords }.
    }
ui-card-spaces =
    { $spaces ->
        [0] Belegt keinen Platz in der Stadt.
       *[other] Belegt { $spaces } Plätze in der Stadt.
    }
ui-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
ui-place-individual = für ein Tier
ui-place-shared = für beliebig viele Tiere
ui-place-gain = nimm { $goods }
ui-place-in-forge = wirf bis zu 3 Karten ab, nimm so viele Ressourcen deiner Wahl
ui-place-in-guild = erledige einen Auftrag oder zieh neue
ui-place-in-beacon = nutze ein Riesenwesen, nimm die Punkte über ihm
ui-place-journey = wirf { $cards } Karten ab; { $points } Punkte am Ende; nur im Frühling
ui-place-fire = kostet { $fire } Feuer

## Sätze über den Tisch

ui-you-have = Du hast { $goods }. Tiere einzusetzen: { $animals }. Schornsteine: { $chimneys }.
ui-animals =
    { $guard ->
        [yes]
            { $animals ->
                [0] die Silberwache
               *[other] { $animals } und die Silberwache
            }
       *[no] { $animals }
    }
ui-your-cards = Deine Karten: { $cards }.
ui-say-card = { $number } { $card } für { $cost }
ui-has-completed = { $seat } hat erledigt: { $quests }.
ui-say-giant =
    { $points ->
        [one] { $giant }, 1 Punkt:
       *[other] { $giant }, { $points } Punkte:
    }
ui-say-no-giant =
    { $points ->
        [one] Niemand am Platz mit 1 Punkt.
       *[other] Niemand am Platz mit { $points } Punkten.
    }
ui-say-snow = { $snow } Schnee
ui-say-here = Dort: { $names }
ui-say-animal = { $seat }
ui-say-guard = { $seat } (Silberwache)
ui-say-valley =
    { $count ->
        [one] { $number } { $card }, { $type }, für { $cost }, Punkte { $points }.
       *[other] { $number } { $card } ({ $count } davon), { $type }, für { $cost }, Punkte { $points }.
    }
ui-say-claw-token = Klauenplättchen
ui-seat-is = { $seat }: { $season }. Hat { $goods }; Punkte { $points }, beseitigter Schnee { $snow }, Schornsteine { $chimneys } und { $waiting } noch zu bekommen, Tiere einzusetzen { $animals }, Hand { $hand }, Aufträge { $quests } offen und { $done } erledigt.
ui-say-city = Stadt: { $cards }. Freie Plätze: { $free }.
ui-say-city-claw = Stadt: { $cards }.
ui-mark-snow = Schnee
ui-mark-chimney = Schornstein
ui-say-claw = Klaue, Schwierigkeit { $difficulty }: { $season }. { $fire } Feuer, Punkte { $points }, beseitigter Schnee { $snow }, Tiere einzusetzen { $animals }, { $face_down } verdeckte Karten, Aufträge { $quests } offen und { $done } erledigt.
ui-say-plan = Plan { $plan }: { $corners }.
ui-corner-free = frei
ui-corner-skipped = übersprungen
ui-corner-used = benutzt
ui-city-title = Deine Stadt
ui-cities-title = Städte
ui-quests-title = Aufträge
ui-seats-title = Alle
ui-no-claw = Klaue spielt nur gegen jemanden, der allein spielt.

## Das Ende

ui-ended = Gewonnen hat { $winners }.
ui-source-cards = Karten
ui-source-prosperity = Bonus der Karten
ui-source-quests = Aufträge
ui-source-snow = Schnee
ui-source-tokens = Punkteplättchen
ui-source-journey = Reise
ui-source-total = Summe

## Hilfe

ui-help =
    SPIELEN
      Tippe die Taste eines Zugs und eine Nummer vom Bildschirm: „p 3“ setzt ein Tier auf Ort 3, „g 3“ deine
      Silberwache, „v 1“ besucht eine Zielkarte, „h 2“ spielt deine zweite Handkarte, „b 5“ die Karte auf
      Platz 5 im Tal. Eine Taste allein zeigt die Auswahl; „h 2.1“ ist eine von mehreren Zahlweisen.
      s bereitet dich auf die nächste Jahreszeit vor, f passt, c beseitigt Schnee in deiner Stadt, x nutzt eine Fähigkeit,
      e beendet den Zug oder geht weiter.
      Wo etwas gefragt wird, tippe die Nummer der Antwort; y und n heißen ja und nein.
      Mehrere Karten auf einmal: „1 3 3“; 0 für keine. Ressourcen mit Buchstaben: „bbm“ ist 2 Birken und 1 Moos.
      Namen gehen auch: „place birkenhang“, „play roggenofen“. Tab ergänzt, was du tippst.

    FRAGEN
      ? oder moves      alles, was du jetzt darfst
      card roggenofen   der Text einer Karte, eines Riesenwesens, Auftrags, Orts; auch „? roggenofen“
      why p 22          ob das erlaubt ist und welche Regel es sagt
      hint              was du jetzt tun könntest: ein guter Zug, warum, wie sicher das ist, und der nächstbeste
      rules schornstein im Regelbuch suchen; auch nach Regel: rules TURN-8
      hand, city        deine Sachen; deine Stadt mit den Texten
      cities, seats     alle Städte mit den Texten; alle Personen in Sätzen
      quests            deine Aufträge und die im Hochland mit ihren Texten
      board, log        der Spielplan (mit --plain in Sätzen); alles, was geschah
      „.“               in einem kleinen Fenster: Spielplan, Tal und Hand, Städte

    DAS SPIEL
      undo              den letzten Zug zurücknehmen, solange niemand zog und nichts Verdecktes sichtbar wurde
      save DATEI        eine Kopie sichern; das Spiel selbst wird nach jedem Zug gesichert
      resume            wie du später weiterspielst
      lang SPRACHE      eine andere Sprache; „lang“ allein sagt, welche es gibt
      quit              beenden; das Spiel ist gesichert

    DER BILDSCHIRM
      Tiere sind Buchstaben: [H] ein Hase, [H+] seine Silberwache. Eine Nummer mit Klammer, 3), ist jetzt wählbar.
      b Birke, m Moos, k Kupfer, n Nuss, f Feuer, # eine Karte, ? eine Ressource deiner Wahl; >f geht nach links.
      Zeichen: * Schnee, ^ ein Schornstein, ! einzigartig, ~ ein gemeinschaftlicher Ort, -f kostet Feuer; 5#=8: 5 Karten für 8 Punkte.
      Eine Karte: Name, Kosten, Punkte, Typ. Tier: einzusetzende Tiere, + mit Silberwache. Scho 0+2: 2 kommen noch.
      Auftr 1+2: 1 offen, 2 erledigt. Pkt sind Punkteplättchen; was eine Stadt zählt, zeigt erst die Wertung.
ui-help-solo =
    KLAUE
      claw              was er hat, und die Pläne, die vor ihm liegen
      Seine Tiere sind [K], „Klaue“ ein Klauenplättchen im Tal. In seiner Zeile zählt Hand die verdeckten Karten.
