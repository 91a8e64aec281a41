// @vitest-environment jsdom
/** Where a board is chosen and where a table's options are shown, our boards are called reconstructions (MODE-18). */
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openWords } from '../../src/games'
import { api } from '../../src/lib/api.svelte'
import type { GameShape, OptionShape } from '../../src/lib/wire'
import { words } from '../../src/lib/words.svelte'
import NewTable from '../../src/shell/lobby/NewTable.svelte'
import type { TableStore } from '../../src/table/store.svelte'
import Rules from '../../src/table/Rules.svelte'

const option = (key: string, type: OptionShape['type'], values: OptionShape['values']): OptionShape => ({
  key,
  type,
  values,
  default: values[0]!,
  applies: { rules: ['base'], seats: [] },
  rule: 'MODE-7',
})
const watch: GameShape = {
  name: 'watch',
  rules: { base: [3, 4] },
  options: {
    base: [
      option('board', 'choice', ['standard', 'full_random']),
      option('layout', 'file', ['built_in']),
      option('offers_per_turn', 'choice', [12, 'unlimited']),
    ],
  },
  bots: [],
  sets: [],
}
const NOTES = {
  en: ['Our boards are reconstructions', 'on a layout of its own'],
  de: ['Unsere Spielfelder sind Rekonstruktionen', 'auf einem eigenen Aufbau'],
}

beforeEach(() => {
  vi.spyOn(api, 'games').mockResolvedValue([watch])
  api.me = { guest: 'g', name: 'Ann' }
  localStorage.setItem('name', 'Ann')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe.each(['en', 'de'] as const)('in %s', (lang) => {
  const [ours, own] = NOTES[lang] as [string, string]
  beforeEach(async () => {
    await words.choose(lang)
    await openWords('watch')
  })

  it('stands where a board is chosen, and a file of one’s own changes it', async () => {
    const make = vi.spyOn(api, 'make').mockResolvedValue({ table: 't' } as never)
    const query = new URLSearchParams('game=watch&rules=base&seats=3')
    const page = render(NewTable, { place: { parts: ['new'], query } as never })
    await waitFor(() => expect(page.container.textContent).toContain(ours))
    expect(page.container.textContent).not.toContain(own)
    const input = page.container.querySelector<HTMLInputElement>('#o-layout')!
    const file = { text: () => Promise.resolve('mode = "base"') } // jsdom cannot read its files
    await fireEvent.change(input, { target: { files: [file] } })
    await waitFor(() => expect(page.container.textContent).toContain(own))
    expect(page.container.textContent).not.toContain(ours)
    await fireEvent.submit(page.container.querySelector('form')!)
    await waitFor(() => expect(make).toHaveBeenCalled())
    expect(make.mock.calls[0]![0].options).toEqual({ layout: 'mode = "base"' })
  })

  it.each([
    [{ board: 'full_random' }, null, ours, own],
    [{}, { board: 'standard', layout: 'built_in' }, ours, own],
    [{ layout: { mode: 'base' } }, null, own, ours],
    [{ layout: { mode: 'base' } }, { board: 'standard', layout: 'own' }, own, ours],
  ])('stands with the options %j of a table', async (options, all, said, unsaid) => {
    const info = { game: 'watch', rules: 'base', options, seats: [], settings: {} }
    const page = render(Rules, { table: { info, scene: all && { options: all } } as unknown as TableStore })
    await waitFor(() => expect(page.container.textContent).toContain(said))
    expect(page.container.textContent).not.toContain(unsaid)
    expect(page.container.textContent).not.toContain('[object')
  })

  it('reports what a layout has that the game has not', async () => {
    const info = { game: 'watch', rules: 'base', options: {}, seats: [], settings: {} }
    const notes = [{ note: 'layout_terrain', kind: 'forest', have: 5, box: 4 }]
    const page = render(Rules, { table: { info, scene: { notes } } as unknown as TableStore })
    await waitFor(() => expect(page.container.textContent).toMatch(new RegExp(`${words.term('forest')}.*: 5 `)))
  })
})
