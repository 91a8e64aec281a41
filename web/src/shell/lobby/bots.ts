/** Which bot plays where nobody has chosen one. */
import type { GameShape } from '../../lib/wire'

const USUAL = 'greedy'

export function botOf(game: GameShape | null): string {
  const names = game?.bots.map((bot) => bot.name) ?? []
  return names.includes(USUAL) ? USUAL : (names[0] ?? USUAL)
}
