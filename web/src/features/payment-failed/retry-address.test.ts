import { expect, test } from 'vitest'
import { retryInput } from './retry-address.ts'

test('what is no email and no id of a payment is left out', () => {
  expect(retryInput('pro', 'mia@example.com', 'cs_test_a1')).toEqual({
    plan: 'pro',
    email: 'mia@example.com',
    failedSessionId: 'cs_test_a1',
  })
  expect(retryInput('elite', null, null)).toEqual({ plan: 'elite' })
  expect(retryInput('pro', 'x'.repeat(300), "cs_1'; --")).toEqual({ plan: 'pro' })
})
