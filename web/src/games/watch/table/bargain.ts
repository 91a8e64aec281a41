/** The terms of a trade: as text, as the supply takes them, and who has already said no to them. */
import type { LogEntry, Move, View } from '../../../table/store.svelte'

export type Bag = Record<string, number>
export interface Terms {
  give: Bag
  take: Bag
}
export interface OpenOffer extends Terms {
  by: number
  answers: (({ answer: string } & Partial<Terms>) | null)[]
}

export const offerOf = (view: View): OpenOffer | null => (view['offer'] as OpenOffer | null | undefined) ?? null

export const count = (cards: Bag): number => Object.values(cards).reduce((all, n) => all + n, 0)

/** As it is written: `grain*2 ore`. */
export const written = (names: readonly string[], cards: Bag): string =>
  names
    .filter((name) => cards[name])
    .map((name) => ((cards[name] ?? 0) > 1 ? `${name}*${cards[name]}` : name))
    .join(' ')

const within = (chosen: Bag, cards: Bag): boolean =>
  Object.entries(chosen).every(([name, n]) => n === 0 || (cards[name] ?? 0) > 0)

/** Exchanges with the supply that the server lists, as far as they fit what has been chosen. */
export const withSupply = (moves: readonly Move[], { give, take }: Terms): Move[] =>
  moves.filter(
    (move) => move.kind === 'trade' && within(give, move['give'] as Bag) && within(take, move['take'] as Bag),
  )

const alike = (a: Bag, b: Bag): boolean =>
  Object.keys({ ...a, ...b }).every((name) => (a[name] ?? 0) === (b[name] ?? 0))

/** Who has declined these terms of mine since this turn began. */
export function refusedBy(log: readonly LogEntry[], me: number, terms: Terms): number[] {
  const found = new Set<number>()
  let same = false
  for (const event of log) {
    if (event.name === 'turn') found.clear()
    if (event.name === 'offer')
      same =
        event.seat === me &&
        alike(event.args['give'] as Bag, terms.give) &&
        alike(event.args['take'] as Bag, terms.take)
    if (event.name === 'decline' && same) found.add(event.seat)
  }
  return [...found]
}
