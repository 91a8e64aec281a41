/** What a screen reader says of a thing of the scene: everything the drawing shows. */
import { words } from '../../../lib/words.svelte'
import type { Desk } from '../desk.svelte'
import type { Counts, PlaceEntry, SpaceState } from '../shapes'
import { goods, keywordsOf, placeDoes, placeNow } from './telling'
import * as things from '../things'
import { sum } from '../tray/deciding'

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

/** A person or Claw, as it is read out. */
export function seatFacts(desk: Desk, who: number, mark: string): string[] {
  const person = desk.person(who)!
  const full = desk.view.seats[who]
  const claw = full ? undefined : desk.view.board.claw
  const { view } = desk
  const acting = view.actors.includes(who) || (!view.outcome && view.active === who)
  return [
    words.term(`season-${person.season}`),
    ...(acting ? [words.t('web-silver-turn-of')] : []),
    ...(view.first === who ? [words.t('web-silver-first')] : []),
    ...(person.passed ? [words.t('web-silver-has-passed')] : []),
    mark,
    words.t('web-silver-animals', { n: person.animals.normal + person.animals.guard }),
    ...(person.animals.guard ? [words.t('web-silver-guard-ready')] : []),
    goods({ ...full?.resources, fire: person.fire }),
    words.t('web-silver-score', { n: sum(person.sources) }),
    words.t('web-silver-tokens', { n: person.points }),
    words.t('web-silver-cleared', { n: person.snow }),
    full
      ? words.t('web-silver-hand-cards', { n: full.hand.count, limit: full.hand_limit })
      : words.t('web-silver-face-down', { n: claw?.face_down.count ?? 0 }),
    words.t('web-silver-city-cards', { n: person.city.length }),
    words.t('web-silver-held', { n: full?.quests.count ?? claw?.quests.count ?? 0 }),
    words.t('web-silver-finished', { n: person.completed.length }),
    ...(full ? [words.t('web-silver-chimneys', { supply: full.chimneys.supply, waiting: full.chimneys.waiting })] : []),
  ].filter(Boolean)
}
