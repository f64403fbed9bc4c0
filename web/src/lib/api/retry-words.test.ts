import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { retryWords } from './retry-words.ts'

test.each([
  [20, 'You can try again in 1 minute, at'],
  [1_500, 'You can try again in 25 minutes, at'],
  [7_000, 'You can try again in 2 hours, at'],
])('%i seconds', (seconds, words) => {
  expect(retryWords(new ApiError(429, '', null, seconds))?.startsWith(words)).toBe(true)
})

test('the time counts from the reply, however late it is shown', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 15, 6) })
  onTestFinished(() => void vi.useRealTimers())
  const error = new ApiError(429, '', null, 2_040)
  vi.setSystemTime(new Date(2026, 10, 22, 15, 20))
  expect(retryWords(error)).toBe('You can try again in 34 minutes, at 15:40.')
})

test('nothing where no time was named', () => {
  expect(retryWords(new ApiError(429, '', null))).toBeNull()
  expect(retryWords(new TypeError('Failed to fetch'))).toBeNull()
})
