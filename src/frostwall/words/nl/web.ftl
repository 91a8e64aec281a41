### Wat de browser zegt, wat er ook gespeeld wordt. Sleutels zijn `web-...`; een spel voegt de zijne toe in games/*/messages.

## Overal

web-skip = Naar de inhoud
web-menu = Menu
web-language = Taal
web-language-unfinished = { $name } (nog niet af)
web-settings = Instellingen
web-theme = Uiterlijk
web-theme-is =
    { $theme ->
        [light] licht
        [dark] donker
       *[system] zoals het systeem
    }
web-sound = Geluid
web-volume = Volume
web-comfort-hints = Een tip bij elke beslissing
web-rules = Spelregels
web-home = Start
web-close = Sluiten
web-cancel = Annuleren
web-none = niets
web-refused = Dat kan nu niet.
web-loading = Laden …
web-plain = Pagina’s zonder script
web-connection =
    { $status ->
        [connecting] Verbinden …
       *[lost] Verbinding verbroken. We proberen het opnieuw; niets van wat je deed gaat verloren.
    }
web-your-name = Je naam
web-name-title = Hoe heet je?
web-name-why = De anderen aan tafel zien deze naam. Deze browser onthoudt hem.
web-name-change = Naam wijzigen
web-go-on = Verder
web-somebody = Gast
web-enter = Binnenkomen
web-your-turn = Jouw beurt
web-your-turn-of = { $name }, jouw beurt
web-fan = Een onofficieel, niet-commercieel fanproject. Over ons, dank, gegevens
web-time =
    { $hours ->
        [0] { $minutes ->
            [0] { $seconds } seconden
            [1] 1 minuut
           *[other] { $minutes } minuten
        }
        [1] 1 uur
       *[other] { $hours } uur
    }

## Start

web-start-what = Twee winterse bordspellen voor je tafel: meteen tegen bots, of met vrienden via een link. Geen account, geen e-mail.
web-game = Spel
web-play-bots = Spelen
web-offer-first = Het beste eerste spel
web-offer-choices = Hoe je speelt
web-offer-seats =
    { $count ->
        [1] alleen
       *[other] { $count } spelers
    }
web-offer-more = Meer opties
web-play-friends = Vrienden uitnodigen
web-learn = Leren
web-puzzles = Puzzels
web-puzzles-help = Stellingen uit echte partijen: vind de beste zet.
web-my-games = Mijn spellen
web-finished =
    { $count ->
        [one] Eén afgelopen spel
       *[other] { $count } afgelopen spellen
    }
web-see-again = terugkijken
web-stage-lobby = niet begonnen
web-stage-playing = verder spelen
web-stage-over = afgelopen
web-stage-closed = beëindigd
web-join-title = Aan een tafel gaan
web-join-text = Een naam is genoeg: geen account, geen e-mail.
web-invited =
    { $who ->
        [none] Je bent uitgenodigd voor { $game }
       *[other] { $who } nodigt je uit voor { $game }
    }
web-invited-seats =
    { $open ->
        [0] { $seats } plaatsen, geen vrij: je kunt meekijken.
       *[other] { $seats } plaatsen, { $open } vrij.
    }
web-invited-names = Aan tafel: { $names }.
web-join = Meedoen
web-joining = Aan tafel gaan …
web-code = Code of link
web-open-tables = Open tafels
web-seats-free =
    { $count ->
        [one] één plaats vrij
       *[other] { $count } plaatsen vrij
    }
web-look-on = meekijken
web-replay-title = Terugkijken
web-replay-help = Bekijk een gespeeld spel, zet voor zet.
web-choose-file = Kies een verslag

## Een nieuwe tafel

web-new-title = Een nieuwe tafel
web-new-game = Het spel
web-new-table = De tafel
web-mode = Spelvorm
web-seats = Plaatsen
web-bots = Bots
web-opponent = Tegenstander
web-opponents = Tegenstanders
web-other-bots = Andere bots
web-who = Wie
web-private = Alleen op uitnodiging
web-listed = Voor iedereen te vinden
web-pace = Tempo
web-pace-live = live
web-pace-turns = op eigen tempo, over dagen
web-hints = Tips
web-hints-allowed = toegestaan
web-hints-off = uit
web-hints-allow = Tips toestaan
web-caretaker = Als iemand weg is
web-caretaker-vote = mogen de anderen voor een bot stemmen
web-caretaker-auto = valt een bot in
web-caretaker-never = wacht iedereen
web-away-after = na
web-clock = Tijd per beslissing
web-clock-game = Tijd per plaats en spel
web-clock-none = onbeperkt
web-settings-pace =
    { $pace ->
        [turns] Op eigen tempo, over dagen.
       *[live] Live.
    }
web-settings-hints-off = Aan deze tafel krijgt niemand tips.
web-settings-away =
    { $caretaker ->
        [auto] Als iemand { $time } weg is, valt een bot in.
        [vote] Als iemand { $time } weg is, mogen de anderen voor een bot stemmen.
       *[never] Op wie weg is, wordt gewacht.
    }
web-settings-clock-move = Elke beslissing heeft { $time }.
web-settings-clock-game = Elke plaats heeft { $time } voor het hele spel.
web-options = Regels en varianten ({ $count })
web-options-none = De standaardregels, niets veranderd.
web-make = Tafel maken

## De lobby

web-table = Tafel
web-lobby-rules = Hoe er gespeeld wordt
web-chair = Stoel { $n }
web-chair-free = vrij
web-chair-you = jij
web-chair-invite = Nodig iemand uit
web-chair-change = Andere bot
web-host = host
web-away = weg
web-sit = Hier gaan zitten
web-sit-beside = Iemand naast je, met een naam
web-stand = Opstaan
web-add-bot = Bot neerzetten
web-take-out = Stoel vrijmaken
web-fill = Vullen met bots
web-start = Begin het spel
web-seats-open =
    { $count ->
        [one] Eén stoel is nog vrij.
       *[other] { $count } stoelen zijn nog vrij.
    }
web-wait-host = De host begint het spel.
web-invite = Uitnodiging
web-invite-why = Wie deze link opent, mag gaan zitten of meekijken. Er zit geen wachtwoord in.
web-qr = Code voor telefoons
web-qr-alt = QR-code van de uitnodiging
web-lan-off = Alleen dit apparaat kan bij deze server.
web-lan-on = Vrienden in je netwerk vinden deze server op
web-lan-none = Er is geen lokaal netwerk gevonden.
web-lan-turn-on = Vrienden in dit netwerk laten meedoen
web-lan-turn-off = Weer alleen dit apparaat
web-copy = Kopiëren
web-copied = Gekopieerd
web-fair-title =
    { $chance ->
        [dice] Eerlijke dobbelstenen
        [cards] Eerlijke kaarten
       *[other] Eerlijk toeval
    }
web-fair-why =
    { $chance ->
        [dice] De server heeft zijn geheim voor de dobbelstenen gekozen en toont de vingerafdruk ervan voordat iemand zet. Voeg een eigen woord toe, en zelfs de server had de worpen niet kunnen kiezen.
        [cards] De server heeft zijn geheim voor de kaarten gekozen en toont de vingerafdruk ervan voordat iemand zet. Voeg een eigen woord toe, en zelfs de server had de kaarten niet kunnen kiezen.
       *[other] De server heeft zijn geheim voor het toeval gekozen en toont de vingerafdruk ervan voordat iemand zet. Voeg een eigen woord toe, en zelfs de server had de uitkomst niet kunnen kiezen.
    }
web-fair-not =
    { $chance ->
        [dice] De dobbelstenen van deze tafel zijn niet te controleren.
        [cards] De trekkingen van deze tafel zijn niet te controleren.
       *[other] Het toeval van deze tafel is niet te controleren.
    }
web-fair-print = Vingerafdruk:
web-fair-word = Jouw woord
web-fair-add = Toevoegen
web-fair-said = Woorden: { $words }
web-fair-seed = Het geheim was
web-fair-fingerprint = De vingerafdruk ervan, getoond voor het spel:
web-pass-to = Geef het apparaat aan { $name }
web-pass-why = Pas dan zijn de kaarten van { $name } te zien.
web-pass-here = Ik ben { $name }

## Aan tafel

web-over = Het spel is afgelopen
web-waiting =
    { $who ->
        [none] Het toeval beslist
       *[other] Wachten op { $who }
    }
web-paused = gepauzeerd
web-actions = Wat je kunt doen
web-watching = Je kijkt mee.
web-log = Logboek
web-chat = Chat
web-chat-unread =
    { $count ->
        [one] { $count } nieuw bericht
       *[other] { $count } nieuwe berichten
    }
web-chat-from = Nieuw bericht van { $name }
web-say = Zeg iets
web-send = Versturen
web-operator = de beheerder van deze server
web-gone-guest = iemand die weg is
web-typed = Typ een zet
web-typed-do = Doen
web-points = Punten
web-conceded = heeft opgegeven
web-caretaker-plays = een bot speelt
web-caretaker-you = Een bot speelt voor je.
web-back = Ik speel zelf
web-undo = Terugnemen
web-undo-ask = De anderen vragen of ik mijn laatste zet mag terugnemen
web-undo-ask-whom = Vraag { $who } of ik dit mag terugnemen
web-undone-by =
    { $moves ->
        [one] { $who } heeft een zet teruggenomen.
       *[other] { $who } heeft { $moves } zetten teruggenomen.
    }
web-log-undone =
    { $moves ->
        [one] Een zet teruggenomen door { $who }
       *[other] { $moves } zetten teruggenomen door { $who }
    }
web-recap = Sinds je laatste beurt
web-recap-step = { $n } van { $all }
web-recap-back = De vorige
web-recap-on = De volgende
web-recap-skip = Overslaan wat er sinds je laatste beurt gebeurde
web-latest = Wat er het laatst gebeurde
web-bots-pace = Bots zetten
web-bots-pace-is =
    { $pause ->
        [0] meteen
        [250] vlot
        [700] in een gewoon tempo
       *[1500] langzaam, zodat iedereen het kan volgen
    }
web-hint = Tip
web-hint-says = Een goede zet: { $move }.
web-hint-sure = { $sure ->
    [clear] Dat is duidelijk beter dan de op een na beste zet: { $move }.
    [even] Even goed: { $move }.
   *[likely] De op een na beste zet: { $move }.
}
web-hint-do = Doen
web-hint-show = Tonen
web-chosen = { $chosen } van { $total } gekozen
web-less = één { $what } minder
web-more = één { $what } meer

## Tafelmenu

web-table-menu = Tafel …
web-download = Verslag downloaden
web-comfort = Voorkeuren
web-comfort-notify = Waarschuw me als ik aan de beurt ben
web-comfort-speed = Animaties
web-speed =
    { $speed ->
        [0] uit
        [2] snel
       *[1] normaal
    }
web-vote =
    { $matter ->
        [end] { $by } wil het spel beëindigen.
        [undo] { $by } wil dit terugnemen:
       *[caretaker] { $by } wil dat een bot voor { $seat } speelt.
    }
web-vote-waits = Wachten op { $who }
web-vote-end = Stemmen over stoppen
web-vote-caretaker = Een bot voor { $name }?
web-rest = Een bot voor me laten spelen
web-replace = Een bot in plaats van { $name }
web-replace-sure = Echt een bot in plaats van { $name }? Voor het hele spel
web-onlookers =
    { $count ->
        [one] Eén persoon kijkt mee.
       *[other] { $count } mensen kijken mee.
    }
web-concede = Opgeven
web-concede-sure = Echt opgeven? Een bot speelt verder.
web-delete = Tafel wissen
web-delete-sure = Echt wissen? Verslag en chat gaan mee.
web-lock = Tafel op slot
web-lock-help = Niemand komt er nog bij; wie er is, blijft.
web-unlock = Tafel openen
web-pause = Pauze
web-resume = Verder
web-mute = Dempen
web-unmute = Laten praten
web-remove = Verwijderen
web-remove-sure = Echt? Voorgoed

## Het einde en terugkijken

web-won =
    { $count ->
        [one] { $who } wint
       *[other] { $who } winnen samen
    }
web-nobody-won = Niemand wint
web-ended-early =
    { $why ->
        [agreed] Samen gestopt
        [conceded] Iedereen heeft opgegeven
        [operator] Beëindigd door de beheerder van deze server
       *[other] Het spel is beëindigd
    }
web-rematch = Nog een keer
web-rematch-go = Naar het nieuwe spel
web-line = Regel { $line } van { $last }
web-seen-by = Gezien door
web-spectator = een toeschouwer
web-timeline = Tijdlijn
web-first = Eerste regel
web-previous = Terug
web-play = Afspelen
web-stop = Stoppen
web-next = Verder
web-last = Laatste regel

## Spelregels en over

web-rules-title = Spelregels: { $game }
web-rules-contents = Inhoud
web-rules-cards = Alle kaarten
web-rules-search = Zoek in de spelregels
web-rules-found =
    { $count ->
        [one] Eén regel gevonden
       *[other] { $count } regels gevonden
    }
web-rules-none = Van dit spel is hier geen spelregelboek.
web-about-title = Over Frostwall
web-about-fan = Frostwall is een onofficieel, niet-commercieel fanproject. Het heeft geen band met de uitgevers of auteurs van de bordspellen waarvan het de regels volgt, en gebruikt niets van hun illustraties, logo’s of teksten.
web-about-licence = Het programma is vrije software onder de MIT-licentie.
web-about-engine =
    Versie { $version }, met de { $engine ->
        [compiled] gecompileerde engine
       *[pure] engine in puur Python
    }.
web-about-credits = Dank
web-about-icons = Iconen van Lorc, Delapouite en anderen,
web-about-data = Wat er bewaard wordt
web-about-kept = Een cookie voor je sessie, de naam die je koos, je tafels en hun chat, en van spellen van de dag dat je je eerste poging hebt gehad en hoe die afliep; dat laatste ziet iedereen op deze server, met je naam. Verder niets, en niets voor reclame. Verslagen van afgelopen spellen kan iedereen aan de tafel lezen.

## De cijfers van een afgelopen spel, de controle van het toeval

web-end-open = Het hele verhaal
web-end-loading = Het spel wordt gelezen …
web-end-turns =
    { $count ->
        [one] Eén beurt
       *[other] { $count } beurten
    }
web-end-back = Terug naar het bord
web-end-sources = Punten per bron
web-share-title = Bewaren en delen
web-share-picture = Plaatje van het einde van het spel: { $title }
web-share-save = Plaatje bewaren
web-share-copy = Link kopiëren
web-share-copied = Link gekopieerd.
web-share = Delen …
web-share-who =
    { $who ->
        [all] De link opent het terugkijken voor iedereen op deze server.
       *[table] De link opent het terugkijken voor wie aan deze tafel zat; niemand anders komt binnen. Het plaatje is voor iedereen.
    }
web-story-title = Hoe het ging
web-story-see = Bekijk dit moment
web-story-alone =
    { $points ->
        [one] { $who } eindigde met { $points } punt.
       *[other] { $who } eindigde met { $points } punten.
    }
web-story-result =
    { $ahead ->
        [one] { $who } won met { $points } punten, net één meer dan { $second }.
       *[other] { $who } won met { $points } punten, { $ahead } meer dan { $second }.
    }
web-story-tied = { $who } en { $second } hadden allebei { $points } punten; toch won { $who }.
web-story-changes =
    { $count ->
        [one] De leiding wisselde één keer.
       *[other] De leiding wisselde { $count } keer.
    }
web-story-lead-first =
    { $points ->
        [one] { $who } nam als eerste de leiding, met één punt.
       *[other] { $who } nam als eerste de leiding, met { $points } punten.
    }
web-story-lead-only =
    { $points ->
        [one] { $who } nam met één punt de leiding en stond die niet meer af.
       *[other] { $who } nam met { $points } punten de leiding en stond die niet meer af.
    }
web-story-lead = { $who } haalde { $from } in met { $points } punten en bleef tot het einde voor.
web-story-leap = { $who } pakte { $points } punten in één beurt, meer dan wie ook in welke beurt ook.
web-story-drop = { $who } verloor { $points } punten in één beurt.
web-story-behind = { $who } stond hier { $points } punten achter op { $first }, en won toch.
web-story-count = { $who } stond op tafel { $points } punten voor; de eindtelling ging naar { $first }.
web-story-last =
    { $before ->
        [one] { $who } begon de laatste beurt met één punt en sloot hem af met { $after }.
       *[other] { $who } begon de laatste beurt met { $before } punten en sloot hem af met { $after }.
    }
web-luck-title = Dobbelstenen en kaarten
web-luck-got = Gekregen
web-luck-expected = Verwacht
web-luck-difference = Verschil
web-stats-table = Als tabel
web-stats-points = Punten in de tijd
web-stats-turn = Beurt
web-stats-total = Totaal
web-stats-number = Aantal
web-fair-checking =
    { $chance ->
        [dice] De dobbelstenen worden in je browser gecontroleerd …
       *[other] Het geheim wordt in je browser gecontroleerd …
    }
web-fair-rolls =
    { $rolls ->
        [one] De enige worp van dit spel volgt uit het geheim.
       *[other] Alle { $rolls } worpen van dit spel volgen uit het geheim.
    }
web-fair-differs = Slechts { $verified } van de { $rolls } worpen volgen uit het geheim; de eerste die dat niet doet, is worp { $first }.
web-fair-commit = Het geheim past bij de vingerafdruk die voor het spel te zien was.
web-fair-commit-not = Het geheim past niet bij de vingerafdruk die voor het spel te zien was!
web-fair-only =
    { $chance ->
        [cards] Welke kaart er komt, hangt af van wat er nog in de stapel zit. Daarom controleert deze pagina alleen het geheim, niet elke trekking. Om elke trekking te controleren download je het verslag en draai je: frostwall verify
       *[other] Wat er kan gebeuren, hangt af van de stand. Daarom controleert deze pagina alleen het geheim, niet elke uitkomst. Om elke uitkomst te controleren download je het verslag en draai je: frostwall verify
    }
web-fair-none = Voor dit spel is geen vingerafdruk getoond: het geheim is niet te controleren.
web-fair-here = Gecontroleerd in je browser, zonder het de server te vragen.
web-fair-cannot = Je browser controleert alleen op beveiligde pagina’s. Download het verslag en draai: frostwall verify
web-fair-words = Woorden van de spelers:

## Terugkijken

web-replay-numbers = Cijfers
web-replay-marks = Ga naar
web-replay-key-next = Volgende gebeurtenis
web-replay-key-previous = Vorige gebeurtenis
web-replay-turn = Beurt { $turn }
web-replay-turn-of = Beurt { $turn }: { $who }
web-replay-setup = Voor de eerste beurt
web-replay-quiet = Er is nog niets gebeurd.
web-replay-speed = Snelheid
web-replay-keys = Toetsen: ← → stap, ↑ ↓ beurt, N en P gebeurtenis, Home en End, spatie speelt af.
web-replay-mark-at = { $mark }, regel { $line }

## Het spel van de dag

web-daily-title = Spel van de dag
web-daily-help = Dezelfde verdeling voor iedereen die het met dezelfde regels speelt, op elke server. De startwaarde kan vooraf bekend zijn, dus is het toeval niet te controleren. Je eerste poging telt, en iedereen op deze server ziet de uitslag met je naam.
web-daily-play = Speel het spel van de dag
web-daily-go-on = Verder spelen
web-daily-again = Nog een keer (telt niet mee)
web-daily-replay = Mijn spel bekijken
web-daily-state =
    { $state ->
        [none] Je hebt het nog niet gespeeld.
        [playing] Je bent eraan begonnen.
        [over] Je hebt het gespeeld.
        [closed] Je bent eraan begonnen en hebt het niet uitgespeeld.
       *[other] Je hebt het gespeeld en de tafel gewist.
    }
web-daily-failed = De server antwoordt niet.
web-daily-retry = Opnieuw proberen
web-daily-results = Uitslagen
web-daily-results-of = Uitslagen van { $date }
web-daily-none = Nog niemand hier heeft het uitgespeeld.
web-daily-first = Alleen ieders eerste poging telt, gespeeld zonder tips en zonder hulp van een bot.
web-daily-all = Toon alle { $count }
web-daily-best = De beste { $count } staan hier.
web-daily-place = Plaats
web-daily-name = Naam
web-daily-you = { $name } (jij)
web-daily-points = Punten
web-daily-end = Uitslag
web-daily-won = gewonnen
web-daily-lost = verloren
web-daily-lobby = Dit is het spel van { $date } (UTC). Iedereen die het met deze regels speelt, op welke server ook, krijgt dezelfde verdeling; daarom worden er geen woorden toegevoegd. De startwaarde kan vooraf bekend zijn: het toeval van deze tafel is niet te controleren. Hoe je eerste poging afloopt, ziet iedereen op deze server, met je naam.
web-daily-hint = Met een tip telt dit spel niet mee voor de uitslag van de dag.
web-daily-hint-ask = Toch een tip
web-daily-hint-not = Zonder tip
web-daily-seed = De startwaarde
web-daily-known = Dit was het spel van { $date } (UTC). Iedereen kon de startwaarde vooraf kennen, dus is er niets aan het toeval te controleren.
web-daily-new = Spel van de dag: dezelfde verdeling voor iedereen

## Een spel waarvoor de browser geen eigen woorden heeft

web-generic-mode = { $game } ({ $mode })
web-generic-help = Gespeeld met lijsten: dit spel wordt niet getekend.
web-generic-board = De tafel
web-generic-typed = Sommige zetten staan hier niet. Typ ze.
web-generic-counted =
    { $count ->
        [one] { $name }
       *[other] { $count } × { $name }
    }
web-generic-event =
    { $who ->
        [none] { $facts ->
            [none] { $what }
           *[other] { $what } ({ $facts })
        }
       *[other] { $facts ->
            [none] { $who }: { $what }
           *[other] { $who }: { $what } ({ $facts })
        }
    }
web-generic-fact = { $name }: { $value }
web-generic-of = { $what } van { $who }
web-generic-end = Einde

## De coach kijkt terug

web-percent = { $value }%
web-coach-share = Deze bespreking doorsturen:
web-replay-from-here = Vanaf hier spelen
web-replay-from-here-help = met bots op de andere plaatsen; je speelt voor { $who }
web-coach-title = De coach
web-coach-offer = Hoe groot was ieders kans om te winnen, en wanneer? Wat was geluk, en welke zetten waren beter geweest?
web-coach-ask = Kijk terug op dit spel
web-coach-thinking = De coach bekijkt elke zet …
web-coach-how = Elke zet is beoordeeld op wat de speler toen wist; de lijnen kennen alle kaarten, ook de verborgen. Daarom kan een fout meer of minder kosten dan de lijn daalt. Beide zijn schattingen uit proefspellen.
web-coach-judged = Zetten zijn beoordeeld op wat de speler toen wist; de lijnen van de bespreking kennen alle kaarten. De getallen kunnen dus verschillen.
web-coach-sum = Winstkansen in procenten: aan het begin, wat geluk (worpen en trekkingen) veranderde, wat de eigen zetten veranderden, wat de zetten van de anderen veranderden, en aan het einde.
web-coach-chances = Winstkansen
web-coach-turn = Beurt
web-coach-curves = De lijnen beginnen vóór de eerste zet. Hun eerste trede is wat de zetten vóór beurt 1 opleverden.
web-coach-lost = Wat fouten kostten, bij elkaar opgeteld
web-coach-lost-how = Alleen zetten die duidelijk slechter waren dan een andere tellen mee. Het kan meer dan 100 % worden, omdat de kansen tussendoor weer stijgen.
web-coach-part = { $part ->
    [start] Begin
    [luck] Geluk (kansen)
    [play] Eigen zetten
    [others] Zetten van anderen
   *[end] Aan het einde
}
web-coach-point = { $kind ->
    [turning] Keerpunt
    [mistake] Dure zet
   *[find] Goede vondst
}
web-coach-turning = Keerpunten
web-coach-mistakes = Duurste zetten: { $who }
web-coach-finds = Beste vondsten: { $who }
web-coach-better = Dit kostte { $cost } van het spel. Beter: { $better }
web-coach-found = { $gain } meer waard dan de zet die voor de hand lag.
web-coach-found-than = { $gain } meer waard dan de zet die voor de hand lag: { $obvious }
web-coach-by-chance = door toeval
web-coach-chose = { $who } kiest “{ $move }”.
web-coach-change = { $who } { $from } → { $to }
