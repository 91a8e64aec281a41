/** Which puzzles a person has solved, kept in this browser as what was learned is. */
import { learn, learned } from '../learn/progress'

const step = (id: string): string => `puzzle ${id}`
const triedKey = (game: string, id: string): string => `tried ${game} ${step(id)}`

export type Mark = 'solved' | 'tried' | 'new'

export const markOf = (game: string, id: string): Mark =>
  learned(game, step(id)) ? 'solved' : localStorage.getItem(triedKey(game, id)) !== null ? 'tried' : 'new'

/** Somebody has answered. A wrong answer does not take back that it was solved once. */
export function answered(game: string, id: string, right: boolean): void {
  if (right) learn(game, step(id))
  else localStorage.setItem(triedKey(game, id), '1')
}

/** The next one that is not solved, after `id` and from the beginning again; null when there is none left. */
export function nextOf(game: string, ids: readonly string[], id: string | null): string | null {
  const from = id === null ? 0 : ids.indexOf(id) + 1
  const order = [...ids.slice(from), ...ids.slice(0, from)]
  return order.find((each) => each !== id && markOf(game, each) !== 'solved') ?? null
}
