/** What the Watch brings to the client. */
import type { Sound } from '../../lib/sound'
import type { Face, OfferChoice } from '../face'
import { recap } from './recap'
import { placeNames, placesOf } from './board/naming'
import type { Scene } from './shapes'

const BOARD: OfferChoice = {
  key: 'board',
  label: 'start-watch-board',
  says: 'start-watch-board-value',
  values: ['standard', 'full_random'],
}

const SOUNDS: Record<string, Sound> = {
  dice: 'dice',
  road: 'build',
  settlement: 'build',
  keep: 'build',
  guard: 'build',
  trade: 'trade',
  buy: 'card',
  play: 'card',
  steal: 'card',
  breach: 'horn',
  victory: 'win',
}

export const face: Face = {
  name: 'watch',
  chance: 'dice',
  offers: [
    { rules: 'base', seats: 4, choices: [BOARD] },
    { rules: 'brotherhood', also: ['brotherhood56'], seats: 4, choices: [BOARD] },
  ],
  picture: () => import('./start/Picture.svelte'),
  sound: (event) => SOUNDS[event.name] ?? null,
  looks: async () => {
    const { SEATS, seatLook } = await import('./palette')
    return Object.keys(SEATS).map(seatLook)
  },
  table: () => import('./table/Table.svelte'),
  placeNames: (scene) => placeNames(scene as unknown as Scene),
  placesOf,
  replay: async () => (await import('./replay/parts')).parts,
  courses: [
    {
      name: 'base',
      keys: 'learn-base',
      load: () => import('./learn/base.json'),
      play: { rules: 'base', seats: 4 },
      playHelp: 'learn-watch-play-help',
      next: { course: 'brotherhood', label: 'learn-watch-other-brotherhood' },
    },
    {
      name: 'brotherhood',
      keys: 'learn-brotherhood',
      load: () => import('./learn/brotherhood.json'),
      play: { rules: 'brotherhood', seats: 4 },
      playHelp: 'learn-watch-play-help',
      next: { course: 'base', label: 'learn-watch-other-base' },
    },
  ],
  lesson: async () => (await import('./learn/lesson')).lesson,
  comforts: [
    { key: 'confirm', label: 'web-watch-comfort-confirm' },
    { key: 'autoDecline', label: 'web-watch-comfort-decline' },
  ],
  recap,
  asks: (view) => (view.decision?.kind === 'offer' ? (view['offer'] as { by: number }).by : null),
  // While the first settlements are founded, everybody knows everything.
  hides: (view) => !view.phase.startsWith('found_'),
}
