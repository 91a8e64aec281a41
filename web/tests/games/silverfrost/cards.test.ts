import { describe, expect, it } from 'vitest'
import { pictureOf, resources, softly, type Pictured } from '../../../src/games/silverfrost/cards/art'
import { BUILDINGS } from '../../../src/games/silverfrost/cards/drawings/buildings'
import { ANIMALS, animalOf, buildingOf, thingOf } from '../../../src/games/silverfrost/cards/drawings/subjects'
import { THINGS } from '../../../src/games/silverfrost/cards/drawings/things'

const shown = (name: string, lang = 'de'): string => softly(name, lang).replaceAll('\u00ad', '-')

describe('names on cards', () => {
  it('break where a syllable begins', () => {
    expect(shown('Auftragshaus')).toBe('Auf-trags-haus')
    expect(shown('Schneepflughof')).toBe('Schnee-pflug-hof')
    expect(shown('Everburning Brazier')).toBe('Ever-bur-ning Brazier')
    expect(shown('Auszeichnung')).toBe('Aus-zeich-nung')
    expect(shown('Świąteczny rozszczepiony', 'pl')).not.toMatch(/[cdrs]-z/)
    expect(shown('zwierzęcego', 'pl')).toBe('zwie-rzę-ce-go')
    expect(shown('kowadło', 'pl')).toBe('ko-wad-ło')
  })
  it('stay whole when they are short', () => {
    expect(softly('Rye Oven')).toBe('Rye Oven')
  })
})

const FILES = import.meta.glob<string>('../../../../src/frostwall/games/silverfrost/decks/*/{cards,giants}.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** The cards and giants of a set's files, as far as a picture needs them. */
function entriesOf(set: string): Pictured[] {
  const found: Pictured[] = []
  for (const [path, text] of Object.entries(FILES)) {
    if (!path.includes(`/${set}/`)) continue
    for (const entry of text.split(/^\[\[(?:card|giant)\]\]$/m).slice(1)) {
      const field = (what: RegExp): string | undefined => what.exec(entry)?.[1]
      const id = field(/^id = "(\w+)"/m)!
      const name = { en: field(/^name = \{ en = "([^"]+)"/m)! }
      const kind = field(/^kind = "(\w+)"/m) as Pictured['kind']
      found.push(kind ? { id, name, kind } : { id, name })
    }
  }
  return found
}

describe.each(['hearthside', 'hearthside2'])('pictures of the set %s', (set) => {
  const entries = entriesOf(set)
  it('show the animal or the building of every card and giant', () => {
    expect(entries.length).toBeGreaterThanOrEqual(80)
    for (const entry of entries) {
      const { animal, building, thing } = pictureOf(entry)
      if (entry.kind === 'construction') expect(building, entry.name['en']).not.toBeNull()
      else expect(animal, entry.name['en']).not.toBeNull()
      if (entry.kind === 'creature') expect(thing, entry.name['en']).not.toBeNull()
    }
  })
  it('show the animal that the name says', () => {
    for (const entry of entries) {
      const said = entry.name['en']!.toLowerCase().split(/\W+/)
      const { animal } = pictureOf(entry)
      const named = said.filter((word) => Object.hasOwn(ANIMALS, word))
      if (animal !== null && named.length && !said.includes('cub')) expect(named, entry.name['en']).toContain(animal)
    }
  })
  it('are different animals and buildings', () => {
    const drawn = entries.map((entry) => pictureOf(entry).animal ?? pictureOf(entry).building)
    expect(new Set(drawn).size).toBeGreaterThanOrEqual(60)
    const buildings = entries.filter((each) => each.kind === 'construction').map((each) => pictureOf(each).building)
    expect(new Set(buildings).size).toBe(buildings.length)
  })
})

describe('pictures of cards', () => {
  it('follow the name where two sets share an id', () => {
    const one = { id: 'craft_elder', kind: 'creature' as const }
    expect(pictureOf({ ...one, name: { en: 'Craft Elder' } }).animal).toBe('billy')
    expect(pictureOf({ ...one, name: { en: 'Beaver Elder' } }).animal).toBe('beaver')
    expect(pictureOf({ id: 'soot_sweep', name: { en: 'Soot Sparrow' }, kind: 'creature' }).animal).toBe('sparrow')
  })
  it('say nothing of a name that names no animal', () => {
    expect(animalOf('Somebody Else')).toBeNull()
    expect(buildingOf('Constructor')).toBeNull()
    expect(thingOf('toString')).toBeNull()
  })
  it('have a silhouette of their own', () => {
    const outlines = [
      ...Object.values(ANIMALS).map((each) => JSON.stringify(each.parts)),
      ...Object.values(THINGS).map((parts) => JSON.stringify(parts)),
      ...Object.values(BUILDINGS).map((drawn) => JSON.stringify(drawn('#111', '#222'))),
    ]
    expect(new Set(outlines).size).toBe(outlines.length)
    expect(outlines.length).toBeGreaterThan(100)
  })
  it('are made of finite numbers', () => {
    const paths = [
      ...Object.values(ANIMALS).flatMap((each) => [...each.parts]),
      ...Object.values(THINGS).flat(),
      ...Object.values(BUILDINGS).flatMap((drawn) => drawn('#111', '#222')),
    ]
    for (const [paint, d] of paths) {
      expect(paint).toMatch(/^#[0-9a-f]{3,8}$/)
      expect(d).toMatch(/^M[-\d.,\sa-z]+$/i)
      expect(d).not.toContain('NaN')
    }
  })
})

it('a gift is no resource of the cost', () => {
  expect(resources({ birch: 2, moss: 0, give_left: { fire: 1 } } as never)).toEqual([['birch', 2]])
})
