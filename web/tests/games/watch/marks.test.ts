import { describe, expect, it } from 'vitest'
import type { ViewStep } from '../../../src/lib/wire'
import { after, before, turnsOf, undoneOf } from '../../../src/table/timeline'
import { marksOf } from '../../../src/games/watch/replay/marks'
import { lineOf } from '../../../src/games/watch/replay/stats'

const files = import.meta.glob<{ steps: ViewStep[] }>('../../fixtures/views-*.json', { eager: true, import: 'default' })
const slims = (name: string) => files[`../../fixtures/views-${name}.json`]!.steps.map(lineOf)

describe('the timeline', () => {
  const steps = slims('ending-points')
  const marks = marksOf(steps)
  it('marks sevens, buildings after the founding, and the end once', () => {
    const sevens = steps.flatMap((step) => step.events).filter((event) => event.name === 'seven').length
    expect(marks.filter((mark) => mark.kind === 'seven')).toHaveLength(sevens)
    expect(marks.filter((mark) => mark.kind === 'end').map((mark) => mark.seq)).toEqual([steps.at(-1)!.seq])
    expect(marks.every((mark) => steps[mark.seq]!.turn > 0)).toBe(true)
  })
  it('knows where each turn begins', () => {
    const turns = turnsOf(steps)
    expect(turns.map((turn) => turn.turn)).toEqual([...Array(steps.at(-1)!.turn + 1).keys()])
    expect(turns[3]!.seat).toBe(steps[turns[3]!.seq]!.active)
  })
  it('walks from mark to mark', () => {
    const first = marks[0]!
    expect(after(marks, 0)).toBe(first)
    expect(before(marks, first.seq)).toBeUndefined()
    expect(before(marks, steps.length)!.kind).toBe('end')
    expect(after(marks, steps.length)).toBeUndefined()
  })
  it('copes with pages that have not come yet, and with what was taken back', () => {
    const undo = slims('base-4-undo')
    expect(undoneOf(undo).has(1)).toBe(true)
    expect(undoneOf(undo).has(3)).toBe(false)
    const holes = undo.map((step, n) => (n % 100 < 50 ? step : undefined))
    expect(marksOf(holes).length).toBeLessThan(marksOf(undo).length)
    expect(turnsOf(holes).length).toBeGreaterThan(0)
  })
})
