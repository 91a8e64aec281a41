/** What things, fields and their values are called on buttons. */
import { words } from '../../../lib/words.svelte'
import type { Desk } from '../desk.svelte'

export interface Label {
  title: string
  /** The text of a card, giant or quest. */
  help: string
  points?: number | undefined
}

/** What a thing is called, with its text where it has one. */
export function labelOf(desk: Desk, key: string): Label {
  const [what, first = '', second = ''] = key.split(':')
  const cardLabel = (id: string, title = words.name('card', id)): Label => ({
    title,
    help: desk.text(desk.cards.get(id)?.text),
  })
  if (what === 'place') return { title: words.name('place', first), help: '' }
  if (what === 'city') {
    const who = Number(first)
    const id = desk.cities[`${first}/${second}`]
    const twice = id !== undefined && (desk.person(who)?.city.filter((card) => card.card === id).length ?? 0) > 1
    const plain = id === undefined ? second : words.name('card', id)
    const name = twice ? words.t('web-silver-tray-card-n', { card: plain, slot: second }) : plain
    return cardLabel(
      id ?? '',
      who === desk.mine ? name : words.t('web-silver-tray-card-of', { card: name, who: desk.names[who] ?? '' }),
    )
  }
  if (what === 'giant') {
    const slot = desk.view.board.giants.indexOf(first)
    return {
      title: words.name('giant', first),
      help: desk.text(desk.giants.get(first)?.text),
      points: desk.scene.giant_slots[slot],
    }
  }
  if (what === 'quest') {
    const entry = desk.quests.get(first)
    return { title: words.name('quest', first), help: desk.text(entry?.text), points: entry?.points }
  }
  if (what === 'seat') return { title: desk.names[Number(first)] ?? first, help: '' }
  if (what === 'species') return { title: words.term(`species-${first}`), help: '' }
  return cardLabel(first)
}

/** The value of a field by which many ways are narrowed. */
export function fieldText(desk: Desk, field: string, value: unknown): string {
  if (field === 'kind') return words.kind(String(value))
  if (field === 'figure') return words.term(String(value))
  if (field === 'into')
    return (value as number[]).length
      ? words.join((value as number[]).map((who) => desk.names[who] ?? ''))
      : words.t('web-silver-tray-own-city')
  if (field === 'chimney' || field === 'advantage') {
    const card = desk.cities[`${desk.mine}/${String(value)}`]
    return value === 0
      ? words.t('web-silver-tray-without')
      : card === undefined
        ? String(value)
        : words.name('card', card)
  }
  if (field === 'effect') return String(Number(value) + 1)
  return String(value)
}
