// @vitest-environment jsdom
/** Picking some of several things at the table of a game that the client does not know. */
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { changed, complete, pickOf, textOf, type Pick } from '../../../src/games/generic/picking'

const stake = pickOf({ kind: 'stake', pick: { from: { bead: 1, coin: 2, ring: 0 }, total: 2 } }) as Pick
const hold = pickOf({ kind: 'hold', from: ['ring', 'coin', 'coin'], min: 0, max: 2 }) as Pick

describe('a choice', () => {
  it('of a bag takes exactly so many', () => {
    let chosen = changed(stake, {}, 'coin', 1)
    expect(complete(stake, chosen)).toBe(false)
    chosen = changed(stake, chosen, 'coin', 1)
    expect(complete(stake, chosen)).toBe(true)
    expect(textOf(stake, chosen)).toBe('stake coin*2')
    expect(changed(stake, chosen, 'bead', 1)).toBe(chosen)
    expect(textOf(stake, changed(stake, changed(stake, chosen, 'coin', -1), 'bead', 1))).toBe('stake bead coin')
  })
  it('gives no more than there is, and nothing back that was not taken', () => {
    expect(changed(stake, { bead: 1 }, 'bead', 1)).toEqual({ bead: 1 })
    expect(changed(stake, {}, 'ring', 1)).toEqual({})
    expect(changed(stake, {}, 'coin', -1)).toEqual({})
  })
  it('of a list takes from so many to so many, and writes them one by one', () => {
    expect(hold).toMatchObject({ from: { ring: 1, coin: 2 }, min: 0, max: 2 })
    expect(complete(hold, {})).toBe(true)
    expect(textOf(hold, {})).toBe('hold nothing')
    expect(textOf(hold, { ring: 1, coin: 1 })).toBe('hold coin ring')
    expect(textOf(hold, { coin: 2 })).toBe('hold coin coin')
  })
  it('keeps what is fixed in every move, and says when it cannot be read', () => {
    const give = pickOf({ kind: 'give', seat: 1, pick: { from: { coin: 2 }, total: 1 } }) as Pick
    expect(textOf(give, { coin: 1 })).toBe('give 1 coin')
    expect(pickOf({ kind: 'odd', between: [1, 9] })).toBeNull()
  })
})

describe('the picker', () => {
  beforeAll(async () => {
    vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => undefined })
    await (await import('../../../src/lib/words.svelte')).words.open('magpies')
  })
  afterEach(cleanup)

  it('is filled by clicks and sends the move', async () => {
    const { default: Picker } = await import('../../../src/games/generic/Picker.svelte')
    const onpick = vi.fn()
    const { getByRole, getByText, queryByText } = render(Picker, { pick: stake, busy: false, onpick })
    const button = (name: string): HTMLButtonElement => getByRole('button', { name }) as HTMLButtonElement
    expect(queryByText(/ring/)).toBeNull()
    expect(button('Stake').disabled).toBe(true)
    await fireEvent.click(button('one coin more'))
    await fireEvent.click(button('one bead more'))
    getByText('2 of 2 chosen')
    expect(button('one coin more').disabled).toBe(true)
    await fireEvent.click(button('one bead less'))
    await fireEvent.click(button('one coin more'))
    await fireEvent.click(button('Stake'))
    expect(onpick.mock.calls).toEqual([['stake coin*2']])
  })
})
