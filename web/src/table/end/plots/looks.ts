/** How things look in plots: never by colour alone, each has a pattern (a path in a tile of 8 x 8) of its own. */
export interface Look { fill: string; ink: string; pattern: string }

export const CAUSE_LOOKS: Record<string, Look> = {
  production: { fill: '#3f7f5a', ink: '#ffffff', pattern: '' },
  trade: { fill: '#d9a531', ink: '#2b1c00', pattern: 'M0 8L8 0' },
  robbed: { fill: '#b0402c', ink: '#ffffff', pattern: 'M0 0L8 8M8 0L0 8' },
  special: { fill: '#7a63a8', ink: '#ffffff', pattern: 'M2 2h.01M6 6h.01' },
  spent: { fill: '#33608f', ink: '#ffffff', pattern: 'M0 4h8' },
  discarded: { fill: '#7c8894', ink: '#10181f', pattern: 'M4 0v8' },
}
export const KIND_LOOKS: Record<string, Look> = {
  lumber: { fill: '#2f6b45', ink: '#ffffff', pattern: 'M4 0v8' },
  brick: { fill: '#a2492f', ink: '#ffffff', pattern: 'M0 4h8M2 0v4M6 4v4' },
  wool: { fill: '#9cc478', ink: '#14260a', pattern: 'M2 2h.01M6 6h.01' },
  grain: { fill: '#dfae3c', ink: '#2b1c00', pattern: 'M0 8L8 0' },
  ore: { fill: '#566780', ink: '#ffffff', pattern: 'M0 0L8 8M8 0L0 8' },
  unknown: { fill: '#c9d3dc', ink: '#10181f', pattern: '' },
}

export interface Series {
  name: string
  /** The seat's colour or species, or null with a stroke of its own. */
  colour: string | null
  stroke?: string
  dash?: string
  points: { x: number; y: number }[]
}
export interface Bar { name: string; value: number; expected?: number }
export interface Part { key: string; name: string; look: Look }
export interface Row { name: string; colour: string | undefined; values: Record<string, number> }

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
  if (over > 0) for (let i = order.length - 1, top = most; i >= 0; i--, top -= gap) order[i]!.place = Math.min(order[i]!.place, top)
  const found = [...places]
  for (const { place, n } of order) found[n] = place
  return found
}
