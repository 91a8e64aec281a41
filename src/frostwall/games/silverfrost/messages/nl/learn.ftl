### Het begeleide eerste spel van Silverfrost. Sleutels zijn `learn-silver-...`; de stappen zijn die van
### tests/learn_write_silverfrost.py.

learn-silver-title = Je eerste winter
learn-silver-you-are = Je dieren: { $species }
learn-silver-have = Je hebt
learn-silver-parts = Delen van de tafel
learn-silver-play-help = Tegen één makkelijke bot. Je kunt altijd om een tip vragen, en zetten terugnemen.
learn-silver-alone = Speel alleen tegen Klauw

learn-silver-1-title = Een dal voor de winter
learn-silver-1-text = Je bouwt een stad met plaats voor 15 kaarten, van de zomer via herfst en winter tot in de lente. In je beurt doe je precies één ding: een dier plaatsen, een kaart spelen of je voorbereiden op het volgende seizoen. Iedereen gaat in eigen tempo door de seizoenen, en aan het einde wint wie de meeste punten heeft.
learn-silver-2-title = Stuur een dier op pad
learn-silver-2-text = Een dier haalt meteen wat zijn plek toont: hier 2 noten en een kaart. Dit is een individuele plek met ruimte voor één dier, dus wie het eerst komt, heeft haar. Op gedeelde plekken mag elk aantal. Je dieren blijven weg tot je je op het volgende seizoen voorbereidt.
learn-silver-2-do = Klik op de oplichtende plek om je dier erheen te sturen.
learn-silver-3-title = Speel een kaart
learn-silver-3-text = Kaarten speel je uit je hand of uit het dal, waar er acht soorten open liggen voor iedereen. Wezens kosten noten, bouwwerken meestal berk, mos en koper. Een dier heb je er niet voor nodig: je mag blijven spelen zolang je kunt betalen.
learn-silver-3-do = Klik op de oplichtende kaart in je hand; ze kost 1 mos en 1 koper.
learn-silver-4-title = Vijf types kaarten
learn-silver-4-text = Groene productie betaalt meteen, en nog eens als je je op herfst en lente voorbereidt. Blauw bestuur helpt je de rest van het spel. Bruine reizigers doen één keer iets, als je ze speelt. Rode bestemmingen zijn plekken voor je dieren. Paarse welvaart geeft aan het einde bonuspunten. Wijs een kaart aan, of houd haar vast, om haar te lezen.
learn-silver-5-title = De herfst komt
learn-silver-5-text = Al je dieren zijn op pad, dus mag je je op de herfst voorbereiden. Ze komen terug, en je krijgt 1 vuur voor elke kaart in je stad, een nieuw dier en een schoorsteen; je productiekaarten betalen weer. Maar er valt ook sneeuw: op het bord, en op de drie kaarten van je stad die het meest waard zijn.
learn-silver-5-do = Klik op de knop om je op de herfst voor te bereiden.
learn-silver-6-title = Vuur tegen sneeuw
learn-silver-6-text = Een kaart onder sneeuw doet niets en is niets waard. Als je een dier plaatst of een kaart speelt, mag je ook 1 kaart van je stad sneeuwvrij maken voor 1 vuur. Sneeuw op het bord of in het dal ruim je als je erheen gaat of de kaart speelt. Houd wat je ruimt: elke sneeuw is aan het einde 1 punt waard, en wie de meeste heeft, krijgt er 5 bij.
learn-silver-6-do = Klik op de oplichtende kaart om de sneeuw te ruimen.
learn-silver-7-title = De Zilverwacht
learn-silver-7-text = Een van je dieren draagt sneeuwschoenen: je Zilverwacht. Waar niemand staat, levert hij je 1 vuur op. Of hij gaat bij het dier van een ander staan op een individuele plek, maar niet bij een andere Zilverwacht, en niet op een bestemmingskaart of op de Reis. De Warme bron geeft 2 vuur en 2 kaarten; in je hand passen er hoogstens 8.
learn-silver-7-do = Klik op de Warme bron om je Zilverwacht te plaatsen.
learn-silver-8-title = Rook uit de schoorsteen
learn-silver-8-text = Bewaar je noten, want je hebt een schoorsteen. Zet hem op een bouwwerk zonder sneeuw en betaal 1 vuur, en een wezen trekt er zonder noten in. Het bouwwerk toont welk type welkom is: je Houtskooloven een bestuurskaart. De schoorsteen blijft daar, en je krijgt er nog maar één, in de winter.
learn-silver-8-do = Klik op het oplichtende wezen in het dal.
learn-silver-9-title = De Smidse
learn-silver-9-text = Geen kaart is nutteloos: bij de Smidse leg je hoogstens 3 kaarten af en pak je voor elke kaart een grondstof naar keuze. Eén plek daar is individueel, de andere is gedeeld en kost 1 vuur.
learn-silver-9-do = Klik op de oplichtende plek van de Smidse.
learn-silver-10-title = Reuzenwezens op de berg
learn-silver-10-text = Een bezoek aan een bakenvuur kost 1 vuur en roept een van vier reuzenwezens. Het doet wat zijn tekst zegt, en je pakt de punten erboven. Dan schuiven de reuzenwezens links ervan op naar hogere punten, en komt er links een nieuw bij. Jouw dier staat al bij het bakenvuur.
learn-silver-10-do = Klik op het oplichtende reuzenwezen om het te roepen.
learn-silver-11-title = Bittere kou
learn-silver-11-text = Je tegenstander bereikt als eerste de winter. Vanaf nu kost 1 sneeuw ruimen iedereen 2 vuur, en er komen vier nieuwe reuzenwezens. Al deze plekken liggen onder sneeuw: wie erheen wil, moet die ruimen. De winter geeft maar 1 vuur voor elke 2 kaarten zonder sneeuw, en de productie rust tot de lente.
learn-silver-12-title = Het Gilde
learn-silver-12-text = Bij het Gilde voltooi je 1 opdracht waarvan je aan de voorwaarden voldoet: een van de open hooglandopdrachten, elk voor wie het eerst komt, of een geheime laaglandopdracht van jezelf. Daarna trek je 2 laaglandopdrachten en houd je er 1. Veel opdrachten vergelijken je met de speler links van je. Hier: 6 productiekaarten, en meer dan je tegenstander.
learn-silver-12-do = Klik op de oplichtende opdracht om haar te voltooien.
learn-silver-13-title = Bezoek je bestemmingen
learn-silver-13-text = Een bestemming doet niets als je haar speelt, maar later kunnen je dieren haar bezoeken. Je Haardvuuruil activeert nog eens 2 productiekaarten. Bestemmingen die wezens zijn, hebben ook een open plek voor één dier van een ander; wie de kaart heeft, krijgt voor dat bezoek 1 punt.
learn-silver-13-do = Klik op de oplichtende kaart in je stad.
learn-silver-14-title = De Reis
learn-silver-14-text = In de lente mogen je dieren op Reis, en ze komen niet terug. Je legt er kaarten voor af: 2 voor 2 punten aan het einde, tot 5 kaarten voor 8 punten. De betere plekken kosten ook 1 vuur, en op elke past maar één dier.
learn-silver-14-do = Klik op de oplichtende plek van de Reis.
learn-silver-15-title = De sneeuw smelt
learn-silver-15-text = In de lente, als al je dieren geplaatst zijn, pas je zodra je geen kaarten meer kunt of wilt spelen; de anderen gaan door. Dan worden alle punten geteld, en kaarten die nog onder sneeuw liggen, geven er geen. Dat is het spel: elke kaart zegt zelf wat ze doet, en wat je mag doen, licht op.

## Puzzels: waarover ze gaan

learn-puzzle-theme-places = Plekken
learn-puzzle-theme-places-help = Waar een dier het meest voor je doet.
learn-puzzle-theme-cards = Kaarten spelen
learn-puzzle-theme-cards-help = Welke kaart, uit je hand of uit het dal.
learn-puzzle-theme-snow = Sneeuw
learn-puzzle-theme-snow-help = Wat je ruimt, en waar sneeuw mag liggen.
learn-puzzle-theme-quests = Opdrachten
learn-puzzle-theme-quests-help = Welke je houdt, en wanneer je ze voltooit.
learn-puzzle-theme-giants = Reuzenwezens
learn-puzzle-theme-giants-help = Wie je van de berg roept.
learn-puzzle-theme-effects = Effecten
learn-puzzle-theme-effects-help = Wat een kaart of een plek je laat kiezen.
learn-puzzle-theme-seasons = Seizoenen
learn-puzzle-theme-seasons-help = Wanneer je je op het volgende voorbereidt, en wanneer je past.
