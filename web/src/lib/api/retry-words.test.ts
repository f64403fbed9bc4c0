import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { retryWords } from './retry-words.ts'

test.each([
  [20, 'You can try again in 1 minute, at'],
  [1_500, 'You can try again in 25 minutes, at'],
  [7_000, 'You can try again in 2 hours, at'],
])('%i seconds', (seconds, words) => {
  expect(retryWords(new ApiError(429, '', null, seconds))?.startsWith(words)).toBe(true)
})

test('nothing where no time was named', () => {
  expect(retryWords(new ApiError(429, '', null))).toBeNull()
  expect(retryWords(new TypeError('Failed to fetch'))).toBeNull()
})
