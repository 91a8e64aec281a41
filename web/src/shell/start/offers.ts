/** What the start page offers of a game that this client has no face for. */
import type { Offer } from '../../games/face'
import type { GameShape } from '../../lib/wire'

/** Its first mode, for as few as can play it. */
export function offerOf(game: GameShape): Offer & { game: string; learn: boolean } {
  const [rules, counts] = Object.entries(game.rules)[0] ?? ['', []]
  const several = counts.filter((count) => count > 1)
  return {
    game: game.name,
    learn: false,
    rules,
    seats: Math.min(...(several.length ? several : [1])),
    accent: 'var(--line)',
  }
}
