/** What is pointed at. */
import { expect, test } from 'vitest'
import { pointing } from '../../src/table/pointing.svelte'

test('a place that is spoken of twice is marked once', () => {
  const section = { field: 'section', value: 3 }
  pointing.point('a', [section, { field: 'seat', value: 3 }, { ...section }])
  expect(pointing.at).toEqual([section, { field: 'seat', value: 3 }])
  pointing.leave('b')
  expect(pointing.at).toHaveLength(2)
  pointing.leave('a')
  expect(pointing.at).toEqual([])
})
