/** The games that this client draws. This is the one place that lists them; any other game gets the generic face. */
import { words } from '../lib/words.svelte'
import type { Face, Scene } from './face'
import { generic } from './generic/face'
import { face as silverfrost } from './silverfrost/face'
import { face as watch } from './watch/face'

export const faces: readonly Face[] = [watch, silverfrost]

export const faceOf = (game: string): Face => faces.find((face) => face.name === game) ?? generic(game)

/** Fetch the words of a game, with the names that its scene brings along; `more` are files that only some pages need. */
export function openWords(game: string, scene: Scene | null = null, more: string[] = []): Promise<void> {
  const face = faceOf(game)
  const names = scene === null ? null : (face.setNames?.(scene) ?? null)
  const places = scene === null ? null : (face.placeNames?.(scene) ?? null)
  return words.open(game, names, more, [], places)
}

/** Fetch the words of all games that are drawn here: the start page shows a table of each. */
export const openAllWords = (): Promise<void> =>
  words.open(
    '',
    null,
    [],
    faces.map((face) => face.name),
  )
