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
      const clearing = board.clearings?.[section]
      const line = clearing?.line ?? []
      const naming = new Naming(scene, words.t)
      const standing = [...new Set(line.flatMap((hex) => standingAt(scene, view, hex)))]
      return words.t('web-watch-explain-section', {
        guards: board.wall?.[section]?.length ?? 0,
        wildlings: figures(clearing?.wildlings).length,
        line: words.join(line.map((hex) => naming.hex(hex))),
        who: words.join(standing.map((seat) => names[seat] ?? '')) || 'none',
      })
    }
    case 'camp': {
      const clan = board.camps?.find((each) => each.clan === first)
      const wildling = clan?.camps[Number(second) - 1]
      return words.t('web-watch-explain-camp', {
        wildling: wildling ? words.term(wildling) : 'none',
        full: (clan?.camps ?? []).filter(Boolean).length,
      })
    }
    default:
      return ''
  }
}
