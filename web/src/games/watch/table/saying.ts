/** A move in words, and the places it is about. */
import { capital, words } from '../../../lib/words.svelte'
import type { Pointed } from '../../../table/pointing.svelte'
import type { Move, TableStore } from '../../../table/store.svelte'
import { placeName } from '../board/names'
import type { Place } from '../shapes'
import { fixedBy, placeOf } from './places'
import { SEATS, valueText } from './values'

type Cards = Record<string, number>

/** The places of a move one after another, and what they settle of it. */
function placesIn(move: Move): { places: Pointed[]; settled: Record<string, unknown> } {
  const places: Pointed[] = []
  let settled: Record<string, unknown> = {}
  for (let at = placeOf(move); at !== null; at = placeOf(move, settled)) {
    places.push({ field: at.place, value: at.ref })
    const more = fixedBy(move, settled)
    if (Object.keys(more).length === Object.keys(settled).length) break
    settled = more
  }
  return { places, settled }
}

/** "Build a road: ...", "Trade with the supply: 4 lumber for 1 grain". */
export function sayMove(table: TableStore, move: Move): string {
  const { places, settled } = placesIn(move)
  const about = places.map(({ field, value }) => placeName(table.scene!, field as Place, value))
  const { text: _text, kind, give, take, ...rest } = move
  if (typeof give === 'object') {
    about.push(words.t('web-watch-terms', { give: words.cards(give as Cards), take: words.cards(take as Cards) }))
  } else if (give !== undefined) {
    about.push(words.t('web-watch-terms', { give: words.term(String(give)), take: words.term(String(take)) }))
  }
  for (const [field, value] of Object.entries(rest)) {
    const unsaid = field in settled || value === 'none' || (Array.isArray(value) && value.length === 0)
    if (!unsaid) about.push(valueText(table, field, value))
  }
  // The same word turns down an offer and a hero's moment.
  const hero = kind === 'decline' && !table.view?.['offer']
  const what = capital(hero ? words.t('web-watch-hero-decline') : words.kind(kind))
  return about.length ? words.t('web-watch-said', { what, about: about.join(', ') }) : what
}

/** What a move is about, for the board and the seats to mark. */
export function placesOf(move: Move): Pointed[] {
  const { places, settled } = placesIn(move)
  const seats = SEATS.filter((field) => typeof move[field] === 'number' && !(field in settled))
  return [...places, ...seats.map((field) => ({ field: 'seat', value: move[field] as number }))]
}
