/** The same sentences as the server's catalogue makes: the fixture is written by tests/sentences_write.py. */
import { describe, expect, it } from 'vitest'
import { setNames, slotCards } from '../../src/games/silverfrost/names'
import { Catalogue, makeBundle, type EventLike, type Facts, type RefusalLike } from '../../src/lib/catalogue'
import stored from '../fixtures/sentences.json?raw'

interface Row {
  game: string
  seats: number
  viewer: number
  event?: EventLike
  refusal?: RefusalLike
  move?: Facts
  cities?: Record<string, string>
  en: string
  de: string
}
const fixture = JSON.parse(stored) as {
  names: string[]
  sets: Record<string, Record<string, unknown>>
  rows: Row[]
}

const files = import.meta.glob<string>(
  ['../../../src/frostwall/words/*/*.ftl', '../../../src/frostwall/games/*/messages/*/{game,web}.ftl'],
  { query: '?raw', import: 'default', eager: true },
)

/** As words.svelte.ts loads them. */
function bundleOf(lang: string, game: string) {
  const own = game ? [`games/${game}/messages/${lang}/game`, `games/${game}/messages/${lang}/web`] : []
  const names = [`words/${lang}/core`, `words/${lang}/table`, `words/${lang}/web`, ...own]
  const paths = names.map((name) => `../../../src/frostwall/${name}.ftl`)
  return makeBundle(
    lang,
    paths.flatMap((path) => files[path] ?? []),
  )
}
function catalogueOf(lang: string, game: string): Catalogue {
  const known = game === 'table' ? '' : game
  const set = fixture.sets[game]
  return new Catalogue(
    lang,
    known,
    { [lang]: bundleOf(lang, known), en: bundleOf('en', known) },
    set ? setNames(set) : null,
  )
}

describe.each(['watch', 'silverfrost', 'table'])('%s', (game) => {
  const rows = fixture.rows.filter((row) => row.game === game)
  it.each(['en', 'de'] as const)('says in %s what the server says', (lang) => {
    const catalogue = catalogueOf(lang, game)
    const wrong: string[] = []
    for (const row of rows) {
      const names = fixture.names.slice(0, row.seats)
      const text = row.event
        ? catalogue.event(row.event, names, row.viewer)
        : row.refusal
          ? catalogue.refusal(row.refusal, names, row.viewer)
          : catalogue.move(row.move ?? {}, names, row.viewer, (said) =>
              slotCards(said, row.move ?? {}, row.viewer, row.cities ?? {}),
            )
      const wanted = row[lang]
      if (text !== wanted) wrong.push(`${JSON.stringify(row.event ?? row.refusal ?? row.move)}\n  ${text}\n  ${wanted}`)
    }
    expect(rows.length).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  })
})

describe('what a language lacks', () => {
  it('is said in English', () => {
    const own = makeBundle('nl', ['term-wool = wol\ncards-wool = { $count } wol\n'])
    const catalogue = new Catalogue('nl', 'watch', { nl: own, en: bundleOf('en', 'watch') }, null)
    expect(catalogue.text('web-watch-end-turn')).toBe('End turn')
    expect(catalogue.term('wool')).toBe('wol')
    // A whole sentence, not an English frame around foreign words.
    const missing = catalogue.refusal(
      { code: 'CANNOT_PAY', rule: 'BLD-1', args: { cost: { wool: 1 } }, needs: { cards: { wool: 1 } } },
      [],
      0,
    )
    expect(missing).toContain('1 wool')
  })
  it('is never a bare code of a refusal', () => {
    expect(catalogueOf('en', 'watch').refusal({ code: 'XYZ', rule: '', args: {}, needs: {} })).toContain('XYZ')
    expect(catalogueOf('en', 'watch').refusal({ code: 'XYZ', rule: '', args: {}, needs: {} })).not.toContain('refusal-')
  })
})

describe('a game without words', () => {
  const catalogue = catalogueOf('en', 'magpies')
  const event = (name: string, seat: number, args: Facts) =>
    catalogue.event({ name, seat, args, rule: 'MAG-4' }, ['Ann', 'Bob'])
  it('is told by its identifiers', () => {
    expect(catalogue.kind('raid')).toBe('raid')
    expect(catalogue.phase('over_soon')).toBe('over soon')
    expect(catalogue.cards({ coin: 2, bead: 1, ring: 0 })).toBe('2 × coin and bead')
    expect(event('raid_failed', 0, { seat: 1, trinket: 'ring' })).toBe('Ann: raid failed (seat: Bob, trinket: ring)')
    expect(event('took', 1, { source: 'deck', target: 'hand:1', count: 1, cards: null })).toBe(
      'Bob: took (source: deck, target: hand of Bob, count: 1)',
    )
    expect(event('reshuffled', -1, {})).toBe('reshuffled')
    expect(event('over', -1, { hands: [{ coin: 1 }, { bead: 2 }], seats: [] })).toBe(
      'over (hands: coin; 2 × bead, seats: nothing)',
    )
    expect(catalogue.move({ kind: 'raid', seat: 1, trinket: 'ring' })).toBeNull()
  })
})
