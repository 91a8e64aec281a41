### A Game of Thrones Catan: de woorden van het spel.
### De sleutels zijn in alle talen gelijk. Begrippen staan in het enkelvoud.

## Spel, spelvormen en spelers

term-game = A Game of Thrones Catan
term-base-game = basisspel
term-brotherhood = Broederschap van de Wachters
term-extension = uitbreiding voor 5-6 spelers
term-nights-watch = Nachtwacht
term-rules-reference = bijlage
term-player = speler
term-opponent = andere speler
term-starting-player = startspeler
term-turn = beurt
term-clockwise = met de klok mee
term-hand = hand
term-supply = voorraad
term-victory-point = overwinningspunt
term-victory-point-short = OP
term-end-of-game = einde van het spel
term-tie = gelijke stand
term-true-victory = echte overwinning
term-dramatic-victory = dramatische overwinning
term-heroic-tragedy = heroïsche tragedie

## Spelerskleuren

term-red = rood
term-blue = blauw
term-yellow = geel
term-black = zwart
term-green = groen
term-white = wit

## Speelbord

term-board = speelbord
term-frame-piece = randdeel
term-terrain-hex = landtegel
term-number-token = getallenfiche
term-red-numbers = rode getallen
term-border-land = grensgebied
term-intersection = driesprong
term-path = pad
term-trade-route = handelsroute

## Landschappen

term-forest = bos
term-hills = heuvels
term-pasture = weide
term-fields = akker
term-mountains = gebergte
term-ice = ijsveld

## Grondstoffen

term-resource = grondstof
term-resource-card = grondstoffenkaart
term-lumber = hout
term-brick = baksteen
term-wool = wol
term-grain = graan
term-ore = erts
term-resource-production = grondstoffenopbrengst

## Dobbelstenen

term-production-roll = opbrengstenworp
term-production-die = zeszijdige dobbelsteen
term-wildling-die = wildlingdobbelsteen

## De muur en het noorden

term-wall = de muur
term-wall-section = muurdeel
term-wall-position = wachtersveld
term-gift = de Gift
term-frostfangs = Frostfangs
term-tormund = Tormund
term-tormunds-camp = kamp van Tormund
term-clan-area = clangebied
term-camp = kamp
term-campfire = kampvuur
term-trail = route
term-clearing = open plek

## Clans

term-clan-ice-river = clan van de IJsrivier
term-clan-cave-people = grottenvolk
term-clan-hornfoot = hoornvoeten
term-clan-rattlebones = Rammelbotten
term-clan-heart-tree = clan van de Hartboom

## Wildlingen

term-wildling = wildling
term-regular-wildling = gewone wildling
term-climber = klimmer
term-giant = reus
term-mammoth = mammoet
term-wildling-token = wildlingfiche
term-place-wildling = migreren
term-advance = vooruitgang van wildlingen
term-rush = bestorming door de wildlingen
term-breach = muurdoorbraak
term-breach-track = spoor voor muurdoorbraken
term-breach-marker = muurdoorbraakfiche

## Speelstukken en bouwen

term-build = bouwen
term-recruit = rekruteren
term-buy = kopen
term-build-costs-card = bouwkostenkaart
term-road = straat
term-unbroken-road = weg
term-settlement = dorp
term-keep = burcht
term-guard = wachter
term-vp-token = OP-fiche
term-distance-rule = afstandsregel

## Voorbereiding

term-setup = voorbereiding
term-standard-setup = standaard opbouw
term-variable-setup = variabele opbouw
term-beginner-setup = startopstelling voor beginnende spelers

## Kaarten

term-development-card = ontwikkelingskaart
term-ranger-patrol = Wachterspatrouille
term-progress-card = vooruitgangskaart
term-winter-is-coming = De winter is in aantocht
term-road-building = Stratenbouw
term-new-recruits = Nieuwe rekruten
term-victory-point-card = overwinningspuntkaart
term-longclaw = Langklauw
term-special-card = bijzondere kaart
term-longest-road = Langste weg
term-strongest-patrol = Grootste patrouille
term-discard-pile = aflegstapel

## Handelen, stelen en terugleggen

term-trade = handel
term-trade-with-players = handelen met andere spelers
term-trade-with-supply = handelen met de voorraad
term-steal = stelen
term-discard = terugleggen

## Fasen

term-founding-phase = startopstelling
term-production-phase = opbrengst (stap 1)
term-trade-phase = handelen (stap 2)
term-build-phase = bouwen (stap 3)
term-combined-phase = gecombineerde handels-/bouwfase
term-special-build-phase = speciale bouwfase

## Heldenkaarten

term-hero-card = heldenkaart
term-heroes-of-the-north = Helden van het noorden
term-hero-display = aanbod
term-hero-side-a = A-kant
term-hero-side-b = B-kant

## Helden

term-hero-mormont = Jeor Mormont
term-hero-mormont-title = Lord Commander
term-hero-marsh = Bowen Marsh
term-hero-marsh-title = Eerste Hofmeester
term-hero-samwell = Samwell Tarley
term-hero-samwell-title = Hofmeester
term-hero-yarwyck = Othell Yarwick
term-hero-yarwyck-title = Eerste Bouwmeester
term-hero-thorne = Ser Alliser Thorne
term-hero-thorne-title = Wapenmeester
term-hero-melisandre = Melisandre
term-hero-melisandre-title = Rode priesteres van R’hllor
term-hero-mance = Mance Rayder
term-hero-mance-title = Koning-achter-de-Muur
term-hero-benjen = Benjen Stark
term-hero-benjen-title = Eerste Verkenner
term-hero-ygritte = Ygritte
term-hero-ygritte-title = Speervrouw van de wildlingen
term-hero-yoren = Yoren
term-hero-yoren-title = Zwervende kraai
term-hero-qhorin = Qhorin Halfhand
term-hero-qhorin-title = Verkenner
term-hero-aemon = Aemon Targaryen
term-hero-aemon-title = Maester in het zwart
term-hero-gilly = Gilly
term-hero-gilly-title = Bondgenote uit het volk der wildlingen
term-hero-jon = Jon Snow
term-hero-jon-title = Bastaard en leider
term-hero-osha = Osha
term-hero-osha-title = Informante uit het volk der wildlingen

## Woorden die afhangen van wat ze noemen

word-hero =
    { $hero ->
        [mormont] { term-hero-mormont }
        [marsh] { term-hero-marsh }
        [samwell] { term-hero-samwell }
        [yarwyck] { term-hero-yarwyck }
        [thorne] { term-hero-thorne }
        [melisandre] { term-hero-melisandre }
        [mance] { term-hero-mance }
        [benjen] { term-hero-benjen }
        [ygritte] { term-hero-ygritte }
        [yoren] { term-hero-yoren }
        [qhorin] { term-hero-qhorin }
        [aemon] { term-hero-aemon }
        [gilly] { term-hero-gilly }
        [jon] { term-hero-jon }
       *[osha] { term-hero-osha }
    }
word-hero-returned =
    { $returned ->
        [mormont] { term-hero-mormont }
        [marsh] { term-hero-marsh }
        [samwell] { term-hero-samwell }
        [yarwyck] { term-hero-yarwyck }
        [thorne] { term-hero-thorne }
        [melisandre] { term-hero-melisandre }
        [mance] { term-hero-mance }
        [benjen] { term-hero-benjen }
        [ygritte] { term-hero-ygritte }
        [yoren] { term-hero-yoren }
        [qhorin] { term-hero-qhorin }
        [aemon] { term-hero-aemon }
        [gilly] { term-hero-gilly }
        [jon] { term-hero-jon }
       *[osha] { term-hero-osha }
    }
word-hero-needed =
    { $needs-hero ->
        [mormont] { term-hero-mormont }
        [marsh] { term-hero-marsh }
        [samwell] { term-hero-samwell }
        [yarwyck] { term-hero-yarwyck }
        [thorne] { term-hero-thorne }
        [melisandre] { term-hero-melisandre }
        [mance] { term-hero-mance }
        [benjen] { term-hero-benjen }
        [ygritte] { term-hero-ygritte }
        [yoren] { term-hero-yoren }
        [qhorin] { term-hero-qhorin }
        [aemon] { term-hero-aemon }
        [gilly] { term-hero-gilly }
        [jon] { term-hero-jon }
       *[osha] { term-hero-osha }
    }
# Wie iets doet, aan het begin van een zin en erin.
word-wildling-first =
    { $wildling ->
        [climber] Een klimmer
        [giant] Een reus
        [mammoth] Een mammoet
       *[regular] Een gewone wildling
    }
word-wildling =
    { $wildling ->
        [climber] een klimmer
        [giant] een reus
        [mammoth] een mammoet
       *[regular] een gewone wildling
    }
# Degene over wie het net ging, aan het begin van een zin.
word-wildling-the =
    { $wildling ->
        [climber] De klimmer
        [giant] De reus
        [mammoth] De mammoet
       *[regular] De wildling
    }
# Wie iets overkomt.
word-wildling-whom =
    { $wildling ->
        [climber] een klimmer
        [giant] een reus
        [mammoth] een mammoet
       *[regular] een gewone wildling
    }
word-other =
    { $other ->
        [climber] een klimmer
        [giant] een reus
        [mammoth] een mammoet
       *[regular] een gewone wildling
    }
word-clan =
    { $clan ->
        [ice_river] { term-clan-ice-river }
        [cave_people] { term-clan-cave-people }
        [hornfoot] { term-clan-hornfoot }
        [rattlebones] { term-clan-rattlebones }
       *[heart_tree] { term-clan-heart-tree }
    }
# Met lidwoord: "een reus van het grottenvolk".
word-of-clan =
    { $clan ->
        [cave_people] van het { word-clan }
       *[other] van de { word-clan }
    }
# Waar iets gebeurt. Een client die het bord toont, noemt plekken bij naam, andere bij nummer ($named).
word-at-intersection =
    { $named ->
        [yes] op de { $intersection }
       *[no] op driesprong { $intersection }
    }
word-on-path =
    { $named ->
        [yes] { $path }
       *[no] op pad { $path }
    }
word-hex =
    { $named ->
        [yes] { $hex }
       *[no] tegel { $hex }
    }
word-section =
    { $named ->
        [yes] het { $section }
       *[no] muurdeel { $section }
    }
word-section-holds =
    { $named ->
        [yes] Het { $section } houdt stand
       *[no] Muurdeel { $section } houdt stand
    }
word-to-section =
    { $named ->
        [yes] het { $to }
       *[no] muurdeel { $to }
    }
# Waar een wildling ten noorden van de muur stond: in een kamp, of anders op een open plek.
word-from-north =
    { $clan ->
        [ice_river] uit kamp { $camp } van de { term-clan-ice-river }
        [cave_people] uit kamp { $camp } van het { term-clan-cave-people }
        [hornfoot] uit kamp { $camp } van de { term-clan-hornfoot }
        [rattlebones] uit kamp { $camp } van de { term-clan-rattlebones }
        [heart_tree] uit kamp { $camp } van de { term-clan-heart-tree }
       *[none] van de open plek voor { word-section }
    }

## Kaarten in aantallen

cards-lumber = { $count } hout
cards-brick = { $count } baksteen
cards-wool = { $count } wol
cards-grain = { $count } graan
cards-ore = { $count } erts
cards-patrol =
    { $count ->
        [one] een Wachterspatrouille
       *[other] { $count } Wachterspatrouilles
    }
cards-winter =
    { $count ->
        [one] een kaart “De winter is in aantocht”
       *[other] { $count } kaarten “De winter is in aantocht”
    }
cards-roads =
    { $count ->
        [one] een kaart “Stratenbouw”
       *[other] { $count } kaarten “Stratenbouw”
    }
cards-recruits =
    { $count ->
        [one] een kaart “Nieuwe rekruten”
       *[other] { $count } kaarten “Nieuwe rekruten”
    }
cards-victory =
    { $count ->
        [one] een overwinningspuntkaart
       *[other] { $count } overwinningspuntkaarten
    }

## Namen van ontwikkelingskaarten

card-patrol = { term-ranger-patrol }
card-winter = { term-winter-is-coming }
card-roads = { term-road-building }
card-recruits = { term-new-recruits }
card-victory = { term-victory-point-card }
card-lumber = { term-lumber }
card-brick = { term-brick }
card-wool = { term-wool }
card-grain = { term-grain }
card-ore = { term-ore }
card-none = geen kaart

## Gebeurtenissen: het begin en de beurt

event-settlement =
    { $rule ->
        [BLD-1]
            { $you ->
                [seat] Je bouwt een dorp { word-at-intersection }.
               *[none] { $seat } bouwt een dorp { word-at-intersection }.
            }
       *[other]
            { $you ->
                [seat] Je sticht een dorp { word-at-intersection }.
               *[none] { $seat } sticht een dorp { word-at-intersection }.
            }
    }
event-road =
    { $rule ->
        [DEV-9]
            { $you ->
                [seat] Je bouwt gratis een straat { word-on-path }.
               *[none] { $seat } bouwt gratis een straat { word-on-path }.
            }
        [HERO-A4]
            { $you ->
                [seat] Je legt die opnieuw aan { word-on-path }.
               *[none] { $seat } legt die opnieuw aan { word-on-path }.
            }
       *[other]
            { $you ->
                [seat] Je bouwt een straat { word-on-path }.
               *[none] { $seat } bouwt een straat { word-on-path }.
            }
    }
event-keep =
    { $you ->
        [seat] Je maakt van je dorp { word-at-intersection } een burcht.
       *[none] { $seat } maakt van het dorp { word-at-intersection } een burcht.
    }
event-first-cards =
    { $you ->
        [seat] Je begint met { $cards }.
       *[none] { $seat } begint met { $cards }.
    }
event-turn =
    { $you ->
        [seat] Beurt { $turn }: jij bent aan de beurt.
       *[none] Beurt { $turn }: { $seat } is aan de beurt.
    }
event-dice =
    { $you ->
        [seat] Je gooit { $first } + { $second } = { $sum }.
       *[none] { $seat } gooit { $first } + { $second } = { $sum }.
    }
event-produce =
    { $you ->
        [seat] Je krijgt { $cards }.
       *[none] { $seat } krijgt { $cards }.
    }
event-shortage = De voorraad schiet tekort: er is niet genoeg { $kinds } voor alles wat de spelers toekomt.
event-building =
    { $you ->
        [seat] Je bent klaar met handelen en gaat bouwen.
       *[none] { $seat } is klaar met handelen en gaat bouwen.
    }

## Gebeurtenissen: de zeven en Tormund

event-seven =
    { $discarding ->
        [0] Een 7: niemand krijgt grondstoffen, en niemand hoeft kaarten terug te leggen.
        [one] Een 7: niemand krijgt grondstoffen. Eén speler heeft meer dan 7 kaarten en legt de helft terug.
       *[other] Een 7: niemand krijgt grondstoffen. { $discarding } spelers hebben meer dan 7 kaarten en leggen de helft terug.
    }
event-sealed =
    { $masked ->
        [yes]
            { $total ->
                [one] { $seat } heeft gekozen welke kaart teruggaat.
               *[other] { $seat } heeft gekozen welke { $total } kaarten teruggaan.
            }
       *[no]
            { $you ->
                [seat] Je hebt gekozen om { $chosen } terug te leggen.
               *[none] { $seat } heeft gekozen om { $chosen } terug te leggen.
            }
    }
event-discard =
    { $you ->
        [seat] Je legt { $cards } terug.
       *[none] { $seat } legt { $cards } terug.
    }
event-tormund =
    { $hex ->
        [camp]
            { $you ->
                [seat] Je stuurt Tormund terug naar zijn kamp.
               *[none] { $seat } stuurt Tormund terug naar zijn kamp.
            }
       *[other]
            { $you ->
                [seat] Je verplaatst Tormund naar { word-hex }.
               *[none] { $seat } verplaatst Tormund naar { word-hex }.
            }
    }
event-empty-hands =
    { $you ->
        [seat] Er valt voor jou niets te stelen: niemand bij Tormund heeft een kaart.
       *[none] Er valt voor { $seat } niets te stelen: niemand bij Tormund heeft een kaart.
    }
event-nothing-to-steal =
    { $you ->
        [seat] Je steelt niets: { $victim } heeft geen kaarten.
        [victim] { $seat } steelt niets: jij hebt geen kaarten.
       *[none] { $seat } steelt niets: { $victim } heeft geen kaarten.
    }
event-spared =
    { $you ->
        [seat] Je steelt deze keer niet.
       *[none] { $seat } steelt deze keer niet.
    }
event-steal =
    { $you ->
        [seat] Je steelt { $cards } van { $victim }.
        [victim] { $seat } steelt { $cards } van jou.
       *[none] { $seat } steelt { $cards } van { $victim }.
    }

## Gebeurtenissen: ontwikkelingskaarten, bijzondere kaarten, het einde

event-buy =
    { $rule ->
        [HERO-A6]
            { $you ->
                [seat] Je betaalt { $cards } om een ontwikkelingskaart te kiezen.
               *[none] { $seat } betaalt { $cards } om een ontwikkelingskaart te kiezen.
            }
       *[other]
            { $you ->
                [seat] Je koopt een ontwikkelingskaart.
               *[none] { $seat } koopt een ontwikkelingskaart.
            }
    }
event-draw =
    { $rule ->
        [HERO-A6]
            { $masked ->
                [yes] { $seat } houdt er één; de andere gaan terug in de stapel.
               *[no]
                    { $you ->
                        [seat] Je houdt { $cards }; de andere gaan terug in de stapel.
                       *[none] { $seat } houdt { $cards }; de andere gaan terug in de stapel.
                    }
            }
       *[other]
            { $masked ->
                [yes] { $seat } trekt een ontwikkelingskaart.
               *[no]
                    { $you ->
                        [seat] Je trekt { $cards }.
                       *[none] { $seat } trekt { $cards }.
                    }
            }
    }
event-play =
    { $you ->
        [seat] Je speelt “{ $card }”.
       *[none] { $seat } speelt “{ $card }”.
    }
event-winter =
    { $you ->
        [seat] Je pakt { $cards } uit de voorraad.
       *[none] { $seat } pakt { $cards } uit de voorraad.
    }
event-longest-road =
    { $nobody ->
        [seat]
            { $you ->
                [from] Je verliest de Langste weg; de kaart blijft liggen tot iemand als enige de langste weg van 5 of meer heeft.
               *[none] { $from } verliest de Langste weg; de kaart blijft liggen tot iemand als enige de langste weg van 5 of meer heeft.
            }
        [from]
            { $you ->
                [seat] Je pakt de Langste weg met { $length } straten op rij.
               *[none] { $seat } pakt de Langste weg met { $length } straten op rij.
            }
       *[none]
            { $you ->
                [seat] Je neemt de Langste weg over van { $from }, met { $length } straten op rij.
                [from] { $seat } neemt de Langste weg over van jou, met { $length } straten op rij.
               *[none] { $seat } neemt de Langste weg over van { $from }, met { $length } straten op rij.
            }
    }
event-strongest-patrol =
    { $nobody ->
        [seat]
            { $you ->
                [from] Je verliest de Grootste patrouille; de kaart blijft liggen tot iemand als enige de meeste Wachterspatrouilles heeft.
               *[none] { $from } verliest de Grootste patrouille; de kaart blijft liggen tot iemand als enige de meeste Wachterspatrouilles heeft.
            }
        [from]
            { $you ->
                [seat] Je pakt de Grootste patrouille met { $patrols } Wachterspatrouilles.
               *[none] { $seat } pakt de Grootste patrouille met { $patrols } Wachterspatrouilles.
            }
       *[none]
            { $you ->
                [seat] Je neemt de Grootste patrouille over van { $from }, met { $patrols } Wachterspatrouilles.
                [from] { $seat } neemt de Grootste patrouille over van jou, met { $patrols } Wachterspatrouilles.
               *[none] { $seat } neemt de Grootste patrouille over van { $from }, met { $patrols } Wachterspatrouilles.
            }
    }
event-victory =
    { $victory_cards ->
        [0]
            { $you ->
                [seat] Je wint met { $points } overwinningspunten!
               *[none] { $seat } wint met { $points } overwinningspunten!
            }
        [one]
            { $you ->
                [seat] Je wint met { $points } overwinningspunten, waarvan één van een overwinningspuntkaart!
               *[none] { $seat } wint met { $points } overwinningspunten, waarvan één van een overwinningspuntkaart!
            }
       *[other]
            { $you ->
                [seat] Je wint met { $points } overwinningspunten, waarvan { $victory_cards } van overwinningspuntkaarten!
               *[none] { $seat } wint met { $points } overwinningspunten, waarvan { $victory_cards } van overwinningspuntkaarten!
            }
    }

## Gebeurtenissen: wachters

event-guard =
    { $rule ->
        [SET-21]
            { $you ->
                [seat] Je zet je eerste wachter op { word-section }, wachtersveld { $position }.
               *[none] { $seat } zet een eerste wachter op { word-section }, wachtersveld { $position }.
            }
        [GRD-1]
            { $you ->
                [seat] Je rekruteert een wachter voor { word-section }, wachtersveld { $position }.
               *[none] { $seat } rekruteert een wachter voor { word-section }, wachtersveld { $position }.
            }
        [HERO-A5]
            { $you ->
                [seat] Je rekruteert een wachter voor { word-section }, wachtersveld { $position }, en betaalt { $cards }.
               *[none] { $seat } rekruteert een wachter voor { word-section }, wachtersveld { $position }, en betaalt { $cards }.
            }
       *[other]
            { $you ->
                [seat] Je zet gratis een wachter op { word-section }, wachtersveld { $position }.
               *[none] { $seat } zet gratis een wachter op { word-section }, wachtersveld { $position }.
            }
    }
event-guard-lost =
    { $you ->
        [seat] Je verliest de wachter op wachtersveld 1 van { word-section }; hij gaat terug naar je voorraad.
       *[none] { $seat } verliest de wachter op wachtersveld 1 van { word-section }.
    }
event-guard-moved =
    { $you ->
        [seat] Je verplaatst een wachter van { word-section } naar { word-to-section }, wachtersveld { $position }.
       *[none] { $seat } verplaatst een wachter van { word-section } naar { word-to-section }, wachtersveld { $position }.
    }

## Gebeurtenissen: wildlingen

event-token =
    { $cause ->
        [settlement]
            { $you ->
                [seat] Je draait het wildlingfiche van je nieuwe dorp om: { word-wildling } { word-of-clan }.
               *[none] { $seat } draait het wildlingfiche van het nieuwe dorp om: { word-wildling } { word-of-clan }.
            }
        [keep]
            { $you ->
                [seat] Je draait een wildlingfiche van je nieuwe burcht om: { word-wildling } { word-of-clan }.
               *[none] { $seat } draait een wildlingfiche van de nieuwe burcht om: { word-wildling } { word-of-clan }.
            }
        [longest_road]
            { $you ->
                [seat] Je draait een wildlingfiche om voor de Langste weg: { word-wildling } { word-of-clan }.
               *[none] { $seat } draait een wildlingfiche om voor de Langste weg: { word-wildling } { word-of-clan }.
            }
        [strongest_patrol]
            { $you ->
                [seat] Je draait een wildlingfiche om voor de Grootste patrouille: { word-wildling } { word-of-clan }.
               *[none] { $seat } draait een wildlingfiche om voor de Grootste patrouille: { word-wildling } { word-of-clan }.
            }
       *[hero]
            { $you ->
                [seat] Je draait een wildlingfiche om voor wie teruggestuurd is: { word-wildling } { word-of-clan }.
               *[none] { $seat } draait een wildlingfiche om voor wie teruggestuurd is: { word-wildling } { word-of-clan }.
            }
    }
event-no-token =
    { $you ->
        [seat] Je zou een wildlingfiche moeten omdraaien, maar er zijn er geen meer.
       *[none] { $seat } zou een wildlingfiche moeten omdraaien, maar er zijn er geen meer.
    }
event-tokens-shuffled =
    { $count ->
        [one] Er ligt geen gedekt wildlingfiche meer: het open fiche wordt de nieuwe voorraad.
       *[other] Er ligt geen gedekt wildlingfiche meer: de { $count } open fiches worden geschud tot een nieuwe voorraad.
    }
event-no-figure = In de Frostfangs is geen figuur meer voor { word-wildling-whom }: er komt niets bij.
event-camp = { word-wildling-the } betrekt kamp { $camp } { word-of-clan }.
event-rush = Alle vijf de kampen { word-of-clan } zijn bezet: de wildlingen bestormen de muur!
event-wildling-die =
    { $again ->
        [yes] De wildlingdobbelsteen wordt opnieuw gegooid: { $die }.
       *[no] De wildlingdobbelsteen: { $die }.
    }
event-no-advance =
    { $masked ->
        [yes] Geen wildling rukt op: geen route heeft het getal { $die }.
       *[no] Geen wildling rukt op bij { $die }: in de kampen { word-of-clan } is niemand.
    }
event-advance =
    { $rule ->
        [WILD-27] { word-wildling-first } { word-of-clan } stormt naar de open plek voor { word-section }.
       *[other] { word-wildling-first } { word-of-clan } rukt op naar de open plek voor { word-section }.
    }
event-giant = De reus verjaagt de eerste wachter van { word-section } en gaat terug naar de Frostfangs.
event-wall-holds =
    { $wildlings ->
        [0] { word-section-holds }: op de open plek ervoor is niemand meer.
        [one]
            { $guards ->
                [one] { word-section-holds }: 1 wildling tegen 1 wachter.
               *[other] { word-section-holds }: 1 wildling tegen { $guards } wachters.
            }
       *[other]
            { $guards ->
                [one] { word-section-holds }: { $wildlings } wildlingen tegen 1 wachter.
               *[other] { word-section-holds }: { $wildlings } wildlingen tegen { $guards } wachters.
            }
    }
event-sixth = Zes wildlingen tegen vijf wachters: { word-section } houdt stand. De nieuwkomer, { word-wildling }, en { word-other } gaan terug naar de Frostfangs.
event-breach =
    { $breaches ->
        [1] De muur breekt bij { word-section }! Het is de eerste muurdoorbraak; bij de derde is het spel afgelopen.
        [2] De muur breekt bij { word-section }! Het is de tweede muurdoorbraak; bij de derde is het spel afgelopen.
       *[3] De muur breekt bij { word-section }! Het is de derde muurdoorbraak.
    }
event-cross =
    { $rule ->
        [WILD-15] { word-wildling-the } klimt bij { word-section } over de muur en bezet { word-hex }.
       *[other] { word-wildling-first } komt bij { word-section } door de muur en bezet { word-hex }.
    }
event-drive =
    { $you ->
        [seat] Je verdrijft { word-wildling-whom } van { word-hex } naar de Frostfangs.
       *[none] { $seat } verdrijft { word-wildling-whom } van { word-hex } naar de Frostfangs.
    }
event-sent-back =
    { $rule ->
        [HERO-YGRITTE]
            { $you ->
                [seat] Je stuurt { word-wildling-whom } van { word-hex } terug naar de Frostfangs.
               *[none] { $seat } stuurt { word-wildling-whom } van { word-hex } terug naar de Frostfangs.
            }
       *[other]
            { $you ->
                [seat] Je stuurt { word-wildling-whom } { word-from-north } terug naar de Frostfangs.
               *[none] { $seat } stuurt { word-wildling-whom } { word-from-north } terug naar de Frostfangs.
            }
    }
event-overrun =
    { $ending ->
        [breaches]
            { $winners-count ->
                [0] De muur is na { $breaches } muurdoorbraken gevallen. De gelijke stand in wachters is niet te doorbreken: iedereen verliest.
                [one]
                    { $you ->
                        [winners] De muur is na { $breaches } muurdoorbraken gevallen. De wachters op de muur beslissen: jij wint!
                       *[none] De muur is na { $breaches } muurdoorbraken gevallen. De wachters op de muur beslissen: { $winners } wint!
                    }
               *[other]
                    { $you ->
                        [winners] De muur is na { $breaches } muurdoorbraken gevallen. De wachters op de muur beslissen: je deelt de overwinning!
                       *[none] De muur is na { $breaches } muurdoorbraken gevallen. De wachters op de muur beslissen: { $winners } winnen samen!
                    }
            }
       *[wildlings]
            { $winners-count ->
                [0] De Gift is onder de voet gelopen door { $wildlings } wildlingen. De gelijke stand in wachters is niet te doorbreken: iedereen verliest.
                [one]
                    { $you ->
                        [winners] De Gift is onder de voet gelopen door { $wildlings } wildlingen. De wachters op de muur beslissen: jij wint!
                       *[none] De Gift is onder de voet gelopen door { $wildlings } wildlingen. De wachters op de muur beslissen: { $winners } wint!
                    }
               *[other]
                    { $you ->
                        [winners] De Gift is onder de voet gelopen door { $wildlings } wildlingen. De wachters op de muur beslissen: je deelt de overwinning!
                       *[none] De Gift is onder de voet gelopen door { $wildlings } wildlingen. De wachters op de muur beslissen: { $winners } winnen samen!
                    }
            }
    }

## Gebeurtenissen: helden

event-hero =
    { $side ->
        [B]
            { $you ->
                [seat] Je gebruikt { word-hero } nog een keer.
               *[none] { $seat } gebruikt { word-hero } nog een keer.
            }
       *[A]
            { $you ->
                [seat] Je gebruikt { word-hero }.
               *[none] { $seat } gebruikt { word-hero }.
            }
    }
event-hero-declined =
    { $you ->
        [seat] Je gebruikt { word-hero } nu niet.
       *[none] { $seat } gebruikt { word-hero } nu niet.
    }
event-hero-flipped =
    { $you ->
        [seat] Je houdt { word-hero } met de B-kant boven, voor nog één keer.
       *[none] { $seat } houdt { word-hero } met de B-kant boven, voor nog één keer.
    }
event-hero-picked =
    { $you ->
        [seat] Je legt { word-hero-returned } terug in het aanbod en pakt { word-hero }.
       *[none] { $seat } legt { word-hero-returned } terug in het aanbod en pakt { word-hero }.
    }
event-hero-kept =
    { $you ->
        [seat] Je houdt { word-hero } met de A-kant boven, als nieuw gepakt: het aanbod is leeg.
       *[none] { $seat } houdt { word-hero } met de A-kant boven, als nieuw gepakt: het aanbod is leeg.
    }
event-tragedy =
    { $you ->
        [seat] Drie gelijke dobbelstenen, een heroïsche tragedie: je haalt { word-hero } uit het spel.
       *[none] Drie gelijke dobbelstenen, een heroïsche tragedie: { $seat } haalt { word-hero } uit het spel.
    }
event-mormont-asked =
    { $cards-count ->
        [0]
            { $you ->
                [seat] Je vraagt { $asked } om { $kind } en krijgt niets.
                [asked] { $seat } vraagt jou om { $kind }, maar je hebt het niet.
               *[none] { $seat } vraagt { $asked } om { $kind } en krijgt niets.
            }
       *[other]
            { $you ->
                [seat] Je vraagt { $asked } om { $kind } en krijgt { $cards }.
                [asked] { $seat } vraagt jou om { $kind } en krijgt { $cards }.
               *[none] { $seat } vraagt { $asked } om { $kind } en krijgt { $cards }.
            }
    }
event-mormont-returned =
    { $you ->
        [seat] Je geeft { $with } in ruil { $cards }.
        [with] { $seat } geeft jou in ruil { $cards }.
       *[none] { $seat } geeft { $with } in ruil { $cards }.
    }
event-hand-seen =
    { $masked ->
        [yes] { $seat } bekijkt de hand van { $of }.
       *[no]
            { $you ->
                [seat] Je bekijkt de hand van { $of }: { $cards }.
                [of] { $seat } bekijkt jouw hand: { $cards }.
               *[none] { $seat } bekijkt de hand van { $of }: { $cards }.
            }
    }
event-taken =
    { $you ->
        [seat] Je pakt { $cards } van { $victim }.
        [victim] { $seat } pakt { $cards } van jou.
       *[none] { $seat } pakt { $cards } van { $victim }.
    }
event-looked =
    { $masked ->
        [yes]
            { $shown ->
                [one] { $seat } bekijkt de laatste ontwikkelingskaart van de stapel.
               *[other] { $seat } bekijkt { $shown } ontwikkelingskaarten van de stapel.
            }
       *[no]
            { $you ->
                [seat]
                    { $shown ->
                        [one] Je bekijkt de laatste ontwikkelingskaart van de stapel: { $cards }.
                       *[other] Je bekijkt { $shown } ontwikkelingskaarten van de stapel: { $cards }.
                    }
               *[none]
                    { $shown ->
                        [one] { $seat } bekijkt de laatste ontwikkelingskaart van de stapel: { $cards }.
                       *[other] { $seat } bekijkt { $shown } ontwikkelingskaarten van de stapel: { $cards }.
                    }
            }
    }
event-patrol-spent =
    { $you ->
        [seat] Je levert een van je open Wachterspatrouilles in.
       *[none] { $seat } levert een open Wachterspatrouille in.
    }
event-road-lifted =
    { $you ->
        [seat] Je haalt je straat { word-on-path } weg.
       *[none] { $seat } haalt de straat { word-on-path } weg.
    }
event-excused =
    { $you ->
        [seat] Je legt bij deze 7 niets terug.
       *[none] { $seat } legt bij deze 7 niets terug.
    }
event-gain =
    { $you ->
        [seat] Je pakt { $cards } uit de voorraad.
       *[none] { $seat } pakt { $cards } uit de voorraad.
    }
event-special-build =
    { $you ->
        [seat] Speciale bouwfase: je mag bouwen en kopen.
       *[none] Speciale bouwfase: { $seat } mag bouwen en kopen.
    }

## Gebeurtenissen: handel

event-trade =
    { $you ->
        [seat] Je ruilt met de voorraad: { $cards } voor { $back }.
       *[none] { $seat } ruilt met de voorraad: { $cards } voor { $back }.
    }
event-offer =
    { $you ->
        [seat] Je doet { $seats } een bod: { $give } voor { $take }.
       *[none] { $seat } doet { $seats } een bod: { $give } voor { $take }.
    }
event-accept =
    { $you ->
        [seat] Je gaat in op het bod.
       *[none] { $seat } gaat in op het bod.
    }
event-decline =
    { $you ->
        [seat] Je slaat het bod af.
       *[none] { $seat } slaat het bod af.
    }
event-counter =
    { $you ->
        [seat] Je doet een tegenbod: { $give } voor { $take }.
       *[none] { $seat } doet een tegenbod: { $give } voor { $take }.
    }
event-offer-failed =
    { $you ->
        [seat] Niemand wil je bod.
       *[none] Niemand wil het bod van { $seat }.
    }
event-withdraw =
    { $you ->
        [seat] Je trekt je bod in.
       *[none] { $seat } trekt het bod in.
    }
event-deal =
    { $you ->
        [seat] Je geeft { $cards } aan { $with } en krijgt { $back }.
        [with] { $seat } geeft jou { $cards } en krijgt { $back }.
       *[none] { $seat } geeft { $cards } aan { $with } en krijgt { $back }.
    }
event-propose =
    { $you ->
        [seat] Je stelt een ruil voor: { $give } voor { $take }.
       *[none] { $seat } stelt een ruil voor: { $give } voor { $take }.
    }
event-reject =
    { $you ->
        [seat] Je wijst het voorstel van { $with } af.
        [with] { $seat } wijst jouw voorstel af.
       *[none] { $seat } wijst het voorstel van { $with } af.
    }
event-proposal-closed =
    { $you ->
        [seat] Jouw voorstel geldt niet meer.
       *[none] Het voorstel van { $seat } geldt niet meer.
    }

## Weigeringen: het moment

refusal-not-your-turn =
    { $you ->
        [active] Wacht even: eerst beslist het toeval, dan ben jij weer.
       *[none]
            { $rule ->
                [SET-11] Bij de startopstelling gaat het de tafel rond: nu kiest { $active }.
                [SET-12] Bij de startopstelling gaat het de tafel rond: nu kiest { $active }.
                [SET-21] Bij de startopstelling gaat het de tafel rond: nu kiest { $active }.
                [X56-3] Je bent net geweest: de speciale bouwfase is voor de anderen, nu voor { $active }.
               *[other] Je bent niet aan de beurt: nu beslist { $active }.
            }
    }
refusal-pending-decision = Er moet eerst iets anders af: { $decision }.
refusal-roll-first = Gooi eerst de dobbelstenen (“{ $needs-move }”).
refusal-already-rolled = Je hebt deze beurt al gegooid.
refusal-not-now =
    { $rule ->
        [TURN-5]
            { $you ->
                [active] Ontwikkelingskaarten speel je pas na de startopstelling.
               *[none] Ontwikkelingskaarten speel je alleen in je eigen beurt; nu is { $active } aan de beurt.
            }
       *[other] Tormund gaat alleen op pad na een 7 of door een Wachterspatrouille.
    }
refusal-not-trade-phase =
    { $rule ->
        [TRD-1] Er wordt nu niet gehandeld: dat kan pas als de speler aan de beurt heeft gegooid en de worp is afgehandeld.
       *[other] Handelen kan deze beurt niet meer: je bent al aan het bouwen.
    }
refusal-not-build-phase = Je bent nog aan het handelen; sluit dat eerst af (“{ $needs-move }”) en beëindig dan je beurt.
refusal-not-in-mode =
    { $rule ->
        [MODE-13] Er valt niets af te sluiten: aan deze tafel handel en bouw je in willekeurige volgorde.
        [MODE-3] Passen kan alleen in de speciale bouwfase, en die is er alleen met vijf of zes spelers.
       *[other] Wachters, helden en Nieuwe rekruten horen bij de Broederschap van de Wachters; het basisspel heeft ze niet.
    }
refusal-cannot-win-now =
    { $rule ->
        [END-2] Je hoeft niets uit te roepen: je wint vanzelf zodra je in je eigen beurt { $needs-points } overwinningspunten hebt.
       *[other] Je kunt nu niet winnen: daarvoor zijn { $needs-points } overwinningspunten nodig, in je eigen beurt en nadat de worp met alle gevolgen is afgehandeld.
    }
refusal-not-winning = Overwinningspuntkaarten blijven verborgen; ze gaan vanzelf open als je ermee wint.
refusal-hidden = Dat mag je niet bekijken: handkaarten, de stapel ontwikkelingskaarten en gedekte wildlingfiches zijn geheim.
refusal-nothing-to-answer = Dit is een antwoord op een vraag die nu niemand stelt.
refusal-not-in-special-build =
    { $rule ->
        [X56-3] De speciale bouwfase gaat met de klok mee: nu mag { $active } bouwen.
       *[other] In de speciale bouwfase kun je alleen bouwen, rekruteren en kopen, of passen (“pass”): geen handel, geen kaarten, geen helden, geen overwinning.
    }

## Weigeringen: de zeven en Tormund

refusal-no-discard-due = Je hoeft nu niets terug te leggen.
refusal-wrong-discard =
    { $missing-count ->
        [0]
            { $needs-count ->
                [one] Je moet precies 1 kaart terugleggen, niet { $named }.
               *[other] Je moet precies { $needs-count } kaarten terugleggen, niet { $named }.
            }
       *[other]
            { $needs-count ->
                [one] Wat je niet hebt, kun je niet terugleggen: { $missing } te veel. Je moet precies 1 kaart uit je hand terugleggen; je noemde { $named }.
               *[other] Wat je niet hebt, kun je niet terugleggen: { $missing } te veel. Je moet precies { $needs-count } kaarten uit je hand terugleggen; je noemde { $named }.
            }
    }
refusal-tormund-must-move = Tormund moet weg van zijn plek: kies een andere.
refusal-bad-tormund-target =
    { $hex ->
        [camp] Je kunt Tormund hier niet naar zijn kamp sturen: aan deze tafel moet hij naar een andere tegel.
       *[other] Tormund kan niet naar tegel { $hex }: dat is een ijsveld.
    }
refusal-bad-victim =
    { $you ->
        [victim] Je kunt niet van jezelf stelen: bij Tormund kun je kiezen uit { $needs-seats }.
       *[none] Je kunt niet van { $victim } stelen: bij Tormund kun je kiezen uit { $needs-seats }.
    }
refusal-must-steal = Je moet stelen: kies een speler met een dorp of burcht bij Tormund.

## Weigeringen: bouwen

refusal-no-such-place =
    { $rule ->
        [BLD-7] Er is geen pad { $path }; het hoogste nummer is { $needs-most }.
        [GRD-1] Er is geen muurdeel { $section }; het hoogste nummer is { $needs-most }.
        [TOR-4] Er is geen tegel { $hex }; het hoogste nummer is { $needs-most }.
        [DEV-5] Er is geen tegel { $hex }; het hoogste nummer is { $needs-most }.
        [HERO-YGRITTE] Er is geen tegel { $hex }; het hoogste nummer is { $needs-most }.
       *[other] Er is geen driesprong { $intersection }; het hoogste nummer is { $needs-most }.
    }
refusal-cannot-pay = Dat kun je niet betalen: het kost { $cost }, en je mist nog { $needs-cards }.
refusal-no-piece =
    { $piece ->
        [road] Je hebt geen straat meer: ze liggen allemaal op het bord.
        [settlement] Je hebt geen dorp meer: maak eerst van een dorp een burcht, dan krijg je het terug.
        [guard] Je hebt geen wachter meer: ze staan allemaal op de muur.
       *[keep] Je hebt geen burcht meer: ze staan allemaal op het bord.
    }
refusal-lowest-position-only = Noem alleen het muurdeel (bijvoorbeeld “guard 0”): de wachter neemt vanzelf het laagste vrije wachtersveld.
refusal-section-full =
    { $needs-sections-count ->
        [0] Alle muurdelen zijn vol.
       *[other]
            { $section ->
                [none] Kies een muurdeel voor je wachter; vrije wachtersvelden: muurdeel { $needs-sections }.
               *[other] Muurdeel { $section } is vol: er staan vijf wachters. Vrije wachtersvelden: muurdeel { $needs-sections }.
            }
    }
refusal-path-taken =
    { $you ->
        [owner] Op pad { $path } ligt al een straat van jou.
       *[none] Op pad { $path } ligt al een straat van { $owner }.
    }
refusal-path-closed = Op pad { $path } kun je niet bouwen: paden tussen ijsvelden, of tussen ijs en de rand, zijn gesloten.
refusal-road-not-connected = Een straat op pad { $path } zou niet op de jouwe aansluiten: ze moet grenzen aan je dorp, je burcht of het vrije einde van je straat.
refusal-road-not-at-new-settlement = Je straat moet grenzen aan het dorp dat je net op driesprong { $intersection } hebt gesticht: bouw die op pad { $needs-paths }.
refusal-bad-intersection =
    { $rule ->
        [BLD-12] Op driesprong { $intersection } kun je geen dorp stichten: driesprong { $neighbour } is bebouwd, en bij een dorp moeten de eigen en alle aangrenzende driesprongen vrij zijn.
       *[other] Op driesprong { $intersection } kan geen dorp staan: er ligt geen land aan.
    }
refusal-distance-rule = Op driesprong { $intersection } kun je niet bouwen: driesprong { $neighbour } is bebouwd, en bij een dorp moeten de eigen en alle aangrenzende driesprongen vrij zijn.
refusal-no-own-road =
    { $needs-paths-count ->
        [0] Geen straat van jou leidt naar driesprong { $intersection }.
       *[other] Nog geen straat van jou leidt naar driesprong { $intersection }: een straat op pad { $needs-paths } wel.
    }
refusal-not-your-settlement =
    { $needs-intersections-count ->
        [0] Je hebt op driesprong { $intersection } noch ergens anders een dorp waar een burcht van te maken is.
       *[other] Een burcht komt in de plaats van een eigen dorp, en op driesprong { $intersection } heb je er geen; mogelijk: { $needs-intersections }.
    }
refusal-not-your-piece = Je bouwt alleen met je eigen stukken en voor jezelf.
refusal-pieces-stay = Wat gebouwd is, blijft staan.

## Weigeringen: ontwikkelingskaarten

refusal-pile-empty = Er zijn geen ontwikkelingskaarten meer te koop.
refusal-no-such-card =
    { $rule ->
        [HERO-MANCE] In die hand zit geen { $card }: pak een kaart die je daar ziet.
        [HERO-A6] Bij de kaarten die je bekijkt is geen “{ $card }”: kies een van die kaarten.
        [HERO-YOREN] Je hebt geen open “{ $card }” om in te leveren: alleen gespeelde kaarten tellen.
       *[other] Je hebt de kaart “{ $card }” niet.
    }
refusal-one-card-per-turn = Je kunt “{ $card }” nu niet spelen: één ontwikkelingskaart per beurt, en die heb je al gespeeld.
refusal-bought-this-turn = Je kunt “{ $card }” niet spelen in de beurt waarin je de kaart kocht.
refusal-no-effect =
    { $rule ->
        [DEV-7] Met “{ $card }” bereik je niets: de voorraad is leeg.
        [DEV-8] Met “{ $card }” bereik je niets: je hebt geen wachter meer, of de muur heeft geen vrij wachtersveld.
        [DEV-9] Met “{ $card }” bereik je niets: je hebt geen straat meer of geen plek ervoor.
       *[other] Met “{ $card }” bereik je nu niets.
    }
refusal-wrong-count =
    { $needs-count ->
        [one] Pak precies 1 kaart, niet { $named }.
       *[other] Pak precies { $needs-count } kaarten, niet { $named }.
    }
refusal-no-wildling-there =
    { $bare ->
        [yes] In het basisspel verplaatst een Wachterspatrouille alleen Tormund: er zijn geen wildlingen om te verdrijven. Typ alleen “patrol”.
       *[no]
            { $needs-hexes-count ->
                [0] In de Gift is geen wildling om te verdrijven: verplaats Tormund.
               *[other] Je kunt { word-wildling-whom } niet van tegel { $hex } verdrijven: daar staat er geen. Wildlingen staan op tegel { $needs-hexes }.
            }
    }

## Weigeringen: wildlingen

refusal-no-choice =
    { $rule ->
        [WILD-8] Niemand kiest het kamp: een nieuwe wildling neemt het vrije kamp van zijn clan dat het dichtst bij de muur ligt.
        [WILD-27] Niemand kiest de route: de wildlingdobbelsteen en de volgorde van de kampen bepalen die.
       *[other] Niemand kan een wildlingfiche weigeren of uitstellen: het wordt meteen omgedraaid.
    }
refusal-bad-wildling =
    { $rule ->
        [WILD-23] Je kunt { word-wildling-whom } niet met de nieuwkomer terugsturen: op deze open plek staat er geen andere. Mogelijk: “back” met { $needs-wildlings }.
        [HERO-YGRITTE] Je kunt { word-wildling-whom } niet van tegel { $hex } terugsturen: daar staat er geen. Wildlingen staan op tegel { $needs-hexes }.
       *[other] Zo’n wildling is daar niet. Benjen Stark stuurt er een terug uit een kamp (“benjen hornfoot 1”) of van een open plek (“benjen_clearing 2 regular”), nooit uit de Gift.
    }

## Weigeringen: helden

refusal-not-your-hero = { word-hero } is niet jouw held; de jouwe is { word-hero-needed }.
refusal-hero-new = Je kunt { word-hero } nog niet gebruiken: een held rust in de beurt waarin je hem pakt.
refusal-one-hero-per-turn = Je kunt { word-hero } niet nog eens gebruiken: één held per beurt, en die heb je al gebruikt.
refusal-hero-not-now =
    { $rule ->
        [HERO-3] Je kunt { word-hero } alleen in je eigen beurt gebruiken.
        [HERO-4] Aan deze tafel kun je { word-hero } pas na de worp gebruiken.
       *[other]
            { $hero ->
                [samwell] Samwell Tarley helpt alleen meteen na de opbrengst: als een andere worp dan 7 je geen kaart opleverde.
                [gilly] Gilly helpt alleen na een worp, voordat de wildlingdobbelsteen wordt afgehandeld.
                [jon] Jon Snow komt vanzelf: bij elke 7 die gegooid wordt, voordat iemand kaarten teruglegt.
                [mance] Mance Rayder kun je pas gebruiken als de worp van je beurt helemaal is afgehandeld.
                [thorne] Ser Alliser Thorne kun je alleen gebruiken als je mag bouwen: na de worp, niet tijdens het handelen.
                [melisandre] Melisandre kun je alleen gebruiken als je mag bouwen: na de worp, niet tijdens het handelen.
                [yoren] Yoren kun je alleen gebruiken als je mag bouwen: na de worp, niet tijdens het handelen.
               *[other] Dit is niet het moment voor { word-hero }.
            }
    }
refusal-hero-impossible =
    { $hero ->
        [marsh] Bowen Marsh heeft niets te ruilen: daarvoor is een kaart in je hand en een andere soort in de voorraad nodig.
        [yarwyck] Othell Yarwick vindt geen straat om te verleggen: er is er een nodig die maar met één einde aan je andere stukken grenst, en een andere geldige plek.
        [thorne] Ser Alliser Thorne kan niet helpen: daarvoor zijn een wachter, een vrij wachtersveld en de kosten nodig, met precies één vervangen kaart.
        [melisandre] Melisandre kan niet helpen: daarvoor zijn een ontwikkelingskaart in de stapel en de kaarten om hem te betalen nodig.
        [mance] Mance Rayder vindt niemand: daarvoor is een andere speler nodig met meer overwinningspunten dan jij en een kaart in de hand.
        [benjen] Benjen Stark vindt geen wildling in de kampen en op de open plekken.
        [ygritte] Ygritte vindt geen wildling in de Gift.
        [yoren] Yoren kan niet helpen: daarvoor zijn een open Wachterspatrouille van jou, een wachter en een vrij wachtersveld nodig.
        [qhorin] Qhorin Halfhand kan niet helpen: daarvoor moet Tormund op een tegel staan, en moet de voorraad een kaart van die soort hebben.
        [aemon] Aemon Targaryen kan geen van je wachters verplaatsen: er moeten er genoeg blijven tegen de wildlingen voor hen, en een ander muurdeel heeft een vrij wachtersveld nodig.
        [osha] Osha kan niet helpen: daarvoor is een tegel bij je dorp of burcht nodig die door wildlingen bezet is, en voor elke tegel een kaart van die soort in de voorraad.
       *[other] { word-hero } kan nu niet gebruikt worden: het hele effect moet mogelijk zijn.
    }
refusal-hero-not-used = Een held ruil of draai je alleen meteen na gebruik.
refusal-hero-forced = Je kunt niet weigeren: { word-hero } moet bij elke gegooide 7 gebruikt worden. Kies een kaart.
refusal-bad-hero-pick =
    { $bare ->
        [yes] Een heroïsche tragedie kun je niet overslaan: drie gelijke dobbelstenen kosten het aanbod een held (“remove …”).
       *[no]
            { $rule ->
                [HERO-9] Je kunt { word-hero } niet houden: de B-kant was de laatste keer. Kies een andere held: { $needs-heroes }.
                [MODE-16] Je kunt { word-hero } niet uit het spel halen: kies een held uit het aanbod: { $needs-heroes }.
               *[other] Je kunt { word-hero } niet pakken: kies een andere held uit het aanbod: { $needs-heroes }.
            }
    }
refusal-bad-target =
    { $needs-seats-count ->
        [0]
            { $rule ->
                [HERO-A1] Jeor Mormont vraagt hoogstens twee verschillende spelers om één en dezelfde soort (“ask …” voor de tweede).
               *[other] Niemand heeft zowel meer overwinningspunten dan jij als een kaart in de hand, dus kun je Mance Rayder niet gebruiken.
            }
       *[other]
            { $you ->
                [seat] Je kunt jezelf niet kiezen; mogelijk: { $needs-seats }.
               *[none]
                    { $rule ->
                        [HERO-MANCE] Mance Rayder bekijkt de hand van een andere speler met meer overwinningspunten dan jij en minstens één kaart. Je kunt { $seat } niet kiezen; mogelijk: { $needs-seats }.
                       *[other] Je kunt { $seat } hiervoor niet kiezen; mogelijk: { $needs-seats }.
                    }
            }
    }
refusal-bad-substitute =
    { $rule ->
        [HERO-A5] Ser Alliser Thorne vervangt precies één van hout, baksteen en wol door een kaart van een andere soort.
       *[other] Melisandre vervangt één van wol, graan en erts door een kaart van een andere soort, en nooit meer dan één.
    }
refusal-bad-road-move = Dat kan Othell Yarwick met pad { $path } niet doen; mogelijk: { $needs-paths }. De straat grenst maar met één einde aan je andere stukken, en haar nieuwe plek is zonder haar geldig.
refusal-bad-guard-move = Je kunt geen wachter van muurdeel { $section }, wachtersveld { $position }, naar muurdeel { $to } verplaatsen: het moet je eigen wachter zijn, er moeten er minstens zo veel blijven als er wildlingen voor staan, en het andere muurdeel heeft een vrij wachtersveld nodig.
refusal-bad-hex =
    { $needs-hexes-count ->
        [0] Osha pakt kaarten voor één tegel of twee verschillende, niet meer (“osha 5”, “osha 5 and 9”).
       *[other] Tegel { $hex } kun je niet kiezen: Osha pakt kaarten voor één of twee verschillende tegels die door wildlingen bezet zijn, bij je dorpen en burchten, als de voorraad die soort heeft. Mogelijk: { $needs-hexes }.
    }
refusal-must-take = Je hebt de hand gezien, dus moet je er een kaart uit pakken (“take …”).

## Weigeringen: handel

refusal-no-gifts = Geen cadeaus: elke kant moet minstens één kaart geven.
refusal-same-kind =
    { $rule ->
        [TRD-8] Je moet een andere soort pakken dan je geeft.
        [HERO-A2] Je moet een andere soort pakken dan je geeft.
       *[other] Dezelfde soort kaart kan niet aan beide kanten van een ruil staan.
    }
refusal-bad-rate = Zo kun je { $give } niet ruilen: voor { $kind } is jouw koers { $rate }:1, dus geef { $rate } { $kind } voor elke kaart die je pakt.
refusal-not-enough-cards = Je kunt { $cards } niet geven: je mist nog { $needs-cards }.
refusal-supply-empty = De voorraad kan je dat niet geven: er ontbreekt { $cards }.
refusal-resources-only = Alleen grondstoffenkaarten kun je ruilen.
refusal-only-with-active-player =
    { $you ->
        [active] Handelen kan pas na de startopstelling.
       *[none] Alleen de speler aan de beurt kan een bod doen, en dat is { $active }. Je mag { $active } een voorstel doen (“propose … for …”).
    }
refusal-no-player-trade = Handel tussen spelers is aan deze tafel uitgezet (optie { $needs-option }).
refusal-bad-partner = Je kunt alleen de andere spelers een bod doen: { $needs-seats }.
refusal-too-many-offers =
    { $offers ->
        [one] Eén bod van jou is deze beurt op niets uitgelopen, en meer laat deze tafel niet toe (optie { $needs-option }). Je mag nog wel anderen antwoorden en met de voorraad handelen.
       *[other] { $offers } keer is een bod van jou deze beurt op niets uitgelopen, en meer laat deze tafel niet toe (optie { $needs-option }). Je mag nog wel anderen antwoorden en met de voorraad handelen.
    }
refusal-bad-layout =
    { $problem ->
        [not_toml] Dit is geen indelingsbestand: het is niet als TOML te lezen.
        [too_long] Dit bestand is te lang voor een indeling.
        [other_mode] Deze indeling is voor een andere spelvorm.
        [other_players] Deze indeling is voor een ander aantal spelers.
        [unknown] Indeling, “{ $entry }”: deze spelvorm kent die sleutel niet.
        [missing] Indeling, “{ $entry }”: deze lijst ontbreekt.
        [unreadable] Indeling, “{ $entry }”: dit heeft niet de juiste vorm.
        [no_place] Indeling, “{ $entry }”: die plek is er niet op dit bord.
        [doubled_place] Indeling, “{ $entry }”: deze plek komt twee keer voor.
        [missing_place] Indeling, “{ $entry }”: deze plek ontbreekt.
        [no_terrain] Indeling, “{ $entry }”: zo’n landschap is er niet.
        [no_number] Indeling, “{ $entry }”: land heeft een getal van 2 tot 6 of van 8 tot 12 nodig.
        [number_on_ice] Indeling, “{ $entry }”: een ijsveld heeft geen getal; schrijf 0.
        [ice_count] Indeling, “{ $entry }”: dit bord heeft een ander aantal ijsvelden.
        [not_connected] Indeling, “{ $entry }”: het land hangt niet samen.
        [section_count] Indeling, “{ $entry }”: de muur heeft hier een ander aantal muurdelen.
        [no_land_behind] Indeling, “{ $entry }”: achter elk muurdeel moet land liggen.
        [no_path] Indeling, “{ $entry }”: zo’n pad om op te bouwen is er niet.
        [closed_path] Indeling, “{ $entry }”: op dit pad kan niemand bouwen, dus kan er geen handelsroute zijn.
        [inner_path] Indeling, “{ $entry }”: een handelsroute heeft een pad nodig met maar aan één kant land.
        [doubled_route] Indeling, “{ $entry }”: dit pad heeft twee handelsroutes.
        [no_route] Indeling, “{ $entry }”: zo’n handelsroute is er niet; routes van 3:1 zijn alleen voor het basisspel.
        [no_label] Indeling, “{ $entry }”: de wildlingdobbelsteen toont 1 tot 12.
        [doubled_label] Indeling, “{ $entry }”: dit getal staat op twee routes.
        [no_clan] Indeling, “{ $entry }”: deze clan doet niet mee.
        [no_clearing] Indeling, “{ $entry }”: deze route leidt naar geen open plek.
        [two_clearings] Indeling, “{ $entry }”: de routes van een clan moeten naar precies twee open plekken leiden.
        [no_colour] Indeling, “{ $entry }”: zo’n kleur is er niet.
        [no_intersection] Indeling, “{ $entry }”: zo’n driesprong is er niet.
        [no_founding] Indeling, “{ $entry }”: hier kan geen dorp staan, of de ster mist haar drie tegels.
       *[two_founded] Indeling, “{ $entry }”: elke kleur heeft twee dorpen nodig, waarvan één met een ster.
    }
refusal-no-offer = Er ligt nu geen bod.
refusal-no-terms =
    { $you ->
        [with] Met jezelf kun je niet ruilen.
       *[none] Er valt niets te beantwoorden: { $with } is nergens op ingegaan en heeft niets voorgesteld.
    }
refusal-use-offer = In je eigen beurt doe je een bod, geen voorstel (“offer … for …”).

## Fasen en open beslissingen

phase-found-settlement = een dorp stichten
phase-found-road = de straat bij een nieuw dorp bouwen
phase-pre-roll = voor de worp
phase-rolling = de dobbelstenen
phase-act = handelen en bouwen
phase-trade = handelen
phase-build = bouwen
phase-discard = terugleggen na een 7
phase-tormund = Tormund verplaatsen
phase-victim = kiezen van wie je steelt
phase-stealing = de gestolen kaart trekken
phase-drawing = een ontwikkelingskaart trekken
phase-free-road = gratis straten bouwen
phase-offer = op een bod antwoorden
phase-after-patrol = de Wachterspatrouilles vergelijken
phase-found-guard = de eerste wachter neerzetten
phase-rolling-wildling = de wildlingdobbelsteen
phase-hero-window = een held gebruiken of niet
phase-hero-step = het gebruik van een held afmaken
phase-after-hero = de held houden of ruilen
phase-tragedy = de held van een heroïsche tragedie kiezen
phase-token = een wildlingfiche omdraaien
phase-pick-sixth = kiezen welke wildling teruggaat
phase-sixth = trekken welke wildling teruggaat
phase-looking = ontwikkelingskaarten bekijken
phase-special-build = de speciale bouwfase
phase-after-building = de wegen vergelijken
phase-reveal = een wildlingfiche omdraaien
phase-cover = het dorp terugzetten op zijn fiche
phase-rush = de bestorming door de wildlingen
phase-wildlings-move = de vooruitgang van de wildlingen
phase-window = de helden vragen
phase-tragic = kijken of er een heroïsche tragedie is
phase-discards = nagaan wie er kaarten teruglegt
phase-hero-done = het gebruik van een held afmaken
phase-over = het spel is afgelopen

## Soorten zetten

kind-settlement = een dorp bouwen
kind-road = een straat bouwen
kind-keep = een burcht bouwen
kind-buy = een ontwikkelingskaart kopen
kind-roll = gooien
kind-building = het handelen afsluiten
kind-end = de beurt beëindigen
kind-declare = de overwinning uitroepen
kind-discard = kaarten terugleggen
kind-tormund = Tormund verplaatsen
kind-victim = van een speler stelen
kind-spare = niets stelen
kind-patrol = Wachterspatrouille spelen
kind-winter = “De winter is in aantocht” spelen
kind-roads = “Stratenbouw” spelen
kind-trade = met de voorraad handelen
kind-offer = een bod doen
kind-accept = op het bod ingaan
kind-decline = het bod afslaan
kind-counter = een tegenbod doen
kind-withdraw = het bod intrekken
kind-deal = de ruil doen
kind-propose = een ruil voorstellen
kind-reject = het voorstel afwijzen
kind-dice = de dobbelstenen vallen
kind-steal = een gestolen kaart wordt getrokken
kind-draw = een ontwikkelingskaart wordt getrokken
kind-guard = een wachter rekruteren
kind-recruits = “Nieuwe rekruten” spelen
kind-drive = een wildling uit de Gift verdrijven
kind-back = kiezen welke wildling teruggaat
kind-flip = de held houden, B-kant boven
kind-pick = een andere held pakken
kind-remove = een held uit het spel halen
kind-pass = niets meer bouwen
kind-take = een kaart uit een hand pakken
kind-return = een kaart in ruil geven
kind-ask = nog een speler vragen
kind-done = het hierbij laten
kind-choose = een ontwikkelingskaart kiezen
kind-wildling = de wildlingdobbelsteen valt
kind-token = een wildlingfiche wordt omgedraaid
kind-leaves = er wordt getrokken welke wildling teruggaat
kind-look = ontwikkelingskaarten worden getoond
kind-mormont = Jeor Mormont gebruiken
kind-marsh = Bowen Marsh gebruiken
kind-samwell = Samwell Tarley gebruiken
kind-yarwyck = Othell Yarwick gebruiken
kind-thorne = Ser Alliser Thorne gebruiken
kind-melisandre = Melisandre gebruiken
kind-mance = Mance Rayder gebruiken
kind-benjen = Benjen Stark gebruiken op een kamp
kind-benjen-clearing = Benjen Stark gebruiken op een open plek
kind-ygritte = Ygritte gebruiken
kind-yoren = Yoren gebruiken
kind-qhorin = Qhorin Halfhand gebruiken
kind-aemon = Aemon Targaryen gebruiken
kind-gilly = Gilly gebruiken
kind-jon = Jon Snow gebruiken
kind-osha = Osha gebruiken

## Waaruit een zet bestaat

argument-intersection = het nummer van een driesprong
argument-path = het nummer van een pad
argument-hex = het nummer van een tegel of “camp”
argument-victim = de plaats van het slachtoffer
argument-with = de plaats van de ander
argument-seats = de plaatsen voor wie het is
argument-cards = de kaarten
argument-give = wat je geeft
argument-take = wat je krijgt
argument-first = de eerste dobbelsteen
argument-second = de tweede dobbelsteen of tegel
argument-thief = de plaats van de dief
argument-seat = een plaats
argument-card = de kaart
argument-section = het nummer van een muurdeel
argument-position = het wachtersveld
argument-to = aan wie of waarheen
argument-wildling = de soort wildling
argument-clan = de clan
argument-camp = het nummer van het kamp
argument-die = het getal op de wildlingdobbelsteen
argument-hero = de held
argument-instead = de kaart die vervangen wordt

## Waar punten vandaan komen, en hoe een spel afloopt

source-settlements = dorpen
source-keeps = burchten
source-longest-road = Langste weg
source-strongest-patrol = Grootste patrouille
source-victory-cards = overwinningspuntkaarten
source-guards = wachters

ending-points = gewonnen op overwinningspunten
ending-breaches = de derde muurdoorbraak
ending-wildlings = de Gift onder de voet gelopen door wildlingen

## Wat elke held doet

hero-mormont-help = In je eigen beurt: noem een grondstof en vraag een andere speler om een kaart daarvan. Wie er een heeft, geeft hem en krijgt een kaart naar jouw keuze terug; daarna mag je nog één andere speler om dezelfde grondstof vragen.
hero-marsh-help = In je eigen beurt: ruil één kaart voor een andere soort uit de voorraad.
hero-samwell-help = In ieders beurt, meteen na de opbrengst: leverde een andere worp dan 7 je geen kaart op, pak er dan een naar keuze uit de voorraad.
hero-yarwyck-help = In je eigen beurt: haal een van je straten weg die maar met één einde aan je andere stukken grenst, en leg haar op een andere geldige plek.
hero-thorne-help = Terwijl je mag bouwen: rekruteer een wachter en betaal in plaats van één van hout, baksteen en wol een kaart van een andere soort.
hero-melisandre-help = Terwijl je mag bouwen: koop een ontwikkelingskaart en kies hem uit de bovenste drie van de stapel. Eén kaart van de kosten mag je door een andere soort vervangen.
hero-mance-help = In je eigen beurt, nadat de worp is afgehandeld: bekijk de hand van een andere speler met meer overwinningspunten dan jij en pak een kaart naar keuze.
hero-benjen-help = In je eigen beurt, voor of na de worp: stuur een wildling uit een kamp of van een open plek terug naar de Frostfangs. Daarna wordt een nieuw wildlingfiche omgedraaid.
hero-ygritte-help = In je eigen beurt, voor of na de worp: stuur een wildling uit de Gift terug naar de Frostfangs.
hero-yoren-help = Terwijl je mag bouwen: lever een van je open Wachterspatrouilles in en zet gratis een wachter neer.
hero-qhorin-help = In je eigen beurt, voor of na de worp: stuur Tormund van zijn tegel terug naar zijn kamp en pak een kaart van de soort van die tegel.
hero-aemon-help = In je eigen beurt, voor of na de worp: verplaats een van je wachters naar een ander muurdeel. Er moeten er minstens zo veel blijven als er wildlingen voor staan.
hero-gilly-help = In ieders beurt, na de worp: laat de wildlingdobbelsteen opnieuw gooien voordat hij wordt afgehandeld. Het nieuwe getal geldt.
hero-jon-help = Bij elke 7 die iemand gooit; je kunt niet weigeren. Je legt niets terug, en met hoogstens 7 kaarten pak je een kaart naar keuze uit de voorraad.
hero-osha-help = In je eigen beurt: kies één of twee tegels bij je dorpen en burchten die door wildlingen bezet zijn, en pak van elk een kaart van die soort.

## Opties

option-edition = Editie
option-edition-help = De gedrukte spelregels verschillen op sommige punten. Een editie legt al die punten tegelijk vast; losse opties kun je nog veranderen.
option-edition-watch = onze aanbevolen mix
option-edition-de = Duitse spelregels
option-edition-nl = Nederlandse spelregels
option-edition-pl = Poolse spelregels

option-board = Speelbord
option-board-help = Hoe landschappen en getallen liggen. Handelsroutes houden in het basisspel hun plek; in de Broederschap van de Wachters met 3 of 4 spelers worden ze met het land meegeschud, tenzij je dat uitzet.
option-board-standard = standaard opbouw
option-board-shuffled-terrain = land geschud, getallen op hun plek
option-board-full-random = land en getallen geschud

option-shuffle-routes = Handelsroutes schudden
option-shuffle-routes-help = Of op een geschud bord ook de handelsroutes van plek wisselen.

option-random-numbers = Willekeurige getallen
option-random-numbers-help = Of een bord ook de getallen mag schudden. In de Nederlandse spelregels blijven ze in de Broederschap van de Wachters altijd liggen.

option-layout = Indeling
option-layout-help = De plekken van landschappen, getallen, handelsroutes en routes voordat er iets geschud wordt. Een tafel kan een eigen indelingsbestand meebrengen.
option-layout-built-in = onze reconstructie
option-layout-own = eigen indeling van de tafel
option-layout-built-in-note = Onze borden zijn reconstructies: de spelregels tonen landschappen, getallen, handelsroutes en beginplekken alleen op plaatjes. Heb je het spel, voer dan het gedrukte bord in als eigen indeling (MODE-19; “frostwall layout new” begint er een).
option-layout-own-note = Deze tafel speelt op een eigen indeling, niet op onze reconstructie van het gedrukte bord (MODE-19).

note-layout-terrain = Tegels { $kind }: { $have } in de indeling, { $box } in het spel.
note-layout-number = Getal { $number }: { $have } in de indeling, { $box } in het spel.
note-layout-route = Handelsroutes voor { $kind }: { $have } in de indeling, { $box } in het spel.
note-layout-any-route = Handelsroutes van 3:1: { $have } in de indeling, { $box } in het spel.

option-start = Begin
option-start-help = Of je je eerste twee dorpen en straten zelf kiest. De startopstelling voor beginnende spelers is voor het basisspel op het standaardbord.
option-start-founding = zelf kiezen
option-start-beginner = voor beginnende spelers: gedrukte plekken

option-oldest = Oudste speler
option-oldest-help = De plaats die bij de startopstelling voor beginnende spelers begint, geteld vanaf 0.

option-phases = Fasen
option-phases-help = Of je eerst handelt en dan bouwt, of allebei in willekeurige volgorde. Met vijf en zes spelers doe je altijd allebei in willekeurige volgorde.
option-phases-separate = eerst handelen, dan bouwen
option-phases-combined = handelen en bouwen door elkaar

option-heroes = Helden
option-heroes-help = Welke helden meedoen. Sommige worden uitgedeeld, de andere liggen in het aanbod.
option-heroes-base11 = de 11 uit de basisdoos
option-heroes-extended7 = alle 15, een aanbod van 7 of 8
option-heroes-all = alle 15, wie niet uitgedeeld is in het aanbod

option-mammoths = Mammoeten
option-mammoths-help = Of er mammoeten onder de wildlingen zijn. Een mammoet komt nooit over de muur, maar blijft op zijn open plek en kan de andere naar het zuidoosten laten afbuigen.

option-heroic-tragedy = Heroïsche tragedie
option-heroic-tragedy-help = Of drie gelijke dobbelstenen het aanbod een held kosten: wie gooide, haalt er een uit het spel.

option-roads-per-player = Straten per speler
option-roads-per-player-help = Hoeveel straten iedereen heeft; de edities verschillen. Met vijf en zes spelers zijn het er altijd 14.
option-roads-per-player-14 = 14 straten
option-roads-per-player-15 = 15 straten

option-tormund-camp-on-7 = Kamp van Tormund bij een 7
option-tormund-camp-on-7-help = Of je Tormund bij een 7 terug naar zijn kamp mag sturen. Dan wordt er niet gestolen.

option-tormund-camp-on-patrol = Kamp van Tormund met een Wachterspatrouille
option-tormund-camp-on-patrol-help = Of een Wachterspatrouille Tormund terug naar zijn kamp mag sturen. Dan wordt er niet gestolen.

option-steal = Stelen na een 7
option-steal-help = Of je een kaart moet stelen nadat je Tormund bij een 7 verplaatst hebt. Na een Wachterspatrouille moet het altijd.
option-steal-must = je moet stelen
option-steal-may = je mag ervan afzien

option-same-kind-trade = Zelfde soort aan beide kanten
option-same-kind-trade-help = Of spelers wol voor wol mogen ruilen, bijvoorbeeld 1 voor 2.

option-win-timing = Moment van de overwinning
option-win-timing-help = Wanneer vanzelf gekeken wordt of je genoeg overwinningspunten hebt. In je eigen beurt mag je, als de worp is afgehandeld, altijd de overwinning uitroepen.
option-win-timing-end-of-turn = aan het einde van je beurt
option-win-timing-immediate = zodra alles is afgehandeld

option-tiebreak = Gelijke stand in wachters
option-tiebreak-help = Wie wint als de wildlingen het spel beëindigen en meer spelers de meeste wachters hebben. Eerst worden altijd de overwinningspunten vergeleken.
option-tiebreak-nl = laagste wachtersveld, dan de meest westelijke wachter
option-tiebreak-de = de meest westelijke wachter
option-tiebreak-pl = de meeste grondstoffenkaarten, anders verliest iedereen

option-sixth-second = Tweede wildling die teruggaat
option-sixth-second-help = Een zesde wildling voor vijf wachters gaat samen met een andere terug naar de Frostfangs. Dit zegt hoe die andere bepaald wordt.
option-sixth-second-choose = wie het veroorzaakte, kiest
option-sixth-second-random = door het toeval

option-sixth-giant = Reus als zesde
option-sixth-giant-help = Wat een reus doet die als zesde voor vijf wachters komt.
option-sixth-giant-own-rule = verjaagt een wachter, dan volgt een muurdoorbraak
option-sixth-giant-mercy = gaat terug zoals elke zesde wildling

option-preroll-heroes = Helden voor de worp
option-preroll-heroes-help = Welke helden je mag gebruiken voordat je gooit.
option-preroll-heroes-any = alle waarvan de tekst het niet verbiedt
option-preroll-heroes-listed = alleen Benjen, Ygritte, Qhorin en Aemon

option-breach-skips-occupied = Doorbraak slaat bezette tegels over
option-breach-skips-occupied-help = Of wildlingen die bij een muurdoorbraak oversteken, tegels overslaan waar al andere staan. Anders nemen ze de tegels van de rij op volgorde.

option-mance-take = Mance Rayder pakt een kaart
option-mance-take-help = Of je een kaart moet pakken nadat je met Mance Rayder een hand bekeken hebt.
option-mance-take-must = het moet
option-mance-take-may = je mag ervan afzien

option-melisandre-substitution = De andere kaart van Melisandre
option-melisandre-substitution-help = Of je één kaart van een andere soort moet betalen als je Melisandre gebruikt.
option-melisandre-substitution-may = het mag
option-melisandre-substitution-must = het moet

option-climbers-count = Klimmers tellen in de Gift
option-climbers-count-help = Of klimmers meetellen bij de acht wildlingen in de Gift die het spel beëindigen.

option-founding-tokens = Fiches bij de startopstelling
option-founding-tokens-help = Of ook de dorpen van de startopstelling wildlingfiches omdraaien.
option-founding-tokens-none = geen fiches
option-founding-tokens-reveal = elk dorp draait er een om

option-figure-shortage = Geen figuur meer
option-figure-shortage-help = Wat er gebeurt als een fiche om een wildling vraagt en de Frostfangs geen figuur van die soort meer hebben.
option-figure-shortage-skip = er komt niets bij
option-figure-shortage-unlimited = figuren raken nooit op

option-yoren-recheck = Yoren en de Grootste patrouille
option-yoren-recheck-help = Of de Grootste patrouille opnieuw vergeleken wordt als Yoren een open Wachterspatrouille wegneemt. Anders houdt de bezitter de kaart tot iemand er meer speelt.

option-vp-cards = Overwinningspuntkaarten
option-vp-cards-help = Hoeveel overwinningspuntkaarten er onder de ontwikkelingskaarten zijn.

option-resource-cards-per-kind = Grondstoffenkaarten per soort
option-resource-cards-per-kind-help = Hoeveel kaarten van elke grondstof er bij het begin in de voorraad zijn.

option-player-trade = Handel tussen spelers
option-player-trade-help = Of spelers met elkaar mogen handelen. Handelen met de voorraad kan altijd.

option-offers-per-turn = Vergeefse biedingen per beurt
option-offers-per-turn-help = Hoeveel biedingen of voorstellen van elke speler in één beurt op niets mogen uitlopen, zodat een beurt een einde heeft. Gelukte ruilen tellen niet.
option-offers-per-turn-unlimited = onbeperkt

## Bots om uit te kiezen

# De personages: een naam, en een zin over de stijl.
character-watch-novice = Tam
character-watch-novice-style = Blijft op zichzelf: hij doet liever zonder dan dat hij ruilt.
character-watch-easy = Odda
character-watch-easy-style = Is dol op straten en legt ze ook aan waar ze nergens heen gaan.
character-watch-medium = Hark
character-watch-medium-style = Geeft meteen uit wat hij heeft en spaart zelden voor iets beters.
character-watch-hard = Sigrun
character-watch-hard-style = Voorzichtig: ze denkt vooruit en waagt weinig.
character-watch-master = Maren
character-watch-master-style = Speelt de volgende rondes in haar hoofd uit voordat ze zet.
bot-kind-greedy = Planner: denkt de hele beurt door
bot-kind-search = Ziener: probeert zijn zetten een paar beurten vooruit
