/** The places of the board in words: their names, and for people who do not see it what lies and stands there. */
import { words } from '../../../lib/words.svelte'
import type { View } from '../../../table/store.svelte'
import type { Place, Ref, Scene, WatchView } from '../shapes'
import { standingAt } from './standing'
import { Naming } from './naming'

type AnyScene = Scene | Record<string, any>
type AnyView = View | WatchView

/** "9-6-4 corner", "between mountains 9 and hills 6": without an article. */
export const placeName = (scene: AnyScene, place: Place, ref: Ref): string =>
  new Naming(scene as Scene, words.t).name(place, ref)

/** The name, and what lies and stands there. */
export function placeLabel(scene: AnyScene, view: AnyView, place: Place, ref: Ref, names: string[]): string {
  const { board } = view as WatchView
  const naming = new Naming(scene as Scene, words.t)
  const parts = [place === 'section' ? naming.sectionInFull(Number(ref)) : naming.name(place, ref)]
  const owned = (what: string, all: number[][]): void => {
    const seat = all.findIndex((each) => each.includes(Number(ref)))
    if (seat >= 0) parts.push(words.t('web-watch-place-owned', { what: words.term(what), who: names[seat] ?? '' }))
  }
  if (place === 'path') {
    parts[0] = words.t('web-watch-place-path', { where: parts[0] as string })
    owned('road', board.roads)
  }
  if (place === 'intersection') {
    const { hexes = [], routes = [] } = (scene as Scene).intersections[Number(ref)] ?? {}
    parts.push(...hexes.map((hex) => naming.hex(hex)))
    if (routes.length) parts.push(words.t('web-watch-place-route'))
    owned('settlement', board.settlements)
    owned('keep', board.keeps)
  }
  if (place === 'hex') {
    if (board.tormund === ref) parts.push(words.t('web-watch-place-tormund-here'))
    const there = board.gift?.find((each) => each.hex === ref)
    for (const seat of standingAt(scene as Scene, view as WatchView, Number(ref))) {
      const cards = Number((view as View).seats?.[seat]?.['hand_size'] ?? 0)
      parts.push(words.t('web-watch-place-standing', { who: names[seat] ?? '', cards }))
    }
    for (const [kind, count] of Object.entries(there?.wildlings ?? {}))
      if (count) parts.push(words.t('web-watch-place-wildlings', { kind, count }))
  }
  return parts.join(' · ')
}
