/** The games that this client draws. This is the one place that lists them; any other game gets the generic face. */
import type { SetNames } from '../lib/catalogue'
import { words } from '../lib/words.svelte'
import type { Face, Scene } from './face'
import { generic } from './generic/face'
import { face as silverfrost } from './silverfrost/face'
import { face as watch } from './watch/face'

export const faces: readonly Face[] = [watch, silverfrost]

export const faceOf = (game: string): Face => faces.find((face) => face.name === game) ?? generic(game)

/** Fetch the words of a game, with the names that its scene brings along; `more` are files that only some pages need. */
export function openWords(game: string, scene: Scene | null = null, more: string[] = []): Promise<void> {
  const names: SetNames | null = scene === null ? null : (faceOf(game).setNames?.(scene) ?? null)
  return words.open(game, names, more)
}

/** Fetch the words of all games that are drawn here: the start page shows a table of each. */
export const openAllWords = (): Promise<void> =>
  words.open(
    '',
    null,
    [],
    faces.map((face) => face.name),
  )
