### Pierwsze gry z przewodnikiem w przeglądarce. Klucze to `learn-...`; kroki są w tests/learn_write.py.

learn-base-title = Twoja pierwsza gra
learn-brotherhood-title = Twoja pierwsza warta na Murze
## Gra podstawowa

learn-base-1-title = Ląd i jego liczby
learn-base-1-text = To jest Dar. Każdy teren daje jeden surowiec: lasy drewno, wzgórza glinę, pastwiska wełnę, pola uprawne zboże, góry rudę. Pole produkuje, gdy na dwóch kościach wypadnie jego liczba; kropki pod liczbą mówią, jak często to się zdarza, a czerwone wypadają najczęściej.
learn-base-1-do = Kliknij jedną z czerwonych liczb.
learn-base-2-title = Twoja pierwsza osada
learn-base-2-text = Osady stoją tam, gdzie stykają się pola, i zbierają plony ze wszystkich. To miejsce dotyka trzech dobrych liczb. Nikt nie może osiedlić się tuż obok innej osady, więc dobre miejsca szybko znikają.
learn-base-2-do = Kliknij świecące skrzyżowanie, by założyć osadę.
learn-base-3-title = Droga prowadzi dalej
learn-base-3-text = Z każdą zakładaną osadą kładziesz drogę na jednej z sąsiednich ścieżek. Teraz drogi nic nie kosztują. Później to one decydują, gdzie możesz budować, więc kieruj je tam, gdzie chcesz się osiedlić.
learn-base-3-do = Kliknij świecącą ścieżkę.
learn-base-4-title = Twoje pierwsze karty
learn-base-4-text = Każdy zakłada dwie osady. Druga od razu daje plony: po karcie za każde pole, którego dotyka. Te karty to twoja ręka i widzisz je tylko ty.
learn-base-5-title = Wszyscy zbierają plony
learn-base-5-text = Tura zaczyna się od rzutu. Każde pole z wyrzuconą liczbą daje surowce wszystkim, którzy tam budowali: 1 kartę za osadę, 2 za twierdzę. Patrz więc na planszę także wtedy, gdy rzucają inni.
learn-base-6-title = Zbuduj drogę
learn-base-6-text = Po rzucie możesz handlować i budować, na ile cię stać. Nowa droga przedłuża twoją albo wychodzi z twojej osady. Co możesz zrobić, świeci; jeśli coś nie świeci, kliknij, a dowiesz się dlaczego.
learn-base-6-do = Kliknij świecącą ścieżkę, by zbudować drogę.
learn-base-7-title = Nowa osada
learn-base-7-text = Osada daje 1 punkt i plony do końca gry. Musi do niej prowadzić twoja droga, a wszystkie sąsiednie skrzyżowania muszą być wolne. Do zwycięstwa potrzebujesz 10 punktów.
learn-base-7-do = Kliknij świecące skrzyżowanie, by zbudować osadę.
learn-base-8-title = Wymieniaj to, czego masz za dużo
learn-base-8-text = Pula bierze 4 jednakowe karty za 1 wybraną. Z osadą przy jednym ze świecących szlaków handlowych płacisz tylko 3 albo 2 takie, jakie pokazuje szlak. W swojej turze możesz też składać oferty innym, za każdą cenę, na którą się zgodzicie.
learn-base-9-title = Siódemka: przychodzi Tormund
learn-base-9-text = Przy siódemce nikt nie zbiera plonów, a kto ma ponad 7 kart, traci połowę. Potem przesuwasz Tormunda: pole, na którym stoi, nic nie daje, a ty kradniesz kartę komuś, kto tam budował.
learn-base-9-do = Kliknij świecące pole, by posłać tam Tormunda.
learn-base-10-title = Z osady twierdza
learn-base-10-text = Zboże i ruda zmieniają osadę w twierdzę. Jest warta 2 punkty i daje za każdym razem 2 karty. Osada wraca do ciebie i możesz ją zbudować gdzie indziej.
learn-base-10-do = Kliknij świecącą osadę, by zbudować twierdzę.
learn-base-11-title = Dwa rodzaje kart
learn-base-11-text = Karty rozwoju zaskakują: patrole przesuwają Tormunda, są darmowe drogi, surowce i ukryte punkty zwycięstwa. W turze zagrywasz najwyżej jedną i nie w turze zakupu. Dwie karty specjalne są warte po 2 punkty: Najdłuższa droga od 5 dróg i Najwięcej patroli od 3 patroli.
learn-base-12-title = Dziesięć punktów
learn-base-12-text = Osady, twierdze, karty specjalne i ukryte karty sumują się: z 10 punktami w swojej turze wygrywasz od razu. To cała gra podstawowa. O reszcie dowiesz się, gdy przyjdzie na nią pora.

## Braterstwo Straży

learn-brotherhood-1-title = Teraz jest Mur
learn-brotherhood-1-text = Na południe od Muru osiedlasz się i handlujesz jak w grze podstawowej. Na północy gromadzą się dzicy, a Mur, który ich powstrzymuje, ma fragmenty, każdy z miejscem dla pięciu strażników. Strzeżecie go wspólnie, a jednak wygra tylko jedno z was.
learn-brotherhood-2-title = Twój pierwszy strażnik
learn-brotherhood-2-text = Przygotowanie kończy się na Murze: każdy wystawia za darmo jednego strażnika. Strażnicy wszystkich kolorów stoją obok siebie, a każdy zajmuje najniższe wolne pole. Ten na polu 1 pada pierwszy.
learn-brotherhood-2-do = Kliknij świecący fragment Muru, by wystawić strażnika.
learn-brotherhood-3-title = Bohater u boku
learn-brotherhood-3-text = Zawsze masz jednego bohatera z mocą, której możesz użyć raz na turę. Po pierwszym użyciu odwracasz kartę i możesz użyć jej jeszcze raz albo od razu wymieniasz ją na innego bohatera.
learn-brotherhood-4-title = Wzrost ma swoją cenę
learn-brotherhood-4-text = Kto buduje, przyciąga dzikich: osada odkrywa jeden żeton, twierdza dwa, a zdobycie karty specjalnej jeden. Żeton mówi, z jakiego klanu i jakiego rodzaju jest dziki. Czeka on przy ogniskach swojego klanu; gdy przyjdzie piąty, klan najeżdża Mur.
learn-brotherhood-5-title = Trzecia kość
learn-brotherhood-5-text = Razem z dwiema kośćmi plonów rzuca się kością dzikich, która wskazuje szlak. Pierwszy dziki tego klanu schodzi nim na polanę przed fragmentem Muru.
learn-brotherhood-6-title = Rekrutuj
learn-brotherhood-6-text = Strażnik kosztuje drewno, glinę i wełnę, a fragment Muru wybierasz ty. Trzech twoich strażników gdziekolwiek na Murze to 1 punkt, pięciu to 2. A jeśli Mur padnie, wygrywa ten, kto ma ich najwięcej.
learn-brotherhood-6-do = Kliknij świecący fragment Muru, by zrekrutować strażnika.
learn-brotherhood-7-title = Mur się trzyma
learn-brotherhood-7-text = Gdy dziki dochodzi na polanę, liczy się dzikich i strażników. Dopóki strażników jest nie mniej niż dzikich, Mur się trzyma, a dzicy czekają na zewnątrz.
learn-brotherhood-8-title = Wspinacze i olbrzymi
learn-brotherhood-8-text = Wspinacz od razu przechodzi przez Mur, bez względu na strażników, i blokuje pierwsze wolne pole na swojej linii: nikt już tam nie zbiera plonów. Olbrzym przepędza pierwszego strażnika i wraca do siebie.
learn-brotherhood-9-title = Przełamanie obrony
learn-brotherhood-9-text = Więcej dzikich niż strażników: obrona Muru zostaje przełamana. Pierwszy strażnik wraca do domu, a wszyscy z polany przechodzą i blokują pola na linii. Spójrz na polanę, a plansza pokaże, którędy biegnie jej linia.
learn-brotherhood-10-title = Przepędź ich
learn-brotherhood-10-text = Patrol zwiadowców przesuwa Tormunda jak w grze podstawowej albo przepędza dzikiego z Daru. Wtedy pole znów daje plony, a ty od razu dostajesz kartę jego surowca.
learn-brotherhood-10-do = Kliknij świecące pole, by przepędzić dzikiego.
learn-brotherhood-11-title = Trzy zakończenia
learn-brotherhood-11-text = Z 10 punktami na koniec swojej tury wygrywasz. Ale trzecie przełamanie obrony albo ósmy dziki na Darze kończy grę na miejscu i wtedy wygrywa ten, kto ma najwięcej strażników na Murze. Pilnuj więc punktów i pilnuj Muru.

## Wokół kroków

learn-watch-hand = Twoje karty
learn-watch-costs = Koszt
learn-watch-you-are = Twój kolor: { $colour }
learn-watch-play-help = Przeciwko trzem łatwym botom. W każdej chwili możesz poprosić o podpowiedź i cofać ruchy.
learn-watch-other-base = Najpierw naucz się gry podstawowej
learn-watch-other-brotherhood = Teraz naucz się Braterstwa

## Zagadki: o czym są

learn-puzzle-theme-founding = Zakładanie
learn-puzzle-theme-founding-help = Gdzie powinny stanąć pierwsze osady i ich drogi.
learn-puzzle-theme-building = Budowanie
learn-puzzle-theme-building-help = Drogi, osady i twierdze: co najpierw i gdzie.
learn-puzzle-theme-trade = Handel
learn-puzzle-theme-trade-help = Wymiana z pulą i oferty innych.
learn-puzzle-theme-cards = Karty rozwoju
learn-puzzle-theme-cards-help = Kiedy kupić kartę, a kiedy ją zagrać.
learn-puzzle-theme-tormund = Tormund
learn-puzzle-theme-tormund-help = Dokąd idzie, kogo okradasz i co oddajesz przy siódemce.
learn-puzzle-theme-patience = Cierpliwość
learn-puzzle-theme-patience-help = Kiedy lepiej zatrzymać karty i zakończyć turę.
learn-puzzle-theme-wall = Mur
learn-puzzle-theme-wall-help = Strażnicy i dzicy na Darze.
learn-puzzle-theme-heroes = Bohaterowie
learn-puzzle-theme-heroes-help = Kiedy bohater pomaga najbardziej.
