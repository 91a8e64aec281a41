import { describe, expect, it } from 'vitest'
import { curvesOf, entriesAt, entriesOf, lossesOf } from '../../src/table/end/coach'
import { START } from '../../src/table/end/plots/looks'
import type { Review } from '../../src/lib/wire'

const option = (text: string, value: number) => ({ text, value })
const event = (name: string) => ({ name, seat: 0, args: {}, rule: '' })
const review: Review = {
  format: 1,
  game: 'watch',
  rules: 'base',
  moments: [
    { line: 0, turn: 0, by: -1, shares: [0.5, 0.5] },
    { line: 1, turn: 1, by: -1, shares: [0.6, 0.4] },
    { line: 2, turn: 1, by: 0, shares: [0.45, 0.55] },
    { line: 4, turn: 2, by: 1, shares: [0.25, 0.75] },
  ],
  turning: [4, 1],
  decisions: [
    {
      line: 2,
      turn: 1,
      seat: 0,
      played: option('pass', 0.45),
      options: [option('road 3', 0.6), option('pass', 0.45)],
      obvious: null,
      loss: 0.15,
      gain: 0,
      error: 0.01,
      mistake: true,
      find: false,
    },
  ],
  seats: [
    { seat: 0, start: 0.5, luck: 0.1, play: -0.15, others: -0.2, end: 0.25, lost: 0.15, mistakes: [2], finds: [] },
    { seat: 1, start: 0.5, luck: -0.1, play: 0.2, others: 0.15, end: 0.75, lost: 0, mistakes: [], finds: [] },
  ],
  told: [
    { line: 1, did: [event('rolled')], better: [], obvious: [] },
    { line: 2, did: [event('passed')], better: [event('road_built')], obvious: [] },
    { line: 4, did: [event('settlement_built')], better: [], obvious: [] },
  ],
}

describe('curves', () => {
  it('begin before the first move, and take the last moment of each turn, in percent', () => {
    const [first, second] = curvesOf(review, [])
    expect(first?.points).toEqual([
      { x: START, y: 50 },
      { x: 1, y: 45 },
      { x: 2, y: 25 },
    ])
    expect(second?.points.at(-1)).toEqual({ x: 2, y: 75 })
  })
  it('show what came before turn 1 apart from the start', () => {
    const founding = { line: 1, turn: 0, by: 0, shares: [0.7, 0.3] }
    const [start, ...later] = review.moments
    if (!start) throw new Error('no start')
    const [first] = curvesOf({ ...review, moments: [start, founding, ...later] }, [])
    expect(first?.points.slice(0, 3)).toEqual([
      { x: START, y: 50 },
      { x: 0, y: 70 },
      { x: 1, y: 45 },
    ])
  })
})

describe('losses', () => {
  const costly = (line: number, turn: number, loss: number, mistake = true) => ({
    ...review.decisions[0]!,
    ...{ line, turn, loss, mistake },
  })
  it('add up what mistakes cost, to the end of the game', () => {
    const decisions = [costly(2, 1, 0.1), costly(3, 1, 0.05), costly(4, 2, 0.3, false)]
    const [first, second] = lossesOf({ ...review, decisions }, [])
    expect(first?.points).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 15 },
      { x: 2, y: 15 },
    ])
    expect(second?.points.map((point) => point.y)).toEqual([0, 0])
  })
})

describe('entries', () => {
  const found = entriesOf(review)
  it('leave out lists with nothing in them', () => {
    expect(found.map(({ key, seat }) => [key, seat])).toEqual([
      ['web-coach-turning', null],
      ['web-coach-mistakes', 0],
    ])
  })
  it('tell turning points in the order of the game, and whose chances changed', () => {
    const [points] = found
    expect(points?.entries.map((entry) => entry.line)).toEqual([1, 4])
    expect(points?.entries[1]?.changes).toEqual([
      { seat: 0, from: 0.45, to: 0.25 },
      { seat: 1, from: 0.55, to: 0.75 },
    ])
  })
  it('say what a mistake cost and what was better', () => {
    const mistake = found[1]?.entries[0]
    expect(mistake?.by).toBe(0.15)
    expect(mistake?.other?.events.map((each) => each.name)).toEqual(['road_built'])
    expect(mistake?.other?.kind).toBeNull()
  })
  it('name the kind of a move that no event tells of', () => {
    const told = review.told.map((each) => (each.line === 2 ? { ...each, did: [], better: [event('turn')] } : each))
    const seats = review.decisions.map((each) => ({ ...each, seat: 1 }))
    const [, mistakes] = entriesOf({ ...review, told, decisions: seats })
    expect(mistakes?.entries[0]?.did).toEqual({ events: [], kind: 'pass', seat: 1 })
    expect(mistakes?.entries[0]?.other?.kind).toBe('road')
  })
  it('take what its seat did as told wherever it stands among the events', () => {
    const others = { ...event('discard'), seat: 1 }
    const told = review.told.map((each) => (each.line === 2 ? { ...each, did: [others, event('discard')] } : each))
    expect(entriesAt({ ...review, told }, 2)[0]?.did.kind).toBeNull()
  })
  it('say beside a find what was obvious, if that is known', () => {
    const [seat, other] = review.seats
    if (!seat || !other) throw new Error('no seats')
    const made = review.decisions.map((each) => ({ ...each, mistake: false, find: true, gain: 0.1 }))
    const told = review.told.map((each) => (each.line === 2 ? { ...each, obvious: [event('ended')] } : each))
    const found = { ...review, told, seats: [{ ...seat, mistakes: [], finds: [2] }, other] }
    expect(entriesAt({ ...found, decisions: made }, 2)[0]?.other).toBeNull()
    const known = made.map((each) => ({ ...each, obvious: 'end' }))
    expect(entriesAt({ ...found, decisions: known }, 2)[0]?.other?.events).toEqual([event('ended')])
  })
  it('are found by their line, all that are said of it', () => {
    const both = { ...review, turning: [1, 2] }
    expect(entriesAt(both, 2).map(({ kind }) => kind)).toEqual(['turning', 'mistake'])
    expect(entriesAt(both, 1).map(({ kind, chance }) => [kind, chance])).toEqual([['turning', true]])
    expect(entriesAt(both, 4)).toEqual([])
  })
})
