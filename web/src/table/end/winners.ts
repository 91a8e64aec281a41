/** Who won, in a few words. */
import type { Outcome } from '../store.svelte'
import { words } from '../../lib/words.svelte'

export function winnersOf(outcome: Outcome, names: string[]): string {
  const { winners, ending } = outcome
  // Against Claw one wins or loses alone.
  if (ending === 'won') return words.t('web-silver-end-won', { who: names[0] ?? '' })
  if (ending === 'lost') return words.t('web-silver-end-lost')
  return winners.length ? words.t('web-won', { who: words.join(winners.map((seat) => names[seat] ?? '')), count: winners.length }) : words.t('web-nobody-won')
}
