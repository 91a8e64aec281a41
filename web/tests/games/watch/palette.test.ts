import { describe, expect, it } from 'vitest'
import { EMBLEMS, SEATS, type Colour } from '../../../src/games/watch/palette'

type Rgb = [number, number, number]
const colours = Object.keys(SEATS) as Colour[]
const pairs = colours.flatMap((a, i) => colours.slice(i + 1).map((b) => [a, b] as const))

const linear = (hex: string): Rgb =>
  [1, 3, 5].map((at) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as Rgb
const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b
const contrast = (a: string, b: string): number => {
  const [high, low] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** Machado, Oliveira and Fernandes 2009, full severity, on linear light. */
const SIGHT: Record<string, number[][]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
}
const seen = (rgb: Rgb, by: number[][]): Rgb =>
  by.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, n, i) => sum + n * (rgb[i] ?? 0), 0),
      ),
    ),
  ) as Rgb

function lab([r, g, b]: Rgb): Rgb {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
const delta = (a: Rgb, b: Rgb): number => Math.hypot(...lab(a).map((n, i) => n - (lab(b)[i] ?? 0)))

describe('the colours of the seats', () => {
  for (const [sight, matrix] of Object.entries(SIGHT)) {
    const least = sight === 'grey' ? 5 : 20
    it(`stay apart: ${sight}`, () => {
      for (const [a, b] of pairs) {
        const far = delta(seen(linear(SEATS[a].fill), matrix), seen(linear(SEATS[b].fill), matrix))
        expect(far, `${a} and ${b}`).toBeGreaterThan(least)
      }
    })
  }
  it('carry an emblem one can see, and an edge', () => {
    for (const colour of colours) {
      expect(contrast(SEATS[colour].fill, SEATS[colour].ink), `ink on ${colour}`).toBeGreaterThan(4.5)
      expect(contrast(SEATS[colour].fill, SEATS[colour].edge), `edge of ${colour}`).toBeGreaterThan(2)
    }
  })
  it('have emblems, dashes and patterns of their own', () => {
    for (const what of ['emblem', 'dash', 'pattern'] as const)
      expect(new Set(colours.map((colour) => SEATS[colour][what])).size).toBe(colours.length)
    for (const colour of colours) expect(EMBLEMS[SEATS[colour].emblem]).toMatch(/^M.*Z$/)
  })
})
