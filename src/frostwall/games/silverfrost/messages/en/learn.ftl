### The guided first game of Silverfrost. Keys are `learn-silver-...`; the steps are those of
### tests/learn_write_silverfrost.py.

learn-silver-title = Your first winter
learn-silver-you-are = Your animals: { $species }
learn-silver-have = You have
learn-silver-parts = Parts of the table
learn-silver-play-help = Against one easy bot. You can ask for a hint at any time, and take moves back.
learn-silver-alone = Play alone against Claw

learn-silver-1-title = A valley before the winter
learn-silver-1-text = You build a city with room for 15 cards, from summer through autumn and winter into spring. In your turn you do exactly one thing: place an animal, play a card, or prepare for the next season. Everybody goes through the seasons at their own pace, and in the end the most points win.
learn-silver-2-title = Send out an animal
learn-silver-2-text = An animal gets you at once what its place shows: here 2 nuts and a card. This is an individual place with room for one animal, so whoever comes first has it. Shared places take any number. Your animals stay out until you prepare for the next season.
learn-silver-2-do = Click the glowing place to send your animal there.
learn-silver-3-title = Play a card
learn-silver-3-text = You play cards from your hand or from the valley, where eight kinds lie open for everybody. Creatures cost nuts, constructions mostly birch, moss and copper. It takes no animal: you may go on playing for as long as you can pay.
learn-silver-3-do = Click the glowing card in your hand; it costs 1 moss and 1 copper.
learn-silver-4-title = Five types of cards
learn-silver-4-text = Green production pays at once, and again when you prepare for autumn and spring. Blue governance helps you for the rest of the game. Brown travellers act once, when you play them. Red destinations are places for your animals. Purple prosperity brings bonus points at the end. Rest on a card, or hold it, to read it.
learn-silver-5-title = Autumn comes
learn-silver-5-text = All your animals are out, so you may prepare for autumn. They come back, and you get 1 fire for each card in your city, a new animal and a chimney; your production cards pay again. But snow falls, too: on the board, and on the three cards of your city that are worth most.
learn-silver-5-do = Click the button to prepare for autumn.
learn-silver-6-title = Fire against snow
learn-silver-6-text = A card under snow does nothing and scores nothing. When you place or play, you may also clear 1 card of your city for 1 fire. Snow on the board or in the valley you clear as you go there or play the card. Keep what you clear: each snow is worth 1 point at the end, and whoever has most gets 5 more.
learn-silver-6-do = Click the glowing card to clear its snow.
learn-silver-7-title = The Silver Guard
learn-silver-7-text = One of your animals wears snowshoes: your Silver Guard. Where nobody stands it brings you 1 fire. Or it joins somebody else’s animal on an individual place, but no other Silver Guard, and not on a destination card or the Journey. The Hot Spring gives 2 fire and 2 cards; your hand holds at most 8.
learn-silver-7-do = Click the Hot Spring to place your Silver Guard.
learn-silver-8-title = Smoke from the chimney
learn-silver-8-text = Keep your nuts, for you have a chimney. Put it on a construction without snow and pay 1 fire, and a creature moves in without nuts. The construction shows which type it invites: your Charcoal Kiln a governance card. The chimney stays there, and you get only one more, in winter.
learn-silver-8-do = Click the glowing creature in the valley.
learn-silver-9-title = The Forge
learn-silver-9-text = No card is useless: at the Forge you discard up to 3 cards and take a resource of your choice for each. One place there is individual, the other is shared and costs 1 fire to visit.
learn-silver-9-do = Click the glowing place of the Forge.
learn-silver-10-title = Giants on the mountain
learn-silver-10-text = A visit to a beacon costs 1 fire and calls one of four giants. It does what its text says, and you take the points above it. Then the giants to its left move up to higher points, and a new one comes in on the left. Your animal is at the beacon already.
learn-silver-10-do = Click the glowing giant to call it.
learn-silver-11-title = Freezing Cold
learn-silver-11-text = Your opponent is the first to reach winter. From now on it costs everybody 2 fire to clear 1 snow, and four new giants come. All these places lie under snow: whoever wants to go there has to clear it. Winter gives only 1 fire for every 2 cards without snow, and production rests until spring.
learn-silver-12-title = The Guild
learn-silver-12-text = At the Guild you complete 1 quest whose requirements you meet: one of the open highland quests, each there for whoever comes first, or a secret lowland quest of your own. Then you draw 2 lowland quests and keep 1. Many quests compare you with the person to your left. Here: 6 production cards, and more than your opponent.
learn-silver-12-do = Click the glowing quest to complete it.
learn-silver-13-title = Visit your destinations
learn-silver-13-text = A destination does nothing when you play it, but later your animals can visit it. Your Fireside Owl activates 2 production cards once more. Destinations that are creatures have an open place for one animal of somebody else, too; whoever owns the card gets 1 point for the visit.
learn-silver-13-do = Click the glowing card in your city.
learn-silver-14-title = The Journey
learn-silver-14-text = In spring your animals may set out on the Journey, and they do not come back. You discard cards for it: 2 for 2 points at the end, up to 5 cards for 8 points. The better places cost 1 fire as well, and each takes one animal only.
learn-silver-14-do = Click the glowing place of the Journey.
learn-silver-15-title = The snow melts
learn-silver-15-text = In spring, with all your animals placed, you pass once you cannot or do not want to play more cards; the others go on. Then all points are counted, and cards still under snow give none. That is the game: every card says what it does, and what you may do glows.

## Puzzles: what they are about

learn-puzzle-theme-places = Places
learn-puzzle-theme-places-help = Where an animal does most for you.
learn-puzzle-theme-cards = Playing cards
learn-puzzle-theme-cards-help = Which card, from your hand or from the valley.
learn-puzzle-theme-snow = Snow
learn-puzzle-theme-snow-help = What to clear, and where snow may lie.
learn-puzzle-theme-quests = Quests
learn-puzzle-theme-quests-help = Which ones to keep, and when to complete them.
learn-puzzle-theme-giants = Giants
learn-puzzle-theme-giants-help = Whom to call from the mountain.
learn-puzzle-theme-effects = Effects
learn-puzzle-theme-effects-help = Choices that a card or a place gives you.
learn-puzzle-theme-seasons = Seasons
learn-puzzle-theme-seasons-help = When to prepare for the next one, and when to pass.
