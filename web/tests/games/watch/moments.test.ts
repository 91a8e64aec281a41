import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EventShape } from '../../../src/lib/wire'
import { actsOf, Animator, BEHIND, type Act } from '../../../src/games/watch/moments/animate.svelte'

const land = {
  hexes: [
    { hex: 0, resource: 'ore', number: 8 },
    { hex: 1, resource: 'ore', number: 8 },
    { hex: 2, resource: 'wool', number: 22 },
  ],
  intersections: [{ hexes: [0] }, { hexes: [2] }],
}
const pieces = { tormund: 1, settlements: [[0], []], keeps: [[], [1]] }
const event = (name: string, args: Record<string, unknown>, seat = 0): EventShape => ({
  seq: 1,
  name,
  seat,
  args,
  rule: 'X',
})
const acts = (...events: EventShape[]): Act[] =>
  actsOf(events, land, { board: pieces }, { board: pieces, dice: [5, 3] })

describe('moments', () => {
  it('lets the dice fall together and the cards fly from the hexes beside own buildings', () => {
    const found = acts(
      event('dice', { first: 5, second: 3, sum: 8 }),
      event('wildling_die', { die: 7, again: false }),
      event('produce', { cards: { ore: 1 }, count: 1, source: 'supply', target: 'hand:0' }),
      event('produce', { cards: { wool: 2 }, count: 2, source: 'supply', target: 'hand:1' }),
    )
    expect(found).toHaveLength(2)
    expect(found[0]).toMatchObject({ dice: { first: 5, second: 3 }, wildlingDie: 7 })
    expect(found[1]!.highlight.produced).toEqual([0])
    expect(found[1]!.flights.map((flight) => flight.from)).toEqual([{ place: 'hex', ref: 0 }])
    expect(found[1]!.pops.map((pop) => pop.seat)).toEqual([0, 1])
  })
  it('knows the throw of an earlier line', () => {
    const [act] = acts(event('produce', { cards: { ore: 1 }, count: 1, source: 'supply', target: 'hand:0' }))
    expect(act!.highlight.produced).toEqual([0])
  })
  it('hides the card of a theft from those who may not see it', () => {
    const [theft] = acts(event('steal', { cards: null, count: 1, source: 'hand:1', target: 'hand:0', victim: 1 }))
    expect(theft!.flights[0]).toMatchObject({ thing: { card: 'back' }, from: { seat: 1 }, to: { seat: 0 } })
  })
  it('shows both ways of a deal, the way of a wildling, Tormund and a breach', () => {
    const [deal] = acts(
      event('deal', { cards: { wool: 1 }, count: 1, source: 'hand:0', target: 'hand:1', with: 1, back: { brick: 1 } }),
    )
    expect(deal!.flights.map((flight) => [flight.from, flight.thing])).toEqual([
      [{ seat: 0 }, { card: 'wool' }],
      [{ seat: 1 }, { card: 'brick' }],
    ])
    const [advance, tormund, breach] = acts(
      event('advance', { clan: 'hornfoot', wildling: 'giant', section: 2 }),
      event('tormund', { hex: 0 }),
      event('breach', { section: 2, breaches: 1 }),
    )
    expect(advance!.flights[0]!.trail).toEqual({ clan: 'hornfoot', section: 2 })
    expect(tormund!.flights[0]).toMatchObject({ from: { place: 'hex', ref: 1 }, to: { place: 'hex', ref: 0 } })
    expect(breach!.breach?.args['section']).toBe(2)
  })
  it('marks what was built and pops its price', () => {
    const [act] = acts(
      event('road', { path: 7, cards: { lumber: 1, brick: 1 }, count: 2, source: 'hand:0', target: 'supply' }),
    )
    expect(act!.highlight.built).toEqual(['path:7'])
    expect(act!.pops[0]).toMatchObject({ seat: 0, sign: '−', cards: { lumber: 1, brick: 1 } })
  })
})

describe('the queue', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', { visibilityState: 'visible' })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const dice = (): Act[] => acts(event('dice', { first: 1, second: 2, sum: 3 }))

  it('shows one moment after the other, quicker when asked', () => {
    const show = new Animator()
    show.feed([...dice(), ...dice()])
    const first = show.act
    vi.advanceTimersByTime(600)
    expect(show.act).toBe(first)
    vi.advanceTimersByTime(400)
    expect(show.act).not.toBe(first)
    show.speed = 2
    show.feed(dice())
    vi.advanceTimersByTime(2000)
    expect(show.act).toBeNull()
  })
  it('drops what is old when it falls behind, but never a breach', () => {
    const show = new Animator()
    for (let n = 0; n < 3; n++) show.feed(dice())
    show.feed(acts(event('breach', { section: 0, breaches: 1 })))
    expect(show.waiting).toBeGreaterThan(BEHIND)
    show.feed(dice())
    expect(show.waiting).toBe(1600 + 900)
    vi.advanceTimersByTime(900)
    expect(show.act?.breach).not.toBeNull()
  })
  it('shows nothing when it is off or nobody looks', () => {
    const show = new Animator()
    show.speed = 0
    show.feed(dice())
    expect(show.act).toBeNull()
    vi.stubGlobal('document', { visibilityState: 'hidden' })
    show.speed = 1
    show.feed(dice())
    expect(show.act).toBeNull()
  })
})
