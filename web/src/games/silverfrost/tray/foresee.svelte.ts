/**
 * What moves would do, asked of the server: a few at a time, each once for a position, and answers that come after the
 * position has changed are dropped.
 */
import { untrack } from 'svelte'
import { SvelteMap, SvelteSet } from 'svelte/reactivity'
import type { TableStore } from '../../../table/store.svelte'
import { gistOf, type Gist } from './gist'

const AT_ONCE = 6
const PAUSE = 120
/** So long a move waits for what it would do; then it can be made all the same. */
export const PATIENCE = 2000

export class Foresight {
  /** By notation; null where the server foresees nothing. */
  readonly known = new SvelteMap<string, Gist | null>()
  private readonly by = new Map<string, readonly string[]>()
  private readonly under = new Set<string>()
  /** How long each has been looked at, and which for too long. */
  private readonly clocks = new Map<string, ReturnType<typeof setTimeout>>()
  private readonly late = new SvelteSet<string>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private age = 0

  constructor(private readonly table: () => TableStore) {}

  /** The position has changed: nothing known holds any more. */
  forget(): void {
    this.age++
    this.by.clear()
    this.under.clear()
    this.known.clear()
    this.late.clear()
    for (const clock of this.clocks.values()) clearTimeout(clock)
    this.clocks.clear()
    clearTimeout(this.timer)
  }
  /** These are looked at now by `who`, and nothing else. */
  want(who: string, texts: readonly string[]): void {
    const before = this.by.get(who) ?? []
    this.by.set(who, texts)
    untrack(() => {
      for (const text of before) if (!texts.includes(text)) this.leave(text)
      for (const text of texts)
        if (!this.clocks.has(text))
          this.clocks.set(
            text,
            setTimeout(() => this.late.add(text), PATIENCE),
          )
    })
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.ask(), PAUSE)
  }

  /** What this move would do, asked at once; null where it is not foreseen, or the position has changed. */
  async find(text: string): Promise<Gist | null> {
    if (!this.known.has(text) && !this.under.has(text)) await this.look(text)
    return this.known.get(text) ?? null
  }
  /** Is it still to come what this move would do? Nobody should have to decide before. */
  waits(text: string): boolean {
    return !this.known.has(text) && !this.late.has(text)
  }

  /** Who comes back to a move waits for it anew: perhaps it was never asked about. */
  private leave(text: string): void {
    clearTimeout(this.clocks.get(text))
    this.clocks.delete(text)
    this.late.delete(text)
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
    this.known.set(text, found && gistOf(found, me))
    this.ask()
  }
}
