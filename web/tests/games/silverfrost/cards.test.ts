import { describe, expect, it } from 'vitest'
import { lookOf, pictureOf, resources, softly } from '../../../src/games/silverfrost/cards/art'

const shown = (name: string): string => softly(name).replaceAll('\u00ad', '-')

describe('names on cards', () => {
  it('break where a syllable begins', () => {
    expect(shown('Auftragshaus')).toBe('Auf-trags-haus')
    expect(shown('Schneepflughof')).toBe('Schnee-pflug-hof')
    expect(shown('Everburning Brazier')).toBe('Ever-bur-ning Brazier')
  })
  it('stay whole when they are short', () => {
    expect(softly('Rye Oven')).toBe('Rye Oven')
  })
})

describe('pictures of cards', () => {
  it('are the same every time and know the words of an id', () => {
    expect(pictureOf('rye_oven')).toEqual(pictureOf('rye_oven'))
    expect(pictureOf('rye_oven').form).toBe('oven')
    expect(lookOf('errand_hare').ear).toBe('long')
  })
  it('exist for a card of another set', () => {
    expect(pictureOf('never_heard_of', ['hearth']).form).toBe('oven')
    expect(pictureOf('never_heard_of', ['guard']).hat).toBe('helmet')
    expect(lookOf('never_heard_of').fur).toMatch(/^#/)
  })
})

it('a gift is no resource of the cost', () => {
  expect(resources({ birch: 2, moss: 0, give_left: { fire: 1 } } as never)).toEqual([['birch', 2]])
})
