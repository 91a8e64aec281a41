import { describe, expect, it } from 'vitest'
import { driestOf, leadsOf, luckOf, swingsOf, talesOf } from '../../src/table/end/story'
import type { Line } from '../../src/table/timeline'

interface Counted extends Line {
  points: number[]
}
/** Lines of a game of two: [turn, points of the first, points of the second]. */
const game = (...rows: [number, number, number][]): Counted[] =>
  rows.map(([turn, ...points], n) => ({
    seq: n + 1,
    seat: 0,
    text: '',
    turn,
    active: 0,
    events: [],
    final: null,
    points,
  }))
const read = (line: Counted): number[] => line.points
const NAMES = ['Ann', 'Ben']
const won = (...points: number[]): { who: number; points: number; winner: boolean }[] =>
  points.map((each, who) => ({ who, points: each, winner: each === Math.max(...points) }))
const tell = (lines: Counted[], ...points: number[]): Record<string, unknown> =>
  Object.fromEntries(
    talesOf(lines, read, won(...points), NAMES).map(({ key, args, seq }) => [
      key.replace('web-story-', ''),
      { ...args, seq },
    ]),
  )

describe('the story that points tell', () => {
  const lines = game([0, 2, 2], [1, 2, 3], [2, 2, 3], [3, 2, 6], [4, 5, 6], [5, 5, 6], [6, 7, 6], [7, 7, 6], [8, 10, 6])
  it('knows who led, who came from behind and how the last turn went', () => {
    const tales = tell(lines, 10, 6)
    expect(tales['lead-first']).toEqual({ who: 'Ben', points: 3, seq: 2 })
    expect(tales['lead']).toEqual({ who: 'Ann', from: 'Ben', points: 7, seq: 7 })
    expect(tales['behind']).toEqual({ who: 'Ann', first: 'Ben', points: 4, seq: 4 })
    expect(tales['leap']).toMatchObject({ who: 'Ben', points: 3 })
    expect(tales['last']).toEqual({ who: 'Ann', before: 7, after: 10, seq: 9 })
  })
  it('counts a lead only when somebody else takes it', () => {
    const course = [0, 1, 2].map((n) => ({
      seq: n,
      turn: n + 1,
      values: [
        [1, 0],
        [1, 1],
        [2, 1],
      ][n]!,
    }))
    expect(leadsOf(course).map((lead) => lead.who)).toEqual([0])
  })
  it('leaves out what was taken back', () => {
    const taken = lines.slice(0, 3)
    const undone = { ...lines[3]!, seq: 4, points: [9, 3] }
    const undo = { ...lines[3]!, seq: 5, text: 'undo 3' }
    const rest = lines.slice(3).map((line, n) => ({ ...line, seq: 6 + n }))
    expect(tell([...taken, undone, undo, ...rest], 10, 6)['lead-first']).toMatchObject({ who: 'Ben' })
  })
  it('does not take the final count for a last turn', () => {
    const tales = tell(game([1, 3, 3], [2, 3, 8], [3, 4, 8]), 20, 12)
    expect(tales['count']).toEqual({ who: 'Ben', first: 'Ann', points: 4, seq: 3 })
    expect(tales['last']).toBeUndefined()
    expect(tales['lead']).toBeUndefined()
  })
  it('speaks of a person who lost points', () => {
    const swings = swingsOf([
      { seq: 1, turn: 1, values: [4, 2] },
      { seq: 2, turn: 2, values: [2, 4] },
    ])
    expect(swings).toEqual([
      { seq: 2, turn: 2, who: 0, by: -2 },
      { seq: 2, turn: 2, who: 1, by: 2 },
    ])
  })
})

describe('luck', () => {
  const draws = [
    { line: 4, got: [2, 0], expected: [0.5, 0.25] },
    { line: 6, got: [0, 0], expected: [0.5, 0.25] },
    { line: 9, got: [0, 0], expected: [0.5, 0] },
    { line: 12, got: [1, 0], expected: [0.5, 0.5] },
  ]
  it('adds up what came and what was to be expected', () => {
    expect(luckOf(draws, 2)).toEqual([
      { got: 3, expected: 2 },
      { got: 0, expected: 1 },
    ])
  })
  it('finds the longest wait of a person who could hope for something', () => {
    expect(driestOf(draws, 2)).toEqual({ who: 1, seq: 4, count: 3 })
    expect(driestOf(draws.slice(0, 1), 1)).toBeNull()
  })
})
