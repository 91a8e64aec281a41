/**
 * Choosing a move by its fields, one after another, whatever the game: on the board where a field is a place, from a list
 * where it is not. It knows no rule: it narrows down the moves the server listed, until one is left.
 */
import type { Move } from './store.svelte'

export interface Picking {
  /** The kind chosen, or null while everything that may be done is offered. */
  kind: string | null
  fixed: Record<string, unknown>
}
export interface Option {
  value: unknown
  moves: Move[]
}

export const NOTHING: Picking = { kind: null, fixed: {} }

const NO_FIELD = new Set(['text', 'kind'])

/** The moves that agree with what has been chosen. */
export function remaining(moves: Move[], picking: Picking): Move[] {
  return moves.filter(
    (move) =>
      (picking.kind === null || move.kind === picking.kind) &&
      Object.entries(picking.fixed).every(([field, value]) => same(move[field], value)),
  )
}

/** The fields in which these moves of one kind differ, in the order they are written. */
export function openFields(moves: Move[]): string[] {
  const first = moves[0]
  if (first === undefined) return []
  const fields = new Set(moves.flatMap((move) => Object.keys(move)))
  return [...fields].filter((field) => !NO_FIELD.has(field) && moves.some((move) => !same(move[field], first[field])))
}

/** The values of a field, each with the moves that have it. */
export function optionsOf(moves: Move[], field: string): Option[] {
  const found: Option[] = []
  for (const move of moves) {
    const known = found.find((option) => same(option.value, move[field]))
    if (known) known.moves.push(move)
    else found.push({ value: move[field], moves: [move] })
  }
  return found
}

/** The kinds there are, in the order of the list. */
export function kindsOf(moves: Move[]): string[] {
  return [...new Set(moves.map((move) => move.kind))]
}

export function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
