### Silverfrost on the pages without script: its name, its modes and its position.

## The game and its modes

pages-name = Silverfrost
pages-about = Animals, cards and a long winter: place, play, prepare for the next season. One to four seats.
pages-credits = The cards of Silverfrost are our own card set.
pages-mode-standard = standard game

## The position

pages-valley = The valley
pages-mountain = The giants
pages-highland = Highland quests
pages-places = The places
pages-place = Place
pages-gives = What it brings
pages-animals = Who is there
pages-city-of = City of { $seat }
pages-quests-held = Quests
pages-quests = My quests
pages-card = Card
pages-text = Text
pages-cost = Cost
pages-snow = snow
pages-chimney = chimney
pages-deck = { $cards } in the deck, { $discarded } discarded.
pages-freezing = Freezing Cold: clearing snow costs 2 fire.
