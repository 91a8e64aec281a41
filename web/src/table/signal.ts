/** A signal when it is my turn: in the title (Table.svelte), by a sound, and by a notification if the page is hidden. */
import { comfort } from '../lib/comfort.svelte'
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
  if (comfort.sound) chime()
  if (comfort.notify && document.visibilityState === 'hidden' && 'Notification' in globalThis) {
    if (Notification.permission === 'granted')
      new Notification('Frostwall', { body: words.t('web-your-turn'), tag: table.id })
  }
}

let context: AudioContext | null = null

/** Two soft bells, made here: no sound file to load. */
export function chime(): void {
  try {
    context ??= new AudioContext()
    const now = context.currentTime
    for (const [at, pitch] of [
      [0, 659],
      [0.16, 988],
    ] as const) {
      const tone = context.createOscillator()
      const volume = context.createGain()
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(0.0001, now + at)
      volume.gain.exponentialRampToValueAtTime(0.12, now + at + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.7)
      tone.connect(volume).connect(context.destination)
      tone.start(now + at)
      tone.stop(now + at + 0.75)
    }
  } catch {
    // A browser that allows no sound yet is no reason to stop.
  }
}
