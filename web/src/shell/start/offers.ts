/** What the start page offers: which tables, what can be chosen at a glance, and what was chosen last. */
import type { Offer, OfferChoice } from '../../games/face'
import type { GameShape, NewTable, OptionShape } from '../../lib/wire'

/** The table of a game that this client has no face for: its first mode, for as few as can play it. */
export function offerOf(game: GameShape): Offer {
  const [rules, counts] = Object.entries(game.rules)[0] ?? ['', []]
  const several = counts.filter((count) => count > 1)
  return { rules, seats: Math.min(...(several.length ? several : [1])) }
}

/** For how many it can be played; until the server has said so, as offered. */
export function countsOf(game: GameShape | null, offer: Offer): number[] {
  if (game === null) return [offer.seats]
  return [offer.rules, ...(offer.also ?? [])].flatMap((rules) => game.rules[rules] ?? [])
}

export const rulesOf = (game: GameShape | null, { rules, also = [] }: Offer, seats: number): string =>
  [rules, ...also].find((each) => game?.rules[each]?.includes(seats)) ?? rules

/** Does an option apply to a table of so many? */
export const applies = (option: OptionShape, seats: number): boolean =>
  option.applies.seats.length === 0 || option.applies.seats.includes(seats)

type Shown = Omit<OfferChoice, 'values'> & { values: OptionShape['values']; usual: OptionShape['default'] }

/** The choices of an offer that this table has. */
export function optionsOf(game: GameShape | null, offer: Offer, rules: string, seats: number): Shown[] {
  const known = (game?.options[rules] ?? []).filter((option) => applies(option, seats))
  return (offer.choices ?? []).flatMap((choice) => {
    const option = known.find((each) => each.key === choice.key)
    if (option === undefined) return []
    const values = option.values.filter((each) => choice.values?.includes(each as string | number) ?? true)
    return [{ ...choice, values, usual: option.default }]
  })
}

/** Where everything about a table can be chosen, beginning with what was chosen here: a bot in all other seats. */
export function addressOf(game: string, table: Partial<NewTable> & { seats: number }, bot: string): string {
  const { rules, seats, options = {} } = table
  const chosen = { game, rules: rules ?? '', seats: String(seats), options: JSON.stringify(options) }
  return `/new?${new URLSearchParams({ ...chosen, bots: String(seats - 1), bot })}`
}

// --- what was chosen last ---

interface Kept {
  seats?: number
  options: Record<string, string>
}
const keyOf = (game: string, rules: string): string => `offer ${game} ${rules}`

export function keptOffer(game: string, rules: string): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game, rules)) ?? '{}') as Partial<Kept>
    return { ...(kept.seats ? { seats: kept.seats } : {}), options: { ...kept.options } }
  } catch {
    return { options: {} }
  }
}
export const keepOffer = (game: string, rules: string, kept: Kept): void =>
  localStorage.setItem(keyOf(game, rules), JSON.stringify(kept))
