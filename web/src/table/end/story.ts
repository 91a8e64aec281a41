/**
 * The story of a finished game: its turning points, each with the line of the record where it can be watched. Pure, and
 * the same for every game that counts points; a game adds what only it knows.
 */
import type { Variables } from '../../lib/catalogue'
import type { LuckDraw } from '../../lib/wire'
import { effective, type Line } from '../timeline'

/** One sentence, by its key. */
export interface Tale {
  key: string
  args: Variables
  /** Where it can be watched; null where it speaks of the whole game. */
  seq: number | null
  turn: number
  /** Whose moment it was. */
  who: number | null
}
export interface Standing {
  who: number
  points: number
  winner: boolean
}
type Points<T> = (line: T) => number[]

/** A difference that is worth a sentence in a game won with so many points. */
const worth = (best: number): number => Math.max(2, Math.round(best / 8))

/** The points of every line that stood, from the first turn on. */
const courseOf = <T extends Line>(lines: readonly T[], points: Points<T>): Course[] =>
  effective(lines)
    .filter((line) => line.turn > 0)
    .map((line) => ({ seq: line.seq, turn: line.turn, values: points(line) }))
interface Course {
  seq: number
  turn: number
  values: number[]
}

interface Lead {
  seq: number
  turn: number
  who: number
  from: number | null
  points: number
}
/** Whenever somebody came to lead alone who had not been the last to do so. */
export function leadsOf(course: readonly Course[]): Lead[] {
  const found: Lead[] = []
  for (const { seq, turn, values } of course) {
    const points = Math.max(...values)
    const first = values.indexOf(points)
    if (first !== values.lastIndexOf(points)) continue
    const from = found.at(-1)?.who ?? null
    if (from !== first) found.push({ seq, turn, who: first, from, points })
  }
  return found
}

/** The points won and lost by each person in each turn; `seq` is the first line of the turn. */
export function swingsOf(course: readonly Course[]): { seq: number; turn: number; who: number; by: number }[] {
  const ends = new Map<number, Course>()
  const begins = new Map<number, number>()
  for (const each of course) {
    ends.set(each.turn, each)
    if (!begins.has(each.turn)) begins.set(each.turn, each.seq)
  }
  const turns = [...ends.values()]
  return turns.slice(1).flatMap((each, n) =>
    each.values.map((value, who) => ({
      seq: begins.get(each.turn) ?? each.seq,
      turn: each.turn,
      who,
      by: value - (turns[n]?.values[who] ?? 0),
    })),
  )
}

/** What the points alone tell. `points` are those that could be counted on the table; `standing` counts all of them. */
export function talesOf<T extends Line>(
  lines: readonly T[],
  points: Points<T>,
  standing: readonly Standing[],
  names: readonly string[],
): Tale[] {
  const course = courseOf(lines, points)
  const end = course.at(-1)
  const winners = standing.filter((each) => each.winner)
  const [winner] = winners
  if (!end || names.length < 2) return []
  const called = (who: number | null): string => (who === null ? '' : (names[who] ?? ''))
  const tales: Tale[] = []
  const tell = (key: string, at: { seq: number; turn: number }, who: number, args: Variables): void => {
    tales.push({ key, args: { who: called(who), ...args }, seq: at.seq, turn: at.turn, who })
  }

  const leads = leadsOf(course)
  const [first] = leads
  const last = leads.at(-1)
  const kept =
    winners.length === 1 && last?.who === winner?.who && end.values[last?.who ?? -1] === Math.max(...end.values)
  const big = worth(Math.max(...standing.map((each) => each.points)))
  if (first && first.points >= big && !(kept && first === last))
    tell('web-story-lead-first', first, first.who, { points: first.points })
  if (last && kept && last.seq !== end.seq)
    tell(last === first ? 'web-story-lead-only' : 'web-story-lead', last, last.who, {
      from: called(last.from),
      points: last.points,
    })

  const swings = swingsOf(course)
  const up = swings.reduce((best, each) => (each.by > best.by ? each : best), { seq: 0, turn: 0, who: 0, by: 0 })
  const down = swings.reduce((worst, each) => (each.by < worst.by ? each : worst), { seq: 0, turn: 0, who: 0, by: 0 })
  if (up.by >= big && up.turn !== end.turn) tell('web-story-leap', up, up.who, { points: up.by })
  if (down.by <= -2 && down.turn !== end.turn) tell('web-story-drop', down, down.who, { points: -down.by })

  if (winners.length === 1 && winner) {
    const behind = course
      .map((each) => ({ each, by: Math.max(...each.values) - (each.values[winner.who] ?? 0) }))
      .reduce((worst, now) => (now.by > worst.by ? now : worst))
    if (behind.by >= big) {
      const ahead = behind.each.values.indexOf(Math.max(...behind.each.values))
      tell('web-story-behind', behind.each, winner.who, { points: behind.by, first: called(ahead) })
    }
    const gained = swings.find((each) => each.turn === end.turn && each.who === winner.who)
    const top = Math.max(...end.values)
    if (end.values[winner.who] !== winner.points) {
      // The end counted more than lay on the table.
      if (last && last.who !== winner.who && end.values[last.who] === top)
        tell('web-story-count', end, last.who, {
          first: called(winner.who),
          points: top - (end.values[winner.who] ?? 0),
        })
    } else if (gained && gained.by > 0)
      tell('web-story-last', gained, winner.who, { before: winner.points - gained.by, after: winner.points })
  }
  return tales
}

/** How often the lead changed from one person to another. */
export const changesOf = <T extends Line>(lines: readonly T[], points: Points<T>): number =>
  Math.max(0, leadsOf(courseOf(lines, points)).length - 1)

/** By person: what chance gave, and what was to be expected. */
export interface Luck {
  got: number
  expected: number
}
export const luckOf = (draws: readonly LuckDraw[], people: number): Luck[] =>
  Array.from({ length: people }, (_, who) => ({
    got: draws.reduce((all, draw) => all + (draw.got[who] ?? 0), 0),
    expected: draws.reduce((all, draw) => all + (draw.expected[who] ?? 0), 0),
  }))

/** The longest time that somebody waited for anything: draws in a row that gave nothing to a person who could hope. */
export function driestOf(
  draws: readonly LuckDraw[],
  people: number,
): { who: number; seq: number; count: number } | null {
  let worst: { who: number; seq: number; count: number } | null = null
  for (let who = 0; who < people; who++) {
    let [seq, count] = [0, 0]
    for (const draw of draws) {
      if (draw.got[who]) count = 0
      else if (draw.expected[who]) {
        if (count === 0) seq = draw.line
        count += 1
        if (count > (worst?.count ?? 0)) worst = { who, seq, count }
      }
    }
  }
  return worst
}

export const inOrder = (tales: readonly Tale[]): Tale[] => [...tales].sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0))
