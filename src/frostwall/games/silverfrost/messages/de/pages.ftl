### Silverfrost auf den Seiten ohne Script: sein Name, seine Spielarten, seine Stellung.

## Das Spiel und seine Spielarten

pages-name = Silverfrost
pages-about = Tiere, Karten und ein langer Winter: einsetzen, ausspielen, auf die nächste Jahreszeit vorbereiten. Ein bis vier Plätze.
pages-credits = Die Karten von Silverfrost sind unser eigener Kartensatz.
pages-mode-standard = Standardspiel

## Die Stellung

pages-valley = Das Tal
pages-mountain = Die Riesenwesen
pages-highland = Hochlandaufträge
pages-places = Die Orte
pages-place = Ort
pages-gives = Was er bringt
pages-animals = Wer dort ist
pages-city-of = Stadt von { $seat }
pages-quests-held = Aufträge
pages-quests = Meine Aufträge
pages-card = Karte
pages-text = Text
pages-cost = Kosten
pages-snow = Schnee
pages-chimney = Schornstein
pages-deck = { $cards } im Nachziehstapel, { $discarded } abgelegt.
pages-freezing = Eiseskälte: Schnee zu beseitigen kostet 2 Feuer.
