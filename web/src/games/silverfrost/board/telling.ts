/** Cards in words: for those who hear the table, and beside the large card. */
import { words } from '../../../lib/words.svelte'
import { resources } from '../cards/art'
import type { Desk } from '../desk.svelte'
import type { CardEntry, CityCard, Counts, FigureKind, PlaceEntry } from '../shapes'

export const goods = (counts: Counts): string =>
  words.join(
    Object.entries(counts)
      .filter(([, n]) => n > 0)
      .map(([good, n]) => words.t('web-silver-good', { good, n })),
  )

export function costOf(entry: CardEntry): string {
  const plain = resources(entry.cost)
  const gift = entry.cost.give_left
  if (gift) return words.t('web-silver-give-left', { what: goods(gift) })
  return plain.length
    ? words.t('web-silver-costs', { what: goods(Object.fromEntries(plain)) })
    : words.t('web-silver-costs-nothing')
}
export function chimneyOf(entry: CardEntry): string | null {
  if (!entry.chimney) return null
  return entry.chimney === 'any'
    ? words.t('web-silver-chimney-any')
    : words.t('web-silver-chimney-for', { type: words.term(`type-${entry.chimney}`) })
}
/** The keywords of a card: what others call a hearth, a sledge or a guard. Those of somebody's own set have no word. */
export const keywordsOf = (entry: Pick<CardEntry, 'tags'>): string[] =>
  entry.tags.map((tag) => (words.has(`term-keyword-${tag}`) ? words.term(`keyword-${tag}`) : tag.replaceAll('_', ' ')))
/** Name, kind, type, keywords, points, cost of a card as it is printed. */
export function printed(desk: Desk, id: string): string[] {
  const entry = desk.cards.get(id)
  if (!entry) return [id]
  return [
    desk.text(entry.name),
    words.term(entry.kind),
    words.term(`type-${entry.type}`),
    words.term(entry.rarity),
    ...keywordsOf(entry),
    words.t('web-silver-good', { good: 'point', n: entry.points }),
    costOf(entry),
    chimneyOf(entry) ?? '',
  ].filter(Boolean)
}
export const figureOf = (desk: Desk, who: number, figure: FigureKind): string =>
  figure === 'guard' ? words.t('web-silver-guard-of', { who: desk.names[who] ?? '' }) : (desk.names[who] ?? '')
/** What lies on and under a card of a city and who stands there. */
export function stateOf(desk: Desk, owner: number, card: CityCard): string[] {
  const found: string[] = []
  if (card.snow) found.push(words.t('web-silver-snowed'))
  if (card.chimney) found.push(words.t('web-silver-with-chimney'))
  if (card.fresh) found.push(words.t('web-silver-fresh'))
  const standing = (card.own ?? []).map((figure) => figureOf(desk, owner, figure))
  if (card.own)
    found.push(
      `${words.t('web-silver-place-own')}: ${standing.length ? words.join(standing) : words.t('web-silver-empty')}`,
    )
  if (card.open !== undefined)
    found.push(
      `${words.t('web-silver-place-open')}: ${card.open ? figureOf(desk, card.open.who, card.open.figure) : words.t('web-silver-empty')}`,
    )
  if (card.stored) found.push(words.t('web-silver-stored', { what: goods(card.stored) }))
  if (card.tucked?.cards)
    found.push(
      words.t('web-silver-tucked-cards', {
        cards: words.join(card.tucked.cards.map((each) => words.name('card', each))),
      }),
    )
  else if (card.tucked) found.push(words.t('web-silver-tucked', { n: card.tucked.count }))
  return found
}
export const may = (desk: Desk, key: string): string[] => (desk.glows(key) ? [words.t('web-silver-may')] : [])
/** Full stops between the parts make a reader pause. */
export const spoken = (...parts: string[]): string => parts.join('. ')

const DOES: Partial<Record<PlaceEntry['area'], string>> = {
  forge: 'web-silver-discard-up',
  guild: 'web-silver-complete',
  beacon: 'web-silver-call',
}
/** What is done at a place, and for what. */
export function placeDoes(desk: Desk, place: PlaceEntry): string[] {
  const does = DOES[place.area]
  return [
    place.area === 'journey' ? words.t('web-silver-only-spring') : '',
    Object.keys(place.gain).length ? words.t('web-silver-gives', { what: goods(place.gain) }) : '',
    does ? words.t(does, { cards: desk.scene.forge_cards }) : '',
    place.journey_points ? words.t('web-silver-scores', { n: place.journey_points }) : '',
    place.discard_cost ? words.t('web-silver-discards', { n: place.discard_cost }) : '',
    place.fire_cost ? words.t('web-silver-costs', { what: goods({ fire: place.fire_cost }) }) : '',
  ]
}
/** Claw's token lies on the shared place of an area he has marked. */
export function clawed(desk: Desk, place: PlaceEntry): boolean {
  const claw = desk.view.board.claw
  return (
    place.kind === 'shared' &&
    ((place.area === 'forge' && claw?.forge) || (place.area === 'guild' && claw?.guild) || false)
  )
}
/** What lies on it and who stands there. */
export function placeNow(desk: Desk, place: PlaceEntry): string[] {
  const now = desk.view.board.places[place.id]
  const standing = now?.animals.map((each) => figureOf(desk, each.who, each.figure)) ?? []
  return [
    now?.snow ? words.t('web-silver-snowed') : '',
    clawed(desk, place) ? words.t('web-silver-claw-token') : '',
    standing.length ? words.t('web-silver-stands', { who: words.join(standing) }) : words.t('web-silver-empty'),
  ]
}
/** A place in words, line by line. */
export function placeFacts(desk: Desk, place: PlaceEntry): string[] {
  return [
    words.term(`area-${place.area}`),
    ...placeDoes(desk, place),
    words.t(place.kind === 'individual' ? 'web-silver-individual' : 'web-silver-shared'),
    place.min_players > 1 ? words.t('web-silver-players', { n: place.min_players }) : '',
    ...placeNow(desk, place),
  ].filter(Boolean)
}

// --- cities ---

export const townTitle = (desk: Desk, who: number): string =>
  who === desk.mine ? words.t('web-silver-city-mine') : words.t('web-silver-city-of', { who: desk.names[who] ?? '' })
/** Claw's city has no limit, so no spaces are free in it. */
export const freeSpaces = (desk: Desk, who: number): number | undefined => desk.view.seats[who]?.free_spaces
export function cityTold(desk: Desk, who: number): string {
  const cards = desk.person(who)?.city.length ?? 0
  const free = freeSpaces(desk, who)
  return free === undefined
    ? words.t('web-silver-city-cards', { n: cards })
    : words.t('web-silver-city-full', { cards, free })
}
