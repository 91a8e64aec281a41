/** What Silverfrost brings to a replay and to the end of a game. */
import type { Line } from '../../../table/timeline'
import { words } from '../../../lib/words.svelte'
import { ranked, type Standing, type Told } from '../../face'
import Ended from './Numbers.svelte'
import { GLYPHS, marksOf } from './marks'
import ReplayFace from './Position.svelte'
import ReplayTally from './Tally.svelte'
import type { Scene, SilverView } from '../shapes'
import { clawPoints, slimOf, type Slim } from './stats'

/** Against Claw both stand side by side, whoever has more first. */
function standingOf(view: SilverView): Standing[] {
  const { outcome } = view
  if (!outcome) return []
  const claw = view.board.claw
  const found = ranked(outcome)
  if (!claw) return found
  const his: Standing = { who: claw.who, points: clawPoints(claw), sources: claw.sources ?? {}, winner: outcome.winners.length === 0 }
  return outcome.winners.length ? [...found, his] : [his, ...found]
}

export const told: Told = {
  Face: ReplayFace,
  Tally: ReplayTally,
  Ended,
  glyphs: GLYPHS,
  slimOf: (step, scene) => slimOf(step, scene as Scene),
  marksOf: (lines) => marksOf(lines as readonly (Slim | undefined)[]),
  nameOf: (mark, people) => {
    const what = words.t(`web-silver-mark-${mark.kind}`)
    const who = people[mark.seat]?.name
    return who === undefined ? what : words.t('web-silver-mark-of', { what, who })
  },
  peopleOf: (scene, view, names) => {
    const seats = names.map((name, seat) => ({ name, colour: (view?.seats[seat]?.['species'] as string | null | undefined) ?? undefined }))
    if (!scene['solo']) return seats
    return [...seats.slice(0, 1), { name: words.term('claw'), colour: ((view as SilverView | null | undefined)?.board.claw?.species as string | null | undefined) ?? undefined }]
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
  rollsOf: (_: readonly Line[]) => null,
}
