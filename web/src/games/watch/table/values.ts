/** What a value of a move is called: a seat by its name, a thing by its term, cards by their counts. */
import { keyOf } from '../../../lib/catalogue'
import type { TableStore } from '../../../table/store.svelte'
import { words } from '../../../lib/words.svelte'

export const SEATS = ['seat', 'victim', 'with', 'to', 'seats']

export function valueText(table: TableStore | undefined, field: string, value: unknown): string {
  if (value === null || value === undefined) return words.t('web-none')
  if (typeof value === 'number') return SEATS.includes(field) && table ? table.name(value) : String(value)
  if (Array.isArray(value)) return words.join(value.map((each) => valueText(table, field, each)))
  if (typeof value === 'object') return words.cards(value as Record<string, number>)
  const word = String(value)
  const known = [
    keyOf(`term-${field}`, word),
    keyOf('term', `${word}-${field}`),
    keyOf('term', word),
    keyOf('card', word),
  ]
  const found = known.find((key) => words.has(key))
  return found ? words.t(found) : word
}
