import type { Move } from '../lib/table.svelte'

/** A place of the board where something can be done now. */
export interface Target {
  id: string
  place: 'hex' | 'intersection' | 'path' | 'section' | 'clearing' | 'camp' | 'position' | 'tormund_camp'
  ref: number | string
  label: string
  moves: Move[]
  tone?: 'build' | 'attack' | 'help' | undefined
}
