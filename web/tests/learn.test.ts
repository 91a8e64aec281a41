// @vitest-environment jsdom
/** The guided first games: each step can be reached by button, key and click, and says something in both languages. */
import { fireEvent, render } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import base from '../src/learn/base.json'
import brotherhood from '../src/learn/brotherhood.json'
import { costOf, highlightOf, viewOf, type Course } from '../src/learn/course'

const files = import.meta.glob<string>('../../src/frostwall/messages/*/learn.ftl', { query: '?raw', import: 'default', eager: true })
const courses = { base, brotherhood } as unknown as Record<string, Course>

describe.each(Object.entries(courses))('%s', (name, course) => {
  it('has words for every step', () => {
    for (const text of Object.values(files)) {
      course.steps.forEach((step, n) => {
        expect(text).toContain(`learn-${name}-${n + 1}-title = `)
        expect(text).toContain(`learn-${name}-${n + 1}-text = `)
        if (step.after) expect(text).toContain(`learn-${name}-${n + 1}-do = `)
      })
      expect(text).not.toContain(`learn-${name}-${course.steps.length + 1}-`)
    }
  })
  it('shows what a click does', () => {
    const turns = course.steps.filter((step) => step.after)
    expect(turns.length).toBeGreaterThan(2)
    for (const step of turns) {
      const [before, after] = [viewOf(step, false), viewOf(step, true)]
      expect(step.marks.length).toBeGreaterThan(0)
      if (Object.keys(step.after?.board ?? {}).length) expect(after.board).not.toEqual(before.board)
      expect(highlightOf(step, true).built).toHaveLength(step.marks.length)
    }
  })
  it('names the price of what is built', () => {
    const steps = course.steps.filter((step) => ['build', 'settlement', 'keep', 'recruit'].includes(step.step))
    for (const step of steps) expect(Object.keys(costOf(course, step) ?? {}).length).toBeGreaterThan(1)
  })
})

describe('the page', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), removeItem: (key: string) => kept.delete(key) })
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
    vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
  })
  it('goes on when the glowing place is clicked, and back by key', async () => {
    const { default: Learn } = await import('../src/pages/Learn.svelte')
    const { words } = await import('../src/lib/words.svelte')
    await words.open('watch', null, ['learn'])
    const { container } = render(Learn, { place: { page: 'learn', parts: ['watch', 'base'], query: new URLSearchParams() } })
    const shows = (selector: string, text: string): Promise<void> =>
      vi.waitFor(() => expect(container.querySelector(selector)?.textContent).toContain(text), 10_000)
    const click = (selector: string): Promise<unknown> => fireEvent.click(container.querySelector(selector) as Element)
    await shows('h1', 'The land and its numbers')
    await click('[data-target]')
    await shows('.right', 'That’s it.')
    await fireEvent.keyDown(window, { key: 'ArrowRight' })
    await shows('h1', 'Your first settlement')
    await click('[data-target="intersection-21"]')
    await shows('.events', 'You found a settlement at intersection 21.')
    await click('.forward')
    await shows('h1', 'A road leads on')
    await fireEvent.keyDown(window, { key: 'ArrowLeft' })
    await shows('h1', 'Your first settlement')
    await click('li:last-child .dot')
    await shows('h1', 'Ten points')
    await shows('.forward', 'Play your first game')
  }, 30_000)
})
