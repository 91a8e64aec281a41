/**
 * What a finished game of the Watch looks like in numbers, from the pages of its replay. Pure: it adds up what the
 * server said happened and knows no rule.
 */
import { effective, perTurn, plainLine, type Line, type Sample } from '../../../table/timeline'
import type { EventShape, ViewStep } from '../../../lib/wire'

/** Cards whose kind the viewer may not know. */
export const UNKNOWN = 'unknown'
export const GAINS = ['production', 'trade', 'robbed', 'special'] as const
export const LOSSES = ['spent', 'trade', 'robbed', 'discarded', 'special'] as const
export type Cause = (typeof GAINS)[number] | (typeof LOSSES)[number]
/** Numbers of cards by cause and kind. */
export type Flow = Partial<Record<Cause, Record<string, number>>>

/** Of one step only what the numbers and the timeline need, so that hundreds of views need not be kept. */
export interface WatchLine extends Line {
  points: number[]
  /** Without hidden cards, at the end too. */
  open: number[]
  guards: number[]
  breaches: number
  inGift: number
}
export interface Stats {
  turns: number
  points: Sample[]
  guards: Sample[]
  /** Breaches and wildlings in the Gift. */
  north: Sample[]
  rolls: [number, number][]
  /** How often each sum fell, and how often it should have, from 2 to 12. */
  dice: { sum: number; count: number; expected: number }[]
  gains: Flow[]
  losses: Flow[]
  wall: boolean
}

type Counts = Record<string, number>
const ZONE = /^hand:(\d+)$/
const CAUSES: Record<string, Cause> = {
  produce: 'production',
  first_cards: 'production',
  trade: 'trade',
  deal: 'trade',
  steal: 'robbed',
  discard: 'discarded',
}

export function lineOf(step: ViewStep): WatchLine {
  const { view } = step
  const seats = view.seats as { points?: number; all_points?: number | null; guards?: number }[]
  const board = view.board as { breaches?: number; in_gift?: number }
  return {
    ...plainLine(step),
    points: seats.map((seat) => seat.all_points ?? seat.points ?? 0),
    open: seats.map((seat) => seat.points ?? 0),
    guards: seats.map((seat) => seat.guards ?? 0),
    breaches: board.breaches ?? 0,
    inGift: board.in_gift ?? 0,
  }
}

/** Numbers of a game; `resources` are the scene's. */
export function statsOf(steps: readonly WatchLine[], seats: number, resources: readonly string[]): Stats {
  const lines = effective(steps)
  const gains: Flow[] = Array.from({ length: seats }, () => ({}))
  const losses: Flow[] = Array.from({ length: seats }, () => ({}))
  for (const line of lines) for (const event of line.events) addFlow(event, line, gains, losses, resources)
  const rolls = rollsOf(lines)
  const last = lines.at(-1)
  const points = perTurn(lines, (line) => line.points)
  if (last?.final && points.length) points[points.length - 1] = { turn: last.turn, values: last.final }
  return {
    turns: last?.turn ?? 0,
    points,
    guards: perTurn(lines, (line) => line.guards),
    north: perTurn(lines, (line) => [line.breaches, line.inGift]),
    rolls,
    dice: againstExpectation(rolls),
    gains,
    losses,
    wall: lines.some((line) => line.guards.some(Boolean) || line.inGift > 0 || line.breaches > 0),
  }
}

export const rollsOf = (lines: readonly WatchLine[]): [number, number][] =>
  lines.flatMap((line) =>
    line.events
      .filter((event) => event.name === 'dice')
      .map((event): [number, number] => [Number(event.args['first']), Number(event.args['second'])]),
  )

export function againstExpectation(rolls: readonly [number, number][]): Stats['dice'] {
  return Array.from({ length: 11 }, (_, n) => {
    const sum = n + 2
    const ways = 6 - Math.abs(7 - sum)
    return { sum, count: rolls.filter(([a, b]) => a + b === sum).length, expected: (rolls.length * ways) / 36 }
  })
}

function addFlow(
  event: EventShape,
  line: WatchLine,
  gains: Flow[],
  losses: Flow[],
  resources: readonly string[],
): void {
  const { source, target, back } = event.args
  const from = seatOf(source)
  const to = seatOf(target)
  if (from === null && to === null) return
  const cards = cardsOf(event, line, resources)
  if (from !== null) add(losses[from], causeOf(event, to === null), cards)
  if (to !== null) add(gains[to], causeOf(event, false), cards)
  if (isCounts(back)) {
    // Both sides of an exchange stand in one event.
    if (from !== null) add(gains[from], 'trade', back)
    if (to !== null) add(losses[to], 'trade', back)
  }
}

function causeOf(event: EventShape, away: boolean): Cause {
  return CAUSES[event.name] ?? (away && event.args['target'] === 'supply' ? 'spent' : 'special')
}

/** What moved. An onlooker is not told which card was stolen, but a finished game's line says so at its end. */
function cardsOf(event: EventShape, line: WatchLine, resources: readonly string[]): Counts {
  const { cards, count } = event.args
  if (isCounts(cards)) return cards
  const named = line.text.split(' ').at(-1) ?? ''
  const total = Number(count ?? 0)
  return { [total === 1 && resources.includes(named) ? named : UNKNOWN]: total }
}

function seatOf(zone: unknown): number | null {
  const found = typeof zone === 'string' ? ZONE.exec(zone) : null
  return found === null ? null : Number(found[1])
}
const isCounts = (value: unknown): value is Counts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function add(flow: Flow | undefined, cause: Cause, cards: Counts): void {
  if (flow === undefined) return
  const into = (flow[cause] ??= {})
  for (const [kind, n] of Object.entries(cards)) into[kind] = (into[kind] ?? 0) + n
}

export const total = (counts: Counts | undefined): number => Object.values(counts ?? {}).reduce((all, n) => all + n, 0)

/** The cards of a flow by kind, whatever the cause. */
export function byKind(flow: Flow): Counts {
  const found: Counts = {}
  for (const counts of Object.values(flow))
    for (const [kind, n] of Object.entries(counts)) found[kind] = (found[kind] ?? 0) + n
  return found
}
