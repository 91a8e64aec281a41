/** What one would want to see again of a game of Silverfrost, and what a line did something to. */
import { marksBy, type Glyph, type Mark } from '../lib/timeline'
import type { EventShape } from '../lib/wire'
import { actsOf } from './animate.svelte'
import type { Scene, SilverView } from './shapes'
import { whose, type Slim } from './stats'

const KINDS: Record<string, string> = { complete: 'quest', use_giant: 'giant', pass: 'pass', freezing_cold: 'cold' }

export function marksOf(lines: readonly (Slim | undefined)[]): Mark[] {
  const claw = lines.find((line) => line !== undefined)?.claw ?? -1
  const kindOf = (event: EventShape): string | undefined => (event.name === 'season' ? String(event.args['season']) : KINDS[event.name])
  // What Claw does has no seat.
  return marksBy(lines, kindOf).map((mark) => (mark.kind === 'end' ? mark : { ...mark, seat: mark.seat < 0 ? claw : mark.seat }))
}

export const GLYPHS: Record<string, Glyph> = {
  autumn: { d: 'M0-6C4-4.4 5-1 3.4 1.6L.7 3.4V6H-.7V3.4L-3.4 1.600C-5-1-4-4.4 0-6Z' },
  winter: { d: 'M-.8-6H.8V-1.400L4.800-3.700 5.600-2.300 1.600 0 5.600 2.300 4.800 3.700.8 1.400V6H-.8V1.400L-4.800 3.700-5.600 2.300-1.600 0-5.600-2.300-4.800-3.700-.8-1.400Z' },
  spring: { d: 'M0-1.500C-.5-5 3-6.400 4.300-4.300 6.700-4 6-.5 3 0 5.200 1.800 3.800 5 1.600 4.300 0 6.400-3.100 4.800-2.400 2.200-5.200 1.600-5.400-2-2.700-2.200-3.200-5-.4-5.400 0-1.500Z' },
  quest: { d: 'M-4-5H3A2 2 0 0 1 5-3V-2H3V4A1.500 1.500 0 0 1 1.500 5.500H-4A1.500 1.500 0 0 1-5.500 4V3H-4Z' },
  giant: { d: 'M-6 5-2.400-4-.4-.6 1.400-3.200 6 5Z' },
  pass: { d: 'M-4 5.500V-5.500H-2.800V-5L4.500-3.200-2.800 0V5.500Z' },
  cold: { d: 'M0-6 4.500 0 0 6-4.500 0Z', fill: '#9fdcff', stroke: '#ffffff' },
  end: { d: 'M0-6 1.7-1.9 6-1.8 2.7.9 3.8 5.2 0 2.8-3.8 5.2-2.7.9-6-1.8-1.7-1.9Z', fill: '#ffb454', stroke: '#4a2c00' },
}

/** The things of the table a line did something to: they glow while one looks at it. */
export function thingsOf(events: readonly EventShape[], scene: Scene, view: SilverView): Set<string> {
  const shared = (area: string): string => scene.places.find((place) => place.area === area && place.kind === 'shared')?.id ?? ''
  const acts = actsOf(events, { me: null, claw: view.board.claw?.who ?? null, giants: view.board.giants, shared })
  return new Set(acts.flatMap((act) => act.marks))
}
