// @vitest-environment node
import { render } from 'svelte/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Component } from 'svelte'
import type { Scene, Target, WatchView } from '../../../src/games/watch/shapes'

const fixtures = import.meta.glob<{ scene: Scene; mid: WatchView; late: WatchView }>(
  '../../fixtures/{base,brotherhood}-[3-6].json',
  { import: 'default', eager: true },
)
let Board: Component<any>

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => undefined })
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('document', { documentElement: {} })
  await (await import('../../../src/lib/words.svelte')).words.open('watch')
  Board = (await import('../../../src/games/watch/board/Board.svelte')).default
})
const drawn = (props: Record<string, unknown>): string => render(Board, { props }).body
const count = (text: string, part: string): number => text.split(part).length - 1

describe.each(Object.entries(fixtures))('%s', (_, { scene, mid, late }) => {
  it.each([
    ['mid', mid],
    ['late', late],
  ] as const)('draws every place with a name: %s', (_, view) => {
    const text = drawn({ scene, view })
    const sections = scene.sections?.length ?? 0
    expect(count(text, 'data-place="hex"')).toBe(scene.hexes.length)
    expect(count(text, 'data-place="intersection"')).toBe(scene.intersections.length)
    expect(count(text, 'data-place="path"')).toBe(scene.paths.filter((path) => path.open).length)
    expect(count(text, 'data-place="position"')).toBe(5 * sections)
    expect(count(text, 'data-place="clearing"')).toBe(sections)
    expect(text).not.toContain('aria-label=""')
    expect(text).not.toContain('undefined')
    expect(text).not.toContain('NaN')
    expect(text).not.toContain(' style=') // the policy of the pages allows none in the text
  })
})

it('offers targets as buttons, by the names it is given', () => {
  const { scene, mid } = fixtures['../../fixtures/brotherhood-4.json']!
  const targets: Target[] = (['hex', 'intersection', 'path', 'section', 'clearing'] as const).map((place) => ({
    id: place,
    place,
    ref: 1,
    label: `the ${place}`,
    moves: [],
    tone: 'attack',
  }))
  targets.push({ id: 'camp', place: 'camp', ref: 'ice_river/1', label: 'the camp', moves: [] })
  targets.push({ id: 'position', place: 'position', ref: '0/1', label: 'the position', moves: [] })
  targets.push({ id: 'tormund', place: 'tormund_camp', ref: 'camp', label: 'the camp of Tormund', moves: [] })
  const text = drawn({ scene, view: mid, targets, label: () => 'my name' })
  expect(count(text, 'role="button"')).toBe(targets.length)
  for (const target of targets) expect(text).toContain(`aria-label="${target.label}"`)
  expect(count(text, 'aria-label="my name"')).toBeGreaterThan(100)
})

it('shows the line of a breach when it is asked for', () => {
  const { scene, mid } = fixtures['../../fixtures/brotherhood-4.json']!
  const line = mid.board.clearings?.[0]?.line ?? []
  const stops = (text: string): number => count(text, 'fill="#d63a24" stroke="#fff"')
  expect(stops(drawn({ scene, view: mid }))).toBe(0)
  expect(stops(drawn({ scene, view: mid, line }))).toBe(line.length)
})
