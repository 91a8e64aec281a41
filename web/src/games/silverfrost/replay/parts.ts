/** What Silverfrost brings to a replay and to the end of a game. */
import type { Line } from '../../../table/timeline'
import { words } from '../../../lib/words.svelte'
import { ranked, type ReplayParts, type Standing } from '../../face'
import Numbers from './Numbers.svelte'
import { GLYPHS, marksOf } from './marks'
import Picture from './Picture.svelte'
import Position from './Position.svelte'
import Tally from './Tally.svelte'
import type { Scene, SilverView } from '../shapes'
import { seatLook } from '../species'
import { clawPoints, counted, lineOf, type SilverLine } from './stats'
import { storyOf } from './story'

/** Against Claw both stand side by side, whoever has more first. */
function standingOf(view: SilverView): Standing[] {
  const { outcome } = view
  if (!outcome) return []
  const claw = view.board.claw
  const found = ranked(outcome)
  if (!claw) return found
  const his: Standing = {
    who: claw.who,
    points: clawPoints(claw),
    sources: claw.sources,
    winner: outcome.winners.length === 0,
  }
  return outcome.winners.length ? [...found, his] : [his, ...found]
}

export const parts: ReplayParts = {
  Position,
  Tally,
  Numbers,
  Picture,
  glyphs: GLYPHS,
  lineOf: (step, scene) => lineOf(step, scene as Scene),
  marksOf: (lines) => marksOf(lines as readonly (SilverLine | undefined)[]),
  nameOf: (mark, people) => {
    const what = words.t(`web-silver-mark-${mark.kind}`)
    const who = people[mark.seat]?.name
    return who === undefined ? what : words.t('web-silver-mark-of', { what, who })
  },
  peopleOf: (scene, view, names) => {
    const table = view as SilverView | null | undefined
    const seats = names.map((name, seat) => ({ name, look: seatLook(table?.seats[seat]?.species) }))
    return scene['solo']
      ? [...seats.slice(0, 1), { name: words.term('claw'), look: seatLook(table?.board.claw?.species) }]
      : seats
  },
  standingOf: (view) => standingOf(view as SilverView),
  sources: {
    cards: { fill: '#3f6ea3', ink: '#ffffff', pattern: 'M0 4h8' },
    prosperity: { fill: '#76539a', ink: '#ffffff', pattern: 'M2 2h.01M6 6h.01' },
    quests: { fill: '#3f7f5a', ink: '#ffffff', pattern: '' },
    snow: { fill: '#b6ddf2', ink: '#0d2638', pattern: 'M0 0L8 8M8 0L0 8' },
    tokens: { fill: '#e8b53f', ink: '#2b1c00', pattern: 'M0 8L8 0' },
    journey: { fill: '#b0523f', ink: '#ffffff', pattern: 'M4 0v8' },
  },
  pointsOf: (line) => (line as SilverLine).people.map(counted),
  storyOf: ({ lines, scene, view, people }) =>
    storyOf(lines as SilverLine[], scene as Scene, view as SilverView | null, people),
  rollsOf: (_: readonly Line[]) => null,
}
