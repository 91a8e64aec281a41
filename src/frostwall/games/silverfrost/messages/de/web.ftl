### The web client at a table of Silverfrost.

web-silver-jump = Teile des Tisches

## Das Spielfeld: Orte, Tal, Berg, Jahreszeiten (board/)

web-silver-good =
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
        [card]
            { $n ->
                [one] 1 Karte
               *[other] { $n } Karten
            }
        [snow] { $n } Schnee
        [quest]
            { $n ->
                [one] 1 Auftrag
               *[other] { $n } Aufträge
            }
        [any]
            { $n ->
                [one] 1 Ressource deiner Wahl
               *[other] { $n } Ressourcen deiner Wahl
            }
        [chimney]
            { $n ->
                [one] 1 Schornstein
               *[other] { $n } Schornsteine
            }
        [give_left] { $n } an die Person zu deiner Linken
       *[point]
            { $n ->
                [one] 1 Punkt
               *[other] { $n } Punkte
            }
    }
web-silver-scene = Der Spielplan: Berg, Orte und Tal
web-silver-basic = Einfache Orte
web-silver-gives = gibt { $what }
web-silver-costs = kostet { $what }
web-silver-discards =
    { $n ->
        [one] 1 Karte abwerfen
       *[other] { $n } Karten abwerfen
    }
web-silver-discard-up = bis zu { $cards } Karten gegen Ressourcen deiner Wahl
web-silver-complete = 1 Auftrag erledigen
web-silver-call = 1 Riesenwesen nutzen
web-silver-only-spring = nur im Frühling
web-silver-scores =
    { $n ->
        [one] bringt 1 Punkt
       *[other] bringt { $n } Punkte
    }
web-silver-snowed = unter Schnee
web-silver-stands = hier: { $who }
web-silver-empty = niemand hier
web-silver-guard-of = Silberwache von { $who }
web-silver-may = kann jetzt gewählt werden
web-silver-chosen = gewählt
web-silver-slot =
    { $n ->
        [one] Platz mit 1 Punkt
       *[other] Platz mit { $n } Punkten
    }
web-silver-slot-empty = kein Riesenwesen
web-silver-stack =
    { $n ->
        [one] 1 Karte auf diesem Platz
       *[other] { $n } Karten auf diesem Platz
    }
web-silver-claw-token = Klauenplättchen
web-silver-space-empty = leerer Platz
web-silver-quest-gone = von jemandem erledigt
web-silver-quests = Offene Hochlandaufträge
web-silver-piles = Stapel
web-silver-pile-deck = Ziehen
web-silver-pile-discard = Ablage
web-silver-pile-giants = Riesen
web-silver-pile-snow = Schnee
web-silver-pile-lowland = Tiefland
web-silver-pile = { $name }: { $n }
web-silver-freezing =
    { $on ->
        [yes] Eiseskälte: Schnee beseitigen kostet { $fire } Feuer
       *[no] Noch keine Eiseskälte: Schnee beseitigen kostet { $fire } Feuer
    }
web-silver-clearing = Schnee beseitigen
web-silver-seasons = Jahreszeiten
web-silver-in-season = { $season }: { $who }
web-silver-in-season-nobody = { $season }: niemand
web-silver-passed = { $who } (gepasst)

## Karten, Städte, Hand, Personen und die Leseansicht (cards/, table/)

web-silver-spaces =
    { $n ->
        [0] braucht keinen Platz
        [one] braucht 1 Platz
       *[other] braucht { $n } Plätze
    }
web-silver-done = erledigt
web-silver-give-left = gib { $what } an die Person zu deiner Linken
web-silver-costs-nothing = kostet nichts
web-silver-chimney-for = Schornstein für { $type }
web-silver-chimney-any = Schornstein für jedes Wesen
web-silver-with-chimney = ein Schornstein liegt darauf
web-silver-stored = darauf: { $what }
web-silver-tucked =
    { $n ->
        [one] 1 Karte darunter
       *[other] { $n } Karten darunter
    }
web-silver-tucked-cards = darunter: { $cards }
web-silver-fresh = in diesem Zug ausgespielt
web-silver-place-own = Ort für die Person, der sie gehört
web-silver-place-open = offener Ort für andere
web-silver-cities = Städte
web-silver-city-mine = Deine Stadt
web-silver-city-of = Stadt von { $who }
web-silver-city-full =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $free ->
        [0] kein freier Platz
        [one] 1 freier Platz
       *[other] { $free } freie Plätze
    }
web-silver-card-slot = Karte { $slot }
web-silver-hand = Deine Hand
web-silver-hand-count = { $n } von höchstens { $limit }
web-silver-hand-none = Deine Hand ist leer.
web-silver-copies = { $n } × { $what }
web-silver-looked-cards = Angesehene Karten
web-silver-looked-quests = Angesehene Aufträge
web-silver-my-quests = Deine Tieflandaufträge
web-silver-my-done = Erledigte Aufträge
web-silver-picked-n = { $n } gewählt
web-silver-people = Die Personen
web-silver-first = Startperson
web-silver-turn-of = am Zug
web-silver-has-passed = gepasst
web-silver-animals =
    { $n ->
        [0] kein Tier mehr einzusetzen
        [one] noch 1 Tier einzusetzen
       *[other] noch { $n } Tiere einzusetzen
    }
web-silver-guard-ready = Silberwache bereit
web-silver-hand-cards =
    { $n ->
        [one] 1 von { $limit } Handkarten
       *[other] { $n } von { $limit } Handkarten
    }
web-silver-face-down =
    { $n ->
        [one] 1 verdeckte Karte
       *[other] { $n } verdeckte Karten
    }
web-silver-held =
    { $n ->
        [one] 1 Auftrag im Vorrat
       *[other] { $n } Aufträge im Vorrat
    }
web-silver-finished =
    { $n ->
        [one] 1 Auftrag erledigt
       *[other] { $n } Aufträge erledigt
    }
web-silver-chimneys = { $supply } Schornsteine im Vorrat, { $waiting } warten noch
web-silver-cleared = { $n } Schnee beseitigt
web-silver-score =
    { $n ->
        [one] bisher 1 Punkt
       *[other] bisher { $n } Punkte
    }
web-silver-score-now = Wenn das Spiel jetzt endete
web-silver-score-total = Punkte
web-silver-tokens =
    { $n ->
        [one] 1 Punkt in Plättchen
       *[other] { $n } Punkte in Plättchen
    }
web-silver-city-cards =
    { $n ->
        [one] 1 Karte in der Stadt
       *[other] { $n } Karten in der Stadt
    }
web-silver-reading = Leseansicht
web-silver-legend = Was die Zeichen sagen
web-silver-legend-points = Punkte am Ende
web-silver-legend-type = Typ der Karte
web-silver-legend-creature = Wesen: wohnt in der Stadt
web-silver-legend-construction = Bauwerk: ein Gebäude
web-silver-legend-unique = einzigartig: nur einmal in jeder Stadt
web-silver-legend-chimney = ein Wesen dieses Typs kann für 1 Feuer und einen Schornstein einziehen
web-silver-individual = nur für ein Tier
web-silver-shared = für beliebig viele Tiere
web-silver-players = ab { $n } Personen

## The tray: what is to be decided, and the ways to decide it (tray/)

web-silver-decide-species = Welche Tierart spielst du?
web-silver-decide-claw-species = Welche Tierart spielt Klaue?
web-silver-decide-keep-quest = Welchen Tieflandauftrag behältst du? Niemand sieht ihn.
web-silver-decide-mulligan = Behältst du deine Hand, oder wirfst du alles ab und ziehst ebenso viele neue Karten?
web-silver-decide-ready = Dein Zug ({ $season }): Setz ein Tier ein oder spiel eine Karte aus. Was leuchtet, kannst du wählen.
web-silver-decide-ready-place = Dein Zug ({ $season }): Setz ein Tier ein. Was leuchtet, kannst du wählen.
web-silver-decide-ready-act = Dein Zug ({ $season }): Spiel eine Karte aus. Was leuchtet, kannst du wählen.
web-silver-decide-ready-prepare = Dein Zug ({ $season }): Spiel eine Karte aus oder bereite dich auf die nächste Jahreszeit vor.
web-silver-decide-ready-pass = Dein Zug ({ $season }): Spiel eine Karte aus oder passe bis zum Schluss.
web-silver-decide-ready-only-prepare = Dein Zug ({ $season }): Bereite dich auf die nächste Jahreszeit vor.
web-silver-decide-ready-only-pass = Dein Zug ({ $season }): Du kannst nur noch passen.
web-silver-decide-closing = Beseitige Schnee, nutze eine Fähigkeit oder beende deinen Zug.
web-silver-decide-window = Wenn du jetzt { $cards } vom Schnee befreist, ändert das, was als Nächstes kommt. Befreien oder weiter?
web-silver-decide-yes-no = Möchtest du das?
web-silver-decide-option = Wähle eines davon.
web-silver-decide-cards-discard =
    { $min ->
        [0]
            { $max ->
                [one] Wirf eine Karte ab oder keine.
               *[other] Wirf bis zu { $max } Karten ab oder keine.
            }
       *[other]
            { $max ->
                [one] Wirf eine Karte ab.
               *[other] Wirf Karten ab, höchstens { $max }.
            }
    }
web-silver-decide-cards-give =
    { $max ->
        [one] Welche Karte gibst du an { $seat }?
       *[other] Welche Karten gibst du an { $seat }? Höchstens { $max }.
    }
web-silver-decide-cards-under =
    { $max ->
        [one] Welche Karte legst du darunter?
       *[other] Welche Karten legst du darunter? Höchstens { $max }.
    }
web-silver-decide-cards-forge =
    { $max ->
        [one] Schmiede: Wirf eine Karte für eine Ressource ab oder keine.
       *[other] Schmiede: Wirf bis zu { $max } Karten für je eine Ressource ab oder keine.
    }
web-silver-decide-cards-journey =
    { $max ->
        [one] Reise: Wirf eine Karte ab.
       *[other] Reise: Wirf { $max } Karten ab.
    }
web-silver-decide-resources =
    { $total ->
        [one] Welche Ressource?
       *[other] Welche { $total } Ressourcen?
    }
web-silver-decide-times = Wie oft?
web-silver-decide-seat = Wen wählst du?
web-silver-decide-city-card = Wähle eine Karte in einer Stadt.
web-silver-decide-copy = Die Aktion welches Ortes führst du aus?
web-silver-decide-giant = Welches Riesenwesen bittest du um Hilfe?
web-silver-decide-quest = Welchen Auftrag erledigst du?
web-silver-decide-quest-none = Du kannst jetzt keinen Auftrag erledigen.
web-silver-decide-quest-exchange = Welchen Tieflandauftrag tauschst du gegen einen neuen?
web-silver-decide-keep =
    { $max ->
        [one] Welchen dieser Aufträge behältst du?
       *[other] Welche dieser Aufträge behältst du? Höchstens { $max }.
    }
web-silver-decide-animal = Welches Tier?
web-silver-decide-where = Wohin kommt das Tier?
web-silver-decide-clear-where = Wo beseitigst du Schnee?
web-silver-decide-snow-where = Wohin kommt der Schnee?
web-silver-decide-order = Welcher Effekt kommt als nächster?
web-silver-decide-produce = Welche Karte produziert als nächste?
web-silver-decide-valley = Wähle eine Karte im Tal.
web-silver-decide-play = Welche Karte spielst du durch diesen Effekt aus?
web-silver-decide-city-snow = Welche dieser Karten wird eingeschneit?
web-silver-decide-looked =
    { $max ->
        [one] Welche dieser Karten behältst du?
       *[other] Welche dieser Karten behältst du? Höchstens { $max }.
    }
web-silver-decide-claw-quest = Welchen Auftrag erledigt Klaue?

web-silver-chip-place = Tier einsetzen
web-silver-chip-visit = Karte besuchen
web-silver-chip-play = Karte ausspielen
web-silver-chip-clear = Schnee beseitigen
web-silver-chip-use = Fähigkeit nutzen

web-silver-answer-yes = Ja
web-silver-answer-no = Nein
web-silver-answer-none = Nichts davon
web-silver-answer-stay = Diese Hand behalten
web-silver-answer-mulligan = Neue Hand ziehen
web-silver-answer-prepare = Auf die nächste Jahreszeit vorbereiten
web-silver-answer-pass = Passen
web-silver-answer-end = Zug beenden
web-silver-answer-continue = Weiter
web-silver-said-clear = Schnee beseitigen: { $what }
web-silver-said-snow = Schnee legen: { $what }
web-silver-said-effect = { $answer }: der Effekt von { $card }

web-silver-then-snowing = Danach fällt Schnee.
web-silver-then-giants = Danach erscheint ein neues Riesenwesen.
web-silver-then-claw-plan = Danach deckt Klaue einen Plan auf.
web-silver-then-claw-action = Danach handelt Klaue.
web-silver-then-end = Danach ist das Spiel zu Ende.

web-silver-when-giant = Ein Riesenwesen hilft, wenn eines deiner Tiere an ein Leuchtfeuer geht.
web-silver-when-quest = Ein Auftrag wird erledigt, wenn eines deiner Tiere zur Gilde geht.

web-silver-tray-wait = Schau dich um: Verweile auf einer Karte, um sie zu lesen, oder klick etwas an und erfahre, warum es nicht geht.
web-silver-tray-cost = kostet
web-silver-tray-gain = bringt
web-silver-tray-looking = Vorschau läuft …
web-silver-tray-unforeseen = Was das bewirkt, ließ sich nicht vorhersehen.
web-silver-tray-nothing = nichts
web-silver-tray-without = ohne
web-silver-tray-own-city = deine eigene Stadt
web-silver-tray-card-of = { $card } ({ $who })
web-silver-tray-card-n = { $card } (Karte { $slot })
web-silver-tray-or = oder
web-silver-tray-option = Effekt { $number }
web-silver-comfort-confirm = Jede Aktion bestätigen, auch wenn es nichts zu entscheiden gibt
web-silver-tray-play = Ausführen
web-silver-tray-how = Wie?
web-silver-tray-confirm = Bestätigen
web-silver-tray-confirm-none = Nichts wählen
web-silver-tray-back = Zurück
web-silver-tray-field =
    { $field ->
        [kind] Was möchtest du tun?
        [figure] Welches Tier?
        [cost] Womit bezahlst du?
        [chimney] Durch einen Schornstein?
        [advantage] Mit einem Vorteil?
        [into] In welche Stadt?
        [source] Woher?
        [effect] Welcher Effekt?
       *[other] Was davon?
    }
web-silver-tray-count =
    { $exact ->
        [yes] { $count } von { $max } gewählt
       *[no]
            { $min ->
                [0] { $count } gewählt, höchstens { $max }
               *[other] { $count } gewählt, { $min } bis { $max }
            }
    }
web-silver-tray-less =
    { $good ->
        [birch] Eine Birke weniger
        [moss] Ein Moos weniger
        [copper] Ein Kupfer weniger
       *[nut] Eine Nuss weniger
    }
web-silver-tray-more =
    { $good ->
        [birch] Eine Birke mehr
        [moss] Ein Moos mehr
        [copper] Ein Kupfer mehr
       *[nut] Eine Nuss mehr
    }
web-silver-tray-list =
    { $open ->
        [yes] Liste schließen
       *[no] Als Liste zeigen
    }

## Wiederholung und Ende (replay/)

web-silver-mark-autumn = der Herbst beginnt
web-silver-mark-winter = der Winter beginnt
web-silver-mark-spring = der Frühling beginnt
web-silver-mark-quest = Auftrag erledigt
web-silver-mark-giant = Riesenwesen genutzt
web-silver-mark-pass = passt
web-silver-mark-cold = Eiseskälte
web-silver-mark-end = Ende
web-silver-mark-of = { $who }: { $what }
web-silver-tally-passed = hat gepasst
web-silver-tally-city =
    { $n ->
        [one] 1 Karte in der Stadt
       *[other] { $n } Karten in der Stadt
    }
web-silver-end-won = { $who } gewinnt gegen Klaue
web-silver-end-lost = Klaue gewinnt
web-silver-end-tie = Gleich viele Punkte: Es entscheidet, wer mehr Schnee beseitigt hat, dann die meisten erledigten Aufträge, das meiste Feuer, die meisten übrigen Ressourcen.
web-silver-end-cities = Die Städte am Ende
web-silver-city-snow = unter Schnee, ohne ihre Punkte
web-silver-city-quests = Aufträge:
web-silver-points-note = In jedem Zug gezählt: aufgedruckte Punkte der Karten ohne Schnee, Aufträge, Punkteplättchen und Reise. Bonuspunkte und Schnee kommen am Ende dazu.
web-silver-seasons-plot = Jahreszeiten
web-silver-from = { $what } ab Zug
web-silver-gained = Genommene Ressourcen und Feuer
web-silver-spent = Ausgegebene Ressourcen und Feuer
web-silver-cards-plot = Karten in der Stadt
web-silver-visits = Wo Tiere eingesetzt wurden
web-silver-snow-plot = Gesammelter Schnee
web-silver-quests-plot = Erledigte Aufträge

## Claw: his play area and his turn in steps (claw/)

web-silver-claw-who =
    { $passed ->
        [yes] Schwierigkeit { $n }, { $season }, hat gepasst
       *[no] Schwierigkeit { $n }, { $season }
    }
web-silver-claw-what = Was hat Klaue getan?
web-silver-claw-points = Punkte
web-silver-claw-city = Karten in seiner Stadt
web-silver-claw-animals = Tiere übrig
web-silver-claw-aside =
    { $n ->
        [one] 1 beiseitegelegt
       *[other] { $n } beiseitegelegt
    }
web-silver-claw-quests = Erledigte Aufträge
web-silver-claw-tokens = Klauenplättchen auf
web-silver-claw-none = keine
web-silver-claw-plan = Plankarte { $n }
web-silver-claw-action = Handlungskarte { $n }
web-silver-claw-current = aktuell
web-silver-claw-lies =
    { $corner ->
        [0] Handlungskarte { $n }, oben links
        [1] Handlungskarte { $n }, oben rechts
        [2] Handlungskarte { $n }, unten rechts
       *[3] Handlungskarte { $n }, unten links
    }
web-silver-claw-uncovered = Noch liegt keine Handlungskarte darauf.
web-silver-claw-at =
    { $corner ->
        [0] oben links
        [1] oben rechts
        [2] unten rechts
       *[3] unten links
    }
web-silver-claw-corner =
    { $corner ->
        [0] oben links
        [1] oben rechts
        [2] unten rechts
       *[3] unten links
    }: { $does ->
        [card] spielt eine Karte aus
       *[animal] setzt ein Tier ein
    }, { $state ->
        [used] jetzt an der Reihe
        [free] frei
        [skipped] übersprungen
       *[covered] verdeckt von Handlungskarte { $action }
    }
web-silver-claw-cave =
    { $corner ->
        [0] er beginnt bei der Höhle, oben links
        [1] er beginnt bei der Höhle, oben rechts
        [2] er beginnt bei der Höhle, unten rechts
       *[3] er beginnt bei der Höhle, unten links
    }
web-silver-claw-arrow =
    { $arrow ->
        [up] Plan B geht auf der Taktikkarte nach oben
       *[down] Plan B geht auf der Taktikkarte nach unten
    }
web-silver-claw-order = Farbreihenfolge
web-silver-claw-beacon =
    { $n ->
        [one] { $place }, 1 Punkt
       *[other] { $place }, { $n } Punkte
    }
web-silver-claw-journey =
    { $wish ->
        [highest] { $place }, meiste Punkte
        [lowest] { $place }, wenigste Punkte
       *[shared] { $place }, gemeinschaftlicher Ort
    }
web-silver-claw-source =
    { $source ->
        [deck] Stapel
       *[valley] Tal
    }
web-silver-claw-plans = Plankarten
web-silver-claw-actions = Handlungskarten
web-silver-claw-left = { $n } im Stapel
web-silver-claw-gone = abgelegt: { $list }
web-silver-claw-tactics = Die Taktikkarte
web-silver-claw-tactics-why = Kann ein Tier nicht dorthin, wo die Handlungskarte es sagt, sucht Klaue den Ort hier und geht in Richtung des Pfeils weiter bis zum nächsten möglichen Ort.
web-silver-claw-scores = Wofür Klaue Punkte bekommt
web-silver-claw-scores-all = Die aufgedruckten Punkte der Karten in seiner Stadt, seine erledigten Aufträge, seine Punkte, 1 Punkt je Schnee und 5 weitere für den meisten Schnee, und seine Tiere auf der Reise.
web-silver-claw-bonus-type =
    { $per ->
        [one] { $points ->
            [one] 1 Punkt für jede Karte vom Typ „{ $type }“ in seiner Stadt
           *[other] { $points } Punkte für jede Karte vom Typ „{ $type }“ in seiner Stadt
        }
       *[other] { $points ->
            [one] 1 Punkt für je { $per } Karten vom Typ „{ $type }“ in seiner Stadt
           *[other] { $points } Punkte für je { $per } Karten vom Typ „{ $type }“ in seiner Stadt
        }
    }
web-silver-claw-bonus-other =
    { $points ->
        [one] 1 Punkt für je { $per } von dem, was der Kartensatz dafür zählt
       *[other] { $points } Punkte für je { $per } von dem, was der Kartensatz dafür zählt
    }
web-silver-claw-bonus-down =
    { $per ->
        [one] { $points ->
            [one] 1 Punkt für jede verdeckte Karte
           *[other] { $points } Punkte für jede verdeckte Karte
        }
       *[other] { $points ->
            [one] 1 Punkt für je { $per } verdeckte Karten
           *[other] { $points } Punkte für je { $per } verdeckte Karten
        }
    }
web-silver-claw-tie = Bei Gleichstand gewinnt Klaue.
web-silver-claw-turn = Klaues Zug
web-silver-claw-step = Schritt { $n } von { $of }
web-silver-claw-back = Zurück
web-silver-claw-next = Weiter
web-silver-claw-done = Fertig
web-silver-claw-skip = Überspringen
web-silver-claw-mode = Schrittweise
web-silver-claw-chain =
    { $arrow ->
        [up] Der Weg die Taktikkarte hinauf
       *[down] Der Weg die Taktikkarte hinunter
    }
web-silver-claw-wanted =
    { $because ->
        [season] gewollt, aber sein Frühling ist noch nicht da
        [quest] gewollt, aber es gibt keinen Auftrag, den er erledigen könnte
       *[occupied] gewollt, aber dort steht jemand
    }
web-silver-claw-passed = auch nicht möglich
web-silver-claw-taken = möglich: Er geht auf „{ $place }“
web-silver-claw-way =
    { $arrow ->
        [up] Der Pfeil seiner Plankarte zeigt die Taktikkarte hinauf; über dem ersten Ort geht es beim letzten weiter.
       *[down] Der Pfeil seiner Plankarte zeigt die Taktikkarte hinunter; unter dem letzten Ort geht es beim ersten weiter.
    }

## The story of a finished game (replay/story.ts)

web-silver-story-season = { $who } erreichte zuerst den { $season }.
web-silver-story-quest =
    { $points ->
        [one] { $who } erledigte den wertvollsten Auftrag, „{ $quest }“, für { $points } Punkt.
       *[other] { $who } erledigte den wertvollsten Auftrag, „{ $quest }“, für { $points } Punkte.
    }
web-silver-story-card = { $who } baute die Karte mit den meisten aufgedruckten Punkten: „{ $card }“, { $points }.
web-silver-story-snow = { $who } beseitigte den meisten Schnee: { $count } insgesamt, von hier an.
web-silver-story-pass-first = { $who } passte zuerst.
web-silver-story-pass-last = { $who } spielte am längsten weiter und passte zuletzt.

## Warum ein Rat ein guter Zug ist (games/silverfrost/reasons.py)

web-reason-bot = Das würde unser stärkster Bot tun.
web-reason-wins = Damit gewinnst du.
web-reason-worth =
    { $count ->
        [one] { $card } ist einen Punkt wert.
       *[other] { $card } ist { $count } Punkte wert.
    }
web-reason-points =
    { $count ->
        [one] Das bringt dir einen Punkt: { $total }, wenn die Partie jetzt endete.
       *[other] Das bringt dir { $count } Punkte: { $total }, wenn die Partie jetzt endete.
    }
web-reason-quests =
    { $count ->
        [one] Damit erledigst du einen Auftrag.
       *[other] Damit erledigst du { $count } Aufträge.
    }
web-reason-animals =
    { $count ->
        [one] Ein Tier kommt zu dir zurück.
       *[other] { $count } Tiere kommen zu dir zurück.
    }
web-reason-free = Es kostet dich nichts.
web-reason-card-type =
    { $sort ->
        [production] { $card } produziert und zahlt sich in den nächsten Jahreszeiten noch einmal aus.
        [governance] { $card } hilft dir von jetzt an immer wieder.
        [traveller] { $card } wirkt sofort.
        [destination] { $card } gibt deinen Tieren einen eigenen Ort.
       *[prosperity] { $card } zählt am Ende der Partie.
    }
web-reason-most-snow = Mit { $count } Schnee hat dann niemand mehr geräumt als du: Das zählt { $bonus } Punkte.
web-reason-meets =
    { $count ->
        [one] Danach erfüllst du, was der Auftrag „{ $quest }“ verlangt; er ist einen Punkt wert.
       *[other] Danach erfüllst du, was der Auftrag „{ $quest }“ verlangt; er ist { $count } Punkte wert.
    }
web-reason-met = Was der Auftrag „{ $quest }“ verlangt, erfüllst du schon.
web-reason-alone = Ob du „{ $quest }“ erledigst, hängt von niemand anderem ab.
web-reason-quest-worth =
    { $count ->
        [one] „{ $quest }“ ist einen Punkt wert.
       *[other] „{ $quest }“ ist { $count } Punkte wert.
    }
web-reason-then-quests =
    { $count ->
        [one] Danach kannst du den Auftrag „{ $quest }“ erledigen, der einen Punkt wert ist.
       *[other] Danach kannst du den Auftrag „{ $quest }“ erledigen, der { $count } Punkte wert ist.
    }
web-reason-then-points =
    { $count ->
        [one] Was du danach wählst, kann dir einen Punkt bringen.
       *[other] Was du danach wählst, kann dir { $count } Punkte bringen.
    }
web-reason-then-free =
    { $cards-count ->
        [one] Danach kannst du kostenlos ausspielen: { $cards }.
       *[other] Danach kannst du eine davon kostenlos ausspielen: { $cards }.
    }
web-reason-then-play =
    { $cards-count ->
        [one] Danach kannst du ausspielen: { $cards }.
       *[other] Danach kannst du eine davon ausspielen: { $cards }.
    }
web-reason-then-goods = Danach bekommst du { $goods }.
web-reason-then-best = Was du danach wählst, kann dir { $goods } bringen.
web-reason-then-fire = Danach bekommst du { $count } Feuer.
web-reason-last-place = Es ist der letzte freie Platz: { $area }.
web-reason-payable = { $card } kannst du bezahlen.
web-reason-thaws-place = „{ $place }“ ist wieder frei von Schnee.
web-reason-least-lost =
    { $count ->
        [0] Das kostet dich keinen Punkt; Schnee auf jeder anderen Karte würde dich mindestens { $next } kosten.
        [one] Das kostet dich 1 Punkt; Schnee auf jeder anderen Karte würde dich mindestens { $next } kosten.
       *[other] Das kostet dich { $count } Punkte; Schnee auf jeder anderen Karte würde dich mindestens { $next } kosten.
    }
web-reason-all-out = Alle deine Tiere sind eingesetzt.
web-reason-keeps-cards =
    { $count ->
        [one] Du behältst die Karte auf deiner Hand.
       *[other] Du behältst alle { $count } Karten auf deiner Hand.
    }
web-reason-thaws = { $card } ist wieder frei von Schnee.
web-reason-season = Deine Tiere kommen zurück, und die nächste Jahreszeit bringt ihren Ertrag.
web-reason-keeps-fire = Du behältst { $count } Feuer für später.
web-reason-goods = Du bekommst { $goods }.
web-reason-fire = Das bringt dir { $count } Feuer.
web-reason-draws =
    { $count ->
        [one] Du bekommst eine Karte.
       *[other] Du bekommst { $count } Karten.
    }

## Die Karten im Regelwerk (rules/)

web-silver-gallery-type = Alle Kartentypen
web-silver-gallery-kind = Wesen und Bauwerke
web-silver-gallery-tag = Alle Stichwörter
web-silver-gallery-search = Ein Wort auf der Karte
web-silver-gallery-found =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
