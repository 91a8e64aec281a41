/** What a screen reader says of a thing of the scene: everything the drawing shows. */
import { words } from '../../../lib/words.svelte'
import type { Desk } from '../desk.svelte'
import type { Counts, PlaceEntry, SpaceState } from '../shapes'
import { goods, keywordsOf, placeDoes, placeNow } from './telling'
import * as things from '../things'

/** Chosen, or able to be. */
function state(desk: Desk, key: string): string {
  if (desk.picked === key) return words.t('web-silver-chosen')
  return desk.glows(key) ? words.t('web-silver-may') : ''
}
const say = (parts: string[]): string => parts.filter(Boolean).join('; ')

export const placeLabel = (desk: Desk, place: PlaceEntry): string =>
  say([
    desk.text(place.name),
    words.term(`${place.kind}-place`),
    ...placeDoes(desk, place),
    ...placeNow(desk, place),
    state(desk, things.place(place.id)),
  ])

export function spaceLabel(desk: Desk, space: SpaceState & { card: string }): string {
  const card = desk.cards.get(space.card)
  if (!card) return words.name('card', space.card)
  const { give_left, ...cost } = card.cost
  return say([
    desk.text(card.name),
    words.term(`type-${card.type}`),
    words.term(card.kind),
    ...keywordsOf(card),
    words.t('web-silver-good', { good: 'point', n: card.points }),
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
  return say([
    desk.text(giant?.name),
    desk.text(giant?.text),
    words.t('web-silver-slot', { n: points }),
    state(desk, things.giant(id)),
  ])
}

export function questLabel(desk: Desk, id: string): string {
  const quest = desk.quests.get(id)
  return say([
    desk.text(quest?.name),
    words.term(`level-${quest?.level ?? 'highland'}`),
    desk.text(quest?.text),
    words.t('web-silver-good', { good: 'point', n: quest?.points ?? 0 }),
    state(desk, things.quest(id)),
  ])
}
