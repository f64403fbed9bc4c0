import { expect, test } from 'vitest'
import { allowanceAt } from './allowance.ts'
import { type Subscription, NO_SUBSCRIPTION } from './model.ts'
import { accessUntil } from './access-until.ts'

const trialEndsAt = new Date('2026-03-11T12:00:00.000Z')
const trial: Subscription = {
  ...NO_SUBSCRIPTION,
  isTrial: true,
  trialStartAt: new Date('2026-03-10T12:00:00.000Z'),
  trialEndsAt,
  trialEmailsAllowed: 5,
}

test.each<[string, Subscription, string | null]>([
  ['no plan', NO_SUBSCRIPTION, null],
  ['a plan', { ...NO_SUBSCRIPTION, plan: 'pro' }, '9999-12-31T00:00:00.000Z'],
  [
    'a cancelled plan',
    { ...NO_SUBSCRIPTION, plan: 'pro', cancelAt: new Date('2026-04-01T00:00:00.000Z') },
    '2026-04-01T00:00:00.000Z',
  ],
  ['a trial without a plan after it', trial, '2026-03-11T12:00:00.000Z'],
  [
    'a trial with a plan after it, with an hour for the payment provider to report it',
    { ...trial, plan: 'pro' },
    '2026-03-11T13:00:00.000Z',
  ],
  ['a cancelled trial', { ...trial, plan: 'pro', cancelAt: trialEndsAt }, '2026-03-11T12:00:00.000Z'],
])('%s gives access until the instant at which the allowance ends', (_, subscription, until) => {
  expect(accessUntil(subscription)?.toISOString() ?? null).toBe(until)
  if (until === null) return
  const at = (ms: number) => allowanceAt(subscription, new Date(Date.parse(until) + ms)).kind !== 'none'
  expect([at(-1), at(0)]).toEqual([true, until.startsWith('9999')])
})
