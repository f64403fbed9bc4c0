import { expect, test } from 'vitest'
import { allowanceAt } from './allowance.ts'
import { type Subscription, NO_SUBSCRIPTION } from './model.ts'
import { accessUntil } from './subscription-at.ts'

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
    'a plan that was cancelled',
    { ...NO_SUBSCRIPTION, plan: 'pro', cancelAt: new Date('2026-04-01T00:00:00.000Z') },
    '2026-04-01T00:00:00.000Z',
  ],
  ['a trial that nothing follows', trial, '2026-03-11T12:00:00.000Z'],
  [
    'a trial with its plan behind it, for whose news there is an hour',
    { ...trial, plan: 'pro' },
    '2026-03-11T13:00:00.000Z',
  ],
  [
    'a trial that was cancelled',
    { ...trial, plan: 'pro', cancelAt: trialEndsAt },
    '2026-03-11T12:00:00.000Z',
  ],
])('%s lets in until then and no longer, as the allowance says', (_, subscription, until) => {
  expect(accessUntil(subscription)?.toISOString() ?? null).toBe(until)
  if (until === null) return
  const at = (ms: number) => allowanceAt(subscription, new Date(Date.parse(until) + ms)).kind !== 'none'
  expect([at(-1), at(0)]).toEqual([true, until.startsWith('9999')])
})
