/** The board of the Watch in one position of the fixtures: ?f=brotherhood-4&when=late&targets=1&line=2&crowd=1 */
import { mount } from 'svelte'
import { openWords } from '..'
import Board from './board/Board.svelte'
import type { Scene, Target, WatchView } from './shapes'

const fixtures = import.meta.glob<{ scene: Scene; mid: WatchView; late: WatchView }>(
  '../../../tests/fixtures/{base,brotherhood}-[3-6].json',
  { import: 'default' },
)

/** The north as full as it can be, to see whether it all fits. */
function crowd(scene: Scene, view: WatchView): WatchView {
  const kinds = [
    'regular',
    'climber',
    'giant',
    scene.clans && scene.clans.length > 3 ? 'mammoth' : 'regular',
    'regular',
  ]
  const board = structuredClone(view.board)
  board.wall = board.wall?.map((_, s) => Array.from({ length: 5 - (s % 3) }, (_, i) => (s + i) % scene.seats))
  board.camps = board.camps?.map((c, n) => ({ clan: c.clan, camps: kinds.slice(0, 5 - n).reverse() }))
  board.clearings?.forEach((c, s) => {
    c.wildlings = { regular: 4 - (s % 3), ...(s % 2 && kinds[3] === 'mammoth' ? { mammoth: 1 } : {}) }
  })
  board.gift = [
    { hex: 0, wildlings: { regular: 2 } },
    { hex: 5, wildlings: { climber: 1, giant: 1 } },
    { hex: 8, wildlings: { regular: 1, climber: 1, giant: 1 } },
    { hex: 2, wildlings: { climber: 1 } },
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

export async function show(target: HTMLElement, ask: URLSearchParams): Promise<void> {
  await openWords('watch')
  const fixture = await fixtures[`../../../tests/fixtures/${ask.get('f') ?? 'brotherhood-4'}.json`]?.()
  if (!fixture) return
  let view = ask.get('when') === 'mid' ? fixture.mid : fixture.late
  if (ask.has('crowd')) view = crowd(fixture.scene, view)
  const section = ask.get('line')
  mount(Board, {
    target,
    props: {
      scene: fixture.scene,
      view,
      reduced: ask.has('reduced'),
      targets: ask.has('targets') ? targetsOf(view) : [],
      line: section === null ? [] : (view.board.clearings?.[Number(section)]?.line ?? []),
      onpick: (picked: Target) => console.log('pick', picked.id),
      onask: (place: string, ref: unknown) => console.log('ask', place, ref),
      name: (seat: number) => `Seat ${seat}`,
    },
  })
}
