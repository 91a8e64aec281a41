/** What is said of a seat at every table. */
import type { SeatShape } from '../lib/wire'
import { words } from '../lib/words.svelte'

/** Who really plays for the seat. `own` is what the game adds where nothing else matters more. */
export function seatNote(seat: SeatShape, own = ''): string {
  if (seat.conceded) return words.t('web-conceded')
  if (seat.caretaker) return words.t('web-caretaker-plays')
  if (seat.kind === 'person' && seat.away != null) return words.t('web-away')
  const bot = seat.kind === 'bot' && seat.bot ? words.bot(seat.bot, seat.level) : ''
  return [own, bot].filter(Boolean).join(' · ')
}
