/** The log as it is read: what was taken back is folded where it stood. */
import type { EventShape } from '../lib/wire'

/** A sentence of the log, or several that were taken back. */
export type Row<Entry> =
  { fold: false; id: number; entry: Entry } | { fold: true; id: number; entries: Entry[]; moves: number; by: number[] }

/** `undone` says of each line that was taken back who did it. */
export function rowsOf<Entry extends Pick<EventShape, 'seq'> & { id: number }>(
  log: readonly Entry[],
  undone: ReadonlyMap<number, number>,
): Row<Entry>[] {
  const found: Row<Entry>[] = []
  for (const entry of log) {
    const by = undone.get(entry.seq)
    const last = found.at(-1)
    if (by === undefined) found.push({ fold: false, id: entry.id, entry })
    else if (last?.fold) last.entries.push(entry)
    else found.push({ fold: true, id: entry.id, entries: [entry], moves: 0, by: [] })
  }
  for (const row of found) {
    if (!row.fold) continue
    const lines = new Set(row.entries.map((entry) => entry.seq))
    row.moves = lines.size
    row.by = [...new Set([...lines].map((seq) => undone.get(seq) as number))]
  }
  return found
}
