/** What Silverfrost brings to the client. */
import { words } from '../../lib/words.svelte'
import type { Sound } from '../../lib/sound'
import type { Face } from '../face'
import { setNames } from './names'
import { placesOf, recap } from './recap'

const SOUNDS: Record<string, Sound> = {
  play: 'build',
  claw_plays: 'build',
  place: 'card',
  draw: 'card',
  complete: 'trade',
  season: 'trade',
  snow_falls: 'card',
  freezing_cold: 'horn',
  game_over: 'win',
}

export const face: Face = {
  name: 'silverfrost',
  chance: 'cards',
  offers: [
    {
      rules: 'standard',
      seats: 2,
      choices: [{ key: 'difficulty', label: 'start-silverfrost-difficulty', says: 'start-silverfrost-level' }],
    },
  ],
  sound: (event) => SOUNDS[event.name] ?? null,
  picture: () => import('./start/Picture.svelte'),
  start: () => import('./start/Today.svelte'),
  table: () => import('./table/Table.svelte'),
  replay: async () => (await import('./replay/parts')).parts,
  courses: [
    {
      name: 'silverfrost',
      keys: 'learn-silver',
      load: () => import('./learn/silverfrost.json'),
      play: { rules: 'standard', seats: 2 },
      playHelp: 'learn-silver-play-help',
      also: { table: { rules: 'standard', seats: 1, options: { difficulty: 1 } }, label: 'learn-silver-alone' },
    },
  ],
  lesson: async () => (await import('./learn/lesson')).lesson,
  cards: () => import('./rules/Cards.svelte'),
  rulePicture: () => import('./rules/Picture.svelte'),
  recap,
  placesOf,
  comforts: [{ key: 'confirmAll', label: 'web-silver-comfort-confirm' }],
  setNames,
  // Against Claw one wins or loses alone.
  winners: ({ ending }, names) =>
    ending === 'won'
      ? words.t('web-silver-end-won', { who: names[0] ?? '' })
      : ending === 'lost'
        ? words.t('web-silver-end-lost')
        : null,
  rival: 'start-silverfrost-rival',
}
