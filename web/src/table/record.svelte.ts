/** A record being watched: its pages come one after the other, the one that is looked at first. */
import { api, RefusedError } from '../lib/api.svelte'
import type { Refused, ViewStep } from '../lib/wire'

const PAGE = 50

export class ReplayStore {
  steps = $state.raw<(ViewStep | undefined)[]>([])
  scene = $state.raw<Record<string, any> | null>(null)
  last = $state(0)
  refused = $state.raw<Refused | null>(null)

  private wanted = 0
  private asked = new Set<number>()
  private running = false
  private stopped = false

  constructor(
    readonly id: string,
    readonly viewer: number | null,
  ) {}

  get loaded(): number {
    return this.steps.reduce((all, step) => all + (step ? 1 : 0), 0)
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
        const found = await api.views(this.id, this.viewer, page * PAGE, PAGE)
        const steps = this.steps.slice()
        found.steps.forEach((step, n) => (steps[page * PAGE + n] = step))
        this.steps = steps
        this.last = found.last
        this.scene ??= found.scene
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
    const pages = Math.floor(this.last / PAGE) + 1
    const from = Math.min(pages - 1, Math.floor(this.wanted / PAGE))
    for (let n = 0; n < pages; n++) {
      const page = (from + n) % pages
      if (!this.asked.has(page)) return page
    }
    return null
  }
}
