import { beforeEach, describe, expect, it, vi } from 'vitest'

vi.mock('../../src/lib/comfort.svelte', () => ({ comfort: { sound: true, volume: 0.7 } }))
vi.mock('../../src/lib/words.svelte', () => ({ words: {} }))
const { comfort } = await import('../../src/lib/comfort.svelte')
const { audible, heardOf } = await import('../../src/lib/sound')
const { soundEvents } = await import('../../src/table/signal')

const page = { visibilityState: 'visible' }
const touched = { hasBeenActive: true }
vi.stubGlobal('document', page)
vi.stubGlobal('navigator', { userActivation: touched })

beforeEach(() => {
  Object.assign(comfort, { sound: true, volume: 0.7 })
  page.visibilityState = 'visible'
  touched.hasBeenActive = true
})

describe('a sound', () => {
  it('waits for a gesture, and is silent for whoever wants silence', () => {
    expect(audible('dice')).toBe(true)
    touched.hasBeenActive = false
    expect(audible('dice')).toBe(false)
    touched.hasBeenActive = true
    Object.assign(comfort, { volume: 0 })
    expect(audible('dice')).toBe(false)
    Object.assign(comfort, { volume: 1, sound: false })
    expect(audible('turn')).toBe(false)
  })
  it('in a hidden page is heard only when it is my turn', () => {
    page.visibilityState = 'hidden'
    expect([audible('dice'), audible('horn'), audible('turn')]).toEqual([false, false, true])
  })
  it('comes once from many events, and only a few at a time', () => {
    expect(heardOf(['a', 'b', 'a'], () => 'dice')).toEqual(['dice'])
    expect(heardOf(['dice', 'build', '', 'trade', 'card'], (each) => (each || null) as never)).toEqual([
      'dice',
      'build',
      'trade',
    ])
  })
  it('tells what is new, not what was there when the page was opened', () => {
    const asked: string[] = []
    const hear = soundEvents((event) => {
      asked.push(event.name)
      return null
    })
    const line = (id: number, name: string): never => ({ id, name }) as never
    hear([line(1, 'old')])
    hear([line(1, 'old'), line(2, 'new')])
    hear([line(1, 'old'), line(2, 'new')])
    expect(asked).toEqual(['new'])
  })
})
