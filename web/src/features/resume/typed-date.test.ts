import { expect, it } from 'vitest'
import { isDateOf } from '#engine/values/fact-fields.ts'
import { readDate } from './typed-date.ts'

it.each([
  ['June 2018', '2018-06'],
  ['Sept. 2018', '2018-09'],
  ['sep 2018', '2018-09'],
  ['December, 2018', '2018-12'],
  ['6/2018', '2018-06'],
  ['06.2018', '2018-06'],
  ['2018-6', '2018-06'],
  ['2018', '2018'],
  ['Today', 'present'],
])('%s is %s', (typed, value) => expect(readDate(typed)).toBe(value))

it.each(['last June', 'Junes 2018', '13/2018', '00/2018', 'June', '18'])('%s is not a date', (typed) =>
  expect(isDateOf('start', readDate(typed))).toBe(false),
)
