import { describe, expect, it } from 'vitest'
import type { Offer } from '../../src/games/face'
import type { GameShape } from '../../src/lib/wire'
import { addressOf, countsOf, optionsOf, rulesOf } from '../../src/shell/start/offers'

const option = (key: string, seats: number[], values: (string | number)[]): object => ({
  key,
  values,
  default: values[0],
  applies: { rules: [], seats },
})
const game = {
  name: 'snowball',
  rules: { small: [1, 2], large: [3] },
  options: { small: [option('wind', [], ['calm', 'gusts', 'storm']), option('alone', [1], [1, 2])] },
} as unknown as GameShape
const offer: Offer = {
  rules: 'small',
  also: ['large'],
  seats: 2,
  choices: [
    { key: 'wind', label: 'wind', says: 'wind-value', values: ['calm', 'storm'] },
    { key: 'alone', label: 'alone', says: 'alone-value' },
  ],
}

describe('what the start page offers of a game', () => {
  it('is for as many as its modes allow, each by its mode', () => {
    expect(countsOf(null, offer)).toEqual([2])
    expect(countsOf(game, offer)).toEqual([1, 2, 3])
    expect([1, 2, 3].map((seats) => rulesOf(game, offer, seats))).toEqual(['small', 'small', 'large'])
  })
  it('has the choices that the server knows for this table', () => {
    const shown = (seats: number): unknown =>
      optionsOf(game, offer, rulesOf(game, offer, seats), seats).map(({ key, values }) => [key, values])
    expect(shown(2)).toEqual([['wind', ['calm', 'storm']]])
    expect(shown(1)).toEqual([
      ['wind', ['calm', 'storm']],
      ['alone', [1, 2]],
    ])
    expect(shown(3)).toEqual([])
  })
  it('goes on with what was chosen where everything can be chosen', () => {
    const query = new URLSearchParams(
      addressOf('snowball', { rules: 'large', seats: 3, options: { wind: 'storm' } }, 'fox').split('?')[1],
    )
    expect(Object.fromEntries(query)).toEqual({
      game: 'snowball',
      rules: 'large',
      seats: '3',
      options: '{"wind":"storm"}',
      bots: '2',
      bot: 'fox',
    })
  })
})
