/** Facts of a game that this client has no words for: identifiers made readable. */
import type { Catalogue } from './catalogue'

/** An identifier as words: `raid_failed` as "raid failed". */
export const plain = (identifier: string): string => identifier.replaceAll('_', ' ')

/** A fact with its name: "trinket: ring". */
export const factOf = (catalogue: Catalogue, name: string, value: unknown, names: string[]): string =>
  catalogue.text('web-generic-fact', { name: plain(name), value: valueOf(catalogue, name, value, names) })

/** What a fact says: a seat by its name, counts as a list, something that belongs to a seat (`hand:1`) with its owner. */
export function valueOf(catalogue: Catalogue, name: string, value: unknown, names: string[]): string {
  if (value === null || value === undefined) return catalogue.text('web-none')
  if (typeof value === 'boolean') return catalogue.text(value ? 'value-yes' : 'value-no')
  if (typeof value === 'number') return name === 'seat' && value >= 0 ? catalogue.seat(value, names) : String(value)
  if (Array.isArray(value)) {
    if (value.length === 0) return catalogue.text('web-none')
    const texts = value.map((each) => valueOf(catalogue, name, each, names))
    return value.some((each) => typeof each === 'object') ? texts.join('; ') : catalogue.join(texts)
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value)
    if (entries.every(([, n]) => typeof n === 'number')) return catalogue.cards(value as Record<string, number>)
    return entries.map(([key, each]) => factOf(catalogue, key, each, names)).join(', ')
  }
  const [, zone, seat] = /^(\w+):(\d+)$/.exec(String(value)) ?? []
  return zone === undefined
    ? plain(String(value))
    : catalogue.text('web-generic-of', { what: plain(zone), who: catalogue.seat(Number(seat), names) })
}
