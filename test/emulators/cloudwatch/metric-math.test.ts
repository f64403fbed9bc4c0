import { expect, test } from 'vitest'
import { metricMath } from './metric-math.ts'

const metrics = new Map([
  ['requests', 40],
  ['failures', 3],
  ['silent', null],
])

test.each([
  ['IF(requests >= 20, 100 * failures / requests, 0)', 7.5],
  ['IF(requests >= 41, 100 * failures / requests, 0)', 0],
  ['FILL(silent, 0) + failures', 3],
  ['silent + failures', null],
  ['IF(silent > 1, 1, 0)', null],
  ['IF(FILL(silent, 0) == 0 AND 2 * failures > 5, 1, 0)', 1],
  ['(requests - failures) * 2', 74],
  ['failures > 3 OR failures < 3', 0],
])('%s is %s', (expression, value) => {
  expect(metricMath(expression, metrics)).toBe(value)
})

test.each(['RATE(requests)', 'requests +', 'IF(requests, 1)', 'requests failures'])(
  'refuses %s',
  (expression) => {
    expect(() => metricMath(expression, metrics)).toThrow(/metric/)
  },
)
