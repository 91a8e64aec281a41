### Der Terminal-Client.

## Buchstaben: einer je Platz, einer je Rohstoff

ui-letter-red = R
ui-letter-blue = B
ui-letter-yellow = G
ui-letter-black = S

ui-letter-lumber = h
ui-letter-brick = l
ui-letter-wool = w
ui-letter-grain = g
ui-letter-ore = e

## Der Bildschirm

ui-you = du
ui-ice = Eis
ui-hex = Feld
ui-camp = Tormunds Lager
ui-any = alles
ui-turn = Zug { $turn } · { $seat }
ui-log = Was geschah
ui-head-points = SP
ui-head-hand = Roh
ui-head-cards = Ent
ui-head-patrols = Pat
ui-head-road = Str
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
ui-ready = bereit
ui-none-left = keine
ui-lacks = -{ $letters }
ui-undo = zurücknehmen
ui-more = alle Züge, Hilfe mit help
ui-prompt = { "> " }
ui-prompt-over = { "Enter beendet > " }
ui-page-back = { "Enter: zurück " }
ui-page-more = { "Enter: weiter, ein Wort: zurück " }
ui-playing = { $seat } ist am Zug. Strg-C unterbricht.
ui-over = Das Spiel ist zu Ende.
ui-welcome = Willkommen bei der Nachtwache. Du spielst { $seat }; ? zeigt deine Züge, help erklärt den Rest.
ui-welcome-back = Willkommen zurück bei der Nachtwache. Du spielst { $seat }; ? zeigt deine Züge, help erklärt den Rest.
ui-too-small = Das Fenster ist kleiner als { $columns } mal { $rows }, darum gibt es keinen gezeichneten Bildschirm. Der Befehl „map“ zeichnet das Spielfeld.

## Entscheidungen

ui-decide-found-settlement = Gründe eine Siedlung: tippe die Nummer einer Kreuzung; look 36 sagt, was bei 36 liegt.
ui-decide-found-road = Gründe eine Straße: tippe die Nummer eines Wegs an deiner neuen Siedlung.
ui-decide-pre-roll = Du bist am Zug: würfle, oder spiele zuerst eine Entwicklungskarte.
ui-decide-act = Handle und baue, dann beende deinen Zug.
ui-decide-trade = Handle, dann gehe zum Bauen über.
ui-decide-build = Baue, dann beende deinen Zug.
ui-decide-discard = Lege { $count } deiner { $hand } Karten ab.
ui-decide-tormund = Versetze Tormund: tippe die Nummer eines Felds.
ui-decide-victim = Wen beraubst du?
ui-decide-free-road = Setze eine kostenlose Straße: tippe die Nummer eines Wegs.
ui-decide-offer = { $seat } gibt { $give } für dein { $take }: nimmst du an?
ui-decide-own-offer = Dein Angebot liegt auf dem Tisch: schließe ab oder ziehe es zurück.

## Wie man etwas eingibt

ui-usage-discard = Tippe { $count } Karten mit ihren Buchstaben, etwa d { $short }, oder ausgeschrieben: discard { $long }.
ui-usage-offer = Tippe, was du gibst und was du willst: o { $h } { $w }, oder offer { $have } for { $want }; mit „to 1“ oder „an blau“ fragst du nur einen.
ui-usage-counter = Tippe, was du gäbst und was du willst: c { $h } { $w }, oder counter { $have } for { $want }.
ui-usage-place = { $kind }: tippe eine Nummer; Enter führt zurück.
ui-usage-number = { $kind }: tippe die Nummer vor deiner Wahl; Enter führt zurück.
ui-usage-why = Frage nach einem Zug, etwa „why road 17“.
ui-usage-rules = Suche im Regelbuch mit Wörtern oder einer Regel: „rules distance“, „rules BLD-12“.
ui-usage-map = Tippe „map intersections“, „map paths“ oder „map hexes“.
ui-usage-lang = Die Sprachen sind { $languages }.
ui-usage-look = Tippe eine Nummer, etwa „look 17“.
ui-usage-save = Tippe eine Datei für eine Kopie, etwa „save spiel.rec“.
ui-hint-moves = ? zeigt deine Züge, help die Hilfe.
ui-not-open = Jetzt geht nicht: { $kind }. ? zeigt, was du kannst, costs, was fehlt.
ui-bad-signs = In dieser Zeile stehen Zeichen, die sich nicht lesen lassen.
ui-too-long = Diese Zeile ist zu lang für einen Zug.
ui-no-such-choice = { $word } steht nicht zur Wahl.
ui-number-of-what = { $word } wovon? Stelle den Zug vor die Nummer, etwa „road { $word }“.

## Antworten

ui-legal = „{ $text }“ ist jetzt erlaubt.
ui-why-title = Warum nicht „{ $text }“?
ui-moves-title = Deine Züge
ui-moves-none = Du hast jetzt keinen Zug zu machen.
ui-rules-title = Regeln: { $words }
ui-rules-none = Das Regelbuch sagt nichts über „{ $words }“.
ui-rules-fallback = In dieser Sprache gibt es noch kein Regelbuch; dies ist das englische.
ui-log-title = Was bisher geschah
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
ui-closed = Gesperrt: hier kann keine Straße liegen.
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
ui-undone = Zurückgenommen: { $text }.
ui-undo-refused = Das lässt sich nicht zurücknehmen: seither hat jemand anders gezogen, Würfel sind gefallen oder Verdecktes wurde gesehen.
ui-saved = Gesichert als { $file }.
ui-saved-here = Das Spiel wird nach jedem Zug gesichert, in { $file }.
ui-save-problem = Das Spiel ließ sich nicht sichern: { $reason }.
ui-file-exists = { $file } gibt es schon; wähle einen anderen Namen.
ui-resume = So spielst du später weiter: frostwall terminal { $game } --resume { $file }
ui-language = Ab jetzt auf Deutsch.
ui-interrupted = quit beendet, ebenso ein zweites Strg-C; das Spiel ist gesichert.
ui-paused = Pause. Enter geht weiter; Befehle gehen, auch „propose“.

## Das Ende

ui-ended = Gewonnen hat { $winners }: { $ending }.
ui-kept = Das Spiel ist gesichert in { $file }. Weiter geht es mit: frostwall terminal { $game } --resume { $file }
ui-kept-over = Die Aufzeichnung liegt in { $file }. Noch einmal ansehen: frostwall replay { $file }
ui-not-kept = Das Spiel wurde nicht gesichert.

## Fehler auf der Befehlszeile

ui-bad-seat = Platz { $seat } gibt es an diesem Tisch nicht; gezählt wird von 0 bis { $last }.
ui-bad-seed = Ein Seed ist eine Zeile von 1 bis 200 Zeichen ohne Leerzeichen am Anfang und Ende.
ui-bad-option = „{ $text }“ ist keine Option der Form key=value.
ui-bad-bots =
    { $seats ->
       *[other] { $given } Bots sind für { $seats } Plätze genannt; nenne einen für alle oder für jeden einen.
    }
ui-resume-fixed = Ein wieder aufgenommenes Spiel behält Spielart, Plätze, Optionen und Seed; lass sie weg.
ui-no-folder = Den Ordner von { $file } gibt es nicht.
ui-cannot-read = { $file } lässt sich nicht lesen: { $reason }.
ui-nothing-to-resume = In { $folder } liegt kein Spiel, das weitergehen könnte.
ui-no-seed = { $file } nennt den Seed seines Zufalls nicht, darum kann das Spiel von dort nicht weitergehen.

## Hilfe

ui-help-title = Hilfe
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
      rules distance    im Regelbuch suchen; auch nach Regel: rules BLD-12
      look 17           was Kreuzung, Weg oder Feld mit dieser Nummer ist
      map               alle Nummern der Kreuzungen; auch „map paths“, „map hexes“
      costs, hand       Preise, Kurse und Handelsstationen; deine Karten
      board, log        das Spielfeld (mit --plain in Sätzen); alles, was geschah

    DAS SPIEL
      undo              den letzten Zug zurücknehmen, solange niemand zog und nichts Verdecktes sichtbar wurde
      save DATEI        eine Kopie sichern; das Spiel selbst wird nach jedem Zug gesichert
      resume            wie du später weiterspielst
      lang en           Englisch; „lang de“ Deutsch
      quit              beenden; das Spiel ist gesichert

    DER BILDSCHIRM
      Buchstaben auf dem Spielfeld sind Plätze: ein kleiner eine Straße, ⌂ eine Siedlung, ♜ eine Befestigung.
      Punkte unter einer Zahl: wie viele der 36 Würfe sie bringen. Ein Stern: wer die Sonderkarte hat.
      SP Siegpunkte, Roh Handkarten, Ent Entwicklungskarten, Pat Patrouillen, Str längste Straße.
