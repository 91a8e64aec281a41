/** How things and people look in plots: never by colour alone. */

/** A thing has a pattern of its own, a path in a tile of 8 x 8. */
export interface Look {
  fill: string
  ink: string
  pattern: string
}
/** Somebody at the table has an emblem, a closed shape in a box from -8 to 8. */
export interface SeatLook {
  fill: string
  edge: string
  ink: string
  emblem: string
  /** Too dark for the page behind it: it needs a rim. */
  dark?: boolean
}

export const NOBODY: SeatLook = { fill: '#5f7a92', edge: '#d3e2ee', ink: '#ffffff', emblem: '' }
/** For things that nobody has given a look. */
export const LOOKS: readonly Look[] = [
  { fill: '#33608f', ink: '#ffffff', pattern: 'M0 4h8' },
  { fill: '#d9a531', ink: '#2b1c00', pattern: 'M0 8L8 0' },
  { fill: '#3f7f5a', ink: '#ffffff', pattern: '' },
  { fill: '#b0402c', ink: '#ffffff', pattern: 'M0 0L8 8M8 0L0 8' },
  { fill: '#7a63a8', ink: '#ffffff', pattern: 'M2 2h.01M6 6h.01' },
  { fill: '#7c8894', ink: '#10181f', pattern: 'M4 0v8' },
  { fill: '#9cc478', ink: '#14260a', pattern: 'M2 2h.01M6 6h.01' },
  { fill: '#a2492f', ink: '#ffffff', pattern: 'M0 4h8M2 0v4M6 4v4' },
]

/** Where a line begins that shows also what was before turn 0. */
export const START = -1

export interface Series {
  name: string
  /** Whose line it is, or null with a stroke of its own. */
  look: SeatLook | null
  stroke?: string
  dash?: string
  points: { x: number; y: number }[]
}
export interface Bar {
  name: string
  value: number
  expected?: number
}
export interface Part {
  key: string
  name: string
  look: Look
}
export interface Row {
  name: string
  look: SeatLook
  values: Record<string, number>
}

/** Round steps for an axis: about `most` of them from 0 to `top`. */
export function ticks(top: number, most = 5): number[] {
  const raw = Math.max(top, 1) / most
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = Math.max(1, ([1, 2, 5, 10].find((n) => n * power >= raw) ?? 10) * power)
  return Array.from({ length: Math.floor(Math.max(top, 1) / step) + 1 }, (_, n) => n * step)
}

/** Move places apart so that none are closer than `gap`, as little as possible, within 0 .. most. */
export function apart(places: number[], gap: number, most: number): number[] {
  const order = places.map((place, n) => ({ place, n })).sort((a, b) => a.place - b.place)
  for (let i = 1; i < order.length; i++) {
    const [before, here] = [order[i - 1]!, order[i]!]
    here.place = Math.max(here.place, before.place + gap)
  }
  const over = (order.at(-1)?.place ?? 0) - most
  if (over > 0)
    for (let i = order.length - 1, top = most; i >= 0; i--, top -= gap) order[i]!.place = Math.min(order[i]!.place, top)
  const found = [...places]
  for (const { place, n } of order) found[n] = place
  return found
}
