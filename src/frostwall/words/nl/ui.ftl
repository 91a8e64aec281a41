### De terminal, wat er ook gespeeld wordt. De terminal.ftl van een spel mag een sleutel op zijn eigen manier zeggen.

## Het scherm

ui-you = jij
ui-seat-number = Plaats { $number }
ui-table = Tafel
ui-turn = Beurt { $turn } · { $seat }
ui-log = Wat er gebeurde
ui-undo = terug
ui-more-brief = hulp
ui-more = alle zetten, hulp
ui-prompt = { "> " }
ui-prompt-over = { "Enter: weg > " }
ui-page-back = { "Enter: terug " }
ui-page-more = { "Enter: verder, een woord: terug " }
ui-playing = { $seat } is aan het spelen. Ctrl-C onderbreekt.
ui-chance = Het toeval beslist.
ui-over = Het spel is afgelopen.
ui-welcome = Welkom bij { $game }. Jij bent { $seat }; ? toont je zetten, help legt de rest uit.
ui-welcome-back = Welkom terug bij { $game }. Jij bent { $seat }; ? toont je zetten, help legt de rest uit.
ui-opponents = Je speelt tegen { $bots }.
ui-opponent-style = { $name }: { $style }
ui-too-small = Het venster is kleiner dan { $columns } bij { $rows }, dus er wordt niets getekend. Met “board” zie je de tafel.
ui-decide = Jouw zet ({ $phase }): typ een nummer, of de zet zelf.
ui-decide-typed = Jouw zet ({ $phase }): kies.

## Hoe je iets typt

ui-usage-number = Om te kiezen ({ $kind }): typ het nummer ervoor; met Enter ga je terug.
ui-usage-choice = Typ “{ $kind }” en { $count } van deze: { $things }. Bijvoorbeeld: “{ $example }”.
ui-usage-choice-none = Er valt niets te kiezen: typ “{ $example }”.
ui-unlisted = Staat er niet bij, maar kan soms: { $moves }.
ui-usage-why = Vraag naar een zet zoals ? hem toont: “why ZET”.
ui-usage-hint = Typ alleen “hint”: dat zegt wat je nu zou kunnen doen, en waarom.
ui-usage-rules = Zoek in de spelregels op woorden of op het nummer van een regel: “rules WOORDEN”.
ui-usage-lang = De talen zijn { $languages }.
ui-usage-save = Typ een bestand om een kopie in te bewaren, bijvoorbeeld “save spel.rec”.
ui-hint-moves = Typ ? voor je zetten, of help.
ui-not-open = Dat kan nu niet ({ $kind }); ? toont wat je wel kunt doen.
ui-bad-signs = Er staan onleesbare tekens in die regel.
ui-too-long = Die regel is te lang voor een zet.
ui-no-such-choice = { $word } is geen van de keuzes.

## Antwoorden

ui-legal = “{ $text }” mag nu.
ui-why-title = Waarom niet “{ $text }”?
ui-moves-title = Je zetten
ui-moves-none = Je hoeft nu geen zet te doen.
ui-hint-type = Typ “{ $text }” om deze zet te doen.
ui-hint-type-either = Typ “{ $text }” om deze zet te doen, en “{ $other }” voor de andere.
ui-hint-only = Andere zetten zijn er niet tegen afgewogen.
ui-hint-nothing = Je hoeft nu niets te beslissen, dus er is geen tip.
ui-hint-puzzle = Bij een puzzel zijn er geen tips: je zet is je antwoord.
ui-hint-nobody = Geen enkele bot van dit spel kan tips geven.
ui-rules-title = Spelregels: { $words }
ui-rules-none = De spelregels zeggen niets over “{ $words }”.
ui-no-rulebook = Dit spel heeft geen spelregelboek.
ui-rules-fallback = In deze taal is er nog geen spelregelboek; dit is het Engelse.
ui-log-title = Wat er tot nu toe gebeurde
ui-undone = Teruggenomen: { $text }.
ui-undo-refused = Dat kun je niet terugnemen: sindsdien heeft iemand anders gezet, heeft het toeval beslist of is er iets verborgens gezien.
ui-saved = Bewaard als { $file }.
ui-saved-here = Het spel wordt na elke zet bewaard, in { $file }.
ui-save-problem = Het spel kon niet bewaard worden: { $reason }.
ui-file-exists = { $file } bestaat al; kies een andere naam.
ui-resume = Later met dit spel verder: frostwall terminal { $game } --resume { $file }
ui-language = Vanaf nu in het Nederlands.
ui-paused = Pauze. Enter gaat verder; opdrachten werken.
ui-interrupted = Typ quit om te stoppen, of druk nog eens op Ctrl-C; het spel is bewaard.

## Het einde

ui-ended = Gewonnen door { $winners }: { $ending }.
ui-kept = Het spel is bewaard in { $file }. Verder spelen: frostwall terminal { $game } --resume { $file }
ui-kept-over = Het verslag staat in { $file }. Terugkijken: frostwall replay { $file }
ui-not-kept = Het spel is niet bewaard.

## Fouten op de opdrachtregel

ui-bad-seat = Aan deze tafel is geen plaats { $seat }; plaatsen tellen van 0 tot { $last }.
ui-bad-seed = Een startwaarde is een regel van 1 tot 200 tekens, zonder spaties aan het begin of einde.
ui-bad-day = “{ $day }” is geen datum zoals 2026-11-16.
ui-day-to-come = Het spel van { $day } moet nog komen; vandaag (UTC) is het { $today }.
ui-day-and-seed = Het spel van de dag heeft zijn eigen startwaarde; laat --seed of --day weg.
ui-bad-option = “{ $text }” is geen optie van de vorm sleutel=waarde.
ui-bad-bots =
    { $seats ->
       *[other] Er zijn { $given } bots genoemd voor { $seats } plaatsen; noem er één voor alle of één per plaats.
    }
ui-resume-fixed = Een hervat spel houdt zijn regels, plaatsen, opties en startwaarde; laat die weg.
ui-no-folder = De map van { $file } bestaat niet.
ui-cannot-read = { $file } kan niet gelezen worden: { $reason }.
ui-nothing-to-resume = Er is geen spel om mee verder te gaan in { $folder }.
ui-no-seed = { $file } noemt de startwaarde van het toeval niet, dus kan het spel niet verder.

## Hulp

ui-help-title = Hulp
ui-help =
    SPELEN
      Typ het nummer van een zet uit het menu, of de zet zelf zoals ? hem toont.
      Waar iets te kiezen is, typ je het woord van de zet en wat je kiest, een aantal met een sterretje:
      ? laat zien hoe. Een zet telt plaatsen vanaf 0. Tab vult aan, de pijltjes halen eerdere regels terug.

    VRAGEN
      ? of moves        alles wat je nu mag doen
      why ZET           of dat mag, en welke regel dat zegt
      hint              wat je nu zou kunnen doen: een goede zet, waarom, hoe zeker dat is, en de op een na beste
      rules WOORDEN     zoek in de spelregels, als het spel die heeft; ook op regelnummer
      hand, board       wat je hebt; de hele tafel
      log               alles wat er gebeurde

    HET SPEL
      undo              neem je laatste zet terug, tenzij iemand zette of iets verborgens gezien is
      save BESTAND      bewaar een kopie; het spel zelf wordt na elke zet bewaard
      resume            hoe je later met dit spel verdergaat
      lang TAAL         een andere taal; “lang” alleen zegt welke er zijn
      quit              stoppen; het spel is bewaard
ui-help-options = OPTIES VAN DEZE TAFEL
ui-help-option = { $label }: { $value } ({ $option })
ui-option-file = BESTAND
ui-option-default = standaard: { $value }
ui-puzzle-next = Enter: volgende puzzel; q: stoppen.
ui-puzzle-wrong = Enter: nog eens proberen; a: antwoord tonen; q: stoppen.
