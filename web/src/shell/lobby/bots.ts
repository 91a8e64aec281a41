/** Which bot plays where nobody has chosen one, and how well. */
import { api } from '../../lib/api.svelte'
import type { FirstTable } from '../../games/face'
import type { GameShape, Level } from '../../lib/wire'

/** A game lists its best bot first. */
export const botOf = (game: GameShape | null | undefined): string => game?.bots[0]?.name ?? ''

export const LEVELS: Level[] = ['easy', 'medium', 'full']

/** What the person chose last. Whoever is new meets bots that can be beaten. */
export function lastLevel(): Level {
  const kept = localStorage.getItem('level')
  return LEVELS.find((level) => level === kept) ?? 'easy'
}
export const keepLevel = (level: Level): void => localStorage.setItem('level', level)

/** A table with bots in all other seats, started at once; its id. */
export async function playBots(game: string, table: FirstTable, level: Level): Promise<string> {
  const bot = botOf((await api.games()).find((each) => each.name === game))
  const made = await api.make({ game, ...table, level, bots: Array.from({ length: table.seats - 1 }, () => bot) })
  await api.table(made.table).ask({ type: 'start' } as never)
  return made.table
}
