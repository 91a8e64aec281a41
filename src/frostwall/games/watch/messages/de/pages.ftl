### Die Nachtwache auf den Seiten ohne Script: ihr Name, ihre Spielarten, ihre Stellung.

## Das Spiel und seine Spielarten

pages-name = Die Nachtwache
pages-about = Besiedle die Schenkung, halte die Mauer: Straßen, Befestigungen, Handel, Wildlinge und Helden. Drei bis sechs Plätze.
pages-mode-base = Basisspiel
pages-mode-brotherhood = Die Bruderschaft der Nachtwache
pages-mode-brotherhood56 = Bruderschaft für fünf und sechs

## Die Stellung

pages-north = Der Norden und die Mauer
pages-section = Abschnitt
pages-guards = Wächter
pages-clearing = Wildlinge davor
pages-clan-camps = Lager
pages-clan = Stamm
pages-in-camps = Wildlinge dort
pages-north-line = Durchbrüche: { $breaches } von { $most }. Wildlinge in der Schenkung: { $gift } von { $full }.
pages-heroes = Helden in der Auslage
pages-dice-are = Würfel: { $dice }
pages-offer = Das Angebot
pages-offer-is = { $seat } gibt { $give } für { $take }.
pages-offer-answer =
    { $answer ->
        [accepted] nimmt an
        [declined] lehnt ab
        [countered] bietet etwas anderes
       *[waiting] hat nicht geantwortet
    }
pages-resource = Rohstoff
pages-count = Anzahl
pages-rate = Kurs
pages-supply = Im Vorrat
pages-costs = Was wie viel kostet
pages-piece = Was
pages-cost = Preis
pages-left = Übrig
pages-missing = Fehlt
pages-ready = bezahlbar
pages-development-short = Entw.-K.
pages-patrols = Patrouillen
pages-road = Straße
pages-hero = Held
pages-hero-usable = kann jetzt eingesetzt werden.
pages-holds = hat die Karte
pages-your-cards = Entwicklungskarten: { $cards }.
pages-fresh = In diesem Zug gekauft: { $cards }.
