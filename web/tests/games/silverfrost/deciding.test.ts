import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  askedOf,
  canAdd,
  canAddGood,
  keysOf,
  narrowed,
  promptOf,
  splitOptions,
  stepOf,
  textOfGoods,
  textOfSet,
  toggled,
  type GoodsAsk,
  type SetAsk,
} from '../../../src/games/silverfrost/tray/deciding'
import { gistOf, isPlain } from '../../../src/games/silverfrost/tray/gist'
import { Foresight, PATIENCE } from '../../../src/games/silverfrost/tray/foresee.svelte'
import type { Counts, SilverView } from '../../../src/games/silverfrost/shapes'
import { questionFor, thingOf } from '../../../src/games/silverfrost/things'
import { openFields } from '../../../src/table/picker'
import type { Move } from '../../../src/table/store.svelte'
import fixture from '../../fixtures/silver.json'
import en from '../../../../src/frostwall/games/silverfrost/messages/en/web.ftl?raw'
import de from '../../../../src/frostwall/games/silverfrost/messages/de/web.ftl?raw'

interface Position {
  seats: number
  scene?: string
  view: SilverView
}
const positions = Object.entries(fixture.positions as unknown as Record<string, Position>)

/** Everything a person can do: the kinds of kinds.py that nature does not decide. */
const KINDS =
  `species keep mulligan stay place visit play prepare pass clear use end yes no option discard give under hold retain
  resources times person city copy giant quest lowland exchange recall back aside at above on next valley none move
  continue`.split(/\s+/)
/** Declared, but no effect of the engine lists it yet. */
const UNUSED = ['call']

/** The moves that clicks lead to from a thing: fields one after another until the ways are listed. */
function through(moves: Move[]): string[] {
  const step = stepOf(moves)
  if ('ways' in step) return step.ways.map((move) => move.text)
  expect(step.options.length).toBeGreaterThan(1)
  return step.options.flatMap((option) => {
    const left = narrowed(moves, [[step.field, JSON.stringify(option.value)]])
    expect(left).toEqual(option.moves)
    return through(left)
  })
}
/** Every set that can be put together by clicks, as notation. */
function sets(ask: SetAsk, chosen: Counts = {}, seen = new Set<string>()): Set<string> {
  const text = textOfSet(ask, chosen)
  const key = JSON.stringify(Object.entries(chosen).sort())
  if (seen.has(key)) return new Set()
  seen.add(key)
  const found = new Set(text === null ? [] : [text])
  for (const name of Object.keys(ask.from)) {
    if (canAdd(ask, chosen, name)) for (const each of sets(ask, toggled(ask, chosen, name), seen)) found.add(each)
  }
  return found
}
function bags(ask: GoodsAsk, chosen: Counts = {}, seen = new Set<string>()): Set<string> {
  const text = textOfGoods(ask, chosen)
  const key = JSON.stringify(Object.entries(chosen).sort())
  if (seen.has(key)) return new Set()
  seen.add(key)
  const found = new Set(text === null ? [] : [text])
  for (const name of Object.keys(ask.from)) {
    if (canAddGood(ask, chosen, name))
      for (const each of bags(ask, { ...chosen, [name]: (chosen[name] ?? 0) + 1 }, seen)) found.add(each)
  }
  return found
}
function reached(view: SilverView): string[] {
  const asked = askedOf(view, view.viewer)
  return [
    ...[...asked.things.values()].flatMap((target) => through(target.moves)),
    ...asked.answers.map((move) => move.text),
    ...(asked.set ? sets(asked.set) : []),
    ...(asked.goods ? bags(asked.goods) : []),
  ]
}

test('every kind of move a person can make is open somewhere', () => {
  const found = new Set(positions.flatMap(([, { view }]) => [...view.moves, ...view.choices].map((each) => each.kind)))
  expect([...found].sort()).toEqual([...KINDS].sort())
  for (const kind of UNUSED) expect(thingOf({ text: '', kind, city: 1, slot: 2 }, 0)).toBe('city:1:2')
})

describe.each(positions)('%s', (_, { view }) => {
  test('clicks lead to every move that is listed, and to no other', () => {
    const found = reached(view)
    expect(new Set(found).size).toBe(found.length)
    const described = new Set(view.choices.map((choice) => choice.kind))
    expect(found.filter((text) => !described.has(text.split(' ')[0] as string)).sort()).toEqual(
      view.moves.map((move) => move.text).sort(),
    )
  })
  test('sets that are described are all there and within what is described', () => {
    for (const choice of view.choices) {
      const asked = askedOf(view, view.viewer)
      if ('pick' in choice)
        expect(bags(asked.goods as GoodsAsk).size).toBe(
          ways(choice['pick'].from, choice['pick'].total, choice['pick'].total),
        )
      else expect(sets(asked.set as SetAsk).size).toBe(ways(counted(choice['from']), choice['min'], choice['max']))
    }
  })
  test('what is asked is said in both languages', () => {
    if (!view.actors.includes(view.viewer)) return
    const { key } = promptOf(view, askedOf(view, view.viewer))
    for (const text of [en, de]) expect(text).toContain(`\n${key} =`)
  })
  test('everything that glows belongs to a thing that can be drawn', () => {
    const { set } = askedOf(view, view.viewer)
    if (set) expect(new Set(keysOf(set, view.decision?.kind ?? '').values())).toEqual(new Set(Object.keys(set.from)))
  })
})

const counted = (names: string[]): Counts =>
  names.reduce<Counts>((all, name) => ({ ...all, [name]: (all[name] ?? 0) + 1 }), {})
function ways(from: Counts, least: number, most: number): number {
  let found = [1, ...Array<number>(most).fill(0)]
  for (const n of Object.values(from))
    found = found.map((_, size) => found.slice(Math.max(0, size - n), size + 1).reduce((all, each) => all + each, 0))
  return found.slice(least).reduce((all, each) => all + each, 0)
}

test('the notation of a described set: sorted names, each as often as chosen', () => {
  const ask: SetAsk = { kind: 'discard', field: 'cards', to: null, from: { b: 2, a: 1 }, min: 0, max: 2, listed: null }
  expect(textOfSet(ask, { b: 1, a: 1 })).toBe('discard a b')
  expect(textOfSet(ask, { b: 2 })).toBe('discard b b')
  expect(textOfSet(ask, {})).toBe('discard nothing')
  expect(textOfSet(ask, { b: 2, a: 1 })).toBeNull()
  expect(textOfSet({ ...ask, kind: 'give', to: 2 }, { a: 1 })).toBe('give a to 2')
  expect(textOfGoods({ from: { birch: 3, nut: 1 }, total: 3, listed: null }, { nut: 1, birch: 2 })).toBe(
    'resources birch*2 nut',
  )
})

test('a click adds, takes away where there is no more, and exchanges a single choice', () => {
  const ask: SetAsk = { kind: 'discard', field: 'cards', to: null, from: { a: 2, b: 1 }, min: 1, max: 2, listed: null }
  expect(toggled(ask, { a: 1 }, 'a')).toEqual({ a: 2 })
  expect(toggled(ask, { a: 2 }, 'a')).toEqual({})
  expect(toggled(ask, { a: 2 }, 'b')).toEqual({ a: 2 })
  expect(toggled({ ...ask, max: 1 }, { a: 1 }, 'b')).toEqual({ b: 1 })
})

test('many payments are chosen by what is paid', () => {
  const { view } = fixture.positions['ready-payments'] as unknown as Position
  const moves = view.moves.filter((move) => move['card'] === 'toll_house')
  const step = stepOf(moves)
  expect(moves.length).toBeGreaterThan(12)
  expect('field' in step && step.field).toBe('cost')
  expect(openFields(moves)).toEqual(['cost'])
  const poacher = view.moves.filter((move) => move['card'] === 'snow_poacher')
  expect(poacher.map((move) => move['into'])).toContainEqual([1])
})

describe('what moves would do, asked of the server', () => {
  type Found = { events: never[]; dealt: never[]; then: string | null; comes: string | null } | null
  const nothing = { events: [], dealt: [], then: null, comes: null }
  /** A server that answers when it is told to. */
  function server(): {
    foresight: Foresight
    asked: string[]
    answer: (text: string, found: Found) => Promise<void>
    fail: (text: string) => Promise<void>
  } {
    const asked: string[] = []
    const open = new Map<string, { resolve: (found: Found) => void; reject: (why: Error) => void }>()
    const preview = ([text = '']: string[]): Promise<Found> => {
      asked.push(text)
      return new Promise((resolve, reject) => open.set(text, { resolve, reject }))
    }
    const settle = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(0))
    return {
      foresight: new Foresight(() => ({ mine: 0, preview }) as never),
      asked,
      answer: async (text, found) => (open.get(text)?.resolve(found), settle()),
      fail: async (text) => (open.get(text)?.reject(new Error('gone')), settle()),
    }
  }
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('a move waits until it is foreseen, refused or lost', async () => {
    const { foresight, asked, answer, fail } = server()
    foresight.want('ways', ['a', 'b', 'c'])
    expect(foresight.waits('a')).toBe(true)
    await vi.advanceTimersByTimeAsync(200)
    expect(asked).toEqual(['a', 'b', 'c'])
    expect(foresight.waits('a')).toBe(true)
    await answer('a', nothing)
    await answer('b', null)
    await fail('c')
    expect(['a', 'b', 'c'].map((text) => foresight.waits(text))).toEqual([false, false, false])
    expect(['a', 'b', 'c'].map((text) => foresight.known.get(text) === null)).toEqual([false, true, true])
  })
  test('nobody waits for ever, and what comes late is still shown', async () => {
    const { foresight, answer } = server()
    foresight.want('set', ['a'])
    await vi.advanceTimersByTimeAsync(PATIENCE - 1)
    expect(foresight.waits('a')).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(foresight.waits('a')).toBe(false)
    await answer('a', { ...nothing, then: 'end' })
    expect(foresight.known.get('a')?.then).toBe('end')
  })
  test('coming back to a move that was never asked about waits anew', async () => {
    const { foresight, asked } = server()
    foresight.want('set', ['a'])
    foresight.want('set', [])
    await vi.advanceTimersByTimeAsync(PATIENCE * 2)
    expect(asked).toEqual([])
    foresight.want('set', ['a'])
    expect(foresight.waits('a')).toBe(true)
  })
  test('a new position forgets what was known, and answers for the old one', async () => {
    const { foresight, asked, answer } = server()
    foresight.want('set', ['a', 'b'])
    await vi.advanceTimersByTimeAsync(200)
    await answer('a', nothing)
    foresight.forget()
    await answer('b', nothing)
    expect([foresight.waits('a'), foresight.waits('b')]).toEqual([true, true])
    foresight.want('set', ['a'])
    await vi.advanceTimersByTimeAsync(200)
    expect(asked).toEqual(['a', 'b', 'a'])
  })
})

test('a preview becomes gains, losses and what else happens', () => {
  const event = (name: string, seat: number, args: Record<string, unknown>): never =>
    ({ seq: 0, name, seat, args, rule: 'X-1' }) as never
  const events = [
    event('place', 0, { place: 'nut_path', figure: 'animal' }),
    event('pay', 0, { good: 'fire', n: 1 }),
    event('pay', 0, { good: 'fire', n: 2 }),
    event('clear_place', 0, { place: 'nut_path', n: 1 }),
    event('take', 0, { good: 'nut', n: 3 }),
    event('give', 0, { good: 'fire', n: 1, to: 1, arrives: true }),
    event('take', 1, { good: 'point', n: 1 }),
    event('full_hand', 0, { n: 2 }),
  ]
  const dealt = [event('draw', 0, { cards: null, count: 1 }), event('draw', 0, { cards: null, count: 1 })]
  const gist = gistOf({ events, stopped: 'chance', dealt, then: 'chance', comes: 'snowing' }, 0)
  expect(gist.losses).toEqual({ fire: 4 })
  expect(gist.gains).toEqual({ snow: 1, nut: 3, card: 2 })
  expect(gist.rest.map((each) => each.name)).toEqual(['give', 'take'])
  expect(gist.wasted.map((each) => each.name)).toEqual(['full_hand'])
  expect(gist.then).toBe('snowing')
  expect(gistOf({ events, stopped: 'chance', dealt, then: 'decision', comes: null }, 0).then).toBeNull()
})

describe('one click is enough', () => {
  const scene = { places: [{ id: 'forge', discard_cost: 2 }] } as never
  const play = { text: 'play', kind: 'play', cost: { birch: 2 } } as Move
  const event = (name: string, args: object, seat = 0): never => ({ seq: 0, name, seat, args, rule: 'X-1' }) as never
  const paid = event('pay', { good: 'birch', n: 2 })
  const plain = (events: never[], stopped: string | null, dealt: never[] = [], move = play): boolean =>
    isPlain(gistOf({ events, stopped, dealt, then: dealt.length ? null : stopped, comes: null }, 0), move, scene)

  test('where a move costs what it says and shows nothing hidden', () => {
    expect(plain([paid], null)).toBe(true)
    expect(plain([paid], 'decision')).toBe(true)
  })
  test('but not where something is lost, wasted, turned up or ended', () => {
    expect(plain([event('pay', { good: 'birch', n: 3 })], null)).toBe(false)
    expect(plain([paid, event('full_hand', { n: 1 })], null)).toBe(false)
    expect(plain([paid, event('full_hand', { n: 1 }, 1)], null)).toBe(false)
    expect(plain([paid], 'chance', [event('draw', { count: 1 })])).toBe(false)
    expect(plain([paid], 'reveal')).toBe(false)
    expect(plain([paid], 'end')).toBe(false)
    expect(plain([], null, [], { text: 'place', kind: 'place', place: 'forge' })).toBe(false)
  })
})

test('the parts of a text that offers a choice', () => {
  expect(splitOptions('Choose one: take 1 birch; draw 1 card.', 'or')).toEqual(['take 1 birch', 'draw 1 card'])
  expect(splitOptions('Take 1 fire, or draw 2 cards.', 'or')).toEqual(['Take 1 fire', 'draw 2 cards'])
  expect(splitOptions('Nimm 1 Feuer oder zieh 2 Karten.', 'oder')).toEqual(['Nimm 1 Feuer', 'zieh 2 Karten'])
  expect(splitOptions('Take 1 fire.', 'or')).toEqual([])
})

test('a question fits what is open and what is asked about', () => {
  const at = (name: keyof typeof fixture.positions) => {
    const { view } = fixture.positions[name] as unknown as Position
    return { view, me: view.viewer, kind: null }
  }
  const cost = (): object => ({ birch: 2, any: 1, give_left: { fire: 1 } })
  expect(questionFor('place:nut_path', cost, at('ready-clear'))).toMatch(/^place (animal|guard) nut_path$/)
  expect(questionFor('place:nut_path', cost, at('snow_where-at'))).toBe('at nut_path')
  expect(questionFor('hand:rye_oven', cost, at('ready-play'))).toBe('play rye_oven from hand paying birch*3')
  expect(questionFor('valley:rye_oven', cost, at('valley-valley'))).toBe('valley rye_oven')
  expect(questionFor('city:0:1', cost, at('city_card-city'))).toBe('city 0 1')
  expect(questionFor('seat:1', cost, at('ready-play'))).toBeNull()
})
