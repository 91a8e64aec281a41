/** Which puzzle comes next, and what was solved. */
import { beforeEach, expect, test, vi } from 'vitest'
import { answered, markOf, nextOf } from '../../src/shell/puzzles/progress'

let kept: Record<string, string> = {}
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => void (kept[key] = value),
})
beforeEach(() => void (kept = {}))

test('a wrong answer is remembered, and never takes back a right one', () => {
  expect(markOf('chess', 'a')).toBe('new')
  answered('chess', 'a', false)
  expect(markOf('chess', 'a')).toBe('tried')
  answered('chess', 'a', true)
  answered('chess', 'a', false)
  expect(markOf('chess', 'a')).toBe('solved')
  expect(markOf('draughts', 'a')).toBe('new')
})

test('the next puzzle is the next one that is not solved, from the beginning again', () => {
  const ids = ['a', 'b', 'c']
  expect(nextOf('chess', ids, null)).toBe('a')
  expect(nextOf('chess', ids, 'a')).toBe('b')
  answered('chess', 'c', true)
  expect(nextOf('chess', ids, 'b')).toBe('a')
  answered('chess', 'a', true)
  answered('chess', 'b', true)
  expect(nextOf('chess', ids, 'b')).toBeNull()
})
