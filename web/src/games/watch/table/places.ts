/** Where on the board a move happens: the moves the server listed, gathered by place. No rule is known here. */
import type { Move } from '../../../table/store.svelte'
import { openFields } from '../../../table/picker'
import type { Target } from '../shapes'

type Place = Target['place']

/** Fields that are places of the board, and what they are called there. */
const PLACES: Record<string, Place> = {
  intersection: 'intersection',
  path: 'path',
  hex: 'hex',
  section: 'section',
}

/** The place a move is about, or null if it has none. */
export function placeOf(
  move: Move,
  fixed: Record<string, unknown> = {},
): { place: Place; ref: number | string } | null {
  if (move.kind === 'benjen' && !('camp' in fixed)) return { place: 'camp', ref: `${move['clan']}/${move['camp']}` }
  if (move.kind === 'benjen_clearing' && !('section' in fixed))
    return { place: 'clearing', ref: move['section'] as number }
  if (move.kind === 'aemon') {
    if (!('position' in fixed)) return { place: 'position', ref: `${move['section']}/${move['position']}` }
    if (!('to' in fixed)) return { place: 'section', ref: move['to'] as number }
    return null
  }
  if (move.kind === 'osha' && 'hex' in fixed) {
    return move['second'] === 'none' || 'second' in fixed ? null : { place: 'hex', ref: Number(move['second']) }
  }
  if (move.kind === 'tormund' && move['hex'] === 'camp') return { place: 'tormund_camp', ref: 'camp' }
  for (const [field, place] of Object.entries(PLACES)) {
    if (field in move && !(field in fixed)) return { place, ref: move[field] as number }
  }
  return null
}

/** What choosing this place settles. */
export function fixedBy(move: Move, fixed: Record<string, unknown>): Record<string, unknown> {
  if (move.kind === 'benjen') return { ...fixed, clan: move['clan'], camp: move['camp'] }
  if (move.kind === 'aemon' && !('position' in fixed))
    return { ...fixed, section: move['section'], position: move['position'] }
  if (move.kind === 'aemon') return { ...fixed, to: move['to'] }
  if (move.kind === 'osha' && 'hex' in fixed) return { ...fixed, second: move['second'] }
  for (const field of Object.keys(PLACES))
    if (field in move && !(field in fixed)) return { ...fixed, [field]: move[field] }
  return fixed
}

const TONES: Record<string, Target['tone']> = {
  tormund: 'attack',
  drive: 'attack',
  ygritte: 'attack',
  benjen: 'attack',
  benjen_clearing: 'attack',
}

/** All places at which one of these moves can be made. */
export function targetsOf(
  moves: Move[],
  fixed: Record<string, unknown>,
  label: (place: Place, ref: number | string, moves: Move[]) => string,
): Target[] {
  const found = new Map<string, Target>()
  for (const move of moves) {
    const where = placeOf(move, fixed)
    if (where === null) continue
    const id = `${where.place}-${where.ref}`
    const known = found.get(id)
    if (known) known.moves.push(move)
    else found.set(id, { id, ...where, label: '', moves: [move], tone: TONES[move.kind] ?? 'build' })
  }
  for (const target of found.values()) target.label = label(target.place, target.ref, target.moves)
  return [...found.values()]
}

/** The fields that must be chosen from a list: those that differ and are no place. */
export function listFields(moves: Move[], fixed: Record<string, unknown>): string[] {
  return openFields(moves).filter(
    (field) => !(field in fixed) && !(field in PLACES) && field !== 'camp' && field !== 'position',
  )
}
