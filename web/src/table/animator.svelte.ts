/**
 * Shows acts one after the other. Nothing waits for them: the view is already the new one and input goes on. When they
 * fall behind, acts are dropped, except those that a game wants seen. The log has every sentence anyway.
 */
export interface Timed {
  /** Milliseconds at normal speed. */
  ms: number
}
export interface Pace<Act> {
  /** With more than this waiting (in milliseconds), what waits is old. */
  behind: number
  /** At most so much (in milliseconds) of what is new may wait. */
  most: number
  /** Acts that are never dropped. */
  keeps: (act: Act) => boolean
}

export class Animator<Act extends Timed> {
  /** What is shown now. */
  act = $state.raw<Act | null>(null)
  /** How quickly: 1 normal, 2 quick, 0 not at all. */
  speed = 1

  private queue: Act[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private until = 0

  constructor(private readonly pace: Pace<Act>) {}

  /** Milliseconds of what is not shown yet. */
  get waiting(): number {
    return this.queue.reduce((all, act) => all + act.ms, 0) / Math.max(1, this.speed)
  }
  /** The same, with the rest of the current act. */
  get left(): number {
    return this.act === null ? 0 : this.waiting + Math.max(0, this.until - Date.now())
  }

  feed(acts: readonly Act[]): void {
    if (this.speed === 0 || document.visibilityState === 'hidden') return this.clear()
    const { behind, most, keeps } = this.pace
    if (this.waiting > behind) this.queue = this.queue.filter(keeps)
    this.queue.push(...acts)
    while (this.waiting > most) {
      const oldest = this.queue.findIndex((act) => !keeps(act))
      if (oldest < 0 || this.queue.length === 1) break
      this.queue.splice(oldest, 1)
    }
    if (this.act === null) this.next()
  }

  /** Drop everything that is not shown yet. */
  clear(): void {
    clearTimeout(this.timer)
    this.queue = []
    this.act = null
  }

  private next(): void {
    this.act = this.queue.shift() ?? null
    if (this.act === null) return
    const ms = this.act.ms / Math.max(1, this.speed)
    this.until = Date.now() + ms
    this.timer = setTimeout(() => this.next(), ms)
  }
}
