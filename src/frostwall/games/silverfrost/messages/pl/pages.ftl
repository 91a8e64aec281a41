### Silverfrost na stronach bez skryptów: nazwa, tryby i pozycja.

## Gra i jej tryby

pages-name = Silverfrost
pages-about = Zwierzęta, karty i długa zima: umieszczaj, zagrywaj, przygotowuj się do następnej pory roku. Od jednego do czterech miejsc.
pages-credits = Karty Silverfrost to nasz własny zestaw.
pages-mode-standard = gra standardowa

## Pozycja

pages-valley = Dolina
pages-mountain = Olbrzymy
pages-highland = Zadania wyżynne
pages-places = Miejsca
pages-place = Miejsce
pages-gives = Co daje
pages-animals = Kto tam jest
pages-city-of = Miasto gracza { $seat }
pages-quests-held = Zadania
pages-quests = Moje zadania
pages-card = Karta
pages-text = Tekst
pages-cost = Koszt
pages-snow = śnieg
pages-chimney = komin
pages-deck = W talii: { $cards }, odrzucone: { $discarded }.
pages-freezing = Siarczysty mróz: usunięcie śniegu kosztuje 2 ognie.
