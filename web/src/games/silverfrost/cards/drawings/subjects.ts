/**
 * What a card's picture shows, found by the words of its English name: the sets share ids for cards that are not about
 * the same, and a card of somebody's own set has a name too.
 */
import { BEASTS } from './beasts'
import { BIRDS } from './birds'
import { BUILDINGS } from './buildings'
import type { Animal } from './part'
import { SMALL } from './small'
import { THINGS } from './things'

export const ANIMALS: Record<string, Animal> = { ...SMALL, ...BIRDS, ...BEASTS }

/** Whoever is called by what they do. */
const CALLED: Record<string, string> = {
  'air guard': 'eagle',
  'barley baker': 'hamster',
  'bear cub': 'cub',
  'chronicle keeper': 'crane',
  'craft elder': 'billy',
  'festival herald': 'cockerel',
  'fire guard': 'fox',
  'forest guard': 'deer',
  'hearth teller': 'badger',
  'lantern warden': 'eagleowl',
  'mist guard': 'lynx',
  'mountain guard': 'ibex',
  'musk ox': 'muskox',
  'shift foreman': 'mole',
  'silver quartermaster': 'beaver',
  'sledge hauler': 'husky',
  'soot sweep': 'crow',
  'storm scout': 'ptarmigan',
  'wax chandler': 'mouse',
  mountaineer: 'hedgehog',
}
/** What a building is, by the word for it. */
const BUILT: Record<string, string> = {
  'gift sledge': 'gifts',
  'ice house': 'ice',
  'mission house': 'mission',
  'pulley house': 'pulley',
  'rescue sledge': 'rescue',
  'signal fire': 'beacon',
  'sledge run': 'run',
  'terrace town': 'terrace',
}
/** What the animal has with it. */
const CARRIED: Record<string, string> = {
  baker: 'bread',
  bath: 'tub',
  beaver: 'plane',
  candle: 'candles',
  carol: 'notes',
  chandler: 'candles',
  chronicle: 'ledger',
  craft: 'plane',
  errand: 'letter',
  festival: 'streamers',
  fireside: 'book',
  flue: 'broom',
  foreman: 'pick',
  forager: 'basket',
  guard: 'shield',
  hearth: 'book',
  herald: 'bell',
  lamplighter: 'lamppost',
  lantern: 'lantern',
  larder: 'jars',
  lodger: 'suitcase',
  market: 'basket',
  matron: 'ladle',
  mountaineer: 'rope',
  pantry: 'sack',
  parcel: 'parcel',
  quartermaster: 'ledger',
  scaffold: 'ladder',
  scout: 'spyglass',
  shovel: 'shovel',
  sledge: 'sledge',
  soot: 'broom',
  stoker: 'hearthfire',
  tally: 'tally',
  tinker: 'kettle',
}

/** The words of a name and its pairs of words, the last first: it says what somebody is. */
function wordsOf(name: string): string[] {
  const single = name.toLowerCase().match(/[\p{L}]+/gu) ?? []
  const pairs = single.slice(1).map((word, n) => `${single[n]} ${word}`)
  return [...pairs.reverse(), ...[...single].reverse()]
}
function found(name: string, words: Record<string, string>, drawn: Record<string, unknown>): string | null {
  for (const word of wordsOf(name)) {
    const which = words[word] ?? word
    if (Object.hasOwn(drawn, which)) return which
  }
  return null
}

/** The animal that a creature or a giant is, null: its name does not say it. */
export const animalOf = (name: string): string | null => found(name, CALLED, ANIMALS)
/** The building that a construction is. */
export const buildingOf = (name: string): string | null => found(name, BUILT, BUILDINGS)
/** The thing that an animal has with it. */
export const thingOf = (name: string): string | null => found(name, CARRIED, THINGS)
