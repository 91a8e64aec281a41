### Der Tischserver: seine schlichten Seiten, was er ablehnt und was er über einen Tisch sagt.
### Schlüssel table-... sind Wörter der Seiten; refusal-... und notice-... sind die Codes des Servers, für alle Clients.

## Der Rahmen jeder Seite

table-name = Frostwall
table-skip = Zum Inhalt springen
table-nav = Seiten
table-home = Start
table-about = Über
table-rules = Regeln
table-language = Sprache
table-hello = Du spielst als { $name }.
table-leave = Abmelden
table-leave-help = Beendet die Sitzung in diesem Browser. Deine Plätze gehören dir nur, solange sie besteht.
table-footer = Ein inoffizielles Fanprojekt, freie Software unter der MIT-Lizenz.
table-version = Version { $version }
table-rich = Mit Bildern zeigen (braucht JavaScript)
table-back = Zurück
table-refused = Das ging nicht
table-refused-other = Der Server hat das abgelehnt ({ $code }).
table-refused-needed = Was es dafür bräuchte:
table-rule = Regel { $rule }

## Spiele und Spielarten

table-game-about = Ein Spiel dieses Servers.
table-seats =
    { $seats ->
        [one] ein Platz
       *[other] { $seats } Plätze
    }
table-pace =
    { $pace ->
        [turns] Zug um Zug, über Tage
       *[live] live
    }
table-stage =
    { $stage ->
        [lobby] noch nicht begonnen
        [playing] läuft
        [over] beendet
       *[closed] geschlossen
    }

## Startseite

table-lead = Zwei Winterspiele für einen Tisch: Spiel sofort gegen Bots oder schick Freunden einen Link. Kein Konto, keine E-Mail.
table-name-title = Wie heißt du?
table-name-label = Dein Name
table-name-help = Bis zu { $most } Zeichen. Ihn sehen alle an deinen Tischen; ein Cookie merkt ihn sich in diesem Browser.
table-name-button = Hereinkommen
table-play-title = Sofort spielen
table-play-help = Du gegen Bots; das Spiel beginnt gleich.
table-play-button = { $game } spielen
table-new-title = Einen Tisch aufmachen
table-join-title = Mit Einladung dazukommen
table-join-label = Code oder Link
table-join-help = Der Link, den du bekommen hast, oder der Code an seinem Ende.
table-join-button = Dazukommen
table-mine-title = Meine Spiele
table-mine-turn = Du bist dran
table-mine-waiting = andere sind dran
table-open-title = Offene Tische
table-open-none = Gerade ist kein Tisch öffentlich.
table-open-seats =
    { $open ->
        [0] kein Platz frei
        [one] ein Platz frei
       *[other] { $open } Plätze frei
    }
table-go = Öffnen
table-look-on = Zusehen
table-seat-free = frei
table-replay-title = Eine Aufzeichnung ansehen
table-replay-help = Eine Datei, die Frostwall geschrieben hat: Sieh sie dir Zeile für Zeile an oder spiel von einer Stellung aus weiter.
table-replay-label = Datei der Aufzeichnung
table-replay-button = Ansehen

## Gehen

table-delete-title = Meine Daten löschen
table-delete-help = Dein Name, deine Sitzung und dein Anteil an allen Tischen werden gelöscht. In laufenden Spielen kann ein Bot für dich weiterspielen. Das lässt sich nicht zurücknehmen.
table-delete-button = Alles über mich löschen
table-delete-keep = Nein, behalten

## Ein neuer Tisch

table-setup-title = Ein Tisch: { $game }
table-setup-mode = Spielart und Plätze
table-setup-mode-label = Spielart
table-setup-seats = Plätze
table-setup-sit = Ich nehme den ersten Platz
table-setup-bots = Bots
table-setup-bots-label = Bots auf den anderen Plätzen
table-setup-bots-none = keine: ich lade Leute ein
table-setup-bots-all = alle anderen Plätze
table-setup-bots-count =
    { $count ->
        [one] ein Platz
       *[other] { $count } Plätze
    }
table-setup-bot = Gegner
table-setup-characters = Wer sie sind
table-setup-bot-pause = Pause vor dem Zug eines Bots
table-setup-bot-pause-help = In Millisekunden, damit Menschen folgen können.
table-setup-table = Der Tisch
table-setup-listed = Wer ihn findet
table-setup-listed-no = nur wer den Link hat
table-setup-listed-yes = alle: er steht auf der Startseite
table-setup-pace = Tempo
table-setup-pace-live = live: alle sitzen am Tisch
table-setup-pace-turns = Zug um Zug: wann immer Zeit ist, über Tage
table-setup-away = Abwesend nach
table-setup-away-help = Sekunden ohne Lebenszeichen, bis eine Vertretung für jemanden spielen darf. Leer heißt: { $live } live und { $turns } Zug um Zug.
table-setup-hints = Hinweise
table-setup-hints-value =
    { $on ->
        [yes] alle dürfen darum bitten
       *[no] niemand bekommt welche
    }
table-setup-caretaker = Ein Bot vertritt, wer abwesend ist
table-setup-caretaker-value =
    { $caretaker ->
        [auto] von selbst
        [vote] wenn die anderen zustimmen
       *[never] nie
    }
table-setup-clock-move = Uhr für eine Entscheidung
table-setup-clock-game = Uhr für das ganze Spiel eines Platzes
table-setup-clock-help = In Sekunden; leer heißt: keine Uhr.
table-setup-clock-none = keine Uhr
table-setup-options = Hausregeln
table-setup-options-help = Alles, was die Regelhefte offenlassen oder verschieden sagen. Der erste Wert ist der übliche.
table-setup-default = { $value } (üblich)
table-setup-button = Tisch aufmachen

## Eine Einladung

table-invited-title = Du bist eingeladen
table-invited-by = { $name } lädt dich zu einem Spiel ein: { $game }.
table-invited-by-nobody = Du bist zu einem Spiel eingeladen: { $game }.
table-invited-who = Am Tisch: { $names }.
table-invited-open =
    { $open ->
        [0] Alle Plätze sind besetzt; du kannst zusehen.
        [one] Ein Platz ist frei.
       *[other] { $open } Plätze sind frei.
    }
table-invited-button = An den Tisch kommen
table-invited-name-button = Mit diesem Namen dazukommen

## Der Tisch vor dem Beginn

table-lobby-title = Der Tisch vor dem Beginn
table-lobby-seats = Plätze
table-lobby-seat = Platz { $number }
table-lobby-you = du
table-lobby-host = Gastgeber
table-lobby-sit = Hier hinsetzen
table-lobby-sit-also = Auch hier hinsetzen
table-lobby-sit-name = Name der zweiten Person an diesem Gerät
table-lobby-stand = Platz verlassen
table-lobby-fill = Bot hierher
table-lobby-empty = Platz räumen
table-lobby-invite = Einladen
table-lobby-invite-help = Schick diesen Link an alle, die mitspielen sollen. Wer ihn öffnet, kann dazukommen oder zusehen.
table-lobby-invite-label = Einladungslink
table-lobby-qr = Der Einladungslink als QR-Code
table-lobby-dice = Faire Würfel
table-lobby-commit = Festlegung
table-lobby-commit-help = Der Tisch hat seinen geheimen Startwert schon gewählt. Dies ist dessen Fingerabdruck: Nach dem Spiel wird der Startwert gezeigt, und alle können prüfen, dass er passt und dass jeder Wurf aus ihm folgt.
table-lobby-words = Wörter der Mitspielenden
table-lobby-word-help = Gib ein eigenes Wort dazu: Dann kann nicht einmal dieser Server die Würfel gewählt haben.
table-lobby-word-label = Mein Wort für die Würfel
table-lobby-word-button = Dazugeben
table-lobby-word-none = bisher keine
table-lobby-not-verifiable = Der Startwert dieses Tisches wurde von Hand gesetzt (für Tests): Seine Würfel lassen sich nicht prüfen.
table-lobby-daily = Das Spiel vom { $day } (UTC): Wer es mit diesen Regeln spielt, bekommt auf jedem Server dieselben Karten und Würfe. Sein Startwert ist vorher bekannt, deshalb lässt sich hier nichts prüfen, und Wörter werden nicht beigemischt. Wie dein erster Versuch endet, sehen mit deinem Namen alle auf diesem Server.
table-setup-daily = Spiel des Tages: für alle dieselben Karten und Würfe (sein Startwert ist bekannt, prüfen lässt sich nichts)
table-lobby-hints =
    { $on ->
        [yes] Hinweise erlauben
       *[no] Hinweise abschalten
    }
table-lobby-settings = Wie gespielt wird
table-lobby-options = Hausregeln dieses Tisches
table-lobby-usual = Alles wie üblich.
table-lobby-start = Spiel beginnen
table-lobby-start-wait = Der Gastgeber beginnt, sobald jeder Platz besetzt ist.
table-lobby-from = Dieser Tisch geht von einer Stellung einer Aufzeichnung aus.

## Wer am Tisch ist

table-guests = Am Tisch
table-guest-here = da
table-guest-gone = gerade nicht da
table-guest-muted = stumm
table-guest-mute = Stumm schalten
table-guest-unmute = Reden lassen
table-guest-remove = Entfernen
table-watchers =
    { $count ->
        [one] eine Person sieht zu
       *[other] { $count } Personen sehen zu
    }
table-you-look-on = Du siehst zu.

## Das laufende Spiel

table-turn-yours = Du bist dran
table-turn-other = Am Zug: { $names }
table-turn-nobody = Der Tisch arbeitet
table-turn-bots = Diese Seite sieht alle { $seconds } Sekunden von selbst nach.
table-turn-about = { $phase } · Zug { $turn }
table-paused = Der Tisch macht Pause.
table-lock = Tisch schließen
table-lock-help = Niemand kommt neu herein, weder mit der Einladung noch zum Zuschauen. Wer hier ist, bleibt.
table-unlock = Tisch öffnen
table-unlock-help = Der Tisch ist geschlossen: Niemand kommt neu herein.
table-pause = Pause machen
table-resume = Weitergehen lassen
table-look-again = Nachsehen
table-moves = Deine Züge
table-moves-board = Wähle einen Ort auf dem Spielfeld oder aus den Listen; die Nummern sind dieselben.
table-moves-type = Als Text
table-moves-label = Zug eintippen
table-moves-help = Wie im Protokoll: „{ $example }“. Mehrere Züge trennt ein Strichpunkt.
table-moves-typed = Diese Züge stehen in keiner Liste. Tippe sie ein, wo die Regeln sie erlauben; Wörter in Großbuchstaben stehen für deine Wahl („name*2“ sind zwei gleiche, ein Platz ist seine Nummer ab 0).
table-moves-button = Ziehen
table-moves-why = Nur fragen
table-moves-legal = „{ $text }“ ist jetzt erlaubt.
table-moves-none = Gerade gibt es nichts zu wählen.
table-moves-count =
    { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
table-moves-pick =
    { $total ->
        [one] Wähle eine:
       *[other] Wähle zusammen { $total }:
    }
table-moves-pick-between = Wähle { $min } bis { $max }:
table-moves-give = Du gibst
table-moves-take = Du bekommst
table-moves-do = Ausführen
table-hint = Was würde ein Bot tun?
table-hint-price = Ein Hinweis nimmt dieses Spiel aus den Ergebnissen des Tages.
table-hint-none = Der Bot weiß hier keinen Rat.
table-undo = Meinen letzten Zug zurücknehmen
table-undo-ask = Die anderen um Rücknahme bitten
table-undo-ask-whom = { $who } bitten, dass ich meinen letzten Zug zurücknehme
table-undo-to = Zurück bis Zeile
table-position = Die Stellung
table-position-words = Die Stellung in Sätzen
table-picture = Das Spielfeld. Dieselbe Stellung steht darunter in Sätzen.
table-people = Plätze
table-hand = Meine Hand
table-own = Was ich habe
table-log = Was geschah
table-log-none = Noch ist nichts geschehen.
table-log-undone = zurückgenommen
table-log-more = Ältere
table-meanwhile = Inzwischen
table-chat = Chat
table-chat-none = Niemand hat etwas gesagt.
table-chat-label = Etwas sagen
table-chat-button = Senden
table-chat-muted = Der Gastgeber hat dich hier stumm geschaltet.
table-more = Mehr
table-votes = Abstimmungen
table-vote-is =
    { $matter ->
        [end] { $by } schlägt vor, das Spiel zu beenden.
        [undo] { $by } bittet, dies zurückzunehmen:
       *[caretaker] { $by } möchte, dass ein Bot { $seat } vertritt.
    }
table-vote-state = Einverstanden: { $yes }. Noch offen: { $needed }.
table-vote-nobody = niemand
table-vote-yes = Zustimmen
table-vote-no = Ablehnen
table-vote-end = Vorschlagen, das Spiel zu beenden
table-vote-caretaker = Einen Bot für { $name } vorschlagen
table-concede = Aufgeben
table-concede-help = Ein Bot spielt deinen Platz zu Ende.
table-concede-sure = Ja, aufgeben
table-stand = Spiel verlassen
table-stand-help = Ein Bot vertritt dich; du kannst zurückkommen.
table-back-here = Ich bin wieder da
table-back-help = Ein Bot spielt für dich.
table-away = abwesend
table-caretaker = von einem Bot vertreten
table-conceded = hat aufgegeben
table-clock-used = { $time } verbraucht
table-clock-left = noch { $time }
table-seconds = { $n } s
table-minutes = { $n } min
table-hours = { $n } h
table-days = { $n } T
table-record-masked = Die bisherige Aufzeichnung herunterladen, so wie ich sie sehen darf

## Das Gerät weitergeben

table-pass-title = Gib das Gerät an { $name }
table-pass-help = Als Nächstes entscheidet { $name }. Vom Spiel ist nichts zu sehen, bis der Knopf gedrückt ist.
table-pass-button = Ich bin { $name }: meine Sicht zeigen
table-pass-choose = Den Tisch als { $name } ansehen

## Die Seite derer, die den Server betreiben

table-admin-title = Die Seite des Betreibers
table-admin-token = Schlüssel
table-admin-token-help = Er steht in der Datei oder der Variablen, mit der der Server gestartet wurde.
table-admin-enter = Eintreten
table-admin-leave = Verlassen
table-admin-wrong = Das ist nicht der Schlüssel.
table-admin-now = Jetzt
table-admin-again = Noch einmal nachsehen
table-admin-count-connections = Offene Verbindungen: { $count }
table-admin-count-sockets = Sockets von Leuten: { $count }
table-admin-count-tables = Tische im Speicher: { $count }
table-admin-count-messages = Nachrichten, die warten: { $count }
table-admin-count-bots = Bots, die auf einen Prozess warten: { $count }
table-admin-bot-memory = Speicher der Bot-Prozesse in MB: { $list }
table-admin-news = Ansage
table-admin-news-label = Was alle wissen sollen
table-admin-news-help = Sie steht im Chat jedes Tisches im Speicher, als Neuigkeit des Tisches.
table-admin-news-button = Ansagen
table-admin-bans = Sperren
table-admin-bans-none = Niemand ist gesperrt.
table-admin-ban-line = { $network }, noch { $left }
table-admin-ban-label = Eine Adresse oder ein Bereich
table-admin-ban-hours = Für wie viele Stunden
table-admin-ban-help = Etwa 203.0.113.7, 203.0.113.0/24 oder 2001:db8::/64. Wer von dort kommt, wird abgewiesen, und offene Sockets werden geschlossen.
table-admin-ban-button = Sperren
table-admin-lift = Aufheben
table-admin-lift-label = Die Sperre von { $network } aufheben
table-admin-tables =
    { $count ->
        [0] Kein Tisch ist im Speicher
        [one] Ein Tisch im Speicher
       *[other] { $count } Tische im Speicher, die mit der meisten Arbeit zuerst
    }
table-admin-tables-more =
    { $count ->
        [one] Ein weiterer wird nicht gezeigt.
       *[other] { $count } weitere werden nicht gezeigt.
    }
table-admin-table-stage =
    { $stage ->
        [lobby] Noch nicht begonnen.
        [playing] Wird gespielt.
       *[other] Zu Ende.
    }
table-admin-table-people =
    { $count ->
        [0] Keine Leute.
        [one] Eine Person: { $names }.
       *[other] { $count } Leute: { $names }.
    }
table-admin-table-bots =
    { $count ->
        [0] Keine Bots.
        [one] Ein Bot.
       *[other] { $count } Bots.
    }
table-admin-table-looking =
    { $count ->
        [0] Niemand sieht zu.
        [one] Ein Socket sieht zu.
       *[other] { $count } Sockets sehen zu.
    }
table-admin-table-load = Beantwortete Nachrichten: { $answered }, in { $ms } ms; wartend: { $waiting }.
table-admin-table-used = Zuletzt benutzt vor { $ago }.
table-admin-close = Diesen Tisch schließen …
table-admin-close-help =
    { $stage ->
        [lobby] Der Tisch wird gelöscht.
       *[other] Das Spiel endet hier für alle, und seine Aufzeichnung bleibt.
    }
table-admin-close-label = Den Tisch { $game } { $table } schließen
table-admin-close-button = Schließen
table-admin-done-announced =
    { $tables ->
        [one] Ein Tisch hat es erfahren.
       *[other] { $tables } Tische haben es erfahren.
    }
table-admin-done-banned = Die Sperre gilt ab jetzt.
table-admin-done-lifted = Die Sperre ist aufgehoben.
table-admin-done-closed = Der Tisch ist geschlossen.

## Das Ende

table-over-title = Das Spiel ist zu Ende
table-over-won = Sieg für { $names }: { $ending }.
table-over-nobody = Niemand gewinnt: { $ending }.
table-over-ended =
    { $reason ->
        [agreed] Die Mitspielenden haben das Spiel einvernehmlich beendet.
        [conceded] Alle haben aufgegeben.
        [operator] Der Betreiber dieses Servers hat das Spiel beendet.
       *[other] Das Spiel wurde vorzeitig beendet ({ $reason }).
    }
table-over-rank = Rang
table-over-total = Summe
table-over-sources = Woher
table-over-seed = Startwert
table-over-verify = Aus Startwert und Wörtern folgt jeder Wurf und jede Karte; der Fingerabdruck stand vor dem Beginn da. Um alles zu prüfen, lade die Aufzeichnung herunter und führe „{ $command }“ aus.
table-over-verify-early = Dieses Spiel wurde vorzeitig beendet: Der Befehl meldet deshalb auch, dass die Aufzeichnung vor dem Ende des Spiels aufhört, und endet mit dem Code 1. Alle Züge bis dahin sind geprüft.
table-over-download = Aufzeichnung herunterladen
table-over-replay = Das Spiel noch einmal ansehen
table-over-rematch = Noch einmal am selben Tisch
table-over-rematch-go = Zum neuen Tisch
table-close =
    { $what ->
        [record] Diese Aufzeichnung löschen
       *[table] Den Tisch löschen
    }
table-close-help =
    { $what ->
        [record] Die Aufzeichnung wird endgültig von diesem Server gelöscht. Das lässt sich nicht zurücknehmen.
       *[table] Der Tisch wird für alle und endgültig gelöscht, samt Aufzeichnung und Chat. Das lässt sich nicht zurücknehmen.
    }
table-close-sure = Ja, endgültig löschen

## Die Stellung

table-board = Das Brett
table-fact = Was
table-fact-is = Jetzt
table-points = Punkte
table-cards = Karten

## Ansehen

table-replay-of = Ein Spiel: { $game }
table-replay-at = Zeile { $line } von { $last }
table-replay-start = Vor der ersten Zeile
table-replay-viewer = Gesehen von
table-replay-viewer-all = jemandem, der zusieht
table-replay-first = Anfang
table-replay-prev = Zurück
table-replay-next = Weiter
table-replay-last = Ende
table-replay-to = Zeile
table-replay-go = Springen
table-replay-play = Von hier aus weiterspielen
table-replay-review = Was der Trainer zu diesem Spiel sagt (braucht JavaScript)
table-replay-nav = Zeilen der Aufzeichnung
table-replay-by = { $seat } zieht
table-replay-chance = Zufall

## Regeln

table-rules-title = Regeln: { $game }
table-rules-search = Suchen nach
table-rules-button = Suchen
table-rules-none = Nichts passt zu „{ $words }“.
table-rules-see = Siehe auch
table-rules-all = Alle Regeln: { $game }
table-rules-own = Die Regeln in unseren eigenen Worten.

## Über

table-about-title = Über diesen Server
table-about-fan = Frostwall ist ein inoffizielles Projekt von Leuten, die diese Spiele mögen. Die Verlage haben es weder gemacht noch gebilligt oder gefördert; Namen gehören denen, denen sie gehören. Nichts Gedrucktes ist übernommen: Die Regeln sind in eigenen Worten erzählt.
table-about-code = Freie Software unter der MIT-Lizenz. Spielkern, Server, Seiten und Zeichnungen sind für dieses Projekt entstanden.
table-about-uses = Es läuft auf Python mit FastAPI, Starlette, pydantic, uvicorn, SQLAlchemy, Alembic, Jinja, Fluent und segno; Dank an alle, die sie machen.
table-about-stored-title = Was gespeichert wird
table-about-stored-name = Dein Name und ein zufälliger Schlüssel in einem Cookie: Das ist dein ganzes Konto. Keine E-Mail, keine Adresse, keine Verfolgung, kein fremder Cookie.
table-about-stored-tables = Tische mit ihren Zügen, dem Chat und wer wo saß.
table-about-stored-daily = Von einem Spiel des Tages: dass du deinen ersten Versuch hattest und wie er ausging. Das Ergebnis sehen mit deinem Namen alle auf diesem Server, auch wenn der Tisch gelöscht wurde.
table-about-stored-keep-guests =
    { $days ->
        [0] Gäste bleiben, bis sie sich selbst löschen.
        [one] Wer einen Tag nicht da war, wird gelöscht.
       *[other] Wer { $days } Tage nicht da war, wird gelöscht.
    }
table-about-stored-keep-lobby =
    { $days ->
        [0] Nie begonnene Tische bleiben.
        [one] Ein nie begonnener Tisch wird nach einem Tag gelöscht.
       *[other] Ein nie begonnener Tisch wird nach { $days } Tagen gelöscht.
    }
table-about-stored-keep-idle =
    { $days ->
        [0] Laufende Spiele bleiben.
        [one] Ein laufendes Spiel, das einen Tag lang niemand angerührt hat, wird gelöscht.
       *[other] Ein laufendes Spiel, das { $days } Tage lang niemand angerührt hat, wird gelöscht.
    }
table-about-stored-keep-finished =
    { $days ->
        [0] Beendete Spiele bleiben.
        [one] Ein beendetes Spiel wird nach einem Tag gelöscht.
       *[other] Ein beendetes Spiel wird nach { $days } Tagen gelöscht.
    }
table-about-stored-delete = Du kannst jederzeit alles über dich löschen.
table-about-fair-title = Faire Würfel
table-about-fair = Vor einem Spiel veröffentlicht der Server einen Fingerabdruck seines geheimen Startwerts, und die Mitspielenden dürfen Wörter dazugeben. Aller Zufall folgt aus beidem. Nach dem Spiel wird der Startwert gezeigt, und alles lässt sich prüfen. Das beweist, dass die Würfel vorher feststanden; es kann nicht beweisen, dass niemand, der den Server betreibt, sie sich angesehen hat.

## Das lokale Netz

table-lan-title = Im selben Netz spielen
table-lan-off = Nur dieser Computer erreicht den Server.
table-lan-on = Alle in diesem Netz erreichen den Server unter:
table-lan-turn-on = Andere in diesem Netz mitspielen lassen
table-lan-turn-off = Wieder nur dieser Computer
table-lan-help = Handys und Computer im selben WLAN öffnen die Adresse oder lesen den Code ein. Tu das nur in einem Netz, dessen Leuten du vertraust.
table-lan-qr = Die Adresse als QR-Code
table-lan-none = Es wurde keine Adresse in einem lokalen Netz gefunden.

## Was der Server ablehnt

refusal-bad-message = Diese Nachricht ist nicht lesbar: { $problem }.
refusal-no-session = Du hast hier keine Sitzung. Gib zuerst auf der Startseite einen Namen ein.
refusal-still-playing = Das Spiel läuft noch: Beendet es durch Abstimmung oder spielt es zu Ende.
refusal-not-to-move = Du hast jetzt nichts zu entscheiden.
refusal-set-not-offered = Einen Kartensatz „{ $set }“ gibt es hier nicht; möglich: { $needs-sets }.
refusal-no-such-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
refusal-no-such-invitation = Diese Einladung gibt es nicht oder nicht mehr.
refusal-not-at-table = Du gehörst nicht zu diesem Tisch.
refusal-not-your-seat = { $seat } ist nicht dein Platz.
refusal-which-seat = Du hast hier mehrere Plätze. Für welchen: { $seats }?
refusal-seat-taken = Dort sitzt schon { $seat }.
refusal-not-host = Das darf nur der Gastgeber des Tisches.
refusal-not-in-lobby = Das Spiel hat schon begonnen.
refusal-not-playing = Das Spiel läuft nicht.
refusal-not-over = Das Spiel ist noch nicht zu Ende.
refusal-no-review = Partien nach diesen Regeln kann der Trainer nicht beurteilen.
refusal-review-failed = Der Trainer konnte diese Partie nicht ansehen. Bitte noch einmal versuchen.
refusal-seats-open = Noch ist nicht jeder Platz besetzt. Frei: { $seats }.
refusal-stale = Der Tisch ist weiter, als diese Seite zeigte. Sieh ihn dir noch einmal an und wähle neu.
refusal-paused = Der Tisch macht Pause.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-undo-needs-consent = Nur mit Zustimmung: Seither hat jemand gezogen, oder fremde Karten haben den Besitzer gewechselt.
refusal-undo-refused = Das lässt sich nicht zurücknehmen: Seither hat der Zufall entschieden, oder Verborgenes wurde gezeigt.
refusal-not-asked = Du wirst nicht gefragt: Weder deine Züge noch deine Karten würden sich ändern.
refusal-already-voted = Du hast schon geantwortet.
refusal-vote-open = Über ein Zurücknehmen wird schon abgestimmt; das kommt zuerst.
refusal-no-such-vote =
    { $matter ->
        [end] Über das Ende des Spiels wird nicht abgestimmt.
        [undo] Über eine Rücknahme wird nicht abgestimmt.
       *[caretaker] Über eine Vertretung wird nicht abgestimmt.
    }
refusal-not-away = { $seat } ist nicht abwesend.
refusal-not-yet =
    { $seconds ->
        [one] Noch nicht: in einer Sekunde.
       *[other] Noch nicht: in { $seconds } Sekunden.
    }
refusal-muted = Der Gastgeber hat dich an diesem Tisch stumm geschaltet.
refusal-key-used = Dieser Schlüssel gehört schon zu einem anderen Zug. Es ist nichts geschehen.
refusal-locked = Der Gastgeber hat diesen Tisch geschlossen: Niemand kommt neu herein.
refusal-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
refusal-too-fast =
    { $seconds ->
        [one] Das war zu viel auf einmal. Versuch es in einer Sekunde wieder.
       *[other] Das war zu viel auf einmal. Versuch es in { $seconds } Sekunden wieder.
    }
refusal-too-many =
    { $what ->
        [tables] Du hast zu viele Tische zugleich; höchstens { $most }.
        [guests] An diesem Tisch sind zu viele Leute; höchstens { $most }.
        [sockets] Zu viele Verbindungen zugleich; höchstens { $most }.
        [bots] Es gibt mehr Bots als freie Plätze; höchstens { $most }.
        [bots_alone] An zu vielen deiner Tische spielen nur Bots; höchstens { $most } zugleich.
       *[other] Davon gibt es zu viel ({ $what }); höchstens { $most }.
    }
refusal-too-large = Das ist zu groß; höchstens { $most } Bytes.
refusal-no-such-day = Diesen Tag gibt es nicht: { $day }. Ein Tag wird so geschrieben: 2026-11-16.
refusal-day-to-come = Das Spiel vom { $day } kommt erst noch; heute (in UTC) ist { $today }.
refusal-day-without-words = Das Spiel des Tages ist für alle gleich: Seinen Würfeln lassen sich keine Wörter beimischen.
refusal-bad-name = Dieser Name geht nicht: Er braucht 1 bis { $most } sichtbare Zeichen.
refusal-no-such-viewer = Von dort darfst du das Spiel nicht ansehen ({ $viewer }).
refusal-bad-record =
    { $line ->
        [none] Diese Aufzeichnung ist nicht zu gebrauchen ({ $problem }).
       *[other] Diese Aufzeichnung ist nicht zu gebrauchen: Zeile { $line } ({ $problem }).
    }
refusal-busy = Der Server ist gerade ausgelastet. Versuch es gleich noch einmal.
refusal-wrong-origin = Diese Anfrage kam von einer anderen Seite und wurde abgelehnt.
refusal-bad-token = Die Seite war zu alt oder kam von woanders. Lade sie neu und versuch es noch einmal.
refusal-broken = Auf dem Server ging etwas schief. Sieh dir den Tisch noch einmal an; nichts, was als geschehen gezeigt wurde, ist verloren.
refusal-hints-off = An diesem Tisch sind Hinweise abgeschaltet.
refusal-no-caretaker = An diesem Tisch wird niemand von einem Bot vertreten.
refusal-no-such-guest = Diesen Gast gibt es an diesem Tisch nicht.
refusal-no-such-line = Eine Zeile { $line } gibt es nicht; die letzte ist { $last }.
refusal-no-such-page = Hier ist nichts, oder nicht mehr.
refusal-no-time-left = Die Zeit von { $seat } für dieses Spiel ist um: Ein Bot spielt weiter.
refusal-not-local = Das darf nur, wer an dem Computer sitzt, auf dem der Server läuft.
refusal-not-yourself = Das geht nicht mit dir selbst.
refusal-record-over = Nach Zeile { $line } ist das Spiel dieser Aufzeichnung zu Ende: Es gibt nichts weiterzuspielen.
refusal-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; spielen kannst du { $needs-games }.
refusal-you-conceded = { $seat } hat aufgegeben; ein Bot spielt diesen Platz zu Ende.
refusal-banned = Der Betreiber dieses Servers lässt niemanden von deiner Adresse herein.
refusal-bad-address = Das ist weder eine Adresse noch ein Bereich von Adressen.
refusal-too-wide = Dieser Bereich ist zu groß: Mindestens { $most } Bits müssen feststehen.
refusal-bad-hours = Eine Sperre gilt für ganze Stunden, von 1 bis { $most }.
refusal-bad-news = Eine Ansage hat 1 bis { $most } Zeichen.
refusal-wrong-method = Das geht hier nicht.

## Was der Tisch über sich sagt

notice-announced = Vom Betreiber dieses Servers: { $text }
notice-bot-failed =
    { $reason ->
        [stalled] Der Bot hat für { $seat } zu lange gebraucht; stattdessen wurde irgendein erlaubter Zug gemacht.
        [illegal] Der Bot wollte für { $seat } etwas Verbotenes; stattdessen wurde irgendein erlaubter Zug gemacht.
       *[crashed] Der Bot ist für { $seat } ausgefallen; stattdessen wurde irgendein erlaubter Zug gemacht.
    }
notice-caretaker = Ein Bot spielt jetzt für { $seat }.
notice-back = { $seat } ist wieder da.
notice-clock-move = Die Zeit von { $seat } für diese Entscheidung ist um.
notice-clock-game = Die Zeit von { $seat } für dieses Spiel ist um.
notice-conceded = { $seat } hat aufgegeben.
notice-ended =
    { $reason ->
        [agreed] Die Mitspielenden haben das Spiel beendet.
        [conceded] Alle haben aufgegeben: Das Spiel ist zu Ende.
        [operator] Der Betreiber dieses Servers hat das Spiel beendet.
       *[other] Das Spiel wurde beendet ({ $reason }).
    }
notice-undone = Wie vereinbart hat { $seat } Züge zurückgenommen.
notice-started = Das Spiel beginnt.
notice-locked = Der Tisch ist geschlossen: Niemand kommt neu herein.
notice-unlocked = Der Tisch ist wieder offen.
notice-paused = Der Tisch macht Pause.
notice-resumed = Der Tisch geht weiter.
notice-removed = { $name } wurde vom Tisch entfernt.
notice-replaced = Für { $name } spielt jetzt ein Bot.
notice-host = { $name } ist jetzt Gastgeber.
notice-vote =
    { $matter ->
        [end] { $seat } schlägt vor, das Spiel zu beenden.
        [undo] { $seat } bittet um Rücknahme.
       *[caretaker] { $seat } möchte, dass ein Bot jemanden vertritt, der abwesend ist.
    }
notice-vote-failed =
    { $matter ->
        [end] Keine Einigung: Das Spiel geht weiter.
        [undo] Keine Einigung: Nichts wird zurückgenommen.
       *[caretaker] Keine Einigung: Kein Bot übernimmt.
    }
