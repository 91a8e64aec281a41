### Wörter, die keinem Spiel gehören: Aufzählungen, Plätze, Ablehnungen an der Tür, Aufzeichnungen, Befehlszeile.
### Wie aus Angaben Variablen werden, steht in words/catalogue.py.

## Aufzählungen, Plätze, Werte

list-comma = { $list }, { $last }
list-and = { $list } und { $last }
list-or = { $list } oder { $last }

seat-number = Platz { $number }
seat-nobody = niemand
seat-nature = der Zufall
# Der Betrachter als einer von mehreren, denen jemand etwas gibt: "bietet Anna und dir 1 Ring".
seat-to-you = dir

quoted = „{ $text }“
value-yes = ja
value-no = nein

cards-none = nichts
# Karten, die der Betrachter nicht kennen darf.
cards-hidden =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }

## Bots: wie gut einer spielt, neben seinem Namen; und welche es gibt

# Ein Bot, für den sein Spiel kein anderes Wort hat.
bot-other =
    { $level ->
        [easy] leichter Bot
        [medium] mittlerer Bot
       *[full] starker Bot
    }
# Eine Figur: ihr Name, und wie gut sie spielt.
bot-character = { $name }, { $level }
bot-novice = Anfänger
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-master = Meister
bot-random = Bot ohne Plan
bot-kind-random = Ohne Plan: irgendein erlaubter Zug

## Ablehnungen

refusal-game-over = Das Spiel ist zu Ende.
refusal-unknown-text =
    { $reason ->
        [empty] Hier steht keine Aktion.
        [too_long] Die Aktion ist zu lang, um gelesen zu werden; sie beginnt mit „{ $word }“.
        [too_many_words] Die Aktion war vor „{ $word }“ schon vollständig.
        [word_expected] Das Wort „{ $word }“ fehlt.
        [missing_argument] Die Aktion ist nicht vollständig; es fehlt: { $word }.
        [not_a_number] „{ $word }“ müsste eine ganze Zahl sein.
        [out_of_range] „{ $word }“ liegt außerhalb des Möglichen.
        [no_move] „{ $word }“ ist keine Aktion dieses Spiels.
       *[unknown_word] Nichts heißt hier „{ $word }“.
    }
refusal-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-nature-only = Diese Aktion kannst du nicht ausführen: Nur der Zufall entscheidet, was gewürfelt und was gezogen wird.
refusal-not-an-outcome = Das kann der Zufall hier nicht bringen.
refusal-moves-too-far = Von diesen Zügen gehen nur die ersten { $moves } zusammen: Danach entscheidet der Zufall oder jemand anderes.
refusal-undo-floor = So weit kannst du nicht zurück: Eintrag { $floor } war Zufall oder hat Verdecktes gezeigt, und nur was danach kam, lässt sich zurücknehmen.
refusal-unknown-rules = Eine Spielart „{ $rules }“ gibt es nicht; spielen kannst du { $needs-rules }.
refusal-bad-player-count =
    { $seats ->
        [one] Einer allein kann diese Spielart nicht spielen: Sie ist für { $needs-seats } Spieler.
       *[other] Zu { $seats } lässt sich diese Spielart nicht spielen: Sie ist für { $needs-seats } Spieler.
    }
refusal-bad-option =
    { $bare ->
        [yes] Optionen werden vor dem Spiel gewählt und bleiben dann, wie sie sind.
       *[no]
            { $unknown ->
                [yes] Eine Option „{ $key }“ (mit „{ $value }“) gibt es in dieser Spielart nicht; möglich: { $needs-values }.
               *[no] Option „{ $key }“ kann hier nicht „{ $value }“ sein; möglich: { $needs-values }.
            }
    }
refusal-unknown-bot = Einen Bot „{ $bot }“ gibt es für dieses Spiel nicht; möglich: { $needs-bots }.
refusal-bad-setup = Dieser Aufbau kann nicht nach den Regeln des Spiels entstanden sein: „{ $fact }“ passt nicht.
refusal-impossible-position = Diese Stellung ist unmöglich: { $reason }.

## Ein Spiel, das keine eigenen Sätze mitbringt (words/generic.py)

generic-count = { $count } { $name }
generic-hidden = verdeckt
generic-zone = { $zone } von { $seat }
generic-source = aus { $zone }
generic-target = nach { $zone }
generic-event =
    { $facts ->
        [none] { $seat }: { $what }.
       *[other] { $seat }: { $what } ({ $facts }).
    }
generic-refusal =
    { $facts ->
        [none] Nicht möglich: { $what }.
       *[other] Nicht möglich: { $what } ({ $facts }).
    }
generic-needs = Nötig: { $needs }.

## Aufzeichnungen

record-at-line = Zeile { $line }: { $text }
record-bad-header =
    { $key ->
        [none] „{ $value }“ ist keine Kopfzeile der Form „Schlüssel: Wert“.
       *[other] Der Kopf erlaubt „{ $key }“ mit „{ $value }“ nicht, oder nicht hier.
    }
record-bad-line = „{ $text }“ ist keine Zeile der Form „Nummer Platz Aktion“.
record-bad-setup = Mit diesem Kopf kann das Spiel nicht beginnen. { $why }
record-line-too-long = Die Zeile ist länger als { $limit } Zeichen.
record-masked = In dieser Aufzeichnung fehlen verdeckte Angaben; sie lässt sich lesen, aber nicht nachspielen.
record-missing-header = Im Kopf fehlt die Zeile „{ $key }: …“.
record-newer-format = Diese Aufzeichnung hat Format { $need }; diese Version von Frostwall liest Format { $have }. Bitte bring Frostwall auf den neuesten Stand.
record-newer-rules-version = Diese Aufzeichnung entstand mit Version { $need } der Regeln; dieses Frostwall kennt Version { $have }. Bitte bring Frostwall auf den neuesten Stand.
record-no-such-line = Einen Eintrag { $seq } gibt es nicht; der letzte ist { $last }.
record-not-a-record = Das ist keine Aufzeichnung von Frostwall: Die erste Zeile müsste „frostwall 1“ lauten.
record-older-rules-version = Diese Aufzeichnung entstand mit Version { $need } der Regeln, und dieses Frostwall spielt nach Version { $have }. Ein älteres Frostwall kann sie wiedergeben.
record-refused-line = Eintrag { $seq }, „{ $text }“ von { $seat }, ist nicht erlaubt. { $why }
record-sequence-gap = Einträge sind lückenlos nummeriert: Erwartet war Nummer { $need }, nicht { $have }.
record-too-large = Diese Aufzeichnung ist zu groß: Sie darf höchstens { $lines } Zeilen haben.
record-truncated =
    { $missing ->
        [blank_line] Die Leerzeile nach dem Kopf fehlt; vielleicht ist das Ende der Datei verloren.
       *[final_newline] Die letzte Zeile ist nicht abgeschlossen; vielleicht ist das Ende der Datei verloren.
    }
record-undo-refused = Bis Eintrag { $to } kannst du nicht zurück, nur bis Eintrag { $floor } oder einem späteren.
record-unknown-game = Frostwall kennt das Spiel „{ $game }“ nicht.
record-unknown-rules = Das Spiel hat keine Spielart „{ $rules }“.
record-wrong-set = Diese Aufzeichnung wurde mit dem Kartensatz „{ $need }“ gespielt, nicht mit „{ $have }“.

## Was eine Prüfung außerdem finden kann

record-chance-differs = Eintrag { $seq } lautet „{ $text }“, aber der Startwert ergibt „{ $drawn }“.
record-commit-differs = Der Startwert ist nicht der, der vor dem Spiel versprochen wurde (Festlegung { $commit }).
record-no-seed = Das Spiel ist zu Ende, aber der vorher versprochene Startwert steht nicht im Kopf; die Würfel lassen sich nicht prüfen.
record-setup-differs = Der Aufbau ist nicht der, den der Startwert ergibt.
record-unknown-generator =
    { $generator ->
        [none] Startwert oder Wörter im Kopf sind nicht brauchbar.
       *[other] Der Kopf nennt einen unbekannten Generator, „{ $generator }“.
    }
# Warum eine Zeile oder ein Aufbau abgelehnt wurde, wenn nur ein Kürzel oder ein technischer Grund bekannt ist.
record-why = (Der Grund: { $reason }.)

## Die Befehlszeile

error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Bekannt: { $games }.
error-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Bekannt: { $bots }.
error-broken-bot = Der Bot „{ $bot }“ lässt sich nicht laden: { $reason }.
error-bot-failed = Der Bot „{ $bot }“ ist in Partie { $game } gescheitert: { $reason }.
error-unknown-language = Texte in „{ $lang }“ gibt es nicht. Bekannt: { $languages }.
