/**
 * Picking some of several things, as `view.choices` describes it: `{kind, pick: {from: counts, total}}` or
 * `{kind, from: [names], min, max}`. What else stands in a choice is part of every move that it describes.
 */
import type { Choice } from '../../table/store.svelte'

export type Counts = Record<string, number>
export interface Pick {
  kind: string
  /** What stands before the picked things in the move. */
  fixed: string[]
  from: Counts
  min: number
  max: number
  /** Several of one name are written one by one, not as `name*2`. */
  apart: boolean
}

const sum = (counts: Counts): number => Object.values(counts).reduce((all, n) => all + n, 0)

/** How a choice is picked; null for one that cannot be read. */
export function pickOf(choice: Choice): Pick | null {
  const { kind, pick, from, min, max, ...rest } = choice
  const fixed = Object.values(rest).map(String)
  if (pick && typeof pick === 'object') {
    const { from: counts, total } = pick as { from: Counts; total: number }
    return { kind, fixed, from: counts, min: total, max: total, apart: false }
  }
  if (!Array.isArray(from)) return null
  const counts: Counts = {}
  for (const name of from as string[]) counts[name] = (counts[name] ?? 0) + 1
  return { kind, fixed, from: counts, min: Number(min), max: Number(max), apart: true }
}

/** One more (or less) of a name, as far as that is possible. */
export function changed(pick: Pick, chosen: Counts, name: string, by: 1 | -1): Counts {
  const n = (chosen[name] ?? 0) + by
  const possible = n >= 0 && n <= (pick.from[name] ?? 0) && sum(chosen) + by <= pick.max
  return possible ? { ...chosen, [name]: n } : chosen
}

/** Is it enough, and not too much? */
export const complete = (pick: Pick, chosen: Counts): boolean => sum(chosen) >= pick.min && sum(chosen) <= pick.max

/** The move, as it is typed. */
export function textOf(pick: Pick, chosen: Counts): string {
  const held = Object.keys(pick.from).flatMap((name): [string, number][] =>
    chosen[name] ? [[name, chosen[name]]] : [],
  )
  const parts = pick.apart
    ? held.flatMap(([name, n]) => Array.from({ length: n }, () => name)).sort()
    : held.map(([name, n]) => (n > 1 ? `${name}*${n}` : name))
  return [pick.kind, ...pick.fixed, ...(parts.length ? parts : ['nothing'])].join(' ')
}

export { sum }
