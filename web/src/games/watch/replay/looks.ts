/** How causes and resources look in the plots of the Watch. */
import type { Look } from '../../../table/end/plots/looks'

export const CAUSE_LOOKS: Record<string, Look> = {
  production: { fill: '#3f7f5a', ink: '#ffffff', pattern: '' },
  trade: { fill: '#d9a531', ink: '#2b1c00', pattern: 'M0 8L8 0' },
  robbed: { fill: '#b0402c', ink: '#ffffff', pattern: 'M0 0L8 8M8 0L0 8' },
  special: { fill: '#7a63a8', ink: '#ffffff', pattern: 'M2 2h.01M6 6h.01' },
  spent: { fill: '#33608f', ink: '#ffffff', pattern: 'M0 4h8' },
  discarded: { fill: '#7c8894', ink: '#10181f', pattern: 'M4 0v8' },
}
export const KIND_LOOKS: Record<string, Look> = {
  lumber: { fill: '#2f6b45', ink: '#ffffff', pattern: 'M4 0v8' },
  brick: { fill: '#a2492f', ink: '#ffffff', pattern: 'M0 4h8M2 0v4M6 4v4' },
  wool: { fill: '#9cc478', ink: '#14260a', pattern: 'M2 2h.01M6 6h.01' },
  grain: { fill: '#dfae3c', ink: '#2b1c00', pattern: 'M0 8L8 0' },
  ore: { fill: '#566780', ink: '#ffffff', pattern: 'M0 0L8 8M8 0L0 8' },
  unknown: { fill: '#c9d3dc', ink: '#10181f', pattern: '' },
}
