import { describe, expect, it } from 'vitest'
import { checkFair } from '../../../src/table/end/fair'
import { turnsOf } from '../../../src/table/timeline'
import type { ViewStep } from '../../../src/lib/wire'
import { GLYPHS, marksOf, thingsOf } from '../../../src/games/silverfrost/replay/marks'
import type { Counts, Scene, SilverView } from '../../../src/games/silverfrost/shapes'
import { AREAS, clawPoints, counted, GOODS, lineOf, statsOf } from '../../../src/games/silverfrost/replay/stats'

interface Fixture {
  seats: number
  seed: string
  commit: string
  words: string[]
  scene: Scene
  pool: unknown[]
  steps: any[]
}
const files = import.meta.glob<Fixture>('../../fixtures/silver-views-*.json', { eager: true, import: 'default' })

/** People, cities and places stand in a pool. */
function read(name: string): { game: Fixture; steps: ViewStep[] } {
  const game = files[`../../fixtures/silver-views-${name}.json`]!
  const person = (n: number): unknown => {
    const one = game.pool[n] as { city: number }
    return { ...one, city: game.pool[one.city] }
  }
  const view = (thin: any): unknown => ({
    ...thin,
    seats: thin.seats.map(person),
    board: {
      giants: [],
      places: game.pool[thin.board.places],
      ...(thin.board.claw === undefined ? {} : { claw: person(thin.board.claw) }),
    },
  })
  return { game, steps: game.steps.map((step) => ({ ...step, view: view(step.view) })) as ViewStep[] }
}
const games = { two: read('silverfrost-2'), solo: read('silverfrost-1-d2') }
const all = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0)

describe.each(Object.entries(games))('the numbers of a game of Silverfrost (%s)', (_, { game, steps }) => {
  const lines = steps.map((step) => lineOf(step, game.scene))
  const stats = statsOf(lines, game.scene)
  const last = steps.at(-1)!.view as unknown as SilverView
  const claw = last.board.claw
  const sources = [...last.outcome!.sources, ...(claw ? [claw.sources!] : [])]

  it('ends with the points of the outcome, and counted before what needs no rule', () => {
    expect(stats.points.at(-1)!.values).toEqual([...last.outcome!.points, ...(claw ? [clawPoints(claw)] : [])])
    const open = sources.map(
      (each) => (each['cards'] ?? 0) + (each['quests'] ?? 0) + (each['tokens'] ?? 0) + (each['journey'] ?? 0),
    )
    expect(lines.at(-1)!.people.map(counted)).toEqual(open)
  })
  it('has one sample per turn', () => {
    for (const samples of [stats.points, stats.cards, stats.snow, stats.done]) {
      const turns = samples.map((sample) => sample.turn)
      expect(turns).toEqual([...new Set(turns)])
      expect(turns.at(-1)).toBe(stats.turns)
    }
    expect(stats.cards.at(-1)!.values[0]).toBe(last.seats[0]!.city.length)
  })
  it('accounts for every resource: taken less spent is what is left', () => {
    last.seats.forEach((seat, who) => {
      for (const good of GOODS.slice(0, 4))
        expect([good, (stats.gained[who]![good] ?? 0) - (stats.spent[who]![good] ?? 0)]).toEqual([
          good,
          seat.resources[good] ?? 0,
        ])
    })
  })
  it('counts every animal placed once, by an area that has a name', () => {
    const placed = steps
      .flatMap((step) => step.events)
      .filter((event) => event.name === 'place' || event.name === 'visit').length
    expect(stats.visits.reduce((sum, each) => sum + all(each), 0)).toBe(placed)
    for (const area of stats.visits.flatMap((each) => Object.keys(each))) expect(AREAS).toContain(area)
  })
  it('knows when each season began, and that everybody passed', () => {
    for (const spans of stats.seasons) {
      expect(spans.map((span) => span.what)).toEqual(['summer', 'autumn', 'winter', 'spring', 'passed'])
      spans.slice(1).forEach((span, n) => expect(span.from).toBe(spans[n]!.to))
    }
  })
  it('checks the secret, and says that no rolls were', async () => {
    expect(await checkFair(game.seed, game.commit, game.words, null)).toEqual({
      commit: true,
      verified: 0,
      rolls: 0,
      differs: null,
    })
    expect((await checkFair(`${game.seed}x`, game.commit, game.words, null)).commit).toBe(false)
  })
  it('marks seasons, quests, giants, passes, the cold and the end', () => {
    const marks = marksOf(lines)
    const people = lines[0]!.people.length
    const of = (kind: string): number => marks.filter((mark) => mark.kind === kind).length
    expect(marks.every((mark) => mark.kind in GLYPHS)).toBe(true)
    expect([of('autumn'), of('winter'), of('spring'), of('pass'), of('cold'), of('end')]).toEqual([
      people,
      people,
      people,
      people,
      1,
      1,
    ])
    expect(of('quest')).toBe(
      last.seats.concat(claw ? [claw as never] : []).reduce((sum, one) => sum + one.completed.length, 0),
    )
    // Claw's marks are his.
    expect(marks.filter((mark) => mark.kind !== 'end').every((mark) => mark.seat >= 0)).toBe(true)
    expect(
      turnsOf(lines)
        .slice(1, -1)
        .every((turn) => turn.seat >= 0),
    ).toBe(true)
  })
  it('says what a line did something to', () => {
    const placed = steps.find((step) => step.events.some((event) => event.name === 'place'))!
    const place = placed.events.find((event) => event.name === 'place')!.args['place']
    expect(thingsOf(placed.events, game.scene, placed.view as unknown as SilverView)).toContain(`place:${place}`)
    const landed = steps.find((step) => step.events.some((event) => event.name === 'land'))!
    const land = landed.events.find((event) => event.name === 'land')!.args
    expect(thingsOf(landed.events, game.scene, landed.view as unknown as SilverView)).toContain(
      `city:${land['city']}:${land['slot']}`,
    )
  })
})
