/** What is said of a seat at every table. */
import { faceOf } from '../games'
import type { SeatShape } from '../lib/wire'
import { words } from '../lib/words.svelte'
import { ONLOOKER, type TableStore } from './store.svelte'

/** On a device that several people share: the one of them who is to move, unless the device is turned to them. */
export function nextAtDevice({
  info,
  mine,
  view,
  you,
}: Pick<TableStore, 'info' | 'mine' | 'view' | 'you'>): number | null {
  const own = you?.seats ?? []
  if (own.length < 2 || info?.stage !== 'playing' || view === null) return null
  const acting = own.filter((seat) => view.actors.includes(seat))
  // Whoever made an offer may go on, but those who are asked come first.
  const asks = faceOf(view.game).asks?.(view) ?? null
  const asked = acting.filter((seat) => seat !== asks)
  const wanted = asked.length ? asked : acting
  return wanted.length === 0 || wanted.includes(mine ?? ONLOOKER) ? null : (wanted[0] as number)
}

/** Who really plays for the seat. `own` is what the game adds where nothing else matters more. */
export function seatNote(seat: SeatShape, own = ''): string {
  if (seat.conceded) return words.t('web-conceded')
  if (seat.caretaker) return words.t('web-caretaker-plays')
  if (seat.kind === 'person' && seat.away != null) return words.t('web-away')
  const bot = seat.kind === 'bot' && seat.bot ? words.bot(seat.bot, seat.level) : ''
  return [own, bot].filter(Boolean).join(' · ')
}
