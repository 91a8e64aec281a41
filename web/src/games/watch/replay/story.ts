/** What only the Watch can tell of a finished game: the Wall, the heroes, the contested cards, the luck of the dice. */
import { words } from '../../../lib/words.svelte'
import type { EventShape, LuckDraw } from '../../../lib/wire'
import { driestOf, luckOf, type Tale } from '../../../table/end/story'
import { effective } from '../../../table/timeline'
import type { Person, Scene } from '../../face'
import { placeName } from '../board/names'
import type { WatchLine } from './stats'

interface Told {
  line: WatchLine
  event: EventShape
}
const number = (value: unknown): number => Number(value ?? 0)
/** A section of the Wall by the name that people use (`word-section`). */
const sectionOf = (scene: Scene, section: unknown): Tale['args'] => ({
  named: 'yes',
  section: placeName(scene, 'section', number(section)),
})
const most = <T>(all: readonly T[], size: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>((best, one) => (best === undefined || size(one) > size(best) ? one : best), undefined)

export function storyOf(steps: readonly WatchLine[], scene: Scene, people: readonly Person[]): Tale[] {
  const lines = effective(steps)
  const all = lines.flatMap((line) => line.events.map((event): Told => ({ line, event })))
  const named = (name: string): Told[] => all.filter(({ event }) => event.name === name)
  const called = (seat: unknown): string => people[number(seat)]?.name ?? ''
  const tale = (key: string, line: WatchLine, who: number | null, args: Tale['args']): Tale => ({
    key,
    args,
    seq: line.seq,
    turn: line.turn,
    who,
  })

  const breaches = named('breach').map(({ line, event }) =>
    tale('web-watch-story-breach', line, null, {
      ...sectionOf(scene, event.args['section']),
      count: number(event.args['breaches']),
      most: number(scene['most_breaches']),
    }),
  )
  return [
    ...breaches,
    ...heldOf(named('wall_holds'), scene, tale),
    ...giftOf(lines, scene, tale),
    ...contested(named('longest_road'), 'web-watch-story-road', 'length', called, tale),
    ...contested(named('strongest_patrol'), 'web-watch-story-patrol', 'patrols', called, tale),
    ...heroOf(named('hero'), called, tale),
    ...named('victory')
      .filter(({ event }) => number(event.args['victory_cards']) > 0)
      .map(({ line, event }) =>
        tale('web-watch-story-hidden', line, event.seat, {
          who: called(event.seat),
          count: number(event.args['victory_cards']),
        }),
      ),
    ...named('overrun').map(({ line, event }) => {
      const winners = (event.args['winners'] as number[]).map(called)
      return tale(winners.length ? 'web-watch-story-overrun' : 'web-watch-story-overrun-all', line, null, {
        who: words.join(winners),
        ending: String(event.args['ending']),
      })
    }),
  ]
}
type Make = (key: string, line: WatchLine, who: number | null, args: Tale['args']) => Tale

/** The attack that came closest: as few guards more than wildlings as possible, and of those the largest. */
function heldOf(holds: readonly Told[], scene: Scene, tale: Make): Tale[] {
  const size = ({ event }: Told): number => {
    const { guards, wildlings } = event.args
    return 100 * (number(wildlings) - number(guards)) + number(wildlings)
  }
  const closest = most(
    holds.filter(({ event }) => number(event.args['wildlings']) > 0),
    size,
  )
  if (!closest) return []
  const { section, guards, wildlings } = closest.event.args
  return [
    tale(guards === wildlings ? 'web-watch-story-held' : 'web-watch-story-held-well', closest.line, null, {
      ...sectionOf(scene, section),
      guards: number(guards),
      wildlings: number(wildlings),
      count: holds.length,
    }),
  ]
}

/** How near the Gift came to being full, if it did not end the game. */
function giftOf(lines: readonly WatchLine[], scene: Scene, tale: Make): Tale[] {
  const limit = number(scene['most_in_gift'])
  const fullest = most(lines, (line) => line.inGift)
  if (!fullest || limit === 0 || fullest.inGift >= limit || fullest.inGift < limit - 2) return []
  return [tale('web-watch-story-gift', fullest, null, { count: fullest.inGift, most: limit })]
}

/** A card that went from one person to another: the last time. */
function contested(
  taken: readonly Told[],
  key: string,
  size: string,
  called: (seat: unknown) => string,
  tale: Make,
): Tale[] {
  const last = taken.filter(({ event }) => event.seat >= 0 && number(event.args['from']) >= 0).at(-1)
  if (!last) return []
  const { from } = last.event.args
  const args = { who: called(last.event.seat), from: called(from), size: number(last.event.args[size]) }
  return [tale(key, last.line, last.event.seat, args)]
}

/** Whoever used a hero most often. */
function heroOf(used: readonly Told[], called: (seat: unknown) => string, tale: Make): Tale[] {
  const counts = new Map<string, { told: Told; count: number }>()
  for (const told of used) {
    const key = `${told.event.seat} ${String(told.event.args['hero'])}`
    counts.set(key, { told: counts.get(key)?.told ?? told, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const best = most([...counts.values()], (each) => each.count)
  if (!best || best.count < 2) return []
  const { line, event } = best.told
  return [
    tale('web-watch-story-hero', line, event.seat, {
      who: called(event.seat),
      hero: String(event.args['hero']),
      count: best.count,
    }),
  ]
}

/** Who was lucky and who was not: the dice, and thieves. */
export function fortuneOf(steps: readonly WatchLine[], draws: readonly LuckDraw[], people: readonly Person[]): Tale[] {
  const lines = effective(steps)
  const turns = new Map(lines.map((line) => [line.seq, line.turn]))
  const called = (seat: number): string => people[seat]?.name ?? ''
  const tale = (key: string, who: number | null, args: Tale['args'], seq: number | null = null): Tale => ({
    key,
    args: { ...(who === null ? {} : { who: called(who) }), ...args },
    seq,
    turn: seq === null ? 0 : (turns.get(seq) ?? 0),
    who,
  })
  const luck = luckOf(draws, people.length).map((each, who) => ({ ...each, who, by: each.got - each.expected }))
  const found: Tale[] = []
  const best = most(luck, (each) => each.by)
  const worst = most(luck, (each) => -each.by)
  const round = (value: number): number => Math.round(value * 10) / 10
  for (const [key, one] of [
    ['web-watch-luck-best', best],
    ['web-watch-luck-worst', worst],
  ] as const)
    if (one && Math.abs(one.by) >= 1 && one.by > 0 === (one === best))
      found.push(tale(key, one.who, { got: one.got, expected: round(one.expected) }))
  const dry = driestOf(draws, people.length)
  if (dry && dry.count >= 5) found.push(tale('web-watch-luck-dry', dry.who, { count: dry.count }, dry.seq))

  const stolen = lines.flatMap((line) => line.events).filter((event) => event.name === 'steal')
  const by = (who: (event: EventShape) => number): { who: number; count: number } | undefined =>
    most(
      people.map((_, seat) => ({ who: seat, count: stolen.filter((event) => who(event) === seat).length })),
      (each) => each.count,
    )
  const thief = by((event) => event.seat)
  const victim = by((event) => number(event.args['victim']))
  if (thief && thief.count > 0) found.push(tale('web-watch-luck-thief', thief.who, { count: thief.count }))
  if (victim && victim.count > 0) found.push(tale('web-watch-luck-robbed', victim.who, { count: victim.count }))
  const sevens = lines.flatMap((line) => line.events).filter((event) => event.name === 'seven').length
  if (draws.length)
    found.push(tale('web-watch-luck-sevens', null, { count: sevens, expected: round(draws.length / 6) }))
  return found
}
