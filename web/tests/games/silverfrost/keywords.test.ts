// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { CardEntry } from '../../../src/games/silverfrost/shapes'

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
})

it('names the keywords of a card, and those of another set as its files do', async () => {
  const { words } = await import('../../../src/lib/words.svelte')
  const { keywordsOf } = await import('../../../src/games/silverfrost/board/telling')
  await words.open('silverfrost', null, [])
  const card = (tags: string[]): CardEntry => ({ tags }) as unknown as CardEntry
  expect(keywordsOf(card(['hearth', 'larder']))).toEqual(['hearth', 'larder'])
  expect(keywordsOf(card(['frozen_lake']))).toEqual(['frozen lake'])
  expect(keywordsOf(card([]))).toEqual([])
  await words.choose('de')
  expect(keywordsOf(card(['hearth', 'larder', 'sledge']))).toEqual(['Feuerstelle', 'Vorratskammer', 'Schlitten'])
})
