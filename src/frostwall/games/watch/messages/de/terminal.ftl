### Der Terminal-Client an einem Tisch der Nachtwache.

## Buchstaben: einer je Platz, einer je Rohstoff

ui-letter-red = R
ui-letter-blue = B
ui-letter-yellow = G
ui-letter-black = S
ui-letter-green = N
ui-letter-white = W
ui-letter-lumber = h
ui-letter-brick = l
ui-letter-wool = w
ui-letter-grain = g
ui-letter-ore = e
ui-letter-regular = N
ui-letter-climber = K
ui-letter-giant = R
ui-letter-mammoth = M

## Der Bildschirm

ui-ice = Eis
ui-hex = Feld
ui-camp = Tormunds Lager
ui-any = alles
ui-head-points = SP
ui-head-hand = Roh
ui-head-cards = Ent
ui-head-patrols = Pat
ui-head-road = Str
ui-head-guards = Wä
ui-head-hero = Held
ui-head-rate = Kurs
ui-head-supply = Vorrat
ui-head-build = Preis übrig fehlt
ui-hand = Deine Hand: { $count }
ui-cards = Entwicklungskarten:
ui-no-cards = keine.
ui-pile = ({ $count } im Stapel)
ui-fresh = { $cards } ({ $count } neu)
ui-build = Bauen
ui-piece-road = Straße
ui-piece-settlement = Siedlung
ui-piece-keep = Befestigung
ui-piece-card = Karte
ui-piece-guard = Wächter
ui-ready = bereit
ui-none-left = keine
ui-lacks = -{ $letters }
ui-welcome = Willkommen bei der Nachtwache. Du spielst { $seat }; ? zeigt deine Züge, help erklärt den Rest.
ui-welcome-back = Willkommen zurück bei der Nachtwache. Du spielst { $seat }; ? zeigt deine Züge, help erklärt den Rest.
ui-too-small = Das Fenster ist kleiner als { $columns } mal { $rows }, darum gibt es keinen gezeichneten Bildschirm. Der Befehl „map“ zeichnet das Spielfeld.

## Entscheidungen

ui-decide-found-settlement = Gründe eine Siedlung: Tippe die Nummer einer Kreuzung; look 36 sagt, was bei 36 liegt.
ui-decide-found-road = Gründe eine Straße: Tippe die Nummer eines Wegs an deiner neuen Siedlung.
ui-decide-pre-roll = Du bist am Zug: Würfle, oder spiele zuerst eine Entwicklungskarte.
ui-decide-pre-roll-hero = Du bist am Zug: Würfle, oder spiele zuerst Karte oder Held.
ui-decide-act = Handle und baue, dann beende deinen Zug.
ui-decide-trade = Handle, dann gehe zum Bauen über.
ui-decide-build = Baue, dann beende deinen Zug.
ui-decide-discard = Lege { $count } deiner { $hand } Karten ab.
ui-decide-tormund = Versetze Tormund: Tippe die Nummer eines Felds.
ui-decide-tormund-patrol = Grenzpatrouille: Versetze Tormund (t 5) oder vertreibe einen Wildling (d).
ui-decide-victim = Wen beraubst du?
ui-decide-free-road = Setze eine kostenlose Straße: Tippe die Nummer eines Wegs.
ui-decide-offer = { $seat } gibt dir { $give } für { $take }: Nimmst du an?
ui-decide-found-guard = Stelle deinen ersten Wächter auf die Mauer: Tippe die Nummer eines Abschnitts.
ui-decide-special-build = Sonderbauphase: Baue, was du bezahlen kannst, oder passe.
ui-decide-pick-sixth = Sechs Wildlinge vor Abschnitt { $section }: Wer geht mit dem sechsten zurück?
ui-decide-tragedy = Drei gleiche Würfel: Welcher Held der Auslage verlässt das Spiel?
ui-decide-after-hero = { $hero } ist eingesetzt: behalten, B-Seite oben, oder tauschen?
ui-decide-after-hero-b = { $hero } ist zum letzten Mal eingesetzt: Wähle einen anderen.
ui-decide-hero-window-samwell = Der Wurf brachte dir nichts: Nimmt { $hero } eine Karte?
ui-decide-hero-window-gilly = Lässt { $hero } den Wildling-Würfel noch einmal werfen?
ui-decide-hero-window-jon = { $hero } nimmt eine Karte aus dem Vorrat: welche?
ui-decide-hero-step-mormont = { $hero } kann noch einen Spieler bitten, oder ist fertig.
ui-decide-hero-step-mormont-return = { $seat } gab dir eine Karte: Welche gibst du zurück?
ui-decide-hero-step-mance = { $seat } hat { $cards }: Welche Karte nimmst du?
ui-decide-hero-step-melisandre = Welche dieser Entwicklungskarten behältst du?
ui-decide-hero-step-yarwyck = Wohin kommt die Straße? Tippe die Nummer eines Wegs.
ui-decide-own-offer = Dein Angebot liegt auf dem Tisch: Schließe ab oder ziehe es zurück.

## Wie man etwas eingibt

ui-usage-discard = Tippe { $count } Karten mit ihren Buchstaben, etwa d { $short }, oder ausgeschrieben: discard { $long }.
ui-usage-offer = Tippe, was du gibst und was du willst: o { $h } { $w }, oder offer { $have } for { $want }; mit „to 1“ oder „an blau“ fragst du nur einen.
ui-usage-counter = Tippe, was du gäbst und was du willst: c { $h } { $w }, oder counter { $have } for { $want }.
ui-usage-place = { $kind }: Tippe eine Nummer; Enter führt zurück.
ui-usage-hero = { $hero }: Tippe eine Nummer oder die Wörter deiner Wahl; Enter führt zurück.
ui-usage-mormont = { $hero } bittet wen um was? Tippe Rohstoff und Spieler, etwa „wolle blau“; Enter führt zurück.
ui-usage-marsh = { $hero }: Tippe, was du gibst und was du nimmst, etwa „wolle erz“; Enter führt zurück.
ui-usage-thorne = { $hero }: Tippe Abschnitt, die Karte, die du nicht zahlst, und die dafür: „2 wolle erz“.
ui-usage-melisandre = { $hero }: Tippe die Karte, die du nicht zahlst, und die dafür: „wolle lehm“; oder eine Nummer.
ui-usage-aemon = { $hero }: Tippe Abschnitt und Platz deines Wächters und den neuen Abschnitt: „0 1 3“.
ui-usage-why = Frage nach einem Zug, etwa „why road 17“.
ui-usage-rules = Suche im Regelbuch mit Wörtern oder einer Regel: „rules distance“, „rules BLD-12“.
ui-usage-map = Tippe „map intersections“, „map paths“ oder „map hexes“.
ui-usage-look = Tippe eine Nummer, etwa „look 17“.
ui-not-open = Jetzt geht nicht: { $kind }. ? zeigt, was du kannst, costs, was fehlt.
ui-number-of-what = { $word } wovon? Stelle den Zug vor die Nummer, etwa „road { $word }“.

## Züge in einem Wort, wo das Menü eng ist

ui-key-roll = würfeln
ui-key-accept = annehmen
ui-key-decline = nein
ui-key-counter = Gegenangebot
ui-key-deal = abschließen
ui-key-reject = ablehnen
ui-key-withdraw = zurückziehen
ui-key-flip = umdrehen
ui-key-pick = wählen
ui-key-return = zurückgeben
ui-key-take = nehmen
ui-key-choose = wählen
ui-key-ask = bitten
ui-key-done = fertig
ui-key-back = zurück
ui-key-remove = entfernen
ui-key-settlement = Siedlung
ui-key-road = Straße
ui-key-keep = Befestigung
ui-key-guard = Wächter
ui-key-buy = Karte
ui-key-tormund = Tormund
ui-key-drive = vertreiben
ui-key-victim = rauben
ui-key-spare = verschonen
ui-key-discard = ablegen
ui-key-trade = Handel
ui-key-offer = Angebot
ui-key-patrol = Patrouille
ui-key-winter = Winter
ui-key-roads = freie Straßen
ui-key-recruits = Rekruten
ui-key-building = zum Bauen
ui-key-declare = Sieg
ui-key-pass = passen
ui-key-end = Ende

## Der Norden

ui-clan-ice-river = Eisfluss
ui-clan-cave-people = Höhlenmenschen
ui-clan-hornfoot = Hornfüße
ui-clan-rattlebones = Rasselknochen
ui-clan-heart-tree = Herzbaum
ui-clan-short-ice-river = Eis
ui-clan-short-cave-people = Höhle
ui-clan-short-hornfoot = Horn
ui-clan-short-rattlebones = Rass.
ui-clan-short-heart-tree = Herz
ui-breaches = Durchb.
ui-in-gift = Schenk.
ui-tokens = Plättchen
ui-takes = Ein Übertritt trifft, in dieser Folge:
ui-wildling-die = Wildlinge { $die }
ui-pane-north = der Norden
ui-pane-gift = die Schenkung
ui-title-north = Der Norden und die Mauer
ui-title-wall = Die Mauer
ui-title-gift = Die Schenkung
ui-title-heroes = Helden
ui-passed = Du kannst in der Sonderbauphase nichts bauen: für dich gepasst.
ui-count-regular =
    { $count ->
        [one] 1 normaler Wildling
       *[other] { $count } normale Wildlinge
    }
ui-count-climber =
    { $count ->
        [one] 1 Kletterer
       *[other] { $count } Kletterer
    }
ui-count-giant =
    { $count ->
        [one] 1 Riese
       *[other] { $count } Riesen
    }
ui-count-mammoth =
    { $count ->
        [one] 1 Mammut
       *[other] { $count } Mammuts
    }
ui-no-wildlings = keine Wildlinge
ui-section = Abschnitt { $section }
ui-section-paid = Abschnitt { $section }, { $instead }
ui-foe-at = { $wildling } auf { $place }
ui-foe-before = { $wildling } vor Abschnitt { $section }
ui-camp-of = { $wildling } in Lager { $camp }, { $clan }
ui-guard-from-to = von Abschnitt { $section }, Platz { $position }, zu Abschnitt { $to }
ui-instead = { $card } statt { $instead }
ui-instead-nothing = zum üblichen Preis
ui-ask-for = { $resource } von { $seat }
ui-say-die = Der Wildling-Würfel zeigt { $die }.
ui-say-danger = Mauerdurchbrüche: { $breaches } von { $most_breaches }; Wildlinge in der Schenkung: { $gift } von { $most_gift }.
ui-say-frostfangs = In den Frostfängen: { $wildlings }. Verdeckte Wildling-Plättchen: { $tokens }.
ui-say-camp = in Lager { $camp } { $wildling }
ui-say-no-camp = kein Wildling im Lager
ui-say-trail = bei { $die } zu Abschnitt { $section }
ui-say-trails = Der erste geht { $trails }.
ui-say-section =
    { $guards ->
        [0] kein Wächter, davor { $wildlings }.
        [one] 1 Wächter ({ $names }), davor { $wildlings }.
       *[other] { $guards } Wächter ({ $names }), davor { $wildlings }.
    }
ui-say-south-west = Ein Übertritt geht nach Südwesten: { $hexes }.
ui-say-south-east = Ein Übertritt geht nach Südosten: { $hexes }.
ui-say-open = Der nächste normale Wildling durchbricht hier die Mauer.
ui-say-held = Feld { $hex } ({ $what }) ist blockiert: { $wildlings }.
ui-say-gift-free = In der Schenkung ist kein Wildling.
ui-say-tormund = Tormund steht auf Feld { $hex } ({ $what }).
ui-seat-guards =
    { $guards ->
        [one] 1 Wächter, Held { $hero } ({ $side }).
       *[other] { $guards } Wächter, Held { $hero } ({ $side }).
    }
ui-your-hero = Dein Held { $hero } ({ $side }):
ui-hero-usable = h setzt ihn jetzt ein.
ui-hero-later = jetzt nicht.
ui-hero-side = Seite { $side }
ui-hero-new = Seite { $side }, in diesem Zug genommen
ui-hero-used = Seite { $side }, in diesem Zug eingesetzt
ui-display = Auslage:
ui-display-title = In der Auslage
ui-no-heroes = Das Basisspiel hat keine Helden.
ui-decline-hero = den Helden nicht einsetzen

## Antworten

ui-costs-title = Preise und Kurse
ui-cost-ready = Das kannst du bezahlen.
ui-cost-missing = Dir fehlt: { $cards }.
ui-rates = Deine Kurse beim Vorrat:
ui-routes = Handelsstationen:
ui-route-at = { $rate }:1 für { $resource } an den Kreuzungen { $ends }
ui-route = 2:1 { $resource }
ui-route-any = 3:1
ui-swap = { $give } für { $take }
ui-intersection-is =
    { $pips ->
        [one] { $what } (1 Punkt)
       *[other] { $what } ({ $pips } Punkte)
    }
ui-path-is = zwischen den Kreuzungen { $a } und { $b }
ui-closed = Gesperrt: Hier kann keine Straße liegen.
ui-stands-here = Hier steht: { $piece } von { $seat }.
ui-look-title = Nummer { $number }
ui-look-nothing = Es gibt keinen Ort mit der Nummer { $number }.
ui-you-hold =
    { $count ->
        [0] Du hast keine Rohstoffkarten.
        [one] Du hast { $cards } (1 Karte).
       *[other] Du hast { $cards } ({ $count } Karten).
    }
ui-you-hold-cards = Deine Entwicklungskarten: { $cards }.
ui-seat-is = { $seat }: { $points } SP, Rohstoffkarten { $hand }, Entwicklungskarten { $cards }, Patrouillen { $patrols }, Straßenzug { $road }.
ui-has = Hat { $what }.
ui-board-hexes = Felder mit ihren Kreuzungen:
ui-board-hex = Feld { $hex }: { $what } an { $places }
ui-board-settlements = Siedlungen an { $places }
ui-board-keeps = Befestigungen an { $places }
ui-board-roads = Straßen auf { $places }
ui-board-none = nichts auf dem Spielfeld
ui-tormund-camp = Tormund ist in seinem Lager.
ui-undo-refused = Das lässt sich nicht zurücknehmen: Seither hat jemand anders gezogen, Würfel sind gefallen oder Verdecktes wurde gesehen.
ui-paused = Pause. Enter geht weiter; Befehle gehen, auch „propose“.


## Hilfe

ui-help =
    SPIELEN
      Tippe die Taste eines Zugs: r, s, k, b, t, o, e und so weiter; das Menü zeigt, was offen ist.
      Orte haben Nummern auf dem Spielfeld: „r 17“, „road 17“, oder „17“, wo nur eines gemeint sein kann.
      Karten schreibst du aus oder mit ihren Buchstaben: „d wwee“ ist „discard wool*2 ore*2“.
      „t“ zeigt den Handel mit dem Vorrat; „t wwww e“ ist „trade wool*4 for ore“.
      „o w e“ bietet allen Wolle gegen Erz, „offer wolle für erz an blau“ nur einem.
      „propose wolle für erz“ fragt den, der am Zug ist (Strg-C, während andere ziehen).
      Tab ergänzt, was du tippst; die Pfeiltasten holen frühere Zeilen zurück.

    FRAGEN
      ? oder moves      alles, was du jetzt darfst, und worum es geht
      why road 17       ob das erlaubt ist und welche Regel es sagt
      hint              was du jetzt tun könntest: ein guter Zug, warum, wie sicher das ist, und der nächstbeste
      rules distance    im Regelbuch suchen; auch nach Regel: rules BLD-12
      look 17           was Kreuzung, Weg oder Feld mit dieser Nummer ist
      map               alle Nummern der Kreuzungen; auch „map paths“, „map hexes“
      costs, hand       Preise, Kurse und Handelsstationen; deine Karten
      board, log        das Spielfeld (mit --plain in Sätzen); alles, was geschah

    DAS SPIEL
      undo              den letzten Zug zurücknehmen, solange niemand zog und nichts Verdecktes sichtbar wurde
      save DATEI        eine Kopie sichern; das Spiel selbst wird nach jedem Zug gesichert
      resume            wie du später weiterspielst
      lang SPRACHE      eine andere Sprache; „lang“ allein sagt, welche es gibt
      quit              beenden; das Spiel ist gesichert

    DER BILDSCHIRM
      Buchstaben auf dem Spielfeld sind Plätze: ein kleiner eine Straße, ⌂ eine Siedlung, ♜ eine Befestigung.
      Punkte unter einer Zahl: wie viele der 36 Würfe sie bringen. Ein Stern: wer die Sonderkarte hat.
      SP Siegpunkte, Roh Handkarten, Ent Entwicklungskarten, Pat Patrouillen, Str längste Straße.
ui-help-north =
    DIE NACHTWACHE
      „.“               in einem kleinen Fenster: der Norden oder die Schenkung; auch „north“ und „gift“
      wall              die Mauer in Sätzen: Wächter, Wildlinge, was ein Übertritt trifft
      h                 dein Held: zeigt, was er kann, oder sagt, warum jetzt nicht; „h wolle blau“ wählt mit Wörtern
      heroes            alle Helden und die Auslage, und was sie tun
      g 2               einen Wächter für Abschnitt 2 rekrutieren
      d 5, t 5          nach einer Grenzpatrouille: den Wildling von Feld 5 vertreiben, oder Tormund dorthin versetzen
      p                 in der Sonderbauphase passen; wenn du nichts bauen kannst, geschieht es von selbst
      v                 den Sieg erklären; am Ende deines Zugs wird er von selbst geprüft
      Wildlinge: N normaler, K Kletterer, R Riese, M Mammut. Lager: 1 geht zuerst; in einer Reihe ist es das linke.
      Auf der Mauer: die Nummer des Abschnitts, dann seine Wächter ab Platz 1 mit dem Buchstaben ihres Spielers.
      ↙ oder ↘: wohin ein Übertritt geht. !: der nächste normale Wildling durchbricht hier die Mauer.
      In der Schenkung: [2N] sind 2 normale Wildlinge; das Feld bringt nichts. T steht für Tormund daneben.
      Wä Wächter auf der Mauer. Hinter einem Helden: Seite A oder B, + in diesem Zug genommen, x eingesetzt.
