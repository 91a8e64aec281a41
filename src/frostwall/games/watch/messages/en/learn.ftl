### The guided first games of the web client. Keys are `learn-...`; the steps are those of tests/learn_write.py.

learn-base-title = Your first game
learn-brotherhood-title = Your first watch on the Wall
## The base game

learn-base-1-title = The land and its numbers
learn-base-1-text = This is the Gift. Every kind of land gives one resource: forests lumber, hills brick, pastures wool, fields grain, mountains ore. A hex pays when its number is rolled with two dice; the dots below a number say how often that happens, and the red ones come up most.
learn-base-1-do = Click one of the red numbers.
learn-base-2-title = Your first settlement
learn-base-2-text = Settlements stand where hexes meet and harvest from all of them. This place touches three good numbers. Nobody may ever settle right next to another settlement, so good places do not stay free for long.
learn-base-2-do = Click the glowing intersection to found your settlement.
learn-base-3-title = A road leads on
learn-base-3-text = Each settlement you found comes with a road along one of the paths beside it. Roads cost nothing now. Later they decide where you can build next, so point them towards a place you want.
learn-base-3-do = Click the glowing path.
learn-base-4-title = Your first cards
learn-base-4-text = Everybody founds twice. The second settlement pays at once: one card for every hex it touches. These cards are your hand, and only you see them.
learn-base-5-title = Everybody harvests
learn-base-5-text = A turn begins with the dice. Every hex with the number rolled pays everybody who has built there: 1 card for a settlement, 2 for a keep. So look at the board even when others roll.
learn-base-6-title = Build a road
learn-base-6-text = After the roll you may trade and build as much as you can pay for. A new road continues one of yours or starts at your settlement. What you can do glows; if something does not, click it and you are told why.
learn-base-6-do = Click the glowing path to build the road.
learn-base-7-title = A new settlement
learn-base-7-text = A settlement is worth 1 point and harvests for the rest of the game. It needs one of your roads, and every neighbouring intersection must be free. You need 10 points to win.
learn-base-7-do = Click the glowing intersection to build the settlement.
learn-base-8-title = Trade what you have too much of
learn-base-8-text = The supply takes 4 equal cards for 1 of your choice. With a settlement on one of the glowing trade routes you pay only 3, or 2 of the kind it shows. In your turn you may also make offers to the others, at any price you both like.
learn-base-9-title = A seven: Tormund comes
learn-base-9-text = On a 7 nobody harvests, and whoever holds more than 7 cards loses half of them. Then you move Tormund: the hex he stands on pays nothing, and you steal a card from somebody who has built there.
learn-base-9-do = Click the glowing hex to send Tormund there.
learn-base-10-title = A settlement becomes a keep
learn-base-10-text = Grain and ore turn a settlement into a keep. It is worth 2 points and harvests 2 cards each time. The settlement comes back to you and can be built again elsewhere.
learn-base-10-do = Click the glowing settlement to build the keep.
learn-base-11-title = Two kinds of cards
learn-base-11-text = Development cards hold surprises: patrols that move Tormund, free roads, resources, and hidden victory points. You play at most one in a turn, and not in the turn you bought it. Two special cards are worth 2 points each: Longest Road from 5 roads on, and Strongest Patrol from 3 patrols on.
learn-base-12-title = Ten points
learn-base-12-text = Settlements, keeps, special cards and hidden cards add up: with 10 points in your own turn you win at once. That is the whole base game. Everything else you are told when it comes up.

## Brotherhood of the Watch

learn-brotherhood-1-title = Now there is a Wall
learn-brotherhood-1-text = South of the Wall you settle and trade as in the base game. In the north wildlings gather, and the Wall that holds them back has sections with room for five guards each. You guard it together, and yet only one of you will win.
learn-brotherhood-2-title = Your first guard
learn-brotherhood-2-text = Founding ends on the Wall: everybody posts one guard for free. Guards of all colours stand side by side in a section, and each fills the lowest free position. The one on position 1 is the first to fall.
learn-brotherhood-2-do = Click the glowing section to post your guard.
learn-brotherhood-3-title = A hero at your side
learn-brotherhood-3-text = You always have one hero, with a power you may use once in a turn. After the first use you turn the card over and may use it once more, or you swap it for another hero at once.
learn-brotherhood-4-title = Growth has a price
learn-brotherhood-4-text = Whoever builds attracts wildlings: a settlement turns up one token, a keep two, and winning a special card one. The token says of which clan and of what kind the wildling is. It waits at the fires of that clan; when a fifth one comes, the clan rushes the Wall.
learn-brotherhood-5-title = The third die
learn-brotherhood-5-text = The wildling die is rolled together with the two dice for the harvest, and it names a trail. The first wildling of that clan walks down its trail into the clearing before a section of the Wall.
learn-brotherhood-6-title = Recruit
learn-brotherhood-6-text = A guard costs lumber, brick and wool, and you choose the section. Three of your guards anywhere on the Wall are worth 1 point, five are worth 2. And if the Wall falls, whoever has the most guards wins.
learn-brotherhood-6-do = Click the glowing section to recruit a guard.
learn-brotherhood-7-title = The Wall holds
learn-brotherhood-7-text = When a wildling reaches a clearing, wildlings and guards are counted. As long as there are at least as many guards, the Wall holds, and the wildlings wait outside.
learn-brotherhood-8-title = Climbers and giants
learn-brotherhood-8-text = A climber goes over the Wall at once, guards or not, and blocks the first free hex on its line: nobody harvests there any more. A giant drives off the first guard of the section and goes home.
learn-brotherhood-9-title = A breach
learn-brotherhood-9-text = More wildlings than guards: the Wall is breached. The first guard goes home, and everybody in the clearing crosses and blocks hexes along the line. Look at a clearing, and the board shows you where its line runs.
learn-brotherhood-10-title = Drive them out
learn-brotherhood-10-text = A Ranger Patrol moves Tormund as in the base game, or it drives a wildling out of the Gift. Then the hex pays again, and you get a card of its kind at once.
learn-brotherhood-10-do = Click the glowing hex to drive the wildling out.
learn-brotherhood-11-title = Three ways to end
learn-brotherhood-11-text = With 10 points at the end of your turn you win. But the third breach or the eighth wildling in the Gift ends the game on the spot, and then whoever has the most guards on the Wall wins. So mind your points, and mind the Wall.

## Around the steps

learn-watch-hand = Your cards
learn-watch-costs = It costs
learn-watch-you-are = You play { $colour }
learn-watch-play-help = Against three easy bots. You can ask for a hint at any time, and take moves back.
learn-watch-other-base = Learn the base game first
learn-watch-other-brotherhood = Learn Brotherhood next

## Puzzles: what they are about

learn-puzzle-theme-founding = Founding
learn-puzzle-theme-founding-help = Where the first settlements and their roads belong.
learn-puzzle-theme-building = Building
learn-puzzle-theme-building-help = Roads, settlements and keeps: what first, and where.
learn-puzzle-theme-trade = Trade
learn-puzzle-theme-trade-help = Exchanges with the supply, and offers of others.
learn-puzzle-theme-cards = Development cards
learn-puzzle-theme-cards-help = When to buy one, and when to play it.
learn-puzzle-theme-tormund = Tormund
learn-puzzle-theme-tormund-help = Where he goes, whom you rob, and what you give up to a seven.
learn-puzzle-theme-patience = Patience
learn-puzzle-theme-patience-help = When it is better to keep your cards and end the turn.
learn-puzzle-theme-wall = The Wall
learn-puzzle-theme-wall-help = Guards, and wildlings in the Gift.
learn-puzzle-theme-heroes = Heroes
learn-puzzle-theme-heroes-help = When a hero helps most.
