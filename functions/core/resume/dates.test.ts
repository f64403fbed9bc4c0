import { expect, test } from 'vitest'
import { findRange, findSingle } from './dates.ts'

const range = (line: string) => {
  const found = findRange(line, 0, line.length)
  return found === null ? null : [found.start?.value ?? null, found.end?.value ?? null]
}

test.each([
  ['Jan 2020 – Mar 2023', '2020-01', '2023-03'],
  ['January 2020 - Present', '2020-01', 'present'],
  ['Acme (Sept. 2014 to July 2016)', '2014-09', '2016-07'],
  ['03/2020 – 11/2021', '2020-03', '2021-11'],
  ['2021-04 – present', '2021-04', 'present'],
  ['2019-2021', '2019', '2021'],
  ['2016-19', '2016', '2019'],
  ['2019–21 Acme', '2019', '2021'],
  ['Jan – Mar 2023', '2023-01', '2023-03'],
  ["Feb ’18 — today", '2018-02', 'present'],
  ['Fall 2013 – Spring 2014', '2013', '2014'],
  ['Summer 2013, 2014', '2013', '2014'],
  ['Since May 2019', '2019-05', 'present'],
  ['03.2019 – heute', '2019-03', 'present'],
  ['Depuis septembre 2020', '2020-09', 'present'],
  ['Janvier 2017 – août 2020', '2017-01', '2020-08'],
  ['enero 2018 a actualidad', '2018-01', 'present'],
  ['01/02/2019 - 31/08/2020', '2019', '2020'],
])('%s', (line, start, end) => {
  expect(range(line)).toEqual([start, end])
})

test.each(['Grew sales from 2,000 to 3,500', '+1 206 555 0177', 'Room 2019b', '10 to 20 people', '$2015 – 2020 units', '2023 – 2019', 'No. 200942871'])(
  '%s is no span of time',
  (line) => {
    expect(range(line)).toBeNull()
  },
)

test('one date is an end; with a dash behind it, the beginning of a span that goes on elsewhere', () => {
  const line = 'Mar 2020 –'
  expect(findSingle(line, 0, line.length)).toMatchObject({ start: { value: '2020-03', quote: 'Mar 2020' }, end: null })
  expect(findSingle('May 2014', 0, 8)).toMatchObject({ start: null, end: { value: '2014-05' } })
})
