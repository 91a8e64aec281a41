/** What drawings are made of: flat areas and lines, the ones behind first. Everything stands on y 0 and looks to the right. */

/** A colour and a path; with a width it is a line. */
export type Part = readonly [paint: string, d: string, line?: number]

/** An animal, about 46 wide and 46 high around x 0, and where its scarf goes: the middle, half its width, its slope. */
export interface Animal {
  parts: readonly Part[]
  /** Where it is higher than that. */
  high?: number
  scarf: readonly [x: number, y: number, half: number, slope?: number]
}

export const INK = '#1d2027'

/** An ellipse as a path, turned by degrees. */
export function oval(x: number, y: number, rx: number, ry = rx, turn = 0): string {
  const dx = rx * Math.cos((turn * Math.PI) / 180)
  const dy = rx * Math.sin((turn * Math.PI) / 180)
  const at = (n: number): string => String(Math.round(n * 100) / 100)
  const arc = `A${rx} ${ry} ${turn} 1 0 `
  return `M${at(x - dx)} ${at(y - dy)}${arc}${at(x + dx)} ${at(y + dy)}${arc}${at(x - dx)} ${at(y - dy)}z`
}
export const eye = (x: number, y: number, r = 1.8): Part[] => [
  [INK, oval(x, y, r)],
  ['#fff', oval(x + r * 0.3, y - r * 0.35, r * 0.36)],
]
