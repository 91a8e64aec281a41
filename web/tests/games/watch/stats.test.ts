import { describe, expect, it } from 'vitest'
import type { ViewStep } from '../../../src/lib/wire'
import type { View } from '../../../src/table/store.svelte'
import { effective } from '../../../src/table/timeline'
import { chanceOf, checkFair, commitmentOf } from '../../../src/table/end/fair'
import { byKind, lineOf, statsOf, total, UNKNOWN, type Flow } from '../../../src/games/watch/replay/stats'
import { unpayable } from '../../../src/games/watch/table/decline'

interface Fixture {
  seats: number
  seed: string
  commit: string
  words: string[]
  steps: ViewStep[]
}
const RESOURCES = ['lumber', 'brick', 'wool', 'grain', 'ore']
const files = import.meta.glob<Fixture>('../../fixtures/views-*.json', { eager: true, import: 'default' })
const read = (name: string): Fixture => files[`../../fixtures/views-${name}.json`]!
const games = { points: read('ending-points'), undo: read('base-4-undo') }
const all = (flow: Flow): number => Object.values(flow).reduce((sum, counts) => sum + total(counts), 0)

describe.each(Object.entries(games))('the numbers of a game (%s)', (_, game) => {
  const steps = game.steps.map(lineOf)
  const stats = statsOf(steps, game.seats, RESOURCES)
  const last = game.steps.at(-1)!.view

  it('accounts for every card: gains less losses are the hands at the end', () => {
    const hands = (last.seats as { hand_size: number }[]).map((seat) => seat.hand_size)
    expect(stats.gains.map((gain, seat) => all(gain) - all(stats.losses[seat]!))).toEqual(hands)
  })
  it('knows what was stolen, since a finished game is open', () => {
    for (const flow of [...stats.gains, ...stats.losses]) expect(byKind(flow)[UNKNOWN] ?? 0).toBe(0)
    expect(stats.gains.reduce((sum, gain) => sum + total(gain.robbed), 0)).toBe(
      stats.losses.reduce((sum, loss) => sum + total(loss.robbed), 0),
    )
  })
  it('ends with the points of the outcome and has one sample per turn', () => {
    expect(stats.points.at(-1)!.values).toEqual(last.outcome!.points)
    const turns = stats.points.map((sample) => sample.turn)
    expect(turns).toEqual([...new Set(turns)])
    expect(turns.at(-1)).toBe(stats.turns)
  })
  it('counts the dice against what fair dice would show', () => {
    expect(stats.dice.reduce((sum, each) => sum + each.count, 0)).toBe(stats.rolls.length)
    expect(stats.dice.reduce((sum, each) => sum + each.expected, 0)).toBeCloseTo(stats.rolls.length)
    expect(stats.dice.find((each) => each.sum === 7)!.expected).toBeCloseTo(stats.rolls.length / 6)
  })
  it('verifies every roll from the seed', async () => {
    const report = await checkFair(game.seed, game.commit, game.words, stats.rolls)
    expect(report).toEqual({ commit: true, verified: stats.rolls.length, rolls: stats.rolls.length, differs: null })
  })
})

describe('undo', () => {
  it('takes back the lines after the one it names', () => {
    const steps = games.undo.steps.map(lineOf)
    const left = effective(steps)
    expect(steps.some((step) => step.text.startsWith('undo '))).toBe(true)
    expect(left.some((step) => step.text.startsWith('undo '))).toBe(false)
    // Line 1 was taken back by line 2 (`undo 0`).
    expect(left.map((step) => step.seq).slice(0, 3)).toEqual([0, 3, 4])
  })
})

describe('the check of the dice', () => {
  it('finds a changed roll, a foreign seed and a foreign commitment', async () => {
    const { seed, commit, words } = games.points
    const { rolls } = statsOf(games.points.steps.map(lineOf), games.points.seats, RESOURCES)
    const changed = rolls.map((roll, n) => (n === 3 ? ([(roll[0] % 6) + 1, roll[1]] as [number, number]) : roll))
    expect(await checkFair(seed, commit, words, changed)).toMatchObject({ verified: rolls.length - 1, differs: 3 })
    const foreign = await checkFair(`${seed}x`, commit, words, rolls)
    expect(foreign.commit).toBe(false)
    expect(foreign.verified).toBeLessThan(rolls.length)
    expect((await checkFair(seed, null, ['frost'], rolls)).commit).toBeNull()
  })
  it('reads seed, commitment and words from a record', async () => {
    const commit = await commitmentOf('a b')
    expect(chanceOf(`frostwall 1\ngame: watch\ncommit: ${commit}\nseed: a b\nwords: ["x","y"]\n\n1 0 roll\n`)).toEqual({
      seed: 'a b',
      commit,
      words: ['x', 'y'],
    })
    expect(chanceOf('frostwall 1\ngame: watch\n\n1 0 roll seed: no\n')).toBeNull()
  })
})

describe('declining by itself', () => {
  const view = (hand: Record<string, number> | null, kinds: string[]): View =>
    ({
      offer: { take: { ore: 2 } },
      seats: [{}, { hand }],
      moves: kinds.map((kind) => ({ kind, text: kind })),
    }) as unknown as View
  it('declines only what cannot be paid', () => {
    expect(unpayable(view({ ore: 1 }, ['decline', 'counter']), 1)?.kind).toBe('decline')
    expect(unpayable(view({ ore: 2 }, ['accept', 'decline']), 1)).toBeNull()
    expect(unpayable(view({ ore: 2 }, ['decline']), 1)).toBeNull()
    expect(unpayable(view({ ore: 1 }, ['accept', 'decline']), 1)).toBeNull()
    expect(unpayable(view({ ore: 1 }, []), 1)).toBeNull()
    expect(unpayable(view(null, ['decline']), 1)).toBeNull()
    expect(unpayable(view({}, ['decline']), null)).toBeNull()
  })
})
