/** What is to be done now, as one sentence: for me, or whom the table waits for. */
import { keyOf } from '../../../lib/catalogue'
import { capital, words } from '../../../lib/words.svelte'
import type { Picking } from '../../../table/picker'
import type { TableStore, View } from '../../../table/store.svelte'
import type { Target } from '../shapes'

type Facts = Record<string, string | number>

const TURN = ['road', 'settlement', 'keep', 'buy', 'guard']

/** What the sentences about a decision speak of; each of them uses what it needs. */
function factsOf(view: View, me: number | null, name: (seat: number) => string): Facts {
  const kinds = view.moves.map((move) => move.kind)
  const has = (...wanted: string[]): string => (wanted.some((kind) => kinds.includes(kind)) ? 'yes' : 'no')
  const seat = view.decision?.seat ?? 0
  const count = (what: string): number => (view.board[what] as number[][])[seat]?.length ?? 0
  const waiting = view.actors.filter((each) => each >= 0 && each !== me)
  const source = view.decision?.source
  return {
    who: words.join(waiting.map(name)),
    count: waiting.length,
    founded: count('settlements') + count('keeps'),
    roads: count('roads'),
    hero: source === undefined ? '' : words.t(keyOf('term-hero', source)),
    discard: toDiscard(view),
    victims: victimsOf(view, name),
    spare: has('spare'),
    build: has(...TURN),
    declare: has('declare'),
    drive: has('drive'),
    flip: has('flip'),
    // Cards and heroes before the roll.
    more: kinds.some((kind) => kind !== 'roll') ? 'yes' : 'no',
    step: kinds[0] ?? 'none',
    ...offerFacts(view, me, name),
  }
}

function toDiscard(view: View): number {
  const choice = view.choices.find((each) => each.kind === 'discard')
  const cards = view.moves.find((move) => move.kind === 'discard')?.['cards'] as Record<string, number> | undefined
  if (!choice && !cards) return 0
  return (
    (choice?.['pick'] as { total: number } | undefined)?.total ?? Object.values(cards ?? {}).reduce((a, b) => a + b)
  )
}

function victimsOf(view: View, name: (seat: number) => string): string {
  const seats = view.moves.filter((move) => move.kind === 'victim').map((move) => move['victim'] as number)
  const said = seats.map((seat) =>
    words.t('web-watch-victim', { who: name(seat), cards: Number(view.seats[seat]?.['hand_size'] ?? 0) }),
  )
  return words.join(said, 'or')
}

/** Whose offer it is, and how far the answers to mine have come. */
function offerFacts(view: View, me: number | null, name: (seat: number) => string): Facts {
  const offer = view['offer'] as { by: number; answers: ({ answer: string } | null)[] } | null | undefined
  if (!offer) return { offerer: '', own: 'no', answers: 'none' }
  const given = offer.answers.map((each) => each?.answer)
  const some = given.some((each) => each === 'accepted' || each === 'countered')
  return {
    offerer: name(offer.by),
    own: offer.by === me ? 'yes' : 'no',
    answers: given.includes('waiting') ? (some ? 'some' : 'waiting') : some ? 'all' : 'none',
  }
}

/** While a move is being chosen: what it needs next. */
function nextOf(picking: Picking, places: readonly Target[]): string {
  return words.t('web-watch-next', {
    what: capital(words.kind(picking.kind ?? '')),
    place: places[0]?.place ?? 'none',
  })
}

export function taskOf(table: TableStore, picking: Picking, places: readonly Target[]): string {
  const view = table.view as View
  const decision = view.decision?.kind
  if (table.over || decision === undefined) return ''
  if (table.myTurn && picking.kind !== null && places.length) return nextOf(picking, places)
  const facts = factsOf(view, table.mine, (seat) => table.name(seat))
  const key = table.myTurn ? keyOf('web-watch-task', decision) : keyOf('web-watch-wait', decision)
  return words.t(key, facts)
}
