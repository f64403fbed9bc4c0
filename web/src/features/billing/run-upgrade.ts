import type { Stripe, StripeElements } from '@stripe/stripe-js'
import type { PlanId } from '#shared/catalog/plans.ts'
import { updatePaymentMethod, upgradePlan } from '#shared/contracts/subscription.ts'
import { call } from '#web/lib/api/api-client.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { retryWhileBusy } from '#web/lib/payments/retry-while-busy.ts'
import { isDone, ProviderRefusal } from '#web/lib/payments/payment-reason.ts'
import { paths } from '#web/lib/paths.ts'
import { loadPayments } from '#web/lib/payments/stripe.ts'
import { UPGRADE } from './texts.ts'

export interface Order {
  readonly plan: PlanId
  readonly couponCode: string | null
  /** Id of the preview whose price the user confirmed; null when a whole month is charged. */
  readonly prorationAt: string | null
}

export interface NewCard {
  readonly stripe: Stripe
  readonly elements: StripeElements
}

/** A failed step of an upgrade, with a message for the user. */
export class UpgradeFailure extends Error {
  override name = 'UpgradeFailure'
}

/** Saves the card of the form without charging it. Throws ProviderRefusal, UpgradeFailure. */
export async function saveCard({ stripe, elements }: NewCard, signal: AbortSignal): Promise<void> {
  if (elements.getElement('payment') === null) throw new UpgradeFailure(UPGRADE.formNotReady)
  const typed = await elements.submit()
  if (typed.error) throw new ProviderRefusal(typed.error)
  signal.throwIfAborted()
  const returnUrl = new URL(paths.setupReturn, window.location.origin).href
  const { error, setupIntent } = await stripe.confirmSetup({
    elements,
    confirmParams: { return_url: returnUrl },
    redirect: 'if_required',
  })
  if (error && !isDone(error)) throw new ProviderRefusal(error)
  if (!error && setupIntent.status !== 'succeeded') throw new UpgradeFailure(UPGRADE.setupFailed)
  signal.throwIfAborted()
  // If this call fails, the server finds the card itself when it charges.
  await call(updatePaymentMethod, { body: {}, signal }).catch(() => undefined)
}

/**
 * Charges the saved card. If the bank asks, the cardholder confirms, and the server is called again. Throws
 * ApiError, ProviderRefusal, UpgradeFailure.
 */
export async function charge({ plan, couponCode, prorationAt }: Order, signal: AbortSignal): Promise<void> {
  const body = {
    plan,
    ...(couponCode === null ? {} : { couponCode }),
    ...(prorationAt === null ? {} : { prorationAt }),
  }
  // Repeating the call is safe: an upgrade is charged only once.
  const request = () => retryWhileBusy(() => call(upgradePlan, { body, signal }), signal)
  const first = await request()
  signal.throwIfAborted()
  if (first.success) return
  if (!first.requiresAction || first.clientSecret === null)
    throw new UpgradeFailure(first.error ?? UPGRADE.upgradeFailed)
  await authenticate(first.clientSecret)
  signal.throwIfAborted()
  const second = await request()
  if (!second.success)
    throw new UpgradeFailure(
      second.error ?? (second.requiresAction ? UPGRADE.authenticationFailed : UPGRADE.upgradeFailed),
    )
}

async function authenticate(clientSecret: string): Promise<void> {
  const stripe = await loadPayments().catch(() => {
    throw new UpgradeFailure(UPGRADE.authenticationFailed)
  })
  const { error, paymentIntent } = await stripe.handleNextAction({ clientSecret })
  if (error && !isDone(error))
    throw new UpgradeFailure(`${UPGRADE.authenticationFailed}. ${new ProviderRefusal(error).message}`)
  if (
    !error &&
    paymentIntent !== undefined &&
    paymentIntent.status !== 'succeeded' &&
    paymentIntent.status !== 'processing'
  )
    throw new UpgradeFailure(UPGRADE.authenticationFailed)
}

/** The message at the button after a failure. */
export function errorText(error: unknown): string {
  if (error instanceof UpgradeFailure || error instanceof ProviderRefusal) return error.message
  if (error instanceof ApiError) return error.problem?.message ?? UPGRADE.failed.description
  return UPGRADE.failed.description
}
