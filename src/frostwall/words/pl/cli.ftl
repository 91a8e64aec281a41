### Wiersz poleceń i laboratorium: pomyłki, podsumowania, strona raportu.

cli-language = pl
cli-decimal-sign = ,
cli-group-sign = { "\u00A0" }
cli-percent = { $value }%
cli-seat-bot = miejsce { $seat } · { $bot }
cli-unfinished = nieskończone
cli-in-file = { $file }: { $text }

## Pomyłki

cli-bad-number = { $name } przyjmuje liczbę całkowitą od { $low } do { $high }, a nie „{ $value }”.
cli-bad-option = Opcję podaje się jako KLUCZ=WARTOŚĆ, a nie jako „{ $option }”.
cli-unknown-option = Przy zasadach „{ $rules }” nie ma opcji „{ $option }”. Znane: { $known }.
cli-option-twice = Opcję „{ $option }” podano dwa razy.
cli-bots-and-seats =
    { $bots ->
        [one] Podano jednego bota
        [few] Podano { $bots } boty
       *[many] Podano { $bots } botów
    } na { $seats ->
        [one] jedno miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }; podaj jednego dla wszystkich albo po jednym na miejsce.
cli-cannot-read = Nie można odczytać { $file }: { $reason }.
cli-cannot-write = Nie można zapisać { $file }: { $reason }.
cli-no-directory = { $file } nie może być katalogiem: { $reason }.
cli-not-text = { $file } nie jest plikiem tekstowym, a więc nie jest zapisem.
cli-too-large = { $file } jest za duży na zapis: ponad { $limit } B.
cli-worker-died = Proces roboczy nieoczekiwanie się zakończył, więc symulację przerwano.
cli-masked-for =
    { $viewer ->
        [-2] Ten zapis pokazuje to, co może czytać widz; niczyjego innego widoku nie da się z niego zrobić.
       *[other] Ten zapis pokazuje to, co może czytać miejsce { $viewer }; niczyjego innego widoku nie da się z niego zrobić.
    }
cli-no-rulebook = Gra „{ $game }” nie ma instrukcji.
cli-unknown-rule = W instrukcji nie ma zasady { $rule }; jej treść wypisuje frostwall rules.
cli-rules-nothing = W instrukcji nie ma nic o „{ $words }”; jej treść wypisuje frostwall rules.
cli-unknown-rival = Nie ma miary „{ $rival }”; znane: { $rivals }.
cli-no-rival = { $rival } nie jest zainstalowany; zainstaluj: { $command }

## sim

cli-sim-title =
    { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[many] { $games } gier
    }: { $game } ({ $rules }), liczba miejsc: { $seats }, ziarno { $seed }
cli-sim-title-solo =
    { $games ->
        [one] 1 gra solo
        [few] { $games } gry solo
       *[many] { $games } gier solo
    }: { $game } ({ $rules }), ziarno { $seed }
cli-sim-seat = miejsce
cli-sim-bot = bot
cli-sim-wins = wygrane
cli-sim-share = udział
cli-sim-interval = przedział 95%
cli-sim-points = śr. punkty
cli-sim-ending = zakończenie
cli-sim-games = gry
cli-sim-shared = Wygrane wspólne: { $shared }, bez zwycięzcy: { $nobody }.
cli-sim-turns = Tury: średnio { $mean } ± { $margin }, mediana { $median }, dziewięć gier na dziesięć między { $low } a { $high }.
cli-sim-speed =
    Decyzje: { $decisions }, ruchy: { $plies }, czas: { $seconds } s; gry na sekundę: { $rate }, { $workers ->
        [one] 1 proces
        [few] { $workers } procesy
       *[many] { $workers } procesów
    }, { $mode ->
        [compiled] skompilowany
       *[pure] czysty Python
    }.
cli-sim-progress = { $done } z { $total } gier, jeszcze { $seconds } s

## arena

cli-arena-title = Gry: { $games }, { $game } ({ $rules }), liczba miejsc: { $seats }, { $tables ->
        [one] jeden skład
        [few] { $tables } składy
       *[many] { $tables } składów
    }, każdy na wszystkich miejscach; ziarno { $seed }
cli-arena-bot = bot
cli-arena-seats = zajęte miejsca
cli-arena-share = wygrane
cli-arena-interval = przedział 95%
cli-arena-parity = równowaga
cli-arena-points = śr. punkty
cli-arena-rating = ranking
cli-arena-speed = ms/decyzję
cli-arena-faults-head = błędy
cli-arena-verdict =
    { $verdict ->
        [better] { $bot } jest lepszy od pozostałych
        [worse] { $bot } jest gorszy od pozostałych
        [level] { $bot } jest tak samo dobry jak pozostałe, w żądanym zakresie
        [open] { $bot }: nic nie jest dowiedzione
       *[untested] { $bot }
    }: { $margin } ± { $error } pkt proc. wygranych ponad równowagę (rozdania: { $deals }).
cli-arena-no-ratings = Nie ma rankingów: openskill nie jest zainstalowany (pip install "frostwall[arena]").
cli-arena-faults = Gra, w której bot zawiódł lub wykonał niedozwolony ruch, jest dla niego przegrana; wymienia je --json.
cli-arena-line-ups = „{ $given }” nie jest rodzajem składu; znane: { $known }.
cli-arena-too-few = Liczba botów ({ $bots }) nie pozwala tak obsadzić { $seats } miejsc: podaj co najmniej dwa różne boty albo po jednym na miejsce z --line-ups table.
cli-arena-too-many = Liczba składów { $tables } przekracza { $most }: użyj --line-ups pairs lub ladder.
cli-arena-other = { $file } zawiera gry innych zawodów; podaj inny plik albo powtórz dokładnie te same argumenty.
cli-arena-broken = { $file } nie da się odczytać jako gier zawodów.
cli-arena-page = Arena: { $game }, gry: { $games }
cli-arena-lead = Zasady { $rules }, liczba miejsc: { $seats }. Każdy skład gra każde rozdanie we wszystkich ustawieniach.
cli-arena-plot = Udział wygranych ponad równowagę
cli-arena-plot-text = Równowaga to udział, jaki bot miałby, gdyby wszystkie były równie dobre. Wąsy to przedziały 95%.

## lab compare

cli-compare-title =
    { $game } ({ $rules }): { $deals ->
        [one] 1 rozdanie
        [few] { $shown } rozdania
       *[many] { $shown } rozdań
    }, { $seats ->
        [one] 1 miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }, ziarno { $seed }
cli-compare-usual = zwykłe zasady
cli-compare-measure = miara
cli-compare-win = wygrane, miejsce { $seat }
cli-compare-points = punkty, miejsce { $seat }
cli-compare-turns = tury
cli-compare-decisions = decyzje
cli-compare-source = punkty na miejsce: { $name }
cli-compare-ending = zakończenie: { $name }
cli-compare-note = Każdy wariant gra te same rozdania, a przedziały dotyczą różnic w obrębie rozdania. * oznacza różnicę, której przedział 95% nie obejmuje zera; spośród { $measures } miar mniej więcej jedna na dwadzieścia wypada tak przypadkiem.
cli-compare-progress = { $done } z { $total } rozdań, jeszcze { $seconds } s
cli-compare-lead = Każdy wariant gra te same rozdania. Boty: { $bots }.
cli-compare-table = Wszystkie miary
cli-compare-plot-wins = Kto wygrywa
cli-compare-plot-wins-text = Udział wygranych według miejsca; wygrana wspólna jest dzielona. Wąsy to przedziały 95%.
cli-compare-plot-changes = Co się dla kogo zmienia
cli-compare-plot-changes-text = Wygrane zyskane lub stracone względem wariantu A, w punktach procentowych, w tych samych rozdaniach.
cli-compare-plot-lengths = Jak długo to trwa
cli-compare-plot-lengths-text = Udział gier według liczby tur.
cli-compare-plot-sources = Skąd biorą się punkty
cli-compare-plot-sources-text = Średnie punkty jednego miejsca na koniec.
cli-compare-plot-endings = Jak się kończy
cli-compare-plot-endings-text = Udział gier według zakończenia.
cli-compare-how-many = Podaj od dwóch do { $most } wariantów: opcję kilka razy z różnymi wartościami albo --variant dla całych zestawów opcji.
cli-compare-mixed = Opcje podane kilka razy muszą mieć tyle samo wartości i nie łączą się z --variant.
cli-compare-same = Dwa warianty są takie same; nie ma czego porównywać.

## dataset

cli-dataset-progress = { $done } z { $total } części, jeszcze { $seconds } s
cli-dataset-made =
    { $folder }: { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[many] { $games } gier
    }, wiersze: { $rows }, { $parts ->
        [one] 1 plik
        [few] { $parts } pliki
       *[many] { $parts } plików
    }, { $seconds } s.
cli-dataset-next = Czyta to frostwall.lab.dataset.Dataset; sprawdza: frostwall verify { $folder }
cli-dataset-whole =
    { $folder } jest w całości; wiersze: { $rows }, z { $games ->
        [one] jednej gry
       *[many] { $games } gier
    }, i wynikają z zapisów.
cli-dataset-other = { $file } zawiera coś innego niż ten zbiór danych; podaj nowy katalog albo powtórz dokładnie te same argumenty.
cli-dataset-endless = Gra { $game } się nie skończyła, więc nie ma wyniku; weź inne boty lub inne ziarno.
cli-dataset-broken = { $file } nie jest pełnym zbiorem danych: { $reason }.

## train

cli-train-gather = { $done } z { $total } gier rozegranych, jeszcze { $seconds } s
cli-train-fit = { $done } z { $total } epok, jeszcze { $seconds } s
cli-train-match = { $done } z { $total } gier z poprzednią generacją, jeszcze { $seconds } s
cli-train-kept = Generacja { $number } zostaje: wiersze { $rows }, AUC { $auc }, strata logarytmiczna { $loss }, błąd kalibracji { $error }; wygrane { $wins } [od { $low } do { $high }] z { $games } gier, równowaga { $parity }; { $seconds } s czasu procesora.
cli-train-dropped = Nie dowiedziono, że generacja { $number } jest lepsza: wiersze { $rows }, AUC { $auc }, strata logarytmiczna { $loss }, błąd kalibracji { $error }; wygrane { $wins } [od { $low } do { $high }] z { $games } gier, równowaga { $parity }; { $seconds } s czasu procesora.
cli-train-best = { $file } to sieć generacji { $number }.
cli-train-none = Żadnej generacji nie udało się dowieść, że jest lepsza od bota, od którego zaczęto, więc nie ma najlepszej sieci.
cli-train-nothing = W grze { $game } według zasad { $rules } nie ma czego uczyć; zasady, przy których jest: { $known }.
cli-train-other = { $folder } zawiera inny kurs; podaj nowy katalog albo powtórz dokładnie te same argumenty.
cli-train-broken = Nie można odczytać { $file }; podaj nowy katalog.
cli-train-version = { $folder } pochodzi z wydania Frostwall, którego sieci czytają inne wiersze; podaj nowy katalog.
cli-train-net = Kurs nie może być kontynuowany. { $reason }
cli-train-page = Trening: { $game }, { $rules }
cli-train-lead = Gry w pierwszej generacji: { $games }. Każda zostaje tylko, gdy arena dowiedzie, że jest lepsza od poprzedniej; pozostałe są w nawiasach.
cli-train-plot-loss = Strata na odłożonych grach
cli-train-plot-loss-text = Po każdej epoce, po jednej krzywej na generację. Im niżej, tym lepiej.
cli-train-plot-true = Co mówi i co z tego wychodzi
cli-train-plot-true-text = Przewidywany i rzeczywisty udział wygranych ostatniej generacji. Na linii sprawdza się każda prognoza.
cli-train-plot-match = Przeciw poprzedniej generacji
cli-train-plot-match-text = Wygrane ponad równowagę lub poniżej, z przedziałami 95%. Pierwsza gra z botem, od którego zaczęto.
cli-train-head-generation = generacja
cli-train-head-rows = wiersze
cli-train-head-auc = AUC
cli-train-head-loss = strata log.
cli-train-head-error = błąd kalibracji
cli-train-head-wins = wygrane / gry
cli-train-head-cpu = s procesora

## review

cli-review-title = Analiza gry { $game } ({ $rules }), { $seats ->
    [1] solo
   *[other] liczba miejsc: { $seats }
}
cli-review-seat = Miejsce { $seat }
cli-review-player = Gracz
cli-review-start = Na początku
cli-review-luck = Szczęście (szanse)
cli-review-play = Własne ruchy
cli-review-others = Ruchy innych
cli-review-end = Na koniec
cli-review-lost = Stracone przez błędy
cli-review-sum = Szanse na wygraną w procentach: na początku, co zmieniło szczęście (kości i dobrane karty), co zmieniły własne ruchy gracza, co zmieniły ruchy innych, i na koniec.
cli-review-lost-text = „Stracone przez błędy” to suma tego, ile kosztował każdy błąd, oceniany według tego, co gracz wiedział. Może to być więcej, niż zmieniły własne ruchy: to, co oddają błędy innych, można stracić ponownie.
cli-review-graph = Szanse na wygraną
cli-review-graph-text = Po każdym wierszu zapisu. Pionowe linie to punkty zwrotne.
cli-review-parts = Szczęście i gra
cli-review-parts-text = Od początkowej szansy szczęście, własne ruchy i ruchy innych prowadzą do szansy na koniec, wszystko w punktach procentowych.
cli-review-turning = Punkty zwrotne
cli-review-turning-text = Chwile, które zmieniły najwięcej, w kolejności gry.
cli-review-chose = { $player } wybiera „{ $move }”.
cli-review-change = { $player }: { $before } → { $after }
cli-review-mistakes = Najkosztowniejsze ruchy: { $player }
cli-review-mistakes-head = Najkosztowniejsze ruchy
cli-review-finds = Najlepsze pomysły: { $player }
cli-review-finds-head = Najlepsze pomysły
cli-review-nothing = Żadnego kosztownego ruchu i żadnego wyjątkowego pomysłu.
cli-review-place = { $turn ->
    [0] Przed pierwszą turą
   *[other] Tura { $turn }
}, wiersz { $line }{ $by ->
    [chance] {", za sprawą losu"}
   *[player] {""}
}:
cli-review-better = Kosztował { $cost } gry. Lepiej: { $better }
cli-review-found = Wart o { $gain } więcej niż oczywisty ruch.
cli-review-found-than = Wart o { $gain } więcej niż oczywisty ruch: { $obvious }
cli-review-how = Każdy ruch oceniono według tego, co gracz wtedy wiedział; krzywa zna wszystkie karty, także ukryte. Dlatego błąd może kosztować więcej lub mniej, niż spada krzywa. Jedno i drugie to oszacowania sieci bota i gier próbnych.
cli-review-progress = { $done } z { $total } wierszy, jeszcze { $seconds } s
cli-review-no-net = Nikt tu nie umie ocenić gry { $game } według zasad „{ $rules }”: nie ma do niej sieci.
cli-review-bad-net = Gry nie da się ocenić. { $reason }

## Procesy robocze

cli-executor = Nie ma wykonawcy „{ $given }”; znani: { $known }.
cli-address-alone = --address to adres klastra Ray; dodaj --executor ray.
cli-ray-none = Pod adresem „{ $address }” nie ma klastra Ray: { $reason }.
cli-ray-version = Klaster Ray ma wersję { $there } frostwall, a tu jest { $here }; zainstaluj wszędzie tę samą.
cli-ray-package = Procesowi klastra Ray brakuje pakietu: { $reason }.
cli-ray-lost = Utracono klaster Ray: { $reason }.

## bot

cli-bot-made = { $folder } zawiera działającego bota. Zmień { $file }, potem wypróbuj:
cli-bot-exists = { $file } już istnieje; podaj katalog, którego jeszcze nie ma.
cli-bot-bad-name = „{ $name }” nie może być nazwą bota: użyj liter, cyfr i łączników, zacznij od litery i weź nazwę, której nie ma żaden bot.
cli-bad-budget = Budżet to czas, np. 0.2s lub 50ms, a nie „{ $value }”.
cli-bot-progress = { $done } z { $total } decyzji, jeszcze { $seconds } s
cli-bot-checked = { $game }: decyzje: { $decisions }, gry: { $games }, rodzaje stołów: { $tables }, rodzaje decyzji: { $kinds }; { $mean } ms na decyzję, { $slowest } ms na najwolniejszą.
cli-bot-fault =
    { $what ->
        [illegal] Niedozwolony ruch
        [raised] Zgłoszony błąd
        [differs] To samo ziarno dało dwa różne ruchy
        [mutates] Zmieniona podana pozycja; próbuj ruchów na kopii
       *[slow] Przekroczony budżet czasu
    } ({ $table }, decyzja { $decision }, wiersz { $move }): { $detail }

## replay

cli-replay-title = Zapis gry { $game } ({ $rules }), liczba miejsc: { $seats }
cli-replay-title-solo = Zapis gry { $game } ({ $rules }), gra solo
cli-replay-undo = Cofnięto: stan gry jak po ruchu { $to }.
cli-replay-masked =
    { $viewer ->
        [-2] To może czytać widz. Ukryte ruchy pominięto, więc pozycji nie da się pokazać.
       *[other] To może czytać miejsce { $viewer }. Ukryte ruchy pominięto, więc pozycji nie da się pokazać.
    }
cli-replay-position = Pozycja w turze { $turn }:
cli-replay-stopped = Zatrzymano po ruchu { $to } z { $last }.
cli-replay-open = Gra nie jest skończona; zapis urywa się na ruchu { $last }.
cli-replay-over =
    { $count ->
        [0] Gra jest skończona ({ $ending }) i nikt nie wygrywa.
        [one] Gra jest skończona ({ $ending }): wygrywa { $winners }.
       *[many] Gra jest skończona ({ $ending }): wspólnie wygrywają { $winners }.
    }

## verify

cli-verify-legal =
    { $legal ->
        [yes]
            { $all ->
                [one] Ruchy: jedyny jest dozwolony.
               *[many] Ruchy: wszystkie ({ $all }) są dozwolone.
            }
       *[no] Ruchy: sprawdzono { $lines } z { $all }, potem jeden jest niedozwolony.
    }
cli-verify-finished =
    { $finished ->
        [yes] Koniec: gra jest rozegrana do końca.
       *[no] Koniec: gra nie jest rozegrana do końca.
    }
cli-verify-setup =
    { $state ->
        [yes] Przygotowanie: takie, jakie wynika z ziarna.
        [no] Przygotowanie: inne, niż wynika z ziarna.
       *[unknown] Przygotowanie: możliwe według zasad; czy wylosowano je uczciwie, nie da się sprawdzić, bo nagłówek nie podaje ziarna.
    }
cli-verify-chance =
    { $state ->
        [yes]
            { $source ->
                [seed] Los: każde losowanie wynika z ziarna.
               *[generator] Los: każde losowanie wynika z generatora podanego w nagłówku.
            }
        [no]
            { $source ->
                [seed] Los: nie każde losowanie wynika z ziarna.
               *[generator] Los: nie każde losowanie wynika z generatora podanego w nagłówku.
            }
       *[unknown] Los: każde losowanie jest możliwe; czy było uczciwe, nie da się sprawdzić, bo nagłówek nie podaje ani ziarna, ani generatora.
    }
cli-verify-commit =
    { $state ->
        [yes] Obietnica: to ziarno obiecane przed grą.
        [no] Obietnica: to nie jest ziarno obiecane przed grą.
       *[unknown] Obietnica: nie da się sprawdzić, bo nagłówek nie zawiera i zobowiązania, i ziarna.
    }
cli-verify-ok = Zapis jest w porządku.
cli-verify-unfinished =
    { $lines ->
        [0] Zapis nie ma ruchów, więc nie ma skończonej gry do sprawdzenia.
       *[many] Zapis urywa się po ruchu { $lines }, przed końcem gry.
    }

## rules

cli-rules-fallback = W języku „{ $lang }” nie ma jeszcze instrukcji; to jest angielska.
cli-rules-see = Zobacz też: { $titles }.
cli-rules-more = Jeszcze o tym:

## bench

cli-bench-games = gry/s
cli-bench-decisions = decyzje/s
cli-bench-plies = ruchy/s
cli-bench-stepped = ruch po ruchu z Pythona
cli-bench-ratio = decyzje, ile razy więcej
cli-bench-clone = kopia, µs
cli-bench-table = { $rules }, liczba miejsc: { $seats }
cli-bench-table-of = { $game } { $rules }, liczba miejsc: { $seats }
cli-bench-table-solo = { $game } { $rules }, solo
cli-bench-terms = Losowe ruchy, bez handlu między graczami, jeden rdzeń, mediana z { $rounds } rund.
cli-bench-progress = runda { $done } z { $total }, jeszcze { $seconds } s

## Raport

cli-report-title =
    { $games ->
        [one] { $game }: 1 gra
        [few] { $game }: { $shown } gry
       *[many] { $game }: { $shown } gier
    }
cli-report-lead = Zasady { $rules }, liczba miejsc: { $seats }, boty: { $bots }.
cli-report-lead-solo = Zasady { $rules }, solo, bot: { $bots }.
cli-report-games = Gry
cli-report-mean-turns = Średnia liczba tur
cli-report-decisions = Decyzje na grę
cli-report-shared = Wygrane wspólne
cli-report-nobody = Bez zwycięzcy
cli-report-rate = Gry na sekundę
cli-report-numbers = Liczby
cli-report-endings = Zakończenia:
cli-report-made = Przygotował { $version } z ziarna { $seed }. Te same gry jeszcze raz:
cli-report-seat = Miejsce
cli-report-won = Wygrane
cli-report-share = Udział
cli-report-interval = Przedział 95%
cli-report-turns = Tury
cli-report-sum = Suma
cli-report-median = mediana { $turns }

cli-report-wins = Kto wygrywa
cli-report-wins-text = Udział samodzielnych wygranych według miejsca, z przedziałami 95%. Linia przerywana to równy udział, gdy wszystkie boty są takie same.
cli-report-lengths = Jak długo trwają gry
cli-report-lengths-text = Gry według liczby tur; dziewięć na dziesięć trwa od { $few } do { $many } tur.
cli-report-sources = Skąd biorą się punkty
cli-report-sources-text = Średnie punkty na koniec według miejsca i źródła.

## play, serve i backup

cli-play-running = Frostwall działa: { $url }
cli-play-stop = Gry zapisują się przy każdym ruchu. Ctrl-C zatrzymuje.
cli-play-stopped = Frostwall zatrzymany. Wszystkie gry są zapisane; wznowi je frostwall play.
cli-play-already = Frostwall już działa: { $url }
cli-lan-on = Znajomi z sieci lokalnej otwierają: { $url }
cli-lan-off = Nikt z sieci lokalnej nie może teraz dołączyć.
cli-lan-none = Nie znaleziono sieci lokalnej, więc dołączyć można tylko z tego komputera.
cli-lan-elsewhere = Tamtego Frostwall nie udało się poprosić o wpuszczenie znajomych z sieci lokalnej; jeśli uruchomił go frostwall play, przełącznik jest pod adresem { $url }.
cli-seed-known = Podano ziarno całego losu, więc nikt nie sprawdzi kości. To służy do testów.
cli-serve-running = Serwer czeka pod adresem { $url }
cli-serve-stopped = Zatrzymano. Wszystkie gry są zapisane.
cli-reverted = Baza danych { $where } ma teraz wersję { $revision }.
cli-backup-made = Kopia jest w { $file }.
cli-bad-seed = Ziarno to wiersz od 1 do 200 znaków, bez spacji na początku i na końcu.
cli-no-database = Podaj bazę danych przez --database albo w zmiennej { $variable }: sqlite:///PLIK lub postgresql://UŻYTKOWNIK:HASŁO@SERWER/NAZWA.
cli-bad-public-url = --public-url przyjmuje to, co ludzie wpisują, np. https://play.example.org bez ścieżki, a nie „{ $url }”.
cli-bad-admin-token = --admin wymaga klucza o co najmniej { $least } znakach, w pliku (--admin-token-file) albo w zmiennej { $variable }.
cli-bad-place = { $option } przyjmuje adres i port, np. 127.0.0.1:9464, a nie „{ $value }”.
cli-bad-log = --log przyjmuje text lub json, a nie „{ $value }”.
cli-bad-traces = --traces przyjmuje adres odbiorcy, np. http://127.0.0.1:4318/v1/traces, a nie „{ $value }”.
cli-bad-bus = --bus przyjmuje nats://KOMPUTER:PORT, a nie „{ $url }”.
cli-bus-needs-postgresql = Kilka serwerów z --bus wymaga PostgreSQL; plik ma tylko jeden serwer.
cli-no-bus = Magistrala { $url } nie odpowiada: { $reason }.
cli-bad-proxies = --forwarded-allow-ips przyjmuje adresy lub sieci rozdzielone przecinkami albo *, a nie „{ $value }”.
cli-no-sets = --sets przyjmuje istniejący katalog, a nie „{ $file }”.
cli-broken-set = Przy żadnym stole nie można wybrać { $file }. { $reason }
cli-cannot-listen = Nie można nasłuchiwać na { $host }, port { $port }: { $reason }.
cli-in-use = Tej bazy danych używa inny Frostwall ({ $url }); najpierw zatrzymaj tamten.
cli-store-bad-database-url = --database przyjmuje sqlite:///PLIK lub postgresql://UŻYTKOWNIK:HASŁO@SERWER/NAZWA.
cli-store-unknown-database = --database przyjmuje sqlite:///PLIK lub postgresql://UŻYTKOWNIK:HASŁO@SERWER/NAZWA; „{ $scheme }” nie jest tu znane.
cli-store-no-such-database = W { $where } nie ma bazy danych Frostwall.
cli-store-database-not-writable = Do bazy danych { $where } nie można pisać: { $reason }.
cli-store-not-a-database = { $where } nie jest bazą danych.
cli-store-database-newer = Bazę danych { $where } utworzył nowszy Frostwall ({ $revision }); zaktualizuj ten albo cofnij bazę poleceniem `frostwall revert` tamtego.
cli-store-no-such-revision = Baza danych { $where } ma wersję { $found } i nie da się jej cofnąć do { $revision }; możliwe: { $known }.
cli-store-database-unreachable = Baza danych { $where } nie odpowiada: { $reason }.
cli-store-database-in-use = Z bazy { $where } korzysta już inny Frostwall; najpierw zatrzymaj tamten albo uruchom oba z --bus.
cli-store-database-failed = Nie udało się otworzyć bazy danych { $where }: { $reason }.
cli-store-backup-exists = { $where } już istnieje; kopia niczego nie nadpisuje.
cli-store-backup-in-use = { $where } to używana baza danych; kopia trafia do nowego pliku.
cli-store-backup-not-writable = Nie można zapisać { $where }: { $reason }.

## Zagadki

cli-mine-progress = { $done } z { $total } partii, jeszcze { $seconds } s
cli-mine-found = Zagadki: { $count }, partie: { $games }.
cli-mine-again-progress = { $done } z { $total } zagadek, jeszcze { $seconds } s
cli-mine-again-found = Zagadki, które się obroniły: { $count } z { $asked }.
cli-mine-again-alone = --again sprawdza zagadki z pliku; --games i --each służą do szukania nowych.
cli-mine-not-puzzles = { $file } nie zawiera zagadek do { $game }.
cli-mine-other = { $file } zawiera inne partie niż te z tego wyszukiwania i pozostaje bez zmian; podaj inny plik przez --out.
cli-puzzle-none =
    Nie ma zagadek do { $game }{ $puzzle ->
        [none] .
       *[other] { " " }o nazwie „{ $puzzle }”.
    }
cli-puzzle-done = Wszystkie są już rozwiązane. Dodaj --all, aby je zobaczyć jeszcze raz.
cli-puzzle-unknown = { $option } „{ $given }” nie jest tu znane. Do wyboru: { $known }.
