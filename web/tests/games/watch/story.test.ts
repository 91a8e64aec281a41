import { describe, expect, it, vi } from 'vitest'
import type { EventShape } from '../../../src/lib/wire'
import type { WatchLine } from '../../../src/games/watch/replay/stats'
import type { Person } from '../../../src/games/face'

vi.stubGlobal('localStorage', { getItem: () => 'en' })
vi.stubGlobal('document', { cookie: '' })
vi.stubGlobal('navigator', { languages: [] })
const { fortuneOf, storyOf } = await import('../../../src/games/watch/replay/story')

const people = ['Ann', 'Ben', 'Cleo'].map((name) => ({ name })) as unknown as Person[]
let seq = 0
function line(turn: number, name: string, seat: number, args: Record<string, unknown>, inGift = 0): WatchLine {
  const event = { name, seat, args, rule: '' } as EventShape
  return {
    ...{ seq: ++seq, seat, text: name, turn, active: seat, events: [event], final: null, breaches: 0, inGift },
    ...{ points: [], open: [], guards: [] },
  }
}
const scene = { most_breaches: 3, most_in_gift: 8 }
const keys = (tales: { key: string }[]): string[] => tales.map((tale) => tale.key.replace('web-watch-', ''))

describe('what the Wall tells', () => {
  it('names the attack that came closest, and of those the largest', () => {
    const lines = [
      line(3, 'wall_holds', 0, { section: 0, wildlings: 1, guards: 3 }),
      line(5, 'wall_holds', 0, { section: 1, wildlings: 1, guards: 1 }),
      line(8, 'wall_holds', 0, { section: 2, wildlings: 2, guards: 2 }),
    ]
    const [held] = storyOf(lines, scene, people)
    expect(held).toMatchObject({ key: 'web-watch-story-held', turn: 8, args: { guards: 2, wildlings: 2 } })
  })
  it('tells of a Gift that was almost full, not of one that was', () => {
    expect(keys(storyOf([line(9, 'cross', 0, {}, 6)], scene, people))).toEqual(['story-gift'])
    expect(storyOf([line(9, 'cross', 0, {}, 5)], scene, people)).toEqual([])
    expect(storyOf([line(9, 'cross', 0, {}, 8)], scene, people)).toEqual([])
  })
  it('tells of a card that was taken from somebody, not of one that nobody had', () => {
    const first = line(4, 'longest_road', 1, { from: -1, length: 5 })
    expect(storyOf([first], scene, people)).toEqual([])
    const taken = line(7, 'longest_road', 2, { from: 1, length: 6 })
    const set = line(8, 'longest_road', -1, { from: 2, length: 0 })
    const [tale] = storyOf([first, taken, set], scene, people)
    expect(tale).toMatchObject({ key: 'web-watch-story-road', args: { who: 'Cleo', from: 'Ben', size: 6 } })
  })
})

describe('who was lucky', () => {
  it('names the best and the worst dice only where they differ from what was to be expected', () => {
    const draws = [
      { line: 1, got: [3, 0, 1], expected: [1, 1.5, 1] },
      { line: 2, got: [2, 1, 1], expected: [1, 1.5, 1] },
    ]
    const tales = fortuneOf([line(1, 'steal', 2, { victim: 1 })], draws, people)
    expect(keys(tales)).toEqual(['luck-best', 'luck-worst', 'luck-thief', 'luck-robbed', 'luck-sevens'])
    expect(tales[0]!.args).toEqual({ who: 'Ann', got: 5, expected: 2 })
    expect(tales[1]!.args).toEqual({ who: 'Ben', got: 1, expected: 3 })
    expect(keys(fortuneOf([], [{ line: 1, got: [1, 1, 1], expected: [1, 1, 1] }], people))).toEqual(['luck-sevens'])
  })
})
