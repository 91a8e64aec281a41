/** What a place means, for whoever asks: in words, from the view and the scene alone. */
import { words } from '../../../lib/words.svelte'
import { figures, type Place, type Ref, type Scene, type WatchView } from '../shapes'
import { Naming } from './naming'
import { standingAt } from './standing'

export function explain(scene: Scene, view: WatchView, place: Place, ref: Ref, names: string[]): string {
  const { board } = view
  const [first = '', second = ''] = String(ref).split('/')
  switch (place) {
    case 'tower':
      return words.t('web-watch-explain-tower', {
        breaches: board.breaches ?? 0,
        ofBreaches: scene.most_breaches ?? 0,
        wildlings: board.in_gift ?? 0,
        ofWildlings: scene.most_in_gift ?? 0,
        left: (scene.most_in_gift ?? 0) - (board.in_gift ?? 0),
      })
    case 'section':
    case 'clearing':
    case 'position': {
      const section = Number(first)
      const guards = board.wall?.[section] ?? []
      return words.t('web-watch-explain-section', {
        guards: guards.length,
        guard: names[guards[0] ?? -1] ?? 'none',
        wildlings: figures(board.clearings?.[section]?.wildlings).length,
        line: lineOf(scene, view, section, names),
      })
    }
    case 'camp': {
      const clan = board.camps?.find((each) => each.clan === first)
      const wildling = clan?.camps[Number(second) - 1]
      const trails = scene.clans?.find((each) => each.clan === first)?.trails ?? []
      const sections = [...new Set(trails.map((trail) => trail.section))]
      const naming = new Naming(scene, words.t)
      const ways = sections.map((section) =>
        words.t('web-watch-explain-way', {
          section: naming.section(section),
          guards: board.wall?.[section]?.length ?? 0,
          line: lineOf(scene, view, section, names),
        }),
      )
      const camp = words.t('web-watch-explain-camp', {
        wildling: wildling ? words.term(wildling) : 'none',
        full: (clan?.camps ?? []).filter(Boolean).length,
      })
      return [camp, ...ways].join(' ')
    }
    default:
      return ''
  }
}

/** The hexes that a breach of this section would stop, with whoever has built there. */
function lineOf(scene: Scene, view: WatchView, section: number, names: string[]): string {
  const naming = new Naming(scene, words.t)
  const line = view.board.clearings?.[section]?.line ?? []
  return words.join(
    line.map((hex) =>
      words.t('web-watch-explain-hex', {
        hex: naming.hex(hex),
        who: words.join(standingAt(scene, view, hex).map((seat) => names[seat] ?? '')) || 'none',
      }),
    ),
  )
}
