### De begeleide eerste spellen in de browser. Sleutels zijn `learn-...`; de stappen zijn die van tests/learn_write.py.

learn-base-title = Je eerste spel
learn-brotherhood-title = Je eerste wacht op de muur
## Het basisspel

learn-base-1-title = Het land en zijn getallen
learn-base-1-text = Dit is de Gift. Elke soort land geeft één grondstof: bos hout, heuvels baksteen, weide wol, akker graan, gebergte erts. Een tegel betaalt als zijn getal met twee dobbelstenen gegooid wordt; de stippen onder een getal zeggen hoe vaak dat gebeurt, en de rode vallen het vaakst.
learn-base-1-do = Klik op een van de rode getallen.
learn-base-2-title = Je eerste dorp
learn-base-2-text = Dorpen staan waar tegels samenkomen en oogsten van al die tegels. Deze plek ligt aan drie goede getallen. Direct naast een ander dorp mag niemand bouwen, dus goede plekken blijven niet lang vrij.
learn-base-2-do = Klik op de oplichtende driesprong om je dorp te stichten.
learn-base-3-title = Een straat verder
learn-base-3-text = Bij elk dorp dat je sticht, hoort een straat langs een van de paden ernaast. Nu kosten straten niets. Later bepalen ze waar je kunt bouwen, dus leg ze in de richting van een plek die je wilt hebben.
learn-base-3-do = Klik op het oplichtende pad.
learn-base-4-title = Je eerste kaarten
learn-base-4-text = Iedereen sticht twee keer een dorp. Het tweede betaalt meteen: één kaart voor elke tegel waar het aan ligt. Die kaarten zijn je hand, en alleen jij ziet ze.
learn-base-5-title = Iedereen oogst
learn-base-5-text = Een beurt begint met de dobbelstenen. Elke tegel met het gegooide getal betaalt iedereen die daar gebouwd heeft: 1 kaart voor een dorp, 2 voor een burcht. Kijk dus ook naar het bord als anderen gooien.
learn-base-6-title = Een straat bouwen
learn-base-6-text = Na de worp mag je handelen en bouwen zoveel je kunt betalen. Een nieuwe straat sluit aan op een van je straten of begint bij je dorp. Wat je kunt doen, licht op; klik op iets wat dat niet doet, en je hoort waarom.
learn-base-6-do = Klik op het oplichtende pad om de straat te bouwen.
learn-base-7-title = Een nieuw dorp
learn-base-7-text = Een dorp is 1 punt waard en oogst de rest van het spel. Het moet aan een van je straten liggen, en alle driesprongen ernaast moeten vrij zijn. Om te winnen heb je 10 punten nodig.
learn-base-7-do = Klik op de oplichtende driesprong om het dorp te bouwen.
learn-base-8-title = Ruil wat je te veel hebt
learn-base-8-text = De voorraad geeft je voor 4 gelijke kaarten 1 naar keuze. Met een dorp aan een van de oplichtende handelsroutes betaal je er maar 3, of 2 van de soort die erop staat. In je beurt mag je ook de anderen een bod doen, voor elke prijs die jullie allebei bevalt.
learn-base-9-title = Een zeven: Tormund komt
learn-base-9-text = Bij een 7 oogst niemand, en wie meer dan 7 kaarten heeft, raakt de helft kwijt. Dan verplaats jij Tormund: de tegel waar hij staat, betaalt niets, en je steelt een kaart van iemand die daar gebouwd heeft.
learn-base-9-do = Klik op de oplichtende tegel om Tormund erheen te sturen.
learn-base-10-title = Een dorp wordt een burcht
learn-base-10-text = Met graan en erts maak je van een dorp een burcht. Die is 2 punten waard en oogst telkens 2 kaarten. Het dorp krijg je terug en kun je ergens anders weer bouwen.
learn-base-10-do = Klik op het oplichtende dorp om de burcht te bouwen.
learn-base-11-title = Twee soorten kaarten
learn-base-11-text = Ontwikkelingskaarten zorgen voor verrassingen: patrouilles die Tormund verplaatsen, gratis straten, grondstoffen en verborgen overwinningspunten. Je speelt er hoogstens één per beurt, en niet in de beurt waarin je hem kocht. Twee bijzondere kaarten zijn elk 2 punten waard: de Langste weg vanaf 5 straten, en de Grootste patrouille vanaf 3 patrouilles.
learn-base-12-title = Tien punten
learn-base-12-text = Dorpen, burchten, bijzondere kaarten en verborgen kaarten tellen op: met 10 punten in je eigen beurt win je meteen. Dat is het hele basisspel. De rest hoor je wanneer het zich voordoet.

## Broederschap van de Wachters

learn-brotherhood-1-title = Nu is er een muur
learn-brotherhood-1-text = Ten zuiden van de muur bouw en handel je zoals in het basisspel. In het noorden verzamelen zich wildlingen, en de muur die hen tegenhoudt, heeft muurdelen met elk plaats voor vijf wachters. Jullie bewaken hem samen, en toch wint er maar één.
learn-brotherhood-2-title = Je eerste wachter
learn-brotherhood-2-text = De startopstelling eindigt op de muur: iedereen zet gratis één wachter neer. Wachters van alle kleuren staan in een muurdeel naast elkaar, en elk neemt het laagste vrije wachtersveld. Die op wachtersveld 1 valt als eerste.
learn-brotherhood-2-do = Klik op het oplichtende muurdeel om je wachter neer te zetten.
learn-brotherhood-3-title = Een held aan je zij
learn-brotherhood-3-text = Je hebt altijd één held, met een kracht die je één keer per beurt mag gebruiken. Na de eerste keer draai je de kaart om en mag je hem nog één keer gebruiken, of je ruilt hem meteen voor een andere held.
learn-brotherhood-4-title = Groei heeft een prijs
learn-brotherhood-4-text = Wie bouwt, lokt wildlingen: een dorp draait één fiche om, een burcht twee, en het winnen van een bijzondere kaart één. Het fiche zegt van welke clan en van welke soort de wildling is. Hij wacht bij de vuren van die clan; komt er een vijfde bij, dan bestormt de clan de muur.
learn-brotherhood-5-title = De derde dobbelsteen
learn-brotherhood-5-text = Met de twee dobbelstenen voor de oogst rolt de wildlingdobbelsteen mee, die een route aanwijst. De eerste wildling van die clan loopt over de route naar de open plek voor een muurdeel.
learn-brotherhood-6-title = Rekruteren
learn-brotherhood-6-text = Een wachter kost hout, baksteen en wol, en jij kiest het muurdeel. Drie van je wachters, waar dan ook op de muur, zijn 1 punt waard, vijf zijn er 2 waard. En als de muur valt, wint wie de meeste wachters heeft.
learn-brotherhood-6-do = Klik op het oplichtende muurdeel om een wachter te rekruteren.
learn-brotherhood-7-title = De muur houdt stand
learn-brotherhood-7-text = Als een wildling een open plek bereikt, worden wildlingen en wachters geteld. Zolang er minstens zo veel wachters zijn, houdt de muur stand, en wachten de wildlingen buiten.
learn-brotherhood-8-title = Klimmers en reuzen
learn-brotherhood-8-text = Een klimmer gaat meteen over de muur, wachters of niet, en blokkeert de eerste vrije tegel op zijn lijn: daar oogst niemand meer. Een reus verjaagt de eerste wachter van het muurdeel en gaat naar huis.
learn-brotherhood-9-title = Een doorbraak
learn-brotherhood-9-text = Meer wildlingen dan wachters: de muur breekt. De eerste wachter gaat naar huis, en iedereen op de open plek steekt over en blokkeert tegels langs de lijn. Bekijk een open plek, en het bord laat zien waar haar lijn loopt.
learn-brotherhood-10-title = Verdrijf ze
learn-brotherhood-10-text = Een Wachterspatrouille verplaatst Tormund zoals in het basisspel, of verdrijft een wildling uit de Gift. Dan betaalt de tegel weer, en jij krijgt er meteen een kaart van.
learn-brotherhood-10-do = Klik op de oplichtende tegel om de wildling te verdrijven.
learn-brotherhood-11-title = Drie manieren om te eindigen
learn-brotherhood-11-text = Met 10 punten aan het einde van je beurt win je. Maar bij de derde doorbraak of de achtste wildling in de Gift is het spel op slag afgelopen, en dan wint wie de meeste wachters op de muur heeft. Let dus op je punten, en op de muur.

## Rond de stappen

learn-watch-hand = Je kaarten
learn-watch-costs = Het kost
learn-watch-you-are = Je speelt { $colour }
learn-watch-play-help = Tegen drie makkelijke bots. Je kunt altijd om een tip vragen, en zetten terugnemen.
learn-watch-other-base = Leer eerst het basisspel
learn-watch-other-brotherhood = Leer nu de Broederschap

## Puzzels: waarover ze gaan

learn-puzzle-theme-founding = Stichten
learn-puzzle-theme-founding-help = Waar de eerste dorpen en hun straten horen.
learn-puzzle-theme-building = Bouwen
learn-puzzle-theme-building-help = Straten, dorpen en burchten: wat eerst, en waar.
learn-puzzle-theme-trade = Handel
learn-puzzle-theme-trade-help = Ruilen met de voorraad, en biedingen van anderen.
learn-puzzle-theme-cards = Ontwikkelingskaarten
learn-puzzle-theme-cards-help = Wanneer je er een koopt, en wanneer je hem speelt.
learn-puzzle-theme-tormund = Tormund
learn-puzzle-theme-tormund-help = Waar hij heen gaat, wie je besteelt, en wat je teruglegt bij een zeven.
learn-puzzle-theme-patience = Geduld
learn-puzzle-theme-patience-help = Wanneer het beter is je kaarten te houden en je beurt te beëindigen.
learn-puzzle-theme-wall = De muur
learn-puzzle-theme-wall-help = Wachters, en wildlingen in de Gift.
learn-puzzle-theme-heroes = Helden
learn-puzzle-theme-heroes-help = Wanneer een held het meest helpt.
