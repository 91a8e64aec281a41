/** What one would want to see again of a game of the Watch. */
import { marksBy, type Glyph, type Line, type Mark } from '../../../table/timeline'

const KINDS = new Set(['seven', 'breach', 'settlement', 'keep'])

/** Founding is the same in every game. */
export const marksOf = (steps: readonly (Line | undefined)[]): Mark[] =>
  marksBy(steps, (event, line) => (line.turn > 0 && KINDS.has(event.name) ? event.name : undefined))

export const GLYPHS: Record<string, Glyph> = {
  seven: { d: 'M-3.4-4H3.4L-1 4', fill: 'none', stroke: 'currentColor' },
  breach: { d: 'M-4.6 4.6 0-5 4.6 4.6Z', fill: '#ff6f52', stroke: '#ffffff' },
  settlement: { d: 'M-4 4.4V-1L0-4.6 4-1V4.4Z' },
  keep: { d: 'M-4.4 4.4V-5H-2.4V-3H-1V-5H1V-3H2.4V-5H4.4V4.4Z' },
  end: { d: 'M0-6 1.7-1.9 6-1.8 2.7.9 3.8 5.2 0 2.8-3.8 5.2-2.7.9-6-1.8-1.7-1.9Z', fill: '#ffb454', stroke: '#4a2c00' },
}
