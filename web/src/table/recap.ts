/** What happened since my last move, as far as the log goes back. */
import type { EventShape, LineShape } from '../lib/wire'

/** It begins with the first move of somebody else; what chance answered to my own move is no news. */
export function sinceMine<Entry extends EventShape>(
  log: readonly Entry[],
  lines: readonly LineShape[],
  undone: ReadonlyMap<number, number>,
  mine: number | null,
): Entry[] {
  if (mine === null) return []
  const standing = lines.filter((line) => !undone.has(line.seq))
  const last = standing.findLast((line) => line.seat === mine)?.seq ?? 0
  const first = standing.find((line) => line.seq > last && line.seat >= 0)
  return first === undefined ? [] : log.filter((event) => event.seq >= first.seq && !undone.has(event.seq))
}
