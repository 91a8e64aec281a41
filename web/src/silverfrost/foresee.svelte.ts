/**
 * What moves would do, asked of the server: a few at a time, each once for a position, and answers that come after the
 * position has changed are dropped.
 */
import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { TableStore } from '../lib/table.svelte'
import { gistOf, type Gist } from './deciding'

const AT_ONCE = 6
const PAUSE = 120

export class Foresight {
  /** By notation; null where the server foresees nothing. */
  readonly known = new SvelteMap<string, Gist | null>()
  private readonly by = new Map<string, readonly string[]>()
  private readonly under = new Set<string>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private age = 0

  constructor(private readonly table: () => TableStore) {}

  /** The position has changed: nothing known holds any more. */
  forget(): void {
    this.age++
    this.by.clear()
    this.under.clear()
    this.known.clear()
    clearTimeout(this.timer)
  }
  /** These are looked at now by `who`, and nothing else. */
  want(who: string, texts: readonly string[]): void {
    this.by.set(who, texts)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.ask(), PAUSE)
  }

  private ask(): void {
    untrack(() => {
      for (const text of [...this.by.values()].flat()) {
        if (this.under.size >= AT_ONCE) return
        if (!this.known.has(text) && !this.under.has(text)) void this.look(text)
      }
    })
  }
  private async look(text: string): Promise<void> {
    const { age } = this
    const table = this.table()
    const me = table.mine
    if (me === null) return
    this.under.add(text)
    const found = await table.preview([text]).catch(() => null)
    if (age !== this.age) return
    this.under.delete(text)
    this.known.set(text, found && gistOf(found.events, found.stopped, me))
    this.ask()
  }
}
