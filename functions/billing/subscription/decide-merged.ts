import { rollback, ended, type Decision, type Own } from './decide.ts'
import type { ProviderCustomer } from '../model.ts'
import { isOver } from './current-subscription.ts'

/**
 * Decides for an account that was merged into another: nobody signs in to it any more, so nothing may be
 * charged for it. The subscription in effect is cancelled; one that came later, from a payment page that was
 * still open, is cancelled and refunded.
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
