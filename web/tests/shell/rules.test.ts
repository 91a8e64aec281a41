import { describe, expect, it } from 'vitest'
import type { RuleEntry } from '../../src/lib/wire'
import { plainWords, search } from '../../src/shell/rules/search'

const entry = (name: string, title: string, text: string, words: string[] = []): RuleEntry => ({
  name,
  title,
  text,
  words,
  ids: [`${name.slice(0, 3).toUpperCase()}-1`],
  chapter: 'All',
  see: [],
  modes: [],
})
const book = [
  entry('keep', 'Keep', 'A keep replaces a settlement.', ['city']),
  entry('settlement', 'Settlement', 'It costs one brick, among others.'),
  entry('road', 'Long road', 'It costs one brick and one lumber.'),
]
const elsewhere = {
  befestigung: 'Keep',
  twierdza: 'Keep',
  lehm: 'brick',
  strassenzug: 'long road',
  'dluga droga': 'long road',
}
const found = (asked: string): string[] => search(book, elsewhere, asked).map((each) => each.name)

describe('the search of the rulebook', () => {
  it('finds every word, wherever it stands', () => {
    expect(found('')).toEqual(['keep', 'settlement', 'road'])
    expect(found('costs BRICK')).toEqual(['settlement', 'road'])
    expect(found('roa-1')).toEqual(['road'])
    expect(found('city')).toEqual(['keep'])
    expect(found('wall')).toEqual([])
  })
  it('finds a thing by its name in another language, also while it is typed', () => {
    expect(found('Befestigung')).toEqual(['keep'])
    expect(found('Twier')).toEqual(['keep'])
    expect(found('Lehm')).toEqual(['settlement', 'road'])
    expect(found('Straßenzug')).toEqual(['road'])
    expect(found('długa droga')).toEqual(['road'])
    expect(found('le')).toEqual(['keep', 'settlement'])
  })
  it('writes words in one case and spelling', () => {
    expect(plainWords('Größte Ścieżka, één')).toEqual(['groesste', 'sciezka', 'een'])
  })
})
