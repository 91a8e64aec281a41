/** The face of a game that this client does not know: facts and moves as lists, by the names the server gives them. */
import type { Face } from '../face'

export const generic = (name: string): Face => ({
  name,
  chance: 'other',
  offers: [],
  table: () => import('./Table.svelte'),
  replay: async () => (await import('./parts')).parts,
  courses: [],
  comforts: [],
})
