import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameShape } from '../../src/lib/wire'

const asked: unknown[] = []
const PLAIN = { name: 'snowball', bots: [{ name: 'thrower' }, { name: 'random' }] } as GameShape
const WITH_CHARACTERS = {
  name: 'igloo',
  bots: [
    { name: 'novice', character: true },
    { name: 'easy', character: true },
    { name: 'hard', character: true },
    { name: 'builder' },
  ],
} as GameShape
vi.mock('../../src/lib/api.svelte', () => ({
  api: {
    games: () => Promise.resolve([PLAIN, WITH_CHARACTERS]),
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
const { keepOpponent, lastOpponent, levelOf, opponentsOf, othersOf, playBots } =
  await import('../../src/shell/lobby/bots')
const names = (bots: { name: string }[]): string[] => bots.map((each) => each.name)

beforeEach(() => {
  kept.clear()
  asked.length = 0
})

describe('the opponents of a game', () => {
  it('are its characters, and all other bots come after them', () => {
    expect(names(opponentsOf(WITH_CHARACTERS))).toEqual(['novice', 'easy', 'hard'])
    expect(names(othersOf(WITH_CHARACTERS))).toEqual(['builder'])
    expect(levelOf(WITH_CHARACTERS)).toBe('full')
  })
  it('are its bots, which play easily, where it has no characters', () => {
    expect(names(opponentsOf(PLAIN))).toEqual(['thrower', 'random'])
    expect(othersOf(PLAIN)).toEqual([])
    expect(levelOf(PLAIN)).toBe('easy')
  })
  it('are easy for a newcomer, then as they were chosen last', () => {
    expect(lastOpponent(WITH_CHARACTERS)).toBe('easy')
    keepOpponent('hard')
    expect(lastOpponent(WITH_CHARACTERS)).toBe('hard')
    expect(lastOpponent(PLAIN)).toBe('thrower')
    keepOpponent('of another version')
    expect(lastOpponent(WITH_CHARACTERS)).toBe('easy')
    expect(lastOpponent(null)).toBe('')
  })
})

describe('a table against bots', () => {
  it('has the chosen one in all other seats, and starts at once', async () => {
    expect(await playBots('igloo', { rules: 'plain', seats: 3 }, 'hard')).toBe('abc')
    expect(asked).toEqual([
      { game: 'igloo', rules: 'plain', seats: 3, level: 'full', bots: ['hard', 'hard'] },
      { type: 'start' },
    ])
  })
  it('has an easy one without a choice', async () => {
    await playBots('igloo', { rules: 'plain', seats: 2 })
    await playBots('snowball', { rules: 'plain', seats: 2 })
    expect(asked.filter((each) => !('type' in (each as object)))).toEqual([
      { game: 'igloo', rules: 'plain', seats: 2, level: 'full', bots: ['easy'] },
      { game: 'snowball', rules: 'plain', seats: 2, level: 'easy', bots: ['thrower'] },
    ])
  })
})
