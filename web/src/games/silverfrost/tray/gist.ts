/** What a move would do, as the tray shows it: made of what the server foresees. */
import type { EventShape } from '../../../lib/wire'
import type { Foreseen, Move } from '../../../table/store.svelte'
import type { Counts, Scene } from '../shapes'

/** Cards a place asks for afterwards, in a decision of its own. */
export const laterCards = (move: Move, scene: Scene): number =>
  (move.kind === 'place' && scene.places.find((each) => each.id === move['place'])?.discard_cost) || 0

export interface Gist {
  gains: Counts
  losses: Counts
  /** What else happens: everything the counts do not say. */
  rest: EventShape[]
  /** What would be lost for nothing: said before the move is confirmed. */
  wasted: EventShape[]
  /** The key of what is said about the time after it, null where nothing is worth saying. */
  then: string | null
  /** Does it turn up or deal something that was hidden? Nobody can take that back. */
  uncovers: boolean
}
const QUIET = new Set([
  'place',
  'visit',
  'play',
  'land',
  'take',
  'pay',
  'discard',
  'draw',
  'clear_place',
  'clear_valley',
  'clear_card',
  'keep_cards',
  'take_card',
  'put_back',
  'keep_quests',
  'return_quest',
  'species',
  'chosen',
  'use',
  'use_giant',
  'draw_quest',
])
const WASTE = new Set(['full_hand'])
/** Chances that bring what everybody looks at; of the others the person learns when they come. */
const SAID = new Set(['snowing', 'giants', 'claw_plan', 'claw_action'])

export function gistOf(found: Pick<Foreseen, 'events' | 'stopped' | 'dealt' | 'then' | 'comes'>, me: number): Gist {
  const gains: Counts = {}
  const losses: Counts = {}
  const into = (bag: Counts, name: string, n: unknown): void => {
    if (typeof n === 'number' && n > 0) bag[name] = (bag[name] ?? 0) + n
  }
  const rest: EventShape[] = []
  const wasted: EventShape[] = []
  for (const event of [...found.events, ...found.dealt]) {
    const { name, args } = event
    const own = event.seat === me
    if (name === 'take' && own) into(gains, String(args['good']), args['n'])
    else if (name === 'pay' && own) into(losses, String(args['good']), args['n'])
    else if (name === 'give' && own) into(losses, String(args['good']), args['n'])
    else if (name === 'give' && args['to'] === me) into(gains, String(args['good']), args['n'])
    else if (['draw', 'take_card', 'keep_cards'].includes(name) && own) into(gains, 'card', args['count'])
    else if (name === 'draw_quest' && own) into(gains, 'quest', args['count'])
    else if (['discard', 'give_cards', 'tuck'].includes(name) && own) into(losses, 'card', args['count'])
    else if (name === 'give_cards' && args['to'] === me) into(gains, 'card', args['count'])
    else if (['clear_place', 'clear_valley'].includes(name) && own) into(gains, 'snow', args['n'])
    else if (name === 'clear_card' && own) into(gains, 'snow', 1)
    if (own && WASTE.has(name)) wasted.push(event)
    else if (!own || !QUIET.has(name)) rest.push(event)
  }
  const then = found.then === 'end' ? 'end' : found.comes !== null && SAID.has(found.comes) ? found.comes : null
  const uncovers = found.stopped !== null && found.stopped !== 'decision'
  return { gains, losses, rest, wasted, then, uncovers }
}

/** Is there nothing to think about before this move: nothing hidden comes up, and it costs what it says and no more? */
export function isPlain(gist: Gist, move: Move, scene: Scene): boolean {
  const price = (move['cost'] ?? {}) as Counts
  const paid = Object.entries(gist.losses).every(([name, n]) => n <= (price[name] ?? 0))
  const warned = gist.wasted.length > 0 || gist.rest.some((event) => WASTE.has(event.name))
  return paid && !warned && !gist.uncovers && gist.then === null && laterCards(move, scene) === 0
}
