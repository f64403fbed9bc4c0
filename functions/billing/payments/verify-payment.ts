import type { Service } from '#functions/services/needs.ts'
import { AppError } from '#platform/app-error.ts'
import { allowanceAt } from '#functions/account/allowance.ts'
import type { UserActor } from '#platform/actor.ts'
import { ERRORS } from '#shared/catalog/error-codes.ts'
import type { PaymentVerified } from '#shared/models/billing.ts'
import { syncSubscription, type SyncSubscriptionDeps } from '../subscription/sync-subscription.ts'
import type { Billing, PaymentTrace } from '../model.ts'

interface Claim {
  /** Id of a Checkout session, an intent or a subscription, from the return URL. */
  readonly sessionId: string
  readonly userId?: string | undefined
  readonly email?: string | undefined
}

const SENTENCES = {
  trial_refused:
    'This card was used for a free trial before, so no new trial starts. Nothing was charged. Choose your plan again to subscribe without a trial.',
  declined: ERRORS.payment_declined.message,
  action_required: 'Your bank asks you to confirm the payment. Open the checkout again to do so.',
  processing: 'Your bank is still working on the payment. Look again in a few minutes.',
  failed: 'Payment verification failed',
} as const satisfies Record<NonNullable<PaymentVerified['problem']>, string>

/**
 * Looks an id up at the provider and syncs the account behind it. Allowed for that account's own session; or,
 * without a session, for a caller who knows a completed Checkout session together with the user it was opened
 * for and their email address. The outcome that a URL claims is never trusted. Throws AppError not_found
 * (also for another user's payment), unavailable.
 */
export async function verifyPayment(
  actor: UserActor | null,
  claim: Claim,
  deps: SyncSubscriptionDeps & { readonly traces: Service<'traces'> },
): Promise<PaymentVerified> {
  const trace = await deps.traces.trace(claim.sessionId)
  if (trace === null || trace.customerId === null) throw new AppError('not_found')
  const userId = await deps.billings.userOf(trace.customerId)
  if (userId === null) throw new AppError('not_found')
  const { account } = await deps.billings.read(userId)
  if (account === null || !isOwn(actor, claim, trace, { userId, email: account.email }))
    throw new AppError('not_found')
  const { billing, subscription } = await syncSubscription(userId, deps)
  const allowance = allowanceAt(subscription, deps.clock.now())
  const user = actor === null ? null : { email: account.email }
  if (allowance.kind !== 'none')
    return {
      success: true,
      user,
      message: allowance.kind === 'trial' ? 'Your free trial is active.' : 'Your subscription is active.',
      problem: null,
    }
  const problem = problemOf(trace, billing)
  return { success: false, user, message: SENTENCES[problem], problem }
}

function isOwn(
  actor: UserActor | null,
  claim: Claim,
  { checkout }: PaymentTrace,
  owner: { userId: string; email: string },
): boolean {
  if (actor !== null) return actor.userId === owner.userId
  if (checkout === null || !checkout.complete || checkout.userId !== owner.userId) return false
  return claim.userId === owner.userId && claim.email?.toLowerCase() === owner.email.toLowerCase()
}

function problemOf(
  { status }: PaymentTrace,
  { trialRefused, paymentProblem }: Billing,
): NonNullable<PaymentVerified['problem']> {
  if (status === 'processing') return 'processing'
  if (paymentProblem !== null) return paymentProblem
  return status === 'succeeded' && trialRefused !== null ? 'trial_refused' : 'failed'
}
