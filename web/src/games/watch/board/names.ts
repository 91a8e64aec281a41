/** Simple names of places, where the caller has no better ones: words of the catalogue and numbers. */
import type { Place, Ref, Scene } from '../shapes'
import { numberText } from '../shapes'

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
  const short = name.replace(/\s+clan$/i, '').replace(/^(Stamm (vom|der)|clan van de|clan|klan)\s+/i, '').trim()
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
    case 'hex': return hexName(Number(ref))
    case 'intersection': return `${wordOf(t, 'intersection')} ${ref}: ${around(scene.intersections[Number(ref)]?.hexes ?? [])}`
    case 'path': {
      const ends = scene.paths[Number(ref)]?.ends ?? []
      return `${wordOf(t, 'path')} ${ref}: ${ends.join('–')}`
    }
    case 'section': return `${wordOf(t, 'wall_section')} ${Number(ref)}`
    case 'clearing': return `${wordOf(t, 'clearing')} ${scene.sections?.[Number(ref)]?.trails.join('/') ?? ''}`
    case 'camp': return `${wordOf(t, first)}: ${wordOf(t, 'camp')} ${Number(second)}`
    case 'position': return `${wordOf(t, 'wall_section')} ${Number(first)}, ${wordOf(t, 'wall_position')} ${Number(second)}`
    case 'tormund_camp': return wordOf(t, 'tormunds_camp')
  }
}
