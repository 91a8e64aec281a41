import { describe, expect, it } from 'vitest'
import { Naming, placeNames, placesOf } from '../../../src/games/watch/board/naming'
import type { Scene } from '../../../src/games/watch/shapes'
import { Catalogue, makeBundle } from '../../../src/lib/catalogue'

const fixtures = import.meta.glob<{ scene: Scene }>('../../fixtures/{base,brotherhood}-[3-6].json', {
  import: 'default',
  eager: true,
})
const texts = import.meta.glob<string>(
  [
    '../../../../src/frostwall/words/{en,de}/core.ftl',
    '../../../../src/frostwall/games/watch/messages/{en,de}/{game,web}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
function catalogueOf(lang: string, scene: Scene): Catalogue {
  const files = Object.entries(texts).filter(([path]) => path.includes(`/${lang}/`))
  const bundle = makeBundle(
    lang,
    files.map(([, text]) => text),
  )
  return new Catalogue(lang, 'watch', { [lang]: bundle }, null, placeNames(scene))
}
function namingOf(lang: string, scene: Scene): Naming {
  const catalogue = catalogueOf(lang, scene)
  return new Naming(scene, (key, variables) => catalogue.text(key, variables))
}
const sceneOf = (name: string): Scene => fixtures[`../../fixtures/${name}.json`]!.scene

describe.each(Object.entries(fixtures))('%s', (_, { scene }) => {
  it.each(['en', 'de'])('gives every place a name of its own: %s', (lang) => {
    const naming = namingOf(lang, scene)
    const corners = scene.intersections.filter((each) => each.hexes.length).map((each) => each.intersection)
    const names = [
      ...corners.map((corner) => naming.name('intersection', corner)),
      ...scene.paths.filter((path) => path.open).map((path) => naming.name('path', path.path)),
      ...scene.hexes.filter((hex) => hex.terrain !== 'ice').map((hex) => naming.name('hex', hex.hex)),
      ...(scene.sections ?? []).flatMap((each) =>
        (['section', 'clearing'] as const).map((place) => naming.name(place, each.section)),
      ),
    ]
    expect(names.filter((name) => name === '' || name.includes('web-watch'))).toEqual([])
    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([])
  })
})

describe('places in words', () => {
  it('are called as people call them', () => {
    const naming = namingOf('en', sceneOf('brotherhood-4'))
    expect(naming.name('intersection', 11)).toBe('10-6-5 corner')
    expect(naming.name('intersection', 10)).toBe('9-6-4 corner (mountains, hills, fields)')
    expect(naming.name('intersection', 0)).toBe('north corner of mountains 9')
    expect(naming.name('path', 9)).toBe('between mountains 9 and hills 6')
    expect(naming.name('path', 0)).toBe('on the north-west side of mountains 9')
    expect(naming.sectionInFull(2)).toBe('third Wall section (between Cave People and Hornfoot)')
    expect(naming.sectionInFull(0)).toBe('first Wall section (below Ice River)')
    expect(naming.name('clearing', 3)).toBe('clearing before the fourth Wall section')
    expect(naming.name('camp', 'cave_people/2')).toBe('Cave People, camp 2')
  })

  it.each([
    ['keep', { intersection: 11 }, 'Ann turns the settlement at the 10-6-5 corner into a keep.'],
    ['tormund', { hex: 5 }, 'Ann moves Tormund to fields 4.'],
    ['tormund', { hex: 'camp' }, 'Ann sends Tormund back to his camp.'],
    [
      'guard_moved',
      { section: 0, to: 2, position: 1 },
      'Ann moves a guard from the first Wall section to the third Wall section, position 1.',
    ],
    [
      'wall_holds',
      { section: 1, wildlings: 1, guards: 1 },
      'The second Wall section holds: 1 wildling against 1 guard.',
    ],
  ])('stand in the sentences of the log: %s', (name, args, said) => {
    const event = { name, seat: 0, args, rule: 'X' }
    expect(catalogueOf('en', sceneOf('brotherhood-4')).event(event, ['Ann'])).toBe(said)
  })

  it('stand in German sentences with the right case', () => {
    const german = catalogueOf('de', sceneOf('brotherhood-4'))
    const said = (name: string, args: Record<string, unknown>) =>
      german.event({ name, seat: 0, args, rule: 'X' }, ['Ann'])
    expect(said('keep', { intersection: 11 })).toBe('Ann macht aus der Siedlung an der Ecke 10-6-5 eine Befestigung.')
    expect(said('tormund', { hex: 5 })).toBe('Ann versetzt Tormund auf Ackerland 4.')
    expect(said('wall_holds', { section: 1, wildlings: 1, guards: 1 })).toBe(
      'Mauerabschnitt 2 hält: 1 Wildling gegen 1 Wächter.',
    )
  })

  it('are found in events', () => {
    const of = (name: string, args: Record<string, unknown>) => placesOf({ name, seat: 1, args, rule: '' })
    const me = { field: 'seat', value: 1 }
    expect(of('road', { path: 4 })).toEqual([{ field: 'path', value: 4 }, me])
    expect(of('guard', { section: 2, position: 1 })).toEqual([{ field: 'position', value: '2/1' }, me])
    expect(of('advance', { clan: 'hornfoot', section: 3 })).toEqual([{ field: 'clearing', value: 3 }, me])
    expect(of('camp', { clan: 'hornfoot', camp: 2 })).toEqual([{ field: 'camp', value: 'hornfoot/2' }, me])
    expect(of('tormund', { hex: 'camp' })).toEqual([{ field: 'tormund_camp', value: 'camp' }, me])
    expect(of('steal', { victim: 0 })).toEqual([me, { field: 'seat', value: 0 }])
  })
})
