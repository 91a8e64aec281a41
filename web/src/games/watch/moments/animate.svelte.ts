/**
 * What has just happened, shown one thing after the other. It never holds anything up: the view is already the new one,
 * input goes on, and when more happens than can be shown the rest is dropped. The log has every sentence anyway.
 */
import { untrack } from 'svelte'
import { Animator as Player } from '../../../table/animator.svelte'
import type { TableStore } from '../../../table/store.svelte'
import type { EventShape } from '../../../lib/wire'
import { key, type Highlight, type Place, type Ref } from '../shapes'

export type Spot = { place: Place; ref: Ref } | { seat: number } | { point: 'frostfangs' | 'dice' }
export type Thing = { card: string } | { wildling: string } | { tormund: true }
export interface Flight {
  id: number
  thing: Thing
  count: number
  from: Spot
  to: Spot
  trail: { clan: string; section: number } | null
}
export interface Pop {
  id: number
  seat: number
  cards: Record<string, number>
  sign: '+' | '−'
}
/** One moment: everything in it is shown together for `ms`. */
export interface Act {
  id: number
  ms: number
  flights: Flight[]
  pops: Pop[]
  dice: { first: number; second: number } | null
  wildlingDie: number | null
  breach: EventShape | null
  highlight: Required<Highlight>
}
/** What the animator needs to know of the board; the scene's hexes and intersections. */
interface Land {
  hexes: { hex: number; resource: string | null; number: number }[]
  intersections: { hexes: number[] }[]
}
/** Of a view. */
export interface Looks {
  board: object
  dice?: number[] | null
}
interface Pieces {
  tormund?: number | string
  settlements?: number[][]
  keeps?: number[][]
}

export const BEHIND = 2500
const MS = { dice: 900, flight: 750, wildling: 800, breach: 1600, place: 450 }
const MOST_FLIGHTS = 14
const ZONE = /^hand:(\d+)$/

let ids = 0
const blank = (ms: number): Act => ({
  id: ++ids,
  ms,
  flights: [],
  pops: [],
  dice: null,
  wildlingDie: null,
  breach: null,
  highlight: { built: [], produced: [], robbed: [] },
})

/** The moments of these events, in their order, between two views. */
export function actsOf(events: readonly EventShape[], land: Land, was: Looks, is: Looks): Act[] {
  const acts: Act[] = []
  const [before, now] = [was.board as Pieces, is.board as Pieces]
  // What fell may stand in an earlier line.
  let sum = (is.dice ?? []).reduce((all, die) => all + die, 0)
  let tormund = before.tormund
  /** Join to the last moment what belongs to it. */
  const same = (fits: (act: Act) => boolean, ms: number): Act => {
    const last = acts.at(-1)
    if (last && fits(last)) return last
    const made = blank(ms)
    acts.push(made)
    return made
  }
  for (const event of events) {
    const args = event.args
    const fly = (act: Act, thing: Thing, from: Spot, to: Spot, count = 1, trail: Flight['trail'] = null): void => {
      if (act.flights.length < MOST_FLIGHTS) act.flights.push({ id: ++ids, thing, count, from, to, trail })
    }
    switch (event.name) {
      case 'dice': {
        sum = Number(args['sum'])
        same(() => false, MS.dice).dice = { first: Number(args['first']), second: Number(args['second']) }
        break
      }
      case 'wildling_die': {
        const thrown = acts.at(-1)
        if (thrown?.dice) thrown.wildlingDie = Number(args['die'])
        break
      }
      case 'produce': {
        const act = same(
          (each) =>
            each.highlight.produced.length > 0 ||
            (each.flights.length > 0 && each.pops.every((pop) => pop.sign === '+')),
          MS.flight,
        )
        const seat = seatOf(args['target'])
        if (seat === null) break
        const cards = countsOf(args['cards'])
        for (const [card, n] of Object.entries(cards)) {
          const hexes = hexesOf(land, now, seat, card, sum)
          for (const hex of hexes)
            fly(act, { card }, { place: 'hex', ref: hex }, { seat }, Math.max(1, Math.round(n / hexes.length)))
          act.highlight.produced = [...new Set([...act.highlight.produced, ...hexes])]
        }
        act.pops.push({ id: ++ids, seat, cards, sign: '+' })
        break
      }
      case 'advance':
        fly(
          same(() => false, MS.wildling),
          { wildling: String(args['wildling']) },
          { place: 'camp', ref: `${args['clan']}/1` },
          { place: 'clearing', ref: Number(args['section']) },
          1,
          {
            clan: String(args['clan']),
            section: Number(args['section']),
          },
        )
        break
      case 'cross':
        fly(
          same(() => false, MS.wildling),
          { wildling: String(args['wildling']) },
          { place: 'clearing', ref: Number(args['section']) },
          { place: 'hex', ref: Number(args['hex']) },
        )
        break
      case 'camp':
        fly(
          same(() => false, MS.wildling),
          { wildling: String(args['wildling']) },
          { point: 'frostfangs' },
          { place: 'camp', ref: `${args['clan']}/${args['camp']}` },
        )
        break
      case 'sent_back':
      case 'drive': {
        const from: Spot | null =
          typeof args['hex'] === 'number'
            ? { place: 'hex', ref: args['hex'] }
            : typeof args['section'] === 'number'
              ? { place: 'clearing', ref: args['section'] }
              : typeof args['camp'] === 'number'
                ? { place: 'camp', ref: `${args['clan']}/${args['camp']}` }
                : null
        if (from)
          fly(
            same(() => false, MS.wildling),
            { wildling: String(args['wildling']) },
            from,
            { point: 'frostfangs' },
          )
        break
      }
      case 'breach':
        same(() => false, MS.breach).breach = event
        break
      case 'tormund': {
        const spot = (at: number | string | undefined): Spot =>
          typeof at === 'number' ? { place: 'hex', ref: at } : { place: 'tormund_camp', ref: 'camp' }
        const to = args['hex'] as number | string
        const act = same(() => false, MS.flight)
        fly(act, { tormund: true }, spot(tormund), spot(to))
        if (typeof to === 'number') act.highlight.robbed = [to]
        tormund = to
        break
      }
      case 'settlement':
      case 'keep':
        same((act) => act.highlight.built.length > 0, MS.place).highlight.built = [
          key('intersection', Number(args['intersection'])),
        ]
        paid(event, acts)
        break
      case 'road':
        same((act) => act.highlight.built.length > 0, MS.place).highlight.built = [key('path', Number(args['path']))]
        paid(event, acts)
        break
      case 'guard':
        same((act) => act.highlight.built.length > 0, MS.place).highlight.built = [
          key('position', `${args['section']}/${args['position']}`),
        ]
        paid(event, acts)
        break
      default: {
        // Cards that change hands, whatever the reason.
        const [from, to] = [seatOf(args['source']), seatOf(args['target'])]
        if (from === null && to === null) break
        const act = same((each) => each.flights.length === 0 && each.pops.length > 0 && from === null, MS.flight)
        const cards = countsOf(args['cards'], Number(args['count'] ?? 0))
        const back = countsOf(args['back'])
        if (from !== null && to !== null) {
          for (const [card, n] of Object.entries(cards)) fly(act, { card }, { seat: from }, { seat: to }, n)
          for (const [card, n] of Object.entries(back)) fly(act, { card }, { seat: to }, { seat: from }, n)
        }
        if (from !== null) act.pops.push({ id: ++ids, seat: from, cards, sign: '−' })
        if (to !== null) act.pops.push({ id: ++ids, seat: to, cards, sign: '+' })
        if (from !== null && to === null && Object.keys(back).length)
          act.pops.push({ id: ++ids, seat: from, cards: back, sign: '+' })
      }
    }
  }
  return acts
}

/** The price pops over the panel of whoever built. */
function paid(event: EventShape, acts: Act[]): void {
  const seat = seatOf(event.args['source'])
  if (seat !== null) acts.at(-1)?.pops.push({ id: ++ids, seat, cards: countsOf(event.args['cards']), sign: '−' })
}

function seatOf(zone: unknown): number | null {
  const found = typeof zone === 'string' ? ZONE.exec(zone) : null
  return found === null ? null : Number(found[1])
}

/** Cards by kind; those one may not see are `back`s. */
function countsOf(cards: unknown, count = 0): Record<string, number> {
  if (typeof cards === 'object' && cards !== null) return cards as Record<string, number>
  return count > 0 ? { back: count } : {}
}

/** From which hexes a seat's cards come: those with the number that fell and a building of the seat beside them. */
function hexesOf(land: Land, pieces: Pieces, seat: number, resource: string, sum: number): number[] {
  const own = [...(pieces.settlements?.[seat] ?? []), ...(pieces.keeps?.[seat] ?? [])]
  const beside = new Set(own.flatMap((at) => land.intersections[at]?.hexes ?? []))
  const fell = (number: number): boolean => number === sum || (number > 12 && (sum === 2 || sum === 12))
  return land.hexes
    .filter((hex) => hex.resource === resource && fell(hex.number) && beside.has(hex.hex))
    .map((hex) => hex.hex)
}

export class Animator extends Player<Act> {
  constructor() {
    // A breach is never left out.
    super({ behind: BEHIND, most: 2 * BEHIND, keeps: (act) => act.breach !== null })
  }

  get highlight(): Highlight {
    return this.act?.highlight ?? {}
  }
}

/** Show what happens at a table from now on; returns how to stop. `speed` is asked each time. */
export function follow(
  show: Animator,
  table: Pick<TableStore, 'onUpdate' | 'view' | 'scene'>,
  speed: () => number,
): () => void {
  const others = table.onUpdate
  let before = untrack(() => (table.view ?? { board: {} }) as Looks)
  table.onUpdate = (update) => {
    others(update)
    const now = update.view as Looks
    show.speed = speed()
    if (table.scene) show.feed(actsOf(update.events, table.scene as unknown as Land, before, now))
    before = now
  }
  return () => {
    table.onUpdate = others
    show.clear()
  }
}
