### The web client at a table of the Watch. Keys are `web-watch-...`.

## The table

web-watch-what-here = Was möchtest du hier tun?
web-watch-choose-place = wähle einen Ort auf dem Spielfeld
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
web-watch-hero-side = Seite { $side }
web-watch-hero-use = Nutzen
web-watch-hero-display = In der Auslage:

## Trade

web-watch-trade = Handel
web-watch-give = Ich gebe
web-watch-get = Ich bekomme
web-watch-bank = Mit dem Vorrat
web-watch-bank-rate = so viele, wie der Vorrat für eine Karte nimmt
web-watch-offer = { $who } bietet { $give } für { $take }.
web-watch-offer-to = Angebot an
web-watch-offer-all = Niemand gewählt: an alle.
web-watch-offer-do = Anbieten
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

web-watch-place-hex = Feld { $number }
web-watch-place-intersection = Kreuzung { $number }
web-watch-place-path = Weg { $number }, von { $from } nach { $to }
web-watch-place-route = Handelsstation
web-watch-place-section = Mauerabschnitt { $number }
web-watch-place-clearing = Lichtung { $number }
web-watch-place-position = Mauerabschnitt { $section }, Platz { $position }
web-watch-place-camp = { $clan }, Lager { $camp }
web-watch-place-tormund = Tormunds Lager
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
web-watch-cause-robbed-gain = anderen gestohlen
web-watch-cause-robbed-loss = von anderen gestohlen
web-watch-cause-discarded = abgelegt
web-watch-cause-spent = verbaut
web-watch-cause-special = Helden und Karten

## Replay

web-watch-mark-seven = Sieben
web-watch-mark-breach = Durchbruch
web-watch-mark-settlement = Siedlung
web-watch-mark-keep = Befestigung
web-watch-mark-end = Ende

## What moves on the board

web-watch-dice-shown = Würfel: { $first } und { $second }
web-watch-dice-wildling = Wildlingswürfel: { $die }
web-watch-breach-moment = Die Mauer ist durchbrochen
web-watch-declined-for-you = Für dich abgelehnt: Du kannst { $cards } nicht bezahlen.

## The board

web-watch-board = Spielplan
web-watch-zoom-in = Vergrößern
web-watch-zoom-out = Verkleinern
web-watch-zoom-whole = Den ganzen Plan zeigen
