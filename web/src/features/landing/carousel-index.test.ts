import { expect, test } from 'vitest'
import { stepped } from './carousel-index.ts'
import { TESTIMONIALS } from './testimonials.ts'

test.each([
  [0, 1, 1],
  [6, 1, 7],
  [6, -1, 5],
  [14, 1, 0],
  [0, -1, 14],
] as const)('from %i by %i to %i', (from, by, to) => {
  expect(stepped(from, by, 15)).toBe(to)
})

test('there are fifteen entries, each with a test id of its own', () => {
  expect(TESTIMONIALS).toHaveLength(15)
  expect(new Set(TESTIMONIALS.map(({ testId }) => testId)).size).toBe(15)
})
