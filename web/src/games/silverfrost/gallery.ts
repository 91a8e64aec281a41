/** Silverfrost in one position of the fixtures: ?game=silverfrost&p=table-4-late&part=scene. A click goes to the console. */
import { mount } from 'svelte'
import { openWords } from '..'
import fixtures from '../../../tests/fixtures/silver.json'
import Gallery from './Gallery.svelte'
import type { Scene, SilverView } from './shapes'

interface Position {
  seats: number
  scene?: string
  view: unknown
}

export async function show(target: HTMLElement, ask: URLSearchParams): Promise<void> {
  const position = (fixtures.positions as Record<string, Position | undefined>)[ask.get('p') ?? 'table-4-late']
  if (!position) return
  const scene = (fixtures.scenes as Record<string, unknown>)[position.scene ?? String(position.seats)] as Scene
  await openWords('silverfrost', scene)
  mount(Gallery, { target, props: { scene, view: position.view as SilverView, part: ask.get('part') ?? 'game' } })
}
