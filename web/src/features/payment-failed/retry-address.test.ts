import { expect, test } from 'vitest'
import { retryInput } from './retry-address.ts'

test('an invalid email or payment id is left out', () => {
  expect(retryInput('pro', 'mia@example.com', 'cs_test_a1')).toEqual({
    plan: 'pro',
    email: 'mia@example.com',
    failedSessionId: 'cs_test_a1',
  })
  expect(retryInput('elite', null, null)).toEqual({ plan: 'elite' })
  expect(retryInput('pro', 'x'.repeat(300), "cs_1'; --")).toEqual({ plan: 'pro' })
})
