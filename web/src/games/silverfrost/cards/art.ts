/** What the little picture on a card shows: found by words of its id, else by chance of its id, so that a new card has one too. */
import type { CardEntry } from '../shapes'

export type Ear = 'round' | 'point' | 'long' | 'tuft' | 'horn' | 'antler' | 'crest' | 'none'
export type Face = 'muzzle' | 'beak' | 'snout'
export interface Look {
  fur: string
  face: Face
  ear: Ear
  mask: string | null
  stripes?: boolean
}
export type Form =
  | 'house'
  | 'tower'
  | 'oven'
  | 'adit'
  | 'sledge'
  | 'fire'
  | 'board'
  | 'row'
  | 'hall'
  | 'garden'
  | 'horn'
  | 'loft'
  | 'porch'
  | 'ice'
  | 'slide'
  | 'smithy'
export type Prop =
  | 'lantern'
  | 'shovel'
  | 'bread'
  | 'book'
  | 'candle'
  | 'sack'
  | 'rope'
  | 'broom'
  | 'bell'
  | 'kettle'
  | 'letter'
  | 'log'
  | 'flag'
export type Hat = 'none' | 'helmet' | 'cap' | 'hood' | 'brim'

const LOOKS: Record<string, Look> = {
  jay: { fur: '#7397c9', face: 'beak', ear: 'crest', mask: '#e8eef5' },
  stoat: { fur: '#f1e9da', face: 'muzzle', ear: 'round', mask: '#c9a678' },
  hauler: { fur: '#7d8794', face: 'muzzle', ear: 'point', mask: '#f2f2f0' },
  baker: { fur: '#dcae72', face: 'muzzle', ear: 'round', mask: '#f6e7cd' },
  shrew: { fur: '#8d7b70', face: 'snout', ear: 'round', mask: null },
  fire: { fur: '#cf6a34', face: 'muzzle', ear: 'point', mask: '#f7ede0' },
  foreman: { fur: '#50545c', face: 'snout', ear: 'round', mask: '#f0f0ec', stripes: true },
  marten: { fur: '#6e4a32', face: 'muzzle', ear: 'round', mask: '#eed9a0' },
  mountain: { fur: '#9a8062', face: 'snout', ear: 'horn', mask: '#d9cbb2' },
  squirrel: { fur: '#b4532c', face: 'muzzle', ear: 'tuft', mask: '#f6e5d0' },
  scout: { fur: '#f3f6f8', face: 'beak', ear: 'none', mask: '#aebecb' },
  warden: { fur: '#8a6a48', face: 'beak', ear: 'tuft', mask: '#ead8b6' },
  quartermaster: { fur: '#76573f', face: 'snout', ear: 'round', mask: '#b7926c' },
  mountaineer: { fur: '#5f4636', face: 'muzzle', ear: 'round', mask: '#a98763' },
  air: { fur: '#6a5238', face: 'beak', ear: 'none', mask: '#f5f2ea' },
  sweep: { fur: '#2b3038', face: 'beak', ear: 'none', mask: null },
  finch: { fur: '#c85a4c', face: 'beak', ear: 'crest', mask: '#f0d9c8' },
  hare: { fur: '#cbbfae', face: 'muzzle', ear: 'long', mask: '#f4efe6' },
  goat: { fur: '#e6e0d4', face: 'snout', ear: 'horn', mask: '#c8bca6' },
  mist: { fur: '#b9c4cd', face: 'muzzle', ear: 'tuft', mask: '#eef2f5' },
  otter: { fur: '#7a5f4a', face: 'muzzle', ear: 'round', mask: '#dccbb4' },
  teller: { fur: '#7b6753', face: 'snout', ear: 'round', mask: '#e3d0b0', stripes: true },
  keeper: { fur: '#a98f6c', face: 'beak', ear: 'none', mask: '#f3e9d4' },
  chandler: { fur: '#a7a2a0', face: 'muzzle', ear: 'round', mask: '#e9d2cd' },
  forest: { fur: '#8c5f3a', face: 'snout', ear: 'antler', mask: '#dcc19c' },
  herald: { fur: '#d98a3a', face: 'beak', ear: 'crest', mask: '#f6e3b8' },
  elder: { fur: '#b8b2a8', face: 'snout', ear: 'horn', mask: '#efece6' },
  bear: { fur: '#7a5638', face: 'muzzle', ear: 'round', mask: '#c69c70' },
  ibex: { fur: '#a58d70', face: 'snout', ear: 'horn', mask: '#e0d3bd' },
  elk: { fur: '#6f5a3c', face: 'snout', ear: 'antler', mask: '#a9b07a' },
  ram: { fur: '#d9cbb5', face: 'snout', ear: 'horn', mask: '#c9794a' },
  yak: { fur: '#4c3d35', face: 'snout', ear: 'horn', mask: '#a58a74' },
  boar: { fur: '#544a48', face: 'snout', ear: 'point', mask: '#e07b3c' },
  eagle: { fur: '#5a4632', face: 'beak', ear: 'none', mask: '#f6f3ec' },
  condor: { fur: '#2f3238', face: 'beak', ear: 'none', mask: '#c8746a' },
  wolverine: { fur: '#4b3a30', face: 'muzzle', ear: 'round', mask: '#c9b088' },
  chamois: { fur: '#96704c', face: 'snout', ear: 'horn', mask: '#f0e0c8' },
  bison: { fur: '#523c2c', face: 'snout', ear: 'horn', mask: '#7d6048' },
  ox: { fur: '#3f342f', face: 'snout', ear: 'horn', mask: '#b9a890' },
  mammoth: { fur: '#7d5a42', face: 'snout', ear: 'round', mask: '#a97f61' },
  stag: { fur: '#9a6a40', face: 'snout', ear: 'antler', mask: '#e8d2b0' },
  lynx: { fur: '#c3a67c', face: 'muzzle', ear: 'tuft', mask: '#f5ecdc' },
  wolf: { fur: '#4a505a', face: 'muzzle', ear: 'point', mask: '#b7bcc2' },
  vulture: { fur: '#6a5c58', face: 'beak', ear: 'none', mask: '#e2a890' },
  bull: { fur: '#7a4a32', face: 'snout', ear: 'horn', mask: '#d8b692' },
  puma: { fur: '#c79c66', face: 'muzzle', ear: 'round', mask: '#f4e6cc' },
  crane: { fur: '#e9edf0', face: 'beak', ear: 'crest', mask: '#c1564a' },
  owl: { fur: '#91795c', face: 'beak', ear: 'tuft', mask: '#f0e4cc' },
  reindeer: { fur: '#8f7a68', face: 'snout', ear: 'antler', mask: '#efe6da' },
  argali: { fur: '#b59c7c', face: 'snout', ear: 'horn', mask: '#f3ece0' },
  takin: { fur: '#c2a15c', face: 'snout', ear: 'horn', mask: '#57452f' },
  pony: { fur: '#b0824e', face: 'snout', ear: 'point', mask: '#f2e2c4' },
  swan: { fur: '#f6f8fa', face: 'beak', ear: 'none', mask: '#2f353d' },
  leopard: { fur: '#d4d6d8', face: 'muzzle', ear: 'round', mask: '#f6f6f4', stripes: true },
}
const FORMS: [RegExp, Form][] = [
  [/slide/, 'slide'],
  [/loft|bin|pulley/, 'loft'],
  [/adit|mine/, 'adit'],
  [/kiln|oven|stove/, 'oven'],
  [/smithy|forge|sauna/, 'smithy'],
  [/rescue_sledge/, 'sledge'],
  [/tower/, 'tower'],
  [/board/, 'board'],
  [/horn/, 'horn'],
  [/ice/, 'ice'],
  [/garden/, 'garden'],
  [/hall|mission/, 'hall'],
  [/row/, 'row'],
  [/brazier|signal|fire/, 'fire'],
  [/porch|parlour|depot|yard/, 'porch'],
]
const PROPS: [RegExp, Prop][] = [
  [/lantern|foreman/, 'lantern'],
  [/shovel/, 'shovel'],
  [/baker/, 'bread'],
  [/keeper|teller|elder/, 'book'],
  [/chandler/, 'candle'],
  [/pantry|forager|quartermaster/, 'sack'],
  [/mountaineer|scaffold|hauler/, 'rope'],
  [/sweep|flue/, 'broom'],
  [/herald|bell/, 'bell'],
  [/tinker|bath/, 'kettle'],
  [/errand|scout/, 'letter'],
  [/stoker|fire/, 'log'],
  [/guard/, 'flag'],
]

/** A number for a word, always the same (FNV-1a). */
export function seedOf(word: string): number {
  let found = 2166136261
  for (const letter of word) found = Math.imul(found ^ letter.charCodeAt(0), 16777619)
  return found >>> 0
}
const taken = <T>(from: readonly T[], seed: number, shift: number): T => from[(seed >>> shift) % from.length]!

export function lookOf(id: string): Look {
  const parts = id.split('_')
  for (const part of [...parts].reverse()) if (part !== 'guard' && LOOKS[part]) return LOOKS[part]
  return taken(Object.values(LOOKS), seedOf(id), 3)
}
const SKIES = ['#31486b', '#3d4f7a', '#2f5570', '#5a5584', '#44617f', '#6b5d80', '#2c4660', '#54688f'] as const
const HILLS = ['#223650', '#2b3c5c', '#24465a', '#3d3d63', '#304a64'] as const
const WALLS = ['#8a5a3a', '#6f4d3b', '#9a6b48', '#7a6a5a', '#5f5750', '#a0764e'] as const
const ROOFS = ['#4d6b8a', '#7c4640', '#4e6a52', '#6a5580', '#55504c', '#8a6a35'] as const
const CLOTHS = ['#a8483f', '#3f6ea3', '#4f7f4a', '#a9792b', '#76539a', '#2f7d80'] as const

export interface Picture {
  seed: number
  sky: string
  hill: string
  wall: string
  roof: string
  cloth: string
  moon: boolean
  peak: number
  form: Form
  hat: Hat
  prop: Prop | null
}
export function pictureOf(id: string, tags: readonly string[] = []): Picture {
  const seed = seedOf(id)
  return {
    seed,
    sky: taken(SKIES, seed, 2),
    hill: taken(HILLS, seed, 6),
    wall: taken(WALLS, seed, 9),
    roof: taken(ROOFS, seed, 13),
    cloth: taken(CLOTHS, seed, 17),
    moon: (seed >>> 20) % 2 === 0,
    peak: 18 + ((seed >>> 4) % 60),
    form:
      FORMS.find(([word]) => word.test(id))?.[1] ??
      (tags.includes('hearth') ? 'oven' : tags.includes('sledge') ? 'sledge' : 'house'),
    hat: tags.includes('guard') ? 'helmet' : taken(['none', 'cap', 'hood', 'brim'] as const, seed, 22),
    prop: PROPS.find(([word]) => word.test(id))?.[1] ?? null,
  }
}
export const resources = (cost: CardEntry['cost']): [string, number][] =>
  Object.entries(cost).filter((each): each is [string, number] => typeof each[1] === 'number' && each[1] > 0)

/** Where a long word may break, roughly: before the consonants that can begin a syllable. Browsers often have no list of their own. */
const V = 'aeiouyäöüéèáíóú'
const BREAK = new RegExp(
  `[${V}][^${V}]*?(?=(?:sch[lmnrw]?|pfl|str|spr|[bcdfgkpt]r|[bcfgkp]l|ch|pf|ph|th|sp|st|kn|zw|[^${V}])[${V}])`,
  'giu',
)
export const softly = (name: string): string =>
  name.replace(/\p{L}{9,}/gu, (word) =>
    word.replace(BREAK, (start, at: number) =>
      at + start.length < 3 || word.length - at - start.length < 3 ? start : `${start}\u00ad`,
    ),
  )
