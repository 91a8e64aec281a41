### De browser aan een tafel van de Nachtwacht. Sleutels zijn `web-watch-...`.

## De tafel

web-answered-offer = beslissen over je bod
web-waits-offer =
    { $mine ->
        [yes] Wachten op antwoord van { $who } op jouw bod
       *[no] Wachten op antwoord van { $who } op het bod van { $by }
    }
web-watch-what-here = Wat wil je hier doen?
web-watch-hand = Je grondstoffenkaarten
web-watch-fresh = deze beurt gekocht: te spelen vanaf je volgende
web-watch-cards-in-hand = Grondstoffenkaarten in de hand
web-watch-development = Ontwikkelingskaarten
web-watch-road-length = Langste eigen weg
web-watch-patrols = Gespeelde Wachterspatrouilles
web-watch-guards = Wachters op de muur
web-watch-build-road = Straat
web-watch-build-settlement = Dorp
web-watch-build-keep = Burcht
web-watch-build-buy = Kaart
web-watch-build-guard = Wachter
web-watch-missing = Je mist { $cards }.
web-watch-no-place = Daar is nu geen plek voor.
web-watch-end-turn = Beurt beëindigen
web-watch-end-sure = Je kunt nog bouwen. Toch beëindigen?
web-watch-discard = Terugleggen
web-watch-enough = Alleen dit
web-watch-hand-seen = { $who } heeft { $cards }.

## Wat je uit een lijst kiest

web-watch-field-seat = wie?
web-watch-field-victim = van wie?
web-watch-field-with = met wie?
web-watch-field-to = aan wie?
web-watch-field-card = welke kaart?
web-watch-field-cards = welke kaarten?
web-watch-field-wildling = welke wildling?
web-watch-field-hero = welke held?
web-watch-field-give = wat geef je?
web-watch-field-take = wat pak je?
web-watch-field-instead = in plaats van welke kaart?
web-watch-field-second = en welke nog?
web-watch-field-clan = welke clan?

## Helden

web-watch-hero-decline = de held nu niet gebruiken
web-watch-heroes = Helden
web-watch-hero-side =
    { $side ->
        [A] A-kant boven: na gebruik houd je hem met de B-kant boven, of pak je een andere held.
       *[B] B-kant boven: na het volgende gebruik pak je een andere held.
    }
web-watch-hero-use = Gebruiken
web-watch-hero-display = In het aanbod:

## Handel

web-watch-trade = Handel
web-watch-give = Ik geef
web-watch-get = Ik krijg
web-watch-bank = Voorraad
web-watch-offer = { $who } biedt { $give } voor { $take }.
web-watch-offer-do =
    { $count ->
        [0] Aan iedereen bieden
       *[other] Bieden
    }
web-watch-holds =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
web-watch-refused-by = Deze beurt al afgeslagen door { $who }.
web-watch-for = voor
web-watch-accept = Aannemen
web-watch-decline = Afslaan
web-watch-trading = Tik op de kaarten die je geeft en op de kaarten die je wilt.
web-watch-counter = Tegenbod
web-watch-propose = Voorstellen
web-watch-offers = Biedingen
web-watch-answer =
    { $answer ->
        [accepted] { $who } gaat erop in.
        [declined] { $who } slaat af.
       *[waiting] { $who } heeft nog niet geantwoord.
    }

## Plekken

web-watch-place-corner = hoek { $numbers }
web-watch-place-corner-lands = hoek { $numbers } ({ $lands })
web-watch-place-corner-of =
    { $way ->
        [n] noordhoek van { $hex }
        [ne] noordoosthoek van { $hex }
        [se] zuidoosthoek van { $hex }
        [s] zuidhoek van { $hex }
        [sw] zuidwesthoek van { $hex }
       *[nw] noordwesthoek van { $hex }
    }
web-watch-place-corner-ice = hoek in het ijs
# Waar een straat ligt: "bouwt een straat tussen akker 4 en heuvels 6".
web-watch-place-between = tussen { $one } en { $other }
web-watch-place-side =
    { $way ->
        [ne] aan de noordoostkant van { $hex }
        [e] aan de oostkant van { $hex }
        [se] aan de zuidoostkant van { $hex }
        [sw] aan de zuidwestkant van { $hex }
        [w] aan de westkant van { $hex }
       *[nw] aan de noordwestkant van { $hex }
    }
web-watch-place-side-ice = in het ijs
# Meer plekken heten zo; dit zegt welke het is.
web-watch-place-way =
    { $way ->
        [n] { $name } in het noorden
        [ne] { $name } in het noordoosten
        [e] { $name } in het oosten
        [se] { $name } in het zuidoosten
        [s] { $name } in het zuiden
        [sw] { $name } in het zuidwesten
        [w] { $name } in het westen
       *[nw] { $name } in het noordwesten
    }
web-watch-place-path = pad { $where }
web-watch-place-owned = { $what } van { $who }
web-watch-place-route = handelsroute
web-watch-place-section =
    { $number ->
        [1] eerste muurdeel
        [2] tweede muurdeel
        [3] derde muurdeel
        [4] vierde muurdeel
        [5] vijfde muurdeel
        [6] zesde muurdeel
       *[other] muurdeel { $number }
    }
web-watch-place-section-full =
    { $other ->
        [none] { $section } (onder { $one })
       *[other] { $section } (tussen { $one } en { $other })
    }
web-watch-place-clearing = open plek voor het { $section }
web-watch-place-position = { $section }, wachtersveld { $position }
web-watch-place-camp = { $clan }, kamp { $camp }
# Een clan zonder het woord ervoor, op een smal vaandel.
web-watch-clan =
    { $clan ->
        [ice_river] IJsrivier
        [cave_people] Grottenvolk
        [hornfoot] Hoornvoeten
        [rattlebones] Rammelbotten
       *[heart_tree] Hartboom
    }
web-watch-place-tormund = kamp van Tormund
web-watch-place-standing =
    { $cards ->
        [one] { $who } met 1 kaart
       *[other] { $who } met { $cards } kaarten
    }
web-watch-place-wildlings =
    { $kind ->
        [climber] { $count ->
                [one] 1 klimmer
               *[other] { $count } klimmers
            }
        [giant] { $count ->
                [one] 1 reus
               *[other] { $count } reuzen
            }
        [mammoth] { $count ->
                [one] 1 mammoet
               *[other] { $count } mammoeten
            }
       *[regular] { $count ->
                [one] 1 gewone wildling
               *[other] { $count } gewone wildlingen
            }
    }
# Naast het bord terwijl Tormund verplaatst wordt: de tegels waar anderen gebouwd hebben.
web-watch-hits = Wie waar staat
web-watch-hits-you = jij
web-watch-hits-cards =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
web-watch-place-tower = de toren
web-watch-explain-tower =
    { $left ->
        [one] Muurdoorbraken: { $breaches } van { $ofBreaches }. Wildlingen in de Gift: { $wildlings } van { $ofWildlings }. Nog één in de Gift, of de laatste doorbraak, en het spel is afgelopen.
       *[other] Muurdoorbraken: { $breaches } van { $ofBreaches }. Wildlingen in de Gift: { $wildlings } van { $ofWildlings }. Nog { $left } in de Gift, of de laatste doorbraak, en het spel is afgelopen.
    }
web-watch-explain-section =
    { $guard ->
        [none] Wachters: 0. Wildlingen op de open plek: { $wildlings }. Na een doorbraak hier blokkeert elke wildling die erdoor komt een van deze tegels: { $line }.
       *[other] Wachters: { $guards }. Wildlingen op de open plek: { $wildlings }. Een doorbraak hier kost { $guard } een wachter, en elke wildling die erdoor komt, blokkeert een van deze tegels: { $line }.
    }
web-watch-explain-hex =
    { $who ->
        [none] { $hex } (daar staat niemand)
       *[other] { $hex } ({ $who })
    }
web-watch-explain-camp =
    { $wildling ->
        [none] Leeg. Bezette kampen van deze clan: { $full } van 5.
       *[other] Bezet: { $wildling }. Bezette kampen van deze clan: { $full } van 5.
    }
web-watch-explain-way =
    { $guards ->
        [one] Van hier komen wildlingen bij het { $section }, met 1 wachter. Daarachter liggen { $line }.
       *[other] Van hier komen wildlingen bij het { $section }, met { $guards } wachters. Daarachter liggen { $line }.
    }
web-watch-card-patrol =
    { $north ->
        [yes] Verplaats Tormund en steel een kaart, of verdrijf voor een kaart een wildling uit de Gift. Telt voor de Grootste patrouille.
       *[no] Verplaats Tormund en steel een kaart. Telt voor de Grootste patrouille.
    }
web-watch-card-winter = Pak twee kaarten naar keuze uit de voorraad.
web-watch-card-roads = Bouw gratis twee straten.
web-watch-card-recruits = Zet gratis een wachter op de muur.
web-watch-card-victory = Een punt voor jou. De anderen zien het pas aan het einde.
web-watch-place-tormund-here = Tormund staat hier

## Gemak

web-watch-comfort-confirm = Vragen voordat een beurt eindigt waarin nog te bouwen valt
web-watch-comfort-decline = Biedingen afslaan die ik niet kan betalen

## De cijfers van een afgelopen spel

web-watch-sum = Som
web-watch-dice-plot = Worpen tegen de verwachting
web-watch-times = Worpen
web-watch-expected = verwacht met eerlijke dobbelstenen
web-watch-gains-cause = Kaarten erbij, naar oorzaak
web-watch-losses-cause = Kaarten eraf, naar oorzaak
web-watch-gains-kind = Kaarten erbij, naar grondstof
web-watch-losses-kind = Kaarten eraf, naar grondstof
web-watch-guards-plot = Wachters op de muur
web-watch-north-plot = Het noorden: doorbraken en wildlingen in de Gift
web-watch-breaches = Muurdoorbraken
web-watch-in-gift = Wildlingen in de Gift
web-watch-unknown = ongeziene kaarten
web-watch-cause-production = opbrengst
web-watch-cause-trade = handel
web-watch-cause-robbed-gain = gestolen van anderen
web-watch-cause-robbed-loss = gestolen door anderen
web-watch-cause-discarded = teruggelegd
web-watch-cause-spent = betaald voor bouwen
web-watch-cause-special = helden en kaarten

## Het verhaal van een afgelopen spel

web-watch-story-breach =
    { $count ->
        [one] De wildlingen braken door de muur bij { word-section }: de eerste doorbraak van { $most }.
       *[other] De wildlingen braken door de muur bij { word-section }: doorbraak { $count } van { $most }.
    }
web-watch-story-held =
    { $wildlings ->
        [one] De muur hield nog net stand bij { word-section }: één wachter tegen één wildling.
       *[other] De muur hield nog net stand bij { word-section }: { $guards } wachters tegen { $wildlings } wildlingen.
    }
web-watch-story-held-well =
    { $count ->
        [one] De muur werd één keer aangevallen, bij { word-section }, en hield makkelijk stand.
       *[other] De muur hield alle { $count } keer stand. Het zwaarst had { word-section } het, met { $guards } wachters tegen { $wildlings ->
            [one] één wildling
           *[other] { $wildlings } wildlingen
        }.
    }
web-watch-story-gift =
    { $count ->
        [one] Er stond één wildling in de Gift; bij { $most } was het spel afgelopen geweest.
       *[other] Er stonden { $count } wildlingen in de Gift; bij { $most } was het spel afgelopen geweest.
    }
web-watch-story-road = { $who } nam de kaart { source-longest-road } over van { $from }, met { $size } straten op rij.
web-watch-story-patrol = { $who } nam de kaart { source-strongest-patrol } over van { $from }, met { $size } patrouilles.
web-watch-story-hero = { $who } gebruikte { word-hero } { $count } keer, vaker dan wie ook een held.
web-watch-story-hidden =
    { $count ->
        [one] { $who } won met een overwinningspuntkaart die niemand had gezien.
       *[other] { $who } won met { $count } overwinningspuntkaarten die niemand had gezien.
    }
web-watch-story-overrun =
    { $ending ->
        [breaches] De muur viel voorgoed. { $who } won door de wachters erop.
       *[other] De wildlingen liepen de Gift onder de voet. { $who } won door de wachters op de muur.
    }
web-watch-story-overrun-all =
    { $ending ->
        [breaches] De muur viel voorgoed, en iedereen verloor.
       *[other] De wildlingen liepen de Gift onder de voet, en iedereen verloor.
    }
web-watch-luck-help = Kaarten die de worpen opleverden, naast wat de gebouwen bij elke worp konden verwachten.
web-watch-luck-best = { $who } had de beste worpen: { $got } kaarten, waar { $expected } te verwachten waren.
web-watch-luck-worst = { $who } had de slechtste worpen: { $got } kaarten, waar { $expected } te verwachten waren.
web-watch-luck-dry = { $who } kreeg { $count } worpen achter elkaar niets.
web-watch-luck-thief =
    { $count ->
        [one] { $who } was de brutaalste dief, met één gestolen kaart.
       *[other] { $who } was de brutaalste dief, met { $count } gestolen kaarten.
    }
web-watch-luck-robbed =
    { $count ->
        [one] { $who } werd het vaakst bestolen: één keer.
       *[other] { $who } werd het vaakst bestolen: { $count } keer.
    }
web-watch-luck-sevens =
    { $count ->
        [0] Er viel geen zeven; { $expected } waren te verwachten.
        [one] Er viel één zeven; { $expected } waren te verwachten.
       *[other] Er vielen { $count } zevens; { $expected } waren te verwachten.
    }

## Terugkijken

web-watch-mark-seven = Zeven
web-watch-mark-breach = Doorbraak
web-watch-mark-settlement = Dorp
web-watch-mark-keep = Burcht
web-watch-mark-end = Einde

## Wat er op het bord beweegt

web-watch-dice-shown = Dobbelstenen: { $first } en { $second }
web-watch-dice-wildling = Wildlingdobbelsteen: { $die }
web-watch-breach-moment = De muur breekt
web-watch-declined-for-you = Voor je afgeslagen: je kunt { $cards } niet betalen.

## Het bord

web-watch-board = Speelbord
web-watch-zoom-in = Inzoomen
web-watch-zoom-out = Uitzoomen
web-watch-zoom-whole = Het hele bord tonen

## Waarom je iets niet kunt aanklikken. Waar de weigering van een getypte zet over notatie of nummers praat, staat het hier zonder.

web-why-roll-first = Gooi eerst de dobbelstenen.
web-why-not-build-phase = Je bent nog aan het handelen: sluit dat eerst af.
web-why-not-in-special-build = In de speciale bouwfase bouwt, rekruteert en koopt de ene speler na de andere, of past; verder niets.
web-why-bad-tormund-target =
    { $hex ->
        [camp] Tormund kan hier niet terug naar zijn kamp.
       *[other] Tormund gaat niet naar ijsvelden.
    }
web-why-no-such-place = Dit is er geen plek voor.
web-why-lowest-position-only = Een wachter neemt vanzelf het laagste vrije wachtersveld van een muurdeel: kies het muurdeel.
web-why-section-full =
    { $needs-sections-count ->
        [0] Alle muurdelen zijn vol.
       *[other] Dit muurdeel is vol: er staan vijf wachters.
    }
web-why-path-taken =
    { $you ->
        [owner] Hier ligt al een straat van jou.
       *[none] Hier ligt al een straat van { $owner }.
    }
web-why-path-closed = Tussen ijsvelden, of tussen ijs en de rand, kan niemand bouwen.
web-why-road-not-connected = Een straat hier zou niet op de jouwe aansluiten: ze moet grenzen aan je dorp, je burcht of het vrije einde van je straat.
web-why-road-not-at-new-settlement = Je straat moet grenzen aan het dorp dat je net gesticht hebt.
web-why-bad-intersection = Hier kan geen dorp staan: er moet land aan liggen, en de eigen driesprong en alle driesprongen ernaast moeten vrij zijn.
web-why-distance-rule = Te dichtbij: bij een dorp moeten de eigen driesprong en alle driesprongen ernaast vrij zijn.
web-why-no-own-road = Er leidt nog geen straat van jou hierheen.
web-why-not-your-settlement = Een burcht komt in de plaats van een eigen dorp, en hier heb je er geen.
web-why-no-wildling-there = Hier staat geen wildling.
web-why-bad-wildling = Zo’n wildling staat hier niet.
web-why-bad-hero-pick = Deze held kun je nu niet kiezen.
web-why-bad-target = Deze speler kun je nu niet kiezen.
web-why-bad-road-move = Deze straat kan Othell Yarwick niet verleggen: ze mag maar met één einde aan je andere stukken grenzen, en heeft een andere geldige plek nodig.
web-why-bad-guard-move = Deze wachter kan daar niet heen: het moet een van jou zijn, er moeten er genoeg blijven tegen de wildlingen, en het andere muurdeel heeft een vrij wachtersveld nodig.
web-why-bad-hex = Osha pakt alleen kaarten voor tegels bij je dorpen en burchten die door wildlingen bezet zijn.
web-why-must-take = Je hebt de hand gezien, dus moet je er een kaart uit pakken.
web-why-only-with-active-player =
    { $you ->
        [active] Handelen kan pas na de startopstelling.
       *[none] { $active } is aan de beurt: je mag { $active } iets voorstellen.
    }
web-why-no-player-trade = Aan deze tafel handelt niemand met andere spelers.
web-why-too-many-offers = Deze beurt geen biedingen meer: te veel van je biedingen liepen op niets uit. Je mag nog wel anderen antwoorden en met de voorraad handelen.
web-why-use-offer = In je eigen beurt doe je een bod, geen voorstel.

## Wat er nu te doen is: één zin per beslissing, en waar de anderen op wachten

web-watch-victim =
    { $cards ->
        [one] { $who } (1 kaart)
       *[other] { $who } ({ $cards } kaarten)
    }
web-watch-next =
    { $place ->
        [intersection] { $what }: kies een oplichtende driesprong.
        [path] { $what }: kies een oplichtend pad.
        [hex] { $what }: kies een oplichtende tegel.
        [section] { $what }: kies een oplichtend muurdeel.
        [position] { $what }: kies een oplichtende wachter.
        [camp] { $what }: kies een oplichtend kamp.
        [clearing] { $what }: kies een oplichtende open plek.
       *[other] { $what }: kies een oplichtende plek.
    }
web-watch-task-found-settlement =
    { $founded ->
        [0] Kies een oplichtende driesprong voor je eerste dorp.
       *[other] Kies een oplichtende driesprong voor je tweede dorp. Het levert van elk land ernaast een kaart op.
    }
web-watch-task-found-road =
    { $roads ->
        [0] Kies een oplichtend pad bij je dorp voor je eerste straat.
       *[other] Kies een oplichtend pad bij het nieuwe dorp voor je tweede straat.
    }
web-watch-task-found-guard = Kies een oplichtend muurdeel voor je eerste wachter.
web-watch-task-pre-roll =
    { $more ->
        [yes] Gooi de dobbelstenen. Eerst mag nog een ontwikkelingskaart of je held.
       *[no] Gooi de dobbelstenen.
    }
web-watch-task-act =
    { $declare ->
        [yes] Je hebt genoeg punten: roep de overwinning uit!
       *[no] { $build ->
            [yes] Bouw, handel, of beëindig je beurt.
           *[no] Je kunt nog niets betalen: handel, of beëindig je beurt.
        }
    }
web-watch-task-trade =
    { $declare ->
        [yes] Je hebt genoeg punten: roep de overwinning uit!
       *[no] Handel zoveel je wilt, en sluit het handelen af om te bouwen.
    }
web-watch-task-build =
    { $declare ->
        [yes] Je hebt genoeg punten: roep de overwinning uit!
       *[no] { $build ->
            [yes] Bouw, of beëindig je beurt.
           *[no] Je kunt niets meer betalen: beëindig je beurt.
        }
    }
web-watch-task-special-build =
    { $build ->
        [yes] Tussen de beurten mag je bouwen, rekruteren of kopen. Pas daarna.
       *[no] Tussen de beurten mag je bouwen, maar je kunt niets betalen: pas.
    }
web-watch-task-discard =
    { $discard ->
        [one] Een 7, en je hebt te veel kaarten: kies er 1 om terug te leggen.
       *[other] Een 7, en je hebt te veel kaarten: kies er { $discard } om terug te leggen.
    }
web-watch-task-tormund =
    { $drive ->
        [yes] Kies een oplichtende tegel: stuur Tormund erheen, of verdrijf een wildling uit de Gift.
       *[no] Kies een oplichtende tegel en stuur Tormund erheen. Zolang hij daar staat, levert die niets op.
    }
web-watch-task-victim =
    { $spare ->
        [yes] Kies van wie Tormund steelt: { $victims }, of van niemand.
       *[no] Kies van wie Tormund steelt: { $victims }.
    }
web-watch-task-offer =
    { $own ->
        [yes]
            { $answers ->
                [waiting] Je bod ligt er. Wacht op { $who }, of trek het in.
                [some] Iemand wil wel: doe de ruil, of wacht op { $who }.
                [all] Iedereen heeft geantwoord: doe een ruil, of trek je bod in.
               *[none] Niemand wil het: trek je bod in.
            }
       *[no] { $offerer } doet je een bod: neem het aan, sla het af, of vraag iets anders.
    }
web-watch-task-free-road = Kies een oplichtend pad voor je gratis straat.
web-watch-task-pick-sixth = De open plek is vol: kies welke wildling met de nieuwkomer teruggaat.
web-watch-task-after-hero =
    { $flip ->
        [yes] Je hebt { $hero } gebruikt. Houd de kaart met de B-kant boven voor nog één keer, of pak een andere held.
       *[no] Je hebt { $hero } voor het laatst gebruikt: pak een andere held.
    }
web-watch-task-hero-window = Je mag { $hero } nu gebruiken.
web-watch-task-hero-step =
    { $step ->
        [take] { $hero }: kies de kaart die je pakt.
        [return] { $hero }: kies de kaart die je in ruil geeft.
        [ask] { $hero }: vraag een tweede speler, of laat het hierbij.
        [done] { $hero }: vraag een tweede speler, of laat het hierbij.
        [choose] { $hero }: kies een van de ontwikkelingskaarten die je bekijkt.
       *[other] { $hero }: nog één keuze.
    }
web-watch-task-tragedy = Drie gelijke dobbelstenen, een heroïsche tragedie: kies welke held van het aanbod uit het spel gaat.

web-watch-wait-found-settlement = { $who } kiest een driesprong voor een dorp.
web-watch-wait-found-road = { $who } kiest een pad voor een straat.
web-watch-wait-found-guard = { $who } kiest een muurdeel voor een wachter.
web-watch-wait-pre-roll = { $who } gaat gooien.
web-watch-wait-act = { $who } handelt en bouwt.
web-watch-wait-trade = { $who } handelt.
web-watch-wait-build = { $who } bouwt.
web-watch-wait-special-build = { $who } mag tussen de beurten bouwen.
web-watch-wait-discard =
    { $count ->
        [one] { $who } kiest kaarten om terug te leggen.
       *[other] { $who } kiezen kaarten om terug te leggen.
    }
web-watch-wait-tormund = { $who } verplaatst Tormund.
web-watch-wait-victim = { $who } kiest van wie Tormund steelt.
web-watch-wait-offer = Het bod van { $offerer } wacht op antwoord.
web-watch-wait-free-road = { $who } legt een gratis straat.
web-watch-wait-pick-sixth = { $who } kiest welke wildling teruggaat.
web-watch-wait-after-hero = { $who } houdt { $hero } of pakt een andere held.
web-watch-wait-hero-window = { $who } mag { $hero } gebruiken.
web-watch-wait-hero-step = { $who } gebruikt { $hero }.
web-watch-wait-tragedy = { $who } kiest welke held uit het spel gaat.

## Waarom een tip een goede zet is (games/watch/reasons.py)

web-watch-said = { $what }: { $about }
web-watch-terms = { $give } voor { $take }
web-reason-bot = Dat zou onze sterkste bot doen.
web-reason-wins = Daarmee win je het spel.
web-reason-longest-road = Daarmee pak je de Langste weg, met { $count } straten op rij.
web-reason-strongest-patrol = Daarmee pak je de Grootste patrouille, met { $count } Wachterspatrouilles.
web-reason-points =
    { $count ->
        [one] Het levert je een overwinningspunt op: { $total } van { $most }.
       *[other] Het levert je { $count } overwinningspunten op: { $total } van { $most }.
    }
web-reason-covers = Het levert { $kinds } op, wat je nog mist.
web-reason-frees = Het maakt je { $kinds } vrij.
web-reason-rolls = Bij { $count } van de 36 worpen krijg je dan meer kaarten.
web-reason-rate = Je kunt { $kinds } dan { $rate }:1 ruilen.
web-reason-gains = Je krijgt { $cards }.
web-reason-enables = Je kaarten zijn dan genoeg voor: { $kinds }.
web-reason-nearer = Het brengt je dichter bij: { $kinds }.
web-reason-blocks = Het blokkeert { $kind } van { $seats }, goed voor { $count } van de 36 worpen.
web-reason-leads = Het leidt naar een vrije driesprong met { $kinds }.
web-reason-length = Je langste weg groeit naar { $count }.
web-reason-joins = Het verbindt je straten.
web-reason-further = Nog één straat, en je bent bij een vrije driesprong met { $kinds }.
web-reason-line = Je langste weg heeft er { $count }; de langste aan tafel { $most }.
web-reason-pile =
    { $count ->
        [one] In de stapel zit nog één ontwikkelingskaart.
       *[other] In de stapel zitten nog { $count } ontwikkelingskaarten.
    }
web-reason-wins-points = Je wint: { $total } van { $most } punten.
web-reason-enough = Je hebt dan { $total } van { $most } punten, genoeg om te winnen.
web-reason-far = Nog { $count } straten, en je bent bij een vrije driesprong met { $kinds }.
web-reason-route = Met een dorp daar zou je { $kinds } { $rate }:1 kunnen ruilen.
web-reason-roads-longest = Met deze straten kun je de Langste weg pakken: { $count } op rij.
web-reason-roads-grow = Met deze straten kan je langste weg naar { $count } groeien; de langste aan tafel heeft er { $most }.
web-reason-unseen =
    { $count ->
        [one] Eén ontwikkelingskaart heb je nog niet gezien. Overwinningspunten daarbij: { $victory }. Wachterspatrouilles: { $patrols }.
       *[other] Van de { $count } ontwikkelingskaarten die je niet hebt gezien, zijn er { $victory } een overwinningspunt en { $patrols } een Wachterspatrouille.
    }
web-reason-needs-one = Je hebt nog één punt nodig, en bij de kaarten die je niet hebt gezien zitten nog overwinningspunten.
web-reason-patrol-race = Nog één Wachterspatrouille, en je kunt de Grootste patrouille pakken.
web-reason-only-card = Voor iets anders zijn je kaarten niet genoeg.
web-reason-nothing-else = Iets anders kun je deze beurt niet doen.
web-reason-no-trade-helps = Geen enkele ruil is op zichzelf genoeg om iets te bouwen of te kopen.
web-reason-short =
    { $count ->
        [one] Je komt één kaart tekort voor: { $kinds }.
       *[other] Je komt { $count } kaarten tekort voor: { $kinds }.
    }
web-reason-safe = Met { $count } kaarten verlies je er geen bij een 7.
web-reason-stays-on = Tormund blokkeert nog steeds land van { $seats }.
web-reason-not-on-you = Tormund staat niet op jouw land.
web-reason-unplayed = Het overwinningspunt telt zonder dat je het speelt.
web-reason-roll = Handelen en bouwen komt na de worp.
web-reason-building = Pas dan kun je bouwen.
web-reason-poor = Met deze kaarten kun je niets bouwen of kopen.
web-reason-saves =
    { $count ->
        [one] Je bewaart je kaart voor later.
       *[other] Je bewaart je { $count } kaarten voor later.
    }
web-reason-still-pays = Wat je houdt, is genoeg voor: { $kinds }.
web-reason-keeps = Je houdt { $cards }.
web-reason-nobody-blocked = In zijn kamp blokkeert Tormund geen tegel.
web-reason-not-you = Jij hebt daar niets gebouwd.
web-reason-only-you = Alleen jij hebt daar gebouwd, dus wordt niemand bestolen.
web-reason-ahead = { $seat } leidt met { $count } punten.
web-reason-holds =
    { $count ->
        [one] { $seat } heeft 1 kaart.
       *[other] { $seat } heeft { $count } kaarten.
    }
web-reason-spare = Je hoeft hier niet te stelen.
web-reason-tormund-on-you = Tormund staat op jouw land.
web-reason-patrols =
    { $count ->
        [1] Het is je eerste Wachterspatrouille.
        [2] Het is je tweede Wachterspatrouille.
       *[other] Het is je Wachterspatrouille nummer { $count }.
    }
web-reason-free-roads = Het scheelt je { $cards } per straat.
web-reason-none-held = Je hebt geen { $kinds }.
web-reason-plenty = Je hebt { $cards }.
web-reason-cannot-pay = Je hebt { $cards } niet.
web-reason-breaks = Met deze ruil zijn je kaarten niet meer genoeg voor: { $kinds }.
web-reason-no-nearer = De ruil brengt je niet dichter bij iets dat je kunt bouwen of kopen.
web-reason-gives-away = Je zou { $cards } weggeven.
web-reason-nobody-agrees = Niemand gaat op je bod in.
web-reason-weakest =
    { $guards ->
        [0] Geen muurdeel is zwakker: niemand bewaakt het.
        [one] Geen muurdeel is zwakker: er staat 1 wachter.
       *[other] Geen muurdeel is zwakker: er staan { $guards } wachters.
    }
web-reason-wall =
    { $guards ->
        [one] Dan staat er 1 wachter, tegen { $wildlings } op de open plek.
       *[other] Dan staan er { $guards } wachters, tegen { $wildlings } op de open plek.
    }
web-reason-gift =
    { $count ->
        [one] Er is één wildling in de Gift; bij { $most } is het spel afgelopen.
       *[other] Er zijn { $count } wildlingen in de Gift; bij { $most } is het spel afgelopen.
    }
web-reason-before-the-wall =
    { $count ->
        [one] Er is één wildling op weg naar de muur.
       *[other] Er zijn { $count } wildlingen op weg naar de muur.
    }
web-reason-flip = Je mag deze held nog één keer gebruiken.
web-reason-pick = Een andere held kun je twee keer gebruiken, één keer aan elke kant.
web-reason-remove = Niemand heeft deze held.
web-reason-done = Je houdt wat je gekregen hebt.
web-reason-choose = Je kunt maar één van de kaarten houden die je ziet.
web-reason-hero = Dit is het moment voor { word-hero }.
web-reason-hero-waits = Je held blijft klaarstaan voor later.
