/** A whole game for its end screen: all pages of the replay, read one after the other; of each step only a line is kept. */
import { api, RefusedError } from '../lib/api.svelte'
import type { Line } from './timeline'
import type { Refused, ViewStep } from '../lib/wire'

const PAGE = 100

export class Story {
  lines = $state.raw<Line[]>([])
  last = $state(0)
  done = $state(false)
  refused = $state.raw<Refused | null>(null)
  private stopped = false

  constructor(
    readonly id: string,
    private readonly read: (step: ViewStep) => Line,
  ) {}

  /** From 0 to 1. */
  get progress(): number {
    return this.done ? 1 : this.last === 0 ? 0 : this.lines.length / (this.last + 1)
  }

  async load(): Promise<void> {
    let next: number | null = this.lines.length
    try {
      while (next !== null && !this.stopped) {
        const page = await api.views(this.id, null, next, PAGE)
        this.last = page.last
        this.lines = [...this.lines, ...page.steps.map(this.read)]
        next = page.next
      }
      this.done = next === null
    } catch (problem) {
      if (!(problem instanceof RefusedError)) throw problem
      this.refused = problem.refused
    }
  }

  stop(): void {
    this.stopped = true
  }
}
