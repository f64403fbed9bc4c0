import { expect, test } from 'vitest'
import { filterOptions } from '#web/components/ui/forms/combobox.tsx'
import { pageMarks } from './pagination.tsx'

test('pages show the first, the last, two either side, and a gap only where two or more are missing', () => {
  expect(pageMarks(1, 1)).toEqual([1])
  expect(pageMarks(6, 12)).toEqual([1, 'gap', 4, 5, 6, 7, 8, 'gap', 12])
  expect(pageMarks(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(pageMarks(1, 20)).toEqual([1, 2, 3, 'gap', 20])
})

test('options are filtered regardless of accents and case, those that start with the text first', () => {
  const cities = ['Berlin', 'Münster', 'Neumünster', 'Munich']
  expect(filterOptions(cities, 'MUN')).toEqual(['Münster', 'Munich', 'Neumünster'])
  expect(filterOptions(cities, ' ')).toEqual(cities)
  expect(filterOptions(cities, 'x')).toEqual([])
})
