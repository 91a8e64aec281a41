/** What happened between two steps of a guided game, in few lines: much of it is the same thing again. */
import type { EventLike } from '../../lib/catalogue'

/** Events of one kind by one seat, in the order they happened. */
export interface Group {
  first: EventLike
  more: EventLike[]
}
export interface Told {
  /** What people did. */
  deeds: Group[]
  /** What came of it, and how much that is. */
  rest: Group[]
  folded: number
}

export function grouped(events: readonly EventLike[]): Group[] {
  const found = new Map<string, Group>()
  for (const event of events) {
    const key = `${event.seat} ${event.name}`
    const group = found.get(key)
    if (group) group.more.push(event)
    else found.set(key, { first: event, more: [] })
  }
  return [...found.values()]
}

/** `deedsOf` picks what people did; without it everything counts as that. */
export function toldOf(events: readonly EventLike[], deedsOf?: (events: readonly EventLike[]) => EventLike[]): Told {
  const picked = new Set(deedsOf ? deedsOf(events) : events)
  // Where nobody did anything, what came is all there is to tell.
  const deeds = picked.size ? events.filter((event) => picked.has(event)) : [...events]
  const rest = picked.size ? events.filter((event) => !picked.has(event)) : []
  return { deeds: grouped(deeds), rest: grouped(rest), folded: rest.length }
}
