### The web client at a table of the Watch. Keys are `web-watch-...`.

## The table

web-answered-offer = über dein Angebot entscheiden
web-waits-offer =
    { $mine ->
        [yes] Dein Angebot wartet auf { $who }
       *[no] Das Angebot von { $by } wartet auf { $who }
    }
web-watch-what-here = Was möchtest du hier tun?
web-watch-hand = Deine Rohstoffkarten
web-watch-fresh = in diesem Zug gekauft: spielbar ab deinem nächsten
web-watch-cards-in-hand = Rohstoffkarten auf der Hand
web-watch-development = Entwicklungskarten
web-watch-road-length = Längster eigener Straßenzug
web-watch-patrols = Gespielte Grenzpatrouillen
web-watch-guards = Wächter auf der Mauer
web-watch-build-road = Straße
web-watch-build-settlement = Siedlung
web-watch-build-keep = Befestigung
web-watch-build-buy = Karte
web-watch-build-guard = Wächter
web-watch-missing = Dir fehlt: { $cards }.
web-watch-no-place = Dafür gibt es jetzt keinen Ort.
web-watch-end-turn = Zug beenden
web-watch-end-sure = Du kannst noch bauen. Trotzdem beenden?
web-watch-discard = Ablegen
web-watch-enough = Nur dies
web-watch-hand-seen = { $who } hat { $cards }.

## What is chosen from a list

web-watch-field-seat = wen?
web-watch-field-victim = wen?
web-watch-field-with = mit wem?
web-watch-field-to = an wen?
web-watch-field-card = welche Karte?
web-watch-field-cards = welche Karten?
web-watch-field-wildling = welcher Wildling?
web-watch-field-hero = welcher Held?
web-watch-field-give = was geben?
web-watch-field-take = was nehmen?
web-watch-field-instead = statt welcher Karte?
web-watch-field-second = und welche noch?
web-watch-field-clan = welcher Stamm?

## Heroes

web-watch-hero-decline = den Helden jetzt nicht einsetzen
web-watch-heroes = Helden
web-watch-hero-side =
    { $side ->
        [A] A-Seite oben: Nach dem Einsatz behältst du ihn, mit der B-Seite nach oben, oder nimmst einen anderen.
       *[B] B-Seite oben: Nach dem nächsten Einsatz nimmst du einen anderen.
    }
web-watch-hero-use = Einsetzen
web-watch-hero-display = In der Auslage:

## Trade

web-watch-trade = Handel
web-watch-give = Ich gebe
web-watch-get = Ich bekomme
web-watch-bank = Vorrat
web-watch-offer = { $who } bietet { $give } für { $take }.
web-watch-offer-do =
    { $count ->
        [0] Allen anbieten
       *[other] Anbieten
    }
web-watch-holds =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-watch-refused-by = In diesem Zug schon abgelehnt von { $who }.
web-watch-for = für
web-watch-accept = Annehmen
web-watch-decline = Ablehnen
web-watch-trading = Tippe die Karten an, die du gibst, und die, die du willst.
web-watch-counter = Gegenangebot
web-watch-propose = Vorschlagen
web-watch-offers = Angebote
web-watch-answer =
    { $answer ->
        [accepted] { $who } nimmt an.
        [declined] { $who } lehnt ab.
       *[waiting] { $who } hat noch nicht geantwortet.
    }

## Places

web-watch-place-corner = Ecke { $numbers }
web-watch-place-corner-lands = Ecke { $numbers } ({ $lands })
web-watch-place-corner-of =
    { $way ->
        [n] Nordecke von { $hex }
        [ne] Nordostecke von { $hex }
        [se] Südostecke von { $hex }
        [s] Südecke von { $hex }
        [sw] Südwestecke von { $hex }
       *[nw] Nordwestecke von { $hex }
    }
web-watch-place-corner-ice = Ecke im Eis
# Wo eine Straße liegt: „baut eine Straße zwischen Ackerland 4 und Hügelland 6“.
web-watch-place-between = zwischen { $one } und { $other }
web-watch-place-side =
    { $way ->
        [ne] an der Nordostseite von { $hex }
        [e] an der Ostseite von { $hex }
        [se] an der Südostseite von { $hex }
        [sw] an der Südwestseite von { $hex }
        [w] an der Westseite von { $hex }
       *[nw] an der Nordwestseite von { $hex }
    }
web-watch-place-side-ice = im Eis
# Mehrere Orte heißen so; dies sagt, welcher es ist.
web-watch-place-way =
    { $way ->
        [n] { $name } im Norden
        [ne] { $name } im Nordosten
        [e] { $name } im Osten
        [se] { $name } im Südosten
        [s] { $name } im Süden
        [sw] { $name } im Südwesten
        [w] { $name } im Westen
       *[nw] { $name } im Nordwesten
    }
web-watch-place-path = Weg { $where }
web-watch-place-owned = { $what } von { $who }
web-watch-place-route = Handelsstation
# Ohne Beugung, damit es in jedem Satz stehen kann.
web-watch-place-section =
    { $number ->
        [1] Mauerabschnitt 1
        [2] Mauerabschnitt 2
        [3] Mauerabschnitt 3
        [4] Mauerabschnitt 4
        [5] Mauerabschnitt 5
        [6] Mauerabschnitt 6
       *[other] Mauerabschnitt { $number }
    }
web-watch-place-section-full =
    { $other ->
        [none] { $section } (oberhalb: { $one })
       *[other] { $section } (zwischen { $one } und { $other })
    }
web-watch-place-clearing = Lichtung vor { $section }
web-watch-place-position = { $section }, Platz { $position }
web-watch-place-camp = { $clan }, Lager { $camp }
# Ein Stamm ohne das Wort dafür, auf einem schmalen Banner.
web-watch-clan =
    { $clan ->
        [ice_river] Eisfluss
        [cave_people] Höhlenmenschen
        [hornfoot] Hornfüße
        [rattlebones] Rasselknochen
       *[heart_tree] Herzbaum
    }
web-watch-place-tormund = Tormunds Lager
web-watch-place-standing =
    { $cards ->
        [one] { $who } mit 1 Karte
       *[other] { $who } mit { $cards } Karten
    }
web-watch-place-wildlings =
    { $kind ->
        [climber] { $count ->
                [one] 1 Kletterer
               *[other] { $count } Kletterer
            }
        [giant] { $count ->
                [one] 1 Riese
               *[other] { $count } Riesen
            }
        [mammoth] { $count ->
                [one] 1 Mammut
               *[other] { $count } Mammuts
            }
       *[regular] { $count ->
                [one] 1 normaler Wildling
               *[other] { $count } normale Wildlinge
            }
    }
# Neben dem Plan, während Tormund versetzt wird: die Felder, an denen andere gebaut haben.
web-watch-hits = Wer wo steht
web-watch-hits-you = du
web-watch-hits-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
web-watch-place-tower = Turm
web-watch-explain-tower =
    { $left ->
        [one] Durchbrüche: { $breaches } von { $ofBreaches }. Wildlinge in der Schenkung: { $wildlings } von { $ofWildlings }. Noch einer in der Schenkung oder der letzte Durchbruch beendet das Spiel.
       *[other] Durchbrüche: { $breaches } von { $ofBreaches }. Wildlinge in der Schenkung: { $wildlings } von { $ofWildlings }. Noch { $left } in der Schenkung oder der letzte Durchbruch beenden das Spiel.
    }
web-watch-explain-section =
    { $guard ->
        [none] Wächter: 0. Wildlinge auf der Lichtung: { $wildlings }. Nach einem Durchbruch hier blockiert jeder Wildling, der durchkommt, eines dieser Felder: { $line }.
       *[other] Wächter: { $guards }. Wildlinge auf der Lichtung: { $wildlings }. Ein Durchbruch hier kostet { $guard } einen Wächter, und jeder Wildling, der durchkommt, blockiert eines dieser Felder: { $line }.
    }
web-watch-explain-hex =
    { $who ->
        [none] { $hex } (niemand)
       *[other] { $hex } ({ $who })
    }
web-watch-explain-camp =
    { $wildling ->
        [none] Leer. Besetzte Lager dieses Stammes: { $full } von 5.
       *[other] Besetzt: { $wildling }. Besetzte Lager dieses Stammes: { $full } von 5.
    }
web-watch-explain-way =
    { $guards ->
        [one] Von hier kommen Wildlinge zu { $section }, mit 1 Wächter. Dahinter liegen { $line }.
       *[other] Von hier kommen Wildlinge zu { $section }, mit { $guards } Wächtern. Dahinter liegen { $line }.
    }
web-watch-card-patrol =
    { $north ->
        [yes] Versetze Tormund und raube eine Karte, oder vertreibe für eine Karte einen Wildling aus der Schenkung. Zählt für die Stärkste Grenzpatrouille.
       *[no] Versetze Tormund und raube eine Karte. Zählt für die Stärkste Grenzpatrouille.
    }
web-watch-card-winter = Nimm zwei Karten deiner Wahl aus dem Vorrat.
web-watch-card-roads = Baue kostenlos zwei Straßen.
web-watch-card-recruits = Stelle kostenlos einen Wächter auf die Mauer.
web-watch-card-victory = Ein Punkt für dich. Die anderen sehen ihn erst am Ende.
web-watch-place-tormund-here = Tormund steht hier

## Comfort

web-watch-comfort-confirm = Nachfragen, wenn ein Zug endet, obwohl noch etwas zu bauen wäre
web-watch-comfort-decline = Angebote ablehnen, die ich nicht bezahlen kann

## The numbers of a finished game

web-watch-sum = Augensumme
web-watch-dice-plot = Würfel gegen Erwartung
web-watch-times = Würfe
web-watch-expected = bei fairen Würfeln erwartet
web-watch-gains-cause = Erhaltene Karten nach Anlass
web-watch-losses-cause = Verlorene Karten nach Anlass
web-watch-gains-kind = Erhaltene Karten nach Rohstoff
web-watch-losses-kind = Verlorene Karten nach Rohstoff
web-watch-guards-plot = Wächter auf der Mauer
web-watch-north-plot = Der Norden: Durchbrüche und Wildlinge in der Schenkung
web-watch-breaches = Durchbrüche
web-watch-in-gift = Wildlinge in der Schenkung
web-watch-unknown = ungesehene Karten
web-watch-cause-production = Ertrag
web-watch-cause-trade = Handel
web-watch-cause-robbed-gain = anderen geraubt
web-watch-cause-robbed-loss = von anderen geraubt
web-watch-cause-discarded = abgelegt
web-watch-cause-spent = verbaut
web-watch-cause-special = Helden und Karten

## The story of a finished game

web-watch-story-breach =
    { $count ->
        [one] Die Wildlinge durchbrachen die Mauer an { word-section }: der erste Durchbruch von { $most }.
       *[other] Die Wildlinge durchbrachen die Mauer an { word-section }: Durchbruch { $count } von { $most }.
    }
web-watch-story-held =
    { $wildlings ->
        [one] Die Mauer hielt mit knapper Not an { word-section }: ein Wächter gegen einen Wildling.
       *[other] Die Mauer hielt mit knapper Not an { word-section }: { $guards } Wächter gegen { $wildlings } Wildlinge.
    }
web-watch-story-held-well =
    { $count ->
        [one] Die Mauer wurde einmal angegriffen, an { word-section }, und hielt mühelos.
       *[other] Die Mauer hielt alle { $count } Male. Am härtesten wurde { word-section } geprüft, mit { $guards } Wächtern gegen { $wildlings ->
            [one] einen Wildling
           *[other] { $wildlings } Wildlinge
        }.
    }
web-watch-story-gift =
    { $count ->
        [one] Ein Wildling stand in der Schenkung; { $most } hätten das Spiel beendet.
       *[other] { $count } Wildlinge standen in der Schenkung; { $most } hätten das Spiel beendet.
    }
web-watch-story-road = { $who } nahm { $from } mit { $size } Straßen in Folge die { source-longest-road } ab.
web-watch-story-patrol = { $who } nahm { $from } mit { $size } Patrouillen die { source-strongest-patrol } ab.
web-watch-story-hero = { $who } setzte { word-hero } { $count }-mal ein, öfter als sonst jemand einen Helden.
web-watch-story-hidden =
    { $count ->
        [one] { $who } gewann mit einer Siegpunktkarte, die niemand gesehen hatte.
       *[other] { $who } gewann mit { $count } Siegpunktkarten, die niemand gesehen hatte.
    }
web-watch-story-overrun =
    { $ending ->
        [breaches] Die Mauer fiel endgültig. { $who } gewann durch die Wächter darauf.
       *[other] Die Wildlinge überrannten die Schenkung. { $who } gewann durch die Wächter auf der Mauer.
    }
web-watch-story-overrun-all =
    { $ending ->
        [breaches] Die Mauer fiel endgültig, und alle verloren.
       *[other] Die Wildlinge überrannten die Schenkung, und alle verloren.
    }
web-watch-luck-help = Karten, die die Würfel brachten, und was die Gebäude bei jedem Wurf erwarten durften.
web-watch-luck-best = { $who } hatte die besten Würfel: { $got } Karten, wo { $expected } zu erwarten waren.
web-watch-luck-worst = { $who } hatte die schlechtesten Würfel: { $got } Karten, wo { $expected } zu erwarten waren.
web-watch-luck-dry = { $who } ging { $count } Würfe hintereinander leer aus.
web-watch-luck-thief =
    { $count ->
        [one] { $who } raubte am dreistesten: eine Karte.
       *[other] { $who } raubte am dreistesten: { $count } Karten.
    }
web-watch-luck-robbed =
    { $count ->
        [one] { $who } wurde am häufigsten beraubt: einmal.
       *[other] { $who } wurde am häufigsten beraubt: { $count }-mal.
    }
web-watch-luck-sevens =
    { $count ->
        [0] Es fiel keine Sieben; { $expected } waren zu erwarten.
        [one] Es fiel eine Sieben; { $expected } waren zu erwarten.
       *[other] Es fielen { $count } Siebenen; { $expected } waren zu erwarten.
    }

## Replay

web-watch-mark-seven = Sieben
web-watch-mark-breach = Durchbruch
web-watch-mark-settlement = Siedlung
web-watch-mark-keep = Befestigung
web-watch-mark-end = Ende

## What moves on the board

web-watch-dice-shown = Würfel: { $first } und { $second }
web-watch-dice-wildling = Wildling-Würfel: { $die }
web-watch-breach-moment = Die Mauer ist durchbrochen
web-watch-declined-for-you = Für dich abgelehnt: Du kannst { $cards } nicht bezahlen.

## The board

web-watch-board = Spielfeld
web-watch-zoom-in = Vergrößern
web-watch-zoom-out = Verkleinern
web-watch-zoom-whole = Das ganze Spielfeld zeigen

## Warum sich etwas nicht anklicken lässt, ohne Notation und Nummern

web-why-roll-first = Würfle zuerst.
web-why-not-build-phase = Du bist noch in der Handelsphase: Schließe sie erst ab.
web-why-not-in-special-build = In der Sonderbauphase wird reihum nur gebaut, rekrutiert und gekauft oder gepasst.
web-why-bad-tormund-target =
    { $hex ->
        [camp] Tormund kann hier nicht in sein Lager zurück.
       *[other] Auf Eisfelder geht Tormund nicht.
    }
web-why-no-such-place = Das ist kein Ort dafür.
web-why-lowest-position-only = Der Wächter kommt von selbst auf den niedrigsten freien Platz: Wähle nur den Mauerabschnitt.
web-why-section-full =
    { $needs-sections-count ->
        [0] Alle Mauerabschnitte sind voll.
       *[other] Dieser Mauerabschnitt ist voll: Hier stehen fünf Wächter.
    }
web-why-path-taken =
    { $you ->
        [owner] Hier hast du schon eine Straße.
       *[none] Hier liegt schon eine Straße von { $owner }.
    }
web-why-path-closed = Zwischen Eisfeldern oder zwischen Eis und Rahmen kann niemand bauen.
web-why-road-not-connected = Eine Straße hätte hier keinen Anschluss: Sie muss an deine Siedlung, deine Befestigung oder das freie Ende deiner Straße grenzen.
web-why-road-not-at-new-settlement = Deine Straße muss an die eben gegründete Siedlung grenzen.
web-why-bad-intersection = Hier kann keine Siedlung stehen: Sie braucht Land daneben, und die eigene und alle benachbarten Kreuzungen müssen frei sein.
web-why-distance-rule = Zu nah: Für eine Siedlung müssen die eigene und alle benachbarten Kreuzungen frei sein.
web-why-no-own-road = Noch führt keine deiner Straßen hierher.
web-why-not-your-settlement = Eine Befestigung ersetzt eine eigene Siedlung, und hier hast du keine.
web-why-no-wildling-there = Hier ist kein Wildling.
web-why-bad-wildling = Hier ist kein solcher Wildling.
web-why-bad-hero-pick = Diese Heldenkarte kannst du jetzt nicht wählen.
web-why-bad-target = Diesen Mitspieler kannst du jetzt nicht wählen.
web-why-bad-road-move = Diese Straße kann Othell Yarwyck nicht versetzen: Sie darf nur an einem Ende an deine anderen Figuren grenzen und braucht einen anderen erlaubten Ort.
web-why-bad-guard-move = Dieser Wächter kann nicht dorthin: Es muss dein eigener sein, es müssen genug für die Wildlinge davor bleiben, und der andere Mauerabschnitt braucht einen freien Platz.
web-why-bad-hex = Osha nimmt Karten nur für Felder an deinen Siedlungen und Befestigungen, die Wildlinge besetzt haben.
web-why-must-take = Du hast die Hand gesehen und musst nun eine Karte davon nehmen.
web-why-only-with-active-player =
    { $you ->
        [active] Handeln kannst du erst nach der Gründungsphase.
       *[none] { $active } ist am Zug: Du kannst { $active } einen Vorschlag machen.
    }
web-why-no-player-trade = An diesem Tisch wird nicht mit Mitspielern gehandelt.
web-why-too-many-offers = Keine Angebote mehr in diesem Zug: Zu viele von dir sind gescheitert. Anderen antworten und mit dem Vorrat handeln darfst du weiterhin.
web-why-use-offer = In deinem eigenen Zug machst du ein Angebot und keinen Vorschlag.

## Was jetzt zu tun ist: ein Satz für jede Entscheidung, und worauf die anderen warten

web-watch-victim =
    { $cards ->
        [one] { $who } (1 Karte)
       *[other] { $who } ({ $cards } Karten)
    }
web-watch-next =
    { $place ->
        [intersection] { $what }: Wähle eine leuchtende Kreuzung.
        [path] { $what }: Wähle einen leuchtenden Weg.
        [hex] { $what }: Wähle ein leuchtendes Feld.
        [section] { $what }: Wähle einen leuchtenden Mauerabschnitt.
        [position] { $what }: Wähle einen leuchtenden Wächter.
        [camp] { $what }: Wähle ein leuchtendes Lager.
        [clearing] { $what }: Wähle eine leuchtende Lichtung.
       *[other] { $what }: Wähle einen leuchtenden Ort.
    }
web-watch-task-found-settlement =
    { $founded ->
        [0] Wähle eine leuchtende Kreuzung für deine erste Siedlung.
       *[other] Wähle eine leuchtende Kreuzung für deine zweite Siedlung. Sie bringt dir von jedem Land daneben eine Karte.
    }
web-watch-task-found-road =
    { $roads ->
        [0] Wähle einen leuchtenden Weg neben deiner Siedlung für deine erste Straße.
       *[other] Wähle einen leuchtenden Weg neben der neuen Siedlung für deine zweite Straße.
    }
web-watch-task-found-guard = Wähle einen leuchtenden Mauerabschnitt für deinen ersten Wächter.
web-watch-task-pre-roll =
    { $more ->
        [yes] Würfle. Vorher darfst du eine Entwicklungskarte oder deinen Helden einsetzen.
       *[no] Würfle.
    }
web-watch-task-act =
    { $declare ->
        [yes] Du hast genug Punkte: Erkläre den Sieg!
       *[no] { $build ->
            [yes] Baue, handle oder beende deinen Zug.
           *[no] Noch kannst du nichts bezahlen: Handle oder beende deinen Zug.
        }
    }
web-watch-task-trade =
    { $declare ->
        [yes] Du hast genug Punkte: Erkläre den Sieg!
       *[no] Handle, solange du magst, und schließe dann die Handelsphase ab, um zu bauen.
    }
web-watch-task-build =
    { $declare ->
        [yes] Du hast genug Punkte: Erkläre den Sieg!
       *[no] { $build ->
            [yes] Baue oder beende deinen Zug.
           *[no] Du kannst nichts mehr bezahlen: Beende deinen Zug.
        }
    }
web-watch-task-special-build =
    { $build ->
        [yes] Zwischen den Zügen darfst du bauen, rekrutieren oder kaufen. Danach passt du.
       *[no] Zwischen den Zügen darfst du bauen, kannst aber nichts bezahlen: Passe.
    }
web-watch-task-discard =
    { $discard ->
        [one] Eine 7, und du hast zu viele Karten: Wähle 1, die du ablegst.
       *[other] Eine 7, und du hast zu viele Karten: Wähle { $discard }, die du ablegst.
    }
web-watch-task-tormund =
    { $drive ->
        [yes] Wähle ein leuchtendes Feld: Schick Tormund dorthin, oder vertreibe einen Wildling aus der Schenkung.
       *[no] Wähle ein leuchtendes Feld und schick Tormund dorthin. Solange er bleibt, bringt es nichts.
    }
web-watch-task-victim =
    { $spare ->
        [yes] Wähle, wen Tormund beraubt: { $victims } oder niemanden.
       *[no] Wähle, wen Tormund beraubt: { $victims }.
    }
web-watch-task-offer =
    { $own ->
        [yes]
            { $answers ->
                [waiting] Dein Angebot steht. Warte auf { $who }, oder zieh es zurück.
                [some] Jemand ist einverstanden: Schließe den Handel ab, oder warte auf { $who }.
                [all] Alle haben geantwortet: Schließe den Handel ab, oder zieh dein Angebot zurück.
               *[none] Niemand will es: Zieh dein Angebot zurück.
            }
       *[no] { $offerer } macht dir ein Angebot: Nimm es an, lehne es ab, oder verlange etwas anderes.
    }
web-watch-task-free-road = Wähle einen leuchtenden Weg für deine kostenlose Straße.
web-watch-task-pick-sixth = Die Lichtung ist voll: Wähle, welcher Wildling mit dem Neuling zurückgeht.
web-watch-task-after-hero =
    { $flip ->
        [yes] Du hast { $hero } eingesetzt. Behalte die Karte mit der B-Seite nach oben für einen weiteren Einsatz, oder nimm eine andere Heldenkarte.
       *[no] Du hast { $hero } zum letzten Mal eingesetzt: Nimm eine andere Heldenkarte.
    }
web-watch-task-hero-window = Du darfst jetzt { $hero } einsetzen.
web-watch-task-hero-step =
    { $step ->
        [take] { $hero }: Wähle die Karte, die du nimmst.
        [return] { $hero }: Wähle die Karte, die du zurückgibst.
        [ask] { $hero }: Frage einen zweiten Mitspieler, oder lass es dabei.
        [done] { $hero }: Frage einen zweiten Mitspieler, oder lass es dabei.
        [choose] { $hero }: Wähle eine der Entwicklungskarten, die du ansiehst.
       *[other] { $hero }: Noch eine Wahl.
    }
web-watch-task-tragedy = Drei gleiche Würfel, eine Heldentragödie: Wähle, welche Heldenkarte der Auslage aus dem Spiel geht.

web-watch-wait-found-settlement = { $who } wählt eine Kreuzung für eine Siedlung.
web-watch-wait-found-road = { $who } wählt einen Weg für eine Straße.
web-watch-wait-found-guard = { $who } wählt einen Mauerabschnitt für einen Wächter.
web-watch-wait-pre-roll = { $who } würfelt gleich.
web-watch-wait-act = { $who } handelt und baut.
web-watch-wait-trade = { $who } handelt.
web-watch-wait-build = { $who } baut.
web-watch-wait-special-build = { $who } darf zwischen den Zügen bauen.
web-watch-wait-discard =
    { $count ->
        [one] { $who } wählt Karten zum Ablegen.
       *[other] { $who } wählen Karten zum Ablegen.
    }
web-watch-wait-tormund = { $who } versetzt Tormund.
web-watch-wait-victim = { $who } wählt, wen Tormund beraubt.
web-watch-wait-offer = Das Angebot von { $offerer } wartet auf Antworten.
web-watch-wait-free-road = { $who } baut eine kostenlose Straße.
web-watch-wait-pick-sixth = { $who } wählt, welcher Wildling zurückgeht.
web-watch-wait-after-hero = { $who } behält { $hero } oder nimmt eine andere Heldenkarte.
web-watch-wait-hero-window = { $who } darf { $hero } einsetzen.
web-watch-wait-hero-step = { $who } setzt { $hero } ein.
web-watch-wait-tragedy = { $who } wählt, welche Heldenkarte aus dem Spiel geht.

## Warum ein Rat ein guter Zug ist (games/watch/reasons.py)

web-watch-said = { $what }: { $about }
web-watch-terms = { $give } für { $take }
web-reason-bot = Das würde unser stärkster Bot tun.
web-reason-wins = Damit gewinnst du.
web-reason-longest-road = Damit bekommst du die Längste Straße: { $count } Straßen in einer Linie.
web-reason-strongest-patrol = Damit bekommst du die Stärkste Grenzpatrouille: { $count } Grenzpatrouillen.
web-reason-points =
    { $count ->
        [one] Das bringt dir einen Siegpunkt: { $total } von { $most }.
       *[other] Das bringt dir { $count } Siegpunkte: { $total } von { $most }.
    }
web-reason-covers = Damit kommst du an { $kinds }, was dir bisher fehlt.
web-reason-frees = Das macht dein Land wieder frei: { $kinds }.
web-reason-rolls = Bei { $count } von 36 Würfen bekommst du dann mehr Karten.
web-reason-rate = Dann kannst du { $kinds } im Verhältnis { $rate }:1 tauschen.
web-reason-gains = Du bekommst { $cards }.
web-reason-enables = Danach reichen deine Karten für: { $kinds }.
web-reason-nearer = Das bringt dich näher an: { $kinds }.
web-reason-blocks = Das sperrt Land von { $seats } ({ $kind }), das bei { $count } von 36 Würfen etwas bringt.
web-reason-leads = Das führt zu einer freien Kreuzung mit { $kinds }.
web-reason-length = Dein längster Straßenzug wächst auf { $count }.
web-reason-joins = Das verbindet deine Straßen.
web-reason-further = Noch eine Straße, und du erreichst eine freie Kreuzung mit { $kinds }.
web-reason-line = Deine längste Straße misst { $count }, die längste am Tisch { $most }.
web-reason-pile =
    { $count ->
        [one] Im Stapel liegt noch eine Entwicklungskarte.
       *[other] Im Stapel liegen noch { $count } Entwicklungskarten.
    }
web-reason-wins-points = Du gewinnst: { $total } von { $most } Punkten.
web-reason-enough = Dann hast du { $total } von { $most } Punkten und damit genug, um zu gewinnen.
web-reason-far = Noch { $count } Straßen, und du erreichst eine freie Kreuzung mit { $kinds }.
web-reason-route = Eine Siedlung dort könnte { $kinds } im Verhältnis { $rate }:1 tauschen.
web-reason-roads-longest = Mit diesen Straßen kannst du die Längste Straße bekommen: { $count } in einer Linie.
web-reason-roads-grow = Mit diesen Straßen kann deine längste Straße auf { $count } wachsen; die längste am Tisch misst { $most }.
web-reason-unseen =
    { $count ->
        [one] Eine Entwicklungskarte hast du noch nicht gesehen. Siegpunkte darunter: { $victory }. Grenzpatrouillen: { $patrols }.
       *[other] Unter den { $count } Entwicklungskarten, die du noch nicht gesehen hast, sind { $victory } Siegpunkte und { $patrols } Grenzpatrouillen.
    }
web-reason-needs-one = Dir fehlt ein Punkt, und unter den Karten, die du nicht gesehen hast, sind noch Siegpunkte.
web-reason-patrol-race = Noch eine Grenzpatrouille, und du kannst die Stärkste Grenzpatrouille bekommen.
web-reason-only-card = Für etwas anderes reichen deine Karten nicht.
web-reason-nothing-else = Etwas anderes kannst du in diesem Zug nicht tun.
web-reason-no-trade-helps = Kein Tausch würde für sich allein reichen, um etwas zu bauen oder zu kaufen.
web-reason-short =
    { $count ->
        [one] Dir fehlt eine Karte für: { $kinds }.
       *[other] Dir fehlen { $count } Karten für: { $kinds }.
    }
web-reason-safe = Mit { $count } Karten verlierst du bei einer 7 keine.
web-reason-stays-on = Tormund sperrt weiter Land von { $seats }.
web-reason-not-on-you = Tormund steht nicht auf deinem Land.
web-reason-unplayed = Der Siegpunkt zählt, ohne dass du ihn ausspielst.
web-reason-roll = Gehandelt und gebaut wird nach dem Wurf.
web-reason-building = Erst danach kannst du bauen.
web-reason-poor = Mit diesen Karten kannst du nichts bauen oder kaufen.
web-reason-saves =
    { $count ->
        [one] Du behältst deine Karte für später.
       *[other] Du behältst deine { $count } Karten für später.
    }
web-reason-still-pays = Was du behältst, reicht für: { $kinds }.
web-reason-keeps = Du behältst { $cards }.
web-reason-nobody-blocked = In seinem Lager sperrt Tormund kein Feld.
web-reason-not-you = Dort hast du nichts gebaut.
web-reason-only-you = Nur du hast dort gebaut, also wird niemand beraubt.
web-reason-ahead = { $seat } führt mit { $count } Punkten.
web-reason-holds =
    { $count ->
        [one] { $seat } hat 1 Karte auf der Hand.
       *[other] { $seat } hat { $count } Karten auf der Hand.
    }
web-reason-spare = Du musst hier nicht rauben.
web-reason-tormund-on-you = Tormund steht auf deinem Land.
web-reason-patrols =
    { $count ->
        [1] Es ist deine erste Grenzpatrouille.
        [2] Es ist deine zweite Grenzpatrouille.
       *[other] Es ist deine Grenzpatrouille Nummer { $count }.
    }
web-reason-free-roads = Das spart dir { $cards } für jede Straße.
web-reason-none-held = Davon hast du nichts: { $kinds }.
web-reason-plenty = Du hast { $cards }.
web-reason-cannot-pay = Dir fehlt, was verlangt wird: { $cards }.
web-reason-breaks = Mit dem Handel würden deine Karten nicht mehr reichen für: { $kinds }.
web-reason-no-nearer = Der Handel brächte dich nichts näher, was du bauen oder kaufen kannst.
web-reason-gives-away = Du gäbst { $cards } her.
web-reason-nobody-agrees = Niemand hat deinem Angebot zugestimmt.
web-reason-weakest =
    { $guards ->
        [0] Kein Mauerabschnitt ist schwächer: Niemand bewacht ihn.
        [one] Kein Mauerabschnitt ist schwächer: Dort steht 1 Wächter.
       *[other] Kein Mauerabschnitt ist schwächer: Dort stehen { $guards } Wächter.
    }
web-reason-wall =
    { $guards ->
        [one] Dann steht dort 1 Wächter gegen { $wildlings } auf der Lichtung.
       *[other] Dann stehen dort { $guards } Wächter gegen { $wildlings } auf der Lichtung.
    }
web-reason-gift =
    { $count ->
        [one] Ein Wildling ist in der Schenkung; bei { $most } endet das Spiel.
       *[other] { $count } Wildlinge sind in der Schenkung; bei { $most } endet das Spiel.
    }
web-reason-before-the-wall =
    { $count ->
        [one] Ein Wildling ist auf dem Weg zur Mauer.
       *[other] { $count } Wildlinge sind auf dem Weg zur Mauer.
    }
web-reason-flip = Diesen Helden darfst du noch einmal einsetzen.
web-reason-pick = Eine andere Heldenkarte kannst du zweimal einsetzen, mit jeder Seite einmal.
web-reason-remove = Diese Heldenkarte liegt vor niemandem.
web-reason-done = Du behältst, was du bekommen hast.
web-reason-choose = Du kannst nur eine der Karten behalten, die du siehst.
web-reason-hero = Jetzt ist der Augenblick für { word-hero }.
web-reason-hero-waits = Dein Held bleibt für ein andermal bereit.
