import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api, RefusedError } from '../../src/lib/api.svelte'
import type { Refused, Reviewed } from '../../src/lib/wire'
import { Reviewing } from '../../src/table/end/reviewing.svelte'

const answer = (done: number, review: object | null = null) =>
  ({ record: 'one', done, total: 10, review }) as unknown as Reviewed
const ready = { format: 1 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a review', () => {
  it('is asked for until it is there', async () => {
    const asked = vi
      .spyOn(api, 'review')
      .mockResolvedValueOnce(answer(0))
      .mockResolvedValueOnce(answer(5))
      .mockResolvedValueOnce(answer(10, ready))
    const found = new Reviewing()
    found.ask('one')
    await vi.advanceTimersByTimeAsync(0)
    expect([found.share, found.review]).toEqual([0, null])
    await vi.advanceTimersByTimeAsync(1000)
    expect([found.share, found.review]).toEqual([0.5, null])
    await vi.advanceTimersByTimeAsync(5000)
    expect([found.share, found.review]).toEqual([1, ready])
    found.ask('one')
    expect(asked).toHaveBeenCalledTimes(3)
  })
  it('is no longer asked for once nobody waits', async () => {
    const asked = vi.spyOn(api, 'review').mockResolvedValue(answer(0))
    const stop = new Reviewing().ask('one')
    await vi.advanceTimersByTimeAsync(0)
    stop()
    await vi.advanceTimersByTimeAsync(5000)
    expect(asked).toHaveBeenCalledTimes(1)
  })
  it('may be refused', async () => {
    const refused = { type: 'refused', code: 'REVIEW_FAILED' } as unknown as Refused
    vi.spyOn(api, 'review').mockRejectedValue(new RefusedError(refused))
    const found = new Reviewing()
    found.ask('one')
    await vi.advanceTimersByTimeAsync(0)
    expect(found.refused).toBe(refused)
  })
})
