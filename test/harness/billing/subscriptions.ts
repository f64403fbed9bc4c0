import type { LatestInvoice, ProviderSubscription } from '#functions/billing/model.ts'

export const invoice: LatestInvoice = {
  id: 'in_1',
  status: 'paid',
  total: 0,
  amountPaid: 0,
  createdAt: new Date('2026-03-01T08:00:00.000Z'),
  payment: null,
  clientSecret: null,
  payUrl: null,
  nextTryAt: null,
  paidAt: null,
}

export const paidInvoice = (id: string): LatestInvoice => ({
  ...invoice,
  id: `in_${id}`,
  total: 12_900,
  amountPaid: 12_900,
  payment: { id: `pi_${id}`, status: 'succeeded' },
})

/** A subscription to Pro as the provider shows it, without a trial. */
export const subscribed = (
  changed: Partial<ProviderSubscription> & Pick<ProviderSubscription, 'status' | 'createdAt' | 'periodEnd'>,
): ProviderSubscription => ({
  id: 'sub_1',
  planId: 'pro',
  nextPlanId: null,
  trialStart: null,
  trialEnd: null,
  cancelAt: null,
  pause: null,
  card: null,
  pendingSetupId: null,
  latestInvoice: invoice,
  attemptId: 'attempt_1',
  promotionCodeId: null,
  freeForever: false,
  discount: null,
  namedPlan: null,
  waiting: null,
  ...changed,
})
