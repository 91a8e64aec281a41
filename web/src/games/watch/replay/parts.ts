/** What the Watch brings to a replay and to the end of a game. */
import { effective, type Line } from '../../../table/timeline'
import { words } from '../../../lib/words.svelte'
import Numbers from './Numbers.svelte'
import ReplaySeats from './Tally.svelte'
import { ranked, type Told } from '../../face'
import { GLYPHS, marksOf } from './marks'
import ReplayFace from './Position.svelte'
import { rollsOf, slimOf, type Slim } from './stats'

export const told: Told = {
  Face: ReplayFace,
  Tally: ReplaySeats,
  Ended: Numbers,
  glyphs: GLYPHS,
  slimOf,
  marksOf,
  nameOf: (mark) => words.t(`web-replay-mark-${mark.kind}`),
  peopleOf: (scene, _, names) => names.map((name, seat) => ({ name, colour: (scene['colours'] as string[] | undefined)?.[seat] })),
  standingOf: (view) => (view.outcome ? ranked(view.outcome) : []),
  rollsOf: (lines: readonly Line[]) => rollsOf(effective(lines as readonly Slim[])),
}
