/** What the Watch brings to a replay and to the end of a game. */
import { words } from '../../../lib/words.svelte'
import { effective, type Line } from '../../../table/timeline'
import { ranked, type ReplayParts } from '../../face'
import { seatLook } from '../palette'
import { GLYPHS, marksOf } from './marks'
import Numbers from './Numbers.svelte'
import Picture from './Picture.svelte'
import Position from './Position.svelte'
import { lineOf, rollsOf, type WatchLine } from './stats'
import { fortuneOf, storyOf } from './story'
import Tally from './Tally.svelte'

export const parts: ReplayParts = {
  Position,
  Tally,
  Numbers,
  Picture,
  glyphs: GLYPHS,
  lineOf,
  marksOf,
  nameOf: (mark) => words.t(`web-watch-mark-${mark.kind}`),
  peopleOf: (scene, _, names) =>
    names.map((name, seat) => ({ name, look: seatLook((scene['colours'] as string[] | undefined)?.[seat]) })),
  standingOf: (view) => (view.outcome ? ranked(view.outcome) : []),
  pointsOf: (line) => (line as WatchLine).open,
  byPoints: (outcome) => outcome.ending === 'points',
  storyOf: ({ lines, scene, people }) => storyOf(lines as WatchLine[], scene, people),
  fortuneOf: ({ lines, people }, draws) => fortuneOf(lines as WatchLine[], draws, people),
  luckHelp: 'web-watch-luck-help',
  rollsOf: (lines: readonly Line[]) => rollsOf(effective(lines as readonly WatchLine[])),
}
