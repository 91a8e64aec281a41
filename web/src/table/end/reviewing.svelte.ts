/** The coach's review of a finished game. It is made when somebody asks for it, and takes a while. */
import { untrack } from 'svelte'
import { api, RefusedError } from '../../lib/api.svelte'
import type { Refused, Review } from '../../lib/wire'

const EVERY = 700 // ms between two questions

export class Reviewing {
  review = $state.raw<Review | null>(null)
  refused = $state.raw<Refused | null>(null)
  /** How much of it is done, from 0 to 1. */
  share = $state(0)

  /** Asks until it is there; the function that comes back ends that. */
  ask(id: string): () => void {
    if (untrack(() => this.review)) return () => {}
    let open = true
    let timer: ReturnType<typeof setTimeout> | undefined
    this.refused = null
    const once = async (): Promise<void> => {
      const found = await api.review(id)
      if (!open) return
      this.share = found.total ? found.done / found.total : 0
      this.review = found.review
      if (!found.review) timer = setTimeout(() => void once().catch(fail), EVERY)
    }
    const fail = (problem: unknown): void => {
      if (!(problem instanceof RefusedError)) throw problem
      if (open) this.refused = problem.refused
    }
    once().catch(fail)
    return () => {
      open = false
      clearTimeout(timer)
    }
  }
}
