/** The timeline of a replay: where turns begin, and what one would want to see again. */
import type { Slim } from './stats'

export type MarkKind = 'seven' | 'breach' | 'settlement' | 'keep' | 'end'
export interface Mark { seq: number; kind: MarkKind; seat: number }
export interface TurnMark { seq: number; turn: number; seat: number }

const KINDS: Record<string, MarkKind> = { seven: 'seven', breach: 'breach', settlement: 'settlement', keep: 'keep' }

/** Steps may still be missing while pages are on their way. */
export function marksOf(steps: readonly (Slim | undefined)[]): Mark[] {
  const gone = undoneOf(steps)
  const found: Mark[] = []
  let ended = false
  for (const step of steps) {
    if (step === undefined || gone.has(step.seq)) continue
    for (const event of step.events) {
      const kind = KINDS[event.name]
      // Founding is the same in every game.
      if (kind && step.turn > 0) found.push({ seq: step.seq, kind, seat: event.seat })
    }
    if (step.final !== null && !ended) {
      ended = true
      found.push({ seq: step.seq, kind: 'end', seat: -1 })
    }
  }
  return found
}

export function turnsOf(steps: readonly (Slim | undefined)[]): TurnMark[] {
  const found: TurnMark[] = []
  for (const step of steps) {
    if (step === undefined) continue
    const last = found.at(-1)
    if (last === undefined || last.turn !== step.turn) found.push({ seq: step.seq, turn: step.turn, seat: step.active })
  }
  return found
}

/** The lines that were taken back. */
export function undoneOf(steps: readonly (Slim | undefined)[]): Set<number> {
  const found = new Set<number>()
  const standing: number[] = []
  for (const step of steps) {
    if (step === undefined) continue
    const back = /^undo (\d+)$/.exec(step.text)
    if (back === null) standing.push(step.seq)
    else while (standing.length && (standing.at(-1) as number) > Number(back[1])) found.add(standing.pop() as number)
  }
  return found
}

export const after = <T extends { seq: number }>(marks: readonly T[], line: number): T | undefined => marks.find((mark) => mark.seq > line)
export const before = <T extends { seq: number }>(marks: readonly T[], line: number): T | undefined => marks.findLast((mark) => mark.seq < line)
