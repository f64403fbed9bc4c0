import { NO_BILLING } from '#functions/billing/model.ts'
import { syncSubscription } from '#functions/billing/subscription/sync-subscription.ts'
import { depsOf } from '#platform/lambda/deps.ts'
import { checkoutServices } from '#functions/services/payments.ts'
import type { PlanId } from '#shared/catalog/plans.ts'
import { stripeClient } from '#vendors/stripe/stripe-client.ts'
import { LOCAL_CLIENTS } from './emulators.ts'

interface Sample {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly planId: PlanId
}

/**
 * Opens a subscription paid with a test card, so that it can be cancelled, reactivated and changed. Does
 * nothing with a real Stripe account.
 */
export async function subscribeSample(userId: string, sample: Sample): Promise<void> {
  const { STRIPE_API_HOST: host, STRIPE_API_PORT: port } = process.env
  if (host === undefined || port === undefined) return
  const deps = depsOf(checkoutServices)
  const { billing } = await deps.billings.read(userId)
  if (billing.customerId !== null) return
  const { email, firstName, lastName, planId } = sample
  const key = `sample:${userId}`
  const customerId = await deps.checkouts.openCustomer(
    { userId, email, name: `${firstName} ${lastName}` },
    `${key}:customer`,
  )
  const place = { host, port: Number(port), protocol: 'http' } as const
  const stripe = stripeClient({ secretKey: LOCAL_CLIENTS.stripe.secretKey, place })
  const { id: cardId } = await stripe.paymentMethods.attach('pm_card_visa', { customer: customerId })
  const order = { userId, customerId, planId, promotionCodeId: null, couponId: null, trial: false }
  await deps.checkouts.openSubscription({ ...order, attemptId: 'sample', cardId }, `${key}:subscription`)
  await deps.billings.write(
    userId,
    billing.version,
    { ...NO_BILLING, customerId },
    { newCustomer: customerId },
  )
  await syncSubscription(userId, deps)
}
