### Was der Browser-Client sagt, gleich welches Spiel. Schlüssel sind `web-...`; die der Spiele stehen in games/*/messages.

## Überall

web-skip = Zum Inhalt springen
web-menu = Menü
web-language = Sprache
web-language-unfinished = { $name } (unvollständig)
web-settings = Einstellungen
web-theme = Aussehen
web-theme-is =
    { $theme ->
        [light] hell
        [dark] dunkel
       *[system] wie das System
    }
web-sound = Ton
web-volume = Lautstärke
web-comfort-hints = Ein Rat für jede meiner Entscheidungen
web-rules = Regeln
web-home = Start
web-close = Schließen
web-cancel = Abbrechen
web-none = nichts
web-refused = Das geht jetzt nicht.
web-loading = Wird geladen …
web-plain = Seiten ohne Skript
web-connection =
    { $status ->
        [connecting] Verbinde …
       *[lost] Verbindung verloren. Neuer Versuch läuft; nichts, was du getan hast, geht verloren.
    }
web-your-name = Dein Name
web-name-title = Wie heißt du?
web-name-why = Die anderen am Tisch sehen diesen Namen. Dieser Browser merkt ihn sich.
web-name-change = Namen ändern
web-go-on = Weiter
web-somebody = Gast
web-enter = Hereinkommen
web-your-turn = Du bist am Zug
web-your-turn-of = { $name }, du bist dran
web-fan = Ein inoffizielles, nichtkommerzielles Fanprojekt. Über uns, Dank, Daten
web-time =
    { $hours ->
        [0] { $minutes ->
            [0] { $seconds } Sekunden
            [1] 1 Minute
           *[other] { $minutes } Minuten
        }
        [1] 1 Stunde
       *[other] { $hours } Stunden
    }

## Start

web-start-what = Zwei Winterspiele für deinen Tisch: sofort gegen Bots oder per Link mit Freunden. Kein Konto, keine E-Mail.
web-game = Spiel
web-play-bots = Spielen
web-offer-first = Das beste erste Spiel
web-offer-choices = Wie gespielt wird
web-offer-seats =
    { $count ->
        [1] allein
       *[other] { $count } Plätze
    }
web-offer-more = Weitere Optionen
web-play-friends = Freunde einladen
web-learn = Lernen
web-puzzles = Aufgaben
web-puzzles-help = Stellungen aus echten Partien: Finde den besten Zug.
web-my-games = Meine Spiele
web-finished =
    { $count ->
        [one] Ein beendetes Spiel
       *[other] { $count } beendete Spiele
    }
web-see-again = nochmals ansehen
web-stage-lobby = noch nicht begonnen
web-stage-playing = weiterspielen
web-stage-over = beendet
web-stage-closed = geschlossen
web-join-title = An einen Tisch kommen
web-join-text = Mehr als einen Namen braucht es nicht: kein Konto, keine E-Mail.
web-invited =
    { $who ->
        [none] Du bist eingeladen: { $game }
       *[other] { $who } lädt dich ein: { $game }
    }
web-invited-seats =
    { $open ->
        [0] { $seats } Plätze, keiner frei: Du kannst zusehen.
       *[other] { $seats } Plätze, { $open } frei.
    }
web-invited-names = Am Tisch: { $names }.
web-join = Dazukommen
web-joining = Du kommst an den Tisch …
web-code = Code oder Link
web-open-tables = Offene Tische
web-seats-free =
    { $count ->
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }
web-look-on = zusehen
web-replay-title = Ansehen
web-replay-help = Sieh dir ein aufgezeichnetes Spiel an, Zug um Zug.
web-choose-file = Aufzeichnung wählen

## Ein neuer Tisch

web-new-title = Ein neuer Tisch
web-new-game = Das Spiel
web-new-table = Der Tisch
web-mode = Spielart
web-seats = Plätze
web-bots = Bots
web-opponent = Gegner
web-opponents = Gegner
web-other-bots = Andere Bots
web-who = Wer
web-private = Nur mit Einladung
web-listed = Für alle sichtbar
web-pace = Tempo
web-pace-live = live
web-pace-turns = Zug um Zug, über Tage
web-hints = Hinweise
web-hints-allowed = erlaubt
web-hints-off = aus
web-hints-allow = Hinweise erlauben
web-caretaker = Wenn jemand abwesend ist
web-caretaker-vote = die anderen dürfen für einen Bot stimmen
web-caretaker-auto = ein Bot übernimmt
web-caretaker-never = alle warten
web-away-after = nach
web-clock = Zeit für eine Entscheidung
web-clock-game = Zeit für das ganze Spiel je Platz
web-clock-none = unbegrenzt
web-settings-pace =
    { $pace ->
        [turns] Zug um Zug, über Tage.
       *[live] Live.
    }
web-settings-hints-off = An diesem Tisch bekommt niemand Hinweise.
web-settings-away =
    { $caretaker ->
        [auto] Ist jemand abwesend, übernimmt ein Bot; die Frist: { $time }.
        [vote] Ist jemand abwesend, dürfen die anderen für einen Bot stimmen; die Frist: { $time }.
       *[never] Wer abwesend ist, auf den wird gewartet.
    }
web-settings-clock-move = Bedenkzeit für jede Entscheidung: { $time }.
web-settings-clock-game = Bedenkzeit je Platz für das ganze Spiel: { $time }.
web-options = Regeln und Varianten ({ $count })
web-options-none = Die Standardregeln, nichts geändert.
web-make = Tisch aufmachen

## Vor dem Beginn

web-table = Tisch
web-lobby-rules = Wie gespielt wird
web-chair = Stuhl { $n }
web-chair-free = frei
web-chair-you = du
web-chair-invite = Freunde einladen
web-chair-change = Bot ändern
web-host = Gastgeber
web-away = abwesend
web-sit = Hier hinsetzen
web-sit-beside = Jemand neben dir, mit Namen
web-stand = Aufstehen
web-add-bot = Bot hierher setzen
web-take-out = Stuhl frei machen
web-fill = Mit Bots auffüllen
web-start = Spiel beginnen
web-seats-open =
    { $count ->
        [one] Ein Stuhl ist noch frei.
       *[other] { $count } Stühle sind noch frei.
    }
web-wait-host = Der Gastgeber beginnt das Spiel.
web-invite = Einladung
web-invite-why = Wer diesen Link öffnet, darf sich setzen oder zusehen. Ein Passwort enthält er nicht.
web-qr = Code für Handys
web-qr-alt = QR-Code der Einladung
web-lan-off = Nur dieses Gerät erreicht diesen Server.
web-lan-on = In deinem Netz ist dieser Server hier zu finden:
web-lan-none = Es wurde kein lokales Netz gefunden.
web-lan-turn-on = Leute in diesem Netz mitspielen lassen
web-lan-turn-off = Wieder nur dieses Gerät
web-copy = Kopieren
web-copied = Kopiert
web-fair-title =
    { $chance ->
        [dice] Faire Würfel
        [cards] Faire Karten
       *[other] Fairer Zufall
    }
web-fair-why =
    { $chance ->
        [dice] Der Server hat seinen geheimen Startwert für die Würfel schon gewählt und zeigt dessen Fingerabdruck, bevor jemand zieht. Gib ein eigenes Wort dazu: Dann kann nicht einmal der Server die Würfe gewählt haben.
        [cards] Der Server hat seinen geheimen Startwert für die Karten schon gewählt und zeigt dessen Fingerabdruck, bevor jemand zieht. Gib ein eigenes Wort dazu: Dann kann nicht einmal der Server die Karten gelegt haben.
       *[other] Der Server hat seinen geheimen Startwert für den Zufall schon gewählt und zeigt dessen Fingerabdruck, bevor jemand zieht. Gib ein eigenes Wort dazu: Dann kann nicht einmal der Server bestimmt haben, was geschieht.
    }
web-fair-not =
    { $chance ->
        [dice] Die Würfel dieses Tisches lassen sich nicht prüfen.
        [cards] Die Ziehungen an diesem Tisch lassen sich nicht prüfen.
       *[other] Der Zufall an diesem Tisch lässt sich nicht prüfen.
    }
web-fair-print = Fingerabdruck:
web-fair-word = Dein Wort
web-fair-add = Dazugeben
web-fair-said = Wörter: { $words }
web-fair-seed = Der Startwert war
web-fair-fingerprint = Sein Fingerabdruck, gezeigt vor dem Spiel:
web-pass-to = Gib das Gerät an { $name }
web-pass-why = Erst dann werden die Karten von { $name } gezeigt.
web-pass-here = Ich bin { $name }

## Am Tisch

web-over = Das Spiel ist zu Ende
web-waiting =
    { $who ->
        [none] Der Zufall entscheidet
       *[other] Am Zug: { $who }
    }
web-paused = Pause
web-actions = Was du tun kannst
web-watching = Du siehst zu.
web-log = Was geschah
web-chat = Chat
web-chat-unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
web-chat-from = Neue Nachricht von { $name }
web-say = Etwas sagen
web-send = Senden
web-operator = dem Betreiber dieses Servers
web-gone-guest = jemand, der gegangen ist
web-typed = Zug eintippen
web-typed-do = Ziehen
web-points = Punkte
web-conceded = hat aufgegeben
web-caretaker-plays = ein Bot spielt
web-caretaker-you = Ein Bot spielt für dich.
web-back = Ich spiele selbst
web-undo = Zurücknehmen
web-undo-ask = Die anderen bitten, dass ich meinen letzten Zug zurücknehme
web-undo-ask-whom = { $who } um Rücknahme bitten
web-undone-by =
    { $moves ->
        [one] { $who } hat einen Zug zurückgenommen.
       *[other] { $who } hat { $moves } Züge zurückgenommen.
    }
web-log-undone =
    { $moves ->
        [one] Ein Zug, zurückgenommen von { $who }
       *[other] { $moves } Züge, zurückgenommen von { $who }
    }
web-recap = Seit deinem letzten Zug
web-recap-step = { $n } von { $all }
web-recap-back = Das davor
web-recap-on = Das Nächste
web-recap-skip = Überspringen, was seit deinem letzten Zug geschah
web-latest = Was zuletzt geschah
web-bots-pace = Bots ziehen
web-bots-pace-is =
    { $pause ->
        [0] sofort
        [250] schnell
        [700] in normalem Tempo
       *[1500] langsam, damit alle folgen können
    }
web-hint = Rat
web-hint-says = Ein guter Zug: { $move }.
web-hint-sure = { $sure ->
    [clear] Das ist deutlich besser als der nächstbeste Zug: { $move }.
    [even] Ebenso gut: { $move }.
   *[likely] Der nächstbeste Zug: { $move }.
}
web-hint-do = So machen
web-hint-show = Zeigen
web-chosen = { $chosen } von { $total } gewählt
web-less = einmal { $what } weniger
web-more = einmal { $what } mehr

## Das Menü des Tisches

web-table-menu = Tisch …
web-download = Aufzeichnung herunterladen
web-comfort = Vorlieben
web-comfort-notify = Mich benachrichtigen, wenn ich am Zug bin
web-comfort-speed = Animationen
web-speed =
    { $speed ->
        [0] aus
        [2] schnell
       *[1] normal
    }
web-vote =
    { $matter ->
        [end] { $by } möchte das Spiel beenden.
        [undo] { $by } bittet, dies zurückzunehmen:
       *[caretaker] { $by } möchte, dass ein Bot { $seat } vertritt.
    }
web-vote-waits = Noch offen: { $who }
web-vote-end = Über das Ende abstimmen
web-vote-caretaker = Ein Bot für { $name }?
web-rest = Ein Bot soll für mich spielen
web-replace = Ein Bot statt { $name }
web-replace-sure = Wirklich ein Bot statt { $name }? Für das ganze Spiel
web-onlookers =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
web-concede = Aufgeben
web-concede-sure = Wirklich aufgeben? Ein Bot spielt weiter.
web-delete = Tisch löschen
web-delete-sure = Wirklich löschen? Aufzeichnung und Chat gehen mit.
web-lock = Tisch schließen
web-lock-help = Niemand kommt neu herein; wer hier ist, bleibt.
web-unlock = Tisch öffnen
web-pause = Pause machen
web-resume = Weitergehen lassen
web-mute = Stumm schalten
web-unmute = Reden lassen
web-remove = Entfernen
web-remove-sure = Wirklich? Für immer

## Das Ende und das Ansehen

web-won =
    { $count ->
        [one] { $who } gewinnt
       *[other] { $who } gewinnen gemeinsam
    }
web-nobody-won = Niemand gewinnt
web-ended-early =
    { $why ->
        [agreed] Einvernehmlich beendet
        [conceded] Alle haben aufgegeben
        [operator] Vom Betreiber dieses Servers beendet
       *[other] Das Spiel ist beendet
    }
web-rematch = Noch einmal
web-rematch-go = Zum neuen Tisch
web-line = Zeile { $line } von { $last }
web-seen-by = Gesehen von
web-spectator = jemandem, der zusieht
web-timeline = Zeitleiste
web-first = Erste Zeile
web-previous = Zurück
web-play = Abspielen
web-stop = Anhalten
web-next = Weiter
web-last = Letzte Zeile

## Regeln und Über

web-rules-title = Regeln: { $game }
web-rules-contents = Inhalt
web-rules-cards = Alle Karten
web-rules-search = In den Regeln suchen
web-rules-found =
    { $count ->
        [one] Eine Regel gefunden
       *[other] { $count } Regeln gefunden
    }
web-rules-none = Zu diesem Spiel gibt es hier kein Regelbuch.
web-about-title = Über Frostwall
web-about-fan = Frostwall ist ein inoffizielles, nichtkommerzielles Fanprojekt. Mit den Verlagen und Autoren der Brettspiele, deren Regeln es folgt, hat es nichts zu tun, und es verwendet weder ihre Bilder noch ihre Logos oder Texte.
web-about-licence = Das Programm ist freie Software unter der MIT-Lizenz.
web-about-engine =
    Version { $version }, mit der { $engine ->
        [compiled] übersetzten Engine
       *[pure] Engine in reinem Python
    }.
web-about-credits = Dank
web-about-icons = Symbole von Lorc, Delapouite und anderen,
web-about-data = Was gespeichert wird
web-about-kept = Ein Cookie für deine Sitzung, der Name, den du gewählt hast, deine Tische und ihr Chat, und von Spielen des Tages, dass du deinen ersten Versuch hattest und wie er ausging; das sehen mit deinem Namen alle auf diesem Server. Sonst nichts, und nichts für Werbung. Aufzeichnungen beendeter Spiele können alle lesen, die am Tisch waren.

## Die Zahlen einer beendeten Partie, die Prüfung ihres Zufalls

web-end-open = Die ganze Geschichte
web-end-loading = Die Partie wird gelesen …
web-end-turns =
    { $count ->
        [one] Ein Zug
       *[other] { $count } Züge
    }
web-end-back = Zurück zum Brett
web-end-sources = Punkte nach Herkunft
web-share-title = Behalten und teilen
web-share-picture = Bild vom Ende des Spiels: { $title }
web-share-save = Bild speichern
web-share-copy = Link kopieren
web-share-copied = Link kopiert.
web-share = Teilen …
web-share-who =
    { $who ->
        [all] Der Link öffnet die Wiederholung für alle auf diesem Server.
       *[table] Der Link öffnet die Wiederholung für alle, die an diesem Tisch waren; sonst kommt niemand hinein. Das Bild ist für alle.
    }
web-story-title = So lief es
web-story-see = Diesen Moment in der Aufzeichnung ansehen
web-story-alone =
    { $points ->
        [one] { $who } kam auf { $points } Punkt.
       *[other] { $who } kam auf { $points } Punkte.
    }
web-story-result =
    { $ahead ->
        [one] { $who } gewann mit { $points } Punkten, nur einem mehr als { $second }.
       *[other] { $who } gewann mit { $points } Punkten, { $ahead } mehr als { $second }.
    }
web-story-tied = { $who } und { $second } hatten beide { $points } Punkte; es gewann { $who }.
web-story-changes =
    { $count ->
        [one] Die Führung wechselte einmal.
       *[other] Die Führung wechselte { $count }-mal.
    }
web-story-lead-first =
    { $points ->
        [one] { $who } ging als Erstes in Führung, mit einem Punkt.
       *[other] { $who } ging als Erstes in Führung, mit { $points } Punkten.
    }
web-story-lead-only =
    { $points ->
        [one] { $who } ging mit einem Punkt in Führung und gab sie nie wieder ab.
       *[other] { $who } ging mit { $points } Punkten in Führung und gab sie nie wieder ab.
    }
web-story-lead = { $who } überholte { $from } mit { $points } Punkten und blieb bis zum Ende vorn.
web-story-leap = { $who } gewann { $points } Punkte in einem einzigen Zug, mehr als irgendjemand in einem anderen.
web-story-drop = { $who } verlor { $points } Punkte in einem einzigen Zug.
web-story-behind = { $who } lag hier { $points } Punkte hinter { $first } und gewann trotzdem.
web-story-count = { $who } lag auf dem Tisch { $points } Punkte vorn; die Schlusswertung ging an { $first }.
web-story-last =
    { $before ->
        [one] { $who } begann den letzten Zug mit einem Punkt und beendete ihn mit { $after }.
       *[other] { $who } begann den letzten Zug mit { $before } Punkten und beendete ihn mit { $after }.
    }
web-luck-title = Würfel und Karten
web-luck-got = Bekommen
web-luck-expected = Erwartet
web-luck-difference = Unterschied
web-stats-table = Als Tabelle
web-stats-points = Punkte im Verlauf
web-stats-turn = Zug
web-stats-total = Zusammen
web-stats-number = Anzahl
web-fair-checking =
    { $chance ->
        [dice] Die Würfel werden in deinem Browser geprüft …
       *[other] Der Startwert wird in deinem Browser geprüft …
    }
web-fair-rolls =
    { $rolls ->
        [one] Der eine Wurf dieser Partie folgt aus dem Startwert.
       *[other] Alle { $rolls } Würfe dieser Partie folgen aus dem Startwert.
    }
web-fair-differs = Nur { $verified } von { $rolls } Würfen folgen aus dem Startwert; der erste, der es nicht tut, ist Wurf { $first }.
web-fair-commit = Der Startwert ist der, dessen Fingerabdruck vor der Partie gezeigt wurde.
web-fair-commit-not = Der Startwert passt nicht zum Fingerabdruck, der vor der Partie gezeigt wurde!
web-fair-only =
    { $chance ->
        [cards] Welche Karte als nächste kommt, hängt davon ab, was noch im Stapel ist. Darum prüft diese Seite nur den Startwert, nicht jede Ziehung. Um jede Ziehung zu prüfen, lade die Aufzeichnung herunter und rufe auf: frostwall verify
       *[other] Was als Nächstes geschehen kann, hängt von der Stellung ab. Darum prüft diese Seite nur den Startwert, nicht jedes Ergebnis. Um jedes Ergebnis zu prüfen, lade die Aufzeichnung herunter und rufe auf: frostwall verify
    }
web-fair-none = Vor dieser Partie wurde kein Fingerabdruck gezeigt: Der Startwert lässt sich nicht prüfen.
web-fair-here = In deinem Browser geprüft, ohne den Server zu fragen.
web-fair-cannot = Dein Browser prüft nur auf sicheren Seiten. Lade die Aufzeichnung herunter und rufe auf: frostwall verify
web-fair-words = Wörter der Spieler:

## Wiedergabe

web-replay-numbers = Zahlen
web-replay-marks = Gehe zu
web-replay-key-next = Nächstes Ereignis
web-replay-key-previous = Voriges Ereignis
web-replay-turn = Zug { $turn }
web-replay-turn-of = Zug { $turn }: { $who }
web-replay-setup = Vor dem ersten Zug
web-replay-quiet = Noch ist nichts geschehen.
web-replay-speed = Tempo
web-replay-keys = Tasten: ← → Schritt, ↑ ↓ Zug, N und P Ereignis, Pos1 und Ende, Leertaste spielt ab.
web-replay-mark-at = { $mark }, Zeile { $line }

## Das Spiel des Tages

web-daily-title = Spiel des Tages
web-daily-help = Für alle, die es mit denselben Regeln spielen, auf jedem Server dieselben Karten und Würfe. Sein Startwert ist vorher bekannt, deshalb lässt sich der Zufall nicht prüfen. Dein erster Versuch zählt, und sein Ergebnis sehen mit deinem Namen alle auf diesem Server.
web-daily-play = Spiel des Tages spielen
web-daily-go-on = Weiterspielen
web-daily-again = Noch einmal spielen (zählt nicht)
web-daily-replay = Mein Spiel ansehen
web-daily-state =
    { $state ->
        [none] Du hast es noch nicht gespielt.
        [playing] Du hast es begonnen.
        [over] Du hast es gespielt.
        [closed] Du hast es begonnen und nicht zu Ende gespielt.
       *[other] Du hast es gespielt und den Tisch gelöscht.
    }
web-daily-failed = Der Server antwortet nicht.
web-daily-retry = Noch einmal versuchen
web-daily-results = Ergebnisse
web-daily-results-of = Ergebnisse vom { $date }
web-daily-none = Hier hat es noch niemand zu Ende gespielt.
web-daily-first = Bei allen zählt nur der erste Versuch, ohne Hinweise und ohne Hilfe eines Bots.
web-daily-all = Alle { $count } zeigen
web-daily-best = Gezeigt werden die besten { $count }.
web-daily-place = Rang
web-daily-name = Name
web-daily-you = { $name } (du)
web-daily-points = Punkte
web-daily-end = Ausgang
web-daily-won = gewonnen
web-daily-lost = verloren
web-daily-lobby = Das ist das Spiel vom { $date } (UTC). Wer es mit diesen Regeln spielt, bekommt auf jedem Server dieselben Karten und Würfe; Wörter werden deshalb nicht beigemischt. Sein Startwert ist vorher bekannt: Der Zufall an diesem Tisch lässt sich nicht prüfen. Wie dein erster Versuch endet, sehen mit deinem Namen alle auf diesem Server.
web-daily-hint = Ein Hinweis nimmt dieses Spiel aus den Ergebnissen des Tages.
web-daily-hint-ask = Trotzdem fragen
web-daily-hint-not = Ohne Hinweis
web-daily-seed = Sein Startwert
web-daily-known = Das war das Spiel vom { $date } (UTC). Sein Startwert war vorher allen bekannt, deshalb lässt sich an seinem Zufall nichts prüfen.
web-daily-new = Spiel des Tages: für alle dieselben Karten und Würfe

## Ein Spiel, für das der Client keine eigenen Wörter hat

web-generic-mode = { $game } ({ $mode })
web-generic-help = Mit Listen gespielt: Der Client zeichnet dieses Spiel nicht.
web-generic-board = Der Tisch
web-generic-typed = Manche Züge stehen hier nicht. Tippe sie ein.
web-generic-counted =
    { $count ->
        [one] { $name }
       *[other] { $count } × { $name }
    }
web-generic-event =
    { $who ->
        [none] { $facts ->
            [none] { $what }
           *[other] { $what } ({ $facts })
        }
       *[other] { $facts ->
            [none] { $who }: { $what }
           *[other] { $who }: { $what } ({ $facts })
        }
    }
web-generic-fact = { $name }: { $value }
web-generic-of = { $what } von { $who }
web-generic-end = Ende

# --- the coach, after a game ---
web-percent = { $value } %
web-coach-share = Diese Besprechung weitergeben:
web-replay-from-here = Von hier aus spielen
web-replay-from-here-help = mit Bots auf den anderen Plätzen; du spielst für { $who }
web-coach-title = Der Trainer
web-coach-offer = Wie wahrscheinlich war wann wessen Sieg? Was war Glück, und welche Züge wären besser gewesen?
web-coach-ask = Diese Partie ansehen
web-coach-thinking = Der Trainer sieht sich jeden Zug an …
web-coach-how = Jeder Zug ist danach beurteilt, was sein Spieler damals wusste; die Kurven kennen alle Karten, auch die verdeckten. Deshalb kann ein Fehler mehr oder weniger kosten, als die Kurve fällt. Beides sind Schätzungen aus Probespielen.
web-coach-judged = Züge sind danach beurteilt, was ihr Spieler damals wusste; die Kurven der Besprechung kennen alle Karten. Die Zahlen können sich deshalb unterscheiden.
web-coach-sum = Gewinnchancen in Prozent: zu Beginn, was das Glück (Würfel und Karten) änderte, was die eigenen Züge änderten, was die Züge der anderen änderten, und am Ende.
web-coach-chances = Gewinnchancen
web-coach-turn = Zug
web-coach-curves = Die Kurven beginnen vor der ersten Entscheidung. Ihre erste Stufe zeigt, was vor Zug 1 geschah.
web-coach-lost = Was Fehler kosteten, zusammengezählt
web-coach-lost-how = Nur Züge zählen, die deutlich schlechter waren als ein anderer. Es können mehr als 100 % werden, weil die Chancen zwischendurch wieder steigen.
web-coach-part = { $part ->
    [start] Zu Beginn
    [luck] Glück (Chancen)
    [play] Eigene Züge
    [others] Züge der anderen
   *[end] Am Ende
}
web-coach-point = { $kind ->
    [turning] Wendepunkt
    [mistake] Teurer Zug
   *[find] Guter Einfall
}
web-coach-turning = Wendepunkte
web-coach-mistakes = Die teuersten Züge: { $who }
web-coach-finds = Die besten Einfälle: { $who }
web-coach-better = Das kostete { $cost } der Partie. Besser: { $better }
web-coach-found = { $gain } mehr wert als der naheliegende Zug.
web-coach-found-than = { $gain } mehr wert als der naheliegende Zug: { $obvious }
web-coach-by-chance = durch Zufall
web-coach-chose = { $who } wählt „{ $move }“.
web-coach-change = { $who } { $from } → { $to }
