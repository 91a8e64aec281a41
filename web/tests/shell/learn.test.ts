// @vitest-environment jsdom
/** The guided first games: each step can be reached by button, key and click, and says something in every language. */
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import base from '../../src/games/watch/learn/base.json'
import brotherhood from '../../src/games/watch/learn/brotherhood.json'
import type { Course } from '../../src/games/face'
import { LANGUAGES } from '../../src/lib/wording'
import { courseAt } from '../../src/shell/learn/course'
import { buttonOf, marksOf, viewOf as silverView, type SilverCourse } from '../../src/games/silverfrost/learn/steps'
import silverfrost from '../../src/games/silverfrost/learn/silverfrost.json'
import { costOf, highlightOf, viewOf, type WatchCourse } from '../../src/games/watch/learn/steps'
import { targetsOf } from '../../src/games/silverfrost/things'

const files = import.meta.glob<string>(
  ['../../../src/frostwall/words/*/learn.ftl', '../../../src/frostwall/games/*/messages/*/learn.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
const watch = { base, brotherhood } as unknown as Record<string, WatchCourse>
const silver = silverfrost as unknown as SilverCourse
const courses = { ...watch, silverfrost: silver } as unknown as Record<string, Course>

describe.each(Object.entries(courses))('%s', (name, course) => {
  const key = (part: string): string => `${courseAt([name]).info.keys}-${part}`
  it('has words for every step', () => {
    const langs = new Set(Object.keys(files).map((path) => path.split('/').at(-2)))
    expect([...langs].sort()).toEqual(Object.keys(LANGUAGES).sort())
    for (const lang of langs) {
      const text = Object.keys(files)
        .filter((path) => path.includes(`/${lang}/`))
        .map((path) => files[path])
        .join('\n')
      course.steps.forEach((step, n) => {
        expect(text).toContain(`${key(`${n + 1}-title`)} = `)
        expect(text).toContain(`${key(`${n + 1}-text`)} = `)
        if (step.after) expect(text).toContain(`${key(`${n + 1}-do`)} = `)
      })
      expect(text).not.toContain(key(`${course.steps.length + 1}-`))
    }
  })
})

describe('silverfrost', () => {
  it('is found where it is looked for', () => {
    const at = (...parts: string[]): string => courseAt(parts).info.name
    expect(at('silverfrost', 'standard')).toBe('silverfrost')
    expect(at('silverfrost')).toBe('silverfrost')
    expect(at('watch', 'brotherhood')).toBe('brotherhood')
    expect(at('watch')).toBe('base')
    expect(at()).toBe('base')
  })
  it('lets one thing be clicked, and shows what came of it', () => {
    const turns = silver.steps.filter((step) => step.after)
    expect(turns.length).toBeGreaterThan(8)
    for (const step of turns) {
      const [before, after] = [silverView(step, false), silverView(step, true)]
      expect(before.actors).toContain(silver.me)
      expect(targetsOf(before.moves, silver.me).size).toBe(buttonOf(step, silver.me) ? 0 : 1)
      expect(after.moves).toEqual([])
      expect([after.board, after.seats]).not.toEqual([before.board, before.seats])
      expect(step.after?.events.length).toBeGreaterThan(0)
    }
  })
  it('points only at what lies on the table', () => {
    for (const step of silver.steps) {
      for (const done of [false, step.after !== null]) {
        const view = silverView(step, done)
        const slots = view.seats.flatMap((seat) => seat.city.map((card) => `city:${seat.seat}:${card.slot}`))
        const lying = new Set([
          ...Object.keys(view.board.places).map((place) => `place:${place}`),
          ...view.board.valley.map((space) => `valley:${space.card}`),
          ...slots,
        ])
        for (const seat of view.seats) for (const quest of seat.completed) lying.add(`quest:${quest}`)
        for (const mark of marksOf(step, done)) expect(lying).toContain(mark)
      }
    }
  })
})

describe.each(Object.entries(watch))('%s', (_name, course) => {
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
  afterEach(cleanup)
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
    vi.stubGlobal('CSS', { escape: (text: string) => text })
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    )
  })
  it('goes on when the glowing place is clicked, and back by key', async () => {
    const { default: Learn } = await import('../../src/shell/learn/Learn.svelte')
    const { words } = await import('../../src/lib/words.svelte')
    await words.open('watch', null, ['learn'])
    const { container } = render(Learn, {
      place: { page: 'learn', parts: ['watch', 'base'], query: new URLSearchParams() },
    })
    const shows = (selector: string, text: string): Promise<void> =>
      vi.waitFor(() => expect(container.querySelector(selector)?.textContent).toContain(text), 10_000)
    const click = (selector: string): Promise<unknown> => fireEvent.click(container.querySelector(selector) as Element)
    await shows('h1', 'The land and its numbers')
    await click('[data-target]')
    await shows('.right', 'That’s it.')
    await fireEvent.keyDown(window, { key: 'ArrowRight' })
    await shows('h1', 'Your first settlement')
    await click('[data-target="intersection-21"]')
    await shows('.events', 'You found a settlement at the 10-8-4 corner (mountains, forest, fields).')
    await click('.forward')
    await shows('h1', 'A road leads on')
    await fireEvent.keyDown(window, { key: 'ArrowLeft' })
    await shows('h1', 'Your first settlement')
    await click('li:last-child .dot')
    await shows('h1', 'Ten points')
    await shows('.forward', 'Play your first game')
  }, 60_000)
  it('plays Silverfrost by button, key and click', async () => {
    const { default: Learn } = await import('../../src/shell/learn/Learn.svelte')
    const { container } = render(Learn, {
      place: { page: 'learn', parts: ['silverfrost', 'standard'], query: new URLSearchParams() },
    })
    const shows = (selector: string, text: string): Promise<void> =>
      vi.waitFor(() => expect(container.querySelector(selector)?.textContent).toContain(text), 10_000)
    const click = (selector: string): Promise<unknown> => fireEvent.click(container.querySelector(selector) as Element)
    await shows('h1', 'A valley before the winter')
    await fireEvent.keyDown(window, { key: 'ArrowRight' })
    await shows('h1', 'Send out an animal')
    await click('[data-thing="place:nut_cellar"]')
    await shows('.events', 'You take 2 nuts.')
    await click('.forward')
    await shows('h1', 'Play a card')
    await click('li:nth-child(5) .dot')
    await shows('h1', 'Autumn comes')
    await click('main .button.primary')
    await shows('.events', 'autumn')
    await click('li:last-child .dot')
    await shows('h1', 'The snow melts')
    await shows('tfoot', '95')
    await shows('.forward', 'Play your first game')
  }, 60_000)
})
