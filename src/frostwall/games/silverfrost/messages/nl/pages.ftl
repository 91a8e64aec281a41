### Silverfrost op de pagina’s zonder script: de naam, de spelvormen en de stand.

## Het spel en zijn spelvormen

pages-name = Silverfrost
pages-about = Dieren, kaarten en een lange winter: plaatsen, spelen, je voorbereiden op het volgende seizoen. Een tot vier plaatsen.
pages-credits = De kaarten van Silverfrost zijn onze eigen kaartenset.
pages-mode-standard = standaardspel

## De stand

pages-valley = Het dal
pages-mountain = De reuzenwezens
pages-highland = Hooglandopdrachten
pages-places = De plekken
pages-place = Plek
pages-gives = Wat ze oplevert
pages-animals = Wie er staat
pages-city-of = Stad van { $seat }
pages-quests-held = Opdrachten
pages-quests = Mijn opdrachten
pages-card = Kaart
pages-text = Tekst
pages-cost = Kosten
pages-snow = sneeuw
pages-chimney = schoorsteen
pages-deck = { $cards } in de stapel, { $discarded } afgelegd.
pages-freezing = Bittere kou: sneeuw ruimen kost 2 vuur.
