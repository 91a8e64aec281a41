### Przeglądarka przy stole Straży. Klucze to `web-watch-...`.

## Stół

web-answered-offer = decyzja o twojej ofercie
web-waits-offer =
    { $mine ->
        [yes] Na twoją ofertę ma odpowiedzieć { $who }
       *[no] Na ofertę gracza { $by } ma odpowiedzieć { $who }
    }
web-watch-what-here = Co chcesz tu zrobić?
web-watch-hand = Twoje karty surowców
web-watch-fresh = kupiona w tej turze: do zagrania od następnej
web-watch-cards-in-hand = Karty surowców na ręce
web-watch-development = Karty rozwoju
web-watch-road-length = Najdłuższa własna droga
web-watch-patrols = Zagrane Patrole zwiadowców
web-watch-guards = Strażnicy na Murze
web-watch-build-road = Droga
web-watch-build-settlement = Osada
web-watch-build-keep = Twierdza
web-watch-build-buy = Karta
web-watch-build-guard = Strażnik
web-watch-missing = Musisz jeszcze zdobyć { $cards }.
web-watch-no-place = Teraz nie ma na to miejsca.
web-watch-end-turn = Zakończ turę
web-watch-end-sure = Możesz jeszcze budować. Mimo to zakończyć?
web-watch-discard = Odrzuć
web-watch-enough = Tylko to
web-watch-hand-seen = { $who } ma { $cards }.

## Co wybiera się z listy

web-watch-field-seat = kogo?
web-watch-field-victim = kogo?
web-watch-field-with = z kim?
web-watch-field-to = komu?
web-watch-field-card = którą kartę?
web-watch-field-cards = które karty?
web-watch-field-wildling = którego dzikiego?
web-watch-field-hero = którego bohatera?
web-watch-field-give = co dać?
web-watch-field-take = co wziąć?
web-watch-field-instead = zamiast której karty?
web-watch-field-second = i które jeszcze?
web-watch-field-clan = który klan?

## Bohaterowie

web-watch-hero-decline = nie używaj teraz bohatera
web-watch-heroes = Bohaterowie
web-watch-hero-side =
    { $side ->
        [A] Strona A do góry: po użyciu zatrzymaj kartę stroną B do góry albo weź innego bohatera.
       *[B] Strona B do góry: po następnym użyciu bierzesz innego bohatera.
    }
web-watch-hero-use = Użyj
web-watch-hero-display = W puli:

## Handel

web-watch-trade = Handel
web-watch-give = Daję
web-watch-get = Dostaję
web-watch-bank = Pula
web-watch-offer = { $who } oferuje { $give } za { $take }.
web-watch-offer-do =
    { $count ->
        [0] Oferta dla wszystkich
       *[other] Złóż ofertę
    }
web-watch-holds =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
web-watch-refused-by = Odmowa w tej turze: { $who }.
web-watch-for = za
web-watch-accept = Przyjmij
web-watch-decline = Odrzuć
web-watch-trading = Dotknij kart, które dajesz, i tych, których chcesz.
web-watch-counter = Kontroferta
web-watch-propose = Zaproponuj
web-watch-offers = Oferty
web-watch-answer =
    { $answer ->
        [accepted] { $who } przyjmuje.
        [declined] { $who } odmawia.
       *[waiting] { $who } jeszcze nie odpowiada.
    }

## Miejsca

web-watch-place-corner = róg { $numbers }
web-watch-place-corner-lands = róg { $numbers } ({ $lands })
web-watch-place-corner-of =
    { $way ->
        [n] północny róg: { $hex }
        [ne] północno-wschodni róg: { $hex }
        [se] południowo-wschodni róg: { $hex }
        [s] południowy róg: { $hex }
        [sw] południowo-zachodni róg: { $hex }
       *[nw] północno-zachodni róg: { $hex }
    }
web-watch-place-corner-ice = róg w lodzie
# Gdzie leży droga: „buduje drogę (pola uprawne 4 – wzgórza 6)”.
web-watch-place-between = { $one } – { $other }
web-watch-place-side =
    { $way ->
        [ne] { $hex }, strona północno-wschodnia
        [e] { $hex }, strona wschodnia
        [se] { $hex }, strona południowo-wschodnia
        [sw] { $hex }, strona południowo-zachodnia
        [w] { $hex }, strona zachodnia
       *[nw] { $hex }, strona północno-zachodnia
    }
web-watch-place-side-ice = w lodzie
# Kilka miejsc ma tę nazwę; to mówi, o które chodzi.
web-watch-place-way =
    { $way ->
        [n] { $name } na północy
        [ne] { $name } na północnym wschodzie
        [e] { $name } na wschodzie
        [se] { $name } na południowym wschodzie
        [s] { $name } na południu
        [sw] { $name } na południowym zachodzie
        [w] { $name } na zachodzie
       *[nw] { $name } na północnym zachodzie
    }
web-watch-place-path = ścieżka: { $where }
web-watch-place-owned = { $what } ({ $who })
web-watch-place-route = szlak handlowy
web-watch-place-section =
    { $number ->
        [1] fragment Muru 1
        [2] fragment Muru 2
        [3] fragment Muru 3
        [4] fragment Muru 4
        [5] fragment Muru 5
        [6] fragment Muru 6
       *[other] fragment Muru { $number }
    }
web-watch-place-section-full =
    { $other ->
        [none] { $section } (powyżej: { $one })
       *[other] { $section } (między: { $one } a { $other })
    }
web-watch-place-clearing = polana ({ $section })
web-watch-place-position = { $section }, pole { $position }
web-watch-place-camp = { $clan }, obóz { $camp }
# Klan bez tego słowa, na wąskim sztandarze.
web-watch-clan =
    { $clan ->
        [ice_river] Zamarznięta rzeka
        [cave_people] Jaskiniowcy
        [hornfoot] Rogostopi
        [rattlebones] Grzechoczące Kości
       *[heart_tree] Drzewo Serca
    }
web-watch-place-tormund = Obóz Tormunda
web-watch-place-standing =
    { $cards ->
        [one] { $who }: 1 karta
        [few] { $who }: { $cards } karty
       *[many] { $who }: { $cards } kart
    }
web-watch-place-wildlings =
    { $kind ->
        [climber] { $count ->
                [one] 1 wspinacz
               *[many] { $count } wspinaczy
            }
        [giant] { $count ->
                [one] 1 olbrzym
               *[many] { $count } olbrzymów
            }
        [mammoth] { $count ->
                [one] 1 mamut
                [few] { $count } mamuty
               *[many] { $count } mamutów
            }
       *[regular] { $count ->
                [one] 1 zwykły dziki
               *[many] { $count } zwykłych dzikich
            }
    }
# Obok planszy, gdy przesuwa się Tormunda: pola, przy których budowali inni.
web-watch-hits = Kto gdzie stoi
web-watch-hits-you = ty
web-watch-hits-cards =
    { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
web-watch-place-tower = wieża
web-watch-explain-tower =
    { $left ->
        [one] Przełamania obrony: { $breaches } z { $ofBreaches }. Dzicy na Darze: { $wildlings } z { $ofWildlings }. Jeszcze jeden na Darze albo ostatnie przełamanie kończy grę.
       *[many] Przełamania obrony: { $breaches } z { $ofBreaches }. Dzicy na Darze: { $wildlings } z { $ofWildlings }. Jeszcze { $left } na Darze albo ostatnie przełamanie kończy grę.
    }
web-watch-explain-section =
    { $guard ->
        [none] Strażnicy: 0. Dzicy na polanie: { $wildlings }. Po przełamaniu obrony każdy dziki, który przejdzie, blokuje jedno z tych pól: { $line }.
       *[other] Strażnicy: { $guards }. Dzicy na polanie: { $wildlings }. Przy przełamaniu obrony strażnika traci { $guard }, a każdy dziki, który przejdzie, blokuje jedno z tych pól: { $line }.
    }
web-watch-explain-hex =
    { $who ->
        [none] { $hex } (nikogo)
       *[other] { $hex } ({ $who })
    }
web-watch-explain-camp =
    { $wildling ->
        [none] Pusty. Zajęte obozy tego klanu: { $full } z 5.
       *[other] Zajęty: { $wildling }. Zajęte obozy tego klanu: { $full } z 5.
    }
web-watch-explain-way =
    { $guards ->
        [one] Stąd dzicy idą pod Mur: { $section }, 1 strażnik. Za nim leżą: { $line }.
       *[many] Stąd dzicy idą pod Mur: { $section }, strażnicy: { $guards }. Za nim leżą: { $line }.
    }
web-watch-card-patrol =
    { $north ->
        [yes] Przesuń Tormunda i ukradnij kartę albo przepędź dzikiego z Daru za kartę. Liczy się do karty „Najwięcej patroli”.
       *[no] Przesuń Tormunda i ukradnij kartę. Liczy się do karty „Najwięcej patroli”.
    }
web-watch-card-winter = Weź z puli dwie wybrane karty.
web-watch-card-roads = Zbuduj za darmo dwie drogi.
web-watch-card-recruits = Wystaw za darmo strażnika na Murze.
web-watch-card-victory = Punkt dla ciebie. Inni zobaczą go dopiero na końcu.
web-watch-place-tormund-here = Tu stoi Tormund

## Wygoda

web-watch-comfort-confirm = Pytaj przed końcem tury, gdy można jeszcze budować
web-watch-comfort-decline = Odrzucaj oferty, na które mnie nie stać

## Liczby skończonej gry

web-watch-sum = Suma
web-watch-dice-plot = Kości a oczekiwania
web-watch-times = Rzuty
web-watch-expected = oczekiwane przy uczciwych kościach
web-watch-gains-cause = Zdobyte karty według przyczyny
web-watch-losses-cause = Utracone karty według przyczyny
web-watch-gains-kind = Zdobyte karty według surowca
web-watch-losses-kind = Utracone karty według surowca
web-watch-guards-plot = Strażnicy na Murze
web-watch-north-plot = Północ: przełamania obrony i dzicy na Darze
web-watch-breaches = Przełamania obrony
web-watch-in-gift = Dzicy na Darze
web-watch-unknown = niewidziane karty
web-watch-cause-production = produkcja
web-watch-cause-trade = handel
web-watch-cause-robbed-gain = skradzione innym
web-watch-cause-robbed-loss = skradzione przez innych
web-watch-cause-discarded = odrzucone
web-watch-cause-spent = wydane na budowę
web-watch-cause-special = bohaterowie i karty

## Historia skończonej gry

web-watch-story-breach =
    { $count ->
        [one] Dzicy przełamują obronę Muru ({ word-section }): pierwszy raz z { $most }.
       *[many] Dzicy przełamują obronę Muru ({ word-section }): raz { $count } z { $most }.
    }
web-watch-story-held =
    { $wildlings ->
        [one] Mur ledwo wytrzymuje ({ word-section }): jeden strażnik przeciw jednemu dzikiemu.
       *[many] Mur ledwo wytrzymuje ({ word-section }): { $guards } strażników przeciw { $wildlings } dzikim.
    }
web-watch-story-held-well =
    { $count ->
        [one] Mur jest atakowany raz ({ word-section }) i łatwo wytrzymuje.
       *[many] Mur wytrzymuje wszystkie ataki: { $count }. Najcięższa próba: { word-section }, strażnicy: { $guards }, { $wildlings ->
            [one] jeden dziki
           *[many] dzicy: { $wildlings }
        }.
    }
web-watch-story-gift =
    { $count ->
        [one] Na Darze stoi jeden dziki; { $most } zakończyłoby grę.
       *[many] Na Darze stoi { $count } dzikich; { $most } zakończyłoby grę.
    }
web-watch-story-road = { $who } przejmuje kartę „{ source-longest-road }” z { $size } drogami z rzędu. Traci ją { $from }.
web-watch-story-patrol = { $who } przejmuje kartę „{ source-strongest-patrol }” z { $size } patrolami. Traci ją { $from }.
web-watch-story-hero = { $who } używa { word-hero-gen } { $count } razy: nikt nie używa bohatera częściej.
web-watch-story-hidden =
    { $count ->
        [one] { $who } wygrywa kartą z punktem zwycięstwa, której nikt nie widział.
       *[many] { $who } wygrywa kartami z punktem zwycięstwa ({ $count }), których nikt nie widział.
    }
web-watch-story-overrun =
    { $ending ->
        [breaches] Mur pada ostatecznie. Dzięki strażnikom wygrywa { $who }.
       *[other] Dzicy zajmują Dar. Dzięki strażnikom na Murze wygrywa { $who }.
    }
web-watch-story-overrun-all =
    { $ending ->
        [breaches] Mur pada ostatecznie i wszyscy przegrywają.
       *[other] Dzicy zajmują Dar i wszyscy przegrywają.
    }
web-watch-luck-help = Karty, które dały kości, obok tego, czego budowle mogły oczekiwać przy każdym rzucie.
web-watch-luck-best = Najlepsze kości ma { $who }. Karty: { $got }, oczekiwane: { $expected }.
web-watch-luck-worst = Najgorsze kości ma { $who }. Karty: { $got }, oczekiwane: { $expected }.
web-watch-luck-dry = { $who } nie dostaje niczego przez kolejne rzuty: { $count }.
web-watch-luck-thief =
    { $count ->
        [one] Najśmielszy złodziej to { $who }, z jedną skradzioną kartą.
       *[many] Najśmielszy złodziej to { $who }, ze skradzionymi kartami: { $count }.
    }
web-watch-luck-robbed =
    { $count ->
        [one] Najczęściej okradany gracz to { $who }: raz.
       *[many] Najczęściej okradany gracz to { $who }: { $count } razy.
    }
web-watch-luck-sevens =
    { $count ->
        [0] Nie wypadła ani jedna siódemka; oczekiwane: { $expected }.
        [one] Wypadła jedna siódemka; oczekiwane: { $expected }.
        [few] Wypadły { $count } siódemki; oczekiwane: { $expected }.
       *[many] Wypadło { $count } siódemek; oczekiwane: { $expected }.
    }

## Powtórka

web-watch-mark-seven = Siódemka
web-watch-mark-breach = Przełamanie
web-watch-mark-settlement = Osada
web-watch-mark-keep = Twierdza
web-watch-mark-end = Koniec

## Co rusza się na planszy

web-watch-dice-shown = Kości: { $first } i { $second }
web-watch-dice-wildling = Kość dzikich: { $die }
web-watch-breach-moment = Przełamanie obrony Muru
web-watch-declined-for-you = Odrzucono za ciebie: nie stać cię na { $cards }.

## Plansza

web-watch-board = Plansza
web-watch-zoom-in = Powiększ
web-watch-zoom-out = Pomniejsz
web-watch-zoom-whole = Pokaż całą planszę

## Czemu czegoś nie można kliknąć. Gdzie odmowa mówi o zapisie lub numerach, tu mówi się bez nich.

web-why-roll-first = Najpierw rzuć kośćmi.
web-why-not-build-phase = Trwa jeszcze twoja faza handlu: najpierw ją zamknij.
web-why-not-in-special-build = W specjalnej fazie budowy gracze po kolei budują, rekrutują i kupują albo pasują; nic więcej.
web-why-bad-tormund-target =
    { $hex ->
        [camp] Tormund nie może tu wrócić do obozu.
       *[other] Tormund nie chodzi na lodową pustynię.
    }
web-why-no-such-place = To nie jest na to miejsce.
web-why-lowest-position-only = Strażnik sam staje na najniższym wolnym polu: wybierz fragment Muru.
web-why-section-full =
    { $needs-sections-count ->
        [0] Wszystkie fragmenty Muru są pełne.
       *[other] Ten fragment jest pełny: stoi tu pięciu strażników.
    }
web-why-path-taken =
    { $you ->
        [owner] Masz tu już drogę.
       *[none] Jest tu już droga gracza { $owner }.
    }
web-why-path-closed = Między polami lodowej pustyni oraz między nią a ramką nikt nie może budować.
web-why-road-not-connected = Droga nie łączyłaby się tu z twoimi: musi dotykać twojej osady, twierdzy lub wolnego końca twojej drogi.
web-why-road-not-at-new-settlement = Droga musi dotykać właśnie założonej osady.
web-why-bad-intersection = Tu nie może stać osada: potrzebuje lądu obok, a jej skrzyżowanie i wszystkie sąsiednie muszą być wolne.
web-why-distance-rule = Za blisko: skrzyżowanie osady i wszystkie sąsiednie muszą być wolne.
web-why-no-own-road = Nie prowadzi tu jeszcze twoja droga.
web-why-not-your-settlement = Twierdza zastępuje twoją osadę, a tu jej nie masz.
web-why-no-wildling-there = Nie stoi tu żaden dziki.
web-why-bad-wildling = Nie ma tu takiego dzikiego.
web-why-bad-hero-pick = Tego bohatera nie można teraz wybrać.
web-why-bad-target = Tego gracza nie można teraz wybrać.
web-why-bad-road-move = Othell Yarwyck nie może przełożyć tej drogi: musi dotykać innych twoich elementów tylko jednym końcem i potrzebuje innego dozwolonego miejsca.
web-why-bad-guard-move = Ten strażnik nie może tam pójść: musi być twój, musi zostać dość strażników przeciw stojącym przed nimi dzikim, a drugi fragment musi mieć wolne pole.
web-why-bad-hex = Osha bierze karty tylko za pola zajęte przez dzikich przy twoich osadach i twierdzach.
web-why-must-take = Po obejrzeniu ręki musisz wziąć z niej kartę.
web-why-only-with-active-player =
    { $you ->
        [active] Handlować można dopiero po fazie przygotowania.
       *[none] Jest tura gracza { $active }: możesz złożyć propozycję. Odpowie { $active }.
    }
web-why-no-player-trade = Przy tym stole gracze nie handlują między sobą.
web-why-too-many-offers = W tej turze już bez ofert: zbyt wiele twoich spełzło na niczym. Możesz jeszcze odpowiadać innym i handlować z pulą.
web-why-use-offer = W swojej turze składasz ofertę, a nie propozycję.

## Co teraz zrobić: po jednym zdaniu na decyzję i na co czekają inni

web-watch-victim =
    { $cards ->
        [one] { $who } (1 karta)
        [few] { $who } ({ $cards } karty)
       *[many] { $who } ({ $cards } kart)
    }
web-watch-next =
    { $place ->
        [intersection] { $what }: wybierz świecące skrzyżowanie.
        [path] { $what }: wybierz świecącą ścieżkę.
        [hex] { $what }: wybierz świecące pole.
        [section] { $what }: wybierz świecący fragment Muru.
        [position] { $what }: wybierz świecącego strażnika.
        [camp] { $what }: wybierz świecący obóz.
        [clearing] { $what }: wybierz świecącą polanę.
       *[other] { $what }: wybierz świecące miejsce.
    }
web-watch-task-found-settlement =
    { $founded ->
        [0] Wybierz świecące skrzyżowanie dla swojej pierwszej osady.
       *[other] Wybierz świecące skrzyżowanie dla drugiej osady. Da po karcie z każdego sąsiedniego pola.
    }
web-watch-task-found-road =
    { $roads ->
        [0] Wybierz świecącą ścieżkę przy osadzie dla pierwszej drogi.
       *[other] Wybierz świecącą ścieżkę przy nowej osadzie dla drugiej drogi.
    }
web-watch-task-found-guard = Wybierz świecący fragment Muru dla pierwszego strażnika.
web-watch-task-pre-roll =
    { $more ->
        [yes] Rzuć kośćmi. Przedtem możesz użyć karty rozwoju lub bohatera.
       *[no] Rzuć kośćmi.
    }
web-watch-task-act =
    { $declare ->
        [yes] Masz dość punktów: ogłoś zwycięstwo!
       *[no] { $build ->
            [yes] Buduj, handluj albo zakończ turę.
           *[no] Na nic cię jeszcze nie stać: handluj albo zakończ turę.
        }
    }
web-watch-task-trade =
    { $declare ->
        [yes] Masz dość punktów: ogłoś zwycięstwo!
       *[no] Handluj do woli, potem zamknij fazę handlu, by budować.
    }
web-watch-task-build =
    { $declare ->
        [yes] Masz dość punktów: ogłoś zwycięstwo!
       *[no] { $build ->
            [yes] Buduj albo zakończ turę.
           *[no] Na nic więcej cię nie stać: zakończ turę.
        }
    }
web-watch-task-special-build =
    { $build ->
        [yes] Między turami możesz budować, rekrutować lub kupować. Potem spasuj.
       *[no] Między turami możesz budować, ale na nic cię nie stać: spasuj.
    }
web-watch-task-discard =
    { $discard ->
        [one] Siódemka, a masz za dużo kart: wybierz 1 do odrzucenia.
       *[many] Siódemka, a masz za dużo kart: wybierz { $discard } do odrzucenia.
    }
web-watch-task-tormund =
    { $drive ->
        [yes] Wybierz świecące pole: poślij tam Tormunda albo przepędź dzikiego z Daru.
       *[no] Wybierz świecące pole i poślij tam Tormunda. Dopóki tam stoi, pole nic nie daje.
    }
web-watch-task-victim =
    { $spare ->
        [yes] Wybierz, kogo okradnie Tormund: { $victims } albo nikogo.
       *[no] Wybierz, kogo okradnie Tormund: { $victims }.
    }
web-watch-task-offer =
    { $own ->
        [yes]
            { $answers ->
                [waiting] Twoja oferta czeka. Odpowie: { $who }. Możesz ją też wycofać.
                [some] Ktoś się zgadza: dokonaj wymiany albo czekaj. Odpowie jeszcze: { $who }.
                [all] Wszyscy już odpowiedzieli: dokonaj wymiany albo wycofaj ofertę.
               *[none] Nikt jej nie chce: wycofaj ofertę.
            }
       *[no] { $offerer } składa ci ofertę: przyjmij ją, odrzuć albo zażądaj czegoś innego.
    }
web-watch-task-free-road = Wybierz świecącą ścieżkę dla darmowej drogi.
web-watch-task-pick-sixth = Polana jest pełna: wybierz dzikiego, który wraca z przybyszem.
web-watch-task-after-hero =
    { $flip ->
        [yes] Po użyciu ({ $hero }): zatrzymaj kartę stroną B do góry na jeszcze jedno użycie albo weź innego bohatera.
       *[no] Po ostatnim użyciu ({ $hero }): weź innego bohatera.
    }
web-watch-task-hero-window = Teraz możesz użyć bohatera: { $hero }.
web-watch-task-hero-step =
    { $step ->
        [take] { $hero }: wybierz kartę, którą bierzesz.
        [return] { $hero }: wybierz kartę, którą oddajesz w zamian.
        [ask] { $hero }: zapytaj drugiego gracza albo poprzestań na tym, co masz.
        [done] { $hero }: zapytaj drugiego gracza albo poprzestań na tym, co masz.
        [choose] { $hero }: wybierz jedną z oglądanych kart rozwoju.
       *[other] { $hero }: jeszcze jeden wybór.
    }
web-watch-task-tragedy = Trzy jednakowe wyniki, dramat bohaterów: wybierz bohatera z puli, który opuści grę.

web-watch-wait-found-settlement = { $who } wybiera skrzyżowanie dla osady.
web-watch-wait-found-road = { $who } wybiera ścieżkę dla drogi.
web-watch-wait-found-guard = { $who } wybiera fragment Muru dla strażnika.
web-watch-wait-pre-roll = { $who } zaraz rzuci kośćmi.
web-watch-wait-act = { $who } handluje i buduje.
web-watch-wait-trade = { $who } handluje.
web-watch-wait-build = { $who } buduje.
web-watch-wait-special-build = { $who } może budować między turami.
web-watch-wait-discard =
    { $count ->
        [one] { $who } wybiera karty do odrzucenia.
       *[many] { $who } wybierają karty do odrzucenia.
    }
web-watch-wait-tormund = { $who } przesuwa Tormunda.
web-watch-wait-victim = { $who } wybiera, kogo okradnie Tormund.
web-watch-wait-offer = Oferta gracza { $offerer } czeka na odpowiedzi.
web-watch-wait-free-road = { $who } kładzie darmową drogę.
web-watch-wait-pick-sixth = { $who } wybiera dzikiego, który wraca.
web-watch-wait-after-hero = { $who } zatrzymuje lub wymienia bohatera ({ $hero }).
web-watch-wait-hero-window = { $who } może użyć bohatera: { $hero }.
web-watch-wait-hero-step = { $who } używa bohatera: { $hero }.
web-watch-wait-tragedy = { $who } wybiera bohatera, który opuści grę.

## Czemu podpowiedź jest dobrym ruchem (games/watch/reasons.py)

web-watch-said = { $what }: { $about }
web-watch-terms = { $give } za { $take }
web-reason-bot = Tak zagrałby nasz najsilniejszy bot.
web-reason-wins = To wygrywa grę.
web-reason-longest-road = Daje kartę „Najdłuższa droga” z { $count } drogami w jednym ciągu.
web-reason-strongest-patrol = Daje kartę „Najwięcej patroli” z { $count } Patrolami zwiadowców.
web-reason-points =
    { $count ->
        [one] Daje ci punkt zwycięstwa: { $total } z { $most }.
        [few] Daje ci { $count } punkty zwycięstwa: { $total } z { $most }.
       *[many] Daje ci { $count } punktów zwycięstwa: { $total } z { $most }.
    }
web-reason-covers = Daje surowce, których nie masz: { $kinds }.
web-reason-frees = Odblokowuje twoje surowce: { $kinds }.
web-reason-rolls = Przy { $count } z 36 rzutów dostaniesz więcej kart.
web-reason-rate = Potem możesz wymieniać { $rate }:1 ({ $kinds }).
web-reason-gains = Dostajesz { $cards }.
web-reason-enables = Kart starczy wtedy na: { $kinds }.
web-reason-nearer = Przybliża cię do celu: { $kinds }.
web-reason-blocks = Blokuje pole ({ $kind }), które płaci przy { $count } z 36 rzutów. Traci: { $seats }.
web-reason-leads = Prowadzi do wolnego skrzyżowania ({ $kinds }).
web-reason-length = Twoja najdłuższa droga rośnie do { $count }.
web-reason-joins = Łączy twoje drogi.
web-reason-further = Jeszcze jedna droga i sięgniesz wolnego skrzyżowania ({ $kinds }).
web-reason-line = Twoja najdłuższa droga ma { $count }; najdłuższa przy stole ma { $most }.
web-reason-pile =
    { $count ->
        [one] W stosie została jedna karta rozwoju.
        [few] W stosie są jeszcze { $count } karty rozwoju.
       *[many] W stosie jest jeszcze { $count } kart rozwoju.
    }
web-reason-wins-points = Wygrywasz: { $total } z { $most } punktów.
web-reason-enough = Masz wtedy { $total } z { $most } punktów, dość do zwycięstwa.
web-reason-far = Drogi do wolnego skrzyżowania ({ $kinds }): jeszcze { $count }.
web-reason-route = Osada w tym miejscu mogłaby wymieniać { $rate }:1 ({ $kinds }).
web-reason-roads-longest = Te drogi mogą dać kartę „Najdłuższa droga”: { $count } w jednym ciągu.
web-reason-roads-grow = Te drogi mogą wydłużyć twoją najdłuższą drogę do { $count }; najdłuższa przy stole ma { $most }.
web-reason-unseen = Niewidziane przez ciebie karty rozwoju: { $count }. Wśród nich punkty zwycięstwa: { $victory }, Patrole zwiadowców: { $patrols }.
web-reason-needs-one = Brakuje ci jednego punktu, a wśród kart, których nie widzisz, są jeszcze punkty zwycięstwa.
web-reason-patrol-race = Jeszcze jeden Patrol zwiadowców i możesz zdobyć kartę „Najwięcej patroli”.
web-reason-only-card = Na nic innego nie starczy ci kart.
web-reason-nothing-else = W tej turze nie możesz zrobić nic innego.
web-reason-no-trade-helps = Żadna wymiana sama nie wystarczy, by coś zbudować lub kupić.
web-reason-short =
    { $count ->
        [one] Brakuje ci jednej karty na: { $kinds }.
        [few] Brakuje ci { $count } kart na: { $kinds }.
       *[many] Brakuje ci { $count } kart na: { $kinds }.
    }
web-reason-safe = Mając tyle kart ({ $count }), przy 7 żadnej nie tracisz.
web-reason-stays-on = Tormund nadal blokuje pole. Traci: { $seats }.
web-reason-not-on-you = Tormund nie stoi na twoim polu.
web-reason-unplayed = Punkt zwycięstwa liczy się bez zagrywania.
web-reason-roll = Handel i budowa są po rzucie.
web-reason-building = Dopiero wtedy możesz budować.
web-reason-poor = Za te karty nie możesz nic zbudować ani kupić.
web-reason-saves =
    { $count ->
        [one] Zachowujesz kartę na później.
        [few] Zachowujesz { $count } karty na później.
       *[many] Zachowujesz { $count } kart na później.
    }
web-reason-still-pays = Tego, co zostaje, starczy na: { $kinds }.
web-reason-keeps = Zachowujesz { $cards }.
web-reason-nobody-blocked = W swoim obozie Tormund nie blokuje żadnego pola.
web-reason-not-you = Nie masz tam żadnej budowli.
web-reason-only-you = Tylko ty masz tam budowle, więc nikt nie jest okradany.
web-reason-ahead = { $seat } prowadzi, punkty: { $count }.
web-reason-holds =
    { $count ->
        [one] { $seat } ma 1 kartę.
        [few] { $seat } ma { $count } karty.
       *[many] { $seat } ma { $count } kart.
    }
web-reason-spare = Tu nie musisz kraść.
web-reason-tormund-on-you = Tormund stoi na twoim polu.
web-reason-patrols =
    { $count ->
        [1] To twój pierwszy Patrol zwiadowców.
        [2] To twój drugi Patrol zwiadowców.
       *[other] To twój { $count }. Patrol zwiadowców.
    }
web-reason-free-roads = Na każdej drodze oszczędzasz { $cards }.
web-reason-none-held = Nie masz na ręce: { $kinds }.
web-reason-plenty = Masz { $cards }.
web-reason-cannot-pay = Nie możesz zapłacić: { $cards }.
web-reason-breaks = Po wymianie kart nie starczyłoby już na: { $kinds }.
web-reason-no-nearer = Wymiana nie przybliżyłaby cię do żadnej budowy ani zakupu.
web-reason-gives-away = Oddajesz { $cards }.
web-reason-nobody-agrees = Nikt nie zgadza się na twoją ofertę.
web-reason-weakest =
    { $guards ->
        [0] To najsłabszy fragment Muru: nikt go nie strzeże.
        [one] To najsłabszy fragment Muru: 1 strażnik.
       *[many] To najsłabszy fragment Muru: { $guards } strażników.
    }
web-reason-wall =
    { $guards ->
        [one] Stanie tam 1 strażnik, dzicy na polanie: { $wildlings }.
       *[many] Stanie tam { $guards } strażników, dzicy na polanie: { $wildlings }.
    }
web-reason-gift =
    { $count ->
        [one] Na Darze jest jeden dziki; przy { $most } gra się kończy.
       *[many] Na Darze jest { $count } dzikich; przy { $most } gra się kończy.
    }
web-reason-before-the-wall =
    { $count ->
        [one] Jeden dziki jest w drodze do Muru.
       *[many] { $count } dzikich jest w drodze do Muru.
    }
web-reason-flip = Możesz użyć tego bohatera jeszcze raz.
web-reason-pick = Innego bohatera można użyć dwa razy, po razie na każdej stronie.
web-reason-remove = Nikt nie ma tego bohatera.
web-reason-done = Zatrzymujesz to, co masz.
web-reason-choose = Z oglądanych kart możesz zatrzymać tylko jedną.
web-reason-hero = To chwila na { word-hero-acc }.
web-reason-hero-waits = Twój bohater czeka na inną okazję.
