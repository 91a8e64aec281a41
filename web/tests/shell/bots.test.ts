import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameShape } from '../../src/lib/wire'

const asked: unknown[] = []
vi.mock('../../src/lib/api.svelte', () => ({
  api: {
    games: () => Promise.resolve([{ name: 'snowball', bots: [{ name: 'thrower' }, { name: 'random' }] }]),
    make: (table: unknown) => {
      asked.push(table)
      return Promise.resolve({ table: 'abc' })
    },
    table: () => ({ ask: (question: unknown) => Promise.resolve(asked.push(question)) }),
  },
}))
const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
})
const { botOf, keepLevel, lastLevel, playBots } = await import('../../src/shell/lobby/bots')

beforeEach(() => {
  kept.clear()
  asked.length = 0
})

describe('the bots that play where nobody has chosen', () => {
  it('are the first that the game lists', () => {
    expect(botOf({ bots: [{ name: 'builder' }, { name: 'greedy' }] } as GameShape)).toBe('builder')
    expect(botOf(null)).toBe('')
  })
  it('are easy for a newcomer, then as they were chosen last', () => {
    expect(lastLevel()).toBe('easy')
    keepLevel('full')
    expect(lastLevel()).toBe('full')
    kept.set('level', 'of another version')
    expect(lastLevel()).toBe('easy')
  })
  it('take all other seats of a table that starts at once', async () => {
    expect(await playBots('snowball', { rules: 'plain', seats: 3 }, 'easy')).toBe('abc')
    expect(asked).toEqual([
      { game: 'snowball', rules: 'plain', seats: 3, level: 'easy', bots: ['thrower', 'thrower'] },
      { type: 'start' },
    ])
  })
})
