/** What calls and tells at a table: my turn by a sound and a notification (and in the title, Table.svelte), events by sounds. */
import type { EventLike } from '../lib/catalogue'
import { comfort } from '../lib/comfort.svelte'
import { heardOf, play, type Sound } from '../lib/sound'
import type { TableStore } from './store.svelte'
import { words } from '../lib/words.svelte'

/** The last decision that was signalled, by table. */
const signalled = new Map<string, number>()

export function signalTurn(table: TableStore): void {
  const decision = table.view?.decision?.id ?? -1
  if (!table.myTurn || signalled.get(table.id) === decision) return
  const first = !signalled.has(table.id)
  signalled.set(table.id, decision)
  if (first) return
  play('turn')
  if (comfort.notify && document.visibilityState === 'hidden' && 'Notification' in globalThis) {
    if (Notification.permission === 'granted')
      new Notification('Frostwall', { body: words.t('web-your-turn'), tag: table.id })
  }
}

/** Sounds of what has happened since the last call; the first one only listens. */
export function soundEvents(soundOf: (event: EventLike) => Sound | null): (log: TableStore['log']) => void {
  let last: number | null = null
  return (log) => {
    const newest = log.at(-1)?.id ?? 0
    if (last !== null && newest > last) {
      const since = last
      heardOf(
        log.filter((event) => event.id > since),
        soundOf,
      ).forEach((sound, n) => play(sound, n * 0.35))
    }
    last = newest
  }
}
