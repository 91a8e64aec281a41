/**
 * The record of a table, read page by page; the page that is looked at comes next. Of each step only what `keep` makes
 * of it is kept.
 */
import { api, RefusedError } from '../lib/api.svelte'
import type { Refused, ViewStep } from '../lib/wire'

export class RecordStore<Kept> {
  steps = $state.raw<(Kept | undefined)[]>([])
  scene = $state.raw<Record<string, any> | null>(null)
  /** The number of the last line. */
  last = $state(0)
  refused = $state.raw<Refused | null>(null)
  /** Every step is here. */
  done = $state(false)

  private wanted = 0
  private asked = new Set<number>()
  private running = false
  private stopped = false

  constructor(
    readonly id: string,
    readonly viewer: number | null,
    private readonly keep: (step: ViewStep) => Kept,
    /** How many steps come at once. */
    private readonly page = 50,
  ) {}

  /** From 0 to 1. */
  get progress(): number {
    if (this.done) return 1
    return this.last === 0 ? 0 : this.steps.reduce((all, step) => all + (step ? 1 : 0), 0) / (this.last + 1)
  }

  /** This line is looked at: its page comes next. */
  want(line: number): void {
    this.wanted = line
    if (!this.running && !this.stopped) void this.run()
  }

  stop(): void {
    this.stopped = true
  }

  private async run(): Promise<void> {
    this.running = true
    try {
      for (let page = this.next(); page !== null && !this.stopped; page = this.next()) {
        this.asked.add(page)
        const found = await api.views(this.id, this.viewer, page * this.page, this.page)
        const steps = this.steps.slice()
        found.steps.forEach((step, n) => (steps[page * this.page + n] = this.keep(step)))
        this.steps = steps
        this.last = found.last
        this.scene ??= found.scene
        this.done = this.next() === null
      }
    } catch (problem) {
      if (!(problem instanceof RefusedError)) throw problem
      this.refused = problem.refused
    } finally {
      this.running = false
    }
  }

  /** The first page tells how long it is; then the one looked at and those after it; then the rest. */
  private next(): number | null {
    if (!this.asked.has(0)) return 0
    const pages = Math.floor(this.last / this.page) + 1
    const from = Math.min(pages - 1, Math.floor(this.wanted / this.page))
    for (let n = 0; n < pages; n++) {
      const page = (from + n) % pages
      if (!this.asked.has(page)) return page
    }
    return null
  }
}
