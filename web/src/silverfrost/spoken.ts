/** What a screen reader says of a thing of the scene: everything the drawing shows. */
import { words } from '../lib/words.svelte'
import type { Desk } from './desk.svelte'
import type { Counts, FigureKind, PlaceEntry, SpaceState } from './shapes'
import * as things from './things'

const DOES: Partial<Record<PlaceEntry['area'], string>> = { forge: 'web-silver-discard-up', guild: 'web-silver-complete', beacon: 'web-silver-call' }

export function who(desk: Desk, animal: { who: number; figure: FigureKind }): string {
  const name = desk.names[animal.who] ?? ''
  return animal.figure === 'guard' ? words.t('web-silver-guard-of', { who: name }) : name
}
const goods = (counts: Counts): string => words.join(Object.entries(counts).map(([good, n]) => words.t('web-silver-good', { good, n })))
/** Chosen, or able to be. */
function state(desk: Desk, key: string): string {
  if (desk.picked === key) return words.t('web-silver-chosen')
  return desk.glows(key) ? words.t('web-silver-may') : ''
}
const say = (parts: string[]): string => parts.filter(Boolean).join('; ')

export function placeLabel(desk: Desk, place: PlaceEntry): string {
  const now = desk.view.board.places[place.id]
  const does = DOES[place.area]
  return say([
    desk.text(place.name),
    words.term(`${place.kind}-place`),
    place.area === 'journey' ? words.t('web-silver-only-spring') : '',
    Object.keys(place.gain).length ? words.t('web-silver-gives', { what: goods(place.gain) }) : '',
    does ? words.t(does) : '',
    place.discard_cost ? words.t('web-silver-discards', { n: place.discard_cost }) : '',
    place.journey_points ? words.t('web-silver-scores', { n: place.journey_points }) : '',
    place.fire_cost ? words.t('web-silver-costs', { what: goods({ fire: place.fire_cost }) }) : '',
    now?.snow ? words.t('web-silver-snowed') : '',
    now?.animals.length ? words.t('web-silver-stands', { who: words.join(now.animals.map((each) => who(desk, each))) }) : words.t('web-silver-empty'),
    state(desk, things.place(place.id)),
  ])
}

export function spaceLabel(desk: Desk, space: SpaceState & { card: string }): string {
  const card = desk.cards.get(space.card)
  if (!card) return words.name('card', space.card)
  const { give_left, ...cost } = card.cost
  return say([
    desk.text(card.name),
    words.term(`type-${card.type}`),
    words.term(card.kind),
    goods({ point: card.points }),
    Object.keys(cost).length ? words.t('web-silver-costs', { what: goods(cost as Counts) }) : '',
    give_left ? words.t('web-silver-good', { good: 'give_left', n: goods(give_left) }) : '',
    desk.text(card.text),
    space.count > 1 ? words.t('web-silver-stack', { n: space.count }) : '',
    space.snow ? words.t('web-silver-snowed') : '',
    space.claw ? words.t('web-silver-claw-token') : '',
    state(desk, things.valley(space.card)),
  ])
}

export function giantLabel(desk: Desk, id: string, points: number): string {
  const giant = desk.giants.get(id)
  return say([desk.text(giant?.name), desk.text(giant?.text), words.t('web-silver-slot', { n: points }), state(desk, things.giant(id))])
}

export function questLabel(desk: Desk, id: string): string {
  const quest = desk.quests.get(id)
  return say([desk.text(quest?.name), words.term(`level-${quest?.level ?? 'highland'}`), desk.text(quest?.text), goods({ point: quest?.points ?? 0 }), state(desk, things.quest(id))])
}
