/**
 * What people call the places of the board: "9-6-4 corner", "between mountains 9 and hills 6", "third Wall section". Numbers
 * alone where they are enough, with the terrain where two places share them. Names have no article: sentences bring it.
 */
import type { EventLike } from '../../../lib/catalogue'
import type { Pointed } from '../../../table/pointing.svelte'
import { numberText, type HexScene, type Place, type Ref, type Scene } from '../shapes'

export type Text = (key: string, variables?: Record<string, string | number>) => string

interface At {
  x: number
  y: number
}
const WAYS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const
type Way = (typeof WAYS)[number]

// In the units of a scene's intersections, which are stretched to the east.
const centre = (hex: HexScene): At => ({ x: 2 * hex.q + hex.r, y: 6 * hex.r })
function wayFrom(from: At, to: At): Way {
  const angle = Math.atan2((to.y - from.y) / 4, ((to.x - from.x) * Math.sqrt(3)) / 2)
  return WAYS[(Math.round(angle / (Math.PI / 4)) + 8) % 8] as Way
}
const middle = (points: At[]): At => ({
  x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
  y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
})

export function wordOf(t: Text, word: string): string {
  const term = word.replaceAll('_', '-')
  for (const key of [`term-clan-${term}-short`, `term-clan-${term}`, `term-${term}`]) {
    const found = t(key)
    if (found && found !== key && !found.includes(key)) return found
  }
  return word.replaceAll('_', ' ')
}

/** The name of a clan for a narrow banner: without the word for "clan". */
export const clanName = (t: Text, clan: string): string => t('web-watch-clan', { clan })

export class Naming {
  constructor(
    private readonly scene: Scene,
    private readonly t: Text,
  ) {}

  name(place: Place, ref: Ref): string {
    const [first = '', second = ''] = String(ref).split('/')
    switch (place) {
      case 'hex':
        return this.hex(Number(ref))
      case 'intersection':
        return this.corner(Number(ref))
      case 'path':
        return this.path(Number(ref))
      case 'section':
        return this.section(Number(ref))
      case 'clearing':
        return this.t('web-watch-place-clearing', { section: this.section(Number(ref)) })
      case 'position':
        return this.t('web-watch-place-position', { section: this.section(Number(first)), position: Number(second) })
      case 'camp':
        return this.t('web-watch-place-camp', { clan: this.clan(first), camp: Number(second) })
      case 'tormund_camp':
        return this.t('web-watch-place-tormund')
      case 'tower':
        return this.t('web-watch-place-tower')
    }
  }

  hex(number: number): string {
    const hex = this.scene.hexes[number]
    if (!hex) return ''
    const alike = this.scene.hexes.filter((each) => each.terrain === hex.terrain && each.number === hex.number)
    const name = `${wordOf(this.t, hex.terrain)} ${hex.number ? numberText(hex.number) : ''}`.trim()
    return alike.length === 1 ? name : this.inThe(name, centre(hex), alike.map(centre))
  }

  /** A corner by the numbers around it; one that has a single land, by the corner of that land it is. */
  private corner(number: number): string {
    const lands = this.lands(number)
    const [only] = lands
    const at = this.scene.intersections[number]
    if (!only || !at) return this.t('web-watch-place-corner-ice')
    if (lands.length === 1) {
      return this.t('web-watch-place-corner-of', { way: wayFrom(centre(only), at), hex: this.hex(only.hex) })
    }
    const numbers = (of: HexScene[]): string => of.map((hex) => numberText(hex.number)).join('-')
    const full = (of: HexScene[]): string => of.map((hex) => `${hex.number} ${hex.terrain}`).join()
    const others = this.scene.intersections.filter((each) => numbers(this.lands(each.intersection)) === numbers(lands))
    if (others.length === 1) return this.t('web-watch-place-corner', { numbers: numbers(lands) })
    const name = this.t('web-watch-place-corner-lands', {
      numbers: numbers(lands),
      lands: lands.map((hex) => wordOf(this.t, hex.terrain)).join(', '),
    })
    const alike = others.filter((each) => full(this.lands(each.intersection)) === full(lands))
    return alike.length === 1 ? name : this.inThe(name, at, alike)
  }

  /** The land around a corner, the highest number first. */
  private lands(intersection: number): HexScene[] {
    const around = this.scene.intersections[intersection]?.hexes ?? []
    return around
      .flatMap((hex) => this.scene.hexes[hex] ?? [])
      .sort((a, b) => b.number - a.number || a.terrain.localeCompare(b.terrain))
  }

  /** A path by the lands on both sides of it, or as a side of its only one. */
  private path(number: number): string {
    const ends = this.scene.paths[number]?.ends ?? []
    const [a, b] = ends.map((end) => this.scene.intersections[end])
    if (!a || !b) return ''
    const [one, other] = a.hexes.filter((hex) => b.hexes.includes(hex)).flatMap((hex) => this.scene.hexes[hex] ?? [])
    if (!one) return this.t('web-watch-place-side-ice')
    if (other) return this.t('web-watch-place-between', { one: this.hex(one.hex), other: this.hex(other.hex) })
    return this.t('web-watch-place-side', { way: wayFrom(centre(one), middle([a, b])), hex: this.hex(one.hex) })
  }

  section(number: number): string {
    return this.t('web-watch-place-section', { number: number + 1 })
  }

  /** With the clans that come out before it. */
  sectionInFull(number: number): string {
    const clans = (this.scene.clans ?? []).filter((clan) => clan.trails.some((trail) => trail.section === number))
    return this.t('web-watch-place-section-full', {
      section: this.section(number),
      one: this.clan(clans[0]?.clan ?? ''),
      other: clans[1] ? this.clan(clans[1].clan) : 'none',
    })
  }

  private clan = (clan: string): string => clanName(this.t, clan)

  private inThe(name: string, at: At, all: At[]): string {
    return this.t('web-watch-place-way', { name, way: wayFrom(middle(all), at) })
  }
}

/** Which arguments of events and moves are places. */
const PLACES: Record<string, Place> = {
  hex: 'hex',
  intersection: 'intersection',
  path: 'path',
  section: 'section',
  to: 'section',
}

/** The name of the place that an argument of an event stands for; null where it is none. */
export function placeNames(scene: Scene): (text: Text, argument: string, value: unknown) => string | null {
  return (text, argument, value) => {
    const place = PLACES[argument]
    return place && typeof value === 'number' ? new Naming(scene, text).name(place, value) : null
  }
}

/** Where an event happened, and whom it is about. */
export function placesOf({ name, seat, args }: EventLike): Pointed[] {
  const found: Pointed[] = []
  const add = (field: Place | 'seat', value: unknown): void => {
    if (typeof value === 'number' || typeof value === 'string') found.push({ field, value })
  }
  const { hex, section, position, to } = args
  add('intersection', args['intersection'])
  add('path', args['path'])
  if (hex === 'camp') add('tormund_camp', 'camp')
  else add('hex', hex)
  if (args['clan'] && args['camp']) add('camp', `${args['clan'] as string}/${args['camp'] as number}`)
  else if (name === 'advance' || name === 'sent_back') add('clearing', section)
  else if (typeof position === 'number') add('position', `${(to ?? section) as number}/${position}`)
  else add('section', section)
  for (const person of [seat, args['victim'], args['with'], args['from']]) {
    if (typeof person === 'number' && person >= 0) add('seat', person)
  }
  return found
}
