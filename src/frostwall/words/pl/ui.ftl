### Terminal, niezależnie od gry. Plik terminal.ftl gry może powiedzieć to samo po swojemu.

## Ekran

ui-you = ty
ui-seat-number = Miejsce { $number }
ui-table = Stół
ui-turn = Tura { $turn } · { $seat }
ui-log = Co się działo
ui-undo = cofnij
ui-more-brief = pomoc
ui-more = wszystkie ruchy, pomoc
ui-prompt = { "> " }
ui-prompt-over = { "Enter kończy > " }
ui-page-back = { "Enter: wstecz " }
ui-page-more = { "Enter: dalej, słowo: wstecz " }
ui-playing = Teraz gra { $seat }. Ctrl-C przerywa.
ui-chance = Decyduje los.
ui-over = Gra jest skończona.
ui-welcome = Witaj w grze { $game }. Grasz jako { $seat }; ? pokazuje ruchy, help wyjaśnia resztę.
ui-welcome-back = Witaj z powrotem w grze { $game }. Grasz jako { $seat }; ? pokazuje ruchy, help wyjaśnia resztę.
ui-opponents = Grają z tobą: { $bots }.
ui-opponent-style = { $name }: { $style }
ui-too-small = Okno jest mniejsze niż { $columns } na { $rows }, więc nie ma rysowanego ekranu. Polecenie „board” pokazuje stół.
ui-decide = Twój ruch ({ $phase }): wpisz numer albo sam ruch.
ui-decide-typed = Twój ruch ({ $phase }): wybierz.

## Jak wpisywać

ui-usage-number = Ruch „{ $kind }”: wpisz numer stojący przed wyborem; Enter wraca.
ui-usage-choice = Wpisz „{ $kind }” i wybierz { $count } z tych: { $things }. Na przykład: „{ $example }”.
ui-usage-choice-none = Nie ma w czym wybierać: wpisz „{ $example }”.
ui-unlisted = Nie ma na liście, ale czasem można: { $moves }.
ui-usage-why = Zapytaj o ruch w postaci, w jakiej pokazuje go ?: „why RUCH”.
ui-usage-hint = Wpisz samo „hint”: powie, co możesz teraz zrobić i dlaczego.
ui-usage-rules = Szukaj w instrukcji po słowach albo po numerze zasady: „rules SŁOWA”.
ui-usage-lang = Języki: { $languages }.
ui-usage-save = Podaj plik, w którym zapisać kopię, np. „save gra.rec”.
ui-hint-moves = Wpisz ?, by zobaczyć swoje ruchy, albo help.
ui-not-open = Ruch „{ $kind }” nie jest teraz możliwy; ? pokazuje, co możesz zrobić.
ui-bad-signs = W tym wierszu są znaki, których nie da się odczytać.
ui-too-long = Ten wiersz jest za długi na ruch.
ui-no-such-choice = Nie ma takiego wyboru: { $word }.

## Odpowiedzi

ui-legal = „{ $text }” jest teraz dozwolone.
ui-why-title = Dlaczego nie „{ $text }”?
ui-moves-title = Twoje ruchy
ui-moves-none = Nie masz teraz żadnego ruchu.
ui-hint-type = Aby wykonać ten ruch, wpisz „{ $text }”.
ui-hint-type-either = Aby wykonać ten ruch, wpisz „{ $text }”; drugi to „{ $other }”.
ui-hint-only = Nie porównano go z innymi ruchami.
ui-hint-nothing = Nie masz teraz nic do rozstrzygnięcia, więc nie ma podpowiedzi.
ui-hint-puzzle = W zagadce nie ma podpowiedzi: twój ruch jest odpowiedzią.
ui-hint-nobody = Żaden bot tej gry nie umie podpowiadać.
ui-rules-title = Zasady: { $words }
ui-rules-none = W instrukcji nie ma nic o „{ $words }”.
ui-no-rulebook = Ta gra nie ma instrukcji.
ui-rules-fallback = W tym języku nie ma jeszcze instrukcji; to jest angielska.
ui-log-title = Co się dotąd działo
ui-undone = Cofnięto: { $text }.
ui-undo-refused = Tego nie cofniesz: od tamtej pory ruszył się ktoś inny, zdecydował los albo odsłonięto coś ukrytego.
ui-saved = Zapisano jako { $file }.
ui-saved-here = Gra zapisuje się po każdym ruchu w { $file }.
ui-save-problem = Nie udało się zapisać gry: { $reason }.
ui-file-exists = Plik { $file } już istnieje; wybierz inną nazwę.
ui-resume = Aby grać dalej później: frostwall terminal { $game } --resume { $file }
ui-language = Teraz po polsku.
ui-paused = Pauza. Enter wznawia; polecenia działają.
ui-interrupted = Wpisz quit, aby wyjść, albo naciśnij Ctrl-C jeszcze raz; gra jest zapisana.

## Koniec

ui-ended = Wygrana: { $winners } ({ $ending }).
ui-kept = Gra jest zapisana w { $file }. Graj dalej: frostwall terminal { $game } --resume { $file }
ui-kept-over = Zapis jest w { $file }. Obejrzyj go: frostwall replay { $file }
ui-not-kept = Gry nie zapisano.

## Pomyłki w wierszu poleceń

ui-bad-seat = Przy tym stole nie ma miejsca { $seat }; miejsca liczy się od 0 do { $last }.
ui-bad-seed = Ziarno to wiersz od 1 do 200 znaków, bez spacji na początku i na końcu.
ui-bad-day = „{ $day }” to nie data w rodzaju 2026-11-16.
ui-day-to-come = Gra dnia { $day } dopiero nadejdzie; dziś (UTC) jest { $today }.
ui-day-and-seed = Gra dnia ma własne ziarno; pomiń --seed albo --day.
ui-bad-option = „{ $text }” nie jest opcją w postaci klucz=wartość.
ui-bad-bots =
    { $seats ->
       *[other] Liczba podanych botów: { $given }, liczba miejsc: { $seats }; podaj jednego dla wszystkich albo po jednym na miejsce.
    }
ui-resume-fixed = Wznowiona gra zachowuje zasady, miejsca, opcje i ziarno; nie podawaj ich.
ui-no-folder = Nie ma katalogu dla pliku { $file }.
ui-cannot-read = Nie można odczytać { $file }: { $reason }.
ui-nothing-to-resume = W { $folder } nie ma gry do wznowienia.
ui-no-seed = { $file } nie podaje ziarna losu, więc nie można grać dalej.

## Pomoc

ui-help-title = Pomoc
ui-help =
    GRA
      Wpisz numer ruchu z menu albo sam ruch tak, jak pokazuje go ?.
      Gdy trzeba coś wybrać, wpisz słowo ruchu i to, co wybierasz, liczbę z gwiazdką:
      ? pokazuje jak. W ruchach miejsca liczy się od 0. Tab uzupełnia, strzałki przywołują wcześniejsze wiersze.

    PYTANIA
      ? lub moves       wszystko, co możesz teraz zrobić
      why RUCH          czy to dozwolone i która zasada o tym mówi
      hint              co możesz teraz zrobić: dobry ruch, dlaczego, jak pewny, i następny najlepszy
      rules SŁOWA       szukaj w instrukcji, jeśli gra ją ma; także po numerze zasady
      hand, board       co masz; cały stół
      log               wszystko, co się działo

    ROZGRYWKA
      undo              cofnij ostatni ruch, o ile nikt nie grał potem i nie odsłonięto nic ukrytego
      save PLIK         zapisz kopię; sama gra zapisuje się po każdym ruchu
      resume            jak wrócić do tej gry później
      lang JĘZYK        inny język; samo „lang” mówi, jakie są
      quit              wyjdź; gra jest zapisana
ui-help-options = OPCJE TEGO STOŁU
ui-help-option = { $label }: { $value } ({ $option })
ui-option-file = PLIK
ui-option-default = zwykle: { $value }
ui-puzzle-next = Enter: następna zagadka; q: koniec.
ui-puzzle-wrong = Enter: spróbuj ponownie; a: pokaż odpowiedź; q: koniec.
