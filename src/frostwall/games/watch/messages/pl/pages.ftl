### Straż na stronach bez skryptów: nazwa, tryby i pozycja.

## Gra i jej tryby

pages-name = Straż
pages-about = Zasiedl Dar, utrzymaj Mur: drogi, twierdze, handel, dzicy i bohaterowie. Od trzech do sześciu miejsc.
pages-mode-base = gra podstawowa
pages-mode-brotherhood = Braterstwo Straży
pages-mode-brotherhood56 = Braterstwo dla pięciu i sześciu

## Pozycja

pages-north = Północ i Mur
pages-section = Fragment
pages-guards = Strażnicy
pages-clearing = Dzicy przed nim
pages-clan-camps = Obozy
pages-clan = Klan
pages-in-camps = Dzicy w obozach
pages-north-line = Przełamania obrony: { $breaches } z { $most }. Dzicy na Darze: { $gift } z { $full }.
pages-heroes = Pula kart bohaterów
pages-dice-are = Kości: { $dice }
pages-offer = Oferta
pages-offer-is = { $seat } daje { $give } za { $take }.
pages-offer-answer =
    { $answer ->
        [accepted] przyjmuje
        [declined] odrzuca
        [countered] proponuje coś innego
       *[waiting] jeszcze nie odpowiada
    }
pages-resource = Surowiec
pages-count = Liczba
pages-rate = Stosunek
pages-supply = W puli
pages-costs = Co ile kosztuje
pages-piece = Element
pages-cost = Koszt
pages-left = Zostało
pages-missing = Brakuje
pages-ready = stać cię
pages-development-short = Karty rozw.
pages-patrols = Patrole
pages-road = Droga
pages-hero = Bohater
pages-hero-usable = można teraz użyć.
pages-holds = ma tę kartę
pages-your-cards = Karty rozwoju: { $cards }.
pages-fresh = Kupione w tej turze: { $cards }.
