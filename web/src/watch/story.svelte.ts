/** A whole game for its end screen and its timeline: all pages of the replay, read one after the other. */
import { api, RefusedError } from '../lib/api.svelte'
import type { Refused } from '../lib/wire'
import { slimOf, type Slim } from './stats'

const PAGE = 100

export class Story {
  steps = $state.raw<Slim[]>([])
  scene = $state.raw<Record<string, any> | null>(null)
  last = $state(0)
  done = $state(false)
  refused = $state.raw<Refused | null>(null)
  private stopped = false

  constructor(readonly id: string) {}

  /** From 0 to 1. */
  get progress(): number {
    return this.done ? 1 : this.last === 0 ? 0 : this.steps.length / (this.last + 1)
  }

  async load(): Promise<void> {
    let next: number | null = this.steps.length
    try {
      while (next !== null && !this.stopped) {
        const page = await api.views(this.id, null, next, PAGE)
        this.last = page.last
        this.scene ??= page.scene
        this.steps = [...this.steps, ...page.steps.map(slimOf)]
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
