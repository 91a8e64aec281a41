/** How Claw's cards and the places on them are called. */
import { words } from '../../../lib/words.svelte'
import type { Desk } from '../desk.svelte'
import type { ActionEntry } from '../shapes'

/** A place, or an area where his cards name only that. */
export function placeName(desk: Desk, entry: string): string {
  return desk.places.has(entry) ? words.name('place', entry) : words.term(`area-${entry}`)
}
/** `action_07` as "7"; an id without a number as it is. */
export function numberOf(id: string): string {
  const found = /(\d+)$/.exec(id)
  return found ? String(Number(found[1])) : id
}
/** What a corner of an action card says about an animal. */
export function whereText(desk: Desk, corner: ActionEntry['corners'][number]): string {
  const place = placeName(desk, corner.place)
  if (corner.beacon_points !== undefined) return words.t('web-silver-claw-beacon', { place, n: corner.beacon_points })
  return corner.journey === undefined ? place : words.t('web-silver-claw-journey', { place, wish: corner.journey })
}
