import { rollback, ended, type Decision, type Own } from './decide.ts'
import type { ProviderCustomer } from '../model.ts'
import { isOver } from './current-subscription.ts'

/**
 * What becomes of an account that was made part of another: nobody signs in to it any more, so nothing may be
 * charged for it. What was in effect is ended; what came after, from a payment page that was still open
 * somewhere, is ended and paid back.
 */
export function decideMerged(
  customer: ProviderCustomer,
  { billing, subscription }: Own,
  now: Date,
): Decision {
  const { version: _, ...kept } = billing
  const living = customer.subscriptions.filter((one) => !isOver(one))
  return {
    subscription: ended(subscription, now),
    billing: { ...kept, attempt: null, paymentProblem: null, dueAt: null },
    claimCard: null,
    writes: living.flatMap((one) =>
      rollback(one, customer, 'superfluous').filter(
        ({ kind }) => kind !== 'refund' || one.id !== kept.subscriptionId,
      ),
    ),
  }
}
