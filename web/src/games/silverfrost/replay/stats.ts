/**
 * What a finished game of Silverfrost looks like in numbers, from the pages of its replay. Pure: it adds up what the
 * server said happened and what lay on the table, and knows no rule. People are the seats, then Claw.
 */
import { effective, perTurn, plainLine, type Line, type Sample } from '../../../table/timeline'
import type { EventShape, ViewStep } from '../../../lib/wire'
import type { Claw, Counts, Person, Scene, Season, SilverView } from '../shapes'

/** Of one person in one position what can be counted on the table. */
export interface Count {
  season: Season
  passed: boolean
  fire: number
  snow: number
  cards: number
  done: number
  /** Point tokens, printed points of cards without snow, points of quests and of the Journey. */
  tokens: number
  printed: number
  quests: number
  journey: number
}
export interface SilverLine extends Line {
  people: Count[]
  /** Who Claw is, -1 where he does not play. */
  claw: number
  /** The points of all people at the end. */
  finals: number[] | null
}
export interface Span {
  what: Season | 'passed'
  from: number
  to: number
}
export interface Stats {
  turns: number
  points: Sample[]
  cards: Sample[]
  snow: Sample[]
  done: Sample[]
  /** By whom, one after the other. */
  seasons: Span[][]
  gained: Counts[]
  spent: Counts[]
  /** Animals placed, by area. */
  visits: Counts[]
}
export const GOODS = ['birch', 'moss', 'copper', 'nut', 'fire'] as const
/** An animal on a card of a city is a visit too. */
export const AREAS = ['basic', 'hot_spring', 'forge', 'guild', 'journey', 'beacon', 'destination'] as const

interface Printed {
  cards: Map<string, number>
  quests: Map<string, number>
  journey: Map<string, number>
}
const known = new WeakMap<Scene, Printed>()
function printedOf(scene: Scene): Printed {
  let found = known.get(scene)
  if (!found) {
    const points = (entries: { id: string; points: number }[]): Map<string, number> =>
      new Map(entries.map((each) => [each.id, each.points]))
    found = {
      cards: points(scene.cards),
      quests: points(scene.quests),
      journey: new Map(scene.places.map((each) => [each.id, each.journey_points])),
    }
    known.set(scene, found)
  }
  return found
}
const sum = (numbers: number[]): number => numbers.reduce((all, n) => all + n, 0)

export function lineOf(step: ViewStep, scene: Scene): SilverLine {
  const view = step.view as unknown as SilverView
  const printed = printedOf(scene)
  const claw = view.board.claw
  const people: Person[] = claw ? [...view.seats, claw] : view.seats
  const onJourney = (who: number): number =>
    sum(
      Object.entries(view.board.places).map(
        ([place, { animals }]) =>
          (printed.journey.get(place) ?? 0) * animals.filter((animal) => animal.who === who).length,
      ),
    )
  return {
    ...plainLine(step),
    people: people.map((person, who) => ({
      season: person.season,
      passed: person.passed,
      fire: person.fire,
      snow: person.snow,
      cards: person.city.length,
      done: person.completed.length,
      tokens: person.points,
      printed: sum(person.city.map((card) => (card.snow ? 0 : (printed.cards.get(card.card) ?? 0)))),
      quests: sum(person.completed.map((quest) => printed.quests.get(quest) ?? 0)),
      journey: onJourney(who),
    })),
    claw: claw?.who ?? -1,
    finals: view.outcome ? [...view.outcome.points, ...(claw ? [clawPoints(claw)] : [])] : null,
  }
}

/** Known at the end. */
export const clawPoints = (claw: Claw): number => sum(Object.values(claw.sources))
/** What lies on the table already: without bonuses and snow, which are counted at the end only. */
export const counted = (one: Count): number => one.tokens + one.printed + one.quests + one.journey

/** Whose event it is: Claw's have no seat, nor have those of the board, which nothing here adds up. */
export const whose = (seat: unknown, line: SilverLine): number =>
  typeof seat === 'number' && seat >= 0 ? seat : line.claw

export function statsOf(steps: readonly SilverLine[], scene: Scene): Stats {
  const lines = effective(steps)
  const last = lines.at(-1)
  const people = last?.people.length ?? 0
  const bags = (): Counts[] => Array.from({ length: people }, () => ({}))
  const [gained, spent, visits] = [bags(), bags(), bags()]
  const areas = new Map(scene.places.map((each) => [each.id, each.area as string]))
  for (const line of lines)
    for (const event of line.events) {
      addGoods(event, line, gained, spent)
      if (event.name === 'place')
        add(visits[whose(event.seat, line)], areas.get(String(event.args['place'])) ?? 'basic', 1)
      else if (event.name === 'visit') add(visits[whose(event.seat, line)], 'destination', 1)
    }
  const points = perTurn(lines, (line) => line.people.map(counted))
  if (last?.finals && points.length) points[points.length - 1] = { turn: last.turn, values: last.finals }
  return {
    turns: last?.turn ?? 0,
    points,
    cards: perTurn(lines, (line) => line.people.map((one) => one.cards)),
    snow: perTurn(lines, (line) => line.people.map((one) => one.snow)),
    done: perTurn(lines, (line) => line.people.map((one) => one.done)),
    seasons: Array.from({ length: people }, (_, who) => spansOf(lines, who)),
    gained,
    spent,
    visits,
  }
}

function addGoods(event: EventShape, line: SilverLine, gained: Counts[], spent: Counts[]): void {
  const good = String(event.args['good'])
  const n = Number(event.args['n'])
  if (!(GOODS as readonly string[]).includes(good)) return
  const who = whose(event.seat, line)
  if (event.name === 'take') add(gained[who], good, n)
  else if (event.name === 'pay') add(spent[who], good, n)
  else if (event.name === 'give') {
    add(spent[who], good, n)
    if (event.args['arrives'] === true) add(gained[whose(event.args['to'], line)], good, n)
  }
}

function add(bag: Counts | undefined, key: string, n: number): void {
  if (bag) bag[key] = (bag[key] ?? 0) + n
}

function spansOf(lines: readonly SilverLine[], who: number): Span[] {
  const found: Span[] = []
  for (const line of lines) {
    const one = line.people[who]
    if (!one || line.turn === 0) continue
    const what = one.passed ? 'passed' : one.season
    const last = found.at(-1)
    if (last?.what === what) last.to = line.turn
    else {
      if (last) last.to = line.turn
      found.push({ what, from: line.turn, to: line.turn })
    }
  }
  return found
}
