/** The shapes of a scene and a view that the board of the Watch reads, its places, and what may be chosen on it. */
import type { Move } from '../../table/store.svelte'

export type Place =
  'hex' | 'intersection' | 'path' | 'section' | 'clearing' | 'camp' | 'position' | 'tormund_camp' | 'tower'
/** A camp is `${clan}/${camp}`, a position `${section}/${position}`, both counted from 1 as in moves; Tormund's camp 'camp', the tower 'tower'; the rest are numbers. */
export type Ref = number | string
export type Tone = 'build' | 'attack' | 'help'

/** A place where something can be done now, with the moves that are left when it is chosen. */
export interface Target {
  id: string
  place: Place
  ref: Ref
  label: string
  moves: Move[]
  tone?: Tone | undefined
}

/** Places that have just changed; `built` by `key(place, ref)`. */
export interface Highlight {
  built?: readonly string[]
  produced?: readonly number[]
  robbed?: readonly number[]
}

export const key = (place: Place, ref: Ref): string => `${place}:${ref}`

export type Counts = Partial<Record<string, number>>
export interface HexScene {
  hex: number
  q: number
  r: number
  terrain: string
  resource: string | null
  number: number
}
export interface IntersectionScene {
  intersection: number
  x: number
  y: number
  hexes: number[]
  routes: string[]
}
export interface PathScene {
  path: number
  ends: number[]
  open: boolean
}
export interface RouteScene {
  ends: number[]
  kind: string
  rate: number
}
export interface SectionScene {
  section: number
  hex: number
  trails: number[]
  south_west: number[]
  south_east: number[]
}
export interface ClanScene {
  clan: string
  trails: { label: number; section: number }[]
  rush: number[]
}
export interface Scene {
  rules: string
  seats: number
  colours: string[]
  hexes: HexScene[]
  intersections: IntersectionScene[]
  paths: PathScene[]
  routes: RouteScene[]
  sections?: SectionScene[]
  clans?: ClanScene[]
  figures?: Counts
  most_breaches?: number
  most_in_gift?: number
}
export interface Clearing {
  section: number
  wildlings: Counts
  direction: string
  line: number[]
  newcomer?: string
}
export interface BoardView {
  tormund: number | 'camp'
  roads: number[][]
  settlements: number[][]
  keeps: number[][]
  wall?: number[][]
  clearings?: Clearing[]
  camps?: { clan: string; camps: string[] }[]
  gift?: { hex: number; wildlings: Counts }[]
  in_gift?: number
  frostfangs?: Counts
  breaches?: number
}
/** What the board reads of a view. */
export interface WatchView {
  board: BoardView
  moves: Move[]
  wildling_die?: number | null
}

/** Counts of wildlings as single figures. */
export function figures(counts: Counts | undefined): string[] {
  return Object.entries(counts ?? {}).flatMap(([kind, n]) => Array.from({ length: n ?? 0 }, () => kind))
}

/** How many of the 36 throws make this number; a token may stand for two (2 and 12). */
export function pips(number: number): number {
  return number > 12 ? 2 : number ? 6 - Math.abs(7 - number) : 0
}
export const numberText = (number: number): string => (number > 12 ? '2·12' : String(number))
