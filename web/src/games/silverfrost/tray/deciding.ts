/**
 * How a decision is shown and answered, whatever it is about: by a thing of the table and one of the ways to choose it,
 * by a set of cards or quests, by resources, or by a button. It knows no rule: it sorts the moves the server listed, and
 * builds the notation of a set only where the server described the sets instead of listing them.
 */
import { openFields, optionsOf, type Option } from '../../../table/picker'
import type { Choice, Move } from '../../../table/store.svelte'
import type { Counts, SilverView, Target } from '../shapes'
import { hand, looked, quest, SETS, targetsOf, thingOf } from '../things'

/** Decisions of a whole turn: many things may be done; all others ask for one thing. */
export const TURN = new Set(['ready', 'closing'])
/** What may be done beside the answer to any decision. */
export const EXTRA = new Set(['clear', 'use'])
/** As many ways or things are listed one by one. */
export const FEW = 12
const GOODS = 'resources'

export interface SetAsk {
  kind: string
  field: 'cards' | 'quests'
  to: number | null
  /** How many of each may be chosen at most. */
  from: Counts
  min: number
  max: number
  /** The sets there are, unless they are described by `from`, `min` and `max` alone. */
  listed: Move[] | null
}
export interface GoodsAsk {
  from: Counts
  total: number
  listed: Move[] | null
}
export interface Asked {
  things: Map<string, Target>
  answers: Move[]
  set: SetAsk | null
  goods: GoodsAsk | null
}

export function askedOf(view: SilverView, me: number): Asked {
  const answers: Move[] = []
  const sets: Move[] = []
  const goods: Move[] = []
  for (const move of view.moves) {
    if (move.kind in SETS) sets.push(move)
    else if (move.kind === GOODS) goods.push(move)
    else if (thingOf(move, me) === null) answers.push(move)
  }
  const described = view.choices.find((choice) => choice.kind in SETS)
  const bag = view.choices.find((choice) => choice.kind === GOODS)
  return {
    things: targetsOf(view.moves, me),
    answers,
    set: described ? describedSet(described) : sets.length ? listedSet(sets) : null,
    goods: bag
      ? { from: bag['pick'].from as Counts, total: bag['pick'].total as number, listed: null }
      : goods.length
        ? listedGoods(goods)
        : null,
  }
}

export function countsOf(names: readonly string[]): Counts {
  const found: Counts = {}
  for (const name of names) found[name] = (found[name] ?? 0) + 1
  return found
}
export const sum = (counts: Counts): number => Object.values(counts).reduce((all, n) => all + n, 0)
const most = (all: Counts[]): Counts => {
  const found: Counts = {}
  for (const counts of all) for (const [name, n] of Object.entries(counts)) found[name] = Math.max(found[name] ?? 0, n)
  return found
}
const equal = (a: Counts, b: Counts): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every((name) => (a[name] ?? 0) === (b[name] ?? 0))
const within = (a: Counts, b: Counts): boolean => Object.entries(a).every(([name, n]) => n <= (b[name] ?? 0))

// --- sets of cards or quests ---

/** The only set there is, so that nobody has to put it together. */
export const onlySet = (ask: SetAsk): Counts => (ask.min === sum(ask.from) ? ask.from : {})

function listedSet(moves: Move[]): SetAsk {
  const first = moves[0] as Move
  const field = SETS[first.kind] as SetAsk['field']
  const sets = moves.map((move) => countsOf(move[field] as string[]))
  const sizes = sets.map(sum)
  return {
    kind: first.kind,
    field,
    to: (first['to'] as number | undefined) ?? null,
    from: most(sets),
    min: Math.min(...sizes),
    max: Math.max(...sizes),
    listed: moves,
  }
}
function describedSet(choice: Choice): SetAsk {
  return {
    kind: choice.kind,
    field: SETS[choice.kind] as SetAsk['field'],
    to: (choice['to'] as number | undefined) ?? null,
    from: countsOf(choice['from'] as string[]),
    min: choice['min'] as number,
    max: choice['max'] as number,
    listed: null,
  }
}
/** The notation of this set, or null if it may not be chosen. */
export function textOfSet(ask: SetAsk, chosen: Counts): string | null {
  if (ask.listed !== null)
    return ask.listed.find((move) => equal(countsOf(move[ask.field] as string[]), chosen))?.text ?? null
  const n = sum(chosen)
  if (n < ask.min || n > ask.max || !within(chosen, ask.from)) return null
  const names = Object.entries(chosen)
    .flatMap(([name, count]) => Array.from({ length: count }, () => name))
    .sort()
  return [ask.kind, ...(names.length ? names : ['nothing']), ...(ask.to === null ? [] : [`to ${ask.to}`])].join(' ')
}
/** May one more of this be chosen, so that some set is still possible? */
export function canAdd(ask: SetAsk, chosen: Counts, name: string): boolean {
  const more = { ...chosen, [name]: (chosen[name] ?? 0) + 1 }
  if (ask.listed !== null) return ask.listed.some((move) => within(more, countsOf(move[ask.field] as string[])))
  return sum(more) <= ask.max && within(more, ask.from)
}
/** A click on an item: one more of it, or none where there is no more. One single choice is exchanged for another. */
export function toggled(ask: SetAsk, chosen: Counts, name: string): Counts {
  if (canAdd(ask, chosen, name)) return { ...chosen, [name]: (chosen[name] ?? 0) + 1 }
  if (chosen[name]) return without(chosen, name)
  return ask.max === 1 && canAdd(ask, {}, name) ? { [name]: 1 } : chosen
}
const without = (chosen: Counts, name: string): Counts =>
  Object.fromEntries(Object.entries(chosen).filter(([each]) => each !== name))

/** Where the items of a set lie on the table. */
export function keysOf(ask: SetAsk, decision: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const name of Object.keys(ask.from)) {
    if (ask.field === 'quests') {
      found.set(looked(name), name)
      found.set(quest(name), name)
    } else found.set(decision === 'looked' || ask.kind === 'hold' ? looked(name) : hand(name), name)
  }
  return found
}

// --- resources ---

export const onlyGoods = (ask: GoodsAsk): Counts =>
  ask.listed?.length === 1 || ask.total === sum(ask.from) ? ask.from : {}

function listedGoods(moves: Move[]): GoodsAsk {
  const bags = moves.map((move) => move['goods'] as Counts)
  return { from: most(bags), total: Math.max(...bags.map(sum)), listed: moves }
}
export function textOfGoods(ask: GoodsAsk, chosen: Counts): string | null {
  if (ask.listed !== null) return ask.listed.find((move) => equal(move['goods'] as Counts, chosen))?.text ?? null
  if (sum(chosen) !== ask.total || !within(chosen, ask.from)) return null
  const parts = Object.keys(ask.from)
    .filter((name) => chosen[name])
    .map((name) => (chosen[name] === 1 ? name : `${name}*${chosen[name]}`))
  return [GOODS, ...(parts.length ? parts : ['nothing'])].join(' ')
}
export function canAddGood(ask: GoodsAsk, chosen: Counts, name: string): boolean {
  const more = { ...chosen, [name]: (chosen[name] ?? 0) + 1 }
  if (ask.listed !== null) return ask.listed.some((move) => within(more, move['goods'] as Counts))
  return sum(more) <= ask.total && within(more, ask.from)
}

// --- the ways to choose one thing ---

/** Fields in the order they are asked for; what is paid comes last. */
const ORDER = ['kind', 'figure', 'source', 'into', 'chimney', 'advantage', 'effect']
export type Step = { ways: Move[] } | { field: string; options: Option[] }

/** The ways one by one where they are few; else the next field to choose by. */
export function stepOf(moves: Move[]): Step {
  if (moves.length <= FEW) return { ways: moves }
  const open = new Set(openFields(moves))
  if (moves.some((move) => move.kind !== moves[0]?.kind)) open.add('kind')
  const field = ORDER.find((each) => open.has(each)) ?? [...open][0]
  return field === undefined ? { ways: moves } : { field, options: optionsOf(moves, field) }
}
export const narrowed = (moves: Move[], fixed: [string, string][]): Move[] =>
  moves.filter((move) => fixed.every(([field, value]) => JSON.stringify(move[field]) === value))

// --- words ---

/** The parts of `Choose one: take 1 birch; draw 1 card.` or of `Take 1 fire, or draw 2 cards.`; none if they cannot be told apart. */
export function splitOptions(text: string, or: string): string[] {
  const trim = (part: string): string => part.replace(/^[ .]+|[ .]+$/g, '')
  const colon = text.indexOf(': ')
  const rest = colon < 0 ? '' : text.slice(colon + 2)
  if (rest.includes(';')) return rest.split(';').map(trim)
  const sentences = text
    .split('. ')
    .map(trim)
    .filter((each) => each.includes(` ${or} `))
  const parts = sentences.length === 1 ? (sentences[0] as string).split(` ${or} `) : []
  return parts.length === 2 ? parts.map((part) => part.replace(/^[ ,]+|[ ,]+$/g, '')) : []
}

/** The message that says what is to be decided, with its variables. */
export function promptOf(view: SilverView, asked: Asked): { key: string; vars: Record<string, string | number> } {
  const kind = (view.decision?.kind ?? '').replaceAll('_', '-')
  const kinds = new Set(view.moves.map((move) => move.kind))
  const vars = {
    min: asked.set?.min ?? 0,
    max: asked.set?.max ?? 0,
    total: asked.goods?.total ?? 0,
    to: asked.set?.to ?? -1,
  }
  const key = (...names: string[]): { key: string; vars: Record<string, string | number> } => ({
    key: `web-silver-decide-${names.join('-')}`,
    vars,
  })
  if (kind === 'cards') {
    const rule = view.decision?.rule
    return key('cards', rule === 'FORGE-1' ? 'forge' : rule === 'JOUR-2' ? 'journey' : (asked.set?.kind ?? 'discard'))
  }
  if (kind === 'looked' && asked.set?.kind === 'give') return key('cards-give')
  if (kind === 'quest')
    return key(
      kinds.has('exchange') ? 'quest-exchange' : kinds.has('quest') || kinds.has('lowland') ? 'quest' : 'quest-none',
    )
  if (kind === 'ready') {
    const ending = kinds.has('pass') ? 'pass' : kinds.has('prepare') ? 'prepare' : 'act'
    if (ending !== 'act' && !kinds.has('play') && !kinds.has('place') && !kinds.has('visit'))
      return key('ready', 'only', ending)
    if (ending !== 'act') return key('ready', ending)
    return key(!kinds.has('play') ? 'ready-place' : kinds.has('place') || kinds.has('visit') ? 'ready' : 'ready-act')
  }
  return key(kind)
}
