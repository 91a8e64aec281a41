import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EventShape } from '../../../src/lib/wire'
import { actsOf, Animator, BEHIND, type Act, type Facts } from '../../../src/games/silverfrost/moments/animate.svelte'
import type { PlaceEntry } from '../../../src/games/silverfrost/shapes'
import { chainOf, tell, Teller } from '../../../src/games/silverfrost/claw/story.svelte'

const facts: Facts = {
  me: 0,
  claw: null,
  giants: ['soot_wolf', null],
  shared: (area) => `${area}_shared`,
  inArea: (area) => (area === 'guild' ? ['guild_1', 'guild_2'] : []),
}
const solo: Facts = { ...facts, claw: 1 }
const event = (name: string, args: Record<string, unknown> = {}, seat = 0, rule = 'X'): EventShape => ({
  seq: 1,
  name,
  seat,
  args,
  rule,
})
const turn = [
  event('place', { place: 'nut_path', figure: 'animal' }),
  event('take', { good: 'nut', n: 1 }),
  event('claw_plan', { plan: 'plan_7' }, -1, 'SOLO-12'),
  event(
    'claw_action',
    { plan: 'plan_7', action: 'action_02', corner: 1, does: 'animal', where: 'birch_slope', source: 'deck' },
    -1,
    'SOLO-13',
  ),
  event(
    'claw_plan_b',
    { wanted: 'birch_slope', arrow: 'up', place: 'hot_spring_1', because: 'occupied' },
    -1,
    'SOLO-33',
  ),
  event('place', { place: 'hot_spring_1', figure: 'guard' }, -1, 'SOLO-16'),
  event('take', { good: 'fire', n: 1 }, -1, 'SOLO-17'),
  event('claw_draws', { cards: null, count: 1 }, -1, 'SOLO-61'),
  event('claw_draws', { cards: null, count: 1 }, -1, 'SOLO-61'),
  event('claw_token', { card: 'hazel_bin', space: 2, by: 'place' }, -1, 'SOLO-35'),
]

describe('acts', () => {
  it('walks an animal to its place and brings goods from there', () => {
    const [walk, goods] = actsOf(
      [
        event('place', { place: 'nut_path', figure: 'guard' }, 1),
        event('take', { good: 'nut', n: 1 }, 1),
        event('take', { good: 'nut', n: 2 }, 1),
      ],
      facts,
    )
    expect(walk).toMatchObject({
      marks: ['place:nut_path'],
      flights: [{ thing: { kind: 'figure', who: 1, figure: 'guard' }, from: ['seat:1'], to: ['place:nut_path'] }],
    })
    expect(goods!.flights[0]).toMatchObject({ from: ['place:nut_path'], to: ['seat:1'] })
    expect(goods!.pops).toMatchObject([{ who: 1, goods: { nut: 3 }, sign: '+' }])
  })
  it('lets a card fly from the own hand, the valley or a seat into its city', () => {
    const from = (seat: number, source: string): readonly string[] =>
      actsOf(
        [
          event('play', { card: 'rye_oven', from: source }, seat),
          event('land', { card: 'rye_oven', slot: 3, city: seat }, seat),
        ],
        facts,
      )[0]!.flights[0]!.from
    expect(from(0, 'hand')).toContain('hand:rye_oven')
    expect(from(1, 'hand')).toEqual(['seat:1'])
    expect(from(1, 'valley')).toEqual(['valley:rye_oven'])
  })
  it('hides cards that may not be seen', () => {
    const [draw] = actsOf([event('draw', { cards: null, count: 2, target: 'hand:1' }, 1)], facts)
    expect(draw!.flights).toMatchObject([{ thing: { kind: 'card', card: null }, count: 2 }])
  })
  it('lets all snow of a moment fall together, and none where none falls', () => {
    const acts = actsOf(
      [
        event('snow_falls', { place: 'beacon_1', card: null, falls: true }, -1),
        event('snow_falls', { place: null, card: 'moss_loft', space: 1, falls: true }, -1),
        event('snow_falls', { place: 'beacon_1', card: null, falls: false }, -1),
        event('snow_falls', { place: 'beacon_1', card: null, falls: true }, -1),
      ],
      facts,
    )
    expect(acts.map((act) => act.snow)).toEqual([['place:beacon_1', 'valley:moss_loft']])
  })
  it('lets giants leave and rise, seasons turn and the game end', () => {
    const acts = actsOf(
      [
        event('giants_leave', {}, -1),
        event('giant_rises', { giant: 'story_swan', slot: 2 }, -1),
        event('season', { season: 'winter' }),
        event('game_over', {}, -1),
      ],
      facts,
    )
    expect(acts[0]!.leaving).toEqual(['giant:soot_wolf'])
    expect(acts[1]!.rising).toEqual(['giant:story_swan'])
    expect(acts.slice(2).map((act) => act.banner?.tone)).toEqual(['winter', 'over'])
  })
})

describe('the turn of Claw', () => {
  it('is told in steps with the cards in use', () => {
    const told = tell([...turn, event('game_over', {}, -1)], solo)
    expect(told.before).toHaveLength(2)
    expect(told.after.map((each) => each.name)).toEqual(['game_over'])
    expect(told.steps.map((step) => step.events.map((each) => each.name))).toEqual([
      ['claw_plan'],
      ['claw_action'],
      ['claw_plan_b'],
      ['place', 'take'],
      ['claw_draws', 'claw_draws'],
      ['claw_token'],
    ])
    expect(told.steps[3]).toMatchObject({
      plan: 'plan_7',
      action: 'action_02',
      corner: 1,
      does: 'animal',
      marks: ['place:hot_spring_1'],
    })
    expect(told.steps[3]!.acts[0]!.flights[0]).toMatchObject({ thing: { who: 1 }, from: ['seat:1'] })
    expect(told.steps[1]!.marks).toEqual(['place:birch_slope'])
    expect(told.goesOn).toBe(false)
  })
  it('goes on where a question stopped it, and is nothing without him', () => {
    expect(tell([event('complete', { quest: 'q', level: 'highland', points: 3 }, -1, 'SOLO-27')], solo).goesOn).toBe(
      true,
    )
    expect(tell(turn, facts).steps).toEqual([])
    expect(
      tell([event('visit', { owner: -1, slot: 2 }), event('take', { good: 'point', n: 1 }, -1, 'DEST-4')], solo).steps,
    ).toEqual([])
  })
  it('explains plan B by the tactics card, round its ends', () => {
    const tactics = ['hot_spring', 'birch_slope', 'beacon', 'guild', 'journey']
    const area = (place: string): PlaceEntry => ({ area: place.replace(/_\d$/, '') }) as PlaceEntry
    expect(chainOf(tactics, turn[4]!, area)).toEqual([
      { entry: 'birch_slope', state: 'wanted' },
      { entry: 'hot_spring', state: 'taken' },
    ])
    const down = event('claw_plan_b', { wanted: 'guild', arrow: 'down', place: 'hot_spring_1', because: 'quest' }, -1)
    expect(chainOf(tactics, down, area).map((link) => link.state)).toEqual(['wanted', 'passed', 'taken'])
    expect(
      chainOf(tactics, event('claw_plan_b', { wanted: 'guild', arrow: 'up', place: null }, -1), area).at(-1),
    ).toEqual({ entry: 'journey', state: 'passed' })
  })
})

describe('time', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', { visibilityState: 'visible' })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const acts = (n: number): Act[] =>
    Array.from({ length: n }, () => actsOf([event('place', { place: 'nut_path', figure: 'animal' })], facts)[0]!)

  it('shows one act after the other and drops the old when behind, but no season', () => {
    const show = new Animator()
    const season = actsOf([event('season', { season: 'spring' })], facts)
    show.feed([...season, ...acts(3)])
    expect(show.act).toBe(season[0])
    show.feed([...season, ...acts(12)])
    expect(show.waiting).toBeLessThanOrEqual(BEHIND)
    vi.advanceTimersByTime(60_000)
    expect(show.act).toBe(null)
    show.speed = 0
    show.feed(acts(2))
    expect(show.act).toBe(null)
  })
  it('tells by itself, or waits for the next step', () => {
    const show = new Animator()
    const teller = new Teller(show)
    teller.begin(tell(turn, solo))
    expect([teller.open, teller.at, teller.playing]).toEqual([true, 0, true])
    vi.advanceTimersByTime(2500)
    expect(teller.at).toBe(1)
    teller.choose('step')
    vi.advanceTimersByTime(60_000)
    expect(teller.at).toBe(1)
    teller.back()
    teller.back()
    expect(teller.at).toBe(0)
    for (let n = 0; n < 6; n += 1) teller.next()
    expect(teller.open).toBe(false)
    teller.reopen()
    expect([teller.open, teller.at]).toEqual([true, 0])
  })
  it('does not come up by itself where nothing shall move', () => {
    const show = new Animator()
    show.speed = 0
    const teller = new Teller(show)
    teller.begin(tell(turn, solo))
    expect(teller.open).toBe(false)
    expect(teller.steps).toHaveLength(6)
  })
})
