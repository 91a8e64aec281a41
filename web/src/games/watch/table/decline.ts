/** Declining what cannot be paid anyway. */
import type { Move, View } from '../../../table/store.svelte'

/** The move that declines the open offer, when I may decline, may not accept, and do not hold what is asked for. */
export function unpayable(view: View, seat: number | null): Move | null {
  if (seat === null) return null
  const offer = view['offer'] as { take?: Record<string, number> } | null | undefined
  const hand = view.seats[seat]?.['hand'] as Record<string, number> | null | undefined
  if (!offer?.take || !hand || view.moves.some((move) => move.kind === 'accept')) return null
  const short = Object.entries(offer.take).some(([name, n]) => n > (hand[name] ?? 0))
  return short ? (view.moves.find((move) => move.kind === 'decline') ?? null) : null
}
