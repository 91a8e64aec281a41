/** The picture on a card: its evening and its colours by chance of its id, what it shows by its name. */
import type { CardEntry } from '../shapes'
import { animalOf, buildingOf, thingOf } from './drawings/subjects'

/** A number for a word, always the same (FNV-1a). */
export function seedOf(word: string): number {
  let found = 2166136261
  for (const letter of word) found = Math.imul(found ^ letter.charCodeAt(0), 16777619)
  return found >>> 0
}
const taken = <T>(from: readonly T[], seed: number, shift: number): T => from[(seed >>> shift) % from.length]!

const SKIES = ['#31486b', '#3d4f7a', '#2f5570', '#5a5584', '#44617f', '#6b5d80', '#2c4660', '#54688f'] as const
const HILLS = ['#223650', '#2b3c5c', '#24465a', '#3d3d63', '#304a64'] as const
const WALLS = ['#8a5a3a', '#6f4d3b', '#9a6b48', '#7a6a5a', '#5f5750', '#a0764e'] as const
const ROOFS = ['#4d6b8a', '#7c4640', '#4e6a52', '#6a5580', '#55504c', '#8a6a35'] as const
const CLOTHS = ['#a8483f', '#3f6ea3', '#4f7f4a', '#a9792b', '#76539a', '#2f7d80'] as const

export interface Picture {
  sky: string
  hill: string
  wall: string
  roof: string
  cloth: string
  moon: boolean
  peak: number
  animal: string | null
  building: string | null
  thing: string | null
}
export type Pictured = Pick<CardEntry, 'id' | 'name'> & { kind?: CardEntry['kind']; tags?: readonly string[] }

/** Of a card, or of a giant, which has no kind. */
export function pictureOf({ id, name, kind, tags = [] }: Pictured): Picture {
  const seed = seedOf(id)
  const called = name['en'] ?? id.replaceAll('_', ' ')
  return {
    sky: taken(SKIES, seed, 2),
    hill: taken(HILLS, seed, 6),
    wall: taken(WALLS, seed, 9),
    roof: taken(ROOFS, seed, 13),
    cloth: tags.includes('guard') ? '#dfe8ef' : taken(CLOTHS, seed, 17),
    moon: (seed >>> 20) % 2 === 0,
    peak: 18 + ((seed >>> 4) % 60),
    animal: kind === 'construction' ? null : animalOf(called),
    building: kind === 'construction' ? buildingOf(called) : null,
    thing: kind === 'creature' ? thingOf(called) : null,
  }
}
export const resources = (cost: CardEntry['cost']): [string, number][] =>
  Object.entries(cost).filter((each): each is [string, number] => typeof each[1] === 'number' && each[1] > 0)

/** Where a long word may break, roughly: before the consonants that can begin a syllable. Browsers often have no list of their own. */
const V = 'aeiouyäöüéèáíóúąę'
const breakBefore = (more: string): RegExp =>
  new RegExp(
    `[${V}][^${V}]*?(?=(?:${more}sch[lmnrw]?|pfl|str|spr|[bcdfgkptvw]r|[bcfgkpv]l|ch|pf|ph|th|sp|st|kn|zw|[^${V}])[${V}])`,
    'giu',
  )
const BREAK = breakBefore('')
const BREAK_POLISH = breakBefore('[cdrs]z|d[źż]|') // two letters, one sound
export function softly(name: string, lang = globalThis.document?.documentElement.lang): string {
  const [least, rest, where] = lang === 'pl' ? [7, 2, BREAK_POLISH] : [8, 3, BREAK]
  return name.replace(/\p{L}+/gu, (word) =>
    word.length < least
      ? word
      : word.replace(where, (start, at: number) =>
          at + start.length < rest || word.length - at - start.length < rest ? start : `${start}\u00ad`,
        ),
  )
}
