import { expect, test } from 'vitest'
import { toldOf } from '../../src/shell/learn/since'

const event = (name: string, seat: number): never => ({ name, seat, args: {}, rule: 'X-1' }) as never

test('what happened is told by kind, what people did first', () => {
  const events = [event('take', 0), event('place', 0), event('take', 0), event('place', 1), event('place', 0)]
  const told = toldOf(events, (all) => all.filter((each) => each.name === 'place'))
  const shape = (groups: typeof told.deeds): [number, string, number][] =>
    groups.map(({ first, more }) => [first.seat, first.name, more.length])
  expect(shape(told.deeds)).toEqual([
    [0, 'place', 1],
    [1, 'place', 0],
  ])
  expect(shape(told.rest)).toEqual([[0, 'take', 1]])
  expect(told.folded).toBe(2)
})

test('where nobody did anything, everything is told at once', () => {
  const told = toldOf([event('snow', -1), event('snow', -1)], () => [])
  expect([told.deeds.length, told.rest, told.folded]).toEqual([1, [], 0])
  expect(toldOf([event('snow', -1)]).deeds).toHaveLength(1)
})
