/**
 * What has just happened, shown at the things it happens to, one act after the other. It never holds anything up: the view
 * is already the new one, input goes on, and what cannot be shown in time is dropped. The log has every sentence anyway.
 */
import { Animator as Player } from '../../../table/animator.svelte'
import type { EventShape } from '../../../lib/wire'
import type { FigureKind } from '../shapes'
import * as things from '../things'

export type Thing =
  | { kind: 'figure'; who: number; figure: FigureKind }
  | { kind: 'card'; card: string | null }
  | { kind: 'good'; good: string }
  | { kind: 'quest'; id: string }
  | { kind: 'snow' }
  | { kind: 'token' }
/** Keys of things; the first of them that is to be seen counts. */
export type Spot = readonly string[]
export interface Flight {
  id: number
  thing: Thing
  count: number
  from: Spot
  to: Spot
}
export interface Pop {
  id: number
  who: number
  goods: Record<string, number>
  sign: '+' | '−'
}
export type Tone = 'summer' | 'autumn' | 'winter' | 'spring' | 'cold' | 'quest' | 'pass' | 'over'
export interface Banner {
  tone: Tone
  event: EventShape
}
/** One moment: everything in it is shown together for `ms`. */
export interface Act {
  id: number
  name: string
  ms: number
  flights: Flight[]
  pops: Pop[]
  /** Snow falls on these. */
  snow: string[]
  rising: string[]
  leaving: string[]
  banner: Banner | null
  marks: string[]
}
/** What the events do not say themselves. */
export interface Facts {
  me: number | null
  /** Claw, in a solo game. */
  claw: number | null
  /** The giants before. */
  giants: readonly (string | null)[]
  /** The shared place of an area. */
  shared: (area: string) => string
  /** All places of an area, for Claw's story. */
  inArea?: (area: string) => string[]
}

export const BEHIND = 4000
export const DECK: Spot = ['pile:deck']
const MS = { walk: 700, card: 650, goods: 550, snow: 900, giant: 600, mark: 350, banner: 900, season: 1500 }
const MOST_FLIGHTS = 12
const JOIN = new Set([
  'draw',
  'reveal',
  'claw_draws',
  'snow_falls',
  'put_snow',
  'city_snow',
  'giant_rises',
  'giant_leaves',
  'lay_quest',
  'take',
  'pay',
  'claw_collects',
  'discard_valley',
])

let ids = 0
const blank = (name: string, ms: number): Act => ({
  id: ++ids,
  name,
  ms,
  flights: [],
  pops: [],
  snow: [],
  rising: [],
  leaving: [],
  banner: null,
  marks: [],
})

/** What happens to a thing twice in a moment is shown once. */
const once = (on: string[], ...keys: string[]): void => {
  for (const key of keys) if (!on.includes(key)) on.push(key)
}

/** The acts of these events, in their order. */
export function actsOf(events: readonly EventShape[], facts: Facts): Act[] {
  const acts: Act[] = []
  /** Where goods come from: what was last visited, used or played. */
  let source: Spot = []
  let played: Spot | null = null
  for (const event of events) {
    const args = event.args
    const word = (name: string): string => String(args[name] ?? '')
    const count = (name: string): number => Number(args[name] ?? 0)
    const person = (seat: unknown): number | null => (typeof seat !== 'number' ? null : seat >= 0 ? seat : facts.claw)
    const who = person(event.seat)
    const home: Spot = who === null ? [] : [things.seat(who)]
    /** Where a person's hidden cards lie. */
    const held = (of: number | null, card: string | null): Spot =>
      of === null ? [] : of === facts.me && card ? [things.hand(card), things.seat(of)] : [things.seat(of)]
    const inCity = (of: number | null, slot: unknown): Spot =>
      of === null ? [] : [things.city(of, Number(slot)), things.seat(of)]
    const act = (ms: number, ...marks: string[]): Act => {
      const last = acts.at(-1)
      const joins = last?.name === event.name && JOIN.has(event.name)
      const found = joins ? last : blank(event.name, ms)
      if (!joins) acts.push(found)
      for (const mark of marks) if (!found.marks.includes(mark)) found.marks.push(mark)
      return found
    }
    const fly = (on: Act, thing: Thing, from: Spot, to: Spot, n = 1): void => {
      if (on.flights.length < MOST_FLIGHTS && from.length && to.length)
        on.flights.push({ id: ++ids, thing, count: n, from, to })
    }
    const pop = (on: Act, of: number | null, goods: Record<string, number>, sign: Pop['sign']): void => {
      if (of === null) return
      const known = on.pops.find((each) => each.who === of && each.sign === sign)
      if (!known) on.pops.push({ id: ++ids, who: of, goods: { ...goods }, sign })
      else for (const [good, n] of Object.entries(goods)) known.goods[good] = (known.goods[good] ?? 0) + n
    }
    const cards = namesOf(args['cards'], count('count'))
    switch (event.name) {
      case 'place':
      case 'move':
        source = [things.place(word('place'))]
        fly(act(MS.walk, ...source), { kind: 'figure', who: who ?? 0, figure: figureOf(args['figure']) }, home, source)
        break
      case 'visit':
        source = inCity(person(args['owner']), args['slot'])
        fly(act(MS.walk, ...source), { kind: 'figure', who: who ?? 0, figure: figureOf(args['figure']) }, home, source)
        break
      case 'recall':
        act(MS.mark, ...home)
        break
      case 'play':
        played =
          word('from') === 'hand'
            ? held(who, word('card'))
            : word('from') === 'valley'
              ? [things.valley(word('card'))]
              : [things.looked(word('card')), ...DECK]
        break
      case 'land':
        source = inCity(person(args['city']), args['slot'])
        fly(act(MS.card, ...source), { kind: 'card', card: word('card') }, played ?? home, source)
        played = null
        break
      case 'claw_plays':
        source = inCity(who, args['slot'])
        fly(
          act(MS.card, ...source),
          { kind: 'card', card: word('card') },
          word('from') === 'valley' ? [things.valley(word('card'))] : DECK,
          source,
        )
        break
      case 'take': {
        const on = act(MS.goods, ...home)
        fly(on, { kind: 'good', good: word('good') }, source, home, count('n'))
        pop(on, who, { [word('good')]: count('n') }, '+')
        break
      }
      case 'pay':
        pop(act(MS.goods, ...home), who, { [word('good')]: count('n') }, '−')
        break
      case 'give': {
        const on = act(MS.goods, ...home)
        const to = args['arrives'] ? person(args['to']) : null
        if (to !== null) {
          fly(on, { kind: 'good', good: word('good') }, home, [things.seat(to)], count('n'))
          pop(on, to, { [word('good')]: count('n') }, '+')
        }
        pop(on, who, { [word('good')]: count('n') }, '−')
        break
      }
      case 'draw':
      case 'claw_draws':
      case 'keep_cards': {
        const on = act(MS.card, ...home)
        for (const [card, n] of cards)
          fly(on, { kind: 'card', card: event.name === 'claw_draws' ? null : card }, DECK, held(who, card), n)
        pop(on, who, { card: count('count') }, '+')
        break
      }
      case 'take_card': {
        const on = act(MS.card, ...home)
        for (const [card, n] of cards)
          fly(on, { kind: 'card', card }, card ? [things.valley(card), ...DECK] : DECK, held(who, card), n)
        break
      }
      case 'discard': {
        const on = act(MS.card, ...home)
        for (const [card, n] of cards) fly(on, { kind: 'card', card }, held(who, card), ['pile:discard'], n)
        pop(on, who, { card: count('count') }, '−')
        break
      }
      case 'give_cards': {
        const on = act(MS.card, ...home)
        const to = person(args['to'])
        for (const [card, n] of cards) fly(on, { kind: 'card', card }, home, held(to, card), n)
        pop(on, to, { card: count('count') }, '+')
        break
      }
      case 'discard_valley':
        for (const [card] of cards) if (card) once(act(MS.giant, things.valley(card)).leaving, things.valley(card))
        break
      case 'reveal':
        fly(act(MS.card, things.valley(word('card'))), { kind: 'card', card: word('card') }, DECK, [
          things.valley(word('card')),
        ])
        break
      case 'snow_falls':
      case 'put_snow': {
        if (args['falls'] === false) break
        const key = args['place'] ? things.place(word('place')) : things.valley(word('card'))
        once(act(MS.snow, key).snow, key)
        break
      }
      case 'city_snow': {
        const [key] = inCity(who, args['slot'])
        if (key) once(act(MS.snow, key).snow, key)
        break
      }
      case 'clear_place':
      case 'clear_valley':
      case 'clear_card': {
        const from =
          event.name === 'clear_place'
            ? [things.place(word('place'))]
            : event.name === 'clear_valley'
              ? [things.valley(word('card'))]
              : inCity(person(args['owner']), args['slot'])
        const on = act(MS.goods, ...from.slice(0, 1))
        fly(on, { kind: 'snow' }, from, home, count('n') || 1)
        pop(on, who, { snow: count('n') || 1 }, '+')
        break
      }
      case 'giant_rises':
        once(act(MS.giant, things.giant(word('giant'))).rising, things.giant(word('giant')))
        break
      case 'giant_leaves':
        once(act(MS.giant).leaving, things.giant(word('giant')))
        break
      case 'giants_leave':
        once(act(MS.giant).leaving, ...facts.giants.filter((each) => each !== null).map((each) => things.giant(each)))
        break
      case 'use_giant':
        source = [things.giant(word('giant'))]
        act(MS.mark, ...source)
        break
      case 'use':
      case 'react':
      case 'activate':
      case 'store':
      case 'tuck':
      case 'tuck_looked':
      case 'tuck_unseen':
        source = inCity(person(args['owner'] ?? event.seat), args['slot'])
        act(MS.mark, ...source.slice(0, 1))
        break
      case 'copy':
        source = [things.place(word('place'))]
        act(MS.mark, ...source)
        break
      case 'lay_quest':
        once(act(MS.mark, things.quest(word('quest'))).rising, things.quest(word('quest')))
        break
      case 'complete': {
        const on = act(MS.banner, ...home)
        on.banner = { tone: 'quest', event }
        fly(on, { kind: 'quest', id: word('quest') }, [things.quest(word('quest')), ...source, 'pile:lowland'], home)
        break
      }
      case 'season':
        act(MS.season, ...home).banner = { tone: word('season') as Tone, event }
        break
      case 'freezing_cold':
        act(MS.season, ...home).banner = { tone: 'cold', event }
        break
      case 'pass':
        act(MS.banner, ...home).banner = { tone: 'pass', event }
        break
      case 'game_over':
        act(MS.season).banner = { tone: 'over', event }
        break
      case 'claw_token':
        fly(act(MS.card, things.valley(word('card'))), { kind: 'token' }, home, [things.valley(word('card'))])
        break
      case 'claw_marks':
        fly(act(MS.card, things.place(facts.shared(word('area')))), { kind: 'token' }, home, [
          things.place(facts.shared(word('area'))),
        ])
        break
      case 'claw_collects': {
        const on = act(MS.card, ...home)
        for (const [card, n] of cards) fly(on, { kind: 'card', card }, card ? [things.valley(card)] : DECK, home, n)
        if (count('snow')) pop(on, who, { snow: count('snow') }, '+')
        break
      }
    }
  }
  return acts
}

const figureOf = (value: unknown): FigureKind => (value === 'guard' ? 'guard' : 'animal')

/** Cards by name; of those one may not see, how many. */
function namesOf(cards: unknown, count: number): [string | null, number][] {
  if (typeof cards === 'object' && cards !== null) return Object.entries(cards as Record<string, number>)
  return count > 0 ? [[null, count]] : []
}

/** Seasons, passing and the end are never left out. */
const weighty = (act: Act): boolean => act.banner !== null && act.banner.tone !== 'quest'

export class Animator extends Player<Act> {
  constructor() {
    super({ behind: BEHIND, most: BEHIND, keeps: weighty })
  }
}
