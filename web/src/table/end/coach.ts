/** A review as the end screen shows it: curves by turn, and the moments it speaks of. Pure. */
import type { Person } from '../../games/face'
import { NOBODY, type EventLike } from '../../lib/catalogue'
import type { Review } from '../../lib/wire'
import { START, type Series } from './plots/looks'

/** The chances of every seat in percent: before the first move, and at the end of each turn. What is decided before turn
 * 1, as in a founding, is turn 0. */
export function curvesOf(review: Review, people: readonly Person[]): Series[] {
  const [start, ...later] = review.moments
  const last = new Map<number, number[]>(start && [[START, start.shares]])
  for (const moment of later) last.set(moment.turn, moment.shares)
  const turns = [...last].sort(([a], [b]) => a - b)
  return review.seats.map(({ seat }) => ({
    name: people[seat]?.name ?? String(seat),
    look: people[seat]?.look ?? null,
    points: turns.map(([turn, shares]) => ({ x: turn, y: Math.round(100 * (shares[seat] ?? 0)) })),
  }))
}

/** What the mistakes of every seat have cost so far, in percent, at the end of each turn that has one. */
export function lossesOf(review: Review, people: readonly Person[]): Series[] {
  const end = review.moments.at(-1)?.turn ?? 0
  return review.seats.map(({ seat }) => {
    const lost = new Map([[0, 0]])
    let sum = 0
    for (const decision of review.decisions)
      if (decision.seat === seat && decision.mistake) lost.set(decision.turn, (sum += decision.loss))
    lost.set(end, sum)
    return {
      name: people[seat]?.name ?? String(seat),
      look: people[seat]?.look ?? null,
      points: [...lost].map(([turn, share]) => ({ x: turn, y: Math.round(100 * share) })),
    }
  })
}

/** What a move did. Where nothing tells what its seat did, as at the end of its turn, `kind` is the kind of the move. */
export interface Said {
  events: EventLike[]
  kind: string | null
  seat: number
}
export interface Entry {
  kind: 'turning' | 'mistake' | 'find'
  line: number
  /** In which the move was made: the end of a turn leads to the next one. */
  turn: number
  /** Nature made it: dice, a draw, something revealed. */
  chance: boolean
  did: Said
  /** Beside a mistake the better move, beside a find the obvious one if it is known. */
  other: Said | null
  /** What it cost or gained, in shares of the game. */
  by: number
  /** Of a turning point: whose chances changed most. */
  changes: { seat: number; from: number; to: number }[]
}
export interface Entries {
  key: string
  seat: number | null
  entries: Entry[]
}

/** How many seats are named at a turning point. */
const NAMED = 2

/** Turning points first, then the mistakes and finds of every seat; a list without entries is left out. */
export function entriesOf(review: Review): Entries[] {
  const told = new Map(review.told.map((each) => [each.line, each]))
  const decisions = new Map(review.decisions.map((each) => [each.line, each]))
  const at = new Map(review.moments.map((each, n) => [each.line, n]))
  const entry = (kind: Entry['kind'], line: number, by: number): Entry => {
    const decision = decisions.get(line)
    const seat = decision?.seat ?? NOBODY
    const moment = review.moments[at.get(line) ?? 0]
    const words = told.get(line)
    let other: Said | null = null
    if (kind === 'mistake') other = said(words?.better, seat, decision?.options[0]?.text)
    else if (kind === 'find' && decision?.obvious) other = said(words?.obvious, seat, decision.obvious)
    return {
      kind,
      line,
      turn: decision?.turn ?? moment?.turn ?? 0,
      chance: moment?.by === NOBODY,
      did: said(words?.did, seat, decision?.played.text),
      other,
      by,
      changes: kind === 'turning' ? changesAt(review, at.get(line) ?? 0) : [],
    }
  }
  const found: Entries[] = [
    {
      key: 'web-coach-turning',
      seat: null,
      entries: [...review.turning].sort((a, b) => a - b).map((line) => entry('turning', line, 0)),
    },
  ]
  for (const { seat, mistakes, finds } of review.seats) {
    found.push({
      key: 'web-coach-mistakes',
      seat,
      entries: mistakes.map((line) => entry('mistake', line, decisions.get(line)?.loss ?? 0)),
    })
    found.push({
      key: 'web-coach-finds',
      seat,
      entries: finds.map((line) => entry('find', line, decisions.get(line)?.gain ?? 0)),
    })
  }
  return found.filter((each) => each.entries.length > 0)
}

/** What the review says of one line: a move can be a mistake and a turning point. */
export const entriesAt = (review: Review, line: number): Entry[] =>
  entriesOf(review).flatMap(({ entries }) => entries.filter((entry) => entry.line === line))

/** The first word of a move that no event tells of is its kind. */
function said(events: readonly unknown[] = [], seat: number, text: string | undefined): Said {
  const found = events as EventLike[]
  const tells = found.some((event) => event.seat === seat)
  return { events: found, kind: tells || text === undefined ? null : (text.split(' ')[0] ?? null), seat }
}

function changesAt(review: Review, n: number): Entry['changes'] {
  const before = review.moments[n - 1]?.shares ?? []
  const after = review.moments[n]?.shares ?? []
  return after
    .map((to, seat) => ({ seat, from: before[seat] ?? to, to }))
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, NAMED)
}
