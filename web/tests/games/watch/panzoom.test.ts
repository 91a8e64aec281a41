import { expect, it } from 'vitest'
import { clamped, HOME, MOST, moved, zoomed } from '../../../src/games/watch/board/panzoom'

const frame = { x: -100, y: -50, w: 400, h: 300 }

it('zooms around a point that stays where it is', () => {
  const at = { x: 60, y: 40 }
  const pose = zoomed(HOME, 2, at, frame)
  expect(pose.k).toBe(2)
  expect(pose.k * at.x + pose.x).toBeCloseTo(at.x)
  expect(pose.k * at.y + pose.y).toBeCloseTo(at.y)
})
it('has limits, and comes home when it is not enlarged', () => {
  expect(zoomed(HOME, 100, { x: 0, y: 0 }, frame).k).toBe(MOST)
  expect(zoomed(zoomed(HOME, 2, { x: 9, y: 9 }, frame), 0.1, { x: 0, y: 0 }, frame)).toEqual(HOME)
  expect(moved(HOME, 50, 50, frame)).toEqual(HOME)
})
it('never leaves its frame', () => {
  for (const [dx, dy] of [
    [9999, 9999],
    [-9999, -9999],
  ] as const) {
    const pose = moved(zoomed(HOME, 3, { x: 0, y: 0 }, frame), dx, dy, frame)
    expect(pose.k * frame.x + pose.x).toBeLessThanOrEqual(frame.x + 0.001)
    expect(pose.k * (frame.x + frame.w) + pose.x).toBeGreaterThanOrEqual(frame.x + frame.w - 0.001)
    expect(pose.k * frame.y + pose.y).toBeLessThanOrEqual(frame.y + 0.001)
    expect(clamped(pose, frame)).toEqual(pose)
  }
})
