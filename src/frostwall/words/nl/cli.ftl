### De opdrachtregel en het laboratorium: fouten, samenvattingen, de pagina van het rapport.

cli-language = nl
cli-decimal-sign = ,
cli-group-sign = .
cli-percent = { $value }%
cli-seat-bot = plaats { $seat } · { $bot }
cli-unfinished = niet afgelopen
cli-in-file = { $file }: { $text }

## Fouten

cli-bad-number = { $name } is een geheel getal van { $low } tot { $high }, niet “{ $value }”.
cli-bad-option = Een optie schrijf je als SLEUTEL=WAARDE, niet als “{ $option }”.
cli-unknown-option = Bij de regels “{ $rules }” hoort geen optie “{ $option }”. Bekend zijn: { $known }.
cli-option-twice = De optie “{ $option }” is twee keer gegeven.
cli-bots-and-seats =
    { $bots ->
        [one] Er is één bot genoemd
       *[other] Er zijn { $bots } bots genoemd
    } voor { $seats ->
        [one] één plaats
       *[other] { $seats } plaatsen
    }; noem er één voor alle of één per plaats.
cli-cannot-read = { $file } kan niet gelezen worden: { $reason }.
cli-cannot-write = { $file } kan niet geschreven worden: { $reason }.
cli-no-directory = { $file } is niet als map te gebruiken: { $reason }.
cli-not-text = { $file } is geen tekstbestand, dus ook geen verslag.
cli-too-large = { $file } is te groot voor een verslag: meer dan { $limit } bytes.
cli-worker-died = Een werkproces stopte onverwacht; de simulatie is afgebroken.
cli-masked-for =
    { $viewer ->
        [-2] Dit verslag is wat een toeschouwer mag lezen; wat een ander ziet, is er niet uit te maken.
       *[other] Dit verslag is wat plaats { $viewer } mag lezen; wat een ander ziet, is er niet uit te maken.
    }
cli-no-rulebook = Het spel “{ $game }” heeft geen spelregelboek.
cli-unknown-rule = Het spelregelboek heeft geen regel { $rule }; frostwall rules toont wat erin staat.
cli-rules-nothing = Het spelregelboek zegt niets over “{ $words }”; frostwall rules toont wat erin staat.
cli-unknown-rival = Er is geen meetlat “{ $rival }”; bekend zijn: { $rivals }.
cli-no-rival = { $rival } is niet geïnstalleerd; installeer het met: { $command }

## sim

cli-sim-title =
    { $games ->
        [one] Eén spel
       *[other] { $games } spellen
    } { $game } ({ $rules }), { $seats } plaatsen, startwaarde { $seed }
cli-sim-title-solo =
    { $games ->
        [one] Eén solospel
       *[other] { $games } solospellen
    } { $game } ({ $rules }), startwaarde { $seed }
cli-sim-seat = plaats
cli-sim-bot = bot
cli-sim-wins = winst
cli-sim-share = aandeel
cli-sim-interval = 95%-interval
cli-sim-points = gem. punten
cli-sim-ending = einde
cli-sim-games = spellen
cli-sim-shared = Gedeelde winst: { $shared }, door niemand gewonnen: { $nobody }.
cli-sim-turns = Beurten: gemiddeld { $mean } ± { $margin }, mediaan { $median }, negen van de tien spellen tussen { $low } en { $high }.
cli-sim-speed =
    { $decisions } beslissingen en { $plies } zetten in { $seconds } s: { $rate } spellen per seconde met { $workers ->
        [one] één werkproces
       *[other] { $workers } werkprocessen
    }, { $mode ->
        [compiled] gecompileerd
       *[pure] puur Python
    }.
cli-sim-progress = { $done } van { $total } spellen, nog { $seconds } s

## arena

cli-arena-title = { $games } spellen { $game } ({ $rules }), { $seats } plaatsen, { $tables ->
        [one] één opstelling
       *[other] { $tables } opstellingen
    }, elk op alle plaatsen; startwaarde { $seed }
cli-arena-bot = bot
cli-arena-seats = plaatsen
cli-arena-share = winst
cli-arena-interval = 95%-interval
cli-arena-parity = gelijk deel
cli-arena-points = gem. punten
cli-arena-rating = rating
cli-arena-speed = ms/beslissing
cli-arena-faults-head = fouten
cli-arena-verdict =
    { $verdict ->
        [better] { $bot } is beter dan de andere
        [worse] { $bot } is slechter dan de andere
        [level] { $bot } is even goed als de andere, binnen de gevraagde marge
        [open] { $bot }: niets is bewezen
       *[untested] { $bot }
    }: { $margin } ± { $error } punten winstaandeel boven het gelijke deel ({ $deals ->
        [one] één verdeling
       *[other] { $deals } verdelingen
    }).
cli-arena-no-ratings = Er zijn geen ratings: openskill is niet geïnstalleerd (pip install "frostwall[arena]").
cli-arena-faults = Een spel waarin een bot vastliep of een ongeldige zet deed, is voor hem verloren; --json noemt ze.
cli-arena-line-ups = “{ $given }” is geen soort opstelling; bekend zijn: { $known }.
cli-arena-too-few = { $bots } bots zijn zo niet op te stellen op { $seats } plaatsen: noem minstens twee verschillende bots, of één per plaats met --line-ups table.
cli-arena-too-many = Dat worden { $tables } opstellingen, meer dan { $most }: neem --line-ups pairs of ladder.
cli-arena-other = { $file } bevat de spellen van een andere wedstrijd; noem een ander bestand, of herhaal de argumenten precies.
cli-arena-broken = { $file } is niet te lezen als de spellen van een wedstrijd.
cli-arena-page = Arena: { $game }, { $games } spellen
cli-arena-lead = Regels { $rules }, { $seats } plaatsen. Elke opstelling speelt elke verdeling in alle volgordes.
cli-arena-plot = Winstaandeel boven het gelijke deel
cli-arena-plot-text = Het gelijke deel is wat een bot zou winnen als alle even goed waren. De streepjes zijn 95%-intervallen.

## lab compare

cli-compare-title =
    { $game } ({ $rules }): { $deals ->
        [one] één verdeling
       *[other] { $shown } verdelingen
    }, { $seats ->
        [one] één plaats
       *[other] { $seats } plaatsen
    }, startwaarde { $seed }
cli-compare-usual = de gebruikelijke regels
cli-compare-measure = maat
cli-compare-win = winst van plaats { $seat }
cli-compare-points = punten van plaats { $seat }
cli-compare-turns = beurten
cli-compare-decisions = beslissingen
cli-compare-source = punten per plaats: { $name }
cli-compare-ending = afgelopen door: { $name }
cli-compare-note = Elke variant speelt dezelfde verdelingen, en de intervallen zijn die van de verschillen binnen een verdeling. Een * markeert een verschil waarvan het 95%-interval nul niet bevat; van { $measures } maten doet ongeveer één op de twintig dat toevallig.
cli-compare-progress = { $done } van { $total } verdelingen, nog { $seconds } s
cli-compare-lead = Elke variant speelt dezelfde verdelingen. Bots: { $bots }.
cli-compare-table = Alle maten
cli-compare-plot-wins = Wie wint
cli-compare-plot-wins-text = Winstaandeel per plaats; gedeelde winst is verdeeld. De streepjes zijn 95%-intervallen.
cli-compare-plot-changes = Wat er voor wie verandert
cli-compare-plot-changes-text = Winst erbij of eraf tegenover variant A, in procentpunten, op dezelfde verdelingen.
cli-compare-plot-lengths = Hoe lang het duurt
cli-compare-plot-lengths-text = Aandeel van de spellen naar hun aantal beurten.
cli-compare-plot-sources = Waar de punten vandaan komen
cli-compare-plot-sources-text = Gemiddelde punten van een plaats aan het einde.
cli-compare-plot-endings = Hoe het afloopt
cli-compare-plot-endings-text = Aandeel van de spellen naar afloop.
cli-compare-how-many = Noem twee tot { $most } varianten: geef een optie meer dan eens met verschillende waarden, of --variant voor hele sets opties.
cli-compare-mixed = Opties die meer dan eens gegeven worden, moeten allemaal evenveel waarden hebben, en gaan niet samen met --variant.
cli-compare-same = Twee van de varianten zijn gelijk; er valt niets te vergelijken.

## dataset

cli-dataset-progress = { $done } van { $total } delen, nog { $seconds } s
cli-dataset-made =
    { $folder }: { $games ->
        [one] één spel
       *[other] { $games } spellen
    }, { $rows } rijen in { $parts ->
        [one] één bestand
       *[other] { $parts } bestanden
    }, { $seconds } s.
cli-dataset-next = Lees het met frostwall.lab.dataset.Dataset; controleer het met: frostwall verify { $folder }
cli-dataset-whole =
    { $folder } is heel: { $rows } rijen van { $games ->
        [one] één spel
       *[other] { $games } spellen
    } volgen uit hun verslagen.
cli-dataset-other = { $file } bevat iets anders dan deze dataset; noem een nieuwe map, of herhaal de argumenten precies.
cli-dataset-endless = Spel { $game } liep niet af en heeft dus geen uitslag; neem andere bots of een andere startwaarde.
cli-dataset-broken = { $file } is geen hele dataset: { $reason }.

## train

cli-train-gather = { $done } van { $total } spellen gespeeld, nog { $seconds } s
cli-train-fit = { $done } van { $total } epochs, nog { $seconds } s
cli-train-match = { $done } van { $total } spellen tegen de vorige generatie, nog { $seconds } s
cli-train-kept = Generatie { $number } blijft: { $rows } rijen, AUC { $auc }, logverlies { $loss }, kalibratiefout { $error }; ze won { $wins } [{ $low } tot { $high }] van { $games } spellen, gelijk deel { $parity }; { $seconds } s rekentijd.
cli-train-dropped = Generatie { $number } is niet bewezen beter: { $rows } rijen, AUC { $auc }, logverlies { $loss }, kalibratiefout { $error }; ze won { $wins } [{ $low } tot { $high }] van { $games } spellen, gelijk deel { $parity }; { $seconds } s rekentijd.
cli-train-best = { $file } is het netwerk van generatie { $number }.
cli-train-none = Geen generatie is bewezen beter dan de bot waarmee ze begon, dus er is geen beste netwerk.
cli-train-nothing = In { $game } met de regels { $rules } valt niets te leren; regels waarmee het kan: { $known }.
cli-train-other = { $folder } bevat een andere cursus; noem een nieuwe map, of herhaal de argumenten precies.
cli-train-broken = { $file } kan niet gelezen worden; noem een nieuwe map.
cli-train-version = { $folder } werd begonnen met een uitgave van Frostwall waarvan de netwerken andere rijen lezen; noem een nieuwe map.
cli-train-net = De cursus kan niet verdergaan. { $reason }
cli-train-page = Training: { $game }, { $rules }
cli-train-lead = { $games } spellen in de eerste generatie. Een generatie blijft alleen als de arena bewijst dat ze beter is dan de vorige; welke niet bleven, staan tussen haakjes.
cli-train-plot-loss = Verlies op achtergehouden spellen
cli-train-plot-loss-text = Na elke epoch, één lijn per generatie. Hoe minder, hoe beter.
cli-train-plot-true = Wat het zegt en wat ervan komt
cli-train-plot-true-text = Voorspeld en werkelijk winstaandeel van de laatste generatie. Op de lijn komt elke voorspelling uit.
cli-train-plot-match = Tegen de vorige generatie
cli-train-plot-match-text = Winst boven of onder het gelijke deel, met 95%-intervallen. De eerste speelt tegen de bot waarmee ze begon.
cli-train-head-generation = generatie
cli-train-head-rows = rijen
cli-train-head-auc = AUC
cli-train-head-loss = logverlies
cli-train-head-error = kalibratiefout
cli-train-head-wins = winst / spellen
cli-train-head-cpu = rekentijd s

## Werkprocessen

cli-executor = “{ $given }” is geen uitvoerder; bekend zijn: { $known }.
cli-address-alone = --address is het adres van een Ray-cluster; voeg --executor ray toe.
cli-ray-none = Er is geen Ray-cluster op “{ $address }”: { $reason }.
cli-ray-version = Het Ray-cluster heeft versie { $there } van frostwall, en dit is { $here }; installeer op beide dezelfde.
cli-ray-package = Een werkproces van het Ray-cluster mist een pakket: { $reason }.
cli-ray-lost = Het Ray-cluster is weggevallen: { $reason }.

## bot

cli-bot-made = { $folder } bevat een bot die werkt. Pas { $file } aan en probeer het:
cli-bot-exists = { $file } bestaat al; noem een map die er nog niet is.
cli-bot-bad-name = “{ $name }” kan geen naam van een bot zijn: neem letters, cijfers en streepjes, een letter vooraan, en een naam die nog geen bot heeft.
cli-bad-budget = Een tijdslimiet is een tijd zoals 0.2s of 50ms, niet “{ $value }”.
cli-bot-progress = { $done } van { $total } beslissingen, nog { $seconds } s
cli-bot-checked = { $game }: { $decisions } beslissingen in { $games } spellen aan { $tables } soorten tafels, { $kinds } soorten beslissingen; { $mean } ms per beslissing, { $slowest } ms voor de langzaamste.
cli-bot-fault =
    { $what ->
        [illegal] De bot deed een ongeldige zet
        [raised] De bot gaf een fout
        [differs] Dezelfde startwaarde gaf twee verschillende zetten
        [mutates] De bot veranderde de stand die hij kreeg; probeer zetten op een kopie
       *[slow] De bot deed er langer over dan mocht
    } ({ $table }, beslissing { $decision }, regel { $move }): { $detail }

## replay

cli-replay-title = Een verslag van { $game } ({ $rules }), { $seats } plaatsen
cli-replay-title-solo = Een verslag van { $game } ({ $rules }), een solospel
cli-replay-undo = Teruggenomen: het spel staat zoals na zet { $to }.
cli-replay-masked =
    { $viewer ->
        [-2] Dit is wat een toeschouwer mag lezen. Verborgen zetten zijn weggelaten, dus is de stand niet te tonen.
       *[other] Dit is wat plaats { $viewer } mag lezen. Verborgen zetten zijn weggelaten, dus is de stand niet te tonen.
    }
cli-replay-position = De stand in beurt { $turn }:
cli-replay-stopped = Gestopt na zet { $to } van { $last }.
cli-replay-open = Het spel is niet afgelopen; het verslag eindigt met zet { $last }.
cli-replay-over =
    { $count ->
        [0] Het spel is afgelopen ({ $ending }), en niemand wint.
        [one] Het spel is afgelopen ({ $ending }): { $winners } wint.
       *[other] Het spel is afgelopen ({ $ending }): { $winners } winnen samen.
    }

## verify

cli-verify-legal =
    { $legal ->
        [yes]
            { $all ->
                [one] Zetten: de enige is geldig.
               *[other] Zetten: alle { $all } zijn geldig.
            }
       *[no] Zetten: { $lines } van { $all } zijn gecontroleerd, de volgende is niet geldig.
    }
cli-verify-finished =
    { $finished ->
        [yes] Einde: het spel is uitgespeeld.
       *[no] Einde: het spel is niet uitgespeeld.
    }
cli-verify-setup =
    { $state ->
        [yes] Opstelling: het is die van de startwaarde.
        [no] Opstelling: het is niet die van de startwaarde.
       *[unknown] Opstelling: mogelijk volgens de regels; of ze eerlijk getrokken is, valt niet na te gaan, omdat de kop geen startwaarde noemt.
    }
cli-verify-chance =
    { $state ->
        [yes]
            { $source ->
                [seed] Toeval: elke trekking is die van de startwaarde.
               *[generator] Toeval: elke trekking is die van de generator in de kop.
            }
        [no]
            { $source ->
                [seed] Toeval: niet elke trekking is die van de startwaarde.
               *[generator] Toeval: niet elke trekking is die van de generator in de kop.
            }
       *[unknown] Toeval: elke trekking is mogelijk; of er eerlijk getrokken is, valt niet na te gaan, omdat de kop geen startwaarde en geen generator noemt.
    }
cli-verify-commit =
    { $state ->
        [yes] Belofte: de startwaarde is die van vóór het spel.
        [no] Belofte: de startwaarde is niet die van vóór het spel.
       *[unknown] Belofte: niet na te gaan, omdat in de kop niet zowel een vastlegging als een startwaarde staat.
    }
cli-verify-ok = Het verslag is in orde.
cli-verify-unfinished =
    { $lines ->
        [0] Het verslag heeft geen zetten, dus is er geen afgelopen spel om te controleren.
       *[other] Het verslag houdt op na zet { $lines }, voordat het spel is afgelopen.
    }

## rules

cli-rules-fallback = In “{ $lang }” is er nog geen spelregelboek; dit is het Engelse.
cli-rules-see = Zie ook: { $titles }.
cli-rules-more = Ook hierover:

## bench

cli-bench-games = spellen/s
cli-bench-decisions = beslissingen/s
cli-bench-plies = zetten/s
cli-bench-stepped = zet voor zet vanuit Python
cli-bench-ratio = beslissingen, zoveel keer zo veel
cli-bench-clone = kopie, µs
cli-bench-table = { $rules }, { $seats } plaatsen
cli-bench-table-of = { $game } { $rules }, { $seats } plaatsen
cli-bench-table-solo = { $game } { $rules }, solo
cli-bench-terms = Willekeurige spelers, geen onderlinge handel, één kern, mediaan van { $rounds } rondes.
cli-bench-progress = ronde { $done } van { $total }, nog { $seconds } s

## Het rapport

cli-report-title =
    { $games ->
        [one] { $game }: één spel
       *[other] { $game }: { $shown } spellen
    }
cli-report-lead = Regels { $rules }, { $seats } plaatsen, bots: { $bots }.
cli-report-lead-solo = Regels { $rules }, solo, bot: { $bots }.
cli-report-games = Spellen
cli-report-mean-turns = Gemiddeld aantal beurten
cli-report-decisions = Beslissingen per spel
cli-report-shared = Gedeelde winst
cli-report-nobody = Door niemand gewonnen
cli-report-rate = Spellen per seconde
cli-report-numbers = De cijfers
cli-report-endings = Aflopen:
cli-report-made = Gemaakt door { $version } met startwaarde { $seed }. Dezelfde spellen nog eens:
cli-report-seat = Plaats
cli-report-won = Winst
cli-report-share = Aandeel
cli-report-interval = 95%-interval
cli-report-turns = Beurten
cli-report-sum = Som
cli-report-median = mediaan { $turns }

cli-report-wins = Wie wint
cli-report-wins-text = Aandeel van de spellen die een plaats alleen won, met 95%-intervallen. De streepjeslijn is een gelijk deel, als alle bots gelijk zijn.
cli-report-lengths = Hoe lang spellen duren
cli-report-lengths-text = Spellen naar aantal beurten; negen van de tien duren tussen { $few } en { $many } beurten.
cli-report-sources = Waar de punten vandaan komen
cli-report-sources-text = Gemiddelde punten aan het einde, per plaats en bron.

## play, serve en backup

cli-play-running = Frostwall draait: { $url }
cli-play-stop = Je spellen worden bij elke zet bewaard. Ctrl-C stopt.
cli-play-stopped = Frostwall is gestopt. Alle spellen zijn bewaard; met frostwall play ga je verder.
cli-play-already = Frostwall draait al: { $url }
cli-lan-on = Vrienden in het lokale netwerk openen: { $url }
cli-lan-off = Niemand in het lokale netwerk kan nu meedoen.
cli-lan-none = Er is geen lokaal netwerk gevonden, dus kan alleen deze computer meedoen.
cli-lan-elsewhere = Aan die Frostwall kon niet gevraagd worden vrienden in het lokale netwerk te laten meedoen; is hij met frostwall play gestart, dan zit de schakelaar op { $url }.
cli-seed-known = De startwaarde van al het toeval is gegeven, dus kan niemand het controleren. Dit is bedoeld voor tests.
cli-serve-running = Luistert op { $url }
cli-serve-stopped = Gestopt. Alle spellen zijn bewaard.
cli-backup-made = De kopie staat in { $file }.
cli-reverted = De database { $where } heeft nu versie { $revision }.
cli-bad-seed = Een startwaarde is een regel van 1 tot 200 tekens, zonder spaties aan het begin of einde.
cli-no-database = Noem de database met --database of in de variabele { $variable }: sqlite:///FILE of postgresql://USER:PASSWORD@HOST/NAME.
cli-bad-public-url = --public-url is wat mensen intypen, zoals https://play.example.org zonder pad, niet “{ $url }”.
cli-bad-admin-token = --admin heeft een sleutel van minstens { $least } tekens nodig, in een bestand (--admin-token-file) of in de variabele { $variable }.
cli-bad-place = { $option } is een adres en een poort, zoals 127.0.0.1:9464, niet “{ $value }”.
cli-bad-log = --log is text of json, niet “{ $value }”.
cli-bad-traces = --traces is het adres van een ontvanger, zoals http://127.0.0.1:4318/v1/traces, niet “{ $value }”.
cli-bad-bus = --bus is nats://HOST:POORT, niet “{ $url }”.
cli-bus-needs-postgresql = Meerdere servers met --bus hebben een PostgreSQL nodig; een bestand heeft één server.
cli-no-bus = De bus op { $url } antwoordt niet: { $reason }.
cli-bad-proxies = --forwarded-allow-ips zijn adressen of netwerken met komma’s ertussen, of *, niet “{ $value }”.
cli-no-sets = --sets is een map die bestaat, niet “{ $file }”.
cli-broken-set = Geen tafel kan { $file } kiezen. { $reason }
cli-cannot-listen = Kan niet luisteren op { $host }, poort { $port }: { $reason }.
cli-in-use = Een andere Frostwall gebruikt deze database ({ $url }); stop die eerst.
cli-store-bad-database-url = --database is sqlite:///FILE of postgresql://USER:PASSWORD@HOST/NAME.
cli-store-unknown-database = --database is sqlite:///FILE of postgresql://USER:PASSWORD@HOST/NAME; “{ $scheme }” is hier onbekend.
cli-store-no-such-database = Er is geen database van Frostwall op { $where }.
cli-store-database-not-writable = In de database { $where } kan niet geschreven worden: { $reason }.
cli-store-not-a-database = { $where } is geen database.
cli-store-database-newer = De database { $where } is gemaakt door een nieuwere Frostwall ({ $revision }); werk deze bij, of breng de database terug met `frostwall revert` van die andere.
cli-store-no-such-revision = De database { $where } heeft versie { $found } en kan niet terug naar { $revision }; mogelijk zijn { $known }.
cli-store-database-in-use = Een andere Frostwall gebruikt { $where }; stop die eerst, of start ze allebei met --bus.
cli-store-database-unreachable = De database { $where } antwoordt niet: { $reason }.
cli-store-database-failed = De database { $where } kon niet geopend worden: { $reason }.
cli-store-backup-exists = { $where } bestaat al; een back-up overschrijft niets.
cli-store-backup-in-use = { $where } is een database die in gebruik is; een back-up gaat in een nieuw bestand.
cli-store-backup-not-writable = { $where } kan niet geschreven worden: { $reason }.

## review

cli-review-title = Terugblik op een spel { $game } ({ $rules }), { $seats ->
    [1] solo
   *[other] { $seats } plaatsen
}
cli-review-seat = Plaats { $seat }
cli-review-player = Speler
cli-review-start = Begin
cli-review-luck = Geluk (kansen)
cli-review-play = Eigen zetten
cli-review-others = Zetten van anderen
cli-review-end = Aan het einde
cli-review-lost = Verloren door fouten
cli-review-sum = Winstkansen in procenten: aan het begin, wat geluk (worpen en trekkingen) veranderde, wat de eigen zetten veranderden, wat de zetten van de anderen veranderden, en aan het einde.
cli-review-lost-text = “Verloren door fouten” is de som van wat elke fout kostte, beoordeeld op wat de speler wist. Dat kan meer zijn dan de eigen zetten veranderden: wat fouten van anderen teruggeven, kan opnieuw verloren gaan.
cli-review-graph = Winstkansen
cli-review-graph-text = Na elke regel van het verslag. De staande lijnen zijn de keerpunten.
cli-review-parts = Geluk en spel
cli-review-parts-text = Van de kans aan het begin leiden geluk, eigen zetten en de zetten van anderen naar de kans aan het einde, alles in procentpunten.
cli-review-turning = Keerpunten
cli-review-turning-text = De momenten die het meest veranderden, in de volgorde van het spel.
cli-review-chose = { $player } kiest “{ $move }”.
cli-review-change = { $player }: { $before } → { $after }
cli-review-mistakes = Duurste zetten van { $player }
cli-review-mistakes-head = Duurste zetten
cli-review-finds = Beste vondsten van { $player }
cli-review-finds-head = Beste vondsten
cli-review-nothing = Geen dure zet en geen bijzondere vondst.
cli-review-place = { $turn ->
    [0] Voor de eerste beurt
   *[other] Beurt { $turn }
}, regel { $line }{ $by ->
    [chance] {", door toeval"}
   *[player] {""}
}:
cli-review-better = Dit kostte { $cost } van het spel. Beter: { $better }
cli-review-found = { $gain } meer waard dan de zet die voor de hand lag.
cli-review-found-than = { $gain } meer waard dan de zet die voor de hand lag: { $obvious }
cli-review-how = Elke zet is beoordeeld op wat de speler toen wist; de lijn kent alle kaarten, ook de verborgen. Daarom kan een fout meer of minder kosten dan de lijn daalt. Beide zijn schattingen met het netwerk van de bot en met proefspellen.
cli-review-progress = { $done } van { $total } regels, nog { $seconds } s
cli-review-no-net = Niemand kan hier een spel { $game } met de regels “{ $rules }” beoordelen: er is geen netwerk voor.
cli-review-bad-net = Het spel is niet te beoordelen. { $reason }

## Puzzels

cli-mine-progress = { $done } van { $total } partijen, nog { $seconds } s
cli-mine-found = { $count } puzzels in { $games } partijen.
cli-mine-again-progress = { $done } van { $total } puzzels, nog { $seconds } s
cli-mine-again-found = { $count } van { $asked } puzzels houden stand.
cli-mine-again-alone = --again bekijkt de puzzels van een bestand; met --games en --each zoek je nieuwe.
cli-mine-not-puzzles = { $file } bevat geen puzzels voor { $game }.
cli-mine-other = { $file } bevat andere partijen dan die van deze zoekopdracht en blijft zoals het is; noem met --out een ander bestand.
cli-puzzle-none =
    Voor { $game } zijn er geen puzzels{ $puzzle ->
        [none] .
       *[other] { " " }met de naam “{ $puzzle }”.
    }
cli-puzzle-done = Je hebt ze allemaal opgelost. Met --all komen ze nog eens.
cli-puzzle-unknown = { $option } “{ $given }” bestaat hier niet. Kies uit: { $known }.
