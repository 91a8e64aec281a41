import { describe, expect, it } from 'vitest'
import { refusedBy, withSupply, written } from '../../../src/games/watch/table/bargain'
import type { LogEntry, Move } from '../../../src/table/store.svelte'

const event = (name: string, seat: number, args: Record<string, unknown> = {}): LogEntry =>
  ({ id: 0, seq: 0, name, seat, args, rule: '' }) as unknown as LogEntry
const terms = { give: { grain: 1 }, take: { ore: 1 } }

describe('bargaining', () => {
  it('writes cards in the order of the resources', () => {
    expect(written(['brick', 'grain', 'ore'], { ore: 2, brick: 1, grain: 0 })).toBe('brick ore*2')
  })

  it('lists the exchanges with the supply that fit what is chosen', () => {
    const trade = (give: string, take: string): Move =>
      ({ text: `${give} ${take}`, kind: 'trade', give: { [give]: 4 }, take: { [take]: 1 } }) as Move
    const moves = [trade('ore', 'wool'), trade('ore', 'grain'), trade('brick', 'grain'), { text: 'end', kind: 'end' }]
    const fitting = (give: object, take: object): string[] =>
      withSupply(moves as Move[], { give: give as never, take: take as never }).map((move) => move.text)
    expect(fitting({}, {})).toEqual(['ore wool', 'ore grain', 'brick grain'])
    expect(fitting({ ore: 1 }, {})).toEqual(['ore wool', 'ore grain'])
    expect(fitting({ brick: 0 }, { grain: 1 })).toEqual(['ore grain', 'brick grain'])
  })

  it('knows who declined the same terms in this turn', () => {
    const mine = event('offer', 0, { give: { grain: 1 }, take: { ore: 1 } })
    const other = event('offer', 0, { give: { grain: 2 }, take: { ore: 1 } })
    const log = [mine, event('decline', 1), other, event('decline', 2)]
    expect(refusedBy(log, 0, terms)).toEqual([1])
    expect(refusedBy([...log, mine, event('decline', 2)], 0, terms)).toEqual([1, 2])
    expect(refusedBy([...log, event('turn', 1)], 0, terms)).toEqual([])
  })
})
