/** How people look in plots and lists: by their species. */
import { NOBODY, type SeatLook } from '../../table/end/plots/looks'

const SPECIES: Record<string, SeatLook> = {
  red_panda: {
    fill: '#c05a2f',
    edge: '#3d1505',
    ink: '#ffffff',
    emblem:
      'M-7-7C-4.4-7.4-2.6-6-1.8-5H1.8C2.6-6 4.4-7.4 7-7 7.4-4.6 6.6-2.4 6-1.6 7 1.4 5 6.6 0 6.8-5 6.6-7 1.4-6-1.6-6.6-2.4-7.4-4.6-7-7ZM-2.8-1.4A1.2 1.2 0 1 0-2.8 1 1.2 1.2 0 1 0-2.8-1.4ZM2.8-1.4A1.2 1.2 0 1 0 2.8 1 1.2 1.2 0 1 0 2.8-1.4ZM0 2.2A1.3 1.1 0 1 0 0 4.4 1.3 1.1 0 1 0 0 2.2Z',
  },
  penguin: {
    fill: '#5b81b5',
    edge: '#0b1c30',
    ink: '#f2f8ff',
    emblem:
      'M0-8C2.6-8 3.6-6.2 3.6-4 3.6-3 5.8-.6 6.2 3L4.6 2.4C4.6 5 3.4 7 2.2 8H-2.2C-3.4 7-4.6 5-4.6 2.4L-6.2 3C-5.8-.6-3.6-3-3.6-4-3.6-6.2-2.6-8 0-8ZM0-2C-2-2-2.6 1-2.6 3S-1.4 6.6 0 6.6 2.6 5 2.6 3 2-2 0-2Z',
  },
  falcon: {
    fill: '#e0a03a',
    edge: '#4a3000',
    ink: '#2f1d00',
    emblem:
      'M0-3.4 2-6.4C2.8-5.2 2.8-4 2.4-3 4.6-4.8 6.6-5.2 8-4.8 6.6 0 4 2.6 1.8 3.4L2.8 7.6 0 6-2.8 7.6-1.8 3.4C-4 2.6-6.6 0-8-4.8-6.6-5.2-4.6-4.8-2.4-3-2.8-4-2.8-5.2-2-6.4Z',
  },
  hare: {
    fill: '#d8cff0',
    edge: '#3a3350',
    ink: '#3a3350',
    emblem:
      'M-4.8 3.2A4.8 4.4 0 0 0 4.8 3.2C4.8 1.6 4-.1 2.9-1 4.6-3.4 4.6-7 3-8 1.4-7.4.8-4.2.9-1.8H-.9C-.8-4.2-1.4-7.4-3-8-4.6-7-4.6-3.4-2.9-1-4-.1-4.8 1.6-4.8 3.2Z',
  },
}
export const seatLook = (species: string | null | undefined): SeatLook => SPECIES[species ?? ''] ?? NOBODY
