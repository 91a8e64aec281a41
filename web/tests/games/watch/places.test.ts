import { expect, test } from 'vitest'
import { fixedBy, listFields, placeOf, targetsOf } from '../../../src/games/watch/table/places'

const label = (): string => ''
const osha = [
  { text: 'osha 3', kind: 'osha', hex: 3, second: 'none' },
  { text: 'osha 3 and 7', kind: 'osha', hex: 3, second: '7' },
  { text: 'osha 7', kind: 'osha', hex: 7, second: 'none' },
]

test('a second hex is chosen on the board too, and the first alone is enough', () => {
  expect(targetsOf(osha, {}, label).map((target) => target.id)).toEqual(['hex-3', 'hex-7'])
  const first = osha.filter((move) => move.hex === 3)
  const fixed = fixedBy(first[0]!, {})
  expect(fixed).toEqual({ hex: 3 })
  expect(targetsOf(first, fixed, label).map((target) => target.id)).toEqual(['hex-7'])
  expect(first.filter((move) => placeOf(move, fixed) === null).map((move) => move.text)).toEqual(['osha 3'])
})

test('what is no place is asked from a list once the place is chosen', () => {
  const drive = [
    { text: 'drive 5 regular', kind: 'drive', hex: 5, wildling: 'regular' },
    { text: 'drive 5 giant', kind: 'drive', hex: 5, wildling: 'giant' },
  ]
  const fixed = fixedBy(drive[0]!, {})
  expect(targetsOf(drive, fixed, label)).toEqual([])
  expect(listFields(drive, fixed)).toEqual(['wildling'])
})

test('the guard to be moved and where it goes are two places', () => {
  const aemon = [
    { text: 'aemon 0 1 to 2', kind: 'aemon', section: 0, position: 1, to: 2 },
    { text: 'aemon 0 1 to 3', kind: 'aemon', section: 0, position: 1, to: 3 },
  ]
  expect(targetsOf(aemon, {}, label).map((target) => target.id)).toEqual(['position-0/1'])
  const fixed = fixedBy(aemon[0]!, {})
  expect(targetsOf(aemon, fixed, label).map((target) => target.id)).toEqual(['section-2', 'section-3'])
})
