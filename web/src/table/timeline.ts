/** The timeline of a replay, whatever the game: its lines, where turns begin, what was taken back, what is marked. */
import type { EventShape, ViewStep } from '../lib/wire'

/** What every timeline needs of a step. Games add what their plots need. */
export interface Line {
  seq: number
  /** Who made it, -1: nature. */
  seat: number
  text: string
  turn: number
  /** Whose turn it is, -1: nobody's. */
  active: number
  events: EventShape[]
  /** The points of the outcome, once there is one. */
  final: number[] | null
}
export interface Mark {
  seq: number
  kind: string
  seat: number
}
export interface TurnMark {
  seq: number
  turn: number
  seat: number
}
/** A mark's shape in a box from -6 to 6; without a fill it has the colour of its seat. */
export interface Glyph {
  d: string
  fill?: string
  stroke?: string
}

/** The line of a step, without additions by a game. */
export function plainLine(step: ViewStep): Line {
  const { view, line } = step
  return {
    seq: line?.seq ?? 0,
    seat: line?.seat ?? -1,
    text: line?.text ?? '',
    turn: view.turn,
    active: (view as unknown as { active?: number | null }).active ?? -1,
    events: step.events,
    final: view.outcome?.points ?? null,
  }
}

/** If this line is an undo: the last line that stays. */
export const backTo = (line: { text: string }): number | null => {
  const found = /^undo (\d+)$/.exec(line.text)
  return found === null ? null : Number(found[1])
}

/** The steps that count: `undo N` takes back everything after line N. */
export function effective<T extends Line>(steps: readonly T[]): T[] {
  const found: T[] = []
  for (const step of steps) {
    const back = backTo(step)
    if (back === null) found.push(step)
    else while (found.length && (found.at(-1) as T).seq > back) found.pop()
  }
  return found
}

/** The lines that were taken back, each with the seat that did it. */
export function undoneBy(lines: Iterable<{ seq: number; seat: number; text: string }>): Map<number, number> {
  const found = new Map<number, number>()
  const standing: number[] = []
  for (const line of lines) {
    const back = backTo(line)
    if (back === null) standing.push(line.seq)
    else while (standing.length && (standing.at(-1) as number) > back) found.set(standing.pop() as number, line.seat)
  }
  return found
}

/** The same of the steps of a replay; some may still be missing while pages are on their way. */
export const undoneOf = (steps: readonly (Line | undefined)[]): Map<number, number> =>
  undoneBy(steps.filter((step) => step !== undefined))

/** The events a game wants marked, and the end. Steps may still be missing while pages are on their way. */
export function marksBy(
  steps: readonly (Line | undefined)[],
  kindOf: (event: EventShape, line: Line) => string | undefined,
): Mark[] {
  const gone = undoneOf(steps)
  const found: Mark[] = []
  let ended = false
  for (const step of steps) {
    if (step === undefined || gone.has(step.seq)) continue
    for (const event of step.events) {
      const kind = kindOf(event, step)
      if (kind) found.push({ seq: step.seq, kind, seat: event.seat })
    }
    if (step.final !== null && !ended) {
      ended = true
      found.push({ seq: step.seq, kind: 'end', seat: -1 })
    }
  }
  return found
}

export function turnsOf(steps: readonly (Line | undefined)[]): TurnMark[] {
  const found: TurnMark[] = []
  for (const step of steps) {
    if (step === undefined) continue
    const last = found.at(-1)
    if (last === undefined || last.turn !== step.turn) found.push({ seq: step.seq, turn: step.turn, seat: step.active })
  }
  return found
}

export interface Sample {
  turn: number
  values: number[]
}
/** The last state of each turn. */
export function perTurn<T extends Line>(lines: readonly T[], read: (line: T) => number[]): Sample[] {
  const found = new Map<number, Sample>()
  for (const line of lines) found.set(line.turn, { turn: line.turn, values: read(line) })
  return [...found.values()]
}

export const after = <T extends { seq: number }>(marks: readonly T[], line: number): T | undefined =>
  marks.find((mark) => mark.seq > line)
export const before = <T extends { seq: number }>(marks: readonly T[], line: number): T | undefined =>
  marks.findLast((mark) => mark.seq < line)
