/** The opponents that a game offers, and which one plays where nobody has chosen. */
import { api } from '../../lib/api.svelte'
import type { FirstTable } from '../../games/face'
import type { BotShape, GameShape, Level } from '../../lib/wire'

type Game = GameShape | null | undefined
const EASY = 'easy'

const charactersOf = (game: Game): BotShape[] => game?.bots.filter((each) => each.character) ?? []
/** The characters of a game, the weakest first; its bots where it has none. */
export const opponentsOf = (game: Game): BotShape[] =>
  charactersOf(game).length ? charactersOf(game) : (game?.bots ?? [])
/** The bots beside its characters. */
export const othersOf = (game: Game): BotShape[] => game?.bots.filter((each) => !opponentsOf(game).includes(each)) ?? []

/** What the person chose last. Whoever is new meets a bot that can be beaten. */
export function lastOpponent(game: Game): string {
  const offered = opponentsOf(game)
  const wanted = [localStorage.getItem('opponent'), EASY]
  return wanted.find((name) => offered.some((each) => each.name === name)) ?? offered[0]?.name ?? ''
}
export const keepOpponent = (bot: string): void => localStorage.setItem('opponent', bot)

/** Characters differ in how well they play. Where a game has none, its bots play easily. */
export const levelOf = (game: Game): Level => (charactersOf(game).length ? 'full' : EASY)

/** A table with bots in all other seats, started at once; its id. Without a choice they are easy to beat. */
export async function playBots(game: string, table: FirstTable, chosen = EASY): Promise<string> {
  const shape = (await api.games()).find((each) => each.name === game)
  const offered = opponentsOf(shape)
  const bot = (offered.find((each) => each.name === chosen) ?? offered[0])?.name ?? ''
  const bots = Array.from({ length: table.seats - 1 }, () => bot)
  const made = await api.make({ game, ...table, level: levelOf(shape), bots })
  await api.table(made.table).ask({ type: 'start' } as never)
  return made.table
}

/** The same from a position of a finished game: what it was after a line, with the person in one of its seats. */
export async function playFrom(game: string, seats: number, id: string, to: number, seat: number): Promise<string> {
  const shape = (await api.games()).find((each) => each.name === game)
  return playBots(game, { seats, record: await api.record(id), to, seat }, lastOpponent(shape))
}
