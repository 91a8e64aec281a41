/** Names that come from the table: those of the set in play, and those of cards that a move says by their slots. */
import type { Catalogue, Facts, SetNames, Variables } from '../../lib/catalogue'
import type { Scene } from '../face'

/** The cards, giants, quests and places of the set in play have names of their own. */
export function setNames(scene: Scene): SetNames | null {
  if (!Array.isArray(scene['cards'])) return null
  const found: SetNames = {}
  for (const what of ['card', 'giant', 'quest', 'place']) {
    const entries = (scene[`${what}s`] ?? []) as { id: string; name?: Record<string, string> }[]
    found[what] = Object.fromEntries(entries.map((entry) => [entry.id, entry.name ?? {}]))
  }
  return found
}

/** The cards that a move names by their slots: `$slot-card` and so on. Only `slot` may be in another city. */
export function slotCards(
  catalogue: Pick<Catalogue, 'name'>,
  move: Facts,
  viewer: number | null,
  cities: Record<string, string>,
): Variables {
  const found: Variables = {}
  for (const name of ['slot', 'advantage', 'chimney']) {
    const owner = name === 'slot' ? ((move['city'] as number | undefined) ?? viewer) : viewer
    const card = cities[`${owner}/${String(move[name])}`]
    found[`${name}-card`] = card === undefined ? 'none' : catalogue.name('card', card)
  }
  return found
}
