/** The board in one position of the fixtures, chosen by the address; for developers and their screenshots. */
import { mount } from 'svelte'
import '../app.css'
import { setNamesOf } from '../lib/catalogue'
import { words, type Lang } from '../lib/words.svelte'
import type { Scene as SilverScene, SilverView } from './silverfrost/shapes'
import type { Scene, Target, WatchView } from './watch/shapes'
import Board from './watch/board/Board.svelte'

const fixtures = import.meta.glob<{ scene: Scene; mid: WatchView; late: WatchView }>('../../tests/fixtures/{base,brotherhood}-[3-6].json', { import: 'default' })
const ask = new URLSearchParams(location.search)

/** The north as full as it can be, to see whether it all fits. */
function crowd(scene: Scene, view: WatchView): WatchView {
  const kinds = ['regular', 'climber', 'giant', scene.clans && scene.clans.length > 3 ? 'mammoth' : 'regular', 'regular']
  const board = structuredClone(view.board)
  board.wall = board.wall?.map((_, s) => Array.from({ length: 5 - (s % 3) }, (_, i) => (s + i) % scene.seats))
  board.camps = board.camps?.map((c, n) => ({ clan: c.clan, camps: kinds.slice(0, 5 - n).reverse() }))
  board.clearings?.forEach((c, s) => { c.wildlings = { regular: 4 - (s % 3), ...(s % 2 && kinds[3] === 'mammoth' ? { mammoth: 1 } : {}) } })
  board.gift = [
    { hex: 0, wildlings: { regular: 2 } }, { hex: 5, wildlings: { climber: 1, giant: 1 } },
    { hex: 8, wildlings: { regular: 1, climber: 1, giant: 1 } }, { hex: 2, wildlings: { climber: 1 } },
  ]
  board.in_gift = 8
  board.breaches = 2
  return { ...view, board, wildling_die: 5 }
}

function targetsOf(view: WatchView): Target[] {
  const places = { path: 'path', intersection: 'intersection', hex: 'hex', section: 'section' } as const
  return view.moves.flatMap((move): Target[] => {
    const place = Object.values(places).find((field) => field in move)
    return place ? [{ id: move.text, place, ref: move[place] as number, label: move.text, moves: [move] }] : []
  })
}

async function show(): Promise<void> {
  const lang = ask.get('lang')
  if (lang) words.lang = lang as Lang
  await words.open()
  const name = ask.get('f') ?? 'brotherhood-4'
  const fixture = await fixtures[`../../tests/fixtures/${name}.json`]?.()
  const target = document.getElementById('app')
  if (!fixture || !target) return
  let view = ask.get('when') === 'mid' ? fixture.mid : fixture.late
  if (ask.has('crowd')) view = crowd(fixture.scene, view)
  const section = ask.get('line')
  mount(Board, {
    target,
    props: {
      scene: fixture.scene, view, reduced: ask.has('reduced'),
      targets: ask.has('targets') ? targetsOf(view) : [],
      line: section === null ? [] : (view.board.clearings?.[Number(section)]?.line ?? []),
      onpick: (picked: Target) => console.log('pick', picked.id), onask: (place: string, ref: unknown) => console.log('ask', place, ref),
      name: (seat: number) => `Seat ${seat}`,
    },
  })
}

/** A position of Silverfrost; nothing is sent anywhere, a click is told to the console. */
async function showSilver(): Promise<void> {
  const lang = ask.get('lang')
  if (lang) words.lang = lang as Lang
  const [{ default: found }, { default: Gallery }] = await Promise.all([import('../../tests/fixtures/silver.json'), import('./silverfrost/Gallery.svelte')])
  const name = ask.get('p') ?? 'table-4-late'
  const position = (found.positions as Record<string, { seats: number; scene?: string; view: unknown } | undefined>)[name]
  const target = document.getElementById('app')
  if (!position || !target) return
  const scene = (found.scenes as Record<string, unknown>)[position.scene ?? String(position.seats)]
  await words.open('silverfrost', setNamesOf(scene as Record<string, unknown>))
  mount(Gallery, { target, props: { scene: scene as SilverScene, view: position.view as SilverView, part: ask.get('part') ?? 'game' } })
}
void (ask.get('game') === 'silverfrost' ? showSilver() : show())
