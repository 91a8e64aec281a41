/**
 * The things of the table and the moves that belong to them. A key names a thing: `place:nut_path`, `valley:rye_oven`,
 * `hand:rye_oven`, `looked:rye_oven`, `city:0:3` (whose city, which slot), `giant:larder_bear`, `quest:young_sprouts`,
 * `seat:2`, `species:hare`. Nothing here knows a rule: moves are those the server listed, filtered by their fields.
 */
import type { Move } from '../lib/table.svelte'
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
export const SETS: Record<string, 'cards' | 'quests'> = { discard: 'cards', give: 'cards', under: 'cards', hold: 'cards', retain: 'quests' }
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
  if (kind === 'play') return move['source'] === 'hand' ? hand(move['card']) : move['source'] === 'valley' ? valley(move['card']) : looked(move['card'])
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

/** How to ask why something cannot be done with a thing, in notation; null where there is nothing to ask. */
export function questionFor(key: string, printed: (card: string) => Record<string, number>): string | null {
  const [what, first = '', second = ''] = key.split(':')
  const cost = (card: string): string => Object.entries(printed(card)).map(([name, n]) => (n === 1 ? name : `${name}*${n}`)).join(' ') || 'nothing'
  if (what === 'place') return `place animal ${first}`
  if (what === 'hand' || what === 'valley') return `play ${first} from ${what} paying ${cost(first)}`
  if (what === 'city') return `visit animal ${first} ${second}`
  if (what === 'giant') return `giant ${first}`
  if (what === 'quest') return `quest ${first}`
  return null
}
