/** How seats look where the game gives them no colours: apart in lightness, and each with a shape of its own. */
import { NOBODY, type SeatLook } from '../../table/end/plots/looks'

const LOOKS: readonly SeatLook[] = [
  { fill: '#e8b53f', edge: '#4a3200', ink: '#3b2500', emblem: 'M0-7A7 7 0 1 0 0 7 7 7 0 1 0 0-7Z' },
  { fill: '#2f66b8', edge: '#081a44', ink: '#f0f6ff', emblem: 'M-6-6H6V6H-6Z' },
  { fill: '#c4452f', edge: '#3a0905', ink: '#ffffff', emblem: 'M0-7 7 6H-7Z' },
  { fill: '#eef3f7', edge: '#22303f', ink: '#22303f', emblem: 'M0-8 6 0 0 8-6 0Z' },
  { fill: '#4f9a55', edge: '#0a3414', ink: '#06240d', emblem: 'M-2.4-7H2.4V-2.4H7V2.4H2.4V7H-2.4V2.4H-7V-2.4H-2.4Z' },
  {
    fill: '#7a5aa8',
    edge: '#22103f',
    ink: '#ffffff',
    emblem: 'M0-7.500 6.500-3.750V3.750L0 7.500-6.500 3.750V-3.750Z',
  },
]

export const seatLook = (seat: number): SeatLook => LOOKS[seat] ?? NOBODY
