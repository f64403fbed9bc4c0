import { expect, test } from 'vitest'
import { cached } from './cached.ts'

test('an answer is cached for its time, shared while pending, and not cached when it failed', async () => {
  let at = 0
  const answers = [
    () => Promise.reject(new Error('away')),
    () => Promise.resolve(1),
    () => Promise.resolve(2),
  ]
  const ask = cached(() => (answers.shift() ?? (() => Promise.resolve(3)))(), 10_000, {
    now: () => new Date(at),
  })
  await expect(ask()).rejects.toThrow('away')
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  at = 9_999
  expect(await ask()).toBe(1)
  at = 10_000
  expect(await ask()).toBe(2)
})
