/** What one would want to see again of a game of Silverfrost, and what a line did something to. */
import { marksBy, type Glyph, type Mark } from '../../../table/timeline'
import type { EventShape } from '../../../lib/wire'
import { actsOf } from '../moments/animate.svelte'
import type { Scene, SilverView } from '../shapes'
import type { SilverLine } from './stats'

const KINDS: Record<string, string> = { complete: 'quest', use_giant: 'giant', pass: 'pass', freezing_cold: 'cold' }

export function marksOf(lines: readonly (SilverLine | undefined)[]): Mark[] {
  const claw = lines.find((line) => line !== undefined)?.claw ?? -1
  const kindOf = (event: EventShape): string | undefined =>
    event.name === 'season' ? String(event.args['season']) : KINDS[event.name]
  // What Claw does has no seat.
  return marksBy(lines, kindOf).map((mark) =>
    mark.kind === 'end' ? mark : { ...mark, seat: mark.seat < 0 ? claw : mark.seat },
  )
}

export const GLYPHS: Record<string, Glyph> = {
  autumn: { d: 'M0-6C4-4.4 5-1 3.4 1.6L.7 3.4V6H-.7V3.4L-3.4 1.6C-5-1-4-4.4 0-6Z' },
  winter: {
    d: 'M-.8-6H.8V-1.4L4.8-3.7 5.6-2.3 1.6 0 5.6 2.3 4.8 3.7.8 1.4V6H-.8V1.4L-4.8 3.7-5.6 2.3-1.6 0-5.6-2.3-4.8-3.7-.8-1.4Z',
  },
  spring: {
    d: 'M0-1.5C-.5-5 3-6.4 4.3-4.3 6.7-4 6-.5 3 0 5.2 1.8 3.8 5 1.6 4.3 0 6.4-3.1 4.8-2.4 2.2-5.2 1.6-5.4-2-2.7-2.2-3.2-5-.4-5.4 0-1.5Z',
  },
  quest: { d: 'M-4-5H3A2 2 0 0 1 5-3V-2H3V4A1.5 1.5 0 0 1 1.5 5.5H-4A1.5 1.5 0 0 1-5.5 4V3H-4Z' },
  giant: { d: 'M-6 5-2.4-4-.4-.6 1.4-3.2 6 5Z' },
  pass: { d: 'M-4 5.5V-5.5H-2.8V-5L4.5-3.2-2.8 0V5.5Z' },
  cold: { d: 'M0-6 4.5 0 0 6-4.5 0Z', fill: '#9fdcff', stroke: '#ffffff' },
  end: { d: 'M0-6 1.7-1.9 6-1.8 2.7.9 3.8 5.2 0 2.8-3.8 5.2-2.7.9-6-1.8-1.7-1.9Z', fill: '#ffb454', stroke: '#4a2c00' },
}

/** The things of the table a line did something to: they glow while one looks at it. */
export function thingsOf(events: readonly EventShape[], scene: Scene, view: SilverView): Set<string> {
  const shared = (area: string): string =>
    scene.places.find((place) => place.area === area && place.kind === 'shared')?.id ?? ''
  const acts = actsOf(events, { me: null, claw: view.board.claw?.who ?? null, giants: view.board.giants, shared })
  return new Set(acts.flatMap((act) => act.marks))
}
