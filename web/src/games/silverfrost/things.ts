/**
 * The things of the table and the moves that belong to them. A key names a thing: `place:nut_path`, `valley:rye_oven`,
 * `hand:rye_oven`, `looked:rye_oven`, `city:0:3` (whose city, which slot), `giant:larder_bear`, `quest:young_sprouts`,
 * `seat:2`, `species:hare`. Nothing here knows a rule: moves are those the server listed, filtered by their fields.
 */
import type { Move } from '../../table/store.svelte'
import type { SilverView, Target } from './shapes'

export const place = (id: string): string => `place:${id}`
export const valley = (card: string): string => `valley:${card}`
export const hand = (card: string): string => `hand:${card}`
export const looked = (name: string): string => `looked:${name}`
export const city = (who: number, slot: number): string => `city:${who}:${slot}`
export const giant = (id: string): string => `giant:${id}`
export const quest = (id: string): string => `quest:${id}`
export const seat = (who: number): string => `seat:${who}`
export const species = (id: string): string => `species:${id}`

/** What is chosen some of at once: cards or quests, by the field that lists them. */
export const SETS: Record<string, 'cards' | 'quests'> = {
  discard: 'cards',
  give: 'cards',
  under: 'cards',
  hold: 'cards',
  retain: 'quests',
}
const AT_PLACE = new Set(['place', 'recall', 'move', 'at', 'copy'])
const IN_CITY = new Set(['visit', 'city', 'back', 'call'])
const OWN_CITY = new Set(['clear', 'use', 'on', 'next'])
const OF_QUESTS = new Set(['keep', 'quest', 'lowland', 'exchange'])

/** The thing a move is about, or null for an answer such as yes, which is a button. */
export function thingOf(move: Move, me: number): string | null {
  const kind = move.kind
  if (AT_PLACE.has(kind)) return place(move['place'])
  if (IN_CITY.has(kind)) return city(move['city'], move['slot'])
  if (OWN_CITY.has(kind)) return city(me, move['slot'])
  if (OF_QUESTS.has(kind)) return quest(move['quest'])
  if (kind === 'play')
    return move['source'] === 'hand'
      ? hand(move['card'])
      : move['source'] === 'valley'
        ? valley(move['card'])
        : looked(move['card'])
  if (kind === 'above' || kind === 'valley') return valley(move['card'])
  if (kind === 'giant') return giant(move['giant'])
  if (kind === 'person') return seat(move['person'])
  if (kind === 'species') return species(move['species'])
  return null
}

/** The moves at each thing; `kind` narrows them. */
export function targetsOf(moves: Move[], me: number, kind: string | null = null): Map<string, Target> {
  const found = new Map<string, Target>()
  for (const move of moves) {
    if (kind !== null && move.kind !== kind) continue
    const key = thingOf(move, me)
    if (key === null) continue
    const known = found.get(key)
    if (known) known.moves.push(move)
    else found.set(key, { key, moves: [move] })
  }
  return found
}

/** Which card lies where, by `seat/slot`, as sentences about moves want it. */
export function citiesOf(view: SilverView): Record<string, string> {
  const found: Record<string, string> = {}
  for (const seat of view.seats) for (const card of seat.city) found[`${seat.seat}/${card.slot}`] = card.card
  const claw = view.board.claw
  for (const card of claw?.city ?? []) found[`${claw?.who}/${card.slot}`] = card.card
  return found
}

/** What the question is asked in: what is open, and which kind of it was chosen. */
export interface Asking {
  view: SilverView
  me: number
  kind: string | null
}

/**
 * How to ask why something cannot be done with a thing, in notation; null where there is nothing to ask. Of the kinds
 * that are open now the first that fits the thing is asked for, else what one does with such a thing in a turn.
 */
export function questionFor(key: string, printed: (card: string) => object, asking?: Asking): string | null {
  const [what, first = '', second = ''] = key.split(':')
  const open = asking?.kind != null ? [asking.kind] : [...new Set(asking?.view.moves.map((move) => move.kind))]
  const fits = (...kinds: string[]): string | undefined => open.find((kind) => kinds.includes(kind))
  const own = asking?.view.seats[asking.me]
  const figure = own && own.animals.normal === 0 && own.animals.guard > 0 ? 'guard' : 'animal'
  if (what === 'place') {
    const kind = fits('at', 'copy') ?? fits('move', 'recall')
    return kind === undefined
      ? `place ${figure} ${first}`
      : kind === 'at' || kind === 'copy'
        ? `${kind} ${first}`
        : `${kind} ${figure} ${first}`
  }
  if (what === 'valley') {
    const kind = fits('above', 'valley')
    if (kind !== undefined) return `${kind} ${first}`
  }
  if (what === 'hand' || what === 'valley') return `play ${first} from ${what} paying ${payment(printed(first))}`
  if (what === 'city') {
    const mine = Number(first) === asking?.me
    const card = asking?.view.seats[Number(first)]?.city.find((each) => String(each.slot) === second)
    if (fits('city')) return `city ${first} ${second}`
    if (mine && fits('on')) return `on ${second}`
    if (mine && fits('next')) return `next ${second} 0`
    const kind = fits('back', 'call')
    if (kind !== undefined) return `${kind} ${figure} ${first} ${second}`
    if (mine && (asking?.kind === 'clear' || (asking?.kind !== 'visit' && card?.snow))) return `clear ${second}`
    if (mine && (asking?.kind === 'use' || card?.own === undefined)) return `use ${second} 0`
    return `visit ${figure} ${first} ${second}`
  }
  if (what === 'giant') return `giant ${first}`
  if (what === 'quest') return own?.quests.quests?.includes(first) ? `lowland ${first}` : `quest ${first}`
  if (what === 'seat') return fits('person') ? `person ${first}` : null
  return null
}

/** The printed cost as a payment; a free choice is paid in birch. */
function payment(cost: object): string {
  const found: Record<string, number> = {}
  for (const [name, n] of Object.entries(cost))
    if (typeof n === 'number' && n)
      found[name === 'any' ? 'birch' : name] = (found[name === 'any' ? 'birch' : name] ?? 0) + n
  return (
    Object.entries(found)
      .map(([name, n]) => (n === 1 ? name : `${name}*${n}`))
      .join(' ') || 'nothing'
  )
}
