### De terminal aan een tafel van de Nachtwacht.

## Letters: één per plaats, één per grondstof

ui-letter-red = R
ui-letter-blue = B
ui-letter-yellow = G
ui-letter-black = Z
ui-letter-green = N
ui-letter-white = W
ui-letter-lumber = h
ui-letter-brick = b
ui-letter-wool = w
ui-letter-grain = g
ui-letter-ore = e
ui-letter-regular = G
ui-letter-climber = K
ui-letter-giant = R
ui-letter-mammoth = M

## Het scherm

ui-ice = ijs
ui-hex = tegel
ui-camp = kamp van Tormund
ui-any = alles
ui-head-points = OP
ui-head-hand = Gr
ui-head-cards = Ont
ui-head-patrols = Pat
ui-head-road = Weg
ui-head-guards = Wa
ui-head-hero = Held
ui-head-rate = koers
ui-head-supply = voorr.
ui-head-build = prijs over mist
ui-hand = Je hand: { $count }
ui-cards = Ontwikkelingskaarten:
ui-no-cards = geen.
ui-pile = ({ $count } in de stapel)
ui-fresh = { $cards } ({ $count } nieuw)
ui-build = Bouwen
ui-piece-road = straat
ui-piece-settlement = dorp
ui-piece-keep = burcht
ui-piece-card = kaart
ui-piece-guard = wachter
ui-ready = kan
ui-none-left = geen
ui-lacks = -{ $letters }
ui-welcome = Welkom bij de Nachtwacht. Je speelt { $seat }; ? toont je zetten, help legt de rest uit.
ui-welcome-back = Welkom terug bij de Nachtwacht. Je speelt { $seat }; ? toont je zetten, help legt de rest uit.
ui-too-small = Het venster is kleiner dan { $columns } bij { $rows }, dus er wordt niets getekend. Met “map” teken je het bord.

## Beslissingen

ui-decide-found-settlement = Sticht een dorp: typ het nummer van een driesprong; look 36 zegt wat er aan 36 ligt.
ui-decide-found-road = Bouw een straat: typ het nummer van een pad bij je nieuwe dorp.
ui-decide-pre-roll = Jouw beurt: gooi, of speel eerst een ontwikkelingskaart.
ui-decide-pre-roll-hero = Jouw beurt: gooi, of speel eerst een kaart of je held.
ui-decide-act = Handel en bouw, en beëindig dan je beurt.
ui-decide-trade = Handel, en ga dan bouwen.
ui-decide-build = Bouw, en beëindig dan je beurt.
ui-decide-discard = Leg { $count } van je { $hand } kaarten terug.
ui-decide-tormund = Verplaats Tormund: typ het nummer van een tegel.
ui-decide-tormund-patrol = Wachterspatrouille: verplaats Tormund (t 5), of verdrijf een wildling (d).
ui-decide-victim = Van wie steel je?
ui-decide-free-road = Leg een gratis straat: typ het nummer van een pad.
ui-decide-offer = { $seat } geeft { $give } voor jouw { $take }: doe je dat?
ui-decide-found-guard = Zet je eerste wachter op de muur: typ het nummer van een muurdeel.
ui-decide-special-build = Speciale bouwfase: bouw wat je kunt betalen, of pas.
ui-decide-pick-sixth = Zes wildlingen bij muurdeel { $section }: welke gaat met de zesde terug?
ui-decide-tragedy = Drie gelijke dobbelstenen: welke held van het aanbod gaat uit het spel?
ui-decide-after-hero = { $hero } is gebruikt: houd hem, B-kant boven, of kies een andere.
ui-decide-after-hero-b = { $hero } is voor het laatst gebruikt: kies een andere.
ui-decide-hero-window-samwell = De worp leverde je niets op: pakt { $hero } een kaart?
ui-decide-hero-window-gilly = Laat { $hero } de wildlingdobbelsteen opnieuw gooien?
ui-decide-hero-window-jon = { $hero } pakt een kaart uit de voorraad: welke?
ui-decide-hero-step-mormont = { $hero } mag een tweede speler vragen, of het hierbij laten.
ui-decide-hero-step-mormont-return = { $seat } gaf je een kaart: welke geef je terug?
ui-decide-hero-step-mance = { $seat } heeft { $cards }: welke kaart pak je?
ui-decide-hero-step-melisandre = Welke van deze ontwikkelingskaarten houd je?
ui-decide-hero-step-yarwyck = Waar gaat de straat heen? Typ het nummer van een pad.
ui-decide-own-offer = Je bod ligt op tafel: doe een ruil of trek het in.

## Hoe je iets typt

ui-usage-discard = Typ { $count } kaarten met hun letters, zoals d { $short }, of voluit: discard { $long }.
ui-usage-offer = Typ wat je geeft en wat je wilt: o { $h } { $w }, of offer { $have } for { $want }; met “to 1” of “to blue” vraag je maar één speler.
ui-usage-counter = Typ wat je zou geven en wat je wilt: c { $h } { $w }, of counter { $have } for { $want }.
ui-usage-place = Typ een nummer ({ $kind }); met Enter ga je terug.
ui-usage-hero = { $hero }: typ een nummer, of de woorden van je keuze; met Enter ga je terug.
ui-usage-mormont = { $hero } vraagt wie om wat? Typ een grondstof en een speler, zoals “wool blue”; met Enter ga je terug.
ui-usage-marsh = { $hero }: typ wat je geeft en wat je pakt, zoals “wool ore”; met Enter ga je terug.
ui-usage-thorne = { $hero }: typ muurdeel, de kaart die je niet betaalt en die je in plaats ervan betaalt: “2 wool ore”.
ui-usage-melisandre = { $hero }: typ de kaart die je niet betaalt en die je in plaats ervan betaalt: “wool brick”; of een nummer.
ui-usage-aemon = { $hero }: typ muurdeel en wachtersveld van je wachter en zijn nieuwe muurdeel: “0 1 3”.
ui-usage-why = Vraag naar een zet, zoals “why road 17”.
ui-usage-rules = Zoek in de spelregels op woorden of op nummer: “rules afstand”, “rules BLD-12”.
ui-usage-map = Typ “map intersections”, “map paths” of “map hexes”.
ui-usage-look = Typ een nummer, zoals “look 17”.
ui-not-open = Dat kan nu niet ({ $kind }); ? toont wat je wel kunt doen, costs wat er ontbreekt.
ui-number-of-what = { $word } van wat? Zet de zet voor het nummer, zoals “road { $word }”.

## Zetten in één woord, waar het menu vol is

ui-key-roll = gooien
ui-key-accept = aannemen
ui-key-decline = nee
ui-key-counter = tegenbod
ui-key-deal = ruilen
ui-key-reject = afwijzen
ui-key-withdraw = intrekken
ui-key-flip = omdraaien
ui-key-pick = kiezen
ui-key-return = teruggeven
ui-key-take = pakken
ui-key-choose = kiezen
ui-key-ask = vragen
ui-key-done = klaar
ui-key-back = terug
ui-key-remove = weghalen
ui-key-settlement = dorp
ui-key-road = straat
ui-key-keep = burcht
ui-key-guard = wachter
ui-key-buy = kaart
ui-key-tormund = Tormund
ui-key-drive = verdrijven
ui-key-victim = stelen
ui-key-spare = sparen
ui-key-discard = terugleggen
ui-key-trade = handel
ui-key-offer = bod
ui-key-patrol = patrouille
ui-key-winter = winter
ui-key-roads = stratenbouw
ui-key-recruits = rekruten
ui-key-building = bouwen
ui-key-declare = overwinning
ui-key-pass = passen
ui-key-end = einde

## Het noorden

ui-clan-ice-river = IJsrivier
ui-clan-cave-people = Grottenvolk
ui-clan-hornfoot = Hoornvoeten
ui-clan-rattlebones = Rammelbotten
ui-clan-heart-tree = Hartboom
ui-clan-short-ice-river = IJs
ui-clan-short-cave-people = Grot
ui-clan-short-hornfoot = Hoorn
ui-clan-short-rattlebones = Rammel
ui-clan-short-heart-tree = Hart
ui-breaches = Doorbr.
ui-in-gift = Gift
ui-tokens = Fiches
ui-takes = Een oversteek bezet, in deze volgorde:
ui-wildling-die = wildlingen { $die }
ui-pane-north = het noorden
ui-pane-gift = de Gift
ui-title-north = Het noorden en de muur
ui-title-wall = De muur
ui-title-gift = De Gift
ui-title-heroes = Helden
ui-passed = Je kunt in de speciale bouwfase niets bouwen: voor je gepast.
ui-count-regular =
    { $count ->
        [one] 1 gewone wildling
       *[other] { $count } gewone wildlingen
    }
ui-count-climber =
    { $count ->
        [one] 1 klimmer
       *[other] { $count } klimmers
    }
ui-count-giant =
    { $count ->
        [one] 1 reus
       *[other] { $count } reuzen
    }
ui-count-mammoth =
    { $count ->
        [one] 1 mammoet
       *[other] { $count } mammoeten
    }
ui-no-wildlings = geen wildlingen
ui-section = muurdeel { $section }
ui-section-paid = muurdeel { $section }, { $instead }
ui-foe-at = { $wildling } op { $place }
ui-foe-before = { $wildling } voor muurdeel { $section }
ui-camp-of = { $wildling } in kamp { $camp } ({ $clan })
ui-guard-from-to = van muurdeel { $section }, wachtersveld { $position }, naar muurdeel { $to }
ui-instead = { $card } in plaats van { $instead }
ui-instead-nothing = voor de gewone prijs
ui-ask-for = { $resource } van { $seat }
ui-say-die = De wildlingdobbelsteen: { $die }.
ui-say-danger = Muurdoorbraken: { $breaches } van { $most_breaches }; wildlingen in de Gift: { $gift } van { $most_gift }.
ui-say-frostfangs = In de Frostfangs: { $wildlings }. Gedekte wildlingfiches: { $tokens }.
ui-say-camp = kamp { $camp } een { $wildling }
ui-say-no-camp = geen wildling in het kamp
ui-say-trail = bij { $die } naar muurdeel { $section }
ui-say-trails = De eerste gaat { $trails }.
ui-say-section =
    { $guards ->
        [0] geen wachter, { $wildlings } ervoor.
        [one] 1 wachter ({ $names }), { $wildlings } ervoor.
       *[other] { $guards } wachters ({ $names }), { $wildlings } ervoor.
    }
ui-say-south-west = Een oversteek gaat naar het zuidwesten: { $hexes }.
ui-say-south-east = Een oversteek gaat naar het zuidoosten: { $hexes }.
ui-say-open = De volgende gewone wildling breekt hier door de muur.
ui-say-held = Tegel { $hex } ({ $what }) is geblokkeerd door { $wildlings }.
ui-say-gift-free = Er is geen wildling in de Gift.
ui-say-tormund = Tormund staat op tegel { $hex } ({ $what }).
ui-seat-guards =
    { $guards ->
        [one] 1 wachter, held { $hero } ({ $side }).
       *[other] { $guards } wachters, held { $hero } ({ $side }).
    }
ui-your-hero = Je held { $hero } ({ $side }):
ui-hero-usable = h gebruikt hem nu.
ui-hero-later = nu niet.
ui-hero-side = { $side }-kant
ui-hero-new = { $side }-kant, deze beurt gepakt
ui-hero-used = { $side }-kant, deze beurt gebruikt
ui-display = Aanbod:
ui-display-title = In het aanbod
ui-no-heroes = Het basisspel heeft geen helden.
ui-decline-hero = de held niet gebruiken

## Antwoorden

ui-costs-title = Kosten en koersen
ui-cost-ready = Dit kun je betalen.
ui-cost-missing = Je mist { $cards }.
ui-rates = Jouw koersen met de voorraad:
ui-routes = Handelsroutes:
ui-route-at = { $rate }:1 voor { $resource } bij driesprong { $ends }
ui-route = 2:1 { $resource }
ui-route-any = 3:1
ui-swap = { $give } voor { $take }
ui-intersection-is =
    { $pips ->
        [one] { $what } (1 stip)
       *[other] { $what } ({ $pips } stippen)
    }
ui-path-is = tussen driesprong { $a } en { $b }
ui-closed = Gesloten: hier kan geen straat gebouwd worden.
ui-stands-here = Hier staat: { $piece } van { $seat }.
ui-look-title = Nummer { $number }
ui-look-nothing = Er is geen plek met het nummer { $number }.
ui-you-hold =
    { $count ->
        [0] Je hebt geen grondstoffenkaarten.
        [one] Je hebt { $cards } (1 kaart).
       *[other] Je hebt { $cards } ({ $count } kaarten).
    }
ui-you-hold-cards = Je ontwikkelingskaarten: { $cards }.
ui-seat-is = { $seat }: { $points } OP, grondstoffenkaarten: { $hand }, ontwikkelingskaarten: { $cards }, patrouilles: { $patrols }, weg: { $road }.
ui-has = Heeft { $what }.
ui-board-hexes = Tegels, met hun driesprongen:
ui-board-hex = tegel { $hex }: { $what } aan { $places }
ui-board-settlements = dorpen op { $places }
ui-board-keeps = burchten op { $places }
ui-board-roads = straten op { $places }
ui-board-none = niets op het bord
ui-tormund-camp = Tormund is in zijn kamp.
ui-undo-refused = Dat kun je niet terugnemen: sindsdien heeft iemand anders gezet, is er gegooid of is er iets verborgens gezien.
ui-paused = Pauze. Enter gaat verder; opdrachten werken, ook “propose”.


## Hulp

ui-help =
    SPELEN
      Typ de toets van een zet: r, s, k, b, t, o, e enzovoort; het menu toont welke er kunnen.
      Plekken hebben nummers op het bord: “r 17”, “road 17”, of “17” waar maar één ding bedoeld kan zijn.
      Kaarten schrijf je voluit of met hun letters: “d wwee” is “discard wool*2 ore*2”.
      “t” toont de ruilen met de voorraad; “t wwww e” is “trade wool*4 for ore”.
      “o w e” biedt iedereen wol voor erts, “offer wool for ore to blue” één speler.
      “propose wool for ore” vraagt wie er aan de beurt is (druk op Ctrl-C terwijl anderen zetten).
      Tab vult aan wat je typt, de pijltjes halen eerdere regels terug.

    VRAGEN
      ? of moves        alles wat je nu mag doen, met waar het om gaat
      why road 17       of dat mag, en welke regel dat zegt
      hint              wat je nu zou kunnen doen: een goede zet, waarom, hoe zeker dat is, en de op een na beste
      rules afstand     zoek in de spelregels; ook op nummer: rules BLD-12
      look 17           wat de driesprong, het pad of de tegel met dat nummer is
      map               alle nummers van driesprongen; ook “map paths”, “map hexes”
      costs, hand       prijzen, koersen en routes; je kaarten
      board, log        nog eens het bord (met --plain in zinnen); alles wat er gebeurde

    HET SPEL
      undo              neem je laatste zet terug, tenzij iemand zette of iets verborgens gezien is
      save BESTAND      bewaar een kopie; het spel zelf wordt na elke zet bewaard
      resume            hoe je later met dit spel verdergaat
      lang TAAL         een andere taal; “lang” alleen zegt welke er zijn
      quit              stoppen; het spel is bewaard

    HET SCHERM
      Letters op het bord zijn plaatsen: een kleine letter is een straat, ⌂ een dorp, ♜ een burcht.
      Stippen onder een getal: hoeveel van de 36 worpen het geven. Een ster: wie de bijzondere kaart heeft.
      OP punten, Gr handkaarten, Ont ontwikkelingskaarten, Pat patrouilles, Weg langste weg.
ui-help-north =
    DE NACHTWACHT
      “.”               in een klein venster: het noorden of de Gift; ook “north” en “gift”
      wall              de muur in zinnen: wachters, wildlingen, wat een oversteek zou bezetten
      h                 je held: toont wat hij kan, of zegt waarom nu niet; “h wool blue” kiest met woorden
      heroes            ieders held en het aanbod, met wat ze doen
      g 2               rekruteer een wachter voor muurdeel 2
      d 5, t 5          na een Wachterspatrouille: verdrijf de wildling van tegel 5, of zet Tormund daar
      p                 passen in de speciale bouwfase; dat gaat vanzelf als je niets kunt bouwen
      v                 de overwinning uitroepen; aan het einde van je beurt wordt het vanzelf bekeken
      Wildlingen: G gewoon, K klimmer, R reus, M mammoet. Kampen: 1 gaat eerst; op één rij is dat het linker.
      Op de muur: het nummer van het muurdeel, dan zijn wachters vanaf wachtersveld 1, met de letter van hun plaats.
      ↙ of ↘: welke kant een oversteek op gaat. !: de volgende gewone wildling breekt hier door de muur.
      In de Gift: [2G] staat voor 2 gewone wildlingen; de tegel levert niets op. T is Tormund ernaast.
      Wa wachters op de muur. Achter een held: A- of B-kant, + deze beurt gepakt, x deze beurt gebruikt.
