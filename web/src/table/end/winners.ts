/** Who won, in a few words: the game's own, or the winners by name. */
import { faceOf } from '../../games'
import { words } from '../../lib/words.svelte'
import type { Outcome } from '../store.svelte'

export function winnersOf(game: string, outcome: Outcome, names: string[]): string {
  const own = faceOf(game).winners?.(outcome, names)
  if (own) return own
  const who = outcome.winners.map((seat) => names[seat] ?? '')
  return who.length ? words.t('web-won', { who: words.join(who), count: who.length }) : words.t('web-nobody-won')
}
