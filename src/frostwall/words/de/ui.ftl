### Der Terminal-Client, was auch gespielt wird. terminal.ftl eines Spiels darf einen Schlüssel anders sagen.

## Der Bildschirm

ui-you = du
ui-seat-number = Platz { $number }
ui-table = Tisch
ui-turn = Zug { $turn } · { $seat }
ui-log = Was geschah
ui-undo = zurücknehmen
ui-more-brief = Hilfe
ui-more = alle Züge, Hilfe mit help
ui-prompt = { "> " }
ui-prompt-over = { "Enter beendet > " }
ui-page-back = { "Enter: zurück " }
ui-page-more = { "Enter: weiter, ein Wort: zurück " }
ui-playing = { $seat } ist am Zug. Strg-C unterbricht.
ui-chance = Der Zufall entscheidet.
ui-welcome = Willkommen bei { $game }. Du bist { $seat }; ? zeigt deine Züge, help erklärt den Rest.
ui-welcome-back = Willkommen zurück bei { $game }. Du bist { $seat }; ? zeigt deine Züge, help erklärt den Rest.
ui-opponents = Du spielst gegen { $bots }.
ui-opponent-style = { $name }: { $style }
ui-too-small = Das Fenster ist kleiner als { $columns } mal { $rows }, darum gibt es keinen gezeichneten Bildschirm. Der Befehl „board“ zeigt den Tisch.
ui-decide = Du bist dran ({ $phase }): Tippe eine Nummer oder den Zug selbst.
ui-decide-typed = Du bist dran ({ $phase }): Wähle.
ui-over = Das Spiel ist zu Ende.

## Wie man etwas eingibt

ui-usage-number = { $kind }: Tippe die Nummer vor deiner Wahl; Enter führt zurück.
ui-usage-choice = Tippe „{ $kind }“ und { $count } hiervon: { $things }. Zum Beispiel: „{ $example }“.
ui-usage-choice-none = Es gibt nichts zur Auswahl: Tippe „{ $example }“.
ui-unlisted = Nicht aufgezählt, aber manchmal möglich: { $moves }.
ui-usage-why = Frage nach einem Zug, wie ? ihn zeigt: „why ZUG“.
ui-usage-hint = Tippe nur „hint“: Das sagt, was du jetzt tun könntest und warum.
ui-usage-rules = Suche im Regelbuch mit Wörtern oder der Kennung einer Regel: „rules WÖRTER“.
ui-usage-lang = Die Sprachen sind { $languages }.
ui-usage-save = Tippe eine Datei für eine Kopie, etwa „save spiel.rec“.
ui-hint-moves = ? zeigt deine Züge, help die Hilfe.
ui-not-open = Jetzt geht nicht: { $kind }. ? zeigt, was du kannst.
ui-bad-signs = In dieser Zeile stehen Zeichen, die sich nicht lesen lassen.
ui-too-long = Diese Zeile ist zu lang für einen Zug.
ui-no-such-choice = { $word } steht nicht zur Wahl.

## Antworten

ui-legal = „{ $text }“ ist jetzt erlaubt.
ui-why-title = Warum nicht „{ $text }“?
ui-moves-title = Deine Züge
ui-moves-none = Du hast jetzt keinen Zug zu machen.
ui-hint-type = Um so zu ziehen, tippe „{ $text }“.
ui-hint-type-either = Um so zu ziehen, tippe „{ $text }“; für den anderen Zug „{ $other }“.
ui-hint-only = Andere Züge wurden nicht dagegen abgewogen.
ui-hint-nothing = Du hast jetzt nichts zu entscheiden, darum gibt es keinen Hinweis.
ui-hint-puzzle = Bei einer Aufgabe gibt es keine Hinweise: Dein Zug ist die Antwort.
ui-hint-nobody = Kein Bot dieses Spiels kann Hinweise geben.
ui-rules-title = Regeln: { $words }
ui-rules-none = Das Regelbuch sagt nichts über „{ $words }“.
ui-no-rulebook = Dieses Spiel hat kein Regelbuch.
ui-rules-fallback = In dieser Sprache gibt es noch kein Regelbuch; dies ist das englische.
ui-log-title = Was bisher geschah
ui-undone = Zurückgenommen: { $text }.
ui-undo-refused = Das lässt sich nicht zurücknehmen: Seither war jemand anderes am Zug, der Zufall hat entschieden oder Verdecktes wurde gesehen.
ui-saved = Gesichert als { $file }.
ui-saved-here = Das Spiel wird nach jedem Zug gesichert, in { $file }.
ui-save-problem = Das Spiel ließ sich nicht sichern: { $reason }.
ui-file-exists = { $file } gibt es schon; wähle einen anderen Namen.
ui-resume = So spielst du später weiter: frostwall terminal { $game } --resume { $file }
ui-language = Ab jetzt auf Deutsch.
ui-paused = Pause. Mit Enter geht es weiter; Befehle funktionieren.
ui-interrupted = quit beendet, ebenso ein zweites Strg-C; das Spiel ist gesichert.

## Das Ende

ui-ended = Gewonnen hat { $winners }: { $ending }.
ui-kept = Das Spiel ist gesichert in { $file }. Weiter geht es mit: frostwall terminal { $game } --resume { $file }
ui-kept-over = Die Aufzeichnung liegt in { $file }. Noch einmal ansehen: frostwall replay { $file }
ui-not-kept = Das Spiel wurde nicht gesichert.

## Fehler auf der Befehlszeile

ui-bad-seat = Platz { $seat } gibt es an diesem Tisch nicht; gezählt wird von 0 bis { $last }.
ui-bad-seed = Ein Startwert ist eine Zeile von 1 bis 200 Zeichen ohne Leerzeichen am Anfang und Ende.
ui-bad-day = „{ $day }“ ist kein Datum wie 2026-11-16.
ui-day-to-come = Das Spiel vom { $day } kommt erst noch; heute (UTC) ist { $today }.
ui-day-and-seed = Das Spiel des Tages hat seinen eigenen Startwert; lass --seed oder --day weg.
ui-bad-option = „{ $text }“ ist keine Option der Form key=value.
ui-bad-bots =
    { $seats ->
       *[other] { $given } Bots sind für { $seats } Plätze genannt; nenne einen für alle oder für jeden einen.
    }
ui-resume-fixed = Ein wieder aufgenommenes Spiel behält Spielart, Plätze, Optionen und Startwert; lass sie weg.
ui-no-folder = Den Ordner von { $file } gibt es nicht.
ui-cannot-read = { $file } lässt sich nicht lesen: { $reason }.
ui-nothing-to-resume = In { $folder } liegt kein Spiel, das weitergehen könnte.
ui-no-seed = { $file } nennt den Startwert seines Zufalls nicht, darum kann das Spiel von dort nicht weitergehen.

## Hilfe

ui-help-title = Hilfe
ui-help =
    SPIELEN
      Tippe die Nummer eines Zugs im Menü oder den Zug selbst, wie ? ihn zeigt.
      Wo etwas zu wählen ist, tippe das Wort des Zugs und deine Wahl, eine Anzahl mit Stern:
      ? zeigt, wie. Ein Zug zählt Plätze ab 0. Tab ergänzt, was du tippst; die Pfeiltasten holen frühere Zeilen zurück.

    FRAGEN
      ? oder moves      alles, was du jetzt darfst
      why ZUG           ob das erlaubt ist und welche Regel es sagt
      hint              was du jetzt tun könntest: ein guter Zug, warum, wie sicher das ist, und der nächstbeste
      rules WÖRTER      im Regelbuch suchen, wenn das Spiel eines hat; auch nach der Kennung einer Regel
      hand, board       was du hast; der ganze Tisch
      log               alles, was geschah

    DAS SPIEL
      undo              den letzten Zug zurücknehmen, solange niemand zog und nichts Verdecktes sichtbar wurde
      save DATEI        eine Kopie sichern; das Spiel selbst wird nach jedem Zug gesichert
      resume            wie du später weiterspielst
      lang SPRACHE      eine andere Sprache; „lang“ allein sagt, welche es gibt
      quit              beenden; das Spiel ist gesichert
ui-help-options = OPTIONEN DIESES TISCHS
ui-help-option = { $label }: { $value } ({ $option })
ui-option-file = DATEI
ui-option-default = Vorgabe: { $value }
ui-puzzle-next = Enter: nächste Aufgabe; q: aufhören.
ui-puzzle-wrong = Enter: noch einmal versuchen; a: Antwort zeigen; q: aufhören.
