import { expect, test } from 'vitest'
import { kindsOf, openFields, optionsOf, remaining } from '../../src/table/picker'

const moves = [
  { text: 'road 3', kind: 'road', path: 3 },
  { text: 'drive 5 regular', kind: 'drive', hex: 5, wildling: 'regular' },
  { text: 'drive 5 giant', kind: 'drive', hex: 5, wildling: 'giant' },
  { text: 'drive 7 giant', kind: 'drive', hex: 7, wildling: 'giant' },
  { text: 'end', kind: 'end' },
]

test('moves are narrowed down by what has been chosen', () => {
  expect(remaining(moves, { kind: null, fixed: {} })).toHaveLength(5)
  expect(remaining(moves, { kind: 'drive', fixed: { hex: 5 } }).map((move) => move.text)).toEqual([
    'drive 5 regular',
    'drive 5 giant',
  ])
})

test('only fields that differ are asked for', () => {
  expect(openFields(remaining(moves, { kind: 'drive', fixed: {} }))).toEqual(['hex', 'wildling'])
  expect(openFields(remaining(moves, { kind: 'drive', fixed: { hex: 7 } }))).toEqual([])
  expect(openFields(remaining(moves, { kind: 'end', fixed: {} }))).toEqual([])
})

test('values that are lists or missing are told apart', () => {
  const cards = [
    { text: 'play a', kind: 'play', card: 'a', using: null },
    { text: 'play a using 3', kind: 'play', card: 'a', using: 3 },
    { text: 'discard b c', kind: 'discard', cards: ['b', 'c'] },
    { text: 'discard b d', kind: 'discard', cards: ['b', 'd'] },
  ]
  expect(openFields(remaining(cards, { kind: 'play', fixed: {} }))).toEqual(['using'])
  expect(optionsOf(remaining(cards, { kind: 'discard', fixed: {} }), 'cards')).toHaveLength(2)
  expect(kindsOf(cards)).toEqual(['play', 'discard'])
})
