import { describe, expect, it } from 'vitest'
import type { GameShape, OptionShape } from '../../src/lib/wire'
import { fitting, optionsOf, withValue, wordOf } from '../../src/shell/lobby/options'

const option = (key: string, type: string, values: unknown[]): OptionShape =>
  ({ key, type, values, default: values[0], applies: { rules: [], seats: [] } }) as unknown as OptionShape
const wind = option('wind', 'choice', ['calm', 'storm'])
const file = option('layout', 'file', ['built_in'])
const game = {
  options: { plain: [wind, option('one', 'bool', [true]), option('set', 'choice', ['first']), file] },
  sets: ['first', 'own'],
} as unknown as GameShape

describe('the options of a new table', () => {
  it('are those with something to choose, with the sets of the server', () => {
    expect(optionsOf(game, 'plain', 2).map((each) => [each.key, each.values])).toEqual([
      ['wind', ['calm', 'storm']],
      ['set', ['first', 'own']],
      ['layout', ['built_in']],
    ])
    expect(optionsOf(null, 'plain', 2)).toEqual([])
  })
  it('are said only where they are not as usual', () => {
    const changed = withValue(wind, {}, 'storm')
    expect(changed).toEqual({ wind: 'storm' })
    expect(withValue(wind, changed, 'calm')).toEqual({})
    expect(fitting([file], changed)).toEqual({})
  })
  it('take a file as its text, called the table’s own', () => {
    const read = withValue(file, {}, 'hexes = []')
    expect(read).toEqual({ layout: 'hexes = []' })
    expect([wordOf(file, {}), wordOf(file, read)]).toEqual(['built_in', 'own'])
    expect(withValue(file, read, '')).toEqual({})
  })
})
