### Słowa, które nie należą do żadnej gry: wyliczenia, miejsca, odmowy u drzwi, zapisy, wiersz poleceń.
### Jak dane stają się zmiennymi, mówi words/catalogue.py.

## Wyliczenia, miejsca, wartości

list-comma = { $list }, { $last }
list-and = { $list } i { $last }
list-or = { $list } lub { $last }

seat-number = Miejsce { $number }
seat-nobody = nikt
seat-nature = los
# Patrzący jako jedna z osób po słowie „gracze”: „oferta dla graczy Ania i ty: 1 pierścień”.
seat-to-you = ty

quoted = „{ $text }”
value-yes = tak
value-no = nie

cards-none = nic
# Karty, których patrzący nie może znać.
cards-hidden =
    { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }

## Boty: jak dobrze grają, obok imienia; i jakie są do wyboru

# Bot, dla którego gra nie ma innego słowa.
bot-other =
    { $level ->
        [easy] łatwy bot
        [medium] średni bot
       *[full] silny bot
    }
# Postać: jej imię i to, jak dobrze gra.
bot-character = { $name }, { $level }
bot-novice = początkujący
bot-easy = łatwy
bot-medium = średni
bot-hard = trudny
bot-master = mistrzowski
bot-random = bot bez planu
bot-kind-random = Bez planu: dowolny dozwolony ruch

## Odmowy

refusal-game-over = Gra jest skończona.
refusal-unknown-text =
    { $reason ->
        [empty] Nie ma tu żadnego ruchu.
        [too_long] Ruch jest za długi, by go odczytać; zaczyna się od „{ $word }”.
        [too_many_words] Ruch był kompletny już przed „{ $word }”.
        [word_expected] Brakuje słowa „{ $word }”.
        [missing_argument] Ruch jest niekompletny; brakuje: { $word }.
        [not_a_number] „{ $word }” powinno być liczbą całkowitą.
        [out_of_range] „{ $word }” wykracza poza możliwy zakres.
        [no_move] W tej grze nie ma ruchu „{ $word }”.
       *[unknown_word] Nic nie nazywa się tu „{ $word }”.
    }
refusal-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
refusal-nature-only = Tego ruchu nie wykonasz: o rzutach i dobieranych kartach decyduje tylko los.
refusal-not-an-outcome = Los nie może tu tego przynieść.
refusal-moves-too-far =
    { $moves ->
        [one] Z tych ruchów da się wykonać tylko pierwszy: po nim decyduje los lub ktoś inny.
        [few] Z tych ruchów da się wykonać razem tylko pierwsze { $moves }: po nich decyduje los lub ktoś inny.
       *[many] Z tych ruchów da się wykonać razem tylko pierwszych { $moves }: po nich decyduje los lub ktoś inny.
    }
refusal-undo-floor = Tak daleko nie cofniesz: ruch { $floor } należał do losu lub odsłonił coś ukrytego, a cofnąć można tylko to, co nastąpiło po nim.
refusal-unknown-rules = Nie ma trybu „{ $rules }”; do wyboru: { $needs-rules }.
refusal-bad-player-count =
    { $seats ->
        [one] Jedna osoba nie zagra w tym trybie. Liczba graczy: { $needs-seats }.
       *[many] Liczba graczy { $seats } nie pasuje do tego trybu; możliwe: { $needs-seats }.
    }
refusal-bad-option =
    { $bare ->
        [yes] Opcje wybiera się przed grą i potem się nie zmieniają.
       *[no]
            { $unknown ->
                [yes] W tym trybie nie ma opcji „{ $key }” (o wartości „{ $value }”); możliwe: { $needs-values }.
               *[no] Opcja „{ $key }” nie może tu mieć wartości „{ $value }”; możliwe: { $needs-values }.
            }
    }
refusal-unknown-bot = Ta gra nie ma bota „{ $bot }”; możliwe: { $needs-bots }.
refusal-bad-setup = Takie przygotowanie nie mogło powstać według zasad gry: „{ $fact }” nie pasuje.
refusal-impossible-position = Taka pozycja jest niemożliwa: { $reason }.

## Gra bez własnych zdań (words/generic.py)

generic-count = { $count } × { $name }
generic-hidden = ukryte
generic-zone = { $zone } ({ $seat })
generic-source = skąd: { $zone }
generic-target = dokąd: { $zone }
generic-event =
    { $facts ->
        [none] { $seat }: { $what }.
       *[other] { $seat }: { $what } ({ $facts }).
    }
generic-refusal =
    { $facts ->
        [none] Niemożliwe: { $what }.
       *[other] Niemożliwe: { $what } ({ $facts }).
    }
generic-needs = Potrzeba: { $needs }.

## Zapisy

record-at-line = Wiersz { $line }: { $text }
record-bad-header =
    { $key ->
        [none] „{ $value }” nie jest wierszem nagłówka w postaci „klucz: wartość”.
       *[other] Nagłówek nie dopuszcza „{ $key }” o wartości „{ $value }”, a przynajmniej nie tutaj.
    }
record-bad-line = „{ $text }” nie jest wierszem w postaci „numer miejsce ruch”.
record-bad-setup = Z takim nagłówkiem gra nie może się zacząć. { $why }
record-line-too-long = Wiersz ma więcej znaków, niż wolno ({ $limit }).
record-masked = W tym zapisie pominięto ukryte ruchy: można go czytać, ale nie odtworzyć.
record-missing-header = W nagłówku brakuje wiersza „{ $key }: …”.
record-newer-format = Ten zapis ma format { $need }; ta wersja Frostwall czyta format { $have }. Zaktualizuj Frostwall.
record-newer-rules-version = Ten zapis powstał w wersji { $need } zasad; ten Frostwall zna wersję { $have }. Zaktualizuj Frostwall.
record-no-such-line = Nie ma ruchu { $seq }; ostatni ma numer { $last }.
record-not-a-record = To nie jest zapis Frostwall: pierwszy wiersz powinien brzmieć „frostwall 1”.
record-older-rules-version = Ten zapis powstał w wersji { $need } zasad, a ten Frostwall gra według wersji { $have }. Odtworzy go starszy Frostwall.
record-refused-line = Ruch { $seq }, „{ $text }” ({ $seat }), jest niedozwolony. { $why }
record-sequence-gap = Ruchy są numerowane bez przerw: powinien być numer { $need }, a jest { $have }.
record-too-large = Ten zapis jest za duży; najwięcej wierszy: { $lines }.
record-truncated =
    { $missing ->
        [blank_line] Brakuje pustego wiersza po nagłówku; koniec pliku mógł zaginąć.
       *[final_newline] Ostatni wiersz nie jest zamknięty; koniec pliku mógł zaginąć.
    }
record-undo-refused = Do ruchu { $to } nie cofniesz, tylko do ruchu { $floor } lub późniejszego.
record-unknown-game = Frostwall nie zna gry „{ $game }”.
record-unknown-rules = Ta gra nie ma trybu „{ $rules }”.
record-wrong-set = W tym zapisie grano zestawem kart „{ $need }”, a nie „{ $have }”.

## Co jeszcze może wykazać sprawdzenie zapisu

record-chance-differs = Ruch { $seq } to „{ $text }”, ale z ziarna wynika „{ $drawn }”.
record-commit-differs = To nie jest ziarno obiecane przed grą (zobowiązanie { $commit }).
record-no-seed = Gra jest skończona, ale w nagłówku nie ma obiecanego ziarna; kości nie da się sprawdzić.
record-setup-differs = To nie jest przygotowanie, które wynika z ziarna.
record-unknown-generator =
    { $generator ->
        [none] Ziarna lub słów z nagłówka nie da się użyć.
       *[other] Nagłówek wymienia nieznany generator „{ $generator }”.
    }
# Dlaczego odrzucono wiersz lub przygotowanie, gdy znany jest tylko kod lub przyczyna techniczna.
record-why = (Powód: { $reason }.)

## Wiersz poleceń

error-unknown-game = Nie ma gry „{ $game }”. Znane: { $games }.
error-unknown-bot = Nie ma bota „{ $bot }”. Znane: { $bots }.
error-broken-bot = Nie można wczytać bota „{ $bot }”: { $reason }.
error-bot-failed = Bot „{ $bot }” zawiódł w grze { $game }: { $reason }.
error-unknown-language = Nie ma tekstów w języku „{ $lang }”. Znane: { $languages }.
