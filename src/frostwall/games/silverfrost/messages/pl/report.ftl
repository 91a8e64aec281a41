### Co o tej grze mówią symulacje i powtórki.

## Podsumowanie, które wypisuje `sim`

report-summary-level = poziom trudności
report-summary-claw = śr. punkty Pazura
report-summary-claw-won = Wygrane Pazura: { $games }.

## Raport

report-claw-won = Wygrane Pazura
report-lead-spread = Gry są równo rozłożone na cztery poziomy trudności, każdy z tymi samymi ziarnami. Te same gry więc wracają, a przedziały liczb ze wszystkich gier są za wąskie.
report-seats = Kto wygrywa, według miejsca
report-seats-text = Udział samodzielnych wygranych według miejsca, z przedziałami 95%. Linia przerywana to równy udział, gdy wszystkie boty są takie same; miejsce odległe o ponad 5 punktów procentowych ma znak ⚠.
report-order = Kto wygrywa, według kolejności gry
report-order-text = Udział samodzielnych wygranych według kolejności gry: pierwszy jest ten, kto zaczynał. Znaki jak przy miejscach; pierwszego gracza się losuje, więc widać tu to, czego nie pokażą miejsca.
report-place-in-order = Kolejność gry
report-order-place =
    { $place ->
        [1] pierwszy gracz
       *[other] na miejscu { $place }
    }
report-difficulty = Wygrane z Pazurem
report-difficulty-text = Udział wygranych gier solo według poziomu trudności, z przedziałami 95%.
report-level = Poziom trudności
report-both-sides = Punkty obu stron
report-both-sides-text = Średnie punkty na koniec według poziomu trudności, bota i Pazura, z przedziałami 95%.
report-points = Punkty na koniec
report-points-text = Średnie punkty według miejsca, z przedziałami 95%.
report-mean = Średnia
report-cards = Jak często zagrywa się karty
report-cards-text =
    Jaką część kart widzianych przez miejsce ono zagrało. Liczy się jedna gra i jedno miejsce: karta była na ręce tego miejsca lub w dolinie, gdy miało ono turę, bez względu na to, czy było je na nią stać. Niezależnie od liczby takich okazji i egzemplarzy liczy się raz; zagranie także. Słupki to przedziały 95%, linie przerywane są przy { $rare }% i { $common }%; { $flagged ->
        [0] żadna karta nie leży poza nimi.
        [one] jedna karta poza nimi ma znak ⚠.
        [few] { $flagged } karty poza nimi mają znak ⚠.
       *[many] { $flagged } kart poza nimi ma znak ⚠.
    }
report-card = Karta
report-type = Typ
report-copies = Egzemplarze
report-played = Zagrana
report-seen = Widziana
report-flag = Znak
report-never-seen = nigdy niewidziana
report-rare =
    { $sure ->
        [yes] rzadko zagrywana
       *[no] może rzadko zagrywana
    }
report-common =
    { $sure ->
        [yes] bardzo często zagrywana
       *[no] może bardzo często zagrywana
    }
report-card-wins = Kto wygrywa z daną kartą
report-card-wins-text = Jak często wygrywało, samo lub z innymi, miejsce, które zagrało kartę; słupki to przedziały 95%. Linia przerywana to średnia wszystkich miejsc, { $mean }. Kto zagrywa więcej wszystkiego, też wygrywa, więc większość kart leży na prawo od niej.
report-by-winners = Zagrana przez zwycięzców
report-quests = Wykonane zadania
report-quests-text = Zadanie nizinne: w ilu grach i na ilu miejscach, mających je w zasobach, zostało wykonane. Zadanie wyżynne: w ilu grach, w których je wyłożono, ktoś je wykonał. Słupki to przedziały 95%.
report-quest = Zadanie
report-quest-level = Poziom
report-quest-points = Punkty
report-done = Wykonane
report-held = Posiadane lub wyłożone
report-claw-done = Przez Pazura
report-giants = Użyte olbrzymy
report-giants-text = Ile wyborów olbrzyma, przy których ten był dostępny, padło na niego; słupki to przedziały 95%. Średnia liczba takich wyborów w grze: { $used }.
report-giant = Olbrzym
report-used = Użyty
report-open = Dostępny
report-places = Dokąd idą zwierzęta
report-places-text = Udział wszystkich umieszczeń według miejsca; średnia liczba zwierząt umieszczanych przez jedno miejsce przy stole w grze: { $each }. Słupki pokazują kolejne pory roku, tabela udziały w każdej z nich.
report-place = Miejsce
report-placed = Umieszczenia
report-whole = Wszystkie pory roku
report-own-card = karta celu podróży, własne miasto
report-others-card = karta celu podróży, cudze miasto
report-winners = Za co punktują zwycięzcy
report-winners-text = Średnie punkty zwycięzców na koniec według źródła, z przedziałami 95%.
report-source = Punkty za
report-snow = Usunięty śnieg
report-snow-text = Średnia ilość śniegu usuniętego w grze według miejsca, z przedziałami 95%.

## Pozycja, którą wypisuje `replay`

report-position-supply = zasoby: { $goods }
report-position-left = nieumieszczone zwierzęta: { $animals }
report-position-cleared = usunięty śnieg: { $snow }
report-position-chimneys = pozostałe kominy: { $chimneys }
report-position-quests = zadania: { $quests }
report-position-completed = wykonane: { $quests }
report-position-city = miasto: { $cards }
report-position-valley = dolina: { $cards }
report-position-giants = olbrzymy: { $giants }
report-position-highland = zadania wyżynne: { $quests }
report-position-animals = na planszy: { $places }
report-position-deck = talia: { $cards }, stos kart odrzuconych: { $discarded }
report-position-hand = ręka: { $cards }
