/** What a replay shows of a game that this client does not know. */
import { words } from '../../lib/words.svelte'
import { marksBy, plainLine } from '../../table/timeline'
import { ranked, type ReplayParts } from '../face'
import { seatLook } from './looks'
import Position from './Position.svelte'
import Tally from './Tally.svelte'

export const parts: ReplayParts = {
  Position,
  Tally,
  glyphs: {
    end: {
      d: 'M0-6 1.7-1.9 6-1.8 2.7.9 3.8 5.2 0 2.8-3.8 5.2-2.7.9-6-1.8-1.7-1.9Z',
      fill: '#ffb454',
      stroke: '#4a2c00',
    },
  },
  lineOf: plainLine,
  marksOf: (lines) => marksBy(lines, () => undefined),
  nameOf: () => words.t('web-generic-end'),
  peopleOf: (_scene, _view, names) => names.map((name, seat) => ({ name, look: seatLook(seat) })),
  standingOf: (view) => (view.outcome ? ranked(view.outcome) : []),
  rollsOf: () => null,
}
