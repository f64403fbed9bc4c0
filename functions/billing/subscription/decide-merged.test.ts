import { expect, test } from 'vitest'
import { decideMerged } from './decide-merged.ts'
import { paidInvoice, subscribed } from '#harness/billing/subscriptions.ts'
import { NO_BILLING, type ProviderSubscription } from '../model.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'

const now = new Date('2026-03-10T12:00:00.000Z')
const periodEnd = new Date('2026-03-31T11:50:00.000Z')
const paid = (id: string, status: ProviderSubscription['status'] = 'active') =>
  subscribed({ id, status, createdAt: now, periodEnd, attemptId: null, latestInvoice: paidInvoice(id) })
const own = (subscriptionId: string | null) => ({
  billing: { ...NO_BILLING, version: 3, customerId: 'cus_1', subscriptionId, dueAt: periodEnd },
  subscription: { ...NO_SUBSCRIPTION, plan: 'pro' as const, planActivatedAt: now, planExpiresAt: periodEnd },
})
const decided = (subscriptions: readonly ProviderSubscription[], known: string | null) =>
  decideMerged({ id: 'cus_1', card: null, subscriptions, setups: [], hasPaid: true }, own(known), now)

test('the subscription in effect is cancelled without a refund; one that came later is refunded first', () => {
  const { subscription, billing, writes } = decided(
    [paid('sub_old'), paid('sub_late'), paid('sub_over', 'canceled')],
    'sub_old',
  )
  expect(writes).toEqual([
    { kind: 'cancel_subscription', subscriptionId: 'sub_old', why: 'superfluous' },
    { kind: 'refund', paymentId: 'pi_sub_late', invoiceId: 'in_sub_late' },
    { kind: 'cancel_subscription', subscriptionId: 'sub_late', why: 'superfluous' },
  ])
  expect([subscription, billing.dueAt, billing.subscriptionId]).toEqual([NO_SUBSCRIPTION, null, 'sub_old'])
})

test('once all subscriptions have ended there is nothing to write, and no access', () => {
  expect(decided([paid('sub_old', 'canceled')], 'sub_old')).toMatchObject({
    writes: [],
    claimCard: null,
    subscription: { plan: null },
  })
})
