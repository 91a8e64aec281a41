/**
 * The names of places. `placeLabel` says what lies and stands there, for people who do not see the board; `placeName` is
 * short, words and numbers alone.
 */
import { words } from '../../../lib/words.svelte'
import type { View } from '../../../table/store.svelte'
import { numberText, type Place, type Ref, type Scene, type Target } from '../shapes'

type Text = (key: string, variables?: Record<string, string | number>) => string

export function wordOf(t: Text, word: string): string {
  const term = word.replaceAll('_', '-')
  for (const key of [`term-clan-${term}-short`, `term-clan-${term}`, `term-${term}`]) {
    const found = t(key)
    if (found && found !== key && !found.includes(key)) return found
  }
  return word.replaceAll('_', ' ')
}

/** Names of clans for a narrow banner: without the word for "clan" where it is a word of its own. */
export function shortClan(name: string): string {
  const short = name
    .replace(/\s+clan$/i, '')
    .replace(/^(Stamm (vom|der)|clan van de|clan|klan)\s+/i, '')
    .trim()
  return short.charAt(0).toUpperCase() + short.slice(1)
}

export function placeName(t: Text, scene: Scene, place: Place, ref: Ref): string {
  const [first = '', second = ''] = String(ref).split('/')
  const hexName = (number: number): string => {
    const hex = scene.hexes[number]
    return hex ? `${wordOf(t, hex.terrain)} ${hex.number ? numberText(hex.number) : ''}`.trim() : ''
  }
  const around = (hexes: number[]): string => hexes.map(hexName).filter(Boolean).join(', ')
  switch (place) {
    case 'hex':
      return hexName(Number(ref))
    case 'intersection':
      return `${wordOf(t, 'intersection')} ${ref}: ${around(scene.intersections[Number(ref)]?.hexes ?? [])}`
    case 'path': {
      const ends = scene.paths[Number(ref)]?.ends ?? []
      return `${wordOf(t, 'path')} ${ref}: ${ends.join('–')}`
    }
    case 'section':
      return `${wordOf(t, 'wall_section')} ${Number(ref)}`
    case 'clearing':
      return `${wordOf(t, 'clearing')} ${scene.sections?.[Number(ref)]?.trails.join('/') ?? ''}`
    case 'camp':
      return `${wordOf(t, first)}: ${wordOf(t, 'camp')} ${Number(second)}`
    case 'position':
      return `${wordOf(t, 'wall_section')} ${Number(first)}, ${wordOf(t, 'wall_position')} ${Number(second)}`
    case 'tormund_camp':
      return wordOf(t, 'tormunds_camp')
  }
}

type AnyScene = Record<string, any>

/** "hex 5: fields 4", with who has built there. */
export function placeLabel(
  scene: AnyScene,
  view: View,
  place: Target['place'],
  ref: number | string,
  names: string[],
): string {
  switch (place) {
    case 'hex':
      return hexLabel(scene, view, ref as number)
    case 'intersection': {
      const around = (scene['intersections'][ref as number]?.hexes ?? []) as number[]
      const routes = (scene['intersections'][ref as number]?.routes ?? []) as string[]
      const owner = ownerOf(view, ref as number, names)
      const trade = routes.length === 0 ? '' : ` · ${words.t('web-watch-place-route')}`
      const lands = around.map((hex) => shortHex(scene, hex)).filter(Boolean)
      return `${words.t('web-watch-place-intersection', { number: ref as number })}${lands.length ? ` (${lands.join(', ')})` : ''}${trade}${owner}`
    }
    case 'path': {
      const ends = (scene['paths'][ref as number]?.ends ?? []) as number[]
      return words.t('web-watch-place-path', { number: ref as number, from: ends[0] ?? 0, to: ends[1] ?? 0 })
    }
    case 'section':
      return words.t('web-watch-place-section', { number: ref as number })
    case 'clearing':
      return words.t('web-watch-place-clearing', { number: ref as number })
    case 'position': {
      const [section, position] = String(ref).split('/')
      return words.t('web-watch-place-position', { section: Number(section), position: Number(position) })
    }
    case 'camp': {
      const [clan, camp] = String(ref).split('/')
      return words.t('web-watch-place-camp', {
        clan: words.has(`term-${clan?.replaceAll('_', '-')}`) ? words.term(clan ?? '') : (clan ?? ''),
        camp: Number(camp),
      })
    }
    default:
      return words.t('web-watch-place-tormund')
  }
}

function shortHex(scene: AnyScene, hex: number): string {
  const found = scene['hexes'][hex]
  return found
    ? `${words.term(found.terrain)}${found.number ? ` ${found.number > 12 ? '2/12' : found.number}` : ''}`
    : ''
}

function hexLabel(scene: AnyScene, view: View, hex: number): string {
  const parts = [`${words.t('web-watch-place-hex', { number: hex })}: ${shortHex(scene, hex)}`]
  if (view.board['tormund'] === hex) parts.push(words.t('web-watch-place-tormund-here'))
  const there = (view.board['gift'] as { hex: number; wildlings: Record<string, number> }[] | undefined)?.find(
    (each) => each.hex === hex,
  )
  if (there) parts.push(words.cards(there.wildlings))
  return parts.join(' · ')
}

function ownerOf(view: View, intersection: number, names: string[]): string {
  for (const [kind, all] of Object.entries({ settlement: view.board['settlements'], keep: view.board['keeps'] }) as [
    string,
    number[][],
  ][]) {
    const seat = all.findIndex((each) => each.includes(intersection))
    if (seat >= 0) return ` · ${words.term(kind)} (${names[seat]})`
  }
  return ''
}
