### Das Terminal an einem Tisch von Silverfrost. Ein Schlüssel ui-X wird zuerst hier gesucht.

## Buchstaben und Zeichen

ui_silverfrost-letter-red-panda = R
ui_silverfrost-letter-penguin = P
ui_silverfrost-letter-falcon = F
ui_silverfrost-letter-hare = H
ui_silverfrost-letter-claw = K
ui_silverfrost-letter-birch = b
ui_silverfrost-letter-moss = m
ui_silverfrost-letter-copper = k
ui_silverfrost-letter-nut = n
ui_silverfrost-letter-fire = f

## Der Bildschirm

ui_silverfrost-seat-number = Platz { $number }
ui_silverfrost-welcome = Willkommen bei Silverfrost. Du bist { $seat }; ? zeigt deine Züge, „card NAME“ einen Text, help erklärt den Rest.
ui_silverfrost-welcome-back = Willkommen zurück bei Silverfrost. Du bist { $seat }; ? zeigt deine Züge, „card NAME“ einen Text, help erklärt den Rest.
ui_silverfrost-set-ours = Die Karten sind ein eigener Satz des Projekts, „{ $set }“, nicht die gedruckten.
ui_silverfrost-set-other = Die Karten sind die des Satzes „{ $set }“.
ui_silverfrost-chance = Die Karten entscheiden.
ui_silverfrost-head-season = Zeit
ui_silverfrost-head-fire = Feu
ui_silverfrost-head-goods = Ressourcen
ui_silverfrost-head-points = Pkt
ui_silverfrost-head-snow = Schn
ui_silverfrost-head-chimneys = Schl
ui_silverfrost-head-animals = Tier
ui_silverfrost-head-hand = Hand
ui_silverfrost-head-quests = Auftr
ui_silverfrost-head-city = Stadt
ui_silverfrost-area-basic = Einfach
ui_silverfrost-area-hot-spring = Heiße Quelle
ui_silverfrost-area-forge = Schmiede
ui_silverfrost-area-guild = Gilde
ui_silverfrost-area-journey = Reise
ui_silverfrost-area-beacon = Leuchtfeuer
ui_silverfrost-type-short-production = Prod
ui_silverfrost-type-short-governance = Verw
ui_silverfrost-type-short-traveller = Bew
ui_silverfrost-type-short-destination = Ziel
ui_silverfrost-type-short-prosperity = Wohl
ui_silverfrost-passed-out = gepasst
ui_silverfrost-mountain = Berg
ui_silverfrost-highland = Hochlandaufträge
ui_silverfrost-quests = Deine Aufträge
ui_silverfrost-valley = Tal (Stapel { $deck }, Ablage { $discard })
ui_silverfrost-weather = Schnee zu beseitigen kostet { $fire } Feuer, { $snow } Schneekarten
ui_silverfrost-hand = Deine Hand ({ $count }/{ $most })
ui_silverfrost-looked = Du siehst dir an:
ui_silverfrost-own-city =
    { $cards ->
        [one] Deine Stadt (1 Karte, { $free } frei)
       *[other] Deine Stadt ({ $cards } Karten, { $free } frei)
    }
ui_silverfrost-city =
    { $cards ->
        [one] Stadt von { $seat } (1 Karte, { $free } frei)
       *[other] Stadt von { $seat } ({ $cards } Karten, { $free } frei)
    }
ui_silverfrost-city-claw =
    { $cards ->
        [one] Stadt von { $seat } (1 Karte)
       *[other] Stadt von { $seat } ({ $cards } Karten)
    }
ui_silverfrost-tucked = +{ $count } darunter
ui_silverfrost-empty = leer
ui_silverfrost-none = keine
ui_silverfrost-nothing = nichts
ui_silverfrost-claw-mark = Klaue
ui_silverfrost-claw-title = Klaue
ui_silverfrost-claw-state = Pläne { $plans }; { $face_down } verdeckte Karten; Aufträge { $quests } offen, { $done } erledigt
ui_silverfrost-claw-plan =
    { $left ->
        [0] { $plan } (verbraucht)
       *[other] { $plan } ({ $left } frei)
    }
ui_silverfrost-pane-board = der Spielplan
ui_silverfrost-pane-cards = Tal und Hand
ui_silverfrost-pane-town = die Städte
ui_silverfrost-goods-card =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
ui_silverfrost-times = { $name } x{ $count }

## Entscheidungen

ui_silverfrost-asked-by = { $source }: { $text }
ui_silverfrost-decide-species = Welche Tierart spielst du? Tippe eine Nummer.
ui_silverfrost-decide-keep-quest = Welchen Tieflandauftrag behältst du? Niemand sieht ihn.
ui_silverfrost-decide-mulligan = Behältst du deine Hand, oder wirfst du alles ab und ziehst neu?
ui_silverfrost-decide-ready = Dein Zug ({ $season }): Setz ein Tier ein oder spiel eine Karte aus.
ui_silverfrost-decide-ready-act = Dein Zug ({ $season }): Spiel eine Karte aus.
ui_silverfrost-decide-ready-prepare = Dein Zug ({ $season }): Karte ausspielen oder nächste Jahreszeit vorbereiten.
ui_silverfrost-decide-ready-pass = Dein Zug ({ $season }): Karte ausspielen oder bis zum Schluss passen.
ui_silverfrost-decide-ready-only-prepare = Dein Zug ({ $season }): Bereite dich auf die nächste Jahreszeit vor.
ui_silverfrost-decide-ready-only-pass = Dein Zug ({ $season }): Du kannst nur noch passen.
ui_silverfrost-decide-closing = Beseitige Schnee, benutze eine Fähigkeit oder beende deinen Zug.
ui_silverfrost-decide-yes-no = Möchtest du das?
ui_silverfrost-decide-option = Wähle eines davon: Tippe seine Nummer.
ui_silverfrost-decide-cards-discard =
    { $least ->
        [0] Wirf bis zu { $most } Karten ab: Tippe ihre Nummern, 0 für keine.
       *[other]
            { $most ->
                [one] Wirf eine Karte ab: Tippe ihre Nummer.
               *[other] Wirf Karten ab, höchstens { $most }: Tippe ihre Nummern.
            }
    }
ui_silverfrost-decide-cards-give =
    { $most ->
        [one] Gib eine Karte an { $seat }: Tippe ihre Nummer.
       *[other] Gib Karten an { $seat }, höchstens { $most }: Tippe ihre Nummern.
    }
ui_silverfrost-decide-cards-under =
    { $most ->
        [one] Leg eine Karte darunter: Tippe ihre Nummer.
       *[other] Leg Karten darunter, höchstens { $most }: Tippe ihre Nummern.
    }
ui_silverfrost-decide-cards-forge =
    { $most ->
        [one] Schmiede: Wirf 1 Karte ab (0: keine) für 1 Ressource.
       *[other] Schmiede: Wirf bis zu { $most } Karten ab (0: keine), je 1 Ressource.
    }
ui_silverfrost-decide-cards-journey = Reise: Wirf { $most } Karten ab. Tippe ihre Nummern.
ui_silverfrost-decide-resources =
    { $total ->
        [0] Welche Ressourcen? Tippe eine Nummer oder Buchstaben, etwa bm.
       *[other] Wähle { $total } Ressourcen mit ihren Buchstaben, etwa bbm.
    }
ui_silverfrost-decide-times = Wie oft? Tippe eine Nummer.
ui_silverfrost-decide-seat = Wen wählst du? Tippe eine Nummer.
ui_silverfrost-decide-city-card = Wähle eine Karte in einer Stadt: Tippe eine Nummer.
ui_silverfrost-decide-copy = Die Aktion welches Ortes führst du aus? Tippe eine Nummer.
ui_silverfrost-decide-giant = Welches Riesenwesen nutzt du? Tippe eine Nummer.
ui_silverfrost-decide-quest-none = Du kannst jetzt keinen Auftrag erledigen: Tippe n.
ui_silverfrost-decide-quest = Welchen Auftrag erledigst du? Tippe eine Nummer, n für keinen.
ui_silverfrost-decide-keep =
    { $most ->
        [one] Welchen der Aufträge behältst du? Tippe eine Nummer.
       *[other] Behalte höchstens { $most } dieser Aufträge: Tippe ihre Nummern.
    }
ui_silverfrost-decide-animal = Welches Tier? Tippe eine Nummer.
ui_silverfrost-decide-where = Wohin? Tippe eine Nummer.
ui_silverfrost-decide-clear-where = Wo beseitigst du Schnee? Tippe eine Nummer.
ui_silverfrost-decide-snow-where = Wohin kommt der Schnee? Tippe eine Nummer.
ui_silverfrost-decide-order = Welcher Effekt kommt als nächster? Tippe eine Nummer.
ui_silverfrost-decide-produce = Welche Karte produziert als nächste? Tippe eine Nummer.
ui_silverfrost-decide-valley = Wähle eine Karte im Tal: Tippe eine Nummer.
ui_silverfrost-decide-play = Spiel durch diesen Effekt eine Karte aus; n für keine.
ui_silverfrost-decide-city-snow = Welche dieser Karten verschneit? Tippe eine Nummer.
ui_silverfrost-decide-looked =
    { $most ->
        [one] Welche der Karten behältst du? Tippe ihre Nummer.
       *[other] Behalte höchstens { $most } dieser Karten: Tippe ihre Nummern.
    }
ui_silverfrost-decide-claw-quest = Welchen Auftrag erledigt Klaue? Tippe eine Nummer.

## Was man tun kann, ausführlich und in einem Wort

ui_silverfrost-kind-place = ein Tier einsetzen
ui_silverfrost-kind-guard = die Silberwache einsetzen
ui_silverfrost-kind-visit = eine Zielkarte besuchen
ui_silverfrost-kind-hand = eine Handkarte ausspielen
ui_silverfrost-kind-valley = eine Karte aus dem Tal ausspielen
ui_silverfrost-kind-revealed = eine Karte ausspielen
ui_silverfrost-kind-prepare = auf die nächste Jahreszeit vorbereiten
ui_silverfrost-kind-pass = bis zum Schluss passen
ui_silverfrost-kind-mulligan = eine neue Hand ziehen
ui_silverfrost-kind-stay = diese Hand behalten
ui_silverfrost-kind-yes = ja
ui_silverfrost-kind-no = nein
ui_silverfrost-kind-answer = wählen
ui_silverfrost-kind-cards = Karten wählen
ui_silverfrost-kind-goods = Ressourcen wählen
ui_silverfrost-kind-none = nichts davon
ui_silverfrost-kind-clear = Schnee in deiner Stadt beseitigen
ui_silverfrost-kind-use = eine Fähigkeit benutzen
ui_silverfrost-kind-end = den Zug beenden
ui_silverfrost-key-place = Tier
ui_silverfrost-key-guard = Wache
ui_silverfrost-key-visit = Besuch
ui_silverfrost-key-hand = Hand
ui_silverfrost-key-valley = Tal
ui_silverfrost-key-revealed = spielen
ui_silverfrost-key-prepare = Jahreszeit
ui_silverfrost-key-pass = passen
ui_silverfrost-key-mulligan = neue Hand
ui_silverfrost-key-stay = behalten
ui_silverfrost-key-yes = ja
ui_silverfrost-key-no = nein
ui_silverfrost-key-answer = wählen
ui_silverfrost-key-cards = Karten
ui_silverfrost-key-goods = Ressourcen
ui_silverfrost-key-none = keine
ui_silverfrost-key-clear = Schnee weg
ui_silverfrost-key-use = Fähigkeit
ui_silverfrost-key-end = Ende
ui_silverfrost-more = alle Züge; card NAME: sein Text; help
ui_silverfrost-by-letters = mit Buchstaben, etwa bbm
ui_silverfrost-play-for = { $card } für { $cost }
ui_silverfrost-play-chimney = { $card } für 1 Feuer und einen Schornstein auf { $construction }
ui_silverfrost-play-using = , mit { $card }
ui_silverfrost-play-into = , in die Stadt von { $seat }
ui_silverfrost-play-snow = { " " }und { $fire } Feuer für den Schnee
ui_silverfrost-place-snow = { " " }(und { $fire } Feuer für den Schnee)
ui_silverfrost-gift = ein Geschenk von { $goods }
ui_silverfrost-gift-to = ein Geschenk von { $goods } an { $seat }
ui_silverfrost-card-of = { $card } von { $seat }
ui_silverfrost-figure-at = { $figure }: { $place }
ui_silverfrost-slot = Platz { $slot }
ui_silverfrost-so-often =
    { $times ->
        [0] gar nicht
        [one] einmal
       *[other] { $times }-mal
    }
ui_silverfrost-or = oder
ui_silverfrost-option = Möglichkeit { $number }
ui_silverfrost-option-is = { $text }
ui_silverfrost-cost-give = 1 Geschenk nach links: { $goods }
ui_silverfrost-not-open = Jetzt geht nicht: { $kind }. ? zeigt, was du kannst.
ui_silverfrost-number-of-what = { $word } wovon? Stelle eine Taste vor die Nummer: p { $word } setzt ein Tier ein, h { $word } spielt aus der Hand, b { $word } aus dem Tal.
ui_silverfrost-usage-why = Frage nach einem Zug, etwa „why p 22“, „why h 2“ oder „why prepare“.
ui_silverfrost-usage-rules = Suche im Regelbuch mit Wörtern oder einer Regel: „rules schornstein“, „rules TURN-8“.
ui_silverfrost-usage-card = Tippe den Namen einer Karte, eines Riesenwesens, Auftrags oder Orts, etwa „card roggenofen“.
ui_silverfrost-paused = Pause. Enter geht weiter; Befehle gehen.
ui_silverfrost-undo-refused = Das lässt sich nicht zurücknehmen: seither hat jemand anders gezogen, eine Karte wurde gezogen oder Verdecktes wurde gesehen.

## Texte

ui_silverfrost-card-title = Texte
ui_silverfrost-card-none = Im Kartensatz heißt nichts „{ $name }“.
ui_silverfrost-also = Außerdem: { $names }.
ui_silverfrost-number = Nummer { $number }
ui_silverfrost-a-creature = Wesen
ui_silverfrost-a-construction = Bauwerk
ui_silverfrost-a-giant = Riesenwesen
ui_silverfrost-a-lowland-quest =
    { $points ->
        [one] Tieflandauftrag, 1 Punkt
       *[other] Tieflandauftrag, { $points } Punkte
    }
ui_silverfrost-a-highland-quest =
    { $points ->
        [one] Hochlandauftrag, 1 Punkt
       *[other] Hochlandauftrag, { $points } Punkte
    }
ui_silverfrost-rarity-unique = einzigartig
ui_silverfrost-rarity-common = gewöhnlich
ui_silverfrost-copies =
    { $count ->
        [one] 1 Exemplar
       *[other] { $count } Exemplare
    }
ui_silverfrost-card-facts =
    { $points ->
        [one] Kostet { $cost }; 1 Punkt.
       *[other] Kostet { $cost }; { $points } Punkte.
    }
ui_silverfrost-card-chimney = Schornstein für Wesen vom Typ: { $type }.
ui_silverfrost-any-type = beliebig
ui_silverfrost-card-spaces =
    { $spaces ->
        [0] Belegt keinen Platz in der Stadt.
       *[other] Belegt { $spaces } Plätze in der Stadt.
    }
ui_silverfrost-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
ui_silverfrost-place-individual = für ein Tier
ui_silverfrost-place-shared = für beliebig viele Tiere
ui_silverfrost-place-gain = nimm { $goods }
ui_silverfrost-place-in-forge = wirf bis zu 3 Karten ab, nimm so viele Ressourcen deiner Wahl
ui_silverfrost-place-in-guild = erledige einen Auftrag oder zieh neue
ui_silverfrost-place-in-beacon = nutze ein Riesenwesen, nimm die Punkte über ihm
ui_silverfrost-place-journey = wirf { $cards } Karten ab; { $points } Punkte am Ende; nur im Frühling
ui_silverfrost-place-fire = kostet { $fire } Feuer

## Sätze über den Tisch

ui_silverfrost-you-have = Du hast { $goods }. Tiere einzusetzen: { $animals }. Schornsteine: { $chimneys }.
ui_silverfrost-animals =
    { $guard ->
        [yes]
            { $animals ->
                [0] die Silberwache
               *[other] { $animals } und die Silberwache
            }
       *[no] { $animals }
    }
ui_silverfrost-your-cards = Deine Karten: { $cards }.
ui_silverfrost-say-card = { $number } { $card } für { $cost }
ui_silverfrost-has-completed = { $seat } hat erledigt: { $quests }.
ui_silverfrost-say-giant =
    { $points ->
        [one] { $giant }, 1 Punkt:
       *[other] { $giant }, { $points } Punkte:
    }
ui_silverfrost-say-no-giant =
    { $points ->
        [one] Niemand am Platz mit 1 Punkt.
       *[other] Niemand am Platz mit { $points } Punkten.
    }
ui_silverfrost-say-snow = { $snow } Schnee
ui_silverfrost-say-here = Dort: { $names }
ui_silverfrost-say-animal = { $seat }
ui_silverfrost-say-guard = { $seat } (Silberwache)
ui_silverfrost-say-valley =
    { $count ->
        [one] { $number } { $card }, { $type }, für { $cost }, Punkte { $points }.
       *[other] { $number } { $card } ({ $count } davon), { $type }, für { $cost }, Punkte { $points }.
    }
ui_silverfrost-say-claw-token = Klauenplättchen
ui_silverfrost-seat-is = { $seat }: { $season }. Hat { $goods }; Punkte { $points }, beseitigter Schnee { $snow }, Schornsteine { $chimneys } und { $waiting } noch zu bekommen, Tiere einzusetzen { $animals }, Hand { $hand }, Aufträge { $quests } offen und { $done } erledigt.
ui_silverfrost-say-city = Stadt: { $cards }. Freie Plätze: { $free }.
ui_silverfrost-say-city-claw = Stadt: { $cards }.
ui_silverfrost-mark-snow = Schnee
ui_silverfrost-mark-chimney = Schornstein
ui_silverfrost-say-claw = Klaue, Schwierigkeit { $difficulty }: { $season }. { $fire } Feuer, Punkte { $points }, beseitigter Schnee { $snow }, Tiere einzusetzen { $animals }, { $face_down } verdeckte Karten, Aufträge { $quests } offen und { $done } erledigt.
ui_silverfrost-say-plan = Plan { $plan }: { $corners }.
ui_silverfrost-corner-free = frei
ui_silverfrost-corner-skipped = übersprungen
ui_silverfrost-corner-used = benutzt
ui_silverfrost-city-title = Deine Stadt
ui_silverfrost-cities-title = Städte
ui_silverfrost-quests-title = Aufträge
ui_silverfrost-seats-title = Alle
ui_silverfrost-no-claw = Klaue spielt nur gegen jemanden, der allein spielt.

## Das Ende

ui_silverfrost-ended = Gewonnen hat { $winners }.
ui_silverfrost-source-cards = Karten
ui_silverfrost-source-prosperity = Bonus der Karten
ui_silverfrost-source-quests = Aufträge
ui_silverfrost-source-snow = Schnee
ui_silverfrost-source-tokens = Punkteplättchen
ui_silverfrost-source-journey = Reise
ui_silverfrost-source-total = Summe

## Hilfe

ui_silverfrost-help =
    SPIELEN
      Tippe die Taste eines Zugs und eine Nummer vom Bildschirm: „p 3“ setzt ein Tier auf Ort 3, „g 3“ deine
      Silberwache, „v 1“ besucht eine Zielkarte, „h 2“ spielt deine zweite Handkarte, „b 5“ die Karte auf
      Feld 5 des Tals. Eine Taste allein zeigt die Auswahl; „h 2.1“ ist eine von mehreren Zahlweisen.
      s bereitet die nächste Jahreszeit vor, f passt, c beseitigt Schnee in deiner Stadt, x benutzt eine Fähigkeit,
      e beendet den Zug.
      Wo etwas gefragt wird, tippe die Nummer der Antwort; y und n heißen ja und nein.
      Mehrere Karten auf einmal: „1 3 3“; 0 für keine. Ressourcen mit Buchstaben: „bbm“ ist 2 Birke und 1 Moos.
      Namen gehen auch: „place birkenhang“, „play roggenofen“. Tab ergänzt, was du tippst.

    FRAGEN
      ? oder moves      alles, was du jetzt darfst
      card roggenofen   der Text einer Karte, eines Riesenwesens, Auftrags, Orts; auch „? roggenofen“
      why p 22          ob das erlaubt ist und welche Regel es sagt
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
      lang en           Englisch; „lang de“ Deutsch
      quit              beenden; das Spiel ist gesichert

    DER BILDSCHIRM
      Tiere sind Buchstaben: [H] ein Hase, [H+] seine Silberwache. Eine Nummer mit Klammer, 3), ist jetzt wählbar.
      b Birke, m Moos, k Kupfer, n Nuss, f Feuer, # eine Karte, ? eine Ressource deiner Wahl; >f geht nach links.
      Zeichen: * Schnee, ^ ein Schornstein, ! einzigartig, ~ ein gemeinschaftlicher Ort, -f kostet Feuer; 5#=8: 5 Karten für 8 Punkte.
      Eine Karte: Name, Kosten, Punkte, Typ. Tier: einzusetzende Tiere, + mit Silberwache. Schl 0+2: 2 kommen noch.
      Auftr 1+2: 1 offen, 2 erledigt. Pkt sind Punkteplättchen; was eine Stadt zählt, zeigt erst die Wertung.
ui_silverfrost-help-solo =
    KLAUE
      claw              was er hat, und die Pläne, die vor ihm liegen
      Seine Tiere sind [K], „Klaue“ ein Klauenplättchen im Tal. In seiner Zeile zählt Hand die verdeckten Karten.
