### Terminal przy stole Straży.

## Litery: po jednej na miejsce i na surowiec

ui-letter-red = C
ui-letter-blue = N
ui-letter-yellow = Ż
ui-letter-black = K
ui-letter-green = Z
ui-letter-white = B
ui-letter-lumber = d
ui-letter-brick = g
ui-letter-wool = w
ui-letter-grain = z
ui-letter-ore = r
ui-letter-regular = Z
ui-letter-climber = W
ui-letter-giant = O
ui-letter-mammoth = M

## Ekran

ui-ice = lód
ui-hex = pole
ui-camp = Obóz Tormunda
ui-any = dowolne
ui-head-points = PZ
ui-head-hand = Sur
ui-head-cards = Roz
ui-head-patrols = Pat
ui-head-road = Dr
ui-head-guards = St
ui-head-hero = Bohater
ui-head-rate = kurs
ui-head-supply = pula
ui-head-build = koszt został brak
ui-hand = Twoja ręka: { $count }
ui-cards = Karty rozwoju:
ui-no-cards = brak.
ui-pile = ({ $count } w stosie)
ui-fresh = { $cards } (nowe: { $count })
ui-build = Budowa
ui-piece-road = droga
ui-piece-settlement = osada
ui-piece-keep = twierdza
ui-piece-card = karta
ui-piece-guard = strażnik
ui-ready = stać
ui-none-left = brak
ui-lacks = -{ $letters }
ui-welcome = Witaj w Straży. Grasz jako { $seat }; ? pokazuje ruchy, help wyjaśnia resztę.
ui-welcome-back = Witaj z powrotem w Straży. Grasz jako { $seat }; ? pokazuje ruchy, help wyjaśnia resztę.
ui-too-small = Okno jest mniejsze niż { $columns } na { $rows }, więc nie ma rysowanego ekranu. Polecenie „map” rysuje planszę.

## Decyzje

ui-decide-found-settlement = Załóż osadę: wpisz numer skrzyżowania; look 36 mówi, co leży przy 36.
ui-decide-found-road = Połóż drogę: wpisz numer ścieżki przy nowej osadzie.
ui-decide-pre-roll = Twoja tura: rzuć kośćmi albo najpierw zagraj kartę rozwoju.
ui-decide-pre-roll-hero = Twoja tura: rzuć kośćmi albo najpierw zagraj kartę lub bohatera.
ui-decide-act = Handluj i buduj, potem zakończ turę.
ui-decide-trade = Handluj, potem przejdź do budowy.
ui-decide-build = Buduj, potem zakończ turę.
ui-decide-discard = Odrzuć karty: { $count } z { $hand }.
ui-decide-tormund = Przesuń Tormunda: wpisz numer pola.
ui-decide-tormund-patrol = Patrol zwiadowców: przesuń Tormunda (t 5) albo przepędź dzikiego (d).
ui-decide-victim = Komu kradniesz?
ui-decide-free-road = Połóż darmową drogę: wpisz numer ścieżki.
ui-decide-offer = { $seat } daje { $give } za { $take }: przyjmujesz?
ui-decide-found-guard = Wystaw pierwszego strażnika: wpisz numer fragmentu Muru.
ui-decide-special-build = Specjalna faza budowy: buduj, na co cię stać, albo pasuj.
ui-decide-pick-sixth = Sześciu dzikich przy fragmencie { $section }: który wraca z szóstym?
ui-decide-tragedy = Trzy jednakowe wyniki: który bohater z puli opuszcza grę?
ui-decide-after-hero = { $hero }, po użyciu: zatrzymaj stroną B do góry albo weź innego.
ui-decide-after-hero-b = { $hero }, po ostatnim użyciu: weź innego.
ui-decide-hero-window-samwell = Rzut nic ci nie dał: { $hero } bierze kartę?
ui-decide-hero-window-gilly = { $hero } każe powtórzyć rzut kością dzikich?
ui-decide-hero-window-jon = { $hero } bierze kartę z puli: którą?
ui-decide-hero-step-mormont = { $hero } może zapytać drugiego gracza albo skończyć.
ui-decide-hero-step-mormont-return = { $seat } daje ci kartę: którą oddajesz w zamian?
ui-decide-hero-step-mance = { $seat } ma { $cards }: którą kartę bierzesz?
ui-decide-hero-step-melisandre = Którą z tych kart rozwoju zatrzymujesz?
ui-decide-hero-step-yarwyck = Gdzie trafia droga? Wpisz numer ścieżki.
ui-decide-own-offer = Twoja oferta leży na stole: dokonaj wymiany albo ją wycofaj.

## Jak wpisywać

ui-usage-discard = Wpisz karty literami ({ $count }), np. d { $short }, albo w całości: discard { $long }.
ui-usage-offer = Wpisz, co dajesz i czego chcesz: o { $h } { $w } albo offer { $have } for { $want }; „to 1” lub „to blue” pyta tylko jednego gracza.
ui-usage-counter = Wpisz, co dajesz i czego chcesz: c { $h } { $w } albo counter { $have } for { $want }.
ui-usage-place = Ruch „{ $kind }”: wpisz numer; Enter wraca.
ui-usage-hero = { $hero }: wpisz numer albo słowa wyboru; Enter wraca.
ui-usage-mormont = { $hero } pyta kogo o co? Wpisz surowiec i gracza, np. „wool blue”; Enter wraca.
ui-usage-marsh = { $hero }: wpisz, co dajesz i co bierzesz, np. „wool ore”; Enter wraca.
ui-usage-thorne = { $hero }: wpisz fragment, kartę, której nie płacisz, i tę zamiast niej: „2 wool ore”.
ui-usage-melisandre = { $hero }: wpisz kartę, której nie płacisz, i tę zamiast niej: „wool brick”; albo numer.
ui-usage-aemon = { $hero }: wpisz fragment i pole strażnika oraz nowy fragment: „0 1 3”.
ui-usage-why = Zapytaj o ruch, np. „why road 17”.
ui-usage-rules = Szukaj w instrukcji po słowach lub po zasadzie: „rules distance”, „rules BLD-12”.
ui-usage-map = Wpisz „map intersections”, „map paths” lub „map hexes”.
ui-usage-look = Wpisz numer, np. „look 17”.
ui-not-open = Ruch „{ $kind }” nie jest teraz możliwy; ? pokazuje, co możesz, costs, czego brakuje.
ui-number-of-what = { $word } czego? Wpisz ruch przed numerem, np. „road { $word }”.

## Ruchy jednym słowem, gdy menu jest pełne

ui-key-roll = rzut
ui-key-accept = przyjmij
ui-key-decline = nie
ui-key-counter = kontra
ui-key-deal = wymień
ui-key-reject = odrzuć
ui-key-withdraw = wycofaj
ui-key-flip = odwróć
ui-key-pick = wybierz
ui-key-return = oddaj
ui-key-take = weź
ui-key-choose = wybierz
ui-key-ask = zapytaj
ui-key-done = koniec
ui-key-back = wróć
ui-key-remove = usuń
ui-key-settlement = osada
ui-key-road = droga
ui-key-keep = twierdza
ui-key-guard = strażnik
ui-key-buy = karta
ui-key-tormund = Tormund
ui-key-drive = przepędź
ui-key-victim = kradnij
ui-key-spare = daruj
ui-key-discard = odrzuć
ui-key-trade = handel
ui-key-offer = oferta
ui-key-patrol = patrol
ui-key-winter = zima
ui-key-roads = dwie drogi
ui-key-recruits = rekruci
ui-key-building = do budowy
ui-key-declare = zwycięstwo
ui-key-pass = pas
ui-key-end = koniec

## Północ

ui-clan-ice-river = Zamarznięta rzeka
ui-clan-cave-people = Jaskiniowcy
ui-clan-hornfoot = Rogostopi
ui-clan-rattlebones = Grzechoczące Kości
ui-clan-heart-tree = Drzewo Serca
ui-clan-short-ice-river = Rzeka
ui-clan-short-cave-people = Jask.
ui-clan-short-hornfoot = Rogi
ui-clan-short-rattlebones = Kości
ui-clan-short-heart-tree = Serce
ui-breaches = Przeł.
ui-in-gift = Na Darze
ui-tokens = Żetony
ui-takes = Przekroczenie zajmuje kolejno:
ui-wildling-die = dzicy { $die }
ui-pane-north = północ
ui-pane-gift = Dar
ui-title-north = Północ i Mur
ui-title-wall = Mur
ui-title-gift = Dar
ui-title-heroes = Bohaterowie
ui-passed = W specjalnej fazie budowy nie masz co budować: pas bez pytania.
ui-count-regular =
    { $count ->
        [one] 1 zwykły dziki
       *[many] { $count } zwykłych dzikich
    }
ui-count-climber =
    { $count ->
        [one] 1 wspinacz
       *[many] { $count } wspinaczy
    }
ui-count-giant =
    { $count ->
        [one] 1 olbrzym
       *[many] { $count } olbrzymów
    }
ui-count-mammoth =
    { $count ->
        [one] 1 mamut
        [few] { $count } mamuty
       *[many] { $count } mamutów
    }
ui-no-wildlings = bez dzikich
ui-section = fragment { $section }
ui-section-paid = fragment { $section }, { $instead }
ui-foe-at = { $wildling } ({ $place })
ui-foe-before = { $wildling } przed fragmentem { $section }
ui-camp-of = { $wildling }, obóz { $camp } ({ $clan })
ui-guard-from-to = z fragmentu { $section }, pole { $position }, na fragment { $to }
ui-instead = { $card } zamiast: { $instead }
ui-instead-nothing = za zwykłą cenę
ui-ask-for = { $resource }: { $seat }
ui-say-die = Kość dzikich: { $die }.
ui-say-danger = Przełamania obrony Muru: { $breaches } z { $most_breaches }; dzicy na Darze: { $gift } z { $most_gift }.
ui-say-frostfangs = Na Mroźnych Kłach: { $wildlings }. Zakryte żetony dzikich: { $tokens }.
ui-say-camp = obóz { $camp }: { $wildling }
ui-say-no-camp = w obozach nikogo
ui-say-trail = przy { $die } do fragmentu { $section }
ui-say-trails = Pierwszy idzie { $trails }.
ui-say-section =
    { $guards ->
        [0] bez strażników, przed nim { $wildlings }.
        [one] 1 strażnik ({ $names }), przed nim { $wildlings }.
       *[many] { $guards } strażników ({ $names }), przed nim { $wildlings }.
    }
ui-say-south-west = Przekroczenie biegnie na południowy zachód: { $hexes }.
ui-say-south-east = Przekroczenie biegnie na południowy wschód: { $hexes }.
ui-say-open = Następny zwykły dziki przełamie tu obronę Muru.
ui-say-held = Pole { $hex } ({ $what }) blokuje { $wildlings }.
ui-say-gift-free = Na Darze nie ma dzikich.
ui-say-tormund = Tormund stoi na polu { $hex } ({ $what }).
ui-seat-guards =
    { $guards ->
        [one] 1 strażnik, bohater: { $hero } ({ $side }).
       *[many] { $guards } strażników, bohater: { $hero } ({ $side }).
    }
ui-your-hero = Twój bohater: { $hero } ({ $side }):
ui-hero-usable = h używa go teraz.
ui-hero-later = nie teraz.
ui-hero-side = strona { $side }
ui-hero-new = strona { $side }, wzięty w tej turze
ui-hero-used = strona { $side }, użyty w tej turze
ui-display = Pula:
ui-display-title = W puli bohaterów
ui-no-heroes = W grze podstawowej nie ma bohaterów.
ui-decline-hero = nie używaj bohatera

## Odpowiedzi

ui-costs-title = Koszty i stosunki wymiany
ui-cost-ready = Stać cię na to.
ui-cost-missing = Musisz jeszcze zdobyć { $cards }.
ui-rates = Twoje stosunki wymiany z pulą:
ui-routes = Szlaki handlowe:
ui-route-at = { $rate }:1 ({ $resource }) przy skrzyżowaniach { $ends }
ui-route = 2:1 { $resource }
ui-route-any = 3:1
ui-swap = { $give } za { $take }
ui-intersection-is =
    { $pips ->
        [one] { $what } (1 kropka)
        [few] { $what } ({ $pips } kropki)
       *[many] { $what } ({ $pips } kropek)
    }
ui-path-is = między skrzyżowaniami { $a } i { $b }
ui-closed = Zamknięta: nie można tu budować drogi.
ui-stands-here = Stoi tu { $piece } ({ $seat }).
ui-look-title = Numer { $number }
ui-look-nothing = Nie ma miejsca o numerze { $number }.
ui-you-hold =
    { $count ->
        [0] Nie masz kart surowców.
        [one] Masz { $cards } (1 karta).
        [few] Masz { $cards } ({ $count } karty).
       *[many] Masz { $cards } ({ $count } kart).
    }
ui-you-hold-cards = Masz karty rozwoju: { $cards }.
ui-seat-is = { $seat }: PZ { $points }, karty surowców { $hand }, karty rozwoju { $cards }, patrole { $patrols }, droga { $road }.
ui-has = Ma kartę „{ $what }”.
ui-board-hexes = Pola i ich skrzyżowania:
ui-board-hex = pole { $hex }: { $what } przy { $places }
ui-board-settlements = osady: { $places }
ui-board-keeps = twierdze: { $places }
ui-board-roads = drogi: { $places }
ui-board-none = nic na planszy
ui-tormund-camp = Tormund jest w swoim obozie.
ui-undo-refused = Tego nie cofniesz: od tamtej pory ruszył się ktoś inny, rzucono kośćmi albo odsłonięto coś ukrytego.
ui-paused = Pauza. Enter wznawia; polecenia działają, także „propose”.


## Pomoc

ui-help =
    GRA
      Wpisz klawisz ruchu: r, s, k, b, t, o, e i tak dalej; menu pokazuje te, które są otwarte.
      Miejsca mają na planszy numery: „r 17”, „road 17” albo samo „17”, gdy wiadomo, o co chodzi.
      Karty pisze się w całości albo literami: „d wwrr” to „discard wool*2 ore*2”.
      „t” wypisuje handel z pulą; „t wwww r” to „trade wool*4 for ore”.
      „o w r” oferuje wszystkim wełnę za rudę, „offer wool for ore to blue” jednemu graczowi.
      „propose wool for ore” pyta gracza, którego jest tura (Ctrl-C, gdy grają inni).
      Tab uzupełnia, strzałki przywołują wcześniejsze wiersze.

    PYTANIA
      ? lub moves       wszystko, co możesz teraz zrobić, i o co chodzi
      why road 17       czy to dozwolone i która zasada o tym mówi
      hint              co możesz teraz zrobić: dobry ruch, dlaczego, jak pewny, i następny najlepszy
      rules distance    szukaj w instrukcji; także po zasadzie: rules BLD-12
      look 17           czym jest skrzyżowanie, ścieżka lub pole o tym numerze
      map               numery skrzyżowań; także „map paths”, „map hexes”
      costs, hand       ceny, stosunki wymiany i szlaki; twoje karty
      board, log        jeszcze raz plansza (z --plain zdaniami); wszystko, co się działo

    ROZGRYWKA
      undo              cofnij ostatni ruch, o ile nikt nie grał potem i nie odsłonięto nic ukrytego
      save PLIK         zapisz kopię; sama gra zapisuje się po każdym ruchu
      resume            jak wrócić do tej gry później
      lang JĘZYK        inny język; samo „lang” mówi, jakie są
      quit              wyjdź; gra jest zapisana

    EKRAN
      Litery na planszy to miejsca: mała litera to droga, ⌂ osada, ♜ twierdza.
      Kropki pod liczbą: ile z 36 rzutów ją daje. Gwiazdka: kto ma kartę specjalną.
      PZ punkty, Sur karty na ręce, Roz karty rozwoju, Pat patrole, Dr najdłuższa droga.
ui-help-north =
    STRAŻ
      „.”               w małym oknie: północ albo Dar; także „north” i „gift”
      wall              Mur w zdaniach: strażnicy, dzicy, co zajęłoby przekroczenie
      h                 twój bohater: co potrafi albo czemu nie teraz; „h wool blue” wybiera słowami
      heroes            bohaterowie wszystkich i pula, i co robią
      g 2               zrekrutuj strażnika na fragment 2
      d 5, t 5          po Patrolu zwiadowców: przepędź dzikiego z pola 5 albo przesuń tam Tormunda
      p                 pas w specjalnej fazie budowy; sam następuje, gdy nie masz co budować
      v                 ogłoś zwycięstwo; sprawdza się samo na koniec tury
      Dzicy: Z zwykły, W wspinacz, O olbrzym, M mamut. Obozy: 1 rusza pierwszy; w rzędzie to ten z lewej.
      Na Murze: numer fragmentu, potem strażnicy od pola 1, literami swoich miejsc.
      ↙ lub ↘: dokąd biegnie przekroczenie. !: następny zwykły dziki przełamie tu obronę.
      Na Darze: [2Z] to 2 zwykłych dzikich; pole nic nie daje. T obok nich to Tormund.
      St strażnicy na Murze. Za bohaterem: strona A lub B, + wzięty w tej turze, x użyty w tej turze.
