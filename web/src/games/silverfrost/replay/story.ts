/** What only Silverfrost can tell of a finished game: the seasons, the best card and quest, the snow, who passed when. */
import { words } from '../../../lib/words.svelte'
import type { EventShape } from '../../../lib/wire'
import type { Tale } from '../../../table/end/story'
import { effective } from '../../../table/timeline'
import type { Person } from '../../face'
import type { Scene, SilverView } from '../shapes'
import { whose, type SilverLine } from './stats'

interface Told {
  line: SilverLine
  event: EventShape
  who: number
}
const most = <T>(all: readonly T[], size: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>((best, one) => (best === undefined || size(one) > size(best) ? one : best), undefined)

export function storyOf(
  steps: readonly SilverLine[],
  scene: Scene,
  view: SilverView | null,
  people: readonly Person[],
): Tale[] {
  const all = effective(steps).flatMap((line) =>
    line.events.map((event): Told => ({ line, event, who: whose(event.seat, line) })),
  )
  const named = (name: string): Told[] => all.filter(({ event }) => event.name === name)
  const tale = (key: string, told: Told, args: Tale['args']): Tale => ({
    key,
    args: { who: people[told.who]?.name ?? '', ...args },
    seq: told.line.seq,
    turn: told.line.turn,
    who: told.who,
  })
  return [
    ...seasonsOf(named('season'), scene, tale),
    ...questOf(named('complete'), tale),
    ...cardOf(all, scene, view, people, tale),
    ...snowOf([...named('clear_card'), ...named('clear_place'), ...named('clear_valley')], people, tale),
    ...passesOf(named('pass'), people, tale),
  ]
}
type Make = (key: string, told: Told, args: Tale['args']) => Tale

/** Who reached each season first. */
function seasonsOf(reached: readonly Told[], scene: Scene, tale: Make): Tale[] {
  return scene.seasons.flatMap((season) => {
    const first = reached.find(({ event }) => event.args['season'] === season)
    if (!first) return []
    return [tale('web-silver-story-season', first, { season: words.term(`season-${season}`) })]
  })
}

/** The quest worth most. */
function questOf(done: readonly Told[], tale: Make): Tale[] {
  const best = most(done, ({ event }) => Number(event.args['points'] ?? 0))
  if (!best) return []
  const { quest, points } = best.event.args
  return [
    tale('web-silver-story-quest', best, { quest: words.name('quest', String(quest)), points: Number(points ?? 0) }),
  ]
}

/** The card with the most printed points that lies free of snow in a city at the end, when it was played. */
function cardOf(
  all: readonly Told[],
  scene: Scene,
  view: SilverView | null,
  people: readonly Person[],
  tale: Make,
): Tale[] {
  if (!view) return []
  const points = new Map(scene.cards.map((card) => [card.id, card.points]))
  const claw = view.board.claw
  const cities = (claw ? [...view.seats, claw] : view.seats).slice(0, people.length)
  const best = most(
    cities.flatMap(({ city }, who) =>
      city.filter((card) => !card.snow).map((card) => ({ card: card.card, who, points: points.get(card.card) ?? 0 })),
    ),
    (each) => each.points,
  )
  const played = all.find(
    ({ event, who }) =>
      who === best?.who && event.args['card'] === best.card && ['land', 'claw_plays'].includes(event.name),
  )
  if (!best || !played || best.points < 2) return []
  return [tale('web-silver-story-card', played, { card: words.name('card', best.card), points: best.points })]
}

/** Who cleared the most snow. */
function snowOf(cleared: readonly Told[], people: readonly Person[], tale: Make): Tale[] {
  const counts = people.map((_, who) => {
    const own = cleared.filter((told) => told.who === who)
    return { own, count: own.reduce((sum, { event }) => sum + Number(event.args['n'] ?? 1), 0) }
  })
  const best = most(counts, (each) => each.count)
  const first = best?.own[0]
  return best && first && best.count > 1 ? [tale('web-silver-story-snow', first, { count: best.count })] : []
}

/** Who passed first, and who played on longest. */
function passesOf(passed: readonly Told[], people: readonly Person[], tale: Make): Tale[] {
  const [first] = passed
  const last = passed.at(-1)
  if (!first || !last || first === last || people.length < 2) return []
  return [tale('web-silver-story-pass-first', first, {}), tale('web-silver-story-pass-last', last, {})]
}
