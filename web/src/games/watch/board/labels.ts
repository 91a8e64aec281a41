/** The names of places, for people who do not see the board and for everybody's log: "hex 5: fields 4". */
import type { View } from '../../../table/store.svelte'
import { words } from '../../../lib/words.svelte'
import type { Target } from '../board'

type Scene = Record<string, any>

export function placeLabel(scene: Scene, view: View, place: Target['place'], ref: number | string, names: string[]): string {
  switch (place) {
    case 'hex':
      return hexLabel(scene, view, ref as number)
    case 'intersection': {
      const around = (scene['intersections'][ref as number]?.hexes ?? []) as number[]
      const route = scene['intersections'][ref as number]?.route as number | null
      const owner = ownerOf(view, ref as number, names)
      const trade = route === null || route === undefined ? '' : ` · ${words.t('web-place-route')}`
      const lands = around.map((hex) => shortHex(scene, hex)).filter(Boolean)
      return `${words.t('web-place-intersection', { number: ref as number })}${lands.length ? ` (${lands.join(', ')})` : ''}${trade}${owner}`
    }
    case 'path': {
      const ends = (scene['paths'][ref as number]?.ends ?? []) as number[]
      return words.t('web-place-path', { number: ref as number, from: ends[0] ?? 0, to: ends[1] ?? 0 })
    }
    case 'section':
      return words.t('web-place-section', { number: ref as number })
    case 'clearing':
      return words.t('web-place-clearing', { number: ref as number })
    case 'position': {
      const [section, position] = String(ref).split('/')
      return words.t('web-place-position', { section: Number(section), position: Number(position) })
    }
    case 'camp': {
      const [clan, camp] = String(ref).split('/')
      return words.t('web-place-camp', { clan: words.has(`term-${clan?.replaceAll('_', '-')}`) ? words.term(clan ?? '') : (clan ?? ''), camp: Number(camp) })
    }
    default:
      return words.t('web-place-tormund')
  }
}

function shortHex(scene: Scene, hex: number): string {
  const found = scene['hexes'][hex]
  return found ? `${words.term(found.terrain)}${found.number ? ` ${found.number > 12 ? '2/12' : found.number}` : ''}` : ''
}

function hexLabel(scene: Scene, view: View, hex: number): string {
  const parts = [`${words.t('web-place-hex', { number: hex })}: ${shortHex(scene, hex)}`]
  if (view.board['tormund'] === hex) parts.push(words.t('web-place-tormund-here'))
  const there = (view.board['gift'] as { hex: number; wildlings: Record<string, number> }[] | undefined)?.find((each) => each.hex === hex)
  if (there) parts.push(words.cards(there.wildlings))
  return parts.join(' · ')
}

function ownerOf(view: View, intersection: number, names: string[]): string {
  for (const [kind, all] of Object.entries({ settlement: view.board['settlements'], keep: view.board['keeps'] }) as [string, number[][]][]) {
    const seat = all.findIndex((each) => each.includes(intersection))
    if (seat >= 0) return ` · ${words.term(kind)} (${names[seat]})`
  }
  return ''
}
